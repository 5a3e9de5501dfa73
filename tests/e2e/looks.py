"""Checks for any screen: accessibility with axe, size of targets, clipped content, and raw codes."""

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.e2e.phone import SCHEMES, Light, Phone
from tests.e2e.words import raw_code
from tests.serving import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = Path(__file__).with_name("looks.js")
RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
TARGET = 44
"""Minimum side of a target in px."""


@cache
def _script(path: Path) -> str:
    return path.read_text("utf-8")


def _evaluate(phone: Phone, question: str, argument: Any = None) -> Any:
    return phone.page.evaluate(f"(given) => {_script(LOOKS).rstrip()}.{question}(given)", argument)


def _with_axe(phone: Phone) -> None:
    """Put axe into the page. The content security policy does not block the devtools channel."""
    if not phone.page.evaluate("'axe' in window"):
        phone.page.evaluate(_script(AXE))


def axe_faults(phone: Phone) -> list[str]:
    """Return the violations that axe finds on the screen."""
    _with_axe(phone)
    violations: list[str] = _evaluate(phone, "axe", RULES)
    return violations


def raw_codes(phone: Phone) -> list[str]:
    """Return message ids and codes that are shown or read out instead of their texts."""
    return _raw_texts(_evaluate(phone, "said"))


def _raw_texts(texts: list[str]) -> list[str]:
    return [f"a raw code: {words}" for words in texts if _is_raw(words)]


@cache
def _is_raw(words: str) -> bool:
    """Return True if a text is a raw code. Answers are cached, because thousands of codes are searched for."""
    return re.search(raw_code(), words) is not None


class Look(NamedTuple):
    """How a screen is shown: palette, window size in px, text size in percent."""

    light: Light
    width: int
    height: int
    text: int = 100


def show(phone: Phone, look: Look) -> None:
    """Show the same screen in another look. Equal settings are left alone: each change lays the page out anew."""
    size = phone.page.viewport_size
    if not size or (size["width"], size["height"]) != (look.width, look.height):
        _evaluate(phone, "resizeText", f"{look.text}%")  # at once with the window: the page is laid out anew only once
        phone.page.set_viewport_size({"width": look.width, "height": look.height})
    if phone.light != look.light:
        phone.page.emulate_media(color_scheme=SCHEMES[look.light])
        phone.light = look.light
    _evaluate(phone, "settle", [look.light, f"{look.text}%"])


def faults_of(phone: Phone, axe: bool = False) -> list[str]:
    """Return all faults that can be measured on the current screen: horizontal scrolling, targets under 44 px, clipped
    words, action bars outside the window; raw codes; with `axe` its violations."""
    if axe:
        _with_axe(phone)
    measured, texts, violations = _evaluate(phone, "all", [TARGET, RULES if axe else None])
    return [*measured, *_raw_texts(texts), *violations]
