"""Whether plain data are exactly what a type says: no field more, none fewer, each of its own type."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

# By typed dictionary: its fields, and those of them that are always there.
_fields: dict[Any, tuple[dict[str, Any], set[str]]] = {}


def misfits(data: object, hint: Any, where: str = "") -> list[str]:
    """Where the data are not of that type, with the path; nothing when they fit."""
    if isinstance(hint, ForwardRef):
        return []  # plain data of any kind
    if hint in (bool, int, float, str, NoneType):
        # A truth value is no number here, though Python counts it among them.
        return [] if type(data) is hint else [f"{where}: {data!r} is not {hint.__name__}"]
    if is_typeddict(hint):
        return _misfits_of_fields(data, hint, where)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [] if data in arguments and type(data) is str else [f"{where}: {data!r} is none of {arguments}"]
    if origin in (Union, UnionType):
        tried = [misfits(data, argument, where) for argument in arguments]
        return [] if [] in tried else [f"{where}: {data!r} is none of {arguments}", *max(tried, key=len)]
    if origin is list and isinstance(data, list):
        return [found for i, item in enumerate(data) for found in misfits(item, arguments[0], f"{where}[{i}]")]
    if origin is tuple and isinstance(data, list | tuple) and len(data) == len(arguments):
        pairs = enumerate(zip(data, arguments, strict=True))
        return [found for i, (item, argument) in pairs for found in misfits(item, argument, f"{where}[{i}]")]
    if origin is dict and isinstance(data, dict):
        return [found for key, item in data.items() for found in misfits(item, arguments[1], f"{where}.{key}")]
    return [f"{where}: {data!r} is not {hint}"]


def _misfits_of_fields(data: object, hint: Any, where: str) -> list[str]:
    if not isinstance(data, dict):
        return [f"{where}: {data!r} is no {hint.__name__}"]
    if hint not in _fields:
        extras = get_type_hints(hint, include_extras=True)
        needed = {name for name, field in extras.items() if get_origin(field) is not NotRequired}
        _fields[hint] = get_type_hints(hint), needed
    fields, needed = _fields[hint]
    found = [f"{where}.{name}: {hint.__name__} has no such field" for name in data if name not in fields]
    found += [f"{where}.{name}: missing" for name in needed if name not in data]
    for name, item in data.items():
        if name in fields:
            found += misfits(item, fields[name], f"{where}.{name}")
    return found
