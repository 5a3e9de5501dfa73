"""Pictures of scoring tiles, including those of offered expansions."""

import gzip
import re
import xml.etree.ElementTree as ET

from games.core.art.sheet import glyph_sheet
from games.isle_of_skye.art_goals import goal_sheet
from games.registry import game, ruleset
from tests.serving import ROOT

SHEET = (ROOT / "frontend/src/generated/art/isle_of_skye-goals.svg").read_text("utf-8")
SYMBOL = re.compile(r'<symbol id="isle_of_skye-goal-([a-z0-9_]+)" viewBox="0 0 100 100">(.*?)</symbol>')


def test_every_scoring_tile_has_a_picture() -> None:
    offered = [ruleset("isle_of_skye", (expansion.id,)) for expansion in game("isle_of_skye").meta.expansions]
    pictures = dict(SYMBOL.findall(SHEET))
    assert pictures.keys() == {goal for rules in offered for goal in rules.extended.goals}  # type: ignore[attr-defined]
    assert len(set(pictures.values())) == len(pictures)


def test_the_pictures_only_need_the_glyph_sheet_and_are_small() -> None:
    ET.fromstring(SHEET)
    assert set(re.findall('href="#([^"]+)"', SHEET)) <= set(re.findall(' id="([^"]+)"', glyph_sheet()))
    assert not re.search("#[0-9A-Fa-f]{6}", SHEET), "no colour of its own"
    assert len(gzip.compress(SHEET.encode(), 9, mtime=0)) <= 2_500


def test_a_game_without_scoring_tiles_has_an_empty_sheet() -> None:
    assert not SYMBOL.findall(goal_sheet("carcassonne", {}))
