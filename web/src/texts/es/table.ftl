## La mesa, sea cual sea el juego.

table-log = Libro de visitas
table-connecting = La vela tiembla. Te reconectamos…
table-you = Tú
