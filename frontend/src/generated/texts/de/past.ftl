history-no-such-step =
    { $steps ->
        [one] Die Partie hat nur einen Schritt.
       *[other] Die Partie hat nur { $steps } Schritte.
    }
mend-step-of = { $name }: { $what }
mend-place-beside =
    { $edge ->
        [N] unter
        [E] links neben
        [S] über
       *[W] rechts neben
    } „{ $tile }“
mend-place-steps =
    { $n } { $way ->
        [N] nach oben
        [E] nach rechts
        [S] nach unten
       *[W] nach links
    }
mend-place-away = von „{ $tile }“ aus { $steps }
mend-place-shown = an der markierten Stelle
mend-place-part = { $place } ({ $part })
mend-take-tile = Nimm „{ $tile }“ { $place } vom Tisch.
mend-move-tile = „{ $tile }“ { $place } gehört woandershin: { $to }.
mend-turn-tile = Dreh „{ $tile }“ { $place } so, wie das Bild es zeigt.
mend-lay-tile = Leg „{ $tile }“ { $to }, gedreht wie im Bild.
mend-take-piece = Nimm { $piece } vom Plättchen { $place }.
mend-move-piece = Stell { $piece } vom Plättchen { $place } auf das Plättchen { $to }.
mend-put-piece = Stell { $piece } auf das Plättchen { $to }.
mend-take-off = Nimm { $piece } von { $place }.
mend-move-over = Zieh { $piece } von { $place } nach { $to }.
mend-put-on = Leg { $piece } auf { $to }.
mend-mark-place = { $place }: { $mark }.
mend-unmark-place = { $place }: nicht mehr { $mark }.
mend-stock =
    { $way ->
        [more] Nimm dir { $n } { $piece }.
       *[fewer] Leg { $n } { $piece } zurück.
    }
mend-put-back = Leg „{ $tile }“ zurück zu den noch nicht gezogenen.
mend-set-aside = Leg „{ $tile }“ beiseite: Es kommt aus dem Spiel.
mend-hold = Nimm „{ $tile }“ in die Hand: Das ist das gezogene.
mend-put-back-of = Leg „{ $tile }“ weg; es gehört dir nicht.
mend-hold-of = Leg „{ $tile }“ vor dich.
mend-price =
    { $n ->
        [0] Nimm das Gold von „{ $tile }“ weg.
       *[other] Auf „{ $tile }“ liegen { $n } Gold.
    }
mend-ware = { $market }, Feld { $n } von links: { $lying }.
mend-ware-instead = { $market }, Feld { $n } von links: { $lying } statt { $instead }.
mend-ware-tile = „{ $tile }“
mend-ware-none = nichts
mend-ware-untold = ein noch nicht eingegebenes Plättchen
mend-mark = „{ $tile }“ { $place }: { $mark }.
mend-unmark = „{ $tile }“ { $place }, nicht mehr: { $mark }.
mend-score-tile =
    { $n ->
        [0] Leg das 50/100-Plättchen zurück.
       *[other] 50/100-Plättchen: { $n } nach oben.
    }
mend-turn-piece = Dreh { $piece } auf { $place } so, wie das Bild es zeigt.
mend-fill-slot = Leg „{ $tile }“ aus.
mend-empty-slot = Nimm „{ $tile }“ weg.
mend-slot-price =
    { $n ->
        [0] „{ $tile }“ hat keinen Preis.
       *[other] „{ $tile }“ kostet { $n }.
    }
mend-track = Wertungsleiste: von { $before } auf { $after }.
mend-tap = Stimmt etwas nicht? Tipp es an
mend-tap-about = Bevor sich etwas ändert, siehst du, was sich ändern würde.
mend-look = Was geschehen ist
mend-look-about = Wer am Tisch sitzt, kann es korrigieren.
mend-offline = Korrekturen brauchen den Server, und gerade antwortet niemand.
mend-needs-server = Keine Verbindung
mend-begun = Angefangene Korrektur
mend-begun-about = Noch ist nichts geändert.
mend-lay-otherwise = Drehen oder versetzen
mend-throw-away = Verwerfen
mend-go-on = Weiter damit
mend-none = Nichts von dieser Art.
mend-replay = Im Rückblick ansehen
mend-older =
    { $n ->
        [one] { $n } früherer Eintrag
       *[other] { $n } frühere Einträge
    }
mend-shown = Gezeigt: { $kind }, { $name }
mend-shown-of-all = Gezeigt: { $kind }
mend-show-all = Alles
mend-show-turns = Spielzüge
mend-show-points = Punkte
mend-show-corrections = Korrekturen
mend-show-people = Leute
mend-show-everybody = alle
mend-show-place = Nur zu dieser Wertung
mend-show-place-off = Nur zu dieser Wertung: wieder alles zeigen
mend-kind-start = Das Spiel hat begonnen.
mend-kind-action = Etwas wurde eingegeben.
mend-kind-undo = Etwas wurde zurückgenommen.
mend-kind-redo = Etwas wurde wiederhergestellt.
mend-kind-correction = Etwas Früheres wurde korrigiert.
mend-kind-seat = Ein Platz hat das Handy gewechselt.
mend-kind-host = Der Gastgeber hat gewechselt.
mend-status-stands = gilt
mend-status-taken-back = zurückgenommen
mend-status-mended = korrigiert
mend-status-dropped = nicht geschehen
mend-proposed-by = vorgeschlagen von { $name }
mend-confirmed = vom Gastgeber angenommen
mend-crossed-short = danach wurde etwas aufgedeckt
mend-put-in = durch diese Korrektur ergänzt
mend-entry-title = Das wurde eingegeben
mend-entry-title-past = Das wurde korrigiert
mend-changed = Was sich geändert hat
mend-wrong = Was stimmt hier nicht?
mend-which = Was ist nicht geschehen?
mend-only-this = Nur dieser Eintrag
mend-whole-turn =
    { $who ->
        [seat] { $when }: alles von { $name }
       *[host] { $when }: alles vom Gastgeber
    }
mend-counts-no-more = Das gilt nicht mehr.
mend-not-here = Das lässt sich nicht korrigieren.
mend-owner-only = Das kann nur { $name } korrigieren: auf dem eigenen Handy, im Verlauf.
mend-owner-here = Das kann nur { $name } korrigieren: Gib { $name } das Handy.
mend-counted = Das hat die App gezählt. Korrigiere, was davor eingegeben wurde.
mend-app-drew = Das hat die App gezogen, es bleibt so.
mend-seats-elsewhere = Wer auf welchem Handy spielt, änderst du unter „Leute und Handys“.
mend-moved = verschoben: { $steps }
mend-turned = gedreht
mend-gone = Diesen Eintrag gibt es nicht.
mend-correct = Korrigieren
mend-other-tile = Anderes Plättchen
mend-not-happened = Das ist nicht geschehen
mend-wrong-piece = Mit diesem Plättchen stimmt etwas nicht
mend-missing = Danach fehlt etwas
mend-take-back = Zurücknehmen
mend-no-last = Du hast nichts zurückzunehmen
mend-put-back-entry = Wiederherstellen
mend-correct-turn = { $when }: Korrektur
mend-missing-after = { $when }: Was fehlt?
mend-was-asked = Wie es damals lag, für { $name }
mend-lay-again = So wie bisher passt es nicht mehr: { $why }
mend-unchanged = Genau das wurde eingegeben. Wähle etwas anderes.
mend-no-controls = Hier lässt sich nichts eingeben
mend-no-controls-about = An dieser Stelle war niemand gefragt.
mend-board-then = Spielfeld, wie es damals lag
mend-start = Wie hat es begonnen?
mend-start-about = Alles danach wird neu berechnet.
mend-change-first = Nichts geändert
mend-see = Änderungen ansehen
mend-preview = Korrektur
mend-no-draft = Keine Korrektur angefangen
mend-no-draft-about = Tippe im Verlauf an, was nicht stimmt.
mend-is-entered = bisher eingegeben
mend-lies = auf dem Tisch
mend-points = Punkte
mend-nothing = Die Punkte bleiben gleich.
mend-from-to = vorher { $before }, nachher { $after }
mend-line-gone = { $what }: { $points } fällt weg
mend-line-new = { $what }: { $points }
mend-to-move = Auf dem Tisch
mend-then = Danach
mend-asked = Nun möglich: { $what }
mend-not-asked = Nicht mehr möglich: { $what }
mend-goes-on = Das Spiel geht weiter.
mend-all-hold = Alle späteren Einträge gelten weiter. Der alte bleibt im Verlauf.
mend-crossed = Danach wurde schon etwas Verdecktes aufgedeckt.
mend-ask-host = { $name } um die Korrektur bitten?
mend-propose = An { $name } schicken
mend-for-everyone-correction = Für alle korrigieren?
mend-for-everyone-undo = Für alle zurücknehmen?
mend-for-everyone-redo = Für alle wiederherstellen?
mend-for-you-correction = Nur für dich korrigieren?
mend-for-you-undo = Nur für dich zurücknehmen?
mend-for-you-redo = Nur für dich wiederherstellen?
mend-own-only = Sonst sieht niemand einen Unterschied.
mend-do-correction = Jetzt korrigieren
mend-do-undo = Zurücknehmen
mend-do-redo = Wiederherstellen
mend-does-not-hold = Ein späterer Eintrag passt nicht mehr
mend-does-not-hold-about = Noch ist nichts geändert. Du kannst wählen, wie es weitergeht.
mend-mend-too = Auch korrigieren
mend-not-happened-too = Auch nicht geschehen
mend-missing-before = Davor fehlt etwas
mend-cut =
    { $n ->
        [one] Hier abschneiden: { $n } Eintrag fällt weg
       *[other] Hier abschneiden: { $n } Einträge fallen weg
    }
mend-cut-ask =
    { $n ->
        [one] Soll das zuletzt Eingegebene nicht mehr gelten? Das ist der letzte Ausweg.
       *[other] Soll alles ab hier, { $n } Einträge, nicht mehr gelten? Das ist der letzte Ausweg.
    }
mend-cut-yes =
    { $n ->
        [one] { $n } Eintrag streichen
       *[other] { $n } Einträge streichen
    }
mend-proposal = Offene Korrektur
mend-confirm-ask = Korrektur von { $name } annehmen?
mend-confirm-about = Sie gilt dann für alle.
mend-waits-own = Jetzt entscheidet { $name }
mend-waits = { $name } schlägt das vor
mend-waits-about = Bis der Gastgeber sie annimmt, ändert sich nichts.
mend-refuse = Ablehnen
mend-confirm = Annehmen
mend-withdraw = Zurückziehen
mend-proposal-gone-wrong = Sie passt nicht mehr zu dem, was seither geschah, und lässt sich nur ablehnen oder zurückziehen.
mend-settled = Das ist erledigt
mend-settled-about = Was daraus wurde, steht im Verlauf.
mend-settled-confirmed = { $name } hat sie angenommen
mend-settled-refused = { $name } hat sie abgelehnt
mend-settled-withdrawn = Sie wurde zurückgezogen
mend-to-table = Zum Tisch
mend-show-step = Im Bild zeigen: { $what }
mend-board-right = Spielfeld, wie es auf dem Tisch liegen soll
mend-nothing-to-move = Nichts umzulegen
mend-nothing-to-move-about = Der Tisch liegt, wie er soll.
mend-later = Später
mend-as-done = Ja, so liegt es
mend-not-yet = Noch nicht
mend-all-done = Fertig
mend-fewer-by = { $n } weniger
mend-more-by = { $n } mehr
mend-setting = Der Gastgeber legt fest
mend-setting-about = Das gilt für alle an diesem Tisch.
mend-setting-none = Nichts gewählt
mend-setting-yes = So festlegen
history-game =
    { $n ->
        [one] { $game }, { $n } Person
       *[other] { $game }, { $n } Personen
    }
history-words = Als Text
history-how = Was zu sehen ist
history-as-played = Wie gespielt
history-as-corrected = Wie korrigiert
history-slider = Stelle im Spiel
history-before = Einen Schritt zurück
history-after = Einen Schritt weiter
history-at-start = Das ist der erste Schritt
history-at-end = Das ist der letzte Schritt
history-play = Abspielen
history-pause = Anhalten
history-once-more = Von vorn
history-next-round = Nächste Runde
history-next-turn = Nächster Zug
history-next-scoring = Nächste Punkte
history-speed = { $n }×
history-speed-of = Tempo: { $n }×
history-chooses = { $name } wählt.
history-goes-on = Das Spiel geht weiter.
history-back = Zurück zur Partie
history-course = Punkte im Spielverlauf
history-course-label = Punkte, { $when }: { $points }
history-course-of = { $title }: { $numbers }
history-name-points = { $name } { $points }
history-as-table = Als Tabelle
history-as-table-of = { $title }: als Tabelle
history-as-chart = Als Diagramm
history-as-chart-of = { $title }: als Diagramm
history-turned = Wendepunkte
history-leads-first = { $name } geht in Führung
history-leads-from = { $name } überholt { $from }
history-lines =
    { $n ->
        [one] Die eine Wertung bis hier
       *[other] Alle { $n } Wertungen bis hier
    }
