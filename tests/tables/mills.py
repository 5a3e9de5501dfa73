"""A table of the invented game of mills, played out."""

import random

from companion.tables.models import Table
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable


def lay(table: PlayedTable, *spots: str) -> None:
    """Place stones in turn; entry 2 is the first."""
    for n, spot in enumerate(spots):
        table.act(n % 2, {"type": "lay_stone", "spot": spot})


def play_out(table: PlayedTable, system_seat: SystemSeat) -> None:
    """Play to the end at random."""
    rng = random.Random(7)
    while table.row.status != Table.Status.FINISHED:
        system_seat.work()
        documents = [(seat, table.document(seat)["view"].get("prompts", {})) for seat in range(len(table.devices))]
        open_prompts = [(seat, prompt) for seat, prompts in documents for prompt in prompts.values()]
        if not open_prompts:
            continue
        seat, prompt = open_prompts[0]
        if prompt["kind"] == "choose":
            table.act(seat, {**prompt["action"], **rng.choice(prompt["choices"])["payload"]})
            continue
        ways = [(source, target) for source, targets in prompt["moves"].items() for target in targets]
        if not ways:
            table.act(seat, {**prompt["action"], **prompt["decline"]["payload"]})
            continue
        source, target = rng.choice(ways)
        table.act(seat, {**prompt["action"], "source": source, "target": target, "then": rng.choice(("stay", "press"))})
