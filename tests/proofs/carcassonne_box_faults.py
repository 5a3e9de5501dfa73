"""Faults of boxes: in the rules, to be planted there, and in score lines."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.carcassonne.expansions.abbot.capability import Abbot
from games.carcassonne.expansions.inns_cathedrals.capability import BigFollower, InnsCathedrals
from games.carcassonne.expansions.river import capability as river
from games.carcassonne.expansions.traders_builders.capability import Pig, TradersBuilders
from games.carcassonne.expansions.traders_builders.state import find_trade, with_trade
from games.carcassonne.steps import score
from games.core.grid import STEP
from games.core.seats import find_leaders
from tests.proofs.carcassonne_faults import find_part, settle
from tests.proofs.moments import Moment

Line = dict[str, Any]
Patch = pytest.MonkeyPatch


# --- rules ------------------------------------------------------------------------------------------------------


def _pay_unfinished(patch: Patch, kind: str) -> None:
    original = InnsCathedrals.change_feature_worth

    def pay(self: Any, board: Any, feature: Any, worth: Any, complete: bool, options: Any) -> Any:
        is_spared = feature.kind == kind and not complete
        return worth if is_spared else original(self, board, feature, worth, complete, options)

    patch.setattr(InnsCathedrals, "change_feature_worth", pay)


def unfinished_inn_pays(patch: Patch) -> None:
    _pay_unfinished(patch, "road")


def unfinished_cathedral_pays(patch: Patch) -> None:
    _pay_unfinished(patch, "city")


def big_counts_one(patch: Patch) -> None:
    patch.setattr(BigFollower, "weight", 1)


def second_part_chains(patch: Patch) -> None:
    original = TradersBuilders.react_to_tile

    def earn_again(self: Any, state: Any, laying: Any) -> Any:
        return original(self, with_trade(state, part=1), laying)

    patch.setattr(TradersBuilders, "react_to_tile", earn_again)


def goods_to_the_majority(patch: Patch) -> None:
    original = TradersBuilders.react_to_tile

    def give_to_majority(self: Any, state: Any, laying: Any) -> Any:
        after, events = original(self, state, laying)
        old, new = find_trade(state).goods, find_trade(after).goods
        closed = [feature for name in laying.names if (feature := laying.board.features[name]).kind == "city"]
        followers = (laying.board.followers[at] for city in closed if not city.open for at in city.followers)
        owners = find_leaders(Counter(followers))
        if old == new or not owners:
            return after, events
        taken = {kind: new[laying.seat][kind] - old[laying.seat][kind] for kind in new[0]}
        goods = list(old)
        goods[owners[0]] = {kind: n + taken[kind] for kind, n in old[owners[0]].items()}
        return with_trade(after, goods=tuple(goods)), events

    patch.setattr(TradersBuilders, "react_to_tile", give_to_majority)


def tie_in_goods_pays_one(patch: Patch) -> None:
    original = TradersBuilders.list_final_bonuses

    def pay_one(self: Any, stocks: Any) -> Iterator[Any]:
        return iter({due.reason: due for due in original(self, stocks)}.values())

    patch.setattr(TradersBuilders, "list_final_bonuses", pay_one)


def pig_without_farmer(patch: Patch) -> None:
    patch.setattr(Pig, "joins_own", False)
    patch.setattr(Pig, "refuse_target", lambda *_: None)


def pig_counts_as_farmer(patch: Patch) -> None:
    patch.setattr(Pig, "weight", 1)


def abbot_scores_late(patch: Patch) -> None:
    original = Abbot.return_figure

    def take_for_nothing(self: Any, *args: Any) -> Any:
        taken = original(self, *args)
        return taken and taken._replace(lines=[])

    patch.setattr(Abbot, "return_figure", take_for_nothing)


def river_turns_back(patch: Patch) -> None:
    patch.setattr(river, "_turns_back", lambda *_: False)


def garden_by_four_neighbours(patch: Patch) -> None:
    original = score._find_completed_cloisters

    def find(rules: Any, board: Any, cell: int) -> list[int]:
        gardens = []
        for centre in (cell, *(cell + step for step in STEP)):
            placed = board.tiles.get(centre)
            alone = rules.box.laid[placed.tile][placed.rotation].alone if placed else -1
            if alone >= 0 and all(centre + step in board.tiles for step in STEP):
                feature = board.features[name := board.feature_of[centre << 4 | alone]]
                gardens += [name] if feature.kind == "garden" and feature.followers else []
        return [*dict.fromkeys([*original(rules, board, cell), *gardens])]

    patch.setattr(score, "_find_completed_cloisters", find)


INNS, TRADERS = ("inns_cathedrals",), ("traders_builders",)
RULE_FAULTS = (
    (unfinished_inn_pays, INNS),
    (unfinished_cathedral_pays, INNS),
    (big_counts_one, INNS),
    (second_part_chains, TRADERS),
    (goods_to_the_majority, TRADERS),
    (tie_in_goods_pays_one, TRADERS),
    (pig_without_farmer, TRADERS),
    (pig_counts_as_farmer, TRADERS),
    (abbot_scores_late, ("abbot",)),
    (garden_by_four_neighbours, ("abbot",)),
    (river_turns_back, ("river",)),
)
"""Each with the boxes of a table that can meet it."""


# --- score lines ------------------------------------------------------------------------------------------------


def weight_forgotten(_: Moment, line: Line) -> object:
    return bool(line["weights"]) and [line["weights"].clear()]


def weight_invented(_: Moment, line: Line) -> object:
    plain = [place for place in line["majority"] if place not in line["weights"]]
    return plain and [line["weights"].update({plain[0]: 2})]


def _count_as_plain(line: Line, code: str, value: int) -> object:
    if find_part(line, code) is None:
        return False
    for part in line["parts"]:
        part["value"] = value
        part["code"] = "tiles" if part["code"] == code else part["code"]
    return settle(line)


def inn_not_counted(_: Moment, line: Line) -> object:
    return _count_as_plain(line, "tiles_inn", 1)


def cathedral_not_counted(_: Moment, line: Line) -> object:
    return _count_as_plain(line, "tiles_cathedral", 2)


def inn_invented(_: Moment, line: Line) -> object:
    if line["reason"] != "carcassonne.road_complete":
        return False
    line["reason"], line["rule"] = "carcassonne.road_inn", "e31"
    line["parts"][0] |= {"value": 2, "code": "tiles_inn"}
    return settle(line)


def pig_forgotten(_: Moment, line: Line) -> object:
    part = find_part(line, "cities_pig")
    return part and [part.update(code="cities", value=part["value"] - 1)] and settle(line)


def pig_invented(_: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    return part and [part.update(code="cities_pig", value=part["value"] + 1)] and settle(line)


def goods_miscounted(_: Moment, line: Line) -> object:
    seat = str(line["seat"])
    return line["category"] == "goods" and [line["counts"].update({seat: line["counts"][seat] + 1})]


def goods_of_another_kind(_: Moment, line: Line) -> object:
    if line["category"] != "goods":
        return False
    line["reason"] = "carcassonne.goods_wine" if line["reason"].endswith("cloth") else "carcassonne.goods_cloth"
    return True


def goods_unpaid(_: Moment, line: Line) -> object:
    line["drop"] = True
    return line["category"] == "goods"


def abbot_unpaid(_: Moment, line: Line) -> object:
    line["drop"] = True
    return line["reason"] == "carcassonne.abbot_back"


def abbot_paid_to_another(_: Moment, line: Line) -> object:
    line["seat"] += 1
    return line["reason"] == "carcassonne.abbot_back"


def abbot_without_the_new_tile(_: Moment, line: Line) -> object:
    return line["reason"] == "carcassonne.abbot_back" and line["parts"][0]["things"].pop() and settle(line)


BOX_LINE_FAULTS = (
    weight_forgotten,
    weight_invented,
    inn_not_counted,
    cathedral_not_counted,
    inn_invented,
    pig_forgotten,
    pig_invented,
    goods_miscounted,
    goods_of_another_kind,
    goods_unpaid,
    abbot_unpaid,
    abbot_paid_to_another,
    abbot_without_the_new_tile,
)
