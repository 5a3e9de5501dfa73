### Isle of Skye en français. Familles de messages comme dans le fichier de Carcassonne.
### Les tuiles portent les numéros de la liste de la boîte. L’or se dit « 3 or », comme on le dit à table.

isle-of-skye-name = Isle of Skye

## Mots

isle-of-skye-category-place-a = Tuile score A
isle-of-skye-category-place-b = Tuile score B
isle-of-skye-category-place-c = Tuile score C
isle-of-skye-category-place-d = Tuile score D
isle-of-skye-category-scrolls = Parchemins
isle-of-skye-category-gold = Or restant
isle-of-skye-terrain-pasture = prairie
isle-of-skye-terrain-mountain = montagne
isle-of-skye-terrain-water = eau
isle-of-skye-segment-pasture = prairie
isle-of-skye-segment-mountain = montagne
isle-of-skye-segment-water = eau
isle-of-skye-roads =
    { $n ->
        [one] Route : { $roads }.
       *[other] Routes : { $roads }.
    }
isle-of-skye-symbol-sheep = Mouton
isle-of-skye-symbol-cattle = Vache
isle-of-skye-symbol-farm = Ferme
isle-of-skye-symbol-broch = Broch
isle-of-skye-symbol-lighthouse = Phare
isle-of-skye-symbol-ship = Bateau
isle-of-skye-symbol-barrel = Tonneau
isle-of-skye-symbol-scroll = Parchemin
isle-of-skye-symbol-castle = Château
isle-of-skye-gold = Or
isle-of-skye-stock-gold-hidden = or
isle-of-skye-stock-gold =
    { $n ->
        [one] { $n } or
       *[other] { $n } or
    }
isle-of-skye-things = Effets
isle-of-skye-things-from = dès la manche { $turn }
isle-of-skye-things-since = depuis la manche{"\u00A0"}{ $turn }
isle-of-skye-things-never = trop tard
isle-of-skye-mark-sealed = Choisi
isle-of-skye-piece-gold = or
isle-of-skye-crossed = Les prix avaient déjà été montrés à ce moment-là.
isle-of-skye-crossed-short = les prix étaient déjà montrés
isle-of-skye-first-place-axe = La hache d’abord
isle-of-skye-mark-axe = La hache est ici
isle-of-skye-do-place-axe = Hache
isle-of-skye-done-place-axe = retourne dans le sac
isle-of-skye-about-place-axe = Cette tuile retournera dans le sac.
isle-of-skye-do-set-prices = Sceller mes prix
isle-of-skye-do-set-prices-last = Montrer tous les prix
isle-of-skye-do-buy-tile = Acheter pour { $price }
isle-of-skye-tag-buy-tile = Acheter
isle-of-skye-castle-red = château rouge
isle-of-skye-castle-blue = château bleu
isle-of-skye-castle-yellow = château jaune
isle-of-skye-castle-green = château vert
isle-of-skye-castle-bone = château blanc
isle-of-skye-tile = tuile { $id }
isle-of-skye-invented-tile = tuile inventée { $id }
isle-of-skye-tile-any = une tuile
isle-of-skye-tile-plain = une tuile sans symbole
isle-of-skye-tile-with = une tuile avec { $what }
isle-of-skye-invented-tile-any = une tuile inventée
isle-of-skye-invented-tile-plain = une tuile inventée sans symbole
isle-of-skye-invented-tile-with = une tuile inventée avec { $what }
isle-of-skye-with-sheep =
    { $n ->
        [one] un mouton
       *[other] { $n } moutons
    }
isle-of-skye-with-cattle =
    { $n ->
        [one] une vache
       *[other] { $n } vaches
    }
isle-of-skye-with-farm =
    { $n ->
        [one] une ferme
       *[other] { $n } fermes
    }
isle-of-skye-with-broch =
    { $n ->
        [one] un broch
       *[other] { $n } brochs
    }
isle-of-skye-with-lighthouse =
    { $n ->
        [one] un phare
       *[other] { $n } phares
    }
isle-of-skye-with-ship =
    { $n ->
        [one] un bateau
       *[other] { $n } bateaux
    }
isle-of-skye-with-barrel =
    { $n ->
        [one] un tonneau
       *[other] { $n } tonneaux
    }
isle-of-skye-with-scroll =
    { $n ->
        [one] un parchemin
       *[other] { $n } parchemins
    }
isle-of-skye-with-castle =
    { $n ->
        [one] un château
       *[other] { $n } châteaux
    }
isle-of-skye-tile-of-set = extension { $set }
isle-of-skye-tile-cost = coûte { $n } or
isle-of-skye-course-gold = Or après chaque manche
isle-of-skye-turn = Manche { $turn }
isle-of-skye-early-end-no-gold = L’or ne compte pas : l’appli ne le suit pas.
isle-of-skye-early-end-gold-asked = D’abord, chacun dit combien d’or il a. L’or compte comme à la fin d’une partie entière.
isle-of-skye-early-end-gold-skipped = Qui n’a pas encore dit son or n’en tire aucun point.
isle-of-skye-tie-break = Points égaux : l’or restant décide. { $counts }.
isle-of-skye-stage-income = Revenus
isle-of-skye-stage-prices = Prix
isle-of-skye-stage-discard = Défausse
isle-of-skye-stage-buy = Achat
isle-of-skye-stage-build = Construction
isle-of-skye-stage-score = Décompte

## Que faire

isle-of-skye-prompt-goal = Piochez la tuile score { $place }
isle-of-skye-prompt-goal-pick = Quelle tuile score est en { $place } ?
isle-of-skye-prompt-castle = Posez votre château tel qu’il est devant vous
isle-of-skye-prompt-castle-app = Tournez votre château comme vous voulez
isle-of-skye-prompt-gold = Combien d’or avez-vous ?
isle-of-skye-prompt-gold-short = Après une correction, il vous manque { $n } or. Combien d’or avez-vous ?
isle-of-skye-prompt-gold-before = Combien d’or avez-vous avant les revenus ?
isle-of-skye-prompt-draw = Piochez la tuile { $n } sur 3
isle-of-skye-prompt-pick = Touchez votre tuile { $n } sur 3
isle-of-skye-prompt-axe = Quelle tuile reçoit la hache ?
isle-of-skye-prompt-axe-of = Où est la hache ({ $seat }) ?
isle-of-skye-prompt-prices = Fixez vos prix
isle-of-skye-prompt-prices-of = Quels sont les prix ({ $seat }) ?
isle-of-skye-prompt-lift = Tout le monde a choisi
isle-of-skye-choice-lift = Montrer tous les prix
isle-of-skye-choice-no-axe = Sans hache : un prix partout
isle-of-skye-prompt-buy = Achetez une tuile, ou passez
isle-of-skye-choice-buy = { $tile }, chez { $seat }, { $price } or
isle-of-skye-note-fits =
    { $n ->
        [0] Ne va nulle part
        [one] Va à { $n } endroit
       *[other] Va à { $n } endroits
    }
isle-of-skye-gold-short = il manque { $n } or
isle-of-skye-choice-pass = Ne rien acheter
isle-of-skye-prompt-place = Construisez { $tile }
isle-of-skye-prompt-return = Aucune place : rendez { $tile }
isle-of-skye-choice-return = Remettre dans le sac
isle-of-skye-choice-out = Sortir de la partie
isle-of-skye-prompt-take = Quelle tuile construire ?
isle-of-skye-hint-lapsed = Après une correction, votre or ou vos tuiles ne vont plus avec ce choix. Choisissez de nouveau ; personne d’autre ne le voit.
isle-of-skye-hint-later = Ce qui ne va nulle part doit attendre : construisez d’abord celle-ci.
isle-of-skye-hint-return = Elle ne peut être construite nulle part, dans aucun sens. L’or payé pour elle est perdu.
isle-of-skye-hint-gold-forgotten = Entrez 0 si personne ne le sait plus.
isle-of-skye-hint-income = Revenus : { $n } or
isle-of-skye-prompt-done = Toutes vos tuiles sont construites
isle-of-skye-choice-done = Construction terminée
isle-of-skye-idle-build = Vous n’avez plus rien à construire.
isle-of-skye-prompt-tracking = Ce que suit l’appli dès la manche { $n }
isle-of-skye-wait-goals = { $seat } pioche les tuiles score
isle-of-skye-wait-castle = { $seat } pose son château
isle-of-skye-wait-castle-still = Posent encore leur château : { $names }
isle-of-skye-wait-count = { $seat } compte son or
isle-of-skye-wait-count-still = Comptent encore leur or : { $names }
isle-of-skye-wait-purses = { $seat } compte son or
isle-of-skye-wait-final-purses = { $seat } compte son or
isle-of-skye-wait-final-purses-still = Comptent encore leur or : { $names }
isle-of-skye-wait-purses-still = Comptent encore leur or : { $names }
isle-of-skye-wait-draw = { $seat } pioche des tuiles
isle-of-skye-wait-draw-still = Piochent encore : { $names }
isle-of-skye-wait-price = { $seat } choisit hache et prix
isle-of-skye-wait-price-still = Fixent encore leurs prix : { $names }
isle-of-skye-wait-lift = Tout le monde a choisi : chacun peut montrer les prix
isle-of-skye-wait-buy = { $seat } peut acheter une tuile
isle-of-skye-wait-build = { $seat } construit
isle-of-skye-wait-build-still = Construisent encore : { $names }
isle-of-skye-wait-score-round = Décompte de la manche
isle-of-skye-wait-score-game = Décompte final en cours

## Ce qui s’est passé

isle-of-skye-event-started = { $seat } commence.
isle-of-skye-event-started-own = Vous commencez.
isle-of-skye-event-goal = En { $place } : { $goal }.
isle-of-skye-event-castle = { $seat } a posé son château.
isle-of-skye-event-castle-own = Vous avez posé votre château.
isle-of-skye-event-round = Manche { $n }. Premier joueur : { $seat }.
isle-of-skye-event-round-own = Manche { $n }. Vous êtes premier joueur.
isle-of-skye-event-income = { $seat } a reçu { $n } or.
isle-of-skye-event-income-own = Vous avez reçu { $n } or.
isle-of-skye-event-drawn = { $seat } a pioché { $tile }.
isle-of-skye-event-drawn-own = Vous avez pioché { $tile }.
isle-of-skye-event-sealed = { $seat } a choisi.
isle-of-skye-event-axe = { $seat } a mis la hache sur { $tile }.
isle-of-skye-event-axe-own = Vous avez mis la hache sur { $tile }.
isle-of-skye-event-axe-aside = { $seat } a laissé la hache de côté.
isle-of-skye-event-axe-aside-own = Vous avez laissé la hache de côté.
isle-of-skye-event-prices = { $seat } a fixé ses prix.
isle-of-skye-event-prices-own = Vous avez fixé vos prix.
isle-of-skye-event-lifted = Les prix sont montrés.
isle-of-skye-event-lapsed = { $seat } choisit de nouveau : depuis une correction, l’or ou les tuiles ne vont plus.
isle-of-skye-event-lapsed-own = Vous choisissez de nouveau : depuis une correction, votre or ou vos tuiles ne vont plus.
isle-of-skye-event-discarded = { $seat } a remis dans le sac { $tile }.
isle-of-skye-event-discarded-own = Vous avez défaussé { $tile }.
isle-of-skye-event-bought = { $seat } a acheté { $tile } pour { $n } or.
isle-of-skye-event-bought-own = Vous avez acheté { $tile } pour { $n } or.
isle-of-skye-event-sold = Achat par { $seat } : { $tile }, +{ $n } or, et votre propre or revient.
isle-of-skye-event-passed = { $seat } n’a rien acheté.
isle-of-skye-event-passed-own = Vous n’avez rien acheté.
isle-of-skye-event-kept = { $seat } a gardé { $tile } et payé { $n } or.
isle-of-skye-event-kept-own = Vous avez gardé { $tile } pour { $n } or.
isle-of-skye-event-added = { $seat } a ajouté { $tile }, absente de la liste.
isle-of-skye-event-added-own = Vous avez ajouté { $tile }, absente de la liste.
isle-of-skye-event-taken = { $seat } a { $tile } à construire.
isle-of-skye-event-taken-own = Vous avez { $tile } à construire.
isle-of-skye-event-placed = { $seat } a construit { $tile }.
isle-of-skye-event-placed-own = Vous avez construit { $tile }.
isle-of-skye-event-returned = { $seat } a rendu { $tile } : elle ne va nulle part.
isle-of-skye-event-returned-own = Vous avez rendu { $tile } : elle ne va nulle part.
isle-of-skye-event-finished = { $seat } a construit toutes ses tuiles.
isle-of-skye-event-finished-own = Vous avez construit toutes vos tuiles.
isle-of-skye-event-counted = { $seat } a compté son or.
isle-of-skye-event-counted-own = Vous avez compté votre or.
isle-of-skye-event-gold = { $seat } a { $n } or.
isle-of-skye-event-gold-own = Vous avez { $n } or.
isle-of-skye-event-tracking-full = Dès la manche { $n }, l’appli suit tout.
isle-of-skye-event-tracking-territories = Dès la manche { $n }, l’appli ne suit que les territoires et les points.
isle-of-skye-event-scored =
    { $n ->
        [one] { $seat } marque { $n } point : { $what }.
       *[other] { $seat } marque { $n } points : { $what }.
    }
isle-of-skye-event-scored-own =
    { $n ->
        [one] Vous marquez { $n } point : { $what }.
       *[other] Vous marquez { $n } points : { $what }.
    }
isle-of-skye-event-score-tile-taken = { $seat } a pris sa tuile 50/100.
isle-of-skye-event-score-tile-taken-own = Vous avez pris votre tuile 50/100.
isle-of-skye-event-score-tile-taken-100 = { $seat } a pris sa tuile 50/100, côté 100.
isle-of-skye-event-score-tile-taken-100-own = Vous avez pris votre tuile 50/100, côté 100.
isle-of-skye-event-score-tile-turned = { $seat } a retourné sa tuile 50/100, côté 100.
isle-of-skye-event-score-tile-turned-own = Vous avez retourné votre tuile 50/100, côté 100.
isle-of-skye-event-score-tile-turned-back = { $seat } a remis sa tuile 50/100 côté 50.
isle-of-skye-event-score-tile-turned-back-own = Vous avez remis votre tuile 50/100 côté 50.
isle-of-skye-event-score-tile-put-back = { $seat } a rendu sa tuile 50/100.
isle-of-skye-event-score-tile-put-back-own = Vous avez rendu votre tuile 50/100.
isle-of-skye-event-round-scored = La manche { $n } est comptée.
isle-of-skye-event-won =
    { $points ->
        [one] La partie est terminée. { $seat } gagne avec { $points } point.
       *[other] La partie est terminée. { $seat } gagne avec { $points } points.
    }
isle-of-skye-event-won-own =
    { $points ->
        [one] La partie est terminée. Vous gagnez avec { $points } point.
       *[other] La partie est terminée. Vous gagnez avec { $points } points.
    }
isle-of-skye-event-shared =
    { $points ->
        [one] La partie est terminée. { $n } joueurs se partagent la victoire avec { $points } point.
       *[other] La partie est terminée. { $n } joueurs se partagent la victoire avec { $points } points.
    }
isle-of-skye-end-last-round = La dernière manche est jouée.

## Refus

isle-of-skye-not-now = Ce n’est pas possible dans cette phase.
isle-of-skye-not-your-turn = C’est à { $seat } d’acheter.
isle-of-skye-not-your-offer = Chacun choisit derrière son paravent.
isle-of-skye-unknown-tile = La boîte n’a pas de tuile « { $tile } ».
isle-of-skye-tile-gone = N’est plus dans le sac : { $tile }.
isle-of-skye-unknown-goal = La boîte n’a pas cette tuile score.
isle-of-skye-goal-taken = « { $goal } » a déjà une autre place.
isle-of-skye-goals-lie = Les tuiles score sont déjà choisies.
isle-of-skye-castle-lies = Votre château est déjà posé.
isle-of-skye-axe-needed = Une tuile doit recevoir la hache.
isle-of-skye-axe-first = Placez d’abord la hache, puis fixez les prix.
isle-of-skye-app-draws = À cette table, l’appli pioche les tuiles : on ne peut pas en ajouter en cours de partie.
isle-of-skye-piece-many = Une boîte peut différer par { $n } tuiles au plus.
isle-of-skye-piece-id = « { $tile } » ne peut pas être le nom d’une tuile.
isle-of-skye-piece-known = { $tile } : existe déjà.
isle-of-skye-piece-shape = { $tile } : ne peut pas être ainsi.
isle-of-skye-piece-regions = { $tile } : les régions ne vont pas avec les bords et le milieu.
isle-of-skye-piece-roads = { $tile } : deux routes arrivent au même bord.
isle-of-skye-piece-region = { $tile } : un symbole est dans une région qui n’existe pas : { $region }.
isle-of-skye-piece-symbol = { $tile } : ce jeu ne connaît pas un des symboles : { $symbol }.
isle-of-skye-piece-scroll = { $tile } : un parchemin doit dire ce qu’il compte, et lui seul.
isle-of-skye-piece-scrolls = { $tile } : un parchemin au plus.
isle-of-skye-piece-set = { $tile } : aucune tuile de cette table n’a l’extension, le coût ou la tablette indiqués.
isle-of-skye-piece-twice = { $tile } : le même symbole est deux fois dans une région. Augmentez plutôt son nombre.
isle-of-skye-piece-castle = Une tuile château porte un château, et aucune autre n’en porte : { $tile }.
isle-of-skye-not-drawn = { $tile } : n’est pas une des trois tuiles piochées.
isle-of-skye-price-on-axe = { $tile } : cette tuile a la hache, donc pas de prix.
isle-of-skye-price-missing = { $tile } : il faut un prix, au moins 1.
isle-of-skye-price-above-gold = Les prix réunis ne peuvent pas dépasser l’or en main : { $gold }.
isle-of-skye-screens-up = Quelqu’un choisit encore.
isle-of-skye-own-tile = { $tile } : cette tuile est à vous, on n’achète pas chez soi.
isle-of-skye-not-offered = { $tile } : n’est pas à vendre.
isle-of-skye-cannot-pay = Cela coûte { $price } or, et vous avez moins.
isle-of-skye-not-in-hand = { $tile } : n’est pas une de vos tuiles.
isle-of-skye-cell-taken = Il y a déjà une tuile à cet endroit.
isle-of-skye-no-neighbour = La tuile doit toucher un bord de votre territoire.
isle-of-skye-edge-mismatch =
    { $edge ->
        [N] Le bord du haut ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
        [E] Le bord de droite ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
        [S] Le bord du bas ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
       *[W] Le bord de gauche ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
    }
isle-of-skye-still-fits = { $tile } : a encore sa place quelque part. On ne rend une tuile que si aucune n’en a.
isle-of-skye-enough-tiles = Personne ne reçoit plus de { $n } tuiles par manche.
isle-of-skye-build-first =
    { $n ->
        [one] Construisez d’abord la tuile que vous avez.
       *[other] Construisez d’abord les { $n } tuiles que vous avez.
    }
isle-of-skye-gold-missing = Entrez combien d’or c’est.
isle-of-skye-gold-too-little = Il vous faut au moins { $n } or : un pour chacune de vos tuiles.
isle-of-skye-tracking-same = C’est déjà ce que suit l’appli.

## Lignes de points : titre, règle, parties, ce qui n’a pas compté

isle-of-skye-base-squares = Carrés de quatre
isle-of-skye-rule-base-squares = 2 points par carré de deux tuiles sur deux ; les carrés peuvent se chevaucher.
isle-of-skye-base-completed-areas = Zones complètes
isle-of-skye-rule-base-completed-areas = 1 point par zone complète, de tout terrain et de toute taille.
isle-of-skye-base-sheep = Moutons
isle-of-skye-rule-base-sheep = 1 point par mouton.
isle-of-skye-base-completed-areas-3plus = Grandes zones complètes
isle-of-skye-rule-base-completed-areas-3plus = 3 points par zone complète sur au moins trois tuiles.
isle-of-skye-base-brochs-in-mountains = Brochs en montagne
isle-of-skye-rule-base-brochs-in-mountains = 1, 3 ou 6 points pour une montagne avec un, deux, ou trois brochs et plus.
isle-of-skye-base-building-sets = Séries de bâtiments
isle-of-skye-rule-base-building-sets = 5 points par série d’un broch, d’une ferme et d’un phare.
isle-of-skye-base-most-barrels = Le plus de tonneaux
isle-of-skye-rule-base-most-barrels = 5 points pour le plus de tuiles à tonneaux, 2 pour le deuxième ; reliées au château ou non.
isle-of-skye-base-most-ships = Le plus de bateaux
isle-of-skye-rule-base-most-ships = 5 points pour le plus de bateaux, 2 pour le deuxième.
isle-of-skye-base-most-gold = Le plus d’or
isle-of-skye-rule-base-most-gold = 5 points pour le plus d’or en main, 2 pour le deuxième.
isle-of-skye-base-animals-near-farms = Bêtes près des fermes
isle-of-skye-rule-base-animals-near-farms = 1 point par mouton et par vache sur une tuile à ferme ou autour d’elle, une fois chacun.
isle-of-skye-base-cattle-on-roads = Vaches sur la route
isle-of-skye-rule-base-cattle-on-roads = 2 points par vache sur une tuile qu’une route relie au château.
isle-of-skye-base-water-ship-lighthouse = Bateau et phare
isle-of-skye-rule-base-water-ship-lighthouse = 3 points par zone d’eau avec au moins un bateau et un phare.
isle-of-skye-base-vertical-lines = Lignes verticales
isle-of-skye-rule-base-vertical-lines = 3 points par ligne verticale sans trou d’au moins trois tuiles.
isle-of-skye-base-castle-road-tiles = Routes vers le château
isle-of-skye-rule-base-castle-road-tiles = 1 point par tuile qu’une route relie au château.
isle-of-skye-base-largest-water = Le plus grand lac
isle-of-skye-rule-base-largest-water = 2 points par tuile de la plus grande zone d’eau complète.
isle-of-skye-base-completed-mountains = Montagnes complètes
isle-of-skye-rule-base-completed-mountains = 2 points par montagne complète.
isle-of-skye-scroll-per-2-sheep = Parchemin pour deux moutons
isle-of-skye-rule-scroll-per-2-sheep = 1 point tous les deux moutons ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-2-sheep-counted =
    { $count ->
        [one] { $count } paire de moutons
       *[other] { $count } paires de moutons
    }
isle-of-skye-scroll-per-cattle = Parchemin pour chaque vache
isle-of-skye-rule-scroll-per-cattle = 1 point par vache ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-cattle-counted =
    { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
    }
isle-of-skye-scroll-per-2-barrels = Parchemin pour deux tuiles à tonneaux
isle-of-skye-rule-scroll-per-2-barrels = 1 point toutes les deux tuiles à tonneaux ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-2-barrels-counted =
    { $count ->
        [one] { $count } paire de tuiles à tonneaux
       *[other] { $count } paires de tuiles à tonneaux
    }
isle-of-skye-scroll-per-broch = Parchemin pour chaque broch
isle-of-skye-rule-scroll-per-broch = 1 point par broch ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-broch-counted =
    { $count ->
        [one] { $count } broch
       *[other] { $count } brochs
    }
isle-of-skye-scroll-per-2-ships = Parchemin pour deux bateaux
isle-of-skye-rule-scroll-per-2-ships = 1 point tous les deux bateaux ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-2-ships-counted =
    { $count ->
        [one] { $count } paire de bateaux
       *[other] { $count } paires de bateaux
    }
isle-of-skye-scroll-per-farm = Parchemin pour chaque ferme
isle-of-skye-rule-scroll-per-farm = 1 point par ferme ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-farm-counted =
    { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }
isle-of-skye-scroll-per-lighthouse = Parchemin pour chaque phare
isle-of-skye-rule-scroll-per-lighthouse = 1 point par phare ; le double si le parchemin est dans une zone complète.
isle-of-skye-scroll-per-lighthouse-counted =
    { $count ->
        [one] { $count } phare
       *[other] { $count } phares
    }
isle-of-skye-gold-left = Or restant
isle-of-skye-rule-gold-left = À la fin, 1 point tous les 5 or.
isle-of-skye-part-squares =
    { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
isle-of-skye-part-areas =
    { $count ->
        [one] { $count } zone complète
       *[other] { $count } zones complètes
    }
isle-of-skye-part-sheep =
    { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
isle-of-skye-part-sets =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
isle-of-skye-part-animals =
    { $count ->
        [one] { $count } bête
       *[other] { $count } bêtes
    }
isle-of-skye-part-cattle =
    { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
    }
isle-of-skye-part-waters =
    { $count ->
        [one] { $count } zone d’eau
       *[other] { $count } zones d’eau
    }
isle-of-skye-part-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
isle-of-skye-part-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
isle-of-skye-part-gold =
    { $count ->
        [one] { $count } lot de 5 or
       *[other] { $count } lots de 5 or
    }
isle-of-skye-part-scroll = { $what }
isle-of-skye-part-scroll-doubled = { $what }, doublé
isle-of-skye-part-brochs-1 =
    { $count ->
        [one] { $count } montagne avec un broch
       *[other] { $count } montagnes avec un broch
    }
isle-of-skye-part-brochs-2 =
    { $count ->
        [one] { $count } montagne avec deux brochs
       *[other] { $count } montagnes avec deux brochs
    }
isle-of-skye-part-brochs-3 =
    { $count ->
        [one] { $count } montagne avec trois brochs ou plus
       *[other] { $count } montagnes avec trois brochs ou plus
    }
isle-of-skye-part-most-first = premier avec { $n }
isle-of-skye-part-most-first-tied = premiers ex æquo avec { $n }
isle-of-skye-part-most-second = deuxième avec { $n }
isle-of-skye-part-most-second-tied = deuxièmes ex æquo avec { $n }
isle-of-skye-area-open = zone incomplète
isle-of-skye-area-small = sur moins de trois tuiles
isle-of-skye-area-equal = aussi grande ; une seule compte
isle-of-skye-area-smaller = plus petite
isle-of-skye-broch-fourth = au-delà de trois ne compte pas
isle-of-skye-castle-not-counted = le château ne compte pas à cette table
isle-of-skye-column-counted = cette colonne est déjà comptée
isle-of-skye-farm-far = pas de ferme ici ni à côté
isle-of-skye-gold-rest = moins de cinq
isle-of-skye-line-short = deux tuiles seulement
isle-of-skye-no-lighthouse = pas de phare
isle-of-skye-no-ship = pas de bateau
isle-of-skye-no-set = plus de série possible
isle-of-skye-not-connected = pas de route vers le château
isle-of-skye-odd-one = seul de sa paire
isle-of-skye-scroll-open = sa zone est incomplète : pas doublé
## Pourquoi quelque chose ne rapporte rien
isle-of-skye-zero-nothing = Rien ne compte ici.
isle-of-skye-zero-squares =
    { $n ->
        [one] 1 tuile ; il en faut quatre pour un carré.
       *[other] { $n } tuiles, mais pas quatre en carré.
    }
isle-of-skye-zero-lines = Une ligne demande trois tuiles sans trou ; la plus longue en a { $n }.
isle-of-skye-zero-areas =
    { $open ->
        [one] Aucune zone complète ; { $open } encore ouverte.
       *[other] Aucune zone complète ; { $open } encore ouvertes.
    }
isle-of-skye-zero-large-areas =
    Aucune zone complète sur trois tuiles : { $open ->
        [one] { $open } incomplète
       *[other] { $open } incomplètes
    }, { $completed ->
        [one] { $completed } trop petite
       *[other] { $completed } trop petites
    }.
isle-of-skye-zero-mountains =
    { $open ->
        [0] Il n’y a pas de montagne.
       *[other] Aucune montagne complète ; { $open } encore ouvertes.
    }
isle-of-skye-zero-waters =
    { $open ->
        [0] Il n’y a pas de zone d’eau.
       *[other] Aucune zone d’eau complète ; { $open } encore ouvertes.
    }
isle-of-skye-zero-brochs = Pas de broch ici.
isle-of-skye-zero-ship-lighthouse = Aucune zone d’eau n’a les deux. Bateaux : { $ship }, phares : { $lighthouse }.
isle-of-skye-zero-sheep = Pas de mouton ici.
isle-of-skye-zero-sets = Une série demande un de chaque. Brochs : { $broch }, fermes : { $farm }, phares : { $lighthouse }.
isle-of-skye-zero-animals = Aucune bête sur une tuile à ferme ou autour d’elle. Bêtes : { $n }, fermes : { $farm }.
isle-of-skye-zero-cattle =
    { $n ->
        [0] Pas de vache ici.
        [one] 1 vache, mais pas de route de sa tuile au château.
       *[other] { $n } vaches, mais pas de route de leurs tuiles au château.
    }
isle-of-skye-zero-roads = Aucune route du château n’atteint une autre tuile.
isle-of-skye-zero-most-none = Aucun ici ; seules les deux premières places rapportent.
isle-of-skye-zero-most-tied = { $n }, c’est trop peu : { $tied } sont premiers ex æquo avec { $first }, donc personne n’est deuxième.
isle-of-skye-zero-most = { $n }, c’est trop peu : la première place a { $first }, la deuxième { $second }.
isle-of-skye-zero-scroll =
    { $per ->
        [1] Rien ne compte ici.
       *[other] Il en faut { $per } pour un point ; ici : { $n }.
    }
isle-of-skye-zero-gold = Il faut { $per } or pour un point ; il reste { $n }.
## Les revenus d’une place
isle-of-skye-income = Revenus
isle-of-skye-rule-income = 5 or pour le château, 1 par tonneau qu’une route y relie, et, plus tard dans la partie, de l’or pour chaque joueur devant.
isle-of-skye-part-income-castle = château
isle-of-skye-part-income-barrels =
    { $count ->
        [one] { $count } tonneau relié par la route
       *[other] { $count } tonneaux reliés par la route
    }
isle-of-skye-part-income-behind =
    { $count ->
        [one] { $count } joueur devant
       *[other] { $count } joueurs devant
    }
isle-of-skye-part-income-more = des pistes et tuiles bonus
isle-of-skye-unknown = Ce téléphone ne connaît pas l’or de chacun : les points de l’or sont encore ouverts.
isle-of-skye-section-3 = { isle-of-skye-help-1 }
isle-of-skye-section-6 = { isle-of-skye-help-6 }
isle-of-skye-section-7 = { isle-of-skye-help-7 }

## Réglages

isle-of-skye-option-tracking = Ce qui est suivi
isle-of-skye-option-tracking-about = Ce que l’appli suit de la partie. L’hôte peut le changer entre deux manches.
isle-of-skye-option-tracking-full = Tout
isle-of-skye-option-tracking-full-about = Pioches, prix, achats, or, territoires et points.
isle-of-skye-option-tracking-territories = Territoires et points
isle-of-skye-option-tracking-territories-about = Prix et achats restent sur la table ; l’or n’est demandé que là où il rapporte.
isle-of-skye-option-prices = Prix
isle-of-skye-option-prices-about = Où se choisissent la hache et les prix.
isle-of-skye-option-prices-sealed = En secret sur les téléphones
isle-of-skye-option-prices-sealed-about = Chacun choisit sur son téléphone ; un toucher montre tous les prix.
isle-of-skye-option-prices-after-reveal = Avec de vraies pièces
isle-of-skye-option-prices-after-reveal-about = On choisit derrière de vrais paravents ; quelqu’un saisit les offres une fois montrées.
isle-of-skye-option-tie-break = Égalité à la fin
isle-of-skye-option-tie-break-about = Quel or départage des points égaux.
isle-of-skye-option-tie-break-remainder = Ce qu’il en reste
isle-of-skye-option-tie-break-remainder-about = L’or qui reste après les lots de 5 or pour un point.
isle-of-skye-option-tie-break-all-gold = Tout l’or
isle-of-skye-option-tie-break-all-gold-about = Tout l’or en main à la fin compte.
isle-of-skye-option-barrel-income = Revenus des tonneaux
isle-of-skye-option-barrel-income-about = Si une tuile à deux tonneaux donne 2 or ou 1.
isle-of-skye-option-barrel-income-per-symbol = Chaque tonneau
isle-of-skye-option-barrel-income-per-symbol-about = 1 or par tonneau relié.
isle-of-skye-option-barrel-income-per-tile = Chaque tuile
isle-of-skye-option-barrel-income-per-tile-about = 1 or par tuile à tonneaux reliée.
isle-of-skye-option-barrels-counted = Compter les tonneaux
isle-of-skye-option-barrels-counted-about = Ce qui compte pour « Le plus de tonneaux » et pour les parchemins.
isle-of-skye-option-barrels-counted-per-tile = Les tuiles à tonneaux
isle-of-skye-option-barrels-counted-per-tile-about = Une tuile à deux tonneaux compte une fois.
isle-of-skye-option-barrels-counted-per-symbol = Les tonneaux
isle-of-skye-option-barrels-counted-per-symbol-about = Une tuile à deux tonneaux compte deux fois.
isle-of-skye-option-castle-tile = Le château sur la route
isle-of-skye-option-castle-tile-about = Si le château est lui-même une tuile reliée au château.
isle-of-skye-option-castle-tile-counts = Compte
isle-of-skye-option-castle-tile-counts-about = Chacun a au moins une tuile reliée.
isle-of-skye-option-castle-tile-does-not-count = Ne compte pas
isle-of-skye-option-castle-tile-does-not-count-about = Seules les autres tuiles comptent.
isle-of-skye-option-lines = Deux lignes en une colonne
isle-of-skye-option-lines-about = Ce que rapportent deux lignes verticales séparées par un trou.
isle-of-skye-option-lines-every-line = Les deux
isle-of-skye-option-lines-every-line-about = Chaque ligne sans trou d’au moins trois tuiles compte.
isle-of-skye-option-lines-one-per-column = Une seule
isle-of-skye-option-lines-one-per-column-about = Une colonne compte une fois.
isle-of-skye-option-hide-gold = Cacher l’or des autres
isle-of-skye-option-hide-gold-about = Si les téléphones montrent combien d’or ont les autres.
isle-of-skye-option-hide-gold-on = Oui
isle-of-skye-option-hide-gold-on-about = On ne voit que son propre or.
isle-of-skye-option-hide-gold-off = Non
isle-of-skye-option-hide-gold-off-about = Tout le monde voit tout l’or.
isle-of-skye-option-legal-cells = Montrer où poser
isle-of-skye-option-legal-cells-about = Si les téléphones ne proposent que les endroits et les sens qui vont.
isle-of-skye-option-legal-cells-on = Montré
isle-of-skye-option-legal-cells-on-about = Les endroits où la tuile peut aller s’éclairent.
isle-of-skye-option-legal-cells-off = Caché
isle-of-skye-option-legal-cells-off-about = À vous de trouver l’endroit ; ce qui ne va pas est refusé.
isle-of-skye-option-tiles-left = Montrer les tuiles restantes
isle-of-skye-option-tiles-left-about = Si les téléphones montrent quelles tuiles sont encore dans le sac.
isle-of-skye-option-tiles-left-on = Montrées
isle-of-skye-option-tiles-left-on-about = Montre ce qui est encore dans le sac.
isle-of-skye-option-tiles-left-off = Pas montrées
isle-of-skye-option-tiles-left-off-about = À vous de vous souvenir de ce qui a été construit.
isle-of-skye-option-projection = Si c’était la fin
isle-of-skye-option-projection-about = Si les téléphones montrent ce que cette manche et la fin rapporteraient en l’état.
isle-of-skye-option-projection-on = Montré
isle-of-skye-option-projection-on-about = Les points de cette manche et de la fin, en l’état.
isle-of-skye-option-projection-off = Caché
isle-of-skye-option-projection-off-about = Les points se comptent à la fin de la manche.

## Comment jouer, pas à pas

isle-of-skye-help-1 = Revenus
isle-of-skye-help-1-about = Vous recevez 5 or pour votre château, 1 par tonneau qu’une route y relie et, dès la manche 3, de l’or pour chaque joueur qui a plus de points que vous.
isle-of-skye-help-2 = Prix
isle-of-skye-help-2-about = Chacun pioche trois tuiles, à la vue de tous. En secret, vous mettez la hache sur l’une et de l’or de votre main sur les deux autres : leurs prix, au moins 1 chacun. Quand tout le monde est prêt, on montre les prix.
isle-of-skye-help-3 = Défausse
isle-of-skye-help-3-about = Les tuiles qui ont la hache retournent dans le sac.
isle-of-skye-help-4 = Achat
isle-of-skye-help-4-about = Un tour chacun, le premier joueur d’abord : achetez une tuile à quelqu’un d’autre, ou rien. Qui vend reçoit le prix et reprend aussi son propre or. Ce que personne n’a acheté reste à vous ; l’or posé dessus est payé.
isle-of-skye-help-5 = Construction
isle-of-skye-help-5-about = Chacun construit toutes ses tuiles. Sur chaque bord commun à deux tuiles, le terrain doit être le même ; les routes peuvent finir n’importe où. Ce qui ne va nulle part retourne dans le sac.
isle-of-skye-help-6 = Décompte
isle-of-skye-help-6-about = Les tuiles score de cette manche comptent pour tout le monde. Puis le joueur suivant devient premier joueur.
isle-of-skye-help-7 = La fin
isle-of-skye-help-7-about = Après la dernière manche, les parchemins comptent, et vous recevez 1 point tous les 5 or restants.

## Là où la règle se tait : ce que décide cette table

isle-of-skye-ruling-1 = À cinq, les tuiles score comptent AB, AC, BD, ACD et BCD, et être derrière donne 0, 0, 1, 2 et 3 or.
isle-of-skye-ruling-2 = Le château est une tuile comme une autre : pour les carrés, les lignes, les zones et les routes.
isle-of-skye-ruling-3 = En posant votre château, vous décidez où est le haut, et cela ne change plus.
isle-of-skye-ruling-4 = On ne rend une tuile que si aucune tuile en main ne peut être construite. Où construire et dans quel ordre, c’est à vous de voir.
isle-of-skye-ruling-5 = À deux aussi, une tuile score pour « le plus » donne 5 et 2 ; les ex æquo ont 5 chacun ; qui n’en a pas ne reçoit rien.
isle-of-skye-ruling-6 = Une bête près de plusieurs fermes compte une fois.
isle-of-skye-ruling-7 = Un parchemin appartient à la zone où il est imprimé ; on double après avoir arrondi à l’inférieur.
isle-of-skye-ruling-8 = Si plusieurs zones sont les plus grandes à égalité, une seule compte.
isle-of-skye-ruling-9 = Avec autant de points et autant d’or restant, on se partage la victoire.
isle-of-skye-ruling-10 = Tant que tout le monde n’a pas choisi, chacun peut changer d’avis. Si la hache passe à une autre tuile, elle échange sa place avec l’or qui s’y trouve.
isle-of-skye-ruling-11 = Avec de vraies pièces, les prix sont comparés à l’or que l’appli connaît ; qui les saisit apprend combien c’est.
isle-of-skye-ruling-12 = Là où l’or n’est pas suivi, les montants restent secrets jusqu’à ce que chacun ait dit le sien.
isle-of-skye-ruling-13 = Une partie arrêtée avant la fin compte les parchemins et l’or en l’état ; l’or que l’appli ne suit pas est d’abord demandé, et ce que personne ne sait plus compte 0. Les tuiles en vente et en main retournent, l’or des offres revient.
isle-of-skye-ruling-14 = Une correction laisse les choix scellés. Si votre or ou vos tuiles ne vont plus, vous seul le savez ; vous choisissez de nouveau, au plus tard avant que les prix soient montrés.
isle-of-skye-ruling-15 = Avec une extension, la tuile 50/100 montre les points tels qu’ils sont : qui repasse sous 100 la retourne, qui repasse sous 50 la rend.

## Une tuile regardée de près

isle-of-skye-belongs-pasture =
    { $open ->
        [0] Prairie complète
       *[other] Prairie ouverte
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } côté ouvert
       *[other] , { $open } côtés ouverts
    }
isle-of-skye-belongs-mountain =
    { $open ->
        [0] Montagne complète
       *[other] Montagne ouverte
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } côté ouvert
       *[other] , { $open } côtés ouverts
    }
isle-of-skye-belongs-water =
    { $open ->
        [0] Zone d’eau complète
       *[other] Zone d’eau ouverte
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } côté ouvert
       *[other] , { $open } côtés ouverts
    }
isle-of-skye-belongs-road =
    { $linked ->
        [yes] Une route mène au château
       *[no] Pas de route vers le château
    }
isle-of-skye-surface-territory = Territoire : { $seat }
isle-of-skye-surface-territory-tab = Territoire
isle-of-skye-surface-offer = Offre : { $seat }

## Que faire sur la vraie table après une correction

isle-of-skye-step-price =
    { $n ->
        [0] Enlevez l’or de « { $tile } ».
       *[other] Sur « { $tile } » : { $n } or.
    }
isle-of-skye-step-score-tile =
    { $n ->
        [0] Rendez la tuile 50/100.
       *[other] Tuile 50/100 : côté { $n } visible.
    }
