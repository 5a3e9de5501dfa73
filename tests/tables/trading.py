"""A table of Sealed Market played through the services, with short methods for its moves."""

from typing import Any

from companion.tables import store
from tests.tables.played import PlayedTable

SMUGGLERS = ("smugglers",)


class MarketTable(PlayedTable):
    """Three seats. The table enters its draws by default."""

    def __init__(self, seats: int = 3, **chosen: Any) -> None:
        super().__init__(seats, "sealed_market", **chosen)
        self.start()

    @property
    def state(self) -> Any:
        return store.load(self.row).state

    def view(self, viewer: Any) -> Any:
        return self.document(viewer)["view"]

    def bid(self, seat: int, fish: int, salt: int = 0, number: int = 1, **changes: Any) -> int:
        return self.act(
            seat, {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": salt}}, **changes
        )

    def open(self, seat: int, number: int = 1, **changes: Any) -> int:
        return self.act(seat, {"type": "open_bids", "round": number}, **changes)

    def all_bid(self, *totals: int, number: int = 1) -> None:
        """Let every seat bid this much for fish."""
        for seat, total in enumerate(totals):
            self.bid(seat, total, number=number)

    def look(self, seat: int, *cards: str, **changes: Any) -> int:
        return self.act(seat, {"type": "draw_cards", "cards": list(cards)}, **changes)

    def keep(self, seat: int, card: str) -> int:
        return self.act(seat, {"type": "keep_card", "card": card})

    def tip(self, seat: int, take: bool = False) -> int:
        return self.act(seat, {"type": "answer_tip", "take": take})

    def stock(self, seat: int, ware: str = "fish", shelf: str = "high", number: int = 1, **changes: Any) -> int:
        payload = {"type": "stock_shelf", "round": number, "ware": ware, "shelf": shelf}
        return self.act(seat, payload, **changes)

    def hear(self, seat: int, rumour: str = "fog", by: int | None = None, **changes: Any) -> int:
        payload = {"type": "hear_rumour", "seat": seat, "rumour": rumour}
        return self.act(seat if by is None else by, payload, **changes)

    def to_stocking(self) -> None:
        """Play to stocking: seat 0 bids most and keeps a walrus; seat 1 declines the tip."""
        self.all_bid(3, *(seat % 3 for seat in range(1, len(self.devices))))
        self.open(0)
        self.look(0, "heron", "walrus")
        self.keep(0, "walrus")
        self.tip(1)
