"""Mills: three men's morris with stacks, the smallest game on a plan and a track.

A table may describe a track of another length. Nothing is drawn. Each seat places three stones on nine spots and, if
values are hidden, chooses in secret which one. Then seats move top stones along lines, also onto others, or jump over
one at the cost of a space of their marker. A row of three own top stones scores and moves the marker on. The system
seat scores the end.
"""

from pathlib import Path

from games.core.game import Game
from tests.rulesets.mills.board import TRACK
from tests.rulesets.mills.facts import META
from tests.rulesets.mills.layout import assets
from tests.rulesets.mills.rules import Mills

MILLS = Game(
    META, lambda _expansions: Mills(), assets, boards=lambda: (TRACK,), texts=str(Path(__file__).parent / "texts")
)
