### Tableside auf Deutsch: Bildschirme, Zustände, Absagen des Hauses.
### Ein Code ist eine Kennung mit „-“ statt „.“ und „_“. Spiele bringen ihre eigene Datei mit.

## Wörter, die überall vorkommen

app-name = Tableside
common-back = Zurück
common-close = Schließen
common-more = Mehr
common-undo = Zurücknehmen
common-cancel = Lassen
common-reload = Neu laden
common-copied = Kopiert
common-loading = Einen Moment

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-coal = Schwarz
colour-bone = Weiß

## Plätze

seats-band = Plätze und Punkte
seats-pill =
    { $points ->
        [one] { $name }, { $colour }, { $points } Punkt
       *[other] { $name }, { $colour }, { $points } Punkte
    }
seats-active = am Zug
seats-gone = { $time } weg
seats-away = nicht da

## Anfang

start-prompt = Tisch eröffnen oder dazusetzen
start-about = Das Spiel liegt bei euch auf dem Tisch. Die App kennt die Regeln und zählt.
start-new = Tisch eröffnen
start-join = Mitspielen
start-tables = Deine Tische
start-nobody = Noch sitzt niemand
start-status =
    { $status ->
        [lobby] { $game }, noch nicht begonnen
        [playing] { $game }, wird gespielt
       *[finished] { $game }, beendet
    }

## Neuer Tisch

new-title = Tisch eröffnen
new-game = Welches Spiel liegt auf dem Tisch?
new-draw = Wer zieht?
new-draw-table = Wir ziehen aus der Schachtel
new-draw-table-about = Wer zieht, sagt dem Handy, was es war.
new-draw-app = Die App zieht
new-draw-app-about = Wenn die Schachtel nicht zur Hand ist.
new-options = Regeln und Hilfen
new-options-changed =
    { $n ->
        [0] Wie gedruckt, mit allen Hilfen
        [one] { $n } eigene Einstellung
       *[other] { $n } eigene Einstellungen
    }
new-rules = Regeln
new-aids = Hilfen auf den Handys
new-open = Tisch eröffnen
new-opening = Wird eröffnet
new-people = Für { $min } bis { $max } Personen

## Dazusetzen

join-title = An den Tisch setzen
join-code = Code
join-code-hint = Sechs Zeichen; sie stehen auf dem Handy des Gastgebers.
join-name = Dein Name
join-colour = Deine Farbe in der Schachtel
join-colour-taken = { $colour }, gehört schon { $name }
join-take = Platz nehmen
join-taking = Stuhl wird gerückt
join-watch = Zuschauen
join-missing-code = Gib den Code ein
join-missing-name = Gib deinen Namen ein
join-missing-other-name = Wähle einen anderen Namen
join-name-use = „{ $name }“ nehmen
join-missing-colour = Wähle eine Farbe
join-begun = Das Spiel hat begonnen
join-begun-about = Plätze gibt es keine mehr. Zuschauen kannst du.
join-full = Alle Plätze sind besetzt
join-full-about = Die Schachtel hat keine Farbe mehr. Zuschauen kannst du.
join-looking = Der Tisch wird gesucht

## Vor dem Spiel

lobby-scan = Scannen oder eingeben
lobby-qr = QR-Code des Links zu diesem Tisch
lobby-code = Code { $code }
lobby-send = Link senden
lobby-copy = Link kopieren
lobby-link-title = Setz dich zu uns
lobby-seats = Plätze in Zugreihenfolge
lobby-here = dieses Handy
lobby-here-host = dieses Handy, Gastgeber
lobby-phone = Handy ist da
lobby-phone-host = Handy ist da, Gastgeber
lobby-away = Handy ist gerade nicht da
lobby-gone = seit { $time } weg
lobby-no-phone-here = kein Handy, spielt von hier
lobby-no-phone = kein Handy, spielt von einem anderen
lobby-begins = beginnt
lobby-free =
    { $n ->
        [one] { $colours } ist frei
       *[other] { $colours } sind frei
    }
lobby-edit = Platz von { $name } ändern
lobby-edit-name = Name
lobby-edit-colour = Farbe
lobby-earlier = Früher
lobby-later = Später
lobby-save = Speichern
lobby-remove = Entfernen
lobby-starter = Wer beginnt?
lobby-options = Regeln und Hilfen
lobby-change = Regeln und Hilfen ändern
lobby-aids =
    { $on ->
        [all] Hilfen: alle an
        [none] Hilfen: alle aus
       *[some] Hilfen: teils an
    }
lobby-draw-table = Plättchen aus der Schachtel
lobby-draw-app = Die App zieht
lobby-start-prompt =
    { $n ->
        [2] Zu zweit beginnen?
        [3] Zu dritt beginnen?
        [4] Zu viert beginnen?
        [5] Zu fünft beginnen?
       *[other] Mit { $n } beginnen?
    }
lobby-start-about = Danach können andere nur noch zuschauen.
lobby-start =
    { $n ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
       *[other] Mit { $n } beginnen
    }
lobby-starting = Es geht los
lobby-few-prompt = Warte auf die anderen
lobby-few-about =
    { $n ->
        [2] Mindestens zwei spielen. Lass sie den Code scannen oder gib jemandem ohne Handy einen Platz.
       *[other] Mindestens { $n } spielen. Lass sie den Code scannen oder gib jemandem ohne Handy einen Platz.
    }
lobby-few =
    { $n ->
        [one] { $n } Platz fehlt
       *[other] { $n } Plätze fehlen
    }
lobby-wait-prompt = { $name } beginnt das Spiel
lobby-wait-host = Der Gastgeber beginnt das Spiel
lobby-wait-about = Du sitzt. Es beginnt auf allen Handys zugleich.
lobby-watch-about = Du schaust zu. Es beginnt auf allen Handys zugleich.
lobby-add = Platz dazu
lobby-sit = Platz nehmen
lobby-add-prompt = Wer sitzt hier?
lobby-add-about = Für jemanden ohne Handy. Du gibst auf deinem ein, was geschieht.
lobby-add-name = Name
lobby-add-save = Platz hinzufügen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-system = Wie das Handy
settings-light = Licht
settings-light-system = Wie das Handy
settings-light-day = Tag
settings-light-lamp = Lampe
settings-contrast = Hoher Kontrast
settings-contrast-about = Kräftigere Linien, nichts Blasses, keine Schnitte in den Feldern.
settings-hints = Mehr Worte
settings-hints-about = Eine zweite Zeile unter dem, was zu tun ist.
settings-hand = Linke Hand
settings-hand-about = Der Hauptknopf steht links.
settings-signals = Wenn du am Zug bist
settings-signals-off = Nichts
settings-signals-touch = Vibrieren
settings-signals-both = Vibrieren und Klopfen
settings-rulings = Wo die Regeln schweigen: { $game }
settings-about = Über Tableside
settings-about-words = Tableside begleitet kostenlos das Spiel, das bei euch auf dem Tisch liegt. Es gehört zu keinem Verlag und ersetzt keine Schachtel.
settings-about-fonts = Gesetzt in Grenze und Atkinson Hyperlegible Next, beide unter der SIL Open Font License.

## Verbindung, Zustände, Störungen

strip-offline =
    { $n ->
        [0] <b>Offline seit { $time }.</b> Du kannst weiter schauen.
        [one] <b>Offline seit { $time }.</b> Spiel weiter: { $n } Eintrag wartet auf diesem Handy.
       *[other] <b>Offline seit { $time }.</b> Spiel weiter: { $n } Einträge warten auf diesem Handy.
    }
strip-polling = <b>Keine Direktverbindung.</b> Das Handy fragt alle 2 Sekunden; nichts geht verloren.
strip-back =
    { $n ->
        [0] <b>Wieder da.</b> Nichts ging verloren.
        [one] <b>Wieder da.</b> { $n } Eintrag gesendet, nichts ging verloren.
       *[other] <b>Wieder da.</b> { $n } Einträge gesendet, nichts ging verloren.
    }
strip-as-of = <b>Stand von { $time }.</b> Das Neueste wird geholt.
update-ready = Eine neue Version ist da.
update-now = Laden
update-load = Neue Version laden
broken-title = Diese Seite ist stehen geblieben
broken-about = Euer Tisch liegt sicher auf dem Server. Lade die Seite neu und mach weiter, wo du warst.
broken-code = Was stehen blieb: { $code }
closed-title = Dieses Handy sitzt nicht an dem Tisch
closed-join = Mit Code dazusetzen
closed-start = Zum Anfang

client-offline = Niemand antwortet. Ist dieses Handy im selben Netz?
client-broken = Das ging nicht. Nichts wurde geändert.
client-no-device = Der Server hat dieses Handy nicht angenommen. Versuch es noch einmal.

## Absagen des Hauses

action-malformed = Der Eintrag ist nicht zu lesen: { $detail }
action-unknown = Diese Aktion gibt es in diesem Spiel nicht.
device-unknown = Der Server kennt dieses Handy nicht.
game-unknown = Dieses Spiel gibt es hier nicht.
lobby-name-taken = An diesem Tisch heißt schon jemand { $name }.
request-invalid = Die Anfrage ist nicht zu lesen: { $detail }
request-not-json = Die Anfrage ist nicht zu lesen.
request-throttled =
    { $seconds ->
        [one] Zu viel auf einmal. Versuch es in { $seconds } Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
request-too-large = Die Anfrage ist zu groß.
request-unknown-address = Unter dieser Adresse gibt es nichts.
request-wrong-method = Das geht unter dieser Adresse nicht.
server-fault = Am Server ist etwas schiefgegangen. Nichts wurde geändert.
correction-does-not-hold = Mit dieser Korrektur wäre ein späterer Eintrag gegen die Regeln.
correction-empty = Diese Korrektur ändert nichts oder zu viel auf einmal.
correction-entry-gone = Der gemeinte Eintrag gilt nicht mehr.
correction-not-by-hand = Das lässt sich nicht von Hand korrigieren.
correction-sealed = In einem Spiel mit Geheimnissen korrigiert jeder Platz seine eigenen Einträge.
history-no-such-step =
    { $steps ->
        [one] Die Partie hat nur einen Schritt.
       *[other] Die Partie hat nur { $steps } Schritte.
    }
correction-unknown = Dieser Vorschlag wurde zurückgezogen oder ist erledigt.
table-event-corrected = { $seat } hat etwas Früheres korrigiert.
table-event-corrected-by-host = Der Gastgeber hat etwas Früheres korrigiert.
table-event-put-back = { $seat } hat das Zurückgenommene wieder gelten lassen.
table-event-put-back-by-host = Der Gastgeber hat das Zurückgenommene wieder gelten lassen.
table-adjusted = Punkte nach Absprache
table-end-unfinished = Der Gastgeber hat das Spiel vorzeitig beendet.
table-event-adjusted =
    { $points ->
        [one] { $seat } bekommt nach Absprache { $points } Punkt: { $reason }
       *[other] { $seat } bekommt nach Absprache { $points } Punkte: { $reason }
    }
table-event-finish-now = Der Gastgeber hat das Spiel beendet; gewertet wird, was liegt.
table-no-points = Gib eine andere Zahl von Punkten an als 0.
table-no-such-seat = Da sitzt niemand.
table-busy = Der Tisch ist beschäftigt. Versuch es gleich wieder.
table-colour-taken = Diese Farbe hat schon jemand.
table-duplicate-id = Dieser Eintrag kam schon einmal mit anderem Inhalt.
table-event-seat-moved = { $seat } spielt jetzt von einem anderen Handy.
table-event-seat-removed = Das Handy von { $seat } wurde entfernt; der Gastgeber spielt den Platz weiter.
table-event-seat-given-up = { $seat } spielt nicht weiter; das Handy des Gastgebers antwortet für den Platz.
table-event-seat-host = { $seat } ist jetzt Gastgeber.
table-event-seat-host-taken = { $seat } ist jetzt Gastgeber: das Handy des bisherigen schwieg.
table-event-taken-back = { $seat } hat den letzten Eintrag zurückgenommen.
table-full = Alle Farben der Schachtel sind vergeben.
table-host-is-here = Das Handy des Gastgebers ist da.
table-locked = Der Gastgeber hat diesen Tisch geschlossen.
table-only-watching = Dieses Handy ist zum Zuschauen gekommen. Wer mitspielt, kann den Code zum Mitspielen zeigen.
table-not-finished = Das Spiel läuft noch.
table-not-host = Das kann nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-not-your-seat = Dieser Platz wird von einem anderen Handy gespielt.
table-not-yours-to-do = Das geschieht nicht von einem Handy aus.
table-nothing-due = Es gibt gerade nichts zu zählen.
table-nothing-to-draw = Es gibt gerade nichts zu ziehen.
table-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
table-option = Diese Option hat das Spiel nicht: { $option }
table-others-first = Erst ist jemand anders gefragt.
table-over = Das Spiel ist zu Ende.
table-seats = Dieses Spiel spielen { $min } bis { $max } Personen.
table-stale-version = Jemand war schneller. Nichts wurde geändert.
table-started = Das Spiel hat schon begonnen.
table-starter = Wo das Spiel beginnen soll, sitzt niemand.
table-too-late = Zu spät: Das galt einem früheren Schritt.
table-undo-blocked = Andere haben seitdem weitergespielt; das lässt sich nicht zurücknehmen.
table-seat-moved = Den Platz dieses Handys spielt jetzt ein anderes.
table-removed = Der Gastgeber hat dieses Handy vom Tisch entfernt.
table-unknown = Für dieses Handy gibt es diesen Tisch nicht.
table-unknown-code = Diesen Code hat kein offener Tisch.
table-unknown-colour = Diese Farbe hat die Schachtel nicht.
table-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-your-own-seat = Das Handy des Gastgebers bleibt.

## Das Spielfeld

board-label = Spielfeld, { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
board-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Platz zu Platz, Eingabe legt das Plättchen. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
        [chosen] R dreht das Plättchen, Zahlen wählen, Steuerung und Eingabe bestätigt, Escape führt zurück. T zeigt das Spielfeld als Text.
       *[look] Pfeiltasten führen von Plättchen zu Plättchen. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
    }
board-as-text = Spielfeld als Text
board-as-picture = Zurück zum Bild
board-zoom-in = Größer
board-zoom-out = Kleiner
board-whole = Ganzes Spielfeld
board-text-title = Das Spielfeld in Worten
board-row = Reihe { $row }
board-position = Reihe { $row }, Spalte { $column }
board-cell = { $place }: { $words }
board-tile = { $tile }. Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }.
board-piece = { $name }: { $role } ({ $on }).
board-free = Frei.
board-beside =
    { $edge ->
        [N] Nördlich davon { $terrain }.
        [E] Östlich davon { $terrain }.
        [S] Südlich davon { $terrain }.
       *[W] Westlich davon { $terrain }.
    }
board-take = Hier legen
board-take-here = Plättchen hier legen: { $place }
board-chosen = Hier liegt dein Plättchen vorerst

## Spielen

play-points = Punkte
play-settings = Einstellungen
play-leave = Zur Startseite
play-draw = Ziehen
play-for-seat = Für { $name }
play-narrow = Tippe auf eine Seite, um einzugrenzen.
play-types-and-tiles =
    { $types ->
        [one] { $types } Sorte, noch { $tiles }
       *[other] { $types } Sorten, noch { $tiles }
    }
play-types =
    { $types ->
        [one] { $types } Sorte
       *[other] { $types } Sorten
    }
play-all-types = Alle { $types }
play-filter = Nach Seiten eingrenzen
play-any = egal
play-side =
    { $edge ->
        [N] Oben: { $terrain }
        [E] Rechts: { $terrain }
        [S] Unten: { $terrain }
       *[W] Links: { $terrain }
    }
play-left = noch { $n }
play-used-up =
    { $aside ->
        [0] „{ $tile }“ ist aufgebraucht: { $all ->
                [one] Das einzige liegt auf dem Spielfeld.
               *[other] Alle { $all } liegen auf dem Spielfeld.
            }
       *[other] „{ $tile }“ ist aufgebraucht: { $board } von { $all } liegen auf dem Spielfeld, der Rest kam beiseite.
    }
play-set-aside = „{ $tile }“ passt nirgends und kommt beiseite: Zieh noch einmal
play-tap-place = Platz antippen
play-other-tile = Anderes Plättchen
play-other-place = Anderer Platz
play-turn = Plättchen drehen
play-targets = Was du dazustellst
play-stock = übrig
play-done = Fertig
play-less = Weniger für { $name }
play-more = Mehr für { $name }
play-amount-left = noch { $n } zu vergeben
play-change = Ändern
play-may-change = Gewählt. Änderbar, bis alle so weit sind.
play-laid =
    { $question ->
        [both] Drehen? Besetzen?
        [turn] Drehen oder fertig?
        [add] Etwas besetzen?
       *[lay] Hier legen?
    }
play-sent =
    { $what ->
        [draw] Es wird gezogen
        [pick] Eingegeben
        [place] Gelegt
        [undo] Wird zurückgenommen
       *[other] Eingegeben
    }
play-sending = Wird gesendet
play-sending-on = Wird gesendet …
play-kept-here = Bleibt auf diesem Handy, bis der Server antwortet.
play-waits = Wartet
play-does-not-fit = Das passt nicht
play-not-possible = Das geht nicht
play-nothing-changed = Nichts wurde verändert.
play-go-on = Weiter
play-overtaken = Jemand war schneller
play-overtaken-by = { $name } war schneller
play-overtaken-kept = Nichts wurde verändert. Deine Eingabe bleibt erhalten.
play-overtaken-gone = Es ist schon eingegeben. Mehr ist nicht zu tun.
play-drop = Meine verwerfen
play-again = Noch einmal senden
play-since = Der Tisch wartet seit { $time }.
play-counting = Der Server zählt.
play-takes-longer = Es dauert länger als sonst.
play-silent = Das Handy von { $name } schweigt seit { $time }. Der Tisch wartet.
play-silent-elsewhere = Das Handy, das für { $name } spielt, schweigt seit { $time }.
play-show = Zeigen
play-let-be = Jetzt nicht
play-and-more = Und { $n } mehr
play-over = Das Spiel ist zu Ende

## Punkte, Beweise, Ergebnis

points-title = Punkte
points-after = Zug { $turn }
points-who = Spieler
points-total = Summe
points-rank = { $rank }.
points-by-kind = Punkte nach Art
points-lines = Jeder Punkt, die neuesten zuerst
points-none = Noch hat nichts gezählt.
points-tap = Tippe eine Zeile an, um sie auf dem Spielfeld zu sehen.
points-of = { $name } · Zug { $turn }
points-leads = { $name } führt mit { $points }
points-level =
    { $n ->
        [2] Zwei sind gleichauf bei { $points }
        [3] Drei sind gleichauf bei { $points }
        [4] Vier sind gleichauf bei { $points }
       *[other] Alle sind gleichauf bei { $points }
    }
points-board = Spielfeld
points-now = Wie es steht
points-ended = Wenn jetzt Schluss wäre
points-ended-title = Wenn jetzt Schluss wäre
points-ended-lines = Was das Ende brächte
points-ended-about = Mit dem, was das Ende brächte. Tippe eine Zeile an.
points-all = Alle Punkte
points-gone = Diese Zeile gibt es nicht mehr
points-previous = Vorige Zeile
points-next = Nächste Zeile
points-board-label = Spielfeld mit dem Beweis dieser Zeile
points-proof = Wie sich die Punkte ergeben
points-most = Die meisten Gefolgsleute
points-left-over = Nicht gezählt:
points-left-over-one = { $reason } ({ $count })

result-title =
    { $n ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } gewinnen mit { $points }
    }
result-names = { $first } und { $last }
result-again = Noch einmal
result-opening = Wird geöffnet
result-to-next = Zum nächsten Spiel

## Leute und Handys, während ein Tisch spielt

people-title = Leute und Handys
people-seats = Plätze und ihre Handys
people-gone-host = seit { $time } weg, Gastgeber
people-away-host = Handy ist gerade nicht da, Gastgeber
people-unknown = Handy von hier nicht zu hören
people-unknown-host = Handy von hier nicht zu hören, Gastgeber
people-actions = Was mit dem Platz von { $name } geht
people-move = Auf ein anderes Handy
people-move-about = Scanne das mit dem anderen Handy oder gib dort den Code ein, wo man sich dazusetzt. Er gilt einmal, 15 Minuten lang.
people-move-qr = QR-Code, der den Platz von { $name } auf ein anderes Handy bringt
people-give-up = Platz abgeben
people-give-up-ask = Soll ab jetzt das Handy des Gastgebers für { $name } spielen? Dieses schaut dann nur noch zu.
people-give-up-yes = Abgeben
people-take-over = Für { $name } spielen
people-take-over-ask = Soll dieses Handy für { $name } spielen? Das andere schaut dann nur zu, bis du ihm den Platz zurückgibst.
people-take-over-yes = Für { $name } spielen
people-remove = Handy entfernen
people-remove-ask = Soll das Handy von { $name } den Tisch verlassen? Dieses spielt dafür weiter, und der Tisch bekommt einen neuen Code.
people-remove-ask-lobby = Soll das Handy von { $name } den Tisch mit seinen Plätzen verlassen? Der Tisch bekommt einen neuen Code.
people-remove-yes = Entfernen
people-make-host = Zum Gastgeber machen
people-make-host-ask = Soll { $name } Gastgeber sein? Dieses Handy ist es dann nicht mehr.
people-make-host-yes = Gastgeber machen
people-hand = { $name } das Handy geben
people-host = Sache des Gastgebers
people-lock = Tisch schließen
people-lock-about = Niemand Neues kommt dazu. Wer da ist, bleibt.
people-new-code = Neuer Code
people-new-code-about = Zum Dazusetzen. Der alte führt dann nirgends hin.
people-new-code-made = Der neue Code ist { $code }.
people-watch = Für alle, die zuschauen, am Handy oder am Fernseher
people-watch-scan = Zum Zuschauen scannen oder eingeben
people-watch-qr = QR-Code des Links zum Zuschauen
people-become = Gastgeber werden
people-become-about = Das Handy des Gastgebers schweigt seit { $time }. Jetzt kann jemand anderes Gastgeber sein.
people-become-polling = Dieses Handy hat keine Direktverbindung: Es hört nicht, wessen Handy schweigt, und kann nicht Gastgeber werden. Ist das Handy des Gastgebers weg, geht das an einem anderen Handy des Tisches: Dort steht hier „Gastgeber werden“.

common-seconds = { $n } s
common-minutes = { $n } min

## Ein Platz unterwegs, ein verlorener Platz, ein Code zum Zuschauen

seat-title = Diesen Platz hier spielen?
seat-about = Das Handy, das ihn bisher gespielt hat, vergisst ihn.
seat-take = Hier weiterspielen
seat-taking = Der Platz kommt her
watch-title = Am Tisch zuschauen
lost-title = Dieses Handy spielt nicht mehr für { $names }
lost-moved = Das tut jetzt ein anderes. Hier ist nichts davon geblieben.
lost-taken = Das tut jetzt der Gastgeber oder ein anderes Handy. Hier ist nichts davon geblieben. Zum Weiterspielen bitte den Gastgeber um einen Code.
lost-removed-title = Der Gastgeber hat dieses Handy entfernt
lost-removed = Vom Platz von { $names } ist hier nichts geblieben. Zum Wiederkommen bitte den Gastgeber um den neuen Code.
lost-unsent =
    { $n ->
        [one] { $n } Eintrag, der hier wartete, wurde nicht gesendet.
       *[other] { $n } Einträge, die hier warteten, wurden nicht gesendet.
    }
lost-watch = Zuschauen

## Ein Handy für mehrere, mit Geheimnissen

hand-title = Gib { $name } das Handy
hand-about = Gleich steht hier, was nur { $name } wissen darf. Alle anderen schauen weg.
hand-ask = Bist du { $name }?
hand-hold = Halten oder 2× tippen
hand-once-more = Noch einmal tippen
hand-to = An { $name }
cover-now = Verdecken
cover-title = Verdeckt
cover-about = Hierunter liegt, was nur { $name } wissen darf.
cover-prompt = Schaut niemand sonst her?
cover-look = Tippen zum Ansehen

## Was war: Verlauf, Korrekturen, Richtigstellen, was der Gastgeber entscheidet

common-redo = Wiederherstellen
table-category-adjusted = Vereinbart
points-agreed = Diese Punkte gibt keine Regel: Der Tisch hat sie vereinbart.
mend-timeline = Verlauf
mend-something-wrong = Da stimmt etwas nicht
mend-place = Reihe { $row }, Spalte { $column }
mend-place-part = { $place } ({ $part })
mend-take-tile = Nimm „{ $tile }“ von { $place } weg.
mend-move-tile = Leg „{ $tile }“ von { $place } nach { $to }.
mend-turn-tile = Dreh „{ $tile }“ in { $place } so, wie das Bild es zeigt.
mend-lay-tile = Leg „{ $tile }“ in { $to }, gedreht wie im Bild.
mend-take-piece = Nimm { $piece } ({ $name }) von { $place } weg.
mend-move-piece = Stell { $piece } ({ $name }) von { $place } auf { $to }.
mend-put-piece = Stell { $piece } ({ $name }) auf { $to }.
mend-stock = { $name } hat { $n } { $way ->
        [more] mehr
       *[fewer] weniger
    } in der Hand: { $piece }.
mend-put-back = Leg „{ $tile }“ zurück zu den ungezogenen.
mend-set-aside = Leg „{ $tile }“ beiseite: Es kommt aus dem Spiel.
mend-hold = Nimm „{ $tile }“ in die Hand: Das ist das gezogene.
mend-track = Wertungsleiste: { $name } von { $before } auf { $after }.
mend-tap = Tippe an, was nicht stimmt
mend-tap-about = Nichts ändert sich, bevor du siehst, was sich ändern würde.
mend-look = Was geschehen ist
mend-look-about = Wer am Tisch sitzt, kann es korrigieren.
mend-offline = Korrekturen brauchen den Server, und gerade antwortet niemand.
mend-needs-server = Keine Verbindung
mend-begun = Eine Korrektur ist angefangen
mend-begun-about = Noch ist nichts geändert.
mend-throw-away = Verwerfen
mend-go-on = Weiter damit
mend-none = Nichts von dieser Art.
mend-older = { $n ->
        [one] { $n } früherer Eintrag
       *[other] { $n } frühere Einträge
    }
mend-shown = Gezeigt: { $kind }, { $name }
mend-show-all = Alles
mend-show-turns = Züge
mend-show-points = Punkte
mend-show-corrections = Korrekturen
mend-show-people = Leute
mend-show-everybody = alle
mend-show-place = Nur zu dieser Wertung
mend-show-place-off = Nur zu dieser Wertung: wieder alles zeigen
mend-kind-start = Das Spiel beginnt.
mend-kind-action = Etwas wurde eingegeben.
mend-kind-undo = Etwas wurde zurückgenommen.
mend-kind-redo = Etwas gilt wieder.
mend-kind-correction = Etwas Früheres wurde korrigiert.
mend-kind-seat = Ein Platz hat das Handy gewechselt.
mend-kind-host = Der Gastgeber hat gewechselt.
mend-status-stands = gilt
mend-status-taken-back = zurückgenommen
mend-status-mended = korrigiert
mend-status-dropped = nicht geschehen
mend-proposed-by = vorgeschlagen von { $name }
mend-confirmed = vom Gastgeber bestätigt
mend-crossed-short = liegt vor etwas, das aufgedeckt wurde
mend-put-in = durch diese Korrektur dazugekommen
mend-entry-of = { $who ->
        [seat] Zug { $turn }: { $name }
       *[none] Zug { $turn }
    }
mend-entry-title = Das wurde eingegeben
mend-entry-title-past = Das wurde korrigiert
mend-changed = Was sich geändert hat
mend-wrong = Was stimmt hier nicht?
mend-which = Was ist nicht geschehen?
mend-only-this = Nur dieser Eintrag
mend-whole-turn = Der ganze Zug
mend-counts-no-more = Das gilt nicht mehr.
mend-not-here = Das lässt sich von hier aus nicht korrigieren.
mend-gone = Diesen Eintrag gibt es nicht.
mend-correct = Korrigieren
mend-other-tile = Anderes Plättchen
mend-not-happened = Das ist nicht geschehen
mend-missing = Danach fehlt etwas
mend-take-back = Zurücknehmen
mend-take-back-last = Meinen letzten Eintrag zurücknehmen
mend-no-last = Von dir gibt es nichts zurückzunehmen
mend-put-back-entry = Doch gelten lassen
mend-correct-turn = Zug { $turn } korrigieren
mend-missing-after = Was fehlt in Zug { $turn }?
mend-was-asked = Wie es damals lag, für { $name }
mend-lay-again = So, wie es war, passt es nicht: { $why }
mend-unchanged = Genau das wurde eingegeben. Wähle etwas anderes.
mend-no-controls = Hier lässt sich nichts eingeben
mend-no-controls-about = An dieser Stelle war niemand gefragt.
mend-board-then = Spielfeld, wie es damals lag
mend-start = Wie hat es begonnen?
mend-start-about = Alles danach wird neu gerechnet.
mend-change-first = Nichts geändert
mend-see = Änderungen ansehen
mend-preview = Korrektur
mend-no-draft = Keine Korrektur angefangen
mend-no-draft-about = Tippe im Verlauf an, was nicht stimmt.
mend-is-entered = ist eingegeben
mend-lies = liegt auf dem Tisch
mend-points = Punkte
mend-nothing = ändert sich nicht
mend-from-to = vorher { $before }, nachher { $after }
mend-line-gone = { $what }: { $points } fällt weg
mend-line-new = { $what }: { $points }
mend-to-move = Auf dem Tisch
mend-then = Danach
mend-asked = Nun möglich: { $what }
mend-not-asked = Nicht mehr möglich: { $what }
mend-goes-on = Das Spiel geht weiter.
mend-all-hold = Alle späteren Einträge gelten weiter. Der alte bleibt im Verlauf.
mend-crossed = Danach wurde schon etwas aufgedeckt.
mend-the-host = Gastgeber
mend-ask-host = { $name } um die Korrektur bitten?
mend-propose = { $name } vorschlagen
mend-for-everyone-correction = Für alle korrigieren?
mend-for-everyone-undo = Für alle zurücknehmen?
mend-for-everyone-redo = Für alle wieder gelten lassen?
mend-do-correction = Jetzt korrigieren
mend-do-undo = Zurücknehmen
mend-do-redo = Doch gelten lassen
mend-does-not-hold = Ein späterer Eintrag passt nicht mehr
mend-does-not-hold-about = Noch ist nichts geändert. Es gibt mehrere Wege weiter.
mend-mend-too = Mitkorrigieren
mend-not-happened-too = Das ist auch nicht geschehen
mend-missing-before = Davor fehlt etwas
mend-cut = { $n ->
        [one] Hier abschneiden: { $n } Eintrag fällt weg
       *[other] Hier abschneiden: { $n } Einträge fallen weg
    }
mend-cut-ask = { $n ->
        [one] Soll das zuletzt Eingegebene nicht mehr gelten? Das ist der letzte Ausweg.
       *[other] Soll alles ab hier, { $n } Einträge, nicht mehr gelten? Das ist der letzte Ausweg.
    }
mend-cut-yes = { $n ->
        [one] { $n } Eintrag streichen
       *[other] { $n } Einträge streichen
    }
mend-proposal = Eine Korrektur wartet
mend-confirm-ask = Korrigieren, wie { $name } es sagt?
mend-confirm-about = Es gilt dann sofort für alle.
mend-waits-own = { $name } muss es bestätigen
mend-waits = { $name } schlägt das vor
mend-waits-about = Bis der Gastgeber bestätigt, ändert sich nichts.
mend-refuse = Ablehnen
mend-confirm = Jetzt korrigieren
mend-withdraw = Zurückziehen
mend-proposal-gone-wrong = Was seither geschah, passt nicht dazu. Der Vorschlag lässt sich nur ablehnen oder zurückziehen.
mend-settled = Das ist erledigt
mend-settled-about = Es wurde bestätigt, abgelehnt oder zurückgezogen.
mend-settled-where = Was daraus wurde, steht im Verlauf.
mend-to-table = Zum Tisch
mend-strip-own = Deine Korrektur wartet auf { $name }.
mend-strip-waits = { $name } schlägt eine Korrektur vor.
mend-strip-look = Ansehen
mend-strip-right = Etwas Früheres wurde korrigiert.
mend-strip-nothing = Auf dem Tisch ändert sich nichts.
mend-right = Richtigstellen
mend-right-prompt = Stell es auf dem Tisch richtig
mend-right-done = Alles liegt, wie es soll
mend-right-left = { $n ->
        [0] Nichts mehr zu tun.
        [one] Noch { $n } Sache zu tun.
       *[other] Noch { $n } Sachen zu tun.
    }
mend-show-step = Im Bild zeigen: { $what }
mend-board-right = Spielfeld, wie es auf dem Tisch liegen soll
mend-nothing-to-move = Nichts umzulegen
mend-nothing-to-move-about = Der Tisch liegt, wie er soll.
mend-later = Später
mend-as-done = So liegt es
mend-all-done = Fertig
mend-adjust = Punkte geben oder nehmen
mend-adjust-prompt = Punkte für { $name }, so vereinbart
mend-adjust-about = Es steht mit dem Grund bei den Punkten, für alle sichtbar.
mend-adjust-who = Für wen?
mend-adjust-points = Wie viele Punkte?
mend-adjust-reason = Warum?
mend-adjust-reason-hint = Alle lesen es.
mend-adjust-how-many = Wie viele Punkte?
mend-adjust-why = Sag, warum
mend-adjust-yes = { $points } für { $name }
mend-fewer-by = { $n } weniger
mend-more-by = { $n } mehr
mend-finish = Spiel jetzt beenden
mend-finish-prompt = Das Spiel hier beenden?
mend-finish-second = Es wird gewertet, wie es steht, und gilt als nicht zu Ende gespielt.
mend-finish-about = Was das Ende brächte, wird jetzt für alle gezählt. Im Verlauf bleibt es stehen und lässt sich zurücknehmen.
mend-finish-no = Weiterspielen
mend-finish-yes = Jetzt beenden

## Am Fernseher

tv-title = Punktestand
tv-join = Zuschauen oder dazusetzen
tv-watch = Zuschauen
tv-left =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
tv-no-phone = kein Handy
tv-lobby = Wer den Code scannt, kann sich dazusetzen
tv-lobby-watch = Das Spiel hat noch nicht begonnen
tv-stock = noch { $n }

## Der Bildschirm bleibt an, die App auf dem Startbildschirm

settings-awake = Bildschirm anlassen
settings-awake-on = Solange hier ein Tisch gespielt wird. Gerade bleibt er an.
settings-awake-idle = Solange hier ein Tisch gespielt wird.
settings-awake-refused = Das Handy lehnt es gerade ab, vielleicht ist der Akku schwach.
settings-awake-none = Dieser Browser kann das nicht; es gilt die Einstellung des Handys.
settings-awake-http = Unter dieser Adresse nicht: siehe unten.
menu-dark = Der Bildschirm kann ausgehen
missing-title = Was unter dieser Adresse fehlt
missing-about = Sie beginnt mit http. Da verzichten Browser auf:
missing-install = die App auf dem Startbildschirm
missing-offline = das Öffnen ohne Netz
missing-awake = einen Bildschirm, der anbleibt
missing-way = Wer Tableside betreibt, startet es stattdessen mit <b>{ $command }</b>, und jedes Handy öffnet einmal die Seite, die dann angezeigt wird.
install-title = Die App auf dem Startbildschirm
install-now = Installieren
install-ios = Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.
install-menu = Öffne das Menü des Browsers und wähle „App installieren“ oder „Zum Startbildschirm“.
install-apart = Auf dem iPhone zählt die App dort als anderes Handy: Hol deinen Platz mit dem Code unter „Leute und Handys“ dorthin.

## Die Seite mit dem Zertifikat dieses Servers (make run TLS=1)

tls-title = Damit dieses Handy dem Tisch traut
tls-about = Einmal je Handy, etwa eine Minute. Danach lässt sich die App installieren, öffnet auch ohne Netz und hält den Bildschirm wach.
tls-load = Zertifikat laden
tls-whose = Es heißt „{ $name }“. Der Rechner, auf dem Tableside läuft, hat es gemacht, und es gilt nur für Adressen im eigenen Netz.
tls-fingerprint = Fingerabdruck (SHA-256), derselbe wie auf dem Bildschirm jenes Rechners
tls-ios = iPhone und iPad
tls-ios-load = Öffne diese Seite in Safari, tippe auf den Knopf oben und erlaube das Laden.
tls-ios-install = Öffne die Einstellungen, tippe auf „Profil geladen“ und installiere es.
tls-ios-trust = In Einstellungen, Allgemein, Info, Zertifikats­vertrauens­einstellungen: schalte „{ $name }“ ein.
tls-android = Android
tls-android-load = Tippe auf den Knopf oben und behalte die Datei { $file }.
tls-android-install = Öffne die Einstellungen und suche nach „CA-Zertifikat“. Es steht unter Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren.
tls-android-choose = Tippe auf „Trotzdem installieren“, wähle die Datei und mach in Chrome weiter.
tls-done = Erledigt, heute oder früher?
tls-open = Tableside öffnen
tls-remove = Zum Rückgängigmachen entferne es in denselben Einstellungen.

## Mitnehmen

take-along-another-table = Ein Tisch mit dieser Kennung ist schon hier, und er wurde anders gespielt.
take-along-differs = Die Datei sagt etwas über { $field }, wozu ihr eigenes Protokoll nicht führt.
take-along-does-not-replay = Eintrag { $version } der Datei kann nicht geschehen sein: { $why }
take-along-format = Das ist keine Datei eines beendeten Tisches, oder eine von einer neueren App.
take-along-kind = Er ist nicht von der Art, die er nennt.
take-along-number = Seine Nummer ist nicht an der Reihe.
take-along-ruleset = Die Datei wurde mit Version { $version } der Regeln gewertet, die diese App nicht hat.
take-along-sealed = Dieses Spiel hat Geheimnisse, darum bleibt sein Protokoll hier. Das Ergebnis lässt sich als Tabelle, als Bild oder für BG Stats mitnehmen.
take-along-start = Ein Protokoll beginnt mit dem Start des Tisches, und das einmal.
take-along-times =
    { $version ->
        [0] Die Zeiten des Tisches in der Datei können nicht stimmen.
       *[other] Eintrag { $version } der Datei hat eine Zeit, die nicht stimmen kann.
    }
take-along-too-long = Dieses Protokoll noch einmal zu spielen, würde zu lange dauern.

## Das Bild eines beendeten Tisches

picture-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
picture-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
picture-winner = Gewonnen

## Rückblick

profile-unknown-code = Zu diesem Code gibt es keine Erinnerungen. Vielleicht gibt es inzwischen einen neueren.
person-unknown = So heißt niemand an deinen beendeten Tischen.
person-same = Die beiden sind schon dieselbe Person.
person-two-people =
    { $tables ->
        [one] Die beiden saßen zusammen an einem Tisch, sind also zwei Leute.
       *[other] Die beiden saßen zusammen an { $tables } Tischen, sind also zwei Leute.
    }
photo-not-an-image = Das ist kein Foto, das sich lesen lässt. JPEG, PNG und WebP gehen.
photo-wrong-type = Fotos kommen als JPEG, PNG oder WebP.
photo-too-large = Das Foto ist zu groß: höchstens { $megabytes } MB und { $megapixels } Megapixel.
photo-too-many = Der Tisch hat schon { $most } Fotos. Entferne erst eines.
photo-unknown = Dieses Foto gibt es an diesem Tisch nicht.
photo-not-yours = Entfernen darf ein Foto, wer es gemacht hat, oder der Gastgeber.
photo-not-kept = Das Foto ließ sich nicht aufheben. Versuch es später noch einmal.

## Der Abend noch einmal: Wiedergabe und Verläufe

history-title = Der Abend noch einmal
history-again = Noch einmal sehen
history-game =
    { $n ->
        [one] { $game }, { $n } Person
       *[other] { $game }, { $n } Personen
    }
history-words = Worte
history-how = Was zu sehen ist
history-as-played = Wie gespielt
history-as-corrected = Wie korrigiert
history-turn-of = Zug { $turn }: { $name }
history-slider = Stelle im Spiel
history-before = Einen Schritt zurück
history-after = Einen Schritt weiter
history-at-start = Das ist der erste Schritt
history-at-end = Das ist der letzte Schritt
history-play = Abspielen
history-pause = Anhalten
history-once-more = Von vorn
history-back = Zurück zum Abend
history-course = Punkte Zug um Zug
history-course-label = Punkte nach Zug { $turn }: { $points }
history-name-points = { $name } { $points }
history-axis-first = Zug 1
history-turn-head = Zug
history-as-table = Als Tabelle
history-as-table-of = { $title }: als Tabelle
history-as-chart = Als Bild
history-as-chart-of = { $title }: als Bild
history-turned = Wo es sich drehte
history-leads-first = { $name } führt zuerst
history-leads-from = { $name } überholt { $from }
history-lines =
    { $n ->
        [one] Die eine Wertung bis hier
       *[other] Alle { $n } Wertungen bis hier
    }

## Einen fertigen Tisch mitnehmen, Fotos

keep-title = Mitnehmen
keep-prompt = Was möchtest du behalten?
keep-about = Zeiten sind die dieses Handys.
keep-busy = Wird geholt …
keep-failed = Das lässt sich nicht mitnehmen
keep-done = Gespeichert
keep-result = Ergebnis
keep-png = Bild zum Teilen
keep-png-about = Das Spielfeld, wie es lag, und die Punkte
keep-json = Ganze Partie (.json)
keep-json-about = Jeder Eintrag; kommt in jedes Tableside wieder hinein
keep-csv = Ergebnis­tabelle (.csv)
keep-csv-about = Eine Zeile pro Person, für jede Tabelle
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Auf diesem Handy mit BG Stats öffnen
keep-link = Zu BG Stats
keep-link-about = Über den Link hier oder den Code auf einem anderen Bildschirm
keep-link-open = In BG Stats öffnen
keep-link-qr = QR-Code, der diese Partie an BG Stats übergibt
photos-title = Fotos vom Tisch
photos-about = Nur wer hier saß, sieht sie. Ort und Kamera werden nicht behalten.
photos-add = Foto hinzufügen
photos-busy = Wird gesendet …
photos-photo = Foto vom { $when }
photos-remove = Das Foto vom { $when } entfernen

## Fertige Abende: Sammlung, Zahlen, Leute, Wiederherstellen

library-title = Fertige Abende
library-prompt = Welcher Abend?
library-about = Von diesem Handy und denen, die seine Abende teilen
library-none = Noch keine fertige Partie.
library-all = Alle Abende
library-only = Nur { $what }
library-some-days = einige Tage
library-from = Von
library-to = Bis
library-more = Ältere Abende
library-bring = Partie hereinholen (.json)
library-busy = Einen Moment …
library-known = Sie ist schon hier
library-refused = Das ging nicht
library-again = Dieselben Leute noch einmal
library-unfinished = vorzeitig beendet
library-photos =
    { $n ->
        [one] { $n } Foto
       *[other] { $n } Fotos
    }
library-numbers = Zahlen
library-people = Leute
library-code = Anderes Handy
library-numbers-about = Vorzeitig beendete Partien zählen nicht mit.
library-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
library-plays = Partien
library-wins = Siege
library-average = Schnitt
library-best = Beste
library-margin = Vorn
library-most-by = am meisten: { $kind }
people-known-title = Wer dabei war
people-known-prompt = Ist jemand doppelt da?
people-known-about = Wähle zwei Einträge derselben Person: der erste Name bleibt.
people-known-sure = Zu einer Person machen?
people-known-merged =
    { $n ->
        [one] { $name }, mit { $n } Tisch. Das lässt sich wieder trennen.
       *[other] { $name }, mit { $n } Tischen. Das lässt sich wieder trennen.
    }
people-known-not = Sie bleiben getrennt
people-known-choose-two = Wähle zwei
people-known-look = Ansehen, wer das ist
people-known-merge = Zusammenlegen
people-known-leave = So lassen
people-known-also = auch { $name }
people-known-apart = Trennen
recovery-title = Auf einem anderen Handy
recovery-prompt = Behalte deine Abende
recovery-about = Mit einem Code blickt ein anderes Handy auf dieselben Abende zurück.
recovery-warning = Wer den Code hat, sieht diese Abende. Ein neuer Code beendet den vorigen.
recovery-make = Code machen
recovery-made-about = Er wird nur jetzt gezeigt.
recovery-write-down = Schreib ihn auf oder scanne ihn mit dem anderen Handy.
recovery-qr = QR-Code, der diese Abende auf ein anderes Handy bringt
recovery-send = Link senden
recovery-field = Hast du einen Code?
recovery-hint = Vier Gruppen aus fünf Buchstaben und Ziffern
recovery-use-prompt = Diese Abende hierher holen?
recovery-use = Hierher holen
recovery-not = Es kam nichts herüber
recovery-done =
    { $n ->
        [one] Fertig: { $n } Handy
       *[other] Fertig: { $n } Handys blicken zusammen zurück
    }

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
carcassonne-segment-field = Wiese

carcassonne-terrain-road = Straße
carcassonne-terrain-city = Stadt
carcassonne-terrain-field = Wiese

carcassonne-role-thief = Wegelagerer
carcassonne-role-knight = Ritter
carcassonne-role-monk = Mönch
carcassonne-role-farmer = Bauer
carcassonne-piece-follower = Gefolgsmann

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
carcassonne-prompt-place = Lege das Plättchen „{ $tile }“
carcassonne-hint-place =
    { $n ->
        [one] Es passt an einer Stelle
       *[other] Es passt an { $n } Stellen
    }

carcassonne-target-road = Wegelagerer auf die Straße
carcassonne-target-city = Ritter in die Stadt
carcassonne-target-cloister = Mönch ins Kloster
carcassonne-target-field = Bauer auf die Wiese
carcassonne-confirm-none = Fertig, nur Plättchen
carcassonne-confirm-road = Fertig mit Wegelagerer
carcassonne-confirm-city = Fertig mit Ritter
carcassonne-confirm-cloister = Fertig mit Mönch
carcassonne-confirm-field = Fertig mit Bauer

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
        [one] Mauer geschlossen, { $n } Plättchen
       *[other] Mauer geschlossen, { $n } Plättchen
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

carcassonne-wait-draw = { $seat } zieht ein Plättchen
carcassonne-wait-place = { $seat } legt das Plättchen an
carcassonne-wait-score = Die Schlusswertung läuft

## Was geschehen ist

carcassonne-event-started = Das Startplättchen liegt. { $seat } beginnt.
carcassonne-event-drawn = { $seat } hat „{ $tile }“ gezogen.
carcassonne-event-set-aside = „{ $tile }“ passt nirgends und kommt aus dem Spiel.
carcassonne-event-placed =
    { $role ->
        [thief] { $seat } hat „{ $tile }“ gelegt und einen Wegelagerer auf die Straße gestellt.
        [knight] { $seat } hat „{ $tile }“ gelegt und einen Ritter in die Stadt gestellt.
        [monk] { $seat } hat „{ $tile }“ gelegt und einen Mönch ins Kloster gestellt.
        [farmer] { $seat } hat „{ $tile }“ gelegt und einen Bauern auf die Wiese gelegt.
       *[none] { $seat } hat „{ $tile }“ gelegt.
    }
carcassonne-event-scored =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt: { $what }.
       *[other] { $seat } bekommt { $points } Punkte: { $what }.
    }
carcassonne-event-won =
    { $points ->
        [one] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkten.
    }
carcassonne-event-shared =
    { $points ->
        [one] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkten.
    }
carcassonne-end-last-tile = Das letzte Plättchen ist gelegt.
carcassonne-end-nothing-fits = Das letzte Plättchen passte nirgends, damit blieb kein Zug mehr.

## Ablehnungen

carcassonne-not-your-turn = Du bist nicht am Zug: { $seat } ist dran.
carcassonne-draw-first = Zieh zuerst ein Plättchen.
carcassonne-place-first = Lege zuerst das gezogene Plättchen.
carcassonne-no-tile-left = Es ist kein Plättchen mehr da: Nur die Schlusswertung steht noch aus.
carcassonne-unknown-tile = Ein Plättchen „{ $tile }“ gibt es in der Schachtel nicht.
carcassonne-tile-used-up =
    { $count ->
        [one] Das einzige Plättchen dieser Art ist schon draußen: { $tile }.
       *[other] Alle { $count } Plättchen dieser Art sind schon draußen: { $tile }.
    }
carcassonne-cell-taken = Dort liegt schon ein Plättchen.
carcassonne-no-neighbour = Das Plättchen muss mit einer Seite an ein anderes grenzen.
carcassonne-edge-mismatch =
    { $edge ->
        [N] Oben passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [E] Rechts passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [S] Unten passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
       *[W] Links passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
    }
carcassonne-unknown-segment = Das Plättchen hat keinen Teil „{ $segment }“, auf den ein Gefolgsmann könnte.
carcassonne-no-farmers = An diesem Tisch wird ohne Bauern gespielt.
carcassonne-no-follower-left = Du hast keinen Gefolgsmann mehr im Vorrat.
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

carcassonne-same-tile = auf einem Plättchen, das schon zählt
carcassonne-open-edge = offene Seite
carcassonne-empty-cell = hier liegt kein Plättchen
carcassonne-city-unfinished = Stadt nicht fertig
carcassonne-city-already-paid = diese Stadt ist schon bezahlt

carcassonne-rule-road-complete = Eine fertige Straße bringt 1 Punkt pro Plättchen. Fertig ist sie, wenn beide Enden abgeschlossen sind oder sie im Kreis führt.
carcassonne-rule-road-open = Am Ende bringt eine Straße, die nicht fertig ist, 1 Punkt pro Plättchen.
carcassonne-rule-city-complete = Eine fertige Stadt bringt 2 Punkte pro Plättchen und 2 pro Wappen. Fertig ist sie, wenn die Mauer geschlossen ist und innen kein Plättchen fehlt.
carcassonne-rule-city-small = An diesem Tisch bringt eine fertige Stadt aus zwei Plättchen nur 1 Punkt pro Plättchen und 1 pro Wappen.
carcassonne-rule-city-open = Am Ende bringt eine Stadt, die nicht fertig ist, 1 Punkt pro Plättchen und 1 pro Wappen.
carcassonne-rule-cloister-complete = Ein Kloster bringt 9 Punkte, sobald auf allen acht Feldern ringsum Plättchen liegen.
carcassonne-rule-cloister-open = Am Ende bringt ein Kloster, das nicht fertig ist, 1 Punkt für sich und 1 für jedes Plättchen ringsum.
carcassonne-rule-farm = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt, ganz gleich wie oft.
carcassonne-rule-farm-once = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt, aber niemand wird für dieselbe Stadt zweimal bezahlt.
carcassonne-rule-farm-per-city = Am Ende bringt jede fertige Stadt 4 Punkte für alle, die auf den angrenzenden Wiesen zusammen die meisten Bauern haben.

carcassonne-section-2 = Regeln 2: Aufbau
carcassonne-section-3 = Regeln 3: ein Zug
carcassonne-section-4 = Regeln 4: wohin ein Plättchen darf
carcassonne-section-5 = Regeln 5: wohin ein Gefolgsmann darf
carcassonne-section-7 = Regeln 7: Punkte und wer sie bekommt
carcassonne-section-8 = Regeln 8: Ende des Spiels
carcassonne-section-10 = Regeln 10: Möglichkeiten für den Tisch

## Plättchen

carcassonne-tile-a = Kloster mit Straße
carcassonne-tile-a-about = Ein Kloster in einer einzigen Wiese; von einer Seite führt eine Straße hin.
carcassonne-tile-b = Kloster
carcassonne-tile-b-about = Ein Kloster in einer einzigen Wiese, keine Straße.
carcassonne-tile-c = Vier Seiten Stadt
carcassonne-tile-c-about = Stadt auf allen vier Seiten, eine einzige Stadt mit Wappen.
carcassonne-tile-d = Gerade an der Stadt
carcassonne-tile-d-about = Stadt auf einer Seite, daran entlang eine gerade Straße, Wiesen auf beiden Seiten der Straße. Eines davon ist das Startplättchen.
carcassonne-tile-e = Stadtrand
carcassonne-tile-e-about = Stadt auf einer Seite, Wiese auf den anderen drei.
carcassonne-tile-f = Stadtband mit Wappen
carcassonne-tile-f-about = Eine Stadt von Seite zu Seite gegenüber, mit Wappen, links und rechts davon je eine Wiese.
carcassonne-tile-g = Stadtband
carcassonne-tile-g-about = Eine Stadt von Seite zu Seite gegenüber, ohne Wappen, links und rechts davon je eine Wiese.
carcassonne-tile-h = Zwei Städte gegenüber
carcassonne-tile-h-about = Zwei getrennte Städte auf gegenüberliegenden Seiten, dazwischen eine einzige Wiese.
carcassonne-tile-i = Zwei Städte übers Eck
carcassonne-tile-i-about = Zwei getrennte Städte auf benachbarten Seiten, eine einzige Wiese auf den anderen beiden.
carcassonne-tile-j = Rechtskurve an der Stadt
carcassonne-tile-j-about = Stadt oben; eine Straße biegt von unten nach rechts ab.
carcassonne-tile-k = Linkskurve an der Stadt
carcassonne-tile-k-about = Stadt oben; eine Straße biegt von unten nach links ab.
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
carcassonne-tile-q = Drei Seiten Stadt, Wappen
carcassonne-tile-q-about = Eine Stadt über drei Seiten, mit Wappen, Wiese auf der vierten.
carcassonne-tile-r = Drei Seiten Stadt
carcassonne-tile-r-about = Eine Stadt über drei Seiten, ohne Wappen, Wiese auf der vierten.
carcassonne-tile-s = Stadttor mit Wappen
carcassonne-tile-s-about = Eine Stadt über drei Seiten, mit Wappen; von der vierten führt eine Straße bis an ihr Tor.
carcassonne-tile-t = Stadttor
carcassonne-tile-t-about = Eine Stadt über drei Seiten, ohne Wappen; von der vierten führt eine Straße bis an ihr Tor.
carcassonne-tile-u = Gerade Straße
carcassonne-tile-u-about = Eine gerade Straße von Seite zu Seite, links und rechts davon je eine Wiese.
carcassonne-tile-v = Kurve
carcassonne-tile-v-about = Eine Straße biegt zwischen zwei benachbarten Seiten ab, innen und außen je eine Wiese.
carcassonne-tile-w = Kreuzung aus dreien
carcassonne-tile-w-about = Straßen von drei Seiten enden an einer Kreuzung; drei Wiesen.
carcassonne-tile-x = Kreuzung aus vieren
carcassonne-tile-x-about = Straßen von allen vier Seiten enden an einer Kreuzung; vier Wiesen.

## Möglichkeiten

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
carcassonne-option-farm-scoring-about = Wie fertige Städte am Ende die Bauern bezahlen.
carcassonne-option-farm-scoring-per-farm-3 = 3 pro Wiese und Stadt
carcassonne-option-farm-scoring-per-farm-3-about = Jede Wiese bringt 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-option-farm-scoring-once-per-player-3 = 3 pro Stadt, nur einmal
carcassonne-option-farm-scoring-once-per-player-3-about = Jede Wiese bringt 3 Punkte pro fertiger Stadt, aber niemand wird für dieselbe Stadt zweimal bezahlt.
carcassonne-option-farm-scoring-per-city-4 = 4 pro Stadt
carcassonne-option-farm-scoring-per-city-4-about = Stadt für Stadt: Wer auf allen Wiesen daran die meisten Bauern hat, bekommt 4 Punkte.
carcassonne-option-river = Fluss
carcassonne-option-river-about = Ob die Plättchen des Flusses den Anfang machen.
carcassonne-option-river-none = Ohne Fluss
carcassonne-option-river-none-about = Nur die 72 Plättchen des Grundspiels sind dabei.
carcassonne-option-legal-cells = Erlaubte Stellen zeigen
carcassonne-option-legal-cells-about = Ob die Telefone nur Stellen, Drehungen und Gefolgsleute anbieten, die erlaubt sind.
carcassonne-option-legal-cells-on = Gezeigt
carcassonne-option-legal-cells-on-about = Erlaubte Stellen leuchten, und ein Tipp dreht nur weiter, wie es passt.
carcassonne-option-legal-cells-off = Verborgen
carcassonne-option-legal-cells-off-about = Du suchst die Stelle selbst; was nicht erlaubt ist, wird abgelehnt.
carcassonne-option-tiles-left = Übrige Plättchen zählen
carcassonne-option-tiles-left-about = Ob die Telefone zeigen, wie viele Plättchen jeder Art noch kommen können.
carcassonne-option-tiles-left-on = Gezählt
carcassonne-option-tiles-left-on-about = Bei jeder Art steht, wie viele noch übrig sind.
carcassonne-option-tiles-left-off = Nicht gezählt
carcassonne-option-tiles-left-off-about = Du merkst dir selbst, was schon gezogen ist.
carcassonne-option-dead-cells = Tote Stellen markieren
carcassonne-option-dead-cells-about = Ob die Telefone leere Stellen markieren, an die kein übriges Plättchen passt.
carcassonne-option-dead-cells-on = Markiert
carcassonne-option-dead-cells-on-about = Eine Stelle, die nicht mehr gefüllt werden kann, ist auf dem Plan markiert.
carcassonne-option-dead-cells-off = Nicht markiert
carcassonne-option-dead-cells-off-about = Du siehst selbst, welche Stellen nicht mehr gefüllt werden können.
carcassonne-option-projection = Wenn jetzt Schluss wäre
carcassonne-option-projection-about = Ob die Telefone jederzeit zeigen, was die Schlusswertung noch brächte.
carcassonne-option-projection-on = Gezeigt
carcassonne-option-projection-on-about = Der Punktestand, wenn jetzt Schluss wäre, mit den Besitzern der Wiesen.
carcassonne-option-projection-off = Verborgen
carcassonne-option-projection-off-about = Unfertiges und Wiesen werden erst am Ende gezählt.

## Wo die gedruckte Regel schweigt: So hält es dieser Tisch

carcassonne-ruling-1 = Zwei bis fünf spielen mit. Der Tisch bestimmt, wer beginnt; dann geht es reihum.
carcassonne-ruling-2 = Das Startplättchen ist eine Gerade an der Stadt. Mit ihm sind es 72 Plättchen.
carcassonne-ruling-3 = Wer das Plättchen legen kann, muss es legen.
carcassonne-ruling-4 = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst noch einmal. Ist keines mehr da, endet das Spiel ohne diesen Zug.
carcassonne-ruling-5 = Auf Punkte kann niemand verzichten: Was fertig ist, zählt.
carcassonne-ruling-6 = Ohne Gefolgsmann im Vorrat spielst du weiter und legst nur Plättchen. Kommt einer zurück, kannst du ihn ab deinem nächsten Zug einsetzen.
carcassonne-ruling-7 = Ein Plättchen, das zweimal zur selben Straße oder Stadt gehört, zählt einmal.
carcassonne-ruling-8 = Eine fertige Stadt aus zwei Plättchen hat den normalen Wert, wenn der Tisch nichts anderes gewählt hat.
carcassonne-ruling-9 = Haben mehrere gleich viele und die meisten Gefolgsleute, bekommen alle die vollen Punkte, egal wie viele es sind.
carcassonne-ruling-10 = Auch Gefolgsleute in der Minderheit kommen zurück.
carcassonne-ruling-11 = Was fertig wird und leer steht, bringt niemandem Punkte. Eine fertige Stadt zählt trotzdem für die Wiesen.
carcassonne-ruling-12 = Macht ein Plättchen mehreres fertig, wird alles im selben Zug gewertet.
carcassonne-ruling-13 = Grenzt eine Wiese an mehreren Stellen an dieselbe Stadt, zählt die Stadt für sie einmal.
carcassonne-ruling-14 = Wer gleich viele Punkte hat, gewinnt gemeinsam.
carcassonne-ruling-15 = Die Leiste endet bei 50, die Punkte nicht: Es wird einfach weitergezählt.
carcassonne-ruling-16 = Ein Gefolgsmann wird nie versetzt und nie zurückgenommen, außer wenn sein Gebiet fertig ist.
carcassonne-ruling-17 = Übrige Plättchen, laufende Stände der Wiesen und Ratschläge gehören nicht zu den Regeln: Der Tisch entscheidet, ob die Telefone sie zeigen.

### Isle of Skye auf Deutsch. Familien wie in der englischen Datei.

isle-of-skye-name = Isle of Skye

## Wörter

isle-of-skye-category-place-a = Wertungsplättchen A
isle-of-skye-category-place-b = Wertungsplättchen B
isle-of-skye-category-place-c = Wertungsplättchen C
isle-of-skye-category-place-d = Wertungsplättchen D
isle-of-skye-category-scrolls = Schriftrollen
isle-of-skye-category-gold = Restgold
isle-of-skye-terrain-pasture = Weide
isle-of-skye-terrain-mountain = Gebirge
isle-of-skye-terrain-water = Wasser
isle-of-skye-segment-pasture = Weide
isle-of-skye-segment-mountain = Gebirge
isle-of-skye-segment-water = Wasser
isle-of-skye-gold = Gold
isle-of-skye-stock-gold =
    { $n ->
        [one] { $n } Gold
       *[other] { $n } Gold
    }
isle-of-skye-mark-axe = Hier liegt die Axt
isle-of-skye-tile = Plättchen { $id }

## Was zu tun ist

isle-of-skye-prompt-goal = Zieh das Wertungsplättchen für Platz { $place }
isle-of-skye-prompt-goal-pick = Welches Wertungsplättchen liegt auf Platz { $place }?
isle-of-skye-prompt-castle = Lege deine Burg so, wie sie vor dir liegt
isle-of-skye-prompt-gold = Wie viel Gold hast du?
isle-of-skye-prompt-gold-before = Wie viel Gold hast du vor dem Einkommen dieser Runde?
isle-of-skye-prompt-draw = Zieh Plättchen { $n } von 3
isle-of-skye-prompt-pick = Tippe Plättchen { $n } von deinen 3 an
isle-of-skye-prompt-axe = Welches Plättchen bekommt die Axt?
isle-of-skye-prompt-axe-of = Wo liegt die Axt von { $seat }?
isle-of-skye-prompt-prices = Leg deine Preise fest
isle-of-skye-prompt-prices-of = Welche Preise liegen vor { $seat }?
isle-of-skye-prompt-lift = Alle haben gewählt
isle-of-skye-choice-lift = Sichtschirme heben
isle-of-skye-choice-no-axe = Keine Axt: alle Plättchen bepreisen
isle-of-skye-prompt-buy = Kauf ein Plättchen oder passe
isle-of-skye-choice-buy = { $tile } von { $seat }, { $price } Gold
isle-of-skye-choice-pass = Nichts kaufen
isle-of-skye-prompt-place = Bau { $tile } an
isle-of-skye-prompt-return = Nichts auf deiner Hand passt: { $tile } zurücklegen
isle-of-skye-choice-return = Zurück in den Beutel
isle-of-skye-prompt-take = Tippe ein Plättchen an, das du in dieser Runde baust
isle-of-skye-hint-income = Dein Einkommen in dieser Runde: { $n } Gold
isle-of-skye-prompt-done = Alle deine Plättchen sind gebaut
isle-of-skye-choice-done = Fertig gebaut
isle-of-skye-wait-goals = { $seat } zieht die Wertungsplättchen
isle-of-skye-wait-castle = { $seat } legt die Burg
isle-of-skye-wait-count = { $seat } zählt Gold
isle-of-skye-wait-purses = { $seat } zählt Gold
isle-of-skye-wait-draw = { $seat } zieht Plättchen
isle-of-skye-wait-price = { $seat } wählt Axt und Preise
isle-of-skye-wait-buy = { $seat } darf ein Plättchen kaufen
isle-of-skye-wait-build = { $seat } baut
isle-of-skye-wait-score-round = Die Rundenwertung läuft
isle-of-skye-wait-score-game = Die Schlusswertung läuft

## Was geschehen ist

isle-of-skye-event-started = { $seat } beginnt.
isle-of-skye-event-goal = Platz { $place }: { $goal }.
isle-of-skye-event-castle = { $seat } hat die Burg gelegt.
isle-of-skye-event-round = Runde { $n }. Startperson ist { $seat }.
isle-of-skye-event-income = { $seat } bekommt { $n } Gold.
isle-of-skye-event-drawn = { $seat } hat { $tile } gezogen.
isle-of-skye-event-sealed = { $seat } hat gewählt.
isle-of-skye-event-lifted = Die Sichtschirme sind gehoben.
isle-of-skye-event-discarded = { $seat } legt { $tile } zurück in den Beutel.
isle-of-skye-event-bought = { $seat } hat { $tile } für { $n } Gold gekauft.
isle-of-skye-event-passed = { $seat } kauft nichts.
isle-of-skye-event-kept = { $seat } behält { $tile } und zahlt { $n } Gold.
isle-of-skye-event-taken = { $seat } hat { $tile } zu bauen.
isle-of-skye-event-placed = { $seat } hat { $tile } gebaut.
isle-of-skye-event-returned = { $seat } legt { $tile } zurück: Es passt nirgends.
isle-of-skye-event-finished = { $seat } hat alle Plättchen gebaut.
isle-of-skye-event-counted = { $seat } hat Gold gezählt.
isle-of-skye-event-gold = { $seat } hat { $n } Gold.
isle-of-skye-event-tracking-full = Ab Runde { $n } führt die App alles mit.
isle-of-skye-event-tracking-territories = Ab Runde { $n } führt die App nur Gebiete und Punkte mit.
isle-of-skye-event-scored =
    { $n ->
        [one] { $seat } bekommt { $n } Punkt: { $what }.
       *[other] { $seat } bekommt { $n } Punkte: { $what }.
    }
isle-of-skye-event-round-scored = Runde { $n } ist gewertet.
isle-of-skye-event-won =
    { $points ->
        [one] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $seat } gewinnt mit { $points } Punkten.
    }
isle-of-skye-event-shared =
    { $points ->
        [one] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkt.
       *[other] Das Spiel ist aus. { $n } gewinnen gemeinsam mit { $points } Punkten.
    }
isle-of-skye-end-last-round = Die letzte Runde ist gespielt.

## Ablehnungen

isle-of-skye-not-now = Nicht in dieser Phase.
isle-of-skye-not-your-turn = Du bist nicht dran: { $seat } kauft gerade.
isle-of-skye-not-your-offer = Alle wählen hinter dem eigenen Sichtschirm.
isle-of-skye-unknown-tile = Ein Plättchen „{ $tile }“ gibt es in der Schachtel nicht.
isle-of-skye-tile-gone = { $tile } ist nicht mehr im Beutel.
isle-of-skye-unknown-goal = Dieses Wertungsplättchen gibt es in der Schachtel nicht.
isle-of-skye-goal-taken = „{ $goal }“ liegt schon auf einem anderen Platz.
isle-of-skye-goals-lie = Die Wertungsplättchen liegen schon.
isle-of-skye-castle-lies = Deine Burg liegt schon.
isle-of-skye-axe-needed = Ein Plättchen bekommt die Axt.
isle-of-skye-axe-first = Leg zuerst die Axt, dann die Preise.
isle-of-skye-not-drawn = { $tile } ist keins der drei gezogenen.
isle-of-skye-price-on-axe = Bei { $tile } liegt die Axt: Es bekommt keinen Preis.
isle-of-skye-price-missing = { $tile } braucht einen Preis von mindestens 1.
isle-of-skye-price-above-gold = Die Preise zusammen dürfen nicht über dem Gold auf der Hand liegen: { $gold }.
isle-of-skye-screens-up = Es wählt noch jemand.
isle-of-skye-own-tile = { $tile } ist dein eigenes: Niemand kauft bei sich selbst.
isle-of-skye-not-offered = { $tile } steht nicht zum Verkauf.
isle-of-skye-cannot-pay = Es kostet { $price } Gold, und du hast { $gold } auf der Hand.
isle-of-skye-not-in-hand = { $tile } ist nicht unter deinen Plättchen.
isle-of-skye-cell-taken = Dort liegt schon ein Plättchen.
isle-of-skye-no-neighbour = Das Plättchen muss mit einer Seite an dein Gebiet grenzen.
isle-of-skye-edge-mismatch =
    { $edge ->
        [N] Oben passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [E] Rechts passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
        [S] Unten passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
       *[W] Links passt es nicht: Dein Plättchen zeigt { $mine }, das Nachbarplättchen { $theirs }.
    }
isle-of-skye-still-fits = { $tile } passt noch: Erst wenn nichts passt, geht ein Plättchen zurück.
isle-of-skye-enough-tiles = Mehr als { $n } Plättchen bekommt in einer Runde niemand.
isle-of-skye-build-first =
    { $n ->
        [one] Bau zuerst das Plättchen, das du hast.
       *[other] Bau zuerst die { $n } Plättchen, die du hast.
    }
isle-of-skye-gold-missing = Sag, wie viel Gold es ist.
isle-of-skye-tracking-same = So wird es schon mitgeführt.

## Wertungszeilen: Titel, die Regel, Teile, was übrig blieb

isle-of-skye-base-squares = Viererquadrate
isle-of-skye-rule-base-squares = 2 Punkte für jedes Quadrat aus zwei mal zwei Plättchen; Quadrate dürfen sich überschneiden.
isle-of-skye-base-completed-areas = Abgeschlossene Landschaften
isle-of-skye-rule-base-completed-areas = 1 Punkt für jede abgeschlossene Landschaft, gleich welcher Art und Größe.
isle-of-skye-base-sheep = Schafe
isle-of-skye-rule-base-sheep = 1 Punkt für jedes Schaf.
isle-of-skye-base-completed-areas-3plus = Große abgeschlossene Landschaften
isle-of-skye-rule-base-completed-areas-3plus = 3 Punkte für jede abgeschlossene Landschaft auf mindestens drei Plättchen.
isle-of-skye-base-brochs-in-mountains = Brochs im Gebirge
isle-of-skye-rule-base-brochs-in-mountains = 1, 3 oder 6 Punkte für ein Gebirge mit einem, zwei oder ab drei Brochs.
isle-of-skye-base-building-sets = Gebäudesätze
isle-of-skye-rule-base-building-sets = 5 Punkte für jeden Satz aus Broch, Bauernhof und Leuchtturm.
isle-of-skye-base-most-barrels = Meiste Fässer
isle-of-skye-rule-base-most-barrels = 5 Punkte für die meisten Plättchen mit Fässern, 2 für die zweitmeisten; ob mit der Burg verbunden oder nicht.
isle-of-skye-base-most-ships = Meiste Schiffe
isle-of-skye-rule-base-most-ships = 5 Punkte für die meisten Schiffe, 2 für die zweitmeisten.
isle-of-skye-base-most-gold = Meistes Gold
isle-of-skye-rule-base-most-gold = 5 Punkte für das meiste Gold auf der Hand, 2 für das zweitmeiste.
isle-of-skye-base-animals-near-farms = Tiere bei Bauernhöfen
isle-of-skye-rule-base-animals-near-farms = 1 Punkt für jedes Schaf und jedes Rind auf einem Bauernhof-Plättchen oder ringsum, je einmal.
isle-of-skye-base-cattle-on-roads = Rinder am Weg
isle-of-skye-rule-base-cattle-on-roads = 2 Punkte für jedes Rind auf einem Plättchen, das ein Weg mit der Burg verbindet.
isle-of-skye-base-water-ship-lighthouse = Schiff und Leuchtturm
isle-of-skye-rule-base-water-ship-lighthouse = 3 Punkte für jedes Gewässer mit mindestens einem Schiff und einem Leuchtturm.
isle-of-skye-base-vertical-lines = Senkrechte Reihen
isle-of-skye-rule-base-vertical-lines = 3 Punkte für jede lückenlose senkrechte Reihe aus mindestens drei Plättchen.
isle-of-skye-base-castle-road-tiles = Wege zur Burg
isle-of-skye-rule-base-castle-road-tiles = 1 Punkt für jedes Plättchen, das ein Weg mit der Burg verbindet.
isle-of-skye-base-largest-water = Größter See
isle-of-skye-rule-base-largest-water = 2 Punkte für jedes Plättchen des größten abgeschlossenen Gewässers.
isle-of-skye-base-completed-mountains = Abgeschlossene Gebirge
isle-of-skye-rule-base-completed-mountains = 2 Punkte für jedes abgeschlossene Gebirge.
isle-of-skye-scroll-per-2-sheep = Schriftrolle: je zwei Schafe
isle-of-skye-rule-scroll-per-2-sheep = 1 Punkt für je zwei Schafe; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-cattle = Schriftrolle: jedes Rind
isle-of-skye-rule-scroll-per-cattle = 1 Punkt für jedes Rind; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-2-barrels = Schriftrolle: je zwei Plättchen mit Fässern
isle-of-skye-rule-scroll-per-2-barrels = 1 Punkt für je zwei Plättchen mit Fässern; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-broch = Schriftrolle: jeden Broch
isle-of-skye-rule-scroll-per-broch = 1 Punkt für jeden Broch; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-2-ships = Schriftrolle: je zwei Schiffe
isle-of-skye-rule-scroll-per-2-ships = 1 Punkt für je zwei Schiffe; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-farm = Schriftrolle: jeden Bauernhof
isle-of-skye-rule-scroll-per-farm = 1 Punkt für jeden Bauernhof; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-per-lighthouse = Schriftrolle: jeden Leuchtturm
isle-of-skye-rule-scroll-per-lighthouse = 1 Punkt für jeden Leuchtturm; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-gold-left = Restgold
isle-of-skye-rule-gold-left = Am Ende 1 Punkt für je 5 Gold.
isle-of-skye-part-squares =
    { $count ->
        [one] { $count } Quadrat
       *[other] { $count } Quadrate
    }
isle-of-skye-part-areas =
    { $count ->
        [one] { $count } abgeschlossene Landschaft
       *[other] { $count } abgeschlossene Landschaften
    }
isle-of-skye-part-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
isle-of-skye-part-sets =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }
isle-of-skye-part-animals =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
isle-of-skye-part-cattle =
    { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
isle-of-skye-part-waters =
    { $count ->
        [one] { $count } Gewässer
       *[other] { $count } Gewässer
    }
isle-of-skye-part-lines =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
isle-of-skye-part-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
isle-of-skye-part-gold =
    { $count ->
        [one] { $count } mal fünf Gold
       *[other] { $count } mal fünf Gold
    }
isle-of-skye-part-scroll =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
isle-of-skye-part-scroll-doubled =
    { $count ->
        [one] { $count } Gruppe, verdoppelt
       *[other] { $count } Gruppen, verdoppelt
    }
isle-of-skye-part-brochs-1 =
    { $count ->
        [one] { $count } Gebirge mit einem Broch
       *[other] { $count } Gebirge mit einem Broch
    }
isle-of-skye-part-brochs-2 =
    { $count ->
        [one] { $count } Gebirge mit zwei Brochs
       *[other] { $count } Gebirge mit zwei Brochs
    }
isle-of-skye-part-brochs-3 =
    { $count ->
        [one] { $count } Gebirge mit drei oder mehr Brochs
       *[other] { $count } Gebirge mit drei oder mehr Brochs
    }
isle-of-skye-part-most-first = { $count } × erster Platz
isle-of-skye-part-most-first-tied = { $count } × gleichauf auf dem ersten Platz
isle-of-skye-part-most-second = { $count } × zweiter Platz
isle-of-skye-part-most-second-tied = { $count } × gleichauf auf dem zweiten Platz
isle-of-skye-area-open = Landschaft nicht abgeschlossen
isle-of-skye-area-small = auf weniger als drei Plättchen
isle-of-skye-area-equal = gleich groß; nur eins zählt
isle-of-skye-area-smaller = kleiner
isle-of-skye-broch-fourth = mehr als drei zählen nicht mehr
isle-of-skye-castle-not-counted = die Burg zählt an diesem Tisch nicht
isle-of-skye-column-counted = diese Spalte zählt schon
isle-of-skye-farm-far = kein Bauernhof hier oder daneben
isle-of-skye-gold-rest = weniger als fünf
isle-of-skye-line-short = nur zwei Plättchen
isle-of-skye-no-lighthouse = kein Leuchtturm
isle-of-skye-no-ship = kein Schiff
isle-of-skye-no-set = kein Satz mehr dafür
isle-of-skye-not-connected = kein Weg zur Burg
isle-of-skye-odd-one = eins zu viel
isle-of-skye-scroll-open = Landschaft nicht abgeschlossen: nicht verdoppelt
isle-of-skye-section-1 = Regeln 1: Material
isle-of-skye-section-2 = Regeln 2: Aufbau
isle-of-skye-section-3 = Regeln 3: eine Runde
isle-of-skye-section-6 = Regeln 6: Wertungsplättchen
isle-of-skye-section-7 = Regeln 7: Spielende

## Optionen

isle-of-skye-option-tracking = Was mitgeführt wird
isle-of-skye-option-tracking-about = Wie viel vom Spiel die App mitführt. Zwischen den Runden kann es geändert werden.
isle-of-skye-option-tracking-full = Alles
isle-of-skye-option-tracking-full-about = Züge aus dem Beutel, Preise, Käufe, Gold, Gebiete und Punkte.
isle-of-skye-option-tracking-territories = Gebiete und Punkte
isle-of-skye-option-tracking-territories-about = Preise und Käufe bleiben am Tisch; nach Gold wird nur gefragt, wo es zählt.
isle-of-skye-option-prices = Preise
isle-of-skye-option-prices-about = Wo Axt und Preise gewählt werden.
isle-of-skye-option-prices-sealed = Geheim auf den Handys
isle-of-skye-option-prices-sealed-about = Alle wählen auf dem eigenen Handy; ein Tippen hebt alle Sichtschirme.
isle-of-skye-option-prices-after-reveal = Mit echten Münzen
isle-of-skye-option-prices-after-reveal-about = Ihr wählt hinter echten Sichtschirmen; jemand gibt die Angebote ein, sobald sie offen liegen.
isle-of-skye-option-tie-break = Gleichstand am Ende
isle-of-skye-option-tie-break-about = Welches Gold bei gleichen Punkten entscheidet.
isle-of-skye-option-tie-break-remainder = Was übrig ist
isle-of-skye-option-tie-break-remainder-about = Gold, das nach je 5 Gold für einen Punkt bleibt.
isle-of-skye-option-tie-break-all-gold = Alles
isle-of-skye-option-tie-break-all-gold-about = Alles Gold auf der Hand am Ende.
isle-of-skye-option-barrel-income = Einkommen aus Fässern
isle-of-skye-option-barrel-income-about = Was auf einem Plättchen mit zwei Fässern ein Gold bringt.
isle-of-skye-option-barrel-income-per-symbol = Jedes Fass
isle-of-skye-option-barrel-income-per-symbol-about = 1 Gold für jedes verbundene Fass.
isle-of-skye-option-barrel-income-per-tile = Jedes Plättchen
isle-of-skye-option-barrel-income-per-tile-about = 1 Gold für jedes verbundene Plättchen mit Fässern.
isle-of-skye-option-barrels-counted = Fässer zählen
isle-of-skye-option-barrels-counted-about = Was für die meisten Fässer und für Schriftrollen zählt.
isle-of-skye-option-barrels-counted-per-tile = Plättchen mit Fässern
isle-of-skye-option-barrels-counted-per-tile-about = Ein Plättchen mit zwei Fässern zählt einmal.
isle-of-skye-option-barrels-counted-per-symbol = Fässer
isle-of-skye-option-barrels-counted-per-symbol-about = Ein Plättchen mit zwei Fässern zählt zweimal.
isle-of-skye-option-castle-tile = Die Burg am Weg
isle-of-skye-option-castle-tile-about = Ob die Burg selbst ein mit der Burg verbundenes Plättchen ist.
isle-of-skye-option-castle-tile-counts = Zählt
isle-of-skye-option-castle-tile-counts-about = Alle haben mindestens ein verbundenes Plättchen.
isle-of-skye-option-castle-tile-does-not-count = Zählt nicht
isle-of-skye-option-castle-tile-does-not-count-about = Nur die anderen Plättchen zählen.
isle-of-skye-option-lines = Zwei Reihen in einer Spalte
isle-of-skye-option-lines-about = Was zwei senkrechte Reihen mit einer Lücke dazwischen zählen.
isle-of-skye-option-lines-every-line = Beide
isle-of-skye-option-lines-every-line-about = Jede lückenlose Reihe ab drei Plättchen zählt.
isle-of-skye-option-lines-one-per-column = Eine
isle-of-skye-option-lines-one-per-column-about = Eine Spalte zählt einmal.
isle-of-skye-option-hide-gold = Gold der anderen
isle-of-skye-option-hide-gold-about = Ob die Handys zeigen, wie viel Gold die anderen haben.
isle-of-skye-option-hide-gold-on = Verdeckt
isle-of-skye-option-hide-gold-on-about = Du siehst nur dein eigenes Gold.
isle-of-skye-option-hide-gold-off = Offen
isle-of-skye-option-hide-gold-off-about = Alle sehen alles Gold.
isle-of-skye-option-legal-cells = Erlaubte Plätze zeigen
isle-of-skye-option-legal-cells-about = Ob die Handys nur Plätze und Drehungen anbieten, die passen.
isle-of-skye-option-legal-cells-on = Gezeigt
isle-of-skye-option-legal-cells-on-about = Passende Plätze leuchten.
isle-of-skye-option-legal-cells-off = Verborgen
isle-of-skye-option-legal-cells-off-about = Du findest den Platz selbst; was nicht passt, wird abgelehnt.
isle-of-skye-option-tiles-left = Restliche Plättchen zeigen
isle-of-skye-option-tiles-left-about = Ob die Handys zeigen, welche Plättchen noch im Beutel sind.
isle-of-skye-option-tiles-left-on = Gezeigt
isle-of-skye-option-tiles-left-on-about = Der Beutel ist eine Liste.
isle-of-skye-option-tiles-left-off = Nicht gezeigt
isle-of-skye-option-tiles-left-off-about = Du merkst dir selbst, was gelegt ist.
isle-of-skye-option-projection = Wenn jetzt Schluss wäre
isle-of-skye-option-projection-about = Ob die Handys zeigen, was diese Runde jetzt brächte.
isle-of-skye-option-projection-on = Gezeigt
isle-of-skye-option-projection-on-about = Punkte dieser Runde, in der letzten auch die der Schlusswertung.
isle-of-skye-option-projection-off = Verborgen
isle-of-skye-option-projection-off-about = Punkte werden am Rundenende gezählt.

## Wo die Regeln schweigen: So entscheidet dieser Tisch

isle-of-skye-ruling-1 = Zu fünft zählen die Wertungsplättchen AB, AC, BD, ACD und BCD, und wer zurückliegt, bekommt 0, 0, 1, 2 und 3 Gold.
isle-of-skye-ruling-2 = Die Burg ist ein Plättchen wie jedes andere: für Quadrate, Reihen, Landschaften und Wege.
isle-of-skye-ruling-3 = Oben ist oben, wie du es beim Legen der Burg siehst, und bleibt es.
isle-of-skye-ruling-4 = Ein Plättchen geht erst zurück, wenn kein Plättchen der Hand irgendwo passt. In welcher Reihenfolge und wo du baust, ist dir überlassen.
isle-of-skye-ruling-5 = Auch zu zweit bringt ein Plättchen für das Meiste 5 und 2; bei Gleichstand je 5; wer nichts davon hat, bekommt nichts.
isle-of-skye-ruling-6 = Ein Tier bei mehreren Bauernhöfen zählt einmal.
isle-of-skye-ruling-7 = Eine Schriftrolle gehört zu der Landschaft, in der sie gedruckt ist; verdoppelt wird nach dem Abrunden.
isle-of-skye-ruling-8 = Von gleich großen größten Landschaften zählt eine.
isle-of-skye-ruling-9 = Gleiche Punkte und gleiches Restgold teilen sich den Sieg.
isle-of-skye-ruling-10 = Bis alle gewählt haben, darf jeder neu wählen. Wandert die Axt zu einem anderen Plättchen, tauscht sie den Platz mit dem Gold, das dort liegt.
isle-of-skye-ruling-11 = Mit echten Münzen werden die Preise mit dem Gold verglichen, das die App kennt; wer sie eingibt, erfährt dabei, wie viel es ist.
isle-of-skye-ruling-12 = Wo Gold nicht mitgeführt wird, bleibt das Gesagte geheim, bis alle es gesagt haben.
isle-of-skye-ruling-13 = Wird das Spiel vorzeitig beendet, zählen Schriftrollen und Gold, wie sie stehen; angebotene Plättchen und die auf der Hand gehen zurück, das Gold auf Angeboten ebenso.
