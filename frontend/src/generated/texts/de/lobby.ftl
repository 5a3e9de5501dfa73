colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-coal = Schwarz
colour-pink = Rosa
colour-bone = Weiß
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
join-title = Mitspielen
join-code = Code
join-code-hint = Sechs Zeichen; sie stehen auf dem Handy des Gastgebers.
join-code-letters = Codes haben kein 0, O, 1, I oder L.
join-name = Dein Name
join-colour = Deine Spielfarbe
join-colour-taken = { $colour }, gehört schon { $name }
join-take = Platz nehmen
join-taking = Einen Moment
join-watch = Zuschauen
join-table-of = { $game }, Tisch von { $host }
join-wrong-code = Prüf den Code
join-missing-code = Code eingeben
join-missing-name = Name eingeben
join-name-full = Höchstens { $n } Zeichen
join-missing-name-of = Name eingeben
join-missing-other-name = Wähle einen anderen Namen
join-name-use = „{ $name }“ nehmen
join-missing-colour = Wähle eine Farbe
join-begun = Das Spiel hat begonnen
join-begun-about = Nach dem Start kann niemand mehr einsteigen, nur zuschauen. Geht jemand, kann der Gastgeber dir den Platz geben.
join-full = Alle Plätze sind besetzt
join-full-about = Es ist keine Farbe mehr frei. Du kannst zuschauen.
join-looking = Der Tisch wird gesucht
lobby-scan = Für die anderen: scannen oder eingeben
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
lobby-no-phone-here = ohne Handy, spielt auf diesem
lobby-no-phone = ohne Handy, spielt auf einem anderen
lobby-begins = fängt an
lobby-free =
    { $n ->
        [one] { $colours } ist frei
       *[other] { $colours } sind frei
    }
lobby-edit = Platz von { $name } ändern
lobby-edit-name = Name
lobby-edit-colour = Farbe
lobby-earlier = Nach oben
lobby-later = Nach unten
lobby-save = Speichern
lobby-remove = Entfernen
lobby-remove-ask = Soll { $name } den Tisch verlassen?
lobby-leave = Tisch verlassen
lobby-leave-ask = Tisch verlassen? Dein Platz wird frei.
lobby-box = Schachtel
lobby-box-differs =
    { $n ->
        [0] Alle Plättchen wie in der Liste
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
        [2] Ab zwei Personen. Code scannen, oder ohne Handy: Platz hinzufügen.
       *[other] Ab { $n } Personen. Code scannen, oder ohne Handy: Platz hinzufügen.
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
strip-offline =
    { $n ->
        [0] <b>Offline seit { $time }.</b> Was du eingibst, wird später gesendet.
        [one] <b>Offline seit { $time }.</b> { $n } Eintrag wartet auf diesem Handy.
       *[other] <b>Offline seit { $time }.</b> { $n } Einträge warten auf diesem Handy.
    }
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
strip-as-of = <b>Stand von { $time }.</b> Das Neueste wird geholt.
closed-title = Dieses Handy ist nicht an diesem Tisch
closed-ask = Frag jemanden am Tisch nach dem Code. Diese Adresse gilt nur für Handys, die schon dabei sind.
closed-join = Mit Code mitspielen
closed-start = Zur Startseite
action-hidden-characters = Der Text enthält unsichtbare Zeichen. Tippe ihn neu.
action-malformed = Der Eintrag ist nicht zu lesen: { $detail }
action-unknown = Diese Aktion gibt es in diesem Spiel nicht.
device-too-many-sockets = Auf diesem Gerät sind zu viele Seiten offen. Schließe einige und lade diese neu.
game-unknown = Dieses Spiel gibt es hier nicht.
lobby-name-taken = An diesem Tisch heißt schon jemand { $name }.
lobby-name-unseen = Dieser Name ist unsichtbar. Nimm einen, den die anderen lesen können.
request-invalid = Die Anfrage ist nicht zu lesen: { $detail }
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
correction-does-not-hold = Mit dieser Korrektur wäre ein späterer Eintrag gegen die Regeln.
correction-empty = Diese Korrektur ändert nichts oder zu viel auf einmal.
correction-entry-gone = Dieser Eintrag gilt nicht mehr.
correction-not-by-hand = Das lässt sich nicht von Hand korrigieren.
correction-sealed = In einem Spiel mit Geheimnissen korrigieren alle nur die eigenen Einträge. Steht ein fremder Eintrag im Weg, nehmt alles bis zum Fehler zurück: das Neueste zuerst, alle das Eigene.
correction-sealed-now = Jemand hat verdeckt gewählt. Sobald das offen liegt, lässt sich das korrigieren.
correction-unknown = Diese Korrektur wurde zurückgezogen oder ist erledigt.
table-event-corrected = { $seat } hat einen früheren Eintrag korrigiert.
table-event-corrected-by-host = Der Gastgeber hat einen früheren Eintrag korrigiert.
table-event-redone = { $seat } hat den Eintrag wiederhergestellt.
table-event-redone-by-host = Der Gastgeber hat den Eintrag wiederhergestellt.
table-adjusted = Punkte nach Absprache
table-end-unfinished = Der Gastgeber hat das Spiel vorzeitig beendet.
table-event-adjusted =
    { $points ->
        [one] { $seat } bekommt nach Absprache { $points } Punkt: { $reason }
       *[other] { $seat } bekommt nach Absprache { $points } Punkte: { $reason }
    }
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
table-event-seat-moved-own = Du spielst jetzt auf diesem Handy für { $seat }.
table-event-seat-removed = Das Handy von { $seat } wurde entfernt; der Gastgeber spielt jetzt für { $seat }.
table-event-seat-given-up = { $seat } spielt nicht mehr mit; das Handy des Gastgebers spielt jetzt für { $seat }.
table-event-seat-host = { $seat } ist jetzt Gastgeber.
table-event-seat-host-own = Du bist jetzt Gastgeber.
table-event-seat-host-taken = { $seat } ist jetzt Gastgeber: Das Handy des bisherigen Gastgebers schwieg.
table-event-undone = { $seat } hat den letzten Eintrag zurückgenommen.
table-full = Alle Farben der Schachtel sind vergeben.
table-host-is-here = Das Handy des Gastgebers ist da.
table-locked = Der Gastgeber hat diesen Tisch geschlossen.
table-only-watching = Dieser Link ist nur zum Zuschauen. Willst du mitspielen, frag jemanden am Tisch nach dem Code.
join-one-of = Wer bist du?
join-one-of-about = Tippe deinen Namen an, um auf diesem Handy zu spielen.
join-one-of-begun = Das Spiel läuft schon. Tippe deinen Namen an; der Gastgeber wird gefragt.
join-one-of-missing = Dein Name fehlt? Dann hat dein Platz schon ein Handy. Wer am Tisch sitzt, kann ihn unter „Leute und Handys“ auf dieses Handy umziehen lassen.
join-none = Jemand anders
join-asked = Warten auf den Gastgeber
join-asked-about = Du spielst für { $name }, sobald der Gastgeber zustimmt. Ist sein Handy weg, kann jemand anders Gastgeber werden.
join-asked-over = Der Gastgeber hat abgelehnt, oder den Platz hat schon jemand.
join-tv = Als Fernseher zeigen
join-screen = Ist das ein Fernseher?
join-screen-about = Öffne auf einem Handy am Tisch das Menü, dann „Leute und Handys“, und gib diesen Code ein:
join-tv-about = Für alle im Raum: ein großes Spielfeld und die Punkte, ohne Knöpfe.
join-here = Hier zuschauen
join-here-about = Für dich, wie auf dem Handy: frühere Züge und Punkte zum Antippen.
join-wide = Wie möchtest du zuschauen?
table-seat-taken = Diesen Platz hat schon jemand.
table-already-seated = Dieses Handy hat hier schon einen Platz.
table-unknown-request = Das ist schon beantwortet oder wurde zurückgezogen.
table-not-finished = Das Spiel läuft noch.
table-not-host = Das kann nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-not-your-seat = Dieser Platz spielt auf einem anderen Handy.
table-not-yours-to-do = Das geht nicht von einem Handy aus.
table-nothing-due = Es gibt gerade nichts zu zählen.
table-nothing-to-draw = Es gibt gerade nichts zu ziehen.
table-nothing-to-undo = Du hast nichts zurückzunehmen.
table-option = Diese Einstellung hat das Spiel nicht: { $option }
table-others-first = Erst ist jemand anders gefragt.
table-over = Das Spiel ist zu Ende.
table-invented-piece = { $tile } ist erfunden: Keine Schachtel hat es, darum lässt es sich nicht eingeben.
table-seats = Dieses Spiel ist für { $min } bis { $max } Personen.
table-stale-version = Jemand war schneller. Nichts wurde geändert.
table-started = Das Spiel hat schon begonnen.
table-starter = Der Platz des Startspielers ist leer.
table-too-late = Zu spät: Es ging inzwischen weiter.
table-undo-blocked = Danach wurde noch etwas eingegeben. { $why }
table-played-on = Andere haben seitdem weitergespielt.
table-seat-moved = Diesen Platz spielt jetzt ein anderes Handy.
table-removed = Der Gastgeber hat dieses Handy vom Tisch entfernt.
table-unknown = Diesen Tisch gibt es nicht, oder dieses Handy gehört nicht dazu.
table-unknown-code = Zu diesem Code gibt es keinen offenen Tisch. Vielleicht wurde er geändert.
table-unknown-colour = Diese Farbe hat die Schachtel nicht.
table-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-your-own-seat = Das Handy des Gastgebers bleibt.
people-title = Leute und Handys
people-seats = Plätze und ihre Handys
people-gone-host = seit { $time } weg, Gastgeber
people-away-host = Handy ist gerade nicht da, Gastgeber
people-unknown = Verbindung unbekannt
people-unknown-host = Verbindung unbekannt, Gastgeber
people-actions = Möglichkeiten für den Platz von { $name }
people-move = Auf ein anderes Handy
people-move-about = Scanne das mit dem anderen Handy oder gib dort unter „Mitspielen“ den Code ein. Er gilt einmal, 15 Minuten lang.
people-move-qr = QR-Code, der den Platz von { $name } auf ein anderes Handy bringt
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
people-old-rules = Dieser Tisch behält die Version { $version } der Regeln, mit der er begonnen hat. Neue Tische haben eine neuere.
people-lock = Tisch schließen
people-lock-about = Neue kommen nicht mehr dazu. Wer da ist, bleibt.
people-join = Zum Mitspielen
people-new-code = Neuer Code
people-new-code-join = Neuer Code zum Mitspielen
people-new-code-watch = Neuer Code zum Zuschauen
people-new-code-join-ask = Den Code zum Mitspielen ändern? Der alte und sein Link gelten dann nicht mehr. Wer am Tisch ist, bleibt.
people-new-code-watch-ask = Den Code zum Zuschauen ändern? Der alte und sein Link gelten dann nicht mehr. Wer zuschaut, bleibt.
people-new-code-yes = Ändern
people-new-code-made = Dieser Code ist neu. Der alte gilt nicht mehr.
people-watch = Zum Zuschauen, am Handy oder am Fernseher
people-screen = Code auf dem Fernseher
people-screen-about = Ein großer Bildschirm zeigt einen unter „Mitspielen“.
people-screen-shown = Der Fernseher zeigt jetzt diesen Tisch.
people-screen-unknown = Diesen Code zeigt kein Bildschirm. Vielleicht steht dort schon ein neuer.
people-screen-missing = Code eingeben
people-screen-show = Dort zeigen
people-watch-scan = Zum Zuschauen scannen oder eingeben
people-watch-qr = QR-Code des Links zum Zuschauen
people-become = Gastgeber werden
people-become-about = Das Handy des Gastgebers schweigt seit { $time }. Jetzt kann jemand anders Gastgeber sein.
people-become-polling = Dieses Handy hat keine Direktverbindung: Es merkt nicht, wessen Handy schweigt, und kann nicht Gastgeber werden. Ist das Handy des Gastgebers weg, nimm ein anderes Handy am Tisch: Es zeigt an dieser Stelle „Gastgeber werden“.
seat-title = Diesen Platz hier spielen?
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
table-category-adjusted = Vereinbart
people-known-title = Mitspieler
people-known-open = Tippe jemanden an
people-known-open-about = Partien, Siege und Punkte von allen, mit denen du gespielt hast.
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
people-known-apart = Trennen
join-scan = Code scannen
