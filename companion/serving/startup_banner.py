"""Terminal output once the server answers: its addresses, and a QR code for phones."""

from collections.abc import Sequence
from io import StringIO
from typing import NamedTuple

import segno
from django.conf import settings

from companion.deployment import network


class Secured(NamedTuple):
    """HTTPS with a given certificate, or with one of this server's own authority.

    - `names`: names and addresses in the certificate under which phones reach the server.
    - `page_port`: port of the page that tells phones how to trust this server's authority.
    - `fingerprint`: of the authority's certificate, to compare.
    - `is_new`: the authority was created just now, so no phone trusts it yet.
    """

    names: Sequence[str] = ()
    page_port: int | None = None
    fingerprint: str = ""
    is_new: bool = False


def format_announcement(host: str, port: int, secured: Secured | None = None) -> str:
    """Return the banner: the addresses that answer on `host`:`port`, likeliest first, and a QR code of the first.

    A container does not know the addresses of the machine that runs it.
    The first line always ends with an address that this machine itself can use.
    """
    scheme = "https" if secured else "http"
    everywhere = host in (network.EVERYWHERE, network.EVERYWHERE_IPV6)
    local_host = "127.0.0.1" if everywhere else network.format_url_host(host)
    lines = [f"Tableside answers on {scheme}://{local_host}:{port}"]
    in_container = everywhere and settings.CONTAINER
    hosts = [] if in_container else network.list_phone_hosts(host)
    if secured and secured.names:
        hosts = [network.format_url_host(name) for name in secured.names if not name.startswith("*")]
    if hosts:
        lines += ["", "From the phones in the room:", *(f"  {scheme}://{name}:{port}" for name in hosts)]
    elif in_container:
        lines += ["", f"Phones reach it by the address of the machine that runs this container, port {port} or the one"]
        lines += ["that was published instead."]
    elif everywhere:
        lines += ["", "This machine is in no network: phones cannot reach it yet."]
    if secured and secured.page_port:
        pages = [f"http://{name}:{secured.page_port}" for name in hosts or [local_host]]
        once = "Once per phone, so that it trusts this server"
        lines += ["", f"{once} (a new certificate was made):" if secured.is_new else f"{once}:"]
        lines += [f"  {page}" for page in pages]
        lines += ["", f"The certificate there has the fingerprint {secured.fingerprint}"]
        lines += ["", draw_qr_code(pages[0])]
    elif hosts:
        lines += ["", draw_qr_code(f"{scheme}://{hosts[0]}:{port}")]
    lines += ["", "Stop with Ctrl-C."]
    return "\n".join(lines)


def draw_qr_code(address: str) -> str:
    """Return `address` as a QR code of half-block characters, light on a dark terminal."""
    drawing = StringIO()
    segno.make(address, error="l").terminal(drawing, border=2, compact=True)
    return drawing.getvalue().rstrip("\n")
