"""Plain HTTP on the port for HTTPS: whoever types `http://`, or no scheme, is led to HTTPS."""

import re
import ssl
from typing import Any, Final

REQUEST: Final = re.compile(
    rb"(?:GET|HEAD) (/[!-~]*) HTTP/1\.[01]\r\n(?:[^\r\n]+\r\n)*?host: *([\w.:\[\]-]+)\r\n", re.I
)
ANSWER: Final = (
    b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://%s%s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)


class Connection(ssl.SSLObject):
    """Connection that answers a plain request instead of a TLS handshake. A handshake never begins with a letter."""

    incoming: ssl.MemoryBIO
    outgoing: ssl.MemoryBIO

    def do_handshake(self) -> None:
        begun = self.incoming.read()
        if request := REQUEST.match(begun):
            self.outgoing.write(ANSWER % (request[2], request[1]))
            raise ssl.SSLWantReadError  # the server sends what is there and waits until the browser closes
        self.incoming.write(begun)
        super().do_handshake()


class LeadingContext(ssl.SSLContext):
    """TLS context of a server that leads plain HTTP to HTTPS."""

    sslobject_class = Connection

    def wrap_bio(self, incoming: ssl.MemoryBIO, outgoing: ssl.MemoryBIO, *args: Any, **options: Any) -> ssl.SSLObject:
        connection = super().wrap_bio(incoming, outgoing, *args, **options)
        assert isinstance(connection, Connection)
        connection.incoming, connection.outgoing = incoming, outgoing
        return connection
