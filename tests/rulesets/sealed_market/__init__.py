"""Sealed Market: a minimal game with sealed bids, private draws, rights out of turn and open phases.

In a round everybody seals bids simultaneously and anyone's tap opens them; the highest bidder looks at two cards
privately and keeps one secretly to the end; the next seat may take a tip from it or decline; all stock their shelves
simultaneously, each at their own pace; the system seat scores. Its expansion doubles the number of secrets.
"""

from games.core.assets import Assets
from games.core.game import Game
from games.core.ruleset import Ruleset
from tests.rulesets.sealed_market.facts import META
from tests.rulesets.sealed_market.rules import SealedMarket
from tests.rulesets.sealed_market.smugglers import Smugglers


def _load(expansions: tuple[str, ...]) -> Ruleset:
    return SealedMarket(*(Smugglers() for name in expansions if name == Smugglers.id))


SEALED_MARKET = Game(META, _load, lambda: Assets({}, {}, (), {}))
