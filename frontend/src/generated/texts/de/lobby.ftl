colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-coal = Schwarz
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
join-title = An den Tisch setzen
join-code = Code
join-code-hint = Sechs Zeichen; sie stehen auf dem Handy des Gastgebers.
join-name = Dein Name
join-colour = Deine Spielfarbe
join-colour-taken = { $colour }, gehört schon { $name }
join-take = Platz nehmen
join-taking = Einen Moment
join-watch = Zuschauen
join-table-of = { $game }, Tisch von { $host }
join-wrong-code = Prüf den Code
join-missing-code = Gib den Code ein
join-missing-name = Gib deinen Namen ein
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
lobby-no-phone-here = kein Handy, spielt von hier
lobby-no-phone = kein Handy, spielt von einem anderen
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
strip-as-of = <b>Stand von { $time }.</b> Das Neueste wird geholt.
closed-title = Dieses Handy sitzt nicht an dem Tisch
closed-join = Mit Code dazusetzen
closed-start = Zur Startseite
action-hidden-characters = Der Text enthält unsichtbare Zeichen. Tippe ihn neu.
action-malformed = Der Eintrag ist nicht zu lesen: { $detail }
action-unknown = Diese Aktion gibt es in diesem Spiel nicht.
device-too-many-sockets = Auf diesem Gerät sind zu viele Seiten offen. Schließe einige und lade diese neu.
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
table-seat-taken = Diesen Platz hat schon jemand.
table-already-seated = Dieses Handy hat hier schon einen Platz.
table-unknown-request = Das ist schon beantwortet oder wurde zurückgezogen.
table-not-finished = Das Spiel läuft noch.
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
table-undo-blocked = Das lässt sich nicht mehr zurücknehmen. { $why }
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
people-unknown = unklar, ob das Handy da ist
people-unknown-host = unklar, ob das Handy da ist, Gastgeber
people-actions = Möglichkeiten für den Platz von { $name }
people-move = Auf ein anderes Handy
people-move-about = Scanne das mit dem anderen Handy oder gib dort unter „Mitspielen“ den Code ein. Er gilt einmal, 15 Minuten lang.
people-move-qr = QR-Code, der den Platz von { $name } auf ein anderes Handy bringt
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
people-known-apart = Trennen
