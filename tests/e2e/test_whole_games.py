"""Whole games: a recorded one on two phones, and one drawn by the app on a single phone for three people. Their
beginnings are played by taps in deep runs, else over HTTP: `test_three_phones` plays one."""

import itertools
import random
import re
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from games.carcassonne.actions import PlaceTile
from games.carcassonne.box import BASE
from games.core.prompt import PlacePrompt
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES, Device
from tests.e2e.looks import Look, show
from tests.e2e.phone import Hands, Phone
from tests.e2e.play import enter, place, show_scores, show_tiles
from tests.e2e.record import Turn, game, turns
from tests.e2e.tables import start_table
from tests.e2e.taps import describe_taps
from tests.games.recorded import RULES, steps

TWO = "go-0028"
SHAPE = "go-0025"
BEGINNING = 65
"""Turns of the recorded game before those that every run plays by taps."""
MEDIAN, WORST = 3, 4
"""Most taps of a turn: tile, place, rotation, follower or Done. Where the app draws, none for the tile."""
TABLET = Look("day", 820, 1180)
COLOURS = ("red", "blue", "yellow")
KINDS = ("road", "city", "cloister", "farm")


def assert_result(
    phone: Phone, people: list[tuple[str, str]], outcome: dict[str, Any], seats: dict[str, Any], you: int | None = None
) -> None:
    """Assert winner, ranks, points by category and total. `you`: the only seat of the phone."""
    best = max(outcome["scores"])
    ranked = [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
    winners = [phone.say("seats.you").capitalize() if seat == you else people[seat][0] for seat in ranked]
    *first, last = sorted(winners, key=lambda name: ranked[winners.index(name)] != you)
    names = phone.say("result.names", first=", ".join(first), last=last) if first else last
    title = "result.title_own" if you in ranked else "result.title"
    expect(phone.heading(title, n=len(winners), names=names, points=best)).to_be_visible()
    table = phone.page.get_by_role("table", name=phone.say("points.by_kind"))
    for seat, (name, _) in enumerate(people):
        by = seats[str(seat)].get("by_category", {})
        cells = [str(by.get(kind, "–")) for kind in KINDS] + [str(outcome["scores"][seat])]
        row = table.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("rowheader")).to_contain_text(phone.say("points.rank", rank=outcome["ranks"][seat]))
        expect(row.get_by_role("cell")).to_have_text(cells)


def check_final_scoring(phone: Phone, people: list[tuple[str, str]]) -> None:
    """Check the final scoring line by line, with the totals so far; the winner appears only after the last one."""
    view = phone.device().once(lambda view: "outcome" in view)
    lines = [view["lines"][str(n)] for n in view["final_lines"]]
    scores = [view["seats"][str(seat)]["score"] for seat in range(len(people))]
    for line in lines:
        scores[line["seat"]] -= line["points"]
    phone.heading("ceremony.title").wait_for()
    show_scores([phone], people, scores)
    phone.press("ceremony.next")
    onward = phone.button("ceremony.next").or_(phone.button("ceremony.winner"))
    while phone.page.locator(".winners").count() == 0:
        phone.page.locator("[data-outline='proof']").wait_for(state="attached")
        phone.picture("ceremony-line")
        phone.tap(onward)
        phone.drawn()
    phone.page.locator(".winners").wait_for()
    phone.picture("ceremony-winner")
    phone.press("ceremony.result")


def check_last_tile(phone: Phone) -> None:
    """Check on a tablet that the only tile left takes no more room than it needs: the board has the rest."""
    phone.heading("carcassonne.prompt_pick").wait_for()
    before = Look(phone.light, 390, 844)
    show(phone, TABLET)
    expect(phone.page.locator("[data-piece]")).to_have_count(1)
    height = phone.page.locator(".band-work").evaluate("(band) => band.clientHeight")
    phone.picture("whole-game-last-tile")
    assert height > TABLET.height / 2
    show(phone, before)


@pytest.mark.parametrize("beginning", [pytest.param(0, marks=pytest.mark.deep), BEGINNING])
def test_a_recorded_game_to_its_end_and_another_table(
    beginning: int, phone: NewPhone, device: NewDevice, record_property: Any
) -> None:
    sitting = start_table(device, 2, turns(TWO)[:beginning])
    phones = [phone(token=sitting[0].token), phone(token=sitting[1].token, language="de", light="lamp")]
    people = list(zip(NAMES, COLOURS[:2], strict=False))
    for each_phone in phones:
        each_phone.open("t", sitting[0].table)
    hands: list[Hands] = []
    record = game(TWO)
    for number, turn in enumerate(turns(TWO)[beginning:], beginning + 1):
        over = number == len(record["moves"])
        if over:
            check_last_tile(phones[turn.seat])
        with phones[turn.seat].counted() as gestures:
            enter(phones[turn.seat], turn, on_tile=number % 2 == 0)
        hands += gestures
        show_tiles(phones, number + 1)
        if over:
            check_final_scoring(phones[0], people)
            phones[1].to_result()
        show_scores(phones, people, record["final_scores"] if over else turn.scores)

    view = sitting[0].look()["document"]["view"]
    assert view["outcome"]["scores"] == record["final_scores"]
    for seat, each_phone in enumerate(phones):
        assert_result(each_phone, people, view["outcome"], view["seats"], seat)
        each_phone.picture(f"whole-game-{seat + 1}")
    record_property("taps", describe_taps("table draws, whole game", hands))
    print(describe_taps("table draws, whole game", hands))
    assert median(hand.taps for hand in hands) <= MEDIAN
    assert max(hand.taps for hand in hands) <= WORST

    anna, ben = phones
    anna.press("result.again")
    expect(anna.heading("lobby.start_prompt", n=2)).to_be_visible()
    ben.press("result.to_next")
    expect(ben.heading("lobby.wait_prompt", name="Anna")).to_be_visible()
    assert anna.path == ben.path != ["t", sitting[0].table]


def shape(name: str) -> Iterator[tuple[int, bool]]:
    """Yield for each turn of a record: number of rotations beyond the first that fits, and whether a follower was
    placed."""
    for step in steps(game(name)):
        if isinstance(step.action, PlaceTile):
            prompt = RULES.list_prompts(step.before, step.before.active)[0]
            assert isinstance(prompt, PlacePrompt)
            ways = list(prompt.cells[f"{step.action.x},{step.action.y}"])
            turned = ways.index(str(step.action.rotation % BASE.turns[step.before.drawn or ""]))
            yield turned, step.action.follower is not None


def choose(prompt: dict[str, Any], turned: int, follower: bool, rng: random.Random) -> tuple[str, str, str | None]:
    """Choose an offered cell, rotation and follower, as similar to that turn of the record as the tile allows."""
    ways = [
        (cell, rotation, targets, abs(index - turned))
        for cell, rotations in sorted(prompt["cells"].items())
        for index, (rotation, targets) in enumerate(rotations.items())
        if targets or not follower or not prompt.get("stock")
    ]
    ways = ways or [(c, r, t, 0) for c, rotations in prompt["cells"].items() for r, t in rotations.items()]
    closest = min(way[3] for way in ways)
    cell, rotation, targets, _ = rng.choice([way for way in ways if way[3] == closest])
    return cell, rotation, rng.choice(sorted(targets)) if follower and targets else None


def app_table(phone: Phone) -> list[tuple[str, str]]:
    """Open a table where the app draws, with three seats on this one phone, by taps."""
    people = list(zip(NAMES, COLOURS, strict=False))
    phone.open("new")
    phone.tap(phone.page.locator("label", has_text=phone.say("new.draw_app")))
    phone.press("new.open")
    phone.page.get_by_label(phone.say("join.name")).fill(people[0][0])
    phone.tap(phone.page.locator("label.colour").first)
    phone.press("join.take")
    for name, _ in people[1:]:
        phone.press("lobby.add")
        phone.page.get_by_label(phone.say("lobby.add_name"), exact=True).fill(name)
        phone.press("lobby.add_save")
        phone.page.locator(".row-title", has_text=name).wait_for()
    phone.press("lobby.start", n=3)
    show_tiles([phone], 1)
    return people


def draw(phone: Phone, table: Device, seat: int, name: str) -> Any:
    """Let the app draw until something fits; return the view then, in phase `place`, or in another one at the end."""
    placed = phone.page.locator("[data-cell]").first
    aside = phone.page.locator(".prompt").get_by_text(re.compile(phone.say("play.set_aside", tile="").split("“")[-1]))
    over = phone.button("ceremony.skip")
    while True:
        view = table.look(seat)["document"]["view"]
        if view["phase"] != "draw":
            return view
        bag = view["bag"]
        placed.or_(aside).or_(over).first.wait_for(state="attached")
        phone.delivered()
        drawn = table.look(seat)["document"]["view"].get("drawn")
        assert drawn is None or bag[drawn] > 0


@pytest.mark.deep
def test_the_app_draws_and_one_phone_plays_for_three(phone: NewPhone, record_property: Any) -> None:
    this_phone = phone(language="de", light="lamp")
    people = app_table(this_phone)
    table = this_phone.device()
    rng = random.Random(SHAPE)  # the same choices in every run; the server draws at random
    hands: list[Hands] = []
    followers = 0
    for number, (turned, follower) in enumerate(itertools.cycle(shape(SHAPE))):
        seat = number % 3
        with this_phone.counted() as gestures:
            view = draw(this_phone, table, seat, people[seat][0])
            if view["phase"] != "place":
                break
            (prompt,) = view["prompts"].values()
            cell, rotation, segment = choose(prompt, turned, follower, rng)
            place(
                this_phone, Turn(seat, (), prompt["piece"], cell, int(rotation), segment, ()), on_tile=number % 2 == 0
            )
        hands += gestures
        followers += segment is not None
        show_tiles([this_phone], number + 2)
        view = table.look(seat)["document"]["view"]
        if view["phase"] not in ("draw", "place"):
            break  # the final points are not shown before the ceremony
        show_scores([this_phone], people, [view["seats"][str(seat)]["score"] for seat in range(3)])
    this_phone.to_result()
    view = table.look()["document"]["view"]
    table.close()
    assert_result(this_phone, people, view["outcome"], view["seats"])
    this_phone.picture("app-draws-result")
    report = describe_taps("app draws, whole game", hands) + f"; {followers} followers"
    record_property("taps", report)
    print(report)
    assert len(hands) >= 60
    assert followers >= 0.75 * sum(follower for _, follower in shape(SHAPE))
    assert median(hand.taps for hand in hands) <= MEDIAN - 1
    assert max(hand.taps for hand in hands) <= WORST - 1
