seats-band = Seats and points
seats-pill =
    { $points ->
        [one] { $colour }, point
       *[other] { $colour }, points
    }
seats-active = their turn
seats-you = you
seats-gone = away { $time }
seats-away = not here
update-load = Load the new version
play-request = A phone wants to play for { $name }.
play-request-no = No
play-request-yes = Allow
look-open = Look closely: { $tile }
look-close = Close
look-free = Empty place
look-from-the-start = On the table from the start
look-laid = Placed by { $name }
look-laid-when = Placed by { $name }, { $when }
look-belongs = Part of
look-pieces =
    { $n ->
        [one] { $name }: { $n } piece
       *[other] { $name }: { $n } pieces
    }
look-fits =
    { $n ->
        [0] Fits nowhere right now
        [one] Fits in one place
       *[other] Fits in { $n } places
    }
look-board = Where it fits
look-not-here = { $tile } does not fit here in any rotation.
look-kinds = Tiles left that fit here
look-kinds-none = None of the tiles left fits here
look-left = { $n } left
look-wrong = Something is wrong
board-label = { $name }, { $counted }
board-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter places the tile. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
        [chosen] R rotates the tile, Shift and R the other way, the numbers choose, Control and Enter confirm, Escape goes back. T shows the board as text, B leads to the prompt and back.
       *[look] Arrow keys go from tile to tile, Enter opens one. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
    }
board-out-of-sight =
    { $side ->
        [up]
            { $n ->
                [one] { $n } more place above
               *[other] { $n } more places above
            }
        [left]
            { $n ->
                [one] { $n } more place on the left
               *[other] { $n } more places on the left
            }
        [right]
            { $n ->
                [one] { $n } more place on the right
               *[other] { $n } more places on the right
            }
       *[down]
            { $n ->
                [one] { $n } more place below
               *[other] { $n } more places below
            }
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
board-same-sides = All four sides { $all }.
board-side =
    { $edge ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
board-look = Look closely
board-look-at = Look closely: { $place }
board-times = { $n } × { $what }
board-count = × { $n }
board-piece = { $name }: { $role } ({ $on }).
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
        [N] To the north: { $terrain }.
        [E] To the east: { $terrain }.
        [S] To the south: { $terrain }.
       *[W] To the west: { $terrain }.
    }
board-take = Place here
board-take-here = Place here: { $place }
board-chosen = Your tile lies here for now
board-spot-keys =
    { $legal ->
        [choose] Arrow keys go from place to place, Enter chooses, Control and Enter confirm, Escape goes back. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
       *[look] Arrow keys go from place to place. Plus, minus and 0 zoom. T shows the board as text, B leads to the prompt and back.
    }
board-surfaces = Boards
board-empty = Empty.
board-stack = { $n } pieces, from the top: { $pieces }.
board-of-seat = { $name }: { $what }
board-face-down = face down
board-lying = lying
board-next-to = Next to { $places }.
board-part-of = Part of { $area }.
board-across = Leads across to { $places }.
board-asks = Asks for { $what }.
board-next = Next space.
board-next-missing = Next space. Missing: { $what }.
board-gives = Gives { $what }.
board-choose = Choose
board-choose-here =
    { $what ->
        [none] Choose { $place }
       *[other] { $place }: { $what }
    }
board-leave-here = Move from here
board-leave-alone = Choose another
board-go-here = Move to here
board-chosen-from = The piece leaves from here.
board-chosen-to = The piece goes here.
board-piece-chosen =
    { $n ->
        [one] { $piece } on { $place } chosen, { $n } place
       *[other] { $piece } on { $place } chosen, { $n } places
    }
play-points = Points
play-settings = Settings
play-leave = Home
play-draw = Draw
play-for-seat = { $name }’s turn on this phone
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
play-show-used-up = Used up: { $types }
play-unlisted = Not listed
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
play-bag =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
play-bag-about = Not drawn yet. Tap a tile to see it large.
play-bag-empty = Every tile has been drawn.
play-used-up =
    { $aside ->
        [0]
            “{ $tile }” is used up: { $all ->
                [one] the only one lies on the board.
               *[other] all { $all } lie on the board.
            }
       *[other] “{ $tile }” is used up: { $board } of { $all } lie on the board, the rest was set aside.
    }
play-held = { $name } has it
play-held-about = { $name } has this tile. If that is wrong, correct it under More, Timeline.
play-set-aside = “{ $tile }” fits nowhere and is set aside: draw again
play-undo-round = Back to the round before?
play-undo-round-about = Your last move was in that round. The whole table goes back to it, and the round is scored again.
play-other-questions = Also possible
play-tap-place = Tap a place
play-something-else = Something else
play-goes-to = To { $place }
play-as-list =
    { $n ->
        [one] As a list
       *[other] All { $n } as a list
    }
play-as-list-of-gains = Costs and gains
play-move = Move
play-other-tile = Other tile
play-other-place = Other place
play-turn = Rotate the tile
play-further-pieces = Which figure
play-targets = What to place on it
play-stock = left
play-done = Done
play-less = Less for { $name }
play-more = More for { $name }
play-amount-left = { $n } left to give
play-change = Change it
play-may-change = Chosen. You may change it until all are ready.
play-laid =
    { $question ->
        [both] Rotate it, or place { $piece }?
        [turn] Rotate it, or done?
        [add] Place { $piece }?
       *[lay] Place it here?
    }
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
play-undo-by-correction = Correct it instead?
play-correct-instead = Correct it
play-go-on = Go on
play-overtaken = Somebody was faster
play-overtaken-by = { $name } was faster
play-overtaken-kept = Nothing was changed. Your entry is kept.
play-overtaken-undo = Too late to undo. What you entered counts.
play-overtaken-gone = Already entered. Nothing left to do.
play-drop = Discard mine
play-again = Send it again
play-since = Waiting { $time }
play-counting = The server is counting.
play-takes-longer = It is taking longer than usual.
play-stalled = The server cannot finish this step. It keeps trying, and nothing is lost.
play-silent = { $name }’s phone has been silent for { $time }. The table is waiting.
play-silent-elsewhere = The phone that plays for { $name } has been silent for { $time }.
play-show = Show
play-let-be = Not now
play-others-wait =
    { $n ->
        [one] { $name } is waiting for you.
       *[other] The others are waiting for you.
    }
play-play-on = Play on
play-and-more =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
play-over = The game is over
play-offer-who = Who has chosen
play-offer-done = ready
play-offer-entered = entered
play-offer-open = not yet
play-offer-reviews = still looking at round { $turn }
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
play-offer-purse = { $laid } placed, { $left } left to buy with
play-offer-enter = Enter { $name }’s offer
play-offer-sealed = Sealed
play-offer-yours-sealed = Your choice is sealed
play-invented =
    { $n ->
        [one] With { $n } invented tile
       *[other] With { $n } invented tiles
    }
play-market = Offers
play-market-drawn = What was drawn
play-piece-detailed = { $piece } ({ $details })
play-piece-one-of = no. { $n } of { $all }
play-market-own = You
play-market-piece = { $name }, price { $price }
play-market-none = There is nothing you can buy
play-market-pass = All you can do is pass.
play-market-enter = Enter the tile you want first.
play-market-tap = Tap what you want.
play-market-tap-price = Tap a price to buy.
play-market-after = { $n } after buying
play-market-bought = bought
play-market-own-pays = Paid with what lies on it.
play-market-less = { $price } − { $less }
play-market-instead = instead of { $price }
play-market-space = Space { $n }: { $name }, price { $price }
play-market-empty = Space { $n }: empty
play-market-sum = { $cost } + { $more } =
play-market-sum-words = { $cost } on the tile and { $more } for the space
play-market-extra = +{ $n }
play-market-extra-words = { $n } more for the space
play-market-unknown = Space { $n }: not entered yet
play-market-which = Which tile is it?
play-market-unentered = Enter a tile only once somebody wants to buy it.
play-market-unknown-count =
    { $n ->
        [one] { $n } tile not entered
       *[other] { $n } tiles not entered
    }
play-market-unknown-line = Space { $n } ({ $board }): which tile lies there? Only needed if somebody buys it.
play-market-report-about = Nobody has to wait for this.
play-market-later = Later
play-market-reported-meanwhile = Space { $n } was entered by somebody else just now: { $name }.
play-market-left-meanwhile = The tile on space { $n } is no longer there.
play-own-board = Back to my board
play-help = How to play
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
play-begins-short = goes first
play-goals-now =
    { $n ->
        [one] { $places } counts
       *[other] { $places } count
    }
play-goals-worth =
    { $n ->
        [one] for you now: { $points }
       *[other] for you: { $points }
    }
play-reviews = { $name } is still looking at round { $turn }
play-waits-for = Still to finish: { $names }
play-hand = In your hand
play-fits-not-yet = fits nowhere now
play-enter-tile = Enter a tile
play-lay = Place it
play-drawn = You have drawn
play-symbols = Narrow down by what is on it
play-check-piece = Lists disagree about { $tile }. Which is yours?
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
play-unkept-boards =
    { $n ->
        [one] Keep this table’s board in your box?
       *[other] Keep this table’s { $n } boards in your box?
    }
play-facet-cost = What does it cost?
play-narrow-facets = Tap cost, picture or edges.
play-narrow-symbols = Tap what is on it.
play-which-goal = What lies there
play-news = News
play-players = Players
play-last-moves = Last moves
play-scored = { $when } is scored
play-scored-own =
    { $points ->
        [one] { $when }: { $points } point for you
       *[other] { $when }: { $points } points for you
    }
play-scored-for =
    { $points ->
        [one] { $when }: { $points } point for { $name }
       *[other] { $when }: { $points } points for { $name }
    }
play-scored-next = OK, now { $name }
play-scored-waited = The others are waiting for you.
play-scored-tap = Tap a line to light up what it counts.
play-scored-all = All players
play-scored-mine = Mine
play-scored-right = That’s right
points-title = Points
points-after = Turn { $turn }
points-who = Player
points-total = Total
points-score-tile = 50/100 tile: { $n }
points-rank = { $rank }.
points-supplies = What each player has left
points-by-kind = Points by kind
points-lines = Every point, newest first
points-none = Nothing has scored yet.
points-tap = Tap any line to see it on the board.
points-of = { $name } · { $when }
points-where = { $of } · { $place }
points-turn-of = { $when }: { $name }
points-leads = { $name } leads by { $points }
points-level =
    { $n ->
        [2] Two are tied at { $points }
        [3] Three are tied at { $points }
        [4] Four are tied at { $points }
       *[other] All are tied at { $points }
    }
points-board = Board
points-now = As it stands
points-ended = If it ended now
points-ended-title = If it ended now
points-ended-lines = Final scoring as it stands
points-ended-about = Including final scoring. Tap a line to see it.
points-all = All points
points-gone = This line is no longer there
points-previous = Previous line
points-next = Next line
points-line-of = { $n } of { $all }
points-board-label = Board with what earned these points
points-proof = How the points add up
points-undecided = Who leads is still open
points-left-over = Not counted:
points-left-over-one = { $reason } ({ $count })
points-goals = What scores at this table
points-goal-now = counts in this round
points-goal-rounds = Counts in rounds { $rounds }
points-goal-worth = Worth to you now: { $points }
points-unknown-worth = unknown
points-count-of = { $name } { $count }
points-scoring = Last scoring
result-title =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
result-title-own = { $names } win with { $points }
result-names = { $first } and { $last }
result-again = Play again
result-opening = Creating it
result-to-next = To the next game
ceremony-title = Final scoring
ceremony-next-open = The next game is open.
ceremony-about =
    { $n ->
        [one] One more scoring, then we know who won.
       *[other] { $n } more scorings, then we know who won.
    }
ceremony-step = Final scoring: { $n } of { $all }
ceremony-next = Next
ceremony-skip = Skip
ceremony-winner = Who won?
ceremony-result = On to the result
ceremony-spoken = { $reason }: { $name } { $points }, now { $total }.
hand-title = Give { $name } the phone
hand-about = What only { $name } may know comes next. Everybody else looks away.
hand-ask = Are you { $name }?
hand-hold = Yes, that’s me
hand-how = Hold the button, or tap it twice
hand-once-more = Tap once more
hand-to = Give to { $name }
cover-now = Hide
cover-title = Covered
cover-about = What only { $name } may know is under here.
cover-prompt = Is nobody else looking?
cover-look = Tap to look
points-agreed = No rule gives these points: the table agreed on them.
corrections-timeline = Timeline
corrections-something-wrong = Something is wrong
corrections-take-back-last = Undo my last entry
corrections-the-host = the host
corrections-strip-own = Your correction waits for { $name }.
corrections-strip-waits = { $name } proposes a correction.
corrections-strip-look = Look at it
corrections-strip-right = Something earlier was corrected.
corrections-strip-nothing = Nothing has to be moved.
corrections-right = Put it right
corrections-right-ask = Is the table already like this?
corrections-right-ask-about = If so, nobody else is asked.
corrections-right-ask-app = Are you also moving real tiles?
corrections-right-ask-app-about = If you play on the phones alone, there is nothing to move.
corrections-right-prompt = Put it right on the table
corrections-right-done = Everything is in its place
corrections-right-left =
    { $n ->
        [0] Nothing is left to do.
        [one] { $n } thing is left to do.
       *[other] { $n } things are left to do.
    }
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
corrections-finish = End the game now
corrections-finish-prompt = End the game here?
corrections-finish-second = It will be scored as it stands and marked unfinished.
corrections-finish-about = Final scoring happens now, for everyone. It stays in the timeline and can be undone.
corrections-finish-so-far = So far: { $leader }
corrections-finish-no = Play on
corrections-finish-yes = End it now
tv-title = Standings
tv-watch = Watch
tv-scored = { $when }: +{ $points }
tv-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
tv-no-phone = on another phone
tv-played-by =
    { $n ->
        [one] { $names } plays
       *[other] { $names } play
    } on { $owner }’s phone
tv-lobby = Whoever scans the code can join
tv-address = Or open { $address } and enter:
tv-result = Result
tv-lobby-watch = The game has not begun yet
tv-stock = { $n } in hand
menu-box = The box of this table
menu-dark = The screen may turn off
history-title = Replay
history-again = Replay
keep-title = Save and share
keep-step = Add a note or photo?
keep-step-about = Everyone who played can see what you add.
