"""A game on a plan with stacks and a track, unknown to the product, played by its phones: by taps, keyboard and the
board in words, watched on a TV, with proofs, corrections, replay and sharing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.people import open_table_of
from tests.e2e.phone import Phone
from tests.e2e.play import show_scores
from tests.e2e.sharing import CLOSED, install_share_sheet, items_shared, wait_until_shared
from tests.e2e.tables import seat_devices
from tests.rulesets.build import build
from tests.serving import MANAGE_WITH_TEST_RULESETS, ServedTable, served, server_environment

PEOPLE = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "yellow"))
LAID = ("a1", "a2", "a3", "b1", "c3", "b3", "c1", "c2", "b2")
"""Where the seats place stones, in turn: Anna's three are a row."""
ROW_POINTS = 3
LOOKS = (Look("day", 390, 844), Look("lamp", 320, 640), Look("day", 320, 640, 160))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """A server that offers the test games, with an app built for them."""
    built = tmp_path_factory.mktemp("built")
    build(built)
    folder = tmp_path_factory.mktemp("server")
    environment = server_environment(folder, COMPANION_LOG_LEVEL="INFO", TEST_RULESETS_BUILT=str(built))
    with served(folder, environment, manage=MANAGE_WITH_TEST_RULESETS) as running:
        yield running


def open_and_sit(anna: Phone) -> str:
    """Open the table as Anna and sit down; return the code to join. The form has no question about a bag."""
    anna.open()
    anna.press("start.new")
    anna.tap(anna.page.locator("label", has=anna.page.get_by_role("radio", name=anna.say("mills.name"))))
    anna.text("mills.option_turns_about").wait_for(state="attached")
    assert not anna.text("new.draw").count()
    anna.tap(anna.page.locator("details.fold > summary"))
    moves = anna.say("mills.option_turns")
    for _ in range(6):
        anna.press("new.fewer", name=moves, n=1)
    expect(anna.page.get_by_label(moves, exact=True)).to_have_text("2")
    anna.press("new.open")
    anna.page.get_by_label(anna.say("join.name")).fill("Anna")
    anna.tap(anna.page.locator("label", has=anna.page.get_by_role("radio", name=anna.say("colour.red"))))
    anna.press("join.take")
    anna.heading("lobby.few_prompt").wait_for()
    assert not anna.text("lobby.draw_table").count()
    device = anna.device()
    return str(device.ask("GET", f"/tables/{device.table}/invite")["code"])


def choose_by_taps(phone: Phone, *places: str) -> None:
    """Tap these places, one after the other."""
    for place in places:
        phone.tap_board(f"[data-place='{place}']")


def choose_by_text(phone: Phone, *places: str) -> None:
    """Choose these places by the buttons of the board in words."""
    if phone.page.get_by_role("application").count():
        phone.page.get_by_role("application").press("t")
    for place in places:
        phone.tap(phone.page.locator(f".board-cells > [data-spot='{place}']").get_by_role("button"))


HANDS = (choose_by_taps, Phone.choose_by_keys, choose_by_text)
"""How each seat chooses places."""


def lay(phones: tuple[Phone, ...]) -> None:
    """Place stones, each seat in another way: picture, keyboard and text are equivalent."""
    for turn, spot in enumerate(LAID):
        seat = turn % len(phones)
        phone = phones[seat]
        phone.heading("mills.prompt_lay").wait_for()
        HANDS[seat](phone, spot)
        phone.delivered()
    for phone in phones:
        phone.page.locator(f"[data-spot='{LAID[-1]}']").first.wait_for(state="attached")


def move(phone: Phone, hands: int, *places: str, effect: str) -> None:
    """Move a stone from spot to spot; its further effect is chosen in the sheet."""
    phone.heading("mills.prompt_move").wait_for()
    HANDS[hands](phone, *places)
    phone.tap(phone.page.locator(f"[data-choice='{effect}']"))
    phone.delivered()


def measure_screen(phone: Phone, name: str) -> None:
    """Check the screen in several ways: no overflow, no clipping, no small targets."""
    faults = []
    for look in LOOKS:
        show(phone, look)
        phone.picture(f"mills-{name}-{look.light}-{look.width}-{look.text}")
        faults += [f"{look}: {fault}" for fault in faults_of(phone, axe=look == LOOKS[0])]
    show(phone, LOOKS[0])
    assert faults == []


def stack(phone: Phone, spot: str) -> Locator:
    return phone.page.locator(f"[data-stack='{spot}']")


def assert_tv_shows(tv: Phone, *stacks: tuple[str, int]) -> None:
    """Assert that the TV draws these stacks, and the track below the plan."""
    for spot, count in stacks:
        expect(stack(tv, spot)).to_have_attribute("data-count", str(count))
    expect(tv.page.locator(".tv-shared > svg")).to_have_count(2)


def check_proof(anna: Phone) -> None:
    """Show the proof of the row on its spots; the next line shows its own surface, track or plan."""
    anna.tap(anna.page.get_by_role("button", name=re.compile(r"\bAnna\b.*, ")))
    anna.tap(anna.page.get_by_role("button", name=anna.say("mills.rows")).first)
    rings = anna.page.locator("[data-ring][data-name='proof']")
    expect(rings).to_have_count(3)
    assert sorted(rings.evaluate_all("all => all.map((one) => one.dataset.ring)")) == ["a1", "b1", "c1"]
    measure_screen(anna, "proof")
    anna.open("t", anna.path[1])


def correct_stone(anna: Phone) -> None:
    """Correct the place of Anna's stone: the entry is answered anew on the plan, previewed, and put right on the
    table."""
    anna.press("common.more")
    anna.tap(anna.page.locator(".table-menu-row", has_text=anna.say("corrections.timeline")))
    anna.tap(anna.page.get_by_role("button", name=re.compile(re.escape(moved_narration(anna, "Anna", "a1", "a2")))))
    anna.press("corrections.correct")
    expect(anna.page.locator("[data-ring][data-name='draft']")).to_have_count(2)
    choose_by_taps(anna, "b1")
    anna.tap(anna.page.locator("[data-choice='stay']"))
    anna.heading("corrections.for_everyone_correction").wait_for()
    pictures = anna.page.locator(".before-after .glimpse")
    expect(pictures).to_have_count(2)
    expect(pictures.nth(0).locator("[data-stack='a2']")).to_have_attribute("data-count", "2")
    expect(pictures.nth(1).locator("[data-stack='b1']")).to_have_attribute("data-count", "2")
    measure_screen(anna, "preview")
    anna.press("corrections.do_correction")
    anna.heading("corrections.right_ask").wait_for()
    rows = anna.page.locator(".tasks > li")
    expect(rows).to_have_count(1)
    step_text = anna.say(
        "corrections.move_over", piece=anna.say("mills.piece_stone", form="the", n=1), place="a2", to="b1"
    )
    expect(rows).to_contain_text(step_text)
    lit = anna.page.locator("[data-ring][data-name='lit']")
    expect(lit).to_have_count(2)
    measure_screen(anna, "right")
    anna.tap(rows.first.locator("label"))
    anna.press("corrections.all_done")
    anna.heading("mills.prompt_move").wait_for()
    expect(stack(anna, "b1")).to_have_attribute("data-count", "2")


def moved_narration(phone: Phone, name: str, source: str, target: str) -> str:
    """Return the narration of a moved stone that stands."""
    return phone.say("mills.event_stone_moved", seat=name, source=source, target=target, lying=0)


def pass_turn(phone: Phone) -> None:
    """Move nothing."""
    phone.heading("mills.prompt_move").wait_for()
    phone.press("mills.decline")
    phone.delivered()


def check_replay(anna: Phone) -> None:
    """Replay the game: each step shows its stacks."""
    anna.press("history.again")
    board = anna.page.locator(".history-board[data-step]")
    board.wait_for(state="attached")
    slider = anna.page.get_by_role("slider", name=anna.say("history.slider"))
    slider.focus()
    anna.page.keyboard.press("Home")
    expect(board).to_have_attribute("data-step", "1")
    expect(anna.page.locator("[data-stack]")).to_have_count(0)
    for _ in LAID:
        anna.page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-step", str(len(LAID) + 1))
    expect(anna.page.locator("[data-stack]")).to_have_count(len(LAID))
    anna.picture("mills-history")


def share_picture(anna: Phone) -> None:
    anna.open("t", anna.path[1], "keep")
    anna.page.get_by_label(anna.say("keep.place")).wait_for()
    items_shared(anna, CLOSED)
    anna.tap(anna.page.get_by_role("button", name=anna.say("keep.png")))
    wait_until_shared(anna)
    [[[name, kind, beginning]]] = [shared_item["files"] for shared_item in items_shared(anna)]
    assert name.startswith("tableside-mills-")
    assert (kind, beginning) == ("image/png", "PNG")


def test_a_game_on_a_plan_is_played_by_the_products_own_phones(phone: NewPhone, device: NewDevice) -> None:
    anna = install_share_sheet(phone())
    code = open_and_sit(anna)
    other_devices = [device(), device()]
    for place, other in enumerate(other_devices, 1):
        other.join(code)
        other.sit(place)
    anna.button("lobby.start", n=3).wait_for()
    anna.press("lobby.start", n=3)
    ben, cleo = (
        open_table_of(phone, other_devices[0], language="de"),
        open_table_of(phone, other_devices[1], light="lamp"),
    )
    watch = other_devices[0].ask("GET", f"/tables/{other_devices[0].table}/invite?to=watch")["code"]
    tv = phone(light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("join")
    tv.page.get_by_label(tv.say("join.code")).press_sequentially(watch)
    tv.press("join.tv")
    phones = anna, ben, cleo

    lay(phones)
    show_scores([anna, ben], PEOPLE, (ROW_POINTS, 0, 0))
    choose_by_taps(anna, "a1")
    measure_screen(anna, "move")
    check_proof(anna)

    measure_screen(cleo, "text")
    move(anna, 0, "a2", effect="stay")  # its target is still to be chosen
    move(ben, 1, "c3", "c2", effect="press")
    move(cleo, 2, "b2", "a1", effect="stay")
    assert_tv_shows(tv, ("a2", 2), ("c2", 2))
    tv.picture("mills-tv")

    correct_stone(anna)
    assert_tv_shows(tv, ("b1", 2), ("c2", 2))
    for each_phone in phones:
        pass_turn(each_phone)
    anna.to_result()
    anna.page.get_by_role("application").wait_for()
    anna.picture("mills-result")
    check_replay(anna)
    share_picture(anna)


def test_a_value_is_chosen_in_secret_and_lies_face_down_for_the_others(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, game="mills", options={"values": "hidden", "turns": "2"})
    sitting[0].start()
    anna, ben = (open_table_of(phone, device) for device in sitting)
    choose_by_taps(anna, "b2")
    anna.heading("mills.prompt_value", spot="b2").wait_for()
    anna.tap(anna.page.locator("[data-choice='3']"))
    ben.heading("mills.prompt_lay").wait_for()
    expect(stack(ben, "b2").locator(".spot-piece-back")).to_have_count(1)
    expect(stack(ben, "b2").locator("text")).to_have_count(0)
    expect(stack(anna, "b2").locator("text")).to_have_text("3")
    ben.page.get_by_role("application").press("t")
    words = ben.page.locator(".board-cells > [data-spot='b2']")
    expect(words).to_contain_text(
        f"Anna: {ben.say('mills.piece_stone', form='bare', n=1)}, {ben.say('board.face_down')}."
    )
    anna.page.get_by_role("button", name=anna.say("mills.surface_track"), exact=True).tap()
    anna.page.get_by_role("application").press("t")
    spaces = anna.page.locator(".board-cells > li")
    expect(spaces).to_have_count(6)
    expect(spaces.nth(1)).to_contain_text(anna.say("board.asks", what=anna.say("mills.asks_row")))
    measure_screen(anna, "track-text")
