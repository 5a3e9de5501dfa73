### Druiden auf Deutsch: die eigenen Texte der Erweiterung. Die Familien der Kennungen erklärt die Datei von Isle of Skye.

isle-of-skye-druids-name = Druiden
isle-of-skye-druids-about = { $tiles } Plättchen, die ihr in einem zweiten Kaufzug vom Dolmenplan kauft; manche mit Steintafel.

## Wörter

isle-of-skye-tablet-scroll-again = Rolle erneut werten
isle-of-skye-tablet-buy-own = Eigenes kaufen
isle-of-skye-tablet-better-bag = Besserer Beutel
isle-of-skye-tablet-discount-1 = 1 weniger zahlen
isle-of-skye-tablet-discount-2 = 2 weniger zahlen
isle-of-skye-stock-tablet-scroll-again =
    { $n ->
        [one] { $n } Tafel „Rolle erneut werten“
       *[other] { $n } Tafeln „Rolle erneut werten“
    }
isle-of-skye-stock-tablet-buy-own =
    { $n ->
        [one] { $n } Tafel „Eigenes kaufen“
       *[other] { $n } Tafeln „Eigenes kaufen“
    }
isle-of-skye-stock-tablet-better-bag =
    { $n ->
        [one] { $n } Tafel „Besserer Beutel“
       *[other] { $n } Tafeln „Besserer Beutel“
    }
isle-of-skye-stock-tablet-discount-1 =
    { $n ->
        [one] { $n } Tafel „1 weniger zahlen“
       *[other] { $n } Tafeln „1 weniger zahlen“
    }
isle-of-skye-stock-tablet-discount-2 =
    { $n ->
        [one] { $n } Tafel „2 weniger zahlen“
       *[other] { $n } Tafeln „2 weniger zahlen“
    }
isle-of-skye-stock-tablet-scroll-again-late =
    { $n ->
        [one] { $n } Tafel „Rolle erneut werten“, wirkt nicht mehr
       *[other] { $n } Tafeln „Rolle erneut werten“, wirken nicht mehr
    }
isle-of-skye-piece-tablet-scroll-again = Tafel „Rolle erneut werten“
isle-of-skye-piece-tablet-scroll-again-late = Tafel „Rolle erneut werten“ (wirkt nicht mehr)
isle-of-skye-piece-tablet-buy-own = Tafel „Eigenes kaufen“
isle-of-skye-piece-tablet-better-bag = Tafel „Besserer Beutel“
isle-of-skye-piece-tablet-discount-1 = Tafel „1 weniger zahlen“
isle-of-skye-piece-tablet-discount-2 = Tafel „2 weniger zahlen“
isle-of-skye-mark-scroll-again = Zählt noch einmal
isle-of-skye-mark-scroll-again-2 = Zählt noch zweimal
isle-of-skye-mark-scroll-again-3 = Zählt noch dreimal
isle-of-skye-sign-scroll-again = +1
isle-of-skye-sign-scroll-again-2 = +2
isle-of-skye-sign-scroll-again-3 = +3
# Was zum Kaufen ausliegt, und die Überschrift dazu in jedem Schritt, in dem es darum geht: Handys und TV zeigen es dann von selbst.
isle-of-skye-market = Dolmen­plan
isle-of-skye-market-stones = Der Dolmen­plan füllt sich
isle-of-skye-market-second = Dolmen­plan: der zweite Kauf
isle-of-skye-market-refill = Der Dolmen­plan rückt weiter
# Unter einem Pfeil an den Feldern entlang; bei großer Schrift stehen sie untereinander.
isle-of-skye-market-way = Plättchen rücken zum letzten Feld vor. Das dort verlässt am Ende der Runde das Spiel.
# Vorrat, der mit seinem Namen vor jemandem liegt, nicht mit seiner Zahl.
isle-of-skye-thing-tablet-scroll-again = { isle-of-skye-tablet-scroll-again }
isle-of-skye-thing-tablet-buy-own = { isle-of-skye-tablet-buy-own }
isle-of-skye-thing-tablet-better-bag = { isle-of-skye-tablet-better-bag }
isle-of-skye-thing-tablet-discount-1 = { isle-of-skye-tablet-discount-1 }
isle-of-skye-thing-tablet-discount-2 = { isle-of-skye-tablet-discount-2 }
isle-of-skye-thing-tablet-scroll-again-late = Rolle erneut werten (zu spät)
isle-of-skye-do-buy-own-tile = Nehmen für { $price }
isle-of-skye-tag-buy-own-tile = Nehmen
isle-of-skye-do-buy-again = Für { $price } kaufen
isle-of-skye-enter-receive-druid-tile = Druiden­plättchen eingeben

## Was zu tun ist

isle-of-skye-prompt-stone = Zieh ein Druiden­plättchen für Feld { $n }
isle-of-skye-prompt-stone-pick = Welches Druiden­plättchen liegt auf Feld { $n } von links?
isle-of-skye-prompt-second = Zweiter Kauf: Kauf ein Plättchen oder passe
isle-of-skye-choice-druid = { $tile }, { $price } Gold
isle-of-skye-choice-unknown = Feld { $n }: noch nicht eingegeben
isle-of-skye-choice-bag =
    { $n ->
        [one] Beutel: { $n } Plättchen ziehen, { $price } Gold
       *[other] Beutel: { $n } ziehen, eins behalten, { $price } Gold
    }
isle-of-skye-bag-empty = Der Beutel ist leer.
isle-of-skye-prompt-look = Zieh Plättchen { $n } von { $all } aus dem Beutel
isle-of-skye-prompt-bag-pick = Welches Plättchen aus dem Beutel behältst du?
isle-of-skye-prompt-bag-keep = Behalte eins, der Rest geht zurück
isle-of-skye-prompt-own = Nimmst du ein eigenes Plättchen für seinen Preis?
isle-of-skye-prompt-own-first = Erst ein eigenes nehmen? Kaufen geht danach noch.
isle-of-skye-choice-own = { $tile } aus deinem Angebot, { $price } Gold
# Knopf: keins nehmen, oder keins außer den schon genommenen.
isle-of-skye-choice-own-done = Keins mehr
isle-of-skye-prompt-take-druid = Welches Druiden­plättchen baust du?
isle-of-skye-prompt-again = Welche Schriftrolle wertest du noch einmal?
isle-of-skye-note-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
# Was die Schriftrolle des Plättchens im Gebiet des Käufers jetzt einmal bringt, nicht verdoppelt; in einer schmalen Spalte unter dem Plättchen.
isle-of-skye-note-scroll-now = Schrift­rolle: jetzt { $n }
# Beide Hinweise zusammen in dieser Spalte.
isle-of-skye-note-fits-and-scroll = { $fits }, { $scroll }
isle-of-skye-wait-stone = { $seat } zieht ein Druiden­plättchen
isle-of-skye-wait-second = { $seat } darf ein zweites Mal kaufen
isle-of-skye-wait-bag = { $seat } wählt ein Plättchen aus dem Beutel
isle-of-skye-wait-own = { $seat } darf ein eigenes Plättchen nehmen
isle-of-skye-wait-again = { $seat } wählt eine Schriftrolle
isle-of-skye-wait-refill-dolmen-board = Der Dolmenplan rückt weiter

## Was geschah

isle-of-skye-event-druid-drawn = Dolmenplan, Feld { $n }: { $tile }.
isle-of-skye-event-druid-bought = { $seat } hat vom Dolmenplan { $tile } für { $n } Gold gekauft.
isle-of-skye-event-druid-bought-own = Du hast vom Dolmenplan { $tile } für { $n } Gold gekauft.
isle-of-skye-event-bag-paid = { $seat } hat { $n } Gold gezahlt, um { $tiles } aus dem Beutel zu ziehen.
isle-of-skye-event-bag-paid-own = Du hast { $n } Gold gezahlt, um { $tiles } aus dem Beutel zu ziehen.
isle-of-skye-event-bag-seen = Du hast { $tile } aus dem Beutel gezogen.
isle-of-skye-event-bag-kept = { $seat } hat { $tile } aus dem Beutel behalten.
isle-of-skye-event-bag-kept-own = Du hast { $tile } aus dem Beutel behalten.
isle-of-skye-event-passed-again = { $seat } hat beim zweiten Mal nichts gekauft.
isle-of-skye-event-passed-again-own = Du hast beim zweiten Mal nichts gekauft.
isle-of-skye-event-own-done = { $seat } hat kein eigenes Plättchen mehr genommen.
isle-of-skye-event-own-done-own = Du hast kein eigenes Plättchen mehr genommen.
isle-of-skye-event-tablet = { $seat } hat eine Steintafel genommen: { $tablet }.
isle-of-skye-event-tablet-own = Du hast eine Steintafel genommen: { $tablet }.
isle-of-skye-event-cleared = Vom Dolmenplan aus dem Spiel: { $tile }.
isle-of-skye-event-scroll-chosen = { $seat } hat noch einmal gewertet: { $scroll }.
isle-of-skye-event-scroll-chosen-own = Du hast noch einmal gewertet: { $scroll }.

## Ablehnungen

isle-of-skye-druid-tiles-invented = Die erfundenen Druidenplättchen gibt es nur, wo die App zieht und alles mitführt, und nur alle zusammen.
isle-of-skye-druid-tiles-few =
    { $known ->
        [0] Damit die App Druidenplättchen zieht, müssen mindestens { $n } aus deiner Schachtel eingegeben sein. Noch ist keins eingegeben: Gib welche ein, oder zieht von den echten Stapeln.
       *[other] Damit die App Druidenplättchen zieht, müssen mindestens { $n } aus deiner Schachtel eingegeben sein. Bisher eingegeben: { $known }. Gib mehr ein, oder zieht von den echten Stapeln.
    }
isle-of-skye-stone-gone = Dieses Plättchen liegt nicht mehr auf dem Dolmenplan.
isle-of-skye-stone-reported = Für Feld { $n } ist schon eingegeben: { $tile }.
isle-of-skye-no-druid-tile = Es gibt kein Druidenplättchen „{ $tile }“.
isle-of-skye-druid-tile-up = { $tile } wurde schon aufgedeckt.
isle-of-skye-space-empty = Feld { $n } des Dolmenplans ist leer.
isle-of-skye-stone-unknown = Noch hat niemand eingegeben, welches Plättchen auf Feld { $n } liegt.
isle-of-skye-not-looked-at = { $tile } ist keins von denen, die du gezogen hast.
isle-of-skye-no-tablet = Du hast dafür keine Steintafel, die jetzt wirkt.
isle-of-skye-one-druid-tile = Niemand bekommt mehr als ein Druidenplättchen in einer Runde.
isle-of-skye-no-scroll-there = Dort hast du keine Schriftrolle.

## Wertungszeilen

isle-of-skye-druid-open-water = Offenes Wasser
isle-of-skye-rule-druid-open-water = Ein halber Punkt für jede Wasserkante ohne Nachbarplättchen, abgerundet.
isle-of-skye-druid-largest-herd = Größte Herde
isle-of-skye-rule-druid-largest-herd = 2 Punkte für jedes Rind in der Weide mit den meisten Rindern.
isle-of-skye-druid-most-lighthouses = Meiste Leucht­türme
isle-of-skye-rule-druid-most-lighthouses = 5 Punkte für die meisten Leuchttürme, 2 für die zweitmeisten.
isle-of-skye-druid-longest-diagonal = Längste Diago­nale
isle-of-skye-rule-druid-longest-diagonal = 2 Punkte für jedes Plättchen der Diagonale mit den meisten Plättchen; Lücken sind erlaubt und zählen nicht.
isle-of-skye-druid-largest-mountain = Größtes Gebirge
isle-of-skye-rule-druid-largest-mountain = 2 Punkte für jedes Plättchen des größten abgeschlossenen Gebirges.
isle-of-skye-druid-lake-house = Haus am See
isle-of-skye-rule-druid-lake-house = 3 Punkte für jeden Bauernhof auf einem Plättchen mit einem Teil eines abgeschlossenen Gewässers.
isle-of-skye-scroll-druid-completed-pastures = Schrift­rolle für abge­schlos­sene Weiden
isle-of-skye-rule-scroll-druid-completed-pastures = 1 Punkt für jede abgeschlossene Weide; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-completed-pastures-counted =
    { $count ->
        [one] { $count } abgeschlossene Weide
       *[other] { $count } abgeschlossene Weiden
    }
isle-of-skye-scroll-druid-completed-mountains = Schrift­rolle für abge­schlos­sene Gebirge
isle-of-skye-rule-scroll-druid-completed-mountains = 1 Punkt für jedes abgeschlossene Gebirge; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-completed-mountains-counted =
    { $count ->
        [one] { $count } abgeschlossenes Gebirge
       *[other] { $count } abgeschlossene Gebirge
    }
isle-of-skye-scroll-druid-completed-waters = Schrift­rolle für abge­schlos­sene Gewässer
isle-of-skye-rule-scroll-druid-completed-waters = 1 Punkt für jedes abgeschlossene Gewässer; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-completed-waters-counted =
    { $count ->
        [one] { $count } abgeschlossenes Gewässer
       *[other] { $count } abgeschlossene Gewässer
    }
isle-of-skye-scroll-druid-building-sets = Schrift­rolle für Gebäude­sätze
isle-of-skye-rule-scroll-druid-building-sets = 2 Punkte für jeden Satz aus Broch, Bauernhof und Leuchtturm; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-building-sets-counted =
    { $count ->
        [one] { $count } Gebäudesatz
       *[other] { $count } Gebäudesätze
    }
isle-of-skye-scroll-druid-longest-road = Schrift­rolle für den längsten Weg
isle-of-skye-rule-scroll-druid-longest-road = 1 Punkt für je zwei Plättchen des längsten Weges ohne Abzweigungen; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-longest-road-counted =
    { $count ->
        [one] { $count } Paar Wegplättchen
       *[other] { $count } Paare Wegplättchen
    }
isle-of-skye-scroll-druid-water-ship-lighthouse = Schrift­rolle für Schiff und Leucht­turm
isle-of-skye-rule-scroll-druid-water-ship-lighthouse = 1 Punkt für jedes Gewässer mit Schiff und Leuchtturm; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-water-ship-lighthouse-counted =
    { $count ->
        [one] { $count } Gewässer mit beidem
       *[other] { $count } Gewässer mit beidem
    }
isle-of-skye-scroll-druid-gold = Schrift­rolle für Gold
isle-of-skye-rule-scroll-druid-gold = 1 weiterer Punkt für je 5 übriges Gold; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-gold-counted =
    { $count ->
        [one] { $count }-mal 5 Gold
       *[other] { $count }-mal 5 Gold
    }
isle-of-skye-scroll-druid-animal-pairs = Schrift­rolle für Tierpaare
isle-of-skye-rule-scroll-druid-animal-pairs = 1 Punkt für jedes Paar aus Schaf und Rind; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-animal-pairs-counted =
    { $count ->
        [one] { $count } Tierpaar
       *[other] { $count } Tierpaare
    }
isle-of-skye-scroll-druid-flat-3 = Schrift­rolle mit 3 Punkten
isle-of-skye-rule-scroll-druid-flat-3 = 3 Punkte; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-flat-3-counted =
    { $count ->
        [one] { $count } Rolle
       *[other] { $count } Rollen
    }
isle-of-skye-scroll-druid-flat-4 = Schrift­rolle mit 4 Punkten
isle-of-skye-rule-scroll-druid-flat-4 = 4 Punkte; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-flat-4-counted =
    { $count ->
        [one] { $count } Rolle
       *[other] { $count } Rollen
    }
isle-of-skye-scroll-druid-rows-of-3 = Schrift­rolle für Dreier­reihen
isle-of-skye-rule-scroll-druid-rows-of-3 = 1 Punkt für jede Reihe mit drei Plättchen nebeneinander; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-rows-of-3-counted =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
isle-of-skye-scroll-druid-columns-of-3 = Schrift­rolle für Dreier­spalten
isle-of-skye-rule-scroll-druid-columns-of-3 = 1 Punkt für jede Spalte mit drei Plättchen untereinander; das Doppelte, wenn die Rolle in einer abgeschlossenen Landschaft liegt.
isle-of-skye-scroll-druid-columns-of-3-counted =
    { $count ->
        [one] { $count } Spalte
       *[other] { $count } Spalten
    }
isle-of-skye-scroll-again = Rolle erneut gewertet
isle-of-skye-rule-scroll-again = Durch eine Steintafel zählt eine Schriftrolle noch einmal, ohne Verdoppelung.
# Was eine Schriftrolle durch eine Steintafel noch einmal zählt: Gruppen dessen, was sie zählt, etwa zwei Schafe.
isle-of-skye-scroll-again-counted =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
isle-of-skye-part-edges =
    { $count ->
        [one] { $count } Kantenpaar
       *[other] { $count } Kantenpaare
    }
isle-of-skye-part-farms =
    { $count ->
        [one] { $count } Bauernhof
       *[other] { $count } Bauernhöfe
    }
isle-of-skye-herd-equal = gleich große Herde; nur eine zählt
isle-of-skye-herd-smaller = kleinere Herde
isle-of-skye-diagonal-equal = auf einer anderen, gleich langen Diagonale
isle-of-skye-farm-dry = kein abgeschlossenes Gewässer auf diesem Plättchen
isle-of-skye-row-counted = diese Reihe zählt schon
isle-of-skye-zero-open-water = Für einen Punkt braucht es zwei offene Wasserkanten; hier: { $n }.
isle-of-skye-zero-herd = Kein Rind auf einer Weide; { $n } insgesamt.
isle-of-skye-zero-diagonal = Keine Plättchen.
isle-of-skye-zero-lake-house = Kein Bauernhof teilt sein Plättchen mit einem abgeschlossenen Gewässer. Bauernhöfe: { $n }, abgeschlossene Gewässer: { $lakes }.
# Welche Karte der Anleitung die Punkte erklärt, die diesen Abschnitt von RULES.md nennen: ihr Titel.
isle-of-skye-section-d5 = { isle-of-skye-druids-help-2 }

## Optionen

isle-of-skye-option-late-scroll = „Rolle erneut werten“ in der letzten Runde
isle-of-skye-option-late-scroll-about = Ob diese Tafel wirkt, wenn sie in der letzten Runde gebaut wird.
isle-of-skye-option-late-scroll-works = Wirkt
isle-of-skye-option-late-scroll-works-about = Die Schlusswertung kommt nach der letzten Runde.
isle-of-skye-option-late-scroll-does-not-work = Kommt zu spät
isle-of-skye-option-late-scroll-does-not-work-about = Eine Tafel wirkt ab der nächsten Runde, und es gibt keine mehr.
isle-of-skye-option-drawn-tiles = Druidenplättchen, die die App zieht
isle-of-skye-option-drawn-tiles-about = Nur, wenn die App zieht. Kanten und Kosten der gedruckten Druidenplättchen kennt sie nur aus einer echten Schachtel.
isle-of-skye-option-drawn-tiles-complete = Alle 36
isle-of-skye-option-drawn-tiles-complete-about = Die aus der Schachtel des Gastgebers, wenn dort alle eingetragen sind, sonst 36 von uns erfundene.
isle-of-skye-option-drawn-tiles-own = Nur die Schachtel des Gastgebers
isle-of-skye-option-drawn-tiles-own-about = So viele, wie dort eingetragen sind, mindestens fünf. Keine erfundenen.

## So läuft es, Schritt für Schritt: je ein Titel und ein Text

isle-of-skye-druids-help-1 = Der zweite Kauf
isle-of-skye-druids-help-1-about = Nach den ersten Käufen sind alle noch einmal dran: Kauf ein Druidenplättchen für seinen Preis und den Aufpreis seines Feldes, zieh aus dem Beutel oder kauf nichts.
isle-of-skye-druids-help-2 = Steintafeln
isle-of-skye-druids-help-2-about = Hast du ein Plättchen mit Steintafel gebaut, gehört sie dir. Sie wirkt ab der nächsten Runde.
isle-of-skye-druids-help-3 = Der Dolmenplan
isle-of-skye-druids-help-3-about = Nach einem Kauf rücken die Plättchen auf, und ein neues kommt. Am Ende der Runde verlässt das auf dem letzten Feld das Spiel.

## Wo die gedruckten Regeln schweigen: wie dieser Tisch entscheidet

isle-of-skye-druids-ruling-1 = Beide Käufe sind eine Phase. Niemand muss kaufen; wer beim ersten Mal gepasst hat, darf beim zweiten kaufen.
isle-of-skye-druids-ruling-2 = Was aus dem Beutel gezogen wird, sieht nur, wer kauft. Das behaltene Plättchen liegt offen, die anderen gehen sofort zurück.
isle-of-skye-druids-ruling-3 = Ein Druidenplättchen, das nirgends passt, kommt ohne seine Tafel aus dem Spiel.
isle-of-skye-druids-ruling-4 = „Rolle erneut werten“ gilt für jede Schriftrolle des eigenen Gebiets, auch auf Druidenplättchen und mit festen Punkten. Auch eine Tafel aus der letzten Runde wirkt, wenn dieser Tisch nichts anderes bestimmt hat.
isle-of-skye-druids-ruling-5 = Bei einem Nachlass bekommt, wer verkauft, das gezahlte Gold und das eigene ganz zurück.
isle-of-skye-druids-ruling-6 = „Eigenes kaufen“ geht vor oder nach dem Kauf von anderen, im eigenen Zug.
isle-of-skye-druids-ruling-7 = Der längste Weg nimmt keine Verbindung zweier Plättchen doppelt. Ein Plättchen, über das er zweimal führt, zählt einmal.
isle-of-skye-druids-ruling-8 = Reicht der Beutel nicht, wird Plättchen für Plättchen verteilt, zuerst an die Startperson. Wer zwei hat, legt für eins einen Preis fest; wer eins hat, für dieses.
isle-of-skye-druids-ruling-9 = Nach der letzten Runde kommt kein Plättchen mehr auf den Dolmenplan.
isle-of-skye-druids-ruling-10 = Hat niemand gewählt, etwa in einem vorzeitig beendeten Spiel, gilt die Schriftrolle mit den meisten Punkten.
isle-of-skye-druids-ruling-11 = Zieht ihr von den echten Stapeln, wartet niemand auf ein Druidenplättchen: Es liegt sofort auf seinem Feld, und wer mag, gibt ein, welches es ist, solange es auf dem Dolmenplan liegt.
isle-of-skye-druids-ruling-12 = Ein Druidenplättchen, das niemand eingegeben hat, kann nicht gekauft werden. Am Ende der Runde kommt es aus dem Spiel, ohne dass es eingegeben wird.

## Die Plättchen der Schachtel eingeben und finden

isle-of-skye-extra-cost = Preis in Gold
isle-of-skye-extra-tablet = Steintafel
isle-of-skye-extra-tablet-none = Keine Tafel
isle-of-skye-extra-tablet-count = { $n } von { $all } Steintafeln
isle-of-skye-facet-mark = Welche Steintafel oder Schriftrolle?
isle-of-skye-facet-plain = weder Steintafel noch Schriftrolle
