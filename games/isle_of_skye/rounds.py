"""Score lines of a round and of the end, from the seats as scorers see them (rules sections 6 and 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.core.score import Part, ScoreLine
from games.core.seats import Seat
from games.isle_of_skye.scoring import gold_proof, ranked, scroll_proofs
from games.isle_of_skye.subject import Goal, Most, Proof, Scroll, Subject


class Due(NamedTuple):
    """A proof that becomes a line of a seat if it is worth something."""

    seat: Seat
    category: str
    reason: str
    rule: str
    proof: Proof
    counts: dict[str, int] = {}  # noqa: RUF012 (never changed)


def lines_of(due: Iterator[Due], turn: int, first: int) -> tuple[ScoreLine, ...]:
    """Lines numbered from `first`, scored in round `turn`, for what is worth something."""
    worth = [one for one in due if one.proof.points]
    return tuple(
        ScoreLine(
            n=n,
            seat=one.seat,
            category=one.category,
            reason=one.reason,
            points=one.proof.points,
            turn=turn,
            rule=one.rule,
            parts=tuple(part for part in one.proof.parts if part.count),
            segments=one.proof.segments,
            closed_by=one.proof.closed_by,
            left_over=one.proof.left_over,
            board=board_of(one.seat),
            counts=one.counts,
        )
        for n, one in enumerate(worth, first)
    )


def board_of(seat: Seat) -> str:
    """The name of a seat's board."""
    return str(seat)


def round_due(
    subjects: Sequence[Subject], lying: Mapping[str, str], letters: str, goals: Mapping[str, Goal]
) -> Iterator[Due]:
    """What the scoring tiles on the places of these letters give; `lying` is place -> scoring tile."""
    for letter in letters:
        if letter not in lying:
            continue
        name, category = lying[letter], f"place_{letter.lower()}"
        goal = goals[name]
        if isinstance(goal, Most):
            yield from _most(subjects, goal, category, name)
            continue
        for seat, subject in enumerate(subjects):
            yield Due(seat, category, f"isle_of_skye.{name}", "6", goal.score(subject))


def _most(subjects: Sequence[Subject], goal: Most, category: str, name: str) -> Iterator[Due]:
    if goal.needs_gold and any(subject.gold is None for subject in subjects):
        return
    found = [goal.amount(subject) for subject in subjects]
    counts = {str(seat): number for seat, (number, _) in enumerate(found)}
    for seat, (code, points) in enumerate(ranked([number for number, _ in found])):
        part = Part(code, 1, points, points, (found[seat][1],))
        yield Due(seat, category, f"isle_of_skye.{name}", "6", Proof((part,)), counts)


def final_due(subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[Due]:
    """What scrolls and gold give at the end."""
    for seat, subject in enumerate(subjects):
        for kind, _, _, _, proof in scroll_proofs(subject, scrolls):
            yield Due(seat, "scrolls", f"isle_of_skye.scroll_{kind}", "7", proof)
    for seat, subject in enumerate(subjects):
        if subject.gold is not None:
            yield Due(seat, "gold", "isle_of_skye.gold_left", "7", gold_proof(subject.gold))
