"""Types of plain data as JSON Schema: typed dictionaries with all their fields, lists, unions, words."""

from __future__ import annotations

import inspect
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import (
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

_PLAIN: dict[Any, dict[str, Any]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}


class Described:
    """Schemas by name: of typed dictionaries as they are met, and of words and unions that have a name of their own."""

    def __init__(self, aliases: dict[str, Any]) -> None:
        self.names = {hint: name for name, hint in aliases.items()}
        self.named: dict[str, Any] = {}

    def describe(self, hint: Any) -> dict[str, Any]:
        """What data of this type look like; what has a name is referred to by it."""
        if isinstance(hint, ForwardRef):
            return {}  # plain data of any kind, a type that contains itself
        if hint in _PLAIN:
            return _PLAIN[hint]
        if is_typeddict(hint):
            name: str = hint.__name__
            if name not in self.named:
                self.named[name] = {}  # so that a type which contains itself comes to an end
                self.named[name] = self.fields(hint)
            return {"$ref": f"#/$defs/{name}"}
        arguments = get_args(hint)
        origin = get_origin(hint)
        if is_typeddict(origin):
            return self.fields(hint)
        if origin is Literal:
            return self.under_its_name(hint, {"enum": [*arguments]})
        if origin is list:
            return {"type": "array", "items": self.describe(arguments[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.describe(argument) for argument in arguments]}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.describe(arguments[1])}
        if origin in (Union, UnionType):
            return self.union(hint)
        raise TypeError(f"{hint!r} is no type of plain data")

    def union(self, hint: Any) -> dict[str, Any]:
        """One of several; one with a name keeps it when nothing is a possibility as well."""
        arguments = get_args(hint)
        something: Any = reduce(or_, [argument for argument in arguments if argument is not NoneType])
        if something != hint and something in self.names:
            return {"anyOf": [self.describe(something), _PLAIN[NoneType]]}
        return self.under_its_name(hint, {"anyOf": [self.describe(argument) for argument in arguments]})

    def under_its_name(self, hint: Any, told: dict[str, Any]) -> dict[str, Any]:
        """A reference, if this type has a name."""
        name = self.names.get(hint)
        if name is None:
            return told
        self.named[name] = told
        return {"$ref": f"#/$defs/{name}"}

    def fields(self, hint: Any) -> dict[str, Any]:
        """A typed dictionary: exactly its fields, which of them are always there, and what it says of itself."""
        told: dict[str, Any] = {
            "type": "object",
            "properties": {name: self.describe(field) for name, field in fields_of(hint).items()},
            "required": sorted(required(hint)),
            "additionalProperties": False,
        }
        words = inspect.cleandoc((get_origin(hint) or hint).__doc__ or "")
        return {"description": words, **told} if words else told


def required(hint: Any) -> set[str]:
    """The fields of a typed dictionary that are always there."""
    fields = get_type_hints(get_origin(hint) or hint, include_extras=True).items()
    return {name for name, field in fields if get_origin(field) is not NotRequired}


def fields_of(hint: Any) -> dict[str, Any]:
    """The fields of a typed dictionary, those of generic ones with their arguments filled in."""
    origin = get_origin(hint) or hint
    fields: dict[str, Any] = get_type_hints(origin)
    for base in getattr(origin, "__orig_bases__", ()):
        if is_typeddict(get_origin(base)):
            fields.update(fields_of(base))
    given = dict(zip(getattr(origin, "__parameters__", ()), get_args(hint), strict=True))
    return {name: _filled(field, given) for name, field in fields.items()}


def _filled(field: Any, given: dict[Any, Any]) -> Any:
    if isinstance(field, TypeVar):
        return given.get(field, field)
    open_ones = getattr(field, "__parameters__", ())
    return field[tuple(given.get(one, one) for one in open_ones)] if open_ones else field
