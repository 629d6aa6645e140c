"""Positions and actions for the tests of Endless Winter."""

from __future__ import annotations

from nunatak.engine import Event, Json, JsonObject, Options, Refusal, State, Witness
from nunatak.games import load_game
from nunatak.games.winter.game import Winter
from nunatak.games.winter.state import WinterState

TWO: Options = {"players": 2}
# Round 1, Wolf's turn, stage 1.
WOLF: JsonObject = {"round": 1, "order": ["wolf", "bison"], "active": "wolf"}


def winter(pack: JsonObject | None = None) -> Winter:
    """The game, with a card pack laid over its components."""
    game = load_game("winter", pack)
    assert isinstance(game, Winter)
    return game


def given(
    position: JsonObject | None = None,
    options: Options | None = None,
    pack: JsonObject | None = None,
    seed: int = 1,
) -> WinterState:
    """Wolf's turn of a dealt game with parts of its position set; it tells its story to a witness."""
    game = winter(pack)
    dealt = game.new(TWO if options is None else options, seed)
    order: list[Json] = [dealt.agreed.tribe(seat) for seat in range(dealt.seats())]
    whole: JsonObject = {"round": 1, "order": order, "active": "wolf"}
    whole.update({} if position is None else position)
    s = game.amend(dealt, whole)
    s.witness = Witness()
    return s


def due(*parts: list[Json], seat: str = "wolf", **fields: Json) -> JsonObject:
    """A position in which gains are due to a tribe, in the middle of Wolf's stage 1."""
    gains: list[Json] = [*parts]
    step: JsonObject = {"step": "gains", "seat": seat, "parts": gains}
    return {"steps": [{"step": "culture", "seat": "wolf"}, step], **fields}


def column(name: str, part: str, halves: int = 0, **fields: Json) -> JsonObject:
    """A position in which Wolf's figure stands in a part of a column, with so many halves of labor."""
    return {
        "steps": [{"step": "column", "seat": "wolf", "column": name, "part": part}],
        "acting": {"labor_halves": halves, "at": name},
        **fields,
    }


def wolf(**fields: Json) -> JsonObject:
    """Parts of Wolf's own board."""
    return {"wolf": {**fields}}


def do(state: State, *actions: str) -> None:
    """Makes actions, written as texts."""
    for action in actions:
        state.apply(state.game().space.parse_text(action))


def legal(state: State, kind: str = "") -> list[str]:
    """The legal actions as texts, of one kind if it is named."""
    texts = [state.game().space.text(action) for action in state.legal()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def refused(state: State, action: str) -> str:
    """The rule that forbids an action; fails when it is legal."""
    try:
        state.apply(state.game().space.parse_text(action))
    except Refusal as refusal:
        return refusal.rule
    raise AssertionError(f"{action} is legal")


def at(data: Json, path: str) -> Json:
    """What lies at a path of plain data: `players.wolf.food`."""
    for part in path.split("/" if "/" in path else "."):
        if isinstance(data, list):
            data = data[int(part)]
        else:
            assert isinstance(data, dict)
            data = data[part]
    return data


def told(state: State) -> list[Event]:
    """What happened since the last call."""
    assert state.witness is not None
    return state.witness.take_events()


def kinds(state: State) -> list[str]:
    """The kinds of what happened since the last call."""
    return [event.kind for event in told(state)]


def asked(state: State) -> str:
    """The name of the question."""
    step = state.asked()
    assert step is not None
    return step.name


def end_turn(s: WinterState) -> None:
    """Ends the running turn as quickly as possible."""
    seat, turn = s.to_decide(), (s.round_number, s.turn, s.at)
    while not s.is_over() and s.to_decide() == seat and (s.round_number, s.turn, s.at) == turn and not s.eclipsed:
        choices = legal(s)
        for wanted in ("end_turn", "slide", "close", "decline", "keep_token"):
            if wanted in choices:
                do(s, wanted)
                break
        else:
            do(s, next(text for text in choices if text.startswith("place figure") and "rest" not in text))


def to_eclipse(s: WinterState) -> None:
    """Ends all turns of the round."""
    while not s.eclipsed:
        end_turn(s)


def end_eclipse(s: WinterState) -> None:
    """Declines everything until the eclipse is over."""
    number = s.round_number
    while not s.is_over() and s.round_number == number:
        do(s, "end_step" if "end_step" in legal(s) else "decline")
