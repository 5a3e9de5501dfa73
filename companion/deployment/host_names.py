"""Host names in `COMPANION_ALLOWED_HOSTS` and `COMPANION_BIND`, as people type them."""

import ipaddress
import re
from typing import Final, NamedTuple

from companion.deployment import environment
from companion.deployment.network import EVERYWHERE
from companion.deployment.preflight import StartRefused

OWN: Final = "own"
"""Stands for this machine's own names and addresses."""
SEPARATORS: Final = re.compile(r"""[\s,;"']+""")
SCHEME: Final = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
PORT: Final = re.compile(r":\d*$")
MORE: Final = re.compile(r"[/?#\\]|:\d*$")
"""What a URL has besides its host."""
NAME: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*")
LONGEST: Final = 253


class AllowedHosts(NamedTuple):
    """Host names as Django compares them, and whether this machine's own belong to them."""

    names: list[str]
    own: bool


class _NoHostError(ValueError):
    """A text is no host name; its argument says what it should be instead."""


def read_allowed_hosts(variable: str, *, own_by_default: bool) -> AllowedHosts:
    """Return the host names in the environment variable, or refuse what would be answered to nobody.

    Names may be separated by commas, semicolons or blanks, may be whole addresses as a browser shows them, and may
    contain letters of any alphabet. `*.example.org` and `.example.org` stand for a name and all names below it.
    """
    entries = [entry for entry in SEPARATORS.split(environment.read_text(variable)) if entry]
    names = [] if entries else [OWN] * own_by_default
    for entry in entries:
        try:
            names.append(_convert_to_pattern(entry))
        except _NoHostError as error:
            raise StartRefused(
                f"{variable} has {entry!r}, which is no host name{error}.",
                "Write names and addresses with commas between them, "
                f"{variable}=tables.example.org,192.168.1.5 for example.",
            ) from error
    return AllowedHosts([name for name in dict.fromkeys(names) if name != OWN], OWN in names)


def bind_address(variable: str) -> str:
    """Return the address to listen on, without the brackets of IPv6. It may be a name of this machine."""
    value = environment.read_text(variable, EVERYWHERE)
    if value == "*":
        return EVERYWHERE
    if _is_address(value):
        return value.strip("[]")
    cure = f"Use {variable}={EVERYWHERE} for every address, {variable}=:: for those of IPv6 too, or unset it."
    try:
        host = _read_host(value)
    except _NoHostError as error:
        raise StartRefused(f"{variable} is {value!r}, which is no address of a machine{error}.", cure) from error
    if MORE.search(value):
        raise StartRefused(f"{variable} is {value!r}, which is more than an address.", f"{cure} PORT is the port.")
    return host


def _convert_to_pattern(entry: str) -> str:
    """Return one entry as Django compares it.

    >>> entries = ("HTTPS://Tables.Example.Org:8000/x", "*.example.org", "fd00::2", "spiele.käse")
    >>> [_convert_to_pattern(entry) for entry in entries]
    ['tables.example.org', '.example.org', '[fd00::2]', 'spiele.xn--kse-qla']
    """
    if entry == "*":
        raise _NoHostError(": it would let any web page talk to the tables")
    below = re.match(r"\*?\.(?=[^.])", entry)
    host = _read_host(entry[below.end() :] if below else entry)
    if below and _is_address(host):
        raise _NoHostError(": there are no names below an address")
    return f".{host}" if below else host


def _read_host(entry: str) -> str:
    """Return the host of an entry in lower case: a name, an IPv4 address, or an IPv6 address in brackets."""
    rest = SCHEME.sub("", entry, count=1)
    if rest == entry and re.fullmatch(r"[^/]*/\d+", entry):
        raise _NoHostError(": it is a whole network")
    host = re.split(r"[/?#\\]", rest, maxsplit=1)[0]
    if not _is_address(host):
        host = PORT.sub("", host)
    if _is_address(host):
        address = ipaddress.ip_address(host.strip("[]").partition("%")[0])
        return f"[{address}]" if address.version == 6 else str(address)
    return _convert_to_ascii(host.removesuffix("."))


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host[1:-1] if re.fullmatch(r"\[.*:.*\]", host) else host)
    except ValueError:
        return False
    return True


def _convert_to_ascii(name: str) -> str:
    """Return a name as a browser sends it: lower case, other alphabets in Punycode."""
    ascii_name = name.lower()
    if not name.isascii():
        import idna  # reads large tables

        try:
            ascii_name = idna.encode(name, uts46=True).decode()
        except idna.IDNAError as error:
            raise _NoHostError from error
    if "*" in name:
        raise _NoHostError(": a star may only stand at its beginning, before a dot")
    if ascii_name.rpartition(".")[2].isdecimal():
        raise _NoHostError(": an IPv4 address has four numbers up to 255")
    if not NAME.fullmatch(ascii_name) or len(ascii_name) > LONGEST:
        raise _NoHostError(": names have letters, digits, hyphens and dots")
    return ascii_name
