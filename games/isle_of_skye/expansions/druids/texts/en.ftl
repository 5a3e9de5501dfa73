### Druids in English: the expansion's own texts. Isle of Skye's file explains the families of ids.

# The name of the expansion, as on its box; alone and in lists.
isle-of-skye-druids-name = Druids
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
isle-of-skye-druids-about = { $tiles } tiles, bought in a second turn from the dolmen board; some have stone tablets.

## Words

isle-of-skye-tablet-scroll-again = Scroll again
isle-of-skye-tablet-buy-own = Buy your own
isle-of-skye-tablet-better-bag = Better bag
isle-of-skye-tablet-discount-1 = Pay 1 less
isle-of-skye-tablet-discount-2 = Pay 2 less

## What a player has in supply, read out. $n: how many.

isle-of-skye-stock-tablet-scroll-again =
    { $n ->
        [one] { $n } tablet “Scroll again”
       *[other] { $n } tablets “Scroll again”
    }
isle-of-skye-stock-tablet-buy-own =
    { $n ->
        [one] { $n } tablet “Buy your own”
       *[other] { $n } tablets “Buy your own”
    }
isle-of-skye-stock-tablet-better-bag =
    { $n ->
        [one] { $n } tablet “Better bag”
       *[other] { $n } tablets “Better bag”
    }
isle-of-skye-stock-tablet-discount-1 =
    { $n ->
        [one] { $n } tablet “Pay 1 less”
       *[other] { $n } tablets “Pay 1 less”
    }
isle-of-skye-stock-tablet-discount-2 =
    { $n ->
        [one] { $n } tablet “Pay 2 less”
       *[other] { $n } tablets “Pay 2 less”
    }
isle-of-skye-stock-tablet-scroll-again-late =
    { $n ->
        [one] { $n } tablet “Scroll again”, too late to work
       *[other] { $n } tablets “Scroll again”, too late to work
    }

## Words

isle-of-skye-piece-tablet-scroll-again = tablet “Scroll again”
isle-of-skye-piece-tablet-scroll-again-late = tablet “Scroll again” (too late to work)
isle-of-skye-piece-tablet-buy-own = tablet “Buy your own”
isle-of-skye-piece-tablet-better-bag = tablet “Better bag”
isle-of-skye-piece-tablet-discount-1 = tablet “Pay 1 less”
isle-of-skye-piece-tablet-discount-2 = tablet “Pay 2 less”
isle-of-skye-mark-scroll-again = Counts once more
isle-of-skye-mark-scroll-again-2 = Counts twice more
isle-of-skye-mark-scroll-again-3 = Counts three times more
# On the picture of a scroll: how many times more it counts.
isle-of-skye-sign-scroll-again = +1
# On the picture of a scroll: how many times more it counts.
isle-of-skye-sign-scroll-again-2 = +2
# On the picture of a scroll: how many times more it counts.
isle-of-skye-sign-scroll-again-3 = +3
# The market, and its heading in the phases in which phones and TV show it without a tap.
isle-of-skye-market = Dolmen board
isle-of-skye-market-stones = The dolmen board fills
isle-of-skye-market-second = Dolmen board: second buy turn
isle-of-skye-market-refill = The dolmen board moves on
# Below an arrow along the spaces. With large text the spaces stand one below the other.
isle-of-skye-market-way = Tiles move on towards the last space. At the end of the round the one there leaves the game.
# Names of tablets in a seat's stock, which lists each tablet instead of a number.
isle-of-skye-thing-tablet-scroll-again = { isle-of-skye-tablet-scroll-again }
isle-of-skye-thing-tablet-buy-own = { isle-of-skye-tablet-buy-own }
isle-of-skye-thing-tablet-better-bag = { isle-of-skye-tablet-better-bag }
isle-of-skye-thing-tablet-discount-1 = { isle-of-skye-tablet-discount-1 }
isle-of-skye-thing-tablet-discount-2 = { isle-of-skye-tablet-discount-2 }
isle-of-skye-thing-tablet-scroll-again-late = Scroll again (too late)
# The main button, at most 22 characters.
isle-of-skye-do-buy-own-tile = Take for { $price }
# On the price tag of an own tile, beside the coin with the price; a button.
isle-of-skye-tag-buy-own-tile = Take
# The main button, at most 22 characters.
isle-of-skye-do-buy-again = Buy for { $price }
isle-of-skye-enter-receive-druid-tile = Enter a Druid tile

## What to do

# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-stone = Draw a Druid tile for space { $n }
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-stone-pick = Which Druid tile lies on space { $n } from the left?
isle-of-skye-prompt-second = Second buy turn: buy one tile, or pass
# A button that answers a prompt. Short.
isle-of-skye-choice-druid = { $tile }, { $price } gold
# A button that answers a prompt. Short.
isle-of-skye-choice-unknown = Space { $n }: not entered yet
# A button that answers a prompt. Short.
isle-of-skye-choice-bag =
    { $n ->
        [one] Bag: draw { $n } tile, { $price } gold
       *[other] Bag: draw { $n } tiles, keep one, { $price } gold
    }
isle-of-skye-bag-empty = The bag is empty.
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-look = Draw tile { $n } of { $all } from the bag
isle-of-skye-prompt-bag-pick = Which tile from the bag do you keep?
isle-of-skye-prompt-bag-keep = Keep one; the rest goes back
isle-of-skye-prompt-own = Take one of your own tiles for its price?
# On the own buy turn, before a purchase from somebody else.
isle-of-skye-prompt-own-first = Take one of your own first? You can still buy.
# A button that answers a prompt. Short.
isle-of-skye-choice-own = { $tile } of your own, { $price } gold
# Button: take none, or none besides those already taken.
isle-of-skye-choice-own-done = No more
isle-of-skye-prompt-take-druid = Which Druid tile will you build?
isle-of-skye-prompt-again = Which scroll do you score once more?
# Below an answer: what it would lead to. Short.
isle-of-skye-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# What the tile's scroll would score once, not doubled, in the buyer's territory as it is now; in a narrow column below the tile.
isle-of-skye-note-scroll-now = Scroll: { $n } now
# Both notes together in that column.
isle-of-skye-note-fits-and-scroll = { $fits }, { $scroll }

## Above the board: whom the table waits for. $seat: a player.

isle-of-skye-wait-stone = { $seat } draws a Druid tile
isle-of-skye-wait-second = { $seat } may buy in the second turn
isle-of-skye-wait-bag = { $seat } chooses a tile from the bag
isle-of-skye-wait-own = { $seat } may take one of their own tiles
isle-of-skye-wait-again = { $seat } chooses a scroll

## What to do

isle-of-skye-wait-refill-dolmen-board = The dolmen board moves on

## What happened
## News, and a line of the timeline.

isle-of-skye-event-druid-drawn = Dolmen board, space { $n }: { $tile }.
isle-of-skye-event-druid-bought = { $seat } bought { $tile } from the dolmen board for { $n } gold.
isle-of-skye-event-druid-bought-own = You bought { $tile } from the dolmen board for { $n } gold.
isle-of-skye-event-bag-paid = { $seat } paid { $n } gold to draw { $tiles } from the bag.
isle-of-skye-event-bag-paid-own = You paid { $n } gold to draw { $tiles } from the bag.
# News. Only whoever looks into the bag is told.
isle-of-skye-event-bag-seen = You drew { $tile } from the bag.
isle-of-skye-event-bag-kept = { $seat } kept { $tile } from the bag.
isle-of-skye-event-bag-kept-own = You kept { $tile } from the bag.
isle-of-skye-event-passed-again = { $seat } bought nothing in the second turn.
isle-of-skye-event-passed-again-own = You bought nothing in the second turn.
isle-of-skye-event-own-done = { $seat } took no more of their own tiles.
isle-of-skye-event-own-done-own = You took no more of your own tiles.
isle-of-skye-event-tablet = { $seat } took a stone tablet: { $tablet }.
isle-of-skye-event-tablet-own = You took a stone tablet: { $tablet }.
isle-of-skye-event-cleared = Off the dolmen board and out of the game: { $tile }.
isle-of-skye-event-scroll-chosen = { $seat } scored once more: { $scroll }.
isle-of-skye-event-scroll-chosen-own = You scored once more: { $scroll }.

## Refusals

isle-of-skye-druid-tiles-invented = The invented Druid tiles are only for tables where the app draws and tracks everything, and only as a complete set.
# A refusal: why something cannot be done now.
isle-of-skye-druid-tiles-few =
    { $known ->
        [0] The app can draw Druid tiles once at least { $n } from your box are entered. None are yet: enter some, or draw from the real stacks.
       *[other] The app can draw Druid tiles once at least { $n } from your box are entered. Entered so far: { $known }. Enter more, or draw from the real stacks.
    }
isle-of-skye-stone-gone = That tile is no longer on the dolmen board.

## A refusal: why something cannot be done now.

isle-of-skye-stone-reported = { $tile } is already entered for space { $n }.
isle-of-skye-no-druid-tile = There is no Druid tile “{ $tile }”.
isle-of-skye-druid-tile-up = { $tile } has already come up.
isle-of-skye-space-empty = Space { $n } of the dolmen board is empty.
isle-of-skye-stone-unknown = Nobody has entered yet which tile lies on space { $n }.
isle-of-skye-not-looked-at = { $tile } is not one of the tiles that you drew.

## Refusals

isle-of-skye-no-tablet = You have no tablet that allows this now.
isle-of-skye-one-druid-tile = Nobody can get more than one Druid tile in a round.
isle-of-skye-no-scroll-there = You have no scroll there.

## Score lines

isle-of-skye-druid-open-water = Open water
isle-of-skye-rule-druid-open-water = Half a point for each water edge without a tile beside it, rounded down.
isle-of-skye-druid-largest-herd = Largest herd
isle-of-skye-rule-druid-largest-herd = 2 points for each cow in the pasture area with the most cattle.
isle-of-skye-druid-most-lighthouses = Most lighthouses
isle-of-skye-rule-druid-most-lighthouses = 5 points for the most lighthouses, 2 for the second most.
isle-of-skye-druid-longest-diagonal = Longest diagonal
isle-of-skye-rule-druid-longest-diagonal = 2 points for each tile of the diagonal with the most tiles; gaps are allowed and do not count.
isle-of-skye-druid-largest-mountain = Largest mountain
isle-of-skye-rule-druid-largest-mountain = 2 points for each tile of the largest completed mountain area.
isle-of-skye-druid-lake-house = House by the lake
isle-of-skye-rule-druid-lake-house = 3 points for each farm on a tile with a part of a completed water area.
isle-of-skye-scroll-druid-completed-pastures = Scroll for completed pastures
isle-of-skye-rule-scroll-druid-completed-pastures = 1 point for each completed pasture area; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-completed-pastures-counted =
    { $count ->
        [one] { $count } completed pasture area
       *[other] { $count } completed pasture areas
    }
isle-of-skye-scroll-druid-completed-mountains = Scroll for completed mountains
isle-of-skye-rule-scroll-druid-completed-mountains = 1 point for each completed mountain area; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-completed-mountains-counted =
    { $count ->
        [one] { $count } completed mountain area
       *[other] { $count } completed mountain areas
    }
isle-of-skye-scroll-druid-completed-waters = Scroll for completed waters
isle-of-skye-rule-scroll-druid-completed-waters = 1 point for each completed water area; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-completed-waters-counted =
    { $count ->
        [one] { $count } completed water area
       *[other] { $count } completed water areas
    }
isle-of-skye-scroll-druid-building-sets = Scroll for sets of buildings
isle-of-skye-rule-scroll-druid-building-sets = 2 points for each set of a broch, a farm and a lighthouse; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-building-sets-counted =
    { $count ->
        [one] { $count } set of buildings
       *[other] { $count } sets of buildings
    }
isle-of-skye-scroll-druid-longest-road = Scroll for the longest road
isle-of-skye-rule-scroll-druid-longest-road = 1 point for every two tiles of the longest road without side branches; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-longest-road-counted =
    { $count ->
        [one] { $count } pair of road tiles
       *[other] { $count } pairs of road tiles
    }
isle-of-skye-scroll-druid-water-ship-lighthouse = Scroll for ship and lighthouse
isle-of-skye-rule-scroll-druid-water-ship-lighthouse = 1 point for each water area with a ship and a lighthouse; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-water-ship-lighthouse-counted =
    { $count ->
        [one] { $count } water area with both
       *[other] { $count } water areas with both
    }
isle-of-skye-scroll-druid-gold = Scroll for gold
isle-of-skye-rule-scroll-druid-gold = 1 more point for every 5 gold left; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-gold-counted =
    { $count ->
        [one] { $count } set of 5 gold
       *[other] { $count } sets of 5 gold
    }
isle-of-skye-scroll-druid-animal-pairs = Scroll for pairs of animals
isle-of-skye-rule-scroll-druid-animal-pairs = 1 point for each pair of a sheep and a cow; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-animal-pairs-counted =
    { $count ->
        [one] { $count } pair of animals
       *[other] { $count } pairs of animals
    }
isle-of-skye-scroll-druid-flat-3 = Scroll worth 3 points
isle-of-skye-rule-scroll-druid-flat-3 = 3 points; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-flat-3-counted =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
isle-of-skye-scroll-druid-flat-4 = Scroll worth 4 points
isle-of-skye-rule-scroll-druid-flat-4 = 4 points; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-flat-4-counted =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
isle-of-skye-scroll-druid-rows-of-3 = Scroll for rows of three
isle-of-skye-rule-scroll-druid-rows-of-3 = 1 point for each row with three tiles side by side; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-rows-of-3-counted =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
isle-of-skye-scroll-druid-columns-of-3 = Scroll for columns of three
isle-of-skye-rule-scroll-druid-columns-of-3 = 1 point for each column with three tiles one under the other; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-druid-columns-of-3-counted =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
isle-of-skye-scroll-again = Scroll scored again
isle-of-skye-rule-scroll-again = A stone tablet makes a scroll count once more, not doubled.
# What a scroll counts, once more, for a stone tablet: groups of what it counts, such as two sheep.
isle-of-skye-scroll-again-counted =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
# In a score line, before “× 2 points”: what was counted.
isle-of-skye-part-edges =
    { $count ->
        [one] { $count } pair of edges
       *[other] { $count } pairs of edges
    }
# In a score line, before “× 2 points”: what was counted.
isle-of-skye-part-farms =
    { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
isle-of-skye-herd-equal = a herd of the same size; only one counts
isle-of-skye-herd-smaller = a smaller herd
isle-of-skye-diagonal-equal = on another diagonal of the same length
isle-of-skye-farm-dry = no completed water on this tile
isle-of-skye-row-counted = this row is counted already
# Below a score line without points: why it gives none.
isle-of-skye-zero-open-water = It takes two open water edges for a point; here: { $n }.
# Below a score line without points: why it gives none.
isle-of-skye-zero-herd = No cattle in a pasture area; { $n } in all.
isle-of-skye-zero-diagonal = No tiles.
# Below a score line without points: why it gives none.
isle-of-skye-zero-lake-house = No farm shares a tile with a completed water area. Farms: { $n }, completed water areas: { $lakes }.
# Which card of “How to play” explains the points that cite this section of RULES.md: its title.
isle-of-skye-section-d5 = { isle-of-skye-druids-help-2 }

## Options

isle-of-skye-option-late-scroll = “Scroll again” in the last round
isle-of-skye-option-late-scroll-about = Whether this tablet works when it is built in the last round.
# A value of an option. One or two words.
isle-of-skye-option-late-scroll-works = Works
isle-of-skye-option-late-scroll-works-about = The final scoring comes after the last round.
isle-of-skye-option-late-scroll-does-not-work = Comes too late
isle-of-skye-option-late-scroll-does-not-work-about = A tablet works from the next round on, and there is no next round.
isle-of-skye-option-drawn-tiles = Druid tiles that the app draws
isle-of-skye-option-drawn-tiles-about = Only where the app draws. The edges and costs of the printed Druid tiles are known only from a real box.
isle-of-skye-option-drawn-tiles-complete = All 36
isle-of-skye-option-drawn-tiles-complete-about = Those of the host’s box if all are entered there, otherwise 36 tiles that we invented.
isle-of-skye-option-drawn-tiles-own = Only the host’s box
isle-of-skye-option-drawn-tiles-own-about = As many as are entered there, at least five. No invented ones.

## How to play, step by step: a title and a text each

isle-of-skye-druids-help-1 = The second purchase
isle-of-skye-druids-help-1-about = After the first purchases everybody gets one more turn: buy a Druid tile for its cost plus the extra cost of its space, draw from the bag, or buy nothing.
isle-of-skye-druids-help-2 = Stone tablets
isle-of-skye-druids-help-2-about = Once you have built a tile with a tablet, the tablet is yours. It works from the next round.
isle-of-skye-druids-help-3 = The dolmen board
isle-of-skye-druids-help-3-about = After a purchase the tiles move up and a new one is added. At the end of a round the one on the last space leaves the game.

## Where the printed rules are silent: how this table decides

isle-of-skye-druids-ruling-1 = Both buy turns are one phase. Nobody has to buy; anyone who passed in the first may buy in the second.
isle-of-skye-druids-ruling-2 = Only the buyer sees what is drawn from the bag. The tile they keep lies open, the others go back at once.
isle-of-skye-druids-ruling-3 = A Druid tile that fits nowhere leaves the game without its tablet.
isle-of-skye-druids-ruling-4 = “Scroll again” works on any scroll of your own territory, including those on Druid tiles and with fixed points. A tablet from the last round works too, unless this table decided otherwise.
isle-of-skye-druids-ruling-5 = With a discount the seller gets what the buyer pays, and takes back their own gold in full.
isle-of-skye-druids-ruling-6 = “Buy your own” comes before or after the purchase from another player, within your turn.
isle-of-skye-druids-ruling-7 = The longest road uses no link between two tiles twice. A tile that it passes twice counts once.
isle-of-skye-druids-ruling-8 = If the bag runs short, tiles are dealt one by one, starting with the start player. A player with two tiles sets one price; a player with one tile prices that one.
isle-of-skye-druids-ruling-9 = After the last round no more tiles come onto the dolmen board.
isle-of-skye-druids-ruling-10 = If nobody chose a scroll, as in a game that ended early, the one with the most points counts.
isle-of-skye-druids-ruling-11 = If you draw from the real stacks, nobody waits for a Druid tile: it lies on its space at once, and anyone may enter which one it is until it leaves the dolmen board.
isle-of-skye-druids-ruling-12 = A Druid tile that nobody has entered cannot be bought. At the end of the round it leaves the game without being entered.

## Entering and finding the tiles of the box

isle-of-skye-extra-cost = Cost in gold
isle-of-skye-extra-tablet = Stone tablet
isle-of-skye-extra-tablet-none = No tablet
# Below the picture of a tablet. $n of $all: how many are entered.
isle-of-skye-extra-tablet-count = { $n } of { $all } tablets
isle-of-skye-facet-mark = Which tablet or scroll?
isle-of-skye-facet-plain = neither tablet nor scroll
