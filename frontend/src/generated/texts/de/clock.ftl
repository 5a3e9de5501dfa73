clock-title = Bedenkzeit
clock-off = Nicht zeigen
clock-off-about = Auch nach dem Spiel nicht.
clock-result = Nach dem Spiel
clock-result-about = Beim Ergebnis, im Rückblick und in der Statistik.
clock-live = Schon während des Spiels
clock-live-about = Eine Uhr auf allen Handys und auf dem Fernseher.
clock-spoken =
    { $length ->
        [hours] { $h } Std. { $m } Min.
        [minutes] { $m } Min. { $s } Sek.
       *[seconds] { $s } Sek.
    }
clock-times =
    { $unit ->
        [round] { $turn } in dieser Runde, { $total } insgesamt
       *[turn] { $turn } in diesem Zug, { $total } insgesamt
    }
clock-now = { $turn } jetzt, { $total } gesamt
clock-total = { $total } insgesamt
clock-break = Pause: Die Uhr steht.
clock-all = Insgesamt:
clock-of-turns =
    { $unit ->
        [round] Meist { $median } pro Runde, längste { $longest } ({ $when })
       *[turn] Meist { $median } pro Zug, längster { $longest } ({ $when })
    }
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
