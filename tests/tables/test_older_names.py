"""Logs and phones of older versions call some actions and events otherwise; they are read under today's names."""

from typing import Any

import pytest

from companion.tables import selectors, store
from companion.tables.codec import Codec, encode, find_codec, find_table_codec
from companion.tables.models import LogEntry
from games import registry
from games.core.action import Action
from games.core.errors import MalformedAction
from games.core.event import Event
from games.core.host import AdjustScore
from games.core.log import Correction, Insert
from games.isle_of_skye.actions import ReportGold
from tests.tables.clans import SkyeTable
from tests.tables.conftest import SystemSeat

OLDER = {
    "isle_of_skye": {
        "tell_gold": "report_gold",
        "tell_druid_tile": "report_druid_tile",
        "tell_trade": "report_trade",
        "tell_space": "report_space",
        "tell_figures": "report_figures",
        "gold_told": "gold_reported",
        "offer_told": "offer_reported",
        "space_told": "space_reported",
        "marker_stands": "marker_confirmed",
    },
    "dolmengoetter": {"tell_value": "report_value", "value_told": "value_reported"},
    "carcassonne": {},
}
COMMON = {"taken_back": "undone", "put_back": "redone"}
GAMES = {game.meta.id: game for game in registry.GAMES}


def codec_with_everything(game: str) -> Codec:
    return find_codec(game, tuple(expansion.id for expansion in GAMES[game].meta.expansions))


def make_older(table: SkyeTable) -> None:
    """Rewrite the stored log of a table as an older version wrote it, and start the server anew."""
    for entry in LogEntry.objects.filter(table=table.id):
        for older, name in (OLDER["isle_of_skye"] | COMMON).items():
            entry.payload = entry.payload.replace(f'"type":"{name}"', f'"type":"{older}"')
            entry.events = entry.events.replace(f'"type":"{name}"', f'"type":"{older}"')
            entry.action_type = older if entry.action_type == name else entry.action_type
        entry.save()
    store.forget_all()
    selectors._infos.clear()


@pytest.mark.parametrize("game", OLDER)
def test_a_release_forgets_no_older_name(game: str) -> None:
    assert codec_with_everything(game)._older_names == OLDER[game] | COMMON


@pytest.mark.parametrize("game", OLDER)
def test_no_older_name_is_a_name_of_today(game: str) -> None:
    ruleset = codec_with_everything(game).ruleset
    kinds: tuple[type[Action] | type[Event], ...] = (*ruleset.action_types, *ruleset.event_types)
    assert not {str(kind.__struct_config__.tag) for kind in kinds} & set(OLDER[game] | COMMON)


def test_events_are_read_under_their_names_of_today() -> None:
    codec = codec_with_everything("isle_of_skye")
    text = '[{"type":"gold_told","seat":1,"gold":4},{"type":"taken_back","seat":0},{"type":"put_back"}]'
    assert [type(event).__name__ for event in codec.decode_events(text)] == ["GoldReported", "Undone", "Redone"]


def test_what_people_wrote_is_no_name() -> None:
    codec = codec_with_everything("isle_of_skye")
    written = {"type": "adjust_score", "seat": 0, "points": 1, "reason": 'taken_back, "type":"tell_gold"'}
    action = codec.decode_submitted(written)
    assert isinstance(action, AdjustScore)
    assert action.reason == written["reason"]
    assert codec.decode_content(encode(action)) == action


def test_a_phone_with_the_older_app_reports_its_gold() -> None:
    codec = codec_with_everything("isle_of_skye")
    older = {"type": "tell_gold", "round": 2, "amounts": {"gold": 4}}
    assert codec.decode_submitted(older) == ReportGold(2, {"gold": 4})
    edit = {"type": "insert", "after": "7", "seat": 0, "action": older}
    draft = codec.decode_draft({"type": "correction", "edits": [edit]})
    assert isinstance(draft, Correction)
    assert isinstance(draft.edits[0], Insert)
    assert draft.edits[0].action == ReportGold(2, {"gold": 4})


@pytest.mark.parametrize(
    "payload",
    [
        {"type": ["tell_gold"]},
        {"type": {"tell_gold": 1}},
        {"edits": "tell_gold"},
        {"type": "correction", "edits": ["tell_gold"]},
        {"type": "correction", "edits": [{"type": "insert", "action": "tell_gold"}]},
        {"type": "correction", "edits": [{"type": "insert", "action": {"type": ["tell_gold"]}}]},
    ],
)
def test_names_of_another_shape_are_refused(payload: dict[str, Any]) -> None:
    codec = codec_with_everything("isle_of_skye")
    for decode in (codec.decode_submitted, codec.decode_draft):
        with pytest.raises(MalformedAction):
            decode(payload)


@pytest.mark.portable
@pytest.mark.django_db(transaction=True)
def test_a_table_of_an_older_version_plays_on(system_seat: SystemSeat) -> None:
    table = SkyeTable()
    table.offer_all()
    table.act(0, {"type": "set_tracking", "level": "territories"})
    table.pass_all()
    table.build_all()
    system_seat.work()
    table.act(0, {"type": "set_tracking", "level": "full"})
    table.act(0, {"type": "report_gold", "round": 2, "amounts": {"gold": 3}})
    table.undo(0)
    table.act(0, {"type": "report_gold", "round": 2, "amounts": {"gold": 4}})
    before = [(entry.payload, entry.events) for entry in table.entries()]
    shown = selectors.build_documents(table.id, ("spectator", 0)).documents
    make_older(table)
    assert [(entry.payload, entry.events) for entry in table.entries()] != before
    assert selectors.build_documents(table.id, ("spectator", 0)).documents == shown
    kinds = store.find_action_types(table.row, find_table_codec(table.row), [table.version])
    assert kinds == {table.version: ReportGold}
    table.check()
    table.undo(0)
    table.act(0, {"type": "tell_gold", "round": 2, "amounts": {"gold": 5}})
    newest = table.entries()[-1]
    assert (newest.action_type, '"type":"report_gold"' in newest.payload) == ("report_gold", True)
    table.check()
