"""Drawings of Druid tiles for phones and for the server's own pictures."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from msgspec.structs import replace

from companion.archive.exports import drawings
from companion.management.commands import export_assets
from games import registry
from games.core.assets import Assets
from tests.games.isle_of_skye.pieces import MEADOW

pytestmark = pytest.mark.computes

STONE: dict[str, Any] = {**MEADOW, "set": "druid", "cost": 7, "tablet": "discount_2"}


def glyphs(svg: str) -> set[str]:
    return set(re.findall('<g id="g-((?:cost|tablet|scroll-druid)[^"]*)"', svg))


def test_phones_get_glyphs_words_and_sets(tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.BASE_DIR = tmp_path
    skye = replace(registry.find_game("isle_of_skye"), assets=lambda: Assets({}, {}, (), {}))
    monkeypatch.setattr(export_assets, "GAMES", (skye,))
    call_command("export_assets")
    generated = tmp_path / "frontend" / "src" / "generated"
    kinds, walked = json.loads((generated / "boxes" / "isle_of_skye.json").read_text("utf-8"))["composer"]["sets"]
    drawn = glyphs((generated / "art" / "glyphs.svg").read_text("utf-8"))
    assert (kinds["id"], walked["id"]) == ("druid", "journeyman")
    assert len(drawn) == 9 + 5 + 12
    (tablet,) = kinds["extras"]
    assert {f"{tablet['id']}-{value}" for value in tablet["values"]} <= drawn
    for language in ("en", "de"):
        assert (generated / "texts" / language / "isle_of_skye.druids.ftl").exists()


def test_the_servers_pictures_draw_druid_tiles() -> None:
    drawn_ids = drawings.read_drawings("isle_of_skye")
    assert drawn_ids
    pictures = drawings.with_table_pieces(drawn_ids, {"x1": STONE})
    assert {"cost-7", "tablet-discount_2"} <= glyphs(pictures.glyphs)
    assert "#g-cost-7" in pictures.sheets["L"]
    assert "var(--t-" not in pictures.glyphs
