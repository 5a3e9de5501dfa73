### Inns & Cathedrals in English: the expansion’s own texts. Carcassonne’s file explains the families of ids.

carcassonne-inns-cathedrals-name = Inns & Cathedrals
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
carcassonne-inns-cathedrals-about = { $tiles } tiles: roads and cities that bring more, or nothing. A big follower each, and a sixth player.

carcassonne-symbol-inn = inn
carcassonne-symbol-cathedral = cathedral
carcassonne-role-big = big follower
carcassonne-piece-big =
    { $form ->
        [a] a big follower
        [the] the big follower
       *[bare]
            { $n ->
                [one] big follower
               *[other] big followers
            }
    }
carcassonne-stock-big =
    { $n ->
        [one] { $n } big follower in hand
       *[other] { $n } big followers in hand
    }
carcassonne-set-big = Done, big follower

carcassonne-road-inn = Road with an inn finished
carcassonne-city-cathedral = City with a cathedral finished
carcassonne-road-inn-open = Road with an inn, unfinished
carcassonne-city-cathedral-open = City with a cathedral, unfinished
# Behind the line above and a colon: why there are no points.
carcassonne-zero-inn = scores only when finished
carcassonne-zero-cathedral = scores only when finished
carcassonne-part-tiles-inn =
    { $count ->
        [one] { $count } tile at an inn road
       *[other] { $count } tiles at an inn road
    }
carcassonne-part-tiles-cathedral =
    { $count ->
        [one] { $count } tile of a cathedral city
       *[other] { $count } tiles of a cathedral city
    }
carcassonne-rule-road-inn = A finished road with an inn scores 2 points per tile. Unfinished at the end it scores nothing.
carcassonne-rule-road-inn-open = { carcassonne-rule-road-inn }
carcassonne-rule-city-cathedral = A finished city with a cathedral scores 3 points per tile and 3 per pennant. Unfinished at the end it scores nothing.
carcassonne-rule-city-cathedral-open = { carcassonne-rule-city-cathedral }
carcassonne-section-road-inn = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-road-inn-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-inns-cathedrals-help-1 = Inns and cathedrals
carcassonne-inns-cathedrals-help-1-about = Finished, a road with an inn scores 2 per tile and a city with a cathedral 3. Unfinished at the end both score nothing. The big follower counts as two.

carcassonne-belongs-road-inn =
    { $open ->
        [0] Finished road with an inn
       *[other] Unfinished road with an inn: worth 0 as it lies
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
carcassonne-belongs-city-cathedral =
    { $open ->
        [0] Finished city with a cathedral
       *[other] Unfinished city with a cathedral: worth 0 as it lies
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Tiles

carcassonne-tile-ia = curve with inn
carcassonne-tile-ia-about = A road between two neighbouring edges, an inn at it.
carcassonne-tile-ib = straight road with inn
carcassonne-tile-ib-about = A straight road with an inn, a garden beside it.
carcassonne-tile-ic = crossing with inn
carcassonne-tile-ic-about = Roads from three edges end at a crossing; an inn stands at one of them.
carcassonne-tile-id = cloister, two roads
carcassonne-tile-id-about = A cloister; roads lead to it from two opposite edges.
carcassonne-tile-ie = two curves
carcassonne-tile-ie-about = Two separate roads, each between two neighbouring edges.
carcassonne-tile-if = corner city, side gate
carcassonne-tile-if-about = One city over two neighbouring edges; a road from a third ends at its gate.
carcassonne-tile-ig = city across a corner
carcassonne-tile-ig-about = City on one edge that reaches a far corner, so that two fields are separate.
carcassonne-tile-ih = four cities
carcassonne-tile-ih-about = Four separate cities, in the middle an enclosed field with a garden.
carcassonne-tile-ii = crossing between cities
carcassonne-tile-ii-about = Two separate cities on opposite edges, two roads to a crossing between them.
carcassonne-tile-ij = city cap with gate
carcassonne-tile-ij-about = City on one edge; a road from the opposite edge ends at its gate.
carcassonne-tile-ik = cathedral
carcassonne-tile-ik-about = City on all four edges with a cathedral.
carcassonne-tile-il = pennant corner with inn
carcassonne-tile-il-about = One city over two neighbouring edges with a pennant; a road with an inn between the other two.
carcassonne-tile-im = curve with inn, city
carcassonne-tile-im-about = City on one edge, a road with an inn between two others.
carcassonne-tile-in = corner gate with inn
carcassonne-tile-in-about = One city over two neighbouring edges; a road with an inn ends at its gate.
carcassonne-tile-io = three cities
carcassonne-tile-io-about = Three separate cities, field on the fourth edge.
carcassonne-tile-ip = pennant corner and city
carcassonne-tile-ip-about = One city over two neighbouring edges with a pennant, another on a third.
carcassonne-tile-iq = pennant strip, two gates
carcassonne-tile-iq-about = One city from edge to opposite edge with a pennant; roads from both sides end at its gates.

## Options

carcassonne-option-crossing-inn = Inn at the crossing
carcassonne-option-crossing-inn-about = Which roads of the crossing with an inn have it.
carcassonne-option-crossing-inn-one = One road
carcassonne-option-crossing-inn-one-about = Only the road at which the inn stands.
carcassonne-option-crossing-inn-both = Two roads
carcassonne-option-crossing-inn-both-about = Also the road opposite, which the lake touches in newer artwork.

## Where the printed rules are silent

carcassonne-inns-cathedrals-ruling-1 = Several inns at one road, or both cathedrals in one city, count like one.
carcassonne-inns-cathedrals-ruling-2 = The big follower counts two in roads, cities and fields; what they are worth stays the same.
