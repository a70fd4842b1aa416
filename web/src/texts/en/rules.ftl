## The rules pages.

rules-title = Rules
rules-turn = A turn at a glance
rules-print = Print this sheet
rules-edition-title = Edition
rules-cards = The cards
rules-all = All rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule found
   *[other] { $count } rules found
}
rules-sections = Sections
rules-curious = For the curious: the printed rules, and what always holds
rules-copy = Rule { $rule }: copy its address
rules-copied = The address of { $rule } is copied.
rules-letter-play = Play by the letter
