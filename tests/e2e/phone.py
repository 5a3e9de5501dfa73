"""A phone: a browser context as large as one, its taps counted, its words known."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Locator, Page

from tests.e2e.device import Device
from tests.e2e.watch import Watch
from tests.e2e.words import words
from tests.serving import ROOT

Light = Literal["day", "lamp"]
PICTURES = ROOT / "test-output" / "e2e"
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES: dict[Light, Literal["light", "dark"]] = {"day": "light", "lamp": "dark"}
PATIENCE_MS = 15_000
POLLING_MS = 100
"""Between two looks at a page that is waited for; a look at each frame would have each frame drawn."""
REACH = 12
"""Px: the middle of what is tapped on the board stays as far from the window's edge."""

NO_WORKERS = "delete Navigator.prototype.serviceWorker"
MIDDLE = """async (selector) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const middle = () => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const stage = document.querySelector(".board-stage");
  for (let before = null, calm = 0; calm < 2; ) {
    await frame();
    const now = middle();
    const moving = stage.getAnimations().some((one) => one.playState === "running");
    calm = !moving && before?.join() === now.join() ? calm + 1 : 0;
    before = now;
  }
  return middle();
}"""
"""Where the middle of something on the board is, once the board has come to rest for two frames."""
WINDOW = """() => {
  const box = document.querySelector(".board-frame").getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""
ON_BOARD = """([x, y]) => document.elementFromPoint(x, y)?.closest(".board-frame") !== null"""
FRAMES = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"""
"""Two of them: a tap that was made before is a click by then."""
DELIVERED = """() => !Object.keys(localStorage).some((key) => key.startsWith("tableside.outbox."))"""
MIDST = (0.5, 0.5)
BOX = """(element, [x, y]) => {
  const box = element.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
  const seen = under !== null && (element.contains(under) || under.contains(element));
  return [box.width, box.height, seen];
}"""


class Hands(NamedTuple):
    """What fingers did: taps, and swipes to bring something into sight."""

    taps: int
    swipes: int


class Phone:
    """A browser context with one page. `light` and `language` are those of the device; without `workers` it is a
    phone that came over plain HTTP, where browsers have no service workers; `motion`: it did not ask for less."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        light: Light = "day",
        token: str | None = None,
        workers: bool = False,
        motion: bool = False,
    ) -> None:
        self.url = url
        self.language = language
        self.context = browser.new_context(
            viewport={"width": 390, "height": 844},
            device_scale_factor=1,
            has_touch=True,
            is_mobile=True,
            locale=LOCALES[language],
            color_scheme=SCHEMES[light],
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=_holding(url, token),
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not workers:
            self.context.add_init_script(NO_WORKERS)
        self.watch = Watch(self.context, url)
        self.page: Page = self.context.new_page()
        self.taps = 0
        self.swipes = 0

    def say(self, code: str, /, **params: Any) -> str:
        """A sentence in this phone's language."""
        return words(self.language, code, **params)

    def open(self, *path: str) -> None:
        """Go to a path of the app, as a scanned link does."""
        self.page.goto(f"{self.url}/#/{'/'.join(path)}")

    @property
    def path(self) -> list[str]:
        """Where the app is."""
        return str(self.page.evaluate("location.hash")).removeprefix("#/").split("/")

    def button(self, code: str, /, **params: Any) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=self.say(code, **params), exact=True)

    def heading(self, code: str, /, **params: Any) -> Locator:
        """The page's heading of these words."""
        return self.page.get_by_role("heading", level=1, name=self.say(code, **params), exact=True)

    def text(self, code: str, /, **params: Any) -> Locator:
        """What says exactly this."""
        return self.page.get_by_text(self.say(code, **params), exact=True)

    def strip_saying(self, code: str, /, **params: Any) -> Locator:
        """The band under the seats, once it says this; a `...` stands for anything."""
        said = re.sub(r"</?b>", "", self.say(code, **params))
        pattern = ".*".join(re.escape(part) for part in said.split("..."))
        return self.page.locator(".band-strip").filter(has_text=re.compile(pattern, re.DOTALL))

    def tap(self, target: Locator, at: tuple[float, float] = MIDST) -> None:
        """Tap it, in its middle or where `at` says, in parts of its width and height. Where it has to be scrolled
        into sight first, that is a swipe."""
        width, height, seen = target.evaluate(BOX, at)
        if not seen:
            self.swipes += 1
        if at == MIDST:
            target.tap()
        else:
            target.tap(position={"x": width * at[0], "y": height * at[1]})
        self.taps += 1

    def press(self, code: str, /, **params: Any) -> None:
        """Tap the button of that name."""
        self.tap(self.button(code, **params))

    def to_result(self) -> None:
        """Skip the ceremony of the end, and the question that follows it."""
        self.press("ceremony.skip")
        self.press("ceremony.result")
        self.press("keep.skip")

    def until(self, script: str, given: Any = None) -> None:
        """Wait until a function in the page returns true."""
        self.page.wait_for_function(script, arg=given, timeout=PATIENCE_MS, polling=POLLING_MS)

    def drawn(self) -> None:
        """Wait for what the page makes of the last tap by itself."""
        self.page.evaluate(FRAMES)

    def delivered(self) -> None:
        """Wait until nothing that was done here is on its way: the server has answered, and the answer is here."""
        self.drawn()
        self.until(DELIVERED)

    @contextmanager
    def counted(self) -> Iterator[list[Hands]]:
        """What fingers do inside the block is in the list afterwards."""
        before = self.taps, self.swipes
        done: list[Hands] = []
        yield done
        done.append(Hands(self.taps - before[0], self.swipes - before[1]))

    def tap_board(self, selector: str) -> None:
        """Tap the middle of something drawn on the board, panned into sight first if need be."""
        self.page.locator(selector).first.wait_for(state="attached")
        x, y = self._in_sight(selector)
        self.page.touchscreen.tap(x, y)
        self.taps += 1

    def _in_sight(self, selector: str) -> tuple[float, float]:
        for _ in range(6):
            x, y = self.page.evaluate(MIDDLE, selector)
            left, top, right, bottom = self.page.evaluate(WINDOW)
            dx = max(left + REACH - x, 0) or min(right - REACH - x, 0)
            dy = max(top + REACH - y, 0) or min(bottom - REACH - y, 0)
            if not dx and not dy and self.page.evaluate(ON_BOARD, [x, y]):
                return x, y
            # Somewhat farther than needed, from the middle of the window; what lies under a button has to move too.
            middle = (left + right) / 2, (top + bottom) / 2
            far = _stroke(dx, (right - left) / 2), _stroke(dy or REACH * (not dx), (bottom - top) / 2)
            self.swipe(middle, far)
        raise AssertionError(f"{selector} cannot be brought into sight")

    def swipe(self, start: tuple[float, float], far: tuple[float, float]) -> None:
        """Draw one finger over the screen."""
        session = self.context.new_cdp_session(self.page)
        steps = 6
        path = [(start[0] + far[0] * i / steps, start[1] + far[1] * i / steps) for i in range(steps + 1)]
        for i, (x, y) in enumerate(path):
            kind = "touchMove" if i else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()
        self.swipes += 1

    def picture(self, name: str) -> None:
        """Keep what is on the screen as `test-output/e2e/<name>.png`."""
        path: Path = PICTURES / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def device(self) -> Device:
        """The same device without the screen: it acts behind the phone's back."""
        token = self.page.evaluate("localStorage.getItem('tableside.device')")
        assert token, "this phone has not spoken to the server yet"
        return Device(self.url, token, self.path[1] if self.path[0] == "t" else "")

    def close(self) -> None:
        """Put it away."""
        self.context.close()


def _stroke(wanted: float, room: float) -> float:
    """How far a thumb moves to move the board so far: beyond what is still a tap, and inside the window."""
    if not wanted:
        return 0
    return math.copysign(min(max(abs(wanted) + 2 * REACH, 3 * REACH), room - 4), wanted)


def _holding(url: str, token: str | None) -> Any:
    """Storage of a phone that has this token already."""
    if token is None:
        return None
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "tableside.device", "value": token}]}]}
