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
# Auf einem Knopf oder einer Seite, solange etwas geholt wird. Kurz.
common-loading = Einen Moment

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-coal = Schwarz
colour-pink = Rosa
colour-bone = Weiß

## Plätze

seats-band = Plätze und Punkte
# Read out after what the pill of a seat shows, its points and its name: "4 Anna, Blue, points".
seats-pill =
    { $points ->
        [one] { $colour }, Punkt
       *[other] { $colour }, Punkte
    }
# Read out after a name: the table waits for this player.
seats-active = dran
# Dasselbe für einen selbst, vorgelesen nach „du“.
seats-active-own = du bist dran
# On the pill of the seat that this phone plays.
seats-you = du
# Below the pill of a seat whose phone is silent. $time: "40 s" or "3 min". Two words at most.
seats-gone = seit { $time } weg
seats-away = nicht da

## Anfang

start-prompt = Neue Runde oder mitspielen
start-about = Das Spiel steht bei euch auf dem Tisch. Die App kennt die Regeln und zählt mit.
start-games = Für { $games }.
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
start-opened = eröffnet um { $time }
start-hide = Ausblenden
start-hide-of = Den Tisch von { $names } ausblenden
start-hidden-now =
    { $status ->
        [finished] { $names }: ausgeblendet, bleibt unter Gespielte Partien.
       *[other] { $names }: ausgeblendet, bis sich dort etwas tut.
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
new-box = Was in eurer Schachtel ist
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
new-people-more = Für { $min } bis { $max } Personen, mit { $box } bis { $most }
new-box-rules = Regeln: { $box }

## Dazusetzen

join-title = Mitspielen
join-code = Code
join-code-hint = Sechs Zeichen; sie stehen auf dem Handy des Gastgebers.
# Unter dem Feld, während jemand eines davon tippt.
join-code-letters = Codes haben kein 0, O, 1, I oder L.
join-name = Dein Name
join-colour = Deine Spielfarbe
join-colour-taken = { $colour }, gehört schon { $name }
join-take = Platz nehmen
join-taking = Einen Moment
join-watch = Zuschauen
# Which table this is, under the title of the join screen.
join-table-of = { $game }, Tisch von { $host }
join-wrong-code = Prüf den Code
join-missing-code = Code eingeben
join-missing-name = Name eingeben
# Der längste Name, der behalten wird.
join-name-full = Höchstens { $n } Zeichen
join-missing-name-of = Name eingeben
join-missing-other-name = Wähle einen anderen Namen
join-name-use = „{ $name }“ nehmen
join-missing-colour = Wähle eine Farbe
join-begun = Das Spiel hat begonnen
join-begun-about = Nach dem Start kann niemand mehr einsteigen, nur zuschauen. Sitzt du schon am Tisch? Dann kann jemand deinen Platz unter „Leute und Handys“ auf dieses Handy umziehen lassen.
join-over = Das Spiel ist vorbei
join-over-about = Das Ergebnis kannst du dir noch ansehen.
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
lobby-away = Handy ist noch nicht da
lobby-gone = seit { $time } weg
lobby-no-phone-here = ohne Handy, spielt auf diesem
lobby-no-phone = ohne Handy, spielt auf einem anderen
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
lobby-remove-ask = Soll { $name } den Tisch verlassen?
# Der eigene Platz eines Gastes.
lobby-leave = Tisch verlassen
lobby-leave-ask = Tisch verlassen? Dein Platz wird frei.
lobby-box = Schachtel
lobby-box-differs =
    { $n ->
        [0] Kein Plättchen dieser Schachtel weicht von der Liste ab
        [one] { $n } Plättchen dieser Schachtel ist anders
       *[other] { $n } Plättchen dieser Schachtel sind anders
    }
lobby-box-boards =
    { $n ->
        [one] { $n } Plan dieser Schachtel ist eingegeben
       *[other] { $n } Pläne dieser Schachtel sind eingegeben
    }
lobby-box-mine = Dieser Tisch spielt mit deiner Schachtel.
lobby-box-hosts = Dieser Tisch spielt mit der Schachtel des Gastgebers.
lobby-invented =
    { $n ->
        [one] { $n } erfundenes Plättchen
       *[other] { $n } erfundene Plättchen
    }
lobby-invented-about = Diese Plättchen der Schachtel hat noch niemand eingegeben, darum spielt die App mit erfundenen.
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
lobby-board-open = Noch offen: Sieht euer Plan so aus?
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
        [2] Ab zwei Personen. Die anderen scannen den Code; ohne Handy: Platz hinzufügen.
       *[other] Ab { $n } Personen. Die anderen scannen den Code; ohne Handy: Platz hinzufügen.
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
# Die Version der App auf diesem Handy, etwa 1.0.0.
settings-version = Version { $version }
settings-privacy = Datenschutz und Impressum

## Verbindung, Zustände, Störungen

strip-offline =
    { $n ->
        [0] <b>Offline seit { $time }.</b> Was du eingibst, wird später gesendet.
        [one] <b>Offline seit { $time }.</b> { $n } Eintrag wartet auf diesem Handy.
       *[other] <b>Offline seit { $time }.</b> { $n } Einträge warten auf diesem Handy.
    }
strip-offline-since = <b>Offline seit { $time }.</b>
strip-unconfirmed =
    { $what ->
        [draw] <b>Ziehen nicht bestätigt.</b>
        [move] <b>Zug nicht bestätigt.</b>
        [place] <b>Legen nicht bestätigt.</b>
        [undo] <b>Zurücknehmen nicht bestätigt.</b>
        [many] <b>{ $n } Einträge nicht bestätigt.</b>
       *[other] <b>Eintrag nicht bestätigt.</b>
    }
strip-discard = Verwerfen
strip-keep-open = Lass diese Seite offen: Hier wird nichts gespeichert.
strip-unsaved = <b>Dieser Browser speichert nichts:</b> Neu laden, und dein Platz ist weg. Verlass den privaten Modus, erlaube Websitedaten oder mach Speicher frei. Oder nimm den Platz unter „Leute und Handys“ in einen anderen Browser mit.
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
broken-start = Zur Startseite
broken-code = Fehler: { $code }
closed-title = Dieses Handy ist nicht an diesem Tisch
closed-ask = Frag jemanden am Tisch nach dem Code. Diese Adresse gilt nur für Handys, die schon dabei sind.
closed-join = Mit Code mitspielen
closed-start = Zur Startseite

client-offline = Der Server antwortet nicht. Ist dieses Handy im selben Netz?
client-no-connection = Keine Verbindung
client-no-chunk = Diese Seite ließ sich nicht laden.
client-broken = Das ging nicht. Versuch es noch einmal.
client-fault = Die App hat hier einen Fehler gemacht. Lade die Seite neu.
client-no-device = Der Server hat dieses Handy nicht erkannt. Versuch es noch einmal.

## Ein Browser, der zu alt ist: alles, was er zeigt. Unter dem letzten Satz steht die Adresse.

unsupported-title = Dieser Browser ist zu alt für Tableside
unsupported-about = iPhone und iPad brauchen mindestens iOS { $safari }, andere Geräte Chrome oder Edge { $chrome }, Firefox { $firefox } oder Safari { $safari }.
unsupported-help = Aktualisiere den Browser oder das Handy oder nimm ein anderes. Öffne dort diese Adresse:
unsupported-no-script = Tableside braucht JavaScript.
unsupported-manifest = Begleitet euer Brettspiel: Züge, erlaubte Plätze und Punkte auf jedem Handy am Tisch.

## Absagen des Hauses

action-hidden-characters = Der Text enthält unsichtbare Zeichen. Tippe ihn neu.
action-malformed = Der Eintrag ist nicht zu lesen.
action-unknown = Diese Aktion gibt es in diesem Spiel nicht.
# Shown in place of a table. The page stopped, because the same device opened more pages since.
device-too-many-sockets = Auf diesem Gerät sind zu viele Seiten offen. Schließe einige und lade diese neu.
device-unknown = Der Server kennt dieses Handy nicht.
feed-listen-only = Diese Verbindung hört nur zu: Sie nimmt keine Aktionen an.
game-unknown = Ein Spiel oder eine Erweiterung „{ $game }“ gibt es hier nicht.
picture-unknown-piece = Das Spiel hat kein Teil „{ $piece }“.
texts-unknown-language = In der Sprache „{ $language }“ gibt es hier keine Texte.
lobby-colour-missing = { $name } hat eine Farbe, die nur diese Erweiterung mitbringt: Wählt dort erst eine andere.
lobby-name-taken = An diesem Tisch heißt schon jemand { $name }.
lobby-name-unseen = Dieser Name ist unsichtbar. Nimm einen, den die anderen lesen können.
request-invalid = Die Anfrage ist nicht zu lesen.
request-not-json = Die Anfrage ist nicht zu lesen.
request-throttled =
    { $seconds ->
        [one] Zu viel auf einmal. Versuch es in { $seconds } Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
request-too-large = Die Anfrage ist zu groß.
request-unknown-address = Unter dieser Adresse gibt es nichts.
request-unconfirmed = Nicht bestätigt
request-wrong-method = Das geht unter dieser Adresse nicht.
server-fault = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
server-no-room = Der Server ist voll. Wer ihn betreibt, muss Platz schaffen.
server-unknown-host = Tableside läuft hier, aber nicht unter der Adresse „{ $host }“.
correction-does-not-hold = Mit dieser Korrektur wäre ein Eintrag gegen die Regeln.
correction-empty = Diese Korrektur ändert nichts oder zu viel.
correction-still-asked = Davor fehlt noch etwas: { $wait }.
correction-entry-gone = Dieser Eintrag gilt nicht mehr.
correction-not-by-hand = Das lässt sich nicht von Hand korrigieren.
correction-sealed = In einem Spiel mit Geheimnissen korrigieren alle nur die eigenen Einträge. Steht ein fremder Eintrag im Weg, nehmt alles bis zum Fehler zurück: das Neueste zuerst, alle das Eigene.
correction-sealed-now = Jemand hat verdeckt gewählt. Sobald das offen liegt, lässt sich das korrigieren.
history-no-such-step =
    { $steps ->
        [one] Die Partie hat nur einen Schritt.
       *[other] Die Partie hat nur { $steps } Schritte.
    }
correction-unknown = Diese Korrektur wurde zurückgezogen oder ist erledigt.
table-event-corrected = { $seat } hat einen früheren Eintrag korrigiert.
table-event-corrected-own = Du hast einen früheren Eintrag korrigiert.
table-event-corrected-by-host = Der Gastgeber hat einen früheren Eintrag korrigiert.
table-event-redone = { $seat } hat den Eintrag wiederhergestellt.
table-event-redone-own = Du hast den Eintrag wiederhergestellt.
table-event-redone-by-host = Der Gastgeber hat den Eintrag wiederhergestellt.
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
table-event-seat-moved = { $seat } spielt jetzt auf einem anderen Handy.
# Auf dem Handy, das ab jetzt für den Platz spielt
table-event-seat-moved-own = Du spielst jetzt auf diesem Handy für { $seat }.
table-event-seat-removed = Das Handy von { $seat } wurde entfernt; der Gastgeber spielt jetzt für { $seat }.
table-event-seat-given-up = { $seat } spielt nicht mehr mit; das Handy des Gastgebers spielt jetzt für { $seat }.
table-event-seat-host = { $seat } ist jetzt Gastgeber.
# An den neuen Gastgeber
table-event-seat-host-own = Du bist jetzt Gastgeber.
table-event-seat-host-taken = { $seat } ist jetzt Gastgeber: Das Handy des bisherigen Gastgebers schwieg.
table-event-undone = { $seat } hat den letzten Eintrag zurück­genommen.
table-event-undone-own = Du hast den letzten Eintrag zurück­genommen.
table-full = Alle Farben der Schachtel sind vergeben.
table-host-is-here = Das Handy des Gastgebers ist da.
table-log-full = Dieser Tisch hat so viele Einträge, wie er fasst. Der Gastgeber kann das Spiel nur noch beenden.
table-locked = Der Gastgeber hat diesen Tisch geschlossen.
table-only-watching = Dieser Link ist nur zum Zuschauen. Willst du mitspielen, frag jemanden am Tisch nach dem Code.
start-damaged-link = Dieser Link ist unvollständig. Scanne den Code noch einmal oder tippe ihn ein.
common-again = Noch einmal
join-one-of = Wer bist du?
join-one-of-about = Tippe deinen Namen an, um auf diesem Handy zu spielen.
join-one-of-begun = Das Spiel läuft schon. Tippe deinen Namen an; der Gastgeber wird gefragt.
join-one-of-missing = Dein Name fehlt? Dann hat dein Platz schon ein Handy. Wer am Tisch sitzt, kann ihn unter „Leute und Handys“ auf dieses Handy umziehen lassen.
join-none = Jemand anders
join-asked = Warten auf den Gastgeber
join-asked-about = Du spielst für { $name }, sobald der Gastgeber zustimmt. Ist sein Handy weg, kann jemand anders Gastgeber werden.
join-asked-over = Der Gastgeber hat abgelehnt, oder den Platz hat schon jemand.
join-tv = Als Fernseher zeigen
# Auf einem großen Bildschirm, neben dem Formular für einen Code: Er zeigt einen Code, den ein Handy eingibt.
join-screen = Ist das ein Fernseher?
join-screen-about = Öffne auf einem Handy am Tisch das Menü, dann „Leute und Handys“, und gib diesen Code ein:
join-tv-about = Für alle im Raum: das Spiel groß und die Punkte, ohne Knöpfe.
join-here = Hier zuschauen
join-here-about = Für dich, wie auf dem Handy: frühere Züge und Punkte zum Antippen.
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
table-not-your-seat = Dieser Platz spielt auf einem anderen Handy.
table-not-yours-to-do = Das geht nicht von einem Handy aus.
table-nothing-due = Es gibt gerade nichts zu zählen.
table-nothing-to-draw = Es gibt gerade nichts zu ziehen.
table-nothing-to-undo = Du hast nichts zurückzunehmen.
table-option = Diese Einstellung oder diesen Wert hat das Spiel nicht: { $option }
table-others-first = Erst ist jemand anders gefragt.
table-over = Das Spiel ist zu Ende.
table-invented-piece = { $tile } ist erfunden: Keine Schachtel hat es, darum lässt es sich nicht eingeben.
table-seats = Dieses Spiel ist für { $min } bis { $max } Personen.
table-stale-version = Jemand war schneller. Nichts wurde geändert.
table-started = Das Spiel hat schon begonnen.
table-starter = Der Platz des Startspielers ist leer.
table-too-late = Zu spät: Es ging inzwischen weiter.
# $why: ein ganzer Satz, der Grund einer Regel oder der nächste
table-undo-blocked = Danach wurde noch etwas eingegeben. { $why }
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
look-pieces =
    { $n ->
        [one] { $name }: { $n } Figur
       *[other] { $name }: { $n } Figuren
    }
look-fits =
    { $n ->
        [0] Passt zurzeit nirgends
        [one] Passt an eine Stelle
       *[other] Passt an { $n } Stellen
    }
look-board = Wo es passt
look-not-here = { $tile } passt hier in keiner Drehung.
# Überschrift über Bildern von Plättchen, unter jedem steht look-left.
look-kinds = Das passt hier noch
look-kinds-none = Hier passt kein Plättchen mehr
look-left = noch { $n }
look-wrong = Hier stimmt etwas nicht

## Das, worauf gespielt wird. Jedes Spiel hat dafür sein Wort, darum nennen es diese Texte nicht.

# What a surface is called and what lies on it: "Board, 12 tiles". Read out, not seen.
board-label = { $name }, { $counted }
# Wie viele Plättchen ausliegen: steht als $counted in „Gebiet, 12 Plättchen“.
board-tiles = { $n } Plättchen
board-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe legt das Plättchen. Plus, Minus und 0 ändern die Größe. T zeigt alles als Text, B führt zur Frage und zurück.
        [chosen] R dreht das Plättchen, Umschalt und R andersherum, Zahlen wählen, Steuerung und Eingabe bestätigt, Escape führt zurück. T zeigt alles als Text, B führt zur Frage und zurück.
       *[look] Pfeiltasten führen von Plättchen zu Plättchen, Eingabe zeigt eines groß. Plus, Minus und 0 ändern die Größe. T zeigt alles als Text, B führt zur Frage und zurück.
    }
# Für Vorleser: auf einem Knopf mit Pfeil und Zahl. Stellen, die man antippen kann und die außerhalb des Ausschnitts liegen.
board-out-of-sight =
    { $side ->
        [up]
            { $n ->
                [one] Oben { $n } weitere Stelle
               *[other] Oben { $n } weitere Stellen
            }
        [left]
            { $n ->
                [one] Links { $n } weitere Stelle
               *[other] Links { $n } weitere Stellen
            }
        [right]
            { $n ->
                [one] Rechts { $n } weitere Stelle
               *[other] Rechts { $n } weitere Stellen
            }
       *[down]
            { $n ->
                [one] Unten { $n } weitere Stelle
               *[other] Unten { $n } weitere Stellen
            }
    }
board-as-text = Alles als Text
board-as-picture = Zurück zum Bild
board-zoom-in = Größer
board-zoom-out = Kleiner
board-whole = Alles zeigen
board-text-title = Was liegt, in Worten
board-row = Reihe { $row }
board-position = Reihe { $row }, Spalte { $column }
board-cell = { $place }: { $words }
board-sides = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }.
board-same-sides = Alle vier Seiten { $all }.
# Eine Seite eines Plättchens, mitten im Satz.
board-side =
    { $edge ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
# Vorgelesen hinter „Bauer auf die Wiese“, wenn ein Plättchen mehrere Wiesen hat: welche gemeint ist.
board-part =
    { $direction ->
        [N] Norden
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
        [W] Westen
        [NW] Nordwesten
       *[other] Mitte
    }
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
        [N] Im Norden: { $terrain }.
        [E] Im Osten: { $terrain }.
        [S] Im Süden: { $terrain }.
       *[W] Im Westen: { $terrain }.
    }
board-take = Hier legen
board-take-here = Hier legen: { $place }
board-chosen = Hier liegt dein Plättchen vorerst
board-spot-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe wählt, Steuerung und Eingabe bestätigt, Escape führt zurück. Plus, Minus und 0 ändern die Größe. T zeigt alles als Text, B führt zur Frage und zurück.
       *[look] Pfeiltasten führen von Stelle zu Stelle. Plus, Minus und 0 ändern die Größe. T zeigt alles als Text, B führt zur Frage und zurück.
    }
# Benennt eine Reihe von Knöpfen, einen für alles, worauf an diesem Tisch gespielt wird
board-surfaces = Was zu sehen ist
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
board-gives = Bringt: { $what }.
board-choose = Wählen
board-choose-here =
    { $what ->
        [none] { $place } wählen
       *[other] { $place }: { $what }
    }
board-leave-here = Von hier ziehen
board-leave-alone = Anderen wählen
board-go-here = Hierher ziehen
board-chosen-from = Von hier wird gezogen.
board-chosen-to = Hierher wird gezogen.
board-piece-chosen =
    { $n ->
        [one] { $piece } auf { $place } gewählt, { $n } Platz
       *[other] { $piece } auf { $place } gewählt, { $n } Plätze
    }

## Spielen

play-points = Punkte
play-settings = Einstellungen
play-leave = Zur Startseite
play-draw = Ziehen
play-for-seat = { $name } ist an diesem Handy dran
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
play-show-used-up = Aufgebraucht: { $types }
# Knopf hinter allen Plättchen der Liste: Das gezogene ist keins davon.
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
play-bag-about = Noch nicht gezogen. Tippe auf ein Plättchen, um es groß zu sehen.
play-bag-empty = Alle Plättchen sind gezogen.
play-used-up =
    { $aside ->
        [0] „{ $tile }“ ist aufgebraucht: { $all ->
                [one] Das einzige liegt schon aus.
               *[other] Alle { $all } liegen schon aus.
            }
       *[other] „{ $tile }“ ist aufgebraucht: { $board } von { $all } liegen aus, der Rest kam aus dem Spiel.
    }
# Unter dem Bild eines Plättchens, das jemand anderes hat; kurz. Danach, was ein Tipp darauf sagt.
play-held = hat { $name }
play-held-about = { $name } hat dieses Plättchen. Stimmt das nicht, korrigiere es unter Mehr, Verlauf.
play-set-aside = „{ $tile }“ passt nirgends und kommt aus dem Spiel: Zieh noch einmal
play-undo-round = Zurück in die vorige Runde?
play-undo-round-about = Dein letzter Zug war in der Runde davor. Der ganze Tisch geht dorthin zurück, und sie wird neu gewertet.
# Für Vorleser: die Knöpfe mit dem, was man jetzt noch tun kann.
play-other-questions = Auch möglich
play-tap-place = Stelle antippen
# Knopf: weg von dem, was die App vorschlägt, zu allem, was möglich ist.
play-something-else = Etwas anderes
# Wohin eine Figur zieht, bevor es abgeschickt wird: der Name des Platzes
play-goes-to = Nach: { $place }
# Klappt die Antworten, die man im Bild antippen kann, als Liste auf.
play-as-list =
    { $n ->
        [one] Als Liste
       *[other] Alle { $n } als Liste
    }
# Dasselbe, wo Antworten sagen, was sie kosten und bringen; das Bild zeigt es mit Zahlen und Zeichen. So kurz wie „Alle 3 als Liste“.
play-as-list-of-gains = Kosten und Nutzen
play-move = Ziehen
play-other-tile = Anderes Plättchen
play-other-place = Andere Stelle
play-turn = Plättchen drehen
# Vorgelesen vor der Liste der Figuren, die aufs Plättchen dürfen, „Wegelagerer auf die Straße“.
# Vorgelesen vor einer Reihe von Figuren, von denen eine gewählt ist.
play-further-pieces = Welche Figur
play-targets = Was du einsetzt
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
        [both] Drehen, dann { $bare } einsetzen?
        [turn] Drehen oder fertig?
        [add] { $bare } einsetzen?
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
play-undo-by-correction = Stattdessen korrigieren?
play-correct-instead = Korrigieren
play-go-on = Weiter
play-overtaken = Jemand war schneller
play-overtaken-by = { $name } war schneller
play-overtaken-kept = Nichts wurde verändert. Deine Eingabe bleibt erhalten.
play-overtaken-undo = Zu spät zum Zurücknehmen. Was du eingegeben hast, gilt.
play-overtaken-gone = Schon eingegeben. Mehr ist nicht zu tun.
# Two buttons after somebody was faster: leave the own entry out, or send it again.
play-drop = Meine verwerfen
play-again = Noch einmal senden
# Below whom the table waits for; $time: minutes and seconds, 1:33
play-since = Wartezeit: { $time }
play-counting = Der Server zählt.
play-takes-longer = Es dauert länger als sonst.
# One line below the seats, and on the TV: scoring or the like fails at the server again and again.
play-stalled = Der Server kann diesen Schritt nicht abschließen. Er versucht es weiter, nichts geht verloren.
play-silent = Das Handy von { $name } meldet sich seit { $time } nicht. Der Tisch wartet.
play-silent-elsewhere = Das Handy, das für { $name } spielt, meldet sich seit { $time } nicht.
play-show = Zeigen
# Two words at most: dismisses the message about a silent phone.
play-let-be = Jetzt nicht
# On every screen but the board, while everybody else waits for the seats of this phone. $n: how many; $name: the one.
play-others-wait =
    { $n ->
        [one] { $name } wartet auf dich.
       *[other] Die anderen warten auf dich.
    }
# Beside it: leads back to the board. One or two words.
play-play-on = Weiter
play-and-more =
    { $n ->
        [one] 1 weitere
       *[other] { $n } weitere
    }
play-over = Das Spiel ist zu Ende
play-offer-who = Wer gewählt hat
play-offer-done = fertig
play-offer-entered = eingetragen
play-offer-open = noch nicht
play-offer-reviews = sieht noch Runde { $turn } an
play-offer-drawn = { $name } hat gezogen
play-offer-price = { $n } für { $name }
play-offer-missing =
    { $n ->
        [one] { $n } Preis fehlt
       *[other] { $n } Preise fehlen
    }
play-offer-about = Geheim, bis alle gewählt haben.
play-offer-most = Höchstens { $n }: Mehr hast du nicht übrig.
play-offer-over = { $n } mehr, als du hast
play-offer-purse = { $laid } gesetzt, noch { $left } zum Kaufen
play-offer-enter = Angebot eintragen: { $name }
play-offer-sealed = Verdeckt
play-offer-yours-sealed = Deine Wahl liegt verdeckt
play-invented =
    { $n ->
        [one] Mit { $n } erfundenen Plättchen
       *[other] Mit { $n } erfundenen Plättchen
    }
play-market = Angebote
play-market-drawn = Was gezogen wurde
# Wird vorgelesen, wo Teile einander gleichen: „ein Plättchen mit einem Schaf (Nr. 2 von 4)“
play-piece-detailed = { $piece } ({ $details })
play-piece-one-of = Nr. { $n } von { $all }
play-market-own = Du
play-market-piece = { $name }, Preis { $price }
# Die Aufforderung, wenn nichts bezahlbar ist, und die Zeile darunter.
play-market-none = Du kannst nichts kaufen
play-market-pass = Du kannst nur passen.
play-market-enter = Gib erst ein, welches du willst.
play-market-tap = Tippe an, was du willst.
play-market-tap-price = Tippe auf einen Preis.
play-market-after = danach noch { $n }
play-market-bought = gekauft
play-market-own-pays = Bezahlt wird mit dem, was darauf liegt.
play-market-less = { $price } − { $less }
play-market-instead = statt { $price }
play-market-space = Feld { $n }: { $name }, Preis { $price }
play-market-empty = Feld { $n }: leer
# Steht vor oder über der Münze mit der Summe: „3 + 4 =“ (7).
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } auf dem Plättchen und { $more } für das Feld
# Was ein Feld kostet, auf seinem Stein.
play-market-extra = +{ $n }
play-market-extra-words = { $n } mehr für das Feld
# Für die App liegt dort ein Plättchen verdeckt; ein Tippen gibt ein, welches es ist. In einer Spalte von 56 px.
play-market-unknown = Feld { $n }: noch nicht eingegeben
play-market-which = Was liegt da?
play-market-unentered = Gebt ein Plättchen erst ein, wenn es jemand kaufen will.
play-market-unknown-count =
    { $n ->
        [one] { $n } Plättchen nicht eingegeben
       *[other] { $n } Plättchen nicht eingegeben
    }
play-market-report-about = Darauf muss niemand warten.
play-market-later = Später
play-market-reported-meanwhile = Feld { $n } hat gerade jemand anders eingegeben: { $name }.
play-market-left-meanwhile = Das Plättchen auf Feld { $n } liegt dort nicht mehr.
# Knopf, während zu sehen ist, was vor jemand anderem liegt: zurück zum Eigenen.
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
play-goals-worth =
    { $n ->
        [one] für dich jetzt: { $points }
       *[other] für dich: { $points }
    }
play-reviews = { $name } sieht noch Runde { $turn } an
play-waits-for = Noch nicht fertig: { $names }
play-hand = Auf deiner Hand
play-fits-not-yet = passt gerade nirgends
play-enter-tile = Plättchen eingeben
play-lay = Legen
play-drawn = Du hast gezogen
play-symbols = Eingrenzen nach dem, was drauf ist
# Eine Zeile mit dem Bild eines Plättchens an Stelle von $tile, dahinter „Ansehen“.
play-check-piece = Was ist auf { $tile } gedruckt? Die App ist nicht sicher.
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
# Vorgelesen vor einer Liste von Wertungsplättchen, von denen eines an einer Stelle liegt.
play-which-goal = Was dort liegt
play-news = Neuigkeiten
# Neben dem Bild auf breiten Bildschirmen: alle mit dem, was sie auf der Hand haben, dann das Letzte.
play-players = Spieler
play-last-moves = Letzte Züge
play-scored = { $when } ist gewertet
play-scored-own =
    { $points ->
        [one] { $when }: { $points } Punkt für dich
       *[other] { $when }: { $points } Punkte für dich
    }
play-scored-for =
    { $points ->
        [one] { $when }: { $points } Punkt für { $name }
       *[other] { $when }: { $points } Punkte für { $name }
    }
play-scored-next = Stimmt. Jetzt { $name }
play-scored-tap = Tippe eine Zeile an: Was sie zählt, leuchtet.
play-scored-all = Alle
# Zwei Knöpfe, die wechseln, wessen Punkte zu sehen sind: play-scored-all, play-scored-mine.
play-scored-mine = Meine
# Hauptknopf unter den Punkten einer Runde. Wer ihn drückt, bestätigt sie.
play-scored-right = Stimmt so

## Punkte, Beweise, Ergebnis

points-title = Punkte
points-after = Zug { $turn }
points-who = Spieler
points-total = Summe
points-score-tile = 50/100-Plättchen: { $n } Punkte erreicht
# Before a name in the table of points: "1."
points-rank = { $rank }.
points-supplies = Was alle noch haben
points-by-kind = Punkte nach Art
points-lines = Alle Punkte, die neuesten zuerst
points-none = Noch hat nichts gezählt.
points-tap = Tippe eine Zeile an, um zu sehen, was sie zählt.
points-of = { $name } · { $when }
# $of: wessen und wann, wie „points-of“; $place: wo
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
# $points: by how many points the first is ahead of the second.
points-leads =
    { $points ->
        [one] { $name } führt mit { $points } Punkt Vorsprung
       *[other] { $name } führt mit { $points } Punkten Vorsprung
    }
points-level =
    { $n ->
        [2] Zwei sind gleichauf bei { $points }
        [3] Drei sind gleichauf bei { $points }
        [4] Vier sind gleichauf bei { $points }
       *[other] Alle sind gleichauf bei { $points }
    }
points-board = Zum Tisch
points-now = Wie es steht
points-ended = Wenn jetzt Schluss wäre
points-ended-title = Wenn jetzt Schluss wäre
points-ended-lines = Schlusswertung, Stand jetzt
points-ended-about = Mit Schlusswertung. Tippe eine Zeile an.
points-all = Alle Punkte
# Statt einer Punktezeile, die eine Korrektur inzwischen weggenommen hat.
points-gone = Diese Zeile gibt es nicht mehr
points-previous = Vorige Zeile
points-next = Nächste Zeile
points-line-of = { $n } von { $all }
points-board-label = Was diese Punkte bringt
points-proof = Wie sich die Punkte ergeben
points-undecided = Wer führt, ist noch offen
points-left-over = Nicht gezählt:
# $reason: „offene Seite“, „kein Schiff“; $count: wie viele deshalb nicht zählen.
points-left-over-one = { $reason } ({ $count })
points-goals = Was an diesem Tisch zählt
points-goal-now = zählt in dieser Runde
points-goal-rounds = Zählt in den Runden { $rounds }
points-goal-worth = Bringt dir jetzt: { $points }
points-unknown-worth = unbekannt
points-count-of = { $name } { $count }
points-scoring = Letzte Wertung

result-title =
    { $n ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } gewinnen mit { $points }
    }
# An jemanden, der gewinnt; mehrere: „Du und Ben gewinnt mit 16“.
result-title-own =
    { $n ->
        [one] { $names } gewinnst mit { $points }
       *[other] { $names } gewinnt mit { $points }
    }
result-names = { $first } und { $last }
result-again = Noch einmal
result-opening = Wird eröffnet
result-to-next = Zum nächsten Spiel

# Das Ende eines Spiels, Zeile für Zeile enthüllt, auf jedem Handy und auf dem Fernseher.
ceremony-title = Schlusswertung
ceremony-next-open = Das nächste Spiel ist offen.
ceremony-about =
    { $n ->
        [one] Noch eine Wertung, dann steht fest, wer gewonnen hat.
       *[other] Noch { $n } Wertungen, dann steht fest, wer gewonnen hat.
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
people-away-host = Handy ist noch nicht da, Gastgeber
people-unknown = Verbindung unbekannt
people-unknown-host = Verbindung unbekannt, Gastgeber
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
people-take-over-ask = Soll dieses Handy für { $name } spielen? Das andere schaut dann nur zu, bis es mit dem Code des Tischs wieder mitspielt.
people-take-over-yes = Für { $name } spielen
people-remove = Handy entfernen
people-remove-ask = Soll das Handy von { $name } den Tisch verlassen? Dieses spielt dann für { $name }. Die Codes zum Mitspielen und zum Zuschauen ändern sich.
people-remove-ask-lobby = Soll das Handy von { $name } den Tisch mit seinen Plätzen verlassen? Die Codes zum Mitspielen und zum Zuschauen ändern sich.
people-remove-yes = Entfernen
people-make-host = Zum Gastgeber machen
people-make-host-ask = { $name } statt dir zum Gastgeber machen?
people-make-host-yes = Gastgeber machen
people-hand = { $name } das Handy geben
people-host = Nur für den Gastgeber
# Auf dem Schirm des Gastgebers, wenn sich die Regeln des Spiels geändert haben, seit der Tisch begann.
people-old-rules = Dieser Tisch behält die Version { $version } der Regeln, mit der er begonnen hat. Neue Tische haben eine neuere.
people-lock = Tisch schließen
people-lock-about = Neue kommen nicht mehr dazu. Wer da ist, bleibt.
people-join = Zum Mitspielen
# Knopf unter einem Code. Was er ändert, steht darüber; vorgelesen wird people-new-code-join oder -watch.
people-new-code = Neuer Code
people-new-code-join = Neuer Code zum Mitspielen
people-new-code-watch = Neuer Code zum Zuschauen
people-new-code-join-ask = Den Code zum Mitspielen ändern? Der alte und sein Link gelten dann nicht mehr. Wer am Tisch ist, bleibt.
people-new-code-watch-ask = Den Code zum Zuschauen ändern? Der alte und sein Link gelten dann nicht mehr. Wer zuschaut, bleibt.
people-new-code-yes = Ändern
people-new-code-made = Dieser Code ist neu. Der alte gilt nicht mehr.
people-watch = Zum Zuschauen, am Handy oder am Fernseher
# Auf der Seite der Personen und Handys, unter dem Code zum Zuschauen: der Code, den ein Fernseher zeigt.
people-screen = Code auf dem Fernseher
people-screen-about = Ein großer Bildschirm zeigt einen unter „Mitspielen“.
people-screen-shown = Der Fernseher zeigt jetzt diesen Tisch.
people-screen-unknown = Diesen Code zeigt kein Bildschirm. Vielleicht steht dort schon ein neuer.
people-screen-missing = Code eingeben
people-screen-show = Dort zeigen
people-watch-scan = Zum Zuschauen: scannen, oder { $address } öffnen und eingeben
people-watch-qr = QR-Code des Links zum Zuschauen
people-become = Gastgeber werden
people-become-about = Das Handy des Gastgebers meldet sich seit { $time } nicht. Jetzt kann jemand anders Gastgeber sein.
people-become-polling = Dieses Handy hat keine Direktverbindung: Es merkt nicht, welches Handy sich nicht meldet, und kann nicht Gastgeber werden. Ist das Handy des Gastgebers weg, nimm ein anderes Handy am Tisch: Es zeigt an dieser Stelle „Gastgeber werden“.

common-labelled = { $label }: { $words }
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
hand-hold = Ja, das bin ich
hand-how = Halte den Knopf oder tippe zweimal
hand-once-more = Noch einmal tippen
# Button: passes the phone to another player who shares it. At most 22 characters.
hand-to = Weiter an { $name }
# In the menu: covers what only this player may know, before the phone is laid aside.
cover-now = Verdecken
cover-title = Verdeckt
cover-about = Hierunter liegt, was nur { $name } wissen darf.
cover-prompt = Schaut sonst niemand her?
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
corrections-something-wrong = Stimmt nicht?
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
corrections-turn-tile = Dreh „{ $tile }“ { $place } wie im Bild.
corrections-lay-tile = Leg „{ $tile }“ { $to }, gedreht wie im Bild.
corrections-take-piece = Nimm { $piece } vom Plättchen { $place }.
corrections-move-piece = Stell { $piece } vom Plättchen { $place } auf das Plättchen { $to }.
# Von einem Teil eines Plättchens auf einen anderen, $part: „Stadt“; dann, wenn beide gleich heißen.
corrections-move-within = Stell { $piece } auf dem Plättchen { $place } um: { $part }.
corrections-move-shown = Stell { $piece } um, wie im Bild.
corrections-move-tile-shown = Leg „{ $tile }“ um, wie im Bild.
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
corrections-market = { $market }, Feld { $n } von links: { $lying }.
corrections-market-instead = { $market }, Feld { $n } von links: { $lying } statt { $instead }.
corrections-market-tile = „{ $tile }“
corrections-market-none = nichts
corrections-market-unknown = ein noch nicht eingegebenes Plättchen
corrections-mark = „{ $tile }“ { $place }: { $mark }.
corrections-unmark = „{ $tile }“ { $place }, nicht mehr: { $mark }.
# $piece liegt auf einem Feld oder Platz, $place.
corrections-turn-piece = Dreh { $piece } auf { $place } wie im Bild.
corrections-tip-over = Kippe { $piece } auf { $place } um.
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
corrections-tap = Stimmt etwas nicht? Tippe es an
corrections-tap-about = Erst siehst du, was sich ändern würde.
corrections-look = Was geschehen ist
corrections-look-about = Wer am Tisch sitzt, kann es korrigieren.
corrections-offline = Korrekturen brauchen den Server, und gerade antwortet niemand.
corrections-begun = Angefangene Korrektur
corrections-begun-about = Noch ist nichts geändert.
# Below the picture of what a correction leads to: back to that tile on the board
corrections-lay-otherwise = Drehen oder versetzen
corrections-throw-away = Abbrechen
corrections-go-on = Weiter damit
corrections-none = Nichts von dieser Art.
corrections-replay = Im Rückblick ansehen
corrections-alike = { $n } weitere dieser Art
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
# Filter des Verlaufs: nicht auf eine Person eingeschränkt; neben den Namen.
corrections-show-everybody = Alle
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
corrections-crossed-short = da war schon etwas aufgedeckt
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
corrections-entered = Eingegeben: { $answer }
corrections-take-back = Zurücknehmen
corrections-take-back-last = Meinen letzten Eintrag zurücknehmen
corrections-no-last = Du hast nichts zurückzunehmen
corrections-put-back-entry = Wiederherstellen
corrections-correct-turn = { $when }: Korrektur
corrections-missing-after = { $when }: Was fehlt?
corrections-was-asked = Das wurde { $name } damals gefragt
corrections-was-asked-own = Das wurdest du damals gefragt
corrections-lay-again = So wie bisher passt es nicht mehr. { $why }
corrections-unchanged = Genau das wurde eingegeben. Wähle etwas anderes.
corrections-no-controls = Hier lässt sich nichts eingeben
corrections-no-controls-about = An dieser Stelle war niemand gefragt.
corrections-no-longer-asked = Dazu kommt es nicht mehr
corrections-board-then = Wie es damals lag
corrections-start = Wie hat es begonnen?
corrections-start-about = Alles danach wird neu berechnet.
# Auf der Schaltfläche, solange sie deaktiviert ist.
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
# Was eine Korrektur an den Punkten ändert: eine Zeile, die wegfällt; danach eine neue. $points: „+4“.
corrections-line-gone = { $what }: { $points } fällt weg
corrections-line-new = { $what }: { $points }
corrections-line-changed = { $what }: { $after } statt { $before }
corrections-to-move = Falls es noch anders liegt
# Heading of a list: what is asked, and of whom, once the correction is made.
corrections-then = Danach
corrections-asked = Nun möglich: { $what }
corrections-not-asked = Nicht mehr möglich: { $what }
corrections-goes-on = Das Spiel geht weiter.
corrections-all-hold = Alle späteren Einträge gelten weiter. Der alte bleibt im Verlauf.
# Statt der Zeile davor: $n Einträge werden durch die Korrektur gestrichen.
corrections-dropped =
    { $n ->
        [one] { $n } Eintrag gilt nicht mehr, alle anderen schon. Er bleibt im Verlauf.
       *[other] { $n } Einträge gelten nicht mehr, alle anderen schon. Sie bleiben im Verlauf.
    }
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
corrections-does-not-hold-about = Noch ist nichts geändert. Wähle, wie es weitergeht.
corrections-too = Auch korrigieren
corrections-not-happened-too = Auch nicht geschehen
corrections-missing-before = Davor fehlt etwas
corrections-cut = { $n ->
        [one] Ab hier verwerfen ({ $n } Eintrag)
       *[other] Ab hier verwerfen ({ $n } Einträge)
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
corrections-waits-about =
    Bis { $name ->
        [Gastgeber] der Gastgeber
       *[other] { $name }
    } sie annimmt, ändert sich nichts.
corrections-refuse = Ablehnen
corrections-confirm = Annehmen
corrections-withdraw = Zurückziehen
corrections-proposal-gone-wrong = Sie passt nicht mehr zu dem, was seither geschah, und lässt sich nur ablehnen oder zurückziehen.
corrections-settled = Das ist erledigt
corrections-proposal-over = Korrektur
corrections-settled-about = Mehr steht im Verlauf.
# Zu einem abgelehnten oder zurückgezogenen Vorschlag.
corrections-settled-unchanged = Alles bleibt, wie es eingegeben ist.
# Was aus einer vorgeschlagenen Korrektur wurde, für alle; $name: wer Gastgeber ist.
corrections-settled-confirmed = { $name } hat die Korrektur angenommen
corrections-settled-refused = { $name } hat die Korrektur abgelehnt
corrections-settled-withdrawn = Die Korrektur wurde zurückgezogen
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
corrections-right-ask-app = Legt ihr auch echte Plättchen um?
corrections-right-ask-app-about = Spielt ihr nur auf den Handys, ist nichts zu tun.
corrections-no-moves = Nichts zu tun
corrections-right-prompt = Zieh es auf dem Tisch nach
corrections-right-done = Alles liegt, wie es soll
corrections-right-left = { $n ->
        [0] Nichts mehr zu tun.
        [one] Noch { $n } Sache zu tun.
       *[other] Noch { $n } Sachen zu tun.
    }
corrections-show-step = Im Bild zeigen: { $what }
corrections-board-right = Wie es auf dem Tisch liegen soll
corrections-nothing-to-move = Nichts umzulegen
corrections-nothing-to-move-about = Auf dem Tisch liegt alles, wie es soll.
# A button: leaves the list of things to move on the real table open.
corrections-later = Später
corrections-as-done = Ja, so liegt es
corrections-all-done = Fertig
corrections-adjust = Punkte geben oder nehmen
corrections-adjust-prompt = Punkte für { $name }, so vereinbart
corrections-adjust-about = Alle sehen es, mit dem Grund.
corrections-adjust-who = Für wen?
corrections-adjust-points = Wie viele Punkte?
corrections-adjust-reason = Warum?
corrections-adjust-reason-hint = Alle können es lesen.
# Auf der Schaltfläche, solange sie deaktiviert ist: Die Zahl der Punkte fehlt; danach der Grund.
corrections-adjust-how-many = Wie viele Punkte?
corrections-adjust-why = Sag, warum
corrections-adjust-yes = { $points } für { $name }
corrections-fewer-by = { $n } weniger
corrections-more-by = { $n } mehr
corrections-setting = Einstellungen des Gastgebers
corrections-setting-about = Das gilt für alle an diesem Tisch.
# Auf der Schaltfläche, solange sie deaktiviert ist.
corrections-setting-none = Nichts gewählt
corrections-setting-yes = Umstellen
corrections-finish = Spiel jetzt beenden
corrections-finish-prompt = Das Spiel hier beenden?
corrections-finish-second = Gewertet wird der jetzige Stand; die Partie gilt als vorzeitig beendet.
corrections-finish-about = Jetzt folgt die Schlusswertung für alle. Sie steht im Verlauf und lässt sich zurücknehmen.
corrections-finish-so-far = Bisher: { $leader }
corrections-finish-no = Weiterspielen
corrections-finish-yes = Jetzt beenden

## Am Fernseher

tv-title = Punktestand
tv-watch = Zuschauen
tv-join = Mitspielen oder zuschauen
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
tv-no-phone = auf einem anderen Handy
# In einer Ecke des Fernsehers. $owner: wem das Handy gehört; $names: ein Name oder mehrere, mit „und“ verbunden.
tv-played-by =
    { $n ->
        [one] { $names } spielt
       *[other] { $names } spielen
    } auf dem Handy von { $owner }
tv-lobby = Wer den Code scannt, kann mitspielen
# Unter dem QR-Code: die Adresse, die man am Handy eintippt. Darunter steht groß der Code.
tv-address = Oder öffne { $address } und gib ein:
tv-result = Ergebnis
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
missing-title = Unter dieser Adresse nicht möglich
missing-about = Sie beginnt mit http. Dort erlauben Browser nicht:
missing-install = die App auf dem Startbildschirm
missing-offline = das Öffnen ohne Netz
missing-awake = einen Bildschirm, der an bleibt
missing-scan = das Scannen von Codes (die Kamera-App des Handys kann es)
missing-command = Startet Tableside stattdessen mit <b>{ $words }</b> und öffnet die Seite, die es dann zeigt, einmal auf jedem Handy.
missing-container = Wer diesen Server betreibt, kann ihm mit der Einstellung <b>{ $words }</b> einen eigenen Namen geben: Dann hat er HTTPS von selbst.
missing-domain = Versuche <b>{ $words }</b>. Antwortet dort nichts, muss HTTPS einschalten, wer diesen Server betreibt.
missing-ask = Bitte die Person, die diesen Server betreibt, HTTPS einzuschalten.
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
tls-fingerprint = Fingerabdruck (SHA-256): muss mit der Anzeige am Rechner übereinstimmen
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

## Die Seite für eine Adresse, auf die dieser Server nicht antwortet

foreign-host-title = Falsche Adresse
foreign-host-guest = Scanne den QR-Code des Tisches noch einmal, oder lass dir die richtige Adresse geben.
# { $name }: die Adresse ohne Port. Name und Wert der Einstellung werden so eingegeben, wie sie hier stehen.
foreign-host-cure = Hast du es eingerichtet? Ergänze COMPANION_ALLOWED_HOSTS um { $name } und starte Tableside neu.
foreign-host-cure-own = Hast du es eingerichtet? Nimm eine Adresse, die Tableside beim Start zeigt, oder starte es mit COMPANION_ALLOWED_HOSTS=own,{ $name }

## Mitnehmen

take-along-another-table = Einen Tisch mit dieser Kennung gibt es hier schon, und er wurde anders gespielt.
take-along-cut-off = Das Ende dieser Datei fehlt. Speichere sie noch einmal und öffne dann die neue.
take-along-not-saved-here = Diese Datei stammt nicht von Tableside. Nimm eine, die auf .json endet.
# $field: welche Angabe der Datei ihrem Protokoll widerspricht.
take-along-differs =
    { $field ->
        [game] Das Spiel, das die Datei nennt, ist nicht das ihres Protokolls.
        [expansions] Die Erweiterungen in der Datei sind nicht die ihres Protokolls.
        [options] Die Einstellungen in der Datei ergeben sich nicht aus ihrem Protokoll.
        [draw] Wer zieht, ergibt sich nicht so aus dem Protokoll, wie die Datei es sagt.
        [starter] Wer beginnt, ergibt sich nicht so aus dem Protokoll, wie die Datei es sagt.
        [ruleset_version] Die Version der Regeln in der Datei ergibt sich nicht aus ihrem Protokoll.
        [seats] Die Spieler in der Datei sind nicht die ihres Protokolls.
       *[result] Das Ergebnis in der Datei ergibt sich nicht aus ihrem Protokoll.
    }
take-along-does-not-replay = Eintrag { $version } der Datei kann nicht geschehen sein: { $why }
take-along-box-format = Das ist keine Datei einer Schachtel, oder sie stammt aus einer neueren App.
take-along-box-of-other-game = Diese Datei gehört zur Schachtel eines anderen Spiels.
take-along-format = Das ist keine Datei einer beendeten Partie, oder sie stammt aus einer neueren App.
# Steht als $why in take-along-does-not-replay; „er“ ist der Eintrag. Ebenso take-along-number.
take-along-kind = Er ist nicht von der Art, die er nennt.
take-along-number = Seine Nummer ist nicht an der Reihe.
take-along-ruleset = Die Datei wurde mit Version { $version } der Regeln gewertet, die diese App nicht hat.
take-along-sealed = Dieses Spiel hat Geheimnisse, darum bleibt sein Protokoll hier. Das Ergebnis lässt sich als Tabelle, als Bild oder für BG Stats speichern.
take-along-start = Ein Protokoll beginnt mit dem Start des Tisches, und das nur einmal.
take-along-times =
    { $version ->
        [0] Die Zeiten des Tisches in der Datei können nicht stimmen.
       *[other] Eintrag { $version } der Datei hat eine Zeit, die nicht stimmen kann.
    }
take-along-too-long = Das Protokoll ist zu lang, um es hier nachzuspielen.
# $field: der Name der Angabe, wie er in der Datei steht, etwa „seats[0].phone“.
take-along-unknown-field = In der Datei steht etwas, das diese App nicht kennt: „{ $field }“.
# $field: der Name der Angabe, wie er in der Datei steht, etwa „seats[0].name“.
take-along-wrong-field = In der Datei fehlt „{ $field }“ oder kann nicht stimmen.

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
picture-winner = gewonnen

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
photo-not-an-image = Dieses Foto lässt sich nicht lesen. JPEG, PNG, WebP, AVIF, GIF, TIFF und BMP gehen.
photo-cut-off = Das Ende dieses Fotos fehlt. Wähle es noch einmal, sobald es vollständig ist.
photo-heic = HEIC-Fotos lassen sich hier nicht lesen. Mach ein Bildschirmfoto davon und füge das hinzu.
photo-wrong-type = Hier gehen nur Fotos als JPEG, PNG, WebP, AVIF, GIF, TIFF oder BMP.
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
history-stage = Phase: { $stage }
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

keep-title = Speichern und teilen
keep-prompt = Was möchtest du behalten?
keep-about = Dateien und Bilder, Ort und Notiz, Fotos vom Tisch.
keep-busy = Wird geholt …
keep-failed = Das lässt sich nicht speichern
keep-done = Gespeichert
keep-result = Ergebnis
keep-png = Bild zum Teilen
keep-png-about = Wie alles lag, und die Punkte
keep-json = Ganze Partie (.json)
keep-json-about = Alle Züge; lässt sich in jedem Tableside importieren
keep-csv = Ergebnis­tabelle (.csv)
keep-csv-about = Eine Zeile pro Person, für jede Tabellen­kalkulation
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Auf diesem Handy mit BG Stats öffnen
keep-times = Wann war das?
keep-times-logged = Laut App: { $times }
keep-times-edit = Ändern
keep-times-about = Gilt nur für dich: in deinen Partien, deiner Statistik und allem, was du speicherst.
# Auf der Schaltfläche, solange sie deaktiviert ist.
keep-times-missing = Gib Tag, Zeit, Minuten ein
# Knopf: Die eigenen Zeiten gelten nicht mehr, wieder die der App.
keep-times-forget = Wie in der App
keep-day = Tag
keep-time = Beginn
keep-minutes = Gespielte Minuten
keep-about-it = Zu dieser Partie
keep-place = Wo habt ihr gespielt?
keep-note = Eine Notiz
keep-note-about = Für alle, die mitgespielt haben. Sie steht auch in der Ergebnis­tabelle und in BG Stats.
keep-save = Speichern
keep-step = Notiz oder Foto dazu?
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
library-prompt = Deine Partien
library-about = Von diesem Handy und denen, die seine Partien teilen
library-none = Noch keine fertige Partie.
library-all = Alle Partien
library-only = Nur { $what }
# Teil der Zeile, die sagt, worauf die Liste eingeschränkt ist.
library-some-days = einige Tage
library-no-expansion = Ohne Erweiterung
library-from = Von
library-to = Bis
library-more = Ältere Partien
library-bring = Partie importieren (.json)
library-bring-about = Eine Datei aus „Ganze Partie (.json)“. Partien mit Geheimnissen, etwa verdeckten Preisen, haben keine und bleiben, wo sie gespielt wurden.
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
library-code = Handy hinzufügen
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
    [one] eine Partie: { $ahead }-mal besser, { $behind }-mal schlechter
   *[other] { $plays } Partien: { $ahead }-mal besser, { $behind }-mal schlechter
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
# Zeile einer Tabelle: Partien mit beliebig vielen Spielern.
library-any-number = Alle
library-with-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
library-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
# Überschrift der Seite von jemandem, der in keiner beendeten Partie vorkommt. Ein Satz darüber folgt.
library-person-none = Niemand gefunden
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
people-known-open = Tippe jemanden an
people-known-open-about = Partien, Siege und Punkte von allen, mit denen du gespielt hast.
# Der Knopf, mit dem das Zusammenlegen beginnt, und die Überschrift beim Auswählen.
people-known-prompt = Ist jemand doppelt da?
people-known-about = Wähle zwei Einträge derselben Person: Der erste Name bleibt.
people-known-sure = Zusammenlegen?
people-known-merged =
    { $n ->
        [one] { $name }, mit { $n } Partie. Das lässt sich wieder trennen.
       *[other] { $name }, mit { $n } Partien. Das lässt sich wieder trennen.
    }
people-known-not = Sie bleiben getrennt
people-known-choose-two = Wähle zwei
people-known-look = Vergleichen
people-known-merge = Zusammenlegen
people-known-leave = Abbrechen
people-known-also = auch { $name }
# A button: makes two people of a merged one again.
people-known-apart = Trennen
recovery-title = Auf einem anderen Handy
recovery-prompt = Behalte deine Partien
recovery-about = Mit einem Code zeigt ein anderes Handy dieselben Partien.
recovery-warning = Wer deinen Code hat, sieht diese Partien. Erstellst du einen, gilt ein früherer nicht mehr.
recovery-make = Code erstellen
recovery-made-about = Dieser Code wird nur jetzt gezeigt.
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
account-two-accounts = Dieses Handy ist bei einem anderen Konto angemeldet. Melde es zuerst ab; die Partien bleiben dort gespeichert.
mail-confirm-subject = Tableside: dein Code
mail-confirm =
    { $code } ist dein Code. Gib ihn innerhalb von 15 Minuten auf dem Handy ein, das danach fragt.

    Jemand will mit dieser Adresse ein Konto bei { $host } anlegen, das gespielte Partien aufhebt.
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

    Warst du das, versuch es mit einer anderen Adresse. Wenn nicht, tu nichts.
account-title = Konto
account-mine = Dieses Handy ist angemeldet
account-email-so-far = Bisher: { $email }
account-prompt = Melde dich an und hol deine Partien
account-about = Sie erscheinen auf diesem Handy, zusammen mit den Partien, die schon darauf sind.
account-email = Mailadresse
account-email-no-mail = Dieser Server verschickt keine Mails: Nimm irgendeine Adresse, die du dir merkst.
account-password = Passwort
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens { $least } Zeichen
account-sign-in = Anmelden
account-make = Konto anlegen
account-forgot = Passwort vergessen?
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
# Auf der Schaltfläche, solange sie deaktiviert ist. $what: der Name eines leeren Feldes.
account-missing = { $what } eingeben
account-again = Noch einmal
account-done =
    { $n ->
        [one] Angemeldet: { $n } Handy
       *[other] Angemeldet: { $n } Handys teilen diese Partien
    }
account-phones =
    { $n ->
        [one] Diese Partien sind auf einem Handy.
       *[other] Diese Partien sind auf { $n } Handys.
    }
account-change-password = Passwort ändern
account-change-password-about = Angemeldete Handys bleiben angemeldet.
account-change-email = Adresse ändern
account-email-new = Neue Mailadresse
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

box-title = Was in eurer Schachtel ist
box-about = Nicht alle Schachteln sind gleich bedruckt. Was du hier eingibst, gilt für jeden Tisch, den du ab jetzt eröffnest.
box-settled =
    { $all ->
        [0] Jedes Plättchen lässt sich ändern.
       *[other] { $n } von { $all } Plättchen nachgesehen
    }
box-disputed = Plättchen zum Nachsehen
box-disputed-about = Bei diesen Plättchen ist die App nicht sicher. Sieh dir deine an und tippe auf das, was darauf gedruckt ist.
box-state =
    { $state ->
        [open] noch offen
        [drawn] von dir skizziert
       *[settled] nachgesehen
    }
box-neither = { $name } sieht anders aus
box-all = Alle Plättchen
box-all-about = Tippe auf eins, das in deiner Schachtel anders aussieht.
box-changed = geändert
box-added = ergänzt
box-piece-own = { $name }, geändert
box-add = Plättchen ergänzen
box-add-of = Plättchen ergänzen: { $set }
box-set-about =
    { $n ->
        [0] Diese Plättchen kennt die App nicht: Gib jedes aus deiner Schachtel einmal ein.
        [one] { $n } Plättchen aus deiner Schachtel eingegeben.
       *[other] { $n } Plättchen aus deiner Schachtel eingegeben.
    }
box-boards = Pläne
box-boards-about = Die App weiß nicht, was darauf gedruckt ist. Gib eure einmal ein: An Tischen, die du danach eröffnest, gelten sie.
box-boards-copied =
    { $all ->
        [one] { $n } von { $all } Plan eingegeben
       *[other] { $n } von { $all } Plänen eingegeben
    }
box-overview = Was eingegeben ist
box-counts = Anzahl der Teile
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
box-count-right = Ja, { $n }
box-count-right-of = Ja, { $n }: { $name }
box-count-remove = Entfernen: { $name }
box-board-state =
    { $state ->
        [kept] In deiner Schachtel
       *[open] Noch nicht eingegeben
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
box-board-example-about = Der Beispielplan: Behalte ihn, wenn deiner genauso aussieht, sonst ändere ihn.
box-board-unchanged = Erst den Entwurf ändern
box-board-first = Noch nichts eingefügt
box-board-stays = Was du eingibst, bleibt auf diesem Handy; Bild, Prüfen und Behalten brauchen den Server.
box-board-experts = Für Fachleute: als Datei
box-board-variants = Die Reihen passen auf { $n } Arten zusammen. Das ist Nummer { $at }.
box-board-variant-next = Nächste Art
box-board-rows =
    { $n ->
        [one] { $n } Reihe
       *[other] { $n } Reihen
    }, insgesamt { $cells } von { $wanted }
box-board-rows-apart = Die Reihen passen noch nicht zusammen.
box-board-row-less = Eine Reihe weniger
box-board-row-more = Eine Reihe mehr
box-board-cell-less = Eins weniger: { $name }
box-board-cell-more = Eins mehr: { $name }
box-board-cells-first = Erst müssen alle Reihen passen: { $name }
box-board-partner = Gewählt: { $name }. Tippe jetzt den Partner an.
box-board-corner =
    { $is ->
        [corner] Keine Ecke
       *[none] Das ist eine Ecke
    }
box-card-question = Sieht eurer so aus?
box-card-yes = Ja
box-card-no = Nein
box-card-no-box = Wir haben keine Schachtel
box-card-invented = Dann spielt ihr auf diesem Plan, den die App erfunden hat. Druckt ihn aus, oder spielt nur auf den Handys.
box-card-kept = { $name } aus eurer Schachtel
box-card-change = Ändern
box-card-enter = Unseren eingeben
box-card-print = Diesen Plan drucken (A3)
box-card-set =
    { $draw ->
        [app] { $set }: Die Plättchen dieser Schachtel hat noch niemand eingegeben, darum spielt die App mit erfundenen.
       *[table] { $set }: Die Plättchen dieser Schachtel hat noch niemand eingegeben. Ihr skizziert jedes, wenn es drankommt.
    }
box-card-numbers = Wie viel jeder hat
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
box-board-start-about = Beginne mit einem Entwurf und tippe an, was auf deinem anders ist.
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
box-share = Teilen oder speichern
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
box-file-save = Meine Schachtel speichern
box-file-large = Diese Datei ist zu groß für eine Schachtel.
box-file-open = Datei öffnen
box-merge = Eine andere Schachtel
box-merge-about = Wähle, was in deiner gelten soll. Alles andere darin bleibt.
box-merge-differs =
    { $n ->
        [0] Kein Unterschied zu deiner.
        [one] Ein Unterschied zu deiner.
       *[other] { $n } Unterschiede zu deiner.
    }
box-merge-mine = Deine
box-merge-theirs = Die andere
box-merge-none = Nicht eingegeben
box-terrain-all = ringsum { $terrain }
box-merge-added = Neues Plättchen { $n }
box-board-line = { $where }: { $says }
box-merge-all-mine = Deine behalten
box-merge-all-theirs = Andere übernehmen
box-merge-first = Noch nichts gewählt
box-merge-take = { $n } übernehmen
box-merge-done = Jetzt in deiner Schachtel
box-of-which = Aus welcher Schachtel ist es?
box-of-none = Aus keiner Erweiterung
box-of-table = Die Schachtel dieses Tisches
box-wrong = Was stimmt in dieser Schachtel nicht?
box-wrong-which = Tippe das Plättchen an, das anders gedruckt ist.
box-wrong-board = Tippe den Plan an, wenn er anders gedruckt ist.
box-board-entered = Gespielt wird auf dem Plan, der für diesen Tisch eingegeben wurde.
box-wrong-with = Was ist wirklich auf { $name }?
box-wrong-about = An diesem Tisch zählt es dann so, als wäre es von Anfang an so gewesen.
# Die Aufforderung über zwei Bildern desselben Plättchens: Ein Tipp auf eins davon beantwortet sie.
box-check = Welches Bild ist auf deinem Plättchen?
box-check-about = Tippe es an. Niemand wartet darauf, und gefragt wird nur einmal.
box-check-neither = Keins von beiden
box-two-readings = Was ist auf deinem Plättchen gedruckt? Die App ist nicht sicher.
box-drawn-up = In deiner Schachtel behalten?
box-drawn-up-about =
    { $what ->
        [new] Sie wurden an diesem Tisch skizziert und fehlen in deiner Schachtel.
        [corrected] Sie wurden an diesem Tisch korrigiert und sind in deiner Schachtel anders.
       *[both] Sie wurden an diesem Tisch skizziert oder korrigiert; so stehen sie nicht in deiner Schachtel.
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
# Zwei Antworten auf box-looks-like: das bekannte Plättchen, oder box-into-bag für ein neues.
box-it-is = Es ist { $name }
# Eine Antwort neben den Arten eines Symbols, die verschieden werten: Das Plättchen hat keine davon.
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
box-not-disputed = Bei { $tile } ist die App sicher: Es gibt nichts zu prüfen.
box-full = Die Schachtel ist voll: Sie behält { $n } eigene Plättchen.
box-changed-elsewhere = Das wurde inzwischen auf einem anderen deiner Handys geändert: Sieh es dir noch einmal an.
box-unknown-count = So eine Anzahl gibt es in Schachteln dieses Spiels nicht.
box-wrong-count = Erlaubt sind { $least } bis { $most }.
box-changed-meanwhile = Deine Schachtel wurde inzwischen auf einem anderen deiner Handys geändert: Sieh dir noch einmal an, was verschieden ist.
box-unknown-board = So einen Plan hat dieses Spiel nicht.
box-unknown-link = Dieser Link führt zu keiner Schachtel. Vielleicht wird sie nicht mehr geteilt.
box-unknown-piece = An diesem Tisch wurde kein Plättchen { $tile } skizziert.
box-printed = Wie in der Liste
box-remove = Entfernen
box-keep = Behalten
# Hauptknopf: behält das neue Plättchen und beginnt das nächste desselben Satzes. Kurz.
box-keep-next = { $n } von { $all } behalten, weiter
# Überschrift: welches Plättchen eines Satzes eingegeben wird.
box-draw-of = { $set }: Plättchen { $n } von { $all }
# Auf der Schaltfläche, solange sie deaktiviert ist; was nicht stimmt, steht darüber.
box-corrections-first = Geht noch nicht
box-unlisted = Skizziere das Plättchen in deiner Hand
box-unlisted-about = Es steht noch nicht in der Liste; an diesem Tisch gilt es.
box-into-bag = Ergänzen
box-untouched = Erst nachzeichnen
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
# Unter einer Überschrift, vor den Kanten einer Landschaft, die im Plättchen zusammenhängen.
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
# Über einem Bild des Plättchens. $name: das Symbol, das ein Tipp auf das Bild setzt.
box-place-tap = Tippe an, wo es gedruckt ist: { $name }
# Eine Stelle auf diesem Bild, für Screenreader. $place: die Landschaft dort.
box-place-edge =
    { $edge ->
        [N] Oben: { $place }
        [E] Rechts: { $place }
        [S] Unten: { $place }
       *[W] Links: { $place }
    }
box-place-middle = Mitte: { $place }
box-less = Weniger: { $name }
box-more = Mehr: { $name }
box-so-many =
    { $n ->
        [0] Ohne { $name }
       *[other] { $n } × { $name }
    }

### Die Seite über Datenschutz, die der Server schickt (/privacy)

privacy-title = Datenschutz
privacy-open = Tableside öffnen
privacy-about = Was dieser Server von dir und deinem Tisch speichert. Betrieben wird er von der Person, von der du seine Adresse hast.
privacy-imprint = Wer diesen Server betreibt
privacy-kept = Was gespeichert wird
privacy-phone = Dein Handy: eine zufällige Kennung und ein Fingerabdruck seines Schlüssels. Kein Name, keine Nummer, keine Adresse im Netz.
privacy-table = Jeder Tisch: die eingetippten Namen, Farben und jeder Eintrag mit seiner Zeit. Alle am Tisch sehen sie; was geheim ist, nur sein Platz.
privacy-past = Vergangene Partien: Ort, Notiz und bis zu { $photos } Fotos, für die, die mitgespielt haben. Fotos werden ohne Ort und Kameradaten gespeichert.
privacy-account = Ein Konto, wenn du eins willst: eine E-Mail-Adresse und ein Fingerabdruck des Passworts.
privacy-account-mail = Ein Konto, wenn du eins willst: eine E-Mail-Adresse, an die Codes geschickt werden, und ein Fingerabdruck des Passworts.
privacy-log = Ein Protokoll dessen, was der Server tut: Zeiten, Arten von Anfragen und zufällige Kennungen, ohne deine Einträge und deine Adresse im Netz.
privacy-how-long = Wie lange
privacy-until-deleted = Eine Partie bleibt, bis alle sie gelöscht haben, die sie aufheben.
privacy-never-begun = Ein Tisch, der nie beginnt, wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
privacy-unused = Ein Handy ohne Tisch, gemerkte Plättchen und gemeinsame Partien wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} vergessen.
privacy-codes = Codes und E-Mail-Adressen, die niemand bestätigt, werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
privacy-backups = In Sicherungen bleibt Gelöschtes, bis neuere sie ersetzen; { $number } werden aufgehoben.
privacy-elsewhere = Was anderswohin geht
privacy-nowhere = Nichts. Es gibt kein Tracking und keine Werbung, und nichts wird von anderen Servern geladen.
privacy-tracker = Fehler werden an { $host } gemeldet: was wo nicht ging, nicht was du eingegeben hast. Es gibt kein Tracking und keine Werbung.
privacy-on-phone = Die App hebt auf deinem Handy ihre Einstellungen, ihren Schlüssel und das auf, was noch gesendet werden muss.
privacy-yours = Was du löschen lassen kannst
privacy-by-yourself = Selbst: gespielte Partien, deine Fotos, dein Konto.
privacy-by-host = Durch die Person, die den Server betreibt: dein Handy, deine Partien, deinen Namen an allen Tischen. Einträge und Punkte bleiben für die anderen, die mitgespielt haben.

## Einen QR-Code mit der Kamera scannen

join-scan = Code scannen
scan-title = Code scannen
scan-asking = Erlaube die Kamera
scan-asking-about = Dein Handy fragt danach. Das Bild bleibt auf diesem Handy.
scan-prompt = Richte die Kamera auf den QR-Code
scan-aim = Der Code gehört ins Quadrat. Er öffnet sich von selbst.
scan-slow = Noch nichts: Geh näher heran, kippe den Bildschirm von Lampen weg oder tippe den Code ein.
scan-other = Dieser Code gehört zu keinem Tisch.
scan-torch = Licht
scan-type = Code eintippen
scan-denied = Die Kamera ist nicht erlaubt
scan-denied-about = Erlaube sie für diese Seite in den Einstellungen des Browsers oder des Handys und versuche es dann noch einmal. Oder tippe den Code ein.
scan-none = Keine Kamera gefunden
scan-none-about = Dieses Gerät hat keine, die eine Seite benutzen darf. Tippe den Code ein.
scan-busy = Die Kamera antwortet nicht
scan-busy-about = Vielleicht benutzt sie gerade eine andere App. Schließe diese und versuche es noch einmal, oder tippe den Code ein.
scan-unsupported = Dieser Browser hat keine Kamera für Seiten
scan-unsupported-about = Tippe den Code ein oder scanne ihn mit der Kamera-App des Handys.
scan-insecure = An dieser Adresse gibt es keine Kamera
scan-insecure-about = Sie beginnt mit http, und Browser geben die Kamera nur bei https frei. Tippe den Code ein oder scanne ihn mit der Kamera-App des Handys.
scan-elsewhere = Dieser Code führt zu { $address }
scan-elsewhere-about = Diese App gehört zu { $address }. Sind beide derselbe Server, benutze den Code hier.
scan-there = Dort öffnen
scan-here = Hier benutzen
scan-again = Noch einmal scannen
