"""What everything is worth for winning, as `tools/fit.py halloween` finds it; a point is worth 0.13.

The goods are in the order of `worth.goods`. What a player can only use in turns to come is worth less and less.
"""

from typing import Final

GOODS: Final = {
    "points": 0.130,  # with what end-of-game cards would score now
    "windows": 0.102,  # to come: the points of the best free haunt slot of each building
    "kept": -0.096,  # to come: a haunt token in hand, besides those points
    "ready": 0.029,  # the points of the best two slots whose ghost is there
    "near": 0.044,  # ... of the best whose ghost is one step away
    "at hand": 0.016,  # ... of the best that an open section can haunt in this turn
    "open sections": 0.102,  # that have not acted in this turn
    "rise at hand": 0.004,  # levels that an open section can give the lowest by an Evolve
    "level 2": 0.392,  # to come, as all that follows: a section of at least this level
    "level 3": 0.473,
    "level 4": 0.365,
    "level 5": 0.416,
    "scare 3": 0.282,  # each of the first three
    "scare 6": 0.245,  # each of the next three
    "scare 12": 0.071,
    "discs 3": 0.420,  # each of the first three in the reserve
    "discs 7": 0.206,
    "discs more": 0.096,
    "free evolve": 0.031,  # slots
    "free haunt": 0.208,
    "bonus tokens": 0.050,
    "tokens 3": 0.196,  # each of the first three ghost tokens
    "tokens 6": -0.136,
    "colours": 0.251,  # among the ghost tokens
}

# To come: what a card does for who has it, besides the three points and what it would score now.
CARDS: Final = {
    1: 0.49,  # Chill Next Door
    2: -0.78,  # Through the Walls
    3: 0.55,  # Brawler's Glory
    4: 1.46,  # Borrowed Power
    5: -0.48,  # Sharpened Claws
    6: 1.80,  # Exorcist's Bell
    7: 0.98,  # Second Wind
    8: 1.31,  # Fallen Rank
    9: 0.56,  # Twin Calling
    10: 0.70,  # Pilfering Wraith
    11: 0.57,  # Feast of Fear
    12: 0.12,  # Cursed Stained Glass
    13: 1.56,  # Cheap Metamorphosis
    14: 0.70,  # Déjà Vu
    15: 0.01,  # Procession of Two
    16: -0.29,  # Loaded Bones
    17: -0.02,  # Victor's Flight
    18: 1.04,  # Echoing Scream
    19: 0.37,  # Sweet Nightmares
    20: 0.56,  # Rampage
    21: -1.18,  # Hoard of Shivers
    22: -0.31,  # Solid Foundations
    23: -0.02,  # Fortune Teller
    24: -0.70,  # Séance for Two
    25: 0.19,  # Bully's Grin
    26: -0.49,  # Paired Souls
    27: 0.16,  # Crimson Collection
    28: -0.13,  # Double Trophy
    29: 0.94,  # Standing Ovation
    30: 0.13,  # Soul Merchant
    31: -4.88,  # Patience of the Dead
    32: 0.13,  # Roll Call
    33: 0.96,  # Soul Changer
    34: 0.27,  # Full House
    35: -0.41,  # Endless Arm
    36: 0.63,  # Shockwave
    37: 0.42,  # Thrill of Glory
    38: 0.10,  # Boo and Begone
    39: 0.18,  # Trading Places
    40: -0.16,  # Rainbow of Spirits
    41: 0.48,  # Pumpkin Crown
    42: 0.65,  # Pumpkin Glow
    43: 0.04,  # Grey Veil
    44: 1.30,  # Welcome Gift
    45: -0.51,  # Odd Couple
    46: -1.00,  # Lifted Curse
    47: 1.57,  # Coven Discount
    48: -0.57,  # Secret Lesson
    49: 0.81,  # Haunted Wisdom
    50: -1.15,  # Paid Passage
    51: -0.02,  # Louder Boo
    52: 0.42,  # Trick-or-Treat Bag
}
