# Ce que dit le serveur, en français.

name-you = Vous

## Refus

no-table = Cette table n'existe pas.
no-page = Il n'y a rien ici.
no-key = Il faut une place à la table : ouvrez-la par votre lien de place.
bad-key = Ce lien de place n'est pas valable, ou ne l'est plus.
host-only = Seule la personne qui a dressé la table peut faire cela.
not-started = La partie n'a pas commencé.
already-started = La partie a commencé.
seat-taken = Cette place est prise.
seats-open = Il manque encore quelqu'un : { $open } places sont libres.
game-ended = Cette partie est terminée.
game-running = Cette partie n'est pas encore finie.
stale = La table a changé depuis. Voici où elle en est.
nothing-to-undo = Vous n'avez joué aucun coup que l'on puisse reprendre.
not-asked-that = Cette demande ne vous attend plus.
no-spectators = Personne ne peut regarder cette table.
private-table = Cette table est privée : ouvrez-la par un lien de place.
hints-off = Il n'y a pas de conseils à cette table.
chat-off = On ne bavarde pas à cette table.
chat-empty = Il n'y a rien à dire là-dedans.
chair-kind = « { $chair } » ne peut pas prendre place. Il y a : { $chairs }.
not-vanished = Cette personne est là, ou n'est pas absente depuis assez longtemps.
no-stand-in = À cette table, personne ne joue pour les absents.
no-step = Il n'y a pas d'étape { $step } ; la dernière est { $steps }.
replay-hidden = Tant que la partie dure, on ne peut la revoir que de sa propre place.
bad-request = Cette demande n'a pas de sens : { $detail }
too-large = Cette demande est trop grande.
too-many = Trop de demandes. Réessayez dans un instant.
cross-site = Cette demande vient d'un autre site.
wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
account-name = Ce nom est pris, ou ne peut pas être un nom.
not-logged-in = Connectez-vous d'abord.
failed = Quelque chose s'est mal passé chez nous. C'est noté.
try-again = La table était occupée. Réessayez.
fork-nothing = À cette étape, la partie est finie.

## La preuve que le mélange était honnête

fair-promise = Avant la première carte, cette promesse a été montrée.
fair-secret-later = Le secret est montré quand la partie est finie.
fair-secret = Le secret est celui qui fut promis : son SHA-256 est la promesse.
fair-salts = Voici les sels des joueurs, dans l'ordre de leurs places.
fair-seed = La graine est le SHA-256 du secret et des sels.
fair-moves = Tous les coups sont permis dans la partie que cette graine distribue.
fair-result = Joués jusqu'au bout, ils donnent ce résultat.
fair-position = Cette partie a commencé d'une position ; rien n'avait été promis.
