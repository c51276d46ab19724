<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games on your computer, made by players for players.</source>
        <translation>Des jeux de société sur ordinateur, faits par des joueurs pour des joueurs.</translation>
    </message>
    <message>
        <source>The program and its pictures are our own work and free under the MIT licence.</source>
        <translation>Le programme et ses images sont notre propre travail, sous licence libre MIT.</translation>
    </message>
    <message>
        <source>The fonts Vollkorn and Cabin are free under the SIL Open Font License.</source>
        <translation>Les polices Vollkorn et Cabin sont sous licence libre SIL Open Font.</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners.</source>
        <translation>Haspelknecht est un jeu de Thomas Spitzer, édité par Quined Games et ses partenaires.</translation>
    </message>
    <message>
        <source>New games use your corrected printed values.</source>
        <translation>Les nouvelles parties utilisent vos valeurs imprimées corrigées.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AcquiringRefusals</name>
    <message>
        <source>You already own {tile}</source>
        <translation>Vous possédez déjà {tile}</translation>
    </message>
    <message>
        <source>You can acquire each development only once.</source>
        <translation>Chaque équipement ne s’achète qu’une fois.</translation>
    </message>
    <message>
        <source>All your player disks are placed</source>
        <translation>Tous vos disques Joueur sont posés</translation>
    </message>
    <message>
        <source>Nobody can own more than {count} developments.</source>
        <translation>On ne peut pas posséder plus de {count} équipements.</translation>
    </message>
    <message>
        <source>{tile} is not in play</source>
        <translation>{tile} n’est pas en jeu</translation>
    </message>
    <message>
        <source>Only the developments on the board can be acquired.</source>
        <translation>Seuls les équipements du plateau peuvent être achetés.</translation>
    </message>
    <message>
        <source>{tile} is out of reach</source>
        <translation>{tile} est hors de portée</translation>
    </message>
    <message>
        <source>It touches none of your developments, and nobody owns it yet: first acquire one next to it.</source>
        <translation>Il n’est adjacent à aucun de vos équipements et personne ne le possède&#xa0;: achetez d’abord un équipement voisin.</translation>
    </message>
    <message>
        <source>You acquire {tile} when plans are executed</source>
        <translation>{tile} s’achète pendant la réalisation des plans</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer or on the improved farmhand: {asked}.</source>
        <translation>Pour l’acheter, programmez exactement ceci sur le fermier ou sur l’ouvrier expérimenté&#xa0;: {asked}.</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer: {asked}.</source>
        <translation>Pour l’acheter, programmez exactement ceci sur le fermier&#xa0;: {asked}.</translation>
    </message>
    <message>
        <source>You cannot acquire {tile} now</source>
        <translation>{tile} ne peut pas être acheté maintenant</translation>
    </message>
    <message>
        <source>The Farmhand cannot acquire developments</source>
        <translation>L’ouvrier n’achète pas d’équipement</translation>
    </message>
    <message>
        <source>As the improved farmhand, he can do so from the next action phase on.</source>
        <translation>Devenu ouvrier expérimenté, il le pourra dès la prochaine phase d’actions.</translation>
    </message>
    <message>
        <source>As the improved farmhand, he could from the next action phase on, and there is none.</source>
        <translation>Devenu ouvrier expérimenté, il le pourrait dès la prochaine phase d’actions, mais il n’y en a plus.</translation>
    </message>
    <message>
        <source>Only the Farmer and the improved farmhand can (see Pickaxe).</source>
        <translation>Seuls le fermier et l’ouvrier expérimenté (voir la pioche) le peuvent.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>Le fermier a déjà travaillé</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>L’ouvrier expérimenté a déjà travaillé</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>L’ouvrier a déjà travaillé</translation>
    </message>
    <message>
        <source>A worker who acquires a development does nothing else in that action phase.</source>
        <translation>Acheter un équipement occupe un travailleur pendant toute la phase d’actions.</translation>
    </message>
    <message>
        <source>Your disks do not match {tile}</source>
        <translation>Vos disques ne conviennent pas pour {tile}</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmer: {laid}.</source>
        <translation>Il faut exactement&#xa0;: {asked}. Sur le fermier&#xa0;: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the improved farmhand: {laid}.</source>
        <translation>Il faut exactement&#xa0;: {asked}. Sur l’ouvrier expérimenté&#xa0;: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmhand: {laid}.</source>
        <translation>Il faut exactement&#xa0;: {asked}. Sur l’ouvrier&#xa0;: {laid}.</translation>
    </message>
    <message>
        <source>There is no fee for {tile}</source>
        <translation>Il n’y a rien à payer pour {tile}</translation>
    </message>
    <message>
        <source>It is level 1 or touches one of your developments: acquire it without a fee.</source>
        <translation>Il est de niveau 1, ou adjacent à l’un de vos équipements&#xa0;: achetez-le sans rien payer.</translation>
    </message>
    <message>
        <source>You must pay a fee for {tile}</source>
        <translation>Il faut payer pour {tile}</translation>
    </message>
    <message>
        <source>{fee}. On your farm, choose what to pay.</source>
        <translation>{fee}. Choisissez dans votre ferme ce que vous payez.</translation>
    </message>
    <message>
        <source>You cannot pay the fee for {tile}</source>
        <translation>Vous n’avez pas de quoi payer {tile}</translation>
    </message>
    <message>
        <source>{fee}. There is no food on your farm.</source>
        <translation>{fee}. Il n’y a pas de céréale dans votre ferme.</translation>
    </message>
    <message>
        <source>{fee}. There is no wood on your farm.</source>
        <translation>{fee}. Il n’y a pas de bois dans votre ferme.</translation>
    </message>
    <message>
        <source>{fee}. There is no coal on your farm.</source>
        <translation>{fee}. Il n’y a pas de charbon dans votre ferme.</translation>
    </message>
    <message>
        <source>{fee}. You have none of these on your farm.</source>
        <translation>{fee}. Votre ferme n’a rien de tout cela.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>a whole number from {0} to {1}</source>
        <translation>un nombre entier de {0} à {1}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>une valeur parmi {names}</translation>
    </message>
    <message>
        <source>a list of names from {names}, each at most once</source>
        <translation>une liste de noms parmi {names}, sans répétition</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2}</source>
        <translation>une liste de {0} nombres entiers de {1} à {2}</translation>
    </message>
    <message>
        <source>a list of {0} to {1} whole numbers from {2} to {3}</source>
        <translation>une liste de {0} à {1} nombres entiers de {2} à {3}</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} that add up to {3}</source>
        <translation>une liste de {0} nombres entiers de {1} à {2} dont la somme est {3}</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} in ascending order, each at most once</source>
        <translation>une liste croissante de {0} nombres entiers de {1} à {2}, sans répétition</translation>
    </message>
    <message>
        <source>a list of some of the numbers {names} in ascending order, each at most once</source>
        <translation>une liste croissante de nombres parmi {names}, sans répétition</translation>
    </message>
    <message>
        <source>numbers that add up to {0}</source>
        <translation>des nombres dont la somme est {0}</translation>
    </message>
    <message>
        <source>{0} to {1} disks in total</source>
        <translation>{0} à {1}&#xa0;disques en tout</translation>
    </message>
    <message>
        <source>a text of 1 to {0} characters</source>
        <translation>un texte de 1 à {0} caractères</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>only the keys {names}</source>
        <translation>seulement les clés {names}</translation>
    </message>
    <message>
        <source>a value for this key</source>
        <translation>une valeur pour cette clé</translation>
    </message>
    <message>
        <source>an entry for this value under [provenance]</source>
        <translation>une entrée pour cette valeur sous [provenance]</translation>
    </message>
    <message>
        <source>the place of a value, or of a table of values</source>
        <translation>l’emplacement d’une valeur, ou d’une table de valeurs</translation>
    </message>
    <message>
        <source>a line of digits 1 to 4, two characters apart, each placed between two digits of the lines above and below</source>
        <translation>une ligne de chiffres de 1 à 4, un tous les deux caractères, chacun placé entre deux chiffres des lignes voisines</translation>
    </message>
    <message>
        <source>at most {0} rows and {1} columns of tiles</source>
        <translation>au plus {0} rangées et {1} colonnes de tuiles</translation>
    </message>
    <message>
        <source>tiles of levels 1 to 4 in these quantities: {names}</source>
        <translation>des tuiles des niveaux 1 à 4 dans ces nombres&#xa0;: {names}</translation>
    </message>
    <message>
        <source>a tile that touches a tile of the previous level, and none that is two or more levels away</source>
        <translation>une tuile qui en touche une du niveau précédent, et aucune à deux niveaux d’écart ou plus</translation>
    </message>
    <message>
        <source>{0} tiles</source>
        <translation>{0}&#xa0;tuiles</translation>
    </message>
    <message>
        <source>a list of {0} to {1} entries</source>
        <translation>une liste de {0} à {1} entrées</translation>
    </message>
    <message>
        <source>a tile and a cell that appear nowhere else</source>
        <translation>une tuile et une case qui ne se trouvent nulle part ailleurs</translation>
    </message>
    <message>
        <source>at most {0} bytes</source>
        <translation>au plus {0}&#xa0;octets</translation>
    </message>
    <message>
        <source>a readable file</source>
        <translation>un fichier lisible</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>du texte en UTF-8</translation>
    </message>
    <message>
        <source>valid TOML</source>
        <translation>du TOML valide</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>du JSON valide</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Progress of the bots</source>
        <translation>Progression des bots</translation>
    </message>
    <message>
        <source>The bot has crashed.</source>
        <translation>Le bot a cessé de fonctionner.</translation>
    </message>
</context>
<context>
    <name>Basics</name>
    <message>
        <source>Empty the field</source>
        <translation>Effacer le texte</translation>
    </message>
</context>
<context>
    <name>BeginMatchCard</name>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>The same players and options, newly shuffled</source>
        <translation>Les mêmes joueurs et les mêmes options, avec un nouveau mélange</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Choose who plays (people or bots) and the options.</source>
        <translation>Choisissez qui joue, humains ou bots, et les options.</translation>
    </message>
    <message>
        <source>Like last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>Le nom contient un caractère non autorisé.</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Un plateau doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another board already has this name.</source>
        <translation>Un autre plateau porte déjà ce nom.</translation>
    </message>
    <message>
        <source>The board has been copied to the clipboard as one line of text.</source>
        <translation>Le plateau a été copié dans le presse-papiers, en une ligne de texte.</translation>
    </message>
    <message>
        <source>These are your changes from last time. “Undo” takes you back to the board as you saved it.</source>
        <translation>Voici vos modifications de la dernière fois. «&#x202f;Annuler&#x202f;» (Ctrl+Z) vous ramène au plateau tel que vous l’avez enregistré.</translation>
    </message>
    <message>
        <source>This is your unfinished board from last time.</source>
        <translation>Voici le plateau que vous n’aviez pas terminé la dernière fois.</translation>
    </message>
    <message>
        <source>Click or drag to place tiles. On the keyboard: arrow keys, 1 to 4, Delete; Shift and arrow keys move a tile.</source>
        <translation>Cliquez ou faites glisser pour poser des tuiles. Au clavier&#xa0;: flèches, 1 à 4, Suppr&#x202f;; Maj et flèches déplacent une tuile.</translation>
    </message>
    <message>
        <source>This is not a valid board</source>
        <translation>Ce n’est pas un plateau valide</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the board as a file</source>
        <translation>Enregistrer le plateau dans un fichier</translation>
    </message>
    <message>
        <source>Boards ({suffix})</source>
        <translation>Plateaux ({suffix})</translation>
    </message>
    <message>
        <source>The board has been saved in “{file}”.</source>
        <translation>Le plateau a été enregistré dans «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>The board could not be saved</source>
        <translation>Le plateau n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Design a board</source>
        <translation>Dessiner un plateau</translation>
    </message>
    <message>
        <source>Edit a board</source>
        <translation>Modifier un plateau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name of your board</source>
        <translation>Le nom de votre plateau</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Miroir ↔</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Miroir ↕</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Mirrors the board left to right</source>
        <translation>Échange la gauche et la droite</translation>
    </message>
    <message>
        <source>Mirrors the board top to bottom</source>
        <translation>Échange le haut et le bas</translation>
    </message>
    <message>
        <source>Removes all tiles</source>
        <translation>Enlève toutes les tuiles</translation>
    </message>
    <message>
        <source>Pastes a copied board; you can also drop a board file here</source>
        <translation>Colle un plateau copié&#x202f;; vous pouvez aussi déposer ici un fichier de plateau</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>BotByOthers</name>
    <message>
        <source>Its code comes from {origin}. It runs with all your permissions, and nobody has checked it. Let it play only if you trust its author.</source>
        <translation>Son code vient de {origin}. Il s’exécute avec tous vos droits, et personne ne l’a vérifié. Ne le laissez jouer que si vous faites confiance à son auteur.</translation>
    </message>
    <message>
        <source>The bot {bot} is not part of this program</source>
        <translation>Le bot {bot} ne fait pas partie de ce programme</translation>
    </message>
    <message>
        <source>Random moves instead</source>
        <translation>Plutôt des coups au hasard</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Le laisser jouer</translation>
    </message>
</context>
<context>
    <name>BotErrorKind</name>
    <message>
        <source>{file}: no such file</source>
        <translation>{file}&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{file}: not a Python file</source>
        <translation>{file}&#xa0;: ce n’est pas un fichier Python</translation>
    </message>
    <message>
        <source>{file}: there is no function {function}(game)</source>
        <translation>{file}&#xa0;: il n’y a pas de fonction {function}(game)</translation>
    </message>
    <message>
        <source>{file}: cannot be run ({error})</source>
        <translation>{file}&#xa0;: impossible de l’exécuter ({error})</translation>
    </message>
    <message>
        <source>{name}: no installed package has such an entry point in {group}</source>
        <translation>{name}&#xa0;: aucun paquet installé n’a ce point d’entrée dans {group}</translation>
    </message>
    <message>
        <source>{command}: not a valid shell command ({error})</source>
        <translation>{command}&#xa0;: commande shell invalide ({error})</translation>
    </message>
    <message>
        <source>a bot’s command is empty</source>
        <translation>la commande d’un bot est vide</translation>
    </message>
    <message>
        <source>{program}: no such program</source>
        <translation>{program}&#xa0;: ce programme n’existe pas</translation>
    </message>
    <message>
        <source>{program}: this file is not executable</source>
        <translation>{program}&#xa0;: ce fichier n’est pas exécutable</translation>
    </message>
    <message>
        <source>the program has no standard streams</source>
        <translation>le programme n’a pas de flux standard</translation>
    </message>
    <message>
        <source>{program}: the system says: {error}</source>
        <translation>{program}&#xa0;: le système répond&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{program}: ended with status {status}</source>
        <translation>{program}&#xa0;: terminé avec le code {status}</translation>
    </message>
    <message>
        <source>expected one JSON object per line, found {found}</source>
        <translation>attendu un objet JSON par ligne&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>expected a move with the number {number}, found {found}</source>
        <translation>attendu un coup avec le numéro {number}&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>this move cannot be read: {error}</source>
        <translation>ce coup est illisible&#xa0;: {error}</translation>
    </message>
    <message>
        <source>expected one of the legal moves at step {step}, found {found}</source>
        <translation>coup permis attendu à l’étape {step}, trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{file}, line {line}: damaged ({error})</source>
        <translation>{file}, ligne {line}&#xa0;: endommagée ({error})</translation>
    </message>
    <message>
        <source>{file}, line 1: this file does not contain the results of a tournament</source>
        <translation>{file}, ligne 1&#xa0;: ce fichier ne contient pas les résultats d’un tournoi</translation>
    </message>
    <message>
        <source>{file}, line 1: these are the results of another tournament: {name}: expected {allowed}, found {found}</source>
        <translation>{file}, ligne 1&#xa0;: ce sont les résultats d’un autre tournoi&#xa0;: {name}&#xa0;: attendu {allowed}&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>A process that was playing games was killed.</source>
        <translation>Un processus qui jouait des parties a été arrêté de force.</translation>
    </message>
    <message>
        <source>--scheduler needs the Python package distributed, installed by the optional group {group}</source>
        <translation>--scheduler a besoin du paquet Python distributed, fourni par le groupe facultatif {group}</translation>
    </message>
    <message>
        <source>--scheduler: expected the address of a scheduler, for instance tcp://192.168.1.5:8786, found {address}</source>
        <translation>--scheduler&#xa0;: attendu l’adresse d’un ordonnanceur, par exemple tcp://192.168.1.5:8786&#x202f;; trouvé {address}</translation>
    </message>
    <message>
        <source>{address}: no scheduler answers ({error})</source>
        <translation>{address}&#xa0;: aucun ordonnanceur ne répond ({error})</translation>
    </message>
    <message>
        <source>{address}: the connection to the scheduler was lost</source>
        <translation>{address}&#xa0;: la connexion à l’ordonnanceur est perdue</translation>
    </message>
    <message>
        <source>{address}: this scheduler has no workers</source>
        <translation>{address}&#xa0;: cet ordonnanceur n’a aucun processus de travail</translation>
    </message>
    <message>
        <source>{address}: all workers of this scheduler were lost</source>
        <translation>{address}&#xa0;: tous les processus de travail de cet ordonnanceur sont perdus</translation>
    </message>
    <message>
        <source>{worker}: the program cannot be run there ({error})</source>
        <translation>{worker}&#xa0;: le programme ne peut pas y être exécuté ({error})</translation>
    </message>
    <message>
        <source>{worker}: this worker would play different games: {name}: expected {allowed}, found {found}</source>
        <translation>{worker}&#xa0;: ce processus de travail jouerait d’autres parties&#xa0;: {name}&#xa0;: attendu {allowed}&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>The same games have crashed {count} workers in a row, the last one at {worker}.</source>
        <translation>Les mêmes parties ont fait planter {count} processus de travail l’un après l’autre, le dernier à l’adresse {worker}.</translation>
    </message>
</context>
<context>
    <name>BotLevelList</name>
    <message>
        <source>Plays random legal moves</source>
        <translation>Joue au hasard des coups permis</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 two-player games against {bot}; {points} points on average</source>
        <translation>À deux, gagne {wins} fois sur 100 contre {bot}&#x202f;; {points}&#xa0;points en moyenne</translation>
    </message>
    <message>
        <source>From the weakest to the strongest: {names}.</source>
        <translation>Du plus faible au plus fort&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{bot}: {words}</source>
        <translation>{bot}&#xa0;: {words}</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s) with this number of seats</source>
        <translation>
            <numerusform>Mesuré sur %n&#xa0;partie avec ce nombre de places</numerusform>
            <numerusform>Mesuré sur %n&#xa0;parties avec ce nombre de places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n two-player game(s)</source>
        <translation>
            <numerusform>Mesuré sur %n&#xa0;partie à deux joueurs</numerusform>
            <numerusform>Mesuré sur %n&#xa0;parties à deux joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot} in all other seats; {points} points on average</source>
        <translation>Gagne {wins} parties sur 100 contre {bot} à toutes les autres places&#x202f;; {points}&#xa0;points en moyenne</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot}; {points} points on average</source>
        <translation>Gagne {wins} parties sur 100 contre {bot}&#x202f;; {points}&#xa0;points en moyenne</translation>
    </message>
</context>
<context>
    <name>BotLost</name>
    <message>
        <source>Nothing is lost. Who should play for {name} from now on?</source>
        <translation>Rien n’est perdu. Qui joue désormais pour {name}&#x202f;?</translation>
    </message>
    <message>
        <source>{name}’s bot has crashed</source>
        <translation>{name}&#xa0;: le bot a cessé de fonctionner</translation>
    </message>
    <message>
        <source>There is no bot called {bot}</source>
        <translation>Il n’y a pas de bot nommé {bot}</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Des coups au hasard</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name}’s bot has not answered in time</source>
        <translation>{name}&#xa0;: le bot n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>{name}’s bot has chosen an illegal move</source>
        <translation>{name}&#xa0;: le bot a choisi un coup interdit</translation>
    </message>
    <message>
        <source>{name}’s bot could not be started</source>
        <translation>{name}&#xa0;: le bot n’a pas pu être lancé</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
</context>
<context>
    <name>BotsAtTable</name>
    <message>
        <source>Bots paused. Press {key} to resume.</source>
        <translation>Bots en pause. {key} pour reprendre.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>Laisser jouer les bots</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
</context>
<context>
    <name>CellView</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>décompte</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Le score au fil du temps</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Quiet: a mark after each move</source>
        <translation>Discret&#xa0;: un avis après chaque coup</translation>
    </message>
    <message>
        <source>Careful: also asks before a costly move</source>
        <translation>Prudent&#xa0;: demande aussi confirmation avant un coup coûteux</translation>
    </message>
    <message>
        <source>Lesson: also helps step by step</source>
        <translation>Leçon&#xa0;: aide aussi pas à pas</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>best</source>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>Coach: no move was better.</source>
        <translation>Coach&#xa0;: aucun coup n’était meilleur.</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>Coach: that was fine, and cost hardly anything.</source>
        <translation>Coach&#xa0;: bien joué, presque rien de perdu.</translation>
    </message>
    <message>
        <source>cost about 2 points</source>
        <translation>a coûté environ 2&#xa0;points</translation>
    </message>
    <message>
        <source>Coach: that cost about 2 points.</source>
        <translation>Coach&#xa0;: ce coup a coûté environ 2&#xa0;points.</translation>
    </message>
    <message>
        <source>cost about 5 points</source>
        <translation>a coûté environ 5&#xa0;points</translation>
    </message>
    <message>
        <source>Coach: that cost about 5 points or more.</source>
        <translation>Coach&#xa0;: ce coup a coûté environ 5&#xa0;points ou plus.</translation>
    </message>
    <message>
        <source>The coach is looking at your move…</source>
        <translation>Le coach regarde votre coup…</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Il y a mieux</translation>
    </message>
    <message>
        <source>Look again, or play your move.</source>
        <translation>Regardez encore, ou jouez votre coup.</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>Prenez votre temps</translation>
    </message>
    <message>
        <source>The coach helps when you ask.</source>
        <translation>Le coach vous aide si vous le demandez.</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Regardez ici</translation>
    </message>
    <message>
        <source>Compare it with the other moves.</source>
        <translation>Comparez-le avec les autres coups.</translation>
    </message>
    <message>
        <source>The better move</source>
        <translation>Le coup à préférer</translation>
    </message>
    <message>
        <source>It brings about {points} points more.</source>
        <translation>Il rapporte environ {points}&#xa0;points de plus.</translation>
    </message>
    <message>
        <source>Why it is better</source>
        <translation>Pourquoi c’est mieux</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder encore</translation>
    </message>
    <message>
        <source>Play my move</source>
        <translation>Jouer mon coup</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Où&#x202f;?</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Quel coup&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>The better move brings more in: {item}</source>
        <translation>Le coup à préférer rapporte plus ici&#xa0;: {item}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>More help: {command}</source>
        <translation>Pour en savoir plus&#xa0;: {command}</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>Plays whole games with bots.</source>
        <translation>Fait jouer des parties entières par des bots.</translation>
    </message>
    <message>
        <source>Shows which bot is stronger, and with what confidence.</source>
        <translation>Indique quel bot est le plus fort, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>Replays a saved game and shows the score.</source>
        <translation>Rejoue une partie enregistrée et affiche le score.</translation>
    </message>
    <message>
        <source>Shows who is to move in a saved game, and every legal move.</source>
        <translation>Indique à qui de jouer dans une partie enregistrée, et tous les coups permis.</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture.</source>
        <translation>Dessine la table d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game.</source>
        <translation>Ouvre dans la fenêtre une partie enregistrée, ou un plateau pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Shows this help; after a command, the help for that command.</source>
        <translation>Affiche cette aide&#x202f;; après une commande, l’aide de celle-ci.</translation>
    </message>
    <message>
        <source>[COMMAND ...]</source>
        <translation>[COMMANDE ...]</translation>
    </message>
    <message>
        <source>The board games Haspelknecht and Coal Baron (Gueules Noires) on your computer. Without a command, the window opens.</source>
        <translation>Les jeux de société Haspelknecht et Gueules Noires sur ordinateur. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Shows who is to move in the last position of a saved game, at which step, and every legal move as text.</source>
        <translation>Indique à qui de jouer dans la dernière position d’une partie enregistrée et à quelle étape, puis tous les coups permis sous forme de texte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{name} is to move, step {step}:</source>
        <translation>C’est à {name} de jouer, étape {step}&#xa0;:</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>The game to play.</source>
        <translation>Le jeu auquel jouer.</translation>
    </message>
    <message>
        <source>The program is not fully installed: {error}</source>
        <translation>Le programme n’est pas complètement installé&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>Le bot le plus fort, {names}, manque&#xa0;: cette copie du programme a été générée sans compilateur C++.</translation>
    </message>
    <message>
        <source>--bot-program: an installed bot is already named {name}</source>
        <translation>--bot-program&#xa0;: un bot installé s’appelle déjà {name}</translation>
    </message>
    <message>
        <source>a Python file whose name has no comma and is none of {names}</source>
        <translation>un fichier Python dont le nom n’a pas de virgule et n’est aucun de ceux-ci&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Running code that is not part of this program, with all your permissions: {places}</source>
        <translation>Du code étranger à ce programme s’exécute avec tous vos droits&#xa0;: {places}</translation>
    </message>
    <message>
        <source>{option} is missing; expected {allowed}</source>
        <translation>{option} manque&#x202f;; attendu {allowed}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} manque</translation>
    </message>
    <message>
        <source>unexpected argument: {word}</source>
        <translation>argument inattendu&#xa0;: {word}</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>{option} takes no value</source>
        <translation>{option} n’accepte pas de valeur</translation>
    </message>
    <message>
        <source>{option} needs a value; expected {allowed}</source>
        <translation>{option} demande une valeur&#x202f;; attendu {allowed}</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#xa0;:</translation>
    </message>
    <message>
        <source>Allowed: {allowed}.</source>
        <translation>Valeurs admises&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>Default: {default}.</source>
        <translation>Par défaut&#xa0;: {default}.</translation>
    </message>
    <message>
        <source>Your corrected printed values cannot be used; the built-in values are used instead: {error}</source>
        <translation>Vos valeurs imprimées corrigées sont inutilisables&#x202f;; ce sont celles du programme qui s’appliquent&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Corrected printed values are used ({number}): {file}</source>
        <translation>Des valeurs imprimées corrigées sont utilisées ({number})&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set. See --help for what works without one.</source>
        <translation>La fenêtre a besoin d’un écran, mais ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Voir --help pour ce qui fonctionne sans écran.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {error}</source>
        <translation>Impossible de charger Qt&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Qt’s tool lrelease was not found</source>
        <translation>L’outil lrelease de Qt est introuvable</translation>
    </message>
    <message>
        <source>The texts are not compiled, so plurals are wrong and other languages are missing: {reason}. To compile them: {command}</source>
        <translation>Les textes ne sont pas compilés&#xa0;: les pluriels sont faux et les autres langues manquent ({reason}). Pour les compiler&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Qt cannot start: {reason}</source>
        <translation>Qt ne peut pas démarrer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The saved game’s own printed values are used ({number} corrected)</source>
        <translation>La partie enregistrée contient ses propres valeurs imprimées, qui sont utilisées&#x202f;; valeurs corrigées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>{name} ({colour}, {player})</source>
        <translation>{name} ({colour}, {player})</translation>
    </message>
    <message>
        <source>madder</source>
        <translation>rouge garance</translation>
    </message>
    <message>
        <source>woad</source>
        <translation>bleu pastel</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>vert feuille</translation>
    </message>
    <message>
        <source>heather</source>
        <translation>bruyère</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture, with the board of the player to move in front.</source>
        <translation>Dessine la table d’une partie enregistrée, avec au premier plan le plateau du joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>a path that ends in .png</source>
        <translation>un chemin qui se termine par .png</translation>
    </message>
    <message>
        <source>The file for the picture; an existing file is overwritten.</source>
        <translation>Le fichier de l’image&#x202f;; un fichier existant est remplacé.</translation>
    </message>
    <message>
        <source>The position after this many moves; by default, the last one.</source>
        <translation>La position après ce nombre de coups&#x202f;; par défaut, la dernière.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>The size of the picture, in points.</source>
        <translation>La taille de l’image, en points.</translation>
    </message>
    <message>
        <source>FACTOR</source>
        <translation>FACTEUR</translation>
    </message>
    <message>
        <source>Pixels per point, as on a high-resolution screen.</source>
        <translation>Nombre de pixels par point, comme sur un écran haute résolution.</translation>
    </message>
    <message>
        <source>The colour theme.</source>
        <translation>Le thème de couleurs.</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>The language of the text in the picture.</source>
        <translation>La langue des textes de l’image.</translation>
    </message>
    <message>
        <source>at most {number} pixels in total with --scale {scale}</source>
        <translation>au plus {number} pixels en tout avec --scale {scale}</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most}</source>
        <translation>nombres entiers de {least} à {most}</translation>
    </message>
    <message>
        <source>{file}: the picture cannot be written: {error}</source>
        <translation>{file}&#xa0;: impossible d’écrire l’image&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Replays a saved game, checks every move, and shows the score as it would be if the game ended there.</source>
        <translation>Rejoue une partie enregistrée, vérifie chaque coup et affiche le score comme si la partie s’arrêtait là.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table; seats count from 0.</source>
        <translation>Écrit un objet JSON au lieu d’un tableau&#x202f;; les places sont comptées à partir de 0.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>The game is over; the winner is {name}.</source>
        <translation>La partie est terminée&#x202f;; le gagnant est {name}.</translation>
    </message>
    <message>
        <source>The game is not over; {name} would win if it ended now.</source>
        <translation>La partie n’est pas terminée&#x202f;; {name} gagnerait si elle s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>The game is over; shared victory: {names}.</source>
        <translation>La partie est terminée&#x202f;; victoire partagée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The game is not over; if it ended now, the victory would be shared: {names}.</source>
        <translation>La partie n’est pas terminée&#x202f;; si elle s’arrêtait maintenant, victoire partagée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Moves: {number}</source>
        <translation>Coups&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Checksum: {digest}</source>
        <translation>Somme de contrôle&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>Plays whole games with bots. The first game uses the seed given by --seed, each further game the next higher seed. The same seed gives the same game on every machine.</source>
        <translation>Fait jouer des parties entières par des bots. La première partie utilise la graine donnée par --seed, chacune des suivantes la graine suivante. La même graine donne la même partie sur toutes les machines.</translation>
    </message>
    <message>
        <source>Number of players.</source>
        <translation>Nombre de joueurs.</translation>
    </message>
    <message>
        <source>Number of games.</source>
        <translation>Nombre de parties.</translation>
    </message>
    <message>
        <source>The seed of the first game: the same seed gives the same game.</source>
        <translation>La graine de la première partie&#xa0;: la même graine donne la même partie.</translation>
    </message>
    <message>
        <source>Which rulebook to follow where the rulebooks disagree.</source>
        <translation>Le livret de règles à suivre là où les livrets divergent.</translation>
    </message>
    <message>
        <source>The development board. Not every layout suits every number of players.</source>
        <translation>Le plateau Équipement. Certaines dispositions ne conviennent pas à tous les nombres de joueurs.</translation>
    </message>
    <message>
        <source>Whether the players see each other’s plans before they are confirmed.</source>
        <translation>Si les joueurs voient les plans des autres avant qu’ils ne soient validés.</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NOMS</translation>
    </message>
    <message>
        <source>One bot for all seats, or one for each seat in seat order. Their thinking is limited by steps, not by time.</source>
        <translation>Un bot pour toutes les places, ou un par place dans l’ordre des places. Leur réflexion est limitée en étapes, non en temps.</translation>
    </message>
    <message>
        <source>Number of processes to use; the result is the same with any number.</source>
        <translation>Nombre de processus à utiliser&#x202f;; le résultat n’en dépend pas.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>the path of a folder, created if necessary</source>
        <translation>le chemin d’un dossier, créé au besoin</translation>
    </message>
    <message>
        <source>Writes one JSON object per game, one per line, instead of a table; seats count from 0.</source>
        <translation>Écrit un objet JSON par partie et par ligne au lieu d’un tableau&#x202f;; les places sont comptées à partir de 0.</translation>
    </message>
    <message>
        <source>--games: with this seed, expected 1 to {most}, found {games}</source>
        <translation>--games&#xa0;: avec cette graine, attendu de 1 à {most}&#x202f;; trouvé {games}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 or {players} names, found {found}</source>
        <translation>--bots&#xa0;: à {players}&#xa0;joueurs, attendu 1 ou {players} noms&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>--layout: with {players} players, expected {allowed}, found {layout}</source>
        <translation>--layout&#xa0;: à {players}&#xa0;joueurs, attendu {allowed}&#x202f;; trouvé {layout}</translation>
    </message>
    <message>
        <source>Saves every game in this folder, in a file named after its seed. No other game is replaced.</source>
        <translation>Enregistre chaque partie dans ce dossier, dans un fichier qui porte le nom de sa graine. Aucune autre partie n’est remplacée.</translation>
    </message>
    <message>
        <source>{folder}: the folder cannot be created: {error}</source>
        <translation>{folder}&#xa0;: impossible de créer le dossier&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{file}: another game is already saved there; choose another folder</source>
        <translation>{file}&#xa0;: une autre partie y est déjà enregistrée&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>Game {done} of {total}</source>
        <translation>Partie {done} sur {total}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Games: {games}; moves per game: {moves}</source>
        <translation>Parties&#xa0;: {games}&#x202f;; coups par partie&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Games won, percent</source>
        <translation>Parties gagnées, en pour cent</translation>
    </message>
    <message>
        <source>The output cannot be written: {error}</source>
        <translation>Impossible d’écrire la sortie&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Plays bots against each other, each seed once with each bot in each seat, and reports each bot’s share of wins and average lead, with 95% confidence intervals.</source>
        <translation>Fait s’affronter des bots&#xa0;: avec chaque graine, chaque bot joue une fois à chaque place. Donne pour chacun sa part de parties gagnées et son avance moyenne, avec des intervalles de confiance à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>names of bots, separated by commas</source>
        <translation>des noms de bots séparés par des virgules</translation>
    </message>
    <message>
        <source>the path of a Python file</source>
        <translation>le chemin d’un fichier Python</translation>
    </message>
    <message>
        <source>A Python file with a function make_bot(game); its bot is named after the file.</source>
        <translation>Un fichier Python avec une fonction make_bot(game)&#x202f;; son bot porte le nom du fichier.</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>un programme et ses arguments</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>A program that speaks the line protocol; its bot is named program.</source>
        <translation>Un programme qui suit le protocole par lignes&#x202f;; son bot s’appelle program.</translation>
    </message>
    <message>
        <source>Number of games, rounded up so that every seed is played in all seats.</source>
        <translation>Nombre de parties, arrondi vers le haut pour que chaque graine soit jouée à toutes les places.</translation>
    </message>
    <message>
        <source>The seed of the first games: the same seed gives the same games.</source>
        <translation>La graine des premières parties&#xa0;: la même graine donne les mêmes parties.</translation>
    </message>
    <message>
        <source>Number of seats, by default one for each bot; otherwise some bots take more than one seat.</source>
        <translation>Nombre de places, par défaut une par bot&#x202f;; sinon, certains bots en occupent plusieurs.</translation>
    </message>
    <message>
        <source>Number of processes to use.</source>
        <translation>Nombre de processus à utiliser.</translation>
    </message>
    <message>
        <source>Limits the bots by time, as at the table. Otherwise they are limited by steps, and the same seed gives the same games.</source>
        <translation>Limite les bots en temps, comme à la table. Sinon, ils sont limités en étapes, et la même graine donne les mêmes parties.</translation>
    </message>
    <message>
        <source>Stops as soon as it is clear whether the first bot wins only its share of games, or at least ten percentage points more.</source>
        <translation>S’arrête dès qu’il est établi si le premier bot ne gagne que sa part des parties, ou au moins dix points de pourcentage de plus.</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>le chemin d’un fichier</translation>
    </message>
    <message>
        <source>Saves every result to this file, and resumes an interrupted tournament from it.</source>
        <translation>Enregistre chaque résultat dans ce fichier, qui permet aussi de reprendre un tournoi interrompu.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table.</source>
        <translation>Écrit un objet JSON au lieu d’un tableau.</translation>
    </message>
    <message>
        <source>Seed {done} of {total}</source>
        <translation>Graine {done} sur {total}</translation>
    </message>
    <message>
        <source>{file}: the results cannot be saved: {error}</source>
        <translation>{file}&#xa0;: impossible d’enregistrer les résultats&#xa0;: {error}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 to {players} names, found {found}</source>
        <translation>--bots&#xa0;: à {players}&#xa0;joueurs, attendu de 1 à {players} noms&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Seconds per decision: median</source>
        <translation>Secondes par décision&#xa0;: médiane</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95e centile</translation>
    </message>
    <message>
        <source>Decided: the first bot is stronger.</source>
        <translation>C’est décidé&#xa0;: le premier bot est le plus fort.</translation>
    </message>
    <message>
        <source>Decided: the first bot wins no more than its share.</source>
        <translation>C’est décidé&#xa0;: le premier bot gagne tout au plus sa part.</translation>
    </message>
    <message>
        <source>{bot} lost a seat to the random bot: {why}</source>
        <translation>{bot} a perdu une place au profit du bot random&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{bot} lost {number} seats to the random bot: {why}</source>
        <translation>{bot} a perdu {number} places au profit du bot random&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{place}: expected {allowed}, found {found}</source>
        <translation>{place}&#xa0;: attendu {allowed}&#x202f;; trouvé {found}</translation>
    </message>
    <message>
        <source>whole numbers, {least} or more</source>
        <translation>nombres entiers, {least} ou plus</translation>
    </message>
    <message>
        <source>{names}, or several of them separated by commas</source>
        <translation>{names}, ou plusieurs d’entre eux séparés par des virgules</translation>
    </message>
    <message>
        <source>width x height, each from {least} to {most}, for instance 1920x1080</source>
        <translation>largeur x hauteur, chacune de {least} à {most}, par exemple 1920x1080</translation>
    </message>
    <message>
        <source>numbers from {least} to {most}</source>
        <translation>nombres de {least} à {most}</translation>
    </message>
    <message>
        <source>the path of a saved game</source>
        <translation>le chemin d’une partie enregistrée</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>The starting player: by lot, or a seat, counted from 0.</source>
        <translation>Le Premier joueur&#xa0;: par tirage au sort, ou une place, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>--first-player: with {players} players, expected {allowed}, found {first_player}</source>
        <translation>--first-player&#xa0;: à {players}&#xa0;joueurs, attendu {allowed}&#x202f;; trouvé {first_player}</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Si les Commandes livrées sont posées faces cachées entre deux décomptes.</translation>
    </message>
    <message>
        <source>The bots: random, the levels of the game, installed bots, and those added with the options below.</source>
        <translation>Les bots&#xa0;: random, les niveaux du jeu, ceux qui sont installés, et ceux qu’ajoutent les options ci-dessous.</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>the address of a scheduler, for instance tcp://192.168.1.5:8786</source>
        <translation>l’adresse d’un ordonnanceur, par exemple tcp://192.168.1.5:8786</translation>
    </message>
    <message>
        <source>Plays the games on the workers of this Dask cluster. They must have the same version of the program. Needs the Python package distributed.</source>
        <translation>Fait jouer les parties par les processus de travail de cette grappe Dask, qui doivent avoir la même version du programme. Nécessite le paquet Python distributed.</translation>
    </message>
    <message>
        <source>--jobs: with --scheduler, expected 1, found {jobs}</source>
        <translation>--jobs&#xa0;: avec --scheduler, attendu 1&#x202f;; trouvé {jobs}</translation>
    </message>
    <message>
        <source>{option} is not allowed with --scheduler: on other machines, third-party bots must be installed as packages.</source>
        <translation>{option} n’est pas admis avec --scheduler&#xa0;: sur d’autres machines, les bots tiers doivent être installés sous forme de paquets.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game. Any problem with the file is shown there.</source>
        <translation>Ouvre dans la fenêtre une partie enregistrée, ou un plateau pour une nouvelle partie. Les défauts éventuels du fichier y sont indiqués.</translation>
    </message>
</context>
<context>
    <name>CorrectionTexts</name>
    <message>
        <source>Your corrected printed values are not in use. {reason}</source>
        <translation>Vos valeurs imprimées corrigées ne sont pas utilisées. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Your corrected printed values are in use (%n value(s)).</source>
        <translation>
            <numerusform>Vos valeurs imprimées corrigées sont utilisées (%n&#xa0;valeur).</numerusform>
            <numerusform>Vos valeurs imprimées corrigées sont utilisées (%n&#xa0;valeurs).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostliestDecisionsPage</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Whose decisions to show</source>
        <translation>Joueur dont on voit les décisions</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Un problème est survenu dans le programme</translation>
    </message>
    <message>
        <source>The report below helps to fix the problem. It contains no names, and nothing is sent: copy it if you want to pass it on.</source>
        <translation>Le rapport ci-dessous aide à le corriger. Il ne nomme personne et rien n’est envoyé&#xa0;: copiez-le si vous voulez le transmettre.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>CrashTexts</name>
    <message>
        <source>Your game could not be saved in “{file}”. {reason}</source>
        <translation>Votre partie n’a pas pu être enregistrée dans «&#x202f;{file}&#x202f;». {reason}</translation>
    </message>
    <message>
        <source>Your game could not be saved again; the automatic save of your last move is still there.</source>
        <translation>Votre partie n’a pas pu être enregistrée de nouveau&#x202f;; l’enregistrement automatique de votre dernier coup est toujours là.</translation>
    </message>
    <message>
        <source>Your game was saved as of the last move. You can continue.</source>
        <translation>Votre partie a été enregistrée jusqu’au dernier coup. Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>The program crashed last time. A game begun on this computer is saved as of its last move. A report is in “{file}”.</source>
        <translation>La dernière fois, le programme a cessé de fonctionner. Une partie commencée sur cet ordinateur est enregistrée jusqu’au dernier coup. Un rapport se trouve dans «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Last time, the program was not closed properly. A game begun on this computer is saved as of its last move.</source>
        <translation>La dernière fois, le programme a été arrêté sans être fermé. Une partie commencée sur cet ordinateur est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Nothing can be written to “{folder}”: if the program crashes, there will be no report.</source>
        <translation>Rien ne peut être écrit dans «&#x202f;{folder}&#x202f;»&#xa0;: si le programme cesse de fonctionner, il n’y aura pas de rapport.</translation>
    </message>
</context>
<context>
    <name>DecisionTexts</name>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Cost {points} points</source>
        <translation>Coût en points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Show on the table: {when}</source>
        <translation>Montrer sur la table&#xa0;: {when}</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer ici</translation>
    </message>
    <message>
        <source>Try again from here: {when}</source>
        <translation>Réessayer ici&#xa0;: {when}</translation>
    </message>
    <message>
        <source>{when}. {cost}. Better: {better}, {points}. {detail}. Played: {played}, {less}.</source>
        <translation>{when}. {cost}. Mieux&#xa0;: {better}, {points}. {detail}. Joué&#xa0;: {played}, {less}.</translation>
    </message>
    <message>
        <source>{bot} is playing on from the costliest decisions</source>
        <translation>Le bot {bot} rejoue la suite des décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>{bot} is taking a first look at the decisions: {done} of {total}</source>
        <translation>Le bot {bot} parcourt une première fois les décisions&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>{bot} is checking the costliest decisions: {done} of {total}</source>
        <translation>Le bot {bot} vérifie les décisions les plus coûteuses&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>{bot} is going through the decisions: {done} of {total}</source>
        <translation>Le bot {bot} parcourt les décisions&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>{name}: no decision cost more than half a point.</source>
        <translation>{name}&#xa0;: aucune décision n’a coûté plus d’un demi-point.</translation>
    </message>
    <message>
        <source>Expected final points, found by playing on to the end as {bot} would; losses are cautious estimates, a little below the difference</source>
        <translation>Score final attendu, trouvé en jouant jusqu’à la fin comme le bot {bot}&#x202f;; les pertes sont estimées avec prudence, un peu au-dessous de l’écart</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Score final attendu, selon le bot {bot}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n&#xa0;décision n’a pas pu être jugée.</numerusform>
            <numerusform>%n&#xa0;décisions n’ont pas pu être jugées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{whose}. {missing}</source>
        <comment>two sentences</comment>
        <translation>{whose}. {missing}</translation>
    </message>
</context>
<context>
    <name>DefaultOptionsForm</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>The choice for “{option}” does not allow this many players.</source>
        <translation>«&#x202f;{option}&#x202f;», tel que choisi, ne convient pas à ce nombre de joueurs.</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et habileté</translation>
    </message>
    <message numerus="yes">
        <source>All %n draw(s) were recomputed from the seed, and each came out the same: nobody chose what was drawn.</source>
        <translation>
            <numerusform>Le tirage (%n) a été recalculé à partir de la graine, et c’est le même&#xa0;: personne n’a choisi ce qui a été tiré.</numerusform>
            <numerusform>Les %n&#xa0;tirages ont tous été recalculés à partir de la graine, et ce sont les mêmes&#xa0;: personne n’a choisi ce qui a été tiré.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seal was shown when the game began. It matches only the seed that decided the draws.</source>
        <translation>Le sceau était affiché dès le début de la partie. Il ne correspond qu’à la graine qui a décidé des tirages.</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Graine&#xa0;: {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Sceau {seal}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Shared victory: {names}, with {points} victory points each</source>
        <translation>Victoire partagée&#xa0;: {names}, avec {points}&#xa0;points de victoire chacun</translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: {names}, with %n victory point(s) each</source>
        <translation>
            <numerusform>Victoire partagée&#xa0;: {names}, avec %n&#xa0;point de victoire chacun</numerusform>
            <numerusform>Victoire partagée&#xa0;: {names}, avec %n&#xa0;points de victoire chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {points} victory points</source>
        <translation>{name} gagne avec {points}&#xa0;points de victoire</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{name} gagne avec %n&#xa0;point de victoire</numerusform>
            <numerusform>{name} gagne avec %n&#xa0;points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>• best in the row</source>
        <translation>• le meilleur de la ligne</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Le score au fil du temps</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>cliquez pour les montrer sur la table</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Each with the better move, and a way to try again from there</source>
        <translation>Chacune avec le meilleur coup, et la possibilité de réessayer</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions and the draws were worth, in points.</source>
        <translation>«&#x202f;Chance et habileté&#x202f;» montre ce que valaient vos décisions et les tirages, en points.</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions were worth, in points.</source>
        <translation>«&#x202f;Chance et habileté&#x202f;» montre ce que valaient vos décisions, en points.</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>Sur la piste de score</translation>
    </message>
    <message>
        <source>If the game had ended then</source>
        <translation>Si la partie s’était arrêtée là</translation>
    </message>
    <message>
        <source>The seal of the seed: check that nobody chose the draws</source>
        <translation>Le sceau de la graine&#xa0;: vérifiez que personne n’a choisi les tirages</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Picture of this result…</source>
        <translation>Image de ce résultat…</translation>
    </message>
    <message>
        <source>Picture of the table…</source>
        <translation>Image de la table…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same players and options, with a new seed</source>
        <translation>Les mêmes joueurs et les mêmes options, avec une nouvelle graine</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s) do not follow from this seed: they come from a shared position or a real table.</source>
        <translation>
            <numerusform>%n&#xa0;tirage ne découle pas de cette graine&#xa0;: il vient d’une position partagée ou d’une vraie table.</numerusform>
            <numerusform>%n&#xa0;tirages ne découlent pas de cette graine&#xa0;: ils viennent d’une position partagée ou d’une vraie table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FavouritesMenu</name>
    <message>
        <source>{name} ({game})</source>
        <translation>{name} ({game})</translation>
    </message>
    <message>
        <source>None yet: save one when you set up a new game</source>
        <translation>Aucun pour l’instant&#xa0;: ajoutez-en un en préparant une nouvelle partie</translation>
    </message>
    <message>
        <source>Rename or delete…</source>
        <translation>Renommer ou supprimer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save as a favourite</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>The favourites could not be changed</source>
        <translation>Les favoris n’ont pas pu être modifiés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There is no room for another favourite. Delete one first.</source>
        <translation>Il n’y a plus de place pour un favori. Supprimez-en un d’abord.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Un favori doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Un autre favori porte déjà ce nom.</translation>
    </message>
</context>
<context>
    <name>FavouritesWindow</name>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>“{name}” has been deleted.</source>
        <translation>«&#x202f;{name}&#x202f;» a été supprimé.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Un favori doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Un autre favori porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename the favourite</source>
        <translation>Renommer le favori</translation>
    </message>
</context>
<context>
    <name>ForgottenCounts</name>
    <message numerus="yes">
        <source>%n puzzle(s) made from this person’s decisions will be deleted.</source>
        <translation>
            <numerusform>%n&#xa0;exercice tiré des décisions de cette personne sera supprimé.</numerusform>
            <numerusform>%n&#xa0;exercices tirés des décisions de cette personne seront supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) in which this person plays will be deleted.</source>
        <translation>
            <numerusform>%n&#xa0;tournoi auquel participe cette personne sera supprimé.</numerusform>
            <numerusform>%n&#xa0;tournois auxquels participe cette personne seront supprimés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Found</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list of length {0}</source>
        <translation>une liste de longueur {0}</translation>
    </message>
    <message>
        <source>a list of length {0} or more</source>
        <translation>une liste de longueur {0} ou plus</translation>
    </message>
    <message>
        <source>a list of length {0} to {1}</source>
        <translation>une liste de longueur {0} à {1}</translation>
    </message>
    <message>
        <source>no provenance</source>
        <translation>aucune provenance</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>un autre emplacement</translation>
    </message>
    <message>
        <source>too many levels of nesting</source>
        <translation>trop de niveaux imbriqués</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>une valeur trop grande pour être affichée</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>something else from byte {0} on</source>
        <translation>autre chose à partir de l’octet {0}</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0}&#xa0;octets</translation>
    </message>
    <message>
        <source>more than {0} bytes</source>
        <translation>plus de {0}&#xa0;octets</translation>
    </message>
    <message>
        <source>tiles: {0}</source>
        <translation>tuiles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>seats: {0}</source>
        <translation>places&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} ou plus</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} à {1}</translation>
    </message>
    <message>
        <source>rows: {0}, characters in a row: {1}</source>
        <translation>rangées&#xa0;: {0}, caractères par rangée&#xa0;: {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>ligne {0}</translation>
    </message>
    <message>
        <source>cell {0}, {1}</source>
        <translation>case {0}, {1}</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
</context>
<context>
    <name>GameCountChoice</name>
    <message>
        <source>Play</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>A tournament: the same players move one seat round after each game, and a table shows their points</source>
        <translation>Un tournoi&#xa0;: les mêmes joueurs, décalés d’une place après chaque partie, et un tableau de leurs points</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Une seule partie</translation>
    </message>
    <message numerus="yes">
        <source>A tournament of %n game(s)</source>
        <translation>
            <numerusform>Un tournoi de %n&#xa0;partie</numerusform>
            <numerusform>Un tournoi de %n&#xa0;parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The game has been copied to the clipboard as one line of text.</source>
        <translation>La partie a été copiée dans le presse-papiers, en une ligne de texte.</translation>
    </message>
    <message>
        <source>This game has not been saved</source>
        <translation>Cette partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The program could not save it automatically. Save it to a file, or it will be lost.</source>
        <translation>Le programme n’a pas pu l’enregistrer automatiquement. Enregistrez-la dans un fichier, sinon elle sera perdue.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>The board being designed</source>
        <translation>Le plateau en cours de dessin</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: empty</source>
        <translation>Rangée {row}, place {place}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}, breaks a rule</source>
        <translation>Rangée {row}, place {place}&#xa0;: niveau {level}, non conforme</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}</source>
        <translation>Rangée {row}, place {place}&#xa0;: niveau {level}</translation>
    </message>
</context>
<context>
    <name>GuestMatch</name>
    <message>
        <source>Seats at this table</source>
        <translation>Places à cette table</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>La connexion est rétablie.</translation>
    </message>
    <message>
        <source>The connection was lost. The table stays in view while this computer tries to reconnect.</source>
        <translation>La connexion est perdue. La table reste visible pendant que cet ordinateur essaie de se reconnecter.</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} n’est pas là. On attend.</translation>
    </message>
    <message>
        <source>The host does not allow this move. Rule: {rule}</source>
        <translation>L’hôte n’autorise pas ce coup. Règle&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>Something else has happened in the meantime. Look at the table again.</source>
        <translation>Entre-temps, autre chose s’est passé. Regardez de nouveau la table.</translation>
    </message>
</context>
<context>
    <name>GuestSeats</name>
    <message>
        <source>a bot</source>
        <translation>un bot</translation>
    </message>
    <message>
        <source>at the host’s computer</source>
        <translation>chez l’hôte</translation>
    </message>
    <message>
        <source>at another computer</source>
        <translation>à un autre ordinateur</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresAmountTexts</name>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier</numerusform>
            <numerusform>%n&#xa0;ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n francs</source>
        <translation>
            <numerusform>%n&#xa0;Franc</numerusform>
            <numerusform>%n&#xa0;Francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal cubes</source>
        <translation>
            <numerusform>%n&#xa0;cube Charbon</numerusform>
            <numerusform>%n&#xa0;cubes Charbon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes</source>
        <translation>
            <numerusform>%n&#xa0;cube jaune</numerusform>
            <numerusform>%n&#xa0;cubes jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes</source>
        <translation>
            <numerusform>%n&#xa0;cube marron</numerusform>
            <numerusform>%n&#xa0;cubes marron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes</source>
        <translation>
            <numerusform>%n&#xa0;cube gris</numerusform>
            <numerusform>%n&#xa0;cubes gris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n&#xa0;cube noir</numerusform>
            <numerusform>%n&#xa0;cubes noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n&#xa0;jaune</numerusform>
            <numerusform>%n&#xa0;jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <translation>
            <numerusform>%n&#xa0;marron</numerusform>
            <numerusform>%n&#xa0;marron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey</source>
        <translation>
            <numerusform>%n&#xa0;grise</numerusform>
            <numerusform>%n&#xa0;grises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n&#xa0;noire</numerusform>
            <numerusform>%n&#xa0;noires</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow from the cage</source>
        <translation>jaune de la Cage</translation>
    </message>
    <message>
        <source>brown from the cage</source>
        <translation>marron de la Cage</translation>
    </message>
    <message>
        <source>grey from the cage</source>
        <translation>gris de la Cage</translation>
    </message>
    <message>
        <source>black from the cage</source>
        <translation>noir de la Cage</translation>
    </message>
    <message>
        <source>yellow from the storage</source>
        <translation>jaune du Stock privé</translation>
    </message>
    <message>
        <source>brown from the storage</source>
        <translation>marron du Stock privé</translation>
    </message>
    <message>
        <source>grey from the storage</source>
        <translation>gris du Stock privé</translation>
    </message>
    <message>
        <source>black from the storage</source>
        <translation>noir du Stock privé</translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n&#xa0;Commande</numerusform>
            <numerusform>%n&#xa0;Commandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty minecarts</source>
        <translation>
            <numerusform>%n&#xa0;berline vide</numerusform>
            <numerusform>%n&#xa0;berlines vides</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresBotTexts</name>
    <message>
        <source>outstanding orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <source>majorities in the scorings to come</source>
        <translation>majorités des décomptes à venir</translation>
    </message>
    <message>
        <source>empty minecarts</source>
        <translation>berlines vides</translation>
    </message>
    <message>
        <source>money</source>
        <translation>capitaux</translation>
    </message>
    <message>
        <source>coal in the pit</source>
        <translation>charbon dans la Mine</translation>
    </message>
    <message>
        <source>workers left</source>
        <translation>ouvriers restants</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>le reste de la partie</translation>
    </message>
    <message>
        <source>what the others do next</source>
        <translation>ce que font ensuite les autres</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresCaptionTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light side: %n tiles</source>
        <translation>
            <numerusform>Éclairé&#xa0;: %n&#xa0;tuile</numerusform>
            <numerusform>Éclairé&#xa0;: %n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark side: %n tiles</source>
        <translation>
            <numerusform>Sombre&#xa0;: %n&#xa0;tuile</numerusform>
            <numerusform>Sombre&#xa0;: %n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps left</source>
        <translation>
            <numerusform>reste %n&#xa0;déplacement</numerusform>
            <numerusform>restent %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps</source>
        <translation>
            <numerusform>%n&#xa0;déplacement</numerusform>
            <numerusform>%n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the surface: %n work steps left</source>
        <translation>
            <numerusform>À la Surface&#xa0;: reste %n&#xa0;déplacement</numerusform>
            <numerusform>À la Surface&#xa0;: restent %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To level {number}: %n work steps left</source>
        <translation>
            <numerusform>Au niveau {number}&#xa0;: reste %n&#xa0;déplacement</numerusform>
            <numerusform>Au niveau {number}&#xa0;: restent %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{vehicle}: %n order spots left</source>
        <translation>
            <numerusform>{vehicle}&#xa0;: reste %n&#xa0;case</numerusform>
            <numerusform>{vehicle}&#xa0;: restent %n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n francs</source>
        <translation>
            <numerusform>+%n&#xa0;Franc</numerusform>
            <numerusform>+%n&#xa0;Francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n workers to the canteen</source>
        <translation>
            <numerusform>{name}&#xa0;: %n&#xa0;ouvrier au Réfectoire</numerusform>
            <numerusform>{name}&#xa0;: %n&#xa0;ouvriers au Réfectoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders: {points}</source>
        <translation>
            <numerusform>%n&#xa0;Commande&#xa0;: {points}</numerusform>
            <numerusform>%n&#xa0;Commandes&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Usine de berlines</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Capitaux</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Réfectoire</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrou</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>reste {count}</translation>
    </message>
    <message>
        <source>look at 5,</source>
        <translation>en voir 5,</translation>
    </message>
    <message>
        <source>buy 1 or none</source>
        <translation>en acheter 1 ou aucune</translation>
    </message>
    <message>
        <source>take 1 or none</source>
        <translation>en prendre 1 ou aucune</translation>
    </message>
    <message>
        <source>1 or none</source>
        <translation>1 ou aucune</translation>
    </message>
    <message>
        <source>{count} F</source>
        <translation>{count}&#xa0;F</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>Handcart</source>
        <translation>Charrette à bras</translation>
    </message>
    <message>
        <source>Horse cart</source>
        <translation>Chariot à cheval</translation>
    </message>
    <message>
        <source>Truck</source>
        <translation>Camion</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Locomotive</translation>
    </message>
    <message>
        <source>Shift {shift}</source>
        <translation>Quart {shift}</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Majorités</translation>
    </message>
    <message>
        <source>rows 1 to {count} score</source>
        <translation>lignes 1 à {count}</translation>
    </message>
    <message>
        <source>first / second</source>
        <translation>1re / 2e</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Majorities of this shift are not included.</source>
        <translation>Sans les majorités de ce Quart.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Francs</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stock privé</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livrées</translation>
    </message>
    <message>
        <source>in balance</source>
        <translation>en équilibre</translation>
    </message>
    <message>
        <source>balance {points}</source>
        <translation>équilibre {points}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>{name}’s pit. Esc: back</source>
        <translation>Mine&#xa0;: {name}. Échap&#xa0;: retour</translation>
    </message>
    <message>
        <source>Choose your orders</source>
        <translation>Choisissez vos Commandes</translation>
    </message>
    <message>
        <source>Put the tiles back, all on one side</source>
        <translation>Reposez les tuiles, toutes du même côté</translation>
    </message>
    <message>
        <source>Put the cards back, all on one side</source>
        <translation>Reposez les cartes, toutes du même côté</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>vous seul les voyez</translation>
    </message>
    <message>
        <source>only {name} sees them</source>
        <translation>visibles pour {name} seulement</translation>
    </message>
    <message>
        <source>Then put the others back, all on one side, in any order:</source>
        <translation>Puis reposez les autres, toutes du même côté, dans l’ordre de votre choix&#xa0;:</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Orders to choose from</source>
        <translation>Commandes au choix</translation>
    </message>
    <message>
        <source>on top: drawn next</source>
        <translation>dessus&#xa0;: piochées ensuite</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>sous la pile</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>All in this order</source>
        <translation>Dans cet ordre</translation>
    </message>
    <message>
        <source>Two for one</source>
        <translation>2 pour 1</translation>
    </message>
    <message>
        <source>From the stack: buy one or none</source>
        <translation>De la pile&#xa0;: achetez-en une, ou aucune</translation>
    </message>
    <message>
        <source>From the stack: take one or none</source>
        <translation>De la pile&#xa0;: prenez-en une, ou aucune</translation>
    </message>
    <message>
        <source>light</source>
        <translation>éclairé</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>niveau {number}</translation>
    </message>
    <message>
        <source>{count} F, {rest} F left</source>
        <translation>{count}&#xa0;F, reste {rest}&#xa0;F</translation>
    </message>
    <message>
        <source>balance {before} to {after} VP</source>
        <translation>équilibre&#xa0;: de {before} à {after}&#xa0;PV</translation>
    </message>
    <message>
        <source>{vehicle}: complete, {vp}</source>
        <translation>{vehicle}&#xa0;: complétée, {vp}</translation>
    </message>
    <message>
        <source>Order: {vehicle}</source>
        <translation>Commande&#xa0;: {vehicle}</translation>
    </message>
    <message>
        <source>{points} if it stays undelivered</source>
        <translation>{points} si elle n’est pas livrée</translation>
    </message>
    <message>
        <source>Cannot be undone</source>
        <translation>Irréversible</translation>
    </message>
    <message>
        <source>Draws a tile: cannot be undone</source>
        <translation>Une tuile sera piochée&#xa0;: irréversible</translation>
    </message>
    <message>
        <source>Draws an order: cannot be undone</source>
        <translation>Une Commande sera piochée&#xa0;: irréversible</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} commencerait le Quart suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes fit on order spots</source>
        <translation>
            <numerusform>%n&#xa0;cube va sur une case d’une Commande</numerusform>
            <numerusform>%n&#xa0;cubes vont sur des cases de Commandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes on minecarts there</source>
        <translation>
            <numerusform>%n&#xa0;cube sur les berlines</numerusform>
            <numerusform>%n&#xa0;cubes sur les berlines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order spots of this colour</source>
        <translation>
            <numerusform>%n&#xa0;case libre de cette couleur</numerusform>
            <numerusform>%n&#xa0;cases libres de cette couleur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresDetailTexts</name>
    <message numerus="yes">
        <source>completes %n orders</source>
        <translation>
            <numerusform>complète %n&#xa0;Commande</numerusform>
            <numerusform>complète %n&#xa0;Commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the order</source>
        <translation>complète la Commande</translation>
    </message>
    <message numerus="yes">
        <source>%n work steps are lost</source>
        <translation>
            <numerusform>%n&#xa0;déplacement est perdu</numerusform>
            <numerusform>%n&#xa0;déplacements sont perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n workers</source>
        <translation>
            <numerusform>coûte %n&#xa0;ouvrier</numerusform>
            <numerusform>coûte %n&#xa0;ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers go to the canteen</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier va au Réfectoire</numerusform>
            <numerusform>%n&#xa0;ouvriers vont au Réfectoire</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit is then in balance</source>
        <translation>votre Mine est alors en équilibre</translation>
    </message>
    <message>
        <source>excess tunnel tiles then: {tiles}, {vp}</source>
        <translation>tuiles Galerie excédentaires à ce moment-là&#xa0;: {tiles}, {vp}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>variation du score si la partie s’arrêtait maintenant&#xa0;: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresEventTexts</name>
    <message>
        <source>{name} is the starting player</source>
        <translation>{name} est Premier joueur</translation>
    </message>
    <message>
        <source>On the table: {orders}</source>
        <translation>Sur la table&#xa0;: {orders}</translation>
    </message>
    <message>
        <source>Left over, placed on the last order space: {order}</source>
        <translation>Il en reste une, placée sur le dernier emplacement Commandes&#xa0;: {order}</translation>
    </message>
    <message>
        <source>New on an order space: {order}</source>
        <translation>Nouveau sur un emplacement Commandes&#xa0;: {order}</translation>
    </message>
    <message>
        <source>New in the factory: {tile}</source>
        <translation>Nouveau à l’Usine&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Shift {shift} begins. Starting player: {name}</source>
        <translation>Le Quart {shift} commence. Premier joueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} takes: {order}</source>
        <translation>{name} prend&#xa0;: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} places %n workers: {space}</source>
        <translation>
            <numerusform>{name} place %n&#xa0;ouvrier&#xa0;: {space}</numerusform>
            <numerusform>{name} place %n&#xa0;ouvriers&#xa0;: {space}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s workers go to the canteen</source>
        <translation>
            <numerusform>{name}&#xa0;: %n&#xa0;ouvrier va au Réfectoire</numerusform>
            <numerusform>{name}&#xa0;: %n&#xa0;ouvriers vont au Réfectoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n francs</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;Franc</numerusform>
            <numerusform>{name} prend %n&#xa0;Francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys for %n francs: {tile}</source>
        <translation>
            <numerusform>{name} achète pour %n&#xa0;Franc&#xa0;: {tile}</numerusform>
            <numerusform>{name} achète pour %n&#xa0;Francs&#xa0;: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} delivers for {vp}: {order}</source>
        <translation>{name} livre pour {vp}&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} buys none of them</source>
        <translation>{name} n’en achète aucune</translation>
    </message>
    <message>
        <source>{name} keeps none of them</source>
        <translation>{name} n’en garde aucune</translation>
    </message>
    <message>
        <source>{name} looks at: {cards}</source>
        <translation>{name} regarde&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n tunnel tiles</source>
        <translation>
            <numerusform>{name} regarde %n&#xa0;tuile Galerie</numerusform>
            <numerusform>{name} regarde %n&#xa0;tuiles Galerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n order cards</source>
        <translation>
            <numerusform>{name} regarde %n&#xa0;carte Commande</numerusform>
            <numerusform>{name} regarde %n&#xa0;cartes Commande</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back on top: {card}</source>
        <translation>Reposée au-dessus&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Put back under: {card}</source>
        <translation>Reposée dessous&#xa0;: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles on top of the stack</source>
        <translation>
            <numerusform>{name} repose %n&#xa0;tuile au-dessus de la pile</numerusform>
            <numerusform>{name} repose %n&#xa0;tuiles au-dessus de la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles under the stack</source>
        <translation>
            <numerusform>{name} repose %n&#xa0;tuile sous la pile</numerusform>
            <numerusform>{name} repose %n&#xa0;tuiles sous la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards on top of the stack</source>
        <translation>
            <numerusform>{name} repose %n&#xa0;carte au-dessus de la pile</numerusform>
            <numerusform>{name} repose %n&#xa0;cartes au-dessus de la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards under the stack</source>
        <translation>
            <numerusform>{name} repose %n&#xa0;carte sous la pile</numerusform>
            <numerusform>{name} repose %n&#xa0;cartes sous la pile</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal cube is left: the minecart stays empty</source>
        <translation>Il n’y a plus de cube Charbon&#xa0;: la berline reste vide</translation>
    </message>
    <message>
        <source>A yellow cube goes on each minecart</source>
        <translation>Chaque berline reçoit un cube jaune</translation>
    </message>
    <message>
        <source>A brown cube goes on each minecart</source>
        <translation>Chaque berline reçoit un cube marron</translation>
    </message>
    <message>
        <source>A grey cube goes on each minecart</source>
        <translation>Chaque berline reçoit un cube gris</translation>
    </message>
    <message>
        <source>A black cube goes on each minecart</source>
        <translation>Chaque berline reçoit un cube noir</translation>
    </message>
    <message>
        <source>A yellow cube goes on a minecart</source>
        <translation>Une berline reçoit un cube jaune</translation>
    </message>
    <message>
        <source>A brown cube goes on a minecart</source>
        <translation>Une berline reçoit un cube marron</translation>
    </message>
    <message>
        <source>A grey cube goes on a minecart</source>
        <translation>Une berline reçoit un cube gris</translation>
    </message>
    <message>
        <source>A black cube goes on a minecart</source>
        <translation>Une berline reçoit un cube noir</translation>
    </message>
    <message>
        <source>{name} loads a yellow substitute cube</source>
        <translation>{name} charge un cube de remplacement jaune</translation>
    </message>
    <message>
        <source>{name} loads a brown substitute cube</source>
        <translation>{name} charge un cube de remplacement marron</translation>
    </message>
    <message>
        <source>{name} loads a grey substitute cube</source>
        <translation>{name} charge un cube de remplacement gris</translation>
    </message>
    <message>
        <source>{name} loads a black substitute cube</source>
        <translation>{name} charge un cube de remplacement noir</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresExtractionTexts</name>
    <message numerus="yes">
        <source>{name} goes mining: %n work steps</source>
        <translation>
            <numerusform>{name} commence une Extraction&#xa0;: %n&#xa0;déplacement</numerusform>
            <numerusform>{name} commence une Extraction&#xa0;: %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes: {order}</source>
        <translation>{name} complète&#xa0;: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} stops mining; %n work steps are lost</source>
        <translation>
            <numerusform>{name} arrête l’Extraction&#x202f;; %n&#xa0;déplacement est perdu</numerusform>
            <numerusform>{name} arrête l’Extraction&#x202f;; %n&#xa0;déplacements sont perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves the cage to the surface level</source>
        <translation>{name}&#xa0;: la Cage remonte à la Surface</translation>
    </message>
    <message>
        <source>{name} moves the cage to the yellow tunnel level</source>
        <translation>{name}&#xa0;: la Cage va au niveau jaune</translation>
    </message>
    <message>
        <source>{name} moves the cage to the brown tunnel level</source>
        <translation>{name}&#xa0;: la Cage va au niveau marron</translation>
    </message>
    <message>
        <source>{name} moves the cage to the grey tunnel level</source>
        <translation>{name}&#xa0;: la Cage va au niveau gris</translation>
    </message>
    <message>
        <source>{name} moves the cage to the black tunnel level</source>
        <translation>{name}&#xa0;: la Cage va au niveau noir</translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n yellow cubes</source>
        <translation>
            <numerusform>{name} charge %n&#xa0;cube jaune</numerusform>
            <numerusform>{name} charge %n&#xa0;cubes jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n brown cubes</source>
        <translation>
            <numerusform>{name} charge %n&#xa0;cube marron</numerusform>
            <numerusform>{name} charge %n&#xa0;cubes marron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n grey cubes</source>
        <translation>
            <numerusform>{name} charge %n&#xa0;cube gris</numerusform>
            <numerusform>{name} charge %n&#xa0;cubes gris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n black cubes</source>
        <translation>
            <numerusform>{name} charge %n&#xa0;cube noir</numerusform>
            <numerusform>{name} charge %n&#xa0;cubes noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n yellow cubes</source>
        <translation>
            <numerusform>{name} met %n&#xa0;cube jaune au Stock privé</numerusform>
            <numerusform>{name} met %n&#xa0;cubes jaunes au Stock privé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n brown cubes</source>
        <translation>
            <numerusform>{name} met %n&#xa0;cube marron au Stock privé</numerusform>
            <numerusform>{name} met %n&#xa0;cubes marron au Stock privé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n grey cubes</source>
        <translation>
            <numerusform>{name} met %n&#xa0;cube gris au Stock privé</numerusform>
            <numerusform>{name} met %n&#xa0;cubes gris au Stock privé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n black cubes</source>
        <translation>
            <numerusform>{name} met %n&#xa0;cube noir au Stock privé</numerusform>
            <numerusform>{name} met %n&#xa0;cubes noirs au Stock privé</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot: {order}</source>
        <translation>{name} remplit une case jaune&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot: {order}</source>
        <translation>{name} remplit une case marron&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot: {order}</source>
        <translation>{name} remplit une case grise&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot: {order}</source>
        <translation>{name} remplit une case noire&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} remplit une case jaune avec deux cubes ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} remplit une case marron avec deux cubes ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} remplit une case grise avec deux cubes ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} remplit une case noire avec deux cubes ({cubes})&#xa0;: {order}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresInfo</name>
    <message>
        <source>Coal Baron</source>
        <translation>Gueules Noires</translation>
    </message>
    <message>
        <source>Mine owners around 1900, three shifts</source>
        <translation>Propriétaires de mines vers 1900, trois Quarts</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>De 2 à 4&#xa0;joueurs</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Livret français</translation>
    </message>
    <message>
        <source>Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.</source>
        <translation>Gueules Noires (Glück Auf, Coal Baron) est un jeu de Michael Kiesling et Wolfgang Kramer, édité par eggertspiele et ses partenaires.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresItems</name>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Scoring of shift I</source>
        <translation>Décompte du Quart I</translation>
    </message>
    <message>
        <source>Scoring of shift II</source>
        <translation>Décompte du Quart II</translation>
    </message>
    <message>
        <source>Scoring of shift III</source>
        <translation>Décompte du Quart III</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Francs</translation>
    </message>
    <message>
        <source>Coal cubes</source>
        <translation>Cubes Charbon</translation>
    </message>
    <message>
        <source>Undelivered orders</source>
        <translation>Commandes non livrées</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMajorityTexts</name>
    <message>
        <source>Scored from shift {shift} on</source>
        <translation>Compte dès le Quart {shift}</translation>
    </message>
    <message>
        <source>First place: {first}. Second place: {second}.</source>
        <translation>1re place&#xa0;: {first}. 2e place&#xa0;: {second}.</translation>
    </message>
    <message>
        <source>First place: {first}. No second place with 2 players.</source>
        <translation>1re place&#xa0;: {first}. Pas de 2e place à 2&#xa0;joueurs.</translation>
    </message>
    <message>
        <source>First now: {name}, {count}</source>
        <translation>1re place pour l’instant&#xa0;: {name}, {count}</translation>
    </message>
    <message>
        <source>Second now: {name}, {count}</source>
        <translation>2e place pour l’instant&#xa0;: {name}, {count}</translation>
    </message>
    <message>
        <source>Nobody has any yet</source>
        <translation>Personne n’en a encore</translation>
    </message>
    <message>
        <source>You are tied for first place</source>
        <translation>Vous êtes à égalité pour la 1re place</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;d’avance</numerusform>
            <numerusform>Vous avez %n&#xa0;d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are behind by %n</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;de retard</numerusform>
            <numerusform>Vous avez %n&#xa0;de retard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMessages</name>
    <message>
        <source>A tile or card has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Une tuile ou une carte a été piochée depuis&#xa0;: dans cette partie, on n’annule que jusqu’au dernier tirage.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMoveTexts</name>
    <message>
        <source>On top</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>En dessous</translation>
    </message>
    <message>
        <source>Take: {order}</source>
        <translation>Prendre&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Stop mining</source>
        <translation>Arrêter l’Extraction</translation>
    </message>
    <message>
        <source>Keep: {order}</source>
        <translation>Garder&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Buy none of them</source>
        <translation>N’en acheter aucune</translation>
    </message>
    <message>
        <source>Keep none of them</source>
        <translation>N’en garder aucune</translation>
    </message>
    <message numerus="yes">
        <source>Buy for %n francs: {tile}</source>
        <translation>
            <numerusform>Acheter pour %n&#xa0;Franc&#xa0;: {tile}</numerusform>
            <numerusform>Acheter pour %n&#xa0;Francs&#xa0;: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on top of the stack: {card}</source>
        <translation>Reposer au-dessus de la pile&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Put under the stack: {card}</source>
        <translation>Reposer sous la pile&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Place 1 worker in the bank: 1 franc</source>
        <translation>Placer 1&#xa0;ouvrier à la Banque&#xa0;: 1&#xa0;Franc</translation>
    </message>
    <message numerus="yes">
        <source>Take %n francs</source>
        <translation>
            <numerusform>Prendre %n&#xa0;Franc</numerusform>
            <numerusform>Prendre %n&#xa0;Francs</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the top five tunnel tiles</source>
        <translation>Regarder les 5 premières tuiles de la pile</translation>
    </message>
    <message>
        <source>Look at the top five order cards</source>
        <translation>Regarder les 5 premières cartes de la pile</translation>
    </message>
    <message numerus="yes">
        <source>Go mining with %n work steps</source>
        <translation>
            <numerusform>Extraction à %n&#xa0;déplacement</numerusform>
            <numerusform>Extraction à %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by handcart: {vp}</source>
        <translation>
            <numerusform>Livrer %n&#xa0;Commande par charrette à bras&#xa0;: {vp}</numerusform>
            <numerusform>Livrer %n&#xa0;Commandes par charrette à bras&#xa0;: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by horse cart: {vp}</source>
        <translation>
            <numerusform>Livrer %n&#xa0;Commande par chariot à cheval&#xa0;: {vp}</numerusform>
            <numerusform>Livrer %n&#xa0;Commandes par chariot à cheval&#xa0;: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by truck: {vp}</source>
        <translation>
            <numerusform>Livrer %n&#xa0;Commande par camion&#xa0;: {vp}</numerusform>
            <numerusform>Livrer %n&#xa0;Commandes par camion&#xa0;: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by locomotive: {vp}</source>
        <translation>
            <numerusform>Livrer %n&#xa0;Commande par locomotive&#xa0;: {vp}</numerusform>
            <numerusform>Livrer %n&#xa0;Commandes par locomotive&#xa0;: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the cage to the surface level</source>
        <translation>Remonter la Cage à la Surface</translation>
    </message>
    <message>
        <source>Move the cage to the yellow tunnel level</source>
        <translation>Amener la Cage au niveau jaune</translation>
    </message>
    <message>
        <source>Move the cage to the brown tunnel level</source>
        <translation>Amener la Cage au niveau marron</translation>
    </message>
    <message>
        <source>Move the cage to the grey tunnel level</source>
        <translation>Amener la Cage au niveau gris</translation>
    </message>
    <message>
        <source>Move the cage to the black tunnel level</source>
        <translation>Amener la Cage au niveau noir</translation>
    </message>
    <message>
        <source>Load a yellow cube into the cage</source>
        <translation>Charger un cube jaune dans la Cage</translation>
    </message>
    <message>
        <source>Load a brown cube into the cage</source>
        <translation>Charger un cube marron dans la Cage</translation>
    </message>
    <message>
        <source>Load a grey cube into the cage</source>
        <translation>Charger un cube gris dans la Cage</translation>
    </message>
    <message>
        <source>Load a black cube into the cage</source>
        <translation>Charger un cube noir dans la Cage</translation>
    </message>
    <message>
        <source>Load a yellow cube instead</source>
        <translation>Charger un cube jaune à la place</translation>
    </message>
    <message>
        <source>Load a brown cube instead</source>
        <translation>Charger un cube marron à la place</translation>
    </message>
    <message>
        <source>Load a grey cube instead</source>
        <translation>Charger un cube gris à la place</translation>
    </message>
    <message>
        <source>Load a black cube instead</source>
        <translation>Charger un cube noir à la place</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to the storage</source>
        <translation>Amener un cube jaune de la Cage au Stock privé</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to the storage</source>
        <translation>Amener un cube marron de la Cage au Stock privé</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to the storage</source>
        <translation>Amener un cube gris de la Cage au Stock privé</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to the storage</source>
        <translation>Amener un cube noir de la Cage au Stock privé</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to: {order}</source>
        <translation>Amener un cube jaune de la Cage vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to: {order}</source>
        <translation>Amener un cube marron de la Cage vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to: {order}</source>
        <translation>Amener un cube gris de la Cage vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to: {order}</source>
        <translation>Amener un cube noir de la Cage vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the storage to: {order}</source>
        <translation>Amener un cube jaune du Stock privé vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the storage to: {order}</source>
        <translation>Amener un cube marron du Stock privé vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the storage to: {order}</source>
        <translation>Amener un cube gris du Stock privé vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the storage to: {order}</source>
        <translation>Amener un cube noir du Stock privé vers&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one yellow order spot of: {order}</source>
        <translation>2&#xa0;cubes à la place d’un jaune ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one brown order spot of: {order}</source>
        <translation>2&#xa0;cubes à la place d’un marron ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one grey order spot of: {order}</source>
        <translation>2&#xa0;cubes à la place d’un gris ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one black order spot of: {order}</source>
        <translation>2&#xa0;cubes à la place d’un noir ({cubes})&#xa0;: {order}</translation>
    </message>
    <message>
        <source>{name} is chosen by lot</source>
        <translation>Le sort désigne {name}</translation>
    </message>
    <message>
        <source>Draw: {tile}</source>
        <translation>Piocher&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Draw: {order}</source>
        <translation>Piocher&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Draw an unknown card</source>
        <translation>Piocher une carte inconnue</translation>
    </message>
    <message>
        <source>Move the cage</source>
        <translation>Déplacer la Cage</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Two cubes for one</source>
        <translation>2&#xa0;cubes Charbon à la place</translation>
    </message>
    <message>
        <source>On the order</source>
        <translation>Vers une Commande</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Mettre au Stock privé</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>End mining: lose %n work steps</source>
        <translation>
            <numerusform>Fin de l’Extraction&#xa0;: %n&#xa0;déplacement perdu</numerusform>
            <numerusform>Fin de l’Extraction&#xa0;: %n&#xa0;déplacements perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>End mining</source>
        <translation>Fin de l’Extraction</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Aucune</translation>
    </message>
    <message numerus="yes">
        <source>End mining with %n work steps left?</source>
        <translation>
            <numerusform>Arrêter l’Extraction avec %n&#xa0;déplacement restant&#x202f;?</numerusform>
            <numerusform>Arrêter l’Extraction avec %n&#xa0;déplacements restants&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Les déplacements que vous n’utilisez pas sont perdus.</translation>
    </message>
    <message>
        <source>Keep mining</source>
        <translation>Continuer l’Extraction</translation>
    </message>
    <message>
        <source>Into the cage: {cubes}</source>
        <translation>Dans la Cage&#xa0;: {cubes}</translation>
    </message>
    <message>
        <source>On order spots: {spots}</source>
        <translation>Sur des cases de Commandes&#xa0;: {spots}</translation>
    </message>
    <message>
        <source>To the storage: {cubes}</source>
        <translation>Au Stock privé&#xa0;: {cubes}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresOptionTexts</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Faces cachées</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Who begins shift I: chosen by lot, unless you agree on a player.</source>
        <translation>Qui commence le Quart I&#xa0;: tiré au sort, sauf accord entre vous.</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Comment sont posées les Commandes livrées entre deux décomptes.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPeriodTexts</name>
    <message>
        <source>Shift {shift}</source>
        <translation>Quart {shift}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Setup: choosing orders</source>
        <translation>Mise en place&#xa0;: choix des Commandes</translation>
    </message>
    <message>
        <source>Shift {shift}: placing workers</source>
        <translation>Quart {shift}&#xa0;: placer des ouvriers</translation>
    </message>
    <message>
        <source>Shift {shift}: top five</source>
        <translation>Quart {shift}&#xa0;: les 5 premières de la pile</translation>
    </message>
    <message>
        <source>Shift {shift}: loading minecarts</source>
        <translation>Quart {shift}&#xa0;: charger les berlines</translation>
    </message>
    <message>
        <source>Shift {shift}: mining</source>
        <translation>Quart {shift}&#xa0;: Extraction</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>jump from shift to shift</comment>
        <translation>Quart</translation>
    </message>
    <message>
        <source>Previous shift (Page up)</source>
        <translation>Quart précédent (Page préc)</translation>
    </message>
    <message>
        <source>Next shift (Page down)</source>
        <translation>Quart suivant (Page suiv)</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>{name}&#xa0;: pourquoi ce coup&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Costs the next player %n workers</source>
        <translation>
            <numerusform>Coûtera %n&#xa0;ouvrier au prochain joueur</numerusform>
            <numerusform>Coûtera %n&#xa0;ouvriers au prochain joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}&#xa0;: {content}</translation>
    </message>
    <message>
        <source>Completed: it can be delivered</source>
        <translation>Complétée&#xa0;: elle peut être livrée</translation>
    </message>
    <message>
        <source>Missing: {cells}</source>
        <translation>Il manque&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>En dessous</translation>
    </message>
    <message>
        <source>All in this order: the first one is drawn first</source>
        <translation>Toutes dans cet ordre&#xa0;: la première sera piochée en premier</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left in the stack</source>
        <translation>
            <numerusform>%n&#xa0;tuile dans la pile</numerusform>
            <numerusform>%n&#xa0;tuiles dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the stack</source>
        <translation>
            <numerusform>%n&#xa0;carte dans la pile</numerusform>
            <numerusform>%n&#xa0;cartes dans la pile</numerusform>
        </translation>
    </message>
    <message>
        <source>On top, known to you: {cards}</source>
        <translation>Au-dessus, connues de vous&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>At the bottom, known to you: {cards}</source>
        <translation>Tout en dessous, connues de vous&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Two cubes for one order spot: two work steps</source>
        <translation>2&#xa0;cubes à la place d’un&#xa0;: deux déplacements</translation>
    </message>
    <message>
        <source>This minecart is waiting for a substitute cube</source>
        <translation>Cette berline attend un cube de remplacement</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes left in the general supply</source>
        <translation>
            <numerusform>%n&#xa0;cube jaune dans la réserve générale</numerusform>
            <numerusform>%n&#xa0;cubes jaunes dans la réserve générale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes left in the general supply</source>
        <translation>
            <numerusform>%n&#xa0;cube marron dans la réserve générale</numerusform>
            <numerusform>%n&#xa0;cubes marron dans la réserve générale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes left in the general supply</source>
        <translation>
            <numerusform>%n&#xa0;cube gris dans la réserve générale</numerusform>
            <numerusform>%n&#xa0;cubes gris dans la réserve générale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes left in the general supply</source>
        <translation>
            <numerusform>%n&#xa0;cube noir dans la réserve générale</numerusform>
            <numerusform>%n&#xa0;cubes noirs dans la réserve générale</numerusform>
        </translation>
    </message>
    <message>
        <source>Would begin the next shift</source>
        <translation>Commencerait le Quart suivant</translation>
    </message>
    <message>
        <source>Delivered so far: {orders}</source>
        <translation>Livrées jusqu’ici&#xa0;: {orders}</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: in balance</source>
        <translation>Côté Éclairé {lit}, côté Sombre {dark}&#xa0;: en équilibre</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: {vp}</source>
        <translation>Côté Éclairé {lit}, côté Sombre {dark}&#xa0;: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPointingRefusals</name>
    <message>
        <source>You can place workers only on worker spaces</source>
        <translation>Les ouvriers ne se placent que sur des cases Ouvrier</translation>
    </message>
    <message>
        <source>Drag them to a factory, mining, delivery, money or new order space, or to the bank.</source>
        <translation>Faites-les glisser vers une case de l’Usine, de l’Extraction, de la Livraison, des Capitaux ou des Commandes, ou vers la Banque.</translation>
    </message>
    <message>
        <source>You cannot send workers to the canteen</source>
        <translation>Vous ne pouvez pas envoyer d’ouvriers au Réfectoire</translation>
    </message>
    <message>
        <source>Only workers who are replaced on their space go there. You can place one in the bank.</source>
        <translation>Seuls y vont les ouvriers remplacés sur leur case. Vous pouvez en placer un à la Banque.</translation>
    </message>
    <message>
        <source>These workers belong to {name}</source>
        <translation>Ces ouvriers sont à {name}</translation>
    </message>
    <message>
        <source>Place workers from your own supply.</source>
        <translation>Placez ceux de votre propre réserve.</translation>
    </message>
    <message>
        <source>That belongs to {name}</source>
        <translation>Cela appartient à {name}</translation>
    </message>
    <message>
        <source>You can act only in your own pit and on the worker spaces.</source>
        <translation>Vous ne pouvez agir que dans votre propre Mine et sur les cases Ouvrier.</translation>
    </message>
    <message>
        <source>You buy tiles by placing workers</source>
        <translation>Une tuile s’achète en plaçant des ouvriers</translation>
    </message>
    <message>
        <source>Drag workers to its space.</source>
        <translation>Faites glisser des ouvriers vers sa case.</translation>
    </message>
    <message>
        <source>You take orders by placing workers</source>
        <translation>Une Commande se prend en plaçant des ouvriers</translation>
    </message>
    <message>
        <source>You deliver orders by placing workers</source>
        <translation>Une Commande se livre en plaçant des ouvriers</translation>
    </message>
    <message>
        <source>Once it is completed, drag workers to its vehicle’s delivery space.</source>
        <translation>Dès qu’elle est complétée, faites glisser des ouvriers vers la case Livraison de son véhicule.</translation>
    </message>
    <message>
        <source>This card cannot go there</source>
        <translation>Cette carte ne peut pas y aller</translation>
    </message>
    <message>
        <source>Drag it to your outstanding orders.</source>
        <translation>Faites-la glisser vers vos Commandes en cours.</translation>
    </message>
    <message>
        <source>None of your orders has a free order spot of this colour</source>
        <translation>Aucune de vos Commandes n’a de case libre de cette couleur</translation>
    </message>
    <message>
        <source>Cubes on an order stay there</source>
        <translation>Les cubes d’une Commande y restent</translation>
    </message>
    <message>
        <source>They go back to the general supply when you deliver it.</source>
        <translation>Ils retournent à la réserve générale à la Livraison.</translation>
    </message>
    <message>
        <source>No cube is chosen for this order spot</source>
        <translation>Aucun cube n’est choisi pour cette case</translation>
    </message>
    <message>
        <source>First choose a cube in your storage, or in the cage at the surface level.</source>
        <translation>Choisissez d’abord un cube dans le Stock privé, ou dans la Cage à la Surface.</translation>
    </message>
    <message>
        <source>No cube is chosen for your private coal storage</source>
        <translation>Aucun cube n’est choisi pour votre Stock privé</translation>
    </message>
    <message>
        <source>First choose a cube in the cage.</source>
        <translation>Choisissez d’abord un cube dans la Cage.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>La Cage est à un autre niveau</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Amenez-la d’abord à ce niveau&#xa0;: un déplacement.</translation>
    </message>
    <message>
        <source>This order spot is a different colour</source>
        <translation>Cette case est d’une autre couleur</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Deux cubes de couleurs quelconques peuvent en remplir une&#xa0;: deux déplacements.</translation>
    </message>
    <message>
        <source>A pair of cubes can only go on an order spot</source>
        <translation>Une paire de cubes ne peut aller que sur une case d’une Commande</translation>
    </message>
    <message>
        <source>Two cubes in hand: choose the order spot for both.</source>
        <translation>Deux cubes en main&#xa0;: choisissez leur case.</translation>
    </message>
    <message>
        <source>Two cubes are not chosen yet</source>
        <translation>Les deux cubes ne sont pas encore choisis</translation>
    </message>
    <message>
        <source>First choose both cubes, then the order spot.</source>
        <translation>Choisissez d’abord les deux cubes, puis la case.</translation>
    </message>
    <message>
        <source>You cannot use two cubes for one now</source>
        <translation>Impossible de poser 2&#xa0;cubes à la place d’un maintenant</translation>
    </message>
    <message>
        <source>That takes two work steps, two available cubes and an empty order spot.</source>
        <translation>Il faut deux déplacements, deux cubes disponibles et une case libre d’une Commande.</translation>
    </message>
    <message>
        <source>This cube cannot go there</source>
        <translation>Ce cube ne peut pas y aller</translation>
    </message>
    <message>
        <source>Coal goes from a minecart to the cage, from the cage to an order or your storage, and from your storage to an order.</source>
        <translation>D’une berline, le charbon va à la Cage&#x202f;; de la Cage, à une Commande ou au Stock privé&#x202f;; du Stock privé, à une Commande.</translation>
    </message>
    <message>
        <source>Drag it to the minecart that is waiting for it.</source>
        <translation>Faites-le glisser vers la berline qui l’attend.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Aucune berline n’attend de cube de remplacement</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>On ne choisit un cube de remplacement que quand une couleur est épuisée.</translation>
    </message>
    <message>
        <source>You cannot put drawn tiles or cards there</source>
        <translation>Les tuiles et cartes piochées ne vont pas là</translation>
    </message>
    <message>
        <source>Nothing is chosen to be put back</source>
        <translation>Rien n’est choisi pour être remis</translation>
    </message>
    <message>
        <source>First choose a drawn tile or card, or put all back together.</source>
        <translation>Choisissez d’abord une tuile ou une carte piochée, ou remettez tout ensemble.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Vous ne pouvez rien y faire maintenant</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPromptTexts</name>
    <message>
        <source>Round {round} of {rounds}. Drag a card to your outstanding orders.</source>
        <translation>Choix {round} sur {rounds}. Faites glisser une carte vers vos Commandes en cours.</translation>
    </message>
    <message>
        <source>{name}, take an order</source>
        <translation>{name}, prenez une Commande</translation>
    </message>
    <message>
        <source>{name}, choose a substitute cube</source>
        <translation>{name}, choisissez un cube de remplacement</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n work steps left</source>
        <translation>
            <numerusform>{name}, il vous reste %n&#xa0;déplacement</numerusform>
            <numerusform>{name}, il vous reste %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, place your last worker</source>
        <translation>{name}, placez votre dernier ouvrier</translation>
    </message>
    <message>
        <source>{name}, place workers</source>
        <translation>{name}, placez des ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>You have %n workers left. Drag them to a worker space, or one to the bank.</source>
        <translation>
            <numerusform>Il vous reste %n&#xa0;ouvrier. Faites-le glisser vers une case Ouvrier ou la Banque.</numerusform>
            <numerusform>Il vous reste %n&#xa0;ouvriers. Faites-les glisser vers une case Ouvrier, ou un seul vers la Banque.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, buy one of these tunnel tiles, or none</source>
        <translation>{name}, achetez l’une de ces tuiles Galerie, ou aucune</translation>
    </message>
    <message numerus="yes">
        <source>Only you see them. You have %n francs.</source>
        <translation>
            <numerusform>Vous seul les voyez. Vous avez %n&#xa0;Franc.</numerusform>
            <numerusform>Vous seul les voyez. Vous avez %n&#xa0;Francs.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep one of these orders, or none</source>
        <translation>{name}, gardez l’une de ces Commandes, ou aucune</translation>
    </message>
    <message>
        <source>{name}, put the tunnel tiles back</source>
        <translation>{name}, reposez les tuiles Galerie</translation>
    </message>
    <message>
        <source>{name}, put the order cards back</source>
        <translation>{name}, reposez les cartes Commande</translation>
    </message>
    <message>
        <source>All go on top of the stack. The last one you put there is drawn first.</source>
        <translation>Toutes vont au-dessus de la pile. La dernière posée est piochée en premier.</translation>
    </message>
    <message>
        <source>All go under the stack, one below the other.</source>
        <translation>Toutes vont sous la pile, l’une sous l’autre.</translation>
    </message>
    <message>
        <source>The first one decides the side: on top of the stack or under it. On top, the last one you put there is drawn first.</source>
        <translation>La première décide du côté&#xa0;: au-dessus de la pile ou dessous. Au-dessus, la dernière posée est piochée en premier.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack. Only {name} should see the screen now.</source>
        <translation>{name} regarde le dessus de la pile. L’écran n’est maintenant que pour {name}.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack</source>
        <translation>{name} regarde le dessus de la pile</translation>
    </message>
    <message>
        <source>There is no yellow cube left in the general supply. Choose a colour it still has.</source>
        <translation>La réserve générale n’a plus de cube jaune. Choisissez une autre couleur qui s’y trouve encore.</translation>
    </message>
    <message>
        <source>There is no brown cube left in the general supply. Choose a colour it still has.</source>
        <translation>La réserve générale n’a plus de cube marron. Choisissez une autre couleur qui s’y trouve encore.</translation>
    </message>
    <message>
        <source>There is no grey cube left in the general supply. Choose a colour it still has.</source>
        <translation>La réserve générale n’a plus de cube gris. Choisissez une autre couleur qui s’y trouve encore.</translation>
    </message>
    <message>
        <source>There is no black cube left in the general supply. Choose a colour it still has.</source>
        <translation>La réserve générale n’a plus de cube noir. Choisissez une autre couleur qui s’y trouve encore.</translation>
    </message>
    <message>
        <source>Only the bank is open to you: nothing else is possible now.</source>
        <translation>Seule la Banque vous est ouverte&#xa0;: rien d’autre n’est possible maintenant.</translation>
    </message>
    <message>
        <source>Only you see them. An order costs nothing now, but {vp} if it stays undelivered.</source>
        <translation>Vous seul les voyez. Une Commande ne coûte rien maintenant, mais {vp} si elle n’est pas livrée.</translation>
    </message>
    <message>
        <source>Move the cage or load a cube.</source>
        <translation>Déplacez la Cage, ou chargez un cube.</translation>
    </message>
    <message>
        <source>The cage is full: move it.</source>
        <translation>La Cage est pleine&#xa0;: déplacez-la.</translation>
    </message>
    <message>
        <source>There is no cube to load on this level: move the cage.</source>
        <translation>Aucun cube à charger à ce niveau&#xa0;: déplacez la Cage.</translation>
    </message>
    <message>
        <source>Unload the cage or move it.</source>
        <translation>Déchargez la Cage, ou déplacez-la.</translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Les déplacements que vous n’utilisez pas sont perdus.</translation>
    </message>
    <message>
        <source>{name} takes an order</source>
        <translation>{name} prend une Commande</translation>
    </message>
    <message>
        <source>{name} places workers</source>
        <translation>{name} place des ouvriers</translation>
    </message>
    <message>
        <source>{name} puts the others back</source>
        <translation>{name} repose les autres</translation>
    </message>
    <message>
        <source>{name} loads minecarts</source>
        <translation>{name} charge des berlines</translation>
    </message>
    <message>
        <source>{name} is mining</source>
        <translation>{name} procède à une Extraction</translation>
    </message>
    <message>
        <source>Then: {name}</source>
        <translation>Ensuite&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tunnel tiles are laid out</source>
        <translation>Les tuiles Galerie sont étalées</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>Le Premier joueur est tiré au sort</translation>
    </message>
    <message>
        <source>Order cards are laid out</source>
        <translation>Les cartes Commande sont étalées</translation>
    </message>
    <message>
        <source>The order spaces are filled</source>
        <translation>Les emplacements Commandes se remplissent</translation>
    </message>
    <message>
        <source>Cards are drawn from the stack</source>
        <translation>Des cartes sont piochées</translation>
    </message>
    <message>
        <source>Gaps are refilled</source>
        <translation>Les places vides sont regarnies</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} gagne avec {vp}</translation>
    </message>
    <message>
        <source>{names} share the victory with {vp}</source>
        <translation>{names} se partagent la victoire avec {vp}</translation>
    </message>
    <message>
        <source>All three shifts are over. The final scoring shows where the points came from.</source>
        <translation>Les trois Quarts sont terminés. Le décompte final montre d’où viennent les points.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresProvenance</name>
    <message>
        <source>Seen only on the 2023 edition. No rule depends on it.</source>
        <translation>Vu sur l’édition de 2023 seulement. Aucune règle n’en dépend.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresQuestions</name>
    <message>
        <source>Which order do you take?</source>
        <translation>Quelle Commande prenez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Where do you place workers?</source>
        <translation>Où placez-vous des ouvriers&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these do you keep, if any?</source>
        <translation>Que gardez-vous, si vous gardez quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>Which cube goes on the minecart instead?</source>
        <translation>Quel cube le remplace sur la berline&#x202f;?</translation>
    </message>
    <message>
        <source>In which order do you put the others back?</source>
        <translation>Dans quel ordre reposez-vous les autres&#x202f;?</translation>
    </message>
    <message>
        <source>How do you use your work steps?</source>
        <translation>Comment utilisez-vous vos déplacements&#x202f;?</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresReasonTexts</name>
    <message numerus="yes">
        <source>delivers %n order(s), for {vp}</source>
        <translation>
            <numerusform>livre %n&#xa0;Commande, pour {vp}</numerusform>
            <numerusform>livre %n&#xa0;Commandes, pour {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %n order(s) worth {vp}</source>
        <translation>
            <numerusform>complète %n&#xa0;Commande valant {vp}</numerusform>
            <numerusform>complète %n&#xa0;Commandes valant {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fills %n more order spot(s)</source>
        <translation>
            <numerusform>remplit %n&#xa0;case de Commande de plus</numerusform>
            <numerusform>remplit %n&#xa0;cases de Commande de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives you the right coal for %n more spot(s) of your orders</source>
        <translation>
            <numerusform>donne le bon charbon pour %n&#xa0;case de plus de vos Commandes</numerusform>
            <numerusform>donne le bon charbon pour %n&#xa0;cases de plus de vos Commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>one more order to deliver: {order}</source>
        <translation>une Commande de plus à livrer&#xa0;: {order}</translation>
    </message>
    <message>
        <source>you deliver more in the rest of the game</source>
        <translation>vous livrez davantage dans la suite de la partie</translation>
    </message>
    <message>
        <source>what you deliver now already counts in the scoring of shift {shift}</source>
        <translation>ce que vous livrez maintenant compte déjà au décompte du Quart {shift}</translation>
    </message>
    <message>
        <source>you alone are ahead for {vp} in the scoring of shift {shift} ({element})</source>
        <translation>vous êtes seul en tête, pour {vp} au décompte du Quart {shift} ({element})</translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift}</source>
        <translation>vous gagnez davantage au décompte du Quart {shift}</translation>
    </message>
    <message numerus="yes">
        <source>%n more spot(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n&#xa0;case de plus pour le décompte du Quart {shift} ({element})</numerusform>
            <numerusform>%n&#xa0;cases de plus pour le décompte du Quart {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minecart(s) you have the most for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>avec %n&#xa0;berline, vous en avez le plus pour le décompte du Quart {shift} ({element})</numerusform>
            <numerusform>avec %n&#xa0;berlines, vous en avez le plus pour le décompte du Quart {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then have %n minecart(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>vous avez alors %n&#xa0;berline pour le décompte du Quart {shift} ({element})</numerusform>
            <numerusform>vous avez alors %n&#xa0;berlines pour le décompte du Quart {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n&#xa0;de plus pour le décompte du Quart {shift} ({element})</numerusform>
            <numerusform>%n&#xa0;de plus pour le décompte du Quart {shift} ({element})</numerusform>
        </translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift} ({element})</source>
        <translation>vous gagnez davantage au décompte du Quart {shift} ({element})</translation>
    </message>
    <message>
        <source>your pit is balanced</source>
        <translation>votre Mine est en équilibre</translation>
    </message>
    <message numerus="yes">
        <source>only %n excess tunnel tile(s)</source>
        <translation>
            <numerusform>seulement %n&#xa0;tuile Galerie excédentaire</numerusform>
            <numerusform>seulement %n&#xa0;tuiles Galerie excédentaires</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit ends more balanced</source>
        <translation>votre Mine finit mieux équilibrée</translation>
    </message>
    <message>
        <source>fewer orders stay undelivered</source>
        <translation>moins de Commandes restent non livrées</translation>
    </message>
    <message>
        <source>more money is left at the end</source>
        <translation>il reste plus d’argent à la fin</translation>
    </message>
    <message>
        <source>more coal is left at the end</source>
        <translation>il reste plus de charbon à la fin</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({item})</source>
        <translation>{name} marque moins de points ({item})</translation>
    </message>
    <message>
        <source>{name} gets fewer points in the scoring of shift {shift} ({element})</source>
        <translation>{name} marque moins de points au décompte du Quart {shift} ({element})</translation>
    </message>
    <message numerus="yes">
        <source>%n more franc(s)</source>
        <translation>
            <numerusform>%n&#xa0;Franc de plus</numerusform>
            <numerusform>%n&#xa0;Francs de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) left in this shift</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier de plus pour ce Quart</numerusform>
            <numerusform>%n&#xa0;ouvriers de plus pour ce Quart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Watch the replay, or start a new game.</source>
        <translation>Revoyez-la, ou commencez-en une autre.</translation>
    </message>
    <message>
        <source>Tunnel tiles are drawn at random</source>
        <translation>Les tuiles Galerie sont piochées au hasard</translation>
    </message>
    <message>
        <source>Order cards are drawn at random</source>
        <translation>Les cartes Commande sont piochées au hasard</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>Le Premier joueur est tiré au sort</translation>
    </message>
    <message>
        <source>Nobody can choose what comes next.</source>
        <translation>Personne ne peut choisir ce qui vient.</translation>
    </message>
    <message>
        <source>First take an order.</source>
        <translation>Prenez d’abord une Commande.</translation>
    </message>
    <message>
        <source>It is time to place workers.</source>
        <translation>C’est le moment de placer des ouvriers.</translation>
    </message>
    <message>
        <source>First buy one of the tiles, or none.</source>
        <translation>Achetez d’abord l’une des tuiles, ou aucune.</translation>
    </message>
    <message>
        <source>First keep one of the orders, or none.</source>
        <translation>Gardez d’abord l’une des Commandes, ou aucune.</translation>
    </message>
    <message>
        <source>First put the others back.</source>
        <translation>Reposez d’abord les autres.</translation>
    </message>
    <message>
        <source>First choose the substitute cube.</source>
        <translation>Choisissez d’abord le cube de remplacement.</translation>
    </message>
    <message>
        <source>You are mining: use your work steps, or stop.</source>
        <translation>L’Extraction est en cours&#xa0;: utilisez vos déplacements, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>Tiles or cards are being drawn.</source>
        <translation>Des tuiles ou des cartes sont piochées.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRemarkTexts</name>
    <message numerus="yes">
        <source>%n completed orders have not been delivered yet</source>
        <translation>
            <numerusform>%n&#xa0;Commande complétée n’est pas encore livrée</numerusform>
            <numerusform>%n&#xa0;Commandes complétées ne sont pas encore livrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Only orders delivered before the shift ends count in its scoring.</source>
        <translation>Seules les Commandes livrées avant la fin du Quart comptent à son décompte.</translation>
    </message>
    <message>
        <source>If a colour runs out, a cube of another colour goes on the minecart instead.</source>
        <translation>Quand un cube manque, un cube d’une autre couleur le remplace sur la berline.</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} commencerait le Quart suivant</translation>
    </message>
    <message>
        <source>The player with the most workers in the minecart factory begins; the current starting player loses ties.</source>
        <translation>Commence celui qui a le plus d’ouvriers à l’Usine de berlines&#x202f;; à égalité, le Premier joueur actuel ne le reste pas.</translation>
    </message>
    <message>
        <source>A cube fits on an order spot</source>
        <translation>Un cube trouve sa place sur une Commande</translation>
    </message>
    <message>
        <source>Each order spot you fill costs one work step.</source>
        <translation>Chaque case remplie coûte un déplacement.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoreTexts</name>
    <message>
        <source>VP for all delivered orders.</source>
        <translation>PV de toutes les Commandes livrées.</translation>
    </message>
    <message>
        <source>VP for majorities in the first {count} elements of the shift clock.</source>
        <translation>PV des majorités pour les {count} premiers éléments de la Pointeuse.</translation>
    </message>
    <message>
        <source>VP for majorities in all {count} elements of the shift clock.</source>
        <translation>PV des majorités pour les {count} éléments de la Pointeuse.</translation>
    </message>
    <message>
        <source>1 VP for every {count} francs at the end.</source>
        <translation>1&#xa0;PV par tranche de {count}&#xa0;Francs à la fin.</translation>
    </message>
    <message>
        <source>1 VP for every {count} coal cubes at the end, wherever they are.</source>
        <translation>1&#xa0;PV par lot de {count}&#xa0;cubes Charbon à la fin, où qu’ils se trouvent.</translation>
    </message>
    <message>
        <source>VP lost for orders not delivered at the end, completed or not.</source>
        <translation>PV perdus pour les Commandes non livrées à la fin, complétées ou non.</translation>
    </message>
    <message>
        <source>VP lost for excess tunnel tiles on one side of the pit.</source>
        <translation>PV perdus pour les tuiles Galerie excédentaires d’un côté de la Mine.</translation>
    </message>
    <message>
        <source>Light side: {lit}. Dark side: {dark}.</source>
        <translation>Côté Éclairé&#xa0;: {lit}. Côté Sombre&#xa0;: {dark}.</translation>
    </message>
    <message>
        <source>Scoring this shift now would bring {vp}</source>
        <translation>Le décompte de ce Quart rapporterait maintenant {vp}</translation>
    </message>
    <message>
        <source>VP on the score track</source>
        <translation>PV sur la Piste de score</translation>
    </message>
    <message>
        <source>VP if the game had ended then, without the scoring of the current shift</source>
        <translation>PV si la partie s’était arrêtée là, sans le décompte du Quart en cours</translation>
    </message>
    <message>
        <source>tie: most francs left after the exchange</source>
        <translation>égalité&#xa0;: le plus de Francs restants après l’échange</translation>
    </message>
    <message>
        <source>Shared victory: equal in VP and in francs left</source>
        <translation>Victoire partagée&#xa0;: autant de PV et autant de Francs restants</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three shifts and {number} moves.</source>
        <translation>
            <numerusform>%n&#xa0;PV d’avance sur {other}, après trois Quarts et {number} coups.</numerusform>
            <numerusform>%n&#xa0;PV d’avance sur {other}, après trois Quarts et {number} coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the tie with %n francs left</source>
        <translation>
            <numerusform>{name} l’emporte au départage avec %n&#xa0;Franc restant</numerusform>
            <numerusform>{name} l’emporte au départage avec %n&#xa0;Francs restants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoringTexts</name>
    <message>
        <source>Shift {shift} is over</source>
        <translation>Le Quart {shift} est terminé</translation>
    </message>
    <message>
        <source>All workers come back</source>
        <translation>Tous les ouvriers reviennent</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>{element}: nobody scores</source>
        <translation>{element}&#xa0;: personne ne marque</translation>
    </message>
    <message>
        <source>{element}: {name} scores {vp}</source>
        <translation>{element}&#xa0;: {name} marque {vp}</translation>
    </message>
    <message>
        <source>{element}: {names} are tied and score {vp} each</source>
        <translation>{element}&#xa0;: {names} sont à égalité et marquent {vp} chacun</translation>
    </message>
    <message>
        <source>{name} {vp}</source>
        <comment>a player and what the player scores</comment>
        <translation>{name} {vp}</translation>
    </message>
    <message>
        <source>{element}: {prizes}</source>
        <translation>{element}&#xa0;: {prizes}</translation>
    </message>
    <message>
        <source>{name} has the most workers in the minecart factory and begins the next shift</source>
        <translation>{name} a le plus d’ouvriers à l’Usine de berlines et commence le Quart suivant</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>Personne n’a d’ouvriers à l’Usine de berlines&#xa0;: {name} suit dans le sens horaire et devient Premier joueur</translation>
    </message>
    <message>
        <source>{names} are tied in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>{names} sont à égalité à l’Usine de berlines&#xa0;: {name} suit dans le sens horaire et devient Premier joueur</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresSheetTexts</name>
    <message>
        <source>End of shift {shift}</source>
        <translation>Fin du Quart {shift}</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most, second place to the next; if first place is tied, there is no second place.</source>
        <translation>Toutes les Commandes livrées jusqu’ici comptent. La 1re place va à celui qui en a le plus, la 2e au suivant&#x202f;; en cas d’égalité en tête, pas de 2e place.</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most; in a tie, to both.</source>
        <translation>Toutes les Commandes livrées jusqu’ici comptent. Celui qui en a le plus marque les PV de la 1re place&#x202f;; en cas d’égalité, tous les ex æquo les marquent.</translation>
    </message>
    <message>
        <source>Orders and pit</source>
        <translation>Commandes et Mine</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>This shift</source>
        <translation>Ce Quart</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Au décompte final</translation>
    </message>
    <message>
        <source>To shift {shift}</source>
        <translation>Au Quart {shift}</translation>
    </message>
    <message>
        <source>{name} begins shift {shift}</source>
        <translation>{name} commence le Quart {shift}</translation>
    </message>
    <message>
        <source>Most workers in the minecart factory, “top five” space included.</source>
        <translation>Le plus d’ouvriers à l’Usine de berlines, case des 5 premières de la pile comprise.</translation>
    </message>
    <message>
        <source>If players tie for the most workers in the minecart factory, the first of them clockwise after the starting player begins.</source>
        <translation>En cas d’égalité à l’Usine de berlines, le premier d’entre eux dans le sens horaire après le Premier joueur commence.</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: the next player clockwise begins.</source>
        <translation>Personne n’a d’ouvrier à l’Usine de berlines&#xa0;: le suivant dans le sens horaire commence.</translation>
    </message>
    <message>
        <source>Order spots by colour</source>
        <translation>Cases par couleur</translation>
    </message>
    <message>
        <source>Order spots by vehicle</source>
        <translation>Cases par véhicule</translation>
    </message>
    <message>
        <source>Empty minecarts</source>
        <translation>Berlines vides</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTableTexts</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Worker spaces</source>
        <translation>Cases Ouvrier</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Mine&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>{name}: {score}; if the game ended now, {forecast}</source>
        <translation>{name}&#xa0;: {score}&#x202f;; si la partie s’arrêtait maintenant, {forecast}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTerms</name>
    <message>
        <source>Coal Baron</source>
        <translation>Gueules Noires</translation>
    </message>
    <message>
        <source>game board</source>
        <translation>plateau de jeu</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Quart</translation>
    </message>
    <message>
        <source>shift clock</source>
        <translation>Pointeuse</translation>
    </message>
    <message>
        <source>shift hand</source>
        <translation>Aiguille de fin de Quart</translation>
    </message>
    <message>
        <source>scoring marker</source>
        <translation>marqueur de Décompte</translation>
    </message>
    <message>
        <source>shift scoring</source>
        <translation>décompte de fin de Quart</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>majorité</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>1re place</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>2e place</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>ouvrier</translation>
    </message>
    <message>
        <source>worker space</source>
        <translation>case Ouvrier</translation>
    </message>
    <message>
        <source>worker supply</source>
        <translation>réserve d’Ouvriers</translation>
    </message>
    <message>
        <source>minecart factory</source>
        <translation>Usine de berlines</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>work step</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Capitaux</translation>
    </message>
    <message>
        <source>new order</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>les 5 premières de la pile</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>canteen</source>
        <translation>Réfectoire</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>Puits de mine</translation>
    </message>
    <message>
        <source>pit cage</source>
        <translation>Cage</translation>
    </message>
    <message>
        <source>pit cage spot</source>
        <translation>case de la Cage</translation>
    </message>
    <message>
        <source>tunnel tile</source>
        <translation>tuile Galerie</translation>
    </message>
    <message>
        <source>tunnel level</source>
        <translation>niveau de Galerie</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>côté Éclairé</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>côté Sombre</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>équilibre</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>déséquilibre</translation>
    </message>
    <message>
        <source>excess tunnel tile</source>
        <translation>tuile Galerie excédentaire</translation>
    </message>
    <message>
        <source>minecart</source>
        <translation>berline</translation>
    </message>
    <message>
        <source>empty minecart</source>
        <translation>berline vide</translation>
    </message>
    <message>
        <source>surface level</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>private coal storage</source>
        <translation>Stock privé</translation>
    </message>
    <message>
        <source>coal cube</source>
        <translation>cube Charbon</translation>
    </message>
    <message>
        <source>substitute cube</source>
        <translation>cube de remplacement</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>réserve générale</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>on top of the stack</source>
        <translation>au-dessus de la pile</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>sous la pile</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>carte Commande</translation>
    </message>
    <message>
        <source>order space</source>
        <translation>emplacement Commandes</translation>
    </message>
    <message>
        <source>order spot</source>
        <translation>case d’une Commande</translation>
    </message>
    <message>
        <source>two cubes for one</source>
        <translation>2&#xa0;cubes Charbon à la place</translation>
    </message>
    <message>
        <source>outstanding orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <source>completed order</source>
        <translation>Commande complétée</translation>
    </message>
    <message>
        <source>delivered orders</source>
        <translation>Commandes livrées</translation>
    </message>
    <message>
        <source>undelivered order</source>
        <translation>Commande non livrée</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>véhicule</translation>
    </message>
    <message>
        <source>handcart</source>
        <translation>charrette à bras</translation>
    </message>
    <message>
        <source>horse cart</source>
        <translation>chariot à cheval</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>camion</translation>
    </message>
    <message>
        <source>locomotive</source>
        <translation>locomotive</translation>
    </message>
    <message>
        <source>franc</source>
        <translation>Franc</translation>
    </message>
    <message>
        <source>bank note</source>
        <translation>billet de banque</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Point de Victoire</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>victory point marker</source>
        <translation>marqueur de Points de Victoire</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>lock tile</source>
        <translation>tuile Verrou</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>starting player marker</source>
        <translation>marqueur Premier joueur</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour de jeu</translation>
    </message>
    <message>
        <source>end of the shift</source>
        <translation>fin d’un Quart</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>victoire partagée</translation>
    </message>
    <message>
        <source>Pit Boy</source>
        <translation>Galibot</translation>
    </message>
    <message>
        <source>Hewer</source>
        <translation>Abatteur</translation>
    </message>
    <message>
        <source>Overman</source>
        <translation>Porion</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingénieur</translation>
    </message>
    <message>
        <source>Chief Engineer</source>
        <translation>Ingénieur en chef</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresThemes</name>
    <message>
        <source>Orders</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Majorités</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTitleTexts</name>
    <message>
        <source>Unknown card</source>
        <translation>Carte inconnue</translation>
    </message>
    <message>
        <source>Handcart order ({cells}, {vp})</source>
        <translation>Commande pour la charrette à bras ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Horse cart order ({cells}, {vp})</source>
        <translation>Commande pour le chariot à cheval ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Truck order ({cells}, {vp})</source>
        <translation>Commande pour le camion ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Locomotive order ({cells}, {vp})</source>
        <translation>Commande pour la locomotive ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Tuile inconnue</translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, light side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline jaune, côté Éclairé</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines jaunes, côté Éclairé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, light side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline marron, côté Éclairé</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines marron, côté Éclairé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, light side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline grise, côté Éclairé</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines grises, côté Éclairé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, light side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline noire, côté Éclairé</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines noires, côté Éclairé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, dark side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline jaune, côté Sombre</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines jaunes, côté Sombre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, dark side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline marron, côté Sombre</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines marron, côté Sombre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, dark side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline grise, côté Sombre</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines grises, côté Sombre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, dark side</source>
        <translation>
            <numerusform>Tuile Galerie, %n&#xa0;berline noire, côté Sombre</numerusform>
            <numerusform>Tuile Galerie, %n&#xa0;berlines noires, côté Sombre</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack of tunnel tiles</source>
        <translation>Pile des tuiles Galerie</translation>
    </message>
    <message>
        <source>Stack of order cards</source>
        <translation>Pile des cartes Commande</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Minecart factory, space {number}</source>
        <translation>Usine de berlines, case {number}</translation>
    </message>
    <message numerus="yes">
        <source>Mining, %n work steps</source>
        <translation>
            <numerusform>Extraction, %n&#xa0;déplacement</numerusform>
            <numerusform>Extraction, %n&#xa0;déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money, %n francs</source>
        <translation>
            <numerusform>Capitaux, %n&#xa0;Franc</numerusform>
            <numerusform>Capitaux, %n&#xa0;Francs</numerusform>
        </translation>
    </message>
    <message>
        <source>New order, space {number}</source>
        <translation>Commandes, emplacement {number}</translation>
    </message>
    <message>
        <source>Minecart factory, “top five” space</source>
        <translation>Usine de berlines, les 5 premières de la pile</translation>
    </message>
    <message>
        <source>New order, “top five” space</source>
        <translation>Commandes, les 5 premières de la pile</translation>
    </message>
    <message>
        <source>Delivery by handcart</source>
        <translation>Livraison par charrette à bras</translation>
    </message>
    <message>
        <source>Delivery by horse cart</source>
        <translation>Livraison par chariot à cheval</translation>
    </message>
    <message>
        <source>Delivery by truck</source>
        <translation>Livraison par camion</translation>
    </message>
    <message>
        <source>Delivery by locomotive</source>
        <translation>Livraison par locomotive</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Capitaux</translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Usine de berlines</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Surface level</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Tunnel level 1, yellow</source>
        <translation>Niveau de Galerie 1, jaune</translation>
    </message>
    <message>
        <source>Tunnel level 2, brown</source>
        <translation>Niveau de Galerie 2, marron</translation>
    </message>
    <message>
        <source>Tunnel level 3, grey</source>
        <translation>Niveau de Galerie 3, gris</translation>
    </message>
    <message>
        <source>Tunnel level 4, black</source>
        <translation>Niveau de Galerie 4, noir</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Mine&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Réfectoire</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Réserve générale</translation>
    </message>
    <message>
        <source>Shift clock</source>
        <translation>Pointeuse</translation>
    </message>
    <message>
        <source>Pit cage</source>
        <translation>Cage</translation>
    </message>
    <message>
        <source>Worker supply</source>
        <translation>Réserve d’Ouvriers</translation>
    </message>
    <message>
        <source>Private coal storage</source>
        <translation>Stock privé</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Commandes en cours</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Commandes livrées</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillée</translation>
    </message>
    <message>
        <source>Yellow order spots</source>
        <translation>Cases jaunes</translation>
    </message>
    <message>
        <source>Brown order spots</source>
        <translation>Cases marron</translation>
    </message>
    <message>
        <source>Grey order spots</source>
        <translation>Cases grises</translation>
    </message>
    <message>
        <source>Black order spots</source>
        <translation>Cases noires</translation>
    </message>
    <message>
        <source>Handcart order spots</source>
        <translation>Cases (charrette à bras)</translation>
    </message>
    <message>
        <source>Horse cart order spots</source>
        <translation>Cases (chariot à cheval)</translation>
    </message>
    <message>
        <source>Truck order spots</source>
        <translation>Cases (camion)</translation>
    </message>
    <message>
        <source>Locomotive order spots</source>
        <translation>Cases (locomotive)</translation>
    </message>
    <message>
        <source>Empty yellow minecarts</source>
        <translation>Berlines jaunes vides</translation>
    </message>
    <message>
        <source>Empty brown minecarts</source>
        <translation>Berlines marron vides</translation>
    </message>
    <message>
        <source>Empty grey minecarts</source>
        <translation>Berlines grises vides</translation>
    </message>
    <message>
        <source>Empty black minecarts</source>
        <translation>Berlines noires vides</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTurningPointTexts</name>
    <message numerus="yes">
        <source>{name} delivers %n orders: {vp}.</source>
        <translation>
            <numerusform>{name} livre %n&#xa0;Commande&#xa0;: {vp}.</numerusform>
            <numerusform>{name} livre %n&#xa0;Commandes&#xa0;: {vp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP in the scoring of shift {shift}.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV au décompte du Quart {shift}.</numerusform>
            <numerusform>{name} marque %n&#xa0;PV au décompte du Quart {shift}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} First in: {elements}.</source>
        <comment>two sentences, one after the other</comment>
        <translation>{scored} En tête&#xa0;: {elements}.</translation>
    </message>
    <message>
        <source>{name} brings the pit closer to balance.</source>
        <translation>{name} rapproche sa Mine de l’équilibre.</translation>
    </message>
    <message>
        <source>{name} brings the pit out of balance.</source>
        <translation>{name} déséquilibre sa Mine.</translation>
    </message>
    <message>
        <source>{name} takes on more orders.</source>
        <translation>{name} prend d’autres Commandes.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets richer: %n VP.</source>
        <translation>
            <numerusform>{name} s’enrichit&#xa0;: %n&#xa0;PV.</numerusform>
            <numerusform>{name} s’enrichit&#xa0;: %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets more coal: %n VP.</source>
        <translation>
            <numerusform>{name} obtient plus de charbon&#xa0;: %n&#xa0;PV.</numerusform>
            <numerusform>{name} obtient plus de charbon&#xa0;: %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} perd %n&#xa0;PV.</numerusform>
            <numerusform>{name} perd %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;PV.</numerusform>
            <numerusform>{name} gagne %n&#xa0;PV.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresView</name>
    <message>
        <source>Count the others’ orders delivered since the last scoring</source>
        <translation>Compter les Commandes livrées par les autres depuis le dernier décompte</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, c’est à vous</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Show my board (Enter)</source>
        <translation>Afficher mon plateau (Entrée)</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Points with which a player begins.</source>
        <translation>Points avec lesquels un joueur commence.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtAmountTexts</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n&#xa0;céréale</numerusform>
            <numerusform>%n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;bois</numerusform>
            <numerusform>%n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n&#xa0;charbon</numerusform>
            <numerusform>%n&#xa0;charbons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal in the shaft</source>
        <translation>
            <numerusform>%n&#xa0;charbon dans le puits</numerusform>
            <numerusform>%n&#xa0;charbons dans le puits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit water</source>
        <translation>
            <numerusform>%n&#xa0;eau de mine</numerusform>
            <numerusform>%n&#xa0;eaux de mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler</source>
        <translation>
            <numerusform>%n&#xa0;Thaler</numerusform>
            <numerusform>%n&#xa0;Thalers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s)</source>
        <translation>
            <numerusform>%n&#xa0;reconnaissance de dettes</numerusform>
            <numerusform>%n&#xa0;reconnaissances de dettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black disk(s)</source>
        <translation>
            <numerusform>%n&#xa0;disque noir</numerusform>
            <numerusform>%n&#xa0;disques noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown disk(s)</source>
        <translation>
            <numerusform>%n&#xa0;disque marron</numerusform>
            <numerusform>%n&#xa0;disques marron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow disk(s)</source>
        <translation>
            <numerusform>%n&#xa0;disque jaune</numerusform>
            <numerusform>%n&#xa0;disques jaunes</numerusform>
        </translation>
    </message>
    <message>
        <source>no disks</source>
        <translation>aucun disque</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) of any colour</source>
        <translation>
            <numerusform>%n&#xa0;disque de n’importe quelle couleur</numerusform>
            <numerusform>%n&#xa0;disques de n’importe quelle couleur</numerusform>
        </translation>
    </message>
    <message>
        <source>Hammer and Pick marker</source>
        <translation>jeton Marteau et burin</translation>
    </message>
    <message>
        <source>Ladder marker</source>
        <translation>jeton Échelle</translation>
    </message>
    <message>
        <source>Wheelbarrow marker</source>
        <translation>jeton Brouette</translation>
    </message>
</context>
<context>
    <name>HaspelknechtBotTexts</name>
    <message>
        <source>Shepherd</source>
        <translation>Berger</translation>
    </message>
    <message>
        <source>points scored at once</source>
        <translation>points marqués aussitôt</translation>
    </message>
    <message>
        <source>coal for the winters</source>
        <translation>charbon pour les hivers</translation>
    </message>
    <message>
        <source>food and lease</source>
        <translation>céréales et fermage</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Thalers</translation>
    </message>
    <message>
        <source>the Pinge</source>
        <translation>la Pinge</translation>
    </message>
    <message>
        <source>the tunnel</source>
        <translation>la galerie</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>eau de mine</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>developments</source>
        <translation>équipements</translation>
    </message>
    <message>
        <source>developments still to be acquired</source>
        <translation>équipements encore à acheter</translation>
    </message>
    <message>
        <source>action markers</source>
        <translation>jetons Action</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>ordre du tour</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>le reste de la partie</translation>
    </message>
    <message>
        <source>what the others do this season</source>
        <translation>ce que font les autres cette saison</translation>
    </message>
</context>
<context>
    <name>HaspelknechtCaptionTexts</name>
    <message>
        <source>pit water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>décompte</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>paiement</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>stockage</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>an suivant</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>recharge</translation>
    </message>
    <message>
        <source>taking</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>plans</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>réalisation</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>Winter: coal</source>
        <translation>Hiver&#xa0;: charbon</translation>
    </message>
    <message>
        <source>Winter: lease</source>
        <translation>Hiver&#xa0;: fermage</translation>
    </message>
    <message>
        <source>1 VP for each coal</source>
        <translation>1&#xa0;PV par charbon</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>Winter of year {year}</source>
        <translation>Hiver de l’année {year}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Action pool</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>turn order {value}</source>
        <translation>ordre {value}</translation>
    </message>
    <message>
        <source>fee if distant</source>
        <translation>coût si éloignée</translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>sans coût</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>each: 1 or 2 water, or 1 coal</source>
        <translation>chacune&#xa0;: 1 ou 2&#xa0;eaux, ou 1&#xa0;charbon</translation>
    </message>
    <message>
        <source>2 or more water: remove 2; fewer: excavate 1</source>
        <translation>Dès 2&#xa0;eaux&#xa0;: évacuer 2, sinon extraire 1</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Bonus Pinge</translation>
    </message>
    <message>
        <source>no reeling</source>
        <translation>puits bloqué</translation>
    </message>
    <message>
        <source>no coal</source>
        <translation>mine bloquée</translation>
    </message>
    <message>
        <source>Water goes here</source>
        <translation>L’eau va ici</translation>
    </message>
    <message>
        <source>action {number} of {count}</source>
        <translation>action {number} sur {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Au travail</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Comme programmé</translation>
    </message>
    <message>
        <source>With this</source>
        <translation>Avec ceci</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>to the shaft</source>
        <translation>vers le puits</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>{name}’s board. Esc: back to your own</source>
        <translation>Plateau&#xa0;: {name}. Échap&#xa0;: retour au vôtre</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>3 wood, 1 water</source>
        <translation>3&#xa0;bois, 1&#xa0;eau</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>1 coal: 1 Thaler</source>
        <translation>1&#xa0;charbon&#xa0;: 1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>2 coal: 1 Thaler, 1 food</source>
        <translation>2&#xa0;charbons&#xa0;: 1&#xa0;Thaler, 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>below: disks (turn order value)</source>
        <translation>dessous&#xa0;: disques (valeur pour l’ordre du tour)</translation>
    </message>
    <message>
        <source>below: disks you would get</source>
        <translation>dessous&#xa0;: disques que vous auriez</translation>
    </message>
    <message>
        <source>Point at a development to read what it does.</source>
        <translation>Désignez un équipement pour lire ce qu’il fait.</translation>
    </message>
    <message>
        <source>Level {level}, {symbol}</source>
        <translation>Niveau {level}, {symbol}</translation>
    </message>
    <message>
        <source>partly our guess</source>
        <translation>en partie supposé</translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s) in all</source>
        <translation>
            <numerusform>%n&#xa0;dette en tout</numerusform>
            <numerusform>%n&#xa0;dettes en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>{food} food, {thaler} Thaler missing</source>
        <translation>il manque {food}&#xa0;cér., {thaler}&#xa0;Th.</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>il manque %n&#xa0;céréale</numerusform>
            <numerusform>il manque %n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler missing</source>
        <translation>
            <numerusform>il manque %n&#xa0;Thaler</numerusform>
            <numerusform>il manque %n&#xa0;Thalers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score {vp} VP</source>
        <translation>
            <numerusform>%n&#xa0;charbon vaudrait {vp}&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;charbons vaudraient {vp}&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score</source>
        <translation>
            <numerusform>%n&#xa0;charbon vaudrait</numerusform>
            <numerusform>%n&#xa0;charbons vaudraient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;action</numerusform>
            <numerusform>%n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water: no excavating</source>
        <translation>
            <numerusform>%n&#xa0;eau&#xa0;: rien à extraire</numerusform>
            <numerusform>%n&#xa0;eaux&#xa0;: rien à extraire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens when the Pinge is exhausted: %n coal to go</source>
        <translation>
            <numerusform>S’ouvre quand la Pinge est épuisée&#xa0;: encore %n&#xa0;charbon</numerusform>
            <numerusform>S’ouvre quand la Pinge est épuisée&#xa0;: encore %n&#xa0;charbons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coal</source>
        <translation>
            <numerusform>jusqu’à %n&#xa0;charbon</numerusform>
            <numerusform>jusqu’à %n&#xa0;charbons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n&#xa0;eau</numerusform>
            <numerusform>%n&#xa0;eaux</numerusform>
        </translation>
    </message>
    <message>
        <source>for the first owner</source>
        <translation>pour le premier propriétaire</translation>
    </message>
    <message numerus="yes">
        <source>for the next, after %n owner(s)</source>
        <translation>
            <numerusform>pour le suivant, après %n&#xa0;propriétaire</numerusform>
            <numerusform>pour le suivant, après %n&#xa0;propriétaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtDetailTexts</name>
    <message>
        <source>To the supply: {goods}</source>
        <translation>À la réserve&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>coal in winter: {later} VP instead of {before}</source>
        <translation>charbon en hiver&#xa0;: {later}&#xa0;PV au lieu de {before}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>variation du score si la partie s’arrêtait maintenant&#xa0;: {vp}</translation>
    </message>
    <message>
        <source>pit water then blocks excavating</source>
        <translation>l’eau de mine bloque alors l’extraction</translation>
    </message>
    <message>
        <source>excavating is possible again</source>
        <translation>l’extraction redevient possible</translation>
    </message>
    <message>
        <source>As planned: {changes}</source>
        <translation>Comme programmé&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>Could acquire: {tiles}</source>
        <translation>Achats possibles&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>could acquire: {tiles}</source>
        <translation>achats possibles&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>needs accessible coal first</source>
        <translation>il faut d’abord du charbon accessible</translation>
    </message>
    <message>
        <source>nothing as things stand</source>
        <translation>rien en l’état</translation>
    </message>
    <message>
        <source>Does not match any development you can acquire yet</source>
        <translation>Ne correspond encore à aucun équipement accessible</translation>
    </message>
    <message>
        <source>Works in pairs of one colour</source>
        <translation>Travaille par paires d’une même couleur</translation>
    </message>
    <message>
        <source>Needs accessible coal first: place wood or let other workers work before</source>
        <translation>Il faut d’abord du charbon accessible&#xa0;: placez du bois ou faites travailler d’autres travailleurs avant</translation>
    </message>
    <message>
        <source>Has nothing to do as things stand</source>
        <translation>Ne peut rien faire en l’état</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) in total</source>
        <translation>
            <numerusform>%n&#xa0;disque en tout</numerusform>
            <numerusform>%n&#xa0;disques en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn order value {value}</source>
        <translation>Valeur pour l’ordre du tour&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Turn order value {value}: place {place} of {players}</source>
        <translation>Valeur pour l’ordre du tour&#xa0;: {value}, place {place} sur {players}</translation>
    </message>
    <message>
        <source>All disks are placed</source>
        <translation>Tous les disques sont placés</translation>
    </message>
    <message>
        <source>Not used: {disks}</source>
        <translation>Non utilisés&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>the fee goes to {name}</source>
        <translation>le coût va à {name}</translation>
    </message>
    <message>
        <source>no fee: it touches one of your developments</source>
        <translation>sans coût&#xa0;: adjacent à l’un de vos équipements</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible once the Pinge is exhausted</source>
        <translation>
            <numerusform>Rend %n&#xa0;charbon de plus accessible une fois la Pinge épuisée</numerusform>
            <numerusform>Rend %n&#xa0;charbons de plus accessibles une fois la Pinge épuisée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible</source>
        <translation>
            <numerusform>Rend %n&#xa0;charbon de plus accessible</numerusform>
            <numerusform>Rend %n&#xa0;charbons de plus accessibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtEventTexts</name>
    <message>
        <source>{name} returns 1 pit water</source>
        <translation>{name} rend 1&#xa0;eau de mine</translation>
    </message>
    <message>
        <source>{name} skips the second taking</source>
        <translation>{name} renonce au second tour de sélection</translation>
    </message>
    <message>
        <source>{name} has exhausted the Pinge: the tunnel is open</source>
        <translation>{name} a épuisé sa Pinge&#xa0;: la galerie est ouverte</translation>
    </message>
    <message>
        <source>{name} now has the improved farmhand</source>
        <translation>{name} a maintenant l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>{name} declines</source>
        <translation>{name} y renonce</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{name} gains the synergy bonus: one more action</source>
        <translation>{name} bénéficie du travail d’équipe&#xa0;: une action de plus</translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the Pinge</source>
        <translation>
            <numerusform>{name} évacue %n&#xa0;eau de mine de la Pinge</numerusform>
            <numerusform>{name} évacue %n&#xa0;eaux de mine de la Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the shaft</source>
        <translation>
            <numerusform>{name} évacue %n&#xa0;eau de mine du puits</numerusform>
            <numerusform>{name} évacue %n&#xa0;eaux de mine du puits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the Pinge</source>
        <translation>
            <numerusform>{name} extrait %n&#xa0;charbon de la Pinge</numerusform>
            <numerusform>{name} extrait %n&#xa0;charbons de la Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the tunnel</source>
        <translation>
            <numerusform>{name} extrait %n&#xa0;charbon de la galerie</numerusform>
            <numerusform>{name} extrait %n&#xa0;charbons de la galerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reels up %n coal</source>
        <translation>
            <numerusform>{name} remonte %n&#xa0;charbon</numerusform>
            <numerusform>{name} remonte %n&#xa0;charbons</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places wood in the Pinge, on wood symbol {number}</source>
        <translation>{name} place un bois dans la Pinge, sur l’icône Étayage {number}</translation>
    </message>
    <message>
        <source>{name} places wood in the tunnel, in section {number}</source>
        <translation>{name} place un bois dans la galerie, dans la section {number}</translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm: {vp}</source>
        <translation>
            <numerusform>{name} compte %n&#xa0;charbon dans sa ferme&#xa0;: {vp}</numerusform>
            <numerusform>{name} compte %n&#xa0;charbons dans sa ferme&#xa0;: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, lease: {paid}</source>
        <translation>{name}, fermage&#xa0;: {paid}</translation>
    </message>
    <message>
        <source>{name}, back to the supply: {goods}</source>
        <translation>{name}, retour à la réserve&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Turn order: {names}</source>
        <translation>Ordre du tour&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Turn order by the value of the disks: {names}</source>
        <translation>Ordre du tour selon la valeur des disques&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the disks</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;eau de mine avec les disques</numerusform>
            <numerusform>{name} prend %n&#xa0;eaux de mine avec les disques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the wood</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;eau de mine avec le bois</numerusform>
            <numerusform>{name} prend %n&#xa0;eaux de mine avec le bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;eau de mine</numerusform>
            <numerusform>{name} prend %n&#xa0;eaux de mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;disque noir de l’emplacement Action {pool}</numerusform>
            <numerusform>{name} prend %n&#xa0;disques noirs de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;disque marron de l’emplacement Action {pool}</numerusform>
            <numerusform>{name} prend %n&#xa0;disques marron de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;disque jaune de l’emplacement Action {pool}</numerusform>
            <numerusform>{name} prend %n&#xa0;disques jaunes de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves %n action(s) unused</source>
        <translation>
            <numerusform>{name} laisse %n&#xa0;action inutilisée</numerusform>
            <numerusform>{name} laisse %n&#xa0;actions inutilisées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} échange un disque noir de l’emplacement Réserve {reserve} contre un marron de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} échange un disque noir de l’emplacement Réserve {reserve} contre un jaune de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} échange un disque marron de l’emplacement Réserve {reserve} contre un noir de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} échange un disque marron de l’emplacement Réserve {reserve} contre un jaune de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} échange un disque jaune de l’emplacement Réserve {reserve} contre un noir de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} échange un disque jaune de l’emplacement Réserve {reserve} contre un marron de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>{worker} {pieces}</source>
        <translation>{worker}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>{name} plans nothing</source>
        <translation>{name} ne programme rien</translation>
    </message>
    <message>
        <source>{name} plans: {plan}</source>
        <translation>{name} programme&#xa0;: {plan}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}</source>
        <translation>{name} achète {tile}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 food goes to {receiver}</source>
        <translation>{name} achète {tile}&#x202f;; 1&#xa0;céréale va à {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 wood goes to {receiver}</source>
        <translation>{name} achète {tile}&#x202f;; 1&#xa0;bois va à {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 coal goes to {receiver}</source>
        <translation>{name} achète {tile}&#x202f;; 1&#xa0;charbon va à {receiver}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmer starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: le fermier commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: le fermier commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the improved farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-digger starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: le ramasseur de charbon commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: le ramasseur de charbon commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-miner starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: le mineur commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: le mineur commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Haspelknecht starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: l’Haspelknecht commence, %n&#xa0;action</numerusform>
            <numerusform>{name}&#xa0;: l’Haspelknecht commence, %n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Water Mill</source>
        <translation>
            <numerusform>{name}&#xa0;: le moulin à eau donne %n&#xa0;céréale</numerusform>
            <numerusform>{name}&#xa0;: le moulin à eau donne %n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmer</source>
        <translation>
            <numerusform>{name}&#xa0;: le fermier récolte %n&#xa0;céréale</numerusform>
            <numerusform>{name}&#xa0;: le fermier récolte %n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmer</source>
        <translation>
            <numerusform>{name}&#xa0;: le fermier récolte %n&#xa0;bois</numerusform>
            <numerusform>{name}&#xa0;: le fermier récolte %n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the improved farmhand</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté récolte %n&#xa0;céréale</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté récolte %n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmhand</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier récolte %n&#xa0;céréale</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier récolte %n&#xa0;céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the improved farmhand</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté récolte %n&#xa0;bois</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier expérimenté récolte %n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmhand</source>
        <translation>
            <numerusform>{name}&#xa0;: l’ouvrier récolte %n&#xa0;bois</numerusform>
            <numerusform>{name}&#xa0;: l’ouvrier récolte %n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from {tile}</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;céréale avec {tile}</numerusform>
            <numerusform>{name} gagne %n&#xa0;céréales avec {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from {tile}</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;bois avec {tile}</numerusform>
            <numerusform>{name} gagne %n&#xa0;bois avec {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal from {tile}</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;charbon avec {tile}</numerusform>
            <numerusform>{name} gagne %n&#xa0;charbons avec {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal in the shaft from {tile}</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;charbon dans le puits avec {tile}</numerusform>
            <numerusform>{name} gagne %n&#xa0;charbons dans le puits avec {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n Thaler from {tile}</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;Thaler avec {tile}</numerusform>
            <numerusform>{name} gagne %n&#xa0;Thalers avec {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n wood for {tile}</source>
        <translation>
            <numerusform>{name} donne %n&#xa0;bois pour {tile}</numerusform>
            <numerusform>{name} donne %n&#xa0;bois pour {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coal for {tile}</source>
        <translation>
            <numerusform>{name} donne %n&#xa0;charbon pour {tile}</numerusform>
            <numerusform>{name} donne %n&#xa0;charbons pour {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} builds the Barn</source>
        <translation>{name} construit la grange</translation>
    </message>
    <message>
        <source>{name} builds the Coal Storage</source>
        <translation>{name} construit l’abri à charbon</translation>
    </message>
    <message>
        <source>{name} builds the Charcoal Burner</source>
        <translation>{name} construit la charbonnière</translation>
    </message>
    <message>
        <source>{name} builds the Water Mill</source>
        <translation>{name} construit le moulin à eau</translation>
    </message>
    <message>
        <source>{name} plays the Hauling Cable</source>
        <translation>{name} joue la corde</translation>
    </message>
    <message>
        <source>{name} plays the Windlass</source>
        <translation>{name} joue le treuil</translation>
    </message>
    <message>
        <source>{name} plays the Oil Lamp</source>
        <translation>{name} joue la lampe à huile</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores the Pinge bonus: %n VP</source>
        <translation>
            <numerusform>{name} reçoit le bonus de la Pinge&#xa0;: %n&#xa0;PV</numerusform>
            <numerusform>{name} reçoit le bonus de la Pinge&#xa0;: %n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec la charbonnière</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec la charbonnière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec la corde</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec la corde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec le moulin à eau</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec le moulin à eau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the development</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV pour l’équipement</numerusform>
            <numerusform>{name} marque %n&#xa0;PV pour l’équipement</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stores 1 food in the Barn</source>
        <translation>{name} stocke 1&#xa0;céréale dans la grange</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Barn</source>
        <translation>{name} stocke 1&#xa0;bois dans la grange</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Barn</source>
        <translation>{name} stocke 1&#xa0;charbon dans la grange</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Coal Storage</source>
        <translation>{name} stocke 1&#xa0;charbon dans l’abri à charbon</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Coal Storage</source>
        <translation>{name} stocke 1&#xa0;bois dans l’abri à charbon</translation>
    </message>
    <message>
        <source>{name} stores 1 food on the farm</source>
        <translation>{name} stocke 1&#xa0;céréale dans la ferme</translation>
    </message>
    <message>
        <source>{name} stores 1 wood on the farm</source>
        <translation>{name} stocke 1&#xa0;bois dans la ferme</translation>
    </message>
    <message>
        <source>{name} stores 1 coal on the farm</source>
        <translation>{name} stocke 1&#xa0;charbon dans la ferme</translation>
    </message>
</context>
<context>
    <name>HaspelknechtForm</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n&#xa0;tuile</numerusform>
            <numerusform>%n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>independent of the screen language</source>
        <translation>quelle que soit la langue à l’écran</translation>
    </message>
    <message>
        <source>Paste a layout or write one in digits.</source>
        <translation>Collez une disposition ou dessinez-en une avec des chiffres.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtInfo</name>
    <message>
        <source>Coal mining in the Ruhr valley, 16th century</source>
        <translation>L’extraction du charbon dans la vallée de la Ruhr au XVIe siècle</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>De 2 à 4&#xa0;joueurs</translation>
    </message>
    <message>
        <source>Dutch, English and French rulebooks</source>
        <translation>Livrets néerlandais, anglais et français</translation>
    </message>
</context>
<context>
    <name>HaspelknechtItems</name>
    <message>
        <source>Developments</source>
        <translation>Équipements</translation>
    </message>
    <message>
        <source>Coal in winter</source>
        <translation>Charbon en hiver</translation>
    </message>
    <message>
        <source>Winter storage</source>
        <translation>Stockage d’hiver</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Bonus de la Pinge</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Charbonnière</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Moulin à eau</translation>
    </message>
    <message>
        <source>Tunnel sections</source>
        <translation>Sections de la galerie</translation>
    </message>
    <message>
        <source>Tunnel bonus</source>
        <translation>Bonus de la galerie</translation>
    </message>
    <message>
        <source>Development bonus</source>
        <translation>Bonus des équipements</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Jetons Action</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Thalers</translation>
    </message>
    <message>
        <source>Debt chits</source>
        <translation>Reconnaissances de dettes</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Eau de mine</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMessages</name>
    <message>
        <source>Disks have been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Des disques ont été piochés depuis&#xa0;: dans cette partie, on n’annule que jusqu’au dernier tirage.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMoveTexts</name>
    <message>
        <source>Skip the second taking</source>
        <translation>Renoncer au second tour de sélection</translation>
    </message>
    <message>
        <source>Return 1 pit water to the supply</source>
        <translation>Rendre 1&#xa0;eau de mine à la réserve</translation>
    </message>
    <message>
        <source>Keep the pit water</source>
        <translation>Garder l’eau de mine</translation>
    </message>
    <message>
        <source>Confirm the plan</source>
        <translation>Valider le plan</translation>
    </message>
    <message>
        <source>Draw the turn order: {seats}</source>
        <translation>Tirer au sort l’ordre du tour&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>Draw from the bag: {disks}</source>
        <translation>Piocher dans le sac&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Continue to the winter scoring</source>
        <translation>Passer au décompte de l’hiver</translation>
    </message>
    <message>
        <source>Finish storing; the rest goes to the supply</source>
        <translation>Terminer le stockage&#x202f;; le reste va à la réserve</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the shaft</source>
        <translation>
            <numerusform>Évacuer %n&#xa0;eau de mine du puits</numerusform>
            <numerusform>Évacuer %n&#xa0;eaux de mine du puits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the Pinge</source>
        <translation>
            <numerusform>Évacuer %n&#xa0;eau de mine de la Pinge</numerusform>
            <numerusform>Évacuer %n&#xa0;eaux de mine de la Pinge</numerusform>
        </translation>
    </message>
    <message>
        <source>Excavate 1 coal from the tunnel to the shaft</source>
        <translation>Extraire 1&#xa0;charbon de la galerie vers le puits</translation>
    </message>
    <message>
        <source>Excavate 1 coal from the Pinge to the farm</source>
        <translation>Extraire 1&#xa0;charbon de la Pinge vers la ferme</translation>
    </message>
    <message>
        <source>Reel up 1 coal from the shaft to the farm</source>
        <translation>Remonter 1&#xa0;charbon du puits à la ferme</translation>
    </message>
    <message>
        <source>Skip the synergy bonus</source>
        <translation>Renoncer au travail d’équipe</translation>
    </message>
    <message>
        <source>{worker}: {result}</source>
        <translation>{worker}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Place no disks</source>
        <translation>Ne placer aucun disque</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Confirm plan</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>Ne plus rien prendre</translation>
    </message>
    <message>
        <source>Keep the water</source>
        <translation>Garder l’eau</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>End this work</source>
        <translation>Terminer ce travail</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>3 wood and 1 water</source>
        <translation>3&#xa0;bois et 1&#xa0;eau</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler</source>
        <translation>1&#xa0;charbon contre 1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>2 coal for 1 Thaler and 1 food</source>
        <translation>2&#xa0;charbons contre 1&#xa0;Thaler et 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Remove 1 water</source>
        <translation>Évacuer 1&#xa0;eau</translation>
    </message>
    <message>
        <source>Remove 2 water</source>
        <translation>Évacuer 2&#xa0;eaux</translation>
    </message>
    <message>
        <source>Place 1 wood in the Pinge, on wood symbol {number}</source>
        <translation>Placer 1&#xa0;bois dans la Pinge, sur l’icône Étayage {number}</translation>
    </message>
    <message>
        <source>Place 1 wood in the tunnel, on the wood symbol of section {number}</source>
        <translation>Placer 1&#xa0;bois dans la galerie, sur l’icône Étayage de la section {number}</translation>
    </message>
    <message>
        <source>Play the Hauling Cable</source>
        <translation>Jouer la corde</translation>
    </message>
    <message>
        <source>Play the Windlass: the Haspelknecht works without pay</source>
        <translation>Jouer le treuil&#xa0;: l’Haspelknecht travaille sans être payé</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner</source>
        <translation>Utiliser la charbonnière</translation>
    </message>
    <message>
        <source>Choose the Thaler</source>
        <translation>Choisir le Thaler</translation>
    </message>
    <message>
        <source>Choose the wood, with its pit water</source>
        <translation>Choisir le bois, avec son eau de mine</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n coal</source>
        <translation>
            <numerusform>Échanger %n&#xa0;charbon</numerusform>
            <numerusform>Échanger %n&#xa0;charbons</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message numerus="yes">
        <source>Take %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Prendre %n&#xa0;disque noir de l’emplacement Action {pool}</numerusform>
            <numerusform>Prendre %n&#xa0;disques noirs de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Prendre %n&#xa0;disque marron de l’emplacement Action {pool}</numerusform>
            <numerusform>Prendre %n&#xa0;disques marron de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Prendre %n&#xa0;disque jaune de l’emplacement Action {pool}</numerusform>
            <numerusform>Prendre %n&#xa0;disques jaunes de l’emplacement Action {pool}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Échanger un disque noir de l’emplacement Réserve {reserve} contre un marron de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Échanger un disque noir de l’emplacement Réserve {reserve} contre un jaune de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Échanger un disque marron de l’emplacement Réserve {reserve} contre un noir de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Échanger un disque marron de l’emplacement Réserve {reserve} contre un jaune de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Échanger un disque jaune de l’emplacement Réserve {reserve} contre un noir de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Échanger un disque jaune de l’emplacement Réserve {reserve} contre un marron de l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Set the Farmer to work</source>
        <translation>Mettre le fermier au travail</translation>
    </message>
    <message>
        <source>Set the improved farmhand to work</source>
        <translation>Mettre l’ouvrier expérimenté au travail</translation>
    </message>
    <message>
        <source>Set the Farmhand to work</source>
        <translation>Mettre l’ouvrier au travail</translation>
    </message>
    <message>
        <source>Set the Coal-digger to work</source>
        <translation>Mettre le ramasseur de charbon au travail</translation>
    </message>
    <message>
        <source>Set the Coal-miner to work</source>
        <translation>Mettre le mineur au travail</translation>
    </message>
    <message>
        <source>Set the Haspelknecht to work</source>
        <translation>Mettre l’Haspelknecht au travail</translation>
    </message>
    <message>
        <source>Set the Water Mill to work</source>
        <translation>Mettre le moulin à eau au travail</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer</source>
        <translation>Acheter {tile} avec le fermier</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 food</source>
        <translation>Acheter {tile} avec le fermier, en payant 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 wood</source>
        <translation>Acheter {tile} avec le fermier, en payant 1&#xa0;bois</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 coal</source>
        <translation>Acheter {tile} avec le fermier, en payant 1&#xa0;charbon</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand</source>
        <translation>Acheter {tile} avec l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 food</source>
        <translation>Acheter {tile} avec l’ouvrier expérimenté, en payant 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 wood</source>
        <translation>Acheter {tile} avec l’ouvrier expérimenté, en payant 1&#xa0;bois</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 coal</source>
        <translation>Acheter {tile} avec l’ouvrier expérimenté, en payant 1&#xa0;charbon</translation>
    </message>
    <message>
        <source>End the Farmer’s work</source>
        <translation>Terminer le travail du fermier</translation>
    </message>
    <message>
        <source>End the improved farmhand’s work</source>
        <translation>Terminer le travail de l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>End the Farmhand’s work</source>
        <translation>Terminer le travail de l’ouvrier</translation>
    </message>
    <message>
        <source>End the Coal-digger’s work</source>
        <translation>Terminer le travail du ramasseur de charbon</translation>
    </message>
    <message>
        <source>End the Coal-miner’s work</source>
        <translation>Terminer le travail du mineur</translation>
    </message>
    <message>
        <source>End the Haspelknecht’s work</source>
        <translation>Terminer le travail de l’Haspelknecht</translation>
    </message>
    <message>
        <source>Leave the pit water where it is</source>
        <translation>Laisser l’eau de mine où elle est</translation>
    </message>
    <message>
        <source>Excavate no coal</source>
        <translation>Ne pas extraire de charbon</translation>
    </message>
    <message>
        <source>Keep all coal</source>
        <translation>Garder tout le charbon</translation>
    </message>
    <message>
        <source>Store 1 food on the farm</source>
        <translation>Stocker 1&#xa0;céréale dans la ferme</translation>
    </message>
    <message>
        <source>Store 1 wood on the farm</source>
        <translation>Stocker 1&#xa0;bois dans la ferme</translation>
    </message>
    <message>
        <source>Store 1 coal on the farm</source>
        <translation>Stocker 1&#xa0;charbon dans la ferme</translation>
    </message>
    <message>
        <source>Store 1 food in the Barn</source>
        <translation>Stocker 1&#xa0;céréale dans la grange</translation>
    </message>
    <message>
        <source>Store 1 wood in the Barn</source>
        <translation>Stocker 1&#xa0;bois dans la grange</translation>
    </message>
    <message>
        <source>Store 1 coal in the Barn</source>
        <translation>Stocker 1&#xa0;charbon dans la grange</translation>
    </message>
    <message>
        <source>Store 1 coal in the Coal Storage</source>
        <translation>Stocker 1&#xa0;charbon dans l’abri à charbon</translation>
    </message>
    <message>
        <source>Store 1 wood in the Coal Storage</source>
        <translation>Stocker 1&#xa0;bois dans l’abri à charbon</translation>
    </message>
    <message>
        <source>Action pool {pool}</source>
        <translation>Emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Travailleurs</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Équipements</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Jetons Action</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>HaspelknechtOptionTexts</name>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Programmation</translation>
    </message>
    <message>
        <source>Development board</source>
        <translation>Plateau Équipement</translation>
    </message>
    <message>
        <source>Start with the buildings whose tiles are not in play</source>
        <translation>Commencer avec les bâtiments dont les tuiles ne sont pas en jeu</translation>
    </message>
    <message>
        <source>Start with the improved farmhand</source>
        <translation>Commencer avec l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachée</translation>
    </message>
    <message>
        <source>Nobody sees the others’ plans until all are confirmed.</source>
        <translation>Personne ne voit les plans des autres avant que tous soient validés.</translation>
    </message>
    <message>
        <source>In turn order; everybody sees the plans.</source>
        <translation>Dans l’ordre du tour, à la vue de tous.</translation>
    </message>
    <message>
        <source>They work from the first action phase on and give no building symbol.</source>
        <translation>Ils fonctionnent dès la première phase d’actions et ne donnent pas de symbole bâtiment.</translation>
    </message>
    <message>
        <source>He may acquire a development from the first action phase on.</source>
        <translation>Il peut acheter un équipement dès la première phase d’actions.</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Plateau personnel</translation>
    </message>
    <message>
        <source>Charcoal Burner: once per phase.</source>
        <translation>Charbonnière&#xa0;: une fois par phase.</translation>
    </message>
    <message>
        <source>Lorry in the Pinge: wood only.</source>
        <translation>Wagonnet dans la Pinge&#xa0;: seulement le bois.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for wood.</source>
        <translation>Stockage de la ferme&#xa0;: 1&#xa0;PV pour le bois.</translation>
    </message>
    <message>
        <source>The Coal-digger and the Haspelknecht remove 2 water as long as there are 2 or more; only then coal.</source>
        <translation>Le ramasseur de charbon et l’Haspelknecht évacuent 2&#xa0;eaux tant qu’il y en a 2, puis prennent du charbon.</translation>
    </message>
    <message>
        <source>A black disk removes 2 water.</source>
        <translation>Un disque noir évacue 2&#xa0;eaux.</translation>
    </message>
    <message>
        <source>The Coal Storage holds 1 coal and 1 wood.</source>
        <translation>L’abri à charbon contient 1&#xa0;charbon et 1&#xa0;bois.</translation>
    </message>
    <message>
        <source>Oil Lamp: between a reserve pool and its own action pool.</source>
        <translation>Lampe à huile&#xa0;: entre un emplacement Réserve et son propre emplacement Action.</translation>
    </message>
    <message>
        <source>A marker can be used in a later action phase.</source>
        <translation>Un jeton peut servir lors d’une phase d’actions ultérieure.</translation>
    </message>
    <message>
        <source>Charcoal Burner: at any time.</source>
        <translation>Charbonnière&#xa0;: à tout moment.</translation>
    </message>
    <message>
        <source>The Lorry always brings its 2 coal.</source>
        <translation>Le wagonnet apporte toujours ses 2&#xa0;charbons.</translation>
    </message>
    <message>
        <source>A black disk removes 1 or 2 water.</source>
        <translation>Un disque noir évacue 1 ou 2&#xa0;eaux.</translation>
    </message>
    <message>
        <source>The Haspelknecht may stop early, and may remove a single water.</source>
        <translation>L’Haspelknecht peut s’arrêter plus tôt, et évacuer une eau seule.</translation>
    </message>
    <message>
        <source>A marker can be used in a later phase, winter included.</source>
        <translation>Un jeton peut servir lors d’une phase ultérieure, hiver compris.</translation>
    </message>
    <message>
        <source>Free choice of water or coal.</source>
        <translation>Libre choix entre eau et charbon.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for food.</source>
        <translation>Stockage de la ferme&#xa0;: 1&#xa0;PV pour une céréale.</translation>
    </message>
    <message>
        <source>The Coal Storage holds coal or wood.</source>
        <translation>L’abri à charbon contient charbon ou bois.</translation>
    </message>
    <message>
        <source>Oil Lamp: between any reserve pool and any action pool.</source>
        <translation>Lampe à huile&#xa0;: entre n’importe quel emplacement Réserve et n’importe quel emplacement Action.</translation>
    </message>
    <message>
        <source>The synergy bonus is not tied to a worker.</source>
        <translation>Le travail d’équipe n’est lié à aucun travailleur.</translation>
    </message>
    <message>
        <source>A marker can be used at any time later, winter included.</source>
        <translation>Un jeton peut servir à tout moment ensuite, hiver compris.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPeriodTexts</name>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Année {year}, {season}</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>Année {year}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Previous season (Page up)</source>
        <translation>Saison précédente (Page préc)</translation>
    </message>
    <message>
        <source>Next season (Page down)</source>
        <translation>Saison suivante (Page suiv)</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Year {year}, {season}: refilling the resource boards</source>
        <translation>Année {year}, {season}&#xa0;: remplir les plateaux Ressources</translation>
    </message>
    <message>
        <source>Year {year}, {season}: first taking</source>
        <translation>Année {year}, {season}&#xa0;: premier tour de sélection</translation>
    </message>
    <message>
        <source>Year {year}, {season}: second taking</source>
        <translation>Année {year}, {season}&#xa0;: second tour de sélection</translation>
    </message>
    <message>
        <source>Year {year}, {season}: returning pit water</source>
        <translation>Année {year}, {season}&#xa0;: rendre l’eau de mine</translation>
    </message>
    <message>
        <source>Year {year}, {season}: planning</source>
        <translation>Année {year}, {season}&#xa0;: programmation</translation>
    </message>
    <message>
        <source>Year {year}, {season}: executing</source>
        <translation>Année {year}, {season}&#xa0;: réalisation</translation>
    </message>
    <message>
        <source>Year {year}, {season}: before the scoring phase</source>
        <translation>Année {year}, {season}&#xa0;: avant la phase de décompte</translation>
    </message>
    <message>
        <source>Year {year}, {season}: storage phase</source>
        <translation>Année {year}, {season}&#xa0;: phase de stockage</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>{name}&#xa0;: pourquoi ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>Brook: removed pit water goes here</source>
        <translation>Ruisseau&#xa0;: l’eau de mine évacuée va ici</translation>
    </message>
    <message numerus="yes">
        <source>Player disks: %n</source>
        <translation>
            <numerusform>Disques Joueur&#xa0;: %n</numerusform>
            <numerusform>Disques Joueur&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve pool {pool}: {disks}</source>
        <translation>Emplacement Réserve {pool}&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}, with pit water in the first taking: {disks}</source>
        <translation>Emplacement Action {pool}, le premier tour de sélection y apporte de l’eau de mine&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}: {disks}</source>
        <translation>Emplacement Action {pool}&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Hammer and Pick marker: counts as a black disk</source>
        <translation>Jeton Marteau et burin&#xa0;: vaut un disque noir</translation>
    </message>
    <message>
        <source>Ladder marker: counts as a brown disk</source>
        <translation>Jeton Échelle&#xa0;: vaut un disque marron</translation>
    </message>
    <message>
        <source>Wheelbarrow marker: counts as a yellow disk</source>
        <translation>Jeton Brouette&#xa0;: vaut un disque jaune</translation>
    </message>
    <message>
        <source>Hauling Cable marker: drag it to the brook to remove 1 pit water</source>
        <translation>Jeton Corde&#xa0;: faites-le glisser vers le ruisseau pour évacuer 1&#xa0;eau de mine</translation>
    </message>
    <message>
        <source>Windlass marker: drag it to the Haspelknecht to set him to work without pay</source>
        <translation>Jeton Treuil&#xa0;: faites-le glisser sur l’Haspelknecht pour le mettre au travail sans le payer</translation>
    </message>
    <message>
        <source>Oil Lamp marker: drag it to a disk in a reserve pool, then choose one in an action pool</source>
        <translation>Jeton Lampe à huile&#xa0;: faites-le glisser sur un disque d’un emplacement Réserve, puis choisissez-en un d’un emplacement Action</translation>
    </message>
    <message>
        <source>Charcoal Burner: drag wood here to exchange it for coal</source>
        <translation>Charbonnière&#xa0;: faites glisser du bois ici pour l’échanger contre du charbon</translation>
    </message>
    <message>
        <source>Storage place on the farm</source>
        <translation>Espace de stockage de la ferme</translation>
    </message>
    <message>
        <source>Storage place in the Barn</source>
        <translation>Espace de stockage de la grange</translation>
    </message>
    <message>
        <source>Storage place for coal in the Coal Storage</source>
        <translation>Abri à charbon&#xa0;: espace de stockage pour du charbon</translation>
    </message>
    <message>
        <source>Storage place for wood in the Coal Storage</source>
        <translation>Abri à charbon&#xa0;: espace de stockage pour du bois</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}&#xa0;: {content}</translation>
    </message>
    <message>
        <source>On the carts: {disks}</source>
        <translation>Sur les brouettes&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Cart field 1, turn order value {value}: {disks}</source>
        <translation>Brouette 1, valeur pour l’ordre du tour {value}&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Cart field 2: {disks}</source>
        <translation>Brouette 2&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Farm: {goods}</source>
        <translation>Ferme&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Pinge: {amount}</source>
        <translation>Pinge&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the Pinge: {count} of {all}</source>
        <translation>Icônes Étayage recouvertes dans la Pinge&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Tunnel: {amount}</source>
        <translation>Galerie&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the tunnel: {count} of {all}</source>
        <translation>Icônes Étayage recouvertes dans la galerie&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Shaft: {amount}</source>
        <translation>Puits&#xa0;: {amount}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlacementTexts</name>
    <message>
        <source>Place a black disk on the Farmer</source>
        <translation>Placer un disque noir sur le fermier</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmer</source>
        <translation>Placer un disque marron sur le fermier</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmer</source>
        <translation>Placer un disque jaune sur le fermier</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmer</source>
        <translation>Placer le jeton Marteau et burin sur le fermier</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmer</source>
        <translation>Placer le jeton Échelle sur le fermier</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmer</source>
        <translation>Placer le jeton Brouette sur le fermier</translation>
    </message>
    <message>
        <source>Place a black disk on the Farmhand</source>
        <translation>Placer un disque noir sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmhand</source>
        <translation>Placer un disque marron sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmhand</source>
        <translation>Placer un disque jaune sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmhand</source>
        <translation>Placer le jeton Marteau et burin sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmhand</source>
        <translation>Placer le jeton Échelle sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmhand</source>
        <translation>Placer le jeton Brouette sur l’ouvrier</translation>
    </message>
    <message>
        <source>Place a black disk on the improved farmhand</source>
        <translation>Placer un disque noir sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Place a brown disk on the improved farmhand</source>
        <translation>Placer un disque marron sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Place a yellow disk on the improved farmhand</source>
        <translation>Placer un disque jaune sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the improved farmhand</source>
        <translation>Placer le jeton Marteau et burin sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the improved farmhand</source>
        <translation>Placer le jeton Échelle sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the improved farmhand</source>
        <translation>Placer le jeton Brouette sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with a yellow disk</source>
        <translation>Payer le ramasseur de charbon avec un disque jaune</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with the Wheelbarrow marker</source>
        <translation>Payer le ramasseur de charbon avec le jeton Brouette</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 food</source>
        <translation>Payer le ramasseur de charbon avec 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 Thaler</source>
        <translation>Payer le ramasseur de charbon avec 1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 food</source>
        <translation>Payer le mineur avec 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 Thaler</source>
        <translation>Payer le mineur avec 1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with a yellow disk</source>
        <translation>Payer l’Haspelknecht avec un disque jaune</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with the Wheelbarrow marker</source>
        <translation>Payer l’Haspelknecht avec le jeton Brouette</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 food</source>
        <translation>Payer l’Haspelknecht avec 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 Thaler</source>
        <translation>Payer l’Haspelknecht avec 1&#xa0;Thaler</translation>
    </message>
    <message>
        <source>Place a black disk on the Water Mill</source>
        <translation>Placer un disque noir sur le moulin à eau</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Water Mill</source>
        <translation>Placer un disque jaune sur le moulin à eau</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Water Mill</source>
        <translation>Placer le jeton Marteau et burin sur le moulin à eau</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Water Mill</source>
        <translation>Placer le jeton Brouette sur le moulin à eau</translation>
    </message>
    <message>
        <source>Take back a black disk</source>
        <translation>Reprendre un disque noir</translation>
    </message>
    <message>
        <source>Take back a brown disk</source>
        <translation>Reprendre un disque marron</translation>
    </message>
    <message>
        <source>Take back a yellow disk</source>
        <translation>Reprendre un disque jaune</translation>
    </message>
    <message>
        <source>Take back the Hammer and Pick marker</source>
        <translation>Reprendre le jeton Marteau et burin</translation>
    </message>
    <message>
        <source>Take back the Ladder marker</source>
        <translation>Reprendre le jeton Échelle</translation>
    </message>
    <message>
        <source>Take back the Wheelbarrow marker</source>
        <translation>Reprendre le jeton Brouette</translation>
    </message>
    <message>
        <source>Take back 1 food</source>
        <translation>Reprendre 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Take back 1 Thaler</source>
        <translation>Reprendre 1&#xa0;Thaler</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPointingRefusals</name>
    <message>
        <source>You cannot take disks from reserve pools</source>
        <translation>On ne prend rien dans les emplacements Réserve</translation>
    </message>
    <message>
        <source>Their disks join the action pool beside them in the next action phase.</source>
        <translation>Leurs disques rejoignent l’emplacement Action voisin à la prochaine phase d’actions.</translation>
    </message>
    <message>
        <source>You cannot put them there</source>
        <translation>Vous ne pouvez pas les mettre là</translation>
    </message>
    <message>
        <source>Disks from the first taking go on cart field 1.</source>
        <translation>Les disques du premier tour de sélection vont sur la Brouette 1.</translation>
    </message>
    <message>
        <source>Disks from the second taking go on cart field 2.</source>
        <translation>Les disques du second tour de sélection vont sur la Brouette 2.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Vous ne pouvez pas prendre de disques maintenant</translation>
    </message>
    <message>
        <source>Begin with the disks of one colour</source>
        <translation>Commencez par les disques d’une couleur</translation>
    </message>
    <message>
        <source>Drag them to your cart, or click the disks and then the cart field.</source>
        <translation>Faites-les glisser sur votre brouette, ou cliquez sur les disques, puis sur la brouette.</translation>
    </message>
    <message>
        <source>You cannot plan anything there</source>
        <translation>Vous ne pouvez rien programmer là</translation>
    </message>
    <message>
        <source>Disks go on a worker; food and Thaler pay contract workers.</source>
        <translation>Les disques vont sur un travailleur&#x202f;; céréales et Thalers paient les travailleurs saisonniers.</translation>
    </message>
    <message>
        <source>You cannot move a placed piece there</source>
        <translation>Vous ne pouvez pas y déplacer une pièce déjà posée</translation>
    </message>
    <message>
        <source>First put it back where you took it from, for instance a disk on a cart.</source>
        <translation>Remettez-la d’abord là où vous l’avez prise, un disque par exemple sur une brouette.</translation>
    </message>
    <message>
        <source>You cannot place disks on a development</source>
        <translation>Les disques ne se placent pas sur un équipement</translation>
    </message>
    <message>
        <source>Place exactly the disks it requires on the Farmer; he acquires it when he works.</source>
        <translation>Placez sur le fermier exactement les disques qu’il demande&#x202f;; le fermier l’achète quand il travaille.</translation>
    </message>
    <message>
        <source>You cannot put the player disk there</source>
        <translation>Le disque Joueur ne va pas là</translation>
    </message>
    <message>
        <source>Drag it to a development that your plan can acquire.</source>
        <translation>Faites-le glisser sur un équipement que votre plan permet d’acheter.</translation>
    </message>
    <message>
        <source>Begin with your player disk</source>
        <translation>Commencez par votre disque Joueur</translation>
    </message>
    <message>
        <source>Drag it to the development, or click the disk and then the development.</source>
        <translation>Faites-le glisser sur l’équipement, ou cliquez sur le disque, puis sur l’équipement.</translation>
    </message>
    <message>
        <source>You must pay a fee</source>
        <translation>Il faut payer</translation>
    </message>
    <message>
        <source>On your farm, choose what to pay; it goes to the player whose disk is on top.</source>
        <translation>Choisissez dans votre ferme ce que vous payez&#x202f;; cela va au joueur dont le disque est au-dessus.</translation>
    </message>
    <message>
        <source>No worker who has yet to work can acquire a development within reach.</source>
        <translation>Aucun travailleur qui doit encore travailler ne peut acheter d’équipement accessible.</translation>
    </message>
    <message>
        <source>You cannot acquire a development now</source>
        <translation>Vous ne pouvez pas acheter d’équipement maintenant</translation>
    </message>
    <message>
        <source>Coal from the Pinge cannot go there</source>
        <translation>Le charbon de la Pinge ne va pas là</translation>
    </message>
    <message>
        <source>Coal from the Pinge goes to the farm.</source>
        <translation>Le charbon de la Pinge va dans la ferme.</translation>
    </message>
    <message>
        <source>Coal from the tunnel cannot go there</source>
        <translation>Le charbon de la galerie ne va pas là</translation>
    </message>
    <message>
        <source>It goes into the shaft; the Haspelknecht reels it up.</source>
        <translation>Il va dans le puits&#x202f;; l’Haspelknecht le remonte.</translation>
    </message>
    <message>
        <source>Coal from the shaft cannot go there</source>
        <translation>Le charbon du puits ne va pas là</translation>
    </message>
    <message>
        <source>The Haspelknecht reels it up to the farm.</source>
        <translation>L’Haspelknecht le remonte dans la ferme.</translation>
    </message>
    <message>
        <source>Pit water cannot go there</source>
        <translation>L’eau de mine ne va pas là</translation>
    </message>
    <message>
        <source>To remove it, drag it to the brook.</source>
        <translation>Pour l’évacuer, faites-la glisser vers le ruisseau.</translation>
    </message>
    <message>
        <source>Wood cannot go there</source>
        <translation>Le bois ne va pas là</translation>
    </message>
    <message>
        <source>Place it on the next empty wood symbol in the Pinge or the tunnel.</source>
        <translation>Placez-le sur la prochaine icône Étayage vide de la Pinge ou de la galerie.</translation>
    </message>
    <message>
        <source>Thaler need no storage</source>
        <translation>Les Thalers n’ont pas besoin d’être stockés</translation>
    </message>
    <message>
        <source>They stay on the farm; only food, wood and coal are stored.</source>
        <translation>Ils restent dans la ferme&#x202f;; seuls les céréales, le bois et le charbon se stockent.</translation>
    </message>
    <message>
        <source>Nothing can be stored there</source>
        <translation>Rien ne peut être stocké là</translation>
    </message>
    <message>
        <source>Drag it to a free storage place in the bottom row of your farm.</source>
        <translation>Faites-la glisser vers un espace de stockage libre, dans la dernière rangée de votre ferme.</translation>
    </message>
    <message>
        <source>You cannot use the marker there</source>
        <translation>Le jeton ne sert pas là</translation>
    </message>
    <message>
        <source>Drag it to where it takes effect; its tooltip says where.</source>
        <translation>Faites-le glisser là où il agit&#x202f;; son infobulle dit où.</translation>
    </message>
    <message>
        <source>That is another player’s board</source>
        <translation>C’est le plateau d’un autre joueur</translation>
    </message>
    <message>
        <source>You can act only on your own board and the shared boards.</source>
        <translation>Vous ne pouvez agir que sur votre propre plateau et sur les plateaux communs.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Vous ne pouvez rien y faire maintenant</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPromptTexts</name>
    <message>
        <source>{name}, you may return 1 pit water</source>
        <translation>{name}, vous pouvez rendre 1&#xa0;eau de mine</translation>
    </message>
    <message>
        <source>You took fewer than 5 disks. Drag 1 pit water to the brook, or keep it.</source>
        <translation>Vous avez pris moins de 5&#xa0;disques. Faites glisser 1&#xa0;eau de mine vers le ruisseau, ou gardez-la.</translation>
    </message>
    <message>
        <source>{name}, use anything you like before the scoring phase</source>
        <translation>{name}, utilisez ce que vous voulez avant la phase de décompte</translation>
    </message>
    <message>
        <source>Others, please look away: nobody may see your plan until everybody has confirmed.</source>
        <translation>Que les autres détournent le regard&#xa0;: votre plan reste secret jusqu’à ce que tout le monde ait validé.</translation>
    </message>
    <message>
        <source>{name} takes disks</source>
        <translation>{name} prend des disques</translation>
    </message>
    <message>
        <source>{name} may take disks once more</source>
        <translation>{name} peut encore prendre des disques</translation>
    </message>
    <message>
        <source>{name} decides about the pit water</source>
        <translation>{name} décide pour l’eau de mine</translation>
    </message>
    <message>
        <source>{name} plans</source>
        <translation>{name} programme</translation>
    </message>
    <message>
        <source>{name} executes the plan</source>
        <translation>{name} réalise son plan</translation>
    </message>
    <message>
        <source>{name} prepares for the scoring phase</source>
        <translation>{name} se prépare à la phase de décompte</translation>
    </message>
    <message>
        <source>{name} stores for the winter</source>
        <translation>{name} stocke pour l’hiver</translation>
    </message>
    <message>
        <source>The turn order is drawn</source>
        <translation>L’ordre du tour est tiré au sort</translation>
    </message>
    <message>
        <source>The resource boards are refilled</source>
        <translation>Les plateaux Ressources sont remplis</translation>
    </message>
    <message>
        <source>Disks are drawn from the bag.</source>
        <translation>Des disques sont piochés dans le sac.</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} gagne avec {vp}</translation>
    </message>
    <message>
        <source>All three years are over. The final scoring shows where the points came from.</source>
        <translation>Trois années ont passé. Le décompte final montre d’où viennent les points.</translation>
    </message>
    <message>
        <source>Last in this step.</source>
        <translation>Dernier de cette étape.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <translation>Ensuite&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name}, take all disks of one colour from one action pool</source>
        <translation>{name}, prenez tous les disques d’une couleur dans un emplacement Action</translation>
    </message>
    <message>
        <source>First taking: drag them to cart field 1, where they set your place in the turn order.</source>
        <translation>Premier tour de sélection&#xa0;: faites-les glisser sur la Brouette 1, où ils fixent votre place dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>{name}, take disks of one more colour, or skip</source>
        <translation>{name}, prenez encore des disques d’une couleur, ou renoncez-y</translation>
    </message>
    <message numerus="yes">
        <source>You have %n disk(s), turn order value {value}.</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;disque, valeur pour l’ordre du tour {value}.</numerusform>
            <numerusform>Vous avez %n&#xa0;disques, valeur pour l’ordre du tour {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cart field 2 has room for %n more.</source>
        <translation>
            <numerusform>La Brouette 2 en accepte encore jusqu’à %n.</numerusform>
            <numerusform>La Brouette 2 en accepte encore jusqu’à %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, the Water Mill needs a pair</source>
        <translation>{name}, le moulin à eau a besoin d’une paire</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Ajoutez un second disque de la même couleur, ou reprenez celui qui est seul.</translation>
    </message>
    <message>
        <source>{name}, confirm your plan or rearrange it</source>
        <translation>{name}, validez votre plan ou changez-le</translation>
    </message>
    <message>
        <source>{name}, plan your spring: drag your disks to your workers</source>
        <translation>{name}, programmez votre printemps&#xa0;: faites glisser vos disques sur vos travailleurs</translation>
    </message>
    <message>
        <source>{name}, plan your summer: drag your disks to your workers</source>
        <translation>{name}, programmez votre été&#xa0;: faites glisser vos disques sur vos travailleurs</translation>
    </message>
    <message>
        <source>{name}, plan your autumn: drag your disks to your workers</source>
        <translation>{name}, programmez votre automne&#xa0;: faites glisser vos disques sur vos travailleurs</translation>
    </message>
    <message>
        <source>Still in hand: {disks}.</source>
        <translation>Encore en main&#xa0;: {disks}.</translation>
    </message>
    <message>
        <source>Confirm when ready.</source>
        <translation>Validez quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Coal-digger.</source>
        <translation>1&#xa0;disque jaune, 1&#xa0;céréale ou 1&#xa0;Thaler paie le ramasseur de charbon.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Haspelknecht.</source>
        <translation>1&#xa0;disque jaune, 1&#xa0;céréale ou 1&#xa0;Thaler paie l’Haspelknecht.</translation>
    </message>
    <message>
        <source>1 food or 1 Thaler pays the Coal-miner.</source>
        <translation>1&#xa0;céréale ou 1&#xa0;Thaler paie le mineur.</translation>
    </message>
    <message>
        <source>Pay is spent when you confirm.</source>
        <translation>Le salaire est dépensé à la validation.</translation>
    </message>
    <message>
        <source>{name}, complete the disks for a development</source>
        <translation>{name}, complétez les disques pour un équipement</translation>
    </message>
    <message>
        <source>{worker}: {disks}. Different colours must match exactly what one development requires.</source>
        <translation>{worker}&#xa0;: {disks}. Des couleurs différentes doivent correspondre exactement à ce que demande un équipement.</translation>
    </message>
    <message>
        <source>{name}, end your turn</source>
        <translation>{name}, terminez votre tour</translation>
    </message>
    <message>
        <source>{name}, set a worker to work or acquire a development</source>
        <translation>{name}, mettez un travailleur au travail ou achetez un équipement</translation>
    </message>
    <message>
        <source>{name}, acquire a development: drag your player disk to it</source>
        <translation>{name}, achetez un équipement&#xa0;: faites-y glisser votre disque Joueur</translation>
    </message>
    <message>
        <source>{name}, set a worker to work: click one that is lit up</source>
        <translation>{name}, mettez un travailleur au travail&#xa0;: cliquez sur l’un de ceux qui sont éclairés</translation>
    </message>
    <message>
        <source>Acquire a development, or end your turn and lose these disks.</source>
        <translation>Achetez un équipement, ou terminez votre tour et perdez ces disques.</translation>
    </message>
    <message>
        <source>Yet to work: {workers}</source>
        <translation>Doivent encore travailler&#xa0;: {workers}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmer has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action au fermier</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions au fermier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the improved farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action à l’ouvrier expérimenté</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions à l’ouvrier expérimenté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action à l’ouvrier</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions à l’ouvrier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-digger has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action au ramasseur de charbon</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions au ramasseur de charbon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-miner has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action au mineur</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions au mineur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Haspelknecht has %n action(s) left</source>
        <translation>
            <numerusform>{name}, il reste %n&#xa0;action à l’Haspelknecht</numerusform>
            <numerusform>{name}, il reste %n&#xa0;actions à l’Haspelknecht</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag pit water to the brook.</source>
        <translation>Faites glisser de l’eau de mine vers le ruisseau.</translation>
    </message>
    <message>
        <source>Drag coal from the shaft up to the farm.</source>
        <translation>Faites glisser le charbon du puits jusqu’à la ferme.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</source>
        <translation>
            <numerusform>Avec %n&#xa0;eau de mine dans le puits, rien ne remonte&#xa0;: faites-la d’abord glisser vers le ruisseau.</numerusform>
            <numerusform>Avec %n&#xa0;eaux de mine dans le puits, rien ne remonte&#xa0;: faites-les d’abord glisser vers le ruisseau.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no coal in the shaft.</source>
        <translation>Il n’y a pas de charbon dans le puits.</translation>
    </message>
    <message>
        <source>Drag coal to the farm, or pit water to the brook.</source>
        <translation>Faites glisser du charbon vers la ferme, ou de l’eau de mine vers le ruisseau.</translation>
    </message>
    <message>
        <source>{name}, continue to the scoring phase</source>
        <translation>{name}, passez à la phase de décompte</translation>
    </message>
    <message>
        <source>{name}, make coal accessible or end your turn</source>
        <translation>{name}, rendez du charbon accessible ou terminez votre tour</translation>
    </message>
    <message>
        <source>Place wood, or remove pit water with the Hauling Cable. Then they can work: {workers}</source>
        <translation>Placez du bois, ou évacuez de l’eau de mine avec la corde. Pourront alors travailler&#xa0;: {workers}</translation>
    </message>
    <message>
        <source>Nothing to do as things stand: {workers}.</source>
        <translation>Rien à faire en l’état&#xa0;: {workers}.</translation>
    </message>
    <message>
        <source>Your plan is complete.</source>
        <translation>Votre plan est réalisé.</translation>
    </message>
    <message>
        <source>You may still use wood, action markers and buildings.</source>
        <translation>Le bois, les jetons Action et les bâtiments restent utilisables.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm.</source>
        <translation>Faites glisser du charbon de la Pinge vers la ferme.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft.</source>
        <translation>Faites glisser du charbon de la galerie vers le puits.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</source>
        <translation>
            <numerusform>Avec %n&#xa0;eau de mine, rien n’est extrait de la Pinge&#xa0;: faites-la d’abord glisser vers le ruisseau.</numerusform>
            <numerusform>Avec %n&#xa0;eaux de mine, rien n’est extrait de la Pinge&#xa0;: faites-les d’abord glisser vers le ruisseau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot excavate in the tunnel.</source>
        <translation>
            <numerusform>Avec %n&#xa0;eau de mine dans le puits, rien n’est extrait de la galerie.</numerusform>
            <numerusform>Avec %n&#xa0;eaux de mine dans le puits, rien n’est extrait de la galerie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>Le prochain charbon se trouve derrière une icône Étayage vide&#xa0;: placez-y du bois.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and you have no wood.</source>
        <translation>Le prochain charbon se trouve derrière une icône Étayage vide, et vous n’avez pas de bois.</translation>
    </message>
    <message>
        <source>{name}, the Windlass may remove 1 pit water</source>
        <translation>{name}, le treuil peut évacuer 1&#xa0;eau de mine</translation>
    </message>
    <message>
        <source>Drag 1 pit water to the brook, or leave it.</source>
        <translation>Faites glisser 1&#xa0;eau de mine vers le ruisseau, ou laissez-la.</translation>
    </message>
    <message>
        <source>{name}, choose what Mining Timber gives</source>
        <translation>{name}, choisissez ce que donne le bois de mine</translation>
    </message>
    <message>
        <source>3 wood with 1 pit water, or 1 Thaler.</source>
        <translation>3&#xa0;bois avec 1&#xa0;eau de mine, ou 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>{name}, you may excavate 1 coal with Hammer and Pick</source>
        <translation>{name}, vous pouvez extraire 1&#xa0;charbon avec Marteau et burin</translation>
    </message>
    <message>
        <source>{name}, you may exchange coal with the Coal Sacks</source>
        <translation>{name}, vous pouvez échanger du charbon avec les sacs de charbon</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler, 2 coal for 1 Thaler and 1 food, or none.</source>
        <translation>1&#xa0;charbon contre 1&#xa0;Thaler, 2&#xa0;charbons contre 1&#xa0;Thaler et 1&#xa0;céréale, ou rien.</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner first, or skip this.</source>
        <translation>Utilisez d’abord la charbonnière, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First make coal accessible: place wood, or remove pit water with the Hauling Cable.</source>
        <translation>Rendez d’abord un charbon accessible&#xa0;: placez du bois, ou évacuez de l’eau de mine avec la corde.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm, or skip this.</source>
        <translation>Faites glisser du charbon de la Pinge vers la ferme, ou renoncez-y.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft, or skip this.</source>
        <translation>Faites glisser du charbon de la galerie vers le puits, ou renoncez-y.</translation>
    </message>
    <message numerus="yes">
        <source>%n coal on the farm: {vp}.</source>
        <translation>
            <numerusform>%n&#xa0;charbon dans la ferme&#xa0;: {vp}.</numerusform>
            <numerusform>%n&#xa0;charbons dans la ferme&#xa0;: {vp}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still play action markers.</source>
        <translation>Les jetons Action restent utilisables.</translation>
    </message>
    <message>
        <source>{name}, finish storing</source>
        <translation>{name}, terminez le stockage</translation>
    </message>
    <message>
        <source>{name}, store for the winter</source>
        <translation>{name}, stockez pour l’hiver</translation>
    </message>
    <message>
        <source>You may place wood first. Anything neither stored nor placed goes to the supply.</source>
        <translation>Vous pouvez d’abord placer du bois. Ce qui n’est ni stocké ni placé va à la réserve.</translation>
    </message>
    <message>
        <source>Anything you do not store goes to the supply; Thaler stay.</source>
        <translation>Ce qui n’est pas stocké va à la réserve&#x202f;; les Thalers restent.</translation>
    </message>
    <message>
        <source>There is nothing left to store.</source>
        <translation>Il n’y a plus rien à stocker.</translation>
    </message>
    <message>
        <source>To the supply: {goods}</source>
        <translation>À la réserve&#xa0;: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtProvenance</name>
    <message>
        <source>According to the rulebook, there are 7 coal and 2 wood symbols, with some coal before the first symbol. How the coal is divided is our guess.</source>
        <translation>Selon le livret de règles, il y a 7&#xa0;charbons et 2 icônes Étayage, et du charbon avant la première icône. La répartition du charbon est une supposition de notre part.</translation>
    </message>
    <message>
        <source>According to the rulebook, there are 11 coal in 7 sections. How much is in each section is our guess.</source>
        <translation>Selon le livret de règles, il y a 11&#xa0;charbons dans 7 sections. La répartition entre les sections est une supposition de notre part.</translation>
    </message>
    <message>
        <source>According to the rulebook, 3 sections show the wheelbarrow. Which ones is our guess.</source>
        <translation>Selon le livret de règles, 3 sections portent la brouette. Lesquelles, c’est une supposition de notre part.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the oil lamp. Which ones is our guess.</source>
        <translation>Selon le livret de règles, 4 sections portent la lampe à huile. Lesquelles, c’est une supposition de notre part.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the lorry. Which ones is our guess.</source>
        <translation>Selon le livret de règles, 4 sections portent le wagonnet. Lesquelles, c’est une supposition de notre part.</translation>
    </message>
    <message>
        <source>At least one of the pools C and D shows pit water. Which one is our guess.</source>
        <translation>Au moins l’un des emplacements C et D montre de l’eau de mine. Lequel, c’est une supposition de notre part.</translation>
    </message>
    <message>
        <source>The rulebooks give the requirement of tile 31 only. We assume that the others follow its pattern: one coloured disk and as many grey ones as the tile’s level.</source>
        <translation>Les livrets de règles ne donnent que les disques demandés par la tuile 31. Nous supposons que les autres suivent le même modèle&#xa0;: un disque de couleur et autant de gris que le niveau de la tuile.</translation>
    </message>
    <message>
        <source>In an example in the rulebook, a player pays three disks for this tile, 1 yellow and 2 brown. Which of them are coloured is our guess.</source>
        <translation>Dans un exemple du livret de règles, un joueur paie trois disques pour cette tuile, 1 jaune et 2 marron. Lesquels doivent avoir cette couleur, c’est une supposition de notre part.</translation>
    </message>
    <message>
        <source>The rulebook says what these symbols score. Which tiles show the fork and which the hammer and pick, eight each, is our guess.</source>
        <translation>Le livret de règles dit ce que rapportent ces symboles. Quelles tuiles montrent la fourche et lesquelles le marteau et burin, huit de chaque, c’est une supposition de notre part.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtQuestions</name>
    <message>
        <source>Which disks do you take first?</source>
        <translation>Quels disques prenez-vous d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>Which disks do you take second, if any?</source>
        <translation>Quels disques prenez-vous ensuite, si vous en prenez&#x202f;?</translation>
    </message>
    <message>
        <source>Do you return pit water?</source>
        <translation>Rendez-vous de l’eau de mine&#x202f;?</translation>
    </message>
    <message>
        <source>Which workers get your disks?</source>
        <translation>Quels travailleurs reçoivent vos disques&#x202f;?</translation>
    </message>
    <message>
        <source>What does your worker do now?</source>
        <translation>Que fait maintenant votre travailleur&#x202f;?</translation>
    </message>
    <message>
        <source>What do you do before the scoring phase?</source>
        <translation>Que faites-vous avant la phase de décompte&#x202f;?</translation>
    </message>
    <message>
        <source>What do you store for the winter?</source>
        <translation>Que stockez-vous pour l’hiver&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HaspelknechtReasonTexts</name>
    <message>
        <source>you acquire {tile} now, for {vp}</source>
        <translation>vous achetez maintenant {tile}, pour {vp}</translation>
    </message>
    <message>
        <source>you acquire {tile} now</source>
        <translation>vous achetez maintenant {tile}</translation>
    </message>
    <message>
        <source>you get {tile} more often (for {items})</source>
        <translation>vous obtenez plus souvent {tile} (compte pour {items})</translation>
    </message>
    <message>
        <source>{vp} more at once ({items})</source>
        <translation>tout de suite {vp} de plus ({items})</translation>
    </message>
    <message>
        <source>you exhaust the Pinge now, for {vp}</source>
        <translation>vous épuisez maintenant la Pinge, pour {vp}</translation>
    </message>
    <message numerus="yes">
        <source>%n more coal on your farm</source>
        <translation>
            <numerusform>%n&#xa0;charbon de plus dans votre ferme</numerusform>
            <numerusform>%n&#xa0;charbons de plus dans votre ferme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coal excavated</source>
        <translation>
            <numerusform>%n&#xa0;charbon extrait de plus</numerusform>
            <numerusform>%n&#xa0;charbons extraits de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>pit water does not stop your excavating</source>
        <translation>l’eau de mine ne vous empêche pas d’extraire</translation>
    </message>
    <message numerus="yes">
        <source>%n less pit water</source>
        <translation>
            <numerusform>%n&#xa0;eau de mine de moins</numerusform>
            <numerusform>%n&#xa0;eaux de mine de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood in the tunnel</source>
        <translation>
            <numerusform>%n&#xa0;bois de plus dans la galerie</numerusform>
            <numerusform>%n&#xa0;bois de plus dans la galerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Thaler on your farm</source>
        <translation>
            <numerusform>%n&#xa0;Thaler de plus dans votre ferme</numerusform>
            <numerusform>%n&#xa0;Thalers de plus dans votre ferme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more food on your farm</source>
        <translation>
            <numerusform>%n&#xa0;céréale de plus dans votre ferme</numerusform>
            <numerusform>%n&#xa0;céréales de plus dans votre ferme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood on your farm</source>
        <translation>
            <numerusform>%n&#xa0;bois de plus dans votre ferme</numerusform>
            <numerusform>%n&#xa0;bois de plus dans votre ferme</numerusform>
        </translation>
    </message>
    <message>
        <source>more points ({items})</source>
        <translation>plus de points ({items})</translation>
    </message>
    <message>
        <source>fewer points lost ({items})</source>
        <translation>moins de points perdus ({items})</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({items})</source>
        <translation>{name} marque moins de points ({items})</translation>
    </message>
    <message>
        <source>you go first in the new turn order</source>
        <translation>vous êtes premier dans le nouvel ordre du tour</translation>
    </message>
    <message>
        <source>you are number {count} in the new turn order, not number {other}</source>
        <translation>vous avez la place {count} au lieu de {other} dans le nouvel ordre du tour</translation>
    </message>
    <message>
        <source>cart field 1 counts only {count} instead of {other}: the lowest total goes first</source>
        <translation>la Brouette 1 ne compte que {count} au lieu de {other}&#xa0;: la valeur la plus basse commence</translation>
    </message>
    <message numerus="yes">
        <source>%n more disk(s)</source>
        <translation>
            <numerusform>%n&#xa0;disque de plus</numerusform>
            <numerusform>%n&#xa0;disques de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no pit water comes with the disks</source>
        <translation>aucune eau de mine n’accompagne les disques</translation>
    </message>
    <message>
        <source>Farmer and Farmhand do the same work: you get the synergy bonus</source>
        <translation>le fermier et l’ouvrier font le même travail&#xa0;: vous bénéficiez du travail d’équipe</translation>
    </message>
    <message>
        <source>the Farmer produces food: you get the summer bonus</source>
        <translation>le fermier produit des céréales&#xa0;: vous recevez le bonus d’été</translation>
    </message>
    <message>
        <source>one more contract worker ({worker})</source>
        <translation>un travailleur saisonnier de plus ({worker})</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Look through the log, or start a new game.</source>
        <translation>Parcourez le journal, ou commencez une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRemarkTexts</name>
    <message>
        <source>Pit water blocks the Pinge.</source>
        <translation>L’eau de mine bloque la Pinge.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With 2 or more, you cannot excavate.</source>
        <translation>
            <numerusform>Vous en avez %n. À partir de 2, rien n’y est extrait.</numerusform>
            <numerusform>Vous en avez %n. À partir de 2, rien n’y est extrait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel.</source>
        <translation>L’eau de mine bloque la galerie.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With {limit} or more, you cannot excavate there.</source>
        <translation>
            <numerusform>Vous en avez %n. À partir de {limit}, rien n’y est extrait.</numerusform>
            <numerusform>Vous en avez %n. À partir de {limit}, rien n’y est extrait.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worker} could acquire: {tiles}</source>
        <translation>{worker}, achats possibles&#xa0;: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>Worth up to %n VP at once.</source>
        <translation>
            <numerusform>Rapporte aussitôt %n&#xa0;PV.</numerusform>
            <numerusform>Rapporte aussitôt jusqu’à %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer worth any VP.</source>
        <translation>Ne rapporte plus de PV.</translation>
    </message>
    <message>
        <source>{worker}: needs accessible coal first</source>
        <translation>{worker}&#xa0;: il faut d’abord du charbon accessible</translation>
    </message>
    <message>
        <source>Before this worker, place wood or let other workers work.</source>
        <translation>Avant ce travailleur, placez du bois ou faites travailler les autres.</translation>
    </message>
    <message>
        <source>{worker}: nothing to do as things stand</source>
        <translation>{worker}&#xa0;: rien à faire en l’état</translation>
    </message>
    <message>
        <source>Anything that cannot act when plans are executed is lost.</source>
        <translation>Ce qui ne peut pas agir pendant la réalisation des plans est perdu.</translation>
    </message>
    <message>
        <source>Still missing for this winter’s lease: {missing}</source>
        <translation>Fermage de cet hiver, il manque encore&#xa0;: {missing}</translation>
    </message>
    <message>
        <source>With this plan, still missing for this winter’s lease: {missing}</source>
        <translation>Fermage de cet hiver, avec ce plan il manque encore&#xa0;: {missing}</translation>
    </message>
    <message>
        <source>Total due: {due}. You take a debt chit for each missing item.</source>
        <translation>En tout&#xa0;: {due}. Pour chaque élément manquant, vous prenez une reconnaissance de dettes.</translation>
    </message>
    <message>
        <source>Not placed: {disks}</source>
        <translation>Non placés&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>You may leave disks unused; they go back into the bag.</source>
        <translation>Des disques peuvent rester inutilisés&#x202f;; ils retournent dans le sac.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtScoreTexts</name>
    <message>
        <source>VP for acquiring developments: the earlier, the more.</source>
        <translation>PV pour l’achat d’équipements&#xa0;: plus on achète tôt, plus cela rapporte.</translation>
    </message>
    <message>
        <source>VP for the coal on the farm in each winter: by the chart on the year wheel, or with Horse and Cart.</source>
        <translation>PV pour le charbon de la ferme, chaque hiver&#xa0;: selon le tableau du calendrier, ou avec l’Attelage.</translation>
    </message>
    <message>
        <source>VP for goods stored in winter.</source>
        <translation>PV pour ce qui a été stocké en hiver.</translation>
    </message>
    <message>
        <source>VP for exhausting the Pinge in year I or II.</source>
        <translation>PV pour avoir épuisé la Pinge en année I ou II.</translation>
    </message>
    <message>
        <source>VP for each use of the Charcoal Burner.</source>
        <translation>PV pour chaque usage de la charbonnière.</translation>
    </message>
    <message>
        <source>VP for playing the Hauling Cable.</source>
        <translation>PV pour avoir joué la corde.</translation>
    </message>
    <message>
        <source>VP for each pair of yellow disks on the Water Mill.</source>
        <translation>PV pour chaque paire de disques jaunes sur le moulin à eau.</translation>
    </message>
    <message>
        <source>The printed VP of each emptied section: no coal left, wood on its symbol.</source>
        <translation>Les PV imprimés de chaque section exploitée&#xa0;: plus aucun charbon, du bois sur son icône.</translation>
    </message>
    <message>
        <source>VP for emptied sections with the symbol of your Wheelbarrow, Oil Lamp or Lorry.</source>
        <translation>PV pour les sections exploitées au symbole de votre brouette, lampe à huile ou wagonnet.</translation>
    </message>
    <message>
        <source>VP for the symbols that your Hand Cart or Coal Driver counts.</source>
        <translation>PV pour les symboles que compte votre chariot ou votre livreur de charbon.</translation>
    </message>
    <message>
        <source>VP for the total number of building symbols on your developments.</source>
        <translation>PV pour l’ensemble des symboles bâtiment de vos équipements.</translation>
    </message>
    <message>
        <source>VP for each unused action marker.</source>
        <translation>PV pour chaque jeton Action inutilisé.</translation>
    </message>
    <message>
        <source>VP for Thaler: the first ones are worth less than later ones.</source>
        <translation>PV pour l’ensemble des Thalers&#xa0;: les premiers valent moins que les suivants.</translation>
    </message>
    <message>
        <source>VP lost for debt chits.</source>
        <translation>PV perdus pour les reconnaissances de dettes.</translation>
    </message>
    <message>
        <source>VP lost for pit water; one pit water costs nothing.</source>
        <translation>PV perdus pour l’eau de mine&#x202f;; une seule ne coûte rien.</translation>
    </message>
    <message>
        <source>Owns: {tiles}</source>
        <translation>Possède&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>Owns no developments yet</source>
        <translation>Ne possède encore aucun équipement</translation>
    </message>
    <message>
        <source>Now on the farm: {amount}</source>
        <translation>Dans la ferme maintenant&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Emptied sections: {count} of {all}</source>
        <translation>Sections exploitées&#xa0;: {count} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n building symbol(s)</source>
        <translation>
            <numerusform>%n&#xa0;symbole bâtiment</numerusform>
            <numerusform>%n&#xa0;symboles bâtiment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Forks: {forks}, hammers and picks: {picks}</source>
        <translation>Fourches&#xa0;: {forks}, marteaux et burins&#xa0;: {picks}</translation>
    </message>
    <message>
        <source>tie: most coal excavated, then earlier in the turn order</source>
        <translation>égalité&#xa0;: le plus de charbon extrait, puis le premier dans l’ordre du tour</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three years and {number} moves.</source>
        <translation>
            <numerusform>%n&#xa0;PV d’avance sur {other}, après trois ans et {number} coups.</numerusform>
            <numerusform>%n&#xa0;PV d’avance sur {other}, après trois ans et {number} coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has just as many VP, but {winner} excavated more coal: {coal} to {less}. {number} moves.</source>
        <translation>{other} a autant de PV, mais {winner} a extrait plus de charbon&#xa0;: {coal} contre {less}. {number} coups.</translation>
    </message>
    <message>
        <source>{other} has just as many VP and excavated just as much coal, but {winner} is earlier in the turn order. {number} moves.</source>
        <translation>{other} a autant de PV et a extrait autant de charbon, mais {winner} passe avant dans l’ordre du tour. {number} coups.</translation>
    </message>
    <message>
        <source>The score after each season, and the final scoring</source>
        <translation>Le score après chaque saison, et le décompte final</translation>
    </message>
    <message>
        <source>What each player would have scored if the game had ended after that season</source>
        <translation>Ce que chaque joueur aurait marqué si la partie s’était terminée après cette saison</translation>
    </message>
</context>
<context>
    <name>HaspelknechtSetupTexts</name>
    <message>
        <source>My own…</source>
        <translation>La mienne…</translation>
    </message>
    <message>
        <source>second version</source>
        <translation>deuxième version</translation>
    </message>
    <message>
        <source>booklet</source>
        <translation>livret</translation>
    </message>
    <message>
        <source>Not offered: all four buildings are in play as tiles.</source>
        <translation>Non proposé&#xa0;: les quatre bâtiments sont en jeu comme tuiles.</translation>
    </message>
    <message>
        <source>Not offered: {tile} is in play.</source>
        <translation>Non proposé&#xa0;: {tile} est en jeu.</translation>
    </message>
    <message>
        <source>Depends on the tiles in play.</source>
        <translation>Dépend des tuiles en jeu.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTableTexts</name>
    <message>
        <source>Resource boards</source>
        <translation>Plateaux Ressources</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Équipements</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Plateau&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}’s carts and workers</source>
        <translation>Brouettes et travailleurs&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}’s mine</source>
        <translation>Mine&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}’s farm</source>
        <translation>Ferme&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}</source>
        <translation>Place {place} dans l’ordre du tour&#xa0;: {name}. {score}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}; if the game ended now, {forecast}</source>
        <translation>Place {place} dans l’ordre du tour&#xa0;: {name}. {score}&#x202f;; si la partie s’arrêtait maintenant, {forecast}</translation>
    </message>
    <message>
        <source>Lease for year {year}: {due}; {missing}</source>
        <translation>Fermage de l’année {year}&#xa0;: {due}&#x202f;; {missing}</translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no reeling</source>
        <translation>
            <numerusform>%n&#xa0;eau dans le puits&#xa0;: rien ne remonte</numerusform>
            <numerusform>%n&#xa0;eaux dans le puits&#xa0;: rien ne remonte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no excavating</source>
        <translation>
            <numerusform>%n&#xa0;eau dans le puits&#xa0;: rien à extraire</numerusform>
            <numerusform>%n&#xa0;eaux dans le puits&#xa0;: rien à extraire</numerusform>
        </translation>
    </message>
    <message>
        <source>Emptied sections of the tunnel: {count} of {all}</source>
        <translation>Sections exploitées de la galerie&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Developments: {names}</source>
        <translation>Équipements&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Buildings: {names}</source>
        <translation>Bâtiments&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Action markers: {names}</source>
        <translation>Jetons Action&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTerms</name>
    <message>
        <source>action disk</source>
        <translation>disque Action</translation>
    </message>
    <message>
        <source>player disk</source>
        <translation>disque Joueur</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>charbon</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>food</source>
        <translation>céréale</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>eau de mine</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Thaler</translation>
    </message>
    <message>
        <source>debt chit</source>
        <translation>reconnaissance de dettes</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>point de victoire</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>action marker</source>
        <translation>jeton Action</translation>
    </message>
    <message>
        <source>development tile</source>
        <translation>tuile Équipement</translation>
    </message>
    <message>
        <source>development board</source>
        <translation>plateau Équipement</translation>
    </message>
    <message>
        <source>assist tile</source>
        <translation>tuile aide de jeu</translation>
    </message>
    <message>
        <source>building tile</source>
        <translation>tuile bâtiment</translation>
    </message>
    <message>
        <source>year wheel board</source>
        <translation>plateau calendrier</translation>
    </message>
    <message>
        <source>player board</source>
        <translation>plateau individuel</translation>
    </message>
    <message>
        <source>resource board</source>
        <translation>plateau Ressources</translation>
    </message>
    <message>
        <source>action pool</source>
        <translation>emplacement Action</translation>
    </message>
    <message>
        <source>reserve pool</source>
        <translation>emplacement Réserve</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>sac en tissu</translation>
    </message>
    <message>
        <source>phase marker</source>
        <translation>marqueur de phase</translation>
    </message>
    <message>
        <source>year marker</source>
        <translation>marqueur d’année</translation>
    </message>
    <message>
        <source>turn order chart</source>
        <translation>piste d’ordre du tour</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>piste de score</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>réserve générale</translation>
    </message>
    <message>
        <source>farm area</source>
        <translation>ferme</translation>
    </message>
    <message>
        <source>Pinge</source>
        <translation>Pinge</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>galerie</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>wood symbol</source>
        <translation>icône Étayage</translation>
    </message>
    <message>
        <source>cart field</source>
        <translation>Brouette</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>travailleur</translation>
    </message>
    <message>
        <source>own worker</source>
        <translation>travailleur permanent</translation>
    </message>
    <message>
        <source>contract worker</source>
        <translation>travailleur saisonnier</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>fermier</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>ouvrier</translation>
    </message>
    <message>
        <source>improved farmhand</source>
        <translation>ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Coal-digger</source>
        <translation>ramasseur de charbon</translation>
    </message>
    <message>
        <source>Coal-miner</source>
        <translation>mineur</translation>
    </message>
    <message>
        <source>Haspelknecht</source>
        <translation>Haspelknecht</translation>
    </message>
    <message>
        <source>Coal-miner and Haspelknecht</source>
        <translation>Mineur et Haspelknecht</translation>
    </message>
    <message>
        <source>synergy bonus</source>
        <translation>travail d’équipe</translation>
    </message>
    <message>
        <source>summer bonus</source>
        <translation>bonus d’été</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>bonus de la Pinge</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>printemps</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>été</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>automne</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>hiver</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>pit water phase</source>
        <translation>phase Eau de mine</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>phase d’actions</translation>
    </message>
    <message>
        <source>scoring phase</source>
        <translation>phase de décompte</translation>
    </message>
    <message>
        <source>payment phase</source>
        <translation>phase de paiement</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>phase de stockage</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>nouvelle année</translation>
    </message>
    <message>
        <source>Refilling the resource boards</source>
        <translation>Remplir les plateaux Ressources</translation>
    </message>
    <message>
        <source>Taking action disks</source>
        <translation>Récupérer les disques Action</translation>
    </message>
    <message>
        <source>Determining player turn order</source>
        <translation>Réévaluer l’ordre du tour</translation>
    </message>
    <message>
        <source>Planning and executing actions</source>
        <translation>Programmer et réaliser les actions</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>fermage</translation>
    </message>
    <message>
        <source>remove pit water</source>
        <translation>évacuer l’eau de mine</translation>
    </message>
    <message>
        <source>excavate coal</source>
        <translation>extraire du charbon</translation>
    </message>
    <message>
        <source>acquire a development</source>
        <translation>acheter un équipement</translation>
    </message>
    <message>
        <source>Carrying Pole</source>
        <translation>Joug à porteur</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>Grange</translation>
    </message>
    <message>
        <source>Pickaxe</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Charbonnière</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Seau</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Brouette</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Coal Storage</source>
        <translation>Abri à charbon</translation>
    </message>
    <message>
        <source>Windlass</source>
        <translation>Treuil</translation>
    </message>
    <message>
        <source>Mining Timber</source>
        <translation>Bois de mine</translation>
    </message>
    <message>
        <source>Oil Lamp</source>
        <translation>Lampe à huile</translation>
    </message>
    <message>
        <source>Hammer and Pick</source>
        <translation>Marteau et burin</translation>
    </message>
    <message>
        <source>Coal Sacks</source>
        <translation>Sacs de charbon</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Moulin à eau</translation>
    </message>
    <message>
        <source>Coal Driver</source>
        <translation>Livreur de charbon</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Wagonnet</translation>
    </message>
    <message>
        <source>Hand Cart</source>
        <translation>Chariot</translation>
    </message>
    <message>
        <source>Horse and Cart</source>
        <translation>Attelage</translation>
    </message>
    <message>
        <source>Small Coal Mine</source>
        <translation>Petite exploitation</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>fourche</translation>
    </message>
    <message>
        <source>hammer and pick</source>
        <translation>marteau et burin</translation>
    </message>
    <message>
        <source>building</source>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>La tour</translation>
    </message>
    <message>
        <source>Three long legs</source>
        <translation>Trois longs bras</translation>
    </message>
    <message>
        <source>Four long legs</source>
        <translation>Quatre longs bras</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Les ailes</translation>
    </message>
    <message>
        <source>Three short legs</source>
        <translation>Trois bras courts</translation>
    </message>
    <message>
        <source>Four short legs</source>
        <translation>Quatre bras courts</translation>
    </message>
    <message>
        <source>Two short asymmetric legs</source>
        <translation>Deux bras asymétriques</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>La fleur</translation>
    </message>
    <message>
        <source>Three circles</source>
        <translation>Trois cercles</translation>
    </message>
    <message>
        <source>Two long asymmetric legs</source>
        <translation>Deux longs bras asymétriques</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Deux cercles</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Le papillon</translation>
    </message>
</context>
<context>
    <name>HaspelknechtThemes</name>
    <message>
        <source>Turn order</source>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>Taking disks</source>
        <translation>Prendre des disques</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Eau de mine</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Équipements</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Pinge and coal</source>
        <translation>Pinge et charbon</translation>
    </message>
    <message>
        <source>Food, wood and Thaler</source>
        <translation>Céréales, bois et Thalers</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTileTexts</name>
    <message>
        <source>Gives 1 Thaler.</source>
        <translation>Donne 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>Building: stores 1 wood, food or coal in winter; 2 VP if it is food.</source>
        <translation>Bâtiment&#xa0;: stocke 1&#xa0;bois, 1&#xa0;céréale ou 1&#xa0;charbon en hiver&#x202f;; 2&#xa0;PV si c’est une céréale.</translation>
    </message>
    <message>
        <source>Turns the Farmhand into the improved farmhand, who may also acquire developments.</source>
        <translation>Fait de l’ouvrier l’ouvrier expérimenté, qui peut aussi acheter des équipements.</translation>
    </message>
    <message>
        <source>Action marker: remove 1 pit water from the Pinge or the shaft and gain 1 VP.</source>
        <translation>Jeton Action&#xa0;: évacuez 1&#xa0;eau de mine de la Pinge ou du puits et gagnez 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Building: exchange 2 wood for 2 coal and 1 VP, as often as you like on your own turn.</source>
        <translation>Bâtiment&#xa0;: échangez 2&#xa0;bois contre 2&#xa0;charbons et 1&#xa0;PV, autant de fois que vous voulez pendant votre tour.</translation>
    </message>
    <message>
        <source>Building: once per action phase, from the next one on, exchange 2 wood for 2 coal and 1 VP.</source>
        <translation>Bâtiment&#xa0;: une fois par phase d’actions, dès la prochaine, échangez 2&#xa0;bois contre 2&#xa0;charbons et 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>You get no more pit water in the pit water phases.</source>
        <translation>Les phases Eau de mine ne vous apportent plus d’eau.</translation>
    </message>
    <message>
        <source>Action marker: counts as a yellow disk. At the end, 1 VP for each emptied section with a wheelbarrow.</source>
        <translation>Jeton Action&#xa0;: vaut un disque jaune. À la fin, 1&#xa0;PV par section exploitée avec une brouette.</translation>
    </message>
    <message>
        <source>Action marker: counts as a brown disk.</source>
        <translation>Jeton Action&#xa0;: vaut un disque marron.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal and 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Bâtiment&#xa0;: stocke 1&#xa0;charbon et 1&#xa0;bois en hiver&#x202f;; 1&#xa0;PV si du charbon est stocké.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal or 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Bâtiment&#xa0;: stocke 1&#xa0;charbon ou 1&#xa0;bois en hiver&#x202f;; 1&#xa0;PV si du charbon est stocké.</translation>
    </message>
    <message>
        <source>You may remove 1 pit water at once. Action marker: the Haspelknecht takes 3 actions without pay.</source>
        <translation>Vous pouvez évacuer aussitôt 1&#xa0;eau de mine. Jeton Action&#xa0;: l’Haspelknecht fait 3&#xa0;actions sans être payé.</translation>
    </message>
    <message>
        <source>Gives 3 wood and 1 pit water, or 1 Thaler: choose one.</source>
        <translation>Donne au choix 3&#xa0;bois avec 1&#xa0;eau de mine, ou 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from any reserve pool with one from any action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Donne 1&#xa0;Thaler. Jeton Action&#xa0;: échangez un disque de n’importe quel emplacement Réserve contre un de n’importe quel emplacement Action. À la fin, 1&#xa0;PV par section exploitée avec une lampe à huile.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from a reserve pool with one from its action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Donne 1&#xa0;Thaler. Jeton Action&#xa0;: échangez un disque d’un emplacement Réserve contre un de son emplacement Action. À la fin, 1&#xa0;PV par section exploitée avec une lampe à huile.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and you may excavate 1 accessible coal at once. Action marker: counts as a black disk.</source>
        <translation>Donne 1&#xa0;bois, et vous pouvez extraire aussitôt 1&#xa0;charbon accessible. Jeton Action&#xa0;: vaut un disque noir.</translation>
    </message>
    <message>
        <source>You may exchange 1 coal from your farm for 1 Thaler, or 2 coal for 1 Thaler and 1 food.</source>
        <translation>Vous pouvez échanger 1&#xa0;charbon de votre ferme contre 1&#xa0;Thaler, ou 2&#xa0;charbons contre 1&#xa0;Thaler et 1&#xa0;céréale.</translation>
    </message>
    <message>
        <source>Building, from the next action phase on: 2 yellow disks give 1 food and 2 VP, 2 black disks give 1 Thaler.</source>
        <translation>Bâtiment, dès la prochaine phase d’actions&#xa0;: 2&#xa0;disques jaunes donnent 1&#xa0;céréale et 2&#xa0;PV, 2&#xa0;disques noirs donnent 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. At the end, 1 VP for each hammer and pick on your developments.</source>
        <translation>Donne 1&#xa0;Thaler. À la fin, 1&#xa0;PV par marteau et burin sur vos équipements.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Donne 1&#xa0;bois, et 2&#xa0;charbons de la réserve dans votre puits. À la fin, 1&#xa0;PV par section exploitée avec un wagonnet.</translation>
    </message>
    <message>
        <source>Gives 1 wood and, once your Pinge is exhausted, 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Donne 1&#xa0;bois et, une fois votre Pinge épuisée, 2&#xa0;charbons de la réserve dans votre puits. À la fin, 1&#xa0;PV par section exploitée avec un wagonnet.</translation>
    </message>
    <message>
        <source>Gives 1 food. At the end, 1 VP for each fork on your developments.</source>
        <translation>Donne 1&#xa0;céréale. À la fin, 1&#xa0;PV par fourche sur vos équipements.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler and 1 food. In winter, each coal on your farm scores 1 VP.</source>
        <translation>Donne 1&#xa0;Thaler et 1&#xa0;céréale. En hiver, chaque charbon de votre ferme rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Gives 3 Thaler.</source>
        <translation>Donne 3&#xa0;Thalers.</translation>
    </message>
    <message>
        <source>Requires: {disks}</source>
        <translation>Demande&#xa0;: {disks}</translation>
    </message>
    <message>
        <source>Next owner: {vp}</source>
        <translation>Prochain propriétaire&#xa0;: {vp}</translation>
    </message>
    <message>
        <source>Symbol: {symbol}</source>
        <translation>Symbole&#xa0;: {symbol}</translation>
    </message>
    <message>
        <source>Owners, the last one on top: {names}</source>
        <translation>Propriétaires, le dernier au-dessus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Out of reach: it touches none of your developments, and nobody owns it</source>
        <translation>Hors de portée&#xa0;: il n’est adjacent à aucun de vos équipements, et personne ne le possède</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Pas en jeu</translation>
    </message>
    <message>
        <source>You own it</source>
        <translation>Vous le possédez</translation>
    </message>
    <message>
        <source>Out of reach: all your player disks are placed</source>
        <translation>Hors de portée&#xa0;: tous vos disques Joueur sont posés</translation>
    </message>
    <message>
        <source>No fee: level 1 is open to all</source>
        <translation>Sans coût&#xa0;: le niveau 1 est ouvert à tous</translation>
    </message>
    <message>
        <source>No fee: it touches your {numbers}</source>
        <translation>Sans coût&#xa0;: adjacent à {numbers} que vous possédez</translation>
    </message>
    <message>
        <source>Fee: 1 food to {name}</source>
        <translation>À payer à {name}&#xa0;: 1&#xa0;céréale</translation>
    </message>
    <message>
        <source>Fee: 1 wood to {name}</source>
        <translation>À payer à {name}&#xa0;: 1&#xa0;bois</translation>
    </message>
    <message>
        <source>Fee: 1 coal to {name}</source>
        <translation>À payer à {name}&#xa0;: 1&#xa0;charbon</translation>
    </message>
    <message>
        <source>Fee, one of these, to {name}: {goods}</source>
        <translation>À payer à {name}, au choix&#xa0;: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTurningPointTexts</name>
    <message>
        <source>{name} acquires {tile}.</source>
        <translation>{name} achète {tile}.</translation>
    </message>
    <message>
        <source>{name} acquires {tile} and {other}.</source>
        <translation>{name} achète {tile} et {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} empties %n section(s) of the tunnel.</source>
        <translation>
            <numerusform>{name} achève %n&#xa0;section de la galerie.</numerusform>
            <numerusform>{name} achève %n&#xa0;sections de la galerie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm.</source>
        <translation>
            <numerusform>{name} compte %n&#xa0;charbon dans sa ferme.</numerusform>
            <numerusform>{name} compte %n&#xa0;charbons dans sa ferme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease costs {name} %n Thaler.</source>
        <translation>
            <numerusform>Le fermage coûte %n&#xa0;Thaler à {name}.</numerusform>
            <numerusform>Le fermage coûte %n&#xa0;Thalers à {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease leaves {name} with %n debt chit(s).</source>
        <translation>
            <numerusform>Le fermage laisse %n&#xa0;reconnaissance de dettes à {name}.</numerusform>
            <numerusform>Le fermage laisse %n&#xa0;reconnaissances de dettes à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets rid of pit water.</source>
        <translation>{name} évacue de l’eau de mine.</translation>
    </message>
    <message>
        <source>Pit water rises in {name}’s mine.</source>
        <translation>{name}&#xa0;: l’eau de mine monte dans sa mine.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} perd %n&#xa0;PV.</numerusform>
            <numerusform>{name} perd %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has exhausted the Pinge: %n VP.</source>
        <translation>
            <numerusform>{name} a épuisé sa Pinge&#xa0;: %n&#xa0;PV.</numerusform>
            <numerusform>{name} a épuisé sa Pinge&#xa0;: %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the winter storage.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV pour le stockage d’hiver.</numerusform>
            <numerusform>{name} marque %n&#xa0;PV pour le stockage d’hiver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec la charbonnière.</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec la charbonnière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec la corde.</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec la corde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill.</source>
        <translation>
            <numerusform>{name} marque %n&#xa0;PV avec le moulin à eau.</numerusform>
            <numerusform>{name} marque %n&#xa0;PV avec le moulin à eau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains Thaler: %n VP.</source>
        <translation>
            <numerusform>{name} gagne des Thalers&#xa0;: %n&#xa0;PV.</numerusform>
            <numerusform>{name} gagne des Thalers&#xa0;: %n&#xa0;PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} gagne %n&#xa0;PV.</numerusform>
            <numerusform>{name} gagne %n&#xa0;PV.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCardTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>{name}&#xa0;: pourquoi ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Les meilleurs coups</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <translation>Le bot {bot} réfléchit…</translation>
    </message>
    <message>
        <source>Value of each choice in points, as {bot} judges it</source>
        <translation>Valeur de chaque choix en points, selon le bot {bot}</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Score final attendu, selon le bot {bot}</translation>
    </message>
    <message numerus="yes">
        <source>Expected final points: the average of %n game(s) played quickly to the end as {bot} would; two in three end within ±{spread}.</source>
        <translation>
            <numerusform>Score final attendu&#xa0;: moyenne de %n&#xa0;partie jouée rapidement jusqu’à la fin comme le bot {bot}&#x202f;; deux sur trois finissent à ±{spread} près.</numerusform>
            <numerusform>Score final attendu&#xa0;: moyenne de %n&#xa0;parties jouées rapidement jusqu’à la fin comme le bot {bot}&#x202f;; deux sur trois finissent à ±{spread} près.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot has crashed. Ask again to restart it.</source>
        <translation>Le bot a cessé de fonctionner. Redemandez pour le relancer.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>Plays: {move}</source>
        <translation>Joue&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Now: {facts}</source>
        <translation>Maintenant&#xa0;: {facts}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>About as good as the next</source>
        <translation>À peu près aussi bon que le suivant</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Pourquoi&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last</source>
        <translation>À peu près aussi bon que le suivant, meilleur que le dernier</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last: {reasons}</source>
        <translation>À peu près aussi bon que le suivant, meilleur que le dernier&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the best</source>
        <translation>À peu près aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>For the best: {reasons}</source>
        <translation>Pour le meilleur&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>For this one: {reasons}</source>
        <translation>En sa faveur&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>No single reason stands out</source>
        <translation>Aucune raison ne se détache</translation>
    </message>
    <message>
        <source>{source} {points} ± {margin}</source>
        <translation>{source} {points} ± {margin}</translation>
    </message>
    <message>
        <source>In all {points} ± {margin}</source>
        <translation>En tout {points} ± {margin}</translation>
    </message>
    <message>
        <source>As good as the best: {sources}</source>
        <translation>Aussi bon que le meilleur&#xa0;: {sources}</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>Aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>{points} less than the best</source>
        <translation>{points} de moins que le meilleur</translation>
    </message>
    <message>
        <source>Compared with the other choice: {sources}</source>
        <translation>Par rapport à l’autre choix&#xa0;: {sources}</translation>
    </message>
    <message>
        <source>Compared with the average of the other choices: {sources}</source>
        <translation>Par rapport à la moyenne des autres choix&#xa0;: {sources}</translation>
    </message>
    <message>
        <source>{points} less than the best: {sources}</source>
        <translation>{points} de moins que le meilleur&#xa0;: {sources}</translation>
    </message>
    <message>
        <source>bot’s judgement</source>
        <translation>avis du bot</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source} {points}</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>{name}&#xa0;: pourquoi ce coup&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%n answers, {right} of them right.</source>
        <translation>
            <numerusform>%n&#xa0;réponse (exactes&#xa0;: {right}).</numerusform>
            <numerusform>%n&#xa0;réponses (exactes&#xa0;: {right}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n days.</source>
        <translation>
            <numerusform>Plus longue série&#xa0;: %n&#xa0;jour.</numerusform>
            <numerusform>Plus longue série&#xa0;: %n&#xa0;jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating in {game}</source>
        <translation>Classement à {game}</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>pas encore de réponse</translation>
    </message>
    <message>
        <source>Solved puzzles by day</source>
        <translation>Exercices résolus par jour</translation>
    </message>
    <message>
        <source>the last {weeks} weeks, all games</source>
        <translation>les {weeks}&#xa0;dernières semaines, tous les jeux</translation>
    </message>
    <message>
        <source>The rating (Glicko-2) compares you with the puzzles; only your first try at each puzzle counts. ± is the 95% margin. Days change at midnight UTC, as the puzzle of the day does.</source>
        <translation>Le classement (Glicko-2) vous compare aux exercices&#x202f;; seul compte votre premier essai à chaque exercice. ± indique la marge à 95&#xa0;%. Le jour change à minuit UTC, comme l’exercice du jour.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>{names}: connected.</source>
        <translation>{names}&#xa0;: connexion établie.</translation>
    </message>
    <message>
        <source>{names}: the connection was lost.</source>
        <translation>{names}&#xa0;: la connexion est perdue.</translation>
    </message>
    <message>
        <source>{names}: left the table.</source>
        <translation>{names}&#xa0;: départ de la table.</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Second écran</translation>
    </message>
    <message numerus="yes">
        <source>Invitation. Connected: %n</source>
        <translation>
            <numerusform>Invitation. Connectés&#xa0;: %n</numerusform>
            <numerusform>Invitation. Connectés&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play for {name} here</source>
        <translation>Jouer ici pour {name}</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} n’est pas là. On attend.</translation>
    </message>
    <message>
        <source>Somebody has typed wrong words. Tries left: {left}</source>
        <translation>Quelqu’un a tapé de mauvais mots. Essais restants&#xa0;: {left}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>La porte est fermée&#xa0;: trop de codes faux ont été saisis. De nouveaux mots la rouvrent.</translation>
    </message>
    <message>
        <source>Another computer can join with the words of the invitation and continue.</source>
        <translation>Un autre ordinateur peut rejoindre la table avec les mots de l’invitation et continuer à jouer.</translation>
    </message>
    <message>
        <source>A player has left</source>
        <translation>Une personne a quitté la table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>This computer is not on a network.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau.</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>ou {addresses}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>La porte est fermée&#xa0;: trop de codes faux ont été saisis. De nouveaux mots la rouvrent.</translation>
    </message>
    <message numerus="yes">
        <source>Second screens: %n</source>
        <translation>
            <numerusform>Seconds écrans&#xa0;: %n</numerusform>
            <numerusform>Seconds écrans&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>On the other computer, press “Join a table” on the start page. The table appears there.</source>
        <translation>Sur l’autre ordinateur, choisissez «&#x202f;Rejoindre une table&#x202f;» sur la page d’accueil. La table y apparaît.</translation>
    </message>
    <message>
        <source>If it does not appear, type this address:</source>
        <translation>Si elle n’apparaît pas, saisissez-y cette adresse&#xa0;:</translation>
    </message>
    <message>
        <source>Then type these four words:</source>
        <translation>Saisissez ensuite ces quatre mots&#xa0;:</translation>
    </message>
    <message>
        <source>QR code of address and words</source>
        <translation>Code QR de l’adresse et des mots</translation>
    </message>
    <message>
        <source>Copy address and words</source>
        <translation>Copier l’adresse et les mots</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Nouveaux mots</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Qui joue où</translation>
    </message>
    <message>
        <source>No seat is free for guests: they can only watch. Choose “At another computer” for a seat that they may take.</source>
        <translation>Aucune place n’est libre pour les invités&#xa0;: ils ne peuvent que regarder. Choisissez «&#x202f;À un autre ordinateur&#x202f;» pour une place qu’ils peuvent prendre.</translation>
    </message>
    <message>
        <source>Guests may use hints and the coach</source>
        <translation>Les invités peuvent utiliser les conseils et le coach</translation>
    </message>
    <message>
        <source>This works between computers on the same network. There is no server and no account. Over the internet it works only if you can both set up your routers for it. Moves are sent encrypted, and each computer gets only what its seats may see.</source>
        <translation>Cela marche entre ordinateurs d’un même réseau, sans serveur ni compte. Par internet, cela ne marche que si vous pouvez tous deux configurer vos routeurs en conséquence. Les coups sont transmis chiffrés, et chaque ordinateur ne reçoit que ce que ses places peuvent voir.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Mettre fin à l’invitation</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>{name} ({address})</source>
        <translation>{name} ({address})</translation>
    </message>
    <message>
        <source>Somebody else has just taken this seat. Choose again.</source>
        <translation>Quelqu’un vient de prendre cette place. Choisissez de nouveau.</translation>
    </message>
    <message>
        <source>Your seat is gone: the host has taken it back or begun another game. Choose again.</source>
        <translation>Vous n’avez plus de place&#xa0;: l’hôte l’a reprise ou a commencé une autre partie. Choisissez de nouveau.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Seulement regarder</translation>
    </message>
    <message>
        <source>Choose a table, then type its four words.</source>
        <translation>Choisissez une table, puis saisissez ses quatre mots.</translation>
    </message>
    <message>
        <source>Looking for tables… If none appears, type the address that the other computer shows.</source>
        <translation>Recherche de tables… Si aucune n’apparaît, saisissez l’adresse que montre l’autre ordinateur.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Returning to your table… You can also join another one here.</source>
        <translation>Retour à votre table… Vous pouvez aussi en rejoindre une autre ici.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tables de ce réseau</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Four words</source>
        <translation>Quatre mots</translation>
    </message>
    <message>
        <source>for instance 192.168.0.5</source>
        <translation>par exemple 192.168.0.5</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Vos places</translation>
    </message>
    <message>
        <source>Take one or more free seats. Without a seat, this computer is a second screen: it shows the table in large type and no secrets.</source>
        <translation>Prenez une ou plusieurs places libres. Sans place, cet ordinateur est un second écran&#xa0;: il montre la table en grands caractères, sans aucun secret.</translation>
    </message>
    <message>
        <source>No seat is free. The host can offer you one, with “At another computer” on the invitation page.</source>
        <translation>Aucune place n’est libre. L’hôte peut vous en proposer une, avec «&#x202f;À un autre ordinateur&#x202f;» sur la page de l’invitation.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>LastTime</name>
    <message>
        <source>{name}: +{points} VP</source>
        <translation>{name}&#xa0;: +{points}&#xa0;PV</translation>
    </message>
</context>
<context>
    <name>LayoutChooser</name>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit a copy…</source>
        <translation>Modifier une copie…</translation>
    </message>
    <message>
        <source>“{board}” has been deleted.</source>
        <translation>«&#x202f;{board}&#x202f;» a été supprimé.</translation>
    </message>
    <message>
        <source>“{file}” is not a valid board file. It has been renamed to “{now}”. {reason}</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un fichier de plateau valide. Il a été renommé «&#x202f;{now}&#x202f;». {reason}</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer de nouveau</translation>
    </message>
    <message>
        <source>Draws different tiles, with a new seed</source>
        <translation>Tire d’autres tuiles, avec une nouvelle graine</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Charger un fichier…</translation>
    </message>
    <message>
        <source>Design a board…</source>
        <translation>Dessiner un plateau…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>My own layout</source>
        <translation>Ma propre disposition</translation>
    </message>
    <message>
        <source>Paste a shared layout here, or write one in digits:
each line is a row, each digit a tile of that level, two characters apart.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</source>
        <translation>Collez ici une disposition partagée, ou dessinez-en une avec des chiffres&#xa0;:
chaque ligne est une rangée, chaque chiffre une tuile de ce niveau, à deux caractères d’écart.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</translation>
    </message>
    <message numerus="yes">
        <source>Drawn at random. These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Tirées au hasard. Ces tuiles donnent directement %n&#xa0;Thaler pour le fermage.</numerusform>
            <numerusform>Tirées au hasard. Ces tuiles donnent directement %n&#xa0;Thalers pour le fermage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Ces tuiles donnent directement %n&#xa0;Thaler pour le fermage.</numerusform>
            <numerusform>Ces tuiles donnent directement %n&#xa0;Thalers pour le fermage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leases of the three winters come to {number} Thaler in total, and these tiles directly give less than that. Draw again?</source>
        <translation>Le fermage des trois hivers se monte à {number}&#xa0;Thalers en tout, et ces tuiles en donnent moins directement. Tirer de nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>Load a layout</source>
        <translation>Charger une disposition</translation>
    </message>
    <message>
        <source>“{file}” cannot be read as text.</source>
        <translation>Impossible de lire «&#x202f;{file}&#x202f;» comme du texte.</translation>
    </message>
</context>
<context>
    <name>LevelPalette</name>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>{found}; allowed: {least} to {most}</source>
        <translation>{found}, il en faut {least} à {most}</translation>
    </message>
    <message>
        <source>Click the grid to place one, or drag it there. Key: {key}</source>
        <translation>Cliquez sur la grille pour en poser une, ou faites-la glisser. Touche&#xa0;: {key}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Étape {ply} sur {last}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Étape affichée</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>It belongs to the seed of this game. At the end, it proves that nobody chose what was drawn.</source>
        <translation>Il correspond à la graine de cette partie. À la fin, il prouve que personne n’a choisi ce qui a été tiré.</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Sceau {seal}</translation>
    </message>
    <message>
        <source>Opens the scoring sheet</source>
        <translation>Ouvre la feuille de décompte</translation>
    </message>
</context>
<context>
    <name>MarkerRefusals</name>
    <message>
        <source>You have no Oil Lamp marker to play</source>
        <translation>Vous n’avez pas de jeton Lampe à huile à jouer</translation>
    </message>
    <message>
        <source>You have no Windlass marker to play</source>
        <translation>Vous n’avez pas de jeton Treuil à jouer</translation>
    </message>
    <message>
        <source>You have no Hauling Cable marker to play</source>
        <translation>Vous n’avez pas de jeton Corde à jouer</translation>
    </message>
    <message>
        <source>It can be used from the next action phase on.</source>
        <translation>Il est utilisable à partir de la prochaine phase d’actions.</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>L’équipement {tile} le procure&#x202f;; il ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>It can be used once this action phase is over.</source>
        <translation>Il est utilisable dès que cette phase d’actions est terminée.</translation>
    </message>
    <message>
        <source>There is no further action phase. Unused, it scores at the end.</source>
        <translation>Il n’y a plus de phase d’actions. Inutilisé, il rapporte à la fin.</translation>
    </message>
    <message>
        <source>It is too late for action markers this year</source>
        <translation>Il est trop tard cette année pour les jetons Action</translation>
    </message>
    <message>
        <source>In winter, use them before you store anything.</source>
        <translation>En hiver, utilisez-les avant de stocker quoi que ce soit.</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use them only in action phases.</source>
        <translation>Selon ce livret de règles, ils ne s’utilisent que pendant les phases d’actions.</translation>
    </message>
    <message>
        <source>There is no pit water for the Hauling Cable</source>
        <translation>Il n’y a pas d’eau de mine pour la corde</translation>
    </message>
    <message>
        <source>It removes 1 pit water, so keep it until there is some.</source>
        <translation>Elle évacue 1&#xa0;eau de mine&#xa0;: gardez le jeton jusqu’à ce qu’il y en ait.</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>L’Haspelknecht n’est pas en jeu</translation>
    </message>
    <message>
        <source>The Windlass sets him to work once your Pinge is exhausted.</source>
        <translation>Le treuil le met au travail, une fois votre Pinge épuisée.</translation>
    </message>
    <message>
        <source>The Windlass has to wait until this worker has finished</source>
        <translation>Le treuil doit attendre que ce travailleur ait fini</translation>
    </message>
    <message>
        <source>Play it between two workers.</source>
        <translation>Jouez-le entre deux travailleurs.</translation>
    </message>
    <message>
        <source>You cannot play the Windlass now</source>
        <translation>Vous ne pouvez pas jouer le treuil maintenant</translation>
    </message>
    <message>
        <source>You cannot play the Hauling Cable now</source>
        <translation>Vous ne pouvez pas jouer la corde maintenant</translation>
    </message>
    <message>
        <source>Use it on your own turn, while you execute your plan. {now}</source>
        <translation>À utiliser pendant votre tour, quand vous réalisez votre plan. {now}</translation>
    </message>
    <message>
        <source>That pool is not in play</source>
        <translation>Cet emplacement n’est pas en jeu</translation>
    </message>
    <message>
        <source>There are as many pools as players; the last one is {pool}.</source>
        <translation>Il y a autant d’emplacements que de joueurs&#x202f;; le dernier est {pool}.</translation>
    </message>
    <message>
        <source>The Oil Lamp works only within a pair of pools</source>
        <translation>La lampe à huile n’agit qu’entre deux emplacements d’une même paire</translation>
    </message>
    <message>
        <source>Under this rulebook, you can swap a disk from a reserve pool only with one from its own action pool.</source>
        <translation>Selon ce livret de règles, un disque d’un emplacement Réserve ne s’échange qu’avec un disque de son propre emplacement Action.</translation>
    </message>
    <message>
        <source>There is no such disk to swap</source>
        <translation>Il n’y a aucun disque de cette couleur à échanger</translation>
    </message>
    <message>
        <source>Choose a colour in the reserve pool and a different one in the action pool.</source>
        <translation>Choisissez une couleur présente dans l’emplacement Réserve, et une autre présente dans l’emplacement Action.</translation>
    </message>
    <message>
        <source>You cannot play the Oil Lamp now</source>
        <translation>Vous ne pouvez pas jouer la lampe à huile maintenant</translation>
    </message>
    <message>
        <source>Use it just before you take disks, or on your own turn, while you execute your plan. {now}</source>
        <translation>Elle se joue juste avant votre propre sélection, ou pendant votre tour, quand vous réalisez votre plan. {now}</translation>
    </message>
    <message>
        <source>You have no Charcoal Burner</source>
        <translation>Vous n’avez pas de charbonnière</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>L’équipement {tile} la procure.</translation>
    </message>
    <message>
        <source>Not enough wood for the Charcoal Burner</source>
        <translation>Pas assez de bois pour la charbonnière</translation>
    </message>
    <message>
        <source>It needs {needed} wood; on your farm: {wood}.</source>
        <translation>Il lui faut {needed}&#xa0;bois&#x202f;; dans votre ferme&#xa0;: {wood}.</translation>
    </message>
    <message>
        <source>You have already used the Charcoal Burner</source>
        <translation>Vous avez déjà utilisé la charbonnière</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use it once per action phase.</source>
        <translation>Selon ce livret de règles, elle ne sert qu’une fois par phase d’actions.</translation>
    </message>
    <message>
        <source>The Charcoal Burner does not work yet</source>
        <translation>La charbonnière ne fonctionne pas encore</translation>
    </message>
    <message>
        <source>It works from the next action phase on.</source>
        <translation>Elle fonctionne à partir de la prochaine phase d’actions.</translation>
    </message>
    <message>
        <source>It works from the next action phase on, and there is none.</source>
        <translation>Elle fonctionne à partir de la prochaine phase d’actions, mais il n’y en a plus.</translation>
    </message>
    <message>
        <source>It is too late for the Charcoal Burner</source>
        <translation>Il est trop tard pour la charbonnière</translation>
    </message>
    <message>
        <source>Its coal would have counted in the scoring phase, which is over.</source>
        <translation>Son charbon aurait compté dans la phase de décompte, qui est passée.</translation>
    </message>
    <message>
        <source>You cannot use the Charcoal Burner now</source>
        <translation>Vous ne pouvez pas utiliser la charbonnière maintenant</translation>
    </message>
</context>
<context>
    <name>MatchFileService</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The copied game cannot be opened</source>
        <translation>Impossible d’ouvrir la partie copiée</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened</source>
        <translation>Impossible d’ouvrir «&#x202f;{file}&#x202f;»</translation>
    </message>
    <message>
        <source>All of its moves are legal. You can continue it at your own risk.</source>
        <translation>Tous ses coups sont permis. Vous pouvez poursuivre la partie, à vos risques et périls.</translation>
    </message>
    <message>
        <source>The game is intact up to that point. You can continue from move {number}.</source>
        <translation>Jusque-là, la partie est intacte. Vous pouvez continuer à partir du coup {number}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>L’image n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>What should the copied text contain?</source>
        <translation>Que doit contenir le texte copié&#x202f;?</translation>
    </message>
    <message>
        <source>This game is not over. Anyone who has the whole game can work out what will be drawn. The position by itself contains only what the players have seen, not later draws.</source>
        <translation>Cette partie n’est pas terminée. La partie entière permet de calculer ce qui sera tiré. La position ne contient que ce que les joueurs ont vu, et aucun tirage à venir.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partie entière</translation>
    </message>
    <message>
        <source>Only the position</source>
        <translation>Seulement la position</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Saved games ({suffixes})</source>
        <translation>Parties enregistrées ({suffixes})</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à la page d’accueil</translation>
    </message>
    <message>
        <source>Invite other computers…</source>
        <translation>Inviter d’autres ordinateurs…</translation>
    </message>
    <message>
        <source>Join a table…</source>
        <translation>Rejoindre une table…</translation>
    </message>
    <message>
        <source>Say what I can do</source>
        <translation>Dire ce que je peux faire</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Highlight choices one by one</source>
        <translation>Mettre en évidence les choix un par un</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Open a recent game</source>
        <translation>Ouvrir une partie récente</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Players’ colours</source>
        <translation>Couleurs des joueurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Spacing of texts</source>
        <translation>Espacement du texte</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>One-switch scanning</source>
        <translation>Jouer avec une seule touche</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Fonts of the program</source>
        <translation>Polices du programme</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pour tout le monde</translation>
    </message>
    <message>
        <source>For red-green colour blindness</source>
        <translation>En cas de daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>For blue-yellow colour blindness</source>
        <translation>En cas de daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>spacing</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Very wide</source>
        <translation>Très large</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>motion</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Suivre le réglage du système</translation>
    </message>
    <message>
        <source>Pieces travel</source>
        <translation>Les éléments se déplacent</translation>
    </message>
    <message>
        <source>Pieces only fade</source>
        <translation>Les éléments apparaissent en fondu</translation>
    </message>
    <message>
        <source>Space takes what is lit</source>
        <translation>Espace choisit ce qui est éclairé</translation>
    </message>
    <message>
        <source>Enter takes what is lit</source>
        <translation>Entrée choisit ce qui est éclairé</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>scanning</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lent</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Copier la partie comme texte</translation>
    </message>
    <message>
        <source>Paste a copied game</source>
        <translation>Coller une partie copiée</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restart my turn</source>
        <translation>Recommencer mon tour</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the table</source>
        <translation>Ajuster la table</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rule for this step</source>
        <translation>La règle de cette étape</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Aller à la table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Results of finished games…</source>
        <translation>Résultats des parties terminées…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Exercices…</translation>
    </message>
    <message>
        <source>Cover the table between players</source>
        <translation>Couvrir la table entre les joueurs</translation>
    </message>
    <message>
        <source>About {program}</source>
        <translation>À propos d’{program}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The drive is full. Make room and save again.</source>
        <translation>Le support est plein. Faites de la place et enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>This drive is read-only. Save to another folder.</source>
        <translation>Ce support est en lecture seule. Enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>You do not have permission to write there. Save to another folder.</source>
        <translation>Vous n’avez pas le droit d’écrire là. Enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>The folder no longer exists. Save to another folder.</source>
        <translation>Le dossier n’existe plus. Enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist. Perhaps its drive is not connected.</source>
        <translation>Un lien symbolique mène à un fichier qui n’existe pas. Son support n’est peut-être pas connecté.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Le système répond&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Something has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Il y a eu un tirage depuis&#xa0;: dans cette partie, vous ne pouvez annuler que jusqu’au dernier tirage.</translation>
    </message>
    <message>
        <source>Secret choices have been revealed since: in this game you cannot undo any further.</source>
        <translation>Des choix secrets ont été révélés depuis&#xa0;: dans cette partie, on ne peut pas revenir plus loin.</translation>
    </message>
    <message>
        <source>This is not a copied game of this kind: its text would begin with {allowed}.</source>
        <translation>Ce n’est pas une partie copiée de ce jeu&#xa0;: son texte commencerait par {allowed}.</translation>
    </message>
    <message>
        <source>Move {number}: {sentence}</source>
        <translation>Coup {number}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>In “{key}”: {sentence}</source>
        <translation>Dans «&#x202f;{key}&#x202f;»&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {sentence}</source>
        <translation>Ligne {line}, colonne {column}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>{file}, “{key}”: expected {allowed}, found {found}.</source>
        <translation>{file}, «&#x202f;{key}&#x202f;»&#xa0;: attendu {allowed}&#x202f;; trouvé {found}.</translation>
    </message>
    <message>
        <source>“{key}”: expected {allowed}, found {found}.</source>
        <translation>«&#x202f;{key}&#x202f;»&#xa0;: attendu {allowed}&#x202f;; trouvé {found}.</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of level {before} ({rule}).</source>
        <translation>La tuile de niveau {level} de la rangée {row}, place {column}, n’en touche aucune du niveau {before} ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of another level ({rule}).</source>
        <translation>La tuile de niveau {level} de la rangée {row}, place {column}, n’en touche aucune d’un autre niveau ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches the tile in row {other_row}, position {other_column}, which is two or more levels away ({rule}).</source>
        <translation>La tuile de niveau {level} de la rangée {row}, place {column}, touche celle de la rangée {other_row}, place {other_column}, à deux niveaux d’écart ou plus ({rule}).</translation>
    </message>
    <message>
        <source>Tiles of level {level}: expected {least} to {most}, found {found} ({rule}).</source>
        <translation>Tuiles de niveau {level}&#xa0;: {found}&#x202f;; il en faut de {least} à {most} ({rule}).</translation>
    </message>
    <message>
        <source>The bots cannot be used</source>
        <translation>Les bots sont indisponibles</translation>
    </message>
    <message>
        <source>The bots’ data is missing. Reinstall the program to get the bots back; until then, only people and the bot Random can play.</source>
        <translation>Les données des bots manquent. Réinstallez le programme pour retrouver les bots&#x202f;; d’ici là, seuls des humains et le bot Hasard peuvent jouer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Games cannot be saved automatically in “{folder}”. {reason}</source>
        <translation>Les parties ne peuvent pas être enregistrées automatiquement dans «&#x202f;{folder}&#x202f;». {reason}</translation>
    </message>
    <message>
        <source>“{file}” could not be written. {reason}</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas pu être écrit. {reason}</translation>
    </message>
    <message>
        <source>An automatic save cannot be read: {file}. {reason}</source>
        <translation>Impossible de lire un enregistrement automatique&#xa0;: {file}. {reason}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Another player has moved since: in this game you can undo only your own moves.</source>
        <translation>Un autre joueur a joué depuis&#xa0;: dans cette partie, on n’annule que ses propres coups.</translation>
    </message>
    <message>
        <source>That step has ended: use “Undo” instead.</source>
        <translation>Cette étape est passée&#xa0;: utilisez plutôt «&#x202f;Annuler&#x202f;».</translation>
    </message>
    <message>
        <source>Your later moves depend on it: use “Undo” instead.</source>
        <translation>Vos coups suivants en dépendent&#xa0;: utilisez plutôt «&#x202f;Annuler&#x202f;».</translation>
    </message>
    <message>
        <source>{file}: expected {allowed}, found {found}.</source>
        <translation>{file}&#xa0;: attendu {allowed}&#x202f;; trouvé {found}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>You do not have permission to read it.</source>
        <translation>Vous n’avez pas le droit de le lire.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file cannot be read: {error}</source>
        <translation>Impossible de lire le fichier&#xa0;: {error}</translation>
    </message>
    <message>
        <source>It is larger than any saved game can be ({limit} MB).</source>
        <translation>Il est plus grand qu’une partie ne peut l’être ({limit}&#xa0;Mo).</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the game.</source>
        <translation>Le fichier s’arrête au milieu de la partie.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program: version {program} or later is needed.</source>
        <translation>Elle a été enregistrée par une version plus récente du programme&#xa0;: il faut la version {program} ou une version ultérieure.</translation>
    </message>
    <message>
        <source>It is a game of {found}.</source>
        <translation>C’est une partie d’un autre jeu&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>It was played with printed values different from this program’s.</source>
        <translation>Elle a été jouée avec d’autres valeurs imprimées que celles de ce programme.</translation>
    </message>
    <message>
        <source>“{found}” is not a legal move there (rule {rule}).</source>
        <translation>«&#x202f;{found}&#x202f;» n’y est pas un coup permis (règle {rule}).</translation>
    </message>
    <message>
        <source>This saved game uses a rule that has been corrected since: it can be opened only up to this move.</source>
        <translation>Cette sauvegarde utilise une règle corrigée depuis&#xa0;: elle ne peut être ouverte que jusqu’à ce coup.</translation>
    </message>
    <message>
        <source>“{found}” is not a move of this game.</source>
        <translation>«&#x202f;{found}&#x202f;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>Le fichier a été modifié après avoir été enregistré.</translation>
    </message>
    <message>
        <source>The text is incomplete or was changed.</source>
        <translation>Le texte est incomplet ou a été modifié.</translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation>Cette entrée manque.</translation>
    </message>
    <message>
        <source>This entry is unknown: expected {allowed}.</source>
        <translation>Cette entrée est inconnue&#x202f;; attendu {allowed}.</translation>
    </message>
    <message>
        <source>This entry appears twice.</source>
        <translation>Cette entrée figure deux fois.</translation>
    </message>
    <message>
        <source>Expected {allowed}, found {found}.</source>
        <translation>Attendu {allowed}&#x202f;; trouvé {found}.</translation>
    </message>
    <message>
        <source>The name, colour or player of this seat is empty, too long, or contains a character that cannot be shown.</source>
        <translation>Le nom, la couleur ou le joueur de cette place est vide, trop long, ou contient un caractère qui ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>No game can be set up like this.</source>
        <translation>Aucune partie ne peut être mise en place ainsi.</translation>
    </message>
</context>
<context>
    <name>MiningRefusals</name>
    <message>
        <source>You are not mining now</source>
        <translation>Vous n’avez pas d’Extraction en cours</translation>
    </message>
    <message>
        <source>First place workers on a mining space.</source>
        <translation>Placez d’abord des ouvriers sur une case Extraction.</translation>
    </message>
    <message>
        <source>The cage is already there</source>
        <translation>La Cage y est déjà</translation>
    </message>
    <message>
        <source>Move it to another tunnel level or to the surface level.</source>
        <translation>Amenez-la à un autre niveau de Galerie ou à la Surface.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>La Cage est à un autre niveau</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Amenez-la d’abord à ce niveau&#xa0;: un déplacement.</translation>
    </message>
    <message>
        <source>The cage is full</source>
        <translation>La Cage est pleine</translation>
    </message>
    <message>
        <source>Unload it at the surface level.</source>
        <translation>Déchargez-la à la Surface.</translation>
    </message>
    <message>
        <source>There is no such cube on this tunnel level</source>
        <translation>Il n’y a aucun cube de cette couleur à ce niveau</translation>
    </message>
    <message>
        <source>Minecarts are never reloaded: buy tunnel tiles to get more coal.</source>
        <translation>Les berlines ne sont jamais rechargées&#xa0;: pour plus de charbon, achetez des tuiles Galerie.</translation>
    </message>
    <message>
        <source>The cage is not at the surface level</source>
        <translation>La Cage n’est pas à la Surface</translation>
    </message>
    <message>
        <source>You can unload coal only there. First move the cage up: one work step.</source>
        <translation>Le charbon ne se décharge que là. Remontez d’abord la Cage&#xa0;: un déplacement.</translation>
    </message>
    <message>
        <source>There is no such cube in the cage</source>
        <translation>Il n’y a aucun cube de cette couleur dans la Cage</translation>
    </message>
    <message>
        <source>The cage is empty.</source>
        <translation>La Cage est vide.</translation>
    </message>
    <message>
        <source>In the cage: {cubes}.</source>
        <translation>Elle contient&#xa0;: {cubes}.</translation>
    </message>
    <message>
        <source>There is no such cube in your private coal storage</source>
        <translation>Il n’y a aucun cube de cette couleur dans votre Stock privé</translation>
    </message>
    <message>
        <source>Your private coal storage is empty.</source>
        <translation>Votre Stock privé est vide.</translation>
    </message>
    <message>
        <source>In your storage: {cubes}.</source>
        <translation>Le Stock privé contient&#xa0;: {cubes}.</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps. First choose both cubes, then the order spot.</source>
        <translation>Deux cubes de couleurs quelconques peuvent en remplir une&#xa0;: deux déplacements. Choisissez d’abord les deux cubes, puis la case.</translation>
    </message>
    <message>
        <source>This is not one of your outstanding orders</source>
        <translation>Ce n’est pas l’une de vos Commandes en cours</translation>
    </message>
    <message>
        <source>You can bring coal only to your own undelivered orders.</source>
        <translation>Le charbon ne va qu’à vos propres Commandes non livrées.</translation>
    </message>
    <message>
        <source>This order has no free order spot of this colour</source>
        <translation>Cette Commande n’a pas de case libre de cette couleur</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Deux cubes de couleurs quelconques peuvent en remplir une&#xa0;: deux déplacements.</translation>
    </message>
    <message>
        <source>Using two cubes for one costs two work steps</source>
        <translation>2&#xa0;cubes à la place d’un seul coûtent deux déplacements</translation>
    </message>
    <message>
        <source>You have only one left.</source>
        <translation>Il vous en reste un.</translation>
    </message>
    <message>
        <source>These two cubes are not both available</source>
        <translation>Ces deux cubes ne sont pas tous deux disponibles</translation>
    </message>
    <message>
        <source>Each must be in your storage, or in the cage while it is at the surface level.</source>
        <translation>Tous deux doivent être dans le Stock privé, ou dans la Cage quand elle est à la Surface.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type a move or its key</source>
        <translation>Tapez un coup, ou sa touche</translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation>Filtrer les coups</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>No move matches what you typed.</source>
        <translation>Aucun coup ne correspond à ce que vous avez tapé.</translation>
    </message>
    <message>
        <source>There is nothing to choose right now.</source>
        <translation>Il n’y a rien à choisir pour le moment.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>This computer has an older version: {part} {guest}, the host {host}. Update the program here.</source>
        <translation>Cet ordinateur a une version plus ancienne&#xa0;: {part} {guest}, l’hôte {host}. Mettez le programme à jour ici.</translation>
    </message>
    <message>
        <source>The host has an older version: {part} {host}, this computer {guest}. Update the program there.</source>
        <translation>L’hôte a une version plus ancienne&#xa0;: {part} {host}, cet ordinateur {guest}. Mettez le programme à jour là-bas.</translation>
    </message>
    <message>
        <source>Choose a table, or type an address.</source>
        <translation>Choisissez une table ou saisissez une adresse.</translation>
    </message>
    <message>
        <source>The code has four words. You have typed {count}.</source>
        <translation>Le code a quatre mots. Vous en avez saisi {count}.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not this program.</source>
        <translation>Quelque chose répond à cette adresse, mais pas ce programme.</translation>
    </message>
    <message>
        <source>The door is closed, because too many wrong codes were typed. Ask the host for new words.</source>
        <translation>La porte est fermée, car trop de codes faux ont été saisis. Demandez de nouveaux mots à l’hôte.</translation>
    </message>
    <message>
        <source>The computers differ in: {part}. Host: {host}. This computer: {guest}.</source>
        <translation>Les ordinateurs diffèrent&#xa0;: {part}. Hôte&#xa0;: {host}. Cet ordinateur&#xa0;: {guest}.</translation>
    </message>
    <message>
        <source>There is no room for another computer at this table.</source>
        <translation>Il n’y a plus de place pour un autre ordinateur à cette table.</translation>
    </message>
    <message>
        <source>The host has ended your visit. Join again with the words.</source>
        <translation>L’hôte a mis fin à votre visite. Revenez avec les mots.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>The other computer has sent something that cannot be read: {error}</source>
        <translation>L’autre ordinateur a envoyé quelque chose d’illisible&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The guests’ seats cannot be saved. After a crash, the guests must join again. {reason}</source>
        <translation>Les places des invités ne peuvent pas être enregistrées. Après un plantage, ils devront se reconnecter. {reason}</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>Le support est plein.</translation>
    </message>
    <message>
        <source>The drive is read-only.</source>
        <translation>Le support est en lecture seule.</translation>
    </message>
    <message>
        <source>You do not have permission to write there.</source>
        <translation>Vous n’avez pas le droit d’écrire là.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist.</source>
        <translation>Un lien symbolique mène à un fichier qui n’existe pas.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Le système répond&#xa0;: {error}</translation>
    </message>
    <message>
        <source>“{found}” is not an address. An address looks like 192.168.0.5.</source>
        <translation>«&#x202f;{found}&#x202f;» n’est pas une adresse. Une adresse ressemble à 192.168.0.5.</translation>
    </message>
    <message>
        <source>“{word}” is not a code word. Perhaps: {near}</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas un mot de code. Peut-être&#xa0;: {near}</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the invitation open there? Are both computers on the same network, and does the firewall of the host let guests in?</source>
        <translation>Personne ne répond à cette adresse. L’invitation y est-elle ouverte&#x202f;? Les deux ordinateurs sont-ils dans le même réseau, et le pare-feu de l’hôte laisse-t-il entrer les invités&#x202f;?</translation>
    </message>
    <message>
        <source>These are not the words of this table. Tries left: {left}</source>
        <translation>Ce ne sont pas les mots de cette table. Essais restants&#xa0;: {left}</translation>
    </message>
    <message>
        <source>The other computer no longer answers.</source>
        <translation>L’autre ordinateur ne répond plus.</translation>
    </message>
    <message>
        <source>This computer cannot be reached by others: {error}</source>
        <translation>Les autres ne peuvent pas atteindre cet ordinateur&#xa0;: {error}</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>printed values</source>
        <translation>valeurs imprimées</translation>
    </message>
</context>
<context>
    <name>NetworkService</name>
    <message>
        <source>End the invitation</source>
        <translation>Mettre fin à l’invitation</translation>
    </message>
    <message>
        <source>Other computers are at this table</source>
        <translation>D’autres ordinateurs sont à cette table</translation>
    </message>
    <message>
        <source>They leave the table when the invitation ends. You can invite them again later.</source>
        <translation>Ils quittent la table quand l’invitation prend fin. Vous pourrez les inviter de nouveau plus tard.</translation>
    </message>
    <message>
        <source>You have a seat in this game</source>
        <translation>Vous avez une place dans cette partie</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>You give up your seat when you leave the table. Somebody else can then take it.</source>
        <translation>Si vous quittez la table, vous abandonnez votre place. Quelqu’un d’autre pourra alors la prendre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Let the other computers in again?</source>
        <translation>Laisser revenir les autres ordinateurs&#x202f;?</translation>
    </message>
    <message>
        <source>Others were at this table when the program ended. They will return to their seats automatically.</source>
        <translation>D’autres étaient à cette table quand le programme s’est arrêté. Ils retrouvent leurs places d’eux-mêmes.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>{name}: the host has given this seat to a bot.</source>
        <translation>{name}&#xa0;: l’hôte a donné cette place à un bot.</translation>
    </message>
    <message>
        <source>{name}: the host has taken this seat back.</source>
        <translation>{name}&#xa0;: l’hôte a repris cette place.</translation>
    </message>
    <message>
        <source>The table on several computers</source>
        <translation>La table sur plusieurs ordinateurs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>For your first game, we suggest {bot}, the easiest bot that thinks about its moves.</source>
        <translation>Pour votre première partie, nous proposons {bot}, le plus facile des bots qui réfléchissent à leurs coups.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Nombre de places</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The seed decides what is drawn: the same seed and options give the same game.</source>
        <translation>La graine décide de ce qui est tiré&#xa0;: la même graine et les mêmes options donnent la même partie.</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copier la graine</translation>
    </message>
    <message>
        <source>Roll a new seed</source>
        <translation>Tirer une nouvelle graine</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Each player may begin with points, to make the game even</source>
        <translation>Chaque joueur peut commencer avec des points, pour équilibrer la partie</translation>
    </message>
    <message>
        <source>Invite other computers</source>
        <translation>Inviter d’autres ordinateurs</translation>
    </message>
    <message>
        <source>Others on the same network can then take seats, or watch</source>
        <translation>D’autres du même réseau peuvent alors prendre des places ou regarder</translation>
    </message>
    <message>
        <source>Save as a favourite…</source>
        <translation>Ajouter aux favoris…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur a besoin d’un nom.</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n character(s).</source>
        <translation>
            <numerusform>Un nom a au plus %n&#xa0;caractère.</numerusform>
            <numerusform>Un nom a au plus %n&#xa0;caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>Le nom contient un caractère non autorisé.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Un autre joueur porte déjà ce nom.</translation>
    </message>
    <message>
        <source>A seed is a whole number, such as 47110815.</source>
        <translation>Une graine est un nombre entier, comme 47110815.</translation>
    </message>
    <message>
        <source>A seed must be less than {limit}.</source>
        <translation>Une graine est inférieure à {limit}.</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Back to the start; what was drawn stays the same.</source>
        <translation>Jusqu’au début&#x202f;; ce qui a été tiré ne change pas.</translation>
    </message>
    <message>
        <source>Back to the last draw or another person’s move.</source>
        <translation>Jusqu’au dernier tirage ou au coup d’un autre joueur humain.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>To the last draw</source>
        <translation>Jusqu’au dernier tirage</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sans limite</translation>
    </message>
</context>
<context>
    <name>OwnPuzzleCounts</name>
    <message numerus="yes">
        <source>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</source>
        <translation>
            <numerusform>%n&#xa0;de ces décisions vous reviendra sous «&#x202f;Exercices&#x202f;», demain pour la première fois.</numerusform>
            <numerusform>%n&#xa0;de ces décisions vous reviendront sous «&#x202f;Exercices&#x202f;», demain pour la première fois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingRefusals</name>
    <message>
        <source>This worker space is locked</source>
        <translation>Cette case Ouvrier est verrouillée</translation>
    </message>
    <message numerus="yes">
        <source>With %n players, it stays locked for the whole game.</source>
        <translation>
            <numerusform>À %n&#xa0;joueurs, elle reste verrouillée toute la partie.</numerusform>
            <numerusform>À %n&#xa0;joueurs, elle reste verrouillée toute la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This space costs {asked} workers now, and you have %n.</source>
        <translation>
            <numerusform>Cette case coûte maintenant {asked}&#xa0;ouvriers, et vous en avez %n.</numerusform>
            <numerusform>Cette case coûte maintenant {asked}&#xa0;ouvriers, et vous en avez %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have enough workers</source>
        <translation>Vous n’avez pas assez d’ouvriers</translation>
    </message>
    <message>
        <source>You have no completed order with this vehicle</source>
        <translation>Vous n’avez pas de Commande complétée de ce véhicule</translation>
    </message>
    <message>
        <source>First complete one: fill all its order spots by mining.</source>
        <translation>Remplissez-en d’abord toutes les cases, par une Extraction.</translation>
    </message>
    <message>
        <source>There is nothing left in the stack to look at</source>
        <translation>Il ne reste rien à regarder dans la pile</translation>
    </message>
    <message>
        <source>The “top five” space can no longer be chosen.</source>
        <translation>La case des 5 premières de la pile ne peut plus être choisie.</translation>
    </message>
    <message>
        <source>You cannot place workers now</source>
        <translation>Vous ne pouvez pas placer d’ouvriers maintenant</translation>
    </message>
    <message>
        <source>There is no tunnel tile there</source>
        <translation>Il n’y a pas de tuile Galerie à cet endroit</translation>
    </message>
    <message>
        <source>There is no order card there</source>
        <translation>Il n’y a pas de carte Commande à cet endroit</translation>
    </message>
    <message>
        <source>The stack is empty, so nothing more will come.</source>
        <translation>La pile est vide&#xa0;: il n’en viendra plus.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Cette tuile coûte {price}, et vous avez {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Vous n’avez pas assez de Francs</translation>
    </message>
</context>
<context>
    <name>PlanningRefusals</name>
    <message>
        <source>You cannot place anything on workers now</source>
        <translation>Vous ne pouvez rien placer sur les travailleurs maintenant</translation>
    </message>
    <message>
        <source>You have no player disk left for a development</source>
        <translation>Il ne vous reste pas de disque Joueur pour un équipement</translation>
    </message>
    <message>
        <source>You own {count} developments: place disks of one colour only.</source>
        <translation>Vous possédez {count} équipements&#xa0;: placez des disques d’une seule couleur.</translation>
    </message>
    <message>
        <source>The plan is not complete</source>
        <translation>Le plan n’est pas complet</translation>
    </message>
    <message>
        <source>Disks of different colours must match exactly what one development requires: add what is missing, or take disks back.</source>
        <translation>Des disques de couleurs différentes doivent correspondre exactement à ce que demande un équipement&#xa0;: ajoutez ce qui manque, ou reprenez des disques.</translation>
    </message>
    <message>
        <source>The Water Mill needs pairs</source>
        <translation>Le moulin à eau a besoin de paires</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Ajoutez un second disque de la même couleur, ou reprenez celui qui est seul.</translation>
    </message>
    <message>
        <source>You have no plan to confirm now</source>
        <translation>Vous n’avez pas de plan à valider maintenant</translation>
    </message>
    <message>
        <source>There is no black disk left on your carts</source>
        <translation>Il ne reste pas de disque noir sur vos brouettes</translation>
    </message>
    <message>
        <source>There is no brown disk left on your carts</source>
        <translation>Il ne reste pas de disque marron sur vos brouettes</translation>
    </message>
    <message>
        <source>There is no yellow disk left on your carts</source>
        <translation>Il ne reste pas de disque jaune sur vos brouettes</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Il n’y a pas de céréale dans votre ferme</translation>
    </message>
    <message>
        <source>You must have a contract worker’s pay before plans are executed.</source>
        <translation>Vous devez avoir le salaire avant la réalisation des plans.</translation>
    </message>
    <message>
        <source>There are no Thaler on your farm</source>
        <translation>Il n’y a pas de Thaler dans votre ferme</translation>
    </message>
    <message>
        <source>Place what is left, or take a disk back from another worker.</source>
        <translation>Placez ce qui reste, ou reprenez un disque d’un autre travailleur.</translation>
    </message>
    <message>
        <source>You have no Hammer and Pick marker to place</source>
        <translation>Vous n’avez pas de jeton Marteau et burin à placer</translation>
    </message>
    <message>
        <source>You have no Ladder marker to place</source>
        <translation>Vous n’avez pas de jeton Échelle à placer</translation>
    </message>
    <message>
        <source>You have no Wheelbarrow marker to place</source>
        <translation>Vous n’avez pas de jeton Brouette à placer</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>L’équipement {tile} le procure&#x202f;; il ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>You cannot pay the Farmer</source>
        <translation>On ne paie pas le fermier</translation>
    </message>
    <message>
        <source>You cannot pay the improved farmhand</source>
        <translation>On ne paie pas l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>You cannot pay the Farmhand</source>
        <translation>On ne paie pas l’ouvrier</translation>
    </message>
    <message>
        <source>Your own workers take action disks; food and Thaler pay contract workers.</source>
        <translation>Les travailleurs permanents reçoivent des disques Action&#x202f;; céréales et Thalers paient les travailleurs saisonniers.</translation>
    </message>
    <message>
        <source>This disk is needed for the development you are paying for</source>
        <translation>Ce disque est nécessaire à l’équipement en cours d’achat</translation>
    </message>
    <message>
        <source>Without it, the disks of different colours cannot match any development.</source>
        <translation>Sans lui, les disques de couleurs différentes ne peuvent plus correspondre à aucun équipement.</translation>
    </message>
    <message>
        <source>No development matches these disks on the Farmer</source>
        <translation>Aucun équipement ne demande ces disques sur le fermier</translation>
    </message>
    <message>
        <source>No development matches these disks on the improved farmhand</source>
        <translation>Aucun équipement ne demande ces disques sur l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>You can mix colours only if the disks you have can match exactly what one development requires.</source>
        <translation>Avec les disques que vous avez, des couleurs différentes doivent pouvoir correspondre exactement à ce que demande un équipement.</translation>
    </message>
    <message>
        <source>The Farmhand takes disks of one colour only</source>
        <translation>L’ouvrier ne prend que des disques d’une seule couleur</translation>
    </message>
    <message>
        <source>You can mix colours only for developments, and only the Farmer and the improved farmhand can acquire those.</source>
        <translation>Les couleurs ne se mélangent que pour des équipements, que seuls le fermier et l’ouvrier expérimenté peuvent acheter.</translation>
    </message>
    <message>
        <source>The Coal-digger has left</source>
        <translation>Le ramasseur de charbon est parti</translation>
    </message>
    <message>
        <source>Your Pinge is exhausted; the Coal-miner and the Haspelknecht work for you now.</source>
        <translation>Votre Pinge est épuisée&#x202f;; le mineur et l’Haspelknecht travaillent maintenant pour vous.</translation>
    </message>
    <message>
        <source>The Coal-digger is already paid</source>
        <translation>Le ramasseur de charbon est déjà payé</translation>
    </message>
    <message>
        <source>He works once per action phase.</source>
        <translation>Il travaille une fois par phase d’actions.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-digger</source>
        <translation>Cela ne va pas sur le ramasseur de charbon</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 yellow disk, 1 food or 1 Thaler.</source>
        <translation>On le paie avec exactement 1&#xa0;disque jaune, 1&#xa0;céréale ou 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>The Coal-miner is not in play</source>
        <translation>Le mineur n’est pas en jeu</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>L’Haspelknecht n’est pas en jeu</translation>
    </message>
    <message numerus="yes">
        <source>He comes once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Il arrive une fois la Pinge épuisée&#xa0;: encore %n&#xa0;charbon.</numerusform>
            <numerusform>Il arrive une fois la Pinge épuisée&#xa0;: encore %n&#xa0;charbons.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-miner is already paid</source>
        <translation>Le mineur est déjà payé</translation>
    </message>
    <message>
        <source>The Haspelknecht is already paid</source>
        <translation>L’Haspelknecht est déjà payé</translation>
    </message>
    <message>
        <source>Once paid, he works once in the action phase.</source>
        <translation>Une fois payé, il travaille une fois pendant la phase d’actions.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-miner</source>
        <translation>Cela ne va pas sur le mineur</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 food or 1 Thaler.</source>
        <translation>On le paie avec exactement 1&#xa0;céréale ou 1&#xa0;Thaler.</translation>
    </message>
    <message>
        <source>You cannot place this on the Haspelknecht</source>
        <translation>Cela ne va pas sur l’Haspelknecht</translation>
    </message>
    <message>
        <source>You have no Water Mill</source>
        <translation>Vous n’avez pas de moulin à eau</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>L’équipement {tile} le procure.</translation>
    </message>
    <message>
        <source>You have no second disk of this colour for the Water Mill</source>
        <translation>Vous n’avez pas de second disque de cette couleur pour le moulin à eau</translation>
    </message>
    <message>
        <source>It takes pairs, and the disks you have left do not make one.</source>
        <translation>Il lui faut des paires, et les disques qui vous restent n’en forment pas.</translation>
    </message>
    <message>
        <source>You cannot place this on the Water Mill</source>
        <translation>Cela ne va pas sur le moulin à eau</translation>
    </message>
    <message>
        <source>It takes pairs of yellow disks or pairs of black disks.</source>
        <translation>Il lui faut des paires de disques jaunes ou des paires de disques noirs.</translation>
    </message>
</context>
<context>
    <name>PlayersMenu</name>
    <message>
        <source>{name}: {player}</source>
        <translation>{name}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <translation>Pourquoi le bot a-t-il fait cela&#x202f;?</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Speed of the bots</source>
        <translation>Rythme des bots</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;PV</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>During the game</source>
        <translation>Pendant la partie</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Ce plateau est conforme aux règles.</translation>
    </message>
    <message>
        <source>A board has at most {rows} rows and {columns} columns.</source>
        <translation>Un plateau a au plus {rows}&#xa0;rangées et {columns}&#xa0;colonnes.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to correct:</source>
        <translation>
            <numerusform>%n&#xa0;point à corriger&#xa0;:</numerusform>
            <numerusform>%n&#xa0;points à corriger&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Règle&#xa0;{rule}</translation>
    </message>
    <message numerus="yes">
        <source>The tiles drawn for it give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Les tuiles tirées pour ce plateau donnent directement %n&#xa0;Thaler pour le fermage.</numerusform>
            <numerusform>Les tuiles tirées pour ce plateau donnent directement %n&#xa0;Thalers pour le fermage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles drawn for it give {least} to {most} Thaler directly towards the leases.</source>
        <translation>Les tuiles tirées pour ce plateau donnent directement de {least} à {most}&#xa0;Thalers pour le fermage.</translation>
    </message>
    <message>
        <source>The numbers of tiles match the printed layouts for this number of seats: {numbers}.</source>
        <translation>Mêmes nombres de tuiles que dans les dispositions imprimées pour ce nombre de places&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>No printed layout has these numbers of tiles.</source>
        <translation>Aucune disposition imprimée ne correspond à ces nombres de tuiles.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Ce que disent les règles</translation>
    </message>
    <message numerus="yes">
        <source>Checked for %n seat(s), rulebook: {rulebook}.</source>
        <translation>
            <numerusform>Vérifié pour %n&#xa0;place, livret de règles&#xa0;: {rulebook}.</numerusform>
            <numerusform>Vérifié pour %n&#xa0;places, livret de règles&#xa0;: {rulebook}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptStrip</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Montrer toute la table</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>All puzzles</source>
        <translation>Tous les exercices</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Montrer le meilleur coup</translation>
    </message>
    <message>
        <source>Play on: your move</source>
        <translation>Continuer&#xa0;: votre coup</translation>
    </message>
    <message>
        <source>Play on: best move</source>
        <translation>Continuer&#xa0;: meilleur coup</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Exercice suivant</translation>
    </message>
</context>
<context>
    <name>PuzzleEntryTexts</name>
    <message>
        <source>Puzzle {number}</source>
        <translation>Exercice {number}</translation>
    </message>
    <message>
        <source>{name}, game of {day}</source>
        <translation>{name}, partie du {day}</translation>
    </message>
    <message>
        <source>{period}. {question}</source>
        <comment>for instance: Year II, summer. Which disks do you take first?</comment>
        <translation>{period}. {question}</translation>
    </message>
    <message>
        <source>Your mistake</source>
        <translation>Votre erreur</translation>
    </message>
    <message>
        <source>{degree} ({rating})</source>
        <comment>a degree of difficulty, and the rating of a puzzle</comment>
        <translation>{degree} ({rating})</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>again on {day}</source>
        <translation>revient le {day}</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>pour aujourd’hui</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>comes back later</source>
        <translation>revient plus tard</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
</context>
<context>
    <name>PuzzleLists</name>
    <message>
        <source>Puzzle</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>PuzzleService</name>
    <message>
        <source>This puzzle cannot be opened</source>
        <translation>Impossible d’ouvrir cet exercice</translation>
    </message>
    <message>
        <source>Your progress could not be saved</source>
        <translation>Votre progression n’a pas pu être enregistrée</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message>
        <source>Your own mistake</source>
        <translation>Votre propre erreur</translation>
    </message>
    <message>
        <source>Puzzle {number}: {theme}</source>
        <translation>Exercice {number}&#xa0;: {theme}</translation>
    </message>
    <message>
        <source>Your turn: {heading}. Play what you think is best, then see what it is worth.</source>
        <translation>À vous&#xa0;: {heading}. Jouez le coup qui vous paraît le meilleur&#x202f;; vous verrez ensuite ce qu’il vaut.</translation>
    </message>
    <message>
        <source>Correct: that is the best move.</source>
        <translation>Exact&#xa0;: c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>Not the best: it falls {points} points short.</source>
        <translation>Ce n’est pas le meilleur coup&#xa0;: {points}&#xa0;points de moins.</translation>
    </message>
    <message>
        <source>Correct: as {bot} judges it, no move is better.</source>
        <translation>Exact&#xa0;: selon le bot {bot}, aucun coup n’est meilleur.</translation>
    </message>
    <message>
        <source>Not the best: as {bot} judges it, it falls about {points} points short.</source>
        <translation>Ce n’est pas le meilleur coup&#xa0;: selon le bot {bot}, environ {points}&#xa0;points de moins.</translation>
    </message>
    <message>
        <source>No bot could judge this move. It does not count.</source>
        <translation>Aucun bot n’a pu juger ce coup. Il ne compte pas.</translation>
    </message>
    <message>
        <source>You have answered this puzzle</source>
        <translation>Vous avez répondu à cet exercice</translation>
    </message>
    <message>
        <source>The card shows what each move is worth.</source>
        <translation>La carte montre ce que vaut chaque coup.</translation>
    </message>
    <message>
        <source>Only your first answer counted.</source>
        <translation>Seule votre première réponse a compté.</translation>
    </message>
    <message>
        <source>The best move is shown on the table.</source>
        <translation>Le meilleur coup est montré sur la table.</translation>
    </message>
    <message>
        <source>Solved: it will not come back.</source>
        <translation>Résolu&#xa0;: il ne reviendra plus.</translation>
    </message>
    <message>
        <source>It will come back on {day}.</source>
        <translation>Il reviendra le {day}.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Votre classement&#xa0;: {rating} ({change}).</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <translation>environ {points} de moins</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>≈ {points}</source>
        <translation>≈ {points}</translation>
    </message>
    <message>
        <source>Expected final points, from many games played quickly to the end as the strongest bot would; ± is the 95% margin.</source>
        <translation>Score final attendu, d’après de nombreuses parties jouées rapidement jusqu’à la fin comme le bot le plus fort&#x202f;; ± est la marge à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>{points} ± {margin} less</source>
        <translation>{points} ± {margin} de moins</translation>
    </message>
    <message>
        <source>{points} less</source>
        <translation>{points} de moins</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>No puzzle matches these filters.</source>
        <translation>Aucun exercice ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>At the end of a game, “Costliest decisions” turns every mistake that cost you 2 points or more into a puzzle. It is solved once you get it right three times: after a day, a week and a month.</source>
        <translation>À la fin d’une partie, «&#x202f;Décisions les plus coûteuses&#x202f;» fait un exercice de chaque erreur qui vous a coûté 2&#xa0;points ou plus. Il est résolu après trois bonnes réponses de suite&#xa0;: au bout d’un jour, d’une semaine et d’un mois.</translation>
    </message>
    <message>
        <source>There are no puzzles for this game yet.</source>
        <translation>Il n’y a pas encore d’exercices pour ce jeu.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>You have no mistakes in this game yet.</source>
        <translation>Vous n’avez encore aucune erreur dans ce jeu.</translation>
    </message>
    <message>
        <source>Today everybody gets this puzzle.</source>
        <translation>Aujourd’hui, cet exercice est le même pour tous.</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Résolu aujourd’hui.</translation>
    </message>
    <message>
        <source>Missed today. You can try again.</source>
        <translation>Manqué aujourd’hui. Vous pouvez réessayer.</translation>
    </message>
    <message>
        <source>Puzzle of the day, {day}</source>
        <translation>Exercice du jour, {day}</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Classement&#xa0;: {rating}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Pas encore de classement</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n&#xa0;jour de suite</numerusform>
            <numerusform>%n&#xa0;jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve one today to start a streak</source>
        <translation>Résolvez-en un pour lancer une série</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>Your mistakes (%n due)</source>
        <translation>
            <numerusform>Vos erreurs (%n&#xa0;à revoir)</numerusform>
            <numerusform>Vos erreurs (%n&#xa0;à revoir)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Toutes les difficultés</translation>
    </message>
    <message>
        <source>Solved and unsolved</source>
        <translation>Résolus ou non</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RemarksCard</name>
    <message>
        <source>Before you confirm</source>
        <translation>Avant de valider</translation>
    </message>
    <message>
        <source>Read rule {rule}</source>
        <translation>Lire la règle {rule}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source> · </source>
        <comment>between two things that happened</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{season}: {happened}</source>
        <translation>{season}&#xa0;: {happened}</translation>
    </message>
    <message>
        <source>Step {ply}
{words}</source>
        <translation>Étape {ply}
{words}</translation>
    </message>
</context>
<context>
    <name>ReplayAndFinalScoring</name>
    <message>
        <source>Continue from here?</source>
        <translation>Continuer ici&#x202f;?</translation>
    </message>
    <message>
        <source>Try again from here?</source>
        <translation>Réessayer ici&#x202f;?</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer ici</translation>
    </message>
    <message>
        <source>A separate game starts from this position. The game so far stays among the saved games and can be opened again.</source>
        <translation>Une partie à part commence à partir de cette position. La partie jouée jusqu’ici reste parmi les parties enregistrées et peut être rouverte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer ici</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>{pace}×</source>
        <comment>how many times as fast</comment>
        <translation>{pace}×</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lire (Espace)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Previous player (Page up)</source>
        <translation>Joueur précédent (Page préc)</translation>
    </message>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Étape {ply} sur {last}</translation>
    </message>
    <message>
        <source>Next player (Page down)</source>
        <translation>Joueur suivant (Page suiv)</translation>
    </message>
    <message>
        <source>Previous score (Page up)</source>
        <translation>Points précédents (Page préc)</translation>
    </message>
    <message>
        <source>Next score (Page down)</source>
        <translation>Points suivants (Page suiv)</translation>
    </message>
    <message>
        <source>What the buttons beside this one jump to</source>
        <translation>Unité de saut des boutons voisins</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Une étape en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Une étape en avant (Droite)</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Show the acting player’s board</source>
        <translation>Montrer le plateau du joueur qui agit</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Continue from this position, as a separate game</source>
        <translation>Continuer à partir de cette position, dans une partie à part</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>C’est à vous</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Étape affichée</translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>%n game(s) with no other person at the table will be deleted.</source>
        <translation>
            <numerusform>%n&#xa0;partie sans autre personne à la table sera supprimée.</numerusform>
            <numerusform>%n&#xa0;parties sans autre personne à la table seront supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with other people are kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</source>
        <translation>
            <numerusform>%n&#xa0;partie jouée avec d’autres personnes reste dans leurs résultats, mais sans ce nom&#xa0;: on y lira «&#x202f;Quelqu’un&#x202f;» et, en revoyant la partie, la couleur de la place.</numerusform>
            <numerusform>%n&#xa0;parties jouées avec d’autres personnes restent dans leurs résultats, mais sans ce nom&#xa0;: on y lira «&#x202f;Quelqu’un&#x202f;» et, en revoyant la partie, la couleur de la place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.</source>
        <translation>
            <numerusform>Force&#xa0;: {strength} ± {margin}, estimée sur %n&#xa0;partie contre des bots&#x202f;; le bot le plus proche est {bot}.</numerusform>
            <numerusform>Force&#xa0;: {strength} ± {margin}, estimée sur %n&#xa0;parties contre des bots&#x202f;; le bot le plus proche est {bot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>The result could not be saved</source>
        <translation>Le résultat n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>This game cannot be shown</source>
        <translation>Impossible de montrer cette partie</translation>
    </message>
    <message>
        <source>The results were damaged</source>
        <translation>Les résultats étaient endommagés</translation>
    </message>
    <message>
        <source>Another copy of this program has deleted it.</source>
        <translation>Un autre exemplaire de ce programme l’a supprimée.</translation>
    </message>
    <message>
        <source>The results could not be exported</source>
        <translation>Les résultats n’ont pas pu être exportés</translation>
    </message>
    <message>
        <source>The results could not be deleted</source>
        <translation>Les résultats n’ont pas pu être supprimés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The results were saved by a newer version of this program. This version leaves them as they are and adds nothing to them.</source>
        <translation>Les résultats ont été enregistrés par une version plus récente de ce programme. Cette version les laisse tels quels et n’y ajoute rien.</translation>
    </message>
    <message>
        <source>Another copy of this program is saving results. Try again in a moment.</source>
        <translation>Un autre exemplaire de ce programme est en train d’enregistrer des résultats. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The results in “{file}” cannot be opened. {reason} You can keep playing; missing results will be added later from the automatic saves.</source>
        <translation>Les résultats dans «&#x202f;{file}&#x202f;» ne peuvent pas être ouverts. {reason} Vous pouvez continuer à jouer&#x202f;; les résultats manquants seront ajoutés plus tard à partir des enregistrements automatiques.</translation>
    </message>
    <message>
        <source>The file with results, favourites and tournaments was damaged. It has been renamed to “{file}”, and a new file has been started.</source>
        <translation>Le fichier des résultats, des favoris et des tournois était endommagé. Il a été renommé «&#x202f;{file}&#x202f;», et un nouveau fichier le remplace.</translation>
    </message>
    <message>
        <source>Some entries in the file with results, favourites and tournaments were damaged. They have been removed; all others are still there. A copy of the damaged file is “{file}”.</source>
        <translation>Certaines entrées du fichier des résultats, des favoris et des tournois étaient endommagées. Elles ont été supprimées&#x202f;; toutes les autres sont encore là. Une copie du fichier tel qu’il était se trouve sous «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>This cannot be undone. Saved games are kept, but will no longer count in the results.</source>
        <translation>Cette action est irréversible. Les parties enregistrées sont conservées, mais ne compteront plus dans les résultats.</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Time at the table in the last session</source>
        <translation>Temps passé à la table lors de la dernière séance</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament</source>
        <translation>Partie {number} sur {games} d’un tournoi</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>click to open the replay</source>
        <translation>cliquez pour revoir la partie</translation>
    </message>
    <message>
        <source>older games are being read</source>
        <translation>lecture des parties plus anciennes</translation>
    </message>
    <message>
        <source>Player, bot or option</source>
        <translation>Joueur, bot ou option</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Résultats de</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Tableau du tournoi</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Luck and skill…</source>
        <translation>Chance et habileté…</translation>
    </message>
    <message>
        <source>Delete this person…</source>
        <translation>Supprimer cette personne…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No game has been finished yet. The result of each finished game will appear here.</source>
        <translation>Aucune partie n’est encore terminée. Le résultat de chaque partie terminée apparaîtra ici.</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Aucune partie ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Tournament, {day}: {names}</source>
        <translation>Tournoi, {day}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Delete all results of {name}?</source>
        <translation>Supprimer tous les résultats de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ResultsSummary</name>
    <message>
        <source>winner’s average</source>
        <translation>moyenne des gagnants</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>record</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Par source</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>By option</source>
        <translation>Par option</translation>
    </message>
    <message>
        <source>{won} ({share}%)</source>
        <translation>{won} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>Strength estimated like an Elo rating: {random} is 0, and with 95% confidence the true strength is within the margin. Games with hints, a coach or a handicap do not count.</source>
        <translation>Force estimée à la manière d’un classement Elo&#xa0;: {random} vaut 0, et la vraie force se trouve dans la marge avec une certitude de 95&#xa0;%. Les parties jouées avec conseils, coach ou handicap ne comptent pas.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten winners.</source>
        <translation>La ligne est la moyenne des dix derniers gagnants.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten games.</source>
        <translation>La ligne est la moyenne des dix dernières parties.</translation>
    </message>
    <message>
        <source>Each dot is the winner of a game, filled if that is a person; the line is the average of the last ten.</source>
        <translation>Chaque point est le gagnant d’une partie, plein si c’est un humain&#x202f;; la ligne est la moyenne des dix dernières.</translation>
    </message>
    <message>
        <source>Each dot is a game, filled if it was won; the line is the average of the last ten.</source>
        <translation>Chaque point est une partie, plein si elle a été gagnée&#x202f;; la ligne est la moyenne des dix dernières.</translation>
    </message>
    <message>
        <source>These games have no human players.</source>
        <translation>Aucun humain n’a joué dans ces parties.</translation>
    </message>
    <message>
        <source>Click a person to see their results.</source>
        <translation>Cliquez sur une personne pour voir ses résultats.</translation>
    </message>
    <message>
        <source>Points of the winners.</source>
        <translation>Points des gagnants.</translation>
    </message>
    <message>
        <source>Points game by game</source>
        <translation>Points, partie par partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;partie</numerusform>
            <numerusform>%n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points par source</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (bot)</translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>gagnées par des humains</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>Average victory points of all human players; the mark shows the average of the last ten games.</source>
        <translation>Moyenne des points de victoire de tous les humains&#x202f;; le trait est la moyenne des dix dernières parties.</translation>
    </message>
    <message>
        <source>Average victory points; the mark shows the average of the last ten games.</source>
        <translation>Moyenne des points de victoire&#x202f;; le trait est la moyenne des dix dernières parties.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this game</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>Dutch rulebook</source>
        <translation>Livret néerlandais</translation>
    </message>
    <message>
        <source>English rulebook</source>
        <translation>Livret anglais</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Livret français</translation>
    </message>
    <message>
        <source>Open planning</source>
        <translation>Programmation ouverte</translation>
    </message>
    <message>
        <source>Hidden planning</source>
        <translation>Programmation cachée</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Règles trouvées</translation>
    </message>
    <message>
        <source>No rule contains all these words.</source>
        <translation>Aucune règle ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Page précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Page suivante (Alt+Droite)</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>From {first} to {last}</source>
        <translation>De {first} à {last}</translation>
    </message>
    <message>
        <source>Cancel the choice</source>
        <translation>Annuler le choix</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, choisi</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SceneAccessibleTexts</name>
    <message>
        <source>{place}; a move can start here</source>
        <translation>{place}&#x202f;; un coup peut commencer ici</translation>
    </message>
    <message>
        <source>{place}; legal target</source>
        <translation>{place}&#x202f;; cible permise</translation>
    </message>
    <message>
        <source>{place}; chosen</source>
        <translation>{place}&#x202f;; choisi</translation>
    </message>
    <message>
        <source>Shows what the bot hoped for, and which other moves it had.</source>
        <translation>Montre ce que le bot espérait et quels autres coups il avait.</translation>
    </message>
    <message>
        <source>Brings this board to the front. Esc returns to your own.</source>
        <translation>Met ce plateau au premier plan. Échap ramène au vôtre.</translation>
    </message>
    <message>
        <source>{move}. {result}</source>
        <translation>{move}. {result}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Scored so far</source>
        <translation>Marqué jusqu’ici</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>The position on the score track.</source>
        <translation>La place sur la piste de score.</translation>
    </message>
    <message>
        <source>Everything above.</source>
        <translation>Tout ce qui précède.</translation>
    </message>
    <message>
        <source>Everything above, plus the final scoring as things stand.</source>
        <translation>Tout ce qui précède, avec le décompte final en l’état.</translation>
    </message>
    <message>
        <source>{name}, {item}: {points}</source>
        <translation>{name}, {item}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Points pour</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Victoire partagée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Right now, victory would be shared: {names}</source>
        <translation>La victoire serait partagée maintenant&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins, %n VP ahead</source>
        <translation>
            <numerusform>{name} gagne, avec %n&#xa0;PV d’avance</numerusform>
            <numerusform>{name} gagne, avec %n&#xa0;PV d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would win now, %n VP ahead</source>
        <translation>
            <numerusform>{name} gagnerait maintenant, avec %n&#xa0;PV d’avance</numerusform>
            <numerusform>{name} gagnerait maintenant, avec %n&#xa0;PV d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins on the tie-break</source>
        <translation>{name} gagne, après départage</translation>
    </message>
    <message>
        <source>{name} would win now, on the tie-break</source>
        <translation>{name} gagnerait maintenant, après départage</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Press any key to show all points at once.</source>
        <translation>Appuyez sur une touche pour afficher tous les points.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>The table as it was at the time of this scoring</source>
        <translation>La table au moment de ce décompte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name}: {points}, score {score}</source>
        <translation>{name}&#xa0;: {points}, score {score}</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>À cet ordinateur</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>À un autre ordinateur</translation>
    </message>
    <message>
        <source>still free</source>
        <translation>encore libre</translation>
    </message>
    <message>
        <source>connected: {name}</source>
        <translation>connecté&#xa0;: {name}</translation>
    </message>
    <message>
        <source>away, played here</source>
        <translation>absent, joué ici</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>à cet ordinateur</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Handicap: points with which this player begins, to make the game even</source>
        <translation>Handicap&#xa0;: points avec lesquels ce joueur commence, pour équilibrer la partie</translation>
    </message>
    <message>
        <source>Handicap of player {number}</source>
        <translation>Handicap du joueur {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>Drag to change the order, or use the arrow keys</source>
        <translation>Faites glisser pour changer l’ordre, ou utilisez les flèches</translation>
    </message>
    <message>
        <source>Player {number}: person or bot</source>
        <translation>Joueur {number}&#xa0;: humain ou bot</translation>
    </message>
    <message>
        <source>Bot of player {number}</source>
        <translation>Bot du joueur {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Retirer le joueur {number}</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Déplacer le joueur {number}</translation>
    </message>
    <message>
        <source>Choose a colour and emblem</source>
        <translation>Choisir une couleur et un emblème</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}</source>
        <translation>Couleur et emblème du joueur {number}</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Rouge garance</translation>
    </message>
    <message>
        <source>Woad blue</source>
        <translation>Bleu pastel</translation>
    </message>
    <message>
        <source>Leaf green</source>
        <translation>Vert feuille</translation>
    </message>
    <message>
        <source>Heather</source>
        <translation>Bruyère</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Looking back: {heading}</source>
        <translation>Retour en arrière&#xa0;: {heading}</translation>
    </message>
    <message>
        <source>Step {ply} of {last}. The game is paused.</source>
        <translation>Étape {ply} sur {last}. La partie est en pause.</translation>
    </message>
    <message>
        <source>Nothing can be done now.</source>
        <translation>Il n’y a rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>Possible now: {choices}.</source>
        <translation>Possible maintenant&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>The game has been saved as “{file}”.</source>
        <translation>La partie a été enregistrée dans «&#x202f;{file}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et habileté</translation>
    </message>
    <message>
        <source>Luckiest draws</source>
        <translation>Tirages les plus heureux</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>cliquez pour les montrer sur la table</translation>
    </message>
    <message>
        <source>Whose luck and skill to show</source>
        <translation>Joueur dont on montre la chance et l’habileté</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analyse de la partie en cours</translation>
    </message>
    <message>
        <source>{points} · {period}</source>
        <comment>a draw</comment>
        <translation>{points} · {period}</translation>
    </message>
</context>
<context>
    <name>SkillTexts</name>
    <message>
        <source>{value} ± {margin}</source>
        <translation>{value} ± {margin}</translation>
    </message>
    <message>
        <source>points from the draws</source>
        <translation>points dus aux tirages</translation>
    </message>
    <message>
        <source>points lost per decision</source>
        <translation>points perdus par décision</translation>
    </message>
    <message>
        <source>points ahead without luck</source>
        <translation>points d’avance sans la chance</translation>
    </message>
    <message>
        <source>What the draws were worth is not shown here: it was not measured well enough for this number of players.</source>
        <translation>La valeur des tirages n’est pas indiquée ici&#xa0;: elle n’a pas été assez bien mesurée pour ce nombre de joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>What the draws were worth is not shown here: in %n test game(s), the measured luck did not fit the results well enough. It explained {share}% of them.</source>
        <translation>
            <numerusform>La valeur des tirages n’est pas indiquée ici&#xa0;: dans %n&#xa0;partie d’essai, la chance mesurée ne correspondait pas assez aux résultats. Elle en expliquait {share}&#xa0;%.</numerusform>
            <numerusform>La valeur des tirages n’est pas indiquée ici&#xa0;: dans %n&#xa0;parties d’essai, la chance mesurée ne correspondait pas assez aux résultats. Elle en expliquait {share}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws in these periods do not count, because their effect was too small to measure: {periods}.</source>
        <translation>Les tirages de ces périodes ne comptent pas, car leur effet était trop faible pour être mesuré&#xa0;: {periods}.</translation>
    </message>
    <message>
        <source>No bot is named for comparison: their errors were not measured well enough for this number of players.</source>
        <translation>Aucun bot n’est cité pour comparaison&#xa0;: leurs erreurs n’ont pas été assez bien mesurées pour ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>{bot} errs about as often: {points} points per decision.</source>
        <translation>Le bot {bot} se trompe à peu près autant&#xa0;: {points}&#xa0;points par décision.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n&#xa0;décision</numerusform>
            <numerusform>%n&#xa0;décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost by period</source>
        <translation>Points perdus par période</translation>
    </message>
    <message>
        <source>Points lost by kind of decision</source>
        <translation>Points perdus par type de décision</translation>
    </message>
    <message>
        <source>Each decision with a choice is compared with the best one, by playing on to the end as {bot} would. With 95% confidence, the true value is within the margin (±).</source>
        <translation>Chaque décision qui laissait un choix est comparée à la meilleure, en jouant jusqu’à la fin comme le bot {bot}. La vraie valeur est dans la marge (±) avec 95&#xa0;% de confiance.</translation>
    </message>
</context>
<context>
    <name>SkillWindow</name>
    <message>
        <source>Luck and skill: {name}</source>
        <translation>Chance et habileté&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The games are being read: {share}%</source>
        <translation>Lecture des parties&#xa0;: {share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n analysed game(s), without hints or a coach.</source>
        <translation>
            <numerusform>Moyenne de %n&#xa0;partie analysée, sans conseils ni coach.</numerusform>
            <numerusform>Moyenne de %n&#xa0;parties analysées, sans conseils ni coach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Points lost per decision: {earlier} in the earlier half of the games, {later} in the later half.</source>
        <translation>Points perdus par décision&#xa0;: {earlier} dans la première moitié des parties, {later} dans la seconde.</translation>
    </message>
</context>
<context>
    <name>SolvedCount</name>
    <message numerus="yes">
        <source>%n of {all} solved</source>
        <translation>
            <numerusform>%n&#xa0;résolu sur {all}</numerusform>
            <numerusform>%n&#xa0;résolus sur {all}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>Headings</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Left and Right choose a heading. Enter sorts by it.</source>
        <translation>Gauche et Droite choisissent un en-tête. Entrée trie d’après lui.</translation>
    </message>
    <message>
        <source>{heading}, ascending</source>
        <translation>{heading}, ordre croissant</translation>
    </message>
    <message>
        <source>{heading}, descending</source>
        <translation>{heading}, ordre décroissant</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Return to your table</source>
        <translation>Retour à votre table</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New here? Short lessons at the table show you how the game is played.</source>
        <translation>Vous débutez&#x202f;? De courtes leçons à la table vous montrent comment on joue.</translation>
    </message>
    <message>
        <source>You have begun the tutorial. It continues where you stopped.</source>
        <translation>Vous avez commencé le tutoriel. Il reprend là où vous l’avez quitté.</translation>
    </message>
    <message>
        <source>Continue the tutorial</source>
        <translation>Reprendre le tutoriel</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
</context>
<context>
    <name>StepNames</name>
    <message>
        <source>setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>les 5 premières de la pile</translation>
    </message>
    <message>
        <source>choosing orders</source>
        <translation>choix des Commandes</translation>
    </message>
    <message>
        <source>placing workers</source>
        <translation>placer des ouvriers</translation>
    </message>
    <message>
        <source>loading minecarts</source>
        <translation>charger les berlines</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>remplissage</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>first taking</source>
        <translation>premier tour de sélection</translation>
    </message>
    <message>
        <source>second taking</source>
        <translation>second tour de sélection</translation>
    </message>
    <message>
        <source>returning pit water</source>
        <translation>rendre l’eau de mine</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>programmation</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>réalisation</translation>
    </message>
    <message>
        <source>before the scoring phase</source>
        <translation>avant la phase de décompte</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>phase de stockage</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Règle {rule}</translation>
    </message>
</context>
<context>
    <name>TakeAndReturnRefusals</name>
    <message>
        <source>This order is not on the table</source>
        <translation>Cette Commande n’est pas sur la table</translation>
    </message>
    <message>
        <source>Take one of those on the table.</source>
        <translation>Prenez l’une de celles qui s’y trouvent.</translation>
    </message>
    <message>
        <source>You can choose orders this way only during setup</source>
        <translation>Les Commandes ne se choisissent ainsi qu’à la mise en place</translation>
    </message>
    <message>
        <source>This is not one of the tiles you are looking at</source>
        <translation>Ce n’est pas l’une des tuiles que vous regardez</translation>
    </message>
    <message>
        <source>Buy one of the tiles you have drawn, or none.</source>
        <translation>Achetez l’une de celles que vous avez piochées, ou aucune.</translation>
    </message>
    <message>
        <source>This is not one of the cards you are looking at</source>
        <translation>Ce n’est pas l’une des cartes que vous regardez</translation>
    </message>
    <message>
        <source>Keep one of the cards you have drawn, or none.</source>
        <translation>Gardez l’une de celles que vous avez piochées, ou aucune.</translation>
    </message>
    <message>
        <source>You cannot keep anything from the stack now</source>
        <translation>Vous ne pouvez rien garder de la pile maintenant</translation>
    </message>
    <message>
        <source>The general supply has no cube of this colour</source>
        <translation>La réserve générale n’a pas de cube de cette couleur</translation>
    </message>
    <message>
        <source>Choose a colour it still has.</source>
        <translation>Choisissez une couleur qu’elle a encore.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Aucune berline n’attend de cube de remplacement</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>On ne choisit un cube de remplacement que quand une couleur est épuisée.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Cette tuile coûte {price}, et vous avez {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Vous n’avez pas assez de Francs</translation>
    </message>
    <message>
        <source>You cannot put anything back now</source>
        <translation>Vous ne pouvez rien reposer maintenant</translation>
    </message>
    <message>
        <source>Put back one of those you have drawn.</source>
        <translation>Reposez l’une de celles que vous avez piochées.</translation>
    </message>
    <message>
        <source>The stack is empty: nothing can go under it</source>
        <translation>La pile est vide&#xa0;: rien ne peut aller dessous</translation>
    </message>
    <message>
        <source>Put it on top.</source>
        <translation>Posez-la au-dessus.</translation>
    </message>
    <message>
        <source>The first one went on top of the stack.</source>
        <translation>La première est allée sur le dessus de la pile.</translation>
    </message>
    <message>
        <source>The first one went under the stack.</source>
        <translation>La première est allée sous la pile.</translation>
    </message>
    <message>
        <source>All must go on top of the stack, or all under it</source>
        <translation>Toutes vont au-dessus de la pile, ou toutes dessous</translation>
    </message>
</context>
<context>
    <name>TakingRefusals</name>
    <message>
        <source>This is the first taking: take all disks of one colour from one action pool.</source>
        <translation>C’est le premier tour de sélection&#xa0;: prenez tous les disques d’une couleur dans un emplacement Action.</translation>
    </message>
    <message>
        <source>This is the second taking: take disks of one more colour, or skip it.</source>
        <translation>C’est le second tour de sélection&#xa0;: prenez encore des disques d’une couleur, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First decide whether to return 1 pit water.</source>
        <translation>Décidez d’abord si vous rendez 1&#xa0;eau de mine.</translation>
    </message>
    <message>
        <source>It is time to plan: place what you have on your workers, then confirm.</source>
        <translation>C’est le moment de programmer&#xa0;: placez ce que vous avez sur vos travailleurs, puis validez.</translation>
    </message>
    <message>
        <source>First decide about {tile}.</source>
        <translation>Décidez d’abord pour {tile}.</translation>
    </message>
    <message>
        <source>Plans are being executed: set your workers to work.</source>
        <translation>C’est le moment de réaliser votre plan&#xa0;: mettez vos travailleurs au travail.</translation>
    </message>
    <message>
        <source>A worker is at work: first use his actions.</source>
        <translation>Un travailleur est à l’œuvre&#xa0;: utilisez d’abord ses actions.</translation>
    </message>
    <message>
        <source>The scoring phase comes next.</source>
        <translation>La phase de décompte vient ensuite.</translation>
    </message>
    <message>
        <source>This is the storage phase: store for the winter.</source>
        <translation>C’est la phase de stockage&#xa0;: stockez pour l’hiver.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Disks are being drawn from the bag.</source>
        <translation>Des disques sont piochés dans le sac.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Vous ne pouvez pas prendre de disques maintenant</translation>
    </message>
    <message>
        <source>The first taking is compulsory</source>
        <translation>Le premier tour de sélection est obligatoire</translation>
    </message>
    <message>
        <source>Take all disks of one colour from one action pool; only the second taking is optional.</source>
        <translation>Prenez tous les disques d’une couleur dans un emplacement Action&#x202f;; seul le second tour est facultatif.</translation>
    </message>
    <message>
        <source>There is no taking to skip</source>
        <translation>Il n’y a pas de sélection à laquelle renoncer</translation>
    </message>
    <message>
        <source>You cannot return pit water now</source>
        <translation>Vous ne pouvez pas rendre d’eau de mine maintenant</translation>
    </message>
    <message>
        <source>Players with fewer than 5 disks may return 1 pit water in the spring of year I, after the second taking.</source>
        <translation>Les joueurs qui ont moins de 5&#xa0;disques peuvent rendre 1&#xa0;eau de mine au printemps de l’année I, après le second tour de sélection.</translation>
    </message>
    <message>
        <source>Action pool {pool} is not in play</source>
        <translation>L’emplacement Action {pool} n’est pas en jeu</translation>
    </message>
    <message>
        <source>There are as many action pools as players; the last one is {pool}.</source>
        <translation>Il y a autant d’emplacements Action que de joueurs&#x202f;; le dernier est {pool}.</translation>
    </message>
    <message>
        <source>There is no black disk in action pool {pool}</source>
        <translation>Il n’y a pas de disque noir dans l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>There is no brown disk in action pool {pool}</source>
        <translation>Il n’y a pas de disque marron dans l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>There is no yellow disk in action pool {pool}</source>
        <translation>Il n’y a pas de disque jaune dans l’emplacement Action {pool}</translation>
    </message>
    <message>
        <source>Take a colour that is there, or take from another pool.</source>
        <translation>Prenez une couleur qui s’y trouve, ou choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>TextFormats</name>
    <message>
        <source>−{amount}</source>
        <translation>−{amount}</translation>
    </message>
    <message>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between lists</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>TournamentService</name>
    <message>
        <source>Leave the tournament?</source>
        <translation>Quitter le tournoi&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the tournament</source>
        <translation>Quitter le tournoi</translation>
    </message>
    <message>
        <source>A tournament is in progress, games played: {ended} of {games}. Starting another game ends it; the results so far are kept.</source>
        <translation>Un tournoi est en cours, parties jouées&#xa0;: {ended} sur {games}. Commencer une autre partie y met fin&#x202f;; les résultats déjà obtenus sont conservés.</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament.</source>
        <translation>Partie {number} sur {games} d’un tournoi.</translation>
    </message>
    <message>
        <source>Your tournament: game {number} of {games} comes next.</source>
        <translation>Votre tournoi&#xa0;: la partie {number} sur {games} vient ensuite.</translation>
    </message>
    <message>
        <source>In the lead with {points} tournament points: {names}.</source>
        <translation>En tête avec {points}&#xa0;points de tournoi&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>TournamentStrip</name>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Tableau du tournoi</translation>
    </message>
    <message>
        <source>Next game of the tournament</source>
        <translation>Partie suivante du tournoi</translation>
    </message>
    <message>
        <source>Tournament: {ended} of {games} games played</source>
        <translation>Tournoi, parties jouées&#xa0;: {ended} sur {games}</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <translation>{name} gagne le tournoi</translation>
    </message>
    <message>
        <source>Shared victory in the tournament: {names}</source>
        <translation>Victoire partagée au tournoi&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Table of the tournament: {ended} of {games} games played</source>
        <translation>Tableau du tournoi, parties jouées&#xa0;: {ended} sur {games}</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Tableau du tournoi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <translation>Rang {number}</translation>
    </message>
    <message>
        <source>Tournament points</source>
        <translation>Points de tournoi</translation>
    </message>
    <message>
        <source>Points in the games</source>
        <translation>Points des parties</translation>
    </message>
    <message>
        <source>First place in a game is worth {seats} tournament points, each following place one point less; players who tie share equally the points of the places they take up. If points are equal, the number of games won decides, then the points in all games.</source>
        <translation>La première place d’une partie vaut {seats}&#xa0;points de tournoi, chaque place suivante un point de moins&#x202f;; les ex æquo se partagent les points des places qu’ils occupent. À égalité&#xa0;: d’abord le plus de parties gagnées, puis le plus de points dans toutes les parties.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name}, {column}: {figure}</source>
        <translation>{name}, {column}&#xa0;: {figure}</translation>
    </message>
</context>
<context>
    <name>TurningPointTexts</name>
    <message>
        <source>{happened} {stands}</source>
        <comment>two sentences, one after the other</comment>
        <translation>{happened} {stands}</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <comment>an item of the score, with a signed number behind it</comment>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>{leader} would win from now on.</source>
        <translation>Désormais, {leader} gagnerait.</translation>
    </message>
    <message>
        <source>{leader} would win now.</source>
        <translation>Maintenant, {leader} gagnerait.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would now be %n VP behind {leader}.</source>
        <translation>
            <numerusform>{name} aurait maintenant %n&#xa0;PV de retard sur {leader}.</numerusform>
            <numerusform>{name} aurait maintenant %n&#xa0;PV de retard sur {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would now win by %n VP.</source>
        <translation>
            <numerusform>{name} gagnerait maintenant avec %n&#xa0;PV d’avance.</numerusform>
            <numerusform>{name} gagnerait maintenant avec %n&#xa0;PV d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would now be level with {other}.</source>
        <translation>{name} serait maintenant à égalité avec {other}.</translation>
    </message>
</context>
<context>
    <name>TutorialGuide</name>
    <message>
        <source>Not in this step. Follow the text or press “Show me”.</source>
        <translation>Pas à cette étape. Suivez le texte ou appuyez sur «&#x202f;Montrer&#x202f;».</translation>
    </message>
    <message>
        <source>Not in this step. Press “{button}” first.</source>
        <translation>Pas à cette étape. Appuyez d’abord sur «&#x202f;{button}&#x202f;».</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Quitter le tutoriel</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
</context>
<context>
    <name>UnbuiltLevels</name>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>Le bot le plus fort, {names}, manque&#xa0;: cette copie du programme a été générée sans compilateur C++.</translation>
    </message>
</context>
<context>
    <name>WindowTexts</name>
    <message>
        <source>{names} - {program}</source>
        <translation>{names} - {program}</translation>
    </message>
    <message>
        <source>{names} ({file}) - {program}</source>
        <translation>{names} ({file}) - {program}</translation>
    </message>
    <message>
        <source>Move {number} · not saved</source>
        <translation>Coup {number} · non enregistré</translation>
    </message>
    <message>
        <source>Move {number} · saved · corrected values</source>
        <translation>Coup {number} · enregistré · valeurs corrigées</translation>
    </message>
    <message>
        <source>Move {number} · saved</source>
        <translation>Coup {number} · enregistré</translation>
    </message>
    <message>
        <source>{status} · game {number} of {games}</source>
        <translation>{status} · partie {number} sur {games}</translation>
    </message>
    <message>
        <source>The settings file was damaged or could not be read. It has been renamed to “{file}”; the settings that could be read still apply.</source>
        <translation>Le fichier des réglages était endommagé ou illisible. Il a été renommé «&#x202f;{file}&#x202f;»&#x202f;; les réglages qui ont pu être lus restent en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>Your last game: {names}. {heading}, after %n move(s).</source>
        <translation>
            <numerusform>Votre dernière partie&#xa0;: {names}. {heading}, après %n&#xa0;coup.</numerusform>
            <numerusform>Votre dernière partie&#xa0;: {names}. {heading}, après %n&#xa0;coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Plein écran (F11)</translation>
    </message>
</context>
<context>
    <name>WinterRefusals</name>
    <message>
        <source>You cannot store anything now</source>
        <translation>Vous ne pouvez rien stocker maintenant</translation>
    </message>
    <message>
        <source>You do that in winter. {now}</source>
        <translation>Cela se fait en hiver. {now}</translation>
    </message>
    <message>
        <source>You cannot do this yet</source>
        <translation>Vous ne pouvez pas encore le faire</translation>
    </message>
    <message>
        <source>The Pinge no longer needs wood</source>
        <translation>La Pinge n’a plus besoin de bois</translation>
    </message>
    <message>
        <source>It is exhausted: place wood in the tunnel, on the next empty wood symbol.</source>
        <translation>Elle est épuisée&#xa0;: placez le bois dans la galerie, sur la prochaine icône Étayage vide.</translation>
    </message>
    <message>
        <source>It is too late to place wood</source>
        <translation>Il est trop tard pour placer du bois</translation>
    </message>
    <message>
        <source>In winter, place wood before you store anything.</source>
        <translation>En hiver, placez le bois avant de stocker quoi que ce soit.</translation>
    </message>
    <message>
        <source>You cannot place wood before the scoring phase</source>
        <translation>Vous ne pouvez pas placer de bois avant la phase de décompte</translation>
    </message>
    <message>
        <source>In winter, place it in the storage phase, before you store anything.</source>
        <translation>En hiver, placez-le dans la phase de stockage, avant de stocker quoi que ce soit.</translation>
    </message>
    <message>
        <source>There is no wood on your farm</source>
        <translation>Il n’y a pas de bois dans votre ferme</translation>
    </message>
    <message>
        <source>Brown disks on the Farmer or the Farmhand bring wood.</source>
        <translation>Des disques marron sur le fermier ou l’ouvrier rapportent du bois.</translation>
    </message>
    <message>
        <source>All wood symbols in the Pinge are covered</source>
        <translation>Toutes les icônes Étayage de la Pinge sont recouvertes</translation>
    </message>
    <message>
        <source>Wood can already be placed in the tunnel, section by section.</source>
        <translation>Du bois peut déjà être placé dans la galerie, section par section.</translation>
    </message>
    <message>
        <source>So are those in the tunnel; wood can be stored, paid or burned instead.</source>
        <translation>Ceux de la galerie aussi&#x202f;; le bois peut être stocké, donné en paiement ou brûlé.</translation>
    </message>
    <message>
        <source>All wood symbols in the tunnel are covered</source>
        <translation>Toutes les icônes Étayage de la galerie sont recouvertes</translation>
    </message>
    <message>
        <source>Its sections are all open; wood can be stored, paid or burned instead.</source>
        <translation>Ses sections sont ouvertes&#x202f;; le bois peut être stocké, donné en paiement ou brûlé.</translation>
    </message>
    <message>
        <source>You cannot place wood now</source>
        <translation>Vous ne pouvez pas placer de bois maintenant</translation>
    </message>
    <message>
        <source>Place it on your own turn, while you execute your plan. {now}</source>
        <translation>Placez-le pendant votre tour, quand vous réalisez votre plan. {now}</translation>
    </message>
    <message>
        <source>You have no Barn</source>
        <translation>Vous n’avez pas de grange</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Ce bâtiment vient avec l’équipement {tile}.</translation>
    </message>
    <message>
        <source>You have no Coal Storage</source>
        <translation>Vous n’avez pas d’abri à charbon</translation>
    </message>
    <message>
        <source>This place holds coal only</source>
        <translation>Cet espace n’accepte que du charbon</translation>
    </message>
    <message>
        <source>The Coal Storage stores coal and wood.</source>
        <translation>L’abri à charbon stocke du charbon et du bois.</translation>
    </message>
    <message>
        <source>This place holds wood only</source>
        <translation>Cet espace n’accepte que du bois</translation>
    </message>
    <message>
        <source>The Coal Storage is full</source>
        <translation>L’abri à charbon est plein</translation>
    </message>
    <message>
        <source>Under this rulebook, it holds 1 coal or 1 wood, not both.</source>
        <translation>Selon ce livret de règles, il contient 1&#xa0;charbon ou 1&#xa0;bois, pas les deux.</translation>
    </message>
    <message>
        <source>This storage place is taken</source>
        <translation>Cet espace de stockage est occupé</translation>
    </message>
    <message>
        <source>Each place holds 1 unit; use another place, or finish.</source>
        <translation>Chaque espace contient 1 unité&#x202f;; utilisez-en un autre, ou terminez.</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Il n’y a pas de céréale dans votre ferme</translation>
    </message>
    <message>
        <source>There is no coal on your farm</source>
        <translation>Il n’y a pas de charbon dans votre ferme</translation>
    </message>
    <message>
        <source>Store what is left there, or finish.</source>
        <translation>Stockez ce qui reste, ou terminez.</translation>
    </message>
</context>
<context>
    <name>WorkingRefusals</name>
    <message>
        <source>First decide about the development</source>
        <translation>Décidez d’abord de l’équipement acheté</translation>
    </message>
    <message>
        <source>Mining Timber has nothing to give now</source>
        <translation>Le bois de mine n’a rien à donner maintenant</translation>
    </message>
    <message>
        <source>You make that choice when you acquire development {tile}.</source>
        <translation>Vous choisissez au moment d’acheter l’équipement {tile}.</translation>
    </message>
    <message>
        <source>There is nothing to decline</source>
        <translation>Il n’y a rien à refuser</translation>
    </message>
    <message>
        <source>You cannot set a worker to work now</source>
        <translation>Vous ne pouvez mettre personne au travail maintenant</translation>
    </message>
    <message>
        <source>Each worker works once per action phase.</source>
        <translation>Chaque travailleur est activé une fois par phase d’actions.</translation>
    </message>
    <message>
        <source>Only workers given disks or pay in the plan can be set to work.</source>
        <translation>Seuls peuvent travailler ceux qui ont reçu des disques ou leur salaire dans le plan.</translation>
    </message>
    <message>
        <source>These disks can only acquire a development</source>
        <translation>Ces disques ne peuvent servir qu’à acheter un équipement</translation>
    </message>
    <message>
        <source>Drag your player disk to one that requires exactly these; if none is within reach, they are lost.</source>
        <translation>Faites glisser votre disque Joueur sur un équipement qui demande exactement ceux-ci&#x202f;; si aucun n’est accessible, ils sont perdus.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>Le fermier a déjà travaillé</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>L’ouvrier expérimenté a déjà travaillé</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>L’ouvrier a déjà travaillé</translation>
    </message>
    <message>
        <source>The Coal-digger has already worked</source>
        <translation>Le ramasseur de charbon a déjà travaillé</translation>
    </message>
    <message>
        <source>The Coal-miner has already worked</source>
        <translation>Le mineur a déjà travaillé</translation>
    </message>
    <message>
        <source>The Haspelknecht has already worked</source>
        <translation>L’Haspelknecht a déjà travaillé</translation>
    </message>
    <message>
        <source>The Water Mill has already worked</source>
        <translation>Le moulin à eau a déjà travaillé</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmer</source>
        <translation>Rien n’est programmé pour le fermier</translation>
    </message>
    <message>
        <source>Nothing is planned for the improved farmhand</source>
        <translation>Rien n’est programmé pour l’ouvrier expérimenté</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmhand</source>
        <translation>Rien n’est programmé pour l’ouvrier</translation>
    </message>
    <message>
        <source>The Coal-digger has not been paid</source>
        <translation>Le ramasseur de charbon n’a pas été payé</translation>
    </message>
    <message>
        <source>The Coal-miner has not been paid</source>
        <translation>Le mineur n’a pas été payé</translation>
    </message>
    <message>
        <source>The Haspelknecht has not been paid</source>
        <translation>L’Haspelknecht n’a pas été payé</translation>
    </message>
    <message>
        <source>Nothing is planned for the Water Mill</source>
        <translation>Rien n’est programmé pour le moulin à eau</translation>
    </message>
    <message>
        <source>No worker is at work</source>
        <translation>Aucun travailleur n’est à l’œuvre</translation>
    </message>
    <message>
        <source>This worker has not finished yet</source>
        <translation>Ce travailleur n’a pas fini</translation>
    </message>
    <message>
        <source>Every action must be used as far as possible; a worker may stop early only where a rule says so.</source>
        <translation>Chaque action doit être utilisée autant que possible&#x202f;; un travailleur ne peut s’arrêter plus tôt que si une règle le permet.</translation>
    </message>
    <message>
        <source>You have no turn to end now</source>
        <translation>Vous n’avez pas de tour à terminer maintenant</translation>
    </message>
    <message>
        <source>Your turn is not finished</source>
        <translation>Votre tour n’est pas fini</translation>
    </message>
    <message>
        <source>Your plan has not been executed yet</source>
        <translation>Votre plan n’a pas encore été réalisé</translation>
    </message>
    <message>
        <source>Yet to work: {workers}.</source>
        <translation>Doivent encore travailler&#xa0;: {workers}.</translation>
    </message>
    <message>
        <source>Not enough coal for the Coal Sacks</source>
        <translation>Pas assez de charbon pour les sacs de charbon</translation>
    </message>
    <message>
        <source>On your farm: {coal}.</source>
        <translation>Dans votre ferme&#xa0;: {coal}.</translation>
    </message>
    <message>
        <source>You cannot exchange coal now</source>
        <translation>Vous ne pouvez pas échanger de charbon maintenant</translation>
    </message>
    <message>
        <source>You exchange coal when you acquire the Coal Sacks. {now}</source>
        <translation>Vous échangez du charbon au moment d’acheter les sacs de charbon. {now}</translation>
    </message>
    <message>
        <source>Your own workers cannot remove pit water from the shaft</source>
        <translation>Les travailleurs permanents ne peuvent pas évacuer l’eau de mine du puits</translation>
    </message>
    <message>
        <source>Only the Haspelknecht, the Hauling Cable and a newly acquired Windlass can.</source>
        <translation>Seuls l’Haspelknecht, la corde et le treuil qu’on vient d’acheter le peuvent.</translation>
    </message>
    <message>
        <source>A black disk removes 2 pit water</source>
        <translation>Un disque noir évacue 2&#xa0;eaux de mine</translation>
    </message>
    <message>
        <source>Under this rulebook, it removes 1 only if there is just 1.</source>
        <translation>Selon ce livret de règles, il n’en évacue une seule que s’il n’y en a pas d’autre.</translation>
    </message>
    <message>
        <source>You need a worker at work to remove pit water</source>
        <translation>Aucun travailleur n’est en train d’évacuer l’eau de mine</translation>
    </message>
    <message>
        <source>You need a worker at work to excavate</source>
        <translation>Aucun travailleur n’est en train d’extraire</translation>
    </message>
    <message>
        <source>You need a worker at work to reel up coal</source>
        <translation>Aucun travailleur n’est en train de remonter du charbon</translation>
    </message>
    <message>
        <source>There is no pit water to remove</source>
        <translation>Il n’y a pas d’eau de mine à évacuer</translation>
    </message>
    <message>
        <source>Use the action for coal.</source>
        <translation>Utilisez l’action pour du charbon.</translation>
    </message>
    <message>
        <source>There is not that much pit water</source>
        <translation>Il n’y a pas autant d’eau de mine</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water.</source>
        <translation>
            <numerusform>Évacuez %n&#xa0;eau de mine.</numerusform>
            <numerusform>Évacuez %n&#xa0;eaux de mine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-digger cannot reel up coal</source>
        <translation>Le ramasseur de charbon ne peut pas remonter de charbon</translation>
    </message>
    <message>
        <source>He removes pit water and excavates in the Pinge.</source>
        <translation>Il évacue l’eau de mine et extrait le charbon de la Pinge.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot remove pit water</source>
        <translation>Le mineur ne peut pas évacuer d’eau de mine</translation>
    </message>
    <message>
        <source>He excavates up to 3 coal in the tunnel.</source>
        <translation>Il extrait jusqu’à 3&#xa0;charbons de la galerie.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot reel up coal</source>
        <translation>Le mineur ne peut pas remonter de charbon</translation>
    </message>
    <message>
        <source>The Haspelknecht cannot excavate</source>
        <translation>L’Haspelknecht ne peut pas extraire</translation>
    </message>
    <message>
        <source>He removes pit water from the shaft and reels up the coal in it.</source>
        <translation>Il évacue l’eau de mine du puits et remonte le charbon qui s’y trouve.</translation>
    </message>
    <message>
        <source>There is no coal in the shaft</source>
        <translation>Il n’y a pas de charbon dans le puits</translation>
    </message>
    <message>
        <source>Coal excavated in the tunnel goes there first.</source>
        <translation>Le charbon extrait de la galerie y arrive d’abord.</translation>
    </message>
    <message>
        <source>The improved farmhand cannot reel up coal</source>
        <translation>L’ouvrier expérimenté ne peut pas remonter de charbon</translation>
    </message>
    <message>
        <source>Only the Haspelknecht can.</source>
        <translation>Seul l’Haspelknecht le peut.</translation>
    </message>
    <message>
        <source>The Farmhand cannot reel up coal</source>
        <translation>L’ouvrier ne peut pas remonter de charbon</translation>
    </message>
    <message>
        <source>The Farmer cannot reel up coal</source>
        <translation>Le fermier ne peut pas remonter de charbon</translation>
    </message>
    <message>
        <source>The Coal-digger removes 2 pit water at a time</source>
        <translation>Le ramasseur de charbon évacue 2&#xa0;eaux de mine à la fois</translation>
    </message>
    <message>
        <source>With fewer than 2, he excavates coal; pit water now: {water}.</source>
        <translation>À moins de 2, il extrait du charbon&#x202f;; eau de mine actuelle&#xa0;: {water}.</translation>
    </message>
    <message>
        <source>The Haspelknecht removes 2 pit water at a time</source>
        <translation>L’Haspelknecht évacue 2&#xa0;eaux de mine à la fois</translation>
    </message>
    <message>
        <source>With fewer than 2, he reels up coal; pit water now: {water}.</source>
        <translation>À moins de 2, il remonte du charbon&#x202f;; eau de mine actuelle&#xa0;: {water}.</translation>
    </message>
    <message>
        <source>No coal in the Pinge is accessible</source>
        <translation>Aucun charbon de la Pinge n’est accessible</translation>
    </message>
    <message>
        <source>Pit water blocks the Pinge</source>
        <translation>L’eau de mine bloque la Pinge</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>À partir de {limit}&#xa0;eaux de mine, rien n’est extrait&#x202f;; vous en avez {water}. Évacuez-en d’abord.</translation>
    </message>
    <message>
        <source>The Pinge is exhausted</source>
        <translation>La Pinge est épuisée</translation>
    </message>
    <message>
        <source>Coal is now excavated in the tunnel; anything planned for the Pinge is lost.</source>
        <translation>Le charbon s’extrait maintenant dans la galerie&#x202f;; ce qui était programmé dans la Pinge est perdu.</translation>
    </message>
    <message>
        <source>The tunnel is not open</source>
        <translation>La galerie n’est pas ouverte</translation>
    </message>
    <message numerus="yes">
        <source>It opens once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Elle s’ouvre une fois la Pinge épuisée&#xa0;: encore %n&#xa0;charbon.</numerusform>
            <numerusform>Elle s’ouvre une fois la Pinge épuisée&#xa0;: encore %n&#xa0;charbons.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal in the tunnel is accessible</source>
        <translation>Aucun charbon de la galerie n’est accessible</translation>
    </message>
    <message>
        <source>Pit water blocks the reel</source>
        <translation>L’eau de mine empêche de remonter du charbon</translation>
    </message>
    <message>
        <source>You cannot reel up coal with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>À partir de {limit}&#xa0;eaux de mine, rien ne remonte&#x202f;; vous en avez {water}. Évacuez-en d’abord.</translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel</source>
        <translation>L’eau de mine bloque la galerie</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water in the shaft; you have {water}. The Haspelknecht can remove it.</source>
        <translation>À partir de {limit}&#xa0;eaux de mine dans le puits, rien n’est extrait&#x202f;; vous en avez {water}. L’Haspelknecht peut en évacuer.</translation>
    </message>
    <message>
        <source>The tunnel is empty.</source>
        <translation>La galerie est vide.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>Le prochain charbon se trouve derrière une icône Étayage vide&#xa0;: placez-y du bois.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and there is no wood on your farm.</source>
        <translation>Le prochain charbon se trouve derrière une icône Étayage vide, et il n’y a pas de bois dans votre ferme.</translation>
    </message>
</context>
</TS>
