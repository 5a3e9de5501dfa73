"""Size of the start page, and of a table: bytes and requests of the built app. Nothing is timed."""

from games.registry import GAMES
from tests.first_load import DIST, compressed, first_load, with_imports

BYTES_AT_MOST = 77_000
"""Compressed bytes with headers. Whoever joins by a code waits for all of it, perhaps in a cellar with poor reception.
What the start page does not show belongs in a lazy chunk, and its texts in a room of their own
(`companion/texts/bundles.py`); decision 0039."""
FILES_AT_MOST = 10
TABLE_SCRIPTS_AT_MOST = 6
"""Scripts of a running table and of the way to it, besides those of the start page."""
HEADERS = 720
"""Bytes of headers per response."""


def test_the_first_load_keeps_within_its_budget() -> None:
    sizes = {str(file.relative_to(DIST)): compressed(file) + HEADERS for file in first_load()}
    listed = "\n".join(f"{size:>7} {name}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
    assert sum(sizes.values()) <= BYTES_AT_MOST, f"{sum(sizes.values())} bytes:\n{listed}"
    assert len(sizes) <= FILES_AT_MOST, listed


def test_a_table_comes_in_few_scripts() -> None:
    """A table shares most of its modules with other screens, each of which could be a file of its own."""
    (screens,) = DIST.glob("assets/PlayScreens-*.js")
    scripts = with_imports(screens).difference(first_load())
    assert len(scripts) <= TABLE_SCRIPTS_AT_MOST, sorted(script.name for script in scripts)


def test_no_game_is_part_of_the_first_load() -> None:
    """Files of a game come with its tables only. A new game does not enlarge the first load of others."""
    games = [game.meta.id for game in GAMES]
    assert [file.name for file in first_load() if file.name.startswith(tuple(games))] == []
    assert all(list(DIST.glob(f"assets/{game}-*.js")) for game in games)


def test_lazy_chunks_are_available_offline() -> None:
    """The service worker loads every chunk when it is installed."""
    service_worker = (DIST / "sw.js").read_text("utf-8")
    chunks = [path for path in (DIST / "assets").iterdir() if path.suffix in (".js", ".css", ".woff2", ".svg")]
    assert len(chunks) > len(first_load())
    assert [path.name for path in chunks if f'"assets/{path.name}"' not in service_worker] == []
