"""Rulesets that exist for the tests alone: small, each with what no real game has yet; and games that are not offered
to anybody yet, because phones have no screens for them."""

from games.core.assets import Assets
from games.isle_of_skye.meta import META
from games.isle_of_skye.rules import IsleOfSkye
from games.registry import Game
from tests.rulesets.pennies import PENNIES
from tests.rulesets.sealed_market import SEALED_MARKET

UPCOMING: tuple[Game, ...] = (Game(META, lambda _: IsleOfSkye(), lambda: Assets({}, {}, (), {})),)
TEST_GAMES: tuple[Game, ...] = (PENNIES, SEALED_MARKET)
