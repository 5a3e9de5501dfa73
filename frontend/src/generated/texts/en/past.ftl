history-no-such-step =
    { $steps ->
        [one] The game has one step only.
       *[other] The game has { $steps } steps only.
    }
corrections-step-of = { $name }: { $what }
corrections-place-beside =
    { $edge ->
        [N] below
        [E] left of
        [S] above
       *[W] right of
    } the “{ $tile }”
corrections-place-steps =
    { $n } { $way ->
        [N] up
        [E] to the right
        [S] down
       *[W] to the left
    }
corrections-place-away = { $steps } from the “{ $tile }”
corrections-place-shown = in the marked place
corrections-place-part = { $place } ({ $part })
corrections-take-tile = Take the “{ $tile }” { $place } off the table.
corrections-move-tile = Move the “{ $tile }” { $place }: it belongs { $to }.
corrections-turn-tile = Rotate the “{ $tile }” { $place } as in the picture.
corrections-lay-tile = Place the “{ $tile }” { $to }, rotated as in the picture.
corrections-take-piece = Take the { $piece } off the tile { $place }.
corrections-move-piece = Move the { $piece } from the tile { $place } to the tile { $to }.
corrections-move-within = On the tile { $place }, move the { $piece } to the { $part }.
corrections-move-shown = Move the { $piece } as in the picture.
corrections-move-tile-shown = Move the “{ $tile }” as in the picture.
corrections-put-piece = Put the { $piece } on the tile { $to }.
corrections-take-off = Take the { $piece } off { $place }.
corrections-move-over = Move the { $piece } from { $place } to { $to }.
corrections-put-on = Put the { $piece } on { $to }.
corrections-mark-place = { $place }: { $mark }.
corrections-unmark-place = { $place }: no longer { $mark }.
corrections-stock =
    { $way ->
        [more] Take { $n } { $piece }.
       *[fewer] Put { $n } { $piece } back.
    }
corrections-put-back = Put the “{ $tile }” back with the tiles not drawn yet.
corrections-set-aside = Set the “{ $tile }” aside: it leaves the game.
corrections-hold = Take the “{ $tile }” in hand: that is the one drawn.
corrections-put-back-of = Put the “{ $tile }” away; it is not yours.
corrections-hold-of = Put the “{ $tile }” in front of you.
corrections-market = { $market }, space { $n } from the left: { $lying }.
corrections-market-instead = { $market }, space { $n } from the left: { $lying } instead of { $instead }.
corrections-market-tile = the “{ $tile }”
corrections-market-none = nothing
corrections-market-unknown = a tile that nobody has entered yet
corrections-mark = “{ $tile }” { $place }: { $mark }.
corrections-unmark = “{ $tile }” { $place }, no longer: { $mark }.
corrections-turn-piece = Rotate the { $piece } on { $place } as in the picture.
corrections-tip-over = Lay the { $piece } on { $place } down.
corrections-stand-up = Stand the { $piece } on { $place } up.
corrections-fill-slot = Lay “{ $tile }” out.
corrections-empty-slot = Take “{ $tile }” away.
corrections-slot-price =
    { $n ->
        [0] “{ $tile }” has no price.
       *[other] “{ $tile }” costs { $n }.
    }
corrections-track = Score track: from { $before } to { $after }.
corrections-tap = Something wrong? Tap it
corrections-tap-about = First you see what would change.
corrections-look = What happened
corrections-look-about = Whoever sits at the table can correct it.
corrections-offline = Corrections need the server, and nobody answers right now.
corrections-needs-server = No connection
corrections-begun = Unfinished correction
corrections-begun-about = Nothing has changed yet.
corrections-lay-otherwise = Rotate or move it
corrections-throw-away = Cancel
corrections-go-on = Go on with it
corrections-none = Nothing of that kind.
corrections-replay = See it in the replay
corrections-alike = { $n } more like this
corrections-older =
    { $n ->
        [one] { $n } earlier entry
       *[other] { $n } earlier entries
    }
corrections-shown = Shown: { $kind }, { $name }
corrections-shown-of-all = Shown: { $kind }
corrections-show-all = Everything
corrections-show-turns = Moves
corrections-show-points = Points
corrections-show-corrections = Corrections
corrections-show-people = People
corrections-show-everybody = Everybody
corrections-show-place = Only about this score
corrections-show-place-off = Only about this score: show everything again
corrections-kind-start = The game began.
corrections-kind-action = Something was entered.
corrections-kind-undo = Something was undone.
corrections-kind-redo = Something was restored.
corrections-kind-correction = Something earlier was corrected.
corrections-kind-seat = A seat changed its phone.
corrections-kind-host = The host changed.
corrections-status-counts = counts
corrections-status-undone = undone
corrections-status-corrected = corrected
corrections-status-dropped = did not happen
corrections-proposed-by = proposed by { $name }
corrections-confirmed = accepted by the host
corrections-crossed-short = something was revealed afterwards
corrections-put-in = added by this correction
corrections-entry-title = What was entered
corrections-entry-title-past = What was corrected
corrections-changed = What it changed
corrections-wrong = What is wrong here?
corrections-which = What did not happen?
corrections-only-this = Only this entry
corrections-whole-turn =
    { $who ->
        [seat] { $when }: everything by { $name }
       *[host] { $when }: everything by the host
    }
corrections-counts-no-more = It no longer counts.
corrections-not-here = This cannot be corrected.
corrections-owner-only = Only { $name } can correct this: on { $name }’s phone, in the timeline.
corrections-owner-here = Only { $name } can correct this: give { $name } the phone.
corrections-counted = The app counted this. Correct what was entered before it.
corrections-app-drew = The app drew this, so it stays as it is.
corrections-seats-elsewhere = Who plays from which phone changes under “People and phones”.
corrections-moved = moved { $steps }
corrections-turned = rotated
corrections-gone = There is no such entry.
corrections-correct = Correct it
corrections-other-tile = Another tile
corrections-not-happened = It did not happen
corrections-wrong-piece = Something is wrong with this tile
corrections-missing = Something is missing after it
corrections-take-back = Undo it
corrections-no-last = You have nothing to undo
corrections-put-back-entry = Redo it
corrections-correct-turn = { $when }: correction
corrections-missing-after = { $when }: what is missing?
corrections-was-asked = As it was then, for { $name }
corrections-lay-again = It no longer fits as it was: { $why }
corrections-unchanged = That is what was entered. Choose something else.
corrections-no-controls = Nothing can be entered here
corrections-no-controls-about = Nobody was asked for anything at this point.
corrections-board-then = Board as it was then
corrections-start = How did it begin?
corrections-start-about = Everything after it is recalculated.
corrections-change-first = Nothing changed
corrections-see = See what changes
corrections-preview = Correction
corrections-no-draft = No correction in progress
corrections-no-draft-about = Tap what is wrong in the timeline.
corrections-is-entered = entered so far
corrections-lies = as it should lie
corrections-points = Points
corrections-nothing = No points change.
corrections-from-to = { $before } before, { $after } after
corrections-line-gone = { $what }: { $points } gone
corrections-line-new = { $what }: { $points }
corrections-to-move = If it lies differently
corrections-then = Then
corrections-asked = Now possible: { $what }
corrections-not-asked = No longer possible: { $what }
corrections-goes-on = The game goes on.
corrections-all-hold = All later entries still count. The old one stays in the timeline.
corrections-crossed = Something hidden had been revealed by then.
corrections-ask-host = Ask { $name } to correct it?
corrections-propose = Send to { $name }
corrections-for-everyone-correction = Correct it for everyone?
corrections-for-everyone-undo = Undo it for everyone?
corrections-for-everyone-redo = Redo it for everyone?
corrections-for-you-correction = Correct it for you alone?
corrections-for-you-undo = Undo it for you alone?
corrections-for-you-redo = Redo it for you alone?
corrections-own-only = Nobody else sees a difference.
corrections-do-correction = Correct it now
corrections-do-undo = Undo it
corrections-do-redo = Redo it
corrections-does-not-hold = A later entry no longer fits
corrections-does-not-hold-about = Nothing has changed yet. Choose how to continue.
corrections-too = Correct it too
corrections-not-happened-too = It did not happen either
corrections-missing-before = Something is missing before it
corrections-cut =
    { $n ->
        [one] Undo back to here ({ $n } move)
       *[other] Undo back to here ({ $n } moves)
    }
corrections-cut-ask =
    { $n ->
        [one] Should the last entry no longer count? This is the last resort.
       *[other] Should everything from here on, { $n } entries, no longer count? This is the last resort.
    }
corrections-cut-yes =
    { $n ->
        [one] Drop { $n } entry
       *[other] Drop { $n } entries
    }
corrections-proposal = Correction pending
corrections-confirm-ask = Accept { $name }’s correction?
corrections-confirm-about = It applies to everyone.
corrections-waits-own = { $name } has to accept it
corrections-waits = { $name } proposes this
corrections-waits-about = Until the host accepts it, nothing changes.
corrections-refuse = Decline
corrections-confirm = Accept
corrections-withdraw = Withdraw it
corrections-proposal-gone-wrong = It no longer fits what happened since. It can only be declined or withdrawn.
corrections-settled = This is settled
corrections-proposal-over = Correction
corrections-settled-about = The timeline has the details.
corrections-settled-confirmed = { $name } accepted it
corrections-settled-refused = { $name } declined it
corrections-settled-withdrawn = It was withdrawn
corrections-to-table = To the table
corrections-show-moves = Show what to move
corrections-no-moves = Nothing to move
corrections-show-step = Show on the board: { $what }
corrections-board-right = Board as it should be on the table
corrections-nothing-to-move = Nothing to move
corrections-nothing-to-move-about = Everything is where it should be.
corrections-later = Later
corrections-as-done = Yes, it is
corrections-not-yet = Not yet
corrections-all-done = Done
corrections-fewer-by = { $n } fewer
corrections-more-by = { $n } more
corrections-setting = Host settings
corrections-setting-about = It applies to everyone at this table.
corrections-setting-none = Nothing chosen
corrections-setting-yes = Switch
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
        [one] The only line up to here
       *[other] All { $n } lines up to here
    }
