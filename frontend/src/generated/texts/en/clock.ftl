clock-title = Time per player
clock-off = Not shown
clock-off-about = Not even after the game.
clock-result = After the game
clock-result-about = With the result, in the replay and in the statistics.
clock-live = During the game too
clock-live-about = A clock on every phone and on the TV.
clock-spoken =
    { $length ->
        [hours] { $h } h { $m } min
        [minutes] { $m } min { $s } s
       *[seconds] { $s } s
    }
clock-times =
    { $unit ->
        [round] { $turn } this round, { $total } in all
       *[turn] { $turn } this turn, { $total } in all
    }
clock-now = { $turn } now, { $total } in all
clock-total = { $total } in all
clock-break = Break: the clock has stopped.
clock-all = In all:
clock-of-turns =
    { $unit ->
        [round] Typically { $median } a round, longest { $longest } ({ $when })
       *[turn] Typically { $median } a turn, longest { $longest } ({ $when })
    }
clock-in-all = In all
clock-median =
    { $unit ->
        [round] Typical round
       *[turn] Typical turn
    }
clock-longest =
    { $unit ->
        [round] Longest round
       *[turn] Longest turn
    }
clock-rule = How long the table waited for each player. A wait of more than { $minutes } minutes is a break and does not count.
clock-breaks = Breaks: { $time }.
clock-none = No times are known for this game.
clock-hidden = This table shows no times.
