<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games on your computer, made by players for players.</source>
        <translation>Brettspiele am Computer, von Spielern für Spieler gemacht.</translation>
    </message>
    <message>
        <source>The program and its pictures are our own work and free under the MIT licence.</source>
        <translation>Programm und Bilder stammen von uns und stehen unter der freien MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The fonts Vollkorn and Cabin are free under the SIL Open Font License.</source>
        <translation>Die Schriften Vollkorn und Cabin stehen unter der freien SIL Open Font License.</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners.</source>
        <translation>Haspelknecht ist ein Spiel von Thomas Spitzer, erschienen bei Quined Games und Partnern.</translation>
    </message>
    <message>
        <source>New games use your corrected printed values.</source>
        <translation>Neue Partien benutzen deine korrigierten Werte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AcquiringRefusals</name>
    <message>
        <source>You already own {tile}</source>
        <translation>Du besitzt {tile} schon</translation>
    </message>
    <message>
        <source>You can acquire each development only once.</source>
        <translation>Jede Entwicklung erwirbst du nur einmal.</translation>
    </message>
    <message>
        <source>All your player disks are placed</source>
        <translation>Alle deine Spielerscheiben sind gelegt</translation>
    </message>
    <message>
        <source>Nobody can own more than {count} developments.</source>
        <translation>Mehr als {count} Entwicklungen kann niemand besitzen.</translation>
    </message>
    <message>
        <source>{tile} is not in play</source>
        <translation>{tile} ist nicht im Spiel</translation>
    </message>
    <message>
        <source>Only the developments on the board can be acquired.</source>
        <translation>Du kannst nur Entwicklungen aus der Auslage erwerben.</translation>
    </message>
    <message>
        <source>{tile} is out of reach</source>
        <translation>{tile} ist außer Reichweite</translation>
    </message>
    <message>
        <source>It touches none of your developments, and nobody owns it yet: first acquire one next to it.</source>
        <translation>Diese Entwicklung grenzt an keine von deinen, und niemand besitzt sie: Erwirb zuerst eine daneben.</translation>
    </message>
    <message>
        <source>You acquire {tile} when plans are executed</source>
        <translation>{tile} erwirbst du beim Ausführen der Pläne</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer or on the improved farmhand: {asked}.</source>
        <translation>Leg dafür beim Planen auf den Bauern oder den Großknecht genau: {asked}.</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer: {asked}.</source>
        <translation>Leg dafür beim Planen auf den Bauern genau: {asked}.</translation>
    </message>
    <message>
        <source>You cannot acquire {tile} now</source>
        <translation>{tile} kannst du jetzt nicht erwerben</translation>
    </message>
    <message>
        <source>The Farmhand cannot acquire developments</source>
        <translation>Der Knecht erwirbt keine Entwicklungen</translation>
    </message>
    <message>
        <source>As the improved farmhand, he can do so from the next action phase on.</source>
        <translation>Als Großknecht darf er es ab der nächsten Aktionsphase.</translation>
    </message>
    <message>
        <source>As the improved farmhand, he could from the next action phase on, and there is none.</source>
        <translation>Als Großknecht dürfte er es ab der nächsten Aktionsphase, aber es kommt keine mehr.</translation>
    </message>
    <message>
        <source>Only the Farmer and the improved farmhand can (see Pickaxe).</source>
        <translation>Das können nur der Bauer und der Großknecht; den bekommst du durch die Spitzhacke.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>Der Bauer hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>Der Großknecht hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>Der Knecht hat schon gearbeitet</translation>
    </message>
    <message>
        <source>A worker who acquires a development does nothing else in that action phase.</source>
        <translation>Ein Arbeiter, der eine Entwicklung erwirbt, tut in dieser Aktionsphase nichts anderes.</translation>
    </message>
    <message>
        <source>Your disks do not match {tile}</source>
        <translation>Dein Plan passt nicht zu {tile}</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmer: {laid}.</source>
        <translation>Verlangt wird genau: {asked}. Auf dem Bauern: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the improved farmhand: {laid}.</source>
        <translation>Verlangt wird genau: {asked}. Auf dem Großknecht: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmhand: {laid}.</source>
        <translation>Verlangt wird genau: {asked}. Auf dem Knecht: {laid}.</translation>
    </message>
    <message>
        <source>There is no fee for {tile}</source>
        <translation>Für {tile} ist keine Gebühr fällig</translation>
    </message>
    <message>
        <source>It is level 1 or touches one of your developments: acquire it without a fee.</source>
        <translation>Die Entwicklung hat Stufe 1 oder grenzt an eine von deinen: Erwirb sie ohne Gebühr.</translation>
    </message>
    <message>
        <source>You must pay a fee for {tile}</source>
        <translation>Für {tile} ist eine Gebühr fällig</translation>
    </message>
    <message>
        <source>{fee}. On your farm, choose what to pay.</source>
        <translation>{fee}. Wähle sie auf deinem Hof.</translation>
    </message>
    <message>
        <source>You cannot pay the fee for {tile}</source>
        <translation>Du kannst die Gebühr für {tile} nicht zahlen</translation>
    </message>
    <message>
        <source>{fee}. There is no food on your farm.</source>
        <translation>{fee}. Auf deinem Hof liegt keine Nahrung.</translation>
    </message>
    <message>
        <source>{fee}. There is no wood on your farm.</source>
        <translation>{fee}. Auf deinem Hof liegt kein Holz.</translation>
    </message>
    <message>
        <source>{fee}. There is no coal on your farm.</source>
        <translation>{fee}. Auf deinem Hof liegt keine Kohle.</translation>
    </message>
    <message>
        <source>{fee}. You have none of these on your farm.</source>
        <translation>{fee}. Auf deinem Hof liegt nichts davon.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>a whole number from {0} to {1}</source>
        <translation>eine ganze Zahl von {0} bis {1}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von: {names}</translation>
    </message>
    <message>
        <source>a list of names from {names}, each at most once</source>
        <translation>eine Liste mit Namen aus {names}, keiner doppelt</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2}</source>
        <translation>eine Liste mit {0} ganzen Zahlen von {1} bis {2}</translation>
    </message>
    <message>
        <source>a list of {0} to {1} whole numbers from {2} to {3}</source>
        <translation>eine Liste mit {0} bis {1} ganzen Zahlen von {2} bis {3}</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} that add up to {3}</source>
        <translation>eine Liste mit {0} ganzen Zahlen von {1} bis {2}, deren Summe {3} ist</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} in ascending order, each at most once</source>
        <translation>eine aufsteigende Liste mit {0} ganzen Zahlen von {1} bis {2}, keine doppelt</translation>
    </message>
    <message>
        <source>a list of some of the numbers {names} in ascending order, each at most once</source>
        <translation>eine aufsteigende Liste mit einigen der Zahlen {names}, keine doppelt</translation>
    </message>
    <message>
        <source>numbers that add up to {0}</source>
        <translation>Zahlen, deren Summe {0} ist</translation>
    </message>
    <message>
        <source>{0} to {1} disks in total</source>
        <translation>insgesamt {0} bis {1} Scheiben</translation>
    </message>
    <message>
        <source>a text of 1 to {0} characters</source>
        <translation>ein Text mit 1 bis {0} Zeichen</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>only the keys {names}</source>
        <translation>nur die Schlüssel {names}</translation>
    </message>
    <message>
        <source>a value for this key</source>
        <translation>ein Wert für diesen Schlüssel</translation>
    </message>
    <message>
        <source>an entry for this value under [provenance]</source>
        <translation>ein Eintrag zu diesem Wert unter [provenance]</translation>
    </message>
    <message>
        <source>the place of a value, or of a table of values</source>
        <translation>die Stelle eines Werts oder einer Tabelle mit Werten</translation>
    </message>
    <message>
        <source>a line of digits 1 to 4, two characters apart, each placed between two digits of the lines above and below</source>
        <translation>eine Zeile mit Ziffern von 1 bis 4 im Abstand von zwei Zeichen, jede zwischen zwei Ziffern der Zeilen darüber und darunter</translation>
    </message>
    <message>
        <source>at most {0} rows and {1} columns of tiles</source>
        <translation>höchstens {0} Reihen und {1} Spalten mit Plättchen</translation>
    </message>
    <message>
        <source>tiles of levels 1 to 4 in these quantities: {names}</source>
        <translation>Plättchen der Stufen 1 bis 4 in diesen Anzahlen: {names}</translation>
    </message>
    <message>
        <source>a tile that touches a tile of the previous level, and none that is two or more levels away</source>
        <translation>ein Plättchen, das an eines der vorigen Stufe grenzt und an keines, das zwei oder mehr Stufen entfernt ist</translation>
    </message>
    <message>
        <source>{0} tiles</source>
        <translation>{0} Plättchen</translation>
    </message>
    <message>
        <source>a list of {0} to {1} entries</source>
        <translation>eine Liste mit {0} bis {1} Einträgen</translation>
    </message>
    <message>
        <source>a tile and a cell that appear nowhere else</source>
        <translation>ein Plättchen und ein Feld, die sonst nirgends vorkommen</translation>
    </message>
    <message>
        <source>at most {0} bytes</source>
        <translation>höchstens {0} Bytes</translation>
    </message>
    <message>
        <source>a readable file</source>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>valid TOML</source>
        <translation>korrekt geschriebenes TOML</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>korrekt geschriebenes JSON</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>Progress of the bots</source>
        <translation>Wie weit die Bots sind</translation>
    </message>
    <message>
        <source>The bot has crashed.</source>
        <translation>Der Bot ist abgestürzt.</translation>
    </message>
</context>
<context>
    <name>Basics</name>
    <message>
        <source>Empty the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>BeginMatchCard</name>
    <message>
        <source>Start game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>The same players and options, newly shuffled</source>
        <translation>Gleiche Spieler und Optionen, neu gemischt</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <source>Choose who plays (people or bots) and the options.</source>
        <translation>Wähle, wer mitspielt, Menschen oder Bots, und mit welchen Optionen ihr spielt.</translation>
    </message>
    <message>
        <source>Like last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>Der Name enthält ein Zeichen, das nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Jede Auslage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another board already has this name.</source>
        <translation>Eine andere Auslage heißt schon so.</translation>
    </message>
    <message>
        <source>The board has been copied to the clipboard as one line of text.</source>
        <translation>Die Auslage liegt als Textzeile in der Zwischenablage.</translation>
    </message>
    <message>
        <source>These are your changes from last time. “Undo” takes you back to the board as you saved it.</source>
        <translation>Das sind deine Änderungen vom letzten Mal. Mit „Rückgängig“ kommst du zur gespeicherten Auslage zurück.</translation>
    </message>
    <message>
        <source>This is your unfinished board from last time.</source>
        <translation>Das ist deine unfertige Zeichnung vom letzten Mal.</translation>
    </message>
    <message>
        <source>Click or drag to place tiles. On the keyboard: arrow keys, 1 to 4, Delete; Shift and arrow keys move a tile.</source>
        <translation>Klick oder zieh, um zu zeichnen. Mit der Tastatur: Pfeile, 1 bis 4, Entf; Umschalt und Pfeile bewegen ein Plättchen.</translation>
    </message>
    <message>
        <source>This is not a valid board</source>
        <translation>Das ist keine Auslage</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the board as a file</source>
        <translation>Auslage als Datei speichern</translation>
    </message>
    <message>
        <source>Boards ({suffix})</source>
        <translation>Auslagen ({suffix})</translation>
    </message>
    <message>
        <source>The board has been saved in “{file}”.</source>
        <translation>Die Auslage ist in „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>The board could not be saved</source>
        <translation>Die Auslage ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Design a board</source>
        <translation>Auslage zeichnen</translation>
    </message>
    <message>
        <source>Edit a board</source>
        <translation>Auslage ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of your board</source>
        <translation>Wie deine Auslage heißt</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Spiegeln ↔</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Spiegeln ↕</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Mirrors the board left to right</source>
        <translation>Vertauscht links und rechts</translation>
    </message>
    <message>
        <source>Mirrors the board top to bottom</source>
        <translation>Vertauscht oben und unten</translation>
    </message>
    <message>
        <source>Removes all tiles</source>
        <translation>Nimmt alle Plättchen weg</translation>
    </message>
    <message>
        <source>Pastes a copied board; you can also drop a board file here</source>
        <translation>Fügt eine kopierte Auslage ein; du kannst auch ihre Datei hierher ziehen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Textzeile kopieren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Auslage speichern</translation>
    </message>
</context>
<context>
    <name>BotByOthers</name>
    <message>
        <source>Its code comes from {origin}. It runs with all your permissions, and nobody has checked it. Let it play only if you trust its author.</source>
        <translation>Sein Code stammt aus {origin}. Er läuft mit allen Rechten, die du hast, und niemand hat ihn für dich geprüft. Lass den Bot nur spielen, wenn du dem vertraust, der ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>The bot {bot} is not part of this program</source>
        <translation>Der Bot „{bot}“ gehört nicht zu diesem Programm</translation>
    </message>
    <message>
        <source>Random moves instead</source>
        <translation>Stattdessen Zufall</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Spielen lassen</translation>
    </message>
</context>
<context>
    <name>BotErrorKind</name>
    <message>
        <source>{file}: no such file</source>
        <translation>{file}: Diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>{file}: not a Python file</source>
        <translation>{file}: Das ist keine Python-Datei</translation>
    </message>
    <message>
        <source>{file}: there is no function {function}(game)</source>
        <translation>{file}: Es gibt keine Funktion {function}(game)</translation>
    </message>
    <message>
        <source>{file}: cannot be run ({error})</source>
        <translation>{file} lässt sich nicht ausführen ({error})</translation>
    </message>
    <message>
        <source>{name}: no installed package has such an entry point in {group}</source>
        <translation>{name}: Kein installiertes Paket hat einen solchen Einstiegspunkt in {group}</translation>
    </message>
    <message>
        <source>{command}: not a valid shell command ({error})</source>
        <translation>{command}: kein gültiger Shell-Befehl ({error})</translation>
    </message>
    <message>
        <source>a bot’s command is empty</source>
        <translation>der Befehl eines Bots ist leer</translation>
    </message>
    <message>
        <source>{program}: no such program</source>
        <translation>{program}: Dieses Programm gibt es nicht</translation>
    </message>
    <message>
        <source>{program}: this file is not executable</source>
        <translation>{program}: Diese Datei ist nicht ausführbar</translation>
    </message>
    <message>
        <source>the program has no standard streams</source>
        <translation>das Programm hat keine Standardein- und -ausgabe</translation>
    </message>
    <message>
        <source>{program}: the system says: {error}</source>
        <translation>{program}: Das System sagt: {error}</translation>
    </message>
    <message>
        <source>{program}: ended with status {status}</source>
        <translation>{program}: mit Status {status} beendet</translation>
    </message>
    <message>
        <source>expected one JSON object per line, found {found}</source>
        <translation>gefunden: {found}; erlaubt: ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>expected a move with the number {number}, found {found}</source>
        <translation>gefunden: {found}; erlaubt: ein Schritt mit der Nummer {number}</translation>
    </message>
    <message>
        <source>this move cannot be read: {error}</source>
        <translation>dieser Schritt ist nicht lesbar: {error}</translation>
    </message>
    <message>
        <source>expected one of the legal moves at step {step}, found {found}</source>
        <translation>bei Schritt {step} wurde ein erlaubter Schritt erwartet, gefunden: {found}</translation>
    </message>
    <message>
        <source>{file}, line {line}: damaged ({error})</source>
        <translation>{file}, Zeile {line}: beschädigt ({error})</translation>
    </message>
    <message>
        <source>{file}, line 1: this file does not contain the results of a tournament</source>
        <translation>{file}, Zeile 1: Diese Datei enthält keine Ergebnisse eines Turniers</translation>
    </message>
    <message>
        <source>{file}, line 1: these are the results of another tournament: {name}: expected {allowed}, found {found}</source>
        <translation>{file}, Zeile 1: Das sind die Ergebnisse eines anderen Turniers: {name}: {found} gefunden; erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>A process that was playing games was killed.</source>
        <translation>Ein Prozess, der Partien spielte, wurde von außen beendet.</translation>
    </message>
    <message>
        <source>--scheduler needs the Python package distributed, installed by the optional group {group}</source>
        <translation>--scheduler braucht das Python-Paket distributed, das zur optionalen Gruppe {group} gehört</translation>
    </message>
    <message>
        <source>--scheduler: expected the address of a scheduler, for instance tcp://192.168.1.5:8786, found {address}</source>
        <translation>--scheduler: {address} gefunden; erlaubt: die Adresse eines Schedulers, zum Beispiel tcp://192.168.1.5:8786</translation>
    </message>
    <message>
        <source>{address}: no scheduler answers ({error})</source>
        <translation>{address}: Dort antwortet kein Scheduler ({error})</translation>
    </message>
    <message>
        <source>{address}: the connection to the scheduler was lost</source>
        <translation>{address}: Die Verbindung zum Scheduler ist abgebrochen</translation>
    </message>
    <message>
        <source>{address}: this scheduler has no workers</source>
        <translation>{address}: Dieser Scheduler hat keine Arbeitsprozesse</translation>
    </message>
    <message>
        <source>{address}: all workers of this scheduler were lost</source>
        <translation>{address}: Alle Arbeitsprozesse dieses Schedulers sind ausgefallen</translation>
    </message>
    <message>
        <source>{worker}: the program cannot be run there ({error})</source>
        <translation>{worker}: Das Programm lässt sich dort nicht ausführen ({error})</translation>
    </message>
    <message>
        <source>{worker}: this worker would play different games: {name}: expected {allowed}, found {found}</source>
        <translation>{worker}: Dieser Arbeitsprozess würde andere Partien spielen ({name}: gefunden {found}, erlaubt {allowed})</translation>
    </message>
    <message>
        <source>The same games have crashed {count} workers in a row, the last one at {worker}.</source>
        <translation>Dieselben Partien haben nacheinander {count} Arbeitsprozesse zum Absturz gebracht, den letzten unter {worker}.</translation>
    </message>
</context>
<context>
    <name>BotLevelList</name>
    <message>
        <source>Plays random legal moves</source>
        <translation>Wählt zufällig unter allem, was erlaubt ist</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 two-player games against {bot}; {points} points on average</source>
        <translation>Gewinnt zu zweit {wins} von 100 gegen „{bot}“; im Schnitt {points} Punkte</translation>
    </message>
    <message>
        <source>From the weakest to the strongest: {names}.</source>
        <translation>Vom schwächsten zum stärksten: {names}.</translation>
    </message>
    <message>
        <source>{bot}: {words}</source>
        <translation>{bot}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s) with this number of seats</source>
        <translation>
            <numerusform>Gemessen in %n Partie mit dieser Spielerzahl</numerusform>
            <numerusform>Gemessen in %n Partien mit dieser Spielerzahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n two-player game(s)</source>
        <translation>
            <numerusform>Gemessen in %n Partie zu zweit</numerusform>
            <numerusform>Gemessen in %n Partien zu zweit</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot} in all other seats; {points} points on average</source>
        <translation>Gewinnt {wins} von 100 Partien gegen „{bot}“ auf allen anderen Plätzen; im Schnitt {points} Punkte</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot}; {points} points on average</source>
        <translation>Gewinnt {wins} von 100 Partien gegen „{bot}“; im Schnitt {points} Punkte</translation>
    </message>
</context>
<context>
    <name>BotLost</name>
    <message>
        <source>Nothing is lost. Who should play for {name} from now on?</source>
        <translation>Nichts ist verloren. Wer spielt ab jetzt für {name}?</translation>
    </message>
    <message>
        <source>{name}’s bot has crashed</source>
        <translation>Der Bot von {name} ist abgestürzt</translation>
    </message>
    <message>
        <source>There is no bot called {bot}</source>
        <translation>Es gibt keinen Bot namens „{bot}“</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name}’s bot has not answered in time</source>
        <translation>Der Bot von {name} hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>{name}’s bot has chosen an illegal move</source>
        <translation>Der Bot von {name} hat einen unerlaubten Zug gewählt</translation>
    </message>
    <message>
        <source>{name}’s bot could not be started</source>
        <translation>Der Bot von {name} konnte nicht gestartet werden</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
</context>
<context>
    <name>BotsAtTable</name>
    <message>
        <source>Bots paused. Press {key} to resume.</source>
        <translation>Die Bots warten. Mit {key} spielen sie weiter.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>Bots weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots warten lassen</translation>
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
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Punkteverlauf</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Quiet: a mark after each move</source>
        <translation>Still: nach jedem Schritt ein Urteil</translation>
    </message>
    <message>
        <source>Careful: also asks before a costly move</source>
        <translation>Vorsichtig: fragt auch vor einem teuren Schritt nach</translation>
    </message>
    <message>
        <source>Lesson: also helps step by step</source>
        <translation>Lektion: hilft auch Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>Coach: no move was better.</source>
        <translation>Coach: Nichts war besser.</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>Coach: that was fine, and cost hardly anything.</source>
        <translation>Coach: Das war gut und hat kaum etwas gekostet.</translation>
    </message>
    <message>
        <source>cost about 2 points</source>
        <translation>kostete etwa 2 Punkte</translation>
    </message>
    <message>
        <source>Coach: that cost about 2 points.</source>
        <translation>Coach: Das hat etwa 2 Punkte gekostet.</translation>
    </message>
    <message>
        <source>cost about 5 points</source>
        <translation>kostete etwa 5 Punkte</translation>
    </message>
    <message>
        <source>Coach: that cost about 5 points or more.</source>
        <translation>Coach: Das hat etwa 5 Punkte oder mehr gekostet.</translation>
    </message>
    <message>
        <source>The coach is looking at your move…</source>
        <translation>Der Coach sieht sich das an&#xa0;…</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Es geht noch besser</translation>
    </message>
    <message>
        <source>Look again, or play your move.</source>
        <translation>Schau noch einmal hin, oder bleib bei deiner Wahl.</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>Lass dir Zeit</translation>
    </message>
    <message>
        <source>The coach helps when you ask.</source>
        <translation>Der Coach hilft, sobald du ihn fragst.</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Schau hier</translation>
    </message>
    <message>
        <source>Compare it with the other moves.</source>
        <translation>Vergleiche mit dem, was sonst möglich ist.</translation>
    </message>
    <message>
        <source>The better move</source>
        <translation>Die bessere Möglichkeit</translation>
    </message>
    <message>
        <source>It brings about {points} points more.</source>
        <translation>Sie bringt etwa {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Why it is better</source>
        <translation>Warum sie besser ist</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal hinschauen</translation>
    </message>
    <message>
        <source>Play my move</source>
        <translation>Bei meiner Wahl bleiben</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Was genau?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
    <message>
        <source>The better move brings more in: {item}</source>
        <translation>Die bessere Möglichkeit bringt mehr ein bei: {item}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>More help: {command}</source>
        <translation>Mehr dazu: {command}</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Plays whole games with bots.</source>
        <translation>Lässt Bots ganze Partien spielen.</translation>
    </message>
    <message>
        <source>Shows which bot is stronger, and with what confidence.</source>
        <translation>Sagt, welcher Bot der stärkere ist und wie sicher das ist.</translation>
    </message>
    <message>
        <source>Replays a saved game and shows the score.</source>
        <translation>Spielt einen Spielstand nach und nennt die Punkte.</translation>
    </message>
    <message>
        <source>Shows who is to move in a saved game, and every legal move.</source>
        <translation>Sagt, wer in einem Spielstand am Zug ist, und nennt alle erlaubten Schritte.</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture.</source>
        <translation>Zeichnet den Tisch eines Spielstands als Bild.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game.</source>
        <translation>Öffnet einen Spielstand im Fenster, oder eine Auslage für eine neue Partie.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Nennt die Version.</translation>
    </message>
    <message>
        <source>Shows this help; after a command, the help for that command.</source>
        <translation>Zeigt diese Hilfe; hinter einem Befehl die Hilfe zu diesem Befehl.</translation>
    </message>
    <message>
        <source>[COMMAND ...]</source>
        <translation>[BEFEHL ...]</translation>
    </message>
    <message>
        <source>The board games Haspelknecht and Coal Baron (Gueules Noires) on your computer. Without a command, the window opens.</source>
        <translation>Die Brettspiele Haspelknecht und Glück Auf (Gueules Noires) am Computer. Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Shows who is to move in the last position of a saved game, at which step, and every legal move as text.</source>
        <translation>Sagt, wer in der letzten Stellung eines Spielstands am Zug ist und in welchem Schritt, und nennt dann alle erlaubten Schritte als Text.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} is to move, step {step}:</source>
        <translation>{name} ist am Zug, Schritt {step}:</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>The game to play.</source>
        <translation>Das Spiel, das gespielt wird.</translation>
    </message>
    <message>
        <source>The program is not fully installed: {error}</source>
        <translation>Das Programm ist nicht vollständig installiert: {error}</translation>
    </message>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>Der stärkste Bot, {names}, fehlt: Dieses Programm wurde ohne C++-Compiler gebaut.</translation>
    </message>
    <message>
        <source>--bot-program: an installed bot is already named {name}</source>
        <translation>--bot-program: Ein installierter Bot heißt bereits {name}</translation>
    </message>
    <message>
        <source>a Python file whose name has no comma and is none of {names}</source>
        <translation>eine Python-Datei, deren Name kein Komma enthält und keiner von diesen ist: {names}</translation>
    </message>
    <message>
        <source>Running code that is not part of this program, with all your permissions: {places}</source>
        <translation>Jetzt läuft Code, der nicht zu diesem Programm gehört, mit allen deinen Rechten: {places}</translation>
    </message>
    <message>
        <source>{option} is missing; expected {allowed}</source>
        <translation>{option} fehlt, erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>unexpected argument: {word}</source>
        <translation>{word} ist zu viel</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>{option} takes no value</source>
        <translation>{option} nimmt keinen Wert an</translation>
    </message>
    <message>
        <source>{option} needs a value; expected {allowed}</source>
        <translation>{option} braucht einen Wert, erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Allowed: {allowed}.</source>
        <translation>Erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>Default: {default}.</source>
        <translation>Standard: {default}.</translation>
    </message>
    <message>
        <source>Your corrected printed values cannot be used; the built-in values are used instead: {error}</source>
        <translation>Deine korrigierten Werte werden nicht benutzt, sondern die des Programms: {error}</translation>
    </message>
    <message>
        <source>Corrected printed values are used ({number}): {file}</source>
        <translation>Deine korrigierten Werte werden benutzt (insgesamt {number}): {file}</translation>
    </message>
    <message>
        <source>The window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set. See --help for what works without one.</source>
        <translation>Das Fenster braucht einen Bildschirm, aber weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Was ohne geht, sagt --help.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {error}</source>
        <translation>Qt lässt sich nicht laden: {error}</translation>
    </message>
    <message>
        <source>Qt’s tool lrelease was not found</source>
        <translation>Das Werkzeug lrelease von Qt wurde nicht gefunden</translation>
    </message>
    <message>
        <source>The texts are not compiled, so plurals are wrong and other languages are missing: {reason}. To compile them: {command}</source>
        <translation>Die Texte sind nicht kompiliert, deshalb sind Mehrzahlen falsch und andere Sprachen fehlen: {reason}. So werden sie kompiliert: {command}</translation>
    </message>
    <message>
        <source>Qt cannot start: {reason}</source>
        <translation>Qt lässt sich nicht starten: {reason}</translation>
    </message>
    <message>
        <source>The saved game’s own printed values are used ({number} corrected)</source>
        <translation>Der Spielstand bringt eigene Werte mit, und die gelten: {number} korrigiert</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{name} ({colour}, {player})</source>
        <translation>{name} ({colour}, {player})</translation>
    </message>
    <message>
        <source>madder</source>
        <translation>krapprot</translation>
    </message>
    <message>
        <source>woad</source>
        <translation>waidblau</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>laubgrün</translation>
    </message>
    <message>
        <source>heather</source>
        <translation>heidelila</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture, with the board of the player to move in front.</source>
        <translation>Zeichnet den Tisch eines Spielstands als Bild, vorn das Tableau des Spielers, der am Zug ist.</translation>
    </message>
    <message>
        <source>a path that ends in .png</source>
        <translation>ein Pfad, der auf .png endet</translation>
    </message>
    <message>
        <source>The file for the picture; an existing file is overwritten.</source>
        <translation>Die Datei für das Bild; eine vorhandene wird ersetzt.</translation>
    </message>
    <message>
        <source>The position after this many moves; by default, the last one.</source>
        <translation>Die Stellung nach so vielen Schritten; ohne diese Option die letzte.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>BREITExHÖHE</translation>
    </message>
    <message>
        <source>The size of the picture, in points.</source>
        <translation>Die Größe des Bildes, in Punkten.</translation>
    </message>
    <message>
        <source>FACTOR</source>
        <translation>FAKTOR</translation>
    </message>
    <message>
        <source>Pixels per point, as on a high-resolution screen.</source>
        <translation>Bildpunkte je Punkt, wie auf einem hochauflösenden Bildschirm.</translation>
    </message>
    <message>
        <source>The colour theme.</source>
        <translation>Das Design.</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>The language of the text in the picture.</source>
        <translation>Die Sprache der Texte im Bild.</translation>
    </message>
    <message>
        <source>at most {number} pixels in total with --scale {scale}</source>
        <translation>höchstens {number} Bildpunkte insgesamt mit --scale {scale}</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most}</source>
        <translation>ganze Zahlen von {least} bis {most}</translation>
    </message>
    <message>
        <source>{file}: the picture cannot be written: {error}</source>
        <translation>{file}: Das Bild lässt sich nicht schreiben: {error}</translation>
    </message>
    <message>
        <source>Replays a saved game, checks every move, and shows the score as it would be if the game ended there.</source>
        <translation>Spielt einen Spielstand nach, prüft jeden Schritt und nennt die Punkte, als wäre die Partie dort zu Ende.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table; seats count from 0.</source>
        <translation>Schreibt ein JSON-Objekt statt einer Tabelle; Plätze zählen ab 0.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>The game is over; the winner is {name}.</source>
        <translation>Die Partie ist zu Ende; es gewinnt {name}.</translation>
    </message>
    <message>
        <source>The game is not over; {name} would win if it ended now.</source>
        <translation>Die Partie läuft noch; wäre sie jetzt zu Ende, hätte {name} gewonnen.</translation>
    </message>
    <message>
        <source>The game is over; shared victory: {names}.</source>
        <translation>Die Partie ist zu Ende; den Sieg teilen sich: {names}.</translation>
    </message>
    <message>
        <source>The game is not over; if it ended now, the victory would be shared: {names}.</source>
        <translation>Die Partie läuft noch; wäre sie jetzt zu Ende, würden sich den Sieg teilen: {names}.</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves: {number}</source>
        <translation>Schritte: {number}</translation>
    </message>
    <message>
        <source>Checksum: {digest}</source>
        <translation>Prüfsumme: {digest}</translation>
    </message>
    <message>
        <source>Plays whole games with bots. The first game uses the seed given by --seed, each further game the next higher seed. The same seed gives the same game on every machine.</source>
        <translation>Lässt Bots ganze Partien spielen. Die erste Partie hat den Startwert von --seed, jede weitere den nächsthöheren; gleicher Startwert heißt gleiche Partie, auf jedem Rechner.</translation>
    </message>
    <message>
        <source>Number of players.</source>
        <translation>Anzahl der Spieler.</translation>
    </message>
    <message>
        <source>Number of games.</source>
        <translation>Anzahl der Partien.</translation>
    </message>
    <message>
        <source>The seed of the first game: the same seed gives the same game.</source>
        <translation>Der Startwert der ersten Partie: Derselbe Startwert ergibt dieselbe Partie.</translation>
    </message>
    <message>
        <source>Which rulebook to follow where the rulebooks disagree.</source>
        <translation>Das gedruckte Regelheft, das gilt, wo sich die Regelhefte widersprechen.</translation>
    </message>
    <message>
        <source>The development board. Not every layout suits every number of players.</source>
        <translation>Die Entwicklungsauslage. Nicht jede Anordnung passt zu jeder Spielerzahl.</translation>
    </message>
    <message>
        <source>Whether the players see each other’s plans before they are confirmed.</source>
        <translation>Ob die Spieler die Pläne der anderen sehen, bevor sie bestätigt sind.</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>One bot for all seats, or one for each seat in seat order. Their thinking is limited by steps, not by time.</source>
        <translation>Ein Bot für alle Plätze oder einer je Platz, in der Reihenfolge der Plätze. Sie zählen Rechenschritte statt Zeit.</translation>
    </message>
    <message>
        <source>Number of processes to use; the result is the same with any number.</source>
        <translation>Anzahl der Prozesse, die spielen; das Ergebnis ist bei jeder Anzahl gleich.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>the path of a folder, created if necessary</source>
        <translation>der Pfad eines Ordners, der nötigenfalls angelegt wird</translation>
    </message>
    <message>
        <source>Writes one JSON object per game, one per line, instead of a table; seats count from 0.</source>
        <translation>Schreibt je Partie eine Zeile mit einem JSON-Objekt statt einer Tabelle; Plätze zählen ab 0.</translation>
    </message>
    <message>
        <source>--games: with this seed, expected 1 to {most}, found {games}</source>
        <translation>--games: gefunden {games}, erlaubt mit diesem Startwert: 1 bis {most}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 or {players} names, found {found}</source>
        <translation>--bots: {found} Namen gefunden, erlaubt bei {players} Spielern: 1 oder {players}</translation>
    </message>
    <message>
        <source>--layout: with {players} players, expected {allowed}, found {layout}</source>
        <translation>--layout: gefunden {layout}, erlaubt bei {players} Spielern: {allowed}</translation>
    </message>
    <message>
        <source>Saves every game in this folder, in a file named after its seed. No other game is replaced.</source>
        <translation>Speichert dort jede Partie, in einer Datei mit dem Startwert als Namen. Keine andere Partie wird ersetzt.</translation>
    </message>
    <message>
        <source>{folder}: the folder cannot be created: {error}</source>
        <translation>{folder}: Der Ordner lässt sich nicht anlegen: {error}</translation>
    </message>
    <message>
        <source>{file}: another game is already saved there; choose another folder</source>
        <translation>{file}: Dort ist schon eine andere Partie gespeichert; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>Game {done} of {total}</source>
        <translation>Partie {done} von {total}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Games: {games}; moves per game: {moves}</source>
        <translation>Partien: {games}; Schritte je Partie: {moves}</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Games won, percent</source>
        <translation>Gewonnene Partien, Prozent</translation>
    </message>
    <message>
        <source>The output cannot be written: {error}</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: {error}</translation>
    </message>
    <message>
        <source>Plays bots against each other, each seed once with each bot in each seat, and reports each bot’s share of wins and average lead, with 95% confidence intervals.</source>
        <translation>Lässt Bots gegeneinander spielen, jeden Startwert einmal mit jedem Bot auf jedem Platz, und nennt für jeden Bot den Anteil der gewonnenen Partien und den mittleren Vorsprung in Punkten, jeweils mit 95-%-Konfidenzintervall.</translation>
    </message>
    <message>
        <source>names of bots, separated by commas</source>
        <translation>Namen von Bots, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>the path of a Python file</source>
        <translation>der Pfad einer Python-Datei</translation>
    </message>
    <message>
        <source>A Python file with a function make_bot(game); its bot is named after the file.</source>
        <translation>Eine Python-Datei mit einer Funktion make_bot(game); ihr Bot heißt wie die Datei.</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>ein Programm und seine Argumente</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>A program that speaks the line protocol; its bot is named program.</source>
        <translation>Ein Programm, das das Zeilenprotokoll spricht; sein Bot heißt program.</translation>
    </message>
    <message>
        <source>Number of games, rounded up so that every seed is played in all seats.</source>
        <translation>Anzahl der Partien, aufgerundet, damit jeder Startwert auf allen Plätzen gespielt wird.</translation>
    </message>
    <message>
        <source>The seed of the first games: the same seed gives the same games.</source>
        <translation>Der Startwert der ersten Partien: Derselbe Startwert ergibt dieselben Partien.</translation>
    </message>
    <message>
        <source>Number of seats, by default one for each bot; otherwise some bots take more than one seat.</source>
        <translation>Anzahl der Plätze, standardmäßig einer je Bot; bei mehr Plätzen sitzen Bots mehrmals am Tisch.</translation>
    </message>
    <message>
        <source>Number of processes to use.</source>
        <translation>Anzahl der Prozesse, die spielen.</translation>
    </message>
    <message>
        <source>Limits the bots by time, as at the table. Otherwise they are limited by steps, and the same seed gives the same games.</source>
        <translation>Bots halten ihre Zeit ein wie am Tisch; sonst zählen sie Rechenschritte, und gleicher Startwert heißt gleiche Partien.</translation>
    </message>
    <message>
        <source>Stops as soon as it is clear whether the first bot wins only its share of games, or at least ten percentage points more.</source>
        <translation>Hört auf, sobald feststeht, ob der erste Bot nur seinen rechnerischen Anteil der Partien gewinnt oder mindestens zehn Prozentpunkte mehr.</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>der Pfad einer Datei</translation>
    </message>
    <message>
        <source>Saves every result to this file, and resumes an interrupted tournament from it.</source>
        <translation>Speichert jedes Ergebnis in dieser Datei und macht dort weiter, wo ein früheres Turnier mit ihr abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table.</source>
        <translation>Schreibt ein JSON-Objekt statt einer Tabelle.</translation>
    </message>
    <message>
        <source>Seed {done} of {total}</source>
        <translation>Startwert {done} von {total}</translation>
    </message>
    <message>
        <source>{file}: the results cannot be saved: {error}</source>
        <translation>{file}: Die Ergebnisse können nicht gespeichert werden: {error}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 to {players} names, found {found}</source>
        <translation>--bots: {found} Namen gefunden, erlaubt bei {players} Spielern: 1 bis {players}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Seconds per decision: median</source>
        <translation>Sekunden je Entscheidung: Median</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95. Perzentil</translation>
    </message>
    <message>
        <source>Decided: the first bot is stronger.</source>
        <translation>Entschieden: Der erste Bot ist der stärkere.</translation>
    </message>
    <message>
        <source>Decided: the first bot wins no more than its share.</source>
        <translation>Entschieden: Der erste Bot gewinnt höchstens seinen rechnerischen Anteil der Partien.</translation>
    </message>
    <message>
        <source>{bot} lost a seat to the random bot: {why}</source>
        <translation>{bot} hat einen Platz an den Bot random verloren: {why}</translation>
    </message>
    <message>
        <source>{bot} lost {number} seats to the random bot: {why}</source>
        <translation>{bot} hat {number} Plätze an den Bot random verloren: {why}</translation>
    </message>
    <message>
        <source>{place}: expected {allowed}, found {found}</source>
        <translation>{place}: gefunden {found}, erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>whole numbers, {least} or more</source>
        <translation>ganze Zahlen ab {least}</translation>
    </message>
    <message>
        <source>{names}, or several of them separated by commas</source>
        <translation>{names} oder mehrere davon, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>width x height, each from {least} to {most}, for instance 1920x1080</source>
        <translation>Breite x Höhe, je von {least} bis {most}, zum Beispiel 1920x1080</translation>
    </message>
    <message>
        <source>numbers from {least} to {most}</source>
        <translation>Zahlen von {least} bis {most}</translation>
    </message>
    <message>
        <source>the path of a saved game</source>
        <translation>der Pfad eines Spielstands</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>The starting player: by lot, or a seat, counted from 0.</source>
        <translation>Der Startspieler: ausgelost oder ein bestimmter Platz (gezählt ab 0).</translation>
    </message>
    <message>
        <source>--first-player: with {players} players, expected {allowed}, found {first_player}</source>
        <translation>--first-player: gefunden {first_player}, erlaubt bei {players} Spielern: {allowed}</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Ob ausgelieferte Aufträge zwischen zwei Wertungen verdeckt liegen.</translation>
    </message>
    <message>
        <source>The bots: random, the levels of the game, installed bots, and those added with the options below.</source>
        <translation>Die Bots: random, die Stufen des Spiels, installierte und solche aus den folgenden Optionen.</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>the address of a scheduler, for instance tcp://192.168.1.5:8786</source>
        <translation>die Adresse eines Schedulers, zum Beispiel tcp://192.168.1.5:8786</translation>
    </message>
    <message>
        <source>Plays the games on the workers of this Dask cluster. They must have the same version of the program. Needs the Python package distributed.</source>
        <translation>Lässt die Arbeitsprozesse dieses Dask-Clusters spielen; sie müssen dieselbe Version des Programms haben. Erfordert das Python-Paket distributed.</translation>
    </message>
    <message>
        <source>--jobs: with --scheduler, expected 1, found {jobs}</source>
        <translation>--jobs: gefunden {jobs}, erlaubt mit --scheduler: 1</translation>
    </message>
    <message>
        <source>{option} is not allowed with --scheduler: on other machines, third-party bots must be installed as packages.</source>
        <translation>{option} ist mit --scheduler nicht erlaubt: Auf anderen Rechnern spielen Bots von anderen nur als Pakete, die dort installiert sind.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game. Any problem with the file is shown there.</source>
        <translation>Öffnet einen Spielstand im Fenster, oder eine Auslage für eine neue Partie. Ist die Datei beschädigt, steht dort, was ihr fehlt.</translation>
    </message>
</context>
<context>
    <name>CorrectionTexts</name>
    <message>
        <source>Your corrected printed values are not in use. {reason}</source>
        <translation>Deine korrigierten Werte gelten nicht. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Your corrected printed values are in use (%n value(s)).</source>
        <translation>
            <numerusform>Deine korrigierten Werte gelten (%n Wert).</numerusform>
            <numerusform>Deine korrigierten Werte gelten (%n Werte).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostliestDecisionsPage</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Whose decisions to show</source>
        <translation>Wessen Entscheidungen zu sehen sind</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The report below helps to fix the problem. It contains no names, and nothing is sent: copy it if you want to pass it on.</source>
        <translation>Der Bericht unten hilft, den Fehler zu beheben. Er enthält keine Namen, und es wird nichts gesendet: Kopiere ihn, wenn du ihn weitergeben möchtest.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programm beenden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CrashTexts</name>
    <message>
        <source>Your game could not be saved in “{file}”. {reason}</source>
        <translation>Deine Partie konnte nicht in „{file}“ gespeichert werden. {reason}</translation>
    </message>
    <message>
        <source>Your game could not be saved again; the automatic save of your last move is still there.</source>
        <translation>Deine Partie konnte nicht noch einmal gespeichert werden; der automatische Spielstand nach deinem letzten Schritt ist noch da.</translation>
    </message>
    <message>
        <source>Your game was saved as of the last move. You can continue.</source>
        <translation>Deine Partie ist bis zum letzten Schritt gespeichert. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>The program crashed last time. A game begun on this computer is saved as of its last move. A report is in “{file}”.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Eine Partie, die an diesem Computer begonnen wurde, ist bis zum letzten Schritt gespeichert. Ein Bericht liegt in „{file}“.</translation>
    </message>
    <message>
        <source>Last time, the program was not closed properly. A game begun on this computer is saved as of its last move.</source>
        <translation>Das Programm wurde beim letzten Mal nicht ordentlich beendet. Eine Partie, die an diesem Computer begonnen wurde, ist bis zum letzten Schritt gespeichert.</translation>
    </message>
    <message>
        <source>Nothing can be written to “{folder}”: if the program crashes, there will be no report.</source>
        <translation>In „{folder}“ lässt sich nichts schreiben: Falls das Programm abstürzt, gibt es keinen Bericht.</translation>
    </message>
</context>
<context>
    <name>DecisionTexts</name>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Cost {points} points</source>
        <translation>Kostete {points} Punkte</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Show on the table: {when}</source>
        <translation>Auf dem Tisch zeigen: {when}</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier neu versuchen</translation>
    </message>
    <message>
        <source>Try again from here: {when}</source>
        <translation>Ab hier neu versuchen: {when}</translation>
    </message>
    <message>
        <source>{when}. {cost}. Better: {better}, {points}. {detail}. Played: {played}, {less}.</source>
        <translation>{when}. {cost}. Besser: {better}, {points}. {detail}. Gespielt: {played}, {less}.</translation>
    </message>
    <message>
        <source>{bot} is playing on from the costliest decisions</source>
        <translation>„{bot}“ spielt die vermutlich teuersten Entscheidungen zu Ende</translation>
    </message>
    <message>
        <source>{bot} is taking a first look at the decisions: {done} of {total}</source>
        <translation>„{bot}“ sieht die Entscheidungen zum ersten Mal durch: {done} von {total}</translation>
    </message>
    <message>
        <source>{bot} is checking the costliest decisions: {done} of {total}</source>
        <translation>„{bot}“ prüft die teuersten noch einmal: {done} von {total}</translation>
    </message>
    <message>
        <source>{bot} is going through the decisions: {done} of {total}</source>
        <translation>„{bot}“ geht die Entscheidungen durch: {done} von {total}</translation>
    </message>
    <message>
        <source>{name}: no decision cost more than half a point.</source>
        <translation>{name}: Keine Entscheidung kostete mehr als einen halben Punkt.</translation>
    </message>
    <message>
        <source>Expected final points, found by playing on to the end as {bot} would; losses are cautious estimates, a little below the difference</source>
        <translation>Erwarteter Endstand, ermittelt durch Weiterspielen bis zum Ende im Stil von „{bot}“; Verluste sind vorsichtig geschätzt, etwas unter dem Unterschied</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Erwarteter Endstand laut „{bot}“</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n Entscheidung konnte nicht beurteilt werden.</numerusform>
            <numerusform>%n Entscheidungen konnten nicht beurteilt werden.</numerusform>
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
        <translation>Optionen</translation>
    </message>
    <message>
        <source>The choice for “{option}” does not allow this many players.</source>
        <translation>„{option}“ passt so nicht zu dieser Spielerzahl.</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message numerus="yes">
        <source>All %n draw(s) were recomputed from the seed, and each came out the same: nobody chose what was drawn.</source>
        <translation>
            <numerusform>%n Ziehung wurde aus dem Startwert nachgerechnet und stimmt: Niemand hat ausgesucht, was kam.</numerusform>
            <numerusform>Alle %n Ziehungen wurden aus dem Startwert nachgerechnet und stimmen: Niemand hat ausgesucht, was kam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seal was shown when the game began. It matches only the seed that decided the draws.</source>
        <translation>Das Siegel war schon zu Beginn der Partie zu sehen. Es passt nur zu dem Startwert, der über die Ziehungen entschieden hat.</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Startwert: {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Siegel {seal}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Shared victory: {names}, with {points} victory points each</source>
        <translation>Geteilter Sieg: {names} mit je {points} Siegpunkten</translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: {names}, with %n victory point(s) each</source>
        <translation>
            <numerusform>Geteilter Sieg: {names} mit je %n Siegpunkt</numerusform>
            <numerusform>Geteilter Sieg: {names} mit je %n Siegpunkten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {points} victory points</source>
        <translation>{name} gewinnt mit {points} Siegpunkten</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Siegpunkt</numerusform>
            <numerusform>{name} gewinnt mit %n Siegpunkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>• best in the row</source>
        <translation>• Bestwert der Zeile</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>ein Klick zeigt sie auf dem Tisch</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Each with the better move, and a way to try again from there</source>
        <translation>Jede mit der besseren Wahl und der Möglichkeit, es ab dort neu zu versuchen</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions and the draws were worth, in points.</source>
        <translation>„Glück und Können“ zeigt, was deine Entscheidungen und die Ziehungen wert waren, in Punkten.</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions were worth, in points.</source>
        <translation>„Glück und Können“ zeigt, was deine Entscheidungen wert waren, in Punkten.</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>Auf der Siegpunktleiste</translation>
    </message>
    <message>
        <source>If the game had ended then</source>
        <translation>Wäre dann Schluss gewesen</translation>
    </message>
    <message>
        <source>The seal of the seed: check that nobody chose the draws</source>
        <translation>Das Siegel des Startwerts: zeigt, dass niemand die Ziehungen ausgesucht hat</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Picture of this result…</source>
        <translation>Bild dieses Ergebnisses&#xa0;…</translation>
    </message>
    <message>
        <source>Picture of the table…</source>
        <translation>Bild des Tisches&#xa0;…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>The same players and options, with a new seed</source>
        <translation>Gleiche Spieler und Optionen, anderer Startwert</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s) do not follow from this seed: they come from a shared position or a real table.</source>
        <translation>
            <numerusform>%n Ziehung folgt nicht aus diesem Startwert: Sie stammt aus einer geteilten Stellung oder von einem echten Tisch.</numerusform>
            <numerusform>%n Ziehungen folgen nicht aus diesem Startwert: Sie stammen aus einer geteilten Stellung oder von einem echten Tisch.</numerusform>
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
        <translation>Noch keine: Speichere einen, wenn du eine neue Partie einrichtest</translation>
    </message>
    <message>
        <source>Rename or delete…</source>
        <translation>Umbenennen oder löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as a favourite</source>
        <translation>Als Favorit speichern</translation>
    </message>
    <message>
        <source>The favourites could not be changed</source>
        <translation>Die Favoriten konnten nicht geändert werden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is no room for another favourite. Delete one first.</source>
        <translation>Für einen weiteren Favoriten ist kein Platz. Lösche zuerst einen.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Ein Favorit braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Ein anderer Favorit heißt schon so.</translation>
    </message>
</context>
<context>
    <name>FavouritesWindow</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“{name}” has been deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Ein Favorit braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Ein anderer Favorit heißt schon so.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename the favourite</source>
        <translation>Favorit umbenennen</translation>
    </message>
</context>
<context>
    <name>ForgottenCounts</name>
    <message numerus="yes">
        <source>%n puzzle(s) made from this person’s decisions will be deleted.</source>
        <translation>
            <numerusform>%n&#xa0;Aufgabe aus Entscheidungen dieser Person wird gelöscht.</numerusform>
            <numerusform>%n&#xa0;Aufgaben aus Entscheidungen dieser Person werden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) in which this person plays will be deleted.</source>
        <translation>
            <numerusform>%n&#xa0;Turnier, in dem diese Person spielt, wird gelöscht.</numerusform>
            <numerusform>%n&#xa0;Turniere, in denen diese Person spielt, werden gelöscht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Found</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list of length {0}</source>
        <translation>eine Liste der Länge {0}</translation>
    </message>
    <message>
        <source>a list of length {0} or more</source>
        <translation>eine Liste der Länge {0} oder mehr</translation>
    </message>
    <message>
        <source>a list of length {0} to {1}</source>
        <translation>eine Liste der Länge {0} bis {1}</translation>
    </message>
    <message>
        <source>no provenance</source>
        <translation>keine Herkunft</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>eine andere Stelle</translation>
    </message>
    <message>
        <source>too many levels of nesting</source>
        <translation>zu tiefe Verschachtelung</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>ein Wert, der zum Anzeigen zu groß ist</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>something else from byte {0} on</source>
        <translation>etwas anderes ab Byte {0}</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0} Bytes</translation>
    </message>
    <message>
        <source>more than {0} bytes</source>
        <translation>mehr als {0} Bytes</translation>
    </message>
    <message>
        <source>tiles: {0}</source>
        <translation>Plättchen: {0}</translation>
    </message>
    <message>
        <source>seats: {0}</source>
        <translation>Plätze: {0}</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} oder mehr</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>rows: {0}, characters in a row: {1}</source>
        <translation>Reihen: {0}, Zeichen pro Reihe: {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>cell {0}, {1}</source>
        <translation>Feld {0}, {1}</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>GameCountChoice</name>
    <message>
        <source>Play</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>A tournament: the same players move one seat round after each game, and a table shows their points</source>
        <translation>Ein Turnier: dieselben Spieler, die nach jeder Partie um einen Platz weiterrücken, und eine Tabelle ihrer Punkte</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Eine einzelne Partie</translation>
    </message>
    <message numerus="yes">
        <source>A tournament of %n game(s)</source>
        <translation>
            <numerusform>Ein Turnier mit %n Partie</numerusform>
            <numerusform>Ein Turnier mit %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The game has been copied to the clipboard as one line of text.</source>
        <translation>Die Partie liegt als Textzeile in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This game has not been saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The program could not save it automatically. Save it to a file, or it will be lost.</source>
        <translation>Das Programm konnte sie nicht selbst speichern. Speichere sie in einer Datei, sonst geht sie verloren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>The board being designed</source>
        <translation>Die Auslage, die du zeichnest</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: empty</source>
        <translation>Reihe {row}, Platz {place}: leer</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}, breaks a rule</source>
        <translation>Reihe {row}, Platz {place}: Stufe {level}, fehlerhaft</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}</source>
        <translation>Reihe {row}, Platz {place}: Stufe {level}</translation>
    </message>
</context>
<context>
    <name>GuestMatch</name>
    <message>
        <source>Seats at this table</source>
        <translation>Plätze an diesem Tisch</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>Die Verbindung ist wieder da.</translation>
    </message>
    <message>
        <source>The connection was lost. The table stays in view while this computer tries to reconnect.</source>
        <translation>Die Verbindung ist unterbrochen. Der Tisch bleibt sichtbar, während dieser Computer versucht, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} ist nicht da. Die Partie wartet.</translation>
    </message>
    <message>
        <source>The host does not allow this move. Rule: {rule}</source>
        <translation>Der Gastgeber lässt das nicht zu. Regel: {rule}</translation>
    </message>
    <message>
        <source>Something else has happened in the meantime. Look at the table again.</source>
        <translation>Inzwischen ist etwas anderes geschehen. Sieh dir den Tisch noch einmal an.</translation>
    </message>
</context>
<context>
    <name>GuestSeats</name>
    <message>
        <source>a bot</source>
        <translation>ein Bot</translation>
    </message>
    <message>
        <source>at the host’s computer</source>
        <translation>beim Gastgeber</translation>
    </message>
    <message>
        <source>at another computer</source>
        <translation>an einem anderen Computer</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresAmountTexts</name>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n francs</source>
        <translation>
            <numerusform>%n Mark</numerusform>
            <numerusform>%n Mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal cubes</source>
        <translation>
            <numerusform>%n Kohlewürfel</numerusform>
            <numerusform>%n Kohlewürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes</source>
        <translation>
            <numerusform>%n gelber Würfel</numerusform>
            <numerusform>%n gelbe Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes</source>
        <translation>
            <numerusform>%n brauner Würfel</numerusform>
            <numerusform>%n braune Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes</source>
        <translation>
            <numerusform>%n grauer Würfel</numerusform>
            <numerusform>%n graue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n schwarzer Würfel</numerusform>
            <numerusform>%n schwarze Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n gelb</numerusform>
            <numerusform>%n gelb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <translation>
            <numerusform>%n braun</numerusform>
            <numerusform>%n braun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey</source>
        <translation>
            <numerusform>%n grau</numerusform>
            <numerusform>%n grau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n schwarz</numerusform>
            <numerusform>%n schwarz</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow from the cage</source>
        <translation>gelb aus dem Förderkorb</translation>
    </message>
    <message>
        <source>brown from the cage</source>
        <translation>braun aus dem Förderkorb</translation>
    </message>
    <message>
        <source>grey from the cage</source>
        <translation>grau aus dem Förderkorb</translation>
    </message>
    <message>
        <source>black from the cage</source>
        <translation>schwarz aus dem Förderkorb</translation>
    </message>
    <message>
        <source>yellow from the storage</source>
        <translation>gelb aus dem Kohlenlager</translation>
    </message>
    <message>
        <source>brown from the storage</source>
        <translation>braun aus dem Kohlenlager</translation>
    </message>
    <message>
        <source>grey from the storage</source>
        <translation>grau aus dem Kohlenlager</translation>
    </message>
    <message>
        <source>black from the storage</source>
        <translation>schwarz aus dem Kohlenlager</translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n Auftrag</numerusform>
            <numerusform>%n Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty minecarts</source>
        <translation>
            <numerusform>%n leere Lore</numerusform>
            <numerusform>%n leere Loren</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresBotTexts</name>
    <message>
        <source>outstanding orders</source>
        <translation>offene Aufträge</translation>
    </message>
    <message>
        <source>majorities in the scorings to come</source>
        <translation>Mehrheiten der kommenden Wertungen</translation>
    </message>
    <message>
        <source>empty minecarts</source>
        <translation>leere Loren</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>coal in the pit</source>
        <translation>Kohle im Bergwerk</translation>
    </message>
    <message>
        <source>workers left</source>
        <translation>übrige Arbeiter</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>der Rest der Partie</translation>
    </message>
    <message>
        <source>what the others do next</source>
        <translation>was die anderen danach tun</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresCaptionTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light side: %n tiles</source>
        <translation>
            <numerusform>helle Seite: %n Plättchen</numerusform>
            <numerusform>helle Seite: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark side: %n tiles</source>
        <translation>
            <numerusform>dunkle Seite: %n Plättchen</numerusform>
            <numerusform>dunkle Seite: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps left</source>
        <translation>
            <numerusform>noch %n Arbeitsschritt</numerusform>
            <numerusform>noch %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps</source>
        <translation>
            <numerusform>%n Arbeitsschritt</numerusform>
            <numerusform>%n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the surface: %n work steps left</source>
        <translation>
            <numerusform>Bis über Tage: noch %n Arbeitsschritt</numerusform>
            <numerusform>Bis über Tage: noch %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To level {number}: %n work steps left</source>
        <translation>
            <numerusform>Auf Etage {number}: noch %n Arbeitsschritt</numerusform>
            <numerusform>Auf Etage {number}: noch %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{vehicle}: %n order spots left</source>
        <translation>
            <numerusform>{vehicle}: noch %n Kohlefeld offen</numerusform>
            <numerusform>{vehicle}: noch %n Kohlefelder offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n francs</source>
        <translation>
            <numerusform>+%n Mark</numerusform>
            <numerusform>+%n Mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n workers to the canteen</source>
        <translation>
            <numerusform>{name}: %n Arbeiter in die Kantine</numerusform>
            <numerusform>{name}: %n Arbeiter in die Kantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders: {points}</source>
        <translation>
            <numerusform>%n Auftrag: {points}</numerusform>
            <numerusform>%n Aufträge: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Lorenfabrik</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Auslieferung</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neue Aufträge</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>look at 5,</source>
        <translation>5 ansehen,</translation>
    </message>
    <message>
        <source>buy 1 or none</source>
        <translation>max. 1 kaufen</translation>
    </message>
    <message>
        <source>take 1 or none</source>
        <translation>max. 1 nehmen</translation>
    </message>
    <message>
        <source>1 or none</source>
        <translation>max. 1</translation>
    </message>
    <message>
        <source>{count} F</source>
        <translation>{count} M</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;SP</translation>
    </message>
    <message>
        <source>Handcart</source>
        <translation>Handkarren</translation>
    </message>
    <message>
        <source>Horse cart</source>
        <translation>Fuhrwerk</translation>
    </message>
    <message>
        <source>Truck</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>Shift {shift}</source>
        <translation>Schicht {shift}</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>rows 1 to {count} score</source>
        <translation>Reihen 1 bis {count} zählen</translation>
    </message>
    <message>
        <source>first / second</source>
        <translation>1. / 2. Platz</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>Majorities of this shift are not included.</source>
        <translation>Ohne die Mehrheiten dieser Schicht.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Kohlenlager</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Offene Aufträge</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Ausgeliefert</translation>
    </message>
    <message>
        <source>in balance</source>
        <translation>im Gleichgewicht</translation>
    </message>
    <message>
        <source>balance {points}</source>
        <translation>Gleichgewicht {points}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Über Tage</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Etage {number}</translation>
    </message>
    <message>
        <source>{name}’s pit. Esc: back</source>
        <translation>Bergwerk von {name}. Esc: zurück</translation>
    </message>
    <message>
        <source>Choose your orders</source>
        <translation>Wähle deine Aufträge</translation>
    </message>
    <message>
        <source>Put the tiles back, all on one side</source>
        <translation>Leg die Plättchen zurück, alle auf eine Seite</translation>
    </message>
    <message>
        <source>Put the cards back, all on one side</source>
        <translation>Leg die Karten zurück, alle auf eine Seite</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>nur du siehst sie</translation>
    </message>
    <message>
        <source>only {name} sees them</source>
        <translation>nur {name} sieht sie</translation>
    </message>
    <message>
        <source>Then put the others back, all on one side, in any order:</source>
        <translation>Dann kommen die anderen zurück, alle auf eine Seite, in deiner Reihenfolge:</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Orders to choose from</source>
        <translation>Aufträge zur Auswahl</translation>
    </message>
    <message>
        <source>on top: drawn next</source>
        <translation>obenauf: als Nächstes</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>unter den Stapel</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>All in this order</source>
        <translation>Alle so zurücklegen</translation>
    </message>
    <message>
        <source>Two for one</source>
        <translation>Zwei für einen</translation>
    </message>
    <message>
        <source>From the stack: buy one or none</source>
        <translation>Vom Stapel: Kauf eins oder keins</translation>
    </message>
    <message>
        <source>From the stack: take one or none</source>
        <translation>Vom Stapel: Nimm eine oder keine</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>Etage {number}</translation>
    </message>
    <message>
        <source>{count} F, {rest} F left</source>
        <translation>{count} M, noch {rest} M</translation>
    </message>
    <message>
        <source>balance {before} to {after} VP</source>
        <translation>Gleichgewicht: von {before} auf {after}&#xa0;SP</translation>
    </message>
    <message>
        <source>{vehicle}: complete, {vp}</source>
        <translation>{vehicle}: erfüllt, {vp}</translation>
    </message>
    <message>
        <source>Order: {vehicle}</source>
        <translation>Auftrag: {vehicle}</translation>
    </message>
    <message>
        <source>{points} if it stays undelivered</source>
        <translation>{points}, falls nicht ausgeliefert</translation>
    </message>
    <message>
        <source>Cannot be undone</source>
        <translation>Danach gibt es kein Zurück</translation>
    </message>
    <message>
        <source>Draws a tile: cannot be undone</source>
        <translation>Ein Plättchen wird gezogen: kein Zurück</translation>
    </message>
    <message>
        <source>Draws an order: cannot be undone</source>
        <translation>Ein Auftrag wird gezogen: kein Zurück</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} würde die nächste Schicht beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes fit on order spots</source>
        <translation>
            <numerusform>%n Würfel passt auf ein Kohlefeld</numerusform>
            <numerusform>%n Würfel passen auf Kohlefelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes on minecarts there</source>
        <translation>
            <numerusform>%n Würfel in den Loren dort</numerusform>
            <numerusform>%n Würfel in den Loren dort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order spots of this colour</source>
        <translation>
            <numerusform>%n offenes Kohlefeld dieser Farbe</numerusform>
            <numerusform>%n offene Kohlefelder dieser Farbe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresDetailTexts</name>
    <message numerus="yes">
        <source>completes %n orders</source>
        <translation>
            <numerusform>erfüllt %n Auftrag</numerusform>
            <numerusform>erfüllt %n Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the order</source>
        <translation>erfüllt den Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%n work steps are lost</source>
        <translation>
            <numerusform>%n Arbeitsschritt verfällt</numerusform>
            <numerusform>%n Arbeitsschritte verfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n workers</source>
        <translation>
            <numerusform>kostet %n Arbeiter</numerusform>
            <numerusform>kostet %n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers go to the canteen</source>
        <translation>
            <numerusform>%n Arbeiter geht in die Kantine</numerusform>
            <numerusform>%n Arbeiter gehen in die Kantine</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit is then in balance</source>
        <translation>dein Bergwerk ist dann im Gleichgewicht</translation>
    </message>
    <message>
        <source>excess tunnel tiles then: {tiles}, {vp}</source>
        <translation>dann überzählige Tunnelplättchen: {tiles}, {vp}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>Änderung der Punkte, wäre jetzt Schluss: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresEventTexts</name>
    <message>
        <source>{name} is the starting player</source>
        <translation>{name} ist Startspieler</translation>
    </message>
    <message>
        <source>On the table: {orders}</source>
        <translation>Auf dem Tisch: {orders}</translation>
    </message>
    <message>
        <source>Left over, placed on the last order space: {order}</source>
        <translation>Übrig und daher auf dem letzten Auftragsfeld: {order}</translation>
    </message>
    <message>
        <source>New on an order space: {order}</source>
        <translation>Neu auf einem Auftragsfeld: {order}</translation>
    </message>
    <message>
        <source>New in the factory: {tile}</source>
        <translation>Neu in der Fabrik: {tile}</translation>
    </message>
    <message>
        <source>Shift {shift} begins. Starting player: {name}</source>
        <translation>Schicht {shift} beginnt. Startspieler: {name}</translation>
    </message>
    <message>
        <source>{name} takes: {order}</source>
        <translation>{name} nimmt: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} places %n workers: {space}</source>
        <translation>
            <numerusform>{name} setzt %n Arbeiter ein: {space}</numerusform>
            <numerusform>{name} setzt %n Arbeiter ein: {space}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s workers go to the canteen</source>
        <translation>
            <numerusform>%n Arbeiter von {name} geht in die Kantine</numerusform>
            <numerusform>%n Arbeiter von {name} gehen in die Kantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n francs</source>
        <translation>
            <numerusform>{name} nimmt %n Mark</numerusform>
            <numerusform>{name} nimmt %n Mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys for %n francs: {tile}</source>
        <translation>
            <numerusform>{name} kauft für %n Mark: {tile}</numerusform>
            <numerusform>{name} kauft für %n Mark: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} delivers for {vp}: {order}</source>
        <translation>{name} liefert für {vp} aus: {order}</translation>
    </message>
    <message>
        <source>{name} buys none of them</source>
        <translation>{name} kauft keins davon</translation>
    </message>
    <message>
        <source>{name} keeps none of them</source>
        <translation>{name} behält keinen davon</translation>
    </message>
    <message>
        <source>{name} looks at: {cards}</source>
        <translation>{name} sieht sich an: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n tunnel tiles</source>
        <translation>
            <numerusform>{name} sieht sich %n Tunnelplättchen an</numerusform>
            <numerusform>{name} sieht sich %n Tunnelplättchen an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n order cards</source>
        <translation>
            <numerusform>{name} sieht sich %n Auftragskarte an</numerusform>
            <numerusform>{name} sieht sich %n Auftragskarten an</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back on top: {card}</source>
        <translation>Oben auf den Stapel gelegt: {card}</translation>
    </message>
    <message>
        <source>Put back under: {card}</source>
        <translation>Unter den Stapel gelegt: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles on top of the stack</source>
        <translation>
            <numerusform>{name} legt %n Plättchen oben auf den Stapel</numerusform>
            <numerusform>{name} legt %n Plättchen oben auf den Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles under the stack</source>
        <translation>
            <numerusform>{name} legt %n Plättchen unter den Stapel</numerusform>
            <numerusform>{name} legt %n Plättchen unter den Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards on top of the stack</source>
        <translation>
            <numerusform>{name} legt %n Karte oben auf den Stapel</numerusform>
            <numerusform>{name} legt %n Karten oben auf den Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards under the stack</source>
        <translation>
            <numerusform>{name} legt %n Karte unter den Stapel</numerusform>
            <numerusform>{name} legt %n Karten unter den Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal cube is left: the minecart stays empty</source>
        <translation>Kein Kohlewürfel ist übrig: Die Lore bleibt leer</translation>
    </message>
    <message>
        <source>A yellow cube goes on each minecart</source>
        <translation>In jede Lore kommt ein gelber Würfel</translation>
    </message>
    <message>
        <source>A brown cube goes on each minecart</source>
        <translation>In jede Lore kommt ein brauner Würfel</translation>
    </message>
    <message>
        <source>A grey cube goes on each minecart</source>
        <translation>In jede Lore kommt ein grauer Würfel</translation>
    </message>
    <message>
        <source>A black cube goes on each minecart</source>
        <translation>In jede Lore kommt ein schwarzer Würfel</translation>
    </message>
    <message>
        <source>A yellow cube goes on a minecart</source>
        <translation>In eine Lore kommt ein gelber Würfel</translation>
    </message>
    <message>
        <source>A brown cube goes on a minecart</source>
        <translation>In eine Lore kommt ein brauner Würfel</translation>
    </message>
    <message>
        <source>A grey cube goes on a minecart</source>
        <translation>In eine Lore kommt ein grauer Würfel</translation>
    </message>
    <message>
        <source>A black cube goes on a minecart</source>
        <translation>In eine Lore kommt ein schwarzer Würfel</translation>
    </message>
    <message>
        <source>{name} loads a yellow substitute cube</source>
        <translation>{name} lädt einen gelben Ersatzwürfel</translation>
    </message>
    <message>
        <source>{name} loads a brown substitute cube</source>
        <translation>{name} lädt einen braunen Ersatzwürfel</translation>
    </message>
    <message>
        <source>{name} loads a grey substitute cube</source>
        <translation>{name} lädt einen grauen Ersatzwürfel</translation>
    </message>
    <message>
        <source>{name} loads a black substitute cube</source>
        <translation>{name} lädt einen schwarzen Ersatzwürfel</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresExtractionTexts</name>
    <message numerus="yes">
        <source>{name} goes mining: %n work steps</source>
        <translation>
            <numerusform>{name} fördert: %n Arbeitsschritt</numerusform>
            <numerusform>{name} fördert: %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes: {order}</source>
        <translation>{name} hat erfüllt: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} stops mining; %n work steps are lost</source>
        <translation>
            <numerusform>{name} beendet die Förderung; %n Arbeitsschritt verfällt</numerusform>
            <numerusform>{name} beendet die Förderung; %n Arbeitsschritte verfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves the cage to the surface level</source>
        <translation>Der Förderkorb von {name} fährt nach über Tage</translation>
    </message>
    <message>
        <source>{name} moves the cage to the yellow tunnel level</source>
        <translation>Der Förderkorb von {name} fährt auf die gelbe Stollenetage</translation>
    </message>
    <message>
        <source>{name} moves the cage to the brown tunnel level</source>
        <translation>Der Förderkorb von {name} fährt auf die braune Stollenetage</translation>
    </message>
    <message>
        <source>{name} moves the cage to the grey tunnel level</source>
        <translation>Der Förderkorb von {name} fährt auf die graue Stollenetage</translation>
    </message>
    <message>
        <source>{name} moves the cage to the black tunnel level</source>
        <translation>Der Förderkorb von {name} fährt auf die schwarze Stollenetage</translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n yellow cubes</source>
        <translation>
            <numerusform>{name} lädt %n gelben Würfel</numerusform>
            <numerusform>{name} lädt %n gelbe Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n brown cubes</source>
        <translation>
            <numerusform>{name} lädt %n braunen Würfel</numerusform>
            <numerusform>{name} lädt %n braune Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n grey cubes</source>
        <translation>
            <numerusform>{name} lädt %n grauen Würfel</numerusform>
            <numerusform>{name} lädt %n graue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n black cubes</source>
        <translation>
            <numerusform>{name} lädt %n schwarzen Würfel</numerusform>
            <numerusform>{name} lädt %n schwarze Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n yellow cubes</source>
        <translation>
            <numerusform>{name} lagert %n gelben Würfel ein</numerusform>
            <numerusform>{name} lagert %n gelbe Würfel ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n brown cubes</source>
        <translation>
            <numerusform>{name} lagert %n braunen Würfel ein</numerusform>
            <numerusform>{name} lagert %n braune Würfel ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n grey cubes</source>
        <translation>
            <numerusform>{name} lagert %n grauen Würfel ein</numerusform>
            <numerusform>{name} lagert %n graue Würfel ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n black cubes</source>
        <translation>
            <numerusform>{name} lagert %n schwarzen Würfel ein</numerusform>
            <numerusform>{name} lagert %n schwarze Würfel ein</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot: {order}</source>
        <translation>{name} füllt ein gelbes Kohlefeld: {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot: {order}</source>
        <translation>{name} füllt ein braunes Kohlefeld: {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot: {order}</source>
        <translation>{name} füllt ein graues Kohlefeld: {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot: {order}</source>
        <translation>{name} füllt ein schwarzes Kohlefeld: {order}</translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} füllt ein gelbes Kohlefeld mit zwei Würfeln ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} füllt ein braunes Kohlefeld mit zwei Würfeln ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} füllt ein graues Kohlefeld mit zwei Würfeln ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} füllt ein schwarzes Kohlefeld mit zwei Würfeln ({cubes}): {order}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresInfo</name>
    <message>
        <source>Coal Baron</source>
        <translation>Glück Auf</translation>
    </message>
    <message>
        <source>Mine owners around 1900, three shifts</source>
        <translation>Kohlebergwerke um 1900, drei Schichten</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Französisches Regelheft</translation>
    </message>
    <message>
        <source>Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.</source>
        <translation>Glück Auf (Coal Baron, Gueules Noires) ist ein Spiel von Michael Kiesling und Wolfgang Kramer, erschienen bei eggertspiele und Partnern.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresItems</name>
    <message>
        <source>Deliveries</source>
        <translation>Auslieferungen</translation>
    </message>
    <message>
        <source>Scoring of shift I</source>
        <translation>Wertung von Schicht I</translation>
    </message>
    <message>
        <source>Scoring of shift II</source>
        <translation>Wertung von Schicht II</translation>
    </message>
    <message>
        <source>Scoring of shift III</source>
        <translation>Wertung von Schicht III</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Coal cubes</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>Undelivered orders</source>
        <translation>Nicht ausgelieferte Aufträge</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Gleichgewicht</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMajorityTexts</name>
    <message>
        <source>Scored from shift {shift} on</source>
        <translation>Zählt ab Schicht {shift}</translation>
    </message>
    <message>
        <source>First place: {first}. Second place: {second}.</source>
        <translation>Erster Platz: {first}. Zweiter Platz: {second}.</translation>
    </message>
    <message>
        <source>First place: {first}. No second place with 2 players.</source>
        <translation>Erster Platz: {first}. Zu zweit gibt es keinen zweiten Platz.</translation>
    </message>
    <message>
        <source>First now: {name}, {count}</source>
        <translation>Jetzt auf Platz 1: {name}, {count}</translation>
    </message>
    <message>
        <source>Second now: {name}, {count}</source>
        <translation>Jetzt auf Platz 2: {name}, {count}</translation>
    </message>
    <message>
        <source>Nobody has any yet</source>
        <translation>Noch hat niemand welche</translation>
    </message>
    <message>
        <source>You are tied for first place</source>
        <translation>Du teilst dir den ersten Platz</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n</source>
        <translation>
            <numerusform>Du liegst um %n vorn</numerusform>
            <numerusform>Du liegst um %n vorn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are behind by %n</source>
        <translation>
            <numerusform>Du liegst um %n zurück</numerusform>
            <numerusform>Du liegst um %n zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMessages</name>
    <message>
        <source>A tile or card has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Seitdem wurde ein Plättchen oder eine Karte gezogen: In dieser Partie geht Rückgängig nur bis zur letzten Ziehung.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMoveTexts</name>
    <message>
        <source>On top</source>
        <translation>Obenauf</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Take: {order}</source>
        <translation>Nehmen: {order}</translation>
    </message>
    <message>
        <source>Stop mining</source>
        <translation>Förderung beenden</translation>
    </message>
    <message>
        <source>Keep: {order}</source>
        <translation>Behalten: {order}</translation>
    </message>
    <message>
        <source>Buy none of them</source>
        <translation>Keins davon kaufen</translation>
    </message>
    <message>
        <source>Keep none of them</source>
        <translation>Keinen davon behalten</translation>
    </message>
    <message numerus="yes">
        <source>Buy for %n francs: {tile}</source>
        <translation>
            <numerusform>Für %n Mark kaufen: {tile}</numerusform>
            <numerusform>Für %n Mark kaufen: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on top of the stack: {card}</source>
        <translation>Oben auf den Stapel legen: {card}</translation>
    </message>
    <message>
        <source>Put under the stack: {card}</source>
        <translation>Unter den Stapel legen: {card}</translation>
    </message>
    <message>
        <source>Place 1 worker in the bank: 1 franc</source>
        <translation>1 Arbeiter in der Bank einsetzen: 1 Mark</translation>
    </message>
    <message numerus="yes">
        <source>Take %n francs</source>
        <translation>
            <numerusform>%n Mark nehmen</numerusform>
            <numerusform>%n Mark nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the top five tunnel tiles</source>
        <translation>Die obersten fünf Tunnelplättchen ansehen</translation>
    </message>
    <message>
        <source>Look at the top five order cards</source>
        <translation>Die obersten fünf Auftragskarten ansehen</translation>
    </message>
    <message numerus="yes">
        <source>Go mining with %n work steps</source>
        <translation>
            <numerusform>Mit %n Arbeitsschritt fördern</numerusform>
            <numerusform>Mit %n Arbeitsschritten fördern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by handcart: {vp}</source>
        <translation>
            <numerusform>%n Auftrag per Handkarren ausliefern: {vp}</numerusform>
            <numerusform>%n Aufträge per Handkarren ausliefern: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by horse cart: {vp}</source>
        <translation>
            <numerusform>%n Auftrag per Fuhrwerk ausliefern: {vp}</numerusform>
            <numerusform>%n Aufträge per Fuhrwerk ausliefern: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by truck: {vp}</source>
        <translation>
            <numerusform>%n Auftrag per Lastwagen ausliefern: {vp}</numerusform>
            <numerusform>%n Aufträge per Lastwagen ausliefern: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by locomotive: {vp}</source>
        <translation>
            <numerusform>%n Auftrag per Eisenbahn ausliefern: {vp}</numerusform>
            <numerusform>%n Aufträge per Eisenbahn ausliefern: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the cage to the surface level</source>
        <translation>Förderkorb nach über Tage bringen</translation>
    </message>
    <message>
        <source>Move the cage to the yellow tunnel level</source>
        <translation>Förderkorb auf die gelbe Stollenetage bringen</translation>
    </message>
    <message>
        <source>Move the cage to the brown tunnel level</source>
        <translation>Förderkorb auf die braune Stollenetage bringen</translation>
    </message>
    <message>
        <source>Move the cage to the grey tunnel level</source>
        <translation>Förderkorb auf die graue Stollenetage bringen</translation>
    </message>
    <message>
        <source>Move the cage to the black tunnel level</source>
        <translation>Förderkorb auf die schwarze Stollenetage bringen</translation>
    </message>
    <message>
        <source>Load a yellow cube into the cage</source>
        <translation>Gelben Würfel in den Förderkorb laden</translation>
    </message>
    <message>
        <source>Load a brown cube into the cage</source>
        <translation>Braunen Würfel in den Förderkorb laden</translation>
    </message>
    <message>
        <source>Load a grey cube into the cage</source>
        <translation>Grauen Würfel in den Förderkorb laden</translation>
    </message>
    <message>
        <source>Load a black cube into the cage</source>
        <translation>Schwarzen Würfel in den Förderkorb laden</translation>
    </message>
    <message>
        <source>Load a yellow cube instead</source>
        <translation>Gelben Würfel als Ersatz laden</translation>
    </message>
    <message>
        <source>Load a brown cube instead</source>
        <translation>Braunen Würfel als Ersatz laden</translation>
    </message>
    <message>
        <source>Load a grey cube instead</source>
        <translation>Grauen Würfel als Ersatz laden</translation>
    </message>
    <message>
        <source>Load a black cube instead</source>
        <translation>Schwarzen Würfel als Ersatz laden</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to the storage</source>
        <translation>Gelben Würfel aus dem Förderkorb ins Kohlenlager bringen</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to the storage</source>
        <translation>Braunen Würfel aus dem Förderkorb ins Kohlenlager bringen</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to the storage</source>
        <translation>Grauen Würfel aus dem Förderkorb ins Kohlenlager bringen</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to the storage</source>
        <translation>Schwarzen Würfel aus dem Förderkorb ins Kohlenlager bringen</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to: {order}</source>
        <translation>Gelben Würfel aus dem Förderkorb zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to: {order}</source>
        <translation>Braunen Würfel aus dem Förderkorb zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to: {order}</source>
        <translation>Grauen Würfel aus dem Förderkorb zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to: {order}</source>
        <translation>Schwarzen Würfel aus dem Förderkorb zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the storage to: {order}</source>
        <translation>Gelben Würfel aus dem Kohlenlager zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the storage to: {order}</source>
        <translation>Braunen Würfel aus dem Kohlenlager zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the storage to: {order}</source>
        <translation>Grauen Würfel aus dem Kohlenlager zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the storage to: {order}</source>
        <translation>Schwarzen Würfel aus dem Kohlenlager zum Auftrag bringen: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one yellow order spot of: {order}</source>
        <translation>Zwei Würfel für ein gelbes Kohlefeld ({cubes}): {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one brown order spot of: {order}</source>
        <translation>Zwei Würfel für ein braunes Kohlefeld ({cubes}): {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one grey order spot of: {order}</source>
        <translation>Zwei Würfel für ein graues Kohlefeld ({cubes}): {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one black order spot of: {order}</source>
        <translation>Zwei Würfel für ein schwarzes Kohlefeld ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} is chosen by lot</source>
        <translation>Das Los fällt auf {name}</translation>
    </message>
    <message>
        <source>Draw: {tile}</source>
        <translation>Ziehen: {tile}</translation>
    </message>
    <message>
        <source>Draw: {order}</source>
        <translation>Ziehen: {order}</translation>
    </message>
    <message>
        <source>Draw an unknown card</source>
        <translation>Eine unbekannte Karte ziehen</translation>
    </message>
    <message>
        <source>Move the cage</source>
        <translation>Förderkorb bewegen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Two cubes for one</source>
        <translation>Zwei Würfel für einen</translation>
    </message>
    <message>
        <source>On the order</source>
        <translation>Auf den Auftrag</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Einlagern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>End mining: lose %n work steps</source>
        <translation>
            <numerusform>Förderung beenden: %n Arbeitsschritt verfällt</numerusform>
            <numerusform>Förderung beenden: %n Arbeitsschritte verfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>End mining</source>
        <translation>Förderung beenden</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message numerus="yes">
        <source>End mining with %n work steps left?</source>
        <translation>
            <numerusform>Förderung mit %n übrigem Arbeitsschritt beenden?</numerusform>
            <numerusform>Förderung mit %n übrigen Arbeitsschritten beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Arbeitsschritte, die du nicht nutzt, verfallen.</translation>
    </message>
    <message>
        <source>Keep mining</source>
        <translation>Weiter fördern</translation>
    </message>
    <message>
        <source>Into the cage: {cubes}</source>
        <translation>In den Förderkorb: {cubes}</translation>
    </message>
    <message>
        <source>On order spots: {spots}</source>
        <translation>Auf Kohlefelder: {spots}</translation>
    </message>
    <message>
        <source>To the storage: {cubes}</source>
        <translation>Ins Kohlenlager: {cubes}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresOptionTexts</name>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Who begins shift I: chosen by lot, unless you agree on a player.</source>
        <translation>Wer Schicht I beginnt: per Los, wenn ihr euch nicht auf jemanden einigt.</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Wie ausgelieferte Aufträge zwischen zwei Wertungen liegen.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPeriodTexts</name>
    <message>
        <source>Shift {shift}</source>
        <translation>Schicht {shift}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Setup: choosing orders</source>
        <translation>Aufbau: Aufträge wählen</translation>
    </message>
    <message>
        <source>Shift {shift}: placing workers</source>
        <translation>Schicht {shift}: Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>Shift {shift}: top five</source>
        <translation>Schicht {shift}: oberste fünf</translation>
    </message>
    <message>
        <source>Shift {shift}: loading minecarts</source>
        <translation>Schicht {shift}: Loren beladen</translation>
    </message>
    <message>
        <source>Shift {shift}: mining</source>
        <translation>Schicht {shift}: Förderung</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>jump from shift to shift</comment>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Previous shift (Page up)</source>
        <translation>Vorige Schicht (Bild auf)</translation>
    </message>
    <message>
        <source>Next shift (Page down)</source>
        <translation>Nächste Schicht (Bild ab)</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Warum hat {name} das gemacht?</translation>
    </message>
    <message numerus="yes">
        <source>Costs the next player %n workers</source>
        <translation>
            <numerusform>Kostet den nächsten Spieler %n Arbeiter</numerusform>
            <numerusform>Kostet den nächsten Spieler %n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>Completed: it can be delivered</source>
        <translation>Erfüllt: kann ausgeliefert werden</translation>
    </message>
    <message>
        <source>Missing: {cells}</source>
        <translation>Fehlt noch: {cells}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Obenauf</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>All in this order: the first one is drawn first</source>
        <translation>Alle in dieser Reihenfolge: Was vorn liegt, wird zuerst gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left in the stack</source>
        <translation>
            <numerusform>Noch %n Plättchen im Stapel</numerusform>
            <numerusform>Noch %n Plättchen im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the stack</source>
        <translation>
            <numerusform>Noch %n Karte im Stapel</numerusform>
            <numerusform>Noch %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>On top, known to you: {cards}</source>
        <translation>Oben, dir bekannt: {cards}</translation>
    </message>
    <message>
        <source>At the bottom, known to you: {cards}</source>
        <translation>Unten, dir bekannt: {cards}</translation>
    </message>
    <message>
        <source>Two cubes for one order spot: two work steps</source>
        <translation>Zwei Würfel für ein Kohlefeld: zwei Arbeitsschritte</translation>
    </message>
    <message>
        <source>This minecart is waiting for a substitute cube</source>
        <translation>Diese Lore wartet auf einen Ersatzwürfel</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes left in the general supply</source>
        <translation>
            <numerusform>Noch %n gelber Würfel im allgemeinen Vorrat</numerusform>
            <numerusform>Noch %n gelbe Würfel im allgemeinen Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes left in the general supply</source>
        <translation>
            <numerusform>Noch %n brauner Würfel im allgemeinen Vorrat</numerusform>
            <numerusform>Noch %n braune Würfel im allgemeinen Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes left in the general supply</source>
        <translation>
            <numerusform>Noch %n grauer Würfel im allgemeinen Vorrat</numerusform>
            <numerusform>Noch %n graue Würfel im allgemeinen Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes left in the general supply</source>
        <translation>
            <numerusform>Noch %n schwarzer Würfel im allgemeinen Vorrat</numerusform>
            <numerusform>Noch %n schwarze Würfel im allgemeinen Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Would begin the next shift</source>
        <translation>Würde die nächste Schicht beginnen</translation>
    </message>
    <message>
        <source>Delivered so far: {orders}</source>
        <translation>Bisher ausgeliefert: {orders}</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: in balance</source>
        <translation>Helle Seite {lit}, dunkle Seite {dark}: im Gleichgewicht</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: {vp}</source>
        <translation>Helle Seite {lit}, dunkle Seite {dark}: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPointingRefusals</name>
    <message>
        <source>You can place workers only on worker spaces</source>
        <translation>Arbeiter setzt du auf Arbeiterfeldern ein</translation>
    </message>
    <message>
        <source>Drag them to a factory, mining, delivery, money or new order space, or to the bank.</source>
        <translation>Zieh sie auf ein Feld der Lorenfabrik, auf ein Förder-, Auslieferungs-, Geld- oder Auftragsfeld oder zur Bank.</translation>
    </message>
    <message>
        <source>You cannot send workers to the canteen</source>
        <translation>Du kannst keine Arbeiter in die Kantine schicken</translation>
    </message>
    <message>
        <source>Only workers who are replaced on their space go there. You can place one in the bank.</source>
        <translation>Dorthin kommen nur Arbeiter, die verdrängt wurden. Du darfst aber einen in der Bank einsetzen.</translation>
    </message>
    <message>
        <source>These workers belong to {name}</source>
        <translation>Diese Arbeiter gehören {name}</translation>
    </message>
    <message>
        <source>Place workers from your own supply.</source>
        <translation>Setz Arbeiter aus deinem eigenen Vorrat ein.</translation>
    </message>
    <message>
        <source>That belongs to {name}</source>
        <translation>Das gehört {name}</translation>
    </message>
    <message>
        <source>You can act only in your own pit and on the worker spaces.</source>
        <translation>Du spielst in deinem eigenen Bergwerk und auf den Arbeiterfeldern.</translation>
    </message>
    <message>
        <source>You buy tiles by placing workers</source>
        <translation>Plättchen kaufst du, indem du Arbeiter einsetzt</translation>
    </message>
    <message>
        <source>Drag workers to its space.</source>
        <translation>Zieh Arbeiter auf sein Feld.</translation>
    </message>
    <message>
        <source>You take orders by placing workers</source>
        <translation>Aufträge nimmst du, indem du Arbeiter einsetzt</translation>
    </message>
    <message>
        <source>You deliver orders by placing workers</source>
        <translation>Aufträge lieferst du aus, indem du Arbeiter einsetzt</translation>
    </message>
    <message>
        <source>Once it is completed, drag workers to its vehicle’s delivery space.</source>
        <translation>Sobald einer erfüllt ist, zieh Arbeiter auf das Auslieferungsfeld seines Fahrzeugs.</translation>
    </message>
    <message>
        <source>This card cannot go there</source>
        <translation>Diese Karte kann dort nicht hin</translation>
    </message>
    <message>
        <source>Drag it to your outstanding orders.</source>
        <translation>Zieh sie zu deinen offenen Aufträgen.</translation>
    </message>
    <message>
        <source>None of your orders has a free order spot of this colour</source>
        <translation>Keiner deiner Aufträge hat ein freies Kohlefeld dieser Farbe</translation>
    </message>
    <message>
        <source>Cubes on an order stay there</source>
        <translation>Würfel auf einem Auftrag bleiben dort</translation>
    </message>
    <message>
        <source>They go back to the general supply when you deliver it.</source>
        <translation>Sie kommen bei der Auslieferung zurück in den allgemeinen Vorrat.</translation>
    </message>
    <message>
        <source>No cube is chosen for this order spot</source>
        <translation>Für dieses Kohlefeld ist kein Würfel gewählt</translation>
    </message>
    <message>
        <source>First choose a cube in your storage, or in the cage at the surface level.</source>
        <translation>Wähle erst einen Würfel im Kohlenlager oder, wenn er über Tage ist, im Förderkorb.</translation>
    </message>
    <message>
        <source>No cube is chosen for your private coal storage</source>
        <translation>Für dein Kohlenlager ist kein Würfel gewählt</translation>
    </message>
    <message>
        <source>First choose a cube in the cage.</source>
        <translation>Wähle erst einen Würfel im Förderkorb.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>Der Förderkorb ist auf einer anderen Etage</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Bring ihn erst auf diese Stollenetage: ein Arbeitsschritt.</translation>
    </message>
    <message>
        <source>This order spot is a different colour</source>
        <translation>Dieses Kohlefeld hat eine andere Farbe</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Zwei Würfel beliebiger Farben dürfen eines füllen: zwei Arbeitsschritte.</translation>
    </message>
    <message>
        <source>A pair of cubes can only go on an order spot</source>
        <translation>„Zwei für einen“ geht nur auf ein Kohlefeld</translation>
    </message>
    <message>
        <source>Two cubes in hand: choose the order spot for both.</source>
        <translation>Zwei Würfel in der Hand: Wähle ein Kohlefeld für beide.</translation>
    </message>
    <message>
        <source>Two cubes are not chosen yet</source>
        <translation>Noch sind keine zwei Würfel gewählt</translation>
    </message>
    <message>
        <source>First choose both cubes, then the order spot.</source>
        <translation>Wähle erst beide Würfel, dann das Kohlefeld.</translation>
    </message>
    <message>
        <source>You cannot use two cubes for one now</source>
        <translation>„Zwei für einen“ ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>That takes two work steps, two available cubes and an empty order spot.</source>
        <translation>Dafür brauchst du zwei Arbeitsschritte, zwei verfügbare Würfel und ein leeres Kohlefeld.</translation>
    </message>
    <message>
        <source>This cube cannot go there</source>
        <translation>Dieser Würfel kann dort nicht hin</translation>
    </message>
    <message>
        <source>Coal goes from a minecart to the cage, from the cage to an order or your storage, and from your storage to an order.</source>
        <translation>Aus einer Lore kommt Kohle in den Förderkorb, aus dem Förderkorb auf einen Auftrag oder ins Kohlenlager, aus dem Kohlenlager auf einen Auftrag.</translation>
    </message>
    <message>
        <source>Drag it to the minecart that is waiting for it.</source>
        <translation>Zieh ihn auf die Lore, die auf ihn wartet.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Keine Lore wartet auf einen Ersatzwürfel</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>Einen Ersatzwürfel wählst du nur, wenn eine Farbe aufgebraucht ist.</translation>
    </message>
    <message>
        <source>You cannot put drawn tiles or cards there</source>
        <translation>Gezogene Plättchen oder Karten kommen nicht dorthin</translation>
    </message>
    <message>
        <source>Nothing is chosen to be put back</source>
        <translation>Zum Zurücklegen ist nichts gewählt</translation>
    </message>
    <message>
        <source>First choose a drawn tile or card, or put all back together.</source>
        <translation>Wähle zuerst ein gezogenes Plättchen oder eine gezogene Karte, oder leg alles zusammen zurück.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Dort kannst du jetzt nichts tun</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPromptTexts</name>
    <message>
        <source>Round {round} of {rounds}. Drag a card to your outstanding orders.</source>
        <translation>Runde {round} von {rounds}. Zieh eine Karte zu deinen offenen Aufträgen.</translation>
    </message>
    <message>
        <source>{name}, take an order</source>
        <translation>{name}, nimm einen Auftrag</translation>
    </message>
    <message>
        <source>{name}, choose a substitute cube</source>
        <translation>{name}, wähle einen Ersatzwürfel</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n work steps left</source>
        <translation>
            <numerusform>{name}, noch %n Arbeitsschritt</numerusform>
            <numerusform>{name}, noch %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, place your last worker</source>
        <translation>{name}, setz deinen letzten Arbeiter ein</translation>
    </message>
    <message>
        <source>{name}, place workers</source>
        <translation>{name}, setz Arbeiter ein</translation>
    </message>
    <message numerus="yes">
        <source>You have %n workers left. Drag them to a worker space, or one to the bank.</source>
        <translation>
            <numerusform>Du hast noch %n Arbeiter. Zieh ihn auf ein Arbeiterfeld oder zur Bank.</numerusform>
            <numerusform>Du hast noch %n Arbeiter. Zieh sie auf ein Arbeiterfeld oder einen zur Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, buy one of these tunnel tiles, or none</source>
        <translation>{name}, kauf eins dieser Tunnelplättchen oder keins</translation>
    </message>
    <message numerus="yes">
        <source>Only you see them. You have %n francs.</source>
        <translation>
            <numerusform>Nur du siehst sie. Du hast %n Mark.</numerusform>
            <numerusform>Nur du siehst sie. Du hast %n Mark.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep one of these orders, or none</source>
        <translation>{name}, behalte einen dieser Aufträge oder keinen</translation>
    </message>
    <message>
        <source>{name}, put the tunnel tiles back</source>
        <translation>{name}, leg die Tunnelplättchen zurück</translation>
    </message>
    <message>
        <source>{name}, put the order cards back</source>
        <translation>{name}, leg die Auftragskarten zurück</translation>
    </message>
    <message>
        <source>All go on top of the stack. The last one you put there is drawn first.</source>
        <translation>Alle kommen oben auf den Stapel. Was du zuletzt hinlegst, wird zuerst gezogen.</translation>
    </message>
    <message>
        <source>All go under the stack, one below the other.</source>
        <translation>Alle kommen unter den Stapel, immer ganz nach unten.</translation>
    </message>
    <message>
        <source>The first one decides the side: on top of the stack or under it. On top, the last one you put there is drawn first.</source>
        <translation>Was du zuerst zurücklegst, bestimmt die Seite: oben auf den Stapel oder darunter. Was zuletzt obenauf kommt, wird zuerst gezogen.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack. Only {name} should see the screen now.</source>
        <translation>{name} sieht sich die obersten des Stapels an. Nur {name} sollte jetzt den Bildschirm sehen.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack</source>
        <translation>{name} sieht sich die obersten des Stapels an</translation>
    </message>
    <message>
        <source>There is no yellow cube left in the general supply. Choose a colour it still has.</source>
        <translation>Im allgemeinen Vorrat ist kein gelber Würfel mehr. Wähle eine andere Farbe, die noch da ist.</translation>
    </message>
    <message>
        <source>There is no brown cube left in the general supply. Choose a colour it still has.</source>
        <translation>Im allgemeinen Vorrat ist kein brauner Würfel mehr. Wähle eine andere Farbe, die noch da ist.</translation>
    </message>
    <message>
        <source>There is no grey cube left in the general supply. Choose a colour it still has.</source>
        <translation>Im allgemeinen Vorrat ist kein grauer Würfel mehr. Wähle eine andere Farbe, die noch da ist.</translation>
    </message>
    <message>
        <source>There is no black cube left in the general supply. Choose a colour it still has.</source>
        <translation>Im allgemeinen Vorrat ist kein schwarzer Würfel mehr. Wähle eine andere Farbe, die noch da ist.</translation>
    </message>
    <message>
        <source>Only the bank is open to you: nothing else is possible now.</source>
        <translation>Dir steht nur die Bank offen: Etwas anderes ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Only you see them. An order costs nothing now, but {vp} if it stays undelivered.</source>
        <translation>Nur du siehst sie. Ein Auftrag kostet jetzt nichts, aber {vp}, falls er nicht ausgeliefert wird.</translation>
    </message>
    <message>
        <source>Move the cage or load a cube.</source>
        <translation>Bewege den Förderkorb oder lade einen Würfel.</translation>
    </message>
    <message>
        <source>The cage is full: move it.</source>
        <translation>Der Förderkorb ist voll: Bewege ihn.</translation>
    </message>
    <message>
        <source>There is no cube to load on this level: move the cage.</source>
        <translation>Auf dieser Etage ist kein Würfel zu laden: Bewege den Förderkorb.</translation>
    </message>
    <message>
        <source>Unload the cage or move it.</source>
        <translation>Entlade den Förderkorb oder bewege ihn.</translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Was du nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <source>{name} takes an order</source>
        <translation>{name} nimmt einen Auftrag</translation>
    </message>
    <message>
        <source>{name} places workers</source>
        <translation>{name} setzt Arbeiter ein</translation>
    </message>
    <message>
        <source>{name} puts the others back</source>
        <translation>{name} legt die anderen zurück</translation>
    </message>
    <message>
        <source>{name} loads minecarts</source>
        <translation>{name} belädt Loren</translation>
    </message>
    <message>
        <source>{name} is mining</source>
        <translation>{name} fördert</translation>
    </message>
    <message>
        <source>Then: {name}</source>
        <translation>Danach: {name}</translation>
    </message>
    <message>
        <source>Tunnel tiles are laid out</source>
        <translation>Tunnelplättchen werden ausgelegt</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>Der Startspieler wird ausgelost</translation>
    </message>
    <message>
        <source>Order cards are laid out</source>
        <translation>Auftragskarten werden ausgelegt</translation>
    </message>
    <message>
        <source>The order spaces are filled</source>
        <translation>Die Auftragsfelder werden gefüllt</translation>
    </message>
    <message>
        <source>Cards are drawn from the stack</source>
        <translation>Karten werden vom Stapel gezogen</translation>
    </message>
    <message>
        <source>Gaps are refilled</source>
        <translation>Lücken werden aufgefüllt</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} gewinnt mit {vp}</translation>
    </message>
    <message>
        <source>{names} share the victory with {vp}</source>
        <translation>{names} teilen sich den Sieg mit {vp}</translation>
    </message>
    <message>
        <source>All three shifts are over. The final scoring shows where the points came from.</source>
        <translation>Alle drei Schichten sind vorbei. Die Schlusswertung zeigt, woher die Punkte kamen.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresProvenance</name>
    <message>
        <source>Seen only on the 2023 edition. No rule depends on it.</source>
        <translation>Nur bei der Ausgabe von 2023 gesehen. Keine Regel hängt davon ab.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresQuestions</name>
    <message>
        <source>Which order do you take?</source>
        <translation>Welchen Auftrag nimmst du?</translation>
    </message>
    <message>
        <source>Where do you place workers?</source>
        <translation>Wo setzt du Arbeiter ein?</translation>
    </message>
    <message>
        <source>Which of these do you keep, if any?</source>
        <translation>Was davon behältst du, wenn überhaupt?</translation>
    </message>
    <message>
        <source>Which cube goes on the minecart instead?</source>
        <translation>Welcher Würfel kommt stattdessen in die Lore?</translation>
    </message>
    <message>
        <source>In which order do you put the others back?</source>
        <translation>In welcher Reihenfolge legst du die anderen zurück?</translation>
    </message>
    <message>
        <source>How do you use your work steps?</source>
        <translation>Wie nutzt du deine Arbeitsschritte?</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresReasonTexts</name>
    <message numerus="yes">
        <source>delivers %n order(s), for {vp}</source>
        <translation>
            <numerusform>liefert %n Auftrag aus, für {vp}</numerusform>
            <numerusform>liefert %n Aufträge aus, für {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %n order(s) worth {vp}</source>
        <translation>
            <numerusform>erfüllt %n Auftrag im Wert von {vp}</numerusform>
            <numerusform>erfüllt %n Aufträge im Wert von {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fills %n more order spot(s)</source>
        <translation>
            <numerusform>füllt %n Kohlefeld mehr</numerusform>
            <numerusform>füllt %n Kohlefelder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives you the right coal for %n more spot(s) of your orders</source>
        <translation>
            <numerusform>bringt die passende Kohle für %n weiteres Kohlefeld deiner Aufträge</numerusform>
            <numerusform>bringt die passende Kohle für %n weitere Kohlefelder deiner Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>one more order to deliver: {order}</source>
        <translation>ein Auftrag mehr zum Ausliefern: {order}</translation>
    </message>
    <message>
        <source>you deliver more in the rest of the game</source>
        <translation>du lieferst im Rest der Partie mehr aus</translation>
    </message>
    <message>
        <source>what you deliver now already counts in the scoring of shift {shift}</source>
        <translation>was du jetzt auslieferst, zählt schon in der Wertung von Schicht {shift}</translation>
    </message>
    <message>
        <source>you alone are ahead for {vp} in the scoring of shift {shift} ({element})</source>
        <translation>du liegst allein vorn, für {vp} in der Wertung von Schicht {shift} ({element})</translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift}</source>
        <translation>du gewinnst mehr in der Wertung von Schicht {shift}</translation>
    </message>
    <message numerus="yes">
        <source>%n more spot(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n Kohlefeld mehr für die Wertung von Schicht {shift} ({element})</numerusform>
            <numerusform>%n Kohlefelder mehr für die Wertung von Schicht {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minecart(s) you have the most for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>mit %n Lore hast du die meisten für die Wertung von Schicht {shift} ({element})</numerusform>
            <numerusform>mit %n Loren hast du die meisten für die Wertung von Schicht {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then have %n minecart(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>du hast dann %n Lore für die Wertung von Schicht {shift} ({element})</numerusform>
            <numerusform>du hast dann %n Loren für die Wertung von Schicht {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n mehr für die Wertung von Schicht {shift} ({element})</numerusform>
            <numerusform>%n mehr für die Wertung von Schicht {shift} ({element})</numerusform>
        </translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift} ({element})</source>
        <translation>du gewinnst mehr in der Wertung von Schicht {shift} ({element})</translation>
    </message>
    <message>
        <source>your pit is balanced</source>
        <translation>dein Bergwerk ist im Gleichgewicht</translation>
    </message>
    <message numerus="yes">
        <source>only %n excess tunnel tile(s)</source>
        <translation>
            <numerusform>nur %n überzähliges Tunnelplättchen</numerusform>
            <numerusform>nur %n überzählige Tunnelplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit ends more balanced</source>
        <translation>dein Bergwerk ist am Ende besser im Gleichgewicht</translation>
    </message>
    <message>
        <source>fewer orders stay undelivered</source>
        <translation>weniger Aufträge bleiben liegen</translation>
    </message>
    <message>
        <source>more money is left at the end</source>
        <translation>am Ende bleibt mehr Geld</translation>
    </message>
    <message>
        <source>more coal is left at the end</source>
        <translation>am Ende bleibt mehr Kohle</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({item})</source>
        <translation>{name} bekommt weniger Punkte ({item})</translation>
    </message>
    <message>
        <source>{name} gets fewer points in the scoring of shift {shift} ({element})</source>
        <translation>{name} bekommt weniger Punkte in der Wertung von Schicht {shift} ({element})</translation>
    </message>
    <message numerus="yes">
        <source>%n more franc(s)</source>
        <translation>
            <numerusform>%n Mark mehr</numerusform>
            <numerusform>%n Mark mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) left in this shift</source>
        <translation>
            <numerusform>%n Arbeiter mehr übrig in dieser Schicht</numerusform>
            <numerusform>%n Arbeiter mehr übrig in dieser Schicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Watch the replay, or start a new game.</source>
        <translation>Sieh sie dir in der Wiedergabe an oder beginne eine neue.</translation>
    </message>
    <message>
        <source>Tunnel tiles are drawn at random</source>
        <translation>Tunnelplättchen werden zufällig gezogen</translation>
    </message>
    <message>
        <source>Order cards are drawn at random</source>
        <translation>Auftragskarten werden zufällig gezogen</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>Der Startspieler wird ausgelost</translation>
    </message>
    <message>
        <source>Nobody can choose what comes next.</source>
        <translation>Niemand kann wählen, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>First take an order.</source>
        <translation>Nimm erst einen Auftrag.</translation>
    </message>
    <message>
        <source>It is time to place workers.</source>
        <translation>Jetzt werden Arbeiter eingesetzt.</translation>
    </message>
    <message>
        <source>First buy one of the tiles, or none.</source>
        <translation>Kauf erst eins der Plättchen oder keins.</translation>
    </message>
    <message>
        <source>First keep one of the orders, or none.</source>
        <translation>Behalte erst einen der Aufträge oder keinen.</translation>
    </message>
    <message>
        <source>First put the others back.</source>
        <translation>Leg erst die anderen zurück.</translation>
    </message>
    <message>
        <source>First choose the substitute cube.</source>
        <translation>Wähle erst den Ersatzwürfel.</translation>
    </message>
    <message>
        <source>You are mining: use your work steps, or stop.</source>
        <translation>Du förderst: Nutze deine Arbeitsschritte oder hör auf.</translation>
    </message>
    <message>
        <source>Tiles or cards are being drawn.</source>
        <translation>Gerade werden Plättchen oder Karten gezogen.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRemarkTexts</name>
    <message numerus="yes">
        <source>%n completed orders have not been delivered yet</source>
        <translation>
            <numerusform>%n erfüllter Auftrag ist noch nicht ausgeliefert</numerusform>
            <numerusform>%n erfüllte Aufträge sind noch nicht ausgeliefert</numerusform>
        </translation>
    </message>
    <message>
        <source>Only orders delivered before the shift ends count in its scoring.</source>
        <translation>Nur was vor Ende der Schicht ausgeliefert ist, zählt in ihrer Wertung.</translation>
    </message>
    <message>
        <source>If a colour runs out, a cube of another colour goes on the minecart instead.</source>
        <translation>Fehlt ein Würfel, kommt einer in anderer Farbe in die Lore.</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} würde die nächste Schicht beginnen</translation>
    </message>
    <message>
        <source>The player with the most workers in the minecart factory begins; the current starting player loses ties.</source>
        <translation>Wer die meisten Arbeiter in der Lorenfabrik hat, beginnt; bei Gleichstand nicht der jetzige Startspieler.</translation>
    </message>
    <message>
        <source>A cube fits on an order spot</source>
        <translation>Ein Würfel passt auf ein Kohlefeld</translation>
    </message>
    <message>
        <source>Each order spot you fill costs one work step.</source>
        <translation>Jedes Kohlefeld, das du füllst, kostet einen Arbeitsschritt.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoreTexts</name>
    <message>
        <source>VP for all delivered orders.</source>
        <translation>SP aller ausgelieferten Aufträge.</translation>
    </message>
    <message>
        <source>VP for majorities in the first {count} elements of the shift clock.</source>
        <translation>SP für die ersten {count} Kategorien der Schichtuhr.</translation>
    </message>
    <message>
        <source>VP for majorities in all {count} elements of the shift clock.</source>
        <translation>SP für alle {count} Kategorien der Schichtuhr.</translation>
    </message>
    <message>
        <source>1 VP for every {count} francs at the end.</source>
        <translation>1&#xa0;SP je {count} Mark am Ende.</translation>
    </message>
    <message>
        <source>1 VP for every {count} coal cubes at the end, wherever they are.</source>
        <translation>1&#xa0;SP je {count} Kohlewürfel am Ende, egal wo sie liegen.</translation>
    </message>
    <message>
        <source>VP lost for orders not delivered at the end, completed or not.</source>
        <translation>SP-Verlust für am Ende nicht ausgelieferte Aufträge, erfüllt oder nicht.</translation>
    </message>
    <message>
        <source>VP lost for excess tunnel tiles on one side of the pit.</source>
        <translation>SP-Verlust für überzählige Tunnelplättchen auf einer Seite des Bergwerks.</translation>
    </message>
    <message>
        <source>Light side: {lit}. Dark side: {dark}.</source>
        <translation>Helle Seite: {lit}. Dunkle Seite: {dark}.</translation>
    </message>
    <message>
        <source>Scoring this shift now would bring {vp}</source>
        <translation>Die Wertung dieser Schicht brächte jetzt {vp}</translation>
    </message>
    <message>
        <source>VP on the score track</source>
        <translation>SP auf der Siegpunktleiste</translation>
    </message>
    <message>
        <source>VP if the game had ended then, without the scoring of the current shift</source>
        <translation>SP, wenn dann Schluss gewesen wäre, ohne die Wertung der laufenden Schicht</translation>
    </message>
    <message>
        <source>tie: most francs left after the exchange</source>
        <translation>Gleichstand: wer nach dem Umtausch das meiste Geld übrig hat</translation>
    </message>
    <message>
        <source>Shared victory: equal in VP and in francs left</source>
        <translation>Geteilter Sieg: gleich viele SP und gleich viel Geld übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three shifts and {number} moves.</source>
        <translation>
            <numerusform>%n&#xa0;SP vor {other}, nach drei Schichten und {number} Schritten.</numerusform>
            <numerusform>%n&#xa0;SP vor {other}, nach drei Schichten und {number} Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the tie with %n francs left</source>
        <translation>
            <numerusform>{name} gewinnt bei Gleichstand: noch %n Mark übrig</numerusform>
            <numerusform>{name} gewinnt bei Gleichstand: noch %n Mark übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoringTexts</name>
    <message>
        <source>Shift {shift} is over</source>
        <translation>Schicht {shift} ist zu Ende</translation>
    </message>
    <message>
        <source>All workers come back</source>
        <translation>Alle Arbeiter kommen zurück</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{element}: nobody scores</source>
        <translation>{element}: niemand bekommt SP</translation>
    </message>
    <message>
        <source>{element}: {name} scores {vp}</source>
        <translation>{element}: {name} bekommt {vp}</translation>
    </message>
    <message>
        <source>{element}: {names} are tied and score {vp} each</source>
        <translation>{element}: Gleichstand, je {vp} für {names}</translation>
    </message>
    <message>
        <source>{name} {vp}</source>
        <comment>a player and what the player scores</comment>
        <translation>{name} {vp}</translation>
    </message>
    <message>
        <source>{element}: {prizes}</source>
        <translation>{element}: {prizes}</translation>
    </message>
    <message>
        <source>{name} has the most workers in the minecart factory and begins the next shift</source>
        <translation>{name} hat die meisten Arbeiter in der Lorenfabrik und beginnt die nächste Schicht</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>Niemand hat Arbeiter in der Lorenfabrik: {name} folgt im Uhrzeigersinn und wird Startspieler</translation>
    </message>
    <message>
        <source>{names} are tied in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>Gleichstand in der Lorenfabrik ({names}): {name} folgt im Uhrzeigersinn und wird Startspieler</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresSheetTexts</name>
    <message>
        <source>End of shift {shift}</source>
        <translation>Ende von Schicht {shift}</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most, second place to the next; if first place is tied, there is no second place.</source>
        <translation>Alle bisher ausgelieferten Aufträge zählen. Punkte gibt es für Platz 1 und Platz 2; bei Gleichstand auf Platz 1 entfällt Platz 2.</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most; in a tie, to both.</source>
        <translation>Alle bisher ausgelieferten Aufträge zählen. Die Punkte bekommt, wer am meisten hat; bei Gleichstand bekommen sie alle Beteiligten.</translation>
    </message>
    <message>
        <source>Orders and pit</source>
        <translation>Aufträge und Bergwerk</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>This shift</source>
        <translation>Diese Schicht</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Zur Schlusswertung</translation>
    </message>
    <message>
        <source>To shift {shift}</source>
        <translation>Zu Schicht {shift}</translation>
    </message>
    <message>
        <source>{name} begins shift {shift}</source>
        <translation>{name} beginnt Schicht {shift}</translation>
    </message>
    <message>
        <source>Most workers in the minecart factory, “top five” space included.</source>
        <translation>Die meisten Arbeiter in der Lorenfabrik, auch auf dem Feld „die obersten fünf“.</translation>
    </message>
    <message>
        <source>If players tie for the most workers in the minecart factory, the first of them clockwise after the starting player begins.</source>
        <translation>Bei Gleichstand in der Lorenfabrik beginnt der Erste von ihnen im Uhrzeigersinn nach dem Startspieler.</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: the next player clockwise begins.</source>
        <translation>Niemand hat Arbeiter in der Lorenfabrik: Der Nächste im Uhrzeigersinn beginnt.</translation>
    </message>
    <message>
        <source>Order spots by colour</source>
        <translation>Kohlefelder nach Farbe</translation>
    </message>
    <message>
        <source>Order spots by vehicle</source>
        <translation>Kohlefelder nach Fahrzeug</translation>
    </message>
    <message>
        <source>Empty minecarts</source>
        <translation>Leere Loren</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTableTexts</name>
    <message>
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message>
        <source>Worker spaces</source>
        <translation>Arbeiterfelder</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Bergwerk von {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>{name}: {score}; if the game ended now, {forecast}</source>
        <translation>{name}: {score}; wäre jetzt Schluss: {forecast}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTerms</name>
    <message>
        <source>Coal Baron</source>
        <translation>Glück Auf</translation>
    </message>
    <message>
        <source>game board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>shift clock</source>
        <translation>Schichtuhr</translation>
    </message>
    <message>
        <source>shift hand</source>
        <translation>Schichtzeiger</translation>
    </message>
    <message>
        <source>scoring marker</source>
        <translation>Wertungsmarker</translation>
    </message>
    <message>
        <source>shift scoring</source>
        <translation>Schichtwertung</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>Mehrheit</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>zweiter Platz</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>worker space</source>
        <translation>Arbeiterfeld</translation>
    </message>
    <message>
        <source>worker supply</source>
        <translation>Arbeitervorrat</translation>
    </message>
    <message>
        <source>minecart factory</source>
        <translation>Lorenfabrik</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>work step</source>
        <translation>Arbeitsschritt</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>Auslieferung</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>new order</source>
        <translation>neuer Auftrag</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>oberste fünf</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Bergwerk</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>Schacht</translation>
    </message>
    <message>
        <source>pit cage</source>
        <translation>Förderkorb</translation>
    </message>
    <message>
        <source>pit cage spot</source>
        <translation>Korbplatz</translation>
    </message>
    <message>
        <source>tunnel tile</source>
        <translation>Tunnelplättchen</translation>
    </message>
    <message>
        <source>tunnel level</source>
        <translation>Stollenetage</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>helle Seite</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>dunkle Seite</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>excess tunnel tile</source>
        <translation>überzähliges Tunnelplättchen</translation>
    </message>
    <message>
        <source>minecart</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>empty minecart</source>
        <translation>leere Lore</translation>
    </message>
    <message>
        <source>surface level</source>
        <translation>über Tage</translation>
    </message>
    <message>
        <source>private coal storage</source>
        <translation>eigenes Kohlenlager</translation>
    </message>
    <message>
        <source>coal cube</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>substitute cube</source>
        <translation>Ersatzwürfel</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>on top of the stack</source>
        <translation>oben auf den Stapel</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>unter den Stapel</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>Auftragskarte</translation>
    </message>
    <message>
        <source>order space</source>
        <translation>Auftragsfeld</translation>
    </message>
    <message>
        <source>order spot</source>
        <translation>Kohlefeld</translation>
    </message>
    <message>
        <source>two cubes for one</source>
        <translation>zwei Würfel für einen</translation>
    </message>
    <message>
        <source>outstanding orders</source>
        <translation>offene Aufträge</translation>
    </message>
    <message>
        <source>completed order</source>
        <translation>erfüllter Auftrag</translation>
    </message>
    <message>
        <source>delivered orders</source>
        <translation>ausgelieferte Aufträge</translation>
    </message>
    <message>
        <source>undelivered order</source>
        <translation>nicht ausgelieferter Auftrag</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>handcart</source>
        <translation>Handkarren</translation>
    </message>
    <message>
        <source>horse cart</source>
        <translation>Fuhrwerk</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <source>locomotive</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>franc</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>bank note</source>
        <translation>Geldschein</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>victory point marker</source>
        <translation>Siegpunktmarker</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>lock tile</source>
        <translation>Sperrplättchen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>starting player marker</source>
        <translation>Startspielerplättchen</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>end of the shift</source>
        <translation>Ende der Schicht</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>Pit Boy</source>
        <translation>Grubenjunge</translation>
    </message>
    <message>
        <source>Hewer</source>
        <translation>Schlepper</translation>
    </message>
    <message>
        <source>Overman</source>
        <translation>Steiger</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Chief Engineer</source>
        <translation>Chefingenieur</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresThemes</name>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Auslieferung</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTitleTexts</name>
    <message>
        <source>Unknown card</source>
        <translation>Unbekannte Karte</translation>
    </message>
    <message>
        <source>Handcart order ({cells}, {vp})</source>
        <translation>Handkarren-Auftrag ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Horse cart order ({cells}, {vp})</source>
        <translation>Fuhrwerk-Auftrag ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Truck order ({cells}, {vp})</source>
        <translation>Lastwagen-Auftrag ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Locomotive order ({cells}, {vp})</source>
        <translation>Eisenbahn-Auftrag ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Unbekanntes Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, light side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n gelbe Lore, helle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n gelbe Loren, helle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, light side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n braune Lore, helle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n braune Loren, helle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, light side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n graue Lore, helle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n graue Loren, helle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, light side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n schwarze Lore, helle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n schwarze Loren, helle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, dark side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n gelbe Lore, dunkle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n gelbe Loren, dunkle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, dark side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n braune Lore, dunkle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n braune Loren, dunkle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, dark side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n graue Lore, dunkle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n graue Loren, dunkle Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, dark side</source>
        <translation>
            <numerusform>Tunnelplättchen, %n schwarze Lore, dunkle Seite</numerusform>
            <numerusform>Tunnelplättchen, %n schwarze Loren, dunkle Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack of tunnel tiles</source>
        <translation>Stapel der Tunnelplättchen</translation>
    </message>
    <message>
        <source>Stack of order cards</source>
        <translation>Stapel der Auftragskarten</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Minecart factory, space {number}</source>
        <translation>Lorenfabrik, Feld {number}</translation>
    </message>
    <message numerus="yes">
        <source>Mining, %n work steps</source>
        <translation>
            <numerusform>Förderung, %n Arbeitsschritt</numerusform>
            <numerusform>Förderung, %n Arbeitsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money, %n francs</source>
        <translation>
            <numerusform>Geld, %n Mark</numerusform>
            <numerusform>Geld, %n Mark</numerusform>
        </translation>
    </message>
    <message>
        <source>New order, space {number}</source>
        <translation>Neuer Auftrag, Feld {number}</translation>
    </message>
    <message>
        <source>Minecart factory, “top five” space</source>
        <translation>Lorenfabrik, oberste fünf</translation>
    </message>
    <message>
        <source>New order, “top five” space</source>
        <translation>Neuer Auftrag, oberste fünf</translation>
    </message>
    <message>
        <source>Delivery by handcart</source>
        <translation>Auslieferung per Handkarren</translation>
    </message>
    <message>
        <source>Delivery by horse cart</source>
        <translation>Auslieferung per Fuhrwerk</translation>
    </message>
    <message>
        <source>Delivery by truck</source>
        <translation>Auslieferung per Lastwagen</translation>
    </message>
    <message>
        <source>Delivery by locomotive</source>
        <translation>Auslieferung per Eisenbahn</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Auslieferung</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Lorenfabrik</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Surface level</source>
        <translation>Über Tage</translation>
    </message>
    <message>
        <source>Tunnel level 1, yellow</source>
        <translation>Stollenetage 1, gelb</translation>
    </message>
    <message>
        <source>Tunnel level 2, brown</source>
        <translation>Stollenetage 2, braun</translation>
    </message>
    <message>
        <source>Tunnel level 3, grey</source>
        <translation>Stollenetage 3, grau</translation>
    </message>
    <message>
        <source>Tunnel level 4, black</source>
        <translation>Stollenetage 4, schwarz</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Bergwerk von {name}</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>Shift clock</source>
        <translation>Schichtuhr</translation>
    </message>
    <message>
        <source>Pit cage</source>
        <translation>Förderkorb</translation>
    </message>
    <message>
        <source>Worker supply</source>
        <translation>Arbeitervorrat</translation>
    </message>
    <message>
        <source>Private coal storage</source>
        <translation>Eigenes Kohlenlager</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Offene Aufträge</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Ausgelieferte Aufträge</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Yellow order spots</source>
        <translation>Gelbe Kohlefelder</translation>
    </message>
    <message>
        <source>Brown order spots</source>
        <translation>Braune Kohlefelder</translation>
    </message>
    <message>
        <source>Grey order spots</source>
        <translation>Graue Kohlefelder</translation>
    </message>
    <message>
        <source>Black order spots</source>
        <translation>Schwarze Kohlefelder</translation>
    </message>
    <message>
        <source>Handcart order spots</source>
        <translation>Kohlefelder auf Handkarren-Aufträgen</translation>
    </message>
    <message>
        <source>Horse cart order spots</source>
        <translation>Kohlefelder auf Fuhrwerk-Aufträgen</translation>
    </message>
    <message>
        <source>Truck order spots</source>
        <translation>Kohlefelder auf Lastwagen-Aufträgen</translation>
    </message>
    <message>
        <source>Locomotive order spots</source>
        <translation>Kohlefelder auf Eisenbahn-Aufträgen</translation>
    </message>
    <message>
        <source>Empty yellow minecarts</source>
        <translation>Leere gelbe Loren</translation>
    </message>
    <message>
        <source>Empty brown minecarts</source>
        <translation>Leere braune Loren</translation>
    </message>
    <message>
        <source>Empty grey minecarts</source>
        <translation>Leere graue Loren</translation>
    </message>
    <message>
        <source>Empty black minecarts</source>
        <translation>Leere schwarze Loren</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTurningPointTexts</name>
    <message numerus="yes">
        <source>{name} delivers %n orders: {vp}.</source>
        <translation>
            <numerusform>{name} liefert %n Auftrag aus: {vp}.</numerusform>
            <numerusform>{name} liefert %n Aufträge aus: {vp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP in the scoring of shift {shift}.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP in der Wertung von Schicht {shift}.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP in der Wertung von Schicht {shift}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} First in: {elements}.</source>
        <comment>two sentences, one after the other</comment>
        <translation>{scored} Vorn bei: {elements}.</translation>
    </message>
    <message>
        <source>{name} brings the pit closer to balance.</source>
        <translation>{name} bringt das Bergwerk näher ans Gleichgewicht.</translation>
    </message>
    <message>
        <source>{name} brings the pit out of balance.</source>
        <translation>{name} bringt das Bergwerk aus dem Gleichgewicht.</translation>
    </message>
    <message>
        <source>{name} takes on more orders.</source>
        <translation>{name} nimmt weitere Aufträge an.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets richer: %n VP.</source>
        <translation>
            <numerusform>{name} hat mehr Geld: %n&#xa0;SP.</numerusform>
            <numerusform>{name} hat mehr Geld: %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets more coal: %n VP.</source>
        <translation>
            <numerusform>{name} bekommt mehr Kohle: %n&#xa0;SP.</numerusform>
            <numerusform>{name} bekommt mehr Kohle: %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} verliert %n&#xa0;SP.</numerusform>
            <numerusform>{name} verliert %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresView</name>
    <message>
        <source>Count the others’ orders delivered since the last scoring</source>
        <translation>Aufträge mitzählen, die andere seit der letzten Wertung ausgeliefert haben</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Show my board (Enter)</source>
        <translation>Mein Tableau zeigen (Enter)</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Points with which a player begins.</source>
        <translation>Punkte, mit denen jemand beginnt.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtAmountTexts</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n&#xa0;Nahrung</numerusform>
            <numerusform>%n&#xa0;Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;Holz</numerusform>
            <numerusform>%n&#xa0;Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n&#xa0;Kohle</numerusform>
            <numerusform>%n&#xa0;Kohle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal in the shaft</source>
        <translation>
            <numerusform>%n&#xa0;Kohle im Schacht</numerusform>
            <numerusform>%n&#xa0;Kohle im Schacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit water</source>
        <translation>
            <numerusform>%n&#xa0;Grubenwasser</numerusform>
            <numerusform>%n&#xa0;Grubenwasser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler</source>
        <translation>
            <numerusform>%n&#xa0;Taler</numerusform>
            <numerusform>%n&#xa0;Taler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s)</source>
        <translation>
            <numerusform>%n Schuldschein</numerusform>
            <numerusform>%n Schuldscheine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black disk(s)</source>
        <translation>
            <numerusform>%n schwarze Scheibe</numerusform>
            <numerusform>%n schwarze Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown disk(s)</source>
        <translation>
            <numerusform>%n braune Scheibe</numerusform>
            <numerusform>%n braune Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow disk(s)</source>
        <translation>
            <numerusform>%n gelbe Scheibe</numerusform>
            <numerusform>%n gelbe Scheiben</numerusform>
        </translation>
    </message>
    <message>
        <source>no disks</source>
        <translation>keine Scheiben</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) of any colour</source>
        <translation>
            <numerusform>%n beliebige Scheibe</numerusform>
            <numerusform>%n beliebige Scheiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Hammer and Pick marker</source>
        <translation>Schlägel-und-Eisen-Marker</translation>
    </message>
    <message>
        <source>Ladder marker</source>
        <translation>Leiter-Marker</translation>
    </message>
    <message>
        <source>Wheelbarrow marker</source>
        <translation>Schubkarren-Marker</translation>
    </message>
</context>
<context>
    <name>HaspelknechtBotTexts</name>
    <message>
        <source>Shepherd</source>
        <translation>Hirte</translation>
    </message>
    <message>
        <source>points scored at once</source>
        <translation>sofort erzielte Punkte</translation>
    </message>
    <message>
        <source>coal for the winters</source>
        <translation>Kohle für die Winter</translation>
    </message>
    <message>
        <source>food and lease</source>
        <translation>Nahrung und Pacht</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>the Pinge</source>
        <translation>die Pinge</translation>
    </message>
    <message>
        <source>the tunnel</source>
        <translation>der Stollen</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>Grubenwasser</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>developments still to be acquired</source>
        <translation>noch zu erwerbende Entwicklungen</translation>
    </message>
    <message>
        <source>action markers</source>
        <translation>Aktionsmarker</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>Spielerreihenfolge</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>der Rest der Partie</translation>
    </message>
    <message>
        <source>what the others do this season</source>
        <translation>was die anderen in dieser Jahreszeit tun</translation>
    </message>
</context>
<context>
    <name>HaspelknechtCaptionTexts</name>
    <message>
        <source>pit water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Einlagern</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>neues Jahr</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>taking</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Winter: coal</source>
        <translation>Winter: Kohle</translation>
    </message>
    <message>
        <source>Winter: lease</source>
        <translation>Winter: Pacht</translation>
    </message>
    <message>
        <source>1 VP for each coal</source>
        <translation>1&#xa0;SP je Kohle</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>gedeckt</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>Winter of year {year}</source>
        <translation>Winter von Jahr {year}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Action pool</source>
        <translation>Aktionsfeld</translation>
    </message>
    <message>
        <source>turn order {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>fee if distant</source>
        <translation>Gebühr (fern)</translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>ohne Gebühr</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>each: 1 or 2 water, or 1 coal</source>
        <translation>je: 1 oder 2&#xa0;Wasser oder 1&#xa0;Kohle</translation>
    </message>
    <message>
        <source>2 or more water: remove 2; fewer: excavate 1</source>
        <translation>ab 2&#xa0;Wasser: 2 entfernen, sonst 1 abbauen</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pingenbonus</translation>
    </message>
    <message>
        <source>no reeling</source>
        <translation>kein Haspeln</translation>
    </message>
    <message>
        <source>no coal</source>
        <translation>kein Abbau</translation>
    </message>
    <message>
        <source>Water goes here</source>
        <translation>Wasser hierher</translation>
    </message>
    <message>
        <source>action {number} of {count}</source>
        <translation>Aktion {number} von {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Am Werk</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Wie geplant</translation>
    </message>
    <message>
        <source>With this</source>
        <translation>Damit</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <source>to the shaft</source>
        <translation>in den Schacht</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>{name}’s board. Esc: back to your own</source>
        <translation>Tableau von {name}. Esc: zurück zu deinem</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>3 wood, 1 water</source>
        <translation>3&#xa0;Holz, 1&#xa0;Wasser</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1&#xa0;Taler</translation>
    </message>
    <message>
        <source>1 coal: 1 Thaler</source>
        <translation>1&#xa0;Kohle: 1&#xa0;Taler</translation>
    </message>
    <message>
        <source>2 coal: 1 Thaler, 1 food</source>
        <translation>2&#xa0;Kohle: 1&#xa0;Taler, 1&#xa0;Nahrung</translation>
    </message>
    <message>
        <source>below: disks (turn order value)</source>
        <translation>unten: Scheiben (Reihenfolgewert)</translation>
    </message>
    <message>
        <source>below: disks you would get</source>
        <translation>unten: Scheiben, die du hättest</translation>
    </message>
    <message>
        <source>Point at a development to read what it does.</source>
        <translation>Zeig auf eine Entwicklung, um zu lesen, was sie bewirkt.</translation>
    </message>
    <message>
        <source>Level {level}, {symbol}</source>
        <translation>Stufe {level}, {symbol}</translation>
    </message>
    <message>
        <source>partly our guess</source>
        <translation>teils unsere Annahme</translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s) in all</source>
        <translation>
            <numerusform>insgesamt %n Schuldschein</numerusform>
            <numerusform>insgesamt %n Schuldscheine</numerusform>
        </translation>
    </message>
    <message>
        <source>{food} food, {thaler} Thaler missing</source>
        <translation>{food}&#xa0;Nahrung, {thaler}&#xa0;Taler fehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>%n&#xa0;Nahrung fehlt</numerusform>
            <numerusform>%n&#xa0;Nahrung fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler missing</source>
        <translation>
            <numerusform>%n&#xa0;Taler fehlt</numerusform>
            <numerusform>%n&#xa0;Taler fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score {vp} VP</source>
        <translation>
            <numerusform>%n&#xa0;Kohle brächte {vp}&#xa0;SP</numerusform>
            <numerusform>%n&#xa0;Kohle brächten {vp}&#xa0;SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score</source>
        <translation>
            <numerusform>%n&#xa0;Kohle brächte</numerusform>
            <numerusform>%n&#xa0;Kohle brächten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water: no excavating</source>
        <translation>
            <numerusform>%n&#xa0;Wasser: kein Abbau</numerusform>
            <numerusform>%n&#xa0;Wasser: kein Abbau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens when the Pinge is exhausted: %n coal to go</source>
        <translation>
            <numerusform>Öffnet, wenn die Pinge erschöpft ist: noch %n&#xa0;Kohle</numerusform>
            <numerusform>Öffnet, wenn die Pinge erschöpft ist: noch %n&#xa0;Kohle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coal</source>
        <translation>
            <numerusform>bis zu %n&#xa0;Kohle</numerusform>
            <numerusform>bis zu %n&#xa0;Kohle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n&#xa0;Wasser</numerusform>
            <numerusform>%n&#xa0;Wasser</numerusform>
        </translation>
    </message>
    <message>
        <source>for the first owner</source>
        <translation>für den ersten Besitzer</translation>
    </message>
    <message numerus="yes">
        <source>for the next, after %n owner(s)</source>
        <translation>
            <numerusform>für den nächsten, nach %n Besitzer</numerusform>
            <numerusform>für den nächsten, nach %n Besitzern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtDetailTexts</name>
    <message>
        <source>To the supply: {goods}</source>
        <translation>In den Vorrat: {goods}</translation>
    </message>
    <message>
        <source>coal in winter: {later} VP instead of {before}</source>
        <translation>Kohle im Winter: {later}&#xa0;SP statt {before}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>Änderung der Punkte, wäre jetzt Schluss: {vp}</translation>
    </message>
    <message>
        <source>pit water then blocks excavating</source>
        <translation>Grubenwasser blockiert dann den Abbau</translation>
    </message>
    <message>
        <source>excavating is possible again</source>
        <translation>Abbau ist wieder möglich</translation>
    </message>
    <message>
        <source>As planned: {changes}</source>
        <translation>Wie geplant: {changes}</translation>
    </message>
    <message>
        <source>Could acquire: {tiles}</source>
        <translation>Könnte erwerben: {tiles}</translation>
    </message>
    <message>
        <source>could acquire: {tiles}</source>
        <translation>könnte erwerben: {tiles}</translation>
    </message>
    <message>
        <source>needs accessible coal first</source>
        <translation>braucht erst erreichbare Kohle</translation>
    </message>
    <message>
        <source>nothing as things stand</source>
        <translation>so nichts</translation>
    </message>
    <message>
        <source>Does not match any development you can acquire yet</source>
        <translation>Passt noch zu keiner erreichbaren Entwicklung</translation>
    </message>
    <message>
        <source>Works in pairs of one colour</source>
        <translation>Arbeitet mit gleichfarbigen Paaren</translation>
    </message>
    <message>
        <source>Needs accessible coal first: place wood or let other workers work before</source>
        <translation>Braucht erst erreichbare Kohle: Verbaue vorher Holz oder setz andere Arbeiter ein</translation>
    </message>
    <message>
        <source>Has nothing to do as things stand</source>
        <translation>Kann so nichts tun</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) in total</source>
        <translation>
            <numerusform>%n Scheibe insgesamt</numerusform>
            <numerusform>%n Scheiben insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn order value {value}</source>
        <translation>Reihenfolgewert {value}</translation>
    </message>
    <message>
        <source>Turn order value {value}: place {place} of {players}</source>
        <translation>Reihenfolgewert {value}: Platz {place} von {players}</translation>
    </message>
    <message>
        <source>All disks are placed</source>
        <translation>Alle Scheiben sind gelegt</translation>
    </message>
    <message>
        <source>Not used: {disks}</source>
        <translation>Nicht genutzt: {disks}</translation>
    </message>
    <message>
        <source>the fee goes to {name}</source>
        <translation>die Gebühr geht an {name}</translation>
    </message>
    <message>
        <source>no fee: it touches one of your developments</source>
        <translation>keine Gebühr: grenzt an eine deiner Entwicklungen</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible once the Pinge is exhausted</source>
        <translation>
            <numerusform>Macht %n&#xa0;weitere Kohle erreichbar, sobald die Pinge erschöpft ist</numerusform>
            <numerusform>Macht %n&#xa0;weitere Kohle erreichbar, sobald die Pinge erschöpft ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible</source>
        <translation>
            <numerusform>Macht %n&#xa0;weitere Kohle erreichbar</numerusform>
            <numerusform>Macht %n&#xa0;weitere Kohle erreichbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtEventTexts</name>
    <message>
        <source>{name} returns 1 pit water</source>
        <translation>{name} legt 1&#xa0;Grubenwasser zurück</translation>
    </message>
    <message>
        <source>{name} skips the second taking</source>
        <translation>{name} verzichtet auf die zweite Auswahl</translation>
    </message>
    <message>
        <source>{name} has exhausted the Pinge: the tunnel is open</source>
        <translation>{name} hat die Pinge erschöpft: Der Stollen ist offen</translation>
    </message>
    <message>
        <source>{name} now has the improved farmhand</source>
        <translation>{name} hat jetzt den Großknecht</translation>
    </message>
    <message>
        <source>{name} declines</source>
        <translation>{name} belässt es dabei</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} gains the synergy bonus: one more action</source>
        <translation>{name} bekommt den Synergiebonus: eine Aktion mehr</translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the Pinge</source>
        <translation>
            <numerusform>{name} entfernt %n&#xa0;Grubenwasser aus der Pinge</numerusform>
            <numerusform>{name} entfernt %n&#xa0;Grubenwasser aus der Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the shaft</source>
        <translation>
            <numerusform>{name} entfernt %n&#xa0;Grubenwasser aus dem Schacht</numerusform>
            <numerusform>{name} entfernt %n&#xa0;Grubenwasser aus dem Schacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the Pinge</source>
        <translation>
            <numerusform>{name} baut %n&#xa0;Kohle in der Pinge ab</numerusform>
            <numerusform>{name} baut %n&#xa0;Kohle in der Pinge ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the tunnel</source>
        <translation>
            <numerusform>{name} baut %n&#xa0;Kohle im Stollen ab</numerusform>
            <numerusform>{name} baut %n&#xa0;Kohle im Stollen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reels up %n coal</source>
        <translation>
            <numerusform>{name} haspelt %n&#xa0;Kohle hoch</numerusform>
            <numerusform>{name} haspelt %n&#xa0;Kohle hoch</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places wood in the Pinge, on wood symbol {number}</source>
        <translation>{name} verbaut Holz in der Pinge, auf Holzsymbol {number}</translation>
    </message>
    <message>
        <source>{name} places wood in the tunnel, in section {number}</source>
        <translation>{name} verbaut Holz im Stollen, in Abschnitt {number}</translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm: {vp}</source>
        <translation>
            <numerusform>{name} zählt %n&#xa0;Kohle auf dem Hof: {vp}</numerusform>
            <numerusform>{name} zählt %n&#xa0;Kohle auf dem Hof: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, lease: {paid}</source>
        <translation>{name}, Pacht: {paid}</translation>
    </message>
    <message>
        <source>{name}, back to the supply: {goods}</source>
        <translation>{name}, zurück in den Vorrat: {goods}</translation>
    </message>
    <message>
        <source>Turn order: {names}</source>
        <translation>Spielerreihenfolge: {names}</translation>
    </message>
    <message>
        <source>Turn order by the value of the disks: {names}</source>
        <translation>Spielerreihenfolge nach dem Wert der Scheiben: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the disks</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser zu den Scheiben</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser zu den Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the wood</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser zum Holz</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser zum Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Grubenwasser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} nimmt %n schwarze Scheibe von Aktionsfeld {pool}</numerusform>
            <numerusform>{name} nimmt %n schwarze Scheiben von Aktionsfeld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} nimmt %n braune Scheibe von Aktionsfeld {pool}</numerusform>
            <numerusform>{name} nimmt %n braune Scheiben von Aktionsfeld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} nimmt %n gelbe Scheibe von Aktionsfeld {pool}</numerusform>
            <numerusform>{name} nimmt %n gelbe Scheiben von Aktionsfeld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves %n action(s) unused</source>
        <translation>
            <numerusform>{name} lässt %n Aktion ungenutzt</numerusform>
            <numerusform>{name} lässt %n Aktionen ungenutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} tauscht eine schwarze Scheibe von Reservefeld {reserve} gegen eine braune von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} tauscht eine schwarze Scheibe von Reservefeld {reserve} gegen eine gelbe von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} tauscht eine braune Scheibe von Reservefeld {reserve} gegen eine schwarze von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} tauscht eine braune Scheibe von Reservefeld {reserve} gegen eine gelbe von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} tauscht eine gelbe Scheibe von Reservefeld {reserve} gegen eine schwarze von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} tauscht eine gelbe Scheibe von Reservefeld {reserve} gegen eine braune von Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>{worker} {pieces}</source>
        <translation>{worker}: {pieces}</translation>
    </message>
    <message>
        <source>{name} plans nothing</source>
        <translation>{name} plant nichts</translation>
    </message>
    <message>
        <source>{name} plans: {plan}</source>
        <translation>{name} plant: {plan}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}</source>
        <translation>{name} erwirbt {tile}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 food goes to {receiver}</source>
        <translation>{name} erwirbt {tile}; 1&#xa0;Nahrung geht an {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 wood goes to {receiver}</source>
        <translation>{name} erwirbt {tile}; 1&#xa0;Holz geht an {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 coal goes to {receiver}</source>
        <translation>{name} erwirbt {tile}; 1&#xa0;Kohle geht an {receiver}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmer starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Bauer beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Bauer beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the improved farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Großknecht beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Großknecht beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Knecht beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Knecht beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-digger starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Kohlengräber beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Kohlengräber beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-miner starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Hauer beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Hauer beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Haspelknecht starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: Der Haspelknecht beginnt, %n Aktion</numerusform>
            <numerusform>{name}: Der Haspelknecht beginnt, %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Water Mill</source>
        <translation>
            <numerusform>{name}: Die Wassermühle bringt %n&#xa0;Nahrung</numerusform>
            <numerusform>{name}: Die Wassermühle bringt %n&#xa0;Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmer</source>
        <translation>
            <numerusform>{name}: Der Bauer bringt %n&#xa0;Nahrung</numerusform>
            <numerusform>{name}: Der Bauer bringt %n&#xa0;Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmer</source>
        <translation>
            <numerusform>{name}: Der Bauer bringt %n&#xa0;Holz</numerusform>
            <numerusform>{name}: Der Bauer bringt %n&#xa0;Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the improved farmhand</source>
        <translation>
            <numerusform>{name}: Der Großknecht bringt %n&#xa0;Nahrung</numerusform>
            <numerusform>{name}: Der Großknecht bringt %n&#xa0;Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmhand</source>
        <translation>
            <numerusform>{name}: Der Knecht bringt %n&#xa0;Nahrung</numerusform>
            <numerusform>{name}: Der Knecht bringt %n&#xa0;Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the improved farmhand</source>
        <translation>
            <numerusform>{name}: Der Großknecht bringt %n&#xa0;Holz</numerusform>
            <numerusform>{name}: Der Großknecht bringt %n&#xa0;Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmhand</source>
        <translation>
            <numerusform>{name}: Der Knecht bringt %n&#xa0;Holz</numerusform>
            <numerusform>{name}: Der Knecht bringt %n&#xa0;Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from {tile}</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Nahrung durch {tile}</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Nahrung durch {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from {tile}</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Holz durch {tile}</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Holz durch {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal from {tile}</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Kohle durch {tile}</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Kohle durch {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal in the shaft from {tile}</source>
        <translation>
            <numerusform>{name} bekommt durch {tile} %n&#xa0;Kohle in den Schacht</numerusform>
            <numerusform>{name} bekommt durch {tile} %n&#xa0;Kohle in den Schacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n Thaler from {tile}</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;Taler durch {tile}</numerusform>
            <numerusform>{name} bekommt %n&#xa0;Taler durch {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n wood for {tile}</source>
        <translation>
            <numerusform>{name} gibt %n&#xa0;Holz für {tile}</numerusform>
            <numerusform>{name} gibt %n&#xa0;Holz für {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coal for {tile}</source>
        <translation>
            <numerusform>{name} gibt %n&#xa0;Kohle für {tile}</numerusform>
            <numerusform>{name} gibt %n&#xa0;Kohle für {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} builds the Barn</source>
        <translation>{name} baut die Scheune</translation>
    </message>
    <message>
        <source>{name} builds the Coal Storage</source>
        <translation>{name} baut das Kohlenlager</translation>
    </message>
    <message>
        <source>{name} builds the Charcoal Burner</source>
        <translation>{name} baut den Meiler</translation>
    </message>
    <message>
        <source>{name} builds the Water Mill</source>
        <translation>{name} baut die Wassermühle</translation>
    </message>
    <message>
        <source>{name} plays the Hauling Cable</source>
        <translation>{name} nutzt das Förderseil</translation>
    </message>
    <message>
        <source>{name} plays the Windlass</source>
        <translation>{name} nutzt die Haspel</translation>
    </message>
    <message>
        <source>{name} plays the Oil Lamp</source>
        <translation>{name} nutzt die Öllampe</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores the Pinge bonus: %n VP</source>
        <translation>
            <numerusform>{name} bekommt den Pingenbonus: %n&#xa0;SP</numerusform>
            <numerusform>{name} bekommt den Pingenbonus: %n&#xa0;SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch den Meiler</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch den Meiler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch das Förderseil</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch das Förderseil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch die Wassermühle</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch die Wassermühle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the development</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP für die Entwicklung</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP für die Entwicklung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stores 1 food in the Barn</source>
        <translation>{name} lagert 1&#xa0;Nahrung in der Scheune ein</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Barn</source>
        <translation>{name} lagert 1&#xa0;Holz in der Scheune ein</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Barn</source>
        <translation>{name} lagert 1&#xa0;Kohle in der Scheune ein</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Coal Storage</source>
        <translation>{name} lagert 1&#xa0;Kohle im Kohlenlager ein</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Coal Storage</source>
        <translation>{name} lagert 1&#xa0;Holz im Kohlenlager ein</translation>
    </message>
    <message>
        <source>{name} stores 1 food on the farm</source>
        <translation>{name} lagert 1&#xa0;Nahrung auf dem Hof ein</translation>
    </message>
    <message>
        <source>{name} stores 1 wood on the farm</source>
        <translation>{name} lagert 1&#xa0;Holz auf dem Hof ein</translation>
    </message>
    <message>
        <source>{name} stores 1 coal on the farm</source>
        <translation>{name} lagert 1&#xa0;Kohle auf dem Hof ein</translation>
    </message>
</context>
<context>
    <name>HaspelknechtForm</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>independent of the screen language</source>
        <translation>unabhängig von der Bildschirmsprache</translation>
    </message>
    <message>
        <source>Paste a layout or write one in digits.</source>
        <translation>Füge eine Anordnung ein oder zeichne eine mit Ziffern.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtInfo</name>
    <message>
        <source>Coal mining in the Ruhr valley, 16th century</source>
        <translation>Kohlenbergbau im Ruhrtal, 16. Jahrhundert</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>Dutch, English and French rulebooks</source>
        <translation>Regelheft: niederländisch, englisch, französisch</translation>
    </message>
</context>
<context>
    <name>HaspelknechtItems</name>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Coal in winter</source>
        <translation>Kohle im Winter</translation>
    </message>
    <message>
        <source>Winter storage</source>
        <translation>Winterlager</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pingenbonus</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Meiler</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Förderseil</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Wassermühle</translation>
    </message>
    <message>
        <source>Tunnel sections</source>
        <translation>Stollenabschnitte</translation>
    </message>
    <message>
        <source>Tunnel bonus</source>
        <translation>Stollenbonus</translation>
    </message>
    <message>
        <source>Development bonus</source>
        <translation>Entwicklungsbonus</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Aktionsmarker</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Debt chits</source>
        <translation>Schuldscheine</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Grubenwasser</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMessages</name>
    <message>
        <source>Disks have been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Seitdem wurden Scheiben gezogen: In dieser Partie geht Rückgängig nur bis zur letzten Ziehung.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMoveTexts</name>
    <message>
        <source>Skip the second taking</source>
        <translation>Auf die zweite Auswahl verzichten</translation>
    </message>
    <message>
        <source>Return 1 pit water to the supply</source>
        <translation>1&#xa0;Grubenwasser in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Keep the pit water</source>
        <translation>Das Grubenwasser behalten</translation>
    </message>
    <message>
        <source>Confirm the plan</source>
        <translation>Den Plan bestätigen</translation>
    </message>
    <message>
        <source>Draw the turn order: {seats}</source>
        <translation>Die Spielerreihenfolge auslosen: {seats}</translation>
    </message>
    <message>
        <source>Draw from the bag: {disks}</source>
        <translation>Aus dem Stoffbeutel ziehen: {disks}</translation>
    </message>
    <message>
        <source>Continue to the winter scoring</source>
        <translation>Weiter zur Winterwertung</translation>
    </message>
    <message>
        <source>Finish storing; the rest goes to the supply</source>
        <translation>Einlagern beenden; der Rest geht in den Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the shaft</source>
        <translation>
            <numerusform>%n&#xa0;Grubenwasser aus dem Schacht entfernen</numerusform>
            <numerusform>%n&#xa0;Grubenwasser aus dem Schacht entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the Pinge</source>
        <translation>
            <numerusform>%n&#xa0;Grubenwasser aus der Pinge entfernen</numerusform>
            <numerusform>%n&#xa0;Grubenwasser aus der Pinge entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Excavate 1 coal from the tunnel to the shaft</source>
        <translation>1&#xa0;Kohle im Stollen abbauen, in den Schacht</translation>
    </message>
    <message>
        <source>Excavate 1 coal from the Pinge to the farm</source>
        <translation>1&#xa0;Kohle in der Pinge abbauen, auf den Hof</translation>
    </message>
    <message>
        <source>Reel up 1 coal from the shaft to the farm</source>
        <translation>1&#xa0;Kohle aus dem Schacht auf den Hof haspeln</translation>
    </message>
    <message>
        <source>Skip the synergy bonus</source>
        <translation>Auf den Synergiebonus verzichten</translation>
    </message>
    <message>
        <source>{worker}: {result}</source>
        <translation>{worker}: {result}</translation>
    </message>
    <message>
        <source>Place no disks</source>
        <translation>Keine Scheiben legen</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}: {pieces}</translation>
    </message>
    <message>
        <source>Confirm plan</source>
        <translation>Plan bestätigen</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>Nichts mehr nehmen</translation>
    </message>
    <message>
        <source>Keep the water</source>
        <translation>Wasser behalten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>End this work</source>
        <translation>Diese Arbeit beenden</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1&#xa0;Taler</translation>
    </message>
    <message>
        <source>3 wood and 1 water</source>
        <translation>3&#xa0;Holz und 1&#xa0;Wasser</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler</source>
        <translation>1&#xa0;Kohle für 1&#xa0;Taler</translation>
    </message>
    <message>
        <source>2 coal for 1 Thaler and 1 food</source>
        <translation>2&#xa0;Kohle für 1&#xa0;Taler und 1&#xa0;Nahrung</translation>
    </message>
    <message>
        <source>Remove 1 water</source>
        <translation>1&#xa0;Wasser entfernen</translation>
    </message>
    <message>
        <source>Remove 2 water</source>
        <translation>2&#xa0;Wasser entfernen</translation>
    </message>
    <message>
        <source>Place 1 wood in the Pinge, on wood symbol {number}</source>
        <translation>1&#xa0;Holz in der Pinge verbauen, auf Holzsymbol {number}</translation>
    </message>
    <message>
        <source>Place 1 wood in the tunnel, on the wood symbol of section {number}</source>
        <translation>1&#xa0;Holz im Stollen verbauen, auf dem Holzsymbol von Abschnitt {number}</translation>
    </message>
    <message>
        <source>Play the Hauling Cable</source>
        <translation>Das Förderseil nutzen</translation>
    </message>
    <message>
        <source>Play the Windlass: the Haspelknecht works without pay</source>
        <translation>Die Haspel nutzen: Der Haspelknecht arbeitet ohne Lohn</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner</source>
        <translation>Den Meiler nutzen</translation>
    </message>
    <message>
        <source>Choose the Thaler</source>
        <translation>Den Taler wählen</translation>
    </message>
    <message>
        <source>Choose the wood, with its pit water</source>
        <translation>Das Holz wählen, mit seinem Grubenwasser</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n coal</source>
        <translation>
            <numerusform>%n&#xa0;Kohle tauschen</numerusform>
            <numerusform>%n&#xa0;Kohle tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>Take %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n schwarze Scheibe von Aktionsfeld {pool} nehmen</numerusform>
            <numerusform>%n schwarze Scheiben von Aktionsfeld {pool} nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n braune Scheibe von Aktionsfeld {pool} nehmen</numerusform>
            <numerusform>%n braune Scheiben von Aktionsfeld {pool} nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n gelbe Scheibe von Aktionsfeld {pool} nehmen</numerusform>
            <numerusform>%n gelbe Scheiben von Aktionsfeld {pool} nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Schwarze Scheibe von Reservefeld {reserve} gegen eine braune von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Schwarze Scheibe von Reservefeld {reserve} gegen eine gelbe von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Braune Scheibe von Reservefeld {reserve} gegen eine schwarze von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Braune Scheibe von Reservefeld {reserve} gegen eine gelbe von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Gelbe Scheibe von Reservefeld {reserve} gegen eine schwarze von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Gelbe Scheibe von Reservefeld {reserve} gegen eine braune von Aktionsfeld {pool} tauschen</translation>
    </message>
    <message>
        <source>Set the Farmer to work</source>
        <translation>Den Bauern einsetzen</translation>
    </message>
    <message>
        <source>Set the improved farmhand to work</source>
        <translation>Den Großknecht einsetzen</translation>
    </message>
    <message>
        <source>Set the Farmhand to work</source>
        <translation>Den Knecht einsetzen</translation>
    </message>
    <message>
        <source>Set the Coal-digger to work</source>
        <translation>Den Kohlengräber einsetzen</translation>
    </message>
    <message>
        <source>Set the Coal-miner to work</source>
        <translation>Den Hauer einsetzen</translation>
    </message>
    <message>
        <source>Set the Haspelknecht to work</source>
        <translation>Den Haspelknecht einsetzen</translation>
    </message>
    <message>
        <source>Set the Water Mill to work</source>
        <translation>Die Wassermühle einsetzen</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer</source>
        <translation>{tile} mit dem Bauern erwerben</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 food</source>
        <translation>{tile} mit dem Bauern erwerben, Gebühr 1&#xa0;Nahrung</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 wood</source>
        <translation>{tile} mit dem Bauern erwerben, Gebühr 1&#xa0;Holz</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 coal</source>
        <translation>{tile} mit dem Bauern erwerben, Gebühr 1&#xa0;Kohle</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand</source>
        <translation>{tile} mit dem Großknecht erwerben</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 food</source>
        <translation>{tile} mit dem Großknecht erwerben, Gebühr 1&#xa0;Nahrung</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 wood</source>
        <translation>{tile} mit dem Großknecht erwerben, Gebühr 1&#xa0;Holz</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 coal</source>
        <translation>{tile} mit dem Großknecht erwerben, Gebühr 1&#xa0;Kohle</translation>
    </message>
    <message>
        <source>End the Farmer’s work</source>
        <translation>Die Arbeit des Bauern beenden</translation>
    </message>
    <message>
        <source>End the improved farmhand’s work</source>
        <translation>Die Arbeit des Großknechts beenden</translation>
    </message>
    <message>
        <source>End the Farmhand’s work</source>
        <translation>Die Arbeit des Knechts beenden</translation>
    </message>
    <message>
        <source>End the Coal-digger’s work</source>
        <translation>Die Arbeit des Kohlengräbers beenden</translation>
    </message>
    <message>
        <source>End the Coal-miner’s work</source>
        <translation>Die Arbeit des Hauers beenden</translation>
    </message>
    <message>
        <source>End the Haspelknecht’s work</source>
        <translation>Die Arbeit des Haspelknechts beenden</translation>
    </message>
    <message>
        <source>Leave the pit water where it is</source>
        <translation>Das Grubenwasser lassen, wo es ist</translation>
    </message>
    <message>
        <source>Excavate no coal</source>
        <translation>Keine Kohle abbauen</translation>
    </message>
    <message>
        <source>Keep all coal</source>
        <translation>Alle Kohle behalten</translation>
    </message>
    <message>
        <source>Store 1 food on the farm</source>
        <translation>1&#xa0;Nahrung auf dem Hof einlagern</translation>
    </message>
    <message>
        <source>Store 1 wood on the farm</source>
        <translation>1&#xa0;Holz auf dem Hof einlagern</translation>
    </message>
    <message>
        <source>Store 1 coal on the farm</source>
        <translation>1&#xa0;Kohle auf dem Hof einlagern</translation>
    </message>
    <message>
        <source>Store 1 food in the Barn</source>
        <translation>1&#xa0;Nahrung in der Scheune einlagern</translation>
    </message>
    <message>
        <source>Store 1 wood in the Barn</source>
        <translation>1&#xa0;Holz in der Scheune einlagern</translation>
    </message>
    <message>
        <source>Store 1 coal in the Barn</source>
        <translation>1&#xa0;Kohle in der Scheune einlagern</translation>
    </message>
    <message>
        <source>Store 1 coal in the Coal Storage</source>
        <translation>1&#xa0;Kohle im Kohlenlager einlagern</translation>
    </message>
    <message>
        <source>Store 1 wood in the Coal Storage</source>
        <translation>1&#xa0;Holz im Kohlenlager einlagern</translation>
    </message>
    <message>
        <source>Action pool {pool}</source>
        <translation>Aktionsfeld {pool}</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Aktionsmarker</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>HaspelknechtOptionTexts</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Development board</source>
        <translation>Entwicklungsauslage</translation>
    </message>
    <message>
        <source>Start with the buildings whose tiles are not in play</source>
        <translation>Mit den Gebäuden beginnen, deren Plättchen nicht im Spiel sind</translation>
    </message>
    <message>
        <source>Start with the improved farmhand</source>
        <translation>Mit dem Großknecht beginnen</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Nobody sees the others’ plans until all are confirmed.</source>
        <translation>Niemand sieht den Plan eines anderen, bevor alle bestätigt haben.</translation>
    </message>
    <message>
        <source>In turn order; everybody sees the plans.</source>
        <translation>Der Reihe nach, alle sehen zu.</translation>
    </message>
    <message>
        <source>They work from the first action phase on and give no building symbol.</source>
        <translation>Sie wirken ab der ersten Aktionsphase und haben kein Gebäudesymbol.</translation>
    </message>
    <message>
        <source>He may acquire a development from the first action phase on.</source>
        <translation>Er darf ab der ersten Aktionsphase eine Entwicklung erwerben.</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Eigene Auslage</translation>
    </message>
    <message>
        <source>Charcoal Burner: once per phase.</source>
        <translation>Meiler einmal je Phase.</translation>
    </message>
    <message>
        <source>Lorry in the Pinge: wood only.</source>
        <translation>Förderwagen in der Pinge: nur Holz.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for wood.</source>
        <translation>Hoflager: 1&#xa0;SP für Holz.</translation>
    </message>
    <message>
        <source>The Coal-digger and the Haspelknecht remove 2 water as long as there are 2 or more; only then coal.</source>
        <translation>Kohlengräber und Haspelknecht entfernen 2&#xa0;Wasser, solange 2 da sind, danach holen sie Kohle.</translation>
    </message>
    <message>
        <source>A black disk removes 2 water.</source>
        <translation>Eine schwarze Scheibe entfernt 2&#xa0;Wasser.</translation>
    </message>
    <message>
        <source>The Coal Storage holds 1 coal and 1 wood.</source>
        <translation>Das Kohlenlager fasst 1&#xa0;Kohle und 1&#xa0;Holz.</translation>
    </message>
    <message>
        <source>Oil Lamp: between a reserve pool and its own action pool.</source>
        <translation>Öllampe: zwischen einem Reservefeld und seinem Aktionsfeld.</translation>
    </message>
    <message>
        <source>A marker can be used in a later action phase.</source>
        <translation>Ein Marker ist in einer späteren Aktionsphase nutzbar.</translation>
    </message>
    <message>
        <source>Charcoal Burner: at any time.</source>
        <translation>Meiler jederzeit.</translation>
    </message>
    <message>
        <source>The Lorry always brings its 2 coal.</source>
        <translation>Förderwagen bringt immer seine 2&#xa0;Kohle.</translation>
    </message>
    <message>
        <source>A black disk removes 1 or 2 water.</source>
        <translation>Eine schwarze Scheibe entfernt 1 oder 2&#xa0;Wasser.</translation>
    </message>
    <message>
        <source>The Haspelknecht may stop early, and may remove a single water.</source>
        <translation>Der Haspelknecht darf früher aufhören und ein einzelnes Wasser entfernen.</translation>
    </message>
    <message>
        <source>A marker can be used in a later phase, winter included.</source>
        <translation>Ein Marker ist in einer späteren Phase nutzbar, auch im Winter.</translation>
    </message>
    <message>
        <source>Free choice of water or coal.</source>
        <translation>Freie Wahl: Wasser oder Kohle.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for food.</source>
        <translation>Hoflager: 1&#xa0;SP für Nahrung.</translation>
    </message>
    <message>
        <source>The Coal Storage holds coal or wood.</source>
        <translation>Das Kohlenlager fasst Kohle oder Holz.</translation>
    </message>
    <message>
        <source>Oil Lamp: between any reserve pool and any action pool.</source>
        <translation>Öllampe: zwischen beliebigem Reservefeld und beliebigem Aktionsfeld.</translation>
    </message>
    <message>
        <source>The synergy bonus is not tied to a worker.</source>
        <translation>Der Synergiebonus ist an keinen Arbeiter gebunden.</translation>
    </message>
    <message>
        <source>A marker can be used at any time later, winter included.</source>
        <translation>Ein Marker ist danach jederzeit nutzbar, auch im Winter.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPeriodTexts</name>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Jahr {year}, {season}</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>Jahr {year}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Jahreszeit</translation>
    </message>
    <message>
        <source>Previous season (Page up)</source>
        <translation>Vorige Jahreszeit (Bild auf)</translation>
    </message>
    <message>
        <source>Next season (Page down)</source>
        <translation>Nächste Jahreszeit (Bild ab)</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Year {year}, {season}: refilling the resource boards</source>
        <translation>Jahr {year}, {season}: Ressourcentableaus auffüllen</translation>
    </message>
    <message>
        <source>Year {year}, {season}: first taking</source>
        <translation>Jahr {year}, {season}: erste Auswahl</translation>
    </message>
    <message>
        <source>Year {year}, {season}: second taking</source>
        <translation>Jahr {year}, {season}: zweite Auswahl</translation>
    </message>
    <message>
        <source>Year {year}, {season}: returning pit water</source>
        <translation>Jahr {year}, {season}: Grubenwasser zurücklegen</translation>
    </message>
    <message>
        <source>Year {year}, {season}: planning</source>
        <translation>Jahr {year}, {season}: Planung</translation>
    </message>
    <message>
        <source>Year {year}, {season}: executing</source>
        <translation>Jahr {year}, {season}: Ausführung</translation>
    </message>
    <message>
        <source>Year {year}, {season}: before the scoring phase</source>
        <translation>Jahr {year}, {season}: vor der Wertungsphase</translation>
    </message>
    <message>
        <source>Year {year}, {season}: storage phase</source>
        <translation>Jahr {year}, {season}: Lagerphase</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Warum hat {name} das gemacht?</translation>
    </message>
    <message>
        <source>Brook: removed pit water goes here</source>
        <translation>Bach: Entferntes Grubenwasser kommt hierher</translation>
    </message>
    <message numerus="yes">
        <source>Player disks: %n</source>
        <translation>
            <numerusform>Spielerscheiben: %n</numerusform>
            <numerusform>Spielerscheiben: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve pool {pool}: {disks}</source>
        <translation>Reservefeld {pool}: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}, with pit water in the first taking: {disks}</source>
        <translation>Aktionsfeld {pool}, die erste Auswahl bringt Grubenwasser: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}: {disks}</source>
        <translation>Aktionsfeld {pool}: {disks}</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}: {pieces}</translation>
    </message>
    <message>
        <source>Hammer and Pick marker: counts as a black disk</source>
        <translation>Schlägel-und-Eisen-Marker: zählt als schwarze Scheibe</translation>
    </message>
    <message>
        <source>Ladder marker: counts as a brown disk</source>
        <translation>Leiter-Marker: zählt als braune Scheibe</translation>
    </message>
    <message>
        <source>Wheelbarrow marker: counts as a yellow disk</source>
        <translation>Schubkarren-Marker: zählt als gelbe Scheibe</translation>
    </message>
    <message>
        <source>Hauling Cable marker: drag it to the brook to remove 1 pit water</source>
        <translation>Förderseil-Marker: Zieh ihn zum Bach, um 1&#xa0;Grubenwasser zu entfernen</translation>
    </message>
    <message>
        <source>Windlass marker: drag it to the Haspelknecht to set him to work without pay</source>
        <translation>Haspel-Marker: Zieh ihn auf den Haspelknecht, um diesen ohne Lohn einzusetzen</translation>
    </message>
    <message>
        <source>Oil Lamp marker: drag it to a disk in a reserve pool, then choose one in an action pool</source>
        <translation>Öllampen-Marker: Zieh ihn auf eine Scheibe auf einem Reservefeld, dann wähle eine auf einem Aktionsfeld</translation>
    </message>
    <message>
        <source>Charcoal Burner: drag wood here to exchange it for coal</source>
        <translation>Meiler: Zieh Holz hierher, um es gegen Kohle zu tauschen</translation>
    </message>
    <message>
        <source>Storage place on the farm</source>
        <translation>Lagerplatz auf dem Hof</translation>
    </message>
    <message>
        <source>Storage place in the Barn</source>
        <translation>Lagerplatz in der Scheune</translation>
    </message>
    <message>
        <source>Storage place for coal in the Coal Storage</source>
        <translation>Lagerplatz für Kohle im Kohlenlager</translation>
    </message>
    <message>
        <source>Storage place for wood in the Coal Storage</source>
        <translation>Lagerplatz für Holz im Kohlenlager</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>On the carts: {disks}</source>
        <translation>Auf den Karren: {disks}</translation>
    </message>
    <message>
        <source>Cart field 1, turn order value {value}: {disks}</source>
        <translation>Karrenfeld 1, Reihenfolgewert {value}: {disks}</translation>
    </message>
    <message>
        <source>Cart field 2: {disks}</source>
        <translation>Karrenfeld 2: {disks}</translation>
    </message>
    <message>
        <source>Farm: {goods}</source>
        <translation>Hof: {goods}</translation>
    </message>
    <message>
        <source>Pinge: {amount}</source>
        <translation>Pinge: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the Pinge: {count} of {all}</source>
        <translation>Bedeckte Holzsymbole der Pinge: {count} von {all}</translation>
    </message>
    <message>
        <source>Tunnel: {amount}</source>
        <translation>Stollen: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the tunnel: {count} of {all}</source>
        <translation>Bedeckte Holzsymbole des Stollens: {count} von {all}</translation>
    </message>
    <message>
        <source>Shaft: {amount}</source>
        <translation>Schacht: {amount}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlacementTexts</name>
    <message>
        <source>Place a black disk on the Farmer</source>
        <translation>Schwarze Scheibe auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmer</source>
        <translation>Braune Scheibe auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmer</source>
        <translation>Gelbe Scheibe auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmer</source>
        <translation>Schlägel-und-Eisen-Marker auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmer</source>
        <translation>Leiter-Marker auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmer</source>
        <translation>Schubkarren-Marker auf den Bauern legen</translation>
    </message>
    <message>
        <source>Place a black disk on the Farmhand</source>
        <translation>Schwarze Scheibe auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmhand</source>
        <translation>Braune Scheibe auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmhand</source>
        <translation>Gelbe Scheibe auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmhand</source>
        <translation>Schlägel-und-Eisen-Marker auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmhand</source>
        <translation>Leiter-Marker auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmhand</source>
        <translation>Schubkarren-Marker auf den Knecht legen</translation>
    </message>
    <message>
        <source>Place a black disk on the improved farmhand</source>
        <translation>Schwarze Scheibe auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Place a brown disk on the improved farmhand</source>
        <translation>Braune Scheibe auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the improved farmhand</source>
        <translation>Gelbe Scheibe auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the improved farmhand</source>
        <translation>Schlägel-und-Eisen-Marker auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the improved farmhand</source>
        <translation>Leiter-Marker auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the improved farmhand</source>
        <translation>Schubkarren-Marker auf den Großknecht legen</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with a yellow disk</source>
        <translation>Kohlengräber mit gelber Scheibe bezahlen</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with the Wheelbarrow marker</source>
        <translation>Kohlengräber mit Schubkarren-Marker bezahlen</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 food</source>
        <translation>Kohlengräber mit 1&#xa0;Nahrung bezahlen</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 Thaler</source>
        <translation>Kohlengräber mit 1&#xa0;Taler bezahlen</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 food</source>
        <translation>Hauer mit 1&#xa0;Nahrung bezahlen</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 Thaler</source>
        <translation>Hauer mit 1&#xa0;Taler bezahlen</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with a yellow disk</source>
        <translation>Haspelknecht mit gelber Scheibe bezahlen</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with the Wheelbarrow marker</source>
        <translation>Haspelknecht mit Schubkarren-Marker bezahlen</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 food</source>
        <translation>Haspelknecht mit 1&#xa0;Nahrung bezahlen</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 Thaler</source>
        <translation>Haspelknecht mit 1&#xa0;Taler bezahlen</translation>
    </message>
    <message>
        <source>Place a black disk on the Water Mill</source>
        <translation>Schwarze Scheibe auf die Wassermühle legen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Water Mill</source>
        <translation>Gelbe Scheibe auf die Wassermühle legen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Water Mill</source>
        <translation>Schlägel-und-Eisen-Marker auf die Wassermühle legen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Water Mill</source>
        <translation>Schubkarren-Marker auf die Wassermühle legen</translation>
    </message>
    <message>
        <source>Take back a black disk</source>
        <translation>Schwarze Scheibe zurücknehmen</translation>
    </message>
    <message>
        <source>Take back a brown disk</source>
        <translation>Braune Scheibe zurücknehmen</translation>
    </message>
    <message>
        <source>Take back a yellow disk</source>
        <translation>Gelbe Scheibe zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the Hammer and Pick marker</source>
        <translation>Schlägel-und-Eisen-Marker zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the Ladder marker</source>
        <translation>Leiter-Marker zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the Wheelbarrow marker</source>
        <translation>Schubkarren-Marker zurücknehmen</translation>
    </message>
    <message>
        <source>Take back 1 food</source>
        <translation>1&#xa0;Nahrung zurücknehmen</translation>
    </message>
    <message>
        <source>Take back 1 Thaler</source>
        <translation>1&#xa0;Taler zurücknehmen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPointingRefusals</name>
    <message>
        <source>You cannot take disks from reserve pools</source>
        <translation>Von Reservefeldern kannst du keine Scheiben nehmen</translation>
    </message>
    <message>
        <source>Their disks join the action pool beside them in the next action phase.</source>
        <translation>Ihre Scheiben kommen in der nächsten Aktionsphase zum Aktionsfeld daneben.</translation>
    </message>
    <message>
        <source>You cannot put them there</source>
        <translation>Das gehört nicht dorthin</translation>
    </message>
    <message>
        <source>Disks from the first taking go on cart field 1.</source>
        <translation>Scheiben der ersten Auswahl kommen auf Karrenfeld 1.</translation>
    </message>
    <message>
        <source>Disks from the second taking go on cart field 2.</source>
        <translation>Scheiben der zweiten Auswahl kommen auf Karrenfeld 2.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Du kannst jetzt keine Scheiben nehmen</translation>
    </message>
    <message>
        <source>Begin with the disks of one colour</source>
        <translation>Beginne mit den Scheiben einer Farbe</translation>
    </message>
    <message>
        <source>Drag them to your cart, or click the disks and then the cart field.</source>
        <translation>Zieh sie auf deinen Karren oder klick auf die Scheiben und dann auf das Karrenfeld.</translation>
    </message>
    <message>
        <source>You cannot plan anything there</source>
        <translation>Dort lässt sich nichts planen</translation>
    </message>
    <message>
        <source>Disks go on a worker; food and Thaler pay contract workers.</source>
        <translation>Scheiben kommen auf einen Arbeiter; Nahrung und Taler sind Lohn für Lohnarbeiter.</translation>
    </message>
    <message>
        <source>You cannot move a placed piece there</source>
        <translation>Dorthin kannst du kein gelegtes Teil verschieben</translation>
    </message>
    <message>
        <source>First put it back where you took it from, for instance a disk on a cart.</source>
        <translation>Leg es erst dorthin zurück, woher es kam, eine Scheibe zum Beispiel auf einen Karren.</translation>
    </message>
    <message>
        <source>You cannot place disks on a development</source>
        <translation>Scheiben kommen nicht auf eine Entwicklung</translation>
    </message>
    <message>
        <source>Place exactly the disks it requires on the Farmer; he acquires it when he works.</source>
        <translation>Leg genau die Scheiben, die sie verlangt, auf den Bauern; setzt du ihn ein, erwirbt er sie.</translation>
    </message>
    <message>
        <source>You cannot put the player disk there</source>
        <translation>Die Spielerscheibe gehört nicht dorthin</translation>
    </message>
    <message>
        <source>Drag it to a development that your plan can acquire.</source>
        <translation>Zieh sie auf eine Entwicklung, die dein Plan erwerben kann.</translation>
    </message>
    <message>
        <source>Begin with your player disk</source>
        <translation>Beginne mit deiner Spielerscheibe</translation>
    </message>
    <message>
        <source>Drag it to the development, or click the disk and then the development.</source>
        <translation>Zieh sie auf die Entwicklung oder klick auf die Scheibe und dann auf die Entwicklung.</translation>
    </message>
    <message>
        <source>You must pay a fee</source>
        <translation>Eine Gebühr ist fällig</translation>
    </message>
    <message>
        <source>On your farm, choose what to pay; it goes to the player whose disk is on top.</source>
        <translation>Wähle auf deinem Hof, was du zahlst; es geht an den Spieler, dessen Scheibe obenauf liegt.</translation>
    </message>
    <message>
        <source>No worker who has yet to work can acquire a development within reach.</source>
        <translation>Kein Arbeiter, der noch an die Reihe kommt, kann eine Entwicklung in Reichweite erwerben.</translation>
    </message>
    <message>
        <source>You cannot acquire a development now</source>
        <translation>Du kannst jetzt keine Entwicklung erwerben</translation>
    </message>
    <message>
        <source>Coal from the Pinge cannot go there</source>
        <translation>Kohle aus der Pinge gehört nicht dorthin</translation>
    </message>
    <message>
        <source>Coal from the Pinge goes to the farm.</source>
        <translation>Sie kommt auf den Hof.</translation>
    </message>
    <message>
        <source>Coal from the tunnel cannot go there</source>
        <translation>Kohle aus dem Stollen gehört nicht dorthin</translation>
    </message>
    <message>
        <source>It goes into the shaft; the Haspelknecht reels it up.</source>
        <translation>Sie kommt in den Schacht; der Haspelknecht haspelt sie hoch.</translation>
    </message>
    <message>
        <source>Coal from the shaft cannot go there</source>
        <translation>Kohle aus dem Schacht gehört nicht dorthin</translation>
    </message>
    <message>
        <source>The Haspelknecht reels it up to the farm.</source>
        <translation>Der Haspelknecht haspelt sie hoch auf den Hof.</translation>
    </message>
    <message>
        <source>Pit water cannot go there</source>
        <translation>Grubenwasser gehört nicht dorthin</translation>
    </message>
    <message>
        <source>To remove it, drag it to the brook.</source>
        <translation>Was entfernt wird, fließt in den Bach: Zieh es dorthin.</translation>
    </message>
    <message>
        <source>Wood cannot go there</source>
        <translation>Holz gehört nicht dorthin</translation>
    </message>
    <message>
        <source>Place it on the next empty wood symbol in the Pinge or the tunnel.</source>
        <translation>Verbaue es auf dem nächsten leeren Holzsymbol der Pinge oder des Stollens.</translation>
    </message>
    <message>
        <source>Thaler need no storage</source>
        <translation>Taler brauchen kein Lager</translation>
    </message>
    <message>
        <source>They stay on the farm; only food, wood and coal are stored.</source>
        <translation>Sie bleiben auf dem Hof; eingelagert werden Nahrung, Holz und Kohle.</translation>
    </message>
    <message>
        <source>Nothing can be stored there</source>
        <translation>Dort lässt sich nichts einlagern</translation>
    </message>
    <message>
        <source>Drag it to a free storage place in the bottom row of your farm.</source>
        <translation>Zieh es auf einen freien Lagerplatz in der untersten Reihe deines Hofs.</translation>
    </message>
    <message>
        <source>You cannot use the marker there</source>
        <translation>Dort wirkt der Marker nicht</translation>
    </message>
    <message>
        <source>Drag it to where it takes effect; its tooltip says where.</source>
        <translation>Zieh ihn dorthin, wo er wirkt; wo das ist, sagt sein Tooltip.</translation>
    </message>
    <message>
        <source>That is another player’s board</source>
        <translation>Das ist das Tableau eines anderen Spielers</translation>
    </message>
    <message>
        <source>You can act only on your own board and the shared boards.</source>
        <translation>Du spielst auf deinem eigenen Tableau und auf den gemeinsamen.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Dort kannst du jetzt nichts tun</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPromptTexts</name>
    <message>
        <source>{name}, you may return 1 pit water</source>
        <translation>{name}, du darfst 1&#xa0;Grubenwasser zurücklegen</translation>
    </message>
    <message>
        <source>You took fewer than 5 disks. Drag 1 pit water to the brook, or keep it.</source>
        <translation>Du hast weniger als 5 Scheiben genommen. Zieh 1&#xa0;Grubenwasser zum Bach oder behalte es.</translation>
    </message>
    <message>
        <source>{name}, use anything you like before the scoring phase</source>
        <translation>{name}, nutze vor der Wertungsphase, was du willst</translation>
    </message>
    <message>
        <source>Others, please look away: nobody may see your plan until everybody has confirmed.</source>
        <translation>Alle anderen bitte wegschauen: Niemand darf deinen Plan sehen, bis alle bestätigt haben.</translation>
    </message>
    <message>
        <source>{name} takes disks</source>
        <translation>{name} nimmt Scheiben</translation>
    </message>
    <message>
        <source>{name} may take disks once more</source>
        <translation>{name} darf noch einmal Scheiben nehmen</translation>
    </message>
    <message>
        <source>{name} decides about the pit water</source>
        <translation>{name} entscheidet über das Grubenwasser</translation>
    </message>
    <message>
        <source>{name} plans</source>
        <translation>{name} plant</translation>
    </message>
    <message>
        <source>{name} executes the plan</source>
        <translation>{name} führt den Plan aus</translation>
    </message>
    <message>
        <source>{name} prepares for the scoring phase</source>
        <translation>{name} bereitet sich auf die Wertungsphase vor</translation>
    </message>
    <message>
        <source>{name} stores for the winter</source>
        <translation>{name} lagert für den Winter ein</translation>
    </message>
    <message>
        <source>The turn order is drawn</source>
        <translation>Die Spielerreihenfolge wird ausgelost</translation>
    </message>
    <message>
        <source>The resource boards are refilled</source>
        <translation>Die Ressourcentableaus werden aufgefüllt</translation>
    </message>
    <message>
        <source>Disks are drawn from the bag.</source>
        <translation>Scheiben kommen aus dem Stoffbeutel.</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} gewinnt mit {vp}</translation>
    </message>
    <message>
        <source>All three years are over. The final scoring shows where the points came from.</source>
        <translation>Alle drei Jahre sind vorbei. Die Schlusswertung zeigt, woher die Punkte kamen.</translation>
    </message>
    <message>
        <source>Last in this step.</source>
        <translation>Zuletzt an der Reihe.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <translation>Danach: {names}</translation>
    </message>
    <message>
        <source>{name}, take all disks of one colour from one action pool</source>
        <translation>{name}, nimm alle Scheiben einer Farbe von einem Aktionsfeld</translation>
    </message>
    <message>
        <source>First taking: drag them to cart field 1, where they set your place in the turn order.</source>
        <translation>Erste Auswahl: Zieh sie auf Karrenfeld 1, wo sie deinen Platz in der Spielerreihenfolge bestimmen.</translation>
    </message>
    <message>
        <source>{name}, take disks of one more colour, or skip</source>
        <translation>{name}, nimm noch einmal Scheiben einer Farbe oder verzichte</translation>
    </message>
    <message numerus="yes">
        <source>You have %n disk(s), turn order value {value}.</source>
        <translation>
            <numerusform>Du hast %n Scheibe, Reihenfolgewert {value}.</numerusform>
            <numerusform>Du hast %n Scheiben, Reihenfolgewert {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cart field 2 has room for %n more.</source>
        <translation>
            <numerusform>Karrenfeld 2 fasst noch %n.</numerusform>
            <numerusform>Karrenfeld 2 fasst noch bis zu %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, the Water Mill needs a pair</source>
        <translation>{name}, die Wassermühle braucht ein Paar</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Leg eine zweite Scheibe derselben Farbe dazu oder nimm die einzelne zurück.</translation>
    </message>
    <message>
        <source>{name}, confirm your plan or rearrange it</source>
        <translation>{name}, bestätige deinen Plan oder ordne ihn neu</translation>
    </message>
    <message>
        <source>{name}, plan your spring: drag your disks to your workers</source>
        <translation>{name}, plane deinen Frühling: Zieh deine Scheiben auf deine Arbeiter</translation>
    </message>
    <message>
        <source>{name}, plan your summer: drag your disks to your workers</source>
        <translation>{name}, plane deinen Sommer: Zieh deine Scheiben auf deine Arbeiter</translation>
    </message>
    <message>
        <source>{name}, plan your autumn: drag your disks to your workers</source>
        <translation>{name}, plane deinen Herbst: Zieh deine Scheiben auf deine Arbeiter</translation>
    </message>
    <message>
        <source>Still in hand: {disks}.</source>
        <translation>Noch übrig: {disks}.</translation>
    </message>
    <message>
        <source>Confirm when ready.</source>
        <translation>Bestätige, wenn du fertig bist.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Coal-digger.</source>
        <translation>Der Lohn des Kohlengräbers: 1 gelbe Scheibe, 1&#xa0;Nahrung oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Haspelknecht.</source>
        <translation>Der Lohn des Haspelknechts: 1 gelbe Scheibe, 1&#xa0;Nahrung oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>1 food or 1 Thaler pays the Coal-miner.</source>
        <translation>Der Lohn des Hauers: 1&#xa0;Nahrung oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>Pay is spent when you confirm.</source>
        <translation>Beim Bestätigen zahlst du den Lohn.</translation>
    </message>
    <message>
        <source>{name}, complete the disks for a development</source>
        <translation>{name}, ergänze die Scheiben für eine Entwicklung</translation>
    </message>
    <message>
        <source>{worker}: {disks}. Different colours must match exactly what one development requires.</source>
        <translation>{worker}: {disks}. Gemischte Farben müssen genau das sein, was eine Entwicklung verlangt.</translation>
    </message>
    <message>
        <source>{name}, end your turn</source>
        <translation>{name}, beende deinen Zug</translation>
    </message>
    <message>
        <source>{name}, set a worker to work or acquire a development</source>
        <translation>{name}, setz einen Arbeiter ein oder erwirb eine Entwicklung</translation>
    </message>
    <message>
        <source>{name}, acquire a development: drag your player disk to it</source>
        <translation>{name}, erwirb eine Entwicklung: Zieh deine Spielerscheibe darauf</translation>
    </message>
    <message>
        <source>{name}, set a worker to work: click one that is lit up</source>
        <translation>{name}, setz einen Arbeiter ein: Klick auf einen, der leuchtet</translation>
    </message>
    <message>
        <source>Acquire a development, or end your turn and lose these disks.</source>
        <translation>Erwirb eine Entwicklung, oder beende den Zug und verliere diese Scheiben.</translation>
    </message>
    <message>
        <source>Yet to work: {workers}</source>
        <translation>Noch einzusetzen: {workers}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmer has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Bauer hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Bauer hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the improved farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Großknecht hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Großknecht hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Knecht hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Knecht hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-digger has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Kohlengräber hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Kohlengräber hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-miner has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Hauer hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Hauer hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Haspelknecht has %n action(s) left</source>
        <translation>
            <numerusform>{name}, der Haspelknecht hat noch %n Aktion</numerusform>
            <numerusform>{name}, der Haspelknecht hat noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag pit water to the brook.</source>
        <translation>Zieh Grubenwasser zum Bach.</translation>
    </message>
    <message>
        <source>Drag coal from the shaft up to the farm.</source>
        <translation>Zieh Kohle aus dem Schacht hoch auf den Hof.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</source>
        <translation>
            <numerusform>Mit %n&#xa0;Grubenwasser im Schacht wird nichts hochgehaspelt: Zieh es zuerst zum Bach.</numerusform>
            <numerusform>Mit %n&#xa0;Grubenwasser im Schacht wird nichts hochgehaspelt: Zieh es zuerst zum Bach.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no coal in the shaft.</source>
        <translation>Im Schacht liegt keine Kohle.</translation>
    </message>
    <message>
        <source>Drag coal to the farm, or pit water to the brook.</source>
        <translation>Zieh Kohle auf den Hof oder Grubenwasser zum Bach.</translation>
    </message>
    <message>
        <source>{name}, continue to the scoring phase</source>
        <translation>{name}, weiter zur Wertungsphase</translation>
    </message>
    <message>
        <source>{name}, make coal accessible or end your turn</source>
        <translation>{name}, mach Kohle erreichbar oder beende deinen Zug</translation>
    </message>
    <message>
        <source>Place wood, or remove pit water with the Hauling Cable. Then they can work: {workers}</source>
        <translation>Verbaue Holz oder entferne Grubenwasser mit dem Förderseil. Dann können arbeiten: {workers}</translation>
    </message>
    <message>
        <source>Nothing to do as things stand: {workers}.</source>
        <translation>Derzeit nichts zu tun: {workers}.</translation>
    </message>
    <message>
        <source>Your plan is complete.</source>
        <translation>Der Plan ist ausgeführt.</translation>
    </message>
    <message>
        <source>You may still use wood, action markers and buildings.</source>
        <translation>Holz, Aktionsmarker und Gebäude kannst du noch nutzen.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm.</source>
        <translation>Zieh Kohle aus der Pinge auf den Hof.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft.</source>
        <translation>Zieh Kohle aus dem Stollen in den Schacht.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</source>
        <translation>
            <numerusform>Mit %n&#xa0;Grubenwasser wird in der Pinge nichts abgebaut: Zieh es zuerst zum Bach.</numerusform>
            <numerusform>Mit %n&#xa0;Grubenwasser wird in der Pinge nichts abgebaut: Zieh es zuerst zum Bach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot excavate in the tunnel.</source>
        <translation>
            <numerusform>Mit %n&#xa0;Grubenwasser im Schacht wird im Stollen nichts abgebaut.</numerusform>
            <numerusform>Mit %n&#xa0;Grubenwasser im Schacht wird im Stollen nichts abgebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>Die nächste Kohle liegt hinter einem leeren Holzsymbol: Verbaue dort Holz.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and you have no wood.</source>
        <translation>Die nächste Kohle liegt hinter einem leeren Holzsymbol, und du hast kein Holz.</translation>
    </message>
    <message>
        <source>{name}, the Windlass may remove 1 pit water</source>
        <translation>{name}, die Haspel darf 1&#xa0;Grubenwasser entfernen</translation>
    </message>
    <message>
        <source>Drag 1 pit water to the brook, or leave it.</source>
        <translation>Zieh 1&#xa0;Grubenwasser zum Bach oder lass es stehen.</translation>
    </message>
    <message>
        <source>{name}, choose what Mining Timber gives</source>
        <translation>{name}, wähle, was das Grubenholz gibt</translation>
    </message>
    <message>
        <source>3 wood with 1 pit water, or 1 Thaler.</source>
        <translation>3&#xa0;Holz mit 1&#xa0;Grubenwasser oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>{name}, you may excavate 1 coal with Hammer and Pick</source>
        <translation>{name}, du darfst mit Schlägel und Eisen 1&#xa0;Kohle abbauen</translation>
    </message>
    <message>
        <source>{name}, you may exchange coal with the Coal Sacks</source>
        <translation>{name}, du darfst mit den Kohlensäcken Kohle tauschen</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler, 2 coal for 1 Thaler and 1 food, or none.</source>
        <translation>1&#xa0;Kohle für 1&#xa0;Taler, 2&#xa0;Kohle für 1&#xa0;Taler und 1&#xa0;Nahrung, oder keine.</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner first, or skip this.</source>
        <translation>Nutze erst den Meiler oder verzichte.</translation>
    </message>
    <message>
        <source>First make coal accessible: place wood, or remove pit water with the Hauling Cable.</source>
        <translation>Mach erst eine Kohle erreichbar: Verbaue Holz oder entferne Grubenwasser mit dem Förderseil.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm, or skip this.</source>
        <translation>Zieh Kohle aus der Pinge auf den Hof oder verzichte.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft, or skip this.</source>
        <translation>Zieh Kohle aus dem Stollen in den Schacht oder verzichte.</translation>
    </message>
    <message numerus="yes">
        <source>%n coal on the farm: {vp}.</source>
        <translation>
            <numerusform>%n&#xa0;Kohle auf dem Hof: {vp}.</numerusform>
            <numerusform>%n&#xa0;Kohle auf dem Hof: {vp}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still play action markers.</source>
        <translation>Aktionsmarker kannst du noch nutzen.</translation>
    </message>
    <message>
        <source>{name}, finish storing</source>
        <translation>{name}, beende das Einlagern</translation>
    </message>
    <message>
        <source>{name}, store for the winter</source>
        <translation>{name}, lagere für den Winter ein</translation>
    </message>
    <message>
        <source>You may place wood first. Anything neither stored nor placed goes to the supply.</source>
        <translation>Erst darfst du noch Holz verbauen. Was weder eingelagert noch verbaut ist, geht in den Vorrat.</translation>
    </message>
    <message>
        <source>Anything you do not store goes to the supply; Thaler stay.</source>
        <translation>Was nicht eingelagert ist, geht in den Vorrat; Taler bleiben.</translation>
    </message>
    <message>
        <source>There is nothing left to store.</source>
        <translation>Es gibt nichts mehr einzulagern.</translation>
    </message>
    <message>
        <source>To the supply: {goods}</source>
        <translation>In den Vorrat: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtProvenance</name>
    <message>
        <source>According to the rulebook, there are 7 coal and 2 wood symbols, with some coal before the first symbol. How the coal is divided is our guess.</source>
        <translation>Das Regelheft nennt 7&#xa0;Kohle und 2 Holzsymbole und dass etwas Kohle vor dem ersten Symbol liegt. Wie sich die Kohle verteilt, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>According to the rulebook, there are 11 coal in 7 sections. How much is in each section is our guess.</source>
        <translation>Das Regelheft nennt 11&#xa0;Kohle in 7 Abschnitten. Wie viel in jedem Abschnitt liegt, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>According to the rulebook, 3 sections show the wheelbarrow. Which ones is our guess.</source>
        <translation>Laut Regelheft zeigen 3 Abschnitte die Schubkarre. Welche das sind, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the oil lamp. Which ones is our guess.</source>
        <translation>Laut Regelheft zeigen 4 Abschnitte die Öllampe. Welche das sind, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the lorry. Which ones is our guess.</source>
        <translation>Laut Regelheft zeigen 4 Abschnitte den Förderwagen. Welche das sind, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>At least one of the pools C and D shows pit water. Which one is our guess.</source>
        <translation>Mindestens eines der Felder C und D zeigt Grubenwasser. Welches das ist, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>The rulebooks give the requirement of tile 31 only. We assume that the others follow its pattern: one coloured disk and as many grey ones as the tile’s level.</source>
        <translation>Die Regelhefte nennen nur die Voraussetzung von Plättchen 31. Wir nehmen an, dass die übrigen demselben Muster folgen: eine farbige Scheibe und so viele graue, wie die Stufe angibt.</translation>
    </message>
    <message>
        <source>In an example in the rulebook, a player pays three disks for this tile, 1 yellow and 2 brown. Which of them are coloured is our guess.</source>
        <translation>In einem Beispiel im Regelheft kostet dieses Plättchen drei Scheiben, 1 gelbe und 2 braune. Welche davon farbig sind, ist unsere Vermutung.</translation>
    </message>
    <message>
        <source>The rulebook says what these symbols score. Which tiles show the fork and which the hammer and pick, eight each, is our guess.</source>
        <translation>Das Regelheft nennt, was diese Symbole bringen. Welche acht Plättchen die Forke zeigen und welche acht Schlägel und Eisen, ist unsere Vermutung.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtQuestions</name>
    <message>
        <source>Which disks do you take first?</source>
        <translation>Welche Scheiben nimmst du zuerst?</translation>
    </message>
    <message>
        <source>Which disks do you take second, if any?</source>
        <translation>Welche Scheiben nimmst du als Zweites, wenn überhaupt?</translation>
    </message>
    <message>
        <source>Do you return pit water?</source>
        <translation>Legst du Grubenwasser zurück?</translation>
    </message>
    <message>
        <source>Which workers get your disks?</source>
        <translation>Welche Arbeiter bekommen deine Scheiben?</translation>
    </message>
    <message>
        <source>What does your worker do now?</source>
        <translation>Was tut dein Arbeiter jetzt?</translation>
    </message>
    <message>
        <source>What do you do before the scoring phase?</source>
        <translation>Was tust du vor der Wertungsphase?</translation>
    </message>
    <message>
        <source>What do you store for the winter?</source>
        <translation>Was lagerst du für den Winter ein?</translation>
    </message>
</context>
<context>
    <name>HaspelknechtReasonTexts</name>
    <message>
        <source>you acquire {tile} now, for {vp}</source>
        <translation>du erwirbst jetzt {tile}, für {vp}</translation>
    </message>
    <message>
        <source>you acquire {tile} now</source>
        <translation>du erwirbst jetzt {tile}</translation>
    </message>
    <message>
        <source>you get {tile} more often (for {items})</source>
        <translation>du bekommst öfter {tile} (zählt für {items})</translation>
    </message>
    <message>
        <source>{vp} more at once ({items})</source>
        <translation>sofort {vp} mehr ({items})</translation>
    </message>
    <message>
        <source>you exhaust the Pinge now, for {vp}</source>
        <translation>du erschöpfst jetzt die Pinge, für {vp}</translation>
    </message>
    <message numerus="yes">
        <source>%n more coal on your farm</source>
        <translation>
            <numerusform>%n&#xa0;Kohle mehr auf deinem Hof</numerusform>
            <numerusform>%n&#xa0;Kohle mehr auf deinem Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coal excavated</source>
        <translation>
            <numerusform>%n&#xa0;Kohle mehr abgebaut</numerusform>
            <numerusform>%n&#xa0;Kohle mehr abgebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>pit water does not stop your excavating</source>
        <translation>Grubenwasser hindert dich nicht am Abbauen</translation>
    </message>
    <message numerus="yes">
        <source>%n less pit water</source>
        <translation>
            <numerusform>%n&#xa0;Grubenwasser weniger</numerusform>
            <numerusform>%n&#xa0;Grubenwasser weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood in the tunnel</source>
        <translation>
            <numerusform>%n&#xa0;Holz mehr im Stollen</numerusform>
            <numerusform>%n&#xa0;Holz mehr im Stollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Thaler on your farm</source>
        <translation>
            <numerusform>%n&#xa0;Taler mehr auf deinem Hof</numerusform>
            <numerusform>%n&#xa0;Taler mehr auf deinem Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more food on your farm</source>
        <translation>
            <numerusform>%n&#xa0;Nahrung mehr auf deinem Hof</numerusform>
            <numerusform>%n&#xa0;Nahrung mehr auf deinem Hof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood on your farm</source>
        <translation>
            <numerusform>%n&#xa0;Holz mehr auf deinem Hof</numerusform>
            <numerusform>%n&#xa0;Holz mehr auf deinem Hof</numerusform>
        </translation>
    </message>
    <message>
        <source>more points ({items})</source>
        <translation>mehr Punkte ({items})</translation>
    </message>
    <message>
        <source>fewer points lost ({items})</source>
        <translation>weniger Punktverlust ({items})</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({items})</source>
        <translation>{name} bekommt weniger Punkte ({items})</translation>
    </message>
    <message>
        <source>you go first in the new turn order</source>
        <translation>du bist in der neuen Spielerreihenfolge zuerst dran</translation>
    </message>
    <message>
        <source>you are number {count} in the new turn order, not number {other}</source>
        <translation>du stehst in der neuen Spielerreihenfolge auf Platz {count} statt {other}</translation>
    </message>
    <message>
        <source>cart field 1 counts only {count} instead of {other}: the lowest total goes first</source>
        <translation>Karrenfeld 1 zählt nur {count} statt {other}: Der niedrigste Wert beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n more disk(s)</source>
        <translation>
            <numerusform>%n Scheibe mehr</numerusform>
            <numerusform>%n Scheiben mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>no pit water comes with the disks</source>
        <translation>mit den Scheiben kommt kein Grubenwasser</translation>
    </message>
    <message>
        <source>Farmer and Farmhand do the same work: you get the synergy bonus</source>
        <translation>Bauer und Knecht tun die gleiche Arbeit: Du bekommst den Synergiebonus</translation>
    </message>
    <message>
        <source>the Farmer produces food: you get the summer bonus</source>
        <translation>der Bauer erzeugt Nahrung: Du bekommst den Sommerbonus</translation>
    </message>
    <message>
        <source>one more contract worker ({worker})</source>
        <translation>ein Lohnarbeiter mehr ({worker})</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Look through the log, or start a new game.</source>
        <translation>Sieh dir den Verlauf an oder beginne eine neue Partie.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRemarkTexts</name>
    <message>
        <source>Pit water blocks the Pinge.</source>
        <translation>Grubenwasser blockiert die Pinge.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With 2 or more, you cannot excavate.</source>
        <translation>
            <numerusform>Bei dir: %n. Ab 2 wird nichts abgebaut.</numerusform>
            <numerusform>Bei dir: %n. Ab 2 wird nichts abgebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel.</source>
        <translation>Grubenwasser blockiert den Stollen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With {limit} or more, you cannot excavate there.</source>
        <translation>
            <numerusform>Bei dir: %n. Ab {limit} wird dort nichts abgebaut.</numerusform>
            <numerusform>Bei dir: %n. Ab {limit} wird dort nichts abgebaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worker} could acquire: {tiles}</source>
        <translation>{worker} könnte erwerben: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>Worth up to %n VP at once.</source>
        <translation>
            <numerusform>Bringt sofort %n&#xa0;SP.</numerusform>
            <numerusform>Bringt sofort bis zu %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer worth any VP.</source>
        <translation>Bringt keine SP mehr.</translation>
    </message>
    <message>
        <source>{worker}: needs accessible coal first</source>
        <translation>{worker}: braucht erst erreichbare Kohle</translation>
    </message>
    <message>
        <source>Before this worker, place wood or let other workers work.</source>
        <translation>Verbaue vorher Holz oder setz erst andere Arbeiter ein.</translation>
    </message>
    <message>
        <source>{worker}: nothing to do as things stand</source>
        <translation>{worker}: kann so nichts tun</translation>
    </message>
    <message>
        <source>Anything that cannot act when plans are executed is lost.</source>
        <translation>Was beim Ausführen der Pläne nichts tun kann, verfällt.</translation>
    </message>
    <message>
        <source>Still missing for this winter’s lease: {missing}</source>
        <translation>Für die Pacht in diesem Winter fehlt noch: {missing}</translation>
    </message>
    <message>
        <source>With this plan, still missing for this winter’s lease: {missing}</source>
        <translation>Mit diesem Plan fehlt für die Pacht in diesem Winter noch: {missing}</translation>
    </message>
    <message>
        <source>Total due: {due}. You take a debt chit for each missing item.</source>
        <translation>Insgesamt fällig: {due}. Für jedes fehlende Stück nimmst du einen Schuldschein.</translation>
    </message>
    <message>
        <source>Not placed: {disks}</source>
        <translation>Nicht gelegt: {disks}</translation>
    </message>
    <message>
        <source>You may leave disks unused; they go back into the bag.</source>
        <translation>Scheiben dürfen ungenutzt bleiben; sie gehen zurück in den Stoffbeutel.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtScoreTexts</name>
    <message>
        <source>VP for acquiring developments: the earlier, the more.</source>
        <translation>SP für erworbene Entwicklungen: je früher unter den Besitzern, desto mehr.</translation>
    </message>
    <message>
        <source>VP for the coal on the farm in each winter: by the chart on the year wheel, or with Horse and Cart.</source>
        <translation>SP für die Kohle auf dem Hof in jedem Winter: nach der Tabelle auf dem Jahresrad oder mit dem Pferdefuhrwerk.</translation>
    </message>
    <message>
        <source>VP for goods stored in winter.</source>
        <translation>SP für das, was im Winter eingelagert wurde.</translation>
    </message>
    <message>
        <source>VP for exhausting the Pinge in year I or II.</source>
        <translation>SP dafür, dass die Pinge in Jahr I oder II erschöpft wurde.</translation>
    </message>
    <message>
        <source>VP for each use of the Charcoal Burner.</source>
        <translation>SP für jede Nutzung des Meilers.</translation>
    </message>
    <message>
        <source>VP for playing the Hauling Cable.</source>
        <translation>SP für den Einsatz des Förderseils.</translation>
    </message>
    <message>
        <source>VP for each pair of yellow disks on the Water Mill.</source>
        <translation>SP für jedes Paar gelber Scheiben auf der Wassermühle.</translation>
    </message>
    <message>
        <source>The printed VP of each emptied section: no coal left, wood on its symbol.</source>
        <translation>Die gedruckten SP jedes geleerten Abschnitts: keine Kohle mehr, Holz auf seinem Symbol.</translation>
    </message>
    <message>
        <source>VP for emptied sections with the symbol of your Wheelbarrow, Oil Lamp or Lorry.</source>
        <translation>SP für geleerte Abschnitte mit dem Symbol deiner Schubkarre, deiner Öllampe oder deines Förderwagens.</translation>
    </message>
    <message>
        <source>VP for the symbols that your Hand Cart or Coal Driver counts.</source>
        <translation>SP für die Symbole, die dein Handkarren oder dein Kohlentreiber zählt.</translation>
    </message>
    <message>
        <source>VP for the total number of building symbols on your developments.</source>
        <translation>SP für alle Gebäudesymbole deiner Entwicklungen zusammen.</translation>
    </message>
    <message>
        <source>VP for each unused action marker.</source>
        <translation>SP für jeden Aktionsmarker, der nicht genutzt wurde.</translation>
    </message>
    <message>
        <source>VP for Thaler: the first ones are worth less than later ones.</source>
        <translation>SP für alle Taler zusammen: Die ersten sind weniger wert als spätere.</translation>
    </message>
    <message>
        <source>VP lost for debt chits.</source>
        <translation>SP-Verlust für Schuldscheine.</translation>
    </message>
    <message>
        <source>VP lost for pit water; one pit water costs nothing.</source>
        <translation>SP-Verlust für Grubenwasser; ein Grubenwasser kostet nichts.</translation>
    </message>
    <message>
        <source>Owns: {tiles}</source>
        <translation>Besitzt: {tiles}</translation>
    </message>
    <message>
        <source>Owns no developments yet</source>
        <translation>Besitzt noch keine Entwicklung</translation>
    </message>
    <message>
        <source>Now on the farm: {amount}</source>
        <translation>Jetzt auf dem Hof: {amount}</translation>
    </message>
    <message>
        <source>Emptied sections: {count} of {all}</source>
        <translation>Geleerte Abschnitte: {count} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n building symbol(s)</source>
        <translation>
            <numerusform>%n Gebäudesymbol</numerusform>
            <numerusform>%n Gebäudesymbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>Forks: {forks}, hammers and picks: {picks}</source>
        <translation>Forken: {forks}, Schlägel und Eisen: {picks}</translation>
    </message>
    <message>
        <source>tie: most coal excavated, then earlier in the turn order</source>
        <translation>Gleichstand: wer mehr Kohle abgebaut hat, dann wer früher in der Spielerreihenfolge steht</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three years and {number} moves.</source>
        <translation>
            <numerusform>%n&#xa0;SP vor {other}, nach drei Jahren und {number} Schritten.</numerusform>
            <numerusform>%n&#xa0;SP vor {other}, nach drei Jahren und {number} Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has just as many VP, but {winner} excavated more coal: {coal} to {less}. {number} moves.</source>
        <translation>{other} hat ebenso viele SP, aber {winner} hat mehr Kohle abgebaut: {coal} zu {less}. {number} Schritte.</translation>
    </message>
    <message>
        <source>{other} has just as many VP and excavated just as much coal, but {winner} is earlier in the turn order. {number} moves.</source>
        <translation>{other} hat ebenso viele SP und gleich viel Kohle abgebaut, aber {winner} steht weiter vorn in der Spielerreihenfolge. {number} Schritte.</translation>
    </message>
    <message>
        <source>The score after each season, and the final scoring</source>
        <translation>Die Punkte nach jeder Jahreszeit und die Schlusswertung</translation>
    </message>
    <message>
        <source>What each player would have scored if the game had ended after that season</source>
        <translation>Die Punkte jedes Spielers, wäre die Partie nach dieser Jahreszeit zu Ende gewesen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtSetupTexts</name>
    <message>
        <source>My own…</source>
        <translation>Eigene&#xa0;…</translation>
    </message>
    <message>
        <source>second version</source>
        <translation>zweite Fassung</translation>
    </message>
    <message>
        <source>booklet</source>
        <translation>Heft</translation>
    </message>
    <message>
        <source>Not offered: all four buildings are in play as tiles.</source>
        <translation>Nicht angeboten: Alle vier Gebäude sind als Plättchen im Spiel.</translation>
    </message>
    <message>
        <source>Not offered: {tile} is in play.</source>
        <translation>Nicht angeboten: {tile} ist im Spiel.</translation>
    </message>
    <message>
        <source>Depends on the tiles in play.</source>
        <translation>Hängt von den Plättchen im Spiel ab.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTableTexts</name>
    <message>
        <source>Resource boards</source>
        <translation>Ressourcentableaus</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Tableau von {name}</translation>
    </message>
    <message>
        <source>{name}’s carts and workers</source>
        <translation>Karren und Arbeiter von {name}</translation>
    </message>
    <message>
        <source>{name}’s mine</source>
        <translation>Grube von {name}</translation>
    </message>
    <message>
        <source>{name}’s farm</source>
        <translation>Hof von {name}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}</source>
        <translation>Platz {place} in der Spielerreihenfolge: {name}. {score}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}; if the game ended now, {forecast}</source>
        <translation>Platz {place} in der Spielerreihenfolge: {name}. {score}; wäre jetzt Schluss: {forecast}</translation>
    </message>
    <message>
        <source>Lease for year {year}: {due}; {missing}</source>
        <translation>Pacht von Jahr {year}: {due}; {missing}</translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no reeling</source>
        <translation>
            <numerusform>%n&#xa0;Wasser im Schacht: kein Haspeln</numerusform>
            <numerusform>%n&#xa0;Wasser im Schacht: kein Haspeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no excavating</source>
        <translation>
            <numerusform>%n&#xa0;Wasser im Schacht: kein Abbau</numerusform>
            <numerusform>%n&#xa0;Wasser im Schacht: kein Abbau</numerusform>
        </translation>
    </message>
    <message>
        <source>Emptied sections of the tunnel: {count} of {all}</source>
        <translation>Geleerte Stollenabschnitte: {count} von {all}</translation>
    </message>
    <message>
        <source>Developments: {names}</source>
        <translation>Entwicklungen: {names}</translation>
    </message>
    <message>
        <source>Buildings: {names}</source>
        <translation>Gebäude: {names}</translation>
    </message>
    <message>
        <source>Action markers: {names}</source>
        <translation>Aktionsmarker: {names}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTerms</name>
    <message>
        <source>action disk</source>
        <translation>Aktionsscheibe</translation>
    </message>
    <message>
        <source>player disk</source>
        <translation>Spielerscheibe</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>Grubenwasser</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>debt chit</source>
        <translation>Schuldschein</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>action marker</source>
        <translation>Aktionsmarker</translation>
    </message>
    <message>
        <source>development tile</source>
        <translation>Entwicklungsplättchen</translation>
    </message>
    <message>
        <source>development board</source>
        <translation>Entwicklungsauslage</translation>
    </message>
    <message>
        <source>assist tile</source>
        <translation>Übersichtsplättchen</translation>
    </message>
    <message>
        <source>building tile</source>
        <translation>Gebäudeplättchen</translation>
    </message>
    <message>
        <source>year wheel board</source>
        <translation>Jahresrad</translation>
    </message>
    <message>
        <source>player board</source>
        <translation>Spielertableau</translation>
    </message>
    <message>
        <source>resource board</source>
        <translation>Ressourcentableau</translation>
    </message>
    <message>
        <source>action pool</source>
        <translation>Aktionsfeld</translation>
    </message>
    <message>
        <source>reserve pool</source>
        <translation>Reservefeld</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>Stoffbeutel</translation>
    </message>
    <message>
        <source>phase marker</source>
        <translation>Phasenmarker</translation>
    </message>
    <message>
        <source>year marker</source>
        <translation>Jahresmarker</translation>
    </message>
    <message>
        <source>turn order chart</source>
        <translation>Reihenfolgeleiste</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>allgemeiner Vorrat</translation>
    </message>
    <message>
        <source>farm area</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Pinge</source>
        <translation>Pinge</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>Schacht</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>Stollen</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Stollenabschnitt</translation>
    </message>
    <message>
        <source>wood symbol</source>
        <translation>Holzsymbol</translation>
    </message>
    <message>
        <source>cart field</source>
        <translation>Karrenfeld</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>own worker</source>
        <translation>eigener Arbeiter</translation>
    </message>
    <message>
        <source>contract worker</source>
        <translation>Lohnarbeiter</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Knecht</translation>
    </message>
    <message>
        <source>improved farmhand</source>
        <translation>Großknecht</translation>
    </message>
    <message>
        <source>Coal-digger</source>
        <translation>Kohlengräber</translation>
    </message>
    <message>
        <source>Coal-miner</source>
        <translation>Hauer</translation>
    </message>
    <message>
        <source>Haspelknecht</source>
        <translation>Haspelknecht</translation>
    </message>
    <message>
        <source>Coal-miner and Haspelknecht</source>
        <translation>Hauer und Haspelknecht</translation>
    </message>
    <message>
        <source>synergy bonus</source>
        <translation>Synergiebonus</translation>
    </message>
    <message>
        <source>summer bonus</source>
        <translation>Sommerbonus</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pingenbonus</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>pit water phase</source>
        <translation>Grubenwasserphase</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>scoring phase</source>
        <translation>Wertungsphase</translation>
    </message>
    <message>
        <source>payment phase</source>
        <translation>Zahlungsphase</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>Lagerphase</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>nächstes Jahr</translation>
    </message>
    <message>
        <source>Refilling the resource boards</source>
        <translation>Ressourcentableaus auffüllen</translation>
    </message>
    <message>
        <source>Taking action disks</source>
        <translation>Aktionsscheiben nehmen</translation>
    </message>
    <message>
        <source>Determining player turn order</source>
        <translation>Spielerreihenfolge bestimmen</translation>
    </message>
    <message>
        <source>Planning and executing actions</source>
        <translation>Aktionen planen und ausführen</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>Pacht</translation>
    </message>
    <message>
        <source>remove pit water</source>
        <translation>Grubenwasser entfernen</translation>
    </message>
    <message>
        <source>excavate coal</source>
        <translation>Kohle abbauen</translation>
    </message>
    <message>
        <source>acquire a development</source>
        <translation>eine Entwicklung erwerben</translation>
    </message>
    <message>
        <source>Carrying Pole</source>
        <translation>Tragejoch</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>Pickaxe</source>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Förderseil</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Meiler</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Schubkarre</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Coal Storage</source>
        <translation>Kohlenlager</translation>
    </message>
    <message>
        <source>Windlass</source>
        <translation>Haspel</translation>
    </message>
    <message>
        <source>Mining Timber</source>
        <translation>Grubenholz</translation>
    </message>
    <message>
        <source>Oil Lamp</source>
        <translation>Öllampe</translation>
    </message>
    <message>
        <source>Hammer and Pick</source>
        <translation>Schlägel und Eisen</translation>
    </message>
    <message>
        <source>Coal Sacks</source>
        <translation>Kohlensäcke</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Wassermühle</translation>
    </message>
    <message>
        <source>Coal Driver</source>
        <translation>Kohlentreiber</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Förderwagen</translation>
    </message>
    <message>
        <source>Hand Cart</source>
        <translation>Handkarren</translation>
    </message>
    <message>
        <source>Horse and Cart</source>
        <translation>Pferdefuhrwerk</translation>
    </message>
    <message>
        <source>Small Coal Mine</source>
        <translation>Kleinzeche</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Forke</translation>
    </message>
    <message>
        <source>hammer and pick</source>
        <translation>Schlägel und Eisen</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Three long legs</source>
        <translation>Drei lange Beine</translation>
    </message>
    <message>
        <source>Four long legs</source>
        <translation>Vier lange Beine</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Three short legs</source>
        <translation>Drei kurze Beine</translation>
    </message>
    <message>
        <source>Four short legs</source>
        <translation>Vier kurze Beine</translation>
    </message>
    <message>
        <source>Two short asymmetric legs</source>
        <translation>Zwei kurze ungleiche Beine</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Three circles</source>
        <translation>Drei Kreise</translation>
    </message>
    <message>
        <source>Two long asymmetric legs</source>
        <translation>Zwei lange ungleiche Beine</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Zwei Kreise</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Schmetterling</translation>
    </message>
</context>
<context>
    <name>HaspelknechtThemes</name>
    <message>
        <source>Turn order</source>
        <translation>Spielerreihenfolge</translation>
    </message>
    <message>
        <source>Taking disks</source>
        <translation>Scheiben nehmen</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Grubenwasser</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Stollen</translation>
    </message>
    <message>
        <source>Pinge and coal</source>
        <translation>Pinge und Kohle</translation>
    </message>
    <message>
        <source>Food, wood and Thaler</source>
        <translation>Nahrung, Holz und Taler</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTileTexts</name>
    <message>
        <source>Gives 1 Thaler.</source>
        <translation>Gibt 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>Building: stores 1 wood, food or coal in winter; 2 VP if it is food.</source>
        <translation>Gebäude: lagert im Winter 1&#xa0;Holz, Nahrung oder Kohle ein; 2&#xa0;SP, wenn es Nahrung ist.</translation>
    </message>
    <message>
        <source>Turns the Farmhand into the improved farmhand, who may also acquire developments.</source>
        <translation>Macht den Knecht zum Großknecht, der auch Entwicklungen erwerben darf.</translation>
    </message>
    <message>
        <source>Action marker: remove 1 pit water from the Pinge or the shaft and gain 1 VP.</source>
        <translation>Aktionsmarker: Entferne 1&#xa0;Grubenwasser aus Pinge oder Schacht und bekomme 1&#xa0;SP.</translation>
    </message>
    <message>
        <source>Building: exchange 2 wood for 2 coal and 1 VP, as often as you like on your own turn.</source>
        <translation>Gebäude: In deinem Zug kannst du 2&#xa0;Holz gegen 2&#xa0;Kohle und 1&#xa0;SP tauschen, so oft du willst.</translation>
    </message>
    <message>
        <source>Building: once per action phase, from the next one on, exchange 2 wood for 2 coal and 1 VP.</source>
        <translation>Gebäude: Ab der nächsten Aktionsphase kannst du einmal je Phase 2&#xa0;Holz gegen 2&#xa0;Kohle und 1&#xa0;SP tauschen.</translation>
    </message>
    <message>
        <source>You get no more pit water in the pit water phases.</source>
        <translation>In den Grubenwasserphasen bekommst du kein Grubenwasser mehr.</translation>
    </message>
    <message>
        <source>Action marker: counts as a yellow disk. At the end, 1 VP for each emptied section with a wheelbarrow.</source>
        <translation>Aktionsmarker: zählt als gelbe Scheibe. Am Ende 1&#xa0;SP für jeden geleerten Abschnitt mit Schubkarre.</translation>
    </message>
    <message>
        <source>Action marker: counts as a brown disk.</source>
        <translation>Aktionsmarker: zählt als braune Scheibe.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal and 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Gebäude: lagert im Winter 1&#xa0;Kohle und 1&#xa0;Holz ein; 1&#xa0;SP, wenn Kohle eingelagert ist.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal or 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Gebäude: lagert im Winter 1&#xa0;Kohle oder 1&#xa0;Holz ein; 1&#xa0;SP, wenn Kohle eingelagert ist.</translation>
    </message>
    <message>
        <source>You may remove 1 pit water at once. Action marker: the Haspelknecht takes 3 actions without pay.</source>
        <translation>Du darfst sofort 1&#xa0;Grubenwasser entfernen. Aktionsmarker: Der Haspelknecht macht 3 Aktionen ohne Lohn.</translation>
    </message>
    <message>
        <source>Gives 3 wood and 1 pit water, or 1 Thaler: choose one.</source>
        <translation>Gibt 3&#xa0;Holz und 1&#xa0;Grubenwasser oder 1&#xa0;Taler: Wähle eins davon.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from any reserve pool with one from any action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Gibt 1&#xa0;Taler. Aktionsmarker: Tausche eine Scheibe von einem beliebigen Reservefeld gegen eine von einem beliebigen Aktionsfeld. Am Ende 1&#xa0;SP für jeden geleerten Abschnitt mit Öllampe.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from a reserve pool with one from its action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Gibt 1&#xa0;Taler. Aktionsmarker: Tausche eine Scheibe von einem Reservefeld gegen eine von seinem Aktionsfeld. Am Ende 1&#xa0;SP für jeden geleerten Abschnitt mit Öllampe.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and you may excavate 1 accessible coal at once. Action marker: counts as a black disk.</source>
        <translation>Gibt 1&#xa0;Holz, und du darfst sofort 1 erreichbare Kohle abbauen. Aktionsmarker: zählt als schwarze Scheibe.</translation>
    </message>
    <message>
        <source>You may exchange 1 coal from your farm for 1 Thaler, or 2 coal for 1 Thaler and 1 food.</source>
        <translation>Du darfst 1&#xa0;Kohle von deinem Hof gegen 1&#xa0;Taler tauschen, oder 2&#xa0;Kohle gegen 1&#xa0;Taler und 1&#xa0;Nahrung.</translation>
    </message>
    <message>
        <source>Building, from the next action phase on: 2 yellow disks give 1 food and 2 VP, 2 black disks give 1 Thaler.</source>
        <translation>Gebäude, ab der nächsten Aktionsphase: 2 gelbe Scheiben geben 1&#xa0;Nahrung und 2&#xa0;SP, 2 schwarze Scheiben geben 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. At the end, 1 VP for each hammer and pick on your developments.</source>
        <translation>Gibt 1&#xa0;Taler. Am Ende 1&#xa0;SP für jedes „Schlägel und Eisen“ auf deinen Entwicklungen.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Gibt 1&#xa0;Holz und 2&#xa0;Kohle aus dem Vorrat in deinen Schacht. Am Ende 1&#xa0;SP für jeden geleerten Abschnitt mit Förderwagen.</translation>
    </message>
    <message>
        <source>Gives 1 wood and, once your Pinge is exhausted, 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Gibt 1&#xa0;Holz und, sobald deine Pinge erschöpft ist, 2&#xa0;Kohle aus dem Vorrat in deinen Schacht. Am Ende 1&#xa0;SP für jeden geleerten Abschnitt mit Förderwagen.</translation>
    </message>
    <message>
        <source>Gives 1 food. At the end, 1 VP for each fork on your developments.</source>
        <translation>Gibt 1&#xa0;Nahrung. Am Ende 1&#xa0;SP für jede Forke auf deinen Entwicklungen.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler and 1 food. In winter, each coal on your farm scores 1 VP.</source>
        <translation>Gibt 1&#xa0;Taler und 1&#xa0;Nahrung. Im Winter bringt jede Kohle auf deinem Hof 1&#xa0;SP.</translation>
    </message>
    <message>
        <source>Gives 3 Thaler.</source>
        <translation>Gibt 3&#xa0;Taler.</translation>
    </message>
    <message>
        <source>Requires: {disks}</source>
        <translation>Verlangt: {disks}</translation>
    </message>
    <message>
        <source>Next owner: {vp}</source>
        <translation>Nächster Besitzer: {vp}</translation>
    </message>
    <message>
        <source>Symbol: {symbol}</source>
        <translation>Symbol: {symbol}</translation>
    </message>
    <message>
        <source>Owners, the last one on top: {names}</source>
        <translation>Besitzer, der letzte obenauf: {names}</translation>
    </message>
    <message>
        <source>Out of reach: it touches none of your developments, and nobody owns it</source>
        <translation>Außer Reichweite: grenzt an keine deiner Entwicklungen, und niemand besitzt sie</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>You own it</source>
        <translation>Du besitzt sie</translation>
    </message>
    <message>
        <source>Out of reach: all your player disks are placed</source>
        <translation>Außer Reichweite: Alle deine Spielerscheiben sind gelegt</translation>
    </message>
    <message>
        <source>No fee: level 1 is open to all</source>
        <translation>Keine Gebühr: Stufe 1 steht allen offen</translation>
    </message>
    <message>
        <source>No fee: it touches your {numbers}</source>
        <translation>Keine Gebühr: grenzt an deine {numbers}</translation>
    </message>
    <message>
        <source>Fee: 1 food to {name}</source>
        <translation>Gebühr: 1&#xa0;Nahrung an {name}</translation>
    </message>
    <message>
        <source>Fee: 1 wood to {name}</source>
        <translation>Gebühr: 1&#xa0;Holz an {name}</translation>
    </message>
    <message>
        <source>Fee: 1 coal to {name}</source>
        <translation>Gebühr: 1&#xa0;Kohle an {name}</translation>
    </message>
    <message>
        <source>Fee, one of these, to {name}: {goods}</source>
        <translation>Gebühr, eins davon, an {name}: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTurningPointTexts</name>
    <message>
        <source>{name} acquires {tile}.</source>
        <translation>{name} erwirbt {tile}.</translation>
    </message>
    <message>
        <source>{name} acquires {tile} and {other}.</source>
        <translation>{name} erwirbt {tile} und {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} empties %n section(s) of the tunnel.</source>
        <translation>
            <numerusform>{name} leert %n Stollenabschnitt.</numerusform>
            <numerusform>{name} leert %n Stollenabschnitte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm.</source>
        <translation>
            <numerusform>{name} zählt %n&#xa0;Kohle auf dem Hof.</numerusform>
            <numerusform>{name} zählt %n&#xa0;Kohle auf dem Hof.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease costs {name} %n Thaler.</source>
        <translation>
            <numerusform>Die Pacht kostet {name} %n&#xa0;Taler.</numerusform>
            <numerusform>Die Pacht kostet {name} %n&#xa0;Taler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease leaves {name} with %n debt chit(s).</source>
        <translation>
            <numerusform>Die Pacht bringt {name} %n Schuldschein.</numerusform>
            <numerusform>Die Pacht bringt {name} %n Schuldscheine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets rid of pit water.</source>
        <translation>{name} wird Grubenwasser los.</translation>
    </message>
    <message>
        <source>Pit water rises in {name}’s mine.</source>
        <translation>In der Grube von {name} steigt das Grubenwasser.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} verliert %n&#xa0;SP.</numerusform>
            <numerusform>{name} verliert %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has exhausted the Pinge: %n VP.</source>
        <translation>
            <numerusform>{name} hat die Pinge erschöpft: %n&#xa0;SP.</numerusform>
            <numerusform>{name} hat die Pinge erschöpft: %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the winter storage.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP für das Winterlager.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP für das Winterlager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch den Meiler.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch den Meiler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch das Förderseil.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch das Förderseil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP durch die Wassermühle.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP durch die Wassermühle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains Thaler: %n VP.</source>
        <translation>
            <numerusform>{name} bekommt Taler: %n&#xa0;SP.</numerusform>
            <numerusform>{name} bekommt Taler: %n&#xa0;SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} bekommt %n&#xa0;SP.</numerusform>
            <numerusform>{name} bekommt %n&#xa0;SP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCardTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Warum hat {name} das gemacht?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Die besten Möglichkeiten</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <translation>„{bot}“ überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Value of each choice in points, as {bot} judges it</source>
        <translation>Wert jeder Möglichkeit in Punkten, laut „{bot}“</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Erwarteter Endstand laut „{bot}“</translation>
    </message>
    <message numerus="yes">
        <source>Expected final points: the average of %n game(s) played quickly to the end as {bot} would; two in three end within ±{spread}.</source>
        <translation>
            <numerusform>Erwarteter Endstand: der Durchschnitt von %n&#xa0;Partie, schnell zu Ende gespielt im Stil von „{bot}“; zwei von drei enden innerhalb von ±{spread}.</numerusform>
            <numerusform>Erwarteter Endstand: der Durchschnitt von %n&#xa0;Partien, schnell zu Ende gespielt im Stil von „{bot}“; zwei von drei enden innerhalb von ±{spread}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot has crashed. Ask again to restart it.</source>
        <translation>Der Bot ist abgestürzt. Frag noch einmal, um ihn neu zu starten.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>Plays: {move}</source>
        <translation>Spielt: {move}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Now: {facts}</source>
        <translation>Jetzt: {facts}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>About as good as the next</source>
        <translation>Etwa so gut wie der nächste Vorschlag</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Warum: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last</source>
        <translation>Etwa so gut wie der nächste Vorschlag, besser als der letzte</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last: {reasons}</source>
        <translation>Etwa so gut wie der nächste Vorschlag, besser als der letzte: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the best</source>
        <translation>Etwa so gut wie das Beste</translation>
    </message>
    <message>
        <source>For the best: {reasons}</source>
        <translation>Für das Beste: {reasons}</translation>
    </message>
    <message>
        <source>For this one: {reasons}</source>
        <translation>Dafür spricht: {reasons}</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>No single reason stands out</source>
        <translation>Kein einzelner Grund sticht heraus</translation>
    </message>
    <message>
        <source>{source} {points} ± {margin}</source>
        <translation>{source} {points} ± {margin}</translation>
    </message>
    <message>
        <source>In all {points} ± {margin}</source>
        <translation>Insgesamt {points} ± {margin}</translation>
    </message>
    <message>
        <source>As good as the best: {sources}</source>
        <translation>So gut wie das Beste: {sources}</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>So gut wie das Beste</translation>
    </message>
    <message>
        <source>{points} less than the best</source>
        <translation>{points} weniger als das Beste</translation>
    </message>
    <message>
        <source>Compared with the other choice: {sources}</source>
        <translation>Gegenüber der anderen Wahl: {sources}</translation>
    </message>
    <message>
        <source>Compared with the average of the other choices: {sources}</source>
        <translation>Gegenüber dem Durchschnitt der anderen: {sources}</translation>
    </message>
    <message>
        <source>{points} less than the best: {sources}</source>
        <translation>{points} weniger als das Beste: {sources}</translation>
    </message>
    <message>
        <source>bot’s judgement</source>
        <translation>Einschätzung des Bots</translation>
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
        <translation>Warum hat {name} das gemacht?</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%n answers, {right} of them right.</source>
        <translation>
            <numerusform>%n Antwort, davon {right} richtig.</numerusform>
            <numerusform>%n Antworten, davon {right} richtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n days.</source>
        <translation>
            <numerusform>Längste Serie: %n Tag.</numerusform>
            <numerusform>Längste Serie: %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating in {game}</source>
        <translation>Wertungszahl in {game}</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>noch keine Antwort</translation>
    </message>
    <message>
        <source>Solved puzzles by day</source>
        <translation>Gelöste Aufgaben nach Tagen</translation>
    </message>
    <message>
        <source>the last {weeks} weeks, all games</source>
        <translation>die letzten {weeks} Wochen, alle Spiele</translation>
    </message>
    <message>
        <source>The rating (Glicko-2) compares you with the puzzles; only your first try at each puzzle counts. ± is the 95% margin. Days change at midnight UTC, as the puzzle of the day does.</source>
        <translation>Die Wertungszahl (Glicko-2) vergleicht dich mit den Aufgaben; es zählt nur dein erster Versuch an jeder Aufgabe. ± ist die 95-%-Spanne. Der Tag wechselt um Mitternacht UTC, wie die Aufgabe des Tages.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>{names}: connected.</source>
        <translation>{names}: verbunden.</translation>
    </message>
    <message>
        <source>{names}: the connection was lost.</source>
        <translation>{names}: Die Verbindung ist unterbrochen.</translation>
    </message>
    <message>
        <source>{names}: left the table.</source>
        <translation>{names}: nicht mehr am Tisch.</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Zweiter Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>Invitation. Connected: %n</source>
        <translation>
            <numerusform>Einladung. Verbunden: %n</numerusform>
            <numerusform>Einladung. Verbunden: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play for {name} here</source>
        <translation>Hier für {name} spielen</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} ist nicht da. Die Partie wartet.</translation>
    </message>
    <message>
        <source>Somebody has typed wrong words. Tries left: {left}</source>
        <translation>Jemand hat falsche Wörter getippt. Übrige Versuche: {left}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>Die Tür ist zu: Es wurden zu viele falsche Codes eingegeben. Neue Wörter öffnen sie wieder.</translation>
    </message>
    <message>
        <source>Another computer can join with the words of the invitation and continue.</source>
        <translation>Ein anderer Computer kann mit den Wörtern der Einladung dazukommen und weiterspielen.</translation>
    </message>
    <message>
        <source>A player has left</source>
        <translation>Jemand hat den Tisch verlassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>This computer is not on a network.</source>
        <translation>Dieser Computer ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>oder {addresses}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>Die Tür ist zu: Es wurden zu viele falsche Codes eingegeben. Neue Wörter öffnen sie wieder.</translation>
    </message>
    <message numerus="yes">
        <source>Second screens: %n</source>
        <translation>
            <numerusform>Zweite Bildschirme: %n</numerusform>
            <numerusform>Zweite Bildschirme: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>On the other computer, press “Join a table” on the start page. The table appears there.</source>
        <translation>Wähle am anderen Computer auf der Startseite „An einen Tisch setzen“. Dort erscheint dieser Tisch.</translation>
    </message>
    <message>
        <source>If it does not appear, type this address:</source>
        <translation>Erscheint er nicht, tippe dort diese Adresse ein:</translation>
    </message>
    <message>
        <source>Then type these four words:</source>
        <translation>Tippe danach diese vier Wörter ein:</translation>
    </message>
    <message>
        <source>QR code of address and words</source>
        <translation>QR-Code mit Adresse und Wörtern</translation>
    </message>
    <message>
        <source>Copy address and words</source>
        <translation>Adresse und Wörter kopieren</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Neue Wörter</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer sitzt wo</translation>
    </message>
    <message>
        <source>No seat is free for guests: they can only watch. Choose “At another computer” for a seat that they may take.</source>
        <translation>Für Gäste ist kein Platz frei: Sie können nur zuschauen. Wähle „An einem anderen Computer“ bei einem Platz, den sie nehmen dürfen.</translation>
    </message>
    <message>
        <source>Guests may use hints and the coach</source>
        <translation>Gäste dürfen Tipps und den Coach nutzen</translation>
    </message>
    <message>
        <source>This works between computers on the same network. There is no server and no account. Over the internet it works only if you can both set up your routers for it. Moves are sent encrypted, and each computer gets only what its seats may see.</source>
        <translation>Das geht zwischen Computern im selben Netzwerk, ohne Server und ohne Konto. Über das Internet geht es nur, wenn ihr beide eure Router dafür einrichten könnt. Alles wird verschlüsselt übertragen, und jeder Computer bekommt nur, was seine Plätze sehen dürfen.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Einladung beenden</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
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
        <translation>Diesen Platz hat gerade jemand anders genommen. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Your seat is gone: the host has taken it back or begun another game. Choose again.</source>
        <translation>Du hast keinen Platz mehr: Der Gastgeber hat ihn zurückgenommen oder ein anderes Spiel begonnen. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden&#xa0;…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>Choose a table, then type its four words.</source>
        <translation>Wähle einen Tisch und tippe dann seine vier Wörter ein.</translation>
    </message>
    <message>
        <source>Looking for tables… If none appears, type the address that the other computer shows.</source>
        <translation>Suche nach Tischen&#xa0;… Erscheint keiner, tippe die Adresse ein, die der andere Computer zeigt.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Returning to your table… You can also join another one here.</source>
        <translation>Zurück an deinen Tisch&#xa0;… Hier kannst du dich auch an einen anderen setzen.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tische in diesem Netzwerk</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Four words</source>
        <translation>Vier Wörter</translation>
    </message>
    <message>
        <source>for instance 192.168.0.5</source>
        <translation>zum Beispiel 192.168.0.5</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Deine Plätze</translation>
    </message>
    <message>
        <source>Take one or more free seats. Without a seat, this computer is a second screen: it shows the table in large type and no secrets.</source>
        <translation>Nimm einen oder mehrere freie Plätze. Ohne Platz ist dieser Computer ein zweiter Bildschirm: Er zeigt den Tisch in großer Schrift und keine Geheimnisse.</translation>
    </message>
    <message>
        <source>No seat is free. The host can offer you one, with “At another computer” on the invitation page.</source>
        <translation>Kein Platz ist frei. Der Gastgeber kann dir einen anbieten, mit „An einem anderen Computer“ auf der Seite der Einladung.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>LastTime</name>
    <message>
        <source>{name}: +{points} VP</source>
        <translation>{name}: +{points}&#xa0;SP</translation>
    </message>
</context>
<context>
    <name>LayoutChooser</name>
    <message>
        <source>Edit…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Edit a copy…</source>
        <translation>Als Vorlage nehmen&#xa0;…</translation>
    </message>
    <message>
        <source>“{board}” has been deleted.</source>
        <translation>„{board}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{file}” is not a valid board file. It has been renamed to “{now}”. {reason}</source>
        <translation>„{file}“ ist keine Auslage und heißt jetzt „{now}“. {reason}</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draws different tiles, with a new seed</source>
        <translation>Zieht andere Plättchen, mit einem anderen Startwert</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Aus Datei laden&#xa0;…</translation>
    </message>
    <message>
        <source>Design a board…</source>
        <translation>Auslage zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>My own layout</source>
        <translation>Meine eigene Anordnung</translation>
    </message>
    <message>
        <source>Paste a shared layout here, or write one in digits:
each line is a row, each digit a tile of that level, two characters apart.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</source>
        <translation>Füge hier eine geteilte Anordnung ein oder zeichne eine mit Ziffern:
jede Zeile eine Reihe, jede Ziffer ein Plättchen dieser Stufe, zwei Zeichen Abstand.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</translation>
    </message>
    <message numerus="yes">
        <source>Drawn at random. These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Zufällig gezogen. Diese Plättchen bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
            <numerusform>Zufällig gezogen. Diese Plättchen bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Diese Plättchen bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
            <numerusform>Diese Plättchen bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leases of the three winters come to {number} Thaler in total, and these tiles directly give less than that. Draw again?</source>
        <translation>Die Pacht der drei Winter beträgt zusammen {number}&#xa0;Taler, und diese Plättchen bringen direkt weniger. Neu ziehen?</translation>
    </message>
    <message>
        <source>Load a layout</source>
        <translation>Anordnung laden</translation>
    </message>
    <message>
        <source>“{file}” cannot be read as text.</source>
        <translation>„{file}“ lässt sich nicht als Text lesen.</translation>
    </message>
</context>
<context>
    <name>LevelPalette</name>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>{found}; allowed: {least} to {most}</source>
        <translation>{found}, erlaubt {least} bis {most}</translation>
    </message>
    <message>
        <source>Click the grid to place one, or drag it there. Key: {key}</source>
        <translation>Klick auf das Raster, um eines hinzulegen, oder zieh es dorthin. Taste: {key}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Stellung {ply} von {last}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eine Stellung zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eine Stellung vor</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Gezeigte Stellung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>It belongs to the seed of this game. At the end, it proves that nobody chose what was drawn.</source>
        <translation>Es gehört zum Startwert dieser Partie. Am Ende beweist es, dass niemand die Ziehungen ausgesucht hat.</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Siegel {seal}</translation>
    </message>
    <message>
        <source>Opens the scoring sheet</source>
        <translation>Öffnet die Wertung</translation>
    </message>
</context>
<context>
    <name>MarkerRefusals</name>
    <message>
        <source>You have no Oil Lamp marker to play</source>
        <translation>Du hast keinen Öllampen-Marker</translation>
    </message>
    <message>
        <source>You have no Windlass marker to play</source>
        <translation>Du hast keinen Haspel-Marker</translation>
    </message>
    <message>
        <source>You have no Hauling Cable marker to play</source>
        <translation>Du hast keinen Förderseil-Marker</translation>
    </message>
    <message>
        <source>It can be used from the next action phase on.</source>
        <translation>Du kannst ihn ab der nächsten Aktionsphase nutzen.</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>Du bekommst ihn mit Entwicklung {tile} und kannst ihn einmal nutzen.</translation>
    </message>
    <message>
        <source>It can be used once this action phase is over.</source>
        <translation>Du kannst ihn nutzen, sobald diese Aktionsphase vorbei ist.</translation>
    </message>
    <message>
        <source>There is no further action phase. Unused, it scores at the end.</source>
        <translation>Es kommt keine Aktionsphase mehr. Ungenutzt zählt er am Ende.</translation>
    </message>
    <message>
        <source>It is too late for action markers this year</source>
        <translation>Für Aktionsmarker ist es dieses Jahr zu spät</translation>
    </message>
    <message>
        <source>In winter, use them before you store anything.</source>
        <translation>Im Winter nutzt du sie, bevor du etwas einlagerst.</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use them only in action phases.</source>
        <translation>Nach diesem Regelheft nutzt du sie nur in Aktionsphasen.</translation>
    </message>
    <message>
        <source>There is no pit water for the Hauling Cable</source>
        <translation>Für das Förderseil ist kein Grubenwasser da</translation>
    </message>
    <message>
        <source>It removes 1 pit water, so keep it until there is some.</source>
        <translation>Es entfernt 1&#xa0;Grubenwasser: Heb den Marker auf, bis welches da ist.</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>Der Haspelknecht ist nicht im Spiel</translation>
    </message>
    <message>
        <source>The Windlass sets him to work once your Pinge is exhausted.</source>
        <translation>Die Haspel setzt ihn ein, sobald deine Pinge erschöpft ist.</translation>
    </message>
    <message>
        <source>The Windlass has to wait until this worker has finished</source>
        <translation>Die Haspel wartet, bis der Arbeiter fertig ist</translation>
    </message>
    <message>
        <source>Play it between two workers.</source>
        <translation>Nutze sie zwischen zwei Arbeitern.</translation>
    </message>
    <message>
        <source>You cannot play the Windlass now</source>
        <translation>Du kannst die Haspel jetzt nicht nutzen</translation>
    </message>
    <message>
        <source>You cannot play the Hauling Cable now</source>
        <translation>Du kannst das Förderseil jetzt nicht nutzen</translation>
    </message>
    <message>
        <source>Use it on your own turn, while you execute your plan. {now}</source>
        <translation>Das geht, wenn du deinen Plan ausführst. {now}</translation>
    </message>
    <message>
        <source>That pool is not in play</source>
        <translation>Dieses Feld ist nicht im Spiel</translation>
    </message>
    <message>
        <source>There are as many pools as players; the last one is {pool}.</source>
        <translation>Es gibt so viele Felder wie Spieler; das letzte ist {pool}.</translation>
    </message>
    <message>
        <source>The Oil Lamp works only within a pair of pools</source>
        <translation>Die Öllampe wirkt nur innerhalb eines Feldpaars</translation>
    </message>
    <message>
        <source>Under this rulebook, you can swap a disk from a reserve pool only with one from its own action pool.</source>
        <translation>Nach diesem Regelheft tauschst du eine Scheibe eines Reservefelds gegen eine des zugehörigen Aktionsfelds.</translation>
    </message>
    <message>
        <source>There is no such disk to swap</source>
        <translation>Diese Scheiben kannst du nicht tauschen</translation>
    </message>
    <message>
        <source>Choose a colour in the reserve pool and a different one in the action pool.</source>
        <translation>Wähle eine Farbe, die auf dem Reservefeld liegt, und eine andere, die auf dem Aktionsfeld liegt.</translation>
    </message>
    <message>
        <source>You cannot play the Oil Lamp now</source>
        <translation>Du kannst die Öllampe jetzt nicht nutzen</translation>
    </message>
    <message>
        <source>Use it just before you take disks, or on your own turn, while you execute your plan. {now}</source>
        <translation>Das geht direkt vor deiner eigenen Auswahl oder wenn du deinen Plan ausführst. {now}</translation>
    </message>
    <message>
        <source>You have no Charcoal Burner</source>
        <translation>Du hast keinen Meiler</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Er kommt mit Entwicklung {tile}.</translation>
    </message>
    <message>
        <source>Not enough wood for the Charcoal Burner</source>
        <translation>Zu wenig Holz für den Meiler</translation>
    </message>
    <message>
        <source>It needs {needed} wood; on your farm: {wood}.</source>
        <translation>Er braucht {needed}&#xa0;Holz; auf deinem Hof: {wood}.</translation>
    </message>
    <message>
        <source>You have already used the Charcoal Burner</source>
        <translation>Den Meiler hast du schon genutzt</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use it once per action phase.</source>
        <translation>Nach diesem Regelheft nutzt du ihn einmal je Aktionsphase.</translation>
    </message>
    <message>
        <source>The Charcoal Burner does not work yet</source>
        <translation>Der Meiler arbeitet noch nicht</translation>
    </message>
    <message>
        <source>It works from the next action phase on.</source>
        <translation>Er arbeitet ab der nächsten Aktionsphase.</translation>
    </message>
    <message>
        <source>It works from the next action phase on, and there is none.</source>
        <translation>Er arbeitet ab der nächsten Aktionsphase, aber es kommt keine mehr.</translation>
    </message>
    <message>
        <source>It is too late for the Charcoal Burner</source>
        <translation>Für den Meiler ist es zu spät</translation>
    </message>
    <message>
        <source>Its coal would have counted in the scoring phase, which is over.</source>
        <translation>Seine Kohle hätte in der Wertungsphase gezählt, und die ist vorbei.</translation>
    </message>
    <message>
        <source>You cannot use the Charcoal Burner now</source>
        <translation>Du kannst den Meiler jetzt nicht nutzen</translation>
    </message>
</context>
<context>
    <name>MatchFileService</name>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The copied game cannot be opened</source>
        <translation>Die kopierte Partie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened</source>
        <translation>„{file}“ lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>All of its moves are legal. You can continue it at your own risk.</source>
        <translation>Alle Schritte darin sind erlaubt. Du kannst auf eigene Gefahr damit weiterspielen.</translation>
    </message>
    <message>
        <source>The game is intact up to that point. You can continue from move {number}.</source>
        <translation>Bis dahin ist die Partie in Ordnung. Du kannst ab Schritt {number} weiterspielen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>Das Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>What should the copied text contain?</source>
        <translation>Was soll der kopierte Text enthalten?</translation>
    </message>
    <message>
        <source>This game is not over. Anyone who has the whole game can work out what will be drawn. The position by itself contains only what the players have seen, not later draws.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Aus der ganzen Partie lässt sich berechnen, was noch gezogen wird. Die Stellung enthält nur, was die Spieler gesehen haben, keine späteren Ziehungen.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Only the position</source>
        <translation>Nur die Stellung</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saved games ({suffixes})</source>
        <translation>Spielstände ({suffixes})</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>Text of the rules</source>
        <translation>Regeltext</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Invite other computers…</source>
        <translation>Andere Computer einladen&#xa0;…</translation>
    </message>
    <message>
        <source>Join a table…</source>
        <translation>An einen Tisch setzen&#xa0;…</translation>
    </message>
    <message>
        <source>Say what I can do</source>
        <translation>Sagen, was ich tun kann</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>Highlight choices one by one</source>
        <translation>Möglichkeiten nacheinander hervorheben</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Open a recent game</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Players’ colours</source>
        <translation>Spielerfarben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Spacing of texts</source>
        <translation>Abstände im Text</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>One-switch scanning</source>
        <translation>Spielen mit einer Taste</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Fonts of the program</source>
        <translation>Schriften des Programms</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>For red-green colour blindness</source>
        <translation>Bei Rot-Grün-Sehschwäche</translation>
    </message>
    <message>
        <source>For blue-yellow colour blindness</source>
        <translation>Bei Blau-Gelb-Sehschwäche</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>spacing</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Very wide</source>
        <translation>Sehr weit</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>motion</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Bewegung wie im System</translation>
    </message>
    <message>
        <source>Pieces travel</source>
        <translation>Spielsteine gleiten</translation>
    </message>
    <message>
        <source>Pieces only fade</source>
        <translation>Spielsteine blenden nur über</translation>
    </message>
    <message>
        <source>Space takes what is lit</source>
        <translation>Leertaste wählt, was leuchtet</translation>
    </message>
    <message>
        <source>Enter takes what is lit</source>
        <translation>Eingabetaste wählt, was leuchtet</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>scanning</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Partie als Text kopieren</translation>
    </message>
    <message>
        <source>Paste a copied game</source>
        <translation>Kopierte Partie einfügen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Restart my turn</source>
        <translation>Meinen Zug neu beginnen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the table</source>
        <translation>Tisch einpassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rule for this step</source>
        <translation>Die Regel zu diesem Schritt</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Results of finished games…</source>
        <translation>Ergebnisse beendeter Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Aufgaben&#xa0;…</translation>
    </message>
    <message>
        <source>Cover the table between players</source>
        <translation>Tisch beim Spielerwechsel verdecken</translation>
    </message>
    <message>
        <source>About {program}</source>
        <translation>Über {program}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The drive is full. Make room and save again.</source>
        <translation>Der Datenträger ist voll. Schaff Platz und speichere noch einmal.</translation>
    </message>
    <message>
        <source>This drive is read-only. Save to another folder.</source>
        <translation>Dieser Datenträger ist schreibgeschützt. Speichere in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>You do not have permission to write there. Save to another folder.</source>
        <translation>Du hast dort keine Schreibrechte. Speichere in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder no longer exists. Save to another folder.</source>
        <translation>Den Ordner gibt es nicht mehr. Speichere in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist. Perhaps its drive is not connected.</source>
        <translation>Ein symbolischer Link führt zu einer Datei, die es nicht gibt. Vielleicht ist ihr Datenträger nicht angeschlossen.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Das System meldet: {error}</translation>
    </message>
    <message>
        <source>Something has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Seitdem wurde etwas gezogen: In dieser Partie geht Rückgängig nur bis zur letzten Ziehung.</translation>
    </message>
    <message>
        <source>Secret choices have been revealed since: in this game you cannot undo any further.</source>
        <translation>Was andere verdeckt gewählt haben, liegt jetzt offen: In dieser Partie geht es nicht weiter zurück.</translation>
    </message>
    <message>
        <source>This is not a copied game of this kind: its text would begin with {allowed}.</source>
        <translation>Das ist keine kopierte Partie dieses Spiels: Ihr Text würde mit {allowed} beginnen.</translation>
    </message>
    <message>
        <source>Move {number}: {sentence}</source>
        <translation>Schritt {number}: {sentence}</translation>
    </message>
    <message>
        <source>In “{key}”: {sentence}</source>
        <translation>In „{key}“: {sentence}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {sentence}</source>
        <translation>Zeile {line}, Spalte {column}: {sentence}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{file}, “{key}”: expected {allowed}, found {found}.</source>
        <translation>{file}, „{key}“: gefunden {found}; erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}”: expected {allowed}, found {found}.</source>
        <translation>„{key}“: gefunden {found}; erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of level {before} ({rule}).</source>
        <translation>Das Plättchen der Stufe {level} in Reihe {row}, Platz {column}, grenzt an keines der Stufe {before} ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of another level ({rule}).</source>
        <translation>Das Plättchen der Stufe {level} in Reihe {row}, Platz {column}, grenzt an keines einer anderen Stufe ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches the tile in row {other_row}, position {other_column}, which is two or more levels away ({rule}).</source>
        <translation>Das Plättchen der Stufe {level} in Reihe {row}, Platz {column}, grenzt an das in Reihe {other_row}, Platz {other_column}, das zwei oder mehr Stufen entfernt ist ({rule}).</translation>
    </message>
    <message>
        <source>Tiles of level {level}: expected {least} to {most}, found {found} ({rule}).</source>
        <translation>Plättchen der Stufe {level}: {found}; erlaubt sind {least} bis {most} ({rule}).</translation>
    </message>
    <message>
        <source>The bots cannot be used</source>
        <translation>Die Bots sind nicht verfügbar</translation>
    </message>
    <message>
        <source>The bots’ data is missing. Reinstall the program to get the bots back; until then, only people and the bot Random can play.</source>
        <translation>Die Daten der Bots fehlen. Installiere das Programm neu, damit die Bots wieder da sind; bis dahin können nur Menschen und der Bot „Zufall“ spielen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games cannot be saved automatically in “{folder}”. {reason}</source>
        <translation>Partien lassen sich nicht automatisch in „{folder}“ speichern. {reason}</translation>
    </message>
    <message>
        <source>“{file}” could not be written. {reason}</source>
        <translation>„{file}“ ließ sich nicht speichern. {reason}</translation>
    </message>
    <message>
        <source>An automatic save cannot be read: {file}. {reason}</source>
        <translation>Ein automatischer Spielstand lässt sich nicht lesen: {file}. {reason}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Another player has moved since: in this game you can undo only your own moves.</source>
        <translation>Seitdem war ein anderer am Zug: In dieser Partie machst du nur eigene Schritte rückgängig.</translation>
    </message>
    <message>
        <source>That step has ended: use “Undo” instead.</source>
        <translation>Das ist schon abgeschlossen: Nutze „Rückgängig“.</translation>
    </message>
    <message>
        <source>Your later moves depend on it: use “Undo” instead.</source>
        <translation>Was du danach getan hast, ginge ohne diesen Schritt nicht: Nutze „Rückgängig“.</translation>
    </message>
    <message>
        <source>{file}: expected {allowed}, found {found}.</source>
        <translation>{file}: gefunden {found}; erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>You do not have permission to read it.</source>
        <translation>Du hast keine Berechtigung, sie zu lesen.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The file cannot be read: {error}</source>
        <translation>Die Datei lässt sich nicht lesen: {error}</translation>
    </message>
    <message>
        <source>It is larger than any saved game can be ({limit} MB).</source>
        <translation>Sie ist größer, als ein Spielstand sein kann ({limit}&#xa0;MB).</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Das ist kein Spielstand.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the game.</source>
        <translation>Die Datei endet mitten in der Partie.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program: version {program} or later is needed.</source>
        <translation>Gespeichert mit einer neueren Version des Programms: Version {program} oder neuer ist nötig.</translation>
    </message>
    <message>
        <source>It is a game of {found}.</source>
        <translation>Es ist ein Spielstand von {found}.</translation>
    </message>
    <message>
        <source>It was played with printed values different from this program’s.</source>
        <translation>Gespielt wurde mit anderen gedruckten Werten als denen dieses Programms.</translation>
    </message>
    <message>
        <source>“{found}” is not a legal move there (rule {rule}).</source>
        <translation>„{found}“ ist dort kein erlaubter Schritt (Regel {rule}).</translation>
    </message>
    <message>
        <source>This saved game uses a rule that has been corrected since: it can be opened only up to this move.</source>
        <translation>Dieser Spielstand nutzt eine Regel, die inzwischen korrigiert ist: Er lässt sich bis zu diesem Schritt öffnen.</translation>
    </message>
    <message>
        <source>“{found}” is not a move of this game.</source>
        <translation>„{found}“ ist kein Schritt dieses Spiels.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>Die Datei wurde nach dem Speichern geändert.</translation>
    </message>
    <message>
        <source>The text is incomplete or was changed.</source>
        <translation>Der Text ist unvollständig oder wurde geändert.</translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation>Dieser Eintrag fehlt.</translation>
    </message>
    <message>
        <source>This entry is unknown: expected {allowed}.</source>
        <translation>Dieser Eintrag ist unbekannt, erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>This entry appears twice.</source>
        <translation>Dieser Eintrag steht zweimal da.</translation>
    </message>
    <message>
        <source>Expected {allowed}, found {found}.</source>
        <translation>Gefunden: {found}; erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>The name, colour or player of this seat is empty, too long, or contains a character that cannot be shown.</source>
        <translation>Name, Farbe oder Spieler dieses Platzes ist leer, zu lang oder enthält ein Zeichen, das sich nicht anzeigen lässt.</translation>
    </message>
    <message>
        <source>No game can be set up like this.</source>
        <translation>So lässt sich keine Partie aufbauen.</translation>
    </message>
</context>
<context>
    <name>MiningRefusals</name>
    <message>
        <source>You are not mining now</source>
        <translation>Du förderst gerade nicht</translation>
    </message>
    <message>
        <source>First place workers on a mining space.</source>
        <translation>Setz erst Arbeiter auf einem Förderfeld ein.</translation>
    </message>
    <message>
        <source>The cage is already there</source>
        <translation>Der Förderkorb ist schon dort</translation>
    </message>
    <message>
        <source>Move it to another tunnel level or to the surface level.</source>
        <translation>Bring ihn auf eine andere Stollenetage oder nach über Tage.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>Der Förderkorb ist auf einer anderen Etage</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Bring ihn erst auf diese Stollenetage: ein Arbeitsschritt.</translation>
    </message>
    <message>
        <source>The cage is full</source>
        <translation>Der Förderkorb ist voll</translation>
    </message>
    <message>
        <source>Unload it at the surface level.</source>
        <translation>Entlade ihn über Tage.</translation>
    </message>
    <message>
        <source>There is no such cube on this tunnel level</source>
        <translation>Auf dieser Stollenetage liegt kein Würfel dieser Farbe</translation>
    </message>
    <message>
        <source>Minecarts are never reloaded: buy tunnel tiles to get more coal.</source>
        <translation>Loren werden nie neu beladen: Neue Kohle bringen nur Tunnelplättchen.</translation>
    </message>
    <message>
        <source>The cage is not at the surface level</source>
        <translation>Der Förderkorb ist nicht über Tage</translation>
    </message>
    <message>
        <source>You can unload coal only there. First move the cage up: one work step.</source>
        <translation>Kohle wird nur dort entladen. Bring ihn erst hinauf: ein Arbeitsschritt.</translation>
    </message>
    <message>
        <source>There is no such cube in the cage</source>
        <translation>Im Förderkorb liegt kein Würfel dieser Farbe</translation>
    </message>
    <message>
        <source>The cage is empty.</source>
        <translation>Der Förderkorb ist leer.</translation>
    </message>
    <message>
        <source>In the cage: {cubes}.</source>
        <translation>Darin liegen: {cubes}.</translation>
    </message>
    <message>
        <source>There is no such cube in your private coal storage</source>
        <translation>In deinem Kohlenlager liegt kein Würfel dieser Farbe</translation>
    </message>
    <message>
        <source>Your private coal storage is empty.</source>
        <translation>Dein Kohlenlager ist leer.</translation>
    </message>
    <message>
        <source>In your storage: {cubes}.</source>
        <translation>Im Kohlenlager liegen: {cubes}.</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps. First choose both cubes, then the order spot.</source>
        <translation>Zwei Würfel beliebiger Farben dürfen eines füllen: zwei Arbeitsschritte. Wähle erst beide Würfel, dann das Kohlefeld.</translation>
    </message>
    <message>
        <source>This is not one of your outstanding orders</source>
        <translation>Dies ist keiner deiner offenen Aufträge</translation>
    </message>
    <message>
        <source>You can bring coal only to your own undelivered orders.</source>
        <translation>Kohle kommt nur auf eigene Aufträge, die noch nicht ausgeliefert sind.</translation>
    </message>
    <message>
        <source>This order has no free order spot of this colour</source>
        <translation>Dieser Auftrag hat kein freies Kohlefeld dieser Farbe</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Zwei Würfel beliebiger Farben dürfen eines füllen: zwei Arbeitsschritte.</translation>
    </message>
    <message>
        <source>Using two cubes for one costs two work steps</source>
        <translation>Zwei Würfel statt einem kosten zwei Arbeitsschritte</translation>
    </message>
    <message>
        <source>You have only one left.</source>
        <translation>Du hast noch einen.</translation>
    </message>
    <message>
        <source>These two cubes are not both available</source>
        <translation>Diese zwei Würfel sind nicht beide da</translation>
    </message>
    <message>
        <source>Each must be in your storage, or in the cage while it is at the surface level.</source>
        <translation>Beide müssen im Kohlenlager liegen oder im Förderkorb, wenn er über Tage ist.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type a move or its key</source>
        <translation>Schritt oder dessen Taste eintippen</translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation>Schritte filtern</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>No move matches what you typed.</source>
        <translation>Kein Schritt passt zu deiner Eingabe.</translation>
    </message>
    <message>
        <source>There is nothing to choose right now.</source>
        <translation>Im Moment gibt es nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>This computer has an older version: {part} {guest}, the host {host}. Update the program here.</source>
        <translation>Dieser Computer hat eine ältere Version: {part} {guest}, der Gastgeber {host}. Bring hier das Programm auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>The host has an older version: {part} {host}, this computer {guest}. Update the program there.</source>
        <translation>Der Gastgeber hat eine ältere Version: {part} {host}, dieser Computer {guest}. Bring dort das Programm auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>Choose a table, or type an address.</source>
        <translation>Wähle einen Tisch oder tippe eine Adresse ein.</translation>
    </message>
    <message>
        <source>The code has four words. You have typed {count}.</source>
        <translation>Der Code hat vier Wörter, eingegeben sind {count}.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not this program.</source>
        <translation>Unter dieser Adresse antwortet etwas, aber nicht dieses Programm.</translation>
    </message>
    <message>
        <source>The door is closed, because too many wrong codes were typed. Ask the host for new words.</source>
        <translation>Die Tür ist zu, weil zu viele falsche Codes eingegeben wurden. Bitte den Gastgeber um neue Wörter.</translation>
    </message>
    <message>
        <source>The computers differ in: {part}. Host: {host}. This computer: {guest}.</source>
        <translation>Die Computer unterscheiden sich: {part}. Gastgeber: {host}. Dieser Computer: {guest}.</translation>
    </message>
    <message>
        <source>There is no room for another computer at this table.</source>
        <translation>An diesem Tisch ist kein Platz für einen weiteren Computer.</translation>
    </message>
    <message>
        <source>The host has ended your visit. Join again with the words.</source>
        <translation>Der Gastgeber hat deinen Besuch beendet. Mit den Wörtern kommst du wieder herein.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The other computer has sent something that cannot be read: {error}</source>
        <translation>Der andere Computer hat etwas geschickt, das sich nicht lesen lässt: {error}</translation>
    </message>
    <message>
        <source>The guests’ seats cannot be saved. After a crash, the guests must join again. {reason}</source>
        <translation>Die Plätze der Gäste lassen sich nicht speichern. Nach einem Absturz müssen sie sich neu verbinden. {reason}</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The drive is read-only.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>You do not have permission to write there.</source>
        <translation>Du hast dort keine Schreibrechte.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist.</source>
        <translation>Ein symbolischer Link führt zu einer Datei, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Das System meldet: {error}</translation>
    </message>
    <message>
        <source>“{found}” is not an address. An address looks like 192.168.0.5.</source>
        <translation>„{found}“ ist keine Adresse. Eine Adresse sieht aus wie 192.168.0.5.</translation>
    </message>
    <message>
        <source>“{word}” is not a code word. Perhaps: {near}</source>
        <translation>„{word}“ ist kein Wort eines Codes. Vielleicht: {near}</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the invitation open there? Are both computers on the same network, and does the firewall of the host let guests in?</source>
        <translation>Unter dieser Adresse antwortet niemand. Ist dort die Einladung offen? Sind beide Computer im selben Netzwerk, und lässt die Firewall des Gastgebers Gäste herein?</translation>
    </message>
    <message>
        <source>These are not the words of this table. Tries left: {left}</source>
        <translation>Das sind nicht die Wörter dieses Tisches. Übrige Versuche: {left}</translation>
    </message>
    <message>
        <source>The other computer no longer answers.</source>
        <translation>Der andere Computer antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>This computer cannot be reached by others: {error}</source>
        <translation>Dieser Computer ist für andere nicht erreichbar: {error}</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>printed values</source>
        <translation>gedruckte Werte</translation>
    </message>
</context>
<context>
    <name>NetworkService</name>
    <message>
        <source>End the invitation</source>
        <translation>Einladung beenden</translation>
    </message>
    <message>
        <source>Other computers are at this table</source>
        <translation>Andere Computer sind an diesem Tisch</translation>
    </message>
    <message>
        <source>They leave the table when the invitation ends. You can invite them again later.</source>
        <translation>Sie verlassen den Tisch, wenn die Einladung endet. Du kannst sie später wieder einladen.</translation>
    </message>
    <message>
        <source>You have a seat in this game</source>
        <translation>Du hast einen Platz in dieser Partie</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>You give up your seat when you leave the table. Somebody else can then take it.</source>
        <translation>Wenn du den Tisch verlässt, gibst du deinen Platz auf. Jemand anders kann ihn dann nehmen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Let the other computers in again?</source>
        <translation>Die anderen Computer wieder hereinlassen?</translation>
    </message>
    <message>
        <source>Others were at this table when the program ended. They will return to their seats automatically.</source>
        <translation>Andere saßen an diesem Tisch, als das Programm endete. Sie kommen von selbst auf ihre Plätze zurück.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>{name}: the host has given this seat to a bot.</source>
        <translation>{name}: Der Gastgeber hat diesen Platz einem Bot gegeben.</translation>
    </message>
    <message>
        <source>{name}: the host has taken this seat back.</source>
        <translation>{name}: Der Gastgeber hat diesen Platz zurückgenommen.</translation>
    </message>
    <message>
        <source>The table on several computers</source>
        <translation>Der Tisch an mehreren Computern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>For your first game, we suggest {bot}, the easiest bot that thinks about its moves.</source>
        <translation>Für die erste Partie schlagen wir „{bot}“ vor, den leichtesten Bot, der überlegt, was er tut.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Anzahl der Plätze</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The seed decides what is drawn: the same seed and options give the same game.</source>
        <translation>Der Startwert bestimmt, was gezogen wird: Gleicher Startwert und gleiche Optionen ergeben dieselbe Partie.</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Roll a new seed</source>
        <translation>Anderen Startwert würfeln</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Each player may begin with points, to make the game even</source>
        <translation>Jeder Spieler darf mit Punkten beginnen, damit die Partie ausgeglichen wird</translation>
    </message>
    <message>
        <source>Invite other computers</source>
        <translation>Andere Computer einladen</translation>
    </message>
    <message>
        <source>Others on the same network can then take seats, or watch</source>
        <translation>Andere im selben Netzwerk können dann Plätze nehmen oder zuschauen</translation>
    </message>
    <message>
        <source>Save as a favourite…</source>
        <translation>Als Favorit speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n character(s).</source>
        <translation>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>Der Name enthält ein Zeichen, das nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Ein anderer Spieler heißt schon so.</translation>
    </message>
    <message>
        <source>A seed is a whole number, such as 47110815.</source>
        <translation>Ein Startwert ist eine ganze Zahl wie 47110815.</translation>
    </message>
    <message>
        <source>A seed must be less than {limit}.</source>
        <translation>Ein Startwert muss kleiner als {limit} sein.</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Back to the start; what was drawn stays the same.</source>
        <translation>Bis zum Anfang; Gezogenes bleibt gezogen.</translation>
    </message>
    <message>
        <source>Back to the last draw or another person’s move.</source>
        <translation>Bis zur letzten Ziehung oder zum Schritt eines anderen Menschen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>To the last draw</source>
        <translation>Bis zur letzten Ziehung</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
</context>
<context>
    <name>OwnPuzzleCounts</name>
    <message numerus="yes">
        <source>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</source>
        <translation>
            <numerusform>%n dieser Entscheidungen begegnet dir unter „Aufgaben“ wieder, morgen zum ersten Mal.</numerusform>
            <numerusform>%n dieser Entscheidungen begegnen dir unter „Aufgaben“ wieder, morgen zum ersten Mal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingRefusals</name>
    <message>
        <source>This worker space is locked</source>
        <translation>Dieses Arbeiterfeld ist gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>With %n players, it stays locked for the whole game.</source>
        <translation>
            <numerusform>Bei %n Spieler bleibt es die ganze Partie gesperrt.</numerusform>
            <numerusform>Bei %n Spielern bleibt es die ganze Partie gesperrt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This space costs {asked} workers now, and you have %n.</source>
        <translation>
            <numerusform>Dieses Feld kostet jetzt {asked} Arbeiter, du hast %n.</numerusform>
            <numerusform>Dieses Feld kostet jetzt {asked} Arbeiter, du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have enough workers</source>
        <translation>Du hast nicht genug Arbeiter</translation>
    </message>
    <message>
        <source>You have no completed order with this vehicle</source>
        <translation>Du hast keinen erfüllten Auftrag für dieses Fahrzeug</translation>
    </message>
    <message>
        <source>First complete one: fill all its order spots by mining.</source>
        <translation>Füll erst durch Fördern alle Kohlefelder eines Auftrags.</translation>
    </message>
    <message>
        <source>There is nothing left in the stack to look at</source>
        <translation>Im Stapel ist nichts mehr zum Ansehen</translation>
    </message>
    <message>
        <source>The “top five” space can no longer be chosen.</source>
        <translation>Die obersten fünf kannst du nicht mehr wählen.</translation>
    </message>
    <message>
        <source>You cannot place workers now</source>
        <translation>Du kannst jetzt keine Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>There is no tunnel tile there</source>
        <translation>Dort liegt kein Tunnelplättchen</translation>
    </message>
    <message>
        <source>There is no order card there</source>
        <translation>Dort liegt keine Auftragskarte</translation>
    </message>
    <message>
        <source>The stack is empty, so nothing more will come.</source>
        <translation>Der Stapel ist aufgebraucht, es kommt nichts mehr nach.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Dieses Plättchen kostet {price}, du hast {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Du hast nicht genug Geld</translation>
    </message>
</context>
<context>
    <name>PlanningRefusals</name>
    <message>
        <source>You cannot place anything on workers now</source>
        <translation>Du kannst jetzt nichts auf deine Arbeiter legen</translation>
    </message>
    <message>
        <source>You have no player disk left for a development</source>
        <translation>Du hast keine Spielerscheibe mehr für eine Entwicklung</translation>
    </message>
    <message>
        <source>You own {count} developments: place disks of one colour only.</source>
        <translation>Du besitzt {count} Entwicklungen: Leg nur Scheiben einer Farbe.</translation>
    </message>
    <message>
        <source>The plan is not complete</source>
        <translation>Der Plan ist nicht vollständig</translation>
    </message>
    <message>
        <source>Disks of different colours must match exactly what one development requires: add what is missing, or take disks back.</source>
        <translation>Gemischte Farben müssen genau das sein, was eine Entwicklung verlangt: Ergänze, was fehlt, oder nimm Scheiben zurück.</translation>
    </message>
    <message>
        <source>The Water Mill needs pairs</source>
        <translation>Die Wassermühle braucht Paare</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Leg eine zweite Scheibe derselben Farbe dazu oder nimm die einzelne zurück.</translation>
    </message>
    <message>
        <source>You have no plan to confirm now</source>
        <translation>Du kannst jetzt keinen Plan bestätigen</translation>
    </message>
    <message>
        <source>There is no black disk left on your carts</source>
        <translation>Auf deinen Karren liegt keine schwarze Scheibe mehr</translation>
    </message>
    <message>
        <source>There is no brown disk left on your carts</source>
        <translation>Auf deinen Karren liegt keine braune Scheibe mehr</translation>
    </message>
    <message>
        <source>There is no yellow disk left on your carts</source>
        <translation>Auf deinen Karren liegt keine gelbe Scheibe mehr</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Auf deinem Hof liegt keine Nahrung</translation>
    </message>
    <message>
        <source>You must have a contract worker’s pay before plans are executed.</source>
        <translation>Der Lohn für Lohnarbeiter muss da sein, bevor die Pläne ausgeführt werden.</translation>
    </message>
    <message>
        <source>There are no Thaler on your farm</source>
        <translation>Auf deinem Hof liegt kein Taler</translation>
    </message>
    <message>
        <source>Place what is left, or take a disk back from another worker.</source>
        <translation>Leg hin, was übrig ist, oder nimm eine Scheibe von einem anderen Arbeiter zurück.</translation>
    </message>
    <message>
        <source>You have no Hammer and Pick marker to place</source>
        <translation>Du hast keinen Schlägel-und-Eisen-Marker</translation>
    </message>
    <message>
        <source>You have no Ladder marker to place</source>
        <translation>Du hast keinen Leiter-Marker</translation>
    </message>
    <message>
        <source>You have no Wheelbarrow marker to place</source>
        <translation>Du hast keinen Schubkarren-Marker</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>Du bekommst ihn mit Entwicklung {tile} und kannst ihn einmal nutzen.</translation>
    </message>
    <message>
        <source>You cannot pay the Farmer</source>
        <translation>Der Bauer bekommt keinen Lohn</translation>
    </message>
    <message>
        <source>You cannot pay the improved farmhand</source>
        <translation>Der Großknecht bekommt keinen Lohn</translation>
    </message>
    <message>
        <source>You cannot pay the Farmhand</source>
        <translation>Der Knecht bekommt keinen Lohn</translation>
    </message>
    <message>
        <source>Your own workers take action disks; food and Thaler pay contract workers.</source>
        <translation>Eigene Arbeiter nehmen Aktionsscheiben; Nahrung und Taler sind Lohn für Lohnarbeiter.</translation>
    </message>
    <message>
        <source>This disk is needed for the development you are paying for</source>
        <translation>Diese Scheibe brauchst du für die Entwicklung, die du gerade bezahlst</translation>
    </message>
    <message>
        <source>Without it, the disks of different colours cannot match any development.</source>
        <translation>Ohne sie passen die gemischten Scheiben zu keiner Entwicklung mehr.</translation>
    </message>
    <message>
        <source>No development matches these disks on the Farmer</source>
        <translation>Keine Entwicklung verlangt diese Scheiben auf dem Bauern</translation>
    </message>
    <message>
        <source>No development matches these disks on the improved farmhand</source>
        <translation>Keine Entwicklung verlangt diese Scheiben auf dem Großknecht</translation>
    </message>
    <message>
        <source>You can mix colours only if the disks you have can match exactly what one development requires.</source>
        <translation>Farben mischen darfst du nur, wenn du sie mit deinen Scheiben zu genau dem ergänzen kannst, was eine Entwicklung verlangt.</translation>
    </message>
    <message>
        <source>The Farmhand takes disks of one colour only</source>
        <translation>Der Knecht nimmt nur Scheiben einer Farbe</translation>
    </message>
    <message>
        <source>You can mix colours only for developments, and only the Farmer and the improved farmhand can acquire those.</source>
        <translation>Farben mischst du für Entwicklungen, und die erwerben nur der Bauer und der Großknecht.</translation>
    </message>
    <message>
        <source>The Coal-digger has left</source>
        <translation>Der Kohlengräber ist fort</translation>
    </message>
    <message>
        <source>Your Pinge is exhausted; the Coal-miner and the Haspelknecht work for you now.</source>
        <translation>Deine Pinge ist erschöpft; jetzt arbeiten Hauer und Haspelknecht für dich.</translation>
    </message>
    <message>
        <source>The Coal-digger is already paid</source>
        <translation>Der Kohlengräber ist schon bezahlt</translation>
    </message>
    <message>
        <source>He works once per action phase.</source>
        <translation>Er arbeitet einmal je Aktionsphase.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-digger</source>
        <translation>Das gehört nicht auf den Kohlengräber</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 yellow disk, 1 food or 1 Thaler.</source>
        <translation>Sein Lohn ist genau 1 gelbe Scheibe, 1&#xa0;Nahrung oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>The Coal-miner is not in play</source>
        <translation>Der Hauer ist nicht im Spiel</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>Der Haspelknecht ist nicht im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>He comes once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Er kommt, sobald die Pinge erschöpft ist: noch %n&#xa0;Kohle.</numerusform>
            <numerusform>Er kommt, sobald die Pinge erschöpft ist: noch %n&#xa0;Kohle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-miner is already paid</source>
        <translation>Der Hauer ist schon bezahlt</translation>
    </message>
    <message>
        <source>The Haspelknecht is already paid</source>
        <translation>Der Haspelknecht ist schon bezahlt</translation>
    </message>
    <message>
        <source>Once paid, he works once in the action phase.</source>
        <translation>Ist er bezahlt, arbeitet er einmal in der Aktionsphase.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-miner</source>
        <translation>Das gehört nicht auf den Hauer</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 food or 1 Thaler.</source>
        <translation>Sein Lohn ist genau 1&#xa0;Nahrung oder 1&#xa0;Taler.</translation>
    </message>
    <message>
        <source>You cannot place this on the Haspelknecht</source>
        <translation>Das gehört nicht auf den Haspelknecht</translation>
    </message>
    <message>
        <source>You have no Water Mill</source>
        <translation>Du hast keine Wassermühle</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Sie kommt mit Entwicklung {tile}.</translation>
    </message>
    <message>
        <source>You have no second disk of this colour for the Water Mill</source>
        <translation>Du hast keine zweite Scheibe dieser Farbe für die Wassermühle</translation>
    </message>
    <message>
        <source>It takes pairs, and the disks you have left do not make one.</source>
        <translation>Sie nimmt Paare, und aus deinen übrigen Scheiben wird keines.</translation>
    </message>
    <message>
        <source>You cannot place this on the Water Mill</source>
        <translation>Das gehört nicht auf die Wassermühle</translation>
    </message>
    <message>
        <source>It takes pairs of yellow disks or pairs of black disks.</source>
        <translation>Sie nimmt Paare gelber oder Paare schwarzer Scheiben.</translation>
    </message>
</context>
<context>
    <name>PlayersMenu</name>
    <message>
        <source>{name}: {player}</source>
        <translation>{name}: {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <translation>Warum hat der Bot das gemacht?</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots warten lassen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Speed of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n&#xa0;SP</numerusform>
            <numerusform>%n&#xa0;SP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>During the game</source>
        <translation>Während der Partie</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Mit dieser Auslage ist alles in Ordnung.</translation>
    </message>
    <message>
        <source>A board has at most {rows} rows and {columns} columns.</source>
        <translation>Eine Auslage hat höchstens {rows}&#xa0;Reihen und {columns}&#xa0;Spalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to correct:</source>
        <translation>
            <numerusform>%n&#xa0;Fehler zu beheben:</numerusform>
            <numerusform>%n&#xa0;Fehler zu beheben:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
    <message numerus="yes">
        <source>The tiles drawn for it give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Die Plättchen, die dafür gezogen werden, bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
            <numerusform>Die Plättchen, die dafür gezogen werden, bringen direkt %n&#xa0;Taler für die Pacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles drawn for it give {least} to {most} Thaler directly towards the leases.</source>
        <translation>Die Plättchen, die dafür gezogen werden, bringen direkt {least} bis {most}&#xa0;Taler für die Pacht.</translation>
    </message>
    <message>
        <source>The numbers of tiles match the printed layouts for this number of seats: {numbers}.</source>
        <translation>So viele Plättchen wie in den gedruckten Anordnungen für diese Spielerzahl: {numbers}.</translation>
    </message>
    <message>
        <source>No printed layout has these numbers of tiles.</source>
        <translation>So viele Plättchen je Stufe hat keine der gedruckten Anordnungen.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message numerus="yes">
        <source>Checked for %n seat(s), rulebook: {rulebook}.</source>
        <translation>
            <numerusform>Geprüft für %n&#xa0;Spieler, Regelheft: {rulebook}.</numerusform>
            <numerusform>Geprüft für %n&#xa0;Spieler, Regelheft: {rulebook}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptStrip</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>All puzzles</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Das Beste zeigen</translation>
    </message>
    <message>
        <source>Play on: your move</source>
        <translation>Weiterspielen: deine Antwort</translation>
    </message>
    <message>
        <source>Play on: best move</source>
        <translation>Weiterspielen: das Beste</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
</context>
<context>
    <name>PuzzleEntryTexts</name>
    <message>
        <source>Puzzle {number}</source>
        <translation>Aufgabe {number}</translation>
    </message>
    <message>
        <source>{name}, game of {day}</source>
        <translation>{name}, Partie vom {day}</translation>
    </message>
    <message>
        <source>{period}. {question}</source>
        <comment>for instance: Year II, summer. Which disks do you take first?</comment>
        <translation>{period}. {question}</translation>
    </message>
    <message>
        <source>Your mistake</source>
        <translation>Eigener Fehler</translation>
    </message>
    <message>
        <source>{degree} ({rating})</source>
        <comment>a degree of difficulty, and the rating of a puzzle</comment>
        <translation>{degree} ({rating})</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>again on {day}</source>
        <translation>wieder am {day}</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>heute fällig</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>comes back later</source>
        <translation>kommt später wieder</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
</context>
<context>
    <name>PuzzleLists</name>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punkte verloren</translation>
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
        <translation>Diese Aufgabe kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Your progress could not be saved</source>
        <translation>Dein Fortschritt konnte nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message>
        <source>Your own mistake</source>
        <translation>Dein eigener Fehler</translation>
    </message>
    <message>
        <source>Puzzle {number}: {theme}</source>
        <translation>Aufgabe {number}: {theme}</translation>
    </message>
    <message>
        <source>Your turn: {heading}. Play what you think is best, then see what it is worth.</source>
        <translation>Du bist am Zug: {heading}. Spiel, was du für das Beste hältst; dann siehst du, was es wert ist.</translation>
    </message>
    <message>
        <source>Correct: that is the best move.</source>
        <translation>Richtig: Das ist das Beste.</translation>
    </message>
    <message>
        <source>Not the best: it falls {points} points short.</source>
        <translation>Nicht das Beste: Es fehlen {points}&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>Correct: as {bot} judges it, no move is better.</source>
        <translation>Richtig: Laut „{bot}“ ist nichts besser.</translation>
    </message>
    <message>
        <source>Not the best: as {bot} judges it, it falls about {points} points short.</source>
        <translation>Nicht das Beste: Laut „{bot}“ fehlen etwa {points}&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>No bot could judge this move. It does not count.</source>
        <translation>Kein Bot konnte diese Antwort beurteilen. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>You have answered this puzzle</source>
        <translation>Du hast diese Aufgabe beantwortet</translation>
    </message>
    <message>
        <source>The card shows what each move is worth.</source>
        <translation>Die Karte zeigt, was jeder Zug wert ist.</translation>
    </message>
    <message>
        <source>Only your first answer counted.</source>
        <translation>Nur deine erste Antwort hat gezählt.</translation>
    </message>
    <message>
        <source>The best move is shown on the table.</source>
        <translation>Das Beste wird auf dem Tisch gezeigt.</translation>
    </message>
    <message>
        <source>Solved: it will not come back.</source>
        <translation>Gelöst: Sie kommt nicht wieder.</translation>
    </message>
    <message>
        <source>It will come back on {day}.</source>
        <translation>Sie kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Deine Wertungszahl: {rating} ({change}).</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <translation>etwa {points} weniger</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>≈ {points}</source>
        <translation>≈ {points}</translation>
    </message>
    <message>
        <source>Expected final points, from many games played quickly to the end as the strongest bot would; ± is the 95% margin.</source>
        <translation>Erwarteter Endstand aus vielen Partien, schnell zu Ende gespielt im Stil des stärksten Bots; ± gilt in 95 von 100&#xa0;Fällen.</translation>
    </message>
    <message>
        <source>{points} ± {margin} less</source>
        <translation>{points} ± {margin} weniger</translation>
    </message>
    <message>
        <source>{points} less</source>
        <translation>{points} weniger</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>No puzzle matches these filters.</source>
        <translation>Keine Aufgabe passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>At the end of a game, “Costliest decisions” turns every mistake that cost you 2 points or more into a puzzle. It is solved once you get it right three times: after a day, a week and a month.</source>
        <translation>Am Ende einer Partie macht „Teuerste Entscheidungen“ aus jedem Fehler, der dich 2 Punkte oder mehr gekostet hat, eine Aufgabe. Sie ist gelöst, wenn du sie dreimal hintereinander richtig beantwortest: nach einem Tag, einer Woche und einem Monat.</translation>
    </message>
    <message>
        <source>There are no puzzles for this game yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Aufgaben.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>You have no mistakes in this game yet.</source>
        <translation>Du hast in diesem Spiel noch keine Fehler.</translation>
    </message>
    <message>
        <source>Today everybody gets this puzzle.</source>
        <translation>Heute bekommen alle diese Aufgabe.</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Heute gelöst.</translation>
    </message>
    <message>
        <source>Missed today. You can try again.</source>
        <translation>Heute nicht gelöst. Du kannst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Puzzle of the day, {day}</source>
        <translation>Aufgabe des Tages, {day}</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Wertungszahl {rating}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Noch keine Wertungszahl</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve one today to start a streak</source>
        <translation>Löse heute eine und beginne eine Serie</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message numerus="yes">
        <source>Your mistakes (%n due)</source>
        <translation>
            <numerusform>Eigene Fehler (%n fällig)</numerusform>
            <numerusform>Eigene Fehler (%n fällig)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Jeder Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Solved and unsolved</source>
        <translation>Gelöst oder nicht</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>RemarksCard</name>
    <message>
        <source>Before you confirm</source>
        <translation>Bevor du bestätigst</translation>
    </message>
    <message>
        <source>Read rule {rule}</source>
        <translation>Regel {rule} lesen</translation>
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
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>{season}: {happened}</source>
        <translation>{season}: {happened}</translation>
    </message>
    <message>
        <source>Step {ply}
{words}</source>
        <translation>Stellung {ply}
{words}</translation>
    </message>
</context>
<context>
    <name>ReplayAndFinalScoring</name>
    <message>
        <source>Continue from here?</source>
        <translation>Ab hier weiterspielen?</translation>
    </message>
    <message>
        <source>Try again from here?</source>
        <translation>Ab hier neu versuchen?</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier neu versuchen</translation>
    </message>
    <message>
        <source>A separate game starts from this position. The game so far stays among the saved games and can be opened again.</source>
        <translation>Die Partie geht ab dieser Stellung als eigene Partie weiter. Was bisher gespielt wurde, bleibt bei den Spielständen und lässt sich wieder öffnen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
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
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Previous player (Page up)</source>
        <translation>Voriger Spieler (Bild auf)</translation>
    </message>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Stellung {ply} von {last}</translation>
    </message>
    <message>
        <source>Next player (Page down)</source>
        <translation>Nächster Spieler (Bild ab)</translation>
    </message>
    <message>
        <source>Previous score (Page up)</source>
        <translation>Voriger Punktgewinn (Bild auf)</translation>
    </message>
    <message>
        <source>Next score (Page down)</source>
        <translation>Nächster Punktgewinn (Bild ab)</translation>
    </message>
    <message>
        <source>What the buttons beside this one jump to</source>
        <translation>Schrittweite der Knöpfe daneben</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Eine Stellung zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Eine Stellung vor (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Wie schnell die Wiedergabe läuft</translation>
    </message>
    <message>
        <source>Show the acting player’s board</source>
        <translation>Tableau des Spielers zeigen, der am Zug ist</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Continue from this position, as a separate game</source>
        <translation>Ab dieser Stellung weiterspielen, als eigene Partie</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Gezeigte Stellung</translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>%n game(s) with no other person at the table will be deleted.</source>
        <translation>
            <numerusform>%n Partie, in der sonst kein Mensch am Tisch saß, wird gelöscht.</numerusform>
            <numerusform>%n Partien, in denen sonst kein Mensch am Tisch saß, werden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with other people are kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</source>
        <translation>
            <numerusform>%n Partie mit anderen Menschen bleibt ihnen erhalten. Der Name verschwindet: Dort steht dann „Jemand“ und in der Wiedergabe die Farbe des Platzes.</numerusform>
            <numerusform>%n Partien mit anderen Menschen bleiben ihnen erhalten. Der Name verschwindet: Dort steht dann „Jemand“ und in der Wiedergabe die Farbe des Platzes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.</source>
        <translation>
            <numerusform>Spielstärke {strength} ± {margin}, geschätzt anhand von %n Partie gegen Bots; am nächsten kommt „{bot}“.</numerusform>
            <numerusform>Spielstärke {strength} ± {margin}, geschätzt anhand von %n Partien gegen Bots; am nächsten kommt „{bot}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>The result could not be saved</source>
        <translation>Das Ergebnis konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>This game cannot be shown</source>
        <translation>Diese Partie kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>The results were damaged</source>
        <translation>Die Ergebnisse waren beschädigt</translation>
    </message>
    <message>
        <source>Another copy of this program has deleted it.</source>
        <translation>Ein anderes Fenster dieses Programms hat sie gelöscht.</translation>
    </message>
    <message>
        <source>The results could not be exported</source>
        <translation>Die Ergebnisse konnten nicht exportiert werden</translation>
    </message>
    <message>
        <source>The results could not be deleted</source>
        <translation>Die Ergebnisse konnten nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The results were saved by a newer version of this program. This version leaves them as they are and adds nothing to them.</source>
        <translation>Die Ergebnisse hat eine neuere Version dieses Programms gespeichert. Diese Version lässt sie, wie sie sind, und fügt nichts hinzu.</translation>
    </message>
    <message>
        <source>Another copy of this program is saving results. Try again in a moment.</source>
        <translation>Ein anderes Fenster dieses Programms schreibt gerade Ergebnisse. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The results in “{file}” cannot be opened. {reason} You can keep playing; missing results will be added later from the automatic saves.</source>
        <translation>Die Ergebnisse in „{file}“ lassen sich nicht öffnen. {reason} Du kannst weiterspielen; fehlende Ergebnisse kommen später aus den automatischen Spielständen dazu.</translation>
    </message>
    <message>
        <source>The file with results, favourites and tournaments was damaged. It has been renamed to “{file}”, and a new file has been started.</source>
        <translation>Die Datei mit Ergebnissen, Favoriten und Turnieren war beschädigt. Sie heißt jetzt „{file}“, und eine neue Datei wurde angelegt.</translation>
    </message>
    <message>
        <source>Some entries in the file with results, favourites and tournaments were damaged. They have been removed; all others are still there. A copy of the damaged file is “{file}”.</source>
        <translation>Einige Einträge in der Datei mit Ergebnissen, Favoriten und Turnieren waren beschädigt. Sie wurden entfernt; alle anderen sind noch da. Eine Kopie der beschädigten Datei ist „{file}“.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>This cannot be undone. Saved games are kept, but will no longer count in the results.</source>
        <translation>Das lässt sich nicht rückgängig machen. Gespeicherte Partien bleiben erhalten, zählen aber nicht mehr in den Ergebnissen.</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Time at the table in the last session</source>
        <translation>Zeit am Tisch beim letzten Mal</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament</source>
        <translation>Partie {number} von {games} eines Turniers</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>click to open the replay</source>
        <translation>ein Klick öffnet die Wiedergabe</translation>
    </message>
    <message>
        <source>older games are being read</source>
        <translation>ältere Partien werden gelesen</translation>
    </message>
    <message>
        <source>Player, bot or option</source>
        <translation>Spieler, Bot oder Option</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Wessen Ergebnisse</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Turniertabelle</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Luck and skill…</source>
        <translation>Glück und Können&#xa0;…</translation>
    </message>
    <message>
        <source>Delete this person…</source>
        <translation>Diese Person löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No game has been finished yet. The result of each finished game will appear here.</source>
        <translation>Noch ist keine Partie beendet. Hier erscheint das Ergebnis jeder beendeten Partie.</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Keine Partie passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Tournament, {day}: {names}</source>
        <translation>Turnier, {day}: {names}</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Delete all results of {name}?</source>
        <translation>Alle Ergebnisse von {name} löschen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ResultsSummary</name>
    <message>
        <source>winner’s average</source>
        <translation>Schnitt der Sieger</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Nach Quelle</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Nach Person</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By option</source>
        <translation>Nach Option</translation>
    </message>
    <message>
        <source>{won} ({share}%)</source>
        <translation>{won} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>Strength estimated like an Elo rating: {random} is 0, and with 95% confidence the true strength is within the margin. Games with hints, a coach or a handicap do not count.</source>
        <translation>Spielstärke, geschätzt wie eine Elo-Zahl: „{random}“ hat 0, und die wahre Stärke liegt in 95 von 100&#xa0;Fällen innerhalb der Spanne. Partien mit Tipps, Coach oder Vorgabe zählen nicht.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten winners.</source>
        <translation>Die Linie zeigt den Durchschnitt der letzten zehn Sieger.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten games.</source>
        <translation>Die Linie zeigt den Durchschnitt der letzten zehn Partien.</translation>
    </message>
    <message>
        <source>Each dot is the winner of a game, filled if that is a person; the line is the average of the last ten.</source>
        <translation>Jeder Punkt zeigt den Sieger einer Partie, gefüllt, wenn es ein Mensch ist; die Linie zeigt den Durchschnitt der letzten zehn.</translation>
    </message>
    <message>
        <source>Each dot is a game, filled if it was won; the line is the average of the last ten.</source>
        <translation>Jeder Punkt zeigt eine Partie, gefüllt, wenn sie gewonnen wurde; die Linie zeigt den Durchschnitt der letzten zehn.</translation>
    </message>
    <message>
        <source>These games have no human players.</source>
        <translation>In diesen Partien hat kein Mensch gespielt.</translation>
    </message>
    <message>
        <source>Click a person to see their results.</source>
        <translation>Ein Klick auf eine Person zeigt ihre Ergebnisse.</translation>
    </message>
    <message>
        <source>Points of the winners.</source>
        <translation>Punkte der Sieger.</translation>
    </message>
    <message>
        <source>Points game by game</source>
        <translation>Punkte von Partie zu Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Quelle</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (Bot)</translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>von Menschen gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Average victory points of all human players; the mark shows the average of the last ten games.</source>
        <translation>Siegpunkte aller Menschen im Durchschnitt; der Strich zeigt den Durchschnitt der letzten zehn Partien.</translation>
    </message>
    <message>
        <source>Average victory points; the mark shows the average of the last ten games.</source>
        <translation>Siegpunkte im Durchschnitt; der Strich zeigt den Durchschnitt der letzten zehn Partien.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>Dutch rulebook</source>
        <translation>Niederländisches Regelheft</translation>
    </message>
    <message>
        <source>English rulebook</source>
        <translation>Englisches Regelheft</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Französisches Regelheft</translation>
    </message>
    <message>
        <source>Open planning</source>
        <translation>Offenes Planen</translation>
    </message>
    <message>
        <source>Hidden planning</source>
        <translation>Verdecktes Planen</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Gefundene Regeln</translation>
    </message>
    <message>
        <source>No rule contains all these words.</source>
        <translation>Keine Regel enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Pfeil links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Pfeil rechts)</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>From {first} to {last}</source>
        <translation>Von {first} bis {last}</translation>
    </message>
    <message>
        <source>Cancel the choice</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, gewählt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eine Stellung zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eine Stellung vor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SceneAccessibleTexts</name>
    <message>
        <source>{place}; a move can start here</source>
        <translation>{place}; hier kann ein Schritt beginnen</translation>
    </message>
    <message>
        <source>{place}; legal target</source>
        <translation>{place}; erlaubtes Ziel</translation>
    </message>
    <message>
        <source>{place}; chosen</source>
        <translation>{place}; gewählt</translation>
    </message>
    <message>
        <source>Shows what the bot hoped for, and which other moves it had.</source>
        <translation>Sagt, was sich der Bot erhoffte und was er sonst hätte tun können.</translation>
    </message>
    <message>
        <source>Brings this board to the front. Esc returns to your own.</source>
        <translation>Zeigt dieses Tableau vorn. Esc führt zu deinem eigenen zurück.</translation>
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
        <translation>Bisher gewertet</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>The position on the score track.</source>
        <translation>Der Stand auf der Siegpunktleiste.</translation>
    </message>
    <message>
        <source>Everything above.</source>
        <translation>Alles darüber.</translation>
    </message>
    <message>
        <source>Everything above, plus the final scoring as things stand.</source>
        <translation>Alles darüber, mit der Schlusswertung nach jetzigem Stand.</translation>
    </message>
    <message>
        <source>{name}, {item}: {points}</source>
        <translation>{name}, {item}: {points}</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punkte für</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>Right now, victory would be shared: {names}</source>
        <translation>Derzeit geteilter Sieg: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins, %n VP ahead</source>
        <translation>
            <numerusform>{name} gewinnt, %n&#xa0;SP Vorsprung</numerusform>
            <numerusform>{name} gewinnt, %n&#xa0;SP Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would win now, %n VP ahead</source>
        <translation>
            <numerusform>Derzeit gewinnt {name}, %n&#xa0;SP Vorsprung</numerusform>
            <numerusform>Derzeit gewinnt {name}, %n&#xa0;SP Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins on the tie-break</source>
        <translation>{name} gewinnt dank Gleichstandsregel</translation>
    </message>
    <message>
        <source>{name} would win now, on the tie-break</source>
        <translation>Derzeit liegt {name} dank Gleichstandsregel vorn</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Press any key to show all points at once.</source>
        <translation>Jede Taste zeigt alle Punkte auf einmal.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>The table as it was at the time of this scoring</source>
        <translation>Der Tisch zum Zeitpunkt dieser Wertung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name}: {points}, score {score}</source>
        <translation>{name}: {points}, Punktestand {score}</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer spielt für {name}</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>An diesem Computer</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>An einem anderen Computer</translation>
    </message>
    <message>
        <source>still free</source>
        <translation>noch frei</translation>
    </message>
    <message>
        <source>connected: {name}</source>
        <translation>verbunden: {name}</translation>
    </message>
    <message>
        <source>away, played here</source>
        <translation>nicht da, wird hier gespielt</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>an diesem Computer</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Handicap: points with which this player begins, to make the game even</source>
        <translation>Vorgabe: Punkte, mit denen dieser Platz beginnt, damit die Partie ausgeglichen wird</translation>
    </message>
    <message>
        <source>Handicap of player {number}</source>
        <translation>Vorgabe von Spieler {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Drag to change the order, or use the arrow keys</source>
        <translation>Zum Umordnen ziehen oder die Pfeiltasten benutzen</translation>
    </message>
    <message>
        <source>Player {number}: person or bot</source>
        <translation>Spieler {number}: Mensch oder Bot</translation>
    </message>
    <message>
        <source>Bot of player {number}</source>
        <translation>Bot von Spieler {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Spieler {number} verschieben</translation>
    </message>
    <message>
        <source>Choose a colour and emblem</source>
        <translation>Farbe und Zeichen wählen</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}</source>
        <translation>Farbe und Zeichen von Spieler {number}</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Krapprot</translation>
    </message>
    <message>
        <source>Woad blue</source>
        <translation>Waidblau</translation>
    </message>
    <message>
        <source>Leaf green</source>
        <translation>Laubgrün</translation>
    </message>
    <message>
        <source>Heather</source>
        <translation>Heidelila</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Looking back: {heading}</source>
        <translation>Rückblick: {heading}</translation>
    </message>
    <message>
        <source>Step {ply} of {last}. The game is paused.</source>
        <translation>Stellung {ply} von {last}. Die Partie wartet.</translation>
    </message>
    <message>
        <source>Nothing can be done now.</source>
        <translation>Jetzt gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>Possible now: {choices}.</source>
        <translation>Jetzt möglich: {choices}.</translation>
    </message>
    <message>
        <source>The game has been saved as “{file}”.</source>
        <translation>Die Partie ist in „{file}“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Luckiest draws</source>
        <translation>Glücklichste Ziehungen</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>ein Klick zeigt sie auf dem Tisch</translation>
    </message>
    <message>
        <source>Whose luck and skill to show</source>
        <translation>Wessen Glück und Können gezeigt wird</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Die Partie wird analysiert</translation>
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
        <translation>Punkte durch Ziehungen</translation>
    </message>
    <message>
        <source>points lost per decision</source>
        <translation>verlorene Punkte je Entscheidung</translation>
    </message>
    <message>
        <source>points ahead without luck</source>
        <translation>Punkte Vorsprung ohne Glück</translation>
    </message>
    <message>
        <source>What the draws were worth is not shown here: it was not measured well enough for this number of players.</source>
        <translation>Was die Ziehungen wert waren, steht hier nicht: Für diese Spielerzahl ist es nicht gut genug gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>What the draws were worth is not shown here: in %n test game(s), the measured luck did not fit the results well enough. It explained {share}% of them.</source>
        <translation>
            <numerusform>Was die Ziehungen wert waren, steht hier nicht: In %n Testpartie passte das gemessene Glück nicht gut genug zu den Ergebnissen. Es erklärte {share}&#xa0;% davon.</numerusform>
            <numerusform>Was die Ziehungen wert waren, steht hier nicht: In %n Testpartien passte das gemessene Glück nicht gut genug zu den Ergebnissen. Es erklärte {share}&#xa0;% davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws in these periods do not count, because their effect was too small to measure: {periods}.</source>
        <translation>Ziehungen in diesen Abschnitten zählen nicht, weil ihre Wirkung zu klein zum Messen war: {periods}.</translation>
    </message>
    <message>
        <source>No bot is named for comparison: their errors were not measured well enough for this number of players.</source>
        <translation>Zum Vergleich wird kein Bot genannt: Die Fehler der Bots sind für diese Spielerzahl nicht gut genug gemessen.</translation>
    </message>
    <message>
        <source>{bot} errs about as often: {points} points per decision.</source>
        <translation>„{bot}“ irrt sich etwa gleich oft: {points} Punkte je Entscheidung.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost by period</source>
        <translation>Verlorene Punkte nach Abschnitt</translation>
    </message>
    <message>
        <source>Points lost by kind of decision</source>
        <translation>Verlorene Punkte nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>Each decision with a choice is compared with the best one, by playing on to the end as {bot} would. With 95% confidence, the true value is within the margin (±).</source>
        <translation>Jede Entscheidung mit einer Wahl wird mit der besten verglichen; dafür wird im Stil von „{bot}“ zu Ende gespielt. Der wahre Wert liegt in 95 von 100&#xa0;Fällen innerhalb der Spanne (±).</translation>
    </message>
</context>
<context>
    <name>SkillWindow</name>
    <message>
        <source>Luck and skill: {name}</source>
        <translation>Glück und Können: {name}</translation>
    </message>
    <message>
        <source>The games are being read: {share}%</source>
        <translation>Die Partien werden gelesen: {share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n analysed game(s), without hints or a coach.</source>
        <translation>
            <numerusform>Mittel aus %n analysierten Partie, ohne Tipps und Coach.</numerusform>
            <numerusform>Mittel aus %n analysierten Partien, ohne Tipps und Coach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Points lost per decision: {earlier} in the earlier half of the games, {later} in the later half.</source>
        <translation>Verlorene Punkte je Entscheidung: {earlier} in der früheren Hälfte der Partien, {later} in der späteren.</translation>
    </message>
</context>
<context>
    <name>SolvedCount</name>
    <message numerus="yes">
        <source>%n of {all} solved</source>
        <translation>
            <numerusform>%n von {all} gelöst</numerusform>
            <numerusform>%n von {all} gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>Headings</source>
        <translation>Spaltenköpfe</translation>
    </message>
    <message>
        <source>Left and Right choose a heading. Enter sorts by it.</source>
        <translation>Links und Rechts wählen einen Spaltenkopf. Die Eingabetaste sortiert danach.</translation>
    </message>
    <message>
        <source>{heading}, ascending</source>
        <translation>{heading}, aufsteigend</translation>
    </message>
    <message>
        <source>{heading}, descending</source>
        <translation>{heading}, absteigend</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Return to your table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New here? Short lessons at the table show you how the game is played.</source>
        <translation>Neu hier? Kurze Lektionen am Tisch zeigen dir, wie man spielt.</translation>
    </message>
    <message>
        <source>You have begun the tutorial. It continues where you stopped.</source>
        <translation>Du hast das Tutorial begonnen. Es geht dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>Continue the tutorial</source>
        <translation>Tutorial fortsetzen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wird geöffnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>StepNames</name>
    <message>
        <source>setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>die obersten fünf</translation>
    </message>
    <message>
        <source>choosing orders</source>
        <translation>Aufträge wählen</translation>
    </message>
    <message>
        <source>placing workers</source>
        <translation>Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>loading minecarts</source>
        <translation>Loren beladen</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>Fördern</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>first taking</source>
        <translation>erste Auswahl</translation>
    </message>
    <message>
        <source>second taking</source>
        <translation>zweite Auswahl</translation>
    </message>
    <message>
        <source>returning pit water</source>
        <translation>Grubenwasser zurücklegen</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>before the scoring phase</source>
        <translation>vor der Wertungsphase</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>Lagerphase</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
</context>
<context>
    <name>TakeAndReturnRefusals</name>
    <message>
        <source>This order is not on the table</source>
        <translation>Dieser Auftrag liegt nicht aus</translation>
    </message>
    <message>
        <source>Take one of those on the table.</source>
        <translation>Nimm einen von denen, die ausliegen.</translation>
    </message>
    <message>
        <source>You can choose orders this way only during setup</source>
        <translation>So wählst du Aufträge nur beim Aufbau</translation>
    </message>
    <message>
        <source>This is not one of the tiles you are looking at</source>
        <translation>Dieses Plättchen gehört nicht zu denen, die du gezogen hast</translation>
    </message>
    <message>
        <source>Buy one of the tiles you have drawn, or none.</source>
        <translation>Kauf eins von denen, die du gezogen hast, oder keins.</translation>
    </message>
    <message>
        <source>This is not one of the cards you are looking at</source>
        <translation>Diese Karte gehört nicht zu denen, die du gezogen hast</translation>
    </message>
    <message>
        <source>Keep one of the cards you have drawn, or none.</source>
        <translation>Behalte eine von denen, die du gezogen hast, oder keine.</translation>
    </message>
    <message>
        <source>You cannot keep anything from the stack now</source>
        <translation>Von den obersten fünf kannst du jetzt nichts behalten</translation>
    </message>
    <message>
        <source>The general supply has no cube of this colour</source>
        <translation>Im allgemeinen Vorrat ist kein Würfel dieser Farbe</translation>
    </message>
    <message>
        <source>Choose a colour it still has.</source>
        <translation>Wähle eine Farbe, die noch da ist.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Keine Lore wartet auf einen Ersatzwürfel</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>Einen Ersatzwürfel wählst du nur, wenn eine Farbe aufgebraucht ist.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Dieses Plättchen kostet {price}, du hast {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Du hast nicht genug Geld</translation>
    </message>
    <message>
        <source>You cannot put anything back now</source>
        <translation>Du kannst jetzt nichts zurücklegen</translation>
    </message>
    <message>
        <source>Put back one of those you have drawn.</source>
        <translation>Leg etwas von dem zurück, was du gezogen hast.</translation>
    </message>
    <message>
        <source>The stack is empty: nothing can go under it</source>
        <translation>Der Stapel ist leer: Darunter lässt sich nichts legen</translation>
    </message>
    <message>
        <source>Put it on top.</source>
        <translation>Leg alles obenauf.</translation>
    </message>
    <message>
        <source>The first one went on top of the stack.</source>
        <translation>Du hast oben auf dem Stapel begonnen.</translation>
    </message>
    <message>
        <source>The first one went under the stack.</source>
        <translation>Du hast unter dem Stapel begonnen.</translation>
    </message>
    <message>
        <source>All must go on top of the stack, or all under it</source>
        <translation>Alle kommen oben auf den Stapel oder alle darunter</translation>
    </message>
</context>
<context>
    <name>TakingRefusals</name>
    <message>
        <source>This is the first taking: take all disks of one colour from one action pool.</source>
        <translation>Das ist die erste Auswahl: Nimm alle Scheiben einer Farbe von einem Aktionsfeld.</translation>
    </message>
    <message>
        <source>This is the second taking: take disks of one more colour, or skip it.</source>
        <translation>Das ist die zweite Auswahl: Nimm noch einmal Scheiben einer Farbe oder verzichte.</translation>
    </message>
    <message>
        <source>First decide whether to return 1 pit water.</source>
        <translation>Entscheide erst, ob du 1&#xa0;Grubenwasser zurücklegst.</translation>
    </message>
    <message>
        <source>It is time to plan: place what you have on your workers, then confirm.</source>
        <translation>Jetzt wird geplant: Leg auf deine Arbeiter, was du hast, und bestätige dann.</translation>
    </message>
    <message>
        <source>First decide about {tile}.</source>
        <translation>Entscheide erst über {tile}.</translation>
    </message>
    <message>
        <source>Plans are being executed: set your workers to work.</source>
        <translation>Die Pläne werden ausgeführt: Setz deine Arbeiter ein.</translation>
    </message>
    <message>
        <source>A worker is at work: first use his actions.</source>
        <translation>Ein Arbeiter ist am Werk: Nutze erst seine Aktionen.</translation>
    </message>
    <message>
        <source>The scoring phase comes next.</source>
        <translation>Als Nächstes kommt die Wertungsphase.</translation>
    </message>
    <message>
        <source>This is the storage phase: store for the winter.</source>
        <translation>Das ist die Lagerphase: Lagere für den Winter ein.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Disks are being drawn from the bag.</source>
        <translation>Gerade werden Scheiben aus dem Stoffbeutel gezogen.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Du kannst jetzt keine Scheiben nehmen</translation>
    </message>
    <message>
        <source>The first taking is compulsory</source>
        <translation>Die erste Auswahl ist Pflicht</translation>
    </message>
    <message>
        <source>Take all disks of one colour from one action pool; only the second taking is optional.</source>
        <translation>Nimm alle Scheiben einer Farbe von einem Aktionsfeld; nur die zweite Auswahl ist freiwillig.</translation>
    </message>
    <message>
        <source>There is no taking to skip</source>
        <translation>Du kannst jetzt auf keine Auswahl verzichten</translation>
    </message>
    <message>
        <source>You cannot return pit water now</source>
        <translation>Du kannst jetzt kein Grubenwasser zurücklegen</translation>
    </message>
    <message>
        <source>Players with fewer than 5 disks may return 1 pit water in the spring of year I, after the second taking.</source>
        <translation>Wer weniger als 5 Scheiben hat, darf im Frühling von Jahr I nach der zweiten Auswahl 1&#xa0;Grubenwasser zurücklegen.</translation>
    </message>
    <message>
        <source>Action pool {pool} is not in play</source>
        <translation>Aktionsfeld {pool} ist nicht im Spiel</translation>
    </message>
    <message>
        <source>There are as many action pools as players; the last one is {pool}.</source>
        <translation>Es gibt so viele Aktionsfelder wie Spieler; das letzte ist {pool}.</translation>
    </message>
    <message>
        <source>There is no black disk in action pool {pool}</source>
        <translation>Auf Aktionsfeld {pool} liegt keine schwarze Scheibe</translation>
    </message>
    <message>
        <source>There is no brown disk in action pool {pool}</source>
        <translation>Auf Aktionsfeld {pool} liegt keine braune Scheibe</translation>
    </message>
    <message>
        <source>There is no yellow disk in action pool {pool}</source>
        <translation>Auf Aktionsfeld {pool} liegt keine gelbe Scheibe</translation>
    </message>
    <message>
        <source>Take a colour that is there, or take from another pool.</source>
        <translation>Nimm eine Farbe, die dort liegt, oder nimm von einem anderen Feld.</translation>
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
        <translation>; </translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
</context>
<context>
    <name>TournamentService</name>
    <message>
        <source>Leave the tournament?</source>
        <translation>Das Turnier verlassen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the tournament</source>
        <translation>Turnier verlassen</translation>
    </message>
    <message>
        <source>A tournament is in progress, games played: {ended} of {games}. Starting another game ends it; the results so far are kept.</source>
        <translation>Ein Turnier läuft, gespielte Partien: {ended} von {games}. Beginnst du eine andere Partie, endet es; die bisherigen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament.</source>
        <translation>Partie {number} von {games} eines Turniers.</translation>
    </message>
    <message>
        <source>Your tournament: game {number} of {games} comes next.</source>
        <translation>Dein Turnier: Als Nächstes kommt Partie {number} von {games}.</translation>
    </message>
    <message>
        <source>In the lead with {points} tournament points: {names}.</source>
        <translation>In Führung mit {points} Turnierpunkten: {names}.</translation>
    </message>
</context>
<context>
    <name>TournamentStrip</name>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}: {points}</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Turniertabelle</translation>
    </message>
    <message>
        <source>Next game of the tournament</source>
        <translation>Nächste Partie des Turniers</translation>
    </message>
    <message>
        <source>Tournament: {ended} of {games} games played</source>
        <translation>Turnier: {ended} von {games} Partien gespielt</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <translation>{name} gewinnt das Turnier</translation>
    </message>
    <message>
        <source>Shared victory in the tournament: {names}</source>
        <translation>Geteilter Sieg im Turnier: {names}</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Table of the tournament: {ended} of {games} games played</source>
        <translation>Turniertabelle: {ended} von {games} Partien gespielt</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Turniertabelle</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Tournament points</source>
        <translation>Turnierpunkte</translation>
    </message>
    <message>
        <source>Points in the games</source>
        <translation>Punkte in den Partien</translation>
    </message>
    <message>
        <source>First place in a game is worth {seats} tournament points, each following place one point less; players who tie share equally the points of the places they take up. If points are equal, the number of games won decides, then the points in all games.</source>
        <translation>Der erste Platz einer Partie ist {seats} Turnierpunkte wert, jeder weitere einen Punkt weniger; bei Gleichstand werden die Punkte der belegten Plätze gleichmäßig geteilt. Bei gleich vielen Punkten entscheiden erst die gewonnenen Partien, dann die Punkte aus allen Partien.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name}, {column}: {figure}</source>
        <translation>{name}, {column}: {figure}</translation>
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
        <translation>Von jetzt an würde {leader} gewinnen.</translation>
    </message>
    <message>
        <source>{leader} would win now.</source>
        <translation>Jetzt würde {leader} gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would now be %n VP behind {leader}.</source>
        <translation>
            <numerusform>{name} läge jetzt %n SP hinter {leader}.</numerusform>
            <numerusform>{name} läge jetzt %n SP hinter {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would now win by %n VP.</source>
        <translation>
            <numerusform>{name} würde jetzt mit %n SP Vorsprung gewinnen.</numerusform>
            <numerusform>{name} würde jetzt mit %n SP Vorsprung gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would now be level with {other}.</source>
        <translation>{name} läge jetzt gleichauf mit {other}.</translation>
    </message>
</context>
<context>
    <name>TutorialGuide</name>
    <message>
        <source>Not in this step. Follow the text or press “Show me”.</source>
        <translation>Nicht in diesem Schritt. Folge dem Text oder klick auf „Zeig es mir“.</translation>
    </message>
    <message>
        <source>Not in this step. Press “{button}” first.</source>
        <translation>Nicht in diesem Schritt. Klick zuerst auf „{button}“.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Tutorial verlassen</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
</context>
<context>
    <name>UnbuiltLevels</name>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>Der stärkste Bot, {names}, fehlt: Dieses Programm wurde ohne C++-Compiler gebaut.</translation>
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
        <translation>Schritt {number} · nicht gespeichert</translation>
    </message>
    <message>
        <source>Move {number} · saved · corrected values</source>
        <translation>Schritt {number} · gespeichert · korrigierte Werte</translation>
    </message>
    <message>
        <source>Move {number} · saved</source>
        <translation>Schritt {number} · gespeichert</translation>
    </message>
    <message>
        <source>{status} · game {number} of {games}</source>
        <translation>{status} · Partie {number} von {games}</translation>
    </message>
    <message>
        <source>The settings file was damaged or could not be read. It has been renamed to “{file}”; the settings that could be read still apply.</source>
        <translation>Die Datei mit den Einstellungen war beschädigt oder nicht lesbar. Sie heißt jetzt „{file}“; die Einstellungen, die noch lesbar waren, gelten weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Your last game: {names}. {heading}, after %n move(s).</source>
        <translation>
            <numerusform>Deine letzte Partie: {names}. {heading}, nach %n Schritt.</numerusform>
            <numerusform>Deine letzte Partie: {names}. {heading}, nach %n Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
</context>
<context>
    <name>WinterRefusals</name>
    <message>
        <source>You cannot store anything now</source>
        <translation>Du kannst jetzt nichts einlagern</translation>
    </message>
    <message>
        <source>You do that in winter. {now}</source>
        <translation>Das geht erst im Winter. {now}</translation>
    </message>
    <message>
        <source>You cannot do this yet</source>
        <translation>Das geht noch nicht</translation>
    </message>
    <message>
        <source>The Pinge no longer needs wood</source>
        <translation>Die Pinge braucht kein Holz mehr</translation>
    </message>
    <message>
        <source>It is exhausted: place wood in the tunnel, on the next empty wood symbol.</source>
        <translation>Sie ist erschöpft: Verbaue Holz im Stollen, auf dem nächsten leeren Holzsymbol.</translation>
    </message>
    <message>
        <source>It is too late to place wood</source>
        <translation>Holz verbauen kannst du jetzt nicht mehr</translation>
    </message>
    <message>
        <source>In winter, place wood before you store anything.</source>
        <translation>Im Winter verbaust du Holz, bevor du etwas einlagerst.</translation>
    </message>
    <message>
        <source>You cannot place wood before the scoring phase</source>
        <translation>Vor der Wertungsphase kannst du kein Holz verbauen</translation>
    </message>
    <message>
        <source>In winter, place it in the storage phase, before you store anything.</source>
        <translation>Im Winter verbaust du es in der Lagerphase, bevor du etwas einlagerst.</translation>
    </message>
    <message>
        <source>There is no wood on your farm</source>
        <translation>Auf deinem Hof liegt kein Holz</translation>
    </message>
    <message>
        <source>Brown disks on the Farmer or the Farmhand bring wood.</source>
        <translation>Braune Scheiben auf dem Bauern oder dem Knecht bringen Holz.</translation>
    </message>
    <message>
        <source>All wood symbols in the Pinge are covered</source>
        <translation>Alle Holzsymbole der Pinge sind bedeckt</translation>
    </message>
    <message>
        <source>Wood can already be placed in the tunnel, section by section.</source>
        <translation>Im Stollen kannst du schon Holz verbauen, Abschnitt für Abschnitt.</translation>
    </message>
    <message>
        <source>So are those in the tunnel; wood can be stored, paid or burned instead.</source>
        <translation>Die im Stollen auch; Holz kannst du noch einlagern, als Gebühr zahlen oder verkohlen.</translation>
    </message>
    <message>
        <source>All wood symbols in the tunnel are covered</source>
        <translation>Alle Holzsymbole des Stollens sind bedeckt</translation>
    </message>
    <message>
        <source>Its sections are all open; wood can be stored, paid or burned instead.</source>
        <translation>Seine Abschnitte sind offen; Holz kannst du noch einlagern, als Gebühr zahlen oder verkohlen.</translation>
    </message>
    <message>
        <source>You cannot place wood now</source>
        <translation>Du kannst jetzt kein Holz verbauen</translation>
    </message>
    <message>
        <source>Place it on your own turn, while you execute your plan. {now}</source>
        <translation>Das geht, wenn du deinen Plan ausführst. {now}</translation>
    </message>
    <message>
        <source>You have no Barn</source>
        <translation>Du hast keine Scheune</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Das Gebäude kommt mit Entwicklung {tile}.</translation>
    </message>
    <message>
        <source>You have no Coal Storage</source>
        <translation>Du hast kein Kohlenlager</translation>
    </message>
    <message>
        <source>This place holds coal only</source>
        <translation>Dieser Platz fasst nur Kohle</translation>
    </message>
    <message>
        <source>The Coal Storage stores coal and wood.</source>
        <translation>Das Kohlenlager fasst Kohle und Holz.</translation>
    </message>
    <message>
        <source>This place holds wood only</source>
        <translation>Dieser Platz fasst nur Holz</translation>
    </message>
    <message>
        <source>The Coal Storage is full</source>
        <translation>Das Kohlenlager ist voll</translation>
    </message>
    <message>
        <source>Under this rulebook, it holds 1 coal or 1 wood, not both.</source>
        <translation>Nach diesem Regelheft fasst es 1&#xa0;Kohle oder 1&#xa0;Holz, nicht beides.</translation>
    </message>
    <message>
        <source>This storage place is taken</source>
        <translation>Dieser Lagerplatz ist belegt</translation>
    </message>
    <message>
        <source>Each place holds 1 unit; use another place, or finish.</source>
        <translation>Jeder fasst 1 Stück; nimm einen anderen Platz oder beende das Einlagern.</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Auf deinem Hof liegt keine Nahrung</translation>
    </message>
    <message>
        <source>There is no coal on your farm</source>
        <translation>Auf deinem Hof liegt keine Kohle</translation>
    </message>
    <message>
        <source>Store what is left there, or finish.</source>
        <translation>Lagere ein, was noch da ist, oder beende das Einlagern.</translation>
    </message>
</context>
<context>
    <name>WorkingRefusals</name>
    <message>
        <source>First decide about the development</source>
        <translation>Entscheide erst über die Entwicklung</translation>
    </message>
    <message>
        <source>Mining Timber has nothing to give now</source>
        <translation>Das Grubenholz gibt jetzt nichts</translation>
    </message>
    <message>
        <source>You make that choice when you acquire development {tile}.</source>
        <translation>Die Wahl triffst du, wenn du Entwicklung {tile} erwirbst.</translation>
    </message>
    <message>
        <source>There is nothing to decline</source>
        <translation>Es gibt nichts abzulehnen</translation>
    </message>
    <message>
        <source>You cannot set a worker to work now</source>
        <translation>Du kannst jetzt keinen Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>Each worker works once per action phase.</source>
        <translation>Jeder Arbeiter wird einmal je Aktionsphase eingesetzt.</translation>
    </message>
    <message>
        <source>Only workers given disks or pay in the plan can be set to work.</source>
        <translation>Nur wer beim Planen Scheiben oder Lohn bekam, kann eingesetzt werden.</translation>
    </message>
    <message>
        <source>These disks can only acquire a development</source>
        <translation>Diese Scheiben taugen nur dazu, eine Entwicklung zu erwerben</translation>
    </message>
    <message>
        <source>Drag your player disk to one that requires exactly these; if none is within reach, they are lost.</source>
        <translation>Zieh deine Spielerscheibe auf eine, die genau diese Scheiben verlangt; ist keine in Reichweite, verfallen sie.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>Der Bauer hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>Der Großknecht hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>Der Knecht hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Coal-digger has already worked</source>
        <translation>Der Kohlengräber hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Coal-miner has already worked</source>
        <translation>Der Hauer hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Haspelknecht has already worked</source>
        <translation>Der Haspelknecht hat schon gearbeitet</translation>
    </message>
    <message>
        <source>The Water Mill has already worked</source>
        <translation>Die Wassermühle hat schon gearbeitet</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmer</source>
        <translation>Für den Bauern ist nichts geplant</translation>
    </message>
    <message>
        <source>Nothing is planned for the improved farmhand</source>
        <translation>Für den Großknecht ist nichts geplant</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmhand</source>
        <translation>Für den Knecht ist nichts geplant</translation>
    </message>
    <message>
        <source>The Coal-digger has not been paid</source>
        <translation>Der Kohlengräber ist nicht bezahlt</translation>
    </message>
    <message>
        <source>The Coal-miner has not been paid</source>
        <translation>Der Hauer ist nicht bezahlt</translation>
    </message>
    <message>
        <source>The Haspelknecht has not been paid</source>
        <translation>Der Haspelknecht ist nicht bezahlt</translation>
    </message>
    <message>
        <source>Nothing is planned for the Water Mill</source>
        <translation>Für die Wassermühle ist nichts geplant</translation>
    </message>
    <message>
        <source>No worker is at work</source>
        <translation>Kein Arbeiter ist am Werk</translation>
    </message>
    <message>
        <source>This worker has not finished yet</source>
        <translation>Dieser Arbeiter ist noch nicht fertig</translation>
    </message>
    <message>
        <source>Every action must be used as far as possible; a worker may stop early only where a rule says so.</source>
        <translation>Nutze jede Aktion, so weit es geht; nur wo eine Regel es erlaubt, darf ein Arbeiter früher aufhören.</translation>
    </message>
    <message>
        <source>You have no turn to end now</source>
        <translation>Du kannst jetzt keinen Zug beenden</translation>
    </message>
    <message>
        <source>Your turn is not finished</source>
        <translation>Dein Zug ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Your plan has not been executed yet</source>
        <translation>Dein Plan ist noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>Yet to work: {workers}.</source>
        <translation>Noch einzusetzen: {workers}.</translation>
    </message>
    <message>
        <source>Not enough coal for the Coal Sacks</source>
        <translation>Zu wenig Kohle für die Kohlensäcke</translation>
    </message>
    <message>
        <source>On your farm: {coal}.</source>
        <translation>Auf deinem Hof: {coal}.</translation>
    </message>
    <message>
        <source>You cannot exchange coal now</source>
        <translation>Du kannst jetzt keine Kohle tauschen</translation>
    </message>
    <message>
        <source>You exchange coal when you acquire the Coal Sacks. {now}</source>
        <translation>Kohle tauschst du, wenn du die Kohlensäcke erwirbst. {now}</translation>
    </message>
    <message>
        <source>Your own workers cannot remove pit water from the shaft</source>
        <translation>Eigene Arbeiter entfernen kein Grubenwasser aus dem Schacht</translation>
    </message>
    <message>
        <source>Only the Haspelknecht, the Hauling Cable and a newly acquired Windlass can.</source>
        <translation>Das können nur der Haspelknecht, das Förderseil und die Haspel, wenn du sie gerade erwirbst.</translation>
    </message>
    <message>
        <source>A black disk removes 2 pit water</source>
        <translation>Eine schwarze Scheibe entfernt 2&#xa0;Grubenwasser</translation>
    </message>
    <message>
        <source>Under this rulebook, it removes 1 only if there is just 1.</source>
        <translation>Nach diesem Regelheft entfernt sie ein einzelnes nur, wenn sonst keines da ist.</translation>
    </message>
    <message>
        <source>You need a worker at work to remove pit water</source>
        <translation>Kein Arbeiter ist am Werk, um Grubenwasser zu entfernen</translation>
    </message>
    <message>
        <source>You need a worker at work to excavate</source>
        <translation>Kein Arbeiter ist am Werk, um Kohle abzubauen</translation>
    </message>
    <message>
        <source>You need a worker at work to reel up coal</source>
        <translation>Kein Arbeiter ist am Werk, um Kohle hochzuhaspeln</translation>
    </message>
    <message>
        <source>There is no pit water to remove</source>
        <translation>Es ist kein Grubenwasser da</translation>
    </message>
    <message>
        <source>Use the action for coal.</source>
        <translation>Nutze die Aktion für Kohle.</translation>
    </message>
    <message>
        <source>There is not that much pit water</source>
        <translation>So viel Grubenwasser ist nicht da</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water.</source>
        <translation>
            <numerusform>Entferne %n&#xa0;Grubenwasser.</numerusform>
            <numerusform>Entferne %n&#xa0;Grubenwasser.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-digger cannot reel up coal</source>
        <translation>Der Kohlengräber haspelt keine Kohle hoch</translation>
    </message>
    <message>
        <source>He removes pit water and excavates in the Pinge.</source>
        <translation>Er entfernt Grubenwasser und baut in der Pinge ab.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot remove pit water</source>
        <translation>Der Hauer entfernt nie Grubenwasser</translation>
    </message>
    <message>
        <source>He excavates up to 3 coal in the tunnel.</source>
        <translation>Er baut bis zu 3&#xa0;Kohle im Stollen ab.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot reel up coal</source>
        <translation>Der Hauer haspelt keine Kohle hoch</translation>
    </message>
    <message>
        <source>The Haspelknecht cannot excavate</source>
        <translation>Der Haspelknecht baut nichts ab</translation>
    </message>
    <message>
        <source>He removes pit water from the shaft and reels up the coal in it.</source>
        <translation>Er entfernt Grubenwasser aus dem Schacht und haspelt die Kohle hoch, die dort liegt.</translation>
    </message>
    <message>
        <source>There is no coal in the shaft</source>
        <translation>Im Schacht liegt keine Kohle</translation>
    </message>
    <message>
        <source>Coal excavated in the tunnel goes there first.</source>
        <translation>Kohle, die im Stollen abgebaut wird, kommt zuerst dorthin.</translation>
    </message>
    <message>
        <source>The improved farmhand cannot reel up coal</source>
        <translation>Der Großknecht haspelt keine Kohle hoch</translation>
    </message>
    <message>
        <source>Only the Haspelknecht can.</source>
        <translation>Das kann nur der Haspelknecht.</translation>
    </message>
    <message>
        <source>The Farmhand cannot reel up coal</source>
        <translation>Der Knecht haspelt keine Kohle hoch</translation>
    </message>
    <message>
        <source>The Farmer cannot reel up coal</source>
        <translation>Der Bauer haspelt keine Kohle hoch</translation>
    </message>
    <message>
        <source>The Coal-digger removes 2 pit water at a time</source>
        <translation>Der Kohlengräber entfernt 2&#xa0;Grubenwasser auf einmal</translation>
    </message>
    <message>
        <source>With fewer than 2, he excavates coal; pit water now: {water}.</source>
        <translation>Bei weniger als 2 baut er Kohle ab; Grubenwasser jetzt: {water}.</translation>
    </message>
    <message>
        <source>The Haspelknecht removes 2 pit water at a time</source>
        <translation>Der Haspelknecht entfernt 2&#xa0;Grubenwasser auf einmal</translation>
    </message>
    <message>
        <source>With fewer than 2, he reels up coal; pit water now: {water}.</source>
        <translation>Bei weniger als 2 haspelt er Kohle hoch; Grubenwasser jetzt: {water}.</translation>
    </message>
    <message>
        <source>No coal in the Pinge is accessible</source>
        <translation>In der Pinge ist keine Kohle erreichbar</translation>
    </message>
    <message>
        <source>Pit water blocks the Pinge</source>
        <translation>Grubenwasser blockiert die Pinge</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>Ab {limit}&#xa0;Grubenwasser wird nichts abgebaut; du hast {water}. Entferne erst welches.</translation>
    </message>
    <message>
        <source>The Pinge is exhausted</source>
        <translation>Die Pinge ist erschöpft</translation>
    </message>
    <message>
        <source>Coal is now excavated in the tunnel; anything planned for the Pinge is lost.</source>
        <translation>Kohle wird jetzt im Stollen abgebaut; was in der Pinge geplant war, verfällt.</translation>
    </message>
    <message>
        <source>The tunnel is not open</source>
        <translation>Der Stollen ist nicht offen</translation>
    </message>
    <message numerus="yes">
        <source>It opens once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Er öffnet sich, sobald die Pinge erschöpft ist: noch %n&#xa0;Kohle.</numerusform>
            <numerusform>Er öffnet sich, sobald die Pinge erschöpft ist: noch %n&#xa0;Kohle.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal in the tunnel is accessible</source>
        <translation>Im Stollen ist keine Kohle erreichbar</translation>
    </message>
    <message>
        <source>Pit water blocks the reel</source>
        <translation>Grubenwasser blockiert das Haspeln</translation>
    </message>
    <message>
        <source>You cannot reel up coal with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>Ab {limit}&#xa0;Grubenwasser wird nichts hochgehaspelt; du hast {water}. Entferne erst welches.</translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel</source>
        <translation>Grubenwasser blockiert den Stollen</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water in the shaft; you have {water}. The Haspelknecht can remove it.</source>
        <translation>Ab {limit}&#xa0;Grubenwasser im Schacht wird nichts abgebaut; du hast {water}. Der Haspelknecht kann es entfernen.</translation>
    </message>
    <message>
        <source>The tunnel is empty.</source>
        <translation>Der Stollen ist leer.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>Die nächste Kohle liegt hinter einem leeren Holzsymbol: Verbaue dort Holz.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and there is no wood on your farm.</source>
        <translation>Die nächste Kohle liegt hinter einem leeren Holzsymbol, und auf deinem Hof liegt kein Holz.</translation>
    </message>
</context>
</TS>
