"""What strangers, broken phones and pages of others may send, against the running server: refused in words, and nobody
else at any table is disturbed."""
