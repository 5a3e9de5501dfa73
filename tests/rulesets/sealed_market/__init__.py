"""Sealed Market: what the games to come need and no game here has yet, as small as it can be.

In a round everybody seals bids at the same time and anyone's tap opens them; the highest bidder looks at two cards
that nobody else sees and keeps one of them in secret to the end; the next seat may take a tip from it or not; all
stock their shelves at the same time, each at their own pace; the system seat scores. Its expansion has as many
secrets again.
"""

from games.core.assets import Assets
from games.core.ruleset import Ruleset
from games.registry import Game
from tests.rulesets.sealed_market.facts import META
from tests.rulesets.sealed_market.rules import SealedMarket
from tests.rulesets.sealed_market.smugglers import Smugglers


def _load(expansions: tuple[str, ...]) -> Ruleset:
    return SealedMarket(*(Smugglers() for name in expansions if name == Smugglers.id))


SEALED_MARKET = Game(META, _load, lambda: Assets({}, {}, (), {}))
