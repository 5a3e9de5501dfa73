"""Every operation of the OpenAPI document, called with valid and with invalid requests.

There is no server error, every answer is described, refusals have the usual form, and only addressed tables change.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from requests.adapters import HTTPAdapter
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.api import contract
from tests.attack.conftest import Places
from tests.contract.cases import EVERYTHING
from tests.live.phones import own_address, phones
from tests.live.places import play_recorded_until, stored_rows
from tests.live.tables import open_table, start_table
from tests.serving import ServedTable

EXAMPLES = 100 if EVERYTHING else 10
MOST_THROTTLED = EXAMPLES // 2 if EVERYTHING else 0
"""Some operations throttle a hundred requests."""
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = {
    operation.label: operation
    for operation in (
        result.ok() for result in schemathesis.openapi.from_dict(contract.document()).get_all_operations()
    )
}
UNREAD = ("request.", "device.")
"""Codes that are returned before the operation itself runs."""


class FromAddress(HTTPAdapter):
    """A transport with a loopback address of its own, so that throttles per address stay separate."""

    def init_poolmanager(self, *arguments: Any, **chosen: Any) -> None:
        super().init_poolmanager(*arguments, **chosen, source_address=(own_address(), 0))


STRANGERS = 24 if EVERYTHING else 4
"""A device may sign in twenty times a minute, whatever the operation, so requests come from many."""


@dataclass(frozen=True)
class Targets:
    """Targets of requests: tables, ids of their seats, tokens of their phones."""

    tables: tuple[str, ...]
    seats: tuple[str, ...]
    tokens: tuple[str, ...]


@pytest.fixture(scope="module")
def targets(server: ServedTable) -> Targets:
    """A lobby, a running table where the app draws, and a finished one, each of two phones, and strangers' phones."""
    return asyncio.run(_enter(server.url))


async def _enter(url: str) -> Targets:
    finished = await play_recorded_until(url, lambda *_: False)
    async with phones(url, 4 + STRANGERS) as everybody:
        sitting, strangers = everybody[:4], everybody[4:]
        await open_table(sitting[:2])
        await start_table(sitting[2:], draw="app")
        tables = (sitting[0].table, sitting[2].table)
        looks = [await sitting[0].look(), await sitting[2].look()]
        seats = [seat["id"] for look in looks for seat in look["document"]["table"]["seats"].values()]
        tokens = [phone.token for phone in (*sitting, *strangers)]
    return Targets((*tables, finished.table), tuple(seats), (*tokens, *finished.tokens))


@pytest.fixture
def session() -> Iterator[requests.Session]:
    """An HTTP session with a loopback address of its own."""
    with requests.Session() as session:
        session.mount("http://", FromAddress())
        yield session


@st.composite
def case_for(draw: st.DrawFn, label: str, targets: Targets) -> Any:
    """Draw a valid or invalid request, mostly to an existing table and from a known phone."""
    mode = draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
    case = draw(OPERATIONS[label].as_strategy(generation_mode=mode))
    path_parameters = {"table_id": targets.tables, "seat_id": targets.seats}
    for name in case.path_parameters:
        if name in path_parameters and draw(st.integers(0, 9)):
            case.path_parameters[name] = draw(st.sampled_from(path_parameters[name]))
    if draw(st.integers(0, 9)):
        case.headers["Authorization"] = f"Device {draw(st.sampled_from(targets.tokens))}"
    return case


def without_quoted_braces(refusal: dict[str, Any]) -> str:
    """Return the message without those of its params that have braces: they came with the request."""
    message: str = refusal["message"]
    for value in map(str, refusal["params"].values()):
        if "{" in value or "}" in value:
            message = message.replace(value, "")
    return message


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_described(
    server: ServedTable, places: Places, targets: Targets, session: requests.Session, label: str
) -> None:
    unchanged_places = (places.lobby, places.app, places.placing)
    before = [stored_rows(server, other.table) for other in unchanged_places]
    codes: Counter[str] = Counter()

    @given(case=case_for(label, targets))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        answer = case.call(base_url=server.url, session=session)
        case.validate_response(answer, checks=CHECKS)
        code = ""
        if answer.status_code >= 400:
            answer_body = answer.json()
            code = answer_body["code"]
            assert {"code", "params", "message", "version"} <= answer_body.keys()
            contract.check_message(without_quoted_braces(answer_body))
        codes[code] += 1

    ask()
    assert any(not code.startswith(UNREAD) for code in codes), codes
    assert codes["request.throttled"] <= MOST_THROTTLED, "too little was judged"
    assert [stored_rows(server, other.table) for other in unchanged_places] == before
