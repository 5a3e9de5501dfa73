"""The phases of a round by number, as people see them: when a bonus tile works (section j4, Golden Rule)."""

from typing import Final

from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.data import BONUS_TILES
from games.isle_of_skye.expansions.journeyman.state import TakenBonus

FIRST_STAGES: Final = ("", "income", "prices", "discard", "buy", "build", "score")
"""The stage with which each phase begins; the first one, of the setup, is played in the first round alone. Its end is
the end of the last phase of the round before."""
LAST_STAGES: Final = ("score", "income", "prices", "discard", "buy", "journey", "score")
"""The last stage of each phase, in the same order."""


def describe_start(bonus: TakenBonus, phase: int) -> Text | None:
    """Return when a bonus tile begins to work, seen from phase number `phase`; None if it already has.

    What it gives once comes at the end of a phase; what lasts, and extra movement, works from the next phase on.
    """
    facts = BONUS_TILES[bonus.tile]
    if facts.tier != "III" and bonus.tile != "extra_movement":
        number, index = divmod(bonus.end - 1, len(LAST_STAGES))
        return None if bonus.done else _describe_stage("works_at_end", LAST_STAGES[index], number + bool(index), phase)
    if bonus.at < phase:
        return None
    number, index = divmod(bonus.at, len(FIRST_STAGES))
    return _describe_stage("works_from", FIRST_STAGES[index] or "income", number + 1, phase)


def _describe_stage(code: str, stage: str, round_number: int, phase: int) -> Text:
    """Return the words for a stage, with its round unless that is the round of phase number `phase`."""
    word = Text(f"isle_of_skye.stage_{stage}")
    if round_number == (phase - 1) // len(FIRST_STAGES) + 1:
        return Text(f"isle_of_skye.{code}", {"stage": word})
    return Text(f"isle_of_skye.{code}_round", {"stage": word, "n": round_number})
