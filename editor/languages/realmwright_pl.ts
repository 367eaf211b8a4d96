<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>pl</translation>
    </message>
    <message>
        <source>
&lt;p&gt;A map is a board with regions. Neighbouring regions share one border: move it, and both follow.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Draw.&lt;/b&gt; Take the draw tool (&lt;b&gt;P&lt;/b&gt;) and click corners; click the first one again to close. Near a vertex,
border or the frame the point jumps onto it. A region drawn over others is trimmed to them.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Fill and cut.&lt;/b&gt; The bucket makes a region of any open area, split cuts one in two, merge joins them.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Tag.&lt;/b&gt; Give names, terrains and symbols in the Region panel, in the regions table, or with the brush.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Check.&lt;/b&gt; The findings panel tells what is wrong while you work. Each finding can be shown, selected, mended
with a preview, or ignored with a reason.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Use.&lt;/b&gt; Export pictures and adjacency tables, print at exact size, or play on it in the sandbox.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Everything can be undone. A recovery copy of unsaved work is written a moment after each change, and the last ten
saves are kept under &lt;b&gt;File › Earlier versions&lt;/b&gt;.&lt;/p&gt;
</source>
        <translation>
&lt;p&gt;Mapa to plansza z regionami. Sąsiednie regiony mają wspólną granicę: przesuń ją, a oba się dopasują.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Rysuj.&lt;/b&gt; Weź narzędzie rysowania (&lt;b&gt;P&lt;/b&gt;) i klikaj narożniki; kliknięcie pierwszego ponownie zamyka region. Blisko wierzchołka, granicy lub ramki punkt przyciąga się do nich. Region narysowany na innych jest do nich przycinany.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Wypełniaj i tnij.&lt;/b&gt; Wiadro robi region z każdej otwartej powierzchni, Podziel tnie region na dwa, Scal łączy regiony.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Oznaczaj.&lt;/b&gt; Nazwy, tereny i symbole nadaje się w panelu Region, w tabeli regionów lub pędzlem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Sprawdzaj.&lt;/b&gt; Panel uwag mówi podczas pracy, co jest nie tak. Każdą uwagę można pokazać, zaznaczyć, naprawić z podglądem lub pominąć z uzasadnieniem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Używaj.&lt;/b&gt; Eksportuj obrazy i tabele sąsiedztwa, drukuj w dokładnym rozmiarze lub graj na mapie w pracowni zasad.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Wszystko można cofnąć. Kopia niezapisanej pracy powstaje chwilę po każdej zmianie, a dziesięć ostatnich zapisów znajdziesz w &lt;b&gt;Plik › Wcześniejsze wersje&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, potem {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Niedozwolone.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> i jeszcze {}</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> za pomocą: {}</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> z godziny {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pikseli</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> sekund</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} spełnionych.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {} z {} oczekiwań niespełnionych.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} przez ostatnią zmianę.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>&amp;Wyrównaj do ramki</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plansza</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Granice</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>Panel &amp;dolny</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>&amp;Wybrzeża</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>&amp;Edge</source>
        <translation>&amp;Brzeg</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Uwagi</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>&amp;Dopasuj planszę</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Zapomnij te pliki</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>Ukryj wszystko poza &amp;planszą</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Identyfikatory</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>&amp;Importuj rysunek…</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Połączenia</translation>
    </message>
    <message>
        <source>&amp;Lock everything</source>
        <translation>&amp;Zamknij wszystko</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>&amp;Scal zaznaczone</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Sąsiedzi</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nowa mapa…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>&amp;Otwórz mapę…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Graj na tej mapie</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>&amp;Drukuj w dokładnym rozmiarze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Ponów: {}</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rundy</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Linijki</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Skróty…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statystyki</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
    <message>
        <source>&amp;Table of regions</source>
        <translation>&amp;Tabela regionów</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Teren</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Cofnij: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Pełny rozmiar</translation>
    </message>
    <message>
        <source>+ Effect</source>
        <translation>+ Działanie</translation>
    </message>
    <message>
        <source>+ Piece of its own…</source>
        <translation>+ Własny element…</translation>
    </message>
    <message>
        <source>+ When…</source>
        <translation>+ Kiedy…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Gdzie…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} na nim</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, luki do {} uznane za zamknięte</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, drukowana {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, historia się urywa</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} pikseli</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 jednostka = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; wystarczyłby rzut {}, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Kliknij&lt;/b&gt; zasadę, aby ją przeczytać · &lt;b&gt;Esc&lt;/b&gt; puszcza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klik&lt;/b&gt; gra · &lt;b&gt;Alt&lt;/b&gt; przypina · &lt;b&gt;Esc&lt;/b&gt; puszcza</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Żadna strona nie ma wszystkich tych słów: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>Blokada to granica, której nikt nie może przekroczyć. Kliknij granicę albo region, a potem jego sąsiada; to samo jeszcze raz ją otwiera.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Plansza dla każdej interpretacji, w pierwszym różniącym się kroku</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>Sąsiedni region ma ten symbol.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>Sąsiedni region liczy się jako jeden z tych terenów, ktokolwiek go ma.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Kliknięcie w obrysowany obszar podkładu robi z niego region, przycięty do sąsiadów. Jeśli linia ma przerwę, jest ona pokazana, zanim cokolwiek powstanie. Obszary kończące się na ramce narysowanej w podkładzie są dosuwane do brzegu planszy, chyba że to wyłączono.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Kliknięcie granicy zaokrągla ją lub postrzępia, tak samo dla regionów po obu stronach; pociągnięcie obejmuje kilka granic naraz, Enter wszystkie granice zaznaczonych regionów. Miejsca spotkania granic i ramka pozostają. Gdzie granica przecięłaby inną, jest wyginana mniej.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Kliknięcie zaznacza region, Shift dodaje kolejny, Ctrl włącza go lub wyłącza, Alt sięga po ten pod spodem; przeciągnięta ramka zaznacza wszystko, czego dotknie, strzałki przechodzą od regionu do regionu. Jeden zaznaczony region podświetla sąsiadów z długością każdej granicy, dwa pokazują, co leży między nimi. Klawisze cyfr nadają zaznaczonym regionom teren. Dwuklik edytuje wierzchołki.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Kliknięcie tam, gdzie nie ma regionu, robi region z całej otwartej powierzchni, z dopasowanymi granicami.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>Połączenie wymaga dwóch różnych regionów.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Narożnik regionu leży na granicy sąsiada, który nie ma tam narożnika, więc granicy nie można przesunąć jako jednej.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Cięcie wymaga linii z co najmniej dwoma punktami.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Potrzebna jest odległość od 0 do 100 000 mm.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>Niespełnione oczekiwanie</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Gra może dojść do tej pozycji.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Tu jest miejsce na partię, pozycję albo scenariusz.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>Port powinien leżeć na rzece lub obok niej.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>Rodzaj terenu znany tylko tej mapie</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>Połączenie wiąże dwa regiony, które się nie stykają: most, tunel lub szlak morski, w obie strony lub w jedną, z notatką. Kliknij lub przeciągnij z jednego do drugiego. Z innymi opcjami połączenie się zmienia, z tymi samymi znika.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>Ręczne połączenie lub blokada nie ma sensu: brakuje końca (błąd), blokada dzieli regiony, które się nie stykają, albo połączenie powtarza granicę lub inne połączenie (ostrzeżenia).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Zablokowanej warstwy nie można zmieniać ręcznie; Cofnij nadal działa.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>Mapa dla River World nie ma rzeki, więc wydarzenia, statki i karawela nie mają nic do roboty.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>Do każdego regionu zdobytego przez rasę trafia znacznik z pudełka, po jednym, dopóki są.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>Znacznik wraca do zapasu, gdy jego region zostaje porzucony lub zdobyty, ktokolwiek go tam przyniósł.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>Znacznik w regionie zabranym przez inną rasę wraca do właściciela, albo do pudełka, jeśli go nie ma.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>Znacznika nie można ustawić tam, gdzie warunek zachodzi.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>Znacznik można ustawić tylko w regionach rasy.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>Znacznik, którego region porzucono, pozostaje do dyspozycji właściciela.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Nazwa zostanie wymyślona</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>Wąski pasek między regionami (lub regionem a ramką) nie należy do nikogo. Nie jest szerszy niż tolerancja luk mapy; jego szerokość to szerokość największego koła wewnątrz.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>PDF nie może mieć strony {:.4g} x {:.4g} mm.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>Część planszy nie należy do żadnego regionu. Wskazówka, gdy jest otwarta ku ramce, ostrzeżenie, gdy otaczają ją regiony.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>Obraz {} x {} pikseli jest za duży; rysowane jest najwyżej {} w każdą stronę i {} milionów łącznie.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>Obraz {} x {} pikseli jest za mały, by go narysować.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>Symbol piratów powinien leżeć na rzece.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>W regionie leży miejsce.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>Region ma rasa na wymarciu, czyjakolwiek jest.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>Rasa, która podbija na wymarciu, robi to przed aktywną rasą gracza.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>Region kończy się blisko ramki planszy, nie dotykając jej, więc nie leży na brzegu.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>Region ma symbol, którego nie zna żadna gra.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>Region ma teren, którego nie zna żadna gra.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>Region nie ma powierzchni: mniej niż trzy różne narożniki albo wszystkie na jednej linii.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>Region nie ma nazwy.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>Region nie ma sąsiada ani połączenia.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>Region nie ma terenu.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>Region jest za mały na swoje żetony: jego największe koło powinno zmieścić stos o średnicy 28 jednostek i miejsce na każdy symbol, ćwierć tej powierzchni. Wskazówka, gdy nie mieszczą się tylko symbole, oraz na wodzie; przepaść nie jest sprawdzana.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>Region wymaga co najmniej trzech narożników.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>Region z kilku części ma część poniżej 50 jednostek kwadratowych, za małą, by była zamierzona.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>Region wychodzi poza ramkę planszy. Błąd, gdy leży całkiem na zewnątrz.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>Region powtarza narożnik albo jego obrys wybiega i wraca prosto (kolec, czyli ostrzeżenie).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>Region tak blisko ramki leży na brzegu planszy.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>Region z tym elementem jest zamknięty dla wrogów tego, kto go ma.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>Obrys regionu przecina lub nakrywa sam siebie, więc nie wiadomo, co jest w środku.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Stocznia lub świątynia wieszczki służy temu, kto trzyma region; na wodzie prawie nikt nie może.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>Etapu nie można zakończyć, dopóki znacznik leżący przy rasie można jeszcze w nim ustawić.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>Teren musi mieć nazwę.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>Symbol wulkanu powinien leżeć w przepaści.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Cała gra na tej mapie z tymi graczami, rozdana według ziarna</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Porzuć</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>O czym: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Otchłanie</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Zaakceptuj; uzasadnienie zapisuje się w mapie</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Zadziałała {} raz w tej grze</numerusform>
            <numerusform>Zadziałała {} razy w tej grze</numerusform>
            <numerusform>Zadziałała {} razy w tej grze</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktywna lub na wymarciu</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Zablokuj</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Dodaj wspólny wierzchołek</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Dodaj teren</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Dodaj teren {}</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Dodaj wierzchołek</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Sąsiedztwo</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Sąsiedztwo jako CSV</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Sąsiedztwo jako GraphML</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Sąsiedztwo jako JSON</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Sąsiedztwo dla Graphviz</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Sąsiedztwo: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Przeciw temu</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>Wyrównaj do ramki: {}</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Wszystkie jak zwykle</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Wszystkie granice zaznaczonych regionów (Enter)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Wszystkie znaczniki wracają do pudełka, gdy rasa wymiera.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Wszystkie przebiegają tak samo</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Wszystkie regiony gracza, każdej rasy, tworzą całość, a ta rasa ma jeden z nich.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Wszystkie regiony rasy tworzą całość.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Wszystkie regiony spełniające warunek sąsiadują ze sobą w jednym celu.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>W regionie, który spełnia warunek, na wymarciu zostają wszystkie żetony, nie jeden.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Wszystkie {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Wszystkie oczekiwania spełnione ({})</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Pozwól celowo</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Scalaj też regiony, które się nie stykają, w grupę wysp</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Zawsze ta liczba.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>Mapa Podziemi ma przepaście, ale bez symbolu wulkanu, więc Płomyczki nie mają miejsca na Wulkan.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>Inna mapa…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Inna</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>Aktywna rasa innego gracza ma więcej regionów niż ta rasa.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>Region ma aktywna rasa innego gracza.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>W sąsiednim regionie stoi aktywna rasa innego gracza.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>Inna interpretacja może tu pozwalać na więcej</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Powierzchnia</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Obszary kończące się na ramce narysowanej w podkładzie są dosuwane do brzegu planszy</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak system</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Pytanie dotyczy</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Zachodzi przynajmniej jeden z tych warunków.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>W regionie stoi co najmniej tyle żetonów rasy.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Co najmniej tyle granicy czyni dwa regiony sąsiadami.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>W tej chwili zbiera się wszystkie znaczniki, gdziekolwiek stoją, aby ustawić je na nowo.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, potem 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>Włącz ponownie</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Zacznij od niczego</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Zacznij od niczego: ci sami gracze przy pustej planszy</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Zacznij od pozycji pokazanego kroku</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Zacznij od tego kroku</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Obok mapy bierze udział w nowych grach na niej; obok scenariusza można ją podać.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Obok planszy</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Pusta nazwa</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Blokady</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blokada</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Blokada: {} i {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Blokada ręczna</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Zablokuj granicę: {} i {}</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blokady</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Blokady są zamknięte; otwórz je w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>Pod&amp;kład</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Podkład</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Plansza jako obraz…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Brzeg planszy</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Plansza bez nazw</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Książki się różnią: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Granica, im grubsza, tym dłuższa</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Granice</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Granice są zamknięte; otwórz je w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Obrysy w takiej odległości to wciąż jedna granica.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Gałąź</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Rozgałęź tutaj</translation>
    </message>
    <message>
        <source>Break on…</source>
        <translation>Zatrzymaj na…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Pokaż zaznaczone regiony</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Wiadro</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Znów według książki</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>&amp;Zamknij mapę</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>Zmień nazwę {} na {}</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Nazwa tutaj: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Nie można zacząć: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Los ciągnie</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Los ciągnie: {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Los ciągnie.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Zmień autora</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Zmień gry</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Zmień liczbę graczy</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Zmień rozmiar druku</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Zmień liczbę rund</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Zmień tytuł</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Zmienione przez ciebie</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Sprawdzanie …</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Wąskie gardła</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Wybierz zasadę, aby przeczytać, co mówi.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Wybierz zestaw</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Wybierz polecenie, naciśnij nowe klawisze, potem Ustaw. Brak klawiszy usuwa skrót.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Wybierz uwagę, aby zobaczyć, co znaczy i jak ją naprawić.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Wybierz znany teren albo dodaj go do własnych terenów mapy na stronie Plansza.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Wybierz obraz</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Wybierz obraz…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Wybierz inny teren albo dodaj grę do mapy.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Wybierz jeden.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Wybór kombinacji</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Clause: {}</source>
        <translation>Zasada: {}</translation>
    </message>
    <message>
        <source>Clauses of this step</source>
        <translation>Zasady tego kroku</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Zasady, które zadziałały w tym kroku</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Kliknij granicę, by ją zablokować, albo region, a potem jego sąsiada.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Kliknij granicę, by ją postrzępić, albo przeciągnij przez kilka; Alt działa odwrotnie, Enter bierze zaznaczenie.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Kliknij granicę, by ją wygładzić, albo przeciągnij przez kilka; Alt działa odwrotnie, Enter bierze zaznaczenie.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Kliknij stykający się region, by scalić oba; Esc zaczyna od nowa.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Kliknij region, z Shift drugi, by zobaczyć, co leży między nimi. Przeciągnij ramkę, by objąć wiele.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Kliknij region, potem sąsiada, z którym ma się scalić.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Kliknij region: jego sąsiedzi rozświetlą się z długością każdej granicy. Nazwa, teren i symbole są w panelu po prawej; dolny panel mówi podczas pracy, co jest nie tak.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Kliknij za drugą granicą, by ciąć; kliknięcia w regionie wyginają linię. Esc rezygnuje.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Klikaj od punktu do punktu. Karta przy wskaźniku pokazuje całą długość i ostatni odcinek w milimetrach albo w jednostkach planszy, gdy rozmiar druku nie jest znany. Nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Klikaj od punktu do punktu; karta podaje długość. Enter kończy linię, Esc ją usuwa.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>Kliknij w obrysowany obszar podkładu: stanie się regionem.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Kliknij jedną granicę regionu, potem przeciwległą.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Kliknij któryś na planszy.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Kliknij region, potem sąsiada: staną się jednym. Kolejne kliknięcia dołączają następne; Enter scala wszystkie zaznaczone. Pasek opcji mówi, czyja nazwa i znaczniki zostają i czy regiony bez styku mogą stać się grupą wysp. Połączenia i blokady przechodzą na scalony region.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Kliknij lub przeciągnij z regionu do innego, który się z nim nie styka.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Kliknij lub przeciągnij, by nałożyć symbol na regiony; zaczynając od regionu, który go ma, zdejmujesz go, tak samo prawym przyciskiem. Klawisze cyfr zmieniają symbol, Alt-klik bierze go z regionu.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Klikaj regiony, by stemplować symbol, kliknij ponownie, by go zdjąć; 1 do 9 zmieniają symbol.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Kliknij pierwszy narożnik regionu. Przytrzymaj Ctrl, by nie przyciągać.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Kliknij pierwszy punkt, dwukliknij lub naciśnij Enter, by zamknąć. Backspace cofa punkt.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Kliknij pierwsze miejsce.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Kliknij sąsiada po drugiej stronie. To samo jeszcze raz usuwa blokadę.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Kliknij następny narożnik; T podąża za granicą, Backspace cofa punkt, Esc rezygnuje.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Kliknij region na drugim końcu. To samo jeszcze raz usuwa połączenie.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Kliknij region, którego wierzchołki chcesz edytować.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Kliknij drugie miejsce.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Kliknij tam, gdzie nie ma regionu, a cała otwarta powierzchnia stanie się regionem.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>Zamknij &amp;lukę</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Zamknij ją</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Zamknij odstęp albo dodaj połączenie.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Zamknij przerwę</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Zamknij lukę: {} i {}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Wybrzeże, za którym nic nie ma</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Wybrzeża</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monety</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Monety w rundach</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Monety za każdy region rasy, który spełnia warunek, albo za ten, o który się pyta.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Monety: {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Monety z banku, gdy tylko coś się stanie: podbój, strata na rzecz przeciwnika, wybór, wymarcie.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Monety z banku za region zdobyty lub utracony, jeśli spełnia warunek.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Monety gracza {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Monety, które liczy się dla rasy jako całości, a nie dla jednego regionu.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Kolor: {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Dostępne zestawy</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Comment on branch</source>
        <translation>Komentarz do gałęzi</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Komentarz…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Porównaj wydania</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Warunek</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Połącz dwa regiony, które się nie stykają</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Podbijaj</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Podboje</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopiuj scenariusz jako tekst</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Kopiuj adres kroku</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Styk narożnikiem</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Tylko róg, nie są sąsiadami</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>Narożniki dwóch sąsiadów leżą bliżej niż pół jednostki od siebie i pewnie mają być tym samym.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>Nie udało się zapisać „{}”: {}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Crowded region</source>
        <translation>Ciasny region</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.</source>
        <translation>Ctrl+Shift+O otwiera scenariusz, Ctrl+Alt+V wkleja przysłany.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Ctrl+Shift+P przeszukuje wszystko, co potrafi program. Wszystko można cofnąć, a niezapisana praca jest kopiowana chwilę po każdej zmianie. F1 objaśnia każde narzędzie i każdą uwagę.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Odetnij</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Wycięto z: {}.</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>Wytnij {}</translation>
    </message>
    <message>
        <source>Danish book</source>
        <translation>Książka duńska</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Martwe połączenie</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Zdecyduj</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Wymieranie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Usuń gałąź</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>Usuń {}</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Usunięto razem z: {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Przyszłe wyniki kości</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Niespójna mapa</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Wykonaj każdą naprawę, która nie traci niczyjej pracy, jako jeden krok</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkty na cal</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Przeciągnij wierzchołek, a przesunie się w każdym regionie, który go ma. Przeciągnij środek krawędzi, dwukliknij lub Alt-kliknij granicę, by dodać; Delete usuwa zaznaczone. Strzałki przesuwają o piksel, z Shift o dziesięć, a X i Y można wpisać. Ruch, przy którym granice by się przecięły, jest pokazany na czerwono i odrzucony.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Przeciągnij wierzchołek. Alt-klik granicy dodaje, Delete usuwa, przytrzymaj Ctrl, by nie przyciągać.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Przeciągnij przez regiony, a wszystkie dostaną teren w jednym kroku. Klawisze cyfr zmieniają teren, Alt-klik bierze go z regionu, prawy przycisk go usuwa.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Przeciągnij przez regiony, by je malować; 1 do 9 zmieniają teren, Alt-klik bierze go z regionu.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Przeciągnij od narożnika do przeciwległego; Shift daje kwadrat. Jak przy każdym rysowaniu, region zatrzymuje się na sąsiadach i ramce albo jest wycinany z jednego regionu, w którym leży.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Przeciągnij od narożnika do przeciwległego; Shift daje kwadrat, Ctrl wyłącza przyciąganie.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Przeciąganie przesuwa obraz. Skaluj mierzy go dwoma miejscami, których odległość znasz.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Przeciągnij, by narysować prostokąt.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Przeciągnij albo podnieś i kliknij. Prawy klik zabiera; Shift+kółko, + − i cyfry liczą.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ciągnij</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Narysuj pierwszy region albo zacznij od szablonu, generatora lub obrazu.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Narysuj region lądowy aż do ramki.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Narysuj rzekę albo zdejmij grę z mapy.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Rysuj i kształtuj</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Rysuj wokół regionu z wciśniętym przyciskiem.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Rysuj wokół regionu z wciśniętym przyciskiem. Puszczenie zamyka linię i upraszcza ją, tym bardziej, im dalej w prawo suwak; pętle, w których linia się przecina, są porządkowane.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Rysuj wokół regionu z wciśniętym przyciskiem; puszczenie go zamyka.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Ciągnij płytki samoczynnie</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Ciągnij ręcznie</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Narysuj mniej regionów rzecznych albo zaakceptuj: pierwszy gracz mówi wtedy, gdzie przybędą statki.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Narysuj go od nowa albo usuń.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Dorysuj go do sąsiadów albo połącz ręcznie.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Dorysuj go do ramki albo odsuń.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Rysuj region</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Narysuj jakieś.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Narysuj brakujący region albo zaakceptuj: otwarta woda wokół wysp może zostać pusta.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Zsuń je, zwiększ tolerancję luk albo zaakceptuj.</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>Rysuj {}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Rysowanie</translation>
    </message>
    <message>
        <source>Drawings (*.geojson *.json *.svg *.txt);;All files (*)</source>
        <translation>Rysunki (*.geojson *.json *.svg *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Duplicate name</source>
        <translation>Powtórzona nazwa</translation>
    </message>
    <message>
        <source>Duplicate vertex</source>
        <translation>Powtórzony wierzchołek</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>Powiel {}</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Każde kliknięcie dodaje narożnik; kliknięcie pierwszego narożnika, dwuklik, Enter lub prawy przycisk zamyka region. Narożniki przyciągają się do wierzchołków, granic, ramki i siatki, a narożnik na granicy staje się też narożnikiem sąsiada; przytrzymaj Ctrl, by nie przyciągać. Rysuj śmiało po sąsiadach: nowy region zatrzyma się na ich granicach. Narysowany w jednym regionie jest z niego wycinany, a z opcją "Na wierzchu" zabiera wszystkim regionom pod spodem. T podąża za granicą od kliknięcia do kliknięcia, F idzie drugą stroną. Backspace lub Ctrl+Z cofa narożnik, Ctrl+Y go przywraca, Esc rezygnuje.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Wcześniejsze &amp;wersje…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Wcześniejsze wersje</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Brzeg</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Prawie na brzegu</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Brzeg osiągnięty od</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Edytuj wierzchołki</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Pusta mapa</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Zakończ podboje</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Zakończ przegrupowanie</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Wejście</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Wejście z brzegu planszy</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Wejście od morza</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Region wejścia</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Regiony wejścia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Każde ciągnięcie jest wybierane, gdy przypada: zestawy, płytki i cokolwiek rozstrzyga los</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Zachodzi każdy z tych warunków.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Każdy taki element podnosi cenę swojego regionu o jeden, ktokolwiek go ma, albo tylko (nie) na wymarciu.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Wszystko gra się według książki: żadna zasada nie jest wyłączona.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ekspansja</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Oczekuj</translation>
    </message>
    <message>
        <source>Expect: {}</source>
        <translation>Oczekuj: {}</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Oczekiwanie</translation>
    </message>
    <message>
        <source>Expected: {}</source>
        <translation>Oczekiwane: {}</translation>
    </message>
    <message>
        <source>Expected: {}, met</source>
        <translation>Oczekiwane: {}, spełnione</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Oczekiwane: {}, niespełnione, jest {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Oczekuj…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksportuj planszę</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Przyciemnij podkład</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Fill {}</source>
        <translation>Wypełnij {}</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Znajdź każde polecenie</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Książka fińska</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Pierwsza różnica</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Pierwszy krok</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Napraw</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Napraw wszystkie</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Naprawa zmienia: {}. Nic więcej się nie zmieni.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Naprawa nie zmienia żadnego regionu.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Zwiń panel</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Podążaj</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Idź za inną interpretacją</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Podążaj za granicami od kliknięcia do kliknięcia (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>Idź za {}</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>Na przykład Lud Moczarów</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>Na ekrany i do drukarni; plik podaje swój prawdziwy rozmiar.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Zapomnij ciąg dalszy</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Ramka</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Odręcznie</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Z szablonu</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Z obrazu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Luka</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Luki zamykane do</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Wygenerowana</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoJSON, SVG, a TripleA polygons.txt, or a labelme JSON file.</source>
        <translation>GeoJSON, SVG, plik polygons.txt z TripleA lub plik JSON z labelme.</translation>
    </message>
    <message>
        <source>German book</source>
        <translation>Książka niemiecka</translation>
    </message>
    <message>
        <source>Give an abyss the symbol.</source>
        <translation>Daj jednej z przepaści ten symbol.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Nadaj jednostce nazwę.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Oddaj to, co leży między nimi, jednemu z dwóch</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Wróć do wersji z {}</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Wróć do tej wersji</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Przejdź</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Wymieranie</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Siatka</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Port z dala od rzeki</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Porty</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Wysokość</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Wysokość w jednostkach</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Trzymane: wybierz element</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Trzymane: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Ukryj podkład</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Ukryj monety innych</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Obowiązuje czy nie</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Zasada domowa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>How to mend it</source>
        <translation>Jak to naprawić</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Taki sam region</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Identyfikatory</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Tylko identyfikatory</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Pomiń uwagę</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Pominięto bez uzasadnienia.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Pominięto: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Nietykalność</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importuj rysunek</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Zaimportuj jako rysunek</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Wymierająca</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>Na wymarciu rasa może zdobywać także regiony aktywnej rasy swojego gracza.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>W ręce</translation>
    </message>
    <message>
        <source>In hand {}</source>
        <translation>W ręce {}</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Prostymi słowami</translation>
    </message>
    <message>
        <source>In the menu {}.</source>
        <translation>W menu {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>W zasobniku</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>W tych etapach tury znacznik leżący przy rasie można ustawić w każdym regionie, który go przyjmie.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Dochód według źródeł</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Wymyśl rasę lub zdolność</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Wymyśl rasę lub zdolność…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Wymyślone rasy i zdolności</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Wymyślone jednostki (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Wyspy</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Odcięty region</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Można to naprawić osobnym przyciskiem, z podglądem.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Nie zadziałała w tej grze.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Własna mapa</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Zostaw jedną z nich.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Trzymaj podkład obok mapy</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>Trzymany w pliku mapy</translation>
    </message>
    <message>
        <source>Key {}</source>
        <translation>Klawisz {}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Klawisze:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Rodzaj połączenia</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>Dosunięto do brzegu planszy: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Budowla na wodzie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>Język: {}</translation>
    </message>
    <message>
        <source>Last attempt with the die</source>
        <translation>Ostatnia próba z kością</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Ostatni punkt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ostatni krok</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Połóż na planszy</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>Doprowadź ją do brzegu na obu końcach, i nigdzie indziej.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Prowadzi tylko z pierwszego regionu do drugiego</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Dozwolone teraz</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>&amp;Puść</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Zbiór scenariuszy</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Zbiór…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Jasny lub &amp;ciemny</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Wiersz {}: {}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Połączenie</translation>
    </message>
    <message>
        <source>Link between {} and {}</source>
        <translation>Połączenie: {} i {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Połączenie ręczne</translation>
    </message>
    <message>
        <source>Link {} and {}</source>
        <translation>Połącz {} i {}</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Links are locked; unlock in Layers to change this.</source>
        <translation>Połączenia są zamknięte; otwórz je w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Zamknij blokady</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Zamknij podkład</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Zamknij granice</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Zamknij połączenia</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Zamknij nazwy</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Zamknij symbole</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Zamknij teren</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>Zamknij: {}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Look for disputes in the whole story</source>
        <translation>Szukaj sporów w całej historii</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Badanie sporu {} z {} …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Luźny wierzchołek</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Plemię na wodzie</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Zaginione plemiona nie mogą stać na wodzie ani w przepaści.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>W regionie stoją zaginione plemiona lub potwory.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Szczęście w kości</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Linia główna</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Wydłuż granicę albo je rozdziel.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Poszerz region.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Mapy (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Mapy (*.map.geojson *.geojson);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Mapy są w</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margines</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mierz</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Scal</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Scal {}</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Scalanie wymaga co najmniej dwóch regionów.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Brak terenu</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Różne</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Gry mieszane</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Bestia na wodzie</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Bestie obok siebie</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Bestie nie mogą stać na wodzie ani w przepaści.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Więcej regionów ma stocznię, niż pudełko ma karawel, więc właściciele ją dzielą.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Więcej rzek niż statków</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Kółko myszy</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Przenieś jedną z nich.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Przesuń wierzchołek</numerusform>
            <numerusform>Przesuń wspólny wierzchołek ({} regiony)</numerusform>
            <numerusform>Przesuń wspólny wierzchołek ({} regionów)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Przesuń podkład</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Rozsuń narożniki; naprawa rozkłada przecięcie na części. Okruchy poniżej 50 jednostek kwadratowych dostaje przylegający sąsiad albo są pomijane.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Przesuń wierzchołek</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>Przesuń {} wierzchołek</numerusform>
            <numerusform>Przesuń {} wierzchołki</numerusform>
            <numerusform>Przesuń {} wierzchołków</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Własny wybór</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;azwy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Nazwa i znaczniki</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Nazwa elementu</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Nazwa terenu</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Nazwy są zamknięte; otwórz je w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Tylko nazwy</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Nazwy, tereny i symbole</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Prawie taka sama nazwa</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>O włos</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Sąsiedzi</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Sąsiedzi: {} wspólnej granicy{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Sąsiedzi dzielą</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Sąsiedzi, którzy dzielą mniej, są wymienieni w uwagach.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nowe klawisze</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Następny &amp;obszar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Brak powierzchni</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Brak podkładu pod regionami.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>Dla {} graczy nie ma drukowanej planszy, więc nie ma zwykłej liczby rund.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Żaden dołączony scenariusz jej nie pokazuje.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Żadna zasada nie ma tych słów.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>W tej pozycji nie ma zestawów w ofercie.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Żaden spór nie zmienia tej historii.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Brak regionu wejścia</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Brak błędów. Sprawdzane na bieżąco.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Brak wydarzenia</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Nie wybrano jeszcze pliku.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Żadna uwaga nie pasuje.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Bez zasad domowych</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Nie wybrano jeszcze obrazu.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Nie akceptuj już</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Nie zamknięto mapy, którą można by otworzyć ponownie.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Nie zdobywa się więcej żetonów, niż ma zasobnik; liczy się to samo, co w „zdobywa żetony”.</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Żadna zwykła rasa nigdy tu nie dotrze: morza, jeziora i przepaści leżą na drodze z każdego regionu wejścia. Rzeki wolno przekraczać.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Żadna zwykła rasa nie dotrze do: {} ({}) z żadnego regionu wejścia.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Żadna rasa nie może wejść na mapę: żaden region lądowy nie leży na brzegu planszy ani na wybrzeżu morza, które tam leży.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Regionu nie ma żadna rasa; mogą tam stać zaginione plemiona lub potwory.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Nie udało się zapisać kopii: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Żaden region nie leży na brzegu planszy (ani na wybrzeżu morza, które tam leży), więc żadna rasa nie może wejść na mapę.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Nie zaznaczono regionu</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Brak rzeki</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Brak scenariusza</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Brak arkuszy</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Brak terenu</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Ze stratą regionu nie ginie żaden żeton: wszystkie wracają do ręki.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Brak wulkanu</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Żadna droga nie prowadzi stąd: {} do reszty mapy.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żaden</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Żadna z przepaści nie ma symbolu wulkanu.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Żadna z gier mapy nie zna tego symbolu.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Żadna z gier mapy nie zna tego terenu.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Nie zachodzi żaden z tych warunków.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Książka norweska</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Niedozwolone.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Niedozwolone. Historia kończy się tutaj.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Nie przeniesiono: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Nie liczone: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Jeszcze nie naprawiono: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Niespełnione. Jest: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Nie są sąsiadami: w najbliższym miejscu {} od siebie.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Nie powiedziano</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Nic o tym nie mówi: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Notatka o blokadzie</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Notatka o połączeniu</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Zapisano: {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Nic nie znaleziono dla „{}”.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Nic nie trzeba było zmieniać.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Nic tu nie leży blisko ramki, nie będąc na niej.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Nic w ręce</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Nic nie znaleziono; mniej słów znajdzie więcej.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Nic nie zostaje na nowy region: ten obszar należy już do: {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Na planszy nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Nic nie obrysowuje tego miejsca: obszar objąłby większość obrazu.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Nic do naprawienia.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Nic jeszcze nie zagrano.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Nic jeszcze nie zapisano, więc nie ma do czego wracać.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Nic, jeśli tak ma być.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Nic, jeśli tak ma być; inaczej daj im granicę albo połącz ręcznie.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Teraz: {}, {} na brzegu.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>Trąć {} wierzchołek</numerusform>
            <numerusform>Trąć {} wierzchołki</numerusform>
            <numerusform>Trąć {} wierzchołków</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Liczba sąsiadów</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Liczba elementów</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>Na brzegu</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Na wierzchu</translation>
    </message>
    <message>
        <source>One file to pass on, but as large as the picture</source>
        <translation>Jeden plik do przekazania, ale duży jak obraz</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>Jeden za każdy obszar regionów oddzielony od innych.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>Jeden za każdy element zbudowany w tej turze.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>Jeden za każdy region zdobyty w tej turze, który nie był pusty: były w nim jednostki albo coś wartego łupu.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>Jeden za każdy region innych ras gracza, który spełnia warunek.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>Jeden za każdy region rasy, który spełnia warunek, albo za każde tyle z nich.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>Jeden za każdy region zdobyty przez rasę w tej turze, który spełnia warunek, albo za każde tyle z nich.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>Jeden za każdy taki element w regionach rasy.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>Jednego z dwóch regionów już nie ma.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>Jedna strona w rozmiarze druku planszy, wektorowo.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>Jeden wiersz na drogę między dwoma regionami, do arkuszy.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>W jedną stronę</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Potem dozwolone tylko tu</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Tylko zaznaczone regiony</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Ma go tylko {}</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Krycie</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Krycie podkładu</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Krycie podkładu planszy</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz o&amp;statnie</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Najpierw otwórz scenariusz.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Otwórz scenariusz, by grać według zasad domowych.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Otwórz scenariusz, by zobaczyć jego wykresy.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Otwórz scenariusz, by zobaczyć, jakich sporów dotyczy.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Otwórz drogę albo dodaj połączenie.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Otwórz wymyśloną jednostkę</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Otwórz jako nową mapę</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Otwórz mapę</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>Otwórz s&amp;cenariusz…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Otwórz scenariusz</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Otwórz zbiór</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Otwórz panel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Możliwość {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Inni gracze nie mogą zdobyć regionów tej rasy, które spełniają warunek.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Inne rasy płacą więcej żetonów za regiony tej rasy.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Poza ramką</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Nakładanie</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Własne znaczniki</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Własne znaczniki: {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Własne znaczniki, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Własny teren {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Własne tereny</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF w dokładnym rozmiarze</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Obraz PNG</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obraz PNG (*.png)</translation>
    </message>
    <message>
        <source>PNG, JPEG or SVG. You can also drop one on the window.</source>
        <translation>PNG, JPEG lub SVG. Można go też upuścić na okno.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacone</translation>
    </message>
    <message>
        <source>Paid to {}</source>
        <translation>Wypłacono: {}</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Maluj</translation>
    </message>
    <message>
        <source>Paint {}</source>
        <translation>Maluj: {}</translation>
    </message>
    <message>
        <source>Paint {}{}</source>
        <translation>Maluj: {}{}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parting at step {}</source>
        <translation>Rozejście w kroku {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Wklej scenariusz</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>Wklej {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Pick tokens or a piece first, then click regions.</source>
        <translation>Najpierw podnieś żetony lub element, potem klikaj regiony.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.svg);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elementy</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Elementy, które rasa ma obok planszy; podnieś z zasobnika albo przeciągnij tutaj</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraci</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Piraci poza rzeką</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Wstaw obraz planszy (PNG, JPEG lub SVG) albo upuść go na okno.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Wstaw podkład</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>Ustaw {} wierzchołek</numerusform>
            <numerusform>Ustaw {} wierzchołki</numerusform>
            <numerusform>Ustaw {} wierzchołków</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Kładzie podkład pod regionami: przeciągnij go, przeskaluj dwoma punktami o znanej odległości w milimetrach, ustaw, jak mocno go widać, albo odszukaj, gdy go brakuje.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Wstaw…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Graj według tego</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Graj według: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Graj od pozycji, do której żadna gra nie może dojść</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Graj historię według tej interpretacji</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Graj na tej mapie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Gracze i rundy</translation>
    </message>
    <message>
        <source>Point at the border further on and click to follow it; F takes the other way round, T ends tracing.</source>
        <translation>Wskaż granicę dalej i kliknij, by za nią iść; F idzie drugą stroną, T kończy.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Książka polska</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Zdolność specjalna</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Zdolności</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Po&amp;przedni obszar</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Naciśnij Enter, by scalić {} zaznaczony region, albo kliknij pierwszy z dwóch.</numerusform>
            <numerusform>Naciśnij Enter, by scalić {} zaznaczone regiony, albo kliknij pierwszy z dwóch.</numerusform>
            <numerusform>Naciśnij Enter, by scalić {} zaznaczonych regionów, albo kliknij pierwszy z dwóch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Poprzedni krok</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Cena zestawu</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Cena: {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Ceny i monety</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Drukuj w 100 %, nie „dopasuj do strony”. Pasek 100 mm u dołu każdego arkusza pokazuje, czy drukarka posłuchała. Znaczniki pokazują, gdzie ciąć, i środek każdej zakładki. Kliknij arkusz, by go zobaczyć.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Druk</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Wysokość druku</translation>
    </message>
    <message>
        <source>Printed size</source>
        <translation>Rozmiar druku</translation>
    </message>
    <message>
        <source>Printed size {:.0f} × {:.0f} mm</source>
        <translation>Rozmiar druku {:.0f} × {:.0f} mm</translation>
    </message>
    <message>
        <source>Printed width</source>
        <translation>Szerokość druku</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Awansuj</translation>
    </message>
    <message>
        <source>Promote branch</source>
        <translation>Awansuj gałąź</translation>
    </message>
    <message>
        <source>Put a token into</source>
        <translation>Połóż żeton na</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Połóż podkład obok pliku mapy</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>Nałóż {}: {}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasa</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Rasa, zdolność, zasada, spór lub dowolne słowo</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rasy</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Interpretacje</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Przygotuj</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Przygotowanie wojsk</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Powód pominięcia</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Kopia zapasowa po</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Prostokąt</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Przegrupuj</translation>
    </message>
    <message>
        <source>Redeployed</source>
        <translation>Przegrupowano</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Przegrupowanie</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region count</source>
        <translation>Liczba regionów</translation>
    </message>
    <message>
        <source>Region {} has no name.</source>
        <translation>Region {} nie ma nazwy.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Regiony według liczby sąsiadów</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Regiony według kroków od brzegu</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Regiony za obrazem</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Regiony według terenu</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Regiony, granice z długościami, połączenia i uwagi.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikwie</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Odszukaj…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Wczytaj ponownie z pliku</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Usuń gracza</translation>
    </message>
    <message>
        <source>Remove the board art</source>
        <translation>Usuń podkład</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Usuń warunek</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Usuń działanie</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Usuń element</translation>
    </message>
    <message>
        <source>Remove the terrain {}</source>
        <translation>Usuń teren {}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Usuń: {}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {} vertices</source>
        <translation>
            <numerusform>Usuń {} wierzchołek</numerusform>
            <numerusform>Usuń {} wierzchołki</numerusform>
            <numerusform>Usuń {} wierzchołków</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename branch</source>
        <translation>Zmień nazwę gałęzi</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Zmień nazwę jednego z nich.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>Zmień nazwę: {}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Otwórz ponownie &amp;zamkniętą mapę</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Napraw; Cofnij to wycofuje</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>Napraw {} uwagę</numerusform>
            <numerusform>Napraw {} uwagi</numerusform>
            <numerusform>Napraw {} uwag</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Zastąp…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Zmień rozmiar planszy</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Prawy &amp;panel</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Prawy panel</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Końce rzeki</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Regionów rzeki nie trzeba opuszczać przy przegrupowaniu ani na wymarciu, albo liczą się do monet.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rzeki</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Rzuć najpierw</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Rzuć lub ciągnij</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>Wynik {}</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Postrzęp</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>Postrzęp {}</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>Postrzępianie granic: {} …</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Runda {}</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Runda {} z {}</translation>
    </message>
    <message>
        <source>Round {}, {}</source>
        <translation>Runda {}, {}</translation>
    </message>
    <message>
        <source>Round {}, {}'s turn begins.</source>
        <translation>Runda {}, zaczyna się tura: {}.</translation>
    </message>
    <message>
        <source>Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.</source>
        <translation>Runda {}, {}: kroki od {} do {}, {}. Kliknięcie pokazuje koniec, dwuklik kroki.</translation>
    </message>
    <message>
        <source>Round {}, {}: {:+d}</source>
        <translation>Runda {}, {}: {:+d}</translation>
    </message>
    <message>
        <source>Round {}: {}</source>
        <translation>Runda {}: {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Interpretacja</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interpretacje</translation>
    </message>
    <message>
        <source>Rulings {}</source>
        <translation>Interpretacje {}</translation>
    </message>
    <message>
        <source>Run all listed</source>
        <translation>Uruchom wszystkie z listy</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Graj do następnego zatrzymania</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Rysunek SVG</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Pracownia zasad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Zapisz &amp;raport…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Zapisz ponownie</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Zapisz mapę jako</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Zapisz moją</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Zapisz scenariusz</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Zapisz scenariusz z mapą</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Zapisz scenariusz…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Zapisz wymyśloną jednostkę</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Zapisz z mapą w środku…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Zapisano jako {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Podaj odległość, potem Enter.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Skaluj podkład</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skaluj…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenariusze</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scenariusze (*.toml)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Scenariusze (*.toml);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Podlicz</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skrypt</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Przewija; Ctrl i kółko powiększają</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Szlak morski</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>Szukaj &amp;poleceń</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Szukaj zasady do wyłączenia</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Szukaj poleceń</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Szukaj poleceń i klawiszy</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Szukaj uwag</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>Szukaj w tym, co teraz dozwolone</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Szukaj nazwy, terenu, symbolu</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Szukaj regionów</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Szukaj w dozwolonych</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Morza i jeziora można zdobywać jak inne regiony.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Zobacz naprawę na planszy bez jej wykonania</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Ziarno nowej gry</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Ziarno {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Zaznacz</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Zaznacz &amp;wszystko</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Zaznacz dokładnie dwa regiony, by zamknąć lukę między nimi.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Zaznacz regiony, których dotyczy</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Zaznacz regiony, których granice mają być kształtowane.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Zaznaczaj i patrz, kto z kim graniczy</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Zaznaczone regiony</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Samoprzecięcie</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Ustawione wcześniej</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Podaj szerokość druku, by zobaczyć milimetry.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Rozstaw</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Rozstawienie wymaga więcej elementów jednego rodzaju, niż ma pudełko.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Ustawienia, kopie i dziesięć ostatnich zapisów każdej mapy są w {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Kilka regionów ma tę samą nazwę.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Kilka stoczni</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Kształty</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Kształty z sąsiadami, brzegiem i wejściem, dla programów mapowych.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Wspólny: {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Ułożenie arkuszy</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Shift i przeciąganie niesie cały stos, Ctrl i przeciąganie kopię. Upuszczone obok planszy wraca.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Z Shift kliknij drugi region, by zobaczyć, co leży między nimi; dwuklik edytuje wierzchołki.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Shift-klik dodaje region, Ctrl-klik włącza go lub wyłącza, Esc puszcza wszystkie.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Stocznia</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Brzeg między lądem a wodą</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Brzeg wody</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Krótka granica</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Krótka granica poniżej</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Pokaż uwagę ponownie</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Pokaż znów</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Pokaż uwagi każdej wagi</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Pokaż tylko te</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Pokaż podkład</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Pokaż miejsce na planszy</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Pokaż też pominięte</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>Pokaż: {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Widoczny</translation>
    </message>
    <message numerus="yes">
        <source>Shown by {} scenarios</source>
        <translation>
            <numerusform>Pokazana w {} scenariuszu</numerusform>
            <numerusform>Pokazana w {} scenariuszach</numerusform>
            <numerusform>Pokazana w {} scenariuszach</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Uprość</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Pomiń przewodnik</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Wygładź</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>Wygładź {}</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>Wygładzanie granic: {} …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Przyciągaj do: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Przyciąganie {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Przyciąga w zasięgu</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>Od wyboru rasy zbudowano tyle elementów lub więcej.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>W tej turze zbudowano tyle elementów lub więcej.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Podbój specjalny</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Podziel</translation>
    </message>
    <message>
        <source>Split {}</source>
        <translation>Podziel {}</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempluj</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>Stempluj {}: {}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Step &lt;b&gt;{}&lt;/b&gt; of {}</source>
        <translation>Krok &lt;b&gt;{}&lt;/b&gt; z {}</translation>
    </message>
    <message>
        <source>Step {}</source>
        <translation>Krok {}</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Krok {} z {}</translation>
    </message>
    <message>
        <source>Step {} of {}, round {}, {}'s turn</source>
        <translation>Krok {} z {}, runda {}, tura: {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Krok {}, runda {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Kroki od brzegu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>Zatrzymano na granicy: {}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Zatrzymano. Zmień liczbę, by zacząć od nowa.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Zatrzymano; nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Zatrzymano; nic nie zapisano.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>W regionie leży taki element.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Książka szwedzka</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>Wyłączone w tym scenariuszu</translation>
    </message>
    <message>
        <source>Symbol not in game</source>
        <translation>Symbol spoza gry</translation>
    </message>
    <message>
        <source>Symbol stamp</source>
        <translation>Stempel symboli</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Symbols are locked; unlock in Layers to change this.</source>
        <translation>Symbole są zamknięte; otwórz je w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symbole: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Znaczniki</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Podnieś żeton z</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Weź całość</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Przewodnik</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Zabierz obszar regionom pod spodem, zamiast zatrzymać się na ich granicach</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Włącz podkład do pliku mapy</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Weź monety</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Zabierz teren lub symbol niektórym regionom.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Weź ich</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>Zdejmij {}: {}</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Odłożone przed grą: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Opowiedz ciąg dalszy jeszcze raz, jako gałąź według tej interpretacji</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Świątynia</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Pędzel terenu</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Teren jest zamknięty; otwórz go w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Teren spoza gry</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Teren nowych regionów</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Teren, {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Teren {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Teren: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>To jest sama mapa; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Adres kroku skopiowano.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Obszar biegnie dalej przez przerwę w linii. Zamknij przerwę, weź całość albo Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Atak nie udaje się: {}.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Płytka zostaje przy rasie na wymarciu, aby mogło działać to, co tam robi.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Płytka {} ({}) zostaje odłożona.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Blokada {} – {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Blokadę usunięto.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Podkład jest zamknięty; otwórz go w Warstwach, by to zmienić.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Brak podkładu „{}” albo nie da się go pokazać.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Plansza ma teraz swój rozmiar druku.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Plansza jest pusta: naciśnij P i klikaj narożnik po narożniku, by narysować pierwszy region.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Plansza jest w {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Granica {} przecięłaby lub dotknęła samej siebie.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Granica {} przecięłaby {}.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Most {} – {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Katalog nie ma tekstu tej zasady.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Warunek, dopóki w tej turze regionu, który go spełnia, nie zdobyto za mniej żetonów.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Kopia leży na: {}; przeciągnij wokół niej ramkę narzędziem Edytuj wierzchołki, by ją przesunąć.</numerusform>
            <numerusform>Kopie leżą na: {}; przeciągnij wokół nich ramkę narzędziem Edytuj wierzchołki, by je przesunąć.</numerusform>
            <numerusform>Kopie leżą na: {}; przeciągnij wokół nich ramkę narzędziem Edytuj wierzchołki, by je przesunąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Kopia nie mieści się na planszy.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Kość nie ma „{}”; pokazuje {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Rzut kością: {}.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Rzut kością.</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Kość pokazuje</translation>
    </message>
    <message>
        <source>The die shows {}.</source>
        <translation>Kość pokazuje {}.</translation>
    </message>
    <message>
        <source>The die shows {}; it counts for the next conquest.</source>
        <translation>Kość pokazuje {}; liczy się przy następnym podboju.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Kością jeszcze nie rzucano.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Punkty na cal muszą być liczbą.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Rysunek nie ma powierzchni.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Wczytywanie rysunku …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Rysunek jest za mały na region.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Rysunek leży poza planszą.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Rysunek nie zostawiłby nic z: {}.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Narysowana linia przecina samą siebie.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Nie udało się zachować wcześniejszej wersji: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Wydania</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Wydarzenie rundy: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Pierwszy podbój nie musi leżeć na krawędzi mapy.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Pierwszy</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Gra jest w swojej ostatniej rundzie.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Gra jest w tej rundzie lub późniejszej.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Koniec gry: wygrywają {}.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Koniec gry: wygrywa {}.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Luki ({}) nie można zamknąć: inne leżą pomiędzy.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Luka ({}) jest za szeroka, by ją zamknąć; wypełnij ją wiadrem.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Luka jest tu za mała na region.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Graf dla yEd, Gephi i networkx.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Graf z nazwami i długościami granic.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Wysokość wynika z obrazu. Dwa punkty o znanej odległości dadzą później dokładną skalę.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Największy</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Ostatni</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>Zachowywanych jest dziesięć ostatnich zapisów. Powrót jest krokiem jak każdy inny i można go cofnąć.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Linia wokół tego obszaru ma przerwę.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Linia nie przecina regionu, który można by podzielić.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Linia musi przeciąć od granicy do granicy: {}.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Połączenie zmieniono.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Połączenie usunięto.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Mapa taka, jak ją otwarto</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Mapa rozpada się na grupy regionów bez drogi między nimi.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Mapa nie ma jeszcze regionów.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Mapa ma o ponad ćwierć więcej lub mniej regionów niż drukowana plansza tej gry dla tej liczby graczy.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Mapa ma {} regionów; drukowana plansza tej gry dla {} graczy ma {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Tworzenie mapy …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Mapa jest dla River World i nie ma rzeki.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Mapa wymaga {} {}; pudełko ma {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Mapę w tym czasie zmieniono, więc jej granic nie ruszono.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Nazwy {} i {} różnią się jedną literą.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Nazwy {} i {} różnią się tylko wielkością liter, odstępami lub znakami.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Notatkę blokady zmieniono.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Liczba rund nie jest zwykłą dla liczby graczy. Wskazówka, gdy dla tylu graczy nie ma drukowanej planszy.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Obrys {} przecina sam siebie.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Obrys {} powtarza narożnik ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Obrys {} wybiega i wraca prosto ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Brakuje obrazu.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Element leży w tylu regionach mapy lub w większej liczbie.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Element stoi w sąsiednim regionie.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Element stoi obok regionu albo obok łańcucha regionów rasy, który do niego prowadzi.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Gracz ma na planszy rasę na wymarciu.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Gracz mówi, ile zdobytych żetonów trafia do ręki, gdy zaczyna się przegrupowanie.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Pozycja już nie pasuje: pokazano ją na tyle, na ile jest zrozumiała.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Pozycja.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Nie można użyć drukarki.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Rasa zdobyła region w tej turze.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Rasa podbija dalej na wymarciu; „podbija pierwsza na wymarciu” stawia ją przed rasą aktywną.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Rasa zdobyła w tej turze tyle regionów lub więcej.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Rasa ma tyle regionów lub mniej, spośród spełniających warunek, jeśli go podano.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Rasa ma tyle regionów lub więcej, spośród spełniających warunek, jeśli go podano.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Rasie należą się nowe żetony z zasobnika, tyle, ile się naliczy; „bierze zdobyte żetony” mówi, kiedy je dostaje.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Rasa jest na wymarciu.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Rasa może zdobywać regiony, z którymi nie graniczy.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Rasa może wymrzeć na końcu tury z podbojami, po monetach.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Rasa nie może zdobywać regionów, które spełniają warunek.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Rasa może włożyć element z pudełka do jednego ze swoich regionów, w dowolnej chwili swojej tury przed monetami.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Rasa płaci za region więcej lub mniej.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Rasa bierze więcej żetonów, gdy zostaje wybrana.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Rasę wybrano właśnie w tej turze.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Region graniczy z morzem lub jeziorem, albo z tym, co się tak liczy; gdzie stół tak czyta, z rzeką.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Region graniczy z wodą: morzem, jeziorem lub rzeką.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Region ma ten symbol albo to, co liczy się tak samo.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Region liczy się jako sąsiad regionu rasy, także szczególną drogą.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Region liczy się jako sąsiad jednego z tych terenów, które ma rasa.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Region liczy się jako jeden z tych terenów.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Region zdobywa się przez zastąpienie jego żetonu, nie żetonami z ręki.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Region jest wodą i styka się z inną wodą.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Region leży na krawędzi mapy.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Naprawa dodaje narożnik sąsiadowi.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Naprawa przycina go do ramki.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Naprawa odcina nakładanie od jednego z nich: region leżący głównie w innym zachowuje kształt, inaczej ten, który w mapie jest później, czyli widać go na wierzchu, albo drugi, jeśli tylko tak nie powstaje nic nowego.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Naprawa usuwa zbędne narożniki; powierzchnia się nie zmienia.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Naprawa daje mu wolny.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Naprawa oddaje ją regionowi z najdłuższą granicą wzdłuż niej albo pomija, gdzie takiego nie ma.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Naprawa oddaje go regionowi z najdłuższą granicą wzdłuż niego. Nic szerszego niż tolerancja nigdy nie jest oddawane.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Naprawa przesuwa jeden na drugi w każdym regionie, który go używa.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Naprawa numeruje wszystkie oprócz pierwszego.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Naprawa go usuwa.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Naprawa go usuwa; albo dodaj grę do mapy.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Naprawa go usuwa; albo poprowadź tam rzekę.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Naprawa go usuwa; wymyślone wpisz na własną listę regionu.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Naprawa go usuwa; umieść go na lądzie.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Naprawa usuwa symbol.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Naprawa ustawia zwykłą liczbę.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Rzeka na mapie Podziemi nie dotyka brzegu w dwóch regionach, w których mogą zacząć nowe rasy.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Rzeka dotyka brzegu w {} regionie zamiast w dwóch.</numerusform>
            <numerusform>Rzeka dotyka brzegu w {} regionach zamiast w dwóch.</numerusform>
            <numerusform>Rzeka dotyka brzegu w {} regionach zamiast w dwóch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>Te same liczby zawsze dają tę samą mapę. Tereny i symbole są w drukowanych proporcjach.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>To samo ziarno rozdaje tę samą partię ponownie</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>To samo, ale każda granica zapisana raz, dla stron WWW.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Scenariusz skopiowano, z mapą w środku.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Scenariusz jest otwarty.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Szlak morski {} – {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Rozmiar to rozmiar drukowanej planszy; można go później zmienić w panelu Plansza.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Historia się urywa</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Historia jest długa: spory są szukane na żądanie.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Teksty zasad są po angielsku.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>Zdobyte żetony trafiają do ręki, gdy zaczyna się przegrupowanie.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Tu są narzędzia. Weź Rysuj (P) i klikaj narożniki: punkty przyciągają się do granic, a region narysowany na innych jest do nich przycinany. Wspólne granice przesuwają się jak jedna.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Tunel {} – {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Tura nie przechodzi do monet, dopóki nic nie zbudowano, a coś zbudować można.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>Miejsca są za blisko siebie, by nimi mierzyć.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: na wymarciu.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: opuszcza planszę.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{}: czas podbojów.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{}: przygotowanie jednostek.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{}: przegrupowanie.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} zajmuje: {} (wcześniej {}).</translation>
    </message>
    <message>
        <source>The {} take {}.</source>
        <translation>{} zajmuje: {}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>There is a terrain of that name already.</source>
        <translation>Teren o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Ta mapa nie ma podkładu.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Nie ma tu podkładu do odrysowania.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Nie ma jeszcze podkładu: najpierw wstaw obraz narzędziem Podkład.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Nie ma tu granicy, którą można by kształtować.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Nie ma tu granicy.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Nie ma tu narożnika do przesunięcia.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Nie ma tu narożnika do usunięcia.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Nie ma folderu {}.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Nie ma luki: {}.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Nie ma tu otwartej powierzchni.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Nie ma tu obrazu do obrysowania.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Nie ma regionu do usunięcia.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Brakuje pamięci na obraz {} x {} pikseli.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Nie ma czego wkleić: w schowku nie ma regionów.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Pod liczbą {} nic nie ma.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Wzdłuż granic jest tu tylko jedna droga.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>Za mało leży na planszy, by to był region.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Te granice leżą za blisko siebie, by je kształtować.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>Spotykają się tylko narożnikiem, więc nie są sąsiadami.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>Nigdy się nie rozchodzą</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>Nigdy się nie rozchodzą.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>Nakładają się.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>Nakładają się; {} granicy jest wspólne.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>Rozchodzą się w kroku {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>Dzielą tylko {}: za mało, by być sąsiadami.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Gładsza ta granica nie będzie.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>To miejsce leży poza planszą.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>To miejsce leży na linii albo we wzorze zbyt drobnym do obrysowania; kliknij wewnątrz obszaru.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ta tura</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wyrzuć</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Drobna część</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>To the rules they are plain land.</source>
        <translation>Dla zasad są zwykłym lądem.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <translation>Żetony i elementy</translation>
    </message>
    <message>
        <source>Tokens on the map</source>
        <translation>Żetony na mapie</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>Zniknęłoby przy tym za dużo sąsiednich narożników.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>Za dużo elementów</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>TopoJSON</source>
        <translation>TopoJSON</translation>
    </message>
    <message>
        <source>Trace  T</source>
        <translation>Podążaj  T</translation>
    </message>
    <message>
        <source>Trace from art</source>
        <translation>Odrysuj z podkładu</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>Odrysuj z podkładu: {}</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Zasobnik</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Jednostki gotowe</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Prawdziwe wektory dla Inkscape i przeglądarek, każda granica raz.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Tura gracza</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>Dwa kliknięcia tną prosto</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>Dwa kliknięcia na przeciwległych granicach tną region prosto; kliknięcia w nim wyginają cięcie. Gdy nic nie zaznaczono, dzielony jest każdy region, który linia przecina od granicy do granicy. Największy kawałek zachowuje nazwę i symbole, pozostałe dostają jego teren; połączenia przechodzą na bliższy kawałek, blokady na każdy kawałek przy tej granicy.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>Dwie nazwy różnią się tylko wielkością liter, odstępami lub znakami (ostrzeżenie), albo długie nazwy jedną literą.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>Dwa sąsiednie regiony mają bestie.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>Dwa regiony są sąsiadami, gdy dzielą dość granicy; małe luki są zamykane.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>Dwa regiony zbliżają się, nie będąc sąsiadami.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>Dwa regiony pokrywają to samo miejsce.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>Dwa regiony mają ten sam kształt: jeden pewnie narysowano lub zaimportowano dwa razy.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>Dwa regiony spotykają się tylko narożnikiem. Narożniki nigdy nie czynią sąsiadów.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>Dwa regiony dzielą tak mało granicy, że gracze zapytają, czy są sąsiadami.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Wpisz słowo, by znaleźć zasadę.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Niepokryta plansza</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Podziemia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Nieznany symbol</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Nieznany teren</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Wierzchołek bez pary</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Region bez nazwy</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nieosiągalny</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Niezapisana praca</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Znaleziono niezapisaną pracę{} nad „{}”; program zakończył się przed zapisem.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Mapa bez tytułu</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Aż do brzegu planszy</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Zwykłe klawisze</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Zwykłe interpretacje</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Wierzchołek</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Wulkan poza przepaścią</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Zablokuj granicę dwóch regionów</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Strona z planszami (*.html);;Markdown (*.md);;Zwykły tekst (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Co robi pociągnięcie</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Co się zmieniło</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Co się dzieje po przyjęciu propozycji „do ustawienia w”: znacznik stoi w regionie.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Co się porównuje</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Czego się oczekuje</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>To, co jest tu otwarte, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Co potrafi</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>To, co w cenie jest tego rodzaju, nie liczy się dla rasy.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają znaki</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Co zmieniono</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Co by zadziałało</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Kółko powiększa, spacja lub środkowy przycisk przeciąga, F dopasowuje.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>Gdy przybywają piraci, każdy pusty region rzeczny dostaje statek, a pudełko nie ma ich tylu.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>Gdy rasa wymiera, jej gracz mówi, czy zostają żetony, które zostać mogą.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Gdzie są mapy</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>To, co wymaga mniej arkuszy</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Kto kogo dotyka</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Kto zabiera rasie region, płaci jej monetę, jeśli ma czym.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Kto bierze jednostkę, bierze jej znaczniki z pudełka albo od tego, kto miał ją wcześniej i ich nie ustawił.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Cała plansza</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Czyja nazwa i znaczniki zostają</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Dlaczego tak ma być</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Szerokość w pikselach</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Szerokość w jednostkach</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Gdy nic nie zaznaczono, dzielony jest każdy region przecięty linią</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>Przy {} graczach gra trwa {} rund; mapa podaje {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Bez myszy: Enter wybiera region pośrodku planszy, strzałki prowadzą stamtąd dalej, Shift ze strzałką dodaje następny region, a Enter na pojedynczym regionie edytuje jego wierzchołki.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Bez myszy: strzałki przesuwają punkt, z Shiftem dziesięć razy szybciej; Enter go stawia, a kolejny Enter kończy linię.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Bez zapisu zostaną utracone.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Pracuj na kopii</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Twoja praca jest tylko w pamięci: zapisz ją gdzie indziej.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Twoja praca jest bezpieczna w pamięci i w kopii ratunkowej.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>P&amp;owiększ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Powiększa przy wskaźniku</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>obraz zapisuje się jako {}, nie jako „{}”</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>gracz musi mieć imię</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>gracz bez aktywnej rasy nie trzyma elementów</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>region</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>stos żetonów</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>stos żetonów i {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>porzuca: {}</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>przepaść</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktywna i na wymarciu</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>wszystkie z</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>ilość</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>region bez nazwy</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>i na planszy</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>i jeszcze {} przeciw</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>i jeszcze {}; wpisz więcej słów</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>dowolne z</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>zgodnie z oczekiwaniem</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>atakujący płaci</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>atakuje własną aktywną</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>przed monetami</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>poza zasobnikiem</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>czarne góry</translation>
    </message>
    <message>
        <source>block</source>
        <translation>całość</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>zablokowana</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>graniczy z wrogiem</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>graniczy z własnym</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>graniczy z symbolem</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>graniczy z terenem</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>most</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>przynosi</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>buduje</translation>
    </message>
    <message>
        <source>by anyone</source>
        <translation>u kogokolwiek</translation>
    </message>
    <message>
        <source>by borders only</source>
        <translation>tylko przez granice</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>nie da się odkodować ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>nie da się odczytać ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>przyczyna</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>jaskinia</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>wybiera: {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>zamknięte dla wrogów</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>wypłata monet</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>monety ukryte</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>monety leżą u graczy, na zestawach i w banku</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>zestaw {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>wraca</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>wspólna granica {}</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>podboje</translation>
    </message>
    <message>
        <source>conquered</source>
        <translation>zdobyty</translation>
    </message>
    <message>
        <source>conquered at least</source>
        <translation>zdobyła co najmniej</translation>
    </message>
    <message>
        <source>conquers a region</source>
        <translation>zdobywa region</translation>
    </message>
    <message>
        <source>conquers first in decline</source>
        <translation>podbija pierwsza na wymarciu</translation>
    </message>
    <message>
        <source>conquers in decline</source>
        <translation>podbija na wymarciu</translation>
    </message>
    <message>
        <source>conquers {}{}</source>
        <translation>podbija: {}{}</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>podbój</translation>
    </message>
    <message>
        <source>costs {}</source>
        <translation>kosztuje {}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>bieżący</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>przecina, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>wymarcie</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>wymiera</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>obrońcy kosztują więcej</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>broni</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>zniżka</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>nie dotyka</translation>
    </message>
    <message>
        <source>done</source>
        <translation>zrobione</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ciągnij</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>zdobywa żetony</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>zdobywa to, co jest w zasobniku</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>kończy podboje</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>kończy przegrupowanie</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>wkracza wszędzie</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>regiony wejścia</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>każdy region</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>dokładnie</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>prowadzi ekspansję</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>pola uprawne</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>dla zasad lub dla oka</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>las</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>skute lodem</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>zyskuje monety</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>zyskuje tam monety</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>luka {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>zbiera</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>odchodzi na wymarciu</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>idzie dalej</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>powód</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>port</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>zbudowała</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>zbudowała łącznie</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>ma neutralnych</translation>
    </message>
    <message>
        <source>has piece</source>
        <translation>ma element</translation>
    </message>
    <message>
        <source>has place</source>
        <translation>ma miejsce</translation>
    </message>
    <message>
        <source>has race in decline</source>
        <translation>ma rasę na wymarciu</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>przygotował jednostki</translation>
    </message>
    <message>
        <source>has symbol</source>
        <translation>ma symbol</translation>
    </message>
    <message>
        <source>has tokens</source>
        <translation>ma żetony</translation>
    </message>
    <message>
        <source>held</source>
        <translation>posiadanie</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>niczyj</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>wzgórze</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>ma co najmniej</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>ma co najwyżej</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>zatrzymuje rzeki</translation>
    </message>
    <message>
        <source>if</source>
        <translation>jeśli</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>pomija</translation>
    </message>
    <message>
        <source>immune with</source>
        <translation>nietykalna z</translation>
    </message>
    <message>
        <source>in decline</source>
        <translation>na wymarciu</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>obowiązuje</translation>
    </message>
    <message>
        <source>income</source>
        <translation>dochód</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>dochód z regionu</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>sąsiaduje z rasą</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>leży na krawędzi</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>zostaje wybrana</translation>
    </message>
    <message>
        <source>is coastal</source>
        <translation>leży na wybrzeżu</translation>
    </message>
    <message>
        <source>is first turn</source>
        <translation>jest pierwsza tura</translation>
    </message>
    <message>
        <source>is held by enemy</source>
        <translation>należy do wroga</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>należy do rasy na wymarciu</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>jest na wymarciu</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>jest ostatnia runda</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>łączy się z</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>leży obok</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>nie jest obrazem PNG, JPEG ani SVG</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>nie jest rysunkiem, który można namalować</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>leży nad brzegiem</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>tworzy jedną całość</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>całość gracza jest spójna</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>jest w mniejszości</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>jest zastąpieniem</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>jest wodą przy wodzie</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>jest bez rasy</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>ma {} na {} pikseli; najwyżej {:,} na bok działa</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>własne</translation>
    </message>
    <message>
        <source>keeps badge</source>
        <translation>zachowuje płytkę</translation>
    </message>
    <message>
        <source>keeps tokens in decline</source>
        <translation>zachowuje żetony na wymarciu</translation>
    </message>
    <message>
        <source>key {}</source>
        <translation>klawisz {}</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezioro</translation>
    </message>
    <message>
        <source>last {}, {}</source>
        <translation>ostatnio {}, {}</translation>
    </message>
    <message>
        <source>leaves with its region</source>
        <translation>odchodzi wraz z regionem</translation>
    </message>
    <message>
        <source>lies in regions</source>
        <translation>leży w regionach</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>ogranicza</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>traci region</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>nie traci żetonu</translation>
    </message>
    <message>
        <source>lost tribe</source>
        <translation>zaginione plemię</translation>
    </message>
    <message>
        <source>magic source</source>
        <translation>źródło magii</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>znacznik</translation>
    </message>
    <message>
        <source>may decline after scoring</source>
        <translation>może wymrzeć po punktacji</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>nie może zdobyć</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>może wziąć zdobyte żetony</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>może się przerzedzić na wymarciu</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>średnio {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kopalnia</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mieszana</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>moment</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>bestia</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>mokradła</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>grzybowy las</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>musi budować</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>musi ustawić</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>mistyczne kryształy</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralny</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>nigdy niezdobyty</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>nigdy mniej</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no book says so</source>
        <translation>żadna książka tak nie mówi</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>brak sąsiadów</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>brak rasy w grze</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>brak kroków</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>brak terenu</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>brak wody</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>żaden nie przecina lądu</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>żadne z</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>niedozwolone: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>nie na wymarciu</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nie w grze</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niezapisane</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>niezapisane od {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>jeszcze niezapisane</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nie ustawiono</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>obsada</translation>
    </message>
    <message>
        <source>occupied regions conquered</source>
        <translation>zdobyte zajęte regiony</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>na brzegu</translation>
    </message>
    <message>
        <source>once</source>
        <translation>raz</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>raz na turę</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>tylko narożnik</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>tylko na wymarciu</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>tylko we własnych regionach</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>tylko gracz aktywnej rasy bierze jej żetony do ręki</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>otwórz klawiszami Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>strona {} z {} · rząd {}, kolumna {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>rozchodzi się w kroku {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>przechodzi między</translation>
    </message>
    <message>
        <source>per</source>
        <translation>na każde</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>element</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>zbudowane elementy</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>posiadane elementy</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>elementy leżą w regionach i obok planszy</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>piraci</translation>
    </message>
    <message>
        <source>plunder</source>
        <translation>łup</translation>
    </message>
    <message>
        <source>price {}</source>
        <translation>cena {}</translation>
    </message>
    <message>
        <source>price {}, with the die {}</source>
        <translation>cena {}, z kością {}</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>purposes</source>
        <translation>cele</translation>
    </message>
    <message>
        <source>puts the {} in decline</source>
        <translation>skazuje na wymarcie: {}</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>kładzie {}: {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>sięga wszędzie</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>przygotuj jednostki, potem podbijaj</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>przegrupowanie</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>początek przegrupowania</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>koniec przegrupowania</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>zdobyte regiony</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>posiadane regiony</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>regiony innej rasy</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>zastąpiony</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>zastąpienie</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>końce rzeki</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>rzuca przed wskazaniem regionu</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>runda co najmniej</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisane</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>zapisano {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>scenariusz · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punktacja</translation>
    </message>
    <message>
        <source>script</source>
        <translation>skrypt</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>morze</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>szlak morski</translation>
    </message>
    <message>
        <source>second</source>
        <translation>drugi</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>ziarno {}</translation>
    </message>
    <message>
        <source>seer's temple</source>
        <translation>świątynia wieszczki</translation>
    </message>
    <message>
        <source>separate blocks</source>
        <translation>oddzielne obszary</translation>
    </message>
    <message>
        <source>set up in</source>
        <translation>do ustawienia w</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>ustawianie</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>osiedla</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>wspólne ≥ {}, luki ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>stocznia</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>etapy</translation>
    </message>
    <message>
        <source>start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>zaczyna z większą liczbą</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>krok {} z {}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>zapas</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>na przykład 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>dopłata</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>bagna</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>taboo</source>
        <translation>zakazane</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>rodzaje</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>bierze zdobyte żetony</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>bierze monety</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>pobiera myto</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>maluje się zbyt długo; zapisz jako PNG</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>zdobywa wodę</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>podnosi {} z: {}</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>teren</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>teren to</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>tereny</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>gra podstawowa</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>pudełko</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>pudełko, na dobre</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>zestawy</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>nie można utworzyć folderu ({})</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>pozycja</translation>
    </message>
    <message>
        <source>the tokens driven out</source>
        <translation>wypędzone żetony</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>zatrzymane żetony</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>zasobnik</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>region bez nazwy {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>kradzież</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>potem monety</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>potem podbijaj</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>potem wskaż region</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>potem przegrupuj</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>liczą się jako sąsiedzi</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>nakładają się</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>te: {}</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>kreska: drukowana plansza</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>żetony leżą w regionach i w rękach</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>za mało, by być sąsiadami</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>próbuje z kością: {}{}</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>jednostki</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunel</translation>
    </message>
    <message>
        <source>turn began</source>
        <translation>początek tury</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>dwaj gracze nie mogą nazywać się „{}”</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>units</source>
        <translation>jednostek</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>chyba że</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>bez nazwy</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>region bez nazwy</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>od góry</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>zwykle</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>wulkan</translation>
    </message>
    <message>
        <source>was taken this turn</source>
        <translation>zdobyty w tej turze</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>dopóki rasa jest aktywna</translation>
    </message>
    <message>
        <source>with the {}</source>
        <translation>u rasy {}</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} mm</source>
        <translation>x {:.1f}  y {:.1f} mm</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} units</source>
        <translation>x {:.1f}  y {:.1f} jednostek</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message numerus="yes">
        <source>{1} has {0} tiny parts (of {2}).</source>
        <translation>
            <numerusform>{1}: drobna część ({2}).</numerusform>
            <numerusform>{1}: {0} drobne części ({2}).</numerusform>
            <numerusform>{1}: {0} drobnych części ({2}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{:,.0f} square units</source>
        <translation>{:,.0f} jednostek kwadratowych</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} mm</source>
        <translation>{:.0f} x {:.0f} mm</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} units</source>
        <translation>{:.0f} x {:.0f} jednostek</translation>
    </message>
    <message>
        <source>{:.0f} × {:.0f} mm on {}</source>
        <translation>{:.0f} × {:.0f} mm na {}</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} mm</source>
        <translation>{:.2f}, {:.2f} mm</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} units</source>
        <translation>{:.2f}, {:.2f} jednostek</translation>
    </message>
    <message>
        <source>{:g} x {:g} mm</source>
        <translation>{:g} x {:g} mm</translation>
    </message>
    <message>
        <source>{}
… and {} characters more</source>
        <translation>{}
… i jeszcze {} znaków</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  na {}</translation>
    </message>
    <message numerus="yes">
        <source>{}  in {} stretches</source>
        <translation>
            <numerusform>{}  w {} odcinku</numerusform>
            <numerusform>{}  w {} odcinkach</numerusform>
            <numerusform>{}  w {} odcinkach</numerusform>
        </translation>
    </message>
    <message>
        <source>{}  moved {}</source>
        <translation>{}  przesunięto o {}</translation>
    </message>
    <message>
        <source>{} (copy)</source>
        <translation>{} (kopia)</translation>
    </message>
    <message>
        <source>{} (unknown)</source>
        <translation>{} (nieznany)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Tutaj naprawa zaszkodziłaby gdzie indziej, więc trzeba to zrobić ręcznie.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} w poprzek, {} w dół</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} i {}</translation>
    </message>
    <message>
        <source>{} and {} are neighbours and both have monsters.</source>
        <translation>{} i {} są sąsiadami i oba mają bestie.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} i jeszcze {}</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} wygięto mniej, by ominąć inne.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} granica</numerusform>
            <numerusform>{} granice</numerusform>
            <numerusform>{} granic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} gałąź</numerusform>
            <numerusform>{} gałęzie</numerusform>
            <numerusform>{} gałęzi</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>Znalezione zasady: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} moneta</numerusform>
            <numerusform>{} monety</numerusform>
            <numerusform>{} monet</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Nowy zestaw: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{}: tylko {} od siebie, ale nie są sąsiadami.</translation>
    </message>
    <message numerus="yes">
        <source>{} corner touches</source>
        <translation>
            <numerusform>{} styk narożnikiem</numerusform>
            <numerusform>{} styki narożnikiem</numerusform>
            <numerusform>{} styków narożnikiem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners</source>
        <translation>
            <numerusform>{} narożnik</numerusform>
            <numerusform>{} narożniki</numerusform>
            <numerusform>{} narożników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners of {} lie up to {} apart instead of on the same spot.</source>
        <translation>
            <numerusform>{} narożnik ({}) leży {} od drugiego zamiast w tym samym miejscu.</numerusform>
            <numerusform>{} narożniki ({}) leżą do {} od siebie zamiast w tym samym miejscu.</numerusform>
            <numerusform>{} narożników ({}) leży do {} od siebie zamiast w tym samym miejscu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} costs {}</source>
        <translation>{} kosztuje {}</translation>
    </message>
    <message>
        <source>{} could not be written.</source>
        <translation>Nie udało się zapisać: {}.</translation>
    </message>
    <message>
        <source>{} covers this place already.</source>
        <translation>{} już pokrywa to miejsce.</translation>
    </message>
    <message numerus="yes">
        <source>{} cut the land</source>
        <translation>
            <numerusform>{} przecina ląd</numerusform>
            <numerusform>{} przecinają ląd</numerusform>
            <numerusform>{} przecina ląd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} disputes touch this</source>
        <translation>
            <numerusform>{} spór tego dotyczy</numerusform>
            <numerusform>{} spory tego dotyczą</numerusform>
            <numerusform>{} sporów tego dotyczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} do not touch {}.</source>
        <translation>
            <numerusform>{} nie styka się: {}.</numerusform>
            <numerusform>{} nie stykają się: {}.</numerusform>
            <numerusform>{} nie stykają się: {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} rysuje: klikaj narożnik po narożniku, Enter zamyka region.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} wypędzonych</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} kończy się {} od lewego brzegu planszy, nie dotykając go.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} kończy się {} od dolnego brzegu planszy, nie dotykając go.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} kończy się {} od prawego brzegu planszy, nie dotykając go.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} kończy się {} od górnego brzegu planszy, nie dotykając go.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} błąd</numerusform>
            <numerusform>{} błędy</numerusform>
            <numerusform>{} błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} błąd. Sprawdzane na bieżąco.</numerusform>
            <numerusform>{} błędy. Sprawdzane na bieżąco.</numerusform>
            <numerusform>{} błędów. Sprawdzane na bieżąco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations</source>
        <translation>
            <numerusform>{} oczekiwanie</numerusform>
            <numerusform>{} oczekiwania</numerusform>
            <numerusform>{} oczekiwań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations fail</source>
        <translation>
            <numerusform>{} oczekiwanie zawodzi</numerusform>
            <numerusform>{} oczekiwania zawodzą</numerusform>
            <numerusform>{} oczekiwań zawodzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} niepowodzenie</numerusform>
            <numerusform>{} niepowodzenia</numerusform>
            <numerusform>{} niepowodzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} luka, szerokość {}, między {} a ramką.</numerusform>
            <numerusform>{} luki, najszersza {}, między {} a ramką.</numerusform>
            <numerusform>{} luk, najszersza {}, między {} a ramką.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} luka, szerokość {}, między {}.</numerusform>
            <numerusform>{} luki, najszersza {}, między {}.</numerusform>
            <numerusform>{} luk, najszersza {}, między {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} luka, szerokość {}, w {}.</numerusform>
            <numerusform>{} luki, najszersza {}, w {}.</numerusform>
            <numerusform>{} luk, najszersza {}, w {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>{} godz. temu</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} miało te klawisze i już ich nie ma.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{}: port, ale nie na rzece ani obok niej.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{}: brak końca, nie ma regionu „{}”.</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{}: brak powierzchni.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{}: brak sąsiada i połączenia.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{}: brak terenu.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{}: symbol „{}”, którego nie zna żadna gra.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{}: symbol {}, którego miejsce to: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{}: teren „{}”, którego nie zna żadna gra.</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} ma {}</translation>
    </message>
    <message>
        <source>{} have the same shape.</source>
        <translation>{}: ten sam kształt.</translation>
    </message>
    <message>
        <source>{} held back</source>
        <translation>{} zatrzymanych</translation>
    </message>
    <message numerus="yes">
        <source>{} hints</source>
        <translation>
            <numerusform>{} wskazówka</numerusform>
            <numerusform>{} wskazówki</numerusform>
            <numerusform>{} wskazówek</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} trzyma: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} house rules</source>
        <translation>
            <numerusform>{} zasada domowa</numerusform>
            <numerusform>{} zasady domowe</numerusform>
            <numerusform>{} zasad domowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} ignored</source>
        <translation>
            <numerusform>{} pominięta</numerusform>
            <numerusform>{} pominięte</numerusform>
            <numerusform>{} pominiętych</numerusform>
        </translation>
    </message>
    <message>
        <source>{} in decline</source>
        <translation>{}, na wymarciu</translation>
    </message>
    <message>
        <source>{} in hand</source>
        <translation>{} w ręce</translation>
    </message>
    <message>
        <source>{} in hand, {} short</source>
        <translation>{} w ręce, brakuje {}</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} w milimetrach</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} w zasobniku</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} jest więcej niż raz.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} jest za mały na {}: najszerzej {}, potrzeba {}.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} to {}: prawie żadna rasa nie utrzyma tam: {}.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} to {}: symbol {} nie może tam stać.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} zachowuje to, co daje mapa</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} prowadzi z regionu do niego samego.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>zostało {}</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} leży pierwszy w ofercie.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} leży na {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} leży całkiem poza planszą.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} leży przy {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} ogląda następne wydarzenie, które pozostaje zakryte.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} spotykają się tylko narożnikiem: nie są sąsiadami.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} styka się z brzegiem planszy na zbyt krótkim odcinku, by przy nim leżeć.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>{} min temu</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>jeszcze {}</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} decyduje: {}.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} decyduje za rasę {}.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} decyduje.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} o włos</numerusform>
            <numerusform>{} o włos</numerusform>
            <numerusform>{} o włos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} zbędny narożnik</numerusform>
            <numerusform>{} zbędne narożniki</numerusform>
            <numerusform>{} zbędnych narożników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} neighbours: {}</source>
        <translation>
            <numerusform>{} sąsiad: {}</numerusform>
            <numerusform>{} sąsiadów: {}</numerusform>
            <numerusform>{} sąsiadów: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of combination {}</source>
        <translation>{} zestawu {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} planszy nie należy do żadnego regionu, obok: {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} planszy nie należy do żadnego regionu.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} z nich jest inny niż teraz.</numerusform>
            <numerusform>{} z nich są inne niż teraz.</numerusform>
            <numerusform>{} z nich jest innych niż teraz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{} z {} sporów ma tu znaczenie</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{} z {} oczekiwań niespełnionych{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{} z {} ścianek</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{} z {} leży nad wodą</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} regions</source>
        <translation>
            <numerusform>{} z {} regionu</numerusform>
            <numerusform>{} z {} regionów</numerusform>
            <numerusform>{} z {} regionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} scenarios</source>
        <translation>
            <numerusform>{} z {} scenariusza</numerusform>
            <numerusform>{} z {} scenariuszy</numerusform>
            <numerusform>{} z {} scenariuszy</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{} z {} go dotyka</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} na nim</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} na planszy</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} na granicy {} nie ma pary po drugiej stronie.</numerusform>
            <numerusform>{} na granicy {} nie mają pary po drugiej stronie.</numerusform>
            <numerusform>{} na granicy {} nie ma pary po drugiej stronie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} overlap by {}.</source>
        <translation>{}: nakładanie {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pages, {} × {}</source>
        <translation>
            <numerusform>{} strona, {} × {}</numerusform>
            <numerusform>{} strony, {} × {}</numerusform>
            <numerusform>{} stron, {} × {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} parts regions that do not touch.</source>
        <translation>{} rozdziela regiony, które się nie stykają.</translation>
    </message>
    <message numerus="yes">
        <source>{} players</source>
        <translation>
            <numerusform>{} gracz</numerusform>
            <numerusform>{} graczy</numerusform>
            <numerusform>{} graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>{} races and {} powers are still face down.</source>
        <translation>Zakryte jeszcze: rasy {}, zdolności {}.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} wychodzi {} poza ramkę.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} interpretacji o tym samym przebiegu</translation>
    </message>
    <message numerus="yes">
        <source>{} regions</source>
        <translation>
            <numerusform>{} region</numerusform>
            <numerusform>{} regiony</numerusform>
            <numerusform>{} regionów</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions are called {}.</source>
        <translation>{} regionów nazywa się {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} regions checked.</source>
        <translation>
            <numerusform>Sprawdzono {} region.</numerusform>
            <numerusform>Sprawdzono {} regiony.</numerusform>
            <numerusform>Sprawdzono {} regionów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>Regiony ze stocznią: {}; pudełko ma {} karawelę.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} powtarza granicę.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>Regiony rzeczne mogące wymagać statku: {}; pudełko ma {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} rolls</source>
        <translation>
            <numerusform>{} rzut</numerusform>
            <numerusform>{} rzuty</numerusform>
            <numerusform>{} rzutów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rulings changed</source>
        <translation>
            <numerusform>{} zmieniona interpretacja</numerusform>
            <numerusform>{} zmienione interpretacje</numerusform>
            <numerusform>{} zmienionych interpretacji</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>uruchomiono {}, zawiodło {}</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>{} s temu</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} mówi: następne będzie {}.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{}: granica już jest wspólna.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{}: brak wspólnej granicy do zablokowania.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{}: tylko {} wspólnej granicy: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>brakuje {}</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>brakuje {}; ostatnia próba z kością udaje się {} na {}</translation>
    </message>
    <message>
        <source>{} square units</source>
        <translation>{} jednostek kwadratowych</translation>
    </message>
    <message numerus="yes">
        <source>{} steps</source>
        <translation>
            <numerusform>{} krok</numerusform>
            <numerusform>{} kroki</numerusform>
            <numerusform>{} kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} symbols</source>
        <translation>
            <numerusform>{} symbol</numerusform>
            <numerusform>{} symbole</numerusform>
            <numerusform>{} symboli</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes the {}.</source>
        <translation>{} bierze: {}.</translation>
    </message>
    <message>
        <source>{} together</source>
        <translation>{} razem</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} żeton</numerusform>
            <numerusform>{} żetony</numerusform>
            <numerusform>{} żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>brakuje {} żetonu</numerusform>
            <numerusform>brakuje {} żetonów</numerusform>
            <numerusform>brakuje {} żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} too short</source>
        <translation>
            <numerusform>{} za krótka</numerusform>
            <numerusform>{} za krótkie</numerusform>
            <numerusform>{} za krótkich</numerusform>
        </translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} jednostek</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} czeka na powrót</translation>
    </message>
    <message numerus="yes">
        <source>{} warnings</source>
        <translation>
            <numerusform>{} ostrzeżenie</numerusform>
            <numerusform>{} ostrzeżenia</numerusform>
            <numerusform>{} ostrzeżeń</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was written.</source>
        <translation>Zapisano {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} sposób</numerusform>
            <numerusform>{} sposoby</numerusform>
            <numerusform>{} sposobów</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} bez drogi</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} straciłby kształt.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} pikseli, {} na planszy</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · brak kopii</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · kopia {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} na brzegu</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} pikseli</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – zawodzi</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, wszystkie jak teraz. Inne jest to, co wokół: plansza, jej obraz lub połączenia.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, na wymarciu</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, widziane przez: {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, kość dodaje {}</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, pozostałe żetony</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, zaznaczono {}</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. W nawiasach: drukowana plansza, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Brak drukowanej planszy do porównania.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Tak samo jak teraz.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: na {} z {}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: symbol {} nie należy do: {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: teren {} nie należy do: {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Kliknij, by zaznaczyć, z Ctrl, by porównać oba.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>„{}” ma niezapisane zmiany.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>„{}” jest już otwarta w innym oknie Realmwright; wygrywa ten, kto zapisze ostatni.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>„{}” jest niedozwolone</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>„{}” jest dozwolone</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>„{}” nie ma już tam, gdzie była. Mapa jest nadal tutaj; zapis utworzy ją ponownie.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>„{}” już tam nie ma: plik przeniesiono, przemianowano lub usunięto. Poszukaj go w {} albo otwórz inny.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>„{}” jest niezrozumiałe.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>„{}” zmienił inny program, odkąd ją tu otwarto lub zapisano.</translation>
    </message>
</context>
</TS>
