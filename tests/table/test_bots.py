"""Whose bot is asked, what it is asked, when its answer counts, and what becomes of bots that fail."""

from __future__ import annotations

import pytest

from nunatak.bots.envelope import unseal
from nunatak.bots.house import levels_of
from nunatak.engine import Chance, Record, Replay
from nunatak.games import game_names, load_game
from nunatak.table import Chronicle, Dealt, Times
from nunatak.table.effects import Alarm, Append, Ask, CallOff, Effect, Said, StopAsking, Thought, Wake, Written
from nunatak.table.messages import Act, State, Thinking, Undo
from nunatak.table.question import Question
from nunatak.table.turn import KEPT, LEAST_SHARE, SHARE, UNHURRIED, pace_of, seconds_left
from tests.table.carried import Carried, dealt_for, heard_by, thought


def question_in(effects: list[Effect]) -> Question:
    """The one question that a bot is asked."""
    (asked,) = [effect for effect in effects if isinstance(effect, Ask)]
    return asked.question


def until_bot_is_asked(carried: Carried, client: int = 1) -> list[Effect]:
    """A person plays until it is a bot's turn; what follows from the last move."""
    begun = len(carried.effects)
    while not any(isinstance(effect, Ask) for effect in carried.effects[begun:]):
        begun = len(carried.effects)
        carried.act(client)
    return carried.effects[begun:]


def test_a_bot_is_asked_when_its_seat_has_to_decide() -> None:
    carried = Carried(dealt_for("greedy", "here", first="1"), minds=False)
    question = question_in(carried.effects)
    assert (question.bot, question.seat, question.decision) == ("greedy", 0, 0)
    assert question.observer.legal() == carried.table.chronicle.play.state.legal()


def test_nobody_is_asked_while_a_person_decides_or_after_the_end() -> None:
    assert not any(isinstance(e, Ask) for e in Carried(dealt_for("here", "greedy", first="1")).effects)
    played = Carried(dealt_for("random", "random"))
    assert played.asked() == -1
    assert played.table.idle()


@pytest.mark.parametrize("game", game_names())
def test_bots_play_a_whole_game_that_replays_from_its_log(game: str) -> None:
    carried = Carried(dealt_for("random", "random", game=game))
    assert carried.table.row.status.asked is None
    again = Chronicle.rebuild(carried.dealt.row, carried.log)
    assert again.play.state.position() == carried.table.chronicle.play.state.position()
    record = Record.from_bytes(carried.table.chronicle.play.record.to_bytes())
    Replay(load_game(game), record).verify()


def test_a_question_holds_an_imagined_deal_and_is_the_same_after_a_restart() -> None:
    carried = Carried(dealt_for("greedy", "here", first="1", artifacts=True), minds=False)
    question = question_in(carried.effects)
    state = carried.table.chronicle.play.state
    told = unseal(question.sealed())
    assert told.view() == state.view(0)
    assert told.imagine(question.imagined.copy()).position() != state.position()
    again = Carried(carried.dealt, minds=False)
    assert question_in(again.effects).sealed() == question.sealed() == question.sealed()
    assert question_in(again.effects).seed == question.seed


def test_every_question_has_its_own_luck() -> None:
    carried = Carried(dealt_for("random", "random"))
    seeds = [effect.question.seed for effect in carried.effects if isinstance(effect, Ask)]
    assert len({*seeds}) == len(seeds) > 10
    assert str(carried.dealt.row.seed) not in {str(seed) for seed in seeds}


def test_a_bots_answer_is_written_and_told_like_a_persons() -> None:
    carried = Carried(dealt_for("greedy", "here", first="1"), minds=False, disk=False)
    carried.join(1, 1)
    answer = thought(question_in(carried.effects))
    (append,) = carried.receive(answer)
    assert isinstance(append, Append)
    assert (append.entry.seat, append.entry.ref) == (0, None)
    assert carried.dealt.chronicle.game.space.parse(append.entry.action or {}) == answer.action
    told = carried.receive(Written())
    assert [message.decision for message in heard_by(1, told) if isinstance(message, State)] == [1]


@pytest.mark.parametrize("stale", [Thought(3, "greedy", 0), Thought(0, "legend", 0)], ids=["decision", "bot"])
def test_the_answer_to_another_question_is_ignored(stale: Thought) -> None:
    carried = Carried(dealt_for("greedy", "here", first="1"), minds=False)
    assert carried.receive(stale) == []
    assert carried.decision() == 0


def test_an_answer_that_comes_after_an_undo_is_ignored() -> None:
    carried = Carried(dealt_for("here", "greedy", first="1"), minds=False)
    carried.join(1, 0)
    answer = thought(question_in(until_bot_is_asked(carried)))
    taken_back = carried.receive(Said(1, Undo(0, carried.decision(), "back")))
    assert any(isinstance(effect, StopAsking) for effect in taken_back)
    assert Thinking(1, False) in heard_by(1, taken_back)
    decision = carried.decision()
    assert carried.receive(answer) == []
    assert carried.decision() == decision


@pytest.mark.parametrize("action", [None, -1, 10**6])
def test_chance_answers_for_a_bot_that_gives_no_legal_answer(action: int | None) -> None:
    carried = Carried(dealt_for("greedy", "here", first="1"), minds=False)
    question = question_in(carried.effects)
    (append, *_) = carried.receive(Thought(0, "greedy", action))
    assert isinstance(append, Append)
    chosen = carried.dealt.chronicle.game.space.parse(append.entry.action or {})
    assert chosen == question.by_chance()
    assert chosen in question.observer.legal()


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    carried = Carried(dealt_for("random", "random", "random"))
    asked = {effect.question.decision: effect.question for effect in carried.effects if isinstance(effect, Ask)}
    assert all(len(question.observer.legal()) > 1 for question in asked.values())
    forced = {*range(carried.decision())} - {*asked}
    assert forced
    again = Chronicle.rebuild(carried.dealt.row, [])
    for entry in carried.log:
        assert (len(again.play.state.legal()) == 1) == (entry.number - 1 in forced)
        again.repeat(entry)


def before_a_forced_answer() -> tuple[Dealt, int]:
    """A table where a move of a person, which can be taken back, leaves a bot no choice; and that move."""
    for seed in range(100):
        dealt = dealt_for("here", "random", seed=seed, first="1")
        chronicle, chance = dealt.chronicle, Chance(seed)
        while not chronicle.over():
            seat, action = chronicle.play.state.to_decide(), chance.choice(chronicle.play.state.legal())
            past = [*chronicle.log]
            chronicle.act(seat, action, None)
            state = chronicle.play.state
            if seat == 0 and state.to_decide() == 1 and len(state.legal()) == 1 and chronicle.can_undo(0):
                dealt.chronicle = Chronicle.rebuild(dealt.row, past)
                return dealt, action
    raise AssertionError("there is no such table")


def test_who_takes_a_move_back_is_not_overtaken_by_a_bot_without_a_choice() -> None:
    dealt, action = before_a_forced_answer()
    carried = Carried(dealt, disk=False)
    carried.join(1, 0)
    decision = carried.decision()
    carried.receive(Said(1, Act(0, decision, action, "there")))
    carried.receive(Said(1, Undo(0, decision + 1, "and back")))
    undone = carried.receive(Written())[-1]
    assert isinstance(undone, Append)
    assert (undone.entry.seat, undone.entry.action, undone.entry.ref) == (0, None, "and back")
    assert not any(isinstance(effect, Append) for effect in carried.receive(Written()))
    # Left alone, the bot moves without being asked.
    carried.receive(Said(1, Act(0, decision + 2, action, "again")))
    forced = carried.receive(Written())
    assert isinstance(forced[-1], Append)
    assert forced[-1].entry.seat == 1
    assert not any(isinstance(effect, Ask) for effect in forced)


@pytest.mark.parametrize("game", game_names())
def test_every_level_has_its_own_pace(game: str) -> None:
    levels = levels_of(game)
    assert [pace_of(level.name, game, None) for level in levels] == [level.pace for level in levels]
    assert pace_of("greedy", game, None) == pace_of("search@10", game, None) == UNHURRIED


@pytest.mark.parametrize("bot", ["random", "visitor", "legend"])
def test_a_pace_for_all_holds_for_every_bot(bot: str) -> None:
    assert pace_of(bot, "roam", 0.25) == 0.25
    assert pace_of(bot, "roam", 0.0) == 0.0


@pytest.mark.parametrize("bot", ["visitor", "legend"])
def test_a_bots_answer_is_held_back_until_its_pace_has_passed(bot: str) -> None:
    carried = Carried(dealt_for(bot, "here", first="1"), Times(), minds=False)
    carried.join(1, 1)
    pace = next(level.pace for level in levels_of("roam") if level.name == bot)
    assert Wake(Alarm("due", 0), pace) in carried.effects
    action = question_in(carried.effects).by_chance()
    assert carried.receive(Thought(0, bot, action)) == []
    assert any(isinstance(effect, Append) for effect in carried.ring(Alarm("due", 0)))
    assert carried.log[0].seat == 0


def test_a_turn_takes_its_time_once_and_its_further_answers_none() -> None:
    """However many small decisions a turn has: people follow them on the page, at the speed they like."""
    carried = Carried(dealt_for("visitor", "here", first="1"), Times(), minds=False)
    carried.join(1, 1)
    question = question_in(carried.effects)
    carried.receive(Thought(0, "visitor", question.by_chance()))
    told = carried.ring(Alarm("due", 0))

    assert carried.asked() == 0
    assert carried.alarms == {}
    further = question_in(told)
    assert isinstance(carried.receive(Thought(further.decision, "visitor", further.by_chance()))[0], Append)


@pytest.mark.parametrize(
    ("spent", "left"), [(0.0, SHARE * (1 - KEPT)), (0.5, SHARE * (0.5 - KEPT)), (1.5, LEAST_SHARE)]
)
def test_what_a_level_has_thought_is_taken_off_the_rest_of_its_turn(spent: float, left: float) -> None:
    """A level promises seconds, and people wait for turns; something is left for every decision."""
    carried = Carried(dealt_for("legend", "here", first="1"), minds=False)
    carried.join(1, 1)
    promised = next(level.seconds for level in levels_of("roam") if level.name == "legend")
    question = question_in(carried.effects)
    assert question.seconds == pytest.approx(SHARE * (1 - KEPT) * promised)
    further = question_in(carried.receive(Thought(0, "legend", question.by_chance(), spent * promised)))
    assert further.seat == 0
    assert further.seconds == pytest.approx(left * promised)


@pytest.mark.parametrize("decisions", [1, 4, 15, 25])
def test_a_turn_keeps_the_seconds_that_its_level_promises_however_many_decisions_it_has(decisions: int) -> None:
    """Every decision takes all the time that it is given."""
    promised = next(level.seconds for level in levels_of("winter") if level.name == "legend")
    spent = 0.0
    for _ in range(decisions):
        left = seconds_left("legend", "winter", spent)
        assert left is not None
        assert left > 0
        spent += left
    assert spent <= promised


def test_whoever_promises_no_seconds_has_no_clock() -> None:
    assert seconds_left("visitor", "roam", 1.0) is None
    assert seconds_left("greedy", "roam", 1.0) is None


def test_an_answer_that_takes_longer_than_the_pace_is_given_at_once() -> None:
    carried = Carried(dealt_for("visitor", "here", first="1"), Times(), minds=False)
    assert carried.ring(Alarm("due", 0)) == []
    action = question_in(carried.effects).by_chance()
    assert isinstance(carried.receive(Thought(0, "visitor", action))[0], Append)


def test_the_pace_of_a_question_that_is_taken_back_is_called_off() -> None:
    carried = Carried(dealt_for("here", "greedy", first="1"), Times(bot=5.0), minds=False)
    carried.join(1, 0)
    until_bot_is_asked(carried)
    due = Alarm("due", carried.decision())
    assert carried.alarms == {due: 5.0}
    assert CallOff(due) in carried.receive(Said(1, Undo(0, carried.decision(), "back")))


def test_thinking_is_announced_once_for_as_long_as_a_bot_is_asked() -> None:
    carried = Carried(dealt_for("random", "here", first="1"), minds=False)
    question = question_in(carried.effects)
    assert carried.join(1, 1)[-1] == Thinking(0, True)
    announced = []
    while carried.asked() == 0:
        told = carried.receive(thought(question))
        announced += [message for message in heard_by(1, told) if isinstance(message, Thinking)]
        question = next((effect.question for effect in told if isinstance(effect, Ask)), question)
    assert carried.decision() > 1
    assert announced == [Thinking(0, False)]
