"""The admin: for staff alone, read-only, without secrets; off unless a host turns it on."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import pytest
from httpx import AsyncClient, Response

from tests.ops.plays import play, start_with_sockets
from tests.serving import ROOT, ServedTable, served, server_environment

STAFF, PLAYER, PASSWORD = "staff@example.org", "player@example.org", "peat-and-heather"
LINK = re.compile(r'href="([^"#]+)"')
FORBIDDEN_COLUMNS = {
    "people_device": ("token_hash",),
    "people_profile": ("recovery_hash",),
    "people_account": ("password",),
    "tables_table": ("code", "watch_code"),
    "tables_logentry": ("payload", "client_action_id"),
    "tables_headstate": ("state",),
    "tables_seatpass": ("code",),
}
"""Table -> columns whose values are on no page of the admin."""


@dataclass
class Admin:
    """A server with its admin, on which people play."""

    server: ServedTable
    folder: Path

    def rows(self, statement: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.folder / "tables.sqlite3")) as database:
            return database.execute(statement).fetchall()

    def browser(self) -> AsyncClient:
        return AsyncClient(base_url=self.server.url, follow_redirects=True, headers={"Origin": self.server.url})


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Admin]:
    folder = tmp_path_factory.mktemp("admin")
    environment = server_environment(folder, COMPANION_ADMIN="1", DJANGO_SUPERUSER_PASSWORD=PASSWORD)
    with served(folder, environment, empty=True) as server:
        command = [sys.executable, "manage.py", "createsuperuser", "--noinput", "--email", STAFF]
        subprocess.run(command, cwd=ROOT, env=environment, check=True, timeout=180)
        yield Admin(server, folder)


@pytest.fixture
async def browser(running: Admin) -> AsyncIterator[AsyncClient]:
    async with running.browser() as client:
        yield client


async def sign_in(browser: AsyncClient, email: str = STAFF, password: str = PASSWORD) -> Response:
    form = await browser.get("/admin/login/")
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', form.text)
    assert token
    fields = {"username": email, "password": password, "csrfmiddlewaretoken": token[1], "next": "/admin/"}
    return await browser.post("/admin/login/", data=fields)


async def crawl(browser: AsyncClient) -> dict[str, str]:
    """Return all pages of the admin that links lead to: path -> text."""
    pages: dict[str, str] = {}
    waiting = ["/admin/"]
    while waiting:
        path = waiting.pop()
        if path in pages or "logout" in path or "?" in path:  # the same rows in another order
            continue
        answer = await browser.get(path)
        assert answer.status_code == 200, path
        pages[path] = answer.text
        waiting += [
            str(answer.url.join(link).raw_path, "ascii")
            for link in map(unescape, LINK.findall(answer.text))
            if "://" not in link
        ]
        waiting = [link for link in waiting if link.startswith("/admin/")]
    return pages


async def test_staff_sees_every_row_and_no_secret(running: Admin, browser: AsyncClient) -> None:
    async with start_with_sockets(running.server.url, running.server.url) as (sitting, sockets):
        await play(sitting, sockets, until=6)
        code = (await sitting[0].ask("POST", "/recovery/code"))["code"]
        await sitting[1].ask("POST", f"/tables/{sitting[0].table}/seats/{await seat_of(sitting[1])}/pass")
        await sitting[1].ask("POST", "/account", {"email": PLAYER, "password": PASSWORD})
        assert "What this server keeps" in (await sign_in(browser)).text
        pages = await crawl(browser)
        together = "\n".join(pages.values())
        assert f"/admin/tables/table/{sitting[0].table}/change/" in pages
        assert PLAYER in together
        for secret in (code, sitting[0].token, sitting[1].token):
            assert secret not in together
        for table, columns in FORBIDDEN_COLUMNS.items():
            for column in columns:
                values = [value for (value,) in running.rows(f"SELECT {column} FROM {table}") if value]
                assert values, f"{table}.{column}: nothing to be found"
                for value in values:
                    shown = value.hex() if isinstance(value, bytes) else str(value)
                    assert shown not in together, f"{table}.{column}"


async def seat_of(phone) -> str:  # type: ignore[no-untyped-def]
    document = (await phone.look(1))["document"]
    return str(document["table"]["seats"]["1"]["id"])


async def test_nothing_can_be_changed(running: Admin, browser: AsyncClient) -> None:
    await sign_in(browser)
    pages = await crawl(browser)
    assert not [path for path in pages if path.endswith(("/add/", "/delete/"))]
    token = browser.cookies["csrftoken"]
    before = {table: running.rows(f"SELECT * FROM {table}") for table in (*FORBIDDEN_COLUMNS, "account_emailaddress")}
    models = {match[0] for path in pages if (match := re.match(r"/admin/\w+/\w+/$", path)) and "password" not in path}
    assert len(models) == 7
    forged = {"email": "x@example.org", "is_staff": "on", "name": "x", "status": "finished"}
    for model in models:
        paths = {path for path in pages if path.startswith(model) and path.endswith("/change/")}
        paths |= {path.replace("/change/", "/delete/") for path in paths} | {f"{model}add/"}
        for path in paths:
            answer = await browser.post(path, data=forged | {"csrfmiddlewaretoken": token, "post": "yes"})
            assert answer.status_code == 403, path
        action = {"action": "delete_selected", "_selected_action": "1", "csrfmiddlewaretoken": token}
        assert (await browser.post(model, data=action)).status_code in (200, 403)
    assert {table: running.rows(f"SELECT * FROM {table}") for table in before} == before


@pytest.mark.parametrize(
    "query",
    [
        "tables/table/?code__startswith=A",
        "tables/table/?watch_code=ABCDEF",
        "tables/table/?entries__payload__contains=a",
        "tables/table/?seats__move_pass__code__startswith=A",
        "tables/table/?status__regex=.",
        "people/device/?token_hash__lt=a",
        "people/account/?password__startswith=scrypt",
        "people/profile/?owner__password__startswith=s",
        "account/emailaddress/?user__password__contains=a",
    ],
)
async def test_nothing_that_is_not_shown_can_be_found_out_by_filters(browser: AsyncClient, query: str) -> None:
    await sign_in(browser)
    assert (await browser.get(f"/admin/{query}")).status_code == 400


async def test_only_staff_comes_in(running: Admin) -> None:
    async with running.browser() as player:
        device = (await player.post("/api/v1/devices")).json()
        body = {"email": "another@example.org", "password": PASSWORD}
        headers = {"Authorization": f"Device {device['token']}"}
        assert (await player.post("/api/v1/account", json=body, headers=headers)).is_success
        for path in ("/admin/", "/admin/tables/table/", "/admin/people/account/"):
            answer = await player.get(path, headers=headers)
            assert "/admin/login/" in str(answer.url), path
        refused = await sign_in(player, body["email"])
        assert "staff account" in refused.text
        assert "/admin/login/" in str(refused.url)


async def test_passwords_cannot_be_guessed_there(running: Admin) -> None:
    async with running.browser() as browser:
        said = [(await sign_in(browser, "guessed@example.org", f"wrong-{number}")).text for number in range(7)]
    assert "staff account" in said[0]
    assert "Too many failed login attempts" in said[-1]


async def test_a_form_of_another_page_is_refused(running: Admin) -> None:
    fields = {"username": STAFF, "password": PASSWORD, "csrfmiddlewaretoken": "a" * 32}
    async with running.browser() as browser:
        assert (await browser.post("/admin/login/", data=fields)).status_code == 403
        await browser.get("/admin/login/")
        fields["csrfmiddlewaretoken"] = browser.cookies["csrftoken"]
        foreign = {"Origin": "https://elsewhere.example.org"}
        assert (await browser.post("/admin/login/", data=fields, headers=foreign)).status_code == 403
        assert "sessionid" not in browser.cookies


async def test_cookies_are_the_admins_alone(running: Admin) -> None:
    async with running.browser() as browser:
        for path in ("/", "/api/v1/health", "/static/admin/css/base.css"):
            assert "set-cookie" not in (await browser.get(path)).headers, path
        await sign_in(browser)
        for cookie in browser.cookies.jar:
            assert (cookie.path, cookie.has_nonstandard_attr("HttpOnly")) == ("/admin", True)


async def test_it_is_off_by_default(server: ServedTable) -> None:
    async with AsyncClient(base_url=server.url) as browser:
        for path in ("/admin/", "/admin/login/", "/static/admin/css/base.css"):
            assert (await browser.get(path)).status_code == 404
