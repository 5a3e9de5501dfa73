### Le Voyageur en français : ce que l’extension ajoute au fichier d’Isle of Skye, dans les mêmes familles.
### L’extension n’est pas parue en français : ces mots sont les nôtres.

## Mots

isle-of-skye-journeyman-name = Voyageur
isle-of-skye-journeyman-about = { $tiles } tuiles, et un plateau chacun : trois pistes, des tuiles bonus et un compagnon qui parcourt vos terres.
isle-of-skye-symbol-journeyman = Symbole de voyageur
isle-of-skye-with-journeyman =
    { $n ->
        [one] un symbole de voyageur
       *[other] { $n } symboles de voyageur
    }
isle-of-skye-category-tracks = Pistes et tuiles bonus
isle-of-skye-stage-journey = Voyage
isle-of-skye-track-warrior = Piste du guerrier
isle-of-skye-track-merchant = Piste du marchand
isle-of-skye-track-herald = Piste du héraut
isle-of-skye-track-warrior-short = Guerrier
isle-of-skye-track-merchant-short = Marchand
isle-of-skye-track-herald-short = Héraut
isle-of-skye-bonus-third-waypoint = Troisième jalon
isle-of-skye-bonus-advance = Avancer sur une piste
isle-of-skye-bonus-one-road = Une route
isle-of-skye-bonus-extra-movement = Pas de plus
isle-of-skye-bonus-five-gold = Cinq or
isle-of-skye-bonus-two-roads = Deux routes
isle-of-skye-bonus-no-axe = Sans hache
isle-of-skye-bonus-bank-pays = La banque paie
isle-of-skye-bonus-two-buys = Deux achats

## Pièces et plateaux de progression

isle-of-skye-piece-journeyman =
    { $form ->
        [a] un voyageur
       *[bare] voyageur
    }
isle-of-skye-piece-waypoint =
    { $form ->
        [a] un jalon
       *[bare]
            { $n ->
                [one] jalon
               *[other] jalons
            }
    }
isle-of-skye-piece-road =
    { $form ->
        [a] une route
       *[bare]
            { $n ->
                [one] route
               *[other] routes
            }
    }
isle-of-skye-piece-progress-warrior =
    { $form ->
        [a] un pion de progression
       *[bare] pion de progression
    }
isle-of-skye-piece-progress-merchant =
    { $form ->
        [a] un pion de progression
       *[bare] pion de progression
    }
isle-of-skye-piece-progress-herald =
    { $form ->
        [a] un pion de progression
       *[bare] pion de progression
    }
isle-of-skye-piece-bonus-third-waypoint =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-third-waypoint } »
       *[bare] tuile bonus « { isle-of-skye-bonus-third-waypoint } »
    }
isle-of-skye-piece-bonus-advance =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-advance } »
       *[bare] tuile bonus « { isle-of-skye-bonus-advance } »
    }
isle-of-skye-piece-bonus-one-road =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-one-road } »
       *[bare] tuile bonus « { isle-of-skye-bonus-one-road } »
    }
isle-of-skye-piece-bonus-extra-movement =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-extra-movement } »
       *[bare] tuile bonus « { isle-of-skye-bonus-extra-movement } »
    }
isle-of-skye-piece-bonus-five-gold =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-five-gold } »
       *[bare] tuile bonus « { isle-of-skye-bonus-five-gold } »
    }
isle-of-skye-piece-bonus-two-roads =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-two-roads } »
       *[bare] tuile bonus « { isle-of-skye-bonus-two-roads } »
    }
isle-of-skye-piece-bonus-no-axe =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-no-axe } »
       *[bare] tuile bonus « { isle-of-skye-bonus-no-axe } »
    }
isle-of-skye-piece-bonus-bank-pays =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-bank-pays } »
       *[bare] tuile bonus « { isle-of-skye-bonus-bank-pays } »
    }
isle-of-skye-piece-bonus-two-buys =
    { $form ->
        [a] une tuile bonus « { isle-of-skye-bonus-two-buys } »
       *[bare] tuile bonus « { isle-of-skye-bonus-two-buys } »
    }
isle-of-skye-role-journeyman = voyageur
isle-of-skye-role-waypoint = jalon
isle-of-skye-role-road = route
isle-of-skye-stock-waypoint =
    { $n ->
        [one] { $n } jalon
       *[other] { $n } jalons
    }
isle-of-skye-stock-road =
    { $n ->
        [one] { $n } route
       *[other] { $n } routes
    }
isle-of-skye-stock-bonus-third-waypoint =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-third-waypoint } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-third-waypoint } »
    }
isle-of-skye-stock-bonus-advance =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-advance } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-advance } »
    }
isle-of-skye-stock-bonus-one-road =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-one-road } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-one-road } »
    }
isle-of-skye-stock-bonus-extra-movement =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-extra-movement } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-extra-movement } »
    }
isle-of-skye-stock-bonus-five-gold =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-five-gold } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-five-gold } »
    }
isle-of-skye-stock-bonus-two-roads =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-two-roads } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-two-roads } »
    }
isle-of-skye-stock-bonus-no-axe =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-no-axe } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-no-axe } »
    }
isle-of-skye-stock-bonus-bank-pays =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-bank-pays } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-bank-pays } »
    }
isle-of-skye-stock-bonus-two-buys =
    { $n ->
        [one] { $n } tuile bonus « { isle-of-skye-bonus-two-buys } »
       *[other] { $n } tuiles bonus « { isle-of-skye-bonus-two-buys } »
    }
isle-of-skye-thing-bonus-third-waypoint = { isle-of-skye-bonus-third-waypoint }
isle-of-skye-thing-bonus-advance = { isle-of-skye-bonus-advance }
isle-of-skye-thing-bonus-one-road = { isle-of-skye-bonus-one-road }
isle-of-skye-thing-bonus-extra-movement = { isle-of-skye-bonus-extra-movement }
isle-of-skye-thing-bonus-five-gold = { isle-of-skye-bonus-five-gold }
isle-of-skye-thing-bonus-two-roads = { isle-of-skye-bonus-two-roads }
isle-of-skye-thing-bonus-no-axe = { isle-of-skye-bonus-no-axe }
isle-of-skye-thing-bonus-bank-pays = { isle-of-skye-bonus-bank-pays }
isle-of-skye-thing-bonus-two-buys = { isle-of-skye-bonus-two-buys }
isle-of-skye-space-name = { $track }, case { $n }
isle-of-skye-space-start = { $track }, départ
isle-of-skye-asks-or-castle = { $what }, ou un jalon du château et { $n } or
isle-of-skye-asks-fee = une taxe de { $n } or
isle-of-skye-asks-distance = une tuile à { $n } pas ou plus du château
isle-of-skye-asks-completed-mountain = une tuile d’une montagne complète
isle-of-skye-asks-completed-pasture = une tuile d’une prairie complète
isle-of-skye-asks-completed-water = une tuile d’une zone d’eau complète
isle-of-skye-asks-completed-mountain-pasture = une tuile d’une montagne complète et d’une prairie complète
isle-of-skye-asks-completed-mountain-water = une tuile d’une montagne complète et d’une zone d’eau complète
isle-of-skye-asks-completed-pasture-water = une tuile d’une prairie complète et d’une zone d’eau complète
isle-of-skye-asks-side-n = une de vos tuiles les plus hautes
isle-of-skye-asks-side-e = une de vos tuiles les plus à droite
isle-of-skye-asks-side-s = une de vos tuiles les plus basses
isle-of-skye-asks-side-w = une de vos tuiles les plus à gauche
isle-of-skye-space-tier = Tuile bonus { $tier }
isle-of-skye-space-loop =
    { $n ->
        [one] { $n } point à chaque aller ou retour du pion
       *[other] { $n } points à chaque aller ou retour du pion
    }
isle-of-skye-lacks-gold = { $n } or
isle-of-skye-lacks-distance = distance { $n }
isle-of-skye-lacks-completed-mountain = montagne complète
isle-of-skye-lacks-completed-pasture = prairie complète
isle-of-skye-lacks-completed-water = eau complète
isle-of-skye-lacks-completed-mountain-pasture = montagne et prairie complètes
isle-of-skye-lacks-completed-mountain-water = montagne et eau complètes
isle-of-skye-lacks-completed-pasture-water = prairie et eau complètes
isle-of-skye-lacks-side-n = tuile la plus haute
isle-of-skye-lacks-side-e = tuile la plus à droite
isle-of-skye-lacks-side-s = tuile la plus basse
isle-of-skye-lacks-side-w = tuile la plus à gauche
isle-of-skye-works-from = dès : { $stage }
isle-of-skye-works-from-round = dès : { $stage }, manche { $n }
isle-of-skye-works-at-end = après : { $stage }
isle-of-skye-works-at-end-round = après : { $stage }, manche { $n }
isle-of-skye-counts-round-points =
    { $n ->
        [one] Vaut { $n } point par manche
       *[other] Vaut { $n } points par manche
    }
isle-of-skye-counts-round-gold = Vaut { $n } or par manche
isle-of-skye-counts-move = Vaut { $n } points de mouvement
isle-of-skye-passed-bridge = Pont franchi

## Que faire

isle-of-skye-choice-space = { $track } : avancer à la case { $n }
isle-of-skye-choice-space-back = { $track } : revenir à la case { $n }
isle-of-skye-prompt-space = { $track }, case { $n } : que montre votre plateau ?
isle-of-skye-choice-space-done = Rien d’autre
isle-of-skye-choice-space-nothing = Rien du tout
isle-of-skye-space-points =
    { $n ->
        [one] { $n } point pour ce pas
       *[other] { $n } points pour ce pas
    }
isle-of-skye-space-paid = { $n } or payés
isle-of-skye-space-round-points =
    { $n ->
        [one] Bannière : { $n } point par manche
       *[other] Bannière : { $n } points par manche
    }
isle-of-skye-space-round-gold = Bannière : { $n } or par manche
isle-of-skye-space-move = Bannière : { $n } points de mouvement
isle-of-skye-space-bonus = Tuile bonus : { $bonus }
isle-of-skye-space-bridge = Un pont juste avant
isle-of-skye-prompt-figures = Un autre nombre ?
isle-of-skye-figure-points = Points pour ce pas
isle-of-skye-figure-paid = Or payé
isle-of-skye-figure-round-points = Bannière : points par manche
isle-of-skye-figure-round-gold = Bannière : or par manche
isle-of-skye-figure-move = Bannière : points de mouvement
isle-of-skye-event-space-reported =
    { $what ->
        [points] Plateau, { $seat }, { $track }, case { $n } : { $amount } pour le pas.
        [paid] { $seat } a payé { $amount } or : { $track }, case { $n }.
        [round_points] Plateau, { $seat }, { $track }, case { $n } : une bannière, { $amount } par manche.
        [round_gold] Plateau, { $seat }, { $track }, case { $n } : une bannière, { $amount } or par manche.
        [move] Plateau, { $seat }, { $track }, case { $n } : une bannière de mouvement, { $amount }.
        [bonus] Plateau, { $seat }, { $track }, case { $n } : une tuile bonus.
        [nothing] Plateau, { $seat }, { $track }, case { $n } : rien.
        [nothing_else] Plateau, { $seat }, { $track }, case { $n } : rien d’autre.
        [no_number] Plateau, { $seat }, { $track }, case { $n } : pas d’autre nombre.
       *[other] Plateau, { $seat }, { $track }, case { $n } : un pont juste avant.
    }
isle-of-skye-event-space-reported-own =
    { $what ->
        [points] Votre plateau, { $track }, case { $n } : { $amount } pour le pas.
        [paid] Vous avez payé { $amount } or : { $track }, case { $n }.
        [round_points] Votre plateau, { $track }, case { $n } : une bannière, { $amount } par manche.
        [round_gold] Votre plateau, { $track }, case { $n } : une bannière, { $amount } or par manche.
        [move] Votre plateau, { $track }, case { $n } : une bannière de mouvement, { $amount }.
        [bonus] Votre plateau, { $track }, case { $n } : une tuile bonus.
        [nothing] Votre plateau, { $track }, case { $n } : rien.
        [nothing_else] Votre plateau, { $track }, case { $n } : rien d’autre.
        [no_number] Votre plateau, { $track }, case { $n } : pas d’autre nombre.
       *[other] Votre plateau, { $track }, case { $n } : un pont juste avant.
    }
isle-of-skye-space-unknown = Cette case ne peut pas montrer cela.
isle-of-skye-start-of-track = Le pion est au départ de sa piste.
isle-of-skye-no-space-left = L’appli ne dessine pas plus de { $n } cases pour une piste.
isle-of-skye-prompt-layout = Mélangez vos tuiles bonus { $tier }
isle-of-skye-prompt-layout-pick = Comment sont vos tuiles bonus { $tier } ?
isle-of-skye-choice-layout = Guerrier : { $warrior }. Marchand : { $merchant }. Héraut : { $herald }
isle-of-skye-do-buy-second = Acheter pour { $price }
isle-of-skye-tag-buy-second = Acheter
isle-of-skye-prompt-buy-second = Deux achats : une autre tuile, ou passez
isle-of-skye-prompt-trade = Qu’est-ce qui vous fait encore avancer ?
isle-of-skye-choice-sale = Quelqu’un m’a acheté une tuile
isle-of-skye-choice-symbol = J’ai reçu une tuile avec un symbole de voyageur
isle-of-skye-choice-no-trade = Rien d’autre
isle-of-skye-prompt-advance-sale = Une tuile vendue : avancer le guerrier ?
isle-of-skye-prompt-advance-symbol = Un symbole de voyageur : avancer ?
isle-of-skye-prompt-advance-bonus = Tuile bonus : avancer sur une piste ?
isle-of-skye-prompt-advance-marker = Un jalon : avancer sur une piste ?
isle-of-skye-choice-track = Avancer : { $track }{"\u00A0"}{ $n }
isle-of-skye-choice-track-back = Reculer : { $track }{"\u00A0"}{ $n }
isle-of-skye-choice-costs = coûte { $n } or
isle-of-skye-choice-stay = Ne pas avancer
isle-of-skye-do-advance = Avancer
isle-of-skye-gain-points =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
isle-of-skye-gain-round-points =
    { $n ->
        [one] { $n } point par manche
       *[other] { $n } points par manche
    }
isle-of-skye-gain-round-gold = { $n } or par manche
isle-of-skye-gain-move = { $n } points de mouvement
isle-of-skye-gain-bonus = tuile bonus { $bonus }
isle-of-skye-gain-bridge = un pont franchi
isle-of-skye-gain-nothing = ne rapporte rien tout de suite
isle-of-skye-gain-and = { $first }, { $second }
isle-of-skye-gain-on = { $track } { $n } : { $gains }
isle-of-skye-prompt-marker = Posez le jalon { $n } sur { $all }
isle-of-skye-plan-points =
    { $n ->
        [one] Coûte { $n } point de mouvement sur { $points }
       *[other] Coûte { $n } points de mouvement sur { $points }
    }
isle-of-skye-plan-first = Touchez une tuile · { $n } points de mouvement
isle-of-skye-choice-no-journey = Pas de voyage
isle-of-skye-choice-planned = C’est mon plan
isle-of-skye-prompt-planned = Tous vos jalons sont posés. Votre plan est prêt ?
isle-of-skye-choice-plan-ready = Partir avec ce plan
isle-of-skye-prompt-extra-movement = Utiliser « { isle-of-skye-bonus-extra-movement } » maintenant ?
isle-of-skye-choice-extra-movement = { $n } points de mouvement de plus
isle-of-skye-prompt-road = Poser une route ?
isle-of-skye-choice-road = { $tile } – { $other }
isle-of-skye-choice-road-later = Pas maintenant
isle-of-skye-prompt-pick-up = Quel jalon ensuite ?
isle-of-skye-prompt-out-of-reach = Aucun jalon à portée
isle-of-skye-tap-pick-up = Touchez un jalon
isle-of-skye-prompt-advance-here = Avancer ici ?
isle-of-skye-prompt-only-go = On n’avance pas ici. Y aller quand même ?
isle-of-skye-prompt-go = Y aller ?
isle-of-skye-choice-only-go = Y aller sans avancer
isle-of-skye-choice-go = Y aller
isle-of-skye-points-left =
    { $n ->
        [one] reste { $n } point de mouvement
       *[other] reste { $n } points de mouvement
    }
isle-of-skye-points-left-short =
    { $n ->
        [one] reste { $n } point de mouvement : trop peu pour tous les jalons
       *[other] reste { $n } points de mouvement : trop peu pour tous les jalons
    }
isle-of-skye-choice-end-on-castle = Finir le voyage au château
isle-of-skye-choice-end-on = Finir le voyage sur { $tile }
isle-of-skye-wait-layout = { $seat } dispose ses tuiles bonus
isle-of-skye-wait-layout-still = Disposent encore leurs tuiles bonus : { $names }
isle-of-skye-wait-second-purchase = { $seat } peut acheter une autre tuile
isle-of-skye-wait-trade = { $seat } saisit ventes et achats
isle-of-skye-wait-trade-still = Saisissent encore ventes et achats : { $names }
isle-of-skye-wait-advance =
    { $because ->
        [sale] { $seat } a vendu une tuile et peut avancer
       *[other] { $seat } peut avancer sur une piste
    }
isle-of-skye-wait-advance-still = Peuvent encore avancer : { $names }
isle-of-skye-wait-plan = { $seat } prépare son voyage
isle-of-skye-wait-plan-still = Préparent encore leur voyage : { $names }
isle-of-skye-wait-journey = { $seat } déplace son voyageur
isle-of-skye-wait-journey-still = Voyagent encore : { $names }
isle-of-skye-wait-roads = { $seat } peut poser une route
isle-of-skye-wait-roads-still = Peuvent encore poser une route : { $names }
isle-of-skye-wait-early-roads = { $seat } peut poser une route avant les revenus
isle-of-skye-wait-early-roads-still = Peuvent encore poser une route : { $names }
isle-of-skye-wait-validate-movement = Le plan est vérifié
isle-of-skye-wait-score-tracks = Décompte des pistes

## Ce qui s’est passé

isle-of-skye-event-bonus-laid = Tuiles bonus { $tier }, { $seat } : { $warrior } (guerrier), { $merchant } (marchand), { $herald } (héraut).
isle-of-skye-event-bonus-laid-own = Vos tuiles bonus { $tier } : { $warrior } (guerrier), { $merchant } (marchand), { $herald } (héraut).
isle-of-skye-event-no-second = { $seat } n’a pas acheté d’autre tuile.
isle-of-skye-event-no-second-own = Vous n’avez pas acheté d’autre tuile.
isle-of-skye-event-trade =
    { $what ->
        [sale] { $seat } a vendu une tuile.
        [symbol] { $seat } a reçu une tuile avec un symbole de voyageur.
       *[nothing] Rien d’autre ne fait avancer { $seat }.
    }
isle-of-skye-event-trade-own =
    { $what ->
        [sale] Vous avez vendu une tuile.
        [symbol] Vous avez reçu une tuile avec un symbole de voyageur.
       *[nothing] Rien d’autre ne vous fait avancer.
    }
isle-of-skye-event-advanced =
    { $paid ->
        [0] { $seat } a avancé : { $track }{"\u00A0"}{ $n }.
       *[other] { $seat } a avancé pour { $paid } or : { $track }{"\u00A0"}{ $n }.
    }
isle-of-skye-event-advanced-own =
    { $paid ->
        [0] Vous avez avancé : { $track }{"\u00A0"}{ $n }.
       *[other] Vous avez avancé pour { $paid } or : { $track }{"\u00A0"}{ $n }.
    }
isle-of-skye-event-not-advanced = { $seat } n’a pas avancé.
isle-of-skye-event-not-advanced-own = Vous n’avez pas avancé.
isle-of-skye-event-bonus-taken = { $seat } a pris une tuile bonus : { $bonus }.
isle-of-skye-event-bonus-taken-own = Vous avez pris une tuile bonus : { $bonus }.
isle-of-skye-event-bonus-given = { $seat } a utilisé une tuile bonus : { $bonus }.
isle-of-skye-event-bonus-given-own = Vous avez utilisé une tuile bonus : { $bonus }.
isle-of-skye-event-marker = { $seat } a posé un jalon.
isle-of-skye-event-marker-own = Vous avez posé un jalon.
isle-of-skye-event-planned =
    { $n ->
        [0] { $seat } n’a prévu aucun voyage.
        [one] { $seat } a prévu un voyage avec { $n } jalon.
       *[other] { $seat } a prévu un voyage avec { $n } jalons.
    }
isle-of-skye-event-planned-own =
    { $n ->
        [0] Vous n’avez prévu aucun voyage.
        [one] Vous avez prévu un voyage avec { $n } jalon.
       *[other] Vous avez prévu un voyage avec { $n } jalons.
    }
isle-of-skye-event-marker-confirmed =
    { $n ->
        [one] Un jalon peut rester ({ $seat }) : { $n } point de mouvement.
       *[other] Un jalon peut rester ({ $seat }) : { $n } points de mouvement.
    }
isle-of-skye-event-marker-confirmed-own =
    { $n ->
        [one] Votre jalon peut rester : { $n } point de mouvement.
       *[other] Votre jalon peut rester : { $n } points de mouvement.
    }
isle-of-skye-event-marker-fell =
    { $n ->
        [0] Un jalon a été retiré ({ $seat }) : il n’a pas le droit d’être là.
        [one] Un jalon a été retiré ({ $seat }) : il manque { $n } point de mouvement.
       *[other] Un jalon a été retiré ({ $seat }) : il manque { $n } points de mouvement.
    }
isle-of-skye-event-marker-fell-own =
    { $n ->
        [0] Votre jalon a été retiré : il n’a pas le droit d’être là.
        [one] Votre jalon a été retiré : il manque { $n } point de mouvement.
       *[other] Votre jalon a été retiré : il manque { $n } points de mouvement.
    }
isle-of-skye-event-marker-too-far =
    { $n ->
        [one] Un jalon est hors d’atteinte ({ $seat }) : il manque { $n } point de mouvement.
       *[other] Un jalon est hors d’atteinte ({ $seat }) : il manque { $n } points de mouvement.
    }
isle-of-skye-event-marker-too-far-own =
    { $n ->
        [one] Votre jalon est hors d’atteinte : il manque { $n } point de mouvement.
       *[other] Votre jalon est hors d’atteinte : il manque { $n } points de mouvement.
    }
isle-of-skye-event-picked-up =
    { $n ->
        [0] { $seat } a ramassé un jalon.
        [one] { $seat } a ramassé un jalon : { $n } point de mouvement.
       *[other] { $seat } a ramassé un jalon : { $n } points de mouvement.
    }
isle-of-skye-event-picked-up-own =
    { $n ->
        [0] Vous avez ramassé un jalon.
        [one] Vous avez ramassé un jalon : { $n } point de mouvement.
       *[other] Vous avez ramassé un jalon : { $n } points de mouvement.
    }
isle-of-skye-event-extra-movement = { $seat } a utilisé « { isle-of-skye-bonus-extra-movement } ».
isle-of-skye-event-extra-movement-own = Vous avez utilisé « { isle-of-skye-bonus-extra-movement } ».
isle-of-skye-event-road = { $seat } a posé une route.
isle-of-skye-event-road-own = Vous avez posé une route.
isle-of-skye-event-road-kept = { $seat } a gardé une route pour plus tard.
isle-of-skye-event-road-kept-own = Vous avez gardé une route pour plus tard.
isle-of-skye-event-journey = Le voyageur n’a pas bougé ({ $seat }).
isle-of-skye-event-journey-own = Votre voyageur n’a pas bougé.
isle-of-skye-event-journey-ended = { $seat } a terminé son voyage.
isle-of-skye-event-journey-ended-own = Vous avez terminé votre voyage.
isle-of-skye-event-tracks-blank = Les pistes n’ont donné de points à personne.

## Refus

isle-of-skye-journeyman-tiles-invented = Les tuiles inventées du Voyageur ne servent qu’aux tables où l’appli pioche et suit tout.
isle-of-skye-board-name-few = Plateau de progression, 2 à 4 joueurs
isle-of-skye-board-name-five = Plateau de progression, 5 joueurs
isle-of-skye-board-guess =
    { $draw ->
        [app] Personne n’a encore saisi ce plateau de la boîte : l’appli joue sur un plateau inventé.
       *[table] Personne n’a encore saisi ce plateau de la boîte : vous saisirez en jouant ce que montrent ses cases. L’image est inventée.
    }
isle-of-skye-board-schema = Ce n’est pas un plateau de progression : le fichier demande « schema » : « skye-progress-board/1 », son côté, les prix, le départ et trois pistes, et rien d’autre.
isle-of-skye-board-side = C’est l’autre côté du plateau : il faudrait le côté { $side }.
isle-of-skye-board-costs = Il faut au plateau les prix des quatre segments, et ce que chacun a au départ : le mouvement, et l’or s’il y en a.
isle-of-skye-board-tracks = Il faut au plateau les pistes du guerrier, du marchand et du héraut.
isle-of-skye-board-spaces = { $track } : ses cases manquent, ou il y en a plus de { $most }.
isle-of-skye-board-space = { $track }, case { $n } : quelque chose manque ou est illisible.
isle-of-skye-board-missing = { $track } : la case { $n } manque, ou n’est pas dans l’ordre.
isle-of-skye-board-segment = { $track }, case { $n } : les segments vont de 1 à 4, l’un après l’autre.
isle-of-skye-board-segments = { $track } : sa dernière case n’est pas dans le segment 4.
isle-of-skye-board-bridge = { $track }, case { $n } : il y a un pont là où commence un nouveau segment, et nulle part ailleurs.
isle-of-skye-board-requirement = { $track }, case { $n } : aucune case ne demande cela.
isle-of-skye-board-banner = { $track }, case { $n } : les bannières de cette piste ne donnent pas cela.
isle-of-skye-board-fee = { $track }, case { $n } : seule la piste du héraut a des taxes.
isle-of-skye-board-tier = { $track }, case { $n } : la tuile bonus { $tier } vient deux fois.
isle-of-skye-board-tiers = { $track } : il lui faut une place pour chacune des tuiles bonus I, II et III.
isle-of-skye-board-loop = { $track } : le pion va et vient entre les dernières cases, deux au moins.
isle-of-skye-board-start = D’après les règles, chacun commence avec { $n } points de mouvement.
isle-of-skye-board-first-merchant = { $track }, case { $n } : d’après les règles, elle demande un bateau.
isle-of-skye-board-first-herald = { $track }, case { $n } : d’après les règles, elle demande une ferme.
isle-of-skye-board-early-castle = { $track }, case { $n } : d’après les règles, aucune des quatre premières ne demande le château.
isle-of-skye-board-early-segment = { $track }, case { $n } : d’après les règles, les trois premières sont dans le segment 1 et la quatrième dans le segment 2.
isle-of-skye-board-fee-amount = { $track }, case { $n } : d’après les règles, la case 3 coûte exactement 5 or, les autres 5, 8 ou 12.
isle-of-skye-board-income = { $track }, case { $n } : d’après les règles, les revenus de ce côté sont { $low }, { $middle } et { $high }.
isle-of-skye-board-movement = { $track }, case { $n } : d’après les règles, personne n’a plus de { $most } points de mouvement de ce côté.
isle-of-skye-board-banner-less = { $track }, case { $n } : cette bannière vaut moins que la précédente.
isle-of-skye-board-tier-order = { $track }, case { $n } : la tuile bonus { $tier } vient après une plus haute.
isle-of-skye-board-loop-points = { $track } : d’après les règles, un aller ou retour à la fin rapporte 3 ou 4 points.
isle-of-skye-board-longest = D’après les règles, la piste du guerrier est la plus longue.
isle-of-skye-board-asks = Ce qu’elle demande
isle-of-skye-board-points = Points pour le pas qui y mène
isle-of-skye-board-no-points = Pas de points
isle-of-skye-board-banner-of = Bannière
isle-of-skye-board-no-banner = Pas de bannière
isle-of-skye-board-tier-of = Place d’une tuile bonus
isle-of-skye-board-no-tier = Pas de tuile bonus
isle-of-skye-board-bridge-of = Pont
isle-of-skye-board-no-bridge = Pas de pont avant
isle-of-skye-board-fee-of = Taxe pour le pas qui y mène
isle-of-skye-board-no-fee = Pas de taxe
isle-of-skye-board-loop-points-of = Points pour un aller ou retour à la fin
isle-of-skye-board-loop-spaces = Cases de la fin entre lesquelles le pion va et vient
isle-of-skye-board-cost = Jalon du château, segment { $n } : or
isle-of-skye-board-start-move = Points de mouvement au départ
isle-of-skye-board-start-gold = Or par manche dès le départ
isle-of-skye-board-amount = { $n }
isle-of-skye-no-such-layout = Ce ne sont pas les trois tuiles bonus de ce niveau.
isle-of-skye-end-of-track = Le pion est au bout de la piste ; seuls des jalons l’y font bouger.
isle-of-skye-nothing-to-advance = Rien ne fait avancer { $seat } : ni vente, ni tuile avec un symbole de voyageur, ni tuile bonus.
isle-of-skye-only-warrior = Une vente ne fait avancer que sur la piste du guerrier.
isle-of-skye-reported-by-hand = À cette table, vous saisissez ce que montre la case de votre plateau.
isle-of-skye-board-listed = À cette table, l’appli connaît le plateau.
isle-of-skye-no-tile-there = Vous n’avez pas de tuile là : { $place }.
isle-of-skye-no-marker-left = Vous n’avez plus de jalon.
isle-of-skye-marker-there = Il y a déjà un jalon à cet endroit.
isle-of-skye-too-far = Vos points de mouvement ne vont pas si loin.
isle-of-skye-too-far-by =
    { $n ->
        [one] Hors d’atteinte : il manque { $n } point de mouvement.
       *[other] Hors d’atteinte : il manque { $n } points de mouvement.
    }
isle-of-skye-no-extra-movement = Vous n’avez pas de tuile bonus de mouvement utilisable maintenant.
isle-of-skye-no-road = Vous n’avez pas de route que vous puissiez poser maintenant.
isle-of-skye-no-edge-there = Là ({ $place }), deux de vos tuiles ne se touchent pas, ou vous y avez déjà posé une route.
isle-of-skye-not-your-journey = Ce n’est pas à vous de voyager.
isle-of-skye-no-marker-there = Vous n’avez pas de jalon à ramasser là : { $place }.
isle-of-skye-not-fulfilled = { $space } demande : { $what }. Le jalon est sur { $tile }.
isle-of-skye-castle-only = Seul un jalon du château permet de payer à la place.

## Lignes de points

isle-of-skye-jour-distance = Loin de chez soi
isle-of-skye-rule-jour-distance = 2 points par pas entre le voyageur et le château, trous compris.
isle-of-skye-jour-broch-lines = Brochs en rangées et colonnes
isle-of-skye-rule-jour-broch-lines = 1 point par rangée avec un broch et 1 par colonne avec un broch.
isle-of-skye-jour-matching-rows = Rangées assorties
isle-of-skye-rule-jour-matching-rows = 2 points par rangée où deux tuiles montrent le même symbole.
isle-of-skye-jour-bridges = Ponts franchis
isle-of-skye-rule-jour-bridges = 1 point par pont que vos pions de progression ont franchi.
isle-of-skye-step-warrior = Avancée sur la piste du guerrier
isle-of-skye-rule-step-warrior = Les points imprimés entre les deux cases, pour chaque pas de ce genre.
isle-of-skye-step-merchant = Avancée sur la piste du marchand
isle-of-skye-rule-step-merchant = Les points imprimés entre les deux cases, pour chaque pas de ce genre.
isle-of-skye-step-herald = Avancée sur la piste du héraut
isle-of-skye-rule-step-herald = Les points imprimés entre les deux cases, pour chaque pas de ce genre.
isle-of-skye-tracks = Bannières des pistes
isle-of-skye-rule-tracks = À chaque manche, avant les tuiles score : les points de la bannière la plus à droite que vous avez atteinte sur chaque piste.
isle-of-skye-rule-bonus-one-road = 1 point, et une route.
isle-of-skye-rule-bonus-no-axe = 3 points une fois.
isle-of-skye-rule-bonus-bank-pays = 3 points une fois.
isle-of-skye-rule-bonus-two-buys = 3 points une fois.
isle-of-skye-zero-distance = Le voyageur est au château.
isle-of-skye-zero-matching-rows = Aucune rangée n’a le même symbole sur deux tuiles.
isle-of-skye-zero-bridges = Aucun pion n’a franchi de pont.
isle-of-skye-part-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
isle-of-skye-part-rows =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
isle-of-skye-part-columns =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    }
isle-of-skye-part-bridges =
    { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
isle-of-skye-part-step =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
isle-of-skye-part-bonus =
    { $count ->
        [one] { $count } tuile bonus
       *[other] { $count } tuiles bonus
    }
isle-of-skye-part-warrior =
    { $count ->
        [one] { $count } bannière du guerrier
       *[other] { $count } bannières du guerrier
    }
isle-of-skye-part-merchant =
    { $count ->
        [one] { $count } bannière du marchand
       *[other] { $count } bannières du marchand
    }
isle-of-skye-part-herald =
    { $count ->
        [one] { $count } bannière du héraut
       *[other] { $count } bannières du héraut
    }

## Réglages

isle-of-skye-option-progress-board = Plateaux de progression
isle-of-skye-option-progress-board-about = Si l’appli connaît ce qui est imprimé sur les plateaux de progression.
isle-of-skye-option-progress-board-by-hand = À la main
isle-of-skye-option-progress-board-by-hand-about = À chaque pas, vous saisissez ce que montre la case de votre plateau, et vérifiez vous-mêmes que vous avez ce qu’elle demande.
isle-of-skye-option-progress-board-known = Connus
isle-of-skye-option-progress-board-known-about = Les plateaux de votre boîte, si vous les avez saisis. Sinon, des plateaux inventés là où l’appli pioche, et à la main là où vous piochez.
isle-of-skye-option-bonus-layout = Tuiles bonus
isle-of-skye-option-bonus-layout-about = Comment les tuiles bonus sont disposées sur les plateaux de progression.
isle-of-skye-option-bonus-layout-own = Chacun mélange
isle-of-skye-option-bonus-layout-own-about = Chaque plateau a sa propre disposition.
isle-of-skye-option-bonus-layout-same = Pareil pour tous
isle-of-skye-option-bonus-layout-same-about = Le premier joueur mélange, et les autres copient sa disposition.
isle-of-skye-option-track-end = Bout d’une piste
isle-of-skye-option-track-end-about = Ce qui fait aller et venir un pion entre les dernières cases.
isle-of-skye-option-track-end-markers-only = Les jalons
isle-of-skye-option-track-end-markers-only-about = Seulement les jalons, y compris ceux du château.
isle-of-skye-option-track-end-any-step = Toute avance
isle-of-skye-option-track-end-any-step-about = Aussi les ventes, les symboles de voyageur et les tuiles bonus.
isle-of-skye-option-matching-symbols = Symboles assortis
isle-of-skye-option-matching-symbols-about = Si des parchemins différents comptent comme le même symbole, et de même les tablettes de pierre.
isle-of-skye-option-matching-symbols-any = Tous les parchemins
isle-of-skye-option-matching-symbols-any-about = Un parchemin va avec tout autre, une tablette avec toute autre.
isle-of-skye-option-matching-symbols-equal-only = Les mêmes seulement
isle-of-skye-option-matching-symbols-equal-only-about = Seuls vont ensemble les parchemins ou tablettes qui font la même chose.
isle-of-skye-option-bag-symbol = Symbole de voyageur du sac
isle-of-skye-option-bag-symbol-about = Si une tuile avec ce symbole fait avancer quand elle est achetée dans le sac.
isle-of-skye-option-bag-symbol-counts = Compte
isle-of-skye-option-bag-symbol-counts-about = La tuile que vous gardez compte.
isle-of-skye-option-bag-symbol-does-not-count = Ne compte pas
isle-of-skye-option-bag-symbol-does-not-count-about = Seules comptent les tuiles qui étaient à vendre.
isle-of-skye-option-check-plans = Vérifier les plans
isle-of-skye-option-check-plans-about = Pendant la préparation, chaque tuile dit ce qu’elle coûte et ce qui est hors d’atteinte.
isle-of-skye-option-check-plans-on = Oui
isle-of-skye-option-check-plans-on-about = Seules les tuiles à portée peuvent recevoir un jalon.
isle-of-skye-option-check-plans-off = Non
isle-of-skye-option-check-plans-off-about = Comme sur la table : marquez n’importe quelle tuile. Ce que vos points de mouvement n’atteignent pas est retiré à la fin de votre voyage.

## Comment jouer, pas à pas

isle-of-skye-journeyman-help-1 = Avancer en achetant
isle-of-skye-journeyman-help-1-about = Quand quelqu’un d’autre vous achète une tuile, vous pouvez aussitôt avancer sur la piste du guerrier. Qui reçoit une tuile avec un symbole de voyageur peut avancer sur n’importe quelle piste. Peu importe ce que demande la case.
isle-of-skye-journeyman-help-2 = Le voyage
isle-of-skye-journeyman-help-2-about = Après la construction, posez des jalons sur vos tuiles. Un pas vers la tuile voisine coûte 1 point de mouvement par la route, sinon 2. Puis chaque voyageur ramasse les jalons ; pour chacun, vous pouvez avancer sur une piste si sa tuile est ce que demande la case suivante.
isle-of-skye-journeyman-help-3 = Le plateau de progression
isle-of-skye-journeyman-help-3-about = Les points entre deux cases comptent aussitôt. Une bannière agit dès la phase suivante, jusqu’à ce qu’une autre de sa sorte la remplace. À chaque manche, les pistes donnent leurs points avant les tuiles score.
isle-of-skye-journeyman-help-4 = Tuiles bonus et routes
isle-of-skye-journeyman-help-4-about = Le pion qui atteint une tuile bonus la prend. I et II agissent une fois, III jusqu’à la fin de la partie. Les routes relient deux de vos tuiles par-dessus leur bord.
isle-of-skye-section-j4 = { isle-of-skye-journeyman-help-3 }
isle-of-skye-section-j8 = { isle-of-skye-journeyman-help-4 }

## Là où la règle se tait : ce que décide cette table

isle-of-skye-journeyman-ruling-1 = Ce que disent les cases des pistes n’est imprimé que sur les plateaux. Une table saisit ses plateaux une fois, ou saisit à la main ce qu’ils disent. Là où l’appli pioche et que personne ne les a saisis, les plateaux sont inventés.
isle-of-skye-journeyman-ruling-2 = Avancer depuis le château sur une case à taxe coûte les deux : le prix du segment et la taxe.
isle-of-skye-journeyman-ruling-3 = Au bout d’une piste, seuls des jalons font aller et venir le pion, aussi depuis le château. Le premier pas sur la dernière case est un pas comme un autre.
isle-of-skye-journeyman-ruling-4 = Une taxe est due à chaque pas en avant sur sa case, jamais à un pas en arrière.
isle-of-skye-journeyman-ruling-5 = La bannière la plus lointaine atteinte sur une piste compte, même si le pion a reculé depuis.
isle-of-skye-journeyman-ruling-6 = Une tuile bonus atteinte grâce à la tuile bonus « Avancer sur une piste » donne aussitôt ce qu’elle donne une fois, encore à la fin de la même phase. Ce qu’elle permet pour de bon agit dès la phase suivante.
isle-of-skye-journeyman-ruling-7 = À la dernière manche, la phase 6 finit avant le décompte final : les tuiles bonus dues à ce moment comptent donc encore.
isle-of-skye-journeyman-ruling-8 = Si plusieurs tuiles sont aussi loin au nord, à l’est, au sud ou à l’ouest, n’importe laquelle convient, le château aussi. Une zone qui tient dans une tuile est une zone complète.
isle-of-skye-journeyman-ruling-9 = Quand tout le monde a préparé son voyage, chaque plan est vérifié : il reste autant de jalons qu’on peut en atteindre ensemble et, entre des ensembles aussi grands, le moins coûteux. Les autres sont retirés. Là où l’appli ne vérifie pas les plans, ils restent pour l’instant. Les jalons se ramassent dans n’importe quel ordre ; ce que vos points de mouvement n’atteignent pas est retiré à la fin de votre voyage.
isle-of-skye-journeyman-ruling-10 = « Pas de plus » s’utilise pendant la préparation, ou pendant son propre voyage tant qu’il dure.
isle-of-skye-journeyman-ruling-11 = Les routes se posent pendant la préparation, pendant son propre voyage, avant le décompte de la manche ou, reçues à la fin de la phase 6, avant les revenus ; à d’autres moments, elles ne changeraient rien. Les routes restent où elles ont été posées.
isle-of-skye-journeyman-ruling-12 = « Deux achats » : qui a passé à son tour normal peut acheter une tuile. « Acheter chez soi » ne vaut que pour le tour normal.
isle-of-skye-journeyman-ruling-13 = Quand la banque paie, c’est tout de même une vente : qui vend peut avancer.
isle-of-skye-journeyman-ruling-14 = Une tuile avec un symbole de voyageur achetée dans le sac fait avancer, mais seulement la tuile gardée.
isle-of-skye-journeyman-ruling-15 = Pour les rangées assorties comptent : tonneau, mouton, vache, ferme, broch, phare, bateau, parchemin, voyageur et tablette de pierre. Tous les parchemins vont ensemble, et toutes les tablettes aussi.
isle-of-skye-journeyman-ruling-16 = Ce que donnent les pistes dans une manche compte avant les tuiles score.
isle-of-skye-journeyman-ruling-17 = Avancer pour une vente ou un symbole de voyageur se fait aussitôt, ou c’est perdu. Avant, on ne peut acheter qu’une tuile de sa propre offre, si c’est son tour.
isle-of-skye-journeyman-ruling-18 = « Sans hache » demande 1 or pour chacune des trois tuiles ; avec moins, une tuile reçoit la hache comme d’habitude. Si la hache est laissée de côté après le choix des prix, sa tuile reçoit 1 or, pris au besoin sur le prix le plus haut.
isle-of-skye-journeyman-ruling-19 = Là où les cases se saisissent à la main, chaque piste a de la place pour 24.
isle-of-skye-surface-tracks = Plateau de progression : { $seat }
isle-of-skye-surface-tracks-invented = Plateau de progression (inventé) : { $seat }
isle-of-skye-surface-tracks-tab = Progression
isle-of-skye-surface-tracks-invented-tab = { isle-of-skye-surface-tracks-tab }
isle-of-skye-surface-bonus = Tuiles bonus : { $seat }
isle-of-skye-counted-pieces =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
isle-of-skye-journey-cost =
    { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
