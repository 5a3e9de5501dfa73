"""The first load: what the start page loads, and the screens after it."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.slow_network import delay_requests
from tests.e2e.tables import seat_devices
from tests.first_load import DIST, first_load

ABORTED = "net::ERR_FAILED"


def without_hash(name: str) -> str:
    """Return the name of a file without the hash that the build appends; languages differ in nothing else."""
    return re.sub(r"-[\w-]{8}(?=\.\w+$)", "", name)


def fetched_by(phone: Phone) -> list[str]:
    """Return the growing list of the phone's requests to the server."""
    paths: list[str] = []

    def note(request: Request) -> None:
        paths.append(urlsplit(request.url).path.lstrip("/") or "index.html")

    phone.context.on("request", note)
    return paths


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_start_page_fetches_what_its_budget_counts(phone: NewPhone, language: str) -> None:
    this_phone = phone(language=language, complete=True)  # which loads icons as well
    paths = fetched_by(this_phone)
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    this_phone.page.wait_for_load_state("networkidle")
    counted = [str(file.relative_to(DIST)) for file in first_load()]
    later = "assets/updates.js"  # after the page has loaded: nobody waits for it
    assert sorted(map(without_hash, paths)) == sorted([*map(without_hash, counted), later])


def test_a_finger_fetches_what_lies_behind_the_buttons(phone: NewPhone) -> None:
    this_phone = phone()
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    with (
        this_phone.page.expect_response("**/assets/TableRoutes-*.js"),
        this_phone.page.expect_response("**/assets/Settings-*.js"),
    ):
        this_phone.page.mouse.move(200, 80)
        this_phone.page.mouse.down()
    expect(this_phone.heading("start.prompt")).to_be_visible()


def test_whoever_joins_loads_the_running_table_with_the_lobby(phone: NewPhone, device: NewDevice) -> None:
    """The form to join comes without it, and the start of the game finds it there."""
    code = device().open_table()
    this_phone = phone()
    paths = fetched_by(this_phone)
    this_phone.open("join", code)
    this_phone.heading("join.title").wait_for()
    this_phone.page.wait_for_load_state("networkidle")
    assert not [path for path in paths if re.match(r"assets/(table|PlayScreens)-", path)]
    with this_phone.page.expect_response("**/assets/PlayScreens-*.js"):
        sit_down(this_phone, "Zoe")


def test_a_screen_that_takes_long_says_so_and_is_read_from_where_it_begins(phone: NewPhone) -> None:
    this_phone = phone()
    with delay_requests(this_phone, "**/assets/TableRoutes-*.js") as let_go:
        this_phone.open("join")
        expect(this_phone.heading("common.loading")).to_be_visible()
        let_go()
        expect(this_phone.page.locator(".code-field")).to_be_focused()
        expect(this_phone.page).to_have_title(f"{this_phone.say('join.title')} · {this_phone.say('app.name')}")
    with delay_requests(this_phone, "**/assets/Settings-*.js") as let_go:
        this_phone.open()
        this_phone.page.reload()
        this_phone.press("settings.title")
        expect(this_phone.heading("common.loading")).to_be_focused()
        let_go()
        expect(this_phone.heading("settings.title")).to_be_focused()


def test_a_screen_that_does_not_come_is_asked_for_again(phone: NewPhone, device: NewDevice) -> None:
    """The way back is open meanwhile, and nothing is lost."""
    host = seat_devices(device, 1)[0]
    this_phone = phone(language="de", token=host.token)
    gallery = Gallery(this_phone, "first-load-")
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    this_phone.page.route("**/assets/TableRoutes-*.js", lambda route: route.abort())
    with this_phone.watch.expecting(ABORTED):
        this_phone.tap(this_phone.page.locator(".row-button").first)
        expect(this_phone.heading("broken.title")).to_be_focused()
        expect(this_phone.text("client.no_chunk")).to_be_visible()
        gallery.show("unreached")
        this_phone.press("common.back")
        expect(this_phone.heading("start.prompt")).to_be_focused()
        this_phone.tap(this_phone.page.locator(".row-button").first)
        this_phone.heading("broken.title").wait_for()
    this_phone.page.unroute("**/assets/TableRoutes-*.js")
    this_phone.press("common.again")
    expect(this_phone.heading("lobby.few_prompt")).to_be_focused()
    assert not gallery.faults, "\n".join(gallery.faults)
