"""The API's addresses carry its version. Those from before there was one stay, and are not described twice."""

import re

import pytest
from django.test import Client
from django.urls import resolve

from tests.api import contract
from tests.api.in_process import Phone

SAMPLES = {"version": "1"}
"""Values of path parameters that are no UUIDs."""


def filled(path: str) -> str:
    """Return an address of a path template."""
    return re.sub(r"\{(\w+)\}", lambda name: SAMPLES.get(name[1], "00000000-0000-4000-8000-000000000000"), path)


def test_the_document_has_this_version_alone() -> None:
    paths = contract.document()["paths"]
    assert len(paths) > 80
    assert [path for path in paths if not path.startswith("/api/v1/")] == []


def test_each_older_address_leads_to_the_same_view() -> None:
    for path in contract.document()["paths"]:
        address = filled(path)
        newer, older = resolve(address), resolve(address.replace("/api/v1/", "/api/"))
        assert (older.func.view_class, older.kwargs) == (newer.func.view_class, newer.kwargs), path  # type: ignore[attr-defined]


def test_a_table_opened_at_an_older_address_is_there_at_the_newer_one(transactional_db: None) -> None:
    phone = Phone()
    opened = phone.client.post("http://localhost/api/tables", json={"game": "carcassonne"})
    status, look = phone.ask("GET", f"/tables/{opened.json()['table']}")
    assert (status, look["document"]["table"]["id"]) == (200, opened.json()["table"])


@pytest.mark.parametrize("address", ["/api/v2/games", "/api/v1", "/api", "/ws", "/ws/table/1"])
def test_an_unknown_version_is_an_unknown_address(db: None, address: str) -> None:
    answer = Client(SERVER_NAME="localhost").get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "request.unknown_address")
