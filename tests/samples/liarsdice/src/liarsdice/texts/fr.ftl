### Tout ce que le Menteur aux dés dit en français. $player et $other sont des noms ; $face est l’un des textes face-1 … face-6.

game-title = Le Menteur
game-pitch = Annonce des dés que personne ne voit tous, jusqu’à ce que quelqu’un crie « menteur ! »
game-time = 15 minutes
game-welcome = Tes dés sont sous ton gobelet, et personne d’autre ne les a vus. Combien de cinq y a-t-il sur toute la table ? Dis un nombre. On te croira peut-être.

## Faces, annonces et coups

face-1 = as
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = six
bid = { $count } « { $face } »
move-bid = annoncer { $count } « { $face } »
move-liar = crier au mensonge
hint-bid = vrai à { $n } %
hint-liar = faux à { $n } %
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-no-bid = Personne n’a encore rien annoncé : il n’y a rien à mettre en doute.
refusal-too-low = Annonce plus de dés, ou autant d’une face plus haute.
refusal-too-many = Il n’y a pas autant de dés en jeu.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-game-over = La partie est finie.

## Ce qui arrive

event-begin = { $player } commence.
event-roll = { $player } lance : { $dice }.
event-roll-unseen = { $player } lance { $count ->
    [one] un dé
   *[other] { $count } dés
} et regarde sous son gobelet.
event-bid = { $player } annonce { $count } « { $face } ».
event-liar = { $player } crie : { $other } ment !
event-show = { $player } avait { $dice }.
event-true = Annonce : { $count } « { $face } ». Il y en a { $found } : c’était vrai.
event-false = Annonce : { $count } « { $face } ». { $found ->
    [0] Il n’y en a aucun
   *[other] Il n’y en a que { $found }
} : c’était un mensonge.
event-lose = { $player } perd un dé. { $left ->
    [0] Il ne lui en reste aucun.
   *[other] Il lui en reste { $left }.
}
event-out = { $player } quitte la partie.
event-win = { $player } a les derniers dés et gagne.

## Ce que l’on montre

status-bid = { $player } fait la première annonce.
status-bid-you = Fais la première annonce.
status-answer = { $player } surenchérit, ou n’y croit pas.
status-answer-you = Annonce plus, ou crie « menteur ! »
status-roll = Les dés roulent.
status-over = La partie est finie.
progress-dice = { $n ->
    [one] encore { $n } dé
   *[other] encore { $n } dés
}
panel-player = { $player } · { $dice ->
    [0] plus de dés
    [one] { $dice } dé
   *[other] { $dice } dés
}
panel-bid = L’annonce
panel-dice = Tes dés
panel-shown = Dernière manche : { $bid } à l’annonce, { $found } sur la table
row-bid = à dépasser
row-bids = annonces
row-dice = sous ton gobelet
row-shown = { $player }
number = { $n }
points-outlasted = joueurs partis avant

## Options

option-dice = dés
    .help = Avec combien de dés chacun commence.
option-wild = as jokers
    .help = Si les as comptent pour toute face annoncée.

## Les règles

rule-L-1 = De deux à six joueurs. Chacun a un gobelet et cinq dés, ou trois, quatre ou six si la table le veut.
rule-L-2 = Le hasard dit qui commence.
rule-L-3 = Au début d’une manche, chacun lance tous ses dés sous son gobelet. On regarde les siens, et ceux de personne d’autre.
rule-L-4 = Dans le sens des aiguilles d’une montre, chacun annonce à son tour ou traite de menteur qui vient d’annoncer. Qui ouvre la manche doit annoncer.
rule-L-5 = Une annonce est un nombre et une face : sous tous les gobelets ensemble, au moins tant de dés la montrent. Elle doit dépasser la précédente : plus de dés de n’importe quelle face, ou autant d’une face plus haute.
rule-L-6 = On n’annonce pas plus de dés qu’il n’y en a en jeu.
rule-L-7 = Si la table le veut, les as sont des jokers et comptent pour la face annoncée. Quand on annonce des as, seuls les as comptent.
rule-L-8 = À « menteur ! », on lève tous les gobelets et l’on compte. Si l’annonce tient, qui a crié avait tort ; s’il manque des dés, c’est qui l’avait faite. Qui a tort perd un dé.
rule-L-9 = Qui a perdu le dé ouvre la manche suivante ; si c’était son dernier, c’est au suivant qui a des dés.
rule-L-10 = Sans dés, on quitte la partie. Le dernier qui en a gagne ; on marque un point pour chaque joueur parti plus tôt.
rules-L = Les règles
rules-edition = Un vieux jeu de taverne, qui a autant de règles que de tavernes ; voici les plus simples, avec des as jokers si l’on veut.
rules-turn-1 = Regarde sous ton gobelet : personne d’autre ne connaît ces dés.
rules-turn-2 = Annonce plus de dés de n’importe quelle face, ou autant d’une face plus haute, que la dernière annonce.
rules-turn-3 = Ou n’y crois pas, et crie « menteur ! » : qui a tort perd un dé.
