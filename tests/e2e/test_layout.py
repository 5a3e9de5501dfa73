"""Layout: centred, complete, side by side, and free of background details."""

from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices, start_table

LONG = "Bartholomäus-Maximilian"
OFF_CENTRE = """(button) => {
  const [own, bar] = [button, button.parentElement].map((one) => one.getBoundingClientRect());
  return Math.abs(own.left + own.right - bar.left - bar.right) / 2;
}"""
TOUCHED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const words = boxes(".winners-words > p, .winners-stamps > .stamp");
  const rays = boxes(".winners-rays > path");
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.length > 2 && rays.length > 20 ? words.filter((one) => rays.some((ray) => meet(one, ray))).length : -1;
}"""
"""Number of names and stamps that the rays of the winner's sun touch; -1 if they are not shown."""
CUT = "(element) => element.scrollWidth - element.clientWidth"
TO_FRAME = """(pill) => {
  const frame = pill.getBoundingClientRect();
  const words = [...pill.querySelectorAll(".pill-name, .pill-you")].filter((one) => one.offsetWidth > 1);
  const boxes = words.map((one) => one.getBoundingClientRect());
  return Math.min(...boxes.flatMap(({ left, right }) => [left - frame.left, frame.right - right]));
}"""
"""Least distance in px between the words of a pill and its frame."""
LINES = """(element) => {
  const style = getComputedStyle(element);
  return element.getBoundingClientRect().height / parseFloat(style.lineHeight);
}"""


def test_a_button_alone_is_in_the_middle_and_no_ray_runs_into_a_name(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2)
    this_phone = phone(token=sitting[1].token)
    this_phone.open("t", sitting[0].table)
    points = this_phone.button("play.points")
    for look in (Look("day", 390, 844), Look("day", 320, 640, 160)):
        show(this_phone, look)
        assert points.evaluate(OFF_CENTRE) < 1, look
    sitting[0].act(0, {"type": "finish_now"})
    this_phone.page.locator(".ceremony-progress, .winners, .prompt").first.wait_for()
    this_phone.press("ceremony.winner")
    this_phone.page.locator(".winners").wait_for()
    looks = (Look("day", 390, 844), Look("day", 320, 640, 200), Look("day", 844, 390), Look("lamp", 1366, 768))
    for look in looks:
        show(this_phone, look)
        this_phone.picture(f"winners-{look.width}-{look.text}")
        assert this_phone.page.evaluate(TOUCHED) == 0, look


def test_a_strip_shows_whole_lines_and_opens_the_others(phone: NewPhone, device: NewDevice) -> None:
    host, guest = device(), device()
    code = host.open_table()
    host.sit(0)
    host.sit(1, LONG, phone=False)
    host.start()
    guest.join(code)
    seat = host.look()["document"]["table"]["seats"]["1"]["id"]
    guest.ask("POST", f"/tables/{host.table}/seats/{seat}/take")
    this_phone = phone(token=host.token, language="de")
    this_phone.open("t", host.table)
    words = this_phone.page.locator("p.strip-words > .strip-lines")
    expect(words).to_contain_text(LONG)
    words.evaluate("(element) => (element.firstChild.data = `${element.textContent} `.repeat(3))")  # as long as any
    show(this_phone, Look("day", 320, 640, 160))
    more_button = this_phone.page.locator(".strip-more")
    expect(more_button).to_be_visible()
    this_phone.picture("strip-cut")
    lines = words.evaluate(LINES)
    assert abs(lines - round(lines)) < 0.05, lines
    assert not faults_of(this_phone)
    this_phone.tap(more_button)
    expect(more_button).to_have_attribute("aria-expanded", "true")
    this_phone.picture("strip-open")
    assert words.evaluate(LINES) > lines
    this_phone.press("play.request_no")
    expect(this_phone.page.locator("p.strip-words")).to_have_count(0)


def test_what_lifts_the_screens_is_in_two_lines_at_most(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 2)
    for seat, of in enumerate(sitting):
        skye.choose(of, seat, (1, 1))
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    words = this_phone.button("isle_of_skye.choice_lift").locator("span")
    for size in (100, 130, 160, 200):
        show(this_phone, Look("day", 320, 640, size))
        assert words.evaluate(LINES) < 2.5, size


TOGETHER = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [form, take] = [boxOf(".form"), boxOf(".sheet .action-bar")];
  if (!form || !take) return false;
  const gap = take.top - form.bottom;
  return Math.abs(form.left - take.left) < 12 && gap >= 0 && gap < 120;
}"""
"""True if the buttons are below the form, once the screen has its new size."""


def test_on_a_large_screen_the_form_and_its_buttons_stand_together(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    host.sit(0)
    this_phone = phone()
    this_phone.open("join", code)
    for look in (Look("day", 1920, 1080), Look("lamp", 1024, 768)):
        show(this_phone, look)
        this_phone.page.wait_for_function(TOGETHER)
        assert not faults_of(this_phone), look
    this_phone.press("common.back")
    expect(this_phone.page).to_have_url(f"{this_phone.url}/#/")


LARGE = (Look("lamp", 1366, 768), Look("day", 1920, 1080))
FILLED = """(most) => {
  const sheet = document.querySelector(".band-sheet");
  if (!sheet || document.querySelector(".band-work:empty")) return false;
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const rows = [...sheet.querySelectorAll(".prompt, .choices > *, .action-bar > *")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 1)
    .sort((a, b) => a.top - b.top);
  let end = top;
  let gap = 0;
  for (const row of rows) {
    gap = Math.max(gap, row.top - end);
    end = Math.max(end, row.bottom);
  }
  if (right - left < innerWidth) return gap / (bottom - top) < most;
  const [bar] = sheet.querySelectorAll(".action-bar");
  const words = document.createRange();
  words.selectNodeContents(bar.previousElementSibling ?? bar);
  return bar.getBoundingClientRect().left - words.getBoundingClientRect().right < 64;
}"""
"""True once a page is there that has a bar below it whose words stand beside its buttons, or a pane beside it without
an empty piece of such a size."""
MOST_EMPTY = 0.65
"""Three players and the last moves leave this much of a pane of 1080 px; words and buttons alone leave four fifths."""


def test_no_pane_of_a_large_screen_is_empty(phone: NewPhone, device: NewDevice) -> None:
    lobby = seat_devices(device, 3)
    sitting = skye.start_where_app_draws(device, 3)
    host = sitting[0]
    this_phone = phone(token=lobby[0].token)
    pages: list[tuple[str, ...]] = [("new",), ("library",), ("t", lobby[0].table)]
    for path in pages:
        open_anew(this_phone, *path)
        check_pane(this_phone, path)
    player = phone(token=host.token)
    for page in ("points", "timeline", "goals", "help"):
        open_anew(player, "t", host.table, page)
        check_pane(player, ("t", page))
    player.open("t", host.table)
    player.press("cover.look")
    player.page.locator("[data-offer]").first.wait_for()
    check_pane(player, ("prices",))
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    player.heading("isle_of_skye.prompt_lift").wait_for()
    check_pane(player, ("lift",))
    skye.lift(sitting[1], 1)
    player.page.locator(".market-tag").first.wait_for()
    check_pane(player, ("market",))


def open_anew(this_phone: Phone, *path: str) -> None:
    """Open a path in a window that shows no other page before."""
    this_phone.page.goto("about:blank")
    this_phone.open(*path)


def check_pane(this_phone: Phone, path: tuple[str, ...]) -> None:
    """Assert that a pane beside the page has something to say, and that nothing is cut."""
    this_phone.page.locator(".band-sheet .action-bar").wait_for()
    for look in LARGE:
        show(this_phone, look)
        this_phone.drawn()
        this_phone.picture(f"wide-{path[-1]}-{look.width}")
        this_phone.page.wait_for_function(FILLED, arg=MOST_EMPTY)
        assert not faults_of(this_phone), (path, look)


COLUMNS = "(all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size"


def test_pictures_to_choose_from_are_side_by_side(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, skye.COLOURS, game="isle_of_skye", draw="table", expansions=["journeyman"])
    sitting[0].start()
    journeyman.to_draws(sitting, {})
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator(".targets-columns").wait_for()
    assert this_phone.page.locator(".targets-columns > li").evaluate_all(COLUMNS) == 2


APART = """() => {
  const [back, heading] = [".margin-back", ".form h1"].map((selector) =>
    document.querySelector(selector).getBoundingClientRect());
  return heading.top - back.bottom;
}"""
"""Px between the way back and the heading below it."""


def test_in_large_text_the_way_back_covers_no_heading(phone: NewPhone) -> None:
    this_phone = phone()
    this_phone.open("join")
    this_phone.page.locator(".margin-back").wait_for()
    show(this_phone, Look("day", 320, 568, 160))
    assert this_phone.page.evaluate(APART) >= 0


NAMES = """(selector) => [...document.querySelectorAll(selector)].map((name) => [
  name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
  name.scrollWidth - name.clientWidth,
])"""
"""Lines of each name, and how many px of it are cut."""
WIDE = """(selector) => Math.max(...[...document.querySelectorAll(selector)].map((one) => one.clientWidth))"""


def test_names_of_offers_are_whole_and_stand_beside_their_pieces(phone: NewPhone, device: NewDevice) -> None:
    sitting = [device(), device()]
    code = sitting[0].open_table(game="isle_of_skye", draw="app")
    sitting[1].join(code)
    for seat, name in enumerate(("Anna", "Bartholomäus")):
        sitting[seat].sit(seat, name)
    sitting[0].ask("PATCH", f"/tables/{sitting[0].table}", {"starter": 0})
    sitting[0].start()
    skye.answer_all(sitting, "place")
    this_phone = phone(token=sitting[0].token, language="de")
    this_phone.open("t", sitting[0].table)

    def check(rows: str, names: str) -> None:
        this_phone.page.locator(names).first.wait_for()
        show(this_phone, Look("day", 390, 844))
        assert all(lines < 1.5 and cut <= 0 for lines, cut in this_phone.page.evaluate(NAMES, names))
        for look in (Look("day", 820, 1180), Look("day", 1366, 768)):
            show(this_phone, look)
            assert this_phone.page.evaluate(WIDE, rows) <= 704, look

    check(".prices, .chosen-drawn", ".chosen-words > b")
    for seat, of in enumerate(sitting):
        skye.choose(of, seat, (1, 1))
    skye.lift(sitting[0], 0)
    check(".market", ".market-seller > b")
    show(this_phone, Look("day", 390, 844))
    assert all(lines < 1.5 for lines, _ in this_phone.page.evaluate(NAMES, ".market-buy > .market-note"))


def test_figures_of_all_kinds_stand_in_one_line_beside_a_board(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, expansions=["abbot", "inns_cathedrals", "traders_builders"])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.get_by_role("application").wait_for()
    show(this_phone, Look("day", 1366, 768))
    kinds = this_phone.page.locator(".beside-seat").first.locator(".beside-stock")
    expect(kinds).to_have_count(5)
    expect(kinds.last.locator("svg")).to_be_visible()
    tops = kinds.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1, tops


def test_the_own_name_is_whole_in_a_row_of_its_own(phone: NewPhone, device: NewDevice) -> None:
    host, guest = device(), device()
    code = host.open_table()
    host.sit(0, LONG)
    guest.join(code)
    guest.sit(1)
    this_phone = phone(token=host.token, language="de")
    this_phone.open("t", host.table)
    name = this_phone.page.locator(".own-mark-name").first
    show(this_phone, Look("lamp", 320, 568))
    expect(name).to_be_visible()
    this_phone.picture("own-name")
    assert name.evaluate(CUT) == 0
    host.start()
    show(this_phone, Look("lamp", 320, 568, 160))
    pill = this_phone.page.locator(".pill-own", has=this_phone.page.locator(".pill-you"))
    expect(pill.locator(".pill-who")).to_be_visible()
    this_phone.picture("own-pill")
    assert pill.evaluate(TO_FRAME) >= 4
