"""`python -m tests.e2e.readme_pictures`: pictures of recorded games, on phones and a TV, for the README."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import BytesIO
from itertools import islice
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, expect, sync_playwright

from games.carcassonne.actions import DrawTile
from games.isle_of_skye.actions import BuyTile
from tests.chromium import find_chromium
from tests.e2e import dolmens, skye
from tests.e2e.conftest import FLAGS
from tests.e2e.device import Device
from tests.e2e.phone import PATIENCE_MS, Light, Phone
from tests.e2e.play import lay
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table
from tests.records import carcassonne_expansions as boxes
from tests.records.skye_games import moves as skye_moves
from tests.serving import ROOT, served, server_environment

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
BOXES, ENTRIES = "exp-0587", 110
"""A recorded game with all boxes of Carcassonne, and about where its picture is taken."""
PEOPLE, PURCHASE = ("Anna", "Ben", "Cleo", "Dora"), 5
"""Of a game of Skye: who plays, and before which of its purchases, counted from 0, its picture is taken."""
DOLMENS, DOLMEN_TURNS = "g21", 20
GAME, SCORED = "go-0025", 33
"""A game of three, and the turn, counted from 0, in which somebody scores a city."""
TURNS, LOOKED_BACK = 33, "118"
"""Turns of a game before it is shown on the TV, and the step of its replay that is shown once it is over."""
SHOWN, GAP, TABLE_TOP = (300, 649), 22, "#8b8775"
"""Of phones side by side: the size of each, the room between them, the colour around them."""
NewDevice = Callable[[], Device]


def take(phone: Phone) -> Image.Image:
    phone.drawn()
    return Image.open(BytesIO(phone.page.screenshot())).convert("RGB")


def write(picture: Image.Image, path: Path) -> None:
    picture.save(path, quality=QUALITY, method=6)
    print(f"{path.stem}: {path.stat().st_size} bytes", flush=True)


def save(phone: Phone, name: str) -> None:
    """Save the screen as `docs/pictures/<name>.webp`."""
    write(take(phone), FOLDER / f"{name}.webp")


def lay_out(screens: Sequence[Image.Image]) -> Image.Image:
    """Return screens of phones side by side."""
    (wide, high), gap = SHOWN, GAP
    sheet = Image.new("RGB", (gap + len(screens) * (wide + gap), high + 2 * gap), TABLE_TOP)
    mask = Image.new("L", SHOWN)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), radius=gap, fill=255)
    for number, screen in enumerate(screens):
        sheet.paste(screen.resize(SHOWN, Image.Resampling.LANCZOS), (gap + number * (wide + gap), gap), mask)
    return sheet


def show_first(browser: Browser, url: str, new: NewDevice) -> None:
    """A table from its lobby to a scored city: `docs/tableside.webp`, at the top of the README."""
    game = turns(GAME)
    sitting = seat_devices(new, 3)
    host, table = sitting[0], sitting[0].table
    screens: list[Image.Image] = []

    @contextmanager
    def screen(light: Light, *path: str) -> Iterator[Phone]:
        phone = Phone(browser, url, token=host.token, light=light)
        phone.open("t", table, *path)
        yield phone
        screens.append(take(phone))
        phone.close()

    with screen("day") as phone:
        phone.page.locator(".qr svg, [class*=qr] svg").first.wait_for()
    host.start()
    play_on(sitting, game[:SCORED])
    with screen("lamp") as phone:
        phone.heading("carcassonne.prompt_pick").wait_for()
    draw, place = game[SCORED].actions()
    host.act(0, draw)
    with screen("day") as phone:
        lay(phone, game[SCORED])
    host.act(0, place)
    lines = host.look()["document"]["view"]["lines"]
    with screen("lamp", "line", max(lines, key=int)) as phone:
        phone.page.locator(".proof-what").first.wait_for()
    write(lay_out(screens), ROOT / "docs" / "tableside.webp")


def show_carcassonne(browser: Browser, url: str, new: NewDevice) -> None:
    """A turn at a table with all boxes: the places where the drawn tile fits."""
    row = next(row for row in boxes.rows() if row["id"] == BOXES)
    rules = boxes.load_rules(row)
    chosen = [capability.id for capability in rules.rules.capabilities]
    sitting = seat_devices(
        new, row["players"], rules.meta.colours, expansions=chosen, draw="table", options=row["options"]
    )
    sitting[0].start()
    entries = boxes.moves(row, rules)
    for _, seat, action in islice(entries, ENTRIES):
        sitting[seat].act(seat, msgspec.to_builtins(action))
    for _, seat, action in entries:
        sitting[seat].act(seat, msgspec.to_builtins(action))
        if isinstance(action, DrawTile):
            break
    phone = Phone(browser, url, token=sitting[seat].token)
    phone.open("t", sitting[0].table)
    phone.page.locator("[data-cell]").first.wait_for(state="attached")
    save(phone, "carcassonne")
    phone.close()


def show_skye(browser: Browser, url: str, new: NewDevice) -> None:
    """The market of Isle of Skye, on the phone of the seat that buys."""
    sitting = skye.start_record(new, PEOPLE)
    log = list(skye_moves(skye.record(len(PEOPLE))))
    bought = [number for number, (_, action) in enumerate(log) if isinstance(action, BuyTile) and action.tile][PURCHASE]
    skye.enter(sitting, log[:bought])
    seat = log[bought][0]
    assert seat is not None
    phone = Phone(browser, url, token=sitting[seat].token, light="lamp")
    phone.open("t", sitting[0].table)
    phone.press("play.scored_right")
    expect(phone.page.locator(".tile-picture").first).to_be_visible()
    save(phone, "isle-of-skye")
    phone.close()


def show_dolmengoetter(browser: Browser, url: str, new: NewDevice) -> None:
    """The board of Dolmengötter in the middle of a game."""
    sitting = dolmens.start_record(new, DOLMENS, DOLMEN_TURNS)
    seat = next(seat for seat in range(len(sitting)) if sitting[seat].look(seat)["document"]["view"].get("prompts"))
    phone = Phone(browser, url, token=sitting[seat].token)
    phone.open("t", sitting[0].table)
    phone.page.locator(".board-frame").first.wait_for()
    save(phone, "dolmengoetter")
    phone.close()


def show_tv_and_history(browser: Browser, url: str, new: NewDevice) -> None:
    """A game of three on the TV, and the same game looked back at."""
    game = turns(GAME)
    sitting = start_table(new, 3, game[:TURNS])
    phones = [Phone(browser, url, token=device.token) for device in sitting]
    for phone in phones:
        phone.open("t", sitting[0].table)
        phone.page.locator("[data-tile]").first.wait_for()
    tv = Phone(browser, url)
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    expect(tv.page.locator(".tv-sentence")).not_to_be_empty()
    expect(tv.page.locator("[data-tile]")).not_to_have_count(0)
    expect(tv.page.locator(".tv-phones")).not_to_contain_text(tv.say("seats.away"))
    save(tv, "tv")
    tv.close()
    for turn in game[TURNS:]:
        for action in turn.actions():
            sitting[turn.seat].act(turn.seat, action)
    sitting[0].settled(lambda table: table["document"]["table"]["status"] == "finished")
    phones[0].open("t", sitting[0].table, "history")
    phones[0].page.locator("svg.chart, .chart").first.wait_for()
    slider = phones[0].page.get_by_role("slider")
    slider.fill(LOOKED_BACK)
    phones[0].page.locator(f".history-board[data-step='{LOOKED_BACK}']").wait_for(state="attached")
    slider.blur()
    save(phones[0], "history")
    for phone in phones:
        phone.close()


def main() -> None:
    """Make all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(served(folder, server_environment(folder)))
        playwright = stack.enter_context(sync_playwright())
        expect.set_options(timeout=PATIENCE_MS)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        devices: list[Device] = []

        def new() -> Device:
            devices.append(Device.new(server.url))
            stack.callback(devices[-1].close)
            return devices[-1]

        for show in (show_first, show_carcassonne, show_skye, show_dolmengoetter, show_tv_and_history):
            show(browser, server.url, new)
        browser.close()


if __name__ == "__main__":
    main()
