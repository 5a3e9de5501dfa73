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
keep-prompt = Was möchtest du behalten?
keep-about = Dateien und Bilder, Ort und Notiz, Fotos vom Tisch.
keep-busy = Wird geholt …
keep-failed = Das lässt sich nicht speichern
keep-done = Gespeichert
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
keep-times-about = Gilt nur für dich: in deinen Partien, deiner Statistik und allem, was du speicherst.
keep-times-missing = Gib Tag, Zeit, Minuten ein
keep-times-forget = Wie in der App
keep-day = Tag
keep-time = Beginn
keep-minutes = Gespielte Minuten
keep-about-it = Zu dieser Partie
keep-place = Wo habt ihr gespielt?
keep-note = Eine Notiz
keep-note-about = Für alle, die mitgespielt haben. Sie steht auch in der Ergebnis­tabelle und in BG Stats.
keep-save = Speichern
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
library-prompt = Deine Partien
library-about = Von diesem Handy und denen, die seine Partien teilen
library-none = Noch keine fertige Partie.
library-all = Alle Partien
library-only = Nur { $what }
library-some-days = einige Tage
library-no-expansion = Ohne Erweiterung
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
library-person-none = Niemand gefunden
library-plays = Partien
library-wins = Siege
library-average = Schnitt
library-best = Beste
library-margin = Vorsprung
library-most-by = vor allem { $kind }
library-times =
    { $unit ->
        [round] { $turn } pro Runde, { $game } pro Partie
       *[turn] { $turn } pro Zug, { $game } pro Partie
    }
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
