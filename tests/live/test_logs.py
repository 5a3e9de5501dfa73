"""The embedded server logs which requests were made, never their content."""

from tests.live.phones import Phone
from tests.live.places import Places
from tests.ops.plays import leave_traces
from tests.serving import ServedTable


async def test_the_log_contains_codes_and_ids_but_no_payload_token_or_join_code(
    server: ServedTable, places: Places
) -> None:
    traces = await leave_traces(server.url, server.url)
    assert len(traces) >= 5
    for token in (*places.placing.tokens, places.stranger):
        traces.append(token)
        phone = Phone(server.url)
        answer = await phone.http.get("/tables", headers={"Authorization": f"Token {token}"})
        await phone.http.aclose()
        assert answer.status_code == 401
    traces.append(places.placing.code)
    log = server.output.read_text("utf-8")
    assert "POST /api/v1/tables" in log, "it is this server's log, and it says something"
    assert [word for word in traces if word in log] == []
