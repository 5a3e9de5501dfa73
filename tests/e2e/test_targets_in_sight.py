"""Nothing that can be tapped on a board lies under anything: on small phones, in large text, in landscape, in any game.

Each prompt comes from a played game and is shown by the real table screen: the phone's requests for the table are
answered with that moment.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.prompt import ChoosePrompt, MovePrompt, PlacePrompt, SeatPrompt
from games.core.surface import DisplayView
from games.core.view import View
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, show
from tests.e2e.moments import INVENTED, SEAT, Moment, ShownMoments, kind_of
from tests.e2e.phone import IS_DEEP
from tests.e2e.tables import seat_devices
from tests.serving import ServedTable

LOOKS = (
    Look("day", 390, 844),
    Look("day", 320, 568),
    Look("lamp", 320, 640, 160),
    Look("lamp", 740, 360),
    Look("day", 320, 568, 160),
)
CASES = (
    Case(find_game("carcassonne"), (), 2, "app", {}),
    Case(find_game("isle_of_skye"), (), 2, "app", {}),
    Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", {}),
    Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", {"progress_board": "by_hand"}),
    Case(find_game("isle_of_skye"), ("druids", "journeyman"), 3, "app", INVENTED),
    Case(find_game("dolmengoetter"), (), 3, "none", {}),
)
SHORT = 700
"""Largest height, in pixels, of an upright window in which an unfolded list replaces the board."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: "+".join((case.game.meta.id, *case.expansions, *case.options)))
def test_no_place_is_covered(case: Case, phone: NewPhone, device: NewDevice, server: ServedTable) -> None:
    sitting = seat_devices(
        device,
        case.seats,
        case.game.meta.colours[: case.seats],
        game=case.game.meta.id,
        draw=case.draw,
        expansions=list(case.expansions),
        options=case.options,
    )
    sitting[0].start()
    shown = ShownMoments(phone(token=sitting[0].token, language="de"), sitting[0].table, sitting[0].look(SEAT))
    faults: list[str] = []
    for moment in moments_of(play(case)):
        shown.open(moment)
        for look in LOOKS:
            show(shown.phone, look)
            name = f"targets-{case.game.meta.id}-{moment.name}-{look.height}-{look.text}"
            faults += [f"{moment.name}, {look}: {fault}" for fault in shown.faults(moment)]
            shown.phone.picture(name)
            if look.width < look.height <= SHORT:
                faults += [f"{moment.name}, {look}: {fault}" for fault in shown.faults_unfolded(name)]
    assert not faults, "\n".join(faults)


def moments_of(played: Played) -> Iterator[Moment]:
    """Yield for each kind of question that is answered on a board the one with the most answers; in a deep run all."""
    most: dict[str, tuple[int, int]] = {}
    for number in range(len(played.states)):
        for prompt in played.prompts(number, SEAT)[:1]:
            count = answers_on_board(prompt)
            name = f"{kind_of(prompt)}-{number}" if IS_DEEP else kind_of(prompt)
            if count > max(1, most.get(name, (0, 0))[0]) and is_on_board(prompt, played.view(number, SEAT)):
                most[name] = (count, number)
    assert most, "nothing is answered on a board"
    for name, (count, number) in most.items():
        yield Moment(name, played.view(number, SEAT), count)


def answers_on_board(prompt: SeatPrompt | Any) -> int:
    """Return how many places of a board answer a prompt; 0 if it is answered elsewhere."""
    match prompt:
        case PlacePrompt():
            return len(prompt.cells)
        case MovePrompt():
            return max(map(len, prompt.moves.values())) if len(prompt.moves) == 1 else len(prompt.moves)
        case ChoosePrompt() if prompt.on:
            places = [place for choice in prompt.choices if not choice.unavailable for place in choice.places]
            return len([place for place in places if places.count(place) == 1])
    return 0


def is_on_board(prompt: Any, view: View) -> bool:
    """True if a prompt is about a board; displays have screens of their own, which scroll."""
    return isinstance(prompt, PlacePrompt) or not isinstance(view.surfaces[prompt.on], DisplayView)
