"""Everything that documents name exists: modules, folders, classes, functions, texts, links, decisions."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from games.core.prompt import SeatPrompt

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NAMED = [DOCS / "architecture.md", DOCS / "glossary.md"]
"""Documents in which everything in `code` is a path of the repository or a name in its source."""
DECISIONS = sorted((DOCS / "decisions").glob("[0-9]*.md"))


@cache
def python_names() -> frozenset[str]:
    """Return the names that Python source defines: modules, classes, functions, methods, fields, constants."""
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
    """Return the names that TypeScript source in frontend/src exports, and the methods of its classes."""
    exported = re.compile(
        r"^(?:export (?:async )?(?:function|const|class|type|interface) (\w+)|  (\w+)\()", re.MULTILINE
    )
    sources = (ROOT / "frontend" / "src").rglob("*.ts*")
    return frozenset(name for path in sources for pair in exported.findall(path.read_text("utf-8")) for name in pair)


def is_there(code: str) -> bool:
    """Return True if a text in `code` is a path, a module, a make target or a name in the source."""
    if code.startswith("make "):
        target = code.removeprefix("make ").split()[0]
        return re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE) is not None
    if "/" in code or re.search(r"\.(py|md|tsx?|json|toml|ftl)$", code):
        return (ROOT / code).exists()
    if (ROOT / code).is_dir():
        return True
    code = code.removesuffix("()")
    if "." in code:
        module, _, name = code.rpartition(".")
        path = ROOT / code.replace(".", "/")
        return path.is_dir() or path.with_suffix(".py").exists() or (is_there(module) and is_there(name))
    return code in python_names() or code in script_names()


def missing_names(text: str) -> list[str]:
    """Return what a document names, in `code` or as a path in a diagram, and the repository lacks."""
    drawn = [path for diagram in FENCE.findall(text) for path in re.findall(r"\w+(?:/\w+)+(?:\.\w+)?", diagram)]
    return [name for name in [*drawn, *CODE.findall(FENCE.sub("", text))] if not is_there(name)]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("games/core/log.py", True),
        ("games/core/protocol.py", False),
        ("companion.tables.store", True),
        ("companion.tables.vault", False),
        ("ScoreLine", True),
        ("ScoreColumn", False),
        ("submit_action()", True),
        ("make bench", True),
        ("make coffee", False),
    ],
)
def test_what_counts_as_there(code: str, expected: bool) -> None:
    assert is_there(code) is expected


@pytest.mark.parametrize("document", NAMED, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert missing_names(document.read_text("utf-8")) == []


@pytest.mark.parametrize("document", [*NAMED, *DECISIONS], ids=lambda path: path.name)
def test_a_name_is_in_the_file_that_a_document_says(document: Path) -> None:
    """As in "`simulate` in `companion/tables/corrections/simulation.py`"."""
    placed = re.compile(r"`(?:\w+\.)?(\w+)`(?:,? (?:in|of) | \()`([\w.]+/[\w/.]+\.(?:py|tsx?|ftl))`")
    pairs = placed.findall(document.read_text("utf-8"))
    lost = {(name, path) for name, path in pairs if not re.search(rf"\b{name}\b", (ROOT / path).read_text("utf-8"))}
    assert lost == set()
    assert len(pairs) > (40 if document.name == "architecture.md" else -1)


def test_the_documents_of_the_api_name_every_kind_of_prompt() -> None:
    _, _, section = (DOCS / "api.md").read_text("utf-8").partition("## Prompts\n")
    _, *kinds = re.findall(r"^\| `(\w+)` \|", section.partition("\n## ")[0], re.MULTILINE)
    assert sorted(kinds) == sorted(kind.__struct_config__.tag for kind in get_args(SeatPrompt))


GAMES = ROOT / "games"
TO_COME = {"upcast.py"}
"""Files that a game has once it needs them (decision 0070)."""


def is_in_a_game(code: str) -> bool:
    """Return True if a path or name in the recipe for games is there: below games/, in a game, or in an expansion."""
    patterns = (code, f"*/{code}", f"*/expansions/*/{code}")
    is_file = "/" in code or code.endswith((".py", ".md", ".json", ".ftl"))
    return any(any(GAMES.glob(pattern)) for pattern in patterns) if is_file else is_there(f"games.{code}")


def test_what_the_recipe_for_games_names_is_there() -> None:
    plain = re.compile(
        r"[\w./*-]+/|[\w/*-]+\.(?:py|md|json|ftl)|core(?:\.\w+)+|\w+(?:/\w+)+|[a-z]+(?:_[a-z]+)+|[A-Z]\w*[a-z]\w*"
    )
    codes = {code for code in CODE.findall((GAMES / "README.md").read_text("utf-8")) if plain.fullmatch(code)}
    assert len(codes) > 90
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    missing = {code for code in codes - TO_COME if not is_there(code) and not is_in_a_game(code)}
    assert {code for code in missing if code not in settings} == set()


FOLDERS = ("bench", "companion", "docker", "docs", "frontend", "games", "requirements", "scripts", "tests")
MADE = (
    "companion/packaged",
    "companion/texts/nl.ftl",
    "docker/.env",
    "docker/secrets",
    "docker/tls",
    "frontend/node_modules",
)
"""What somebody, or a build, makes in a checkout."""
DOCUMENTS = sorted(path for path in (*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *GAMES.rglob("*.md")))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_paths_targets_and_commands_in_a_document_are_there(document: Path) -> None:
    text = document.read_text("utf-8")
    found = re.findall(rf"(?<![\w./?=\"-])((?:{'|'.join(FOLDERS)})/[\w./-]*+)(?![*{{])", text)
    paths = {path.rstrip("./-") for path in found}
    commands = (ROOT / "companion" / "management" / "commands").glob("*.py")
    known = {path.stem for path in commands} | {"createsuperuser", "makemigrations", "migrate", "test"}
    assert {path for path in paths if not path.startswith(MADE) and not (ROOT / path).exists()} == set()
    assert {target for target in re.findall(r"`(make [a-z-]+)", text) if not is_there(target)} == set()
    assert set(re.findall(r"\bmanage\.py ([a-z_]+)", text)) <= known


# --- folders that import each other -------------------------------------------------------------------------


SCRIPTS = ROOT / "frontend" / "src"
NOT_SCREENS = {"generated", "testing"}
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*"(\.[^"]+)\"""")


def folder_of(path: Path) -> str:
    """Return the folder of frontend/src that a file belongs to. Each kind of surface counts as a folder."""
    folder, *below = path.relative_to(SCRIPTS).parent.parts
    return f"{folder}/{below[0]}" if folder == "surfaces" and below else folder


def script_imports() -> Iterator[tuple[str, str]]:
    """Yield (folder, imported folder) of frontend/src, without tests."""
    for path in SCRIPTS.rglob("*.ts*"):
        if ".test." in path.name or path.parent == SCRIPTS or folder_of(path) in NOT_SCREENS:
            continue
        for target in IMPORTED.findall(path.read_text("utf-8")):
            imported = (path.parent / target).resolve()
            if imported.parent != SCRIPTS:
                yield folder_of(path), folder_of(imported)


def python_imports(package: str) -> Iterator[tuple[str, str]]:
    """Yield (folder, imported folder) of a package."""
    root = ROOT / package
    for path in root.rglob("*.py"):
        folder = path.relative_to(root).parts[0]
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = (
                [f"{node.module}.{alias.name}" for alias in node.names]
                if isinstance(node, ast.ImportFrom) and node.module
                else [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else []
            )
            for module in modules:
                parts = module.split(".")
                if parts[0] == package and len(parts) > 1 and (root / parts[1]).is_dir() and path.parent != root:
                    yield folder, parts[1]


def pairs(imports: Iterator[tuple[str, str]]) -> set[tuple[str, ...]]:
    folders = set(imports)
    return {tuple(sorted(pair)) for pair in folders if pair[0] != pair[1] and pair[::-1] in folders}


@pytest.mark.parametrize(
    ("heading", "folder_pairs"),
    [
        pytest.param("folders of companion", lambda: pairs(python_imports("companion")), id="companion"),
        pytest.param("folders of frontend/src", lambda: pairs(script_imports()), id="frontend"),
    ],
)
def test_folders_that_import_each_other_are_listed_with_their_reason(
    heading: str, folder_pairs: Callable[[], set[tuple[str, ...]]]
) -> None:
    table = (DOCS / "architecture.md").read_text("utf-8").partition(f"| {heading} |")[2].partition("\n\n")[0]
    listed = {
        tuple(sorted(row.split(", "))) for row in re.findall(r"^\| ([a-z_/]+, [a-z_/]+) \| \S", table, re.MULTILINE)
    }
    assert listed == folder_pairs()


def test_no_game_folders_import_each_other() -> None:
    assert pairs(python_imports("games")) == set()


# --- links --------------------------------------------------------------------------------------------------


def own_documents() -> Iterator[Path]:
    yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "games/README.md"))
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
    """Checked within the words that all games share, and within each game."""
    common = ("People and phones", "The log", "What a phone is shown", "Rules and pieces", "How the server runs")
    words = [(chapter in common or chapter, word) for chapter, line, _, _ in glossary() for word in line.split(", ")]
    assert len(words) > 120
    assert {pair for pair in words if words.count(pair) > 1} == set()


def test_german_words_are_those_of_the_texts() -> None:
    words = {word for _, _, _, german in glossary() if german != "-" for word in german.split(", ")}
    assert {word for word in words if word.casefold() not in german_texts()} == set()


# --- decisions ----------------------------------------------------------------------------------------------


def test_the_index_of_decisions_names_each_by_its_headline() -> None:
    headlines = {path: path.read_text("utf-8").partition("\n")[0] for path in DECISIONS}
    expected = [
        f"- [{path.name[:4]}]({path.name}) {re.sub(r'^# (?:[0-9]{4}:? )?', '', headline)}"
        for path, headline in headlines.items()
    ]
    areas = (DOCS / "decisions" / "README.md").read_text("utf-8").split("\n## ")[1:]
    lists = [[line for line in area.splitlines() if line.startswith("- ")] for area in areas]
    assert all(numbers and numbers == sorted(numbers) for numbers in lists)
    assert sorted(line for numbers in lists for line in numbers) == expected
    assert len(expected) >= 30


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name[:4])
def test_a_decision_has_a_date_a_choice_its_reason_its_price_and_what_undoes_it(path: Path) -> None:
    text = path.read_text("utf-8")
    headline, _, dated = text.partition("\n\n")
    assert headline.startswith(f"# {path.name[:4]}: ")
    assert re.match(r"20\d\d-\d\d-\d\d\n\n\*\*Choice\.\*\* ", dated)
    parts = re.findall(r"^\*\*([^*]+)\*\* \S", text, re.MULTILINE)
    assert parts == ["Choice.", "Why.", "Price.", "Undone by"]
    assert "##" not in text


def test_the_changelog_has_a_place_for_what_comes_and_the_version_that_is_out() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(version)}, 20\d\d-\d\d-\d\d", headings[1])


def test_a_decision_that_is_named_is_there() -> None:
    numbers = {path.name[:4] for path in DECISIONS}
    files = [path for folder in ("companion", "games", "docs", "tests") for path in (ROOT / folder).rglob("*.[pm][yd]")]
    citation = re.compile(r"decisions/(\d{4})|\b[Dd]ecision (\d{4})")
    cited = {(path.name, a or b) for path in files for a, b in citation.findall(path.read_text("utf-8"))}
    assert len(cited) >= 4
    assert {(name, number) for name, number in cited if number not in numbers} == set()
