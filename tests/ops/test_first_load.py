"""Size of the start page, and of a table: bytes and requests of the built app. Nothing is timed."""

import json

from companion.texts.languages import LANGUAGES
from games.registry import GAMES
from tests.first_load import DIST, compressed, first_load, list_kept, list_precached, with_imports

BYTES_AT_MOST = 60_000
"""Compressed bytes. Whoever joins by a code waits for all of it, perhaps in a cellar with poor reception.
What the start page does not show belongs in a lazy chunk, and its texts in a room of their own
(`companion/texts/bundles.py`); decision 0039."""
FILES_AT_MOST = 8
"""Each costs some 720 bytes of headers besides."""
KEPT_AT_MOST = 330_000
"""Compressed bytes that a phone keeps once it has opened the app, before its first table (decision 0160)."""
CARCASSONNE_AT_MOST = 56_000
"""Compressed bytes of Carcassonne without expansions: 3 kB more than before it had any (53.2 kB in English)."""
GAMES_AND_EXPANSIONS = [name for game in GAMES for name in game.meta.list_parts()]
JOIN_SCRIPTS_AT_MOST = 36_000
"""Compressed bytes of the scripts of a page to join by a code, besides those of the start page."""
TABLE_SCRIPTS_AT_MOST = 6
"""Scripts of a running table and of the way to it, besides those of the start page."""


def test_the_first_load_keeps_within_its_budget() -> None:
    sizes = {str(file.relative_to(DIST)): compressed(file) for file in first_load()}
    listed = "\n".join(f"{size:>7} {name}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
    assert sum(sizes.values()) <= BYTES_AT_MOST, f"{sum(sizes.values())} bytes:\n{listed}"
    assert len(sizes) <= FILES_AT_MOST, listed


def test_a_table_comes_in_few_scripts() -> None:
    """A table shares most of its modules with other screens, each of which could be a file of its own."""
    (screens,) = DIST.glob("assets/PlayScreens-*.js")
    scripts = with_imports(screens).difference(first_load())
    assert len(scripts) <= TABLE_SCRIPTS_AT_MOST, sorted(script.name for script in scripts)


def test_a_page_to_join_comes_without_a_running_table() -> None:
    """Nor do the settings, which come with it at the first touch of the start page."""
    for screen in ("TableRoutes", "Settings"):
        (script,) = DIST.glob(f"assets/{screen}-*.js")
        scripts = with_imports(script).difference(first_load())
        assert not [name for name in scripts if name.name.startswith("table-")]
        assert sum(map(compressed, scripts)) <= JOIN_SCRIPTS_AT_MOST, sorted(scripts)


def test_no_game_is_part_of_the_first_load() -> None:
    """Files of a game come with its tables only. A new game does not enlarge the first load of others."""
    games = [game.meta.id for game in GAMES]
    assert [file.name for file in first_load() if file.name.startswith(tuple(games))] == []
    assert all(list(DIST.glob(f"assets/{game}-*.js")) for game in games)


def test_each_chunk_is_kept_at_once_or_with_its_game_and_language() -> None:
    """The service worker keeps every screen when it is installed: it has to open without a network."""
    chunks = {path for path in (DIST / "assets").iterdir() if path.suffix in (".js", ".css", ".woff2", ".svg")}
    at_once, later = set(list_precached()), set(list_kept(GAMES_AND_EXPANSIONS, LANGUAGES))
    assert len(at_once) > len(first_load())
    assert not at_once & later
    assert {path.name.partition("-")[0] for path in chunks - at_once - later} == {"ScanScreen"}


def test_what_is_kept_without_a_game_stays_within_its_budget() -> None:
    """Whoever plays one game in one language does not keep the others."""
    for language in LANGUAGES:
        files = {*list_precached(), *list_kept([], [language])}
        assert not [file.name for file in files if file.name.startswith(tuple(game.meta.id for game in GAMES))]
        assert sum(map(compressed, files)) <= KEPT_AT_MOST
    assert len(list_kept([], ["en"])) == len(list_kept([], ["de"])) > 5


def test_a_game_without_expansions_pays_for_none() -> None:
    """A table of the base game keeps its own files alone, about as much as before there were expansions."""
    for language in LANGUAGES:
        files = {*list_kept(["carcassonne"], [language])} - {*list_kept([], [language])}
        sizes = {file.name: compressed(file) for file in files}
        assert len(sizes) == 5, "data, texts, drawings in three sizes"
        assert not [name for name in sizes if not name.startswith("carcassonne-")]
        assert sum(sizes.values()) <= CARCASSONNE_AT_MOST, sizes


def test_a_scanned_link_opens_in_the_window_of_the_app_that_is_there() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["launch_handler"]["client_mode"][0] == "navigate-existing"
