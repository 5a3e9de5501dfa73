"""A phone: a browser context of that size which counts its taps and knows its texts."""

import json
import math
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Error, Locator, Page

from companion.texts.languages import LANGUAGES
from tests.e2e.device import Device
from tests.e2e.watch import Watch
from tests.e2e.words import words
from tests.serving import ROOT

Light = Literal["day", "lamp"]
PICTURES = ROOT / "test-output" / "e2e"
IS_DEEP = os.environ.get("TEST_DEEP") == "1"
IS_GALLERY = os.environ.get("TEST_LOOKS", "") != ""
SAVES_PICTURES = IS_DEEP or "TEST_LOOKS" in os.environ
SCHEMES: dict[Light, Literal["light", "dark"]] = {"day": "light", "lamp": "dark"}
PATIENCE_MS = 120_000
POLLING_MS = 100
"""Polling interval for a condition in the page, in ms. Polling on each frame would render each frame."""
STILL_TRIES = 8
"""How many more pictures of a screen are taken until two are equal. Arrows and scrolling may come after the rest."""
REACH = 12
"""Distance in px between a tapped point on the board and the window's edge."""

NO_WORKERS = "delete Navigator.prototype.serviceWorker"
FIXED_TIMES = """
const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
  get() {
    const format = get.call(this);
    return this.resolvedOptions().locale === "sv-SE" ? format : () => format(Date.UTC(2026, 0, 31, 19, 30));
  },
});
"""
"""Show the same day and time wherever one is shown. The Swedish format is that of values in fields for a day."""
STORE_TOKEN = """if (location.origin === %s) localStorage["tableside.device"] ??= %s"""
"""Store a device's token. Playwright's `storage_state` would load a page of its own for that."""
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
"""Return the middle of something on the board, once the board has not moved for two frames."""
WINDOW = """() => {
  const box = document.querySelector(".board-frame").getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""
ON_BOARD = """([x, y]) => document.elementFromPoint(x, y)?.closest(".board-frame") !== null"""
FRAMES = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"""
"""Wait for two frames: earlier taps have become clicks by then."""
DELIVERED = """() => !Object.keys(localStorage).some((key) => key.startsWith("tableside.outbox."))"""
MIDST = (0.5, 0.5)
BOX = """(element, [x, y]) => {
  const box = element.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
  const seen = under !== null && (element.contains(under) || under.contains(element));
  return [box.width, box.height, seen];
}"""


class Hands(NamedTuple):
    """Counted gestures: taps, and swipes that bring something into view."""

    taps: int
    swipes: int


class Phone:
    """A browser context with one page.

    `light` and `language` are those of the device. Without `workers` it has no service worker, like a phone over plain
    HTTP. With `motion` it has not requested reduced motion.
    """

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
        self.light: Light = light
        self.context = browser.new_context(
            viewport={"width": 390, "height": 844},
            device_scale_factor=1,
            has_touch=True,
            is_mobile=True,
            locale=LANGUAGES[language].locale,
            color_scheme=SCHEMES[light],
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not workers:
            self.context.add_init_script(NO_WORKERS)
        if IS_GALLERY:
            self.context.add_init_script(FIXED_TIMES)
        if token is not None:
            self.context.add_init_script(STORE_TOKEN % (json.dumps(url), json.dumps(token)))
        self.watch = Watch(self.context, url)
        self.page: Page = self.context.new_page()
        self.taps = 0
        self.swipes = 0

    def say(self, code: str, /, **params: Any) -> str:
        """Return a message in this phone's language."""
        return words(self.language, code, **params)

    def open(self, *path: str) -> None:
        """Open a path of the app, as a scanned link does."""
        self.page.goto(f"{self.url}/#/{'/'.join(path)}")

    @property
    def path(self) -> list[str]:
        """Return the app's current path."""
        return str(self.page.evaluate("location.hash")).removeprefix("#/").split("/")

    def button(self, code: str, /, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(code, **params), exact=True)

    def heading(self, code: str, /, **params: Any) -> Locator:
        """Return the page's heading with these words."""
        return self.page.get_by_role("heading", level=1, name=self.say(code, **params), exact=True)

    def text(self, code: str, /, **params: Any) -> Locator:
        """Return the element with exactly this text."""
        return self.page.get_by_text(self.say(code, **params), exact=True)

    def strip_saying(self, code: str, /, **params: Any) -> Locator:
        """Return the band below the seats once it says this; a `...` stands for anything."""
        sentence = re.sub(r"</?b>", "", self.say(code, **params))
        pattern = ".*".join(re.escape(part) for part in sentence.split("..."))
        return self.page.locator(".band-strip").filter(has_text=re.compile(pattern, re.DOTALL))

    def tap(self, target: Locator, at: tuple[float, float] = MIDST) -> None:
        """Tap an element, in its middle or at fractions `at` of its size. Scrolling it into view first counts as a
        swipe."""
        width, height, is_visible = target.evaluate(BOX, at)
        if not is_visible:
            self.swipes += 1
        if at == MIDST:
            target.tap()
        else:
            target.tap(position={"x": width * at[0], "y": height * at[1]})
        self.taps += 1

    def press(self, code: str, /, **params: Any) -> None:
        """Tap the button of that name."""
        self.tap(self.button(code, **params))

    def fill(self, code: str, value: str) -> None:
        """Type into the field of that name."""
        self.page.get_by_label(self.say(code), exact=True).fill(value)

    def choose_by_keys(self, *places: str) -> None:
        """Choose these places on the board by keyboard only."""
        for place in places:
            self.page.locator(f".board-frame [data-place='{place}']").wait_for(state="attached")
            self.page.get_by_role("application").focus()
            for _ in range(2 * self.page.locator(".board-frame [data-place]").count()):
                self.page.keyboard.press("PageDown")
                if self.page.locator(f"[data-cursor='{place}']").count():
                    break
            self.page.keyboard.press("Enter")

    def to_result(self) -> None:
        """Skip the ceremony of the end."""
        self.press("ceremony.skip")
        self.press("ceremony.result")

    def until(self, script: str, argument: Any = None) -> None:
        """Wait until a function in the page returns true."""
        self.page.wait_for_function(script, arg=argument, timeout=PATIENCE_MS, polling=POLLING_MS)

    def until_resolved(self, script: str, argument: Any = None) -> None:
        """Wait until a function in the page returns a promise of true. `until` takes the promise itself for true."""
        deadline = monotonic() + PATIENCE_MS / 1000
        while not self._resolves(script, argument):
            assert monotonic() < deadline, f"not in time: {script}"
            self.page.wait_for_timeout(POLLING_MS)

    def _resolves(self, script: str, argument: Any) -> bool:
        try:
            return bool(self.page.evaluate(script, argument))
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return False  # the page is just being reloaded

    def pause_clock(self) -> None:
        """Stop the page's clock, which was installed. A busy machine may take longer than the second for that."""
        while True:
            try:
                return self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)
            except Error as error:
                if "to the past" not in error.message:
                    raise

    def drawn(self) -> None:
        """Wait until the page has processed the last tap."""
        self.page.evaluate(FRAMES)

    def delivered(self) -> None:
        """Wait until nothing done here is pending: the server has answered, and the answer was received."""
        self.drawn()
        self.until(DELIVERED)

    @contextmanager
    def counted(self) -> Iterator[list[Hands]]:
        """Yield a list that contains the gestures of the block afterwards."""
        before = self.taps, self.swipes
        gestures: list[Hands] = []
        yield gestures
        gestures.append(Hands(self.taps - before[0], self.swipes - before[1]))

    def tap_board(self, selector: str) -> None:
        """Tap the middle of an element on the board, scrolled into view if necessary."""
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
            # Farther than necessary, from the middle of the window: the target must not end below a button.
            middle = (left + right) / 2, (top + bottom) / 2
            far = _stroke(dx, (right - left) / 2), _stroke(dy or REACH * (not dx), (bottom - top) / 2)
            self.swipe(middle, far)
        raise AssertionError(f"{selector} cannot be brought into sight")

    def swipe(self, start: tuple[float, float], far: tuple[float, float]) -> None:
        """Swipe one finger over the screen."""
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
        """Save the screen in deep runs and galleries."""
        if SAVES_PICTURES:
            self.save_picture(name)

    def save_picture(self, name: str) -> None:
        """Save the screen as `test-output/e2e/<name>.png`."""
        path: Path = PICTURES / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        shown = self.page.screenshot()
        if IS_GALLERY:
            for _ in range(STILL_TRIES):
                before, shown = shown, self.page.screenshot()
                if shown == before:
                    break
        path.write_bytes(shown)

    def device(self) -> Device:
        """Return the same device without the screen, to act over HTTP."""
        token = self.page.evaluate("localStorage.getItem('tableside.device')")
        assert token, "this phone has not spoken to the server yet"
        return Device(self.url, token, self.path[1] if self.path[0] == "t" else "")

    def close(self) -> None:
        self.context.close()


def _stroke(distance: float, room: float) -> float:
    """Return how far a thumb must move to scroll the board this far: more than a tap, within the window."""
    if not distance:
        return 0
    return math.copysign(min(max(abs(distance) + 2 * REACH, 3 * REACH), room - 4), distance)
