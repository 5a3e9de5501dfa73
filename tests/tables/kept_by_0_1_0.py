"""A check of tables stored by version 0.1.0: `python -m tests.tables.kept_by_0_1_0`.

`kept_by_0_1_0.sqlite3.xz` is a database written by that version. Each game, Isle of Skye with every set of its
expansions, has a table in its lobby, one in the middle, one where some seats have sealed their answers and others have
not, and one at its end. They were played at random through prompts; some actions were undone.
"""

import json
import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from companion.tables.models import Table

FILE: Final = Path(__file__).with_suffix(".sqlite3.xz")


def play_to_the_end(table: "Table") -> str:
    """Play the stored table on through its prompts; return its status then."""
    from companion.errors import AppError
    from companion.tables import store
    from companion.tables.codec import find_table_codec
    from companion.tables.recording import list_due_actions
    from companion.tables.services.actions import act_as_system
    from games.core.errors import GameError
    from games.core.prompt import ChancePrompt, DrawPrompt
    from games.core.seats import CHANCE
    from tests.contract.answers import candidates
    from tests.tables.played import StoredTable

    played, ruleset, rng = StoredTable(table), find_table_codec(table).ruleset, random.Random(str(table.pk))
    while True:
        state = store.load(played.row).state
        if names := list_due_actions(ruleset, state):
            for name in names:
                act_as_system(table.pk, name)
            continue
        if ruleset.find_outcome(state) is not None:
            break
        seats = range(len(played.devices))
        seat, prompt = rng.choice([(seat, prompt) for seat in seats for prompt in ruleset.list_prompts(state, seat)])
        if isinstance(prompt, DrawPrompt) and table.draw == "app":
            played.act(seat, dict(prompt.action))
            continue
        chances = (chance for chance in ruleset.list_prompts(state, CHANCE) if isinstance(chance, ChancePrompt))
        chance = next((chance for chance in chances if chance.seat == seat), None)
        for action in candidates(prompt, chance, ruleset, rng):
            try:
                played.act(seat, action)
            except (AppError, GameError):
                continue  # the prompt leaves a check to the rules
            break
        else:
            raise AssertionError(f"nothing that {prompt} offers is accepted")
    played.check()
    return played.row.status


def main() -> None:
    """Migrate the database of COMPANION_DATABASE_URL, check it, play every table to its end, and print a line each."""
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "companion.settings"
    django.setup()
    from django.core.management import call_command

    from companion.tables import selectors, store
    from companion.tables.codec import encode
    from companion.tables.models import HeadState, Table
    from companion.tables.services.lobby import start_table
    from tests.tables.before_druids import differences

    call_command("migrate", verbosity=0)
    call_command("replay_check")
    for head in HeadState.objects.select_related("table"):
        changed: list[Any] = differences(json.loads(head.state), json.loads(encode(store.load(head.table).state)))
        print(f"head of {head.table.game}", *changed)
    for table in Table.objects.order_by("pk"):
        boxes = "+".join((table.game, *table.expansions))
        status = table.status
        if status == Table.Status.FINISHED:
            outcome = selectors.build_documents(table.pk, ("spectator",)).convert("spectator")["view"]["outcome"]
            print(boxes, status, "with a result" if outcome["scores"] else "without a result")
            continue
        if status == Table.Status.LOBBY:
            start_table(table.host, table.pk)
        print(boxes, status, play_to_the_end(table))


if __name__ == "__main__":
    main()
