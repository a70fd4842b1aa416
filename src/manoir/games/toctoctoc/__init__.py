"""Toc Toc Toc (Knock! Knock!), a bluffing game by Bruno Faidutti and Gwenaël Bouquin."""
