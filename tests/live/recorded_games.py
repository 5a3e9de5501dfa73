"""A recorded game entered by phones, compared with its record on the way."""

from collections.abc import Collection
from typing import Any

import msgspec
import pytest

from games.core.action import Action
from tests.live.phones import Phone, Socket

COMPARED_EVERY = 12
"""Entries between two comparisons of every phone's document with a fresh one."""


COMPLETED = {"carcassonne.road_complete", "carcassonne.city_complete", "carcassonne.cloister_complete"}


def player_counts(games: Collection[int]) -> list[Any]:
    """Return the numbers of players as parameters; only the largest runs every time, because the rules are compared
    with all records elsewhere."""
    return [pytest.param(n, marks=() if n == max(games) else pytest.mark.deep) for n in sorted(games)]


class EnteredGame:
    """A record that is entered alternately over HTTP and socket, every action from its seat's phone."""

    def __init__(self, sitting: list[Phone], sockets: list[Socket]) -> None:
        self.sitting = sitting
        self.sockets = sockets
        self.version = 1
        self.entered = 0

    async def enter(self, seat: int, action: Action | dict[str, Any]) -> None:
        """Submit an action, or its payload, and wait until every phone shows it."""
        payload = msgspec.to_builtins(action)
        phone, socket = self.sitting[seat], self.sockets[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": self.version, "action": payload}
        self.entered += 1
        if self.entered % 2:
            version = (await phone.ask("POST", f"/tables/{phone.table}/actions", body))["version"]
        else:
            answer = await socket.ask({"t": "submit", **body})
            assert answer["t"] == "ack", answer
            version = answer["v"]
        assert version == self.version + 1
        self.version = version
        await self.all_at(version)
        if self.entered % COMPARED_EVERY == 0:
            await self.compare()

    async def all_at(self, version: int) -> None:
        """Wait until every phone is at this version."""
        for socket in self.sockets:
            await socket.until_version(version)

    async def compare(self) -> None:
        """Assert that every phone's patched document equals a fresh one."""
        for seat, (phone, socket) in enumerate(zip(self.sitting, self.sockets, strict=True)):
            fresh = await phone.look(seat)
            while socket.at != (fresh["v"], fresh["r"]):  # the system seat may be at work
                await socket.until(lambda s, fresh=fresh: s.at >= (fresh["v"], fresh["r"]))  # type: ignore[misc]
                fresh = await phone.look(seat)
            assert fresh["document"] == socket.document

    def scores(self) -> list[list[int]]:
        """Return the scores that each phone shows."""
        return [
            [socket.document["view"]["seats"][str(seat)]["score"] for seat in range(len(self.sitting))]
            for socket in self.sockets
            if socket.document
        ]

    def scores_before_the_end(self) -> list[list[int]]:
        """Return the points of completed features only: the system seat may have scored the rest already."""
        return [
            [
                sum(
                    line["points"]
                    for line in socket.document["view"].get("lines", {}).values()
                    if line["seat"] == seat and line["reason"] in COMPLETED
                )
                for seat in range(len(self.sitting))
            ]
            for socket in self.sockets
            if socket.document
        ]
