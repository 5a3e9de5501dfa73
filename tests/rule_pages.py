"""The pages of rules (RULES.md) of all games, and their headings."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGES = {page.parent.name: page.parent for page in sorted(ROOT.glob("games/**/RULES.md"))}
"""Page -> the folder of its RULES.md."""
OF_A_GAME = {
    game: tuple(page for page, folder in PAGES.items() if own in (folder, *folder.parents))
    for game, own in PAGES.items()
    if own.parent.name == "games"
}
"""Game -> its pages, its own first."""
HEADING = re.compile(r"^#{2,3} (?P<numbers>[^\n.:]+)[.:] (?P<title>[^\n]+)$", re.MULTILINE)
NUMBER = r"[a-z]?\d+"


class Heading(NamedTuple):
    """A heading with the text below it."""

    title: str
    text: str


@cache
def headings(page: str) -> dict[tuple[str, str], Heading]:
    """Map (kind, number) to its heading. Kinds are "section", "question" and "ruling"."""
    text = (PAGES[page] / "RULES.md").read_text("utf-8")
    by_number: dict[tuple[str, str], Heading] = {}
    matches = list(HEADING.finditer(text))
    for match in matches:
        level = match[0].index(" ")
        end = next((m.start() for m in matches if m.start() > match.end() and m[0].index(" ") <= level), len(text))
        for number in match["numbers"].split(", "):
            if re.fullmatch(NUMBER, number):
                key = ("section", number)
            elif number.startswith("Q"):
                key = ("question", number)
            elif number.lower().startswith("ruling "):
                key = ("ruling", number.split()[1])
            else:
                continue
            assert key not in by_number or key[0] == "ruling", f"{page}: {match[0]}"
            by_number[key] = Heading(match["title"], text[match.end() : end])
    return by_number
