"""Every code of Isle of Skye has a message in both languages, and every message is used."""

import itertools
import re
from pathlib import Path

import pytest

import games.isle_of_skye
from games.core.text import Text, format_message_id
from games.isle_of_skye.assets import ACTION_ICONS
from games.isle_of_skye.boxes import KINDS
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import PHASES
from games.isle_of_skye.score_tiles import SIDES, ScoreTileTurned
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.tiles import TERRAINS
from tests.games.wording import WHOLE, find_codes, name_options, sentence, variables

FOLDER = "games/isle_of_skye/texts"
SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(str(games.isle_of_skye.__file__)).parent.rglob("*.py"))
    if "expansions" not in path.parts
)
STEPS = ("goals", "castle", "count", "purses", "final_purses", "draw", "price", "lift", "buy", "build")
WORK = ("score_round", "score_game")


def needed() -> set[str]:
    """Return the message ids that code, options and data need, without the game's name."""
    names = find_codes(SOURCE)
    names |= set(re.findall(r'^    (?:title|hint) = "([a-z_]+)"', SOURCE, re.MULTILINE)) | {"name"}
    names |= {"step_price", "step_score_tile"}  # steps on the real table
    names |= {"stock_gold", "stock_gold_hidden", "piece_gold", "mark_axe", "mark_sealed", "unknown", "rule_income"}
    names |= {"about_place_axe"}  # below the question that marks a tile with the axe
    names |= {"roads"}  # in the words of a tile
    names |= {"surface_territory_tab"}  # beside other boards of the same seat
    names |= {"things", "things_from", "things_since", "things_never"}  # effects of expansions
    names |= {"turn", "tie_break", "course_gold", "crossed", "crossed_short", "idle_build"}
    tiles = [ScoreTileTurned(0, *sides) for sides in itertools.permutations((0, *SIDES), 2)]
    names |= {event.narrate().text.code.removeprefix("isle_of_skye.") for event in tiles}
    names |= {f"event_tracking_{level}" for level in META.options[0].values} | {
        f"wait_{step}" for step in (*STEPS, *WORK)
    }
    names |= {f"{family}_{terrain}" for family in ("terrain", "segment", "belongs") for terrain in TERRAINS}
    reasons = {*GOALS, *(f"scroll_{kind}" for kind in SCROLLS), "gold_left"}
    names |= reasons | {f"rule_{reason}" for reason in reasons}
    names |= {f"scroll_{kind}_counted" for kind in SCROLLS}
    names |= {f"symbol_{kind}" for kind in (*KINDS, "castle")}
    names |= {f"castle_{colour}" for colour in META.colours}
    names |= {f"with_{kind}" for kind in (*KINDS, "scroll", "castle")}  # names of tiles without one
    names |= {f"{set_of}tile_{kind}" for set_of in ("", "invented_") for kind in ("any", "plain", "with")} | {
        "tile_cost"
    }
    names |= {f"stage_{word}" for phase in PHASES if (word := phase[0].stage)}
    names |= {f"help_{n}{about}" for n in range(1, 8) for about in ("", "_about")}  # each stage, and the end
    names |= {f"do_{deed}" for deed in (*ACTION_ICONS, "set_prices", "set_prices_last", "buy_tile")} | {"tag_buy_tile"}
    names |= {f"{word}_{deed}" for word in ("done", "first") for deed in ACTION_ICONS}
    parts = set(re.findall(r'[Pp]art\(\s*"([a-z_]+)"', SOURCE)) | {"scroll", "scroll_doubled"}
    parts |= {f"brochs_{n}" for n in (1, 2, 3)} | set(re.findall(r'"(most_[a-z_]+)"', SOURCE)) - {"most_taken"}
    names |= {f"part_{code}" for code in parts}
    names |= {f"section_{number}" for number in (3, 6, 7)}  # cited by score lines and incomes
    names |= {f"category_{category}" for category in META.categories}
    names |= name_options(META.options)
    return {format_message_id(f"isle_of_skye.{name}") for name in names}


@pytest.mark.parametrize("language", WHOLE)
def test_every_code_has_a_message_and_every_message_is_used(language: str) -> None:
    message_names = {name for name in variables(FOLDER, language) if not re.fullmatch(r"isle-of-skye-ruling-\d+", name)}
    assert needed() - message_names == set(), "codes without words"
    assert {name.removesuffix("-still").removesuffix("-own") for name in message_names} - needed() == set(), (
        "words that nothing shows"
    )


@pytest.mark.parametrize("message", ["part_cattle", "scroll_per_cattle_counted", "with_cattle", "zero_cattle"])
def test_one_cow_is_no_cattle(message: str) -> None:
    text = Text(f"isle_of_skye.{message}", {"n": 1, "count": 1})
    assert "cow" in sentence(FOLDER, "en", text)
    assert "cattle" not in sentence(FOLDER, "en", text)
