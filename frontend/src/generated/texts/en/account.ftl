account-wrong = No account has this address and this password.
account-wrong-password = That is not the password of this account.
account-not-an-address = That is not an e-mail address.
account-address-taken = This account or another one already has this address. Nothing was changed.
account-password-short = A password has at least { $least } characters.
account-password-easy = This password is too easy to guess. Choose one that hardly anyone would think of.
account-wrong-code = That is not the code from the mail. After three wrong ones it expires.
account-code-over = The code has expired. Start again to get a new one.
account-no-mail = This server sends no mails, so it cannot help with a forgotten password. Your recovery code brings your games back, and so does another phone that has them.
account-mail-not-sent = The mail could not be sent. Try again later.
account-signed-in = This phone is signed in already. Sign out first.
account-not-signed-in = This phone is not signed in to any account.
account-two-accounts = This phone is signed in to another account. Sign out first; its games stay saved there.
account-title = Account
account-mine = This phone is signed in
account-email-so-far = So far: { $email }
account-prompt = Sign in to get your games
account-about = They appear on this phone, together with the games already on it.
account-email = E-mail address
account-email-no-mail = This server sends no mails: choose any address that you will remember.
account-password = Password
account-password-now = Current password
account-password-new = New password
account-password-hint = At least { $least } characters
account-sign-in = Sign in
account-make = Create an account
account-forgot = Forgot the password?
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
account-busy = One moment
account-missing = Enter: { $what }
account-again = Try again
account-done =
    { $n ->
        [one] Signed in: { $n } phone
       *[other] Signed in: { $n } phones share these games
    }
account-phones =
    { $n ->
        [one] These games are on one phone.
       *[other] These games are on { $n } phones.
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
