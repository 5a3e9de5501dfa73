profile-unknown-code = No past games belong to this code. There may be a newer code by now.
person-unknown = Nobody by that name sat at your finished tables.
person-same = These two are the same person already.
person-two-people =
    { $tables ->
        [one] They sat at one table together, so they are two people.
       *[other] They sat at { $tables } tables together, so they are two people.
    }
photo-not-an-image = This photo cannot be read. JPEG, PNG, WebP, AVIF, GIF, TIFF and BMP work.
photo-cut-off = The end of this photo is missing. Choose it again once it is complete.
photo-heic = HEIC photos cannot be read here. Take a screenshot of it and add that.
photo-wrong-type = Only JPEG, PNG, WebP, AVIF, GIF, TIFF and BMP photos work here.
photo-too-large = The photo is too large: at most { $megabytes } MB and { $megapixels } megapixels.
photo-too-complex = This photo takes too long to read. Take a screenshot of it and add that.
photo-busy = Other photos are being read. Try again in a moment.
photo-too-many = The table has { $most } photos already. Remove one first.
photo-unknown = There is no such photo at this table.
photo-not-yours = Only the person who took the photo or the host can remove it.
photo-not-kept = The photo could not be saved. Try again later.
keep-prompt = What do you want to keep?
keep-about = Files and pictures, place and note, photos of the table.
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
keep-times-missing = Enter day, time and minutes
keep-times-forget = As the app has it
keep-day = Day
keep-time = Started at
keep-minutes = Minutes played
keep-about-it = About this game
keep-place = Where did you play?
keep-note = A note
keep-note-about = For everyone who played. Included in the results table and in BG Stats.
keep-save = Save
keep-skip = Skip
keep-drop = Delete this game
keep-drop-ask = Delete this game?
keep-drop-about = It disappears from your past games and your statistics. The others keep it; if nobody else has it, it is gone for good, photos included.
keep-drop-yes = Delete it
keep-dropped = Deleted
keep-link = To BG Stats
keep-link-about = With the link here, or the code from another screen
keep-link-open = Open in BG Stats
keep-link-qr = QR code that hands this play to BG Stats
photos-title = Photos of the table
photos-about = Only those who sat here see them. Location and camera details are removed.
photos-take = Take a photo
photos-add = Choose a photo
photos-busy = Sending …
photos-photo = Photo from { $when }
photos-remove = Remove the photo from { $when }
library-prompt = Your past games
library-about = From this phone and those that share its games
library-none = No finished game yet.
library-all = All games
library-only = Only { $what }
library-some-days = some days
library-no-expansion = Without expansions
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
library-code = Add a phone
library-numbers-about = Games that were ended early are not counted.
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
        [one] one game: ahead in { $ahead }, behind in { $behind }
       *[other] { $plays } games: ahead in { $ahead }, behind in { $behind }
    }
library-won = won { $rate }
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
library-number = Number of players
library-any-number = All
library-with-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
library-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
library-person-none = Nobody found
library-plays = Plays
library-wins = Wins
library-average = Avg.
library-best = Best
library-margin = Lead
library-most-by = mostly from { $kind }
library-times =
    { $unit ->
        [round] { $turn } per round, { $game } per game
       *[turn] { $turn } per turn, { $game } per game
    }
recovery-title = On another phone
recovery-prompt = Keep your past games
recovery-about = With a code, another phone shows the same past games.
recovery-warning = Whoever has your code sees these games. Creating a code replaces an earlier one.
recovery-make = Create a code
recovery-made-about = This code is shown only now.
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
