"""Tables on which many illegal actions are tried."""

import re
from typing import Any

from tests.live.phones import Phone
from tests.live.places import stored_rows
from tests.live.recorded_games import EnteredGame
from tests.serving import ServedTable

Said = dict[str, Any]


class RefusalTable(EnteredGame):
    """A table on which many illegal actions are tried."""

    server: ServedTable

    async def say(self, seat: int, action: Said) -> None:
        """Submit an action and wait until every phone shows it."""
        phone = self.sitting[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": self.version, "action": action}
        self.version = (await phone.ask("POST", f"/tables/{phone.table}/actions", body))["version"]
        await self.all_at(self.version)

    async def refused(self, seat: int, action: Said, behind: int = 0) -> tuple[int, str]:
        """Assert that the action is refused equally over HTTP and socket. Return (status, code)."""
        phone = self.sitting[seat]
        before = stored_rows(self.server, phone.table)
        refusals, sentences = set(), []
        for language in ("en", "de"):
            request = {"id": phone.new_id(), "seat": seat, "version": self.version - behind, "action": action}
            answer = await phone.http.post(
                f"/tables/{phone.table}/actions", json=request, headers={"Accept-Language": language}
            )
            async with phone.watching(seat, language) as socket:
                reject = await socket.ask({"t": "submit", **request})
            error = answer.json()
            assert reject["t"] == "reject"
            assert (reject["code"], reject["message"]) == (error["code"], error["message"])
            assert reject.get("params", {}) == error["params"]
            refusals.add((answer.status_code, error["code"]))
            sentences.append(error["message"])
        assert stored_rows(self.server, phone.table) == before
        assert len(set(sentences)) == 2
        assert not any(re.search(r"[{}]|^[a-z_]+\.[a-z_]+$", sentence) for sentence in sentences)
        (refusal,) = refusals
        return refusal

    async def build_all(self) -> tuple[Said, Said]:
        """Let everybody build all tiles. Return the first action of seat 0, and the last one of all."""
        actions = []
        for seat, phone in enumerate(self.sitting):
            while move := await first_place(phone, seat):
                await self.say(seat, move)
                actions.append(move)
        return actions[0], actions[-1]


async def first_place(phone: Phone, seat: int) -> Said | None:
    """Return the action for the first place that the seat's phone offers for a tile of its hand."""
    view = (await phone.look(seat))["document"]["view"]
    for prompt in view.get("prompts", {}).values():
        if view["phase"] == "build" and prompt["kind"] == "place":
            place, rotations = next(iter(prompt["cells"].items()))
            x, y = map(int, place.split(","))
            return {**prompt["action"], "x": x, "y": y, "rotation": int(next(iter(rotations)))}
    return None


MALFORMED = (400, "action.malformed")


Cases = list[tuple[int, Said, tuple[int, str]]]
"""Actions by seat, with the code of their refusal."""


async def assert_refused(game: RefusalTable, cases: Cases) -> None:
    """Assert that each action is refused with its code."""
    for seat, action, expected in cases:
        assert await game.refused(seat, action) == expected, action
