"""nginx with the project's configuration, in front of servers that a test started."""

import gzip
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from companion.serving.tls.authority import Identity
from tests.serving import ROOT, STOP_LIMIT_S

SCRIPT = b"// a script of the build\n" * 40


@dataclass(frozen=True)
class Proxy:
    """A proxy: `url` for phones, and the address that redirects http to https."""

    url: str
    plain: str


def write_configuration(folder: Path, servers: Sequence[str], identity: Identity) -> Proxy:
    """Write the project's configuration into `folder`, with other ports, other servers and a certificate."""
    shutil.copytree(ROOT / "docker" / "nginx", folder)
    shutil.copy("/etc/nginx/mime.types", folder)
    (folder / "tls").mkdir()
    shutil.copy(identity.certificate, folder / "tls" / "fullchain.pem")
    shutil.copy(identity.key, folder / "tls" / "privkey.pem")
    assets = folder / "app" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1a2b3c4d.js").write_bytes(SCRIPT)
    (assets / "app-1a2b3c4d.js.gz").write_bytes(gzip.compress(SCRIPT))

    upstream = folder / "upstream.conf"
    line = re.compile(r"server [a-z0-9-]+:8000 (?P<rest>.+)\n")
    server_line = line.search(upstream.read_text())
    assert server_line is not None
    server_lines = "".join(f"server {server} {server_line['rest']}\n" for server in servers)
    upstream.write_text(line.sub("", upstream.read_text()).replace("keepalive", f"{server_lines}keepalive"))

    with socket.create_server(("127.0.0.1", 0)) as secure, socket.create_server(("127.0.0.1", 0)) as plain:
        ports = secure.getsockname()[1], plain.getsockname()[1]
    main = folder / "nginx.conf"
    text = main.read_text()
    for before, port in (("listen 443", ports[0]), ("listen 80", ports[1])):
        assert before in text
        text = text.replace(before, f"listen 127.0.0.1:{port}")
    main.write_text(text)
    return Proxy(f"https://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}")


def nginx(folder: Path, *arguments: str) -> list[str]:
    """Return the command that runs nginx with the written configuration. It runs as root, because test folders belong
    to root."""
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), *arguments]


@contextmanager
def run_proxy(folder: Path, proxy: Proxy) -> Iterator[Proxy]:
    """Run the proxy for the length of the block."""
    settings = f"daemon off; user root; pid {folder / 'nginx.pid'};"
    process = subprocess.Popen(nginx(folder, "-g", settings))
    try:
        while True:
            assert process.poll() is None, "nginx ended"
            try:
                httpx.get(proxy.plain)
                break
            except httpx.ConnectError:
                continue
        yield proxy
    finally:
        process.terminate()
        process.wait(STOP_LIMIT_S)
