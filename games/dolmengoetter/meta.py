"""What is known of the game without its rules: seats, colours, table options (rules sections 2 and 9)."""

from collections.abc import Mapping
from typing import Final

from games.core.errors import IllegalAction
from games.core.meta import GameMeta, Option

VALUES: Final = (1, 2, 3, 4)
"""What dolmens show."""
META = GameMeta(
    id="dolmengoetter",
    min_seats=2,
    max_seats=5,
    colours=("red", "blue", "yellow", "green", "coal"),
    options=(
        Option("edition", ("2005", "2015"), first=True, most_seats={"2015": 4}),
        Option("values", ("turned_over", "when_built"), first=True, without_box="when_built"),
        Option("start_points", ("0",), number=(0, 20)),
        Option("stones", ("0",), number=(0, 40), in_box=True),
        Option("dolmens_1", ("5",), number=(0, 20), in_box=True),
        Option("dolmens_2", ("4",), number=(0, 20), in_box=True),
        Option("dolmens_3", ("3",), number=(0, 20), in_box=True),
        Option("dolmens_4", ("1",), number=(0, 20), in_box=True),
        Option("completing_right", ("off", "on")),
        Option("preview", ("on", "off"), "aid"),
        Option("projection", ("on", "off"), "aid"),
    ),
    categories=("circle", "final", "start", "lost"),
    ruleset_version=2,
    secrets=True,
    draws=(),
)
START_POINTS: Final = {"2005": 4, "2015": 5}
"""Edition -> points at the start."""
STONES: Final = {2: 16, 3: 16, 4: 15, 5: 12}
"""Number of players -> stones of each: a guess (rules section 10, ruling 2)."""


def count_dolmens(options: Mapping[str, str]) -> tuple[int, ...]:
    """Return by value how many dolmens the options give every player, in the order of `VALUES`.

    :raises IllegalAction: `dolmengoetter.no_dolmens`.
    """
    counts = tuple(int(options[f"dolmens_{value}"]) for value in VALUES)
    if not any(counts):
        raise IllegalAction("dolmengoetter.no_dolmens", rule="2")
    return counts
