"""Random facts of a tile: each is refused with its rule and a message, or can be drawn, placed and scored."""

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games.core.errors import IllegalAction
from games.core.pieces import draw_piece
from games.core.prompt import PickPrompt
from games.isle_of_skye import composer
from games.isle_of_skye.actions import AddTile
from games.isle_of_skye.boxes import MOST_COPIES, MOST_OF_A_KIND, MOST_SYMBOLS
from games.isle_of_skye.rounds import build_lines, list_base_final_lines, list_goal_lines
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.territory import Placed, find_placements, lay
from games.isle_of_skye.tiles import PRINTED
from tests.contract.cases import EVERYTHING
from tests.games.isle_of_skye.boxes import DRUIDS
from tests.games.isle_of_skye.pieces import ANY_FACTS, HUNDRED, NAMES, NONE, OF_SET, piece
from tests.games.isle_of_skye.shapes import RULES, founded_table, start

EXAMPLES = 5000 if EVERYTHING else 100
ANYTHING = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
DRAWN = settings(ANYTHING, max_examples=EXAMPLES // 5)


def accepted_or_refused(act: Callable[[], Any]) -> Any:
    """Return the result, or None if it is refused with its rule and a message."""
    try:
        return act()
    except IllegalAction as error:
        refusal = error
    assert refusal.code.startswith("isle_of_skye.piece_") or refusal.code == "table.invented_piece", refusal
    for language in LANGUAGES:
        words = format_sentence(refusal.code, refusal.params, language)
        assert words
        assert "isle_of_skye" not in words.replace(f"“{refusal.params.get('piece')}”", ""), "a code"
    return None


@ANYTHING
@given(NAMES, ANY_FACTS)
def test_a_table_begins_with_any_valid_tile(name: str, facts: dict[str, Any]) -> None:
    progress = accepted_or_refused(lambda: RULES.setup(replace(start(), pieces={name: facts})))
    if progress is None:
        return
    state = progress.state
    if not state.pieces:
        assert isinstance(facts["set"], str), "only what is of a set that the table left in the box"
        return
    piece_in_play = state.pieces[name]
    assert msgspec.json.decode(msgspec.json.encode(state), type=RULES.state_type) == state
    pieces_in_view = msgspec.json.decode(msgspec.json.encode(RULES.build_view(state, "spectator").pieces))
    assert RULES.setup(replace(start(), pieces=pieces_in_view)).state == state
    assert len(piece_in_play.features) <= MOST_SYMBOLS
    assert all(1 <= feature.count <= MOST_OF_A_KIND for feature in piece_in_play.features)
    assert piece_in_play.count <= MOST_COPIES
    check_scoring(state, name)


def check_scoring(state: Any, name: str) -> None:
    """Place the tile wherever it fits beside the castle; assert that everything that can score does, and adds up."""
    box = RULES.rules_cache(state.pieces).box
    clan = state.clans[0]
    founding = lay(clan.territory, box, 0, Placed(PRINTED.castles[clan.colour], 0, 0))
    for cell, rotations in list(find_placements(founding, box.tiles[name]).items())[:2]:
        for rotation in rotations[:2]:
            land = lay(founding, box, cell, Placed(name, rotation, 1, 1))
            with_tile = replace(state, clans=(replace(clan, territory=land, gold=7), *state.clans[1:]))
            subjects = [
                RULES.rules_cache(with_tile.pieces).build_subject(with_tile, seat) for seat in range(with_tile.seats)
            ]
            pending = [
                score_line for goal in GOALS for score_line in list_goal_lines(subjects, {"A": goal}, "A", GOALS)
            ]
            for line in (
                *build_lines(iter(pending), 1, 0),
                *build_lines(iter(list(list_base_final_lines(subjects, SCROLLS))), 6, 0),
            ):
                assert sum(part.points for part in line.parts) == line.points


@ANYTHING
@given(NAMES, ANY_FACTS)
def test_any_valid_tile_is_added_at_the_table(name: str, facts: dict[str, Any]) -> None:
    state = founded_table()
    before = msgspec.json.encode(state)
    progress = accepted_or_refused(lambda: RULES.apply(state, 0, AddTile(1, name, facts)))
    assert msgspec.json.encode(state) == before
    if progress is None:
        return
    assert progress.state.bag[name] == 1
    prompts = [prompt for prompt in RULES.list_prompts(progress.state, 0) if isinstance(prompt, PickPrompt)]
    assert name in prompts[0].choices


@DRAWN
@given(NAMES, ANY_FACTS)
def test_any_valid_tile_is_drawn(name: str, facts: dict[str, Any]) -> None:
    valid_piece = accepted_or_refused(lambda: piece(name, facts))
    if valid_piece is None:
        return
    drawing = draw_piece("isle_of_skye", "own", valid_piece)
    assert len(drawing.geometry) == 4
    assert drawing == draw_piece("isle_of_skye", "own", piece(name, valid_piece.facts))


@DRAWN
@given(st.just("x1") | NAMES, OF_SET | ANY_FACTS)
def test_any_valid_tile_of_a_box_with_druids_begins_tables_with_and_without_them(
    name: str, facts: dict[str, Any]
) -> None:
    valid_piece = accepted_or_refused(lambda: composer.complete_piece(name, facts, DRUIDS.extended))
    if valid_piece is None:
        return
    box = {name: valid_piece.facts}
    with_them = DRUIDS.setup(replace(start(), pieces=box, expansions=("druids",))).state
    assert with_them.pieces.keys() == {name}
    assert RULES.setup(replace(start(), pieces=box)).state.pieces.keys() == (
        set() if "set" in valid_piece.facts else {name}
    )
    drawing = draw_piece("isle_of_skye", "own", valid_piece)
    assert drawing == draw_piece(
        "isle_of_skye", "own", composer.complete_piece(name, valid_piece.facts, DRUIDS.extended)
    )
    assert ("set" in valid_piece.facts) == (drawing.tile.notes is not msgspec.UNSET)
    if "set" in valid_piece.facts:
        assert (name in with_them.bag, 0 <= valid_piece.facts["cost"] <= 8) == (False, True)


def test_a_hundred_symbols_are_refused_and_no_symbols_are_accepted() -> None:
    assert accepted_or_refused(lambda: piece("b06", HUNDRED)) is None
    assert accepted_or_refused(lambda: piece("b06", NONE)) is not None
