"""Dolmengötter on phones: counted taps, rights of other seats, a scored circle, both endings, secret values."""

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import expect

from games.dolmengoetter.actions import BuildDolmen, DeclineDolmen, ReportValue, Walk
from tests.e2e import dolmens
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES
from tests.e2e.dolmens import FOREIGN, THREE, TWO, Turn, enter_by_taps, open_table_of, play_on, record, tap_place, turns
from tests.e2e.hand_over import hand_over
from tests.e2e.looks import Look, axe_faults, faults_of, raw_codes, show
from tests.e2e.phone import Hands, Phone

DECLINED = next(
    n for n, turn in enumerate(turns(THREE)) if any(isinstance(entry.action, DeclineDolmen) for entry in turn)
)
SCORED = next(n for n, turn in enumerate(turns(THREE)) if any(isinstance(entry.action, ReportValue) for entry in turn))
LOOKS = (Look("day", 390, 844), Look("lamp", 320, 640), Look("day", 320, 640, 200))
SIMPLE = 3
"""Taps of a move: druid, place, what is left there."""


def measure_screen(phone: Phone, name: str) -> list[str]:
    """Return the faults of the screen in several palettes and sizes; pictures are saved."""
    faults = []
    for look in LOOKS:
        show(phone, look)
        phone.picture(f"dolmens-{name}-{look.light}-{look.width}-{look.text}")
        faults += [f"{name}, {look}: {fault}" for fault in faults_of(phone, axe=look.text == LOOKS[0].text)]
    show(phone, LOOKS[0])
    return faults


def play_by_taps(phones: list[Phone], turns_to_play: tuple[Turn, ...]) -> list[list[Hands]]:
    """Play these turns by taps, each entry on its seat's phone. Return the gestures of each turn, entry by entry."""
    hands = []
    for turn in turns_to_play:
        of_turn: list[Hands] = []
        for entry in turn:
            with phones[entry.seat].counted() as gestures:
                enter_by_taps(phones[entry.seat], (entry,))
            of_turn += gestures
        hands.append(of_turn)
    return hands


def report_taps(name: str, hands: list[list[Hands]]) -> str:
    """Report the taps in a sentence; assert that a move takes no more than its questions, and whatever is asked after
    it (who builds first, whether to build, the value of each dolmen that is turned over) one tap."""
    moves = [move.taps for move, *_ in hands]
    answers = [answer.taps for _, *after in hands for answer in after]
    assert median(moves) <= SIMPLE
    assert max(moves) <= SIMPLE, moves
    assert max(answers, default=0) <= 1, answers
    assert not any(hand.swipes for of_turn in hands for hand in of_turn), hands
    return (
        f"{name}: {len(moves)} moves, taps median {median(moves)}, worst {max(moves)}; {len(answers)} answers after "
        f"them, a tap each, {max(map(len, hands)) - 1} in the longest turn"
    )


def assert_result(phone: Phone, name: str, reason: str) -> None:
    """Assert that the result is shown with its reason and the winner."""
    phone.to_result()
    view = phone.device().once(lambda view: "outcome" in view)
    final = record(name)["final"]
    assert view["outcome"]["scores"] == list(final["points"].values())
    expect(phone.page.get_by_text(phone.say(f"dolmengoetter.end_{reason}"), exact=False).first).to_be_visible()
    phone.picture(f"dolmens-result-{reason}")


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        pytest.param(THREE, 0, len(turns(THREE)), marks=pytest.mark.deep),
        pytest.param(TWO, 0, len(turns(TWO)), marks=pytest.mark.deep),
        (TWO, len(turns(TWO)) - 3, len(turns(TWO))),
    ],
)
def test_taps_of_a_recorded_game(
    name: str, first: int, last: int, phone: NewPhone, device: NewDevice, record_property: Callable[[str, object], None]
) -> None:
    phones = [open_table_of(phone, sits) for sits in dolmens.start_record(device, name, first)]
    game_turns = turns(name)[first:last]
    hands = play_by_taps(phones, game_turns)
    report = report_taps(f"{name} {first}-{last}", hands)
    record_property("taps", report)
    print(report)
    if last == len(turns(name)):
        assert_result(phones[0], name, record(name)["final"]["ended_by"])


def test_an_evening_on_three_phones_and_a_tv(phone: NewPhone, device: NewDevice) -> None:
    game_turns = turns(THREE)
    sitting = dolmens.start_record(device, THREE, FOREIGN)
    phones = [
        open_table_of(phone, sitting[0]),
        open_table_of(phone, sitting[1], language="de", light="lamp"),
        open_table_of(phone, sitting[2]),
    ]
    watch = sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"]
    tv = phone(light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", watch)
    faults = []

    # The active seat walks by the text view; the other phone is prompted at once, and everybody waits for it.
    walk, build = game_turns[FOREIGN][:2]
    assert isinstance(walk.action, Walk)
    assert isinstance(build.action, BuildDolmen)
    active, owner = phones[walk.seat], phones[build.seat]
    (third,) = (phone for phone in phones if phone not in (active, owner))
    tap_place(active, walk.action.source)
    expect(active.page.locator(".spots-map")).to_be_visible()
    faults += measure_screen(active, "druid")
    active.page.get_by_role("application").press("t")
    spot = active.page.locator(f".board-cells > [data-spot='{walk.action.target}']")
    active.tap(spot.get_by_role("button"))
    faults += measure_screen(active, "text")
    active.press("board.as_picture")
    note = active.page.locator("[data-choice='stone'] .target-note")
    expect(note).to_contain_text(NAMES[build.seat])
    active.tap(active.page.locator("[data-choice='stone']"))
    owner.button("dolmengoetter.choice_build").wait_for()
    for this_phone in (active, third):
        expect(this_phone.heading("dolmengoetter.wait_right", seat=NAMES[build.seat])).to_be_visible()
    expect(tv.page.locator(".tv-sentence")).to_contain_text(tv.say("dolmengoetter.wait_right", seat=NAMES[build.seat]))
    faults += measure_screen(owner, "right")
    owner.press("dolmengoetter.choice_build")
    owner.delivered()
    stack = tv.page.locator(f"[data-stack='{build.action.circle}']")
    expect(stack).to_have_attribute("data-count", "1")
    tv.picture("dolmens-tv")
    assert axe_faults(tv) + raw_codes(tv) == []

    # a turn by keyboard only
    entry = game_turns[FOREIGN + 1][0]
    assert isinstance(entry.action, Walk)
    keyed = phones[entry.seat]
    keyed.choose_by_keys(entry.action.source, entry.action.target)
    cost = "stone" if entry.action.stone else "point"
    keyed.page.locator(f"[data-choice='{cost}']").press("Enter")
    keyed.delivered()
    play_on(sitting, (game_turns[FOREIGN + 1][1:],))

    # A circle is full: each player enters its values on the own phone. Then its proof.
    scoring = [phones[seat] for seat in sorted({entry.seat for entry in game_turns[SCORED]})]
    for screen in (*phones, tv):
        screen.page.goto("about:blank")  # rendering each turn takes long
    play_on(sitting, game_turns[FOREIGN + 2 : SCORED])
    for this_phone in scoring:
        this_phone.page.go_back()
    for entry in game_turns[SCORED]:
        enter_by_taps(phones[entry.seat], (entry,))
    entries = [entry for entry in game_turns[SCORED] if isinstance(entry.action, ReportValue)]
    sitting[0].once(lambda view: any(line["category"] == "circle" for line in view["lines"].values()))
    reader = phones[entries[0].seat]
    reader.tap(reader.page.get_by_role("navigation", name=reader.say("seats.band")).get_by_role("button").first)
    reader.tap(
        reader.page.locator(".row-button, .rows button").filter(has_text=reader.say("dolmengoetter.circle_full")).first
    )
    expect(reader.page.locator("[data-ring][data-name='proof']")).to_have_count(1)
    expect(reader.page.locator(".proof [data-kind='dolmen']").first).to_be_attached()
    faults += measure_screen(reader, "proof")
    assert faults == []


def test_a_right_is_declined_on_the_phone_of_its_owner(phone: NewPhone, device: NewDevice) -> None:
    game_turns = turns(THREE)[DECLINED]
    sitting = dolmens.start_record(device, THREE, DECLINED)
    at = next(n for n, entry in enumerate(game_turns) if isinstance(entry.action, DeclineDolmen))
    play_on(sitting, (game_turns[:at],))
    entry = game_turns[at]
    this_phone = open_table_of(phone, sitting[entry.seat], language="de")
    enter_by_taps(this_phone, (entry,))
    this_phone.delivered()
    stock = sitting[0].look()["document"]["view"]["seats"][str(entry.seat)]["stock"]["dolmen"]
    before = sum(
        isinstance(entry_of_turn.action, BuildDolmen) and entry_of_turn.seat == entry.seat
        for turn in turns(THREE)[:DECLINED]
        for entry_of_turn in turn
    )
    assert stock == 13 - before


def test_one_phone_for_all_undoes_the_newest_entry_and_offers_no_other_undo(phone: NewPhone, device: NewDevice) -> None:
    entries = turns(THREE)[SCORED]
    first = next(n for n, entry in enumerate(entries) if isinstance(entry.action, ReportValue))
    told = [entry for entry in entries[first:] if isinstance(entry.action, ReportValue)]
    last = next(n for n, entry in enumerate(told) if entry.seat != told[0].seat)
    shared = dolmens.start_on_one_phone(device, THREE, SCORED)
    sitting = [shared] * len(shared.look()["document"]["table"]["seats"])
    play_on(sitting, (entries[:first],))
    play_on(sitting, (tuple(told[: last + 1]),))
    this_phone = phone(token=shared.token)
    this_phone.open("t", shared.table)
    names = shared.look()["document"]["table"]["seats"]
    for entry in reversed(told[: last + 1]):
        this_phone.press("common.undo")
        this_phone.delivered()
        name = names[str(entry.seat)]["name"]
        expect(this_phone.strip_saying("table.event_undone", seat=name)).to_be_visible()
        assert this_phone.page.locator(".bad").count() == 0
    before = entries[:first][-1]
    this_phone.press("common.undo")
    name = names[str(before.seat)]["name"]
    expect(this_phone.strip_saying("table.event_undone", seat=name)).to_be_visible()


def test_two_people_of_one_phone_build_in_secret(phone: NewPhone, device: NewDevice) -> None:
    game_turns = turns(THREE, "when_built")
    one_device = dolmens.start_on_one_phone(device, THREE, FOREIGN, values="when_built")
    this_phone = phone(token=one_device.token)
    walk, build = game_turns[FOREIGN][:2]
    this_phone.open("t", one_device.table)
    hand_over(this_phone, NAMES[walk.seat]) if this_phone.heading("hand.ask", name=NAMES[walk.seat]).count() else None
    this_phone.page.locator(".board-frame").wait_for()
    enter_by_taps(this_phone, (walk,))
    this_phone.heading("hand.ask", name=NAMES[build.seat]).wait_for()
    this_phone.picture("dolmens-hand-over")
    assert not this_phone.page.locator("[data-choice]").count()
    hand_over(this_phone, NAMES[build.seat])
    assert isinstance(build.action, BuildDolmen)
    this_phone.page.locator("[data-choice]").first.wait_for()
    lit = f".board-frame [data-ring='{build.action.circle}'][data-name='lit']"
    expect(this_phone.page.locator(lit)).to_have_count(1)
    faults = measure_screen(this_phone, "value")
    this_phone.tap(this_phone.page.locator(f"[data-choice='{build.action.value}']"))
    this_phone.delivered()
    one_device.once(lambda view: build.action.circle in view["surfaces"]["plan"]["stacks"])
    # Another person looks now: the dolmen lies face down.
    stack = one_device.look(walk.seat)["document"]["view"]["surfaces"]["plan"]["stacks"][build.action.circle]
    assert "value" not in stack[0]
    assert stack[0]["face_down"]
    built_stack = one_device.look(build.seat)["document"]["view"]["surfaces"]["plan"]["stacks"][build.action.circle]
    assert built_stack[0]["value"] == build.action.value
    assert faults == []


def test_what_is_a_guess_says_so_and_can_be_changed(phone: NewPhone) -> None:
    this_phone = phone(language="de")
    this_phone.open()
    this_phone.press("start.new")
    game = this_phone.page.get_by_role("radio", name=this_phone.say("dolmengoetter.name"))
    this_phone.tap(this_phone.page.locator("label", has=game))
    this_phone.tap(this_phone.page.locator("summary", has_text=this_phone.say("box.card_numbers")))
    stones = this_phone.say("dolmengoetter.option_stones")
    expect(this_phone.page.get_by_label(stones, exact=True)).to_have_text(
        this_phone.say("dolmengoetter.option_stones_0")
    )
    for option in ("stones", "dolmens_1", "dolmens_2", "dolmens_3", "dolmens_4"):
        count = this_phone.page.locator(f'[data-count="{option}"]')
        about = this_phone.say("dolmengoetter.option_stones_about")
        expect(count).to_contain_text(about if option == "stones" else this_phone.say("box.count_state", state="open"))
    this_phone.press("new.more", name=stones, n=5)
    expect(this_phone.page.get_by_label(stones, exact=True)).to_have_text("5")
    assert measure_screen(this_phone, "options") == []
