"""How somebody on the same network reaches this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket

from nunatak.server.settings import FIRST_PORT, Settings

# Nobody lives there (RFC 5737), and nothing is sent: the system only says which way it would go.
FAR_AWAY = ("192.0.2.1", 9)


def network_addresses() -> list[str]:
    """The addresses of this machine that others on its network can use, likeliest first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outward:
        outward.connect(FAR_AWAY)
        found.append(outward.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if is_reachable(address)]


def is_reachable(address: str) -> bool:
    """Whether an address means this machine to others too."""
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def is_this_machine(host: str) -> bool:
    """Whether a name or an address means whoever says it."""
    name = host.strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def listens_to_others(settings: Settings) -> bool:
    """Whether the server answers to other names than this machine's own."""
    return not settings.hosts or not all(is_this_machine(host) for host in settings.hosts)


def command_for_others(port: int | None) -> str:
    """What starts a server that does, on the same port: by make where make has started this one."""
    wishes = "--host 0.0.0.0" if port in (None, FIRST_PORT) else f"--host 0.0.0.0 --port {port}"
    return f'make play ARGS="{wishes}"' if os.environ.get("MAKELEVEL") else f"nunatak play {wishes}"
