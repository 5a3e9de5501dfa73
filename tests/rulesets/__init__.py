"""Rulesets for tests only: small games, each with features that no real game has yet."""

from games.core.game import Game
from tests.rulesets.mills import MILLS
from tests.rulesets.pennies import PENNIES
from tests.rulesets.sealed_market import SEALED_MARKET

TEST_GAMES: tuple[Game, ...] = (PENNIES, SEALED_MARKET, MILLS)
