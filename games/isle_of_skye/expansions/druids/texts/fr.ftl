### Druides en français : les textes propres à l’extension. Le fichier d’Isle of Skye explique les familles.

isle-of-skye-druids-name = Druides
isle-of-skye-druids-about = { $tiles } tuiles, achetées lors d’un second tour sur le plateau Dolmen ; certaines avec une tablette.

## Mots

isle-of-skye-tablet-scroll-again = Parchemin bis
isle-of-skye-tablet-buy-own = Acheter chez soi
isle-of-skye-tablet-better-bag = Meilleur sac
isle-of-skye-tablet-discount-1 = Payer 1 de moins
isle-of-skye-tablet-discount-2 = Payer 2 de moins
isle-of-skye-stock-tablet-scroll-again =
    { $n ->
        [one] { $n } tablette « Parchemin bis »
       *[other] { $n } tablettes « Parchemin bis »
    }
isle-of-skye-stock-tablet-buy-own =
    { $n ->
        [one] { $n } tablette « Acheter chez soi »
       *[other] { $n } tablettes « Acheter chez soi »
    }
isle-of-skye-stock-tablet-better-bag =
    { $n ->
        [one] { $n } tablette « Meilleur sac »
       *[other] { $n } tablettes « Meilleur sac »
    }
isle-of-skye-stock-tablet-discount-1 =
    { $n ->
        [one] { $n } tablette « Payer 1 de moins »
       *[other] { $n } tablettes « Payer 1 de moins »
    }
isle-of-skye-stock-tablet-discount-2 =
    { $n ->
        [one] { $n } tablette « Payer 2 de moins »
       *[other] { $n } tablettes « Payer 2 de moins »
    }
isle-of-skye-stock-tablet-scroll-again-late =
    { $n ->
        [one] { $n } tablette « Parchemin bis », trop tard
       *[other] { $n } tablettes « Parchemin bis », trop tard
    }
isle-of-skye-piece-tablet-scroll-again = tablette « Parchemin bis »
isle-of-skye-piece-tablet-scroll-again-late = tablette « Parchemin bis » (trop tard)
isle-of-skye-piece-tablet-buy-own = tablette « Acheter chez soi »
isle-of-skye-piece-tablet-better-bag = tablette « Meilleur sac »
isle-of-skye-piece-tablet-discount-1 = tablette « Payer 1 de moins »
isle-of-skye-piece-tablet-discount-2 = tablette « Payer 2 de moins »
isle-of-skye-mark-scroll-again = Compte une fois de plus
isle-of-skye-mark-scroll-again-2 = Compte deux fois de plus
isle-of-skye-mark-scroll-again-3 = Compte trois fois de plus
isle-of-skye-sign-scroll-again = +1
isle-of-skye-sign-scroll-again-2 = +2
isle-of-skye-sign-scroll-again-3 = +3
isle-of-skye-market = Plateau dolmen
isle-of-skye-market-stones = Le plateau dolmen se remplit
isle-of-skye-market-second = Plateau dolmen : second achat
isle-of-skye-market-refill = Le plateau dolmen avance
isle-of-skye-market-way = Les tuiles avancent vers la dernière case. À la fin de la manche, celle qui s’y trouve sort de la partie.
isle-of-skye-thing-tablet-scroll-again = { isle-of-skye-tablet-scroll-again }
isle-of-skye-thing-tablet-buy-own = { isle-of-skye-tablet-buy-own }
isle-of-skye-thing-tablet-better-bag = { isle-of-skye-tablet-better-bag }
isle-of-skye-thing-tablet-discount-1 = { isle-of-skye-tablet-discount-1 }
isle-of-skye-thing-tablet-discount-2 = { isle-of-skye-tablet-discount-2 }
isle-of-skye-thing-tablet-scroll-again-late = Parchemin bis (trop tard)
isle-of-skye-do-buy-own-tile = Prendre pour { $price }
isle-of-skye-tag-buy-own-tile = Prendre
isle-of-skye-do-buy-again = Acheter pour { $price }
isle-of-skye-enter-receive-druid-tile = Saisir une tuile druide

## Que faire

isle-of-skye-prompt-stone = Piochez une tuile druide, case { $n }
isle-of-skye-prompt-stone-pick = Quelle tuile druide, case { $n } depuis la gauche ?
isle-of-skye-prompt-second = Second achat : une tuile, ou passez
isle-of-skye-choice-druid = { $tile }, { $price } or
isle-of-skye-choice-unknown = Case { $n } : pas encore saisie
isle-of-skye-choice-bag =
    { $n ->
        [one] Sac : piocher { $n } tuile, { $price } or
       *[other] Sac : piocher { $n } tuiles, en garder une, { $price } or
    }
isle-of-skye-bag-empty = Le sac est vide.
isle-of-skye-prompt-look = Piochez dans le sac : tuile { $n } sur { $all }
isle-of-skye-prompt-bag-pick = Quelle tuile du sac gardez-vous ?
isle-of-skye-prompt-bag-keep = Gardez-en une, le reste retourne au sac
isle-of-skye-prompt-own = Prendre une de vos tuiles à son prix ?
isle-of-skye-prompt-own-first = Prendre d’abord une des vôtres ? L’achat reste possible.
isle-of-skye-choice-own = { $tile }, à vous, { $price } or
isle-of-skye-choice-own-done = Rien de plus
isle-of-skye-prompt-take-druid = Quelle tuile druide construire ?
isle-of-skye-prompt-again = Quel parchemin compter encore une fois ?
isle-of-skye-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
isle-of-skye-note-scroll-now = Parchemin : { $n } là
isle-of-skye-note-fits-and-scroll = { $fits }, { $scroll }
isle-of-skye-wait-stone = { $seat } pioche une tuile druide
isle-of-skye-wait-second = { $seat } peut faire son second achat
isle-of-skye-wait-bag = { $seat } choisit une tuile du sac
isle-of-skye-wait-own = { $seat } peut prendre une de ses tuiles
isle-of-skye-wait-again = { $seat } choisit un parchemin
isle-of-skye-wait-refill-dolmen-board = Le plateau dolmen avance

## Ce qui s’est passé

isle-of-skye-event-druid-drawn = Plateau dolmen, case { $n } : { $tile }.
isle-of-skye-event-druid-bought = { $seat } a acheté { $tile } sur le plateau dolmen pour { $n } or.
isle-of-skye-event-druid-bought-own = Vous avez acheté { $tile } sur le plateau dolmen pour { $n } or.
isle-of-skye-event-bag-paid = { $seat } a payé { $n } or pour piocher { $tiles } dans le sac.
isle-of-skye-event-bag-paid-own = Vous avez payé { $n } or pour piocher { $tiles } dans le sac.
isle-of-skye-event-bag-seen = Vous avez pioché { $tile } dans le sac.
isle-of-skye-event-bag-kept = { $seat } a gardé { $tile } du sac.
isle-of-skye-event-bag-kept-own = Vous avez gardé { $tile } du sac.
isle-of-skye-event-passed-again = { $seat } n’a rien acheté au second achat.
isle-of-skye-event-passed-again-own = Vous n’avez rien acheté au second achat.
isle-of-skye-event-own-done = { $seat } n’a plus pris de tuile de son offre.
isle-of-skye-event-own-done-own = Vous n’avez plus pris de tuile de votre offre.
isle-of-skye-event-tablet = { $seat } a pris une tablette de pierre : { $tablet }.
isle-of-skye-event-tablet-own = Vous avez pris une tablette de pierre : { $tablet }.
isle-of-skye-event-cleared = Quitte le plateau dolmen et la partie : { $tile }.
isle-of-skye-event-scroll-chosen = { $seat } a compté encore une fois : { $scroll }.
isle-of-skye-event-scroll-chosen-own = Vous avez compté encore une fois : { $scroll }.

## Refus

isle-of-skye-druid-tiles-invented = Les tuiles druides inventées ne servent qu’aux tables où l’appli pioche et suit tout, et seulement toutes ensemble.
isle-of-skye-druid-tiles-few =
    { $known ->
        [0] L’appli peut piocher des tuiles druides dès qu’au moins { $n } de votre boîte sont saisies. Aucune ne l’est encore : saisissez-en, ou piochez dans les vraies piles.
       *[other] L’appli peut piocher des tuiles druides dès qu’au moins { $n } de votre boîte sont saisies. Saisies jusqu’ici : { $known }. Saisissez-en d’autres, ou piochez dans les vraies piles.
    }
isle-of-skye-stone-gone = Cette tuile n’est plus sur le plateau dolmen.
isle-of-skye-stone-reported = { $tile } : déjà saisie pour la case { $n }.
isle-of-skye-no-druid-tile = Il n’y a pas de tuile druide « { $tile } ».
isle-of-skye-druid-tile-up = { $tile } : cette tuile est déjà sortie.
isle-of-skye-space-empty = La case { $n } du plateau dolmen est vide.
isle-of-skye-stone-unknown = Personne n’a encore saisi quelle tuile est sur la case { $n }.
isle-of-skye-not-looked-at = { $tile } : n’est pas une des tuiles que vous avez piochées.
isle-of-skye-no-tablet = Vous n’avez pas de tablette qui le permette maintenant.
isle-of-skye-one-druid-tile = Personne ne peut avoir plus d’une tuile druide par manche.
isle-of-skye-no-scroll-there = Vous n’avez pas de parchemin là.

## Lignes de points

isle-of-skye-druid-open-water = Eaux libres
isle-of-skye-rule-druid-open-water = Un demi-point par bord d’eau sans tuile à côté, arrondi à l’inférieur.
isle-of-skye-druid-largest-herd = Le plus grand troupeau
isle-of-skye-rule-druid-largest-herd = 2 points par vache dans la prairie qui en a le plus.
isle-of-skye-druid-most-lighthouses = Le plus de phares
isle-of-skye-rule-druid-most-lighthouses = 5 points pour le plus de phares, 2 pour le deuxième.
isle-of-skye-druid-longest-diagonal = La plus longue diagonale
isle-of-skye-rule-druid-longest-diagonal = 2 points par tuile de la diagonale qui en a le plus ; les trous sont permis et ne comptent pas.
isle-of-skye-druid-largest-mountain = La plus grande montagne
isle-of-skye-rule-druid-largest-mountain = 2 points par tuile de la plus grande montagne complète.
isle-of-skye-druid-lake-house = Maison au bord du lac
isle-of-skye-rule-druid-lake-house = 3 points par ferme sur une tuile qui a une partie de zone d’eau complète.
isle-of-skye-scroll-druid-completed-pastures = Parchemin pour les prairies complètes
isle-of-skye-rule-scroll-druid-completed-pastures = 1 point par prairie complète ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-completed-pastures-counted =
    { $count ->
        [one] { $count } prairie complète
       *[other] { $count } prairies complètes
    }
isle-of-skye-scroll-druid-completed-mountains = Parchemin pour les montagnes complètes
isle-of-skye-rule-scroll-druid-completed-mountains = 1 point par montagne complète ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-completed-mountains-counted =
    { $count ->
        [one] { $count } montagne complète
       *[other] { $count } montagnes complètes
    }
isle-of-skye-scroll-druid-completed-waters = Parchemin pour les eaux complètes
isle-of-skye-rule-scroll-druid-completed-waters = 1 point par zone d’eau complète ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-completed-waters-counted =
    { $count ->
        [one] { $count } zone d’eau complète
       *[other] { $count } zones d’eau complètes
    }
isle-of-skye-scroll-druid-building-sets = Parchemin pour les séries de bâtiments
isle-of-skye-rule-scroll-druid-building-sets = 2 points par série d’un broch, d’une ferme et d’un phare ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-building-sets-counted =
    { $count ->
        [one] { $count } série de bâtiments
       *[other] { $count } séries de bâtiments
    }
isle-of-skye-scroll-druid-longest-road = Parchemin pour la plus longue route
isle-of-skye-rule-scroll-druid-longest-road = 1 point toutes les deux tuiles de la plus longue route sans embranchement ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-longest-road-counted =
    { $count ->
        [one] { $count } paire de tuiles à route
       *[other] { $count } paires de tuiles à route
    }
isle-of-skye-scroll-druid-water-ship-lighthouse = Parchemin pour bateau et phare
isle-of-skye-rule-scroll-druid-water-ship-lighthouse = 1 point par zone d’eau avec un bateau et un phare ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-water-ship-lighthouse-counted =
    { $count ->
        [one] { $count } zone d’eau avec les deux
       *[other] { $count } zones d’eau avec les deux
    }
isle-of-skye-scroll-druid-gold = Parchemin pour l’or
isle-of-skye-rule-scroll-druid-gold = 1 point de plus tous les 5 or restants ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-gold-counted =
    { $count ->
        [one] { $count } lot de 5 or
       *[other] { $count } lots de 5 or
    }
isle-of-skye-scroll-druid-animal-pairs = Parchemin pour les paires de bêtes
isle-of-skye-rule-scroll-druid-animal-pairs = 1 point par paire d’un mouton et d’une vache ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-animal-pairs-counted =
    { $count ->
        [one] { $count } paire de bêtes
       *[other] { $count } paires de bêtes
    }
isle-of-skye-scroll-druid-flat-3 = Parchemin de 3 points
isle-of-skye-rule-scroll-druid-flat-3 = 3 points ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-flat-3-counted =
    { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
isle-of-skye-scroll-druid-flat-4 = Parchemin de 4 points
isle-of-skye-rule-scroll-druid-flat-4 = 4 points ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-flat-4-counted =
    { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
isle-of-skye-scroll-druid-rows-of-3 = Parchemin pour les rangées de trois
isle-of-skye-rule-scroll-druid-rows-of-3 = 1 point par rangée de trois tuiles côte à côte ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-rows-of-3-counted =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
isle-of-skye-scroll-druid-columns-of-3 = Parchemin pour les colonnes de trois
isle-of-skye-rule-scroll-druid-columns-of-3 = 1 point par colonne de trois tuiles l’une sous l’autre ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-druid-columns-of-3-counted =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    }
isle-of-skye-scroll-again = Parchemin compté encore
isle-of-skye-rule-scroll-again = Une tablette de pierre fait compter un parchemin une fois de plus, sans doubler.
isle-of-skye-scroll-again-counted =
    { $count ->
        [one] { $count } groupe
       *[other] { $count } groupes
    }
isle-of-skye-part-edges =
    { $count ->
        [one] { $count } paire de bords
       *[other] { $count } paires de bords
    }
isle-of-skye-part-farms =
    { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }
isle-of-skye-herd-equal = un troupeau aussi grand ; un seul compte
isle-of-skye-herd-smaller = un plus petit troupeau
isle-of-skye-diagonal-equal = sur une autre diagonale aussi longue
isle-of-skye-farm-dry = pas d’eau complète sur cette tuile
isle-of-skye-row-counted = cette rangée est déjà comptée
isle-of-skye-zero-open-water = Il faut deux bords d’eau libres pour un point ; ici : { $n }.
isle-of-skye-zero-herd = Pas de vache dans une prairie ; { $n } en tout.
isle-of-skye-zero-diagonal = Pas de tuile.
isle-of-skye-zero-lake-house = Aucune ferme ne partage une tuile avec une zone d’eau complète. Fermes : { $n }, zones d’eau complètes : { $lakes }.
isle-of-skye-section-d5 = { isle-of-skye-druids-help-2 }

## Réglages

isle-of-skye-option-late-scroll = « Parchemin bis » à la dernière manche
isle-of-skye-option-late-scroll-about = Si cette tablette agit quand elle est construite à la dernière manche.
isle-of-skye-option-late-scroll-works = Agit
isle-of-skye-option-late-scroll-works-about = Le décompte final vient après la dernière manche.
isle-of-skye-option-late-scroll-does-not-work = Vient trop tard
isle-of-skye-option-late-scroll-does-not-work-about = Une tablette agit dès la manche suivante, et il n’y en a plus.
isle-of-skye-option-drawn-tiles = Tuiles druides que pioche l’appli
isle-of-skye-option-drawn-tiles-about = Seulement là où l’appli pioche. Les bords et les coûts des tuiles druides imprimées ne sont connus que par une vraie boîte.
isle-of-skye-option-drawn-tiles-complete = Les 36
isle-of-skye-option-drawn-tiles-complete-about = Celles de la boîte de l’hôte si toutes y sont saisies, sinon 36 tuiles de notre invention.
isle-of-skye-option-drawn-tiles-own = Seulement la boîte de l’hôte
isle-of-skye-option-drawn-tiles-own-about = Autant qu’il y en a de saisies, au moins cinq. Aucune inventée.

## Comment jouer, pas à pas

isle-of-skye-druids-help-1 = Le second achat
isle-of-skye-druids-help-1-about = Après les premiers achats, chacun a encore un tour : acheter une tuile druide pour son coût plus celui de sa case, piocher dans le sac, ou ne rien acheter.
isle-of-skye-druids-help-2 = Tablettes de pierre
isle-of-skye-druids-help-2-about = Dès que vous avez construit une tuile à tablette, la tablette est à vous. Elle agit à partir de la manche suivante.
isle-of-skye-druids-help-3 = Le plateau dolmen
isle-of-skye-druids-help-3-about = Après un achat, les tuiles avancent et une nouvelle s’ajoute. À la fin d’une manche, celle de la dernière case sort de la partie.

## Là où la règle se tait : ce que décide cette table

isle-of-skye-druids-ruling-1 = Les deux achats forment une seule phase. Personne n’est obligé d’acheter ; qui a passé au premier peut acheter au second.
isle-of-skye-druids-ruling-2 = Seule la personne qui achète voit ce qui sort du sac. La tuile gardée est visible, les autres retournent aussitôt.
isle-of-skye-druids-ruling-3 = Une tuile druide qui ne va nulle part sort de la partie sans sa tablette.
isle-of-skye-druids-ruling-4 = « Parchemin bis » vaut pour tout parchemin de votre territoire, y compris ceux des tuiles druides et ceux à points fixes. Une tablette de la dernière manche vaut aussi, sauf si cette table en a décidé autrement.
isle-of-skye-druids-ruling-5 = Avec une remise, qui vend reçoit ce qui est payé, et reprend tout son propre or.
isle-of-skye-druids-ruling-6 = « Acheter chez soi » vient avant ou après l’achat chez quelqu’un d’autre, pendant votre tour.
isle-of-skye-druids-ruling-7 = La plus longue route ne passe jamais deux fois d’une tuile à la même autre. Une tuile traversée deux fois compte une fois.
isle-of-skye-druids-ruling-8 = Si le sac ne suffit plus, les tuiles sont données une à une, en commençant par le premier joueur. Qui a deux tuiles fixe un prix ; qui en a une fixe le sien.
isle-of-skye-druids-ruling-9 = Après la dernière manche, plus aucune tuile n’arrive sur le plateau dolmen.
isle-of-skye-druids-ruling-10 = Si personne n’a choisi de parchemin, comme dans une partie arrêtée avant la fin, celui qui rapporte le plus compte.
isle-of-skye-druids-ruling-11 = Si vous piochez dans les vraies piles, personne n’attend une tuile druide : elle est aussitôt sur sa case, et chacun peut saisir laquelle c’est tant qu’elle est sur le plateau dolmen.
isle-of-skye-druids-ruling-12 = Une tuile druide que personne n’a saisie ne peut pas être achetée. À la fin de la manche, elle sort de la partie sans être saisie.

## Saisir et trouver les tuiles de la boîte

isle-of-skye-extra-cost = Coût en or
isle-of-skye-extra-tablet = Tablette de pierre
isle-of-skye-extra-tablet-none = Pas de tablette
isle-of-skye-extra-tablet-count = { $n } tablettes sur { $all }
isle-of-skye-facet-mark = Quelle tablette ou quel parchemin ?
isle-of-skye-facet-plain = ni tablette ni parchemin
