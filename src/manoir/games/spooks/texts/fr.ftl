## Spooks: everything that is said in the game. Values: $player and $other are names, $players a list of names, $card is
## a card's name, $cards a list of cards, $n a number.

game-title = Spooks
game-pitch = Vide ta main et file de la maison hantée !
game-time = 10–15 min, dès 8 ans
game-welcome =
    La porte de la maison hantée claque derrière toi ! Pour t’enfuir, vide ta main avant les autres.
    Sur le bleu, pose la valeur suivante ; sur le rouge, la même famille ou la même valeur, sinon gare
    aux squelettes et aux chauves-souris. Le vert lance une farce secrète, et le Chat se faufile partout.

### Cards

card-SP1 = Araignée 1
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP2 = Araignée 2
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP3 = Araignée 3
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP4 = Araignée 4
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP5 = Araignée 5
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP6 = Araignée 6
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP7 = Araignée 7
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP8 = Araignée 8
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP9 = Araignée 9
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SP10 = Araignée 10
    .rule = Carte bleue : il faut un Maître, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-SPM = Maître Araignée
    .rule = Carte bleue : rien n’est plus haut, seul le Chat va dessus. Si tout le monde passe, tu poses la carte de ton choix. Avec l’option « pouvoirs des Maîtres », il va sur toute Araignée.
card-GH1 = Fantôme 1
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH2 = Fantôme 2
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH3 = Fantôme 3
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH4 = Fantôme 4
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH5 = Fantôme 5
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH6 = Fantôme 6
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH7 = Fantôme 7
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH8 = Fantôme 8
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH9 = Fantôme 9
    .rule = Carte bleue : il faut la valeur juste au-dessus, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GH10 = Fantôme 10
    .rule = Carte bleue : il faut un Maître, toutes familles permises, ou le Chat. Si tout le monde passe, tu poses la carte de ton choix.
card-GHM = Maître Fantôme
    .rule = Carte bleue : rien n’est plus haut, seul le Chat va dessus. Si tout le monde passe, tu poses la carte de ton choix. Avec l’option « pouvoirs des Maîtres », chacun passe une carte à son voisin.
card-GO1 = Gobelin 1
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO2 = Gobelin 2
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO3 = Gobelin 3
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO4 = Gobelin 4
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO5 = Gobelin 5
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO6 = Gobelin 6
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO7 = Gobelin 7
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO8 = Gobelin 8
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO9 = Gobelin 9
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GO10 = Gobelin 10
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
card-GOM = Maître Gobelin
    .rule = Carte verte : elle lance une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix. Avec l’option « pouvoirs des Maîtres », tu fais d’abord cadeau d’une carte à la plus petite main adverse.
card-SK1 = Squelette 1
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK2 = Squelette 2
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK3 = Squelette 3
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK4 = Squelette 4
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK5 = Squelette 5
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK6 = Squelette 6
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK7 = Squelette 7
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK8 = Squelette 8
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK9 = Squelette 9
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SK10 = Squelette 10
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite.
card-SKM = Maître Squelette
    .rule = Carte rouge : il faut la même famille, un autre Maître ou le Chat. Le joueur suivant n’a rien ? Il se fait sonner, et tu poses une suite. Avec l’option « pouvoirs des Maîtres », on tourne dans l’autre sens.
card-BA1 = Chauve-souris 1
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA2 = Chauve-souris 2
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA3 = Chauve-souris 3
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA4 = Chauve-souris 4
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA5 = Chauve-souris 5
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA6 = Chauve-souris 6
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA7 = Chauve-souris 7
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA8 = Chauve-souris 8
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA9 = Chauve-souris 9
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BA10 = Chauve-souris 10
    .rule = Carte rouge : il faut la même famille, la même valeur ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte.
card-BAM = Maître Chauve-souris
    .rule = Carte rouge : il faut la même famille, un autre Maître ou le Chat. Le joueur suivant n’a rien ? Il se fait mordre, et chacun lui donne une carte. Avec l’option « pouvoirs des Maîtres », l’ordre s’inverse.
card-CAT = Chat
    .rule = Il va sur tout, puis le joueur suivant pose la carte de son choix. Dans une farce, il gagne. Gardé en main, il coûte 30 points dans une Série.

### Moves, as the player reads them in a list

move-lay = poser : { $card }
move-pass = passer
move-decline = renoncer
move-commit = farce : { $card }
move-give = donner : { $card }
move-hand = au voisin : { $card }
move-run = dans la suite : { $card }
move-enough = arrêter la suite
move-to = à { $player }
move-aside = mettre une main de côté
move-all = distribuer toutes les cartes aux joueurs

### What the table waits for

progress = La plus petite main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
progress-series = Manche { $deal } · plus gros total : { $points } sur { $limit }
status-lead = { $players } pose la carte de son choix, et ne peut pas passer.
status-lead-you = À toi : pose la carte de ton choix. Tu ne peux pas passer.
status-may-lead = { $players } peut poser la carte de son choix, ou laisser ce choix au suivant.
status-may-lead-you = À toi : pose la carte de ton choix, ou passe et laisse ce choix au suivant.
status-choose-phantom = { $players } distribue, et décide s’il y aura une main fantôme.
status-choose-phantom-you = Tu distribues : une main fantôme de côté, ou toutes les cartes aux joueurs ?
status-follow-blue = { $other } a posé : { $card }. { $players } peut poser { $answers }, ou passer. Si tout le monde passe, { $other } pose la carte de son choix.
status-follow-blue-you = { $other } a posé : { $card }. Pose { $answers }, ou passe. Si tout le monde passe, { $other } pose la carte de son choix.
status-follow-blue-end = { $other } a posé : { $card }. Ce qui va dessus : { $answers }, rien d’autre. { $players } peut le poser, ou passer. Si tout le monde passe, { $other } pose la carte de son choix.
status-follow-blue-end-you = { $other } a posé : { $card }. Ce qui va dessus : { $answers }, rien d’autre. Pose-le, ou passe. Si tout le monde passe, { $other } pose la carte de son choix.
status-follow-red = { $other } a posé : { $card }. { $players } doit répondre par { $answers }. Sans réponse : { $kin ->
    [SK] gare au Squelette !
   *[BA] gare à la morsure !
}
status-follow-red-you = { $other } a posé : { $card }. Tu peux répondre, donc tu dois : { $answers }.
status-follow-red-decline = { $other } a posé : { $card }. { $players } peut répondre par { $answers }, ou renoncer. Sans réponse : { $kin ->
    [SK] gare au Squelette !
   *[BA] gare à la morsure !
}
status-follow-red-decline-you = { $other } a posé : { $card }. Réponds par { $answers }, ou renonce et fais-toi { $kin ->
    [SK] sonner.
   *[BA] mordre.
}
answers-up = { $rank ->
    [M] un Maître
   *[other] un { $rank }
} ou le Chat
answers-down = { $rank ->
    [M] un Maître
   *[other] un { $rank }
} (l’ordre descend) ou le Chat
answers-up-spider = { $rank ->
    [M] un Maître
   *[other] un { $rank }
}, le Maître Araignée ou le Chat
answers-down-spider = { $rank ->
    [M] un Maître
   *[other] un { $rank }
} (l’ordre descend), le Maître Araignée ou le Chat
answers-spider = le Maître Araignée ou le Chat
answers-cat = le Chat
answers-red = { $family }, { $rank ->
    [M] un autre Maître
   *[other] un { $rank }
} ou le Chat
answers-red-wild = { $rank ->
    [M] { $family }, n’importe quel Maître
   *[other] { $family }, un { $rank }, n’importe quel Maître
} ou le Chat
kin-SK = un Squelette
kin-BA = une Chauve-souris
status-prank = Une farce ! Un Gobelin ou le Chat pour gagner, une autre carte pour se cacher. Choix secret, on attend encore : { $players }.
status-prank-you = Une farce ! Choisis une carte en secret : un Gobelin ou le Chat pour gagner, une autre pour te cacher.
status-pass-along = Maître Fantôme ! Chacun choisit en secret une carte pour son voisin. On attend encore : { $players }.
status-pass-along-you = Maître Fantôme ! Choisis en secret une carte pour ton voisin, celui qui joue avant toi.
status-build-run = { $victim } n’a rien à répondre à cette carte : { $card }. { $players } pose une suite : une carte ou plus, toutes familles mêlées, en montant d’une valeur à la fois.
status-build-run-you = { $victim } n’a rien à répondre à ta carte : { $card }. Pose une suite, toutes familles mêlées, en montant d’une valeur à la fois. Commence où tu veux.
status-build-run-more = Sur le dessus : { $card }. { $players } ajoute la valeur juste au-dessus, ou arrête sa suite. Ensuite, { $victim } devra répondre.
status-build-run-more-you = Sur le dessus : { $card }. Ajoute la valeur juste au-dessus, ou arrête ta suite. Ensuite, { $victim } devra répondre.
status-bite = Morsure ! { $players } donne une carte à { $victim }. Une dernière carte donnée fait gagner ; sinon, { $victim } pose la carte de son choix.
status-bite-you = Morsure ! Donne une carte à { $victim }. Si c’est ta dernière, tu gagnes.
status-pick-recipient = Maître Gobelin ! { $players } choisit qui recevra son cadeau, parmi les plus petites mains adverses.
status-pick-recipient-you = Maître Gobelin ! Choisis qui recevra ton cadeau, parmi les plus petites mains adverses.
status-gift = Maître Gobelin ! { $players } choisit une carte à offrir à { $victim }. Ensuite, la farce.
status-gift-you = Maître Gobelin ! Choisis la carte que tu offres à { $victim }. Si c’est ta dernière, tu gagnes ; sinon, place à la farce.
status-chance = Un instant, on mélange et on distribue.
status-over = La maison hantée retrouve son calme : c’est fini.

### Ce que promet un coup

hint-out = ta dernière carte : tu t’échappes et tu gagnes
hint-blue = ensuite, il faudra { $answers }
hint-blue-end = ce qui va dessus : { $answers }, rien d’autre ; si tout le monde passe, tu poses la carte de ton choix
hint-cat = ensuite, { $other } pose la carte de son choix
hint-prank = une farce : chacun choisit une carte en secret
hint-prank-lost = une farce : dernière carte et victoire pour { $players }
hint-prank-out = une farce : ta dernière carte y part, et tu gagnes
hint-skeleton = { $other } devra répondre par { $answers } ; sinon, tu poses une suite
hint-bat = { $other } devra répondre par { $answers } ; sinon, morsure : chacun lui donne une carte
hint-ghost-master = chacun glisse une carte à son voisin ; ensuite, ce qui va dessus : { $answers }
hint-goblin-master = tu offres une carte à la plus petite main adverse ; ensuite, une farce
hint-goblin-master-out = tu offres ta dernière carte à la plus petite main adverse, et tu gagnes aussitôt
hint-goblin-master-then-out = tu offres une carte à la plus petite main adverse ; ta dernière part dans la farce, et tu gagnes
hint-skeleton-master = le jeu change de sens : { $other } devra répondre par { $answers }, ou se faire sonner
hint-bat-master = l’ordre des valeurs se renverse ; { $other } devra répondre par { $answers }, ou gare à la morsure
hint-pass = ce sera à { $other } de jouer
hint-pass-lead = ensuite, { $other } pose la carte de son choix
hint-pass-all = tout le monde aura passé : { $other } pose la carte de son choix
hint-leave = ce sera à { $other } de choisir
hint-leave-last = tout le monde aura laissé passer : { $other } devra poser une carte
hint-aside = cartes par joueur : au moins { $n } ; autant que personne ne verra
hint-all = cartes par joueur : au moins { $n } ; il n’en manque aucune
hint-stunned = { $other } te sonne, et pose une suite à laquelle tu devras répondre
hint-bitten = tu te fais mordre : chacun te donne une carte, et tu poses la carte de ton choix
hint-join = elle gagne, sauf contre un Gobelin plus haut ou le Chat
hint-join-two = elle gagne, sauf contre un Gobelin égal ou plus haut, ou contre le Chat
hint-join-low = elle gagne, sauf contre un Gobelin plus bas ou le Chat
hint-join-low-two = elle gagne, sauf contre un Gobelin égal ou plus bas, ou contre le Chat
hint-scare = le Chat gagne la farce, et tu poses la carte de ton choix
hint-scare-two = le Chat gagne la farce, sauf si l’autre Chat se montre aussi
hint-hide = tu te caches, et tu t’en débarrasses
hint-lost = quoi que tu choisisses : dernière carte et victoire pour { $players }

### What happened

event-dealer = { $player } distribue les cartes.
event-aside = { $player } met une main fantôme de côté pour cette manche.
event-all-dealt = { $player } distribue toutes les cartes aux joueurs pour cette manche.
event-deal = { $player } reçoit une carte : { $cards }.
event-deal-unseen = { $player } reçoit une carte.
event-open = La porte grince… { $player } ouvre la manche : { $cards }.
event-lead = { $player } pose la carte de son choix : { $cards }.
event-follow = { $player } pose : { $cards }.
event-pass = { $player } passe.
event-leave = { $player } laisse le choix de la carte au suivant.
event-prank = Hi hi hi ! Le Gobelin posé par { $player } lance une farce : à chacun de choisir une carte en secret.
event-commit = { $player } prépare une carte pour la farce : { $cards }.
event-commit-unseen = { $player } prépare une carte pour la farce.
event-reveal = { $player } dévoile : { $cards }.
event-prank-won = { $cards } ! { $player } gagne la farce, et pose la carte de son choix.
event-no-prank = Ni Gobelin ni Chat : la farce tombe à plat, et { $player } pose la carte de son choix.
event-tie = Égalité ({ $card }) : { $players } refont une farce, en duel !
event-fail = Aïe ! Rien à répondre : { $player } se fait { $kin ->
    [SK] sonner
   *[BA] mordre
} par la carte de l’adversaire ({ $other } : { $cards }).
event-run = { $player } pose dans sa suite : { $cards }.
event-give = Croc ! { $player } donne une carte à { $other } : { $cards }.
event-give-unseen = Croc ! { $player } donne une carte à { $other }.
event-ghost-master = Hou hou ! Le Maître Fantôme posé par { $player } fait voyager les cartes : chacun en prépare une pour son voisin.
event-choose = { $player } prépare une carte à passer : { $cards }.
event-choose-unseen = { $player } prépare une carte à passer.
event-handed = { $player } glisse une carte à { $other } : { $cards }.
event-handed-unseen = { $player } glisse une carte à { $other }.
event-goblin-master = Surprise ! Le Maître Gobelin posé par { $player } réclame un cadeau pour la plus petite main adverse.
event-recipient = { $player } choisit qui recevra le cadeau : { $other }.
event-gift = { $player } offre une carte à { $other } : { $cards }.
event-gift-unseen = { $player } offre une carte à { $other }.
event-reverse = Demi-tour ! Le Maître Squelette posé par { $player } fait tourner le jeu à l’envers.
event-restore = Demi-tour ! Le Maître Squelette posé par { $player } remet le jeu dans le bon sens.
event-descend = Tête en bas ! Le Maître Chauve-souris posé par { $player } renverse l’ordre : les valeurs descendent, et le plus petit Gobelin gagne les farces.
event-ascend = Tête en haut ! Le Maître Chauve-souris posé par { $player } rétablit l’ordre : les valeurs montent, et le plus haut Gobelin gagne les farces.
event-still-turned = Le Maître Squelette posé par { $player } trouve le jeu déjà à l’envers : rien ne change.
event-still-descending = Le Maître Chauve-souris posé par { $player } trouve l’ordre déjà renversé : les valeurs descendent toujours, et le plus petit Gobelin gagne les farces.
event-out = Plus une seule carte : { $players } s’échappe et gagne la manche !
event-joint-out = Plus une seule carte : { $players } s’échappent et gagnent la manche ensemble !
event-idle-end = Trois manches de suite où tout le monde s’échappe ensemble : la Série s’arrête là, et le plus petit total gagne.
event-deals-end = C’était la manche { $n }, la dernière prévue : le plus petit total gagne la Série.
event-score = Il reste à { $player } : { $cards }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
event-score-out = Il ne reste rien à { $player } : total toujours { $total }.
event-eliminated = Les monstres attrapent { $player }, qui quitte la Série.
event-new-deal = Nouvelle manche : { $player } distribue.
event-win = { $players } gagne la Série avec le plus petit total : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-joint-win = { $players } gagnent la Série ensemble, avec le plus petit total : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !

### Why a move is refused

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-not-held = Tu n’as pas cette carte en main.
refusal-must-lead = À toi de poser la carte de ton choix : tu ne peux pas passer.
refusal-must-choose-phantom = Avant de distribuer, dis s’il y aura une main fantôme.
refusal-needs-higher = Il faut la valeur juste au-dessus, ou le Chat. Sinon, passe.
refusal-needs-lower = L’ordre descend : il faut la valeur juste en dessous, ou le Chat. Sinon, passe.
refusal-needs-higher-or-spider = Sur cette Araignée, il faut la valeur juste au-dessus, le Maître Araignée ou le Chat. Sinon, passe.
refusal-needs-lower-or-spider = L’ordre descend : sur cette Araignée, il faut la valeur juste en dessous, le Maître Araignée ou le Chat. Sinon, passe.
refusal-needs-spider = On est au bout des valeurs : seuls l’autre Maître Araignée et le Chat vont dessus. Sinon, passe.
refusal-needs-cat = Rien n’est plus haut qu’un Maître : seul le Chat va dessus. Sinon, passe.
refusal-needs-cat-down = L’ordre descend et rien n’est plus bas que 1 : seul le Chat va dessus. Sinon, passe.
refusal-needs-family-or-rank = Il faut la même famille, la même valeur, ou le Chat.
refusal-needs-family-rank-or-master = Il faut la même famille, la même valeur, un Maître, ou le Chat.
refusal-must-play = On ne passe pas sur une carte rouge : tu peux y répondre, donc tu dois.
refusal-may-decline = On ne passe pas sur une carte rouge : réponds, ou renonce et subis la suite.
refusal-must-commit = C’est la farce : choisis une carte de ta main, une seule.
refusal-must-hand = Choisis la carte à glisser à ton voisin.
refusal-must-give = Tu dois donner une carte de ta main.
refusal-must-run = Tu poses une suite : ajoute une carte, ou arrête-toi s’il y en a déjà une.
refusal-run-empty = Une suite compte au moins une carte.
refusal-run-not-next = La carte suivante de la suite doit être exactement une valeur plus haut.
refusal-cat-alone = Le Chat n’entre pas dans une suite : il se pose tout seul, ou pas du tout.
refusal-must-pick-recipient = Choisis d’abord qui recevra ton cadeau.
refusal-not-fewest = Ton cadeau doit aller à la plus petite main adverse.

### Options

option-decks = paquets
    .help = Un paquet de cartes, ou deux mélangés, conseillés dès 7 joueurs.
option-masters = pouvoirs des Maîtres
    .help = Chaque Maître posé sur la pile déclenche le pouvoir de sa famille.
option-phantom = main fantôme
    .help = Une main de plus est distribuée, et personne ne la verra : moins de cartes, plus de mystère. Conseillé à 3.
option-phantomChoice = qui décide de la main fantôme
    .help = table : l’option « main fantôme » vaut pour toutes les manches. dealer : avant chaque manche, c’est à qui distribue d’en décider.
    .about = La main fantôme est décidée une fois pour toutes par la table, ou avant chaque manche par qui distribue, comme la règle imprimée le permet.
    .table = la table, une fois pour toutes
    .dealer = qui distribue, à chaque manche
option-series = Série
    .help = off : une seule manche. short : des manches aux points, jusqu’à ce qu’un total atteigne la limite. elimination : la limite fait sortir, jusqu’aux deux derniers.
    .about = Une seule manche, ou plusieurs dont les points s’ajoutent. La courte finit dès qu’un total atteint la limite ; l’autre élimine, jusqu’aux deux derniers. Compte 60 à 90 minutes pour une Série.
    .off = une seule manche
    .short = Série courte
    .elimination = élimination
option-seriesLimit = limite de la Série
    .help = Le total de points qui met fin à la Série, ou qui élimine. La règle dit 200.
option-seriesMaxDeals = nombre maximum de manches
    .help = La Série s’arrête après ce nombre de manches ; 0 : pas de maximum. Une règle maison.
option-redPlay = réponse au rouge
    .help = mustIfAble : si tu peux répondre à une carte rouge, tu dois. mayDecline : on peut renoncer, mais alors les monstres sonnent ou mordent.
    .about = Peut-on renoncer à répondre à une carte rouge alors qu’on le pourrait, et se faire sonner ou mordre ?
    .mustIfAble = si on peut, on doit
    .mayDecline = on peut renoncer
option-redMaster = Maîtres sur le rouge
    .help = rankOnly : un Maître répond à sa famille et aux Maîtres rouges. wild : il répond à toute carte rouge.
    .about = Sur quoi un Maître se pose quand une carte rouge est sur le dessus.
    .rankOnly = famille ou Maître rouge
    .wild = sur toute carte rouge
option-leads = carte au choix
    .help = must : qui a le choix de la carte doit en poser une. may : on peut laisser ce choix au suivant ; si tous le font, le premier doit poser.
    .about = La règle imprimée dit que l’on peut poser la carte de son choix, pas que l’on doit. Si tout le monde laisse passer, le premier doit poser.
    .must = il faut poser
    .may = on peut laisser le choix
option-mastersLast = durée des Maîtres
    .help = deal : l’effet des Maîtres Squelette et Chauve-souris dure jusqu’à la fin de la manche. series : jusqu’à la fin de la Série.
    .about = Combien de temps durent le sens et l’ordre changés par un Maître Squelette ou Chauve-souris. Cela ne compte que dans une Série.
    .deal = jusqu’à la fin de la manche
    .series = jusqu’à la fin de la Série
option-blueMaster = Maître bleu, ordre descendant
    .help = order : quand l’ordre descend, un 10 va sur un Maître bleu. catOnly : seul le Chat y va, comme toujours.
    .about = Ce qui va sur un Maître bleu quand l’ordre descend : un 10, ou le Chat seul, comme le dit la règle imprimée.
    .order = un 10 ou le Chat
    .catOnly = le Chat seul
option-memoryAid = aide-mémoire
    .help = Montre ce que tu pourrais retenir : les cartes jouées, ce qui manque à coup sûr dans les mains, et les cartes que tu as données et qui y sont encore à coup sûr. Sans aide, rien n’est montré deux fois, pas même dans le livre d’or.
option-firstDealer = premier donneur
    .help = Qui distribue la première manche : au hasard, ou un joueur choisi.

### The table

panel-player = { $seat } { $player } · { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
panel-series = { $seat } { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
panel-out = { $seat } { $player } · hors jeu · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-pile = Pile
panel-hand = Ta main
row-top = dessus
row-direction = sens
clockwise = horaire
counter-clockwise = antihoraire
ascending = ordre montant
descending = ordre descendant
row-idle = manches de suite sans points
idle-count = { $n } sur { $most }
row-played = { $n ->
    [0] aucune jouée
    [one] { $n } jouée
   *[other] { $n } jouées
}
row-got = reçu de toi
row-ready = choix
ready = fait
not-ready = aucun
row-chosen = ton choix
family-SP = SP Araignées bleues
family-GH = GH Fantômes bleus
family-GO = GO Gobelins verts
family-SK = SK Squelettes rouges
family-BA = BA Chauves-souris rouges
family-CAT = CAT Chat noir
code = { $card }
playable = ▲{ $card }
points-total = points de la Série
points-left = points restés en main

# The end of a single deal: what its list says of the places.
ending-one-winner = D’après les règles, une manche n’a qu’un vainqueur. Les autres viennent ici dans l’ordre des points qui leur restent en main, du plus petit au plus grand.

### The rules. Their ids stand in RULES.md, where each has its source.

rule-S-1-1 = Un paquet, c’est 56 cartes : un Chat tout seul, et cinq familles de onze, du 1 au 10 puis le Maître, marqué M.
rule-S-1-2 = M vient juste après 10, comme une valeur 11.
rule-S-1-3 = Araignées et Fantômes sont bleus, les Gobelins sont verts, Squelettes et Chauves-souris sont rouges. Le Chat n’a ni famille, ni valeur, ni couleur.
rule-S-1-4 = On joue à trois ou plus ; ici, jusqu’à dix.
rule-S-2-1 = Il faut un donneur : ici, le hasard ou une option le désigne.
rule-S-2-2 = On distribue le paquet jusqu’au bout ; tant pis si les mains diffèrent d’une carte.
rule-S-2-3 = Ta main est secrète : les autres n’en voient que la taille.
rule-S-2-4 = L’Araignée 1 ouvre le bal : le joueur qui l’a en main doit la poser, et la pile commence.
rule-S-2-5 = Ensuite, on joue dans le sens des aiguilles d’une montre.
rule-S-3-1 = Il n’y a qu’une pile, et seule sa carte du dessus dit ce qu’on peut poser. Les cartes d’une farce n’y vont pas.
rule-S-3-2 = La carte du dessus appartient au joueur qui l’a posée, seule ou au bout d’une suite.
rule-S-3-3 = À ton tour, tu poses la carte de ton choix, tu suis une carte bleue ou tu réponds à une rouge. Un Gobelin ne se suit pas, sa farce décide ; après un Chat, on pose la carte de son choix.
rule-S-3-4 = Quand la carte est à ton choix, tu poses celle qui te plaît, quel que soit le dessus de la pile. Tu ne peux pas passer.
rule-S-3-5 = Carte posée : si ta main est vide, tu gagnes et tout s’arrête. Sinon, un Maître use de son pouvoir (avec l’option « pouvoirs des Maîtres »), puis la règle de la famille s’applique.
rule-S-3-6 = Vient alors le joueur suivant, dans le sens du jeu tel que le pouvoir d’un Maître l’a laissé. Après une suite, c’est toujours la victime.
rule-S-4-1 = Sur une carte bleue va la valeur juste au-dessus, dans n’importe quelle famille : un 7 sur un 6. Si l’ordre descend, c’est la valeur juste en dessous.
rule-S-4-2 = Sur un 10 bleu va un Maître.
rule-S-4-3 = Rien à poser sur le bleu ? Tu passes, et le joueur suivant trouve la même carte.
rule-S-4-4 = Tu peux aussi passer exprès, et garder pour toi la carte qui allait.
rule-S-4-5 = Quand, à force de passer, le tour revient au joueur de la carte bleue, il pose la carte de son choix.
rule-S-4-6 = Un Maître bleu est une impasse : seul le Chat va dessus. Deux exceptions : l’ordre descendant et le pouvoir du Maître Araignée.
rule-S-4-7 = Si personne ne couvre un Maître bleu, le joueur qui l’a posé pose la carte de son choix.
rule-S-4-8 = Une carte verte ou rouge posée sur du bleu impose tout de suite sa propre règle.
rule-S-4-9 = Le Chat va sur toute carte bleue.
rule-S-5-1 = Un Gobelin sur la pile, et la farce commence aussitôt : en suivant, en carte au choix ou au bout d’une suite.
rule-S-5-2 = Tout le monde prépare une carte en secret, une seule, y compris le joueur du Gobelin.
rule-S-5-3 = Toutes les cartes sont permises : un Gobelin joue la farce, le Chat fait peur à tous, toute autre carte se cache.
rule-S-5-4 = On les dévoile toutes d’un coup.
rule-S-5-5 = S’il y a un Chat, il gagne la farce.
rule-S-5-6 = Sans Chat, le plus haut Gobelin dévoilé gagne. Celui qui a lancé la farce ne compte pas.
rule-S-5-7 = Les cartes dévoilées s’en vont sans autre effet, et le gagnant de la farce pose la carte de son choix.
rule-S-5-8 = Ni Chat ni Gobelin ? Les cartes s’en vont, et le joueur qui vient après le Gobelin pose la carte de son choix ; s’il terminait une suite, c’est la victime.
rule-S-5-9 = Si c’était ta dernière carte, tu gagnes la manche, quoi que donne la farce. À plusieurs, on gagne ensemble.
rule-S-6-1 = Sur une carte rouge va toute carte de la même famille ou de la même valeur.
rule-S-6-2 = M est ici une valeur comme une autre : un Maître va sur un M rouge ou sur sa famille. Avec l’option « Maîtres sur le rouge : sur toute carte rouge », un Maître va sur toute carte rouge.
rule-S-6-3 = Le Chat va sur toute carte rouge.
rule-S-6-4 = Si tu réponds par du bleu ou du vert, la règle de cette couleur prend le relais ; par du rouge, il faut de nouveau répondre.
rule-S-6-5 = Si tu peux répondre au rouge, tu dois. Avec l’option « réponse au rouge : on peut renoncer », tu peux renoncer ; c’est alors comme n’avoir rien.
rule-S-6-6 = Le joueur qui ne répond pas est la victime : il se fait sonner par un Squelette, mordre par une Chauve-souris.
rule-S-7-1 = On se fait sonner quand on n’a rien à poser sur un Squelette.
rule-S-7-2 = Le joueur du Squelette tire alors une suite de sa main : des valeurs qui s’enchaînent, une carte par valeur, toutes familles mêlées. Une carte suffit.
rule-S-7-3 = La suite se pose en montant : la plus petite carte d’abord, la plus haute à la fin.
rule-S-7-4 = Si la suite vide la main, la manche est gagnée.
rule-S-7-5 = Sinon, la victime joue sur le nouveau dessus, qui appartient au joueur de la suite.
rule-S-7-6 = Seule la dernière carte de la suite agit : un Gobelin lance une farce, un Maître use de son pouvoir (avec l’option « pouvoirs des Maîtres »). Celles d’en dessous dorment.
rule-S-8-1 = On se fait mordre quand on n’a rien à poser sur une Chauve-souris.
rule-S-8-2 = Tous les autres donnent une carte de leur main à la victime : d’abord le joueur de la Chauve-souris, et l’on continue à rebours du jeu.
rule-S-8-3 = Le joueur qui donne sa dernière carte gagne sur-le-champ, et on ne donne plus rien.
rule-S-8-4 = Si personne n’a gagné, la victime pose la carte de son choix.
rule-S-9-1 = À ton tour, le Chat va partout ; il peut aussi être ta carte au choix.
rule-S-9-2 = Après un Chat, le joueur suivant pose la carte de son choix.
rule-S-9-3 = Dans une farce, le Chat gagne : c’est alors son joueur qui pose la carte de son choix.
rule-S-10-1 = La première main vide gagne la manche, aussitôt.
rule-S-10-2 = Ta dernière carte peut partir sur la pile (même le Chat), dans une suite, dans une farce, chez une victime mordue ou en cadeau du Maître Gobelin : c’est gagné.
rule-S-10-3 = On ne peut gagner à plusieurs que dans une farce.
rule-S-11-1 = La Série enchaîne les manches, et l’on remélange tout à chaque fois. Les cartes qui te restent ajoutent leurs points à ton total ; une main vide ajoute 0.
rule-S-11-2 = De 1 à 10, une carte compte sa valeur ; un Maître compte 20, le Chat 30.
rule-S-11-3 = Série courte : elle finit avec la manche où quelqu’un arrive à 200 points, ou à la limite choisie.
rule-S-11-4 = Série courte : le plus petit total gagne ; atteindre la limite, c’est perdre.
rule-S-11-5 = Série à élimination : un joueur qui atteint la limite sort ; les autres jouent encore.
rule-S-11-6 = Série à élimination : à deux, c’est fini, et le plus petit des deux totaux gagne.
rule-S-11-7 = La donne passe au joueur suivant encore en jeu, dans le sens des aiguilles d’une montre. Sens et ordre redeviennent normaux.
rule-S-12-1 = Deux paquets mélangés font 112 cartes, chacune en double.
rule-S-12-2 = On cherche une Araignée 1 en partant de la gauche du donneur, qui vient en dernier : la première trouvée ouvre.
rule-S-12-3 = Deux Chats dans une farce, ou sans Chat deux fois le Gobelin gagnant : les deux joueurs à égalité se départagent, avec une nouvelle carte chacun.
rule-S-12-4 = On recommence tant qu’il y a égalité. Si les deux se cachent, la farce tombe à plat ; et une main vide gagne la manche, comme toujours.
rule-S-13-1 = Un pouvoir agit quand le Maître est posé sur la pile : pour ouvrir, au choix, pour suivre ou pour finir une suite. Il dort dans une farce, quand on le donne ou à l’intérieur d’une suite.
rule-S-13-2 = Maître Araignée : il peut suivre toute Araignée, de la plus petite valeur à la plus grande. Une fois posé, il compte comme un M.
rule-S-13-3 = Maître Fantôme : tout le monde prépare une carte en secret, puis toutes passent en même temps à droite.
rule-S-13-4 = Maître Gobelin : avant la farce, tu fais cadeau d’une carte à la plus petite main adverse. Si plusieurs se valent, tu choisis.
rule-S-13-5 = Maître Squelette : on tourne dans l’autre sens, dès le tour suivant.
rule-S-13-6 = Quand on tourne à l’envers, la victime mordue reçoit ses cartes dans le sens des aiguilles d’une montre, et le Maître Fantôme les fait passer à gauche.
rule-S-13-7 = Maître Chauve-souris : l’ordre descend. Sur une carte bleue va maintenant la valeur juste en dessous : un 5 sur un 6.
rule-S-13-8 = Tant que l’ordre descend, le plus petit Gobelin gagne les farces. Le Chat gagne toujours.
rule-S-13-9 = Sens et ordre restent changés jusqu’à la fin de la manche. Avec deux paquets, un second Maître Squelette ou Chauve-souris annule le premier.
rule-S-14-1 = On distribue comme s’il y avait un joueur de plus : cette main fantôme reste de côté, et nul ne la regarde.
rule-S-14-2 = Ses cartes dorment toute la manche ; elles ne comptent de points pour personne.
rule-S-14-3 = Si personne n’a d’Araignée 1, la plus petite Araignée en main ouvre, jusqu’au Maître. À deux paquets, on la cherche de la même façon.
rule-S-14-4 = La main fantôme va avec toutes les variantes, et chaque manche a la sienne.
rule-S-15-1 = Aucune carte ne se perd : mains, cartes préparées, cartes jouées et main fantôme font toujours 56, ou 112 avec deux paquets.
rule-S-15-2 = Chaque fois qu’il faut choisir, chacun a encore une carte au moins ; une carte préparée compte jusqu’à ce qu’on la dévoile.
rule-S-15-3 = Une manche finit toujours : à part les passes et les morsures, tout fait partir au moins une carte pour de bon, et une morsure mène à une carte au choix.
rule-S-15-4 = On ne passe pas sur le rouge : la victime est donc toujours la première à jouer après la carte rouge.
rule-S-15-5 = Chaque manche d’une Série fait monter la somme des totaux, sauf si toute la table finit en même temps.
rule-SA-1 = Si tu peux répondre au rouge, tu dois, même si ton Chat est ta seule réponse. Par option, on peut renoncer et subir la même peine.
rule-SA-2 = Poser la carte de son choix est une obligation : sans cela, on pourrait passer sans fin.
rule-SA-3 = Sur le rouge, un Maître ne répond qu’à un Maître ou à sa famille. Le texte imprimé peut se lire autrement ; une option le laisse aller sur tout le rouge.
rule-SA-4 = D’abord la victoire, puis le pouvoir, puis la règle de la famille.
rule-SA-5 = Une dernière carte, quelle qu’elle soit, finit la manche : ni farce, ni pouvoir, ni peine, ni départage.
rule-SA-6 = Le Gobelin posé sur la pile ne participe pas à sa farce.
rule-SA-7 = Le joueur du Gobelin prépare aussi une carte.
rule-SA-8 = Toutes les mains vidées par une farce gagnent ensemble, et elles seules. Peu importe qui aurait gagné la farce.
rule-SA-9 = Personne ne commence une farce sans carte : la manche serait déjà finie.
rule-SA-10 = Après une farce sans vainqueur, c’est au joueur qui vient après le Gobelin, dans le sens du jeu ; s’il terminait une suite, à la victime.
rule-SA-11 = Sur un Maître bleu, chacun peut poser le Chat à son tour ; le joueur qui vient après ce Chat pose la carte de son choix. Le joueur du Maître ne peut poser son propre Chat que plus tard, au choix.
rule-SA-12 = Le Chat ne couvre jamais un Gobelin, qu’on ne suit pas ; mais dans la farce, il gagne.
rule-SA-13 = Personne ne passe après un Chat : il faut poser la carte de son choix.
rule-SA-14 = Passer ne t’écarte que pour ce tour ; au prochain, tu peux jouer.
rule-SA-15 = La victime est le seul joueur qui devait répondre et ne l’a pas fait. Le joueur de la carte rouge pose la suite, ou donne en premier.
rule-SA-16 = Pas moyen de sauter la suite : il faut poser au moins une carte.
rule-SA-17 = Le Chat ne se glisse pas entre des valeurs, mais il peut former une suite à lui seul ; la victime pose alors la carte de son choix.
rule-SA-18 = Une suite a une carte par valeur. Après 10 vient M, et après M plus rien : pas de retour au 1.
rule-SA-19 = Si la victime ne peut pas non plus répondre à une suite qui finit en rouge, elle subit une nouvelle peine.
rule-SA-20 = Quand une suite finit par un Maître bleu, la victime puis les autres peuvent poser le Chat ; sinon, le joueur de la suite pose la carte de son choix.
rule-SA-21 = Quand une suite finit par le Maître Squelette et que son pouvoir agit, le sens change, mais la victime joue d’abord ; vient ensuite le joueur de la suite.
rule-SA-22 = Même quand l’ordre descend, une suite se pose en montant.
rule-SA-23 = Tous les autres donnent leur carte à la victime mordue, tour à tour et face cachée, jusqu’à la première main vide.
rule-SA-24 = Si le jeu tourne à l’envers, le joueur de la Chauve-souris donne en premier, et l’on continue dans le sens des aiguilles d’une montre.
rule-SA-25 = Quand l’ordre descend, un M bleu demande un 10, et c’est le 1 bleu qui devient l’impasse.
rule-SA-26 = Avec les pouvoirs et deux paquets, un Maître Araignée va aussi sur l’autre. On a alors un M bleu sur la pile : impasse en montant, un 10 en descendant.
rule-SA-27 = Le Maître Fantôme agit avant qu’on puisse suivre. Les mains gardent leur taille, donc personne ne finit ; le Chat peut changer de main, puis être posé.
rule-SA-28 = À droite, c’est le joueur d’avant dans le sens des aiguilles d’une montre.
rule-SA-29 = Le cadeau du Maître Gobelin vient avant la farce, et l’on compte les mains adverses une fois le Maître posé. Si tu offres ta dernière carte, tu gagnes sans farce.
rule-SA-30 = Le sens et l’ordre changés par un Maître ne durent que la manche, même dans une Série.
rule-SA-31 = Si les deux joueurs du départage se cachent, personne ne gagne la farce, pas même un troisième qui avait montré un Gobelin moins fort.
rule-SA-32 = Une dernière carte dans une farce gagne la manche, sans départage ; deux dernières cartes d’un coup gagnent ensemble.
rule-SA-33 = La deuxième Araignée 1 est une carte comme les autres.
rule-SA-34 = On distribue une carte à la fois depuis la gauche du donneur ; il se sert en dernier, et la main fantôme vient après lui.
rule-SA-35 = Pas une Araignée dans les mains ? Le joueur à gauche du donneur commence par la carte qui lui plaît.
rule-SA-36 = Atteindre la limite tout juste suffit, et une manche peut éliminer plusieurs joueurs ; s’il n’en reste qu’un, il gagne. À égalité, on partage ; au classement, mieux vaut sortir tard.
rule-SA-37 = D’une manche à l’autre, le donneur change dans le sens des aiguilles d’une montre, et l’on saute les joueurs éliminés. L’Araignée 1 ouvre toujours.
rule-SA-38 = À trois, l’élimination revient à la Série courte : dès la première sortie, il ne reste que deux joueurs.
rule-SA-39 = Le texte imprimé ne fixe pas de maximum ; ici, c’est dix. Dès sept, mieux vaut deux paquets.
rule-SA-40 = Avec l’aide-mémoire, on peut consulter les cartes jouées : tout le monde les a vues.
rule-SA-41 = Un Maître qui ouvre, ou que l’on pose au choix, use aussi de son pouvoir.
rule-SA-42 = Le texte imprimé parle d’« un jeu » qui ne peut pas répondre : c’est une coquille pour « un joueur ».
rule-SA-43 = Une victime mordue pose la carte de son choix : une carte reçue ou une autre.
rule-SA-44 = Une manche ne tourne jamais en rond : au choix, on pose toujours une carte.
rule-SA-45 = Une carte donnée n’est vue que des deux joueurs concernés.
rule-SA-46 = Les cartes d’une farce ne font pas le dessus de la pile, ne lancent pas d’autre farce et n’ont pas de pouvoir. On les garde parmi les cartes jouées.
rule-SA-47 = Quand l’ordre descend, le Maître Gobelin est le plus faible dans une farce : il compte 11.
rule-SA-48 = Une Série ne pourrait durer toujours que si tout le monde finissait ensemble, encore et encore. Une option fixe un nombre de manches ; le plus petit total gagne alors, et à égalité on partage.
rule-SA-49 = Quand une suite finit par le Maître Squelette et son pouvoir, la victime se retrouve juste avant le joueur de la suite. Toutes les règles valent quand même : si elle passe ensuite sur du bleu, l’autre pose aussitôt la carte de son choix.
rule-SA-50 = Si toute la table finit en même temps trois manches de suite, la Série s’arrête : le plus petit total gagne, et à égalité on partage.
rule-SA-51 = Tu sais où est une carte que tu as donnée, tant qu’on ne la revoit pas et que cette main n’en donne pas une en secret à quelqu’un d’autre. Rester sans réponse au rouge montre ce qui manque à une main, jusqu’à sa prochaine carte reçue. L’aide-mémoire ne montre que cela ; un joueur attentif en sait parfois davantage.
rule-SA-52 = La règle imprimée laisse décider de la main fantôme à chaque manche. Avec l’option « qui décide de la main fantôme », c’est à qui distribue de le faire juste avant ; sinon, c’est réglé pour toute la partie.
rule-SA-53 = À la lettre, on peut poser la carte de son choix, on n’y est pas obligé. Avec l’option « carte au choix », tu peux laisser ce choix au suivant ; quand tout le monde l’a laissé, le premier à l’avoir eu doit poser. Après une morsure, il faut poser dans tous les cas.
rule-SA-54 = À la lettre, l’effet d’un Maître Squelette ou Chauve-souris dure jusqu’à la fin de la partie. Avec l’option « durée des Maîtres », c’est la fin de la Série ; avec un seul paquet, un second Maître de la même famille ne change alors plus rien.
rule-SA-55 = À la lettre, seul le Chat va sur un Maître bleu. Avec l’option « Maître bleu, ordre descendant », cela vaut aussi quand l’ordre descend ; le pouvoir du Maître Araignée demeure.

### La page des règles : l’édition, un tour en bref, et le nom des chapitres

rules-edition = Il n’y a qu’une édition de Spooks (2003). Ses variantes, la Série, deux paquets, les pouvoirs des Maîtres et la main fantôme, sont des options, tout comme deux lectures des cartes rouges (S-6.2, S-6.5).
rules-turn-1 = Le premier qui se débarrasse de toutes ses cartes s’échappe et gagne la manche.
rules-turn-2 = Bleu sur le dessus (Araignée, Fantôme) : pose une carte de la valeur juste au-dessus, de n’importe quelle famille, ou passe. Si tout le monde passe, le joueur de la carte du dessus pose la carte de son choix.
rules-turn-3 = Vert sur le dessus (Gobelin) : une farce. Chacun choisit une carte en secret ; le Chat gagne, sinon le plus haut Gobelin, et le gagnant pose la carte de son choix.
rules-turn-4 = Rouge sur le dessus (Squelette, Chauve-souris) : pose la même famille ou la même valeur si tu le peux.
rules-turn-5 = Sans réponse à un Squelette : le joueur du Squelette pose une suite, et tu dois répondre à sa dernière carte.
rules-turn-6 = Sans réponse à une Chauve-souris : tous les autres te donnent une carte, puis tu poses la carte de ton choix.
rules-turn-7 = Le Chat va sur tout ; ensuite, le joueur suivant pose la carte de son choix.
rules-S-1 = Les cartes
rules-S-2 = Avant la manche
rules-S-3 = La pile et ton tour
rules-S-4 = Une carte bleue sur le dessus
rules-S-5 = La farce d’un Gobelin
rules-S-6 = Une carte rouge sur le dessus
rules-S-7 = Se faire sonner par un Squelette
rules-S-8 = Se faire mordre par une Chauve-souris
rules-S-9 = Le Chat
rules-S-10 = S’échapper
rules-S-11 = La Série
rules-S-12 = Deux paquets
rules-S-13 = Les pouvoirs des Maîtres
rules-S-14 = La main fantôme
rules-S-15 = Ce qui est toujours vrai
rules-SA = Nos décisions

### Où nous jouons autrement que la règle imprimée, et pourquoi : une phrase chacune.

rules-differ-SA-3 = Sur une carte rouge, la règle veut la même famille ou la même valeur, « ou un M » ; par défaut, M y est une valeur comme une autre, car la règle n’appelle joker que le Chat.
rules-differ-SA-12 = D’après la règle, le Chat se pose sur n’importe quelle carte, mais on ne pose jamais rien sur un Gobelin : sa farce commence aussitôt, et le Chat la gagne.
rules-differ-SA-36 = La Série longue de la règle finit quand il reste deux joueurs ; si une manche en élimine tant qu’il n’en reste qu’un, c’est lui qui gagne.
rules-differ-SA-39 = La règle ne fixe pas de maximum ; ici, on est dix au plus, pour que chacun ait une vraie main.
rules-differ-SA-42 = La règle dit qu’« un jeu » ne peut pas jouer sur la carte rouge ; nous lisons « un joueur », car un jeu n’a pas de main.
rules-differ-SA-50 = La règle ne connaît pas d’autre fin à une Série ; après trois manches de suite où tout le monde pose sa dernière carte ensemble, nous l’arrêtons, car elle pourrait durer toujours.
rules-differ-SA-52 = La règle laisse décider de la main fantôme à chaque manche ; par défaut, c’est réglé une fois pour toute la partie, pour ne plus avoir à demander.
rules-differ-SA-53 = D’après la règle, celui qui a le choix peut poser une carte ; par défaut, il le doit, car si personne ne voulait, la partie n’avancerait plus.
rules-differ-SA-54 = D’après la règle, l’effet des Maîtres Squelette et Chauve-souris dure jusqu’à la fin de la partie ; par défaut, c’est la fin de la manche, car la règle appelle aussi « partie » une seule manche.
rules-differ-SA-55 = D’après la règle, seul le Chat va sur un Maître bleu ; par défaut, un 10 y va aussi quand l’ordre descend, car c’est alors lui qui suit.
