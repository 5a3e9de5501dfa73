"""Caddy with the project's configuration, in front of servers that a test started."""

import os
import re
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import httpx

from companion.serving.tls.authority import Identity
from tests.serving import ROOT, STOP_LIMIT_S, free_port

CADDYFILE = ROOT / "docker" / "Caddyfile"
CADDY = Path(sys.executable).with_name("caddy")


@dataclass(frozen=True)
class Proxy:
    """A proxy: `url` for phones, and the address that redirects http to https."""

    url: str
    plain: str


@contextmanager
def name_server(addresses: Sequence[str]) -> Iterator[int]:
    """Run a name server that knows every name by these IPv4 addresses, as that of compose does. Yield its port."""

    def answer(query: bytes) -> bytes:
        question_end = query.index(b"\0", 12) + 5
        is_ipv4 = query[question_end - 4 : question_end - 2] == b"\0\1"
        records = b"".join(b"\xc0\x0c\0\1\0\1\0\0\0\0\0\4" + socket.inet_aton(address) for address in addresses)
        counts = struct.pack(">HHHHH", 0x8180, 1, len(addresses) if is_ipv4 else 0, 0, 0)
        return query[:2] + counts + query[12:question_end] + (records if is_ipv4 else b"")

    def serve() -> None:
        while True:
            query, sender = listener.recvfrom(512)
            if not query:
                return
            listener.sendto(answer(query), sender)

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind(("127.0.0.1", 0))
        serving = Thread(target=serve)
        serving.start()
        try:
            yield listener.getsockname()[1]
        finally:
            listener.sendto(b"", listener.getsockname())
            serving.join()


def configuration(folder: Path, ports: tuple[int, int], upstream_port: int, name_port: int) -> Path:
    """Write the project's configuration into `folder`, with other ports, and names from a name server of the test."""
    text = CADDYFILE.read_text()
    changes = {
        "\tgrace_period 5s\n": f"\tadmin off\n\thttps_port {ports[0]}\n\thttp_port {ports[1]}\n\tgrace_period 5s\n",
        "dynamic a web 8000 {\n": f"dynamic a web {upstream_port} {{\n\t\t\tresolvers 127.0.0.1:{name_port}\n",
        "/tls/": f"{folder}/",
    }
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    path = folder / "Caddyfile"
    path.write_text(text)
    return path


NOBODY = "255.255.255.255/32"


def caddy(
    *arguments: str | Path, domain: str, tls: str = "automatic", trusted: str = NOBODY, **options: object
) -> "subprocess.Popen[str]":
    """Start Caddy with the variables of the compose files."""
    given = {"TABLESIDE_DOMAIN": domain, "TABLESIDE_TLS": tls, "TABLESIDE_TRUSTED_PROXIES": trusted}
    environment = os.environ | given
    return subprocess.Popen([CADDY, *arguments], env=environment, text=True, **options)  # type: ignore[call-overload]


@contextmanager
def run_proxy(folder: Path, urls: Sequence[str], identity: Identity | None, trusted: str = NOBODY) -> Iterator[Proxy]:
    """Run the proxy in front of servers for the length of the block; without an identity it speaks plain HTTP.

    The servers have the same port at different addresses, like containers.
    """
    folder.mkdir()
    (port,) = {int(url.rpartition(":")[2]) for url in urls}
    addresses = [re.sub(r"https?://|:\d+", "", url) for url in urls]
    ports = free_port(), free_port()
    proxy = Proxy(f"https://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}")
    if identity:
        (folder / "fullchain.pem").write_bytes(Path(identity.certificate).read_bytes())
        (folder / "privkey.pem").write_bytes(Path(identity.key).read_bytes())
    settings = {"domain": "127.0.0.1", "tls": "files"} if identity else {"domain": "http://", "tls": "automatic"}
    with name_server(addresses) as name_port, (folder / "log").open("w") as log:
        path = configuration(folder, ports, port, name_port)
        process = caddy("run", "--config", path, **settings, trusted=trusted, stderr=log)
        try:
            while True:
                assert process.poll() is None, (folder / "log").read_text()
                try:
                    httpx.get(proxy.plain)
                    break
                except httpx.ConnectError:
                    continue
            yield proxy
        finally:
            process.terminate()
            process.wait(STOP_LIMIT_S)
