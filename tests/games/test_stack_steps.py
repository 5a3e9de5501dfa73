"""Steps between two states of stacks: few, and in an order in which they are possible."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.core.stack_steps import list_slot_steps, list_stack_steps
from games.core.surface import DisplayView, PlanView, Slot, StackedPiece, TrackView
from games.core.table_step import TableStep
from games.core.text import Text

RED, BLUE = (StackedPiece("stone", seat, 1) for seat in (0, 1))
NAME = Text("mills.surface_plan")
stacks = st.dictionaries(
    st.sampled_from("abc"),
    st.lists(
        st.builds(StackedPiece, st.just("stone"), st.integers(0, 1), st.integers(0, 2), st.booleans()),
        min_size=1,
        max_size=3,
    ).map(tuple),
)


def plan(**stacks: tuple[StackedPiece, ...]) -> PlanView:
    return PlanView(NAME, "", "plan", stacks)


def steps(old: PlanView | TrackView, new: PlanView | TrackView) -> list[tuple[str, str, str, int | None]]:
    return [(step.what, step.place, step.to, step.seat) for step in list_stack_steps("plan", old, new)]


def follow(lying: dict[str, list[StackedPiece]], step: TableStep) -> None:
    """Apply a step to stacks whose top is last."""
    piece = StackedPiece(step.kind, step.seat, step.value, step.lying, step.face_down)
    if step.what in ("turn_piece", "tip_over", "stand_up"):
        assert lying[step.place][-1 - step.n].lying != piece.lying or step.what == "turn_piece"
        lying[step.place][-1 - step.n] = piece
    if step.what in ("take_piece", "move_piece"):
        top_piece = lying[step.place].pop()
        assert (top_piece.seat, top_piece.lying) == (step.seat, step.lying)
    if step.what in ("put_piece", "move_piece"):
        lying.setdefault(step.to, []).append(piece)


@given(stacks, stacks)
def test_following_the_steps_gives_the_other_stacks(
    old: dict[str, tuple[StackedPiece, ...]], new: dict[str, tuple[StackedPiece, ...]]
) -> None:
    lying = {place: [*reversed(stack)] for place, stack in old.items()}
    for step in list_stack_steps("plan", plan(**old), plan(**new)):
        follow(lying, step)
    assert {place: tuple(reversed(stack)) for place, stack in lying.items() if stack} == new


def test_a_piece_on_another_place_is_moved() -> None:
    assert steps(plan(a=(RED, BLUE)), plan(a=(BLUE,), b=(RED,))) == [("move_piece", "a", "b", 0)]


def test_pieces_on_top_are_moved_first() -> None:
    expected = [("take_piece", "a", "", 1), ("take_piece", "a", "", 0)]
    assert steps(plan(a=(BLUE, RED)), plan()) == expected


def test_two_pieces_that_swap_places_use_the_hand() -> None:
    table_steps = steps(plan(a=(RED,), b=(BLUE,)), plan(a=(BLUE,), b=(RED,)))
    assert table_steps == [("take_piece", "a", "", 0), ("move_piece", "b", "a", 1), ("put_piece", "", "b", 0)]


def test_laying_a_piece_down_is_a_step_of_its_own() -> None:
    """At its place, after a move, and from the supply."""
    lying = replace(RED, lying=True)
    assert steps(plan(a=(BLUE, RED)), plan(a=(BLUE, lying))) == [("tip_over", "a", "", 0)]
    assert steps(plan(a=(lying,)), plan(a=(RED,))) == [("stand_up", "a", "", 0)]
    assert steps(plan(a=(RED,)), plan(b=(lying,))) == [("move_piece", "a", "b", 0), ("tip_over", "b", "", 0)]
    assert steps(plan(a=(lying,)), plan(b=(RED,))) == [("move_piece", "a", "b", 0), ("stand_up", "b", "", 0)]
    assert steps(plan(), plan(b=(BLUE, lying)))[-1] == ("tip_over", "b", "", 0)
    old, new = (TrackView(NAME, "", "track", {"0": (piece, BLUE)}) for piece in (RED, lying))
    assert steps(old, new) == [("tip_over", "0", "", 0)]


def test_a_turned_piece_stays_at_its_place() -> None:
    tipped = StackedPiece("stone", 0, 3, lying=True)
    hidden = StackedPiece("stone", 0, face_down=True)
    (step,) = list_stack_steps("plan", plan(a=(BLUE, hidden)), plan(a=(BLUE, tipped)))
    assert step == TableStep("turn_piece", "plan", "a", seat=0, kind="stone", n=1, value=3, lying=True)


def test_pieces_on_a_space_are_not_stacked() -> None:
    old, new = (TrackView(NAME, "", "track", pieces) for pieces in ({"0": (RED, BLUE)}, {"0": (RED,), "1": (BLUE,)}))
    assert steps(old, new) == [("move_piece", "0", "1", 1)]


def test_slots_are_filled_emptied_priced_and_marked() -> None:
    old = DisplayView(NAME, {"1": Slot("axe", 2), "2": Slot("bow"), "3": Slot("cup")}, for_sale=False)
    new = DisplayView(NAME, {"1": Slot("axe", 3), "2": Slot("drum", mark="sold")}, for_sale=False)
    assert list(list_slot_steps("market", old, new)) == [
        TableStep("slot_price", "market", "1", tile="axe", n=3),
        TableStep("fill_slot", "market", "2", tile="drum", instead="bow"),
        TableStep("mark", "market", "2", tile="drum", kind="sold"),
        TableStep("empty_slot", "market", "3", tile="cup"),
    ]
