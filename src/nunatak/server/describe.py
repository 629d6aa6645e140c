"""Types of plain data as JSON Schema: typed dictionaries with all their fields, lists, unions, words."""

from __future__ import annotations

import inspect
from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

_PLAIN: dict[Any, dict[str, Any]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}


class Described:
    """Schemas by name: of typed dictionaries as they are met, and of words that have a name of their own."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.names = {hint: name for name, hint in words.items()}
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
        if origin is Literal:
            return self.words(hint)
        if origin is list:
            return {"type": "array", "items": self.describe(arguments[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.describe(argument) for argument in arguments]}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.describe(arguments[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.describe(argument) for argument in arguments]}
        raise TypeError(f"{hint!r} is no type of plain data")

    def words(self, hint: Any) -> dict[str, Any]:
        """Words to choose from."""
        told = {"enum": [*get_args(hint)]}
        name = self.names.get(hint)
        if name is None:
            return told
        self.named[name] = told
        return {"$ref": f"#/$defs/{name}"}

    def fields(self, hint: Any) -> dict[str, Any]:
        """A typed dictionary: exactly its fields, which of them are always there, and what it says of itself."""
        told: dict[str, Any] = {
            "type": "object",
            "properties": {name: self.describe(field) for name, field in get_type_hints(hint).items()},
            "required": sorted(required(hint)),
            "additionalProperties": False,
        }
        words = inspect.cleandoc(hint.__doc__ or "")
        return {"description": words, **told} if words else told


def required(hint: Any) -> set[str]:
    """The fields of a typed dictionary that are always there."""
    fields = get_type_hints(hint, include_extras=True).items()
    return {name for name, field in fields if get_origin(field) is not NotRequired}
