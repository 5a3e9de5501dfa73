"""Copied boards of every kind with random changes: each is checked, with its faults in words, and none causes a server
error. A picture is drawn of whatever has no fault of shape."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.boxes import boards
from games.core.boards import BoardKind
from games.registry import GAMES
from tests.api import contract
from tests.contract.cases import EVERYTHING
from tests.live.phones import own_address
from tests.serving import ServedTable

EXAMPLES = 3000 if EVERYTHING else 150
CHECKS = 30
"""Checks over HTTP for each board: a phone may ask for 40 drawings a minute."""
KINDS: dict[tuple[str, str], BoardKind] = {
    (game.meta.id, board): kind for game in GAMES for kind in game.boards() for board in kind.names
}
VALUES: tuple[Any, ...] = (
    [], {}, "", None, True, False, 0, -1, 1, 2, 99, 10**30, 0.5, 1e300, "F", "p01", "c01", "castle", "vp", "<b>", "\0",
    [0, 0], ["p01"], [[]], {"a": 1}, "x" * 300,
)  # fmt: skip


def spoil(raw: Any, rng: random.Random) -> None:
    """Replace, remove, repeat or cut something somewhere in a JSON value."""
    while raw:
        key = rng.choice([*raw] if isinstance(raw, dict) else range(len(raw)))
        if not isinstance(raw[key], dict | list) or not raw[key] or rng.random() < 0.3:
            break
        raw = raw[key]
    if not raw:
        return
    match rng.randrange(6):
        case 0:
            del raw[key]
        case 1 if isinstance(raw, list):
            raw.append(copy.deepcopy(raw[key]))
        case 2 if isinstance(raw, list):
            del raw[key:]
        case _:
            raw[key] = copy.deepcopy(rng.choice(VALUES))


def example_of(game: str, board: str) -> Any:
    """Return what copying a board out begins with, as JSON."""
    facts = KINDS[game, board].find_starting_facts(board, {})
    assert facts is not None
    return json.loads(msgspec.json.encode(facts))


def lists_in(raw: Any) -> Iterator[list[Any]]:
    """Yield every list in a JSON value."""
    if isinstance(raw, list):
        yield raw
    if isinstance(raw, dict | list):
        for inner in raw.values() if isinstance(raw, dict) else raw:
            yield from lists_in(inner)


@pytest.mark.parametrize(("game", "board"), KINDS)
def test_any_board_is_checked(game: str, board: str) -> None:
    example = example_of(game, board)

    @settings(max_examples=EXAMPLES, deadline=None)
    @given(st.integers(1, 3), st.randoms(use_true_random=False), st.booleans())
    def check(changes: int, rng: random.Random, any_size: bool) -> None:
        raw = copy.deepcopy(example) | ({"any_size": True} if any_size and "any_size" in example else {})
        for _ in range(changes):
            spoil(raw, rng)
        checked = boards.check_board(game, board, raw)
        plays = all(fault.plays for fault in checked.faults)
        assert checked.picture or not plays
        if plays:
            kept = boards.complete_board(game, board, raw)
            assert boards.complete_board(game, board, kept) == kept
            boards.describe_board(game, board, kept, boards.complete_board(game, board, example))

    check()


@pytest.mark.parametrize(("game", "board"), KINDS)
def test_a_board_with_any_empty_list_is_checked(game: str, board: str) -> None:
    for n in range(len([*lists_in(example_of(game, board))])):
        for length in (0, 1, 2):
            raw = example_of(game, board)
            del [*lists_in(raw)][n][length:]
            checked = boards.check_board(game, board, raw)
            assert checked.picture or not all(fault.plays for fault in checked.faults)


@pytest.mark.parametrize(("game", "board"), KINDS)
def test_boards_are_checked_over_http(server: ServedTable, game: str, board: str) -> None:
    example = example_of(game, board)
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport) as client:
        client.headers["Authorization"] = f"Device {client.post('/devices').json()['token']}"
        for seed in range(CHECKS):
            rng = random.Random(seed)
            raw = copy.deepcopy(example)
            if seed < 10:
                rng.choice([*lists_in(raw)]).clear()
            else:
                spoil(raw, rng)
            answer = client.post(f"/games/{game}/boards/{board}/check", json={"facts": raw})
            contract.check(answer)
            assert answer.status_code in (200, 400), answer.text


@pytest.mark.parametrize("places", [0, 1, 2])
def test_a_circle_without_sides_is_named_and_not_drawn(server: ServedTable, places: int) -> None:
    raw = example_of("dolmengoetter", "board")
    del raw["circles"][3]["places"][places:]
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport) as client:
        client.headers["Authorization"] = f"Device {client.post('/devices').json()['token']}"
        answer = client.post("/games/dolmengoetter/boards/board/check", json={"facts": raw})
        contract.check(answer)
        assert answer.status_code == 200
        (fault,) = answer.json()["faults"]
        circle = raw["circles"][3]
        expected = {"circle": circle["id"], "n": places, "size": circle["size"], "rule": "3"}
        assert (fault["code"], fault["params"]) == ("dolmengoetter.board_ring", expected)
        assert answer.json()["picture"] == ""
