### The River in English: the expansion’s own texts. Carcassonne’s file explains the families of ids.

carcassonne-river-name = The River
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
carcassonne-river-about = { $tiles } tiles, drawn first: a river that everything else is laid around.
carcassonne-river-help-1 = River
carcassonne-river-help-1-about = River tiles come first. Each continues the river, and the lake ends it. Followers stand beside the river, never on it; the river itself scores nothing.

carcassonne-terrain-river = river
carcassonne-segment-river = river
carcassonne-symbol-river = river

carcassonne-river-edge = The river ends there: no other tile meets it ({ $place }).
carcassonne-river-blocked = The river would meet a tile there that shows none ({ $place }).
carcassonne-river-continues = A river tile has to continue the river at its open end.
carcassonne-river-turn = The river may not turn back to the same side.

## Tiles

carcassonne-tile-ra = spring
carcassonne-tile-ra-about = The spring of the river in one field. The start tile.
carcassonne-tile-rb = river gate
carcassonne-tile-rb-about = River from edge to opposite edge, city on a third; a road leads from its gate over a bridge to the fourth.
carcassonne-tile-rc = river between cities
carcassonne-tile-rc-about = River from edge to opposite edge, a city on either side.
carcassonne-tile-rd = straight river
carcassonne-tile-rd-about = River from edge to opposite edge, a field on either side.
carcassonne-tile-re = river bend by a city
carcassonne-tile-re-about = River between two neighbouring edges, one city over the other two.
carcassonne-tile-rg = river bend
carcassonne-tile-rg-about = River between two neighbouring edges, fields around it.
carcassonne-tile-rh = river by a cloister
carcassonne-tile-rh-about = River from edge to opposite edge, a cloister beside it; its road crosses a bridge.
carcassonne-tile-ri = river and road bends
carcassonne-tile-ri-about = River between two neighbouring edges, a road between the other two.
carcassonne-tile-rj = river bend by a garden
carcassonne-tile-rj-about = River between two neighbouring edges, a garden in the larger field.
carcassonne-tile-rk = river bridge
carcassonne-tile-rk-about = River from edge to opposite edge; a road crosses it on a bridge.
carcassonne-tile-rl = lake
carcassonne-tile-rl-about = The lake where the river ends, in one field.

## Options

carcassonne-option-river-start-tile = The base start tile
carcassonne-option-river-start-tile-about = What happens to the straight road by a city that usually lies first.
carcassonne-option-river-start-tile-removed = Stays in the box
carcassonne-option-river-start-tile-removed-about = The spring lies first, and one straight road by a city is left out.
carcassonne-option-river-start-tile-shuffled = Shuffled in
carcassonne-option-river-start-tile-shuffled-about = It is drawn like any other tile.
carcassonne-option-river-start-tile-after-lake = Follows the lake
carcassonne-option-river-start-tile-after-lake-about = It is the first tile after the lake.
carcassonne-option-river-turns = Bends of the river
carcassonne-option-river-turns-about = How the river may wind.
carcassonne-option-river-turns-no-u-turn = No U-turn
carcassonne-option-river-turns-no-u-turn-about = Two bends in a row may not turn to the same side.
carcassonne-option-river-turns-alternate = Alternating
carcassonne-option-river-turns-alternate-about = A bend turns to the other side than the bend before it, straight tiles between them or not.
carcassonne-option-river-turns-clearance = With room ahead
carcassonne-option-river-turns-clearance-about = The places around the next one have to be free.
carcassonne-option-river-turns-free = As you like
carcassonne-option-river-turns-free-about = Only the edges have to match.

## Where the printed rules are silent

carcassonne-river-ruling-1 = A river tile that fits nowhere leaves the game, and the river goes on with the next one.
carcassonne-river-ruling-2 = Nobody stands on the river. It parts fields as a road does, and they meet around spring and lake.
