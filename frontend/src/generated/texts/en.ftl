### Tableside in English: screens, states, refusals of the house.
### A code is a message id with "." and "_" as "-". Games bring their own file.

## Words used everywhere

app-name = Tableside
common-back = Back
common-close = Close
common-more = More
common-undo = Take back
common-cancel = Leave it
common-reload = Reload
common-copied = Copied
common-loading = One moment

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-coal = Black
colour-bone = White

## Seats band

seats-band = Seats and points
seats-pill =
    { $points ->
        [one] { $name }, { $colour }, { $points } point
       *[other] { $name }, { $colour }, { $points } points
    }
seats-active = at turn
seats-gone = gone { $time }
seats-away = not here

## Start

start-prompt = Start a table, or join one
start-about = The game lies on your table. The app knows the rules and counts.
start-new = Start a table
start-join = Join
start-tables = Your tables
start-nobody = Nobody has sat down yet
start-status =
    { $status ->
        [lobby] { $game }, not started yet
        [playing] { $game }, being played
       *[finished] { $game }, finished
    }

## New table

new-title = Start a table
new-game = Which game is on the table?
new-draw = Who draws?
new-draw-table = We draw from the box
new-draw-table-about = Whoever draws tells the phone what it was.
new-draw-app = The app draws
new-draw-app-about = For when the box is not at hand.
new-options = Rules and help
new-options-changed =
    { $n ->
        [0] As printed, with all help
        [one] { $n } choice of your own
       *[other] { $n } choices of your own
    }
new-rules = Rules
new-aids = Help on the phones
new-open = Open the table
new-opening = Opening
new-people = For { $min } to { $max } people

## Join

join-title = Sit down at the table
join-code = Code
join-code-hint = Six characters; the host's phone shows them.
join-name = Your name
join-colour = Your colour in the box
join-colour-taken = { $colour }, taken by { $name }
join-take = Take a seat
join-taking = Sitting down
join-watch = Watch
join-missing-code = Type the code
join-missing-name = Type your name
join-missing-other-name = Choose another name
join-name-use = Take “{ $name }”
join-missing-colour = Choose a colour
join-begun = The game has begun
join-begun-about = No seat can be taken any more. You can watch.
join-full = Every seat is taken
join-full-about = The box has no colour left. You can watch.
join-looking = Looking for the table

## Lobby

lobby-scan = Scan, or type
lobby-qr = QR code of the link to this table
lobby-code = Code { $code }
lobby-send = Send the link
lobby-copy = Copy the link
lobby-link-title = Join our table
lobby-seats = Seats in turn order
lobby-here = this phone
lobby-here-host = this phone, host
lobby-phone = phone is here
lobby-phone-host = phone is here, host
lobby-away = phone is not here just now
lobby-gone = gone for { $time }
lobby-no-phone-here = no phone, played from here
lobby-no-phone = no phone, played from another one
lobby-begins = begins
lobby-free =
    { $n ->
        [one] { $colours } is free
       *[other] { $colours } are free
    }
lobby-edit = Change { $name }'s seat
lobby-edit-name = Name
lobby-edit-colour = Colour
lobby-earlier = Earlier
lobby-later = Later
lobby-save = Save
lobby-remove = Remove
lobby-starter = Who begins?
lobby-options = Rules and help
lobby-change = Change rules and help
lobby-aids =
    { $on ->
        [all] Help: all on
        [none] Help: all off
       *[some] Help: partly on
    }
lobby-draw-table = Tiles from the box
lobby-draw-app = The app draws
lobby-start-prompt =
    { $n ->
        [2] Start with two?
        [3] Start with three?
        [4] Start with four?
        [5] Start with five?
       *[other] Start with { $n }?
    }
lobby-start-about = Once it has begun, others can only watch.
lobby-start =
    { $n ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
       *[other] Start with { $n }
    }
lobby-starting = Starting
lobby-few-prompt = Wait for the others
lobby-few-about =
    { $n ->
        [2] At least two play. Let them scan the code, or add a seat for somebody without a phone.
       *[other] At least { $n } play. Let them scan the code, or add a seat for somebody without a phone.
    }
lobby-few =
    { $n ->
        [one] { $n } seat missing
       *[other] { $n } seats missing
    }
lobby-wait-prompt = { $name } starts the game
lobby-wait-host = The host starts the game
lobby-wait-about = You sit. The game begins on all phones at once.
lobby-watch-about = You are watching. The game begins on all phones at once.
lobby-add = Add a seat
lobby-sit = Take a seat
lobby-add-prompt = Who sits here?
lobby-add-about = For somebody without a phone. You enter what they do on this one.
lobby-add-name = Name
lobby-add-save = Add the seat

## Settings

settings-title = Settings
settings-language = Language
settings-language-system = As the phone
settings-light = Light
settings-light-system = As the phone
settings-light-day = Day
settings-light-lamp = Lamp
settings-contrast = High contrast
settings-contrast-about = Stronger lines, nothing pale, no cuts in the fields.
settings-hints = More words
settings-hints-about = A second line under what there is to do.
settings-hand = Left hand
settings-hand-about = The main button at the left.
settings-signals = When it is your turn
settings-signals-off = Nothing
settings-signals-touch = Buzz
settings-signals-both = Buzz and knock
settings-rulings = Where the rules are silent: { $game }
settings-about = About
settings-about-words = Tableside is a free companion for the game that lies on your table. It belongs to no publisher and replaces no box.
settings-about-fonts = Set in Grenze and Atkinson Hyperlegible Next, both under the SIL Open Font License.

## Connection, states, what broke

strip-offline =
    { $n ->
        [0] <b>Offline since { $time }.</b> You can go on looking.
        [one] <b>Offline since { $time }.</b> Keep playing: { $n } entry waits on this phone.
       *[other] <b>Offline since { $time }.</b> Keep playing: { $n } entries wait on this phone.
    }
strip-polling = <b>No live connection.</b> The phone asks every 2 seconds; all is kept.
strip-back =
    { $n ->
        [0] <b>Back.</b> Nothing was lost.
        [one] <b>Back.</b> { $n } entry sent, nothing lost.
       *[other] <b>Back.</b> { $n } entries sent, nothing lost.
    }
strip-as-of = <b>As of { $time }.</b> Asking for the newest.
update-ready = A new version is here.
update-now = Load it
update-load = Load the new version
broken-title = This page has stopped
broken-about = Your table is safe on the server. Load the page again and go on where you were.
broken-code = What stopped: { $code }
closed-title = This phone is not at that table
closed-join = Join with a code
closed-start = To the start

client-offline = Nobody answers. Is this phone in the same network?
client-broken = That did not work. Nothing was changed.
client-no-device = The server took no notice of this phone. Try again.

## Refusals of the house

action-malformed = The entry could not be read: { $detail }
action-unknown = This game knows no such action.
device-unknown = The server does not know this phone.
game-unknown = There is no such game here.
lobby-name-taken = Somebody at this table is called { $name } already.
request-invalid = The request could not be read: { $detail }
request-not-json = The request could not be read.
request-throttled =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
request-too-large = The request is too large.
request-unknown-address = There is nothing at this address.
request-wrong-method = This cannot be done at this address.
server-fault = Something went wrong at the server. Nothing was changed.
correction-does-not-hold = With this correction a later entry would be against the rules.
correction-empty = This correction changes nothing, or too much at once.
correction-entry-gone = The entry that was meant does not count any more.
correction-not-by-hand = This cannot be corrected by hand.
correction-sealed = In a game with secrets each seat corrects its own entries.
history-no-such-step =
    { $steps ->
        [one] The game has one step only.
       *[other] The game has { $steps } steps only.
    }
correction-unknown = This proposal was withdrawn or settled.
table-event-corrected = { $seat } has corrected something earlier.
table-event-corrected-by-host = The host has corrected something earlier.
table-event-put-back = { $seat } has put back what was taken back.
table-event-put-back-by-host = The host has put back what was taken back.
table-adjusted = Points by agreement
table-end-unfinished = The host ended the game before its end.
table-event-adjusted =
    { $points ->
        [one] { $seat } gets { $points } point by agreement: { $reason }
       *[other] { $seat } gets { $points } points by agreement: { $reason }
    }
table-event-finish-now = The host has ended the game; it is scored as it stands.
table-no-points = Give a number of points other than 0.
table-no-such-seat = Nobody sits there.
table-busy = The table is busy. Try again in a moment.
table-colour-taken = Somebody has this colour already.
table-duplicate-id = This entry was sent before with something else in it.
table-event-seat-moved = { $seat } plays from another phone now.
table-event-seat-removed = { $seat }'s phone was removed; the host plays on for { $seat }.
table-event-seat-given-up = { $seat } plays no more; the host's phone answers for the seat.
table-event-seat-host = { $seat } is the host now.
table-event-seat-host-taken = { $seat } is the host now: the host's phone was silent.
table-event-taken-back = { $seat } has taken back the last entry.
table-full = Every colour of the box is taken.
table-host-is-here = The host's phone is here.
table-locked = The host has locked this table.
table-only-watching = This phone came to watch. Whoever plays can show the code to play.
table-not-finished = The game is still being played.
table-not-host = Only the host can do this.
table-not-started = The game has not begun yet.
table-not-your-seat = This seat is played from another phone.
table-not-yours-to-do = This is not done from a phone.
table-nothing-due = There is nothing to count just now.
table-nothing-to-draw = There is nothing to draw just now.
table-nothing-to-undo = There is nothing of yours to take back.
table-option = The game has no such option: { $option }
table-others-first = Somebody else is asked first.
table-over = The game is over.
table-seats = { $min } to { $max } people play this game.
table-stale-version = Somebody was faster. Nothing was changed.
table-started = The game has begun already.
table-starter = Nobody sits where the game should begin.
table-too-late = Too late: that was for an earlier step.
table-undo-blocked = Others have gone on since; this cannot be taken back.
table-seat-moved = Another phone plays the seat of this one now.
table-removed = The host has removed this phone from the table.
table-unknown = There is no such table for this phone.
table-unknown-code = No open table has this code.
table-unknown-colour = The box has no such colour.
table-unknown-seat = There is no such seat at this table.
table-your-own-seat = The host's own phone stays.

## The board

board-label = Board, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
board-keys =
    { $legal ->
        [choose] Arrow keys go from free place to free place, Enter lays the tile. Plus, minus and 0 zoom. T shows the board as text.
        [chosen] R turns the tile, the numbers choose, Control and Enter confirm, Escape goes back. T shows the board as text.
       *[look] Arrow keys go from tile to tile. Plus, minus and 0 zoom. T shows the board as text.
    }
board-as-text = Board as text
board-as-picture = Back to the picture
board-zoom-in = Larger
board-zoom-out = Smaller
board-whole = Whole board
board-text-title = The board in words
board-row = Row { $row }
board-position = Row { $row }, column { $column }
board-cell = { $place }: { $words }
board-tile = { $tile }. North { $north }, east { $east }, south { $south }, west { $west }.
board-piece = { $name }: { $role } ({ $on }).
board-free = Free.
board-beside =
    { $edge ->
        [N] North of it { $terrain }.
        [E] East of it { $terrain }.
        [S] South of it { $terrain }.
       *[W] West of it { $terrain }.
    }
board-take = Lay here
board-take-here = Lay the tile here: { $place }
board-chosen = Your tile lies here for now

## Playing

play-points = Points
play-settings = Settings
play-leave = To the start screen
play-draw = Draw
play-for-seat = For { $name }
play-narrow = Tap a side to narrow it down.
play-types-and-tiles =
    { $types ->
        [one] { $types } type, { $tiles } left
       *[other] { $types } types, { $tiles } left
    }
play-types =
    { $types ->
        [one] { $types } type
       *[other] { $types } types
    }
play-all-types = All { $types }
play-filter = Narrow down by the sides
play-any = any
play-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
play-left = { $n } left
play-used-up =
    { $aside ->
        [0] “{ $tile }” is used up: { $all ->
                [one] the only one lies on the board.
               *[other] all { $all } lie on the board.
            }
       *[other] “{ $tile }” is used up: { $board } of { $all } lie on the board, the rest was set aside.
    }
play-set-aside = “{ $tile }” fits nowhere and is set aside: draw again
play-tap-place = Tap a place
play-other-tile = Other tile
play-other-place = Other place
play-turn = Turn the tile
play-targets = What to add
play-stock = left
play-done = Done
play-less = Less for { $name }
play-more = More for { $name }
play-amount-left = { $n } left to give
play-change = Change it
play-may-change = Chosen. You may change it until all are ready.
play-laid =
    { $question ->
        [both] Turn it? Claim it?
        [turn] Turn it, or done?
        [add] Claim something?
       *[lay] Lay it here?
    }
play-sent =
    { $what ->
        [draw] Drawing
        [pick] Entered
        [place] Placed
        [undo] Taking it back
       *[other] Entered
    }
play-sending = Sending
play-sending-on = Sending …
play-kept-here = Kept on this phone until the server answers.
play-waits = Waits
play-does-not-fit = That does not fit
play-not-possible = That cannot be done
play-nothing-changed = Nothing was changed.
play-go-on = Go on
play-overtaken = Somebody was faster
play-overtaken-by = { $name } was faster
play-overtaken-kept = Nothing was changed. Your entry is kept.
play-overtaken-gone = It was entered already. There is nothing more to do.
play-drop = Drop mine
play-again = Send it again
play-since = The table has been waiting for { $time }.
play-counting = The server is counting.
play-takes-longer = It is taking longer than usual.
play-silent = { $name }'s phone has been silent for { $time }. The table is waiting.
play-silent-elsewhere = The phone that plays for { $name } has been silent for { $time }.
play-show = Show
play-let-be = Not now
play-and-more = And { $n } more
play-over = The game is over

## Points, proofs, result

points-title = Points
points-after = Turn { $turn }
points-who = Player
points-total = Total
points-rank = { $rank }.
points-by-kind = Points by kind
points-lines = Every point, newest first
points-none = Nothing has scored yet.
points-tap = Tap any line to see it on the board.
points-of = { $name } · turn { $turn }
points-leads = { $name } leads by { $points }
points-level =
    { $n ->
        [2] Two are level at { $points }
        [3] Three are level at { $points }
        [4] Four are level at { $points }
       *[other] All are level at { $points }
    }
points-board = Board
points-now = As it stands
points-ended = If it ended now
points-ended-title = If it ended now
points-ended-lines = What the end would add
points-ended-about = With what the end would add. Tap a line to see it.
points-all = All points
points-gone = This line is no longer there
points-previous = Line before
points-next = Next line
points-board-label = Board with the proof of this line
points-proof = How the points add up
points-most = Most followers
points-left-over = Not counted:
points-left-over-one = { $reason } ({ $count })

result-title =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
result-names = { $first } and { $last }
result-again = Play again
result-opening = Opening
result-to-next = To the next game

## People and phones, while a table is played

people-title = People and phones
people-seats = Seats and their phones
people-gone-host = gone for { $time }, host
people-away-host = phone is not here just now, host
people-unknown = phone not heard from here
people-unknown-host = phone not heard from here, host
people-actions = What can be done about { $name }'s seat
people-move = Move to another phone
people-move-about = Scan this with the other phone, or type the code there where one joins. It counts once, for 15 minutes.
people-move-qr = QR code that moves { $name }'s seat to another phone
people-give-up = Give up the seat
people-give-up-ask = Shall the host's phone play for { $name } from now on? This one then only watches.
people-give-up-yes = Give it up
people-take-over = Play for { $name }
people-take-over-ask = Shall this phone play for { $name }? The other one then only watches, until you move the seat back to it.
people-take-over-yes = Play for { $name }
people-remove = Remove the phone
people-remove-ask = Shall { $name }'s phone leave the table? This one plays on for it, and the table gets a new code.
people-remove-ask-lobby = Shall { $name }'s phone leave the table with its seats? The table gets a new code.
people-remove-yes = Remove it
people-make-host = Make host
people-make-host-ask = Shall { $name } be the host? This phone then is no longer.
people-make-host-yes = Make host
people-hand = Give { $name } the phone
people-host = The host's
people-lock = Lock the table
people-lock-about = Nobody new comes in. Who is in stays in.
people-new-code = New code
people-new-code-about = To join. The old one then leads nowhere.
people-new-code-made = The new code is { $code }.
people-watch = For those who watch, on a phone or a TV
people-watch-scan = To watch, scan or type
people-watch-qr = QR code of the link to watch this table
people-become = Become the host
people-become-about = The host's phone has been silent for { $time }. Somebody else can be the host now.
people-become-polling = This phone has no live connection, so it does not hear whose phone is silent and cannot become the host. If the host's phone is gone, do it on another phone at this table: there, “Become the host” stands here.

common-seconds = { $n } s
common-minutes = { $n } min

## A seat on its way, a seat lost, a code to watch

seat-title = Play this seat here?
seat-about = The phone that has played it until now forgets it.
seat-take = Play on this phone
seat-taking = Moving the seat
watch-title = Watch the table
lost-title = This phone plays for { $names } no more
lost-moved = Another phone does. Nothing of it is left here.
lost-taken = The host or another phone does. Nothing of it is left here. To play on, ask the host for a code.
lost-removed-title = The host has removed this phone
lost-removed = Nothing of { $names }’s seat is left here. To come back, ask the host for the new code.
lost-unsent =
    { $n ->
        [one] { $n } entry that waited here was not sent.
       *[other] { $n } entries that waited here were not sent.
    }
lost-watch = Watch

## One phone for several people, with secrets

hand-title = Give { $name } the phone
hand-about = What only { $name } may know comes next. Everybody else looks away.
hand-ask = Are you { $name }?
hand-hold = Hold, or tap twice
hand-once-more = Tap once more
hand-to = To { $name }
cover-now = Hide
cover-title = Covered
cover-about = What only { $name } may know lies under here.
cover-prompt = Is nobody else looking?
cover-look = Tap to look

## The past: timeline, corrections, putting right, what the host decides

common-redo = Put back
table-category-adjusted = Agreed
points-agreed = No rule gives these points: the table agreed on them.
mend-timeline = Timeline
mend-something-wrong = Something is wrong
mend-place = row { $row }, column { $column }
mend-place-part = { $place } ({ $part })
mend-take-tile = Take the “{ $tile }” off { $place }.
mend-move-tile = Move the “{ $tile }” from { $place } to { $to }.
mend-turn-tile = Turn the “{ $tile }” at { $place } as the board shows it.
mend-lay-tile = Lay the “{ $tile }” at { $to }, turned as the board shows it.
mend-take-piece = Take { $name }'s { $piece } off { $place }.
mend-move-piece = Move { $name }'s { $piece } from { $place } to { $to }.
mend-put-piece = Put { $name }'s { $piece } on { $to }.
mend-stock = { $name } has { $n } { $way ->
        [more] more
       *[fewer] fewer
    } { $piece } in hand.
mend-put-back = Put the “{ $tile }” back among those not drawn.
mend-set-aside = Set the “{ $tile }” aside: it leaves the game.
mend-hold = Take the “{ $tile }” in hand: it is the one that was drawn.
mend-track = Score track: { $name } from { $before } to { $after }.
mend-tap = Tap what is wrong
mend-tap-about = Nothing changes before you have seen what it would change.
mend-look = What happened
mend-look-about = Whoever sits at the table can correct it.
mend-offline = Corrections need the server, and nobody answers just now.
mend-needs-server = No connection
mend-begun = A correction is begun
mend-begun-about = Nothing is changed yet.
mend-throw-away = Throw it away
mend-go-on = Go on with it
mend-none = Nothing of that kind.
mend-older = { $n ->
        [one] { $n } earlier entry
       *[other] { $n } earlier entries
    }
mend-shown = Shown: { $kind }, { $name }
mend-show-all = Everything
mend-show-turns = Turns
mend-show-points = Points
mend-show-corrections = Corrections
mend-show-people = People
mend-show-everybody = Everybody
mend-show-place = Only about this score
mend-show-place-off = Only about this score: show everything again
mend-kind-start = The game begins.
mend-kind-action = Something was entered.
mend-kind-undo = Something was taken back.
mend-kind-redo = Something was put back.
mend-kind-correction = Something earlier was corrected.
mend-kind-seat = A seat changed its phone.
mend-kind-host = The host changed.
mend-status-stands = counts
mend-status-taken-back = taken back
mend-status-mended = corrected
mend-status-dropped = did not happen
mend-proposed-by = proposed by { $name }
mend-confirmed = confirmed by the host
mend-crossed-short = lies before something that was revealed
mend-put-in = put in by this correction
mend-entry-of = { $who ->
        [seat] Turn { $turn }: { $name }
       *[none] Turn { $turn }
    }
mend-entry-title = What was entered
mend-entry-title-past = What was corrected
mend-changed = What it changed
mend-wrong = What is wrong here?
mend-which = What did not happen?
mend-only-this = Only this entry
mend-whole-turn = The whole turn
mend-counts-no-more = It does not count any more.
mend-not-here = This cannot be corrected from here.
mend-gone = There is no such entry.
mend-correct = Correct it
mend-other-tile = Another tile
mend-not-happened = It did not happen
mend-missing = Something is missing after it
mend-take-back = Take it back
mend-take-back-last = Take back my last entry
mend-no-last = Nothing of yours to take back
mend-put-back-entry = Put it back
mend-correct-turn = Correct turn { $turn }
mend-missing-after = What is missing in turn { $turn }?
mend-was-asked = As it stood then, for { $name }
mend-lay-again = As it was it does not hold: { $why }
mend-unchanged = That is what was entered. Choose something else.
mend-no-controls = Nothing can be entered here
mend-no-controls-about = Nobody was asked for anything at this point.
mend-board-then = Board as it stood then
mend-start = How did it begin?
mend-start-about = Everything after it is counted anew.
mend-change-first = Nothing changed
mend-see = See what changes
mend-preview = Correction
mend-no-draft = No correction is begun
mend-no-draft-about = Tap what is wrong in the timeline.
mend-is-entered = is entered
mend-lies = lies on the table
mend-points = Points
mend-nothing = nothing changes
mend-from-to = { $before } before, { $after } after
mend-line-gone = { $what }: { $points } goes
mend-line-new = { $what }: { $points }
mend-to-move = On the table
mend-then = Then
mend-asked = Now possible: { $what }
mend-not-asked = No longer possible: { $what }
mend-goes-on = The game goes on.
mend-all-hold = All later entries still hold. The old one stays in the timeline.
mend-crossed = Something was revealed after it.
mend-the-host = the host
mend-ask-host = Ask { $name } to correct it?
mend-propose = Propose to { $name }
mend-for-everyone-correction = Correct it for everyone?
mend-for-everyone-undo = Take it back for everyone?
mend-for-everyone-redo = Put it back for everyone?
mend-do-correction = Correct it now
mend-do-undo = Take it back
mend-do-redo = Put it back
mend-does-not-hold = A later entry does not hold
mend-does-not-hold-about = Nothing is changed yet. There are several ways on.
mend-mend-too = Mend it too
mend-not-happened-too = It did not happen either
mend-missing-before = Something is missing before it
mend-cut = { $n ->
        [one] Cut here: { $n } entry goes
       *[other] Cut here: { $n } entries go
    }
mend-cut-ask = { $n ->
        [one] Shall what was entered last not count any more? This is the last resort.
       *[other] Shall everything from here on, { $n } entries, not count any more? This is the last resort.
    }
mend-cut-yes = { $n ->
        [one] Drop { $n } entry
       *[other] Drop { $n } entries
    }
mend-proposal = A correction waits
mend-confirm-ask = Correct it, as { $name } says?
mend-confirm-about = It counts for everybody at once.
mend-waits-own = { $name } has to confirm it
mend-waits = { $name } proposes this
mend-waits-about = Until the host confirms, nothing is changed.
mend-refuse = Refuse
mend-confirm = Correct it now
mend-withdraw = Withdraw it
mend-proposal-gone-wrong = What happened since does not hold with it. It can only be refused or withdrawn.
mend-settled = This is settled
mend-settled-about = It was confirmed, refused or withdrawn.
mend-settled-where = What became of it stands in the timeline.
mend-to-table = To the table
mend-strip-own = Your correction waits for { $name }.
mend-strip-waits = { $name } proposes a correction.
mend-strip-look = Look at it
mend-strip-right = Something earlier was corrected.
mend-strip-nothing = Nothing has to be moved.
mend-right = Put it right
mend-right-prompt = Put it right on the table
mend-right-done = Everything is in its place
mend-right-left = { $n ->
        [0] Nothing is left to do.
        [one] { $n } thing is left to do.
       *[other] { $n } things are left to do.
    }
mend-show-step = Show on the board: { $what }
mend-board-right = Board as it should lie on the table
mend-nothing-to-move = Nothing to move
mend-nothing-to-move-about = The table lies as it should.
mend-later = Later
mend-as-done = It lies like that
mend-all-done = Done
mend-adjust = Give or take points
mend-adjust-prompt = Points for { $name } by agreement
mend-adjust-about = It stands among the points with its reason, for all to see.
mend-adjust-who = For whom?
mend-adjust-points = How many points?
mend-adjust-reason = Why?
mend-adjust-reason-hint = Everybody reads it.
mend-adjust-how-many = How many points?
mend-adjust-why = Say why
mend-adjust-yes = { $points } for { $name }
mend-fewer-by = { $n } fewer
mend-more-by = { $n } more
mend-finish = End the game now
mend-finish-prompt = End the game here?
mend-finish-second = It is scored as it stands, and marked as not played to its end.
mend-finish-about = What the end would add is counted now, for everybody. The timeline keeps it, and it can be taken back.
mend-finish-no = Play on
mend-finish-yes = End it now

## On a TV

tv-title = Standings
tv-join = Watch or join
tv-watch = Watch
tv-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
tv-no-phone = no phone
tv-lobby = Whoever scans the code can join
tv-lobby-watch = The game has not begun yet
tv-stock = { $n } in hand

## The screen that stays on, the app on the home screen

settings-awake = Keep the screen on
settings-awake-on = While a table is played here. It is kept on now.
settings-awake-idle = While a table is played here.
settings-awake-refused = The phone refuses just now, perhaps because its battery is low.
settings-awake-none = This browser cannot; its own setting for the screen counts.
settings-awake-http = Not at this address: see below.
menu-dark = The screen may go dark
missing-title = What is missing at this address
missing-about = It begins with http, where browsers do without:
missing-install = the app on the home screen
missing-offline = opening without a network
missing-awake = a screen that stays on
missing-way = Whoever runs Tableside starts it with <b>{ $command }</b> instead, and each phone opens once the page that is then shown.
install-title = The app on the home screen
install-now = Install
install-ios = In Safari, tap Share, then “Add to Home Screen”.
install-menu = Open the browser's menu and choose “Install app” or “Add to home screen”.
install-apart = On an iPhone the app there counts as another phone: move your seat to it by the code under “People and phones”.

## The page with this server's certificate (make run TLS=1)

tls-title = Let this phone trust the table
tls-about = Once per phone, about a minute. Then the app can be installed, opens offline and keeps the screen awake.
tls-load = Load the certificate
tls-whose = It is called “{ $name }”. The computer that runs Tableside has made it, and it counts for addresses in your own network alone.
tls-fingerprint = Fingerprint (SHA-256), the same as on that computer's screen
tls-ios = iPhone and iPad
tls-ios-load = Open this page in Safari, tap the button above and allow the download.
tls-ios-install = Open Settings, tap “Profile Downloaded” and install it.
tls-ios-trust = In Settings, General, About, Certificate Trust Settings: switch on “{ $name }”.
tls-android = Android
tls-android-load = Tap the button above and keep the file { $file }.
tls-android-install = Open Settings and search for “CA certificate”. It is under Security, Encryption and credentials, Install a certificate.
tls-android-choose = Install anyway, choose the file, and go on in Chrome.
tls-done = Done, today or earlier?
tls-open = Open Tableside
tls-remove = To take it back, remove it in the same settings.

## Taking along

take-along-another-table = A table with this id is here already, and it was played differently.
take-along-differs = The file says something about { $field } that its own log does not lead to.
take-along-does-not-replay = Entry { $version } of the file cannot have happened: { $why }
take-along-format = This is no file of a finished table, or one of a newer app.
take-along-kind = It is not of the kind it says.
take-along-number = Its number is out of order.
take-along-ruleset = The file was scored by version { $version } of the rules, which this app does not have.
take-along-sealed = This game has secrets, so its log stays here. The result can be taken along as a sheet, a picture or for BG Stats.
take-along-start = A log begins with the start of the table, once.
take-along-times =
    { $version ->
        [0] The times of the table in the file cannot be right.
       *[other] Entry { $version } of the file was at a time that cannot be right.
    }
take-along-too-long = This log would take too long to play again.

## The picture of a finished table

picture-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
picture-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
picture-winner = Winner

## Looking back

profile-unknown-code = No history has this code. A newer one may have been made since.
person-unknown = Nobody by that name sat at your finished tables.
person-same = These two are the same person already.
person-two-people =
    { $tables ->
        [one] They sat at one table together, so they are two people.
       *[other] They sat at { $tables } tables together, so they are two people.
    }
photo-not-an-image = This is no photo that can be read. JPEG, PNG and WebP can.
photo-wrong-type = Photos come as JPEG, PNG or WebP.
photo-too-large = The photo is too large: at most { $megabytes } MB and { $megapixels } megapixels.
photo-too-many = The table has { $most } photos already. Remove one first.
photo-unknown = There is no such photo at this table.
photo-not-yours = Whoever took the photo may remove it, or the host.
photo-not-kept = The photo could not be kept. Try again later.

## The evening again: replay and charts

history-title = The evening again
history-again = Replay
history-game =
    { $n ->
        [one] { $game }, { $n } player
       *[other] { $game }, { $n } players
    }
history-words = Words
history-how = What to look at
history-as-played = As played
history-as-corrected = As corrected
history-turn-of = Turn { $turn }: { $name }
history-slider = Where in the game
history-before = One step back
history-after = One step on
history-at-start = This is the first step
history-at-end = This is the last step
history-play = Play
history-pause = Pause
history-once-more = From the start
history-back = Back to the evening
history-course = Points turn by turn
history-course-label = Points after turn { $turn }: { $points }
history-name-points = { $name } { $points }
history-axis-first = turn 1
history-turn-head = Turn
history-as-table = As a table
history-as-table-of = { $title }: as a table
history-as-chart = As a chart
history-as-chart-of = { $title }: as a chart
history-turned = Where it turned
history-leads-first = { $name } leads first
history-leads-from = { $name } overtakes { $from }
history-lines =
    { $n ->
        [one] The one line up to here
       *[other] All { $n } lines up to here
    }

## Taking a finished table along, photos

keep-title = Take it along
keep-prompt = What do you want to keep?
keep-about = Times are those of this phone.
keep-busy = Getting it …
keep-failed = That cannot be taken along
keep-done = Saved
keep-result = Result
keep-png = Picture to share
keep-png-about = The board as it lay, and the points
keep-json = Whole game (.json)
keep-json-about = Every entry; comes in again on any Tableside
keep-csv = Table of results (.csv)
keep-csv-about = A row for each player, for any spreadsheet
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Open it with BG Stats on this phone
keep-link = To BG Stats
keep-link-about = By the link here, or by the code on another screen
keep-link-open = Open in BG Stats
keep-link-qr = QR code that hands this play to BG Stats
photos-title = Photos of the table
photos-about = Only those who sat here see them. Place and camera are not kept.
photos-add = Add a photo
photos-busy = Sending …
photos-photo = Photo of { $when }
photos-remove = Remove the photo of { $when }

## Finished evenings: library, numbers, people, recovery

library-title = Finished evenings
library-prompt = Which evening?
library-about = Of this phone and of those that share its history
library-none = No finished game yet.
library-all = All evenings
library-only = Only { $what }
library-some-days = some days
library-from = From
library-to = Until
library-more = Older evenings
library-bring = Bring in a game (.json)
library-busy = One moment …
library-known = It is here already
library-refused = That did not work
library-again = The same people again
library-unfinished = ended early
library-photos =
    { $n ->
        [one] { $n } photo
       *[other] { $n } photos
    }
library-numbers = Numbers
library-people = People
library-code = Other phone
library-numbers-about = Games that were ended early are not counted.
library-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
library-plays = Plays
library-wins = Wins
library-average = Avg.
library-best = Best
library-margin = Ahead
library-most-by = most by { $kind }
people-known-title = Who was there
people-known-prompt = Is somebody here twice?
people-known-about = Choose two entries of the same person: the first name stays.
people-known-sure = Make them one?
people-known-merged =
    { $n ->
        [one] { $name }, with { $n } table. It can be taken apart again.
       *[other] { $name }, with { $n } tables. It can be taken apart again.
    }
people-known-not = They stay apart
people-known-choose-two = Choose two
people-known-look = See who that is
people-known-merge = Make them one
people-known-leave = Leave it
people-known-also = also { $name }
people-known-apart = Take apart
recovery-title = On another phone
recovery-prompt = Keep your evenings
recovery-about = With a code, another phone looks back at the same evenings.
recovery-warning = Whoever has the code sees these evenings. A new code ends the one before.
recovery-make = Make a code
recovery-made-about = It is shown only now.
recovery-write-down = Write it down, or scan it with the other phone.
recovery-qr = QR code that brings this history to another phone
recovery-send = Send the link
recovery-field = You have a code?
recovery-hint = Four groups of five letters and digits
recovery-use-prompt = Bring these evenings here?
recovery-use = Bring them here
recovery-not = No history came
recovery-done =
    { $n ->
        [one] Done: { $n } phone
       *[other] Done: { $n } phones look back together
    }

### Carcassonne in English. A code of the ruleset is a message id with "." and "_" as "-".
### Besides codes there are families, each with the game's id in front:
###   name, category-<category>, segment-<kind>, role-<role>, target-<kind> (choice of a follower),
###   confirm-<kind | none> (main button), stock-<piece> ($n), piece-<piece>, mark-<mark>, part-<part code> ($count),
###   note-<word> ($n),
###   rule-<reason> (the rule of a score line in one sentence), section-<section of the rules>,
###   tile-<type> (short name) and tile-<type>-about (what is on it), ruling-<1 ...>,
###   option-<key>, option-<key>-about, option-<key>-<value>, option-<key>-<value>-about.
### Tile names stand after "the" and in lists; at most 24 characters.

carcassonne-name = Carcassonne

## Words

carcassonne-category-road = Roads
carcassonne-category-city = Cities
carcassonne-category-cloister = Cloisters
carcassonne-category-farm = Farms

carcassonne-segment-road = road
carcassonne-segment-city = city
carcassonne-segment-cloister = cloister
carcassonne-segment-field = field

carcassonne-terrain-road = road
carcassonne-terrain-city = city
carcassonne-terrain-field = field

carcassonne-role-thief = thief
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-farmer = farmer
carcassonne-piece-follower = follower

carcassonne-stock-follower =
    { $n ->
        [one] { $n } follower in hand
       *[other] { $n } followers in hand
    }
carcassonne-mark-dead = No remaining tile fits here

## What to do

carcassonne-prompt-draw = Draw a tile
carcassonne-hint-draw =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
carcassonne-prompt-pick = Tap the tile you drew
carcassonne-hint-pick =
    { $n ->
        [one] The last tile is left to draw
       *[other] { $n } tiles are left to draw
    }
carcassonne-prompt-place = Place the { $tile }
carcassonne-hint-place =
    { $n ->
        [one] It fits in one place
       *[other] It fits in { $n } places
    }

carcassonne-target-road = Thief on the road
carcassonne-target-city = Knight in the city
carcassonne-target-cloister = Monk in the cloister
carcassonne-target-field = Farmer in the field
carcassonne-confirm-none = Done, no follower
carcassonne-confirm-road = Done, with a thief
carcassonne-confirm-city = Done, with a knight
carcassonne-confirm-cloister = Done, with a monk
carcassonne-confirm-field = Done, with a farmer

carcassonne-note-open =
    { $n ->
        [one] Open, { $n } tile so far
       *[other] Open, { $n } tiles so far
    }
carcassonne-note-done =
    { $n ->
        [one] Finished, { $n } tile
       *[other] Finished, { $n } tiles
    }
carcassonne-note-city-open =
    { $n ->
        [one] Open, { $n } tile so far
       *[other] Open, { $n } tiles so far
    }
carcassonne-note-city-done =
    { $n ->
        [one] Walls closed, { $n } tile
       *[other] Walls closed, { $n } tiles
    }
carcassonne-note-around =
    { $n ->
        [0] No tile around it yet
       *[other] { $n } of 8 around it
    }
carcassonne-note-cities =
    { $n ->
        [0] No finished city yet
        [one] { $n } finished city
       *[other] { $n } finished cities
    }

carcassonne-wait-draw = { $seat } draws a tile
carcassonne-wait-place = { $seat } places the tile
carcassonne-wait-score = Counting the final points

## What happened

carcassonne-event-started = The start tile lies. { $seat } begins.
carcassonne-event-drawn = { $seat } has drawn the { $tile }.
carcassonne-event-set-aside = The { $tile } fits nowhere and leaves the game.
carcassonne-event-placed =
    { $role ->
        [thief] { $seat } has placed the { $tile } with a thief on the road.
        [knight] { $seat } has placed the { $tile } with a knight in the city.
        [monk] { $seat } has placed the { $tile } with a monk in the cloister.
        [farmer] { $seat } has placed the { $tile } with a farmer in the field.
       *[none] { $seat } has placed the { $tile }.
    }
carcassonne-event-scored =
    { $points ->
        [one] { $seat } scores { $points } point: { $what }.
       *[other] { $seat } scores { $points } points: { $what }.
    }
carcassonne-event-won =
    { $points ->
        [one] The game is over. { $seat } wins with { $points } point.
       *[other] The game is over. { $seat } wins with { $points } points.
    }
carcassonne-event-shared =
    { $points ->
        [one] The game is over. { $n } players share the victory with { $points } point.
       *[other] The game is over. { $n } players share the victory with { $points } points.
    }
carcassonne-end-last-tile = The last tile has been placed.
carcassonne-end-nothing-fits = The last tile fitted nowhere, so no turn was left.

## Refusals

carcassonne-not-your-turn = It is not your turn: { $seat } is to move.
carcassonne-draw-first = Draw a tile first.
carcassonne-place-first = Place the tile that was drawn first.
carcassonne-no-tile-left = No tile is left: only the final points remain to be counted.
carcassonne-unknown-tile = There is no tile “{ $tile }” in the box.
carcassonne-tile-used-up =
    { $count ->
        [one] The only tile of this kind is out already: { $tile }.
       *[other] All { $count } tiles of this kind are out already: { $tile }.
    }
carcassonne-cell-taken = A tile already lies there.
carcassonne-no-neighbour = The tile must touch the edge of another tile.
carcassonne-edge-mismatch =
    { $edge ->
        [N] The top edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [E] The right edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [S] The bottom edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
       *[W] The left edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
    }
carcassonne-unknown-segment = The tile has no part “{ $segment }” that a follower could take.
carcassonne-no-farmers = This table plays without farmers.
carcassonne-no-follower-left = You have no follower left in hand.
carcassonne-feature-occupied =
    { $kind ->
        [road] A follower already stands on this road.
        [city] A follower already stands in this city.
        [cloister] A follower already stands in this cloister.
       *[field] A follower already lies in this field.
    }

## Score lines: title, parts, what was left over, the rule

carcassonne-road-complete = Road finished
carcassonne-road-open = Unfinished road
carcassonne-city-complete = City finished
carcassonne-city-small = City of two tiles finished
carcassonne-city-open = Unfinished city
carcassonne-cloister-complete = Cloister finished
carcassonne-cloister-open = Unfinished cloister
carcassonne-farm = Farm
carcassonne-farm-once = Farm, each city once
carcassonne-farm-per-city = Farmers around a city

carcassonne-part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
carcassonne-part-pennants =
    { $count ->
        [one] { $count } pennant
       *[other] { $count } pennants
    }
carcassonne-part-cities =
    { $count ->
        [one] { $count } finished city
       *[other] { $count } finished cities
    }

carcassonne-same-tile = on a tile that is counted already
carcassonne-open-edge = open edge
carcassonne-empty-cell = no tile lies here
carcassonne-city-unfinished = city not finished
carcassonne-city-already-paid = city already paid to this player

carcassonne-rule-road-complete = A finished road scores 1 point per tile. It is finished when both ends are closed or it runs in a ring.
carcassonne-rule-road-open = At the end a road that is not finished scores 1 point per tile.
carcassonne-rule-city-complete = A finished city scores 2 points per tile and 2 per pennant. It is finished when its walls are closed and no tile is missing inside.
carcassonne-rule-city-small = At this table a finished city of two tiles scores only 1 point per tile and 1 per pennant.
carcassonne-rule-city-open = At the end a city that is not finished scores 1 point per tile and 1 per pennant.
carcassonne-rule-cloister-complete = A cloister scores 9 points once all eight cells around it hold tiles.
carcassonne-rule-cloister-open = At the end a cloister that is not finished scores 1 point for itself and 1 for each tile around it.
carcassonne-rule-farm = At the end a farm scores 3 points for each finished city it touches, however often it touches it.
carcassonne-rule-farm-once = At the end a farm scores 3 points for each finished city it touches, but no player is paid twice for the same city.
carcassonne-rule-farm-per-city = At the end each finished city gives 4 points to whoever has most farmers on all the farms that touch it.

carcassonne-section-2 = Rules 2: set-up
carcassonne-section-3 = Rules 3: a turn
carcassonne-section-4 = Rules 4: legal placement
carcassonne-section-5 = Rules 5: legal follower
carcassonne-section-7 = Rules 7: points and who gets them
carcassonne-section-8 = Rules 8: end of the game
carcassonne-section-10 = Rules 10: table options

## Tiles

carcassonne-tile-a = cloister with road
carcassonne-tile-a-about = A cloister in one field; a road leads to it from one edge.
carcassonne-tile-b = cloister
carcassonne-tile-b-about = A cloister in one field, no road.
carcassonne-tile-c = four-sided city
carcassonne-tile-c-about = City on all four edges, one city with a pennant.
carcassonne-tile-d = straight road by a city
carcassonne-tile-d-about = City on one edge, a straight road alongside it, fields on both sides of the road. The start tile is one of these.
carcassonne-tile-e = city cap
carcassonne-tile-e-about = City on one edge, field on the other three.
carcassonne-tile-f = pennant city strip
carcassonne-tile-f-about = One city from edge to opposite edge with a pennant, a field on either side.
carcassonne-tile-g = city strip
carcassonne-tile-g-about = One city from edge to opposite edge without a pennant, a field on either side.
carcassonne-tile-h = two facing cities
carcassonne-tile-h-about = Two separate cities on opposite edges, one field between them.
carcassonne-tile-i = two cities in a corner
carcassonne-tile-i-about = Two separate cities on neighbouring edges, one field on the other two edges.
carcassonne-tile-j = right bend by a city
carcassonne-tile-j-about = City on the top edge; a road bends from the bottom edge to the right one.
carcassonne-tile-k = left bend by a city
carcassonne-tile-k-about = City on the top edge; a road bends from the bottom edge to the left one.
carcassonne-tile-l = crossing by a city
carcassonne-tile-l-about = City on one edge; roads from the other three edges end at a crossing.
carcassonne-tile-m = pennant corner city
carcassonne-tile-m-about = One city over two neighbouring edges with a pennant, one field on the other two edges.
carcassonne-tile-n = corner city
carcassonne-tile-n-about = One city over two neighbouring edges without a pennant, one field on the other two edges.
carcassonne-tile-o = pennant corner with road
carcassonne-tile-o-about = One city over two neighbouring edges with a pennant; a road bends between the other two.
carcassonne-tile-p = corner city with road
carcassonne-tile-p-about = One city over two neighbouring edges without a pennant; a road bends between the other two.
carcassonne-tile-q = pennant three-sided city
carcassonne-tile-q-about = One city over three edges with a pennant, field on the fourth.
carcassonne-tile-r = three-sided city
carcassonne-tile-r-about = One city over three edges without a pennant, field on the fourth.
carcassonne-tile-s = pennant city with gate
carcassonne-tile-s-about = One city over three edges with a pennant; a road from the fourth ends at its gate.
carcassonne-tile-t = city with gate
carcassonne-tile-t-about = One city over three edges without a pennant; a road from the fourth ends at its gate.
carcassonne-tile-u = straight road
carcassonne-tile-u-about = A straight road from edge to opposite edge, a field on either side.
carcassonne-tile-v = curve
carcassonne-tile-v-about = A road bends between two neighbouring edges, a field on either side.
carcassonne-tile-w = three-way crossing
carcassonne-tile-w-about = Roads from three edges end at a crossing; three fields.
carcassonne-tile-x = four-way crossing
carcassonne-tile-x-about = Roads from all four edges end at a crossing; four fields.

## Options

carcassonne-option-two-tile-city = City of two tiles
carcassonne-option-two-tile-city-about = What a finished city of exactly two tiles is worth.
carcassonne-option-two-tile-city-full = Full value
carcassonne-option-two-tile-city-full-about = 2 points per tile and per pennant, as for any finished city.
carcassonne-option-two-tile-city-half = Half value
carcassonne-option-two-tile-city-half-about = 1 point per tile and per pennant.
carcassonne-option-farmers = Farmers
carcassonne-option-farmers-about = Whether followers may lie in fields.
carcassonne-option-farmers-on = With farmers
carcassonne-option-farmers-on-about = Followers may lie in fields, and farms score at the end.
carcassonne-option-farmers-off = Without farmers
carcassonne-option-farmers-off-about = Nobody may take a field, and farms do not score. Good for a first game.
carcassonne-option-farm-scoring = Points for farms
carcassonne-option-farm-scoring-about = How finished cities pay the farmers at the end.
carcassonne-option-farm-scoring-per-farm-3 = 3 per farm and city
carcassonne-option-farm-scoring-per-farm-3-about = Each farm pays 3 points for every finished city it touches.
carcassonne-option-farm-scoring-once-per-player-3 = 3 per city, once each
carcassonne-option-farm-scoring-once-per-player-3-about = Each farm pays 3 points per finished city, but no player is paid twice for the same city.
carcassonne-option-farm-scoring-per-city-4 = 4 per city
carcassonne-option-farm-scoring-per-city-4-about = City by city: most farmers on all the farms that touch it score 4 points.
carcassonne-option-river = River
carcassonne-option-river-about = Whether the river's tiles begin the board.
carcassonne-option-river-none = Without the river
carcassonne-option-river-none-about = Only the 72 tiles of the base game are used.
carcassonne-option-legal-cells = Show legal places
carcassonne-option-legal-cells-about = Whether phones offer only cells, rotations and followers that the rules allow.
carcassonne-option-legal-cells-on = Shown
carcassonne-option-legal-cells-on-about = Legal cells glow, and a tap turns only to rotations that fit.
carcassonne-option-legal-cells-off = Hidden
carcassonne-option-legal-cells-off-about = You find the place yourself; what is not allowed is refused.
carcassonne-option-tiles-left = Show the tiles left
carcassonne-option-tiles-left-about = Whether phones count how many tiles of each kind can still come.
carcassonne-option-tiles-left-on = Counted
carcassonne-option-tiles-left-on-about = Each kind of tile shows how many are left.
carcassonne-option-tiles-left-off = Not counted
carcassonne-option-tiles-left-off-about = You remember for yourself what has been drawn.
carcassonne-option-dead-cells = Mark dead cells
carcassonne-option-dead-cells-about = Whether phones mark empty cells that no remaining tile fits.
carcassonne-option-dead-cells-on = Marked
carcassonne-option-dead-cells-on-about = A cell that can no longer be filled is marked on the board.
carcassonne-option-dead-cells-off = Not marked
carcassonne-option-dead-cells-off-about = You see for yourself which cells can no longer be filled.
carcassonne-option-projection = If it ended now
carcassonne-option-projection-about = Whether phones show what the final scoring would add at any time.
carcassonne-option-projection-on = Shown
carcassonne-option-projection-on-about = Totals as if the game ended now, with the owners of the farms.
carcassonne-option-projection-off = Hidden
carcassonne-option-projection-off-about = Unfinished features and farms are counted only at the end.

## Where the printed rules are silent: how this table decides

carcassonne-ruling-1 = Two to five play. The table chooses who begins; then it goes round in table order.
carcassonne-ruling-2 = The start tile is the straight road by a city. With it there are 72 tiles.
carcassonne-ruling-3 = Whoever can place the tile must place it.
carcassonne-ruling-4 = A tile that fits nowhere leaves the game, and the same player draws again. If none is left, the game ends without that turn.
carcassonne-ruling-5 = Points cannot be declined: what is finished scores.
carcassonne-ruling-6 = With no follower in hand you play on and only place tiles. A follower that returns can be used from your next turn.
carcassonne-ruling-7 = A tile that is in one road or city twice counts once.
carcassonne-ruling-8 = A finished city of two tiles has the normal value, unless the table chose otherwise.
carcassonne-ruling-9 = If several players are tied for most followers, however many they are, each scores in full.
carcassonne-ruling-10 = Followers in the minority return as well.
carcassonne-ruling-11 = A finished road, city or cloister without followers scores for nobody. A finished city still feeds the farms.
carcassonne-ruling-12 = If a tile finishes several things, all of them score in the same turn.
carcassonne-ruling-13 = A city that a farm touches in several places counts once for that farm.
carcassonne-ruling-14 = Equal totals share the victory.
carcassonne-ruling-15 = The track ends at 50, the points do not: totals simply go on.
carcassonne-ruling-16 = A follower never moves and is never taken back, except when its feature is finished.
carcassonne-ruling-17 = Tiles left, running farm totals and advice are no part of the rules: the table chooses whether phones show them.

### Isle of Skye in English. Families as in Carcassonne's file, each with the game's id in front.
### Tile names are the numbers of the box's list.

isle-of-skye-name = Isle of Skye

## Words

isle-of-skye-category-place-a = Scoring tile A
isle-of-skye-category-place-b = Scoring tile B
isle-of-skye-category-place-c = Scoring tile C
isle-of-skye-category-place-d = Scoring tile D
isle-of-skye-category-scrolls = Scrolls
isle-of-skye-category-gold = Gold left
isle-of-skye-terrain-pasture = pasture
isle-of-skye-terrain-mountain = mountain
isle-of-skye-terrain-water = water
isle-of-skye-segment-pasture = pasture
isle-of-skye-segment-mountain = mountain
isle-of-skye-segment-water = water
isle-of-skye-gold = Gold
isle-of-skye-stock-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
isle-of-skye-mark-axe = The axe lies here
isle-of-skye-tile = tile { $id }

## What to do

isle-of-skye-prompt-goal = Draw the scoring tile for place { $place }
isle-of-skye-prompt-goal-pick = Which scoring tile lies on place { $place }?
isle-of-skye-prompt-castle = Lay your castle as it lies before you
isle-of-skye-prompt-gold = How much gold do you have?
isle-of-skye-prompt-gold-before = How much gold do you have, before this round’s income?
isle-of-skye-prompt-draw = Draw tile { $n } of 3
isle-of-skye-prompt-pick = Tap tile { $n } of the 3 you drew
isle-of-skye-prompt-axe = Which tile gets the axe?
isle-of-skye-prompt-axe-of = Where does { $seat }’s axe lie?
isle-of-skye-prompt-prices = Set your prices
isle-of-skye-prompt-prices-of = Which prices lie before { $seat }?
isle-of-skye-prompt-lift = All have chosen
isle-of-skye-choice-lift = Lift the screens
isle-of-skye-choice-no-axe = No axe: price all tiles
isle-of-skye-prompt-buy = Buy one tile, or pass
isle-of-skye-choice-buy = { $tile } of { $seat }, { $price } gold
isle-of-skye-choice-pass = Buy nothing
isle-of-skye-prompt-place = Build { $tile }
isle-of-skye-prompt-return = Nothing in your hand fits: return { $tile }
isle-of-skye-choice-return = Back into the bag
isle-of-skye-prompt-take = Tap a tile that you build this round
isle-of-skye-hint-income = Your income this round: { $n } gold
isle-of-skye-prompt-done = All your tiles are built
isle-of-skye-choice-done = Done building
isle-of-skye-wait-goals = { $seat } draws the scoring tiles
isle-of-skye-wait-castle = { $seat } lays the castle
isle-of-skye-wait-count = { $seat } counts gold
isle-of-skye-wait-purses = { $seat } counts gold
isle-of-skye-wait-draw = { $seat } draws tiles
isle-of-skye-wait-price = { $seat } chooses axe and prices
isle-of-skye-wait-buy = { $seat } may buy a tile
isle-of-skye-wait-build = { $seat } builds
isle-of-skye-wait-score-round = Scoring the round
isle-of-skye-wait-score-game = Counting the final points

## What happened

isle-of-skye-event-started = { $seat } begins.
isle-of-skye-event-goal = Place { $place }: { $goal }.
isle-of-skye-event-castle = { $seat } has laid the castle.
isle-of-skye-event-round = Round { $n }. { $seat } is start player.
isle-of-skye-event-income = { $seat } gets { $n } gold.
isle-of-skye-event-drawn = { $seat } has drawn { $tile }.
isle-of-skye-event-sealed = { $seat } has chosen.
isle-of-skye-event-lifted = The screens are lifted.
isle-of-skye-event-discarded = { $seat } puts { $tile } back into the bag.
isle-of-skye-event-bought = { $seat } has bought { $tile } for { $n } gold.
isle-of-skye-event-passed = { $seat } buys nothing.
isle-of-skye-event-kept = { $seat } keeps { $tile } and pays { $n } gold.
isle-of-skye-event-taken = { $seat } has { $tile } to build.
isle-of-skye-event-placed = { $seat } has built { $tile }.
isle-of-skye-event-returned = { $seat } returns { $tile }: it fits nowhere.
isle-of-skye-event-finished = { $seat } has built all tiles.
isle-of-skye-event-counted = { $seat } has counted gold.
isle-of-skye-event-gold = { $seat } has { $n } gold.
isle-of-skye-event-tracking-full = From round { $n } on the app tracks everything.
isle-of-skye-event-tracking-territories = From round { $n } on the app tracks territories and points only.
isle-of-skye-event-scored =
    { $n ->
        [one] { $seat } scores { $n } point: { $what }.
       *[other] { $seat } scores { $n } points: { $what }.
    }
isle-of-skye-event-round-scored = Round { $n } is scored.
isle-of-skye-event-won =
    { $points ->
        [one] The game is over. { $seat } wins with { $points } point.
       *[other] The game is over. { $seat } wins with { $points } points.
    }
isle-of-skye-event-shared =
    { $points ->
        [one] The game is over. { $n } players share the victory with { $points } point.
       *[other] The game is over. { $n } players share the victory with { $points } points.
    }
isle-of-skye-end-last-round = The last round has been played.

## Refusals

isle-of-skye-not-now = Not in this phase.
isle-of-skye-not-your-turn = It is not your turn: { $seat } is to buy.
isle-of-skye-not-your-offer = Everybody chooses behind their own screen.
isle-of-skye-unknown-tile = There is no tile “{ $tile }” in the box.
isle-of-skye-tile-gone = { $tile } is not in the bag any more.
isle-of-skye-unknown-goal = There is no such scoring tile in the box.
isle-of-skye-goal-taken = “{ $goal }” lies on another place already.
isle-of-skye-goals-lie = The scoring tiles lie already.
isle-of-skye-castle-lies = Your castle lies already.
isle-of-skye-axe-needed = One tile gets the axe.
isle-of-skye-axe-first = Lay the axe first, then the prices.
isle-of-skye-not-drawn = { $tile } is not one of the three that were drawn.
isle-of-skye-price-on-axe = { $tile } has the axe: it gets no price.
isle-of-skye-price-missing = { $tile } needs a price of at least 1.
isle-of-skye-price-above-gold = The prices together may not exceed the gold in hand: { $gold }.
isle-of-skye-screens-up = Somebody is still choosing.
isle-of-skye-own-tile = { $tile } is your own: nobody buys from themselves.
isle-of-skye-not-offered = { $tile } is not for sale.
isle-of-skye-cannot-pay = It costs { $price } gold and you have { $gold } in hand.
isle-of-skye-not-in-hand = { $tile } is not among your tiles.
isle-of-skye-cell-taken = A tile already lies there.
isle-of-skye-no-neighbour = The tile must touch the edge of a tile of your territory.
isle-of-skye-edge-mismatch =
    { $edge ->
        [N] The top edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [E] The right edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
        [S] The bottom edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
       *[W] The left edge does not match: your tile shows { $mine }, its neighbour { $theirs }.
    }
isle-of-skye-still-fits = { $tile } still fits: only when nothing fits does a tile go back.
isle-of-skye-enough-tiles = Nobody gets more than { $n } tiles in a round.
isle-of-skye-build-first =
    { $n ->
        [one] Build the tile that you have first.
       *[other] Build the { $n } tiles that you have first.
    }
isle-of-skye-gold-missing = Say how much gold it is.
isle-of-skye-tracking-same = It is tracked so already.

## Score lines: title, the rule, parts, what was left over

isle-of-skye-base-squares = Squares of four
isle-of-skye-rule-base-squares = 2 points for each square of two by two tiles; squares may overlap.
isle-of-skye-base-completed-areas = Completed areas
isle-of-skye-rule-base-completed-areas = 1 point for each completed area of any terrain and size.
isle-of-skye-base-sheep = Sheep
isle-of-skye-rule-base-sheep = 1 point for each sheep.
isle-of-skye-base-completed-areas-3plus = Large completed areas
isle-of-skye-rule-base-completed-areas-3plus = 3 points for each completed area on at least three tiles.
isle-of-skye-base-brochs-in-mountains = Brochs in the mountains
isle-of-skye-rule-base-brochs-in-mountains = 1, 3 or 6 points for a mountain area with one, two, or three and more brochs.
isle-of-skye-base-building-sets = Sets of buildings
isle-of-skye-rule-base-building-sets = 5 points for each set of a broch, a farm and a lighthouse.
isle-of-skye-base-most-barrels = Most barrels
isle-of-skye-rule-base-most-barrels = 5 points for most tiles with barrels, 2 for second most; connected to the castle or not.
isle-of-skye-base-most-ships = Most ships
isle-of-skye-rule-base-most-ships = 5 points for most ships, 2 for second most.
isle-of-skye-base-most-gold = Most gold
isle-of-skye-rule-base-most-gold = 5 points for most gold in hand, 2 for second most.
isle-of-skye-base-animals-near-farms = Animals near farms
isle-of-skye-rule-base-animals-near-farms = 1 point for each sheep and cattle on or around a farm tile, once each.
isle-of-skye-base-cattle-on-roads = Cattle by the road
isle-of-skye-rule-base-cattle-on-roads = 2 points for each cattle on a tile that a road connects to the castle.
isle-of-skye-base-water-ship-lighthouse = Ship and lighthouse
isle-of-skye-rule-base-water-ship-lighthouse = 3 points for each water area with at least one ship and one lighthouse.
isle-of-skye-base-vertical-lines = Vertical lines
isle-of-skye-rule-base-vertical-lines = 3 points for each unbroken vertical line of at least three tiles.
isle-of-skye-base-castle-road-tiles = Roads to the castle
isle-of-skye-rule-base-castle-road-tiles = 1 point for each tile that a road connects to the castle.
isle-of-skye-base-largest-water = Largest lake
isle-of-skye-rule-base-largest-water = 2 points for each tile of the largest completed water area.
isle-of-skye-base-completed-mountains = Completed mountains
isle-of-skye-rule-base-completed-mountains = 2 points for each completed mountain area.
isle-of-skye-scroll-per-2-sheep = Scroll: two sheep
isle-of-skye-rule-scroll-per-2-sheep = 1 point for two sheep; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-cattle = Scroll: each cattle
isle-of-skye-rule-scroll-per-cattle = 1 point for each cattle; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-2-barrels = Scroll: two tiles with barrels
isle-of-skye-rule-scroll-per-2-barrels = 1 point for two tiles with barrels; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-broch = Scroll: each broch
isle-of-skye-rule-scroll-per-broch = 1 point for each broch; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-2-ships = Scroll: two ships
isle-of-skye-rule-scroll-per-2-ships = 1 point for two ships; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-farm = Scroll: each farm
isle-of-skye-rule-scroll-per-farm = 1 point for each farm; twice that if the scroll is in a completed area.
isle-of-skye-scroll-per-lighthouse = Scroll: each lighthouse
isle-of-skye-rule-scroll-per-lighthouse = 1 point for each lighthouse; twice that if the scroll is in a completed area.
isle-of-skye-gold-left = Gold left
isle-of-skye-rule-gold-left = At the end 1 point for every 5 gold.
isle-of-skye-part-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
isle-of-skye-part-areas =
    { $count ->
        [one] { $count } completed area
       *[other] { $count } completed areas
    }
isle-of-skye-part-sheep =
    { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
isle-of-skye-part-sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
isle-of-skye-part-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
isle-of-skye-part-cattle =
    { $count ->
        [one] { $count } cattle
       *[other] { $count } cattle
    }
isle-of-skye-part-waters =
    { $count ->
        [one] { $count } water area
       *[other] { $count } water areas
    }
isle-of-skye-part-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
isle-of-skye-part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
isle-of-skye-part-gold =
    { $count ->
        [one] { $count } five gold
       *[other] { $count } times five gold
    }
isle-of-skye-part-scroll =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
isle-of-skye-part-scroll-doubled =
    { $count ->
        [one] { $count } group, doubled
       *[other] { $count } groups, doubled
    }
isle-of-skye-part-brochs-1 =
    { $count ->
        [one] { $count } mountain area with one broch
       *[other] { $count } mountain areas with one broch
    }
isle-of-skye-part-brochs-2 =
    { $count ->
        [one] { $count } mountain area with two brochs
       *[other] { $count } mountain areas with two brochs
    }
isle-of-skye-part-brochs-3 =
    { $count ->
        [one] { $count } mountain area with three or more brochs
       *[other] { $count } mountain areas with three or more brochs
    }
isle-of-skye-part-most-first = { $count } × first place
isle-of-skye-part-most-first-tied = { $count } × tied for first place
isle-of-skye-part-most-second = { $count } × second place
isle-of-skye-part-most-second-tied = { $count } × tied for second place
isle-of-skye-area-open = area not completed
isle-of-skye-area-small = on fewer than three tiles
isle-of-skye-area-equal = as large; only one counts
isle-of-skye-area-smaller = smaller
isle-of-skye-broch-fourth = more than three count no more
isle-of-skye-castle-not-counted = the castle does not count at this table
isle-of-skye-column-counted = this column is counted already
isle-of-skye-farm-far = no farm here or beside it
isle-of-skye-gold-rest = fewer than five
isle-of-skye-line-short = only two tiles
isle-of-skye-no-lighthouse = no lighthouse
isle-of-skye-no-ship = no ship
isle-of-skye-no-set = no set left for it
isle-of-skye-not-connected = no road to the castle
isle-of-skye-odd-one = the odd one
isle-of-skye-scroll-open = its area is not completed: not doubled
isle-of-skye-section-1 = Rules 1: components
isle-of-skye-section-2 = Rules 2: set-up
isle-of-skye-section-3 = Rules 3: a round
isle-of-skye-section-6 = Rules 6: scoring tiles
isle-of-skye-section-7 = Rules 7: end of the game

## Options

isle-of-skye-option-tracking = What is tracked
isle-of-skye-option-tracking-about = How much of the game the app follows. The host may change it between rounds.
isle-of-skye-option-tracking-full = Everything
isle-of-skye-option-tracking-full-about = Draws, prices, purchases, gold, territories and points.
isle-of-skye-option-tracking-territories = Territories and points
isle-of-skye-option-tracking-territories-about = Prices and purchases stay on the table; gold is asked for only where it scores.
isle-of-skye-option-prices = Prices
isle-of-skye-option-prices-about = Where axe and prices are chosen.
isle-of-skye-option-prices-sealed = Secretly on the phones
isle-of-skye-option-prices-sealed-about = Everybody chooses on their own phone; a tap lifts all screens.
isle-of-skye-option-prices-after-reveal = With real coins
isle-of-skye-option-prices-after-reveal-about = You choose behind real screens; somebody enters the offers once they lie open.
isle-of-skye-option-tie-break = Tie at the end
isle-of-skye-option-tie-break-about = Which gold decides between equal points.
isle-of-skye-option-tie-break-remainder = What is left of it
isle-of-skye-option-tie-break-remainder-about = Gold that remains after 5 gold for a point each.
isle-of-skye-option-tie-break-all-gold = All of it
isle-of-skye-option-tie-break-all-gold-about = All gold in hand at the end.
isle-of-skye-option-barrel-income = Income from barrels
isle-of-skye-option-barrel-income-about = What brings a gold on a tile with two barrels.
isle-of-skye-option-barrel-income-per-symbol = Each barrel
isle-of-skye-option-barrel-income-per-symbol-about = 1 gold for each linked barrel.
isle-of-skye-option-barrel-income-per-tile = Each tile
isle-of-skye-option-barrel-income-per-tile-about = 1 gold for each linked tile with barrels.
isle-of-skye-option-barrels-counted = Counting barrels
isle-of-skye-option-barrels-counted-about = What counts for most barrels and for scrolls.
isle-of-skye-option-barrels-counted-per-tile = Tiles with barrels
isle-of-skye-option-barrels-counted-per-tile-about = A tile with two barrels counts once.
isle-of-skye-option-barrels-counted-per-symbol = Barrels
isle-of-skye-option-barrels-counted-per-symbol-about = A tile with two barrels counts twice.
isle-of-skye-option-castle-tile = The castle on the road
isle-of-skye-option-castle-tile-about = Whether the castle itself is a tile connected to the castle.
isle-of-skye-option-castle-tile-counts = Counts
isle-of-skye-option-castle-tile-counts-about = Everybody has at least one connected tile.
isle-of-skye-option-castle-tile-does-not-count = Does not count
isle-of-skye-option-castle-tile-does-not-count-about = Only the other tiles count.
isle-of-skye-option-lines = Two lines in a column
isle-of-skye-option-lines-about = What two vertical lines with a gap between them score.
isle-of-skye-option-lines-every-line = Both
isle-of-skye-option-lines-every-line-about = Every unbroken line of three tiles or more counts.
isle-of-skye-option-lines-one-per-column = One
isle-of-skye-option-lines-one-per-column-about = A column counts once.
isle-of-skye-option-hide-gold = Others’ gold
isle-of-skye-option-hide-gold-about = Whether phones show how much gold the others have.
isle-of-skye-option-hide-gold-on = Hidden
isle-of-skye-option-hide-gold-on-about = You see your own gold only.
isle-of-skye-option-hide-gold-off = Shown
isle-of-skye-option-hide-gold-off-about = Everybody sees all gold.
isle-of-skye-option-legal-cells = Show legal places
isle-of-skye-option-legal-cells-about = Whether phones offer only places and rotations that fit.
isle-of-skye-option-legal-cells-on = Shown
isle-of-skye-option-legal-cells-on-about = Places that fit glow.
isle-of-skye-option-legal-cells-off = Hidden
isle-of-skye-option-legal-cells-off-about = You find the place yourself; what does not fit is refused.
isle-of-skye-option-tiles-left = Show the tiles left
isle-of-skye-option-tiles-left-about = Whether phones show which tiles are still in the bag.
isle-of-skye-option-tiles-left-on = Shown
isle-of-skye-option-tiles-left-on-about = The bag is a list.
isle-of-skye-option-tiles-left-off = Not shown
isle-of-skye-option-tiles-left-off-about = You remember for yourself what has been laid.
isle-of-skye-option-projection = If it ended now
isle-of-skye-option-projection-about = Whether phones show what this round would score as it stands.
isle-of-skye-option-projection-on = Shown
isle-of-skye-option-projection-on-about = Points of this round, in the last round those of the end too.
isle-of-skye-option-projection-off = Hidden
isle-of-skye-option-projection-off-about = Points are counted at the end of the round.

## Where the printed rules are silent: how this table decides

isle-of-skye-ruling-1 = With five players the scoring tiles count AB, AC, BD, ACD and BCD, and being behind brings 0, 0, 1, 2 and 3 gold.
isle-of-skye-ruling-2 = The castle is a tile like any other: for squares, lines, areas and roads.
isle-of-skye-ruling-3 = Up is up as you see it when you lay your castle, and stays so.
isle-of-skye-ruling-4 = A tile goes back only when no tile of the hand fits anywhere. In which order and where you build is up to you.
isle-of-skye-ruling-5 = With two players a scoring tile for the most gives 5 and 2 as always; equals get 5 each; with none of it nobody gets anything.
isle-of-skye-ruling-6 = An animal near several farms counts once.
isle-of-skye-ruling-7 = A scroll belongs to the area that it is printed in; doubling comes after rounding down.
isle-of-skye-ruling-8 = Of largest areas of equal size one counts.
isle-of-skye-ruling-9 = Equal points and equal gold left share the victory.
isle-of-skye-ruling-10 = Until all have chosen everybody may choose again. Moved to another tile, the axe changes places with the gold that lies there.
isle-of-skye-ruling-11 = With real coins prices are checked against what the app knows of the gold, so whoever enters them learns how much it is.
isle-of-skye-ruling-12 = Where gold is not tracked, what is told stays secret until all have told.
isle-of-skye-ruling-13 = A game that is ended early scores scrolls and gold as they stand; tiles on offer and in hand go back, gold on offers returns.
