### Marchands & Bâtisseurs en français : les textes propres à l’extension. Le fichier de Carcassonne explique les familles d’identifiants.

carcassonne-traders-builders-name = Marchands & Bâtisseurs
carcassonne-traders-builders-about = { $tiles } tuiles : des marchandises pour qui ferme une ville. Un bâtisseur et un cochon chacun.

carcassonne-category-goods = Marchandises
carcassonne-symbol-wine = vin
carcassonne-symbol-grain = blé
carcassonne-symbol-cloth = tissu
carcassonne-role-builder = bâtisseur
carcassonne-role-pig = cochon
carcassonne-piece-builder =
    { $form ->
        [a] un bâtisseur
        [the] le bâtisseur
       *[bare]
            { $n ->
                [one] bâtisseur
               *[other] bâtisseurs
            }
    }
carcassonne-stock-builder =
    { $n ->
        [one] { $n } bâtisseur en main
       *[other] { $n } bâtisseurs en main
    }
carcassonne-piece-pig =
    { $form ->
        [a] un cochon
        [the] le cochon
       *[bare]
            { $n ->
                [one] cochon
               *[other] cochons
            }
    }
carcassonne-stock-pig =
    { $n ->
        [one] { $n } cochon en main
       *[other] { $n } cochons en main
    }
carcassonne-target-road-builder = Bâtisseur sur la route
carcassonne-target-city-builder = Bâtisseur dans la ville
carcassonne-target-field-pig = Cochon dans le pré
carcassonne-set-builder = Terminé, le bâtisseur
carcassonne-set-pig = Terminé, le cochon
carcassonne-stock-wine =
    { $n ->
        [one] { $n } jeton de vin
       *[other] { $n } jetons de vin
    }
carcassonne-stock-grain =
    { $n ->
        [one] { $n } jeton de blé
       *[other] { $n } jetons de blé
    }
carcassonne-stock-cloth =
    { $n ->
        [one] { $n } jeton de tissu
       *[other] { $n } jetons de tissu
    }

carcassonne-prompt-builder = Votre bâtisseur travaille : piochez encore
carcassonne-hint-builder = Vous pouvez jouer une deuxième tuile, ou y renoncer
carcassonne-builder-draw = Piocher encore
carcassonne-builder-decline = Renoncer
carcassonne-wait-builder = { $seat } peut piocher encore : le bâtisseur travaille

carcassonne-event-goods = { $seat } a fermé une ville et prend { $goods }.
carcassonne-event-goods-own = Vous avez fermé une ville et prenez { $goods }.
carcassonne-goods-and = { $first } et { $last }
carcassonne-event-builder = Le bâtisseur travaille pour { $seat }.
carcassonne-event-builder-own = Votre bâtisseur travaille.
carcassonne-event-draws-again = { $seat } pioche de nouveau.
carcassonne-event-draws-again-own = Vous piochez de nouveau.
carcassonne-event-declined = { $seat } ne pioche pas de nouveau.
carcassonne-event-declined-own = Vous ne piochez pas de nouveau.

carcassonne-builder-kind = Le bâtisseur ne se place que sur les routes et dans les villes.
carcassonne-builder-complete = C’est terminé : un bâtisseur n’a rien à faire ici.
carcassonne-builder-alone =
    { $kind ->
        [road] Le bâtisseur a besoin d’un de vos meeples sur cette route.
       *[city] Le bâtisseur a besoin d’un de vos meeples dans cette ville.
    }
carcassonne-builder-idle = Il n’y a pas de deuxième tuile à piocher pour le moment.
carcassonne-builder-first = Le bâtisseur travaille : { $seat } dit d’abord s’il faut piocher encore.
carcassonne-pig-kind = Le cochon ne se place que dans les prés.
carcassonne-pig-alone = Le cochon a besoin d’un de vos paysans dans ce pré.

carcassonne-goods-wine = Le plus de vin
carcassonne-goods-grain = Le plus de blé
carcassonne-goods-cloth = Le plus de tissu
carcassonne-part-goods =
    { $count ->
        [one] le plus de jetons d’une sorte
       *[other] le plus de jetons de { $count } sortes
    }
carcassonne-part-cities-pig =
    { $count ->
        [one] { $count } ville terminée, avec le cochon
       *[other] { $count } villes terminées, avec le cochon
    }
carcassonne-rule-goods-wine = À la fin, qui a le plus de vin marque 10 points ; en cas d’égalité, chacun les marque.
carcassonne-rule-goods-grain = À la fin, qui a le plus de blé marque 10 points ; en cas d’égalité, chacun les marque.
carcassonne-rule-goods-cloth = À la fin, qui a le plus de tissu marque 10 points ; en cas d’égalité, chacun les marque.
carcassonne-section-goods-wine = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-grain = { carcassonne-traders-builders-help-1 }
carcassonne-section-goods-cloth = { carcassonne-traders-builders-help-1 }
carcassonne-traders-builders-help-1 = Marchandises
carcassonne-traders-builders-help-1-about = Qui ferme une ville prend ses marchandises, quel que soit celui qui la marque. À la fin, le plus de jetons de chaque sorte vaut 10 points.
carcassonne-traders-builders-help-2 = Bâtisseur
carcassonne-traders-builders-help-2-about = Il se place sur votre route ou dans votre ville, là où vous avez déjà un meeple. Si votre tuile la prolonge, vous pouvez en piocher une seconde. Quand elle est terminée, il vous revient.
carcassonne-traders-builders-help-3 = Cochon
carcassonne-traders-builders-help-3-about = Il se place dans un pré où vous avez déjà un paysan, et y reste. Si vous marquez ce pré à la fin, chaque ville terminée à côté vous rapporte 1 point de plus.

## Tuiles

carcassonne-tile-ta = ville, route de côté
carcassonne-tile-ta-about = Ville sur un bord ; la route d’un bord voisin finit à sa porte.
carcassonne-tile-tb = pont routier
carcassonne-tile-tb-about = Deux routes droites ; l’une passe sur l’autre par un pont. Quatre prés.
carcassonne-tile-tc = ville, porte et maison
carcassonne-tile-tc-about = Ville sur un bord ; une route finit à sa porte, une autre à une maison.
carcassonne-tile-td = angle à blé et ville
carcassonne-tile-td-about = Une ville avec du blé sur deux bords voisins, une autre sur un troisième ; une route finit à sa porte.
carcassonne-tile-te = traversante à blé, porte
carcassonne-tile-te-about = Une ville avec du blé d’un bord au bord opposé ; une route finit à sa porte.
carcassonne-tile-tf = angle à blé, porte
carcassonne-tile-tf-about = Une ville avec du blé sur deux bords voisins ; une route finit à sa porte.
carcassonne-tile-tg = angle à blé
carcassonne-tile-tg-about = Une ville avec du blé sur deux bords voisins, un pré.
carcassonne-tile-th = trois côtés à blé
carcassonne-tile-th-about = Une ville avec du blé sur trois bords, pré sur le quatrième.
carcassonne-tile-ti = blé vers l’angle, porte
carcassonne-tile-ti-about = Une ville avec du blé jusqu’à l’angle éloigné ; une route finit à sa porte. Trois prés.
carcassonne-tile-tj = abbaye, trois routes
carcassonne-tile-tj-about = Une abbaye ; des routes y mènent depuis trois bords.
carcassonne-tile-tk = angle à tissu, jardin
carcassonne-tile-tk-about = Une ville avec du tissu sur deux bords voisins ; une route finit à sa porte, un jardin dans le pré.
carcassonne-tile-tl = angle à tissu et ville
carcassonne-tile-tl-about = Une ville avec du tissu sur deux bords voisins, une autre sur un troisième ; une route finit à sa porte.
carcassonne-tile-tm = tissu, deux autres villes
carcassonne-tile-tm-about = Une ville avec du tissu sur deux bords voisins, deux autres villes ; un pré fermé entre elles.
carcassonne-tile-tn = tissu traversant, ville
carcassonne-tile-tn-about = Une ville avec du tissu d’un bord au bord opposé, une autre sur un troisième ; un pré fermé entre elles.
carcassonne-tile-to = tissu, deux portes
carcassonne-tile-to-about = Une ville avec du tissu jusqu’à l’angle éloigné ; deux routes finissent à ses portes. Quatre prés.
carcassonne-tile-tp = vin traversant, ville
carcassonne-tile-tp-about = Une ville avec du vin d’un bord au bord opposé, une autre sur un troisième ; un pré fermé entre elles.
carcassonne-tile-tq = traversante à vin
carcassonne-tile-tq-about = Une ville avec du vin d’un bord au bord opposé, un pré de chaque côté.
carcassonne-tile-tr = vin, deux portes
carcassonne-tile-tr-about = Une ville avec du vin d’un bord au bord opposé ; les routes des deux côtés finissent à ses portes.
carcassonne-tile-ts = vin traversant, porte
carcassonne-tile-ts-about = Une ville avec du vin d’un bord au bord opposé ; une route finit à sa porte.
carcassonne-tile-tt = angle à vin
carcassonne-tile-tt-about = Une ville avec du vin sur deux bords voisins, un pré.
carcassonne-tile-tu = angle à vin, deux portes
carcassonne-tile-tu-about = Une ville avec du vin sur deux bords voisins ; deux routes finissent à ses portes, un jardin entre elles.
carcassonne-tile-tv = trois côtés à vin, porte
carcassonne-tile-tv-about = Une ville avec du vin sur trois bords ; une route finit à sa porte.
carcassonne-tile-tw = vin vers l’angle, porte
carcassonne-tile-tw-about = Une ville avec du vin jusqu’à l’angle éloigné ; une route finit à sa porte. Trois prés.
carcassonne-tile-tx = deux angles, vin
carcassonne-tile-tx-about = Deux villes sur deux bords chacune, l’une avec du vin ; un pré fermé entre elles.

## Là où les règles imprimées se taisent

carcassonne-traders-builders-ruling-1 = On peut renoncer à la deuxième tuile avant de la piocher. Elle n’en donne jamais une troisième.
carcassonne-traders-builders-ruling-2 = Un bâtisseur ne se place pas sur ce que la tuile termine.
carcassonne-traders-builders-ruling-3 = Tous ceux qui sont à égalité pour le plus de jetons d’une sorte marquent 10 points chacun.
carcassonne-traders-builders-ruling-4 = Avec l’ancien décompte des prés, un cochon fait valoir 1 point de plus à son propriétaire chaque ville que son pré touche.
