"""Traces that a page has kept: storage of every kind, the visible page, and everything its scripts can still reach."""

import json
from typing import Any

from tests.e2e.phone import Phone

STORED = """async () => {
  const kept = { local: { ...localStorage }, session: { ...sessionStorage }, title: document.title };
  kept.page = document.documentElement.outerHTML;
  kept.databases = (await indexedDB.databases()).map(({ name }) => name);
  kept.cached = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) kept.cached.push(request.url);
  }
  return kept;
}"""


COLLECTIONS = 5
"""Number of garbage collections before a snapshot: V8 keeps shapes of freed objects, and so their keys, for a few more
collections."""
ROUNDS = 4
"""Number of snapshots, each after a collection, before a string counts as kept: how many collections a shape survives
depends on other work of the engine."""


def stored(phone: Phone) -> dict[str, Any]:
    """Return everything outside the scripts' memory: `local` and `session` storage, `title` and `page`, names of
    IndexedDB `databases`, `cached` addresses."""
    storage: dict[str, Any] = phone.page.evaluate(STORED)
    return storage


def heap(phone: Phone) -> str:
    """Return a snapshot of the scripts' memory, after a garbage collection."""
    session = phone.context.new_cdp_session(phone.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    for _ in range(COLLECTIONS):
        session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def reachable(phone: Phone) -> set[str]:
    """Return every string that the page's scripts still hold."""
    snapshot = heap(phone)
    beginning = snapshot.rindex('"strings":')  # they come last, after millions of numbers
    return set(json.loads("{" + snapshot[beginning:])["strings"])


def places_of(phone: Phone, *words: str) -> list[str]:
    """Return where any of these words was found: kinds of storage, and strings in memory that contain it."""
    contents = {place: json.dumps(content) for place, content in stored(phone).items()}
    places = [place for place, content in contents.items() if any(word in content for word in words)]
    memory: list[str] = []
    for _ in range(ROUNDS):
        memory = [text for text in reachable(phone) if any(word in text for word in words)]
        if not memory:
            break
    return [*places, *(f"memory: {text[:80]}" for text in memory)]
