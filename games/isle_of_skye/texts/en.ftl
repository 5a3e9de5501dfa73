### Isle of Skye in English. Families as in Carcassonne's file, each with the game's id in front.
### Tile names are the numbers of the box's list.

isle-of-skye-name = Isle of Skye

## Words

isle-of-skye-category-place-a = Scoring tile A
isle-of-skye-category-place-b = Scoring tile B
isle-of-skye-category-place-c = Scoring tile C
isle-of-skye-category-place-d = Scoring tile D
# Head of a column, and a kind of points in lists.
isle-of-skye-category-scrolls = Scrolls
isle-of-skye-category-gold = Gold left
# A terrain: alone, and in sentences about edges that do not match.
isle-of-skye-terrain-pasture = pasture
# A terrain: alone, and in sentences about edges that do not match.
isle-of-skye-terrain-mountain = mountain
# A terrain: alone, and in sentences about edges that do not match.
isle-of-skye-terrain-water = water
# A part of a tile: a terrain, inside a sentence.
isle-of-skye-segment-pasture = pasture
# A part of a tile: a terrain, inside a sentence.
isle-of-skye-segment-mountain = mountain
# A part of a tile: a terrain, inside a sentence.
isle-of-skye-segment-water = water
# Roads on a tile, after its four sides; $roads: “north–east, south”.
isle-of-skye-roads =
    { $n ->
        [one] Road: { $roads }.
       *[other] Roads: { $roads }.
    }

## A symbol on tiles: alone, as a heading, and in lists.

isle-of-skye-symbol-sheep = Sheep
isle-of-skye-symbol-cattle = Cattle
isle-of-skye-symbol-farm = Farm
isle-of-skye-symbol-broch = Broch
isle-of-skye-symbol-lighthouse = Lighthouse
isle-of-skye-symbol-ship = Ship
isle-of-skye-symbol-barrel = Barrel
isle-of-skye-symbol-scroll = Scroll
isle-of-skye-symbol-castle = Castle

## Words

# A word for the coins: label of a field, and alone.
isle-of-skye-gold = Gold
# On a phone of several people, in place of the amount: a tap shows it to its owner alone. Short.
isle-of-skye-stock-gold-hidden = gold
# Beside a purse. $n: gold in hand. Short.
isle-of-skye-stock-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
# What lies before a player and does something, such as stone tablets: the name of the list; beside one, from which
# round on it works, short; never: that round is not played.
isle-of-skye-things = Effects
# Small, beside an effect: in which round it begins or began to work.
isle-of-skye-things-from = from round { $turn }
# Small, beside an effect: in which round it begins or began to work.
isle-of-skye-things-since = since round{"\u00A0"}{ $turn }
isle-of-skye-things-never = too late
# A word at a piece or place, read out and in the list of marks.
isle-of-skye-mark-sealed = Chosen
# What lies on a tile for sale: after “the” or a number.
isle-of-skye-piece-gold = gold
# Of a correction of something from before the screens were lifted; the second one stands behind other facts of it and a dot.
isle-of-skye-crossed = The prices had already been shown by then.
isle-of-skye-crossed-short = the prices were already shown
# On a button that waits until the axe lies on one of the three tiles.
isle-of-skye-first-place-axe = Axe first
isle-of-skye-mark-axe = The axe is here
# The main button, at most 22 characters.
isle-of-skye-do-place-axe = Axe
isle-of-skye-done-place-axe = goes back into the bag
# Below the question where the axe lies; one sentence, another one may follow.
isle-of-skye-about-place-axe = That tile goes back into the bag.
isle-of-skye-do-set-prices = Seal my prices
# Instead of it where everybody else has chosen: it ends the own choice as well.
isle-of-skye-do-set-prices-last = Show all prices
# The main button, at most 22 characters.
isle-of-skye-do-buy-tile = Buy for { $price }
# On the price tag of a tile, beside the coin with the price; a button.
isle-of-skye-tag-buy-tile = Buy
# Name of a tile: inside sentences, and at the head of a sheet.
isle-of-skye-castle-red = red castle
isle-of-skye-castle-blue = blue castle
isle-of-skye-castle-yellow = yellow castle
isle-of-skye-castle-green = green castle
isle-of-skye-castle-bone = white castle
# Name of a tile: inside sentences, and at the head of a sheet.
isle-of-skye-tile = tile { $id }
# Name of a tile: inside sentences, and at the head of a sheet.
isle-of-skye-invented-tile = invented tile { $id }
isle-of-skye-tile-any = a tile
isle-of-skye-tile-plain = a tile without symbols
# $what: "2 sheep and a farm", of the with- messages
isle-of-skye-tile-with = a tile with { $what }
isle-of-skye-invented-tile-any = an invented tile
isle-of-skye-invented-tile-plain = an invented tile without symbols
# As the same without “invented”. $what: “two sheep and a farm”.
isle-of-skye-invented-tile-with = an invented tile with { $what }

## After “a tile with”, alone or in a list. $n: how many.

isle-of-skye-with-sheep =
    { $n ->
        [one] a sheep
       *[other] { $n } sheep
    }
isle-of-skye-with-cattle =
    { $n ->
        [one] a cow
       *[other] { $n } cattle
    }
isle-of-skye-with-farm =
    { $n ->
        [one] a farm
       *[other] { $n } farms
    }
isle-of-skye-with-broch =
    { $n ->
        [one] a broch
       *[other] { $n } brochs
    }
isle-of-skye-with-lighthouse =
    { $n ->
        [one] a lighthouse
       *[other] { $n } lighthouses
    }
isle-of-skye-with-ship =
    { $n ->
        [one] a ship
       *[other] { $n } ships
    }
isle-of-skye-with-barrel =
    { $n ->
        [one] a barrel
       *[other] { $n } barrels
    }
isle-of-skye-with-scroll =
    { $n ->
        [one] a scroll
       *[other] { $n } scrolls
    }
isle-of-skye-with-castle =
    { $n ->
        [one] a castle
       *[other] { $n } castles
    }

## Words

# In a list of what is on a tile: “two sheep, from Druids and costs 3 gold”. $set: the name of an expansion.
isle-of-skye-tile-of-set = from { $set }
# In a list of what is on a tile.
isle-of-skye-tile-cost = costs { $n } gold
isle-of-skye-course-gold = Gold after each round
# $turn: a number.
isle-of-skye-turn = Round { $turn }
# In the host's question whether to end the game now, and after it below the result.
isle-of-skye-early-end-no-gold = Gold doesn’t count: the app doesn’t track it.
isle-of-skye-early-end-gold-asked = First everyone is asked for their gold. It counts as at the end of a full game.
isle-of-skye-early-end-gold-skipped = Whoever hasn’t given their gold yet gets no points for it.
# Below the result. $counts: who of the tied players has how much, “Anna 7, Ben 5”.
isle-of-skye-tie-break = Equal points: gold left decides. { $counts }.

## A phase of the round: a heading, and in a list of phases. One word.

isle-of-skye-stage-income = Income
isle-of-skye-stage-prices = Prices
isle-of-skye-stage-discard = Discard
isle-of-skye-stage-buy = Buy
isle-of-skye-stage-build = Build
isle-of-skye-stage-score = Score

## What to do

# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-goal = Draw the scoring tile for place { $place }
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-goal-pick = Which scoring tile is on place { $place }?
isle-of-skye-prompt-castle = Place your castle as it lies in front of you
# Where the app draws no castle lies anywhere: which side is up is free.
isle-of-skye-prompt-castle-app = Turn your castle as you like
isle-of-skye-prompt-gold = How much gold do you have?
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-gold-short = A correction left you { $n } gold short. How much gold do you have?
isle-of-skye-prompt-gold-before = How much gold do you have before income?
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-draw = Draw tile { $n } of 3
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-pick = Your tile { $n } of 3: tap it
isle-of-skye-prompt-axe = Which tile gets the axe?
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-axe-of = Where is { $seat }’s axe?
isle-of-skye-prompt-prices = Set your prices
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-prices-of = Which prices did { $seat } set?
isle-of-skye-prompt-lift = All have chosen
isle-of-skye-choice-lift = Show all prices
isle-of-skye-choice-no-axe = No axe: price all tiles
isle-of-skye-prompt-buy = Buy one tile, or pass
# A button that answers a prompt. Short.
isle-of-skye-choice-buy = { $tile } of { $seat }, { $price } gold
# Below an answer: what it would lead to. Short.
isle-of-skye-note-fits =
    { $n ->
        [0] Fits nowhere
        [one] Fits in { $n } place
       *[other] Fits in { $n } places
    }
# Below a tile that is too dear. $n: gold that is missing.
isle-of-skye-gold-short = { $n } gold short
isle-of-skye-choice-pass = Buy nothing
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-place = Build { $tile }
# What a player is asked: a title of one line, about 40 characters.
isle-of-skye-prompt-return = Nothing fits: return { $tile }
isle-of-skye-choice-return = Back into the bag
isle-of-skye-choice-out = Out of the game
isle-of-skye-prompt-take = Which tile will you build?
isle-of-skye-hint-lapsed = After a correction your gold or your tiles no longer fit this choice. Choose again; only you see this.
isle-of-skye-hint-later = What fits nowhere now has to wait: build this one first.
isle-of-skye-hint-return = It fits no place, whichever way it is turned. The gold paid for it is lost.
# With the question how much gold a player has, after an early end.
isle-of-skye-hint-gold-forgotten = Enter 0 if nobody knows any more.
# The second line below a prompt.
isle-of-skye-hint-income = Income: { $n } gold
isle-of-skye-prompt-done = All your tiles are built
isle-of-skye-choice-done = Done building
# While others still build: to whoever has sold or built everything.
isle-of-skye-idle-build = You have nothing left to build.
# Title of the host’s choice between two levels, “Everything” and “Territories and points”.
isle-of-skye-prompt-tracking = What the app tracks from round { $n } on
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-goals = { $seat } draws the scoring tiles
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-castle = { $seat } places the castle
# Shown while several seats are awaited for the same. $names: "Hana and Jo".
isle-of-skye-wait-castle-still = Still placing the castle: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-count = { $seat } counts gold
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-count-still = Still counting gold: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-purses = { $seat } counts gold
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-final-purses = { $seat } counts gold
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-final-purses-still = Still counting gold: { $names }
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-purses-still = Still counting gold: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-draw = { $seat } draws tiles
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-draw-still = Still drawing tiles: { $names }
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-price = { $seat } chooses axe and prices
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-price-still = Still pricing: { $names }
isle-of-skye-wait-lift = All have chosen: anyone may show the prices
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-buy = { $seat } may buy a tile
# Above the board: whom the table waits for. $seat: a player.
isle-of-skye-wait-build = { $seat } builds
# Above the board, while the table waits for several players. $names: “Ben and Cleo”.
isle-of-skye-wait-build-still = Still building: { $names }
isle-of-skye-wait-score-round = Scoring the round
isle-of-skye-wait-score-game = Final scoring is under way

## What happened
## News, and a line of the timeline.

# A message that ends in “-own” is told to the player it is about, who reads “you”.
isle-of-skye-event-started = { $seat } goes first.
isle-of-skye-event-started-own = You go first.
isle-of-skye-event-goal = Scoring tile { $place }: { $goal }.
isle-of-skye-event-castle = { $seat } placed the castle.
isle-of-skye-event-castle-own = You placed your castle.
isle-of-skye-event-round = Round { $n }. { $seat } is start player.
isle-of-skye-event-round-own = Round { $n }. You are start player.
isle-of-skye-event-income = { $seat } got { $n } gold.
# News to the player concerned.
isle-of-skye-event-income-own = You got { $n } gold.
isle-of-skye-event-drawn = { $seat } drew { $tile }.
isle-of-skye-event-drawn-own = You drew { $tile }.
isle-of-skye-event-sealed = { $seat } is ready.
isle-of-skye-event-axe = { $seat } put the axe on { $tile }.
isle-of-skye-event-axe-own = You put the axe on { $tile }.
isle-of-skye-event-axe-aside = { $seat } left the axe aside.
isle-of-skye-event-axe-aside-own = You left the axe aside.
isle-of-skye-event-prices = { $seat } set the prices.
isle-of-skye-event-prices-own = You set your prices.
isle-of-skye-event-lifted = The prices are open.
isle-of-skye-event-lapsed = { $seat } chooses again: since a correction, the gold or the tiles no longer fit.
isle-of-skye-event-lapsed-own = You choose again: since a correction, your gold or tiles no longer fit.
isle-of-skye-event-discarded = { $seat } put { $tile } back into the bag.
# News to the player concerned. Two lines of a narrow phone with large text: as in the name of the phase, “Discard”.
isle-of-skye-event-discarded-own = You discarded { $tile }.
isle-of-skye-event-bought = { $seat } bought { $tile } for { $n } gold.
isle-of-skye-event-bought-own = You bought { $tile } for { $n } gold.
# To the seller
isle-of-skye-event-sold = Sold to { $seat }: { $tile }, +{ $n } gold, and your own gold back.
isle-of-skye-event-passed = { $seat } bought nothing.
isle-of-skye-event-passed-own = You bought nothing.
isle-of-skye-event-kept = { $seat } kept { $tile } and paid { $n } gold.
isle-of-skye-event-kept-own = You kept { $tile } for { $n } gold.
isle-of-skye-event-added = { $seat } added { $tile }, which is not on the list.
isle-of-skye-event-added-own = You added { $tile }, which is not on the list.
isle-of-skye-event-taken = { $seat } has { $tile } to build.
isle-of-skye-event-taken-own = You have { $tile } to build.
isle-of-skye-event-placed = { $seat } built { $tile }.
isle-of-skye-event-placed-own = You built { $tile }.
isle-of-skye-event-returned = { $seat } returned { $tile }: it fits nowhere.
isle-of-skye-event-returned-own = You returned { $tile }: it fits nowhere.
isle-of-skye-event-finished = { $seat } built all tiles.
isle-of-skye-event-finished-own = You built all your tiles.
isle-of-skye-event-counted = { $seat } counted gold.
isle-of-skye-event-counted-own = You counted your gold.
isle-of-skye-event-gold = { $seat } has { $n } gold.
isle-of-skye-event-gold-own = You have { $n } gold.
isle-of-skye-event-tracking-full = From round { $n } on the app tracks everything.
isle-of-skye-event-tracking-territories = From round { $n } on the app tracks territories and points only.
# News. $seat: a player; $what: the title of a score line, “Road finished”.
isle-of-skye-event-scored =
    { $n ->
        [one] { $seat } scored { $n } point: { $what }.
       *[other] { $seat } scored { $n } points: { $what }.
    }
# To the player who gets the points
isle-of-skye-event-scored-own =
    { $n ->
        [one] You scored { $n } point: { $what }.
       *[other] You scored { $n } points: { $what }.
    }
# The tile beside the score track that some expansions bring; one side shows 50, the other 100.
isle-of-skye-event-score-tile-taken = { $seat } took the 50/100 tile.
isle-of-skye-event-score-tile-taken-own = You took your 50/100 tile.
isle-of-skye-event-score-tile-taken-100 = { $seat } took the 50/100 tile and turned it to 100.
isle-of-skye-event-score-tile-taken-100-own = You took your 50/100 tile and turned it to 100.
isle-of-skye-event-score-tile-turned = { $seat } turned the 50/100 tile to 100.
isle-of-skye-event-score-tile-turned-own = You turned your 50/100 tile to 100.
isle-of-skye-event-score-tile-turned-back = { $seat } turned the 50/100 tile back to 50.
isle-of-skye-event-score-tile-turned-back-own = You turned your 50/100 tile back to 50.
isle-of-skye-event-score-tile-put-back = { $seat } put the 50/100 tile back.
isle-of-skye-event-score-tile-put-back-own = You put your 50/100 tile back.
isle-of-skye-event-round-scored = Round { $n } is scored.
# News at the end. $seat: the winner; $points: of that player.
isle-of-skye-event-won =
    { $points ->
        [one] The game is over. { $seat } wins with { $points } point.
       *[other] The game is over. { $seat } wins with { $points } points.
    }
# News to the player concerned.
isle-of-skye-event-won-own =
    { $points ->
        [one] The game is over. You win with { $points } point.
       *[other] The game is over. You win with { $points } points.
    }
# News at the end. $n: how many share the victory; $points: of each.
isle-of-skye-event-shared =
    { $points ->
        [one] The game is over. { $n } players share the victory with { $points } point.
       *[other] The game is over. { $n } players share the victory with { $points } points.
    }
isle-of-skye-end-last-round = The last round has been played.

## Refusals
## A refusal: why something cannot be done now.

isle-of-skye-not-now = That is not possible in this phase.
isle-of-skye-not-your-turn = It is { $seat }’s turn to buy.
isle-of-skye-not-your-offer = Everybody chooses behind their own screen.
isle-of-skye-unknown-tile = There is no tile “{ $tile }” in the box.
isle-of-skye-tile-gone = No longer in the bag: { $tile }.
isle-of-skye-unknown-goal = There is no such scoring tile in the box.
isle-of-skye-goal-taken = “{ $goal }” is on another place already.
isle-of-skye-goals-lie = The scoring tiles are chosen already.
isle-of-skye-castle-lies = Your castle is placed already.
isle-of-skye-axe-needed = One tile gets the axe.
isle-of-skye-axe-first = Place the axe first, then set the prices.
isle-of-skye-app-draws = The app draws the tiles at this table: none can be added during the game.
isle-of-skye-piece-many = A box may differ in { $n } tiles at most.
isle-of-skye-piece-id = “{ $tile }” cannot be the name of a tile.
isle-of-skye-piece-known = { $tile } exists already.
isle-of-skye-piece-shape = { $tile } cannot look like this.
isle-of-skye-piece-regions = The regions of { $tile } do not go with its edges and its middle.
isle-of-skye-piece-roads = Two roads of { $tile } meet at the same edge.
isle-of-skye-piece-region = { $tile } has a symbol in a region that is not there: { $region }.
isle-of-skye-piece-symbol = { $tile } has a symbol that this game does not know: { $symbol }.
isle-of-skye-piece-scroll = On { $tile }, a scroll has to say what it counts, and nothing else may.
isle-of-skye-piece-scrolls = { $tile } has at most one scroll.
isle-of-skye-piece-set = No tile at this table has the set, cost or tablet given for { $tile }.
isle-of-skye-piece-twice = { $tile } has the same symbol twice in one region: raise its number instead.
isle-of-skye-piece-castle = A castle tile has one castle on it, and no other tile has any: { $tile }.
isle-of-skye-not-drawn = { $tile } is not one of the three that were drawn.
isle-of-skye-price-on-axe = { $tile } has the axe: it gets no price.
isle-of-skye-price-missing = { $tile } needs a price of at least 1.
isle-of-skye-price-above-gold = The prices together may not exceed the gold in hand: { $gold }.
isle-of-skye-screens-up = Somebody is still choosing.
isle-of-skye-own-tile = { $tile } is your own: nobody buys from themselves.
isle-of-skye-not-offered = { $tile } is not for sale.
# It says nothing of the purse: others may look at the phone.
isle-of-skye-cannot-pay = It costs { $price } gold, and you have less.
isle-of-skye-not-in-hand = { $tile } is not among your tiles.
isle-of-skye-cell-taken = There is already a tile there.
isle-of-skye-no-neighbour = The tile must touch an edge of your territory.
# A refusal, and the reason why a tile does not fit. $mine, $theirs: terrains.
isle-of-skye-edge-mismatch =
    { $edge ->
        [N] The top edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
        [E] The right edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
        [S] The bottom edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
       *[W] The left edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
    }
isle-of-skye-still-fits = { $tile } still fits: only when nothing fits does a tile go back.
isle-of-skye-enough-tiles = Nobody gets more than { $n } tiles in a round.
isle-of-skye-build-first =
    { $n ->
        [one] First build the tile that you have.
       *[other] First build the { $n } tiles that you have.
    }
isle-of-skye-gold-missing = Enter how much gold it is.
isle-of-skye-gold-too-little = You need at least { $n } gold: one for each of your tiles.
isle-of-skye-tracking-same = That is already what the app tracks.

## Score lines: title, the rule, parts, what was left over

isle-of-skye-base-squares = Squares of four
isle-of-skye-rule-base-squares = 2 points for each square of two by two tiles; squares may overlap.
isle-of-skye-base-completed-areas = Completed areas
isle-of-skye-rule-base-completed-areas = 1 point for each completed area of any terrain and size.
# Title of a score line or a scoring tile; also a head of a column.
isle-of-skye-base-sheep = Sheep
isle-of-skye-rule-base-sheep = 1 point for each sheep.
isle-of-skye-base-completed-areas-3plus = Large completed areas
isle-of-skye-rule-base-completed-areas-3plus = 3 points for each completed area on at least three tiles.
isle-of-skye-base-brochs-in-mountains = Brochs in the mountains
isle-of-skye-rule-base-brochs-in-mountains = 1, 3 or 6 points for a mountain area with one, two, or three and more brochs.
isle-of-skye-base-building-sets = Sets of buildings
isle-of-skye-rule-base-building-sets = 5 points for each set of a broch, a farm and a lighthouse.
isle-of-skye-base-most-barrels = Most barrels
isle-of-skye-rule-base-most-barrels = 5 points for the most tiles with barrels, 2 for the second most; connected to the castle or not.
isle-of-skye-base-most-ships = Most ships
isle-of-skye-rule-base-most-ships = 5 points for the most ships, 2 for the second most.
isle-of-skye-base-most-gold = Most gold
isle-of-skye-rule-base-most-gold = 5 points for the most gold in hand, 2 for the second most.
isle-of-skye-base-animals-near-farms = Animals near farms
isle-of-skye-rule-base-animals-near-farms = 1 point for each sheep and cow on or around a farm tile, once each.
isle-of-skye-base-cattle-on-roads = Cattle by the road
isle-of-skye-rule-base-cattle-on-roads = 2 points for each cow on a tile that a road connects to the castle.
isle-of-skye-base-water-ship-lighthouse = Ship and lighthouse
isle-of-skye-rule-base-water-ship-lighthouse = 3 points for each water area with at least one ship and one lighthouse.
isle-of-skye-base-vertical-lines = Vertical lines
isle-of-skye-rule-base-vertical-lines = 3 points for each unbroken vertical line of at least three tiles.
isle-of-skye-base-castle-road-tiles = Roads to the castle
isle-of-skye-rule-base-castle-road-tiles = 1 point for each tile that a road connects to the castle.
isle-of-skye-base-largest-water = Largest lake
isle-of-skye-rule-base-largest-water = 2 points for each tile of the largest completed water area.
isle-of-skye-base-completed-mountains = Completed mountains
isle-of-skye-rule-base-completed-mountains = 2 points for each completed mountain area.
isle-of-skye-scroll-per-2-sheep = Scroll for two sheep
isle-of-skye-rule-scroll-per-2-sheep = 1 point for every two sheep; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-2-sheep-counted =
    { $count ->
        [one] { $count } pair of sheep
       *[other] { $count } pairs of sheep
    }
isle-of-skye-scroll-per-cattle = Scroll for each cow
isle-of-skye-rule-scroll-per-cattle = 1 point for each cow; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-cattle-counted =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cattle
    }
isle-of-skye-scroll-per-2-barrels = Scroll for two tiles with barrels
isle-of-skye-rule-scroll-per-2-barrels = 1 point for every two tiles with barrels; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-2-barrels-counted =
    { $count ->
        [one] { $count } pair of tiles with barrels
       *[other] { $count } pairs of tiles with barrels
    }
isle-of-skye-scroll-per-broch = Scroll for each broch
isle-of-skye-rule-scroll-per-broch = 1 point for each broch; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-broch-counted =
    { $count ->
        [one] { $count } broch
       *[other] { $count } brochs
    }
isle-of-skye-scroll-per-2-ships = Scroll for two ships
isle-of-skye-rule-scroll-per-2-ships = 1 point for every two ships; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-2-ships-counted =
    { $count ->
        [one] { $count } pair of ships
       *[other] { $count } pairs of ships
    }
isle-of-skye-scroll-per-farm = Scroll for each farm
isle-of-skye-rule-scroll-per-farm = 1 point for each farm; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-farm-counted =
    { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
isle-of-skye-scroll-per-lighthouse = Scroll for each lighthouse
isle-of-skye-rule-scroll-per-lighthouse = 1 point for each lighthouse; twice that if the scroll is in a completed area.
# Part of a score line: what a scroll counted.
isle-of-skye-scroll-per-lighthouse-counted =
    { $count ->
        [one] { $count } lighthouse
       *[other] { $count } lighthouses
    }
isle-of-skye-gold-left = Gold left
isle-of-skye-rule-gold-left = At the end 1 point for every 5 gold.

## In a score line, before “× 2 points”: what was counted.

isle-of-skye-part-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
isle-of-skye-part-areas =
    { $count ->
        [one] { $count } completed area
       *[other] { $count } completed areas
    }
isle-of-skye-part-sheep =
    { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
isle-of-skye-part-sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
isle-of-skye-part-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
isle-of-skye-part-cattle =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cattle
    }
isle-of-skye-part-waters =
    { $count ->
        [one] { $count } water area
       *[other] { $count } water areas
    }
isle-of-skye-part-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
isle-of-skye-part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
isle-of-skye-part-gold =
    { $count ->
        [one] { $count } set of 5 gold
       *[other] { $count } sets of 5 gold
    }

## Score lines: title, the rule, parts, what was left over

# $what: "5 brochs", as the scroll counts them
isle-of-skye-part-scroll = { $what }

## In a score line, before “× 2 points”: what was counted.

isle-of-skye-part-scroll-doubled = { $what }, doubled
isle-of-skye-part-brochs-1 =
    { $count ->
        [one] { $count } mountain area with one broch
       *[other] { $count } mountain areas with one broch
    }
isle-of-skye-part-brochs-2 =
    { $count ->
        [one] { $count } mountain area with two brochs
       *[other] { $count } mountain areas with two brochs
    }
isle-of-skye-part-brochs-3 =
    { $count ->
        [one] { $count } mountain area with three or more brochs
       *[other] { $count } mountain areas with three or more brochs
    }

## Score lines: title, the rule, parts, what was left over

# $n: how much the player has of it; the others follow in brackets: "1st with 6 (Ben 3, Anna 2)"
isle-of-skye-part-most-first = 1st with { $n }
# Part of a score line: how a player stands in the comparison.
isle-of-skye-part-most-first-tied = tied for 1st with { $n }
# Part of a score line: how a player stands in the comparison.
isle-of-skye-part-most-second = 2nd with { $n }
# Part of a score line: how a player stands in the comparison.
isle-of-skye-part-most-second-tied = tied for 2nd with { $n }
# Reasons behind “Not counted:”, and read out at the places in question.
isle-of-skye-area-open = area not completed
isle-of-skye-area-small = on fewer than three tiles
isle-of-skye-area-equal = equally large; only one counts
# A reason behind “Not counted:”. Small letters.
isle-of-skye-area-smaller = smaller
isle-of-skye-broch-fourth = more than three do not count
isle-of-skye-castle-not-counted = the castle does not count at this table
isle-of-skye-column-counted = this column is counted already
isle-of-skye-farm-far = no farm here or beside it
isle-of-skye-gold-rest = fewer than five
isle-of-skye-line-short = only two tiles
isle-of-skye-no-lighthouse = no lighthouse
isle-of-skye-no-ship = no ship
isle-of-skye-no-set = no set left for it
isle-of-skye-not-connected = no road to the castle
isle-of-skye-odd-one = the odd one
isle-of-skye-scroll-open = its area is not completed: not doubled
## Why something gives no points, below its line; numbers are what lies in the seat's territory
## Below a score line without points: why it gives none.
isle-of-skye-zero-nothing = Nothing here counts.
isle-of-skye-zero-squares =
    { $n ->
        [one] 1 tile; a square needs four.
       *[other] { $n } tiles, but no four of them in a square.
    }
isle-of-skye-zero-lines = A line needs three tiles without a gap; the longest has { $n }.
isle-of-skye-zero-areas = No area is completed; { $open } still open.
isle-of-skye-zero-large-areas = No completed area covers three tiles: { $open } not completed, { $completed } too small.
isle-of-skye-zero-mountains =
    { $open ->
        [0] There is no mountain area.
       *[other] No mountain area is completed; { $open } still open.
    }
isle-of-skye-zero-waters =
    { $open ->
        [0] There is no water area.
       *[other] No water area is completed; { $open } still open.
    }
isle-of-skye-zero-brochs = No broch here.
isle-of-skye-zero-ship-lighthouse = No water area has both. Ships: { $ship }, lighthouses: { $lighthouse }.
isle-of-skye-zero-sheep = No sheep here.
isle-of-skye-zero-sets = A set needs one of each. Brochs: { $broch }, farms: { $farm }, lighthouses: { $lighthouse }.
isle-of-skye-zero-animals = No animal on or around a farm tile. Animals: { $n }, farms: { $farm }.
isle-of-skye-zero-cattle =
    { $n ->
        [0] No cattle here.
        [one] 1 cow, but no road from its tile to the castle.
       *[other] { $n } cattle, but no road from their tiles to the castle.
    }
isle-of-skye-zero-roads = No road from the castle reaches another tile.
isle-of-skye-zero-most-none = None here; only first and second place score.
isle-of-skye-zero-most-tied = { $n } is too few: { $tied } are tied for first with { $first }, so nobody is second.
isle-of-skye-zero-most = { $n } is too few: first place has { $first }, second has { $second }.
isle-of-skye-zero-scroll =
    { $per ->
        [1] Nothing here counts.
       *[other] It takes { $per } for a point; here: { $n }.
    }
isle-of-skye-zero-gold = It takes { $per } gold for a point; { $n } left.
## The income of a seat: title, and its parts; gold
# Title of a score line.
isle-of-skye-income = Income
isle-of-skye-rule-income = 5 gold for the castle, 1 for each barrel that a road connects to it, and in later rounds some for every player ahead.
# In a score line, before “× 2 points”: what was counted.
isle-of-skye-part-income-castle = castle
# In a score line, before “× 2 points”: what was counted.
isle-of-skye-part-income-barrels =
    { $count ->
        [one] { $count } barrel by the road
       *[other] { $count } barrels by the road
    }
# In a score line, before “× 2 points”: what was counted.
isle-of-skye-part-income-behind =
    { $count ->
        [one] { $count } player ahead
       *[other] { $count } players ahead
    }
isle-of-skye-part-income-more = from tracks and bonus tiles
isle-of-skye-unknown = This phone does not know everybody’s gold, so points for gold are still open.
# Which card of “How to play” explains the points that cite this section of RULES.md: its title.
isle-of-skye-section-3 = { isle-of-skye-help-1 }
isle-of-skye-section-6 = { isle-of-skye-help-6 }
isle-of-skye-section-7 = { isle-of-skye-help-7 }

## Options

isle-of-skye-option-tracking = What is tracked
isle-of-skye-option-tracking-about = How much of the game the app keeps track of. The host can change it between rounds.
# A value of an option. One or two words.
isle-of-skye-option-tracking-full = Everything
isle-of-skye-option-tracking-full-about = Draws, prices, purchases, gold, territories and points.
isle-of-skye-option-tracking-territories = Territories and points
isle-of-skye-option-tracking-territories-about = Prices and purchases stay on the table; gold is asked for only where it scores.
# Title of an option or of one of its values.
isle-of-skye-option-prices = Prices
isle-of-skye-option-prices-about = Where the axe and the prices are chosen.
isle-of-skye-option-prices-sealed = Secretly on the phones
isle-of-skye-option-prices-sealed-about = Everybody chooses on their own phone; one tap shows all prices.
isle-of-skye-option-prices-after-reveal = With real coins
isle-of-skye-option-prices-after-reveal-about = You choose behind real screens; someone enters the offers once they are open.
isle-of-skye-option-tie-break = Tie at the end
isle-of-skye-option-tie-break-about = Which gold decides between equal points.
isle-of-skye-option-tie-break-remainder = What is left of it
isle-of-skye-option-tie-break-remainder-about = Gold that remains after 5 gold for a point each.
isle-of-skye-option-tie-break-all-gold = All of it
isle-of-skye-option-tie-break-all-gold-about = All gold in hand at the end counts.
isle-of-skye-option-barrel-income = Income from barrels
isle-of-skye-option-barrel-income-about = Whether a tile with two barrels brings 2 gold or 1.
isle-of-skye-option-barrel-income-per-symbol = Each barrel
isle-of-skye-option-barrel-income-per-symbol-about = 1 gold for each linked barrel.
isle-of-skye-option-barrel-income-per-tile = Each tile
isle-of-skye-option-barrel-income-per-tile-about = 1 gold for each linked tile with barrels.
isle-of-skye-option-barrels-counted = Counting barrels
isle-of-skye-option-barrels-counted-about = What counts for “Most barrels” and for scrolls.
isle-of-skye-option-barrels-counted-per-tile = Tiles with barrels
isle-of-skye-option-barrels-counted-per-tile-about = A tile with two barrels counts once.
# Title of an option or of one of its values.
isle-of-skye-option-barrels-counted-per-symbol = Barrels
isle-of-skye-option-barrels-counted-per-symbol-about = A tile with two barrels counts twice.
isle-of-skye-option-castle-tile = The castle on the road
isle-of-skye-option-castle-tile-about = Whether the castle itself is a tile connected to the castle.
# A value of an option. One or two words.
isle-of-skye-option-castle-tile-counts = Counts
isle-of-skye-option-castle-tile-counts-about = Everybody has at least one connected tile.
isle-of-skye-option-castle-tile-does-not-count = Does not count
isle-of-skye-option-castle-tile-does-not-count-about = Only the other tiles count.
isle-of-skye-option-lines = Two lines in a column
isle-of-skye-option-lines-about = What two vertical lines with a gap between them score.
# Title of an option or of one of its values.
isle-of-skye-option-lines-every-line = Both
isle-of-skye-option-lines-every-line-about = Every unbroken line of three tiles or more counts.
# Title of an option or of one of its values.
isle-of-skye-option-lines-one-per-column = One
isle-of-skye-option-lines-one-per-column-about = A column counts once.
isle-of-skye-option-hide-gold = Hide others’ gold
isle-of-skye-option-hide-gold-about = Whether phones show how much gold the others have.
# A value of an option. One or two words.
isle-of-skye-option-hide-gold-on = Yes
isle-of-skye-option-hide-gold-on-about = You see your own gold only.
# A value of an option. One or two words.
isle-of-skye-option-hide-gold-off = No
isle-of-skye-option-hide-gold-off-about = Everybody sees all gold.
isle-of-skye-option-legal-cells = Show legal places
isle-of-skye-option-legal-cells-about = Whether phones offer only places and rotations that fit.
# A value of an option. One or two words.
isle-of-skye-option-legal-cells-on = Shown
isle-of-skye-option-legal-cells-on-about = Places where the tile fits light up.
# A value of an option. One or two words.
isle-of-skye-option-legal-cells-off = Hidden
isle-of-skye-option-legal-cells-off-about = You find the place yourself; what does not fit is refused.
isle-of-skye-option-tiles-left = Show the tiles left
isle-of-skye-option-tiles-left-about = Whether phones show which tiles are still in the bag.
# A value of an option. One or two words.
isle-of-skye-option-tiles-left-on = Shown
isle-of-skye-option-tiles-left-on-about = Shows what is still in the bag.
isle-of-skye-option-tiles-left-off = Not shown
isle-of-skye-option-tiles-left-off-about = You remember for yourself what has been built.
isle-of-skye-option-projection = If it ended now
isle-of-skye-option-projection-about = Whether phones show what this round and the end would score as they stand.
# A value of an option. One or two words.
isle-of-skye-option-projection-on = Shown
isle-of-skye-option-projection-on-about = Points of this round and of the end, as they stand.
# A value of an option. One or two words.
isle-of-skye-option-projection-off = Hidden
isle-of-skye-option-projection-off-about = Points are counted at the end of the round.

## How to play, step by step: a title and a text each

# Title of a card of “How to play”. One or two words.
isle-of-skye-help-1 = Income
isle-of-skye-help-1-about = You get 5 gold for your castle, 1 for each barrel that a road connects to it and, from round 3, some for each player who has more points than you.
# Title of a card of “How to play”. One or two words.
isle-of-skye-help-2 = Prices
isle-of-skye-help-2-about = Everybody draws three tiles, for all to see. In secret you put the axe on one of them and gold from your hand on the other two: their prices, at least 1 each. Once all are ready, the prices are shown.
# Title of a card of “How to play”. One or two words.
isle-of-skye-help-3 = Discard
isle-of-skye-help-3-about = The tiles with the axe go back into the bag.
# Title of a card of “How to play”. One or two words.
isle-of-skye-help-4 = Buy
isle-of-skye-help-4-about = One turn each, the start player first: buy one tile from somebody else, or nothing. The seller gets the price and also takes back their own gold on it. What nobody bought you keep; the gold on it is paid.
# Title of a card of “How to play”. One or two words.
isle-of-skye-help-5 = Build
isle-of-skye-help-5-about = Everybody builds all their tiles. On every edge that two tiles share the terrain must be the same; roads may end anywhere. What fits nowhere goes back into the bag.
# Title of a card of “How to play”. One or two words.
isle-of-skye-help-6 = Score
isle-of-skye-help-6-about = The scoring tiles of this round count for everybody. Then the next player becomes start player.
isle-of-skye-help-7 = The end
isle-of-skye-help-7-about = After the last round the scrolls count, and you get 1 point for every 5 gold left.

## Where the printed rules are silent: how this table decides

isle-of-skye-ruling-1 = With five players the scoring tiles count AB, AC, BD, ACD and BCD, and being behind brings 0, 0, 1, 2 and 3 gold.
isle-of-skye-ruling-2 = The castle is a tile like any other: for squares, lines, areas and roads.
isle-of-skye-ruling-3 = When you place your castle you decide which way is up, and it stays so.
isle-of-skye-ruling-4 = A tile goes back only when no tile in your hand fits anywhere. Where you build and in which order is up to you.
isle-of-skye-ruling-5 = With two players too, a scoring tile for the most gives 5 and 2; tied players get 5 each; whoever has none gets nothing.
isle-of-skye-ruling-6 = An animal near several farms counts once.
isle-of-skye-ruling-7 = A scroll belongs to the area that it is printed in; doubling comes after rounding down.
isle-of-skye-ruling-8 = If several areas are tied for largest, only one of them counts.
isle-of-skye-ruling-9 = Players with equal points and equal gold left share the victory.
isle-of-skye-ruling-10 = Until all have chosen, everybody may choose again. If the axe moves to another tile, it swaps places with the gold there.
isle-of-skye-ruling-11 = With real coins, prices are checked against the gold that the app knows of; whoever enters them learns how much that is.
isle-of-skye-ruling-12 = Where gold is not tracked, the amounts stay secret until all have given theirs.
isle-of-skye-ruling-13 = A game that is ended early scores scrolls and gold as they stand; gold that the app does not track is asked for first, and what nobody knows any more counts as 0. Tiles on offer and in hand go back, gold on offers returns.
isle-of-skye-ruling-14 = A correction leaves sealed choices as they are. If your gold or tiles no longer fit, only you are told; you choose again, at the latest before the prices are shown.
isle-of-skye-ruling-15 = With an expansion, the 50/100 tile shows the points as they are: whoever falls below 100 turns it back, whoever falls below 50 puts it back.

## A close look at a tile: belongs-<terrain>, with what it counts; belongs-road

## A line of the close look at a tile or place: what it is part of.

isle-of-skye-belongs-pasture =
    { $open ->
        [0] Completed pasture
       *[other] Open pasture
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } side open
       *[other] , { $open } sides open
    }
isle-of-skye-belongs-mountain =
    { $open ->
        [0] Completed mountain area
       *[other] Open mountain area
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } side open
       *[other] , { $open } sides open
    }
isle-of-skye-belongs-water =
    { $open ->
        [0] Completed water area
       *[other] Open water area
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } side open
       *[other] , { $open } sides open
    }
isle-of-skye-belongs-road =
    { $linked ->
        [yes] A road leads to the castle
       *[no] No road to the castle
    }

## A close look at a tile: belongs-<terrain>, with what it counts; belongs-road

# Stands over a territory.
isle-of-skye-surface-territory = { $seat }’s territory
# On a button, among the other boards of the same player.
isle-of-skye-surface-territory-tab = Territory
# The name of a board, as the heading of a screen and for screen readers. $seat: its owner.
isle-of-skye-surface-offer = { $seat }’s offer

## What to do on the real table after a correction

# A thing to do on the real table. $tile: a tile; $n: gold.
isle-of-skye-step-price =
    { $n ->
        [0] Take the gold off “{ $tile }”.
       *[other] { $n } gold lies on “{ $tile }”.
    }
# A thing to do for one player, after the name; n is what the tile beside the score track has to show.
isle-of-skye-step-score-tile =
    { $n ->
        [0] Put the 50/100 tile back.
       *[other] 50/100 tile: { $n } face up.
    }
