<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games on your computer, made by players for players.</source>
        <translation>Bordspellen op de computer, door spelers voor spelers gemaakt.</translation>
    </message>
    <message>
        <source>The program and its pictures are our own work and free under the MIT licence.</source>
        <translation>Het programma en de afbeeldingen zijn ons eigen werk, vrij onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>The fonts Vollkorn and Cabin are free under the SIL Open Font License.</source>
        <translation>De lettertypen Vollkorn en Cabin zijn vrij onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners.</source>
        <translation>Haspelknecht is een spel van Thomas Spitzer, uitgegeven door Quined Games en zijn partners.</translation>
    </message>
    <message>
        <source>New games use your corrected printed values.</source>
        <translation>Nieuwe spellen gebruiken je gecorrigeerde waarden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>AcquiringRefusals</name>
    <message>
        <source>You already own {tile}</source>
        <translation>Je bezit {tile} al</translation>
    </message>
    <message>
        <source>You can acquire each development only once.</source>
        <translation>Je kunt elke ontwikkeling maar één keer aanschaffen.</translation>
    </message>
    <message>
        <source>All your player disks are placed</source>
        <translation>Al je spelersschijven zijn geplaatst</translation>
    </message>
    <message>
        <source>Nobody can own more than {count} developments.</source>
        <translation>Niemand kan meer dan {count} ontwikkelingen bezitten.</translation>
    </message>
    <message>
        <source>{tile} is not in play</source>
        <translation>{tile} is niet in het spel</translation>
    </message>
    <message>
        <source>Only the developments on the board can be acquired.</source>
        <translation>Je kunt alleen ontwikkelingen op het bord aanschaffen.</translation>
    </message>
    <message>
        <source>{tile} is out of reach</source>
        <translation>{tile} ligt buiten bereik</translation>
    </message>
    <message>
        <source>It touches none of your developments, and nobody owns it yet: first acquire one next to it.</source>
        <translation>Hij grenst niet aan een ontwikkeling van jou en niemand bezit hem nog: schaf eerst een aangrenzende aan.</translation>
    </message>
    <message>
        <source>You acquire {tile} when plans are executed</source>
        <translation>{tile} schaf je aan bij het uitvoeren van de acties</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer or on the improved farmhand: {asked}.</source>
        <translation>Leg er bij het plannen precies dit voor op de boer of de meesterknecht: {asked}.</translation>
    </message>
    <message>
        <source>To plan for it, place exactly this on the Farmer: {asked}.</source>
        <translation>Leg er bij het plannen precies dit voor op de boer: {asked}.</translation>
    </message>
    <message>
        <source>You cannot acquire {tile} now</source>
        <translation>Je kunt {tile} nu niet aanschaffen</translation>
    </message>
    <message>
        <source>The Farmhand cannot acquire developments</source>
        <translation>De knecht kan geen ontwikkelingen aanschaffen</translation>
    </message>
    <message>
        <source>As the improved farmhand, he can do so from the next action phase on.</source>
        <translation>Als meesterknecht kan hij dat vanaf de volgende actiefase.</translation>
    </message>
    <message>
        <source>As the improved farmhand, he could from the next action phase on, and there is none.</source>
        <translation>Als meesterknecht zou hij dat vanaf de volgende actiefase kunnen, maar die komt er niet meer.</translation>
    </message>
    <message>
        <source>Only the Farmer and the improved farmhand can (see Pickaxe).</source>
        <translation>Dat kan alleen de boer, en de meesterknecht die je met het pikhouweel krijgt.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>De boer heeft al gewerkt</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>De meesterknecht heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>De knecht heeft al gewerkt</translation>
    </message>
    <message>
        <source>A worker who acquires a development does nothing else in that action phase.</source>
        <translation>Een arbeider die een ontwikkeling aanschaft, doet in die actiefase niets anders.</translation>
    </message>
    <message>
        <source>Your disks do not match {tile}</source>
        <translation>Je schijven passen niet bij {tile}</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmer: {laid}.</source>
        <translation>Precies nodig: {asked}. Op de boer: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the improved farmhand: {laid}.</source>
        <translation>Precies nodig: {asked}. Op de meesterknecht: {laid}.</translation>
    </message>
    <message>
        <source>It requires exactly: {asked}. On the Farmhand: {laid}.</source>
        <translation>Precies nodig: {asked}. Op de knecht: {laid}.</translation>
    </message>
    <message>
        <source>There is no fee for {tile}</source>
        <translation>Voor {tile} betaal je geen kosten</translation>
    </message>
    <message>
        <source>It is level 1 or touches one of your developments: acquire it without a fee.</source>
        <translation>Hij is van niveau 1 of grenst aan een ontwikkeling van jou: schaf hem zonder kosten aan.</translation>
    </message>
    <message>
        <source>You must pay a fee for {tile}</source>
        <translation>Voor {tile} moet je kosten betalen</translation>
    </message>
    <message>
        <source>{fee}. On your farm, choose what to pay.</source>
        <translation>{fee}. Kies op je erf wat je betaalt.</translation>
    </message>
    <message>
        <source>You cannot pay the fee for {tile}</source>
        <translation>Je kunt de kosten van {tile} niet betalen</translation>
    </message>
    <message>
        <source>{fee}. There is no food on your farm.</source>
        <translation>{fee}. Er ligt geen voedsel op je erf.</translation>
    </message>
    <message>
        <source>{fee}. There is no wood on your farm.</source>
        <translation>{fee}. Er ligt geen hout op je erf.</translation>
    </message>
    <message>
        <source>{fee}. There is no coal on your farm.</source>
        <translation>{fee}. Er ligt geen steenkool op je erf.</translation>
    </message>
    <message>
        <source>{fee}. You have none of these on your farm.</source>
        <translation>{fee}. Daarvan ligt er niets op je erf.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>a whole number from {0} to {1}</source>
        <translation>een heel getal van {0} tot en met {1}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>een van: {names}</translation>
    </message>
    <message>
        <source>a list of names from {names}, each at most once</source>
        <translation>een lijst met namen uit {names}, geen ervan dubbel</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>een lege lijst</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2}</source>
        <translation>een lijst van {0} hele getallen van {1} tot en met {2}</translation>
    </message>
    <message>
        <source>a list of {0} to {1} whole numbers from {2} to {3}</source>
        <translation>een lijst van {0} tot en met {1} hele getallen van {2} tot en met {3}</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} that add up to {3}</source>
        <translation>een lijst van {0} hele getallen van {1} tot en met {2} die samen {3} zijn</translation>
    </message>
    <message>
        <source>a list of {0} whole numbers from {1} to {2} in ascending order, each at most once</source>
        <translation>een oplopende lijst van {0} hele getallen van {1} tot en met {2}, geen ervan dubbel</translation>
    </message>
    <message>
        <source>a list of some of the numbers {names} in ascending order, each at most once</source>
        <translation>een oplopende lijst met getallen uit {names}, geen ervan dubbel</translation>
    </message>
    <message>
        <source>numbers that add up to {0}</source>
        <translation>getallen die samen {0} zijn</translation>
    </message>
    <message>
        <source>{0} to {1} disks in total</source>
        <translation>{0} tot en met {1} schijven in totaal</translation>
    </message>
    <message>
        <source>a text of 1 to {0} characters</source>
        <translation>een tekst van 1 tot en met {0} tekens</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>een tabel</translation>
    </message>
    <message>
        <source>only the keys {names}</source>
        <translation>alleen de sleutels {names}</translation>
    </message>
    <message>
        <source>a value for this key</source>
        <translation>een waarde voor deze sleutel</translation>
    </message>
    <message>
        <source>an entry for this value under [provenance]</source>
        <translation>een vermelding van deze waarde onder [provenance]</translation>
    </message>
    <message>
        <source>the place of a value, or of a table of values</source>
        <translation>de plaats van een waarde of van een tabel met waarden</translation>
    </message>
    <message>
        <source>a line of digits 1 to 4, two characters apart, each placed between two digits of the lines above and below</source>
        <translation>een regel met cijfers van 1 tot en met 4, twee tekens uit elkaar, elk tussen twee cijfers van de regels erboven en eronder</translation>
    </message>
    <message>
        <source>at most {0} rows and {1} columns of tiles</source>
        <translation>hooguit {0} rijen en {1} kolommen met tegels</translation>
    </message>
    <message>
        <source>tiles of levels 1 to 4 in these quantities: {names}</source>
        <translation>tegels van niveau 1 tot en met 4 in deze aantallen: {names}</translation>
    </message>
    <message>
        <source>a tile that touches a tile of the previous level, and none that is two or more levels away</source>
        <translation>een tegel die aan een tegel van het vorige niveau grenst, en aan geen tegel van twee of meer niveaus verder</translation>
    </message>
    <message>
        <source>{0} tiles</source>
        <translation>{0} tegels</translation>
    </message>
    <message>
        <source>a list of {0} to {1} entries</source>
        <translation>een lijst van {0} tot en met {1} vermeldingen</translation>
    </message>
    <message>
        <source>a tile and a cell that appear nowhere else</source>
        <translation>een tegel en een vakje die nergens anders staan</translation>
    </message>
    <message>
        <source>at most {0} bytes</source>
        <translation>hooguit {0} bytes</translation>
    </message>
    <message>
        <source>a readable file</source>
        <translation>een leesbaar bestand</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>tekst in UTF-8</translation>
    </message>
    <message>
        <source>valid TOML</source>
        <translation>geldige TOML</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>geldige JSON</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Progress of the bots</source>
        <translation>Voortgang van de bots</translation>
    </message>
    <message>
        <source>The bot has crashed.</source>
        <translation>De bot is vastgelopen.</translation>
    </message>
</context>
<context>
    <name>Basics</name>
    <message>
        <source>Empty the field</source>
        <translation>Veld leegmaken</translation>
    </message>
</context>
<context>
    <name>BeginMatchCard</name>
    <message>
        <source>Start game</source>
        <translation>Spel starten</translation>
    </message>
    <message>
        <source>The same players and options, newly shuffled</source>
        <translation>Dezelfde spelers en opties, opnieuw geschud</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>Choose who plays (people or bots) and the options.</source>
        <translation>Kies wie er meespelen, mensen of bots, en met welke opties.</translation>
    </message>
    <message>
        <source>Like last time</source>
        <translation>Zoals de vorige keer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>De naam bevat een teken dat niet is toegestaan.</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Een bord heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Another board already has this name.</source>
        <translation>Een ander bord heeft deze naam al.</translation>
    </message>
    <message>
        <source>The board has been copied to the clipboard as one line of text.</source>
        <translation>Het bord is als één regel tekst naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>These are your changes from last time. “Undo” takes you back to the board as you saved it.</source>
        <translation>Dit zijn je wijzigingen van de vorige keer. Met “Ongedaan maken” ga je terug naar het opgeslagen bord.</translation>
    </message>
    <message>
        <source>This is your unfinished board from last time.</source>
        <translation>Dit is je onvoltooide bord van de vorige keer.</translation>
    </message>
    <message>
        <source>Click or drag to place tiles. On the keyboard: arrow keys, 1 to 4, Delete; Shift and arrow keys move a tile.</source>
        <translation>Klik of sleep om tegels te leggen. Met het toetsenbord: pijlen, 1 tot en met 4, Delete; Shift en pijlen verplaatsen een tegel.</translation>
    </message>
    <message>
        <source>This is not a valid board</source>
        <translation>Dit is geen geldig bord</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save the board as a file</source>
        <translation>Het bord als bestand opslaan</translation>
    </message>
    <message>
        <source>Boards ({suffix})</source>
        <translation>Borden ({suffix})</translation>
    </message>
    <message>
        <source>The board has been saved in “{file}”.</source>
        <translation>Het bord is opgeslagen in “{file}”.</translation>
    </message>
    <message>
        <source>The board could not be saved</source>
        <translation>Het bord kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sluiten zonder op te slaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Design a board</source>
        <translation>Een bord ontwerpen</translation>
    </message>
    <message>
        <source>Edit a board</source>
        <translation>Een bord bewerken</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>The name of your board</source>
        <translation>De naam van je bord</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Spiegelen ↔</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Spiegelen ↕</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ongedaan maken (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Opnieuw (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Mirrors the board left to right</source>
        <translation>Verwisselt links en rechts</translation>
    </message>
    <message>
        <source>Mirrors the board top to bottom</source>
        <translation>Verwisselt boven en onder</translation>
    </message>
    <message>
        <source>Removes all tiles</source>
        <translation>Verwijdert alle tegels</translation>
    </message>
    <message>
        <source>Pastes a copied board; you can also drop a board file here</source>
        <translation>Plakt een gekopieerd bord; je kunt ook een bordbestand hierheen slepen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als bestand opslaan…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Bord opslaan</translation>
    </message>
</context>
<context>
    <name>BotByOthers</name>
    <message>
        <source>Its code comes from {origin}. It runs with all your permissions, and nobody has checked it. Let it play only if you trust its author.</source>
        <translation>De code ervan komt uit {origin}. Die draait met al jouw rechten, en niemand heeft die nagekeken. Laat de bot alleen spelen als je de maker vertrouwt.</translation>
    </message>
    <message>
        <source>The bot {bot} is not part of this program</source>
        <translation>De bot {bot} hoort niet bij dit programma</translation>
    </message>
    <message>
        <source>Random moves instead</source>
        <translation>Liever willekeurige zetten</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Laat hem spelen</translation>
    </message>
</context>
<context>
    <name>BotErrorKind</name>
    <message>
        <source>{file}: no such file</source>
        <translation>{file}: dit bestand bestaat niet</translation>
    </message>
    <message>
        <source>{file}: not a Python file</source>
        <translation>{file}: dit is geen Python-bestand</translation>
    </message>
    <message>
        <source>{file}: there is no function {function}(game)</source>
        <translation>{file}: er is geen functie {function}(game)</translation>
    </message>
    <message>
        <source>{file}: cannot be run ({error})</source>
        <translation>{file}: kan niet worden uitgevoerd ({error})</translation>
    </message>
    <message>
        <source>{name}: no installed package has such an entry point in {group}</source>
        <translation>{name}: geen geïnstalleerd pakket heeft zo’n entry point in {group}</translation>
    </message>
    <message>
        <source>{command}: not a valid shell command ({error})</source>
        <translation>{command}: dit is geen geldige shellopdracht ({error})</translation>
    </message>
    <message>
        <source>a bot’s command is empty</source>
        <translation>de opdracht van een bot is leeg</translation>
    </message>
    <message>
        <source>{program}: no such program</source>
        <translation>{program}: dit programma bestaat niet</translation>
    </message>
    <message>
        <source>{program}: this file is not executable</source>
        <translation>{program}: dit bestand is niet uitvoerbaar</translation>
    </message>
    <message>
        <source>the program has no standard streams</source>
        <translation>het programma heeft geen standaardstromen</translation>
    </message>
    <message>
        <source>{program}: the system says: {error}</source>
        <translation>{program}: het systeem zegt: {error}</translation>
    </message>
    <message>
        <source>{program}: ended with status {status}</source>
        <translation>{program}: geëindigd met status {status}</translation>
    </message>
    <message>
        <source>expected one JSON object per line, found {found}</source>
        <translation>verwacht: één JSON-object per regel; gevonden: {found}</translation>
    </message>
    <message>
        <source>expected a move with the number {number}, found {found}</source>
        <translation>verwacht: een zet met het nummer {number}; gevonden: {found}</translation>
    </message>
    <message>
        <source>this move cannot be read: {error}</source>
        <translation>deze zet is niet te lezen: {error}</translation>
    </message>
    <message>
        <source>expected one of the legal moves at step {step}, found {found}</source>
        <translation>bij stap {step} werd een geldige zet verwacht, gevonden: {found}</translation>
    </message>
    <message>
        <source>{file}, line {line}: damaged ({error})</source>
        <translation>{file}, regel {line}: beschadigd ({error})</translation>
    </message>
    <message>
        <source>{file}, line 1: this file does not contain the results of a tournament</source>
        <translation>{file}, regel 1: dit bestand bevat geen uitslagen van een toernooi</translation>
    </message>
    <message>
        <source>{file}, line 1: these are the results of another tournament: {name}: expected {allowed}, found {found}</source>
        <translation>{file}, regel 1: dit zijn de uitslagen van een ander toernooi ({name}; verwacht: {allowed}; gevonden: {found})</translation>
    </message>
    <message>
        <source>A process that was playing games was killed.</source>
        <translation>Een proces dat spellen speelde, is van buitenaf afgebroken.</translation>
    </message>
    <message>
        <source>--scheduler needs the Python package distributed, installed by the optional group {group}</source>
        <translation>--scheduler heeft het Python-pakket distributed nodig, dat bij de optionele groep {group} hoort</translation>
    </message>
    <message>
        <source>--scheduler: expected the address of a scheduler, for instance tcp://192.168.1.5:8786, found {address}</source>
        <translation>--scheduler: verwacht: het adres van een scheduler, bijvoorbeeld tcp://192.168.1.5:8786; gevonden: {address}</translation>
    </message>
    <message>
        <source>{address}: no scheduler answers ({error})</source>
        <translation>{address}: daar antwoordt geen scheduler ({error})</translation>
    </message>
    <message>
        <source>{address}: the connection to the scheduler was lost</source>
        <translation>{address}: de verbinding met de scheduler is verbroken</translation>
    </message>
    <message>
        <source>{address}: this scheduler has no workers</source>
        <translation>{address}: deze scheduler heeft geen werkprocessen</translation>
    </message>
    <message>
        <source>{address}: all workers of this scheduler were lost</source>
        <translation>{address}: alle werkprocessen van deze scheduler zijn weg</translation>
    </message>
    <message>
        <source>{worker}: the program cannot be run there ({error})</source>
        <translation>{worker}: het programma kan daar niet worden uitgevoerd ({error})</translation>
    </message>
    <message>
        <source>{worker}: this worker would play different games: {name}: expected {allowed}, found {found}</source>
        <translation>{worker}: dit werkproces zou andere spellen spelen ({name}; verwacht: {allowed}; gevonden: {found})</translation>
    </message>
    <message>
        <source>The same games have crashed {count} workers in a row, the last one at {worker}.</source>
        <translation>Dezelfde spellen hebben {count} werkprocessen na elkaar laten vastlopen, het laatste op {worker}.</translation>
    </message>
</context>
<context>
    <name>BotLevelList</name>
    <message>
        <source>Plays random legal moves</source>
        <translation>Doet willekeurige geldige zetten</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 two-player games against {bot}; {points} points on average</source>
        <translation>Met twee: wint {wins} van de 100 tegen {bot}; gemiddeld {points} punten</translation>
    </message>
    <message>
        <source>From the weakest to the strongest: {names}.</source>
        <translation>Van de zwakste naar de sterkste: {names}.</translation>
    </message>
    <message>
        <source>{bot}: {words}</source>
        <translation>{bot}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n game(s) with this number of seats</source>
        <translation>
            <numerusform>Gemeten in %n spel met dit aantal plaatsen</numerusform>
            <numerusform>Gemeten in %n spellen met dit aantal plaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n two-player game(s)</source>
        <translation>
            <numerusform>Gemeten in %n spel met twee spelers</numerusform>
            <numerusform>Gemeten in %n spellen met twee spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot} in all other seats; {points} points on average</source>
        <translation>Wint {wins} van de 100 spellen tegen {bot} op alle andere plaatsen; gemiddeld {points} punten</translation>
    </message>
    <message>
        <source>Wins {wins} of 100 games against {bot}; {points} points on average</source>
        <translation>Wint {wins} van de 100 spellen tegen {bot}; gemiddeld {points} punten</translation>
    </message>
</context>
<context>
    <name>BotLost</name>
    <message>
        <source>Nothing is lost. Who should play for {name} from now on?</source>
        <translation>Er is niets verloren gegaan. Wie speelt er vanaf nu voor {name}?</translation>
    </message>
    <message>
        <source>{name}’s bot has crashed</source>
        <translation>De bot van {name} is vastgelopen</translation>
    </message>
    <message>
        <source>There is no bot called {bot}</source>
        <translation>Er is geen bot met de naam {bot}</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Willekeurige zetten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>{name}’s bot has not answered in time</source>
        <translation>De bot van {name} heeft niet op tijd geantwoord</translation>
    </message>
    <message>
        <source>{name}’s bot has chosen an illegal move</source>
        <translation>De bot van {name} heeft een ongeldige zet gekozen</translation>
    </message>
    <message>
        <source>{name}’s bot could not be started</source>
        <translation>De bot van {name} kon niet worden gestart</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Random</source>
        <translation>Toeval</translation>
    </message>
</context>
<context>
    <name>BotsAtTable</name>
    <message>
        <source>Bots paused. Press {key} to resume.</source>
        <translation>Bots gepauzeerd. Met {key} gaan ze verder.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt na…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>De bots laten doorspelen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>De bots pauzeren</translation>
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
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>waardering</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Scoreverloop</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Quiet: a mark after each move</source>
        <translation>Stil: na elke zet een oordeel</translation>
    </message>
    <message>
        <source>Careful: also asks before a costly move</source>
        <translation>Voorzichtig: vraagt ook om bevestiging vóór een dure zet</translation>
    </message>
    <message>
        <source>Lesson: also helps step by step</source>
        <translation>Les: helpt ook stap voor stap</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>best</source>
        <translation>beste zet</translation>
    </message>
    <message>
        <source>Coach: no move was better.</source>
        <translation>Coach: geen zet was beter.</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>Coach: that was fine, and cost hardly anything.</source>
        <translation>Coach: dat was prima en kostte bijna niets.</translation>
    </message>
    <message>
        <source>cost about 2 points</source>
        <translation>kostte zo’n 2 punten</translation>
    </message>
    <message>
        <source>Coach: that cost about 2 points.</source>
        <translation>Coach: dat kostte ongeveer 2 punten.</translation>
    </message>
    <message>
        <source>cost about 5 points</source>
        <translation>kostte zo’n 5 punten</translation>
    </message>
    <message>
        <source>Coach: that cost about 5 points or more.</source>
        <translation>Coach: dat kostte ongeveer 5 punten of meer.</translation>
    </message>
    <message>
        <source>The coach is looking at your move…</source>
        <translation>De coach bekijkt je zet…</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Het kan beter</translation>
    </message>
    <message>
        <source>Look again, or play your move.</source>
        <translation>Kijk nog eens, of speel je zet.</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>Neem de tijd</translation>
    </message>
    <message>
        <source>The coach helps when you ask.</source>
        <translation>De coach helpt als je erom vraagt.</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Kijk hier</translation>
    </message>
    <message>
        <source>Compare it with the other moves.</source>
        <translation>Vergelijk hem met de andere zetten.</translation>
    </message>
    <message>
        <source>The better move</source>
        <translation>De betere zet</translation>
    </message>
    <message>
        <source>It brings about {points} points more.</source>
        <translation>Hij levert ongeveer {points} punten meer op.</translation>
    </message>
    <message>
        <source>Why it is better</source>
        <translation>Waarom die beter is</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Nog eens kijken</translation>
    </message>
    <message>
        <source>Play my move</source>
        <translation>Mijn zet spelen</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Waar?</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Welke zet?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lezen</translation>
    </message>
    <message>
        <source>The better move brings more in: {item}</source>
        <translation>De betere zet levert meer op bij: {item}</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>More help: {command}</source>
        <translation>Meer hulp: {command}</translation>
    </message>
    <message>
        <source>command</source>
        <translation>opdracht</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>Plays whole games with bots.</source>
        <translation>Laat bots volledige spellen spelen.</translation>
    </message>
    <message>
        <source>Shows which bot is stronger, and with what confidence.</source>
        <translation>Laat zien welke bot de sterkste is, en hoe zeker dat is.</translation>
    </message>
    <message>
        <source>Replays a saved game and shows the score.</source>
        <translation>Speelt een opgeslagen spel na en toont de score.</translation>
    </message>
    <message>
        <source>Shows who is to move in a saved game, and every legal move.</source>
        <translation>Toont wie er in een opgeslagen spel aan de beurt is, en alle geldige zetten.</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture.</source>
        <translation>Tekent de tafel van een opgeslagen spel als afbeelding.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game.</source>
        <translation>Opent een opgeslagen spel in het venster, of een bordbestand voor een nieuw spel.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Toont de versie.</translation>
    </message>
    <message>
        <source>Shows this help; after a command, the help for that command.</source>
        <translation>Toont deze hulp; na een opdracht de hulp bij die opdracht.</translation>
    </message>
    <message>
        <source>[COMMAND ...]</source>
        <translation>[OPDRACHT ...]</translation>
    </message>
    <message>
        <source>The board games Haspelknecht and Coal Baron (Gueules Noires) on your computer. Without a command, the window opens.</source>
        <translation>De bordspellen Haspelknecht en Glück Auf (Gueules Noires) op de computer. Zonder opdracht gaat het venster open.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Opdrachten:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opties:</translation>
    </message>
    <message>
        <source>Shows who is to move in the last position of a saved game, at which step, and every legal move as text.</source>
        <translation>Toont wie er in de laatste stelling van een opgeslagen spel aan de beurt is en bij welke stap, en daarna alle geldige zetten als tekst.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} is to move, step {step}:</source>
        <translation>{name} is aan de beurt, stap {step}:</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAAM</translation>
    </message>
    <message>
        <source>The game to play.</source>
        <translation>Het spel dat gespeeld wordt.</translation>
    </message>
    <message>
        <source>The program is not fully installed: {error}</source>
        <translation>Het programma is niet volledig geïnstalleerd: {error}</translation>
    </message>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>De sterkste bot, {names}, ontbreekt: dit exemplaar van het programma is gebouwd zonder C++-compiler.</translation>
    </message>
    <message>
        <source>--bot-program: an installed bot is already named {name}</source>
        <translation>--bot-program: een geïnstalleerde bot heet al {name}</translation>
    </message>
    <message>
        <source>a Python file whose name has no comma and is none of {names}</source>
        <translation>een Python-bestand waarvan de naam geen komma bevat en anders is dan {names}</translation>
    </message>
    <message>
        <source>Running code that is not part of this program, with all your permissions: {places}</source>
        <translation>Er draait code die niet bij dit programma hoort, met al je rechten: {places}</translation>
    </message>
    <message>
        <source>{option} is missing; expected {allowed}</source>
        <translation>{option} ontbreekt; verwacht: {allowed}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} ontbreekt</translation>
    </message>
    <message>
        <source>unexpected argument: {word}</source>
        <translation>onverwacht argument: {word}</translation>
    </message>
    <message>
        <source>option</source>
        <translation>optie</translation>
    </message>
    <message>
        <source>{option} takes no value</source>
        <translation>{option} krijgt geen waarde</translation>
    </message>
    <message>
        <source>{option} needs a value; expected {allowed}</source>
        <translation>{option} heeft een waarde nodig; verwacht: {allowed}</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Toont deze hulp.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Gebruik:</translation>
    </message>
    <message>
        <source>Allowed: {allowed}.</source>
        <translation>Toegestaan: {allowed}.</translation>
    </message>
    <message>
        <source>Default: {default}.</source>
        <translation>Standaard: {default}.</translation>
    </message>
    <message>
        <source>Your corrected printed values cannot be used; the built-in values are used instead: {error}</source>
        <translation>Je gecorrigeerde waarden kunnen niet worden gebruikt; de waarden van het programma gelden: {error}</translation>
    </message>
    <message>
        <source>Corrected printed values are used ({number}): {file}</source>
        <translation>Je gecorrigeerde waarden worden gebruikt ({number}): {file}</translation>
    </message>
    <message>
        <source>The window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set. See --help for what works without one.</source>
        <translation>Het venster heeft een beeldscherm nodig, maar noch DISPLAY noch WAYLAND_DISPLAY is ingesteld. Met --help zie je wat zonder beeldscherm werkt.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {error}</source>
        <translation>Qt kan niet worden geladen: {error}</translation>
    </message>
    <message>
        <source>Qt’s tool lrelease was not found</source>
        <translation>Het hulpprogramma lrelease van Qt is niet gevonden</translation>
    </message>
    <message>
        <source>The texts are not compiled, so plurals are wrong and other languages are missing: {reason}. To compile them: {command}</source>
        <translation>De teksten zijn niet gecompileerd, dus meervouden kloppen niet en andere talen ontbreken: {reason}. Zo compileer je ze: {command}</translation>
    </message>
    <message>
        <source>Qt cannot start: {reason}</source>
        <translation>Qt kan niet starten: {reason}</translation>
    </message>
    <message>
        <source>The saved game’s own printed values are used ({number} corrected)</source>
        <translation>Het opgeslagen spel bevat eigen gedrukte waarden, en die worden gebruikt: {number} gecorrigeerd</translation>
    </message>
    <message>
        <source>person</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>{name} ({colour}, {player})</source>
        <translation>{name} ({colour}, {player})</translation>
    </message>
    <message>
        <source>madder</source>
        <translation>meekraprood</translation>
    </message>
    <message>
        <source>woad</source>
        <translation>wedeblauw</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>bladgroen</translation>
    </message>
    <message>
        <source>heather</source>
        <translation>heidepaars</translation>
    </message>
    <message>
        <source>Draws the table of a saved game as a picture, with the board of the player to move in front.</source>
        <translation>Tekent de tafel van een opgeslagen spel als afbeelding, met vooraan het bord van de speler die aan de beurt is.</translation>
    </message>
    <message>
        <source>a path that ends in .png</source>
        <translation>een pad dat op .png eindigt</translation>
    </message>
    <message>
        <source>The file for the picture; an existing file is overwritten.</source>
        <translation>Het bestand voor de afbeelding; een bestaand bestand wordt overschreven.</translation>
    </message>
    <message>
        <source>The position after this many moves; by default, the last one.</source>
        <translation>De stelling na zoveel zetten; standaard de laatste.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>BREEDTExHOOGTE</translation>
    </message>
    <message>
        <source>The size of the picture, in points.</source>
        <translation>De grootte van de afbeelding, in punten.</translation>
    </message>
    <message>
        <source>FACTOR</source>
        <translation>FACTOR</translation>
    </message>
    <message>
        <source>Pixels per point, as on a high-resolution screen.</source>
        <translation>Aantal pixels per punt, zoals op een beeldscherm met hoge resolutie.</translation>
    </message>
    <message>
        <source>The colour theme.</source>
        <translation>Het kleurenthema.</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>The language of the text in the picture.</source>
        <translation>De taal van de tekst in de afbeelding.</translation>
    </message>
    <message>
        <source>at most {number} pixels in total with --scale {scale}</source>
        <translation>hooguit {number} pixels in totaal met --scale {scale}</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most}</source>
        <translation>hele getallen van {least} tot en met {most}</translation>
    </message>
    <message>
        <source>{file}: the picture cannot be written: {error}</source>
        <translation>{file}: de afbeelding kan niet worden geschreven: {error}</translation>
    </message>
    <message>
        <source>Replays a saved game, checks every move, and shows the score as it would be if the game ended there.</source>
        <translation>Speelt een opgeslagen spel na, controleert elke zet en toont de score zoals die zou zijn als het spel daar eindigde.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table; seats count from 0.</source>
        <translation>Schrijft één JSON-object in plaats van een tabel; plaatsen worden geteld vanaf 0.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Voorgift</translation>
    </message>
    <message>
        <source>The game is over; the winner is {name}.</source>
        <translation>Het spel is afgelopen; de winnaar is {name}.</translation>
    </message>
    <message>
        <source>The game is not over; {name} would win if it ended now.</source>
        <translation>Het spel is nog niet afgelopen; {name} zou winnen als het nu eindigde.</translation>
    </message>
    <message>
        <source>The game is over; shared victory: {names}.</source>
        <translation>Het spel is afgelopen; gedeelde overwinning: {names}.</translation>
    </message>
    <message>
        <source>The game is not over; if it ended now, the victory would be shared: {names}.</source>
        <translation>Het spel is nog niet afgelopen; als het nu eindigde, zou de overwinning gedeeld worden: {names}.</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startgetal {seed}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Moves: {number}</source>
        <translation>Zetten: {number}</translation>
    </message>
    <message>
        <source>Checksum: {digest}</source>
        <translation>Controlesom: {digest}</translation>
    </message>
    <message>
        <source>Plays whole games with bots. The first game uses the seed given by --seed, each further game the next higher seed. The same seed gives the same game on every machine.</source>
        <translation>Laat bots volledige spellen spelen. Het eerste spel gebruikt het startgetal van --seed, elk volgende spel een startgetal dat één hoger is. Hetzelfde startgetal geeft op elke computer hetzelfde spel.</translation>
    </message>
    <message>
        <source>Number of players.</source>
        <translation>Aantal spelers.</translation>
    </message>
    <message>
        <source>Number of games.</source>
        <translation>Aantal spellen.</translation>
    </message>
    <message>
        <source>The seed of the first game: the same seed gives the same game.</source>
        <translation>Het startgetal van het eerste spel: hetzelfde startgetal geeft hetzelfde spel.</translation>
    </message>
    <message>
        <source>Which rulebook to follow where the rulebooks disagree.</source>
        <translation>Welk regelboekje geldt waar de boekjes van elkaar verschillen.</translation>
    </message>
    <message>
        <source>The development board. Not every layout suits every number of players.</source>
        <translation>Het ontwikkelingsbord. Niet elke opstelling past bij elk aantal spelers.</translation>
    </message>
    <message>
        <source>Whether the players see each other’s plans before they are confirmed.</source>
        <translation>Of de spelers elkaars plannen zien voordat die zijn bevestigd.</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>One bot for all seats, or one for each seat in seat order. Their thinking is limited by steps, not by time.</source>
        <translation>Eén bot voor alle plaatsen, of één per plaats in plaatsvolgorde. Hun denkwerk wordt begrensd door stappen, niet door tijd.</translation>
    </message>
    <message>
        <source>Number of processes to use; the result is the same with any number.</source>
        <translation>Aantal processen; de uitkomst is bij elk aantal dezelfde.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>MAP</translation>
    </message>
    <message>
        <source>the path of a folder, created if necessary</source>
        <translation>het pad van een map, die zo nodig wordt gemaakt</translation>
    </message>
    <message>
        <source>Writes one JSON object per game, one per line, instead of a table; seats count from 0.</source>
        <translation>Schrijft één JSON-object per spel, elk op een eigen regel, in plaats van een tabel; plaatsen worden geteld vanaf 0.</translation>
    </message>
    <message>
        <source>--games: with this seed, expected 1 to {most}, found {games}</source>
        <translation>--games: met dit startgetal verwacht: 1 tot en met {most}; gevonden: {games}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 or {players} names, found {found}</source>
        <translation>--bots: verwacht bij {players} spelers: 1 of {players} namen; gevonden: {found}</translation>
    </message>
    <message>
        <source>--layout: with {players} players, expected {allowed}, found {layout}</source>
        <translation>--layout: verwacht bij {players} spelers: {allowed}; gevonden: {layout}</translation>
    </message>
    <message>
        <source>Saves every game in this folder, in a file named after its seed. No other game is replaced.</source>
        <translation>Slaat elk spel op in deze map, in een bestand met het startgetal als naam. Geen ander spel wordt vervangen.</translation>
    </message>
    <message>
        <source>{folder}: the folder cannot be created: {error}</source>
        <translation>{folder}: de map kan niet worden gemaakt: {error}</translation>
    </message>
    <message>
        <source>{file}: another game is already saved there; choose another folder</source>
        <translation>{file}: daar is al een ander spel opgeslagen; kies een andere map</translation>
    </message>
    <message>
        <source>Game {done} of {total}</source>
        <translation>Spel {done} van {total}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>Games: {games}; moves per game: {moves}</source>
        <translation>Spellen: {games}; zetten per spel: {moves}</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Games won, percent</source>
        <translation>Gewonnen spellen, in procent</translation>
    </message>
    <message>
        <source>The output cannot be written: {error}</source>
        <translation>De uitvoer kan niet worden geschreven: {error}</translation>
    </message>
    <message>
        <source>Plays bots against each other, each seed once with each bot in each seat, and reports each bot’s share of wins and average lead, with 95% confidence intervals.</source>
        <translation>Laat bots tegen elkaar spelen, met elk startgetal één keer elke bot op elke plaats, en toont van elke bot het aandeel gewonnen spellen en de gemiddelde voorsprong, met betrouwbaarheidsintervallen van 95%.</translation>
    </message>
    <message>
        <source>names of bots, separated by commas</source>
        <translation>namen van bots met komma’s ertussen</translation>
    </message>
    <message>
        <source>the path of a Python file</source>
        <translation>het pad van een Python-bestand</translation>
    </message>
    <message>
        <source>A Python file with a function make_bot(game); its bot is named after the file.</source>
        <translation>Een Python-bestand met een functie make_bot(game); de bot heet zoals het bestand.</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>een programma en zijn argumenten</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>OPDRACHT</translation>
    </message>
    <message>
        <source>A program that speaks the line protocol; its bot is named program.</source>
        <translation>Een programma dat het tekstprotocol spreekt (één regel per bericht); de bot heet program.</translation>
    </message>
    <message>
        <source>Number of games, rounded up so that every seed is played in all seats.</source>
        <translation>Aantal spellen, naar boven afgerond zodat elk startgetal op alle plaatsen wordt gespeeld.</translation>
    </message>
    <message>
        <source>The seed of the first games: the same seed gives the same games.</source>
        <translation>Het startgetal van de eerste spellen: hetzelfde startgetal geeft dezelfde spellen.</translation>
    </message>
    <message>
        <source>Number of seats, by default one for each bot; otherwise some bots take more than one seat.</source>
        <translation>Aantal plaatsen, standaard één per bot; anders spelen sommige bots op meer dan één plaats.</translation>
    </message>
    <message>
        <source>Number of processes to use.</source>
        <translation>Aantal processen.</translation>
    </message>
    <message>
        <source>Limits the bots by time, as at the table. Otherwise they are limited by steps, and the same seed gives the same games.</source>
        <translation>Begrenst het denkwerk van de bots door tijd, zoals aan tafel. Anders gebeurt dat door stappen, en geeft hetzelfde startgetal dezelfde spellen.</translation>
    </message>
    <message>
        <source>Stops as soon as it is clear whether the first bot wins only its share of games, or at least ten percentage points more.</source>
        <translation>Stopt zodra vaststaat of de eerste bot niet meer dan zijn deel van de spellen wint, of minstens tien procentpunten meer.</translation>
    </message>
    <message>
        <source>the path of a file</source>
        <translation>het pad van een bestand</translation>
    </message>
    <message>
        <source>Saves every result to this file, and resumes an interrupted tournament from it.</source>
        <translation>Slaat elke uitslag op in dit bestand, en hervat daarmee een onderbroken toernooi.</translation>
    </message>
    <message>
        <source>Writes one JSON object instead of a table.</source>
        <translation>Schrijft één JSON-object in plaats van een tabel.</translation>
    </message>
    <message>
        <source>Seed {done} of {total}</source>
        <translation>Startgetal {done} van {total}</translation>
    </message>
    <message>
        <source>{file}: the results cannot be saved: {error}</source>
        <translation>{file}: de uitslagen kunnen niet worden opgeslagen: {error}</translation>
    </message>
    <message>
        <source>--bots: with {players} players, expected 1 to {players} names, found {found}</source>
        <translation>--bots: verwacht bij {players} spelers: 1 tot en met {players} namen; gevonden: {found}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Voorsprong</translation>
    </message>
    <message>
        <source>Seconds per decision: median</source>
        <translation>Seconden per beslissing: mediaan</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95e percentiel</translation>
    </message>
    <message>
        <source>Decided: the first bot is stronger.</source>
        <translation>Beslist: de eerste bot is de sterkste.</translation>
    </message>
    <message>
        <source>Decided: the first bot wins no more than its share.</source>
        <translation>Beslist: de eerste bot wint niet meer dan zijn deel.</translation>
    </message>
    <message>
        <source>{bot} lost a seat to the random bot: {why}</source>
        <translation>{bot} heeft een plaats verloren aan de bot random: {why}</translation>
    </message>
    <message>
        <source>{bot} lost {number} seats to the random bot: {why}</source>
        <translation>{bot} heeft {number} plaatsen verloren aan de bot random: {why}</translation>
    </message>
    <message>
        <source>{place}: expected {allowed}, found {found}</source>
        <translation>{place}: verwacht: {allowed}; gevonden: {found}</translation>
    </message>
    <message>
        <source>whole numbers, {least} or more</source>
        <translation>hele getallen, {least} of meer</translation>
    </message>
    <message>
        <source>{names}, or several of them separated by commas</source>
        <translation>{names}, of meer ervan met komma’s ertussen</translation>
    </message>
    <message>
        <source>width x height, each from {least} to {most}, for instance 1920x1080</source>
        <translation>breedte x hoogte, elk van {least} tot en met {most}, bijvoorbeeld 1920x1080</translation>
    </message>
    <message>
        <source>numbers from {least} to {most}</source>
        <translation>getallen van {least} tot en met {most}</translation>
    </message>
    <message>
        <source>the path of a saved game</source>
        <translation>het pad van een opgeslagen spel</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>The starting player: by lot, or a seat, counted from 0.</source>
        <translation>De startspeler: door loting, of een plaats, geteld vanaf 0.</translation>
    </message>
    <message>
        <source>--first-player: with {players} players, expected {allowed}, found {first_player}</source>
        <translation>--first-player: verwacht bij {players} spelers: {allowed}; gevonden: {first_player}</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Of geleverde opdrachten tussen twee waarderingen dicht liggen.</translation>
    </message>
    <message>
        <source>The bots: random, the levels of the game, installed bots, and those added with the options below.</source>
        <translation>De bots: random, de niveaus van het spel, geïnstalleerde bots, en bots die je met de opties hieronder toevoegt.</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRES</translation>
    </message>
    <message>
        <source>the address of a scheduler, for instance tcp://192.168.1.5:8786</source>
        <translation>het adres van een scheduler, bijvoorbeeld tcp://192.168.1.5:8786</translation>
    </message>
    <message>
        <source>Plays the games on the workers of this Dask cluster. They must have the same version of the program. Needs the Python package distributed.</source>
        <translation>Speelt de spellen op de werkprocessen van dit Dask-cluster. Die moeten dezelfde versie van het programma hebben. Vereist het Python-pakket distributed.</translation>
    </message>
    <message>
        <source>--jobs: with --scheduler, expected 1, found {jobs}</source>
        <translation>--jobs: met --scheduler verwacht: 1; gevonden: {jobs}</translation>
    </message>
    <message>
        <source>{option} is not allowed with --scheduler: on other machines, third-party bots must be installed as packages.</source>
        <translation>{option} is niet toegestaan met --scheduler: op andere machines moeten bots van derden als pakket geïnstalleerd zijn.</translation>
    </message>
    <message>
        <source>Opens a saved game in the window, or a board file for a new game. Any problem with the file is shown there.</source>
        <translation>Opent een opgeslagen spel in het venster, of een bordbestand voor een nieuw spel. Is er iets mis met het bestand, dan staat dat daar.</translation>
    </message>
</context>
<context>
    <name>CorrectionTexts</name>
    <message>
        <source>Your corrected printed values are not in use. {reason}</source>
        <translation>Je gecorrigeerde waarden worden niet gebruikt. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Your corrected printed values are in use (%n value(s)).</source>
        <translation>
            <numerusform>Je gecorrigeerde waarden worden gebruikt (%n waarde).</numerusform>
            <numerusform>Je gecorrigeerde waarden worden gebruikt (%n waarden).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostliestDecisionsPage</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Duurste beslissingen</translation>
    </message>
    <message>
        <source>Whose decisions to show</source>
        <translation>Wiens beslissingen er te zien zijn</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Er is iets misgegaan in het programma</translation>
    </message>
    <message>
        <source>The report below helps to fix the problem. It contains no names, and nothing is sent: copy it if you want to pass it on.</source>
        <translation>Het verslag hieronder helpt om het te verhelpen. Het bevat geen namen en er wordt niets verstuurd: kopieer het als je het wilt doorgeven.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Verslag kopiëren</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programma sluiten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>CrashTexts</name>
    <message>
        <source>Your game could not be saved in “{file}”. {reason}</source>
        <translation>Je spel kon niet worden opgeslagen in “{file}”. {reason}</translation>
    </message>
    <message>
        <source>Your game could not be saved again; the automatic save of your last move is still there.</source>
        <translation>Je spel kon niet opnieuw worden opgeslagen; de automatisch opgeslagen versie van je laatste zet is er nog.</translation>
    </message>
    <message>
        <source>Your game was saved as of the last move. You can continue.</source>
        <translation>Je spel is opgeslagen tot en met de laatste zet. Je kunt verderspelen.</translation>
    </message>
    <message>
        <source>The program crashed last time. A game begun on this computer is saved as of its last move. A report is in “{file}”.</source>
        <translation>Het programma is de vorige keer vastgelopen. Een spel dat op deze computer is begonnen, is opgeslagen tot en met de laatste zet. In “{file}” staat een verslag.</translation>
    </message>
    <message>
        <source>Last time, the program was not closed properly. A game begun on this computer is saved as of its last move.</source>
        <translation>De vorige keer is het programma gestopt zonder te zijn afgesloten. Een spel dat op deze computer is begonnen, is opgeslagen tot en met de laatste zet.</translation>
    </message>
    <message>
        <source>Nothing can be written to “{folder}”: if the program crashes, there will be no report.</source>
        <translation>In “{folder}” kan niets worden geschreven: als het programma vastloopt, komt er geen verslag.</translation>
    </message>
</context>
<context>
    <name>DecisionTexts</name>
    <message>
        <source>Better</source>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Cost {points} points</source>
        <translation>Kostte {points} punten</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Op de tafel tonen</translation>
    </message>
    <message>
        <source>Show on the table: {when}</source>
        <translation>Op de tafel tonen: {when}</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Vanaf hier opnieuw</translation>
    </message>
    <message>
        <source>Try again from here: {when}</source>
        <translation>Vanaf hier opnieuw: {when}</translation>
    </message>
    <message>
        <source>{when}. {cost}. Better: {better}, {points}. {detail}. Played: {played}, {less}.</source>
        <translation>{when}. {cost}. Beter: {better}, {points}. {detail}. Gespeeld: {played}, {less}.</translation>
    </message>
    <message>
        <source>{bot} is playing on from the costliest decisions</source>
        <translation>{bot} speelt de duurste beslissingen uit</translation>
    </message>
    <message>
        <source>{bot} is taking a first look at the decisions: {done} of {total}</source>
        <translation>{bot} bekijkt de beslissingen een eerste keer: {done} van {total}</translation>
    </message>
    <message>
        <source>{bot} is checking the costliest decisions: {done} of {total}</source>
        <translation>{bot} controleert de duurste beslissingen: {done} van {total}</translation>
    </message>
    <message>
        <source>{bot} is going through the decisions: {done} of {total}</source>
        <translation>{bot} neemt de beslissingen door: {done} van {total}</translation>
    </message>
    <message>
        <source>{name}: no decision cost more than half a point.</source>
        <translation>{name}: geen enkele beslissing kostte meer dan een half punt.</translation>
    </message>
    <message>
        <source>Expected final points, found by playing on to the end as {bot} would; losses are cautious estimates, a little below the difference</source>
        <translation>Verwachte eindscore, bepaald door tot het einde te spelen zoals {bot}; verliezen zijn voorzichtig geschat, iets onder het verschil</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Verwachte eindscore, volgens {bot}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n beslissing kon niet worden beoordeeld.</numerusform>
            <numerusform>%n beslissingen konden niet worden beoordeeld.</numerusform>
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
        <translation>Opties</translation>
    </message>
    <message>
        <source>The choice for “{option}” does not allow this many players.</source>
        <translation>“{option}” past zo niet bij dit aantal spelers.</translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message numerus="yes">
        <source>All %n draw(s) were recomputed from the seed, and each came out the same: nobody chose what was drawn.</source>
        <translation>
            <numerusform>%n trekking is opnieuw uit het startgetal berekend en klopt: niemand heeft gekozen wat er werd getrokken.</numerusform>
            <numerusform>Alle %n trekkingen zijn opnieuw uit het startgetal berekend en kloppen: niemand heeft gekozen wat er werd getrokken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seal was shown when the game began. It matches only the seed that decided the draws.</source>
        <translation>Het zegel was bij het begin van het spel al te zien. Het past alleen bij het startgetal dat de trekkingen heeft bepaald.</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Startgetal: {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Zegel {seal}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Shared victory: {names}, with {points} victory points each</source>
        <translation>Gedeelde overwinning: {names}, elk met {points} overwinningspunten</translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: {names}, with %n victory point(s) each</source>
        <translation>
            <numerusform>Gedeelde overwinning: {names}, elk met %n overwinningspunt</numerusform>
            <numerusform>Gedeelde overwinning: {names}, elk met %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {points} victory points</source>
        <translation>{name} wint met {points} overwinningspunten</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{name} wint met %n overwinningspunt</numerusform>
            <numerusform>{name} wint met %n overwinningspunten</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Waar de punten vandaan komen</translation>
    </message>
    <message>
        <source>• best in the row</source>
        <translation>• beste van de rij</translation>
    </message>
    <message>
        <source>Score over time</source>
        <translation>Scoreverloop</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Keerpunten</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>klik om ze op de tafel te tonen</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Duurste beslissingen</translation>
    </message>
    <message>
        <source>Each with the better move, and a way to try again from there</source>
        <translation>Elk met de betere zet; vanaf daar kun je het opnieuw proberen</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions and the draws were worth, in points.</source>
        <translation>“Geluk en kunde” toont wat je beslissingen en de trekkingen waard waren, in punten.</translation>
    </message>
    <message>
        <source>“Luck and skill” shows what your decisions were worth, in points.</source>
        <translation>“Geluk en kunde” toont wat je beslissingen waard waren, in punten.</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>Op het scorespoor</translation>
    </message>
    <message>
        <source>If the game had ended then</source>
        <translation>Als het spel toen was geëindigd</translation>
    </message>
    <message>
        <source>The seal of the seed: check that nobody chose the draws</source>
        <translation>Het zegel van het startgetal: controleer dat niemand de trekkingen heeft gekozen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Picture of this result…</source>
        <translation>Afbeelding van deze uitslag…</translation>
    </message>
    <message>
        <source>Picture of the table…</source>
        <translation>Afbeelding van de tafel…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>The same players and options, with a new seed</source>
        <translation>Dezelfde spelers en opties, met een nieuw startgetal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s) do not follow from this seed: they come from a shared position or a real table.</source>
        <translation>
            <numerusform>%n trekking volgt niet uit dit startgetal, maar komt uit een gedeelde stelling of van een echte tafel.</numerusform>
            <numerusform>%n trekkingen volgen niet uit dit startgetal, maar komen uit een gedeelde stelling of van een echte tafel.</numerusform>
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
        <translation>Nog geen: sla er een op in het venster “Nieuw spel”</translation>
    </message>
    <message>
        <source>Rename or delete…</source>
        <translation>Hernoemen of verwijderen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as a favourite</source>
        <translation>Opslaan als favoriet</translation>
    </message>
    <message>
        <source>The favourites could not be changed</source>
        <translation>De favorieten konden niet worden gewijzigd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>There is no room for another favourite. Delete one first.</source>
        <translation>Er is geen ruimte voor nog een favoriet. Verwijder er eerst een.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Een favoriet heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Een andere favoriet heeft deze naam al.</translation>
    </message>
</context>
<context>
    <name>FavouritesWindow</name>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spel starten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>“{name}” has been deleted.</source>
        <translation>“{name}” is verwijderd.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Een favoriet heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Another favourite already has this name.</source>
        <translation>Een andere favoriet heeft deze naam al.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Rename the favourite</source>
        <translation>De favoriet hernoemen</translation>
    </message>
</context>
<context>
    <name>ForgottenCounts</name>
    <message numerus="yes">
        <source>%n puzzle(s) made from this person’s decisions will be deleted.</source>
        <translation>
            <numerusform>%n puzzel uit beslissingen van deze persoon wordt verwijderd.</numerusform>
            <numerusform>%n puzzels uit beslissingen van deze persoon worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) in which this person plays will be deleted.</source>
        <translation>
            <numerusform>%n toernooi waarin deze persoon speelt, wordt verwijderd.</numerusform>
            <numerusform>%n toernooien waarin deze persoon speelt, worden verwijderd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Found</name>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een heel getal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>een getal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>een object</translation>
    </message>
    <message>
        <source>a list of length {0}</source>
        <translation>een lijst van lengte {0}</translation>
    </message>
    <message>
        <source>a list of length {0} or more</source>
        <translation>een lijst van lengte {0} of meer</translation>
    </message>
    <message>
        <source>a list of length {0} to {1}</source>
        <translation>een lijst van lengte {0} tot en met {1}</translation>
    </message>
    <message>
        <source>no provenance</source>
        <translation>geen herkomst</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>een andere plaats</translation>
    </message>
    <message>
        <source>too many levels of nesting</source>
        <translation>te diep genest</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>een waarde die te groot is om te tonen</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>iets anders</translation>
    </message>
    <message>
        <source>something else from byte {0} on</source>
        <translation>iets anders vanaf byte {0}</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0} bytes</translation>
    </message>
    <message>
        <source>more than {0} bytes</source>
        <translation>meer dan {0} bytes</translation>
    </message>
    <message>
        <source>tiles: {0}</source>
        <translation>tegels: {0}</translation>
    </message>
    <message>
        <source>seats: {0}</source>
        <translation>plaatsen: {0}</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} of meer</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} tot en met {1}</translation>
    </message>
    <message>
        <source>rows: {0}, characters in a row: {1}</source>
        <translation>rijen: {0}, tekens per rij: {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>regel {0}</translation>
    </message>
    <message>
        <source>cell {0}, {1}</source>
        <translation>vakje {0}, {1}</translation>
    </message>
    <message>
        <source>size</source>
        <translation>grootte</translation>
    </message>
</context>
<context>
    <name>GameCountChoice</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>A tournament: the same players move one seat round after each game, and a table shows their points</source>
        <translation>Een toernooi: dezelfde spelers, die na elk spel een plaats opschuiven, met een tabel van hun punten</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Eén spel</translation>
    </message>
    <message numerus="yes">
        <source>A tournament of %n game(s)</source>
        <translation>
            <numerusform>Een toernooi van %n spel</numerusform>
            <numerusform>Een toernooi van %n spellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The game has been copied to the clipboard as one line of text.</source>
        <translation>Het spel is als één regel tekst naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>This game has not been saved</source>
        <translation>Dit spel is niet opgeslagen</translation>
    </message>
    <message>
        <source>The program could not save it automatically. Save it to a file, or it will be lost.</source>
        <translation>Het programma kon het niet automatisch opslaan. Sla het op in een bestand, anders gaat het verloren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sluiten zonder op te slaan</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>The board being designed</source>
        <translation>Het bord dat je ontwerpt</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: empty</source>
        <translation>Rij {row}, plaats {place}: leeg</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}, breaks a rule</source>
        <translation>Rij {row}, plaats {place}: niveau {level}, in strijd met een regel</translation>
    </message>
    <message>
        <source>Row {row}, position {place}: level {level}</source>
        <translation>Rij {row}, plaats {place}: niveau {level}</translation>
    </message>
</context>
<context>
    <name>GuestMatch</name>
    <message>
        <source>Seats at this table</source>
        <translation>Plaatsen aan deze tafel</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>De verbinding is hersteld.</translation>
    </message>
    <message>
        <source>The connection was lost. The table stays in view while this computer tries to reconnect.</source>
        <translation>De verbinding is verbroken. De tafel blijft in beeld terwijl deze computer opnieuw verbinding probeert te maken.</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} is weg. Het spel wacht.</translation>
    </message>
    <message>
        <source>The host does not allow this move. Rule: {rule}</source>
        <translation>De gastheer staat deze zet niet toe. Regel: {rule}</translation>
    </message>
    <message>
        <source>Something else has happened in the meantime. Look at the table again.</source>
        <translation>Intussen is er iets anders gebeurd. Bekijk de tafel opnieuw.</translation>
    </message>
</context>
<context>
    <name>GuestSeats</name>
    <message>
        <source>a bot</source>
        <translation>een bot</translation>
    </message>
    <message>
        <source>at the host’s computer</source>
        <translation>bij de gastheer</translation>
    </message>
    <message>
        <source>at another computer</source>
        <translation>aan een andere computer</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresAmountTexts</name>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n werker</numerusform>
            <numerusform>%n werkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n francs</source>
        <translation>
            <numerusform>%n frank</numerusform>
            <numerusform>%n franken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal cubes</source>
        <translation>
            <numerusform>%n kolenblokje</numerusform>
            <numerusform>%n kolenblokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes</source>
        <translation>
            <numerusform>%n geel blokje</numerusform>
            <numerusform>%n gele blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes</source>
        <translation>
            <numerusform>%n bruin blokje</numerusform>
            <numerusform>%n bruine blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes</source>
        <translation>
            <numerusform>%n grijs blokje</numerusform>
            <numerusform>%n grijze blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n zwart blokje</numerusform>
            <numerusform>%n zwarte blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n geel</numerusform>
            <numerusform>%n geel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <translation>
            <numerusform>%n bruin</numerusform>
            <numerusform>%n bruin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey</source>
        <translation>
            <numerusform>%n grijs</numerusform>
            <numerusform>%n grijs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n zwart</numerusform>
            <numerusform>%n zwart</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow from the cage</source>
        <translation>geel uit de lift</translation>
    </message>
    <message>
        <source>brown from the cage</source>
        <translation>bruin uit de lift</translation>
    </message>
    <message>
        <source>grey from the cage</source>
        <translation>grijs uit de lift</translation>
    </message>
    <message>
        <source>black from the cage</source>
        <translation>zwart uit de lift</translation>
    </message>
    <message>
        <source>yellow from the storage</source>
        <translation>geel uit de voorraad</translation>
    </message>
    <message>
        <source>brown from the storage</source>
        <translation>bruin uit de voorraad</translation>
    </message>
    <message>
        <source>grey from the storage</source>
        <translation>grijs uit de voorraad</translation>
    </message>
    <message>
        <source>black from the storage</source>
        <translation>zwart uit de voorraad</translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n opdracht</numerusform>
            <numerusform>%n opdrachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty minecarts</source>
        <translation>
            <numerusform>%n lege mijnkar</numerusform>
            <numerusform>%n lege mijnkarren</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresBotTexts</name>
    <message>
        <source>outstanding orders</source>
        <translation>openstaande opdrachten</translation>
    </message>
    <message>
        <source>majorities in the scorings to come</source>
        <translation>meerderheden in de komende waarderingen</translation>
    </message>
    <message>
        <source>empty minecarts</source>
        <translation>lege mijnkarren</translation>
    </message>
    <message>
        <source>money</source>
        <translation>geld</translation>
    </message>
    <message>
        <source>coal in the pit</source>
        <translation>kolen in de mijn</translation>
    </message>
    <message>
        <source>workers left</source>
        <translation>overgebleven werkers</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>de rest van het spel</translation>
    </message>
    <message>
        <source>what the others do next</source>
        <translation>wat de anderen daarna doen</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresCaptionTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light side: %n tiles</source>
        <translation>
            <numerusform>verlicht: %n tegel</numerusform>
            <numerusform>verlicht: %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark side: %n tiles</source>
        <translation>
            <numerusform>donker: %n tegel</numerusform>
            <numerusform>donker: %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps left</source>
        <translation>
            <numerusform>nog %n actiepunt</numerusform>
            <numerusform>nog %n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps</source>
        <translation>
            <numerusform>%n actiepunt</numerusform>
            <numerusform>%n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the surface: %n work steps left</source>
        <translation>
            <numerusform>Naar boven: nog %n actiepunt</numerusform>
            <numerusform>Naar boven: nog %n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To level {number}: %n work steps left</source>
        <translation>
            <numerusform>Naar verdieping {number}: nog %n actiepunt</numerusform>
            <numerusform>Naar verdieping {number}: nog %n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{vehicle}: %n order spots left</source>
        <translation>
            <numerusform>{vehicle}: nog %n vak open</numerusform>
            <numerusform>{vehicle}: nog %n vakken open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n francs</source>
        <translation>
            <numerusform>+%n frank</numerusform>
            <numerusform>+%n franken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n workers to the canteen</source>
        <translation>
            <numerusform>{name}: %n werker naar de kantine</numerusform>
            <numerusform>{name}: %n werkers naar de kantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders: {points}</source>
        <translation>
            <numerusform>%n opdracht: {points}</numerusform>
            <numerusform>%n opdrachten: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Mijnkarrenfabriek</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Kolenwinning</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Levering</translation>
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
        <translation>Nieuwe opdracht</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>vergrendeld</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>nog {count}</translation>
    </message>
    <message>
        <source>look at 5,</source>
        <translation>bekijk er 5,</translation>
    </message>
    <message>
        <source>buy 1 or none</source>
        <translation>koop er 1 of geen</translation>
    </message>
    <message>
        <source>take 1 or none</source>
        <translation>neem er 1 of geen</translation>
    </message>
    <message>
        <source>1 or none</source>
        <translation>1 of geen</translation>
    </message>
    <message>
        <source>{count} F</source>
        <translation>{count} F</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} OP</translation>
    </message>
    <message>
        <source>Handcart</source>
        <translation>Handkar</translation>
    </message>
    <message>
        <source>Horse cart</source>
        <translation>Paard-en-wagen</translation>
    </message>
    <message>
        <source>Truck</source>
        <translation>Vrachtwagen</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Locomotief</translation>
    </message>
    <message>
        <source>Shift {shift}</source>
        <translation>Dienst {shift}</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Spelersvolgorde</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Meerderheden</translation>
    </message>
    <message>
        <source>rows 1 to {count} score</source>
        <translation>rijen 1 tot en met {count} tellen</translation>
    </message>
    <message>
        <source>first / second</source>
        <translation>1e / 2e</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Als het spel nu eindigde</translation>
    </message>
    <message>
        <source>Majorities of this shift are not included.</source>
        <translation>Zonder de meerderheden van deze dienst.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Werkers</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Franken</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Eigen voorraad</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Openstaande opdrachten</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Geleverd</translation>
    </message>
    <message>
        <source>in balance</source>
        <translation>in evenwicht</translation>
    </message>
    <message>
        <source>balance {points}</source>
        <translation>evenwicht {points}</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Bovengronds</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Verdieping {number}</translation>
    </message>
    <message>
        <source>{name}’s pit. Esc: back</source>
        <translation>De mijn van {name}. Esc: terug</translation>
    </message>
    <message>
        <source>Choose your orders</source>
        <translation>Kies je opdrachten</translation>
    </message>
    <message>
        <source>Put the tiles back, all on one side</source>
        <translation>Leg de tegels terug, allemaal aan één kant</translation>
    </message>
    <message>
        <source>Put the cards back, all on one side</source>
        <translation>Leg de kaarten terug, allemaal aan één kant</translation>
    </message>
    <message>
        <source>only you see them</source>
        <translation>alleen jij ziet ze</translation>
    </message>
    <message>
        <source>only {name} sees them</source>
        <translation>alleen {name} ziet ze</translation>
    </message>
    <message>
        <source>Then put the others back, all on one side, in any order:</source>
        <translation>Leg daarna de andere terug, allemaal aan één kant, in elke volgorde:</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>Orders to choose from</source>
        <translation>Opdrachten om uit te kiezen</translation>
    </message>
    <message>
        <source>on top: drawn next</source>
        <translation>bovenop: eerst getrokken</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>onder de stapel</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>All in this order</source>
        <translation>Alle zo terug</translation>
    </message>
    <message>
        <source>Two for one</source>
        <translation>2 voor 1</translation>
    </message>
    <message>
        <source>From the stack: buy one or none</source>
        <translation>Van de stapel: koop er één of geen</translation>
    </message>
    <message>
        <source>From the stack: take one or none</source>
        <translation>Van de stapel: neem er één of geen</translation>
    </message>
    <message>
        <source>light</source>
        <translation>verlicht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>verdieping {number}</translation>
    </message>
    <message>
        <source>{count} F, {rest} F left</source>
        <translation>{count} F, nog {rest} F</translation>
    </message>
    <message>
        <source>balance {before} to {after} VP</source>
        <translation>evenwicht van {before} naar {after} OP</translation>
    </message>
    <message>
        <source>{vehicle}: complete, {vp}</source>
        <translation>{vehicle}: voltooid, {vp}</translation>
    </message>
    <message>
        <source>Order: {vehicle}</source>
        <translation>Opdracht: {vehicle}</translation>
    </message>
    <message>
        <source>{points} if it stays undelivered</source>
        <translation>{points} als hij niet geleverd wordt</translation>
    </message>
    <message>
        <source>Cannot be undone</source>
        <translation>Niet ongedaan te maken</translation>
    </message>
    <message>
        <source>Draws a tile: cannot be undone</source>
        <translation>Er komt een nieuwe tegel: niet ongedaan te maken</translation>
    </message>
    <message>
        <source>Draws an order: cannot be undone</source>
        <translation>Er komt een nieuwe opdracht: niet ongedaan te maken</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} zou de volgende dienst beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes fit on order spots</source>
        <translation>
            <numerusform>%n blokje past op een vak</numerusform>
            <numerusform>%n blokjes passen op vakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes on minecarts there</source>
        <translation>
            <numerusform>%n blokje in de mijnkarren daar</numerusform>
            <numerusform>%n blokjes in de mijnkarren daar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order spots of this colour</source>
        <translation>
            <numerusform>%n open vak van deze kleur</numerusform>
            <numerusform>%n open vakken van deze kleur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresDetailTexts</name>
    <message numerus="yes">
        <source>completes %n orders</source>
        <translation>
            <numerusform>voltooit %n opdracht</numerusform>
            <numerusform>voltooit %n opdrachten</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the order</source>
        <translation>voltooit de opdracht</translation>
    </message>
    <message numerus="yes">
        <source>%n work steps are lost</source>
        <translation>
            <numerusform>%n actiepunt gaat verloren</numerusform>
            <numerusform>%n actiepunten gaan verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n workers</source>
        <translation>
            <numerusform>kost %n werker</numerusform>
            <numerusform>kost %n werkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers go to the canteen</source>
        <translation>
            <numerusform>%n werker gaat naar de kantine</numerusform>
            <numerusform>%n werkers gaan naar de kantine</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit is then in balance</source>
        <translation>je mijn is dan in evenwicht</translation>
    </message>
    <message>
        <source>excess tunnel tiles then: {tiles}, {vp}</source>
        <translation>dan tunneltegels te veel: {tiles}, {vp}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>verandering van de score als het spel nu eindigde: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresEventTexts</name>
    <message>
        <source>{name} is the starting player</source>
        <translation>{name} is de startspeler</translation>
    </message>
    <message>
        <source>On the table: {orders}</source>
        <translation>Op tafel liggen: {orders}</translation>
    </message>
    <message>
        <source>Left over, placed on the last order space: {order}</source>
        <translation>Blijft over en komt op het laatste opdrachtveld: {order}</translation>
    </message>
    <message>
        <source>New on an order space: {order}</source>
        <translation>Nieuw op een opdrachtveld: {order}</translation>
    </message>
    <message>
        <source>New in the factory: {tile}</source>
        <translation>Nieuw in de fabriek: {tile}</translation>
    </message>
    <message>
        <source>Shift {shift} begins. Starting player: {name}</source>
        <translation>Dienst {shift} begint. Startspeler: {name}</translation>
    </message>
    <message>
        <source>{name} takes: {order}</source>
        <translation>{name} neemt: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} places %n workers: {space}</source>
        <translation>
            <numerusform>{name} plaatst %n werker: {space}</numerusform>
            <numerusform>{name} plaatst %n werkers: {space}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s workers go to the canteen</source>
        <translation>
            <numerusform>%n werker van {name} gaat naar de kantine</numerusform>
            <numerusform>%n werkers van {name} gaan naar de kantine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n francs</source>
        <translation>
            <numerusform>{name} neemt %n frank</numerusform>
            <numerusform>{name} neemt %n franken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys for %n francs: {tile}</source>
        <translation>
            <numerusform>{name} koopt voor %n frank: {tile}</numerusform>
            <numerusform>{name} koopt voor %n franken: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} delivers for {vp}: {order}</source>
        <translation>{name} levert voor {vp}: {order}</translation>
    </message>
    <message>
        <source>{name} buys none of them</source>
        <translation>{name} koopt er geen</translation>
    </message>
    <message>
        <source>{name} keeps none of them</source>
        <translation>{name} houdt er geen</translation>
    </message>
    <message>
        <source>{name} looks at: {cards}</source>
        <translation>{name} bekijkt: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n tunnel tiles</source>
        <translation>
            <numerusform>{name} bekijkt %n tunneltegel</numerusform>
            <numerusform>{name} bekijkt %n tunneltegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n order cards</source>
        <translation>
            <numerusform>{name} bekijkt %n opdrachtkaart</numerusform>
            <numerusform>{name} bekijkt %n opdrachtkaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back on top: {card}</source>
        <translation>Bovenop teruggelegd: {card}</translation>
    </message>
    <message>
        <source>Put back under: {card}</source>
        <translation>Onderop teruggelegd: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles on top of the stack</source>
        <translation>
            <numerusform>{name} legt %n tegel boven op de stapel</numerusform>
            <numerusform>{name} legt %n tegels boven op de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles under the stack</source>
        <translation>
            <numerusform>{name} legt %n tegel onder de stapel</numerusform>
            <numerusform>{name} legt %n tegels onder de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards on top of the stack</source>
        <translation>
            <numerusform>{name} legt %n kaart boven op de stapel</numerusform>
            <numerusform>{name} legt %n kaarten boven op de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards under the stack</source>
        <translation>
            <numerusform>{name} legt %n kaart onder de stapel</numerusform>
            <numerusform>{name} legt %n kaarten onder de stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal cube is left: the minecart stays empty</source>
        <translation>Er is geen kolenblokje meer: de mijnkar blijft leeg</translation>
    </message>
    <message>
        <source>A yellow cube goes on each minecart</source>
        <translation>Er komt een geel blokje in elke mijnkar</translation>
    </message>
    <message>
        <source>A brown cube goes on each minecart</source>
        <translation>Er komt een bruin blokje in elke mijnkar</translation>
    </message>
    <message>
        <source>A grey cube goes on each minecart</source>
        <translation>Er komt een grijs blokje in elke mijnkar</translation>
    </message>
    <message>
        <source>A black cube goes on each minecart</source>
        <translation>Er komt een zwart blokje in elke mijnkar</translation>
    </message>
    <message>
        <source>A yellow cube goes on a minecart</source>
        <translation>Er komt een geel blokje in een mijnkar</translation>
    </message>
    <message>
        <source>A brown cube goes on a minecart</source>
        <translation>Er komt een bruin blokje in een mijnkar</translation>
    </message>
    <message>
        <source>A grey cube goes on a minecart</source>
        <translation>Er komt een grijs blokje in een mijnkar</translation>
    </message>
    <message>
        <source>A black cube goes on a minecart</source>
        <translation>Er komt een zwart blokje in een mijnkar</translation>
    </message>
    <message>
        <source>{name} loads a yellow substitute cube</source>
        <translation>{name} laadt een geel vervangend blokje</translation>
    </message>
    <message>
        <source>{name} loads a brown substitute cube</source>
        <translation>{name} laadt een bruin vervangend blokje</translation>
    </message>
    <message>
        <source>{name} loads a grey substitute cube</source>
        <translation>{name} laadt een grijs vervangend blokje</translation>
    </message>
    <message>
        <source>{name} loads a black substitute cube</source>
        <translation>{name} laadt een zwart vervangend blokje</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresExtractionTexts</name>
    <message numerus="yes">
        <source>{name} goes mining: %n work steps</source>
        <translation>
            <numerusform>{name} begint met de kolenwinning: %n actiepunt</numerusform>
            <numerusform>{name} begint met de kolenwinning: %n actiepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes: {order}</source>
        <translation>{name} voltooit: {order}</translation>
    </message>
    <message numerus="yes">
        <source>{name} stops mining; %n work steps are lost</source>
        <translation>
            <numerusform>{name} stopt met de kolenwinning; %n actiepunt gaat verloren</numerusform>
            <numerusform>{name} stopt met de kolenwinning; %n actiepunten gaan verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves the cage to the surface level</source>
        <translation>{name} brengt de lift bovengronds</translation>
    </message>
    <message>
        <source>{name} moves the cage to the yellow tunnel level</source>
        <translation>{name} brengt de lift naar de gele verdieping</translation>
    </message>
    <message>
        <source>{name} moves the cage to the brown tunnel level</source>
        <translation>{name} brengt de lift naar de bruine verdieping</translation>
    </message>
    <message>
        <source>{name} moves the cage to the grey tunnel level</source>
        <translation>{name} brengt de lift naar de grijze verdieping</translation>
    </message>
    <message>
        <source>{name} moves the cage to the black tunnel level</source>
        <translation>{name} brengt de lift naar de zwarte verdieping</translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n yellow cubes</source>
        <translation>
            <numerusform>{name} laadt %n geel blokje</numerusform>
            <numerusform>{name} laadt %n gele blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n brown cubes</source>
        <translation>
            <numerusform>{name} laadt %n bruin blokje</numerusform>
            <numerusform>{name} laadt %n bruine blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n grey cubes</source>
        <translation>
            <numerusform>{name} laadt %n grijs blokje</numerusform>
            <numerusform>{name} laadt %n grijze blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n black cubes</source>
        <translation>
            <numerusform>{name} laadt %n zwart blokje</numerusform>
            <numerusform>{name} laadt %n zwarte blokjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n yellow cubes</source>
        <translation>
            <numerusform>{name} slaat %n geel blokje op</numerusform>
            <numerusform>{name} slaat %n gele blokjes op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n brown cubes</source>
        <translation>
            <numerusform>{name} slaat %n bruin blokje op</numerusform>
            <numerusform>{name} slaat %n bruine blokjes op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n grey cubes</source>
        <translation>
            <numerusform>{name} slaat %n grijs blokje op</numerusform>
            <numerusform>{name} slaat %n grijze blokjes op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n black cubes</source>
        <translation>
            <numerusform>{name} slaat %n zwart blokje op</numerusform>
            <numerusform>{name} slaat %n zwarte blokjes op</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot: {order}</source>
        <translation>{name} vult een geel vak: {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot: {order}</source>
        <translation>{name} vult een bruin vak: {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot: {order}</source>
        <translation>{name} vult een grijs vak: {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot: {order}</source>
        <translation>{name} vult een zwart vak: {order}</translation>
    </message>
    <message>
        <source>{name} fills a yellow order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} vult een geel vak met twee blokjes ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a brown order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} vult een bruin vak met twee blokjes ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a grey order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} vult een grijs vak met twee blokjes ({cubes}): {order}</translation>
    </message>
    <message>
        <source>{name} fills a black order spot with two cubes ({cubes}): {order}</source>
        <translation>{name} vult een zwart vak met twee blokjes ({cubes}): {order}</translation>
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
        <translation>Mijneigenaars rond 1900, drie diensten</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 tot 4 spelers</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Frans regelboekje</translation>
    </message>
    <message>
        <source>Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.</source>
        <translation>Glück Auf (Coal Baron, Gueules Noires) is een spel van Michael Kiesling en Wolfgang Kramer, uitgegeven door eggertspiele en partners.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresItems</name>
    <message>
        <source>Deliveries</source>
        <translation>Leveringen</translation>
    </message>
    <message>
        <source>Scoring of shift I</source>
        <translation>Waardering van dienst I</translation>
    </message>
    <message>
        <source>Scoring of shift II</source>
        <translation>Waardering van dienst II</translation>
    </message>
    <message>
        <source>Scoring of shift III</source>
        <translation>Waardering van dienst III</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Franken</translation>
    </message>
    <message>
        <source>Coal cubes</source>
        <translation>Kolenblokjes</translation>
    </message>
    <message>
        <source>Undelivered orders</source>
        <translation>Niet-geleverde opdrachten</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Evenwicht</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMajorityTexts</name>
    <message>
        <source>Scored from shift {shift} on</source>
        <translation>Telt vanaf dienst {shift}</translation>
    </message>
    <message>
        <source>First place: {first}. Second place: {second}.</source>
        <translation>Eerste plaats: {first}. Tweede plaats: {second}.</translation>
    </message>
    <message>
        <source>First place: {first}. No second place with 2 players.</source>
        <translation>Eerste plaats: {first}. Geen tweede plaats met 2 spelers.</translation>
    </message>
    <message>
        <source>First now: {name}, {count}</source>
        <translation>Nu eerste: {name}, {count}</translation>
    </message>
    <message>
        <source>Second now: {name}, {count}</source>
        <translation>Nu tweede: {name}, {count}</translation>
    </message>
    <message>
        <source>Nobody has any yet</source>
        <translation>Nog niemand heeft er een</translation>
    </message>
    <message>
        <source>You are tied for first place</source>
        <translation>Je deelt de eerste plaats</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n</source>
        <translation>
            <numerusform>Je ligt %n voor</numerusform>
            <numerusform>Je ligt %n voor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are behind by %n</source>
        <translation>
            <numerusform>Je ligt %n achter</numerusform>
            <numerusform>Je ligt %n achter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMessages</name>
    <message>
        <source>A tile or card has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Er is sindsdien een tegel of kaart getrokken: in dit spel kun je alleen tot de laatste trekking terug.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMoveTexts</name>
    <message>
        <source>On top</source>
        <translation>Bovenop</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Onderop</translation>
    </message>
    <message>
        <source>Take: {order}</source>
        <translation>Nemen: {order}</translation>
    </message>
    <message>
        <source>Stop mining</source>
        <translation>Stoppen met de kolenwinning</translation>
    </message>
    <message>
        <source>Keep: {order}</source>
        <translation>Houden: {order}</translation>
    </message>
    <message>
        <source>Buy none of them</source>
        <translation>Geen ervan kopen</translation>
    </message>
    <message>
        <source>Keep none of them</source>
        <translation>Geen ervan houden</translation>
    </message>
    <message numerus="yes">
        <source>Buy for %n francs: {tile}</source>
        <translation>
            <numerusform>Kopen voor %n frank: {tile}</numerusform>
            <numerusform>Kopen voor %n franken: {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on top of the stack: {card}</source>
        <translation>Boven op de stapel leggen: {card}</translation>
    </message>
    <message>
        <source>Put under the stack: {card}</source>
        <translation>Onder de stapel leggen: {card}</translation>
    </message>
    <message>
        <source>Place 1 worker in the bank: 1 franc</source>
        <translation>1 werker in de bank plaatsen: 1 frank</translation>
    </message>
    <message numerus="yes">
        <source>Take %n francs</source>
        <translation>
            <numerusform>%n frank nemen</numerusform>
            <numerusform>%n franken nemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the top five tunnel tiles</source>
        <translation>De bovenste vijf tunneltegels bekijken</translation>
    </message>
    <message>
        <source>Look at the top five order cards</source>
        <translation>De bovenste vijf opdrachtkaarten bekijken</translation>
    </message>
    <message numerus="yes">
        <source>Go mining with %n work steps</source>
        <translation>
            <numerusform>Kolenwinning met %n actiepunt</numerusform>
            <numerusform>Kolenwinning met %n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by handcart: {vp}</source>
        <translation>
            <numerusform>%n opdracht leveren met handkar: {vp}</numerusform>
            <numerusform>%n opdrachten leveren met handkar: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by horse cart: {vp}</source>
        <translation>
            <numerusform>%n opdracht leveren met paard-en-wagen: {vp}</numerusform>
            <numerusform>%n opdrachten leveren met paard-en-wagen: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by truck: {vp}</source>
        <translation>
            <numerusform>%n opdracht leveren met vrachtwagen: {vp}</numerusform>
            <numerusform>%n opdrachten leveren met vrachtwagen: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by locomotive: {vp}</source>
        <translation>
            <numerusform>%n opdracht leveren met locomotief: {vp}</numerusform>
            <numerusform>%n opdrachten leveren met locomotief: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the cage to the surface level</source>
        <translation>De lift bovengronds brengen</translation>
    </message>
    <message>
        <source>Move the cage to the yellow tunnel level</source>
        <translation>De lift naar de gele verdieping brengen</translation>
    </message>
    <message>
        <source>Move the cage to the brown tunnel level</source>
        <translation>De lift naar de bruine verdieping brengen</translation>
    </message>
    <message>
        <source>Move the cage to the grey tunnel level</source>
        <translation>De lift naar de grijze verdieping brengen</translation>
    </message>
    <message>
        <source>Move the cage to the black tunnel level</source>
        <translation>De lift naar de zwarte verdieping brengen</translation>
    </message>
    <message>
        <source>Load a yellow cube into the cage</source>
        <translation>Een geel blokje in de lift laden</translation>
    </message>
    <message>
        <source>Load a brown cube into the cage</source>
        <translation>Een bruin blokje in de lift laden</translation>
    </message>
    <message>
        <source>Load a grey cube into the cage</source>
        <translation>Een grijs blokje in de lift laden</translation>
    </message>
    <message>
        <source>Load a black cube into the cage</source>
        <translation>Een zwart blokje in de lift laden</translation>
    </message>
    <message>
        <source>Load a yellow cube instead</source>
        <translation>Een geel blokje als vervanging laden</translation>
    </message>
    <message>
        <source>Load a brown cube instead</source>
        <translation>Een bruin blokje als vervanging laden</translation>
    </message>
    <message>
        <source>Load a grey cube instead</source>
        <translation>Een grijs blokje als vervanging laden</translation>
    </message>
    <message>
        <source>Load a black cube instead</source>
        <translation>Een zwart blokje als vervanging laden</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to the storage</source>
        <translation>Een geel blokje uit de lift naar de voorraad brengen</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to the storage</source>
        <translation>Een bruin blokje uit de lift naar de voorraad brengen</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to the storage</source>
        <translation>Een grijs blokje uit de lift naar de voorraad brengen</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to the storage</source>
        <translation>Een zwart blokje uit de lift naar de voorraad brengen</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the cage to: {order}</source>
        <translation>Een geel blokje uit de lift brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the cage to: {order}</source>
        <translation>Een bruin blokje uit de lift brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the cage to: {order}</source>
        <translation>Een grijs blokje uit de lift brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the cage to: {order}</source>
        <translation>Een zwart blokje uit de lift brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a yellow cube from the storage to: {order}</source>
        <translation>Een geel blokje uit de voorraad brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a brown cube from the storage to: {order}</source>
        <translation>Een bruin blokje uit de voorraad brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a grey cube from the storage to: {order}</source>
        <translation>Een grijs blokje uit de voorraad brengen naar: {order}</translation>
    </message>
    <message>
        <source>Bring a black cube from the storage to: {order}</source>
        <translation>Een zwart blokje uit de voorraad brengen naar: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one yellow order spot of: {order}</source>
        <translation>Twee blokjes ({cubes}) op één geel vak leggen van: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one brown order spot of: {order}</source>
        <translation>Twee blokjes ({cubes}) op één bruin vak leggen van: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one grey order spot of: {order}</source>
        <translation>Twee blokjes ({cubes}) op één grijs vak leggen van: {order}</translation>
    </message>
    <message>
        <source>Put two cubes ({cubes}) on one black order spot of: {order}</source>
        <translation>Twee blokjes ({cubes}) op één zwart vak leggen van: {order}</translation>
    </message>
    <message>
        <source>{name} is chosen by lot</source>
        <translation>Het lot valt op {name}</translation>
    </message>
    <message>
        <source>Draw: {tile}</source>
        <translation>Trekken: {tile}</translation>
    </message>
    <message>
        <source>Draw: {order}</source>
        <translation>Trekken: {order}</translation>
    </message>
    <message>
        <source>Draw an unknown card</source>
        <translation>Een onbekende kaart trekken</translation>
    </message>
    <message>
        <source>Move the cage</source>
        <translation>De lift verplaatsen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Two cubes for one</source>
        <translation>Twee blokjes voor één</translation>
    </message>
    <message>
        <source>On the order</source>
        <translation>Naar een opdracht</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message numerus="yes">
        <source>End mining: lose %n work steps</source>
        <translation>
            <numerusform>Kolenwinning stoppen: %n actiepunt kwijt</numerusform>
            <numerusform>Kolenwinning stoppen: %n actiepunten kwijt</numerusform>
        </translation>
    </message>
    <message>
        <source>End mining</source>
        <translation>Kolenwinning stoppen</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Geen</translation>
    </message>
    <message numerus="yes">
        <source>End mining with %n work steps left?</source>
        <translation>
            <numerusform>Stoppen met de kolenwinning terwijl je nog %n actiepunt hebt?</numerusform>
            <numerusform>Stoppen met de kolenwinning terwijl je nog %n actiepunten hebt?</numerusform>
        </translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Actiepunten die je niet gebruikt, ben je kwijt.</translation>
    </message>
    <message>
        <source>Keep mining</source>
        <translation>Doorgaan met de kolenwinning</translation>
    </message>
    <message>
        <source>Into the cage: {cubes}</source>
        <translation>In de lift: {cubes}</translation>
    </message>
    <message>
        <source>On order spots: {spots}</source>
        <translation>Op opdrachten: {spots}</translation>
    </message>
    <message>
        <source>To the storage: {cubes}</source>
        <translation>Naar de voorraad: {cubes}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresOptionTexts</name>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Door loting</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Who begins shift I: chosen by lot, unless you agree on a player.</source>
        <translation>Wie dienst I begint: door loting, tenzij jullie samen een speler kiezen.</translation>
    </message>
    <message>
        <source>Whether delivered orders are face down between scorings.</source>
        <translation>Of geleverde opdrachten tussen twee waarderingen dicht liggen.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPeriodTexts</name>
    <message>
        <source>Shift {shift}</source>
        <translation>Dienst {shift}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Setup: choosing orders</source>
        <translation>Voorbereiding: opdrachten kiezen</translation>
    </message>
    <message>
        <source>Shift {shift}: placing workers</source>
        <translation>Dienst {shift}: werkers plaatsen</translation>
    </message>
    <message>
        <source>Shift {shift}: top five</source>
        <translation>Dienst {shift}: bovenste vijf</translation>
    </message>
    <message>
        <source>Shift {shift}: loading minecarts</source>
        <translation>Dienst {shift}: mijnkarren laden</translation>
    </message>
    <message>
        <source>Shift {shift}: mining</source>
        <translation>Dienst {shift}: kolenwinning</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>jump from shift to shift</comment>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Previous shift (Page up)</source>
        <translation>Vorige dienst (PgUp)</translation>
    </message>
    <message>
        <source>Next shift (Page down)</source>
        <translation>Volgende dienst (PgDown)</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Waarom deed {name} dat?</translation>
    </message>
    <message numerus="yes">
        <source>Costs the next player %n workers</source>
        <translation>
            <numerusform>Kost de volgende speler %n werker</numerusform>
            <numerusform>Kost de volgende speler %n werkers</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>Completed: it can be delivered</source>
        <translation>Voltooid: kan geleverd worden</translation>
    </message>
    <message>
        <source>Missing: {cells}</source>
        <translation>Nog nodig: {cells}</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Bovenop</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Onderop</translation>
    </message>
    <message>
        <source>All in this order: the first one is drawn first</source>
        <translation>Allemaal in deze volgorde: de eerste wordt het eerst getrokken</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left in the stack</source>
        <translation>
            <numerusform>Nog %n tegel in de stapel</numerusform>
            <numerusform>Nog %n tegels in de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the stack</source>
        <translation>
            <numerusform>Nog %n kaart in de stapel</numerusform>
            <numerusform>Nog %n kaarten in de stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>On top, known to you: {cards}</source>
        <translation>Bovenop, bij jou bekend: {cards}</translation>
    </message>
    <message>
        <source>At the bottom, known to you: {cards}</source>
        <translation>Onderop, bij jou bekend: {cards}</translation>
    </message>
    <message>
        <source>Two cubes for one order spot: two work steps</source>
        <translation>Twee blokjes voor één vak: twee actiepunten</translation>
    </message>
    <message>
        <source>This minecart is waiting for a substitute cube</source>
        <translation>Deze mijnkar wacht op een vervangend blokje</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes left in the general supply</source>
        <translation>
            <numerusform>%n geel blokje in de algemene voorraad</numerusform>
            <numerusform>%n gele blokjes in de algemene voorraad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes left in the general supply</source>
        <translation>
            <numerusform>%n bruin blokje in de algemene voorraad</numerusform>
            <numerusform>%n bruine blokjes in de algemene voorraad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes left in the general supply</source>
        <translation>
            <numerusform>%n grijs blokje in de algemene voorraad</numerusform>
            <numerusform>%n grijze blokjes in de algemene voorraad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes left in the general supply</source>
        <translation>
            <numerusform>%n zwart blokje in de algemene voorraad</numerusform>
            <numerusform>%n zwarte blokjes in de algemene voorraad</numerusform>
        </translation>
    </message>
    <message>
        <source>Would begin the next shift</source>
        <translation>Zou de volgende dienst beginnen</translation>
    </message>
    <message>
        <source>Delivered so far: {orders}</source>
        <translation>Tot nu toe geleverd: {orders}</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: in balance</source>
        <translation>Verlichte kant {lit}, donkere kant {dark}: in evenwicht</translation>
    </message>
    <message>
        <source>Light side {lit}, dark side {dark}: {vp}</source>
        <translation>Verlichte kant {lit}, donkere kant {dark}: {vp}</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPointingRefusals</name>
    <message>
        <source>You can place workers only on worker spaces</source>
        <translation>Je kunt werkers alleen op werkervelden plaatsen</translation>
    </message>
    <message>
        <source>Drag them to a factory, mining, delivery, money or new order space, or to the bank.</source>
        <translation>Sleep ze naar een veld voor mijnkarren, kolenwinning, levering, geld of een nieuwe opdracht, of naar de bank.</translation>
    </message>
    <message>
        <source>You cannot send workers to the canteen</source>
        <translation>Je kunt geen werkers naar de kantine sturen</translation>
    </message>
    <message>
        <source>Only workers who are replaced on their space go there. You can place one in the bank.</source>
        <translation>Daar komen alleen werkers die van hun veld verdrongen zijn. Je kunt er wel een in de bank plaatsen.</translation>
    </message>
    <message>
        <source>These workers belong to {name}</source>
        <translation>Deze werkers zijn van {name}</translation>
    </message>
    <message>
        <source>Place workers from your own supply.</source>
        <translation>Plaats werkers uit je eigen voorraad.</translation>
    </message>
    <message>
        <source>That belongs to {name}</source>
        <translation>Dat is van {name}</translation>
    </message>
    <message>
        <source>You can act only in your own pit and on the worker spaces.</source>
        <translation>Je kunt alleen in je eigen mijn en op de werkervelden iets doen.</translation>
    </message>
    <message>
        <source>You buy tiles by placing workers</source>
        <translation>Een tegel koop je door werkers te plaatsen</translation>
    </message>
    <message>
        <source>Drag workers to its space.</source>
        <translation>Sleep werkers naar het veld ervan.</translation>
    </message>
    <message>
        <source>You take orders by placing workers</source>
        <translation>Een opdracht neem je door werkers te plaatsen</translation>
    </message>
    <message>
        <source>You deliver orders by placing workers</source>
        <translation>Een opdracht lever je door werkers te plaatsen</translation>
    </message>
    <message>
        <source>Once it is completed, drag workers to its vehicle’s delivery space.</source>
        <translation>Sleep werkers naar het leveringsveld van het voertuig zodra de opdracht voltooid is.</translation>
    </message>
    <message>
        <source>This card cannot go there</source>
        <translation>Deze kaart kan daar niet heen</translation>
    </message>
    <message>
        <source>Drag it to your outstanding orders.</source>
        <translation>Sleep haar naar je openstaande opdrachten.</translation>
    </message>
    <message>
        <source>None of your orders has a free order spot of this colour</source>
        <translation>Geen van je opdrachten heeft een vrij vak van deze kleur</translation>
    </message>
    <message>
        <source>Cubes on an order stay there</source>
        <translation>Blokjes op een opdracht blijven daar</translation>
    </message>
    <message>
        <source>They go back to the general supply when you deliver it.</source>
        <translation>Bij de levering gaan ze terug naar de algemene voorraad.</translation>
    </message>
    <message>
        <source>No cube is chosen for this order spot</source>
        <translation>Voor dit vak is geen blokje gekozen</translation>
    </message>
    <message>
        <source>First choose a cube in your storage, or in the cage at the surface level.</source>
        <translation>Kies eerst een blokje in je voorraad, of in de lift als die bovengronds staat.</translation>
    </message>
    <message>
        <source>No cube is chosen for your private coal storage</source>
        <translation>Voor je eigen kolenvoorraad is geen blokje gekozen</translation>
    </message>
    <message>
        <source>First choose a cube in the cage.</source>
        <translation>Kies eerst een blokje in de lift.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>De lift is op een andere verdieping</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Breng hem eerst naar deze verdieping: één actiepunt.</translation>
    </message>
    <message>
        <source>This order spot is a different colour</source>
        <translation>Dit vak heeft een andere kleur</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Twee blokjes van willekeurige kleuren kunnen samen één vak vullen: twee actiepunten.</translation>
    </message>
    <message>
        <source>A pair of cubes can only go on an order spot</source>
        <translation>Twee blokjes samen kunnen alleen naar een vak van een opdracht</translation>
    </message>
    <message>
        <source>Two cubes in hand: choose the order spot for both.</source>
        <translation>Je hebt twee blokjes in de hand: kies er één vak voor.</translation>
    </message>
    <message>
        <source>Two cubes are not chosen yet</source>
        <translation>Er zijn nog geen twee blokjes gekozen</translation>
    </message>
    <message>
        <source>First choose both cubes, then the order spot.</source>
        <translation>Kies eerst beide blokjes, dan het vak.</translation>
    </message>
    <message>
        <source>You cannot use two cubes for one now</source>
        <translation>Je kunt nu geen twee blokjes voor één gebruiken</translation>
    </message>
    <message>
        <source>That takes two work steps, two available cubes and an empty order spot.</source>
        <translation>Daarvoor heb je twee actiepunten, twee beschikbare blokjes en een leeg vak nodig.</translation>
    </message>
    <message>
        <source>This cube cannot go there</source>
        <translation>Dit blokje kan daar niet heen</translation>
    </message>
    <message>
        <source>Coal goes from a minecart to the cage, from the cage to an order or your storage, and from your storage to an order.</source>
        <translation>Kolen gaan van een mijnkar naar de lift, van de lift naar een opdracht of je voorraad, en van je voorraad naar een opdracht.</translation>
    </message>
    <message>
        <source>Drag it to the minecart that is waiting for it.</source>
        <translation>Sleep het naar de mijnkar die erop wacht.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Er wacht geen mijnkar op een vervangend blokje</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>Een vervangend blokje kies je alleen als een kleur op is.</translation>
    </message>
    <message>
        <source>You cannot put drawn tiles or cards there</source>
        <translation>Getrokken tegels of kaarten kunnen daar niet heen</translation>
    </message>
    <message>
        <source>Nothing is chosen to be put back</source>
        <translation>Er is niets gekozen om terug te leggen</translation>
    </message>
    <message>
        <source>First choose a drawn tile or card, or put all back together.</source>
        <translation>Kies eerst een getrokken tegel of kaart, of leg alles samen terug.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Daar kun je nu niets doen</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPromptTexts</name>
    <message>
        <source>Round {round} of {rounds}. Drag a card to your outstanding orders.</source>
        <translation>Ronde {round} van {rounds}. Sleep een kaart naar je openstaande opdrachten.</translation>
    </message>
    <message>
        <source>{name}, take an order</source>
        <translation>{name}, neem een opdracht</translation>
    </message>
    <message>
        <source>{name}, choose a substitute cube</source>
        <translation>{name}, kies een vervangend blokje</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n work steps left</source>
        <translation>
            <numerusform>{name}, nog %n actiepunt</numerusform>
            <numerusform>{name}, nog %n actiepunten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, place your last worker</source>
        <translation>{name}, plaats je laatste werker</translation>
    </message>
    <message>
        <source>{name}, place workers</source>
        <translation>{name}, plaats werkers</translation>
    </message>
    <message numerus="yes">
        <source>You have %n workers left. Drag them to a worker space, or one to the bank.</source>
        <translation>
            <numerusform>Je hebt nog %n werker. Sleep hem naar een werkerveld of naar de bank.</numerusform>
            <numerusform>Je hebt nog %n werkers. Sleep ze naar een werkerveld, of één naar de bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, buy one of these tunnel tiles, or none</source>
        <translation>{name}, koop een van deze tunneltegels, of geen</translation>
    </message>
    <message numerus="yes">
        <source>Only you see them. You have %n francs.</source>
        <translation>
            <numerusform>Alleen jij ziet ze. Je hebt %n frank.</numerusform>
            <numerusform>Alleen jij ziet ze. Je hebt %n franken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep one of these orders, or none</source>
        <translation>{name}, houd een van deze opdrachten, of geen</translation>
    </message>
    <message>
        <source>{name}, put the tunnel tiles back</source>
        <translation>{name}, leg de tunneltegels terug</translation>
    </message>
    <message>
        <source>{name}, put the order cards back</source>
        <translation>{name}, leg de opdrachtkaarten terug</translation>
    </message>
    <message>
        <source>All go on top of the stack. The last one you put there is drawn first.</source>
        <translation>Ze gaan allemaal boven op de stapel. De laatste die je erop legt, wordt als eerste getrokken.</translation>
    </message>
    <message>
        <source>All go under the stack, one below the other.</source>
        <translation>Ze gaan allemaal onder de stapel, de een onder de ander.</translation>
    </message>
    <message>
        <source>The first one decides the side: on top of the stack or under it. On top, the last one you put there is drawn first.</source>
        <translation>De eerste bepaalt de kant: boven op de stapel of eronder. De laatste die je bovenop legt, wordt als eerste getrokken.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack. Only {name} should see the screen now.</source>
        <translation>{name} bekijkt de bovenkant van de stapel. Alleen {name} hoort nu het scherm te zien.</translation>
    </message>
    <message>
        <source>{name} looks at the top of the stack</source>
        <translation>{name} bekijkt de bovenkant van de stapel</translation>
    </message>
    <message>
        <source>There is no yellow cube left in the general supply. Choose a colour it still has.</source>
        <translation>In de algemene voorraad is geen geel blokje meer. Kies een andere kleur die er nog wel is.</translation>
    </message>
    <message>
        <source>There is no brown cube left in the general supply. Choose a colour it still has.</source>
        <translation>In de algemene voorraad is geen bruin blokje meer. Kies een andere kleur die er nog wel is.</translation>
    </message>
    <message>
        <source>There is no grey cube left in the general supply. Choose a colour it still has.</source>
        <translation>In de algemene voorraad is geen grijs blokje meer. Kies een andere kleur die er nog wel is.</translation>
    </message>
    <message>
        <source>There is no black cube left in the general supply. Choose a colour it still has.</source>
        <translation>In de algemene voorraad is geen zwart blokje meer. Kies een andere kleur die er nog wel is.</translation>
    </message>
    <message>
        <source>Only the bank is open to you: nothing else is possible now.</source>
        <translation>Alleen de bank staat voor je open: iets anders is nu niet mogelijk.</translation>
    </message>
    <message>
        <source>Only you see them. An order costs nothing now, but {vp} if it stays undelivered.</source>
        <translation>Alleen jij ziet ze. Een opdracht kost nu niets, maar {vp} als hij niet geleverd wordt.</translation>
    </message>
    <message>
        <source>Move the cage or load a cube.</source>
        <translation>Verplaats de lift, of laad een blokje.</translation>
    </message>
    <message>
        <source>The cage is full: move it.</source>
        <translation>De lift is vol: verplaats hem.</translation>
    </message>
    <message>
        <source>There is no cube to load on this level: move the cage.</source>
        <translation>Op deze verdieping is geen blokje om te laden: verplaats de lift.</translation>
    </message>
    <message>
        <source>Unload the cage or move it.</source>
        <translation>Los de lift, of verplaats hem.</translation>
    </message>
    <message>
        <source>Work steps you do not use are lost.</source>
        <translation>Actiepunten die je niet gebruikt, ben je kwijt.</translation>
    </message>
    <message>
        <source>{name} takes an order</source>
        <translation>{name} neemt een opdracht</translation>
    </message>
    <message>
        <source>{name} places workers</source>
        <translation>{name} plaatst werkers</translation>
    </message>
    <message>
        <source>{name} puts the others back</source>
        <translation>{name} legt de andere terug</translation>
    </message>
    <message>
        <source>{name} loads minecarts</source>
        <translation>{name} laadt mijnkarren</translation>
    </message>
    <message>
        <source>{name} is mining</source>
        <translation>{name} wint kolen</translation>
    </message>
    <message>
        <source>Then: {name}</source>
        <translation>Daarna: {name}</translation>
    </message>
    <message>
        <source>Tunnel tiles are laid out</source>
        <translation>De tunneltegels worden neergelegd</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>De startspeler wordt geloot</translation>
    </message>
    <message>
        <source>Order cards are laid out</source>
        <translation>De opdrachtkaarten worden neergelegd</translation>
    </message>
    <message>
        <source>The order spaces are filled</source>
        <translation>De opdrachtvelden worden gevuld</translation>
    </message>
    <message>
        <source>Cards are drawn from the stack</source>
        <translation>Er worden kaarten van de stapel getrokken</translation>
    </message>
    <message>
        <source>Gaps are refilled</source>
        <translation>Lege plekken worden aangevuld</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} wint met {vp}</translation>
    </message>
    <message>
        <source>{names} share the victory with {vp}</source>
        <translation>{names} delen de overwinning met {vp}</translation>
    </message>
    <message>
        <source>All three shifts are over. The final scoring shows where the points came from.</source>
        <translation>De drie diensten zijn voorbij. De eindtelling laat zien waar de punten vandaan kwamen.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresProvenance</name>
    <message>
        <source>Seen only on the 2023 edition. No rule depends on it.</source>
        <translation>Alleen bij de editie van 2023 gezien. Geen regel hangt ervan af.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresQuestions</name>
    <message>
        <source>Which order do you take?</source>
        <translation>Welke opdracht neem je?</translation>
    </message>
    <message>
        <source>Where do you place workers?</source>
        <translation>Waar plaats je werkers?</translation>
    </message>
    <message>
        <source>Which of these do you keep, if any?</source>
        <translation>Wat houd je hiervan, als je iets houdt?</translation>
    </message>
    <message>
        <source>Which cube goes on the minecart instead?</source>
        <translation>Welk blokje komt er in plaats daarvan in de mijnkar?</translation>
    </message>
    <message>
        <source>In which order do you put the others back?</source>
        <translation>In welke volgorde leg je de andere terug?</translation>
    </message>
    <message>
        <source>How do you use your work steps?</source>
        <translation>Hoe gebruik je je actiepunten?</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresReasonTexts</name>
    <message numerus="yes">
        <source>delivers %n order(s), for {vp}</source>
        <translation>
            <numerusform>levert %n opdracht, voor {vp}</numerusform>
            <numerusform>levert %n opdrachten, voor {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %n order(s) worth {vp}</source>
        <translation>
            <numerusform>voltooit %n opdracht ter waarde van {vp}</numerusform>
            <numerusform>voltooit %n opdrachten ter waarde van {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fills %n more order spot(s)</source>
        <translation>
            <numerusform>vult %n vak meer</numerusform>
            <numerusform>vult %n vakken meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives you the right coal for %n more spot(s) of your orders</source>
        <translation>
            <numerusform>geeft je de juiste kolen voor %n extra vak op je opdrachten</numerusform>
            <numerusform>geeft je de juiste kolen voor %n extra vakken op je opdrachten</numerusform>
        </translation>
    </message>
    <message>
        <source>one more order to deliver: {order}</source>
        <translation>een opdracht meer om te leveren: {order}</translation>
    </message>
    <message>
        <source>you deliver more in the rest of the game</source>
        <translation>je levert meer in de rest van het spel</translation>
    </message>
    <message>
        <source>what you deliver now already counts in the scoring of shift {shift}</source>
        <translation>wat je nu levert, telt al mee in de waardering van dienst {shift}</translation>
    </message>
    <message>
        <source>you alone are ahead for {vp} in the scoring of shift {shift} ({element})</source>
        <translation>jij staat alleen voor, voor {vp} in de waardering van dienst {shift} ({element})</translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift}</source>
        <translation>je wint meer in de waardering van dienst {shift}</translation>
    </message>
    <message numerus="yes">
        <source>%n more spot(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n vak meer voor de waardering van dienst {shift} ({element})</numerusform>
            <numerusform>%n vakken meer voor de waardering van dienst {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minecart(s) you have the most for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>met %n mijnkar heb je de meeste voor de waardering van dienst {shift} ({element})</numerusform>
            <numerusform>met %n mijnkarren heb je de meeste voor de waardering van dienst {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then have %n minecart(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>je hebt dan %n mijnkar voor de waardering van dienst {shift} ({element})</numerusform>
            <numerusform>je hebt dan %n mijnkarren voor de waardering van dienst {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n meer voor de waardering van dienst {shift} ({element})</numerusform>
            <numerusform>%n meer voor de waardering van dienst {shift} ({element})</numerusform>
        </translation>
    </message>
    <message>
        <source>you win more in the scoring of shift {shift} ({element})</source>
        <translation>je wint meer in de waardering van dienst {shift} ({element})</translation>
    </message>
    <message>
        <source>your pit is balanced</source>
        <translation>je mijn is in evenwicht</translation>
    </message>
    <message numerus="yes">
        <source>only %n excess tunnel tile(s)</source>
        <translation>
            <numerusform>maar %n tunneltegel te veel</numerusform>
            <numerusform>maar %n tunneltegels te veel</numerusform>
        </translation>
    </message>
    <message>
        <source>your pit ends more balanced</source>
        <translation>je mijn eindigt meer in evenwicht</translation>
    </message>
    <message>
        <source>fewer orders stay undelivered</source>
        <translation>er blijven minder opdrachten liggen</translation>
    </message>
    <message>
        <source>more money is left at the end</source>
        <translation>er blijft aan het eind meer geld over</translation>
    </message>
    <message>
        <source>more coal is left at the end</source>
        <translation>er blijven aan het eind meer kolen over</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({item})</source>
        <translation>{name} krijgt minder punten ({item})</translation>
    </message>
    <message>
        <source>{name} gets fewer points in the scoring of shift {shift} ({element})</source>
        <translation>{name} krijgt minder punten in de waardering van dienst {shift} ({element})</translation>
    </message>
    <message numerus="yes">
        <source>%n more franc(s)</source>
        <translation>
            <numerusform>%n frank meer</numerusform>
            <numerusform>%n franken meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) left in this shift</source>
        <translation>
            <numerusform>%n werker meer over in deze dienst</numerusform>
            <numerusform>%n werkers meer over in deze dienst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Watch the replay, or start a new game.</source>
        <translation>Kijk het spel terug, of begin een nieuw spel.</translation>
    </message>
    <message>
        <source>Tunnel tiles are drawn at random</source>
        <translation>Het toeval bepaalt welke tunneltegel er komt</translation>
    </message>
    <message>
        <source>Order cards are drawn at random</source>
        <translation>Het toeval bepaalt welke opdrachtkaart er komt</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot</source>
        <translation>De startspeler wordt geloot</translation>
    </message>
    <message>
        <source>Nobody can choose what comes next.</source>
        <translation>Niemand kan kiezen wat er komt.</translation>
    </message>
    <message>
        <source>First take an order.</source>
        <translation>Neem eerst een opdracht.</translation>
    </message>
    <message>
        <source>It is time to place workers.</source>
        <translation>Het is tijd om werkers te plaatsen.</translation>
    </message>
    <message>
        <source>First buy one of the tiles, or none.</source>
        <translation>Koop eerst een van de tegels, of geen.</translation>
    </message>
    <message>
        <source>First keep one of the orders, or none.</source>
        <translation>Houd eerst een van de opdrachten, of geen.</translation>
    </message>
    <message>
        <source>First put the others back.</source>
        <translation>Leg eerst de andere terug.</translation>
    </message>
    <message>
        <source>First choose the substitute cube.</source>
        <translation>Kies eerst het vervangende blokje.</translation>
    </message>
    <message>
        <source>You are mining: use your work steps, or stop.</source>
        <translation>Je bent kolen aan het winnen: gebruik je actiepunten, of stop.</translation>
    </message>
    <message>
        <source>Tiles or cards are being drawn.</source>
        <translation>Er worden tegels of kaarten getrokken.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRemarkTexts</name>
    <message numerus="yes">
        <source>%n completed orders have not been delivered yet</source>
        <translation>
            <numerusform>%n voltooide opdracht is nog niet geleverd</numerusform>
            <numerusform>%n voltooide opdrachten zijn nog niet geleverd</numerusform>
        </translation>
    </message>
    <message>
        <source>Only orders delivered before the shift ends count in its scoring.</source>
        <translation>Alleen opdrachten die vóór het einde van de dienst geleverd zijn, tellen bij de waardering.</translation>
    </message>
    <message>
        <source>If a colour runs out, a cube of another colour goes on the minecart instead.</source>
        <translation>Ontbreekt er een blokje, dan komt er een van een andere kleur in de mijnkar.</translation>
    </message>
    <message>
        <source>{name} would begin the next shift</source>
        <translation>{name} zou de volgende dienst beginnen</translation>
    </message>
    <message>
        <source>The player with the most workers in the minecart factory begins; the current starting player loses ties.</source>
        <translation>Wie de meeste werkers in de mijnkarrenfabriek heeft, begint; bij een gelijke stand valt de huidige startspeler af.</translation>
    </message>
    <message>
        <source>A cube fits on an order spot</source>
        <translation>Een blokje past op een vak</translation>
    </message>
    <message>
        <source>Each order spot you fill costs one work step.</source>
        <translation>Elk vak dat je vult, kost één actiepunt.</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoreTexts</name>
    <message>
        <source>VP for all delivered orders.</source>
        <translation>OP van alle geleverde opdrachten.</translation>
    </message>
    <message>
        <source>VP for majorities in the first {count} elements of the shift clock.</source>
        <translation>OP voor meerderheden in de eerste {count} onderdelen van de prikklok.</translation>
    </message>
    <message>
        <source>VP for majorities in all {count} elements of the shift clock.</source>
        <translation>OP voor meerderheden in alle {count} onderdelen van de prikklok.</translation>
    </message>
    <message>
        <source>1 VP for every {count} francs at the end.</source>
        <translation>Aan het eind 1 OP voor elke {count} franken.</translation>
    </message>
    <message>
        <source>1 VP for every {count} coal cubes at the end, wherever they are.</source>
        <translation>Aan het eind 1 OP voor elke {count} kolenblokjes, waar ze ook liggen.</translation>
    </message>
    <message>
        <source>VP lost for orders not delivered at the end, completed or not.</source>
        <translation>Verloren OP voor opdrachten die aan het eind niet geleverd zijn, voltooid of niet.</translation>
    </message>
    <message>
        <source>VP lost for excess tunnel tiles on one side of the pit.</source>
        <translation>Verloren OP voor tunneltegels te veel aan één kant van de mijn.</translation>
    </message>
    <message>
        <source>Light side: {lit}. Dark side: {dark}.</source>
        <translation>Verlichte kant: {lit}. Donkere kant: {dark}.</translation>
    </message>
    <message>
        <source>Scoring this shift now would bring {vp}</source>
        <translation>De waardering van deze dienst zou nu {vp} opleveren</translation>
    </message>
    <message>
        <source>VP on the score track</source>
        <translation>OP op het scorespoor</translation>
    </message>
    <message>
        <source>VP if the game had ended then, without the scoring of the current shift</source>
        <translation>OP als het spel toen was geëindigd, zonder de waardering van de huidige dienst</translation>
    </message>
    <message>
        <source>tie: most francs left after the exchange</source>
        <translation>gelijke stand: de meeste overgebleven franken na het inwisselen</translation>
    </message>
    <message>
        <source>Shared victory: equal in VP and in francs left</source>
        <translation>Gedeelde overwinning: evenveel OP en evenveel overgebleven franken</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three shifts and {number} moves.</source>
        <translation>
            <numerusform>%n OP meer dan {other}, na drie diensten en {number} zetten.</numerusform>
            <numerusform>%n OP meer dan {other}, na drie diensten en {number} zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the tie with %n francs left</source>
        <translation>
            <numerusform>{name} wint de gelijke stand met %n overgebleven frank</numerusform>
            <numerusform>{name} wint de gelijke stand met %n overgebleven franken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoringTexts</name>
    <message>
        <source>Shift {shift} is over</source>
        <translation>Dienst {shift} is voorbij</translation>
    </message>
    <message>
        <source>All workers come back</source>
        <translation>Alle werkers komen terug</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} wint het spel</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} delen de overwinning</translation>
    </message>
    <message>
        <source>{element}: nobody scores</source>
        <translation>{element}: niemand scoort</translation>
    </message>
    <message>
        <source>{element}: {name} scores {vp}</source>
        <translation>{element}: {name} scoort {vp}</translation>
    </message>
    <message>
        <source>{element}: {names} are tied and score {vp} each</source>
        <translation>{element}: {names} staan gelijk en scoren elk {vp}</translation>
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
        <translation>{name} heeft de meeste werkers in de mijnkarrenfabriek en begint de volgende dienst</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>Niemand heeft werkers in de mijnkarrenfabriek: {name} is de volgende met de klok mee en wordt startspeler</translation>
    </message>
    <message>
        <source>{names} are tied in the minecart factory: {name}, next clockwise, becomes starting player</source>
        <translation>{names} staan gelijk in de mijnkarrenfabriek: {name} is de eerste met de klok mee en wordt startspeler</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresSheetTexts</name>
    <message>
        <source>End of shift {shift}</source>
        <translation>Einde van dienst {shift}</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most, second place to the next; if first place is tied, there is no second place.</source>
        <translation>Alle tot nu toe geleverde opdrachten tellen mee. De eerste plaats is voor wie de meeste heeft, de tweede voor wie daarna komt; bij een gelijke stand op de eerste plaats vervalt de tweede.</translation>
    </message>
    <message>
        <source>All orders delivered so far count. First place goes to the player with the most; in a tie, to both.</source>
        <translation>Alle tot nu toe geleverde opdrachten tellen mee. Wie de meeste heeft, scoort voor de eerste plaats; bij een gelijke stand scoort iedereen die gelijk staat.</translation>
    </message>
    <message>
        <source>Orders and pit</source>
        <translation>Opdrachten en mijn</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>This shift</source>
        <translation>Deze dienst</translation>
    </message>
    <message>
        <source>To the final scoring</source>
        <translation>Naar de eindtelling</translation>
    </message>
    <message>
        <source>To shift {shift}</source>
        <translation>Naar dienst {shift}</translation>
    </message>
    <message>
        <source>{name} begins shift {shift}</source>
        <translation>{name} begint dienst {shift}</translation>
    </message>
    <message>
        <source>Most workers in the minecart factory, “top five” space included.</source>
        <translation>De meeste werkers in de mijnkarrenfabriek, veld “bovenste vijf” inbegrepen.</translation>
    </message>
    <message>
        <source>If players tie for the most workers in the minecart factory, the first of them clockwise after the starting player begins.</source>
        <translation>Bij een gelijke stand in de mijnkarrenfabriek begint de eerste van hen met de klok mee vanaf de startspeler.</translation>
    </message>
    <message>
        <source>Nobody has workers in the minecart factory: the next player clockwise begins.</source>
        <translation>Niemand heeft werkers in de mijnkarrenfabriek: de volgende met de klok mee begint.</translation>
    </message>
    <message>
        <source>Order spots by colour</source>
        <translation>Vakken per kleur</translation>
    </message>
    <message>
        <source>Order spots by vehicle</source>
        <translation>Vakken per voertuig</translation>
    </message>
    <message>
        <source>Empty minecarts</source>
        <translation>Lege mijnkarren</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTableTexts</name>
    <message>
        <source>Choose</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Worker spaces</source>
        <translation>Werkervelden</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Mijn van {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>{name}: {score}; if the game ended now, {forecast}</source>
        <translation>{name}: {score}; als het spel nu eindigde, {forecast}</translation>
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
        <translation>spelbord</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>dienst</translation>
    </message>
    <message>
        <source>shift clock</source>
        <translation>prikklok</translation>
    </message>
    <message>
        <source>shift hand</source>
        <translation>wijzer</translation>
    </message>
    <message>
        <source>scoring marker</source>
        <translation>waarderingsmarker</translation>
    </message>
    <message>
        <source>shift scoring</source>
        <translation>dienstwaardering</translation>
    </message>
    <message>
        <source>element</source>
        <translation>onderdeel</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>meerderheid</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>eerste plaats</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>tweede plaats</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>gelijke stand</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>werker</translation>
    </message>
    <message>
        <source>worker space</source>
        <translation>werkerveld</translation>
    </message>
    <message>
        <source>worker supply</source>
        <translation>werkersvoorraad</translation>
    </message>
    <message>
        <source>minecart factory</source>
        <translation>mijnkarrenfabriek</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>kolenwinning</translation>
    </message>
    <message>
        <source>work step</source>
        <translation>actiepunt</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>levering</translation>
    </message>
    <message>
        <source>money</source>
        <translation>geld</translation>
    </message>
    <message>
        <source>new order</source>
        <translation>nieuwe opdracht</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>bovenste vijf</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>canteen</source>
        <translation>kantine</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>mijn</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>schacht</translation>
    </message>
    <message>
        <source>pit cage</source>
        <translation>lift</translation>
    </message>
    <message>
        <source>pit cage spot</source>
        <translation>liftplaats</translation>
    </message>
    <message>
        <source>tunnel tile</source>
        <translation>tunneltegel</translation>
    </message>
    <message>
        <source>tunnel level</source>
        <translation>verdieping</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>verlichte kant</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>donkere kant</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>evenwicht</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>onbalans</translation>
    </message>
    <message>
        <source>excess tunnel tile</source>
        <translation>tunneltegel te veel</translation>
    </message>
    <message>
        <source>minecart</source>
        <translation>mijnkar</translation>
    </message>
    <message>
        <source>empty minecart</source>
        <translation>lege mijnkar</translation>
    </message>
    <message>
        <source>surface level</source>
        <translation>bovengronds</translation>
    </message>
    <message>
        <source>private coal storage</source>
        <translation>eigen kolenvoorraad</translation>
    </message>
    <message>
        <source>coal cube</source>
        <translation>kolenblokje</translation>
    </message>
    <message>
        <source>substitute cube</source>
        <translation>vervangend blokje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>algemene voorraad</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>stapel</translation>
    </message>
    <message>
        <source>on top of the stack</source>
        <translation>boven op de stapel</translation>
    </message>
    <message>
        <source>under the stack</source>
        <translation>onder de stapel</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>opdrachtkaart</translation>
    </message>
    <message>
        <source>order space</source>
        <translation>opdrachtveld</translation>
    </message>
    <message>
        <source>order spot</source>
        <translation>vak</translation>
    </message>
    <message>
        <source>two cubes for one</source>
        <translation>twee blokjes voor één</translation>
    </message>
    <message>
        <source>outstanding orders</source>
        <translation>openstaande opdrachten</translation>
    </message>
    <message>
        <source>completed order</source>
        <translation>voltooide opdracht</translation>
    </message>
    <message>
        <source>delivered orders</source>
        <translation>geleverde opdrachten</translation>
    </message>
    <message>
        <source>undelivered order</source>
        <translation>niet-geleverde opdracht</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>voertuig</translation>
    </message>
    <message>
        <source>handcart</source>
        <translation>handkar</translation>
    </message>
    <message>
        <source>horse cart</source>
        <translation>paard-en-wagen</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>vrachtwagen</translation>
    </message>
    <message>
        <source>locomotive</source>
        <translation>locomotief</translation>
    </message>
    <message>
        <source>franc</source>
        <translation>frank</translation>
    </message>
    <message>
        <source>bank note</source>
        <translation>bankbiljet</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>overwinningspunt</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>victory point marker</source>
        <translation>puntenmarker</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>scorespoor</translation>
    </message>
    <message>
        <source>lock tile</source>
        <translation>slottegel</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>vergrendeld</translation>
    </message>
    <message>
        <source>starting player</source>
        <translation>startspeler</translation>
    </message>
    <message>
        <source>starting player marker</source>
        <translation>startspelersmarker</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>voorbereiding</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>beurt</translation>
    </message>
    <message>
        <source>end of the shift</source>
        <translation>einde van de dienst</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>einde van het spel</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>gedeelde overwinning</translation>
    </message>
    <message>
        <source>Pit Boy</source>
        <translation>Mijnjongen</translation>
    </message>
    <message>
        <source>Hewer</source>
        <translation>Houwer</translation>
    </message>
    <message>
        <source>Overman</source>
        <translation>Opzichter</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Chief Engineer</source>
        <translation>Hoofdingenieur</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresThemes</name>
    <message>
        <source>Orders</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Kolenwinning</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Levering</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Meerderheden</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTitleTexts</name>
    <message>
        <source>Unknown card</source>
        <translation>Onbekende kaart</translation>
    </message>
    <message>
        <source>Handcart order ({cells}, {vp})</source>
        <translation>Opdracht met handkar ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Horse cart order ({cells}, {vp})</source>
        <translation>Opdracht met paard-en-wagen ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Truck order ({cells}, {vp})</source>
        <translation>Opdracht met vrachtwagen ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Locomotive order ({cells}, {vp})</source>
        <translation>Opdracht met locomotief ({cells}, {vp})</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Onbekende tegel</translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, light side</source>
        <translation>
            <numerusform>Tunneltegel, %n gele mijnkar, verlichte kant</numerusform>
            <numerusform>Tunneltegel, %n gele mijnkarren, verlichte kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, light side</source>
        <translation>
            <numerusform>Tunneltegel, %n bruine mijnkar, verlichte kant</numerusform>
            <numerusform>Tunneltegel, %n bruine mijnkarren, verlichte kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, light side</source>
        <translation>
            <numerusform>Tunneltegel, %n grijze mijnkar, verlichte kant</numerusform>
            <numerusform>Tunneltegel, %n grijze mijnkarren, verlichte kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, light side</source>
        <translation>
            <numerusform>Tunneltegel, %n zwarte mijnkar, verlichte kant</numerusform>
            <numerusform>Tunneltegel, %n zwarte mijnkarren, verlichte kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, dark side</source>
        <translation>
            <numerusform>Tunneltegel, %n gele mijnkar, donkere kant</numerusform>
            <numerusform>Tunneltegel, %n gele mijnkarren, donkere kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, dark side</source>
        <translation>
            <numerusform>Tunneltegel, %n bruine mijnkar, donkere kant</numerusform>
            <numerusform>Tunneltegel, %n bruine mijnkarren, donkere kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, dark side</source>
        <translation>
            <numerusform>Tunneltegel, %n grijze mijnkar, donkere kant</numerusform>
            <numerusform>Tunneltegel, %n grijze mijnkarren, donkere kant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, dark side</source>
        <translation>
            <numerusform>Tunneltegel, %n zwarte mijnkar, donkere kant</numerusform>
            <numerusform>Tunneltegel, %n zwarte mijnkarren, donkere kant</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack of tunnel tiles</source>
        <translation>Stapel tunneltegels</translation>
    </message>
    <message>
        <source>Stack of order cards</source>
        <translation>Stapel opdrachtkaarten</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Minecart factory, space {number}</source>
        <translation>Mijnkarrenfabriek, veld {number}</translation>
    </message>
    <message numerus="yes">
        <source>Mining, %n work steps</source>
        <translation>
            <numerusform>Kolenwinning, %n actiepunt</numerusform>
            <numerusform>Kolenwinning, %n actiepunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money, %n francs</source>
        <translation>
            <numerusform>Geld, %n frank</numerusform>
            <numerusform>Geld, %n franken</numerusform>
        </translation>
    </message>
    <message>
        <source>New order, space {number}</source>
        <translation>Nieuwe opdracht, veld {number}</translation>
    </message>
    <message>
        <source>Minecart factory, “top five” space</source>
        <translation>Mijnkarrenfabriek, veld “bovenste vijf”</translation>
    </message>
    <message>
        <source>New order, “top five” space</source>
        <translation>Nieuwe opdracht, veld “bovenste vijf”</translation>
    </message>
    <message>
        <source>Delivery by handcart</source>
        <translation>Levering met handkar</translation>
    </message>
    <message>
        <source>Delivery by horse cart</source>
        <translation>Levering met paard-en-wagen</translation>
    </message>
    <message>
        <source>Delivery by truck</source>
        <translation>Levering met vrachtwagen</translation>
    </message>
    <message>
        <source>Delivery by locomotive</source>
        <translation>Levering met locomotief</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Kolenwinning</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Levering</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Minecart factory</source>
        <translation>Mijnkarrenfabriek</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Nieuwe opdracht</translation>
    </message>
    <message>
        <source>Surface level</source>
        <translation>Bovengronds</translation>
    </message>
    <message>
        <source>Tunnel level 1, yellow</source>
        <translation>Verdieping 1, geel</translation>
    </message>
    <message>
        <source>Tunnel level 2, brown</source>
        <translation>Verdieping 2, bruin</translation>
    </message>
    <message>
        <source>Tunnel level 3, grey</source>
        <translation>Verdieping 3, grijs</translation>
    </message>
    <message>
        <source>Tunnel level 4, black</source>
        <translation>Verdieping 4, zwart</translation>
    </message>
    <message>
        <source>{name}’s pit</source>
        <translation>Mijn van {name}</translation>
    </message>
    <message>
        <source>Canteen</source>
        <translation>Kantine</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Algemene voorraad</translation>
    </message>
    <message>
        <source>Shift clock</source>
        <translation>Prikklok</translation>
    </message>
    <message>
        <source>Pit cage</source>
        <translation>Lift</translation>
    </message>
    <message>
        <source>Worker supply</source>
        <translation>Werkersvoorraad</translation>
    </message>
    <message>
        <source>Private coal storage</source>
        <translation>Eigen kolenvoorraad</translation>
    </message>
    <message>
        <source>Outstanding orders</source>
        <translation>Openstaande opdrachten</translation>
    </message>
    <message>
        <source>Delivered orders</source>
        <translation>Geleverde opdrachten</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Vergrendeld</translation>
    </message>
    <message>
        <source>Yellow order spots</source>
        <translation>Gele vakken</translation>
    </message>
    <message>
        <source>Brown order spots</source>
        <translation>Bruine vakken</translation>
    </message>
    <message>
        <source>Grey order spots</source>
        <translation>Grijze vakken</translation>
    </message>
    <message>
        <source>Black order spots</source>
        <translation>Zwarte vakken</translation>
    </message>
    <message>
        <source>Handcart order spots</source>
        <translation>Vakken van opdrachten met handkar</translation>
    </message>
    <message>
        <source>Horse cart order spots</source>
        <translation>Vakken van opdrachten met paard-en-wagen</translation>
    </message>
    <message>
        <source>Truck order spots</source>
        <translation>Vakken van opdrachten met vrachtwagen</translation>
    </message>
    <message>
        <source>Locomotive order spots</source>
        <translation>Vakken van opdrachten met locomotief</translation>
    </message>
    <message>
        <source>Empty yellow minecarts</source>
        <translation>Lege gele mijnkarren</translation>
    </message>
    <message>
        <source>Empty brown minecarts</source>
        <translation>Lege bruine mijnkarren</translation>
    </message>
    <message>
        <source>Empty grey minecarts</source>
        <translation>Lege grijze mijnkarren</translation>
    </message>
    <message>
        <source>Empty black minecarts</source>
        <translation>Lege zwarte mijnkarren</translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTurningPointTexts</name>
    <message numerus="yes">
        <source>{name} delivers %n orders: {vp}.</source>
        <translation>
            <numerusform>{name} levert %n opdracht: {vp}.</numerusform>
            <numerusform>{name} levert %n opdrachten: {vp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP in the scoring of shift {shift}.</source>
        <translation>
            <numerusform>{name} scoort %n OP bij de waardering van dienst {shift}.</numerusform>
            <numerusform>{name} scoort %n OP bij de waardering van dienst {shift}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} First in: {elements}.</source>
        <comment>two sentences, one after the other</comment>
        <translation>{scored} Eerste in: {elements}.</translation>
    </message>
    <message>
        <source>{name} brings the pit closer to balance.</source>
        <translation>{name} brengt de mijn dichter bij evenwicht.</translation>
    </message>
    <message>
        <source>{name} brings the pit out of balance.</source>
        <translation>{name} brengt de mijn uit evenwicht.</translation>
    </message>
    <message>
        <source>{name} takes on more orders.</source>
        <translation>{name} neemt er opdrachten bij.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets richer: %n VP.</source>
        <translation>
            <numerusform>{name} wordt rijker: %n OP.</numerusform>
            <numerusform>{name} wordt rijker: %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets more coal: %n VP.</source>
        <translation>
            <numerusform>{name} krijgt meer kolen: %n OP.</numerusform>
            <numerusform>{name} krijgt meer kolen: %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} verliest %n OP.</numerusform>
            <numerusform>{name} verliest %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} krijgt %n OP.</numerusform>
            <numerusform>{name} krijgt %n OP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresView</name>
    <message>
        <source>Count the others’ orders delivered since the last scoring</source>
        <translation>Opdrachten meetellen die anderen sinds de laatste waardering leverden</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, jij bent aan de beurt</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je laatste beurt</translation>
    </message>
    <message>
        <source>Show my board (Enter)</source>
        <translation>Mijn bord tonen (Enter)</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Handicap</source>
        <translation>Voorgift</translation>
    </message>
    <message>
        <source>Points with which a player begins.</source>
        <translation>Punten waarmee een speler begint.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtAmountTexts</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n voedsel</numerusform>
            <numerusform>%n voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n hout</numerusform>
            <numerusform>%n hout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n steenkool</numerusform>
            <numerusform>%n steenkool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal in the shaft</source>
        <translation>
            <numerusform>%n steenkool in de mijnschacht</numerusform>
            <numerusform>%n steenkool in de mijnschacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit water</source>
        <translation>
            <numerusform>%n mijnwater</numerusform>
            <numerusform>%n mijnwater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler</source>
        <translation>
            <numerusform>%n taler</numerusform>
            <numerusform>%n taler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s)</source>
        <translation>
            <numerusform>%n schuldfiche</numerusform>
            <numerusform>%n schuldfiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black disk(s)</source>
        <translation>
            <numerusform>%n zwarte schijf</numerusform>
            <numerusform>%n zwarte schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown disk(s)</source>
        <translation>
            <numerusform>%n bruine schijf</numerusform>
            <numerusform>%n bruine schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow disk(s)</source>
        <translation>
            <numerusform>%n gele schijf</numerusform>
            <numerusform>%n gele schijven</numerusform>
        </translation>
    </message>
    <message>
        <source>no disks</source>
        <translation>geen schijven</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) of any colour</source>
        <translation>
            <numerusform>%n schijf naar keuze</numerusform>
            <numerusform>%n schijven naar keuze</numerusform>
        </translation>
    </message>
    <message>
        <source>Hammer and Pick marker</source>
        <translation>fiche Hamer en beitel</translation>
    </message>
    <message>
        <source>Ladder marker</source>
        <translation>fiche Ladder</translation>
    </message>
    <message>
        <source>Wheelbarrow marker</source>
        <translation>fiche Handkar</translation>
    </message>
</context>
<context>
    <name>HaspelknechtBotTexts</name>
    <message>
        <source>Shepherd</source>
        <translation>Herder</translation>
    </message>
    <message>
        <source>points scored at once</source>
        <translation>meteen gescoorde punten</translation>
    </message>
    <message>
        <source>coal for the winters</source>
        <translation>steenkool voor de winters</translation>
    </message>
    <message>
        <source>food and lease</source>
        <translation>voedsel en pacht</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>taler</translation>
    </message>
    <message>
        <source>the Pinge</source>
        <translation>de Pinge</translation>
    </message>
    <message>
        <source>the tunnel</source>
        <translation>de tunnel</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>mijnwater</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>hout</translation>
    </message>
    <message>
        <source>developments</source>
        <translation>ontwikkelingen</translation>
    </message>
    <message>
        <source>developments still to be acquired</source>
        <translation>nog aan te schaffen ontwikkelingen</translation>
    </message>
    <message>
        <source>action markers</source>
        <translation>actiefiches</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>spelersvolgorde</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>de rest van het spel</translation>
    </message>
    <message>
        <source>what the others do this season</source>
        <translation>wat de anderen dit seizoen doen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtCaptionTexts</name>
    <message>
        <source>pit water</source>
        <translation>mijnwater</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>waardering</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>pacht</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>opslag</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>nieuw jaar</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>opbouw</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>aanvullen</translation>
    </message>
    <message>
        <source>taking</source>
        <translation>pakken</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>plannen</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>uitvoeren</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>het einde</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Spelersvolgorde</translation>
    </message>
    <message>
        <source>Winter: coal</source>
        <translation>Winter: steenkool</translation>
    </message>
    <message>
        <source>Winter: lease</source>
        <translation>Winter: pacht</translation>
    </message>
    <message>
        <source>1 VP for each coal</source>
        <translation>1 OP per steenkool</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>gedekt</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>Winter of year {year}</source>
        <translation>Winter van jaar {year}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Action pool</source>
        <translation>Actieveld</translation>
    </message>
    <message>
        <source>turn order {value}</source>
        <translation>volgorde {value}</translation>
    </message>
    <message>
        <source>fee if distant</source>
        <translation>kosten op afstand</translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>geen kosten</translation>
    </message>
    <message>
        <source>or</source>
        <translation>of</translation>
    </message>
    <message>
        <source>each: 1 or 2 water, or 1 coal</source>
        <translation>elk: 1 of 2 water, of 1 steenkool</translation>
    </message>
    <message>
        <source>2 or more water: remove 2; fewer: excavate 1</source>
        <translation>2 of meer water: 2 weg, anders 1 winnen</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pinge-bonus</translation>
    </message>
    <message>
        <source>no reeling</source>
        <translation>niet takelen</translation>
    </message>
    <message>
        <source>no coal</source>
        <translation>geen kolen</translation>
    </message>
    <message>
        <source>Water goes here</source>
        <translation>Water gaat hierheen</translation>
    </message>
    <message>
        <source>action {number} of {count}</source>
        <translation>actie {number} van {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Aan het werk</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Zoals gepland</translation>
    </message>
    <message>
        <source>With this</source>
        <translation>Hiermee</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>Komt nog</translation>
    </message>
    <message>
        <source>to the shaft</source>
        <translation>naar mijnschacht</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nog niets</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Erf</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Opslag</translation>
    </message>
    <message>
        <source>{name}’s board. Esc: back to your own</source>
        <translation>Bord van {name}. Esc: terug naar het jouwe</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bevestigd</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>3 wood, 1 water</source>
        <translation>3 hout, 1 water</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1 taler</translation>
    </message>
    <message>
        <source>1 coal: 1 Thaler</source>
        <translation>1 steenkool: 1 taler</translation>
    </message>
    <message>
        <source>2 coal: 1 Thaler, 1 food</source>
        <translation>2 steenkool: 1 taler, 1 voedsel</translation>
    </message>
    <message>
        <source>below: disks (turn order value)</source>
        <translation>eronder: schijven (waarde voor de volgorde)</translation>
    </message>
    <message>
        <source>below: disks you would get</source>
        <translation>eronder: schijven die je zou krijgen</translation>
    </message>
    <message>
        <source>Point at a development to read what it does.</source>
        <translation>Wijs een ontwikkeling aan en lees wat die doet.</translation>
    </message>
    <message>
        <source>Level {level}, {symbol}</source>
        <translation>Niveau {level}, {symbol}</translation>
    </message>
    <message>
        <source>partly our guess</source>
        <translation>deels onze gok</translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s) in all</source>
        <translation>
            <numerusform>in totaal %n schuldfiche</numerusform>
            <numerusform>in totaal %n schuldfiches</numerusform>
        </translation>
    </message>
    <message>
        <source>{food} food, {thaler} Thaler missing</source>
        <translation>{food} voedsel, {thaler} taler tekort</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>%n voedsel tekort</numerusform>
            <numerusform>%n voedsel tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler missing</source>
        <translation>
            <numerusform>%n taler tekort</numerusform>
            <numerusform>%n taler tekort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score {vp} VP</source>
        <translation>
            <numerusform>%n steenkool: {vp} OP</numerusform>
            <numerusform>%n steenkool: {vp} OP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score</source>
        <translation>
            <numerusform>%n steenkool zou tellen</numerusform>
            <numerusform>%n steenkool zou tellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n actie</numerusform>
            <numerusform>%n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water: no excavating</source>
        <translation>
            <numerusform>%n water: geen steenkool</numerusform>
            <numerusform>%n water: geen steenkool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens when the Pinge is exhausted: %n coal to go</source>
        <translation>
            <numerusform>Gaat open als de Pinge uitgeput is: nog %n steenkool</numerusform>
            <numerusform>Gaat open als de Pinge uitgeput is: nog %n steenkool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coal</source>
        <translation>
            <numerusform>tot %n steenkool</numerusform>
            <numerusform>tot %n steenkool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message>
        <source>for the first owner</source>
        <translation>voor de eerste eigenaar</translation>
    </message>
    <message numerus="yes">
        <source>for the next, after %n owner(s)</source>
        <translation>
            <numerusform>voor de volgende, na %n eigenaar</numerusform>
            <numerusform>voor de volgende, na %n eigenaars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtDetailTexts</name>
    <message>
        <source>To the supply: {goods}</source>
        <translation>Naar de voorraad: {goods}</translation>
    </message>
    <message>
        <source>coal in winter: {later} VP instead of {before}</source>
        <translation>steenkool in de winter: {later} OP in plaats van {before}</translation>
    </message>
    <message>
        <source>change of the score if the game ended now: {vp}</source>
        <translation>verandering van de score als het spel nu eindigde: {vp}</translation>
    </message>
    <message>
        <source>pit water then blocks excavating</source>
        <translation>mijnwater blokkeert dan de winning</translation>
    </message>
    <message>
        <source>excavating is possible again</source>
        <translation>er kan weer steenkool worden gewonnen</translation>
    </message>
    <message>
        <source>As planned: {changes}</source>
        <translation>Zoals gepland: {changes}</translation>
    </message>
    <message>
        <source>Could acquire: {tiles}</source>
        <translation>Kan aanschaffen: {tiles}</translation>
    </message>
    <message>
        <source>could acquire: {tiles}</source>
        <translation>kan aanschaffen: {tiles}</translation>
    </message>
    <message>
        <source>needs accessible coal first</source>
        <translation>eerst bereikbare steenkool nodig</translation>
    </message>
    <message>
        <source>nothing as things stand</source>
        <translation>zo niets</translation>
    </message>
    <message>
        <source>Does not match any development you can acquire yet</source>
        <translation>Past nog bij geen ontwikkeling binnen bereik</translation>
    </message>
    <message>
        <source>Works in pairs of one colour</source>
        <translation>Werkt met paren van één kleur</translation>
    </message>
    <message>
        <source>Needs accessible coal first: place wood or let other workers work before</source>
        <translation>Eerst bereikbare steenkool nodig: plaats hout of zet eerst andere arbeiders aan het werk</translation>
    </message>
    <message>
        <source>Has nothing to do as things stand</source>
        <translation>Kan zo niets doen</translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) in total</source>
        <translation>
            <numerusform>%n schijf in totaal</numerusform>
            <numerusform>%n schijven in totaal</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn order value {value}</source>
        <translation>Waarde voor de volgorde: {value}</translation>
    </message>
    <message>
        <source>Turn order value {value}: place {place} of {players}</source>
        <translation>Waarde voor de volgorde: {value}, plaats {place} van {players}</translation>
    </message>
    <message>
        <source>All disks are placed</source>
        <translation>Alle schijven zijn geplaatst</translation>
    </message>
    <message>
        <source>Not used: {disks}</source>
        <translation>Niet gebruikt: {disks}</translation>
    </message>
    <message>
        <source>the fee goes to {name}</source>
        <translation>de kosten gaan naar {name}</translation>
    </message>
    <message>
        <source>no fee: it touches one of your developments</source>
        <translation>geen kosten: grenst aan een ontwikkeling van jou</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible once the Pinge is exhausted</source>
        <translation>
            <numerusform>Maakt nog %n steenkool bereikbaar zodra de Pinge uitgeput is</numerusform>
            <numerusform>Maakt nog %n steenkool bereikbaar zodra de Pinge uitgeput is</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible</source>
        <translation>
            <numerusform>Maakt nog %n steenkool bereikbaar</numerusform>
            <numerusform>Maakt nog %n steenkool bereikbaar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtEventTexts</name>
    <message>
        <source>{name} returns 1 pit water</source>
        <translation>{name} legt 1 mijnwater terug</translation>
    </message>
    <message>
        <source>{name} skips the second taking</source>
        <translation>{name} slaat de tweede keer pakken over</translation>
    </message>
    <message>
        <source>{name} has exhausted the Pinge: the tunnel is open</source>
        <translation>{name} heeft de Pinge uitgeput: de tunnel is open</translation>
    </message>
    <message>
        <source>{name} now has the improved farmhand</source>
        <translation>{name} heeft nu de meesterknecht</translation>
    </message>
    <message>
        <source>{name} declines</source>
        <translation>{name} ziet ervan af</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} wint het spel</translation>
    </message>
    <message>
        <source>{name} gains the synergy bonus: one more action</source>
        <translation>{name} krijgt de samenwerkingsbonus: een extra actie</translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the Pinge</source>
        <translation>
            <numerusform>{name} verwijdert %n mijnwater uit de Pinge</numerusform>
            <numerusform>{name} verwijdert %n mijnwater uit de Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the shaft</source>
        <translation>
            <numerusform>{name} verwijdert %n mijnwater uit de mijnschacht</numerusform>
            <numerusform>{name} verwijdert %n mijnwater uit de mijnschacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the Pinge</source>
        <translation>
            <numerusform>{name} wint %n steenkool uit de Pinge</numerusform>
            <numerusform>{name} wint %n steenkool uit de Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the tunnel</source>
        <translation>
            <numerusform>{name} wint %n steenkool uit de tunnel</numerusform>
            <numerusform>{name} wint %n steenkool uit de tunnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reels up %n coal</source>
        <translation>
            <numerusform>{name} takelt %n steenkool op</numerusform>
            <numerusform>{name} takelt %n steenkool op</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places wood in the Pinge, on wood symbol {number}</source>
        <translation>{name} plaatst hout in de Pinge, op houtsymbool {number}</translation>
    </message>
    <message>
        <source>{name} places wood in the tunnel, in section {number}</source>
        <translation>{name} plaatst hout in de tunnel, in tunneldeel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm: {vp}</source>
        <translation>
            <numerusform>{name} telt %n steenkool op het erf: {vp}</numerusform>
            <numerusform>{name} telt %n steenkool op het erf: {vp}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, lease: {paid}</source>
        <translation>{name}, pacht: {paid}</translation>
    </message>
    <message>
        <source>{name}, back to the supply: {goods}</source>
        <translation>{name}, terug naar de voorraad: {goods}</translation>
    </message>
    <message>
        <source>Turn order: {names}</source>
        <translation>Spelersvolgorde: {names}</translation>
    </message>
    <message>
        <source>Turn order by the value of the disks: {names}</source>
        <translation>Spelersvolgorde naar de waarde van de schijven: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the disks</source>
        <translation>
            <numerusform>{name} krijgt %n mijnwater bij de schijven</numerusform>
            <numerusform>{name} krijgt %n mijnwater bij de schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the wood</source>
        <translation>
            <numerusform>{name} krijgt %n mijnwater bij het hout</numerusform>
            <numerusform>{name} krijgt %n mijnwater bij het hout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water</source>
        <translation>
            <numerusform>{name} krijgt %n mijnwater</numerusform>
            <numerusform>{name} krijgt %n mijnwater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} pakt %n zwarte schijf van actieveld {pool}</numerusform>
            <numerusform>{name} pakt %n zwarte schijven van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} pakt %n bruine schijf van actieveld {pool}</numerusform>
            <numerusform>{name} pakt %n bruine schijven van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} pakt %n gele schijf van actieveld {pool}</numerusform>
            <numerusform>{name} pakt %n gele schijven van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves %n action(s) unused</source>
        <translation>
            <numerusform>{name} laat %n actie ongebruikt</numerusform>
            <numerusform>{name} laat %n acties ongebruikt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} ruilt een zwarte schijf van voorraadveld {reserve} voor een bruine van actieveld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} ruilt een zwarte schijf van voorraadveld {reserve} voor een gele van actieveld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} ruilt een bruine schijf van voorraadveld {reserve} voor een zwarte van actieveld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>{name} ruilt een bruine schijf van voorraadveld {reserve} voor een gele van actieveld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>{name} ruilt een gele schijf van voorraadveld {reserve} voor een zwarte van actieveld {pool}</translation>
    </message>
    <message>
        <source>{name} swaps a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>{name} ruilt een gele schijf van voorraadveld {reserve} voor een bruine van actieveld {pool}</translation>
    </message>
    <message>
        <source>{worker} {pieces}</source>
        <translation>{worker} {pieces}</translation>
    </message>
    <message>
        <source>{name} plans nothing</source>
        <translation>{name} plant niets</translation>
    </message>
    <message>
        <source>{name} plans: {plan}</source>
        <translation>{name} plant: {plan}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}</source>
        <translation>{name} schaft {tile} aan</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 food goes to {receiver}</source>
        <translation>{name} schaft {tile} aan; 1 voedsel gaat naar {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 wood goes to {receiver}</source>
        <translation>{name} schaft {tile} aan; 1 hout gaat naar {receiver}</translation>
    </message>
    <message>
        <source>{name} acquires {tile}; 1 coal goes to {receiver}</source>
        <translation>{name} schaft {tile} aan; 1 steenkool gaat naar {receiver}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmer starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de boer begint, %n actie</numerusform>
            <numerusform>{name}: de boer begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the improved farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de meesterknecht begint, %n actie</numerusform>
            <numerusform>{name}: de meesterknecht begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de knecht begint, %n actie</numerusform>
            <numerusform>{name}: de knecht begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-digger starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de kolengraver begint, %n actie</numerusform>
            <numerusform>{name}: de kolengraver begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-miner starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de mijnwerker begint, %n actie</numerusform>
            <numerusform>{name}: de mijnwerker begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Haspelknecht starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: de Haspelknecht begint, %n actie</numerusform>
            <numerusform>{name}: de Haspelknecht begint, %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Water Mill</source>
        <translation>
            <numerusform>{name}: de watermolen levert %n voedsel</numerusform>
            <numerusform>{name}: de watermolen levert %n voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmer</source>
        <translation>
            <numerusform>{name}: de boer produceert %n voedsel</numerusform>
            <numerusform>{name}: de boer produceert %n voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmer</source>
        <translation>
            <numerusform>{name}: de boer produceert %n hout</numerusform>
            <numerusform>{name}: de boer produceert %n hout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the improved farmhand</source>
        <translation>
            <numerusform>{name}: de meesterknecht produceert %n voedsel</numerusform>
            <numerusform>{name}: de meesterknecht produceert %n voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmhand</source>
        <translation>
            <numerusform>{name}: de knecht produceert %n voedsel</numerusform>
            <numerusform>{name}: de knecht produceert %n voedsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the improved farmhand</source>
        <translation>
            <numerusform>{name}: de meesterknecht produceert %n hout</numerusform>
            <numerusform>{name}: de meesterknecht produceert %n hout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmhand</source>
        <translation>
            <numerusform>{name}: de knecht produceert %n hout</numerusform>
            <numerusform>{name}: de knecht produceert %n hout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from {tile}</source>
        <translation>
            <numerusform>{name} krijgt %n voedsel door {tile}</numerusform>
            <numerusform>{name} krijgt %n voedsel door {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from {tile}</source>
        <translation>
            <numerusform>{name} krijgt %n hout door {tile}</numerusform>
            <numerusform>{name} krijgt %n hout door {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal from {tile}</source>
        <translation>
            <numerusform>{name} krijgt %n steenkool door {tile}</numerusform>
            <numerusform>{name} krijgt %n steenkool door {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal in the shaft from {tile}</source>
        <translation>
            <numerusform>{name} krijgt %n steenkool in de mijnschacht door {tile}</numerusform>
            <numerusform>{name} krijgt %n steenkool in de mijnschacht door {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n Thaler from {tile}</source>
        <translation>
            <numerusform>{name} krijgt %n taler door {tile}</numerusform>
            <numerusform>{name} krijgt %n taler door {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n wood for {tile}</source>
        <translation>
            <numerusform>{name} geeft %n hout voor {tile}</numerusform>
            <numerusform>{name} geeft %n hout voor {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coal for {tile}</source>
        <translation>
            <numerusform>{name} geeft %n steenkool voor {tile}</numerusform>
            <numerusform>{name} geeft %n steenkool voor {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} builds the Barn</source>
        <translation>{name} bouwt de schuur</translation>
    </message>
    <message>
        <source>{name} builds the Coal Storage</source>
        <translation>{name} bouwt het kolenhok</translation>
    </message>
    <message>
        <source>{name} builds the Charcoal Burner</source>
        <translation>{name} bouwt de meiler</translation>
    </message>
    <message>
        <source>{name} builds the Water Mill</source>
        <translation>{name} bouwt de watermolen</translation>
    </message>
    <message>
        <source>{name} plays the Hauling Cable</source>
        <translation>{name} gebruikt het hijstouw</translation>
    </message>
    <message>
        <source>{name} plays the Windlass</source>
        <translation>{name} gebruikt de lier</translation>
    </message>
    <message>
        <source>{name} plays the Oil Lamp</source>
        <translation>{name} gebruikt de olielamp</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores the Pinge bonus: %n VP</source>
        <translation>
            <numerusform>{name} krijgt de Pinge-bonus: %n OP</numerusform>
            <numerusform>{name} krijgt de Pinge-bonus: %n OP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner</source>
        <translation>
            <numerusform>{name} scoort %n OP met de meiler</numerusform>
            <numerusform>{name} scoort %n OP met de meiler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable</source>
        <translation>
            <numerusform>{name} scoort %n OP met het hijstouw</numerusform>
            <numerusform>{name} scoort %n OP met het hijstouw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill</source>
        <translation>
            <numerusform>{name} scoort %n OP met de watermolen</numerusform>
            <numerusform>{name} scoort %n OP met de watermolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the development</source>
        <translation>
            <numerusform>{name} scoort %n OP voor de ontwikkeling</numerusform>
            <numerusform>{name} scoort %n OP voor de ontwikkeling</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stores 1 food in the Barn</source>
        <translation>{name} slaat 1 voedsel op in de schuur</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Barn</source>
        <translation>{name} slaat 1 hout op in de schuur</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Barn</source>
        <translation>{name} slaat 1 steenkool op in de schuur</translation>
    </message>
    <message>
        <source>{name} stores 1 coal in the Coal Storage</source>
        <translation>{name} slaat 1 steenkool op in het kolenhok</translation>
    </message>
    <message>
        <source>{name} stores 1 wood in the Coal Storage</source>
        <translation>{name} slaat 1 hout op in het kolenhok</translation>
    </message>
    <message>
        <source>{name} stores 1 food on the farm</source>
        <translation>{name} slaat 1 voedsel op in de boerderij</translation>
    </message>
    <message>
        <source>{name} stores 1 wood on the farm</source>
        <translation>{name} slaat 1 hout op in de boerderij</translation>
    </message>
    <message>
        <source>{name} stores 1 coal on the farm</source>
        <translation>{name} slaat 1 steenkool op in de boerderij</translation>
    </message>
</context>
<context>
    <name>HaspelknechtForm</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>independent of the screen language</source>
        <translation>los van de taal op het scherm</translation>
    </message>
    <message>
        <source>Paste a layout or write one in digits.</source>
        <translation>Plak een opstelling of schrijf er een in cijfers.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtInfo</name>
    <message>
        <source>Coal mining in the Ruhr valley, 16th century</source>
        <translation>Steenkoolwinning in het Ruhrdal, 16e eeuw</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 tot 4 spelers</translation>
    </message>
    <message>
        <source>Dutch, English and French rulebooks</source>
        <translation>Nederlands, Engels en Frans regelboekje</translation>
    </message>
</context>
<context>
    <name>HaspelknechtItems</name>
    <message>
        <source>Developments</source>
        <translation>Ontwikkelingen</translation>
    </message>
    <message>
        <source>Coal in winter</source>
        <translation>Steenkool in de winter</translation>
    </message>
    <message>
        <source>Winter storage</source>
        <translation>Winteropslag</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pinge-bonus</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Meiler</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Hijstouw</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Watermolen</translation>
    </message>
    <message>
        <source>Tunnel sections</source>
        <translation>Tunneldelen</translation>
    </message>
    <message>
        <source>Tunnel bonus</source>
        <translation>Tunnelbonus</translation>
    </message>
    <message>
        <source>Development bonus</source>
        <translation>Ontwikkelingsbonus</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Actiefiches</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Debt chits</source>
        <translation>Schuldfiches</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Mijnwater</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMessages</name>
    <message>
        <source>Disks have been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Er zijn sindsdien schijven getrokken: in dit spel kun je alleen tot de laatste trekking terug.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtMoveTexts</name>
    <message>
        <source>Skip the second taking</source>
        <translation>De tweede keer pakken overslaan</translation>
    </message>
    <message>
        <source>Return 1 pit water to the supply</source>
        <translation>1 mijnwater terugleggen in de voorraad</translation>
    </message>
    <message>
        <source>Keep the pit water</source>
        <translation>Het mijnwater houden</translation>
    </message>
    <message>
        <source>Confirm the plan</source>
        <translation>Het plan bevestigen</translation>
    </message>
    <message>
        <source>Draw the turn order: {seats}</source>
        <translation>De spelersvolgorde loten: {seats}</translation>
    </message>
    <message>
        <source>Draw from the bag: {disks}</source>
        <translation>Uit de zak trekken: {disks}</translation>
    </message>
    <message>
        <source>Continue to the winter scoring</source>
        <translation>Door naar de winterwaardering</translation>
    </message>
    <message>
        <source>Finish storing; the rest goes to the supply</source>
        <translation>Het opslaan beëindigen; de rest gaat naar de voorraad</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the shaft</source>
        <translation>
            <numerusform>%n mijnwater verwijderen uit de mijnschacht</numerusform>
            <numerusform>%n mijnwater verwijderen uit de mijnschacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the Pinge</source>
        <translation>
            <numerusform>%n mijnwater verwijderen uit de Pinge</numerusform>
            <numerusform>%n mijnwater verwijderen uit de Pinge</numerusform>
        </translation>
    </message>
    <message>
        <source>Excavate 1 coal from the tunnel to the shaft</source>
        <translation>1 steenkool winnen uit de tunnel, naar de mijnschacht</translation>
    </message>
    <message>
        <source>Excavate 1 coal from the Pinge to the farm</source>
        <translation>1 steenkool winnen uit de Pinge, naar het erf</translation>
    </message>
    <message>
        <source>Reel up 1 coal from the shaft to the farm</source>
        <translation>1 steenkool uit de mijnschacht optakelen naar het erf</translation>
    </message>
    <message>
        <source>Skip the synergy bonus</source>
        <translation>De samenwerkingsbonus overslaan</translation>
    </message>
    <message>
        <source>{worker}: {result}</source>
        <translation>{worker}: {result}</translation>
    </message>
    <message>
        <source>Place no disks</source>
        <translation>Geen schijven leggen</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}: {pieces}</translation>
    </message>
    <message>
        <source>Confirm plan</source>
        <translation>Plan bevestigen</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>Niets meer pakken</translation>
    </message>
    <message>
        <source>Keep the water</source>
        <translation>Water houden</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>End this work</source>
        <translation>Dit werk beëindigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>1 Thaler</source>
        <translation>1 taler</translation>
    </message>
    <message>
        <source>3 wood and 1 water</source>
        <translation>3 hout en 1 water</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler</source>
        <translation>1 steenkool voor 1 taler</translation>
    </message>
    <message>
        <source>2 coal for 1 Thaler and 1 food</source>
        <translation>2 steenkool voor 1 taler en 1 voedsel</translation>
    </message>
    <message>
        <source>Remove 1 water</source>
        <translation>1 water verwijderen</translation>
    </message>
    <message>
        <source>Remove 2 water</source>
        <translation>2 water verwijderen</translation>
    </message>
    <message>
        <source>Place 1 wood in the Pinge, on wood symbol {number}</source>
        <translation>1 hout plaatsen in de Pinge, op houtsymbool {number}</translation>
    </message>
    <message>
        <source>Place 1 wood in the tunnel, on the wood symbol of section {number}</source>
        <translation>1 hout plaatsen in de tunnel, op het houtsymbool van tunneldeel {number}</translation>
    </message>
    <message>
        <source>Play the Hauling Cable</source>
        <translation>Het hijstouw gebruiken</translation>
    </message>
    <message>
        <source>Play the Windlass: the Haspelknecht works without pay</source>
        <translation>De lier gebruiken: de Haspelknecht werkt zonder betaling</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner</source>
        <translation>De meiler gebruiken</translation>
    </message>
    <message>
        <source>Choose the Thaler</source>
        <translation>De taler kiezen</translation>
    </message>
    <message>
        <source>Choose the wood, with its pit water</source>
        <translation>Het hout kiezen, met het mijnwater</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n coal</source>
        <translation>
            <numerusform>%n steenkool ruilen</numerusform>
            <numerusform>%n steenkool ruilen</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>De beurt beëindigen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n zwarte schijf pakken van actieveld {pool}</numerusform>
            <numerusform>%n zwarte schijven pakken van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n bruine schijf pakken van actieveld {pool}</numerusform>
            <numerusform>%n bruine schijven pakken van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>%n gele schijf pakken van actieveld {pool}</numerusform>
            <numerusform>%n gele schijven pakken van actieveld {pool}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Een zwarte schijf van voorraadveld {reserve} ruilen voor een bruine van actieveld {pool}</translation>
    </message>
    <message>
        <source>Swap a black disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Een zwarte schijf van voorraadveld {reserve} ruilen voor een gele van actieveld {pool}</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Een bruine schijf van voorraadveld {reserve} ruilen voor een zwarte van actieveld {pool}</translation>
    </message>
    <message>
        <source>Swap a brown disk from reserve pool {reserve} for a yellow one from action pool {pool}</source>
        <translation>Een bruine schijf van voorraadveld {reserve} ruilen voor een gele van actieveld {pool}</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a black one from action pool {pool}</source>
        <translation>Een gele schijf van voorraadveld {reserve} ruilen voor een zwarte van actieveld {pool}</translation>
    </message>
    <message>
        <source>Swap a yellow disk from reserve pool {reserve} for a brown one from action pool {pool}</source>
        <translation>Een gele schijf van voorraadveld {reserve} ruilen voor een bruine van actieveld {pool}</translation>
    </message>
    <message>
        <source>Set the Farmer to work</source>
        <translation>De boer aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the improved farmhand to work</source>
        <translation>De meesterknecht aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the Farmhand to work</source>
        <translation>De knecht aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the Coal-digger to work</source>
        <translation>De kolengraver aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the Coal-miner to work</source>
        <translation>De mijnwerker aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the Haspelknecht to work</source>
        <translation>De Haspelknecht aan het werk zetten</translation>
    </message>
    <message>
        <source>Set the Water Mill to work</source>
        <translation>De watermolen aan het werk zetten</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer</source>
        <translation>{tile} aanschaffen met de boer</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 food</source>
        <translation>{tile} aanschaffen met de boer, kosten: 1 voedsel</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 wood</source>
        <translation>{tile} aanschaffen met de boer, kosten: 1 hout</translation>
    </message>
    <message>
        <source>Acquire {tile} with the Farmer, for a fee of 1 coal</source>
        <translation>{tile} aanschaffen met de boer, kosten: 1 steenkool</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand</source>
        <translation>{tile} aanschaffen met de meesterknecht</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 food</source>
        <translation>{tile} aanschaffen met de meesterknecht, kosten: 1 voedsel</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 wood</source>
        <translation>{tile} aanschaffen met de meesterknecht, kosten: 1 hout</translation>
    </message>
    <message>
        <source>Acquire {tile} with the improved farmhand, for a fee of 1 coal</source>
        <translation>{tile} aanschaffen met de meesterknecht, kosten: 1 steenkool</translation>
    </message>
    <message>
        <source>End the Farmer’s work</source>
        <translation>Het werk van de boer beëindigen</translation>
    </message>
    <message>
        <source>End the improved farmhand’s work</source>
        <translation>Het werk van de meesterknecht beëindigen</translation>
    </message>
    <message>
        <source>End the Farmhand’s work</source>
        <translation>Het werk van de knecht beëindigen</translation>
    </message>
    <message>
        <source>End the Coal-digger’s work</source>
        <translation>Het werk van de kolengraver beëindigen</translation>
    </message>
    <message>
        <source>End the Coal-miner’s work</source>
        <translation>Het werk van de mijnwerker beëindigen</translation>
    </message>
    <message>
        <source>End the Haspelknecht’s work</source>
        <translation>Het werk van de Haspelknecht beëindigen</translation>
    </message>
    <message>
        <source>Leave the pit water where it is</source>
        <translation>Het mijnwater laten staan</translation>
    </message>
    <message>
        <source>Excavate no coal</source>
        <translation>Geen steenkool winnen</translation>
    </message>
    <message>
        <source>Keep all coal</source>
        <translation>Alle steenkool houden</translation>
    </message>
    <message>
        <source>Store 1 food on the farm</source>
        <translation>1 voedsel opslaan in de boerderij</translation>
    </message>
    <message>
        <source>Store 1 wood on the farm</source>
        <translation>1 hout opslaan in de boerderij</translation>
    </message>
    <message>
        <source>Store 1 coal on the farm</source>
        <translation>1 steenkool opslaan in de boerderij</translation>
    </message>
    <message>
        <source>Store 1 food in the Barn</source>
        <translation>1 voedsel opslaan in de schuur</translation>
    </message>
    <message>
        <source>Store 1 wood in the Barn</source>
        <translation>1 hout opslaan in de schuur</translation>
    </message>
    <message>
        <source>Store 1 coal in the Barn</source>
        <translation>1 steenkool opslaan in de schuur</translation>
    </message>
    <message>
        <source>Store 1 coal in the Coal Storage</source>
        <translation>1 steenkool opslaan in het kolenhok</translation>
    </message>
    <message>
        <source>Store 1 wood in the Coal Storage</source>
        <translation>1 hout opslaan in het kolenhok</translation>
    </message>
    <message>
        <source>Action pool {pool}</source>
        <translation>Actieveld {pool}</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiders</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Ontwikkelingen</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Actiefiches</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Opslag</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beëindigen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtOptionTexts</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelboekje</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Plannen</translation>
    </message>
    <message>
        <source>Development board</source>
        <translation>Ontwikkelingsbord</translation>
    </message>
    <message>
        <source>Start with the buildings whose tiles are not in play</source>
        <translation>Beginnen met de gebouwen waarvan de tegels niet in het spel zijn</translation>
    </message>
    <message>
        <source>Start with the improved farmhand</source>
        <translation>Beginnen met de meesterknecht</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Eerste spel</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Nobody sees the others’ plans until all are confirmed.</source>
        <translation>Niemand ziet het plan van een ander tot alle plannen zijn bevestigd.</translation>
    </message>
    <message>
        <source>In turn order; everybody sees the plans.</source>
        <translation>In spelersvolgorde, iedereen ziet de plannen.</translation>
    </message>
    <message>
        <source>They work from the first action phase on and give no building symbol.</source>
        <translation>Ze werken vanaf de eerste actiefase en geven geen gebouwsymbool.</translation>
    </message>
    <message>
        <source>He may acquire a development from the first action phase on.</source>
        <translation>Hij mag vanaf de eerste actiefase een ontwikkeling aanschaffen.</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Eigen bord</translation>
    </message>
    <message>
        <source>Charcoal Burner: once per phase.</source>
        <translation>Meiler: één keer per fase.</translation>
    </message>
    <message>
        <source>Lorry in the Pinge: wood only.</source>
        <translation>Lorrie in de Pinge: alleen hout.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for wood.</source>
        <translation>Opslag in de boerderij: 1 OP voor hout.</translation>
    </message>
    <message>
        <source>The Coal-digger and the Haspelknecht remove 2 water as long as there are 2 or more; only then coal.</source>
        <translation>Kolengraver en Haspelknecht verwijderen 2 water zolang er 2 zijn; daarna steenkool.</translation>
    </message>
    <message>
        <source>A black disk removes 2 water.</source>
        <translation>Een zwarte schijf verwijdert 2 water.</translation>
    </message>
    <message>
        <source>The Coal Storage holds 1 coal and 1 wood.</source>
        <translation>In het kolenhok passen 1 steenkool en 1 hout.</translation>
    </message>
    <message>
        <source>Oil Lamp: between a reserve pool and its own action pool.</source>
        <translation>Olielamp: tussen een voorraadveld en het bijbehorende actieveld.</translation>
    </message>
    <message>
        <source>A marker can be used in a later action phase.</source>
        <translation>Een fiche kun je in een latere actiefase gebruiken.</translation>
    </message>
    <message>
        <source>Charcoal Burner: at any time.</source>
        <translation>Meiler: op elk moment.</translation>
    </message>
    <message>
        <source>The Lorry always brings its 2 coal.</source>
        <translation>De lorrie levert altijd 2 steenkool op.</translation>
    </message>
    <message>
        <source>A black disk removes 1 or 2 water.</source>
        <translation>Een zwarte schijf verwijdert 1 of 2 water.</translation>
    </message>
    <message>
        <source>The Haspelknecht may stop early, and may remove a single water.</source>
        <translation>De Haspelknecht mag eerder stoppen en mag een enkel water verwijderen.</translation>
    </message>
    <message>
        <source>A marker can be used in a later phase, winter included.</source>
        <translation>Een fiche kun je in een latere fase gebruiken, ook in de winter.</translation>
    </message>
    <message>
        <source>Free choice of water or coal.</source>
        <translation>Vrije keus tussen water en steenkool.</translation>
    </message>
    <message>
        <source>Farm storage: 1 VP for food.</source>
        <translation>Opslag in de boerderij: 1 OP voor voedsel.</translation>
    </message>
    <message>
        <source>The Coal Storage holds coal or wood.</source>
        <translation>In het kolenhok past steenkool of hout.</translation>
    </message>
    <message>
        <source>Oil Lamp: between any reserve pool and any action pool.</source>
        <translation>Olielamp: tussen elk voorraadveld en elk actieveld.</translation>
    </message>
    <message>
        <source>The synergy bonus is not tied to a worker.</source>
        <translation>De samenwerkingsbonus is niet aan een arbeider gebonden.</translation>
    </message>
    <message>
        <source>A marker can be used at any time later, winter included.</source>
        <translation>Een fiche kun je daarna altijd gebruiken, ook in de winter.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPeriodTexts</name>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Jaar {year}, {season}</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>Jaar {year}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Previous season (Page up)</source>
        <translation>Vorig seizoen (PgUp)</translation>
    </message>
    <message>
        <source>Next season (Page down)</source>
        <translation>Volgend seizoen (PgDown)</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Year {year}, {season}: refilling the resource boards</source>
        <translation>Jaar {year}, {season}: actievelden aanvullen</translation>
    </message>
    <message>
        <source>Year {year}, {season}: first taking</source>
        <translation>Jaar {year}, {season}: eerste keer pakken</translation>
    </message>
    <message>
        <source>Year {year}, {season}: second taking</source>
        <translation>Jaar {year}, {season}: tweede keer pakken</translation>
    </message>
    <message>
        <source>Year {year}, {season}: returning pit water</source>
        <translation>Jaar {year}, {season}: mijnwater terugleggen</translation>
    </message>
    <message>
        <source>Year {year}, {season}: planning</source>
        <translation>Jaar {year}, {season}: acties plannen</translation>
    </message>
    <message>
        <source>Year {year}, {season}: executing</source>
        <translation>Jaar {year}, {season}: acties uitvoeren</translation>
    </message>
    <message>
        <source>Year {year}, {season}: before the scoring phase</source>
        <translation>Jaar {year}, {season}: vóór de waarderingsfase</translation>
    </message>
    <message>
        <source>Year {year}, {season}: storage phase</source>
        <translation>Jaar {year}, {season}: opslagfase</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlaceTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Waarom deed {name} dat?</translation>
    </message>
    <message>
        <source>Brook: removed pit water goes here</source>
        <translation>Beek: verwijderd mijnwater gaat hierheen</translation>
    </message>
    <message numerus="yes">
        <source>Player disks: %n</source>
        <translation>
            <numerusform>Spelersschijven: %n</numerusform>
            <numerusform>Spelersschijven: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve pool {pool}: {disks}</source>
        <translation>Voorraadveld {pool}: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}, with pit water in the first taking: {disks}</source>
        <translation>Actieveld {pool}, de eerste keer pakken levert hier mijnwater op: {disks}</translation>
    </message>
    <message>
        <source>Action pool {pool}: {disks}</source>
        <translation>Actieveld {pool}: {disks}</translation>
    </message>
    <message>
        <source>{worker}: {pieces}</source>
        <translation>{worker}: {pieces}</translation>
    </message>
    <message>
        <source>Hammer and Pick marker: counts as a black disk</source>
        <translation>Fiche Hamer en beitel: telt als een zwarte schijf</translation>
    </message>
    <message>
        <source>Ladder marker: counts as a brown disk</source>
        <translation>Fiche Ladder: telt als een bruine schijf</translation>
    </message>
    <message>
        <source>Wheelbarrow marker: counts as a yellow disk</source>
        <translation>Fiche Handkar: telt als een gele schijf</translation>
    </message>
    <message>
        <source>Hauling Cable marker: drag it to the brook to remove 1 pit water</source>
        <translation>Fiche Hijstouw: sleep het naar de beek om 1 mijnwater te verwijderen</translation>
    </message>
    <message>
        <source>Windlass marker: drag it to the Haspelknecht to set him to work without pay</source>
        <translation>Fiche Lier: sleep het naar de Haspelknecht om hem zonder betaling aan het werk te zetten</translation>
    </message>
    <message>
        <source>Oil Lamp marker: drag it to a disk in a reserve pool, then choose one in an action pool</source>
        <translation>Fiche Olielamp: sleep het naar een schijf op een voorraadveld en kies dan een schijf op een actieveld</translation>
    </message>
    <message>
        <source>Charcoal Burner: drag wood here to exchange it for coal</source>
        <translation>Meiler: sleep hout hierheen om het te ruilen voor steenkool</translation>
    </message>
    <message>
        <source>Storage place on the farm</source>
        <translation>Opslagplaats in de boerderij</translation>
    </message>
    <message>
        <source>Storage place in the Barn</source>
        <translation>Opslagplaats in de schuur</translation>
    </message>
    <message>
        <source>Storage place for coal in the Coal Storage</source>
        <translation>Opslagplaats voor steenkool in het kolenhok</translation>
    </message>
    <message>
        <source>Storage place for wood in the Coal Storage</source>
        <translation>Opslagplaats voor hout in het kolenhok</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>On the carts: {disks}</source>
        <translation>In de kruiwagens: {disks}</translation>
    </message>
    <message>
        <source>Cart field 1, turn order value {value}: {disks}</source>
        <translation>Kruiwagen 1, waarde voor de volgorde {value}: {disks}</translation>
    </message>
    <message>
        <source>Cart field 2: {disks}</source>
        <translation>Kruiwagen 2: {disks}</translation>
    </message>
    <message>
        <source>Farm: {goods}</source>
        <translation>Erf: {goods}</translation>
    </message>
    <message>
        <source>Pinge: {amount}</source>
        <translation>Pinge: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the Pinge: {count} of {all}</source>
        <translation>Bedekte houtsymbolen van de Pinge: {count} van {all}</translation>
    </message>
    <message>
        <source>Tunnel: {amount}</source>
        <translation>Tunnel: {amount}</translation>
    </message>
    <message>
        <source>Covered wood symbols in the tunnel: {count} of {all}</source>
        <translation>Bedekte houtsymbolen van de tunnel: {count} van {all}</translation>
    </message>
    <message>
        <source>Shaft: {amount}</source>
        <translation>Mijnschacht: {amount}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlacementTexts</name>
    <message>
        <source>Place a black disk on the Farmer</source>
        <translation>Een zwarte schijf op de boer leggen</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmer</source>
        <translation>Een bruine schijf op de boer leggen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmer</source>
        <translation>Een gele schijf op de boer leggen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmer</source>
        <translation>Het fiche Hamer en beitel op de boer leggen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmer</source>
        <translation>Het fiche Ladder op de boer leggen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmer</source>
        <translation>Het fiche Handkar op de boer leggen</translation>
    </message>
    <message>
        <source>Place a black disk on the Farmhand</source>
        <translation>Een zwarte schijf op de knecht leggen</translation>
    </message>
    <message>
        <source>Place a brown disk on the Farmhand</source>
        <translation>Een bruine schijf op de knecht leggen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Farmhand</source>
        <translation>Een gele schijf op de knecht leggen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Farmhand</source>
        <translation>Het fiche Hamer en beitel op de knecht leggen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the Farmhand</source>
        <translation>Het fiche Ladder op de knecht leggen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Farmhand</source>
        <translation>Het fiche Handkar op de knecht leggen</translation>
    </message>
    <message>
        <source>Place a black disk on the improved farmhand</source>
        <translation>Een zwarte schijf op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Place a brown disk on the improved farmhand</source>
        <translation>Een bruine schijf op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the improved farmhand</source>
        <translation>Een gele schijf op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the improved farmhand</source>
        <translation>Het fiche Hamer en beitel op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Place the Ladder marker on the improved farmhand</source>
        <translation>Het fiche Ladder op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the improved farmhand</source>
        <translation>Het fiche Handkar op de meesterknecht leggen</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with a yellow disk</source>
        <translation>De kolengraver betalen met een gele schijf</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with the Wheelbarrow marker</source>
        <translation>De kolengraver betalen met het fiche Handkar</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 food</source>
        <translation>De kolengraver betalen met 1 voedsel</translation>
    </message>
    <message>
        <source>Pay the Coal-digger with 1 Thaler</source>
        <translation>De kolengraver betalen met 1 taler</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 food</source>
        <translation>De mijnwerker betalen met 1 voedsel</translation>
    </message>
    <message>
        <source>Pay the Coal-miner with 1 Thaler</source>
        <translation>De mijnwerker betalen met 1 taler</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with a yellow disk</source>
        <translation>De Haspelknecht betalen met een gele schijf</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with the Wheelbarrow marker</source>
        <translation>De Haspelknecht betalen met het fiche Handkar</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 food</source>
        <translation>De Haspelknecht betalen met 1 voedsel</translation>
    </message>
    <message>
        <source>Pay the Haspelknecht with 1 Thaler</source>
        <translation>De Haspelknecht betalen met 1 taler</translation>
    </message>
    <message>
        <source>Place a black disk on the Water Mill</source>
        <translation>Een zwarte schijf op de watermolen leggen</translation>
    </message>
    <message>
        <source>Place a yellow disk on the Water Mill</source>
        <translation>Een gele schijf op de watermolen leggen</translation>
    </message>
    <message>
        <source>Place the Hammer and Pick marker on the Water Mill</source>
        <translation>Het fiche Hamer en beitel op de watermolen leggen</translation>
    </message>
    <message>
        <source>Place the Wheelbarrow marker on the Water Mill</source>
        <translation>Het fiche Handkar op de watermolen leggen</translation>
    </message>
    <message>
        <source>Take back a black disk</source>
        <translation>Een zwarte schijf terugnemen</translation>
    </message>
    <message>
        <source>Take back a brown disk</source>
        <translation>Een bruine schijf terugnemen</translation>
    </message>
    <message>
        <source>Take back a yellow disk</source>
        <translation>Een gele schijf terugnemen</translation>
    </message>
    <message>
        <source>Take back the Hammer and Pick marker</source>
        <translation>Het fiche Hamer en beitel terugnemen</translation>
    </message>
    <message>
        <source>Take back the Ladder marker</source>
        <translation>Het fiche Ladder terugnemen</translation>
    </message>
    <message>
        <source>Take back the Wheelbarrow marker</source>
        <translation>Het fiche Handkar terugnemen</translation>
    </message>
    <message>
        <source>Take back 1 food</source>
        <translation>1 voedsel terugnemen</translation>
    </message>
    <message>
        <source>Take back 1 Thaler</source>
        <translation>1 taler terugnemen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPointingRefusals</name>
    <message>
        <source>You cannot take disks from reserve pools</source>
        <translation>Van een voorraadveld kun je niets pakken</translation>
    </message>
    <message>
        <source>Their disks join the action pool beside them in the next action phase.</source>
        <translation>Hun schijven gaan in de volgende actiefase naar het actieveld ernaast.</translation>
    </message>
    <message>
        <source>You cannot put them there</source>
        <translation>Daar kun je ze niet leggen</translation>
    </message>
    <message>
        <source>Disks from the first taking go on cart field 1.</source>
        <translation>Schijven die je de eerste keer pakt, gaan in kruiwagen 1.</translation>
    </message>
    <message>
        <source>Disks from the second taking go on cart field 2.</source>
        <translation>Schijven die je de tweede keer pakt, gaan in kruiwagen 2.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Je kunt nu geen schijven pakken</translation>
    </message>
    <message>
        <source>Begin with the disks of one colour</source>
        <translation>Begin met de schijven van één kleur</translation>
    </message>
    <message>
        <source>Drag them to your cart, or click the disks and then the cart field.</source>
        <translation>Sleep ze naar je kruiwagen, of klik op de schijven en dan op de kruiwagen.</translation>
    </message>
    <message>
        <source>You cannot plan anything there</source>
        <translation>Daar kun je niets plannen</translation>
    </message>
    <message>
        <source>Disks go on a worker; food and Thaler pay contract workers.</source>
        <translation>Schijven leg je op een arbeider; met voedsel en taler betaal je ingehuurde arbeiders.</translation>
    </message>
    <message>
        <source>You cannot move a placed piece there</source>
        <translation>Je kunt een gelegd stuk daar niet heen verplaatsen</translation>
    </message>
    <message>
        <source>First put it back where you took it from, for instance a disk on a cart.</source>
        <translation>Leg het eerst terug waar je het vandaan hebt, een schijf bijvoorbeeld op een kruiwagen.</translation>
    </message>
    <message>
        <source>You cannot place disks on a development</source>
        <translation>Je kunt geen schijven op een ontwikkeling leggen</translation>
    </message>
    <message>
        <source>Place exactly the disks it requires on the Farmer; he acquires it when he works.</source>
        <translation>Leg op de boer precies de schijven die gevraagd worden; als hij werkt, schaft hij de ontwikkeling aan.</translation>
    </message>
    <message>
        <source>You cannot put the player disk there</source>
        <translation>Daar kun je de spelersschijf niet leggen</translation>
    </message>
    <message>
        <source>Drag it to a development that your plan can acquire.</source>
        <translation>Sleep hem naar een ontwikkeling die je met je plan kunt aanschaffen.</translation>
    </message>
    <message>
        <source>Begin with your player disk</source>
        <translation>Begin met je spelersschijf</translation>
    </message>
    <message>
        <source>Drag it to the development, or click the disk and then the development.</source>
        <translation>Sleep hem naar de ontwikkeling, of klik op de schijf en dan op de ontwikkeling.</translation>
    </message>
    <message>
        <source>You must pay a fee</source>
        <translation>Je moet kosten betalen</translation>
    </message>
    <message>
        <source>On your farm, choose what to pay; it goes to the player whose disk is on top.</source>
        <translation>Kies op je erf wat je betaalt; het gaat naar de speler wiens schijf bovenop ligt.</translation>
    </message>
    <message>
        <source>No worker who has yet to work can acquire a development within reach.</source>
        <translation>Geen arbeider die nog moet werken kan een ontwikkeling binnen bereik aanschaffen.</translation>
    </message>
    <message>
        <source>You cannot acquire a development now</source>
        <translation>Je kunt nu geen ontwikkeling aanschaffen</translation>
    </message>
    <message>
        <source>Coal from the Pinge cannot go there</source>
        <translation>Steenkool uit de Pinge kan daar niet heen</translation>
    </message>
    <message>
        <source>Coal from the Pinge goes to the farm.</source>
        <translation>Steenkool uit de Pinge gaat naar het erf.</translation>
    </message>
    <message>
        <source>Coal from the tunnel cannot go there</source>
        <translation>Steenkool uit de tunnel kan daar niet heen</translation>
    </message>
    <message>
        <source>It goes into the shaft; the Haspelknecht reels it up.</source>
        <translation>Die komt in de mijnschacht; de Haspelknecht takelt die op.</translation>
    </message>
    <message>
        <source>Coal from the shaft cannot go there</source>
        <translation>Steenkool uit de mijnschacht kan daar niet heen</translation>
    </message>
    <message>
        <source>The Haspelknecht reels it up to the farm.</source>
        <translation>De Haspelknecht takelt die op naar het erf.</translation>
    </message>
    <message>
        <source>Pit water cannot go there</source>
        <translation>Mijnwater kan daar niet heen</translation>
    </message>
    <message>
        <source>To remove it, drag it to the brook.</source>
        <translation>Sleep het naar de beek om het te verwijderen.</translation>
    </message>
    <message>
        <source>Wood cannot go there</source>
        <translation>Hout kan daar niet heen</translation>
    </message>
    <message>
        <source>Place it on the next empty wood symbol in the Pinge or the tunnel.</source>
        <translation>Plaats het op het volgende lege houtsymbool van de Pinge of van de tunnel.</translation>
    </message>
    <message>
        <source>Thaler need no storage</source>
        <translation>Taler hoef je niet op te slaan</translation>
    </message>
    <message>
        <source>They stay on the farm; only food, wood and coal are stored.</source>
        <translation>Ze blijven op het erf; voedsel, hout en steenkool sla je op.</translation>
    </message>
    <message>
        <source>Nothing can be stored there</source>
        <translation>Daar kan niets worden opgeslagen</translation>
    </message>
    <message>
        <source>Drag it to a free storage place in the bottom row of your farm.</source>
        <translation>Sleep het naar een vrije opslagplaats in de onderste rij van je erf.</translation>
    </message>
    <message>
        <source>You cannot use the marker there</source>
        <translation>Je kunt het fiche daar niet gebruiken</translation>
    </message>
    <message>
        <source>Drag it to where it takes effect; its tooltip says where.</source>
        <translation>Sleep het naar waar het werkt; de tooltip zegt waar dat is.</translation>
    </message>
    <message>
        <source>That is another player’s board</source>
        <translation>Dat is het bord van een andere speler</translation>
    </message>
    <message>
        <source>You can act only on your own board and the shared boards.</source>
        <translation>Je kunt alleen op je eigen bord en op de gezamenlijke borden iets doen.</translation>
    </message>
    <message>
        <source>You cannot do anything there now</source>
        <translation>Daar kun je nu niets doen</translation>
    </message>
</context>
<context>
    <name>HaspelknechtPromptTexts</name>
    <message>
        <source>{name}, you may return 1 pit water</source>
        <translation>{name}, je mag 1 mijnwater terugleggen</translation>
    </message>
    <message>
        <source>You took fewer than 5 disks. Drag 1 pit water to the brook, or keep it.</source>
        <translation>Je hebt minder dan 5 schijven gepakt. Sleep 1 mijnwater naar de beek, of houd het.</translation>
    </message>
    <message>
        <source>{name}, use anything you like before the scoring phase</source>
        <translation>{name}, gebruik wat je wilt vóór de waarderingsfase</translation>
    </message>
    <message>
        <source>Others, please look away: nobody may see your plan until everybody has confirmed.</source>
        <translation>Anderen, kijk even weg: niemand mag je plan zien voordat iedereen heeft bevestigd.</translation>
    </message>
    <message>
        <source>{name} takes disks</source>
        <translation>{name} pakt schijven</translation>
    </message>
    <message>
        <source>{name} may take disks once more</source>
        <translation>{name} mag nog een keer schijven pakken</translation>
    </message>
    <message>
        <source>{name} decides about the pit water</source>
        <translation>{name} beslist over het mijnwater</translation>
    </message>
    <message>
        <source>{name} plans</source>
        <translation>{name} plant</translation>
    </message>
    <message>
        <source>{name} executes the plan</source>
        <translation>{name} voert het plan uit</translation>
    </message>
    <message>
        <source>{name} prepares for the scoring phase</source>
        <translation>{name} bereidt zich voor op de waarderingsfase</translation>
    </message>
    <message>
        <source>{name} stores for the winter</source>
        <translation>{name} slaat op voor de winter</translation>
    </message>
    <message>
        <source>The turn order is drawn</source>
        <translation>De spelersvolgorde wordt geloot</translation>
    </message>
    <message>
        <source>The resource boards are refilled</source>
        <translation>De actievelden worden aangevuld</translation>
    </message>
    <message>
        <source>Disks are drawn from the bag.</source>
        <translation>Er worden schijven uit de zak getrokken.</translation>
    </message>
    <message>
        <source>{name} wins with {vp}</source>
        <translation>{name} wint met {vp}</translation>
    </message>
    <message>
        <source>All three years are over. The final scoring shows where the points came from.</source>
        <translation>De drie jaren zijn voorbij. De eindtelling laat zien waar de punten vandaan kwamen.</translation>
    </message>
    <message>
        <source>Last in this step.</source>
        <translation>Als laatste in deze stap.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <translation>Daarna: {names}</translation>
    </message>
    <message>
        <source>{name}, take all disks of one colour from one action pool</source>
        <translation>{name}, pak alle schijven van één kleur van één actieveld</translation>
    </message>
    <message>
        <source>First taking: drag them to cart field 1, where they set your place in the turn order.</source>
        <translation>Eerste keer pakken: sleep ze naar kruiwagen 1, waar ze je plaats in de spelersvolgorde bepalen.</translation>
    </message>
    <message>
        <source>{name}, take disks of one more colour, or skip</source>
        <translation>{name}, pak nog schijven van één kleur, of sla dit over</translation>
    </message>
    <message numerus="yes">
        <source>You have %n disk(s), turn order value {value}.</source>
        <translation>
            <numerusform>Je hebt %n schijf, waarde voor de volgorde {value}.</numerusform>
            <numerusform>Je hebt %n schijven, waarde voor de volgorde {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cart field 2 has room for %n more.</source>
        <translation>
            <numerusform>In kruiwagen 2 is nog plaats voor %n.</numerusform>
            <numerusform>In kruiwagen 2 is nog plaats voor %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, the Water Mill needs a pair</source>
        <translation>{name}, de watermolen heeft twee schijven van één kleur nodig</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Leg er een tweede schijf van dezelfde kleur bij, of neem de losse terug.</translation>
    </message>
    <message>
        <source>{name}, confirm your plan or rearrange it</source>
        <translation>{name}, bevestig je plan of verander het</translation>
    </message>
    <message>
        <source>{name}, plan your spring: drag your disks to your workers</source>
        <translation>{name}, plan je lente: sleep je schijven naar je arbeiders</translation>
    </message>
    <message>
        <source>{name}, plan your summer: drag your disks to your workers</source>
        <translation>{name}, plan je zomer: sleep je schijven naar je arbeiders</translation>
    </message>
    <message>
        <source>{name}, plan your autumn: drag your disks to your workers</source>
        <translation>{name}, plan je herfst: sleep je schijven naar je arbeiders</translation>
    </message>
    <message>
        <source>Still in hand: {disks}.</source>
        <translation>Nog in de hand: {disks}.</translation>
    </message>
    <message>
        <source>Confirm when ready.</source>
        <translation>Bevestig zodra je klaar bent.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Coal-digger.</source>
        <translation>Met 1 gele schijf, 1 voedsel of 1 taler betaal je de kolengraver.</translation>
    </message>
    <message>
        <source>1 yellow disk, 1 food or 1 Thaler pays the Haspelknecht.</source>
        <translation>Met 1 gele schijf, 1 voedsel of 1 taler betaal je de Haspelknecht.</translation>
    </message>
    <message>
        <source>1 food or 1 Thaler pays the Coal-miner.</source>
        <translation>Met 1 voedsel of 1 taler betaal je de mijnwerker.</translation>
    </message>
    <message>
        <source>Pay is spent when you confirm.</source>
        <translation>Wat je betaalt, ben je bij het bevestigen kwijt.</translation>
    </message>
    <message>
        <source>{name}, complete the disks for a development</source>
        <translation>{name}, vul de schijven voor een ontwikkeling aan</translation>
    </message>
    <message>
        <source>{worker}: {disks}. Different colours must match exactly what one development requires.</source>
        <translation>{worker}: {disks}. Verschillende kleuren moeten precies passen bij wat één ontwikkeling vraagt.</translation>
    </message>
    <message>
        <source>{name}, end your turn</source>
        <translation>{name}, beëindig je beurt</translation>
    </message>
    <message>
        <source>{name}, set a worker to work or acquire a development</source>
        <translation>{name}, zet een arbeider aan het werk of schaf een ontwikkeling aan</translation>
    </message>
    <message>
        <source>{name}, acquire a development: drag your player disk to it</source>
        <translation>{name}, schaf een ontwikkeling aan: sleep je spelersschijf erheen</translation>
    </message>
    <message>
        <source>{name}, set a worker to work: click one that is lit up</source>
        <translation>{name}, zet een arbeider aan het werk: klik op een die oplicht</translation>
    </message>
    <message>
        <source>Acquire a development, or end your turn and lose these disks.</source>
        <translation>Schaf een ontwikkeling aan, of beëindig je beurt en verlies deze schijven.</translation>
    </message>
    <message>
        <source>Yet to work: {workers}</source>
        <translation>Nog aan het werk te zetten: {workers}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmer has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de boer heeft nog %n actie</numerusform>
            <numerusform>{name}, de boer heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the improved farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de meesterknecht heeft nog %n actie</numerusform>
            <numerusform>{name}, de meesterknecht heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de knecht heeft nog %n actie</numerusform>
            <numerusform>{name}, de knecht heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-digger has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de kolengraver heeft nog %n actie</numerusform>
            <numerusform>{name}, de kolengraver heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-miner has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de mijnwerker heeft nog %n actie</numerusform>
            <numerusform>{name}, de mijnwerker heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Haspelknecht has %n action(s) left</source>
        <translation>
            <numerusform>{name}, de Haspelknecht heeft nog %n actie</numerusform>
            <numerusform>{name}, de Haspelknecht heeft nog %n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag pit water to the brook.</source>
        <translation>Sleep mijnwater naar de beek.</translation>
    </message>
    <message>
        <source>Drag coal from the shaft up to the farm.</source>
        <translation>Sleep steenkool uit de mijnschacht naar het erf.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</source>
        <translation>
            <numerusform>Met %n mijnwater in de mijnschacht kun je geen steenkool optakelen: sleep het eerst naar de beek.</numerusform>
            <numerusform>Met %n mijnwater in de mijnschacht kun je geen steenkool optakelen: sleep het eerst naar de beek.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no coal in the shaft.</source>
        <translation>Er ligt geen steenkool in de mijnschacht.</translation>
    </message>
    <message>
        <source>Drag coal to the farm, or pit water to the brook.</source>
        <translation>Sleep steenkool naar het erf, of mijnwater naar de beek.</translation>
    </message>
    <message>
        <source>{name}, continue to the scoring phase</source>
        <translation>{name}, ga door naar de waarderingsfase</translation>
    </message>
    <message>
        <source>{name}, make coal accessible or end your turn</source>
        <translation>{name}, maak steenkool bereikbaar of beëindig je beurt</translation>
    </message>
    <message>
        <source>Place wood, or remove pit water with the Hauling Cable. Then they can work: {workers}</source>
        <translation>Plaats hout, of verwijder mijnwater met het hijstouw. Dan kunnen werken: {workers}</translation>
    </message>
    <message>
        <source>Nothing to do as things stand: {workers}.</source>
        <translation>Nu niets te doen: {workers}.</translation>
    </message>
    <message>
        <source>Your plan is complete.</source>
        <translation>Je plan is uitgevoerd.</translation>
    </message>
    <message>
        <source>You may still use wood, action markers and buildings.</source>
        <translation>Hout, actiefiches en gebouwen kun je nog gebruiken.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm.</source>
        <translation>Sleep steenkool van de Pinge naar het erf.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft.</source>
        <translation>Sleep steenkool van de tunnel naar de mijnschacht.</translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</source>
        <translation>
            <numerusform>Met %n mijnwater kun je in de Pinge geen steenkool winnen: sleep het eerst naar de beek.</numerusform>
            <numerusform>Met %n mijnwater kun je in de Pinge geen steenkool winnen: sleep het eerst naar de beek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot excavate in the tunnel.</source>
        <translation>
            <numerusform>Met %n mijnwater in de mijnschacht kun je in de tunnel geen steenkool winnen.</numerusform>
            <numerusform>Met %n mijnwater in de mijnschacht kun je in de tunnel geen steenkool winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>De volgende steenkool ligt achter een leeg houtsymbool: plaats daar hout.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and you have no wood.</source>
        <translation>De volgende steenkool ligt achter een leeg houtsymbool, en je hebt geen hout.</translation>
    </message>
    <message>
        <source>{name}, the Windlass may remove 1 pit water</source>
        <translation>{name}, met de lier mag je 1 mijnwater verwijderen</translation>
    </message>
    <message>
        <source>Drag 1 pit water to the brook, or leave it.</source>
        <translation>Sleep 1 mijnwater naar de beek, of laat het staan.</translation>
    </message>
    <message>
        <source>{name}, choose what Mining Timber gives</source>
        <translation>{name}, kies wat de houtvoorraad oplevert</translation>
    </message>
    <message>
        <source>3 wood with 1 pit water, or 1 Thaler.</source>
        <translation>3 hout met 1 mijnwater, of 1 taler.</translation>
    </message>
    <message>
        <source>{name}, you may excavate 1 coal with Hammer and Pick</source>
        <translation>{name}, je mag 1 steenkool winnen met hamer en beitel</translation>
    </message>
    <message>
        <source>{name}, you may exchange coal with the Coal Sacks</source>
        <translation>{name}, je mag steenkool ruilen met de kolenzak</translation>
    </message>
    <message>
        <source>1 coal for 1 Thaler, 2 coal for 1 Thaler and 1 food, or none.</source>
        <translation>1 steenkool voor 1 taler, 2 steenkool voor 1 taler en 1 voedsel, of geen.</translation>
    </message>
    <message>
        <source>Use the Charcoal Burner first, or skip this.</source>
        <translation>Gebruik eerst de meiler, of sla dit over.</translation>
    </message>
    <message>
        <source>First make coal accessible: place wood, or remove pit water with the Hauling Cable.</source>
        <translation>Maak eerst steenkool bereikbaar: plaats hout, of verwijder mijnwater met het hijstouw.</translation>
    </message>
    <message>
        <source>Drag coal from the Pinge to the farm, or skip this.</source>
        <translation>Sleep steenkool van de Pinge naar het erf, of sla dit over.</translation>
    </message>
    <message>
        <source>Drag coal from the tunnel to the shaft, or skip this.</source>
        <translation>Sleep steenkool van de tunnel naar de mijnschacht, of sla dit over.</translation>
    </message>
    <message numerus="yes">
        <source>%n coal on the farm: {vp}.</source>
        <translation>
            <numerusform>%n steenkool op het erf: {vp}.</numerusform>
            <numerusform>%n steenkool op het erf: {vp}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still play action markers.</source>
        <translation>Actiefiches kun je nog gebruiken.</translation>
    </message>
    <message>
        <source>{name}, finish storing</source>
        <translation>{name}, beëindig het opslaan</translation>
    </message>
    <message>
        <source>{name}, store for the winter</source>
        <translation>{name}, sla op voor de winter</translation>
    </message>
    <message>
        <source>You may place wood first. Anything neither stored nor placed goes to the supply.</source>
        <translation>Je mag eerst hout plaatsen. Wat je niet opslaat of plaatst, gaat naar de voorraad.</translation>
    </message>
    <message>
        <source>Anything you do not store goes to the supply; Thaler stay.</source>
        <translation>Wat je niet opslaat, gaat naar de voorraad; taler blijven liggen.</translation>
    </message>
    <message>
        <source>There is nothing left to store.</source>
        <translation>Er valt niets meer op te slaan.</translation>
    </message>
    <message>
        <source>To the supply: {goods}</source>
        <translation>Naar de voorraad: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtProvenance</name>
    <message>
        <source>According to the rulebook, there are 7 coal and 2 wood symbols, with some coal before the first symbol. How the coal is divided is our guess.</source>
        <translation>Volgens het regelboekje zijn er 7 steenkool en 2 houtsymbolen, en ligt er steenkool vóór het eerste symbool. Hoe de steenkool verdeeld is, is een gok van ons.</translation>
    </message>
    <message>
        <source>According to the rulebook, there are 11 coal in 7 sections. How much is in each section is our guess.</source>
        <translation>Volgens het regelboekje ligt er 11 steenkool in 7 tunneldelen. Hoeveel er in elk deel ligt, is een gok van ons.</translation>
    </message>
    <message>
        <source>According to the rulebook, 3 sections show the wheelbarrow. Which ones is our guess.</source>
        <translation>Volgens het regelboekje staat de handkar op 3 tunneldelen. Welke dat zijn, is een gok van ons.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the oil lamp. Which ones is our guess.</source>
        <translation>Volgens het regelboekje staat de olielamp op 4 tunneldelen. Welke dat zijn, is een gok van ons.</translation>
    </message>
    <message>
        <source>According to the rulebook, 4 sections show the lorry. Which ones is our guess.</source>
        <translation>Volgens het regelboekje staat de lorrie op 4 tunneldelen. Welke dat zijn, is een gok van ons.</translation>
    </message>
    <message>
        <source>At least one of the pools C and D shows pit water. Which one is our guess.</source>
        <translation>Minstens een van de velden C en D toont mijnwater. Welk dat is, is een gok van ons.</translation>
    </message>
    <message>
        <source>The rulebooks give the requirement of tile 31 only. We assume that the others follow its pattern: one coloured disk and as many grey ones as the tile’s level.</source>
        <translation>De regelboekjes noemen alleen wat tegel 31 vraagt. We nemen aan dat de andere hetzelfde patroon volgen: één gekleurde schijf en zoveel grijze als het niveau van de tegel.</translation>
    </message>
    <message>
        <source>In an example in the rulebook, a player pays three disks for this tile, 1 yellow and 2 brown. Which of them are coloured is our guess.</source>
        <translation>In een voorbeeld in het regelboekje betaalt een speler drie schijven voor deze tegel, 1 gele en 2 bruine. Welke daarvan gekleurd zijn, is een gok van ons.</translation>
    </message>
    <message>
        <source>The rulebook says what these symbols score. Which tiles show the fork and which the hammer and pick, eight each, is our guess.</source>
        <translation>Het regelboekje zegt wat deze symbolen opleveren. Welke tegels de hooivork tonen en welke hamer en beitel, acht van elk, is een gok van ons.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtQuestions</name>
    <message>
        <source>Which disks do you take first?</source>
        <translation>Welke schijven pak je eerst?</translation>
    </message>
    <message>
        <source>Which disks do you take second, if any?</source>
        <translation>Welke schijven pak je daarna, als je er nog pakt?</translation>
    </message>
    <message>
        <source>Do you return pit water?</source>
        <translation>Leg je mijnwater terug?</translation>
    </message>
    <message>
        <source>Which workers get your disks?</source>
        <translation>Welke arbeiders krijgen je schijven?</translation>
    </message>
    <message>
        <source>What does your worker do now?</source>
        <translation>Wat doet je arbeider nu?</translation>
    </message>
    <message>
        <source>What do you do before the scoring phase?</source>
        <translation>Wat doe je vóór de waarderingsfase?</translation>
    </message>
    <message>
        <source>What do you store for the winter?</source>
        <translation>Wat sla je op voor de winter?</translation>
    </message>
</context>
<context>
    <name>HaspelknechtReasonTexts</name>
    <message>
        <source>you acquire {tile} now, for {vp}</source>
        <translation>je schaft nu {tile} aan, voor {vp}</translation>
    </message>
    <message>
        <source>you acquire {tile} now</source>
        <translation>je schaft nu {tile} aan</translation>
    </message>
    <message>
        <source>you get {tile} more often (for {items})</source>
        <translation>je krijgt vaker {tile} (telt voor {items})</translation>
    </message>
    <message>
        <source>{vp} more at once ({items})</source>
        <translation>meteen {vp} meer ({items})</translation>
    </message>
    <message>
        <source>you exhaust the Pinge now, for {vp}</source>
        <translation>je put nu de Pinge uit, voor {vp}</translation>
    </message>
    <message numerus="yes">
        <source>%n more coal on your farm</source>
        <translation>
            <numerusform>%n steenkool meer op je erf</numerusform>
            <numerusform>%n steenkool meer op je erf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coal excavated</source>
        <translation>
            <numerusform>%n steenkool meer gewonnen</numerusform>
            <numerusform>%n steenkool meer gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>pit water does not stop your excavating</source>
        <translation>mijnwater houdt het winnen van steenkool niet tegen</translation>
    </message>
    <message numerus="yes">
        <source>%n less pit water</source>
        <translation>
            <numerusform>%n mijnwater minder</numerusform>
            <numerusform>%n mijnwater minder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood in the tunnel</source>
        <translation>
            <numerusform>%n hout meer in de tunnel</numerusform>
            <numerusform>%n hout meer in de tunnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Thaler on your farm</source>
        <translation>
            <numerusform>%n taler meer op je erf</numerusform>
            <numerusform>%n taler meer op je erf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more food on your farm</source>
        <translation>
            <numerusform>%n voedsel meer op je erf</numerusform>
            <numerusform>%n voedsel meer op je erf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood on your farm</source>
        <translation>
            <numerusform>%n hout meer op je erf</numerusform>
            <numerusform>%n hout meer op je erf</numerusform>
        </translation>
    </message>
    <message>
        <source>more points ({items})</source>
        <translation>meer punten ({items})</translation>
    </message>
    <message>
        <source>fewer points lost ({items})</source>
        <translation>minder puntenverlies ({items})</translation>
    </message>
    <message>
        <source>{name} gets fewer points ({items})</source>
        <translation>{name} krijgt minder punten ({items})</translation>
    </message>
    <message>
        <source>you go first in the new turn order</source>
        <translation>je bent als eerste aan de beurt in de nieuwe spelersvolgorde</translation>
    </message>
    <message>
        <source>you are number {count} in the new turn order, not number {other}</source>
        <translation>je staat op plaats {count} in plaats van {other} in de nieuwe spelersvolgorde</translation>
    </message>
    <message>
        <source>cart field 1 counts only {count} instead of {other}: the lowest total goes first</source>
        <translation>kruiwagen 1 telt maar {count} in plaats van {other}: de laagste waarde begint</translation>
    </message>
    <message numerus="yes">
        <source>%n more disk(s)</source>
        <translation>
            <numerusform>%n schijf meer</numerusform>
            <numerusform>%n schijven meer</numerusform>
        </translation>
    </message>
    <message>
        <source>no pit water comes with the disks</source>
        <translation>bij de schijven komt geen mijnwater</translation>
    </message>
    <message>
        <source>Farmer and Farmhand do the same work: you get the synergy bonus</source>
        <translation>boer en knecht doen hetzelfde werk: je krijgt de samenwerkingsbonus</translation>
    </message>
    <message>
        <source>the Farmer produces food: you get the summer bonus</source>
        <translation>de boer produceert voedsel: je krijgt de zomerbonus</translation>
    </message>
    <message>
        <source>one more contract worker ({worker})</source>
        <translation>een ingehuurde arbeider meer ({worker})</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRefusals</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Look through the log, or start a new game.</source>
        <translation>Kijk terug onder “Verloop”, of begin een nieuw spel.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtRemarkTexts</name>
    <message>
        <source>Pit water blocks the Pinge.</source>
        <translation>Mijnwater blokkeert de Pinge.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With 2 or more, you cannot excavate.</source>
        <translation>
            <numerusform>Jij hebt er %n. Bij 2 of meer kun je geen steenkool winnen.</numerusform>
            <numerusform>Jij hebt er %n. Bij 2 of meer kun je geen steenkool winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel.</source>
        <translation>Mijnwater blokkeert de tunnel.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With {limit} or more, you cannot excavate there.</source>
        <translation>
            <numerusform>Jij hebt er %n. Bij {limit} of meer kun je daar geen steenkool winnen.</numerusform>
            <numerusform>Jij hebt er %n. Bij {limit} of meer kun je daar geen steenkool winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worker} could acquire: {tiles}</source>
        <translation>{worker} kan aanschaffen: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>Worth up to %n VP at once.</source>
        <translation>
            <numerusform>Levert meteen %n OP op.</numerusform>
            <numerusform>Levert meteen tot %n OP op.</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer worth any VP.</source>
        <translation>Levert geen OP meer op.</translation>
    </message>
    <message>
        <source>{worker}: needs accessible coal first</source>
        <translation>{worker}: heeft eerst bereikbare steenkool nodig</translation>
    </message>
    <message>
        <source>Before this worker, place wood or let other workers work.</source>
        <translation>Plaats voor deze arbeider hout of zet eerst andere arbeiders aan het werk.</translation>
    </message>
    <message>
        <source>{worker}: nothing to do as things stand</source>
        <translation>{worker}: kan zo niets doen</translation>
    </message>
    <message>
        <source>Anything that cannot act when plans are executed is lost.</source>
        <translation>Wat bij het uitvoeren niets kan doen, vervalt.</translation>
    </message>
    <message>
        <source>Still missing for this winter’s lease: {missing}</source>
        <translation>Pacht van deze winter, nog tekort: {missing}</translation>
    </message>
    <message>
        <source>With this plan, still missing for this winter’s lease: {missing}</source>
        <translation>Pacht van deze winter, met dit plan nog tekort: {missing}</translation>
    </message>
    <message>
        <source>Total due: {due}. You take a debt chit for each missing item.</source>
        <translation>In totaal: {due}. Voor elk ontbrekend stuk krijg je een schuldfiche.</translation>
    </message>
    <message>
        <source>Not placed: {disks}</source>
        <translation>Niet geplaatst: {disks}</translation>
    </message>
    <message>
        <source>You may leave disks unused; they go back into the bag.</source>
        <translation>Schijven mogen ongebruikt blijven; ze gaan terug in de zak.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtScoreTexts</name>
    <message>
        <source>VP for acquiring developments: the earlier, the more.</source>
        <translation>OP voor het aanschaffen van ontwikkelingen: hoe eerder, hoe meer.</translation>
    </message>
    <message>
        <source>VP for the coal on the farm in each winter: by the chart on the year wheel, or with Horse and Cart.</source>
        <translation>OP voor de steenkool op het erf in elke winter: volgens de tabel op de jaarcirkel, of met Paard en wagen.</translation>
    </message>
    <message>
        <source>VP for goods stored in winter.</source>
        <translation>OP voor wat in de winter is opgeslagen.</translation>
    </message>
    <message>
        <source>VP for exhausting the Pinge in year I or II.</source>
        <translation>OP voor het uitputten van de Pinge in jaar I of II.</translation>
    </message>
    <message>
        <source>VP for each use of the Charcoal Burner.</source>
        <translation>OP voor elk gebruik van de meiler.</translation>
    </message>
    <message>
        <source>VP for playing the Hauling Cable.</source>
        <translation>OP voor het gebruik van het hijstouw.</translation>
    </message>
    <message>
        <source>VP for each pair of yellow disks on the Water Mill.</source>
        <translation>OP voor elk paar gele schijven op de watermolen.</translation>
    </message>
    <message>
        <source>The printed VP of each emptied section: no coal left, wood on its symbol.</source>
        <translation>De gedrukte OP van elk leeg tunneldeel: geen steenkool meer, hout op het symbool.</translation>
    </message>
    <message>
        <source>VP for emptied sections with the symbol of your Wheelbarrow, Oil Lamp or Lorry.</source>
        <translation>OP voor lege tunneldelen met het symbool van je handkar, olielamp of lorrie.</translation>
    </message>
    <message>
        <source>VP for the symbols that your Hand Cart or Coal Driver counts.</source>
        <translation>OP voor de symbolen die je bolderkar of kolenman telt.</translation>
    </message>
    <message>
        <source>VP for the total number of building symbols on your developments.</source>
        <translation>OP voor alle gebouwsymbolen op je ontwikkelingen samen.</translation>
    </message>
    <message>
        <source>VP for each unused action marker.</source>
        <translation>OP voor elk ongebruikt actiefiche.</translation>
    </message>
    <message>
        <source>VP for Thaler: the first ones are worth less than later ones.</source>
        <translation>OP voor alle taler samen: de eerste zijn minder waard dan latere.</translation>
    </message>
    <message>
        <source>VP lost for debt chits.</source>
        <translation>Verlies van OP door schuldfiches.</translation>
    </message>
    <message>
        <source>VP lost for pit water; one pit water costs nothing.</source>
        <translation>Verlies van OP door mijnwater; één mijnwater kost niets.</translation>
    </message>
    <message>
        <source>Owns: {tiles}</source>
        <translation>Bezit: {tiles}</translation>
    </message>
    <message>
        <source>Owns no developments yet</source>
        <translation>Bezit nog geen ontwikkeling</translation>
    </message>
    <message>
        <source>Now on the farm: {amount}</source>
        <translation>Nu op het erf: {amount}</translation>
    </message>
    <message>
        <source>Emptied sections: {count} of {all}</source>
        <translation>Lege tunneldelen: {count} van {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n building symbol(s)</source>
        <translation>
            <numerusform>%n gebouwsymbool</numerusform>
            <numerusform>%n gebouwsymbolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>Forks: {forks}, hammers and picks: {picks}</source>
        <translation>Hooivorken: {forks}, hamers en beitels: {picks}</translation>
    </message>
    <message>
        <source>tie: most coal excavated, then earlier in the turn order</source>
        <translation>gelijke stand: de meeste gewonnen steenkool, dan wie eerder in de spelersvolgorde staat</translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three years and {number} moves.</source>
        <translation>
            <numerusform>%n OP meer dan {other}, na drie jaar en {number} zetten.</numerusform>
            <numerusform>%n OP meer dan {other}, na drie jaar en {number} zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has just as many VP, but {winner} excavated more coal: {coal} to {less}. {number} moves.</source>
        <translation>{other} heeft evenveel OP, maar {winner} heeft meer steenkool gewonnen: {coal} tegen {less}. {number} zetten.</translation>
    </message>
    <message>
        <source>{other} has just as many VP and excavated just as much coal, but {winner} is earlier in the turn order. {number} moves.</source>
        <translation>{other} heeft evenveel OP en heeft evenveel steenkool gewonnen, maar {winner} staat eerder in de spelersvolgorde. {number} zetten.</translation>
    </message>
    <message>
        <source>The score after each season, and the final scoring</source>
        <translation>De score na elk seizoen, en de eindtelling</translation>
    </message>
    <message>
        <source>What each player would have scored if the game had ended after that season</source>
        <translation>Wat elke speler zou hebben gescoord als het spel na dat seizoen was geëindigd</translation>
    </message>
</context>
<context>
    <name>HaspelknechtSetupTexts</name>
    <message>
        <source>My own…</source>
        <translation>Mijn eigen…</translation>
    </message>
    <message>
        <source>second version</source>
        <translation>tweede versie</translation>
    </message>
    <message>
        <source>booklet</source>
        <translation>boekje</translation>
    </message>
    <message>
        <source>Not offered: all four buildings are in play as tiles.</source>
        <translation>Niet aangeboden: alle vier de gebouwen zijn als tegel in het spel.</translation>
    </message>
    <message>
        <source>Not offered: {tile} is in play.</source>
        <translation>Niet aangeboden: {tile} is in het spel.</translation>
    </message>
    <message>
        <source>Depends on the tiles in play.</source>
        <translation>Hangt af van de tegels in het spel.</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTableTexts</name>
    <message>
        <source>Resource boards</source>
        <translation>Grondstofborden</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Ontwikkelingen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Bord van {name}</translation>
    </message>
    <message>
        <source>{name}’s carts and workers</source>
        <translation>Kruiwagens en arbeiders van {name}</translation>
    </message>
    <message>
        <source>{name}’s mine</source>
        <translation>Mijn van {name}</translation>
    </message>
    <message>
        <source>{name}’s farm</source>
        <translation>Erf van {name}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}</source>
        <translation>Plaats {place} in de spelersvolgorde: {name}. {score}</translation>
    </message>
    <message>
        <source>Place {place} in the turn order: {name}. {score}; if the game ended now, {forecast}</source>
        <translation>Plaats {place} in de spelersvolgorde: {name}. {score}; als het spel nu eindigde, {forecast}</translation>
    </message>
    <message>
        <source>Lease for year {year}: {due}; {missing}</source>
        <translation>Pacht van jaar {year}: {due}; {missing}</translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no reeling</source>
        <translation>
            <numerusform>%n water in de mijnschacht: niet takelen</numerusform>
            <numerusform>%n water in de mijnschacht: niet takelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no excavating</source>
        <translation>
            <numerusform>%n water in de mijnschacht: geen steenkool uit de tunnel</numerusform>
            <numerusform>%n water in de mijnschacht: geen steenkool uit de tunnel</numerusform>
        </translation>
    </message>
    <message>
        <source>Emptied sections of the tunnel: {count} of {all}</source>
        <translation>Lege tunneldelen: {count} van {all}</translation>
    </message>
    <message>
        <source>Developments: {names}</source>
        <translation>Ontwikkelingen: {names}</translation>
    </message>
    <message>
        <source>Buildings: {names}</source>
        <translation>Gebouwen: {names}</translation>
    </message>
    <message>
        <source>Action markers: {names}</source>
        <translation>Actiefiches: {names}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTerms</name>
    <message>
        <source>action disk</source>
        <translation>actieschijf</translation>
    </message>
    <message>
        <source>player disk</source>
        <translation>spelersschijf</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>steenkool</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>hout</translation>
    </message>
    <message>
        <source>food</source>
        <translation>voedsel</translation>
    </message>
    <message>
        <source>pit water</source>
        <translation>mijnwater</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>taler</translation>
    </message>
    <message>
        <source>debt chit</source>
        <translation>schuldfiche</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>overwinningspunt</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>action marker</source>
        <translation>actiefiche</translation>
    </message>
    <message>
        <source>development tile</source>
        <translation>ontwikkelingstegel</translation>
    </message>
    <message>
        <source>development board</source>
        <translation>ontwikkelingsbord</translation>
    </message>
    <message>
        <source>assist tile</source>
        <translation>hulptegel</translation>
    </message>
    <message>
        <source>building tile</source>
        <translation>gebouwtegel</translation>
    </message>
    <message>
        <source>year wheel board</source>
        <translation>jaarcirkelbord</translation>
    </message>
    <message>
        <source>player board</source>
        <translation>spelersbord</translation>
    </message>
    <message>
        <source>resource board</source>
        <translation>grondstofbord</translation>
    </message>
    <message>
        <source>action pool</source>
        <translation>actieveld</translation>
    </message>
    <message>
        <source>reserve pool</source>
        <translation>voorraadveld</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>stoffen zak</translation>
    </message>
    <message>
        <source>phase marker</source>
        <translation>fasemarker</translation>
    </message>
    <message>
        <source>year marker</source>
        <translation>jaarmarker</translation>
    </message>
    <message>
        <source>turn order chart</source>
        <translation>volgordespoor</translation>
    </message>
    <message>
        <source>score track</source>
        <translation>scorespoor</translation>
    </message>
    <message>
        <source>general supply</source>
        <translation>algemene voorraad</translation>
    </message>
    <message>
        <source>farm area</source>
        <translation>erf</translation>
    </message>
    <message>
        <source>Pinge</source>
        <translation>Pinge</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>mijnschacht</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>section</source>
        <translation>tunneldeel</translation>
    </message>
    <message>
        <source>wood symbol</source>
        <translation>houtsymbool</translation>
    </message>
    <message>
        <source>cart field</source>
        <translation>kruiwagen</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>arbeider</translation>
    </message>
    <message>
        <source>own worker</source>
        <translation>eigen arbeider</translation>
    </message>
    <message>
        <source>contract worker</source>
        <translation>ingehuurde arbeider</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>knecht</translation>
    </message>
    <message>
        <source>improved farmhand</source>
        <translation>meesterknecht</translation>
    </message>
    <message>
        <source>Coal-digger</source>
        <translation>kolengraver</translation>
    </message>
    <message>
        <source>Coal-miner</source>
        <translation>mijnwerker</translation>
    </message>
    <message>
        <source>Haspelknecht</source>
        <translation>Haspelknecht</translation>
    </message>
    <message>
        <source>Coal-miner and Haspelknecht</source>
        <translation>mijnwerker en Haspelknecht</translation>
    </message>
    <message>
        <source>synergy bonus</source>
        <translation>samenwerkingsbonus</translation>
    </message>
    <message>
        <source>summer bonus</source>
        <translation>zomerbonus</translation>
    </message>
    <message>
        <source>Pinge bonus</source>
        <translation>Pinge-bonus</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>zomer</translation>
    </message>
    <message>
        <source>autumn</source>
        <translation>herfst</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>winter</translation>
    </message>
    <message>
        <source>year</source>
        <translation>jaar</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>pit water phase</source>
        <translation>mijnwaterfase</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>actiefase</translation>
    </message>
    <message>
        <source>scoring phase</source>
        <translation>waarderingsfase</translation>
    </message>
    <message>
        <source>payment phase</source>
        <translation>pachtfase</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>opslagfase</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>volgende jaar</translation>
    </message>
    <message>
        <source>Refilling the resource boards</source>
        <translation>Actievelden aanvullen</translation>
    </message>
    <message>
        <source>Taking action disks</source>
        <translation>Actieschijven pakken</translation>
    </message>
    <message>
        <source>Determining player turn order</source>
        <translation>Spelersvolgorde bepalen</translation>
    </message>
    <message>
        <source>Planning and executing actions</source>
        <translation>Acties plannen en uitvoeren</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>pacht</translation>
    </message>
    <message>
        <source>remove pit water</source>
        <translation>mijnwater verwijderen</translation>
    </message>
    <message>
        <source>excavate coal</source>
        <translation>steenkool winnen</translation>
    </message>
    <message>
        <source>acquire a development</source>
        <translation>een ontwikkeling aanschaffen</translation>
    </message>
    <message>
        <source>Carrying Pole</source>
        <translation>Juk</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>Schuur</translation>
    </message>
    <message>
        <source>Pickaxe</source>
        <translation>Pikhouweel</translation>
    </message>
    <message>
        <source>Hauling Cable</source>
        <translation>Hijstouw</translation>
    </message>
    <message>
        <source>Charcoal Burner</source>
        <translation>Meiler</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Emmer</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Handkar</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Coal Storage</source>
        <translation>Kolenhok</translation>
    </message>
    <message>
        <source>Windlass</source>
        <translation>Lier</translation>
    </message>
    <message>
        <source>Mining Timber</source>
        <translation>Houtvoorraad</translation>
    </message>
    <message>
        <source>Oil Lamp</source>
        <translation>Olielamp</translation>
    </message>
    <message>
        <source>Hammer and Pick</source>
        <translation>Hamer en beitel</translation>
    </message>
    <message>
        <source>Coal Sacks</source>
        <translation>Kolenzak</translation>
    </message>
    <message>
        <source>Water Mill</source>
        <translation>Watermolen</translation>
    </message>
    <message>
        <source>Coal Driver</source>
        <translation>Kolenman</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Lorrie</translation>
    </message>
    <message>
        <source>Hand Cart</source>
        <translation>Bolderkar</translation>
    </message>
    <message>
        <source>Horse and Cart</source>
        <translation>Paard en wagen</translation>
    </message>
    <message>
        <source>Small Coal Mine</source>
        <translation>Kleine kolenmijn</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>hooivork</translation>
    </message>
    <message>
        <source>hammer and pick</source>
        <translation>hamer en beitel</translation>
    </message>
    <message>
        <source>building</source>
        <translation>gebouw</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Three long legs</source>
        <translation>Drie lange benen</translation>
    </message>
    <message>
        <source>Four long legs</source>
        <translation>Vier lange benen</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Vleugels</translation>
    </message>
    <message>
        <source>Three short legs</source>
        <translation>Drie korte benen</translation>
    </message>
    <message>
        <source>Four short legs</source>
        <translation>Vier korte benen</translation>
    </message>
    <message>
        <source>Two short asymmetric legs</source>
        <translation>Twee korte ongelijke benen</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Bloem</translation>
    </message>
    <message>
        <source>Three circles</source>
        <translation>Drie cirkels</translation>
    </message>
    <message>
        <source>Two long asymmetric legs</source>
        <translation>Twee lange ongelijke benen</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Twee cirkels</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Vlinder</translation>
    </message>
</context>
<context>
    <name>HaspelknechtThemes</name>
    <message>
        <source>Turn order</source>
        <translation>Spelersvolgorde</translation>
    </message>
    <message>
        <source>Taking disks</source>
        <translation>Schijven pakken</translation>
    </message>
    <message>
        <source>Pit water</source>
        <translation>Mijnwater</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Ontwikkelingen</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Pinge and coal</source>
        <translation>Pinge en steenkool</translation>
    </message>
    <message>
        <source>Food, wood and Thaler</source>
        <translation>Voedsel, hout en taler</translation>
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
        <translation>Geeft 1 taler.</translation>
    </message>
    <message>
        <source>Building: stores 1 wood, food or coal in winter; 2 VP if it is food.</source>
        <translation>Gebouw: slaat in de winter 1 hout, voedsel of steenkool op; 2 OP als het voedsel is.</translation>
    </message>
    <message>
        <source>Turns the Farmhand into the improved farmhand, who may also acquire developments.</source>
        <translation>Maakt van de knecht de meesterknecht, die ook ontwikkelingen mag aanschaffen.</translation>
    </message>
    <message>
        <source>Action marker: remove 1 pit water from the Pinge or the shaft and gain 1 VP.</source>
        <translation>Actiefiche: verwijder 1 mijnwater uit de Pinge of de mijnschacht en krijg 1 OP.</translation>
    </message>
    <message>
        <source>Building: exchange 2 wood for 2 coal and 1 VP, as often as you like on your own turn.</source>
        <translation>Gebouw: ruil 2 hout voor 2 steenkool en 1 OP, zo vaak je wilt in je eigen beurt.</translation>
    </message>
    <message>
        <source>Building: once per action phase, from the next one on, exchange 2 wood for 2 coal and 1 VP.</source>
        <translation>Gebouw: vanaf de volgende actiefase ruil je één keer per fase 2 hout voor 2 steenkool en 1 OP.</translation>
    </message>
    <message>
        <source>You get no more pit water in the pit water phases.</source>
        <translation>Je krijgt geen mijnwater meer in de mijnwaterfasen.</translation>
    </message>
    <message>
        <source>Action marker: counts as a yellow disk. At the end, 1 VP for each emptied section with a wheelbarrow.</source>
        <translation>Actiefiche: telt als een gele schijf. Aan het einde 1 OP per leeg tunneldeel met een handkar.</translation>
    </message>
    <message>
        <source>Action marker: counts as a brown disk.</source>
        <translation>Actiefiche: telt als een bruine schijf.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal and 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Gebouw: slaat in de winter 1 steenkool en 1 hout op; 1 OP als er steenkool ligt.</translation>
    </message>
    <message>
        <source>Building: stores 1 coal or 1 wood in winter; 1 VP if coal is stored.</source>
        <translation>Gebouw: slaat in de winter 1 steenkool of 1 hout op; 1 OP als er steenkool ligt.</translation>
    </message>
    <message>
        <source>You may remove 1 pit water at once. Action marker: the Haspelknecht takes 3 actions without pay.</source>
        <translation>Je mag meteen 1 mijnwater verwijderen. Actiefiche: de Haspelknecht doet 3 acties zonder betaling.</translation>
    </message>
    <message>
        <source>Gives 3 wood and 1 pit water, or 1 Thaler: choose one.</source>
        <translation>Geeft naar keuze 3 hout met 1 mijnwater, of 1 taler.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from any reserve pool with one from any action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Geeft 1 taler. Actiefiche: ruil een schijf van een willekeurig voorraadveld voor een van een willekeurig actieveld. Aan het einde 1 OP per leeg tunneldeel met een olielamp.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. Action marker: swap a disk from a reserve pool with one from its action pool. At the end, 1 VP for each emptied section with an oil lamp.</source>
        <translation>Geeft 1 taler. Actiefiche: ruil een schijf van een voorraadveld voor een van het bijbehorende actieveld. Aan het einde 1 OP per leeg tunneldeel met een olielamp.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and you may excavate 1 accessible coal at once. Action marker: counts as a black disk.</source>
        <translation>Geeft 1 hout, en je mag meteen 1 bereikbare steenkool winnen. Actiefiche: telt als een zwarte schijf.</translation>
    </message>
    <message>
        <source>You may exchange 1 coal from your farm for 1 Thaler, or 2 coal for 1 Thaler and 1 food.</source>
        <translation>Je mag 1 steenkool van je erf ruilen voor 1 taler, of 2 steenkool voor 1 taler en 1 voedsel.</translation>
    </message>
    <message>
        <source>Building, from the next action phase on: 2 yellow disks give 1 food and 2 VP, 2 black disks give 1 Thaler.</source>
        <translation>Gebouw, vanaf de volgende actiefase: 2 gele schijven geven 1 voedsel en 2 OP, 2 zwarte schijven geven 1 taler.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler. At the end, 1 VP for each hammer and pick on your developments.</source>
        <translation>Geeft 1 taler. Aan het einde 1 OP per hamer en beitel op je ontwikkelingen.</translation>
    </message>
    <message>
        <source>Gives 1 wood, and 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Geeft 1 hout, en 2 steenkool uit de voorraad in je mijnschacht. Aan het einde 1 OP per leeg tunneldeel met een lorrie.</translation>
    </message>
    <message>
        <source>Gives 1 wood and, once your Pinge is exhausted, 2 coal from the supply to your shaft. At the end, 1 VP for each emptied section with a lorry.</source>
        <translation>Geeft 1 hout en, als je Pinge uitgeput is, 2 steenkool uit de voorraad in je mijnschacht. Aan het einde 1 OP per leeg tunneldeel met een lorrie.</translation>
    </message>
    <message>
        <source>Gives 1 food. At the end, 1 VP for each fork on your developments.</source>
        <translation>Geeft 1 voedsel. Aan het einde 1 OP per hooivork op je ontwikkelingen.</translation>
    </message>
    <message>
        <source>Gives 1 Thaler and 1 food. In winter, each coal on your farm scores 1 VP.</source>
        <translation>Geeft 1 taler en 1 voedsel. In de winter levert elke steenkool op je erf 1 OP op.</translation>
    </message>
    <message>
        <source>Gives 3 Thaler.</source>
        <translation>Geeft 3 taler.</translation>
    </message>
    <message>
        <source>Requires: {disks}</source>
        <translation>Vraagt: {disks}</translation>
    </message>
    <message>
        <source>Next owner: {vp}</source>
        <translation>Volgende eigenaar: {vp}</translation>
    </message>
    <message>
        <source>Symbol: {symbol}</source>
        <translation>Symbool: {symbol}</translation>
    </message>
    <message>
        <source>Owners, the last one on top: {names}</source>
        <translation>Eigenaars, de laatste bovenop: {names}</translation>
    </message>
    <message>
        <source>Out of reach: it touches none of your developments, and nobody owns it</source>
        <translation>Buiten bereik: grenst niet aan een ontwikkeling van jou, en niemand bezit hem</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Niet in het spel</translation>
    </message>
    <message>
        <source>You own it</source>
        <translation>Je bezit hem</translation>
    </message>
    <message>
        <source>Out of reach: all your player disks are placed</source>
        <translation>Buiten bereik: al je spelersschijven zijn geplaatst</translation>
    </message>
    <message>
        <source>No fee: level 1 is open to all</source>
        <translation>Geen kosten: niveau 1 staat voor iedereen open</translation>
    </message>
    <message>
        <source>No fee: it touches your {numbers}</source>
        <translation>Geen kosten: grenst aan je {numbers}</translation>
    </message>
    <message>
        <source>Fee: 1 food to {name}</source>
        <translation>Kosten: 1 voedsel aan {name}</translation>
    </message>
    <message>
        <source>Fee: 1 wood to {name}</source>
        <translation>Kosten: 1 hout aan {name}</translation>
    </message>
    <message>
        <source>Fee: 1 coal to {name}</source>
        <translation>Kosten: 1 steenkool aan {name}</translation>
    </message>
    <message>
        <source>Fee, one of these, to {name}: {goods}</source>
        <translation>Kosten, naar keuze, aan {name}: {goods}</translation>
    </message>
</context>
<context>
    <name>HaspelknechtTurningPointTexts</name>
    <message>
        <source>{name} acquires {tile}.</source>
        <translation>{name} schaft {tile} aan.</translation>
    </message>
    <message>
        <source>{name} acquires {tile} and {other}.</source>
        <translation>{name} schaft {tile} en {other} aan.</translation>
    </message>
    <message numerus="yes">
        <source>{name} empties %n section(s) of the tunnel.</source>
        <translation>
            <numerusform>{name} maakt %n tunneldeel leeg.</numerusform>
            <numerusform>{name} maakt %n tunneldelen leeg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm.</source>
        <translation>
            <numerusform>{name} telt %n steenkool op het erf.</numerusform>
            <numerusform>{name} telt %n steenkool op het erf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease costs {name} %n Thaler.</source>
        <translation>
            <numerusform>De pacht kost {name} %n taler.</numerusform>
            <numerusform>De pacht kost {name} %n taler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease leaves {name} with %n debt chit(s).</source>
        <translation>
            <numerusform>De pacht levert {name} %n schuldfiche op.</numerusform>
            <numerusform>De pacht levert {name} %n schuldfiches op.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets rid of pit water.</source>
        <translation>{name} raakt mijnwater kwijt.</translation>
    </message>
    <message>
        <source>Pit water rises in {name}’s mine.</source>
        <translation>Het mijnwater stijgt in de mijn van {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} verliest %n OP.</numerusform>
            <numerusform>{name} verliest %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has exhausted the Pinge: %n VP.</source>
        <translation>
            <numerusform>{name} heeft de Pinge uitgeput: %n OP.</numerusform>
            <numerusform>{name} heeft de Pinge uitgeput: %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the winter storage.</source>
        <translation>
            <numerusform>{name} scoort %n OP voor de winteropslag.</numerusform>
            <numerusform>{name} scoort %n OP voor de winteropslag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner.</source>
        <translation>
            <numerusform>{name} scoort %n OP met de meiler.</numerusform>
            <numerusform>{name} scoort %n OP met de meiler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable.</source>
        <translation>
            <numerusform>{name} scoort %n OP met het hijstouw.</numerusform>
            <numerusform>{name} scoort %n OP met het hijstouw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill.</source>
        <translation>
            <numerusform>{name} scoort %n OP met de watermolen.</numerusform>
            <numerusform>{name} scoort %n OP met de watermolen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains Thaler: %n VP.</source>
        <translation>
            <numerusform>{name} krijgt taler: %n OP.</numerusform>
            <numerusform>{name} krijgt taler: %n OP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} krijgt %n OP.</numerusform>
            <numerusform>{name} krijgt %n OP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCardTexts</name>
    <message>
        <source>Why did {name} do that?</source>
        <translation>Waarom deed {name} dat?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>De beste zetten</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <translation>{bot} denkt na…</translation>
    </message>
    <message>
        <source>Value of each choice in points, as {bot} judges it</source>
        <translation>Waarde van elke keuze in punten, volgens {bot}</translation>
    </message>
    <message>
        <source>Expected final points, as {bot} judges it</source>
        <translation>Verwachte eindscore, volgens {bot}</translation>
    </message>
    <message numerus="yes">
        <source>Expected final points: the average of %n game(s) played quickly to the end as {bot} would; two in three end within ±{spread}.</source>
        <translation>
            <numerusform>Verwachte eindscore: het gemiddelde van %n spel, snel uitgespeeld zoals {bot}; twee op de drie eindigen binnen ±{spread}.</numerusform>
            <numerusform>Verwachte eindscore: het gemiddelde van %n spellen, snel uitgespeeld zoals {bot}; twee op de drie eindigen binnen ±{spread}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot has crashed. Ask again to restart it.</source>
        <translation>De bot is vastgelopen. Vraag het opnieuw om hem te herstarten.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Er viel niets anders te kiezen.</translation>
    </message>
    <message>
        <source>Plays: {move}</source>
        <translation>Speelt: {move}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Now: {facts}</source>
        <translation>Nu: {facts}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>About as good as the next</source>
        <translation>Ongeveer even goed als de volgende</translation>
    </message>
    <message>
        <source>Why: {reasons}</source>
        <translation>Waarom: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last</source>
        <translation>Ongeveer even goed als de volgende, beter dan de laatste</translation>
    </message>
    <message>
        <source>About as good as the next, better than the last: {reasons}</source>
        <translation>Ongeveer even goed als de volgende, beter dan de laatste: {reasons}</translation>
    </message>
    <message>
        <source>About as good as the best</source>
        <translation>Ongeveer even goed als de beste</translation>
    </message>
    <message>
        <source>For the best: {reasons}</source>
        <translation>Voor de beste: {reasons}</translation>
    </message>
    <message>
        <source>For this one: {reasons}</source>
        <translation>Hiervoor pleit: {reasons}</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>No single reason stands out</source>
        <translation>Geen enkele reden springt eruit</translation>
    </message>
    <message>
        <source>{source} {points} ± {margin}</source>
        <translation>{source} {points} ± {margin}</translation>
    </message>
    <message>
        <source>In all {points} ± {margin}</source>
        <translation>In totaal {points} ± {margin}</translation>
    </message>
    <message>
        <source>As good as the best: {sources}</source>
        <translation>Even goed als de beste: {sources}</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>Even goed als de beste</translation>
    </message>
    <message>
        <source>{points} less than the best</source>
        <translation>{points} minder dan de beste</translation>
    </message>
    <message>
        <source>Compared with the other choice: {sources}</source>
        <translation>Vergeleken met de andere keuze: {sources}</translation>
    </message>
    <message>
        <source>Compared with the average of the other choices: {sources}</source>
        <translation>Vergeleken met het gemiddelde van de andere keuzes: {sources}</translation>
    </message>
    <message>
        <source>{points} less than the best: {sources}</source>
        <translation>{points} minder dan de beste: {sources}</translation>
    </message>
    <message>
        <source>bot’s judgement</source>
        <translation>inschatting</translation>
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
        <translation>Waarom deed {name} dat?</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%n answers, {right} of them right.</source>
        <translation>
            <numerusform>%n antwoord, waarvan {right} goed.</numerusform>
            <numerusform>%n antwoorden, waarvan {right} goed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n days.</source>
        <translation>
            <numerusform>Langste reeks: %n dag.</numerusform>
            <numerusform>Langste reeks: %n dagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating in {game}</source>
        <translation>Rating in {game}</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>nog geen antwoord</translation>
    </message>
    <message>
        <source>Solved puzzles by day</source>
        <translation>Opgeloste puzzels per dag</translation>
    </message>
    <message>
        <source>the last {weeks} weeks, all games</source>
        <translation>de laatste {weeks} weken, alle spellen</translation>
    </message>
    <message>
        <source>The rating (Glicko-2) compares you with the puzzles; only your first try at each puzzle counts. ± is the 95% margin. Days change at midnight UTC, as the puzzle of the day does.</source>
        <translation>De rating (Glicko-2) vergelijkt je met de puzzels; alleen je eerste poging bij elke puzzel telt. ± is de marge van 95%. De dag wisselt om middernacht UTC, net als de puzzel van de dag.</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>{names}: connected.</source>
        <translation>{names}: verbonden.</translation>
    </message>
    <message>
        <source>{names}: the connection was lost.</source>
        <translation>{names}: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>{names}: left the table.</source>
        <translation>{names}: niet meer aan tafel.</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>Tweede scherm</translation>
    </message>
    <message numerus="yes">
        <source>Invitation. Connected: %n</source>
        <translation>
            <numerusform>Uitnodiging. Verbonden: %n</numerusform>
            <numerusform>Uitnodiging. Verbonden: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play for {name} here</source>
        <translation>Hier spelen voor {name}</translation>
    </message>
    <message>
        <source>{name} is away. The game is waiting.</source>
        <translation>{name} is weg. Het spel wacht.</translation>
    </message>
    <message>
        <source>Somebody has typed wrong words. Tries left: {left}</source>
        <translation>Iemand heeft verkeerde woorden getypt. Resterende pogingen: {left}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>De deur is dicht: er zijn te veel verkeerde codes ingetypt. Met nieuwe woorden gaat hij weer open.</translation>
    </message>
    <message>
        <source>Another computer can join with the words of the invitation and continue.</source>
        <translation>Een andere computer kan met de woorden van de uitnodiging meedoen en verder spelen.</translation>
    </message>
    <message>
        <source>A player has left</source>
        <translation>Iemand heeft de tafel verlaten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>This computer is not on a network.</source>
        <translation>Deze computer is met geen enkel netwerk verbonden.</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>of {addresses}</translation>
    </message>
    <message>
        <source>The door is closed: too many wrong codes were typed. New words open it.</source>
        <translation>De deur is dicht: er zijn te veel verkeerde codes ingetypt. Met nieuwe woorden gaat hij weer open.</translation>
    </message>
    <message numerus="yes">
        <source>Second screens: %n</source>
        <translation>
            <numerusform>Tweede schermen: %n</numerusform>
            <numerusform>Tweede schermen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Uitnodigen</translation>
    </message>
    <message>
        <source>On the other computer, press “Join a table” on the start page. The table appears there.</source>
        <translation>Kies op de andere computer op de startpagina “Aan een tafel gaan zitten”. Daar verschijnt deze tafel.</translation>
    </message>
    <message>
        <source>If it does not appear, type this address:</source>
        <translation>Verschijnt hij niet, typ daar dan dit adres:</translation>
    </message>
    <message>
        <source>Then type these four words:</source>
        <translation>Typ daarna deze vier woorden:</translation>
    </message>
    <message>
        <source>QR code of address and words</source>
        <translation>QR-code met adres en woorden</translation>
    </message>
    <message>
        <source>Copy address and words</source>
        <translation>Adres en woorden kopiëren</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>Nieuwe woorden</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wie zit waar</translation>
    </message>
    <message>
        <source>No seat is free for guests: they can only watch. Choose “At another computer” for a seat that they may take.</source>
        <translation>Er is geen plaats vrij voor gasten: ze kunnen alleen toekijken. Kies “Aan een andere computer” bij een plaats die ze mogen nemen.</translation>
    </message>
    <message>
        <source>Guests may use hints and the coach</source>
        <translation>Gasten mogen hints en de coach gebruiken</translation>
    </message>
    <message>
        <source>This works between computers on the same network. There is no server and no account. Over the internet it works only if you can both set up your routers for it. Moves are sent encrypted, and each computer gets only what its seats may see.</source>
        <translation>Dit werkt tussen computers in hetzelfde netwerk, zonder server en zonder account. Via internet werkt het alleen als jullie allebei je router daarvoor kunnen instellen. Zetten worden versleuteld verstuurd, en elke computer krijgt alleen wat zijn plaatsen mogen zien.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Uitnodiging beëindigen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
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
        <translation>Iemand anders heeft deze plaats net ingenomen. Kies opnieuw.</translation>
    </message>
    <message>
        <source>Your seat is gone: the host has taken it back or begun another game. Choose again.</source>
        <translation>Je hebt geen plaats meer: de gastheer heeft hem teruggenomen of een ander spel begonnen. Kies opnieuw.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Meespelen</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Alleen kijken</translation>
    </message>
    <message>
        <source>Choose a table, then type its four words.</source>
        <translation>Kies een tafel en typ daarna de vier woorden.</translation>
    </message>
    <message>
        <source>Looking for tables… If none appears, type the address that the other computer shows.</source>
        <translation>Tafels zoeken… Verschijnt er geen, typ dan het adres dat de andere computer toont.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Aan een tafel gaan zitten</translation>
    </message>
    <message>
        <source>Returning to your table… You can also join another one here.</source>
        <translation>Terug naar je tafel… Je kunt hier ook aan een andere tafel gaan zitten.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tafels in dit netwerk</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Four words</source>
        <translation>Vier woorden</translation>
    </message>
    <message>
        <source>for instance 192.168.0.5</source>
        <translation>bijvoorbeeld 192.168.0.5</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Jouw plaatsen</translation>
    </message>
    <message>
        <source>Take one or more free seats. Without a seat, this computer is a second screen: it shows the table in large type and no secrets.</source>
        <translation>Neem een of meer vrije plaatsen. Zonder plaats is deze computer een tweede scherm: hij toont de tafel in grote letters en geen geheimen.</translation>
    </message>
    <message>
        <source>No seat is free. The host can offer you one, with “At another computer” on the invitation page.</source>
        <translation>Er is geen plaats vrij. De gastheer kan je er een aanbieden, met “Aan een andere computer” op de pagina van de uitnodiging.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>LastTime</name>
    <message>
        <source>{name}: +{points} VP</source>
        <translation>{name}: +{points} OP</translation>
    </message>
</context>
<context>
    <name>LayoutChooser</name>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
    <message>
        <source>Edit a copy…</source>
        <translation>Kopie bewerken…</translation>
    </message>
    <message>
        <source>“{board}” has been deleted.</source>
        <translation>“{board}” is verwijderd.</translation>
    </message>
    <message>
        <source>“{file}” is not a valid board file. It has been renamed to “{now}”. {reason}</source>
        <translation>“{file}” is geen geldig bordbestand en heet nu “{now}”. {reason}</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Opnieuw trekken</translation>
    </message>
    <message>
        <source>Draws different tiles, with a new seed</source>
        <translation>Trekt andere tegels, met een nieuw startgetal</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Uit een bestand laden…</translation>
    </message>
    <message>
        <source>Design a board…</source>
        <translation>Een bord ontwerpen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>My own layout</source>
        <translation>Mijn eigen opstelling</translation>
    </message>
    <message>
        <source>Paste a shared layout here, or write one in digits:
each line is a row, each digit a tile of that level, two characters apart.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</source>
        <translation>Plak hier een gedeelde opstelling, of schrijf er een in cijfers:
elke regel is een rij, elk cijfer een tegel van dat niveau, twee tekens uit elkaar.
   1 1 1
  2 2 2
   3 3 3
  4 4 4</translation>
    </message>
    <message numerus="yes">
        <source>Drawn at random. These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Willekeurig getrokken. Deze tegels leveren rechtstreeks %n taler op voor de pacht.</numerusform>
            <numerusform>Willekeurig getrokken. Deze tegels leveren rechtstreeks %n taler op voor de pacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Deze tegels leveren rechtstreeks %n taler op voor de pacht.</numerusform>
            <numerusform>Deze tegels leveren rechtstreeks %n taler op voor de pacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leases of the three winters come to {number} Thaler in total, and these tiles directly give less than that. Draw again?</source>
        <translation>De pacht van de drie winters is samen {number} taler, en deze tegels leveren er rechtstreeks minder op. Opnieuw trekken?</translation>
    </message>
    <message>
        <source>Load a layout</source>
        <translation>Een opstelling laden</translation>
    </message>
    <message>
        <source>“{file}” cannot be read as text.</source>
        <translation>“{file}” kan niet als tekst worden gelezen.</translation>
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
        <translation>{found}, toegestaan {least} tot en met {most}</translation>
    </message>
    <message>
        <source>Click the grid to place one, or drag it there. Key: {key}</source>
        <translation>Klik op het raster om er een te leggen, of sleep hem erheen. Toets: {key}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Stap {ply} van {last}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap vooruit</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Getoonde stap</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>It belongs to the seed of this game. At the end, it proves that nobody chose what was drawn.</source>
        <translation>Het hoort bij het startgetal van dit spel. Aan het eind bewijst het dat niemand de trekkingen heeft gekozen.</translation>
    </message>
    <message>
        <source>Seal {seal}</source>
        <translation>Zegel {seal}</translation>
    </message>
    <message>
        <source>Opens the scoring sheet</source>
        <translation>Opent de waardering</translation>
    </message>
</context>
<context>
    <name>MarkerRefusals</name>
    <message>
        <source>You have no Oil Lamp marker to play</source>
        <translation>Je hebt geen fiche Olielamp om te gebruiken</translation>
    </message>
    <message>
        <source>You have no Windlass marker to play</source>
        <translation>Je hebt geen fiche Lier om te gebruiken</translation>
    </message>
    <message>
        <source>You have no Hauling Cable marker to play</source>
        <translation>Je hebt geen fiche Hijstouw om te gebruiken</translation>
    </message>
    <message>
        <source>It can be used from the next action phase on.</source>
        <translation>Je kunt het vanaf de volgende actiefase gebruiken.</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>Je krijgt het met ontwikkeling {tile}; je kunt het één keer gebruiken.</translation>
    </message>
    <message>
        <source>It can be used once this action phase is over.</source>
        <translation>Je kunt het gebruiken zodra deze actiefase voorbij is.</translation>
    </message>
    <message>
        <source>There is no further action phase. Unused, it scores at the end.</source>
        <translation>Er komt geen actiefase meer. Ongebruikt telt het aan het einde.</translation>
    </message>
    <message>
        <source>It is too late for action markers this year</source>
        <translation>Voor actiefiches is het dit jaar te laat</translation>
    </message>
    <message>
        <source>In winter, use them before you store anything.</source>
        <translation>Gebruik ze in de winter voordat je iets opslaat.</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use them only in action phases.</source>
        <translation>Volgens dit regelboekje kun je ze alleen in actiefasen gebruiken.</translation>
    </message>
    <message>
        <source>There is no pit water for the Hauling Cable</source>
        <translation>Er is geen mijnwater voor het hijstouw</translation>
    </message>
    <message>
        <source>It removes 1 pit water, so keep it until there is some.</source>
        <translation>Het verwijdert 1 mijnwater: bewaar het tot er weer wat is.</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>De Haspelknecht is niet in het spel</translation>
    </message>
    <message>
        <source>The Windlass sets him to work once your Pinge is exhausted.</source>
        <translation>De lier zet hem aan het werk zodra je Pinge uitgeput is.</translation>
    </message>
    <message>
        <source>The Windlass has to wait until this worker has finished</source>
        <translation>De lier moet wachten tot deze arbeider klaar is</translation>
    </message>
    <message>
        <source>Play it between two workers.</source>
        <translation>Gebruik hem tussen twee arbeiders.</translation>
    </message>
    <message>
        <source>You cannot play the Windlass now</source>
        <translation>Je kunt de lier nu niet gebruiken</translation>
    </message>
    <message>
        <source>You cannot play the Hauling Cable now</source>
        <translation>Je kunt het hijstouw nu niet gebruiken</translation>
    </message>
    <message>
        <source>Use it on your own turn, while you execute your plan. {now}</source>
        <translation>Dat doe je in je eigen beurt, terwijl je je plan uitvoert. {now}</translation>
    </message>
    <message>
        <source>That pool is not in play</source>
        <translation>Dat veld is niet in het spel</translation>
    </message>
    <message>
        <source>There are as many pools as players; the last one is {pool}.</source>
        <translation>Er zijn evenveel velden als spelers; het laatste is {pool}.</translation>
    </message>
    <message>
        <source>The Oil Lamp works only within a pair of pools</source>
        <translation>De olielamp werkt alleen binnen één paar velden</translation>
    </message>
    <message>
        <source>Under this rulebook, you can swap a disk from a reserve pool only with one from its own action pool.</source>
        <translation>Volgens dit regelboekje kun je een schijf van een voorraadveld alleen ruilen met een van het bijbehorende actieveld.</translation>
    </message>
    <message>
        <source>There is no such disk to swap</source>
        <translation>Er ligt geen schijf van die kleur om te ruilen</translation>
    </message>
    <message>
        <source>Choose a colour in the reserve pool and a different one in the action pool.</source>
        <translation>Kies een kleur op het voorraadveld en een andere kleur op het actieveld.</translation>
    </message>
    <message>
        <source>You cannot play the Oil Lamp now</source>
        <translation>Je kunt de olielamp nu niet gebruiken</translation>
    </message>
    <message>
        <source>Use it just before you take disks, or on your own turn, while you execute your plan. {now}</source>
        <translation>Dat doe je vlak voordat je schijven pakt, of in je eigen beurt, terwijl je je plan uitvoert. {now}</translation>
    </message>
    <message>
        <source>You have no Charcoal Burner</source>
        <translation>Je hebt geen meiler</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Je krijgt hem met ontwikkeling {tile}.</translation>
    </message>
    <message>
        <source>Not enough wood for the Charcoal Burner</source>
        <translation>Niet genoeg hout voor de meiler</translation>
    </message>
    <message>
        <source>It needs {needed} wood; on your farm: {wood}.</source>
        <translation>Je hebt er {needed} hout voor nodig; op je erf: {wood}.</translation>
    </message>
    <message>
        <source>You have already used the Charcoal Burner</source>
        <translation>Je hebt de meiler al gebruikt</translation>
    </message>
    <message>
        <source>Under this rulebook, you can use it once per action phase.</source>
        <translation>Volgens dit regelboekje kun je hem één keer per actiefase gebruiken.</translation>
    </message>
    <message>
        <source>The Charcoal Burner does not work yet</source>
        <translation>De meiler werkt nog niet</translation>
    </message>
    <message>
        <source>It works from the next action phase on.</source>
        <translation>Hij werkt vanaf de volgende actiefase.</translation>
    </message>
    <message>
        <source>It works from the next action phase on, and there is none.</source>
        <translation>Hij werkt vanaf de volgende actiefase, maar die komt er niet meer.</translation>
    </message>
    <message>
        <source>It is too late for the Charcoal Burner</source>
        <translation>Voor de meiler is het te laat</translation>
    </message>
    <message>
        <source>Its coal would have counted in the scoring phase, which is over.</source>
        <translation>Zijn steenkool had geteld in de waarderingsfase, en die is voorbij.</translation>
    </message>
    <message>
        <source>You cannot use the Charcoal Burner now</source>
        <translation>Je kunt de meiler nu niet gebruiken</translation>
    </message>
</context>
<context>
    <name>MatchFileService</name>
    <message>
        <source>Open a saved game</source>
        <translation>Een opgeslagen spel openen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The copied game cannot be opened</source>
        <translation>Het gekopieerde spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened</source>
        <translation>“{file}” kan niet worden geopend</translation>
    </message>
    <message>
        <source>All of its moves are legal. You can continue it at your own risk.</source>
        <translation>Alle zetten zijn geldig. Je kunt op eigen risico verderspelen.</translation>
    </message>
    <message>
        <source>The game is intact up to that point. You can continue from move {number}.</source>
        <translation>Tot dat punt is het spel in orde. Je kunt verderspelen vanaf zet {number}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>De afbeelding opslaan</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>De afbeelding kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>What should the copied text contain?</source>
        <translation>Wat moet de gekopieerde tekst bevatten?</translation>
    </message>
    <message>
        <source>This game is not over. Anyone who has the whole game can work out what will be drawn. The position by itself contains only what the players have seen, not later draws.</source>
        <translation>Dit spel is nog niet afgelopen. Wie het hele spel heeft, kan berekenen wat er nog getrokken wordt. De stelling zelf bevat alleen wat de spelers hebben gezien, geen latere trekkingen.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Het hele spel</translation>
    </message>
    <message>
        <source>Only the position</source>
        <translation>Alleen de stelling</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Het spel kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>Saved games ({suffixes})</source>
        <translation>Opgeslagen spellen ({suffixes})</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst van de regels</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>None yet</source>
        <translation>Nog geen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Terug naar de startpagina</translation>
    </message>
    <message>
        <source>Invite other computers…</source>
        <translation>Andere computers uitnodigen…</translation>
    </message>
    <message>
        <source>Join a table…</source>
        <translation>Aan een tafel gaan zitten…</translation>
    </message>
    <message>
        <source>Say what I can do</source>
        <translation>Zeg wat ik kan doen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Zeg het nog eens</translation>
    </message>
    <message>
        <source>Highlight choices one by one</source>
        <translation>Keuzes een voor een laten oplichten</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>Open a recent game</source>
        <translation>Een recent spel openen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Players’ colours</source>
        <translation>Spelerskleuren</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Lettertype</translation>
    </message>
    <message>
        <source>Spacing of texts</source>
        <translation>Ruimte in teksten</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>One-switch scanning</source>
        <translation>Spelen met één toets</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Uitleg</translation>
    </message>
    <message>
        <source>Fonts of the program</source>
        <translation>Lettertypen van het programma</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Voor iedereen</translation>
    </message>
    <message>
        <source>For red-green colour blindness</source>
        <translation>Bij rood-groenkleurenblindheid</translation>
    </message>
    <message>
        <source>For blue-yellow colour blindness</source>
        <translation>Bij blauw-geelkleurenblindheid</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Heel groot</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>spacing</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Ruim</translation>
    </message>
    <message>
        <source>Very wide</source>
        <translation>Heel ruim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>motion</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Systeeminstelling volgen</translation>
    </message>
    <message>
        <source>Pieces travel</source>
        <translation>Stukken verplaatsen zich</translation>
    </message>
    <message>
        <source>Pieces only fade</source>
        <translation>Stukken vervagen alleen</translation>
    </message>
    <message>
        <source>Space takes what is lit</source>
        <translation>Spatie kiest wat oplicht</translation>
    </message>
    <message>
        <source>Enter takes what is lit</source>
        <translation>Enter kiest wat oplicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>scanning</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Heel langzaam</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Het spel als tekst kopiëren</translation>
    </message>
    <message>
        <source>Paste a copied game</source>
        <translation>Een gekopieerd spel plakken</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Restart my turn</source>
        <translation>Mijn beurt opnieuw beginnen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the table</source>
        <translation>De hele tafel tonen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The rule for this step</source>
        <translation>De regel bij deze stap</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Naar de tafel</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Duurste beslissingen</translation>
    </message>
    <message>
        <source>Results of finished games…</source>
        <translation>Uitslagen van gespeelde spellen…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Puzzels…</translation>
    </message>
    <message>
        <source>Cover the table between players</source>
        <translation>De tafel tussen spelers afdekken</translation>
    </message>
    <message>
        <source>About {program}</source>
        <translation>Over {program}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The drive is full. Make room and save again.</source>
        <translation>De schijf is vol. Maak ruimte en sla opnieuw op.</translation>
    </message>
    <message>
        <source>This drive is read-only. Save to another folder.</source>
        <translation>Deze schijf is tegen schrijven beveiligd. Sla op in een andere map.</translation>
    </message>
    <message>
        <source>You do not have permission to write there. Save to another folder.</source>
        <translation>Je hebt daar geen schrijfrechten. Sla op in een andere map.</translation>
    </message>
    <message>
        <source>The folder no longer exists. Save to another folder.</source>
        <translation>De map bestaat niet meer. Sla op in een andere map.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist. Perhaps its drive is not connected.</source>
        <translation>Een symbolische koppeling leidt naar een bestand dat niet bestaat. Misschien is de schijf niet aangesloten.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Het systeem meldt: {error}</translation>
    </message>
    <message>
        <source>Something has been drawn since: in this game you can undo only as far back as the last draw.</source>
        <translation>Er is sindsdien iets getrokken: in dit spel kun je alleen tot de laatste trekking terug.</translation>
    </message>
    <message>
        <source>Secret choices have been revealed since: in this game you cannot undo any further.</source>
        <translation>Er zijn sindsdien geheime keuzes onthuld: in dit spel kun je niet verder terug.</translation>
    </message>
    <message>
        <source>This is not a copied game of this kind: its text would begin with {allowed}.</source>
        <translation>Dit is geen gekopieerd spel van deze soort: de tekst daarvan zou beginnen met {allowed}.</translation>
    </message>
    <message>
        <source>Move {number}: {sentence}</source>
        <translation>Zet {number}: {sentence}</translation>
    </message>
    <message>
        <source>In “{key}”: {sentence}</source>
        <translation>In “{key}”: {sentence}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {sentence}</source>
        <translation>Regel {line}, kolom {column}: {sentence}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>{file}, “{key}”: expected {allowed}, found {found}.</source>
        <translation>{file}, “{key}”: verwacht: {allowed}; gevonden: {found}.</translation>
    </message>
    <message>
        <source>“{key}”: expected {allowed}, found {found}.</source>
        <translation>“{key}”: verwacht: {allowed}; gevonden: {found}.</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of level {before} ({rule}).</source>
        <translation>De tegel van niveau {level} in rij {row}, plaats {column}, grenst niet aan een tegel van niveau {before} ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches no tile of another level ({rule}).</source>
        <translation>De tegel van niveau {level} in rij {row}, plaats {column}, grenst niet aan een tegel van een ander niveau ({rule}).</translation>
    </message>
    <message>
        <source>The level {level} tile in row {row}, position {column}, touches the tile in row {other_row}, position {other_column}, which is two or more levels away ({rule}).</source>
        <translation>De tegel van niveau {level} in rij {row}, plaats {column}, grenst aan de tegel in rij {other_row}, plaats {other_column}, van twee of meer niveaus verder ({rule}).</translation>
    </message>
    <message>
        <source>Tiles of level {level}: expected {least} to {most}, found {found} ({rule}).</source>
        <translation>Tegels van niveau {level}: verwacht: {least} tot en met {most}; gevonden: {found} ({rule}).</translation>
    </message>
    <message>
        <source>The bots cannot be used</source>
        <translation>De bots zijn niet beschikbaar</translation>
    </message>
    <message>
        <source>The bots’ data is missing. Reinstall the program to get the bots back; until then, only people and the bot Random can play.</source>
        <translation>De gegevens van de bots ontbreken. Installeer het programma opnieuw om de bots terug te krijgen; tot die tijd kunnen alleen mensen en de bot Toeval spelen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Games cannot be saved automatically in “{folder}”. {reason}</source>
        <translation>Spellen kunnen niet automatisch worden opgeslagen in “{folder}”. {reason}</translation>
    </message>
    <message>
        <source>“{file}” could not be written. {reason}</source>
        <translation>“{file}” kon niet worden geschreven. {reason}</translation>
    </message>
    <message>
        <source>An automatic save cannot be read: {file}. {reason}</source>
        <translation>Een automatisch opgeslagen spel kan niet worden gelezen: {file}. {reason}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er valt niets ongedaan te maken.</translation>
    </message>
    <message>
        <source>Another player has moved since: in this game you can undo only your own moves.</source>
        <translation>Een andere speler heeft sindsdien een zet gedaan: in dit spel kun je alleen je eigen zetten ongedaan maken.</translation>
    </message>
    <message>
        <source>That step has ended: use “Undo” instead.</source>
        <translation>Die stap is voorbij: gebruik “Ongedaan maken”.</translation>
    </message>
    <message>
        <source>Your later moves depend on it: use “Undo” instead.</source>
        <translation>Je latere zetten hangen ervan af: gebruik “Ongedaan maken”.</translation>
    </message>
    <message>
        <source>{file}: expected {allowed}, found {found}.</source>
        <translation>{file}: verwacht: {allowed}; gevonden: {found}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Dit bestand bestaat niet.</translation>
    </message>
    <message>
        <source>You do not have permission to read it.</source>
        <translation>Je hebt er geen leesrechten voor.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Het is geen gewoon bestand.</translation>
    </message>
    <message>
        <source>The file cannot be read: {error}</source>
        <translation>Het bestand kan niet worden gelezen: {error}</translation>
    </message>
    <message>
        <source>It is larger than any saved game can be ({limit} MB).</source>
        <translation>Het is groter dan een spel kan zijn ({limit} MB).</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Dit is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the game.</source>
        <translation>Het bestand houdt midden in het spel op.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program: version {program} or later is needed.</source>
        <translation>Het is opgeslagen door een nieuwere versie van het programma: versie {program} of later is nodig.</translation>
    </message>
    <message>
        <source>It is a game of {found}.</source>
        <translation>Het is een opgeslagen spel van een ander bordspel: {found}.</translation>
    </message>
    <message>
        <source>It was played with printed values different from this program’s.</source>
        <translation>Het is gespeeld met andere gedrukte waarden dan die van dit programma.</translation>
    </message>
    <message>
        <source>“{found}” is not a legal move there (rule {rule}).</source>
        <translation>“{found}” is daar geen geldige zet (regel {rule}).</translation>
    </message>
    <message>
        <source>This saved game uses a rule that has been corrected since: it can be opened only up to this move.</source>
        <translation>Dit opgeslagen spel gebruikt een regel die intussen is gecorrigeerd: het kan alleen tot deze zet worden geopend.</translation>
    </message>
    <message>
        <source>“{found}” is not a move of this game.</source>
        <translation>“{found}” is geen zet van dit spel.</translation>
    </message>
    <message>
        <source>The file was changed after it was saved.</source>
        <translation>Het bestand is veranderd nadat het was opgeslagen.</translation>
    </message>
    <message>
        <source>The text is incomplete or was changed.</source>
        <translation>De tekst is onvolledig of veranderd.</translation>
    </message>
    <message>
        <source>This entry is missing.</source>
        <translation>Deze vermelding ontbreekt.</translation>
    </message>
    <message>
        <source>This entry is unknown: expected {allowed}.</source>
        <translation>Deze vermelding is onbekend; verwacht: {allowed}.</translation>
    </message>
    <message>
        <source>This entry appears twice.</source>
        <translation>Deze vermelding staat er twee keer.</translation>
    </message>
    <message>
        <source>Expected {allowed}, found {found}.</source>
        <translation>Verwacht: {allowed}; gevonden: {found}.</translation>
    </message>
    <message>
        <source>The name, colour or player of this seat is empty, too long, or contains a character that cannot be shown.</source>
        <translation>De naam, kleur of speler van deze plaats is leeg, te lang of bevat een teken dat niet te tonen is.</translation>
    </message>
    <message>
        <source>No game can be set up like this.</source>
        <translation>Zo kan er geen spel worden voorbereid.</translation>
    </message>
</context>
<context>
    <name>MiningRefusals</name>
    <message>
        <source>You are not mining now</source>
        <translation>Je bent nu geen kolen aan het winnen</translation>
    </message>
    <message>
        <source>First place workers on a mining space.</source>
        <translation>Plaats eerst werkers op een veld van de kolenwinning.</translation>
    </message>
    <message>
        <source>The cage is already there</source>
        <translation>De lift is er al</translation>
    </message>
    <message>
        <source>Move it to another tunnel level or to the surface level.</source>
        <translation>Breng hem naar een andere verdieping of bovengronds.</translation>
    </message>
    <message>
        <source>The cage is at another level</source>
        <translation>De lift is op een andere verdieping</translation>
    </message>
    <message>
        <source>First move it to this tunnel level: one work step.</source>
        <translation>Breng hem eerst naar deze verdieping: één actiepunt.</translation>
    </message>
    <message>
        <source>The cage is full</source>
        <translation>De lift is vol</translation>
    </message>
    <message>
        <source>Unload it at the surface level.</source>
        <translation>Los hem bovengronds.</translation>
    </message>
    <message>
        <source>There is no such cube on this tunnel level</source>
        <translation>Op deze verdieping ligt geen blokje van die kleur</translation>
    </message>
    <message>
        <source>Minecarts are never reloaded: buy tunnel tiles to get more coal.</source>
        <translation>Mijnkarren worden nooit opnieuw geladen: koop tunneltegels voor meer kolen.</translation>
    </message>
    <message>
        <source>The cage is not at the surface level</source>
        <translation>De lift is niet bovengronds</translation>
    </message>
    <message>
        <source>You can unload coal only there. First move the cage up: one work step.</source>
        <translation>Alleen daar kun je lossen. Breng hem eerst naar boven: één actiepunt.</translation>
    </message>
    <message>
        <source>There is no such cube in the cage</source>
        <translation>In de lift ligt geen blokje van die kleur</translation>
    </message>
    <message>
        <source>The cage is empty.</source>
        <translation>De lift is leeg.</translation>
    </message>
    <message>
        <source>In the cage: {cubes}.</source>
        <translation>In de lift: {cubes}.</translation>
    </message>
    <message>
        <source>There is no such cube in your private coal storage</source>
        <translation>In je eigen kolenvoorraad ligt geen blokje van die kleur</translation>
    </message>
    <message>
        <source>Your private coal storage is empty.</source>
        <translation>Je eigen kolenvoorraad is leeg.</translation>
    </message>
    <message>
        <source>In your storage: {cubes}.</source>
        <translation>In je voorraad: {cubes}.</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps. First choose both cubes, then the order spot.</source>
        <translation>Twee blokjes van willekeurige kleuren kunnen samen één vak vullen: twee actiepunten. Kies eerst beide blokjes, dan het vak.</translation>
    </message>
    <message>
        <source>This is not one of your outstanding orders</source>
        <translation>Dit is geen van je openstaande opdrachten</translation>
    </message>
    <message>
        <source>You can bring coal only to your own undelivered orders.</source>
        <translation>Je kunt alleen kolen brengen naar je eigen opdrachten die nog niet geleverd zijn.</translation>
    </message>
    <message>
        <source>This order has no free order spot of this colour</source>
        <translation>Deze opdracht heeft geen vrij vak van deze kleur</translation>
    </message>
    <message>
        <source>Two cubes of any colour can fill one: two work steps.</source>
        <translation>Twee blokjes van willekeurige kleuren kunnen samen één vak vullen: twee actiepunten.</translation>
    </message>
    <message>
        <source>Using two cubes for one costs two work steps</source>
        <translation>Twee blokjes in plaats van één kosten twee actiepunten</translation>
    </message>
    <message>
        <source>You have only one left.</source>
        <translation>Je hebt er nog één.</translation>
    </message>
    <message>
        <source>These two cubes are not both available</source>
        <translation>Deze twee blokjes zijn niet allebei beschikbaar</translation>
    </message>
    <message>
        <source>Each must be in your storage, or in the cage while it is at the surface level.</source>
        <translation>Elk moet in je voorraad liggen, of in de lift als die bovengronds staat.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type a move or its key</source>
        <translation>Typ een zet of de toets ervan</translation>
    </message>
    <message>
        <source>Filter the moves</source>
        <translation>De zetten filteren</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>No move matches what you typed.</source>
        <translation>Geen zet past bij wat je hebt getypt.</translation>
    </message>
    <message>
        <source>There is nothing to choose right now.</source>
        <translation>Er valt nu niets te kiezen.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>This computer has an older version: {part} {guest}, the host {host}. Update the program here.</source>
        <translation>Deze computer heeft een oudere versie: {part} {guest}, de gastheer {host}. Werk het programma hier bij.</translation>
    </message>
    <message>
        <source>The host has an older version: {part} {host}, this computer {guest}. Update the program there.</source>
        <translation>De gastheer heeft een oudere versie: {part} {host}, deze computer {guest}. Werk het programma daar bij.</translation>
    </message>
    <message>
        <source>Choose a table, or type an address.</source>
        <translation>Kies een tafel of typ een adres.</translation>
    </message>
    <message>
        <source>The code has four words. You have typed {count}.</source>
        <translation>De code heeft vier woorden. Je hebt er {count} ingetypt.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not this program.</source>
        <translation>Op dit adres antwoordt iets, maar niet dit programma.</translation>
    </message>
    <message>
        <source>The door is closed, because too many wrong codes were typed. Ask the host for new words.</source>
        <translation>De deur is dicht, omdat er te veel verkeerde codes zijn ingetypt. Vraag de gastheer om nieuwe woorden.</translation>
    </message>
    <message>
        <source>The computers differ in: {part}. Host: {host}. This computer: {guest}.</source>
        <translation>De computers verschillen: {part}. Gastheer: {host}. Deze computer: {guest}.</translation>
    </message>
    <message>
        <source>There is no room for another computer at this table.</source>
        <translation>Aan deze tafel is geen plaats voor nog een computer.</translation>
    </message>
    <message>
        <source>The host has ended your visit. Join again with the words.</source>
        <translation>De gastheer heeft je bezoek beëindigd. Met de woorden kom je weer binnen.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>De gastheer heeft de tafel gesloten.</translation>
    </message>
    <message>
        <source>The other computer has sent something that cannot be read: {error}</source>
        <translation>De andere computer heeft iets gestuurd dat niet te lezen is: {error}</translation>
    </message>
    <message>
        <source>The guests’ seats cannot be saved. After a crash, the guests must join again. {reason}</source>
        <translation>De plaatsen van gasten kunnen niet worden opgeslagen. Na een crash moeten ze opnieuw verbinden. {reason}</translation>
    </message>
    <message>
        <source>The drive is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>The drive is read-only.</source>
        <translation>De schijf is tegen schrijven beveiligd.</translation>
    </message>
    <message>
        <source>You do not have permission to write there.</source>
        <translation>Je hebt daar geen schrijfrechten.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>De map bestaat niet.</translation>
    </message>
    <message>
        <source>A symbolic link leads to a file that does not exist.</source>
        <translation>Een symbolische koppeling leidt naar een bestand dat niet bestaat.</translation>
    </message>
    <message>
        <source>The system says: {error}</source>
        <translation>Het systeem meldt: {error}</translation>
    </message>
    <message>
        <source>“{found}” is not an address. An address looks like 192.168.0.5.</source>
        <translation>“{found}” is geen adres. Een adres ziet eruit als 192.168.0.5.</translation>
    </message>
    <message>
        <source>“{word}” is not a code word. Perhaps: {near}</source>
        <translation>“{word}” is geen woord van een code. Misschien: {near}</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the invitation open there? Are both computers on the same network, and does the firewall of the host let guests in?</source>
        <translation>Niemand antwoordt op dit adres. Staat de uitnodiging daar open? Zitten beide computers in hetzelfde netwerk, en laat de firewall van de gastheer gasten binnen?</translation>
    </message>
    <message>
        <source>These are not the words of this table. Tries left: {left}</source>
        <translation>Dit zijn niet de woorden van deze tafel. Resterende pogingen: {left}</translation>
    </message>
    <message>
        <source>The other computer no longer answers.</source>
        <translation>De andere computer antwoordt niet meer.</translation>
    </message>
    <message>
        <source>This computer cannot be reached by others: {error}</source>
        <translation>Deze computer is voor anderen niet bereikbaar: {error}</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>verbinding</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regels</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spel</translation>
    </message>
    <message>
        <source>printed values</source>
        <translation>gedrukte waarden</translation>
    </message>
</context>
<context>
    <name>NetworkService</name>
    <message>
        <source>End the invitation</source>
        <translation>Uitnodiging beëindigen</translation>
    </message>
    <message>
        <source>Other computers are at this table</source>
        <translation>Er zijn andere computers aan deze tafel</translation>
    </message>
    <message>
        <source>They leave the table when the invitation ends. You can invite them again later.</source>
        <translation>Ze verlaten de tafel als de uitnodiging eindigt. Je kunt ze later opnieuw uitnodigen.</translation>
    </message>
    <message>
        <source>You have a seat in this game</source>
        <translation>Je hebt een plaats in dit spel</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tafel verlaten</translation>
    </message>
    <message>
        <source>You give up your seat when you leave the table. Somebody else can then take it.</source>
        <translation>Als je de tafel verlaat, geef je je plaats op. Iemand anders kan die dan innemen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Let the other computers in again?</source>
        <translation>De andere computers weer binnenlaten?</translation>
    </message>
    <message>
        <source>Others were at this table when the program ended. They will return to their seats automatically.</source>
        <translation>Anderen zaten aan deze tafel toen het programma stopte. Zij komen vanzelf terug op hun plaatsen.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>{name}: the host has given this seat to a bot.</source>
        <translation>{name}: de gastheer heeft deze plaats aan een bot gegeven.</translation>
    </message>
    <message>
        <source>{name}: the host has taken this seat back.</source>
        <translation>{name}: de gastheer heeft deze plaats teruggenomen.</translation>
    </message>
    <message>
        <source>The table on several computers</source>
        <translation>De tafel op meerdere computers</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>For your first game, we suggest {bot}, the easiest bot that thinks about its moves.</source>
        <translation>Voor je eerste spel stellen we {bot} voor, de makkelijkste bot die over zijn zetten nadenkt.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Aantal plaatsen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>The seed decides what is drawn: the same seed and options give the same game.</source>
        <translation>Het startgetal bepaalt wat er getrokken wordt: hetzelfde startgetal en dezelfde opties geven hetzelfde spel.</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startgetal kopiëren</translation>
    </message>
    <message>
        <source>Roll a new seed</source>
        <translation>Een nieuw startgetal trekken</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Voorgift</translation>
    </message>
    <message>
        <source>Each player may begin with points, to make the game even</source>
        <translation>Elke speler mag met punten beginnen, zodat het spel gelijk opgaat</translation>
    </message>
    <message>
        <source>Invite other computers</source>
        <translation>Andere computers uitnodigen</translation>
    </message>
    <message>
        <source>Others on the same network can then take seats, or watch</source>
        <translation>Anderen in hetzelfde netwerk kunnen dan plaatsen innemen of kijken</translation>
    </message>
    <message>
        <source>Save as a favourite…</source>
        <translation>Opslaan als favoriet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Opgeslagen spel openen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spel starten</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Elke speler heeft een naam nodig.</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n character(s).</source>
        <translation>
            <numerusform>Een naam heeft hooguit %n teken.</numerusform>
            <numerusform>Een naam heeft hooguit %n tekens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name contains a character that is not allowed.</source>
        <translation>De naam bevat een teken dat niet is toegestaan.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Een andere speler heeft deze naam al.</translation>
    </message>
    <message>
        <source>A seed is a whole number, such as 47110815.</source>
        <translation>Een startgetal is een heel getal, zoals 47110815.</translation>
    </message>
    <message>
        <source>A seed must be less than {limit}.</source>
        <translation>Een startgetal moet kleiner zijn dan {limit}.</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Back to the start; what was drawn stays the same.</source>
        <translation>Terug tot het begin; wat getrokken is, blijft hetzelfde.</translation>
    </message>
    <message>
        <source>Back to the last draw or another person’s move.</source>
        <translation>Terug tot de laatste trekking of een zet van een ander mens.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>To the last draw</source>
        <translation>Tot de laatste trekking</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Onbeperkt</translation>
    </message>
</context>
<context>
    <name>OwnPuzzleCounts</name>
    <message numerus="yes">
        <source>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</source>
        <translation>
            <numerusform>%n van deze beslissingen komt bij je terug onder “Puzzels”, morgen voor het eerst.</numerusform>
            <numerusform>%n van deze beslissingen komen bij je terug onder “Puzzels”, morgen voor het eerst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingRefusals</name>
    <message>
        <source>This worker space is locked</source>
        <translation>Dit werkerveld is vergrendeld</translation>
    </message>
    <message numerus="yes">
        <source>With %n players, it stays locked for the whole game.</source>
        <translation>
            <numerusform>Met %n spelers blijft dit veld het hele spel vergrendeld.</numerusform>
            <numerusform>Met %n spelers blijft dit veld het hele spel vergrendeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This space costs {asked} workers now, and you have %n.</source>
        <translation>
            <numerusform>Dit veld kost nu {asked} werkers, en jij hebt er %n.</numerusform>
            <numerusform>Dit veld kost nu {asked} werkers, en jij hebt er %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have enough workers</source>
        <translation>Je hebt niet genoeg werkers</translation>
    </message>
    <message>
        <source>You have no completed order with this vehicle</source>
        <translation>Je hebt geen voltooide opdracht met dit voertuig</translation>
    </message>
    <message>
        <source>First complete one: fill all its order spots by mining.</source>
        <translation>Vul eerst alle vakken van een opdracht, met kolenwinning.</translation>
    </message>
    <message>
        <source>There is nothing left in the stack to look at</source>
        <translation>In de stapel is niets meer te bekijken</translation>
    </message>
    <message>
        <source>The “top five” space can no longer be chosen.</source>
        <translation>Je kunt het veld “bovenste vijf” niet meer kiezen.</translation>
    </message>
    <message>
        <source>You cannot place workers now</source>
        <translation>Je kunt nu geen werkers plaatsen</translation>
    </message>
    <message>
        <source>There is no tunnel tile there</source>
        <translation>Daar ligt geen tunneltegel</translation>
    </message>
    <message>
        <source>There is no order card there</source>
        <translation>Daar ligt geen opdrachtkaart</translation>
    </message>
    <message>
        <source>The stack is empty, so nothing more will come.</source>
        <translation>De stapel is leeg, dus er komt niets meer.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Deze tegel kost {price}, en jij hebt {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Je hebt niet genoeg franken</translation>
    </message>
</context>
<context>
    <name>PlanningRefusals</name>
    <message>
        <source>You cannot place anything on workers now</source>
        <translation>Je kunt nu niets op arbeiders leggen</translation>
    </message>
    <message>
        <source>You have no player disk left for a development</source>
        <translation>Je hebt geen spelersschijf meer voor een ontwikkeling</translation>
    </message>
    <message>
        <source>You own {count} developments: place disks of one colour only.</source>
        <translation>Je bezit {count} ontwikkelingen: leg alleen schijven van één kleur neer.</translation>
    </message>
    <message>
        <source>The plan is not complete</source>
        <translation>Het plan is niet volledig</translation>
    </message>
    <message>
        <source>Disks of different colours must match exactly what one development requires: add what is missing, or take disks back.</source>
        <translation>Schijven van verschillende kleuren moeten precies passen bij wat één ontwikkeling vraagt: vul aan wat ontbreekt, of neem schijven terug.</translation>
    </message>
    <message>
        <source>The Water Mill needs pairs</source>
        <translation>De watermolen heeft paren nodig</translation>
    </message>
    <message>
        <source>Add a second disk of the same colour, or take the single one back.</source>
        <translation>Leg er een tweede schijf van dezelfde kleur bij, of neem de losse terug.</translation>
    </message>
    <message>
        <source>You have no plan to confirm now</source>
        <translation>Je kunt nu geen plan bevestigen</translation>
    </message>
    <message>
        <source>There is no black disk left on your carts</source>
        <translation>Er ligt geen zwarte schijf meer in je kruiwagens</translation>
    </message>
    <message>
        <source>There is no brown disk left on your carts</source>
        <translation>Er ligt geen bruine schijf meer in je kruiwagens</translation>
    </message>
    <message>
        <source>There is no yellow disk left on your carts</source>
        <translation>Er ligt geen gele schijf meer in je kruiwagens</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Er ligt geen voedsel op je erf</translation>
    </message>
    <message>
        <source>You must have a contract worker’s pay before plans are executed.</source>
        <translation>Je moet de betaling hebben voordat de plannen worden uitgevoerd.</translation>
    </message>
    <message>
        <source>There are no Thaler on your farm</source>
        <translation>Er liggen geen taler op je erf</translation>
    </message>
    <message>
        <source>Place what is left, or take a disk back from another worker.</source>
        <translation>Leg neer wat je nog hebt, of neem een schijf van een andere arbeider terug.</translation>
    </message>
    <message>
        <source>You have no Hammer and Pick marker to place</source>
        <translation>Je hebt geen fiche Hamer en beitel om neer te leggen</translation>
    </message>
    <message>
        <source>You have no Ladder marker to place</source>
        <translation>Je hebt geen fiche Ladder om neer te leggen</translation>
    </message>
    <message>
        <source>You have no Wheelbarrow marker to place</source>
        <translation>Je hebt geen fiche Handkar om neer te leggen</translation>
    </message>
    <message>
        <source>It comes with development {tile} and can be used once.</source>
        <translation>Je krijgt het met ontwikkeling {tile}; je kunt het één keer gebruiken.</translation>
    </message>
    <message>
        <source>You cannot pay the Farmer</source>
        <translation>Je kunt de boer niet betalen</translation>
    </message>
    <message>
        <source>You cannot pay the improved farmhand</source>
        <translation>Je kunt de meesterknecht niet betalen</translation>
    </message>
    <message>
        <source>You cannot pay the Farmhand</source>
        <translation>Je kunt de knecht niet betalen</translation>
    </message>
    <message>
        <source>Your own workers take action disks; food and Thaler pay contract workers.</source>
        <translation>Je eigen arbeiders krijgen actieschijven; met voedsel en taler betaal je ingehuurde arbeiders.</translation>
    </message>
    <message>
        <source>This disk is needed for the development you are paying for</source>
        <translation>Deze schijf is nodig voor de ontwikkeling waarmee je bezig bent</translation>
    </message>
    <message>
        <source>Without it, the disks of different colours cannot match any development.</source>
        <translation>Zonder die schijf passen de schijven van verschillende kleuren bij geen enkele ontwikkeling.</translation>
    </message>
    <message>
        <source>No development matches these disks on the Farmer</source>
        <translation>Geen enkele ontwikkeling past bij deze schijven op de boer</translation>
    </message>
    <message>
        <source>No development matches these disks on the improved farmhand</source>
        <translation>Geen enkele ontwikkeling past bij deze schijven op de meesterknecht</translation>
    </message>
    <message>
        <source>You can mix colours only if the disks you have can match exactly what one development requires.</source>
        <translation>Verschillende kleuren moet je met je schijven kunnen aanvullen tot precies wat één ontwikkeling vraagt.</translation>
    </message>
    <message>
        <source>The Farmhand takes disks of one colour only</source>
        <translation>De knecht krijgt alleen schijven van één kleur</translation>
    </message>
    <message>
        <source>You can mix colours only for developments, and only the Farmer and the improved farmhand can acquire those.</source>
        <translation>Je mengt alleen kleuren voor ontwikkelingen, en die kunnen alleen de boer en de meesterknecht aanschaffen.</translation>
    </message>
    <message>
        <source>The Coal-digger has left</source>
        <translation>De kolengraver is vertrokken</translation>
    </message>
    <message>
        <source>Your Pinge is exhausted; the Coal-miner and the Haspelknecht work for you now.</source>
        <translation>Je Pinge is uitgeput; de mijnwerker en de Haspelknecht werken nu voor je.</translation>
    </message>
    <message>
        <source>The Coal-digger is already paid</source>
        <translation>De kolengraver is al betaald</translation>
    </message>
    <message>
        <source>He works once per action phase.</source>
        <translation>Hij werkt één keer per actiefase.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-digger</source>
        <translation>Je kunt dit niet op de kolengraver leggen</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 yellow disk, 1 food or 1 Thaler.</source>
        <translation>Hij wordt betaald met precies 1 gele schijf, 1 voedsel of 1 taler.</translation>
    </message>
    <message>
        <source>The Coal-miner is not in play</source>
        <translation>De mijnwerker is niet in het spel</translation>
    </message>
    <message>
        <source>The Haspelknecht is not in play</source>
        <translation>De Haspelknecht is niet in het spel</translation>
    </message>
    <message numerus="yes">
        <source>He comes once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Hij komt zodra de Pinge uitgeput is: nog %n steenkool.</numerusform>
            <numerusform>Hij komt zodra de Pinge uitgeput is: nog %n steenkool.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-miner is already paid</source>
        <translation>De mijnwerker is al betaald</translation>
    </message>
    <message>
        <source>The Haspelknecht is already paid</source>
        <translation>De Haspelknecht is al betaald</translation>
    </message>
    <message>
        <source>Once paid, he works once in the action phase.</source>
        <translation>Eenmaal betaald werkt hij één keer in de actiefase.</translation>
    </message>
    <message>
        <source>You cannot place this on the Coal-miner</source>
        <translation>Je kunt dit niet op de mijnwerker leggen</translation>
    </message>
    <message>
        <source>He is paid with exactly 1 food or 1 Thaler.</source>
        <translation>Hij wordt betaald met precies 1 voedsel of 1 taler.</translation>
    </message>
    <message>
        <source>You cannot place this on the Haspelknecht</source>
        <translation>Je kunt dit niet op de Haspelknecht leggen</translation>
    </message>
    <message>
        <source>You have no Water Mill</source>
        <translation>Je hebt geen watermolen</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Je krijgt hem met ontwikkeling {tile}.</translation>
    </message>
    <message>
        <source>You have no second disk of this colour for the Water Mill</source>
        <translation>Je hebt geen tweede schijf van deze kleur voor de watermolen</translation>
    </message>
    <message>
        <source>It takes pairs, and the disks you have left do not make one.</source>
        <translation>Die werkt met paren, en met de schijven die je over hebt lukt dat niet.</translation>
    </message>
    <message>
        <source>You cannot place this on the Water Mill</source>
        <translation>Je kunt dit niet op de watermolen leggen</translation>
    </message>
    <message>
        <source>It takes pairs of yellow disks or pairs of black disks.</source>
        <translation>Die werkt met paren gele schijven of paren zwarte schijven.</translation>
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
        <translation>Mens</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <translation>Waarom deed de bot dat?</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>De bots pauzeren</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Speed of the bots</source>
        <translation>Tempo van de bots</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n OP</numerusform>
            <numerusform>%n OP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>During the game</source>
        <translation>Tijdens het spel</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Aan het einde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Er is niets mis met dit bord.</translation>
    </message>
    <message>
        <source>A board has at most {rows} rows and {columns} columns.</source>
        <translation>Een bord heeft hoogstens {rows} rijen en {columns} kolommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to correct:</source>
        <translation>
            <numerusform>Nog %n fout:</numerusform>
            <numerusform>Nog %n fouten:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
    <message numerus="yes">
        <source>The tiles drawn for it give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>De tegels die ervoor getrokken worden, leveren rechtstreeks %n taler op voor de pacht.</numerusform>
            <numerusform>De tegels die ervoor getrokken worden, leveren rechtstreeks %n taler op voor de pacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles drawn for it give {least} to {most} Thaler directly towards the leases.</source>
        <translation>De tegels die ervoor getrokken worden, leveren rechtstreeks {least} tot en met {most} taler op voor de pacht.</translation>
    </message>
    <message>
        <source>The numbers of tiles match the printed layouts for this number of seats: {numbers}.</source>
        <translation>Dezelfde aantallen tegels als in de gedrukte opstellingen voor dit aantal plaatsen: {numbers}.</translation>
    </message>
    <message>
        <source>No printed layout has these numbers of tiles.</source>
        <translation>Geen enkele gedrukte opstelling heeft deze aantallen tegels.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Wat de regels zeggen</translation>
    </message>
    <message numerus="yes">
        <source>Checked for %n seat(s), rulebook: {rulebook}.</source>
        <translation>
            <numerusform>Gecontroleerd voor %n plaats, regelboekje: {rulebook}.</numerusform>
            <numerusform>Gecontroleerd voor %n plaatsen, regelboekje: {rulebook}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptStrip</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ongedaan maken (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Opnieuw (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>De hele tafel tonen</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>All puzzles</source>
        <translation>Alle puzzels</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>De beste zet tonen</translation>
    </message>
    <message>
        <source>Play on: your move</source>
        <translation>Verderspelen: jouw zet</translation>
    </message>
    <message>
        <source>Play on: best move</source>
        <translation>Verderspelen: beste zet</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
</context>
<context>
    <name>PuzzleEntryTexts</name>
    <message>
        <source>Puzzle {number}</source>
        <translation>Puzzel {number}</translation>
    </message>
    <message>
        <source>{name}, game of {day}</source>
        <translation>{name}, spel van {day}</translation>
    </message>
    <message>
        <source>{period}. {question}</source>
        <comment>for instance: Year II, summer. Which disks do you take first?</comment>
        <translation>{period}. {question}</translation>
    </message>
    <message>
        <source>Your mistake</source>
        <translation>Eigen fout</translation>
    </message>
    <message>
        <source>{degree} ({rating})</source>
        <comment>a degree of difficulty, and the rating of a puzzle</comment>
        <translation>{degree} ({rating})</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>again on {day}</source>
        <translation>weer op {day}</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fout beantwoord</translation>
    </message>
    <message>
        <source>comes back later</source>
        <translation>komt later terug</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>opgelost</translation>
    </message>
</context>
<context>
    <name>PuzzleLists</name>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>niet opgeslagen</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punten verloren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>PuzzleService</name>
    <message>
        <source>This puzzle cannot be opened</source>
        <translation>Deze puzzel kan niet worden geopend</translation>
    </message>
    <message>
        <source>Your progress could not be saved</source>
        <translation>Je voortgang kon niet worden opgeslagen</translation>
    </message>
</context>
<context>
    <name>PuzzleTexts</name>
    <message>
        <source>Your own mistake</source>
        <translation>Je eigen fout</translation>
    </message>
    <message>
        <source>Puzzle {number}: {theme}</source>
        <translation>Puzzel {number}: {theme}</translation>
    </message>
    <message>
        <source>Your turn: {heading}. Play what you think is best, then see what it is worth.</source>
        <translation>Jouw beurt: {heading}. Speel wat volgens jou het beste is; daarna zie je wat het waard is.</translation>
    </message>
    <message>
        <source>Correct: that is the best move.</source>
        <translation>Goed: dit is de beste zet.</translation>
    </message>
    <message>
        <source>Not the best: it falls {points} points short.</source>
        <translation>Niet de beste: het scheelt {points} punten.</translation>
    </message>
    <message>
        <source>Correct: as {bot} judges it, no move is better.</source>
        <translation>Goed: volgens {bot} is geen zet beter.</translation>
    </message>
    <message>
        <source>Not the best: as {bot} judges it, it falls about {points} points short.</source>
        <translation>Niet de beste: volgens {bot} scheelt het ongeveer {points} punten.</translation>
    </message>
    <message>
        <source>No bot could judge this move. It does not count.</source>
        <translation>Geen enkele bot kon deze zet beoordelen. De zet telt niet mee.</translation>
    </message>
    <message>
        <source>You have answered this puzzle</source>
        <translation>Je hebt deze puzzel beantwoord</translation>
    </message>
    <message>
        <source>The card shows what each move is worth.</source>
        <translation>De kaart laat zien wat elke zet waard is.</translation>
    </message>
    <message>
        <source>Only your first answer counted.</source>
        <translation>Alleen je eerste antwoord telde.</translation>
    </message>
    <message>
        <source>The best move is shown on the table.</source>
        <translation>De beste zet wordt op de tafel getoond.</translation>
    </message>
    <message>
        <source>Solved: it will not come back.</source>
        <translation>Opgelost: hij komt niet terug.</translation>
    </message>
    <message>
        <source>It will come back on {day}.</source>
        <translation>Hij komt terug op {day}.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Je rating: {rating} ({change}).</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <translation>ongeveer {points} minder</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>even goed</translation>
    </message>
    <message>
        <source>≈ {points}</source>
        <translation>≈ {points}</translation>
    </message>
    <message>
        <source>Expected final points, from many games played quickly to the end as the strongest bot would; ± is the 95% margin.</source>
        <translation>Verwachte eindscore, uit vele spellen, snel uitgespeeld zoals de sterkste bot; ± is de marge van 95%.</translation>
    </message>
    <message>
        <source>{points} ± {margin} less</source>
        <translation>{points} ± {margin} minder</translation>
    </message>
    <message>
        <source>{points} less</source>
        <translation>{points} minder</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>No puzzle matches these filters.</source>
        <translation>Geen puzzel past bij deze keuze.</translation>
    </message>
    <message>
        <source>At the end of a game, “Costliest decisions” turns every mistake that cost you 2 points or more into a puzzle. It is solved once you get it right three times: after a day, a week and a month.</source>
        <translation>Aan het einde van een spel maakt “Duurste beslissingen” een puzzel van elke fout die je 2 punten of meer heeft gekost. Hij is opgelost na drie goede antwoorden op rij: na een dag, een week en een maand.</translation>
    </message>
    <message>
        <source>There are no puzzles for this game yet.</source>
        <translation>Voor dit spel zijn er nog geen puzzels.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle thema’s</translation>
    </message>
    <message>
        <source>You have no mistakes in this game yet.</source>
        <translation>Je hebt in dit spel nog geen fouten.</translation>
    </message>
    <message>
        <source>Today everybody gets this puzzle.</source>
        <translation>Vandaag krijgt iedereen deze puzzel.</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Vandaag opgelost.</translation>
    </message>
    <message>
        <source>Missed today. You can try again.</source>
        <translation>Vandaag fout beantwoord. Je kunt het opnieuw proberen.</translation>
    </message>
    <message>
        <source>Puzzle of the day, {day}</source>
        <translation>Puzzel van de dag, {day}</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Rating {rating}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Nog geen rating</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve one today to start a streak</source>
        <translation>Los er vandaag een op en begin een reeks</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message numerus="yes">
        <source>Your mistakes (%n due)</source>
        <translation>
            <numerusform>Je fouten (%n voor vandaag)</numerusform>
            <numerusform>Je fouten (%n voor vandaag)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Je fouten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Elke moeilijkheidsgraad</translation>
    </message>
    <message>
        <source>Solved and unsolved</source>
        <translation>Opgelost of niet</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
</context>
<context>
    <name>RemarksCard</name>
    <message>
        <source>Before you confirm</source>
        <translation>Voordat je bevestigt</translation>
    </message>
    <message>
        <source>Read rule {rule}</source>
        <translation>Regel {rule} lezen</translation>
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
        <translation>Stap {ply}
{words}</translation>
    </message>
</context>
<context>
    <name>ReplayAndFinalScoring</name>
    <message>
        <source>Continue from here?</source>
        <translation>Vanaf hier verder?</translation>
    </message>
    <message>
        <source>Try again from here?</source>
        <translation>Vanaf hier opnieuw?</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Vanaf hier opnieuw</translation>
    </message>
    <message>
        <source>A separate game starts from this position. The game so far stays among the saved games and can be opened again.</source>
        <translation>Vanaf deze stelling begint een apart spel. Het spel tot nu toe blijft bij de opgeslagen spellen en kan weer worden geopend.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Vanaf hier verder</translation>
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
        <translation>Pauzeren (Spatiebalk)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Afspelen (Spatiebalk)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Previous player (Page up)</source>
        <translation>Vorige speler (PgUp)</translation>
    </message>
    <message>
        <source>Step {ply} of {last}</source>
        <translation>Stap {ply} van {last}</translation>
    </message>
    <message>
        <source>Next player (Page down)</source>
        <translation>Volgende speler (PgDown)</translation>
    </message>
    <message>
        <source>Previous score (Page up)</source>
        <translation>Vorige puntenwinst (PgUp)</translation>
    </message>
    <message>
        <source>Next score (Page down)</source>
        <translation>Volgende puntenwinst (PgDown)</translation>
    </message>
    <message>
        <source>What the buttons beside this one jump to</source>
        <translation>Waar de knoppen ernaast heen springen</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Eén stap terug (Pijl links)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Eén stap vooruit (Pijl rechts)</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Afspeelsnelheid</translation>
    </message>
    <message>
        <source>Show the acting player’s board</source>
        <translation>Het bord tonen van de speler die aan de beurt is</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Duurste beslissingen</translation>
    </message>
    <message>
        <source>Continue from this position, as a separate game</source>
        <translation>Vanaf deze stelling verderspelen, als een apart spel</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Terug naar het spel (Esc)</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Vanaf hier verder</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Getoonde stap</translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>%n game(s) with no other person at the table will be deleted.</source>
        <translation>
            <numerusform>%n spel zonder andere mensen aan tafel wordt verwijderd.</numerusform>
            <numerusform>%n spellen zonder andere mensen aan tafel worden verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with other people are kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</source>
        <translation>
            <numerusform>%n spel met andere mensen blijft voor hen bewaard, maar zonder deze naam: in de uitslagen staat dan “Iemand”, en bij het terugkijken de kleur van de plaats.</numerusform>
            <numerusform>%n spellen met andere mensen blijven voor hen bewaard, maar zonder deze naam: in de uitslagen staat dan “Iemand”, en bij het terugkijken de kleur van de plaats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.</source>
        <translation>
            <numerusform>Sterkte {strength} ± {margin}, geschat op basis van %n spel tegen bots; het dichtst erbij komt {bot}.</numerusform>
            <numerusform>Sterkte {strength} ± {margin}, geschat op basis van %n spellen tegen bots; het dichtst erbij komt {bot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTexts</name>
    <message>
        <source>The result could not be saved</source>
        <translation>De uitslag kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>This game cannot be shown</source>
        <translation>Dit spel kan niet worden getoond</translation>
    </message>
    <message>
        <source>The results were damaged</source>
        <translation>De uitslagen waren beschadigd</translation>
    </message>
    <message>
        <source>Another copy of this program has deleted it.</source>
        <translation>Een ander exemplaar van dit programma heeft het verwijderd.</translation>
    </message>
    <message>
        <source>The results could not be exported</source>
        <translation>De uitslagen konden niet worden geëxporteerd</translation>
    </message>
    <message>
        <source>The results could not be deleted</source>
        <translation>De uitslagen konden niet worden verwijderd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The results were saved by a newer version of this program. This version leaves them as they are and adds nothing to them.</source>
        <translation>De uitslagen zijn opgeslagen door een nieuwere versie van dit programma. Deze versie laat ze zoals ze zijn en voegt er niets aan toe.</translation>
    </message>
    <message>
        <source>Another copy of this program is saving results. Try again in a moment.</source>
        <translation>Een ander exemplaar van dit programma slaat net uitslagen op. Probeer het zo meteen opnieuw.</translation>
    </message>
    <message>
        <source>The results in “{file}” cannot be opened. {reason} You can keep playing; missing results will be added later from the automatic saves.</source>
        <translation>De uitslagen in “{file}” kunnen niet worden geopend. {reason} Je kunt gewoon verderspelen; ontbrekende uitslagen worden later uit de automatisch opgeslagen spellen toegevoegd.</translation>
    </message>
    <message>
        <source>The file with results, favourites and tournaments was damaged. It has been renamed to “{file}”, and a new file has been started.</source>
        <translation>Het bestand met uitslagen, favorieten en toernooien was beschadigd. Het heet nu “{file}”, en er is een nieuw bestand gemaakt.</translation>
    </message>
    <message>
        <source>Some entries in the file with results, favourites and tournaments were damaged. They have been removed; all others are still there. A copy of the damaged file is “{file}”.</source>
        <translation>Enkele gegevens in het bestand met uitslagen, favorieten en toernooien waren beschadigd. Ze zijn verwijderd; alle andere zijn er nog. Een kopie van het bestand zoals het was, staat in “{file}”.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Iemand</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} uur {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>This cannot be undone. Saved games are kept, but will no longer count in the results.</source>
        <translation>Dit kan niet ongedaan worden gemaakt. Opgeslagen spellen blijven bewaard, maar tellen niet meer mee in de uitslagen.</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Ended</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Time at the table in the last session</source>
        <translation>Tijd aan tafel in de laatste sessie</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament</source>
        <translation>Spel {number} van {games} van een toernooi</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>click to open the replay</source>
        <translation>klik om het spel terug te kijken</translation>
    </message>
    <message>
        <source>older games are being read</source>
        <translation>oudere spellen worden gelezen</translation>
    </message>
    <message>
        <source>Player, bot or option</source>
        <translation>Speler, bot of optie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Wiens uitslagen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Toernooitabel</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporteren als CSV…</translation>
    </message>
    <message>
        <source>Luck and skill…</source>
        <translation>Geluk en kunde…</translation>
    </message>
    <message>
        <source>Delete this person…</source>
        <translation>Deze persoon verwijderen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No game has been finished yet. The result of each finished game will appear here.</source>
        <translation>Er is nog geen spel uitgespeeld. De uitslag van elk uitgespeeld spel verschijnt hier.</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Geen spel past bij deze keuze.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Tournament, {day}: {names}</source>
        <translation>Toernooi, {day}: {names}</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Uitslagen exporteren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Delete all results of {name}?</source>
        <translation>Alle uitslagen van {name} verwijderen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>ResultsSummary</name>
    <message>
        <source>winner’s average</source>
        <translation>winnaars gemiddeld</translation>
    </message>
    <message>
        <source>average</source>
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>meeste punten</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Per bron</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Per persoon</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Per tegenstander</translation>
    </message>
    <message>
        <source>By option</source>
        <translation>Per optie</translation>
    </message>
    <message>
        <source>{won} ({share}%)</source>
        <translation>{won} ({share}%)</translation>
    </message>
    <message>
        <source>Strength estimated like an Elo rating: {random} is 0, and with 95% confidence the true strength is within the margin. Games with hints, a coach or a handicap do not count.</source>
        <translation>Sterkte, geschat zoals een Elo-rating: {random} staat op 0, en de ware sterkte ligt met 95% zekerheid binnen de marge. Spellen met hints, een coach of een voorgift tellen niet mee.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten winners.</source>
        <translation>De lijn is het gemiddelde van de laatste tien winnaars.</translation>
    </message>
    <message>
        <source>The line is the average of the last ten games.</source>
        <translation>De lijn is het gemiddelde van de laatste tien spellen.</translation>
    </message>
    <message>
        <source>Each dot is the winner of a game, filled if that is a person; the line is the average of the last ten.</source>
        <translation>Elke stip is de winnaar van een spel, gevuld als het een mens is; de lijn is het gemiddelde van de laatste tien.</translation>
    </message>
    <message>
        <source>Each dot is a game, filled if it was won; the line is the average of the last ten.</source>
        <translation>Elke stip is een spel, gevuld als het is gewonnen; de lijn is het gemiddelde van de laatste tien.</translation>
    </message>
    <message>
        <source>These games have no human players.</source>
        <translation>In deze spellen heeft geen mens gespeeld.</translation>
    </message>
    <message>
        <source>Click a person to see their results.</source>
        <translation>Klik op een persoon om diens uitslagen te zien.</translation>
    </message>
    <message>
        <source>Points of the winners.</source>
        <translation>Punten van de winnaars.</translation>
    </message>
    <message>
        <source>Points game by game</source>
        <translation>Punten per spel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punten per bron</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (bot)</translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>door mensen gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Average victory points of all human players; the mark shows the average of the last ten games.</source>
        <translation>Overwinningspunten van alle mensen, gemiddeld; het streepje is het gemiddelde van de laatste tien spellen.</translation>
    </message>
    <message>
        <source>Average victory points; the mark shows the average of the last ten games.</source>
        <translation>Overwinningspunten, gemiddeld; het streepje is het gemiddelde van de laatste tien spellen.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this game</source>
        <translation>dit spel</translation>
    </message>
    <message>
        <source>Dutch rulebook</source>
        <translation>Nederlands boekje</translation>
    </message>
    <message>
        <source>English rulebook</source>
        <translation>Engels boekje</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Frans boekje</translation>
    </message>
    <message>
        <source>Open planning</source>
        <translation>Open plannen</translation>
    </message>
    <message>
        <source>Hidden planning</source>
        <translation>Verborgen plannen</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Gevonden regels</translation>
    </message>
    <message>
        <source>No rule contains all these words.</source>
        <translation>Geen enkele regel bevat al deze woorden.</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Terug (Alt+Pijl links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vooruit (Alt+Pijl rechts)</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>From {first} to {last}</source>
        <translation>Van {first} tot en met {last}</translation>
    </message>
    <message>
        <source>Cancel the choice</source>
        <translation>Keuze annuleren</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, gekozen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap vooruit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>SceneAccessibleTexts</name>
    <message>
        <source>{place}; a move can start here</source>
        <translation>{place}; hier kan een zet beginnen</translation>
    </message>
    <message>
        <source>{place}; legal target</source>
        <translation>{place}; geldig doel</translation>
    </message>
    <message>
        <source>{place}; chosen</source>
        <translation>{place}; gekozen</translation>
    </message>
    <message>
        <source>Shows what the bot hoped for, and which other moves it had.</source>
        <translation>Toont waar de bot op hoopte en welke andere zetten hij had.</translation>
    </message>
    <message>
        <source>Brings this board to the front. Esc returns to your own.</source>
        <translation>Haalt dit bord naar voren. Met Esc ga je terug naar het jouwe.</translation>
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
        <translation>Tot nu toe gescoord</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Als het spel nu eindigde</translation>
    </message>
    <message>
        <source>The position on the score track.</source>
        <translation>De plaats op het scorespoor.</translation>
    </message>
    <message>
        <source>Everything above.</source>
        <translation>Alles hierboven.</translation>
    </message>
    <message>
        <source>Everything above, plus the final scoring as things stand.</source>
        <translation>Alles hierboven, met de eindtelling zoals het nu staat.</translation>
    </message>
    <message>
        <source>{name}, {item}: {points}</source>
        <translation>{name}, {item}: {points}</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punten voor</translation>
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
        <translation>Gedeelde overwinning: {names}</translation>
    </message>
    <message>
        <source>Right now, victory would be shared: {names}</source>
        <translation>De overwinning zou nu gedeeld worden: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins, %n VP ahead</source>
        <translation>
            <numerusform>{name} wint, %n OP voor</numerusform>
            <numerusform>{name} wint, %n OP voor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would win now, %n VP ahead</source>
        <translation>
            <numerusform>{name} zou nu winnen, %n OP voor</numerusform>
            <numerusform>{name} zou nu winnen, %n OP voor</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins on the tie-break</source>
        <translation>{name} wint de gelijke stand</translation>
    </message>
    <message>
        <source>{name} would win now, on the tie-break</source>
        <translation>{name} zou nu de gelijke stand winnen</translation>
    </message>
</context>
<context>
    <name>ScoringSheet</name>
    <message>
        <source>Press any key to show all points at once.</source>
        <translation>Druk op een toets om meteen alle punten te zien.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>The table as it was at the time of this scoring</source>
        <translation>De tafel zoals die bij deze waardering was</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{name}: {points}, score {score}</source>
        <translation>{name}: {points}, score {score}</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wie speelt voor {name}</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>Aan deze computer</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>Aan een andere computer</translation>
    </message>
    <message>
        <source>still free</source>
        <translation>nog vrij</translation>
    </message>
    <message>
        <source>connected: {name}</source>
        <translation>verbonden: {name}</translation>
    </message>
    <message>
        <source>away, played here</source>
        <translation>weg, wordt hier gespeeld</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>aan deze computer</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Handicap: points with which this player begins, to make the game even</source>
        <translation>Voorgift: punten waarmee deze speler begint, zodat het spel gelijk opgaat</translation>
    </message>
    <message>
        <source>Handicap of player {number}</source>
        <translation>Voorgift van speler {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Deze plaats weghalen</translation>
    </message>
    <message>
        <source>Drag to change the order, or use the arrow keys</source>
        <translation>Sleep om de volgorde te veranderen, of gebruik de pijltoetsen</translation>
    </message>
    <message>
        <source>Player {number}: person or bot</source>
        <translation>Speler {number}: mens of bot</translation>
    </message>
    <message>
        <source>Bot of player {number}</source>
        <translation>Bot van speler {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Speler {number} verwijderen</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Speler {number} verplaatsen</translation>
    </message>
    <message>
        <source>Choose a colour and emblem</source>
        <translation>Een kleur en een embleem kiezen</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}</source>
        <translation>Kleur en embleem van speler {number}</translation>
    </message>
    <message>
        <source>Madder red</source>
        <translation>Meekraprood</translation>
    </message>
    <message>
        <source>Woad blue</source>
        <translation>Wedeblauw</translation>
    </message>
    <message>
        <source>Leaf green</source>
        <translation>Bladgroen</translation>
    </message>
    <message>
        <source>Heather</source>
        <translation>Heidepaars</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Looking back: {heading}</source>
        <translation>Terugblik: {heading}</translation>
    </message>
    <message>
        <source>Step {ply} of {last}. The game is paused.</source>
        <translation>Stap {ply} van {last}. Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>Nothing can be done now.</source>
        <translation>Er is nu niets te doen.</translation>
    </message>
    <message>
        <source>Possible now: {choices}.</source>
        <translation>Nu mogelijk: {choices}.</translation>
    </message>
    <message>
        <source>The game has been saved as “{file}”.</source>
        <translation>Het spel is opgeslagen in “{file}”.</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message>
        <source>Luckiest draws</source>
        <translation>Gelukkigste trekkingen</translation>
    </message>
    <message>
        <source>click to show them on the table</source>
        <translation>klik om ze op de tafel te tonen</translation>
    </message>
    <message>
        <source>Whose luck and skill to show</source>
        <translation>Wiens geluk en kunde wordt getoond</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Het spel wordt geanalyseerd</translation>
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
        <translation>punten door trekkingen</translation>
    </message>
    <message>
        <source>points lost per decision</source>
        <translation>verloren punten per beslissing</translation>
    </message>
    <message>
        <source>points ahead without luck</source>
        <translation>punten voorsprong zonder geluk</translation>
    </message>
    <message>
        <source>What the draws were worth is not shown here: it was not measured well enough for this number of players.</source>
        <translation>Wat de trekkingen waard waren, staat hier niet: voor dit aantal spelers is het niet goed genoeg gemeten.</translation>
    </message>
    <message numerus="yes">
        <source>What the draws were worth is not shown here: in %n test game(s), the measured luck did not fit the results well enough. It explained {share}% of them.</source>
        <translation>
            <numerusform>Wat de trekkingen waard waren, staat hier niet: in %n testspel paste het gemeten geluk niet goed genoeg bij de uitslagen. Het verklaarde er {share}% van.</numerusform>
            <numerusform>Wat de trekkingen waard waren, staat hier niet: in %n testspellen paste het gemeten geluk niet goed genoeg bij de uitslagen. Het verklaarde er {share}% van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws in these periods do not count, because their effect was too small to measure: {periods}.</source>
        <translation>Trekkingen in deze perioden tellen niet mee, omdat hun effect te klein was om te meten: {periods}.</translation>
    </message>
    <message>
        <source>No bot is named for comparison: their errors were not measured well enough for this number of players.</source>
        <translation>Er wordt geen bot ter vergelijking genoemd: hun fouten zijn voor dit aantal spelers niet goed genoeg gemeten.</translation>
    </message>
    <message>
        <source>{bot} errs about as often: {points} points per decision.</source>
        <translation>{bot} vergist zich ongeveer even vaak: {points} punten per beslissing.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n beslissing</numerusform>
            <numerusform>%n beslissingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost by period</source>
        <translation>Verloren punten per periode</translation>
    </message>
    <message>
        <source>Points lost by kind of decision</source>
        <translation>Verloren punten per soort beslissing</translation>
    </message>
    <message>
        <source>Each decision with a choice is compared with the best one, by playing on to the end as {bot} would. With 95% confidence, the true value is within the margin (±).</source>
        <translation>Elke beslissing met een keuze wordt vergeleken met de beste, door uit te spelen zoals {bot} zou doen. Met 95% zekerheid ligt de echte waarde binnen de marge (±).</translation>
    </message>
</context>
<context>
    <name>SkillWindow</name>
    <message>
        <source>Luck and skill: {name}</source>
        <translation>Geluk en kunde: {name}</translation>
    </message>
    <message>
        <source>The games are being read: {share}%</source>
        <translation>De spellen worden gelezen: {share}%</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n analysed game(s), without hints or a coach.</source>
        <translation>
            <numerusform>Gemiddelde van %n geanalyseerd spel, zonder hints of coach.</numerusform>
            <numerusform>Gemiddelde van %n geanalyseerde spellen, zonder hints of coach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Points lost per decision: {earlier} in the earlier half of the games, {later} in the later half.</source>
        <translation>Verloren punten per beslissing: {earlier} in de eerste helft van de spellen, {later} in de tweede helft.</translation>
    </message>
</context>
<context>
    <name>SolvedCount</name>
    <message numerus="yes">
        <source>%n of {all} solved</source>
        <translation>
            <numerusform>%n van {all} opgelost</numerusform>
            <numerusform>%n van {all} opgelost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>Headings</source>
        <translation>Kolomkoppen</translation>
    </message>
    <message>
        <source>Left and Right choose a heading. Enter sorts by it.</source>
        <translation>Links en Rechts kiezen een kolomkop. Enter sorteert erop.</translation>
    </message>
    <message>
        <source>{heading}, ascending</source>
        <translation>{heading}, oplopend</translation>
    </message>
    <message>
        <source>{heading}, descending</source>
        <translation>{heading}, aflopend</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Return to your table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Aan een tafel gaan zitten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New here? Short lessons at the table show you how the game is played.</source>
        <translation>Nieuw hier? Korte lessen aan tafel laten zien hoe je het spel speelt.</translation>
    </message>
    <message>
        <source>You have begun the tutorial. It continues where you stopped.</source>
        <translation>Je bent aan de uitleg begonnen. Die gaat verder waar je was gebleven.</translation>
    </message>
    <message>
        <source>Continue the tutorial</source>
        <translation>Verder met de uitleg</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Een opgeslagen spel openen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Uitleg</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wordt geopend…</translation>
    </message>
</context>
<context>
    <name>StepNames</name>
    <message>
        <source>setup</source>
        <translation>voorbereiding</translation>
    </message>
    <message>
        <source>top five</source>
        <translation>bovenste vijf</translation>
    </message>
    <message>
        <source>choosing orders</source>
        <translation>opdrachten kiezen</translation>
    </message>
    <message>
        <source>placing workers</source>
        <translation>werkers plaatsen</translation>
    </message>
    <message>
        <source>loading minecarts</source>
        <translation>mijnkarren laden</translation>
    </message>
    <message>
        <source>mining</source>
        <translation>kolenwinning</translation>
    </message>
    <message>
        <source>refilling</source>
        <translation>aanvullen</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>einde van het spel</translation>
    </message>
    <message>
        <source>first taking</source>
        <translation>eerste keer pakken</translation>
    </message>
    <message>
        <source>second taking</source>
        <translation>tweede keer pakken</translation>
    </message>
    <message>
        <source>returning pit water</source>
        <translation>mijnwater terugleggen</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>acties plannen</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>acties uitvoeren</translation>
    </message>
    <message>
        <source>before the scoring phase</source>
        <translation>vóór de waarderingsfase</translation>
    </message>
    <message>
        <source>storage phase</source>
        <translation>opslagfase</translation>
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
        <translation>Deze opdracht ligt niet op tafel</translation>
    </message>
    <message>
        <source>Take one of those on the table.</source>
        <translation>Neem een van de kaarten die er liggen.</translation>
    </message>
    <message>
        <source>You can choose orders this way only during setup</source>
        <translation>Zo kies je alleen bij de voorbereiding opdrachten</translation>
    </message>
    <message>
        <source>This is not one of the tiles you are looking at</source>
        <translation>Dit is geen van de tegels die je bekijkt</translation>
    </message>
    <message>
        <source>Buy one of the tiles you have drawn, or none.</source>
        <translation>Koop een van de tegels die je hebt getrokken, of geen.</translation>
    </message>
    <message>
        <source>This is not one of the cards you are looking at</source>
        <translation>Dit is geen van de kaarten die je bekijkt</translation>
    </message>
    <message>
        <source>Keep one of the cards you have drawn, or none.</source>
        <translation>Houd een van de kaarten die je hebt getrokken, of geen.</translation>
    </message>
    <message>
        <source>You cannot keep anything from the stack now</source>
        <translation>Je kunt nu niets van de stapel houden</translation>
    </message>
    <message>
        <source>The general supply has no cube of this colour</source>
        <translation>De algemene voorraad heeft geen blokje van deze kleur</translation>
    </message>
    <message>
        <source>Choose a colour it still has.</source>
        <translation>Kies een kleur die er nog is.</translation>
    </message>
    <message>
        <source>No minecart is waiting for a substitute cube</source>
        <translation>Er wacht geen mijnkar op een vervangend blokje</translation>
    </message>
    <message>
        <source>You choose a substitute cube only when a colour has run out.</source>
        <translation>Een vervangend blokje kies je alleen als een kleur op is.</translation>
    </message>
    <message>
        <source>This tile costs {price}, and you have {francs}.</source>
        <translation>Deze tegel kost {price}, en jij hebt {francs}.</translation>
    </message>
    <message>
        <source>You do not have enough francs</source>
        <translation>Je hebt niet genoeg franken</translation>
    </message>
    <message>
        <source>You cannot put anything back now</source>
        <translation>Je kunt nu niets terugleggen</translation>
    </message>
    <message>
        <source>Put back one of those you have drawn.</source>
        <translation>Leg iets terug van wat je hebt getrokken.</translation>
    </message>
    <message>
        <source>The stack is empty: nothing can go under it</source>
        <translation>De stapel is leeg: er kan niets onder</translation>
    </message>
    <message>
        <source>Put it on top.</source>
        <translation>Leg die bovenop.</translation>
    </message>
    <message>
        <source>The first one went on top of the stack.</source>
        <translation>De eerste ging boven op de stapel.</translation>
    </message>
    <message>
        <source>The first one went under the stack.</source>
        <translation>De eerste ging onder de stapel.</translation>
    </message>
    <message>
        <source>All must go on top of the stack, or all under it</source>
        <translation>Ze moeten allemaal boven op de stapel, of allemaal eronder</translation>
    </message>
</context>
<context>
    <name>TakingRefusals</name>
    <message>
        <source>This is the first taking: take all disks of one colour from one action pool.</source>
        <translation>Dit is de eerste keer pakken: pak alle schijven van één kleur van één actieveld.</translation>
    </message>
    <message>
        <source>This is the second taking: take disks of one more colour, or skip it.</source>
        <translation>Dit is de tweede keer pakken: pak nog schijven van één kleur, of sla over.</translation>
    </message>
    <message>
        <source>First decide whether to return 1 pit water.</source>
        <translation>Beslis eerst of je 1 mijnwater teruglegt.</translation>
    </message>
    <message>
        <source>It is time to plan: place what you have on your workers, then confirm.</source>
        <translation>Het is tijd om te plannen: leg wat je hebt op je arbeiders en bevestig daarna.</translation>
    </message>
    <message>
        <source>First decide about {tile}.</source>
        <translation>Beslis eerst over {tile}.</translation>
    </message>
    <message>
        <source>Plans are being executed: set your workers to work.</source>
        <translation>De plannen worden uitgevoerd: zet je arbeiders aan het werk.</translation>
    </message>
    <message>
        <source>A worker is at work: first use his actions.</source>
        <translation>Er is een arbeider bezig: gebruik eerst zijn acties.</translation>
    </message>
    <message>
        <source>The scoring phase comes next.</source>
        <translation>Hierna komt de waarderingsfase.</translation>
    </message>
    <message>
        <source>This is the storage phase: store for the winter.</source>
        <translation>Dit is de opslagfase: sla op voor de winter.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Disks are being drawn from the bag.</source>
        <translation>Er worden schijven uit de zak getrokken.</translation>
    </message>
    <message>
        <source>You cannot take disks now</source>
        <translation>Je kunt nu geen schijven pakken</translation>
    </message>
    <message>
        <source>The first taking is compulsory</source>
        <translation>De eerste keer pakken is verplicht</translation>
    </message>
    <message>
        <source>Take all disks of one colour from one action pool; only the second taking is optional.</source>
        <translation>Pak alle schijven van één kleur van één actieveld; alleen de tweede keer mag je overslaan.</translation>
    </message>
    <message>
        <source>There is no taking to skip</source>
        <translation>Je kunt nu niets overslaan</translation>
    </message>
    <message>
        <source>You cannot return pit water now</source>
        <translation>Je kunt nu geen mijnwater terugleggen</translation>
    </message>
    <message>
        <source>Players with fewer than 5 disks may return 1 pit water in the spring of year I, after the second taking.</source>
        <translation>Spelers met minder dan 5 schijven mogen in de lente van jaar I, na de tweede keer pakken, 1 mijnwater terugleggen.</translation>
    </message>
    <message>
        <source>Action pool {pool} is not in play</source>
        <translation>Actieveld {pool} is niet in het spel</translation>
    </message>
    <message>
        <source>There are as many action pools as players; the last one is {pool}.</source>
        <translation>Er zijn evenveel actievelden als spelers; het laatste is {pool}.</translation>
    </message>
    <message>
        <source>There is no black disk in action pool {pool}</source>
        <translation>Er ligt geen zwarte schijf op actieveld {pool}</translation>
    </message>
    <message>
        <source>There is no brown disk in action pool {pool}</source>
        <translation>Er ligt geen bruine schijf op actieveld {pool}</translation>
    </message>
    <message>
        <source>There is no yellow disk in action pool {pool}</source>
        <translation>Er ligt geen gele schijf op actieveld {pool}</translation>
    </message>
    <message>
        <source>Take a colour that is there, or take from another pool.</source>
        <translation>Pak een kleur die er ligt, of pak van een ander veld.</translation>
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
        <translation>Het toernooi verlaten?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Leave the tournament</source>
        <translation>Toernooi verlaten</translation>
    </message>
    <message>
        <source>A tournament is in progress, games played: {ended} of {games}. Starting another game ends it; the results so far are kept.</source>
        <translation>Er loopt een toernooi, gespeelde spellen: {ended} van {games}. Begin je een ander spel, dan eindigt het; de uitslagen tot nu toe blijven bewaard.</translation>
    </message>
    <message>
        <source>Game {number} of {games} of a tournament.</source>
        <translation>Spel {number} van {games} van een toernooi.</translation>
    </message>
    <message>
        <source>Your tournament: game {number} of {games} comes next.</source>
        <translation>Je toernooi: nu volgt spel {number} van {games}.</translation>
    </message>
    <message>
        <source>In the lead with {points} tournament points: {names}.</source>
        <translation>Aan kop met {points} toernooipunten: {names}.</translation>
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
        <translation>Toernooitabel</translation>
    </message>
    <message>
        <source>Next game of the tournament</source>
        <translation>Volgend spel van het toernooi</translation>
    </message>
    <message>
        <source>Tournament: {ended} of {games} games played</source>
        <translation>Toernooi: {ended} van {games} spellen gespeeld</translation>
    </message>
    <message>
        <source>{name} wins the tournament</source>
        <translation>{name} wint het toernooi</translation>
    </message>
    <message>
        <source>Shared victory in the tournament: {names}</source>
        <translation>Gedeelde overwinning in het toernooi: {names}</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Table of the tournament: {ended} of {games} games played</source>
        <translation>Toernooitabel: {ended} van {games} spellen gespeeld</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Toernooitabel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Tournament points</source>
        <translation>Toernooipunten</translation>
    </message>
    <message>
        <source>Points in the games</source>
        <translation>Punten in de spellen</translation>
    </message>
    <message>
        <source>First place in a game is worth {seats} tournament points, each following place one point less; players who tie share equally the points of the places they take up. If points are equal, the number of games won decides, then the points in all games.</source>
        <translation>De eerste plaats in een spel is {seats} toernooipunten waard, elke volgende een punt minder; bij een gelijke stand worden de punten van die plaatsen gelijk verdeeld. Bij gelijke punten: eerst meer gewonnen spellen, dan meer punten in alle spellen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <translation>Vanaf nu zou {leader} winnen.</translation>
    </message>
    <message>
        <source>{leader} would win now.</source>
        <translation>Nu zou {leader} winnen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} would now be %n VP behind {leader}.</source>
        <translation>
            <numerusform>{name} zou nu %n OP achter {leader} staan.</numerusform>
            <numerusform>{name} zou nu %n OP achter {leader} staan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would now win by %n VP.</source>
        <translation>
            <numerusform>{name} zou nu met %n OP voorsprong winnen.</numerusform>
            <numerusform>{name} zou nu met %n OP voorsprong winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would now be level with {other}.</source>
        <translation>{name} zou nu gelijk staan met {other}.</translation>
    </message>
</context>
<context>
    <name>TutorialGuide</name>
    <message>
        <source>Not in this step. Follow the text or press “Show me”.</source>
        <translation>Niet in deze stap. Volg de tekst, of druk op “Laat zien”.</translation>
    </message>
    <message>
        <source>Not in this step. Press “{button}” first.</source>
        <translation>Niet in deze stap. Druk eerst op “{button}”.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>De uitleg verlaten</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Hoofdstuk</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Wat je moet doen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beëindigen</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Volgend hoofdstuk</translation>
    </message>
</context>
<context>
    <name>UnbuiltLevels</name>
    <message>
        <source>The strongest bot, {names}, is missing: this copy of the program was built without a C++ compiler.</source>
        <translation>De sterkste bot, {names}, ontbreekt: dit exemplaar van het programma is gebouwd zonder C++-compiler.</translation>
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
        <translation>Zet {number} · niet opgeslagen</translation>
    </message>
    <message>
        <source>Move {number} · saved · corrected values</source>
        <translation>Zet {number} · opgeslagen · gecorrigeerde waarden</translation>
    </message>
    <message>
        <source>Move {number} · saved</source>
        <translation>Zet {number} · opgeslagen</translation>
    </message>
    <message>
        <source>{status} · game {number} of {games}</source>
        <translation>{status} · spel {number} van {games}</translation>
    </message>
    <message>
        <source>The settings file was damaged or could not be read. It has been renamed to “{file}”; the settings that could be read still apply.</source>
        <translation>Het bestand met de instellingen was beschadigd of niet leesbaar. Het heet nu “{file}”; de instellingen die nog leesbaar waren, blijven gelden.</translation>
    </message>
    <message numerus="yes">
        <source>Your last game: {names}. {heading}, after %n move(s).</source>
        <translation>
            <numerusform>Je laatste spel: {names}. {heading}, na %n zet.</numerusform>
            <numerusform>Je laatste spel: {names}. {heading}, na %n zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Licht of donker</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ongedaan maken (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Opnieuw (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Volledig scherm (F11)</translation>
    </message>
</context>
<context>
    <name>WinterRefusals</name>
    <message>
        <source>You cannot store anything now</source>
        <translation>Je kunt nu niets opslaan</translation>
    </message>
    <message>
        <source>You do that in winter. {now}</source>
        <translation>Dat doe je in de winter. {now}</translation>
    </message>
    <message>
        <source>You cannot do this yet</source>
        <translation>Dit kun je nog niet doen</translation>
    </message>
    <message>
        <source>The Pinge no longer needs wood</source>
        <translation>De Pinge heeft geen hout meer nodig</translation>
    </message>
    <message>
        <source>It is exhausted: place wood in the tunnel, on the next empty wood symbol.</source>
        <translation>Die is uitgeput: plaats hout in de tunnel, op het volgende lege houtsymbool.</translation>
    </message>
    <message>
        <source>It is too late to place wood</source>
        <translation>Het is te laat om hout te plaatsen</translation>
    </message>
    <message>
        <source>In winter, place wood before you store anything.</source>
        <translation>Plaats hout in de winter voordat je iets opslaat.</translation>
    </message>
    <message>
        <source>You cannot place wood before the scoring phase</source>
        <translation>Vóór de waarderingsfase kun je geen hout plaatsen</translation>
    </message>
    <message>
        <source>In winter, place it in the storage phase, before you store anything.</source>
        <translation>In de winter doe je dat in de opslagfase, voordat je iets opslaat.</translation>
    </message>
    <message>
        <source>There is no wood on your farm</source>
        <translation>Er ligt geen hout op je erf</translation>
    </message>
    <message>
        <source>Brown disks on the Farmer or the Farmhand bring wood.</source>
        <translation>Bruine schijven op de boer of de knecht leveren hout op.</translation>
    </message>
    <message>
        <source>All wood symbols in the Pinge are covered</source>
        <translation>Alle houtsymbolen van de Pinge zijn bedekt</translation>
    </message>
    <message>
        <source>Wood can already be placed in the tunnel, section by section.</source>
        <translation>In de tunnel kun je al hout plaatsen, tunneldeel voor tunneldeel.</translation>
    </message>
    <message>
        <source>So are those in the tunnel; wood can be stored, paid or burned instead.</source>
        <translation>Die in de tunnel ook; je kunt het hout opslaan, ermee betalen of het verbranden.</translation>
    </message>
    <message>
        <source>All wood symbols in the tunnel are covered</source>
        <translation>Alle houtsymbolen van de tunnel zijn bedekt</translation>
    </message>
    <message>
        <source>Its sections are all open; wood can be stored, paid or burned instead.</source>
        <translation>De tunneldelen zijn open; je kunt het hout opslaan, ermee betalen of het verbranden.</translation>
    </message>
    <message>
        <source>You cannot place wood now</source>
        <translation>Je kunt nu geen hout plaatsen</translation>
    </message>
    <message>
        <source>Place it on your own turn, while you execute your plan. {now}</source>
        <translation>Dat doe je in je eigen beurt, terwijl je je plan uitvoert. {now}</translation>
    </message>
    <message>
        <source>You have no Barn</source>
        <translation>Je hebt geen schuur</translation>
    </message>
    <message>
        <source>It comes with development {tile}.</source>
        <translation>Je krijgt het gebouw met ontwikkeling {tile}.</translation>
    </message>
    <message>
        <source>You have no Coal Storage</source>
        <translation>Je hebt geen kolenhok</translation>
    </message>
    <message>
        <source>This place holds coal only</source>
        <translation>Op deze plaats past alleen steenkool</translation>
    </message>
    <message>
        <source>The Coal Storage stores coal and wood.</source>
        <translation>In het kolenhok passen steenkool en hout.</translation>
    </message>
    <message>
        <source>This place holds wood only</source>
        <translation>Op deze plaats past alleen hout</translation>
    </message>
    <message>
        <source>The Coal Storage is full</source>
        <translation>Het kolenhok is vol</translation>
    </message>
    <message>
        <source>Under this rulebook, it holds 1 coal or 1 wood, not both.</source>
        <translation>Volgens dit regelboekje past er 1 steenkool of 1 hout in, niet allebei.</translation>
    </message>
    <message>
        <source>This storage place is taken</source>
        <translation>Deze opslagplaats is bezet</translation>
    </message>
    <message>
        <source>Each place holds 1 unit; use another place, or finish.</source>
        <translation>Op elke plaats past 1 stuk; gebruik een andere plaats, of druk op “Klaar”.</translation>
    </message>
    <message>
        <source>There is no food on your farm</source>
        <translation>Er ligt geen voedsel op je erf</translation>
    </message>
    <message>
        <source>There is no coal on your farm</source>
        <translation>Er ligt geen steenkool op je erf</translation>
    </message>
    <message>
        <source>Store what is left there, or finish.</source>
        <translation>Sla op wat er nog ligt, of druk op “Klaar”.</translation>
    </message>
</context>
<context>
    <name>WorkingRefusals</name>
    <message>
        <source>First decide about the development</source>
        <translation>Beslis eerst over de ontwikkeling</translation>
    </message>
    <message>
        <source>Mining Timber has nothing to give now</source>
        <translation>De houtvoorraad geeft nu niets</translation>
    </message>
    <message>
        <source>You make that choice when you acquire development {tile}.</source>
        <translation>Je kiest als je ontwikkeling {tile} aanschaft.</translation>
    </message>
    <message>
        <source>There is nothing to decline</source>
        <translation>Er valt niets af te slaan</translation>
    </message>
    <message>
        <source>You cannot set a worker to work now</source>
        <translation>Je kunt nu geen arbeider aan het werk zetten</translation>
    </message>
    <message>
        <source>Each worker works once per action phase.</source>
        <translation>Elke arbeider werkt één keer per actiefase.</translation>
    </message>
    <message>
        <source>Only workers given disks or pay in the plan can be set to work.</source>
        <translation>Je kunt alleen arbeiders aan het werk zetten die bij het plannen schijven of betaling kregen.</translation>
    </message>
    <message>
        <source>These disks can only acquire a development</source>
        <translation>Met deze schijven kun je alleen een ontwikkeling aanschaffen</translation>
    </message>
    <message>
        <source>Drag your player disk to one that requires exactly these; if none is within reach, they are lost.</source>
        <translation>Sleep je spelersschijf naar een die er precies om vraagt; is er geen binnen bereik, dan vervallen ze.</translation>
    </message>
    <message>
        <source>The Farmer has already worked</source>
        <translation>De boer heeft al gewerkt</translation>
    </message>
    <message>
        <source>The improved farmhand has already worked</source>
        <translation>De meesterknecht heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Farmhand has already worked</source>
        <translation>De knecht heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Coal-digger has already worked</source>
        <translation>De kolengraver heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Coal-miner has already worked</source>
        <translation>De mijnwerker heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Haspelknecht has already worked</source>
        <translation>De Haspelknecht heeft al gewerkt</translation>
    </message>
    <message>
        <source>The Water Mill has already worked</source>
        <translation>De watermolen heeft al gewerkt</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmer</source>
        <translation>Voor de boer is niets gepland</translation>
    </message>
    <message>
        <source>Nothing is planned for the improved farmhand</source>
        <translation>Voor de meesterknecht is niets gepland</translation>
    </message>
    <message>
        <source>Nothing is planned for the Farmhand</source>
        <translation>Voor de knecht is niets gepland</translation>
    </message>
    <message>
        <source>The Coal-digger has not been paid</source>
        <translation>De kolengraver is niet betaald</translation>
    </message>
    <message>
        <source>The Coal-miner has not been paid</source>
        <translation>De mijnwerker is niet betaald</translation>
    </message>
    <message>
        <source>The Haspelknecht has not been paid</source>
        <translation>De Haspelknecht is niet betaald</translation>
    </message>
    <message>
        <source>Nothing is planned for the Water Mill</source>
        <translation>Voor de watermolen is niets gepland</translation>
    </message>
    <message>
        <source>No worker is at work</source>
        <translation>Er is geen arbeider bezig</translation>
    </message>
    <message>
        <source>This worker has not finished yet</source>
        <translation>Deze arbeider is nog niet klaar</translation>
    </message>
    <message>
        <source>Every action must be used as far as possible; a worker may stop early only where a rule says so.</source>
        <translation>Elke actie moet zo ver mogelijk worden gebruikt; een arbeider mag alleen eerder stoppen waar een regel dat zegt.</translation>
    </message>
    <message>
        <source>You have no turn to end now</source>
        <translation>Je kunt nu geen beurt beëindigen</translation>
    </message>
    <message>
        <source>Your turn is not finished</source>
        <translation>Je beurt is nog niet voorbij</translation>
    </message>
    <message>
        <source>Your plan has not been executed yet</source>
        <translation>Je plan is nog niet uitgevoerd</translation>
    </message>
    <message>
        <source>Yet to work: {workers}.</source>
        <translation>Nog aan het werk te zetten: {workers}.</translation>
    </message>
    <message>
        <source>Not enough coal for the Coal Sacks</source>
        <translation>Niet genoeg steenkool voor de kolenzak</translation>
    </message>
    <message>
        <source>On your farm: {coal}.</source>
        <translation>Op je erf: {coal}.</translation>
    </message>
    <message>
        <source>You cannot exchange coal now</source>
        <translation>Je kunt nu geen steenkool ruilen</translation>
    </message>
    <message>
        <source>You exchange coal when you acquire the Coal Sacks. {now}</source>
        <translation>Je ruilt steenkool als je de kolenzak aanschaft. {now}</translation>
    </message>
    <message>
        <source>Your own workers cannot remove pit water from the shaft</source>
        <translation>Je eigen arbeiders kunnen geen mijnwater uit de mijnschacht verwijderen</translation>
    </message>
    <message>
        <source>Only the Haspelknecht, the Hauling Cable and a newly acquired Windlass can.</source>
        <translation>Dat kunnen alleen de Haspelknecht, het hijstouw en een net aangeschafte lier.</translation>
    </message>
    <message>
        <source>A black disk removes 2 pit water</source>
        <translation>Een zwarte schijf verwijdert 2 mijnwater</translation>
    </message>
    <message>
        <source>Under this rulebook, it removes 1 only if there is just 1.</source>
        <translation>Volgens dit regelboekje verwijdert hij er alleen één als er niet meer is.</translation>
    </message>
    <message>
        <source>You need a worker at work to remove pit water</source>
        <translation>Er is geen arbeider aan het werk om mijnwater te verwijderen</translation>
    </message>
    <message>
        <source>You need a worker at work to excavate</source>
        <translation>Er is geen arbeider aan het werk om steenkool te winnen</translation>
    </message>
    <message>
        <source>You need a worker at work to reel up coal</source>
        <translation>Er is geen arbeider aan het werk om steenkool op te takelen</translation>
    </message>
    <message>
        <source>There is no pit water to remove</source>
        <translation>Er is geen mijnwater om te verwijderen</translation>
    </message>
    <message>
        <source>Use the action for coal.</source>
        <translation>Gebruik de actie voor steenkool.</translation>
    </message>
    <message>
        <source>There is not that much pit water</source>
        <translation>Er is niet zoveel mijnwater</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water.</source>
        <translation>
            <numerusform>Verwijder %n mijnwater.</numerusform>
            <numerusform>Verwijder %n mijnwater.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Coal-digger cannot reel up coal</source>
        <translation>De kolengraver kan geen steenkool optakelen</translation>
    </message>
    <message>
        <source>He removes pit water and excavates in the Pinge.</source>
        <translation>Hij verwijdert mijnwater en wint steenkool in de Pinge.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot remove pit water</source>
        <translation>De mijnwerker kan geen mijnwater verwijderen</translation>
    </message>
    <message>
        <source>He excavates up to 3 coal in the tunnel.</source>
        <translation>Hij wint tot 3 steenkool in de tunnel.</translation>
    </message>
    <message>
        <source>The Coal-miner cannot reel up coal</source>
        <translation>De mijnwerker kan geen steenkool optakelen</translation>
    </message>
    <message>
        <source>The Haspelknecht cannot excavate</source>
        <translation>De Haspelknecht kan geen steenkool winnen</translation>
    </message>
    <message>
        <source>He removes pit water from the shaft and reels up the coal in it.</source>
        <translation>Hij verwijdert mijnwater uit de mijnschacht en takelt de steenkool op die daar ligt.</translation>
    </message>
    <message>
        <source>There is no coal in the shaft</source>
        <translation>Er ligt geen steenkool in de mijnschacht</translation>
    </message>
    <message>
        <source>Coal excavated in the tunnel goes there first.</source>
        <translation>Steenkool uit de tunnel komt daar eerst.</translation>
    </message>
    <message>
        <source>The improved farmhand cannot reel up coal</source>
        <translation>De meesterknecht kan geen steenkool optakelen</translation>
    </message>
    <message>
        <source>Only the Haspelknecht can.</source>
        <translation>Alleen de Haspelknecht kan dat.</translation>
    </message>
    <message>
        <source>The Farmhand cannot reel up coal</source>
        <translation>De knecht kan geen steenkool optakelen</translation>
    </message>
    <message>
        <source>The Farmer cannot reel up coal</source>
        <translation>De boer kan geen steenkool optakelen</translation>
    </message>
    <message>
        <source>The Coal-digger removes 2 pit water at a time</source>
        <translation>De kolengraver verwijdert 2 mijnwater tegelijk</translation>
    </message>
    <message>
        <source>With fewer than 2, he excavates coal; pit water now: {water}.</source>
        <translation>Met minder dan 2 wint hij steenkool; mijnwater nu: {water}.</translation>
    </message>
    <message>
        <source>The Haspelknecht removes 2 pit water at a time</source>
        <translation>De Haspelknecht verwijdert 2 mijnwater tegelijk</translation>
    </message>
    <message>
        <source>With fewer than 2, he reels up coal; pit water now: {water}.</source>
        <translation>Met minder dan 2 takelt hij steenkool op; mijnwater nu: {water}.</translation>
    </message>
    <message>
        <source>No coal in the Pinge is accessible</source>
        <translation>Er is geen steenkool in de Pinge bereikbaar</translation>
    </message>
    <message>
        <source>Pit water blocks the Pinge</source>
        <translation>Mijnwater blokkeert de Pinge</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>Bij {limit} of meer mijnwater kun je geen steenkool winnen; je hebt er {water}. Verwijder eerst mijnwater.</translation>
    </message>
    <message>
        <source>The Pinge is exhausted</source>
        <translation>De Pinge is uitgeput</translation>
    </message>
    <message>
        <source>Coal is now excavated in the tunnel; anything planned for the Pinge is lost.</source>
        <translation>Steenkool win je nu in de tunnel; wat in de Pinge gepland was, vervalt.</translation>
    </message>
    <message>
        <source>The tunnel is not open</source>
        <translation>De tunnel is niet open</translation>
    </message>
    <message numerus="yes">
        <source>It opens once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>Hij gaat open zodra de Pinge uitgeput is: nog %n steenkool.</numerusform>
            <numerusform>Hij gaat open zodra de Pinge uitgeput is: nog %n steenkool.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coal in the tunnel is accessible</source>
        <translation>Er is geen steenkool in de tunnel bereikbaar</translation>
    </message>
    <message>
        <source>Pit water blocks the reel</source>
        <translation>Mijnwater blokkeert het takelen</translation>
    </message>
    <message>
        <source>You cannot reel up coal with {limit} or more pit water; you have {water}. First remove some.</source>
        <translation>Bij {limit} of meer mijnwater kun je geen steenkool optakelen; je hebt er {water}. Verwijder eerst mijnwater.</translation>
    </message>
    <message>
        <source>Pit water blocks the tunnel</source>
        <translation>Mijnwater blokkeert de tunnel</translation>
    </message>
    <message>
        <source>You cannot excavate with {limit} or more pit water in the shaft; you have {water}. The Haspelknecht can remove it.</source>
        <translation>Bij {limit} of meer mijnwater in de mijnschacht kun je geen steenkool winnen; je hebt er {water}. De Haspelknecht kan het verwijderen.</translation>
    </message>
    <message>
        <source>The tunnel is empty.</source>
        <translation>De tunnel is leeg.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol: place wood there.</source>
        <translation>De volgende steenkool ligt achter een leeg houtsymbool: plaats daar hout.</translation>
    </message>
    <message>
        <source>The next coal is behind an empty wood symbol, and there is no wood on your farm.</source>
        <translation>De volgende steenkool ligt achter een leeg houtsymbool, en er ligt geen hout op je erf.</translation>
    </message>
</context>
</TS>
