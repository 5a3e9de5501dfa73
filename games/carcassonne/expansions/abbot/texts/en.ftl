### The Abbot in English: the expansion’s own texts. Carcassonne’s file explains the families of ids.

carcassonne-abbot-name = The Abbot
# One line below the name where a table chooses expansions. $tiles: how many tiles are in its box.
carcassonne-abbot-about = { $tiles } tiles with a garden, and an abbot each: for cloisters and gardens, home again when you like.

carcassonne-category-garden = Gardens
carcassonne-segment-garden = garden
carcassonne-symbol-garden = garden
carcassonne-role-abbot = abbot
carcassonne-piece-abbot =
    { $form ->
        [a] an abbot
        [the] the abbot
       *[bare]
            { $n ->
                [one] abbot
               *[other] abbots
            }
    }
carcassonne-stock-abbot =
    { $n ->
        [one] { $n } abbot in hand
       *[other] { $n } abbots in hand
    }
carcassonne-target-garden = Abbot in the garden
carcassonne-confirm-garden = Place with a figure
# Where the piece may stand, in a list of answers.
carcassonne-target-cloister-abbot = Abbot in the cloister
carcassonne-set-abbot = Done, with the abbot
carcassonne-back-abbot =
    { $points ->
        [one] Take the abbot back: { $points } point
       *[other] Take the abbot back: { $points } points
    }
carcassonne-confirm-back = Done, abbot back

carcassonne-abbot-kind = The abbot stands only in cloisters and gardens.
carcassonne-abbot-complete = This cloister or garden is finished ({ $place }): the abbot scores and comes back by himself.

carcassonne-event-abbot-back = { $seat } took the abbot back.
carcassonne-event-abbot-back-own = You took the abbot back.

carcassonne-abbot-back = Abbot taken back
carcassonne-garden-complete = Garden finished
carcassonne-garden-open = Unfinished garden
carcassonne-rule-abbot-back = An abbot that is taken back scores 1 point for his cloister or garden and 1 for each tile around it.
carcassonne-rule-garden-complete = A garden scores 9 points once all eight places around it hold tiles.
carcassonne-rule-garden-open = At the end a garden that is not finished scores 1 point for itself and 1 for each tile around it.
carcassonne-section-abbot-back = { carcassonne-abbot-help-1 }
carcassonne-section-garden-complete = { carcassonne-abbot-help-1 }
carcassonne-section-garden-open = { carcassonne-abbot-help-1 }
carcassonne-abbot-help-1 = Abbot
carcassonne-abbot-help-1-about = He stands in cloisters and gardens. Instead of placing a figure you may take him back: he scores at once as at the end.

carcassonne-belongs-garden =
    { $around ->
        [8] Finished garden
       *[other] Unfinished garden, { $around } of 8 tiles around it
    }

## Tiles

carcassonne-tile-e-garden = city cap, garden
carcassonne-tile-e-garden-about = City on one edge, field on the other three with a garden.
carcassonne-tile-h-garden = two cities, garden
carcassonne-tile-h-garden-about = Two separate cities on opposite edges, a garden in the field between them.
carcassonne-tile-i-garden = cities in corner, garden
carcassonne-tile-i-garden-about = Two separate cities on neighbouring edges, a garden in the field.
carcassonne-tile-m-garden = pennant corner, garden
carcassonne-tile-m-garden-about = One city over two neighbouring edges with a pennant, a garden in the field.
carcassonne-tile-n-garden = corner city, garden
carcassonne-tile-n-garden-about = One city over two neighbouring edges, a garden in the field.
carcassonne-tile-r-garden = three sides, garden
carcassonne-tile-r-garden-about = One city over three edges, a garden in the field on the fourth.
carcassonne-tile-u-garden = straight road, garden
carcassonne-tile-u-garden-about = A straight road, a garden beside it.
carcassonne-tile-v-garden = curve, garden
carcassonne-tile-v-garden-about = A road between two neighbouring edges, a garden outside of the bend.

## Where the printed rules are silent

carcassonne-abbot-ruling-1 = Taking the abbot back is the whole action: no figure is placed in that part of the turn.
carcassonne-abbot-ruling-2 = He cannot be taken back if the tile just laid finishes his cloister or garden; then he scores and returns by himself.
