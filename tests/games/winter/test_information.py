"""What is hidden from whom.  EW-INFO"""

from __future__ import annotations

from nunatak.engine import Chance, Json, JsonObject, Play, Record, canonical
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import at, column, do, due, given, told, winter, wolf

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


def test_what_was_shown_cannot_be_taken_back_ew_cult_2() -> None:
    """EW-CULT-2: a further culture card is shown before its price is paid, and undo stops there."""
    s = given({"players": wolf(hand=["c1-01", "c1-02", "elder"], shown=["c1-01", "elder"])})
    play = Play(s.game(), Record("winter", s.agreed.rules, s.agreed.options, ["wolf", "bison"], 1), s, [])
    for action, undoable in (("play card=c1-01", True), ("play card=c1-02", False), ("discard card=elder", True)):
        play.act(0, s.game().space.parse_text(action))
        assert play.can_undo(0) == undoable, action  # the others had seen the Elder and the first card come to hand


def test_a_further_culture_card_that_all_know_is_no_news_ew_cult_2() -> None:
    """EW-CULT-2"""
    s = given({"players": wolf(hand=["c1-01", "c1-02", "elder"], shown=["c1-01", "c1-02", "elder"])})
    before = s.disclosed
    do(s, "play card=c1-01", "play card=c1-02")
    assert (s.disclosed, s.shown[0].count(9)) == (before, 1)
    do(s, "discard card=elder")
    assert (s.disclosed, s.shown[0]) == (before, [])


def test_a_card_that_nobody_had_seen_is_news() -> None:
    """EW-INFO-2: playing it, discarding it, drawing another; burying it face down is not."""
    for position, answer, news in (
        (column("hunt", "top", players=wolf(hand=["elder"])), "play card=elder", 1),
        (column("hunt", "top", players=wolf(hand=["elder"], shown=["elder"])), "play card=elder", 0),
        (due(["draw", 1], players=wolf(deck=["brave"], hand=[])), "draw", 1),
        (due(["draw", 1], players=wolf(deck=["brave"], hand=[])), "instead of=draw take=food", 0),
        (due(["bury", 1], players=wolf(hand=["elder"])), "bury card=elder from=hand", 0),
    ):
        s = given(position)
        before = s.disclosed
        do(s, answer)
        assert s.disclosed == before + news, answer


def test_what_others_could_do_follows_from_their_imagined_hand_ew_info_2() -> None:
    """EW-INFO-2: whoever watches imagines other answers with other cards, never those of the true hand."""
    s = given(column("hunt", "top", players=wolf(hand=["elder"], deck=["brave", "hunter", "scout"])))
    true = s.legal()
    others = deals(s, 1)
    assert all(other.legal() == other.options() for other in others)
    assert any(other.legal() != true for other in others)


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
