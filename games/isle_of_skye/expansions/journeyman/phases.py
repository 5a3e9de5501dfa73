"""The phases of a round by number, as people see them: when a bonus tile works (section j4, Golden Rule)."""

from typing import Final

from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.data import BONUS
from games.isle_of_skye.expansions.journeyman.state import Taken

FIRST_STAGES: Final = ("", "income", "prices", "discard", "buy", "build", "score")
"""The stage with which each phase begins; the first one, of the setup, is played in the first round alone. Its end is
the end of the last phase of the round before."""
LAST_STAGES: Final = ("score", "income", "prices", "discard", "buy", "journey", "score")
"""The last stage of each phase, in the same order."""


def works_from(taken: Taken, now: int) -> Text | None:
    """Return from when a bonus tile works, seen from phase number `now`; None: it does, or has done.

    What it gives once comes at the end of a phase; what lasts, and extra movement, works from the next phase on.
    """
    facts = BONUS[taken.tile]
    if facts.tier != "III" and taken.tile != "extra_movement":
        number, index = divmod(taken.end - 1, len(LAST_STAGES))
        return None if taken.done else _when("works_at_end", LAST_STAGES[index], number + bool(index), now)
    if taken.at < now:
        return None
    number, index = divmod(taken.at, len(FIRST_STAGES))
    return _when("works_from", FIRST_STAGES[index] or "income", number + 1, now)


def _when(code: str, stage: str, round_number: int, now: int) -> Text:
    """Return the words for a stage, with its round unless that is the one of phase number `now`."""
    word = Text(f"isle_of_skye.stage_{stage}")
    if round_number == (now - 1) // len(FIRST_STAGES) + 1:
        return Text(f"isle_of_skye.{code}", {"stage": word})
    return Text(f"isle_of_skye.{code}_round", {"stage": word, "n": round_number})
