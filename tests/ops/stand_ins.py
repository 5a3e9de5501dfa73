"""Services that reject every client, and connections to services that can be cut."""

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.conftest import STANDARD_PORTS
from tests.serving import free_port

WRONG_PASSWORD = b"-WRONGPASS invalid username-password pair or user is disabled.\r\n"


@contextmanager
def replying_server(reply: bytes) -> Iterator[int]:
    """Run a server on 127.0.0.1 that answers everything with `reply`. Yield its port."""

    class Says(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            while self.request.recv(4096):
                self.request.sendall(reply)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Says) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def postgresql_refusal(message: str) -> bytes:
    """Return PostgreSQL's message for a rejected client (ErrorResponse of its protocol)."""
    fields = b"".join(
        kind + text.encode() + b"\0"
        for kind, text in ((b"S", "FATAL"), (b"V", "FATAL"), (b"C", "28P01"), (b"M", message))
    )
    return b"E" + (len(fields) + 5).to_bytes(4, "big") + fields + b"\0"


class Line:
    """A forwarder to the service at a URL that can be cut and restored."""

    def __init__(self, url: str) -> None:
        self.url = urlsplit(url)
        self.target = (self.url.hostname or "127.0.0.1", self.url.port or STANDARD_PORTS[self.url.scheme])
        self._open: list[socket.socket] = []
        self._server: socketserver.ThreadingTCPServer | None = None
        self.port = free_port()
        self.correct()

    @property
    def forwarded_url(self) -> str:
        """Return the URL of the service through this forwarder."""
        user_info, at, _ = self.url.netloc.rpartition("@")
        return self.url._replace(netloc=f"{user_info}{at}127.0.0.1:{self.port}").geturl()

    def correct(self) -> None:
        """Accept connections (again)."""
        line = self

        class Forwards(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                with socket.create_connection(line.target) as service:
                    line._open += [self.request, service]
                    back = threading.Thread(target=_pour, args=(service, self.request), daemon=True)
                    back.start()
                    _pour(self.request, service)
                    back.join()

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        self._server = Server(("127.0.0.1", self.port), Forwards)
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()

    def cut(self) -> None:
        """Close every connection and accept no new one."""
        assert self._server is not None
        self._server.shutdown()
        self._server.socket.close()
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.clear()
        self._server.server_close()


def _pour(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
