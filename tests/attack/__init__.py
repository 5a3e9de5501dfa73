"""Attacks on the running server: requests of strangers, broken phones and foreign pages are refused in words, and no
table is disturbed."""
