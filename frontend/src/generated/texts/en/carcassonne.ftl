carcassonne-category-road = Roads
carcassonne-category-city = Cities
carcassonne-category-cloister = Cloisters
carcassonne-category-farm = Farms
carcassonne-segment-road = road
carcassonne-segment-city = city
carcassonne-segment-cloister = cloister
carcassonne-symbol-cloister = cloister
carcassonne-symbol-pennant = pennant
carcassonne-segment-field = field
carcassonne-terrain-road = road
carcassonne-terrain-city = city
carcassonne-terrain-field = field
carcassonne-role-thief = thief
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-farmer = farmer
carcassonne-piece-follower =
    { $form ->
        [a] a follower
       *[bare]
            { $n ->
                [one] follower
               *[other] followers
            }
    }
carcassonne-stock-follower =
    { $n ->
        [one] { $n } follower in hand
       *[other] { $n } followers in hand
    }
carcassonne-mark-dead = None of the tiles left fits here
carcassonne-prompt-draw = Draw a tile
carcassonne-hint-draw =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
carcassonne-prompt-pick = Tap the tile you drew
carcassonne-hint-pick =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
carcassonne-prompt-place = Place the { $tile }
carcassonne-none-here = No follower can go here
carcassonne-hint-place =
    { $n ->
        [one] It fits in one place
       *[other] It fits in { $n } places: tap one
    }
carcassonne-target-road = Thief on the road
carcassonne-target-city = Knight in the city
carcassonne-target-cloister = Monk in the cloister
carcassonne-target-field = Farmer in the field
carcassonne-confirm-none = Done, no follower
carcassonne-confirm-road = Done, with a thief
carcassonne-confirm-city = Done, with a knight
carcassonne-confirm-cloister = Done, with a monk
carcassonne-confirm-field = Done, with a farmer
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
carcassonne-correct-place-tile = Placed differently
carcassonne-wait-draw = { $seat } draws a tile
carcassonne-wait-place = { $seat } places the tile
carcassonne-wait-score = Final scoring is under way
carcassonne-event-started = The start tile is down. { $seat } goes first.
carcassonne-event-drawn = { $seat } drew the { $tile }.
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
carcassonne-event-shared =
    { $points ->
        [one] The game is over. { $n } players share the victory with { $points } point.
       *[other] The game is over. { $n } players share the victory with { $points } points.
    }
carcassonne-end-last-tile = The last tile has been placed.
carcassonne-end-nothing-fits = The last tile didn’t fit anywhere, so the game is over.
carcassonne-not-your-turn = It is { $seat }’s turn, not yours.
carcassonne-draw-first = Draw a tile first.
carcassonne-place-first = First place the tile that was drawn.
carcassonne-no-tile-left = No tile is left: only final scoring remains.
carcassonne-unknown-tile = There is no tile “{ $tile }” in the box.
carcassonne-tile-used-up =
    { $count ->
        [one] The only tile of this kind has already been drawn: { $tile }.
       *[other] All { $count } tiles of this kind have already been drawn: { $tile }.
    }
carcassonne-cell-taken = There is already a tile there.
carcassonne-no-neighbour = The tile must touch the edge of another tile.
carcassonne-edge-mismatch =
    { $edge ->
        [N] The top edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [E] The right edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [S] The bottom edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
       *[W] The left edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
    }
carcassonne-unknown-segment = The tile has no part “{ $segment }” that a follower could take.
carcassonne-no-farmers = This table plays without farmers.
carcassonne-no-follower-left = You have no follower left in hand.
carcassonne-not-next = Another tile comes first, not “{ $tile }”.
carcassonne-unknown-figure = This table does not play with such a figure.
carcassonne-no-figure-left = You have already placed { $figure }.
carcassonne-no-follower-in-garden = No follower may stand in a garden.
carcassonne-one-action = Either place a figure or take one back, not both.
carcassonne-nothing-to-take-back = You have no figure to take back there ({ $place }).
carcassonne-feature-occupied =
    { $kind ->
        [road] A follower already stands on this road.
        [city] A follower already stands in this city.
        [cloister] A follower already stands in this cloister.
       *[field] There is a follower in this field already.
    }
carcassonne-road-complete = Road finished
carcassonne-road-open = Unfinished road
carcassonne-city-complete = City finished
carcassonne-city-small = City of two tiles finished
carcassonne-city-open = Unfinished city
carcassonne-cloister-complete = Cloister finished
carcassonne-cloister-open = Unfinished cloister
carcassonne-farm = Farm
carcassonne-farm-once = Farm, each city once
carcassonne-farm-per-city = Farmers around a city
carcassonne-part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-part-pennants =
    { $count ->
        [one] { $count } pennant
       *[other] { $count } pennants
    }
carcassonne-part-cities =
    { $count ->
        [one] { $count } finished city
       *[other] { $count } finished cities
    }
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
carcassonne-section-7 = { carcassonne-help-4 }
carcassonne-section-10 = { carcassonne-help-4 }
carcassonne-section-road-open = { carcassonne-help-5 }
carcassonne-section-city-open = { carcassonne-help-5 }
carcassonne-section-cloister-open = { carcassonne-help-5 }
carcassonne-section-farm = { carcassonne-help-5 }
carcassonne-section-farm-once = { carcassonne-help-5 }
carcassonne-section-farm-per-city = { carcassonne-help-5 }
carcassonne-tile-a = cloister with road
carcassonne-tile-a-about = A cloister in one field; a road leads to it from one edge.
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
carcassonne-tile-v = curve
carcassonne-tile-v-about = A road bends between two neighbouring edges, a field on either side.
carcassonne-tile-w = three-way crossing
carcassonne-tile-w-about = Roads from three edges end at a crossing; three fields.
carcassonne-tile-x = four-way crossing
carcassonne-tile-x-about = Roads from all four edges end at a crossing; four fields.
carcassonne-option-two-tile-city = City of two tiles
carcassonne-option-two-tile-city-about = What a finished city of exactly two tiles is worth.
carcassonne-option-two-tile-city-full = Full value
carcassonne-option-two-tile-city-full-about = 2 points per tile and per pennant, as for any finished city.
carcassonne-option-two-tile-city-half = Half value
carcassonne-option-two-tile-city-half-about = 1 point per tile and per pennant.
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
carcassonne-option-river = River
carcassonne-option-river-about = Whether the game starts with the river tiles.
carcassonne-option-river-none = Without the river
carcassonne-option-river-none-about = Only the 72 tiles of the base game are used.
carcassonne-option-legal-cells = Show legal places
carcassonne-option-legal-cells-about = Whether phones offer only places, rotations and followers that the rules allow.
carcassonne-option-legal-cells-on = Shown
carcassonne-option-legal-cells-on-about = Places where the tile fits light up; tapping turns it only to rotations that fit.
carcassonne-option-legal-cells-off = Hidden
carcassonne-option-legal-cells-off-about = You find the place yourself; what is not allowed is refused.
carcassonne-option-tiles-left = Show the tiles left
carcassonne-option-tiles-left-about = Whether phones count how many tiles of each kind can still come.
carcassonne-option-tiles-left-on = Counted
carcassonne-option-tiles-left-on-about = Each kind of tile shows how many are left.
carcassonne-option-tiles-left-off = Not counted
carcassonne-option-tiles-left-off-about = You remember for yourself what has been drawn.
carcassonne-option-dead-cells = Mark dead places
carcassonne-option-dead-cells-about = Whether phones mark empty places that no remaining tile fits.
carcassonne-option-dead-cells-on = Marked
carcassonne-option-dead-cells-on-about = A place that can no longer be filled is marked on the board.
carcassonne-option-dead-cells-off = Not marked
carcassonne-option-dead-cells-off-about = You see for yourself which places can no longer be filled.
carcassonne-option-projection = If it ended now
carcassonne-option-projection-about = Whether phones show what the final scoring would add at any time.
carcassonne-option-projection-on = Shown
carcassonne-option-projection-on-about = Totals as if the game ended now, with the owners of the farms.
carcassonne-option-projection-off = Hidden
carcassonne-option-projection-off-about = Unfinished features and farms are counted only at the end.
carcassonne-help-1 = Draw
carcassonne-help-1-about = Draw a tile. If it fits nowhere, it leaves the game and you draw another.
carcassonne-help-2 = Place
carcassonne-help-2-about = Place it beside a tile on the table: road to road, city to city, field to field.
carcassonne-help-3 = Follower
carcassonne-help-3-about = You may put a follower from your hand on this tile: on a road, in a city, in a cloister or in a field. There may not be a follower on that feature yet.
carcassonne-help-4 = Points
carcassonne-help-4-about = A finished feature scores at once for whoever has the most followers there; if several are tied, for each of them. Its followers go back to their owners. Those in fields stay until the end.
carcassonne-help-5 = The end
carcassonne-help-5-about = After the last tile everything unfinished scores too, and fields score for the finished cities beside them.
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
carcassonne-surface-main = Board
carcassonne-majority = Most followers
carcassonne-river-about = { $tiles } tiles, drawn first: a river that everything else is laid around.
carcassonne-abbot-about = { $tiles } tiles with a garden, and an abbot each: for cloisters and gardens, home again when you like.
carcassonne-inns-cathedrals-about = { $tiles } tiles: roads and cities that bring more, or nothing. A big follower each, and a sixth player.
carcassonne-traders-builders-about = { $tiles } tiles: goods for whoever closes a city. A builder and a pig each.
