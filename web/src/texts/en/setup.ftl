## What only some games have on the set-up page.

setup-deck = { $cards } cards play: two guests and five cards for everybody, and { $pile } in the pile. The game has { $turns } turns.
setup-boxed = With three players these stay in the box: { $cards }.
setup-by-hand = picked by hand
setup-picked = Cards picked: { $picked } of { $wanted }
setup-search-cards = Look for a card
