### Mills in English, in the families of messages that games/carcassonne/texts/en.ftl lists.

mills-name = Mills

## Words

mills-category-rows = Rows
mills-category-tops = Top stones
mills-category-track = Track
mills-piece-stone =
    { $n ->
        [one] stone
       *[other] stones
    }
mills-piece-marker =
    { $n ->
        [one] marker
       *[other] markers
    }
mills-mark-scored = Has scored
mills-stock-stone =
    { $n ->
        [one] { $n } stone in hand
       *[other] { $n } stones in hand
    }
mills-surface-plan = Plan
mills-surface-track = Track
mills-track-schema = This is no track: the file needs “schema”: “mills-track/1” and its last space.
mills-track-last = The last space is { $least } to { $most }.
mills-counted-stones =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
mills-counted-markers =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
mills-spot = { $spot }
mills-space = Space { $n }
mills-asks-row = a row of three
mills-gives-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
mills-area-row-1 = bottom row
mills-area-row-2 = middle row
mills-area-row-3 = top row
mills-area-column-a = left column
mills-area-column-b = middle column
mills-area-column-c = right column
mills-area-diagonal-up = diagonal from a1 to c3
mills-area-diagonal-down = diagonal from a3 to c1

## What to do

mills-prompt-lay = Lay a stone
mills-prompt-value = Which stone is on { $spot }?
mills-value = A { $value }
mills-prompt-move = Move a stone
mills-decline = No move
mills-then-stay = Leave it upright
mills-then-press = Lay it on its side
mills-cost-jump = Your marker goes back a space
mills-wait-lay = { $seat } lays a stone
mills-wait-value = { $seat } chooses a value
mills-wait-move = { $seat } moves a stone
mills-wait-score = Counting the points

## What happened

mills-event-stone-laid = { $seat } laid a stone on { $spot }.
mills-event-value-chosen = { $seat } laid a { $value } on { $spot }.
mills-event-stone-moved =
    { $lying ->
        [one] { $seat } moved a stone from { $source } to { $target } and laid it on its side.
       *[other] { $seat } moved a stone from { $source } to { $target }.
    }
mills-event-passed = { $seat } didn’t move.
mills-event-row-scored =
    { $points ->
        [one] { $seat } scored { $points } point: { $row }.
       *[other] { $seat } scored { $points } points: { $row }.
    }
mills-event-game-scored = The game is over.
mills-end-track = A marker reached the end of the track.
mills-end-turns = The last turn has been played.

## Refusals

mills-not-your-turn = It is { $seat }’s turn, not yours.
mills-lay-first = Lay your stones first.
mills-value-first = Say first which stone you laid.
mills-value-taken = Your { $value } lies on the plan already.
mills-all-laid = All stones are on the plan.
mills-spot-taken = A stone lies on { $spot } already.
mills-no-such-move = A stone cannot go from { $source } to { $target }.
mills-no-tiles = There are no tiles in this game.

## Points

mills-rows = Row of three
mills-tops = Top stones at the end
mills-track = Space of the marker
mills-part-stones-1 =
    { $count ->
        [one] { $count } stone of 1
       *[other] { $count } stones of 1
    }
mills-part-stones-2 =
    { $count ->
        [one] { $count } stone of 2
       *[other] { $count } stones of 2
    }
mills-part-stones-3 =
    { $count ->
        [one] { $count } stone of 3
       *[other] { $count } stones of 3
    }
mills-part-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
mills-rule-rows = A row of three of your own stones on top scores their values.
mills-rule-tops = At the end each upright stone of yours on top scores its value.
mills-rule-track = At the end your marker scores the number of its space.
mills-section-1 = Points
mills-help-1 = Points
mills-help-1-about = Three stones of yours on top in a row score their values and move your marker on.

## Options

mills-option-values = Values
mills-option-values-about = What the stones are worth.
mills-option-values-open = All 1
mills-option-values-open-about = Each stone is worth 1.
mills-option-values-hidden = Hidden, 1 to 3
mills-option-values-hidden-about = Each player lays a 1, a 2 and a 3 face down.
mills-option-turns = Moves
mills-option-turns-about = How many moves each player has.
