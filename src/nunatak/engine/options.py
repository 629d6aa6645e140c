"""The choices before a game starts: players, variants, modules."""

from __future__ import annotations

from typing import TypeAlias

from nunatak.engine.errors import OptionError
from nunatak.engine.json import Json

Options: TypeAlias = "dict[str, Json]"


class Option:
    """One choice. Its label and explanation are messages `<game>-option-<name>` and `...-<name>-help`."""

    def __init__(self, name: str, default: Json) -> None:
        self.name = name
        self.default = default

    def check(self, value: Json) -> Json:
        """The value, when the option can take it; an OptionError that says what it can take otherwise."""
        raise NotImplementedError

    def data(self) -> dict[str, Json]:
        """The option as plain data, for menus."""
        raise NotImplementedError

    def parse(self, text: str) -> Json:
        """A value written on a command line."""
        raise NotImplementedError


class Flag(Option):
    """A variant or module that is on or off."""

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def check(self, value: Json) -> Json:
        if not isinstance(value, bool):
            raise OptionError(self.name, "wrong-flag", got=repr(value))
        return value

    def data(self) -> dict[str, Json]:
        return {"name": self.name, "type": "flag", "default": self.default}

    def parse(self, text: str) -> Json:
        words: dict[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if text.lower() not in words:
            raise OptionError(self.name, "wrong-flag", got=repr(text))
        return words[text.lower()]


class Number(Option):
    """A whole number in a range."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def check(self, value: Json) -> Json:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise OptionError(self.name, "wrong-whole", low=self.low, high=self.high, got=repr(value))
        return value

    def data(self) -> dict[str, Json]:
        return {"name": self.name, "type": "number", "default": self.default, "low": self.low, "high": self.high}

    def parse(self, text: str) -> Json:
        return self.check(int(text) if text.lstrip("-").isdigit() else text)


class Choice(Option):
    """One of a few named values."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        super().__init__(name, default)
        self.values = values

    def check(self, value: Json) -> Json:
        if not isinstance(value, str) or value not in self.values:
            raise OptionError(self.name, "wrong-one-of", known=", ".join(self.values), got=repr(value))
        return value

    def data(self) -> dict[str, Json]:
        values: list[Json] = [*self.values]
        return {"name": self.name, "type": "choice", "default": self.default, "values": values}

    def parse(self, text: str) -> Json:
        return self.check(text)


class PerSeat(Option):
    """A different value for every seat, in seat order; an empty list (the default) leaves the choice to the game."""

    def __init__(self, name: str, values: list[str]) -> None:
        none: list[Json] = []
        super().__init__(name, none)
        self.values = values

    def check(self, value: Json) -> Json:
        if not isinstance(value, list):
            raise OptionError(self.name, "wrong-list", got=repr(value))
        for i, item in enumerate(value):
            if not isinstance(item, str) or item not in self.values:
                raise OptionError(f"{self.name}[{i}]", "wrong-one-of", known=", ".join(self.values), got=repr(item))
            if item in value[:i]:
                raise OptionError(f"{self.name}[{i}]", "wrong-taken", got=item)
        return value

    def data(self) -> dict[str, Json]:
        values: list[Json] = [*self.values]
        return {"name": self.name, "type": "per_seat", "default": self.default, "values": values}

    def parse(self, text: str) -> Json:
        items: list[Json] = [part.strip() for part in text.split(",") if part.strip()]
        return self.check(items)


def complete(options: list[Option], given: Options) -> Options:
    """The given options checked one by one, the missing ones at their defaults."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise OptionError(name, "wrong-no-option", known=", ".join(sorted(known)))
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
