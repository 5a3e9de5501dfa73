"""docs/translating.md, followed line by line in a copy of the checkout."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.serving import ROOT

PAGE = (ROOT / "docs" / "translating.md").read_text("utf-8")
BLOCK = re.compile(r"^ *```(?P<kind>\w+)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
ASK = """
from companion.texts.languages import LANGUAGES
from companion.texts.localization import choose_language, format_sentence
language = choose_language("nl-BE, en;q=0.5")
print(language, LANGUAGES[language].name, sep="|")
print(format_sentence("table.event_undone", {"seat": "Anna"}, language))
print(format_sentence("look.pieces", {"name": "Anna", "n": 2}, language))
print(format_sentence("table.full", {}, language))
"""


def read_blocks(kind: str) -> list[str]:
    """Return the page's examples of a kind."""
    blocks = [dedent(block["text"]) for block in BLOCK.finditer(PAGE) if block["kind"] == kind]
    assert blocks, kind
    return blocks


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the server consists of, with the page's line and file of texts."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in ("companion", "games"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("manage.py", "pyproject.toml"):
        shutil.copy(ROOT / file, copy)
    languages = copy / "companion" / "texts" / "languages.py"
    (line,) = read_blocks("python")
    head, end, tail = languages.read_text("utf-8").rpartition("}\n")
    languages.write_text(f"{head}    {line.strip()}\n{end}{tail}", "utf-8")
    (texts,) = read_blocks("fluent")
    (copy / "companion" / "texts" / "nl.ftl").write_text(texts, "utf-8")
    return copy


def run(checkout: Path, *command: str) -> str:
    """Run Python in the copy and return what it prints."""
    finished = subprocess.run([sys.executable, *command], cwd=checkout, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def test_the_commands_of_the_page_name_what_is_missing_and_write_the_phones_texts(checkout: Path) -> None:
    printed = [run(checkout, *command.split()[1:]) for block in read_blocks("sh") for command in block.splitlines()]
    missing, _ = printed
    house, *others = missing.splitlines()
    beginning, end = (
        r"companion/texts/nl\.ftl lacks \d{4} of \d{4} messages, ",
        r"English: app-name,.* and \d{4} more\.",
    )
    assert re.fullmatch(f"{beginning}which are shown in {end}", house)
    assert "common-back" not in house
    assert any(line.startswith("games/carcassonne/texts/nl.ftl lacks") for line in others)
    generated = checkout / "frontend" / "src" / "generated"
    listed = json.loads((generated / "languages.json").read_text("utf-8"))
    assert listed["nl"] == {"name": "Nederlands (nieuw)", "capital_nouns": False}
    start = (generated / "texts" / "nl" / "start.ftl").read_text("utf-8")
    assert "\ncommon-back = Terug\n" in f"\n{start}"
    assert "\ncommon-close = Close\n" in start, "English stands in"
    ids = [[*re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)] for file in (
        generated / "texts" / "nl" / "carcassonne.ftl", generated / "texts" / "en" / "carcassonne.ftl"
    )]  # fmt: skip
    assert ids[0] == ids[1]


def test_the_server_speaks_it(checkout: Path) -> None:
    assert run(checkout, "-c", ASK).splitlines() == [
        "nl|Nederlands (nieuw)",
        "Anna heeft de laatste invoer ongedaan gemaakt.",
        "Anna: 2 stukken",
        "Every colour of the box is taken.",
    ]
