"""Nobody sees, by view, list, preview, prompt or event, what is hidden from him."""

from __future__ import annotations

from nunatak.conformance.cases import Case, Walk, picture, play_on, viewers
from nunatak.engine import Json, State, Witness, canonical

DEALS = 3


def a_view_is_the_same_in_every_imagined_deal(case: Case, walk: Walk) -> None:
    """For every seat and for a spectator. What everybody may see, each seat sees too."""
    state = walk.state(case)
    chance = walk.chooser()
    for seat in viewers(state):
        seen, public = canonical(state.view(seat)), canonical(state.view(None))
        for _ in range(DEALS):
            other = state.imagine(seat, chance)
            assert canonical(other.view(seat)) == seen
            assert canonical(other.view(None)) == public


def the_question_is_the_same_in_every_imagined_deal(case: Case, walk: Walk) -> None:
    """Answers, prompt and previews of the seat that decides."""
    state = walk.state(case)
    asked = question(state)
    chance = walk.chooser()
    for _ in range(DEALS):
        assert question(state.imagine(state.to_decide(), chance)) == asked


def answers_lead_to_the_same_story_in_every_imagined_deal(case: Case, walk: Walk) -> None:
    """An answer that discloses nothing tells everybody the same in every deal, and leaves the same view.

    One that does disclose something may differ only from there on; its first difference must have that excuse.
    """
    state = walk.state(case)
    chance = walk.chooser()
    for action in {chance.choice(state.legal()) for _ in range(4)}:
        real, told = resolve(state, action)
        for seat in viewers(state):
            other = state.imagine(seat, chance)
            if seat != state.to_decide() and action not in other.legal():
                continue
            imagined, imagined_told = resolve(other, action)
            if real.disclosed == state.disclosed:
                assert story(imagined_told, seat) == story(told, seat)
                assert canonical(imagined.view(seat)) == canonical(real.view(seat))
                assert imagined.disclosed == other.disclosed
            elif story(imagined_told, seat) != story(told, seat):
                assert imagined.disclosed > other.disclosed


def equal_views_mean_equal_answers(case: Case, walk: Walk) -> None:
    """Whoever is asked sees all that the list of answers depends on, the question included."""
    state, chooser = walk.state(case), walk.chooser()
    listed: dict[bytes, list[int]] = {}
    for _ in range(12):
        if state.is_over():
            return
        following = [state]
        for action in state.legal()[:5]:
            other = state.copy()
            other.apply(action)
            if not other.is_over():
                following.append(other)
        for each in following:
            seen = canonical(each.view(each.to_decide()))
            assert listed.setdefault(seen, each.legal()) == each.legal()
        state.apply(chooser.choice(state.legal()))


def imagining_touches_nothing(case: Case, walk: Walk) -> None:
    state = walk.state(case)
    before, pieces = picture(state), case.game().inventory(state)
    chance = walk.chooser()
    for seat in viewers(state):
        other = state.imagine(seat, chance)
        assert other.witness is None
        assert case.game().inventory(other) == pieces
        play_on(other, chance, 25)
        assert picture(state) == before


def imagining_deals_anew(case: Case, walk: Walk) -> None:
    """Where something is hidden at the start of a game, many deals are not all the same; where nothing is, they are."""
    state = case.game().new(case.options(), walk.deal)
    chance = walk.chooser()
    for seat in viewers(state):
        deals = [state.imagine(seat, chance) for _ in range(8)]
        assert (len({hidden(deal) for deal in deals}) > 1) == case.game().hidden
        assert all(deal.chance.word != state.chance.word for deal in deals)


def chance_and_seed_never_show(case: Case, walk: Walk) -> None:
    state = walk.state(case)
    seed, word = walk.deal, state.chance.word
    secrets = [form for number in (seed, word) for form in (f"{number}", f"{number:x}")]
    shown = [canonical(state.view(seat)).decode() for seat in viewers(state)] + [question(state).decode()]
    shown += [canonical(event.data()).decode() for event in resolve(state, state.legal()[0])[1].events]
    for text in shown:
        assert not any(secret in text for secret in secrets)


def question(state: State) -> bytes:
    """All that the seat to decide is shown of its question."""
    asked = state.asked()
    assert asked is not None
    legal: list[Json] = [*state.legal()]
    previews: list[Json] = [state.preview(action) for action in state.legal()]
    return canonical([asked.name, asked.seat, state.prompt(), legal, previews])


def resolve(state: State, action: int) -> tuple[State, Witness]:
    """The state after an answer, and who heard it."""
    copy = state.copy()
    copy.witness = Witness()
    copy.apply(action)
    return copy, copy.witness


def story(witness: Witness, seat: int | None) -> bytes:
    """The events that a seat may know of."""
    told: list[Json] = [event.data() for event in witness.events if event.seen_by(seat)]
    return canonical(told)


def hidden(state: State) -> bytes:
    """The state without the generator, which differs in any case."""
    position = state.position()
    position.pop("chance")
    return canonical(position)
