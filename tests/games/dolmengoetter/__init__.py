"""Dolmengötter: boards, walks, rights, the two ways to tell values, texts."""
