"""The words that stand for themselves in views, events and the catalogue."""

from __future__ import annotations

from typing import Literal, TypeAlias

ArtifactType: TypeAlias = Literal["achievement", "exalted", "philosophical", "obliteration", "harmony"]
# Of a tile: the prismatic artifact is of no type.
ArtifactKind: TypeAlias = Literal["achievement", "exalted", "philosophical", "obliteration", "harmony", "prismatic"]
Guild: TypeAlias = Literal["navigators", "incandescents", "striders", "providers", "alchemists", "cryoarchitects"]
Landscape: TypeAlias = Literal["blank", "tunnel", "fault", "nunatak", "base_camp", "flake"]
LevelName: TypeAlias = Literal["snow", "surface", "intermediate", "deep", "edifice"]
RequestKind: TypeAlias = Literal[
    "prismatic2",
    "tri_anima",
    "tri_two_types",
    "either2",
    "forms",
    "mono_anima",
    "duo_anima",
    "any_anima",
    "two_types",
    "three_types",
]
DecreeKind: TypeAlias = Literal[
    "type_anima",
    "rp_tokens",
    "study_tokens",
    "type_sets",
    "forms",
    "anima_one",
    "anima_two",
    "prismatics",
    "unique",
    "validated",
    "duos_trios",
]
Means: TypeAlias = Literal["slot", "token", "gem"]
TriggerToken: TypeAlias = Literal["none", "blessing", "light", "light_turned", "dark", "dark_turned"]
Mode: TypeAlias = Literal["competitive", "solo", "cooperative"]
ObjectiveName: TypeAlias = Literal["artifacts", "requests", "request_rp", "edifice"]
# The first edition has only one kind of camp.
CampName: TypeAlias = Literal["own", "white", "rebuild", "neutral"]
