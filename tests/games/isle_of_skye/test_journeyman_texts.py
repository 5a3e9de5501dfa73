"""Every code of the Journeyman has a message in both languages, and every message is used."""

import re
from itertools import combinations
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import games.isle_of_skye.expansions.journeyman
from games.core.text import Text, format_message_id
from games.isle_of_skye.expansions.journeyman.actions import Figure, What
from games.isle_of_skye.expansions.journeyman.art_board import BANNER_WORDS
from games.isle_of_skye.expansions.journeyman.board_doubts import FIRST
from games.isle_of_skye.expansions.journeyman.board_form import FORM
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import BONUS_TILES, TRACKS
from games.isle_of_skye.expansions.journeyman.events import Advanced
from games.isle_of_skye.expansions.journeyman.journey import CASTLE_ONLY, FAR, MANY, REQUIREMENT, TWICE
from games.isle_of_skye.expansions.journeyman.scoring import GOALS
from games.isle_of_skye.expansions.journeyman.state import Because
from games.isle_of_skye.expansions.journeyman.steps.journey import Travel
from games.isle_of_skye.expansions.journeyman.steps.plan import Plan
from games.isle_of_skye.expansions.journeyman.steps.trade import Trade
from games.isle_of_skye.expansions.journeyman.tracks import END, GOLD, WARRIOR
from games.isle_of_skye.expansions.journeyman.view import PAWN, ROAD, WAYPOINT
from games.isle_of_skye.tiles import TERRAINS
from tests.e2e.words import words
from tests.games.wording import WHOLE, find_codes, name_options, texts_of, variables

FOLDER = "games/isle_of_skye/expansions/journeyman/texts"
SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(str(games.isle_of_skye.expansions.journeyman.__file__)).parent.rglob("*.py"))
)
SAME = re.compile(r"-still$|(-event-.+)-own$")
"""Ends of the names of messages that say the same of several seats, or to the seat itself."""
RULING = re.compile(r"isle-of-skye-journeyman-ruling-\d+")
LONGEST_NEWS = 46
"""Characters of news that fit beside a button on a phone of 320 px with text of 160 %."""
WAITS = ("layout", "second_purchase", "trade", "advance", "plan", "journey", "roads", "early_roads")


def needed() -> set[str]:
    """Return the message ids that code and data need, without the game's name."""
    names = find_codes(SOURCE)
    names |= {CASTLE_ONLY, FAR, MANY, REQUIREMENT, TWICE, END, GOLD, WARRIOR}
    names |= {f"{FAR}_by"}
    names |= {f"board_{code}" for code in re.findall(r'build_(?:fault|doubt)\(\s*"([a-z_]+)"', SOURCE)}
    names |= set(re.findall(r'"isle_of_skye\.([a-z0-9_]+)"', msgspec.json.encode(FORM).decode()))
    names |= {f"board_first_{track}" for track in FIRST}
    reasons = {*GOALS, "tracks", *(f"step_{track}" for track in TRACKS)}
    reasons |= {f"bonus_{bonus.id}" for bonus in BONUS_TILES.values() if bonus.points}
    names |= reasons | {f"rule_{reason}" for reason in reasons}
    names |= {f"part_{code}" for code in (*re.findall(r'build_part\(\s*"([a-z_]+)"', SOURCE), *TRACKS)}
    names |= {f"track_{track}{short}" for track in TRACKS for short in ("", "_short")}
    names |= {f"gain_{what}" for what in BANNER_WORDS.values()} | {f"bonus_{tile}" for tile in BONUS_TILES}
    names |= {f"space_{fact}" for fact in get_args(What)} | {f"figure_{figure}" for figure in get_args(Figure)}
    names |= {f"prompt_advance_{because}" for because in get_args(Because)}
    names |= {f"wait_{word}" for word in (*WAITS, *Journeyman.system_actions)}
    names |= {f"stage_{step.stage}" for step in (Trade, Plan, Travel)}
    names |= {f"category_{category}" for category in Journeyman.categories} | {"journeyman_name", "journeyman_about"}
    symbols = [symbol for tile_set in Journeyman.sets.values() for symbol in tile_set.symbols]
    names |= {f"{family}_{symbol}" for symbol in symbols for family in ("symbol", "with")}
    names |= {f"{family}_bonus_{tile}" for tile in BONUS_TILES for family in ("piece", "stock", "thing")}
    names |= {f"{family}_{kind}" for kind in (PAWN, WAYPOINT, ROAD) for family in ("piece", "role")}
    names |= {f"stock_{kind}" for kind in (WAYPOINT, ROAD)}
    names |= {f"journeyman_help_{n}{about}" for n in range(1, 5) for about in ("", "_about")}
    names |= {
        "surface_tracks_tab",
        "tap_pick_up",
        "surface_tracks_invented_tab",
        "section_j4",
        "section_j8",
        "do_advance",
        "do_buy_second",
        "tag_buy_second",
    }
    names |= {f"piece_progress_{track}" for track in TRACKS} | {
        f"{verb}_side_{side}" for side in "nesw" for verb in ("asks", "lacks")
    }
    names |= {f"{verb}_distance" for verb in ("asks", "lacks")}
    areas = [*combinations(sorted(TERRAINS), 1), *combinations(sorted(TERRAINS), 2)]
    names |= {f"{verb}_completed_{'_'.join(terrains)}" for terrains in areas for verb in ("asks", "lacks")}
    names |= {f"works_{when}{later}" for when in ("from", "at_end") for later in ("", "_round")}
    names |= name_options(Journeyman.options)
    return {format_message_id(f"isle_of_skye.{name}") for name in names}


@pytest.mark.parametrize("language", WHOLE)
def test_every_code_has_a_message_and_every_message_is_used(language: str) -> None:
    own_messages = {name for name in variables(FOLDER, language) if not RULING.fullmatch(name)}
    all_messages = variables(texts_of("isle_of_skye"), language)
    assert needed() - set(all_messages) == set(), "codes without words"
    assert {SAME.sub(r"\1", name) for name in own_messages} - needed() == set(), "words that nothing shows"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_answer_says_what_one_does_and_what_it_brings(language: str) -> None:
    """The verb is that of the answer beside them, “Do not advance”."""
    verb = words(language, "isle_of_skye.choice_stay").split()[-1]
    track = words(language, "isle_of_skye.track_warrior_short")
    assert verb in words(language, "isle_of_skye.choice_track", track=track, n=1).casefold()
    nothing = {"en": "brings nothing", "de": "bringt sofort nichts", "fr": "ne rapporte rien"}
    assert words(language, "isle_of_skye.gain_nothing").startswith(nothing[language])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_news_of_a_journey_is_short_and_counts_nothing_that_is_not_there(language: str) -> None:
    text = Advanced(0, "merchant", 11, 5).narrate().text
    track = text.params["track"]
    assert isinstance(track, Text)
    sentence = words(language, text.code, **{**text.params, "seat": "Dora", "track": words(language, track.code)})
    assert len(sentence) <= LONGEST_NEWS, sentence
    assert "0" not in words(language, "isle_of_skye.event_picked_up", seat="Dora", n=0)


@pytest.mark.parametrize("language", WHOLE)
def test_the_question_about_a_bonus_tile_names_it(language: str) -> None:
    assert words(language, "isle_of_skye.bonus_extra_movement") in words(language, "isle_of_skye.prompt_extra_movement")
