"""Links to boxes over HTTP, in process: viewed by anyone with the link, copied, revoked, not guessable."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.api.boxes import BOX, MEADOW, NOTHING
from tests.api.in_process import Phone

LINK, LOOK, IMPORT = f"{BOX}/link", f"{BOX}/look", f"{BOX}/import"
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def phone() -> Iterator[Callable[..., Phone]]:
    """Return a function that makes phones of different people."""
    with ExitStack() as closing:

        def make(language: str = "en") -> Phone:
            new_phone = Phone(language)
            closing.callback(new_phone.client.close)
            return new_phone

        yield make


def test_anyone_with_the_link_sees_the_current_box_and_takes_a_copy(phone: Callable[..., Phone]) -> None:
    anna, ben = phone(), phone()
    assert anna.ask("GET", LINK) == (200, {"link": None})
    link = anna.ask("POST", LINK, {})[1]["link"]
    assert link["url"].endswith(f"/#/box/isle_of_skye/from/{link['code']}")
    assert link["code"] not in link["url"].partition("#")[0]
    assert link["svg"].startswith("<svg")
    assert anna.ask("POST", LINK, {})[1]["link"] == anna.ask("GET", LINK)[1]["link"] == link
    saved_box = anna.ask("PUT", BOX, {"pieces": {"b06": MEADOW}, "settled": ["b06"]})[1]
    seen_box = ben.ask("POST", LOOK, {"code": link["code"].lower()})[1]
    assert seen_box == {
        "format": "tableside.box",
        "format_version": 1,
        "game": "isle_of_skye",
        "pieces": saved_box["pieces"],
        "settled": ["b06"],
    }
    assert ben.ask("GET", BOX) == (200, NOTHING), "to look takes nothing"
    assert ben.ask("POST", IMPORT, seen_box) == (200, saved_box)
    anna.ask("PUT", BOX, {"pieces": {}})
    assert ben.ask("GET", BOX) == (200, saved_box), "the copy is by value"


def test_a_link_is_revoked_and_the_next_one_differs(phone: Callable[..., Phone]) -> None:
    anna, ben = phone(), phone("de")
    old = anna.ask("POST", LINK, {})[1]["link"]["code"]
    assert anna.ask("DELETE", LINK) == anna.ask("DELETE", LINK) == (200, {"link": None})
    status, refusal = ben.ask("POST", LOOK, {"code": old})
    assert (status, refusal["code"]) == (404, "box.unknown_link")
    assert refusal["message"].startswith("Dieser Link führt zu keiner Schachtel")
    assert anna.ask("POST", LINK, {})[1]["link"]["code"] != old
    assert ben.ask("POST", LOOK, {"code": old})[0] == 404


def test_all_phones_of_a_history_have_one_link_and_nobody_else_takes_it_back(phone: Callable[..., Phone]) -> None:
    anna, tablet, ben = phone(), phone(), phone()
    link = anna.ask("POST", LINK, {})[1]
    tablet.ask("POST", "/recovery", {"code": anna.ask("POST", "/recovery/code")[1]["code"]})
    assert tablet.ask("GET", LINK)[1] == tablet.ask("POST", LINK, {})[1] == link
    assert ben.ask("DELETE", LINK) == (200, {"link": None})
    assert anna.ask("GET", LINK)[1] == link
    assert tablet.ask("DELETE", LINK)[0] == 200
    assert anna.ask("GET", LINK)[1] == {"link": None}


def test_guesses_are_counted_and_other_games_have_no_such_link(
    phone: Callable[..., Phone], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = phone(), phone()
    code = anna.ask("POST", LINK, {})[1]["link"]["code"]
    for wrong in ("", "A" * 16, "\0" * 16, code[:-1], f"{code}A"):
        assert ben.ask("POST", LOOK, {"code": wrong or "-"})[1]["code"] == "box.unknown_link"
    assert ben.ask("POST", LOOK, {"code": "x" * 99})[1]["code"] == "request.invalid"
    for path in ("link", "look"):
        assert ben.ask("POST", f"/games/carcassonne/box/{path}", {"code": code} if path == "look" else {})[0] == 404
    monkeypatch.setattr("companion.api.throttles.DeviceGuesses.rate", "6/min")
    assert ben.ask("POST", LOOK, {"code": "A" * 16})[0] == 404
    assert ben.ask("POST", LOOK, {"code": code})[1]["code"] == "request.throttled"
