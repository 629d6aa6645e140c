"""Who knows what: everything is public but the order of two stacks.  ROAM-INFO"""

from __future__ import annotations

from nunatak.engine import Chance, Event, JsonObject, Play, State, Witness, canonical
from tests.games.roam.table import BASIC, FULL, at, do, given, roam

FULL_3: JsonObject = {"players": 3, "first": "1", "artifacts": True, "outpost": True, "towers": True}


def test_everything_on_the_table_is_public() -> None:
    """ROAM-INFO-1, ROAM-COIN-4: a spectator reads it all off the view, sleeping cards and purses included."""
    state = given(
        FULL_3,
        {
            "outpost": "red",
            "tokens": {"r2c1": ["red", "blue"]},
            "players": {
                "blue": {"coins": 7, "artifacts": [{"artifact": "art-01", "ready": False}]},
                "red": {"party": ["start-red-1", "start-red-2", {"card": "start-red-3", "awake": False}]},
            },
        },
    )
    view, position = state.view(None), state.position()
    assert view["tokens"] == {"r2c1": [1, 0]}
    assert view["outpost"] == 1
    assert view["active"] == 0
    assert view["row"] == position["row"]
    for seat, colour in enumerate(("blue", "red", "green")):
        for field in ("coins", "supply", "party", "artifacts", "border"):
            assert at(view, f"players.{seat}.{field}") == at(position, f"players.{colour}.{field}")


def test_bids_are_open() -> None:
    """ROAM-AUC-5, ROAM-INFO-1: everybody sees the auction, the highest bid, and who has still to speak."""
    state = given(
        {"players": 3, "first": "1"},
        {
            "tokens": {f"r{3 + i // 2}c{i % 2}": [colour] for i, colour in enumerate(["blue", "red", "green"] * 2)},
            "players": {colour: {"coins": 5} for colour in ("blue", "red", "green")},
        },
    )
    do(state, "activate card=start-blue-1", "place anchor=r0c4")
    assert state.view(None)["auction"] is None
    do(state, "end_actions")
    assert state.view(2)["auction"] == {"slot": 3, "speaker": 0, "waiting": [1, 2], "highest": None, "leader": 0}
    do(state, "pass", "bid coins=3")
    assert state.view(0)["auction"] == {"slot": 3, "speaker": 2, "waiting": [], "highest": 3, "leader": 1}


def test_points_and_pattern_of_a_location_are_public() -> None:
    """ROAM-INFO-2: the view names the card in each slot, the catalogue says what is printed on it."""
    state = given(BASIC)
    cards = at(roam().catalogue(), "cards")
    assert isinstance(cards, list)
    printed = {str(at(card, "id")): card for card in cards}
    for slot in range(6):
        card = printed[str(at(state.view(None), f"slots.{slot}.card"))]
        assert at(card, "points") == roam().components.points[state.slots[slot]]
        assert at(card, "pattern") == roam().components.cards[state.slots[slot]].pattern


def test_the_next_location_is_known_and_no_other() -> None:
    """ROAM-EX-34, ROAM-INFO-3: all see the top card and how many are left; the second may be any that is hidden."""
    state = roam().new(BASIC, seed=11)
    chooser = Chance(2)
    while not state.is_over():
        deck = [str(name) for name in _list(state, "deck")]
        for seat in (None, 0, 1):
            assert at(state.view(seat), "deck") == {"left": len(deck), "top": deck[0] if deck else None}
        state.apply(chooser.choice(state.legal()))
    start = roam().new(BASIC, seed=11)
    deals = [_list(start.imagine(0, chooser), "deck") for _ in range(400)]
    assert {str(deck[0]) for deck in deals} == {str(_list(start, "deck")[0])}
    assert {str(deck[1]) for deck in deals} == {str(name) for name in _list(start, "deck")[1:]}


def test_the_order_of_the_artifact_stack_is_hidden_its_size_is_not() -> None:
    """ROAM-INFO-4"""
    state = roam().new(FULL, seed=4)
    assert state.view(0)["stack"] == 20
    chance = Chance(9)
    deals = [_list(state.imagine(0, chance), "stack") for _ in range(300)]
    assert {str(stack[0]) for stack in deals} == {str(name) for name in _list(state, "stack")}
    assert all({str(name) for name in stack} == {str(name) for name in _list(state, "stack")} for stack in deals)


def test_there_is_no_private_information() -> None:
    """ROAM-INFO-5: all views say the same; every event is public."""
    play = Play.start(roam(), FULL_3, seed=8)
    chooser = Chance(3)
    told: list[Event] = [*play.dealt]
    while not play.state.is_over():
        views = [play.state.view(seat) for seat in (0, 1, 2, None)]
        assert len({canonical({**view, "seat": None, "question": None}) for view in views}) == 1
        told += play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
    assert all(event.seats is None for event in told)


def test_chance_is_two_shuffles_and_the_choice_of_the_first_player() -> None:
    """ROAM-INFO-5: nothing is drawn once the game has begun."""
    random_first: JsonObject = {"players": 3, "artifacts": True}
    for options, drawn in ((BASIC, 42), (FULL, 42 + 23), (random_first, 42 + 23 + 1)):
        play = Play.start(roam(), options, seed=6)
        assert len(play.record.deal) == drawn
        word, chooser = play.state.chance.word, Chance(1)
        while not play.state.is_over():
            play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
        assert play.state.chance.word == word
        assert not any(move.chance for move in play.record.moves)


def test_events_differ_between_imagined_deals_only_from_the_reveal_on() -> None:
    """ROAM-INFO-3, ROAM-INFO-4: what is hidden first shows in a new artifact or in the second refill of a turn."""
    chooser = Chance(12)
    differed = 0
    for seed in range(12):
        state = roam().new(FULL_3, seed)
        while not state.is_over():
            action = chooser.choice(state.legal())
            real, other = _story(state, action), _story(state.imagine(0, chooser), action)
            refilled = 0
            for event, imagined in zip(real, other, strict=False):
                refilled += event.kind == "refilled"
                if canonical(event.data()) != canonical(imagined.data()):
                    differed += 1
                    assert event.kind == imagined.kind
                    assert event.kind == "artifact_shown" or refilled > 1
                    break
            state.apply(action)
    assert differed > 10


def _story(state: State, action: int) -> list[Event]:
    copy = state.copy()
    copy.witness = Witness()
    copy.apply(action)
    return copy.witness.events


def _list(state: State, field: str) -> list[object]:
    found = state.position()[field]
    assert isinstance(found, list)
    return [*found]
