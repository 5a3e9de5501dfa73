### Tableside in English: screens, states, refusals of the house.
### A code is a message id with "." and "_" as "-". Games bring their own file.

## Words used everywhere

app-name = Tableside
common-back = Back
common-close = Close
common-more = More
common-undo = Undo
common-cancel = Cancel
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
# Read out after a name: the table waits for this player.
seats-active = their turn
# On the pill of the seat that this phone plays.
seats-you = you
# Below the pill of a seat whose phone is silent. $time: "40 s" or "3 min". Two words at most.
seats-gone = gone { $time }
seats-away = not here

## Start

start-prompt = Start a table, or join one
start-about = The game is on your table. The app knows the rules and keeps score.
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
# A button beside a table of the list: it leaves this list on this phone. One short word.
start-hide = Hide
start-hide-of = Hide the table of { $names }
# In place of the row that was just hidden; an Undo stands beside it.
start-hidden-now =
    { $status ->
        [finished] { $names }: hidden here, still under Past games.
       *[other] { $names }: hidden until someone plays on.
    }
# A fold below the list: hidden tables whose game is not over.
start-hidden =
    { $n ->
        [one] One hidden table
       *[other] { $n } hidden tables
    }
start-show = Show again
start-show-of = Show the table of { $names } again

## New table

new-title = Start a table
new-game = Which game is on the table?
# Read out for buttons beside a number; $name: what it is a number of, "Moves"; $n: how far
new-fewer = { $name }: { $n } fewer
new-more = { $name }: { $n } more
new-draw = Who draws?
new-draw-table = We draw from the box
new-draw-table-about = Draw a tile, then tap it on your phone.
new-draw-app = The app draws
new-draw-app-about = If you don't have the box with you.
new-box = My box
new-expansions = Which expansions?
new-options = Rules and help
new-options-changed =
    { $n ->
        [0] Standard rules, all aids on
        [one] { $n } setting changed
       *[other] { $n } settings changed
    }
new-rules = Rules
new-aids = Help on the phones
new-open = Open the table
new-opening = Opening
new-people = For { $min } to { $max } people

## Join

join-title = Join a table
join-code = Code
join-code-hint = Six characters; the host's phone shows them.
join-name = Your name
join-colour = Your colour
join-colour-taken = { $colour }, taken by { $name }
join-take = Take a seat
join-taking = Taking the seat
join-watch = Watch
# Which table this is, under the title of the join screen.
join-table-of = { $game }, { $host }’s table
join-wrong-code = Check the code
join-missing-code = Enter the code
join-missing-name = Enter your name
# The longest name that is kept.
join-name-full = At most { $n } characters
join-missing-name-of = Enter a name
join-missing-other-name = Choose another name
join-name-use = Use “{ $name }”
join-missing-colour = Choose a colour
join-begun = The game has begun
join-begun-about = Nobody can join after the start, only watch. If a player leaves, the host can give you that seat.
join-full = Every seat is taken
join-full-about = No colour is left. You can watch.
join-looking = Looking for the table

## Lobby

# Beside the code; whoever reads it sits there already.
lobby-scan = For the others: scan, or type
# Read out; $qr: what the QR code leads to.
lobby-qr-larger = Enlarge: { $qr }
lobby-qr-smaller = Shrink: { $qr }
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
lobby-away = phone is not here right now
lobby-gone = gone for { $time }
lobby-no-phone-here = no phone, played from here
lobby-no-phone = no phone, played from another one
lobby-begins = goes first
lobby-free =
    { $n ->
        [one] { $colours } is free
       *[other] { $colours } are free
    }
# Read out for the button that unfolds a seat in the lobby.
lobby-edit = Change { $name }'s seat
lobby-edit-name = Name
lobby-edit-colour = Colour
# Two buttons in the list of seats, whose order is the order of play.
lobby-earlier = Move up
lobby-later = Move down
lobby-save = Save
lobby-remove = Remove
lobby-box = Box
lobby-box-differs =
    { $n ->
        [0] All tiles as in the list
        [one] { $n } tile of this box differs
       *[other] { $n } tiles of this box differ
    }
# In the lobby: boards that somebody has copied out from the box, since no list has them.
lobby-box-boards =
    { $n ->
        [one] { $n } board copied out from this box
       *[other] { $n } boards copied out from this box
    }
lobby-box-mine = This table is played with your box.
lobby-box-hosts = This table is played with the host’s box.
lobby-invented =
    { $n ->
        [one] { $n } invented tile
       *[other] { $n } invented tiles
    }
lobby-invented-about = Not all its tiles are entered in this box, so the app draws tiles that we made up.
lobby-starter = Who goes first?
lobby-lot = Pick at random
lobby-lot-fell = { $name } goes first
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
lobby-start-about = Nobody can join after the start, only watch.
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
        [2] You need at least two players. Have them scan the code, or add a seat for somebody without a phone.
       *[other] You need at least { $n } players. Have them scan the code, or add a seat for somebody without a phone.
    }
lobby-few =
    { $n ->
        [one] One more player needed
       *[other] { $n } more players needed
    }
lobby-wait-prompt = Waiting for { $name } to start
lobby-wait-host = Waiting for the host to start
lobby-wait-about = You're in. The game will start on every phone at the same time.
lobby-watch-about = You're watching. The game will start on every phone at the same time.
lobby-add = Add a seat
lobby-sit = Take a seat
lobby-add-prompt = Who is it?
lobby-add-about = For somebody without a phone. You'll make their moves on this one.
lobby-add-name = Name
lobby-add-save = Add the seat

## Settings

settings-title = Settings
settings-language = Language
settings-language-system = Same as the phone
settings-light = Theme
settings-light-system = Same as the phone
settings-light-day = Light
settings-light-lamp = Dark
settings-contrast = High contrast
settings-contrast-about = Stronger lines, no faded colours, no hatching.
settings-hints = Show hints
settings-hints-about = A second line that explains what to do.
settings-hand = Left-handed
settings-hand-about = The main button is on the left.
settings-signals = When it is your turn
settings-signals-off = Nothing
settings-signals-touch = Vibrate
settings-signals-both = Vibrate and knock
# A button below: it vibrates and knocks once.
settings-signals-try = Try it
settings-rulings = Where the rules are unclear: { $game }
settings-about = About
settings-about-words = Tableside is a free companion for the game on your table. It belongs to no publisher and does not replace the game.
settings-about-fonts = Set in Grenze and Atkinson Hyperlegible Next, both under the SIL Open Font License.

## Connection, states, what broke

strip-offline =
    { $n ->
        [0] <b>Offline since { $time }.</b> What you enter is sent later.
        [one] <b>Offline since { $time }.</b> { $n } entry waits on this phone.
       *[other] <b>Offline since { $time }.</b> { $n } entries wait on this phone.
    }
strip-polling = <b>No live connection.</b> This phone checks every 2 seconds; nothing is lost.
strip-back =
    { $n ->
        [0] <b>Back.</b> Nothing was lost.
        [one] <b>Back.</b> { $n } entry sent, nothing lost.
       *[other] <b>Back.</b> { $n } entries sent, nothing lost.
    }
# A page opened before the server has answered shows what it had stored at $time.
strip-as-of = <b>As of { $time }.</b> Getting the latest.
update-ready = A new version is available.
update-now = Update
update-load = Load the new version
broken-title = Something went wrong here
broken-about = Your table is safe on the server. Reload the page and go on where you were.
broken-code = Error: { $code }
closed-title = This phone is not at that table
closed-join = Join with a code
closed-start = Home

client-offline = The server does not answer. Is this phone on the same network?
client-no-chunk = This page could not be loaded. Is this phone on the same network?
client-broken = That did not work. Nothing was changed.
client-no-device = The server did not recognise this phone. Try again.

## Refusals of the house

action-hidden-characters = The text has hidden characters. Type it again.
action-malformed = The entry could not be read: { $detail }
action-unknown = This game knows no such action.
# Shown in place of a table. The page stopped, because the same device opened more pages since.
device-too-many-sockets = Too many pages are open on this device. Close some, then load this one again.
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
server-fault = Something went wrong on the server. Nothing was changed.
correction-does-not-hold = With this correction a later entry would be against the rules.
correction-empty = This correction changes nothing, or too much at once.
correction-entry-gone = The entry that was meant no longer counts.
correction-not-by-hand = This cannot be corrected by hand.
correction-sealed = In a game with secrets, players correct only their own entries. If somebody else’s entry is in the way, undo back to the mistake, newest first, each player their own.
correction-sealed-now = Somebody has chosen in secret. Once that lies open, this can be corrected.
history-no-such-step =
    { $steps ->
        [one] The game has one step only.
       *[other] The game has { $steps } steps only.
    }
correction-unknown = This correction was withdrawn or settled.
table-event-corrected = { $seat } corrected something earlier.
table-event-corrected-by-host = The host corrected something earlier.
table-event-put-back = { $seat } redid what was undone.
table-event-put-back-by-host = The host redid what was undone.
table-adjusted = Points by agreement
table-end-unfinished = The host ended the game early.
table-event-adjusted =
    { $points ->
        [one] { $seat } gets { $points } point by agreement: { $reason }
       *[other] { $seat } gets { $points } points by agreement: { $reason }
    }
# To the player who gets the points
table-event-adjusted-own =
    { $points ->
        [one] You get { $points } point by agreement: { $reason }
       *[other] You get { $points } points by agreement: { $reason }
    }
table-event-finish-now = The host ended the game; it is scored as it stands.
table-no-points = Give a number of points other than 0.
table-no-such-seat = Nobody sits there.
table-busy = The table is busy. Try again in a moment.
table-colour-taken = Somebody has this colour already.
table-duplicate-id = This entry was already sent with other content.
table-event-seat-moved = { $seat } now plays from another phone.
table-event-seat-removed = { $seat }'s phone was removed; the host plays on for { $seat }.
table-event-seat-given-up = { $seat } left; the host's phone now plays the seat.
table-event-seat-host = { $seat } is the host now.
table-event-seat-host-taken = { $seat } is the host now: the host's phone was silent.
table-event-taken-back = { $seat } undid the last entry.
table-full = Every colour of the box is taken.
table-host-is-here = The host's phone is here.
table-locked = The host has locked this table.
table-only-watching = This link is for watching. To play, ask a player for the join code.
start-damaged-link = This link is incomplete. Scan the code again, or join by typing it.
common-again = Try again
join-one-of = Are you one of these?
join-one-of-about = Tap your name to play on this phone.
join-one-of-begun = The game has begun. Tap your name; the host is asked.
# Below the names, while the game runs. “People and phones” is the title of a screen.
join-one-of-missing = Your name is missing? Then your seat already has a phone. Somebody at the table can move it to this one, under “People and phones”.
join-none = Someone else
join-asked = Waiting for the host
join-asked-about = You can play for { $name } once the host says yes. If the host's phone is gone, another player can become the host.
join-asked-over = The host said no, or somebody else has the seat.
join-tv = Show as TV
# Each below its button: what it does.
join-tv-about = For everybody in the room: a large board and the points, without buttons.
join-here = Watch here
join-here-about = For you: with points, past turns and proofs to tap, as on a phone.
join-wide = How do you want to watch?
play-request = A phone wants to play for { $name }.
play-request-no = No
play-request-yes = Allow
table-seat-taken = Somebody has taken this seat already.
table-already-seated = This phone has a seat here already.
table-unknown-request = That has been answered already, or withdrawn.
table-not-finished = The game is still being played.
table-still-played = Something was entered here within the last { $hours } hours. A game that is still being played stays in the list.
table-not-host = Only the host can do this.
table-not-started = The game has not begun yet.
table-not-your-seat = This seat is played from another phone.
table-not-yours-to-do = This cannot be done from a phone.
table-nothing-due = There is nothing to count right now.
table-nothing-to-draw = There is nothing to draw right now.
table-nothing-to-undo = You have nothing to undo.
table-option = The game has no such option: { $option }
table-others-first = Somebody else is asked first.
table-over = The game is over.
table-invented-piece = { $tile } is invented: no box has it, so it cannot be entered.
table-seats = This game is for { $min } to { $max } players.
table-stale-version = Somebody was faster. Nothing was changed.
table-started = The game has begun already.
table-starter = Nobody sits in the seat that should go first.
table-too-late = Too late: that was for an earlier step.
# $why: a whole sentence, the reason of a rule or the next one
table-undo-blocked = This can no longer be undone. { $why }
table-played-on = Others have played on since.
table-seat-moved = Another phone now plays this seat.
table-removed = The host has removed this phone from the table.
table-unknown = There is no such table, or this phone is not at it.
table-unknown-code = No open table has this code. It may have been changed.
table-unknown-colour = The box has no such colour.
table-unknown-seat = There is no such seat at this table.
table-your-own-seat = The host's own phone stays.

## A close look

# A tile or an empty place looked at closely: a sheet above the table
look-open = Look closely: { $tile }
look-close = Close
look-free = Free place
look-from-the-start = On the table from the start
look-laid = Laid by { $name }
# $when: "Turn 12" or "Round 3"
look-laid-when = Laid by { $name }, { $when }
look-belongs = Part of
# Followers of a player on it
look-pieces = { $name }: { $n }
look-fits =
    { $n ->
        [0] Fits nowhere right now
        [one] Fits in one place
       *[other] Fits in { $n } places
    }
look-board = Where it fits
# After a tap on an empty place while $tile is to be laid. $tile: "Tile with a lighthouse", "Curve".
look-not-here = { $tile } does not fit here in any rotation.
look-kinds = Tiles left that fit here
look-kinds-none = No tile left fits here
look-left = { $n } left
look-wrong = Something is wrong

## The board

# What a surface is called and what lies on it: "Board, 12 tiles". Read out, not seen.
board-label = { $name }, { $counted }
# How many tiles lie on a board: stands as $counted in "Board, 12 tiles".
board-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-keys =
    { $legal ->
        [choose] Arrow keys go from free place to free place, Enter lays the tile. Plus, minus and 0 zoom. T shows the board as text.
        [chosen] R turns the tile, Shift and R the other way, the numbers choose, Control and Enter confirm, Escape goes back. T shows the board as text.
       *[look] Arrow keys go from tile to tile, Enter opens one. Plus, minus and 0 zoom. T shows the board as text.
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
board-sides = North { $north }, east { $east }, south { $south }, west { $west }.
board-look = Look closely
# Read out for the button; $place: "row 2, column 5"
board-look-at = Look closely: { $place }
board-times = { $n } × { $what }
board-piece = { $name }: { $role } ({ $on }).
# A piece in the middle of a tile, and one that lies across an edge of it
board-piece-here = { $name }: { $role }.
board-piece-edge =
    { $edge ->
        [N] { $name }: { $role }, north edge.
        [E] { $name }: { $role }, east edge.
        [S] { $name }: { $role }, south edge.
       *[W] { $name }: { $role }, west edge.
    }
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
board-spot-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter chooses, Control and Enter confirm, Escape goes back. Plus, minus and 0 zoom. T shows the board as text.
       *[look] Arrow keys go from place to place. Plus, minus and 0 zoom. T shows the board as text.
    }
# Names a row of buttons, one for each board of a table
board-surfaces = Boards
board-empty = Empty.
# Pieces on one place, the top one first; $pieces: "Anna: stone; Ben: stone, 3"
board-stack = { $n } pieces, from the top: { $pieces }.
board-of-seat = { $name }: { $what }
# Said of a piece after its name: "stone, face down"
board-face-down = face down
board-lying = lying
# $places: "b1 and a2"
board-next-to = Next to { $places }.
board-part-of = Part of { $area }.
# Places that a place is next to although no line leads there
board-across = Leads across to { $places }.
# What a space of a track asks for and gives
board-asks = Asks for { $what }.
# Of the space that a marker of one's own enters next. What is missing is in few words, as “Lighthouse” or “5 gold”.
board-next = Next space.
board-next-missing = Next space. Missing: { $what }.
# Alone, in a small label over those few words.
board-missing = missing
board-gives = Gives { $what }.
board-choose = Choose
# Read out for a button on a place; $place: "b2", $what: what it means, or none
board-choose-here =
    { $what ->
        [none] Choose { $place }
       *[other] { $place }: { $what }
    }
board-leave-here = Move from here
board-go-here = Move to here
board-chosen-from = The piece leaves from here.
board-chosen-to = The piece goes here.

## Playing

play-points = Points
play-settings = Settings
play-leave = Home
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
play-unlisted = Not listed
play-filter = Narrow down by the sides
# On each of four triangles of a square, the filter of tiles by their sides: any terrain. One short word.
play-any = any
play-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
play-left = { $n } left
play-bag =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
play-bag-about = Neither laid nor before anybody. A tap shows a tile large.
play-bag-empty = Every tile has been drawn.
play-used-up =
    { $aside ->
        [0] “{ $tile }” is used up: { $all ->
                [one] the only one lies on the board.
               *[other] all { $all } lie on the board.
            }
       *[other] “{ $tile }” is used up: { $board } of { $all } lie on the board, the rest was set aside.
    }
play-set-aside = “{ $tile }” fits nowhere and is set aside: draw again
# Asked before an undo that reaches into the round before. Buttons: common-cancel, common-undo.
play-undo-round = Back to the round before?
play-undo-round-about = Your last move was in that round. The whole table goes back to it, and the round is scored again.
# For a screen reader: the buttons with what else the player may do now.
play-other-questions = Also possible
play-tap-place = Tap a place
# Where a piece goes that is being moved, before it is sent: the name of the place
play-goes-to = To { $place }
# Unfolds the answers that can be tapped on the board, as a list.
play-as-list =
    { $n ->
        [one] As a list
       *[other] All { $n } as a list
    }
play-move = Move
play-other-tile = Other tile
play-other-place = Other place
play-turn = Rotate the tile
play-targets = What to add
# Small, behind the number of pieces that a player still has.
play-stock = left
play-done = Done
# Read out for the buttons of a stepper. $name: what is counted, "Price of the curve".
play-less = Less for { $name }
play-more = More for { $name }
# Below several steppers that share a limit.
play-amount-left = { $n } left to give
play-change = Change it
play-may-change = Chosen. You may change it until all are ready.
# The prompt while a tile lies for now. $piece: "a follower"; at most two lines.
play-laid =
    { $question ->
        [both] Rotate it, or place { $piece }?
        [turn] Rotate it, or done?
        [add] Place { $piece }?
       *[lay] Lay it here?
    }
# Before a tile is laid that leaves another one in hand ($tile: "a tile with a farm") without a place.
play-strands = Then { $tile } fits nowhere.
play-sent =
    { $what ->
        [draw] Drawing
        [pick] Entered
        [move] Moved
        [place] Placed
        [undo] Undoing
       *[other] Entered
    }
play-sending = Sending
play-sending-on = Sending …
play-kept-here = Kept on this phone until the server answers.
play-waits = Waiting
play-does-not-fit = That does not fit
play-not-possible = That cannot be done
play-nothing-changed = Nothing was changed.
play-undo-by-correction = You can still correct it; you see first what would change.
play-correct-instead = Show me
play-go-on = Go on
play-overtaken = Somebody was faster
play-overtaken-by = { $name } was faster
play-overtaken-kept = Nothing was changed. Your entry is kept.
# Somebody else went on before an undo arrived.
play-overtaken-undo = Too late to undo. What you entered counts.
play-overtaken-gone = It was entered already. There is nothing more to do.
# Two buttons after somebody was faster: leave the own entry out, or send it again.
play-drop = Discard mine
play-again = Send it again
# Below whom the table waits for; $time: minutes and seconds, 1:33
play-since = Waiting { $time }
play-counting = The server is counting.
play-takes-longer = It is taking longer than usual.
# One line below the seats, and on the TV: scoring or the like fails at the server again and again.
play-stalled = The server cannot finish this step. It keeps trying, and nothing is lost.
play-silent = { $name }'s phone has been silent for { $time }. The table is waiting.
play-silent-elsewhere = The phone that plays for { $name } has been silent for { $time }.
play-show = Show
# Two words at most: dismisses the message about a silent phone.
play-let-be = Not now
play-and-more =
    { $n ->
        [one] 1 more message
       *[other] { $n } more messages
    }
play-over = The game is over
play-offer-who = Who has chosen
# Beside a name, in a list of who has chosen in secret. One or two words each.
play-offer-done = ready
play-offer-entered = entered
play-offer-open = not yet
play-offer-drawn = { $name } drew
play-offer-price = { $n } for { $name }
play-offer-missing =
    { $n ->
        [one] { $n } price is missing
       *[other] { $n } prices are missing
    }
play-offer-about = Nobody else sees this before all have chosen.
play-offer-most = At most { $n }: that is all you have left.
play-offer-over = { $n } more than you have
play-offer-purse = { $laid } on tiles, { $left } still free
play-offer-enter = Enter { $name }'s offer
play-offer-sealed = Sealed
play-offer-yours-sealed = Your choice is sealed
play-offer-all-sealed = All have chosen
play-invented =
    { $n ->
        [one] With { $n } invented tile
       *[other] With { $n } invented tiles
    }
play-market = Offers
play-market-drawn = What was drawn
play-market-own = You
play-market-piece = { $name }, price { $price }
# The prompt of a buyer who can pay nothing that is for sale, and the line below it.
play-market-none = There is nothing you can buy
play-market-pass = All you can do is pass.
play-market-tap = Tap what you want.
# Each tile for sale has a button with its price below it.
play-market-tap-price = Tap a price to buy.
play-market-after = { $n } after buying
# Below a tile that the player has just bought, among their own. In a column of 60 px.
play-market-bought = bought
play-market-own-pays = What lies on it pays for it.
play-market-less = { $price } − { $less }
play-market-instead = instead of { $price }
play-market-ware = Space { $n }: { $name }, price { $price }
play-market-empty = Space { $n }: empty
# Stands before or above the coin that bears the sum: "3 + 4 =" (7).
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } on the tile and { $more } for the space
# What a space costs, on its stone.
play-market-extra = +{ $n }
play-market-extra-words = { $n } more for the space
# A tile lies there face down as far as the app knows; one tap enters which it is. In a column of 56 px.
play-market-untold = Space { $n }: not entered yet
play-market-which = Which tile is it?
play-market-untold-count =
    { $n ->
        [one] { $n } tile not entered
       *[other] { $n } tiles not entered
    }
# One line that is a link: it leads to where that is entered.
play-market-untold-line = Space { $n }: which tile is it?
play-market-tell-about = Nobody has to wait for this.
play-market-later = Later
play-market-told-meanwhile = Space { $n } was entered by somebody else just now: { $name }.
play-market-left-meanwhile = The tile on space { $n } is no longer there.
play-own-board = Back to mine
play-help = How to play
# A link below the proof of a score; $step: the card that it opens, "Points".
play-help-at = How to play: { $step }
play-phases = This round
play-phase =
    { $when ->
        [done] done
        [now] now
       *[later] to come
    }
play-round-of = { $turn } of { $rounds }
play-begins = { $name } goes first
# The same on a narrow phone: the stamp of the player stands before it.
play-begins-short = goes first
play-goals-now =
    { $n ->
        [one] { $places } counts
       *[other] { $places } count
    }
# In the line of the round, behind the goals that count: "for you now: 4 + ?".
play-goals-worth = for you now: { $points }
play-waits-for = Still to finish: { $names }
play-hand = In your hand
play-fits-not-yet = fits nowhere now
play-enter-tile = Add a tile
play-lay = Lay it
play-drawn = You have drawn
play-symbols = Narrow down by what is on it
# One line with the picture of a tile in place of $tile, and a way on ("Look at it").
play-check-piece = Lists disagree about { $tile }. Which is yours?
# $what: whether the tiles are missing in the list, are in it but printed differently, or some are this and some that.
play-unkept =
    { $what ->
        [new]
            { $n ->
                [one] Keep the new tile in your box?
               *[other] Keep { $n } new tiles in your box?
            }
        [corrected]
            { $n ->
                [one] Keep the corrected tile in your box?
               *[other] Keep { $n } corrected tiles in your box?
            }
       *[both] Keep { $n } new or corrected tiles in your box?
    }
# As above, for boards of the table on which something else is printed than in the box of the host.
play-unkept-boards =
    { $n ->
        [one] Keep this table's board in your box?
       *[other] Keep this table's { $n } boards in your box?
    }
play-facet-cost = What does it cost?
play-narrow-facets = Tap cost, picture or edges.
play-narrow-symbols = Tap what is on it.
play-which-goal = What lies there
play-news = News
# Beside the board on wide screens: everybody with what they have in hand, then what happened last.
play-players = Players
play-last-moves = Last moves
play-scored = { $when } is scored
play-scored-own =
    { $points ->
        [one] { $when }: { $points } point for you
       *[other] { $when }: { $points } points for you
    }
# A phone that several play from: whose points these are.
play-scored-for =
    { $points ->
        [one] { $when }: { $points } point for { $name }
       *[other] { $when }: { $points } points for { $name }
    }
# The button at the end of a round's review, where somebody else's review comes next on this phone.
play-scored-next = OK, now { $name }
play-scored-tap = Tap a line to light up what it counts.
play-scored-all = All players
play-scored-mine = Mine
play-scored-right = That's right

## Points, proofs, result

points-title = Points
points-after = Turn { $turn }
points-who = Player
points-total = Total
points-score-tile = 50/100 tile: { $n }
# Before a name in the table of points: "1."
points-rank = { $rank }.
points-by-kind = Points by kind
points-lines = Every point, newest first
points-none = Nothing has scored yet.
points-tap = Tap any line to see it on the board.
points-of = { $name } · { $when }
# $of: whose and when, as “points-of”; $place: where
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
# $points: by how many points the first is ahead of the second.
points-leads = { $name } leads by { $points }
points-level =
    { $n ->
        [2] Two are tied at { $points }
        [3] Three are tied at { $points }
        [4] Four are tied at { $points }
       *[other] All are tied at { $points }
    }
points-board = Board
# Two ways to look at the points: as they are, and with what the end would still bring.
points-now = As it stands
points-ended = If it ended now
points-ended-title = If it ended now
points-ended-lines = End-of-game scoring
points-ended-about = Including end-of-game scoring. Tap a line to see it.
points-all = All points
points-gone = This line is no longer there
points-previous = Previous line
points-next = Next line
# Between two arrows; which line of how many.
points-line-of = { $n } of { $all }
points-board-label = Board with the proof of this line
points-proof = How the points add up
points-undecided = Who leads is still open
points-left-over = Not counted:
points-left-over-one = { $reason } ({ $count })
points-goals = What scores at this table
points-goal-now = counts in this round
points-goal-rounds = Counts in rounds { $rounds }
# What a goal would give if it were scored now. $points: a number, "?", or points-unknown-worth, which is read out.
points-goal-worth = For you now: { $points }
points-unknown-worth = unknown
points-count-of = { $name } { $count }
points-scoring = Last scoring

result-title =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
result-names = { $first } and { $last }
result-again = Play again
result-opening = Opening
result-to-next = To the next game

# The end of a game, revealed line by line on each phone and on the TV.
ceremony-title = Final scoring
ceremony-about =
    { $n ->
        [one] One more scoring, then we know who won.
       *[other] { $n } more scorings, then we know who won.
    }
ceremony-step = Final scoring: { $n } of { $all }
# Two buttons side by side, as short as can be.
ceremony-next = Next
ceremony-skip = Skip
ceremony-winner = Who won?
ceremony-result = On to the result
# Read aloud only: "Farm: Anna +9, now 47."
ceremony-spoken = { $reason }: { $name } { $points }, now { $total }.

## People and phones, while a table is played

people-title = People and phones
people-seats = Seats and their phones
people-gone-host = gone for { $time }, host
people-away-host = phone is not here right now, host
people-unknown = unknown whether the phone is here
people-unknown-host = unknown whether the phone is here, host
people-actions = Options for { $name }'s seat
people-move = Move to another phone
people-move-about = Scan this with the other phone, or enter the code there under “Join”. It works once, within 15 minutes.
people-move-qr = QR code that moves { $name }'s seat to another phone
# In place of the code, once another phone has used it.
people-move-used = This code has been used: { $name } plays on another phone now.
people-give-up = Give up the seat
people-give-up-ask = Have the host's phone play for { $name } from now on? This one will only watch.
people-give-up-yes = Give it up
people-take-over = Play for { $name }
people-take-over-ask = Play for { $name } on this phone? The other one will only watch, until it joins again with the table's code.
people-take-over-yes = Play for { $name }
people-remove = Remove the phone
people-remove-ask = Remove { $name }'s phone from the table? This one plays on for the seat. The codes to join and to watch change.
people-remove-ask-lobby = Remove { $name }'s phone from the table, with its seats? The codes to join and to watch change.
people-remove-yes = Remove it
people-make-host = Make host
people-make-host-ask = Make { $name } the host? This phone will no longer be.
people-make-host-yes = Make host
people-hand = Give { $name } the phone
people-host = For the host
people-lock = Lock the table
people-lock-about = No one else can join. Everyone already here stays.
people-join = For joining
# A button below a code. What it changes stands above it; a screen reader says people-new-code-join or -watch.
people-new-code = New code
people-new-code-join = New code to join
people-new-code-watch = New code to watch
people-new-code-join-ask = Change the code to join? The old one and its link no longer work. Everyone at the table stays.
people-new-code-watch-ask = Change the code to watch? The old one and its link no longer work. Everyone watching stays.
people-new-code-yes = Change it
people-new-code-made = This code is new. The old one no longer works.
people-watch = For spectators, on a phone or a TV
people-watch-scan = To watch, scan or type
people-watch-qr = QR code of the link to watch this table
people-become = Become the host
people-become-about = The host's phone has been silent for { $time }. Somebody else can be the host now.
people-become-polling = This phone has no live connection, so it cannot tell whose phone is silent and cannot become the host. If the host's phone is gone, use another phone at this table: it shows “Become the host” in this place.

common-seconds = { $n } s
common-minutes = { $n } min

## A seat on its way, a seat lost, a code to watch

seat-title = Play this seat here?
# The same as soon as the phone knows whose seat the code moves.
seat-title-of = Play for { $name } on this phone?
seat-about = It will be removed from the phone that had it.
seat-take = Play on this phone
seat-taking = Taking over the seat
watch-title = Watch the table
lost-title = This phone no longer plays for { $names }
lost-moved = Another phone has taken over; nothing is kept on this one.
lost-taken = The host or another phone has taken over; nothing is kept on this one. To play on, join again with the table's code.
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
# Button: passes the phone to another player who shares it. At most two words.
hand-to = To { $name }
# In the menu: covers what only this player may know, before the phone is laid aside.
cover-now = Hide
cover-title = Covered
cover-about = What only { $name } may know is under here.
cover-prompt = Is nobody else looking?
cover-look = Tap to look

## The past: timeline, corrections, putting right, what the host decides

# Read out at the end of a heading; $names: the people who play on this phone.
common-you-are = You are { $names }
# At the end of the seats band and of headings, on a phone that has no seat. One word.
common-watching = Watching
# Beside Undo, on a button: what was just undone counts again.
common-redo = Redo
table-category-adjusted = Agreed
points-agreed = No rule gives these points: the table agreed on them.
corrections-timeline = Timeline
corrections-something-wrong = Something is wrong
corrections-step-of = { $name }: { $what }
# Where a tile or a place lies on the real table, beside another tile; $edge: the side of the place on which that one lies.
corrections-place-beside = { $edge ->
        [N] below
        [E] left of
        [S] above
       *[W] right of
    } the “{ $tile }”
# A number of tiles in one direction (“2 up”); a place that needs two directions gets a list of both.
corrections-place-steps = { $n } { $way ->
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
corrections-turn-tile = Turn the “{ $tile }” { $place } as the board shows it.
corrections-lay-tile = Lay the “{ $tile }” { $to }, turned as the board shows it.
corrections-take-piece = Take the { $piece } off the tile { $place }.
corrections-move-piece = Move the { $piece } from the tile { $place } to the tile { $to }.
# From one part of a tile to another, $part: "city"; then where the parts are called the same.
corrections-move-within = On the tile { $place }, move the { $piece } to the { $part }.
corrections-move-shown = Move the { $piece } as the board shows it.
corrections-move-tile-shown = Move the “{ $tile }” as the board shows it.
corrections-put-piece = Put the { $piece } on the tile { $to }.
# The same on a plan or a track; $place and $to: "b2", "Space 3"
corrections-take-off = Take the { $piece } off { $place }.
corrections-move-over = Move the { $piece } from { $place } to { $to }.
corrections-put-on = Put the { $piece } on { $to }.
corrections-mark-place = { $place }: { $mark }.
corrections-unmark-place = { $place }: no longer { $mark }.
corrections-stock = { $way ->
        [more] Take { $n } { $piece }.
       *[fewer] Put { $n } { $piece } back.
    }
corrections-put-back = Put the “{ $tile }” back with the tiles not drawn yet.
corrections-set-aside = Set the “{ $tile }” aside: it leaves the game.
corrections-hold = Take the “{ $tile }” in hand: that is the one drawn.
corrections-put-back-of = Put the “{ $tile }” away; it is not yours.
corrections-hold-of = Put the “{ $tile }” in front of you.
# What lies on a space of the market ($market: its name) once the past is corrected: $lying instead of $instead, each one of the three below.
corrections-ware = { $market }, space { $n } from the left: { $lying }.
corrections-ware-instead = { $market }, space { $n } from the left: { $lying } instead of { $instead }.
corrections-ware-tile = the “{ $tile }”
corrections-ware-none = nothing
corrections-ware-untold = a tile that nobody has entered yet
corrections-mark = “{ $tile }” { $place }: { $mark }.
corrections-unmark = “{ $tile }” { $place }, no longer: { $mark }.
# $piece lies on a spot of a plan or a space of a track, $place.
corrections-turn-piece = Turn the { $piece } on { $place } as the board shows it.
corrections-tip-over = Lay the { $piece } on { $place } down.
corrections-stand-up = Stand the { $piece } on { $place } up.
# Tasks after a correction: what has to lie in a slot of a market or another display now, and its price.
corrections-fill-slot = Lay “{ $tile }” out.
corrections-empty-slot = Take “{ $tile }” away.
corrections-slot-price =
    { $n ->
        [0] “{ $tile }” has no price.
       *[other] “{ $tile }” costs { $n }.
    }
corrections-track = Score track: from { $before } to { $after }.
corrections-tap = Something wrong? Tap it
corrections-tap-about = Before anything changes, you see what it would change.
corrections-look = What happened
corrections-look-about = Whoever sits at the table can correct it.
corrections-offline = Corrections need the server, and nobody answers right now.
corrections-needs-server = No connection
corrections-begun = Unfinished correction
corrections-begun-about = Nothing is changed yet.
# Below the picture of what a correction leads to: back to that tile on the board
corrections-lay-otherwise = Rotate or move it
corrections-throw-away = Throw it away
corrections-go-on = Go on with it
corrections-none = Nothing of that kind.
corrections-replay = See it in the replay
corrections-older = { $n ->
        [one] { $n } earlier entry
       *[other] { $n } earlier entries
    }
corrections-shown = Shown: { $kind }, { $name }
# As above, where it is not narrowed to one person.
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
corrections-kind-redo = Something was redone.
corrections-kind-correction = Something earlier was corrected.
corrections-kind-seat = A seat changed its phone.
corrections-kind-host = The host changed.
corrections-status-stands = counts
corrections-status-taken-back = undone
corrections-status-mended = corrected
corrections-status-dropped = did not happen
corrections-proposed-by = proposed by { $name }
corrections-confirmed = confirmed by the host
corrections-crossed-short = something was revealed afterwards
corrections-put-in = added by this correction
corrections-entry-title = What was entered
corrections-entry-title-past = What was corrected
corrections-changed = What it changed
corrections-wrong = What is wrong here?
corrections-which = What did not happen?
corrections-only-this = Only this entry
corrections-whole-turn = { $who ->
        [seat] { $when }: everything by { $name }
       *[host] { $when }: everything by the host
    }
corrections-counts-no-more = It no longer counts.
corrections-not-here = This cannot be corrected.
# In a game with secrets only whoever entered something corrects it. Below the entry, on somebody else's phone.
corrections-owner-only = Only { $name } can correct this: on { $name }'s phone, in the timeline.
# The same where that person plays from this phone as well.
corrections-owner-here = Only { $name } can correct this: give { $name } the phone.
corrections-counted = The app counted this. Correct what was entered before it.
corrections-app-drew = The app drew this, so it stays as it is.
corrections-seats-elsewhere = Who plays from which phone changes under “People and phones”.
# Behind a sentence that reads the same since it was corrected; $steps: "1 up and 2 to the right"
corrections-moved = moved { $steps }
corrections-turned = turned
corrections-gone = There is no such entry.
# The main button below an entry of the timeline; the others are about more than this entry.
corrections-correct = Correct it
corrections-other-tile = Another tile
corrections-not-happened = It did not happen
corrections-wrong-piece = Something is wrong with this tile
corrections-missing = Something is missing after it
corrections-take-back = Undo it
corrections-take-back-last = Undo my last entry
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
# Below two pictures side by side: the tile as it was entered, and as it lies on the real table.
corrections-is-entered = entered so far
corrections-lies = on the table
corrections-points = Points
corrections-nothing = No points change.
corrections-from-to = { $before } before, { $after } after
corrections-line-gone = { $what }: { $points } goes
corrections-line-new = { $what }: { $points }
corrections-to-move = On the table
# Heading of a list: what is asked, and of whom, once the correction is made.
corrections-then = Then
corrections-asked = Now possible: { $what }
corrections-not-asked = No longer possible: { $what }
corrections-goes-on = The game goes on.
corrections-all-hold = All later entries still count. The old one stays in the timeline.
corrections-crossed = Something hidden had been revealed by then.
corrections-the-host = the host
corrections-ask-host = Ask { $name } to correct it?
# A button; $name: the host, who has to accept it.
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
corrections-does-not-hold-about = Nothing is changed yet. You can choose how to go on.
corrections-too = Correct it too
corrections-not-happened-too = It did not happen either
corrections-missing-before = Something is missing before it
corrections-cut = { $n ->
        [one] Cut here: { $n } entry goes
       *[other] Cut here: { $n } entries go
    }
corrections-cut-ask = { $n ->
        [one] Should the last entry no longer count? This is the last resort.
       *[other] Should everything from here on, { $n } entries, no longer count? This is the last resort.
    }
corrections-cut-yes = { $n ->
        [one] Drop { $n } entry
       *[other] Drop { $n } entries
    }
corrections-proposal = Correction pending
corrections-confirm-ask = Accept { $name }'s correction?
corrections-confirm-about = It applies to everyone.
corrections-waits-own = { $name } has to confirm it
corrections-waits = { $name } proposes this
corrections-waits-about = Until the host confirms, nothing is changed.
corrections-refuse = Refuse
corrections-confirm = Accept
corrections-withdraw = Withdraw it
corrections-proposal-gone-wrong = It no longer fits what happened since. It can only be refused or withdrawn.
corrections-settled = This is settled
corrections-settled-about = The timeline shows what became of it.
# What became of a proposal, told to everybody; $name: the host.
corrections-settled-confirmed = { $name } accepted it
corrections-settled-refused = { $name } turned it down
corrections-settled-withdrawn = It was withdrawn
corrections-to-table = To the table
corrections-strip-own = Your correction waits for { $name }.
corrections-strip-waits = { $name } proposes a correction.
corrections-strip-look = Look at it
corrections-strip-right = Something earlier was corrected.
corrections-strip-nothing = Nothing has to be moved.
corrections-right = Put it right
corrections-right-ask = Is it on the table like this already?
corrections-right-ask-about = If so, nobody else is asked.
# The same question if the app draws: perhaps nothing lies on a real table. Two buttons below are the answers.
corrections-right-ask-app = Does it lie on a table, too?
corrections-right-ask-app-about = If you play on the phones alone, there is nothing to move.
corrections-show-moves = Show what to move
corrections-no-moves = Nothing to move
corrections-right-prompt = Put it right on the table
corrections-right-done = Everything is in its place
corrections-right-left = { $n ->
        [0] Nothing is left to do.
        [one] { $n } thing is left to do.
       *[other] { $n } things are left to do.
    }
corrections-show-step = Show on the board: { $what }
corrections-board-right = Board as it should be on the table
corrections-nothing-to-move = Nothing to move
corrections-nothing-to-move-about = The table is as it should be.
# A button: leaves the list of things to move on the real table open.
corrections-later = Later
# Answers "Is it on the table like this already?".
corrections-as-done = Yes, it is
corrections-not-yet = Not yet
corrections-all-done = Done
corrections-adjust = Give or take points
corrections-adjust-prompt = Points for { $name } by agreement
corrections-adjust-about = Everyone will see it, with the reason.
corrections-adjust-who = For whom?
corrections-adjust-points = How many points?
corrections-adjust-reason = Why?
corrections-adjust-reason-hint = Everyone will see it.
corrections-adjust-how-many = How many points?
corrections-adjust-why = Say why
corrections-adjust-yes = { $points } for { $name }
corrections-fewer-by = { $n } fewer
corrections-more-by = { $n } more
corrections-setting = The host sets
corrections-setting-about = It applies to everyone at this table.
corrections-setting-none = Nothing chosen
corrections-setting-yes = Set it
corrections-finish = End the game now
corrections-finish-prompt = End the game here?
corrections-finish-second = It will be scored as it stands and marked unfinished.
corrections-finish-about = End-of-game scoring is counted now, for everyone. The timeline keeps it, and it can be undone.
corrections-finish-no = Play on
corrections-finish-yes = End it now

## On a TV

tv-title = Standings
tv-join = Watch or join
tv-watch = Watch
# Beside a player on the TV: what the newest round gave, as in "Round 2: +7".
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
tv-no-phone = on another phone
tv-lobby = Whoever scans the code can join
tv-lobby-watch = The game has not begun yet
tv-stock = { $n } in hand

## The screen that stays on, the app on the home screen

settings-awake = Keep the screen on
settings-awake-on = While a game is being played here. It is staying on now.
settings-awake-idle = While a game is being played here.
settings-awake-refused = The phone refuses right now, perhaps because its battery is low.
settings-awake-none = This browser cannot do it; the phone's own setting applies.
settings-awake-http = Not at this address: see below.
menu-box = The box of this table
menu-dark = The screen may turn off
missing-title = What is missing at this address
missing-about = It begins with http. At such an address, browsers do not allow:
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
tls-load = Download the certificate
tls-whose = It is called “{ $name }”. The computer that runs Tableside created it, and it is valid only for addresses in your own network.
tls-fingerprint = Fingerprint (SHA-256), the same as on that computer's screen
tls-ios = iPhone and iPad
tls-ios-load = Open this page in Safari, tap the button above and allow the download.
tls-ios-install = Open Settings, tap “Profile Downloaded” and install it.
tls-ios-trust = In Settings, General, About, Certificate Trust Settings: switch on “{ $name }”.
tls-android = Android
tls-android-load = Tap the button above and save the file { $file }.
tls-android-install = Open Settings and search for “CA certificate”. It is under Security, Encryption and credentials, Install a certificate.
tls-android-choose = Install anyway, choose the file, and go on in Chrome.
tls-done = Done, today or earlier?
tls-open = Open Tableside
tls-remove = To undo this, remove it in the same settings.

## Taking along

take-along-another-table = There is already a table with this id here, and it was played differently.
take-along-differs = What the file says about { $field } does not follow from its own log.
take-along-does-not-replay = Entry { $version } of the file cannot have happened: { $why }
take-along-box-format = This is not a box file, or it comes from a newer app.
take-along-box-of-other-game = This file is for a box of another game.
take-along-format = This is not a file of a finished game, or it comes from a newer app.
take-along-kind = It is not of the kind it says.
take-along-number = Its number is out of order.
take-along-ruleset = The file was scored by version { $version } of the rules, which this app does not have.
take-along-sealed = This game has secrets, so its log stays here. You can save the result as a table, as a picture or for BG Stats.
take-along-start = A log begins with the start of the table, and only once.
take-along-times =
    { $version ->
        [0] The times of the table in the file cannot be right.
       *[other] Entry { $version } of the file was at a time that cannot be right.
    }
take-along-too-long = This log would take too long to play again.

## The picture of a finished table

picture-invented = invented tiles
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

times-too-early = Not before { $year }, please.
times-future = This game would end in the future. Check the date, the time and how long it took.
times-duration =
    { $days ->
        [one] A game takes at least 0 minutes and at most { $days } day.
       *[other] A game takes at least 0 minutes and at most { $days } days.
    }
profile-unknown-code = No past games belong to this code. There may be a newer code by now.
person-unknown = Nobody by that name sat at your finished tables.
person-same = These two are the same person already.
person-two-people =
    { $tables ->
        [one] They sat at one table together, so they are two people.
       *[other] They sat at { $tables } tables together, so they are two people.
    }
photo-not-an-image = This photo cannot be read. JPEG, PNG and WebP work.
photo-wrong-type = Photos come as JPEG, PNG or WebP.
photo-too-large = The photo is too large: at most { $megabytes } MB and { $megapixels } megapixels.
photo-too-complex = This photo takes too long to read. Take a screenshot of it and add that.
photo-busy = Other photos are being read. Try again in a moment.
photo-too-many = The table has { $most } photos already. Remove one first.
photo-unknown = There is no such photo at this table.
photo-not-yours = Only the person who took the photo or the host can remove it.
photo-not-kept = The photo could not be saved. Try again later.

## The evening again: replay and charts

history-title = Replay
history-again = Replay
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
# On a small button; $n: 1, 2 or 4
history-speed = { $n }×
history-speed-of = Speed: { $n }×
# A step of which nobody was told more
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

## Time per player: how long the table waits for each, the clock while it plays

# Heading, of the choice and of the times themselves.
clock-title = Time per player
clock-off = Not shown
clock-off-about = Not even after the game.
clock-result = After the game
clock-result-about = With the result, in the replay and in the statistics.
clock-live = During the game too
clock-live-about = A clock on every phone and on the TV.
# A time as it is said aloud. $length: hours, minutes or seconds, the largest part of it.
clock-spoken =
    { $length ->
        [hours] { $h } h { $m } min
        [minutes] { $m } min { $s } s
       *[seconds] { $s } s
    }
# One small line below the seats while somebody is awaited, also on the TV beside a name. $turn and $total: 0:35, 12:40.
# $unit: "round" in games that are played in rounds, else "turn".
clock-times =
    { $unit ->
        [round] { $turn } this round, { $total } in all
       *[turn] { $turn } this turn, { $total } in all
    }
# On the TV, beside the name of somebody who is awaited: one short line.
clock-now = { $turn } now, { $total } in all
# On the TV, beside the name of somebody who is not awaited.
clock-total = { $total } in all
# The line below the seats where nobody is timed: nothing has been entered for some minutes.
clock-break = Break: the clock has stopped.
# The same line of several who are awaited at once, each with the time in all. Followed by names and times.
clock-all = In all:
# Below a bar. $median: the time of a usual turn, $longest of the longest one, $when: "Turn 31" or "Round 4".
clock-of-turns =
    { $unit ->
        [round] Typically { $median } a round, longest { $longest } ({ $when })
       *[turn] Typically { $median } a turn, longest { $longest } ({ $when })
    }
# Heads of columns.
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

## Taking a finished table along, photos

keep-title = Save and share
keep-prompt = What do you want to keep?
keep-about = Times follow this phone's clock.
keep-busy = Getting it …
keep-failed = That cannot be saved
keep-done = Saved
keep-result = Result
keep-png = Picture to share
keep-png-about = The board as it lay, and the points
keep-json = Whole game (.json)
keep-json-about = Every move; can be imported into any Tableside
keep-csv = Table of results (.csv)
keep-csv-about = A row for each player, for any spreadsheet
keep-bgsplay = BG Stats (.bgsplay)
keep-bgsplay-about = Open it with BG Stats on this phone
keep-times = When was it?
keep-times-logged = According to the app: { $times }
keep-times-edit = Change
keep-times-about = Counts only for you: your past games, your statistics and what you save.
keep-times-missing = Day, time and minutes
keep-times-forget = As the app has it
keep-day = Day
keep-time = Started at
keep-minutes = Minutes played
keep-about-it = About this game
keep-place = Where did you play?
keep-note = A note
keep-note-about = For everyone who played. It goes along with the table of results and to BG Stats.
keep-save = Save
# Asked once at the end of a game, after the winner. Buttons: keep-skip, keep-save.
keep-step = A memory of this game?
keep-step-about = Whatever you enter is there for everyone who played.
keep-skip = Skip
keep-drop = Delete this game
keep-drop-ask = Delete this game?
keep-drop-about = It leaves your past games and your statistics. The others keep it; if nobody else has it, it is gone for good, photos included.
keep-drop-yes = Delete it
keep-dropped = Deleted
keep-link = To BG Stats
keep-link-about = With the link here, or the code from another screen
keep-link-open = Open in BG Stats
keep-link-qr = QR code that hands this play to BG Stats
photos-title = Photos of the table
photos-about = Only those who sat here see them. Location and camera details are removed.
# Two buttons side by side on a phone: its camera, and a photo that it has.
photos-take = Take a photo
photos-add = Choose a photo
photos-busy = Sending …
photos-photo = Photo of { $when }
photos-remove = Remove the photo of { $when }

## Finished evenings: library, numbers, people, recovery

library-title = Past games
library-prompt = Which game?
library-about = From this phone and those that share its games
library-none = No finished game yet.
library-all = All games
library-only = Only { $what }
library-some-days = some days
library-from = From
library-to = Until
library-more = Older games
library-bring = Import a game (.json)
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
library-numbers = Statistics
library-people = Players
library-code = Other phone
library-numbers-about = Games that were ended early are not counted.
# Above the statistics: how many games they count.
library-counted =
    { $n ->
        [0] No game counted yet
        [one] { $n } game counted
       *[other] { $n } games counted
    }
library-left-out =
    { $n ->
        [one] { $n } game was ended early and is not counted.
       *[other] { $n } games were ended early and are not counted.
    }
library-numbers-all = Games that were ended early are counted as well.
library-count-early = Count games that were ended early
library-duels = { $name } against …
library-duel =
    { $plays ->
    [one] one game: { $ahead } × ahead, { $behind } × behind
   *[other] { $plays } games: { $ahead } × ahead, { $behind } × behind
 }
library-won = won { $rate }
# A button that downloads every past game, or ("some") those that the filter above lets through.
library-sheet = All games as a table (.csv)
library-sheet-some = These games as a table (.csv)
library-streaks = Winning streak
library-streaks-of = { $name }: winning streak
library-streak-now =
    { $n ->
        [0] No winning streak right now.
        [one] Won the last game.
       *[other] Won the last { $n } games.
    }
library-streak-longest =
    { $n ->
        [0] No win yet.
        [one] Longest streak: { $n } win.
       *[other] Longest streak: { $n } wins.
    }
library-person-open = More about { $name }
# The title of a person's page; the name stands above it.
library-person-title =
    { $plays ->
        [one] { $plays } game, { $wins } won
       *[other] { $plays } games, { $wins } won
    }
library-person-games = Show the games
library-early-left-out =
    { $n ->
        [one] { $n } more was ended early
       *[other] { $n } more were ended early
    }
# Heads of the rows of a table: by how many people played.
library-number = Number of players
library-any-number = All
library-with-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
library-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
library-plays = Plays
library-wins = Wins
library-average = Avg.
library-best = Best
library-margin = Lead
# A part of one line, after "won 43 % · ". $kind: a kind of points, in English with a small letter ("cities").
library-most-by = mostly from { $kind }
# How long the table waited on average; $turn and $game: 0:41, 24:10. $unit as in clock-times.
library-times =
    { $unit ->
        [round] { $turn } per round, { $game } per game
       *[turn] { $turn } per turn, { $game } per game
    }
people-known-title = Players
people-known-prompt = Is someone listed twice?
people-known-about = Choose two entries of the same person: the first name stays.
people-known-sure = Merge them?
people-known-merged =
    { $n ->
        [one] { $name }, with { $n } table. It can be taken apart again.
       *[other] { $name }, with { $n } tables. It can be taken apart again.
    }
people-known-not = They stay apart
people-known-choose-two = Choose two
people-known-look = See who it is
people-known-merge = Merge
people-known-leave = Cancel
people-known-also = also { $name }
# A button: makes two people of a merged one again.
people-known-apart = Take apart
recovery-title = On another phone
recovery-prompt = Keep your past games
recovery-about = With a code, another phone sees the same past games.
recovery-warning = Whoever has the code sees these games. A new code replaces the old one.
recovery-make = Create a code
recovery-made-about = It is shown only now.
recovery-write-down = Write it down, or scan it with the other phone.
recovery-qr = QR code that brings these games to another phone
recovery-send = Send the link
recovery-field = Do you have a code?
recovery-hint = Four groups of five letters and digits
recovery-use-prompt = Bring these games here?
recovery-use = Bring them here
recovery-not = Nothing was transferred
recovery-account = With an account
recovery-account-about = You never need one. An address and a password bring these games to any phone.
recovery-done =
    { $n ->
        [one] Done: { $n } phone
       *[other] Done: { $n } phones share these games
    }

## An account, which nobody needs: refusals, mails, screens

account-wrong = No account has this address and this password.
account-wrong-password = That is not the password of this account.
account-not-an-address = That is not an e-mail address.
account-address-taken = This account or another one already has this address. Nothing was changed.
account-password-short = A password has at least { $least } characters.
account-password-easy = This password is too easy to guess. Take one that few others would.
account-wrong-code = That is not the code from the mail. After three wrong ones it expires.
account-code-over = The code has expired. Start again to get a new one.
account-no-mail = This server sends no mails, so it cannot help with a forgotten password. Your recovery code brings your games back, and so does another phone that has them.
account-mail-not-sent = The mail could not be sent. Try again later.
account-signed-in = This phone is signed in already. Sign out first.
account-not-signed-in = This phone is not signed in to any account.
account-two-accounts = This phone is signed in to another account. Sign out first; its games then stay there.
mail-confirm-subject = Tableside: your code
mail-confirm =
    { $code } is your code. Type it on the phone that asks for it, within 15 minutes.

    Somebody gave this address for an account at { $host }, which keeps past games from the table.
    If that was not you, do nothing: without the code there is no account.
mail-reset-subject = Tableside: a new password
mail-reset =
    { $code } is your code for a new password. Type it on the phone that asks for it, within 15 minutes.

    If you did not ask for it at { $host }, do nothing: the old password stays.
mail-sign-in-subject = Tableside: your code
mail-sign-in =
    { $code } is your code to sign in. Type it on the phone that asks for it, within 15 minutes.

    If you did not ask for it at { $host }, do nothing.
mail-known-subject = Tableside: you have an account
mail-known =
    Somebody wanted to make an account with this address at { $host }, but there is one already.

    If that was you: sign in with your password, or choose "Forgotten password" there. If not, do nothing.
mail-unknown-subject = Tableside: no account
mail-unknown =
    Somebody asked for a code at { $host }, but no account has this address.

    If that was you, it may be another address. If not, do nothing.
account-title = Account
account-mine = This phone is signed in
account-email-so-far = So far: { $email }
account-prompt = Sign in to your games
account-about = They come to this phone and are kept together with the games on it.
account-email = E-mail address
account-email-no-mail = This server sends no mails: choose any address that you will remember.
account-password = Password
account-password-now = Current password
account-password-new = New password
account-password-hint = At least { $least } characters
account-sign-in = Sign in
account-make = Create an account
account-forgot = Forgotten password
account-new-prompt = Keep your games in an account
account-new-about = It brings these games back on any phone. The recovery code still works.
account-code-prompt = Type the code from the mail
account-code-about = If the address is right, a mail is on its way to { $email }.
account-code = Code
account-code-yes = Confirm
account-code-again = Send another code
account-code-sent = Another mail is on its way.
account-forgot-prompt = Get a code for a new password
account-forgot-about = If there is an account with this address, a mail brings the code.
account-by-code = Sign in by mail
account-by-code-prompt = Sign in with a code from a mail
account-forgot-yes = Send the code
account-forgot-no-mail = No mail from this server
account-use-code = Use a recovery code
account-reset-yes = Save and sign in
account-show = Show
account-busy = Just a moment
account-missing = Still missing: { $what }
account-again = Try again
account-done =
    { $n ->
        [one] Signed in: { $n } phone
       *[other] Signed in: { $n } phones share these games
    }
account-phones =
    { $n ->
        [one] One phone shows these games.
       *[other] { $n } phones share these games.
    }
account-change-password = Change the password
account-change-password-about = Phones that are signed in stay signed in.
account-change-email = Change the address
account-email-new = New e-mail address
account-save = Save
account-saved = Done
account-sign-out = Sign out on this phone
account-sign-out-about = What was played on it so far stays with your games.
account-sign-out-prompt = Sign out on this phone?
account-sign-out-yes = Sign out
account-others = Sign out all other phones
account-others-about = They then show only their own games. The recovery code stops working too.
account-others-prompt = Sign out all other phones?
account-others-yes = Sign them out
account-delete = Delete the account
account-delete-about = Address and password are deleted. The games stay on the phones that have them.
account-delete-prompt = Delete the account?
account-delete-yes = Delete it
account-not = That did not work
account-offline = Accounts need the server
account-offline-about = It does not answer now. Your games are safe there.

## The pieces of a box

box-title = My box
box-about = Boxes are not all printed alike. What you say here counts for every table that you open from now on.
box-settled =
    { $all ->
        [0] Any tile can be changed.
        [one] { $n } of { $all } tile checked
       *[other] { $n } of { $all } tiles checked
    }
box-disputed = Tiles to check
box-disputed-about = Lists of this game disagree here. Look at your tile and tap what is printed on it.
box-state =
    { $state ->
        [open] to check
        [drawn] drawn by you
       *[settled] checked
    }
box-neither = { $name } looks different
box-all = All tiles
box-all-about = Tap one that looks different in your box.
box-changed = changed
box-piece-own = { $name }, changed
box-add = Add a tile
box-add-of = Add a tile: { $set }
box-set-about =
    { $n ->
        [0] No list has these tiles: copy each from your box once.
        [one] { $n } tile copied from your box.
       *[other] { $n } tiles copied from your box.
    }
# Boards on which something else is printed than anybody has listed: copied out as a file (JSON), once.
box-boards = Boards
box-boards-about = No list has what is printed on them. Copy yours out once: tables that you open from then on play by it.
box-boards-copied =
    { $all ->
        [one] { $n } of { $all } board copied out
       *[other] { $n } of { $all } boards copied out
    }
# The rows at the top of "My box", for screen readers.
box-overview = What is entered
# Numbers of pieces that differ from one edition to the next.
box-counts = Numbers of pieces
box-counts-about = Count what is in your box once: tables that you open from then on begin with it.
box-counts-entered =
    { $all ->
        [one] { $n } of { $all } number entered
       *[other] { $n } of { $all } numbers entered
    }
box-count-state =
    { $state ->
        [kept] In your box
       *[open] Not entered yet: this is only a guess
    }
# $name: what is counted.
box-count-right = { $n } is right: { $name }
box-count-remove = Remove: { $name }
box-board-state =
    { $state ->
        [kept] In your box
       *[open] Not copied out yet
    }
# $schema is a word in the file, such as “game-board/1”.
box-board-about = Paste the board as JSON, or open a file with it. Its schema is { $schema }.
box-board-json = The board as JSON
box-board-open = Open a file
box-board-file-large = This file is too large for a board.
box-board-not-json = This cannot be read as JSON.
box-board-faults =
    { $n ->
        [one] Something is wrong
       *[other] { $n } things are wrong
    }
box-board-right = No faults found.
# Button: fills the field with another board of the box, or an example, to be changed.
box-board-draft = Start from a draft
box-board-draft-about = It is not your board yet: change what yours shows differently.
box-board-unchanged = Change the draft first
box-board-first = Nothing pasted yet
# After a sentence that says why the server does not answer.
box-board-stays = What you enter stays on this phone; picture, check and keeping need the server.
# A board entered by taps: its parts, and what is printed around its items.
box-board-part = Part of the board
box-board-rest = Everything else on it
box-board-length =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
box-board-shorter = One space fewer: { $name }
box-board-longer = One space more: { $name }
box-board-next = Next
box-board-next-is = Next: { $name }
box-board-wrong-at = { $name }: look here
box-board-as-json = Show it as JSON
box-board-by-taps = Enter it by taps
box-board-start-about = Begin with a draft and change by taps what yours shows differently. You can also paste it as JSON ({ $schema }).
# Button: $name is the other side of the same board.
box-board-copy = Start from: { $name }
box-board-doubts =
    { $n ->
        [one] One thing contradicts the rules
       *[other] { $n } things contradict the rules
    }
box-board-doubts-about = Look again. If it really is printed so, keep it: it is played as it is here.
box-board-overtaken = Another of your phones has changed this board in the meantime. What you entered here is still there.
box-board-gone = Another of your phones has removed this board in the meantime. What you entered here is still there.
box-board-overtaken-first = Choose first
box-board-mine = Go on with mine
box-board-theirs = Use the other
box-amount = { $n }
# A box taken along: a link that others open, and a file.
box-share = Share and take along
box-link = A link for friends
box-link-about = Anyone who has it sees what you have entered, always up to date, and can take a copy. Your name is not in it.
box-link-make = Create a link
box-link-send = Send the link
# Button: from then on nobody sees the box under the link.
box-link-back = Stop sharing
box-link-qr = QR code of the link to your box
# In the message with which the link is sent.
box-link-title = What is printed in my box
box-link-there = Anyone with the link can see your box.
box-link-none = Nobody else sees your box.
box-file = As a file
box-file-about = For another server, or to keep. A file that you open is compared first.
box-file-save = Save my box
box-file-open = Open a file
box-file-large = This file is too large for a box.
# Another box beside one's own: only what differs, with a choice for each thing.
box-merge = Another box
box-merge-about = Choose what your box should say. Everything else in it stays.
box-merge-differs =
    { $n ->
        [0] Nothing in it differs from yours.
        [one] One thing differs from yours.
       *[other] { $n } things differ from yours.
    }
box-merge-mine = Yours
box-merge-theirs = Theirs
box-merge-none = Not entered
# What a board of a box says at one place, as “Track 1, space 3: a ship and 2 gold”.
box-board-line = { $where }: { $says }
box-merge-all-mine = All yours
box-merge-all-theirs = All theirs
box-merge-first = Nothing chosen yet
box-merge-take = Take { $n }
box-merge-done = Now in your box
box-of-which = Which box is it from?
box-of-none = From no expansion
box-of-table = The box of this table
box-not-listed = Not in the list
box-wrong = What is wrong in this box?
box-wrong-which = Tap the tile that is printed differently.
box-wrong-with = What is really on { $name }?
box-wrong-about = At this table it then counts as if it had been like this from the start.
# The prompt above two pictures of the same tile: a tap on one of them answers it.
box-check = Which one is printed on your tile?
box-check-about = Tap it. Nobody waits for this, and it is asked only once.
box-check-neither = Neither
box-two-readings = Lists disagree: which is it?
box-drawn-up = Keep this in your box?
# $what: as in play-unkept.
box-drawn-up-about =
    { $what ->
        [new] They were sketched at this table and are not in your box.
        [corrected] They were corrected at this table and are different in your box.
       *[both] They were sketched or corrected at this table; your box does not have them like this.
    }
box-all-kept = Nothing is left to decide.
# Boards of a running table, offered to its host.
box-boards-differ = Your box says something different from what is played here.
box-drawn-by = { $name }, by { $by }
box-keep-this = Keep it: { $name }
box-leave = Don't keep it
box-leave-this = Don't keep it: { $name }
box-keep-all = Keep all { $n }
box-kept-as = In your box as { $name }
box-known-as = Already in your box as { $name }
box-left = Not kept
box-looks-like = This looks like { $name }, which is known. Is it that one?
box-looks-like-gone = This looks like { $name }, which is known already.
box-it-is = It is { $name }
box-none-of-them = None
box-tiles-of =
    { $all ->
        [one] { $n } of { $all } tile
       *[other] { $n } of { $all } tiles
    }
box-so-many-of = { $what }: { $n }
# A count that the printed box cannot have: what, how many were entered, how many there are.
box-too-many = { $what }: { $n } entered, but the box has only { $all }
box-keep-too = Keep it in my box too
box-keep-too-about = For tables that I open later.
box-otherwise = Printed differently
box-not-from-here = Not from this phone
box-not-from-here-about = Whoever put this tile in corrects it.
box-draw = Sketch the tile
box-draw-about = Not in the list yet
box-as-listed = As in the list
box-not-disputed = All lists agree on { $tile }: there is nothing to check.
box-full = The box is full: it keeps { $n } tiles of its own.
box-changed-elsewhere = Another of your phones has changed tile { $tile } in the meantime: look at it again.
box-unknown-count = Boxes of this game say no such number of pieces.
box-wrong-count = This number is { $least } to { $most }.
box-count-changed-elsewhere = Another of your phones has changed this number in the meantime: look at it again.
box-board-changed-elsewhere = Another of your phones has changed this board in the meantime: look at it again.
# Another box was being compared when the own box changed.
box-changed-meanwhile = Another of your phones has changed your box in the meantime: look at what differs again.
box-unknown-board = This game has no such board to copy out.
box-unknown-link = There is no box under this link. Perhaps it is no longer shared.
box-unknown-piece = No tile { $tile } was sketched at this table.
box-printed = As in the list
box-remove = Remove
box-keep = Keep it
box-corrections-first = Not possible yet
box-unlisted = Sketch the tile in your hand
box-unlisted-about = The list does not have it. It counts at this table.
box-into-bag = Add it
box-nobody-draws = Nobody is being asked for a tile now
box-terrain = Edges and middle
box-terrain-about = Tap an edge to change its terrain.
# Before buttons with a terrain each
box-whole = The whole tile:
box-in-the-middle = In the middle:
box-middle = Middle: { $terrain }
box-side =
    { $edge ->
        [N] Top: { $terrain }
        [E] Right: { $terrain }
        [S] Bottom: { $terrain }
       *[W] Left: { $terrain }
    }
box-edge =
    { $edge ->
        [N] top
        [E] right
        [S] bottom
       *[W] left
    }
box-together = Connected
box-region = { $terrain } { $edges }
box-region-inside = { $terrain } in the middle
box-roads = Roads
box-roads-about = Tap each edge that a road leads to. Edges with the same number are joined.
box-road =
    { $n ->
        [0] none
       *[other] road { $n }
    }
box-roads-at = Road: { $edges }
box-road-none = No road
box-symbols = Symbols
box-add-symbol = Add a symbol
box-add-of-kind = Add: { $symbol }
box-where = Where the symbol stands: { $name }
box-less = Fewer: { $name }
box-more = More: { $name }
box-so-many = { $n } × { $name }
