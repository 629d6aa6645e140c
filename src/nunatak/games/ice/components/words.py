"""The names of things, and their numbers: types, guilds, landscapes, faces.  ICE2-TER-10, ICE2-CMP

What only one edition calls by name stands in its own words.py.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.types.words import ArtifactKind, ArtifactType, DecreeKind, Guild, Landscape, Means, RequestKind

TYPES: Final[list[ArtifactType]] = ["achievement", "exalted", "philosophical", "obliteration", "harmony"]
ACHIEVEMENT: Final = 0
EXALTED: Final = 1
PHILOSOPHICAL: Final = 2
OBLITERATION: Final = 3
HARMONY: Final = 4
PRISMATIC: Final = 5  # a sixth category, a joker
KINDS_OF_ARTIFACT: Final[list[ArtifactKind]] = [*TYPES, "prismatic"]

# The fourth guild is another one in the first edition.
GUILDS: Final[list[Guild]] = ["navigators", "incandescents", "striders", "providers", "cryoarchitects"]
NAVIGATORS: Final = 0
INCANDESCENTS: Final = 1
STRIDERS: Final = 2
CRYOARCHITECTS: Final = 4

LANDSCAPES: Final[list[Landscape]] = ["blank", "tunnel", "fault", "nunatak", "base_camp", "flake"]
TUNNEL: Final = 1
FAULT: Final = 2
NUNATAK: Final = 3
BASE_CAMP: Final = 4
FLAKE: Final = 5  # only in the first edition

# The last face is another one in the first edition.
FACES: Final = [
    "polar_termite_swarm", "boreal_smilodon", "white_spiders", "ice_manta", "rappelling_rope", "ice_yacht", "wreck",
    "expedition_survivors", "storm_whistle", "talisman_achievement", "talisman_exalted", "talisman_philosophical",
    "talisman_obliteration", "talisman_harmony", "explosive_rune", "anima_gem",
]  # fmt: skip
TERMITES: Final = 0
SMILODON: Final = 1
ROPE: Final = 4
SURVIVORS: Final = 7
WHISTLE: Final = 8
TALISMAN: Final = 9  # of the first type; the others follow in the order of TYPES
GEM: Final = 15

# How an effect is triggered.
MEANS: Final[list[Means]] = ["slot", "token", "gem"]
BY_SLOT: Final = 0
BY_TOKEN: Final = 1
BY_GEM: Final = 2

REQUEST_KINDS: Final[list[RequestKind]] = [
    "prismatic2", "tri_anima", "tri_two_types", "either2", "forms", "mono_anima",
    "duo_anima", "any_anima", "two_types", "three_types",  # only in the first edition
]  # fmt: skip
PRISMATIC_TWO: Final = 0
TWO_OF_THREE: Final = 2
EITHER: Final = 3
FORMS: Final = 4
TWO_TYPES: Final = 8
THREE_TYPES: Final = 9
TYPES_LISTED: Final = [0, 3, 3, 2, 1, 1, 2, 5, 2, 3]  # how many types a card of each kind names

DECREE_KINDS: Final[list[DecreeKind]] = [
    "type_anima", "rp_tokens", "study_tokens", "type_sets", "forms",
    "anima_one", "anima_two", "prismatics", "unique", "validated", "duos_trios",
]  # fmt: skip
TYPE_DECREE: Final = 0
RP_DECREE: Final = 1
STUDY_DECREE: Final = 2
SETS_DECREE: Final = 3
FORMS_DECREE: Final = 4
ANIMA_ONE_DECREE: Final = 5
ANIMA_TWO_DECREE: Final = 6
PRISMATIC_DECREE: Final = 7
UNIQUE_DECREE: Final = 8
VALIDATED_DECREE: Final = 9

# Where a leader or a guild camp is when it is on no space.
OWN_SUPPLY: Final = -1
HELD: Final = -2  # taken off an excavated tile, to be put down again
SEEKING: Final = -3  # the Navigators' camp on its way to a refuge

# The activation token of the Incandescents: ready, grey, or on the slot of type (value - ON_SLOT).
GREY: Final = 0
READY: Final = 1
ON_SLOT: Final = 2

# What can be done only once a turn.
FOLLOWED: Final = 1
CRAMPONED: Final = 2
PROVIDED: Final = 4
DISCOUNTED: Final = 8
MOVED: Final = 16
SWITCHED: Final = 32  # the leader led has changed, and nothing has been done with it yet
TURN_FLAGS: Final = ["followed", "cramponed", "provided", "discounted", "moved", "switched"]
