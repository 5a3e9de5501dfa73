"""How many dolmens every player has (rules section 2)."""

from collections.abc import Mapping

from games.core.errors import IllegalAction
from games.dolmengoetter.meta import VALUES


def count_dolmens(options: Mapping[str, str]) -> tuple[int, ...]:
    """Return by value how many dolmens the options give every player, in the order of `VALUES`.

    :raises IllegalAction: `dolmengoetter.no_dolmens`.
    """
    counts = tuple(int(options[f"dolmens_{value}"]) for value in VALUES)
    if not any(counts):
        raise IllegalAction("dolmengoetter.no_dolmens", rule="2")
    return counts
