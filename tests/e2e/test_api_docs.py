"""The API's documentation in a browser, under the content security policy and from this server alone."""

from playwright.sync_api import Browser, ConsoleMessage, Request, expect

from tests.serving import ServedTable


def test_the_page_shows_every_operation_and_asks_no_other_server(server: ServedTable, browser: Browser) -> None:
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    complaints: list[str] = []
    asked: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def count(request: Request) -> None:
        asked.append(request.url)

    page.on("console", note)
    page.on("request", count)
    page.goto("/api/docs")
    expect(page.locator(".opblock")).to_have_count(
        sum(page.evaluate("""async () => {
            const text = await (await fetch("/api/v1/openapi.yaml")).text();
            return text.split("\\n").map((line) => Number(/^    (get|put|post|patch|delete):$/.test(line)));
        }"""))
    )  # fmt: skip
    operation = page.locator("#operations-devices-devices_create")
    operation.locator(".opblock-summary").click()
    operation.get_by_role("button", name="Try it out").click()
    operation.get_by_role("button", name="Execute").click()
    expect(operation.locator(".live-responses-table .response-col_status").nth(1)).to_contain_text("201")
    assert complaints == []
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
    context.close()
