### Tout ce que ce jeu dit en français. Valeurs : $player est un nom, $card et $staircase sont des nombres.

game-title = Stairway
game-pitch = Pose des cartes de plus en plus hautes, et laisse aux autres les premières marches.
game-time = 5 minutes
game-welcome = Trois escaliers montent dans le noir. Plus un escalier est long, plus ta prochaine carte y rapporte.

## Les coups, et pourquoi certains sont impossibles

move-lay = poser { $card } sur l’escalier { $staircase }
move-drop = jeter { $card }
part-card = carte
part-staircase = sur quel escalier
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-held = Tu n’as pas cette carte.
refusal-too-low = Une carte plus haute est sur cet escalier.
refusal-can-lay = On ne jette une carte que si l’on ne peut en poser aucune.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-game-over = La partie est finie.

## Ce qui arrive ; avec -unseen : pour ceux qui ne doivent pas savoir le secret

event-deal = { $player } reçoit le { $card }.
event-deal-unseen = { $player } reçoit une carte.
event-lay = { $player } pose { $card } sur l’escalier { $staircase } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drop = { $player } jette le { $card }.
event-drop-unseen = { $player } jette une carte.

## Ce que l’on montre

status-turn = { $player } pose une carte ou, si aucune ne convient, en jette une.
status-turn-you = À toi : pose une carte, sinon jettes-en une.
status-chance = On distribue les cartes.
status-over = La partie est finie.
progress-cards = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
panel-player = { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
panel-staircases = Escaliers
panel-hand = Ta main
row-staircase = escalier { $n }
row-dropped = jetées
row-hand = cartes
number = { $n }
points-laid = cartes posées
points-dropped = cartes jetées

## Options

option-hand = main
    .help = Combien de cartes chacun tient en main.

## Les règles, un texte par ligne de RULES.md ; puis ce que montre encore la page des règles

rule-S-1 = De deux à quatre joueurs, 24 cartes numérotées de 1 à 24, et trois escaliers, vides au début.
rule-S-2 = Chacun reçoit le même nombre de cartes et les garde secrètes ; le reste forme la pioche.
rule-S-3 = À tour de rôle, chacun pose une carte sur un escalier, plus haute que celle du dessus. Sur un escalier vide, on pose ce que l’on veut.
rule-S-4 = Une carte posée rapporte autant de points qu’il y a maintenant de cartes sur son escalier.
rule-S-5 = Si tu ne peux poser aucune carte, tu en jettes une face cachée, ce qui coûte un point. Personne ne peut plus la regarder.
rule-S-6 = Puis on pioche une carte, tant qu’il y a une pioche.
rule-S-7 = Quand plus personne n’a de carte, le plus grand total gagne ; à égalité, on gagne ensemble.
rules-S = Les règles
rules-edition = Ce jeu est parti de l’exemple de la maison.
rules-turn-1 = Pose une carte sur un escalier, plus haute que celle du dessus : elle rapporte autant de points qu’il y a de cartes.
rules-turn-2 = Si aucune de tes cartes ne convient, jettes-en une face cachée : cela coûte un point.
rules-turn-3 = Pioche une carte.
