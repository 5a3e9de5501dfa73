"""Dolmengötter: boards, walks, rights, the two ways to enter values, texts."""
