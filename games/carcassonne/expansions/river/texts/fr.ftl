### La Rivière en français : les textes propres à l’extension. Le fichier de Carcassonne explique les familles d’identifiants.

carcassonne-river-name = La Rivière
carcassonne-river-about = { $tiles } tuiles posées d’abord : une rivière autour de laquelle tout se construit.
carcassonne-river-help-1 = Rivière
carcassonne-river-help-1-about = Les tuiles de rivière viennent d’abord. Chacune prolonge la rivière, et le lac la termine. Les meeples se placent à côté, jamais dessus ; la rivière elle-même ne rapporte rien.

carcassonne-terrain-river = rivière
carcassonne-segment-river = rivière
carcassonne-symbol-river = rivière

carcassonne-river-edge = La rivière finit là : aucune autre tuile ne la touche ({ $place }).
carcassonne-river-blocked = La rivière y toucherait une tuile sans rivière ({ $place }).
carcassonne-river-continues = Une tuile de rivière doit continuer la rivière à son bout ouvert.
carcassonne-river-turn = La rivière ne peut pas tourner deux fois du même côté.

## Tuiles

carcassonne-tile-ra = source
carcassonne-tile-ra-about = La source de la rivière dans un pré. La tuile de départ.
carcassonne-tile-rb = porte à la rivière
carcassonne-tile-rb-about = Rivière d’un bord au bord opposé, ville sur un troisième ; de sa porte, une route va par un pont au quatrième.
carcassonne-tile-rc = rivière entre villes
carcassonne-tile-rc-about = Rivière d’un bord au bord opposé, une ville de chaque côté.
carcassonne-tile-rd = rivière droite
carcassonne-tile-rd-about = Rivière d’un bord au bord opposé, un pré de chaque côté.
carcassonne-tile-re = coude près d’une ville
carcassonne-tile-re-about = Rivière entre deux bords voisins, une ville sur les deux autres.
carcassonne-tile-rg = coude de rivière
carcassonne-tile-rg-about = Rivière entre deux bords voisins, des prés autour.
carcassonne-tile-rh = rivière près d’abbaye
carcassonne-tile-rh-about = Rivière d’un bord au bord opposé, une abbaye à côté ; sa route passe sur un pont.
carcassonne-tile-ri = coude et virage
carcassonne-tile-ri-about = Rivière entre deux bords voisins, une route entre les deux autres.
carcassonne-tile-rj = coude près d’un jardin
carcassonne-tile-rj-about = Rivière entre deux bords voisins, un jardin dans le plus grand pré.
carcassonne-tile-rk = pont sur la rivière
carcassonne-tile-rk-about = Rivière d’un bord au bord opposé ; une route la traverse sur un pont.
carcassonne-tile-rl = lac
carcassonne-tile-rl-about = Le lac où finit la rivière, dans un pré.

## Réglages

carcassonne-option-river-start-tile = La tuile de départ du jeu de base
carcassonne-option-river-start-tile-about = Ce que devient la route droite avec ville que l’on pose d’habitude en premier.
carcassonne-option-river-start-tile-removed = Reste dans la boîte
carcassonne-option-river-start-tile-removed-about = On commence par la source, et une route droite avec ville ne sert pas.
carcassonne-option-river-start-tile-shuffled = Mélangée
carcassonne-option-river-start-tile-shuffled-about = On la pioche comme toute autre tuile.
carcassonne-option-river-start-tile-after-lake = Suit le lac
carcassonne-option-river-start-tile-after-lake-about = C’est la première tuile après le lac.
carcassonne-option-river-turns = Coudes de la rivière
carcassonne-option-river-turns-about = Comment la rivière peut serpenter.
carcassonne-option-river-turns-no-u-turn = Pas de demi-tour
carcassonne-option-river-turns-no-u-turn-about = Deux coudes de suite ne tournent pas du même côté.
carcassonne-option-river-turns-alternate = En alternance
carcassonne-option-river-turns-alternate-about = Un coude tourne de l’autre côté que le coude précédent, avec ou sans tuiles droites entre eux.
carcassonne-option-river-turns-clearance = Avec de la place
carcassonne-option-river-turns-clearance-about = Les emplacements autour du suivant doivent être libres.
carcassonne-option-river-turns-free = Comme on veut
carcassonne-option-river-turns-free-about = Seuls les bords doivent aller ensemble.

## Là où les règles imprimées se taisent

carcassonne-river-ruling-1 = Une tuile de rivière qui ne peut être posée nulle part sort de la partie, et la rivière continue avec la suivante.
carcassonne-river-ruling-2 = Personne ne se place sur la rivière. Elle sépare les prés comme une route ; ils se rejoignent autour de la source et du lac.
