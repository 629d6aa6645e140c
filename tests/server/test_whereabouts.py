"""Where others find this server: told to the machine it runs on, and to nobody else."""

from __future__ import annotations

import pytest

from nunatak.server.settings import Settings
from nunatak.server.whereabouts import is_reachable, is_this_machine, listens_to_others, network_addresses
from tests.server.support import Running


def test_whereabouts_are_told_to_this_machine_alone(house: Running) -> None:
    told = house.get("/api/whereabouts").json()
    assert told["listens"] is True
    assert all(
        address.endswith(f":{house.port}") and is_reachable(address[7:].split(":")[0]) for address in told["addresses"]
    )
    assert f"--host 0.0.0.0 --port {house.port}" in told["command"]
    for headers in ({"Host": "play.example.org"}, {"X-Forwarded-For": "203.0.113.9"}):
        answer = house.get("/api/whereabouts", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-here")


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("[::1]", True),
        ("a.localhost", True),
        ("192.168.1.4", False),
        ("ada", False),
    ],
)
def test_names_of_this_machine(host: str, here: bool) -> None:
    assert is_this_machine(host) == here
    assert listens_to_others(Settings(database="", hosts=(host,))) != here


def test_an_address_for_others_is_none_that_means_themselves() -> None:
    assert not {"127.0.0.1", "127.0.1.1", "0.0.0.0"} & {*network_addresses()}
