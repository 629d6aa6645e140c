"""What was done, in the words that the table uses; in the notation of records where those do not suffice."""

from __future__ import annotations

from nunatak.engine import Game, Json, JsonObject, State
from nunatak.text import Texts

# Under which messages the values of a field have their names, game by game; `*` stands for every other field.
_NAMES: dict[str, dict[str, list[str]]] = {
    "roam": {"owner": ["roam-value-colours"], "slot": ["roam-slot"]},
    "ice": {"with": [], "*": ["ice-page-face", "ice-page-type", "ice-page-guild"]},
    "winter": {
        "species": ["winter-species"],
        "column": ["winter-column"],
        "figure": ["winter-figure"],
        "idol": ["winter-track"],
        "what": ["winter-thing"],
        "of": ["winter-thing"],
        "take": ["winter-thing"],
        "from": ["winter-zone", "winter-board"],
        "to": [],
    },
}


class ActionWords:
    """Says what actions of one game are."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        # Both editions of I C E share their words.
        self.family = "ice" if game.name.startswith("ice") else game.name
        self.printed: dict[str, JsonObject] = {}
        _gather(game.catalogue(), self.printed)

    def say(self, state: State, action: JsonObject) -> str:
        """An action that is legal in a state, as a sentence without its full stop."""
        kind = str(action["kind"])
        preview = state.preview(self.game.space.parse(action))
        facts: JsonObject = {**preview, **action}
        facts.update(self._more(action, preview))
        for key in (f"{self.game.name}-do-{kind}", f"{self.family}-do-{kind}"):
            if self.texts.has(key):
                return self.texts.say(key, **{name: self._name(name, fact) for name, fact in facts.items()})
        return self.notation(action)

    def notation(self, action: JsonObject) -> str:
        """An action as records and scenarios write it in a line."""
        return self.game.space.text(self.game.space.parse(action))

    def _name(self, field: str, fact: Json) -> Json:
        if not isinstance(fact, str | int) or isinstance(fact, bool):
            return fact
        table = _NAMES.get(self.family, {})
        for prefix in table.get(field, table.get("*", [])):
            if self.texts.has(f"{prefix}-{fact}"):
                return self.texts.say(f"{prefix}-{fact}")
        printed = self.printed.get(fact) if isinstance(fact, str) and field not in ("from", "to", "at") else None
        if printed is None:
            return fact
        if self.family == "ice" and field == "request":
            return self._request(printed)
        name = printed.get("name", fact)
        return name if isinstance(name, str) else fact

    def _request(self, request: JsonObject) -> str:
        types = request.get("types")
        named = [self.texts.say(f"ice-page-type-{one}") for one in types] if isinstance(types, list) else []
        return self.texts.say(f"ice-page-request-short-{request.get('kind')}", types=" / ".join(named))

    def _more(self, action: JsonObject, preview: JsonObject) -> JsonObject:
        """Facts that the sentences ask for and that follow from the others."""
        if self.family == "roam":
            ways = [str(action.get("pay") or ""), "replace" if action.get("replace") else ""]
            return {
                "square": action.get("square") or action.get("anchor") or action.get("from") or "",
                "owner": action.get("owner") or action.get("replace") or "",
                "tokens": _count(preview.get("solid")),
                "explored": _count(preview.get("explored")),
                "way": "-".join(way for way in ways if way),
                "coins": action.get("coins", preview.get("coins", 0)),
            }
        if self.family == "ice":
            return {
                "cost": preview.get("cost", 0),
                "crew": action.get("crew") or 0,
                "termites": action.get("termites") or 0,
                "ability": action.get("ability") or "no",
                "with": action.get("with") or "",
            }
        if self.family == "winter":
            halves = preview.get("halves")
            return {
                "column": action.get("to") or "",
                "species": action.get("species") or "none",
                "labor": f"{halves / 2:g}" if isinstance(halves, int) else "",
                "points": 0,
                "effect": self._ability(action),
            }
        return {}

    def _ability(self, action: JsonObject) -> str:
        """What an ability does, as the component tables write it; its number where they do not say."""
        number = action.get("ability") or action.get("effect")
        card = self.printed.get(str(action.get("card")), {}).get("abilities")
        if isinstance(card, list) and isinstance(number, int) and 0 < number <= len(card):
            ability = card[number - 1]
            if isinstance(ability, dict) and isinstance(ability.get("text"), str):
                return str(ability["text"])
        return "" if number is None else f"{number}"


def _gather(data: Json, printed: dict[str, JsonObject]) -> None:
    """Everything in a catalogue that has an id and a name, or is a request."""
    if isinstance(data, list):
        for item in data:
            _gather(item, printed)
    elif isinstance(data, dict):
        own = data.get("id")
        if isinstance(own, str) and ("name" in data or "types" in data):
            printed.setdefault(own, data)
        for value in data.values():
            _gather(value, printed)


def _count(data: Json) -> int:
    return len(data) if isinstance(data, list) else 0
