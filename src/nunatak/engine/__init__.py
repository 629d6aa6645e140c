"""What every game is made of.

A game is a stack of small questions. `Game` deals a `State`; the state lists the legal answers to the question
on top of its stack, applies one, and tells each seat what it may see. Everything else in the house (bots, table
server, laboratory, command line) is written against the names exported here and knows no game.
"""

from nunatak.engine.actions import ActionError, ActionSpace, Kind
from nunatak.engine.agreement import Agreement
from nunatak.engine.chance import Chance
from nunatak.engine.codec import StepCodec, StepForm
from nunatak.engine.encoding import Axis, Cells, Encoder, Layout
from nunatak.engine.errors import DataError, OptionError, PlacedError, PositionError, RecordError, Refusal
from nunatak.engine.events import Event, Witness
from nunatak.engine.game import Game
from nunatak.engine.game_of import GameOf
from nunatak.engine.json import Json, JsonObject, canonical, over, parse_json
from nunatak.engine.observer import Observer
from nunatak.engine.options import Option, Options
from nunatak.engine.outcome import rewards
from nunatak.engine.play import Mark, Play
from nunatak.engine.reading import Reader
from nunatak.engine.record import Move, Record
from nunatak.engine.replay import Replay
from nunatak.engine.state import State
from nunatak.engine.step import Asked, Step

__all__ = [
    "ActionError",
    "ActionSpace",
    "Agreement",
    "Asked",
    "Axis",
    "Cells",
    "Chance",
    "DataError",
    "Encoder",
    "Event",
    "Game",
    "GameOf",
    "Json",
    "JsonObject",
    "Kind",
    "Layout",
    "Mark",
    "Move",
    "Observer",
    "Option",
    "OptionError",
    "Options",
    "PlacedError",
    "Play",
    "PositionError",
    "Reader",
    "Record",
    "RecordError",
    "Refusal",
    "Replay",
    "State",
    "Step",
    "StepCodec",
    "StepForm",
    "Witness",
    "canonical",
    "over",
    "parse_json",
    "rewards",
]
