game-title = Farce
game-pitch = Posez la plus forte carte, sans la montrer.
game-time = une minute
game-welcome = Chacun pose une carte face cachée. La plus forte remporte la manche.
move-lay = poser { $card }
event-deal = { $player } reçoit { $card }.
event-deal-unseen = { $player } reçoit une carte.
event-lay = { $player } pose { $card }.
event-lay-unseen = { $player } pose une carte.
event-win = { $player } l’emporte avec { $card }.
refusal-not-your-turn = Vous avez déjà posé une carte.
refusal-not-offered = Vous n’avez pas cette carte.
refusal-game-over = La partie est finie.
option-rounds = manches
    .help = Combien de manches on joue.
status-lay = Posez une carte.
panel-hand = Votre main
panel-player = { $player } : { $won ->
        [one] { $won } manche
       *[other] { $won } manches
    }
row-hand = cartes
row-laid = cette manche
laid = une carte face cachée
number = { $n }
points-rounds = manches gagnées
rule-P-1 = On joue à trois ou quatre, en une à trois manches.
rule-P-2 = Chacun reçoit autant de cartes qu’il y a de manches, parmi douze cartes toutes différentes.
rule-P-3 = Tout le monde pose une carte face cachée en même temps.
rule-P-4 = La plus forte carte gagne la manche.
rules-edition = La maison a inventé ce jeu pour s’essayer elle-même ; il n’a pas d’autre édition.
rules-turn-1 = Tout le monde pose une carte face cachée, en même temps.
rules-turn-2 = La plus forte carte gagne la manche.
rules-P = Les règles
