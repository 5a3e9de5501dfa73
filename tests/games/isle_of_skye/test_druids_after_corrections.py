"""Druids after a correction by a seat without full knowledge: seen tiles that are no longer in the bag, and missing
gold in a step of the expansion."""

import pytest
from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.prompt import AmountsPrompt, ChancePrompt, ChoosePrompt, DrawPrompt
from games.core.seats import CHANCE, SPECTATOR
from games.isle_of_skye.actions import ReportGold, SetPrices
from games.isle_of_skye.expansions.druids.actions import BuyAgain, KeepBagTile, LookIntoBag
from games.isle_of_skye.state import with_clan
from tests.games.isle_of_skye.druids import RULES, Table, at, go, prompted_actions, refused, second, start_table

BAG = BuyAgain("bag")


# --- a buyer's look into the bag ------------------------------------------------------------------------------


def looking(*tiles: str, missing: tuple[str, ...]) -> Table:
    """Return a table where seat 0 has seen these tiles; some were never in the bag since a correction."""
    state = go(second(draw="app"), (0, BAG))
    state = replace(state, bag=state.bag | dict.fromkeys(missing, 0))
    for tile in tiles:
        state = RULES.apply_unchecked(state, CHANCE, LookIntoBag(tile)).state
    return state


def tiles_to_keep(state: Table) -> list[str]:
    """Return the tiles that seat 0 may keep."""
    (prompt,) = RULES.list_prompts(state, 0)
    assert isinstance(prompt, ChoosePrompt)
    return [choice.piece for choice in prompt.choices]


def test_a_missing_tile_cannot_be_kept() -> None:
    state = looking("b01", "b02", missing=("b01",))
    assert tiles_to_keep(state) == ["b02"]
    assert refused(state, 0, KeepBagTile("b01")) == "isle_of_skye.tile_gone"
    after = go(state, (0, KeepBagTile("b02")))
    assert (after.clans[0].hand, after.bag["b01"], after.bag["b02"]) == (("b02",), 0, 0)


def test_if_all_are_missing_the_buyer_looks_again_and_continues() -> None:
    state = looking("b01", "b02", missing=("b01", "b02"))
    assert refused(state, 0, KeepBagTile("b01")) == "isle_of_skye.not_now"
    for n, tile in enumerate(("b03", "b04"), 1):
        (draw,) = RULES.list_prompts(state, 0)
        assert isinstance(draw, DrawPrompt)
        assert (draw.title.params["n"], draw.title.params["all"]) == (n, 2)
        (chance,) = RULES.list_prompts(state, CHANCE)
        assert isinstance(chance, ChancePrompt)
        assert not {LookIntoBag("b01"), LookIntoBag("b02")} & {outcome.action for outcome in chance.outcomes}
        assert draw.action["number"] == chance.number
        state = go(state, (0, LookIntoBag(tile)))
    assert tiles_to_keep(state) == ["b03", "b04"]
    after = go(state, (0, KeepBagTile("b04")))
    assert [after.bag[tile] for tile in ("b01", "b02", "b03", "b04")] == [0, 0, 1, 0]
    assert (after.slices.druids.looked, prompted_actions(after, 1)) == ((), ["buy_again"])


def test_nobody_else_can_tell_whether_tiles_are_missing() -> None:
    complete, incomplete = looking("b01", "b02", missing=()), looking("b01", "b02", missing=("b01", "b02"))
    for viewer in (1, SPECTATOR):
        assert RULES.build_view(complete, viewer) == RULES.build_view(incomplete, viewer)


# --- missing gold ---------------------------------------------------------------------------------------------


def short(state: Table, seat: int = 0, n: int = 3) -> Table:
    """Make a seat short of gold, as after a correction."""
    return with_clan(state, seat, replace(state.clans[seat], gold=0, short=n, has_secret_gold=True))


@pytest.mark.parametrize("step", ["second", "buy", "build"])
def test_missing_gold_is_asked_for_in_any_step(step: str) -> None:
    """Also in a step of a capability, and while a capability blocks the base."""
    state = short(at(start_table(), step, late=1 if step == "buy" else None))
    first = RULES.list_prompts(state, 0)[0]
    assert isinstance(first, AmountsPrompt)
    assert (first.id, first.title.params["n"]) == ("gold-2-short", 3)
    assert "0" not in RULES.build_view(state, 1).waits or step == "second"
    after = go(state, (0, ReportGold(2, {"gold": 4})))
    assert (after.clans[0].gold, after.clans[0].short) == (4, 0)
    assert "gold-2-short" not in {
        prompt.id for prompt in RULES.list_prompts(after, 0) if isinstance(prompt, AmountsPrompt)
    }
    assert refused(after, 0, ReportGold(2, {"gold": 5})) == "table.too_late"


def test_a_pricing_seat_has_a_coin_for_each_tile() -> None:
    state = short(at(start_table(), "price"))
    clan = replace(state.clans[0], drawn=("b01", "b02", "b03"), axe="b03")
    state = with_clan(state, 0, clan)
    asking = RULES.list_prompts(state, 0)[0]
    assert isinstance(asking, AmountsPrompt)
    assert asking.amounts[0].least == 3
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, 0, ReportGold(2, {"gold": 2}))
    assert (error.value.code, error.value.params["n"]) == ("isle_of_skye.gold_too_little", 3)
    after = go(state, (0, ReportGold(2, {"gold": 3})))
    prices = next(prompt for prompt in RULES.list_prompts(after, 0) if prompt.id.startswith("prices"))  # type: ignore[union-attr]
    assert isinstance(prices, AmountsPrompt)
    assert {(amount.least, amount.most) for amount in prices.amounts} == {(1, 2)}
    assert go(after, (0, SetPrices(2, 0, {"b01": 2, "b02": 1}))).clans[0].has_priced
    unchecked = RULES.apply_unchecked(state, 0, ReportGold(2, {"gold": 2})).state
    assert unchecked.clans[0].gold == 2, "only the seat knows whether it is enough"
