## Las páginas de reglas.

rules-title = Reglas
rules-turn = Un turno de un vistazo
rules-print = Imprimir esta hoja
rules-edition-title = Edición
rules-cards = Las cartas
rules-all = Todas las reglas
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla tiene esas palabras.
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
rules-sections = Capítulos
rules-curious = Para curiosos: las reglas impresas, y lo que siempre se cumple
rules-copy = Regla { $rule }: copiar su dirección
rules-copied = La dirección de { $rule } está copiada.
rules-letter-play = Jugar al pie de la letra
