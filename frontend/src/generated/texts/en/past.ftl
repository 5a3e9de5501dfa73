history-no-such-step =
    { $steps ->
        [one] The game has one step only.
       *[other] The game has { $steps } steps only.
    }
mend-step-of = { $name }: { $what }
mend-place-beside =
    { $edge ->
        [N] below
        [E] left of
        [S] above
       *[W] right of
    } the “{ $tile }”
mend-place-steps =
    { $n } { $way ->
        [N] up
        [E] to the right
        [S] down
       *[W] to the left
    }
mend-place-away = { $steps } from the “{ $tile }”
mend-place-shown = in the marked place
mend-place-part = { $place } ({ $part })
mend-take-tile = Take the “{ $tile }” { $place } off the table.
mend-move-tile = Move the “{ $tile }” { $place }: it belongs { $to }.
mend-turn-tile = Turn the “{ $tile }” { $place } as the board shows it.
mend-lay-tile = Lay the “{ $tile }” { $to }, turned as the board shows it.
mend-take-piece = Take the { $piece } off the tile { $place }.
mend-move-piece = Move the { $piece } from the tile { $place } to the tile { $to }.
mend-put-piece = Put the { $piece } on the tile { $to }.
mend-take-off = Take the { $piece } off { $place }.
mend-move-over = Move the { $piece } from { $place } to { $to }.
mend-put-on = Put the { $piece } on { $to }.
mend-mark-place = { $place }: { $mark }.
mend-unmark-place = { $place }: no longer { $mark }.
mend-stock =
    { $way ->
        [more] Take { $n } { $piece }.
       *[fewer] Put { $n } { $piece } back.
    }
mend-put-back = Put the “{ $tile }” back with the tiles not drawn yet.
mend-set-aside = Set the “{ $tile }” aside: it leaves the game.
mend-hold = Take the “{ $tile }” in hand: that is the one drawn.
mend-put-back-of = Put the “{ $tile }” away; it is not yours.
mend-hold-of = Put the “{ $tile }” in front of you.
mend-price =
    { $n ->
        [0] Take the gold off the “{ $tile }”.
       *[other] { $n } gold lies on the “{ $tile }”.
    }
mend-ware = { $market }, space { $n } from the left: { $lying }.
mend-ware-instead = { $market }, space { $n } from the left: { $lying } instead of { $instead }.
mend-ware-tile = the “{ $tile }”
mend-ware-none = nothing
mend-ware-untold = a tile that nobody has entered yet
mend-mark = “{ $tile }” { $place }: { $mark }.
mend-unmark = “{ $tile }” { $place }, no more: { $mark }.
mend-score-tile =
    { $n ->
        [0] Put the 50/100 tile back.
       *[other] 50/100 tile: { $n } face up.
    }
mend-turn-piece = Turn the { $piece } on { $place } as the board shows it.
mend-fill-slot = Lay “{ $tile }” out.
mend-empty-slot = Take “{ $tile }” away.
mend-slot-price =
    { $n ->
        [0] “{ $tile }” has no price.
       *[other] “{ $tile }” costs { $n }.
    }
mend-track = Score track: from { $before } to { $after }.
mend-tap = Something wrong? Tap it
mend-tap-about = Before anything changes, you see what it would change.
mend-look = What happened
mend-look-about = Whoever sits at the table can correct it.
mend-offline = Corrections need the server, and nobody answers right now.
mend-needs-server = No connection
mend-begun = Unfinished correction
mend-begun-about = Nothing is changed yet.
mend-lay-otherwise = Rotate or move it
mend-throw-away = Throw it away
mend-go-on = Go on with it
mend-none = Nothing of that kind.
mend-replay = See it in the replay
mend-older =
    { $n ->
        [one] { $n } earlier entry
       *[other] { $n } earlier entries
    }
mend-shown = Shown: { $kind }, { $name }
mend-shown-of-all = Shown: { $kind }
mend-show-all = Everything
mend-show-turns = Moves
mend-show-points = Points
mend-show-corrections = Corrections
mend-show-people = People
mend-show-everybody = Everybody
mend-show-place = Only about this score
mend-show-place-off = Only about this score: show everything again
mend-kind-start = The game began.
mend-kind-action = Something was entered.
mend-kind-undo = Something was undone.
mend-kind-redo = Something was redone.
mend-kind-correction = Something earlier was corrected.
mend-kind-seat = A seat changed its phone.
mend-kind-host = The host changed.
mend-status-stands = counts
mend-status-taken-back = undone
mend-status-mended = corrected
mend-status-dropped = did not happen
mend-proposed-by = proposed by { $name }
mend-confirmed = confirmed by the host
mend-crossed-short = followed by something revealed
mend-put-in = added by this correction
mend-entry-title = What was entered
mend-entry-title-past = What was corrected
mend-changed = What it changed
mend-wrong = What is wrong here?
mend-which = What did not happen?
mend-only-this = Only this entry
mend-whole-turn =
    { $who ->
        [seat] { $when }: everything by { $name }
       *[host] { $when }: everything by the host
    }
mend-counts-no-more = It no longer counts.
mend-not-here = This cannot be corrected.
mend-owner-only = Only { $name } can correct this: on { $name }'s phone, in the timeline.
mend-owner-here = Only { $name } can correct this: give { $name } the phone.
mend-counted = The app counted this. Correct what was entered before it.
mend-app-drew = The app drew this, so it stays as it is.
mend-seats-elsewhere = Who plays from which phone changes under “People and phones”.
mend-moved = moved { $steps }
mend-turned = turned
mend-gone = There is no such entry.
mend-correct = Correct it
mend-other-tile = Another tile
mend-not-happened = It did not happen
mend-wrong-piece = Something is wrong with this tile
mend-missing = Something is missing after it
mend-take-back = Undo it
mend-no-last = You have nothing to undo
mend-put-back-entry = Redo it
mend-correct-turn = { $when }: correction
mend-missing-after = { $when }: what is missing?
mend-was-asked = As it was then, for { $name }
mend-lay-again = It no longer fits as it was: { $why }
mend-unchanged = That is what was entered. Choose something else.
mend-no-controls = Nothing can be entered here
mend-no-controls-about = Nobody was asked for anything at this point.
mend-board-then = Board as it was then
mend-start = How did it begin?
mend-start-about = Everything after it is recalculated.
mend-change-first = Nothing changed
mend-see = See what changes
mend-preview = Correction
mend-no-draft = No correction in progress
mend-no-draft-about = Tap what is wrong in the timeline.
mend-is-entered = entered so far
mend-lies = on the table
mend-points = Points
mend-nothing = No points change.
mend-from-to = { $before } before, { $after } after
mend-line-gone = { $what }: { $points } goes
mend-line-new = { $what }: { $points }
mend-to-move = On the table
mend-then = Then
mend-asked = Now possible: { $what }
mend-not-asked = No longer possible: { $what }
mend-goes-on = The game goes on.
mend-all-hold = All later entries still count. The old one stays in the timeline.
mend-crossed = Something hidden had been revealed by then.
mend-ask-host = Ask { $name } to correct it?
mend-propose = Send to { $name }
mend-for-everyone-correction = Correct it for everyone?
mend-for-everyone-undo = Undo it for everyone?
mend-for-everyone-redo = Redo it for everyone?
mend-for-you-correction = Correct it for you alone?
mend-for-you-undo = Undo it for you alone?
mend-for-you-redo = Redo it for you alone?
mend-own-only = Nobody else sees a difference.
mend-do-correction = Correct it now
mend-do-undo = Undo it
mend-do-redo = Redo it
mend-does-not-hold = A later entry no longer fits
mend-does-not-hold-about = Nothing is changed yet. You can choose how to go on.
mend-mend-too = Correct it too
mend-not-happened-too = It did not happen either
mend-missing-before = Something is missing before it
mend-cut =
    { $n ->
        [one] Cut here: { $n } entry goes
       *[other] Cut here: { $n } entries go
    }
mend-cut-ask =
    { $n ->
        [one] Should the last entry no longer count? This is the last resort.
       *[other] Should everything from here on, { $n } entries, no longer count? This is the last resort.
    }
mend-cut-yes =
    { $n ->
        [one] Drop { $n } entry
       *[other] Drop { $n } entries
    }
mend-proposal = Correction pending
mend-confirm-ask = Accept { $name }'s correction?
mend-confirm-about = It applies to everyone.
mend-waits-own = { $name } has to confirm it
mend-waits = { $name } proposes this
mend-waits-about = Until the host confirms, nothing is changed.
mend-refuse = Refuse
mend-confirm = Accept
mend-withdraw = Withdraw it
mend-proposal-gone-wrong = It no longer fits what happened since. It can only be refused or withdrawn.
mend-settled = This is settled
mend-settled-about = The timeline shows what became of it.
mend-settled-confirmed = { $name } accepted it
mend-settled-refused = { $name } turned it down
mend-settled-withdrawn = It was withdrawn
mend-to-table = To the table
mend-show-step = Show on the board: { $what }
mend-board-right = Board as it should be on the table
mend-nothing-to-move = Nothing to move
mend-nothing-to-move-about = The table is as it should be.
mend-later = Later
mend-as-done = Yes, it is
mend-not-yet = Not yet
mend-all-done = Done
mend-fewer-by = { $n } fewer
mend-more-by = { $n } more
mend-setting = The host sets
mend-setting-about = It applies to everyone at this table.
mend-setting-none = Nothing chosen
mend-setting-yes = Set it
history-game =
    { $n ->
        [one] { $game }, { $n } player
       *[other] { $game }, { $n } players
    }
history-words = As text
history-how = What to look at
history-as-played = As played
history-as-corrected = As corrected
history-slider = Where in the game
history-before = One step back
history-after = One step on
history-at-start = This is the first step
history-at-end = This is the last step
history-play = Play
history-pause = Pause
history-once-more = From the start
history-next-round = Next round
history-next-turn = Next turn
history-next-scoring = Next points
history-speed = { $n }×
history-speed-of = Speed: { $n }×
history-chooses = { $name } makes a choice.
history-goes-on = The game goes on.
history-back = Back to the game
history-course = Points over the game
history-course-label = Points, { $when }: { $points }
history-course-of = { $title }: { $numbers }
history-name-points = { $name } { $points }
history-as-table = As a table
history-as-table-of = { $title }: as a table
history-as-chart = As a chart
history-as-chart-of = { $title }: as a chart
history-turned = Turning points
history-leads-first = { $name } takes the lead
history-leads-from = { $name } overtakes { $from }
history-lines =
    { $n ->
        [one] The one line up to here
       *[other] All { $n } lines up to here
    }
