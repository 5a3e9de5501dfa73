"""A reload in the middle of an answer keeps what was chosen and not sent, whatever the game."""

from playwright.sync_api import expect

from games.dolmengoetter.actions import Walk
from tests.e2e import dolmens, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import lay, pick, try_target
from tests.e2e.record import turns
from tests.e2e.tables import start_table

GAME = turns("go-0025")


def test_tile_turn_and_follower_stay(phone: NewPhone, device: NewDevice) -> None:
    n, turn = next((n, turn) for n, turn in enumerate(GAME) if turn.segment and turn.rotation and not turn.set_aside)
    sitting = start_table(device, 3, GAME[:n])
    this_phone = phone(token=sitting[turn.seat].token)
    this_phone.open("t", sitting[0].table)
    pick(this_phone, turn.tile)
    lay(this_phone, turn)
    try_target(this_phone, str(turn.segment))
    this_phone.page.reload()
    expect(this_phone.page.locator("[data-draft]")).to_have_attribute("data-draft", f"{turn.cell}/{turn.rotation}")
    this_phone.page.locator(f"[data-choice='{turn.segment}'][aria-pressed='true']").wait_for()
    this_phone.press(f"carcassonne.confirm_{turn.kind}")
    this_phone.delivered()
    assert sitting[0].look()["v"] == 2 * n + 3


def test_a_tile_being_built_stays(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 2)
    for seat, sits in enumerate(sitting):
        skye.choose(sits, seat, (1, 1))
    skye.lift(sitting[0], 0)
    skye.buy_nothing(sitting)
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-cell]").first.wait_for(state="attached")
    cell = str(this_phone.page.locator("[data-cell]").first.get_attribute("data-cell"))
    this_phone.tap_board(f"[data-cell='{cell}']")
    laid = str(this_phone.page.locator("[data-draft]").get_attribute("data-draft"))
    this_phone.page.reload()
    this_phone.press("cover.look")
    expect(this_phone.page.locator("[data-draft]")).to_have_attribute("data-draft", laid)


def test_the_chosen_druid_stays(phone: NewPhone, device: NewDevice) -> None:
    name = "g16"
    n, turn = next((n, turn) for n, turn in enumerate(dolmens.turns(name)) if isinstance(turn[0].action, Walk))
    sitting = dolmens.start_record(device, name, n)
    walk = turn[0].action
    this_phone = phone(token=sitting[turn[0].seat].token)
    this_phone.open("t", sitting[0].table)
    assert isinstance(walk, Walk)
    dolmens.tap_place(this_phone, walk.source)
    dolmens.tap_place(this_phone, walk.target)
    chosen = this_phone.page.locator(f".board-frame [data-ring='{walk.target}'][data-name='draft']")
    expect(chosen).to_be_attached()
    this_phone.page.reload()
    expect(chosen).to_be_attached()
