"""Endless Winter: effects, sacred stones and places in the words that the table uses."""

from __future__ import annotations

from typing import ClassVar

from nunatak.engine import Json, JsonObject, State
from nunatak.lab.review.words.game import GameWords
from nunatak.lab.review.words.printed import at, items, number

# Actions whose `from`, `to` and `at` are places.
_PLACED = ("move", "settle", "bury", "collect")


class WinterWords(GameWords):
    """Says what actions are about, from what is printed and what lies on the table."""

    names: ClassVar[dict[str, list[str]]] = {
        "figure": ["winter-figure"],
        "idol": ["winter-track"],
        "what": ["winter-thing"],
        "of": ["winter-thing"],
        "take": ["winter-thing"],
    }

    def facts(self, state: State, action: JsonObject, preview: JsonObject) -> JsonObject:
        """The facts of an action that are words already."""
        seat = state.to_decide()
        view = state.view(seat)
        kind = action["kind"]
        told: JsonObject = {
            "species": action.get("species") or "none",
            "labor": _halves(preview.get("halves")),
            "points": 0,
        }
        if told["species"] != "none":
            told["species"] = self._keyed(f"winter-species-{action['species']}", str(action["species"]))
        if kind == "place":
            told["column"] = self.texts.say(f"winter-column-{action['to']}")
        if kind in _PLACED:
            for field in ("from", "to", "at"):
                if isinstance(action.get(field), str):
                    told[field] = self._place(str(action[field]), view)
        if kind == "claim":
            told["hex"] = self._place(str(action["hex"]), view)
        if kind == "raise":
            told["points"] = number(at(preview, "points", seat))
            cell, above, level = str(action["at"]).partition("^")
            told["at"] = self.texts.say("winter-at-level", at=cell, level=int(level) + 1) if above else cell
        if kind == "take_stone":
            told["stone"] = f"({self._score(at(self.printed, 'stones', action['stone'], 'score'))})"
        if kind == "choose_side":
            told["side"] = self._side(str(action["side"]), at(view, "players", seat, "chief"))
        ability = self._ability_of(action, view, seat)
        if ability is not None:
            told["effect"] = self._ability(ability)
        return told

    # -- abilities --------------------------------------------------------------------------------------------

    def _ability_of(self, action: JsonObject, view: JsonObject, seat: int) -> Json:
        """The ability that an action would use."""
        own = at(view, "players", seat)
        if action["kind"] == "use":
            return at(self.printed, "cards", action["card"], "abilities", number(action["ability"]) - 1)
        if action["kind"] == "use_chief":
            return at(self.printed, "chiefs", at(own, "chief"), at(own, "side"), number(action["ability"]) - 1)
        if action["kind"] == "use_token":
            token = at(view, "acting", "token")
            return at(self.printed, "rest_tokens", token, "effects", number(action["effect"]) - 1)
        return None

    def _ability(self, ability: Json) -> str:
        say = self.texts.say
        gains = [self._gain(gain) for gain in items(at(ability, "gains"))]
        choose = at(ability, "choose")
        body = self._and(gains)
        if isinstance(choose, dict):
            body = say("winter-effect-choose", **choose, gains=", ".join(gains))
        price = [self._amount(amount) for amount in items(at(ability, "pay"))]
        if price:
            body = say("winter-effect-pay", price=self._and(price), gains=body)
        if at(ability, "column"):
            body = say("winter-effect-column", column=say(f"winter-column-{at(ability, 'column')}"), body=body)
        if at(ability, "scope") == "eclipse":
            return say("winter-effect-eclipse", body=body)
        if at(ability, "scope") == "when":
            return say("winter-effect-when", event=say(f"winter-when-{at(ability, 'event')}"), body=body)
        return body

    def _gain(self, gain: Json) -> str:
        halves = at(gain, "halves")
        labor = _halves(2 if halves is None else halves)
        said = self.texts.say(f"winter-gain-{at(gain, 'gain')}", count=number(at(gain, "count")) or 1, labor=labor)
        return said + self._types(gain)

    def _amount(self, amount: Json) -> str:
        return self.texts.say(f"winter-pay-{at(amount, 'what')}", count=at(amount, "count")) + self._types(amount)

    def _types(self, of: Json) -> str:
        types = at(of, "types")
        return "" if types in (None, "any") else " " + self.texts.say(f"winter-types-{types}")

    def _side(self, side: str, chief: Json) -> str:
        abilities = items(at(self.printed, "chiefs", chief, side))
        effect = "; ".join(self._ability(ability) for ability in abilities)
        return self.texts.say("winter-side", side=side.upper(), effect=effect) if effect else side.upper()

    # -- stones and places ------------------------------------------------------------------------------------

    def _score(self, score: Json) -> str:
        kinds = self._and([self._kind(str(kind)) for kind in items(at(score, "kinds"))])
        what = self.texts.say(f"winter-counter-{at(score, 'counter')}", kinds=kinds)
        values = items(at(score, "table"))
        if values:
            return self.texts.say("winter-score-table", what=what, values=values)
        points, every = number(at(score, "each")), number(at(score, "every")) or 1
        return self.texts.say("winter-score-per", points=points, every=every, what=what)

    def _place(self, place: str, view: JsonObject) -> str:
        """A hex, where three hexes meet, or a part of the own board."""
        if "+" in place:
            return self._and([self._place(one, view) for one in place.split("+")])
        terrain = at(view, "land", place, "terrain")
        if isinstance(terrain, str):
            return self.texts.say("winter-hex-at", terrain=self._kind(terrain), hex=place)
        return self._keyed(f"winter-zone-{place}", self._keyed(f"winter-board-{place}", place))

    def _kind(self, kind: str) -> str:
        """A kind of terrain or a species."""
        return self._keyed(f"winter-terrain-{kind}", self._keyed(f"winter-species-{kind}", kind))

    def _keyed(self, key: str, otherwise: str) -> str:
        return self.texts.say(key) if self.texts.has(key) else otherwise

    def _and(self, parts: list[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("winter-and", first=", ".join(parts[:-1]), rest=parts[-1])


def _halves(halves: Json) -> str:
    """Half points are written as people say them."""
    if not isinstance(halves, int):
        return ""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"
