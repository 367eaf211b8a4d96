<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>no</translation>
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
&lt;p&gt;Et kart er et spillebrett med regioner. Naboregioner deler én grense: flytt den, og begge følger med.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Tegn.&lt;/b&gt; Ta tegneverktøyet (&lt;b&gt;P&lt;/b&gt;) og klikk hjørner; klikk på det første igjen for å lukke. Nær et hjørnepunkt, en grense eller rammen hopper punktet dit. En region som tegnes over andre, tilpasses dem.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Fyll og kutt.&lt;/b&gt; Bøtta gjør ethvert åpent område til en region, Del kutter en i to, Slå sammen føyer dem sammen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Merk.&lt;/b&gt; Gi navn, terreng og symboler i panelet Region, i regiontabellen eller med penselen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Kontroller.&lt;/b&gt; Panelet med funn sier hva som er galt mens du arbeider. Hvert funn kan vises, velges, rettes med forhåndsvisning eller ignoreres med en begrunnelse.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Bruk.&lt;/b&gt; Eksporter bilder og nabotabeller, skriv ut i nøyaktig størrelse, eller spill på det i regelverkstedet.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Alt kan angres. En sikkerhetskopi av ulagret arbeid skrives et øyeblikk etter hver endring, og de ti siste lagringene ligger under &lt;b&gt;Fil › Tidligere versjoner&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, deretter {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Ikke tillatt.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> og </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> og {} til</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> ved hjelp av {}</translation>
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
        <translation> piksler</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> sekunder</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} oppfylt.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {} av {} forventninger ikke oppfylt.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} ved siste endring.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>&amp;Juster til rammen</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Forfatter</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spillebrett</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Grenser</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Nedre panel</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>&amp;Kyster</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliser</translation>
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
        <translation>&amp;Eksporter…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Funn</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>&amp;Tilpass brettet</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Glem disse filene</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Rutenett</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>&amp;Skjul alt unntatt spillebrettet</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historikk</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Id-er</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>&amp;Importer tegning…</translation>
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
        <translation>&amp;Kart</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>&amp;Slå sammen valgte</translation>
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
        <translation>&amp;Nytt kart…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>&amp;Åpne kart…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Spill på dette kartet</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spillere</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>&amp;Skriv ut i nøyaktig størrelse…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Gjør om: {}</translation>
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
        <translation>&amp;Linjaler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Snarveier…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistikk</translation>
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
        <translation>&amp;Terreng</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tittel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Angre: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Full størrelse</translation>
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
        <translation>+ Når…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Hvor…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} på den</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, gap opptil {} regnes som lukket</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, trykt {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, historien brytes av</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} piksler</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 enhet = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; et kast på {} ville holde, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klikk&lt;/b&gt; på en regel for å lese den · &lt;b&gt;Esc&lt;/b&gt; slipper</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klikk&lt;/b&gt; spiller · &lt;b&gt;Alt&lt;/b&gt; fester · &lt;b&gt;Esc&lt;/b&gt; slipper</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ingen side har alle disse ordene: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>En sperring er en grense som ingen får krysse. Klikk på grensen, eller på en region og så naboen; det samme en gang til åpner den.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Et brett for hver tolkning, ved det første steget som skiller seg</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>En naboregion bærer dette symbolet.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>En naboregion teller som et av disse terrengene, hvem som enn holder den.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Et klikk i et omrisset område av forlegget gjør området til en region, tilpasset naboene. Har linjen et hull, vises det før noe lages. Områder som slutter ved en ramme tegnet i forlegget, legges på brettets kant, med mindre det er slått av.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Et klikk på en grense runder den eller gjør den ru, likt for regionene på begge sider; et strøk tar flere grenser på én gang, Enter alle grensene til de valgte regionene. Steder der grenser møtes, og rammen blir stående. Der en grense ville krysse en annen, bøyes den mindre.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Et klikk velger en region, Shift legger til en, Ctrl tar den med eller bort, Alt når den under; en boks velger alt den berører, piltastene går fra region til region. Én valgt region lyser opp naboene med lengden på hver grense, to viser hva som ligger mellom dem. Talltaster gir de valgte regionene et terreng. Et dobbeltklikk redigerer hjørnepunktene.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Et klikk der det ikke er noen region, gjør hele det åpne området til en region med passende grenser.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>En forbindelse trenger to ulike regioner.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Et hjørne i en region ligger på naboens grense, som ikke har noe hjørne der, så grensen ikke kan flyttes som én.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Et snitt trenger en linje med minst to punkter.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Det trengs en avstand mellom 0 og 100 000 mm.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>En forventning som svikter</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Et spill kan nå denne stillingen.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Her hører et parti, en stilling eller et scenario hjemme.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>En havn hører hjemme på en elv eller ved siden av en.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>En slags terreng som bare dette kartet kjenner</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>En forbindelse knytter to regioner som ikke berører hverandre: en bro, en tunnel eller en sjøvei, begge veier eller én vei, med et notat. Klikk eller dra fra den ene til den andre. Med andre valg endres forbindelsen, med de samme fjernes den.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>En håndlaget forbindelse eller sperring gir ingen mening: en ende mangler (feil), en sperring skiller regioner som ikke berører hverandre, eller en forbindelse gjentar en grense eller en annen forbindelse (advarsler).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Et låst lag kan ikke endres for hånd; Angre virker fortsatt.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>Et kart for River World har ingen elv, så hendelser, skip og karavellen har ingenting å gjøre.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>En markør fra esken legges i hver region rasen erobrer, én i hver, så lenge det finnes noen.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>En markør går tilbake til forrådet når regionen dens gis opp eller erobres, hvem som enn brakte den.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>En markør i en region som en annen rase tar, går tilbake til eieren sin, eller til esken hvis det ikke er noen.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>En markør kan ikke settes der vilkåret gjelder.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>En markør kan bare settes i rasens regioner.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>En markør som fikk regionen sin gitt opp, blir hos eieren sin.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Et navn finnes opp</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>En smal stripe mellom regioner (eller en region og rammen) tilhører ingen. Den er ikke bredere enn kartets gaptoleranse; bredden er den til den største sirkelen inni den.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>En side på {:.4g} x {:.4g} mm kan ikke en PDF ha.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>En del av brettet hører ikke til noen region. Et tips der den er åpen mot rammen, en advarsel der regioner omslutter den.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>Et bilde på {} x {} piksler er for stort; høyst {} hver vei og {} millioner i alt tegnes.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>Et bilde på {} x {} piksler er for lite til å tegne.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>Et piratsymbol hører hjemme på en elv.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>Et sted ligger i regionen.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>En inaktiv rase holder regionen, hvem den enn tilhører.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>En rase som erobrer som inaktiv, gjør det før spillerens aktive rase.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>En region slutter nær rammen uten å berøre den, så den ligger ikke på kanten.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>En region har et symbol som ikke noe spill kjenner.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>En region har et terreng som ikke noe spill kjenner.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>En region har ikke noe areal: færre enn tre ulike hjørner, eller alle på én linje.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>En region har ikke noe navn.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>En region har verken nabo eller forbindelse.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>En region har ikke noe terreng.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>En region er for liten for brikkene sine: den største sirkelen bør romme en stabel på 28 enheter på tvers og plass til hvert symbol, en fjerdedel av det arealet. Et tips der bare symbolene ikke får plass, og på vann; en avgrunn ses det bort fra.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>En region trenger minst tre hjørner.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>En region i flere deler har en på under 50 kvadratenheter, for liten til å være ment.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>En region rekker ut over rammen. En feil der den ligger helt utenfor.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>En region gjentar et hjørne, eller omrisset løper ut og rett tilbake (en pigg, som er en advarsel).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>En region så nær rammen ligger på brettets kant.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>En region med denne markøren er stengt for fiender av den som holder den.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>En regions omriss krysser eller overlapper seg selv, så det er uklart hva som er inne og ute.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Et skipsverft eller et seersketempel gagner den som holder regionen; på vann kan nesten ingen det.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>En fase kan ikke forlates så lenge en markør hos rasen fortsatt kan settes opp i den.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>En historie</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>Et terreng må ha et navn.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>Et vulkansymbol hører hjemme i en avgrunn.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Et helt spill på dette kartet med disse spillerne, delt ut etter frøtallet</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>Emne: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Avgrunner</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Godta det; begrunnelsen lagres i kartet</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Har virket én gang i dette spillet</numerusform>
            <numerusform>Har virket {} ganger i dette spillet</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktiv eller inaktiv</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Legg til en spiller</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Sperr</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Forbind</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Legg til spiller</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Legg til felles hjørnepunkt</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Legg til terreng</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Legg til terrenget {}</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Legg til hjørnepunkt</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Naboskap</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Naboskap som CSV</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Naboskap som GraphML</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Naboskap som JSON</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Naboskap for Graphviz</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Naboskap: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Imot det</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>Juster {} til rammen</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle som vanlig</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Alle grensene til de valgte regionene (Enter)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Alle markører går tilbake i esken når rasen stagnerer.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Alle går likt</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Alle spillerens regioner, av hver rase, henger sammen, og denne rasen har en av dem.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Alle rasens regioner henger sammen.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Alle regioner som oppfyller vilkåret, teller som naboer til hverandre for ett formål.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>Alle brikker i en region som oppfyller vilkåret, blir der når rasen stagnerer, ikke bare én.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Alle {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Alle {} forventninger oppfylt</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Tillat med vilje</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Slå også sammen regioner som ikke berører hverandre, til en øygruppe</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Alltid dette tallet.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>Et Underground-kart har avgrunner, men ikke noe vulkansymbol i dem, så Flammer har ingen plass til vulkanen.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>Et annet kart…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Et annet</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>En annen spillers aktive rase holder flere regioner enn denne rasen.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>En annen spillers aktive rase holder regionen.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>En annen spillers aktive rase står i en naboregion.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>En annen tolkning tillater kanskje mer her</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Areal</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Områder som slutter ved en ramme tegnet i forlegget, legges på brettets kant</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Spurt om</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Minst ett av disse vilkårene gjelder.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>Minst så mange rasebrikker står i regionen.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Minst så mye grense gjør to regioner til naboer.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>I dette øyeblikket tas alle markører opp, hvor de enn står, for å settes opp på nytt.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Forfatter</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, deretter 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>På igjen</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grunnspill</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begynn</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Begynn med ingenting</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Begynn med ingenting: de samme spillerne ved et tomt brett</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Begynn med stillingen i steget som ble vist</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Begynn med dette steget</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Ved siden av et kart er det med i nye spill der; ved siden av et scenario kan det nevnes.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Ved siden av brettet</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Tomt brett</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Tomt navn</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Sperringer</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperring</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Sperring mellom {} og {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Sperring laget for hånd</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Sperr grensen mellom {} og {}</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Sperringer</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Sperringer er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spillebrett</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>For&amp;legg</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Forlegg</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Brettet som bilde…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Brettkant</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Brett uten navn</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Bøkene er uenige: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Grense, jo bredere, jo lengre</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenser</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Grenser er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Omriss så langt fra hverandre regnes fortsatt som én grense.</translation>
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
        <translation>Stopp ved…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bro</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Hent det tilbake</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Få de valgte regionene i synsfeltet</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bøtte</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Etter boka igjen</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>&amp;Lukk kart</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>Kall {} {}</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Heter her: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Kan ikke begynne: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Tilfeldigheten</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Tilfeldigheten trekker</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Tilfeldigheten trekker {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Tilfeldigheten trekker.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Endre forfatter</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Endre spill</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Endre antall spillere</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Endre trykt størrelse</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Endre antall runder</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Endre tittel</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Endret av deg</translation>
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
        <translation>Flaskehalser</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Velg</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Velg en regel for å lese hva den sier.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Velg en kombinasjon</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Velg en kommando, trykk de nye tastene, deretter Sett. Ingen taster fjerner snarveien.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Velg en fil…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Velg et funn for å se hva det betyr og hvordan det rettes.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Velg et kjent terreng, eller legg det til i kartets egne terreng på siden Spillebrett.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Velg et bilde</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Velg et bilde…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Velg et annet terreng, eller legg spillet til kartet.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Velg et.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velg…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Valg av kombinasjon</translation>
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
        <translation>Regler i dette steget</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Regler som virket i dette steget</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tøm</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Klikk på en grense for å sperre den, eller på en region og så naboen.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klikk på en grense for å gjøre den ru, eller dra over flere; Alt gjør det motsatte, Enter tar utvalget.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Klikk på en grense for å glatte den, eller dra over flere; Alt gjør det motsatte, Enter tar utvalget.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Klikk på en region som berører den, for å slå de to sammen; Esc begynner på nytt.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Klikk på en region, Shift-klikk på en til for å se hva som ligger mellom dem. Dra en boks for mange.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Klikk på en region, så på en nabo den skal slås sammen med.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Klikk på en region: naboene lyser opp med lengden på hver grense. Navn, terreng og symboler står i panelet til høyre; det nedre panelet sier hva som er galt mens du arbeider.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Klikk bortenfor den andre grensen for å kutte; klikk inne i regionen bøyer linjen. Esc gir opp.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Klikk fra punkt til punkt. Kortet ved pekeren viser hele lengden og det siste stykket i millimeter, eller i brettenheter så lenge den trykte størrelsen er ukjent. Ingenting endres.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Klikk fra punkt til punkt; kortet ved pekeren sier lengden. Enter avslutter linjen, Esc fjerner den.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>Klikk i et omrisset område av forlegget: det blir en region.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Klikk på den ene grensen til regionen, så på den motsatte.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Klikk på en på brettet.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Klikk på en region, så på en nabo: de blir én. Flere klikk føyer til flere; Enter slår sammen alle valgte. Valglinjen sier hvem sitt navn og merker som vinner, og om regioner som ikke berører hverandre, kan bli en øygruppe. Forbindelser og sperringer går over til den sammenslåtte regionen.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Klikk eller dra fra en region til en annen som ikke berører den.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Klikk eller dra for å sette symbolet på regioner; begynner du på en som har det, tas det av, og det gjør også høyre knapp. Talltastene bytter symbol, Alt-klikk tar det fra en region.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Klikk på regioner for å stemple symbolet, klikk igjen for å ta det av; 1 til 9 bytter symbol.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Klikk på det første hjørnet i regionen. Hold Ctrl for ikke å feste.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Klikk på det første punktet, dobbeltklikk eller trykk Enter for å lukke. Rettetasten tar et punkt tilbake.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Klikk på det første stedet.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Klikk på naboen på den andre siden. Det samme en gang til fjerner sperringen.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Klikk på neste hjørne; T følger en grense, rettetasten tar et punkt tilbake, Esc gir opp.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Klikk på regionen i den andre enden. Det samme en gang til fjerner forbindelsen.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Klikk på regionen som skal få hjørnepunktene redigert.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Klikk på det andre stedet.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Klikk der det ikke er noen region, og hele det åpne området blir én.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>Lukk &amp;gap</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Lukk det</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Lukk avstanden, eller legg til en forbindelse.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Lukk hullet</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Lukk gapet mellom {} og {}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Lukk meldingen</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Kyst uten noe bak</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Kyster</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Mynt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Mynter</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Mynter per runde</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Mynter for hver av rasens regioner som oppfyller vilkåret, eller for den det spørres om.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Mynter til {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Mynter fra banken så snart noe skjer: en erobring, et tap til en motspiller, valget, stagnasjonen.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Mynter fra banken for en region som erobres eller tapes, hvis den oppfyller vilkåret.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Mynter: {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Mynter som telles for rasen som helhet og ikke for en enkelt region.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Farge på {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Kombinasjon</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Kombinasjoner som ligger ute</translation>
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
        <translation>Kommenter gren</translation>
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
        <translation>Sammenlign utgavene</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Betingelse</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Forbind to regioner som ikke berører hverandre</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erobre</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Erobringer</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopier scenarioet som tekst</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Kopier stegets adresse</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Hjørneberøring</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Bare et hjørne, ikke naboer</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>Hjørnene til to naboer ligger under en halv enhet fra hverandre og er nok ment som det samme.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>Kunne ikke lagre «{}»: {}.</translation>
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
        <translation>Ctrl+Shift+O åpner et scenario, Ctrl+Alt+V limer inn et tilsendt.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Ctrl+Shift+P søker i alt programmet kan. Alt kan angres, og ulagret arbeid kopieres like etter hver endring. F1 forklarer hvert verktøy og hvert funn.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Kutt av</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Kuttet ut av {}.</translation>
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
        <translation>Mørk</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>S&amp;lett</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Død forbindelse</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Avgjør</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Stagner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Slett gren</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Slett en av dem.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>Slett {}</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Slettet med {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Kommende terningkast</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Usammenhengende kart</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Utfør hver retting som ikke taper noens arbeid, som ett steg</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkter per tomme</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Dra et hjørnepunkt, og det flytter seg i hver region som har det. Dra midten av en kant, dobbeltklikk eller Alt-klikk på en grense for å legge til et; Delete fjerner de valgte. Piltaster skyver én piksel, med Shift ti, og X og Y kan skrives inn. En flytting som ville fått grenser til å krysse, vises rødt og avvises.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Dra et hjørnepunkt. Alt-klikk på en grense legger til et, Delete fjerner det, hold Ctrl for ikke å feste.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Dra over regioner, og alle får terrenget i ett steg. Talltastene bytter terreng, Alt-klikk tar det fra en region, høyre knapp fjerner det.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Dra over regioner for å male dem; 1 til 9 bytter terreng, Alt-klikk tar det fra en region.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Dra fra et hjørne til det motsatte; Shift gir et kvadrat. Som ved all tegning stopper regionen ved naboene og ved rammen, eller kuttes ut av den ene regionen den ligger i.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Dra fra et hjørne til det motsatte; hold Shift for et kvadrat, Ctrl for ikke å feste.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Dra flytter bildet. Skaler måler det med to steder du vet avstanden mellom.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Dra for å tegne et rektangel.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Dra, eller ta og klikk. Høyreklikk tar bort; Shift+hjul, + − og tall teller.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Tegn en første region, eller begynn med en mal, generatoren eller et bilde.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Tegn en landregion ut til rammen.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Tegn en elv, eller ta spillet av kartet.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Tegn og omform</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Tegn rundt regionen med knappen nede.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Tegn rundt regionen med knappen nede. Slipper du, lukkes linjen og forenkles, mer jo lenger glidebryteren er til høyre; løkker der linjen krysser seg selv, ryddes opp.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Tegn rundt regionen med knappen nede; slipp for å lukke.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Trekk bannere og brikker av seg selv</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Trekk for hånd</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Tegn færre elveregioner, eller godta det: første spiller sier da hvor skipene kommer.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Tegn den på nytt, eller slett den.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Tegn den ut til naboene, eller forbind den for hånd.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Tegn den ut til rammen, eller lenger bort.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Tegn region</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Tegn noen.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Tegn regionen som mangler, eller godta det: åpent vann rundt øyer kan stå tomt.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Tegn dem sammen, øk gaptoleransen, eller godta det.</translation>
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
        <translation>Dupliser {}</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Hvert klikk legger til et hjørne; et klikk på det første hjørnet, et dobbeltklikk, Enter eller høyre knapp lukker regionen. Hjørner fester seg til hjørnepunkter, grenser, rammen og rutenettet, og et hjørne på en grense blir også naboens; hold Ctrl for ikke å feste. Tegn gjerne grovt over naboer: den nye regionen stopper ved grensene deres. Tegnet inne i én region kuttes den ut av den, og med "Øverst" tar den fra alle regioner under. T følger en grense fra klikk til klikk, F tar den andre veien rundt. Rettetasten eller Ctrl+Z tar tilbake et hjørne, Ctrl+Y gir det igjen, Esc gir opp.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Tidligere &amp;versjoner…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Tidligere versjoner</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kant</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Kant nesten nådd</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Kanten nås innen</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Rediger hjørnepunkter</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Utgave</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Tomt kart</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Avslutt erobringer</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spillets slutt</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Avslutt omfordeling</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Avslutt turen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Avslutt tur</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inngang</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Inngang ved kanten</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Inngang fra havet</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Inngangsregion</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Inngangsregioner</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Hendelse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hendelser</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Hver trekning velges når den skal skje: kombinasjoner, brikker og hva tilfeldigheten ellers avgjør</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Hvert av disse vilkårene gjelder.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Hver slik markør gjør regionen sin én dyrere, hvem som enn holder den, eller bare (ikke) som inaktiv.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Alt spilles etter boka: ingen regel er slått av.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Utvid</translation>
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
        <translation>Forventet: {}, oppfylt</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Forventet: {}, ikke oppfylt, fant {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Forvent…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksporter brettet</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Med baksiden opp</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Ton ned forlegget</translation>
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
        <translation>Finn enhver kommando</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Funn</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Finsk bok</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Første forskjell</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Første steg</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>De første stegene</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Rett</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Rett alle</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Rettingen endrer {}. Ingenting annet endres.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Rettingen lar alle regioner være som de er.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Fold sammen panelet</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Følg</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Følg en annen tolkning</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Følg grenser fra klikk til klikk (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>Følg {}</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>For eksempel Myrfolk</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>For skjermer og trykkerier; filen oppgir sin virkelige størrelse.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Glem det som følger</translation>
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
        <translation>Fra en mal</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Fra et bilde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Gap</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Gap lukkes opptil</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generert</translation>
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
        <translation>Gi en avgrunn symbolet.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Gi enheten et navn.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Gi det som ligger mellom dem, til en av de to</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Gå tilbake til versjonen fra {}</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Gå tilbake til denne versjonen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gå til</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Tilbakegang</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rutenett</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Havn borte fra elva</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Havner</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Høyde</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Høyde i enheter</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Holdt: velg en brikke</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Holdt: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Skjul forlegget</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Skjul andres mynter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Gjelder eller ikke</translation>
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
        <translation>Slik rettes det</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Lik region</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Id-er</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Bare id-er</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Ignorer et funn</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Ignorert uten begrunnelse.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Ignorert: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunitet</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Importer en tegning</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Importer den som tegning</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>Som inaktiv kan rasen også erobre regioner fra den aktive rasen til spilleren sin.</translation>
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
        <translation>I menyen {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>I brettet</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>I disse fasene av turen kan en markør hos rasen settes i enhver region som vil ha den.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Inntekt etter kilde</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Finn opp en rase eller evne</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Finn opp en rase eller evne…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Oppfunne raser og evner</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Oppfunne enheter (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Øyer</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Isolert region</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Det kan rettes med sin egen knapp, med forhåndsvisning.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Den har ikke virket i dette spillet.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Eget kart</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behold en av dem.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Legg forlegget ved siden av kartet</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>Lagret inne i kartfilen</translation>
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
        <translation>Slag</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Slags forbindelse</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>Lagt på brettets kant: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Byggverk på vann</translation>
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
        <translation>Siste forsøk med terningen</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Siste punkt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Siste steg</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Legg på brettet</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>Før den ut til kanten i begge ender, og ingen andre steder.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Fører bare fra den første regionen til den andre</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Tillatt nå</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>&amp;Slipp</translation>
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
        <translation>Forbindelse mellom {} og {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Forbindelse laget for hånd</translation>
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
        <translation>Forbindelser er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Lås sperringer</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Lås forlegg</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Lås grenser</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Lås forbindelser</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Lås navn</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Lås symboler</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Lås terreng</translation>
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
        <translation>Se etter tvister i hele historien</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Ser på tvist {} av {} …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Løst hjørnepunkt</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Glemt folkeslag på vann</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Glemte folkeslag kan ikke stå på vann eller i en avgrunn.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>Glemte folkeslag eller monstre står i regionen.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Terninghell</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hovedlinje</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Gjør grensen lengre, eller skill dem.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Gjør regionen bredere.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kart</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Kart (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Kart (*.map.geojson *.geojson);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Kart ligger i</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marg</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Utvalg</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Slå sammen</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Slå sammen {}</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Sammenslåing trenger minst to regioner.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Oversiktskart</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Manglende terreng</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Blandet</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Blandede spill</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Monster på vann</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Monstre ved siden av hverandre</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Monstre kan ikke stå på vann eller i en avgrunn.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Flere regioner har et skipsverft enn esken har karaveller, så eierne deler den.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Flere elver enn skip</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Fjell</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Musehjul</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Flytt en av dem.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Flytt hjørnepunkt</numerusform>
            <numerusform>Flytt felles hjørnepunkt ({} regioner)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Flytt forlegget</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Flytt hjørnene fra hverandre; rettingen løser krysset opp i deler. Smuler under 50 kvadratenheter går til naboen langs dem, eller droppes.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Flytt hjørnepunkt</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>Flytt {} hjørnepunkt</numerusform>
            <numerusform>Flytt {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Mitt eget valg</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;avn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Navn og merker fra</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Markørens navn</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Terrengets navn</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Navn er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Bare navn</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Navn, terreng og symboler</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Nesten likt navn</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>Nestentreff</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Naboer</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Naboer over {} felles grense{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Naboer deler</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Naboer som deler mindre, står blant funnene.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nye taster</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nytt kart</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Neste &amp;rute</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Neste steg</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Ikke noe areal</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Ikke noe forlegg bak regionene.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>Det er ikke trykt noe brett for {} spillere, så det finnes ikke noe vanlig antall runder.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Ikke noe medfølgende scenario viser den.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Ingen regel har disse ordene.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>Ingen kombinasjon ligger ute i denne stillingen.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Ingen tvist gjør noen forskjell i denne historien.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Ingen inngangsregion</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Ingen feil. Kontrolleres løpende.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ingen hendelse</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Ingen fil valgt ennå.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Ingen funn passer.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Ingen husregler</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Ikke noe bilde valgt ennå.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Godta det ikke lenger</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Ikke noe kart er lukket som kan åpnes igjen.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Det tjenes ikke opp flere brikker enn beholdningen har; det telles det samme som ved «tjener opp brikker».</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Ingen vanlig rase kan noensinne komme hit: hav, innsjøer og avgrunner ligger i veien fra hver inngangsregion. Elver kan krysses.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Ingen vanlig rase kan nå {} ({}) fra noen inngangsregion.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Ingen rase kan komme inn på kartet: ingen landregion ligger på brettets kant eller ved kysten av et hav som gjør det.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Ingen rase holder regionen; glemte folkeslag eller monstre kan stå der.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Det kunne ikke skrives noen sikkerhetskopi: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Ingen region ligger på brettets kant (eller ved kysten av et hav som gjør det), så ingen rase kan komme inn på kartet.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Ingen region valgt</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Ingen elv</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Ikke noe scenario</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Ingen ark</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Ikke noe terreng</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Ingen brikke går tapt med en region: alle kommer tilbake på hånden.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Ingen vulkan</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Ingen vei fører fra {} til resten av kartet.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Ingen av avgrunnene har et vulkansymbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Ingen av kartets spill kjenner dette symbolet.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Ingen av kartets spill kjenner dette terrenget.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Ingen av disse vilkårene gjelder.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Norsk bok</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Ikke tillatt.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Ikke tillatt. Historien slutter her.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Ikke tatt med: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Ikke talt med: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Ennå ikke rettet: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Ikke oppfylt. Fant: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Ikke naboer: {} fra hverandre på det nærmeste stedet.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Ikke sagt</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Ikke omtalt i: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Notat til sperringen</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Notat til forbindelsen</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Notert for {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Fant ingenting for «{}».</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Ingenting måtte endres.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Ingenting her ligger nær rammen uten å være på den.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Ingenting på hånden</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Ingenting funnet; færre ord finner mer.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Ingenting er igjen til en ny region: området hører allerede til {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Ingenting på brettet endres.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Ingenting omrisser dette stedet: området ville dekke det meste av bildet.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Ingenting å rette.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Ingenting er spilt ennå.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Ingenting er lagret ennå, så det er ingenting å gå tilbake til.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Ingenting, hvis det er meningen.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Ingenting, hvis det er meningen; gi dem ellers en grense, eller forbind dem for hånd.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Nå: {}, {} på kanten.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>Skyv {} hjørnepunkt</numerusform>
            <numerusform>Skyv {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Antall naboer</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Antall markører</translation>
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
        <translation>Bare én fil å gi videre, men så stor som bildet</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>Én for hvert område av regioner som ligger atskilt fra de andre.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>Én for hver markør bygd denne turen.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>Én for hver region erobret denne turen som ikke var tom: for tropper, eller for noe verdt å plyndre.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>Én for hver region hos spillerens andre raser som oppfyller vilkåret.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>Én for hver av rasens regioner som oppfyller vilkåret, eller for hver så mange av dem.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>Én for hver region rasen erobret denne turen som oppfyller vilkåret, eller for hver så mange av dem.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>Én for hver slik markør i rasens regioner.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>En av de to regionene er borte.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>Én side i brettets trykte størrelse, som vektorer.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>Én rad per vei mellom to regioner, for regneark.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Én vei</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Bare her lovlig etterpå</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Bare valgte regioner</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Bare {} har det</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Dekkevne</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Forleggets dekkevne</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Dekkevnen til brettforlegget</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åpne &amp;siste</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Åpne et scenario først.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Åpne et scenario for å spille det etter husregler.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Åpne et scenario for å se diagrammene.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Åpne et scenario for å se hvilke tvister som berører det.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Åpne en vei, eller legg til en forbindelse.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Åpne en oppfunnet enhet</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Åpne som nytt kart</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Åpne kart</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>Åpne s&amp;cenario…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Åpne scenario</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Åpne samlingen</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Åpne panelet</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Åpne…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Mulighet {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annet</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Andre spillere kan ikke erobre de av rasens regioner som oppfyller vilkåret.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Andre raser betaler flere brikker for regionene til denne rasen.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Utenfor rammen</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Overlapp</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Egne</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Egne merker</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Egne merker for {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Egne merker, med komma mellom</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Eget terreng {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Egne terreng</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF i nøyaktig størrelse</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-bilde</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-bilde (*.png)</translation>
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
        <translation>Skilles ved steg {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Lim inn et scenario</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>Lim inn {}</translation>
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
        <translation>Ta først brikker eller en markør, og klikk så på regioner.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Markører</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Markører rasen har ved siden av brettet; ta en i beholdningen, eller dra den hit</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Pirater</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Pirater borte fra elva</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Legg</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Sett inn et bilde av brettet (PNG, JPEG eller SVG), eller slipp et på vinduet.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Sett inn forlegg</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>Plasser {} hjørnepunkt</numerusform>
            <numerusform>Plasser {} hjørnepunkter</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Steder</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Legger forlegget under regionene: dra det, skaler det med to punkter der avstanden i millimeter er kjent, still inn hvor sterkt det synes, eller finn det igjen når det mangler.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Sett inn…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Spill etter denne</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Spill etter denne: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Spill fra en stilling som ikke noe spill kan nå</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Spill herfra</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Spill historien etter denne tolkningen</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Spill på dette kartet</translation>
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
        <translation>Pek på grensen lenger framme og klikk for å følge den; F tar den andre veien, T avslutter.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Polsk bok</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Spesialevne</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Evner</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Forrige rute</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Trykk Enter for å slå sammen den {} valgte regionen, eller klikk på den første av to.</numerusform>
            <numerusform>Trykk Enter for å slå sammen de {} valgte regionene, eller klikk på den første av to.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvis</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Forrige steg</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Kombinasjonens pris</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Pris for {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Priser og mynter</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Skriv ut i 100 %, ikke «tilpass til side». Bjelken på 100 mm nederst på hvert ark viser om skriveren adlød. Merker viser hvor det skal kuttes, og midten av hvert overlapp. Klikk på et ark for å se det.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Trykt</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Trykt høyde</translation>
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
        <translation>Skriv ut…</translation>
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
        <translation>Legg en brikke i</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Legg forlegget ved siden av kartfilen</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>Sett {} på {}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rase</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Rase, evne, regel, tvist eller et ord</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Raser</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Gi nytt &amp;navn</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tolkninger</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klargjør</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Klargjøring av tropper</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Grunn til å ignorere</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Sikkerhetskopi etter</translation>
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
        <translation>Omplassering</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region count</source>
        <translation>Antall regioner</translation>
    </message>
    <message>
        <source>Region {} has no name.</source>
        <translation>Region {} har ikke noe navn.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioner</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Regioner etter antall naboer</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Regioner etter skritt fra kanten</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Regioner følger med</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Regioner per terreng</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Regioner, grenser med lengder, forbindelser og funn.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikvier</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Finn igjen…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Last inn på nytt fra filen</translation>
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
        <translation>Fjern forlegget</translation>
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
        <translation>Fjern terrenget {}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Fjern denne spilleren</translation>
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
        <translation>Gi grenen nytt navn</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Gi en av dem nytt navn.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>Gi {} nytt navn</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Gi nytt navn…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Åpne &amp;lukket kart igjen</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Rett det; Angre tar det tilbake</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>Rett {} funn</numerusform>
            <numerusform>Rett {} funn</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Erstatt…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Endre brettets størrelse</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Høyre &amp;panel</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Høyre panel</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Elveender</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Elveregioner trenger ikke forlates ved omfordeling eller stagnasjon, eller de teller for myntene.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Elver</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Kast</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Kast først</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Kast eller trekk</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>Kastet {}</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Gjør ru</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>Gjør {} ru</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>Gjør {} grenser ru …</translation>
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
        <translation>Runde {} av {}</translation>
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
        <translation>Runde {}, {}: steg {} til {}, {}. Et klikk viser slutten, et dobbeltklikk stegene.</translation>
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
        <translation>Kjør alle på listen</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Kjør til neste stopp</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-tegning</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Regelverksted</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Lagre &amp;som…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Lagre &amp;rapport…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Lagre som PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lagre som PDF…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Lagre som…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Lagre det igjen</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Lagre kart som</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Lagre mitt</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Lagre rapport</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Lagre scenario</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Lagre scenario med kartet</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Lagre scenario…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Lagre den oppfunne enheten</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Lagre med kartet i…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Lagret som {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lagre…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Oppgi avstanden, deretter Enter.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Skaler forlegget</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skaler…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarioer</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Scenarioer (*.toml)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Scenarioer (*.toml);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Opptjen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Ruller; Ctrl og hjul zoomer</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Sjøvei</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>Søk i &amp;kommandoer</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Søk en regel å slå av</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Søk i kommandoer</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Søk i kommandoer og taster</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Søk i funn</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>Søk i det som er tillatt nå</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Søk navn, terreng, symbol</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Søk i regioner</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Søk i hjelpen</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Søk i det tillatte</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Hav og innsjøer kan erobres som andre regioner.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plasser</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Se rettingen på brettet uten å utføre den</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frøtall</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Frøtall for et nytt spill</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Frøtall {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Velg</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Velg &amp;alt</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Velg nøyaktig to regioner for å lukke gapet mellom dem.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Velg regionene det gjelder</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Velg regionene som skal få grensene omformet.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Velg, og se hvem som grenser til hvem</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Valgte regioner</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Krysser seg selv</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Still opp en stilling</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Satt før</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Oppgi den trykte bredden for å se millimeter.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Sett opp</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Oppsettet trenger flere markører av et slag enn esken har.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Innstillinger, sikkerhetskopier og de ti siste lagringene av hvert kart ligger i {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Flere regioner har samme navn.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Flere skipsverft</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Former</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Former med naboer, kant og inngang, for kartprogrammer.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Felles for {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Arkene ligger</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Shift og dra bærer en hel stabel, Ctrl og dra en kopi. Slippes det ved siden av brettet, går det tilbake.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Shift-klikk på en region til for å se hva som ligger mellom dem; dobbeltklikk redigerer hjørnepunkter.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Shift-klikk legger til en region, Ctrl-klikk tar den med eller bort, Esc slipper alle.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Skipsverft</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Bredd mellom land og vann</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Bredd av</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Kort grense</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Kort grense under</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Snarveier</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Vis et funn igjen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Vis igjen</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Vis funn av alle alvorsgrader</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Vis bare disse</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Vis forlegget</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Vis stedet på brettet</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Vis også det som er ignorert</translation>
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
            <numerusform>Vist i {} scenario</numerusform>
            <numerusform>Vist i {} scenarioer</numerusform>
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
        <translation>Forenkle</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Hopp over omvisningen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>Glatt {}</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>Glatter {} grenser …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Fest til: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Fest {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Fester innenfor</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>Så mange markører eller flere ble bygd siden rasen ble valgt.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>Så mange markører eller flere ble bygd denne turen.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Spesiell erobring</translation>
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
        <translation>Stemple</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>Stemple {} på {}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
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
        <translation>Steg {} av {}, runde {}, tur: {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Steg {}, runde {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Skritt fra kanten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>Stoppet ved grensen til {}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Stoppet. Endre et tall for å begynne igjen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Stoppet; ingenting ble endret.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stoppet; ingenting ble skrevet.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrke</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>En slik markør ligger i regionen.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Svensk bok</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Slå av</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>Slått av i dette scenarioet</translation>
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
        <translation>Symboler er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symboler: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Ta opp en brikke fra</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Ta alt</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Omvisning</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Ta området fra regionene under i stedet for å stoppe ved grensene deres</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Ta forlegget inn i kartfilen</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Ta myntene</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Ta terrenget eller symbolet fra noen regioner.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ta deres</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>Fjern {} fra {}</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Tatt ut før spillet: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Fortell det som følger på nytt, som en gren under denne tolkningen</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreng</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Terrengpensel</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Terreng er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Terreng ikke i spillet</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Terreng for nye regioner</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Terreng for {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Terreng {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Terreng: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>Det er selve kartet; velg et annet navn.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Stegets adresse er kopiert.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Området fortsetter gjennom et hull i linjen. Lukk hullet, ta alt, eller Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Angrepet på {} mislykkes.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Brikken med evnen blir hos den inaktive rasen, slik at det den gjør der, kan virke.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Brikken {} for {} legges bort.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Sperringen mellom {} og {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Sperringen ble fjernet.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Forlegget er låst; lås opp under Lag for å endre dette.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Forlegget «{}» mangler eller kan ikke vises.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Brettet har nå sin trykte størrelse.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Brettet er tomt: trykk P og klikk hjørne etter hjørne for å tegne en første region.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Brettet ligger i {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Grensen til {} ville krysse eller berøre seg selv.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Grensen til {} ville krysse {}.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Broen mellom {} og {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Katalogen har ingen tekst til denne regelen.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Vilkåret, til en region som oppfyller det, ble erobret for færre brikker denne turen.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Kopien ligger over {}; dra en boks rundt den med Rediger hjørnepunkter for å flytte den.</numerusform>
            <numerusform>Kopiene ligger over {}; dra en boks rundt dem med Rediger hjørnepunkter for å flytte dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Kopien får ikke plass på brettet.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Terningen har ingen «{}»; den viser {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Det kastes for {}.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Terningen kastes.</translation>
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
        <translation>Terningen viser {}; det teller ved neste erobring.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Terningen er ikke kastet ennå.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Punkter per tomme må være et tall.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Tegningen har ikke noe areal.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Tegningen leses …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Tegningen er for liten til å være en region.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Tegningen ligger utenfor brettet.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Tegningen ville ikke latt noe bli igjen av {}.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Den tegnede linjen krysser seg selv.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Den tidligere versjonen kunne ikke bevares: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Utgavene</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Rundens hendelse: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Filen</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Den første erobringen trenger ikke ligge ved kanten av kartet.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Den første</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Spillet er i sin siste runde.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Spillet er i denne runden eller en senere.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Spillet er slutt: {} vinner.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Spillet er slutt: {} vinner.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Gapet mellom {} kan ikke lukkes: andre ligger mellom dem.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Gapet mellom {} er for bredt til å lukkes; fyll det med bøtta.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Gapet her er for lite til å være en region.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Grafen for yEd, Gephi og networkx.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Grafen med navn og grenselengder.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Høyden følger av bildet. To punkter med kjent avstand gir senere nøyaktig skala.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Den største</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Den siste</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>De ti siste lagringene bevares. Å gå tilbake er et steg som alle andre og kan angres.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Linjen rundt dette området har et hull.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Linjen krysser ingen region som kan deles.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Linjen må krysse {} fra grense til grense.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Forbindelsen ble endret.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Forbindelsen ble fjernet.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Kartet slik det ble åpnet</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Kartet faller i grupper av regioner uten vei mellom.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Kartet har ingen regioner ennå.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Kartet har over en fjerdedel flere eller færre regioner enn det trykte brettet for dette spillet og antallet spillere.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Kartet har {} regioner; spillets trykte brett for {} spillere har {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Kartet lages …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Kartet er for River World og har ingen elv.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Kartet trenger {} {}; esken har {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Kartet ble endret imens, så grensene ble latt i fred.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Navnene {} og {} skiller seg i én eneste bokstav.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Navnene {} og {} skiller seg bare i store bokstaver, mellomrom eller tegn.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Sperringens notat ble endret.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Antall runder er ikke det vanlige for antallet spillere. Et tips der ikke noe brett er trykt for så mange.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Omrisset av {} krysser seg selv.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Omrisset av {} gjentar et hjørne ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Omrisset av {} løper ut og rett tilbake ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Bildet mangler.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Markøren ligger i så mange av kartets regioner eller flere.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Markøren står i en naboregion.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Markøren står ved siden av regionen, eller ved siden av en kjede av rasens regioner som fører til den.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Spilleren har en inaktiv rase på brettet.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Spilleren sier hvor mange av de opptjente brikkene som kommer på hånden når omfordelingen begynner.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Stillingen passer ikke lenger: den vises så langt den kan forstås.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Stillingen.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Skriveren kan ikke brukes.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Rasen erobret regionen denne turen.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Rasen fortsetter å erobre som inaktiv; «erobrer først som inaktiv» setter den foran den aktive rasen.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Rasen har erobret så mange regioner eller flere denne turen.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Rasen holder så mange regioner eller færre, av dem som oppfyller et vilkår, der et er gitt.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Rasen holder så mange regioner eller flere, av dem som oppfyller et vilkår, der et er gitt.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Rasen har nye brikker til gode fra beholdningen, så mange som telles; «tar opptjente brikker» sier når den får dem.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Rasen er inaktiv.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Rasen kan erobre regioner den ikke grenser til.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Rasen kan stagnere ved slutten av en tur med erobringer, etter myntene.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Rasen kan ikke erobre regioner som oppfyller vilkåret.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Rasen kan legge en markør fra esken i en av regionene sine, når som helst i turen sin før myntene.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Rasen betaler mer eller mindre for en region.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Rasen tar flere brikker når den velges.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Rasen ble valgt i nettopp denne turen.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Regionen grenser til hav eller innsjø, eller det som teller som det; der bordet leser det slik, til en elv.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Regionen grenser til vann: hav, innsjø eller elv.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Regionen bærer dette symbolet, eller det som gjelder som det samme.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Regionen teller som nabo til en av rasens, også på særskilte veier.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Regionen teller som nabo til et av disse terrengene som rasen holder.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Regionen teller som et av disse terrengene.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Regionen tas ved å skifte ut brikken der, ikke med brikker fra hånden.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Regionen er vann og berører annet vann.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Regionen ligger ved kanten av kartet.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Rettingen gir naboen hjørnet.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Rettingen klipper den til rammen.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Rettingen kutter overlappet fra en av dem: en region som for det meste ligger inni en annen, beholder formen, ellers den som kommer senere i kartet, altså den man ser øverst, eller den andre hvis bare det ikke gir noe nytt.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Rettingen fjerner de overflødige hjørnene; arealet er det samme.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Rettingen gir den et ledig.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Rettingen gir den til regionen med lengst grense langs den, eller dropper den der det ikke finnes noen.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Rettingen gir den til regionen med lengst grense langs den. Ingenting bredere enn toleransen gis noen gang bort.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Rettingen flytter det ene over på det andre i hver region som bruker det.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Rettingen nummererer alle unntatt den første.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Rettingen fjerner det.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Rettingen fjerner det; eller legg spillet til kartet.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Rettingen fjerner det; eller før elva dit.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Rettingen fjerner det; oppdiktede hører hjemme i regionens egen liste.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Rettingen fjerner det; sett det på land.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Rettingen fjerner symbolet.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Rettingen setter det vanlige antallet.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Elva på et Underground-kart berører ikke kanten i to regioner, der nye raser kan begynne.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Elva berører kanten i {} region i stedet for to.</numerusform>
            <numerusform>Elva berører kanten i {} regioner i stedet for to.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>De samme tallene gir alltid det samme kartet. Terreng og symboler har de trykte andelene.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>Samme frøtall gir samme parti igjen</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>Det samme, men hver grense skrevet én gang, for nettet.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Scenarioet er kopiert med kartet i.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Scenarioet er åpent.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Sjøveien mellom {} og {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Størrelsen er det trykte brettets; den kan endres senere i panelet Spillebrett.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Steget</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Historien brytes av</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Historien er lang: det ses etter tvister når du ber om det.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Regeltekstene er på engelsk.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>De opptjente brikkene kommer på hånden når omfordelingen begynner.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Her står verktøyene. Ta Tegn (P) og klikk hjørner: punkter fester seg til grenser, og en region tegnet over andre tilpasses dem. Felles grenser flytter seg som én.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Tunnelen mellom {} og {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Turen går ikke videre til myntene så lenge ingenting er bygd og noe kunne bygges.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>De to stedene er for nær hverandre til å måle med.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: nå inaktive.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: forlater brettet.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{} kan erobre.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{} klargjør troppene.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{} omfordeler.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} tar {} fra {}.</translation>
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
        <translation>Det finnes allerede et terreng med det navnet.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Det er ikke noe forlegg på dette kartet.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Her er ikke noe forlegg å tegne etter.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Det er ikke noe forlegg ennå: sett først inn et bilde med verktøyet Forlegg.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Her er ingen grense som kan omformes.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Her er ingen grense.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Her er ikke noe hjørne å flytte.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Her er ikke noe hjørne å fjerne.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Det finnes ingen mappe {}.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Det er ikke noe gap mellom {}.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Her er ikke noe åpent område.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Her er det ikke noe bilde å tegne av.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Det er ingen region å slette.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Det er ikke nok minne til et bilde på {} x {} piksler.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Det er ingenting å lime inn: utklippstavlen har ingen regioner.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Det er ingenting under tallet {}.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Her er det bare én vei langs grensene.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>For lite av det ligger på brettet til å være en region.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Disse grensene ligger for tett til å omformes.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>De møtes bare i et hjørne, så de er ikke naboer.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>De skilles aldri</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>De skilles aldri.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>De overlapper.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>De overlapper; {} grense er felles.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>De skilles ved steg {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>De deler bare {}: for lite til å være naboer.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Glattere blir ikke denne grensen.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>Dette stedet ligger utenfor brettet.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>Dette stedet ligger på en linje eller i et mønster som er for fint å tegne av; klikk inne i et område.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Denne turen</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Kast det</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Bitteliten del</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tittel</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>I tur</translation>
    </message>
    <message>
        <source>To the rules they are plain land.</source>
        <translation>For reglene er de vanlig land.</translation>
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
        <translation>Brikker på kartet</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>For mange hjørner ved siden av ville fulgt med.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>For mange markører</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktøy</translation>
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
        <translation>Tegn etter forlegg</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>Tegn {} etter forlegget</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Beholdning</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Troppene er klare</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Ekte vektorer for Inkscape og nettlesere, hver grense én gang.</translation>
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
        <translation>Turer</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>To klikk kutter rett</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>To klikk på motsatte grenser kutter en region rett over; klikk inni den bøyer snittet. Er ingenting valgt, deles hver region linjen krysser fra grense til grense. Det største stykket beholder navn og symboler, de andre får terrenget; forbindelser går til det nærmeste stykket, sperringer til hvert stykke ved den grensen.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>To navn skiller seg bare i store bokstaver, mellomrom eller tegn (advarsel), eller lange navn i én eneste bokstav.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>To naboregioner har monstre.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>To regioner er naboer når de deler nok grense; små gap lukkes.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>To regioner kommer nær hverandre uten å være naboer.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>To regioner dekker det samme stedet.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>To regioner har samme form: en ble nok tegnet eller importert to ganger.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>To regioner møtes bare i et hjørne. Hjørner gir aldri naboer.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>To regioner deler så lite grense at spillere vil spørre om de er naboer.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Skriv et ord for å finne en regel.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Udekket brett</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Ukjent symbol</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Ukjent terreng</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Hjørnepunkt uten motstykke</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Uten navn</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Region uten navn</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Utenfor rekkevidde</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ulagret arbeid</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Ulagret arbeid{} på «{}» ble funnet; programmet sluttet før det ble lagret.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Kart uten tittel</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Helt til brettets kant</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Stående</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Vanlige taster</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Vanlige tolkninger</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Hjørnepunkt</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Vulkan utenfor avgrunn</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Sperr grensen mellom to regioner</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Nettside med brett (*.html);;Markdown (*.md);;Ren tekst (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Hva et strøk gjør</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Hva som ble endret</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Hva som skjer når et tilbud fra «settes opp i» tas: markøren står i regionen.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Hva som sammenlignes</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Hva som forventes</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>Det som er åpent her, blir som det er.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Hva den kan</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>Det som står i en pris under disse slagene, teller ikke for rasen.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Hva tegnene betyr</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Hva som ble endret</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Hva som ville virke</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Hjulet zoomer, mellomrom eller midtknapp drar, F tilpasser.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>Når pirater kommer, får hver tom elveregion et skip, og så mange har ikke esken.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>Når rasen stagnerer, sier spilleren om brikkene som kan bli, blir.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Hvor kart ligger</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Det som trenger færrest ark</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Hvem berører hvem</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Den som tar en region fra rasen, betaler den en mynt, hvis det finnes en å betale med.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Den som tar enheten, tar markørene dens fra esken, eller fra den som hadde den før og ikke satte dem ut.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Hele brettet</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Hvem sitt navn og merker vinner</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Hvorfor det er ment slik</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Bredde</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Bredde i piksler</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Bredde i enheter</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Er ingenting valgt, deles hver region linjen krysser</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>Med {} spillere varer spillet {} runder; kartet sier {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Uten mus: Enter velger regionen midt på brettet, piltastene går videre derfra, Shift med en pil legger til neste region, og Enter på én enkelt region redigerer hjørnene.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Uten mus: Piltastene flytter punktet, ti ganger så raskt med Shift; Enter setter det, og Enter én gang til avslutter linjen.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Uten lagring går de tapt.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Arbeid på en kopi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Arbeidet finnes bare i minnet: Lagre det et annet sted.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Arbeidet er trygt i minnet og i sikkerhetskopien.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;inn</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ut</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomer ved pekeren</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>et bilde skrives som {}, ikke som «{}»</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>en spiller må ha et navn</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>en spiller uten aktiv rase holder ingen markører</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>en region</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>en stabel brikker</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>en stabel brikker og {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>gir opp {}</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>avgrunn</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktiv og inaktiv</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>alle av</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillatt</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>beløp</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>en region uten navn</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>og på brettet</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>og {} til imot</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>og {} til; skriv flere ord</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>minst én av</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>som forventet</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>angriperen betaler</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>angriper egen aktiv</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>før myntene</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>utenfor beholdningen</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>svart fjell</translation>
    </message>
    <message>
        <source>block</source>
        <translation>sammenheng</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>sperret</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>grenser til en fiende</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>grenser til eget</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>grenser til symbol</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>grenser til terreng</translation>
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
        <translation>bare over grenser</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>kan ikke dekodes ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>kan ikke leses ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>årsak</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>hule</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>velger {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>stengt for fiender</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>mynter utbetales</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>mynter skjult</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>mynter ligger hos spillere, på kombinasjoner og i banken</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>kombinasjon {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kommer tilbake</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>felles grense {}</translation>
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
        <translation>har erobret minst</translation>
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
        <translation>gjeldende</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>deler, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>stagnasjon</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>stagnerer</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>forsvarere koster mer</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>forsvarer</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>rabatt</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>berører den ikke</translation>
    </message>
    <message>
        <source>done</source>
        <translation>utført</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>trekk</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>tjener opp brikker</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>tjener opp det beholdningen har</translation>
    </message>
    <message>
        <source>east</source>
        <translation>øst</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>avslutter erobringene</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>avslutter omfordelingen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>avslutter turen</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>går inn overalt</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>inngangsregioner</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>hver region</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>nøyaktig</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>utvider</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>landbruksregion</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>for reglene eller øyet</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>skog</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>tilfrosset</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>får mynter</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>får mynter der</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>gap {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>samler inn</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>går ved stagnasjon</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>fortsetter</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>grunn</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>havn</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>har bygd</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>har bygd i alt</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>har nøytrale</translation>
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
        <translation>har en inaktiv rase</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>har klargjort troppene</translation>
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
        <translation>besittelse</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>ingen holder den</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>bakke</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>holder minst</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>holder høyst</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>beholder elver</translation>
    </message>
    <message>
        <source>if</source>
        <translation>hvis</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorert</translation>
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
        <translation>inntekt</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>inntekt per region</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>er nabo til rasen</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>ligger ved kanten</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>velges</translation>
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
        <translation>holdes av en fiende</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>holdes av en inaktiv rase</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>er inaktiv</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>er siste runde</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>henger sammen med</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>ligger ved siden av</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>er ikke noe PNG-, JPEG- eller SVG-bilde</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>er ingen tegning som kan males</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>ligger ved en bredd</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>henger helt sammen</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>alt hos spilleren henger sammen</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>er i undertall</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>er en utskifting</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>er vann ved vann</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>er uten rase</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>er {} ganger {} piksler; høyst {:,} per side går</translation>
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
        <translation>innsjø</translation>
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
        <translation>begrenser</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>mister en region</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>mister ingen brikke</translation>
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
        <translation>kan stagnere etter poengtelling</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>får ikke erobre</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>kan ta opptjente brikker</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>kan tynnes ut som inaktiv</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>snitt {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>gruve</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>blandet</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>øyeblikk</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>monster</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>fjell</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>gjørmehull</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>soppskog</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>må bygge</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>må sette opp</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>mystisk krystall</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>nøytral</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>erobres aldri</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>aldri mindre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>no book says so</source>
        <translation>ingen bok sier det</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>ingen naboer</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>ingen rase i spill</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>ingen steg ennå</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>ikke noe terreng</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>ikke noe vann</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ikke noe</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>ingen deler landet</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>ingen av</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke tillatt</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>ikke tillatt: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>ikke inaktiv</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>ikke i spill</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>ikke lagret</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>ikke lagret siden {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ikke lagret ennå</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>ikke oppgitt</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ingenting ennå</translation>
    </message>
    <message>
        <source>number</source>
        <translation>antall</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>besettere</translation>
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
        <translation>én gang per tur</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>bare et hjørne</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>bare inaktiv</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>bare i egne regioner</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>bare spilleren med en aktiv rase tar brikkene på hånden</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>åpne et med Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>side {} av {} · rad {}, kolonne {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>skilles ved steg {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>går over mellom</translation>
    </message>
    <message>
        <source>per</source>
        <translation>per</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>markør</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>bygde markører</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>markører som holdes</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>markører ligger i regioner og ved siden av brettet</translation>
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
        <translation>lar {} stagnere</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>legger {} i {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>når overalt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klargjøring</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>klargjør troppene, erobre så</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>omfordeling</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>omfordelingen er begynt</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>omfordelingen er slutt</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>erobrede regioner</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>regioner som holdes</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>regioner hos annen rase</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>skiftet ut</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>utskifting</translation>
    </message>
    <message>
        <source>river</source>
        <translation>elv</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>elveender</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>kaster før en region nevnes</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>runden er minst</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>lagret</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>lagret {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>scenario · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>poengtelling</translation>
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
        <translation>sjøvei</translation>
    </message>
    <message>
        <source>second</source>
        <translation>nummer to</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>frøtall {}</translation>
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
        <translation>settes opp i</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>oppstilling</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>bosetter</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>deler ≥ {}, gap ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>skipsverft</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sør</translation>
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
        <translation>begynnelse</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>begynner med flere</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>steg {} av {}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>forråd</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>for eksempel 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>tillegg</translation>
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
        <translation>slag</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>tar opptjente brikker</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>tar myntene</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>tar toll</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>tar for lang tid å male; lagre den som PNG</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>erobrer vann</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>tar opp {} fra {}</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terreng</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>terrenget er</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>terreng</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>banken</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>grunnspillet</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>esken</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>esken, for godt</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>kombinasjonene</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>mappen kan ikke lages ({})</translation>
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
        <translation>de fordrevne brikkene</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>de tilbakeholdte brikkene</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>beholdningen</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>regionen uten navn {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>tyveri</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>så mynter</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>så erobre</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>nevn så en region</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>omfordel så</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>de regnes som naboer</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>de overlapper</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>de {} har</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>strek: trykt brett</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>i tur</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>brikker ligger i regioner og på hender</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>for lite til å være naboer</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>prøver {} med terningen{}</translation>
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
        <translation>turen er begynt</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>to spillere kan ikke begge hete «{}»</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>angret</translation>
    </message>
    <message>
        <source>units</source>
        <translation>enheter</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>med mindre</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>uten navn</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>region uten navn</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>øverste først</translation>
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
        <translation>ble erobret denne turen</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vest</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>mens rasen er aktiv</translation>
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
            <numerusform>{1} har en bitteliten del (på {2}).</numerusform>
            <numerusform>{1} har {0} bittesmå deler (på {2}).</numerusform>
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
… og {} tegn til</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  ganger {}</translation>
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
        <translation>{} (ukjent)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Her ville rettingen skade andre steder, så det må rettes for hånd.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} på tvers, {} ned</translation>
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
        <translation>{} og {} til</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} bøyd mindre for å holde avstand til andre.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} grense</numerusform>
            <numerusform>{} grenser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} gren</numerusform>
            <numerusform>{} grener</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>{} regler funnet</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} mynt</numerusform>
            <numerusform>{} mynter</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Nytt i utvalget: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{} kommer innen {} av hverandre, men er ikke naboer.</translation>
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
            <numerusform>{} hjørne av {} ligger {} fra hverandre i stedet for på samme sted.</numerusform>
            <numerusform>{} hjørner av {} ligger opptil {} fra hverandre i stedet for på samme sted.</numerusform>
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
        <translation>{} dekker allerede dette stedet.</translation>
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
            <numerusform>{} berører ikke {}.</numerusform>
            <numerusform>{} berører ikke {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} tegner: klikk hjørne etter hjørne, Enter lukker regionen.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} fordrevet</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} slutter {} fra brettets venstre kant uten å berøre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} slutter {} fra brettets nedre kant uten å berøre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} slutter {} fra brettets høyre kant uten å berøre den.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} slutter {} fra brettets øvre kant uten å berøre den.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} feil</numerusform>
            <numerusform>{} feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} feil. Kontrolleres løpende.</numerusform>
            <numerusform>{} feil. Kontrolleres løpende.</numerusform>
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
            <numerusform>{} forventning svikter</numerusform>
            <numerusform>{} forventninger svikter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} svikt</numerusform>
            <numerusform>{} svikt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} gap, {} bredt, mellom {} og rammen.</numerusform>
            <numerusform>{} gap, det bredeste {} bredt, mellom {} og rammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} gap, {} bredt, mellom {}.</numerusform>
            <numerusform>{} gap, det bredeste {} bredt, mellom {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} gap, {} bredt, i {}.</numerusform>
            <numerusform>{} gap, det bredeste {} bredt, i {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>for {} t siden</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} hadde disse tastene og har dem ikke lenger.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{} har en havn, men ligger verken på en elv eller ved siden av en.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{} har mistet en ende: det finnes ingen region "{}".</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{} har ikke noe areal.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{} har verken nabo eller forbindelse.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{} har ikke noe terreng.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{} har symbolet "{}", som ikke noe spill kjenner.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{} har symbolet {}, som hører hjemme på: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{} har terrenget "{}", som ikke noe spill kjenner.</translation>
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
        <translation>{} holdt tilbake</translation>
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
        <translation>{} holder {}</translation>
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
            <numerusform>{} ignorert</numerusform>
            <numerusform>{} ignorerte</numerusform>
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
        <translation>{} på hånden, {} for lite</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} i millimeter</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} i beholdningen</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} i {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} finnes mer enn én gang.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} er for liten for {}: {} på det bredeste, {} trengs.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} er {}: nesten ingen rase kan holde {} der.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} er {}: symbolet {} kan ikke stå der.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} beholder det kartet gir den</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} fører fra en region til seg selv.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} igjen</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} ligger først i utvalget.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} ligger på {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} ligger helt utenfor brettet.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} ligger hos {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} ser på neste hendelse, som forblir skjult.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} møtes bare i et hjørne: ikke naboer.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} berører brettets kant på et for kort stykke til å ligge ved den.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>for {} min siden</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} til</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} må avgjøre {}.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} må avgjøre for {}.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} må avgjøre.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} nestentreff</numerusform>
            <numerusform>{} nestentreff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} overflødig hjørne</numerusform>
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
        <translation>{} av kombinasjon {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} av brettet hører ikke til noen region, ved siden av {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} av brettet hører ikke til noen region.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} av dem er annerledes enn nå.</numerusform>
            <numerusform>{} av dem er annerledes enn nå.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} av {}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{} av {} tvister gjør en forskjell her</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{} av {} forventninger ikke oppfylt{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{} av {} sider</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{} av {} ligger ved vann</translation>
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
            <numerusform>{} av {} scenarioer</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{} av {} berører den</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} på den</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} på brettet</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} på grensen mellom {} har ikke noe motstykke på den andre siden.</numerusform>
            <numerusform>{} på grensen mellom {} har ikke noe motstykke på den andre siden.</numerusform>
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
        <translation>{} skiller regioner som ikke rører hverandre.</translation>
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
        <translation>{} raser og {} evner ligger fortsatt skjult.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} rekker {} ut over rammen.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} tolkninger som går likt</translation>
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
            <numerusform>{} region kontrollert.</numerusform>
            <numerusform>{} regioner kontrollert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>{} regioner har et skipsverft; esken har {} karavell.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} gjentar en grense.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>{} elveregioner kan trenge et skip hver; esken har {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} rolls</source>
        <translation>
            <numerusform>{} kast</numerusform>
            <numerusform>{} kast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rulings changed</source>
        <translation>
            <numerusform>{} tolkning endret</numerusform>
            <numerusform>{} tolkninger endret</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>{} kjørt, {} sviktet</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>for {} s siden</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} sier: {} kommer som neste.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{} deler allerede en grense.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{} deler ingen grense å sperre.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{} deler bare {} grense: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>{} for lite</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>{} for lite; et siste forsøk med terningen lykkes {} av {}</translation>
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
        <translation>{} til sammen</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} brikke</numerusform>
            <numerusform>{} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>{} brikke for lite</numerusform>
            <numerusform>{} brikker for lite</numerusform>
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
        <translation>{} enheter</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} venter på å komme tilbake</translation>
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
        <translation>{} ble skrevet.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} mulighet</numerusform>
            <numerusform>{} muligheter</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} uten vei</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} ville miste formen.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} piksler, {} på brettet</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · ingen sikkerhetskopi</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · sikkerhetskopi {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} på kanten</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} piksler</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – svikter</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, alle som nå. Det som er rundt dem, er annerledes: brettet, bildet eller forbindelser.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, inaktiv</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, sett av {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, terningen gir {}</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, brikker igjen</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, {} valgt</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. I parentes: det trykte brettet, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Ikke noe trykt brett å sammenligne med.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Det samme som nå.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: på {} av {}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: symbolet {} hører ikke til {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: terrenget {} hører ikke til {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Klikk for å velge den, med Ctrl for å sammenligne begge.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>«{}» har endringer som ikke er lagret.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>«{}» er allerede åpent i et annet Realmwright-vindu; den som lagrer sist, vinner.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>«{}» er ikke tillatt</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>«{}» er tillatt</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>«{}» er ikke lenger der det var. Kartet er her fortsatt; lagring skriver det igjen.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>«{}» er ikke der lenger: den er flyttet, omdøpt eller slettet. Let etter den i {}, eller åpne en annen.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>«{}» forstås ikke.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>«{}» er endret av et annet program siden det ble åpnet eller lagret her.</translation>
    </message>
</context>
</TS>
