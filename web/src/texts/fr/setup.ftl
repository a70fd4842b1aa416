## Ce que seuls certains jeux montrent quand on prépare une table.

setup-deck = { $cards } cartes sont en jeu : deux invités et cinq cartes pour chacun, et { $pile } dans la pioche. La partie dure { $turns } tours.
setup-boxed = À trois, ces cartes restent dans la boîte : { $cards }.
setup-by-hand = choisies une à une
setup-picked = Cartes choisies : { $picked } sur { $wanted }
setup-search-cards = Chercher une carte
