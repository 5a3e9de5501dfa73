"""Each citation of a rule leads to a heading of a RULES.md, and each heading is cited.

Citations name sections (`rule="5"`, "sections d2 to d4", "section 3, phase 5"), questions ("ruling Q34") or the rulings
that phones show ("ruling 11"). Sections of an expansion carry its letter. Questions are numbered through all pages of a
game.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.rule_pages import NUMBER, OF_A_GAME, PAGES, ROOT, headings

LIST = rf"{NUMBER}(?:(?:, | and | to |, and ){NUMBER}\b)*"
SECTIONS = re.compile(rf"(?<!RFC 7396, )\b[Ss]ections? (?P<list>{LIST})(?:, (?P<part>(?:phase|step|position)s? \d))?")
RULINGS = re.compile(r"\b[Rr]ulings? (?P<list>Q?\d+(?:(?:, | and )Q?\d+\b)*)")
QUESTION = re.compile(r"(?:(?<=[\s(\"])|^)Q[1-9]\d?(?=[\s),.;:\"])", re.MULTILINE)
SHOWN = re.compile(r"^[a-z-]+-ruling-(\d+) =", re.MULTILINE)
EXPLAINED = re.compile(r"^[a-z-]+-section-([\w-]+) = (.+)$", re.MULTILINE)
CARD = re.compile(r"\{ ([a-z-]+-help-\d+) \}")
NUMBERED = re.compile(r"\b(?:Rules|Regeln) \d")
DRAWN = re.compile(r"/art|/art_|/frontend/")
"""Files in which "Q2" names a curve."""
ELSEWHERE = re.compile(
    r"(?<![-\w])(?:base|druids|journeyman|rules|open-questions|writing|redesign)\.md\b|FORMAT\.md|\.\./shared\b"
)


class Citation(NamedTuple):
    """Page (None: any page), kind of number, number, and a word that the text of the section must contain."""

    page: str | None
    kind: str
    number: str
    part: str = ""


def page_of(path: Path) -> str | None:
    """Return the page that a file cites by default: that of its game, or of the expansion in its name."""
    name = path.relative_to(ROOT).as_posix()
    for page in OF_A_GAME["carcassonne"][1:]:
        if f"expansions/{page}/" in name:
            return page
    for game in ("carcassonne", "dolmengoetter"):
        if game in name:
            return game
    for page, marks in (("druids", ("druid",)), ("journeyman", ("journeyman", "tracks.json"))):
        if any(mark in name for mark in marks):
            return page
    return "isle_of_skye" if "isle_of_skye" in name or "skye" in name else None


def expand_numbers(listed: str) -> Iterator[str]:
    """Yield the numbers of "3", "d2 to d4" or "6, 7 and 8"."""
    numbers = re.findall(rf"Q\d+|{NUMBER}", listed)
    joints = re.split(rf"Q\d+|{NUMBER}", listed)[1:-1]
    for n, number in enumerate(numbers):
        yield number
        if n < len(joints) and joints[n] == " to ":
            letter = number.rstrip("0123456789")
            last = numbers[n + 1].removeprefix(letter)
            yield from (f"{letter}{between}" for between in range(int(number.removeprefix(letter)) + 1, int(last)))


def section(number: str, page: str | None, part: str = "") -> Citation:
    """Return the citation of a section. A letter is that of an expansion; without one the game itself is meant."""
    if number[0].isalpha():
        page = next((each for each in PAGES if ("section", number) in headings(each)), page)
    else:
        page = next((game for game, pages in OF_A_GAME.items() if page in pages), page)
    return Citation(page, "section", number, part)


def citations(text: str, page: str | None, bare_questions: bool = True) -> Iterator[Citation]:
    """Yield the citations in a text whose default page is `page`."""
    for match in SECTIONS.finditer(text):
        yield from (section(number, page, match["part"] or "") for number in expand_numbers(match["list"]))
    for match in re.finditer(r"\brule=([^\n]*)|\"rule\": ?(\"[^\"]*\")", text):
        yield from (section(number, page) for number in re.findall(rf'"({NUMBER})"', match[1] or match[2]))
    for match in re.finditer(rf'\bPendingLine\([^()]*(?:\([^()]*\))?[^()]*?, "({NUMBER})"', text):
        yield section(match[1], page)
    for match in RULINGS.finditer(text):
        for number in expand_numbers(match["list"]):
            yield Citation(page, "question" if number.startswith("Q") else "ruling", number)
    for match in re.finditer(r'"ruling": ?(\d+)', text):
        yield Citation(page, "ruling", match[1])
    if bare_questions:
        yield from (Citation(page, "question", match[0]) for match in QUESTION.finditer(text))


def leads_somewhere(citation: Citation) -> bool:
    """Return True if a page has the heading, and the text below it contains the part."""
    pages: tuple[str, ...] = tuple(PAGES) if citation.page is None else (citation.page,)
    if citation.kind == "question":
        pages = OF_A_GAME["isle_of_skye"]
    named_headings = [headings(page).get((citation.kind, citation.number)) for page in pages]
    return any(
        heading is not None and (not citation.part or re.search(rf"\b{citation.part}\b", heading.text, re.IGNORECASE))
        for heading in named_headings
    )


@cache
def citations_by_file() -> dict[Path, frozenset[Citation]]:
    """Map every file that may cite a rule, RULES.md included, to its citations."""
    by_page = {}
    for folder in ("games", "companion", "tests", "docs", "frontend/src", "bench"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in {".py", ".ftl", ".json", ".md", ".ts", ".tsx"} or path == Path(__file__):
                continue
            if {"node_modules", "generated", "schema"} & set(path.parts):
                continue
            text = path.read_text("utf-8")
            bare = not DRAWN.search(path.as_posix())
            if cited_here := frozenset(citations(text, page_of(path), bare)):
                by_page[path] = cited_here
    return by_page


@pytest.mark.parametrize(
    ("text", "page", "expected"),
    [
        ('raise IllegalAction("a", rule="5")', "carcassonne", [Citation("carcassonne", "section", "5")]),
        (
            'rule="10" if small else "7",',
            "carcassonne",
            [Citation("carcassonne", "section", "10"), Citation("carcassonne", "section", "7")],
        ),
        ('IllegalAction("a", {"n": 1}, rule="d5")', "druids", [Citation("druids", "section", "d5")]),
        ("(rules section 3, phase 5)", "druids", [Citation("isle_of_skye", "section", "3", "phase 5")]),
        ("sections j5 to j7", "journeyman", [Citation("journeyman", "section", f"j{n}") for n in (5, 6, 7)]),
        ("rulings 11 and 12", "druids", [Citation("druids", "ruling", "11"), Citation("druids", "ruling", "12")]),
        ("Ruling Q34.", "isle_of_skye", [Citation("isle_of_skye", "question", "Q34")] * 2),
        ('PendingLine(seat, "gold", "a.b", "7", proof)', "isle_of_skye", [Citation("isle_of_skye", "section", "7")]),
        ("RFC 7396, section 2", None, []),
    ],
)
def test_what_counts_as_a_citation(text: str, page: str | None, expected: list[Citation]) -> None:
    assert sorted(citations(text, page)) == sorted(expected)


@pytest.mark.parametrize(
    ("citation", "leads"),
    [
        (Citation("carcassonne", "section", "3", "step 4"), True),
        (Citation("carcassonne", "section", "3", "step 6"), False),
        (Citation("isle_of_skye", "section", "3", "phase 5"), True),
        (Citation("carcassonne", "section", "14"), False),
        (Citation("druids", "section", "d11"), False),
        (Citation("druids", "question", "Q34"), True),
        (Citation("druids", "question", "Q35"), False),
        (Citation("druids", "ruling", "13"), False),
        (Citation(None, "section", "12"), True),
    ],
)
def test_where_a_citation_leads(citation: Citation, leads: bool) -> None:
    assert leads_somewhere(citation) is leads


def test_every_citation_leads_to_a_heading() -> None:
    astray = {
        (str(path.relative_to(ROOT)), *citation)
        for path, cited in citations_by_file().items()
        for citation in cited
        if not leads_somewhere(citation)
    }
    assert astray == set()
    assert sum(len(cited) for cited in citations_by_file().values()) > 300


@pytest.mark.parametrize("page", PAGES)
def test_every_section_and_every_question_is_cited(page: str) -> None:
    """A question that phones show as a ruling counts as cited."""
    rules = PAGES[page] / "RULES.md"
    cited = {
        (citation.kind, citation.number)
        for path, citations_there in citations_by_file().items()
        if path != rules
        for citation in citations_there
        if citation.page == page
    }
    cited |= {
        ("question", citation.number)
        for path, citations_there in citations_by_file().items()
        if path != rules
        for citation in citations_there
    }
    ruled_questions = {
        number
        for number in headings(page)
        if number[0] == "question" and re.search(rf"{number[1]}, ruling", rules.read_text())
    }
    keys = {key for key in headings(page) if key[0] != "ruling"}
    assert keys - cited - ruled_questions == set()


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_rulings_are_those_that_phones_show(page: str, language: str) -> None:
    rulings = SHOWN.findall((PAGES[page] / "texts" / f"{language}.ftl").read_text("utf-8"))
    assert {number for kind, number in headings(page) if kind == "ruling"} == set(rulings)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_section_or_reason_of_points_leads_to_a_card_and_phones_tell_no_number(page: str, language: str) -> None:
    texts = (PAGES[page] / "texts" / f"{language}.ftl").read_text("utf-8")
    for section_number, words in EXPLAINED.findall(texts):
        assert ("section", section_number) in headings(page) or f"-rule-{section_number} = " in texts
        card = CARD.fullmatch(words)
        assert card
        assert f"\n{card[1]} = " in texts
    lines = [line for line in texts.splitlines() if not line.startswith("#")]
    assert [line for line in lines if NUMBERED.search(line)] == []


def test_every_heading_says_its_source() -> None:
    silent = {
        (page, number)
        for page in PAGES
        for (_, number), heading in headings(page).items()
        if "Source: " not in heading.text.replace("\n", " ")
    }
    assert silent == set()


def test_nothing_cites_a_page_that_is_not_here() -> None:
    astray = {
        str(path.relative_to(ROOT))
        for folder in ("games", "companion", "tests", "docs", "bench", "scripts")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ftl", ".json", ".md", ".sh"}
        and path != Path(__file__)
        and ELSEWHERE.search(path.read_text("utf-8"))
    }
    assert astray == set()
