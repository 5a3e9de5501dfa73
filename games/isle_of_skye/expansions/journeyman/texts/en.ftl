### Journeyman in English: what the expansion says besides Isle of Skye's own file, in the same families.

## Words

# The name of the expansion, as on its box; alone and in lists.
isle-of-skye-journeyman-name = Journeyman
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
isle-of-skye-journeyman-about = { $tiles } tiles, and a board each: three tracks, bonus tiles, and a journeyman who crosses your land.
# The symbol on eight landscape tiles; stands alone and in lists of symbols.
isle-of-skye-symbol-journeyman = Journeyman symbol
# After “a tile with”, alone or in a list.
isle-of-skye-with-journeyman =
    { $n ->
        [one] a journeyman symbol
       *[other] { $n } journeyman symbols
    }
isle-of-skye-category-tracks = Tracks and bonus tiles
# A phase of the round: a heading, and in a list of phases. One word.
isle-of-skye-stage-journey = Journey
isle-of-skye-track-warrior = Warrior track
isle-of-skye-track-merchant = Merchant track
isle-of-skye-track-herald = Herald track
# In headings of choices, before the number of a space, and in lists.
isle-of-skye-track-warrior-short = Warrior
# In headings of choices, before the number of a space, and in lists.
isle-of-skye-track-merchant-short = Merchant
# In headings of choices, before the number of a space, and in lists.
isle-of-skye-track-herald-short = Herald
isle-of-skye-bonus-third-waypoint = Third Waypoint Marker
isle-of-skye-bonus-advance = Advance on a Track
isle-of-skye-bonus-one-road = One Road
isle-of-skye-bonus-extra-movement = Extra Movement
isle-of-skye-bonus-five-gold = Five Gold
isle-of-skye-bonus-two-roads = Two Roads
isle-of-skye-bonus-no-axe = No Axe
isle-of-skye-bonus-bank-pays = Bank Pays
isle-of-skye-bonus-two-buys = Two Buys

## Pieces and progress boards

# A piece: in a list, with its number, and as what is taken or moved.
isle-of-skye-piece-journeyman =
    { $form ->
        [a] a journeyman
       *[bare] journeyman
    }
# A piece. $form: “a” after a verb (“place a …”), else after “the” or a number; $n: how many.
isle-of-skye-piece-waypoint =
    { $form ->
        [a] a waypoint marker
       *[bare]
            { $n ->
                [one] waypoint marker
               *[other] waypoint markers
            }
    }
# A piece. $form: “a” after a verb (“place a …”), else after “the” or a number; $n: how many.
isle-of-skye-piece-road =
    { $form ->
        [a] a road
       *[bare]
            { $n ->
                [one] road
               *[other] roads
            }
    }

## A piece. $form: “a” after a verb (“place a …”), else after “the” or a number.

isle-of-skye-piece-progress-warrior =
    { $form ->
        [a] a progress marker
       *[bare] progress marker
    }
isle-of-skye-piece-progress-merchant =
    { $form ->
        [a] a progress marker
       *[bare] progress marker
    }
isle-of-skye-piece-progress-herald =
    { $form ->
        [a] a progress marker
       *[bare] progress marker
    }
isle-of-skye-piece-bonus-third-waypoint =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-third-waypoint }”
       *[bare] bonus tile “{ isle-of-skye-bonus-third-waypoint }”
    }
isle-of-skye-piece-bonus-advance =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-advance }”
       *[bare] bonus tile “{ isle-of-skye-bonus-advance }”
    }
isle-of-skye-piece-bonus-one-road =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-one-road }”
       *[bare] bonus tile “{ isle-of-skye-bonus-one-road }”
    }
isle-of-skye-piece-bonus-extra-movement =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-extra-movement }”
       *[bare] bonus tile “{ isle-of-skye-bonus-extra-movement }”
    }
isle-of-skye-piece-bonus-five-gold =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-five-gold }”
       *[bare] bonus tile “{ isle-of-skye-bonus-five-gold }”
    }
isle-of-skye-piece-bonus-two-roads =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-two-roads }”
       *[bare] bonus tile “{ isle-of-skye-bonus-two-roads }”
    }
isle-of-skye-piece-bonus-no-axe =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-no-axe }”
       *[bare] bonus tile “{ isle-of-skye-bonus-no-axe }”
    }
isle-of-skye-piece-bonus-bank-pays =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-bank-pays }”
       *[bare] bonus tile “{ isle-of-skye-bonus-bank-pays }”
    }
isle-of-skye-piece-bonus-two-buys =
    { $form ->
        [a] a bonus tile “{ isle-of-skye-bonus-two-buys }”
       *[bare] bonus tile “{ isle-of-skye-bonus-two-buys }”
    }

## Pieces and progress boards

# What a piece on a tile is called.
isle-of-skye-role-journeyman = journeyman
isle-of-skye-role-waypoint = waypoint marker
# What a piece on the board is called, by where it stands.
isle-of-skye-role-road = road
# What lies before a player, with its number.
isle-of-skye-stock-waypoint =
    { $n ->
        [one] { $n } waypoint marker
       *[other] { $n } waypoint markers
    }

## What a player has in supply, read out. $n: how many.

isle-of-skye-stock-road =
    { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
isle-of-skye-stock-bonus-third-waypoint =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-third-waypoint }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-third-waypoint }”
    }
isle-of-skye-stock-bonus-advance =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-advance }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-advance }”
    }
isle-of-skye-stock-bonus-one-road =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-one-road }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-one-road }”
    }
isle-of-skye-stock-bonus-extra-movement =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-extra-movement }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-extra-movement }”
    }
isle-of-skye-stock-bonus-five-gold =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-five-gold }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-five-gold }”
    }
isle-of-skye-stock-bonus-two-roads =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-two-roads }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-two-roads }”
    }
isle-of-skye-stock-bonus-no-axe =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-no-axe }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-no-axe }”
    }
isle-of-skye-stock-bonus-bank-pays =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-bank-pays }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-bank-pays }”
    }
isle-of-skye-stock-bonus-two-buys =
    { $n ->
        [one] { $n } bonus tile “{ isle-of-skye-bonus-two-buys }”
       *[other] { $n } bonus tiles “{ isle-of-skye-bonus-two-buys }”
    }

## Pieces and progress boards

isle-of-skye-thing-bonus-third-waypoint = { isle-of-skye-bonus-third-waypoint }
isle-of-skye-thing-bonus-advance = { isle-of-skye-bonus-advance }
isle-of-skye-thing-bonus-one-road = { isle-of-skye-bonus-one-road }
isle-of-skye-thing-bonus-extra-movement = { isle-of-skye-bonus-extra-movement }
isle-of-skye-thing-bonus-five-gold = { isle-of-skye-bonus-five-gold }
isle-of-skye-thing-bonus-two-roads = { isle-of-skye-bonus-two-roads }
isle-of-skye-thing-bonus-no-axe = { isle-of-skye-bonus-no-axe }
isle-of-skye-thing-bonus-bank-pays = { isle-of-skye-bonus-bank-pays }
isle-of-skye-thing-bonus-two-buys = { isle-of-skye-bonus-two-buys }
# A space of a progress board: a heading, and part of “Move the progress marker from … to …”.
isle-of-skye-space-name = { $track }, space { $n }
# What a space of a track is or gives, read out.
isle-of-skye-space-start = { $track }, start
# What a space asks for, in “Asks for …”. Instead of it, a marker that was taken from the castle and gold will do.
isle-of-skye-asks-or-castle = { $what }, or a marker from the castle and { $n } gold
# As the messages before it: what a space asks for, or what is missing for it.
isle-of-skye-asks-fee = a fee of { $n } gold
# As the messages before it: what a space asks for, or what is missing for it.
isle-of-skye-asks-distance = a tile at least { $n } steps from the castle
isle-of-skye-asks-completed-mountain = a tile of a completed mountain area
isle-of-skye-asks-completed-pasture = a tile of a completed pasture area
isle-of-skye-asks-completed-water = a tile of a completed water area
isle-of-skye-asks-completed-mountain-pasture = a tile of a completed mountain area and a completed pasture area
isle-of-skye-asks-completed-mountain-water = a tile of a completed mountain area and a completed water area
isle-of-skye-asks-completed-pasture-water = a tile of a completed pasture area and a completed water area
isle-of-skye-asks-side-n = one of your topmost tiles
isle-of-skye-asks-side-e = one of your rightmost tiles
isle-of-skye-asks-side-s = one of your bottommost tiles
isle-of-skye-asks-side-w = one of your leftmost tiles
# What a space gives, in “Gives …”.
isle-of-skye-space-tier = Bonus tile { $tier }
# What a space of a track is or gives, read out.
isle-of-skye-space-loop =
    { $n ->
        [one] { $n } point each time the marker goes back or forth
       *[other] { $n } points each time the marker goes back or forth
    }
# What a player lacks to enter a space: in few words after “Missing”, and in a list with others. Gold: so much more.
isle-of-skye-lacks-gold = { $n } gold
# As the messages before it: what a space asks for, or what is missing for it.
isle-of-skye-lacks-distance = distance { $n }
isle-of-skye-lacks-completed-mountain = completed mountain
isle-of-skye-lacks-completed-pasture = completed pasture
isle-of-skye-lacks-completed-water = completed water
isle-of-skye-lacks-completed-mountain-pasture = completed mountain and pasture
isle-of-skye-lacks-completed-mountain-water = completed mountain and water
isle-of-skye-lacks-completed-pasture-water = completed pasture and water
isle-of-skye-lacks-side-n = topmost tile
isle-of-skye-lacks-side-e = rightmost tile
isle-of-skye-lacks-side-s = bottommost tile
isle-of-skye-lacks-side-w = leftmost tile
# Small, behind the name of a bonus tile: from which phase it works, or at the end of which it gives something.
isle-of-skye-works-from = from { $stage }
# Small, behind the name of a bonus tile. $stage: a phase; $n: a round.
isle-of-skye-works-from-round = from { $stage }, round { $n }
# Small, behind the name of a bonus tile. $stage: a phase.
isle-of-skye-works-at-end = after { $stage }
# Small, behind the name of a bonus tile. $stage: a phase; $n: a round.
isle-of-skye-works-at-end-round = after { $stage }, round { $n }
# What holds now for the player whose board it is; stands beside a space.
isle-of-skye-counts-round-points =
    { $n ->
        [one] Counts: { $n } point each round
       *[other] Counts: { $n } points each round
    }
# Beside a space: what holds now. $n: a number.
isle-of-skye-counts-round-gold = Counts: { $n } gold each round
# Beside a space: what holds now. $n: a number.
isle-of-skye-counts-move = Counts: { $n } movement points
isle-of-skye-passed-bridge = Bridge passed

## What to do

# By hand: which marker moves, then one tap for each thing that the space shows.
isle-of-skye-choice-space = { $track }: forward to space { $n }
# A button that answers a prompt. Short.
isle-of-skye-choice-space-back = { $track }: back to space { $n }
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-space = { $track }, space { $n }: what does your board show there?
isle-of-skye-choice-space-done = Nothing else
isle-of-skye-choice-space-nothing = Nothing there

## A button: what a space of the real board shows.

isle-of-skye-space-points =
    { $n ->
        [one] { $n } point for this step
       *[other] { $n } points for this step
    }
isle-of-skye-space-paid = { $n } gold paid
isle-of-skye-space-round-points =
    { $n ->
        [one] Banner: { $n } point each round
       *[other] Banner: { $n } points each round
    }
isle-of-skye-space-round-gold = Banner: { $n } gold each round
isle-of-skye-space-move = Banner: { $n } movement points
isle-of-skye-space-bonus = Bonus tile: { $bonus }

## What to do

isle-of-skye-space-bridge = A bridge before it
# A question beside that for what a space shows: numbers that are not among the answers; then the numbers themselves.
isle-of-skye-prompt-figures = Another number?
isle-of-skye-figure-points = Points for this step
isle-of-skye-figure-paid = Gold paid
isle-of-skye-figure-round-points = Banner: points each round
isle-of-skye-figure-round-gold = Banner: gold each round
isle-of-skye-figure-move = Banner: movement points
# News, and a line of the timeline.
isle-of-skye-event-space-reported =
    { $what ->
        [points] { $seat }’s board, { $track }, space { $n }: { $amount } for the step.
        [paid] { $seat } paid { $amount } gold: { $track }, space { $n }.
        [round_points] { $seat }’s board, { $track }, space { $n }: a banner of { $amount } a round.
        [round_gold] { $seat }’s board, { $track }, space { $n }: a banner of { $amount } gold a round.
        [move] { $seat }’s board, { $track }, space { $n }: a banner of movement, { $amount }.
        [bonus] { $seat }’s board, { $track }, space { $n }: a bonus tile.
        [nothing] { $seat }’s board, { $track }, space { $n }: nothing.
        [nothing_else] { $seat }’s board, { $track }, space { $n }: nothing else.
        [no_number] { $seat }’s board, { $track }, space { $n }: no other number.
       *[other] { $seat }’s board, { $track }, space { $n }: a bridge before it.
    }
isle-of-skye-event-space-reported-own =
    { $what ->
        [points] Your board, { $track }, space { $n }: { $amount } for the step.
        [paid] You paid { $amount } gold: { $track }, space { $n }.
        [round_points] Your board, { $track }, space { $n }: a banner of { $amount } a round.
        [round_gold] Your board, { $track }, space { $n }: a banner of { $amount } gold a round.
        [move] Your board, { $track }, space { $n }: a banner of movement, { $amount }.
        [bonus] Your board, { $track }, space { $n }: a bonus tile.
        [nothing] Your board, { $track }, space { $n }: nothing.
        [nothing_else] Your board, { $track }, space { $n }: nothing else.
        [no_number] Your board, { $track }, space { $n }: no other number.
       *[other] Your board, { $track }, space { $n }: a bridge before it.
    }
isle-of-skye-space-unknown = This space cannot show that.
isle-of-skye-start-of-track = The marker is at the start of its track.
# A refusal: why something cannot be done now.
isle-of-skye-no-space-left = The app draws no more than { $n } spaces for a track.
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-layout = Shuffle your “{ $tier }” bonus tiles
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-layout-pick = How are your “{ $tier }” bonus tiles laid out?
# A button that answers a prompt. Short.
isle-of-skye-choice-layout = Warrior: { $warrior }. Merchant: { $merchant }. Herald: { $herald }
# On the button of a second purchase, and on the tag of a tile.
isle-of-skye-do-buy-second = Buy for { $price }
# A button on the price tag of a tile. One word.
isle-of-skye-tag-buy-second = Buy
isle-of-skye-prompt-buy-second = Two Buys: buy a second tile, or pass
isle-of-skye-prompt-trade = What else lets you advance?
isle-of-skye-choice-sale = Somebody bought a tile of mine
isle-of-skye-choice-symbol = I got a tile with a journeyman symbol
isle-of-skye-choice-no-trade = Nothing else
isle-of-skye-prompt-advance-sale = A tile of yours was sold: advance on the Warrior track?
isle-of-skye-prompt-advance-symbol = A journeyman symbol: advance on a track?
isle-of-skye-prompt-advance-bonus = Bonus tile: advance on a track?
isle-of-skye-prompt-advance-marker = A waypoint marker: advance on a track?
# Answer that advances: the space that the marker enters, space 1 of the Warrior track. Below it stands what that brings,
# a line each. Two short lines: up to three answers stand side by side.
isle-of-skye-choice-track = Advance to { $track }{"\u00A0"}{ $n }
# A button that answers a prompt. Short.
isle-of-skye-choice-track-back = Go back to { $track }{"\u00A0"}{ $n }
# A button that answers a prompt. Short.
isle-of-skye-choice-costs = costs { $n } gold
# Button beside the tracks to advance on.
isle-of-skye-choice-stay = Do not advance
# The main button, where there is one space to advance to.
isle-of-skye-do-advance = Advance
# What an advance brings: once, then from now on.
isle-of-skye-gain-points =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }

## What an advance brings, in a list. Short.

isle-of-skye-gain-round-points =
    { $n ->
        [one] { $n } point a round
       *[other] { $n } points a round
    }
isle-of-skye-gain-round-gold = { $n } gold a round
isle-of-skye-gain-move = { $n } movement points
isle-of-skye-gain-bonus = bonus tile { $bonus }

## What to do

isle-of-skye-gain-bridge = over a bridge
isle-of-skye-gain-nothing = brings nothing at once
# Joins two things that an advance brings.
isle-of-skye-gain-and = { $first }, { $second }
# In the list of tiles for a waypoint marker, a line for each advance that it would allow.
isle-of-skye-gain-on = { $track } { $n }: { $gains }
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-marker = Place waypoint marker { $n } of { $all }
# Below the question for a waypoint marker: what the plan costs so far, and what the journeyman has. On a journey: what
# the way to the chosen marker costs, and what is left.
isle-of-skye-plan-points = Costs { $n } of { $points } movement
# Below the question for the first waypoint marker: what to do, and what the journeyman has.
isle-of-skye-plan-first = Tap a tile · { $n } movement points
# Ends the plan before a marker is placed. Short.
isle-of-skye-choice-no-journey = No journey
isle-of-skye-choice-planned = That’s my plan
isle-of-skye-prompt-planned = All your waypoint markers are placed. Is your plan ready?
isle-of-skye-choice-plan-ready = Start with this plan
isle-of-skye-prompt-extra-movement = Use “{ isle-of-skye-bonus-extra-movement }” now?
# A button that answers a prompt. Short.
isle-of-skye-choice-extra-movement = { $n } more movement points
isle-of-skye-prompt-road = Place a road?
# The two tiles across whose common edge the road lies.
isle-of-skye-choice-road = { $tile } – { $other }
isle-of-skye-choice-road-later = Not now
isle-of-skye-prompt-pick-up = Which marker next?
# In place of the question for the next marker: the movement points are too few for any
isle-of-skye-prompt-out-of-reach = No marker within reach
# On the button that leads to the board, while no marker is chosen.
isle-of-skye-tap-pick-up = Tap a marker
# Once a marker is tapped: where it allows an advance; where it allows none; where the table does not say.
isle-of-skye-prompt-advance-here = Advance here?
isle-of-skye-prompt-only-go = You can’t advance here. Go there anyway?
isle-of-skye-prompt-go = Go there?
isle-of-skye-choice-only-go = Go there without advancing
isle-of-skye-choice-go = Go there
# Below the question for the next marker
isle-of-skye-points-left =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
# The same where they are too few for all markers that lie
isle-of-skye-points-left-short =
    { $n ->
        [one] { $n } movement point left: too few for all markers
       *[other] { $n } movement points left: too few for all markers
    }
# Button: the journey ends where the journeyman stands. $tile is a picture; screen readers say “a tile with a sheep”.
isle-of-skye-choice-end-on-castle = End the journey on the castle
# A button that answers a prompt. Short.
isle-of-skye-choice-end-on = End the journey on { $tile }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-layout = { $seat } lays out bonus tiles
# Shown while several seats are awaited for the same. $names: "Hana and Jo".
isle-of-skye-wait-layout-still = Still laying out bonus tiles: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-second-purchase = { $seat } may buy a second tile
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-trade = { $seat } enters what was sold and bought
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-trade-still = Still entering what was sold and bought: { $names }
# $because: the reason of the advance; after a sale the buyer, whose turn it was, waits for the seller.
isle-of-skye-wait-advance =
    { $because ->
        [sale] { $seat } sold a tile and may advance
       *[other] { $seat } may advance on a track
    }
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-advance-still = May still advance: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-plan = { $seat } plans the journey
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-plan-still = Still planning: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-journey = { $seat } moves the journeyman
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-journey-still = Still walking: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-roads = { $seat } may place a road
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-roads-still = May still place a road: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-early-roads = { $seat } may place a road before the income
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-early-roads-still = May still place a road: { $names }
isle-of-skye-wait-validate-movement = The plan is checked
isle-of-skye-wait-score-tracks = The tracks are scored

## What happened
## News, and a line of the timeline.

isle-of-skye-event-bonus-laid = { $seat }’s bonus tiles { $tier }: { $warrior } (Warrior), { $merchant } (Merchant), { $herald } (Herald).
isle-of-skye-event-bonus-laid-own = Your bonus tiles { $tier }: { $warrior } (Warrior), { $merchant } (Merchant), { $herald } (Herald).
isle-of-skye-event-no-second = { $seat } bought no second tile.
isle-of-skye-event-no-second-own = You bought no second tile.
isle-of-skye-event-trade =
    { $what ->
        [sale] { $seat } sold a tile.
        [symbol] { $seat } got a tile with a journeyman symbol.
       *[nothing] Nothing else lets { $seat } advance.
    }
isle-of-skye-event-trade-own =
    { $what ->
        [sale] You sold a tile.
        [symbol] You got a tile with a journeyman symbol.
       *[nothing] Nothing else lets you advance.
    }
isle-of-skye-event-advanced =
    { $paid ->
        [0] { $seat } advanced to { $track }{"\u00A0"}{ $n }.
       *[other] { $seat } advanced to { $track }{"\u00A0"}{ $n } for { $paid } gold.
    }
isle-of-skye-event-advanced-own =
    { $paid ->
        [0] You advanced to { $track }{"\u00A0"}{ $n }.
       *[other] You advanced to { $track }{"\u00A0"}{ $n } for { $paid } gold.
    }
isle-of-skye-event-not-advanced = { $seat } did not advance.
isle-of-skye-event-not-advanced-own = You did not advance.
isle-of-skye-event-bonus-taken = { $seat } took a bonus tile: { $bonus }.
isle-of-skye-event-bonus-taken-own = You took a bonus tile: { $bonus }.
isle-of-skye-event-bonus-given = { $seat } used a bonus tile: { $bonus }.
isle-of-skye-event-bonus-given-own = You used a bonus tile: { $bonus }.
isle-of-skye-event-marker = { $seat } placed a waypoint marker.
isle-of-skye-event-marker-own = You placed a waypoint marker.
isle-of-skye-event-planned =
    { $n ->
        [0] { $seat } planned no journey.
        [one] { $seat } planned with { $n } marker.
       *[other] { $seat } planned with { $n } markers.
    }
isle-of-skye-event-planned-own =
    { $n ->
        [0] You planned no journey.
        [one] You planned with { $n } marker.
       *[other] You planned with { $n } markers.
    }
isle-of-skye-event-marker-confirmed =
    { $n ->
        [one] { $seat }’s marker can stay: { $n } movement point.
       *[other] { $seat }’s marker can stay: { $n } movement points.
    }
isle-of-skye-event-marker-confirmed-own =
    { $n ->
        [one] Your marker can stay: { $n } movement point.
       *[other] Your marker can stay: { $n } movement points.
    }
isle-of-skye-event-marker-fell =
    { $n ->
        [0] { $seat }’s marker was removed: it may not lie there.
        [one] { $seat }’s marker was removed: { $n } movement point is missing.
       *[other] { $seat }’s marker was removed: { $n } movement points are missing.
    }
isle-of-skye-event-marker-fell-own =
    { $n ->
        [0] Your marker was removed: it may not lie there.
        [one] Your marker was removed: { $n } movement point is missing.
       *[other] Your marker was removed: { $n } movement points are missing.
    }
# News: the table checks no plans, so the marker stays for now.
isle-of-skye-event-marker-too-far =
    { $n ->
        [one] { $seat }’s marker is out of reach: { $n } movement point is missing.
       *[other] { $seat }’s marker is out of reach: { $n } movement points are missing.
    }
isle-of-skye-event-marker-too-far-own =
    { $n ->
        [one] Your marker is out of reach: { $n } movement point is missing.
       *[other] Your marker is out of reach: { $n } movement points are missing.
    }
isle-of-skye-event-picked-up =
    { $n ->
        [0] { $seat } picked up a marker.
        [one] { $seat } picked up a marker: { $n } movement point.
       *[other] { $seat } picked up a marker: { $n } movement points.
    }
isle-of-skye-event-picked-up-own =
    { $n ->
        [0] You picked up a marker.
        [one] You picked up a marker: { $n } movement point.
       *[other] You picked up a marker: { $n } movement points.
    }
isle-of-skye-event-extra-movement = { $seat } used “{ isle-of-skye-bonus-extra-movement }”.
isle-of-skye-event-extra-movement-own = You used “{ isle-of-skye-bonus-extra-movement }”.
isle-of-skye-event-road = { $seat } placed a road.
isle-of-skye-event-road-own = You placed a road.
isle-of-skye-event-road-kept = { $seat } kept a road for later.
isle-of-skye-event-road-kept-own = You kept a road for later.
isle-of-skye-event-journey = { $seat }’s journeyman stayed where he was.
isle-of-skye-event-journey-own = Your journeyman stayed where he was.
isle-of-skye-event-journey-ended = { $seat } ended the journey.
isle-of-skye-event-journey-ended-own = You ended your journey.
isle-of-skye-event-tracks-blank = Nobody got points from the tracks.

## Refusals

isle-of-skye-journeyman-tiles-invented = The invented Journeyman tiles are only for tables where the app draws and tracks everything.
# Names of the two sides, in the list of what a box may have.
isle-of-skye-board-name-few = Progress board for 2 to 4 players
isle-of-skye-board-name-five = Progress board for 5 players
# Said where a table is opened, whose box has no progress board of its own yet. $draw: who draws the tiles.
isle-of-skye-board-guess =
    { $draw ->
        [app] Nobody has entered this board of the box yet, so the app plays on an invented one.
       *[table] Nobody has entered this board of the box yet, so you enter what its spaces show as you play. The picture is invented.
    }
# A progress board that somebody has entered: what is wrong with it.
isle-of-skye-board-schema = This is not a progress board: the file needs “schema”: “skye-progress-board/1”, its side, prices, start and three tracks, and nothing else.
# What is wrong with a board that somebody entered. Fields and places have the names of the file.
isle-of-skye-board-side = This is the other side of the board: it should be side { $side }.
isle-of-skye-board-costs = The board needs the prices of the four segments, and what everybody has at the start: movement, and gold if any.
isle-of-skye-board-tracks = The board needs the Warrior, the Merchant and the Herald track.

## What is wrong with a board that somebody entered. Fields and places have the names of the file.

isle-of-skye-board-spaces = { $track }: its spaces are missing, or are more than { $most }.
isle-of-skye-board-space = { $track }, space { $n }: something is missing or cannot be read.
isle-of-skye-board-missing = { $track }: space { $n } is missing, or out of order.
isle-of-skye-board-segment = { $track }, space { $n }: the segments go from 1 to 4, one after the other.
isle-of-skye-board-segments = { $track }: its last space is not in segment 4.
isle-of-skye-board-bridge = { $track }, space { $n }: there is a bridge where a new segment begins, and nowhere else.
isle-of-skye-board-requirement = { $track }, space { $n }: no space asks for that.
isle-of-skye-board-banner = { $track }, space { $n }: banners of this track do not give that.
isle-of-skye-board-fee = { $track }, space { $n }: only the Herald track has fees.
isle-of-skye-board-tier = { $track }, space { $n }: bonus tile { $tier } comes twice.
isle-of-skye-board-tiers = { $track }: it needs a place for each of the bonus tiles I, II and III.
isle-of-skye-board-loop = { $track }: the marker goes back and forth between the last spaces, at least two.

## Refusals

# What contradicts the rules on a board that was entered; the table may be played with it all the same.
isle-of-skye-board-start = The rules say that everybody begins with { $n } movement points.

## Where an entered board contradicts the rules. $track: “Warrior track”; $n: a number.

isle-of-skye-board-first-merchant = { $track }, space { $n }: the rules say that it asks for a ship.
isle-of-skye-board-first-herald = { $track }, space { $n }: the rules say that it asks for a farm.
isle-of-skye-board-early-castle = { $track }, space { $n }: the rules say that none of the first four asks for the castle.
isle-of-skye-board-early-segment = { $track }, space { $n }: the rules say that the first three are in segment 1 and the fourth in segment 2.
isle-of-skye-board-fee-amount = { $track }, space { $n }: by the rules space 3 costs exactly 5 gold, other spaces 5, 8 or 12.
isle-of-skye-board-income = { $track }, space { $n }: the rules say that incomes on this side are { $low }, { $middle } and { $high }.
isle-of-skye-board-movement = { $track }, space { $n }: the rules say that nobody has more than { $most } movement points on this side.
isle-of-skye-board-banner-less = { $track }, space { $n }: this banner is worth less than the one before.
isle-of-skye-board-tier-order = { $track }, space { $n }: bonus tile { $tier } comes behind a higher one.

## Refusals

# Where an entered board contradicts the rules. $track: “Warrior track”.
isle-of-skye-board-loop-points = { $track }: the rules say that a step back and forth at the end scores 3 or 4 points.
isle-of-skye-board-longest = The rules say that the Warrior track is the longest.
# Entering a progress board by taps: headings of what may be chosen for a space, each with its choices.
isle-of-skye-board-asks = What it asks for
isle-of-skye-board-points = Points for the step onto it
isle-of-skye-board-no-points = No points
# A heading, with choices below it.
isle-of-skye-board-banner-of = Banner
isle-of-skye-board-no-banner = No banner
isle-of-skye-board-tier-of = Place of a bonus tile
isle-of-skye-board-no-tier = No bonus tile
# A heading, with choices below it.
isle-of-skye-board-bridge-of = Bridge
isle-of-skye-board-no-bridge = No bridge before it
isle-of-skye-board-fee-of = Fee for the step onto it
isle-of-skye-board-no-fee = No fee
isle-of-skye-board-loop-points-of = Points for a step back or forth at the end
isle-of-skye-board-loop-spaces = Spaces at the end between which the marker goes back and forth
# A heading, with choices below it.
isle-of-skye-board-cost = Marker from the castle, segment { $n }: gold
isle-of-skye-board-start-move = Movement points at the start
isle-of-skye-board-start-gold = Gold each round from the start
# A button with a number.
isle-of-skye-board-amount = { $n }
isle-of-skye-no-such-layout = These are not the three bonus tiles of that tier.
isle-of-skye-end-of-track = The marker stands at the end of the track; only waypoint markers move it there.
# Of an advance whose cause a correction has taken away.
isle-of-skye-nothing-to-advance = { $seat } has no reason to advance: no sale, no tile with a journeyman symbol, no bonus tile.
isle-of-skye-only-warrior = A sale lets you advance on the Warrior track only.
isle-of-skye-reported-by-hand = At this table you enter what the space on your board shows.
isle-of-skye-board-listed = At this table the app knows the board.
# A refusal: why something cannot be done now.
isle-of-skye-no-tile-there = There is no tile of yours at { $place }.
isle-of-skye-no-marker-left = You have no waypoint marker left.
isle-of-skye-marker-there = A waypoint marker lies there already.
isle-of-skye-too-far = Your movement points do not reach that far.
# A refusal: why something cannot be done now.
isle-of-skye-too-far-by =
    { $n ->
        [one] Out of reach: { $n } movement point is missing.
       *[other] Out of reach: { $n } movement points are missing.
    }
isle-of-skye-no-extra-movement = You have no bonus tile for extra movement that you can use now.
isle-of-skye-no-road = You have no road that you can place now.
# A refusal: why something cannot be done now.
isle-of-skye-no-edge-there = At { $place } no two of your tiles touch, or you have placed a road there already.
isle-of-skye-not-your-journey = It is not your turn to move.
# A refusal: why something cannot be done now.
isle-of-skye-no-marker-there = You have no waypoint marker at { $place } to pick up.
# Of a marker that was picked up. $space: “Warrior, space 3”; $what: “Ship”; $tile: “a tile with a sheep”.
isle-of-skye-not-fulfilled = { $space } asks for: { $what }. The marker is on { $tile }.
isle-of-skye-castle-only = Only a marker on the castle lets you pay instead.

## Score lines

isle-of-skye-jour-distance = Far from home
isle-of-skye-rule-jour-distance = 2 points for each step between the journeyman and the castle, gaps included.
isle-of-skye-jour-broch-lines = Brochs in rows and columns
isle-of-skye-rule-jour-broch-lines = 1 point for each row with a broch and 1 for each column with a broch.
isle-of-skye-jour-matching-rows = Matching rows
isle-of-skye-rule-jour-matching-rows = 2 points for each row in which two tiles show the same symbol.
isle-of-skye-jour-bridges = Bridges passed
isle-of-skye-rule-jour-bridges = 1 point for each bridge that your progress markers have passed.
isle-of-skye-step-warrior = Step on the Warrior track
isle-of-skye-rule-step-warrior = The points printed between the two spaces, for each such step.
isle-of-skye-step-merchant = Step on the Merchant track
isle-of-skye-rule-step-merchant = The points printed between the two spaces, for each such step.
isle-of-skye-step-herald = Step on the Herald track
isle-of-skye-rule-step-herald = The points printed between the two spaces, for each such step.
isle-of-skye-tracks = Banners of the tracks
isle-of-skye-rule-tracks = Each round, before the scoring tiles: the points on the rightmost banner that you have reached on each track.
isle-of-skye-rule-bonus-one-road = 1 point, and a road.
isle-of-skye-rule-bonus-no-axe = 3 points once.
isle-of-skye-rule-bonus-bank-pays = 3 points once.
isle-of-skye-rule-bonus-two-buys = 3 points once.
# Why a scoring tile gives no points, below its line.
isle-of-skye-zero-distance = The journeyman is on the castle.
isle-of-skye-zero-matching-rows = No row has the same symbol on two tiles.
isle-of-skye-zero-bridges = No marker has passed a bridge.

## In a score line, before “× 2 points”: what was counted.

isle-of-skye-part-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
isle-of-skye-part-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
isle-of-skye-part-columns =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
isle-of-skye-part-bridges =
    { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
isle-of-skye-part-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
isle-of-skye-part-bonus =
    { $count ->
        [one] { $count } bonus tile
       *[other] { $count } bonus tiles
    }
isle-of-skye-part-warrior =
    { $count ->
        [one] { $count } Warrior banner
       *[other] { $count } Warrior banners
    }
isle-of-skye-part-merchant =
    { $count ->
        [one] { $count } Merchant banner
       *[other] { $count } Merchant banners
    }
isle-of-skye-part-herald =
    { $count ->
        [one] { $count } Herald banner
       *[other] { $count } Herald banners
    }

## Options

isle-of-skye-option-progress-board = Progress boards
isle-of-skye-option-progress-board-about = Whether the app knows what is printed on the progress boards.
isle-of-skye-option-progress-board-by-hand = By hand
isle-of-skye-option-progress-board-by-hand-about = At every step you enter what the space on your board shows, and check yourselves that you have what it asks for.
# A value of an option. One or two words.
isle-of-skye-option-progress-board-known = Known
isle-of-skye-option-progress-board-known-about = The boards of your box, if you have entered them. Otherwise invented ones where the app draws, and by hand where you draw.
isle-of-skye-option-bonus-layout = Bonus tiles
isle-of-skye-option-bonus-layout-about = How the bonus tiles lie on the progress boards.
isle-of-skye-option-bonus-layout-own = Everybody shuffles
isle-of-skye-option-bonus-layout-own-about = Every board has its own layout.
isle-of-skye-option-bonus-layout-same = The same for all
isle-of-skye-option-bonus-layout-same-about = The start player shuffles, and the others copy that layout.
isle-of-skye-option-track-end = End of a track
isle-of-skye-option-track-end-about = What moves a marker back and forth between the last spaces.
isle-of-skye-option-track-end-markers-only = Waypoint markers
isle-of-skye-option-track-end-markers-only-about = Only waypoint markers, including those on the castle.
isle-of-skye-option-track-end-any-step = Every advance
isle-of-skye-option-track-end-any-step-about = Sales, journeyman symbols and bonus tiles, too.
isle-of-skye-option-matching-symbols = Matching symbols
isle-of-skye-option-matching-symbols-about = Whether scrolls that do different things count as the same symbol, and likewise stone tablets.
isle-of-skye-option-matching-symbols-any = Any scrolls
isle-of-skye-option-matching-symbols-any-about = Any scroll matches any other, any tablet any other.
isle-of-skye-option-matching-symbols-equal-only = Equal ones only
isle-of-skye-option-matching-symbols-equal-only-about = Only scrolls or tablets that do the same thing match.
isle-of-skye-option-bag-symbol = Journeyman symbol from the bag
isle-of-skye-option-bag-symbol-about = Whether a tile with this symbol lets you advance if you bought it from the bag.
# A value of an option. One or two words.
isle-of-skye-option-bag-symbol-counts = Counts
isle-of-skye-option-bag-symbol-counts-about = The tile that you keep counts.
isle-of-skye-option-bag-symbol-does-not-count = Does not count
isle-of-skye-option-bag-symbol-does-not-count-about = Only tiles that were for sale count.
isle-of-skye-option-check-plans = Check plans
isle-of-skye-option-check-plans-about = While you plan, each tile says what it costs and what is out of reach.
# A value of an option. One or two words.
isle-of-skye-option-check-plans-on = On
isle-of-skye-option-check-plans-on-about = Only tiles within reach can be marked.
# A value of an option. One or two words.
isle-of-skye-option-check-plans-off = Off
isle-of-skye-option-check-plans-off-about = As on the table: mark any tile. What your movement points don’t reach comes off at the end of your journey.

## How to play, step by step: a title and a text each

isle-of-skye-journeyman-help-1 = Advancing while buying
isle-of-skye-journeyman-help-1-about = When another player buys a tile of yours, you may advance on the Warrior track at once. Whoever gets a tile with a journeyman symbol may advance on any track. What the space asks for does not matter.
isle-of-skye-journeyman-help-2 = The journey
isle-of-skye-journeyman-help-2-about = After building, place waypoint markers on your tiles. A step to the next tile costs 1 movement point by road, otherwise 2. Then each journeyman picks up the markers; for each one you may advance on one track if its tile is what the next space asks for.
isle-of-skye-journeyman-help-3 = The progress board
isle-of-skye-journeyman-help-3-about = Points between two spaces count at once. A banner works from the next phase on, until a later one of its kind replaces it. Each round the tracks give their points before the scoring tiles.
isle-of-skye-journeyman-help-4 = Bonus tiles and roads
isle-of-skye-journeyman-help-4-about = The marker that reaches a bonus tile takes it. I and II work once, III to the end of the game. Roads link two of your tiles across their edge.
# Which card of “How to play” explains the points that cite these sections of RULES.md: its title.
isle-of-skye-section-j4 = { isle-of-skye-journeyman-help-3 }
isle-of-skye-section-j8 = { isle-of-skye-journeyman-help-4 }

## Where the printed rules are silent: how this table decides

isle-of-skye-journeyman-ruling-1 = What the spaces of the tracks say is printed only on the boards. A table enters its boards once, or enters by hand what they say. Where the app draws and nobody has entered them, the boards are invented.
isle-of-skye-journeyman-ruling-2 = A castle advancement onto a space with a fee costs both: the price of the segment and the fee.
isle-of-skye-journeyman-ruling-3 = At the end of a track only waypoint markers move the marker back and forth, also by castle advancement. The first step onto the last space is a step like any other.
isle-of-skye-journeyman-ruling-4 = A fee is due at every step forward onto its space, never at a step back.
isle-of-skye-journeyman-ruling-5 = The furthest banner ever reached on a track counts, even if the marker has gone back since.
isle-of-skye-journeyman-ruling-6 = A bonus tile reached through the bonus tile “Advance on a Track” gives at once what it gives once, still at the end of the same phase. What it allows for good works from the next phase.
isle-of-skye-journeyman-ruling-7 = In the last round phase 6 ends before the final scoring, so bonus tiles that are due then still count.
isle-of-skye-journeyman-ruling-8 = If several tiles lie equally far north, east, south or west, any of them will do, the castle too. An area within one tile is a completed area.
isle-of-skye-journeyman-ruling-9 = Once everybody has planned, each plan is checked: as many markers stay as can be reached together, among equally large sets, the cheapest. The others are removed. Where the app checks no plans, they stay for now. Markers are picked up in any order; whatever your movement points don’t reach comes off at the end of your journey.
isle-of-skye-journeyman-ruling-10 = “Extra Movement” is used while planning, or on your own journey as long as it lasts.
isle-of-skye-journeyman-ruling-11 = Roads are placed while planning, on your own journey, before the round is scored, or, if you got them at the end of phase 6, before the income; at other times they would change nothing. Roads stay where they were placed.
isle-of-skye-journeyman-ruling-12 = “Two Buys”: whoever passed on the regular turn may buy one tile. “Buy your own” belongs to the regular turn only.
isle-of-skye-journeyman-ruling-13 = When the bank pays, it is still a sale: the seller may advance.
isle-of-skye-journeyman-ruling-14 = A tile with a journeyman symbol that is bought from the bag lets its buyer advance, but only the tile that is kept.
isle-of-skye-journeyman-ruling-15 = For matching rows these count: barrel, sheep, cattle, farm, broch, lighthouse, ship, scroll, journeyman and stone tablet. All scrolls match, and so do all tablets.
isle-of-skye-journeyman-ruling-16 = What the tracks give in a round counts before the scoring tiles.
isle-of-skye-journeyman-ruling-17 = An advance for a sale or a journeyman symbol is made at once or lost. Only a tile of one’s own offer may be bought before it, by whoever’s turn it is.
isle-of-skye-journeyman-ruling-18 = “No Axe” needs 1 gold for each of the three tiles; with less, one tile gets the axe as usual. If the axe is laid aside after the prices were chosen, its tile gets 1 gold, taken from the highest price if necessary.
isle-of-skye-journeyman-ruling-19 = Where spaces are entered by hand, each track has room for 24.
# Names of what lies before a seat, read out with what is counted there: "Anna's progress board, 12 pieces".
isle-of-skye-surface-tracks = { $seat }’s progress board
# The name of a board, as the heading of a screen and for screen readers. $seat: its owner.
isle-of-skye-surface-tracks-invented = { $seat }’s progress board (invented)
# On a button, among the other boards of the same player.
isle-of-skye-surface-tracks-tab = Progress board
isle-of-skye-surface-tracks-invented-tab = { isle-of-skye-surface-tracks-tab }
# The name of a board, as the heading of a screen and for screen readers. $seat: its owner.
isle-of-skye-surface-bonus = { $seat }’s bonus tiles
# Read out behind the name of a board. $n: pieces on it.
isle-of-skye-counted-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
# What a journey to a place costs; stands beside the place.
isle-of-skye-journey-cost =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
