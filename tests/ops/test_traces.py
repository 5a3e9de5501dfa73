"""Texts that people enter appear in no log and no metric label."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.live.phones import PATIENCE_S
from tests.ops.plays import leave_traces
from tests.serving import ServedTable, served, server_environment


@pytest.fixture(scope="module")
def metered_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """A single server, with metrics and the most detailed log."""
    folder = tmp_path_factory.mktemp("metered")
    environment = server_environment(folder, COMPANION_METRICS="1", COMPANION_LOG_LEVEL="DEBUG")
    with served(folder, environment) as server:
        yield server


async def test_neither_log_nor_metrics_contain_entered_texts(metered_server: ServedTable) -> None:
    traces = await leave_traces(metered_server.url, metered_server.url)
    log = metered_server.output.read_text()
    assert "request_finished" in log
    assert [word for word in traces if word in log] == []

    page = ""
    async with httpx.AsyncClient() as client, asyncio.timeout(PATIENCE_S):
        while "tableside_sockets 0.0" not in page:  # the server notices a closed socket a moment later
            page = (await client.get(f"{metered_server.url}/metrics")).text
    assert [word for word in traces if word in page] == []
    assert not re.search(r"[0-9a-f]{8}-[0-9a-f]{4}", page), "an id is a label"
    numbers = dict(line.rsplit(" ", 1) for line in page.splitlines() if line.startswith("tableside_actions_total"))
    assert numbers == {
        'tableside_actions_total{kind="draw_tile",outcome="action.malformed"}': "1.0",
        'tableside_actions_total{kind="draw_tile",outcome="done"}': "1.0",
        'tableside_actions_total{kind="other",outcome="action.malformed"}': "1.0",
        'tableside_actions_total{kind="other",outcome="request.invalid"}': "1.0",
        'tableside_actions_total{kind="other",outcome="table.duplicate_id"}': "1.0",
    }
    assert "tableside_action_seconds_count 5.0" in page


def test_metrics_are_not_served_through_a_proxy(metered_server: ServedTable) -> None:
    direct = httpx.get(f"{metered_server.url}/metrics")
    assert "tableside_requests_total" in direct.text
    assert direct.headers["content-type"].startswith("text/plain")
    assert httpx.get(f"{metered_server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
