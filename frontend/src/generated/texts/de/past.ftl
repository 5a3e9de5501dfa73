history-no-such-step =
    { $steps ->
        [one] Die Partie hat nur einen Schritt.
       *[other] Die Partie hat nur { $steps } Schritte.
    }
corrections-step-of = { $name }: { $what }
corrections-place-beside =
    { $edge ->
        [N] unter
        [E] links neben
        [S] über
       *[W] rechts neben
    } „{ $tile }“
corrections-place-steps =
    { $n } { $way ->
        [N] nach oben
        [E] nach rechts
        [S] nach unten
       *[W] nach links
    }
corrections-place-away = von „{ $tile }“ aus { $steps }
corrections-place-shown = an der markierten Stelle
corrections-place-part = { $place } ({ $part })
corrections-take-tile = Nimm „{ $tile }“ { $place } vom Tisch.
corrections-move-tile = „{ $tile }“ { $place } gehört woandershin: { $to }.
corrections-turn-tile = Dreh „{ $tile }“ { $place } wie im Bild.
corrections-lay-tile = Leg „{ $tile }“ { $to }, gedreht wie im Bild.
corrections-take-piece = Nimm { $piece } vom Plättchen { $place }.
corrections-move-piece = Stell { $piece } vom Plättchen { $place } auf das Plättchen { $to }.
corrections-move-within = Stell { $piece } auf dem Plättchen { $place } um: { $part }.
corrections-move-shown = Stell { $piece } um, wie im Bild.
corrections-move-tile-shown = Leg „{ $tile }“ um, wie im Bild.
corrections-put-piece = Stell { $piece } auf das Plättchen { $to }.
corrections-take-off = Nimm { $piece } von { $place }.
corrections-move-over = Zieh { $piece } von { $place } nach { $to }.
corrections-put-on = Leg { $piece } auf { $to }.
corrections-mark-place = { $place }: { $mark }.
corrections-unmark-place = { $place }: nicht mehr { $mark }.
corrections-stock =
    { $way ->
        [more] Nimm dir { $n } { $piece }.
       *[fewer] Leg { $n } { $piece } zurück.
    }
corrections-put-back = Leg „{ $tile }“ zurück zu den noch nicht gezogenen.
corrections-set-aside = Leg „{ $tile }“ beiseite: Es kommt aus dem Spiel.
corrections-hold = Nimm „{ $tile }“ in die Hand: Das ist das gezogene.
corrections-put-back-of = Leg „{ $tile }“ weg; es gehört dir nicht.
corrections-hold-of = Leg „{ $tile }“ vor dich.
corrections-market = { $market }, Feld { $n } von links: { $lying }.
corrections-market-instead = { $market }, Feld { $n } von links: { $lying } statt { $instead }.
corrections-market-tile = „{ $tile }“
corrections-market-none = nichts
corrections-market-unknown = ein noch nicht eingegebenes Plättchen
corrections-mark = „{ $tile }“ { $place }: { $mark }.
corrections-unmark = „{ $tile }“ { $place }, nicht mehr: { $mark }.
corrections-turn-piece = Dreh { $piece } auf { $place } wie im Bild.
corrections-tip-over = Kippe { $piece } auf { $place } um.
corrections-stand-up = Stell { $piece } auf { $place } aufrecht hin.
corrections-fill-slot = Leg „{ $tile }“ aus.
corrections-empty-slot = Nimm „{ $tile }“ weg.
corrections-slot-price =
    { $n ->
        [0] „{ $tile }“ hat keinen Preis.
       *[other] „{ $tile }“ kostet { $n }.
    }
corrections-track = Wertungsleiste: von { $before } auf { $after }.
corrections-tap = Stimmt etwas nicht? Tippe es an
corrections-tap-about = Erst siehst du, was sich ändern würde.
corrections-look = Was geschehen ist
corrections-look-about = Wer am Tisch sitzt, kann es korrigieren.
corrections-offline = Korrekturen brauchen den Server, und gerade antwortet niemand.
corrections-needs-server = Keine Verbindung
corrections-begun = Angefangene Korrektur
corrections-begun-about = Noch ist nichts geändert.
corrections-lay-otherwise = Drehen oder versetzen
corrections-throw-away = Abbrechen
corrections-go-on = Weiter damit
corrections-none = Nichts von dieser Art.
corrections-replay = Im Rückblick ansehen
corrections-alike = { $n } weitere dieser Art
corrections-older =
    { $n ->
        [one] { $n } früherer Eintrag
       *[other] { $n } frühere Einträge
    }
corrections-shown = Gezeigt: { $kind }, { $name }
corrections-shown-of-all = Gezeigt: { $kind }
corrections-show-all = Alles
corrections-show-turns = Spielzüge
corrections-show-points = Punkte
corrections-show-corrections = Korrekturen
corrections-show-people = Leute
corrections-show-everybody = alle
corrections-show-place = Nur zu dieser Wertung
corrections-show-place-off = Nur zu dieser Wertung: wieder alles zeigen
corrections-kind-start = Das Spiel hat begonnen.
corrections-kind-action = Etwas wurde eingegeben.
corrections-kind-undo = Etwas wurde zurückgenommen.
corrections-kind-redo = Etwas wurde wiederhergestellt.
corrections-kind-correction = Etwas Früheres wurde korrigiert.
corrections-kind-seat = Ein Platz hat das Handy gewechselt.
corrections-kind-host = Der Gastgeber hat gewechselt.
corrections-status-counts = gilt
corrections-status-undone = zurückgenommen
corrections-status-corrected = korrigiert
corrections-status-dropped = nicht geschehen
corrections-proposed-by = vorgeschlagen von { $name }
corrections-confirmed = vom Gastgeber angenommen
corrections-crossed-short = danach wurde etwas aufgedeckt
corrections-put-in = durch diese Korrektur ergänzt
corrections-entry-title = Das wurde eingegeben
corrections-entry-title-past = Das wurde korrigiert
corrections-changed = Was sich geändert hat
corrections-wrong = Was stimmt hier nicht?
corrections-which = Was ist nicht geschehen?
corrections-only-this = Nur dieser Eintrag
corrections-whole-turn =
    { $who ->
        [seat] { $when }: alles von { $name }
       *[host] { $when }: alles vom Gastgeber
    }
corrections-counts-no-more = Das gilt nicht mehr.
corrections-not-here = Das lässt sich nicht korrigieren.
corrections-owner-only = Das kann nur { $name } korrigieren: auf dem eigenen Handy, im Verlauf.
corrections-owner-here = Das kann nur { $name } korrigieren: Gib { $name } das Handy.
corrections-counted = Das hat die App gezählt. Korrigiere, was davor eingegeben wurde.
corrections-app-drew = Das hat die App gezogen, es bleibt so.
corrections-seats-elsewhere = Wer auf welchem Handy spielt, änderst du unter „Leute und Handys“.
corrections-moved = verschoben: { $steps }
corrections-turned = gedreht
corrections-gone = Diesen Eintrag gibt es nicht.
corrections-correct = Korrigieren
corrections-other-tile = Anderes Plättchen
corrections-not-happened = Das ist nicht geschehen
corrections-wrong-piece = Mit diesem Plättchen stimmt etwas nicht
corrections-missing = Danach fehlt etwas
corrections-take-back = Zurücknehmen
corrections-no-last = Du hast nichts zurückzunehmen
corrections-put-back-entry = Wiederherstellen
corrections-correct-turn = { $when }: Korrektur
corrections-missing-after = { $when }: Was fehlt?
corrections-was-asked = Wie es damals lag, für { $name }
corrections-lay-again = So wie bisher passt es nicht mehr: { $why }
corrections-unchanged = Genau das wurde eingegeben. Wähle etwas anderes.
corrections-no-controls = Hier lässt sich nichts eingeben
corrections-no-controls-about = An dieser Stelle war niemand gefragt.
corrections-board-then = Spielfeld, wie es damals lag
corrections-start = Wie hat es begonnen?
corrections-start-about = Alles danach wird neu berechnet.
corrections-change-first = Nichts geändert
corrections-see = Änderungen ansehen
corrections-preview = Korrektur
corrections-no-draft = Keine Korrektur angefangen
corrections-no-draft-about = Tippe im Verlauf an, was nicht stimmt.
corrections-is-entered = bisher einge­geben
corrections-lies = so soll es liegen
corrections-points = Punkte
corrections-nothing = Die Punkte bleiben gleich.
corrections-from-to = vorher { $before }, nachher { $after }
corrections-line-gone = { $what }: { $points } fällt weg
corrections-line-new = { $what }: { $points }
corrections-to-move = Falls es noch anders liegt
corrections-then = Danach
corrections-asked = Nun möglich: { $what }
corrections-not-asked = Nicht mehr möglich: { $what }
corrections-goes-on = Das Spiel geht weiter.
corrections-all-hold = Alle späteren Einträge gelten weiter. Der alte bleibt im Verlauf.
corrections-crossed = Danach wurde schon etwas Verdecktes aufgedeckt.
corrections-ask-host = { $name } um die Korrektur bitten?
corrections-propose = An { $name } schicken
corrections-for-everyone-correction = Für alle korrigieren?
corrections-for-everyone-undo = Für alle zurücknehmen?
corrections-for-everyone-redo = Für alle wiederherstellen?
corrections-for-you-correction = Nur für dich korrigieren?
corrections-for-you-undo = Nur für dich zurücknehmen?
corrections-for-you-redo = Nur für dich wiederherstellen?
corrections-own-only = Sonst sieht niemand einen Unterschied.
corrections-do-correction = Jetzt korrigieren
corrections-do-undo = Zurücknehmen
corrections-do-redo = Wiederherstellen
corrections-does-not-hold = Ein späterer Eintrag passt nicht mehr
corrections-does-not-hold-about = Noch ist nichts geändert. Wähle, wie es weitergeht.
corrections-too = Auch korrigieren
corrections-not-happened-too = Auch nicht geschehen
corrections-missing-before = Davor fehlt etwas
corrections-cut =
    { $n ->
        [one] Ab hier verwerfen ({ $n } Eintrag)
       *[other] Ab hier verwerfen ({ $n } Einträge)
    }
corrections-cut-ask =
    { $n ->
        [one] Soll das zuletzt Eingegebene nicht mehr gelten? Das ist der letzte Ausweg.
       *[other] Soll alles ab hier, { $n } Einträge, nicht mehr gelten? Das ist der letzte Ausweg.
    }
corrections-cut-yes =
    { $n ->
        [one] { $n } Eintrag streichen
       *[other] { $n } Einträge streichen
    }
corrections-proposal = Offene Korrektur
corrections-confirm-ask = Korrektur von { $name } annehmen?
corrections-confirm-about = Sie gilt dann für alle.
corrections-waits-own = Jetzt entscheidet { $name }
corrections-waits = { $name } schlägt das vor
corrections-waits-about = Bis der Gastgeber sie annimmt, ändert sich nichts.
corrections-refuse = Ablehnen
corrections-confirm = Annehmen
corrections-withdraw = Zurückziehen
corrections-proposal-gone-wrong = Sie passt nicht mehr zu dem, was seither geschah, und lässt sich nur ablehnen oder zurückziehen.
corrections-settled = Das ist erledigt
corrections-proposal-over = Korrektur
corrections-settled-about = Mehr steht im Verlauf.
corrections-settled-confirmed = { $name } hat sie angenommen
corrections-settled-refused = { $name } hat sie abgelehnt
corrections-settled-withdrawn = Sie wurde zurückgezogen
corrections-to-table = Zum Tisch
corrections-show-moves = Was ist zu tun?
corrections-no-moves = Nichts zu tun
corrections-show-step = Im Bild zeigen: { $what }
corrections-board-right = Spielfeld, wie es auf dem Tisch liegen soll
corrections-nothing-to-move = Nichts umzulegen
corrections-nothing-to-move-about = Auf dem Tisch liegt alles, wie es soll.
corrections-later = Später
corrections-as-done = Ja, so liegt es
corrections-not-yet = Noch nicht
corrections-all-done = Fertig
corrections-fewer-by = { $n } weniger
corrections-more-by = { $n } mehr
corrections-setting = Einstellungen des Gastgebers
corrections-setting-about = Das gilt für alle an diesem Tisch.
corrections-setting-none = Nichts gewählt
corrections-setting-yes = Umstellen
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
