"""An option with several values at once, and the combinations of options that the conformance suite plays."""

from __future__ import annotations

from nunatak.engine.errors import OptionError
from nunatak.engine.json import Json
from nunatak.engine.options import Options, PerSeat


class SeveralOf(PerSeat):
    """Any number of different values; none is the default."""

    def data(self) -> dict[str, Json]:
        told = super().data()
        told["type"] = "several"
        return told

    def parse(self, text: str) -> Json:
        if text == "none":
            return []
        return super().parse(text)

    def check(self, value: Json) -> Json:
        checked = super().check(value)
        assert isinstance(checked, list)
        if len(checked) > len(self.values) - 1:
            raise OptionError(self.name, "wrong-ice-draw")
        return checked


def option_sets(edifices: list[str]) -> list[Options]:
    """Every mode and player count with every variant, each edifice, and each switch where it matters."""
    sets: list[Options] = []
    for players in (2, 3, 4, 5):
        sets += [
            {"players": players},
            {"players": players, "first_steps": True},
            {"players": players, "draft": True},
            {"players": players, "mode": "cooperative"},
            {"players": players, "edifices": ["random"]},
        ]
    sets += [
        {"players": 1},
        {"players": 1, "draft": True},
        {"players": 1, "first_steps": True},
        {"players": 1, "solo_reveal_ends_game": False},
        {"players": 1, "edifices": [*edifices]},
        {"players": 2, "mode": "cooperative", "edifices": [*edifices[:6]]},
        {"players": 3, "mode": "cooperative", "draft": True, "edifices": [*edifices[6:]]},
        {"players": 4, "mode": "cooperative", "first_steps": True},
        {"players": 3, "edifices": [*edifices]},
        {"players": 5, "edifices": [*edifices], "draft": True},
    ]
    for i, edifice in enumerate(edifices):
        sets.append({"players": 2 + i % 4, "edifices": [edifice]})
    switches: list[Options] = [
        {"odd_level_class": "BCB"},
        {"odd_level_class": "BBC", "fault_sides": "gap"},
        {"odd_level_class": "BCC", "fault_sides": "opposite"},
        {"base_camp_tile_central": True},
        {"hand_overflow": "at_once"},
        {"exalted_mandatory_each": False},
        {"charisma_one_leader": False},
        {"whistle_protects_partial_camp": False},
        {"last_round_for_finished_players": True},
        {"send_at_stop": True},
        {"extra_edifice_rp": False},
    ]
    for i, switch in enumerate(switches):
        sets.append({"players": 2 + i % 4, **switch})
    for i, scope in enumerate(("coop_artifact_scope", "coop_request_scope")):
        sets.append({"players": 3 + i, "mode": "cooperative", scope: "team"})
    sets.append({"players": 5, "mode": "cooperative", "coop_strict_reveal": True})
    return sets
