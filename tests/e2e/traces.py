"""What a page has kept: storage of every kind, what is written on it, and everything its scripts can still reach."""

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
"""How often garbage is collected first: V8 keeps the shapes of objects that are gone, and so the keys they had, for a
few collections more."""
ROUNDS = 4
"""How often memory is looked through, collected anew each time, before what is found there counts as kept: how many
collections a shape outlives depends on what else the engine is busy with."""


def stored(phone: Phone) -> dict[str, Any]:
    """Everything outside of the scripts' memory: `local` and `session` storage, `title` and `page`, names of IndexedDB
    `databases`, addresses that are `cached`."""
    kept: dict[str, Any] = phone.page.evaluate(STORED)
    return kept


def heap(phone: Phone) -> str:
    """A snapshot of the scripts' memory, after the garbage was collected."""
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
    """Every string that the page's scripts still hold."""
    return set(json.loads(heap(phone))["strings"])


def places_of(word: str, phone: Phone) -> list[str]:
    """Where a word is left: kinds of storage, and strings in memory that hold it."""
    places = [place for place, content in stored(phone).items() if word in json.dumps(content)]
    memory: list[str] = []
    for _ in range(ROUNDS):
        memory = [held for held in reachable(phone) if word in held]
        if not memory:
            break
    return [*places, *(f"memory: {held[:80]}" for held in memory)]
