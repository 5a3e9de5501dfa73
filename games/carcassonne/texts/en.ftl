### Carcassonne in English. A code of the ruleset is a message id with "." and "_" as "-".
### Besides codes there are families, each with the game's id in front:
###   name, category-<category>, segment-<kind>, role-<role>, target-<kind> (choice of a follower),
###   confirm-<kind | none> (main button), stock-<piece> ($n), piece-<piece>, mark-<mark>, part-<part code> ($count),
###   note-<word> ($n),
###   rule-<reason> (the rule of a score line in one sentence), section-<section of the rules | reason>,
###   tile-<type> (short name) and tile-<type>-about (what is on it), ruling-<1 ...>,
###   option-<key>, option-<key>-about, option-<key>-<value>, option-<key>-<value>-about.
### A message that ends in "-own" says to the player concerned what the one before it says to others.
### Tile names stand after "the" and in lists; at most 24 characters.

# The name of the game, as on its box.
carcassonne-name = Carcassonne

## Words

## Head of a column, and a kind of points in lists.

carcassonne-category-road = Roads
carcassonne-category-city = Cities
carcassonne-category-cloister = Cloisters
carcassonne-category-farm = Farms

## Words

## A part of a tile: a terrain, inside a sentence.

carcassonne-segment-road = road
carcassonne-segment-city = city
carcassonne-segment-cloister = cloister
# Read out for a picture that narrows down the list of tiles.
carcassonne-symbol-cloister = cloister
carcassonne-symbol-pennant = pennant
# A part of a tile: a terrain, inside a sentence.
carcassonne-segment-field = field

## Words

# A terrain: alone, and in sentences about edges that do not match.
carcassonne-terrain-road = road
# A terrain: alone, and in sentences about edges that do not match.
carcassonne-terrain-city = city
# A terrain: alone, and in sentences about edges that do not match.
carcassonne-terrain-field = field

## What a piece on the board is called, by where it stands.

carcassonne-role-thief = thief
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-farmer = farmer

## Words

# $form: "a" after a verb ("place a follower"), else after "the" or a number; $n: how many.
carcassonne-piece-follower =
    { $form ->
        [a] a follower
       *[bare]
            { $n ->
                [one] follower
               *[other] followers
            }
    }

# What a player has in supply, read out. $n: how many.
carcassonne-stock-follower =
    { $n ->
        [one] { $n } follower in hand
       *[other] { $n } followers in hand
    }
carcassonne-mark-dead = None of the tiles left fits here

## What to do

carcassonne-prompt-draw = Draw a tile
# The second line below a prompt.
carcassonne-hint-draw =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
carcassonne-prompt-pick = Tap the tile you drew
# The second line below a prompt.
carcassonne-hint-pick =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
# What a player is asked: a title of one line, about 40 characters.
carcassonne-prompt-place = Place the { $tile }
# A tile lies for now, and no piece may be placed on it.
carcassonne-none-here = No follower can go here
# The second line below a prompt.
carcassonne-hint-place =
    { $n ->
        [one] It fits in one place
       *[other] It fits in { $n } places: tap one
    }

carcassonne-target-road = Thief on the road
carcassonne-target-city = Knight in the city
carcassonne-target-cloister = Monk in the cloister
carcassonne-target-field = Farmer in the field
carcassonne-confirm-none = Done, just the tile
carcassonne-confirm-road = Done, with a thief
carcassonne-confirm-city = Done, with a knight
carcassonne-confirm-cloister = Done, with a monk
carcassonne-confirm-field = Done, with a farmer

## Below an answer: what it would lead to. Short.

carcassonne-note-open =
    { $n ->
        [one] Open, { $n } tile so far
       *[other] Open, { $n } tiles so far
    }
carcassonne-note-done =
    { $n ->
        [one] Finished, { $n } tile
       *[other] Finished, { $n } tiles
    }
carcassonne-note-city-open =
    { $n ->
        [one] Open, { $n } tile so far
       *[other] Open, { $n } tiles so far
    }
carcassonne-note-city-done =
    { $n ->
        [one] City finished, { $n } tile
       *[other] City finished, { $n } tiles
    }
carcassonne-note-around =
    { $n ->
        [0] No tile around it yet
       *[other] { $n } of 8 around it
    }
carcassonne-note-cities =
    { $n ->
        [0] No finished city yet
        [one] { $n } finished city
       *[other] { $n } finished cities
    }

## What to do

# Main button of the page about a placed tile: corrects these.
carcassonne-correct-place-tile = Placed differently
# Above the board: whom the table waits for. $seat: a player.
carcassonne-wait-draw = { $seat } draws a tile
# Above the board: whom the table waits for. $seat: a player.
carcassonne-wait-place = { $seat } places the tile
carcassonne-wait-score = Final scoring is under way

## What happened

## News, and a line of the timeline.

carcassonne-event-started = The start tile is down. { $seat } goes first.
carcassonne-event-started-own = The start tile is down. You go first.
carcassonne-event-drawn = { $seat } drew the { $tile }.
carcassonne-event-drawn-own = You drew the { $tile }.
carcassonne-event-set-aside = The { $tile } fits nowhere and left the game.
carcassonne-event-placed =
    { $role ->
        [thief] { $seat } placed the { $tile }, thief on it.
        [knight] { $seat } placed the { $tile }, knight on it.
        [monk] { $seat } placed the { $tile }, monk on it.
        [farmer] { $seat } placed the { $tile }, farmer on it.
        [big] { $seat } placed the { $tile }, big follower on it.
        [builder] { $seat } placed the { $tile }, builder on it.
        [pig] { $seat } placed the { $tile }, pig on it.
        [abbot] { $seat } placed the { $tile }, abbot on it.
       *[none] { $seat } placed the { $tile }.
    }
carcassonne-event-placed-own =
    { $role ->
        [thief] You placed the { $tile }, thief on it.
        [knight] You placed the { $tile }, knight on it.
        [monk] You placed the { $tile }, monk on it.
        [farmer] You placed the { $tile }, farmer on it.
        [big] You placed the { $tile }, big follower on it.
        [builder] You placed the { $tile }, builder on it.
        [pig] You placed the { $tile }, pig on it.
        [abbot] You placed the { $tile }, abbot on it.
       *[none] You placed the { $tile }.
    }

## What happened

# News. $seat: a player; $what: the title of a score line, “Road finished”.
carcassonne-event-scored =
    { $points ->
        [one] { $seat } scored { $points } point: { $what }.
       *[other] { $seat } scored { $points } points: { $what }.
    }
carcassonne-event-scored-own =
    { $points ->
        [one] You scored { $points } point: { $what }.
       *[other] You scored { $points } points: { $what }.
    }
# News at the end. $seat: the winner; $points: of that player.
carcassonne-event-won =
    { $points ->
        [one] The game is over. { $seat } wins with { $points } point.
       *[other] The game is over. { $seat } wins with { $points } points.
    }
carcassonne-event-won-own =
    { $points ->
        [one] The game is over. You win with { $points } point.
       *[other] The game is over. You win with { $points } points.
    }
# News at the end. $n: how many share the victory; $points: of each.
carcassonne-event-shared =
    { $points ->
        [one] The game is over. { $n } players share the victory with { $points } point.
       *[other] The game is over. { $n } players share the victory with { $points } points.
    }
carcassonne-end-last-tile = The last tile has been placed.
carcassonne-end-nothing-fits = The last tile didn’t fit anywhere, so the game is over.

## Refusals

# A refusal: why something cannot be done now.
carcassonne-not-your-turn = It is { $seat }’s turn.
carcassonne-draw-first = Draw a tile first.
carcassonne-place-first = First place the tile that was drawn.
carcassonne-no-tile-left = No tile is left: only final scoring remains.
# A refusal: why something cannot be done now.
carcassonne-unknown-tile = There is no tile “{ $tile }” in the box.
# A refusal: why something cannot be done now.
carcassonne-tile-used-up =
    { $count ->
        [one] The only tile of this kind has already been drawn: { $tile }.
       *[other] All { $count } tiles of this kind have already been drawn: { $tile }.
    }
carcassonne-cell-taken = There is already a tile there.
carcassonne-no-neighbour = The tile must touch the edge of another tile.
# A refusal, and the reason why a tile does not fit. $mine, $theirs: terrains.
carcassonne-edge-mismatch =
    { $edge ->
        [N] The top edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
        [E] The right edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
        [S] The bottom edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
       *[W] The left edge does not match: the tile shows { $mine }, its neighbour { $theirs }.
    }
# A refusal: why something cannot be done now.
carcassonne-unknown-segment = The tile has no part “{ $segment }” that a follower could take.
carcassonne-no-farmers = This table plays without farmers.
carcassonne-no-follower-left = You have no follower left in hand.
carcassonne-not-next = Another tile comes first, not “{ $tile }”.
carcassonne-unknown-figure = This table does not play with such a figure.
carcassonne-no-figure-left = You have already placed { $figure }.
carcassonne-no-follower-in-garden = No follower may stand in a garden.
carcassonne-one-action = Either place a figure or take one back, not both.
carcassonne-nothing-to-take-back = You have no figure to take back there ({ $place }).
# A refusal: why something cannot be done now.
carcassonne-feature-occupied =
    { $kind ->
        [road] A follower already stands on this road.
        [city] A follower already stands in this city.
        [cloister] A follower already stands in this cloister.
       *[field] There is a follower in this field already.
    }

## Score lines: title, parts, what was left over, the rule

carcassonne-road-complete = Road finished
carcassonne-road-open = Unfinished road
carcassonne-city-complete = City finished
carcassonne-city-small = City of two tiles finished
carcassonne-city-open = Unfinished city
carcassonne-cloister-complete = Cloister finished
carcassonne-cloister-open = Unfinished cloister
# Title of a score line or a scoring tile; also a head of a column.
carcassonne-farm = Farm
carcassonne-farm-once = Farm, each city once
carcassonne-farm-per-city = Farmers around a city

# In a score line, before “× 2 points”: what was counted.
carcassonne-part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
# In a score line, before “× 2 points”: what was counted.
carcassonne-part-pennants =
    { $count ->
        [one] { $count } pennant
       *[other] { $count } pennants
    }
# In a score line, before “× 2 points”: what was counted.
carcassonne-part-cities =
    { $count ->
        [one] { $count } finished city
       *[other] { $count } finished cities
    }

# Reasons behind “Not counted:”, and read out at the places in question.
carcassonne-same-tile = on a tile that is counted already
carcassonne-open-edge = open edge
carcassonne-empty-cell = no tile here
carcassonne-city-unfinished = city not finished
carcassonne-city-already-paid = city already scored for this player

carcassonne-rule-road-complete = A finished road scores 1 point per tile. It is finished when both ends are closed or it runs in a ring.
carcassonne-rule-road-open = At the end a road that is not finished scores 1 point per tile.
carcassonne-rule-city-complete = A finished city scores 2 points per tile and 2 per pennant. It is finished when its walls are closed and no tile is missing inside.
carcassonne-rule-city-small = At this table a finished city of two tiles scores only 1 point per tile and 1 per pennant.
carcassonne-rule-city-open = At the end a city that is not finished scores 1 point per tile and 1 per pennant.
carcassonne-rule-cloister-complete = A cloister scores 9 points once all eight places around it hold tiles.
carcassonne-rule-cloister-open = At the end a cloister that is not finished scores 1 point for itself and 1 for each tile around it.
carcassonne-rule-farm = At the end a farm scores 3 points for each finished city it touches, however often it touches it.
carcassonne-rule-farm-once = At the end a farm scores 3 points for each finished city it touches, but no player scores twice for the same city.
carcassonne-rule-farm-per-city = At the end each finished city scores 4 points for whoever has the most farmers on the farms around it.

# Which card of “How to play” explains the points that cite this section of RULES.md, or points for this reason: its title.
carcassonne-section-7 = { carcassonne-help-4 }
carcassonne-section-10 = { carcassonne-help-4 }
carcassonne-section-road-open = { carcassonne-help-5 }
carcassonne-section-city-open = { carcassonne-help-5 }
carcassonne-section-cloister-open = { carcassonne-help-5 }
carcassonne-section-farm = { carcassonne-help-5 }
carcassonne-section-farm-once = { carcassonne-help-5 }
carcassonne-section-farm-per-city = { carcassonne-help-5 }

## Tiles

carcassonne-tile-a = cloister with road
carcassonne-tile-a-about = A cloister in one field; a road leads to it from one edge.
# Name of a tile: in sentences and in lists, at most 24 characters.
carcassonne-tile-b = cloister
carcassonne-tile-b-about = A cloister in one field, no road.
carcassonne-tile-c = four-sided city
carcassonne-tile-c-about = City on all four edges, one city with a pennant.
carcassonne-tile-d = straight road by a city
carcassonne-tile-d-about = City on one edge, a straight road alongside it, fields on both sides of the road. The start tile is one of these.
carcassonne-tile-e = city cap
carcassonne-tile-e-about = City on one edge, field on the other three.
carcassonne-tile-f = pennant city strip
carcassonne-tile-f-about = One city from edge to opposite edge with a pennant, a field on either side.
carcassonne-tile-g = city strip
carcassonne-tile-g-about = One city from edge to opposite edge without a pennant, a field on either side.
carcassonne-tile-h = two facing cities
carcassonne-tile-h-about = Two separate cities on opposite edges, one field between them.
carcassonne-tile-i = two cities in a corner
carcassonne-tile-i-about = Two separate cities on neighbouring edges, one field on the other two edges.
# Whoever comes along the road towards the city turns right.
carcassonne-tile-j = right curve by a city
carcassonne-tile-j-about = City on the top edge; a road joins the bottom and right edges.
carcassonne-tile-k = left curve by a city
carcassonne-tile-k-about = City on the top edge; a road joins the bottom and left edges.
carcassonne-tile-l = crossing by a city
carcassonne-tile-l-about = City on one edge; roads from the other three edges end at a crossing.
carcassonne-tile-m = pennant corner city
carcassonne-tile-m-about = One city over two neighbouring edges with a pennant, one field on the other two edges.
carcassonne-tile-n = corner city
carcassonne-tile-n-about = One city over two neighbouring edges without a pennant, one field on the other two edges.
carcassonne-tile-o = pennant corner with road
carcassonne-tile-o-about = One city over two neighbouring edges with a pennant; a road bends between the other two.
carcassonne-tile-p = corner city with road
carcassonne-tile-p-about = One city over two neighbouring edges without a pennant; a road bends between the other two.
carcassonne-tile-q = pennant three-sided city
carcassonne-tile-q-about = One city over three edges with a pennant, field on the fourth.
carcassonne-tile-r = three-sided city
carcassonne-tile-r-about = One city over three edges without a pennant, field on the fourth.
carcassonne-tile-s = pennant city with gate
carcassonne-tile-s-about = One city over three edges with a pennant; a road from the fourth ends at its gate.
carcassonne-tile-t = city with gate
carcassonne-tile-t-about = One city over three edges without a pennant; a road from the fourth ends at its gate.
carcassonne-tile-u = straight road
carcassonne-tile-u-about = A straight road from edge to opposite edge, a field on either side.
# Name of a tile: in sentences and in lists, at most 24 characters.
carcassonne-tile-v = curve
carcassonne-tile-v-about = A road bends between two neighbouring edges, a field on either side.
carcassonne-tile-w = three-way crossing
carcassonne-tile-w-about = Roads from three edges end at a crossing; three fields.
carcassonne-tile-x = four-way crossing
carcassonne-tile-x-about = Roads from all four edges end at a crossing; four fields.

## Options

carcassonne-option-two-tile-city = City of two tiles
carcassonne-option-two-tile-city-about = What a finished city of exactly two tiles is worth.
carcassonne-option-two-tile-city-full = Full value
carcassonne-option-two-tile-city-full-about = 2 points per tile and per pennant, as for any finished city.
carcassonne-option-two-tile-city-half = Half value
carcassonne-option-two-tile-city-half-about = 1 point per tile and per pennant.
# Title of an option or of one of its values.
carcassonne-option-farmers = Farmers
carcassonne-option-farmers-about = Whether followers may lie in fields.
carcassonne-option-farmers-on = With farmers
carcassonne-option-farmers-on-about = Followers may lie in fields, and farms score at the end.
carcassonne-option-farmers-off = Without farmers
carcassonne-option-farmers-off-about = Nobody may take a field, and farms do not score. Good for a first game.
carcassonne-option-farm-scoring = Points for farms
carcassonne-option-farm-scoring-about = How farms score at the end.
carcassonne-option-farm-scoring-per-farm-3 = 3 per farm and city
carcassonne-option-farm-scoring-per-farm-3-about = Each farm scores 3 points for every finished city it touches.
carcassonne-option-farm-scoring-once-per-player-3 = 3 per city, once each
carcassonne-option-farm-scoring-once-per-player-3-about = Each farm scores 3 points per finished city, but no player scores twice for the same city.
carcassonne-option-farm-scoring-per-city-4 = 4 per city
carcassonne-option-farm-scoring-per-city-4-about = City by city: whoever has the most farmers on the farms around it scores 4 points.
# Title of an option or of one of its values.
carcassonne-option-river = River
carcassonne-option-river-about = Whether the game starts with the river tiles.
carcassonne-option-river-none = Without the river
carcassonne-option-river-none-about = Only the 72 tiles of the base game are used.
carcassonne-option-legal-cells = Show legal places
carcassonne-option-legal-cells-about = Whether phones offer only places, rotations and followers that the rules allow.
# A value of an option. One or two words.
carcassonne-option-legal-cells-on = Shown
carcassonne-option-legal-cells-on-about = Places where the tile fits light up; tapping turns it only to rotations that fit.
# A value of an option. One or two words.
carcassonne-option-legal-cells-off = Hidden
carcassonne-option-legal-cells-off-about = You find the place yourself; what is not allowed is refused.
carcassonne-option-tiles-left = Show the tiles left
carcassonne-option-tiles-left-about = Whether phones count how many tiles of each kind can still come.
# A value of an option. One or two words.
carcassonne-option-tiles-left-on = Counted
carcassonne-option-tiles-left-on-about = Each kind of tile shows how many are left.
carcassonne-option-tiles-left-off = Not counted
carcassonne-option-tiles-left-off-about = You remember for yourself what has been drawn.
carcassonne-option-dead-cells = Mark dead places
carcassonne-option-dead-cells-about = Whether phones mark empty places that no remaining tile fits.
# A value of an option. One or two words.
carcassonne-option-dead-cells-on = Marked
carcassonne-option-dead-cells-on-about = A place that can no longer be filled is marked on the board.
carcassonne-option-dead-cells-off = Not marked
carcassonne-option-dead-cells-off-about = You see for yourself which places can no longer be filled.
carcassonne-option-projection = If it ended now
carcassonne-option-projection-about = Whether phones show what the final scoring would add at any time.
# A value of an option. One or two words.
carcassonne-option-projection-on = Shown
carcassonne-option-projection-on-about = Totals as if the game ended now, with the owners of the farms.
# A value of an option. One or two words.
carcassonne-option-projection-off = Hidden
carcassonne-option-projection-off-about = Unfinished features and farms are counted only at the end.

## How to play, step by step: a title and a text each

# Title of a card of “How to play”. One or two words.
carcassonne-help-1 = Draw
carcassonne-help-1-about = Draw a tile. If it fits nowhere, it leaves the game and you draw another.
# Title of a card of “How to play”. One or two words.
carcassonne-help-2 = Place
carcassonne-help-2-about = Place it beside a tile on the table: road to road, city to city, field to field.
# Title of a card of “How to play”. One or two words.
carcassonne-help-3 = Follower
carcassonne-help-3-about = You may put a follower from your hand on this tile: on a road, in a city, in a cloister or in a field. There may not be a follower on that feature yet.
# Title of a card of “How to play”. One or two words.
carcassonne-help-4 = Points
carcassonne-help-4-about = A finished feature scores at once for whoever has the most followers there; if several are tied, for each of them. Its followers go back to their owners. Those in fields stay until the end.
carcassonne-help-5 = The end
carcassonne-help-5-about = After the last tile everything unfinished scores too, and fields score for the finished cities beside them.

## Where the printed rules are silent: how this table decides

carcassonne-ruling-1 = For two to five players. The table chooses who begins; then play goes round in table order.
carcassonne-ruling-2 = The start tile is the straight road by a city. With it there are 72 tiles.
carcassonne-ruling-3 = Whoever can place the tile must place it.
carcassonne-ruling-4 = A tile that fits nowhere leaves the game, and the same player draws again. If none is left, the game ends without that turn.
carcassonne-ruling-5 = Points cannot be declined: what is finished scores.
carcassonne-ruling-6 = With no follower in hand you play on and only place tiles. A follower that returns can be used from your next turn.
carcassonne-ruling-7 = A tile that is in one road or city twice counts once.
carcassonne-ruling-8 = A finished city of two tiles has the normal value, unless the table chose otherwise.
carcassonne-ruling-9 = If several players are tied for the most followers, each scores in full.
carcassonne-ruling-10 = Followers in the minority return as well.
carcassonne-ruling-11 = A finished road, city or cloister without followers scores for nobody. A finished city still counts for farms.
carcassonne-ruling-12 = If a tile finishes several things, all of them score in the same turn.
carcassonne-ruling-13 = A city that a farm touches in several places counts once for that farm.
carcassonne-ruling-14 = Players with equal totals share the victory.
carcassonne-ruling-15 = The scoring track ends at 50, but totals go on.
carcassonne-ruling-16 = A follower never moves, and returns only when its feature is finished.
carcassonne-ruling-17 = Tiles left, running farm totals and advice are not part of the rules: the table chooses whether phones show them.

## A close look at a tile: belongs-<kind of feature>, with what it counts
## A line of the close look at a tile or place: what it is part of.

carcassonne-belongs-city =
    { $open ->
        [0] Finished city
       *[other] Unfinished city
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] { "" }
        [one] , { $pennants } pennant
       *[other] , { $pennants } pennants
    }{ $open ->
        [0] { "" }
        [one] , { $open } side open
       *[other] , { $open } sides open
    }
carcassonne-belongs-road =
    { $open ->
        [0] Finished road
       *[other] Unfinished road
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } end open
       *[other] , { $open } ends open
    }
carcassonne-belongs-cloister =
    { $around ->
        [8] Finished cloister
       *[other] Unfinished cloister, { $around } of 8 tiles around it
    }
carcassonne-belongs-field =
    Field, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $cities ->
        [0] no finished city
        [one] { $cities } finished city
       *[other] { $cities } finished cities
    }
# What lies on the table: read out as "Board, 12 tiles".
carcassonne-surface-main = Board

# Heads the counts of each player in a proof that compares them.
carcassonne-majority = Most followers
