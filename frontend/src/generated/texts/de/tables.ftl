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
       *[other] { $names }: ausgeblendet, bis sich dort etwas tut.
    }
start-hidden =
    { $n ->
        [one] Ein ausgeblendeter Tisch
       *[other] { $n } ausgeblendete Tische
    }
start-show = Einblenden
start-show-of = Den Tisch von { $names } wieder einblenden
