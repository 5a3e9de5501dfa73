"""Every code of Druids has a message in both languages, and every message is used."""

import re
from pathlib import Path
from typing import Any

import pytest

import games.isle_of_skye.expansions.druids
from companion.texts.localization import format_sentence
from games.core.text import format_message_id
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.data import TABLET_FACTS
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS
from games.isle_of_skye.expansions.druids.steps.refill import Refill
from games.isle_of_skye.expansions.druids.steps.scroll_again import ScrollsAgain
from games.isle_of_skye.expansions.druids.steps.second_buy import SecondBuy
from games.isle_of_skye.expansions.druids.steps.stones import Stones
from games.isle_of_skye.expansions.druids.tablets import LATE
from games.isle_of_skye.meta import DRUIDS
from games.isle_of_skye.scoring import SCROLLS as BASE_SCROLLS
from tests.games.wording import WHOLE, find_codes, name_options, variables

FOLDER = "games/isle_of_skye/expansions/druids/texts"
BASE = "games/isle_of_skye/texts"
SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(str(games.isle_of_skye.expansions.druids.__file__)).parent.rglob("*.py"))
)
SAME = re.compile(r"-still$|(-event-.+)-own$")
"""Ends of the names of messages that say the same of several seats, or to the seat itself."""
RULING = re.compile(r"isle-of-skye-druids-ruling-\d+")


def needed() -> set[str]:
    """Return the message ids that code and data need, without the game's name."""
    names = find_codes(SOURCE)
    reasons = {*GOALS, *(f"scroll_{kind}" for kind in SCROLLS), "scroll_again"}
    names |= reasons | {f"rule_{reason}" for reason in reasons}
    names |= {f"{reason}_counted" for reason in reasons if reason.startswith("scroll_")}
    names |= {f"part_{code}" for code in re.findall(r'build_part\(\s*"([a-z_]+)"', SOURCE)}
    names |= {f"section_{section}" for section in re.findall(r'"isle_of_skye\.scroll_again", "(d\d)"', SOURCE)}
    names |= {f"tablet_{kind}" for kind in TABLET_FACTS}
    names |= {f"{family}_tablet_{kind}" for family in ("stock", "piece", "thing") for kind in (*TABLET_FACTS, LATE)}
    names |= {f"extra_tablet{form}" for form in ("", "_none", "_count")} | {"extra_cost", "facet_mark", "facet_plain"}
    names |= {"druids_name", "druids_about", "market"}
    names |= {f"wait_{word}" for word in (SecondBuy.name, ScrollsAgain.name, *Druids.system_actions)}
    names |= {f"market_{step.name}" for step in (Stones, SecondBuy, Refill)}
    names |= {"market_way"}
    names |= {f"druids_help_{n}{about}" for n in range(1, 4) for about in ("", "_about")}
    names |= {"do_buy_again", "do_buy_own_tile", "tag_buy_own_tile", "enter_receive_druid_tile"}
    names |= name_options(DRUIDS.options)
    names |= {f"{family}_scroll_again{often}" for family in ("mark", "sign") for often in ("", "_2", "_3")}
    return {format_message_id(f"isle_of_skye.{name}") for name in names}


@pytest.mark.parametrize("language", WHOLE)
def test_every_code_has_a_message_and_every_message_is_used(language: str) -> None:
    own_messages, base = variables(FOLDER, language), variables(BASE, language)
    used_messages = {name for name in own_messages if not RULING.fullmatch(name)}
    assert needed() - used_messages - set(base) == set(), "codes without words"
    assert {SAME.sub(r"\1", name) for name in used_messages} - needed() == set(), "words that nothing shows"
    assert set(own_messages) & set(base) == set(), "said twice"


@pytest.mark.parametrize("language", WHOLE)
def test_scrolls_of_the_base_game_and_of_druids_are_called_alike(language: Any) -> None:
    names = [format_sentence(f"isle_of_skye.scroll_{kind}", {}, language) for kind in (*BASE_SCROLLS, *SCROLLS)]
    assert len({name.split()[0] for name in names}) == 1, names
    assert not any(":" in name for name in names), "they stand behind a colon"
