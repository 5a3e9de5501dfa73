"""Pairs of names that are the same or differ, and names that nobody can see. Phones are tested with them too."""

SAME = [
    # case, gaps, letter forms
    ("Anne-Marie Groß", "ANNE-MARIE  GROSS"),
    ("Anna", "Ａnna"),
    ("Anna", "𝐀nna"),
    ("Ⅳ", "iv"),
    ("Νίκος", "ΝΊΚΟΣ"),
    # apostrophes
    ("O'Neill", "O’Neill"),
    ("O'Neill", "O‘Neill"),
    ("O'Neill", "Oʼneill"),
    ("O'Neill", "O´Neill"),
    ("O'Neill", "O`Neill"),
    ("O'Neill", "O＇Neill"),
    # hyphens
    ("Anne-Marie", "Anne‐Marie"),
    ("Anne-Marie", "Anne\u2011Marie"),
    ("Anne-Marie", "Anne–Marie"),
    ("Anne-Marie", "Anne−Marie"),
    ("Anne-Marie", "Anne－Marie"),
    # variation selectors, joiners, fillers, marks without a shape
    ("Ben ❤", "Ben ❤\ufe0f"),
    ("Ben 葛", "Ben 葛\U000e0100"),
    ("علی‌رضا", "علیرضا"),
    ("Anna", "An\u3164na"),
    ("Anna", "Anna\u2800"),
    ("Anna", "Anna\uffa0"),
    ("Anna", "An\u034fna"),
    # dotted and dotless I
    ("İpek", "ipek"),
    ("İpek", "i̇pek"),
    ("İPEK", "Ipek"),
    ("Işıl", "IŞIL"),
    # letters of other alphabets
    ("Anna", "\u0410nna"),
    ("Anna", "Ann\u0430"),
    ("Anna", "\u0391nna"),
    ("Eva", "E\u03bda"),
    ("Boris", "\u0412oris"),
    ("Zoë", "Zo\u0451"),
    ("Anna", "\u13aanna"),
    ("Otto", "\u0555tto"),
    ("Max", "\u041c\u0410\u0425"),
    ("Groß", "Gro\u03b2"),
]
DIFFERENT = [
    ("Anna", "Änna"),
    ("Anna", "Anne"),
    ("Anna", "Anna 2"),
    ("Anne-Marie", "Anne Marie"),
    ("O'Neill", "ONeill"),
    ("Lia", "Ila"),
    ("Arne", "Ame"),
    ("Ole", "0le"),
    ("Анна", "Anna"),
    ("Νίνα", "Nina"),
    ("Вера", "Bera"),
    ("Ben 🐈", "Ben 🐕"),
    ("가", "나"),
]
UNSEEN = ["", "   ", "\n\0\t", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u0301", "\u00ad"]
