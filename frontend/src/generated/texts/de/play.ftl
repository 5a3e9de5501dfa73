seats-band = Plätze und Punkte
seats-pill =
    { $points ->
        [one] { $colour }, Punkt
       *[other] { $colour }, Punkte
    }
seats-active = dran
seats-you = du
seats-gone = seit { $time } weg
seats-away = nicht da
update-load = Neue Version laden
play-request = Ein Handy möchte für { $name } spielen.
play-request-no = Nein
play-request-yes = Zulassen
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
look-kinds = Das passt hier noch
look-kinds-none = Hier passt kein Plättchen mehr
look-left = noch { $n }
look-wrong = Hier stimmt etwas nicht
board-label = { $name }, { $counted }
board-tiles = { $n } Plättchen
board-keys =
    { $legal ->
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe legt das Plättchen. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text, B führt zur Frage und zurück.
        [chosen] R dreht das Plättchen, Umschalt und R andersherum, Zahlen wählen, Steuerung und Eingabe bestätigt, Escape führt zurück. T zeigt das Spielfeld als Text, B führt zur Frage und zurück.
       *[look] Pfeiltasten führen von Plättchen zu Plättchen, Eingabe zeigt eines groß. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text, B führt zur Frage und zurück.
    }
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
board-same-sides = Alle vier Seiten { $all }.
board-side =
    { $edge ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
board-look = Ansehen
board-look-at = Ansehen: { $place }
board-times = { $n } × { $what }
board-count = × { $n }
board-piece = { $name }: { $role } ({ $on }).
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
        [choose] Pfeiltasten führen von Stelle zu Stelle, Eingabe wählt, Steuerung und Eingabe bestätigt, Escape führt zurück. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text, B führt zur Frage und zurück.
       *[look] Pfeiltasten führen von Stelle zu Stelle. Plus, Minus und 0 ändern die Größe. T zeigt das Spielfeld als Text, B führt zur Frage und zurück.
    }
board-surfaces = Spielfelder
board-empty = Leer.
board-stack = { $n } übereinander, von oben: { $pieces }.
board-of-seat = { $name }: { $what }
board-face-down = verdeckt
board-lying = liegend
board-next-to = Neben { $places }.
board-part-of = Gehört zu: { $area }.
board-across = Führt hinüber zu { $places }.
board-asks = Verlangt: { $what }.
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
play-unlisted = Nicht dabei
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
play-bag =
    { $n ->
        [one] Noch { $n } Plättchen
       *[other] Noch { $n } Plättchen
    }
play-bag-about = Noch nicht gezogen. Tippe auf ein Plättchen, um es groß zu sehen.
play-bag-empty = Alle Plättchen sind gezogen.
play-used-up =
    { $aside ->
        [0]
            „{ $tile }“ ist aufgebraucht: { $all ->
                [one] Das einzige liegt auf dem Spielfeld.
               *[other] Alle { $all } liegen auf dem Spielfeld.
            }
       *[other] „{ $tile }“ ist aufgebraucht: { $board } von { $all } liegen auf dem Spielfeld, der Rest kam aus dem Spiel.
    }
play-held = hat { $name }
play-held-about = { $name } hat dieses Plättchen. Stimmt das nicht, korrigiere es unter Mehr, Verlauf.
play-set-aside = „{ $tile }“ passt nirgends und kommt aus dem Spiel: Zieh noch einmal
play-undo-round = Zurück in die vorige Runde?
play-undo-round-about = Dein letzter Zug war in der Runde davor. Der ganze Tisch geht dorthin zurück, und sie wird neu gewertet.
play-other-questions = Auch möglich
play-tap-place = Stelle antippen
play-something-else = Etwas anderes
play-goes-to = Nach: { $place }
play-as-list =
    { $n ->
        [one] Als Liste
       *[other] Alle { $n } als Liste
    }
play-as-list-of-gains = Kosten und Nutzen
play-move = Ziehen
play-other-tile = Anderes Plättchen
play-other-place = Andere Stelle
play-turn = Plättchen drehen
play-further-pieces = Welche Figur
play-targets = Was du einsetzt
play-stock = übrig
play-done = Fertig
play-less = Weniger für { $name }
play-more = Mehr für { $name }
play-amount-left = noch { $n } zu vergeben
play-change = Ändern
play-may-change = Du kannst es ändern, bis alle so weit sind.
play-laid =
    { $question ->
        [both] Drehen oder { $bare } einsetzen?
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
play-drop = Meine verwerfen
play-again = Noch einmal senden
play-since = Wartezeit: { $time }
play-counting = Der Server zählt.
play-takes-longer = Es dauert länger als sonst.
play-stalled = Der Server kann diesen Schritt nicht abschließen. Er versucht es weiter, nichts geht verloren.
play-silent = Das Handy von { $name } schweigt seit { $time }. Der Tisch wartet.
play-silent-elsewhere = Das Handy, das für { $name } spielt, schweigt seit { $time }.
play-show = Zeigen
play-let-be = Jetzt nicht
play-others-wait =
    { $n ->
        [one] { $name } wartet auf dich.
       *[other] Die anderen warten auf dich.
    }
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
play-offer-about = Das sieht sonst niemand, bis alle gewählt haben.
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
play-piece-detailed = { $piece } ({ $details })
play-piece-one-of = Nr. { $n } von { $all }
play-market-own = Du
play-market-piece = { $name }, Preis { $price }
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
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } auf dem Plättchen und { $more } für das Feld
play-market-extra = +{ $n }
play-market-extra-words = { $n } mehr für das Feld
play-market-unknown = Feld { $n }: noch nicht eingegeben
play-market-which = Was liegt da?
play-market-unentered = Gebt ein Plättchen erst ein, wenn es jemand kaufen will.
play-market-unknown-count =
    { $n ->
        [one] { $n } Plättchen nicht eingegeben
       *[other] { $n } Plättchen nicht eingegeben
    }
play-market-unknown-line = Feld { $n } ({ $board }): Welches Plättchen liegt da? Nur nötig, wenn es jemand kauft.
play-market-report-about = Darauf muss niemand warten.
play-market-later = Später
play-market-reported-meanwhile = Feld { $n } hat gerade jemand anders eingegeben: { $name }.
play-market-left-meanwhile = Das Plättchen auf Feld { $n } liegt dort nicht mehr.
play-own-board = Zu meinem Spielfeld
play-help = So geht’s
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
play-scored-waited = Die anderen warten auf dich.
play-scored-tap = Tippe eine Zeile an: Was sie zählt, leuchtet.
play-scored-all = Alle
play-scored-mine = Meine
play-scored-right = Stimmt so
points-title = Punkte
points-after = Zug { $turn }
points-who = Spieler
points-total = Summe
points-score-tile = 50/100-Plättchen: { $n }
points-rank = { $rank }.
points-supplies = Was alle noch haben
points-by-kind = Punkte nach Art
points-lines = Alle Punkte, die neuesten zuerst
points-none = Noch hat nichts gezählt.
points-tap = Tippe eine Zeile an, um sie auf dem Spielfeld zu sehen.
points-of = { $name } · { $when }
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
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
points-board-label = Spielfeld mit dem, was diese Punkte bringt
points-proof = Wie sich die Punkte ergeben
points-undecided = Wer führt, ist noch offen
points-left-over = Nicht gezählt:
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
result-title-own =
    { $n ->
        [one] { $names } gewinnst mit { $points }
       *[other] { $names } gewinnt mit { $points }
    }
result-names = { $first } und { $last }
result-again = Noch einmal
result-opening = Wird eröffnet
result-to-next = Zum nächsten Spiel
ceremony-title = Schlusswertung
ceremony-next-open = Das nächste Spiel ist offen.
ceremony-about =
    { $n ->
        [one] Noch eine Wertung, dann steht fest, wer gewonnen hat.
       *[other] Noch { $n } Wertungen, dann steht fest, wer gewonnen hat.
    }
ceremony-step = Schlusswertung: { $n } von { $all }
ceremony-next = Weiter
ceremony-skip = Überspringen
ceremony-winner = Wer gewinnt?
ceremony-result = Zum Ergebnis
ceremony-spoken = { $reason }: { $name } { $points }, jetzt { $total }.
hand-title = Gib { $name } das Handy
hand-about = Gleich steht hier, was nur { $name } wissen darf. Alle anderen schauen weg.
hand-ask = Bist du { $name }?
hand-hold = Ja, das bin ich
hand-how = Halte den Knopf oder tippe zweimal
hand-once-more = Noch einmal tippen
hand-to = Weiter an { $name }
cover-now = Verdecken
cover-title = Verdeckt
cover-about = Hierunter liegt, was nur { $name } wissen darf.
cover-prompt = Schaut sonst niemand her?
cover-look = Tippen zum Ansehen
points-agreed = Diese Punkte gibt keine Regel: Der Tisch hat sie vereinbart.
corrections-timeline = Verlauf
corrections-something-wrong = Stimmt nicht?
corrections-take-back-last = Meinen letzten Eintrag zurücknehmen
corrections-the-host = Gastgeber
corrections-strip-own = Deine Korrektur wartet auf { $name }.
corrections-strip-waits = { $name } schlägt eine Korrektur vor.
corrections-strip-look = Ansehen
corrections-strip-right = Etwas Früheres wurde korrigiert.
corrections-strip-nothing = Auf dem Tisch ändert sich nichts.
corrections-right = Auf dem Tisch nachziehen
corrections-right-ask = Liegt es auf dem Tisch schon so?
corrections-right-ask-about = Dann wird sonst niemand mehr gefragt.
corrections-right-ask-app = Legt ihr auch echte Plättchen um?
corrections-right-ask-app-about = Spielt ihr nur auf den Handys, ist nichts zu tun.
corrections-right-prompt = Zieh es auf dem Tisch nach
corrections-right-done = Alles liegt, wie es soll
corrections-right-left =
    { $n ->
        [0] Nichts mehr zu tun.
        [one] Noch { $n } Sache zu tun.
       *[other] Noch { $n } Sachen zu tun.
    }
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
corrections-finish = Spiel jetzt beenden
corrections-finish-prompt = Das Spiel hier beenden?
corrections-finish-second = Gewertet wird der jetzige Stand; die Partie gilt als vorzeitig beendet.
corrections-finish-about = Die Schlusswertung kommt jetzt, für alle. Sie steht im Verlauf und lässt sich zurücknehmen.
corrections-finish-so-far = Bisher: { $leader }
corrections-finish-no = Weiterspielen
corrections-finish-yes = Jetzt beenden
tv-title = Punktestand
tv-watch = Zuschauen
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
tv-no-phone = auf einem anderen Handy
tv-played-by =
    { $n ->
        [one] { $names } spielt
       *[other] { $names } spielen
    } auf dem Handy von { $owner }
tv-lobby = Wer den Code scannt, kann mitspielen
tv-address = Oder öffne { $address } und gib ein:
tv-result = Ergebnis
tv-lobby-watch = Das Spiel hat noch nicht begonnen
tv-stock = noch { $n }
menu-box = Die Schachtel dieses Tisches
menu-dark = Bildschirm darf ausgehen
history-title = Rückblick
history-again = Rückblick
keep-title = Speichern und teilen
keep-step = Notiz oder Foto dazu?
keep-step-about = Was du einträgst, sehen alle, die mitgespielt haben.
