### Carcassonne en français, avec les mots des règles françaises : tuile, meeple, brigand, abbaye, pré, blason.
### Les noms de tuiles se placent entre guillemets et dans des listes ; 25 caractères au plus.

carcassonne-name = Carcassonne

## Mots

carcassonne-category-road = Routes
carcassonne-category-city = Villes
carcassonne-category-cloister = Abbayes
carcassonne-category-farm = Prés

carcassonne-segment-road = route
carcassonne-segment-city = ville
carcassonne-segment-cloister = abbaye
carcassonne-symbol-cloister = abbaye
carcassonne-symbol-pennant = blason
carcassonne-segment-field = pré

carcassonne-terrain-road = route
carcassonne-terrain-city = ville
carcassonne-terrain-field = pré

carcassonne-role-thief = brigand
carcassonne-role-knight = chevalier
carcassonne-role-monk = moine
carcassonne-role-farmer = paysan
carcassonne-piece-follower =
    { $form ->
        [a] un meeple
       *[bare]
            { $n ->
                [one] meeple
               *[other] meeples
            }
    }

carcassonne-stock-follower =
    { $n ->
        [one] { $n } meeple en main
       *[other] { $n } meeples en main
    }
carcassonne-mark-dead = Aucune des tuiles restantes ne va ici

## Que faire

carcassonne-prompt-draw = Piochez une tuile
carcassonne-hint-draw =
    { $n ->
        [one] Il reste la dernière tuile à piocher
       *[other] Il reste { $n } tuiles à piocher
    }
carcassonne-prompt-pick = Touchez la tuile piochée
carcassonne-hint-pick =
    { $n ->
        [one] Il reste la dernière tuile à piocher
       *[other] Il reste { $n } tuiles à piocher
    }
carcassonne-prompt-place = Posez : { $tile }
carcassonne-none-here = Aucun meeple ne peut aller ici
carcassonne-hint-place =
    { $n ->
        [one] Un seul endroit possible
       *[other] { $n } endroits possibles : touchez-en un
    }

carcassonne-target-road = Brigand sur la route
carcassonne-target-city = Chevalier dans la ville
carcassonne-target-cloister = Moine dans l’abbaye
carcassonne-target-field = Paysan dans le pré
carcassonne-confirm-none = Terminé, tuile seule
carcassonne-confirm-road = Terminé, un brigand
carcassonne-confirm-city = Terminé, un chevalier
carcassonne-confirm-cloister = Terminé, un moine
carcassonne-confirm-field = Terminé, un paysan

carcassonne-note-open =
    { $n ->
        [one] Ouverte, { $n } tuile pour l’instant
       *[other] Ouverte, { $n } tuiles pour l’instant
    }
carcassonne-note-done =
    { $n ->
        [one] Terminée, { $n } tuile
       *[other] Terminée, { $n } tuiles
    }
carcassonne-note-city-open =
    { $n ->
        [one] Ouverte, { $n } tuile pour l’instant
       *[other] Ouverte, { $n } tuiles pour l’instant
    }
carcassonne-note-city-done =
    { $n ->
        [one] Ville terminée, { $n } tuile
       *[other] Ville terminée, { $n } tuiles
    }
carcassonne-note-around =
    { $n ->
        [0] Encore aucune tuile autour
       *[other] { $n } sur 8 autour
    }
carcassonne-note-cities =
    { $n ->
        [0] Encore aucune ville terminée
        [one] { $n } ville terminée
       *[other] { $n } villes terminées
    }

carcassonne-correct-place-tile = Posée autrement
carcassonne-wait-draw = { $seat } pioche une tuile
carcassonne-wait-place = { $seat } pose la tuile
carcassonne-wait-score = Décompte final en cours

## Ce qui s’est passé

carcassonne-event-started = La tuile de départ est posée. { $seat } commence.
carcassonne-event-started-own = La tuile de départ est posée. Vous commencez.
carcassonne-event-drawn = { $seat } a pioché « { $tile } ».
carcassonne-event-drawn-own = Vous avez pioché « { $tile } ».
carcassonne-event-set-aside = « { $tile } » ne peut être posée nulle part : la tuile sort de la partie.
carcassonne-event-placed =
    { $role ->
        [thief] { $seat } a posé « { $tile } » avec un brigand.
        [knight] { $seat } a posé « { $tile } » avec un chevalier.
        [monk] { $seat } a posé « { $tile } » avec un moine.
        [farmer] { $seat } a posé « { $tile } » avec un paysan.
        [big] { $seat } a posé « { $tile } » avec le grand meeple.
        [builder] { $seat } a posé « { $tile } » avec le bâtisseur.
        [pig] { $seat } a posé « { $tile } » avec le cochon.
        [abbot] { $seat } a posé « { $tile } » avec l’abbé.
       *[none] { $seat } a posé « { $tile } ».
    }
carcassonne-event-placed-own =
    { $role ->
        [thief] Vous avez posé « { $tile } » avec un brigand.
        [knight] Vous avez posé « { $tile } » avec un chevalier.
        [monk] Vous avez posé « { $tile } » avec un moine.
        [farmer] Vous avez posé « { $tile } » avec un paysan.
        [big] Vous avez posé « { $tile } » avec le grand meeple.
        [builder] Vous avez posé « { $tile } » avec le bâtisseur.
        [pig] Vous avez posé « { $tile } » avec le cochon.
        [abbot] Vous avez posé « { $tile } » avec l’abbé.
       *[none] Vous avez posé « { $tile } ».
    }
carcassonne-event-scored =
    { $points ->
        [one] { $seat } marque { $points } point : { $what }.
       *[other] { $seat } marque { $points } points : { $what }.
    }
carcassonne-event-scored-own =
    { $points ->
        [one] Vous marquez { $points } point : { $what }.
       *[other] Vous marquez { $points } points : { $what }.
    }
carcassonne-event-won =
    { $points ->
        [one] La partie est terminée. { $seat } gagne avec { $points } point.
       *[other] La partie est terminée. { $seat } gagne avec { $points } points.
    }
carcassonne-event-won-own =
    { $points ->
        [one] La partie est terminée. Vous gagnez avec { $points } point.
       *[other] La partie est terminée. Vous gagnez avec { $points } points.
    }
carcassonne-event-shared =
    { $points ->
        [one] La partie est terminée. { $n } joueurs se partagent la victoire avec { $points } point.
       *[other] La partie est terminée. { $n } joueurs se partagent la victoire avec { $points } points.
    }
carcassonne-end-last-tile = La dernière tuile est posée.
carcassonne-end-nothing-fits = La dernière tuile ne pouvait être posée nulle part : la partie est terminée.

## Refus

carcassonne-not-your-turn = C’est à { $seat } de jouer.
carcassonne-draw-first = Piochez d’abord une tuile.
carcassonne-place-first = Posez d’abord la tuile piochée.
carcassonne-no-tile-left = Il ne reste aucune tuile : il ne manque que le décompte final.
carcassonne-unknown-tile = La boîte n’a pas de tuile « { $tile } ».
carcassonne-tile-used-up =
    { $count ->
        [one] La seule tuile de cette sorte a déjà été piochée : { $tile }.
       *[other] Les { $count } tuiles de cette sorte ont déjà été piochées : { $tile }.
    }
carcassonne-cell-taken = Il y a déjà une tuile à cet endroit.
carcassonne-no-neighbour = La tuile doit toucher le bord d’une autre tuile.
carcassonne-edge-mismatch =
    { $edge ->
        [N] Le bord du haut ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
        [E] Le bord de droite ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
        [S] Le bord du bas ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
       *[W] Le bord de gauche ne va pas : { $mine } sur la tuile, { $theirs } sur sa voisine.
    }
carcassonne-unknown-segment = La tuile n’a pas de partie « { $segment } » où poser un meeple.
carcassonne-no-farmers = Cette table joue sans paysans.
carcassonne-no-follower-left = Vous n’avez plus de meeple en main.
carcassonne-not-next = Une autre tuile vient d’abord, pas « { $tile } ».
carcassonne-unknown-figure = Cette table ne joue pas avec ce pion.
carcassonne-no-figure-left = Vous avez déjà placé { $figure }.
carcassonne-no-follower-in-garden = Aucun meeple ne se place dans un jardin.
carcassonne-one-action = Placez un pion ou reprenez-en un, pas les deux.
carcassonne-nothing-to-take-back = Vous n’avez aucun pion à reprendre là ({ $place }).
carcassonne-feature-occupied =
    { $kind ->
        [road] Il y a déjà un meeple sur cette route.
        [city] Il y a déjà un meeple dans cette ville.
        [cloister] Il y a déjà un meeple dans cette abbaye.
       *[field] Il y a déjà un meeple dans ce pré.
    }

## Lignes de points : titre, parties, ce qui n’a pas compté, la règle

carcassonne-road-complete = Route terminée
carcassonne-road-open = Route inachevée
carcassonne-city-complete = Ville terminée
carcassonne-city-small = Ville de deux tuiles terminée
carcassonne-city-open = Ville inachevée
carcassonne-cloister-complete = Abbaye terminée
carcassonne-cloister-open = Abbaye inachevée
carcassonne-farm = Pré
carcassonne-farm-once = Pré, chaque ville une fois
carcassonne-farm-per-city = Paysans autour d’une ville

carcassonne-part-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
carcassonne-part-pennants =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
carcassonne-part-cities =
    { $count ->
        [one] { $count } ville terminée
       *[other] { $count } villes terminées
    }

carcassonne-same-tile = sur une tuile déjà comptée
carcassonne-open-edge = bord ouvert
carcassonne-empty-cell = pas de tuile ici
carcassonne-city-unfinished = ville inachevée
carcassonne-city-already-paid = ville déjà comptée pour ce joueur

carcassonne-rule-road-complete = Une route terminée rapporte 1 point par tuile. Elle est terminée quand ses deux bouts sont fermés ou qu’elle forme une boucle.
carcassonne-rule-road-open = À la fin, une route inachevée rapporte 1 point par tuile.
carcassonne-rule-city-complete = Une ville terminée rapporte 2 points par tuile et 2 par blason. Elle est terminée quand ses murs sont fermés et qu’il ne manque aucune tuile à l’intérieur.
carcassonne-rule-city-small = À cette table, une ville terminée de deux tuiles ne rapporte que 1 point par tuile et 1 par blason.
carcassonne-rule-city-open = À la fin, une ville inachevée rapporte 1 point par tuile et 1 par blason.
carcassonne-rule-cloister-complete = Une abbaye rapporte 9 points dès que les huit emplacements autour d’elle ont une tuile.
carcassonne-rule-cloister-open = À la fin, une abbaye inachevée rapporte 1 point pour elle-même et 1 par tuile autour d’elle.
carcassonne-rule-farm = À la fin, un pré rapporte 3 points par ville terminée qu’il touche, une seule fois par ville.
carcassonne-rule-farm-once = À la fin, un pré rapporte 3 points par ville terminée qu’il touche, mais personne ne marque deux fois pour la même ville.
carcassonne-rule-farm-per-city = À la fin, chaque ville terminée rapporte 4 points à qui a le plus de paysans dans les prés autour d’elle.

carcassonne-section-7 = { carcassonne-help-4 }
carcassonne-section-10 = { carcassonne-help-4 }
carcassonne-section-road-open = { carcassonne-help-5 }
carcassonne-section-city-open = { carcassonne-help-5 }
carcassonne-section-cloister-open = { carcassonne-help-5 }
carcassonne-section-farm = { carcassonne-help-5 }
carcassonne-section-farm-once = { carcassonne-help-5 }
carcassonne-section-farm-per-city = { carcassonne-help-5 }

## Tuiles

carcassonne-tile-a = abbaye avec route
carcassonne-tile-a-about = Une abbaye dans un pré ; une route y mène depuis un bord.
carcassonne-tile-b = abbaye
carcassonne-tile-b-about = Une abbaye dans un pré, sans route.
carcassonne-tile-c = ville à quatre côtés
carcassonne-tile-c-about = Ville sur les quatre bords, d’un seul tenant, avec un blason.
carcassonne-tile-d = route droite et ville
carcassonne-tile-d-about = Ville sur un bord, une route droite qui la longe, un pré de chaque côté de la route. La tuile de départ en est une.
carcassonne-tile-e = bord de ville
carcassonne-tile-e-about = Ville sur un bord, pré sur les trois autres.
carcassonne-tile-f = ville traversante, blason
carcassonne-tile-f-about = Une ville d’un bord au bord opposé avec un blason, un pré de chaque côté.
carcassonne-tile-g = ville traversante
carcassonne-tile-g-about = Une ville d’un bord au bord opposé sans blason, un pré de chaque côté.
carcassonne-tile-h = deux villes face à face
carcassonne-tile-h-about = Deux villes séparées sur des bords opposés, un pré entre elles.
carcassonne-tile-i = deux villes en angle
carcassonne-tile-i-about = Deux villes séparées sur des bords voisins, un pré sur les deux autres bords.
carcassonne-tile-j = ville, virage à droite
carcassonne-tile-j-about = Ville sur le bord du haut ; une route relie les bords du bas et de droite.
carcassonne-tile-k = ville, virage à gauche
carcassonne-tile-k-about = Ville sur le bord du haut ; une route relie les bords du bas et de gauche.
carcassonne-tile-l = ville et carrefour
carcassonne-tile-l-about = Ville sur un bord ; les routes des trois autres finissent à un carrefour.
carcassonne-tile-m = ville d’angle à blason
carcassonne-tile-m-about = Une ville sur deux bords voisins avec un blason, un pré sur les deux autres bords.
carcassonne-tile-n = ville d’angle
carcassonne-tile-n-about = Une ville sur deux bords voisins sans blason, un pré sur les deux autres bords.
carcassonne-tile-o = angle à blason, route
carcassonne-tile-o-about = Une ville sur deux bords voisins avec un blason ; une route tourne entre les deux autres.
carcassonne-tile-p = ville d’angle, route
carcassonne-tile-p-about = Une ville sur deux bords voisins sans blason ; une route tourne entre les deux autres.
carcassonne-tile-q = trois côtés à blason
carcassonne-tile-q-about = Une ville sur trois bords avec un blason, un pré sur le quatrième.
carcassonne-tile-r = ville à trois côtés
carcassonne-tile-r-about = Une ville sur trois bords sans blason, un pré sur le quatrième.
carcassonne-tile-s = ville, porte et blason
carcassonne-tile-s-about = Une ville sur trois bords avec un blason ; la route du quatrième finit à sa porte.
carcassonne-tile-t = ville avec porte
carcassonne-tile-t-about = Une ville sur trois bords sans blason ; la route du quatrième finit à sa porte.
carcassonne-tile-u = route droite
carcassonne-tile-u-about = Une route droite d’un bord au bord opposé, un pré de chaque côté.
carcassonne-tile-v = virage
carcassonne-tile-v-about = Une route tourne entre deux bords voisins, un pré de chaque côté.
carcassonne-tile-w = carrefour à trois
carcassonne-tile-w-about = Les routes de trois bords finissent à un carrefour ; trois prés.
carcassonne-tile-x = carrefour à quatre
carcassonne-tile-x-about = Les routes des quatre bords finissent à un carrefour ; quatre prés.

## Réglages

carcassonne-option-two-tile-city = Ville de deux tuiles
carcassonne-option-two-tile-city-about = Ce que vaut une ville terminée d’exactement deux tuiles.
carcassonne-option-two-tile-city-full = Valeur entière
carcassonne-option-two-tile-city-full-about = 2 points par tuile et par blason, comme toute ville terminée.
carcassonne-option-two-tile-city-half = Demi-valeur
carcassonne-option-two-tile-city-half-about = 1 point par tuile et par blason.
carcassonne-option-farmers = Paysans
carcassonne-option-farmers-about = Si les meeples peuvent se coucher dans les prés.
carcassonne-option-farmers-on = Avec paysans
carcassonne-option-farmers-on-about = Les meeples peuvent se coucher dans les prés, qui rapportent à la fin.
carcassonne-option-farmers-off = Sans paysans
carcassonne-option-farmers-off-about = Personne ne prend de pré, et les prés ne rapportent rien. Bien pour une première partie.
carcassonne-option-farm-scoring = Points des prés
carcassonne-option-farm-scoring-about = Comment les prés rapportent à la fin.
carcassonne-option-farm-scoring-per-farm-3 = 3 par pré et par ville
carcassonne-option-farm-scoring-per-farm-3-about = Chaque pré rapporte 3 points par ville terminée qu’il touche.
carcassonne-option-farm-scoring-once-per-player-3 = 3 par ville, une fois chacun
carcassonne-option-farm-scoring-once-per-player-3-about = Chaque pré rapporte 3 points par ville terminée, mais personne ne marque deux fois pour la même ville.
carcassonne-option-farm-scoring-per-city-4 = 4 par ville
carcassonne-option-farm-scoring-per-city-4-about = Ville par ville : qui a le plus de paysans dans les prés autour d’elle marque 4 points.
carcassonne-option-river = Rivière
carcassonne-option-river-about = Si la partie commence par les tuiles de la rivière.
carcassonne-option-river-none = Sans rivière
carcassonne-option-river-none-about = Seules les 72 tuiles du jeu de base servent.
carcassonne-option-legal-cells = Montrer où poser
carcassonne-option-legal-cells-about = Si les téléphones ne proposent que les endroits, les sens et les meeples permis par les règles.
carcassonne-option-legal-cells-on = Montré
carcassonne-option-legal-cells-on-about = Les endroits où la tuile peut aller s’éclairent ; elle ne tourne que dans les sens qui vont.
carcassonne-option-legal-cells-off = Caché
carcassonne-option-legal-cells-off-about = À vous de trouver l’endroit ; ce qui n’est pas permis est refusé.
carcassonne-option-tiles-left = Montrer les tuiles restantes
carcassonne-option-tiles-left-about = Si les téléphones comptent combien de tuiles de chaque sorte peuvent encore venir.
carcassonne-option-tiles-left-on = Comptées
carcassonne-option-tiles-left-on-about = Chaque sorte de tuile montre combien il en reste.
carcassonne-option-tiles-left-off = Pas comptées
carcassonne-option-tiles-left-off-about = À vous de vous souvenir de ce qui a été pioché.
carcassonne-option-dead-cells = Marquer les impasses
carcassonne-option-dead-cells-about = Si les téléphones marquent les emplacements vides où plus aucune tuile ne peut aller.
carcassonne-option-dead-cells-on = Marquées
carcassonne-option-dead-cells-on-about = Un emplacement qui ne peut plus être rempli est marqué sur le plateau.
carcassonne-option-dead-cells-off = Pas marquées
carcassonne-option-dead-cells-off-about = À vous de voir quels emplacements ne peuvent plus être remplis.
carcassonne-option-projection = Si c’était la fin
carcassonne-option-projection-about = Si les téléphones montrent à tout moment ce que le décompte final ajouterait.
carcassonne-option-projection-on = Montré
carcassonne-option-projection-on-about = Les totaux comme si la partie finissait là, avec à qui sont les prés.
carcassonne-option-projection-off = Caché
carcassonne-option-projection-off-about = Ce qui est inachevé et les prés ne se comptent qu’à la fin.

## Comment jouer, pas à pas

carcassonne-help-1 = Piocher
carcassonne-help-1-about = Piochez une tuile. Si elle ne peut être posée nulle part, elle sort de la partie et vous en piochez une autre.
carcassonne-help-2 = Poser
carcassonne-help-2-about = Posez-la à côté d’une tuile de la table : route contre route, ville contre ville, pré contre pré.
carcassonne-help-3 = Meeple
carcassonne-help-3-about = Vous pouvez mettre un meeple de votre main sur cette tuile : sur une route, dans une ville, une abbaye ou un pré. Il ne doit pas encore y avoir de meeple dans cette zone.
carcassonne-help-4 = Points
carcassonne-help-4-about = Une zone terminée rapporte aussitôt à qui y a le plus de meeples ; en cas d’égalité, à chacun. Ses meeples reviennent à leurs propriétaires. Ceux des prés restent jusqu’à la fin.
carcassonne-help-5 = La fin
carcassonne-help-5-about = Après la dernière tuile, tout ce qui est inachevé rapporte aussi, et les prés comptent les villes terminées qui les bordent.

## Là où la règle se tait : ce que décide cette table

carcassonne-ruling-1 = De deux à cinq joueurs. La table choisit qui commence ; on joue ensuite dans l’ordre de la table.
carcassonne-ruling-2 = La tuile de départ est la route droite et ville. Avec elle, il y a 72 tuiles.
carcassonne-ruling-3 = Qui peut poser la tuile doit la poser.
carcassonne-ruling-4 = Une tuile qui ne peut être posée nulle part sort de la partie, et la même personne repioche. S’il n’en reste pas, la partie finit sans ce tour.
carcassonne-ruling-5 = On ne peut pas renoncer à des points : ce qui est terminé rapporte.
carcassonne-ruling-6 = Sans meeple en main, on continue en posant seulement des tuiles. Un meeple qui revient peut resservir dès votre tour suivant.
carcassonne-ruling-7 = Une tuile présente deux fois dans une route ou une ville compte une fois.
carcassonne-ruling-8 = Une ville terminée de deux tuiles a la valeur normale, sauf si la table en a décidé autrement.
carcassonne-ruling-9 = Si plusieurs ont à égalité le plus de meeples, chacun marque la totalité.
carcassonne-ruling-10 = Les meeples en minorité reviennent aussi.
carcassonne-ruling-11 = Une route, une ville ou une abbaye terminée sans meeple ne rapporte à personne. Une ville terminée compte tout de même pour les prés.
carcassonne-ruling-12 = Si une tuile termine plusieurs choses, toutes rapportent au même tour.
carcassonne-ruling-13 = Une ville qu’un pré touche à plusieurs endroits compte une fois pour ce pré.
carcassonne-ruling-14 = Avec des totaux égaux, on se partage la victoire.
carcassonne-ruling-15 = La piste de score s’arrête à 50, mais les totaux continuent.
carcassonne-ruling-16 = Un meeple ne se déplace jamais, et ne revient que lorsque sa zone est terminée.
carcassonne-ruling-17 = Les tuiles restantes, le compte des prés en cours et les conseils ne font pas partie des règles : la table choisit si les téléphones les montrent.

## Une tuile regardée de près

carcassonne-belongs-city =
    { $open ->
        [0] Ville terminée
       *[other] Ville inachevée
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $pennants ->
        [0] { "" }
        [one] , { $pennants } blason
       *[other] , { $pennants } blasons
    }{ $open ->
        [0] { "" }
        [one] , { $open } côté ouvert
       *[other] , { $open } côtés ouverts
    }
carcassonne-belongs-road =
    { $open ->
        [0] Route terminée
       *[other] Route inachevée
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $open ->
        [0] { "" }
        [one] , { $open } bout ouvert
       *[other] , { $open } bouts ouverts
    }
carcassonne-belongs-cloister =
    { $around ->
        [8] Abbaye terminée
       *[other] Abbaye inachevée, { $around } tuiles sur 8 autour
    }
carcassonne-belongs-field =
    Pré, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $cities ->
        [0] aucune ville terminée
        [one] { $cities } ville terminée
       *[other] { $cities } villes terminées
    }
carcassonne-surface-main = Plateau

carcassonne-majority = Le plus de meeples
