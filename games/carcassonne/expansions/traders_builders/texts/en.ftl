### Traders & Builders in English: the expansion’s own texts. Carcassonne’s file explains the families of ids.

carcassonne-traders-builders-name = Traders & Builders
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
carcassonne-traders-builders-about = { $tiles } tiles: goods for whoever closes a city. A builder and a pig each.

carcassonne-category-goods = Goods
carcassonne-symbol-wine = wine
carcassonne-symbol-grain = grain
carcassonne-symbol-cloth = cloth
carcassonne-role-builder = builder
carcassonne-role-pig = pig
carcassonne-piece-builder =
    { $form ->
        [a] a builder
        [the] the builder
       *[bare]
            { $n ->
                [one] builder
               *[other] builders
            }
    }
carcassonne-stock-builder =
    { $n ->
        [one] { $n } builder in hand
       *[other] { $n } builders in hand
    }
carcassonne-piece-pig =
    { $form ->
        [a] a pig
        [the] the pig
       *[bare]
            { $n ->
                [one] pig
               *[other] pigs
            }
    }
carcassonne-stock-pig =
    { $n ->
        [one] { $n } pig in hand
       *[other] { $n } pigs in hand
    }
# Where the piece may stand, in a list of answers.
carcassonne-target-road-builder = Builder on the road
carcassonne-target-city-builder = Builder in the city
carcassonne-target-field-pig = Pig in the field
carcassonne-set-builder = Done, with the builder
carcassonne-set-pig = Done, with the pig
carcassonne-stock-wine =
    { $n ->
        [one] { $n } wine token
       *[other] { $n } wine tokens
    }
carcassonne-stock-grain =
    { $n ->
        [one] { $n } grain token
       *[other] { $n } grain tokens
    }
carcassonne-stock-cloth =
    { $n ->
        [one] { $n } cloth token
       *[other] { $n } cloth tokens
    }

carcassonne-prompt-builder = Your builder works: draw again
carcassonne-hint-builder = You may play a second tile, or decline
carcassonne-builder-draw = Draw again
carcassonne-builder-decline = Decline
carcassonne-wait-builder = { $seat } may draw again: the builder works

carcassonne-event-goods = { $seat } has closed a city and takes { $goods }.
carcassonne-event-goods-own = You closed a city and take { $goods }.
# Goods of a city, as in “1 wine token and 2 grain tokens”.
carcassonne-goods-and = { $first } and { $last }
carcassonne-event-builder = { $seat }’s builder works.
carcassonne-event-builder-own = Your builder works.
carcassonne-event-draws-again = { $seat } draws again.
carcassonne-event-draws-again-own = You draw again.
carcassonne-event-declined = { $seat } does not draw again.
carcassonne-event-declined-own = You don’t draw again.

carcassonne-builder-kind = The builder stands only on roads and in cities.
carcassonne-builder-complete = This is finished: a builder has nothing to do here.
carcassonne-builder-alone =
    { $kind ->
        [road] The builder needs a follower of yours on this road.
       *[city] The builder needs a follower of yours in this city.
    }
carcassonne-builder-idle = There is no second tile to draw just now.
carcassonne-builder-first = { $seat }’s builder works: { $seat } first says whether to draw again.
carcassonne-pig-kind = The pig stands only in fields.
carcassonne-pig-alone = The pig needs a farmer of yours in this field.

carcassonne-goods-wine = Most wine
carcassonne-goods-grain = Most grain
carcassonne-goods-cloth = Most cloth
carcassonne-part-goods =
    { $count ->
        [one] most tokens of a kind
       *[other] most tokens of { $count } kinds
    }
carcassonne-part-cities-pig =
    { $count ->
        [one] { $count } finished city, with the pig
       *[other] { $count } finished cities, with the pig
    }
carcassonne-rule-goods-wine = At the end whoever has the most wine scores 10 points; if several are tied, each of them.
carcassonne-rule-goods-grain = At the end whoever has the most grain scores 10 points; if several are tied, each of them.
carcassonne-rule-goods-cloth = At the end whoever has the most cloth scores 10 points; if several are tied, each of them.
carcassonne-section-goods-wine = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-grain = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-cloth = { carcassonne-traders-builders-help-1 }
carcassonne-traders-builders-help-1 = Goods
carcassonne-traders-builders-help-1-about = Whoever closes a city takes its goods, whoever scores it. At the end the most of each kind is worth 10 points.
carcassonne-traders-builders-help-2 = Builder
carcassonne-traders-builders-help-2-about = He stands on your road or in your city, where a follower of yours is already. Extend it with a tile, and you may draw a second one. He comes home when it is finished.
carcassonne-traders-builders-help-3 = Pig
carcassonne-traders-builders-help-3-about = It stands in a field where a farmer of yours is already, and stays there. If you score that field at the end, each finished city beside it brings you 1 point more.

## Tiles

carcassonne-tile-ta = city cap, side road
carcassonne-tile-ta-about = City on one edge; a road from a neighbouring edge ends at its gate.
carcassonne-tile-tb = road bridge
carcassonne-tile-tb-about = Two straight roads; one crosses the other on a bridge. Four fields.
carcassonne-tile-tc = city cap, gate and house
carcassonne-tile-tc-about = City on one edge; one road ends at its gate, another at a house.
carcassonne-tile-td = grain corner and city
carcassonne-tile-td-about = One city with grain over two neighbouring edges, another on a third; a road ends at its gate.
carcassonne-tile-te = grain strip with gate
carcassonne-tile-te-about = One city with grain from edge to opposite edge; a road ends at its gate.
carcassonne-tile-tf = grain corner with gate
carcassonne-tile-tf-about = One city with grain over two neighbouring edges; a road ends at its gate.
carcassonne-tile-tg = grain corner
carcassonne-tile-tg-about = One city with grain over two neighbouring edges, one field.
carcassonne-tile-th = grain three-sided city
carcassonne-tile-th-about = One city with grain over three edges, field on the fourth.
carcassonne-tile-ti = grain across a corner
carcassonne-tile-ti-about = One city with grain that reaches the far corner; a road ends at its gate. Three fields.
carcassonne-tile-tj = cloister, three roads
carcassonne-tile-tj-about = A cloister; roads lead to it from three edges.
carcassonne-tile-tk = cloth corner, garden
carcassonne-tile-tk-about = One city with cloth over two neighbouring edges; a road ends at its gate, a garden in the field.
carcassonne-tile-tl = cloth corner and city
carcassonne-tile-tl-about = One city with cloth over two neighbouring edges, another on a third; a road ends at its gate.
carcassonne-tile-tm = cloth corner, two cities
carcassonne-tile-tm-about = One city with cloth over two neighbouring edges, two more; an enclosed field between them.
carcassonne-tile-tn = cloth strip and city
carcassonne-tile-tn-about = One city with cloth from edge to opposite edge, another on a third; an enclosed field between them.
carcassonne-tile-to = cloth corner, two gates
carcassonne-tile-to-about = One city with cloth that reaches the far corner; two roads end at its gates. Four fields.
carcassonne-tile-tp = wine strip and city
carcassonne-tile-tp-about = One city with wine from edge to opposite edge, another on a third; an enclosed field between them.
carcassonne-tile-tq = wine strip
carcassonne-tile-tq-about = One city with wine from edge to opposite edge, a field on either side.
carcassonne-tile-tr = wine strip, two gates
carcassonne-tile-tr-about = One city with wine from edge to opposite edge; roads from both sides end at its gates.
carcassonne-tile-ts = wine strip with gate
carcassonne-tile-ts-about = One city with wine from edge to opposite edge; a road ends at its gate.
carcassonne-tile-tt = wine corner
carcassonne-tile-tt-about = One city with wine over two neighbouring edges, one field.
carcassonne-tile-tu = wine corner, two gates
carcassonne-tile-tu-about = One city with wine over two neighbouring edges; two roads end at its gates, a garden between them.
carcassonne-tile-tv = three-sided wine city
carcassonne-tile-tv-about = One city with wine over three edges; a road ends at its gate.
carcassonne-tile-tw = wine across a corner
carcassonne-tile-tw-about = One city with wine that reaches the far corner; a road ends at its gate. Three fields.
carcassonne-tile-tx = two corner cities, wine
carcassonne-tile-tx-about = Two cities over two edges each, one with wine; an enclosed field between them.

## Where the printed rules are silent

carcassonne-traders-builders-ruling-1 = The second tile may be declined before it is drawn. It never earns a third.
carcassonne-traders-builders-ruling-2 = A builder may not be placed on something that the tile finishes.
carcassonne-traders-builders-ruling-3 = All who are tied for most tokens of a kind score 10 points each.
carcassonne-traders-builders-ruling-4 = With older farm scoring, a pig makes each city that its farm touches worth 1 point more to its owner.
