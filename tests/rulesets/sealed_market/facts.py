"""Facts of Sealed Market without its rules: meta data, actions, events, the state."""

from typing import Annotated, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.core.action import Action, DrawnBy, SimultaneousAction, SystemAction, list_leaf_types
from games.core.event import Audience, Event, Narration
from games.core.host import GameEnded
from games.core.meta import Expansion, GameMeta, Option
from games.core.score import ScoreLine
from games.core.seats import ActorKind, Seat
from games.core.step import Flow
from games.core.text import Text

WARES = ("fish", "salt")
SHELVES = ("high", "low")
CARDS = {"heron": 1, "tapir": 2, "walrus": 3}
META = GameMeta(
    "sealed_market",
    2,
    5,
    ("red", "blue", "yellow", "green", "coal"),
    (Option("rounds", ("2", "1")),),
    ("stall", "cards", "goods"),
    1,
    (Expansion("smugglers"),),
    secrets=True,
)
Round = Annotated[int, msgspec.Meta(ge=1, le=2)]
Ware = Literal["fish", "salt"]
Card = Literal["heron", "tapir", "walrus"]
S = TypeVar("S")


class SealBids(SimultaneousAction, frozen=True):
    """The seat's bids for each ware. May be changed until all have bid."""

    round: Round
    amounts: dict[Ware, Annotated[int, msgspec.Meta(ge=0, le=999)]]


class OpenBids(Action, frozen=True):
    """Open all bids."""

    reveals: ClassVar[bool] = True
    round: Round


class DrawCards(Action, frozen=True):
    """Chance: the two cards that the highest bidder looks at."""

    actor: ClassVar[ActorKind] = "chance"
    cards: tuple[Card, Card]


class KeepCard(Action, frozen=True):
    """Keep one of the two cards in secret and return the other."""

    card: Card


class AnswerTip(Action, frozen=True):
    """Take a coin of the highest bidder or decline it."""

    take: bool


class StockShelf(SimultaneousAction, frozen=True):
    """Put an own ware on a shelf."""

    round: Round
    ware: Ware
    shelf: Literal["high", "low"]


class ScoreRound(SystemAction, frozen=True):
    """System: a point for each ware on the high shelf."""


class ScoreMarket(SystemAction, frozen=True):
    """System: open and score the cards."""

    reveals: ClassVar[bool] = True


class Public(Event, frozen=True):
    """Base of public events, narrated by the name of their class."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narrate(self) -> Narration:
        return Narration(Text(f"sealed_market.{type(self).__name__.lower()}", msgspec.structs.asdict(self)), self.seat)


class Secret(Public, frozen=True):
    """Base of events told only to their seat."""

    audience: ClassVar[Audience] = "owner"


class Bid(Public, frozen=True):
    """`seat` has sealed its first bids of the round."""


class BidsOpened(Public, frozen=True):
    """`seat` bid most."""

    total: int


class BidLapsed(Public, frozen=True):
    """Bids were to be opened, but since a correction `seat` bids more than it has: it bids again."""

    lapses = True


class BidsSealed(Secret, frozen=True):
    """The sealed bids."""

    opened_by = (BidsOpened,)
    fish: int
    salt: int


class CardsDrawn(Secret, frozen=True):
    """The cards that `seat` looks at."""

    first: str
    second: str


class CardKept(Public, frozen=True):
    """`seat` has kept a card."""


class CardChosen(Secret, frozen=True):
    """Which card was kept."""

    opened_by = (GameEnded,)
    card: str


class TipAnswered(Public, frozen=True):
    """`seat` took the coin (1) or declined it (0)."""

    coins: int


class Stocked(Public, frozen=True):
    """A ware of `seat` is on a shelf."""

    ware: str
    shelf: str


class Scored(Public, frozen=True):
    """`seat` scored its shelf or its cards, which are open then."""

    points: int
    cards: str = ""


ACTIONS = list_leaf_types(Action, __name__)
EVENTS = list_leaf_types(Event, __name__)


class Market(msgspec.Struct, Generic[S], frozen=True):
    """State of the game. `bids` are secret until `opened`, `drawn` is the active seat's own, `hands` are secret to the
    end."""

    draw: DrawnBy
    rounds: int
    round: int
    flow: Flow
    coins: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    slices: S
    bids: dict[Seat, dict[str, int]] = {}
    opened: bool = False
    active: Seat = 0
    drawn: tuple[str, ...] = ()
    shelves: dict[Seat, dict[str, str]] = {}
    done: bool = False
    lines: tuple[ScoreLine, ...] = ()
    end: str = "sealed_market.end"

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.coins)

    @property
    def tipped(self) -> Seat:
        """Return the seat with the right to the tip."""
        return (self.active + 1) % self.seats
