"""How to play explains what each box of Carcassonne brings to the table."""

import pytest

from companion.texts.languages import LANGUAGES
from games.carcassonne.meta import EXPANSIONS
from tests.e2e.words import words

FIGURES = {"abbot": "abbot", "builder": "traders_builders", "pig": "traders_builders"}
"""The box of each figure with rules of its own."""
STANDING = {
    "road": "thief",
    "city": "knight",
    "cloister": "monk",
    "field": "farmer",
    "garden": "abbot",
    "cloister_abbot": "abbot",
}
"""Who stands at each place that is offered."""
MOST = 9
"""More cards than any box has."""


def list_titles(language: str, box: str) -> list[str]:
    titles = []
    for number in range(1, MOST):
        try:
            titles.append(words(language, f"carcassonne.{box}.help_{number}"))
        except LookupError:
            break
    return titles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", [expansion.id for expansion in EXPANSIONS])
def test_every_box_is_explained(box: str, language: str) -> None:
    assert list_titles(language, box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("figure", "box"), FIGURES.items())
def test_every_figure_with_rules_of_its_own_is_explained(figure: str, box: str, language: str) -> None:
    role = words(language, f"carcassonne.role_{figure}")
    assert role.casefold() in [title.casefold() for title in list_titles(language, box)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "role"), STANDING.items())
def test_each_place_that_is_offered_says_who_would_stand_there(place: str, role: str, language: str) -> None:
    offered = words(language, f"carcassonne.target_{place}")
    assert offered.casefold().startswith(words(language, f"carcassonne.role_{role}").casefold() + " ")
