"""What games tell a page: the types of their views, catalogues and events, from the annotations of those who write.

Read from the sources: a compiled package has forgotten them.
"""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any, Literal, get_args, get_origin, get_overloads, get_type_hints

from nunatak.engine.state import State
from nunatak.games.ice.telling import IceTelling
from nunatak.games.ice.types import words as ice_words
from nunatak.games.ice.types.catalogue import FirstCatalogue, SecondCatalogue
from nunatak.games.ice.types.question import FirstQuestion, SecondQuestion
from nunatak.games.ice.types.steps import FirstBegun, SecondBegun
from nunatak.games.ice.types.view import FirstView, SecondView
from nunatak.games.roam.telling import RoamTelling
from nunatak.games.roam.types import words as roam_words
from nunatak.games.roam.types.catalogue import RoamCatalogue
from nunatak.games.roam.types.question import RoamBegun, RoamQuestion
from nunatak.games.roam.types.view import RoamView
from nunatak.games.winter.telling import WinterTelling
from nunatak.games.winter.types import words as winter_words
from nunatak.games.winter.types.catalogue import WinterCatalogue
from nunatak.games.winter.types.question import WinterBegun, WinterQuestion
from nunatak.games.winter.types.view import WinterView


class Told:
    """The types of one game. `family` names the file that the page's types go to; editions share one.

    The words that stand for themselves, and the unions that are given, keep their names there.
    """

    def __init__(
        self,
        family: str,
        view: Any,
        catalogue: Any,
        telling: type[State],
        words: ModuleType,
        unions: dict[str, Any],
    ) -> None:
        self.family = family
        self.view = view
        self.catalogue = catalogue
        self.events = facts_by_kind(telling)
        self.aliases = {name: hint for name, hint in vars(words).items() if get_origin(hint) is Literal}
        self.aliases.update(unions)


def facts_by_kind(telling: type[State]) -> dict[str, Any]:
    """The facts of each kind of event, as the variants of `tell` declare them."""
    facts: dict[str, Any] = {}
    if not isinstance(telling.tell, FunctionType):
        # Compiled.
        return facts
    for variant in get_overloads(telling.tell):
        hints: dict[str, Any] = get_type_hints(variant)
        for kind in get_args(hints["kind"]):
            facts[kind] = hints["facts"]
    return facts


def told_by_games() -> dict[str, Told]:
    """By the name of the game."""
    first = {"FirstQuestion": FirstQuestion, "FirstBegun": FirstBegun}
    second = {"SecondQuestion": SecondQuestion, "SecondBegun": SecondBegun}
    roam = {"RoamQuestion": RoamQuestion, "RoamBegun": RoamBegun}
    winter = {"WinterQuestion": WinterQuestion, "WinterBegun": WinterBegun}
    return {
        "ice1": Told("ice", FirstView, FirstCatalogue, IceTelling, ice_words, first),
        "ice2": Told("ice", SecondView, SecondCatalogue, IceTelling, ice_words, second),
        "roam": Told("roam", RoamView, RoamCatalogue, RoamTelling, roam_words, roam),
        "winter": Told("winter", WinterView, WinterCatalogue, WinterTelling, winter_words, winter),
    }
