### Dolmengötter en français, dans les familles de messages que liste games/carcassonne/texts/en.ftl.

dolmengoetter-name = Dolmengötter

## Mots

dolmengoetter-category-circle = Cercles pleins
dolmengoetter-category-final = Fin de la partie
dolmengoetter-category-start = Au début
dolmengoetter-category-lost = Points perdus
dolmengoetter-piece-stone =
    { $form ->
        [a] une pierre
       *[bare]
            { $n ->
                [one] pierre
               *[other] pierres
            }
    }
dolmengoetter-piece-dolmen =
    { $form ->
        [a] un dolmen
       *[bare]
            { $n ->
                [one] dolmen
               *[other] dolmens
            }
    }
dolmengoetter-piece-druid =
    { $form ->
        [a] un druide
       *[bare]
            { $n ->
                [one] druide
               *[other] druides
            }
    }
dolmengoetter-hand-to = Dolmens : { $name }
dolmengoetter-stock-stone =
    { $n ->
        [one] { $n } pierre en réserve
       *[other] { $n } pierres en réserve
    }
dolmengoetter-stock-dolmen =
    { $n ->
        [one] { $n } dolmen en réserve
       *[other] { $n } dolmens en réserve
    }
dolmengoetter-last-stone =
    { $n ->
        [one] Plus qu’une pierre : { $names }
       *[other] Plus qu’une pierre chacun : { $names }
    }
dolmengoetter-last-dolmen =
    { $n ->
        [one] Plus qu’un dolmen : { $names }
       *[other] Plus qu’un dolmen chacun : { $names }
    }
dolmengoetter-stock-druid =
    { $n ->
        [one] { $n } druide à placer
       *[other] { $n } druides à placer
    }

dolmengoetter-surface-plan = Plateau
dolmengoetter-counted-pieces =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

dolmengoetter-holders =
    { $n ->
        [one] { $names } a la majorité.
       *[other] { $names } sont à égalité.
    }

## Noms des sites et des cercles

dolmengoetter-place = site { $id }
dolmengoetter-border-place = site { $id }, rune { $rune }
dolmengoetter-corner = coin { $id }, rune { $rune }
dolmengoetter-circle = cercle { $id }
dolmengoetter-circle-at-4 = carré { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-6 = hexagone { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-8 = octogone { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-4 = carré { $id }
dolmengoetter-circle-6 = hexagone { $id }
dolmengoetter-circle-8 = octogone { $id }

## Que faire

dolmengoetter-prompt-druid = Placez un druide
dolmengoetter-hint-druid = Sur n’importe quel site libre
dolmengoetter-prompt-move = Touchez un de vos druides
dolmengoetter-ask-target = Où aller ?
dolmengoetter-ask-stone = Laisser une pierre, ou perdre 1 point ?
dolmengoetter-ask-last-point = Laissez une pierre (votre dernier point)
dolmengoetter-ask-nothing = Avancer ? Vous n’avez plus de pierre
dolmengoetter-choice-herbs = Cueillir des herbes
dolmengoetter-prompt-pass = Vous ne pouvez rien faire
dolmengoetter-choice-pass = Passer
dolmengoetter-choice-stone = Laisser une pierre
dolmengoetter-choice-point = Perdre 1 point
dolmengoetter-choice-nothing = Avancer
dolmengoetter-note-top =
    { $own ->
        [1] Vous pourrez bâtir en haut
       *[other] { $seat } pourra bâtir en haut
    }
dolmengoetter-note-bottom =
    { $own ->
        [1] Vous pourrez bâtir en bas
       *[other] { $seat } pourra bâtir en bas
    }
dolmengoetter-note-none = Personne ne pourra bâtir
dolmengoetter-note-and = { $one } ; { $more }
dolmengoetter-change-top =
    { $own ->
        [1] vous, en haut
       *[other] bâtit en haut
    }
dolmengoetter-change-bottom =
    { $own ->
        [1] vous, en bas
       *[other] bâtit en bas
    }
dolmengoetter-change-open =
    { $missing ->
        [0] une couleur
       *[other] { $n } sur { $least } pierres
    }
dolmengoetter-change-goes-on = mène toujours
dolmengoetter-change-behind = autres à égalité
dolmengoetter-change-no-dolmen = plus de dolmen
dolmengoetter-prompt-order = Quel cercle en premier ?
dolmengoetter-hint-order = Touchez un cercle
dolmengoetter-order-right =
    { $where ->
        [top] en haut
       *[bottom] en bas
    }
dolmengoetter-choice-right = { $seat } : { $circle }
dolmengoetter-prompt-right =
    { $where ->
        [top] Bâtir ici en haut ?
       *[bottom] Bâtir ici en bas ?
    }
dolmengoetter-hint-right =
    { $because ->
        [majority] Vous avez maintenant la majorité : { $circle }
        [completing] Votre cercle est complet : { $circle }
       *[tie] Vous avez obtenu l’égalité : { $circle }
    }
dolmengoetter-choice-build = Bâtir un dolmen
dolmengoetter-choice-decline = Ne pas bâtir
dolmengoetter-choice-value =
    { $n ->
        [one] { $value } (votre dernier)
       *[other] { $value } (reste { $n })
    }
dolmengoetter-prompt-value =
    { $height ->
        [1] Que vaut votre dolmen ?
       *[other]
            { $level ->
                [1] Que vaut votre dolmen du haut ?
               *[other] Que vaut votre dolmen, niveau { $level } ?
            }
    }
dolmengoetter-hint-value =
    { $of ->
        [1] { $circle }
       *[other] { $n } sur { $of } : { $circle }
    }
dolmengoetter-choice-skip = Sauter mes dolmens
dolmengoetter-hint-skip = { $n } sur { $of } : { $circle }. Ce que vous sautez ne compte pas

dolmengoetter-early-end-open = D’abord, tous les dolmens sont retournés. Ils comptent tels qu’ils sont posés.
dolmengoetter-early-end-asked = D’abord, chacun dit ce que valent ses dolmens. Ils comptent tels qu’ils sont posés.
dolmengoetter-early-end-skipped = Les dolmens que personne n’a encore nommés ne compteront pas.
dolmengoetter-early-end-left-out = Les dolmens restés face cachée ne comptent pas.

dolmengoetter-wait-druid = { $seat } place un druide
dolmengoetter-wait-turn = { $seat } déplace un druide
dolmengoetter-wait-order = { $seat } choisit le premier cercle
dolmengoetter-wait-right = { $seat } peut bâtir un dolmen
dolmengoetter-wait-value = { $seat } retourne des dolmens
dolmengoetter-wait-value-still = Retournent encore des dolmens : { $names }
dolmengoetter-wait-turn-over = Les dolmens sont retournés
dolmengoetter-wait-score = Décompte final en cours

## Ce qui s’est passé

dolmengoetter-event-started = { $seat } commence.
dolmengoetter-event-started-own = Vous commencez.
dolmengoetter-event-druid-placed = { $seat } a placé un druide.
dolmengoetter-event-druid-placed-own = Vous avez placé un druide.
dolmengoetter-event-walked =
    { $left ->
        [stone] { $seat } a marché et laissé une pierre.
        [point] { $seat } a marché et perdu 1 point.
       *[nothing] { $seat } a marché.
    }
dolmengoetter-event-walked-own =
    { $left ->
        [stone] Vous avez marché et laissé une pierre.
        [point] Vous avez marché et perdu 1 point.
       *[nothing] Vous avez marché.
    }
dolmengoetter-event-flown =
    { $left ->
        [stone] { $seat } a volé et laissé une pierre.
        [point] { $seat } a volé et perdu 1 point.
       *[nothing] { $seat } a volé.
    }
dolmengoetter-event-flown-own =
    { $left ->
        [stone] Vous avez volé et laissé une pierre.
        [point] Vous avez volé et perdu 1 point.
       *[nothing] Vous avez volé.
    }
dolmengoetter-event-herbs-gathered = { $seat } a cueilli des herbes.
dolmengoetter-event-herbs-gathered-own = Vous avez cueilli des herbes.
dolmengoetter-event-passed = { $seat } a dû passer.
dolmengoetter-event-passed-own = Vous avez dû passer.
dolmengoetter-event-right-arose =
    { $because ->
        [majority] { $seat } peut bâtir : { $circle } (majorité).
        [completing] { $seat } a un cercle complet, donc un dolmen de plus : { $circle }.
       *[tie] { $seat } peut bâtir : { $circle } (égalité).
    }
dolmengoetter-event-right-arose-own =
    { $because ->
        [majority] Vous pouvez bâtir : { $circle } (majorité).
        [completing] Vous avez un cercle complet, donc un dolmen de plus : { $circle }.
       *[tie] Vous pouvez bâtir : { $circle } (égalité).
    }
dolmengoetter-event-right-lapsed = { $seat } n’a plus de dolmen : { $circle }.
dolmengoetter-event-right-lapsed-own = Vous n’avez plus de dolmen : { $circle }.
dolmengoetter-event-right-chosen = { $seat } décide : { $circle } d’abord.
dolmengoetter-event-right-chosen-own = Vous décidez : { $circle } d’abord.
dolmengoetter-event-dolmen-built =
    { $where ->
        [top] { $seat } a bâti en haut : { $circle }.
       *[bottom] { $seat } a bâti en bas : { $circle }.
    }
dolmengoetter-event-dolmen-built-own =
    { $where ->
        [top] Vous avez bâti en haut : { $circle }.
       *[bottom] Vous avez bâti en bas : { $circle }.
    }
dolmengoetter-event-dolmen-declined = { $seat } n’a pas bâti : { $circle }.
dolmengoetter-event-dolmen-declined-own = Vous n’avez pas bâti : { $circle }.
dolmengoetter-event-value-chosen = { $seat } a bâti un { $value } : { $circle }.
dolmengoetter-event-value-chosen-own = Vous avez bâti un { $value } : { $circle }.
dolmengoetter-event-value-reported = { $seat } a retourné un { $value } : { $circle }, niveau { $level }.
dolmengoetter-event-value-reported-own = Vous avez retourné un { $value } : { $circle }, niveau { $level }.
dolmengoetter-event-values-skipped = { $seat } a sauté les dolmens restants ; ils ne comptent pas.
dolmengoetter-event-values-skipped-own = Vous avez sauté les dolmens restants ; ils ne comptent pas.
dolmengoetter-event-value-lapsed = { $seat } n’a plus ce dolmen et choisit de nouveau : { $circle }, niveau { $level }.
dolmengoetter-event-value-lapsed-own = Vous n’avez plus ce dolmen et choisissez à nouveau : { $circle }, niveau { $level }.
dolmengoetter-event-stacks-turned-over =
    { $n ->
        [0] Il n’y avait rien à retourner.
        [one] Les dolmens d’un cercle ont été retournés.
       *[other] Les dolmens de { $n } cercles ont été retournés.
    }
dolmengoetter-tie-break = Points égaux : qui a bâti le plus de dolmens gagne. { $counts }.
dolmengoetter-event-circle-scored = Décompte, { $circle } : { $paid }.
dolmengoetter-paid = { $seat } { $points }
dolmengoetter-paid-own = vous { $points }
dolmengoetter-paid-and = { $one }, { $more }
dolmengoetter-event-final-turns = { $seat } a bâti son dernier dolmen : chaque autre a encore un tour.
dolmengoetter-event-final-turns-own = Vous avez bâti votre dernier dolmen : chaque autre a encore un tour.
dolmengoetter-event-won =
    { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
dolmengoetter-event-won-own =
    { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
dolmengoetter-event-shared =
    { $points ->
        [one] { $n } joueurs se partagent la victoire avec { $points } point chacun.
       *[other] { $n } joueurs se partagent la victoire avec { $points } points chacun.
    }
dolmengoetter-end-stones = La dernière pierre a été laissée.
dolmengoetter-end-dolmens = Le dernier dolmen de quelqu’un est bâti, et chaque autre a joué encore un tour.
dolmengoetter-end-stuck = Plus personne ne pouvait rien faire.

## Refus

dolmengoetter-not-your-turn = C’est à { $seat } de jouer.
dolmengoetter-druids-first = Tous les druides se placent d’abord.
dolmengoetter-druids-placed = Vos trois druides sont déjà sur le plateau.
dolmengoetter-move-first = Personne ne peut bâtir maintenant. D’abord, un druide bouge.
dolmengoetter-rights-first = D’abord, quelqu’un décide s’il bâtit.
dolmengoetter-values-first = D’abord, les dolmens sont retournés.
dolmengoetter-scoring-now = La partie est en train d’être comptée.
dolmengoetter-no-such-place = Le plateau n’a pas de site { $id }.
dolmengoetter-stone-there = Une pierre gêne : { $place }.
dolmengoetter-druid-there = Il y a déjà un druide : { $place }.
dolmengoetter-no-own-druid = Aucun de vos druides n’est là : { $place }.
dolmengoetter-druid-lies = Ce druide est couché. Il ne peut que voler.
dolmengoetter-druid-stands = Ce druide est debout. Seul un druide couché peut voler.
dolmengoetter-lies-already = Ce druide est déjà couché.
dolmengoetter-herbs-on-the-spot = Un druide cueille des herbes là où il est.
dolmengoetter-own-place = Une marche ne peut pas finir où elle a commencé.
dolmengoetter-out-of-reach = Hors d’atteinte : { $place }. Depuis { $source }, ni ligne, ni rune, ni rangée de druides n’y mène.
dolmengoetter-no-stone-left = Vous n’avez plus de pierre.
dolmengoetter-last-point = C’est votre dernier point. Vous devez laisser une pierre.
dolmengoetter-may-not-pass = Vous pouvez encore faire quelque chose, donc pas passer.
dolmengoetter-not-your-right = C’est à { $seat } de bâtir, pas à vous.
dolmengoetter-order-first = D’abord, la personne dont c’est le tour choisit le premier cercle.
dolmengoetter-right-chosen = C’est décidé : il faut maintenant y bâtir ou y renoncer.
dolmengoetter-no-such-right = Personne ne peut bâtir là.
dolmengoetter-other-right = Un autre cercle passe d’abord : { $circle }.
dolmengoetter-value-now = À cette table, la valeur se dit quand on bâtit.
dolmengoetter-value-later = À cette table, la valeur se dit quand le dolmen est retourné.
dolmengoetter-value-not-in-supply = Vous n’avez plus de { $value }.
dolmengoetter-not-your-dolmen = Ce dolmen est à { $seat }.
dolmengoetter-no-dolmens = Il faut au moins un dolmen par personne.
dolmengoetter-no-tiles = Ce jeu n’a pas de tuiles.

## Un plateau qu’une table saisit du doigt

dolmengoetter-board-guess = Personne n’a encore saisi le plateau de cette boîte : l’appli joue sur un plateau inventé.
dolmengoetter-size-4 = carré
dolmengoetter-size-6 = hexagone
dolmengoetter-size-8 = octogone
dolmengoetter-form-circles = Cercles
dolmengoetter-form-runes = Runes
dolmengoetter-form-circles-about = Touchez chaque cercle jusqu’à ce qu’il ait la forme de votre plateau.
dolmengoetter-form-runes-about = Touchez deux sites qui montrent la même rune. Peu importe laquelle.
dolmengoetter-form-row = Rangée { $row }
dolmengoetter-form-circle = Rangée { $row }, cercle { $n }

## Ce qui ne va pas dans un plateau saisi

dolmengoetter-board-misfit = La rangée { $row } ne va pas encore avec ses voisines.
dolmengoetter-board-misfit-hint =
    { $size ->
        [4] Tout va si le cercle { $n } est un carré.
        [6] Tout va si le cercle { $n } est un hexagone.
       *[8] Tout va si le cercle { $n } est un octogone.
    }

dolmengoetter-board-too-large = Le plateau est trop gros : { $most } ko au plus.
dolmengoetter-board-shape = Le plateau est illisible : { $at } manque ou a une autre forme.
dolmengoetter-board-id-twice = { $id } sert deux fois.
dolmengoetter-board-no-such-place = { $where } nomme { $id }, mais ce site n’existe pas.
dolmengoetter-board-circles = Le plateau a { $n } cercles au lieu de { $wanted }.
dolmengoetter-board-size = Le cercle { $circle } a la taille { $size }. Un cercle a 4, 6 ou 8 sites.
dolmengoetter-board-ring = Le cercle { $circle } énumère { $n } sites différents au lieu de { $size }.
dolmengoetter-board-outside = { $place } est en dehors du dessin.
dolmengoetter-board-side-shared = Le côté de { $place } à { $other } appartient à { $n } cercles. Deux au plus sont possibles.
dolmengoetter-board-line-twice = La ligne de { $place } à { $other } est énumérée deux fois.
dolmengoetter-board-line-not-a-side = La ligne de { $place } à { $other } n’est pas le côté d’un cercle.
dolmengoetter-board-line-missing = Le côté de { $place } à { $other } manque parmi les lignes.
dolmengoetter-board-border-torn = Le bord n’est pas fermé à { $place }.
dolmengoetter-board-border-parts = Le bord est plus qu’un anneau : { $place } est sur un autre.
dolmengoetter-board-outline = Le contour n’est pas le bord dans l’ordre de l’anneau.
dolmengoetter-board-border-circles = { $place }, sur le bord, appartient à { $n } cercles. Il en faut un ou deux.
dolmengoetter-board-inner-circles = { $place } appartient à { $n } cercles. À l’intérieur du plateau, il en faut trois.
dolmengoetter-board-rune-missing = Le site { $place_number } est sur le bord et n’a pas encore de pendant.
dolmengoetter-board-rune-inside = { $place } n’est pas sur le bord, mais a une rune.
dolmengoetter-board-corner = { $place } : les coins, et eux seuls, ont la rune F.
dolmengoetter-board-rune-count = La rune { $rune } est là { $n } fois au lieu de { $wanted }.
dolmengoetter-board-rune-pairs = Les paires de runes ne sont pas celles des sites.

## Lignes de points

dolmengoetter-circle-full = Cercle plein
dolmengoetter-circle-final = Cercle à la fin
dolmengoetter-start = Points au début
dolmengoetter-lost = Déplacé sans pierre

dolmengoetter-unknown = Les dolmens que ce téléphone ne connaît pas sont « ? ».

dolmengoetter-part-level-1 = niveau 1 : dolmen { $value } × facteur { $factor }
dolmengoetter-part-level-2 = niveau 2 : dolmen { $value } × facteur { $factor }
dolmengoetter-part-level-3 = niveau 3 : dolmen { $value } × facteur { $factor }
dolmengoetter-part-level-4 = niveau 4 : dolmen { $value } × facteur { $factor }
dolmengoetter-part-level-5 = niveau 5 : dolmen { $value } × facteur { $factor }
dolmengoetter-part-level-6 = niveau 6 : dolmen { $value } × facteur { $factor }
dolmengoetter-product = { $value } × { $factor }
dolmengoetter-part-start = comme tout le monde
dolmengoetter-part-lost = 1 point perdu

dolmengoetter-rule-circle-full = Dans un cercle plein, chaque dolmen rapporte sa valeur fois le facteur de son niveau : 3, 4 ou 5 en haut d’un cercle de 4, 6 ou 8 sites, un de moins à chaque niveau plus bas.
dolmengoetter-rule-circle-final = À la fin, les cercles qui ne sont pas pleins rapportent aussi, avec les mêmes facteurs.
dolmengoetter-rule-start = Tout le monde commence avec autant de points.
dolmengoetter-rule-lost = Qui ne laisse pas de pierre après une marche ou un vol perd 1 point.

dolmengoetter-section-2 = { dolmengoetter-help-1 }
dolmengoetter-section-5 = { dolmengoetter-help-2 }
dolmengoetter-section-7 = { dolmengoetter-help-4 }
dolmengoetter-section-8 = { dolmengoetter-help-5 }

## Réglages

dolmengoetter-option-edition = Édition
dolmengoetter-option-edition-about = Quelle boîte est sur la table.
dolmengoetter-option-edition-2005 = Die Dolmengötter
dolmengoetter-option-edition-2005-about = La boîte de 2005 : jusqu’à 5 personnes, chacun commence avec 4 points.
dolmengoetter-option-edition-2015 = Dolmen
dolmengoetter-option-edition-2015-about = La boîte de 2015 : jusqu’à 4 personnes, chacun commence avec 5 points.
dolmengoetter-option-values = Valeurs des dolmens
dolmengoetter-option-values-about = Quand vous dites à l’appli ce que vaut un dolmen.
dolmengoetter-option-values-turned-over = En le retournant
dolmengoetter-option-values-turned-over-about = La valeur se dit au décompte du cercle. Rien n’est secret sur un téléphone.
dolmengoetter-option-values-when-built = En bâtissant
dolmengoetter-option-values-when-built-about = La valeur se choisit sur votre propre téléphone quand vous bâtissez. Les autres la voient au décompte du cercle.
dolmengoetter-option-start-points = Points au début
dolmengoetter-option-start-points-0 = automatique
dolmengoetter-option-start-points-about = Automatique : comme dans l’édition, 4 ou 5.
dolmengoetter-option-stones = Pierres par personne
dolmengoetter-option-stones-0 = automatique
dolmengoetter-option-stones-about = Automatique : notre supposition, 16 à deux ou trois, 15 à quatre, 12 à cinq. Vérifiez dans votre livret.
dolmengoetter-option-dolmens-1 = Dolmens de valeur 1
dolmengoetter-option-dolmens-1-about = Combien par personne. C’est une supposition : comptez ceux de votre boîte.
dolmengoetter-option-dolmens-2 = Dolmens de valeur 2
dolmengoetter-option-dolmens-2-about = Combien par personne. C’est une supposition : comptez ceux de votre boîte.
dolmengoetter-option-dolmens-3 = Dolmens de valeur 3
dolmengoetter-option-dolmens-3-about = Combien par personne. C’est une supposition : comptez ceux de votre boîte.
dolmengoetter-option-dolmens-4 = Dolmens de valeur 4
dolmengoetter-option-dolmens-4-about = Combien par personne. C’est une supposition : comptez ceux de votre boîte.
dolmengoetter-option-completing-right = Compléter un cercle
dolmengoetter-option-completing-right-about = Si vous pouvez bâtir quand quelqu’un d’autre remplit un cercle où vous avez déjà la majorité.
dolmengoetter-option-completing-right-off = Pas de dolmen
dolmengoetter-option-completing-right-off-about = Seule une nouvelle majorité donne un dolmen.
dolmengoetter-option-completing-right-on = Un dolmen
dolmengoetter-option-completing-right-on-about = Vous pouvez bâtir un dolmen en haut avant le décompte du cercle.
dolmengoetter-option-preview = Montrer ce que change une pierre
dolmengoetter-option-preview-about = Si les téléphones disent qui pourra bâtir avant que la pierre soit laissée.
dolmengoetter-option-preview-on = Montré
dolmengoetter-option-preview-on-about = « Laisser une pierre » dit aussi qui pourra bâtir, et où.
dolmengoetter-option-preview-off = Caché
dolmengoetter-option-preview-off-about = À vous de voir ce que change une pierre.
dolmengoetter-option-projection = Si c’était la fin
dolmengoetter-option-projection-about = Si les téléphones montrent à tout moment ce que le décompte final ajouterait.
dolmengoetter-option-projection-on = Montré
dolmengoetter-option-projection-on-about = Les points comme si la partie finissait là, avec « ? » pour les dolmens que vous ne connaissez pas.
dolmengoetter-option-projection-off = Caché
dolmengoetter-option-projection-off-about = Les dolmens ne se comptent qu’à leur décompte.

## Comment jouer, pas à pas

dolmengoetter-help-1 = Placer
dolmengoetter-help-1-about = À tour de rôle, chacun place un druide sur un site libre, jusqu’à en avoir trois.
dolmengoetter-help-2 = Druides
dolmengoetter-help-2-about = Marchez jusqu’à un site voisin, par-dessus des druides si vous voulez ; ou couchez un druide pour cueillir des herbes ; ou volez avec un druide couché. Laissez une pierre où il était, ou perdez 1 point.
dolmengoetter-help-3 = Dolmens
dolmengoetter-help-3-about = Avec au moins 3 pierres de 2 couleurs, un cercle compte. Qui obtient la majorité peut bâtir en haut ; qui obtient l’égalité, en bas. Une couronne dans le cercle montre qui mène.
dolmengoetter-help-4 = Cercles pleins
dolmengoetter-help-4-about = Un cercle plein rapporte : chaque dolmen sa valeur fois le facteur de son niveau. Les dolmens sortent de la partie.
dolmengoetter-help-5 = La fin
dolmengoetter-help-5-about = Après le dernier dolmen de quelqu’un, chaque autre a encore un tour ; après la toute dernière pierre, c’est fini aussitôt. Puis tous les dolmens restés sur le plateau rapportent.

## Là où la règle se tait : ce que décide cette table

dolmengoetter-ruling-1 = Aucune source que nous ayons pu lire ne montre la disposition des cercles. Le plateau de l’appli est une reconstitution ; une table peut jouer sur son propre plateau.
dolmengoetter-ruling-2 = Pierres : 16 par personne à deux ou trois, 15 à quatre, 12 à cinq, sauf si la table choisit d’autres nombres.
dolmengoetter-ruling-3 = Dolmens : 13 par personne, cinq de 1, quatre de 2, trois de 3, un de 4, sauf si la table choisit d’autres nombres.
dolmengoetter-ruling-4 = L’édition ne décide que des points au début.
dolmengoetter-ruling-5 = La table choisit qui commence. Cette personne place et bouge en premier ; puis on suit l’ordre de la table.
dolmengoetter-ruling-6 = Il faut faire une des trois actions. On ne passe que si rien n’est possible.
dolmengoetter-ruling-7 = Une marche ne finit jamais où elle a commencé. Cueillir des herbes ne coûte rien.
dolmengoetter-ruling-8 = Si d’autres sont à égalité et que vous restez derrière, vous ne bâtissez pas. Si vous les rejoignez, vous bâtissez en bas.
dolmengoetter-ruling-9 = Une majorité perdue puis reprise compte comme nouvelle.
dolmengoetter-ruling-10 = On peut toujours renoncer à bâtir. Personne d’autre ne reçoit ce droit.
dolmengoetter-ruling-11 = Si une pierre donne plusieurs droits, la personne dont c’est le tour dit lequel passe d’abord.
dolmengoetter-ruling-12 = Remplir un cercle ne donne rien à une ancienne majorité, sauf si la table en a décidé autrement.
dolmengoetter-ruling-13 = Si deux personnes bâtissent leur dernier dolmen au même tour, la première compte.
dolmengoetter-ruling-14 = À la fin, les cercles qui ne sont pas pleins rapportent avec les mêmes facteurs.
dolmengoetter-ruling-15 = À points égaux, qui a bâti le plus de dolmens gagne, y compris ceux déjà comptés. Sinon, on se partage la victoire.
dolmengoetter-ruling-16 = Si l’hôte arrête la partie avant la fin, tous les dolmens sont retournés et rapportent comme à la fin. Ceux que personne ne nomme ne rapportent rien.
dolmengoetter-ruling-17 = Les points donnés ou ôtés d’un commun accord déplacent le marqueur : avec 1 point restant, il faut laisser une pierre.

## Un site regardé de près

dolmengoetter-belongs-majority =
    { $full ->
        [1] { $circle }, plein : { $seat } a la majorité
       *[other] { $circle } : { $seat } a la majorité
    }
dolmengoetter-belongs-tie =
    { $full ->
        [1] { $circle }, plein : { $n } joueurs à égalité
       *[other] { $circle } : { $n } joueurs à égalité
    }
dolmengoetter-belongs-open =
    { $full ->
        [1] { $circle }, plein, d’une seule couleur
       *[other] { $circle } : il faut 3 pierres de 2 couleurs pour compter
    }
