"""Random games of Carcassonne with boxes, each followed by the referee."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from games.carcassonne.game import load
from games.carcassonne.meta import EXPANSIONS, META
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.action import Action, DrawnBy, StartTable, find_actor, index_by_name
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE, SPECTATOR
from tests.golden import plain
from tests.proofs.carcassonne_land import AROUND, read_cell
from tests.proofs.carcassonne_referee import Json, Referee
from tests.proofs.moments import complete_line

CELLS_COMPARED = 6
"""Of so many places the one with most neighbours is chosen, so that features are completed."""
FIGURES_SET = 0.8
TAKEN_BACK = 0.15
SECOND_PARTS = 0.8
WHOLE_GAME = 1000
NO_AIDS = {"dead_cells": "off", "projection": "off"}
"""They change no rule, and take most of the time."""


Step = tuple[Table, Action, Table]
"""State before, action, state after."""


class Game(NamedTuple):
    """A random game. `parts`: after so many tiles its host ends it. `offers`: how many prompts to place are checked."""

    boxes: tuple[str, ...]
    seats: int
    draw: DrawnBy
    options: dict[str, str]
    seed: int
    parts: int = WHOLE_GAME
    offers: float = 1.0


def start(game: Game) -> tuple[Carcassonne, StartTable]:
    """Return the rules and entry 1 of a game."""
    rules = load(game.boxes)
    colours = rules.meta.colours[: game.seats]
    starter, options = game.seed % game.seats, NO_AIDS | game.options
    return rules, StartTable(META.id, META.ruleset_version, options, colours, starter, game.boxes, game.draw)


def list_option_values(boxes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the options of a table with these boxes that change rules."""
    brought = [option for box in EXPANSIONS if box.id in boxes for option in box.options]
    return {option.key: option.values for option in (*META.options, *brought) if option.kind == "rule"}


def referee_game(game: Game, steps: list[Step] | None = None) -> Referee:
    """Play a game to its end, followed by the referee; return that. Each step is added to `steps`.

    :raises Fault: the rules say otherwise.
    """
    *_, (_, referee) = follow(game, steps)
    return referee


def follow(game: Game, steps: list[Step] | None = None) -> Iterator[tuple[Table, Referee]]:
    """Play a game to its end and yield each state, with the referee that follows the game up to there.

    :raises Fault: the rules say otherwise.
    """
    rules, entry = start(game)
    rng = random.Random(game.seed)
    state = rules.setup(entry).state
    referee = Referee(game.boxes, game.seats, state.options, entry.starter)
    for _ in range(WHOLE_GAME):
        view = plain(rules.build_view(state, SPECTATOR))
        referee.compare(view)
        yield state, referee
        if state.phase == "over":
            return
        actor: Any = state.active
        if state.phase in ("draw", "place", "builder") and len(state.board.tiles) > game.parts:
            actor, action = "host", {"type": "finish_now"}
        elif state.phase == "score":
            actor, action = "system", {"type": "score_game"}
        elif state.phase == "draw":
            action = _choose_draw(rules, state, referee, rng)
            actor = CHANCE
        else:
            (prompt,) = plain(rules.list_prompts(state, state.active))
            if state.phase == "place" and rng.random() < game.offers:
                referee.check_offer(prompt)
            action = _choose_second(prompt, rng) if state.phase == "builder" else _choose_place(prompt, view, rng)
        decoded = decode(rules, action)
        progress = rules.apply(state, find_actor(decoded, None) if actor == CHANCE else actor, decoded)
        lines = [complete_line(line) for line in progress.state.lines[len(state.lines) :]]
        if steps is not None:
            steps.append((state, decoded, progress.state))
        state = progress.state
        enter(referee, action, lines)
    raise AssertionError("the game has no end")


def decode(rules: Carcassonne, action: Json) -> Action:
    """Return what a phone sends as an action."""
    decoded: Action = msgspec.convert(action, index_by_name(*rules.action_types)[action["type"]])
    return decoded


def enter(referee: Referee, action: Json, lines: list[Json]) -> None:
    """Tell the referee of an action, and of the lines that the rules made of it."""
    match action["type"]:
        case "draw_tile":
            referee.draw(action["tile"])
        case "place_tile":
            referee.place(action, lines)
        case "use_builder":
            referee.decide(action["draws"])
        case "finish_now":
            referee.finish()
        case "score_game":
            referee.score(lines)


def _choose_draw(rules: Carcassonne, state: Any, referee: Referee, rng: random.Random) -> Json:
    (chance,) = rules.list_prompts(state, CHANCE)
    assert isinstance(chance, ChancePrompt)
    weights = {plain(outcome.action)["tile"]: outcome.weight for outcome in chance.outcomes}
    assert weights == referee.list_drawable()
    (tile,) = rng.choices([*weights], [*weights.values()])
    return {"type": "draw_tile", "tile": tile}


def _choose_second(prompt: Json, rng: random.Random) -> Json:
    choice = prompt["choices"][0] if rng.random() < SECOND_PARTS else prompt["decline"]
    return {**prompt["action"], **choice["payload"]}


def _choose_place(prompt: Json, view: Json, rng: random.Random) -> Json:
    taken = {read_cell(place) for place in view["surfaces"]["main"]["tiles"]}

    def count_neighbours(place: str) -> int:
        x, y = read_cell(place)
        return sum((x + dx, y + dy) in taken for dx, dy in AROUND)

    places = list(prompt["cells"])
    place = max(rng.sample(places, min(CELLS_COMPARED, len(places))), key=count_neighbours)
    turn = rng.choice(list(prompt["cells"][place]))
    x, y = read_cell(place)
    action = {**prompt["action"], "x": x, "y": y, "rotation": int(turn)}
    back = prompt.get("taking_back")
    if back and place in back["points"] and rng.random() < TAKEN_BACK:
        return {**action, back["field"]: back["cell"]}
    settings = list(list_settings(prompt, place, turn))
    if not settings or rng.random() > FIGURES_SET:
        return action
    kind = rng.choice(sorted({kind for kind, _ in settings}))
    target = rng.choice([target for each, target in settings if each == kind])
    return {**action, prompt["field"]: target, **({prompt["kind_field"]: kind} if kind else {})}


def list_settings(prompt: Json, place: str, turn: str) -> Iterator[tuple[str, str]]:
    """Yield (kind, target) of all figures that may be set; an empty kind is the plain one."""
    targets = prompt["cells"][place][turn]
    if prompt.get("stock"):
        yield from (("", target) for target in targets)
    for piece in prompt.get("further", ()):
        own = targets if piece.get("as_plain") else piece.get("cells", {}).get(place, {}).get(turn, {})
        yield from ((piece["kind"], target) for target in own)
