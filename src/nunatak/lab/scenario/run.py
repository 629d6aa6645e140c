"""Carrying out scenarios and comparing what came of them with what they expect."""

from __future__ import annotations

from nunatak.engine import (
    ActionError,
    Event,
    Game,
    Json,
    JsonObject,
    OptionError,
    Play,
    PositionError,
    Record,
    Refusal,
    State,
    Witness,
    canonical,
)
from nunatak.engine.errors import PlacedError
from nunatak.games import game_names, load_game
from nunatak.lab.scenario.match import Missing, look_up, matches, show
from nunatak.lab.scenario.model import Attempt, Given, Mismatch, Outcome, Scenario, ScenarioError, Scene, Then
from nunatak.lab.scenario.seats import seat_names, seat_number
from nunatak.text import Texts


def run_scenario(scenario: Scenario, texts: Texts | None = None) -> Outcome:
    """Plays a scenario. Raises ScenarioError when it asks for something that does not exist."""
    return Outcome(scenario, _Run(scenario, texts or Texts()).failures())


class _Run:
    """One scenario on its way: the game being played and what has gone wrong so far."""

    def __init__(self, scenario: Scenario, texts: Texts) -> None:
        self.scenario = scenario
        self.texts = texts
        self.play = self._begin(scenario.given)
        self.game = self.play.game
        self.found: list[Mismatch] = []

    def failures(self) -> list[Mismatch]:
        """The expectations that do not hold; a refused action ends the scenario, as the rest would mean nothing."""
        for stage in self.scenario.stages:
            events: list[Event] = []
            for act in stage.when:
                seat, action = self._resolve(act)
                try:
                    events += self.play.act(seat, action)
                except Refusal as refusal:
                    why = self.texts.refusal(refusal)
                    self._fail(act.where, self.game.space.text(action), self._say("refused", why=why))
                    return self.found
            self._check(stage, stage.then, events)
        return self.found

    def _begin(self, given: Given) -> Play:
        name = self.scenario.game
        try:
            game = load_game(name, given.pack or None)
        except KeyError:
            raise self._error("game", "wrong-no-game", got=repr(name), known=", ".join(game_names())) from None
        except PlacedError as error:
            raise self._error(f"given.pack: {error.where}", error.reason, **error.facts) from None
        try:
            state = _state(game, given)
        except OptionError as error:
            raise self._error(f"given.options.{error.where}", error.reason, **error.facts) from None
        except PositionError as error:
            raise self._error(f"given.position.{error.where}", error.reason, **error.facts) from None
        state.witness = Witness()
        record = Record(game.name, game.rules_version, {}, [""] * state.seats(), given.seed)
        return Play(game, record, state, [])

    def _resolve(self, act: Attempt) -> tuple[int, int]:
        """The seat and the number of an action."""
        try:
            action = self.game.space.parse(act.action)
        except ActionError as error:
            raise self._error(f"{act.where}: {error.where}", error.reason, **error.facts) from None
        if act.seat is None:
            return self.play.state.to_decide(), action
        seat = seat_number(self.play.state, act.seat)
        if seat is None:
            names = ", ".join(seat_names(self.play.state))
            raise self._error(f"{act.where}.seat", "wrong-unknown", got=repr(act.seat), known=names)
        return seat, action

    def _check(self, stage: Scene, then: Then, events: list[Event]) -> None:
        if then.values:
            self._check_values(stage, then)
        self._check_legal(stage, then)
        for forbidden in then.illegal:
            self._check_refused(forbidden.act, forbidden.rule)
        self._check_events(stage, then, events)

    def _check_values(self, stage: Scene, then: Then) -> None:
        state = self.play.state
        data = _subject(state)
        for path, expected in then.values:
            root, _, rest = path.partition(".")
            if root in ("to_decide", "winners"):
                expected = _seats_as_numbers(state, expected)
            elif root == "scores" and (seat := seat_number(state, rest)) is not None:
                path = f"scores.{seat}"
            try:
                got = look_up(data, path)
            except Missing as missing:
                raise self._error(f"{stage.where}then.values.{path}", missing.reason, **missing.facts) from None
            if not matches(expected, got):
                self._fail(f"{stage.where}then.values.{path}", show(expected), show(got))

    def _check_legal(self, stage: Scene, then: Then) -> None:
        listed = self.play.state.legal()
        for act in then.legal:
            seat, action = self._resolve(act)
            if seat != self.play.state.to_decide() or action not in listed:
                why = self._say("not-turn")
                if seat == self.play.state.to_decide():
                    why = self.texts.refusal(self.play.state.refuse(action))
                legal = self._say("is-legal", action=self.game.space.text(action))
                self._fail(act.where, legal, self._say("refused", why=why))
        if then.only_legal is not None:
            self._check_exactly(f"{stage.where}then.only_legal", then.only_legal, listed)
        for kind, acts in then.only_of_kind.items():
            where = f"{stage.where}then.only_legal.{kind}"
            if kind not in self.game.space.by_name:
                raise self._error(where, "wrong-no-such", known=", ".join(self.game.space.by_name))
            of_kind = [action for action in listed if self.game.space.by_name[kind].has(action)]
            self._check_exactly(where, acts, of_kind)

    def _check_exactly(self, where: str, acts: list[Attempt], listed: list[int]) -> None:
        expected = {self._resolve(act)[1] for act in acts}
        if expected != set(listed):
            self._fail(where, self._spell(sorted(expected)), self._spell(listed))

    def _check_refused(self, act: Attempt, rule: str) -> None:
        """Refused under that rule, and nothing changed."""
        seat, action = self._resolve(act)
        expected = self._say("is-refused", action=self.game.space.text(action), rule=rule)
        before = canonical(self.play.state.position())
        if seat == self.play.state.to_decide() and action in self.play.state.legal():
            self._fail(act.where, expected, self._say("is-legal", action=self.game.space.text(action)))
            return
        try:
            self.play.act(seat, action)
        except Refusal as refusal:
            if refusal.rule != rule:
                self._fail(act.where, expected, self._say("refused", why=self.texts.refusal(refusal)))
        if canonical(self.play.state.position()) != before:
            self._fail(act.where, self._say("unchanged"), self._say("changed"))

    def _check_events(self, stage: Scene, then: Then, events: list[Event]) -> None:
        """Each expected event after the one before it; others may lie between."""
        told: list[Json] = [event.data() for event in events]
        at = 0
        for i, event in enumerate(then.events):
            expected: JsonObject = dict(event)
            if "seat" in expected:
                expected["seat"] = _seats_as_numbers(self.play.state, expected["seat"])
            while at < len(told) and not matches(expected, told[at]):
                at += 1
            if at == len(told):
                self._fail(f"{stage.where}then.events[{i}]", show(expected), show(told))
                return
            at += 1

    def _spell(self, actions: list[int]) -> str:
        return "; ".join(self.game.space.text(action) for action in actions) or self._say("no-action")

    def _say(self, part: str, **facts: Json) -> str:
        return self.texts.say(f"cli-scenario-{part}", **facts)

    def _fail(self, where: str, expected: str, got: str) -> None:
        self.found.append(Mismatch(where, expected, got))

    def _error(self, where: str, reason: str, **facts: Json) -> ScenarioError:
        return ScenarioError(f"{self.scenario.place()}: {where}", reason, **facts)


def _state(game: Game, given: Given) -> State:
    if given.whole is not None:
        return game.from_position(given.whole)
    state = game.new(game.complete_options(given.options), given.seed)
    return game.amend(state, given.position) if given.position else state


def _subject(state: State) -> JsonObject:
    """What paths lead into: the position, and beside it what the engine says about every game."""
    asked = state.asked()
    scores: list[Json] = [*state.scores()]
    winners: list[Json] = [*state.winners()]
    return {
        **state.position(),
        "scores": scores,
        "winners": winners,
        "to_decide": None if asked is None else asked.seat,
        "over": asked is None,
        "asked": None if asked is None else asked.name,
    }


def _seats_as_numbers(state: State, expected: Json) -> Json:
    if isinstance(expected, list):
        return [_seats_as_numbers(state, item) for item in expected]
    seat = seat_number(state, expected)
    return expected if seat is None else seat
