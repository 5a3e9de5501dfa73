### Carcassonne auf Deutsch. Zum Aufbau der Kennungen siehe en.ftl.
### Plättchennamen stehen in Anführungszeichen oder allein, nie mit Artikel; höchstens 25 Zeichen.

carcassonne-name = Carcassonne

## Wörter

carcassonne-category-road = Straßen
carcassonne-category-city = Städte
carcassonne-category-cloister = Klöster
carcassonne-category-farm = Wiesen

carcassonne-segment-road = Straße
carcassonne-segment-city = Stadt
carcassonne-segment-cloister = Kloster
carcassonne-symbol-cloister = Kloster
carcassonne-symbol-pennant = Wappen
carcassonne-segment-field = Wiese

carcassonne-terrain-road = Straße
carcassonne-terrain-city = Stadt
carcassonne-terrain-field = Wiese

carcassonne-role-thief = Wegelagerer
carcassonne-role-knight = Ritter
carcassonne-role-monk = Mönch
carcassonne-role-farmer = Bauer
# $form: „a“ mit unbestimmtem Artikel, „the“ mit bestimmtem, beide im Akkusativ; sonst hinter einer Zahl, $n.
carcassonne-piece-follower =
    { $form ->
        [a] einen Gefolgsmann
        [the] den Gefolgsmann
       *[bare]
            { $n ->
                [one] Gefolgsmann
               *[other] Gefolgsleute
            }
    }

carcassonne-stock-follower =
    { $n ->
        [one] { $n } Gefolgsmann im Vorrat
       *[other] { $n } Gefolgsleute im Vorrat
    }
carcassonne-mark-dead = Hier passt kein Plättchen mehr

## Was zu tun ist

carcassonne-prompt-draw = Zieh ein Plättchen
carcassonne-hint-draw =
    { $n ->
        [one] Das letzte Plättchen ist noch übrig
       *[other] Noch { $n } Plättchen übrig
    }
carcassonne-prompt-pick = Tippe das gezogene Plättchen an
carcassonne-hint-pick =
    { $n ->
        [one] Das letzte Plättchen ist noch übrig
       *[other] Noch { $n } Plättchen übrig
    }
carcassonne-prompt-place = Leg „{ $tile }“ an
# Ein Plättchen liegt zur Probe, und darauf ist für keine Figur Platz.
carcassonne-none-here = Hier kann kein Gefolgsmann hin
carcassonne-hint-place =
    { $n ->
        [one] Es passt an einer Stelle
       *[other] Es passt an { $n } Stellen: Tippe eine an
    }

carcassonne-target-road = Wegelagerer auf die Straße
carcassonne-target-city = Ritter in die Stadt
carcassonne-target-cloister = Mönch ins Kloster
carcassonne-target-field = Bauer auf die Wiese
carcassonne-confirm-none = Nur das Plättchen
carcassonne-confirm-road = Mit Wegelagerer legen
carcassonne-confirm-city = Mit Ritter legen
carcassonne-confirm-cloister = Mit Mönch legen
carcassonne-confirm-field = Mit Bauer legen

carcassonne-note-open =
    { $n ->
        [one] Offen, bisher { $n } Plättchen
       *[other] Offen, bisher { $n } Plättchen
    }
carcassonne-note-done =
    { $n ->
        [one] Fertig, { $n } Plättchen
       *[other] Fertig, { $n } Plättchen
    }
carcassonne-note-city-open =
    { $n ->
        [one] Offen, bisher { $n } Plättchen
       *[other] Offen, bisher { $n } Plättchen
    }
carcassonne-note-city-done =
    { $n ->
        [one] Fertige Stadt, { $n } Plättchen
       *[other] Fertige Stadt, { $n } Plättchen
    }
carcassonne-note-around =
    { $n ->
        [0] Noch kein Plättchen ringsum
       *[other] { $n } von 8 ringsum
    }
carcassonne-note-cities =
    { $n ->
        [0] Noch keine fertige Stadt
        [one] { $n } fertige Stadt
       *[other] { $n } fertige Städte
    }

# Main button of the page about a placed tile: corrects these.
carcassonne-correct-place-tile = Anders gelegt
carcassonne-wait-draw = { $seat } zieht ein Plättchen
carcassonne-wait-place = { $seat } legt das Plättchen an
carcassonne-wait-score = Die Schlusswertung läuft

## Was geschehen ist

carcassonne-event-started = Das Startplättchen liegt aus. { $seat } fängt an.
carcassonne-event-started-own = Das Startplättchen liegt aus. Du fängst an.
carcassonne-event-drawn = { $seat } hat „{ $tile }“ gezogen.
carcassonne-event-drawn-own = Du hast „{ $tile }“ gezogen.
carcassonne-event-set-aside = „{ $tile }“ passt nirgends und kommt aus dem Spiel.
carcassonne-event-placed =
    { $role ->
        [thief] { $seat } hat „{ $tile }“ gelegt, mit Wegelagerer.
        [knight] { $seat } hat „{ $tile }“ gelegt, mit Ritter.
        [monk] { $seat } hat „{ $tile }“ gelegt, mit Mönch.
        [farmer] { $seat } hat „{ $tile }“ gelegt, mit Bauer.
        [big] { $seat } hat „{ $tile }“ gelegt, mit großem Gefolgsmann.
        [builder] { $seat } hat „{ $tile }“ gelegt, mit Baumeister.
        [pig] { $seat } hat „{ $tile }“ gelegt, mit Schwein.
        [abbot] { $seat } hat „{ $tile }“ gelegt, mit Abt.
       *[none] { $seat } hat „{ $tile }“ gelegt.
    }
carcassonne-event-placed-own =
    { $role ->
        [thief] Du hast „{ $tile }“ gelegt, mit Wegelagerer.
        [knight] Du hast „{ $tile }“ gelegt, mit Ritter.
        [monk] Du hast „{ $tile }“ gelegt, mit Mönch.
        [farmer] Du hast „{ $tile }“ gelegt, mit Bauer.
        [big] Du hast „{ $tile }“ gelegt, mit großem Gefolgsmann.
        [builder] Du hast „{ $tile }“ gelegt, mit Baumeister.
        [pig] Du hast „{ $tile }“ gelegt, mit Schwein.
        [abbot] Du hast „{ $tile }“ gelegt, mit Abt.
       *[none] Du hast „{ $tile }“ gelegt.
    }
carcassonne-event-scored =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt: { $what }.
       *[other] { $seat } bekommt { $points } Punkte: { $what }.
    }
# An die Person, die die Punkte bekommt
carcassonne-event-scored-own =
    { $points ->
        [one] Du bekommst { $points } Punkt: { $what }.
       *[other] Du bekommst { $points } Punkte: { $what }.
    }
carcassonne-event-won =
    { $points ->
        [one] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkten.
    }
carcassonne-event-won-own =
    { $points ->
        [one] Das Spiel ist aus. Du gewinnst mit { $points } Punkt.
       *[other] Das Spiel ist aus. Du gewinnst mit { $points } Punkten.
    }
carcassonne-event-shared =
    { $points ->
        [one] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkten.
    }
carcassonne-end-last-tile = Das letzte Plättchen ist gelegt.
carcassonne-end-nothing-fits = Das letzte Plättchen passte nirgends. Damit ist das Spiel zu Ende.

## Ablehnungen

carcassonne-not-your-turn = { $seat } ist dran.
carcassonne-draw-first = Zieh zuerst ein Plättchen.
carcassonne-place-first = Leg zuerst das gezogene Plättchen.
carcassonne-no-tile-left = Es ist kein Plättchen mehr da: Nur die Schlusswertung steht noch aus.
carcassonne-unknown-tile = Ein Plättchen „{ $tile }“ gibt es in der Schachtel nicht.
carcassonne-tile-used-up =
    { $count ->
        [one] Das einzige Plättchen dieser Art ist schon gezogen: { $tile }.
       *[other] Alle { $count } Plättchen dieser Art sind schon gezogen: { $tile }.
    }
carcassonne-cell-taken = Dort liegt schon ein Plättchen.
carcassonne-no-neighbour = Das Plättchen muss mit einer Seite an ein anderes grenzen.
carcassonne-edge-mismatch =
    { $edge ->
        [N] Oben passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [E] Rechts passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [S] Unten passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
       *[W] Links passt es nicht: Das Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
    }
carcassonne-unknown-segment = Das Plättchen hat keinen Teil „{ $segment }“, auf den ein Gefolgsmann könnte.
carcassonne-no-farmers = An diesem Tisch wird ohne Bauern gespielt.
carcassonne-no-follower-left = Du hast keinen Gefolgsmann mehr im Vorrat.
carcassonne-not-next = Zuerst kommt ein anderes Plättchen, nicht „{ $tile }“.
carcassonne-unknown-figure = An diesem Tisch wird nicht mit so einer Figur gespielt.
carcassonne-no-figure-left = Du hast { $figure } schon eingesetzt.
carcassonne-no-follower-in-garden = In einen Garten darf kein Gefolgsmann.
carcassonne-one-action = Entweder eine Figur einsetzen oder eine zurücknehmen, nicht beides.
carcassonne-nothing-to-take-back = Dort ({ $place }) steht keine Figur, die du zurücknehmen kannst.
carcassonne-feature-occupied =
    { $kind ->
        [road] Auf dieser Straße steht schon ein Gefolgsmann.
        [city] In dieser Stadt steht schon ein Gefolgsmann.
        [cloister] In diesem Kloster steht schon ein Gefolgsmann.
       *[field] Auf dieser Wiese liegt schon ein Gefolgsmann.
    }

## Wertungszeilen: Titel, Teile, was übrig blieb, die Regel

carcassonne-road-complete = Fertige Straße
carcassonne-road-open = Unfertige Straße
carcassonne-city-complete = Fertige Stadt
carcassonne-city-small = Fertige Stadt aus zwei Plättchen
carcassonne-city-open = Unfertige Stadt
carcassonne-cloister-complete = Fertiges Kloster
carcassonne-cloister-open = Unfertiges Kloster
carcassonne-farm = Wiese
carcassonne-farm-once = Wiese, jede Stadt einmal
carcassonne-farm-per-city = Bauern rings um eine Stadt

carcassonne-part-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
carcassonne-part-pennants =
    { $count ->
        [one] { $count } Wappen
       *[other] { $count } Wappen
    }
carcassonne-part-cities =
    { $count ->
        [one] { $count } fertige Stadt
       *[other] { $count } fertige Städte
    }

# Gründe hinter „Nicht gezählt:“, auch an den betreffenden Stellen vorgelesen.
carcassonne-same-tile = auf einem Plättchen, das schon zählt
carcassonne-open-edge = offene Seite
carcassonne-empty-cell = hier liegt kein Plättchen
carcassonne-city-unfinished = Stadt nicht fertig
carcassonne-city-already-paid = Stadt ist schon gewertet

carcassonne-rule-road-complete = Eine fertige Straße bringt 1 Punkt pro Plättchen. Fertig ist sie, wenn beide Enden abgeschlossen sind oder sie im Kreis führt.
carcassonne-rule-road-open = Am Ende bringt eine Straße, die nicht fertig ist, 1 Punkt pro Plättchen.
carcassonne-rule-city-complete = Eine fertige Stadt bringt 2 Punkte pro Plättchen und 2 pro Wappen. Fertig ist sie, wenn die Mauer geschlossen ist und innen kein Plättchen fehlt.
carcassonne-rule-city-small = An diesem Tisch bringt eine fertige Stadt aus zwei Plättchen nur 1 Punkt pro Plättchen und 1 pro Wappen.
carcassonne-rule-city-open = Am Ende bringt eine Stadt, die nicht fertig ist, 1 Punkt pro Plättchen und 1 pro Wappen.
carcassonne-rule-cloister-complete = Ein Kloster bringt 9 Punkte, sobald auf allen acht Feldern ringsum Plättchen liegen.
carcassonne-rule-cloister-open = Am Ende bringt ein Kloster, das nicht fertig ist, 1 Punkt für sich und 1 für jedes Plättchen ringsum.
carcassonne-rule-farm = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt, ganz gleich wie oft.
carcassonne-rule-farm-once = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt, aber niemand bekommt für dieselbe Stadt zweimal Punkte.
carcassonne-rule-farm-per-city = Am Ende bringt jede fertige Stadt 4 Punkte für alle, die auf den angrenzenden Wiesen zusammen die meisten Bauern haben.

# Welche Karte der Anleitung die Punkte erklärt, die diesen Abschnitt von RULES.md oder diesen Grund nennen: ihr Titel.
carcassonne-section-7 = { carcassonne-help-4 }
carcassonne-section-10 = { carcassonne-help-4 }
carcassonne-section-road-open = { carcassonne-help-5 }
carcassonne-section-city-open = { carcassonne-help-5 }
carcassonne-section-cloister-open = { carcassonne-help-5 }
carcassonne-section-farm = { carcassonne-help-5 }
carcassonne-section-farm-once = { carcassonne-help-5 }
carcassonne-section-farm-per-city = { carcassonne-help-5 }

## Plättchen

carcassonne-tile-a = Kloster mit Straße
carcassonne-tile-a-about = Ein Kloster in einer einzigen Wiese; von einer Seite führt eine Straße hin.
carcassonne-tile-b = Kloster
carcassonne-tile-b-about = Ein Kloster in einer einzigen Wiese, keine Straße.
carcassonne-tile-c = Stadt auf vier Seiten
carcassonne-tile-c-about = Stadt auf allen vier Seiten, eine einzige Stadt mit Wappen.
carcassonne-tile-d = Straße an der Stadt
carcassonne-tile-d-about = Stadt auf einer Seite, daran entlang eine gerade Straße, Wiesen auf beiden Seiten der Straße. Eines davon ist das Startplättchen.
carcassonne-tile-e = Stadtrand
carcassonne-tile-e-about = Stadt auf einer Seite, Wiese auf den anderen drei.
carcassonne-tile-f = Stadtband mit Wappen
carcassonne-tile-f-about = Eine Stadt von einer Seite zur gegenüberliegenden, mit Wappen, links und rechts davon je eine Wiese.
carcassonne-tile-g = Stadtband
carcassonne-tile-g-about = Eine Stadt von einer Seite zur gegenüberliegenden, ohne Wappen, links und rechts davon je eine Wiese.
carcassonne-tile-h = Zwei Städte gegenüber
carcassonne-tile-h-about = Zwei getrennte Städte auf gegenüberliegenden Seiten, dazwischen eine einzige Wiese.
carcassonne-tile-i = Zwei Städte übers Eck
carcassonne-tile-i-about = Zwei getrennte Städte auf benachbarten Seiten, eine einzige Wiese auf den anderen beiden.
# Wer auf der Straße zur Stadt hin kommt, biegt rechts ab.
carcassonne-tile-j = Rechtskurve an der Stadt
carcassonne-tile-j-about = Stadt oben; eine Straße verbindet unten und rechts.
carcassonne-tile-k = Linkskurve an der Stadt
carcassonne-tile-k-about = Stadt oben; eine Straße verbindet unten und links.
carcassonne-tile-l = Kreuzung an der Stadt
carcassonne-tile-l-about = Stadt auf einer Seite; Straßen von den anderen drei Seiten enden an einer Kreuzung.
carcassonne-tile-m = Stadtecke mit Wappen
carcassonne-tile-m-about = Eine Stadt über zwei benachbarte Seiten, mit Wappen, eine einzige Wiese auf den anderen beiden.
carcassonne-tile-n = Stadtecke
carcassonne-tile-n-about = Eine Stadt über zwei benachbarte Seiten, ohne Wappen, eine einzige Wiese auf den anderen beiden.
carcassonne-tile-o = Stadtecke, Straße, Wappen
carcassonne-tile-o-about = Eine Stadt über zwei benachbarte Seiten, mit Wappen; zwischen den anderen beiden biegt eine Straße ab.
carcassonne-tile-p = Stadtecke, Straße
carcassonne-tile-p-about = Eine Stadt über zwei benachbarte Seiten, ohne Wappen; zwischen den anderen beiden biegt eine Straße ab.
carcassonne-tile-q = Drei Stadtseiten, Wappen
carcassonne-tile-q-about = Eine Stadt über drei Seiten, mit Wappen, Wiese auf der vierten.
carcassonne-tile-r = Stadt auf drei Seiten
carcassonne-tile-r-about = Eine Stadt über drei Seiten, ohne Wappen, Wiese auf der vierten.
carcassonne-tile-s = Stadttor mit Wappen
carcassonne-tile-s-about = Eine Stadt über drei Seiten, mit Wappen; von der vierten führt eine Straße bis an ihr Tor.
carcassonne-tile-t = Stadttor
carcassonne-tile-t-about = Eine Stadt über drei Seiten, ohne Wappen; von der vierten führt eine Straße bis an ihr Tor.
carcassonne-tile-u = Gerade Straße
carcassonne-tile-u-about = Eine gerade Straße von einer Seite zur gegenüberliegenden, links und rechts davon je eine Wiese.
carcassonne-tile-v = Kurve
carcassonne-tile-v-about = Eine Straße biegt zwischen zwei benachbarten Seiten ab, innen und außen je eine Wiese.
carcassonne-tile-w = Dreier-Kreuzung
carcassonne-tile-w-about = Straßen von drei Seiten enden an einer Kreuzung; drei Wiesen.
carcassonne-tile-x = Vierer-Kreuzung
carcassonne-tile-x-about = Straßen von allen vier Seiten enden an einer Kreuzung; vier Wiesen.

## Einstellungen

carcassonne-option-two-tile-city = Stadt aus zwei Plättchen
carcassonne-option-two-tile-city-about = Was eine fertige Stadt aus genau zwei Plättchen wert ist.
carcassonne-option-two-tile-city-full = Voller Wert
carcassonne-option-two-tile-city-full-about = 2 Punkte pro Plättchen und pro Wappen, wie jede fertige Stadt.
carcassonne-option-two-tile-city-half = Halber Wert
carcassonne-option-two-tile-city-half-about = 1 Punkt pro Plättchen und pro Wappen.
carcassonne-option-farmers = Bauern
carcassonne-option-farmers-about = Ob Gefolgsleute auf Wiesen liegen dürfen.
carcassonne-option-farmers-on = Mit Bauern
carcassonne-option-farmers-on-about = Gefolgsleute dürfen auf Wiesen liegen, und Wiesen zählen am Ende.
carcassonne-option-farmers-off = Ohne Bauern
carcassonne-option-farmers-off-about = Niemand besetzt eine Wiese, und Wiesen zählen nicht. Gut für die erste Partie.
carcassonne-option-farm-scoring = Punkte für Wiesen
carcassonne-option-farm-scoring-about = Wie Wiesen am Ende zählen.
carcassonne-option-farm-scoring-per-farm-3 = 3 pro Wiese und Stadt
carcassonne-option-farm-scoring-per-farm-3-about = Jede Wiese bringt 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-option-farm-scoring-once-per-player-3 = 3 pro Stadt, nur einmal
carcassonne-option-farm-scoring-once-per-player-3-about = Jede Wiese bringt 3 Punkte pro fertige Stadt, aber niemand bekommt für dieselbe Stadt zweimal Punkte.
carcassonne-option-farm-scoring-per-city-4 = 4 pro Stadt
carcassonne-option-farm-scoring-per-city-4-about = Stadt für Stadt: Wer auf allen Wiesen daran die meisten Bauern hat, bekommt 4 Punkte.
carcassonne-option-river = Fluss
carcassonne-option-river-about = Ob das Spiel mit den Flussplättchen beginnt.
carcassonne-option-river-none = Ohne Fluss
carcassonne-option-river-none-about = Nur die 72 Plättchen des Grundspiels sind dabei.
carcassonne-option-legal-cells = Erlaubte Stellen zeigen
carcassonne-option-legal-cells-about = Ob die Handys nur Stellen, Drehungen und Gefolgsleute anbieten, die erlaubt sind.
carcassonne-option-legal-cells-on = Gezeigt
carcassonne-option-legal-cells-on-about = Passende Stellen leuchten auf; durch Tippen dreht sich das Plättchen nur so, wie es passt.
carcassonne-option-legal-cells-off = Verborgen
carcassonne-option-legal-cells-off-about = Du suchst die Stelle selbst; was nicht erlaubt ist, wird abgelehnt.
carcassonne-option-tiles-left = Übrige Plättchen zählen
carcassonne-option-tiles-left-about = Ob die Handys zeigen, wie viele Plättchen jeder Art noch kommen können.
carcassonne-option-tiles-left-on = Gezählt
carcassonne-option-tiles-left-on-about = Bei jeder Art steht, wie viele noch übrig sind.
carcassonne-option-tiles-left-off = Nicht gezählt
carcassonne-option-tiles-left-off-about = Du merkst dir selbst, was schon gezogen ist.
carcassonne-option-dead-cells = Tote Stellen markieren
carcassonne-option-dead-cells-about = Ob die Handys leere Stellen markieren, an die kein übriges Plättchen passt.
carcassonne-option-dead-cells-on = Markiert
carcassonne-option-dead-cells-on-about = Eine Stelle, an die nichts mehr passt, ist auf dem Spielfeld markiert.
carcassonne-option-dead-cells-off = Nicht markiert
carcassonne-option-dead-cells-off-about = Du siehst selbst, an welche Stellen nichts mehr passt.
carcassonne-option-projection = Wenn jetzt Schluss wäre
carcassonne-option-projection-about = Ob die Handys jederzeit zeigen, was die Schlusswertung noch brächte.
carcassonne-option-projection-on = Gezeigt
carcassonne-option-projection-on-about = Der Punktestand, wenn jetzt Schluss wäre, mit den Besitzern der Wiesen.
carcassonne-option-projection-off = Verborgen
carcassonne-option-projection-off-about = Unfertiges und Wiesen werden erst am Ende gezählt.

## So läuft es, Schritt für Schritt: je ein Titel und ein Text

carcassonne-help-1 = Ziehen
carcassonne-help-1-about = Zieh ein Plättchen. Passt es nirgends, kommt es aus dem Spiel, und du ziehst ein neues.
carcassonne-help-2 = Legen
carcassonne-help-2-about = Leg es an ein Plättchen, das schon liegt: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
carcassonne-help-3 = Gefolgsmann
carcassonne-help-3-about = Du darfst einen Gefolgsmann aus deinem Vorrat auf dieses Plättchen setzen: auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese. In diesem Gebiet darf noch kein Gefolgsmann stehen.
carcassonne-help-4 = Punkte
carcassonne-help-4-about = Was fertig ist, wird sofort gewertet: Wer dort die meisten Gefolgsleute hat, bekommt die Punkte; bei Gleichstand bekommen sie alle davon. Diese Gefolgsleute kommen zurück in den Vorrat. Die auf den Wiesen bleiben bis zum Schluss.
carcassonne-help-5 = Schluss
carcassonne-help-5-about = Nach dem letzten Plättchen zählt auch alles Unfertige, und Wiesen zählen für die fertigen Städte, an die sie grenzen.

## Wo die gedruckten Regeln schweigen: wie dieser Tisch entscheidet

carcassonne-ruling-1 = Zwei bis fünf spielen mit. Der Tisch bestimmt, wer beginnt; dann geht es reihum.
carcassonne-ruling-2 = Das Startplättchen ist „Straße an der Stadt“. Mit ihm sind es 72 Plättchen.
carcassonne-ruling-3 = Wer das Plättchen legen kann, muss es legen.
carcassonne-ruling-4 = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und wer es gezogen hat, zieht noch einmal. Ist keines mehr da, endet das Spiel ohne diesen Zug.
carcassonne-ruling-5 = Auf Punkte kann niemand verzichten: Was fertig ist, zählt.
carcassonne-ruling-6 = Ohne Gefolgsmann im Vorrat spielst du weiter und legst nur Plättchen. Kommt einer zurück, kannst du ihn ab deinem nächsten Zug einsetzen.
carcassonne-ruling-7 = Ein Plättchen, das zweimal zur selben Straße oder Stadt gehört, zählt einmal.
carcassonne-ruling-8 = Eine fertige Stadt aus zwei Plättchen hat den normalen Wert, wenn der Tisch nichts anderes gewählt hat.
carcassonne-ruling-9 = Haben mehrere gleich viele und die meisten Gefolgsleute, bekommen sie alle die vollen Punkte.
carcassonne-ruling-10 = Auch Gefolgsleute in der Minderheit kommen zurück.
carcassonne-ruling-11 = Ein fertiges Gebiet ohne Gefolgsleute bringt niemandem Punkte. Eine fertige Stadt zählt trotzdem für die Wiesen.
carcassonne-ruling-12 = Werden durch ein Plättchen mehrere Gebiete fertig, werden alle im selben Zug gewertet.
carcassonne-ruling-13 = Grenzt eine Wiese an mehreren Stellen an dieselbe Stadt, zählt die Stadt für sie einmal.
carcassonne-ruling-14 = Wer gleich viele Punkte hat, gewinnt gemeinsam.
carcassonne-ruling-15 = Die Leiste endet bei 50, die Punkte nicht: Es wird einfach weitergezählt.
carcassonne-ruling-16 = Ein Gefolgsmann wird nie versetzt und nie zurückgenommen, außer wenn sein Gebiet fertig ist.
carcassonne-ruling-17 = Übrige Plättchen, Zwischenstände der Wiesen und Tipps gehören nicht zu den Regeln: Der Tisch entscheidet, ob die Handys sie zeigen.

## Ein Plättchen genau ansehen: belongs-<Art des Gebiets> und was daran zählt

carcassonne-belongs-city =
    { $open ->
        [0] Fertige Stadt
       *[other] Unfertige Stadt
    }, { $tiles } Plättchen{ $pennants ->
        [0] { "" }
       *[other] , { $pennants } Wappen
    }{ $open ->
        [0] { "" }
        [one] , { $open } Seite offen
       *[other] , { $open } Seiten offen
    }
carcassonne-belongs-road =
    { $open ->
        [0] Fertige Straße
       *[other] Unfertige Straße
    }, { $tiles } Plättchen{ $open ->
        [0] { "" }
        [one] , { $open } Ende offen
       *[other] , { $open } Enden offen
    }
carcassonne-belongs-cloister =
    { $around ->
        [8] Fertiges Kloster
       *[other] Unfertiges Kloster, { $around } von 8 Plättchen liegen ringsum
    }
carcassonne-belongs-field =
    Wiese, { $tiles } Plättchen, { $cities ->
        [0] keine fertige Stadt
        [one] { $cities } fertige Stadt
       *[other] { $cities } fertige Städte
    }
# Was auf dem Tisch liegt: vorgelesen als „Spielfeld, 12 Plättchen“.
carcassonne-surface-main = Spielfeld

# Überschrift über den Zahlen der Spieler in einem Beweis, der sie vergleicht.
carcassonne-majority = Die meisten Gefolgsleute
