"""What is hidden from whom.  EW-INFO"""

from __future__ import annotations

from nunatak.engine import Chance, Json, JsonObject, canonical
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import at, do, due, given, told, winter, wolf

HIDDEN: JsonObject = wolf(
    hand=["elder", "c1-01"], deck=["brave", "hunter"], eclipse=["scout"], buried=["crafter"], discard=["shaman"]
)


def deals(s: WinterState, seat: int | None) -> list[WinterState]:
    chance = Chance(7)
    return [winter().redeal(s, seat, chance) for _ in range(30)]


def test_decks_are_hidden_from_everyone_ew_info_1_ew_info_4() -> None:
    """EW-INFO-1, EW-INFO-4: of the own deck one knows what is in it, not in which order."""
    s = given({"players": HIDDEN}, {"players": 2, "glacier_tokens": True, "rest_tokens": True})
    for seat in (0, 1, None):
        others = deals(s, seat)
        assert len({tuple(other.animal_deck) for other in others}) > 5
        assert len({tuple(other.culture_deck[0]) for other in others}) > 5
        assert len({tuple(other.tokens) for other in others}) > 5
        assert len({tuple(other.rest_stack) for other in others}) > 5
        assert all(other.rest_stack[0] == s.rest_stack[0] for other in others)
    assert len({tuple(other.deck[0]) for other in deals(s, 0)}) == 2
    assert at(s.view(0), "players.0.deck") == ["hunter", "brave"]


def test_own_cards_ew_info_2() -> None:
    """EW-INFO-2"""
    s = given({"players": HIDDEN})
    mine, theirs = at(s.view(0), "players.0"), at(s.view(1), "players.0")
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    for pile, cards in (("hand", ["elder", "c1-01"]), ("eclipse", ["scout"]), ("buried", ["crafter"])):
        assert mine[pile] == cards
        assert pile not in theirs
        assert pile not in _player(s.view(None))
    assert all(other.hand[0] == s.hand[0] and other.buried[0] == s.buried[0] for other in deals(s, 0))
    assert len({tuple(other.hand[0]) for other in deals(s, 1)}) > 3


def _player(view: JsonObject) -> JsonObject:
    player = at(view, "players.0")
    assert isinstance(player, dict)
    return player


def test_public_numbers_ew_info_3() -> None:
    """EW-INFO-3"""
    player = _player(given({"players": HIDDEN}).view(None))
    expected: dict[str, Json] = {
        "hand_size": 2, "deck_size": 2, "eclipse_size": 1, "buried_size": 1, "discard": ["shaman"],
    }  # fmt: skip
    assert {key: player[key] for key in expected} == expected
    for key in ("food", "tools", "vp", "animals", "tipped", "chief", "side", "above"):
        assert key in player


def test_only_the_number_of_buried_cards_ew_info_5() -> None:
    """EW-INFO-5: but who has seen a card go does not imagine it elsewhere."""
    s = given(due(["bury", 2], players=wolf(hand=["elder", "hunter"], discard=["scout"], deck=["brave"])))
    do(s, "bury card=scout from=discard", "bury card=elder from=hand")
    assert _player(s.view(1))["buried_size"] == 2
    public = [event for event in told(s) if event.seats is None and event.kind == "buried"]
    assert [event.facts.get("card") for event in public] == ["scout", None]
    for other in deals(s, 1):
        assert other.buried[0][0] == s.buried[0][0]


def test_cards_seen_coming_stay_in_hand() -> None:
    """A culture card taken openly is not imagined in a deck, until cards leave the hand unseen."""
    s = given(
        due(
            ["take culture", 1], players=wolf(hand=["elder", "hunter"], deck=["brave"] * 2), culture={"open": ["c1-05"]}
        )
    )
    do(s, "take_culture card=c1-05")
    assert all(12 in other.hand[0] for other in deals(s, 1))


def test_private_events_are_private() -> None:
    s = given(due(["draw", 1], players=wolf(deck=["brave"], hand=[])))
    do(s, "draw")
    events = told(s)
    assert [event.kind for event in events if event.seen_by(1)] == ["drew"]
    assert [event.kind for event in events if event.seen_by(0)] == ["drew", "drew_cards"]
    assert [event.kind for event in events if event.seen_by(None)] == ["drew"]


def test_a_view_tells_nothing_more() -> None:
    s = given({"players": HIDDEN})
    for seat in (0, 1, None):
        for other in deals(s, seat):
            assert canonical(other.view(seat)) == canonical(s.view(seat))
