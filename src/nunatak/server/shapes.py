"""The plain types of a table as msgspec knows them: for checking bytes from outside, and for the schema.

A message is defined once, as a dataclass in `nunatak.table`; its shape here is made from that, with the limits that the
dataclass names. What is sent needs no shape: msgspec writes a dataclass down as it is.
"""

from __future__ import annotations

import functools
import operator
import types
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from nunatak.table.limits import Between, Long
from nunatak.table.messages import ClientMessage, ServerMessage

TAG = "type"


@functools.cache
def shape(plain: type, *, strict: bool) -> Any:
    """The msgspec type with the fields of a dataclass; a strict one refuses fields that it does not know."""
    hints = get_type_hints(plain, include_extras=True)
    own = {field.name: field for field in fields(plain)}
    tag = str(own.pop(TAG).default) if TAG in own else None
    return msgspec.defstruct(
        plain.__name__,
        [(name, shaped(hints[name], strict), default_of(field)) for name, field in own.items()],
        namespace={"__doc__": plain.__doc__, "made_from": plain},
        module=__name__,
        frozen=True,
        tag_field=None if tag is None else TAG,
        tag=tag,
        forbid_unknown_fields=strict,
    )


def shaped(hint: Any, strict: bool) -> Any:
    """A type with the shapes of the dataclasses in it, and with limits in msgspec's own words."""
    if is_dataclass(hint):
        return shape(hint, strict=strict)  # type: ignore[arg-type]  # it is a class, not one of its objects
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[shaped(arguments[0], strict), limited(arguments[1])]
    if origin in (Union, types.UnionType):
        return functools.reduce(operator.or_, (shaped(argument, strict) for argument in arguments))
    if origin in (list, dict, tuple):
        return origin[tuple(shaped(argument, strict) for argument in arguments)]
    return hint


def limited(limit: Between | Long) -> msgspec.Meta:
    """A limit as msgspec checks it."""
    if isinstance(limit, Between):
        return msgspec.Meta(ge=limit.low, le=limit.high)
    return msgspec.Meta(min_length=limit.least or None, max_length=limit.most)


def default_of(field: Field[Any]) -> Any:
    """What a field holds when nothing is said."""
    if field.default_factory is not MISSING:
        return msgspec.field(default_factory=field.default_factory)
    return msgspec.NODEFAULT if field.default is MISSING else field.default


def plain(value: Any) -> Any:
    """What was read into a shape, as the dataclass that the shape was made from."""
    if isinstance(value, msgspec.Struct):
        return value.made_from(*(plain(part) for part in msgspec.structs.astuple(value)))  # type: ignore[attr-defined]
    return [plain(item) for item in value] if isinstance(value, list) else value


ClientShapes = shaped(ClientMessage, strict=True)
ServerShapes = shaped(ServerMessage, strict=False)
