<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>fi</translation>
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
&lt;p&gt;Kartta on pelilauta, jolla on alueita. Naapurialueilla on yhteinen raja: siirrä sitä, ja molemmat seuraavat.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Piirrä.&lt;/b&gt; Ota piirtotyökalu (&lt;b&gt;P&lt;/b&gt;) ja napsauta kulmia; ensimmäisen napsauttaminen uudelleen sulkee alueen. Kulmapisteen, rajan tai kehyksen lähellä piste hyppää siihen. Toisten päälle piirretty alue rajataan niihin.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Täytä ja leikkaa.&lt;/b&gt; Ämpäri tekee avoimesta alasta alueen, Jaa leikkaa alueen kahtia, Yhdistä liittää alueet.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Merkitse.&lt;/b&gt; Anna nimet, maastot ja symbolit Alue-paneelissa, aluetaulukossa tai siveltimellä.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Tarkista.&lt;/b&gt; Havainnot kertovat työn aikana, mikä on vialla. Jokaisen havainnon voi näyttää, valita, korjata esikatselun kanssa tai ohittaa perustellen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Käytä.&lt;/b&gt; Vie kuvia ja naapuritaulukoita, tulosta tarkassa koossa tai pelaa kartalla sääntöpajassa.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Kaiken voi kumota. Tallentamattomasta työstä kirjoitetaan varmuuskopio hetki jokaisen muutoksen jälkeen, ja kymmenen viimeistä tallennusta löytyy kohdasta &lt;b&gt;Tiedosto › Aiemmat versiot&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, sitten {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Ei sallittu.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> ja </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> ja {} muuta</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> keinona {}</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> ajalta {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> tai </translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pikseliä</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> sekuntia</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} toteutui.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {}/{} odotusta ei toteutunut.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} viime muutoksessa.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>&amp;Kohdista kehykseen</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Tekijä</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Pelilauta</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Rajat</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Alapaneeli</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>R&amp;annikot</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopioi</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Monista</translation>
    </message>
    <message>
        <source>&amp;Edge</source>
        <translation>R&amp;euna</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Muokkaa</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tiedosto</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Havainnot</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>&amp;Sovita lauta</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Unohda nämä tiedostot</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>R&amp;uudukko</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>&amp;Piilota kaikki paitsi pelilauta</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Tunnukset</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>&amp;Tuo piirros…</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Yhteydet</translation>
    </message>
    <message>
        <source>&amp;Lock everything</source>
        <translation>&amp;Lukitse kaikki</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Kartta</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>&amp;Yhdistä valitut</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nimi</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Naapurit</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Uusi kartta…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>&amp;Avaa kartta…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Liitä</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Pelaa tällä kartalla</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Pelaajat</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>&amp;Tulosta tarkassa koossa…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Tee uudelleen: {}</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Alue</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Kierrokset</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Viivaimet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Tallenna</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Asetukset…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Pikanäppäimet…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Tilastot</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>&amp;Symbolit</translation>
    </message>
    <message>
        <source>&amp;Table of regions</source>
        <translation>Alue&amp;taulukko</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Maasto</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Otsikko</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Kumoa: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Todellinen koko</translation>
    </message>
    <message>
        <source>+ Effect</source>
        <translation>+ Vaikutus</translation>
    </message>
    <message>
        <source>+ Piece of its own…</source>
        <translation>+ Oma nappula…</translation>
    </message>
    <message>
        <source>+ When…</source>
        <translation>+ Milloin…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Missä…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} sen päällä</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, enintään {} raot katsotaan suljetuiksi</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, painettu {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, tarina katkeaa</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} pikseliä</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 yksikkö = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; heitto {} riittäisi, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Napsauta&lt;/b&gt; sääntöä lukeaksesi sen · &lt;b&gt;Esc&lt;/b&gt; päästää irti</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Napsautus&lt;/b&gt; pelaa · &lt;b&gt;Alt&lt;/b&gt; kiinnittää · &lt;b&gt;Esc&lt;/b&gt; päästää irti</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Millään sivulla ei ole kaikkia näitä sanoja: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>Este on raja, jota kukaan ei saa ylittää. Napsauta rajaa, tai aluetta ja sitten sen naapuria; sama uudestaan avaa rajan.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Lauta kullekin tulkinnalle ensimmäisessä eroavassa vaiheessa</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>Rajanaapurissa on tämä symboli.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>Rajanaapuri lasketaan yhdeksi näistä maastoista, olipa se kenen hallussa tahansa.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Napsautus mallikuvan rajattuun alaan tekee siitä alueen, joka rajataan naapureihin. Jos viivassa on aukko, se näytetään ennen kuin mitään tehdään. Alat, jotka päättyvät mallikuvaan piirrettyyn kehykseen, asetetaan laudan reunalle, ellei sitä ole kytketty pois.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Napsautus rajaan pyöristää tai karhentaa sen molempien puolten alueille yhtä lailla; veto ottaa monta rajaa kerralla, Enter kaikki valittujen alueiden rajat. Rajojen kohtauspaikat ja kehys pysyvät. Missä raja leikkaisi toisen, sitä taivutetaan vähemmän.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Napsautus valitsee alueen, Vaihto lisää yhden, Ctrl ottaa sen mukaan tai pois, Alt tavoittaa alla olevan; vedetty laatikko valitsee kaiken, mihin se osuu, nuolinäppäimet kulkevat alueelta toiselle. Yksi valittu alue valaisee naapurinsa ja rajojen pituudet, kaksi näyttää mitä niiden välissä on. Numeronäppäimet antavat valituille alueille maaston. Kaksoisnapsautus muokkaa kulmapisteitä.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Napsautus kohtaan, jossa ei ole aluetta, tekee koko avoimesta alasta alueen, rajat kohdallaan.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>Yhteys tarvitsee kaksi eri aluetta.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Alueen kulma on naapurin rajalla, jossa naapurilla ei ole kulmaa, joten rajaa ei voi siirtää yhtenä.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Leikkaus tarvitsee viivan, jossa on vähintään kaksi pistettä.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Tarvitaan etäisyys väliltä 0–100 000 mm.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>Toteutumaton odotus</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Peli voi päätyä tähän asemaan.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Tähän kuuluu peli, asema tai skenaario.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>Satama kuuluu joelle tai sen viereen.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>Maastolaji, jonka vain tämä kartta tuntee</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>Yhteys liittää kaksi aluetta, jotka eivät kosketa: silta, tunneli tai meriväylä, molempiin suuntiin tai yhteen, huomautuksen kera. Napsauta tai vedä yhdestä toiseen. Eri asetuksilla yhteys muuttuu, samoilla se poistuu.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>Käsin tehty yhteys tai este ei ole mielekäs: pää puuttuu (virhe), este erottaa alueita, jotka eivät kosketa, tai yhteys toistaa rajan tai toisen yhteyden (varoituksia).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Lukittua tasoa ei voi muuttaa käsin; Kumoa toimii silti.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>River World -kartalla ei ole jokea, joten tapahtumilla, laivoilla ja karavelilla ei ole tekemistä.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>Jokaiselle alueelle, jonka rotu valloittaa, pannaan nappula laatikosta, yksi kullekin, niin kauan kuin niitä on.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>Nappula palaa varastoon, kun sen alue hylätään tai vallataan, toipa sen sinne kuka tahansa.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>Nappula alueella, jonka toinen rotu ottaa, palaa omistajalleen tai laatikkoon, jos omistajaa ei ole.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>Nappulaa ei saa panna sinne, missä ehto pätee.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>Nappulan saa panna vain rodun alueille.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>Nappula, jonka alue hylättiin, jää omistajansa käyttöön.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Nimi keksitään</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>Kapea kaistale alueiden (tai alueen ja kehyksen) välissä ei kuulu kenellekään. Se ei ole leveämpi kuin kartan rakotoleranssi; leveys on suurimman sen sisään mahtuvan ympyrän.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>PDF:n sivu ei voi olla {:.4g} x {:.4g} mm.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>Osa laudasta ei kuulu millekään alueelle. Vihje, jos se on avoin kehykseen päin, varoitus, jos alueet ympäröivät sen.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>Kuva {} x {} pikseliä on liian suuri; enintään {} suuntaansa ja {} miljoonaa yhteensä piirretään.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>Kuva {} x {} pikseliä on liian pieni piirrettäväksi.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>Merirosvosymboli kuuluu joelle.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>Alueella on paikka.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>Alue on rappeutuneen rodun hallussa, kenen se onkin.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>Rappeutuneena valloittava rotu tekee sen ennen pelaajan aktiivista rotua.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>Alue päättyy lähelle laudan kehystä koskettamatta sitä, joten se ei ole reunalla.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>Alueella on symboli, jota mikään peli ei tunne.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>Alueella on maasto, jota mikään peli ei tunne.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>Alueella ei ole pinta-alaa: alle kolme eri kulmaa, tai kaikki samalla suoralla.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>Alueella ei ole nimeä.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>Alueella ei ole naapuria eikä yhteyttä.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>Alueella ei ole maastoa.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>Alue on liian pieni merkeilleen: sen suurimpaan ympyrään pitäisi mahtua 28 yksikön levyinen pino ja tilaa jokaiselle symbolille, neljännes tuosta alasta. Vihje, jos vain symbolit eivät mahdu, ja vedellä; rotkoa ei tarkasteta.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>Alue tarvitsee vähintään kolme kulmaa.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>Moniosaisen alueen yksi osa on alle 50 neliöyksikköä, liian pieni ollakseen tarkoituksellinen.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>Alue ulottuu laudan kehyksen yli. Virhe, jos se on kokonaan ulkopuolella.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>Alue toistaa kulman, tai sen ääriviiva kulkee ulos ja suoraan takaisin (piikki, joka on varoitus).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>Näin lähellä kehystä oleva alue on laudan reunalla.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>Alue, jolla tämä nappula on, on suljettu haltijansa vihollisilta.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>Alueen ääriviiva leikkaa tai peittää itsensä, joten sisä- ja ulkopuoli eivät ole selvät.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Telakka tai näkijän temppeli hyödyttää alueen haltijaa; vedellä juuri kukaan ei voi olla.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>Vaihetta ei voi jättää, kun rodun nappulan voi vielä asettaa siinä.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>Tarina</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>Maasto tarvitsee nimen.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>Tulivuorisymboli kuuluu rotkoon.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Kokonainen peli tällä kartalla näillä pelaajilla, jaettuna siemenluvusta</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Hylkää</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>Aihe: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Kuilut</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Hyväksy se; perustelu tallennetaan karttaan</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Vaikuttanut kerran tässä pelissä</numerusform>
            <numerusform>Vaikuttanut {} kertaa tässä pelissä</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktiivinen tai rappeutunut</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Lisää pelaaja</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Lisää este</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Lisää yhteys</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Lisää pelaaja</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Lisää yhteinen kulmapiste</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Lisää maasto</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Lisää maasto {}</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Lisää kulmapiste</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Naapuruus</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Naapuruus CSV:nä</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Naapuruus GraphML:nä</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Naapuruus JSONina</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Naapuruus Graphvizille</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Naapuruus: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Sitä vastaan</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>Kohdista kehykseen: {}</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Kaikki tavallisiksi</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Kaikki valittujen alueiden rajat (Enter)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Kaikki nappulat palaavat laatikkoon, kun rotu rappeutuu.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Kaikki menevät samoin</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Kaikki pelaajan alueet, jokaisen rodun, ovat yhteydessä, ja tällä rodulla on niistä yksi.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Kaikki rodun alueet ovat yhteydessä.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Kaikki ehdon täyttävät alueet ovat toistensa naapureita yhtä tarkoitusta varten.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>Ehdon täyttävällä alueella kaikki merkit jäävät, kun rotu rappeutuu, ei vain yksi.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Kaikki {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Kaikki {} odotusta toteutuivat</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Salli tarkoituksella</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Yhdistä myös alueet, jotka eivät kosketa, saariryhmäksi</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Aina tämä luku.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>Underground-kartalla on rotkoja, mutta niissä ei ole tulivuorisymbolia, joten Liekeillä ei ole paikkaa tulivuorelle.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>Muu kartta…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Toinen</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>Toisen pelaajan aktiivinen rotu hallitsee useampia alueita kuin tämä rotu.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>Alue on toisen pelaajan aktiivisen rodun hallussa.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>Toisen pelaajan aktiivinen rotu on rajanaapurissa.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>Toinen tulkinta voi sallia täällä enemmän</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Käytä</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Pinta-ala</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Alat, jotka päättyvät mallikuvaan piirrettyyn kehykseen, asetetaan laudan reunalle</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kuten järjestelmä</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Kysymys koskee</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Ainakin yksi näistä ehdoista pätee.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>Alueella on ainakin näin monta rodun merkkiä.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Vähintään näin pitkä raja tekee kahdesta alueesta naapurit.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>Tällä hetkellä kaikki nappulat otetaan pois, missä ne ovatkin, uudelleen asetettaviksi.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Tekijä</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, sitten 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>Takaisin käyttöön</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Pankki</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Peruspeli</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Aloita tyhjästä</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Aloita tyhjästä: samat pelaajat tyhjän laudan ääressä</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Aloita näytetyn vaiheen asemasta</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Aloita tästä vaiheesta</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Kartan vieressä se on mukana sen uusissa peleissä; skenaarion vieressä sen voi nimetä.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Laudan vieressä</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Tyhjä lauta</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Tyhjä nimi</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Esteet</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Este: {} ja {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Käsin tehty este</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Estä raja: {} ja {}</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Esteet</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Esteet on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Pelilauta</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>&amp;Mallikuva</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Mallikuva</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Lauta kuvana…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Laudan reuna</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Lauta ilman nimiä</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Kirjat eroavat: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Raja, mitä leveämpi, sitä pidempi</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Rajat</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Rajat on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Näin kaukana toisistaan olevat ääriviivat ovat vielä yksi raja.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Haara</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Haaroita tästä</translation>
    </message>
    <message>
        <source>Break on…</source>
        <translation>Pysähdy kohtaan…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Silta</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Tuo takaisin</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Tuo valitut alueet näkyviin</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Ämpäri</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Taas kirjan mukaan</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>&amp;Sulje kartta</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>Nimeä {} uudelleen: {}</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Täällä nimeltään: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Ei voi alkaa: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sattuma</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Sattuma nostaa</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Sattuma nostaa: {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Sattuma nostaa.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Vaihda tekijä</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Vaihda pelit</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Vaihda pelaajamäärä</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Vaihda painettu koko</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Vaihda kierrosmäärä</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Vaihda otsikko</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Sinun muuttamasi</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Kaaviot</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Tarkistetaan …</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Pullonkaulat</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Valitse</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Valitse sääntö lukeaksesi, mitä se sanoo.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Valitse yhdistelmä</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Valitse komento, paina uudet näppäimet, sitten Aseta. Ilman näppäimiä pikanäppäin poistuu.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Valitse tiedosto…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Valitse havainto nähdäksesi, mitä se tarkoittaa ja miten se korjataan.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Valitse tunnettu maasto tai lisää se kartan omiin maastoihin Pelilauta-sivulla.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Valitse kuva</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Valitse kuva…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Valitse toinen maasto tai lisää peli karttaan.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Valitse jokin.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Valitse…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Yhdistelmän valinta</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Sääntö</translation>
    </message>
    <message>
        <source>Clause: {}</source>
        <translation>Sääntö: {}</translation>
    </message>
    <message>
        <source>Clauses of this step</source>
        <translation>Tämän vaiheen säännöt</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Tässä vaiheessa vaikuttaneet säännöt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Napsauta rajaa estääksesi sen, tai aluetta ja sitten sen naapuria.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Napsauta rajaa karhentaaksesi sen, tai vedä monen yli; Alt tekee päinvastoin, Enter ottaa valinnan.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Napsauta rajaa silottaaksesi sen, tai vedä monen yli; Alt tekee päinvastoin, Enter ottaa valinnan.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Napsauta sitä koskettavaa aluetta yhdistääksesi ne; Esc aloittaa alusta.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Napsauta aluetta, Vaihto-napsauta toista nähdäksesi, mitä niiden välissä on. Vedä laatikko valitaksesi monta.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Napsauta aluetta, sitten naapuria, johon se yhdistetään.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Napsauta aluetta: sen naapurit syttyvät ja rajojen pituudet näkyvät. Nimi, maasto ja symbolit ovat oikealla paneelissa; alapaneeli kertoo työn aikana, mikä on vialla.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Napsauta toisen rajan takaa leikataksesi; napsautukset alueen sisällä taivuttavat viivaa. Esc luopuu.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Napsauta pisteestä pisteeseen. Osoittimen kortti näyttää koko pituuden ja viimeisen välin millimetreinä, tai lautayksikköinä kun painettua kokoa ei tunneta. Mikään ei muutu.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Napsauta pisteestä pisteeseen; kortti kertoo pituuden. Enter päättää viivan, Esc tyhjentää sen.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>Napsauta mallikuvan rajattua alaa: siitä tulee alue.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Napsauta alueen yhtä rajaa, sitten vastakkaista.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Napsauta jotakin laudalla.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Napsauta aluetta, sitten naapuria: niistä tulee yksi. Lisänapsautukset liittävät lisää; Enter yhdistää kaikki valitut. Valintarivi kertoo, kenen nimi ja merkinnät jäävät ja saavatko koskettamattomat alueet muodostaa saariryhmän. Yhteydet ja esteet siirtyvät yhdistetylle alueelle.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Napsauta tai vedä alueelta toiselle, joka ei kosketa sitä.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Napsauta tai vedä lisätäksesi symbolin alueille; jos aloitat alueelta, jolla se on, se poistetaan, samoin oikealla painikkeella. Numeronäppäimet vaihtavat symbolin, Alt-napsautus ottaa sen alueelta.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Napsauta alueita leimataksesi symbolin, napsauta uudelleen poistaaksesi; 1–9 vaihtavat symbolin.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Napsauta alueen ensimmäistä kulmaa. Pidä Ctrl pohjassa, niin ei tartuta.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Napsauta ensimmäistä pistettä, kaksoisnapsauta tai paina Enter sulkeaksesi. Askelpalautin ottaa pisteen takaisin.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Napsauta ensimmäistä kohtaa.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Napsauta toisella puolella olevaa naapuria. Sama uudestaan poistaa esteen.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Napsauta seuraavaa kulmaa; T seuraa rajaa, askelpalautin ottaa pisteen takaisin, Esc luopuu.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Napsauta toisen pään aluetta. Sama uudestaan poistaa yhteyden.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Napsauta aluetta, jonka kulmapisteitä haluat muokata.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Napsauta toista kohtaa.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Napsauta kohtaa, jossa ei ole aluetta, ja koko avoimesta alasta tulee alue.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>Sulje &amp;rako</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Sulje se</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Sulje väli tai lisää yhteys.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Sulje aukko</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Sulje rako: {} ja {}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Sulje viesti</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Rannikko, jonka takana ei ole mitään</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Rannikot</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Kolikko</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Kolikot</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Kolikot kierroksittain</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Kolikoita jokaisesta rodun alueesta, joka täyttää ehdon, tai siitä, jota kysytään.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Kolikot: {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Kolikoita pankista heti, kun jotain tapahtuu: valloitus, tappio vastustajalle, valinta, rappeutuminen.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Kolikoita pankista alueesta, joka vallataan tai menetetään, jos se täyttää ehdon.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Kolikot: {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Kolikoita, jotka lasketaan koko rodulle eikä millekään yksittäiselle alueelle.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Väri: {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Yhdistelmä</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Tarjolla olevat yhdistelmät</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Komento</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentti</translation>
    </message>
    <message>
        <source>Comment on branch</source>
        <translation>Kommentoi haaraa</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentti…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vertaa</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Vertaa laitoksia</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Ehto</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Yhdistä kaksi aluetta, jotka eivät kosketa</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Valloita</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Valloitukset</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopioi skenaario tekstinä</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Kopioi vaiheen osoite</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Kulmakosketus</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Vain kulma, eivät naapureita</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>Kahden naapurin kulmat ovat alle puolen yksikön päässä toisistaan ja on kai tarkoitettu samaksi.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>Tiedostoa ”{}” ei voitu tallentaa: {}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Pelin kulku</translation>
    </message>
    <message>
        <source>Crowded region</source>
        <translation>Ahdas alue</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.</source>
        <translation>Ctrl+Shift+O avaa skenaarion, Ctrl+Alt+V liittää lähetetyn.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Ctrl+Shift+P etsii kaikesta, mitä ohjelma osaa. Kaiken voi kumota, ja tallentamaton työ kopioidaan hetki jokaisen muutoksen jälkeen. F1 selittää jokaisen työkalun ja jokaisen havainnon.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Leikkaa</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Katkaise</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Leikattu alueesta {}.</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>Leikkaa {}</translation>
    </message>
    <message>
        <source>Danish book</source>
        <translation>Tanskalainen kirja</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Poista</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Kuollut yhteys</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Päätä</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rappeudu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Poista haara</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Poista toinen niistä.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>Poista {}</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Poistettiin myös {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Tulevat nopanheitot</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Hylkää</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Hajanainen kartta</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Tee kaikki korjaukset, joissa ei menetetä kenenkään työtä, yhtenä vaiheena</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Pistettä tuumalla</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Vedä kulmapistettä, ja se siirtyy jokaisessa alueessa, jolla se on. Vedä särmän keskeltä, kaksoisnapsauta tai Alt-napsauta rajaa lisätäksesi pisteen; Delete poistaa valitut. Nuolinäppäimet siirtävät pikselin, Vaihdon kanssa kymmenen, ja X ja Y voi kirjoittaa. Siirto, jossa rajat leikkaisivat, näytetään punaisella ja torjutaan.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Vedä kulmapistettä. Alt-napsautus rajaan lisää pisteen, Delete poistaa sen, Ctrl pohjassa ei tartuta.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Vedä alueiden yli, ja kaikki saavat maaston yhdellä kertaa. Numeronäppäimet vaihtavat maaston, Alt-napsautus ottaa sen alueelta, oikea painike poistaa sen.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Vedä alueiden yli maalataksesi ne; 1–9 vaihtavat maaston, Alt-napsautus ottaa sen alueelta.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Vedä kulmasta vastakkaiseen; Vaihto tekee neliön. Kuten aina piirrettäessä, alue pysähtyy naapureihin ja kehykseen tai leikataan siitä yhdestä alueesta, jossa se on.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Vedä kulmasta vastakkaiseen; Vaihto tekee neliön, Ctrl pohjassa ei tartuta.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Veto siirtää kuvaa. Skaalaa mittaa sen kahdella kohdalla, joiden välin tiedät.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Vedä piirtääksesi suorakulmion.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Vedä, tai poimi ja napsauta. Oikea napsautus ottaa pois; Vaihto+rulla, + − ja numerot laskevat.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nosta</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Piirrä ensimmäinen alue, tai aloita mallista, generaattorista tai kuvasta.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Piirrä maa-alue kehykseen asti.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Piirrä joki tai poista peli kartalta.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Piirrä ja muotoile</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Piirrä alueen ympäri painike pohjassa.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Piirrä alueen ympäri painike pohjassa. Irrottaminen sulkee viivan ja yksinkertaistaa sen, sitä enemmän mitä oikeammalla säädin on; silmukat, joissa viiva leikkaa itsensä, selvitetään.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Piirrä alueen ympäri painike pohjassa; irrottaminen sulkee sen.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Nosta laatat itsestään</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Nosta käsin</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Piirrä vähemmän jokialueita tai hyväksy: ensimmäinen pelaaja sanoo, minne laivat tulevat.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Piirrä uudelleen tai poista.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Piirrä naapureihin asti tai yhdistä käsin.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Piirrä kehykseen asti tai kauemmas.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Piirrä alue</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Piirrä joitakin.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Piirrä puuttuva alue tai hyväksy: avovesi saarten ympärillä saa olla tyhjä.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Piirrä ne yhteen, nosta rakotoleranssia tai hyväksy.</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>Piirrä {}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piirtäminen</translation>
    </message>
    <message>
        <source>Drawings (*.geojson *.json *.svg *.txt);;All files (*)</source>
        <translation>Piirrokset (*.geojson *.json *.svg *.txt);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Duplicate name</source>
        <translation>Kaksi samaa nimeä</translation>
    </message>
    <message>
        <source>Duplicate vertex</source>
        <translation>Kaksinkertainen kulmapiste</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>Monista {}</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Jokainen napsautus lisää kulman; ensimmäisen kulman napsautus, kaksoisnapsautus, Enter tai oikea painike sulkee alueen. Kulmat tarttuvat kulmapisteisiin, rajoihin, kehykseen ja ruudukkoon, ja rajalla olevasta kulmasta tulee myös naapurin kulma; Ctrl pohjassa ei tartuta. Piirrä huoletta naapurien yli: uusi alue pysähtyy niiden rajoihin. Yhden alueen sisään piirretty leikataan siitä, ja "Päälle"-valinnalla se ottaa kaikilta alla olevilta. T seuraa rajaa napsautuksesta toiseen, F kiertää toista kautta. Askelpalautin tai Ctrl+Z ottaa kulman takaisin, Ctrl+Y palauttaa sen, Esc luopuu.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Aiemmat &amp;versiot…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Aiemmat versiot</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Reuna</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Reuna melkein</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Reuna saavutetaan</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Muokkaa kulmapisteitä</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Laitos</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Tyhjä kartta</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Päätä valloitukset</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Pelin loppu</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Päätä sijoittaminen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Päätä vuoro</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Päätä vuoro</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Sisääntulo</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Sisääntulo reunalta</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Sisääntulo mereltä</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Sisääntuloalue</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Sisääntuloalueet</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Virhe</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tapahtuma</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tapahtumat</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Jokainen nosto valitaan, kun sen aika on: yhdistelmät, laatat ja mitä sattuma muuten ratkaisee</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Jokainen näistä ehdoista pätee.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Jokainen tällainen nappula nostaa alueensa hintaa yhdellä, olipa se kenen hallussa tahansa, tai vain (ei) rappeutuneena.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Kaikki pelataan kirjan mukaan: mikään sääntö ei ole pois käytöstä.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Laajene</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Odota</translation>
    </message>
    <message>
        <source>Expect: {}</source>
        <translation>Odota: {}</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Odotus</translation>
    </message>
    <message>
        <source>Expected: {}</source>
        <translation>Odotettu: {}</translation>
    </message>
    <message>
        <source>Expected: {}, met</source>
        <translation>Odotettu: {}, toteutui</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Odotettu: {}, ei toteutunut, löytyi {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Odota…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Vie lauta</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Kuvapuoli alas</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Häivytä mallikuvaa</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Fill {}</source>
        <translation>Täytä {}</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Löydä mikä tahansa komento</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Havainnot</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Suomalainen kirja</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Ensimmäinen ero</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Ensimmäinen vaihe</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Alkuun pääsy</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Korjaa kaikki</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Korjaus muuttaa: {}. Muu ei muutu.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Korjaus jättää kaikki alueet ennalleen.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Taita paneeli</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seuraa</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Seuraa toista tulkintaa</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Seuraa rajoja napsautuksesta toiseen (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>Seuraa: {}</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>Esimerkiksi Suokansa</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>Näytöille ja painotaloille; tiedosto kertoo todellisen kokonsa.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Unohda mitä seuraa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Muoto</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Kehys</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Vapaa käsi</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Mallista</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Kuvasta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Rako</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Raot suljetaan asti</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generoitu</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoJSON, SVG, a TripleA polygons.txt, or a labelme JSON file.</source>
        <translation>GeoJSON, SVG, TripleA:n polygons.txt tai labelmen JSON-tiedosto.</translation>
    </message>
    <message>
        <source>German book</source>
        <translation>Saksalainen kirja</translation>
    </message>
    <message>
        <source>Give an abyss the symbol.</source>
        <translation>Anna jollekin rotkolle symboli.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Anna yksikölle nimi.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Anna niiden välissä oleva toiselle niistä</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Palaa versioon {}</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Palaa tähän versioon</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Siirry</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Taantuma</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Ruudukko</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Satama kaukana joesta</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Satamat</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Korkeus</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Korkeus yksikköinä</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Hallussa: valitse merkki</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Hallussa: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Piilota mallikuva</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Piilota muiden kolikot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Pätee tai ei</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Kotisääntö</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>How to mend it</source>
        <translation>Näin se korjataan</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Sama alue</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Tunnukset</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Vain tunnukset</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Ohita havainto</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Ohitettu ilman perustelua.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Ohitettu: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Koskemattomuus</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Tuo piirros</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Tuo se piirroksena</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Rappeutunut</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>Rappeutuneena rotu saa valloittaa myös pelaajansa aktiivisen rodun alueita.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Kädessä</translation>
    </message>
    <message>
        <source>In hand {}</source>
        <translation>Kädessä {}</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Selkokielellä</translation>
    </message>
    <message>
        <source>In the menu {}.</source>
        <translation>Valikossa {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>Varastossa</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>Näissä vuoron vaiheissa rodun nappula voidaan asettaa mille tahansa alueelle, joka sen ottaa.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Tulot lähteittäin</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Keksi rotu tai kyky</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Keksi rotu tai kyky…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Keksityt rodut ja kyvyt</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Keksityt yksiköt (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Saaret</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Eristetty alue</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Sen voi korjata omalla painikkeella, esikatselun kanssa.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Se ei ole vaikuttanut tässä pelissä.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Oma kartta</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Säilytä yksi niistä.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Pidä mallikuva kartan vieressä</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>Säilytetään karttatiedostossa</translation>
    </message>
    <message>
        <source>Key {}</source>
        <translation>Näppäin {}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Näppäimet:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Yhteyden laji</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>Asetettu laudan reunalle: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Rakennus vedessä</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>Kieli: {}</translation>
    </message>
    <message>
        <source>Last attempt with the die</source>
        <translation>Viimeinen yritys nopalla</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Viimeinen piste</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Viimeinen vaihe</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Myöhemmin</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Aseta laudalle</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Tasot</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>Johda se reunaan molemmissa päissä, eikä muualla.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Johtaa vain ensimmäisestä alueesta toiseen</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Nyt sallittua</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>Päästä &amp;irti</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Skenaariokokoelma</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Kokoelma…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Vaalea tai &amp;tumma</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Rivi {}: {}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Yhteys</translation>
    </message>
    <message>
        <source>Link between {} and {}</source>
        <translation>Yhteys: {} ja {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Käsin tehty yhteys</translation>
    </message>
    <message>
        <source>Link {} and {}</source>
        <translation>Yhdistä {} ja {}</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Yhteydet</translation>
    </message>
    <message>
        <source>Links are locked; unlock in Layers to change this.</source>
        <translation>Yhteydet on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Lukitse esteet</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Lukitse mallikuva</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Lukitse rajat</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Lukitse yhteydet</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Lukitse nimet</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Lukitse symbolit</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Lukitse maasto</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>Lukitse {}</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Look for disputes in the whole story</source>
        <translation>Etsi kiistoja koko tarinasta</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Tarkastellaan kiistaa {}/{} …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Irrallinen kulmapiste</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Kadonnut heimo vedessä</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Kadonneet heimot eivät voi olla vedessä tai rotkossa.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>Alueella on kadonneita heimoja tai hirviöitä.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Noppaonni</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Päälinja</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Pidennä rajaa tai erota ne.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Levennä aluetta.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kartta</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Kartat (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Kartat (*.map.geojson *.geojson);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Kartat ovat kansiossa</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marginaali</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Tarjonta</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mittaa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Valikko</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Yhdistä</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Yhdistä {}</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Yhdistäminen vaatii vähintään kaksi aluetta.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Yleiskartta</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Puuttuva maasto</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Eri arvoja</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Yhdistetyt pelit</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Hirviö vedessä</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Hirviöt vierekkäin</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Hirviöt eivät voi olla vedessä tai rotkossa.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Useammalla alueella on telakka kuin laatikossa on karaveleja, joten haltijat jakavat sen.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Enemmän jokia kuin laivoja</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Vuoret</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Hiiren rulla</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Siirrä toista niistä.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Siirrä kulmapistettä</numerusform>
            <numerusform>Siirrä yhteistä kulmapistettä ({} aluetta)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Siirrä mallikuvaa</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Siirrä kulmat erilleen; korjaus purkaa risteyksen osiin. Alle 50 neliöyksikön murut annetaan niiden vieressä olevalle naapurille tai pudotetaan.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Siirrä kulmapistettä</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>Siirrä {} kulmapistettä</numerusform>
            <numerusform>Siirrä {} kulmapistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Oma valinta</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;imet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Nimi ja merkinnät</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Nappulan nimi</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Maaston nimi</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nimet</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Nimet on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Vain nimet</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Nimet, maastot ja symbolit</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Melkein sama nimi</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>Läheltä piti</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Naapurit</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Naapurit, yhteistä rajaa {}{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Naapureilla yhteistä</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Vähemmän jakavat naapurit luetellaan havainnoissa.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Uudet näppäimet</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Uusi kartta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Seuraava &amp;ruutu</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Seuraava vaihe</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Ei pinta-alaa</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Alueiden takana ei ole mallikuvaa.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>{} pelaajalle ei ole painettu lautaa, joten tavallista kierrosmäärää ei ole.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Mikään mukana tuleva skenaario ei näytä sitä.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Missään säännössä ei ole näitä sanoja.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>Tässä asemassa ei ole tarjolla yhdistelmiä.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Mikään kiista ei vaikuta tähän tarinaan.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Ei sisääntuloaluetta</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Ei virheitä. Tarkistetaan jatkuvasti.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Ei tapahtumaa</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Tiedostoa ei ole vielä valittu.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Mikään havainto ei sovi.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Ei kotisääntöjä</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Kuvaa ei ole vielä valittu.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Älä hyväksy enää</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Suljettua karttaa, jonka voisi avata uudelleen, ei ole.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Nappuloita ei ansaita enempää kuin varastossa on; lasketaan sama kuin kohdassa ”ansaitsee merkkejä”.</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Mikään tavallinen rotu ei pääse tänne: meret, järvet ja rotkot ovat tiellä joka sisääntuloalueelta. Joet saa ylittää.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Mikään tavallinen rotu ei pääse kohteeseen {} ({}) miltään sisääntuloalueelta.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Mikään rotu ei pääse kartalle: mikään maa-alue ei ole laudan reunalla eikä reunalla olevan meren rannalla.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Alue ei ole minkään rodun hallussa; kadonneita heimoja tai hirviöitä voi olla siellä.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Varmuuskopiota ei voitu kirjoittaa: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Mikään alue ei ole laudan reunalla (eikä reunalla olevan meren rannalla), joten mikään rotu ei pääse kartalle.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Aluetta ei ole valittu</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Ei jokea</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Ei skenaariota</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Ei arkkeja</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Ei maastoa</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Alueen mukana ei menetetä merkkiä: kaikki palaavat käteen.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Ei tulivuorta</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Mikään tie ei johda kohteesta {} muualle kartalla.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Missään rotkossa ei ole tulivuorisymbolia.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Mikään kartan peleistä ei tunne tätä symbolia.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Mikään kartan peleistä ei tunne tätä maastoa.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Mikään näistä ehdoista ei päde.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Norjalainen kirja</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Ei sallittu.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Ei sallittu. Tarina päättyy tähän.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Ei siirretty: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Ei laskettu: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Vielä korjaamatta: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Ei toteutunut. Löytyi: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Eivät naapureita: lähimmillään {} päässä.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Ei sanottu</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Ei mainita: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Huomautus</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Huomautus esteestä</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Huomautus yhteydestä</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Muistissa: {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Haulla ”{}” ei löytynyt mitään.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Mitään ei tarvinnut muuttaa.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Mikään täällä ei ole lähellä kehystä olematta sillä.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Kädessä ei mitään</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Mitään ei löytynyt; vähemmät sanat löytävät enemmän.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Uudelle alueelle ei jää mitään: ala kuuluu jo kohteelle {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Laudalla ei muutu mitään.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Mikään ei rajaa tätä kohtaa: ala peittäisi suurimman osan kuvasta.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Ei korjattavaa.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Mitään ei ole vielä pelattu.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Mitään ei ole vielä tallennettu, joten ei ole mihin palata.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Ei mitään, jos se on tarkoitus.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Ei mitään, jos se on tarkoitus; muuten anna niille raja tai yhdistä käsin.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Nyt: {}, {} reunalla.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>Siirrä hieman {} kulmapistettä</numerusform>
            <numerusform>Siirrä hieman {} kulmapistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Määrä</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Naapurien määrä</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Nappuloiden määrä</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>Reunalla</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Päälle</translation>
    </message>
    <message>
        <source>One file to pass on, but as large as the picture</source>
        <translation>Vain yksi tiedosto jaettavaksi, mutta kuvan kokoinen</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>Yksi jokaisesta alueiden lohkosta, joka on erillään muista.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>Yksi jokaisesta tällä vuorolla rakennetusta nappulasta.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>Yksi jokaisesta tällä vuorolla vallatusta alueesta, joka ei ollut tyhjä: siellä oli joukkoja tai jotain ryöstämisen arvoista.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>Yksi jokaisesta pelaajan muiden rotujen alueesta, joka täyttää ehdon.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>Yksi jokaisesta rodun alueesta, joka täyttää ehdon, tai aina näin monesta niistä.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>Yksi jokaisesta alueesta, jonka rotu valloitti tällä vuorolla ja joka täyttää ehdon, tai aina näin monesta niistä.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>Yksi jokaisesta tällaisesta nappulasta rodun alueilla.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>Toinen alueista on poissa.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>Yksi sivu laudan painetussa koossa, vektoreina.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>Yksi rivi kahden alueen väliselle tielle, taulukkolaskentaan.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Yksi suunta</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Vain tässä sallittu seuraavaksi</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Vain valitut alueet</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Vain alueella {}</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Peittävyys</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Kuvan peittävyys</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Mallikuvan peittävyys</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Avaa &amp;viimeisin</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Avaa ensin skenaario.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Avaa skenaario pelataksesi sitä kotisäännöillä.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Avaa skenaario nähdäksesi sen kaaviot.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Avaa skenaario nähdäksesi, mitkä kiistat koskevat sitä.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Avaa tie tai lisää yhteys.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Avaa keksitty yksikkö</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Avaa uutena karttana</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Avaa kartta</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>Avaa s&amp;kenaario…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Avaa skenaario</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Avaa kokoelma</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Avaa paneeli</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Avaa…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Vaihtoehto {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Muut</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Muut pelaajat eivät voi valloittaa tämän rodun alueita, jotka täyttävät ehdon.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Muut rodut maksavat tämän rodun alueista enemmän merkkejä.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Kehyksen ulkopuolella</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Päällekkäisyys</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Omat</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Omat merkinnät</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Omat merkinnät: {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Omat merkinnät, pilkuin erotettuina</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Oma maasto {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Omat maastot</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF tarkassa koossa</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-kuva</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-kuva (*.png)</translation>
    </message>
    <message>
        <source>PNG, JPEG or SVG. You can also drop one on the window.</source>
        <translation>PNG, JPEG tai SVG. Kuvan voi myös pudottaa ikkunaan.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Maksettu</translation>
    </message>
    <message>
        <source>Paid to {}</source>
        <translation>Maksettu: {}</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Maalaa</translation>
    </message>
    <message>
        <source>Paint {}</source>
        <translation>Maalaa: {}</translation>
    </message>
    <message>
        <source>Paint {}{}</source>
        <translation>Maalaa: {}{}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paperi</translation>
    </message>
    <message>
        <source>Parting at step {}</source>
        <translation>Eroavat vaiheessa {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Liitä skenaario</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>Liitä {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>Pick tokens or a piece first, then click regions.</source>
        <translation>Poimi ensin merkkejä tai nappula, napsauta sitten alueita.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Kuvat (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Kuvat (*.png *.jpg *.jpeg *.svg);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Nappulat</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Rodun nappulat laudan vieressä; poimi varastosta tai vedä tähän</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Merirosvot</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Merirosvot poissa joelta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Aseta</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Aseta laudan kuva (PNG, JPEG tai SVG), tai pudota se ikkunaan.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Aseta mallikuva</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>Aseta {} kulmapiste</numerusform>
            <numerusform>Aseta {} kulmapistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Paikat</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Asettaa mallikuvan alueiden alle: vedä sitä, skaalaa kahdella pisteellä, joiden väli millimetreinä tunnetaan, säädä kuinka vahvasti se näkyy, tai etsi se kun se puuttuu.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Aseta…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Pelaa tämän mukaan</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Pelaa tämän mukaan: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Pelaa asemasta, johon mikään peli ei voi päätyä</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Pelaa tarina tämän tulkinnan mukaan</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Pelaa tällä kartalla</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Pelaajat ja kierrokset</translation>
    </message>
    <message>
        <source>Point at the border further on and click to follow it; F takes the other way round, T ends tracing.</source>
        <translation>Osoita rajaa edempänä ja napsauta seurataksesi sitä; F kiertää toista kautta, T lopettaa.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Puolalainen kirja</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Erityiskyky</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Kyvyt</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>E&amp;dellinen ruutu</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Paina Enter yhdistääksesi {} valitun alueen, tai napsauta ensimmäistä kahdesta.</numerusform>
            <numerusform>Paina Enter yhdistääksesi {} valittua aluetta, tai napsauta ensimmäistä kahdesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Edellinen vaihe</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Yhdistelmän hinta</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Hinta: {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Hinnat ja kolikot</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tulosta</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Tulosta 100 %:n koossa, ei ”sovita sivulle”. Kunkin arkin alalaidan 100 mm:n palkki kertoo, totteliko tulostin. Merkit näyttävät leikkauskohdat ja limityksen keskikohdan. Napsauta arkkia nähdäksesi sen.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Painettu</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Painettu korkeus</translation>
    </message>
    <message>
        <source>Printed size</source>
        <translation>Painettu koko</translation>
    </message>
    <message>
        <source>Printed size {:.0f} × {:.0f} mm</source>
        <translation>Painettu koko {:.0f} × {:.0f} mm</translation>
    </message>
    <message>
        <source>Printed width</source>
        <translation>Painettu leveys</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Ongelmat</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Ylennä</translation>
    </message>
    <message>
        <source>Promote branch</source>
        <translation>Ylennä haara</translation>
    </message>
    <message>
        <source>Put a token into</source>
        <translation>Aseta merkki alueelle</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Vie mallikuva karttatiedoston viereen</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>Lisää {}: {}</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rotu</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Rotu, kyky, sääntö, kiista tai mikä tahansa sana</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rodut</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Nimeä uudelleen</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Tulkinnat</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Valmistele</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Joukkojen valmistelu</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Ohittamisen syy</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Varmuuskopio jälkeen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Suorakulmio</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Sijoita</translation>
    </message>
    <message>
        <source>Redeployed</source>
        <translation>Sijoitettu</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Uudelleenryhmittely</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Alue</translation>
    </message>
    <message>
        <source>Region count</source>
        <translation>Alueiden määrä</translation>
    </message>
    <message>
        <source>Region {} has no name.</source>
        <translation>Alueella {} ei ole nimeä.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Alueet</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Alueet naapurimäärän mukaan</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Alueet askelina reunasta</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Alueet seuraavat</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Alueet maastoittain</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Alueet, rajat pituuksineen, yhteydet ja havainnot.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Pyhäinjäännökset</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Etsi uudelleen…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Lataa uudelleen tiedostosta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Poista pelaaja</translation>
    </message>
    <message>
        <source>Remove the board art</source>
        <translation>Poista mallikuva</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Poista ehto</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Poista vaikutus</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Poista nappula</translation>
    </message>
    <message>
        <source>Remove the terrain {}</source>
        <translation>Poista maasto {}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Poista tämä pelaaja</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Poista {}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {} vertices</source>
        <translation>
            <numerusform>Poista {} kulmapiste</numerusform>
            <numerusform>Poista {} kulmapistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename branch</source>
        <translation>Nimeä haara uudelleen</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Nimeä toinen uudelleen.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>Nimeä uudelleen: {}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Avaa &amp;suljettu kartta uudelleen</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Korjaa; Kumoa peruu sen</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>Korjaa {} havainto</numerusform>
            <numerusform>Korjaa {} havaintoa</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Korvaa…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Muuta laudan kokoa</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Oikea &amp;paneeli</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Oikea paneeli</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Joen päät</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Jokialueilta ei tarvitse lähteä uudelleensijoituksessa tai rappeutuessa, tai ne lasketaan kolikoihin.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Joet</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Heitä ensin</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Heitä tai nosta</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>Heitto {}</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Karhenna</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>Karhenna {}</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>Karhennetaan {} rajaa …</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Kierros {}</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Kierros {}/{}</translation>
    </message>
    <message>
        <source>Round {}, {}</source>
        <translation>Kierros {}, {}</translation>
    </message>
    <message>
        <source>Round {}, {}'s turn begins.</source>
        <translation>Kierros {}, vuorossa {}.</translation>
    </message>
    <message>
        <source>Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.</source>
        <translation>Kierros {}, {}: vaiheet {}–{}, {}. Napsautus näyttää lopun, kaksoisnapsautus vaiheet.</translation>
    </message>
    <message>
        <source>Round {}, {}: {:+d}</source>
        <translation>Kierros {}, {}: {:+d}</translation>
    </message>
    <message>
        <source>Round {}: {}</source>
        <translation>Kierros {}: {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Tulkinta</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Tulkinnat</translation>
    </message>
    <message>
        <source>Rulings {}</source>
        <translation>Tulkinnat {}</translation>
    </message>
    <message>
        <source>Run all listed</source>
        <translation>Aja kaikki luetellut</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Aja seuraavaan pysähdykseen</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-piirros</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Sääntöpaja</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Tallenna &amp;nimellä…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>Tallenna &amp;raportti…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Tallenna PDF:nä</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Tallenna PDF:nä…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Tallenna uudelleen</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Tallenna kartta nimellä</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Tallenna omani</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Tallenna raportti</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Tallenna skenaario</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Tallenna skenaario karttoineen</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Tallenna skenaario…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Tallenna keksitty yksikkö</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Tallenna kartta mukana…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Tallennettu nimellä {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Anna etäisyys, sitten Enter.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Skaalaa mallikuva</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skaalaa…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Skenaariot</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Skenaariot (*.toml)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Skenaariot (*.toml);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteytä</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pisteytys</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Käsikirjoitus</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Vierittää; Ctrl ja rulla zoomaavat</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Meriväylä</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hae</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>Hae &amp;komentoja</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Hae poistettavaa sääntöä</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Hae komentoja</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Hae komentoja ja näppäimiä</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Hae havaintoja</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>Hae nyt sallituista</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Hae nimeä, maastoa, symbolia</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Hae alueita</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hae ohjeesta</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Hae sallituista</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Meriä ja järviä saa valloittaa kuten muita alueita.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Paikat</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Katso korjaus laudalla tekemättä sitä</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Siemenluku</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Uuden pelin siemenluku</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Siemen {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Valitse</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Valitse &amp;kaikki</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Valitse täsmälleen kaksi aluetta sulkeaksesi raon niiden välistä.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Valitse alueet, joita se koskee</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Valitse alueet, joiden rajoja muotoillaan.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Valitse ja katso, kuka on kenenkin naapuri</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Valitut alueet</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Leikkaa itsensä</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Aseta</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Aseta asema</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Asetettu aiemmin</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Anna painettu leveys nähdäksesi millimetrit.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Asettele</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Alkuasetelma</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Alkuasettelu vaatii jotakin nappulaa enemmän kuin laatikossa on.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Asetukset, varmuuskopiot ja kunkin kartan kymmenen viimeistä tallennusta ovat kansiossa {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Usealla alueella on sama nimi.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Useita telakoita</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Muodot</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Muodot naapureineen, reunoineen ja sisääntuloineen karttaohjelmille.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Yhteinen: {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Arkin asento</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Vaihto ja veto kantaa koko pinon, Ctrl ja veto kopion. Laudan viereen pudotettuna se palaa.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Vaihto-napsauta toista aluetta nähdäksesi, mitä niiden välissä on; kaksoisnapsautus muokkaa kulmapisteitä.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Vaihto-napsautus lisää alueen, Ctrl-napsautus ottaa sen mukaan tai pois, Esc päästää kaikki.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Telakka</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Ranta maan ja veden välissä</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Rannalla</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Lyhyt raja</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Lyhyt raja alle</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Näytä</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Näytä havainto taas</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Näytä taas</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Näytä kaikenvakavuiset havainnot</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Näytä vain nämä</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Näytä mallikuva</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Näytä kohta laudalla</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Näytä myös ohitetut</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>Näytä {}</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Näkyvissä</translation>
    </message>
    <message numerus="yes">
        <source>Shown by {} scenarios</source>
        <translation>
            <numerusform>Näytetään {} skenaariossa</numerusform>
            <numerusform>Näytetään {} skenaariossa</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vierekkäin</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Vaaka</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Yksinkertaista</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Ohita kierros</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Silota</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>Silota {}</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>Silotetaan {} rajaa …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Tartu: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Tartu {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Tarttuu etäisyydellä</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>Rodun valinnasta lähtien on rakennettu näin monta nappulaa tai enemmän.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>Tällä vuorolla rakennettiin näin monta nappulaa tai enemmän.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Erityinen valloitus</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>Split {}</source>
        <translation>Jaa {}</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Leimaa</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>Leimaa {}: {}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Alku</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Step &lt;b&gt;{}&lt;/b&gt; of {}</source>
        <translation>Vaihe &lt;b&gt;{}&lt;/b&gt;/{}</translation>
    </message>
    <message>
        <source>Step {}</source>
        <translation>Vaihe {}</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Vaihe {}/{}</translation>
    </message>
    <message>
        <source>Step {} of {}, round {}, {}'s turn</source>
        <translation>Vaihe {}/{}, kierros {}, vuorossa {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Vaihe {}, kierros {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Vaiheet</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Askelia reunasta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>Pysähtyi rajaan: {}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Pysäytetty.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Pysäytetty. Muuta lukua aloittaaksesi uudelleen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Pysäytetty; mitään ei muutettu.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Pysäytetty; mitään ei kirjoitettu.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Voimakkuus</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>Alueella on tällainen nappula.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Ruotsalainen kirja</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Poista käytöstä</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>Pois käytöstä tässä skenaariossa</translation>
    </message>
    <message>
        <source>Symbol not in game</source>
        <translation>Symboli ei kuulu peliin</translation>
    </message>
    <message>
        <source>Symbol stamp</source>
        <translation>Symbolileima</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbolit</translation>
    </message>
    <message>
        <source>Symbols are locked; unlock in Layers to change this.</source>
        <translation>Symbolit on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symbolit: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merkinnät</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Nosta merkki alueelta</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Ota kaikki</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Opastettu kierros</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Ota ala alla olevilta alueilta sen sijaan, että pysähtyisit niiden rajoihin</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Ota mallikuva karttatiedostoon</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Ota kolikot</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Poista maasto tai symboli joiltakin alueilta.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ota heidän</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>Poista {}: {}</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Poistettu ennen peliä: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Kerro jatko uudelleen haarana tämän tulkinnan mukaan</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temppeli</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Maasto</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Maastosivellin</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Maasto on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Maasto ei kuulu peliin</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Uusien alueiden maasto</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Maasto, {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Maasto {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Maasto: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>Se on itse kartta; valitse toinen nimi.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Vaiheen osoite on kopioitu.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Ala jatkuu viivan aukosta. Sulje aukko, ota kaikki tai Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Hyökkäys kohteeseen {} epäonnistuu.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Laatta jää rappeutuneelle rodulle, jotta se mitä se siellä tekee voi vaikuttaa.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Laatta {} ({}) pannaan pois.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Este {} – {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Este poistettiin.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Mallikuva on lukittu; avaa lukitus Tasoissa muuttaaksesi tätä.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Mallikuva ”{}” puuttuu tai sitä ei voi näyttää.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Laudalla on nyt painettu kokonsa.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Lauta on tyhjä: paina P ja napsauta kulma kerrallaan piirtääksesi ensimmäisen alueen.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Lauta on tiedostossa {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Alueen {} raja leikkaisi tai koskettaisi itseään.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Alueen {} raja leikkaisi alueen {}.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Silta {} – {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Luettelossa ei ole tekstiä tälle säännölle.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Ehto, kunnes sen täyttävä alue on tällä vuorolla vallattu vähemmillä merkeillä.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Kopio on päällä: {}; siirrä sitä vetämällä laatikko sen ympäri Muokkaa kulmapisteitä -työkalulla.</numerusform>
            <numerusform>Kopiot ovat päällä: {}; siirrä niitä vetämällä laatikko niiden ympäri Muokkaa kulmapisteitä -työkalulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Kopio ei mahdu laudalle.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Nopassa ei ole lukua ”{}”; siinä on {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Heitetään noppaa: {}.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Heitetään noppaa.</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Noppa näyttää</translation>
    </message>
    <message>
        <source>The die shows {}.</source>
        <translation>Noppa näyttää {}.</translation>
    </message>
    <message>
        <source>The die shows {}; it counts for the next conquest.</source>
        <translation>Noppa näyttää {}; se lasketaan seuraavaan valloitukseen.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Noppaa ei ole vielä heitetty.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Pistettä tuumalla on oltava luku.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Piirroksella ei ole pinta-alaa.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Piirrosta luetaan …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Piirros on liian pieni alueeksi.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Piirros on laudan ulkopuolella.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Piirros ei jättäisi mitään alueesta {}.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Piirretty viiva leikkaa itsensä.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Aiempaa versiota ei voitu säilyttää: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Laitokset</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Kierroksen tapahtuma: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Tiedosto</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Ensimmäisen valloituksen ei tarvitse olla kartan reunalla.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Ensimmäinen</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Peli on viimeisellä kierroksellaan.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Peli on tällä kierroksella tai myöhemmällä.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Peli on ohi</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on ohi.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Peli on ohi: {} voittavat.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Peli on ohi: {} voittaa.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Rakoa ({}) ei voi sulkea: välissä on muita.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Rako ({}) on liian leveä suljettavaksi; täytä se ämpärillä.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Rako on liian pieni alueeksi.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Verkko yEdille, Gephille ja networkxille.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Verkko nimineen ja rajapituuksineen.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Korkeus seuraa kuvasta. Kaksi pistettä, joiden väli tunnetaan, antavat myöhemmin tarkan mittakaavan.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Suurin</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Viimeinen</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>Kymmenen viimeistä tallennusta säilytetään. Palaaminen on vaihe kuten muutkin ja sen voi kumota.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Tämän alan viivassa on aukko.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Viiva ei leikkaa aluetta, jonka voisi jakaa.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Viivan on kuljettava rajasta rajaan: {}.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Yhteyttä muutettiin.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Yhteys poistettiin.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Kartta sellaisena kuin se avattiin</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Kartta hajoaa alueryhmiin, joiden välillä ei ole tietä.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Kartalla ei ole vielä alueita.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Kartalla on yli neljänneksen enemmän tai vähemmän alueita kuin tämän pelin ja pelaajamäärän painetulla laudalla.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Kartalla on {} aluetta; tämän pelin painetulla laudalla {} pelaajalle on {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Karttaa tehdään …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Kartta on River World -pelille eikä sillä ole jokea.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Kartta tarvitsee {} {}; laatikossa on {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Karttaa muutettiin sillä välin, joten rajat jätettiin rauhaan.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Nimet {} ja {} eroavat yhdessä kirjaimessa.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Nimet {} ja {} eroavat vain isoissa kirjaimissa, väleissä tai merkeissä.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Esteen huomautusta muutettiin.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Kierrosmäärä ei ole tavallinen pelaajamäärälle. Vihje, jos niin monelle ei ole painettu lautaa.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Alueen {} ääriviiva leikkaa itsensä.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Alueen {} ääriviiva toistaa kulman ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Alueen {} ääriviiva kulkee ulos ja suoraan takaisin ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Kuva puuttuu.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Nappula on näin monella kartan alueella tai useammalla.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Nappula on rajanaapurissa.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Nappula on alueen vieressä tai sellaisen rodun alueiden ketjun vieressä, joka johtaa sille.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Pelaajalla on laudalla rappeutunut rotu.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Pelaaja sanoo, montako ansaituista merkeistä tulee käteen, kun uudelleensijoitus alkaa.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Asema ei enää sovi: se näytetään siltä osin kuin se ymmärretään.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Asema.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Tulostinta ei voi käyttää.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Rotu valloitti alueen tällä vuorolla.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Rotu jatkaa valloittamista rappeutuneena; ”valloittaa rappeutuneena ensin” panee sen ennen aktiivista rotua.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Rotu on vallannut tällä vuorolla näin monta aluetta tai enemmän.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Rotu hallitsee näin montaa aluetta tai harvempaa niistä, jotka täyttävät ehdon, jos sellainen on annettu.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Rotu hallitsee näin montaa aluetta tai useampaa niistä, jotka täyttävät ehdon, jos sellainen on annettu.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Rotu saa varastosta uusia merkkejä niin monta kuin lasketaan; ”ottaa ansaitut merkit” kertoo milloin.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Rotu on rappeutunut.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Rotu saa valloittaa alueita, joihin se ei rajoitu.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Rotu saa rappeutua valloitusvuoron lopussa, kolikoiden jälkeen.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Rotu ei saa valloittaa alueita, jotka täyttävät ehdon.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Rotu saa panna nappulan laatikosta jollekin alueistaan, milloin tahansa vuorollaan ennen kolikoita.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Rotu maksaa alueesta enemmän tai vähemmän.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Rotu ottaa enemmän merkkejä, kun se valitaan.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Rotu valittiin juuri tällä vuorolla.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Alue rajoittuu mereen tai järveen tai siihen mikä sellaiseksi lasketaan; missä pöytä niin lukee, jokeen.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Alue rajoittuu veteen: mereen, järveen tai jokeen.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Alueella on tämä symboli tai se mikä lasketaan samaksi.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Alue lasketaan rodun alueen naapuriksi, myös erikoisia teitä.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Alue lasketaan jonkin näistä rodun hallitsemista maastoista naapuriksi.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Alue lasketaan yhdeksi näistä maastoista.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Alue otetaan vaihtamalla sen merkki, ei merkeillä kädestä.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Alue on vettä ja koskettaa muuta vettä.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Alue on kartan reunalla.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Korjaus lisää kulman naapurille.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Korjaus leikkaa sen kehykseen.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Korjaus leikkaa päällekkäisyyden toisesta: enimmäkseen toisen sisällä oleva alue säilyttää muotonsa, muuten se, joka on kartassa myöhemmin eli näkyy päällimmäisenä, tai toinen, jos vain niin ei synny mitään uutta.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Korjaus poistaa tarpeettomat kulmat; pinta-ala pysyy.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Korjaus antaa sille vapaan.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Korjaus antaa sen alueelle, jolla on pisin raja sen varrella, tai pudottaa sen, jos sellaista ei ole.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Korjaus antaa sen alueelle, jolla on pisin raja sen varrella. Mitään toleranssia leveämpää ei koskaan anneta pois.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Korjaus siirtää toisen toisen päälle jokaisessa sitä käyttävässä alueessa.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Korjaus numeroi kaikki paitsi ensimmäisen.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Korjaus poistaa sen.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Korjaus poistaa sen; tai lisää peli karttaan.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Korjaus poistaa sen; tai johda joki sinne.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Korjaus poistaa sen; keksityt kuuluvat alueen omaan luetteloon.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Korjaus poistaa sen; pane se maalle.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Korjaus poistaa symbolin.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Korjaus asettaa tavallisen määrän.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Underground-kartan joki ei kosketa reunaa kahdella alueella, joilta uudet rodut voivat aloittaa.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Joki koskettaa reunaa {} alueella kahden sijaan.</numerusform>
            <numerusform>Joki koskettaa reunaa {} alueella kahden sijaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>Samat luvut antavat aina saman kartan. Maastot ja symbolit ovat painetuissa suhteissa.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>Sama siemenluku jakaa saman pelin uudelleen</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>Sama, mutta jokainen raja kirjoitettuna kerran, verkkoa varten.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Skenaario on kopioitu, kartta mukana.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Skenaario on avoinna.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Meriväylä {} – {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Koko on painetun laudan; sen voi muuttaa myöhemmin Pelilauta-paneelissa.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Vaihe</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Tarina katkeaa</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Tarina on pitkä: kiistoja etsitään, kun pyydät.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Sääntöjen tekstit ovat englanniksi.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>Ansaitut merkit tulevat käteen, kun uudelleensijoitus alkaa.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Työkalut ovat tässä. Ota Piirrä (P) ja napsauta kulmia: pisteet tarttuvat rajoihin, ja toisten päälle piirretty alue rajataan niihin. Yhteiset rajat liikkuvat yhtenä.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Tunneli {} – {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Vuoro ei siirry kolikoihin, kun mitään ei ole rakennettu ja jotain voisi rakentaa.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>Kohdat ovat liian lähellä toisiaan mittaamiseen.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: nyt rappeutunut.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: poistuu laudalta.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{} saa valloittaa.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{} valmistelee joukkonsa.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{} sijoittaa joukkonsa.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} ottaa: {} (aiemmin {}).</translation>
    </message>
    <message>
        <source>The {} take {}.</source>
        <translation>{} ottaa: {}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Teema</translation>
    </message>
    <message>
        <source>There is a terrain of that name already.</source>
        <translation>Sen niminen maasto on jo olemassa.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Tällä kartalla ei ole mallikuvaa.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Täällä ei ole mallikuvaa jäljennettäväksi.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Mallikuvaa ei vielä ole: aseta ensin kuva Mallikuva-työkalulla.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Täällä ei ole rajaa, jota voisi muotoilla.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Täällä ei ole rajaa.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Täällä ei ole siirrettävää kulmaa.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Täällä ei ole poistettavaa kulmaa.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Kansiota {} ei ole.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Välissä ei ole rakoa: {}.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Täällä ei ole avointa alaa.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Tässä ei ole jäljennettävää kuvaa.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Poistettavaa aluetta ei ole.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Muisti ei riitä kuvaan, jonka koko on {} x {} pikseliä.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Liitettävää ei ole: leikepöydällä ei ole alueita.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Numeron {} alla ei ole mitään.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Täällä on vain yksi tie rajoja pitkin.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>Siitä on laudalla liian vähän alueeksi.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Nämä rajat ovat liian lähekkäin muotoiltaviksi.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>Ne kohtaavat vain kulmassa, joten ne eivät ole naapureita.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>Ne eivät koskaan eroa</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>Ne eivät koskaan eroa.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>Ne ovat päällekkäin.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>Ne ovat päällekkäin; yhteistä rajaa {}.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>Ne eroavat vaiheessa {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>Yhteistä vain {}: liian vähän naapuruuteen.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Sileämmäksi tämä raja ei tule.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>Tämä kohta on laudan ulkopuolella.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>Tämä kohta on viivalla tai kuviossa, joka on liian hieno jäljennettäväksi; napsauta alueen sisältä.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Tämä vuoro</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Heitä pois</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Aikajana</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Pikkuruinen osa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Otsikko</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Vuorossa</translation>
    </message>
    <message>
        <source>To the rules they are plain land.</source>
        <translation>Säännöille ne ovat tavallista maata.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Merkit</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <translation>Merkit ja nappulat</translation>
    </message>
    <message>
        <source>Tokens on the map</source>
        <translation>Merkit kartalla</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>Liian monta viereistä kulmaa katoaisi samalla.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>Liikaa nappuloita</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Työkalut</translation>
    </message>
    <message>
        <source>TopoJSON</source>
        <translation>TopoJSON</translation>
    </message>
    <message>
        <source>Trace  T</source>
        <translation>Seuraa  T</translation>
    </message>
    <message>
        <source>Trace from art</source>
        <translation>Jäljennä kuvasta</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>Jäljennä {} mallikuvasta</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Varasto</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Joukot ovat valmiit</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Aidot vektorit Inkscapelle ja selaimille, jokainen raja kerran.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Kokeile</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunneli</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Vuoro</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Vuorossa</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Vuorot</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>Kaksi napsautusta leikkaa suoraan</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>Kaksi napsautusta vastakkaisiin rajoihin leikkaa alueen suoraan; napsautukset sen sisällä taivuttavat leikkausta. Jos mitään ei ole valittu, jokainen viivan rajasta rajaan leikkaama alue jaetaan. Suurin pala pitää nimen ja symbolit, muut saavat sen maaston; yhteydet menevät lähempään palaan, esteet jokaiseen palaan tuolla rajalla.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>Kaksi nimeä eroaa vain isoissa kirjaimissa, väleissä tai merkeissä (varoitus), tai pitkät nimet yhdessä kirjaimessa.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>Kahdella naapurialueella on hirviöitä.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>Kaksi aluetta on naapureita, kun niillä on tarpeeksi yhteistä rajaa; pienet raot suljetaan.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>Kaksi aluetta tulee lähelle olematta naapureita.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>Kaksi aluetta peittää saman maan.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>Kahdella alueella on sama muoto: toinen on kai piirretty tai tuotu kahdesti.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>Kaksi aluetta kohtaa vain kulmassa. Kulmat eivät koskaan tee naapureita.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>Kahdella alueella on niin vähän yhteistä rajaa, että pelaajat kysyvät, ovatko ne naapureita.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Kirjoita sana löytääksesi säännön.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Peittämätön lauta</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Tuntematon symboli</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Tuntematon maasto</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Pariton kulmapiste</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Nimetön</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Nimetön alue</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Saavuttamaton</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Tallentamaton työ</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Löytyi tallentamatonta työtä{} kartasta ”{}”; ohjelma päättyi ennen tallennusta.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Nimetön kartta</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Laudan reunaan asti</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Pysty</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Käytä</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Tavalliset näppäimet</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Tavalliset tulkinnat</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Kulmapiste</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Tulivuori rotkon ulkopuolella</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Estä kahden alueen raja</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Varoitus</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Verkkosivu lautoineen (*.html);;Markdown (*.md);;Pelkkä teksti (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Mitä veto tekee</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Mikä muuttui</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Mitä tapahtuu, kun ”asetetaan vaiheessa” -tarjous otetaan: nappula on alueella.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Mitä verrataan</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Mitä odotetaan</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>Mikä täällä on auki, pysyy ennallaan.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Mitä se osaa</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>Se mikä hinnassa on näitä lajeja, ei koske rotua.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Mitä merkit tarkoittavat</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Mitä muutettiin</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Mikä onnistuisi</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Rulla zoomaa, välilyönti tai keskipainike vetää, F sovittaa.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>Kun merirosvot tulevat, jokainen tyhjä jokialue saa laivan, eikä laatikossa ole niin montaa.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>Kun rotu rappeutuu, sen pelaaja sanoo, jäävätkö merkit, jotka saavat jäädä.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Missä kartat ovat</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Se, joka vie vähemmän arkkeja</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Kuka koskettaa ketä</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Joka ottaa rodulta alueen, maksaa sille kolikon, jos hänellä on millä maksaa.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Joka ottaa yksikön, ottaa sen nappulat laatikosta tai siltä, jolla se oli ennen ja joka ei asettanut niitä.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Koko lauta</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Kenen nimi ja merkinnät jäävät</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miksi</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Miksi näin on tarkoitus</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Leveys</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Leveys pikseleinä</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Leveys yksikköinä</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Jos mitään ei ole valittu, jokainen viivan leikkaama alue jaetaan</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>{} pelaajalla peli kestää {} kierrosta; kartta sanoo {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Ilman hiirtä: Enter valitsee laudan keskellä olevan alueen, nuolet jatkavat siitä, Shift ja nuoli lisäävät seuraavan alueen, ja Enter yhden alueen kohdalla muokkaa sen kulmia.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Ilman hiirtä: nuolinäppäimet siirtävät pistettä, Shiftin kanssa kymmenen kertaa nopeammin; Enter asettaa sen, ja toinen Enter päättää viivan.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ilman tallennusta ne menetetään.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>Työskentele kopiolla</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Työsi on vain muistissa: tallenna se muualle.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Työsi on tallessa muistissa ja palautuskopiossa.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Lähennä</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Loitonna</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomaa osoittimen kohdalla</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>kuva kirjoitetaan muodossa {}, ei ”{}”</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>pelaaja tarvitsee nimen</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>pelaajalla ilman aktiivista rotua ei ole nappuloita</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>alue</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>merkkipinolle</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>merkkipinolle ja {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>hylkää: {}</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>rotko</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktiivinen ja rappeutunut</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>kaikki näistä</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>sallittu</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>määrä</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>nimetön alue</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>ja laudalla</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>ja {} muuta vastaan</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>ja {} muuta; kirjoita lisää sanoja</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mikä vain</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>jokin näistä</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>odotetusti</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>hyökkääjä maksaa</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>hyökkää omaa aktiivista vastaan</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>ennen kolikoita</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>varaston takana</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>musta vuori</translation>
    </message>
    <message>
        <source>block</source>
        <translation>lohko</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>estetty</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>rajoittuu viholliseen</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>rajoittuu omaan</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>rajoittuu symboliin</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>rajoittuu maastoon</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>silta</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>tuo mukanaan</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>rakentaa</translation>
    </message>
    <message>
        <source>by anyone</source>
        <translation>kenellä tahansa</translation>
    </message>
    <message>
        <source>by borders only</source>
        <translation>vain rajojen yli</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>ei voi purkaa ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>ei voi lukea ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>syy</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>luola</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>valitsee: {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>suljettu vihollisilta</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>kolikot maksetaan</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>kolikot piilossa</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>kolikot ovat pelaajilla, yhdistelmillä ja pankissa</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>yhdistelmä {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>palaa</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>yhteinen raja {}</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>valloitus</translation>
    </message>
    <message>
        <source>conquered</source>
        <translation>vallattu</translation>
    </message>
    <message>
        <source>conquered at least</source>
        <translation>on vallannut vähintään</translation>
    </message>
    <message>
        <source>conquers a region</source>
        <translation>valloittaa alueen</translation>
    </message>
    <message>
        <source>conquers first in decline</source>
        <translation>valloittaa rappeutuneena ensin</translation>
    </message>
    <message>
        <source>conquers in decline</source>
        <translation>valloittaa rappeutuneena</translation>
    </message>
    <message>
        <source>conquers {}{}</source>
        <translation>valloittaa: {}{}</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>valloitus</translation>
    </message>
    <message>
        <source>costs {}</source>
        <translation>maksaa {}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>nykyinen</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>katkaisee, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>rappeutuminen</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>rappeutuu</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>puolustajat maksavat enemmän</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>puolustaa</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>alennus</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>ei kosketa</translation>
    </message>
    <message>
        <source>done</source>
        <translation>tehty</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nosta</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>ansaitsee merkkejä</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>ansaitsee sen mitä varastossa on</translation>
    </message>
    <message>
        <source>east</source>
        <translation>itä</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>päättää valloitukset</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>päättää sijoittamisen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>päättää vuoron</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>tulee mistä vain</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>sisääntuloalueet</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>jokainen alue</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>täsmälleen</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>laajenee</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>viljelysmaa</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>säännöille tai silmälle</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>metsä</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>jäässä</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>saa kolikoita</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>saa siellä kolikoita</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>rako {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>kerää</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>poistuu rappeutuessa</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>jatkaa</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>peruste</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>satama</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>on rakentanut</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>on rakentanut yhteensä</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>on puolueettomia</translation>
    </message>
    <message>
        <source>has piece</source>
        <translation>on nappula</translation>
    </message>
    <message>
        <source>has place</source>
        <translation>on paikka</translation>
    </message>
    <message>
        <source>has race in decline</source>
        <translation>on rappeutunut rotu</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>on valmistellut joukot</translation>
    </message>
    <message>
        <source>has symbol</source>
        <translation>on symboli</translation>
    </message>
    <message>
        <source>has tokens</source>
        <translation>on merkkejä</translation>
    </message>
    <message>
        <source>held</source>
        <translation>hallinta</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>ei kenenkään hallussa</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>kukkula</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>hallitsee vähintään</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>hallitsee enintään</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>pitää jokia</translation>
    </message>
    <message>
        <source>if</source>
        <translation>jos</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ohitettu</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>ei ota huomioon</translation>
    </message>
    <message>
        <source>immune with</source>
        <translation>koskematon, kun mukana</translation>
    </message>
    <message>
        <source>in decline</source>
        <translation>rappeutuneena</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>voimassa</translation>
    </message>
    <message>
        <source>income</source>
        <translation>tulo</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>tulo aluetta kohti</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>on rodun naapurissa</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>on reunalla</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>valitaan</translation>
    </message>
    <message>
        <source>is coastal</source>
        <translation>on rannikolla</translation>
    </message>
    <message>
        <source>is first turn</source>
        <translation>on ensimmäinen vuoro</translation>
    </message>
    <message>
        <source>is held by enemy</source>
        <translation>on vihollisen hallussa</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>on rappeutuneen rodun hallussa</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>on rappeutunut</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>on viimeinen kierros</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>on yhteydessä</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>on vieressä</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>ei ole PNG-, JPEG- tai SVG-kuva</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>ei ole maalattavissa oleva piirros</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>on rannalla</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>on yhtä lohkoa</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>on pelaajan yhtä lohkoa</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>on alakynnessä</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>on vaihto</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>on vettä veden vieressä</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>on ilman rotua</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>on {} kertaa {} pikseliä; enintään {:,} sivua kohti käy</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>sen omat</translation>
    </message>
    <message>
        <source>keeps badge</source>
        <translation>pitää laatan</translation>
    </message>
    <message>
        <source>keeps tokens in decline</source>
        <translation>pitää merkit rappeutuessaan</translation>
    </message>
    <message>
        <source>key {}</source>
        <translation>näppäin {}</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>järvi</translation>
    </message>
    <message>
        <source>last {}, {}</source>
        <translation>viimeinen {}, {}</translation>
    </message>
    <message>
        <source>leaves with its region</source>
        <translation>lähtee alueensa mukana</translation>
    </message>
    <message>
        <source>lies in regions</source>
        <translation>on alueilla</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>rajoittaa</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>menettää alueen</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>ei menetä merkkiä</translation>
    </message>
    <message>
        <source>lost tribe</source>
        <translation>kadonnut heimo</translation>
    </message>
    <message>
        <source>magic source</source>
        <translation>taikalähde</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>lisänappula</translation>
    </message>
    <message>
        <source>may decline after scoring</source>
        <translation>saa rappeutua pisteiden jälkeen</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>ei saa valloittaa</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>saa ottaa ansaitut merkit</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>saa harventua rappeutuessaan</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>keskiarvo {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kaivos</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>sekoitettu</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>hetki</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>hirviö</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>vuoristo</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>mutalammikko</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>sienimetsä</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>on rakennettava</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>on asetettava</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>mystinen kristalli</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>puolueeton</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>ei jää saaliiksi</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>ei koskaan vähempää</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>no book says so</source>
        <translation>mikään kirja ei sano niin</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>ei naapureita</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>ei rotua pelissä</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>ei vielä vaiheita</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>ei maastoa</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>ei vettä</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>mikään ei katkaise maata</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>ei mikään näistä</translation>
    </message>
    <message>
        <source>north</source>
        <translation>pohjoinen</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ei sallittu</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>ei sallittu: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>ei rappeutuneena</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>ei pelissä</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>ei tallennettu</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>tallentamatta ajasta {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ei vielä tallennettu</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>ei asetettu</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ei vielä mitään</translation>
    </message>
    <message>
        <source>number</source>
        <translation>lukumäärä</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>miehittäjät</translation>
    </message>
    <message>
        <source>occupied regions conquered</source>
        <translation>vallatut miehitetyt alueet</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>reunalla</translation>
    </message>
    <message>
        <source>once</source>
        <translation>kerran</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>kerran vuorossa</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>vain kulma</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>vain rappeutunut</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>vain omilla alueilla</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>vain aktiivisen rodun pelaaja ottaa sen merkit käteen</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>avaa näppäimin Ctrl+Vaihto+O</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>sivu {}/{} · rivi {}, sarake {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>eroaa vaiheessa {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>kulkee välillä</translation>
    </message>
    <message>
        <source>per</source>
        <translation>kohti</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>nappula</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>rakennetut nappulat</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>hallitut nappulat</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>nappulat ovat alueilla ja laudan vieressä</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>merirosvot</translation>
    </message>
    <message>
        <source>plunder</source>
        <translation>saalis</translation>
    </message>
    <message>
        <source>price {}</source>
        <translation>hinta {}</translation>
    </message>
    <message>
        <source>price {}, with the die {}</source>
        <translation>hinta {}, nopalla {}</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>tarkoitus</translation>
    </message>
    <message>
        <source>purposes</source>
        <translation>tarkoitukset</translation>
    </message>
    <message>
        <source>puts the {} in decline</source>
        <translation>rappeuttaa: {}</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>asettaa {}: {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>ulottuu kaikkialle</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>valmistelu</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>valmistele joukot, sitten valloita</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>uudelleensijoitus</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>uudelleensijoitus alkoi</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>uudelleensijoitus päättyi</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>vallatut alueet</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>hallitut alueet</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>toisen rodun alueet</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>vaihdettu</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>vaihto</translation>
    </message>
    <message>
        <source>river</source>
        <translation>joki</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>joen päät</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>heittää ennen alueen nimeämistä</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>kierros on vähintään</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>tallennettu</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>tallennettu {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>skenaario · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>pisteet</translation>
    </message>
    <message>
        <source>script</source>
        <translation>käsikirjoitus</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>meri</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>meriväylä</translation>
    </message>
    <message>
        <source>second</source>
        <translation>toinen</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>siemenluku {}</translation>
    </message>
    <message>
        <source>seer's temple</source>
        <translation>näkijän temppeli</translation>
    </message>
    <message>
        <source>separate blocks</source>
        <translation>erilliset lohkot</translation>
    </message>
    <message>
        <source>set up in</source>
        <translation>asetetaan vaiheessa</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>asettaminen</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>asuttaa</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>yhteistä ≥ {}, raot ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>telakka</translation>
    </message>
    <message>
        <source>south</source>
        <translation>etelä</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>vaihe</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>vaiheet</translation>
    </message>
    <message>
        <source>start</source>
        <translation>alku</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>aloittaa useammalla</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>vaihe {}/{}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>varasto lopussa</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>kuten 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>lisämaksu</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>suo</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symboli</translation>
    </message>
    <message>
        <source>taboo</source>
        <translation>kielletty</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>laji</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>lajit</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>ottaa ansaitut merkit</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>ottaa kolikot</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>perii tullia</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>maalaaminen kestää liian kauan; tallenna PNG-muodossa</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>valloittaa vettä</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>nostaa {} alueelta {}</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>maasto</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>maasto on</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>maastot</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>pankki</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>peruspeli</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>laatikko</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>laatikko, lopullisesti</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>yhdistelmät</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>kansiota ei voi luoda ({})</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>käsi</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>asema</translation>
    </message>
    <message>
        <source>the tokens driven out</source>
        <translation>karkotetut merkit</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>säästetyt merkit</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>varasto</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>nimetön alue {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>varkaus</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>sitten kolikot</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>sitten valloita</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>nimeä sitten alue</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>sitten sijoita</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>ne ovat naapureita</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>ne ovat päällekkäin</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>nämä: {}</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>viiva: painettu lauta</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>merkit ovat alueilla ja käsissä</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>liian vähän naapuruuteen</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>yrittää nopalla: {}{}</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>joukot</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunneli</translation>
    </message>
    <message>
        <source>turn began</source>
        <translation>vuoro alkoi</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>kahden pelaajan nimi ei voi olla ”{}”</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>kumottu</translation>
    </message>
    <message>
        <source>units</source>
        <translation>yksikköä</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>paitsi jos</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>nimetön</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>nimetön alue</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>ylin ensin</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>tavallinen</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>tulivuori</translation>
    </message>
    <message>
        <source>was taken this turn</source>
        <translation>vallattiin tällä vuorolla</translation>
    </message>
    <message>
        <source>west</source>
        <translation>länsi</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>kun rotu on aktiivinen</translation>
    </message>
    <message>
        <source>with the {}</source>
        <translation>mukana {}</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} mm</source>
        <translation>x {:.1f}  y {:.1f} mm</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} units</source>
        <translation>x {:.1f}  y {:.1f} yksikköä</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message numerus="yes">
        <source>{1} has {0} tiny parts (of {2}).</source>
        <translation>
            <numerusform>{1}: pikkuruinen osa ({2}).</numerusform>
            <numerusform>{1}: {0} pikkuruista osaa ({2}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{:,.0f} square units</source>
        <translation>{:,.0f} neliöyksikköä</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} mm</source>
        <translation>{:.0f} x {:.0f} mm</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} units</source>
        <translation>{:.0f} x {:.0f} yksikköä</translation>
    </message>
    <message>
        <source>{:.0f} × {:.0f} mm on {}</source>
        <translation>{:.0f} × {:.0f} mm, {}</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} mm</source>
        <translation>{:.2f}, {:.2f} mm</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} units</source>
        <translation>{:.2f}, {:.2f} yksikköä</translation>
    </message>
    <message>
        <source>{:g} x {:g} mm</source>
        <translation>{:g} x {:g} mm</translation>
    </message>
    <message>
        <source>{}
… and {} characters more</source>
        <translation>{}
… ja {} merkkiä lisää</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  kertaa {}</translation>
    </message>
    <message numerus="yes">
        <source>{}  in {} stretches</source>
        <translation>
            <numerusform>{}  {} osassa</numerusform>
            <numerusform>{}  {} osassa</numerusform>
        </translation>
    </message>
    <message>
        <source>{}  moved {}</source>
        <translation>{}  siirretty {}</translation>
    </message>
    <message>
        <source>{} (copy)</source>
        <translation>{} (kopio)</translation>
    </message>
    <message>
        <source>{} (unknown)</source>
        <translation>{} (tuntematon)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Täällä korjaus tekisi vahinkoa muualla, joten se on korjattava käsin.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} vaakaan, {} pystyyn</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} ja {}</translation>
    </message>
    <message>
        <source>{} and {} are neighbours and both have monsters.</source>
        <translation>{} ja {} ovat naapureita, ja molemmilla on hirviöitä.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} ja {} muuta</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} taivutettu vähemmän, jotta muut väistetään.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} raja</numerusform>
            <numerusform>{} rajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} haara</numerusform>
            <numerusform>{} haaraa</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>{} sääntöä löytyi</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} kolikko</numerusform>
            <numerusform>{} kolikkoa</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Uusi tarjolla: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{}: väli vain {}, mutta ne eivät ole naapureita.</translation>
    </message>
    <message numerus="yes">
        <source>{} corner touches</source>
        <translation>
            <numerusform>{} kulmakosketus</numerusform>
            <numerusform>{} kulmakosketusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners</source>
        <translation>
            <numerusform>{} kulma</numerusform>
            <numerusform>{} kulmaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners of {} lie up to {} apart instead of on the same spot.</source>
        <translation>
            <numerusform>{} kulma ({}) on {} erillään samassa kohdassa olemisen sijaan.</numerusform>
            <numerusform>{} kulmaa ({}) on jopa {} erillään samassa kohdassa olemisen sijaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} costs {}</source>
        <translation>{} maksaa {}</translation>
    </message>
    <message>
        <source>{} could not be written.</source>
        <translation>Ei voitu kirjoittaa: {}.</translation>
    </message>
    <message>
        <source>{} covers this place already.</source>
        <translation>{} peittää jo tämän kohdan.</translation>
    </message>
    <message numerus="yes">
        <source>{} cut the land</source>
        <translation>
            <numerusform>{} katkaisee maan</numerusform>
            <numerusform>{} katkaisee maan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} disputes touch this</source>
        <translation>
            <numerusform>{} kiista koskee tätä</numerusform>
            <numerusform>{} kiistaa koskee tätä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} do not touch {}.</source>
        <translation>
            <numerusform>{} ei kosketa: {}.</numerusform>
            <numerusform>{} eivät kosketa: {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} piirtää: napsauta kulma kerrallaan, Enter sulkee alueen.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} karkotettua</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} päättyy {} päähän laudan vasemmasta reunasta koskettamatta sitä.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} päättyy {} päähän laudan alareunasta koskettamatta sitä.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} päättyy {} päähän laudan oikeasta reunasta koskettamatta sitä.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} päättyy {} päähän laudan yläreunasta koskettamatta sitä.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} virhe</numerusform>
            <numerusform>{} virhettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} virhe. Tarkistetaan jatkuvasti.</numerusform>
            <numerusform>{} virhettä. Tarkistetaan jatkuvasti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations</source>
        <translation>
            <numerusform>{} odotus</numerusform>
            <numerusform>{} odotusta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations fail</source>
        <translation>
            <numerusform>{} odotus ei toteudu</numerusform>
            <numerusform>{} odotusta ei toteudu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} epäonnistuminen</numerusform>
            <numerusform>{} epäonnistumista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} rako, leveys {}, välissä {} ja kehys.</numerusform>
            <numerusform>{} rakoa, levein {}, välissä {} ja kehys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} rako, leveys {}, välissä {}.</numerusform>
            <numerusform>{} rakoa, levein {}, välissä {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} rako, leveys {}, sisällä {}.</numerusform>
            <numerusform>{} rakoa, levein {}, sisällä {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>{} h sitten</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} käytti näitä näppäimiä eikä käytä enää.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{}: satama, mutta ei joella eikä joen vieressä.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{} on menettänyt pään: aluetta "{}" ei ole.</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{}: ei pinta-alaa.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{}: ei naapuria eikä yhteyttä.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{}: ei maastoa.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{}: symboli "{}", jota mikään peli ei tunne.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{}: symboli {}, jonka paikka on: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{}: maasto "{}", jota mikään peli ei tunne.</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} have the same shape.</source>
        <translation>{}: sama muoto.</translation>
    </message>
    <message>
        <source>{} held back</source>
        <translation>{} säästetty</translation>
    </message>
    <message numerus="yes">
        <source>{} hints</source>
        <translation>
            <numerusform>{} vihje</numerusform>
            <numerusform>{} vihjettä</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} hallitsee: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} house rules</source>
        <translation>
            <numerusform>{} kotisääntö</numerusform>
            <numerusform>{} kotisääntöä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} ignored</source>
        <translation>
            <numerusform>{} ohitettu</numerusform>
            <numerusform>{} ohitettua</numerusform>
        </translation>
    </message>
    <message>
        <source>{} in decline</source>
        <translation>{}, rappeutunut</translation>
    </message>
    <message>
        <source>{} in hand</source>
        <translation>{} kädessä</translation>
    </message>
    <message>
        <source>{} in hand, {} short</source>
        <translation>{} kädessä, {} puuttuu</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} millimetreinä</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} varastossa</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} on olemassa useammin kuin kerran.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} on liian pieni {}: leveimmillään {}, tarvitaan {}.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} on {}: juuri mikään rotu ei voi pitää siellä: {}.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} on {}: symboli {} ei voi olla siellä.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} pitää sen, minkä kartta antaa</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} johtaa alueelta itseensä.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} jäljellä</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} on tarjolla ensimmäisenä.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} on kohdassa {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} on kokonaan laudan ulkopuolella.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} on rodulla {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} katsoo seuraavan tapahtuman, joka jää piiloon.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} kohtaavat vain kulmassa: eivät naapureita.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} koskettaa laudan reunaa liian lyhyeltä matkalta ollakseen sen varrella.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>{} min sitten</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} muuta</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} päättää: {}.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} päättää, rotu {}.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} päättää.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} läheltä piti</numerusform>
            <numerusform>{} läheltä piti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} tarpeeton kulma</numerusform>
            <numerusform>{} tarpeetonta kulmaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} neighbours: {}</source>
        <translation>
            <numerusform>{} naapuri: {}</numerusform>
            <numerusform>{} naapuria: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of combination {}</source>
        <translation>{}, yhdistelmä {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} laudasta ei kuulu millekään alueelle, vieressä {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} laudasta ei kuulu millekään alueelle.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} niistä on erilainen kuin nyt.</numerusform>
            <numerusform>{} niistä on erilaisia kuin nyt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{}/{}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{}/{} kiistaa vaikuttaa tässä</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{}/{} odotusta ei toteutunut{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{}/{} silmälukua</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{}/{} veden äärellä</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} regions</source>
        <translation>
            <numerusform>{}/{} alue</numerusform>
            <numerusform>{}/{} aluetta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} scenarios</source>
        <translation>
            <numerusform>{}/{} skenaario</numerusform>
            <numerusform>{}/{} skenaariota</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{}/{} koskettaa sitä</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} sen päällä</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} laudalla</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} rajalla {} on vailla vastinetta toisella puolella.</numerusform>
            <numerusform>{} rajalla {} on vailla vastinetta toisella puolella.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} overlap by {}.</source>
        <translation>{}: päällekkäin {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pages, {} × {}</source>
        <translation>
            <numerusform>{} sivu, {} × {}</numerusform>
            <numerusform>{} sivua, {} × {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} parts regions that do not touch.</source>
        <translation>{} erottaa alueita, jotka eivät kosketa toisiaan.</translation>
    </message>
    <message numerus="yes">
        <source>{} players</source>
        <translation>
            <numerusform>{} pelaaja</numerusform>
            <numerusform>{} pelaajaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{} races and {} powers are still face down.</source>
        <translation>{} rotua ja {} kykyä on vielä piilossa.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} ulottuu {} kehyksen yli.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} samoin menevää tulkintaa</translation>
    </message>
    <message numerus="yes">
        <source>{} regions</source>
        <translation>
            <numerusform>{} alue</numerusform>
            <numerusform>{} aluetta</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions are called {}.</source>
        <translation>{} alueen nimi on {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} regions checked.</source>
        <translation>
            <numerusform>{} alue tarkistettu.</numerusform>
            <numerusform>{} aluetta tarkistettu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>{} alueella on telakka; laatikossa on {} karaveli.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} toistaa rajan.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>{} jokialuetta voi tarvita laivan; laatikossa on {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} rolls</source>
        <translation>
            <numerusform>{} heitto</numerusform>
            <numerusform>{} heittoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rulings changed</source>
        <translation>
            <numerusform>{} tulkinta muutettu</numerusform>
            <numerusform>{} tulkintaa muutettu</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>{} ajettu, {} epäonnistui</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>{} s sitten</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} sanoo: seuraavaksi tulee {}.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{}: yhteinen raja on jo.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{}: ei yhteistä rajaa estettäväksi.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{}: yhteistä rajaa vain {}: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>{} puuttuu</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>{} puuttuu; viimeinen yritys nopalla onnistuu {}/{}</translation>
    </message>
    <message>
        <source>{} square units</source>
        <translation>{} neliöyksikköä</translation>
    </message>
    <message numerus="yes">
        <source>{} steps</source>
        <translation>
            <numerusform>{} vaihe</numerusform>
            <numerusform>{} vaihetta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} symbols</source>
        <translation>
            <numerusform>{} symboli</numerusform>
            <numerusform>{} symbolia</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes the {}.</source>
        <translation>{} ottaa: {}.</translation>
    </message>
    <message>
        <source>{} together</source>
        <translation>{} yhteensä</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} merkki</numerusform>
            <numerusform>{} merkkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>{} merkki puuttuu</numerusform>
            <numerusform>{} merkkiä puuttuu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} too short</source>
        <translation>
            <numerusform>{} liian lyhyt</numerusform>
            <numerusform>{} liian lyhyttä</numerusform>
        </translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} yksikköä</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} odottaa paluuta</translation>
    </message>
    <message numerus="yes">
        <source>{} warnings</source>
        <translation>
            <numerusform>{} varoitus</numerusform>
            <numerusform>{} varoitusta</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was written.</source>
        <translation>{} kirjoitettiin.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} tapa</numerusform>
            <numerusform>{} tapaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} ilman tietä</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} menettäisi muotonsa.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} pikseliä, {} laudalla</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · ei varmuuskopiota</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · varmuuskopio {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} reunalla</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} pikseliä</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – epäonnistuu</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, kaikki kuten nyt. Ympäristö on toinen: lauta, sen kuva tai yhteydet.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, rappeutunut</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, nähnyt {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, noppa lisää {}</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, merkkejä jäljellä</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, {} valittu</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. Suluissa: painettu lauta, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Ei painettua lautaa vertailuun.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Sama kuin nyt.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: {}/{}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: symboli {} ei kuulu peliin {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: maasto {} ei kuulu peliin {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Napsauta valitaksesi, Ctrl vertaa molempia.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>Kartassa ”{}” on tallentamattomia muutoksia.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>”{}” on jo avoinna toisessa Realmwright-ikkunassa; viimeksi tallentanut voittaa.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>”{}” on kielletty</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>”{}” on sallittu</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>”{}” ei ole enää paikallaan. Kartta on yhä täällä; tallennus kirjoittaa sen uudelleen.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>”{}” ei ole enää paikallaan: se on siirretty, nimetty uudelleen tai poistettu. Etsi sitä kansiosta {} tai avaa toinen.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>”{}” on käsittämätön.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>Toinen ohjelma on muuttanut tiedostoa ”{}” sen jälkeen, kun se avattiin tai tallennettiin täällä.</translation>
    </message>
</context>
</TS>
