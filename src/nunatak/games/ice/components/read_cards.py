"""Reads the card tables, and checks what they count."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.ice.components.cards import Decree, LogbookCard, Request
from nunatak.games.ice.components.provenance import provenance
from nunatak.games.ice.components.words import DECREE_KINDS, FORMS, LANDSCAPES, REQUEST_KINDS, TYPES, TYPES_LISTED
from nunatak.games.ice.types.catalogue import IceGuild
from nunatak.games.ice.types.words import Guild, RequestKind


def read_requests(table: Reader, names: list[RequestKind]) -> list[Request]:
    """The request cards; a kind lists as many types as it needs."""
    kinds: dict[str, int] = {name: i for i, name in enumerate(REQUEST_KINDS) if name in names}
    types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
    found: list[Request] = []
    for item in table.field("request").items():
        kind = item.field("kind").one_of(kinds)
        listed = [part.one_of(types) for part in item.field("types").items()]
        if len(listed) != TYPES_LISTED[kind]:
            raise item.field("types").fail("wrong-count-only", count=TYPES_LISTED[kind])
        terms = table.field("kinds").field(REQUEST_KINDS[kind])
        if kind == FORMS:
            by_forms = terms.field("reward_by_forms")
            rewards = [by_forms.field(str(n)).number(0, 99) for n in (1, 2, 3)]
        else:
            rewards = [terms.field("reward").number(0, 99)]
        name = item.field("id").text()
        copies = item.field("copies").number(0, 54)
        origin = provenance(item.field("provenance"))
        found.append(Request(name, kind, listed, rewards, copies, origin))
    total = sum(request.copies for request in found)
    table.field("meta").field("total_cards").number(total, total)
    table.field("meta").field("distinct_cards").number(len(found), len(found))
    return found


def read_decrees(table: Reader) -> list[Decree]:
    """The decree cards, each with the rates of its kind."""
    kinds: dict[str, int] = {name: i for i, name in enumerate(DECREE_KINDS)}
    types: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
    fields = [["rp_per_anima"], ["rp_per_token"], ["rp_per_token"], ["rp_for_5_types", "rp_for_4_types"]]
    fields += [["rp_for_3_forms", "rp_for_2_forms"], ["rp_per_artifact"], ["rp_per_artifact"], ["rp_per_artifact"]]
    fields += [["rp_per_pair"], ["rp_per_request"], ["rp_for_3_forms", "rp_for_2_forms"]]
    found: list[Decree] = []
    for item in table.field("decree").items():
        kind = item.field("kind").one_of(kinds)
        artifact = item.field("type").one_of(types) if item.has("type") else -1
        rates = [item.field(key).number(0, 99) for key in fields[kind]]
        found.append(Decree(item.field("id").text(), kind, artifact, rates, provenance(item.field("provenance"))))
    table.field("meta").field("total_cards").number(len(found), len(found))
    return found


def read_first_steps(table: Reader) -> list[int]:
    """The decrees of a first game, where they are marked.  ICE1-DEC-2"""
    items = table.field("decree").items()
    return [i for i, item in enumerate(items) if item.has("first_steps") and item.field("first_steps").flag()]


def read_logbook(table: Reader) -> list[LogbookCard]:
    """The logbook cards."""
    icons: dict[str, int] = {name: i for i, name in enumerate(LANDSCAPES)}
    found = [
        LogbookCard(
            item.field("id").text(),
            item.field("name").text(),
            item.field("does").text(),
            item.field("count").number(1, 9),
            item.field("on").text(),
            item.field("setup_icon").one_of(icons) if item.has("setup_icon") else -1,
            provenance(item.field("effect_provenance")),
        )
        for item in table.field("card").items()
    ]
    table.field("meta").field("total_cards").number(len(found), len(found))
    return found


def read_guilds(table: Reader, names: list[Guild]) -> tuple[list[int], int, list[IceGuild]]:
    """Starting RP by guild, those of First Steps, and the guilds as plain data."""
    starting: list[int] = []
    told: list[IceGuild] = []
    for name, item in zip(names, table.field("guild").items(), strict=True):
        if item.field("id").text() != name:
            raise item.field("id").fail("wrong-order", wanted=name)
        starting.append(item.field("starting_rp").number(0, 35))
        origin = provenance(item.field("starting_rp_provenance"))
        told.append({"id": name, "name": item.field("name").text(), "rp": starting[-1], "provenance": origin})
    return starting, table.field("meta").field("first_steps_starting_rp").number(0, 35), told
