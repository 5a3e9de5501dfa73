"""The income of a seat as a score line in gold: what of its territory brought it (rules sections 3 and 5)."""

from games.core.grid import name_cell
from games.core.score import Part, ScoreLine
from games.core.seats import Seat
from games.isle_of_skye.income import BARREL_GOLD, Income
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.scoring import find_road_edges
from games.isle_of_skye.subject import Proof, Subject, Thing, list_uncounted


def prove_income(subject: Subject, income: Income, ahead: tuple[Seat, ...]) -> Proof:
    """Return the proof: castle, connected barrels with their roads, seats ahead, and gold from elsewhere."""
    castle = subject.land.find_castle()
    barrels = subject.list_barrels(subject.options["barrel_income"] == "per_symbol")
    linked = [barrel for barrel in barrels if barrel.cell in subject.land.connected]
    apart = list_uncounted(
        "not_connected", (barrel.place for barrel in barrels if barrel.cell not in subject.land.connected)
    )
    at_castle: Thing = (name_cell(castle),) if castle is not None else ()
    behind = income.catch_up // income.ahead if income.ahead else 0
    parts = (
        Part("income_castle", 1, income.castle, income.castle, (at_castle,)),
        Part("income_barrels", len(linked), BARREL_GOLD, income.barrels, tuple((barrel.place,) for barrel in linked)),
        Part("income_behind", len(ahead), behind, income.catch_up, tuple((f"seat/{seat}",) for seat in ahead)),
        Part("income_more", 1, income.more, income.more, (at_castle,)),
    )
    segments = find_road_edges(subject, {barrel.cell for barrel in linked})
    return Proof(tuple(part for part in parts if part.points), segments, left_over=apart)


def build_income_line(seat: Seat, turn: int, proof: Proof) -> ScoreLine:
    return ScoreLine(
        n=seat,
        seat=seat,
        category="income",
        reason="isle_of_skye.income",
        points=proof.points,
        turn=turn,
        rule="3",
        parts=proof.parts,
        segments=proof.segments,
        left_over=proof.left_over,
        board=name_board(seat),
    )
