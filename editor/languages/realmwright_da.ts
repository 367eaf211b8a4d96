<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>da</translation>
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
&lt;p&gt;Et kort er et spillebræt med regioner. Naboregioner deler én grænse: flyt den, og begge følger med.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Tegn.&lt;/b&gt; Tag tegneværktøjet (&lt;b&gt;P&lt;/b&gt;) og klik hjørner; klik på det første igen for at lukke. Nær et hjørnepunkt, en grænse eller rammen springer punktet derhen. En region, der tegnes over andre, tilpasses dem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Fyld og skær.&lt;/b&gt; Spanden gør ethvert åbent område til en region, Del skærer en i to, Flet samler dem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Mærk.&lt;/b&gt; Giv navne, terræn og symboler i panelet Region, i regionstabellen eller med penslen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Kontrollér.&lt;/b&gt; Panelet med fund fortæller, hvad der er galt, mens du arbejder. Hvert fund kan vises, vælges, rettes med forhåndsvisning eller ignoreres med en begrundelse.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Brug.&lt;/b&gt; Eksportér billeder og nabotabeller, udskriv i nøjagtig størrelse, eller spil på det i regelværkstedet.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Alt kan fortrydes. En sikkerhedskopi af ugemt arbejde skrives et øjeblik efter hver ændring, og de sidste ti gemte udgaver ligger under &lt;b&gt;Fil › Tidligere versioner&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, derefter {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Ikke tilladt.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> og </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> og {} mere</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> ved hjælp af {}</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> fra {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixel</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> sekunder</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} opfyldt.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {} af {} forventninger ikke opfyldt.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} ved den seneste ændring.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>&amp;Justér til rammen</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Forfatter</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spillebræt</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Grænser</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Nederste panel</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>&amp;Kyster</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplikér</translation>
    </message>
    <message>
        <source>&amp;Edge</source>
        <translation>&amp;Kant</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Fund</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>&amp;Tilpas brættet</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Glem disse filer</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>&amp;Skjul alt undtagen spillebrættet</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historik</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Id'er</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>&amp;Importér tegning…</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Forbindelser</translation>
    </message>
    <message>
        <source>&amp;Lock everything</source>
        <translation>&amp;Lås alt</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>&amp;Flet de valgte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Naboer</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nyt kort…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>&amp;Åbn kort…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Spil på dette kort</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spillere</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>&amp;Udskriv i nøjagtig størrelse…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Gentag: {}</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runder</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Linealer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Genveje…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>&amp;Symboler</translation>
    </message>
    <message>
        <source>&amp;Table of regions</source>
        <translation>Regions&amp;tabel</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terræn</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Fortryd: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Fuld størrelse</translation>
    </message>
    <message>
        <source>+ Effect</source>
        <translation>+ Virkning</translation>
    </message>
    <message>
        <source>+ Piece of its own…</source>
        <translation>+ Egen markør…</translation>
    </message>
    <message>
        <source>+ When…</source>
        <translation>+ Hvornår…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Hvor…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} på det</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, mellemrum op til {} regnes som lukkede</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, trykt {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, historien brydes af</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} pixel</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 enhed = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; et slag på {} ville række, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klik&lt;/b&gt; på en regel for at læse den · &lt;b&gt;Esc&lt;/b&gt; slipper</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klik&lt;/b&gt; spiller · &lt;b&gt;Alt&lt;/b&gt; fastholder · &lt;b&gt;Esc&lt;/b&gt; slipper</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ingen side har alle disse ord: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>En spærring er en grænse, som ingen må krydse. Klik på grænsen, eller på en region og så dens nabo; det samme igen åbner den.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Et bræt for hver tolkning, ved det første trin, der afviger</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>En naboregion bærer dette symbol.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>En naboregion tæller som et af disse terræner, hvem der end holder den.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Et klik i et omkranset område af forlægget gør området til en region, tilpasset naboerne. Har linjen et hul, vises det, før noget laves. Områder, der ender ved en ramme tegnet i forlægget, lægges på brættets kant, medmindre det er slået fra.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Et klik på en grænse runder den eller gør den ru, ens for regionerne på begge sider; et strøg tager flere grænser på én gang, Enter alle de valgte regioners grænser. Steder, hvor grænser mødes, og rammen bliver stående. Hvor en grænse ville krydse en anden, bøjes den mindre.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Et klik vælger en region, Skift tilføjer en, Ctrl tager den til eller fra, Alt når den nedenunder; en trukket kasse vælger alt, den rører, piletasterne går fra region til region. Én valgt region fremhæver sine naboer med længden af hver grænse, to viser, hvad der ligger imellem dem. Taltaster giver de valgte regioner et terræn. Et dobbeltklik redigerer hjørnepunkterne.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Et klik, hvor der ingen region er, gør hele det åbne område til en region med passende grænser.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>En forbindelse kræver to forskellige regioner.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Et hjørne af en region ligger på naboens grænse, som intet hjørne har dér, så grænsen ikke kan flyttes som én.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Et snit kræver en linje med mindst to punkter.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Der kræves en afstand mellem 0 og 100.000 mm.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>En forventning, der svigter</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Et spil kan nå denne stilling.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Her hører et parti, en stilling eller et scenarie til.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>En havn hører til på en flod eller ved siden af en.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>En slags terræn, som kun dette kort kender</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>En forbindelse knytter to regioner, der ikke rører hinanden: en bro, en tunnel eller en sejlrute, begge veje eller én vej, med en note. Klik eller træk fra den ene til den anden. Med andre indstillinger ændres forbindelsen, med de samme fjernes den.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>En håndlavet forbindelse eller spærring giver ingen mening: en ende mangler (fejl), en spærring skiller regioner, der ikke rører hinanden, eller en forbindelse gentager en grænse eller en anden forbindelse (advarsler).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Et låst lag kan ikke ændres i hånden; Fortryd virker stadig.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>Et kort til River World har ingen flod, så begivenheder, skibe og karavellen har intet at lave.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>En markør fra æsken lægges i hver region, racen erobrer, én i hver, så længe der er nogen.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>En markør går tilbage til forrådet, når dens region opgives eller erobres, hvem der end bragte den.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>En markør i en region, som en anden race tager, går tilbage til sin ejer, eller til æsken, hvis der ingen er.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>En markør må ikke sættes, hvor betingelsen gælder.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>En markør må kun sættes i racens regioner.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>En markør, hvis region blev opgivet, bliver hos sin ejer.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Et navn findes på</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>En smal strimmel mellem regioner (eller en region og rammen) tilhører ingen. Den er ikke bredere end kortets tolerance for mellemrum; bredden er den største cirkels inden i den.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>En side på {:.4g} x {:.4g} mm kan en PDF ikke have.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>En del af brættet hører ikke til nogen region. Et tip, hvor den er åben mod rammen, en advarsel, hvor regioner omslutter den.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>Et billede på {} x {} pixel er for stort; højst {} i hver retning og {} millioner i alt tegnes.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>Et billede på {} x {} pixel er for lille at tegne.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>Et piratsymbol hører til på en flod.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>Et sted ligger i regionen.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>En inaktiv race holder regionen, hvis den end er.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>En race der erobrer som inaktiv, gør det før spillerens aktive race.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>En region ender tæt på brættets ramme uden at røre den, så den ligger ikke på kanten.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>En region har et symbol, som intet spil kender.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>En region har et terræn, som intet spil kender.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>En region har intet areal: færre end tre forskellige hjørner, eller alle på én linje.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>En region har intet navn.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>En region har hverken nabo eller forbindelse.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>En region har intet terræn.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>En region er for lille til sine brikker: dens største cirkel bør rumme en stak på 28 enheder på tværs og plads til hvert symbol, en fjerdedel af det areal. Et tip, hvor kun symbolerne ikke passer, og på vand; en afgrund ses der bort fra.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>En region skal have mindst tre hjørner.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>En region i flere dele har en på under 50 kvadratenheder, for lille til at være ment.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>En region rækker ud over brættets ramme. En fejl, hvor den ligger helt udenfor.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>En region gentager et hjørne, eller dens omrids løber ud og lige tilbage (en spids, som er en advarsel).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>En region så tæt på rammen ligger på brættets kant.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>En region med denne markør er lukket for fjender af den, der holder den.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>En regions omrids krydser eller overlapper sig selv, så det er uklart, hvad der er inde og ude.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Et skibsværft eller et seersketempel gavner den, der har regionen; på vand kan næsten ingen det.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>En fase kan ikke forlades, så længe en markør hos racen stadig kan opstilles i den.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>En historie</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>Et terræn skal have et navn.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>Et vulkansymbol hører til i en afgrund.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Et helt spil på dette kort med disse spillere, givet efter frøtallet</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Opgiv</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>Emne: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Afgrunde</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Acceptér det; begrundelsen gemmes i kortet</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Har virket én gang i dette spil</numerusform>
            <numerusform>Har virket {} gange i dette spil</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktiv eller inaktiv</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Tilføj en spiller</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Spær</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Forbind</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Tilføj spiller</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Tilføj fælles hjørnepunkt</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Tilføj terræn</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Tilføj terrænet {}</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Tilføj hjørnepunkt</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Naboskab</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Naboskab som CSV</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Naboskab som GraphML</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Naboskab som JSON</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Naboskab til Graphviz</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Naboskab: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Imod det</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>Justér {} til rammen</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle som normalt</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Alle de valgte regioners grænser (Enter)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Alle markører går tilbage i æsken, når racen stagnerer.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Alle går ens</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Alle spillerens regioner, af hver race, hænger sammen, og denne race har en af dem.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Alle racens regioner hænger sammen.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Alle regioner, der opfylder betingelsen, tæller som naboer til hinanden til ét formål.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>Alle brikker i en region, der opfylder betingelsen, bliver der, når racen stagnerer, ikke kun én.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Alle {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Alle {} forventninger opfyldt</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Tillad med vilje</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Flet også regioner, der ikke rører hinanden, til en øgruppe</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Altid dette tal.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>Et Underground-kort har afgrunde, men intet vulkansymbol i dem, så Flammer har ingen plads til vulkanen.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>Et andet kort…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Et andet</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>En anden spillers aktive race holder flere regioner end denne race.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>En anden spillers aktive race holder regionen.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>En anden spillers aktive race står i en naboregion.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>En anden tolkning tillader måske mere her</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anvend</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Areal</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Områder, der ender ved en ramme tegnet i forlægget, lægges på brættets kant</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Spurgt om</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Mindst én af disse betingelser gælder.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>Mindst så mange racebrikker står i regionen.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Mindst så meget grænse gør to regioner til naboer.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>I dette øjeblik tages alle markører op, hvor de end står, for at blive opstillet på ny.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Forfatter</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, derefter 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>Til igen</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspil</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begynd</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Begynd med intet</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Begynd med intet: de samme spillere ved et tomt bræt</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Begynd med stillingen i det trin, der blev vist</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Begynd med dette trin</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Ved siden af et kort er det med i nye spil dér; ved siden af et scenarie kan det nævnes.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Ved siden af brættet</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Tomt bræt</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Tomt navn</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Spærringer</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Spærring</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Spærring mellem {} og {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Spærring lavet i hånden</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Spær grænsen mellem {} og {}</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Spærringer</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Spærringer er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spillebræt</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>For&amp;læg</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Forlæg</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Brættet som billede…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Brætkant</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Bræt uden navne</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Bøgerne er uenige: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Grænse, jo bredere, jo længere</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grænser</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Grænser er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Omrids så langt fra hinanden regnes stadig som én grænse.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Gren</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Forgren her</translation>
    </message>
    <message>
        <source>Break on…</source>
        <translation>Stop ved…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bro</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Hent det tilbage</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Bring de valgte regioner i syne</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Spand</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Efter bogen igen</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>&amp;Luk kort</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>Kald {} {}</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Hedder her: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Kan ikke begynde: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Tilfældet</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Tilfældet trækker</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Tilfældet trækker {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Tilfældet trækker.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Skift forfatter</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Skift spil</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Skift antal spillere</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Skift trykt størrelse</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Skift antal runder</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Skift titel</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Ændret af dig</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagrammer</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Kontrollerer …</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Flaskehalse</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vælg</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Vælg en regel for at læse, hvad den siger.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Vælg et sæt</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Vælg en kommando, tryk de nye taster, derefter Sæt. Ingen taster fjerner genvejen.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Vælg en fil…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Vælg et fund for at se, hvad det betyder, og hvordan det rettes.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Vælg et kendt terræn, eller føj det til kortets egne terræner på siden Spillebræt.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Vælg et billede</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Vælg et billede…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Vælg et andet terræn, eller føj spillet til kortet.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Vælg et.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Valg af kombination</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Clause: {}</source>
        <translation>Regel: {}</translation>
    </message>
    <message>
        <source>Clauses of this step</source>
        <translation>Dette trins regler</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Regler, der virkede i dette trin</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ryd</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Klik på en grænse for at spærre den, eller på en region og så dens nabo.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klik på en grænse for at gøre den ru, eller træk over flere; Alt gør det modsatte, Enter tager de valgte.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klik på en grænse for at udglatte den, eller træk over flere; Alt gør det modsatte, Enter tager de valgte.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Klik på en region, der rører den, for at flette de to; Esc begynder forfra.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Klik på en region, Skift-klik på endnu en for at se, hvad der ligger imellem. Træk en kasse for mange.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Klik på en region, derefter på en nabo, den skal flettes med.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Klik på en region: dens naboer lyser op med længden af hver grænse. Navn, terræn og symboler står i panelet til højre; det nederste panel fortæller, hvad der er galt, mens du arbejder.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Klik hinsides den anden grænse for at skære; klik inde i regionen bøjer linjen. Esc opgiver.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Klik fra punkt til punkt. Kortet ved markøren viser hele længden og det sidste stykke i millimeter, eller i brætenheder, så længe den trykte størrelse er ukendt. Intet ændres.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Klik fra punkt til punkt; kortet ved markøren fortæller længden. Enter slutter linjen, Esc rydder den.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>Klik i et omkranset område af forlægget: det bliver en region.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Klik på regionens ene grænse, derefter på den modsatte.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Klik på en på brættet.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Klik på en region, derefter på en nabo: de bliver én. Flere klik samler flere; Enter fletter alle valgte. Indstillingslinjen siger, hvis navn og mærker der vinder, og om regioner, der ikke rører hinanden, må blive en øgruppe. Forbindelser og spærringer går over til den flettede region.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Klik eller træk fra en region til en anden, der ikke rører den.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Klik eller træk for at sætte symbolet på regioner; begynder man på en, der har det, tages det af, og det samme gør højre knap. Taltasterne skifter symbol, Alt-klik tager det fra en region.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Klik på regioner for at stemple symbolet, klik igen for at tage det af; 1 til 9 skifter symbol.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Klik på regionens første hjørne. Hold Ctrl nede for ikke at fange.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Klik på det første punkt, dobbeltklik eller tryk Enter for at lukke. Backspace tager et punkt tilbage.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Klik på det første sted.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Klik på naboen på den anden side. Det samme igen fjerner spærringen.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Klik på næste hjørne; T følger en grænse, Backspace tager et punkt tilbage, Esc opgiver.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Klik på regionen i den anden ende. Det samme igen fjerner forbindelsen.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Klik på den region, hvis hjørnepunkter du vil redigere.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Klik på det andet sted.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Klik, hvor der ingen region er, og hele det åbne område bliver én.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>Luk &amp;mellemrum</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Luk det</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Luk afstanden, eller tilføj en forbindelse.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Luk hullet</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Luk mellemrummet mellem {} og {}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Luk meddelelsen</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Kyst uden noget bagved</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Kyster</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Mønt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Mønter</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Mønter pr. runde</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Mønter for hver af racens regioner, der opfylder betingelsen, eller for den, der spørges om.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Mønter til {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Mønter fra banken, så snart noget sker: en erobring, et tab til en modstander, valget, stagnationen.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Mønter fra banken for en region, der erobres eller tabes, hvis den opfylder betingelsen.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Mønter: {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Mønter der tælles for racen som helhed og ikke for en enkelt region.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Farve på {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Udlagte sæt</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on branch</source>
        <translation>Kommentér gren</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Sammenlign udgaverne</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Betingelse</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Forbind to regioner, der ikke rører hinanden</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erobr</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Erobringer</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopiér scenariet som tekst</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Kopiér trinnets adresse</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Hjørneberøring</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Kun et hjørne, ikke naboer</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>To naboers hjørner ligger under en halv enhed fra hinanden og er nok ment som det samme.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>Kunne ikke gemme “{}”: {}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spillets gang</translation>
    </message>
    <message>
        <source>Crowded region</source>
        <translation>Trang region</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.</source>
        <translation>Ctrl+Shift+O åbner et scenarie, Ctrl+Alt+V indsætter et tilsendt.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Ctrl+Shift+P søger i alt, hvad programmet kan. Alt kan fortrydes, og ikke-gemt arbejde kopieres kort efter hver ændring. F1 forklarer hvert værktøj og hvert fund.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;lip</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Skær af</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Skåret ud af {}.</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>Klip {}</translation>
    </message>
    <message>
        <source>Danish book</source>
        <translation>Dansk bog</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>S&amp;let</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Død forbindelse</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Afgør</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Stagnér</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Slet gren</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Slet en af dem.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>Slet {}</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Slettet med {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Kommende terningslag</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kassér</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Usammenhængende kort</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Udfør hver rettelse, der ikke taber nogens arbejde, som ét trin</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkter pr. tomme</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Træk et hjørnepunkt, og det flytter sig i hver region, der har det. Træk midten af en kant, dobbeltklik eller Alt-klik på en grænse for at tilføje et; Delete fjerner de valgte. Piletaster skubber en pixel, med Skift ti, og X og Y kan skrives. En flytning, der ville få grænser til at krydse, vises rødt og afvises.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Træk et hjørnepunkt. Alt-klik på en grænse tilføjer et, Delete fjerner det, hold Ctrl nede for ikke at fange.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Træk over regioner, og alle får terrænet i ét trin. Taltasterne skifter terræn, Alt-klik tager det fra en region, højre knap fjerner det.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Træk over regioner for at male dem; 1 til 9 skifter terræn, Alt-klik tager det fra en region.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Træk fra et hjørne til det modsatte; Skift giver et kvadrat. Som ved enhver tegning stopper regionen ved naboerne og ved rammen, eller den skæres ud af den ene region, den ligger i.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Træk fra et hjørne til det modsatte; hold Skift nede for et kvadrat, Ctrl for ikke at fange.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Træk flytter billedet. Skalér måler det med to steder, du kender afstanden mellem.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Træk for at tegne et rektangel.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Træk, eller tag og klik. Højreklik tager væk; Skift+hjul, + − og tal tæller.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Tegn en første region, eller begynd med en skabelon, generatoren eller et billede.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Tegn en landregion ud til rammen.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Tegn en flod, eller tag spillet af kortet.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Tegn og omform</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Tegn rundt om regionen med knappen nede.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Tegn rundt om regionen med knappen nede. Slippes den, lukkes linjen og forenkles, mere jo længere skyderen er til højre; sløjfer, hvor linjen krydser sig selv, ryddes op.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Tegn rundt om regionen med knappen nede; slip for at lukke.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Træk bannere og brikker af sig selv</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Træk i hånden</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Tegn færre flodregioner, eller acceptér det: den første spiller siger så, hvor skibene kommer.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Tegn den om, eller slet den.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Tegn den ud til naboerne, eller forbind den i hånden.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Tegn den ud til rammen, eller længere væk.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Tegn region</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Tegn nogle.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Tegn den manglende region, eller acceptér det: åbent vand om øer må gerne være tomt.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Tegn dem sammen, hæv tolerancen for mellemrum, eller acceptér det.</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>Tegn {}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Tegning</translation>
    </message>
    <message>
        <source>Drawings (*.geojson *.json *.svg *.txt);;All files (*)</source>
        <translation>Tegninger (*.geojson *.json *.svg *.txt);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Duplicate name</source>
        <translation>Dobbelt navn</translation>
    </message>
    <message>
        <source>Duplicate vertex</source>
        <translation>Dobbelt hjørnepunkt</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>Duplikér {}</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Hvert klik tilføjer et hjørne; et klik på det første hjørne, et dobbeltklik, Enter eller højre knap lukker regionen. Hjørner fanges af hjørnepunkter, grænser, rammen og gitteret, og et hjørne på en grænse bliver også naboens; hold Ctrl nede for ikke at fange. Tegn roligt groft hen over naboer: den nye region stopper ved deres grænser. Tegnet inde i én region skæres den ud af den, og med "Øverst" tager den fra alle regioner nedenunder. T følger en grænse fra klik til klik, F går den anden vej rundt. Backspace eller Ctrl+Z tager et hjørne tilbage, Ctrl+Y giver det igen, Esc opgiver.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Tidligere &amp;versioner…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Tidligere versioner</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kant</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Kant næsten nået</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Kanten nås inden for</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Rediger hjørnepunkter</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Udgave</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Tomt kort</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Slut erobringer</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spillets slutning</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Slut omfordeling</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Slut turen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Slut tur</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Indgang</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Indgang ved kanten</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Indgang fra havet</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Indgangsregion</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Indgangsregioner</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Begivenhed</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Begivenheder</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Hver trækning vælges, når den skal ske: sæt, brikker og hvad tilfældet ellers afgør</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Hver af disse betingelser gælder.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Hver sådan markør gør sin region én dyrere, hvem der end holder den, eller kun (ikke) som inaktiv.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Alt spilles efter bogen: ingen regel er slået fra.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Udbred</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Forvent</translation>
    </message>
    <message>
        <source>Expect: {}</source>
        <translation>Forvent: {}</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Forventning</translation>
    </message>
    <message>
        <source>Expected: {}</source>
        <translation>Forventet: {}</translation>
    </message>
    <message>
        <source>Expected: {}, met</source>
        <translation>Forventet: {}, opfyldt</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Forventet: {}, ikke opfyldt, fandt {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Forvent…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksportér brættet</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportér…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Billedsiden ned</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Ton forlægget ned</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Fill {}</source>
        <translation>Fyld {}</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Find enhver kommando</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Finsk bog</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Første forskel</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Første trin</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>De første trin</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Ret</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Ret alle</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Rettelsen ændrer {}. Intet andet ændres.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Rettelsen lader alle regioner være, som de er.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Fold panelet sammen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Følg</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Følg en anden tolkning</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Følg grænser fra klik til klik (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>Følg {}</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>For eksempel Moseflok</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>Til skærme og trykkerier; filen angiver sin virkelige størrelse.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Glem det, der følger</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Ramme</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Frihånd</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Fra en skabelon</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Fra et billede</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Mellemrum lukkes op til</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Genereret</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoJSON, SVG, a TripleA polygons.txt, or a labelme JSON file.</source>
        <translation>GeoJSON, SVG, en TripleA polygons.txt eller en labelme JSON-fil.</translation>
    </message>
    <message>
        <source>German book</source>
        <translation>Tysk bog</translation>
    </message>
    <message>
        <source>Give an abyss the symbol.</source>
        <translation>Giv en afgrund symbolet.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Giv enheden et navn.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Giv det, der ligger imellem, til en af de to</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Gå tilbage til versionen fra {}</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Gå tilbage til denne version</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gå til</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Nedgang</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Havn væk fra floden</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Havne</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Højde</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Højde i enheder</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Holdt: vælg en brik</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Holdt: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Skjul forlægget</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Skjul andres mønter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Gælder eller ej</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Husregel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>How to mend it</source>
        <translation>Sådan rettes det</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Ens region</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Id'er</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Kun id'er</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorér</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Ignorér et fund</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Ignoreret uden begrundelse.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Ignoreret: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunitet</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importér en tegning</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Importér den som tegning</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>Som inaktiv må racen også erobre regioner fra sin spillers aktive race.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>På hånden</translation>
    </message>
    <message>
        <source>In hand {}</source>
        <translation>På hånden {}</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Med enkle ord</translation>
    </message>
    <message>
        <source>In the menu {}.</source>
        <translation>I menuen {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>I bakken</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>I disse faser af turen må en markør hos racen sættes i enhver region, der vil have den.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Indtægt efter kilde</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Opfind en race eller evne</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Opfind en race eller evne…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Opfundne racer og evner</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Opfundne enheder (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Øer</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Isoleret region</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Det kan rettes med sin egen knap, med forhåndsvisning.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Den har ikke virket i dette spil.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Eget kort</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behold en af dem.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Læg forlægget ved siden af kortet</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>Gemt inde i kortfilen</translation>
    </message>
    <message>
        <source>Key {}</source>
        <translation>Tast {}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Taster:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Slags</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Slags forbindelse</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>Lagt på brættets kant: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Bygning på vand</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>Sprog: {}</translation>
    </message>
    <message>
        <source>Last attempt with the die</source>
        <translation>Sidste forsøg med terningen</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Sidste punkt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Sidste trin</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Læg på brættet</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>Før den ud til kanten i begge ender, og ingen andre steder.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Fører kun fra den første region til den anden</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Tilladt nu</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>&amp;Slip</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Scenariesamling</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Samling…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Lys eller &amp;mørk</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Linje {}: {}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Forbindelse</translation>
    </message>
    <message>
        <source>Link between {} and {}</source>
        <translation>Forbindelse mellem {} og {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Forbindelse lavet i hånden</translation>
    </message>
    <message>
        <source>Link {} and {}</source>
        <translation>Forbind {} og {}</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Forbindelser</translation>
    </message>
    <message>
        <source>Links are locked; unlock in Layers to change this.</source>
        <translation>Forbindelser er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Lås spærringer</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Lås forlæg</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Lås grænser</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Lås forbindelser</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Lås navne</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Lås symboler</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Lås terræn</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>Lås {}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Look for disputes in the whole story</source>
        <translation>Se efter tvister i hele historien</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Ser på tvist {} af {} …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Løst hjørnepunkt</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Glemt folkeslag på vand</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Glemte folkeslag kan ikke stå på vand eller i en afgrund.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>Glemte folkeslag eller monstre står i regionen.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Terningheld</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hovedlinje</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Gør grænsen længere, eller skil dem.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Gør regionen bredere.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Kort (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Kort (*.map.geojson *.geojson);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Kort ligger i</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Udlæg</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Flet</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Flet {}</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Fletning kræver mindst to regioner.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Oversigtskort</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Manglende terræn</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Blandet</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Blandede spil</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Monster på vand</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Monstre ved siden af hinanden</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Monstre kan ikke stå på vand eller i en afgrund.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mere</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Flere regioner har et skibsværft, end æsken har karaveller, så ejerne deler den.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Flere floder end skibe</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Bjerge</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Musehjul</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Flyt et af dem.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Flyt hjørnepunkt</numerusform>
            <numerusform>Flyt fælles hjørnepunkt ({} regioner)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Flyt forlægget</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Flyt hjørnerne fra hinanden; rettelsen opløser krydset i dele. Krummer under 50 kvadratenheder gives til naboen langs dem eller droppes.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Flyt hjørnepunkt</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>Flyt {} hjørnepunkt</numerusform>
            <numerusform>Flyt {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Mit eget valg</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;avne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Navn og mærker fra</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Markørens navn</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Terrænets navn</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Navne</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Navne er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Kun navne</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Navne, terræn og symboler</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Næsten ens navn</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>Nærved</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Naboer</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Naboer over {} fælles grænse{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Naboer deler</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Naboer, der deler mindre, står blandt fundene.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nye taster</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nyt kort</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Næste &amp;rude</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Næste trin</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Intet areal</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Intet forlæg bag regionerne.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>Der er ikke trykt noget bræt til {} spillere, så der er intet normalt antal runder.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Intet medfølgende scenarie viser den.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Ingen regel har disse ord.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>Der ligger intet sæt ude i denne stilling.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Ingen tvist gør en forskel i denne historie.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Ingen indgangsregion</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Ingen fejl. Kontrolleres løbende.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ingen begivenhed</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Ingen fil valgt endnu.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Intet fund passer.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Ingen husregler</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Intet billede valgt endnu.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Acceptér det ikke længere</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Intet kort blev lukket, som kan åbnes igen.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Der optjenes ikke flere brikker, end bakken har; der tælles det samme som ved “optjener brikker”.</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Ingen almindelig race kan nogensinde nå hertil: have, søer og afgrunde ligger i vejen fra hver indgangsregion. Floder må krydses.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Ingen almindelig race kan nå {} ({}) fra nogen indgangsregion.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Ingen race kan komme ind på kortet: ingen landregion ligger på brættets kant eller ved kysten af et hav, der gør.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Ingen race holder regionen; glemte folkeslag eller monstre må stå der.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Der kunne ikke skrives en sikkerhedskopi: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Ingen region ligger på brættets kant (eller ved kysten af et hav, der gør), så ingen race kan komme ind på kortet.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Ingen region valgt</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Ingen flod</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Intet scenarie</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Ingen ark</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Intet terræn</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Ingen brik går tabt med en region: de kommer alle tilbage på hånden.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Ingen vulkan</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Ingen vej fører fra {} til resten af kortet.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Ingen af afgrundene har et vulkansymbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Ingen af kortets spil kender dette symbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Ingen af kortets spil kender dette terræn.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Ingen af disse betingelser gælder.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Norsk bog</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Ikke tilladt.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Ikke tilladt. Historien ender her.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Ikke taget med: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Ikke talt med: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Endnu ikke udbedret: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Ikke opfyldt. Fandt: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Ikke naboer: {} fra hinanden på det nærmeste sted.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Ikke sagt</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Intet herom siger: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Note til spærringen</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Note til forbindelsen</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Noteret for {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Intet fundet for “{}”.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Intet måtte ændres.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Intet her ligger nær rammen uden at være på den.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Intet på hånden</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Intet fundet; færre ord finder mere.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Intet er tilbage til en ny region: området hører allerede til {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Intet på brættet ændres.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Intet omkranser dette sted: området ville dække det meste af billedet.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Intet at rette.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Intet er spillet endnu.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Intet er gemt endnu, så der er intet at gå tilbage til.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Intet, hvis det er meningen.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Intet, hvis det er meningen; giv dem ellers en grænse, eller forbind dem i hånden.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Nu: {}, {} på kanten.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>Skub {} hjørnepunkt</numerusform>
            <numerusform>Skub {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Antal naboer</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Antal markører</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>På kanten</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Øverst</translation>
    </message>
    <message>
        <source>One file to pass on, but as large as the picture</source>
        <translation>Kun én fil at give videre, men så stor som billedet</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>Én for hvert område af regioner, der ligger adskilt fra de andre.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>Én for hver markør bygget i denne tur.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>Én for hver region erobret i denne tur, der ikke var tom: for tropper, eller for noget værd at plyndre.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>Én for hver region hos spillerens andre racer, der opfylder betingelsen.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>Én for hver af racens regioner, der opfylder betingelsen, eller for hver så mange af dem.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>Én for hver region, racen erobrede i denne tur, der opfylder betingelsen, eller for hver så mange af dem.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>Én for hver sådan markør i racens regioner.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>En af de to regioner er væk.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>Én side i brættets trykte størrelse, som vektorer.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>Én række pr. vej mellem to regioner, til regneark.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Én vej</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Kun her lovligt bagefter</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Kun valgte regioner</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Kun {} har det</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Dækkraft</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Forlæggets dækkraft</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Brætforlæggets dækkraft</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åbn &amp;seneste</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Åbn først et scenarie.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Åbn et scenarie for at spille det efter husregler.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Åbn et scenarie for at se dets diagrammer.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Åbn et scenarie for at se, hvilke tvister der berører det.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Åbn en vej, eller tilføj en forbindelse.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Åbn en opfundet enhed</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Åbn som nyt kort</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Åbn kort</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>Åbn s&amp;cenarie…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Åbn scenarie</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Åbn samlingen</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Åbn panelet</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åbn…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Mulighed {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andet</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Andre spillere kan ikke erobre de af racens regioner, der opfylder betingelsen.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Andre racer betaler flere brikker for denne races regioner.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Uden for rammen</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Overlap</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Egne</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Egne mærker</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Egne mærker for {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Egne mærker, med komma imellem</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Eget terræn {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Egne terræner</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF i nøjagtig størrelse</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-billede</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-billede (*.png)</translation>
    </message>
    <message>
        <source>PNG, JPEG or SVG. You can also drop one on the window.</source>
        <translation>PNG, JPEG eller SVG. Du kan også slippe et på vinduet.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betalt</translation>
    </message>
    <message>
        <source>Paid to {}</source>
        <translation>Betalt til {}</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Paint {}</source>
        <translation>Mal {}</translation>
    </message>
    <message>
        <source>Paint {}{}</source>
        <translation>Mal {}{}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Parting at step {}</source>
        <translation>Skilles ved trin {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Indsæt et scenarie</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>Indsæt {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Pick tokens or a piece first, then click regions.</source>
        <translation>Tag først brikker eller en markør, og klik så på regioner.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Billeder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Billeder (*.png *.jpg *.jpeg *.svg);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Markører</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Markører, racen har ved siden af brættet; tag en i bakken, eller træk den hertil</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Pirater</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Pirater væk fra floden</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Læg</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Indsæt et billede af brættet (PNG, JPEG eller SVG), eller slip et på vinduet.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Indsæt forlæg</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>Placér {} hjørnepunkt</numerusform>
            <numerusform>Placér {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Steder</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Lægger forlægget under regionerne: træk det, skalér det med to punkter, hvis afstand i millimeter er kendt, indstil hvor stærkt det ses, eller find det igen, når det mangler.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Indsæt…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Spil efter denne</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Spil efter denne: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Spil fra en stilling, som intet spil kan nå</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Spil herfra</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Spil historien efter denne tolkning</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Spil på dette kort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Spillere og runder</translation>
    </message>
    <message>
        <source>Point at the border further on and click to follow it; F takes the other way round, T ends tracing.</source>
        <translation>Peg på grænsen længere fremme og klik for at følge den; F går den anden vej, T slutter.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Polsk bog</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Specialevne</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Evner</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Forrige rude</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Tryk Enter for at flette den {} valgte region, eller klik på den første af to.</numerusform>
            <numerusform>Tryk Enter for at flette de {} valgte regioner, eller klik på den første af to.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvis</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Forrige trin</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Sættets pris</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Pris for {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Priser og mønter</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Udskriv</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Udskriv i 100 %, ikke “tilpas til side”. Bjælken på 100 mm nederst på hvert ark viser, om printeren adlød. Mærker viser, hvor der skal klippes, og midten af hvert overlap. Klik på et ark for at se det.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Trykt</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Trykt højde</translation>
    </message>
    <message>
        <source>Printed size</source>
        <translation>Trykt størrelse</translation>
    </message>
    <message>
        <source>Printed size {:.0f} × {:.0f} mm</source>
        <translation>Trykt størrelse {:.0f} × {:.0f} mm</translation>
    </message>
    <message>
        <source>Printed width</source>
        <translation>Trykt bredde</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Udskriv…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemer</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Forfrem</translation>
    </message>
    <message>
        <source>Promote branch</source>
        <translation>Forfrem gren</translation>
    </message>
    <message>
        <source>Put a token into</source>
        <translation>Læg en brik i</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Læg forlægget ved siden af kortfilen</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>Sæt {} på {}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Race, evne, regel, tvist eller et ord</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Racer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Om&amp;døb</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tolkninger</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klargør</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Klargøring af tropper</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Grund til at ignorere</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Sikkerhedskopi efter</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rektangel</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Omfordel</translation>
    </message>
    <message>
        <source>Redeployed</source>
        <translation>Omfordelt</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Omplacering</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region count</source>
        <translation>Antal regioner</translation>
    </message>
    <message>
        <source>Region {} has no name.</source>
        <translation>Region {} har intet navn.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioner</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Regioner efter antal naboer</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Regioner efter skridt fra kanten</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Regioner følger med</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Regioner pr. terræn</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Regioner, grænser med længder, forbindelser og fund.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikvier</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Find igen…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Genindlæs fra filen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Fjern spiller</translation>
    </message>
    <message>
        <source>Remove the board art</source>
        <translation>Fjern forlægget</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Fjern betingelsen</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Fjern virkningen</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Fjern markøren</translation>
    </message>
    <message>
        <source>Remove the terrain {}</source>
        <translation>Fjern terrænet {}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Fjern denne spiller</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Fjern {}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {} vertices</source>
        <translation>
            <numerusform>Fjern {} hjørnepunkt</numerusform>
            <numerusform>Fjern {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename branch</source>
        <translation>Omdøb gren</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Omdøb en af dem.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>Omdøb {}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Omdøb…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Åbn &amp;lukket kort igen</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Ret det; Fortryd tager det tilbage</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>Ret {} fund</numerusform>
            <numerusform>Ret {} fund</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Erstat…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Skift brættets størrelse</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Højre &amp;panel</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Højre panel</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Flodender</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Flodregioner behøver ikke forlades ved omfordeling eller stagnation, eller de tæller for mønterne.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Floder</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Slå først</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Slå eller træk</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>Slog {}</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Gør ru</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>Gør {} ru</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>Gør {} grænser ru …</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Runde {}</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Runde {} af {}</translation>
    </message>
    <message>
        <source>Round {}, {}</source>
        <translation>Runde {}, {}</translation>
    </message>
    <message>
        <source>Round {}, {}'s turn begins.</source>
        <translation>Runde {}, turen går til {}.</translation>
    </message>
    <message>
        <source>Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.</source>
        <translation>Runde {}, {}: trin {} til {}, {}. Et klik viser slutningen, et dobbeltklik trinnene.</translation>
    </message>
    <message>
        <source>Round {}, {}: {:+d}</source>
        <translation>Runde {}, {}: {:+d}</translation>
    </message>
    <message>
        <source>Round {}: {}</source>
        <translation>Runde {}: {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Tolkning</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Tolkninger</translation>
    </message>
    <message>
        <source>Rulings {}</source>
        <translation>Tolkninger {}</translation>
    </message>
    <message>
        <source>Run all listed</source>
        <translation>Kør alle på listen</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Kør til næste stop</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-tegning</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Regelværksted</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gem &amp;som…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Gem &amp;rapport…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Gem som PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Gem som PDF…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Gem som…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Gem det igen</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Gem kort som</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Gem mit</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Gem rapport</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Gem scenarie</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Gem scenarie med dets kort</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Gem scenarie…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Gem den opfundne enhed</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Gem med kortet i…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Gemt som {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Gem…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Angiv afstanden, derefter Enter.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Skalér forlægget</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skalér…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarier</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarier (*.toml)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Scenarier (*.toml);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Optjen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Ruller; Ctrl og hjul zoomer</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Sejlrute</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>Søg &amp;kommandoer</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Søg en regel at slå fra</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Søg kommandoer</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Søg kommandoer og taster</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Søg fund</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>Søg i det, der er tilladt nu</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Søg navn, terræn, symbol</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Søg regioner</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Søg i hjælpen</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Søg i det tilladte</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Have og søer må erobres som andre regioner.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Se rettelsen på brættet uden at udføre den</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frøtal</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Frøtal for et nyt spil</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Frøtal {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Vælg</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Vælg &amp;alt</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Vælg netop to regioner for at lukke mellemrummet mellem dem.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Vælg de regioner, det handler om</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Vælg de regioner, hvis grænser skal omformes.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Vælg, og se hvem der grænser til hvem</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Valgte regioner</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Krydser sig selv</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Stil en stilling op</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Sat før</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Angiv den trykte bredde for at se millimeter.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Opstil</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Opstilling</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Opstillingen kræver flere markører af en slags, end æsken har.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Indstillinger, sikkerhedskopier og de sidste ti gemte udgaver af hvert kort ligger i {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Flere regioner har samme navn.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Flere skibsværfter</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Former</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Former med naboer, kant og indgang, til kortprogrammer.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Fælles for {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Arkene ligger</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Skift og træk bærer en hel stak, Ctrl og træk en kopi. Slippes det ved siden af brættet, går det tilbage.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Skift-klik på endnu en region for at se, hvad der ligger imellem; dobbeltklik redigerer hjørnepunkter.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Skift-klik tilføjer en region, Ctrl-klik tager den til eller fra, Esc slipper alle.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Skibsværft</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Bred mellem land og vand</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Bred af</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Kort grænse</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Kort grænse under</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Genveje</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Vis et fund igen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Vis igen</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Vis fund af enhver alvor</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Vis kun disse</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Vis forlægget</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Vis stedet på brættet</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Vis også det ignorerede</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>Vis {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Vist</translation>
    </message>
    <message numerus="yes">
        <source>Shown by {} scenarios</source>
        <translation>
            <numerusform>Vist i {} scenarie</numerusform>
            <numerusform>Vist i {} scenarier</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side om side</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Liggende</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Forenkl</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Spring rundvisningen over</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Udglat</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>Udglat {}</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>Udglatter {} grænser …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Fang ved: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Fang {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Fanger inden for</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>Så mange markører eller flere blev bygget, siden racen blev valgt.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>Så mange markører eller flere blev bygget i denne tur.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Særlig erobring</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Split {}</source>
        <translation>Del {}</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempl</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>Stempl {} på {}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Step &lt;b&gt;{}&lt;/b&gt; of {}</source>
        <translation>Trin &lt;b&gt;{}&lt;/b&gt; af {}</translation>
    </message>
    <message>
        <source>Step {}</source>
        <translation>Trin {}</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Trin {} af {}</translation>
    </message>
    <message>
        <source>Step {} of {}, round {}, {}'s turn</source>
        <translation>Trin {} af {}, runde {}, tur: {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Trin {}, runde {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Skridt fra kanten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>Stoppede ved grænsen til {}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Stoppet. Ændr et tal for at begynde igen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Stoppet; intet blev ændret.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stoppet; intet blev skrevet.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrke</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>En sådan markør ligger i regionen.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Svensk bog</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Slå fra</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>Slået fra i dette scenarie</translation>
    </message>
    <message>
        <source>Symbol not in game</source>
        <translation>Symbol ikke i spillet</translation>
    </message>
    <message>
        <source>Symbol stamp</source>
        <translation>Symbolstempel</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboler</translation>
    </message>
    <message>
        <source>Symbols are locked; unlock in Layers to change this.</source>
        <translation>Symboler er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symboler: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mærker</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Tag en brik op fra</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Tag det hele</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundvisning</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Tag området fra regionerne nedenunder i stedet for at stoppe ved deres grænser</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Tag forlægget ind i kortfilen</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Tag mønterne</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Tag terrænet eller symbolet fra nogle regioner.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tag deres</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>Fjern {} fra {}</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Taget ud før spillet: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Fortæl det følgende igen som en gren under denne tolkning</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terræn</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Terrænpensel</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Terræn er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Terræn ikke i spillet</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Terræn for nye regioner</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Terræn for {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Terræn {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Terræn: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>Det er selve kortet; vælg et andet navn.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Trinnets adresse er kopieret.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Området fortsætter gennem et hul i sin linje. Luk hullet, tag det hele, eller Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Angrebet på {} mislykkes.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Brikken med evnen bliver hos den inaktive race, så det den gør dér, kan virke.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Brikken {} for {} lægges væk.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Spærringen mellem {} og {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Spærringen blev fjernet.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Forlægget er låst; lås op under Lag for at ændre dette.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Forlægget “{}” mangler eller kan ikke vises.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Brættet har nu sin trykte størrelse.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Brættet er tomt: tryk P og klik hjørne efter hjørne for at tegne en første region.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Brættet ligger i {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Grænsen for {} ville krydse eller røre sig selv.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Grænsen for {} ville krydse {}.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Broen mellem {} og {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Kataloget har ingen tekst til denne regel.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Betingelsen, indtil en region, der opfylder den, blev erobret for færre brikker i denne tur.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Kopien ligger over {}; træk en kasse om den med Rediger hjørnepunkter for at flytte den.</numerusform>
            <numerusform>Kopierne ligger over {}; træk en kasse om dem med Rediger hjørnepunkter for at flytte dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Kopien kan ikke være på brættet.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Terningen har intet “{}”; den viser {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Der slås for {}.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Terningen slås.</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Terningen viser</translation>
    </message>
    <message>
        <source>The die shows {}.</source>
        <translation>Terningen viser {}.</translation>
    </message>
    <message>
        <source>The die shows {}; it counts for the next conquest.</source>
        <translation>Terningen viser {}; det tæller ved næste erobring.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Terningen er ikke slået endnu.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Punkter pr. tomme skal være et tal.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Tegningen har intet areal.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Tegningen læses …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Tegningen er for lille til at være en region.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Tegningen ligger uden for brættet.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Tegningen ville ikke levne noget af {}.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Den tegnede linje krydser sig selv.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Den tidligere version kunne ikke bevares: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Udgaverne</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Rundens begivenhed: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Filen</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Den første erobring behøver ikke ligge ved kortets kant.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Den første</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Spillet er i sin sidste runde.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Spillet er i denne runde eller en senere.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Spillet er slut: {} vinder.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Spillet er slut: {} vinder.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Mellemrummet mellem {} kan ikke lukkes: andre ligger imellem.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Mellemrummet mellem {} er for bredt til at lukkes; fyld det med spanden.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Mellemrummet her er for lille til at være en region.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Grafen til yEd, Gephi og networkx.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Grafen med navne og grænselængder.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Højden følger af billedet. To punkter med kendt afstand giver senere det nøjagtige mål.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Den største</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Den sidste</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>De sidste ti gemte udgaver bevares. At gå tilbage er et trin som ethvert andet og kan fortrydes.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Linjen om dette område har et hul.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Linjen krydser ingen region, der kan deles.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Linjen skal krydse {} fra grænse til grænse.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Forbindelsen blev ændret.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Forbindelsen blev fjernet.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Kortet, som det blev åbnet</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Kortet falder i grupper af regioner uden vej imellem.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Kortet har ingen regioner endnu.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Kortet har over en fjerdedel flere eller færre regioner end det trykte bræt for dette spil og antal spillere.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Kortet har {} regioner; spillets trykte bræt for {} spillere har {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Kortet laves …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Kortet er til River World og har ingen flod.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Kortet kræver {} {}; æsken har {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Kortet blev ændret imens, så grænserne blev ladt i fred.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Navnene {} og {} afviger i et enkelt bogstav.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Navnene {} og {} afviger kun i store bogstaver, mellemrum eller tegn.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Spærringens note blev ændret.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Antallet af runder er ikke det normale for antallet af spillere. Et tip, hvor intet bræt er trykt til så mange.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Omridset af {} krydser sig selv.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Omridset af {} gentager et hjørne ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Omridset af {} løber ud og lige tilbage ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Billedet mangler.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Markøren ligger i så mange af kortets regioner eller flere.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Markøren står i en naboregion.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Markøren står ved siden af regionen, eller ved siden af en kæde af racens regioner, der fører til den.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Spilleren har en inaktiv race på brættet.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Spilleren siger, hvor mange af de optjente brikker der kommer på hånden, når omfordelingen begynder.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Stillingen passer ikke længere: den vises, så langt den kan forstås.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Stillingen.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Printeren kan ikke bruges.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Racen erobrede regionen i denne tur.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Racen bliver ved med at erobre som inaktiv; “erobrer først som inaktiv” sætter den før den aktive race.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Racen har erobret så mange regioner eller flere i denne tur.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Racen holder så mange regioner eller færre, af dem der opfylder en betingelse, hvor en er givet.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Racen holder så mange regioner eller flere, af dem der opfylder en betingelse, hvor en er givet.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Racen har nye brikker til gode fra bakken, så mange som der tælles; “tager optjente brikker” siger, hvornår den får dem.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Racen er inaktiv.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Racen må erobre regioner, den ikke grænser til.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Racen må stagnere ved slutningen af en tur med erobringer, efter mønterne.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Racen må ikke erobre regioner, der opfylder betingelsen.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Racen må lægge en markør fra æsken i en af sine regioner, når som helst i sin tur før mønterne.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Racen betaler mere eller mindre for en region.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Racen tager flere brikker, når den vælges.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Racen blev valgt i netop denne tur.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Regionen grænser til hav eller sø, eller hvad der tæller som det; hvor bordet læser det så, til en flod.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Regionen grænser til vand: hav, sø eller flod.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Regionen bærer dette symbol, eller hvad der gælder som det samme.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Regionen tæller som nabo til en af racens, også ad særlige veje.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Regionen tæller som nabo til et af disse terræner, som racen holder.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Regionen tæller som et af disse terræner.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Regionen tages ved at udskifte dens brik, ikke med brikker fra hånden.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Regionen er vand og rører andet vand.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Regionen ligger ved kortets kant.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Rettelsen giver naboen hjørnet.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Rettelsen klipper den til rammen.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Rettelsen skærer overlappet fra en af dem: en region, der mest ligger inde i en anden, beholder sin form, ellers den, der kommer senere i kortet, altså den man ser øverst, eller den anden, hvis kun det ikke giver noget nyt.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Rettelsen fjerner de overflødige hjørner; arealet er det samme.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Rettelsen giver den et ledigt.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Rettelsen giver den til regionen med den længste grænse langs den, eller dropper den, hvor der ingen er.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Rettelsen giver den til regionen med den længste grænse langs den. Intet bredere end tolerancen gives nogensinde væk.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Rettelsen flytter det ene over på det andet i hver region, der bruger det.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Rettelsen nummererer alle undtagen den første.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Rettelsen fjerner det.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Rettelsen fjerner det; eller føj spillet til kortet.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Rettelsen fjerner det; eller før floden dertil.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Rettelsen fjerner det; opfundne hører til i regionens egen liste.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Rettelsen fjerner det; sæt det på land.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Rettelsen fjerner symbolet.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Rettelsen sætter det normale antal.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Floden på et Underground-kort rører ikke kanten i to regioner, hvor nye racer må begynde.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Floden rører kanten i {} region i stedet for to.</numerusform>
            <numerusform>Floden rører kanten i {} regioner i stedet for to.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>De samme tal giver altid det samme kort. Terræn og symboler har de trykte andele.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>Samme frøtal giver samme parti igen</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>Det samme, men hver grænse skrevet én gang, til nettet.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Scenariet er kopieret med kortet i.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Scenariet er åbent.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Sejlruten mellem {} og {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Størrelsen er det trykte brætts; den kan ændres senere i panelet Spillebræt.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Trinnet</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Historien brydes af</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Historien er lang: der ses efter tvister, når du beder om det.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Reglernes tekster er på engelsk.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>De optjente brikker kommer på hånden, når omfordelingen begynder.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Her står værktøjerne. Tag Tegn (P) og klik hjørner: punkter fanges af grænser, og en region tegnet over andre tilpasses dem. Fælles grænser flytter sig som én.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Tunnelen mellem {} og {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Turen går ikke videre til mønterne, så længe intet er bygget og noget kunne bygges.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>De to steder er for tæt på hinanden til at måle med.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: nu inaktive.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: forlader brættet.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{} må erobre.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{} gør tropperne parate.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{} omfordeler.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} tager {} fra {}.</translation>
    </message>
    <message>
        <source>The {} take {}.</source>
        <translation>{} tager {}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There is a terrain of that name already.</source>
        <translation>Der er allerede et terræn med det navn.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Der er intet forlæg på dette kort.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Her er intet forlæg at tegne efter.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Der er intet forlæg endnu: indsæt først et billede med værktøjet Forlæg.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Her er ingen grænse, der kan omformes.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Her er ingen grænse.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Her er intet hjørne at flytte.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Her er intet hjørne at fjerne.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Der er ingen mappe {}.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Der er intet mellemrum mellem {}.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Her er intet åbent område.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Her er intet billede at tegne af.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Der er ingen region at slette.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Der er ikke hukommelse nok til et billede på {} x {} pixel.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Der er intet at indsætte: udklipsholderen har ingen regioner.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Der er intet under tallet {}.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Her er kun én vej langs grænserne.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>For lidt af det ligger på brættet til at være en region.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Disse grænser ligger for tæt til at omformes.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>De mødes kun i et hjørne, så de er ikke naboer.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>De skilles aldrig</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>De skilles aldrig.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>De overlapper.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>De overlapper; {} grænse er fælles.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>De skilles ved trin {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>De deler kun {}: for lidt til at være naboer.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Glattere bliver denne grænse ikke.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>Dette sted ligger uden for brættet.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>Dette sted ligger på en linje eller i et mønster, der er for fint at tegne af; klik inde i et område.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Denne tur</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Smid det væk</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Lillebitte del</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>I tur</translation>
    </message>
    <message>
        <source>To the rules they are plain land.</source>
        <translation>For reglerne er de almindeligt land.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <translation>Brikker og markører</translation>
    </message>
    <message>
        <source>Tokens on the map</source>
        <translation>Brikker på kortet</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>For mange hjørner ved siden af ville ryge med.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>For mange markører</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Værktøjer</translation>
    </message>
    <message>
        <source>TopoJSON</source>
        <translation>TopoJSON</translation>
    </message>
    <message>
        <source>Trace  T</source>
        <translation>Følg  T</translation>
    </message>
    <message>
        <source>Trace from art</source>
        <translation>Tegn efter forlæg</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>Tegn {} efter forlægget</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bakke</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Tropperne er klar</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Ægte vektorer til Inkscape og browsere, hver grænse én gang.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prøv det</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Tur for</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ture</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>To klik skærer lige</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>To klik på modsatte grænser skærer en region lige over; klik inde i den bøjer snittet. Er intet valgt, deles hver region, linjen krydser fra grænse til grænse. Det største stykke beholder navn og symboler, de andre får dets terræn; forbindelser går til det nærmeste stykke, spærringer til hvert stykke ved den grænse.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>To navne afviger kun i store bogstaver, mellemrum eller tegn (advarsel), eller lange navne i et enkelt bogstav.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>To naboregioner har monstre.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>To regioner er naboer, når de deler nok grænse; små mellemrum lukkes.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>To regioner kommer tæt på hinanden uden at være naboer.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>To regioner dækker det samme sted.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>To regioner har samme form: en blev nok tegnet eller importeret to gange.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>To regioner mødes kun i et hjørne. Hjørner giver aldrig naboer.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>To regioner deler så lidt grænse, at spillere vil spørge, om de er naboer.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Skriv et ord for at finde en regel.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Udækket bræt</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Ukendt symbol</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Ukendt terræn</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Hjørnepunkt uden modstykke</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Uden navn</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Region uden navn</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Uden for rækkevidde</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ugemt arbejde</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Ugemt arbejde{} på “{}” blev fundet; programmet sluttede, før det blev gemt.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Kort uden titel</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Helt til brættets kant</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Stående</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Brug</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Normale taster</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Normale tolkninger</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Hjørnepunkt</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Vulkan uden for afgrund</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Spær grænsen mellem to regioner</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Webside med brætter (*.html);;Markdown (*.md);;Ren tekst (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Hvad et strøg gør</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Hvad der ændredes</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Hvad der sker, når et tilbud fra “opstilles i” tages: markøren står i regionen.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Hvad der sammenlignes</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Hvad der forventes</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>Det, der er åbent her, forbliver, som det er.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Hvad den kan</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>Det der står i en pris under disse slags, tæller ikke for racen.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Hvad tegnene betyder</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Hvad der blev ændret</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Hvad der ville virke</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Hjulet zoomer, mellemrum eller midterknap trækker, F tilpasser.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>Når pirater kommer, får hver tom flodregion et skib, og så mange har æsken ikke.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>Når racen stagnerer, siger dens spiller, om de brikker, der må blive, bliver.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Hvor kort ligger</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Det, der bruger færrest ark</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Hvem rører hvem</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Den der tager en region fra racen, betaler den en mønt, hvis der er en at betale med.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Den der tager enheden, tager dens markører fra æsken, eller fra den, der havde den før og ikke satte dem.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Hele brættet</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Hvis navn og mærker vinder</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Hvorfor det er ment sådan</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Bredde</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Bredde i pixel</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Bredde i enheder</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Er intet valgt, deles hver region, linjen krydser</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>Med {} spillere varer spillet {} runder; kortet siger {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Uden mus: Enter vælger regionen midt på brættet, piletasterne går videre derfra, Shift med en pil tilføjer den næste region, og Enter på en enkelt region redigerer dens hjørner.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Uden mus: Piletasterne flytter punktet, ti gange så hurtigt med Shift; Enter sætter det, og Enter igen afslutter linjen.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Uden at gemme går de tabt.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Arbejd på en kopi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Dit arbejde er kun i hukommelsen: Gem det et andet sted.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Dit arbejde er i sikkerhed i hukommelsen og i sikkerhedskopien.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomer ved markøren</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>et billede skrives som {}, ikke som “{}”</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>en spiller skal have et navn</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>en spiller uden aktiv race holder ingen markører</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>en region</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>en stak brikker</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>en stak brikker og {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>opgiver {}</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>afgrund</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktiv og inaktiv</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>alle af</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tilladt</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>beløb</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>en region uden navn</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>og på brættet</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>og {} mere imod</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>og {} mere; skriv flere ord</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>mindst én af</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>som forventet</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>angriberen betaler</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>angriber egen aktive</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>før mønterne</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>hinsides bakken</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>sort bjerg</translation>
    </message>
    <message>
        <source>block</source>
        <translation>sammenhæng</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>spærret</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>grænser til en fjende</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>grænser til eget</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>grænser til symbol</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>grænser til terræn</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>bro</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>bringer</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>bygger</translation>
    </message>
    <message>
        <source>by anyone</source>
        <translation>hos hvem som helst</translation>
    </message>
    <message>
        <source>by borders only</source>
        <translation>kun over grænser</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>kan ikke afkodes ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>kan ikke læses ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>årsag</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>hule</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>vælger {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>lukket for fjender</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>mønter udbetales</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>mønter skjult</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>mønter ligger hos spillere, på sæt og i banken</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>sæt {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kommer tilbage</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>fælles grænse {}</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>erobring</translation>
    </message>
    <message>
        <source>conquered</source>
        <translation>erobret</translation>
    </message>
    <message>
        <source>conquered at least</source>
        <translation>har erobret mindst</translation>
    </message>
    <message>
        <source>conquers a region</source>
        <translation>erobrer en region</translation>
    </message>
    <message>
        <source>conquers first in decline</source>
        <translation>erobrer først som inaktiv</translation>
    </message>
    <message>
        <source>conquers in decline</source>
        <translation>erobrer som inaktiv</translation>
    </message>
    <message>
        <source>conquers {}{}</source>
        <translation>erobrer {}{}</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>erobring</translation>
    </message>
    <message>
        <source>costs {}</source>
        <translation>koster {}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuel</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>deler, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>stagnation</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>stagnerer</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>forsvarere koster mere</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>forsvarer</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>rabat</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>rører den ikke</translation>
    </message>
    <message>
        <source>done</source>
        <translation>udført</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>træk</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>optjener brikker</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>optjener hvad bakken har</translation>
    </message>
    <message>
        <source>east</source>
        <translation>øst</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>slutter erobringerne</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>slutter omfordelingen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>slutter turen</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>går ind overalt</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>indgangsregioner</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>hver region</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>præcis</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>udbreder sig</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>landbrugsregion</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>for reglerne eller øjet</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>skov</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>tilfrosset</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>får mønter</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>får mønter dér</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>mellemrum {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>samler ind</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>går ved stagnation</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>fortsætter</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>grund</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>havn</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>har bygget</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>har bygget i alt</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>har neutrale</translation>
    </message>
    <message>
        <source>has piece</source>
        <translation>har markør</translation>
    </message>
    <message>
        <source>has place</source>
        <translation>har et sted</translation>
    </message>
    <message>
        <source>has race in decline</source>
        <translation>har en inaktiv race</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>har gjort tropperne parate</translation>
    </message>
    <message>
        <source>has symbol</source>
        <translation>har symbol</translation>
    </message>
    <message>
        <source>has tokens</source>
        <translation>har brikker</translation>
    </message>
    <message>
        <source>held</source>
        <translation>besiddelse</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>ingen har den</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>bakke</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>holder mindst</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>holder højst</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>beholder floder</translation>
    </message>
    <message>
        <source>if</source>
        <translation>hvis</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoreret</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>ser bort fra</translation>
    </message>
    <message>
        <source>immune with</source>
        <translation>urørlig med</translation>
    </message>
    <message>
        <source>in decline</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>i kraft</translation>
    </message>
    <message>
        <source>income</source>
        <translation>indkomst</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>indkomst pr. region</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>er nabo til racen</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>ligger ved kanten</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>vælges</translation>
    </message>
    <message>
        <source>is coastal</source>
        <translation>ligger ved kysten</translation>
    </message>
    <message>
        <source>is first turn</source>
        <translation>er første tur</translation>
    </message>
    <message>
        <source>is held by enemy</source>
        <translation>holdes af en fjende</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>holdes af en inaktiv race</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>er inaktiv</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>er sidste runde</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>hænger sammen med</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>ligger ved siden af</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>er intet PNG-, JPEG- eller SVG-billede</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>er ingen tegning, der kan males</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>ligger ved en bred</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>hænger helt sammen</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>alt hos spilleren hænger sammen</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>er i undertal</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>er en udskiftning</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>er vand ved vand</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>er uden race</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>er {} gange {} pixel; højst {:,} pr. side går</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>sine egne</translation>
    </message>
    <message>
        <source>keeps badge</source>
        <translation>beholder brikken med evnen</translation>
    </message>
    <message>
        <source>keeps tokens in decline</source>
        <translation>beholder brikker som inaktiv</translation>
    </message>
    <message>
        <source>key {}</source>
        <translation>tast {}</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>sø</translation>
    </message>
    <message>
        <source>last {}, {}</source>
        <translation>sidst {}, {}</translation>
    </message>
    <message>
        <source>leaves with its region</source>
        <translation>går med sin region</translation>
    </message>
    <message>
        <source>lies in regions</source>
        <translation>ligger i regioner</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>begrænser</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>mister en region</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>mister ingen brik</translation>
    </message>
    <message>
        <source>lost tribe</source>
        <translation>glemt folkeslag</translation>
    </message>
    <message>
        <source>magic source</source>
        <translation>magikilde</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>forsvarsmarkør</translation>
    </message>
    <message>
        <source>may decline after scoring</source>
        <translation>må stagnere efter optælling</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>må ikke erobre</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>må tage optjente brikker</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>må tyndes ud som inaktiv</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>gennemsnit {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>mine</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>blandet</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>øjeblik</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>monster</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>bjerg</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>mudderhul</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>svampeskov</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>skal bygge</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>skal opstille</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>mystisk krystal</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>erobres aldrig</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>aldrig mindre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>no book says so</source>
        <translation>ingen bog siger det</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>ingen naboer</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>ingen race i spil</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>ingen trin endnu</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>intet terræn</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>intet vand</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>intet</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>ingen deler landet</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>ingen af</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke tilladt</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>ikke tilladt: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>ikke inaktiv</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>ikke i spil</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>ikke gemt</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>ikke gemt siden {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ikke gemt endnu</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>ikke angivet</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>intet endnu</translation>
    </message>
    <message>
        <source>number</source>
        <translation>antal</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>besættere</translation>
    </message>
    <message>
        <source>occupied regions conquered</source>
        <translation>erobrede besatte regioner</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>på kanten</translation>
    </message>
    <message>
        <source>once</source>
        <translation>én gang</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>en gang pr. tur</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>kun et hjørne</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>kun inaktiv</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>kun i egne regioner</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>kun spilleren med en aktiv race tager dens brikker på hånden</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>åbn et med Ctrl+Skift+O</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>side {} af {} · række {}, kolonne {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>skilles ved trin {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>går over mellem</translation>
    </message>
    <message>
        <source>per</source>
        <translation>pr.</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>markør</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>byggede markører</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>markører der holdes</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>markører ligger i regioner og ved siden af brættet</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>pirater</translation>
    </message>
    <message>
        <source>plunder</source>
        <translation>bytte</translation>
    </message>
    <message>
        <source>price {}</source>
        <translation>pris {}</translation>
    </message>
    <message>
        <source>price {}, with the die {}</source>
        <translation>pris {}, med terningen {}</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>formål</translation>
    </message>
    <message>
        <source>purposes</source>
        <translation>formål</translation>
    </message>
    <message>
        <source>puts the {} in decline</source>
        <translation>lader {} stagnere</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>lægger {} i {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>når overalt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klargøring</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>gør tropperne parate, erobr så</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>omfordeling</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>omfordelingen er begyndt</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>omfordelingen er slut</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>erobrede regioner</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>regioner der holdes</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>regioner hos anden race</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>udskiftet</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>udskiftning</translation>
    </message>
    <message>
        <source>river</source>
        <translation>flod</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>flodender</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>slår, før en region nævnes</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>runden er mindst</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gemt</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>gemt {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>scenarie · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>optælling</translation>
    </message>
    <message>
        <source>script</source>
        <translation>script</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>hav</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>sejlrute</translation>
    </message>
    <message>
        <source>second</source>
        <translation>nummer to</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>frøtal {}</translation>
    </message>
    <message>
        <source>seer's temple</source>
        <translation>seerskens tempel</translation>
    </message>
    <message>
        <source>separate blocks</source>
        <translation>adskilte områder</translation>
    </message>
    <message>
        <source>set up in</source>
        <translation>opstilles i</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>opstilling</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>bosætter</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>deler ≥ {}, mellemrum ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>skibsværft</translation>
    </message>
    <message>
        <source>south</source>
        <translation>syd</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>faser</translation>
    </message>
    <message>
        <source>start</source>
        <translation>begyndelse</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>begynder med flere</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>trin {} af {}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>forråd</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>såsom 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>tillæg</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>sump</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>taboo</source>
        <translation>forbudt</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>slags</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>slags</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>tager optjente brikker</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>tager mønterne</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>tager told</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>tager for lang tid at male; gem den som PNG</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>erobrer vand</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>tager {} op fra {}</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terræn</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>terrænet er</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>terræner</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>banken</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>grundspillet</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>æsken</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>æsken, for altid</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>sættene</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>mappen kan ikke oprettes ({})</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>hånden</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>stillingen</translation>
    </message>
    <message>
        <source>the tokens driven out</source>
        <translation>de fordrevne brikker</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>de tilbageholdte brikker</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>bakken</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>regionen uden navn {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>tyveri</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>så mønter</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>så erobr</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>nævn så en region</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>omfordel så</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>de tæller som naboer</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>de overlapper</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>dem {} har</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>streg: trykt bræt</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>i tur</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>brikker ligger i regioner og på hænder</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>for lidt til at være naboer</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>forsøger {} med terningen{}</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>tropper</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>turn began</source>
        <translation>turen er begyndt</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>to spillere kan ikke begge hedde “{}”</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>fortrudt</translation>
    </message>
    <message>
        <source>units</source>
        <translation>enheder</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>medmindre</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>uden navn</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>region uden navn</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>øverste først</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normalt</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulkan</translation>
    </message>
    <message>
        <source>was taken this turn</source>
        <translation>blev erobret i denne tur</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vest</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>mens racen er aktiv</translation>
    </message>
    <message>
        <source>with the {}</source>
        <translation>hos {}</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} mm</source>
        <translation>x {:.1f}  y {:.1f} mm</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} units</source>
        <translation>x {:.1f}  y {:.1f} enheder</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>{1} has {0} tiny parts (of {2}).</source>
        <translation>
            <numerusform>{1} har en lillebitte del (på {2}).</numerusform>
            <numerusform>{1} har {0} bittesmå dele (på {2}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{:,.0f} square units</source>
        <translation>{:,.0f} kvadratenheder</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} mm</source>
        <translation>{:.0f} x {:.0f} mm</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} units</source>
        <translation>{:.0f} x {:.0f} enheder</translation>
    </message>
    <message>
        <source>{:.0f} × {:.0f} mm on {}</source>
        <translation>{:.0f} × {:.0f} mm på {}</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} mm</source>
        <translation>{:.2f}, {:.2f} mm</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} units</source>
        <translation>{:.2f}, {:.2f} enheder</translation>
    </message>
    <message>
        <source>{:g} x {:g} mm</source>
        <translation>{:g} x {:g} mm</translation>
    </message>
    <message>
        <source>{}
… and {} characters more</source>
        <translation>{}
… og {} tegn mere</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  gange {}</translation>
    </message>
    <message numerus="yes">
        <source>{}  in {} stretches</source>
        <translation>
            <numerusform>{}  i {} stykke</numerusform>
            <numerusform>{}  i {} stykker</numerusform>
        </translation>
    </message>
    <message>
        <source>{}  moved {}</source>
        <translation>{}  flyttet {}</translation>
    </message>
    <message>
        <source>{} (copy)</source>
        <translation>{} (kopi)</translation>
    </message>
    <message>
        <source>{} (unknown)</source>
        <translation>{} (ukendt)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Her ville rettelsen skade andetsteds, så det må rettes i hånden.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} på tværs, {} ned</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} og {}</translation>
    </message>
    <message>
        <source>{} and {} are neighbours and both have monsters.</source>
        <translation>{} og {} er naboer og har begge monstre.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} og {} mere</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} bøjet mindre for at holde afstand til andre.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} grænse</numerusform>
            <numerusform>{} grænser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} gren</numerusform>
            <numerusform>{} grene</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>{} regler fundet</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} mønt</numerusform>
            <numerusform>{} mønter</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Nyt i udlægget: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{} kommer inden for {} af hinanden, men er ikke naboer.</translation>
    </message>
    <message numerus="yes">
        <source>{} corner touches</source>
        <translation>
            <numerusform>{} hjørneberøring</numerusform>
            <numerusform>{} hjørneberøringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners</source>
        <translation>
            <numerusform>{} hjørne</numerusform>
            <numerusform>{} hjørner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners of {} lie up to {} apart instead of on the same spot.</source>
        <translation>
            <numerusform>{} hjørne af {} ligger {} fra hinanden i stedet for samme sted.</numerusform>
            <numerusform>{} hjørner af {} ligger op til {} fra hinanden i stedet for samme sted.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} costs {}</source>
        <translation>{} koster {}</translation>
    </message>
    <message>
        <source>{} could not be written.</source>
        <translation>{} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>{} covers this place already.</source>
        <translation>{} dækker allerede dette sted.</translation>
    </message>
    <message numerus="yes">
        <source>{} cut the land</source>
        <translation>
            <numerusform>{} deler landet</numerusform>
            <numerusform>{} deler landet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} disputes touch this</source>
        <translation>
            <numerusform>{} tvist berører dette</numerusform>
            <numerusform>{} tvister berører dette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} do not touch {}.</source>
        <translation>
            <numerusform>{} rører ikke {}.</numerusform>
            <numerusform>{} rører ikke {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} tegner: klik hjørne efter hjørne, Enter lukker regionen.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} fordrevet</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} ender {} fra brættets venstre kant uden at røre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} ender {} fra brættets nederste kant uden at røre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} ender {} fra brættets højre kant uden at røre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} ender {} fra brættets øverste kant uden at røre den.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} fejl</numerusform>
            <numerusform>{} fejl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} fejl. Kontrolleres løbende.</numerusform>
            <numerusform>{} fejl. Kontrolleres løbende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations</source>
        <translation>
            <numerusform>{} forventning</numerusform>
            <numerusform>{} forventninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations fail</source>
        <translation>
            <numerusform>{} forventning svigter</numerusform>
            <numerusform>{} forventninger svigter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} svigt</numerusform>
            <numerusform>{} svigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} mellemrum, {} bredt, mellem {} og rammen.</numerusform>
            <numerusform>{} mellemrum, det bredeste {} bredt, mellem {} og rammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} mellemrum, {} bredt, mellem {}.</numerusform>
            <numerusform>{} mellemrum, det bredeste {} bredt, mellem {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} mellemrum, {} bredt, i {}.</numerusform>
            <numerusform>{} mellemrum, det bredeste {} bredt, i {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>for {} t siden</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} havde disse taster og har dem ikke længere.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{} har en havn, men ligger hverken på en flod eller ved siden af en.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{} har mistet en ende: der er ingen region "{}".</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{} har intet areal.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{} har hverken nabo eller forbindelse.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{} har intet terræn.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{} har symbolet "{}", som intet spil kender.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{} har symbolet {}, som hører til på: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{} har terrænet "{}", som intet spil kender.</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} har {}</translation>
    </message>
    <message>
        <source>{} have the same shape.</source>
        <translation>{} har samme form.</translation>
    </message>
    <message>
        <source>{} held back</source>
        <translation>{} tilbageholdt</translation>
    </message>
    <message numerus="yes">
        <source>{} hints</source>
        <translation>
            <numerusform>{} tip</numerusform>
            <numerusform>{} tip</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} har {}</translation>
    </message>
    <message numerus="yes">
        <source>{} house rules</source>
        <translation>
            <numerusform>{} husregel</numerusform>
            <numerusform>{} husregler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} ignored</source>
        <translation>
            <numerusform>{} ignoreret</numerusform>
            <numerusform>{} ignorerede</numerusform>
        </translation>
    </message>
    <message>
        <source>{} in decline</source>
        <translation>{}, inaktive</translation>
    </message>
    <message>
        <source>{} in hand</source>
        <translation>{} på hånden</translation>
    </message>
    <message>
        <source>{} in hand, {} short</source>
        <translation>{} på hånden, {} for lidt</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} i millimeter</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} i bakken</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} i {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} findes mere end én gang.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} er for lille til {}: {} på det bredeste, {} kræves.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} er {}: næsten ingen race kan holde {} dér.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} er {}: symbolet {} kan ikke stå dér.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} beholder, hvad kortet giver den</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} fører fra en region til sig selv.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} tilbage</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} ligger først i udlægget.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} ligger på {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} ligger helt uden for brættet.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} ligger hos {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} ser på den næste begivenhed, som bliver skjult.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} mødes kun i et hjørne: ikke naboer.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} rører brættets kant på for kort et stykke til at ligge ved den.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>for {} min siden</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} mere</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} skal afgøre {}.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} skal afgøre for {}.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} skal afgøre.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} nærved</numerusform>
            <numerusform>{} nærved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} overflødigt hjørne</numerusform>
            <numerusform>{} overflødige hjørner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} neighbours: {}</source>
        <translation>
            <numerusform>{} nabo: {}</numerusform>
            <numerusform>{} naboer: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of combination {}</source>
        <translation>{} af sæt {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} af brættet hører ikke til nogen region, ved siden af {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} af brættet hører ikke til nogen region.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} af dem er anderledes end nu.</numerusform>
            <numerusform>{} af dem er anderledes end nu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} af {}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{} af {} tvister gør en forskel her</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{} af {} forventninger ikke opfyldt{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{} af {} sider</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{} af {} ligger ved vand</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} regions</source>
        <translation>
            <numerusform>{} af {} region</numerusform>
            <numerusform>{} af {} regioner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} scenarios</source>
        <translation>
            <numerusform>{} af {} scenarie</numerusform>
            <numerusform>{} af {} scenarier</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{} af {} rører den</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} på det</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} på brættet</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} på grænsen mellem {} har intet modstykke på den anden side.</numerusform>
            <numerusform>{} på grænsen mellem {} har intet modstykke på den anden side.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} overlap by {}.</source>
        <translation>{} overlapper med {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pages, {} × {}</source>
        <translation>
            <numerusform>{} side, {} × {}</numerusform>
            <numerusform>{} sider, {} × {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} parts regions that do not touch.</source>
        <translation>{} skiller regioner, der ikke rører hinanden.</translation>
    </message>
    <message numerus="yes">
        <source>{} players</source>
        <translation>
            <numerusform>{} spiller</numerusform>
            <numerusform>{} spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>{} races and {} powers are still face down.</source>
        <translation>{} racer og {} evner ligger stadig skjult.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} rækker {} ud over rammen.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} tolkninger, der går ens</translation>
    </message>
    <message numerus="yes">
        <source>{} regions</source>
        <translation>
            <numerusform>{} region</numerusform>
            <numerusform>{} regioner</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions are called {}.</source>
        <translation>{} regioner hedder {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} regions checked.</source>
        <translation>
            <numerusform>{} region kontrolleret.</numerusform>
            <numerusform>{} regioner kontrolleret.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>{} regioner har et skibsværft; æsken har {} karavel.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} gentager en grænse.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>{} flodregioner kan kræve et skib hver; æsken har {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} rolls</source>
        <translation>
            <numerusform>{} slag</numerusform>
            <numerusform>{} slag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rulings changed</source>
        <translation>
            <numerusform>{} tolkning ændret</numerusform>
            <numerusform>{} tolkninger ændret</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>{} kørt, {} svigtede</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>for {} s siden</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} siger: {} kommer som det næste.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{} deler allerede en grænse.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{} deler ingen grænse at spærre.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{} deler kun {} grænse: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>{} for lidt</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>{} for lidt; et sidste forsøg med terningen lykkes {} ud af {}</translation>
    </message>
    <message>
        <source>{} square units</source>
        <translation>{} kvadratenheder</translation>
    </message>
    <message numerus="yes">
        <source>{} steps</source>
        <translation>
            <numerusform>{} trin</numerusform>
            <numerusform>{} trin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} symbols</source>
        <translation>
            <numerusform>{} symbol</numerusform>
            <numerusform>{} symboler</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes the {}.</source>
        <translation>{} tager {}.</translation>
    </message>
    <message>
        <source>{} together</source>
        <translation>{} tilsammen</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} brik</numerusform>
            <numerusform>{} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>{} brik for lidt</numerusform>
            <numerusform>{} brikker for lidt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} too short</source>
        <translation>
            <numerusform>{} for kort</numerusform>
            <numerusform>{} for korte</numerusform>
        </translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} enheder</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} venter på at komme tilbage</translation>
    </message>
    <message numerus="yes">
        <source>{} warnings</source>
        <translation>
            <numerusform>{} advarsel</numerusform>
            <numerusform>{} advarsler</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was written.</source>
        <translation>{} blev skrevet.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} mulighed</numerusform>
            <numerusform>{} muligheder</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} uden vej</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} ville miste sin form.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} pixel, {} på brættet</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · ingen sikkerhedskopi</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · sikkerhedskopi {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} på kanten</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} pixel</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – svigter</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, alle som nu. Det, der er omkring dem, er anderledes: brættet, dets billede eller forbindelser.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, inaktiv</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, set af {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, terningen giver {}</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, brikker tilbage</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, {} valgt</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. I parentes: det trykte bræt, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Intet trykt bræt at sammenligne med.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Det samme som nu.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: på {} af {}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: symbolet {} hører ikke til {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: terrænet {} hører ikke til {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Klik for at vælge den, med Ctrl for at sammenligne begge.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>“{}” har ændringer, der ikke er gemt.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>“{}” er allerede åbent i et andet Realmwright-vindue; den, der gemmer sidst, vinder.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>“{}” er ikke tilladt</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>“{}” er tilladt</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>“{}” er ikke længere, hvor det var. Kortet er her stadig; at gemme skriver det igen.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>“{}” er der ikke længere: den er flyttet, omdøbt eller slettet. Led efter den i {}, eller åbn en anden.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>“{}” forstås ikke.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>“{}” er ændret af et andet program, siden det blev åbnet eller gemt her.</translation>
    </message>
</context>
</TS>
