"""Leaks that several tests plant, and what everybody must have received."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.event import Event
from games.core.seats import Viewer
from games.core.view import View
from games.isle_of_skye.expansions.druids.capability import Druids
from tests.noninterference.rooms import EXPORTS, Transcript

Plant = Callable[[pytest.MonkeyPatch], None]


def leak_event_to_everyone(event: type[Event]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(event, "audience", "everyone")

    plant.__name__ = event.__name__
    return plant


def leak_through_bag(patch: pytest.MonkeyPatch) -> None:
    """Show a tile that a buyer looks at as missing from the remaining tiles."""
    built = Druids.extend_view

    def view(self: Druids, state: Any, viewer: Viewer, base_view: View) -> View:
        return replace(built(self, state, viewer, base_view), bag={tile: n for tile, n in state.bag.items() if n})

    patch.setattr(Druids, "extend_view", view)


def read_frames(transcript: Transcript) -> dict[str, list[str]]:
    """Return what came over the sockets, by the name of the phone; assert that each of a large table got updates:
    equal transcripts prove nothing if they are empty."""
    frames = {stream.removeprefix("frames "): texts for stream, texts in transcript.items() if "frames" in stream}
    assert frames.keys() in ({"anna", "cleo", "tv", "late", "dora on ben's phone"}, {"anna", "cleo", "tv"})
    assert all(any('"t":"update"' in text for text in texts) for texts in frames.values())
    return frames


def check_exports(transcript: Transcript, person: str, refused_times: int) -> None:
    """Assert that a person was refused all exports so often while the table ran, and got results and not the log
    afterwards."""
    statuses = [text.split("\n")[1] for text in transcript[f"http {person} exports"]]
    assert statuses == refused_times * ["409"] * len(EXPORTS) + ["403", "200", "200", "200", "200", "200"]
