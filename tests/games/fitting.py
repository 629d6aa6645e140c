"""Whether plain data are exactly what a type says: no field more, none fewer, each of its own type."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, Union, get_args, get_origin, is_typeddict

from nunatak.server.describe import fields_of, required


def misfits(data: object, hint: Any, where: str = "") -> list[str]:
    """Where the data are not of that type, with the path; nothing when they fit."""
    if isinstance(hint, ForwardRef):
        return []  # plain data of any kind
    if hint in (bool, int, float, str, NoneType):
        # A truth value is no number here, though Python counts it among them.
        return [] if type(data) is hint else [f"{where}: {data!r} is not {hint.__name__}"]
    if is_typeddict(get_origin(hint) or hint):
        return _misfits_of_fields(data, hint, where)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [] if data in arguments and type(data) is str else [f"{where}: {data!r} is none of {arguments}"]
    if origin in (Union, UnionType):
        tried: list[list[str]] = []
        for argument in arguments:
            if not _says_something_else(data, argument):
                tried.append(misfits(data, argument, where))
                if not tried[-1]:
                    return []
        return [f"{where}: {data!r} is none of {arguments}", *max(tried, key=len, default=[])]
    if origin is list and isinstance(data, list):
        return [found for i, item in enumerate(data) for found in misfits(item, arguments[0], f"{where}[{i}]")]
    if origin is tuple and isinstance(data, list | tuple) and len(data) == len(arguments):
        pairs = enumerate(zip(data, arguments, strict=True))
        return [found for i, (item, argument) in pairs for found in misfits(item, argument, f"{where}[{i}]")]
    if origin is dict and isinstance(data, dict):
        return [found for key, item in data.items() for found in misfits(item, arguments[1], f"{where}.{key}")]
    return [f"{where}: {data!r} is not {hint}"]


def _says_something_else(data: object, hint: Any) -> bool:
    """Whether the data are of another kind at first sight: a field is none of the words that it may be."""
    if not isinstance(data, dict) or not is_typeddict(get_origin(hint) or hint):
        return False
    return any(name in data and data[name] not in words for name, words in _words_of(hint))


@cache
def _words_of(hint: Any) -> list[tuple[str, tuple[str, ...]]]:
    return [(name, get_args(field)) for name, field in fields_of(hint).items() if get_origin(field) is Literal]


@cache
def _fields_of(hint: Any) -> tuple[dict[str, Any], set[str]]:
    """The fields of a typed dictionary, and those of them that are always there."""
    return fields_of(hint), required(hint)


def _misfits_of_fields(data: object, hint: Any, where: str) -> list[str]:
    called = (get_origin(hint) or hint).__name__
    if not isinstance(data, dict):
        return [f"{where}: {data!r} is no {called}"]
    fields, needed = _fields_of(hint)
    found = [f"{where}.{name}: {called} has no such field" for name in data if name not in fields]
    found += [f"{where}.{name}: missing" for name in needed if name not in data]
    for name, item in data.items():
        if name in fields:
            found += misfits(item, fields[name], f"{where}.{name}")
    return found
