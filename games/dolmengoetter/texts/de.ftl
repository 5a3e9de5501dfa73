### Dolmengötter auf Deutsch. Zum Aufbau der Kennungen siehe games/carcassonne/texts/en.ftl.

dolmengoetter-name = Dolmengötter

## Wörter

dolmengoetter-category-circle = Volle Steinkreise
dolmengoetter-category-final = Spielende
dolmengoetter-category-start = Zu Beginn
dolmengoetter-category-lost = Verlorene Punkte
# $form: „a“ mit unbestimmtem Artikel, „the“ mit bestimmtem, beide im Akkusativ; sonst hinter einer Zahl, $n.
dolmengoetter-piece-stone =
    { $form ->
        [a] einen Stein
        [the] den Stein
       *[bare]
            { $n ->
                [one] Stein
               *[other] Steine
            }
    }
dolmengoetter-piece-dolmen =
    { $form ->
        [a] einen Dolmen
        [the] den Dolmen
       *[bare]
            { $n ->
                [one] Dolmen
               *[other] Dolmen
            }
    }
dolmengoetter-piece-druid =
    { $form ->
        [a] einen Druiden
        [the] den Druiden
       *[bare]
            { $n ->
                [one] Druide
               *[other] Druiden
            }
    }
# Knopf auf einem Handy für mehrere: zeigt nur $name die Werte der eigenen Dolmen.
dolmengoetter-hand-to = Dolmen von { $name }
dolmengoetter-stock-stone =
    { $n ->
        [one] { $n } Stein im Vorrat
       *[other] { $n } Steine im Vorrat
    }
dolmengoetter-stock-dolmen =
    { $n ->
        [one] { $n } Dolmen im Vorrat
       *[other] { $n } Dolmen im Vorrat
    }
dolmengoetter-last-stone =
    { $n ->
        [one] { $names } hat noch 1 Stein
       *[other] { $names } haben noch je 1 Stein
    }
dolmengoetter-last-dolmen =
    { $n ->
        [one] { $names } hat noch 1 Dolmen
       *[other] { $names } haben noch je 1 Dolmen
    }
dolmengoetter-stock-druid =
    { $n ->
        [one] { $n } Druide einzusetzen
       *[other] { $n } Druiden einzusetzen
    }

# Was auf dem Tisch liegt, mit $n Figuren: vorgelesen als „Spielplan, 12 Figuren“.
dolmengoetter-surface-plan = Spielplan
dolmengoetter-counted-pieces =
    { $n ->
        [one] { $n } Teil
       *[other] { $n } Teile
    }

# Von einem Kreis: wer dort vorn liegt, „Anna“ oder „Anna und Ben“; $n: wie viele.
dolmengoetter-holders =
    { $n ->
        [one] { $names } hat die Mehrheit.
       *[other] { $names } liegen gleichauf.
    }

## Namen von Plätzen und Kreisen. Sie stehen hinter Doppelpunkt und in Klammern, nie gebeugt.

dolmengoetter-place = Platz { $id }
dolmengoetter-border-place = Platz { $id }, Rune { $rune }
dolmengoetter-corner = Ecke { $id }, Rune { $rune }
dolmengoetter-circle = Steinkreis { $id }
dolmengoetter-circle-at-4 = Viereck { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-6 = Sechseck { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-at-8 = Achteck { $row }{"\u2060"}-{"\u2060"}{ $n }
dolmengoetter-circle-4 = Viereck { $id }
dolmengoetter-circle-6 = Sechseck { $id }
dolmengoetter-circle-8 = Achteck { $id }

## Was zu tun ist

dolmengoetter-prompt-druid = Setz einen Druiden ein
dolmengoetter-hint-druid = Jeder freie Platz ist erlaubt
dolmengoetter-prompt-move = Tippe einen deiner Druiden an
dolmengoetter-ask-target = Wohin?
dolmengoetter-ask-stone = Hier einen Stein legen oder 1 Punkt verlieren?
dolmengoetter-ask-last-point = Leg hier einen Stein (dein letzter Punkt)
dolmengoetter-ask-nothing = Weiterziehen? Du hast keinen Stein mehr
dolmengoetter-choice-herbs = Kräuter sammeln
dolmengoetter-prompt-pass = Du kannst nichts tun
dolmengoetter-choice-pass = Passen
dolmengoetter-choice-stone = Stein legen
dolmengoetter-choice-point = 1 Punkt verlieren
dolmengoetter-choice-nothing = Weiterziehen
dolmengoetter-note-top =
    { $own ->
        [1] Du darfst obenauf bauen
       *[other] { $seat } darf obenauf bauen
    }
dolmengoetter-note-bottom =
    { $own ->
        [1] Du darfst ganz unten bauen
       *[other] { $seat } darf ganz unten bauen
    }
dolmengoetter-note-none = Niemand darf bauen
dolmengoetter-note-and = { $one }. { $more }
dolmengoetter-change-top =
    { $own ->
        [1] du baust obenauf
       *[other] baut obenauf
    }
dolmengoetter-change-bottom =
    { $own ->
        [1] du baust unten
       *[other] baut unten
    }
dolmengoetter-change-open =
    { $missing ->
        [0] nur eine Farbe
       *[other] { $n } von { $least } Steinen
    }
# Warum ein Stein dort nichts ändert, im selben Schild wie die nächsten beiden: Wer führt, führt weiter.
dolmengoetter-change-goes-on = bleibt vorn
dolmengoetter-change-behind = andere gleichauf
dolmengoetter-change-no-dolmen = kein Dolmen mehr
dolmengoetter-prompt-order = Welcher Kreis zuerst?
dolmengoetter-hint-order = Tippe einen Kreis an
dolmengoetter-order-right =
    { $where ->
        [top] obenauf
       *[bottom] unten
    }
dolmengoetter-choice-right = { $seat }: { $circle }
dolmengoetter-prompt-right =
    { $where ->
        [top] Hier obenauf bauen?
       *[bottom] Hier ganz unten bauen?
    }
dolmengoetter-hint-right =
    { $because ->
        [majority] Du hast jetzt die Mehrheit: { $circle }
        [completing] Dein Kreis ist voll: { $circle }
       *[tie] Du hast Gleichstand hergestellt: { $circle }
    }
dolmengoetter-choice-build = Dolmen bauen
dolmengoetter-choice-decline = Nicht bauen
dolmengoetter-choice-value =
    { $n ->
        [one] { $value } (die letzte)
       *[other] { $value } (noch { $n })
    }
dolmengoetter-prompt-value =
    { $height ->
        [1] Welchen Wert hat dein Dolmen?
       *[other]
            { $level ->
                [1] Welchen Wert hat dein Dolmen (oberster)?
               *[other] Welchen Wert hat dein Dolmen (Ebene { $level })?
            }
    }
dolmengoetter-hint-value =
    { $of ->
        [1] { $circle }
       *[other] { $n } von { $of }: { $circle }
    }
dolmengoetter-choice-skip = Meine auslassen
dolmengoetter-hint-skip = { $n } von { $of }: { $circle }. Was du auslässt, zählt nicht

dolmengoetter-early-end-open = Erst werden alle Dolmen aufgedeckt. Sie zählen, wie sie liegen.
dolmengoetter-early-end-asked = Erst nennen alle die Werte ihrer Dolmen. Sie zählen, wie sie liegen.
dolmengoetter-early-end-skipped = Dolmen, die noch niemand genannt hat, zählen dann nicht.
dolmengoetter-early-end-left-out = Dolmen, die verdeckt bleiben, zählen nicht.

dolmengoetter-wait-druid = { $seat } setzt einen Druiden ein
dolmengoetter-wait-turn = { $seat } ist am Zug
dolmengoetter-wait-order = { $seat } wählt, welcher Kreis zuerst kommt
dolmengoetter-wait-right = { $seat } darf einen Dolmen bauen
dolmengoetter-wait-value = { $seat } deckt Dolmen auf
# Shown while several seats are awaited for the same. $names: "Hana and Jo".
dolmengoetter-wait-value-still = Noch beim Aufdecken: { $names }
dolmengoetter-wait-turn-over = Dolmen werden aufgedeckt
dolmengoetter-wait-score = Die Schlusswertung läuft

## Was geschehen ist

dolmengoetter-event-started = { $seat } fängt an.
dolmengoetter-event-started-own = Du fängst an.
# $at und $to nennen eine Stelle mit einer Nummer, die nirgends steht: Kein Satz sagt sie, „Zeigen“ führt hin.
dolmengoetter-event-druid-placed = { $seat } hat einen Druiden eingesetzt.
dolmengoetter-event-druid-placed-own = Du hast einen Druiden eingesetzt.
dolmengoetter-event-walked =
    { $left ->
        [stone] { $seat } ist gezogen und hat einen Stein gelegt.
        [point] { $seat } ist gezogen und hat 1 Punkt verloren.
       *[nothing] { $seat } ist gezogen.
    }
dolmengoetter-event-walked-own =
    { $left ->
        [stone] Du bist gezogen und hast einen Stein gelegt.
        [point] Du bist gezogen und hast 1 Punkt verloren.
       *[nothing] Du bist gezogen.
    }
dolmengoetter-event-flown =
    { $left ->
        [stone] { $seat } ist geflogen und hat einen Stein gelegt.
        [point] { $seat } ist geflogen und hat 1 Punkt verloren.
       *[nothing] { $seat } ist geflogen.
    }
dolmengoetter-event-flown-own =
    { $left ->
        [stone] Du bist geflogen und hast einen Stein gelegt.
        [point] Du bist geflogen und hast 1 Punkt verloren.
       *[nothing] Du bist geflogen.
    }
dolmengoetter-event-herbs-gathered = { $seat } hat Kräuter gesammelt.
dolmengoetter-event-herbs-gathered-own = Du hast Kräuter gesammelt.
dolmengoetter-event-passed = { $seat } musste passen.
dolmengoetter-event-passed-own = Du musstest passen.
dolmengoetter-event-right-arose =
    { $because ->
        [majority] { $seat } darf bauen: { $circle } (Mehrheit).
        [completing] Der Kreis von { $seat } ist voll, noch ein Dolmen: { $circle }.
       *[tie] { $seat } darf bauen: { $circle } (Gleichstand).
    }
dolmengoetter-event-right-arose-own =
    { $because ->
        [majority] Du darfst bauen: { $circle } (Mehrheit).
        [completing] Dein Kreis ist voll, noch ein Dolmen: { $circle }.
       *[tie] Du darfst bauen: { $circle } (Gleichstand).
    }
dolmengoetter-event-right-lapsed = { $seat } hat keinen Dolmen mehr: { $circle }.
dolmengoetter-event-right-lapsed-own = Du hast keinen Dolmen mehr: { $circle }.
dolmengoetter-event-right-chosen = { $seat } hat entschieden: zuerst { $circle }.
dolmengoetter-event-right-chosen-own = Du hast entschieden: zuerst { $circle }.
dolmengoetter-event-dolmen-built =
    { $where ->
        [top] { $seat } hat obenauf gebaut: { $circle }.
       *[bottom] { $seat } hat ganz unten gebaut: { $circle }.
    }
dolmengoetter-event-dolmen-built-own =
    { $where ->
        [top] Du hast obenauf gebaut: { $circle }.
       *[bottom] Du hast ganz unten gebaut: { $circle }.
    }
dolmengoetter-event-dolmen-declined = { $seat } hat nicht gebaut: { $circle }.
dolmengoetter-event-dolmen-declined-own = Du hast nicht gebaut: { $circle }.
dolmengoetter-event-value-chosen = { $seat } hat eine { $value } gebaut: { $circle }.
dolmengoetter-event-value-chosen-own = Du hast eine { $value } gebaut: { $circle }.
dolmengoetter-event-value-reported = { $seat } hat eine { $value } aufgedeckt: { $circle }, Ebene { $level }.
dolmengoetter-event-value-reported-own = Du hast eine { $value } aufgedeckt: { $circle }, Ebene { $level }.
dolmengoetter-event-values-skipped = { $seat } lässt die übrigen Dolmen aus; sie zählen nicht.
dolmengoetter-event-values-skipped-own = Du lässt die übrigen Dolmen aus; sie zählen nicht.
# Der Aufbau wurde korrigiert: Von einem Wert sind weniger Dolmen da, als gebaut wurden.
dolmengoetter-event-value-lapsed = { $seat } hat diesen Dolmen nicht mehr und wählt neu: { $circle }, Ebene { $level }.
dolmengoetter-event-value-lapsed-own = Du hast diesen Dolmen nicht mehr und wählst neu: { $circle }, Ebene { $level }.
dolmengoetter-event-stacks-turned-over =
    { $n ->
        [0] Es gab nichts aufzudecken.
        [one] Die Dolmen eines Steinkreises wurden aufgedeckt.
       *[other] Die Dolmen von { $n } Steinkreisen wurden aufgedeckt.
    }
dolmengoetter-tie-break = Gleich viele Punkte: Es gewinnt, wer mehr Dolmen gebaut hat. { $counts }.
dolmengoetter-event-circle-scored = { $circle } gewertet: { $paid }.
dolmengoetter-paid = { $seat } { $points }
dolmengoetter-paid-own = du { $points }
dolmengoetter-paid-and = { $one }, { $more }
dolmengoetter-event-final-turns = { $seat } hat keine Dolmen mehr: Alle anderen sind noch einmal dran.
dolmengoetter-event-final-turns-own = Du hast deinen letzten Dolmen gebaut: Alle anderen sind noch einmal dran.
dolmengoetter-event-won =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
dolmengoetter-event-won-own =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
dolmengoetter-event-shared =
    { $points ->
        [one] { $n } teilen sich den Sieg mit je { $points } Punkt.
       *[other] { $n } teilen sich den Sieg mit je { $points } Punkten.
    }
dolmengoetter-end-stones = Der letzte Stein ist gelegt.
dolmengoetter-end-dolmens = Jemand hat seinen letzten Dolmen gebaut, und alle anderen waren noch einmal dran.
dolmengoetter-end-stuck = Niemand konnte mehr etwas tun.

## Absagen

dolmengoetter-not-your-turn = { $seat } ist dran.
dolmengoetter-druids-first = Erst werden alle Druiden eingesetzt.
dolmengoetter-druids-placed = Deine drei Druiden stehen schon auf dem Plan.
dolmengoetter-move-first = Jetzt darf niemand bauen. Zuerst ist ein Druide dran.
dolmengoetter-rights-first = Erst entscheidet jemand, ob gebaut wird.
dolmengoetter-values-first = Zuerst werden die Dolmen aufgedeckt.
dolmengoetter-scoring-now = Es wird gerade gewertet.
dolmengoetter-no-such-place = Der Plan hat keinen Platz { $id }.
dolmengoetter-stone-there = Da liegt ein Stein im Weg: { $place }.
dolmengoetter-druid-there = Da ist schon ein Druide: { $place }.
dolmengoetter-no-own-druid = Da ist kein Druide von dir: { $place }.
dolmengoetter-druid-lies = Dieser Druide liegt. Er kann nur fliegen.
dolmengoetter-druid-stands = Dieser Druide steht. Nur ein liegender kann fliegen.
dolmengoetter-lies-already = Dieser Druide liegt schon.
dolmengoetter-herbs-on-the-spot = Ein Druide sammelt Kräuter da, wo er steht.
dolmengoetter-own-place = Ein Gang kann nicht da enden, wo er begann.
dolmengoetter-out-of-reach = Nicht zu erreichen: { $place }. Von { $source } führt keine Linie, keine Rune und keine Reihe von Druiden dorthin.
dolmengoetter-no-stone-left = Du hast keinen Stein mehr.
dolmengoetter-last-point = Das ist dein letzter Punkt. Du musst einen Stein legen.
dolmengoetter-may-not-pass = Du kannst noch etwas tun und darfst deshalb nicht passen.
dolmengoetter-not-your-right = { $seat } darf bauen, nicht du.
dolmengoetter-order-first = Erst wählt, wer am Zug ist, welcher Kreis zuerst kommt.
dolmengoetter-right-chosen = Das ist entschieden: Jetzt wird dort gebaut oder verzichtet.
dolmengoetter-no-such-right = Dort darf niemand bauen.
dolmengoetter-other-right = Erst geht es um einen anderen Kreis: { $circle }.
dolmengoetter-value-now = An diesem Tisch sagst du den Wert beim Bauen.
dolmengoetter-value-later = An diesem Tisch wird der Wert erst beim Aufdecken gesagt.
dolmengoetter-value-not-in-supply = Du hast keine { $value } mehr.
dolmengoetter-not-your-dolmen = Dieser Dolmen gehört { $seat }.
dolmengoetter-no-dolmens = Alle brauchen mindestens einen Dolmen.
dolmengoetter-no-tiles = In diesem Spiel gibt es keine Plättchen.

## Ein Plan, den jemand antippt

dolmengoetter-board-guess = Den Plan dieser Schachtel hat noch niemand eingegeben, darum spielt die App auf einem erfundenen.
dolmengoetter-size-4 = Viereck
dolmengoetter-size-6 = Sechseck
dolmengoetter-size-8 = Achteck
dolmengoetter-form-circles = Kreise
dolmengoetter-form-runes = Runen
dolmengoetter-form-circles-about = Tippe jeden Kreis an, bis er die Form auf deinem Plan hat.
dolmengoetter-form-runes-about = Tippe zwei Plätze mit derselben Rune an. Welche Rune es ist, spielt keine Rolle.
dolmengoetter-form-row = Reihe { $row }
dolmengoetter-form-circle = Reihe { $row }, Kreis { $n }

## Was an einem eingegebenen Plan nicht stimmt: Kennungen, wie sie in der Datei stehen

dolmengoetter-board-misfit = Reihe { $row } passt noch nicht zu den Reihen daneben.
dolmengoetter-board-misfit-hint =
    { $size ->
        [4] Alles passt, wenn Kreis { $n } ein Viereck ist.
        [6] Alles passt, wenn Kreis { $n } ein Sechseck ist.
       *[8] Alles passt, wenn Kreis { $n } ein Achteck ist.
    }

dolmengoetter-board-too-large = Der Plan ist zu groß: höchstens { $most } kB.
dolmengoetter-board-shape = Der Plan lässt sich nicht lesen: { $at } fehlt oder hat eine andere Form.
dolmengoetter-board-id-twice = { $id } kommt zweimal vor.
dolmengoetter-board-no-such-place = { $where } nennt { $id }, aber einen solchen Platz gibt es nicht.
dolmengoetter-board-circles = Der Plan hat { $n } Kreise statt { $wanted }.
dolmengoetter-board-size = Kreis { $circle } hat die Größe { $size }. Ein Kreis hat 4, 6 oder 8 Plätze.
dolmengoetter-board-ring = Kreis { $circle } zählt { $n } verschiedene Plätze auf statt { $size }.
dolmengoetter-board-outside = { $place } liegt außerhalb der Zeichnung.
dolmengoetter-board-side-shared = Die Seite von { $place } nach { $other } gehört zu { $n } Kreisen. Höchstens zwei sind möglich.
dolmengoetter-board-line-twice = Die Linie von { $place } nach { $other } kommt zweimal vor.
dolmengoetter-board-line-not-a-side = Die Linie von { $place } nach { $other } ist keine Seite eines Kreises.
dolmengoetter-board-line-missing = Die Seite von { $place } nach { $other } fehlt unter den Linien.
dolmengoetter-board-border-torn = Der Rand ist bei { $place } nicht geschlossen.
dolmengoetter-board-border-parts = Der Rand ist mehr als ein Ring: { $place } liegt auf einem anderen.
dolmengoetter-board-outline = Der Umriss ist nicht der Rand der Reihe nach.
dolmengoetter-board-border-circles = { $place } am Rand gehört zu { $n } Kreisen. Es müssen einer oder zwei sein.
dolmengoetter-board-inner-circles = { $place } gehört zu { $n } Kreisen. Im Inneren müssen es drei sein.
dolmengoetter-board-rune-missing = Platz { $place_number } liegt am Rand und hat noch keinen Partner.
dolmengoetter-board-rune-inside = { $place } liegt nicht am Rand, hat aber eine Rune.
dolmengoetter-board-corner = { $place }: Die Ecken, und nur sie, haben die Rune F.
dolmengoetter-board-rune-count = Rune { $rune } kommt { $n }-mal vor statt { $wanted }-mal.
dolmengoetter-board-rune-pairs = Die Runenpaare sind nicht die der Plätze.

## Punkte: Titel, Teile, Regel

dolmengoetter-circle-full = Voller Steinkreis
dolmengoetter-circle-final = Steinkreis am Ende
dolmengoetter-start = Punkte zu Beginn
dolmengoetter-lost = Ohne Stein weitergezogen

# Wo Punkte „?“ sind, weil dieses Handy einen Wert nicht kennt.
dolmengoetter-unknown = Dolmen, die dieses Handy nicht kennt, sind „?“.

# Teil einer Punktezeile: ein Dolmen. Ebene 1 liegt oben.
dolmengoetter-part-level-1 = Ebene 1: Dolmen { $value } × Faktor { $factor }
dolmengoetter-part-level-2 = Ebene 2: Dolmen { $value } × Faktor { $factor }
dolmengoetter-part-level-3 = Ebene 3: Dolmen { $value } × Faktor { $factor }
dolmengoetter-part-level-4 = Ebene 4: Dolmen { $value } × Faktor { $factor }
dolmengoetter-part-level-5 = Ebene 5: Dolmen { $value } × Faktor { $factor }
dolmengoetter-part-level-6 = Ebene 6: Dolmen { $value } × Faktor { $factor }
dolmengoetter-product = { $value } × { $factor }
dolmengoetter-part-start = wie bei allen
dolmengoetter-part-lost = 1 Punkt verloren

dolmengoetter-rule-circle-full = In einem vollen Steinkreis zählt jeder Dolmen seinen Wert mal den Faktor seiner Ebene: oben 3, 4 oder 5 bei 4, 6 oder 8 Plätzen, auf jeder Ebene darunter eins weniger.
dolmengoetter-rule-circle-final = Am Ende werden auch Kreise gewertet, die nicht voll sind, mit denselben Faktoren.
dolmengoetter-rule-start = Alle fangen mit gleich vielen Punkten an.
dolmengoetter-rule-lost = Wer nach einem Gang oder Flug keinen Stein legt, verliert 1 Punkt.

# Welche Karte der Anleitung die Punkte erklärt.
dolmengoetter-section-2 = { dolmengoetter-help-1 }
dolmengoetter-section-5 = { dolmengoetter-help-2 }
dolmengoetter-section-7 = { dolmengoetter-help-4 }
dolmengoetter-section-8 = { dolmengoetter-help-5 }

## Einstellungen

dolmengoetter-option-edition = Ausgabe
dolmengoetter-option-edition-about = Welche Schachtel auf dem Tisch liegt.
dolmengoetter-option-edition-2005 = Die Dolmengötter
dolmengoetter-option-edition-2005-about = Die Ausgabe von 2005: für höchstens 5 Personen, alle beginnen mit 4 Punkten.
dolmengoetter-option-edition-2015 = Dolmen
dolmengoetter-option-edition-2015-about = Die Ausgabe von 2015: für höchstens 4 Personen, alle beginnen mit 5 Punkten.
dolmengoetter-option-values = Werte der Dolmen
dolmengoetter-option-values-about = Wann die App erfährt, was ein Dolmen wert ist.
dolmengoetter-option-values-turned-over = Beim Aufdecken
dolmengoetter-option-values-turned-over-about = Den Wert sagst du, wenn der Kreis gewertet wird. Auf keinem Handy ist etwas geheim.
dolmengoetter-option-values-when-built = Beim Bauen
dolmengoetter-option-values-when-built-about = Den Wert wählst du beim Bauen auf deinem Handy. Die anderen sehen ihn, wenn der Kreis gewertet wird.
dolmengoetter-option-start-points = Punkte zu Beginn
dolmengoetter-option-start-points-0 = automatisch
dolmengoetter-option-start-points-about = Automatisch: wie in der Ausgabe, 4 oder 5.
dolmengoetter-option-stones = Steine für jeden
dolmengoetter-option-stones-0 = automatisch
dolmengoetter-option-stones-about = Automatisch: unsere Annahme, 16 zu zweit und zu dritt, 15 zu viert, 12 zu fünft. Seht in eure Anleitung.
dolmengoetter-option-dolmens-1 = Dolmen mit Wert 1
dolmengoetter-option-dolmens-1-about = So viele hat jeder. Die Zahl ist eine Annahme: Zählt in eurer Schachtel nach.
dolmengoetter-option-dolmens-2 = Dolmen mit Wert 2
dolmengoetter-option-dolmens-2-about = So viele hat jeder. Die Zahl ist eine Annahme: Zählt in eurer Schachtel nach.
dolmengoetter-option-dolmens-3 = Dolmen mit Wert 3
dolmengoetter-option-dolmens-3-about = So viele hat jeder. Die Zahl ist eine Annahme: Zählt in eurer Schachtel nach.
dolmengoetter-option-dolmens-4 = Dolmen mit Wert 4
dolmengoetter-option-dolmens-4-about = So viele hat jeder. Die Zahl ist eine Annahme: Zählt in eurer Schachtel nach.
dolmengoetter-option-completing-right = Kreis vollenden
dolmengoetter-option-completing-right-about = Ob du bauen darfst, wenn jemand anders einen Kreis füllt, in dem du schon die Mehrheit hast.
dolmengoetter-option-completing-right-off = Kein Dolmen
dolmengoetter-option-completing-right-off-about = Nur eine neue Mehrheit bringt einen Dolmen.
dolmengoetter-option-completing-right-on = Ein Dolmen
dolmengoetter-option-completing-right-on-about = Vor der Wertung darfst du obenauf einen Dolmen bauen.
dolmengoetter-option-preview = Zeigen, was ein Stein ändert
dolmengoetter-option-preview-about = Ob die Handys sagen, wer bauen darf, bevor ein Stein liegt.
dolmengoetter-option-preview-on = Gezeigt
dolmengoetter-option-preview-on-about = Unter „Stein legen“ steht, wer dann wo bauen darf.
dolmengoetter-option-preview-off = Verborgen
dolmengoetter-option-preview-off-about = Ihr seht selbst, was ein Stein ändert.
dolmengoetter-option-projection = Wenn jetzt Schluss wäre
dolmengoetter-option-projection-about = Ob die Handys jederzeit zeigen, was die Schlusswertung brächte.
dolmengoetter-option-projection-on = Gezeigt
dolmengoetter-option-projection-on-about = Punkte, als wäre jetzt Schluss, mit „?“ für Dolmen, die du nicht kennst.
dolmengoetter-option-projection-off = Verborgen
dolmengoetter-option-projection-off-about = Dolmen zählen erst, wenn sie gewertet werden.

## Wie es geht, Schritt für Schritt: ein Titel und was man tut

dolmengoetter-help-1 = Einsetzen
dolmengoetter-help-1-about = Reihum setzt jeder einen Druiden auf einen freien Steinplatz, bis alle drei haben.
dolmengoetter-help-2 = Druiden
dolmengoetter-help-2-about = Geh auf einen Nachbarplatz, auch über Druiden hinweg; oder leg einen Druiden hin, um Kräuter zu sammeln; oder flieg mit einem liegenden. Leg einen Stein dorthin, wo er war, oder verlier 1 Punkt.
dolmengoetter-help-3 = Dolmen
dolmengoetter-help-3-about = Ein Steinkreis zählt ab 3 Steinen in 2 Farben. Wer die Mehrheit gewinnt, darf obenauf bauen; wer einen Gleichstand herstellt, ganz unten. Eine Krone im Kreis zeigt, wer führt.
dolmengoetter-help-4 = Volle Steinkreise
dolmengoetter-help-4-about = Ein voller Steinkreis wird gewertet: jeder Dolmen mit seinem Wert mal dem Faktor seiner Ebene. Die Dolmen kommen aus dem Spiel.
dolmengoetter-help-5 = Das Ende
dolmengoetter-help-5-about = Hat jemand seinen letzten Dolmen gebaut, sind alle anderen noch einmal dran; nach dem allerletzten Stein ist sofort Schluss. Dann werden alle Dolmen auf dem Plan gewertet.

## Wo die gedruckten Regeln schweigen: wie dieser Tisch entscheidet

dolmengoetter-ruling-1 = Keine Quelle, die wir lesen konnten, zeigt, wie die Kreise liegen. Der Plan der App ist nachempfunden; ein Tisch kann auf seinem eigenen spielen.
dolmengoetter-ruling-2 = Steine: je 16 zu zweit und zu dritt, 15 zu viert, 12 zu fünft, wenn der Tisch nichts anderes einstellt.
dolmengoetter-ruling-3 = Dolmen: je 13, fünf mit 1, vier mit 2, drei mit 3, einer mit 4, wenn der Tisch nichts anderes einstellt.
dolmengoetter-ruling-4 = Die Ausgabe entscheidet nur über die Punkte zu Beginn.
dolmengoetter-ruling-5 = Der Tisch bestimmt, wer anfängt: mit dem Einsetzen und mit dem ersten Zug. Dann geht es reihum.
dolmengoetter-ruling-6 = Eine der drei Aktionen muss sein. Passen darf nur, wer nichts tun kann.
dolmengoetter-ruling-7 = Ein Gang endet nie da, wo er begann. Kräuter sammeln kostet nichts.
dolmengoetter-ruling-8 = Haben andere Gleichstand und du bleibst dahinter, baust du nicht. Holst du auf, baust du ganz unten.
dolmengoetter-ruling-9 = Eine Mehrheit, die verloren war und wieder da ist, gilt als neu.
dolmengoetter-ruling-10 = Niemand muss bauen. Wer verzichtet, gibt sein Recht nicht weiter.
dolmengoetter-ruling-11 = Bringt ein Stein mehrere Rechte, sagt, wer dran ist, welches zuerst kommt.
dolmengoetter-ruling-12 = Wird ein Kreis voll, bringt eine alte Mehrheit nichts, wenn der Tisch nichts anderes einstellt.
dolmengoetter-ruling-13 = Bauen zwei im selben Zug ihren letzten Dolmen, zählt der erste.
dolmengoetter-ruling-14 = Am Ende werden Kreise, die nicht voll sind, mit denselben Faktoren gewertet.
dolmengoetter-ruling-15 = Bei gleich vielen Punkten gewinnt, wer mehr Dolmen gebaut hat, die gewerteten mitgezählt. Sonst wird der Sieg geteilt.
dolmengoetter-ruling-16 = Beendet der Gastgeber das Spiel vorzeitig, werden alle Dolmen aufgedeckt und wie am Ende gewertet. Was niemand nennt, zählt nicht.
dolmengoetter-ruling-17 = Punkte nach Absprache bewegen die Punktefigur: Wer nur noch 1 Punkt hat, muss einen Stein legen.

## Ein Platz aus der Nähe: wie es in jedem seiner Kreise steht

dolmengoetter-belongs-majority =
    { $full ->
        [1] { $circle }, voll: { $seat } hat die Mehrheit
       *[other] { $circle }: { $seat } hat die Mehrheit
    }
dolmengoetter-belongs-tie =
    { $full ->
        [1] { $circle }, voll: { $n } haben Gleichstand
       *[other] { $circle }: { $n } haben Gleichstand
    }
dolmengoetter-belongs-open =
    { $full ->
        [1] { $circle }, voll, in einer Farbe
       *[other] { $circle }: zählt erst ab 3 Steinen in 2 Farben
    }
