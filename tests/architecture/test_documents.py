"""What the documents name is there: modules, folders, classes, functions, texts, links, decisions."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NAMED = [DOCS / "glossary.md"]
"""Documents in which everything in `code` is a path of the repository or a name of its source."""


@cache
def python_names() -> frozenset[str]:
    """Names that Python source defines: modules, classes, functions, methods, fields, constants."""
    names = set()
    for folder in ("companion", "games"):
        for path in (ROOT / folder).rglob("*.py"):
            names.add(path.stem)
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                match node:
                    case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                        names.add(name)
                    case ast.AnnAssign(target=ast.Name(id=name)) | ast.Name(id=name, ctx=ast.Store()):
                        names.add(name)
    return frozenset(names)


@cache
def script_names() -> frozenset[str]:
    """Names that TypeScript source exports, in frontend/src."""
    exported = re.compile(r"^export (?:async )?(?:function|const|class|type|interface) (\w+)", re.MULTILINE)
    sources = (ROOT / "frontend" / "src").rglob("*.ts*")
    return frozenset(name for path in sources for name in exported.findall(path.read_text("utf-8")))


def is_there(said: str) -> bool:
    """Whether what stands in `code` is a path, a module, a make target or a name of the source."""
    if said.startswith("make "):
        target = said.removeprefix("make ").split()[0]
        return re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE) is not None
    if "/" in said or re.search(r"\.(py|md|tsx?|json|toml|ftl)$", said):
        return "<" in said or (ROOT / said).exists() or (DOCS / said).exists()
    said = said.removesuffix("()")
    if "." in said:
        module, _, name = said.rpartition(".")
        path = ROOT / said.replace(".", "/")
        return path.is_dir() or path.with_suffix(".py").exists() or (is_there(module) and is_there(name))
    return said in python_names() or said in script_names()


def missing(text: str) -> list[str]:
    """Return what a document names and the repository has not."""
    return [said for said in CODE.findall(FENCE.sub("", text)) if not is_there(said)]


@pytest.mark.parametrize(
    ("said", "there"),
    [
        ("games/core/log.py", True),
        ("games/core/protocol.py", False),
        ("companion.tables.store", True),
        ("companion.tables.vault", False),
        ("ScoreLine", True),
        ("ScoreColumn", False),
        ("action_submit()", True),
        ("make bench", True),
        ("make coffee", False),
    ],
)
def test_what_counts_as_there(said: str, there: bool) -> None:
    assert is_there(said) is there


@pytest.mark.parametrize("document", NAMED, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert missing(document.read_text("utf-8")) == []


def own_documents() -> Iterator[Path]:
    yield from (ROOT / name for name in ("README.md", "games/README.md"))
    yield from DOCS.rglob("*.md")
    yield from (ROOT / "games").rglob("RULES.md")


def test_links_between_documents_lead_somewhere() -> None:
    astray = {
        f"{path.relative_to(ROOT)}: {target}"
        for path in own_documents()
        for target in LINK.findall(path.read_text("utf-8"))
        if not (path.parent / target).exists()
    }
    assert astray == set()


# --- the glossary -------------------------------------------------------------------------------------------


def glossary() -> Iterator[tuple[str, str, str, str]]:
    """Yield (chapter, word, meaning, German) for each line."""
    for chapter in (DOCS / "glossary.md").read_text("utf-8").split("\n## ")[1:]:
        for row in re.findall(r"^\| (.+) \|$", chapter, re.MULTILINE)[1:]:
            word, meaning, german = row.replace("\\|", "¦").split(" | ")
            yield chapter.partition("\n")[0], word, meaning, german


@cache
def german_texts() -> str:
    texts = [*(ROOT / "companion" / "texts").glob("de.ftl"), *(ROOT / "games").rglob("de.ftl")]
    assert len(texts) >= 5
    return "\n".join(path.read_text("utf-8").replace("\u00ad", "") for path in texts).casefold()


def test_a_word_has_one_line() -> None:
    """Within what all games share, and within each game."""
    common = ("People and phones", "The log", "What a phone is shown", "Rules and pieces", "How the server runs")
    words = [(chapter in common or chapter, word) for chapter, line, _, _ in glossary() for word in line.split(", ")]
    assert len(words) > 120
    assert {pair for pair in words if words.count(pair) > 1} == set()


def test_german_words_are_those_of_the_texts() -> None:
    said = {word for _, _, _, german in glossary() if german != "-" for word in german.split(", ")}
    assert {word for word in said if word.casefold() not in german_texts()} == set()
