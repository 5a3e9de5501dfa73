"""Documents as plain JSON values: equal to a plain conversion, with shared parts converted once."""

import msgspec
import pytest

from companion.tables import selectors, store
from companion.tables.audience import find_audience
from companion.tables.codec import find_table_codec
from companion.tables.document import TableDocument, convert_documents
from games.core.seats import SPECTATOR
from tests.tables.played import PlayedTable


@pytest.mark.django_db
def test_documents_are_converted_as_each_by_itself_and_share_what_all_see() -> None:
    table = PlayedTable()
    table.start()
    table.enter(12)
    codec, state, info = find_table_codec(table.row), store.load(table.row).state, selectors._build_info(table.row)
    views = [find_audience(codec, viewer).build_view(state) for viewer in (SPECTATOR, 0, 1)]
    documents = [TableDocument(info), *(TableDocument(info, view, undo) for undo, view in enumerate(views))]
    converted, parts = convert_documents(documents, {})
    assert msgspec.json.encode(converted) == msgspec.json.encode(documents)  # the order of the fields too
    _, watching, first, second = (document.get("view", {}) for document in converted)
    assert first["surfaces"] is second["surfaces"] is watching["surfaces"]
    assert first.get("prompts") != second.get("prompts")

    table.enter(13)
    next_view = find_audience(codec, SPECTATOR).build_view(store.load(table.row).state)
    next_documents = [TableDocument(info, next_view)]
    (next_converted,), _ = convert_documents(next_documents, parts)
    assert msgspec.json.encode([next_converted]) == msgspec.json.encode(next_documents)
    assert next_converted["table"] is converted[0]["table"]
    assert next_converted["view"]["surfaces"] != watching["surfaces"]
