"""Moments of played games on the real table screen: the phone's requests for the table are answered with them."""

import json
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Error, Route, WebSocketRoute, expect

from games.core.view import View
from tests.e2e.geometry import BEYOND, IN_SIGHT
from tests.e2e.phone import PATIENCE_MS, Phone

SEAT = 0
INVENTED = {"tracking": "full", "drawn_tiles": "complete"}
LEAST_WORK_PX = 88
"""Height of a board in sight: two rows of tiles, each as high as a thumb. Several pictured answers take its place."""
LIST_HEIGHT = """() => document.querySelector(".choices").getBoundingClientRect().bottom
  - document.querySelector(".choices > .fold > summary").getBoundingClientRect().bottom"""
"""Height of an unfolded list of answers in sight, in px."""
INSIDE, OUTSIDE = 8, 22
"""Distances in px from the edge of the window: nearer than INSIDE is out of sight, beyond OUTSIDE is in sight."""
PLACES = ".board-frame :is([data-cell], [data-edge], [data-place])"
BEFORE = ("cover.look", "play.scored_right")
"""Buttons of what may lie over the table: the cover of what only this seat may know, and a round that was scored."""
TARGETS = """(near) => {
  const frame = document.querySelector(".board-frame");
  if (!frame || document.querySelector(".board-easing.board-moving")) return null;
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const chips = [...document.querySelectorAll(".out-of-sight")].map((chip) => {
    const box = chip.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return { side: chip.dataset.beyond, count: Number(chip.textContent), hit: chip.contains(hit) };
  });
  const seen = [], hidden = [], covered = [];
  for (const one of frame.querySelectorAll("[data-cell], [data-edge], [data-place]:not(.target-quiet)")) {
    const name = one.dataset.cell ?? one.dataset.edge ?? one.dataset.place;
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const inside = Math.min(x - left, right - x, y - top, bottom - y);
    if (inside < near) hidden.push(name);
    else if (frame.contains(hit)) seen.push(name);
    else if (hit?.closest(".out-of-sight")) hidden.push(name);
    else covered.push(`${name} by ${hit?.className}`);
  }
  return { chips, seen, hidden, covered, mapped: document.querySelector(".spots-map") !== null };
}"""
"""Places that may be tapped: in sight, out of sight or under a chip, and under anything else; and the chips."""
LED = f"""(hidden) => {{
  const targets = ({TARGETS})({INSIDE});
  return targets && (!hidden.length || targets.seen.some((name) => hidden.includes(name)));
}}"""
"""True once one of the places that were out of sight is in sight."""


HALF_LINES = """() => {
  const bar = document.querySelector(".phases");
  const bottom = bar ? bar.getBoundingClientRect().top + bar.clientTop + bar.clientHeight : Infinity;
  const walker = document.createTreeWalker(bar ?? document.createElement("i"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const half = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const box of walker.currentNode.parentElement.closest(".unseen, .may-be-unseen") ? [] : range.getClientRects())
      if (box.top < bottom - 5 && box.bottom > bottom + 5) half.push(range.toString());
  }
  return half;
}"""
"""Words above the board in a line that the edge of their bar cuts through."""


class Moment(NamedTuple):
    """A prompt of `SEAT` in a played game, with the view that shows it."""

    name: str
    view: View
    count: int


def kind_of(prompt: Any) -> str:
    return f"{type(prompt).__name__.removesuffix('Prompt').lower()}-{prompt.action['type']}"


class ShownMoments:
    """A phone whose table is at whatever moment it is given."""

    def __init__(self, phone: Phone, table: str, look: dict[str, Any]) -> None:
        self.phone = phone
        self._table = table
        self._answer = look
        phone.page.route_web_socket("**/*", self._shut)
        phone.page.route(f"**/api/v1/tables/{table}?*", self._fulfill)

    def _shut(self, socket: WebSocketRoute) -> None:
        socket.close()

    def _fulfill(self, route: Route) -> None:
        route.fulfill(body=json.dumps(self._answer), content_type="application/json")

    def answer_with(self, view: Any) -> None:
        """From now on answer the phone's requests with this view."""
        document = {**self._answer["document"], "view": view}
        self._answer = {**self._answer, "v": self._answer["v"] + 1, "document": document}

    def open(self, moment: Moment) -> None:
        """Show the table at a moment, as if the phone had just been taken out."""
        self.answer_with(msgspec.to_builtins(moment.view))
        # What the phone has kept of the moment before is on the screen until the answer comes.
        with self.phone.page.expect_response(lambda response: f"/api/v1/tables/{self._table}?" in response.url):
            if self.phone.path != ["t", self._table]:
                self.phone.open("t", self._table)
            else:
                self.phone.page.reload()
        self.phone.drawn()
        self.wait()

    def wait(self) -> None:
        """Wait until places are shown, behind what may lie over the table."""
        place = self.phone.page.locator(PLACES).first
        before = [self.phone.button(code) for code in BEFORE]
        while not place.count():
            place.or_(before[0]).or_(before[1]).first.wait_for(state="attached")
            for button in before:
                if button.count():
                    self.phone.tap(button)
                    expect(button).to_have_count(0)

    def _targets(self, near: int) -> Any:
        """Return the result of `TARGETS` once the board has stopped moving."""
        return self.phone.page.wait_for_function(TARGETS, arg=near).json_value()

    def faults(self, moment: Moment) -> list[str]:
        """Return what is wrong: a low board, places under something, places out of sight that nothing counts, chips
        that lead nowhere."""
        self.phone.drawn()
        listed = self.phone.page.locator(".target-space").evaluate_all(IN_SIGHT)
        height = self.phone.page.locator(".band-work").evaluate("(band) => band.clientHeight")
        if not height:
            return [] if listed >= min(2, moment.count) else [f"{listed} spaces in sight, and no board"]
        before = self._targets(INSIDE)
        faults = [f"covered: {name}" for name in before["covered"]]
        if height < LEAST_WORK_PX:
            faults.append(f"the board is {height} px high")
        if beyond := self.phone.page.evaluate(BEYOND):
            faults.append(f"the page is {beyond} px higher than the window")
        faults += [f"half a line above the board: {words}" for words in self.phone.page.evaluate(HALF_LINES)]
        total = len(before["seen"]) + len(before["hidden"]) + len(before["covered"])
        if total < moment.count:
            faults.append(f"{total} of {moment.count} places are on the board")
        counted = sum(chip["count"] for chip in before["chips"])
        if not before["mapped"] and counted < len(before["hidden"]):
            faults.append(f"{len(before['hidden'])} places out of sight, {counted} counted")
        faults += [f"the chip {chip['side']} cannot be tapped" for chip in before["chips"] if not chip["hit"]]
        if not before["seen"] and not listed:
            faults.append("no place is in sight")
        for chip in before["chips"][:1]:
            outside = self._targets(OUTSIDE)["hidden"]
            self.phone.page.locator(f".out-of-sight[data-beyond={chip['side']}]").tap()
            try:
                self.phone.page.wait_for_function(LED, arg=outside, timeout=PATIENCE_MS)
            except Error:
                faults.append(f"the chip {chip['side']} leads nowhere")
        return faults

    def faults_unfolded(self, name: str) -> list[str]:
        """Return what is wrong while a folded list of answers is unfolded: a low list, none of its answers in sight, a
        page that is higher than the window."""
        fold = self.phone.page.locator(".choices > .fold > summary")
        if not fold.count():
            return []
        self.phone.tap(fold)
        self.phone.drawn()
        self.phone.picture(f"{name}-list")
        faults = []
        if (height := self.phone.page.evaluate(LIST_HEIGHT)) < LEAST_WORK_PX:
            faults.append(f"the list of answers is {height:.0f} px high")
        if not self.phone.page.locator(".choices > .fold button").evaluate_all(IN_SIGHT):
            faults.append("no answer of the list is in sight")
        if beyond := self.phone.page.evaluate(BEYOND):
            faults.append(f"with its list the page is {beyond} px higher than the window")
        self.phone.tap(fold)
        return faults
