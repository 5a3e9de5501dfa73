"""People who correct the past of a table while a seat has sealed a choice."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Literal

from tests.noninterference.company import ANNA, BEN, CLEO, DORA, SEATS, Company
from tests.noninterference.rooms import Room

ASKERS: Final[tuple[tuple[str, int | None], ...]] = (
    ("anna", ANNA),
    ("anna", None),
    ("cleo", CLEO),
    ("ben", DORA),
    ("tv", None),
)
"""Who drafts corrections: Anna is the host and may also act without her seat; Dora is played on Ben's phone."""
Stage = Literal["previews", "corrections", "end"]
STAGES: Final[tuple[Stage, ...]] = ("previews", "corrections", "end")
VIEWERS: Final = (("anna", ANNA), ("cleo", CLEO), ("ben", DORA), ("tv", "spectator"))


def correction_of(*edits: dict[str, Any]) -> dict[str, Any]:
    return {"type": "correction", "edits": list(edits)}


class CorrectionPlay(Company, ABC):
    """`versions` maps names to entries. `outcomes` records whether Ben's choice is still `valid` or has `lapsed`
    after each correction."""

    def __init__(self, room: Room, *arguments: Any) -> None:
        super().__init__(room, *arguments)
        self.outcomes: set[str] = set()
        self.versions: dict[str, int] = {}

    async def go_through(self, stages: Sequence[Stage]) -> None:
        """Preview corrections, make them, and play on to the end; or only some of these stages."""
        for stage in stages:
            await getattr(self, stage)()

    @abstractmethod
    def has_lapsed(self, view: dict[str, Any]) -> bool:
        """True if Ben's view asks him to choose again."""

    async def act_and_note(self, name: str, seat: int, action: dict[str, Any]) -> None:
        """Submit an action and note its version."""
        await self.room.act(seat, action)
        self.versions[name] = self.room.version

    def replaced(self, name: str, action: dict[str, Any]) -> dict[str, Any]:
        """Return the edit that replaces a noted entry."""
        return {"type": "replace", "ref": str(self.versions[name]), "action": action}

    # --- previews -------------------------------------------------------------------------------------

    async def ask_without(self, first: int) -> None:
        """Let everybody preview the table without each entry from `first` on, dropped or undone."""
        for person, seat in ASKERS:
            for version in range(first, self.room.version + 1):
                await self.preview(person, seat, {"type": "undo", "drops": [version]})
                await self.preview(person, seat, correction_of({"type": "drop", "ref": str(version)}))

    async def preview(self, person: str, seat: int | None, draft: dict[str, Any]) -> None:
        body = {"seat": seat, "draft": draft}
        await self.room.record_request(person, "POST", f"{self._path}/preview", body, label=f"{person} as {seat}")

    # --- corrections ----------------------------------------------------------------------------------

    async def correct(self, seat: int, draft: dict[str, Any]) -> str:
        """Make a correction; return the proposal if it waits for the host."""
        body = {"id": f"past-{self.room.next_number()}", "seat": seat, "draft": draft}
        correction = await self._post_and_settle(tuple(SEATS)[seat], self._path, body)
        proposal: str = correction.get("proposal") or ""
        if proposal:
            self.room.names[proposal] = f"<proposal {len(self.room.names)}>"
        return proposal

    async def confirm(self, proposal: str) -> None:
        """Let all look at a proposal, and Anna confirm it."""
        for person, seat in VIEWERS:
            await self.room.record_request(
                person, "GET", f"{self._path}/{proposal}?seat={seat}", label=f"{person} as {seat}"
            )
        await self._post_and_settle("anna", f"{self._path}/{proposal}", {})

    async def look_at(self) -> None:
        """Let everybody look at what the newest entry changed; note what became of Ben's choice."""
        room = self.room
        for person, seat in VIEWERS:
            for path in (f"put-right/{room.version}?", "put-right?since=1&", "timeline?"):
                await room.record_request(
                    person, "GET", f"/tables/{room.table}/{path}seat={seat}", label=f"{person} as {seat}"
                )
        await room.record_request("cleo", "GET", f"/tables/{room.table}/replay?as=corrected&step=30&seat={CLEO}")
        self.outcomes.add("lapsed" if self.has_lapsed(await room.view(BEN)) else "valid")

    @property
    def _path(self) -> str:
        return f"/tables/{self.room.table}/corrections"

    async def _post_and_settle(self, person: str, path: str, body: dict[str, Any]) -> Any:
        answer = await self.room.request_successfully(person, "POST", path, body)
        self.room.version = max(self.room.version, answer.get("version") or 0)
        await self.room.settled()
        return answer
