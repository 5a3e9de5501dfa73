"""A table played to its end by clients without rules: they answer prompts with offered choices."""

import random
from typing import Any

from tests.chaos.soak.player import answer
from tests.live.phones import Phone, Socket

Document = dict[str, Any]
OTHERS_HAVE_IT = {"isle_of_skye.tile_gone", "isle_of_skye.goal_taken", "isle_of_skye.druid_tile_up"}
"""Refusals when somebody else was faster: a real tile can only be in one hand."""


def view_of(socket: Socket) -> Document:
    """Return the view that the phone shows."""
    assert socket.document is not None
    view: Document = socket.document["view"]
    return view


def open_prompts(sockets: list[Socket]) -> list[tuple[int, Document]]:
    """Return (seat, prompt) of all unanswered prompts that offer something."""
    return [
        (seat, prompt)
        for seat, socket in enumerate(sockets)
        for key, prompt in view_of(socket).get("prompts", {}).items()
        if key not in view_of(socket).get("answered", {}) and prompt.get("choices") != []
    ]


async def play_on_prompts(sitting: list[Phone], sockets: list[Socket], rng: random.Random) -> list[str]:
    """Play until the table has a result; return the types of the seats' actions. The system seat does the rest.

    :raises AssertionError: an offered action is refused.
    """
    action_types: list[str] = []
    version = 1
    while True:
        for socket in sockets:
            await socket.until_version(version)
        if "outcome" in view_of(sockets[0]):
            for socket in sockets:
                await socket.until_version(sockets[0].v)
            return action_types
        prompts = open_prompts(sockets)
        if not prompts:
            await sockets[0].until(lambda socket: socket.v > version)  # noqa: B023  used within this iteration only
            version = sockets[0].v
            continue
        seat, prompt = rng.choice(prompts)
        action = answer(prompt, rng)
        phone = sitting[seat]
        body = {"id": phone.new_id(), "seat": seat, "version": version, "action": action}
        response = await phone.http.post(f"/tables/{phone.table}/actions", json=body)
        if response.status_code == 409 and response.json()["code"] == "table.stale_version":
            await sockets[0].until(lambda socket: socket.v > version)  # noqa: B023  the system seat was faster
            version = sockets[0].v
            continue
        if response.status_code == 422 and response.json()["code"] in OTHERS_HAVE_IT:
            continue  # where the table draws, prompts do not know what others drew meanwhile
        assert response.status_code == 200, (action, response.text)
        version = response.json()["version"]
        action_types.append(action["type"])
