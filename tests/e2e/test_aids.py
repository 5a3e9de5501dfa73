"""Aids of a table: all switched on, or none beyond what the rules require."""

import re
from typing import Any

from playwright.sync_api import expect

from games.core.grid import EDGES
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Phone
from tests.e2e.play import pick, show_scores, show_tiles, tile_words
from tests.e2e.record import turns
from tests.e2e.tables import AIDS, start_table

GAME = turns("go-0025")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def empty_cells_beside(tiles: dict[str, object]) -> set[str]:
    around = set()
    for cell in tiles:
        x, y = map(int, cell.split(","))
        around |= {f"{x + dx},{y + dy}" for dx, dy in (STEPS[edge] for edge in EDGES)}
    return around - set(tiles)


def cells_offered(phone: Phone) -> set[str]:
    phone.page.locator("[data-cell]").first.wait_for(state="attached")
    return set(phone.page.locator("[data-cell]").evaluate_all("all => all.map((one) => one.dataset.cell)"))


def purist_table(phone: Phone) -> None:
    """Open a table without any aid by taps, with two seats on this phone."""
    phone.open("new")
    phone.tap(phone.page.locator("summary"))
    for aid in AIDS:
        switch = phone.page.get_by_role("switch", name=phone.say(f"carcassonne.option_{aid}"), exact=True)
        phone.tap(switch)
        expect(switch).to_have_attribute("aria-checked", "false")
    phone.press("new.open")
    phone.page.get_by_label(phone.say("join.name")).fill("Anna")
    phone.tap(phone.page.locator("label.colour").first)
    phone.press("join.take")
    expect(phone.text("lobby.aids", on="none")).to_be_visible()
    phone.press("lobby.add")
    phone.page.get_by_label(phone.say("lobby.add_name"), exact=True).fill("Ben")
    phone.press("lobby.add_save")
    phone.press("lobby.start", n=2)
    show_tiles([phone], 1)


def test_purists_see_no_help_and_are_told_the_rule(phone: NewPhone) -> None:
    this_phone = phone(language="de")
    purist_table(this_phone)
    table = this_phone.device()
    people = [("Anna", "red"), ("Ben", "blue")]

    this_phone.page.locator("[data-piece]").first.wait_for()
    counted = re.compile(this_phone.say("play.left", n=0).replace("0", r"\d"))
    expect(this_phone.page.get_by_text(counted)).to_have_count(0)
    expect(this_phone.page.locator("main")).not_to_contain_text(re.compile(r"\d+ Plättchen"))
    pick(this_phone, "E")
    assert cells_offered(this_phone) == {"0,-1", "1,0", "0,1", "-1,0"}
    expect(this_phone.page.locator(".prompt")).not_to_contain_text(re.compile(r"\d"))

    before = without_time(table.look(0))
    this_phone.tap_board("[data-cell='0,1']")
    with this_phone.watch.expecting("422"):
        this_phone.press("carcassonne.confirm_none")
        expect(this_phone.heading("play.does_not_fit")).to_be_visible()
    terrain = {kind: this_phone.say(f"carcassonne.terrain_{kind}") for kind in ("city", "field")}
    rule = this_phone.say("carcassonne.edge_mismatch", edge="N", mine=terrain["city"], theirs=terrain["field"])
    expect(this_phone.page.get_by_text(f"{rule} {this_phone.say('play.nothing_changed')}")).to_be_visible()
    this_phone.picture("purists-refused")
    assert without_time(table.look(0)) == before
    show_tiles([this_phone], 1)
    show_scores([this_phone], people, (0, 0))
    this_phone.press("play.other_place")
    expect(this_phone.heading("carcassonne.prompt_place", tile=tile_words(this_phone, "E"))).to_be_visible()
    this_phone.tap_board("[data-cell='0,-1']")
    this_phone.press("play.turn")
    this_phone.press("play.turn")
    this_phone.tap(this_phone.page.locator("[data-choice='c0']"))
    show_tiles([this_phone], 2)

    for seat in (0, 1, "spectator"):
        view = table.look(seat)["document"]["view"]
        assert not view.get("bag")
        assert not view["surfaces"]["main"].get("marks")
        for prompt in view.get("prompts", {}).values():
            assert "left" not in prompt
            assert "hint" not in prompt
        projected = table.ask("GET", f"/tables/{table.table}/projection?seat={seat}")
        assert not projected["lines"]
    expect(this_phone.page.locator("[data-mark]")).to_have_count(0)
    this_phone.tap(
        this_phone.page.get_by_role("navigation", name=this_phone.say("seats.band")).get_by_role("button").first
    )
    expect(this_phone.button("points.board")).to_be_visible()
    expect(this_phone.button("points.ended")).to_have_count(0)
    this_phone.open("t", table.table, "points", "ended")
    expect(this_phone.page.get_by_role("heading", name=this_phone.say("points.title"), exact=True)).to_be_visible()
    expect(this_phone.page.locator("main")).not_to_contain_text(this_phone.say("points.ended"))
    table.close()


def look_at_tile_and_place(phone: Phone, view: dict[str, Any]) -> None:
    """Tap a placed tile: who placed it and its features show. Tap an empty place: the remaining tiles that fit show."""
    tiles = view["surfaces"]["main"]["tiles"]
    cell, laid = max(tiles.items(), key=lambda item: item[1]["n"])
    sheet = phone.page.get_by_role("dialog")
    phone.tap_board(f"[data-tile='{cell}']")
    name = ("Anna", "Ben", "Cleo")[laid["seat"]]
    expect(sheet.get_by_text(re.compile(f"{name}, "))).to_be_visible()
    expect(sheet.locator(".look-belongs > li").first).to_be_visible()
    phone.picture("look-laid")
    phone.press("look.close")
    expect(sheet).to_have_count(0)
    phone.tap_board("[data-mark]")
    expect(sheet.get_by_text(phone.say("look.kinds_none"))).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    phone.tap_board(f"[data-tile='{cell}']")
    phone.press("look.wrong")
    expect(phone.heading("corrections.wrong")).to_be_visible()
    phone.page.go_back()
    phone.page.locator("[data-piece]").first.wait_for()


def check_board_size(phone: Phone) -> None:
    """Check that the last tile of a type has its place marked, and that the board regains its size after a small
    window."""
    phone.tap(phone.page.locator(".picker-used-up"))
    phone.tap(phone.page.locator(".tile-choice-gone").first)
    phone.page.locator("[data-outline='lit']").first.wait_for(state="attached")
    size = phone.page.viewport_size
    assert size
    scale = "parseFloat(document.querySelector('.board-stage').style.transform.split('scale(')[1])"
    before = phone.page.evaluate(scale)
    phone.page.set_viewport_size({"width": 320, "height": 480})
    phone.until(f"(before) => {scale} < before", before)
    phone.page.set_viewport_size(size)
    phone.until(f"(before) => {scale} === before", before)


def test_the_help_tells_what_is_left_what_is_dead_and_how_it_would_end(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:60])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    view = sitting[0].look(0)["document"]["view"]
    assert GAME[60].seat == 0

    this_phone.page.locator("[data-piece]").first.wait_for()
    this_phone.press("play.show_used_up", types=sum(not copies for copies in view["bag"].values()))
    for tile, copies in view["bag"].items():
        label = f"{tile_words(this_phone, tile)}, {this_phone.say('play.left', n=copies)}"
        expect(this_phone.page.locator(f"[data-piece='{tile}']")).to_have_attribute("aria-label", label)
    marks = view["surfaces"]["main"]["marks"]
    assert marks
    expect(this_phone.page.locator("[data-mark]")).to_have_count(len(marks))
    marked_places = this_phone.page.locator("[data-mark]").evaluate_all("all => all.map((one) => one.dataset.mark)")
    assert set(marked_places) == set(marks)
    look_at_tile_and_place(this_phone, view)
    check_board_size(this_phone)

    pick(this_phone, GAME[60].tile)
    expect(this_phone.heading("carcassonne.prompt_place", tile=tile_words(this_phone, GAME[60].tile))).to_be_visible()
    (prompt,) = sitting[0].look(0)["document"]["view"]["prompts"].values()
    assert cells_offered(this_phone) == set(prompt["cells"])
    assert set(prompt["cells"]) < empty_cells_beside(view["surfaces"]["main"]["tiles"])
    expect(this_phone.text("carcassonne.hint_place", n=len(prompt["cells"]))).to_be_visible()

    this_phone.open("t", sitting[0].table, "points")
    this_phone.press("points.ended")
    projected = sitting[0].ask("GET", f"/tables/{sitting[0].table}/projection?seat=0")["lines"]
    farms = [line for line in projected if line["category"] == "farm"]
    assert farms
    lines = this_phone.page.get_by_role("list", name=this_phone.say("points.lines")).get_by_role("button")
    expect(lines).to_have_count(len(projected))
    names = ("Anna", "Ben", "Cleo")
    owners = sorted(names[line["seat"]] for line in farms)
    lines_shown = lines.filter(has_text=re.compile(rf"^{this_phone.say('carcassonne.farm')},")).all_inner_texts()
    assert sorted(next(name for name in names if name in words) for words in lines_shown) == owners
    totals = this_phone.page.get_by_role("table").get_by_role("row")
    for seat, name in enumerate(names):
        total = view["seats"][str(seat)]["score"] + sum(x["points"] for x in projected if x["seat"] == seat)
        expect(totals.filter(has_text=name).get_by_role("cell").last).to_have_text(str(total))


def test_a_tile_that_fits_nowhere_is_set_aside(phone: NewPhone, device: NewDevice) -> None:
    turn = GAME[11]
    assert (turn.seat, turn.set_aside) == (2, ("C",))
    sitting = start_table(device, 3, GAME[:11])
    cleo, ben = phone(token=sitting[2].token), phone(token=sitting[1].token, language="de")
    for each_phone in (cleo, ben):
        each_phone.open("t", sitting[0].table)
        show_tiles([each_phone], 12)
    pick(cleo, "C")
    expect(cleo.page.locator(".prompt")).to_contain_text(cleo.say("play.set_aside", tile=tile_words(cleo, "C")))
    expect(ben.strip_saying("carcassonne.event_set_aside", tile=tile_words(ben, "C"))).to_be_visible()
    expect(ben.heading("carcassonne.wait_draw", seat="Cleo")).to_be_visible()
    label = f"{tile_words(cleo, 'C')}, {cleo.say('play.left', n=0)}"
    cleo.press("play.show_used_up", types=1)
    expect(cleo.page.locator("[data-piece='C']")).to_have_attribute("aria-label", label)
    pick(cleo, turn.tile)
    expect(cleo.heading("carcassonne.prompt_place", tile=tile_words(cleo, turn.tile))).to_be_visible()
    expect(cleo.page.locator(".prompt")).not_to_contain_text(tile_words(cleo, "C"))


def without_time(table: Any) -> dict[str, Any]:
    """Return what a phone knows of a table, without the seconds for which the table has waited."""
    return {name: value for name, value in table.items() if name != "waited"}
