"""Random games with any set of boxes: a referee without the ruleset follows every draw, offer, placement and point."""

from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st

from games.carcassonne.meta import EXPANSIONS, META
from tests.contract.cases import EVERYTHING
from tests.proofs.carcassonne_games import WHOLE_GAME, Game, list_option_values, referee_game

BOXES = tuple(box.id for box in EXPANSIONS)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return any table: set of boxes, seats, way to draw, options; a whole game, or one that its host ends."""
    boxes = tuple(box for box in BOXES if draw(st.booleans(), box))
    most = max((box.max_seats or META.max_seats for box in EXPANSIONS if box.id in boxes), default=META.max_seats)
    options = {key: draw(st.sampled_from(values), key) for key, values in list_option_values(boxes).items()}
    return Game(
        boxes,
        draw(st.integers(META.min_seats, most), "seats"),
        draw(st.sampled_from(META.draws), "draw"),
        options,
        draw(st.integers(0, 2**32), "seed"),
        draw(st.sampled_from((30, 60, WHOLE_GAME)), "parts"),
        offers=1.0 if EVERYTHING else 0.2,
    )


@settings(
    max_examples=400 if EVERYTHING else 6,
    deadline=None,
    derandomize=not EVERYTHING,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate, Phase.shrink] if EVERYTHING else [Phase.generate],
)
@given(games())
def test_a_random_game_is_played_by_the_rules(game: Game) -> None:
    """Hundreds of games in a deep run, a few otherwise."""
    event("boxes " + "+".join(game.boxes))
    referee_game(game)
