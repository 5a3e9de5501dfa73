box-title = Was in eurer Schachtel ist
box-about = Nicht alle Schachteln sind gleich bedruckt. Was du hier eingibst, gilt für jeden Tisch, den du ab jetzt eröffnest.
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
        [0] Diese Plättchen stehen in keiner Liste: Gib jedes aus deiner Schachtel einmal ein.
        [one] { $n } Plättchen aus deiner Schachtel eingegeben.
       *[other] { $n } Plättchen aus deiner Schachtel eingegeben.
    }
box-boards = Pläne
box-boards-about = Was darauf steht, hat keine Liste. Gib eure einmal ein: An Tischen, die du danach eröffnest, gelten sie.
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
box-check = Welches Bild ist auf deinem Plättchen?
box-check-about = Tippe es an. Niemand wartet darauf, und gefragt wird nur einmal.
box-check-neither = Keins von beiden
box-two-readings = Listen sind sich uneinig: Was stimmt?
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
box-it-is = Es ist { $name }
box-none-of-them = Keine
box-tiles-of = { $n } von { $all } Plättchen
box-so-many-of = { $what }: { $n }
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
box-keep-next = { $n } von { $all } behalten, weiter
box-draw-of = { $set }: Plättchen { $n } von { $all }
box-corrections-first = Geht noch nicht
box-unlisted = Skizziere das Plättchen in deiner Hand
box-unlisted-about = Es steht noch nicht in der Liste; an diesem Tisch gilt es.
box-into-bag = Ergänzen
box-untouched = Erst nachzeichnen
box-nobody-draws = Gerade wird niemand nach einem Plättchen gefragt
box-terrain = Kanten und Mitte
box-terrain-about = Tippe auf eine Kante, um ihre Landschaft zu ändern.
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
box-place-tap = Tippe an, wo es gedruckt ist: { $name }
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
