"""`python -m tests.records GAME FILE`: prints what the ruleset computes for each row of a record file, as JSON
lines."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.core.errors import GameError
from tests.records import carcassonne, carcassonne_expansions, dolmengoetter, skye

Row = dict[str, Any]


def compute_carcassonne(row: Row) -> Row:
    """Compute the figures of a record of the base game, or of one that names its boxes."""
    return carcassonne_expansions.compute(row) if row.get("sets") else carcassonne.compute(row)


COMPUTE: dict[str, Callable[[Path], Callable[[Row], Row]]] = {
    "carcassonne": lambda _: compute_carcassonne,
    "skye": skye.computer,
    "dolmengoetter": dolmengoetter.computer,
}


def main(arguments: list[str]) -> int:
    """Print one line per row. Return 2 for wrong arguments."""
    if len(arguments) != 2 or arguments[0] not in COMPUTE:
        print(f"usage: python -m tests.records {{{','.join(COMPUTE)}}} FILE", file=sys.stderr)
        return 2
    game, file = arguments
    compute = COMPUTE[game](Path(file))
    for line in Path(file).read_text("utf-8").splitlines():
        if line.strip():
            print(json.dumps(_answer_or_refusal(compute, json.loads(line)), separators=(",", ":")))
    return 0


def _answer_or_refusal(compute: Callable[[Row], Row], row: Row) -> Row:
    """Return the answer to a row; for an illegal game its refusal, for a malformed row the error. Later rows are
    computed too."""
    try:
        return compute(row)
    except GameError as error:
        return {"id": row["id"], "answer": None, "refused": error.code}
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        return {"id": row["id"], "answer": None, "unknown": str(error)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
