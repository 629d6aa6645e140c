"""Play ends; what is listed can be done, what is not listed cannot; nothing gets lost on the way."""

from __future__ import annotations

import re

import pytest

from nunatak.conformance.cases import LONGEST, Case, Walk, picture, play_on
from nunatak.engine import ActionError, Refusal, State, canonical
from nunatak.text import Texts

TEXTS = Texts()


def random_play_ends(case: Case, walk: Walk) -> None:
    state = case.game().new(case.options(), walk.deal)
    assert play_on(state, walk.chooser()) < LONGEST
    assert state.is_over()
    assert state.asked() is None
    assert state.to_decide() == -1
    assert state.legal() == []


def the_end_has_scores_and_winners(case: Case, walk: Walk) -> None:
    state = case.game().new(case.options(), walk.deal)
    assert state.winners() == []
    play_on(state, walk.chooser())
    scores, winners = state.scores(), state.winners()
    assert len(scores) == state.seats()
    assert winners == sorted(set(winners))
    if case.all_or_nobody():
        assert winners in ([], [*range(state.seats())])
    else:
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)


def nothing_can_be_done_after_the_end(case: Case, walk: Walk) -> None:
    state = case.game().new(case.options(), walk.deal)
    play_on(state, walk.chooser())
    before = picture(state)
    for action in range(0, case.game().space.size, 37):
        with pytest.raises(Refusal):
            state.apply(action)
    assert picture(state) == before


def legal_answers_are_well_formed(case: Case, walk: Walk) -> None:
    """Never empty, no duplicates, inside the space, the same however often and on whichever copy one asks."""
    state = case.game().new(case.options(), walk.deal)
    size, chooser = case.game().space.size, walk.chooser()
    while not state.is_over():
        legal = state.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        assert min(legal) >= 0
        assert max(legal) < size
        assert state.options() == legal == state.legal() == state.copy().options()
        sensible = state.sensible()
        assert sensible
        assert [action for action in legal if action in sensible] == sensible
        assert 0 <= state.to_decide() < state.seats()
        state.apply(chooser.choice(legal))


def every_listed_action_applies(case: Case, walk: Walk) -> None:
    """At every seventh decision each answer is tried on a copy; the pieces are all there afterwards."""
    game = case.game()
    state, chooser = game.new(case.options(), walk.deal), walk.chooser()
    pieces = game.inventory(state)
    made = walk.stop
    while not state.is_over():
        if made % 7 == 0:
            for action in state.legal():
                copy = state.copy()
                copy.apply(action)
                assert game.inventory(copy) == pieces, game.space.text(action)
                assert copy.is_over() or copy.legal(), game.space.text(action)
        state.apply(chooser.choice(state.legal()))
        made += 1


def components_are_conserved(case: Case, walk: Walk) -> None:
    game = case.game()
    state, chooser = game.new(case.options(), walk.deal), walk.chooser()
    pieces = game.inventory(state)
    while not state.is_over():
        state.apply(chooser.choice(state.legal()))
        assert game.inventory(state) == pieces


def a_few_unlisted_actions_are_refused_everywhere(case: Case, walk: Walk) -> None:
    game = case.game()
    state, chooser = game.new(case.options(), walk.deal), walk.chooser()
    for _ in range(60):
        if state.is_over():
            return
        before = picture(state)
        for action in {chooser.below(game.space.size) for _ in range(6)} - set(state.legal()):
            check_refused(case, state, action)
        assert picture(state) == before
        state.apply(chooser.choice(state.legal()))


def every_unlisted_action_is_refused(case: Case, walk: Walk) -> None:
    """All of the space at one decision, and numbers outside of it."""
    state = walk.state(case)
    legal = set(state.legal())
    before, seen = picture(state), canonical(state.view(state.to_decide()))
    for action in range(case.game().space.size):
        if action not in legal:
            check_refused(case, state, action)
    for action in (-1, case.game().space.size, 2**40):
        with pytest.raises((Refusal, ActionError)):
            state.apply(action)
    assert picture(state) == before
    assert canonical(state.view(state.to_decide())) == seen
    assert set(state.legal()) == legal


def check_refused(case: Case, state: State, action: int) -> None:
    """Refused under a rule of this game, with a reason that there are words for."""
    text = case.game().space.text(action)
    with pytest.raises(Refusal) as caught:
        state.apply(action)
    refusal = caught.value
    assert re.fullmatch(re.escape(case.game().prefix) + r"(-[A-Z][A-Z0-9]*)+-\d+[a-z]?", refusal.rule), text
    assert not TEXTS.say(refusal.reason, **refusal.facts).startswith("["), refusal.reason
    assert canonical(refusal.data())
