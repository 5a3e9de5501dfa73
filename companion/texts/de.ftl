### Tableside auf Deutsch: Bildschirme, Zustände, Absagen des Hauses.
### Ein Code ist eine Kennung mit „-“ statt „.“ und „_“. Spiele bringen ihre eigene Datei mit.

## Wörter, die überall vorkommen

app-name = Tableside
common-back = Zurück
common-close = Schließen
common-more = Mehr
common-undo = Zurücknehmen
common-cancel = Abbrechen
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
# Read out after a name: the table waits for this player.
seats-active = dran
# On the pill of the seat that this phone plays.
seats-you = du
# Below the pill of a seat whose phone is silent. $time: "40 s" or "3 min". Two words at most.
seats-gone = { $time } weg
seats-away = nicht da

## Anfang

start-prompt = Tisch eröffnen oder dazusetzen
start-about = Das Spiel steht bei euch auf dem Tisch. Die App kennt die Regeln und zählt mit.
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
start-hide = Ausblenden
start-hide-of = Den Tisch von { $names } ausblenden
start-hidden-now =
    { $status ->
        [finished] { $names }: ausgeblendet, bleibt unter Gespielte Partien.
       *[other] { $names }: ausgeblendet, bis jemand weiterspielt.
    }
start-hidden =
    { $n ->
        [one] Ein ausgeblendeter Tisch
       *[other] { $n } ausgeblendete Tische
    }
start-show = Einblenden
start-show-of = Den Tisch von { $names } wieder einblenden

## Neuer Tisch

new-title = Tisch eröffnen
new-game = Welches Spiel liegt auf dem Tisch?
new-fewer = { $name }: { $n } weniger
new-more = { $name }: { $n } mehr
new-draw = Wer zieht?
new-draw-table = Wir ziehen aus der Schachtel
new-draw-table-about = Zieh ein Plättchen und tippe es auf dem Handy an.
new-draw-app = Die App zieht
new-draw-app-about = Wenn ihr die Schachtel nicht dabeihabt.
new-box = Meine Schachtel
new-expansions = Welche Erweiterungen?
new-options = Regeln und Hilfen
new-options-changed =
    { $n ->
        [0] Normale Regeln, alle Hilfen an
        [one] { $n } Einstellung geändert
       *[other] { $n } Einstellungen geändert
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
join-colour = Deine Spielfarbe
join-colour-taken = { $colour }, gehört schon { $name }
join-take = Platz nehmen
join-taking = Einen Moment
join-watch = Zuschauen
# Which table this is, under the title of the join screen.
join-table-of = { $game }, Tisch von { $host }
join-wrong-code = Prüf den Code
join-missing-code = Gib den Code ein
join-missing-name = Gib deinen Namen ein
# Der längste Name, der behalten wird.
join-name-full = Höchstens { $n } Zeichen
join-missing-name-of = Gib einen Namen ein
join-missing-other-name = Wähle einen anderen Namen
join-name-use = „{ $name }“ nehmen
join-missing-colour = Wähle eine Farbe
join-begun = Das Spiel hat begonnen
join-begun-about = Neu mitspielen geht nach dem Start nicht mehr, nur zuschauen. Geht jemand, kann der Gastgeber dir den Platz geben.
join-full = Alle Plätze sind besetzt
join-full-about = Es ist keine Farbe mehr frei. Du kannst zuschauen.
join-looking = Der Tisch wird gesucht

## Vor dem Spiel

lobby-scan = Für die anderen: scannen oder eingeben
# Read out; $qr: what the QR code leads to.
lobby-qr-larger = Vergrößern: { $qr }
lobby-qr-smaller = Verkleinern: { $qr }
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
lobby-begins = fängt an
lobby-free =
    { $n ->
        [one] { $colours } ist frei
       *[other] { $colours } sind frei
    }
# Read out for the button that unfolds a seat in the lobby.
lobby-edit = Platz von { $name } ändern
lobby-edit-name = Name
lobby-edit-colour = Farbe
lobby-earlier = Nach oben
lobby-later = Nach unten
lobby-save = Speichern
lobby-remove = Entfernen
lobby-box = Schachtel
lobby-box-differs =
    { $n ->
        [0] Alle Plättchen wie in der Liste
        [one] { $n } Plättchen dieser Schachtel ist anders
       *[other] { $n } Plättchen dieser Schachtel sind anders
    }
lobby-box-boards =
    { $n ->
        [one] { $n } Plan dieser Schachtel ist abgeschrieben
       *[other] { $n } Pläne dieser Schachtel sind abgeschrieben
    }
lobby-box-mine = Dieser Tisch spielt mit deiner Schachtel.
lobby-box-hosts = Dieser Tisch spielt mit der Schachtel des Gastgebers.
lobby-invented =
    { $n ->
        [one] { $n } erfundenes Plättchen
       *[other] { $n } erfundene Plättchen
    }
lobby-invented-about = In dieser Schachtel sind nicht alle Plättchen eingetragen. Darum zieht die App welche, die wir uns ausgedacht haben.
lobby-starter = Wer fängt an?
lobby-lot = Auslosen
lobby-lot-fell = { $name } fängt an
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
lobby-start-about = Nach dem Start kann niemand mehr einsteigen, nur zuschauen.
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
        [2] Ihr müsst mindestens zu zweit sein. Lass die anderen den Code scannen oder gib jemandem ohne Handy einen Platz.
       *[other] Ihr müsst mindestens { $n } sein. Lass die anderen den Code scannen oder gib jemandem ohne Handy einen Platz.
    }
lobby-few =
    { $n ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $n }
    }
lobby-wait-prompt = Warten, bis { $name } startet
lobby-wait-host = Warten auf den Start
lobby-wait-about = Du bist dabei. Es geht auf allen Handys gleichzeitig los.
lobby-watch-about = Du schaust zu. Es geht auf allen Handys gleichzeitig los.
lobby-add = Platz hinzufügen
lobby-sit = Platz nehmen
lobby-add-prompt = Wer ist es?
lobby-add-about = Für jemanden ohne Handy. Die Züge gibst du auf diesem hier ein.
lobby-add-name = Name
lobby-add-save = Platz hinzufügen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-system = Wie das Handy
settings-light = Darstellung
settings-light-system = Wie das Handy
settings-light-day = Hell
settings-light-lamp = Dunkel
settings-contrast = Hoher Kontrast
settings-contrast-about = Kräftigere Linien, nichts Verblasstes, keine Schraffuren.
settings-hints = Hinweise zeigen
settings-hints-about = Eine zweite Zeile, die erklärt, was zu tun ist.
settings-hand = Linkshändig
settings-hand-about = Der Hauptknopf ist links.
settings-signals = Wenn du dran bist
settings-signals-off = Nichts
settings-signals-touch = Vibrieren
settings-signals-both = Vibrieren und Klopfen
# Ein Knopf darunter: Es vibriert und klopft einmal.
settings-signals-try = Ausprobieren
settings-rulings = Wo die Regel unklar ist: { $game }
settings-about = Über Tableside
settings-about-words = Tableside begleitet kostenlos das Spiel, das bei euch auf dem Tisch liegt. Es gehört zu keinem Verlag und ersetzt das Spiel nicht.
settings-about-fonts = Gesetzt in Grenze und Atkinson Hyperlegible Next, beide unter der SIL Open Font License.

## Verbindung, Zustände, Störungen

strip-offline =
    { $n ->
        [0] <b>Offline seit { $time }.</b> Was du eingibst, wird später gesendet.
        [one] <b>Offline seit { $time }.</b> { $n } Eintrag wartet auf diesem Handy.
       *[other] <b>Offline seit { $time }.</b> { $n } Einträge warten auf diesem Handy.
    }
strip-polling = <b>Keine Direktverbindung.</b> Das Handy fragt alle 2 Sekunden nach; nichts geht verloren.
strip-back =
    { $n ->
        [0] <b>Wieder da.</b> Nichts ging verloren.
        [one] <b>Wieder da.</b> { $n } Eintrag gesendet, nichts ging verloren.
       *[other] <b>Wieder da.</b> { $n } Einträge gesendet, nichts ging verloren.
    }
# A page opened before the server has answered shows what it had stored at $time.
strip-as-of = <b>Stand von { $time }.</b> Das Neueste wird geholt.
update-ready = Eine neue Version ist da.
update-now = Laden
update-load = Neue Version laden
broken-title = Hier ist etwas schiefgegangen
broken-about = Euer Tisch liegt sicher auf dem Server. Lade die Seite neu und mach weiter, wo du warst.
broken-code = Fehler: { $code }
closed-title = Dieses Handy sitzt nicht an dem Tisch
closed-join = Mit Code dazusetzen
closed-start = Zur Startseite

client-offline = Der Server antwortet nicht. Ist dieses Handy im selben Netz?
client-no-chunk = Diese Seite ließ sich nicht laden. Ist dieses Handy im selben Netz?
client-broken = Das ging nicht. Nichts wurde geändert.
client-no-device = Der Server hat dieses Handy nicht erkannt. Versuch es noch einmal.

## Absagen des Hauses

action-hidden-characters = Der Text enthält unsichtbare Zeichen. Tippe ihn neu.
action-malformed = Der Eintrag ist nicht zu lesen: { $detail }
action-unknown = Diese Aktion gibt es in diesem Spiel nicht.
# Shown in place of a table. The page stopped, because the same device opened more pages since.
device-too-many-sockets = Auf diesem Gerät sind zu viele Seiten offen. Schließe einige und lade diese neu.
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
server-fault = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
correction-does-not-hold = Mit dieser Korrektur wäre ein späterer Eintrag gegen die Regeln.
correction-empty = Diese Korrektur ändert nichts oder zu viel auf einmal.
correction-entry-gone = Der gemeinte Eintrag gilt nicht mehr.
correction-not-by-hand = Das lässt sich nicht von Hand korrigieren.
correction-sealed = In einem Spiel mit Geheimnissen korrigieren alle nur die eigenen Einträge. Steht ein fremder Eintrag im Weg, macht bis zum Fehler rückgängig, das Neueste zuerst, alle das Eigene.
correction-sealed-now = Jemand hat verdeckt gewählt. Sobald das offen liegt, lässt sich das korrigieren.
history-no-such-step =
    { $steps ->
        [one] Die Partie hat nur einen Schritt.
       *[other] Die Partie hat nur { $steps } Schritte.
    }
correction-unknown = Diese Korrektur wurde zurückgezogen oder ist erledigt.
table-event-corrected = { $seat } hat etwas Früheres korrigiert.
table-event-corrected-by-host = Der Gastgeber hat etwas Früheres korrigiert.
table-event-put-back = { $seat } hat das Zurückgenommene wiederhergestellt.
table-event-put-back-by-host = Der Gastgeber hat das Zurückgenommene wiederhergestellt.
table-adjusted = Punkte nach Absprache
table-end-unfinished = Der Gastgeber hat das Spiel vorzeitig beendet.
table-event-adjusted =
    { $points ->
        [one] { $seat } bekommt nach Absprache { $points } Punkt: { $reason }
       *[other] { $seat } bekommt nach Absprache { $points } Punkte: { $reason }
    }
# An den Spieler, der die Punkte bekommt
table-event-adjusted-own =
    { $points ->
        [one] Du bekommst nach Absprache { $points } Punkt: { $reason }
       *[other] Du bekommst nach Absprache { $points } Punkte: { $reason }
    }
table-event-finish-now = Der Gastgeber hat das Spiel beendet; gewertet wird, was liegt.
table-no-points = 0 Punkte gehen nicht: Gib eine andere Zahl ein.
table-no-such-seat = Da sitzt niemand.
table-busy = Der Tisch ist beschäftigt. Versuch es gleich wieder.
table-colour-taken = Diese Farbe hat schon jemand.
table-duplicate-id = Dieser Eintrag kam schon einmal mit anderem Inhalt.
table-event-seat-moved = { $seat } spielt jetzt von einem anderen Handy.
table-event-seat-removed = Das Handy von { $seat } wurde entfernt; der Gastgeber spielt den Platz weiter.
table-event-seat-given-up = { $seat } spielt nicht mehr mit; das Handy des Gastgebers übernimmt den Platz.
table-event-seat-host = { $seat } ist jetzt Gastgeber.
table-event-seat-host-taken = { $seat } ist jetzt Gastgeber: Das Handy des bisherigen Gastgebers schwieg.
table-event-taken-back = { $seat } hat den letzten Eintrag zurückgenommen.
table-full = Alle Farben der Schachtel sind vergeben.
table-host-is-here = Das Handy des Gastgebers ist da.
table-locked = Der Gastgeber hat diesen Tisch geschlossen.
table-only-watching = Dieser Link ist nur zum Zuschauen. Den Code zum Mitspielen haben die Mitspieler.
start-damaged-link = Dieser Link ist unvollständig. Scanne den Code noch einmal oder tippe ihn ein.
common-again = Noch einmal
join-one-of = Bist du hier dabei?
join-one-of-about = Tippe deinen Namen an, um auf diesem Handy zu spielen.
join-one-of-begun = Das Spiel läuft schon. Tippe deinen Namen an; der Gastgeber wird gefragt.
join-one-of-missing = Dein Name fehlt? Dann hat dein Platz schon ein Handy. Wer am Tisch sitzt, kann ihn unter „Leute und Handys“ auf dieses umziehen.
join-none = Jemand anders
join-asked = Warten auf den Gastgeber
join-asked-about = Du spielst für { $name }, sobald der Gastgeber zustimmt. Ist sein Handy weg, kann jemand anders Gastgeber werden.
join-asked-over = Der Gastgeber hat abgelehnt, oder den Platz hat schon jemand.
join-tv = Als Fernseher zeigen
join-tv-about = Für alle im Raum: ein großes Spielfeld und die Punkte, ohne Knöpfe.
join-here = Hier zuschauen
join-here-about = Für dich: mit Punkten, früheren Zügen und Beweisen zum Antippen, wie auf dem Handy.
join-wide = Wie möchtest du zuschauen?
play-request = Ein Handy möchte für { $name } spielen.
play-request-no = Nein
play-request-yes = Zulassen
table-seat-taken = Diesen Platz hat schon jemand.
table-already-seated = Dieses Handy hat hier schon einen Platz.
table-unknown-request = Das ist schon beantwortet oder wurde zurückgezogen.
table-not-finished = Das Spiel läuft noch.
table-still-played = Hier wurde in den letzten { $hours } Stunden etwas eingetragen. Ein laufendes Spiel bleibt in der Liste.
table-not-host = Das kann nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-not-your-seat = Dieser Platz wird von einem anderen Handy gespielt.
table-not-yours-to-do = Das geht nicht von einem Handy aus.
table-nothing-due = Es gibt gerade nichts zu zählen.
table-nothing-to-draw = Es gibt gerade nichts zu ziehen.
table-nothing-to-undo = Du hast nichts zurückzunehmen.
table-option = Diese Option hat das Spiel nicht: { $option }
table-others-first = Erst ist jemand anders gefragt.
table-over = Das Spiel ist zu Ende.
table-invented-piece = { $tile } ist erfunden: Keine Schachtel hat es, darum lässt es sich nicht eingeben.
table-seats = Dieses Spiel ist für { $min } bis { $max } Personen.
table-stale-version = Jemand war schneller. Nichts wurde geändert.
table-started = Das Spiel hat schon begonnen.
table-starter = Auf dem Platz, der anfangen soll, sitzt niemand.
table-too-late = Zu spät: Das galt einem früheren Schritt.
# $why: ein ganzer Satz, der Grund einer Regel oder der nächste
table-undo-blocked = Das lässt sich nicht mehr zurücknehmen. { $why }
table-played-on = Andere haben seitdem weitergespielt.
table-seat-moved = Diesen Platz spielt jetzt ein anderes Handy.
table-removed = Der Gastgeber hat dieses Handy vom Tisch entfernt.
table-unknown = Diesen Tisch gibt es nicht, oder dieses Handy gehört nicht dazu.
table-unknown-code = Zu diesem Code gibt es keinen offenen Tisch. Vielleicht wurde er geändert.
table-unknown-colour = Diese Farbe hat die Schachtel nicht.
table-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-your-own-seat = Das Handy des Gastgebers bleibt.

## Aus der Nähe

look-open = Ansehen: { $tile }
look-close = Schließen
look-free = Freie Stelle
look-from-the-start = Liegt von Anfang an
look-laid = Gelegt von { $name }
look-laid-when = Gelegt von { $name }, { $when }
look-belongs = Gehört zu
look-pieces = { $name }: { $n }
look-fits =
    { $n ->
        [0] Passt zurzeit nirgends
        [one] Passt an eine Stelle
       *[other] Passt an { $n } Stellen
    }
look-board = Wo es passt
look-not-here = { $tile } passt hier in keiner Drehung.
look-kinds = Das passt hier noch
look-kinds-none = Hier passt kein Plättchen mehr
look-left = noch { $n }
look-wrong = Hier stimmt etwas nicht

## Das Spielfeld

# What a surface is called and what lies on it: "Board, 12 tiles". Read out, not seen.
board-label = { $name }, { $counted }
# Wie viele Plättchen auf einem Spielfeld liegen: steht als $counted in "Spielfeld, 12 Plättchen".
board-tiles = { $n } Plättchen
board-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe legt das Plättchen. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
        [chosen] R dreht das Plättchen, Umschalt und R andersherum, Zahlen wählen, Steuerung und Eingabe bestätigt, Escape führt zurück. T zeigt das Spielfeld als Text.
       *[look] Pfeiltasten führen von Plättchen zu Plättchen, Eingabe zeigt eines groß. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
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
board-sides = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }.
board-look = Ansehen
board-look-at = Ansehen: { $place }
board-times = { $n } × { $what }
board-piece = { $name }: { $role } ({ $on }).
# Ein Teil mitten auf einem Plättchen, und eins, das über eine seiner Kanten reicht
board-piece-here = { $name }: { $role }.
board-piece-edge =
    { $edge ->
        [N] { $name }: { $role }, Nordkante.
        [E] { $name }: { $role }, Ostkante.
        [S] { $name }: { $role }, Südkante.
       *[W] { $name }: { $role }, Westkante.
    }
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
board-spot-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe wählt, Steuerung und Eingabe bestätigt, Escape führt zurück. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
       *[look] Pfeiltasten führen von Stelle zu Stelle. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text.
    }
# Benennt eine Reihe von Knöpfen, einen für jedes Spielfeld des Tisches
board-surfaces = Spielfelder
board-empty = Leer.
# Figuren auf einer Stelle, die oberste zuerst
board-stack = { $n } übereinander, von oben: { $pieces }.
board-of-seat = { $name }: { $what }
# Steht hinter dem Namen: „Stein, verdeckt“
board-face-down = verdeckt
board-lying = liegend
board-next-to = Neben { $places }.
board-part-of = Gehört zu: { $area }.
# Orte, neben denen einer liegt, obwohl keine Linie hinführt
board-across = Führt hinüber zu { $places }.
# Was ein Feld einer Leiste verlangt und bringt
board-asks = Verlangt: { $what }.
# Vom Feld, das ein eigener Marker als Nächstes betritt. Was fehlt, steht in wenigen Worten da: „Leuchtturm“, „5 Gold“.
board-next = Nächstes Feld.
board-next-missing = Nächstes Feld. Es fehlt: { $what }.
# Allein, in einem kleinen Schild über diesen Worten.
board-missing = es fehlt
board-gives = Bringt: { $what }.
board-choose = Wählen
board-choose-here =
    { $what ->
        [none] { $place } wählen
       *[other] { $place }: { $what }
    }
board-leave-here = Von hier ziehen
board-go-here = Hierher ziehen
board-chosen-from = Von hier wird gezogen.
board-chosen-to = Hierher wird gezogen.

## Spielen

play-points = Punkte
play-settings = Einstellungen
play-leave = Zur Startseite
play-draw = Ziehen
play-for-seat = Für { $name }
play-narrow = Tippe auf eine Seite, um einzugrenzen.
play-types-and-tiles =
    { $types ->
        [one] { $types } Art, noch { $tiles }
       *[other] { $types } Arten, noch { $tiles }
    }
play-types =
    { $types ->
        [one] { $types } Art
       *[other] { $types } Arten
    }
play-all-types = Alle { $types }
play-unlisted = Nicht dabei
play-filter = Nach Seiten eingrenzen
# On each of four triangles of a square, the filter of tiles by their sides: any terrain. One short word.
play-any = egal
play-side =
    { $edge ->
        [N] Oben: { $terrain }
        [E] Rechts: { $terrain }
        [S] Unten: { $terrain }
       *[W] Links: { $terrain }
    }
play-left = noch { $n }
play-bag =
    { $n ->
        [one] Noch { $n } Plättchen
       *[other] Noch { $n } Plättchen
    }
play-bag-about = Weder gelegt noch vor jemandem. Ein Tipp zeigt ein Plättchen groß.
play-bag-empty = Alle Plättchen sind gezogen.
play-used-up =
    { $aside ->
        [0] „{ $tile }“ ist aufgebraucht: { $all ->
                [one] Das einzige liegt auf dem Spielfeld.
               *[other] Alle { $all } liegen auf dem Spielfeld.
            }
       *[other] „{ $tile }“ ist aufgebraucht: { $board } von { $all } liegen auf dem Spielfeld, der Rest kam aus dem Spiel.
    }
play-set-aside = „{ $tile }“ passt nirgends und kommt aus dem Spiel: Zieh noch einmal
play-undo-round = Zurück in die vorige Runde?
play-undo-round-about = Dein letzter Zug war in der Runde davor. Der ganze Tisch geht dorthin zurück, und sie wird neu gewertet.
# Für Vorleser: die Knöpfe mit dem, was man jetzt noch tun kann.
play-other-questions = Auch möglich
play-tap-place = Stelle antippen
# Wohin eine Figur zieht, bevor es abgeschickt wird: der Name des Platzes
play-goes-to = Nach: { $place }
# Klappt die Antworten, die man auf dem Spielfeld antippen kann, als Liste auf.
play-as-list =
    { $n ->
        [one] Als Liste
       *[other] Alle { $n } als Liste
    }
play-move = Ziehen
play-other-tile = Anderes Plättchen
play-other-place = Andere Stelle
play-turn = Plättchen drehen
play-targets = Was du dazustellst
# Small, behind the number of pieces that a player still has.
play-stock = übrig
play-done = Fertig
# Read out for the buttons of a stepper. $name: what is counted, "Price of the curve".
play-less = Weniger für { $name }
play-more = Mehr für { $name }
# Below several steppers that share a limit.
play-amount-left = noch { $n } zu vergeben
play-change = Ändern
play-may-change = Du kannst es ändern, bis alle so weit sind.
play-laid =
    { $question ->
        [both] Drehen oder { $piece } einsetzen?
        [turn] Drehen oder fertig?
        [add] Hier { $piece } einsetzen?
       *[lay] Hier legen?
    }
play-strands = Dann passt { $tile } nirgends mehr hin.
play-sent =
    { $what ->
        [draw] Es wird gezogen
        [pick] Eingegeben
        [move] Gezogen
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
play-undo-by-correction = Korrigieren kannst du es noch; vorher siehst du, was sich ändern würde.
play-correct-instead = Zeig es mir
play-go-on = Weiter
play-overtaken = Jemand war schneller
play-overtaken-by = { $name } war schneller
play-overtaken-kept = Nichts wurde verändert. Deine Eingabe bleibt erhalten.
play-overtaken-undo = Zu spät zum Zurücknehmen. Was du eingegeben hast, gilt.
play-overtaken-gone = Es ist schon eingegeben. Mehr ist nicht zu tun.
# Two buttons after somebody was faster: leave the own entry out, or send it again.
play-drop = Meine verwerfen
play-again = Noch einmal senden
# Below whom the table waits for; $time: minutes and seconds, 1:33
play-since = Wartezeit: { $time }
play-counting = Der Server zählt.
play-takes-longer = Es dauert länger als sonst.
# One line below the seats, and on the TV: scoring or the like fails at the server again and again.
play-stalled = Der Server kann diesen Schritt nicht abschließen. Er versucht es weiter, nichts geht verloren.
play-silent = Das Handy von { $name } schweigt seit { $time }. Der Tisch wartet.
play-silent-elsewhere = Das Handy, das für { $name } spielt, schweigt seit { $time }.
play-show = Zeigen
# Two words at most: dismisses the message about a silent phone.
play-let-be = Jetzt nicht
play-and-more =
    { $n ->
        [one] 1 weitere Meldung
       *[other] { $n } weitere Meldungen
    }
play-over = Das Spiel ist zu Ende
play-offer-who = Wer gewählt hat
play-offer-done = fertig
play-offer-entered = eingetragen
play-offer-open = noch nicht
play-offer-drawn = { $name } hat gezogen
play-offer-price = { $n } für { $name }
play-offer-missing =
    { $n ->
        [one] { $n } Preis fehlt
       *[other] { $n } Preise fehlen
    }
play-offer-about = Das sieht sonst niemand, bis alle gewählt haben.
play-offer-most = Höchstens { $n }: Mehr hast du nicht übrig.
play-offer-over = { $n } mehr, als du hast
play-offer-purse = { $laid } auf Plättchen, noch { $left } frei
play-offer-enter = Angebot eintragen: { $name }
play-offer-sealed = Verdeckt
play-offer-yours-sealed = Deine Wahl liegt verdeckt
play-offer-all-sealed = Alle haben gewählt
play-invented =
    { $n ->
        [one] Mit { $n } erfundenen Plättchen
       *[other] Mit { $n } erfundenen Plättchen
    }
play-market = Angebote
play-market-drawn = Was gezogen wurde
play-market-own = Du
play-market-piece = { $name }, Preis { $price }
# Die Aufforderung, wenn nichts bezahlbar ist, und die Zeile darunter.
play-market-none = Du kannst nichts kaufen
play-market-pass = Du kannst nur passen.
play-market-tap = Tippe an, was du willst.
play-market-tap-price = Tippe auf einen Preis.
play-market-after = danach noch { $n }
play-market-bought = gekauft
play-market-own-pays = Bezahlt wird mit dem, was darauf liegt.
play-market-less = { $price } − { $less }
play-market-instead = statt { $price }
play-market-ware = Feld { $n }: { $name }, Preis { $price }
play-market-empty = Feld { $n }: leer
# Steht vor oder über der Münze mit der Summe: „3 + 4 =“ (7).
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } auf dem Plättchen und { $more } für das Feld
# Was ein Feld kostet, auf seinem Stein.
play-market-extra = +{ $n }
play-market-extra-words = { $n } mehr für das Feld
# Für die App liegt dort ein Plättchen verdeckt; ein Tippen gibt ein, welches es ist. In einer Spalte von 56 px.
play-market-untold = Feld { $n }: noch nicht eingegeben
play-market-which = Was liegt da?
play-market-untold-count =
    { $n ->
        [one] { $n } Plättchen nicht eingegeben
       *[other] { $n } Plättchen nicht eingegeben
    }
# Eine Zeile, die ein Link ist: Sie führt dorthin, wo es eingegeben wird.
play-market-untold-line = Feld { $n }: Welches Plättchen ist es?
play-market-tell-about = Darauf muss niemand warten.
play-market-later = Später
play-market-told-meanwhile = Feld { $n } hat gerade jemand anders eingegeben: { $name }.
play-market-left-meanwhile = Das Plättchen auf Feld { $n } liegt dort nicht mehr.
play-own-board = Zurück zu meinem
play-help = So geht’s
# A link below the proof of a score; $step: the card that it opens, "Points".
play-help-at = So geht’s: { $step }
play-phases = Diese Runde
play-phase =
    { $when ->
        [done] erledigt
        [now] jetzt
       *[later] kommt noch
    }
play-round-of = { $turn } von { $rounds }
play-begins = { $name } fängt an
# Ebenso auf einem schmalen Handy: Davor steht das Zeichen des Spielers.
play-begins-short = fängt an
play-goals-now =
    { $n ->
        [one] { $places } zählt
       *[other] { $places } zählen
    }
play-goals-worth = für dich jetzt: { $points }
play-waits-for = Noch nicht fertig: { $names }
play-hand = In deiner Hand
play-fits-not-yet = passt gerade nirgends
play-enter-tile = Plättchen eingeben
play-lay = Legen
play-drawn = Du hast gezogen
play-symbols = Eingrenzen nach dem, was drauf ist
# Eine Zeile mit dem Bild eines Plättchens an Stelle von $tile, dahinter „Ansehen“.
play-check-piece = Über { $tile } sind sich Listen uneinig. Wie sieht eures aus?
play-unkept =
    { $what ->
        [new]
            { $n ->
                [one] Neues Plättchen in deine Schachtel?
               *[other] { $n } neue Plättchen in deine Schachtel?
            }
        [corrected]
            { $n ->
                [one] Korrigiertes Plättchen in deine Schachtel?
               *[other] { $n } korrigierte Plättchen in deine Schachtel?
            }
       *[both] { $n } neue oder korrigierte Plättchen in deine Schachtel?
    }
play-unkept-boards =
    { $n ->
        [one] Plan von diesem Tisch in deine Schachtel?
       *[other] { $n } Pläne von diesem Tisch in deine Schachtel?
    }
play-facet-cost = Was kostet es?
play-narrow-facets = Tippe auf Preis, Bild oder Kanten.
play-narrow-symbols = Tippe an, was drauf ist.
play-which-goal = Was dort liegt
play-news = Neuigkeiten
# Neben dem Spielfeld auf breiten Bildschirmen: alle mit dem, was sie auf der Hand haben, dann das Letzte.
play-players = Spieler
play-last-moves = Letzte Züge
play-scored = { $when } ist gewertet
play-scored-own =
    { $points ->
        [one] { $when }: { $points } Punkt für dich
       *[other] { $when }: { $points } Punkte für dich
    }
play-scored-for =
    { $points ->
        [one] { $when }: { $points } Punkt für { $name }
       *[other] { $when }: { $points } Punkte für { $name }
    }
play-scored-next = Stimmt. Jetzt { $name }
play-scored-tap = Tippe eine Zeile an: Was sie zählt, leuchtet.
play-scored-all = Alle
play-scored-mine = Meine
play-scored-right = Stimmt so

## Punkte, Beweise, Ergebnis

points-title = Punkte
points-after = Zug { $turn }
points-who = Spieler
points-total = Summe
points-score-tile = 50/100-Plättchen: { $n }
# Before a name in the table of points: "1."
points-rank = { $rank }.
points-by-kind = Punkte nach Art
points-lines = Jeder Punkt, die neuesten zuerst
points-none = Noch hat nichts gezählt.
points-tap = Tippe eine Zeile an, um sie auf dem Spielfeld zu sehen.
points-of = { $name } · { $when }
# $of: wessen und wann, wie „points-of“; $place: wo
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
# $points: by how many points the first is ahead of the second.
points-leads = { $name } führt mit { $points } Vorsprung
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
points-ended-lines = Schlusswertung, Stand jetzt
points-ended-about = Mit Schlusswertung. Tippe eine Zeile an.
points-all = Alle Punkte
points-gone = Diese Zeile gibt es nicht mehr
points-previous = Vorige Zeile
points-next = Nächste Zeile
points-line-of = { $n } von { $all }
points-board-label = Spielfeld mit dem Beweis dieser Zeile
points-proof = Wie sich die Punkte ergeben
points-undecided = Wer führt, ist noch offen
points-left-over = Nicht gezählt:
points-left-over-one = { $reason } ({ $count })
points-goals = Was an diesem Tisch zählt
points-goal-now = zählt in dieser Runde
points-goal-rounds = Zählt in den Runden { $rounds }
points-goal-worth = Für dich jetzt: { $points }
points-unknown-worth = unbekannt
points-count-of = { $name } { $count }
points-scoring = Letzte Wertung

result-title =
    { $n ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } gewinnen mit { $points }
    }
result-names = { $first } und { $last }
result-again = Noch einmal
result-opening = Wird geöffnet
result-to-next = Zum nächsten Spiel

# Das Ende eines Spiels, Zeile für Zeile enthüllt, auf jedem Handy und auf dem Fernseher.
ceremony-title = Schlusswertung
ceremony-about =
    { $n ->
        [one] Noch eine Wertung, dann steht fest, wer gewonnen hat.
       *[other] Noch { $n } Wertungen, dann steht fest, wer gewonnen hat.
    }
ceremony-step = Schlusswertung: { $n } von { $all }
# Zwei Knöpfe nebeneinander, so kurz wie möglich.
ceremony-next = Weiter
ceremony-skip = Überspringen
ceremony-winner = Wer gewinnt?
ceremony-result = Zum Ergebnis
# Wird nur vorgelesen: "Wiese: Anna +9, jetzt 47."
ceremony-spoken = { $reason }: { $name } { $points }, jetzt { $total }.

## Leute und Handys, während ein Tisch spielt

people-title = Leute und Handys
people-seats = Plätze und ihre Handys
people-gone-host = seit { $time } weg, Gastgeber
people-away-host = Handy ist gerade nicht da, Gastgeber
people-unknown = unklar, ob das Handy da ist
people-unknown-host = unklar, ob das Handy da ist, Gastgeber
people-actions = Möglichkeiten für den Platz von { $name }
people-move = Auf ein anderes Handy
people-move-about = Scanne das mit dem anderen Handy oder gib dort unter „Mitspielen“ den Code ein. Er gilt einmal, 15 Minuten lang.
people-move-qr = QR-Code, der den Platz von { $name } auf ein anderes Handy bringt
# Anstelle des Codes, sobald ihn ein anderes Handy benutzt hat.
people-move-used = Dieser Code wurde benutzt: { $name } spielt jetzt auf einem anderen Handy.
people-give-up = Platz abgeben
people-give-up-ask = Soll ab jetzt das Handy des Gastgebers für { $name } spielen? Dieses schaut dann nur noch zu.
people-give-up-yes = Abgeben
people-take-over = Für { $name } spielen
people-take-over-ask = Soll dieses Handy für { $name } spielen? Das andere schaut dann nur zu, bis es sich mit dem Code des Tischs wieder dazusetzt.
people-take-over-yes = Für { $name } spielen
people-remove = Handy entfernen
people-remove-ask = Soll das Handy von { $name } den Tisch verlassen? Dieses spielt dafür weiter. Die Codes zum Dazusetzen und zum Zuschauen ändern sich.
people-remove-ask-lobby = Soll das Handy von { $name } den Tisch mit seinen Plätzen verlassen? Die Codes zum Dazusetzen und zum Zuschauen ändern sich.
people-remove-yes = Entfernen
people-make-host = Zum Gastgeber machen
people-make-host-ask = { $name } zum Gastgeber machen? Dieses Handy ist es dann nicht mehr.
people-make-host-yes = Gastgeber machen
people-hand = { $name } das Handy geben
people-host = Nur für den Gastgeber
people-lock = Tisch schließen
people-lock-about = Neue kommen nicht mehr dazu. Wer da ist, bleibt.
people-join = Zum Mitspielen
# Knopf unter einem Code. Was er ändert, steht darüber; vorgelesen wird people-new-code-join oder -watch.
people-new-code = Neuer Code
people-new-code-join = Neuer Code zum Dazusetzen
people-new-code-watch = Neuer Code zum Zuschauen
people-new-code-join-ask = Den Code zum Dazusetzen ändern? Der alte und sein Link gelten dann nicht mehr. Wer am Tisch ist, bleibt.
people-new-code-watch-ask = Den Code zum Zuschauen ändern? Der alte und sein Link gelten dann nicht mehr. Wer zuschaut, bleibt.
people-new-code-yes = Ändern
people-new-code-made = Dieser Code ist neu. Der alte gilt nicht mehr.
people-watch = Zum Zuschauen, am Handy oder am Fernseher
people-watch-scan = Zum Zuschauen scannen oder eingeben
people-watch-qr = QR-Code des Links zum Zuschauen
people-become = Gastgeber werden
people-become-about = Das Handy des Gastgebers schweigt seit { $time }. Jetzt kann jemand anders Gastgeber sein.
people-become-polling = Dieses Handy hat keine Direktverbindung: Es merkt nicht, wessen Handy schweigt, und kann nicht Gastgeber werden. Ist das Handy des Gastgebers weg, nimm ein anderes Handy am Tisch: Es zeigt an dieser Stelle „Gastgeber werden“.

common-seconds = { $n } s
common-minutes = { $n } min

## Ein Platz unterwegs, ein verlorener Platz, ein Code zum Zuschauen

seat-title = Diesen Platz hier spielen?
# Dasselbe, sobald das Handy weiß, wessen Platz der Code verlegt.
seat-title-of = Auf diesem Handy für { $name } spielen?
seat-about = Das bisherige Handy gibt ihn ab.
seat-take = Hier weiterspielen
seat-taking = Platz wird übernommen
watch-title = Am Tisch zuschauen
lost-title = Dieses Handy spielt nicht mehr für { $names }
lost-moved = Ein anderes Handy hat übernommen. Hier bleibt nichts davon.
lost-taken = Der Gastgeber oder ein anderes Handy hat übernommen. Hier bleibt nichts davon. Zum Weiterspielen setz dich mit dem Code des Tischs wieder dazu.
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
# Button: passes the phone to another player who shares it. At most two words.
hand-to = An { $name }
# In the menu: covers what only this player may know, before the phone is laid aside.
cover-now = Verdecken
cover-title = Verdeckt
cover-about = Hierunter liegt, was nur { $name } wissen darf.
cover-prompt = Schaut niemand sonst her?
cover-look = Tippen zum Ansehen

## Was war: Verlauf, Korrekturen, Richtigstellen, was der Gastgeber entscheidet

# Read out at the end of a heading; $names: the people who play on this phone.
common-you-are = Du bist { $names }
# At the end of the seats band and of headings, on a phone that has no seat. One word.
common-watching = Zuschauer
common-redo = Wiederherstellen
table-category-adjusted = Vereinbart
points-agreed = Diese Punkte gibt keine Regel: Der Tisch hat sie vereinbart.
corrections-timeline = Verlauf
corrections-something-wrong = Da stimmt etwas nicht
corrections-step-of = { $name }: { $what }
# Wo ein Plättchen oder ein Platz auf dem Tisch liegt, neben einem anderen; $edge: auf welcher Seite dieses liegt.
corrections-place-beside = { $edge ->
        [N] unter
        [E] links neben
        [S] über
       *[W] rechts neben
    } „{ $tile }“
# So viele Plättchen in eine Richtung; mehrere werden aufgezählt.
corrections-place-steps = { $n } { $way ->
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
corrections-turn-tile = Dreh „{ $tile }“ { $place } so, wie das Bild es zeigt.
corrections-lay-tile = Leg „{ $tile }“ { $to }, gedreht wie im Bild.
corrections-take-piece = Nimm { $piece } vom Plättchen { $place }.
corrections-move-piece = Stell { $piece } vom Plättchen { $place } auf das Plättchen { $to }.
# Von einem Teil eines Plättchens auf einen anderen, $part: „Stadt“; dann, wenn beide gleich heißen.
corrections-move-within = Stell { $piece } auf dem Plättchen { $place } um: { $part }.
corrections-move-shown = Stell { $piece } so um, wie das Bild es zeigt.
corrections-move-tile-shown = Leg „{ $tile }“ dorthin, wo das Bild es zeigt.
corrections-put-piece = Stell { $piece } auf das Plättchen { $to }.
# Dasselbe auf einem Plan oder einer Leiste; $place und $to: „b2“, „Feld 3“
corrections-take-off = Nimm { $piece } von { $place }.
corrections-move-over = Zieh { $piece } von { $place } nach { $to }.
corrections-put-on = Leg { $piece } auf { $to }.
corrections-mark-place = { $place }: { $mark }.
corrections-unmark-place = { $place }: nicht mehr { $mark }.
corrections-stock = { $way ->
        [more] Nimm dir { $n } { $piece }.
       *[fewer] Leg { $n } { $piece } zurück.
    }
corrections-put-back = Leg „{ $tile }“ zurück zu den noch nicht gezogenen.
corrections-set-aside = Leg „{ $tile }“ beiseite: Es kommt aus dem Spiel.
corrections-hold = Nimm „{ $tile }“ in die Hand: Das ist das gezogene.
corrections-put-back-of = Leg „{ $tile }“ weg; es gehört dir nicht.
corrections-hold-of = Leg „{ $tile }“ vor dich.
# Was nach einer Korrektur auf einem Feld der Auslage liegt ($market: wie sie heißt): $lying statt $instead, je eins der drei darunter.
corrections-ware = { $market }, Feld { $n } von links: { $lying }.
corrections-ware-instead = { $market }, Feld { $n } von links: { $lying } statt { $instead }.
corrections-ware-tile = „{ $tile }“
corrections-ware-none = nichts
corrections-ware-untold = ein noch nicht eingegebenes Plättchen
corrections-mark = „{ $tile }“ { $place }: { $mark }.
corrections-unmark = „{ $tile }“ { $place }, nicht mehr: { $mark }.
# $piece liegt auf einem Feld oder Platz, $place.
corrections-turn-piece = Dreh { $piece } auf { $place } so, wie das Bild es zeigt.
corrections-tip-over = Leg { $piece } auf { $place } hin.
corrections-stand-up = Stell { $piece } auf { $place } aufrecht hin.
# Aufgaben nach einer Korrektur: was jetzt in der Auslage liegen soll und was es kostet.
corrections-fill-slot = Leg „{ $tile }“ aus.
corrections-empty-slot = Nimm „{ $tile }“ weg.
corrections-slot-price =
    { $n ->
        [0] „{ $tile }“ hat keinen Preis.
       *[other] „{ $tile }“ kostet { $n }.
    }
corrections-track = Wertungsleiste: von { $before } auf { $after }.
corrections-tap = Stimmt etwas nicht? Tipp es an
corrections-tap-about = Bevor sich etwas ändert, siehst du, was sich ändern würde.
corrections-look = Was geschehen ist
corrections-look-about = Wer am Tisch sitzt, kann es korrigieren.
corrections-offline = Korrekturen brauchen den Server, und gerade antwortet niemand.
corrections-needs-server = Keine Verbindung
corrections-begun = Angefangene Korrektur
corrections-begun-about = Noch ist nichts geändert.
# Below the picture of what a correction leads to: back to that tile on the board
corrections-lay-otherwise = Drehen oder versetzen
corrections-throw-away = Verwerfen
corrections-go-on = Weiter damit
corrections-none = Nichts von dieser Art.
corrections-replay = Im Rückblick ansehen
corrections-older = { $n ->
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
corrections-status-stands = gilt
corrections-status-taken-back = zurückgenommen
corrections-status-mended = korrigiert
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
corrections-whole-turn = { $who ->
        [seat] { $when }: alles von { $name }
       *[host] { $when }: alles vom Gastgeber
    }
corrections-counts-no-more = Das gilt nicht mehr.
corrections-not-here = Das lässt sich nicht korrigieren.
# In einem Spiel mit Geheimnissen korrigieren alle nur die eigenen Einträge. Unter dem Eintrag, auf einem fremden Handy.
corrections-owner-only = Das kann nur { $name } korrigieren: auf dem eigenen Handy, im Verlauf.
# Ebenso, wenn diese Person auch auf diesem Handy spielt.
corrections-owner-here = Das kann nur { $name } korrigieren: Gib { $name } das Handy.
corrections-counted = Das hat die App gezählt. Korrigiere, was davor eingegeben wurde.
corrections-app-drew = Das hat die App gezogen, es bleibt so.
corrections-seats-elsewhere = Wer auf welchem Handy spielt, änderst du unter „Leute und Handys“.
# Hinter einem Satz, der nach der Korrektur gleich klingt; $steps: „1 nach oben und 2 nach rechts“
corrections-moved = verschoben: { $steps }
corrections-turned = gedreht
corrections-gone = Diesen Eintrag gibt es nicht.
corrections-correct = Korrigieren
corrections-other-tile = Anderes Plättchen
corrections-not-happened = Das ist nicht geschehen
corrections-wrong-piece = Mit diesem Plättchen stimmt etwas nicht
corrections-missing = Danach fehlt etwas
corrections-take-back = Zurücknehmen
corrections-take-back-last = Meinen letzten Eintrag zurücknehmen
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
corrections-is-entered = bisher eingegeben
corrections-lies = auf dem Tisch
corrections-points = Punkte
corrections-nothing = Die Punkte bleiben gleich.
corrections-from-to = vorher { $before }, nachher { $after }
corrections-line-gone = { $what }: { $points } fällt weg
corrections-line-new = { $what }: { $points }
corrections-to-move = Auf dem Tisch
# Heading of a list: what is asked, and of whom, once the correction is made.
corrections-then = Danach
corrections-asked = Nun möglich: { $what }
corrections-not-asked = Nicht mehr möglich: { $what }
corrections-goes-on = Das Spiel geht weiter.
corrections-all-hold = Alle späteren Einträge gelten weiter. Der alte bleibt im Verlauf.
corrections-crossed = Danach wurde schon etwas Verdecktes aufgedeckt.
corrections-the-host = Gastgeber
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
corrections-does-not-hold-about = Noch ist nichts geändert. Du kannst wählen, wie es weitergeht.
corrections-too = Auch korrigieren
corrections-not-happened-too = Auch nicht geschehen
corrections-missing-before = Davor fehlt etwas
corrections-cut = { $n ->
        [one] Hier abschneiden: { $n } Eintrag fällt weg
       *[other] Hier abschneiden: { $n } Einträge fallen weg
    }
corrections-cut-ask = { $n ->
        [one] Soll das zuletzt Eingegebene nicht mehr gelten? Das ist der letzte Ausweg.
       *[other] Soll alles ab hier, { $n } Einträge, nicht mehr gelten? Das ist der letzte Ausweg.
    }
corrections-cut-yes = { $n ->
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
corrections-settled-about = Was daraus wurde, steht im Verlauf.
# Was aus einer vorgeschlagenen Korrektur wurde, für alle; $name: wer Gastgeber ist.
corrections-settled-confirmed = { $name } hat sie angenommen
corrections-settled-refused = { $name } hat sie abgelehnt
corrections-settled-withdrawn = Sie wurde zurückgezogen
corrections-to-table = Zum Tisch
corrections-strip-own = Deine Korrektur wartet auf { $name }.
corrections-strip-waits = { $name } schlägt eine Korrektur vor.
corrections-strip-look = Ansehen
corrections-strip-right = Etwas Früheres wurde korrigiert.
corrections-strip-nothing = Auf dem Tisch ändert sich nichts.
corrections-right = Auf dem Tisch nachziehen
corrections-right-ask = Liegt es auf dem Tisch schon so?
corrections-right-ask-about = Dann wird sonst niemand mehr gefragt.
# Dieselbe Frage, wenn die App zieht: Vielleicht liegt gar nichts auf dem Tisch. Darunter stehen zwei Knöpfe als Antworten.
corrections-right-ask-app = Liegt es auch auf einem Tisch?
corrections-right-ask-app-about = Spielt ihr nur auf den Handys, ist nichts zu tun.
corrections-show-moves = Was ist zu tun?
corrections-no-moves = Nichts zu tun
corrections-right-prompt = Zieh es auf dem Tisch nach
corrections-right-done = Alles liegt, wie es soll
corrections-right-left = { $n ->
        [0] Nichts mehr zu tun.
        [one] Noch { $n } Sache zu tun.
       *[other] Noch { $n } Sachen zu tun.
    }
corrections-show-step = Im Bild zeigen: { $what }
corrections-board-right = Spielfeld, wie es auf dem Tisch liegen soll
corrections-nothing-to-move = Nichts umzulegen
corrections-nothing-to-move-about = Der Tisch liegt, wie er soll.
# A button: leaves the list of things to move on the real table open.
corrections-later = Später
corrections-as-done = Ja, so liegt es
corrections-not-yet = Noch nicht
corrections-all-done = Fertig
corrections-adjust = Punkte geben oder nehmen
corrections-adjust-prompt = Punkte für { $name }, so vereinbart
corrections-adjust-about = Alle sehen es, mit dem Grund.
corrections-adjust-who = Für wen?
corrections-adjust-points = Wie viele Punkte?
corrections-adjust-reason = Warum?
corrections-adjust-reason-hint = Alle können es lesen.
corrections-adjust-how-many = Wie viele Punkte?
corrections-adjust-why = Sag, warum
corrections-adjust-yes = { $points } für { $name }
corrections-fewer-by = { $n } weniger
corrections-more-by = { $n } mehr
corrections-setting = Der Gastgeber legt fest
corrections-setting-about = Das gilt für alle an diesem Tisch.
corrections-setting-none = Nichts gewählt
corrections-setting-yes = So festlegen
corrections-finish = Spiel jetzt beenden
corrections-finish-prompt = Das Spiel hier beenden?
corrections-finish-second = Gewertet wird der jetzige Stand; die Partie gilt als vorzeitig beendet.
corrections-finish-about = Die Schlusswertung zählt jetzt für alle. Das steht im Verlauf und lässt sich zurücknehmen.
corrections-finish-no = Weiterspielen
corrections-finish-yes = Jetzt beenden

## Am Fernseher

tv-title = Punktestand
tv-join = Zuschauen oder dazusetzen
tv-watch = Zuschauen
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
tv-no-phone = auf einem anderen Handy
tv-lobby = Wer den Code scannt, kann sich dazusetzen
tv-lobby-watch = Das Spiel hat noch nicht begonnen
tv-stock = noch { $n }

## Der Bildschirm bleibt an, die App auf dem Startbildschirm

settings-awake = Bildschirm anlassen
settings-awake-on = Solange hier gespielt wird. Gerade bleibt er an.
settings-awake-idle = Solange hier gespielt wird.
settings-awake-refused = Das Handy lehnt es gerade ab, vielleicht ist der Akku schwach.
settings-awake-none = Dieser Browser kann das nicht; es gilt die Einstellung des Handys.
settings-awake-http = Unter dieser Adresse nicht: siehe unten.
menu-box = Die Schachtel dieses Tisches
menu-dark = Bildschirm darf ausgehen
missing-title = Was unter dieser Adresse fehlt
missing-about = Sie beginnt mit http. Dort erlauben Browser nicht:
missing-install = die App auf dem Startbildschirm
missing-offline = das Öffnen ohne Netz
missing-awake = einen Bildschirm, der an bleibt
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
tls-whose = Es heißt „{ $name }“. Der Rechner, auf dem Tableside läuft, hat es erstellt, und es gilt nur für Adressen im eigenen Netz.
tls-fingerprint = Fingerabdruck (SHA-256), derselbe wie auf dem Bildschirm jenes Rechners
tls-ios = iPhone und iPad
tls-ios-load = Öffne diese Seite in Safari, tippe auf den Knopf oben und erlaube das Laden.
tls-ios-install = Öffne die Einstellungen, tippe auf „Profil geladen“ und installiere es.
tls-ios-trust = In Einstellungen, Allgemein, Info, Zertifikats­vertrauens­einstellungen: schalte „{ $name }“ ein.
tls-android = Android
tls-android-load = Tippe auf den Knopf oben und speichere die Datei { $file }.
tls-android-install = Öffne die Einstellungen und suche nach „CA-Zertifikat“. Es steht unter Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren.
tls-android-choose = Tippe auf „Trotzdem installieren“, wähle die Datei und mach in Chrome weiter.
tls-done = Erledigt, heute oder früher?
tls-open = Tableside öffnen
tls-remove = Willst du es wieder loswerden, entferne es in denselben Einstellungen.

## Mitnehmen

take-along-another-table = Einen Tisch mit dieser Kennung gibt es hier schon, und er wurde anders gespielt.
take-along-differs = Was die Datei über { $field } sagt, ergibt sich nicht aus ihrem eigenen Protokoll.
take-along-does-not-replay = Eintrag { $version } der Datei kann nicht geschehen sein: { $why }
take-along-box-format = Das ist keine Datei einer Schachtel, oder sie stammt aus einer neueren App.
take-along-box-of-other-game = Diese Datei gehört zur Schachtel eines anderen Spiels.
take-along-format = Das ist keine Datei einer beendeten Partie, oder sie stammt aus einer neueren App.
take-along-kind = Er ist nicht von der Art, die er nennt.
take-along-number = Seine Nummer ist nicht an der Reihe.
take-along-ruleset = Die Datei wurde mit Version { $version } der Regeln gewertet, die diese App nicht hat.
take-along-sealed = Dieses Spiel hat Geheimnisse, darum bleibt sein Protokoll hier. Das Ergebnis lässt sich als Tabelle, als Bild oder für BG Stats sichern.
take-along-start = Ein Protokoll beginnt mit dem Start des Tisches, und das nur einmal.
take-along-times =
    { $version ->
        [0] Die Zeiten des Tisches in der Datei können nicht stimmen.
       *[other] Eintrag { $version } der Datei hat eine Zeit, die nicht stimmen kann.
    }
take-along-too-long = Dieses Protokoll noch einmal zu spielen, würde zu lange dauern.

## Das Bild eines beendeten Tisches

picture-invented = erfundene Plättchen
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

times-too-early = Bitte nicht vor { $year }.
times-future = Diese Partie würde erst in der Zukunft enden. Prüf Datum, Uhrzeit und Dauer.
times-duration =
    { $days ->
        [one] Eine Partie dauert mindestens 0 Minuten und höchstens { $days } Tag.
       *[other] Eine Partie dauert mindestens 0 Minuten und höchstens { $days } Tage.
    }
profile-unknown-code = Zu diesem Code gibt es keine Partien. Vielleicht gibt es inzwischen einen neueren.
person-unknown = So heißt niemand an deinen beendeten Tischen.
person-same = Die beiden sind schon dieselbe Person.
person-two-people =
    { $tables ->
        [one] Die beiden saßen zusammen an einem Tisch, sind also zwei Leute.
       *[other] Die beiden saßen zusammen an { $tables } Tischen, sind also zwei Leute.
    }
photo-not-an-image = Dieses Foto lässt sich nicht lesen. JPEG, PNG und WebP gehen.
photo-wrong-type = Fotos kommen als JPEG, PNG oder WebP.
photo-too-large = Das Foto ist zu groß: höchstens { $megabytes } MB und { $megapixels } Megapixel.
photo-too-complex = Dieses Foto zu lesen dauert zu lange. Mach ein Bildschirmfoto davon und füge das hinzu.
photo-busy = Gerade werden andere Fotos gelesen. Versuch es gleich noch einmal.
photo-too-many = Der Tisch hat schon { $most } Fotos. Entferne erst eines.
photo-unknown = Dieses Foto gibt es an diesem Tisch nicht.
photo-not-yours = Entfernen darf ein Foto, wer es gemacht hat, oder der Gastgeber.
photo-not-kept = Das Foto ließ sich nicht speichern. Versuch es später noch einmal.

## Der Abend noch einmal: Wiedergabe und Verläufe

history-title = Rückblick
history-again = Rückblick
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

## Bedenkzeit: wie lange der Tisch auf wen wartet, die Uhr während des Spiels

# Heading, of the choice and of the times themselves.
clock-title = Bedenkzeit
clock-off = Nicht zeigen
clock-off-about = Auch nach dem Spiel nicht.
clock-result = Nach dem Spiel
clock-result-about = Beim Ergebnis, im Rückblick und in der Statistik.
clock-live = Schon während des Spiels
clock-live-about = Eine Uhr auf allen Handys und auf dem Fernseher.
# A time as it is said aloud. $length: hours, minutes or seconds, the largest part of it.
clock-spoken =
    { $length ->
        [hours] { $h } Std. { $m } Min.
        [minutes] { $m } Min. { $s } Sek.
       *[seconds] { $s } Sek.
    }
# One small line below the seats while somebody is awaited, also on the TV beside a name. $turn and $total: 0:35, 12:40.
# $unit: "round" in games that are played in rounds, else "turn".
clock-times =
    { $unit ->
        [round] { $turn } in dieser Runde, { $total } insgesamt
       *[turn] { $turn } in diesem Zug, { $total } insgesamt
    }
clock-now = { $turn } jetzt, { $total } gesamt
# On the TV, beside the name of somebody who is not awaited.
clock-total = { $total } insgesamt
# The line below the seats where nobody is timed: nothing has been entered for some minutes.
clock-break = Pause: Die Uhr steht.
# The same line of several who are awaited at once, each with the time in all. Followed by names and times.
clock-all = Insgesamt:
# Below a bar. $median: the time of a usual turn, $longest of the longest one, $when: "Turn 31" or "Round 4".
clock-of-turns =
    { $unit ->
        [round] Meist { $median } pro Runde, längste { $longest } ({ $when })
       *[turn] Meist { $median } pro Zug, längster { $longest } ({ $when })
    }
# Heads of columns.
clock-in-all = Gesamt
clock-median =
    { $unit ->
        [round] Typische Runde
       *[turn] Typischer Zug
    }
clock-longest =
    { $unit ->
        [round] Längste Runde
       *[turn] Längster Zug
    }
clock-rule = So lange hat der Tisch jeweils gewartet. Wartet er länger als { $minutes } Minuten, gilt das als Pause und zählt nicht.
clock-breaks = Pausen: { $time }.
clock-none = Von dieser Partie sind keine Zeiten bekannt.
clock-hidden = Dieser Tisch zeigt keine Bedenkzeit.

## Einen fertigen Tisch mitnehmen, Fotos

keep-title = Sichern und teilen
keep-prompt = Was möchtest du behalten?
keep-about = Uhrzeiten wie auf diesem Handy.
keep-busy = Wird geholt …
keep-failed = Das lässt sich nicht sichern
keep-done = Gesichert
keep-result = Ergebnis
keep-png = Bild zum Teilen
keep-png-about = Das Spielfeld, wie es lag, und die Punkte
keep-json = Ganze Partie (.json)
keep-json-about = Alle Züge; lässt sich in jedem Tableside importieren
keep-csv = Ergebnis­tabelle (.csv)
keep-csv-about = Eine Zeile pro Person, für jede Tabellen­kalkulation
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Auf diesem Handy mit BG Stats öffnen
keep-times = Wann war das?
keep-times-logged = Laut App: { $times }
keep-times-edit = Ändern
keep-times-about = Gilt nur für dich: in deinen Partien, deiner Statistik und allem, was du sicherst.
keep-times-missing = Tag, Uhrzeit und Minuten
keep-times-forget = Wie in der App
keep-day = Tag
keep-time = Beginn
keep-minutes = Gespielte Minuten
keep-about-it = Zu dieser Partie
keep-place = Wo habt ihr gespielt?
keep-note = Eine Notiz
keep-note-about = Für alle, die mitgespielt haben. Sie kommt mit in die Ergebnis­tabelle und zu BG Stats.
keep-save = Sichern
keep-step = Eine Erinnerung an diese Partie?
keep-step-about = Was du einträgst, sehen alle, die mitgespielt haben.
keep-skip = Überspringen
keep-drop = Diese Partie löschen
keep-drop-ask = Diese Partie löschen?
keep-drop-about = Sie verschwindet aus deinen gespielten Partien und deiner Statistik. Die anderen behalten sie; hat sie sonst niemand, ist sie ganz weg, auch die Fotos.
keep-drop-yes = Löschen
keep-dropped = Gelöscht
keep-link = Zu BG Stats
keep-link-about = Über den Link hier oder den Code auf einem anderen Bildschirm
keep-link-open = In BG Stats öffnen
keep-link-qr = QR-Code, der diese Partie an BG Stats übergibt
photos-title = Fotos vom Tisch
photos-about = Nur wer hier saß, sieht sie. Aufnahmeort und Kameradaten werden entfernt.
photos-take = Foto aufnehmen
photos-add = Foto auswählen
photos-busy = Wird gesendet …
photos-photo = Foto vom { $when }
photos-remove = Das Foto vom { $when } entfernen

## Fertige Abende: Sammlung, Zahlen, Leute, Wiederherstellen

library-title = Gespielte Partien
library-prompt = Welche Partie?
library-about = Von diesem Handy und denen, die seine Partien teilen
library-none = Noch keine fertige Partie.
library-all = Alle Partien
library-only = Nur { $what }
library-some-days = einige Tage
library-from = Von
library-to = Bis
library-more = Ältere Partien
library-bring = Partie importieren (.json)
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
library-numbers = Statistik
library-people = Mitspieler
library-code = Anderes Handy
library-numbers-about = Vorzeitig beendete Partien zählen nicht mit.
library-counted =
    { $n ->
        [0] Noch keine Partie gezählt
        [one] { $n } Partie gezählt
       *[other] { $n } Partien gezählt
    }
library-left-out =
    { $n ->
        [one] { $n } vorzeitig beendete Partie zählt nicht mit.
       *[other] { $n } vorzeitig beendete Partien zählen nicht mit.
    }
library-numbers-all = Vorzeitig beendete Partien zählen mit.
library-count-early = Vorzeitig beendete Partien mitzählen
library-duels = { $name } gegen …
library-duel =
    { $plays ->
    [one] eine Partie: { $ahead }-mal davor, { $behind }-mal dahinter
   *[other] { $plays } Partien: { $ahead }-mal davor, { $behind }-mal dahinter
 }
library-won = { $rate } gewonnen
library-sheet = Alle Partien als Tabelle (.csv)
library-sheet-some = Diese Partien als Tabelle (.csv)
library-streaks = Siegesserie
library-streaks-of = { $name }: Siegesserie
library-streak-now =
    { $n ->
        [0] Gerade keine Siegesserie.
        [one] Die letzte Partie gewonnen.
       *[other] Die letzten { $n } Partien gewonnen.
    }
library-streak-longest =
    { $n ->
        [0] Noch kein Sieg.
        [one] Längste Serie: { $n } Sieg.
       *[other] Längste Serie: { $n } Siege.
    }
library-person-open = Mehr über { $name }
library-person-title =
    { $plays ->
        [one] { $plays } Partie, { $wins } gewonnen
       *[other] { $plays } Partien, { $wins } gewonnen
    }
library-person-games = Partien zeigen
library-early-left-out =
    { $n ->
        [one] { $n } weitere wurde vorzeitig beendet
       *[other] { $n } weitere wurden vorzeitig beendet
    }
library-number = Zahl der Spieler
library-any-number = Alle
library-with-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
library-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
library-plays = Partien
library-wins = Siege
library-average = Schnitt
library-best = Beste
library-margin = Vorsprung
library-most-by = vor allem { $kind }
# How long the table waited on average; $turn and $game: 0:41, 24:10. $unit as in clock-times.
library-times =
    { $unit ->
        [round] { $turn } pro Runde, { $game } pro Partie
       *[turn] { $turn } pro Zug, { $game } pro Partie
    }
people-known-title = Mitspieler
people-known-prompt = Ist jemand doppelt da?
people-known-about = Wähle zwei Einträge derselben Person: Der erste Name bleibt.
people-known-sure = Zusammenlegen?
people-known-merged =
    { $n ->
        [one] { $name }, mit { $n } Tisch. Das lässt sich wieder trennen.
       *[other] { $name }, mit { $n } Tischen. Das lässt sich wieder trennen.
    }
people-known-not = Sie bleiben getrennt
people-known-choose-two = Wähle zwei
people-known-look = Ansehen, wer das ist
people-known-merge = Zusammenlegen
people-known-leave = Abbrechen
people-known-also = auch { $name }
# A button: makes two people of a merged one again.
people-known-apart = Trennen
recovery-title = Auf einem anderen Handy
recovery-prompt = Behalte deine Partien
recovery-about = Mit einem Code sieht ein anderes Handy dieselben Partien.
recovery-warning = Wer den Code hat, sieht diese Partien. Ein neuer Code ersetzt den alten.
recovery-make = Code erstellen
recovery-made-about = Er wird nur jetzt gezeigt.
recovery-write-down = Schreib ihn auf oder scanne ihn mit dem anderen Handy.
recovery-qr = QR-Code, der diese Partien auf ein anderes Handy bringt
recovery-send = Link senden
recovery-field = Hast du einen Code?
recovery-hint = Vier Gruppen aus fünf Buchstaben und Ziffern
recovery-use-prompt = Diese Partien hierher holen?
recovery-use = Hierher holen
recovery-not = Es wurde nichts übertragen
recovery-account = Mit einem Konto
recovery-account-about = Du brauchst keins. Adresse und Passwort bringen diese Partien auf jedes Handy.
recovery-done =
    { $n ->
        [one] Fertig: { $n } Handy
       *[other] Fertig: { $n } Handys teilen diese Partien
    }

## Ein Konto, das niemand braucht: Ablehnungen, Mails, Ansichten

account-wrong = Kein Konto hat diese Adresse und dieses Passwort.
account-wrong-password = Das ist nicht das Passwort dieses Kontos.
account-not-an-address = Das ist keine E-Mail-Adresse.
account-address-taken = Diese Adresse hat schon dieses Konto oder ein anderes. Nichts wurde geändert.
account-password-short = Ein Passwort hat mindestens { $least } Zeichen.
account-password-easy = Dieses Passwort ist zu leicht zu erraten. Nimm eines, auf das kaum jemand käme.
account-wrong-code = Das ist nicht der Code aus der Mail. Nach drei falschen gilt er nicht mehr.
account-code-over = Der Code gilt nicht mehr. Fang noch einmal an, dann bekommst du einen neuen.
account-no-mail = Dieser Server verschickt keine Mails und kann bei einem vergessenen Passwort nicht helfen. Dein Code für die Partien bringt sie zurück, oder ein anderes Handy, das sie hat.
account-mail-not-sent = Die Mail konnte nicht verschickt werden. Versuch es später noch einmal.
account-signed-in = Dieses Handy ist schon angemeldet. Melde es zuerst ab.
account-not-signed-in = Dieses Handy ist bei keinem Konto angemeldet.
account-two-accounts = Dieses Handy ist bei einem anderen Konto angemeldet. Melde es zuerst ab; dessen Partien bleiben dann dort.
mail-confirm-subject = Tableside: dein Code
mail-confirm =
    { $code } ist dein Code. Gib ihn innerhalb von 15 Minuten auf dem Handy ein, das danach fragt.

    Jemand hat diese Adresse für ein Konto bei { $host } angegeben, das gespielte Partien aufhebt.
    Warst du das nicht, tu nichts: Ohne den Code gibt es kein Konto.
mail-reset-subject = Tableside: ein neues Passwort
mail-reset =
    { $code } ist dein Code für ein neues Passwort. Gib ihn innerhalb von 15 Minuten auf dem Handy ein, das danach fragt.

    Hast du bei { $host } nicht danach gefragt, tu nichts: Das alte Passwort bleibt.
mail-sign-in-subject = Tableside: dein Code
mail-sign-in =
    { $code } ist dein Code zum Anmelden. Gib ihn innerhalb von 15 Minuten auf dem Handy ein, das danach fragt.

    Hast du bei { $host } nicht danach gefragt, tu nichts.
mail-known-subject = Tableside: du hast ein Konto
mail-known =
    Jemand wollte bei { $host } ein Konto mit dieser Adresse anlegen, aber es gibt schon eines.

    Warst du das: Melde dich mit deinem Passwort an, oder wähle dort „Passwort vergessen“. Wenn nicht, tu nichts.
mail-unknown-subject = Tableside: kein Konto
mail-unknown =
    Jemand hat bei { $host } nach einem Code gefragt, aber kein Konto hat diese Adresse.

    Warst du das, war es vielleicht eine andere Adresse. Wenn nicht, tu nichts.
account-title = Konto
account-mine = Dieses Handy ist angemeldet
account-email-so-far = Bisher: { $email }
account-prompt = Melde dich bei deinen Partien an
account-about = Sie kommen auf dieses Handy, und die Partien dieses Handys kommen dazu.
account-email = E-Mail-Adresse
account-email-no-mail = Dieser Server verschickt keine Mails: Nimm irgendeine Adresse, die du dir merkst.
account-password = Passwort
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens { $least } Zeichen
account-sign-in = Anmelden
account-make = Konto anlegen
account-forgot = Passwort vergessen
account-new-prompt = Behalte deine Partien in einem Konto
account-new-about = Damit findest du diese Partien wieder. Der Code für die Partien gilt weiter.
account-code-prompt = Gib den Code aus der Mail ein
account-code-about = Wenn die Adresse stimmt, ist eine Mail unterwegs an { $email }.
account-code = Code
account-code-yes = Bestätigen
account-code-again = Noch einen Code senden
account-code-sent = Noch eine Mail ist unterwegs.
account-forgot-prompt = Hol dir einen Code für ein neues Passwort
account-forgot-about = Gibt es ein Konto mit dieser Adresse, bringt eine Mail den Code.
account-by-code = Mit einer Mail anmelden
account-by-code-prompt = Melde dich mit einem Code aus einer Mail an
account-forgot-yes = Code senden
account-forgot-no-mail = Keine Mail von diesem Server
account-use-code = Code für die Partien nutzen
account-reset-yes = Speichern, anmelden
account-show = Zeigen
account-busy = Einen Moment
account-missing = Es fehlt noch: { $what }
account-again = Noch einmal
account-done =
    { $n ->
        [one] Angemeldet: { $n } Handy
       *[other] Angemeldet: { $n } Handys teilen diese Partien
    }
account-phones =
    { $n ->
        [one] Ein Handy zeigt diese Partien.
       *[other] { $n } Handys teilen diese Partien.
    }
account-change-password = Passwort ändern
account-change-password-about = Angemeldete Handys bleiben angemeldet.
account-change-email = Adresse ändern
account-email-new = Neue E-Mail-Adresse
account-save = Speichern
account-saved = Erledigt
account-sign-out = Dieses Handy abmelden
account-sign-out-about = Was bisher auf ihm gespielt wurde, bleibt bei deinen Partien.
account-sign-out-prompt = Dieses Handy abmelden?
account-sign-out-yes = Abmelden
account-others = Alle anderen Handys abmelden
account-others-about = Sie zeigen dann nur noch ihre eigenen Partien. Auch der Code für die Partien gilt nicht mehr.
account-others-prompt = Alle anderen Handys abmelden?
account-others-yes = Alle abmelden
account-delete = Konto löschen
account-delete-about = Adresse und Passwort werden gelöscht. Die Partien bleiben auf den Handys, die sie haben.
account-delete-prompt = Das Konto löschen?
account-delete-yes = Löschen
account-not = Das ging nicht
account-offline = Konten brauchen den Server
account-offline-about = Er antwortet gerade nicht. Deine Partien sind dort sicher.

## Die Plättchen einer Schachtel

box-title = Meine Schachtel
box-about = Nicht alle Schachteln sind gleich bedruckt. Was du hier sagst, gilt für jeden Tisch, den du ab jetzt eröffnest.
box-settled =
    { $all ->
        [0] Jedes Plättchen lässt sich ändern.
       *[other] { $n } von { $all } Plättchen nachgesehen
    }
box-disputed = Plättchen zum Nachsehen
box-disputed-about = Listen dieses Spiels widersprechen sich hier. Sieh dir deins an und tippe auf das, was darauf gedruckt ist.
box-state =
    { $state ->
        [open] noch offen
        [drawn] von dir gezeichnet
       *[settled] nachgesehen
    }
box-neither = { $name } sieht anders aus
box-all = Alle Plättchen
box-all-about = Tippe auf eins, das in deiner Schachtel anders aussieht.
box-changed = geändert
box-piece-own = { $name }, geändert
box-add = Plättchen ergänzen
box-add-of = Plättchen ergänzen: { $set }
box-set-about =
    { $n ->
        [0] Diese Plättchen stehen in keiner Liste: Übernimm jedes einmal aus deiner Schachtel.
        [one] { $n } Plättchen aus deiner Schachtel übernommen.
       *[other] { $n } Plättchen aus deiner Schachtel übernommen.
    }
box-boards = Pläne
box-boards-about = Was darauf steht, hat keine Liste. Schreib deine einmal ab: An Tischen, die du danach eröffnest, gelten sie.
box-boards-copied =
    { $all ->
        [one] { $n } von { $all } Plan abgeschrieben
       *[other] { $n } von { $all } Plänen abgeschrieben
    }
box-overview = Was eingegeben ist
box-counts = Anzahlen
box-counts-about = Zähl einmal nach, was in deiner Schachtel ist: Tische, die du danach eröffnest, beginnen damit.
box-counts-entered =
    { $all ->
        [one] { $n } von { $all } Anzahl eingegeben
       *[other] { $n } von { $all } Anzahlen eingegeben
    }
box-count-state =
    { $state ->
        [kept] In deiner Schachtel
       *[open] Noch nicht eingegeben: nur geschätzt
    }
box-count-right = { $n } stimmt: { $name }
box-count-remove = Entfernen: { $name }
box-board-state =
    { $state ->
        [kept] In deiner Schachtel
       *[open] Noch nicht abgeschrieben
    }
box-board-about = Füg den Plan als JSON ein oder öffne eine Datei damit. Sein Schema heißt { $schema }.
box-board-json = Der Plan als JSON
box-board-open = Datei öffnen
box-board-file-large = Für einen Plan ist diese Datei zu groß.
box-board-not-json = Das lässt sich nicht als JSON lesen.
box-board-faults =
    { $n ->
        [one] Etwas stimmt nicht
       *[other] { $n } Dinge stimmen nicht
    }
box-board-right = Keine Fehler gefunden.
box-board-draft = Mit einem Entwurf beginnen
box-board-draft-about = Das ist noch nicht dein Plan: Ändere, was auf deinem anders steht.
box-board-unchanged = Erst den Entwurf ändern
box-board-first = Noch nichts eingefügt
box-board-stays = Was du eingibst, bleibt auf diesem Handy; Bild, Prüfung und Behalten brauchen den Server.
box-board-part = Teil des Plans
box-board-rest = Alles andere darauf
box-board-length =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
box-board-shorter = Ein Feld weniger: { $name }
box-board-longer = Ein Feld mehr: { $name }
box-board-next = Weiter
box-board-next-is = Weiter: { $name }
box-board-wrong-at = { $name }: bitte ansehen
box-board-as-json = Als JSON zeigen
box-board-by-taps = Antippen statt JSON
box-board-start-about = Beginne mit einem Entwurf und tippe an, was auf deinem anders ist. Du kannst ihn auch als JSON einfügen ({ $schema }).
box-board-copy = Beginnen mit: { $name }
box-board-doubts =
    { $n ->
        [one] Eins widerspricht den Regeln
       *[other] { $n } Dinge widersprechen den Regeln
    }
box-board-doubts-about = Sieh noch einmal nach. Wenn es wirklich so gedruckt ist, behalte es: Gespielt wird, was hier steht.
box-board-overtaken = Dieser Plan wurde inzwischen auf einem anderen deiner Handys geändert. Was du hier eingegeben hast, ist noch da.
box-board-gone = Dieser Plan wurde inzwischen auf einem anderen deiner Handys entfernt. Was du hier eingegeben hast, ist noch da.
box-board-overtaken-first = Erst wählen
box-board-mine = Mit meinem weiter
box-board-theirs = Den anderen nehmen
box-amount = { $n }
box-share = Teilen und mitnehmen
box-link = Ein Link für Freunde
box-link-about = Wer ihn hat, sieht immer den neuesten Stand deiner Eingaben und kann ihn übernehmen. Dein Name steht nicht dabei.
box-link-make = Link erstellen
box-link-send = Link senden
box-link-back = Nicht mehr teilen
box-link-qr = QR-Code des Links zu deiner Schachtel
box-link-title = Was in meiner Schachtel gedruckt steht
box-link-there = Wer den Link hat, kann deine Schachtel sehen.
box-link-none = Niemand sonst sieht deine Schachtel.
box-file = Als Datei
box-file-about = Für einen anderen Server oder zum Aufheben. Eine Datei, die du öffnest, wird erst verglichen.
box-file-save = Meine Schachtel sichern
box-file-large = Diese Datei ist zu groß für eine Schachtel.
box-file-open = Datei öffnen
box-merge = Eine andere Schachtel
box-merge-about = Wähle, was in deiner gelten soll. Alles andere darin bleibt.
box-merge-differs =
    { $n ->
        [0] Darin ist nichts anders als in deiner.
        [one] Eines ist anders als in deiner.
       *[other] { $n } Dinge sind anders als in deiner.
    }
box-merge-mine = Deine
box-merge-theirs = Die andere
box-merge-none = Nicht eingegeben
box-board-line = { $where }: { $says }
box-merge-all-mine = Überall deine
box-merge-all-theirs = Überall die andere
box-merge-first = Noch nichts gewählt
box-merge-take = { $n } übernehmen
box-merge-done = Jetzt in deiner Schachtel
box-of-which = Aus welcher Schachtel ist es?
box-of-none = Aus keiner Erweiterung
box-of-table = Die Schachtel dieses Tisches
box-wrong = Was stimmt in dieser Schachtel nicht?
box-wrong-which = Tippe das Plättchen an, das anders gedruckt ist.
box-wrong-with = Was ist wirklich auf { $name }?
box-wrong-about = An diesem Tisch zählt es dann so, als wäre es von Anfang an so gewesen.
# Die Aufforderung über zwei Bildern desselben Plättchens: Ein Tipp auf eins davon beantwortet sie.
box-check = Welches Bild ist auf deinem Plättchen?
box-check-about = Tippe es an. Niemand wartet darauf, und gefragt wird nur einmal.
box-check-neither = Keins von beiden
box-two-readings = Listen sind sich uneinig: Was stimmt?
box-drawn-up = In deiner Schachtel behalten?
box-drawn-up-about =
    { $what ->
        [new] Sie wurden an diesem Tisch gezeichnet und fehlen in deiner Schachtel.
        [corrected] Sie wurden an diesem Tisch korrigiert und sind in deiner Schachtel anders.
       *[both] Sie wurden an diesem Tisch gezeichnet oder korrigiert; so stehen sie nicht in deiner Schachtel.
    }
box-all-kept = Alles ist entschieden.
box-boards-differ = In deiner Schachtel steht etwas anderes, als hier gespielt wird.
box-drawn-by = { $name }, von { $by }
box-keep-this = Behalten: { $name }
box-leave = Weglassen
box-leave-this = Weglassen: { $name }
box-keep-all = Alle { $n } behalten
box-kept-as = In deiner Schachtel als { $name }
box-known-as = Schon in deiner Schachtel als { $name }
box-left = Nicht behalten
box-looks-like = Das sieht aus wie { $name }, das schon bekannt ist. Ist es das?
box-looks-like-gone = Das sieht aus wie { $name }, das schon bekannt ist.
box-it-is = Es ist { $name }
box-none-of-them = Keine
box-tiles-of = { $n } von { $all } Plättchen
box-so-many-of = { $what }: { $n }
# A count that the printed box cannot have: what, how many were entered, how many there are.
box-too-many = { $what }: { $n } eingegeben, die Schachtel hat aber nur { $all }
box-keep-too = Auch in meiner Schachtel behalten
box-keep-too-about = Für Tische, die ich später eröffne.
box-otherwise = Anders gedruckt
box-not-from-here = Nicht von diesem Handy
box-not-from-here-about = Wer dieses Plättchen eingegeben hat, korrigiert es.
box-not-listed = Steht nicht in der Liste
box-draw = Skizziere das Plättchen
box-draw-about = Noch nicht in der Liste
box-as-listed = Wie in der Liste
box-not-disputed = Bei { $tile } sind sich alle Listen einig: Es gibt nichts zu prüfen.
box-full = Die Schachtel ist voll: Sie behält { $n } eigene Plättchen.
box-changed-elsewhere = Plättchen { $tile } wurde inzwischen auf einem anderen deiner Handys geändert: Sieh es dir noch einmal an.
box-unknown-count = So eine Anzahl gibt es in Schachteln dieses Spiels nicht.
box-wrong-count = Diese Anzahl ist { $least } bis { $most }.
box-count-changed-elsewhere = Diese Anzahl wurde inzwischen auf einem anderen deiner Handys geändert: Sieh sie dir noch einmal an.
box-board-changed-elsewhere = Dieser Plan wurde inzwischen auf einem anderen deiner Handys geändert: Sieh ihn dir noch einmal an.
box-changed-meanwhile = Deine Schachtel wurde inzwischen auf einem anderen deiner Handys geändert: Sieh dir noch einmal an, was verschieden ist.
box-unknown-board = So einen Plan zum Abschreiben hat dieses Spiel nicht.
box-unknown-link = Dieser Link führt zu keiner Schachtel. Vielleicht wird sie nicht mehr geteilt.
box-unknown-piece = An diesem Tisch wurde kein Plättchen { $tile } gezeichnet.
box-printed = Wie in der Liste
box-remove = Entfernen
box-keep = Behalten
box-corrections-first = Geht noch nicht
box-unlisted = Skizziere das Plättchen in deiner Hand
box-unlisted-about = In der Liste fehlt es. Es gilt an diesem Tisch.
box-into-bag = Ergänzen
box-nobody-draws = Gerade wird niemand nach einem Plättchen gefragt
box-terrain = Kanten und Mitte
box-terrain-about = Tippe auf eine Kante, um ihre Landschaft zu ändern.
# Vor Knöpfen mit je einer Landschaft
box-whole = Das ganze Plättchen:
box-in-the-middle = In der Mitte:
box-middle = Mitte: { $terrain }
box-side =
    { $edge ->
        [N] Oben: { $terrain }
        [E] Rechts: { $terrain }
        [S] Unten: { $terrain }
       *[W] Links: { $terrain }
    }
box-edge =
    { $edge ->
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
    }
box-together = Gehören zusammen
box-region = { $terrain } { $edges }
box-region-inside = { $terrain } in der Mitte
box-roads = Wege
box-roads-about = Tippe auf eine Kante, zu der ein Weg führt. Kanten mit derselben Zahl sind verbunden.
box-road =
    { $n ->
        [0] keiner
       *[other] Weg { $n }
    }
box-roads-at = Weg: { $edges }
box-road-none = Kein Weg
box-symbols = Symbole
box-add-symbol = Symbol ergänzen
box-add-of-kind = { $symbol } ergänzen
box-where = Wo das Symbol steht: { $name }
box-less = Weniger: { $name }
box-more = Mehr: { $name }
box-so-many = { $n } × { $name }
