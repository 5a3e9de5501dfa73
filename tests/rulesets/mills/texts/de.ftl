### Mills auf Deutsch.

mills-name = Zwickmühle

## Words

mills-category-rows = Reihen
mills-category-tops = Oberste Steine
mills-category-track = Leiste
mills-piece-stone =
    { $form ->
        [a] einen Stein
        [the] den Stein
       *[bare]
            { $n ->
                [one] Stein
               *[other] Steine
            }
    }
mills-piece-marker =
    { $form ->
        [a] einen Marker
        [the] den Marker
       *[bare] Marker
    }
mills-mark-scored = Schon gewertet
mills-stock-stone =
    { $n ->
        [one] { $n } Stein auf der Hand
       *[other] { $n } Steine auf der Hand
    }
mills-surface-plan = Plan
mills-surface-track = Leiste
mills-track-schema = Das ist keine Leiste: Die Datei braucht „schema“: „mills-track/1“ und ihr letztes Feld.
mills-track-last = Das letzte Feld ist { $least } bis { $most }.
mills-counted-stones =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
mills-counted-markers =
    { $n ->
        [one] { $n } Marker
       *[other] { $n } Marker
    }
mills-spot = { $spot }
mills-space = Feld { $n }
mills-asks-row = eine Dreierreihe
mills-gives-points =
    { $n ->
        [one] { $n } Punkt am Ende
       *[other] { $n } Punkte am Ende
    }
mills-area-row-1 = untere Reihe
mills-area-row-2 = mittlere Reihe
mills-area-row-3 = obere Reihe
mills-area-column-a = linke Spalte
mills-area-column-b = mittlere Spalte
mills-area-column-c = rechte Spalte
mills-area-diagonal-up = Diagonale von a1 nach c3
mills-area-diagonal-down = Diagonale von a3 nach c1

## What to do

mills-prompt-lay = Leg einen Stein
mills-prompt-value = Welcher Stein liegt auf { $spot }?
mills-value = Eine { $value }
mills-prompt-move = Zieh einen Stein
mills-decline = Kein Zug
mills-then-stay = Aufrecht lassen
mills-then-press = Auf die Seite legen
mills-cost-jump = Dein Marker geht ein Feld zurück
mills-wait-lay = { $seat } legt einen Stein
mills-wait-value = { $seat } wählt einen Wert
mills-wait-move = { $seat } zieht einen Stein
mills-wait-score = Die Punkte werden gezählt

## What happened

mills-event-stone-laid = { $seat } hat einen Stein auf { $spot } gelegt.
mills-event-value-chosen = { $seat } hat eine { $value } auf { $spot } gelegt.
mills-event-stone-moved =
    { $lying ->
        [one] { $seat } hat einen Stein von { $source } nach { $target } gezogen und auf die Seite gelegt.
       *[other] { $seat } hat einen Stein von { $source } nach { $target } gezogen.
    }
mills-event-passed = { $seat } hat nicht gezogen.
mills-event-row-scored =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt: { $row }.
       *[other] { $seat } bekommt { $points } Punkte: { $row }.
    }
mills-event-game-scored = Das Spiel ist aus.
mills-end-track = Ein Marker ist am Ende der Leiste.
mills-end-turns = Der letzte Zug ist gespielt.

## Refusals

mills-not-your-turn = { $seat } ist dran, nicht du.
mills-lay-first = Leg zuerst deine Steine.
mills-value-first = Sag zuerst, welchen Stein du gelegt hast.
mills-value-taken = Deine { $value } liegt schon auf dem Plan.
mills-all-laid = Alle Steine liegen auf dem Plan.
mills-spot-taken = Auf { $spot } liegt schon ein Stein.
mills-no-such-move = Von { $source } nach { $target } kann kein Stein ziehen.
mills-no-tiles = In diesem Spiel gibt es keine Plättchen.

## Points

mills-rows = Dreierreihe
mills-tops = Oberste Steine am Ende
mills-track = Feld des Markers
mills-part-stones-1 =
    { $count ->
        [one] { $count } Stein mit 1
       *[other] { $count } Steine mit 1
    }
mills-part-stones-2 =
    { $count ->
        [one] { $count } Stein mit 2
       *[other] { $count } Steine mit 2
    }
mills-part-stones-3 =
    { $count ->
        [one] { $count } Stein mit 3
       *[other] { $count } Steine mit 3
    }
mills-part-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
mills-rule-rows = Drei eigene oberste Steine in einer Reihe bringen ihre Werte.
mills-rule-tops = Am Ende bringt jeder eigene aufrechte oberste Stein seinen Wert.
mills-rule-track = Am Ende bringt dein Marker die Zahl seines Felds.
mills-section-1 = Punkte
mills-help-1 = Punkte
mills-help-1-about = Drei eigene oberste Steine in einer Reihe bringen ihre Werte und deinen Marker ein Feld weiter.

## Options

mills-option-values = Werte
mills-option-values-about = Was die Steine wert sind.
mills-option-values-open = Alle 1
mills-option-values-open-about = Jeder Stein ist 1 wert.
mills-option-values-hidden = Verdeckt, 1 bis 3
mills-option-values-hidden-about = Alle legen eine 1, eine 2 und eine 3 verdeckt.
mills-option-turns = Züge
mills-option-turns-about = Wie viele Züge jeder hat.
