### Dolmengötter in English, in the families of messages that games/carcassonne/texts/en.ftl lists.

# The name of the game, as on its box.
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
# A piece. $form: “a” after a verb (“place a …”), else after “the” or a number; $n: how many.
dolmengoetter-piece-dolmen =
    { $form ->
        [a] a dolmen
       *[bare]
            { $n ->
                [one] dolmen
               *[other] dolmens
            }
    }
# A piece. $form: “a” after a verb (“place a …”), else after “the” or a number; $n: how many.
dolmengoetter-piece-druid =
    { $form ->
        [a] a druid
       *[bare]
            { $n ->
                [one] druid
               *[other] druids
            }
    }
# Button on a phone of several people: shows $name alone the values of the own dolmens.
dolmengoetter-hand-to = { $name }’s dolmens
# What a player has in supply, read out. $n: how many.
dolmengoetter-stock-stone =
    { $n ->
        [one] { $n } stone in supply
       *[other] { $n } stones in supply
    }
# What a player has in supply, read out. $n: how many.
dolmengoetter-stock-dolmen =
    { $n ->
        [one] { $n } dolmen in supply
       *[other] { $n } dolmens in supply
    }
# A line above the board: the game ends soon after the last one.
# $names: "Anna" or "Anna and Ben"; $n: how many they are.
dolmengoetter-last-stone =
    { $n ->
        [one] { $names } has 1 stone left
       *[other] { $names } have 1 stone left each
    }
# As the message before, for dolmens.
dolmengoetter-last-dolmen =
    { $n ->
        [one] { $names } has 1 dolmen left
       *[other] { $names } have 1 dolmen left each
    }
# What a player has in supply, read out. $n: how many.
dolmengoetter-stock-druid =
    { $n ->
        [one] { $n } druid to place
       *[other] { $n } druids to place
    }

# What lies on the table, with $n pieces: read out as "Board, 12 pieces".
dolmengoetter-surface-plan = Board
# Read out behind the name of a board. $n: pieces on it.
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
## Name of a place or circle: at the head of a sheet, after a colon and inside sentences. At most 20 characters.

dolmengoetter-place = place { $id }
# A place on the border: it carries a rune, $rune (letters).
dolmengoetter-border-place = place { $id }, rune { $rune }
dolmengoetter-corner = corner { $id }, rune { $rune }
dolmengoetter-circle = circle { $id }
# $row: the row of circles from the top, $n: which one of it from the left. No line breaks at the hyphen.
dolmengoetter-circle-at-4 = square { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-6 = hexagon { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-8 = octagon { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-4 = square { $id }
dolmengoetter-circle-6 = hexagon { $id }
dolmengoetter-circle-8 = octagon { $id }

## What to do

dolmengoetter-prompt-druid = Place a druid
dolmengoetter-hint-druid = Any free place will do
dolmengoetter-prompt-move = Tap one of your druids
# The prompt once a druid is tapped.
dolmengoetter-ask-target = Where to?
# The prompt once it is clear where the druid goes: what stays on the place that it leaves.
dolmengoetter-ask-stone = Leave a stone here, or lose 1 point?
dolmengoetter-ask-last-point = Leave a stone here (your last point)
dolmengoetter-ask-nothing = Move on? You have no stones left
dolmengoetter-choice-herbs = Gather herbs
dolmengoetter-prompt-pass = You can’t do anything
# A button that answers a prompt. Short.
dolmengoetter-choice-pass = Pass
dolmengoetter-choice-stone = Leave a stone
dolmengoetter-choice-point = Lose 1 point
dolmengoetter-choice-nothing = Move on
# What leaving a stone would change, below "Leave a stone". $own: 1 if it is the reader who may build.
dolmengoetter-note-top =
    { $own ->
        [1] You may build on top
       *[other] { $seat } may build on top
    }
# Below an answer: what it would lead to. Short.
dolmengoetter-note-bottom =
    { $own ->
        [1] You may build at the bottom
       *[other] { $seat } may build at the bottom
    }
dolmengoetter-note-none = Nobody may build
# Below an answer: what it would lead to. Short.
dolmengoetter-note-and = { $one }. { $more }
# The same in the picture, in a small label at each circle: at most 16 letters. The shape of a player stands before it.
dolmengoetter-change-top =
    { $own ->
        [1] you build on top
       *[other] builds on top
    }
# As the message before, where the dolmen would lie at the bottom.
dolmengoetter-change-bottom =
    { $own ->
        [1] you build below
       *[other] builds below
    }
# $n of $least: stones that lie in the circle, of the 3 that it needs. With 3 it still needs a second colour.
dolmengoetter-change-open =
    { $missing ->
        [0] one colour only
       *[other] { $n } of { $least } stones
    }
# Why a stone changes nothing there, in the same label as the next two: who leads goes on leading.
dolmengoetter-change-goes-on = still leads
dolmengoetter-change-behind = others are tied
dolmengoetter-change-no-dolmen = no dolmen left
dolmengoetter-prompt-order = Which circle first?
dolmengoetter-hint-order = Tap a circle
# Where the dolmen would lie, in a small label at the circle: at most 8 letters. The shape of the player stands before it.
dolmengoetter-order-right =
    { $where ->
        [top] on top
       *[bottom] below
    }
# A button in the board as text: whose right, and where.
dolmengoetter-choice-right = { $seat }: { $circle }
# What a player is asked: a title of one line, about 40 characters.
dolmengoetter-prompt-right =
    { $where ->
        [top] Build here on top?
       *[bottom] Build here at the bottom?
    }
# The second line below a prompt.
dolmengoetter-hint-right =
    { $because ->
        [majority] You have the majority now: { $circle }
        [completing] Your circle was completed: { $circle }
       *[tie] You have made a tie: { $circle }
    }
dolmengoetter-choice-build = Build a dolmen
dolmengoetter-choice-decline = Don’t build
# A button: a dolmen of a value, $n of which are left.
dolmengoetter-choice-value =
    { $n ->
        [one] { $value } (your last)
       *[other] { $value } ({ $n } left)
    }
# The dolmen is outlined in the picture. $height: how many lie on each other there; $level: which of them, from the top.
dolmengoetter-prompt-value =
    { $height ->
        [1] What is your dolmen worth?
       *[other]
            { $level ->
                [1] What is your top dolmen worth?
               *[other] What is your level { $level } dolmen worth?
            }
    }
# $n of $of: how far the player has come with the own dolmens.
dolmengoetter-hint-value =
    { $of ->
        [1] { $circle }
       *[other] { $n } of { $of }: { $circle }
    }
# The host ended the game early: a button beside the values, and the line below the question.
dolmengoetter-choice-skip = Skip my dolmens
# The second line below a prompt.
dolmengoetter-hint-skip = { $n } of { $of }: { $circle }. What you skip doesn’t count

# What an early end by the host means: in its question, and after it below the result.
dolmengoetter-early-end-open = First all dolmens are turned over. They count as they lie.
dolmengoetter-early-end-asked = First everyone is asked for the values of their dolmens. They count as they lie.
dolmengoetter-early-end-skipped = Dolmens that nobody has named yet won’t count.
dolmengoetter-early-end-left-out = Dolmens that stay face down don’t count.

## Above the board: whom the table waits for. $seat: a player.

dolmengoetter-wait-druid = { $seat } places a druid
dolmengoetter-wait-turn = { $seat } moves a druid
dolmengoetter-wait-order = { $seat } chooses which circle comes first
dolmengoetter-wait-right = { $seat } may build a dolmen
dolmengoetter-wait-value = { $seat } turns dolmens over

## What to do

# Shown while several seats are awaited for the same. $names: "Hana and Jo".
dolmengoetter-wait-value-still = Still turning dolmens over: { $names }
dolmengoetter-wait-turn-over = Dolmens are being turned over
dolmengoetter-wait-score = Final scoring is under way

## What happened

# News, and a line of the timeline.
dolmengoetter-event-started = { $seat } goes first.
dolmengoetter-event-started-own = You go first.
# $at and $to name a place by a number that is printed nowhere: no sentence uses them, “Show” leads there.
dolmengoetter-event-druid-placed = { $seat } placed a druid.
dolmengoetter-event-druid-placed-own = You placed a druid.

## News, and a line of the timeline.

dolmengoetter-event-walked =
    { $left ->
        [stone] { $seat } walked and left a stone.
        [point] { $seat } walked and lost 1 point.
       *[nothing] { $seat } walked.
    }
dolmengoetter-event-walked-own =
    { $left ->
        [stone] You walked and left a stone.
        [point] You walked and lost 1 point.
       *[nothing] You walked.
    }
dolmengoetter-event-flown =
    { $left ->
        [stone] { $seat } flew and left a stone.
        [point] { $seat } flew and lost 1 point.
       *[nothing] { $seat } flew.
    }
dolmengoetter-event-flown-own =
    { $left ->
        [stone] You flew and left a stone.
        [point] You flew and lost 1 point.
       *[nothing] You flew.
    }
dolmengoetter-event-herbs-gathered = { $seat } gathered herbs.
dolmengoetter-event-herbs-gathered-own = You gathered herbs.
dolmengoetter-event-passed = { $seat } had to pass.
dolmengoetter-event-passed-own = You had to pass.
dolmengoetter-event-right-arose =
    { $because ->
        [majority] { $seat } may build: { $circle } (majority).
        [completing] { $seat }’s circle is complete, one more dolmen: { $circle }.
       *[tie] { $seat } may build: { $circle } (tie).
    }
dolmengoetter-event-right-arose-own =
    { $because ->
        [majority] You may build: { $circle } (majority).
        [completing] Your circle is complete, one more dolmen: { $circle }.
       *[tie] You may build: { $circle } (tie).
    }
dolmengoetter-event-right-lapsed = { $seat } has no dolmen left: { $circle }.
dolmengoetter-event-right-lapsed-own = You have no dolmen left: { $circle }.
dolmengoetter-event-right-chosen = { $seat } decides: { $circle } comes first.
dolmengoetter-event-right-chosen-own = You decide: { $circle } comes first.
dolmengoetter-event-dolmen-built =
    { $where ->
        [top] { $seat } built on top: { $circle }.
       *[bottom] { $seat } built at the bottom: { $circle }.
    }
dolmengoetter-event-dolmen-built-own =
    { $where ->
        [top] You built on top: { $circle }.
       *[bottom] You built at the bottom: { $circle }.
    }
dolmengoetter-event-dolmen-declined = { $seat } didn’t build: { $circle }.
dolmengoetter-event-dolmen-declined-own = You didn’t build: { $circle }.
dolmengoetter-event-value-chosen = { $seat } built a { $value }: { $circle }.
dolmengoetter-event-value-chosen-own = You built a { $value }: { $circle }.
dolmengoetter-event-value-reported = { $seat } turned over a { $value }: { $circle }, level { $level }.
dolmengoetter-event-value-reported-own = You turned over a { $value }: { $circle }, level { $level }.

## What happened

# The set-up was corrected: the seat has fewer dolmens of some value than it has built.
dolmengoetter-event-values-skipped = { $seat } skipped the dolmens left; they don’t count.
dolmengoetter-event-values-skipped-own = You skipped the dolmens left; they don’t count.
# News, and a line of the timeline.
dolmengoetter-event-value-lapsed = { $seat } has no such dolmen any more and chooses again: { $circle }, level { $level }.
dolmengoetter-event-value-lapsed-own = You have no such dolmen any more and choose again: { $circle }, level { $level }.
# News, and a line of the timeline.
dolmengoetter-event-stacks-turned-over =
    { $n ->
        [0] There was nothing to turn over.
        [one] The dolmens of one circle were turned over.
       *[other] The dolmens of { $n } circles were turned over.
    }
# Below the result: $counts is who of the tied players has built how many, "Anna 7, Ben 5".
dolmengoetter-tie-break = Equal points: whoever built more dolmens wins. { $counts }.
# $paid: who got how many points, "Anna 12, Ben 6".
dolmengoetter-event-circle-scored = Scored { $circle }: { $paid }.
# A part of the list of who got how many points. $seat: a player; $points: a number.
dolmengoetter-paid = { $seat } { $points }
# As the message before, to the player who gets the points.
dolmengoetter-paid-own = you { $points }
# Joins two parts of a list: $one, and $more behind it.
dolmengoetter-paid-and = { $one }, { $more }
# News, and a line of the timeline.
dolmengoetter-event-final-turns = { $seat } built their last dolmen: everybody else has one more turn.
dolmengoetter-event-final-turns-own = You built your last dolmen: everybody else has one more turn.
# News at the end. $seat: the winner; $points: of that player.
dolmengoetter-event-won =
    { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
# News to the player concerned.
dolmengoetter-event-won-own =
    { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
# News at the end. $n: how many share the victory; $points: of each.
dolmengoetter-event-shared =
    { $points ->
        [one] { $n } players share the victory with { $points } point each.
       *[other] { $n } players share the victory with { $points } points each.
    }
dolmengoetter-end-stones = The last stone has been left.
dolmengoetter-end-dolmens = Somebody built their last dolmen, and everybody else had one more turn.
dolmengoetter-end-stuck = Nobody could do anything any more.

## Refusals

# A refusal: why something cannot be done now.
dolmengoetter-not-your-turn = It is { $seat }’s turn.
dolmengoetter-druids-first = First all druids are placed.
dolmengoetter-druids-placed = Your three druids are on the board already.
dolmengoetter-move-first = Nobody may build now. A druid moves first.
dolmengoetter-rights-first = First somebody decides whether to build.
dolmengoetter-values-first = First the dolmens are turned over.
dolmengoetter-scoring-now = The game is being scored.

## A refusal: why something cannot be done now.

dolmengoetter-no-such-place = The board has no place { $id }.
dolmengoetter-stone-there = A stone is in the way: { $place }.
dolmengoetter-druid-there = A druid is there already: { $place }.
dolmengoetter-no-own-druid = None of your druids is there: { $place }.

## Refusals

dolmengoetter-druid-lies = This druid is lying down. It can only fly.
dolmengoetter-druid-stands = This druid is standing. Only one that is lying down can fly.
dolmengoetter-lies-already = This druid is lying down already.
dolmengoetter-herbs-on-the-spot = A druid gathers herbs where it stands.
dolmengoetter-own-place = A walk can’t end where it began.
# A refusal: why something cannot be done now.
dolmengoetter-out-of-reach = Out of reach: { $place }. From { $source } no line, rune or row of druids leads there.
dolmengoetter-no-stone-left = You have no stone left.
dolmengoetter-last-point = This is your last point. You have to leave a stone.
dolmengoetter-may-not-pass = You can still do something, so you can’t pass.
# A refusal: why something cannot be done now.
dolmengoetter-not-your-right = It is { $seat } who may build, not you.
dolmengoetter-order-first = First the player whose turn it is chooses which circle comes first.
dolmengoetter-right-chosen = That is decided: now it is time to build there or decline.
dolmengoetter-no-such-right = Nobody may build there.
# A refusal: why something cannot be done now.
dolmengoetter-other-right = Another circle comes first: { $circle }.
dolmengoetter-value-now = At this table you say the value when you build.
dolmengoetter-value-later = At this table the value is told when the dolmen is turned over.
# A refusal: why something cannot be done now.
dolmengoetter-value-not-in-supply = You have no { $value } left.
# A refusal: why something cannot be done now.
dolmengoetter-not-your-dolmen = This dolmen is { $seat }’s.
dolmengoetter-no-dolmens = Every player needs at least one dolmen.
dolmengoetter-no-tiles = There are no tiles in this game.

## A board that a table enters by taps

# Said where a table is opened, whose box has no board of its own yet.
dolmengoetter-board-guess = Nobody has entered the board of this box yet, so the app plays on an invented one.
# The shape of a circle: on a button.
dolmengoetter-size-4 = square
# The shape of a circle: on a button.
dolmengoetter-size-6 = hexagon
# The shape of a circle: on a button.
dolmengoetter-size-8 = octagon
# Two parts of the form; and what to do in each.
dolmengoetter-form-circles = Circles
# Heading of a part of the form.
dolmengoetter-form-runes = Runes
dolmengoetter-form-circles-about = Tap each circle until it has the shape on your board.
dolmengoetter-form-runes-about = Tap two places that show the same rune. Which rune it is doesn’t matter.
# Heading of a part of the form.
dolmengoetter-form-row = Row { $row }
# Heading of a part of the form.
dolmengoetter-form-circle = Row { $row }, circle { $n }

## What is wrong with a board that a table entered: ids as they stand in the file
## What is wrong with a board that somebody entered. Fields and places have the names of the file.

# Shown under a row of circles.
dolmengoetter-board-misfit = Row { $row } doesn’t fit the rows next to it yet.
dolmengoetter-board-misfit-hint =
    { $size ->
        [4] Everything fits if circle { $n } is a square.
        [6] Everything fits if circle { $n } is a hexagon.
       *[8] Everything fits if circle { $n } is an octagon.
    }

dolmengoetter-board-too-large = The board is too large: at most { $most } kB.
dolmengoetter-board-shape = The board can’t be read: { $at } is missing or has another form.
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
dolmengoetter-board-rune-missing = Place { $place_number } is on the border and has no partner yet.
dolmengoetter-board-rune-inside = { $place } is not on the border, but has a rune.
dolmengoetter-board-corner = { $place }: the corners, and only they, have the rune F.
dolmengoetter-board-rune-count = Rune { $rune } is there { $n } times instead of { $wanted }.
dolmengoetter-board-rune-pairs = The pairs of runes are not those of the places.

## Score lines: title, parts, the rule

dolmengoetter-circle-full = Full circle
dolmengoetter-circle-final = Circle at the end
dolmengoetter-start = Points at the start
dolmengoetter-lost = Moved without a stone

# Where points are “?” because a value is not known on this phone.
dolmengoetter-unknown = Dolmens that this phone does not know are “?”.

# Part of a score line: one dolmen. Level 1 is on top.
dolmengoetter-part-level-1 = level 1: dolmen { $value } × factor { $factor }

## In a score line, before “× 2 points”: what was counted.

dolmengoetter-part-level-2 = level 2: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-3 = level 3: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-4 = level 4: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-5 = level 5: dolmen { $value } × factor { $factor }
dolmengoetter-part-level-6 = level 6: dolmen { $value } × factor { $factor }

## Score lines: title, parts, the rule

# A dolmen of a scored circle as short as can be: "1 × 4 + 2 × 3".
dolmengoetter-product = { $value } × { $factor }
dolmengoetter-part-start = as for everybody
dolmengoetter-part-lost = 1 point lost

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

# Title of an option or of one of its values.
dolmengoetter-option-edition = Edition
dolmengoetter-option-edition-about = Which box is on the table.
dolmengoetter-option-edition-2005 = Die Dolmengötter
dolmengoetter-option-edition-2005-about = The box of 2005: for up to 5 people, everybody begins with 4 points.
# A value of an option. One or two words.
dolmengoetter-option-edition-2015 = Dolmen
dolmengoetter-option-edition-2015-about = The box of 2015: for up to 4 people, everybody begins with 5 points.
dolmengoetter-option-values = Values of dolmens
dolmengoetter-option-values-about = When you tell the app what a dolmen is worth.
dolmengoetter-option-values-turned-over = When turned over
dolmengoetter-option-values-turned-over-about = You tell the value when the circle is scored. Nothing on a phone is secret.
dolmengoetter-option-values-when-built = When built
dolmengoetter-option-values-when-built-about = You choose the value on your own phone when you build. Others see it when the circle is scored.
dolmengoetter-option-start-points = Points at the start
# A value of an option. One or two words.
dolmengoetter-option-start-points-0 = automatic
dolmengoetter-option-start-points-about = Automatic: as in the edition, 4 or 5.
dolmengoetter-option-stones = Stones each
# A value of an option. One or two words.
dolmengoetter-option-stones-0 = automatic
dolmengoetter-option-stones-about = Automatic: our guess, 16 for two or three players, 15 for four, 12 for five. Check your booklet.
dolmengoetter-option-dolmens-1 = Dolmens worth 1
dolmengoetter-option-dolmens-1-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-2 = Dolmens worth 2
dolmengoetter-option-dolmens-2-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-3 = Dolmens worth 3
dolmengoetter-option-dolmens-3-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-dolmens-4 = Dolmens worth 4
dolmengoetter-option-dolmens-4-about = How many each player has. Our guess: count those in your box.
dolmengoetter-option-completing-right = Completing a circle
dolmengoetter-option-completing-right-about = Whether you may build when somebody else fills a circle in which you already have the majority.
dolmengoetter-option-completing-right-off = No dolmen
dolmengoetter-option-completing-right-off-about = Only a new majority gives a dolmen.
dolmengoetter-option-completing-right-on = One dolmen
dolmengoetter-option-completing-right-on-about = You may build one dolmen on top before the circle is scored.
dolmengoetter-option-preview = Show what a stone changes
dolmengoetter-option-preview-about = Whether phones say who may build before a stone is left.
# A value of an option. One or two words.
dolmengoetter-option-preview-on = Shown
dolmengoetter-option-preview-on-about = “Leave a stone” also says who may then build, and where.
# A value of an option. One or two words.
dolmengoetter-option-preview-off = Hidden
dolmengoetter-option-preview-off-about = You see for yourself what a stone changes.
dolmengoetter-option-projection = If it ended now
dolmengoetter-option-projection-about = Whether phones show what the final scoring would add at any time.
# A value of an option. One or two words.
dolmengoetter-option-projection-on = Shown
dolmengoetter-option-projection-on-about = Points as if the game ended now, with “?” for dolmens that you don’t know.
# A value of an option. One or two words.
dolmengoetter-option-projection-off = Hidden
dolmengoetter-option-projection-off-about = Dolmens are counted only when they are scored.

## How to play, step by step: a title and a text each

# Title of a card of “How to play”. One or two words.
dolmengoetter-help-1 = Place
dolmengoetter-help-1-about = In turn, each player places a druid on a free place until everybody has three.
# Title of a card of “How to play”. One or two words.
dolmengoetter-help-2 = Druids
dolmengoetter-help-2-about = Walk to a neighbouring place, over druids if you like; or lay a druid down to gather herbs; or fly with one that lies. Leave a stone where it was, or lose 1 point.
# Title of a card of “How to play”. One or two words.
dolmengoetter-help-3 = Dolmens
dolmengoetter-help-3-about = With at least 3 stones of 2 colours a circle counts. Whoever gets the majority may build on top; whoever makes a tie, at the bottom. A crown in the circle shows who leads.
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
dolmengoetter-ruling-8 = If others are tied and you stay behind, you don’t build. If you catch up, you build at the bottom.
dolmengoetter-ruling-9 = A majority that was lost and is won again counts as new.
dolmengoetter-ruling-10 = You may always decline to build. Nobody else gets your right.
dolmengoetter-ruling-11 = If a stone gives several rights, the player whose turn it is says which comes first.
dolmengoetter-ruling-12 = Filling a circle gives nothing to an old majority, unless the table chose otherwise.
dolmengoetter-ruling-13 = If two players build their last dolmen in one turn, the first of them counts.
dolmengoetter-ruling-14 = At the end circles that are not full score with the same factors.
dolmengoetter-ruling-15 = With equal points whoever built more dolmens wins, scored ones included. Otherwise the victory is shared.
dolmengoetter-ruling-16 = If the host ends the game early, all dolmens are turned over and score as at the end. Those that nobody names score nothing.
dolmengoetter-ruling-17 = Points given or taken by agreement move the marker: with 1 point left you have to leave a stone.

## A close look at a place: how each of its circles stands. $full: 1 if no place is left.

# A line of the close look at a tile or place: what it is part of.
dolmengoetter-belongs-majority =
    { $full ->
        [1] { $circle }, full: { $seat } has the majority
       *[other] { $circle }: { $seat } has the majority
    }
# A line of the close look at a tile or place: what it is part of.
dolmengoetter-belongs-tie =
    { $full ->
        [1] { $circle }, full: { $n } players are tied
       *[other] { $circle }: { $n } players are tied
    }
# A line of the close look at a tile or place: what it is part of.
dolmengoetter-belongs-open =
    { $full ->
        [1] { $circle }, full, in one colour
       *[other] { $circle }: needs 3 stones of 2 colours to count
    }
