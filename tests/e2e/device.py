"""A device that uses HTTP only: it sits at a table beside the phones, or acts for a phone without its screen."""

import itertools
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Self

import httpx
import msgspec

from games.core.action import Action

PATIENCE_S = 120
PAUSE_S = 0.05
"""Seconds between the first two polls of a table; each costs the server as much as a phone's request."""
LONGEST_PAUSE_S = 0.4
"""Seconds between later polls: a device may send 600 requests a minute."""
IDLE_S = 3
"""Seconds for which a connection may be idle. The server ends it after five, also in the moment of the next request."""
COLOURS = ("red", "blue", "yellow", "green", "coal")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
STALE = 409
_ids = itertools.count(1)
_versions: dict[str, int] = {}
"""The newest version of each table that a device has seen."""


class Device:
    """A device with its token; `table` is the id of its table."""

    def __init__(self, url: str, token: str, table: str = "") -> None:
        self.url = url
        self.token = token
        self.table = table
        self._http = httpx.Client(
            base_url=f"{url}/api/v1",
            headers={"Authorization": f"Device {token}"},
            timeout=PATIENCE_S,
            limits=httpx.Limits(keepalive_expiry=IDLE_S),
        )

    @classmethod
    def new(cls, url: str) -> Self:
        """Create a device on the server."""
        answer = httpx.post(f"{url}/api/v1/devices", json={}, timeout=PATIENCE_S)
        return cls(url, answer.raise_for_status().json()["token"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed; return the decoded answer."""
        response = self._http.request(method, path, json=body)
        assert response.is_success, (method, path, response.status_code, response.text)
        return response.json() if response.content else None

    def open_table(self, **chosen: Any) -> str:
        """Open a table, join it, and return its code."""
        table = self.ask("POST", "/tables", {"game": "carcassonne", **chosen})
        self.table = table["table"]
        return str(table["code"])

    def join(self, code: str) -> None:
        self.table = self.ask("POST", "/join", {"code": code})["table"]

    def sit(self, place: int, name: str | None = None, phone: bool = True, colour: str = "") -> None:
        """Take the next seat, by default with the name and colour of that place."""
        body = {"name": name or NAMES[place], "colour": colour or COLOURS[place], "phone": phone}
        self.ask("POST", f"/tables/{self.table}/seats", body)

    def start(self) -> None:
        """Start the game, as its host."""
        self.ask("POST", f"/tables/{self.table}/start", {})

    def look(self, seat: int | str = "spectator") -> Any:
        """Return the table's document for that viewer."""
        document = self.ask("GET", f"/tables/{self.table}?seat={seat}")
        _versions[self.table] = document["v"]
        return document

    def once(self, holds: Callable[[Any], bool], seat: int | str = "spectator") -> Any:
        """Return the viewer's view once the condition is true; an action that the phone shows as done may still be
        pending."""
        return self.settled(lambda table: holds(table["document"]["view"]), seat)["document"]["view"]

    def settled(self, holds: Callable[[Any], bool], seat: int | str = "spectator") -> Any:
        """Return the viewer's document once the condition is true."""
        ends = monotonic() + PATIENCE_S
        pause = PAUSE_S
        while not holds(table := self.look(seat)):
            assert monotonic() < ends, "the table never came to that"
            sleep(pause)
            pause = min(pause * 1.5, LONGEST_PAUSE_S)
        return table

    def act(self, seat: int, action: Action | dict[str, Any], version: int | None = None) -> int:
        """Submit an action at a version of the table, by default the newest; return the resulting version."""
        known = version or _versions.get(self.table) or self.look(seat)["v"]
        response = self._submit(seat, action, known)
        if response.status_code == STALE and version is None:  # a phone or the system has acted since
            response = self._submit(seat, action, response.json()["version"])
        assert response.is_success, (seat, action, response.status_code, response.text)
        _versions[self.table] = int(response.json()["version"])
        return _versions[self.table]

    def _submit(self, seat: int, action: Action | dict[str, Any], version: int) -> httpx.Response:
        body = {"seat": seat, "id": f"http-{next(_ids)}", "version": version, "action": msgspec.to_builtins(action)}
        return self._http.post(f"/tables/{self.table}/actions", json=body)

    def close(self) -> None:
        self._http.close()
