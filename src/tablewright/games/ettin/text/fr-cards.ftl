### Ce qui figure sur les cartes : noms des capacités et leurs règles en bref, types, verbes ; défauts des jeux de cartes.

## Capacités

ability-scouting = Éclaireur
ability-terrify = Terreur
ability-dragonslayer = Tueur de dragons
ability-ranged = À distance
ability-swift = Agilité
ability-bounty = Prime
ability-conquest = Conquête
ability-flying = Vol
ability-magic = Magie
ability-siege = Siège
ability-stealth = Furtivité
ability-vicious = Sournoiserie
ability-return-to-self = Repli
ability-return-to-ally = Repli (Allié)
ability-wealthy = Richesse
ability-war-cry = Cri de ralliement
ability-gate-to-self = Rapatriement
ability-gate-to-ally = Rapatriement (Allié)
ability-prosperous = Prospérité
ability-taxes = Taxes

ability-scouting-text = Révélez cette carte en la déployant : un endroit de l’Ennemi est retourné face visible.
ability-terrify-text = Au début de la bataille, une unité ennemie présente s’enfuit dans la pile de Repos de son camp.
ability-dragonslayer-text = Au début de la bataille, un Dragon ennemi présent est à vous : il va dans votre pile de Repos.
ability-ranged-text = Au début de la bataille, vous pouvez mettre cette unité au Repos pour capturer des Troupes ennemies présentes qui ne sont pas plus fortes.
ability-swift-text = Vous gagnez une bataille à égalité ici, sauf si l’Ennemi montre autant d’icônes Agilité.
ability-bounty-text = Qui prend cette unité comme Butin gagne { $number } Or.
ability-conquest-text = Votre Butin ici peut être une Défense même s’il reste des Troupes ennemies.
ability-flying-text = Seul un camp qui a ici une unité À distance ou Vol peut prendre cette unité comme Butin.
ability-magic-text = Votre Butin ici peut être une unité Furtivité.
ability-siege-text = Une Défense ennemie présente ne produit plus rien jusqu’à la fin de l’Âge.
ability-stealth-text = Seul un camp qui a ici une unité Magie peut prendre cette unité comme Butin.
ability-vicious-text = En cas de victoire ou d’égalité ici, prenez { $number ->
    [one] un Butin
   *[other] { $number } Butins
} de plus.
ability-return-to-self-text = Au lieu d’aller au Repos, cette unité retourne dans votre Camp de guerre.
ability-return-to-ally-text = Au lieu d’aller au Repos, cette unité va dans le Camp de guerre de votre Allié.
ability-wealthy-text = Quand cette unité va au Repos, gagnez { $number } Or.
ability-war-cry-text = Quand cette unité va au Repos, la première carte de votre deck Faction va dans votre Camp de guerre.
ability-gate-to-self-text = À la Production, vous pouvez ramener des Troupes de votre pile de Repos dans votre Camp de guerre.
ability-gate-to-ally-text = À la Production, vous pouvez envoyer des Troupes de votre pile de Repos dans le Camp de guerre de votre Allié.
ability-prosperous-text = À la Production, vous et votre Allié gagnez { $number } Or chacun.
ability-taxes-text = À la Production, gagnez { $number } Or.

## Types, Lieux, difficulté, sources

type-troop = Troupes
type-defense = Défense
type-protected = Défense fortifiée
type-adventure = Aventure
location-ruins = Ruines
location-village = Village
location-town = Ville
location-city = Cité
location-ruins-text = Si défendues : vous pouvez mettre la première carte de votre deck Faction au Cimetière.
location-village-text = Si défendu : gagnez { $number } Or.
location-town-text = Si défendue : vous pouvez mettre la première carte de votre deck Faction dans votre Camp de guerre.
location-city-text = Si défendue : vous et votre Allié gagnez { $number } Or chacun.
difficulty-very-easy = très facile
difficulty-easy = facile
difficulty-average = intermédiaire
difficulty-difficult = difficile
difficulty-very-difficult = très difficile
source-rulebook = imprimé dans la règle
source-published = publié
source-house = de nous, équilibré par simulation

## Aventures

condition-need = Seulement avec { $ability } à l’Aventure.
condition-ease = Difficulté réduite de { $number } avec { $ability } à l’Aventure.
condition-troops = Seulement avec au moins { $number } Troupes ayant une Valeur d’Aventure.
effect-ally-gold = Votre Allié gagne { $number } Or.
effect-muster = { $number ->
    [one] La première carte
   *[other] Les { $number } premières cartes
} de votre deck Faction { $number ->
    [one] va
   *[other] vont
} dans votre Camp de guerre.
effect-hire = { $number ->
    [one] Le premier Mercenaire
   *[other] Les { $number } premiers Mercenaires
} de cet Âge { $number ->
    [one] rejoint
   *[other] rejoignent
} votre Camp de guerre.
effect-recall = Vous pouvez ramener { $number ->
    [one] une carte Troupes
   *[other] jusqu’à { $number } cartes Troupes
} de votre pile de Repos dans votre Camp de guerre.
effect-plunder = { $number ->
    [one] La première carte
   *[other] Les { $number } premières cartes
} du deck Faction de l’Ennemi { $number ->
    [one] va
   *[other] vont
} dans votre pile de Repos.
effect-levy = L’Ennemi paie jusqu’à { $number } Or.
card-dragon = Un dragon.
card-weakness = Faible face à : { $ability }.
bonus-adventures = { $number } PV pour chaque Aventure accomplie ou détenue.
bonus-defenses = { $number } PV pour chaque Défense dans vos Lieux.
bonus-dragons = { $number } PV pour chaque Dragon dans votre Camp de guerre et votre pile de Repos.
bonus-wars = { $number } PV pour chaque jeton Guerre détenu.

## Jeux de cartes et options impossibles

deck-mercenaries = Mercenaires
deck-adventures = Aventures
pack-toml = Le jeu de cartes n’est pas du TOML valable : { $detail }
pack-name = « { $field } » ne peut pas être cela : name est un texte court, whole vaut true ou false.
pack-digest = Les valeurs ne sont pas celles du jeu de cartes { $pack }.
card-unknown = Il n’y a ni carte, ni plateau, ni dé « { $card } ». Les unités vont de U1 à U221, les Aventures de A1 à A36.
card-twice = { $card } figure ici une deuxième fois.
card-table = { $card } devrait être une table de champs.
card-missing = { $card } manque dans un jeu qui promet d’être complet.
card-field = { $card } n’a pas de champ « { $field } ». Il y a : { $fields }.
card-form = { $card }, { $field } : la valeur devrait avoir la forme { $wanted }.
card-range = { $card }, { $field } : { $value } est impossible ; de { $least } à { $most }.
card-choice = { $card }, { $field } : « { $given } » est impossible ; il y a : { $choices }.
card-ability = { $card }, { $field } : il n’y a pas de capacité « { $given } ». Il y a : { $abilities }.
card-ability-twice = { $card }, { $field } : { $given } y figure deux fois ; écrivez « { $given } 2 » pour deux icônes.
card-number = { $card }, { $field } : « { $given } » a un nombre de trop, en moins ou hors limites.
card-gold = { $card }, { $field } : { $given } demande son Or, comme dans « { $given } 3 ».
card-verb = { $card }, { $field } : « { $given } » est inconnu. Il y a : { $verbs }.
card-parapet = { $card }, { $field } : une Défense fortifiée montre des faiblesses, et elle seule.
card-no-troop = { $card }, { $field } : réservé aux Troupes.
card-no-defense = { $card }, { $field } : réservé à une Aventure qui devient une Défense.
card-left-out = { $card }, { $field } : une carte du deck d’une faction ne peut pas être laissée de côté.
age-thin = L’Âge { $age } a trop peu { $deck ->
    [mercenaries] de Mercenaires
    [adventures] d’Aventures
   *[other] de cartes de { $deck }
} : { $count }, il en faut { $least }.
