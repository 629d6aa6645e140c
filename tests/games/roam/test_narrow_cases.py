"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from nunatak.engine import Json, JsonObject
from nunatak.games.roam.ability import START
from nunatak.games.roam.actions import PLACE
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.steps.placing import ChooseAnchor, has_anchor
from tests.games.roam.table import BASIC, FULL, do, given, refused, roam


def test_what_can_be_used_without_leaving_the_question_roam_art_8() -> None:
    """ROAM-ART-8, ROAM-ABIL-COIN-1: at the start what may be used there, later only a coin."""
    abilities = given(FULL).abilities.known
    aside = [ability.name for ability in abilities if ability.is_aside(True)]
    assert aside == [ability.name for ability in abilities if START in ability.moments]
    assert [ability.name for ability in abilities if ability.is_aside(False)] == ["coin"]


def test_where_an_adventurer_might_search_is_shown_while_there_are_tokens_roam_tok_3() -> None:
    """ROAM-TOK-3: without a token nothing lands anywhere."""
    s = given(BASIC)
    sent = s.legal()[0]
    assert s.preview(sent)["anchors"]
    s.supply[0] = 0
    assert s.preview(sent)["anchors"] == []


STRANDED: JsonObject = {
    "slots": ["loc-31", None, None, None, None, None],
    "deck": [],
    "tokens": {"r0c0": ["red"]},
}


def alone(**fields: Json) -> JsonObject:
    """Blue has one adventurer awake, whose pattern fits only turned."""
    asleep: list[Json] = [{"card": f"start-blue-{i}", "awake": False} for i in (1, 2, 3)]
    return {**STRANDED, "players": {"blue": {"artifacts": ["art-13"], "party": [*asleep, "loc-11"], **fields}}}


def test_whoever_places_nothing_has_skipped_nothing_roam_place_9() -> None:
    """ROAM-PLACE-9, ROAM-TOK-3, ROAM-ABIL-REPLACE-2: then no square is filled or replaced, but the actions go on."""
    s = given(FULL, alone())
    do(s, "activate card=loc-11", "place_nothing")
    step = s.asked()
    assert isinstance(step, Acting)
    assert (step.place, step.skipped, step.empty) == (-1, 0, 0)
    s = given(FULL, alone())
    s.supply[0] = 0
    do(s, "activate card=loc-11")
    step = s.asked()
    assert isinstance(step, Acting)
    assert (step.place, step.skipped, step.empty) == (-1, 0, 0)


def test_nobody_asks_where_a_pattern_lands_that_cannot_be_turned_roam_place_9() -> None:
    """ROAM-PLACE-9, ROAM-TURN-3: without ROTATE nothing is placed at once, and nothing can be placed afterwards."""
    s = given(FULL, alone(artifacts=[]))
    do(s, "activate card=loc-11")
    assert isinstance(s.asked(), Acting)
    assert refused(s, "place_nothing") == "ROAM-TURN-3"


def test_an_anchor_is_found_exactly_where_one_is_offered_roam_pat_5() -> None:
    """ROAM-PAT-5, ROAM-PLACE-9: for every adventurer, from both sides of the table, however often it is turned."""
    s = given(FULL, {"slots": ["loc-31", "loc-30", None, "loc-29", None, None], "deck": []})
    for seat in range(2):
        for card in range(len(CARD_NAMES)):
            found = [has_anchor(s, seat, card, turns) for turns in range(4)]
            offered = [ChooseAnchor(seat, card, turns, False).options(s) for turns in range(4)]
            assert found == [any(PLACE.has(action) for action in actions) for actions in offered]


def test_the_versions_of_the_rules_roam_end_5() -> None:
    """ROAM-END-5 is what the second version has changed; there was none before the first."""
    game = roam()
    assert [version for version in range(4) if game.knows_rules(version)] == [1, 2]
