"""Names and addresses under which this machine answers on its local network."""

import ipaddress
import re
import socket
import struct
import subprocess
import sys
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import which

# Interfaces of containers, virtual machines and tunnels, which phones in the room cannot reach.
VIRTUAL = re.compile(
    r"^(docker|br-|bridge|veth|virbr|vmnet|vbox|vnet|lxc|lxd|cni|flannel|podman|tun|tap|utun|wg|zt|tailscale)"
)
PRIVATE_RANGES = tuple(
    ipaddress.ip_network(block)
    for block in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "169.254.0.0/16", "fc00::/7")
)
SIOCGIFCONF = 0x8912  # Linux: the IPv4 addresses of all interfaces
ENTRY = struct.Struct("16s 4x 4s 16x" if struct.calcsize("P") == 8 else "16s 4x 4s 8x")  # name, sockaddr_in
MOST_ADDRESSES = 256
EVERYWHERE, EVERYWHERE_IPV6 = "0.0.0.0", "::"  # noqa: S104  phones must reach it over the LAN
TEMPORARY, UNUSABLE = 0x01, 0x08 | 0x20 | 0x40  # flags there; unusable: a duplicate, deprecated or tentative
IF_INET6 = Path("/proc/net/if_inet6")  # Linux: address, index, prefix, scope, flags and name of each IPv6 interface


def list_interfaces() -> list[tuple[str, str]]:
    """Return (interface name, IPv4 address) of every interface that has one, without loopback."""
    all_interfaces = _read_linux_interfaces() if sys.platform == "linux" else parse_ifconfig(_run_ifconfig())
    return [(name, address) for name, address in all_interfaces if not ipaddress.ip_address(address).is_loopback]


def list_ipv6_interfaces() -> list[tuple[str, str]]:
    """Return (interface name, IPv6 address) of every address that others can call: neither loopback nor link-local."""
    if sys.platform == "linux":
        addresses = list(parse_if_inet6(IF_INET6.read_text())) if IF_INET6.exists() else []
    else:
        addresses = list(parse_ifconfig(_run_ifconfig(), family="inet6"))
    return [
        (name, address)
        for name, address in addresses
        if not (ipaddress.ip_address(address).is_loopback or ipaddress.ip_address(address).is_link_local)
    ]


def find_default_address() -> str | None:
    """Return the IPv4 address of the default route, or None without a route. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: connecting UDP only looks up the route
        except OSError:
            return None
        return str(probe.getsockname()[0])


def rank_addresses(addresses: Iterable[tuple[str, str]], default: str | None) -> list[str]:
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


def list_lan_addresses() -> list[str]:
    """Return this machine's IPv4 addresses on its networks, likeliest first."""
    return rank_addresses(list_interfaces(), find_default_address())


def list_ipv6_hosts() -> list[str]:
    """Return this machine's IPv6 addresses on its networks, as they stand in a URL, likeliest first."""
    return [f"[{address}]" for address in rank_addresses(list_ipv6_interfaces(), None)]


def list_phone_hosts(bind: str) -> list[str]:
    """Return the addresses, as they stand in a URL, under which phones reach a server that listens on `bind`."""
    if bind in (EVERYWHERE, EVERYWHERE_IPV6):
        return [*list_lan_addresses(), *(list_ipv6_hosts() if bind == EVERYWHERE_IPV6 else [])]
    return [] if is_loopback(bind) else [format_url_host(bind)]


def is_loopback(host: str) -> bool:
    """True if only this machine itself reaches the host, with or without the brackets of IPv6."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def identify_client(address: str) -> str:
    """Return what limits count as one client: an address of IPv4, or the network of one of IPv6, since each household
    has one with more addresses than it could ever use.

    >>> identify_client("192.168.1.5"), identify_client("::ffff:192.168.1.5"), identify_client("2001:db8:1:2:3:4:5:6")
    ('192.168.1.5', '192.168.1.5', '2001:db8:1:2::')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)  # as a server on both protocols sees IPv4
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False).network_address)


def format_url_host(address: str) -> str:
    """Return an address or name as it stands in a URL.

    >>> format_url_host("fd00::2"), format_url_host("[fd00::2]"), format_url_host("192.168.1.5")
    ('[fd00::2]', '[fd00::2]', '192.168.1.5')
    """
    return f"[{address.strip('[]')}]" if ":" in address else address


HOME_NAMES = (".local", ".lan", ".home.arpa", ".internal", ".fritz.box")
"""Endings of names that home networks give. Nobody can register a name that ends so."""
CARRIER_SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses of private networks over the internet, such as those of WireGuard services."""


def is_private(host: str) -> bool:
    """True for an address of a home or company network, or of this machine.

    >>> [is_private(host) for host in ("192.168.1.5", "[fd00::2]", "100.64.1.2", "93.184.216.34", "10.0.0.1.example")]
    [True, True, True, False, False]
    """
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or any(address in block for block in (*PRIVATE_RANGES, CARRIER_SHARED))


def list_own_hosts() -> list[str]:
    """Return every name and address that this machine knows itself by."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.split(".")[0]
    local = ["localhost", "127.0.0.1", "[::1]"]
    hosts = [*local, *list_lan_addresses(), *list_ipv6_hosts(), name, short, f"{short}.local"]
    return list(dict.fromkeys(host for host in hosts if host not in ("", ".local")))


def _read_linux_interfaces() -> Iterator[tuple[str, str]]:
    """Yield (interface name, IPv4 address) for every address, also where an interface has several."""
    from fcntl import ioctl

    answer = array("B", bytes(MOST_ADDRESSES * ENTRY.size))
    start, length = answer.buffer_info()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        filled, _ = struct.unpack("iP", ioctl(probe, SIOCGIFCONF, struct.pack("iP", length, start)))
    for name, address in ENTRY.iter_unpack(answer[:filled].tobytes()):
        yield name.rstrip(b"\0").decode(), socket.inet_ntoa(address)


def parse_if_inet6(text: str) -> Iterator[tuple[str, str]]:
    """Yield (interface name, IPv6 address) from Linux's list, those that change every day last."""
    lines = [line.split() for line in text.splitlines()]
    for digits, _index, _prefix, _scope, flags, name in sorted(lines, key=lambda line: int(line[4], 16) & TEMPORARY):
        if not int(flags, 16) & UNUSABLE:
            yield name, str(ipaddress.IPv6Address(int(digits, 16)))


def _run_ifconfig() -> str:
    """Return what `ifconfig` prints, empty if there is none."""
    command = which("ifconfig")
    if command is None:
        return ""
    return subprocess.run([command], capture_output=True, text=True, check=False).stdout  # noqa: S603  a fixed command


def parse_ifconfig(text: str, family: str = "inet") -> Iterator[tuple[str, str]]:
    """Yield (interface name, address) from what `ifconfig` prints on BSD and macOS. `family`: `inet` or `inet6`."""
    name = ""
    for line in text.splitlines():
        if head := re.match(r"(\S+?):? ", line):
            name = head[1]
        elif address := re.match(rf"\s+{family} ([0-9a-f.:]+)", line):
            yield name, address[1]
