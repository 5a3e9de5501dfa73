"""Which values of factors occur together in the tables of a run."""

from itertools import combinations, product

import pytest

from games.core.game import Game
from games.registry import GAMES, find_game
from tests.contract.cases import TABLED, cases, crossed, factors_of, fits, meet, sharded
from tests.contract.pairs import covering
from tests.rulesets import TEST_GAMES


@pytest.mark.parametrize("game", [*GAMES, *TEST_GAMES], ids=lambda game: game.meta.id)
def test_values_meet_at_a_table(game: Game) -> None:
    """Any two values of the kind of table, and each value of an option with each set of expansions that offers it; in
    a deep run any two values of options too."""
    factors = factors_of(game)
    tables = [case for case in cases() if case.game is game]
    rows = [{**{name: getattr(case, name) for name in TABLED}, **case.options} for case in tables]
    for name, other in [pair for pair in combinations(factors, 2) if meet(*pair)]:
        for value, two in product(factors[name], factors[other]):
            pair = {name: value, other: two}
            if fits(game, pair):
                usual = {key: factors[key][0] for key in pair}
                assert any({**usual, **row}.items() >= pair.items() and fits_whole(game, row, pair) for row in rows), (
                    pair
                )


def test_shards_hold_every_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for number in range(7):
        monkeypatch.setattr("tests.contract.cases.SHARD", f"{number}/7")
        tables += [str(case) for case in sharded()]
    assert sorted(tables) == sorted(map(str, cases()))


def fits_whole(game: Game, row: dict[str, object], pair: dict[str, object]) -> bool:
    """True if the row's table offers what the pair is about: an option needs its expansion."""
    return fits(game, {"expansions": row["expansions"], **pair})


def test_values_that_do_not_go_together_meet_nowhere() -> None:
    skye = find_game("isle_of_skye")
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


def test_pairs_that_need_not_meet_only_fill_rows_up() -> None:
    factors = dict.fromkeys("abcdefghij", ("on", "off"))
    rows = covering(factors, meet=lambda name, _: name == "a")
    assert len(rows) == 4
    pairs = {pair for row in rows for pair in combinations(row.items(), 2)}
    assert len(pairs) > 0.8 * 4 * len(list(combinations(factors, 2)))


@pytest.mark.parametrize("game", [*GAMES, *TEST_GAMES], ids=lambda game: game.meta.id)
def test_a_deep_run_has_each_value_at_every_kind_of_table(game: Game) -> None:
    factors = factors_of(game)
    kinds = [dict(zip(TABLED, kind, strict=True)) for kind in product(*(factors[name] for name in TABLED))]
    rows = list(crossed(factors, lambda row: fits(game, row)))
    assert all(row.keys() >= set(TABLED) for row in rows)
    played = {(*(row[name] for name in TABLED), item) for row in rows for item in row.items()}
    for kind, name in product(kinds, factors.keys() - set(TABLED)):
        for value in factors[name]:
            assert ((*kind.values(), (name, value)) in played) == fits(game, {**kind, name: value})
