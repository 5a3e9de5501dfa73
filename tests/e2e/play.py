"""Turns of Carcassonne by taps, and checks of what phones show afterwards."""

from collections.abc import Iterable, Sequence

from playwright.sync_api import expect

from games.carcassonne.box import BASE
from games.core.grid import EDGES
from tests.e2e.phone import Phone
from tests.e2e.record import Turn

PILLS = """([label, wanted]) => {
  const band = document.querySelector(`nav[aria-label="${label}"]`);
  const pills = [...(band?.querySelectorAll(".pill") ?? [])];
  return wanted.every((words, i) => pills[i]?.textContent.startsWith(words));
}"""
TOP = EDGES.index("N")


def tile_words(phone: Phone, tile: str) -> str:
    """Return what a phone calls a type of tile."""
    return phone.say(f"carcassonne.tile_{tile.lower()}")


def board_words(phone: Phone, number: int) -> str:
    """Return what a phone calls the board of Carcassonne with this many tiles."""
    counted = phone.say("board.tiles", n=number)
    return phone.say("board.label", name=phone.say("carcassonne.surface_main"), counted=counted)


def show_tiles(phones: Iterable[Phone], number: int) -> None:
    """Wait until each phone shows this many tiles on the board."""
    for phone in phones:
        label = board_words(phone, number)
        phone.page.get_by_role("application", name=label, exact=True).wait_for()


def show_scores(phones: Iterable[Phone], people: Sequence[tuple[str, str]], scores: Sequence[int]) -> None:
    """Wait until each phone shows these scores, for (name, colour) in turn order."""
    for phone in phones:
        points_expected = [f"{points} {name}" for (name, _), points in zip(people, scores, strict=True)]
        phone.until(PILLS, [phone.say("seats.band"), points_expected])


def narrow(phone: Phone, tile: str) -> None:
    """Tap the top side of the edge filter until it shows this tile's edge."""
    terrain = BASE.laid[tile][0].terrain[TOP]
    sides = phone.page.get_by_role("group", name=phone.say("play.filter")).get_by_role("button")
    side_text = phone.say("play.side", edge="N", terrain=phone.say(f"carcassonne.terrain_{terrain}"))
    while (before := sides.nth(TOP).get_attribute("aria-label")) != side_text:
        phone.tap(sides.nth(TOP), at=(0.5, 0.2))
        phone.until("(before) => !document.querySelector(`fieldset button[aria-label='${before}']`)", before)
    pieces = phone.page.locator("[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    assert tile in pieces
    assert set(pieces) <= {tile for tile, laid in BASE.laid.items() if terrain in laid[0].terrain}


def pick(phone: Phone, tile: str, filtered: bool = False) -> None:
    """Enter which tile was drawn from the bag."""
    phone.heading("carcassonne.prompt_pick").wait_for()
    if filtered:
        narrow(phone, tile)
    phone.tap(phone.page.locator(f"[data-piece='{tile}']"))


def lay(phone: Phone, turn: Turn, on_tile: bool = False) -> None:
    """Tap the cell and rotate the tile, `on_tile` by the badge at its corner, else by the button. The badge for the
    other direction reaches the last of three rotations."""
    phone.tap_board(f"[data-cell='{turn.cell}']")
    draft_tile = phone.page.locator("[data-draft]")
    draft_tile.wait_for(state="attached")
    assert phone.page.locator("[data-choice][aria-pressed='true']").count() == 0, "the tap claimed something as well"
    phone.page.locator(".sheet-settling").wait_for(state="detached")
    for _ in range(4):
        lies = str(draft_tile.get_attribute("data-draft"))
        if lies == f"{turn.cell}/{turn.rotation}":
            return
        badges = phone.page.locator("[data-turn]")
        leads = badges.evaluate_all("all => all.map((badge) => badge.dataset.turn)")
        back = str(turn.rotation) in leads[1:]
        if on_tile or back:
            phone.tap_board(f"[data-turn='{leads[back]}']")
        else:
            phone.press("play.turn")
        phone.until("(lies) => document.querySelector('[data-draft]')?.dataset.draft !== lies", lies)
    raise AssertionError(f"{turn} is not offered")


def try_target(phone: Phone, segment: str) -> None:
    """Place a follower in the picture, without entering it."""
    phone.tap_board(f"[data-target='{segment}']")
    phone.page.locator(f"[data-choice='{segment}'][aria-pressed='true']").wait_for()


def place(phone: Phone, turn: Turn, on_tile: bool = False) -> None:
    """Place the tile, then the follower by its name; without one confirm by the button."""
    lay(phone, turn, on_tile)
    if turn.segment:
        phone.tap(phone.page.locator(f"[data-choice='{turn.segment}']"))
    else:
        phone.press("carcassonne.confirm_none")


def enter(phone: Phone, turn: Turn, filtered: bool = False, on_tile: bool = False) -> None:
    """Enter a whole turn at a table that draws for itself."""
    for tile in turn.set_aside:
        pick(phone, tile)
        expect(phone.page.locator(".prompt")).to_contain_text(phone.say("play.set_aside", tile=tile_words(phone, tile)))
    pick(phone, turn.tile, filtered)
    place(phone, turn, on_tile)
