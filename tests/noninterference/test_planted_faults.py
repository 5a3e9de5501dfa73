"""The comparison detects leaks: one each, planted between the rules and the wire."""

from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from companion.api import errors as api_errors
from companion.api import exports, views
from companion.archive.exports import table_file
from companion.history import past_entry, replay, timeline
from companion.live import session
from companion.tables import selectors, store
from companion.tables.audience import Audience
from companion.tables.codec import Codec
from companion.tables.corrections import permissions
from companion.tables.services import actions, own_tables
from companion.tables.store import log as kept_log
from games.core.action import Action
from games.core.errors import IllegalAction
from games.core.event import Narration
from games.core.ruleset import Progress
from games.core.seats import SPECTATOR, Actor, Viewer
from games.core.text import Text
from games.core.view import View
from tests.noninterference.company import BEN, Asking
from tests.noninterference.leaks import Plant, leak_event_to_everyone
from tests.noninterference.plays import Secrets, Stage, play_and_record
from tests.noninterference.rooms import differences
from tests.rulesets.sealed_market.facts import CARDS, Bid, BidsSealed, CardChosen, CardsDrawn, Scored
from tests.rulesets.sealed_market.rules import SealedMarket
from tests.rulesets.sealed_market.smugglers import CaveChosen, RumourHeard, Smugglers
from tests.rulesets.sealed_market.steps import Bidding, Deal, State

pytestmark = pytest.mark.usefixtures("serving")
USUAL = Secrets()
RUMOUR = USUAL._replace(rumour="storm")
BIDS = USUAL._replace(bid=(1, 3))
OTHER_CARDS = USUAL._replace(other_card="tapir")
OTHER_KEPT = USUAL._replace(keeps_heron=False)
CAVE = USUAL._replace(cave="south")
CHANGES = USUAL._replace(changes=("bid", "undo", "bid", "undo"))
MORE_BIDS = USUAL._replace(changes=("bid", "undo", "bid", "bid"))


def patch_audience(patch: pytest.MonkeyPatch, module: Any, *of_ben: str, **planted: Any) -> None:
    """Patch the audiences that `module` creates: the named methods answer as for Ben, or with `planted`."""
    original = module.find_audience

    def audience_of(codec: Codec, viewer: Viewer | None) -> Audience:
        audience, ben = original(codec, viewer), original(codec, BEN)
        for name, answer in ({name: getattr(ben, name) for name in of_ben} | planted).items():
            setattr(audience, name, answer)
        return audience

    patch.setattr(module, "find_audience", audience_of)


def leak_through_view(patch: pytest.MonkeyPatch) -> None:
    """Leak bids in a field of the view before they are opened."""
    built = SealedMarket.build_view

    def view(self: SealedMarket, state: State, viewer: Viewer) -> View:
        original_view = built(self, state, viewer)
        seats = {
            seat: replace(seat_view, stock={**seat_view.stock, **state.bids.get(int(seat), {})})
            for seat, seat_view in original_view.seats.items()
        }
        return replace(original_view, seats=seats)

    patch.setattr(SealedMarket, "build_view", view)


def leak_through_view_slice(patch: pytest.MonkeyPatch) -> None:
    """Show a capability's part for one viewer in all views."""
    built = Smugglers.extend_view
    patch.setattr(Smugglers, "extend_view", lambda self, state, _viewer, view: built(self, state, BEN, view))


def leak_through_waits(patch: pytest.MonkeyPatch) -> None:
    """Name a secret in a text of the waits."""
    waits = Deal.list_waits

    def waiting(self: Deal, state: State) -> dict[str, Text]:
        texts = waits(self, state)
        return {seat: Text(text.code, {**text.params, "cards": " ".join(state.drawn)}) for seat, text in texts.items()}

    patch.setattr(Deal, "list_waits", waiting)


def leak_through_refusal(patch: pytest.MonkeyPatch) -> None:
    """Name a secret in a param of a refusal."""
    original = SealedMarket.apply

    def apply(self: SealedMarket, state: State, actor: Actor, action: Action) -> Progress:
        try:
            return original(self, state, actor, action)
        except IllegalAction as error:
            best = max((sum(amounts.values()) for amounts in state.bids.values()), default=0)
            raise IllegalAction(error.code, {"best": best}) from None

    patch.setattr(SealedMarket, "apply", apply)


def leak_through_refusal_code(patch: pytest.MonkeyPatch) -> None:
    """Let a hidden card decide which rule refuses."""
    original = SealedMarket.apply

    def apply(self: SealedMarket, state: State, actor: Actor, action: Action) -> Progress:
        if actor != BEN and "tapir" in state.drawn:
            raise IllegalAction("sealed_market.not_drawn")
        return original(self, state, actor, action)

    patch.setattr(SealedMarket, "apply", apply)


def leak_through_narration(patch: pytest.MonkeyPatch) -> None:
    """Say too much in a public narration."""
    bid = Bidding.bid

    def sealed(self: Bidding, state: State, seat: int, action: Any) -> Progress:
        progress = bid(self, state, seat, action)
        total = sum(progress.state.bids.get(seat, {}).values())
        events = tuple(Scored(seat, total) if isinstance(event, Bid) else event for event in progress.events)
        return Progress(progress.state, events)

    patch.setattr(Bidding, "bid", sealed)


def leak_through_public_narration(patch: pytest.MonkeyPatch) -> None:
    """Name the kept card in the public narration."""

    def keeps(progress: Progress) -> Progress:
        chosen = [event for event in progress.events if isinstance(event, CardChosen)]
        return Progress(
            progress.state, progress.events + tuple(Scored(choice.seat, CARDS[choice.card]) for choice in chosen)
        )

    original = Deal.keep
    patch.setattr(Deal, "keep", lambda *arguments: keeps(original(*arguments)))


def leak_through_server_log(patch: pytest.MonkeyPatch) -> None:
    """Write the payload to a log line."""
    play, log = actions._play, structlog.get_logger("companion.tables.services.actions")

    def logged(device: Any, table: Any, head: Any, request: Any) -> int:
        log.info("submitted", payload=request.action)
        return play(device, table, head, request)

    patch.setattr(actions, "_play", logged)


def leak_through_table_list(patch: pytest.MonkeyPatch) -> None:
    listed = own_tables.list_tables

    def tables_of(device: Any) -> list[Any]:
        leaking = []
        for row in listed(device):
            table = selectors.Table.objects.get(pk=row.table)
            leaking.append(replace(row, names=(*row.names, str(store.load(table).state.bids))))
        return leaking

    patch.setattr(views.own_tables, "list_tables", tables_of)


def leak_through_projection(patch: pytest.MonkeyPatch) -> None:
    """Use more in a projection than its viewer knows."""
    projected = selectors.project_scores
    patch.setattr(views.selectors, "project_scores", lambda table, _viewer: projected(table, BEN))


def leak_through_refusal_document(patch: pytest.MonkeyPatch) -> None:
    """Send another seat's fresh view with a stale refusal."""
    fresh = api_errors._build_fresh_view

    def of_ben(request: Any, table: Any) -> dict[str, Any]:
        return {**fresh(request, table), "document": selectors.build_documents(table, (BEN,)).convert(BEN)}

    patch.setattr(api_errors, "_build_fresh_view", of_ben)


def leak_through_confirmed_guess(patch: pytest.MonkeyPatch) -> None:
    """Answer a guessed draw that it was entered already."""
    patch_audience(patch, kept_log, hears=lambda _event: True)


def leak_to_shared_phone(patch: pytest.MonkeyPatch) -> None:
    """Show each of a phone's seats everything that any of them may know."""

    def viewer_of(membership: selectors.Membership, seat: Any) -> Viewer:
        return seat if seat == SPECTATOR else membership.seats[0]

    patch.setattr(session.selectors, "find_viewer", viewer_of)


def leak_to_spectator(patch: pytest.MonkeyPatch) -> None:
    """Show a spectator a seat's view."""
    built = SealedMarket.build_view
    patch.setattr(SealedMarket, "build_view", lambda self, state, v: built(self, state, BEN if v == SPECTATOR else v))


def leak_through_undo(patch: pytest.MonkeyPatch) -> None:
    """Name the bid in the narration of an undo."""
    sealed: list[BidsSealed] = []
    narration, secret = actions.Undone.narrate, BidsSealed.narrate

    def overheard(event: BidsSealed) -> Narration:
        sealed.append(event)
        return secret(event)

    def leaking(event: Any) -> Narration:
        sentence = narration(event)
        return replace(sentence, text=Text(sentence.text.code, {"fish": sealed[-1].fish if sealed else 0}))

    patch.setattr(BidsSealed, "narrate", overheard)
    patch.setattr(actions.Undone, "narrate", leaking)


def leak_through_timeline_kind(patch: pytest.MonkeyPatch) -> None:
    """Show the kind of every entry in the timeline to everybody."""
    patch_audience(patch, timeline, knows=lambda _entry, _events: True)


def leak_through_timeline_text(patch: pytest.MonkeyPatch) -> None:
    """Tell everybody Ben's part of the timeline."""
    patch_audience(patch, timeline, "narrate", knows=lambda _entry, _events: True)


def leak_through_replay_view(patch: pytest.MonkeyPatch) -> None:
    """Show the past in the replay as Ben saw it."""
    patch_audience(patch, replay, "build_view")


def leak_through_replay_steps(patch: pytest.MonkeyPatch) -> None:
    """Count private entries as steps of the replay."""
    patch_audience(patch, replay, knows=lambda _entry, _events: True)


def leak_through_past_entry(patch: pytest.MonkeyPatch) -> None:
    """Show everybody how an entry was entered."""
    patch_audience(patch, permissions, has_secrets=False)


def leak_through_insertion_prompts(patch: pytest.MonkeyPatch) -> None:
    """Offer Ben's prompts for an inserted entry."""
    patch.setattr(past_entry, "_find_awaited", lambda _codec, _state, _asker: BEN)


def leak_through_undone_entries(patch: pytest.MonkeyPatch) -> None:
    """Tell the author of a draft which entries of others were undone."""
    patch.setattr(permissions, "_check_reveals_nothing", lambda *_arguments, **_named: None)


def leak_through_table_file(patch: pytest.MonkeyPatch) -> None:
    """Export the log though the game has secrets."""
    patch_audience(patch, table_file, has_secrets=False)


def leak_through_export_notes(patch: pytest.MonkeyPatch) -> None:
    """Show more in the exports of a finished table than the spectator knows."""
    ended = exports.load_ended_table

    def ended_table(device: Any, table_id: Any) -> Any:
        log = store.load_entries(selectors.Table.objects.get(pk=table_id))
        return replace(ended(device, table_id), notes=(str(log),))

    patch.setattr(exports, "load_ended_table", ended_table)


FAULTS: list[tuple[Plant, Secrets, Stage, str]] = [
    (leak_event_to_everyone(RumourHeard), RUMOUR, "rumours", "frames tv"),
    (leak_event_to_everyone(BidsSealed), BIDS, "bids", "frames anna"),
    (leak_event_to_everyone(CardsDrawn), OTHER_CARDS, "cards", "frames cleo"),
    (leak_event_to_everyone(CardChosen), OTHER_KEPT, "cards", "frames anna"),
    (leak_event_to_everyone(CaveChosen), CAVE, "hiding", "frames tv"),
    (leak_through_view, BIDS, "bids", "frames dora on ben's phone"),
    (leak_through_view_slice, RUMOUR, "rumours", "http cleo as 2"),
    (leak_through_waits, OTHER_CARDS, "cards", "frames late"),
    (leak_through_refusal, BIDS, "bids", "answers anna"),
    (leak_through_refusal_code, OTHER_CARDS, "cards", "http cleo"),
    (leak_through_narration, BIDS, "bids", "frames anna"),
    (leak_through_public_narration, OTHER_KEPT, "cards", "frames tv"),
    (leak_through_server_log, BIDS, "bids", "log"),
    (leak_through_table_list, BIDS, "bids", "http tv as spectator"),
    (leak_through_projection, OTHER_KEPT, "cards", "http anna as 0"),
    (leak_through_refusal_document, BIDS, "bids", "http cleo"),
    (leak_through_confirmed_guess, OTHER_CARDS, "cards", "http cleo"),
    (leak_to_shared_phone, BIDS, "bids", "http ben as 3"),
    (leak_to_shared_phone, RUMOUR, "rumours", "frames dora on ben's phone"),
    (leak_to_spectator, OTHER_CARDS, "cards", "frames late"),
    (leak_through_table_file, CAVE, "over", "http anna exports"),
    (leak_through_export_notes, BIDS, "over", "http tv exports"),
    (leak_through_undo, BIDS, "bids", "frames tv"),
    (leak_through_timeline_kind, CHANGES, "bids", "http anna as 0"),
    (leak_through_timeline_text, BIDS, "bids", "http tv as spectator"),
    (leak_through_replay_view, RUMOUR, "rumours", "http cleo as 2"),
    (leak_through_replay_steps, MORE_BIDS, "bids", "http anna as 0"),
    (leak_through_past_entry, BIDS, "bids", "http cleo"),
    (leak_through_insertion_prompts, BIDS, "bids", "http cleo"),
    (leak_through_undone_entries, CHANGES, "bids", "http cleo"),
]


SLOW: set[Plant] = {
    leak_through_refusal_code,
    leak_through_refusal_document,
    leak_through_confirmed_guess,
    leak_through_export_notes,
    leak_through_timeline_text,
    leak_through_past_entry,
    leak_through_insertion_prompts,
    leak_through_undone_entries,
}
"""Stages with requests: long before the leak shows."""


def leak_id(plant: Plant, _: Secrets, until: Stage, stream: str) -> str:
    return f"{plant.__qualname__.split('.')[0]}-{until}-{stream}"


@pytest.mark.parametrize(
    ("plant", "secrets", "until", "stream"),
    [
        pytest.param(*fault, id=leak_id(*fault), marks=[pytest.mark.deep] if fault[0] in SLOW else [])
        for fault in FAULTS
    ],
)
async def test_a_leak_is_found(
    plant: Plant, secrets: Secrets, until: Stage, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    kind, _, receiver = stream.partition(" ")
    asking: Asking = "last" if kind in ("http", "answers") else "never"
    only = receiver.split(" ")[0]
    usual = await play_and_record(USUAL, until=until, asking=asking, only=only)
    leaks = differences(usual, await play_and_record(secrets, until=until, asking=asking, only=only))
    assert stream in leaks
