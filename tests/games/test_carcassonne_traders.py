"""Rules of Traders & Builders by their numbers: goods, the builder and the pig."""

from collections import Counter

import pytest
from msgspec.structs import replace

from companion.texts.languages import LANGUAGES
from games.carcassonne.expansions.traders_builders.actions import UseBuilder
from games.carcassonne.expansions.traders_builders.events import BuilderWorked
from tests.games.carcassonne_positions import (
    BUILDER,
    INNS,
    TRADERS,
    draw,
    end,
    lay,
    list_targets,
    play,
    put,
    with_bag,
)
from tests.games.wording import sentence, texts_of

TEXTS = texts_of("carcassonne")
CITY_WITH_WINE = (lay("TT", 0, -1, 2, 0, figure=("follower", "city", "E")),)
CLOSES_IT = lay("E", 1, -1, 3, 1)


# --- goods ------------------------------------------------------------------------------------------------------


def test_the_box_has_twenty_symbols() -> None:
    """Section e40."""
    rules, state, _ = play(TRADERS)
    goods = Counter(
        {
            kind: sum(
                n * sum(s.goods == kind for s in rules.rules.box.laid[tile][0].segments)
                for tile, n in state.bag.items()
            )
            for kind in ("wine", "grain", "cloth")
        }
    )
    assert goods == {"wine": 9, "grain": 6, "cloth": 5}


def test_goods_come_to_whoever_closes_a_city_of_nobody() -> None:
    """Sections e41, e42 and e44: an unfinished city gives none."""
    rules, state, _ = play(TRADERS, lay("TT", 0, -1, 2, 0), CLOSES_IT)
    assert [rules.rules.count_stock(state, seat)["wine"] for seat in (0, 1)] == [0, 1]
    _, before, _ = play(TRADERS, *CITY_WITH_WINE)
    assert rules.rules.count_stock(before, 0)["wine"] == 0
    assert list(state.scores) == [0, 0]


def test_all_with_most_tokens_of_a_kind_score_ten() -> None:
    """A tie, a majority, and a kind of goods that nobody has (rules section e43)."""
    rules, state, _ = play(TRADERS, players=3)
    tokens = ((2, 1, 0), (2, 3, 0), (0, 0, 0))
    goods = tuple(dict(zip(("wine", "grain", "cloth"), each, strict=True)) for each in tokens)
    trade = replace(state.slices.traders_builders, goods=goods)
    state = replace(state, slices=replace(state.slices, traders_builders=trade))
    assert end(rules, state) == [10, 20, 0]


# --- builder and pig --------------------------------------------------------------------------------------------


def test_a_builder_stands_where_an_own_follower_is() -> None:
    """Sections e46 and e47: a road that goes on, with a big follower too; no field and no cloister."""
    rules, state, _ = play((*INNS, *TRADERS), lay("U", 1, 0, 1, 0, figure=("big", "road", "E")), lay("B", 0, 1, 0, 1))
    assert list_targets(rules, state, "U", (2, 0, 1), "builder") == {"r0"}
    assert list_targets(rules, state, "A", (2, 0, 1), "builder") == {"r0"}


def test_a_declined_second_part_passes_the_turn() -> None:
    """Section e48."""
    rules, state, _ = play(TRADERS, *BUILDER)
    assert state.active == 0
    assert rules.apply(state, 0, UseBuilder(draws=False)).state.active == 1


def test_another_players_tile_earns_nothing() -> None:
    """Sections e48, e49 and e53: the builder works for its owner alone."""
    _, state, events = play(TRADERS, *BUILDER[:3], lay("U", 3, 0, 1, 1))
    assert "BuilderWorked" not in events
    assert state.active == 0


def test_no_second_part_after_the_last_tile() -> None:
    """Section e50: the builder has worked, as records say, and no text promises a tile."""
    rules, state, _ = play(TRADERS, *BUILDER[:4])
    last = draw(rules, with_bag(state, U=1), "U")
    progress = rules.apply(last, 0, put(3, 0, 1))
    (worked,) = (event for event in progress.events if isinstance(event, BuilderWorked))
    assert {language: sentence(TEXTS, language, worked.narrate().text) for language in LANGUAGES} == {
        "en": "Mo’s builder works.",
        "de": "Der Baumeister von Mo arbeitet.",
        "fr": "Le bâtisseur travaille pour Mo.",
    }
    after = progress.state
    assert (after.phase, after.end) == ("score", "carcassonne.end_last_tile")
    assert rules.list_prompts(after, 0) == ()


def test_a_game_may_be_ended_while_a_second_part_is_offered() -> None:
    """Section e50: no tile is drawn any more."""
    rules, state, _ = play(TRADERS, *BUILDER)
    assert state.phase == "builder"
    assert end(rules, state) == [4, 0]


def test_a_builder_comes_home_with_its_feature_and_earns_a_second_part() -> None:
    """Sections e48, e51 and e52: a road of five tiles, for the follower alone."""
    ends = (lay("A", -1, 0, 3, 1), lay("A", 3, 0, 1, 0))
    rules, state, events = play(TRADERS, *BUILDER[:3], *ends)
    assert "BuilderWorked" in events
    assert (list(state.scores), state.phase, state.active) == ([5, 0], "builder", 0)
    assert (state.supply, state.figures["builder"]) == ((7, 7), (1, 1))
    second = rules.apply(state, 0, UseBuilder(draws=True)).state
    assert list_targets(rules, second, "U", (0, 2, 0), "builder") == set()


def test_a_builder_scores_nothing_at_the_end() -> None:
    """Section e52: three tiles of road, for the follower alone."""
    rules, state, _ = play(TRADERS, *BUILDER[:3])
    assert end(rules, state) == [3, 0]


FARM = (
    lay("E", 0, -1, 2, 0, figure=("follower", "field", "NL")),
    lay("B", 0, 1, 0, 1),
    lay("B", -1, -1, 0, 0, figure=("pig", "field", "NL")),
)


def test_a_pig_stands_on_a_farm_with_an_own_farmer_and_stays() -> None:
    """Sections e54 and e55."""
    rules, state, _ = play(TRADERS, *FARM[:2])
    assert list_targets(rules, state, "B", (-1, -1, 0), "pig") == {"f0"}
    _, state, _ = play(TRADERS, *FARM)
    assert state.figures["pig"] == (0, 1)


@pytest.mark.parametrize("pig", ["north", "south", "elsewhere"])
@pytest.mark.parametrize(("farm_scoring", "base"), [("once_per_player_3", 3), ("per_city_4", 4), ("per_farm_3", 6)])
def test_a_pig_on_either_farm_of_a_city_is_worth_one_more(farm_scoring: str, base: int, pig: str) -> None:
    """A city between two farms of a player: the pig may be on either, on no farm that the city is not beside (sections
    e56 and e57)."""
    farms = (
        lay("E", 0, -1, 2, 0, figure=("follower", "field", "NL")),
        lay("B", 0, 1, 0, 1),
        lay("U", 1, 0, 1, 0, figure=("follower", "field", "NL")),
        lay("B", 0, 2, 0, 1),
        lay("U", 2, 0, 1, 0, figure=("follower", "field", "SL")),
        lay("B", 0, 3, 0, 1),
    )
    with_pig = {
        "north": lay("B", -1, -1, 0, 0, figure=("pig", "field", "NL")),
        "south": lay("U", 3, 0, 1, 0, figure=("pig", "field", "NL")),
        "elsewhere": lay("U", 3, 0, 1, 0, figure=("pig", "field", "SL")),
    }
    rules, state, _ = play(TRADERS, *farms, farm_scoring=farm_scoring)
    assert end(rules, state) == [base, 0]
    rules, state, _ = play(TRADERS, *farms, with_pig[pig], farm_scoring=farm_scoring)
    assert end(rules, state) == [base + (pig != "elsewhere"), 0]


@pytest.mark.parametrize(("farm_scoring", "points"), [("per_farm_3", 4), ("once_per_player_3", 4), ("per_city_4", 5)])
def test_a_pig_is_worth_one_more_for_each_city(farm_scoring: str, points: int) -> None:
    """Sections e56 and e57."""
    rules, state, _ = play(TRADERS, *FARM, farm_scoring=farm_scoring)
    assert end(rules, state) == [points, 0]
    rules, state, _ = play(TRADERS, *FARM[:2], farm_scoring=farm_scoring)
    assert end(rules, state) == [points - 1, 0]
