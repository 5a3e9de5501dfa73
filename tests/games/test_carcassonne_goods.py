"""What is said of the goods of a closed city."""

import pytest

from companion.texts.localization import format_sentence
from games.carcassonne.expansions.traders_builders.events import GoodsTaken


@pytest.mark.parametrize(
    ("wine", "grain", "cloth", "goods"),
    [
        (0, 1, 0, "1 grain token"),
        (2, 0, 1, "2 wine tokens and 1 cloth token"),
        (1, 1, 1, "1 wine token and 1 grain token and 1 cloth token"),
    ],
)
def test_only_the_goods_that_were_taken_are_named(wine: int, grain: int, cloth: int, goods: str) -> None:
    text = GoodsTaken(0, wine, grain, cloth, ("0,0",)).narrate().text
    sentence = format_sentence(text.code, {**text.params, "seat": "Anna"}, "en")
    assert sentence == f"Anna has closed a city and takes {goods}."
