"""Score lines of a round and of the end, from the seats as scorers see them (rules sections 6 and 7)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from games.core.identity_cache import cache_by_identity
from games.core.score import Part, Place, ScoreLine
from games.core.seats import Seat
from games.core.text import Text
from games.core.view import Worth
from games.isle_of_skye.scoring import prove_scrolls, rank_counts, score_gold
from games.isle_of_skye.subject import Each, Goal, Most, Proof, Scroll, Subject


class PendingLine(NamedTuple):
    """A proof that becomes a score line of a seat if it has points."""

    seat: Seat
    category: str
    reason: str
    rule: str
    proof: Proof
    counts: dict[str, int] = {}  # noqa: RUF012 (never changed)


def build_lines(
    pending: Iterable[PendingLine], turn: int, first: int, *, unknown: bool = False
) -> tuple[ScoreLine, ...]:
    """Return a score line for each pending line with points, or with `unknown` ones, numbered from `first`, scored in
    round `turn`."""
    rows = (row for row in pending if (row.proof.unknown if unknown else row.proof.points))
    return tuple(_build_line(row, turn, n) for n, row in enumerate(rows, first))


def build_zero_lines(pending: Iterable[PendingLine], turn: int, before: int) -> tuple[ScoreLine, ...]:
    """Return a zero line for each pending line that says why it has no points, numbered after `before` others."""
    zeros = (row for row in pending if row.proof.why and not row.proof.points)
    return tuple(_build_line(zero, turn, -n) for n, zero in enumerate(zeros, before + 1))


def _build_line(pending: PendingLine, turn: int, n: int) -> ScoreLine:
    proof = pending.proof
    return ScoreLine(
        n=n,
        seat=pending.seat,
        category=pending.category,
        reason=pending.reason,
        points=proof.points,
        turn=turn,
        rule=pending.rule,
        parts=tuple(part for part in proof.parts if part.count and part.value),
        segments=proof.segments,
        closed_by=proof.closed_by,
        left_over=proof.left_over,
        board=f"{proof.on}-{pending.seat}" if proof.on else name_board(pending.seat),
        counts=pending.counts,
        why=None if proof.points else proof.why,
        unknown=proof.unknown,
    )


def name_board(seat: Seat) -> str:
    return str(seat)


def name_offer(seat: Seat) -> str:
    """Return the name of the display of the tiles that a seat has laid out."""
    return f"offer-{seat}"


def list_goal_lines(
    subjects: Sequence[Subject], lying: Mapping[str, str], letters: str, goals: Mapping[str, Goal]
) -> Iterator[PendingLine]:
    """Yield what the scoring tiles on the places of these letters give; `lying` is place -> scoring tile."""
    for letter in letters:
        if letter not in lying:
            continue
        name, category = lying[letter], name_goal_category(letter)
        goal = goals[name]
        if isinstance(goal, Most):
            for seat, (proof, counts) in enumerate(_prove_most(subjects, goal)):
                yield PendingLine(seat, category, f"isle_of_skye.{name}", "6", proof, counts)
            continue
        for seat, subject in enumerate(subjects):
            proof = goal.score(subject)
            if not proof.points:
                proof = proof._replace(why=goal.zero(subject))
            yield PendingLine(seat, category, f"isle_of_skye.{name}", "6", proof)


def name_goal_category(letter: str) -> str:
    """Return the category of points from the scoring tile at a place."""
    return f"place_{letter.lower()}"


def find_worth(goal: Goal, seat: Seat, subject: Callable[[Seat], Subject], seats: int) -> Worth:
    """Return what a scoring tile would give a seat now. `subject` returns a seat as scorers see it; where seats are not
    compared, it is asked for this one alone."""
    if isinstance(goal, Each):
        return Worth(_count_points(goal, subject(seat)))
    proof = _prove_most([subject(number) for number in range(seats)], goal)[seat][0]
    return Worth(proof.points, proof.unknown)


@cache_by_identity(2048)
def _count_points(goal: Each, subject: Subject) -> int:
    return goal.score(subject).points


@cache_by_identity(2048)
def _measure(goal: Most, subject: Subject) -> tuple[int, tuple[Place, ...]]:
    return goal.amount(subject)


FINAL_CATEGORIES: Final = {"scrolls": 0, "gold": 1}
"""Categories of lines that only the end of the game has, and the order in which they are revealed."""


def order_final_lines(lines: Iterable[ScoreLine]) -> tuple[int, ...]:
    """Return the numbers of the lines of the end in the order in which they are revealed."""
    lines_at_end = (line for line in lines if line.category in FINAL_CATEGORIES)
    return tuple(line.n for line in sorted(lines_at_end, key=lambda line: (FINAL_CATEGORIES[line.category], line.n)))


UNKNOWN: Final = Proof((), unknown=True)
"""The proof of an unknown amount."""


def _prove_most(subjects: Sequence[Subject], goal: Most) -> list[tuple[Proof, dict[str, int]]]:
    """Return the proof of each seat, and how much every seat has of what is compared.

    Where the gold of some seats is unknown, so is what a seat gets, unless it has none itself.
    """
    if goal.needs_gold and any(subject.gold is None for subject in subjects):
        no_points = Proof((), why=Text("isle_of_skye.zero_most_none"))
        return [(no_points if subject.gold == 0 else UNKNOWN, {}) for subject in subjects]
    amounts = [_measure(goal, subject) for subject in subjects]
    numbers = [number for number, _ in amounts]
    counts = {str(seat): number for seat, number in enumerate(numbers)}
    proofs = []
    for seat, (code, points) in enumerate(rank_counts(numbers)):
        proof = Proof((Part(code, 1, points, points, (amounts[seat][1],)),))
        proofs.append(proof if points else Proof((), why=_explain_outnumbered(numbers, seat)))
    return [(proof, counts) for proof in proofs]


def _explain_outnumbered(numbers: Sequence[int], seat: Seat) -> Text:
    """Return why a seat is neither first nor second."""
    own_count, best = numbers[seat], max(numbers)
    if not own_count:
        return Text("isle_of_skye.zero_most_none")
    tied = numbers.count(best)
    if tied > 1:
        return Text("isle_of_skye.zero_most_tied", {"first": best, "tied": tied, "n": own_count})
    second = max(number for number in numbers if number < best)
    return Text("isle_of_skye.zero_most", {"first": best, "second": second, "n": own_count})


def list_base_final_lines(subjects: Sequence[Subject], scrolls: Mapping[str, Scroll]) -> Iterator[PendingLine]:
    """Yield what scrolls and gold give at the end."""
    for seat, subject in enumerate(subjects):
        for kind, _, _, _, proof in prove_scrolls(subject, scrolls):
            yield PendingLine(seat, "scrolls", f"isle_of_skye.scroll_{kind}", "7", proof)
    for seat, subject in enumerate(subjects):
        proof = UNKNOWN if subject.gold is None else score_gold(subject.gold)
        yield PendingLine(seat, "gold", "isle_of_skye.gold_left", "7", proof)
