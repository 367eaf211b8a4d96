<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>sv</translation>
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
&lt;p&gt;En karta är ett spelbräde med regioner. Grannregioner delar en gräns: flytta den, och båda följer med.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Rita.&lt;/b&gt; Ta ritverktyget (&lt;b&gt;P&lt;/b&gt;) och klicka hörn; klicka på det första igen för att sluta. Nära en hörnpunkt, en gräns eller ramen hoppar punkten dit. En region som ritas över andra beskärs efter dem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Fyll och skär.&lt;/b&gt; Hinken gör varje öppen yta till en region, Dela skär en i två, Slå ihop fogar samman dem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Märk.&lt;/b&gt; Ge namn, terräng och symboler i panelen Region, i regiontabellen eller med penseln.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Kontrollera.&lt;/b&gt; Panelen med fynd säger vad som är fel medan du arbetar. Varje fynd kan visas, markeras, åtgärdas med förhandsvisning eller ignoreras med ett skäl.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Använd.&lt;/b&gt; Exportera bilder och granntabeller, skriv ut i exakt storlek, eller spela på den i regelverkstaden.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Allt kan ångras. En säkerhetskopia av osparat arbete skrivs en stund efter varje ändring, och de tio senaste sparningarna finns under &lt;b&gt;Arkiv › Tidigare versioner&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, sedan {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Inte tillåtet.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> och </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> och {} till</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> med hjälp av {}</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> från {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> eller </translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixlar</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> sekunder</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} uppfyllda.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {} av {} förväntningar inte uppfyllda.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} genom senaste ändringen.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>&amp;Rikta mot ramen</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Upphovsman</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spelbräde</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Gränser</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Nedre panel</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>&amp;Kuster</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicera</translation>
    </message>
    <message>
        <source>&amp;Edge</source>
        <translation>&amp;Kant</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigera</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arkiv</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Fynd</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>&amp;Anpassa brädet</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Glöm dessa filer</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Rutnät</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>&amp;Dölj allt utom spelbrädet</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historik</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Id</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>&amp;Importera ritning…</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Förbindelser</translation>
    </message>
    <message>
        <source>&amp;Lock everything</source>
        <translation>&amp;Lås allt</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karta</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>&amp;Slå ihop markerade</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Grannar</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Ny karta…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>&amp;Öppna karta…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Klistra &amp;in</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Spela på kartan</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelare</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>&amp;Skriv ut i exakt storlek…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Gör om: {}</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Omgångar</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Linjaler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Kortkommandon…</translation>
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
        <translation>Region&amp;tabell</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terräng</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Ångra: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Verklig storlek</translation>
    </message>
    <message>
        <source>+ Effect</source>
        <translation>+ Verkan</translation>
    </message>
    <message>
        <source>+ Piece of its own…</source>
        <translation>+ Egen markör…</translation>
    </message>
    <message>
        <source>+ When…</source>
        <translation>+ När…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Var…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} på den</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, glipor upp till {} räknas som slutna</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, tryckt {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, berättelsen bryts</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} pixlar</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 enhet = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; ett slag på {} skulle räcka, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klicka&lt;/b&gt; på en regel för att läsa den · &lt;b&gt;Esc&lt;/b&gt; släpper</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klick&lt;/b&gt; spelar · &lt;b&gt;Alt&lt;/b&gt; fäster · &lt;b&gt;Esc&lt;/b&gt; släpper</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ingen sida har alla dessa ord: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>En spärr är en gräns som ingen får korsa. Klicka på gränsen, eller på en region och sedan dess granne; samma sak igen öppnar den.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Ett bräde för varje tolkning, vid första steget som skiljer sig</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>En angränsande region bär denna symbol.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>En angränsande region räknas som en av dessa terränger, vem som än håller den.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Ett klick i en inringad yta av förlagan gör ytan till en region, beskuren efter grannarna. Har linjen ett hål visas det innan något görs. Ytor som slutar vid en ram ritad i förlagan läggs vid brädets kant, om det inte är avstängt.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Ett klick på en gräns rundar den eller ruggar upp den, lika för regionerna på båda sidor; ett drag tar flera gränser på en gång, Retur alla de markerade regionernas gränser. Platser där gränser möts och ramen står kvar. Där en gräns skulle korsa en annan böjs den mindre.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Ett klick markerar en region, Skift lägger till en, Ctrl tar med eller bort den, Alt når den under; en dragen ruta markerar allt den rör, piltangenterna går från region till region. En markerad region lyser upp sina grannar med längden på varje gräns, två visar vad som ligger mellan dem. Siffertangenter ger de markerade regionerna en terräng. Ett dubbelklick redigerar hörnpunkterna.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Ett klick där ingen region finns gör hela den öppna ytan till en region med passande gränser.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>En förbindelse behöver två olika regioner.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Ett hörn i en region ligger på grannens gräns, som saknar hörn där, så gränsen kan inte flyttas som en.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Ett snitt behöver en linje med minst två punkter.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Ett avstånd mellan 0 och 100 000 mm behövs.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>En förväntning som brister</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Ett spel kan nå den här ställningen.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Här hör ett parti, en ställning eller ett scenario hemma.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>En hamn hör hemma på en flod eller intill en.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>En sorts terräng som bara den här kartan känner</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>En förbindelse knyter ihop två regioner som inte rör varandra: en bro, en tunnel eller en sjöled, åt båda hållen eller åt ett, med en anteckning. Klicka eller dra från den ena till den andra. Med andra val ändras förbindelsen, med samma tas den bort.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>En handgjord förbindelse eller spärr är meningslös: en ände saknas (fel), en spärr skiljer regioner som inte rör varandra, eller en förbindelse upprepar en gräns eller en annan förbindelse (varningar).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Ett låst lager kan inte ändras för hand; Ångra fungerar ändå.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>En karta för River World saknar flod, så händelser, skepp och karavellen har inget att göra.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>En markör ur lådan läggs i varje region som folkslaget erövrar, en i varje, så länge det finns några.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>En markör går tillbaka till förrådet när dess region överges eller erövras, vem som än förde dit den.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>En markör i en region som ett annat folkslag tar går tillbaka till sin ägare, eller till lådan om det inte finns någon.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>En markör får inte ställas där villkoret gäller.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>En markör får endast ställas i folkslagets regioner.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>En markör vars region övergavs stannar hos sin ägare.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Ett namn hittas på</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>En smal remsa mellan regioner (eller en region och ramen) tillhör ingen. Den är inte bredare än kartans gliptolerans; bredden är den största cirkelns inuti den.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>En sida på {:.4g} x {:.4g} mm kan en PDF inte ha.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>En del av brädet hör inte till någon region. Ett tips där den är öppen mot ramen, en varning där regioner omsluter den.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>En bild på {} x {} pixlar är för stor; högst {} åt vardera hållet och {} miljoner totalt ritas.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>En bild på {} x {} pixlar är för liten att rita.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>En piratsymbol hör hemma på en flod.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>En plats ligger i regionen.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>Ett folkslag i nedgång håller regionen, vems det än är.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>Ett folkslag som erövrar i nedgång gör det före spelarens aktiva folkslag.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>En region slutar nära brädets ram utan att röra den, så den ligger inte vid kanten.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>En region har en symbol som inget spel känner till.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>En region har en terräng som inget spel känner till.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>En region saknar yta: färre än tre olika hörn, eller alla på en linje.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>En region saknar namn.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>En region har varken granne eller förbindelse.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>En region saknar terräng.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>En region är för liten för sina brickor: dess största cirkel bör rymma en stapel på 28 enheter tvärs över och plats för varje symbol, en fjärdedel av den ytan. Ett tips där bara symbolerna inte får plats och på vatten; en avgrund granskas inte.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>En region behöver minst tre hörn.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>En region i flera delar har en på under 50 kvadratenheter, för liten för att vara avsedd.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>En region når utanför brädets ram. Ett fel där den ligger helt utanför.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>En region upprepar ett hörn, eller dess kontur löper ut och rakt tillbaka (en tagg, som är en varning).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>En region så nära ramen ligger vid brädets kant.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>En region med denna markör är stängd för fiender till den som håller den.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>En regions kontur korsar eller överlappar sig själv, så det är oklart vad som är inne och ute.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Ett skeppsvarv eller ett siersketempel gagnar den som håller regionen; på vatten kan nästan ingen det.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>Ett skede kan inte lämnas så länge en markör hos folkslaget ännu kan ställas upp i det.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>En berättelse</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>En terräng måste ha ett namn.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>En vulkansymbol hör hemma i en avgrund.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Ett helt spel på den här kartan med dessa spelare, utdelat efter fröet</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Överge</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>Ämne: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Avgrunder</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Godta det; skälet sparas i kartan</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Har verkat en gång i detta spel</numerusform>
            <numerusform>Har verkat {} gånger i detta spel</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktiv eller i nedgång</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Lägg till en spelare</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Spärra</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Förbind</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Lägg till spelare</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Lägg till gemensam hörnpunkt</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Lägg till terräng</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Lägg till terrängen {}</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Lägg till hörnpunkt</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Grannskap</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Grannskap som CSV</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Grannskap som GraphML</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Grannskap som JSON</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Grannskap för Graphviz</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Grannskap: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Emot det</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>Rikta {} mot ramen</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alla som vanligt</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Alla de markerade regionernas gränser (Retur)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Alla markörer går tillbaka till lådan när folkslaget går i nedgång.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Alla går lika</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Alla spelarens regioner, av varje folkslag, hänger ihop, och detta folkslag har en av dem.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Alla folkslagets regioner hänger ihop.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Alla regioner som uppfyller villkoret räknas som angränsande till varandra för ett ändamål.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>Alla brickor i en region som uppfyller villkoret stannar där när folkslaget går i nedgång, inte bara en.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Alla {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Alla {} förväntningar uppfyllda</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Tillåt med avsikt</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Slå även ihop regioner som inte rör varandra, till en ögrupp</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Alltid detta tal.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>En Underground-karta har avgrunder men ingen vulkansymbol i dem, så Flammor saknar plats för vulkanen.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>En annan karta…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>En annan</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>En annan spelares aktiva folkslag håller fler regioner än detta folkslag.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>En annan spelares aktiva folkslag håller regionen.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>En annan spelares aktiva folkslag står i en angränsande region.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>En annan tolkning tillåter kanske mer här</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Använd</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Yta</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Ytor som slutar vid en ram ritad i förlagan läggs vid brädets kant</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Frågan gäller</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Minst ett av dessa villkor gäller.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>Minst så många folkslagsbrickor står i regionen.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Minst så mycket gräns gör två regioner till grannar.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>I detta ögonblick tas alla markörer upp, var de än står, för att ställas upp på nytt.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Upphovsman</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, sedan 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>På igen</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Börja med inget</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Börja med inget: samma spelare vid ett tomt bräde</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Börja med ställningen i steget som visades</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Börja med detta steg</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Bredvid en karta är det med i nya spel där; bredvid ett scenario kan det nämnas.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Bredvid brädet</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Tomt bräde</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Tomt namn</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Spärrar</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Spärr</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Spärr mellan {} och {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Spärr för hand</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Spärra gränsen mellan {} och {}</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Spärrar</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Spärrar är låsta; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbräde</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>För&amp;laga</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Förlaga</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Brädet som bild…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Brädets kant</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Bräde utan namn</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Böckerna är oense: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Gräns, ju bredare, desto längre</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Gränser</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Gränser är låsta; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Konturer så långt isär räknas ännu som en gräns.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Gren</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Förgrena här</translation>
    </message>
    <message>
        <source>Break on…</source>
        <translation>Stanna vid…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bro</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Ta tillbaka det</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Visa de markerade regionerna</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Hink</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Efter boken igen</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>S&amp;täng karta</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>Kalla {} {}</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Heter här: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Kan inte börja: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Slumpen</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Slumpen drar</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Slumpen drar {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Slumpen drar.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Ändra upphovsman</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Ändra spel</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Ändra antal spelare</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Ändra tryckt storlek</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Ändra antal omgångar</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Ändra titel</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Ändrat av dig</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Kontrollerar …</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Flaskhalsar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Välj</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Välj en regel för att läsa vad den säger.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Välj en kombination</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Välj ett kommando, tryck de nya tangenterna, sedan Sätt. Inga tangenter tar bort kortkommandot.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Välj en fil…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Välj ett fynd för att se vad det betyder och hur det åtgärdas.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Välj en känd terräng, eller lägg till den bland kartans egna på sidan Spelbräde.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Välj en bild</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Välj en bild…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Välj en annan terräng, eller lägg spelet till kartan.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Välj en.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Val av kombination</translation>
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
        <translation>Regler i detta steg</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Regler som verkade i detta steg</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Klicka på en gräns för att spärra den, eller på en region och sedan dess granne.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klicka på en gräns för att rugga upp den, eller dra över flera; Alt gör motsatsen, Retur tar det markerade.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klicka på en gräns för att släta ut den, eller dra över flera; Alt gör motsatsen, Retur tar det markerade.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Klicka på en region som rör den för att slå ihop de två; Esc börjar om.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Klicka på en region, Skift-klicka på en till för att se vad som ligger mellan dem. Dra en ruta för många.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Klicka på en region, sedan på en granne att slå ihop den med.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Klicka på en region: grannarna lyser upp med längden på varje gräns. Namn, terräng och symboler står i panelen till höger; den nedre panelen säger vad som är fel medan du arbetar.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Klicka bortom den andra gränsen för att skära; klick inne i regionen böjer linjen. Esc ger upp.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Klicka från punkt till punkt. Kortet vid pekaren visar hela längden och den sista sträckan i millimeter, eller i brädenheter så länge den tryckta storleken är okänd. Inget ändras.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Klicka från punkt till punkt; kortet vid pekaren säger längden. Retur avslutar linjen, Esc tar bort den.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>Klicka i en inringad yta av förlagan: den blir en region.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Klicka på regionens ena gräns, sedan på den motsatta.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Klicka på en på brädet.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Klicka på en region, sedan på en granne: de blir en. Fler klick fogar till fler; Retur slår ihop alla markerade. Valraden säger vems namn och märken som vinner, och om regioner som inte rör varandra får bli en ögrupp. Förbindelser och spärrar går över till den hopslagna regionen.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Klicka eller dra från en region till en annan som inte rör den.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Klicka eller dra för att sätta symbolen på regioner; börjar man på en som har den tas den bort, och det gör även höger knapp. Siffertangenterna byter symbol, Alt-klick tar den från en region.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Klicka på regioner för att stämpla symbolen, klicka igen för att ta bort den; 1 till 9 byter symbol.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Klicka på regionens första hörn. Håll Ctrl för att inte fästa.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Klicka på den första punkten, dubbelklicka eller tryck Retur för att sluta. Backsteg tar tillbaka en punkt.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Klicka på den första platsen.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Klicka på grannen på andra sidan. Samma sak igen tar bort spärren.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Klicka på nästa hörn; T följer en gräns, Backsteg tar tillbaka en punkt, Esc ger upp.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Klicka på regionen i andra änden. Samma sak igen tar bort förbindelsen.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Klicka på regionen vars hörnpunkter du vill redigera.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Klicka på den andra platsen.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Klicka där ingen region finns, och hela den öppna ytan blir en.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>Slut &amp;glipa</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Slut den</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Slut avståndet, eller lägg till en förbindelse.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Slut hålet</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Slut glipan mellan {} och {}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Stäng meddelandet</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Kust utan något bortom</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Kuster</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Mynt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Mynt</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Mynt per omgång</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Mynt för var och en av folkslagets regioner som uppfyller villkoret, eller för den som frågan gäller.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Mynt till {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Mynt från banken så snart något händer: en erövring, en förlust till en motståndare, valet, nedgången.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Mynt från banken för en region som erövras eller förloras, om den uppfyller villkoret.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Mynt: {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Mynt som räknas för folkslaget som helhet och inte för en enskild region.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Färg på {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Framlagda kombinationer</translation>
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
        <translation>Kommentera gren</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Jämför utgåvorna</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Villkor</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Förbind två regioner som inte rör varandra</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erövra</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Erövringar</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopiera scenariot som text</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Kopiera stegets adress</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Hörnberöring</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Bara ett hörn, inte grannar</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>Hörn hos två grannar ligger under en halv enhet isär och är nog tänkta som samma.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>Kunde inte spara ”{}”: {}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spelets gång</translation>
    </message>
    <message>
        <source>Crowded region</source>
        <translation>Trång region</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.</source>
        <translation>Ctrl+Skift+O öppnar ett scenario, Ctrl+Alt+V klistrar in ett tillsänt.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Ctrl+Skift+P söker bland allt som programmet kan. Allt kan ångras, och osparat arbete kopieras strax efter varje ändring. F1 förklarar varje verktyg och varje anmärkning.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Skär av</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Utskuret ur {}.</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>Klipp ut {}</translation>
    </message>
    <message>
        <source>Danish book</source>
        <translation>Dansk bok</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Död förbindelse</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Avgör</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Gå i nedgång</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Ta bort gren</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Ta bort en av dem.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>Ta bort {}</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Borttaget med {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Kommande tärningsslag</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Osammanhängande karta</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Gör varje åtgärd som inte förlorar någons arbete, som ett steg</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkter per tum</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Dra en hörnpunkt, och den flyttar sig i varje region som har den. Dra mitten av en kant, dubbelklicka eller Alt-klicka på en gräns för att lägga till en; Delete tar bort de markerade. Piltangenter knuffar en pixel, med Skift tio, och X och Y kan skrivas in. En flytt som skulle få gränser att korsas visas rött och avvisas.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Dra en hörnpunkt. Alt-klick på en gräns lägger till en, Delete tar bort den, håll Ctrl för att inte fästa.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Dra över regioner, och alla får terrängen i ett steg. Siffertangenterna byter terräng, Alt-klick tar den från en region, höger knapp tar bort den.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Dra över regioner för att måla dem; 1 till 9 byter terräng, Alt-klick tar den från en region.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Dra från ett hörn till det motsatta; Skift ger en kvadrat. Som vid allt ritande stannar regionen vid grannarna och vid ramen, eller skärs ut ur den enda region den ligger i.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Dra från ett hörn till det motsatta; håll Skift för en kvadrat, Ctrl för att inte fästa.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Dra flyttar bilden. Skala mäter den med två platser som du vet avståndet mellan.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Dra för att rita en rektangel.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Dra, eller ta och klicka. Högerklick tar bort; Skift+hjul, + − och siffror räknar.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dra</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Rita en första region, eller börja med en mall, generatorn eller en bild.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Rita en landregion ut till ramen.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Rita en flod, eller ta bort spelet från kartan.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Rita och forma om</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Rita runt regionen med knappen nedtryckt.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Rita runt regionen med knappen nedtryckt. Släpper du sluts linjen och förenklas, mer ju längre åt höger reglaget är; öglor där linjen korsar sig själv reds ut.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Rita runt regionen med knappen nedtryckt; släpp för att sluta den.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Dra banér och emblem automatiskt</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Dra för hand</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Rita färre flodregioner, eller godta det: förste spelaren säger då var skepp kommer.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Rita om den, eller ta bort den.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Rita den ut till grannarna, eller förbind den för hand.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Rita den ut till ramen, eller längre bort.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Rita region</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Rita några.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Rita regionen som saknas, eller godta det: öppet vatten runt öar får vara tomt.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Rita ihop dem, höj gliptoleransen, eller godta det.</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>Rita {}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ritning</translation>
    </message>
    <message>
        <source>Drawings (*.geojson *.json *.svg *.txt);;All files (*)</source>
        <translation>Ritningar (*.geojson *.json *.svg *.txt);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Duplicate name</source>
        <translation>Dubbelt namn</translation>
    </message>
    <message>
        <source>Duplicate vertex</source>
        <translation>Dubbel hörnpunkt</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>Duplicera {}</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Varje klick lägger till ett hörn; ett klick på det första hörnet, ett dubbelklick, Retur eller höger knapp sluter regionen. Hörn fäster vid hörnpunkter, gränser, ramen och rutnätet, och ett hörn på en gräns blir även grannens; håll Ctrl för att inte fästa. Rita gärna grovt över grannar: den nya regionen stannar vid deras gränser. Ritad inuti en region skärs den ut ur den, och med "Överst" tar den från alla regioner under. T följer en gräns från klick till klick, F tar den andra vägen runt. Backsteg eller Ctrl+Z tar tillbaka ett hörn, Ctrl+Y ger det åter, Esc ger upp.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Tidigare &amp;versioner…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Tidigare versioner</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kant</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Kant nästan nådd</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Kanten nås inom</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Redigera hörnpunkter</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgåva</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Tom karta</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Avsluta erövringar</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spelets slut</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Avsluta omorganisation</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Avsluta turen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Avsluta tur</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Ingång</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Ingång vid kanten</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Ingång från havet</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Ingångsregion</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Ingångsregioner</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Händelse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Händelser</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Varje dragning väljs när den ska ske: kombinationer, brickor och vad slumpen annars avgör</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Vart och ett av dessa villkor gäller.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Varje sådan markör gör sin region en dyrare, vem som än håller den, eller endast (inte) i nedgång.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Allt spelas efter boken: ingen regel är avstängd.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Expandera</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Förvänta</translation>
    </message>
    <message>
        <source>Expect: {}</source>
        <translation>Förvänta: {}</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Förväntning</translation>
    </message>
    <message>
        <source>Expected: {}</source>
        <translation>Förväntat: {}</translation>
    </message>
    <message>
        <source>Expected: {}, met</source>
        <translation>Förväntat: {}, uppfyllt</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Förväntat: {}, inte uppfyllt, fann {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Förvänta…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportera brädet</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Med baksidan upp</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Tona ner förlagan</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Fill {}</source>
        <translation>Fyll {}</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Hitta varje kommando</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Fynd</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Finsk bok</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Första skillnaden</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Första steget</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>De första stegen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Åtgärda</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Åtgärda alla</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Lagningen ändrar {}. Inget annat ändras.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Lagningen lämnar alla regioner som de är.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Fäll ihop panelen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Följ</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Följ en annan tolkning</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Följ gränser från klick till klick (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>Följ {}</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>Till exempel Kärrfolk</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>För skärmar och tryckerier; filen anger sin verkliga storlek.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Glöm det som följer</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Ram</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Frihand</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Från en mall</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Från en bild</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Glipa</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Glipor sluts upp till</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Genererad</translation>
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
        <translation>Tysk bok</translation>
    </message>
    <message>
        <source>Give an abyss the symbol.</source>
        <translation>Ge en avgrund symbolen.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Ge enheten ett namn.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Ge det som ligger mellan dem till en av de två</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Gå tillbaka till versionen från {}</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Gå tillbaka till den här versionen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gå till</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Tillbakagång</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rutnät</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Hamn borta från floden</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Hamnar</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höjd</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Höjd i enheter</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Hålls: välj en markör</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Hålls: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Dölj förlagan</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Dölj andras mynt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Gäller eller inte</translation>
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
        <translation>Så åtgärdas det</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Likadan region</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Endast id</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorera</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Ignorera ett fynd</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Ignorerat utan skäl.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Ignorerat: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunitet</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importera en ritning</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Importera den som ritning</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>I nedgång</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>I nedgång får folkslaget även erövra regioner av sin spelares aktiva folkslag.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>På handen</translation>
    </message>
    <message>
        <source>In hand {}</source>
        <translation>På handen {}</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Med enkla ord</translation>
    </message>
    <message>
        <source>In the menu {}.</source>
        <translation>I menyn {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>I asken</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>I dessa skeden av turen får en markör hos folkslaget ställas i vilken region som helst som tar emot den.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Inkomst efter källa</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Hitta på ett folkslag eller en förmåga</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Hitta på ett folkslag eller en förmåga…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Påhittade folkslag och förmågor</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Påhittade enheter (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Öar</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Isolerad region</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Det kan åtgärdas med sin egen knapp, med förhandsvisning.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Den har inte verkat i detta spel.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Egen karta</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behåll en av dem.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Lägg förlagan bredvid kartan</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>Sparad inuti kartfilen</translation>
    </message>
    <message>
        <source>Key {}</source>
        <translation>Tangent {}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tangenter:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Slags förbindelse</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>Lagt vid brädets kant: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Byggnad på vatten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>Språk: {}</translation>
    </message>
    <message>
        <source>Last attempt with the die</source>
        <translation>Sista försöket med tärningen</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Sista punkten</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Sista steget</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senare</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Lägg på brädet</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>Led den till kanten i båda ändar, och ingen annanstans.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Leder bara från den första regionen till den andra</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Tillåtet nu</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>&amp;Släpp</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Scenariosamling</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Samling…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Ljust eller &amp;mörkt</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Rad {}: {}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Förbindelse</translation>
    </message>
    <message>
        <source>Link between {} and {}</source>
        <translation>Förbindelse mellan {} och {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Förbindelse för hand</translation>
    </message>
    <message>
        <source>Link {} and {}</source>
        <translation>Förbind {} och {}</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Förbindelser</translation>
    </message>
    <message>
        <source>Links are locked; unlock in Layers to change this.</source>
        <translation>Förbindelser är låsta; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Lås spärrar</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Lås förlaga</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Lås gränser</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Lås förbindelser</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Lås namn</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Lås symboler</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Lås terräng</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>Lås {}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Look for disputes in the whole story</source>
        <translation>Leta efter tvister i hela berättelsen</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Ser på tvist {} av {} …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Lös hörnpunkt</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Glömd stam på vatten</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Glömda stammar kan inte stå på vatten eller i en avgrund.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>Glömda stammar eller monster står i regionen.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Tärningstur</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Huvudlinje</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Gör gränsen längre, eller skilj dem åt.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Gör regionen bredare.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Kartor (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Kartor (*.map.geojson *.geojson);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Kartor finns i</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marginal</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Utbud</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mät</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Slå ihop</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Slå ihop {}</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Att slå ihop kräver minst två regioner.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Översiktskarta</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Terräng saknas</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Blandat</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Blandade spel</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Monster på vatten</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Monster intill varandra</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Monster kan inte stå på vatten eller i en avgrund.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Fler regioner har ett skeppsvarv än lådan har karaveller, så ägarna delar den.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Fler floder än skepp</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mushjul</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Flytta ett av dem.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Flytta hörnpunkt</numerusform>
            <numerusform>Flytta gemensam hörnpunkt ({} regioner)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Flytta förlagan</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Flytta isär hörnen; åtgärden löser upp korsningen i delar. Smulor under 50 kvadratenheter går till grannen längs dem, eller släpps.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Flytta hörnpunkt</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>Flytta {} hörnpunkt</numerusform>
            <numerusform>Flytta {} hörnpunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Eget val</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;amn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Namn och märken från</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Markörens namn</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Terrängens namn</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Namn är låsta; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Endast namn</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Namn, terräng och symboler</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Nästan lika namn</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>Nästan träff</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Grannar</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Grannar över {} gemensam gräns{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Grannar delar</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Grannar som delar mindre står bland fynden.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nya tangenter</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Ny karta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Nästa &amp;ruta</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nästa steg</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Ingen yta</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Ingen förlaga bakom regionerna.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>Inget bräde är tryckt för {} spelare, så det finns inget vanligt antal omgångar.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Inget medföljande scenario visar den.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Ingen regel har dessa ord.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>Ingen kombination ligger framme i denna ställning.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Ingen tvist gör någon skillnad i denna berättelse.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Ingen ingångsregion</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Inga fel. Kontrolleras löpande.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ingen händelse</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Ingen fil vald än.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Inga fynd passar.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Inga husregler</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Ingen bild vald än.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Godta det inte längre</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Ingen karta har stängts som kan öppnas igen.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Inte fler brickor förtjänas än asken har; det räknas samma sak som vid ”förtjänar brickor”.</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Inget vanligt folkslag kan någonsin komma hit: hav, sjöar och avgrunder ligger i vägen från varje ingångsregion. Floder får korsas.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Inget vanligt folkslag kan nå {} ({}) från någon ingångsregion.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Inget folkslag kan komma in på kartan: ingen landregion ligger vid brädets kant eller vid kusten av ett hav som gör det.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Inget folkslag håller regionen; glömda stammar eller monster får stå där.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Ingen säkerhetskopia kunde skrivas: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Ingen region ligger vid brädets kant (eller vid kusten av ett hav som gör det), så inget folkslag kan komma in på kartan.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Ingen region markerad</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Ingen flod</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Inget scenario</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Inga ark</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Ingen terräng</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Ingen bricka förloras med en region: alla kommer tillbaka till handen.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Ingen vulkan</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Ingen väg leder från {} till resten av kartan.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Ingen av avgrunderna har en vulkansymbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Inget av kartans spel känner till symbolen.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Inget av kartans spel känner till terrängen.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Inget av dessa villkor gäller.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Norsk bok</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Inte tillåtet.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Inte tillåtet. Berättelsen slutar här.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Inte medtaget: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Inte medräknat: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Inte åtgärdat ännu: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Inte uppfyllt. Fann: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Inte grannar: {} isär på närmaste stället.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Inte sagt</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Nämns inte i: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anteckning</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Anteckning om spärren</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Anteckning om förbindelsen</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Noterat för {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Inget hittades för ”{}”.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Inget behövde ändras.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Inget här ligger nära ramen utan att vara på den.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Inget på handen</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Inget hittat; färre ord hittar mer.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Inget är kvar till en ny region: ytan hör redan till {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Inget på brädet ändras.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Inget ringar in den här platsen: ytan skulle täcka det mesta av bilden.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Inget att åtgärda.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Inget är spelat än.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Inget är sparat än, så det finns inget att gå tillbaka till.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Inget, om det är avsikten.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Inget, om det är avsikten; ge dem annars en gräns, eller förbind dem för hand.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Nu: {}, {} vid kanten.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>Knuffa {} hörnpunkt</numerusform>
            <numerusform>Knuffa {} hörnpunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Antal grannar</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Antal markörer</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>Vid kanten</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Överst</translation>
    </message>
    <message>
        <source>One file to pass on, but as large as the picture</source>
        <translation>Bara en fil att skicka vidare, men lika stor som bilden</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>En för varje område av regioner som ligger åtskilt från de andra.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>En för varje markör byggd denna tur.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>En för varje region erövrad denna tur som inte var tom: på trupper, eller på något värt att plundra.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>En för varje region hos spelarens andra folkslag som uppfyller villkoret.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>En för var och en av folkslagets regioner som uppfyller villkoret, eller för varje så många av dem.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>En för varje region som folkslaget erövrade denna tur och som uppfyller villkoret, eller för varje så många av dem.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>En för varje sådan markör i folkslagets regioner.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>En av de två regionerna är borta.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>En sida i brädets tryckta storlek, som vektorer.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>En rad per väg mellan två regioner, för kalkylblad.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Ett håll</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Bara här tillåtet sedan</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Endast markerade regioner</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Endast {} har den</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Täckning</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Förlagans täckning</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Brädförlagans täckning</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Öppna &amp;senaste</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Öppna ett scenario först.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Öppna ett scenario för att spela det med husregler.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Öppna ett scenario för att se dess diagram.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Öppna ett scenario för att se vilka tvister som berör det.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Öppna en väg, eller lägg till en förbindelse.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Öppna en påhittad enhet</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Öppna som ny karta</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Öppna karta</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>Öppna s&amp;cenario…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Öppna scenario</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Öppna samlingen</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Öppna panelen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öppna…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Möjlighet {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Övrigt</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Andra spelare kan inte erövra de av folkslagets regioner som uppfyller villkoret.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Andra folkslag betalar fler brickor för detta folkslags regioner.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Utanför ramen</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Överlappning</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Egna</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Egna märken</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Egna märken för {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Egna märken, med komma emellan</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Egen terräng {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Egna terränger</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF i exakt storlek</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-bild</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-bild (*.png)</translation>
    </message>
    <message>
        <source>PNG, JPEG or SVG. You can also drop one on the window.</source>
        <translation>PNG, JPEG eller SVG. Du kan också släppa en på fönstret.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betalt</translation>
    </message>
    <message>
        <source>Paid to {}</source>
        <translation>Betalt till {}</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Måla</translation>
    </message>
    <message>
        <source>Paint {}</source>
        <translation>Måla {}</translation>
    </message>
    <message>
        <source>Paint {}{}</source>
        <translation>Måla {}{}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Parting at step {}</source>
        <translation>Skiljs vid steg {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Klistra in ett scenario</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>Klistra in {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>Pick tokens or a piece first, then click regions.</source>
        <translation>Ta först brickor eller en markör, klicka sedan på regioner.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Markörer</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Markörer som folkslaget har bredvid brädet; ta en i asken, eller dra den hit</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Pirater</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Pirater borta från floden</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lägg</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Infoga en bild av brädet (PNG, JPEG eller SVG), eller släpp en på fönstret.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Infoga förlaga</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>Placera {} hörnpunkt</numerusform>
            <numerusform>Placera {} hörnpunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Platser</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Lägger förlagan under regionerna: dra den, skala den med två punkter vars avstånd i millimeter är känt, ställ in hur starkt den syns, eller hitta den igen när den saknas.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Infoga…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Spela efter denna</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Spela efter denna: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Spela från en ställning som inget spel kan nå</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Spela härifrån</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Spela berättelsen efter denna tolkning</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Spela på kartan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Spelare och omgångar</translation>
    </message>
    <message>
        <source>Point at the border further on and click to follow it; F takes the other way round, T ends tracing.</source>
        <translation>Peka på gränsen längre fram och klicka för att följa den; F tar den andra vägen, T avslutar.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Polsk bok</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Specialförmåga</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Förmågor</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Föregående ruta</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Tryck Retur för att slå ihop den {} markerade regionen, eller klicka på den första av två.</numerusform>
            <numerusform>Tryck Retur för att slå ihop de {} markerade regionerna, eller klicka på den första av två.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Förhandsvisa</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Föregående steg</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Kombinationens pris</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Pris för {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Priser och mynt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Skriv ut i 100 %, inte ”anpassa till sida”. Stapeln på 100 mm längst ner på varje ark visar om skrivaren lydde. Streck visar var man skär och mitten av varje överlappning. Klicka på ett ark för att se det.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Tryckt</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Tryckt höjd</translation>
    </message>
    <message>
        <source>Printed size</source>
        <translation>Tryckt storlek</translation>
    </message>
    <message>
        <source>Printed size {:.0f} × {:.0f} mm</source>
        <translation>Tryckt storlek {:.0f} × {:.0f} mm</translation>
    </message>
    <message>
        <source>Printed width</source>
        <translation>Tryckt bredd</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Befordra</translation>
    </message>
    <message>
        <source>Promote branch</source>
        <translation>Befordra gren</translation>
    </message>
    <message>
        <source>Put a token into</source>
        <translation>Lägg en bricka i</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Lägg förlagan bredvid kartfilen</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>Sätt {} på {}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Folkslag</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Folkslag, förmåga, regel, tvist eller ett ord</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Folkslag</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Byt &amp;namn</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tolkningar</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Färdigställ</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Förberedelse av trupper</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Skäl att ignorera</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Säkerhetskopia efter</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rektangel</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Omorganisera</translation>
    </message>
    <message>
        <source>Redeployed</source>
        <translation>Omorganiserat</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Omgruppering</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
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
        <translation>Region {} saknar namn.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioner</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Regioner efter antal grannar</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Regioner efter steg från kanten</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Regioner följer med</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Regioner per terräng</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Regioner, gränser med längder, förbindelser och fynd.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliker</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Länka om…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Läs om från filen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Ta bort spelare</translation>
    </message>
    <message>
        <source>Remove the board art</source>
        <translation>Ta bort förlagan</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Ta bort villkoret</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Ta bort verkan</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Ta bort markören</translation>
    </message>
    <message>
        <source>Remove the terrain {}</source>
        <translation>Ta bort terrängen {}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Ta bort den här spelaren</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Ta bort {}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {} vertices</source>
        <translation>
            <numerusform>Ta bort {} hörnpunkt</numerusform>
            <numerusform>Ta bort {} hörnpunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename branch</source>
        <translation>Byt namn på gren</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Byt namn på en av dem.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>Byt namn på {}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Byt namn…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Öppna s&amp;tängd karta igen</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Åtgärda det; Ångra tar tillbaka det</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>Åtgärda {} fynd</numerusform>
            <numerusform>Åtgärda {} fynd</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersätt…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Ändra brädets storlek</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Höger &amp;panel</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Höger panel</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Flodändar</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Flodregioner behöver inte lämnas vid omorganisering eller nedgång, eller så räknas de för mynten.</translation>
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
        <translation>Slå först</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Slå eller dra</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>Slog {}</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Rugga upp</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>Rugga upp {}</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>Ruggar upp {} gränser …</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Omgång {}</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Omgång {} av {}</translation>
    </message>
    <message>
        <source>Round {}, {}</source>
        <translation>Omgång {}, {}</translation>
    </message>
    <message>
        <source>Round {}, {}'s turn begins.</source>
        <translation>Omgång {}, turen går till {}.</translation>
    </message>
    <message>
        <source>Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.</source>
        <translation>Omgång {}, {}: steg {} till {}, {}. Ett klick visar slutet, ett dubbelklick stegen.</translation>
    </message>
    <message>
        <source>Round {}, {}: {:+d}</source>
        <translation>Omgång {}, {}: {:+d}</translation>
    </message>
    <message>
        <source>Round {}: {}</source>
        <translation>Omgång {}: {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Omgångar</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Tolkning</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Tolkningar</translation>
    </message>
    <message>
        <source>Rulings {}</source>
        <translation>Tolkningar {}</translation>
    </message>
    <message>
        <source>Run all listed</source>
        <translation>Kör alla i listan</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Kör till nästa stopp</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-ritning</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Regelverkstad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara &amp;som…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Spara &amp;rapport…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Spara igen</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Spara karta som</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Spara min</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Spara rapport</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Spara scenario</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Spara scenario med karta</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Spara scenario…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Spara den påhittade enheten</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Spara med kartan i…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Sparat som {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spara…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Ange avståndet, sedan Retur.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Skala förlagan</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skala…</translation>
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
        <translation>Scenarier (*.toml);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tjäna</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Rullar; Ctrl och hjul zoomar</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Sjöled</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>Sök &amp;kommandon</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Sök en regel att stänga av</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Sök kommandon</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Sök kommandon och tangenter</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Sök fynd</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>Sök i det som är tillåtet nu</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Sök namn, terräng, symbol</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Sök regioner</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Sök i hjälpen</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Sök i det tillåtna</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Hav och sjöar får erövras som andra regioner.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Platser</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Se åtgärden på brädet utan att utföra den</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Frö för ett nytt spel</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Frö {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Markera</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Markera &amp;allt</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Markera exakt två regioner för att sluta glipan mellan dem.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Markera regionerna det gäller</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Markera regionerna vars gränser ska formas om.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Markera, och se vem som gränsar till vem</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Markerade regioner</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Korsar sig själv</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sätt</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Ställ upp en ställning</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Satt innan</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Ange den tryckta bredden för att se millimeter.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Ställ upp</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Uppställningen behöver fler markörer av ett slag än asken har.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Inställningar, säkerhetskopior och de tio senaste sparningarna av varje karta finns i {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Flera regioner har samma namn.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Flera skeppsvarv</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Former</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Former med grannar, kant och ingång, för kartprogram.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Dela</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Delas av {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Arken ligger</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Skift och dra bär en hel stapel, Ctrl och dra en kopia. Släpps det bredvid brädet går det tillbaka.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Skift-klicka på en region till för att se vad som ligger mellan dem; dubbelklick redigerar hörnpunkter.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Skift-klick lägger till en region, Ctrl-klick tar med eller bort den, Esc släpper alla.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Varv</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Strand mellan land och vatten</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Strand mot</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Kort gräns</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Kort gräns under</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Visa ett fynd igen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Visa igen</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Visa fynd av alla grader</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Visa bara dessa</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Visa förlagan</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Visa platsen på brädet</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Visa även det som ignorerats</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>Visa {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visas</translation>
    </message>
    <message numerus="yes">
        <source>Shown by {} scenarios</source>
        <translation>
            <numerusform>Visas i {} scenario</numerusform>
            <numerusform>Visas i {} scenarier</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Sida vid sida</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Liggande</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Förenkla</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Hoppa över rundturen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Släta ut</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>Släta ut {}</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>Slätar ut {} gränser …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Fäst vid: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Fäst {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Fäster inom</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>Så många markörer eller fler byggdes sedan folkslaget valdes.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>Så många markörer eller fler byggdes denna tur.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Särskild erövring</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dela</translation>
    </message>
    <message>
        <source>Split {}</source>
        <translation>Dela {}</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stämpla</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>Stämpla {} på {}</translation>
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
        <translation>Steg &lt;b&gt;{}&lt;/b&gt; av {}</translation>
    </message>
    <message>
        <source>Step {}</source>
        <translation>Steg {}</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Steg {} av {}</translation>
    </message>
    <message>
        <source>Step {} of {}, round {}, {}'s turn</source>
        <translation>Steg {} av {}, omgång {}, tur: {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Steg {}, omgång {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Steg från kanten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>Stannade vid gränsen till {}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppat.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Stoppat. Ändra ett tal för att börja igen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Stoppat; inget ändrades.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stoppat; inget skrevs.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrka</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>En sådan markör ligger i regionen.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Svensk bok</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Stäng av</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>Avstängt i detta scenario</translation>
    </message>
    <message>
        <source>Symbol not in game</source>
        <translation>Symbol inte i spelet</translation>
    </message>
    <message>
        <source>Symbol stamp</source>
        <translation>Symbolstämpel</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboler</translation>
    </message>
    <message>
        <source>Symbols are locked; unlock in Layers to change this.</source>
        <translation>Symboler är låsta; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symboler: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Märken</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Ta upp en bricka från</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Ta allt</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundtur</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Ta ytan från regionerna under i stället för att stanna vid deras gränser</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Ta in förlagan i kartfilen</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Ta mynten</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Ta terrängen eller symbolen från några regioner.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ta deras</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>Ta bort {} från {}</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Borttaget före spelet: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Berätta det som följer igen, som en gren under denna tolkning</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terräng</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Terrängpensel</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Terräng är låst; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Terräng inte i spelet</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Terräng för nya regioner</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Terräng för {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Terräng {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Terräng: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>Det är själva kartan; välj ett annat namn.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Stegets adress är kopierad.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Ytan fortsätter genom ett hål i linjen. Slut hålet, ta allt, eller Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Anfallet på {} misslyckas.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Emblemet stannar hos folkslaget i nedgång, så att det som det gör där kan verka.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Emblemet {} för {} läggs undan.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Spärren mellan {} och {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Spärren togs bort.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Förlagan är låst; lås upp under Lager för att ändra detta.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Förlagan ”{}” saknas eller kan inte visas.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Brädet har nu sin tryckta storlek.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Brädet är tomt: tryck P och klicka hörn efter hörn för att rita en första region.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Brädet finns i {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Gränsen för {} skulle korsa eller röra sig själv.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Gränsen för {} skulle korsa {}.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Bron mellan {} och {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Katalogen har ingen text till denna regel.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Villkoret, tills en region som uppfyller det har erövrats för färre brickor denna tur.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Kopian ligger över {}; dra en ruta runt den med Redigera hörnpunkter för att flytta den.</numerusform>
            <numerusform>Kopiorna ligger över {}; dra en ruta runt dem med Redigera hörnpunkter för att flytta dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Kopian får inte plats på brädet.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Tärningen har ingen ”{}”; den visar {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Tärningen slås för {}.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Tärningen slås.</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Tärningen visar</translation>
    </message>
    <message>
        <source>The die shows {}.</source>
        <translation>Tärningen visar {}.</translation>
    </message>
    <message>
        <source>The die shows {}; it counts for the next conquest.</source>
        <translation>Tärningen visar {}; det räknas vid nästa erövring.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Tärningen har inte slagits än.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Punkter per tum måste vara ett tal.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Ritningen saknar yta.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Ritningen läses …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Ritningen är för liten för att vara en region.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Ritningen ligger utanför brädet.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Ritningen skulle inte lämna något kvar av {}.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Den ritade linjen korsar sig själv.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Den tidigare versionen kunde inte behållas: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Utgåvorna</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Omgångens händelse: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Filen</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Den första erövringen behöver inte ligga vid kartans kant.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Den första</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Spelet är i sin sista runda.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Spelet är i denna runda eller en senare.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Spelet är slut: {} vinner.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Spelet är slut: {} vinner.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Glipan mellan {} kan inte slutas: andra ligger emellan.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Glipan mellan {} är för bred för att slutas; fyll den med hinken.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Glipan här är för liten för att vara en region.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Grafen för yEd, Gephi och networkx.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Grafen med namn och gränslängder.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Höjden följer av bilden. Två punkter med känt avstånd ger senare den exakta skalan.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Den största</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Den sista</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>De tio senaste sparningarna behålls. Att gå tillbaka är ett steg som alla andra och kan ångras.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Linjen runt denna yta har ett hål.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Linjen korsar ingen region som kan delas.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Linjen måste korsa {} från gräns till gräns.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Förbindelsen ändrades.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Förbindelsen togs bort.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Kartan som den öppnades</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Kartan faller isär i grupper av regioner utan väg emellan.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Kartan har inga regioner än.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Kartan har över en fjärdedel fler eller färre regioner än det tryckta brädet för detta spel och antal spelare.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Kartan har {} regioner; spelets tryckta bräde för {} spelare har {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Kartan skapas …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Kartan är för River World och saknar flod.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Kartan behöver {} {}; asken har {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Kartan ändrades under tiden, så gränserna lämnades i fred.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Namnen {} och {} skiljer sig i en enda bokstav.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Namnen {} och {} skiljer sig bara i versaler, mellanslag eller tecken.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Spärrens anteckning ändrades.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Antalet omgångar är inte det vanliga för antalet spelare. Ett tips där inget bräde är tryckt för så många.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Konturen av {} korsar sig själv.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Konturen av {} upprepar ett hörn ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Konturen av {} löper ut och rakt tillbaka ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Bilden saknas.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Markören ligger i så många av kartans regioner eller fler.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Markören står i en angränsande region.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Markören står bredvid regionen, eller bredvid en kedja av folkslagets regioner som leder till den.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Spelaren har ett folkslag i nedgång på brädet.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Spelaren säger hur många av de förtjänade brickorna som kommer till handen när omorganiseringen börjar.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Ställningen passar inte längre: den visas så långt den går att förstå.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Ställningen.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Skrivaren kan inte användas.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Folkslaget erövrade regionen denna tur.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Folkslaget fortsätter att erövra i nedgång; ”erövrar först i nedgång” sätter det före det aktiva folkslaget.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Folkslaget har erövrat så många regioner eller fler denna tur.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Folkslaget håller så många regioner eller färre, av dem som uppfyller ett villkor, där ett är givet.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Folkslaget håller så många regioner eller fler, av dem som uppfyller ett villkor, där ett är givet.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Folkslaget har nya brickor att få ur asken, så många som räknas; ”tar förtjänade brickor” säger när det får dem.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Folkslaget är i nedgång.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Folkslaget får erövra regioner som det inte gränsar till.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Folkslaget får gå i nedgång i slutet av en tur med erövringar, efter mynten.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Folkslaget får inte erövra regioner som uppfyller villkoret.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Folkslaget får lägga en markör ur lådan i en av sina regioner, när som helst i sin tur före mynten.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Folkslaget betalar mer eller mindre för en region.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Folkslaget tar fler brickor när det väljs.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Folkslaget valdes i just denna tur.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Regionen gränsar till hav eller sjö, eller det som räknas så; där bordet läser det så, till en flod.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Regionen gränsar till vatten: hav, sjö eller flod.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Regionen bär denna symbol, eller det som räknas som samma.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Regionen räknas som angränsande till en av folkslagets, även på särskilda vägar.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Regionen räknas som angränsande till en av dessa terränger som folkslaget håller.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Regionen räknas som en av dessa terränger.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Regionen tas genom att dess bricka byts ut, inte med brickor från handen.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Regionen är vatten och rör vid annat vatten.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Regionen ligger vid kartans kant.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Åtgärden ger grannen hörnet.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Åtgärden klipper den vid ramen.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Åtgärden skär överlappningen från en av dem: en region som mest ligger inuti en annan behåller sin form, annars den som kommer senare i kartan, alltså den man ser överst, eller den andra om bara det inte ger något nytt.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Åtgärden tar bort de överflödiga hörnen; ytan är densamma.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Åtgärden ger den ett ledigt.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Åtgärden ger den till regionen med längst gräns längs den, eller släpper den där ingen finns.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Åtgärden ger den till regionen med längst gräns längs den. Inget bredare än toleransen ges någonsin bort.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Åtgärden flyttar det ena till det andra i varje region som använder det.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Åtgärden numrerar alla utom den första.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Åtgärden tar bort den.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Åtgärden tar bort den; eller lägg spelet till kartan.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Åtgärden tar bort den; eller led floden dit.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Åtgärden tar bort den; påhittade hör hemma i regionens egen lista.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Åtgärden tar bort den; sätt den på land.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Åtgärden tar bort symbolen.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Åtgärden sätter det vanliga antalet.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Floden på en Underground-karta rör inte kanten i två regioner, där nya folkslag får börja.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Floden rör kanten i {} region i stället för två.</numerusform>
            <numerusform>Floden rör kanten i {} regioner i stället för två.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>Samma tal ger alltid samma karta. Terräng och symboler har de tryckta andelarna.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>Samma frö ger samma parti igen</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>Samma sak, men varje gräns skriven en gång, för webben.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Scenariot är kopierat med kartan i.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Scenariot är öppet.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Sjöleden mellan {} och {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Storleken är det tryckta brädets; den kan ändras senare i panelen Spelbräde.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Steget</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Berättelsen bryts</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Berättelsen är lång: tvister letas upp när du ber om det.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Reglernas texter är på engelska.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>De förtjänade brickorna kommer till handen när omorganiseringen börjar.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Här står verktygen. Ta Rita (P) och klicka hörn: punkter fäster vid gränser, och en region ritad över andra beskärs efter dem. Gemensamma gränser flyttar sig som en.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Tunneln mellan {} och {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Turen går inte vidare till mynten så länge inget byggts och något kunde byggas.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>De två platserna är för nära varandra för att mäta med.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: nu i nedgång.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: lämnar brädet.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{} får erövra.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{} färdigställer trupperna.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{} omorganiserar.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} tar {} från {}.</translation>
    </message>
    <message>
        <source>The {} take {}.</source>
        <translation>{} tar {}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There is a terrain of that name already.</source>
        <translation>Det finns redan en terräng med det namnet.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Det finns ingen förlaga på den här kartan.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Här finns ingen förlaga att rita efter.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Det finns ingen förlaga än: infoga först en bild med verktyget Förlaga.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Här finns ingen gräns som kan formas om.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Här finns ingen gräns.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Här finns inget hörn att flytta.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Här finns inget hörn att ta bort.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Det finns ingen mapp {}.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Det finns ingen glipa mellan {}.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Här finns ingen öppen yta.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Här finns ingen bild att rita av.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Det finns ingen region att ta bort.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Minnet räcker inte till en bild på {} x {} pixlar.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Det finns inget att klistra in: urklipp har inga regioner.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Det finns inget under siffran {}.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Här finns bara en väg längs gränserna.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>För lite av det ligger på brädet för att vara en region.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Dessa gränser ligger för tätt för att formas om.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>De möts bara i ett hörn, så de är inte grannar.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>De skiljs aldrig</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>De skiljs aldrig.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>De överlappar.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>De överlappar; {} gräns är gemensam.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>De skiljs vid steg {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>De delar bara {}: för lite för att vara grannar.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Slätare blir inte den här gränsen.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>Den här platsen ligger utanför brädet.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>Den här platsen ligger på en linje eller i ett mönster som är för fint att rita av; klicka inne i ett område.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Den här turen</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Kasta bort det</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Pytteliten del</translation>
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
        <translation>För reglerna är de vanligt land.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <translation>Brickor och markörer</translation>
    </message>
    <message>
        <source>Tokens on the map</source>
        <translation>Brickor på kartan</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>För många hörn intill skulle följa med.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>För många markörer</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktyg</translation>
    </message>
    <message>
        <source>TopoJSON</source>
        <translation>TopoJSON</translation>
    </message>
    <message>
        <source>Trace  T</source>
        <translation>Följ  T</translation>
    </message>
    <message>
        <source>Trace from art</source>
        <translation>Rita efter förlaga</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>Rita {} efter förlagan</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Trupperna är redo</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Äkta vektorer för Inkscape och webbläsare, varje gräns en gång.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
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
        <translation>Tur för</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turer</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>Två klick skär rakt</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>Två klick på motsatta gränser skär en region rakt av; klick inuti den böjer snittet. Är inget markerat delas varje region som linjen korsar från gräns till gräns. Den största biten behåller namn och symboler, de andra får dess terräng; förbindelser går till närmaste biten, spärrar till varje bit vid den gränsen.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>Två namn skiljer sig bara i versaler, mellanslag eller tecken (varning), eller långa namn i en enda bokstav.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>Två grannregioner har monster.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>Två regioner är grannar när de delar tillräckligt med gräns; små glipor sluts.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>Två regioner kommer nära varandra utan att vara grannar.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>Två regioner täcker samma mark.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>Två regioner har samma form: en ritades eller importerades nog två gånger.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>Två regioner möts bara i ett hörn. Hörn ger aldrig grannar.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>Två regioner delar så lite gräns att spelare kommer att fråga om de är grannar.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Skriv ett ord för att hitta en regel.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Otäckt bräde</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Okänd symbol</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Okänd terräng</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Hörnpunkt utan motsvarighet</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Namnlös</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Namnlös region</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Onåbar</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Osparat arbete</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Osparat arbete{} på ”{}” hittades; programmet slutade innan det sparades.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Karta utan titel</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Ända till brädets kant</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Stående</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Använd</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Vanliga tangenter</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Vanliga tolkningar</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Hörnpunkt</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Vulkan utanför avgrund</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Spärra gränsen mellan två regioner</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Varning</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Webbsida med bräden (*.html);;Markdown (*.md);;Ren text (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Vad ett drag gör</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Vad som ändrades</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Vad som händer när ett erbjudande från ”ställs upp i” tas: markören står i regionen.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Vad som jämförs</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Vad som förväntas</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>Det som är öppet här förblir som det är.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Vad den kan</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>Det som står i ett pris under dessa slag räknas inte för folkslaget.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Vad tecknen betyder</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Vad som ändrades</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Vad som skulle gå</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Hjulet zoomar, blanksteg eller mittknapp drar, F anpassar.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>När pirater kommer får varje tom flodregion ett skepp, och så många har lådan inte.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>När folkslaget går i nedgång säger dess spelare om de brickor som får stanna gör det.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Var kartor finns</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Det som behöver minst ark</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Vem rör vem</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Den som tar en region från folkslaget betalar det ett mynt, om det finns ett att betala med.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Den som tar enheten tar dess markörer ur lådan, eller från den som hade den förut och inte ställde ut dem.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Hela brädet</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Vems namn och märken vinner</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Varför det är avsiktligt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Bredd</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Bredd i pixlar</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Bredd i enheter</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Är inget markerat delas varje region som linjen korsar</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>Med {} spelare varar spelet {} omgångar; kartan säger {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Utan mus: Retur väljer regionen mitt på brädet, piltangenterna går vidare därifrån, Skift med en pil lägger till nästa region, och Retur på en enda region redigerar dess hörn.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Utan mus: Piltangenterna flyttar punkten, tio gånger så fort med Skift; Retur sätter den, och Retur en gång till avslutar linjen.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Utan att spara går de förlorade.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Arbeta på en kopia</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Ditt arbete finns bara i minnet: spara det någon annanstans.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Ditt arbete är säkert i minnet och i säkerhetskopian.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zooma &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zooma &amp;ut</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomar vid pekaren</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>en bild skrivs som {}, inte som ”{}”</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>en spelare behöver ett namn</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>en spelare utan aktivt folkslag håller inga markörer</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>en region</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>en stapel brickor</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>en stapel brickor och {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>överger {}</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>avgrund</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktiv och i nedgång</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>alla av</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillåtet</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>belopp</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>en namnlös region</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>och på brädet</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>och {} till emot</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>och {} till; skriv fler ord</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>minst ett av</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>som förväntat</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>anfallaren betalar</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>anfaller egna aktiva</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>före mynten</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>bortom asken</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>svart berg</translation>
    </message>
    <message>
        <source>block</source>
        <translation>sammanhang</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>spärrad</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>gränsar till fiende</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>gränsar till eget</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>gränsar till symbol</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>gränsar till terräng</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>bro</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>för med sig</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>bygger</translation>
    </message>
    <message>
        <source>by anyone</source>
        <translation>hos vem som helst</translation>
    </message>
    <message>
        <source>by borders only</source>
        <translation>endast över gränser</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>kan inte avkodas ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>kan inte läsas ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>orsak</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>grotta</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>väljer {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>stängt för fiender</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>mynt ska betalas</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>mynt dolda</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>mynt ligger hos spelare, på kombinationer och i banken</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>kombination {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kommer tillbaka</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>gemensam gräns {}</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>erövra</translation>
    </message>
    <message>
        <source>conquered</source>
        <translation>erövrad</translation>
    </message>
    <message>
        <source>conquered at least</source>
        <translation>har erövrat minst</translation>
    </message>
    <message>
        <source>conquers a region</source>
        <translation>erövrar en region</translation>
    </message>
    <message>
        <source>conquers first in decline</source>
        <translation>erövrar först i nedgång</translation>
    </message>
    <message>
        <source>conquers in decline</source>
        <translation>erövrar i nedgång</translation>
    </message>
    <message>
        <source>conquers {}{}</source>
        <translation>erövrar {}{}</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>erövring</translation>
    </message>
    <message>
        <source>costs {}</source>
        <translation>kostar {}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuellt</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>delar, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>nedgång</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>går i nedgång</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>försvarare kostar mer</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>försvarar</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>rabatt</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>rör den inte</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gjort</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>dra</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>förtjänar brickor</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>förtjänar vad asken har</translation>
    </message>
    <message>
        <source>east</source>
        <translation>öster</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>avslutar erövringarna</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>avslutar omorganisationen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>avslutar turen</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>går in överallt</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>ingångsregioner</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>varje region</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>expanderar</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>åkermark</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>för reglerna eller ögat</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>skog</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>tillfrusen</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>får mynt</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>får mynt där</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>glipa {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>samlar in</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>går i nedgång</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>fortsätter</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>grund</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>hamn</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>har byggt</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>har byggt totalt</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>har neutrala</translation>
    </message>
    <message>
        <source>has piece</source>
        <translation>har markör</translation>
    </message>
    <message>
        <source>has place</source>
        <translation>har en plats</translation>
    </message>
    <message>
        <source>has race in decline</source>
        <translation>har ett folkslag i nedgång</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>har färdigställt trupperna</translation>
    </message>
    <message>
        <source>has symbol</source>
        <translation>har symbol</translation>
    </message>
    <message>
        <source>has tokens</source>
        <translation>har brickor</translation>
    </message>
    <message>
        <source>held</source>
        <translation>innehav</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>ingen håller den</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>kulle</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>håller minst</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>håller högst</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>behåller floder</translation>
    </message>
    <message>
        <source>if</source>
        <translation>om</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorerat</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>bortser från</translation>
    </message>
    <message>
        <source>immune with</source>
        <translation>okränkbar med</translation>
    </message>
    <message>
        <source>in decline</source>
        <translation>i nedgång</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>i kraft</translation>
    </message>
    <message>
        <source>income</source>
        <translation>inkomst</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>inkomst per region</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>angränsar till folkslaget</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>ligger vid kanten</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>väljs</translation>
    </message>
    <message>
        <source>is coastal</source>
        <translation>ligger vid kusten</translation>
    </message>
    <message>
        <source>is first turn</source>
        <translation>är första turen</translation>
    </message>
    <message>
        <source>is held by enemy</source>
        <translation>hålls av en fiende</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>hålls av ett folkslag i nedgång</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>är i nedgång</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>är sista rundan</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>hänger ihop med</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>ligger bredvid</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>är ingen PNG-, JPEG- eller SVG-bild</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>är ingen ritning som kan målas</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>ligger vid en strand</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>hänger helt ihop</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>spelarens allt hänger ihop</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>är i underläge</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>är ett byte</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>är vatten vid vatten</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>är utan folkslag</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>är {} gånger {} pixlar; högst {:,} per sida går</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>sina egna</translation>
    </message>
    <message>
        <source>keeps badge</source>
        <translation>behåller emblemet</translation>
    </message>
    <message>
        <source>keeps tokens in decline</source>
        <translation>behåller brickor i nedgång</translation>
    </message>
    <message>
        <source>key {}</source>
        <translation>tangent {}</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>sjö</translation>
    </message>
    <message>
        <source>last {}, {}</source>
        <translation>sist {}, {}</translation>
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
        <translation>begränsar</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>förlorar en region</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>förlorar ingen bricka</translation>
    </message>
    <message>
        <source>lost tribe</source>
        <translation>glömd stam</translation>
    </message>
    <message>
        <source>magic source</source>
        <translation>magikälla</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>försvarsmarkör</translation>
    </message>
    <message>
        <source>may decline after scoring</source>
        <translation>får gå i nedgång efter poängräkning</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>får inte erövra</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>får ta förtjänade brickor</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>får glesas ut i nedgång</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>medel {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>gruva</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>blandat</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>ögonblick</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>monster</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>berg</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>lerhål</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>svampskog</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>måste bygga</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>måste ställa upp</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>mystisk kristall</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>tas aldrig</translation>
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
        <translation>ingen bok säger det</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>inga grannar</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>inget folkslag i spel</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>inga steg än</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>ingen terräng</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>inget vatten</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>ingen delar landet</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>inget av</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norr</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>inte tillåtet</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>inte tillåtet: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>inte i nedgång</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>inte i spel</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>inte sparat</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>inte sparat sedan {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>inte sparat än</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>inte angivet</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>inget än</translation>
    </message>
    <message>
        <source>number</source>
        <translation>antal</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>besättning</translation>
    </message>
    <message>
        <source>occupied regions conquered</source>
        <translation>erövrade besatta regioner</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>vid kanten</translation>
    </message>
    <message>
        <source>once</source>
        <translation>en gång</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>en gång per tur</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>bara ett hörn</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>endast i nedgång</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>endast i egna regioner</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>bara spelaren med ett aktivt folkslag tar dess brickor på handen</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>öppna ett med Ctrl+Skift+O</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>sida {} av {} · rad {}, kolumn {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>skiljs vid steg {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>går över mellan</translation>
    </message>
    <message>
        <source>per</source>
        <translation>per</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>markör</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>byggda markörer</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>markörer som hålls</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>markörer ligger i regioner och bredvid brädet</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>pirater</translation>
    </message>
    <message>
        <source>plunder</source>
        <translation>byte vid plundring</translation>
    </message>
    <message>
        <source>price {}</source>
        <translation>pris {}</translation>
    </message>
    <message>
        <source>price {}, with the die {}</source>
        <translation>pris {}, med tärningen {}</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>ändamål</translation>
    </message>
    <message>
        <source>purposes</source>
        <translation>ändamål</translation>
    </message>
    <message>
        <source>puts the {} in decline</source>
        <translation>låter {} gå i nedgång</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>lägger {} i {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>når överallt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>färdigställa</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>färdigställ trupperna, erövra sedan</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>omorganisering</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>omorganiseringen har börjat</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>omorganiseringen är slut</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>erövrade regioner</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>regioner som hålls</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>regioner hos annat folkslag</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersatt</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>river</source>
        <translation>flod</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>flodändar</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>slår innan en region nämns</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>rundan är minst</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>sparat</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>sparat {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>scenario · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>poängräkning</translation>
    </message>
    <message>
        <source>script</source>
        <translation>skript</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>hav</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>sjöled</translation>
    </message>
    <message>
        <source>second</source>
        <translation>andra</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>frö {}</translation>
    </message>
    <message>
        <source>seer's temple</source>
        <translation>sierskans tempel</translation>
    </message>
    <message>
        <source>separate blocks</source>
        <translation>åtskilda områden</translation>
    </message>
    <message>
        <source>set up in</source>
        <translation>ställs upp i</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>uppställning</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>bebygger</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>delar ≥ {}, glipor ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>skeppsvarv</translation>
    </message>
    <message>
        <source>south</source>
        <translation>söder</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>skede</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>skeden</translation>
    </message>
    <message>
        <source>start</source>
        <translation>början</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>börjar med fler</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>steg {} av {}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>förråd</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>till exempel 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>tillägg</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>träsk</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>taboo</source>
        <translation>förbjudet</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>tar förtjänade brickor</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>tar mynten</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>tar tull</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>tar för lång tid att måla; spara den som PNG</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>erövrar vatten</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>tar upp {} från {}</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terräng</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>terrängen är</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>terränger</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>banken</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>grundspelet</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>lådan</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>lådan, för gott</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>kombinationerna</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>mappen kan inte skapas ({})</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>handen</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>ställningen</translation>
    </message>
    <message>
        <source>the tokens driven out</source>
        <translation>de fördrivna brickorna</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>de tillbakahållna brickorna</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>asken</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>den namnlösa regionen {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>stöld</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>sedan mynt</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>sedan erövra</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>nämn sedan en region</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>omorganisera sedan</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>de räknas som grannar</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>de överlappar</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>de {} har</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>streck: tryckt bräde</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>i tur</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>brickor ligger i regioner och på händer</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>för lite för att vara grannar</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>försöker {} med tärningen{}</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>trupper</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>turn began</source>
        <translation>turen har börjat</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>två spelare kan inte båda heta ”{}”</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>ångrat</translation>
    </message>
    <message>
        <source>units</source>
        <translation>enheter</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>om inte</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>namnlös</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>namnlös region</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>översta först</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>vanlig</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulkan</translation>
    </message>
    <message>
        <source>was taken this turn</source>
        <translation>togs denna tur</translation>
    </message>
    <message>
        <source>west</source>
        <translation>väster</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>medan folkslaget är aktivt</translation>
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
        <translation>x {:.1f}  y {:.1f} enheter</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>{1} has {0} tiny parts (of {2}).</source>
        <translation>
            <numerusform>{1} har en pytteliten del (på {2}).</numerusform>
            <numerusform>{1} har {0} pyttesmå delar (på {2}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{:,.0f} square units</source>
        <translation>{:,.0f} kvadratenheter</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} mm</source>
        <translation>{:.0f} x {:.0f} mm</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} units</source>
        <translation>{:.0f} x {:.0f} enheter</translation>
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
        <translation>{:.2f}, {:.2f} enheter</translation>
    </message>
    <message>
        <source>{:g} x {:g} mm</source>
        <translation>{:g} x {:g} mm</translation>
    </message>
    <message>
        <source>{}
… and {} characters more</source>
        <translation>{}
… och {} tecken till</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  gånger {}</translation>
    </message>
    <message numerus="yes">
        <source>{}  in {} stretches</source>
        <translation>
            <numerusform>{}  i {} sträcka</numerusform>
            <numerusform>{}  i {} sträckor</numerusform>
        </translation>
    </message>
    <message>
        <source>{}  moved {}</source>
        <translation>{}  flyttat {}</translation>
    </message>
    <message>
        <source>{} (copy)</source>
        <translation>{} (kopia)</translation>
    </message>
    <message>
        <source>{} (unknown)</source>
        <translation>{} (okänd)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Här skulle åtgärden skada på annat håll, så det måste lagas för hand.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} tvärs, {} ner</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} och {}</translation>
    </message>
    <message>
        <source>{} and {} are neighbours and both have monsters.</source>
        <translation>{} och {} är grannar och har båda monster.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} och {} till</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} böjda mindre för att hålla undan från andra.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} gräns</numerusform>
            <numerusform>{} gränser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} gren</numerusform>
            <numerusform>{} grenar</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>{} regler hittade</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} mynt</numerusform>
            <numerusform>{} mynt</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Nytt i utbudet: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{} kommer inom {} från varandra men är inte grannar.</translation>
    </message>
    <message numerus="yes">
        <source>{} corner touches</source>
        <translation>
            <numerusform>{} hörnberöring</numerusform>
            <numerusform>{} hörnberöringar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners</source>
        <translation>
            <numerusform>{} hörn</numerusform>
            <numerusform>{} hörn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners of {} lie up to {} apart instead of on the same spot.</source>
        <translation>
            <numerusform>{} hörn av {} ligger {} isär i stället för på samma plats.</numerusform>
            <numerusform>{} hörn av {} ligger upp till {} isär i stället för på samma plats.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} costs {}</source>
        <translation>{} kostar {}</translation>
    </message>
    <message>
        <source>{} could not be written.</source>
        <translation>{} kunde inte skrivas.</translation>
    </message>
    <message>
        <source>{} covers this place already.</source>
        <translation>{} täcker redan den här platsen.</translation>
    </message>
    <message numerus="yes">
        <source>{} cut the land</source>
        <translation>
            <numerusform>{} delar landet</numerusform>
            <numerusform>{} delar landet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} disputes touch this</source>
        <translation>
            <numerusform>{} tvist berör detta</numerusform>
            <numerusform>{} tvister berör detta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} do not touch {}.</source>
        <translation>
            <numerusform>{} rör inte {}.</numerusform>
            <numerusform>{} rör inte {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} ritar: klicka hörn efter hörn, Retur sluter regionen.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} fördrivna</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} slutar {} från brädets vänstra kant utan att röra den.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} slutar {} från brädets nedre kant utan att röra den.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} slutar {} från brädets högra kant utan att röra den.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} slutar {} från brädets övre kant utan att röra den.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} fel</numerusform>
            <numerusform>{} fel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} fel. Kontrolleras löpande.</numerusform>
            <numerusform>{} fel. Kontrolleras löpande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations</source>
        <translation>
            <numerusform>{} förväntning</numerusform>
            <numerusform>{} förväntningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations fail</source>
        <translation>
            <numerusform>{} förväntning brister</numerusform>
            <numerusform>{} förväntningar brister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} brist</numerusform>
            <numerusform>{} brister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} glipa, {} bred, mellan {} och ramen.</numerusform>
            <numerusform>{} glipor, den bredaste {} bred, mellan {} och ramen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} glipa, {} bred, mellan {}.</numerusform>
            <numerusform>{} glipor, den bredaste {} bred, mellan {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} glipa, {} bred, i {}.</numerusform>
            <numerusform>{} glipor, den bredaste {} bred, i {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>för {} h sedan</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} hade dessa tangenter och har dem inte längre.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{} har en hamn men ligger varken på en flod eller intill en.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{} har tappat en ände: det finns ingen region "{}".</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{} saknar yta.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{} har varken granne eller förbindelse.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{} saknar terräng.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{} har symbolen "{}", som inget spel känner till.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{} har symbolen {}, som hör hemma på: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{} har terrängen "{}", som inget spel känner till.</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} har {}</translation>
    </message>
    <message>
        <source>{} have the same shape.</source>
        <translation>{} har samma form.</translation>
    </message>
    <message>
        <source>{} held back</source>
        <translation>{} tillbakahållna</translation>
    </message>
    <message numerus="yes">
        <source>{} hints</source>
        <translation>
            <numerusform>{} tips</numerusform>
            <numerusform>{} tips</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} håller {}</translation>
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
            <numerusform>{} ignorerat</numerusform>
            <numerusform>{} ignorerade</numerusform>
        </translation>
    </message>
    <message>
        <source>{} in decline</source>
        <translation>{} i nedgång</translation>
    </message>
    <message>
        <source>{} in hand</source>
        <translation>{} på handen</translation>
    </message>
    <message>
        <source>{} in hand, {} short</source>
        <translation>{} på handen, {} för lite</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} i millimeter</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} i asken</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} i {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} finns mer än en gång.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} är för liten för {}: {} på bredaste stället, {} behövs.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} är {}: nästan inget folkslag kan hålla {} där.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} är {}: symbolen {} kan inte stå där.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} behåller vad kartan ger den</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} leder från en region till sig själv.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} kvar</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} ligger först i utbudet.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} ligger på {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} ligger helt utanför brädet.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} ligger hos {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} ser på nästa händelse, som förblir dold.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} möts bara i ett hörn: inte grannar.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} möter brädets kant längs en för kort sträcka för att ligga vid den.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>för {} min sedan</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} till</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} måste avgöra {}.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} måste avgöra för {}.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} måste avgöra.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} nästan träff</numerusform>
            <numerusform>{} nästan träffar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} överflödigt hörn</numerusform>
            <numerusform>{} överflödiga hörn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} neighbours: {}</source>
        <translation>
            <numerusform>{} granne: {}</numerusform>
            <numerusform>{} grannar: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of combination {}</source>
        <translation>{} av kombination {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} av brädet hör inte till någon region, intill {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} av brädet hör inte till någon region.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} av dem är annorlunda än nu.</numerusform>
            <numerusform>{} av dem är annorlunda än nu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} av {}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{} av {} tvister gör skillnad här</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{} av {} förväntningar inte uppfyllda{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{} av {} sidor</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{} av {} ligger vid vatten</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} regions</source>
        <translation>
            <numerusform>{} av {} region</numerusform>
            <numerusform>{} av {} regioner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} scenarios</source>
        <translation>
            <numerusform>{} av {} scenario</numerusform>
            <numerusform>{} av {} scenarier</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{} av {} rör den</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} på den</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} på brädet</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} på gränsen mellan {} saknar motsvarighet på andra sidan.</numerusform>
            <numerusform>{} på gränsen mellan {} saknar motsvarighet på andra sidan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} overlap by {}.</source>
        <translation>{} överlappar med {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pages, {} × {}</source>
        <translation>
            <numerusform>{} sida, {} × {}</numerusform>
            <numerusform>{} sidor, {} × {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} parts regions that do not touch.</source>
        <translation>{} skiljer regioner som inte rör varandra.</translation>
    </message>
    <message numerus="yes">
        <source>{} players</source>
        <translation>
            <numerusform>{} spelare</numerusform>
            <numerusform>{} spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{} races and {} powers are still face down.</source>
        <translation>{} folkslag och {} förmågor ligger ännu dolda.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} når {} utanför ramen.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} tolkningar som går lika</translation>
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
        <translation>{} regioner heter {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} regions checked.</source>
        <translation>
            <numerusform>{} region kontrollerad.</numerusform>
            <numerusform>{} regioner kontrollerade.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>{} regioner har ett skeppsvarv; lådan har {} karavell.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} upprepar en gräns.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>{} flodregioner kan behöva ett skepp var; lådan har {}.</translation>
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
            <numerusform>{} tolkning ändrad</numerusform>
            <numerusform>{} tolkningar ändrade</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>{} körda, {} brast</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>för {} s sedan</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} säger: {} kommer härnäst.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{} delar redan en gräns.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{} delar ingen gräns att spärra.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{} delar bara {} gräns: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>{} för lite</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>{} för lite; ett sista försök med tärningen lyckas {} av {}</translation>
    </message>
    <message>
        <source>{} square units</source>
        <translation>{} kvadratenheter</translation>
    </message>
    <message numerus="yes">
        <source>{} steps</source>
        <translation>
            <numerusform>{} steg</numerusform>
            <numerusform>{} steg</numerusform>
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
        <translation>{} tar {}.</translation>
    </message>
    <message>
        <source>{} together</source>
        <translation>{} tillsammans</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} bricka</numerusform>
            <numerusform>{} brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>{} bricka för lite</numerusform>
            <numerusform>{} brickor för lite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} too short</source>
        <translation>
            <numerusform>{} för kort</numerusform>
            <numerusform>{} för korta</numerusform>
        </translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} enheter</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} väntar på att komma tillbaka</translation>
    </message>
    <message numerus="yes">
        <source>{} warnings</source>
        <translation>
            <numerusform>{} varning</numerusform>
            <numerusform>{} varningar</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was written.</source>
        <translation>{} skrevs.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} möjlighet</numerusform>
            <numerusform>{} möjligheter</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} utan väg</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} skulle förlora sin form.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} pixlar, {} på brädet</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · ingen säkerhetskopia</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · säkerhetskopia {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} vid kanten</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} pixlar</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – brister</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, alla som nu. Det som finns runt dem är annorlunda: brädet, dess bild eller förbindelser.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, i nedgång</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, sett av {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, tärningen ger {}</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, brickor kvar</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, {} markerade</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. Inom parentes: det tryckta brädet, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Inget tryckt bräde att jämföra med.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Samma som nu.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: på {} av {}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: symbolen {} hör inte till {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: terrängen {} hör inte till {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Klicka för att markera den, med Ctrl för att jämföra båda.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>”{}” har ändringar som inte är sparade.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>”{}” är redan öppen i ett annat Realmwright-fönster; den som sparar sist vinner.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>”{}” är inte tillåtet</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>”{}” är tillåtet</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>”{}” är inte längre där den var. Kartan finns kvar här; att spara skriver den igen.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>”{}” finns inte kvar: den har flyttats, bytt namn eller tagits bort. Leta efter den i {} eller öppna en annan.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>”{}” går inte att förstå.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>”{}” har ändrats av ett annat program sedan den öppnades eller sparades här.</translation>
    </message>
</context>
</TS>
