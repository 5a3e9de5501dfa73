"""In the tables of a usual run any two values of different factors occur together."""

from itertools import combinations, product

import pytest

from games.registry import GAMES, Game, game
from tests.contract.pairs import covering
from tests.contract.tables import TABLED, cases, factors_of, fits
from tests.rulesets import TEST_GAMES


@pytest.mark.parametrize("game", [*GAMES, *TEST_GAMES], ids=lambda game: game.meta.id)
def test_any_two_values_meet_at_a_table(game: Game) -> None:
    factors = factors_of(game)
    tables = [case for case in cases() if case.game is game]
    rows = [{**{name: getattr(case, name) for name in TABLED}, **case.options} for case in tables]
    for name, other in combinations(factors, 2):
        for value, two in product(factors[name], factors[other]):
            pair = {name: value, other: two}
            if fits(game, pair):
                usual = {key: factors[key][0] for key in pair}
                assert any({**usual, **row}.items() >= pair.items() and fits_whole(game, row, pair) for row in rows), (
                    pair
                )


def fits_whole(game: Game, row: dict[str, object], pair: dict[str, object]) -> bool:
    """True if the row's table offers what the pair is about: an option needs its expansion."""
    return fits(game, {"expansions": row["expansions"], **pair})


def test_values_that_do_not_go_together_meet_nowhere() -> None:
    skye = game("isle_of_skye")
    factors = factors_of(skye)
    rows = covering(factors, lambda row: fits(skye, row))
    assert {row["expansions"] for row in rows} == set(factors["expansions"])
    for row in rows:
        assert fits(skye, row)
        assert ("late_scroll" in row) == ("druids" in row["expansions"])
        assert ("progress_board" in row) == ("journeyman" in row["expansions"])
        assert ("bag_symbol" in row) == ({"druids", "journeyman"} == set(row["expansions"]))


def test_few_tables_are_needed() -> None:
    assert len(covering(dict.fromkeys("abcdefghij", ("on", "off")))) < 14
