"""Keyboard only: a turn, a proof and the board in words, with the focus always visible."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.keyboard import steps_to, tab_to
from tests.e2e.phone import Phone
from tests.e2e.play import board_words, show_scores, show_tiles, tile_words
from tests.e2e.record import Turn, turns
from tests.e2e.tables import start_table

GAME = turns("go-0025")


def pick_by_keys(phone: Phone, turn: Turn) -> None:
    """Tab to the picture of the tile and press Enter; the board, where the next step is made, then has the focus."""
    tab_to(phone, f"[data-piece='{turn.tile}']")
    phone.page.keyboard.press("Enter")
    phone.heading("carcassonne.prompt_place", tile=tile_words(phone, turn.tile)).wait_for()
    expect(phone.page.locator(".board-frame")).to_be_focused()


def test_a_turn_and_a_proof_by_keys(phone: NewPhone, device: NewDevice) -> None:
    number = next(n for n, turn in enumerate(GAME) if n > 27 and turn.segment and turn.rotation)
    turn = GAME[number]
    sitting = start_table(device, 3, GAME[:number])
    this_phone = phone(token=sitting[turn.seat].token)
    this_phone.open("t", sitting[0].table)
    this_phone.heading("carcassonne.prompt_pick").wait_for()
    pick_by_keys(this_phone, turn)

    arrows = this_phone.page.locator("[data-cursor]")
    this_phone.page.keyboard.press("ArrowRight")
    expect(arrows).to_have_count(1)
    steps_to(this_phone, turn.cell)
    this_phone.picture("keyboard-cursor")
    this_phone.page.keyboard.press("Enter")
    draft_tile = this_phone.page.locator("[data-draft]")
    for _ in range(4):
        if draft_tile.get_attribute("data-draft") == f"{turn.cell}/{turn.rotation}":
            break
        before = draft_tile.get_attribute("data-draft")
        this_phone.page.keyboard.press("r")
        expect(draft_tile).not_to_have_attribute("data-draft", str(before))
    this_phone.page.locator(f"[data-choice='{turn.segment}']").wait_for()
    choices = this_phone.page.locator("[data-choice]").evaluate_all("all => all.map((one) => one.dataset.choice)")
    this_phone.page.keyboard.press(str(choices.index(turn.segment) + 1))
    expect(this_phone.page.locator(f"[data-choice='{turn.segment}']")).to_have_attribute("aria-pressed", "true")
    this_phone.page.keyboard.press("Control+Enter")
    show_tiles([this_phone], number + 2)
    show_scores([this_phone], [("Anna", "red"), ("Ben", "blue"), ("Cleo", "yellow")], turn.scores)
    expect(this_phone.page.get_by_role("heading", level=1)).to_be_focused()

    tab_to(this_phone, ".action-bar button:last-child")
    this_phone.page.keyboard.press("Enter")
    expect(this_phone.page.get_by_role("heading", name=this_phone.say("points.title"), exact=True)).to_be_visible()
    tab_to(this_phone, ".row-button")
    this_phone.page.keyboard.press("Enter")
    this_phone.page.locator("[data-outline='proof']").wait_for(state="attached")
    expect(this_phone.page.get_by_role("heading", level=1)).to_be_focused()
    this_phone.picture("keyboard-proof")


def test_the_board_in_words_places_a_tile(phone: NewPhone, device: NewDevice) -> None:
    number = next(n for n in range(13, 40) if GAME[n].segment and GAME[n].scores == GAME[n - 1].scores)
    turn = GAME[number]
    sitting = start_table(device, 3, GAME[:number])
    this_phone = phone(token=sitting[turn.seat].token, language="de", light="lamp")
    this_phone.open("t", sitting[0].table)
    this_phone.heading("carcassonne.prompt_pick").wait_for()
    pick_by_keys(this_phone, turn)

    this_phone.page.keyboard.press("t")
    expect(this_phone.page.get_by_role("heading", name=this_phone.say("board.text_title"))).to_be_focused()
    view = sitting[turn.seat].look(turn.seat)["document"]["view"]
    (prompt,) = view["prompts"].values()
    board = this_phone.page.get_by_role("region", name=board_words(this_phone, number + 1))
    takes = board.get_by_role("button", name=re.compile(re.escape(this_phone.say("board.take_here", place=""))))
    expect(takes).to_have_count(len(prompt["cells"]))
    expect(board.get_by_role("listitem")).to_have_count(
        len({*view["surfaces"]["main"]["tiles"], *prompt["cells"], *view["surfaces"]["main"].get("marks", {})})
    )
    for piece in view["surfaces"]["main"]["pieces"].values():
        name = ("Anna", "Ben", "Cleo")[piece["seat"]]
        expect(
            board.get_by_text(f"{name}: {this_phone.say('carcassonne.role_' + piece['role'])}").first
        ).to_be_attached()

    cells = [tuple(map(int, cell.split(","))) for cell in (*view["surfaces"]["main"]["tiles"], *prompt["cells"])]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    x, y = map(int, turn.cell.split(","))
    position = this_phone.say("board.position", row=y - top + 1, column=x - left + 1)
    tab_to(this_phone, f"[aria-label='{this_phone.say('board.take_here', place=position)}']")
    this_phone.page.keyboard.press("Enter")
    expect(board.get_by_text(this_phone.say("board.chosen"))).to_be_visible()
    this_phone.picture("keyboard-words")
    rotations = list(prompt["cells"][turn.cell])
    for _ in range(rotations.index(str(turn.rotation))):
        tab_to(this_phone, f"[aria-label='{this_phone.say('play.turn')}']")
        this_phone.page.keyboard.press("Enter")
    tab_to(this_phone, f"[data-choice='{turn.segment}']")
    this_phone.page.keyboard.press("Enter")
    tiles = this_phone.page.get_by_role("region", name=board_words(this_phone, number + 2))
    expect(tiles).to_be_visible()
    laid = sitting[0].look()["document"]["view"]["surfaces"]["main"]
    assert laid["tiles"][turn.cell]["rotation"] == turn.rotation
    assert laid["pieces"][f"{turn.cell}/{turn.segment}"]["seat"] == turn.seat
