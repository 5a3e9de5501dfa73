"""What is said of Carcassonne's boxes where a table chooses them."""

import pytest

from games.carcassonne.meta import EXPANSIONS
from games.core.data_files import load_data
from games.core.meta import Expansion


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda expansion: expansion.id)
def test_the_number_of_tiles_is_that_of_the_data(expansion: Expansion) -> None:
    data = load_data(f"games.carcassonne.expansions.{expansion.id}", "tiles")
    assert expansion.tiles == sum(tile["count"] for tile in data["tiles"])
