"""Die Dolmengötter (2005) and its new edition Dolmen (2015)."""
