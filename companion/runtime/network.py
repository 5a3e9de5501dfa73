"""Names and addresses under which this machine answers on its local network."""

import ipaddress
import re
import socket
import struct
import subprocess
import sys
from collections.abc import Iterable, Iterator
from shutil import which

# Interfaces of containers, virtual machines and tunnels, which phones in the room cannot reach.
VIRTUAL = re.compile(
    r"^(docker|br-|bridge|veth|virbr|vmnet|vbox|vnet|lxc|lxd|cni|flannel|podman|tun|tap|utun|wg|zt|tailscale)"
)
PRIVATE_RANGES = tuple(
    ipaddress.ip_network(block) for block in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "169.254.0.0/16")
)
SIOCGIFADDR = 0x8915  # Linux: the IPv4 address of an interface


def interfaces() -> list[tuple[str, str]]:
    """Return (interface name, IPv4 address) of every interface that has one, without loopback."""
    all_interfaces = _linux_interfaces() if sys.platform == "linux" else _ifconfig_interfaces()
    return [(name, address) for name, address in all_interfaces if not ipaddress.ip_address(address).is_loopback]


def default_address() -> str | None:
    """Return the IPv4 address of the default route, or None without a route. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: connecting UDP only looks up the route
        except OSError:
            return None
        return str(probe.getsockname()[0])


def ranked(addresses: Iterable[tuple[str, str]], default: str | None) -> list[str]:
    """Return the addresses, those that phones in the room most likely reach first.

    Real interfaces come before virtual ones, and the default route's before others. Then home networks (192.168), large
    ones (10, 172.16), link-local, and public addresses last.
    """

    def rank(entry: tuple[str, str]) -> tuple[bool, bool, int]:
        name, address = entry
        parsed = ipaddress.ip_address(address)
        private = next((i for i, block in enumerate(PRIVATE_RANGES) if parsed in block), len(PRIVATE_RANGES))
        return (VIRTUAL.match(name) is not None, address != default, private)

    return list(dict.fromkeys(address for _, address in sorted(addresses, key=rank)))


def lan_addresses() -> list[str]:
    """Return this machine's IPv4 addresses on its networks, likeliest first."""
    return ranked(interfaces(), default_address())


def own_hosts() -> list[str]:
    """Return every name and address that a request to this machine may carry as its host."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.split(".")[0]
    hosts = ["localhost", "127.0.0.1", "[::1]", *lan_addresses(), name, short, f"{short}.local"]
    return list(dict.fromkeys(host for host in hosts if host not in ("", ".local")))


def _linux_interfaces() -> Iterator[tuple[str, str]]:
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # down, or without IPv4
            yield name, socket.inet_ntoa(answer[20:24])


def _ifconfig_interfaces() -> Iterator[tuple[str, str]]:
    command = which("ifconfig")
    if command is None:
        return
    text = subprocess.run([command], capture_output=True, text=True, check=False).stdout  # noqa: S603  a fixed command
    yield from parse_ifconfig(text)


def parse_ifconfig(text: str) -> Iterator[tuple[str, str]]:
    """Yield (interface name, IPv4 address) from what `ifconfig` prints on BSD and macOS."""
    name = ""
    for line in text.splitlines():
        if head := re.match(r"(\S+?):? ", line):
            name = head[1]
        elif address := re.match(r"\s+inet (\d+\.\d+\.\d+\.\d+)", line):
            yield name, address[1]
