### L’Abbé en français : les textes propres à l’extension. Le fichier de Carcassonne explique les familles d’identifiants.

carcassonne-abbot-name = L’Abbé
carcassonne-abbot-about = { $tiles } tuiles avec un jardin, et un abbé chacun : pour abbayes et jardins, repris quand on veut.

carcassonne-category-garden = Jardins
carcassonne-segment-garden = jardin
carcassonne-symbol-garden = jardin
carcassonne-role-abbot = abbé
carcassonne-piece-abbot =
    { $form ->
        [a] un abbé
        [the] l’abbé
       *[bare]
            { $n ->
                [one] abbé
               *[other] abbés
            }
    }
carcassonne-stock-abbot =
    { $n ->
        [one] { $n } abbé en main
       *[other] { $n } abbés en main
    }
carcassonne-target-garden = Abbé dans le jardin
carcassonne-confirm-garden = Terminé, avec un pion
carcassonne-target-cloister-abbot = Abbé dans l’abbaye
carcassonne-set-abbot = Terminé, l’abbé
carcassonne-back-abbot =
    { $points ->
        [one] Reprendre l’abbé : { $points } point
       *[other] Reprendre l’abbé : { $points } points
    }
carcassonne-confirm-back = Terminé, abbé repris

carcassonne-abbot-kind = L’abbé ne se place que dans une abbaye ou un jardin.
carcassonne-abbot-complete = Cette abbaye ou ce jardin est terminé ({ $place }) : l’abbé marque et revient de lui-même.

carcassonne-event-abbot-back = { $seat } a repris l’abbé.
carcassonne-event-abbot-back-own = Vous avez repris l’abbé.

carcassonne-abbot-back = Abbé repris
carcassonne-garden-complete = Jardin terminé
carcassonne-garden-open = Jardin inachevé
carcassonne-rule-abbot-back = Un abbé repris rapporte 1 point pour son abbaye ou son jardin et 1 par tuile autour.
carcassonne-rule-garden-complete = Un jardin rapporte 9 points dès que les huit emplacements autour de lui ont une tuile.
carcassonne-rule-garden-open = À la fin, un jardin inachevé rapporte 1 point pour lui-même et 1 par tuile autour de lui.
carcassonne-section-abbot-back = { carcassonne-abbot-help-1 }
carcassonne-section-garden-complete = { carcassonne-abbot-help-1 }
carcassonne-section-garden-open = { carcassonne-abbot-help-1 }
carcassonne-abbot-help-1 = Abbé
carcassonne-abbot-help-1-about = Il se place dans les abbayes et les jardins. Au lieu de placer un pion, vous pouvez le reprendre : il marque aussitôt comme à la fin.

carcassonne-belongs-garden =
    { $around ->
        [8] Jardin terminé
       *[other] Jardin inachevé, { $around } tuiles sur 8 autour de lui
    }

## Tuiles

carcassonne-tile-e-garden = bord de ville, jardin
carcassonne-tile-e-garden-about = Ville sur un bord, pré avec un jardin sur les trois autres.
carcassonne-tile-h-garden = deux villes, jardin
carcassonne-tile-h-garden-about = Deux villes séparées sur des bords opposés, un jardin dans le pré entre elles.
carcassonne-tile-i-garden = villes en angle, jardin
carcassonne-tile-i-garden-about = Deux villes séparées sur des bords voisins, un jardin dans le pré.
carcassonne-tile-m-garden = angle à blason, jardin
carcassonne-tile-m-garden-about = Une ville sur deux bords voisins avec un blason, un jardin dans le pré.
carcassonne-tile-n-garden = ville d’angle, jardin
carcassonne-tile-n-garden-about = Une ville sur deux bords voisins, un jardin dans le pré.
carcassonne-tile-r-garden = trois côtés, jardin
carcassonne-tile-r-garden-about = Une ville sur trois bords, un jardin dans le pré du quatrième.
carcassonne-tile-u-garden = route droite, jardin
carcassonne-tile-u-garden-about = Une route droite, un jardin à côté.
carcassonne-tile-v-garden = virage, jardin
carcassonne-tile-v-garden-about = Une route entre deux bords voisins, un jardin à l’extérieur du virage.

## Là où les règles imprimées se taisent

carcassonne-abbot-ruling-1 = Reprendre l’abbé est toute l’action : aucun pion n’est placé pendant cette partie du tour.
carcassonne-abbot-ruling-2 = On ne peut pas le reprendre si la tuile posée termine son abbaye ou son jardin ; il marque alors et revient de lui-même.
