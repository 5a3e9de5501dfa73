### Auberges & Cathédrales en français : les textes propres à l’extension. Le fichier de Carcassonne explique les familles d’identifiants.

carcassonne-inns-cathedrals-name = Auberges & Cathédrales
carcassonne-inns-cathedrals-about = { $tiles } tuiles : des routes et des villes qui rapportent plus, ou rien. Un grand meeple chacun, et une sixième personne.

carcassonne-symbol-inn = auberge
carcassonne-symbol-cathedral = cathédrale
carcassonne-role-big = grand meeple
carcassonne-piece-big =
    { $form ->
        [a] un grand meeple
        [the] le grand meeple
       *[bare]
            { $n ->
                [one] grand meeple
               *[other] grands meeples
            }
    }
carcassonne-stock-big =
    { $n ->
        [one] { $n } grand meeple en main
       *[other] { $n } grands meeples en main
    }
carcassonne-set-big = Terminé, le grand

carcassonne-road-inn = Route avec auberge terminée
carcassonne-city-cathedral = Ville avec cathédrale terminée
carcassonne-road-inn-open = Route avec auberge, inachevée
carcassonne-city-cathedral-open = Ville avec cathédrale, inachevée
carcassonne-zero-inn = ne rapporte qu’achevée
carcassonne-zero-cathedral = ne rapporte qu’achevée
carcassonne-part-tiles-inn =
    { $count ->
        [one] { $count } tuile d’une route avec auberge
       *[other] { $count } tuiles d’une route avec auberge
    }
carcassonne-part-tiles-cathedral =
    { $count ->
        [one] { $count } tuile d’une ville avec cathédrale
       *[other] { $count } tuiles d’une ville avec cathédrale
    }
carcassonne-rule-road-inn = Une route terminée avec une auberge rapporte 2 points par tuile. Inachevée à la fin, elle ne rapporte rien.
carcassonne-rule-road-inn-open = { carcassonne-rule-road-inn }
carcassonne-rule-city-cathedral = Une ville terminée avec une cathédrale rapporte 3 points par tuile et 3 par blason. Inachevée à la fin, elle ne rapporte rien.
carcassonne-rule-city-cathedral-open = { carcassonne-rule-city-cathedral }
carcassonne-section-road-inn = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-road-inn-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-inns-cathedrals-help-1 = Auberges et cathédrales
carcassonne-inns-cathedrals-help-1-about = Terminées, une route avec auberge rapporte 2 par tuile et une ville avec cathédrale 3. Inachevées à la fin, elles ne rapportent rien. Le grand meeple compte pour deux.

carcassonne-belongs-road-inn =
    { $open ->
        [0] Route avec auberge terminée
       *[other] Route avec auberge inachevée : vaut 0 en l’état
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
carcassonne-belongs-city-cathedral =
    { $open ->
        [0] Ville avec cathédrale terminée
       *[other] Ville avec cathédrale inachevée : vaut 0 en l’état
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }

## Tuiles

carcassonne-tile-ia = virage, auberge
carcassonne-tile-ia-about = Une route entre deux bords voisins avec une auberge.
carcassonne-tile-ib = route droite, auberge
carcassonne-tile-ib-about = Une route droite avec une auberge, un jardin à côté.
carcassonne-tile-ic = carrefour, auberge
carcassonne-tile-ic-about = Les routes de trois bords finissent à un carrefour ; une auberge est au bord de l’une d’elles.
carcassonne-tile-id = abbaye, deux routes
carcassonne-tile-id-about = Une abbaye ; des routes y mènent depuis deux bords opposés.
carcassonne-tile-ie = deux virages
carcassonne-tile-ie-about = Deux routes séparées, chacune entre deux bords voisins.
carcassonne-tile-if = ville d’angle, porte
carcassonne-tile-if-about = Une ville sur deux bords voisins ; la route d’un troisième finit à sa porte.
carcassonne-tile-ig = ville vers l’angle
carcassonne-tile-ig-about = Ville sur un bord qui va jusqu’à un angle éloigné : deux prés sont séparés.
carcassonne-tile-ih = quatre villes
carcassonne-tile-ih-about = Quatre villes séparées ; au milieu, un pré fermé avec un jardin.
carcassonne-tile-ii = carrefour entre villes
carcassonne-tile-ii-about = Deux villes séparées sur des bords opposés, deux routes vers un carrefour entre elles.
carcassonne-tile-ij = bord de ville, porte
carcassonne-tile-ij-about = Ville sur un bord ; la route du bord opposé finit à sa porte.
carcassonne-tile-ik = cathédrale
carcassonne-tile-ik-about = Ville sur les quatre bords avec une cathédrale.
carcassonne-tile-il = angle à blason, auberge
carcassonne-tile-il-about = Une ville sur deux bords voisins avec un blason ; une route avec une auberge entre les deux autres.
carcassonne-tile-im = ville, virage, auberge
carcassonne-tile-im-about = Ville sur un bord, une route avec une auberge entre deux autres.
carcassonne-tile-in = porte d’angle, auberge
carcassonne-tile-in-about = Une ville sur deux bords voisins ; une route avec une auberge finit à sa porte.
carcassonne-tile-io = trois villes
carcassonne-tile-io-about = Trois villes séparées, pré sur le quatrième bord.
carcassonne-tile-ip = angle à blason, ville
carcassonne-tile-ip-about = Une ville sur deux bords voisins avec un blason, une autre sur un troisième.
carcassonne-tile-iq = traversante, deux portes
carcassonne-tile-iq-about = Une ville d’un bord au bord opposé avec un blason ; les routes des deux côtés finissent à ses portes.

## Réglages

carcassonne-option-crossing-inn = Auberge au carrefour
carcassonne-option-crossing-inn-about = À quelles routes du carrefour appartient l’auberge.
carcassonne-option-crossing-inn-one = Une route
carcassonne-option-crossing-inn-one-about = Seulement la route au bord de laquelle est l’auberge.
carcassonne-option-crossing-inn-both = Deux routes
carcassonne-option-crossing-inn-both-about = Aussi la route d’en face, que le lac touche dans les dessins plus récents.

## Là où les règles imprimées se taisent

carcassonne-inns-cathedrals-ruling-1 = Plusieurs auberges sur une route, ou les deux cathédrales dans une ville, comptent comme une seule.
carcassonne-inns-cathedrals-ruling-2 = Le grand meeple compte pour deux sur les routes, dans les villes et dans les prés ; leur valeur reste la même.
