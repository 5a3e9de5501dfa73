start-tables = Your tables
start-nobody = Nobody has sat down yet
start-status =
    { $status ->
        [lobby] { $game }, not started yet
        [playing] { $game }, being played
       *[finished] { $game }, finished
    }
start-hide = Hide
start-hide-of = Hide the table of { $names }
start-hidden-now =
    { $status ->
        [finished] { $names }: hidden here, still under Past games.
       *[other] { $names }: hidden until something happens there.
    }
start-hidden =
    { $n ->
        [one] One hidden table
       *[other] { $n } hidden tables
    }
start-show = Show again
start-show-of = Show the table of { $names } again
