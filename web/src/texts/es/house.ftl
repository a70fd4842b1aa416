## La página fuera de las mesas.

page-title = Manoir
page-tagline = Tres juegos viven en esta casa. Entra con tus amigos o deja que la casa juegue contra ti.
page-knock = Llamar
page-offline = La casa no responde.
page-loading = Estamos encendiendo una vela…
page-missing = Esta habitación no existe en la casa.
page-home = Volver a la puerta de entrada
