"""Pictures of scoring tiles, including those of offered expansions."""

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from games.core.art.sheet import build_glyph_sheet
from games.isle_of_skye.art_goals import build_goal_sheet
from games.registry import find_game, load_ruleset
from tests.games.drawings import draw_assets

SYMBOL = re.compile(r'<symbol id="isle_of_skye-goal-([a-z0-9_]+)" viewBox="0 0 100 100">(.*?)</symbol>')


@pytest.fixture(scope="module")
def goals() -> str:
    return draw_assets(find_game("isle_of_skye")).goals


def test_every_scoring_tile_has_a_picture(goals: str) -> None:
    offered = [load_ruleset("isle_of_skye", (expansion.id,)) for expansion in find_game("isle_of_skye").meta.expansions]
    pictures = dict(SYMBOL.findall(goals))
    assert pictures.keys() == {goal for rules in offered for goal in rules.extended.goals}  # type: ignore[attr-defined]
    assert len(set(pictures.values())) == len(pictures)


def test_the_pictures_only_need_the_glyph_sheet_and_are_small(goals: str) -> None:
    ET.fromstring(goals)
    glyphs = build_glyph_sheet(find_game("isle_of_skye").glyphs())
    assert set(re.findall('href="#([^"]+)"', goals)) <= set(re.findall(' id="([^"]+)"', glyphs))
    assert not re.search("#[0-9A-Fa-f]{6}", goals), "no colour of its own"
    assert len(gzip.compress(goals.encode(), 9, mtime=0)) <= 2_500


def test_a_game_without_scoring_tiles_has_an_empty_sheet() -> None:
    assert not SYMBOL.findall(build_goal_sheet("carcassonne", {}))
