"""What happened, told to the player it is about: in the second person, in every language."""

import pytest

from games.isle_of_skye.text import build_text
from tests.games.wording import sentence, variables

FOLDERS = (
    "games/isle_of_skye/texts",
    "games/isle_of_skye/expansions/druids/texts",
    "games/isle_of_skye/expansions/journeyman/texts",
)
EVENT = "isle-of-skye-event-"
ABOUT_ANOTHER = {"sold", "sealed"}
"""Events whose seat is another player on each phone that is told: the buyer, and whoever is ready."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_event_of_a_player_is_told_to_them_as_you(folder: str, language: str) -> None:
    messages = variables(folder, language)
    events = {
        name.removeprefix(EVENT): used
        for name, used in messages.items()
        if name.startswith(EVENT) and not name.endswith("-own") and "seat" in used
    }
    assert len(events) >= 6
    missing = {name for name in events if f"{EVENT}{name}-own" not in messages}
    assert missing - ABOUT_ANOTHER == set()
    for name, used in events.items():
        own = messages.get(f"{EVENT}{name}-own")
        assert own is None or own == set(used) - {"seat"}, name


@pytest.mark.parametrize(
    ("language", "plan", "keep"),
    [
        ("en", "Costs 1 of 4 ", "the rest"),
        ("de", "Kostet 1 von 4 ", "der Rest"),
        ("fr", "Coûte 1\u00a0point ", "le reste"),
    ],
)
def test_a_plan_says_what_it_costs_and_the_bag_what_goes_back(language: str, plan: str, keep: str) -> None:
    druids, journeyman = FOLDERS[1:]
    assert sentence(journeyman, language, build_text("plan_points", n=1, points=4)).startswith(plan)
    assert keep in sentence(druids, language, build_text("prompt_bag_keep"))  # of two tiles there is one other
