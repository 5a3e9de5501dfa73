### Dolmengötter in English, in the families of messages that games/carcassonne/texts/en.ftl lists.

dolmengoetter-name = Dolmengötter

## Words

dolmengoetter-category-circle = Full circles
dolmengoetter-category-final = End of the game
dolmengoetter-category-start = At the start
dolmengoetter-category-lost = Points lost
# $form: "a" after a verb ("place a druid"), else after "the" or a number; $n: how many.
dolmengoetter-piece-stone =
    { $form ->
        [a] a stone
       *[bare]
            { $n ->
                [one] stone
               *[other] stones
            }
    }
dolmengoetter-piece-dolmen =
    { $form ->
        [a] a dolmen
       *[bare]
            { $n ->
                [one] dolmen
               *[other] dolmens
            }
    }
dolmengoetter-piece-druid =
    { $form ->
        [a] a druid
       *[bare]
            { $n ->
                [one] druid
               *[other] druids
            }
    }
dolmengoetter-stock-stone =
    { $n ->
        [one] { $n } stone in supply
       *[other] { $n } stones in supply
    }
dolmengoetter-stock-dolmen =
    { $n ->
        [one] { $n } dolmen in supply
       *[other] { $n } dolmens in supply
    }
dolmengoetter-stock-druid =
    { $n ->
        [one] { $n } druid to place
       *[other] { $n } druids to place
    }

# What lies on the table, with $n pieces: read out as "Board, 12 pieces".
dolmengoetter-surface-plan = Board
dolmengoetter-counted-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }

# Said of a circle: who leads there, "Anna" or "Anna and Ben"; $n: how many.
dolmengoetter-holders =
    { $n ->
        [one] { $names } has the majority.
       *[other] { $names } are tied.
    }

## Names of places and circles. They stand after "at" and "to", and at the head of a sheet.

dolmengoetter-place = place { $id }
# A place on the border: it carries a rune, $rune (letters).
dolmengoetter-border-place = place { $id }, rune { $rune }
dolmengoetter-corner = corner { $id }, rune { $rune }
dolmengoetter-circle = circle { $id }
# $row: the row of circles from the top, $n: which one of it from the left.
dolmengoetter-circle-at-4 = square { $row }-{ $n }
dolmengoetter-circle-at-6 = hexagon { $row }-{ $n }
dolmengoetter-circle-at-8 = octagon { $row }-{ $n }
dolmengoetter-circle-4 = square { $id }
dolmengoetter-circle-6 = hexagon { $id }
dolmengoetter-circle-8 = octagon { $id }

## What to do

dolmengoetter-prompt-druid = Place a druid
dolmengoetter-hint-druid = Any free place will do
# $lying: 1 if a druid lies that could fly.
dolmengoetter-prompt-move =
    { $lying ->
        [1] Walk, fly or gather herbs
       *[other] Walk or gather herbs
    }
dolmengoetter-hint-move = For herbs tap the druid twice
# Below the place of a druid that has been tapped; at most 16 letters.
dolmengoetter-label-herbs = Gather herbs
dolmengoetter-choice-herbs = Gather herbs
dolmengoetter-prompt-pass = You can't do anything
dolmengoetter-choice-pass = Pass
dolmengoetter-choice-stone = Leave a stone
dolmengoetter-choice-point = Lose 1 point
dolmengoetter-choice-nothing = Go without a stone
# What leaving a stone would change, below "Leave a stone".
dolmengoetter-note-top = { $seat } may build on top: { $circle }
dolmengoetter-note-bottom = { $seat } may build at the bottom: { $circle }
# Why nobody may build in a circle of that place.
dolmengoetter-note-none =
    { $why ->
        [goes_on] { $circle }: the majority stays
        [behind] { $circle }: others are tied
        [no_dolmen] { $circle }: no dolmen left
       *[open] { $circle }: doesn't count yet
    }
dolmengoetter-note-and = { $one }; { $more }
dolmengoetter-prompt-order = Which right comes first?
# A button: whose right, and where.
dolmengoetter-choice-right = { $seat }: { $circle }
dolmengoetter-prompt-right =
    { $where ->
        [top] Build on top: { $circle }?
       *[bottom] Build at the bottom: { $circle }?
    }
dolmengoetter-hint-right =
    { $because ->
        [majority] You have the majority there now
        [completing] Your circle was completed
       *[tie] You have made a tie there
    }
dolmengoetter-choice-build = Build a dolmen
dolmengoetter-choice-decline = Don't build
# A button: a dolmen of a value, $n of which are left.
dolmengoetter-choice-value =
    { $n ->
        [one] A { $value }, your last
       *[other] A { $value }, { $n } left
    }
dolmengoetter-prompt-value = { $circle }, level { $level }: what is your dolmen worth?

dolmengoetter-wait-druid = { $seat } places a druid
dolmengoetter-wait-turn = { $seat } moves a druid
dolmengoetter-wait-order = { $seat } says which right comes first
dolmengoetter-wait-right = { $seat } may build a dolmen
dolmengoetter-wait-value = { $seat } turns dolmens over
dolmengoetter-wait-turn-over = Dolmens are being turned over
dolmengoetter-wait-score = Final scoring is under way

## What happened

dolmengoetter-event-started = { $seat } begins.
dolmengoetter-event-druid-placed = { $seat } placed a druid at { $at }.
dolmengoetter-event-walked =
    { $left ->
        [stone] { $seat } walked to { $to } and left a stone.
        [point] { $seat } walked to { $to } and lost 1 point.
       *[nothing] { $seat } walked to { $to }.
    }
dolmengoetter-event-flown =
    { $left ->
        [stone] { $seat } flew to { $to } and left a stone.
        [point] { $seat } flew to { $to } and lost 1 point.
       *[nothing] { $seat } flew to { $to }.
    }
dolmengoetter-event-herbs-gathered = { $seat } gathered herbs at { $at }.
dolmengoetter-event-passed = { $seat } had to pass.
dolmengoetter-event-right-arose =
    { $because ->
        [majority] { $seat } has the majority and may build: { $circle }.
        [completing] { $seat }'s circle is complete, one more dolmen: { $circle }.
       *[tie] { $seat } made a tie and may build: { $circle }.
    }
dolmengoetter-event-right-lapsed = { $seat } has no dolmen left: { $circle }.
dolmengoetter-event-right-chosen = { $seat } says: { $circle } comes first.
dolmengoetter-event-dolmen-built =
    { $where ->
        [top] { $seat } built on top of { $circle }.
       *[bottom] { $seat } built at the bottom of { $circle }.
    }
dolmengoetter-event-dolmen-declined = { $seat } didn't build: { $circle }.
dolmengoetter-event-value-chosen = { $seat } built a { $value }: { $circle }.
dolmengoetter-event-value-told = { $seat } turned over a { $value }: { $circle }, level { $level }.
# The set-up was corrected: the seat has fewer dolmens of some value than it has built.
dolmengoetter-event-value-lapsed = { $seat } has no such dolmen any more and chooses again: { $circle }, level { $level }.
dolmengoetter-event-stacks-turned-over =
    { $n ->
        [0] There was nothing to turn over.
        [one] The dolmens of one circle were turned over.
       *[other] The dolmens of { $n } circles were turned over.
    }
# $paid: who got how many points, "Anna 12, Ben 6".
dolmengoetter-event-circle-scored = Scored, { $circle }: { $paid }.
dolmengoetter-paid = { $seat } { $points }
dolmengoetter-paid-and = { $one }, { $more }
dolmengoetter-event-final-turns = { $seat } built the last dolmen: everybody else has one more turn.
dolmengoetter-event-won =
    { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
dolmengoetter-event-shared =
    { $points ->
        [one] { $n } players share the victory with { $points } point each.
       *[other] { $n } players share the victory with { $points } points each.
    }
dolmengoetter-end-stones = The last stone has been left.
dolmengoetter-end-dolmens = A player built the last dolmen, and everybody else had one more turn.
dolmengoetter-end-stuck = Nobody could do anything any more.

## Refusals

dolmengoetter-not-your-turn = It is { $seat }'s turn, not yours.
dolmengoetter-druids-first = First all druids are placed.
dolmengoetter-druids-placed = Your three druids are on the board already.
dolmengoetter-move-first = Nobody may build now. A druid moves first.
dolmengoetter-rights-first = First somebody says whether to build.
dolmengoetter-values-first = First the dolmens are turned over.
dolmengoetter-scoring-now = The game is being scored.
dolmengoetter-no-such-place = The board has no place { $id }.
dolmengoetter-stone-there = A stone is in the way: { $place }.
dolmengoetter-druid-there = A druid is there already: { $place }.
dolmengoetter-no-own-druid = None of your druids is there: { $place }.
dolmengoetter-druid-lies = This druid lies down. It can only fly.
dolmengoetter-druid-stands = This druid stands. Only one that lies can fly.
dolmengoetter-lies-already = This druid lies down already.
dolmengoetter-herbs-on-the-spot = A druid gathers herbs where it stands.
dolmengoetter-own-place = A walk can't end where it began.
dolmengoetter-out-of-reach = Out of reach: { $place }. From { $source } no line, rune or row of druids leads there.
dolmengoetter-no-stone-left = You have no stone left.
dolmengoetter-last-point = This is your last point. You have to leave a stone.
dolmengoetter-may-not-pass = You can still do something, so you can't pass.
dolmengoetter-not-your-right = It is { $seat } who may build, not you.
dolmengoetter-order-first = First the player whose turn it is says which right comes first.
dolmengoetter-right-chosen = That has been said: the right has to be answered now.
dolmengoetter-no-such-right = There is no right to build there.
dolmengoetter-other-right = Another right is answered now: { $circle }.
dolmengoetter-value-now = At this table you say the value when you build.
dolmengoetter-value-later = At this table the value is told when the dolmen is turned over.
dolmengoetter-value-not-in-supply = You have no { $value } left.
dolmengoetter-not-your-dolmen = This dolmen is { $seat }'s.
dolmengoetter-no-dolmens = Every player needs at least one dolmen.
dolmengoetter-no-tiles = There are no tiles in this game.

## What is wrong with a board that a table entered: ids as they stand in the file

dolmengoetter-board-too-large = The board is too large: at most { $most } kB.
dolmengoetter-board-shape = The board can't be read: { $at } is missing or has another form.
dolmengoetter-board-id-twice = { $id } is used twice.
dolmengoetter-board-no-such-place = { $where } names { $id }, but there is no such place.
dolmengoetter-board-circles = The board has { $n } circles instead of { $wanted }.
dolmengoetter-board-size = Circle { $circle } has size { $size }. A circle has 4, 6 or 8 places.
dolmengoetter-board-ring = Circle { $circle } lists { $n } different places instead of { $size }.
dolmengoetter-board-outside = { $place } lies outside the drawing.
dolmengoetter-board-side-shared = The side from { $place } to { $other } belongs to { $n } circles. At most two are possible.
dolmengoetter-board-line-twice = The line from { $place } to { $other } is listed twice.
dolmengoetter-board-line-not-a-side = The line from { $place } to { $other } is not a side of a circle.
dolmengoetter-board-line-missing = The side from { $place } to { $other } is missing among the lines.
dolmengoetter-board-border-torn = The border is not closed at { $place }.
dolmengoetter-board-border-parts = The border is more than one ring: { $place } is on another one.
dolmengoetter-board-outline = The outline is not the border in ring order.
dolmengoetter-board-border-circles = { $place } on the border belongs to { $n } circles. It has to be one or two.
dolmengoetter-board-inner-circles = { $place } belongs to { $n } circles. Inside the board it has to be three.
dolmengoetter-board-rune-missing = { $place } is on the border and has no rune.
dolmengoetter-board-rune-inside = { $place } is not on the border, but has a rune.
dolmengoetter-board-corner = { $place }: the corners, and only they, have the rune F.
dolmengoetter-board-rune-count = Rune { $rune } is there { $n } times instead of { $wanted }.
dolmengoetter-board-rune-pairs = The pairs of runes are not those of the places.

## Score lines: title, parts, the rule

dolmengoetter-circle-full = Full circle
dolmengoetter-circle-final = Circle at the end
dolmengoetter-start = Points at the start
dolmengoetter-lost = No stone left behind

# Where points are “?” because a value is not known on this phone.
dolmengoetter-unknown = Dolmens that this phone does not know are “?”.

dolmengoetter-part-level-1 = level 1: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-2 = level 2: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-3 = level 3: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-4 = level 4: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-5 = level 5: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-6 = level 6: dolmen { $value } × factor { $factor }
dolmengoetter-part-start = as for everybody
dolmengoetter-part-lost = 1 point instead

dolmengoetter-rule-circle-full = In a full circle each dolmen scores its value times the factor of its level: 3, 4 or 5 on top of a circle of 4, 6 or 8 places, one less on each level below.
dolmengoetter-rule-circle-final = At the end circles that are not full score as well, with the same factors.
dolmengoetter-rule-start = Everybody begins with the same points.
dolmengoetter-rule-lost = Whoever leaves no stone after a walk or a flight loses 1 point.

# Which card of “How to play” explains the points that cite this section of RULES.md, or points for this reason: its title.
dolmengoetter-section-2 = { dolmengoetter-help-1 }
dolmengoetter-section-5 = { dolmengoetter-help-2 }
dolmengoetter-section-7 = { dolmengoetter-help-4 }
dolmengoetter-section-8 = { dolmengoetter-help-5 }

## Options

dolmengoetter-option-edition = Edition
dolmengoetter-option-edition-about = Which box is on the table.
dolmengoetter-option-edition-2005 = Die Dolmengötter
dolmengoetter-option-edition-2005-about = The box of 2005: everybody begins with 4 points.
dolmengoetter-option-edition-2015 = Dolmen
dolmengoetter-option-edition-2015-about = The box of 2015: everybody begins with 5 points.
dolmengoetter-option-values = Values of dolmens
dolmengoetter-option-values-about = When you tell the app what a dolmen is worth.
dolmengoetter-option-values-turned-over = When turned over
dolmengoetter-option-values-turned-over-about = You tell the value when the circle is scored. Nothing on a phone is secret.
dolmengoetter-option-values-when-built = When built
dolmengoetter-option-values-when-built-about = You choose the value on your own phone when you build. Others see it when the circle is scored.
dolmengoetter-option-start-points = Points at the start
dolmengoetter-option-start-points-0 = auto
dolmengoetter-option-start-points-about = auto: as in the edition, 4 or 5.
dolmengoetter-option-stones = Stones each
dolmengoetter-option-stones-0 = auto
dolmengoetter-option-stones-about = auto: our guess, 16 for two or three players, 15 for four, 12 for five. Check your booklet.
dolmengoetter-option-dolmens-1 = Dolmens of 1
dolmengoetter-option-dolmens-1-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-2 = Dolmens of 2
dolmengoetter-option-dolmens-2-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-3 = Dolmens of 3
dolmengoetter-option-dolmens-3-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-4 = Dolmens of 4
dolmengoetter-option-dolmens-4-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-completing-right = Completing a circle
dolmengoetter-option-completing-right-about = Whether you may build when somebody else fills a circle in which you already have the majority.
dolmengoetter-option-completing-right-off = No dolmen
dolmengoetter-option-completing-right-off-about = Only a new majority gives a dolmen.
dolmengoetter-option-completing-right-on = One dolmen
dolmengoetter-option-completing-right-on-about = You may build one dolmen on top before the circle is scored.
dolmengoetter-option-preview = Show what a stone changes
dolmengoetter-option-preview-about = Whether phones say who may build before a stone is left.
dolmengoetter-option-preview-on = Shown
dolmengoetter-option-preview-on-about = “Leave a stone” also says who may then build, and where.
dolmengoetter-option-preview-off = Hidden
dolmengoetter-option-preview-off-about = You see for yourself what a stone changes.
dolmengoetter-option-projection = If it ended now
dolmengoetter-option-projection-about = Whether phones show what the final scoring would add at any time.
dolmengoetter-option-projection-on = Shown
dolmengoetter-option-projection-on-about = Points as if the game ended now, with “?” for dolmens that you don't know.
dolmengoetter-option-projection-off = Hidden
dolmengoetter-option-projection-off-about = Dolmens are counted only when they are scored.

## How to play, step by step: a title and a text each

dolmengoetter-help-1 = Place
dolmengoetter-help-1-about = In turn, each player places a druid on a free place until everybody has three.
dolmengoetter-help-2 = Druids
dolmengoetter-help-2-about = Walk to a neighbouring place, over druids if you like; or lay a druid down to gather herbs; or fly with one that lies. Leave a stone where it was, or lose 1 point.
dolmengoetter-help-3 = Dolmens
dolmengoetter-help-3-about = With at least 3 stones of 2 colours a circle counts. Whoever gets the majority may build on top; whoever makes a tie, at the bottom.
dolmengoetter-help-4 = Full circles
dolmengoetter-help-4-about = A full circle scores: each dolmen its value times the factor of its level. The dolmens leave the game.
dolmengoetter-help-5 = The end
dolmengoetter-help-5-about = After the last dolmen of a player everybody else has one more turn; after the last stone of all it ends at once. Then all dolmens left on the board score.

## Where the printed rules are silent: how this table decides

dolmengoetter-ruling-1 = No source that we could read shows how the circles lie. The board in the app is a reconstruction; a table can play on its own board instead.
dolmengoetter-ruling-2 = Stones: 16 each for two or three players, 15 for four, 12 for five, unless the table sets other numbers.
dolmengoetter-ruling-3 = Dolmens: 13 each, five of 1, four of 2, three of 3, one of 4, unless the table sets other numbers.
dolmengoetter-ruling-4 = The edition decides nothing but the points at the start.
dolmengoetter-ruling-5 = The table chooses who begins. That player places first and moves first; then it goes round.
dolmengoetter-ruling-6 = One of the three actions has to be done. You pass only if nothing is possible.
dolmengoetter-ruling-7 = A walk never ends where it began. Gathering herbs costs nothing.
dolmengoetter-ruling-8 = If others are tied and you stay behind, you don't build. If you catch up, you build at the bottom.
dolmengoetter-ruling-9 = A majority that was lost and is won again counts as new.
dolmengoetter-ruling-10 = You may always decline to build. Nobody else gets your right.
dolmengoetter-ruling-11 = If a stone gives several rights, the player whose turn it is says which comes first.
dolmengoetter-ruling-12 = Filling a circle gives nothing to an old majority, unless the table chose otherwise.
dolmengoetter-ruling-13 = If two players build their last dolmen in one turn, the first of them counts.
dolmengoetter-ruling-14 = At the end circles that are not full score with the same factors.
dolmengoetter-ruling-15 = With equal points whoever built more dolmens wins, scored ones included. Otherwise the victory is shared.
dolmengoetter-ruling-16 = If the host ends the game early, dolmens that lie face down score nothing.
dolmengoetter-ruling-17 = Points given or taken by agreement move the marker: with 1 point left you have to leave a stone.

## A close look at a place: how each of its circles stands. $full: 1 if no place is left.

dolmengoetter-belongs-majority =
    { $full ->
        [1] { $circle }, full: { $seat } has the majority
       *[other] { $circle }: { $seat } has the majority
    }
dolmengoetter-belongs-tie =
    { $full ->
        [1] { $circle }, full: { $n } players are tied
       *[other] { $circle }: { $n } players are tied
    }
dolmengoetter-belongs-open =
    { $full ->
        [1] { $circle }, full, in one colour
       *[other] { $circle }: needs 3 stones of 2 colours to count
    }
