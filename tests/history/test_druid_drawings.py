"""Once Druids are offered: what phones and the server's own pictures get to draw their tiles with, and not before."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from msgspec.structs import replace

from companion.history import drawings
from companion.tables.management.commands import export_assets
from games import registry
from games.core.assets import Assets
from tests.games.isle_of_skye.pieces import MEADOW
from tests.rulesets.skye_druids import SKYE_WITH_UNKNOWN_DRUIDS, offering_druids

STONE: dict[str, Any] = {**MEADOW, "set": "druid", "cost": 7, "tablet": "discount_2"}


def glyphs(svg: str) -> set[str]:
    return set(re.findall('<g id="g-((?:cost|tablet|scroll-druid)[^"]*)"', svg))


@pytest.mark.parametrize("offered", [True, False])
def test_phones_get_the_glyphs_words_and_sets_with_the_offer(
    offered: bool, tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.BASE_DIR = tmp_path
    skye = SKYE_WITH_UNKNOWN_DRUIDS if offered else registry.game("isle_of_skye")
    monkeypatch.setattr(export_assets, "GAMES", (replace(skye, assets=lambda: Assets({}, {}, (), {})),))
    call_command("export_assets")
    written = tmp_path / "frontend" / "src" / "generated"
    sets = json.loads((written / "boxes" / "isle_of_skye.json").read_text("utf-8"))["composer"].get("sets", [])
    drawn = glyphs((written / "art" / "glyphs.svg").read_text("utf-8"))
    assert [one["id"] for one in sets] == ["druid"] * offered
    assert len(drawn) == (9 + 5 + 12) * offered
    assert {f"tablet-{tablet}" for one in sets for tablet in one["tablets"]} <= drawn
    for language in ("en", "de"):
        assert (written / "texts" / language / "isle_of_skye.druids.ftl").exists() == offered


def test_the_servers_pictures_know_what_druid_tiles_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", offering_druids(registry.GAMES, SKYE_WITH_UNKNOWN_DRUIDS))
    known = drawings.drawings_of.__wrapped__("isle_of_skye")
    assert known
    shown = drawings.with_own(known, {"x1": STONE})
    assert {"cost-7", "tablet-discount_2"} <= glyphs(shown.glyphs)
    assert "#g-cost-7" in shown.sheets["L"]
    assert "var(--t-" not in shown.glyphs
