### Der Abt auf Deutsch: die eigenen Texte der Erweiterung. Zum Aufbau der Kennungen siehe en.ftl des Grundspiels.

carcassonne-abbot-name = Der Abt
carcassonne-abbot-about = { $tiles } Plättchen mit Garten und für alle ein Abt: Er geht in Klöster und Gärten und kommt zurück, wann du willst.

carcassonne-category-garden = Gärten
carcassonne-segment-garden = Garten
carcassonne-symbol-garden = Garten
carcassonne-role-abbot = Abt
carcassonne-piece-abbot =
    { $form ->
        [a] einen Abt
        [the] den Abt
       *[bare]
            { $n ->
                [one] Abt
               *[other] Äbte
            }
    }
carcassonne-stock-abbot =
    { $n ->
        [one] { $n } Abt im Vorrat
       *[other] { $n } Äbte im Vorrat
    }
carcassonne-target-garden = Abt in den Garten
carcassonne-confirm-garden = Mit Figur legen
carcassonne-target-cloister-abbot = Abt ins Kloster
carcassonne-set-abbot = Mit Abt legen
carcassonne-back-abbot =
    { $points ->
        [one] Abt zurücknehmen: { $points } Punkt
       *[other] Abt zurücknehmen: { $points } Punkte
    }
carcassonne-confirm-back = Legen, Abt zurück

carcassonne-abbot-kind = Der Abt steht nur in Klöstern und Gärten.
carcassonne-abbot-complete = Dieses Kloster oder dieser Garten ist fertig ({ $place }): Der Abt wird gewertet und kommt von selbst zurück.

carcassonne-event-abbot-back = { $seat } hat den Abt zurückgenommen.
carcassonne-event-abbot-back-own = Du hast den Abt zurückgenommen.

carcassonne-abbot-back = Abt zurückgenommen
carcassonne-garden-complete = Fertiger Garten
carcassonne-garden-open = Unfertiger Garten
carcassonne-rule-abbot-back = Ein Abt, der zurückgenommen wird, bringt 1 Punkt für sein Kloster oder seinen Garten und 1 für jedes Plättchen ringsum.
carcassonne-rule-garden-complete = Ein Garten bringt 9 Punkte, sobald auf allen acht Feldern ringsum Plättchen liegen.
carcassonne-rule-garden-open = Am Ende bringt ein Garten, der nicht fertig ist, 1 Punkt für sich und 1 für jedes Plättchen ringsum.
carcassonne-section-abbot-back = { carcassonne-abbot-help-1 }
carcassonne-section-garden-complete = { carcassonne-abbot-help-1 }
carcassonne-section-garden-open = { carcassonne-abbot-help-1 }
carcassonne-abbot-help-1 = Abt
carcassonne-abbot-help-1-about = Er steht in Klöstern und Gärten. Statt eine Figur einzusetzen, darfst du ihn zurücknehmen: Er wird sofort gewertet wie am Ende.

carcassonne-belongs-garden =
    { $around ->
        [8] Fertiger Garten
       *[other] Unfertiger Garten, { $around } von 8 Plättchen liegen ringsum
    }

## Plättchen

carcassonne-tile-e-garden = Stadtrand mit Garten
carcassonne-tile-e-garden-about = Stadt auf einer Seite, Wiese mit Garten auf den anderen drei.
carcassonne-tile-h-garden = Zwei Städte, Garten
carcassonne-tile-h-garden-about = Zwei getrennte Städte gegenüber, in der Wiese dazwischen ein Garten.
carcassonne-tile-i-garden = Städte übers Eck, Garten
carcassonne-tile-i-garden-about = Zwei getrennte Städte auf benachbarten Seiten, in der Wiese ein Garten.
carcassonne-tile-m-garden = Ecke mit Wappen, Garten
carcassonne-tile-m-garden-about = Eine Stadt über zwei benachbarte Seiten mit Wappen, in der Wiese ein Garten.
carcassonne-tile-n-garden = Stadtecke mit Garten
carcassonne-tile-n-garden-about = Eine Stadt über zwei benachbarte Seiten, in der Wiese ein Garten.
carcassonne-tile-r-garden = Drei Seiten, Garten
carcassonne-tile-r-garden-about = Eine Stadt über drei Seiten, in der Wiese auf der vierten ein Garten.
carcassonne-tile-u-garden = Gerade Straße, Garten
carcassonne-tile-u-garden-about = Eine gerade Straße, daneben ein Garten.
carcassonne-tile-v-garden = Kurve mit Garten
carcassonne-tile-v-garden-about = Eine Straße zwischen zwei benachbarten Seiten, außen ein Garten.

## Wo die Regel schweigt

carcassonne-abbot-ruling-1 = Den Abt zurückzunehmen ist die ganze Aktion: In diesem Zugteil wird keine Figur eingesetzt.
carcassonne-abbot-ruling-2 = Er kann nicht zurückgenommen werden, wenn das gelegte Plättchen sein Kloster oder seinen Garten fertig macht; dann wird er gewertet und kommt von selbst zurück.
