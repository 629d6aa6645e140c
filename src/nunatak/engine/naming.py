"""Things by where they can be imported from: `package.module:Name`."""

from __future__ import annotations

import importlib


def thing_at(path: str) -> object:
    """What a path of the form `package.module:Name` leads to; its module is imported when it is asked for."""
    module, _, name = path.partition(":")
    found: object = getattr(importlib.import_module(module), name)
    return found
