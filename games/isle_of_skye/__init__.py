"""Isle of Skye, the base game: a territory for each seat, six phases a round, prices in secret."""
