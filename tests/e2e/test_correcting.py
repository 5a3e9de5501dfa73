"""Corrections by taps: a wrong tile ten turns back, proposed, confirmed and put right on the table; redo, points by
agreement, an early end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from games.core.grid import EDGES
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.play import pick, show_scores, show_tiles, tile_words
from tests.e2e.record import Turn, turns
from tests.e2e.tables import start_table
from tests.e2e.timeline import find_row, open_timeline, step_rows

GAME = turns("go-0025")
PEOPLE = (("Anna", "red"), ("Ben", "blue"), ("Cleo", "yellow"))
LENGTH = 27
BENS, CLEOS = 16, 5
"""Turns that were entered wrong: ten turns back, and a second one that must be rotated as a consequence."""
WRONG = {BENS: GAME[BENS]._replace(tile="J"), CLEOS: GAME[CLEOS]._replace(tile="V", rotation=2)}
MOST_TAPS = 4


def game_as_entered() -> list[Turn]:
    """Return the game up to here, with the wrong entries."""
    return [WRONG.get(number, turn) for number, turn in enumerate(GAME[:LENGTH])]


def open_table_of(phone: NewPhone, sitting: list[Device], seat: int, **chosen: Any) -> Phone:
    this_phone = phone(token=sitting[seat].token, **chosen)
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], LENGTH + 1)
    return this_phone


def propose_correction(ben: Phone, gallery: Gallery) -> None:
    """Correct Ben's own tile of ten turns ago: the proposal waits for Anna."""
    wrong, right = WRONG[BENS], GAME[BENS]
    open_timeline(ben)
    row = find_row(ben, BENS, wrong, "Ben")
    row.wait_for()
    gallery.show("correct-timeline")
    with ben.counted() as gestures:
        ben.tap(row)
        ben.heading("corrections.wrong").wait_for()
        ben.button("corrections.other_tile").wait_for()
        gallery.show("correct-entry")
        ben.press("corrections.other_tile")
        pick(ben, right.tile)
        ben.heading("corrections.ask_host", name="Anna").wait_for()
    assert gestures[0].taps <= MOST_TAPS
    ben.page.locator(".before-after").wait_for()
    gallery.show("correct-preview")
    ben.press("corrections.lay_otherwise")
    ben.page.locator(f"[data-draft='{right.cell}/{right.rotation}']").wait_for(state="attached")
    ben.tap(ben.page.locator(".button-main"))
    ben.heading("corrections.ask_host", name="Anna").wait_for()
    points = ben.page.locator(".changes-points li", has_text="Ben")
    expect(points).to_contain_text(ben.say("corrections.from_to", before=4, after=0))
    ben.press("corrections.propose", name="Anna")
    ben.heading("corrections.waits_own", name="Anna").wait_for()
    ben.page.locator(".before-after").wait_for()
    gallery.show("correct-proposed")


def confirm_proposal(anna: Phone, ben: Phone, cleo: Phone, gallery: Gallery) -> None:
    """See the waiting proposal on every phone; preview and confirm it as the host."""
    for phone in (anna, cleo):
        expect(phone.strip_saying("corrections.strip_waits", name="Ben")).to_be_visible()
    cleo.press("corrections.strip_look")
    cleo.heading("corrections.waits", name="Ben").wait_for()
    expect(cleo.button("corrections.confirm")).to_have_count(0)
    anna.press("corrections.strip_look")
    anna.heading("corrections.confirm_ask", name="Ben").wait_for()
    anna.page.locator(".before-after").wait_for()
    gallery.show("correct-confirm")
    anna.press("corrections.confirm")
    anna.heading("corrections.right_ask").wait_for()
    for phone in (ben, cleo):
        phone.heading("corrections.settled_confirmed", name="Anna").wait_for()
        phone.press("corrections.to_table")


def check_news_beside_list(anna: Device, cleo: Phone) -> None:
    """Check that phones mention an unfinished list beside the news, not instead of them."""
    expect(cleo.button("corrections.right")).to_be_visible()
    turn = GAME[LENGTH]
    version = anna.act(turn.seat, {"type": "draw_tile", "tile": turn.tile})
    news = cleo.strip_saying("carcassonne.event_drawn", seat="Anna", tile=tile_words(cleo, turn.tile))
    expect(news).to_be_visible()
    expect(cleo.button("corrections.right")).to_be_visible()
    undone = {"seat": turn.seat, "id": "not drawn", "version": version}
    anna.ask("POST", f"/tables/{anna.table}/undo", undone)
    expect(cleo.heading("carcassonne.wait_draw", seat="Anna")).to_be_visible()


def check_back_leaves_table(phone: Phone) -> None:
    """Check that the phone's Back button leads out of the table once the list is done, not into the list."""
    phone.page.go_back()
    expect(phone.page).to_have_url("about:blank")
    phone.page.go_forward()
    show_tiles([phone], LENGTH + 1)


def tick_off_steps(phone: Phone, gallery: Gallery) -> None:
    """Open the list by the strip; each step is marked on the board and ticked off, then the strip disappears."""
    phone.press("corrections.right")
    rows = step_rows(phone)
    rows.first.wait_for()
    wrong, right = tile_words(phone, WRONG[BENS].tile), tile_words(phone, GAME[BENS].tile)
    for tile in (wrong, right):
        expect(rows.filter(has_text=re.compile(f"[„“]{re.escape(tile)}[“”]"))).to_have_count(1)
    beside = (phone.say("corrections.place_beside", edge=edge, tile="|").split("|")[0] for edge in EDGES)
    expect(rows.first).to_contain_text(re.compile("|".join(map(re.escape, beside))))
    phone.tap(rows.first.get_by_role("button"))
    phone.page.locator("[data-outline='lit']").wait_for(state="attached")
    gallery.show("correct-right")
    for number in range(rows.count()):
        phone.tap(rows.nth(number).locator("label"))
        expect(rows.nth(number).get_by_role("checkbox")).to_be_checked()
    phone.heading("corrections.right_done").wait_for()
    phone.press("corrections.all_done")
    phone.page.get_by_role("application").wait_for()
    expect(phone.button("corrections.right")).to_have_count(0)


def correct_rotation(anna: Phone, gallery: Gallery) -> None:
    """Correct somebody else's tile as the host: it must be rotated, and the next question comes automatically."""
    anna.heading("corrections.right_done").wait_for()  # another phone has said so
    anna.press("corrections.all_done")
    open_timeline(anna)
    row = find_row(anna, CLEOS, WRONG[CLEOS], "Cleo")
    row.wait_for()
    with anna.counted() as gestures:
        anna.tap(row)
        anna.press("corrections.other_tile")
        pick(anna, GAME[CLEOS].tile)
        anna.page.locator("[data-draft]").wait_for(state="attached")
        lies = f"{GAME[CLEOS].cell}/{GAME[CLEOS].rotation}"
        expect(anna.page.locator("[data-draft]")).to_have_attribute("data-draft", lies)
        gallery.show("correct-place-again")
        anna.tap(anna.page.locator(".button-main"))
        anna.heading("corrections.for_everyone_correction").wait_for()
    assert gestures[0].taps <= MOST_TAPS
    anna.press("corrections.do_correction")
    anna.heading("corrections.right_ask").wait_for()
    anna.press("corrections.as_done")
    anna.page.get_by_role("application").wait_for()


def drop_needed_entry(anna: Phone, gallery: Gallery) -> None:
    """Drop an entry that a later one needs: the later one is named with its possible continuations, and nothing
    changes."""
    open_timeline(anna)
    anna.tap(find_row(anna, BENS - 1, GAME[BENS - 1], "Anna"))
    anna.press("corrections.not_happened")
    anna.press("corrections.whole_turn", who="seat", when=anna.say("points.after", turn=BENS), name="Anna")
    anna.heading("corrections.does_not_hold").wait_for()
    anna.button("corrections.too").wait_for()
    gallery.show("correct-does-not-hold")
    anna.press("corrections.throw_away")
    anna.heading("corrections.tap").wait_for()


def undo_and_redo(anna: Phone, ben: Phone) -> None:
    """Undo an entry, and redo it at the same place."""
    turn = GAME[LENGTH]
    anna.open("t", anna.path[1])
    pick(anna, turn.tile)
    tile = tile_words(anna, turn.tile)
    anna.heading("carcassonne.prompt_place", tile=tile).wait_for()
    anna.press("play.other_tile")
    anna.heading("carcassonne.prompt_pick").wait_for()
    anna.press("common.redo")
    anna.heading("carcassonne.prompt_place", tile=tile).wait_for()
    expect(ben.heading("carcassonne.wait_place", seat="Anna")).to_be_visible()


def adjust_points(anna: Phone, ben: Phone, cleo: Phone, gallery: Gallery) -> None:
    """Give points with a reason as the host: they appear among everybody's points."""
    anna.press("common.more")
    anna.press("people.host")
    anna.tap(anna.page.locator(".table-menu-row", has_text=anna.say("corrections.adjust")))
    anna.tap(anna.page.locator(".choice-set button", has_text="Ben"))
    anna.press("corrections.more_by", n=5)
    anna.press("corrections.fewer_by", n=1)
    anna.page.get_by_label(anna.say("corrections.adjust_reason"), exact=True).fill("House rule")
    gallery.show("correct-adjust")
    anna.press("corrections.adjust_yes", points="+4", name="Ben")
    line = f"{anna.say('table.adjusted')}: House rule"
    expect(anna.page.get_by_role("list", name=anna.say("points.lines"))).to_contain_text(line)
    gallery.show("correct-adjusted")
    scores = [before + after for before, after in zip(GAME[LENGTH - 1].scores, (0, 4, 0), strict=True)]
    show_scores([ben, cleo], PEOPLE, scores)
    anna.tap(anna.page.get_by_role("button", name=re.compile(re.escape(line))))
    anna.text("points.agreed").wait_for()
    gallery.show("correct-adjusted-proof")


def end_game(anna: Phone, other_phones: tuple[Phone, ...], gallery: Gallery) -> None:
    """End the game as the host: every phone shows that and the reason."""
    anna.press("common.more")
    anna.press("people.host")
    anna.tap(anna.page.locator(".table-menu-row", has_text=anna.say("corrections.finish")))
    anna.heading("corrections.finish_prompt").wait_for()
    gallery.show("correct-finish")
    anna.press("corrections.finish_yes")
    for phone in (anna, *other_phones):
        phone.heading("ceremony.title").wait_for()
        expect(phone.page.locator(".sheet")).to_contain_text(phone.say("table.end_unfinished"))
        phone.to_result()
        expect(phone.page.get_by_text(phone.say("table.end_unfinished"), exact=True)).to_be_visible()


def insert_missing_entry(anna: Phone) -> None:
    """Insert a missing entry of a set-aside tile: nothing else changes."""
    open_timeline(anna)
    sentence = anna.say("carcassonne.event_placed", seat="Ben", tile=tile_words(anna, GAME[10].tile), role="none")
    anna.tap(
        anna.page.get_by_role("button", name=re.compile(f"^{re.escape(sentence)}.*{anna.say('points.after', turn=11)}"))
    )
    anna.press("corrections.missing")
    (aside,) = GAME[11].set_aside
    pick(anna, aside)
    anna.heading("corrections.for_everyone_correction").wait_for()
    expect(anna.page.locator(".changes")).to_contain_text(
        anna.say("corrections.set_aside", tile=tile_words(anna, aside))
    )
    anna.press("corrections.do_correction")
    anna.heading("corrections.right_ask").wait_for()
    anna.press("corrections.as_done")
    anna.page.get_by_role("application").wait_for()


def correct_rule(anna: Phone) -> None:
    """Correct a rule that was chosen in the lobby: past scores are recomputed."""
    open_timeline(anna)
    anna.tap(anna.page.get_by_role("button", name=re.compile(re.escape(anna.say("carcassonne.event_started_own")))))
    anna.press("corrections.correct")
    anna.heading("corrections.start").wait_for()
    expect(anna.button("corrections.change_first")).to_be_visible()
    anna.tap(anna.page.locator("label", has_text=anna.say("carcassonne.option_two_tile_city_half")).first)
    anna.press("corrections.see")
    points = anna.page.locator(".changes-points li", has_text="Ben")
    expect(points).to_contain_text(anna.say("corrections.from_to", before=4, after=2))
    anna.press("corrections.do_correction")
    anna.heading("corrections.right_ask").wait_for()
    anna.press("corrections.as_done")
    show_scores([anna], PEOPLE, (0, 2, 0))


def undo_late(anna: Phone, ben: Phone) -> None:
    """Undo Ben's last entry although Cleo has drawn since: her draw is dropped, and the host confirms."""
    ben.press("common.more")
    ben.tap(ben.page.locator(".table-menu-row", has_text=ben.say("corrections.take_back_last")))
    ben.heading("corrections.does_not_hold").wait_for()
    ben.press("corrections.cut", n=1)
    ben.press("corrections.cut_yes", n=1)
    ben.heading("corrections.ask_host", name="Anna").wait_for()
    ben.open("t", ben.path[1])
    ben.page.get_by_role("application").wait_for()
    ben.open("t", ben.path[1], "timeline")
    ben.press("corrections.go_on")
    ben.press("corrections.propose", name="Anna")
    ben.heading("corrections.waits_own", name="Anna").wait_for()
    anna.press("corrections.strip_look")
    anna.press("corrections.confirm")
    anna.heading("corrections.right_ask").wait_for()
    ben.press("corrections.to_table")
    ben.heading("carcassonne.prompt_place", tile=tile_words(ben, WRONG[BENS].tile)).wait_for()


def test_what_is_missing_how_it_began_and_cutting(phone: NewPhone, device: NewDevice) -> None:
    entered = [*GAME[:11], GAME[11]._replace(set_aside=()), *GAME[12:BENS], WRONG[BENS]]
    sitting = start_table(device, 3, entered)
    sitting[2].act(2, {"type": "draw_tile", "tile": GAME[BENS + 1].tile})
    anna, ben = (phone(token=sitting[seat].token) for seat in (0, 1))
    for each_phone in (anna, ben):
        each_phone.open("t", sitting[0].table)
        show_tiles([each_phone], len(entered) + 1)
    insert_missing_entry(anna)
    correct_rule(anna)
    show_scores([ben], PEOPLE, (0, 2, 0))
    undo_late(anna, ben)


@pytest.mark.parametrize(("hosts", "bens"), [("en", "de"), pytest.param("de", "en", marks=pytest.mark.deep)])
def test_a_wrong_tile_ten_turns_back(hosts: str, bens: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, game_as_entered())
    anna, cleo = (open_table_of(phone, sitting, seat, language=hosts) for seat in (0, 2))
    ben = open_table_of(phone, sitting, 1, language=bens, light="lamp")
    annas, bens_gallery = Gallery(anna, "correct-anna-"), Gallery(ben, "correct-ben-")

    propose_correction(ben, bens_gallery)
    confirm_proposal(anna, ben, cleo, annas)
    check_news_beside_list(sitting[0], cleo)
    tick_off_steps(ben, bens_gallery)
    expect(cleo.button("corrections.right")).to_have_count(0)
    check_back_leaves_table(ben)
    correct_rotation(anna, annas)
    show_scores([anna, cleo], PEOPLE, GAME[LENGTH - 1].scores)
    tiles = sitting[0].look(0)["document"]["view"]["surfaces"]["main"]["tiles"]
    for turn in GAME[:LENGTH]:
        assert (tiles[turn.cell]["tile"], tiles[turn.cell]["rotation"]) == (turn.tile, turn.rotation)
    drop_needed_entry(anna, annas)
    undo_and_redo(anna, ben)
    adjust_points(anna, ben, cleo, annas)
    end_game(anna, (ben, cleo), annas)
    open_timeline(ben)
    ben.tap(ben.page.locator("summary"))
    ben.press("corrections.show_corrections")
    by = ben.say("corrections.proposed_by", name="Ben")
    row = ben.page.get_by_role("button", name=re.compile(re.escape(by)))
    expect(row).to_contain_text(ben.say("corrections.confirmed"))
    bens_gallery.show("correct-timeline-after")
    ben.tap(row)
    ben.button("corrections.take_back").wait_for()
    bens_gallery.show("correct-entry-correction")
    faults = [*annas.faults, *bens_gallery.faults]
    assert not faults, "\n".join(faults)
