"""The capability of the Druids: Druid tiles on a dolmen board, a second buy turn, stone tablets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from msgspec.structs import replace

from games.core.action import Action, DrawnBy, Facts, StartTable
from games.core.capability import Anchor, after, before
from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.grid import cell_place, parse_place
from games.core.host import GameEnded
from games.core.prompt import Choice, ChoosePrompt, Prompt, SystemPrompt
from games.core.ruleset import Progress
from games.core.seats import SYSTEM, Actor, Seat, Viewer
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.boxes import Sets, is_invented, pieces_of
from games.isle_of_skye.capability import Payment, SkyeCapability
from games.isle_of_skye.events import TileBought, TileKept, TilePlaced, TileReturned, TrackingChanged, tile_name
from games.isle_of_skye.expansions.druids import actions, aids, events, untracked
from games.isle_of_skye.expansions.druids.art_goals import GOAL_PICTURES
from games.isle_of_skye.expansions.druids.board import FILLING, Board
from games.isle_of_skye.expansions.druids.data import BUY_OWN, EXTRA_COSTS, INVENTED, SCROLL_AGAIN, SET, TILE_SET, TILES
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS
from games.isle_of_skye.expansions.druids.second import SecondTurn, looked_back
from games.isle_of_skye.expansions.druids.state import (
    GAP,
    SPACES,
    Dolmen,
    Table,
    Tablet,
    bag_price,
    discount,
    own,
    tablets,
    with_own,
)
from games.isle_of_skye.expansions.druids.tablets import TABLET, kinds_of, stock_of, working_since
from games.isle_of_skye.found_tiles import added
from games.isle_of_skye.income import rounds_of
from games.isle_of_skye.meta import DRAWN_TILES, DRUIDS
from games.isle_of_skye.rounds import Due, board_of
from games.isle_of_skye.scoring import SCROLLS as BASE_SCROLLS
from games.isle_of_skye.scoring import scroll_proof
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.subject import Goal, Proof, Scroll, Subject
from games.isle_of_skye.text import said
from games.isle_of_skye.tiles import Box, facts_of


class Notes(NamedTuple):
    """What final scoring needs to know of a seat: its tablets "scroll again", and the cells that it has chosen."""

    again: int
    chosen: tuple[int, ...] = ()


class Druids(SkyeCapability):
    """The expansion. `tiles` are Druid tiles that are known without the table, in the shape of its data."""

    id = DRUIDS.id
    options = DRUIDS.options
    slice_type = Dolmen
    steps: ClassVar[Mapping[str, Anchor]] = {
        "stones": after("goals"),
        "second": after("unsold"),
        "refill": after("score"),
        "again": before("reckon"),
    }
    action_types = actions.OWN
    aside_types = (actions.TellDruidTile, actions.AddFoundTile)
    event_types = events.OWN
    system_actions: ClassVar[Mapping[str, Action]] = {"refill_dolmen_board": actions.RefillDolmenBoard()}
    goals: ClassVar[Mapping[str, Goal]] = GOALS
    goal_pictures: ClassVar[Mapping[str, str]] = GOAL_PICTURES
    scrolls: ClassVar[Mapping[str, Scroll]] = SCROLLS
    sets: ClassVar[Sets] = {SET: TILE_SET}
    has_score_tiles = True

    def __init__(self, tiles: Mapping[str, Mapping[str, Any]] = TILES) -> None:
        self._tiles = tiles
        self._use(Board({}))

    def _use(self, board: Board) -> None:
        self.board = board
        self.second = SecondTurn(board)

    def pieces(self, own: dict[str, Facts], draw: DrawnBy, options: Mapping[str, str]) -> dict[str, Facts]:
        """Return the box's own tiles; where the app draws a complete set and the box does not hold one, the invented
        tiles instead."""
        mine = _of_the_set(own)
        if not _is_drawn(draw, options) or not _is_complete(options) or len(mine) + len(self._tiles) >= len(INVENTED):
            return own
        return {name: facts for name, facts in own.items() if name not in mine} | INVENTED

    def setup(self, start: StartTable) -> Dolmen:
        """Return an empty board. People who draw from the real stacks report what lies there; the app draws from the
        tiles it knows.

        :raises IllegalAction: `isle_of_skye.druid_tiles_few` or `isle_of_skye.druid_tiles_invented`.
        """
        mine = _of_the_set(start.pieces or {})
        drawn, complete = _is_drawn(start.draw, start.options), _is_complete(start.options)
        known, least = len(mine) + len(self._tiles), len(INVENTED) if complete else SPACES
        if drawn and known < least:
            raise IllegalAction("isle_of_skye.druid_tiles_few", {"n": least, "known": known}, rule="d2")
        if any(is_invented(name) for name in mine) and not (drawn and complete):
            raise IllegalAction("isle_of_skye.druid_tiles_invented", rule="d1")
        return Dolmen()

    # --- what it changes of the base ------------------------------------------------------------------

    def box(self, box: Box) -> Box:
        """Return the box with the facts of its tiles; none of them is in the bag."""
        known = Box(
            {**box.tiles, **{name: facts_of(raw) for name, raw in self._tiles.items()}}, box.counts, box.castles
        )
        self._use(Board(pieces_of(self._tiles, known, (*BASE_SCROLLS, *SCROLLS), self.sets)))
        return known

    def payment(self, state: Table, buyer: Seat, tile: str, payment: Payment) -> Payment:
        """Subtract all discounts of the buyer, down to 0 (section d5)."""
        return payment._replace(buyer=max(0, payment.buyer - discount(tablets(state, buyer))))

    def returns_to_bag(self, state: Table, tile: str) -> bool:
        """False for Druid tiles, which never go into the bag (ruling Q23)."""
        return tile not in self.board.tiles(state)

    def most_taken(self, state: Table, seat: Seat, most: int) -> int:
        """Add one tile for the second buy turn."""
        return most + 1

    def notes(self, state: Table, seat: Seat) -> Notes:
        kinds = kinds_of(state, seat)
        return Notes(kinds.count(SCROLL_AGAIN), own(state).chosen.get(seat, ()))

    def notes_seen(self, view: View, seat: Seat) -> Notes:
        marks = view.boards[board_of(seat)].marks
        chosen = tuple(parse_place(place) for place, mark in marks.items() for _ in range(_TIMES.get(mark, 0)))
        return Notes(view.seats[str(seat)].stock.get(TABLET + SCROLL_AGAIN, 0), chosen)

    def final_due(self, subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[Due]:
        """Yield scrolls that count once more, singly: those chosen, and the best one for a tablet without a choice
        (section d5)."""
        for seat, subject in enumerate(subjects):
            notes: Notes = subject.notes[self.id]
            proofs = again_proofs(subject, scrolls)
            best = max(proofs, key=lambda cell: proofs[cell][1].points, default=None)
            left = [best] * (notes.again - len(notes.chosen)) if best is not None else []
            for cell in (*notes.chosen, *left):
                yield Due(seat, "scrolls", "isle_of_skye.scroll_again", "d5", proofs[cell][1])

    # --- steps ----------------------------------------------------------------------------------------

    def begin(self, state: Table, step: str) -> Progress:
        """Prepare a new round. Where offers are not tracked, nobody knows what lies on the board."""
        if step != "goals":
            return Progress(state)
        fresh = with_own(state, owners={}, late=None, turns=0, bought=False, looked=(), taken=())
        if state.is_full:
            return Progress(self.board.laid(fresh))
        return Progress(with_own(fresh, display=(GAP,) * SPACES, stones=(0,) * SPACES))

    def holds(self, state: Table) -> bool:
        return own(state).late is not None

    def is_done(self, state: Table) -> bool:
        dolmen, full = own(state), state.is_full
        match state.step:
            case "second":
                return not full or (dolmen.turns >= state.seats and not self.board.is_filling(state))
            case "refill":
                last = state.round == rounds_of(state.seats)  # after it nobody buys from the board
                return not full or last or (dolmen.cleared == state.round and not self.board.is_filling(state))
            case "again":
                return not any(self._chooses(state, seat) for seat in range(state.seats))
        return not self.board.is_filling(state)

    def happened(self, state: Table, event: Event) -> Progress:
        """React to events: tablets are taken at once, tiles that fit nowhere leave the game, a purchase may leave own
        tiles to buy."""
        match event:
            case TilePlaced(seat, tile) if kind := self.board.tablet(state, tile):
                mine = (*own(state).tablets.get(seat, ()), Tablet(kind, state.round))
                taken = with_own(state, tablets={**own(state).tablets, seat: mine})
                return Progress(taken, (events.TabletTaken(seat, kind),))
            case TileReturned(_, tile) if not self.returns_to_bag(state, tile):
                return Progress(with_own(state, gone=(*own(state).gone, tile)))
            case TileBought(seat) if state.step == "buy" and self._may_buy_own(state, seat):
                return Progress(with_own(state, late=seat))
            case TrackingChanged(_, number) if number == state.round:
                return Progress(self.board.laid(state))
            case GameEnded():
                return Progress(self._stopped(state))
        return Progress(state)

    def _stopped(self, state: Table) -> Table:
        """Return the state after the host ended the game: no questions are open, and gold paid for the bag comes
        back."""
        dolmen, buyer = own(state), None
        if dolmen.bought:
            buyer = (state.first + dolmen.turns) % state.seats
            clan = state.clans[buyer]
            back = (clan.gold or 0) + bag_price(tablets(state, buyer))
            state = with_clan(replace(state, bag=looked_back(state)), buyer, replace(clan, gold=back))
        return with_own(state, late=None, bought=False, looked=())

    # --- what is asked --------------------------------------------------------------------------------

    def prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        step = state.step
        if actor == SYSTEM:
            due = step == "refill" and own(state).cleared != state.round
            return (SystemPrompt("refill_dolmen_board"),) if due else ()
        if self.board.is_filling(state):
            return tuple(self.board.coming_up(state, actor))
        if step in FILLING:
            return tuple(self._noted(state, actor, prompt) for prompt in self.second.prompts(state, actor))
        if not isinstance(actor, int):
            return ()
        if self._owner(state) == actor and self._may_buy_own(state, actor):
            return (self._own_offer(state, actor),)
        if step == "build":
            return tuple(untracked.asked(state, self.board, self.base.with_pieces(state.pieces), actor))
        return (self._again(state, actor),) if step == "again" and self._chooses(state, actor) else ()

    def _noted(self, state: Table, actor: Actor, prompt: Prompt) -> Prompt:
        """Add notes for the buyer to the prompt for tiles of the board."""
        if isinstance(actor, int) and isinstance(prompt, ChoosePrompt) and prompt.action == {"type": "buy_again"}:
            return aids.with_notes(state, self.base, actor, prompt)
        return prompt

    def asides(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        return tuple(self.board.asides(state, actor)) if isinstance(actor, int) else ()

    def waits(self, state: Table) -> dict[str, Text]:
        late, buyer = own(state).late, self.second.buyer(state)
        if late is not None:
            return {str(late): said("wait_own", seat=late)}
        if self.board.is_filling(state):
            seat = self.board.drawer(state)
            return {str(seat): said("wait_stone", seat=seat)}
        if state.step == "refill":
            return {"system": said("wait_refill_dolmen_board")}
        if buyer is not None:
            return {str(buyer): said("wait_second", seat=buyer)}
        asked = [seat for seat in range(state.seats) if self._chooses(state, seat)]
        return {str(seat): said("wait_again", seat=seat) for seat in asked}

    def _owner(self, state: Table) -> Seat | None:
        """Return who may buy own tiles: whoever's turn it is, and after its purchase still until it is done."""
        if own(state).late is not None:
            return own(state).late
        return state.buyer if state.step == "buy" and state.turns < state.seats else None

    def _may_buy_own(self, state: Table, seat: Seat) -> bool:
        working = tablets(state, seat).count(BUY_OWN)
        return working > own(state).owners.get(seat, 0) and bool(state.clans[seat].offer)

    def _own_offer(self, state: Table, seat: Seat) -> Prompt:
        is_late = own(state).late is not None
        offered = tuple(
            Choice(tile, said("choice_own", tile=tile_name(tile), price=price), {"tile": tile}, tile, seat, price)
            for tile, price in state.clans[seat].offer.items()
        )
        name = f"own-{state.round}-{seat}-{own(state).owners.get(seat, 0)}-{'late' if is_late else 'turn'}"
        done = Choice("done", said("choice_own_done"), {"tile": ""}) if is_late else None
        return ChoosePrompt(name, said("prompt_own"), {"type": "buy_own_tile"}, offered, done)

    def _chooses(self, state: Table, seat: Seat) -> bool:
        """True if the seat still has to choose a scroll at the end. With a single scroll there is nothing to choose."""
        notes = self.notes(state, seat)
        if state.round < rounds_of(state.seats) or len(notes.chosen) >= notes.again:
            return False
        return len(list(self.base.subject(state, seat).scrolls())) > 1

    def _again(self, state: Table, seat: Seat) -> Prompt:
        nth = len(own(state).chosen.get(seat, ())) + 1
        proofs = again_proofs(self.base.subject(state, seat), self.base.with_pieces(state.pieces).scrolls)
        choices = tuple(
            Choice(
                cell_place(cell),
                Text(f"isle_of_skye.scroll_{kind}"),
                {"place": cell_place(cell)},
                state.clans[seat].territory.tiles[cell].tile,
                note=said("note_points", n=proof.points),
            )
            for cell, (kind, proof) in proofs.items()
        )
        return ChoosePrompt(f"again-{nth}", said("prompt_again"), {"type": "scroll_again", "nth": nth}, choices)

    # --- what is done ---------------------------------------------------------------------------------

    def apply(self, state: Table, actor: Actor, action: Action) -> Progress:
        match action:
            case actions.DrawDruidTile():
                return self.board.draw(state, action)
            case actions.LookIntoBag():
                return self.second.look(state, action)
            case actions.RefillDolmenBoard():
                return self.board.refill(state)
        if not isinstance(actor, int) or actor >= state.seats:
            raise IllegalAction("table.no_such_seat")
        match action:
            case actions.TellDruidTile():
                return self.board.tell(state, action)
            case actions.BuyAgain():
                return self.second.buy(state, actor, action)
            case actions.KeepBagTile():
                return self.second.keep(state, actor, action)
            case actions.BuyOwnTile(tile):
                return self._buy_own(state, actor, tile)
            case actions.AddFoundTile(tile, facts):
                return added(state, self.base.with_pieces(state.pieces), actor, tile, facts)
            case actions.ReceiveDruidTile():
                rules = self.base.with_pieces(state.pieces)
                return untracked.received(state, self.board, rules, actor, action)
            case actions.ScrollAgain(nth, place):
                return self._score_again(state, actor, nth, place)
        raise IllegalAction("action.unknown")

    def apply_unchecked(self, state: Table, actor: Actor, action: Action) -> Progress:
        if isinstance(action, actions.LookIntoBag):
            return self.second.look(state, action, checked=False)
        return self.apply(state, actor, action)

    def _buy_own(self, state: Table, seat: Seat, tile: str) -> Progress:
        """Buy a tile of the own offer for the gold on it (section d5, ruling Q26).

        :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.not_your_turn`, `isle_of_skye.no_tablet` or
            `isle_of_skye.not_offered`.
        """
        owner, late = self._owner(state), own(state).late
        if owner is None or (not tile and late is None):
            raise IllegalAction("isle_of_skye.not_now", rule="d5")
        if owner != seat:
            raise IllegalAction("isle_of_skye.not_your_turn", {"seat": owner}, rule="d5")
        if not tile:
            return Progress(with_own(state, late=None))
        clan, done = state.clans[seat], own(state).owners.get(seat, 0)
        if tablets(state, seat).count(BUY_OWN) <= done:
            raise IllegalAction("isle_of_skye.no_tablet", rule="d5")
        if tile not in clan.offer:
            raise IllegalAction("isle_of_skye.not_offered", {"tile": tile_name(tile)}, rule="d5")
        rest = {name: price for name, price in clan.offer.items() if name != tile}
        bought = with_clan(state, seat, replace(clan, offer=rest, hand=(*clan.hand, tile)))
        bought = with_own(bought, owners={**own(state).owners, seat: done + 1})
        if late is not None and not self._may_buy_own(bought, seat):
            bought = with_own(bought, late=None)
        return Progress(bought, (TileKept(seat, tile, clan.offer[tile]),))

    def _score_again(self, state: Table, seat: Seat, nth: int, place: str) -> Progress:
        """Note the choice of a scroll of the own territory that counts once more.

        :raises IllegalAction: `table.too_late`, or `isle_of_skye.no_scroll_there`.
        """
        chosen = own(state).chosen.get(seat, ())
        if state.step != "again" or not self._chooses(state, seat) or nth != len(chosen) + 1:
            raise TooLate
        kinds = {cell_place(cell): (cell, one.scroll) for cell, one in self.base.subject(state, seat).scrolls()}
        if place not in kinds:
            raise IllegalAction("isle_of_skye.no_scroll_there", {"place": place}, rule="d5")
        cell, kind = kinds[place]
        done = with_own(state, chosen={**own(state).chosen, seat: (*chosen, cell)})
        return Progress(done, (events.ScrollChosen(seat, place, kind),))

    # --- what is shown --------------------------------------------------------------------------------

    def view(self, state: Table, viewer: Viewer, view: View) -> View:
        """Add all of the expansion. Everything is public except what a buyer sees in the bag, which only its own prompt
        shows."""
        dolmen = own(state)
        seats, boards = dict(view.seats), dict(view.boards)
        for seat in range(state.seats):
            shown = seats[str(seat)]
            stock = {**shown.stock, **stock_of(state, seat)}
            seats[str(seat)] = replace(shown, stock=stock, stock_since=working_since(state, seat))
            chosen = dolmen.chosen.get(seat, ())
            marks = {cell_place(cell): _MARKS[chosen.count(cell)] for cell in chosen}
            board = boards[board_of(seat)]
            boards[board_of(seat)] = replace(board, marks={**board.marks, **marks})
        looking = dolmen.bought and state.draw == "app"
        return replace(
            view,
            market=self.board.market(state),
            market_costs=EXTRA_COSTS if state.is_full else (),
            seats=seats,
            boards=boards,
            secrets=view.secrets or looking,
            secret_seats=view.secret_seats or self.second.asked_in_secret(state),
        )


def _of_the_set(pieces: Mapping[str, Facts]) -> set[str]:
    return {name for name, facts in pieces.items() if facts.get("set") == SET}


def _is_drawn(draw: DrawnBy, options: Mapping[str, str]) -> bool:
    """True if the app draws the tiles of the dolmen board."""
    return draw == "app" and options.get("tracking", "full") == "full"


def _is_complete(options: Mapping[str, str]) -> bool:
    return options.get(DRAWN_TILES.key, DRAWN_TILES.values[0]) == DRAWN_TILES.values[0]


_MARKS: Final = {n: "scroll_again" if n == 1 else f"scroll_again_{n}" for n in range(1, 10)}
_TIMES: Final = {mark: n for n, mark in _MARKS.items()}
"""Mark of a scroll by how often it counts once more."""


def again_proofs(subject: Subject, scrolls: Mapping[str, Scroll]) -> dict[int, tuple[str, Proof]]:
    """Return what each scroll of a territory counts and gives singly, by its cell."""
    return {
        cell: (
            one.scroll,
            scroll_proof(subject, scrolls[one.scroll], cell, subject.land.area_of(cell, one.region), True),
        )
        for cell, one in subject.scrolls()
    }
