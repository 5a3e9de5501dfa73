### Wirtshäuser und Kathedralen auf Deutsch: die eigenen Texte der Erweiterung. Zum Aufbau der Kennungen siehe en.ftl des Grundspiels.

carcassonne-inns-cathedrals-name = Wirtshäuser & Kathedralen
carcassonne-inns-cathedrals-about = { $tiles } Plättchen: Straßen und Städte, die mehr bringen oder nichts. Für alle ein großer Gefolgsmann, dazu eine sechste Person.

carcassonne-symbol-inn = Wirtshaus
carcassonne-symbol-cathedral = Kathedrale
carcassonne-role-big = großer Gefolgsmann
carcassonne-piece-big =
    { $form ->
        [a] einen großen Gefolgsmann
        [the] den großen Gefolgsmann
       *[bare]
            { $n ->
                [one] großer Gefolgsmann
               *[other] große Gefolgsleute
            }
    }
carcassonne-stock-big =
    { $n ->
        [one] { $n } großer Gefolgsmann im Vorrat
       *[other] { $n } große Gefolgsleute im Vorrat
    }
carcassonne-set-big = Mit dem Großen legen

carcassonne-road-inn = Fertige Straße mit Wirtshaus
carcassonne-city-cathedral = Fertige Stadt mit Kathedrale
carcassonne-road-inn-open = Straße mit Wirtshaus, unfertig
carcassonne-city-cathedral-open = Stadt mit Kathedrale, unfertig
carcassonne-zero-inn = bringt nur fertig etwas
carcassonne-zero-cathedral = bringt nur fertig etwas
carcassonne-part-tiles-inn =
    { $count ->
        [one] { $count } Plättchen am Wirtshaus
       *[other] { $count } Plättchen am Wirtshaus
    }
carcassonne-part-tiles-cathedral =
    { $count ->
        [one] { $count } Plättchen mit Kathedrale
       *[other] { $count } Plättchen mit Kathedrale
    }
carcassonne-rule-road-inn = Eine fertige Straße mit Wirtshaus bringt 2 Punkte pro Plättchen. Ist sie am Ende unfertig, bringt sie nichts.
carcassonne-rule-road-inn-open = { carcassonne-rule-road-inn }
carcassonne-rule-city-cathedral = Eine fertige Stadt mit Kathedrale bringt 3 Punkte pro Plättchen und 3 pro Wappen. Ist sie am Ende unfertig, bringt sie nichts.
carcassonne-rule-city-cathedral-open = { carcassonne-rule-city-cathedral }
carcassonne-section-road-inn = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-road-inn-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral = { carcassonne-inns-cathedrals-help-1 }
carcassonne-section-city-cathedral-open = { carcassonne-inns-cathedrals-help-1 }
carcassonne-inns-cathedrals-help-1 = Wirtshäuser und Kathedralen
carcassonne-inns-cathedrals-help-1-about = Fertig bringt eine Straße mit Wirtshaus 2 pro Plättchen und eine Stadt mit Kathedrale 3. Sind sie am Ende unfertig, bringen beide nichts. Der große Gefolgsmann zählt doppelt.

carcassonne-belongs-road-inn =
    { $open ->
        [0] Fertige Straße mit Wirtshaus
       *[other] Unfertige Straße mit Wirtshaus: so 0 Punkte wert
    }, { $tiles } Plättchen
carcassonne-belongs-city-cathedral =
    { $open ->
        [0] Fertige Stadt mit Kathedrale
       *[other] Unfertige Stadt mit Kathedrale: so 0 Punkte wert
    }, { $tiles } Plättchen

## Plättchen

carcassonne-tile-ia = Kurve mit Wirtshaus
carcassonne-tile-ia-about = Eine Straße zwischen zwei benachbarten Seiten, daran ein Wirtshaus.
carcassonne-tile-ib = Straße mit Wirtshaus
carcassonne-tile-ib-about = Eine gerade Straße mit Wirtshaus, daneben ein Garten.
carcassonne-tile-ic = Kreuzung mit Wirtshaus
carcassonne-tile-ic-about = Straßen von drei Seiten enden an einer Kreuzung; an einer steht ein Wirtshaus.
carcassonne-tile-id = Kloster, zwei Straßen
carcassonne-tile-id-about = Ein Kloster; von zwei gegenüberliegenden Seiten führen Straßen hin.
carcassonne-tile-ie = Zwei Kurven
carcassonne-tile-ie-about = Zwei getrennte Straßen, jede zwischen zwei benachbarten Seiten.
carcassonne-tile-if = Stadtecke mit Seitentor
carcassonne-tile-if-about = Eine Stadt über zwei benachbarte Seiten; von einer dritten führt eine Straße an ihr Tor.
carcassonne-tile-ig = Stadt bis in die Ecke
carcassonne-tile-ig-about = Stadt auf einer Seite, die bis in eine ferne Ecke reicht und so zwei Wiesen trennt.
carcassonne-tile-ih = Vier Städte
carcassonne-tile-ih-about = Vier getrennte Städte, in der Mitte eine umschlossene Wiese mit Garten.
carcassonne-tile-ii = Kreuzung zwischen Städten
carcassonne-tile-ii-about = Zwei getrennte Städte gegenüber, dazwischen zwei Straßen an einer Kreuzung.
carcassonne-tile-ij = Stadtrand mit Tor
carcassonne-tile-ij-about = Stadt auf einer Seite; von gegenüber führt eine Straße an ihr Tor.
carcassonne-tile-ik = Kathedrale
carcassonne-tile-ik-about = Stadt auf allen vier Seiten mit Kathedrale.
carcassonne-tile-il = Wappenecke, Wirtshaus
carcassonne-tile-il-about = Eine Stadt über zwei benachbarte Seiten mit Wappen; zwischen den anderen eine Straße mit Wirtshaus.
carcassonne-tile-im = Stadt, Wirtshauskurve
carcassonne-tile-im-about = Stadt auf einer Seite, zwischen zwei anderen eine Straße mit Wirtshaus.
carcassonne-tile-in = Stadttor mit Wirtshaus
carcassonne-tile-in-about = Eine Stadt über zwei benachbarte Seiten; eine Straße mit Wirtshaus endet an ihrem Tor.
carcassonne-tile-io = Drei Städte
carcassonne-tile-io-about = Drei getrennte Städte, Wiese auf der vierten Seite.
carcassonne-tile-ip = Wappenecke und Stadt
carcassonne-tile-ip-about = Eine Stadt über zwei benachbarte Seiten mit Wappen, eine andere auf einer dritten.
carcassonne-tile-iq = Wappenband, zwei Tore
carcassonne-tile-iq-about = Eine Stadt von Seite zu Seite mit Wappen; Straßen von beiden Seiten enden an ihren Toren.

## Einstellungen

carcassonne-option-crossing-inn = Wirtshaus an der Kreuzung
carcassonne-option-crossing-inn-about = Zu welchen Straßen der Kreuzung mit Wirtshaus es gehört.
carcassonne-option-crossing-inn-one = Eine Straße
carcassonne-option-crossing-inn-one-about = Nur die Straße, an der das Wirtshaus steht.
carcassonne-option-crossing-inn-both = Zwei Straßen
carcassonne-option-crossing-inn-both-about = Auch die Straße gegenüber, die in neuerer Grafik der See berührt.

## Wo die Regel schweigt

carcassonne-inns-cathedrals-ruling-1 = Mehrere Wirtshäuser an einer Straße oder beide Kathedralen in einer Stadt zählen wie eins.
carcassonne-inns-cathedrals-ruling-2 = Der große Gefolgsmann zählt auf Straßen, in Städten und auf Wiesen als zwei; der Wert bleibt gleich.
