<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>realmwright</name>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <translation>de</translation>
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
&lt;p&gt;Eine Karte ist ein Spielplan mit Regionen. Benachbarte Regionen teilen sich eine Grenze: Verschiebt man sie, folgen beide.&lt;/p&gt;
&lt;ol&gt;
&lt;li&gt;&lt;b&gt;Zeichnen.&lt;/b&gt; Mit dem Zeichenwerkzeug (&lt;b&gt;P&lt;/b&gt;) Ecken anklicken; ein Klick auf die erste schließt die Region. In der Nähe eines Eckpunkts, einer Grenze oder des Rahmens rastet der Punkt dort ein. Eine über andere gezeichnete Region wird an ihnen beschnitten.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Füllen und teilen.&lt;/b&gt; Der Eimer macht aus jeder offenen Fläche eine Region, Teilen schneidet eine in zwei, Verschmelzen fügt sie zusammen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Beschriften.&lt;/b&gt; Namen, Gelände und Symbole gibt man im Feld „Region“, in der Regionentabelle oder mit dem Pinsel.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Prüfen.&lt;/b&gt; Die Befunde sagen während der Arbeit, was nicht stimmt. Jeder Befund lässt sich zeigen, auswählen, mit Vorschau beheben oder mit Begründung übergehen.&lt;/li&gt;
&lt;li&gt;&lt;b&gt;Verwenden.&lt;/b&gt; Bilder und Nachbarschaftstabellen exportieren, maßstabsgetreu drucken oder in der Regelwerkstatt darauf spielen.&lt;/li&gt;
&lt;/ol&gt;
&lt;p&gt;Alles lässt sich rückgängig machen. Kurz nach jeder Änderung wird eine Sicherungskopie geschrieben, und die letzten zehn Speicherungen liegen unter &lt;b&gt;Datei › Frühere Versionen&lt;/b&gt;.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source> (B, then {})</source>
        <translation> (B, dann {})</translation>
    </message>
    <message>
        <source> Not allowed.</source>
        <translation> Nicht erlaubt.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> and {} more</source>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source> by way of the {}</source>
        <translation> mittels {}</translation>
    </message>
    <message>
        <source> of {}</source>
        <translation> von {}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source> {} met.</source>
        <translation> {} erfüllt.</translation>
    </message>
    <message>
        <source> {} of {} expectations not met.</source>
        <translation> {} von {} Erwartungen nicht erfüllt.</translation>
    </message>
    <message>
        <source> {}{} by the last change.</source>
        <translation> {}{} durch die letzte Änderung.</translation>
    </message>
    <message>
        <source>&amp;Align to frame</source>
        <translation>Am Rahmen &amp;ausrichten</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>&amp;Borders</source>
        <translation>&amp;Grenzen</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Unteres Feld</translation>
    </message>
    <message>
        <source>&amp;Coasts</source>
        <translation>&amp;Küsten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Edge</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>Plan ein&amp;passen</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>Diese Dateien &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide all but the board</source>
        <translation>Alles außer dem Spiel&amp;plan ausblenden</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Kennungen</translation>
    </message>
    <message>
        <source>&amp;Import drawing…</source>
        <translation>Zeichnung &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Verbindungen</translation>
    </message>
    <message>
        <source>&amp;Lock everything</source>
        <translation>Alles &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Merge selected</source>
        <translation>Ausgewählte ver&amp;schmelzen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Nachbarn</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Neue Karte…</translation>
    </message>
    <message>
        <source>&amp;Open map…</source>
        <translation>Karte ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>Auf dieser Karte s&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Print at exact size…</source>
        <translation>Maßstabsgetreu &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {}</source>
        <translation>&amp;Wiederholen: {}</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Lineale</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
    <message>
        <source>&amp;Table of regions</source>
        <translation>Regionen&amp;tabelle</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {}</source>
        <translation>&amp;Rückgängig: {}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Whole size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>+ Effect</source>
        <translation>+ Wirkung</translation>
    </message>
    <message>
        <source>+ Piece of its own…</source>
        <translation>+ Eigenes Teil…</translation>
    </message>
    <message>
        <source>+ When…</source>
        <translation>+ Wann…</translation>
    </message>
    <message>
        <source>+ Where…</source>
        <translation>+ Wo…</translation>
    </message>
    <message>
        <source>+{} on it</source>
        <translation>+{} darauf</translation>
    </message>
    <message>
        <source>, gaps up to {} counted as closed</source>
        <translation>, Lücken bis {} gelten als geschlossen</translation>
    </message>
    <message>
        <source>, printed {:.1f}</source>
        <translation>, gedruckt {:.1f}</translation>
    </message>
    <message>
        <source>, the story breaks off</source>
        <translation>, die Geschichte bricht ab</translation>
    </message>
    <message>
        <source>, {:.0f} × {:.0f} pixels</source>
        <translation>, {:.0f} × {:.0f} Pixel</translation>
    </message>
    <message>
        <source>1 unit = {:.3g} mm</source>
        <translation>1 Einheit = {:.3g} mm</translation>
    </message>
    <message>
        <source>; a roll of {} would do, {}</source>
        <translation>; ein Wurf von {} würde reichen, {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; a clause to read it · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klick&lt;/b&gt; auf eine Regel, um sie zu lesen · &lt;b&gt;Esc&lt;/b&gt; lässt los</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click&lt;/b&gt; plays · &lt;b&gt;Alt&lt;/b&gt; pins · &lt;b&gt;Esc&lt;/b&gt; lets go</source>
        <translation>&lt;b&gt;Klick&lt;/b&gt; spielt · &lt;b&gt;Alt&lt;/b&gt; hält fest · &lt;b&gt;Esc&lt;/b&gt; lässt los</translation>
    </message>
    <message>
        <source>&lt;p&gt;No page has all of these words: {}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keine Seite enthält alle diese Wörter: {}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the same again opens it.</source>
        <translation>Eine Sperre ist eine Grenze, die niemand überschreiten darf. Die Grenze anklicken oder eine Region und dann ihre Nachbarin; noch einmal dasselbe öffnet sie wieder.</translation>
    </message>
    <message>
        <source>A board for each ruling, at the first step that differs</source>
        <translation>Ein Spielplan je Auslegung, beim ersten Schritt, der sich unterscheidet</translation>
    </message>
    <message>
        <source>A bordering region carries this symbol.</source>
        <translation>Eine angrenzende Region trägt dieses Symbol.</translation>
    </message>
    <message>
        <source>A bordering region counts as one of these terrains, whoever holds it.</source>
        <translation>Eine angrenzende Region zählt als eines dieser Gelände, wer immer sie besitzt.</translation>
    </message>
    <message>
        <source>A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the art are laid on the board's edge, unless that is switched off.</source>
        <translation>Ein Klick in eine umrandete Fläche der Bildvorlage macht daraus eine Region, an den Nachbarn beschnitten. Hat die Linie eine Lücke, wird sie gezeigt, bevor etwas entsteht. Flächen, die an einem gezeichneten Rahmen der Vorlage enden, werden an den Rand des Spielplans gelegt, sofern das nicht ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes several borders at once, Enter all borders of the selected regions. Places where borders meet, and the frame, stay put. Where a border would cross another it is bent less.</source>
        <translation>Ein Klick auf eine Grenze rundet sie oder raut sie auf, für die Regionen auf beiden Seiten gleich; ein Strich nimmt mehrere Grenzen auf einmal, die Eingabetaste alle Grenzen der ausgewählten Regionen. Stellen, an denen Grenzen zusammentreffen, und der Rahmen bleiben. Würde eine Grenze eine andere kreuzen, wird sie weniger gebogen.</translation>
    </message>
    <message>
        <source>A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a box selects all it touches, the arrow keys go from region to region. Selecting one region lights its neighbours with the length of each border, selecting two shows what lies between them. Number keys give the selected regions a terrain. A double-click edits the vertices.</source>
        <translation>Ein Klick wählt eine Region, Umschalt fügt eine hinzu, Strg nimmt sie dazu oder weg, Alt erreicht die darunter; ein gezogener Kasten wählt alle, die er berührt, die Pfeiltasten gehen von Region zu Region. Eine ausgewählte Region hebt ihre Nachbarn mit den Grenzlängen hervor, zwei zeigen, was zwischen ihnen liegt. Zifferntasten geben den ausgewählten Regionen ein Gelände. Ein Doppelklick bearbeitet die Eckpunkte.</translation>
    </message>
    <message>
        <source>A click where no region is makes a region of the whole open area around it, with every border matched.</source>
        <translation>Ein Klick, wo keine Region ist, macht aus der ganzen offenen Fläche eine Region, jede Grenze passend.</translation>
    </message>
    <message>
        <source>A connection needs two different regions.</source>
        <translation>Eine Verbindung braucht zwei verschiedene Regionen.</translation>
    </message>
    <message>
        <source>A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be moved as one.</source>
        <translation>Eine Ecke einer Region liegt auf der Grenze ihrer Nachbarin, die dort keine hat; die Grenze lässt sich so nicht als eine verschieben.</translation>
    </message>
    <message>
        <source>A cut needs a line of at least two points.</source>
        <translation>Ein Schnitt braucht eine Linie aus mindestens zwei Punkten.</translation>
    </message>
    <message>
        <source>A distance between 0 and 100,000 mm is needed.</source>
        <translation>Ein Abstand zwischen 0 und 100.000 mm ist nötig.</translation>
    </message>
    <message>
        <source>A failing expectation</source>
        <translation>Eine nicht erfüllte Erwartung</translation>
    </message>
    <message>
        <source>A game can reach this position.</source>
        <translation>Eine Partie kann diese Stellung erreichen.</translation>
    </message>
    <message>
        <source>A game, a position or a scenario belongs here.</source>
        <translation>Hierher gehört eine Partie, eine Stellung oder ein Szenario.</translation>
    </message>
    <message>
        <source>A harbour belongs on a river or next to one.</source>
        <translation>Ein Hafen gehört an einen Fluss oder daneben.</translation>
    </message>
    <message>
        <source>A kind of ground that only this map knows</source>
        <translation>Eine Geländeart, die nur diese Karte kennt</translation>
    </message>
    <message>
        <source>A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, with a note. Click or drag from one to the other. With other options the link is changed, with the same ones it is taken away.</source>
        <translation>Eine Verbindung verknüpft zwei Regionen, die sich nicht berühren: Brücke, Tunnel oder Seeweg, in beide Richtungen oder in eine, mit Anmerkung. Von einer zur anderen klicken oder ziehen. Mit anderen Einstellungen wird die Verbindung geändert, mit denselben entfernt.</translation>
    </message>
    <message>
        <source>A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not touch, or a link repeats a border or another link (warnings).</source>
        <translation>Eine von Hand gemachte Verbindung oder Sperre ergibt keinen Sinn: Ein Ende fehlt (Fehler), eine Sperre trennt Regionen, die sich nicht berühren, oder eine Verbindung wiederholt eine Grenze oder eine andere Verbindung (Warnungen).</translation>
    </message>
    <message>
        <source>A locked layer cannot be changed by hand; undo still works.</source>
        <translation>Eine gesperrte Ebene lässt sich nicht von Hand ändern; Rückgängig geht weiterhin.</translation>
    </message>
    <message>
        <source>A map for River World has no river, so that events, ships and the caravel have nothing to do.</source>
        <translation>Eine Karte für River World hat keinen Fluss, sodass Ereignisse, Schiffe und die Karavelle nichts zu tun haben.</translation>
    </message>
    <message>
        <source>A marker from the box is put into every region the race conquers, one in each, as long as there are any.</source>
        <translation>In jede Region, die die Rasse erobert, kommt ein Marker aus der Schachtel, solange es welche gibt.</translation>
    </message>
    <message>
        <source>A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.</source>
        <translation>Ein Marker geht in den Vorrat zurück, wenn seine Region aufgegeben oder erobert wird, wer immer ihn gebracht hat.</translation>
    </message>
    <message>
        <source>A marker in a region that another race takes goes back to its owner, or to the box if there is none.</source>
        <translation>Ein Marker in einer Region, die eine andere Rasse nimmt, geht an seinen Besitzer zurück, oder in die Schachtel, wenn es keinen gibt.</translation>
    </message>
    <message>
        <source>A marker may not be put where the condition holds.</source>
        <translation>Ein Marker darf nicht dorthin, wo die Bedingung gilt.</translation>
    </message>
    <message>
        <source>A marker may only be put into regions of the race.</source>
        <translation>Ein Marker darf nur in Regionen der Rasse gesetzt werden.</translation>
    </message>
    <message>
        <source>A marker whose region was given up stays available to its owner.</source>
        <translation>Ein Marker, dessen Region aufgegeben wurde, bleibt seinem Besitzer erhalten.</translation>
    </message>
    <message>
        <source>A name is invented</source>
        <translation>Ein Name wird erfunden</translation>
    </message>
    <message>
        <source>A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap tolerance of the map; its width is that of the largest circle inside it.</source>
        <translation>Ein schmaler Streifen zwischen Regionen (oder einer Region und dem Rahmen) gehört niemandem. Er ist nicht breiter als die Lückentoleranz der Karte; seine Breite ist die des größten Kreises darin.</translation>
    </message>
    <message>
        <source>A page of {:.4g} x {:.4g} mm is not one a PDF can have.</source>
        <translation>Eine Seite von {:.4g} x {:.4g} mm kann ein PDF nicht haben.</translation>
    </message>
    <message>
        <source>A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions enclose it.</source>
        <translation>Ein Teil des Spielplans gehört zu keiner Region. Ein Hinweis, wo er zum Rahmen offen ist, eine Warnung, wo Regionen ihn umschließen.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn.</source>
        <translation>Ein Bild von {} x {} Pixeln ist zu groß; höchstens {} in jeder Richtung und {} Millionen insgesamt werden gezeichnet.</translation>
    </message>
    <message>
        <source>A picture of {} x {} pixels is too small to draw.</source>
        <translation>Ein Bild von {} x {} Pixeln ist zu klein zum Zeichnen.</translation>
    </message>
    <message>
        <source>A pirate symbol belongs on a river.</source>
        <translation>Ein Piratensymbol gehört auf einen Fluss.</translation>
    </message>
    <message>
        <source>A place lies in the region.</source>
        <translation>Ein Ort liegt in der Region.</translation>
    </message>
    <message>
        <source>A race in decline holds the region, whoever's it is.</source>
        <translation>Eine untergegangene Rasse besitzt die Region, wem immer sie gehört.</translation>
    </message>
    <message>
        <source>A race that conquers in decline does so before the player's active race.</source>
        <translation>Eine Rasse, die untergegangen erobert, tut es vor der aktiven Rasse des Spielers.</translation>
    </message>
    <message>
        <source>A region ends close to the board's frame without touching it, so it does not lie on the edge.</source>
        <translation>Eine Region endet nahe am Rahmen des Spielplans, ohne ihn zu berühren; sie liegt also nicht am Rand.</translation>
    </message>
    <message>
        <source>A region has a symbol that no game knows.</source>
        <translation>Eine Region hat ein Symbol, das kein Spiel kennt.</translation>
    </message>
    <message>
        <source>A region has a terrain that no game knows.</source>
        <translation>Eine Region hat ein Gelände, das kein Spiel kennt.</translation>
    </message>
    <message>
        <source>A region has no area: fewer than three different corners, or all of them on one line.</source>
        <translation>Eine Region hat keine Fläche: weniger als drei verschiedene Ecken, oder alle auf einer Linie.</translation>
    </message>
    <message>
        <source>A region has no name.</source>
        <translation>Eine Region hat keinen Namen.</translation>
    </message>
    <message>
        <source>A region has no neighbour and no link.</source>
        <translation>Eine Region hat weder Nachbarn noch Verbindung.</translation>
    </message>
    <message>
        <source>A region has no terrain.</source>
        <translation>Eine Region hat kein Gelände.</translation>
    </message>
    <message>
        <source>A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not looked at.</source>
        <translation>Eine Region ist zu klein für ihre Plättchen: Ihr größter Kreis sollte einen Stapel von 28 Einheiten Durchmesser fassen und Platz für jedes Symbol, ein Viertel dieser Fläche. Ein Hinweis, wo nur die Symbole nicht passen und auf Wasser; ein Abgrund wird nicht geprüft.</translation>
    </message>
    <message>
        <source>A region needs at least three corners.</source>
        <translation>Eine Region braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>A region of several parts has one of less than 50 square units, too small to be meant.</source>
        <translation>Eine Region aus mehreren Teilen hat einen von weniger als 50 Quadrateinheiten, zu klein, um gewollt zu sein.</translation>
    </message>
    <message>
        <source>A region reaches beyond the board's frame. An error where it lies wholly outside.</source>
        <translation>Eine Region reicht über den Rahmen des Spielplans hinaus. Ein Fehler, wo sie ganz außerhalb liegt.</translation>
    </message>
    <message>
        <source>A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).</source>
        <translation>Eine Region wiederholt eine Ecke, oder ihr Umriss läuft hinaus und geradewegs zurück (ein Stachel, eine Warnung).</translation>
    </message>
    <message>
        <source>A region this close to the frame lies on the board's edge.</source>
        <translation>Eine Region so nah am Rahmen liegt am Rand des Spielplans.</translation>
    </message>
    <message>
        <source>A region with this piece is closed to enemies of whoever holds it.</source>
        <translation>Eine Region mit diesem Teil ist den Gegnern ihres Besitzers verschlossen.</translation>
    </message>
    <message>
        <source>A region's outline crosses or overlaps itself, so what is inside and outside is not clear.</source>
        <translation>Der Umriss einer Region kreuzt oder überdeckt sich selbst, sodass innen und außen nicht klar sind.</translation>
    </message>
    <message>
        <source>A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.</source>
        <translation>Eine Werft oder ein Tempel der Seherin nützt dem, der die Region hält; auf Wasser kann das kaum jemand.</translation>
    </message>
    <message>
        <source>A stage cannot be left while a marker lying with the race can still be set up in it.</source>
        <translation>Ein Abschnitt kann nicht verlassen werden, solange in ihm noch ein Marker aufgestellt werden kann, der bei der Rasse liegt.</translation>
    </message>
    <message>
        <source>A story</source>
        <translation>Eine Geschichte</translation>
    </message>
    <message>
        <source>A terrain needs a name.</source>
        <translation>Ein Gelände braucht einen Namen.</translation>
    </message>
    <message>
        <source>A volcano symbol belongs in an abyss.</source>
        <translation>Ein Vulkansymbol gehört in einen Abgrund.</translation>
    </message>
    <message>
        <source>A whole game on this map with these players; combinations said below are on offer, others are drawn</source>
        <translation>Eine ganze Partie auf dieser Karte mit diesen Spielern, ausgeteilt nach dem Startwert</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>About: {}</source>
        <translation>Thema: {}</translation>
    </message>
    <message>
        <source>Abysses</source>
        <translation>Abgründe</translation>
    </message>
    <message>
        <source>Accept it; the reason is saved in the map</source>
        <translation>Annehmen; die Begründung wird in der Karte gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Acted {} times in this game</source>
        <translation>
            <numerusform>Hat in dieser Partie einmal gewirkt</numerusform>
            <numerusform>Hat in dieser Partie {}-mal gewirkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Active or in decline</source>
        <translation>Aktiv oder untergegangen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Einen Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add shared vertex</source>
        <translation>Gemeinsamen Eckpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Gelände hinzufügen</translation>
    </message>
    <message>
        <source>Add the terrain {}</source>
        <translation>Gelände {} hinzufügen</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Eckpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Adjacency</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>Adjacency as CSV</source>
        <translation>Nachbarschaft als CSV</translation>
    </message>
    <message>
        <source>Adjacency as GraphML</source>
        <translation>Nachbarschaft als GraphML</translation>
    </message>
    <message>
        <source>Adjacency as JSON</source>
        <translation>Nachbarschaft als JSON</translation>
    </message>
    <message>
        <source>Adjacency for Graphviz</source>
        <translation>Nachbarschaft für Graphviz</translation>
    </message>
    <message>
        <source>Adjacency: {} {:g}</source>
        <translation>Nachbarschaft: {} {:g}</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen spricht</translation>
    </message>
    <message>
        <source>Align {} to the frame</source>
        <translation>{} am Rahmen ausrichten</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle wie üblich</translation>
    </message>
    <message>
        <source>All borders of the selected regions (Enter)</source>
        <translation>Alle Grenzen der ausgewählten Regionen (Eingabetaste)</translation>
    </message>
    <message>
        <source>All markers return to the box when the race goes in decline.</source>
        <translation>Alle Marker kommen in die Schachtel zurück, wenn die Rasse untergeht.</translation>
    </message>
    <message>
        <source>All of them go alike</source>
        <translation>Alle verlaufen gleich</translation>
    </message>
    <message>
        <source>All regions of the player, of every race, hang together, and this race has one of them.</source>
        <translation>Alle Regionen des Spielers, von jeder Rasse, hängen zusammen, und diese Rasse hat eine davon.</translation>
    </message>
    <message>
        <source>All regions of the race hang together.</source>
        <translation>Alle Regionen der Rasse hängen zusammen.</translation>
    </message>
    <message>
        <source>All regions that meet the condition count as adjacent to each other, for one purpose.</source>
        <translation>Alle Regionen, die die Bedingung erfüllen, gelten für einen Zweck als einander benachbart.</translation>
    </message>
    <message>
        <source>All tokens stay in a region that meets the condition when the race goes in decline, not one of them.</source>
        <translation>Alle Plättchen in einer Region, die die Bedingung erfüllt, bleiben beim Untergang dort, nicht nur einer.</translation>
    </message>
    <message>
        <source>All {}</source>
        <translation>Alle {}</translation>
    </message>
    <message>
        <source>All {} expectations met</source>
        <translation>Alle {} Erwartungen erfüllt</translation>
    </message>
    <message>
        <source>Allow on purpose</source>
        <translation>Absichtlich erlauben</translation>
    </message>
    <message>
        <source>Also merge regions that do not touch, into a group of islands</source>
        <translation>Auch Regionen verschmelzen, die sich nicht berühren, zu einer Inselgruppe</translation>
    </message>
    <message>
        <source>Always this number.</source>
        <translation>Immer diese Zahl.</translation>
    </message>
    <message>
        <source>An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.</source>
        <translation>Eine Underground-Karte hat Abgründe, aber kein Vulkansymbol darin, sodass die Flammen keinen Platz für den Vulkan haben.</translation>
    </message>
    <message>
        <source>Another map…</source>
        <translation>Andere Karte…</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Another player's active race holds more regions than this race.</source>
        <translation>Die aktive Rasse eines anderen Spielers besitzt mehr Regionen als diese Rasse.</translation>
    </message>
    <message>
        <source>Another player's active race holds the region.</source>
        <translation>Die aktive Rasse eines anderen Spielers besitzt die Region.</translation>
    </message>
    <message>
        <source>Another player's active race stands in a bordering region.</source>
        <translation>Die aktive Rasse eines anderen Spielers steht in einer angrenzenden Region.</translation>
    </message>
    <message>
        <source>Another ruling may allow more here</source>
        <translation>Eine andere Auslegung erlaubt hier vielleicht mehr</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Areas that end at a frame drawn in the art are laid on the board's edge</source>
        <translation>Flächen, die an einem gezeichneten Rahmen der Vorlage enden, werden an den Rand des Spielplans gelegt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Gefragt nach</translation>
    </message>
    <message>
        <source>At least one of these conditions holds.</source>
        <translation>Mindestens eine dieser Bedingungen gilt.</translation>
    </message>
    <message>
        <source>At least so many race tokens stand in the region.</source>
        <translation>Mindestens so viele Rassenplättchen stehen in der Region.</translation>
    </message>
    <message>
        <source>At least this much border makes two regions neighbours.</source>
        <translation>Mindestens so viel Grenze macht zwei Regionen zu Nachbarn.</translation>
    </message>
    <message>
        <source>At this moment all markers are taken up, wherever they stand, to be set up anew.</source>
        <translation>In diesem Augenblick werden alle Marker aufgenommen, wo immer sie stehen, um neu aufgestellt zu werden.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>B, then 1 – {}</source>
        <translation>B, dann 1 – {}</translation>
    </message>
    <message>
        <source>Back on</source>
        <translation>Wieder an</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Begin with nothing</source>
        <translation>Leer anfangen</translation>
    </message>
    <message>
        <source>Begin with nothing: the same players at an empty board</source>
        <translation>Leer anfangen: dieselben Spieler auf einem leeren Spielplan</translation>
    </message>
    <message>
        <source>Begin with the position of the step that was shown before</source>
        <translation>Mit der Stellung des Schritts anfangen, der gezeigt wurde</translation>
    </message>
    <message>
        <source>Begin with this step</source>
        <translation>Mit diesem Schritt anfangen</translation>
    </message>
    <message>
        <source>Beside a map it joins new games there; beside a scenario it can be named.</source>
        <translation>Neben einer Karte gilt es in neuen Partien dort; neben einem Szenario kann es genannt werden.</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Spielplan</translation>
    </message>
    <message>
        <source>Blank board</source>
        <translation>Leerer Spielplan</translation>
    </message>
    <message>
        <source>Blank name</source>
        <translation>Leerer Name</translation>
    </message>
    <message>
        <source>Bloc&amp;ks</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Block between {} and {}</source>
        <translation>Sperre zwischen {} und {}</translation>
    </message>
    <message>
        <source>Block by hand</source>
        <translation>Sperre von Hand</translation>
    </message>
    <message>
        <source>Block the border of {} and {}</source>
        <translation>Die Grenze von {} und {} sperren</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Blocks are locked; unlock in Layers to change this.</source>
        <translation>Sperren sind gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Board a&amp;rt</source>
        <translation>Bild&amp;vorlage</translation>
    </message>
    <message>
        <source>Board art</source>
        <translation>Bildvorlage</translation>
    </message>
    <message>
        <source>Board as picture…</source>
        <translation>Spielplan als Bild…</translation>
    </message>
    <message>
        <source>Board edge</source>
        <translation>Planrand</translation>
    </message>
    <message>
        <source>Board without names</source>
        <translation>Spielplan ohne Namen</translation>
    </message>
    <message>
        <source>Books differ: {}</source>
        <translation>Bücher sind uneins: {}</translation>
    </message>
    <message>
        <source>Border, the wider the longer</source>
        <translation>Grenze, je breiter, desto länger</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Borders are locked; unlock in Layers to change this.</source>
        <translation>Grenzen sind gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Boundaries this far apart still count as one border.</source>
        <translation>Umrisse in diesem Abstand gelten noch als eine Grenze.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>Break on…</source>
        <translation>Anhalten bei…</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Bring the selected regions into view</source>
        <translation>Die ausgewählten Regionen ins Bild rücken</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>By the book again</source>
        <translation>Wieder nach dem Buch</translation>
    </message>
    <message>
        <source>C&amp;lose map</source>
        <translation>Karte sch&amp;ließen</translation>
    </message>
    <message>
        <source>Call {} {}</source>
        <translation>{} in {} umbenennen</translation>
    </message>
    <message>
        <source>Called here: {}</source>
        <translation>Heißt hier: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot begin: {}</source>
        <translation>Kann nicht anfangen: {}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Chance draws</source>
        <translation>Der Zufall zieht</translation>
    </message>
    <message>
        <source>Chance draws {}.</source>
        <translation>Der Zufall zieht {}.</translation>
    </message>
    <message>
        <source>Chance draws.</source>
        <translation>Der Zufall zieht.</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Den Autor ändern</translation>
    </message>
    <message>
        <source>Change the games</source>
        <translation>Die Spiele ändern</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Die Spielerzahl ändern</translation>
    </message>
    <message>
        <source>Change the printed size</source>
        <translation>Die gedruckte Größe ändern</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Die Rundenzahl ändern</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Den Titel ändern</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Von Ihnen geändert</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose a clause to read what it says.</source>
        <translation>Wählen Sie eine Regel, um zu lesen, was sie sagt.</translation>
    </message>
    <message>
        <source>Choose a combination</source>
        <translation>Kombination wählen</translation>
    </message>
    <message>
        <source>Choose a command, press the new keys, then Set. No keys take the shortcut away.</source>
        <translation>Einen Befehl wählen, die neuen Tasten drücken, dann „Setzen“. Ohne Tasten wird das Kürzel entfernt.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a finding to see what it means and how to mend it.</source>
        <translation>Wählen Sie einen Befund, um zu sehen, was er bedeutet und wie man ihn behebt.</translation>
    </message>
    <message>
        <source>Choose a known terrain, or add it to the map's own terrains on the Board page.</source>
        <translation>Ein bekanntes Gelände wählen oder es auf der Seite Spielplan den eigenen Geländen der Karte hinzufügen.</translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose an image…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Choose another terrain, or add the game to the map.</source>
        <translation>Ein anderes Gelände wählen oder das Spiel zur Karte hinzufügen.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Eines wählen.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choosing a combination</source>
        <translation>Eine Kombination wählen</translation>
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
        <translation>Regeln dieses Schritts</translation>
    </message>
    <message>
        <source>Clauses that acted in this step</source>
        <translation>Regeln, die in diesem Schritt gewirkt haben</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a border to block it, or one region and then its neighbour.</source>
        <translation>Eine Grenze anklicken, um sie zu sperren, oder eine Region und dann ihre Nachbarin.</translation>
    </message>
    <message>
        <source>Click a border to roughen it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Eine Grenze anklicken, um sie aufzurauen, oder über mehrere ziehen; Alt bewirkt das Gegenteil, die Eingabetaste nimmt die Auswahl.</translation>
    </message>
    <message>
        <source>Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection.</source>
        <translation>Eine Grenze anklicken, um sie zu glätten, oder über mehrere ziehen; Alt bewirkt das Gegenteil, die Eingabetaste nimmt die Auswahl.</translation>
    </message>
    <message>
        <source>Click a region that touches it to merge the two; Esc begins anew.</source>
        <translation>Eine berührende Region anklicken, um beide zu verschmelzen; Esc beginnt von vorn.</translation>
    </message>
    <message>
        <source>Click a region, Shift-click a second one to see what lies between them. Drag a box for many.</source>
        <translation>Eine Region anklicken, mit Umschalt eine zweite, um zu sehen, was zwischen ihnen liegt. Einen Kasten ziehen für viele.</translation>
    </message>
    <message>
        <source>Click a region, then a neighbour to merge it with.</source>
        <translation>Eine Region anklicken, dann eine Nachbarin, mit der sie verschmilzt.</translation>
    </message>
    <message>
        <source>Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are in the panel at the right; the bottom panel tells what is wrong while you work.</source>
        <translation>Eine Region anklicken: Ihre Nachbarn leuchten auf, mit der Länge jeder Grenze. Name, Gelände und Symbole stehen im Feld rechts; das untere Feld sagt während der Arbeit, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.</source>
        <translation>Jenseits der anderen Grenze klicken, um zu schneiden; Klicks in der Region biegen die Linie. Esc gibt auf.</translation>
    </message>
    <message>
        <source>Click from point to point. The card shows the whole length and the last stretch in millimetres, or in board units while the printed size is not known. Nothing is changed.</source>
        <translation>Von Punkt zu Punkt klicken. Die Karte am Zeiger zeigt die ganze Länge und das letzte Stück in Millimetern, oder in Planeinheiten, solange die gedruckte Größe unbekannt ist. Nichts wird geändert.</translation>
    </message>
    <message>
        <source>Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.</source>
        <translation>Von Punkt zu Punkt klicken; die Karte am Zeiger nennt die Länge. Die Eingabetaste beendet die Linie, Esc löscht sie.</translation>
    </message>
    <message>
        <source>Click inside an outlined area of the art: it becomes a region.</source>
        <translation>In eine umrandete Fläche der Vorlage klicken: Sie wird zur Region.</translation>
    </message>
    <message>
        <source>Click on one border of the region, then on the opposite one.</source>
        <translation>Auf eine Grenze der Region klicken, dann auf die gegenüberliegende.</translation>
    </message>
    <message>
        <source>Click one on the board.</source>
        <translation>Eine auf dem Spielplan anklicken.</translation>
    </message>
    <message>
        <source>Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are selected. The option bar says whose name and tags win, and whether regions that do not touch may become a group of islands. Links and blocks go over to the merged region.</source>
        <translation>Eine Region anklicken, dann eine Nachbarin: Sie werden eins. Weitere Klicks fügen mehr an; die Eingabetaste verschmilzt alle ausgewählten. Die Optionsleiste sagt, wessen Name und Merkmale bleiben und ob Regionen ohne Berührung eine Inselgruppe werden dürfen. Verbindungen und Sperren gehen auf die verschmolzene Region über.</translation>
    </message>
    <message>
        <source>Click or drag from one region to another that does not touch it.</source>
        <translation>Von einer Region zu einer anderen klicken oder ziehen, die sie nicht berührt.</translation>
    </message>
    <message>
        <source>Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does the right button. The number keys change the symbol, Alt-click takes it from a region.</source>
        <translation>Klicken oder ziehen, um das Symbol auf Regionen zu setzen; beginnt man auf einer, die es hat, wird es entfernt, ebenso mit der rechten Taste. Die Zifferntasten wechseln das Symbol, Alt-Klick übernimmt es von einer Region.</translation>
    </message>
    <message>
        <source>Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.</source>
        <translation>Regionen anklicken, um das Symbol zu stempeln, noch einmal, um es zu entfernen; 1 bis 9 wechseln das Symbol.</translation>
    </message>
    <message>
        <source>Click the first corner of the region. Hold Ctrl to suspend snapping.</source>
        <translation>Die erste Ecke der Region anklicken. Strg halten, um nicht einzurasten.</translation>
    </message>
    <message>
        <source>Click the first point, double-click or press Enter to close. Backspace takes a point back.</source>
        <translation>Den ersten Punkt anklicken, doppelklicken oder die Eingabetaste drücken zum Schließen. Rücktaste nimmt einen Punkt zurück.</translation>
    </message>
    <message>
        <source>Click the first spot.</source>
        <translation>Die erste Stelle anklicken.</translation>
    </message>
    <message>
        <source>Click the neighbour on the other side. Doing the same again takes the block away.</source>
        <translation>Die Nachbarin auf der anderen Seite anklicken. Noch einmal dasselbe entfernt die Sperre.</translation>
    </message>
    <message>
        <source>Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.</source>
        <translation>Die nächste Ecke anklicken; T folgt einer Grenze, Rücktaste nimmt einen Punkt zurück, Esc gibt auf.</translation>
    </message>
    <message>
        <source>Click the region at the other end. Doing the same again takes the link away.</source>
        <translation>Die Region am anderen Ende anklicken. Noch einmal dasselbe entfernt die Verbindung.</translation>
    </message>
    <message>
        <source>Click the region whose vertices you want to edit.</source>
        <translation>Die Region anklicken, deren Eckpunkte bearbeitet werden sollen.</translation>
    </message>
    <message>
        <source>Click the second spot.</source>
        <translation>Die zweite Stelle anklicken.</translation>
    </message>
    <message>
        <source>Click where no region is, and the whole open area becomes one.</source>
        <translation>Dorthin klicken, wo keine Region ist, und die ganze offene Fläche wird eine.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close &amp;gap</source>
        <translation>&amp;Lücke schließen</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the distance, or add a link.</source>
        <translation>Den Abstand schließen oder eine Verbindung hinzufügen.</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Die Lücke schließen</translation>
    </message>
    <message>
        <source>Close the gap between {} and {}</source>
        <translation>Die Lücke zwischen {} und {} schließen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <source>Coast with nothing beyond</source>
        <translation>Küste, hinter der nichts liegt</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Küsten</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins by round</source>
        <translation>Münzen je Runde</translation>
    </message>
    <message>
        <source>Coins for each region of the race that meets the condition, or for the one asked about.</source>
        <translation>Münzen für jede Region der Rasse, die die Bedingung erfüllt, oder für die, nach der gefragt wird.</translation>
    </message>
    <message>
        <source>Coins for {}</source>
        <translation>Münzen für {}</translation>
    </message>
    <message>
        <source>Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.</source>
        <translation>Münzen aus der Bank, sobald etwas geschieht: eine Eroberung, ein Verlust an einen Gegner, die Wahl, der Untergang.</translation>
    </message>
    <message>
        <source>Coins from the bank for a region that is conquered or lost, if it meets the condition.</source>
        <translation>Münzen aus der Bank für eine Region, die erobert wird oder verloren geht, wenn sie die Bedingung erfüllt.</translation>
    </message>
    <message>
        <source>Coins of {}</source>
        <translation>Münzen von {}</translation>
    </message>
    <message>
        <source>Coins that are counted, for the race as a whole and not for any one region.</source>
        <translation>Münzen, die gezählt werden, für die Rasse im Ganzen und nicht für eine einzelne Region.</translation>
    </message>
    <message>
        <source>Colour of {}</source>
        <translation>Farbe von {}</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Combinations on offer</source>
        <translation>Ausliegende Kombinationen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on branch</source>
        <translation>Zweig kommentieren</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Ausgaben vergleichen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Connect two regions that do not touch</source>
        <translation>Zwei Regionen verbinden, die sich nicht berühren</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Szenario als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the step's address</source>
        <translation>Adresse des Schritts kopieren</translation>
    </message>
    <message>
        <source>Corner touch</source>
        <translation>Eckenberührung</translation>
    </message>
    <message>
        <source>Corner touch, no neighbours</source>
        <translation>Nur eine Ecke, keine Nachbarn</translation>
    </message>
    <message>
        <source>Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.</source>
        <translation>Ecken zweier Nachbarn liegen weniger als eine halbe Einheit auseinander und sollen wohl dieselbe sein.</translation>
    </message>
    <message>
        <source>Could not save “{}”: {}.</source>
        <translation>„{}“ konnte nicht gespeichert werden: {}.</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Crowded region</source>
        <translation>Enge Region</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.</source>
        <translation>Strg+Umschalt+O öffnet ein Szenario, Strg+Alt+V fügt ein zugesandtes ein.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is copied a moment after each change. F1 explains every tool and every finding.</source>
        <translation>Strg+Umschalt+P durchsucht alles, was das Programm kann. Alles lässt sich rückgängig machen, und ungespeicherte Arbeit wird kurz nach jeder Änderung gesichert. F1 erklärt jedes Werkzeug und jeden Befund.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Abschneiden</translation>
    </message>
    <message>
        <source>Cut out of {}.</source>
        <translation>Aus {} ausgeschnitten.</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>{} ausschneiden</translation>
    </message>
    <message>
        <source>Danish book</source>
        <translation>Dänisches Buch</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Dead link</source>
        <translation>Tote Verbindung</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Untergehen lassen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>Zweig löschen</translation>
    </message>
    <message>
        <source>Delete one of them.</source>
        <translation>Eine davon löschen.</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>{} löschen</translation>
    </message>
    <message>
        <source>Deleted with {}.</source>
        <translation>Gelöscht mit {}.</translation>
    </message>
    <message>
        <source>Die results to come</source>
        <translation>Kommende Würfelergebnisse</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Disconnected map</source>
        <translation>Zerfallene Karte</translation>
    </message>
    <message>
        <source>Do every repair that loses nobody's work, as one step</source>
        <translation>Jede Reparatur, die niemandes Arbeit verliert, in einem Schritt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte pro Zoll</translation>
    </message>
    <message>
        <source>Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and refused.</source>
        <translation>Einen Eckpunkt ziehen, und er bewegt sich in jeder Region, die ihn hat. Die Mitte einer Kante ziehen, Doppelklick oder Alt-Klick auf eine Grenze fügt einen hinzu; Entf löscht die ausgewählten. Pfeiltasten rücken um einen Pixel, mit Umschalt um zehn, und X und Y lassen sich eintippen. Eine Bewegung, bei der sich Grenzen kreuzen würden, wird rot gezeigt und abgelehnt.</translation>
    </message>
    <message>
        <source>Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.</source>
        <translation>Einen Eckpunkt ziehen. Alt-Klick auf eine Grenze fügt einen hinzu, Entf löscht ihn, Strg halten, um nicht einzurasten.</translation>
    </message>
    <message>
        <source>Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, Alt-click takes it from a region, the right button takes terrain away.</source>
        <translation>Über Regionen ziehen, und alle bekommen das Gelände, in einem Schritt. Die Zifferntasten wechseln das Gelände, Alt-Klick übernimmt es von einer Region, die rechte Taste entfernt es.</translation>
    </message>
    <message>
        <source>Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.</source>
        <translation>Über Regionen ziehen, um sie zu färben; 1 bis 9 wechseln das Gelände, Alt-Klick übernimmt es von einer Region.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops at its neighbours and at the frame, or is cut out of the one region it lies in.</source>
        <translation>Von einer Ecke zur gegenüberliegenden ziehen; Umschalt macht ein Quadrat. Wie bei jeder Zeichnung hält die Region an ihren Nachbarn und am Rahmen an oder wird aus der einen Region ausgeschnitten, in der sie liegt.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.</source>
        <translation>Von einer Ecke zur gegenüberliegenden ziehen; Umschalt für ein Quadrat, Strg, um nicht einzurasten.</translation>
    </message>
    <message>
        <source>Drag moves the picture. Scale measures it by two spots that you know the distance of.</source>
        <translation>Ziehen verschiebt das Bild. Skalieren misst es an zwei Stellen, deren Abstand bekannt ist.</translation>
    </message>
    <message>
        <source>Drag to draw a rectangle.</source>
        <translation>Ziehen, um ein Rechteck zu zeichnen.</translation>
    </message>
    <message>
        <source>Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count.</source>
        <translation>Ziehen, oder aufnehmen und klicken. Rechtsklick nimmt weg; Umschalt+Rad, + − und Ziffern zählen.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a first region, or start from a template, a generator or a picture.</source>
        <translation>Zeichnen Sie eine erste Region, oder beginnen Sie mit einer Vorlage, dem Generator oder einem Bild.</translation>
    </message>
    <message>
        <source>Draw a land region to the frame.</source>
        <translation>Eine Landregion bis an den Rahmen zeichnen.</translation>
    </message>
    <message>
        <source>Draw a river, or take the game off the map.</source>
        <translation>Einen Fluss zeichnen oder das Spiel von der Karte nehmen.</translation>
    </message>
    <message>
        <source>Draw and reshape</source>
        <translation>Zeichnen und umformen</translation>
    </message>
    <message>
        <source>Draw around the region with the button held.</source>
        <translation>Bei gedrückter Taste um die Region zeichnen.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held. Letting go closes the line and makes it simpler, more so the further the slider is to the right; loops where the line crosses itself are sorted out.</source>
        <translation>Bei gedrückter Taste um die Region zeichnen. Loslassen schließt die Linie und vereinfacht sie, je weiter rechts der Regler, desto mehr; Schleifen, wo sich die Linie kreuzt, werden bereinigt.</translation>
    </message>
    <message>
        <source>Draw around the region with the button held; letting go closes it.</source>
        <translation>Bei gedrückter Taste um die Region zeichnen; Loslassen schließt sie.</translation>
    </message>
    <message>
        <source>Draw banners and badges by itself</source>
        <translation>Banner und Plaketten selbsttätig ziehen</translation>
    </message>
    <message>
        <source>Draw by hand</source>
        <translation>Von Hand ziehen</translation>
    </message>
    <message>
        <source>Draw fewer river regions, or accept it: the first player then says where ships come.</source>
        <translation>Weniger Flussregionen zeichnen oder annehmen: Der Startspieler sagt dann, wohin Schiffe kommen.</translation>
    </message>
    <message>
        <source>Draw it anew or delete it.</source>
        <translation>Neu zeichnen oder löschen.</translation>
    </message>
    <message>
        <source>Draw it to its neighbours, or link it by hand.</source>
        <translation>Bis an die Nachbarn zeichnen oder von Hand verbinden.</translation>
    </message>
    <message>
        <source>Draw it to the frame, or further away.</source>
        <translation>Bis an den Rahmen zeichnen oder weiter weg.</translation>
    </message>
    <message>
        <source>Draw region</source>
        <translation>Region zeichnen</translation>
    </message>
    <message>
        <source>Draw some.</source>
        <translation>Welche zeichnen.</translation>
    </message>
    <message>
        <source>Draw the missing region, or accept it: open water round islands may stay empty.</source>
        <translation>Die fehlende Region zeichnen oder annehmen: Offenes Wasser um Inseln darf leer bleiben.</translation>
    </message>
    <message>
        <source>Draw them together, raise the gap tolerance, or accept it.</source>
        <translation>Aneinander zeichnen, die Lückentoleranz erhöhen oder annehmen.</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>{} zeichnen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Drawings (*.geojson *.json *.svg *.txt);;All files (*)</source>
        <translation>Zeichnungen (*.geojson *.json *.svg *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Duplicate name</source>
        <translation>Doppelter Name</translation>
    </message>
    <message>
        <source>Duplicate vertex</source>
        <translation>Doppelter Eckpunkt</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>{} duplizieren</translation>
    </message>
    <message>
        <source>Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes from all regions underneath. T follows an existing border from click to click, F takes the other way round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up.</source>
        <translation>Jeder Klick fügt eine Ecke hinzu; ein Klick auf die erste Ecke, ein Doppelklick, die Eingabetaste oder die rechte Taste schließt die Region. Ecken rasten an Eckpunkten, Grenzen, Rahmen und Raster ein, und eine Ecke auf einer Grenze wird auch eine Ecke der Nachbarin; Strg halten, um nicht einzurasten. Ruhig grob über Nachbarn zeichnen: Die neue Region hält an ihren Grenzen an. In einer Region gezeichnet wird sie aus ihr ausgeschnitten, und mit „Darüber“ nimmt sie allen Regionen darunter etwas weg. T folgt einer vorhandenen Grenze von Klick zu Klick, F nimmt den anderen Weg. Rücktaste oder Strg+Z nimmt eine Ecke zurück, Strg+Y bringt sie wieder, Esc gibt auf.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Frühere &amp;Versionen…</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Versionen</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Edge near miss</source>
        <translation>Rand knapp verfehlt</translation>
    </message>
    <message>
        <source>Edge reached within</source>
        <translation>Rand erreicht ab</translation>
    </message>
    <message>
        <source>Edit vertices</source>
        <translation>Eckpunkte bearbeiten</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>End conquests</source>
        <translation>Eroberungen beenden</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>End redeployment</source>
        <translation>Umgruppierung beenden</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Entry at the edge</source>
        <translation>Zugang am Rand</translation>
    </message>
    <message>
        <source>Entry from the sea</source>
        <translation>Zugang vom Meer</translation>
    </message>
    <message>
        <source>Entry region</source>
        <translation>Zugangsregion</translation>
    </message>
    <message>
        <source>Entry regions</source>
        <translation>Zugangsregionen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Every draw is chosen when it is due: combinations, tiles and whatever chance decides</source>
        <translation>Jede Ziehung wird gewählt, wenn sie ansteht: Kombinationen, Plättchen und was sonst der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Every one of these conditions holds.</source>
        <translation>Jede dieser Bedingungen gilt.</translation>
    </message>
    <message>
        <source>Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.</source>
        <translation>Jedes solche Teil macht seine Region um eins teurer, wer immer sie besitzt, oder nur (nicht) untergegangen.</translation>
    </message>
    <message>
        <source>Everything is played by the book: no clause is switched off.</source>
        <translation>Alles wird nach dem Buch gespielt: Keine Regel ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausbreiten</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Erwarten</translation>
    </message>
    <message>
        <source>Expect: {}</source>
        <translation>Erwarten: {}</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Expected: {}</source>
        <translation>Erwartet: {}</translation>
    </message>
    <message>
        <source>Expected: {}, met</source>
        <translation>Erwartet: {}, erfüllt</translation>
    </message>
    <message>
        <source>Expected: {}, not met, found {}</source>
        <translation>Erwartet: {}, nicht erfüllt, gefunden {}</translation>
    </message>
    <message>
        <source>Expect…</source>
        <translation>Erwarten…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Den Spielplan exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Fade the board art</source>
        <translation>Die Bildvorlage verblassen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Fill {}</source>
        <translation>{} füllen</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Jeden Befehl finden</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Finnish book</source>
        <translation>Finnisches Buch</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Erster Unterschied</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alle beheben</translation>
    </message>
    <message>
        <source>Fixing changes {}. Nothing else changes.</source>
        <translation>Die Reparatur ändert {}. Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Fixing leaves every region as it is.</source>
        <translation>Die Reparatur lässt jede Region, wie sie ist.</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Das Feld einklappen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follow another ruling</source>
        <translation>Einer anderen Auslegung folgen</translation>
    </message>
    <message>
        <source>Follow existing borders from click to click (T)</source>
        <translation>Vorhandenen Grenzen von Klick zu Klick folgen (T)</translation>
    </message>
    <message>
        <source>Follow {}</source>
        <translation>{} folgen</translation>
    </message>
    <message>
        <source>For example Marsh Folk</source>
        <translation>Zum Beispiel Moorvolk</translation>
    </message>
    <message>
        <source>For screens and print shops; the file states its real size.</source>
        <translation>Für Bildschirme und Druckereien; die Datei nennt ihre wahre Größe.</translation>
    </message>
    <message>
        <source>Forget what follows</source>
        <translation>Vergessen, was folgt</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Freihand</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Aus einer Vorlage</translation>
    </message>
    <message>
        <source>From an image</source>
        <translation>Aus einem Bild</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Gaps closed up to</source>
        <translation>Lücken geschlossen bis</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoJSON, SVG, a TripleA polygons.txt, or a labelme JSON file.</source>
        <translation>GeoJSON, SVG, eine TripleA-Datei polygons.txt oder eine labelme-JSON-Datei.</translation>
    </message>
    <message>
        <source>German book</source>
        <translation>Deutsches Buch</translation>
    </message>
    <message>
        <source>Give an abyss the symbol.</source>
        <translation>Einem Abgrund das Symbol geben.</translation>
    </message>
    <message>
        <source>Give the unit a name.</source>
        <translation>Geben Sie der Einheit einen Namen.</translation>
    </message>
    <message>
        <source>Give what lies between them to one of the two</source>
        <translation>Was zwischen ihnen liegt, einer der beiden geben</translation>
    </message>
    <message>
        <source>Go back to the version of {}</source>
        <translation>Zur Version von {} zurück</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Zu dieser Version zurück</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Going in decline</source>
        <translation>Untergang</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Harbour away from river</source>
        <translation>Hafen fern vom Fluss</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height in units</source>
        <translation>Höhe in Einheiten</translation>
    </message>
    <message>
        <source>Held: pick a piece</source>
        <translation>Gehalten: Teil wählen</translation>
    </message>
    <message>
        <source>Held: {}</source>
        <translation>Gehalten: {}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hide the board art</source>
        <translation>Die Bildvorlage verbergen</translation>
    </message>
    <message>
        <source>Hide the coins of others</source>
        <translation>Münzen der anderen verbergen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Holds or not</source>
        <translation>Gilt oder nicht</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How to mend it</source>
        <translation>So behebt man es</translation>
    </message>
    <message>
        <source>Identical region</source>
        <translation>Gleiche Region</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Ids only</source>
        <translation>Nur Kennungen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <source>Ignore a finding</source>
        <translation>Einen Befund übergehen</translation>
    </message>
    <message>
        <source>Ignored without a reason.</source>
        <translation>Ohne Begründung übergangen.</translation>
    </message>
    <message>
        <source>Ignored: {}</source>
        <translation>Übergangen: {}</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Unangreifbarkeit</translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>Import it as a drawing</source>
        <translation>Als Zeichnung importieren</translation>
    </message>
    <message>
        <source>In decline</source>
        <translation>Untergegangen</translation>
    </message>
    <message>
        <source>In decline the race may conquer regions of its player's active race, too.</source>
        <translation>Untergegangen darf die Rasse auch Regionen der aktiven Rasse ihres Spielers erobern.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>In hand {}</source>
        <translation>In der Hand {}</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>In einfachen Worten</translation>
    </message>
    <message>
        <source>In the menu {}.</source>
        <translation>Im Menü {}.</translation>
    </message>
    <message>
        <source>In the tray</source>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>In these stages of the turn a marker lying with the race may be put into any region that will have it.</source>
        <translation>In diesen Abschnitten des Zuges darf ein Marker, der bei der Rasse liegt, in jede Region, die ihn aufnimmt.</translation>
    </message>
    <message>
        <source>Income by source</source>
        <translation>Einnahmen nach Quelle</translation>
    </message>
    <message>
        <source>Invent a race or power</source>
        <translation>Rasse oder Fähigkeit erfinden</translation>
    </message>
    <message>
        <source>Invent a race or power…</source>
        <translation>Rasse oder Fähigkeit erfinden…</translation>
    </message>
    <message>
        <source>Invented units</source>
        <translation>Erfundene Rassen und Fähigkeiten</translation>
    </message>
    <message>
        <source>Invented units (*.unit.toml)</source>
        <translation>Erfundene Einheiten (*.unit.toml)</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Isolated region</source>
        <translation>Abgeschnittene Region</translation>
    </message>
    <message>
        <source>It can be repaired by its own button, with a preview.</source>
        <translation>Lässt sich mit eigener Schaltfläche beheben, mit Vorschau.</translation>
    </message>
    <message>
        <source>It has not acted in this game.</source>
        <translation>Sie hat in dieser Partie nicht gewirkt.</translation>
    </message>
    <message>
        <source>Its own map</source>
        <translation>Eigene Karte</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Eine davon behalten.</translation>
    </message>
    <message>
        <source>Keep the board art beside the map</source>
        <translation>Die Bildvorlage neben der Karte ablegen</translation>
    </message>
    <message>
        <source>Kept inside the map file</source>
        <translation>In der Kartendatei aufbewahrt</translation>
    </message>
    <message>
        <source>Key {}</source>
        <translation>Taste {}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasten:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of link</source>
        <translation>Art der Verbindung</translation>
    </message>
    <message>
        <source>Laid on the board's edge: {}.</source>
        <translation>An den Rand des Spielplans gelegt: {}.</translation>
    </message>
    <message>
        <source>Landmark on water</source>
        <translation>Bauwerk auf Wasser</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>Sprache: {}</translation>
    </message>
    <message>
        <source>Last attempt with the die</source>
        <translation>Letzter Versuch mit dem Würfel</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>Letzter Punkt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Lay on the board</source>
        <translation>Auf den Spielplan legen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Lead it to the edge at both ends, and nowhere else.</source>
        <translation>An beiden Enden bis an den Rand führen, und sonst nirgends.</translation>
    </message>
    <message>
        <source>Leads only from the first region to the second</source>
        <translation>Führt nur von der ersten Region zur zweiten</translation>
    </message>
    <message>
        <source>Legal now</source>
        <translation>Jetzt erlaubt</translation>
    </message>
    <message>
        <source>Let &amp;go</source>
        <translation>&amp;Loslassen</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Szenariensammlung</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Sammlung…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Hell oder &amp;dunkel</translation>
    </message>
    <message>
        <source>Line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Link between {} and {}</source>
        <translation>Verbindung zwischen {} und {}</translation>
    </message>
    <message>
        <source>Link by hand</source>
        <translation>Verbindung von Hand</translation>
    </message>
    <message>
        <source>Link {} and {}</source>
        <translation>{} und {} verbinden</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Links are locked; unlock in Layers to change this.</source>
        <translation>Verbindungen sind gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Lock blocks</source>
        <translation>Sperren sperren</translation>
    </message>
    <message>
        <source>Lock board art</source>
        <translation>Bildvorlage sperren</translation>
    </message>
    <message>
        <source>Lock borders</source>
        <translation>Grenzen sperren</translation>
    </message>
    <message>
        <source>Lock links</source>
        <translation>Verbindungen sperren</translation>
    </message>
    <message>
        <source>Lock names</source>
        <translation>Namen sperren</translation>
    </message>
    <message>
        <source>Lock symbols</source>
        <translation>Symbole sperren</translation>
    </message>
    <message>
        <source>Lock terrain</source>
        <translation>Gelände sperren</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>{} sperren</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look for disputes in the whole story</source>
        <translation>In der ganzen Geschichte nach Streitfällen suchen</translation>
    </message>
    <message>
        <source>Looking at dispute {} of {} …</source>
        <translation>Streitfall {} von {} wird geprüft …</translation>
    </message>
    <message>
        <source>Loose vertex</source>
        <translation>Loser Eckpunkt</translation>
    </message>
    <message>
        <source>Lost tribe on water</source>
        <translation>Stamm auf Wasser</translation>
    </message>
    <message>
        <source>Lost tribes cannot stand on water or in an abyss.</source>
        <translation>Untergegangene Stämme können nicht auf Wasser oder im Abgrund stehen.</translation>
    </message>
    <message>
        <source>Lost tribes or monsters stand in the region.</source>
        <translation>Untergegangene Stämme oder Monster stehen in der Region.</translation>
    </message>
    <message>
        <source>Luck with the die</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptlinie</translation>
    </message>
    <message>
        <source>Make the border longer, or part them.</source>
        <translation>Die Grenze verlängern oder die Regionen trennen.</translation>
    </message>
    <message>
        <source>Make the region wider.</source>
        <translation>Die Region breiter machen.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson)</source>
        <translation>Karten (*.map.geojson *.geojson)</translation>
    </message>
    <message>
        <source>Maps (*.map.geojson *.geojson);;All files (*)</source>
        <translation>Karten (*.map.geojson *.geojson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Maps are kept in</source>
        <translation>Karten liegen in</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Seitenrand</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Verschmelzen</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>{} verschmelzen</translation>
    </message>
    <message>
        <source>Merging needs at least two regions.</source>
        <translation>Zum Verschmelzen braucht es mindestens zwei Regionen.</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Missing terrain</source>
        <translation>Fehlendes Gelände</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Mixed games</source>
        <translation>Gemischte Spiele</translation>
    </message>
    <message>
        <source>Monster on water</source>
        <translation>Monster auf Wasser</translation>
    </message>
    <message>
        <source>Monsters adjacent</source>
        <translation>Monster benachbart</translation>
    </message>
    <message>
        <source>Monsters cannot stand on water or in an abyss.</source>
        <translation>Monster können nicht auf Wasser oder im Abgrund stehen.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More regions have a shipyard than the box holds caravels, so their owners share it.</source>
        <translation>Mehr Regionen haben eine Werft, als die Schachtel Karavellen hat; ihre Besitzer teilen sie sich.</translation>
    </message>
    <message>
        <source>More rivers than ships</source>
        <translation>Mehr Flüsse als Schiffe</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Eines davon versetzen.</translation>
    </message>
    <message numerus="yes">
        <source>Move shared vertex ({} regions)</source>
        <translation>
            <numerusform>Eckpunkt verschieben</numerusform>
            <numerusform>Gemeinsamen Eckpunkt verschieben ({} Regionen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the board art</source>
        <translation>Die Bildvorlage verschieben</translation>
    </message>
    <message>
        <source>Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the neighbour along them, or are dropped.</source>
        <translation>Die Ecken auseinanderziehen; die Reparatur löst die Kreuzung in Teile auf. Krümel unter 50 Quadrateinheiten gehen an den Nachbarn, der an ihnen liegt, oder fallen weg.</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Eckpunkt verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move {} vertices</source>
        <translation>
            <numerusform>{} Eckpunkt verschieben</numerusform>
            <numerusform>{} Eckpunkte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>N&amp;ames</source>
        <translation>N&amp;amen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name and tags of</source>
        <translation>Name und Merkmale von</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Name des Teils</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Name des Geländes</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names are locked; unlock in Layers to change this.</source>
        <translation>Namen sind gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Names only</source>
        <translation>Nur Namen</translation>
    </message>
    <message>
        <source>Names, terrains and symbols</source>
        <translation>Namen, Gelände und Symbole</translation>
    </message>
    <message>
        <source>Near equal name</source>
        <translation>Fast gleicher Name</translation>
    </message>
    <message>
        <source>Near miss</source>
        <translation>Knapp verfehlt</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Neighbours over {} of common border{}.</source>
        <translation>Nachbarn über {} gemeinsame Grenze{}.</translation>
    </message>
    <message>
        <source>Neighbours share</source>
        <translation>Nachbarn teilen</translation>
    </message>
    <message>
        <source>Neighbours that share less are listed among the findings.</source>
        <translation>Nachbarn, die weniger teilen, stehen unter den Befunden.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Keine Fläche</translation>
    </message>
    <message>
        <source>No art behind the regions.</source>
        <translation>Keine Vorlage hinter den Regionen.</translation>
    </message>
    <message>
        <source>No board is printed for {} players, so there is no usual number of rounds.</source>
        <translation>Für {} Spieler ist kein Spielplan gedruckt, also gibt es keine übliche Rundenzahl.</translation>
    </message>
    <message>
        <source>No bundled scenario shows it.</source>
        <translation>Kein mitgeliefertes Szenario zeigt sie.</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No combination is on offer in this position.</source>
        <translation>In dieser Stellung liegt keine Kombination aus.</translation>
    </message>
    <message>
        <source>No dispute makes a difference to this story.</source>
        <translation>Kein Streitfall macht in dieser Geschichte einen Unterschied.</translation>
    </message>
    <message>
        <source>No entry region</source>
        <translation>Keine Zugangsregion</translation>
    </message>
    <message>
        <source>No errors. Checked live.</source>
        <translation>Keine Fehler. Laufend geprüft.</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Kein Ereignis</translation>
    </message>
    <message>
        <source>No file chosen yet.</source>
        <translation>Noch keine Datei gewählt.</translation>
    </message>
    <message>
        <source>No finding passes.</source>
        <translation>Kein Befund passt.</translation>
    </message>
    <message>
        <source>No house rules</source>
        <translation>Keine Hausregeln</translation>
    </message>
    <message>
        <source>No image chosen yet.</source>
        <translation>Noch kein Bild gewählt.</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Nicht mehr annehmen</translation>
    </message>
    <message>
        <source>No map was closed that could be opened again.</source>
        <translation>Es wurde keine Karte geschlossen, die wieder geöffnet werden könnte.</translation>
    </message>
    <message>
        <source>No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.</source>
        <translation>Es werden nicht mehr Plättchen verdient, als im Vorrat liegen; gezählt wird dasselbe wie bei „verdient Plättchen“.</translation>
    </message>
    <message>
        <source>No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers may be crossed.</source>
        <translation>Keine gewöhnliche Rasse kann je hierher: Meere, Seen und Abgründe liegen auf dem Weg von jeder Zugangsregion. Flüsse dürfen überquert werden.</translation>
    </message>
    <message>
        <source>No ordinary race can reach {} ({}) from any entry region.</source>
        <translation>Keine gewöhnliche Rasse kann {} ({}) von einer Zugangsregion aus erreichen.</translation>
    </message>
    <message>
        <source>No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does.</source>
        <translation>Keine Rasse kann die Karte betreten: Keine Landregion liegt am Rand des Spielplans oder an der Küste eines Meeres, das dort liegt.</translation>
    </message>
    <message>
        <source>No race holds the region; lost tribes or monsters may stand there.</source>
        <translation>Keine Rasse besitzt die Region; Untergegangene Stämme oder Monster dürfen dort stehen.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: {}</source>
        <translation>Es konnte keine Sicherungskopie geschrieben werden: {}</translation>
    </message>
    <message>
        <source>No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.</source>
        <translation>Keine Region liegt am Rand des Spielplans (oder an der Küste eines Meeres, das dort liegt), also kann keine Rasse die Karte betreten.</translation>
    </message>
    <message>
        <source>No region selected</source>
        <translation>Keine Region ausgewählt</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Kein Fluss</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Kein Szenario</translation>
    </message>
    <message>
        <source>No sheets</source>
        <translation>Keine Blätter</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Kein Gelände</translation>
    </message>
    <message>
        <source>No token is lost when a region is: all of them come back to the hand.</source>
        <translation>Geht eine Region verloren, so geht kein Plättchen verloren: alle kommen auf die Hand zurück.</translation>
    </message>
    <message>
        <source>No volcano</source>
        <translation>Kein Vulkan</translation>
    </message>
    <message>
        <source>No way leads from {} to the rest of the map.</source>
        <translation>Kein Weg führt von {} zum Rest der Karte.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of the abysses has a volcano symbol.</source>
        <translation>Keiner der Abgründe hat ein Vulkansymbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this symbol.</source>
        <translation>Keines der Spiele der Karte kennt dieses Symbol.</translation>
    </message>
    <message>
        <source>None of the map's games knows this terrain.</source>
        <translation>Keines der Spiele der Karte kennt dieses Gelände.</translation>
    </message>
    <message>
        <source>None of these conditions holds.</source>
        <translation>Keine dieser Bedingungen gilt.</translation>
    </message>
    <message>
        <source>Norwegian book</source>
        <translation>Norwegisches Buch</translation>
    </message>
    <message>
        <source>Not allowed.</source>
        <translation>Nicht erlaubt.</translation>
    </message>
    <message>
        <source>Not allowed. The story ends here.</source>
        <translation>Nicht erlaubt. Die Geschichte endet hier.</translation>
    </message>
    <message>
        <source>Not carried over: {}.</source>
        <translation>Nicht übernommen: {}.</translation>
    </message>
    <message>
        <source>Not counted: {}</source>
        <translation>Nicht gezählt: {}</translation>
    </message>
    <message>
        <source>Not mended yet: {}.</source>
        <translation>Noch nicht behoben: {}.</translation>
    </message>
    <message>
        <source>Not met. Found: {}</source>
        <translation>Nicht erfüllt. Gefunden: {}</translation>
    </message>
    <message>
        <source>Not neighbours: {} apart at the nearest place.</source>
        <translation>Keine Nachbarn: an der nächsten Stelle {} auseinander.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Nicht gesagt</translation>
    </message>
    <message>
        <source>Not said by: {}</source>
        <translation>Nichts dazu sagt: {}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Note on the block</source>
        <translation>Anmerkung zur Sperre</translation>
    </message>
    <message>
        <source>Note on the link</source>
        <translation>Anmerkung zur Verbindung</translation>
    </message>
    <message>
        <source>Noted for {}</source>
        <translation>Vermerkt für {}</translation>
    </message>
    <message>
        <source>Nothing found for “{}”.</source>
        <translation>Nichts gefunden für „{}“.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Nichts musste geändert werden.</translation>
    </message>
    <message>
        <source>Nothing here lies near the frame without being on it.</source>
        <translation>Hier liegt nichts nahe am Rahmen, ohne an ihm zu liegen.</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <translation>Nichts in der Hand</translation>
    </message>
    <message>
        <source>Nothing is found; fewer words find more.</source>
        <translation>Nichts gefunden; weniger Wörter finden mehr.</translation>
    </message>
    <message>
        <source>Nothing is left for a new region: this area belongs to {} already.</source>
        <translation>Für eine neue Region bleibt nichts: Diese Fläche gehört schon zu {}.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <translation>Auf dem Spielplan ändert sich nichts.</translation>
    </message>
    <message>
        <source>Nothing outlines this spot: the area would cover most of the picture.</source>
        <translation>Nichts umrandet diese Stelle: Die Fläche würde den größten Teil des Bildes bedecken.</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Nichts zu beheben.</translation>
    </message>
    <message>
        <source>Nothing was played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>Nothing was saved yet, so there is nothing to go back to.</source>
        <translation>Es wurde noch nichts gespeichert, also gibt es nichts, wohin man zurückkönnte.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant.</source>
        <translation>Nichts, wenn es so gemeint ist.</translation>
    </message>
    <message>
        <source>Nothing, if that is meant; otherwise give them a border, or link them by hand.</source>
        <translation>Nichts, wenn es so gemeint ist; sonst eine Grenze geben oder von Hand verbinden.</translation>
    </message>
    <message>
        <source>Now: {}, {} on the edge.</source>
        <translation>Jetzt: {}, {} am Rand.</translation>
    </message>
    <message numerus="yes">
        <source>Nudge {} vertices</source>
        <translation>
            <numerusform>{} Eckpunkt rücken</numerusform>
            <numerusform>{} Eckpunkte rücken</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number of neighbours</source>
        <translation>Anzahl der Nachbarn</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Zahl der Teile</translation>
    </message>
    <message>
        <source>On the edge</source>
        <translation>Am Rand</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>One file to pass on, but as large as the picture</source>
        <translation>Nur eine Datei zum Weitergeben, aber so groß wie das Bild</translation>
    </message>
    <message>
        <source>One for every block of regions that stands apart from the others.</source>
        <translation>Eins für jedes Gebiet aus Regionen, das von den anderen getrennt ist.</translation>
    </message>
    <message>
        <source>One for every piece built this turn.</source>
        <translation>Eins für jedes Teil, das in diesem Zug gebaut wurde.</translation>
    </message>
    <message>
        <source>One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.</source>
        <translation>Eins für jede in diesem Zug eroberte Region, die nicht leer war: von Truppen, oder von allem, was Beute bringt.</translation>
    </message>
    <message>
        <source>One for every region of the player's other races that meets the condition.</source>
        <translation>Eins für jede Region der anderen Rassen des Spielers, die die Bedingung erfüllt.</translation>
    </message>
    <message>
        <source>One for every region of the race that meets the condition, or for every so many of them.</source>
        <translation>Eins für jede Region der Rasse, die die Bedingung erfüllt, oder für je so viele davon.</translation>
    </message>
    <message>
        <source>One for every region the race conquered this turn that meets the condition, or for every so many of them.</source>
        <translation>Eins für jede Region, die die Rasse in diesem Zug erobert hat und die die Bedingung erfüllt, oder für je so viele davon.</translation>
    </message>
    <message>
        <source>One for every such piece in the regions of the race.</source>
        <translation>Eins für jedes solche Teil in den Regionen der Rasse.</translation>
    </message>
    <message>
        <source>One of the two regions is gone.</source>
        <translation>Eine der beiden Regionen gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>One page at the board's printed size, in vectors.</source>
        <translation>Eine Seite in der gedruckten Größe des Spielplans, als Vektoren.</translation>
    </message>
    <message>
        <source>One row per way between two regions, for spreadsheets.</source>
        <translation>Eine Zeile je Weg zwischen zwei Regionen, für Tabellenprogramme.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Eine Richtung</translation>
    </message>
    <message>
        <source>Only here legal next</source>
        <translation>Nur hier danach erlaubt</translation>
    </message>
    <message>
        <source>Only selected regions</source>
        <translation>Nur ausgewählte Regionen</translation>
    </message>
    <message>
        <source>Only {} has it</source>
        <translation>Nur {} hat ihn</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Opacity of the art</source>
        <translation>Deckkraft der Vorlage</translation>
    </message>
    <message>
        <source>Opacity of the board art</source>
        <translation>Deckkraft der Bildvorlage</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Open a scenario first.</source>
        <translation>Öffnen Sie zuerst ein Szenario.</translation>
    </message>
    <message>
        <source>Open a scenario to play it by house rules.</source>
        <translation>Öffnen Sie ein Szenario, um es nach Hausregeln zu spielen.</translation>
    </message>
    <message>
        <source>Open a scenario to see its charts.</source>
        <translation>Öffnen Sie ein Szenario, um seine Diagramme zu sehen.</translation>
    </message>
    <message>
        <source>Open a scenario to see which disputes touch it.</source>
        <translation>Öffnen Sie ein Szenario, um zu sehen, welche Streitfälle es berühren.</translation>
    </message>
    <message>
        <source>Open a way, or add a link.</source>
        <translation>Einen Weg öffnen oder eine Verbindung hinzufügen.</translation>
    </message>
    <message>
        <source>Open an invented unit</source>
        <translation>Erfundene Einheit öffnen</translation>
    </message>
    <message>
        <source>Open as a new map</source>
        <translation>Als neue Karte öffnen</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Open s&amp;cenario…</source>
        <translation>S&amp;zenario öffnen…</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>Sammlung öffnen</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>Das Feld öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Option {}</source>
        <translation>Möglichkeit {}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>Other players cannot conquer regions of this race that meet the condition.</source>
        <translation>Andere Spieler können Regionen dieser Rasse, die die Bedingung erfüllen, nicht erobern.</translation>
    </message>
    <message>
        <source>Other races pay more tokens for regions of this race.</source>
        <translation>Andere Rassen zahlen mehr Plättchen für Regionen dieser Rasse.</translation>
    </message>
    <message>
        <source>Outside frame</source>
        <translation>Außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Eigene Merkmale</translation>
    </message>
    <message>
        <source>Own tags of {}</source>
        <translation>Eigene Merkmale von {}</translation>
    </message>
    <message>
        <source>Own tags, with commas between</source>
        <translation>Eigene Merkmale, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Own terrain {}</source>
        <translation>Eigenes Gelände {}</translation>
    </message>
    <message>
        <source>Own terrains</source>
        <translation>Eigene Gelände</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF at exact size</source>
        <translation>PDF in genauer Größe</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>PNG, JPEG or SVG. You can also drop one on the window.</source>
        <translation>PNG, JPEG oder SVG. Man kann auch eines auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Paid to {}</source>
        <translation>Gezahlt an {}</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Färben</translation>
    </message>
    <message>
        <source>Paint {}</source>
        <translation>{} färben</translation>
    </message>
    <message>
        <source>Paint {}{}</source>
        <translation>{} färben{}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parting at step {}</source>
        <translation>Trennung bei Schritt {}</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Szenario einfügen</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>{} einfügen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pick tokens or a piece first, then click regions.</source>
        <translation>Nehmen Sie zuerst Plättchen oder ein Teil auf, dann klicken Sie Regionen an.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pieces the race has beside the board; pick one in the tray, or drag it here</source>
        <translation>Teile, die die Rasse neben dem Spielplan hat; eines im Vorrat aufnehmen oder hierher ziehen</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>Pirates off river</source>
        <translation>Piraten abseits vom Fluss</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.</source>
        <translation>Ein Bild des Spielplans (PNG, JPEG oder SVG) einsetzen oder auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Place board art</source>
        <translation>Bildvorlage einsetzen</translation>
    </message>
    <message numerus="yes">
        <source>Place {} vertices</source>
        <translation>
            <numerusform>{} Eckpunkt setzen</numerusform>
            <numerusform>{} Eckpunkte setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is known, set how strongly it shows, or find it again when it is missing.</source>
        <translation>Legt die Bildvorlage unter die Regionen: ziehen, an zwei Punkten mit bekanntem Abstand in Millimetern skalieren, einstellen, wie stark sie durchscheint, oder wiederfinden, wenn sie fehlt.</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Einsetzen…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play by this</source>
        <translation>Hiernach spielen</translation>
    </message>
    <message>
        <source>Play by this: {}</source>
        <translation>Hiernach spielen: {}</translation>
    </message>
    <message>
        <source>Play from a position that no game can reach</source>
        <translation>Von einer Stellung aus spielen, die keine Partie erreichen kann</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier aus spielen</translation>
    </message>
    <message>
        <source>Play the story by this reading</source>
        <translation>Die Geschichte nach dieser Auslegung spielen</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Auf dieser Karte spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Spieler und Runden</translation>
    </message>
    <message>
        <source>Point at the border further on and click to follow it; F takes the other way round, T ends tracing.</source>
        <translation>Weiter vorn auf die Grenze zeigen und klicken, um ihr zu folgen; F nimmt den anderen Weg, T beendet das Folgen.</translation>
    </message>
    <message>
        <source>Polish book</source>
        <translation>Polnisches Buch</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Spezialfähigkeit</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Vorheriger Bereich</translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to merge the {} selected regions, or click the first of two.</source>
        <translation>
            <numerusform>Eingabetaste drücken, um die {} ausgewählte Region zu verschmelzen, oder die erste von zweien anklicken.</numerusform>
            <numerusform>Eingabetaste drücken, um die {} ausgewählten Regionen zu verschmelzen, oder die erste von zweien anklicken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Vorheriger Schritt</translation>
    </message>
    <message>
        <source>Price of the combination</source>
        <translation>Preis der Kombination</translation>
    </message>
    <message>
        <source>Price of {}</source>
        <translation>Preis von {}</translation>
    </message>
    <message>
        <source>Prices and coins</source>
        <translation>Preise und Münzen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it.</source>
        <translation>Mit 100 % drucken, nicht „an Seite anpassen“. Der 100-mm-Balken am Fuß jedes Blatts zeigt, ob der Drucker gehorcht hat. Striche zeigen, wo zu schneiden ist, und die Mitte jeder Überlappung. Ein Blatt anklicken, um es zu sehen.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Printed height</source>
        <translation>Gedruckte Höhe</translation>
    </message>
    <message>
        <source>Printed size</source>
        <translation>Gedruckte Größe</translation>
    </message>
    <message>
        <source>Printed size {:.0f} × {:.0f} mm</source>
        <translation>Gedruckte Größe {:.0f} × {:.0f} mm</translation>
    </message>
    <message>
        <source>Printed width</source>
        <translation>Gedruckte Breite</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Befördern</translation>
    </message>
    <message>
        <source>Promote branch</source>
        <translation>Zweig befördern</translation>
    </message>
    <message>
        <source>Put a token into</source>
        <translation>Ein Plättchen legen nach</translation>
    </message>
    <message>
        <source>Put the board art beside the map file</source>
        <translation>Die Bildvorlage neben die Kartendatei legen</translation>
    </message>
    <message>
        <source>Put {} on {}</source>
        <translation>{} auf {} setzen</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Race, power, clause, dispute, or any word</source>
        <translation>Rasse, Fähigkeit, Regel, Streitfall oder ein Wort</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rassen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Readying troops</source>
        <translation>Truppen vorbereiten</translation>
    </message>
    <message>
        <source>Reason to ignore</source>
        <translation>Grund zum Übergehen</translation>
    </message>
    <message>
        <source>Recovery copy after</source>
        <translation>Sicherungskopie nach</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Umgruppieren</translation>
    </message>
    <message>
        <source>Redeployed</source>
        <translation>Umgruppiert</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Umgruppieren</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region count</source>
        <translation>Zahl der Regionen</translation>
    </message>
    <message>
        <source>Region {} has no name.</source>
        <translation>Region {} hat keinen Namen.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Regions by number of neighbours</source>
        <translation>Regionen nach Zahl der Nachbarn</translation>
    </message>
    <message>
        <source>Regions by steps from the edge</source>
        <translation>Regionen nach Schritten vom Rand</translation>
    </message>
    <message>
        <source>Regions follow</source>
        <translation>Regionen folgen</translation>
    </message>
    <message>
        <source>Regions per terrain</source>
        <translation>Regionen je Gelände</translation>
    </message>
    <message>
        <source>Regions, borders with lengths, links, and findings.</source>
        <translation>Regionen, Grenzen mit Längen, Verbindungen und Befunde.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>Relink…</source>
        <translation>Neu verknüpfen…</translation>
    </message>
    <message>
        <source>Reload from the file</source>
        <translation>Aus der Datei neu laden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove the board art</source>
        <translation>Die Bildvorlage entfernen</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Die Bedingung entfernen</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Die Wirkung entfernen</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Das Teil entfernen</translation>
    </message>
    <message>
        <source>Remove the terrain {}</source>
        <translation>Gelände {} entfernen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>{} entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove {} vertices</source>
        <translation>
            <numerusform>{} Eckpunkt entfernen</numerusform>
            <numerusform>{} Eckpunkte entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename branch</source>
        <translation>Zweig umbenennen</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Eine davon umbenennen.</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>{} umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Reopen &amp;closed map</source>
        <translation>Ges&amp;chlossene Karte wieder öffnen</translation>
    </message>
    <message>
        <source>Repair it; undo takes it back</source>
        <translation>Reparieren; Rückgängig nimmt es zurück</translation>
    </message>
    <message numerus="yes">
        <source>Repair {} findings</source>
        <translation>
            <numerusform>{} Befund reparieren</numerusform>
            <numerusform>{} Befunde reparieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Die Größe des Spielplans ändern</translation>
    </message>
    <message>
        <source>Right &amp;dock</source>
        <translation>Rechtes Sei&amp;tenfeld</translation>
    </message>
    <message>
        <source>Right dock</source>
        <translation>Rechtes Seitenfeld</translation>
    </message>
    <message>
        <source>River World</source>
        <translation>River World</translation>
    </message>
    <message>
        <source>River ends</source>
        <translation>Flussenden</translation>
    </message>
    <message>
        <source>River regions need not be left when troops are redeployed or go in decline, or they count for the coins.</source>
        <translation>Flussregionen müssen beim Umgruppieren oder beim Untergang nicht verlassen werden, oder sie zählen für die Münzen.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Erst würfeln</translation>
    </message>
    <message>
        <source>Roll or draw</source>
        <translation>Würfeln oder ziehen</translation>
    </message>
    <message>
        <source>Rolled {}</source>
        <translation>{} gewürfelt</translation>
    </message>
    <message>
        <source>Roughen</source>
        <translation>Aufrauen</translation>
    </message>
    <message>
        <source>Roughen {}</source>
        <translation>{} aufrauen</translation>
    </message>
    <message>
        <source>Roughening {} borders …</source>
        <translation>{} Grenzen werden aufgeraut …</translation>
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
        <translation>Runde {} von {}</translation>
    </message>
    <message>
        <source>Round {}, {}</source>
        <translation>Runde {}, {}</translation>
    </message>
    <message>
        <source>Round {}, {}'s turn begins.</source>
        <translation>Runde {}, Zug von {} beginnt.</translation>
    </message>
    <message>
        <source>Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.</source>
        <translation>Runde {}, {}: Schritte {} bis {}, {}. Ein Klick zeigt das Ende, ein Doppelklick die Schritte.</translation>
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
        <translation>Runden</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Rulings {}</source>
        <translation>Auslegungen {}</translation>
    </message>
    <message>
        <source>Run all listed</source>
        <translation>Alle aufgeführten laufen lassen</translation>
    </message>
    <message>
        <source>Run to the next stop</source>
        <translation>Bis zum nächsten Halt laufen</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>&amp;Regelwerkstatt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>&amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Karte speichern unter</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Meine speichern</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Save scenario with its map</source>
        <translation>Szenario mit seiner Karte speichern</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Szenario speichern…</translation>
    </message>
    <message>
        <source>Save the invented unit</source>
        <translation>Die erfundene Einheit speichern</translation>
    </message>
    <message>
        <source>Save with the map inside…</source>
        <translation>Mit der Karte darin speichern…</translation>
    </message>
    <message>
        <source>Saved as {}.</source>
        <translation>Gespeichert als {}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Say how far apart they are, then Enter.</source>
        <translation>Den Abstand angeben, dann Eingabetaste.</translation>
    </message>
    <message>
        <source>Scale the board art</source>
        <translation>Die Bildvorlage skalieren</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skalieren…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Szenarien (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl and wheel zoom</source>
        <translation>Rollt; Strg und Rad zoomen</translation>
    </message>
    <message>
        <source>Sea lane</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>&amp;Befehle suchen</translation>
    </message>
    <message>
        <source>Search a clause to switch off</source>
        <translation>Regel zum Ausschalten suchen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Search findings</source>
        <translation>Befunde suchen</translation>
    </message>
    <message>
        <source>Search in what is legal now</source>
        <translation>In dem suchen, was jetzt erlaubt ist</translation>
    </message>
    <message>
        <source>Search name, terrain, symbol</source>
        <translation>Name, Gelände, Symbol suchen</translation>
    </message>
    <message>
        <source>Search regions</source>
        <translation>Regionen suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Search what is legal</source>
        <translation>Suchen, was erlaubt ist</translation>
    </message>
    <message>
        <source>Seas and lakes may be conquered like other regions.</source>
        <translation>Meere und Seen dürfen wie andere Regionen erobert werden.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>See the repair on the board without making it</source>
        <translation>Die Reparatur auf dem Spielplan sehen, ohne sie auszuführen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of a new game</source>
        <translation>Startwert einer neuen Partie</translation>
    </message>
    <message>
        <source>Seed {}</source>
        <translation>Startwert {}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select exactly two regions to close the gap between them.</source>
        <translation>Wählen Sie genau zwei Regionen aus, um die Lücke zwischen ihnen zu schließen.</translation>
    </message>
    <message>
        <source>Select the regions it speaks of</source>
        <translation>Die Regionen auswählen, um die es geht</translation>
    </message>
    <message>
        <source>Select the regions whose borders are to be reshaped.</source>
        <translation>Wählen Sie die Regionen aus, deren Grenzen umgeformt werden sollen.</translation>
    </message>
    <message>
        <source>Select, and see who borders whom</source>
        <translation>Auswählen und sehen, wer an wen grenzt</translation>
    </message>
    <message>
        <source>Selected regions</source>
        <translation>Ausgewählte Regionen</translation>
    </message>
    <message>
        <source>Self crossing</source>
        <translation>Selbstkreuzung</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set a position up</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Set before</source>
        <translation>Vorher gesetzt</translation>
    </message>
    <message>
        <source>Set the printed width to see millimetres.</source>
        <translation>Die gedruckte Breite angeben, um Millimeter zu sehen.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Set-up needs more pieces of a kind than the box holds.</source>
        <translation>Der Aufbau braucht mehr Teile einer Art, als die Schachtel hat.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings, recovery copies and the last ten saves of each map are kept in {}.</source>
        <translation>Einstellungen, Sicherungskopien und die letzten zehn Speicherungen jeder Karte liegen in {}.</translation>
    </message>
    <message>
        <source>Several regions have the same name.</source>
        <translation>Mehrere Regionen haben denselben Namen.</translation>
    </message>
    <message>
        <source>Several shipyards</source>
        <translation>Mehrere Werften</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Shapes with neighbours, edge and entry, for map programs.</source>
        <translation>Formen mit Nachbarn, Rand und Zugang, für Kartenprogramme.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Shared by {}</source>
        <translation>Gemeinsam mit {}</translation>
    </message>
    <message>
        <source>Sheets lie</source>
        <translation>Blätter liegen</translation>
    </message>
    <message>
        <source>Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.</source>
        <translation>Umschalt und Ziehen trägt einen ganzen Stapel, Strg und Ziehen eine Kopie. Neben dem Spielplan abgelegt geht es zurück.</translation>
    </message>
    <message>
        <source>Shift-click a second region to see what lies between them, double-click to edit vertices.</source>
        <translation>Mit Umschalt eine zweite Region anklicken, um zu sehen, was zwischen ihnen liegt; Doppelklick bearbeitet Eckpunkte.</translation>
    </message>
    <message>
        <source>Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.</source>
        <translation>Umschalt-Klick fügt eine Region hinzu, Strg-Klick nimmt sie dazu oder weg, Esc lässt alle los.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>Shore between land and water</source>
        <translation>Ufer zwischen Land und Wasser</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Ufer von</translation>
    </message>
    <message>
        <source>Short border</source>
        <translation>Kurze Grenze</translation>
    </message>
    <message>
        <source>Short border below</source>
        <translation>Kurze Grenze unter</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show a finding again</source>
        <translation>Einen Befund wieder zeigen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Wieder zeigen</translation>
    </message>
    <message>
        <source>Show findings of every severity</source>
        <translation>Befunde jeder Schwere zeigen</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Nur diese zeigen</translation>
    </message>
    <message>
        <source>Show the board art</source>
        <translation>Die Bildvorlage zeigen</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Die Stelle auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Show what is ignored as well</source>
        <translation>Auch Übergangenes zeigen</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>{} zeigen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message numerus="yes">
        <source>Shown by {} scenarios</source>
        <translation>
            <numerusform>In {} Szenario gezeigt</numerusform>
            <numerusform>In {} Szenarien gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Vereinfachen</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Smooth {}</source>
        <translation>{} glätten</translation>
    </message>
    <message>
        <source>Smoothing {} borders …</source>
        <translation>{} Grenzen werden geglättet …</translation>
    </message>
    <message>
        <source>Snap to: {}</source>
        <translation>Einrasten an: {}</translation>
    </message>
    <message>
        <source>Snap {:.0f} px</source>
        <translation>Einrasten {:.0f} px</translation>
    </message>
    <message>
        <source>Snaps within</source>
        <translation>Rastet ein innerhalb</translation>
    </message>
    <message>
        <source>So many pieces or more were built since the race was chosen.</source>
        <translation>So viele Teile oder mehr wurden gebaut, seit die Rasse gewählt wurde.</translation>
    </message>
    <message>
        <source>So many pieces or more were built this turn.</source>
        <translation>So viele Teile oder mehr wurden in diesem Zug gebaut.</translation>
    </message>
    <message>
        <source>Special conquest</source>
        <translation>Besondere Eroberung</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Split {}</source>
        <translation>{} teilen</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempeln</translation>
    </message>
    <message>
        <source>Stamp {} on {}</source>
        <translation>{} auf {} stempeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Step &lt;b&gt;{}&lt;/b&gt; of {}</source>
        <translation>Schritt &lt;b&gt;{}&lt;/b&gt; von {}</translation>
    </message>
    <message>
        <source>Step {}</source>
        <translation>Schritt {}</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Schritt {} von {}</translation>
    </message>
    <message>
        <source>Step {} of {}, round {}, {}'s turn</source>
        <translation>Schritt {} von {}, Runde {}, Zug von {}</translation>
    </message>
    <message>
        <source>Step {}, round {}, {}: {}{}</source>
        <translation>Schritt {}, Runde {}, {}: {}{}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps from the edge</source>
        <translation>Schritte vom Rand</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped at the border of {}.</source>
        <translation>An der Grenze von {} angehalten.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopped. Change a number to begin again.</source>
        <translation>Angehalten. Ändern Sie eine Zahl, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>Angehalten; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Such a piece lies in the region.</source>
        <translation>Ein solches Teil liegt in der Region.</translation>
    </message>
    <message>
        <source>Swedish book</source>
        <translation>Schwedisches Buch</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switched off in this scenario</source>
        <translation>In diesem Szenario ausgeschaltet</translation>
    </message>
    <message>
        <source>Symbol not in game</source>
        <translation>Symbol nicht im Spiel</translation>
    </message>
    <message>
        <source>Symbol stamp</source>
        <translation>Symbolstempel</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Symbols are locked; unlock in Layers to change this.</source>
        <translation>Symbole sind gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Symbols: {}.</source>
        <translation>Symbole: {}.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Take a token up from</source>
        <translation>Ein Plättchen aufnehmen aus</translation>
    </message>
    <message>
        <source>Take all of it</source>
        <translation>Alles nehmen</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Take the area from the regions underneath instead of stopping at their borders</source>
        <translation>Die Fläche den Regionen darunter wegnehmen, statt an ihren Grenzen anzuhalten</translation>
    </message>
    <message>
        <source>Take the board art into the map file</source>
        <translation>Die Bildvorlage in die Kartendatei aufnehmen</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Die Münzen nehmen</translation>
    </message>
    <message>
        <source>Take the terrain or symbol from some regions.</source>
        <translation>Einigen Regionen das Gelände oder Symbol nehmen.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ihre übernehmen</translation>
    </message>
    <message>
        <source>Take {} from {}</source>
        <translation>{} von {} entfernen</translation>
    </message>
    <message>
        <source>Taken out before the game: {}, {}.</source>
        <translation>Vor der Partie aussortiert: {}, {}.</translation>
    </message>
    <message>
        <source>Tell what follows once more, as a branch under this ruling</source>
        <translation>Was folgt noch einmal erzählen, als Zweig unter dieser Auslegung</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Geländepinsel</translation>
    </message>
    <message>
        <source>Terrain is locked; unlock in Layers to change this.</source>
        <translation>Gelände ist gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>Terrain not in game</source>
        <translation>Gelände nicht im Spiel</translation>
    </message>
    <message>
        <source>Terrain of new regions</source>
        <translation>Gelände neuer Regionen</translation>
    </message>
    <message>
        <source>Terrain of {}: {}</source>
        <translation>Gelände von {}: {}</translation>
    </message>
    <message>
        <source>Terrain {}</source>
        <translation>Gelände {}</translation>
    </message>
    <message>
        <source>Terrain: {}</source>
        <translation>Gelände: {}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>That is the map itself; choose another name.</source>
        <translation>Das ist die Karte selbst; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The address of the step is copied.</source>
        <translation>Die Adresse des Schritts ist kopiert.</translation>
    </message>
    <message>
        <source>The area goes on through a gap in its line. Close the gap, take all of it, or Esc.</source>
        <translation>Die Fläche geht durch eine Lücke in ihrer Linie weiter. Die Lücke schließen, alles nehmen, oder Esc.</translation>
    </message>
    <message>
        <source>The attack on {} fails.</source>
        <translation>Der Angriff auf {} scheitert.</translation>
    </message>
    <message>
        <source>The badge stays with the race in decline, so that what it does there can work.</source>
        <translation>Die Plakette bleibt bei der untergegangenen Rasse, damit wirken kann, was sie dort tut.</translation>
    </message>
    <message>
        <source>The badge {} of the {} is put away.</source>
        <translation>Die Plakette {} von {} wird abgelegt.</translation>
    </message>
    <message>
        <source>The block between {} and {}</source>
        <translation>Die Sperre zwischen {} und {}</translation>
    </message>
    <message>
        <source>The block was taken away.</source>
        <translation>Die Sperre wurde entfernt.</translation>
    </message>
    <message>
        <source>The board art is locked; unlock in Layers to change this.</source>
        <translation>Die Bildvorlage ist gesperrt; zum Ändern unter Ebenen entsperren.</translation>
    </message>
    <message>
        <source>The board art “{}” is missing or cannot be shown.</source>
        <translation>Die Bildvorlage „{}“ fehlt oder lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>The board has its printed size now.</source>
        <translation>Der Spielplan hat jetzt seine gedruckte Größe.</translation>
    </message>
    <message>
        <source>The board is empty: press P and click corner after corner to draw a first region.</source>
        <translation>Der Spielplan ist leer: P drücken und Ecke um Ecke anklicken, um eine erste Region zu zeichnen.</translation>
    </message>
    <message>
        <source>The board is in {}.</source>
        <translation>Der Spielplan ist in {}.</translation>
    </message>
    <message>
        <source>The border of {} would cross or touch itself.</source>
        <translation>Die Grenze von {} würde sich selbst kreuzen oder berühren.</translation>
    </message>
    <message>
        <source>The border of {} would cross {}.</source>
        <translation>Die Grenze von {} würde {} kreuzen.</translation>
    </message>
    <message>
        <source>The bridge between {} and {}</source>
        <translation>Die Brücke zwischen {} und {}</translation>
    </message>
    <message>
        <source>The catalogue has no text for this clause.</source>
        <translation>Der Katalog hat keinen Text zu dieser Regel.</translation>
    </message>
    <message>
        <source>The condition, until a region that meets it was conquered for fewer tokens this turn.</source>
        <translation>Die Bedingung, bis in diesem Zug eine Region, die sie erfüllt, für weniger Plättchen erobert wurde.</translation>
    </message>
    <message numerus="yes">
        <source>The copies lie over {}; drag a box around them with Edit vertices to move them.</source>
        <translation>
            <numerusform>Die Kopie liegt über {}; mit „Eckpunkte bearbeiten“ einen Kasten darum ziehen, um sie zu verschieben.</numerusform>
            <numerusform>Die Kopien liegen über {}; mit „Eckpunkte bearbeiten“ einen Kasten darum ziehen, um sie zu verschieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy does not fit on the board.</source>
        <translation>Die Kopie passt nicht auf den Spielplan.</translation>
    </message>
    <message>
        <source>The die has no “{}”; it shows {}.</source>
        <translation>Der Würfel hat kein „{}“; er zeigt {}.</translation>
    </message>
    <message>
        <source>The die is rolled for {}.</source>
        <translation>Für {} wird gewürfelt.</translation>
    </message>
    <message>
        <source>The die is rolled.</source>
        <translation>Es wird gewürfelt.</translation>
    </message>
    <message>
        <source>The die shows</source>
        <translation>Der Würfel zeigt</translation>
    </message>
    <message>
        <source>The die shows {}.</source>
        <translation>Der Würfel zeigt {}.</translation>
    </message>
    <message>
        <source>The die shows {}; it counts for the next conquest.</source>
        <translation>Der Würfel zeigt {}; das zählt für die nächste Eroberung.</translation>
    </message>
    <message>
        <source>The die was not rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The dots per inch must be a number.</source>
        <translation>Die Punkte pro Zoll müssen eine Zahl sein.</translation>
    </message>
    <message>
        <source>The drawing has no area.</source>
        <translation>Die Zeichnung hat keine Fläche.</translation>
    </message>
    <message>
        <source>The drawing is being read …</source>
        <translation>Die Zeichnung wird gelesen …</translation>
    </message>
    <message>
        <source>The drawing is too small to be a region.</source>
        <translation>Die Zeichnung ist zu klein für eine Region.</translation>
    </message>
    <message>
        <source>The drawing lies off the board.</source>
        <translation>Die Zeichnung liegt außerhalb des Spielplans.</translation>
    </message>
    <message>
        <source>The drawing would leave nothing of {}.</source>
        <translation>Die Zeichnung würde von {} nichts übrig lassen.</translation>
    </message>
    <message>
        <source>The drawn line crosses itself.</source>
        <translation>Die gezeichnete Linie kreuzt sich selbst.</translation>
    </message>
    <message>
        <source>The earlier version could not be kept: {}</source>
        <translation>Die frühere Version konnte nicht aufbewahrt werden: {}</translation>
    </message>
    <message>
        <source>The editions</source>
        <translation>Die Ausgaben</translation>
    </message>
    <message>
        <source>The event of the round: {}.</source>
        <translation>Das Ereignis der Runde: {}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>The first conquest need not be at the edge of the map.</source>
        <translation>Die erste Eroberung muss nicht am Rand der Karte liegen.</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Die erste</translation>
    </message>
    <message>
        <source>The game is in its last round.</source>
        <translation>Das Spiel ist in seiner letzten Runde.</translation>
    </message>
    <message>
        <source>The game is in this round or a later one.</source>
        <translation>Das Spiel ist in dieser Runde oder einer späteren.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is over: {} win.</source>
        <translation>Die Partie ist zu Ende: {} gewinnen.</translation>
    </message>
    <message>
        <source>The game is over: {} wins.</source>
        <translation>Die Partie ist zu Ende: {} gewinnt.</translation>
    </message>
    <message>
        <source>The gap between {} cannot be closed: others lie between them.</source>
        <translation>Die Lücke zwischen {} lässt sich nicht schließen: Andere liegen dazwischen.</translation>
    </message>
    <message>
        <source>The gap between {} is too wide to be closed; fill it with the bucket.</source>
        <translation>Die Lücke zwischen {} ist zu breit zum Schließen; füllen Sie sie mit dem Eimer.</translation>
    </message>
    <message>
        <source>The gap here is too small to be a region.</source>
        <translation>Die Lücke hier ist zu klein für eine Region.</translation>
    </message>
    <message>
        <source>The graph for yEd, Gephi and networkx.</source>
        <translation>Der Graph für yEd, Gephi und networkx.</translation>
    </message>
    <message>
        <source>The graph with names and border lengths.</source>
        <translation>Der Graph mit Namen und Grenzlängen.</translation>
    </message>
    <message>
        <source>The height follows from the picture. Two points of known distance give the exact scale later.</source>
        <translation>Die Höhe folgt aus dem Bild. Zwei Punkte mit bekanntem Abstand ergeben später den genauen Maßstab.</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>Die größte</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Die letzte</translation>
    </message>
    <message>
        <source>The last ten saves are kept. Going back is a step like any other and can be undone.</source>
        <translation>Die letzten zehn Speicherungen werden aufbewahrt. Zurückgehen ist ein Schritt wie jeder andere und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The line around this area has a gap.</source>
        <translation>Die Linie um diese Fläche hat eine Lücke.</translation>
    </message>
    <message>
        <source>The line crosses no region that could be split.</source>
        <translation>Die Linie kreuzt keine Region, die geteilt werden könnte.</translation>
    </message>
    <message>
        <source>The line must cross {} from border to border.</source>
        <translation>Die Linie muss {} von Grenze zu Grenze durchqueren.</translation>
    </message>
    <message>
        <source>The link was changed.</source>
        <translation>Die Verbindung wurde geändert.</translation>
    </message>
    <message>
        <source>The link was taken away.</source>
        <translation>Die Verbindung wurde entfernt.</translation>
    </message>
    <message>
        <source>The map as it was opened</source>
        <translation>Die Karte, wie sie geöffnet wurde</translation>
    </message>
    <message>
        <source>The map falls into groups of regions with no way between them.</source>
        <translation>Die Karte zerfällt in Gruppen von Regionen ohne Weg dazwischen.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>Die Karte hat noch keine Regionen.</translation>
    </message>
    <message>
        <source>The map has over a quarter more or fewer regions than the printed board for this game and player count.</source>
        <translation>Die Karte hat über ein Viertel mehr oder weniger Regionen als der gedruckte Spielplan für dieses Spiel und diese Spielerzahl.</translation>
    </message>
    <message>
        <source>The map has {} regions; the printed board of this game for {} players has {}.</source>
        <translation>Die Karte hat {} Regionen; der gedruckte Spielplan dieses Spiels für {} Spieler hat {}.</translation>
    </message>
    <message>
        <source>The map is being made …</source>
        <translation>Die Karte wird erzeugt …</translation>
    </message>
    <message>
        <source>The map is for River World and has no river.</source>
        <translation>Die Karte ist für River World und hat keinen Fluss.</translation>
    </message>
    <message>
        <source>The map needs {} {}; the box holds {}.</source>
        <translation>Die Karte braucht {} {}; die Schachtel hat {}.</translation>
    </message>
    <message>
        <source>The map was changed meanwhile, so its borders were left alone.</source>
        <translation>Die Karte wurde inzwischen geändert; ihre Grenzen blieben, wie sie sind.</translation>
    </message>
    <message>
        <source>The names {} and {} differ in a single letter.</source>
        <translation>Die Namen {} und {} unterscheiden sich in einem einzigen Buchstaben.</translation>
    </message>
    <message>
        <source>The names {} and {} differ only in capitals, spaces or signs.</source>
        <translation>Die Namen {} und {} unterscheiden sich nur in Großschreibung, Leerzeichen oder Zeichen.</translation>
    </message>
    <message>
        <source>The note of the block was changed.</source>
        <translation>Die Anmerkung der Sperre wurde geändert.</translation>
    </message>
    <message>
        <source>The number of rounds is not the usual one for the number of players. A hint where no board is printed for that many players.</source>
        <translation>Die Rundenzahl ist nicht die übliche für die Spielerzahl. Ein Hinweis, wo für so viele Spieler kein Spielplan gedruckt ist.</translation>
    </message>
    <message>
        <source>The outline of {} crosses itself.</source>
        <translation>Der Umriss von {} kreuzt sich selbst.</translation>
    </message>
    <message>
        <source>The outline of {} repeats a corner ({}).</source>
        <translation>Der Umriss von {} wiederholt eine Ecke ({}).</translation>
    </message>
    <message>
        <source>The outline of {} runs out and straight back ({}).</source>
        <translation>Der Umriss von {} läuft hinaus und geradewegs zurück ({}).</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>Das Bild fehlt.</translation>
    </message>
    <message>
        <source>The piece lies in so many regions of the map or more.</source>
        <translation>Das Teil liegt in so vielen Regionen der Karte oder mehr.</translation>
    </message>
    <message>
        <source>The piece stands in a bordering region.</source>
        <translation>Das Teil steht in einer angrenzenden Region.</translation>
    </message>
    <message>
        <source>The piece stands next to the region, or next to a chain of regions of the race that leads to it.</source>
        <translation>Das Teil steht neben der Region, oder neben einer Kette von Regionen der Rasse, die zu ihr führt.</translation>
    </message>
    <message>
        <source>The player has a race in decline on the board.</source>
        <translation>Der Spieler hat eine untergegangene Rasse auf dem Plan.</translation>
    </message>
    <message>
        <source>The player says how many of the tokens earned come to the hand when the redeployment begins.</source>
        <translation>Der Spieler sagt, wie viele der verdienten Plättchen auf die Hand kommen, wenn das Umgruppieren beginnt.</translation>
    </message>
    <message>
        <source>The position no longer fits: it is shown as far as it is understood.</source>
        <translation>Die Stellung passt nicht mehr: Sie wird gezeigt, so weit sie zu verstehen ist.</translation>
    </message>
    <message>
        <source>The position.</source>
        <translation>Die Stellung.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>The race conquered the region in this turn.</source>
        <translation>Die Rasse hat die Region in diesem Zug erobert.</translation>
    </message>
    <message>
        <source>The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.</source>
        <translation>Die Rasse erobert untergegangen weiter; „erobert untergegangen zuerst“ stellt sie vor die aktive Rasse.</translation>
    </message>
    <message>
        <source>The race has conquered so many regions or more in this turn.</source>
        <translation>Die Rasse hat in diesem Zug so viele Regionen oder mehr erobert.</translation>
    </message>
    <message>
        <source>The race holds so many regions or fewer, of those that meet a condition where one is given.</source>
        <translation>Die Rasse besitzt so viele Regionen oder weniger, von denen, die eine Bedingung erfüllen, wenn eine gegeben ist.</translation>
    </message>
    <message>
        <source>The race holds so many regions or more, of those that meet a condition where one is given.</source>
        <translation>Die Rasse besitzt so viele Regionen oder mehr, von denen, die eine Bedingung erfüllen, wenn eine gegeben ist.</translation>
    </message>
    <message>
        <source>The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.</source>
        <translation>Der Rasse stehen neue Plättchen aus dem Vorrat zu, so viele wie gezählt werden; wann sie sie bekommt, sagt „nimmt verdiente Plättchen“.</translation>
    </message>
    <message>
        <source>The race is in decline.</source>
        <translation>Die Rasse ist untergegangen.</translation>
    </message>
    <message>
        <source>The race may conquer regions it does not border.</source>
        <translation>Die Rasse darf Regionen erobern, an die sie nicht grenzt.</translation>
    </message>
    <message>
        <source>The race may go in decline at the end of a turn of conquests, after the coins.</source>
        <translation>Die Rasse darf am Ende eines Zuges mit Eroberungen untergehen, nach den Münzen.</translation>
    </message>
    <message>
        <source>The race may not conquer regions that meet the condition.</source>
        <translation>Die Rasse darf keine Regionen erobern, die die Bedingung erfüllen.</translation>
    </message>
    <message>
        <source>The race may put a piece from the box into one of its regions, at any time of its turn before the coins.</source>
        <translation>Die Rasse darf jederzeit in ihrem Zug vor den Münzen ein Teil aus der Schachtel in eine ihrer Regionen setzen.</translation>
    </message>
    <message>
        <source>The race pays more or less for a region.</source>
        <translation>Die Rasse zahlt mehr oder weniger für eine Region.</translation>
    </message>
    <message>
        <source>The race takes more tokens when it is chosen.</source>
        <translation>Die Rasse nimmt mehr Plättchen, wenn sie gewählt wird.</translation>
    </message>
    <message>
        <source>The race was chosen in this very turn.</source>
        <translation>Die Rasse wurde in eben diesem Zug gewählt.</translation>
    </message>
    <message>
        <source>The region borders a sea or lake, or what counts as one; where the table reads it so, a river.</source>
        <translation>Die Region grenzt an Meer oder See, oder was so zählt; wo der Tisch es so liest, an einen Fluss.</translation>
    </message>
    <message>
        <source>The region borders any water: sea, lake or river.</source>
        <translation>Die Region grenzt an irgendein Wasser: Meer, See oder Fluss.</translation>
    </message>
    <message>
        <source>The region carries this symbol, or what counts as the same.</source>
        <translation>Die Region trägt dieses Symbol, oder was ihm gleichkommt.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of the race, also by special ways.</source>
        <translation>Die Region gilt als benachbart zu einer der Rasse, auch auf besonderen Wegen.</translation>
    </message>
    <message>
        <source>The region counts as adjacent to one of these terrains that the race holds.</source>
        <translation>Die Region gilt als benachbart zu einem dieser Gelände, das die Rasse besitzt.</translation>
    </message>
    <message>
        <source>The region counts as one of these terrains.</source>
        <translation>Die Region zählt als eines dieser Gelände.</translation>
    </message>
    <message>
        <source>The region is taken by replacing its token, not with tokens from the hand.</source>
        <translation>Die Region wird genommen, indem ihr Plättchen ersetzt wird, nicht mit Plättchen aus der Hand.</translation>
    </message>
    <message>
        <source>The region is water and touches other water.</source>
        <translation>Die Region ist Wasser und berührt anderes Wasser.</translation>
    </message>
    <message>
        <source>The region lies at the edge of the map.</source>
        <translation>Die Region liegt am Rand der Karte.</translation>
    </message>
    <message>
        <source>The repair adds the corner to the neighbour.</source>
        <translation>Die Reparatur gibt der Nachbarin die Ecke.</translation>
    </message>
    <message>
        <source>The repair clips it to the frame.</source>
        <translation>Die Reparatur beschneidet sie am Rahmen.</translation>
    </message>
    <message>
        <source>The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, otherwise the one that comes later in the map, which is the one you see on top, or the other if only that brings nothing new.</source>
        <translation>Die Reparatur schneidet die Überlappung von einer ab: Eine Region, die größtenteils in einer anderen liegt, behält ihre Form, sonst die, die in der Karte später kommt, also oben zu sehen ist, oder die andere, wenn nur so nichts Neues entsteht.</translation>
    </message>
    <message>
        <source>The repair drops the needless corners; the area stays the same.</source>
        <translation>Die Reparatur entfernt die überflüssigen Ecken; die Fläche bleibt gleich.</translation>
    </message>
    <message>
        <source>The repair gives it a free one.</source>
        <translation>Die Reparatur gibt ihr einen freien.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it, or drops it where there is none.</source>
        <translation>Die Reparatur gibt ihn der Region mit der längsten Grenze daran oder lässt ihn weg, wo es keine gibt.</translation>
    </message>
    <message>
        <source>The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is ever given away.</source>
        <translation>Die Reparatur gibt ihn der Region mit der längsten Grenze daran. Nichts, was breiter als die Toleranz ist, wird je vergeben.</translation>
    </message>
    <message>
        <source>The repair moves one onto the other, in every region that uses it.</source>
        <translation>Die Reparatur schiebt eine auf die andere, in jeder Region, die sie hat.</translation>
    </message>
    <message>
        <source>The repair numbers all but the first.</source>
        <translation>Die Reparatur nummeriert alle außer der ersten.</translation>
    </message>
    <message>
        <source>The repair removes it.</source>
        <translation>Die Reparatur entfernt es.</translation>
    </message>
    <message>
        <source>The repair removes it; or add the game to the map.</source>
        <translation>Die Reparatur entfernt es; oder das Spiel zur Karte hinzufügen.</translation>
    </message>
    <message>
        <source>The repair removes it; or lead the river there.</source>
        <translation>Die Reparatur entfernt es; oder den Fluss dorthin führen.</translation>
    </message>
    <message>
        <source>The repair removes it; put invented ones in the region's own list.</source>
        <translation>Die Reparatur entfernt es; erfundene gehören in die eigene Liste der Region.</translation>
    </message>
    <message>
        <source>The repair removes it; put it on land.</source>
        <translation>Die Reparatur entfernt es; auf Land setzen.</translation>
    </message>
    <message>
        <source>The repair removes the symbol.</source>
        <translation>Die Reparatur entfernt das Symbol.</translation>
    </message>
    <message>
        <source>The repair sets the usual number.</source>
        <translation>Die Reparatur setzt die übliche Zahl.</translation>
    </message>
    <message>
        <source>The river of an Underground map does not touch the edge in two regions, where new races may begin.</source>
        <translation>Der Fluss einer Underground-Karte berührt den Rand nicht in zwei Regionen, in denen neue Rassen beginnen dürfen.</translation>
    </message>
    <message numerus="yes">
        <source>The river touches the edge in {} regions instead of two.</source>
        <translation>
            <numerusform>Der Fluss berührt den Rand in {} Region statt in zweien.</numerusform>
            <numerusform>Der Fluss berührt den Rand in {} Regionen statt in zweien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same numbers always give the same map. Terrains and symbols are in printed proportions.</source>
        <translation>Dieselben Zahlen ergeben immer dieselbe Karte. Gelände und Symbole haben die gedruckten Anteile.</translation>
    </message>
    <message>
        <source>The same seed deals the same game again</source>
        <translation>Derselbe Startwert teilt dieselbe Partie noch einmal aus</translation>
    </message>
    <message>
        <source>The same with every border written once, for the web.</source>
        <translation>Dasselbe, aber jede Grenze nur einmal, fürs Web.</translation>
    </message>
    <message>
        <source>The scenario is copied, its map inside.</source>
        <translation>Das Szenario ist kopiert, seine Karte darin.</translation>
    </message>
    <message>
        <source>The scenario is open.</source>
        <translation>Das Szenario ist geöffnet.</translation>
    </message>
    <message>
        <source>The sea lane between {} and {}</source>
        <translation>Der Seeweg zwischen {} und {}</translation>
    </message>
    <message>
        <source>The size is that of the printed board; it can be changed later in the Board panel.</source>
        <translation>Die Größe ist die des gedruckten Spielplans; sie lässt sich später im Feld „Spielplan“ ändern.</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Der Schritt</translation>
    </message>
    <message>
        <source>The story breaks off</source>
        <translation>Die Geschichte bricht ab</translation>
    </message>
    <message>
        <source>The story is long: disputes are looked for when you ask.</source>
        <translation>Die Geschichte ist lang: Streitfälle werden gesucht, wenn Sie es verlangen.</translation>
    </message>
    <message>
        <source>The texts of the rules are in English.</source>
        <translation>Die Texte der Regeln sind auf Englisch.</translation>
    </message>
    <message>
        <source>The tokens earned come to the hand when the redeployment begins.</source>
        <translation>Die verdienten Plättchen kommen auf die Hand, wenn das Umgruppieren beginnt.</translation>
    </message>
    <message>
        <source>The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn over others is trimmed to them. Shared borders move as one.</source>
        <translation>Hier stehen die Werkzeuge. Nehmen Sie Zeichnen (P) und klicken Sie Ecken: Punkte rasten an Grenzen ein, und eine über andere gezeichnete Region wird an ihnen beschnitten. Gemeinsame Grenzen bewegen sich als eine.</translation>
    </message>
    <message>
        <source>The tunnel between {} and {}</source>
        <translation>Der Tunnel zwischen {} und {}</translation>
    </message>
    <message>
        <source>The turn does not go on to the coins while nothing was built and something could be.</source>
        <translation>Der Zug geht nicht zu den Münzen weiter, solange nichts gebaut wurde und etwas gebaut werden könnte.</translation>
    </message>
    <message>
        <source>The two spots are too close together to measure by.</source>
        <translation>Die beiden Stellen liegen zum Messen zu nah beieinander.</translation>
    </message>
    <message>
        <source>The {} are in decline.</source>
        <translation>{}: untergegangen.</translation>
    </message>
    <message>
        <source>The {} leave the board.</source>
        <translation>{}: verlassen den Spielplan.</translation>
    </message>
    <message>
        <source>The {} may conquer.</source>
        <translation>{} dürfen erobern.</translation>
    </message>
    <message>
        <source>The {} ready their troops.</source>
        <translation>{} bereiten ihre Truppen vor.</translation>
    </message>
    <message>
        <source>The {} redeploy.</source>
        <translation>{} gruppieren um.</translation>
    </message>
    <message>
        <source>The {} take {} from the {}.</source>
        <translation>{} nehmen {} von {}.</translation>
    </message>
    <message>
        <source>The {} take {}.</source>
        <translation>{} nehmen {}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There is a terrain of that name already.</source>
        <translation>Ein Gelände dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>There is no board art on this map.</source>
        <translation>Diese Karte hat keine Bildvorlage.</translation>
    </message>
    <message>
        <source>There is no board art to trace here.</source>
        <translation>Hier ist keine Bildvorlage zum Nachzeichnen.</translation>
    </message>
    <message>
        <source>There is no board art yet: place a picture with the board art tool first.</source>
        <translation>Es gibt noch keine Bildvorlage: Setzen Sie zuerst mit dem Werkzeug „Bildvorlage“ ein Bild ein.</translation>
    </message>
    <message>
        <source>There is no border here that could be reshaped.</source>
        <translation>Hier ist keine Grenze, die sich umformen ließe.</translation>
    </message>
    <message>
        <source>There is no border here.</source>
        <translation>Hier ist keine Grenze.</translation>
    </message>
    <message>
        <source>There is no corner to move here.</source>
        <translation>Hier ist keine Ecke zum Verschieben.</translation>
    </message>
    <message>
        <source>There is no corner to remove here.</source>
        <translation>Hier ist keine Ecke zum Entfernen.</translation>
    </message>
    <message>
        <source>There is no folder {}.</source>
        <translation>Es gibt keinen Ordner {}.</translation>
    </message>
    <message>
        <source>There is no gap between {}.</source>
        <translation>Zwischen {} ist keine Lücke.</translation>
    </message>
    <message>
        <source>There is no open area here.</source>
        <translation>Hier ist keine offene Fläche.</translation>
    </message>
    <message>
        <source>There is no picture here to trace.</source>
        <translation>Hier ist kein Bild, das nachgezeichnet werden kann.</translation>
    </message>
    <message>
        <source>There is no region to delete.</source>
        <translation>Es gibt keine Region zum Löschen.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} x {} pixels.</source>
        <translation>Für ein Bild von {} x {} Pixeln reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard holds no regions.</source>
        <translation>Es gibt nichts zum Einfügen: Die Zwischenablage enthält keine Regionen.</translation>
    </message>
    <message>
        <source>There is nothing under the number {}.</source>
        <translation>Unter der Zahl {} ist nichts.</translation>
    </message>
    <message>
        <source>There is only one way along the borders here.</source>
        <translation>Hier gibt es nur einen Weg entlang der Grenzen.</translation>
    </message>
    <message>
        <source>There is too little of it on the board to be a region.</source>
        <translation>Davon liegt zu wenig auf dem Spielplan für eine Region.</translation>
    </message>
    <message>
        <source>These borders lie too close together to be reshaped.</source>
        <translation>Diese Grenzen liegen zu dicht beieinander, um umgeformt zu werden.</translation>
    </message>
    <message>
        <source>They meet in a corner only, so they are not neighbours.</source>
        <translation>Sie berühren sich nur in einer Ecke, sind also keine Nachbarn.</translation>
    </message>
    <message>
        <source>They never part</source>
        <translation>Sie trennen sich nie</translation>
    </message>
    <message>
        <source>They never part.</source>
        <translation>Sie trennen sich nie.</translation>
    </message>
    <message>
        <source>They overlap.</source>
        <translation>Sie überlappen sich.</translation>
    </message>
    <message>
        <source>They overlap; {} of border is shared.</source>
        <translation>Sie überlappen sich; {} Grenze sind gemeinsam.</translation>
    </message>
    <message>
        <source>They part at step {}</source>
        <translation>Sie trennen sich bei Schritt {}</translation>
    </message>
    <message>
        <source>They share only {}: too little to be neighbours.</source>
        <translation>Sie teilen nur {}: zu wenig, um Nachbarn zu sein.</translation>
    </message>
    <message>
        <source>This border is as smooth as it gets.</source>
        <translation>Glatter wird diese Grenze nicht.</translation>
    </message>
    <message>
        <source>This place lies off the board.</source>
        <translation>Diese Stelle liegt außerhalb des Spielplans.</translation>
    </message>
    <message>
        <source>This spot lies on a line or in a pattern too fine to trace; click inside an area.</source>
        <translation>Diese Stelle liegt auf einer Linie oder in einem Muster, das zum Nachzeichnen zu fein ist; klicke in eine Fläche.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>In diesem Zug</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Tiny part</source>
        <translation>Winziger Teil</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>To the rules they are plain land.</source>
        <translation>Für die Regeln sind sie einfaches Land.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tokens and pieces</source>
        <translation>Plättchen und Teile</translation>
    </message>
    <message>
        <source>Tokens on the map</source>
        <translation>Plättchen auf der Karte</translation>
    </message>
    <message>
        <source>Too many corners beside this one would go with it.</source>
        <translation>Zu viele Ecken daneben würden mit verschwinden.</translation>
    </message>
    <message>
        <source>Too many pieces</source>
        <translation>Zu viele Teile</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>TopoJSON</source>
        <translation>TopoJSON</translation>
    </message>
    <message>
        <source>Trace  T</source>
        <translation>Folgen  T</translation>
    </message>
    <message>
        <source>Trace from art</source>
        <translation>Von der Vorlage nachzeichnen</translation>
    </message>
    <message>
        <source>Trace {}</source>
        <translation>{} von der Vorlage nachzeichnen</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Troops are ready</source>
        <translation>Truppen sind bereit</translation>
    </message>
    <message>
        <source>True vectors for Inkscape and browsers, each border once.</source>
        <translation>Echte Vektoren für Inkscape und Browser, jede Grenze einmal.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Zug von</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Two clicks cut straight</source>
        <translation>Zwei Klicks schneiden gerade</translation>
    </message>
    <message>
        <source>Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing selected every region the line crosses from border to border is split. The largest piece keeps name and symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border.</source>
        <translation>Zwei Klicks auf gegenüberliegende Grenzen schneiden eine Region gerade; Klicks darin biegen den Schnitt. Ist nichts ausgewählt, wird jede Region geteilt, die die Linie von Grenze zu Grenze durchquert. Das größte Stück behält Name und Symbole, die anderen bekommen sein Gelände; Verbindungen gehen an das nähere Stück, Sperren an jedes Stück an dieser Grenze.</translation>
    </message>
    <message>
        <source>Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.</source>
        <translation>Zwei Namen unterscheiden sich nur in Großschreibung, Leerzeichen oder Zeichen (Warnung), oder lange Namen in einem einzigen Buchstaben.</translation>
    </message>
    <message>
        <source>Two neighbouring regions have monsters.</source>
        <translation>Zwei benachbarte Regionen haben Monster.</translation>
    </message>
    <message>
        <source>Two regions are neighbours when they share enough border; small gaps are closed.</source>
        <translation>Zwei Regionen sind Nachbarn, wenn sie genug Grenze teilen; kleine Lücken gelten als geschlossen.</translation>
    </message>
    <message>
        <source>Two regions come close without being neighbours.</source>
        <translation>Zwei Regionen kommen sich nahe, ohne Nachbarn zu sein.</translation>
    </message>
    <message>
        <source>Two regions cover the same ground.</source>
        <translation>Zwei Regionen bedecken denselben Boden.</translation>
    </message>
    <message>
        <source>Two regions have the same shape: one was probably drawn or imported twice.</source>
        <translation>Zwei Regionen haben dieselbe Form: Eine wurde wohl zweimal gezeichnet oder importiert.</translation>
    </message>
    <message>
        <source>Two regions meet in a corner only. Corners never make neighbours.</source>
        <translation>Zwei Regionen berühren sich nur in einer Ecke. Ecken machen nie Nachbarn.</translation>
    </message>
    <message>
        <source>Two regions share so little border that players will ask whether they are neighbours.</source>
        <translation>Zwei Regionen teilen so wenig Grenze, dass Spieler fragen werden, ob sie Nachbarn sind.</translation>
    </message>
    <message>
        <source>Type a word to find a clause.</source>
        <translation>Tippen Sie ein Wort, um eine Regel zu finden.</translation>
    </message>
    <message>
        <source>Uncovered board</source>
        <translation>Unbedeckter Spielplan</translation>
    </message>
    <message>
        <source>Underground</source>
        <translation>Underground</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unknown symbol</source>
        <translation>Unbekanntes Symbol</translation>
    </message>
    <message>
        <source>Unknown terrain</source>
        <translation>Unbekanntes Gelände</translation>
    </message>
    <message>
        <source>Unmatched vertex</source>
        <translation>Eckpunkt ohne Gegenstück</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Unnamed region</source>
        <translation>Region ohne Namen</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Unerreichbar</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Unsaved work{} on “{}” was found; the program ended before it was saved.</source>
        <translation>Ungespeicherte Arbeit{} an „{}“ wurde gefunden; das Programm endete, bevor sie gespeichert war.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Karte ohne Titel</translation>
    </message>
    <message>
        <source>Up to the board's edge</source>
        <translation>Bis an den Planrand</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochkant</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Übliche Tasten</translation>
    </message>
    <message>
        <source>Usual readings</source>
        <translation>Übliche Auslegungen</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Eckpunkt</translation>
    </message>
    <message>
        <source>Volcano outside abyss</source>
        <translation>Vulkan außerhalb des Abgrunds</translation>
    </message>
    <message>
        <source>Wall off the border of two regions</source>
        <translation>Die Grenze zweier Regionen sperren</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Webseite mit Spielplänen (*.html);;Markdown (*.md);;Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>What a stroke does</source>
        <translation>Was ein Strich bewirkt</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>What happens when an offer of `set_up_in` is taken: the marker stands in the region.</source>
        <translation>Was geschieht, wenn ein Angebot von „aufzustellen in“ angenommen wird: der Marker steht in der Region.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Was erwartet wird</translation>
    </message>
    <message>
        <source>What is open here stays as it is.</source>
        <translation>Was hier offen ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Was sie kann</translation>
    </message>
    <message>
        <source>What stands in a price under these tags does not count for the race.</source>
        <translation>Was im Preis unter diesen Arten steht, zählt für die Rasse nicht.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>What would work</source>
        <translation>Was ginge</translation>
    </message>
    <message>
        <source>Wheel zooms, Space or middle button drags, F fits.</source>
        <translation>Rad zoomt, Leertaste oder mittlere Taste zieht, F passt ein.</translation>
    </message>
    <message>
        <source>When pirates come, every empty river region gets a ship, and the box does not hold so many.</source>
        <translation>Wenn Piraten kommen, bekommt jede leere Flussregion ein Schiff, und so viele hat die Schachtel nicht.</translation>
    </message>
    <message>
        <source>When the race goes in decline its player says whether the tokens that may stay do.</source>
        <translation>Geht die Rasse unter, so sagt ihr Spieler, ob die Plättchen bleiben, die bleiben dürfen.</translation>
    </message>
    <message>
        <source>Where maps are kept</source>
        <translation>Wo Karten liegen</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Was weniger Blätter braucht</translation>
    </message>
    <message>
        <source>Who touches whom</source>
        <translation>Wer wen berührt</translation>
    </message>
    <message>
        <source>Whoever takes a region from the race pays it a coin, if there is one to pay.</source>
        <translation>Wer der Rasse eine Region nimmt, zahlt ihr eine Münze, wenn er eine hat.</translation>
    </message>
    <message>
        <source>Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.</source>
        <translation>Wer die Einheit nimmt, nimmt ihre Marker aus der Schachtel, oder von dem, der sie vorher hatte und nicht setzte.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzer Spielplan</translation>
    </message>
    <message>
        <source>Whose name and tags win</source>
        <translation>Wessen Name und Merkmale bleiben</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why this is meant</source>
        <translation>Warum es so gemeint ist</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Width in units</source>
        <translation>Breite in Einheiten</translation>
    </message>
    <message>
        <source>With nothing selected, every region the line crosses is split</source>
        <translation>Ist nichts ausgewählt, wird jede Region geteilt, die die Linie durchquert</translation>
    </message>
    <message>
        <source>With {} players the game lasts {} rounds; the map says {}.</source>
        <translation>Mit {} Spielern dauert das Spiel {} Runden; die Karte sagt {}.</translation>
    </message>
    <message>
        <source>Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with an arrow adds the next region, and Enter on a single region edits its vertices.</source>
        <translation>Ohne Maus: Eingabe wählt die Region in der Mitte des Spielplans, von dort führen die Pfeiltasten weiter, Umschalt mit einem Pfeil nimmt die nächste Region dazu, und Eingabe auf einer einzelnen Region bearbeitet ihre Eckpunkte.</translation>
    </message>
    <message>
        <source>Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more ends the line.</source>
        <translation>Ohne Maus: Die Pfeiltasten bewegen den Punkt, mit Umschalt zehnmal so schnell; Eingabe setzt ihn, und noch einmal Eingabe beendet die Linie.</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>An einer Kopie arbeiten</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your work is in memory only: save it elsewhere.</source>
        <translation>Die Arbeit ist nur noch im Speicher: Speichern Sie sie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Your work is safe in memory and in the recovery copy.</source>
        <translation>Die Arbeit ist im Speicher und in der Sicherungskopie sicher.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomt am Zeiger</translation>
    </message>
    <message>
        <source>a picture is written as {}, not as “{}”</source>
        <translation>ein Bild wird als {} geschrieben, nicht als „{}“</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>a player without an active race holds no pieces</source>
        <translation>ein Spieler ohne aktive Rasse hält keine Teile</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>a stack of tokens</source>
        <translation>einen Stapel Plättchen</translation>
    </message>
    <message>
        <source>a stack of tokens and {}</source>
        <translation>einen Stapel Plättchen und {}</translation>
    </message>
    <message>
        <source>abandons {}</source>
        <translation>gibt {} auf</translation>
    </message>
    <message>
        <source>abyss</source>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>active and in decline</source>
        <translation>aktiv und untergegangen</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>an unnamed region</source>
        <translation>eine Region ohne Namen</translation>
    </message>
    <message>
        <source>and on the board</source>
        <translation>und auf dem Spielplan</translation>
    </message>
    <message>
        <source>and {} more against it</source>
        <translation>und {} weitere dagegen</translation>
    </message>
    <message>
        <source>and {} more; type more words</source>
        <translation>und {} weitere; mehr Wörter tippen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>mindestens eine davon</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>attacker pays</source>
        <translation>Angreifer zahlt</translation>
    </message>
    <message>
        <source>attacks own active</source>
        <translation>greift die eigenen Aktiven an</translation>
    </message>
    <message>
        <source>before coins</source>
        <translation>vor den Münzen</translation>
    </message>
    <message>
        <source>beyond the tray</source>
        <translation>jenseits des Vorrats</translation>
    </message>
    <message>
        <source>black mountain</source>
        <translation>Schwarze Berge</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Zusammenhang</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>borders enemy</source>
        <translation>grenzt an Gegner</translation>
    </message>
    <message>
        <source>borders own</source>
        <translation>grenzt an eigenes</translation>
    </message>
    <message>
        <source>borders symbol</source>
        <translation>grenzt an Symbol</translation>
    </message>
    <message>
        <source>borders terrain</source>
        <translation>grenzt an Gelände</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>bringt mit</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>by anyone</source>
        <translation>bei irgendwem</translation>
    </message>
    <message>
        <source>by borders only</source>
        <translation>nur über Grenzen</translation>
    </message>
    <message>
        <source>cannot be decoded ({})</source>
        <translation>lässt sich nicht entschlüsseln ({})</translation>
    </message>
    <message>
        <source>cannot be read ({})</source>
        <translation>lässt sich nicht lesen ({})</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>chooses the {}</source>
        <translation>wählt {}</translation>
    </message>
    <message>
        <source>closed to enemies</source>
        <translation>für Gegner verschlossen</translation>
    </message>
    <message>
        <source>coins due</source>
        <translation>Münzen sind fällig</translation>
    </message>
    <message>
        <source>coins hidden</source>
        <translation>Münzen verborgen</translation>
    </message>
    <message>
        <source>coins lie with players, on combinations and in the bank</source>
        <translation>Münzen liegen bei Spielern, auf Kombinationen und im Vorrat</translation>
    </message>
    <message>
        <source>combination {}</source>
        <translation>Kombination {}</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kommt zurück</translation>
    </message>
    <message>
        <source>common border {}</source>
        <translation>gemeinsame Grenze {}</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>conquered</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>conquered at least</source>
        <translation>hat mindestens erobert</translation>
    </message>
    <message>
        <source>conquers a region</source>
        <translation>erobert eine Region</translation>
    </message>
    <message>
        <source>conquers first in decline</source>
        <translation>erobert untergegangen zuerst</translation>
    </message>
    <message>
        <source>conquers in decline</source>
        <translation>erobert untergegangen</translation>
    </message>
    <message>
        <source>conquers {}{}</source>
        <translation>erobert {}{}</translation>
    </message>
    <message>
        <source>conquest</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>costs {}</source>
        <translation>kostet {}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>cuts, {}</source>
        <translation>trennt, {}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>Untergang</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>lässt untergehen</translation>
    </message>
    <message>
        <source>defenders cost</source>
        <translation>Verteidiger kosten mehr</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>Ermäßigung</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>berührt ihn nicht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>getan</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>earns tokens</source>
        <translation>verdient Plättchen</translation>
    </message>
    <message>
        <source>earns what the tray has</source>
        <translation>verdient, was im Vorrat liegt</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>ends the conquests</source>
        <translation>beendet die Eroberungen</translation>
    </message>
    <message>
        <source>ends the redeployment</source>
        <translation>beendet die Umgruppierung</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>enters anywhere</source>
        <translation>beginnt überall</translation>
    </message>
    <message>
        <source>entry regions</source>
        <translation>Zugangsregionen</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>jede Region</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>expands</source>
        <translation>breitet sich aus</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>for the rules or the eye</source>
        <translation>für die Regeln oder das Auge</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>zugefroren</translation>
    </message>
    <message>
        <source>gains coins</source>
        <translation>bekommt Münzen</translation>
    </message>
    <message>
        <source>gains coins there</source>
        <translation>bekommt dort Münzen</translation>
    </message>
    <message>
        <source>gap {}</source>
        <translation>Lücke {}</translation>
    </message>
    <message>
        <source>gathers</source>
        <translation>sammelt ein</translation>
    </message>
    <message>
        <source>goes in decline</source>
        <translation>geht beim Untergang</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>macht weiter</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>hat gebaut</translation>
    </message>
    <message>
        <source>has built in all</source>
        <translation>hat insgesamt gebaut</translation>
    </message>
    <message>
        <source>has neutrals</source>
        <translation>hat Neutrale</translation>
    </message>
    <message>
        <source>has piece</source>
        <translation>hat Teil</translation>
    </message>
    <message>
        <source>has place</source>
        <translation>hat einen Ort</translation>
    </message>
    <message>
        <source>has race in decline</source>
        <translation>hat eine untergegangene Rasse</translation>
    </message>
    <message>
        <source>has readied the troops</source>
        <translation>hat die Truppen vorbereitet</translation>
    </message>
    <message>
        <source>has symbol</source>
        <translation>hat Symbol</translation>
    </message>
    <message>
        <source>has tokens</source>
        <translation>hat Plättchen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>von niemandem gehalten</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>holds at least</source>
        <translation>besitzt mindestens</translation>
    </message>
    <message>
        <source>holds at most</source>
        <translation>besitzt höchstens</translation>
    </message>
    <message>
        <source>holds rivers</source>
        <translation>behält Flüsse</translation>
    </message>
    <message>
        <source>if</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>ignores</source>
        <translation>lässt außer Acht</translation>
    </message>
    <message>
        <source>immune with</source>
        <translation>unangreifbar mit</translation>
    </message>
    <message>
        <source>in decline</source>
        <translation>untergegangen</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>in Kraft</translation>
    </message>
    <message>
        <source>income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>income per region</source>
        <translation>Einkommen je Region</translation>
    </message>
    <message>
        <source>is adjacent to race</source>
        <translation>ist der Rasse benachbart</translation>
    </message>
    <message>
        <source>is at edge</source>
        <translation>liegt am Rand</translation>
    </message>
    <message>
        <source>is chosen</source>
        <translation>wird gewählt</translation>
    </message>
    <message>
        <source>is coastal</source>
        <translation>liegt an der Küste</translation>
    </message>
    <message>
        <source>is first turn</source>
        <translation>ist der erste Zug</translation>
    </message>
    <message>
        <source>is held by enemy</source>
        <translation>gehört einem Gegner</translation>
    </message>
    <message>
        <source>is held in decline</source>
        <translation>gehört einer untergegangenen Rasse</translation>
    </message>
    <message>
        <source>is in decline</source>
        <translation>ist untergegangen</translation>
    </message>
    <message>
        <source>is last round</source>
        <translation>ist die letzte Runde</translation>
    </message>
    <message>
        <source>is linked to</source>
        <translation>hängt zusammen mit</translation>
    </message>
    <message>
        <source>is next to</source>
        <translation>liegt neben</translation>
    </message>
    <message>
        <source>is no PNG, JPEG or SVG picture</source>
        <translation>ist kein PNG-, JPEG- oder SVG-Bild</translation>
    </message>
    <message>
        <source>is no drawing that can be painted</source>
        <translation>ist keine Zeichnung, die sich malen lässt</translation>
    </message>
    <message>
        <source>is on shore</source>
        <translation>liegt am Ufer</translation>
    </message>
    <message>
        <source>is one block</source>
        <translation>hängt ganz zusammen</translation>
    </message>
    <message>
        <source>is one block of player</source>
        <translation>alles des Spielers hängt zusammen</translation>
    </message>
    <message>
        <source>is outnumbered</source>
        <translation>ist unterlegen</translation>
    </message>
    <message>
        <source>is replacement</source>
        <translation>ist eine Ersetzung</translation>
    </message>
    <message>
        <source>is water at water</source>
        <translation>ist Wasser an Wasser</translation>
    </message>
    <message>
        <source>is without race</source>
        <translation>ist ohne Rasse</translation>
    </message>
    <message>
        <source>is {} by {} pixels; at most {:,} a side work</source>
        <translation>ist {} mal {} Pixel groß; höchstens {:,} je Seite gehen</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>die eigenen</translation>
    </message>
    <message>
        <source>keeps badge</source>
        <translation>behält die Plakette</translation>
    </message>
    <message>
        <source>keeps tokens in decline</source>
        <translation>behält Plättchen beim Untergang</translation>
    </message>
    <message>
        <source>key {}</source>
        <translation>Taste {}</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>last {}, {}</source>
        <translation>zuletzt {}, {}</translation>
    </message>
    <message>
        <source>leaves with its region</source>
        <translation>geht mit seiner Region</translation>
    </message>
    <message>
        <source>lies in regions</source>
        <translation>liegt in Regionen</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>loses a region</source>
        <translation>verliert eine Region</translation>
    </message>
    <message>
        <source>loses no token</source>
        <translation>verliert kein Plättchen</translation>
    </message>
    <message>
        <source>lost tribe</source>
        <translation>untergegangener Stamm</translation>
    </message>
    <message>
        <source>magic source</source>
        <translation>Magiequelle</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>may decline after scoring</source>
        <translation>darf nach der Wertung untergehen</translation>
    </message>
    <message>
        <source>may not take</source>
        <translation>darf nicht erobern</translation>
    </message>
    <message>
        <source>may take earned tokens</source>
        <translation>darf verdiente Plättchen nehmen</translation>
    </message>
    <message>
        <source>may thin out in decline</source>
        <translation>darf sich beim Untergang ausdünnen</translation>
    </message>
    <message>
        <source>mean {:.1f}</source>
        <translation>im Mittel {:.1f}</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>mud pool</source>
        <translation>Schlammloch</translation>
    </message>
    <message>
        <source>mushroom forest</source>
        <translation>Pilz-Wald</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>muss bauen</translation>
    </message>
    <message>
        <source>must set up</source>
        <translation>muss aufstellen</translation>
    </message>
    <message>
        <source>mystic crystal</source>
        <translation>Mystischer Kristall</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never captured</source>
        <translation>wird nie erbeutet</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>nie weniger</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no book says so</source>
        <translation>kein Buch sagt das</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>keine Nachbarn</translation>
    </message>
    <message>
        <source>no race in play</source>
        <translation>keine Rasse im Spiel</translation>
    </message>
    <message>
        <source>no steps yet</source>
        <translation>noch keine Schritte</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>kein Gelände</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>kein Wasser</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none cuts the land</source>
        <translation>keine trennt das Land</translation>
    </message>
    <message>
        <source>none of</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not allowed: {}</source>
        <translation>nicht erlaubt: {}</translation>
    </message>
    <message>
        <source>not in decline</source>
        <translation>nicht untergegangen</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>not saved since {}</source>
        <translation>nicht gespeichert seit {}</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>occupants</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>occupied regions conquered</source>
        <translation>eroberte besetzte Regionen</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>am Rand</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>einmal im Zug</translation>
    </message>
    <message>
        <source>only a corner</source>
        <translation>nur eine Ecke</translation>
    </message>
    <message>
        <source>only in decline</source>
        <translation>nur untergegangen</translation>
    </message>
    <message>
        <source>only in own regions</source>
        <translation>nur in eigenen Regionen</translation>
    </message>
    <message>
        <source>only the player of an active race takes its tokens in hand</source>
        <translation>nur der Spieler einer aktiven Rasse nimmt ihre Plättchen auf die Hand</translation>
    </message>
    <message>
        <source>open one with Ctrl+Shift+O</source>
        <translation>mit Strg+Umschalt+O öffnen</translation>
    </message>
    <message>
        <source>page {} of {} · row {}, column {}</source>
        <translation>Seite {} von {} · Reihe {}, Spalte {}</translation>
    </message>
    <message>
        <source>parts at step {}</source>
        <translation>trennt sich bei Schritt {}</translation>
    </message>
    <message>
        <source>passes between</source>
        <translation>geht hinüber zwischen</translation>
    </message>
    <message>
        <source>per</source>
        <translation>je</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>pieces built</source>
        <translation>gebaute Teile</translation>
    </message>
    <message>
        <source>pieces held</source>
        <translation>gehaltene Teile</translation>
    </message>
    <message>
        <source>pieces lie in regions and beside the board</source>
        <translation>Teile liegen in Regionen und neben dem Spielplan</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>plunder</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>price {}</source>
        <translation>Preis {}</translation>
    </message>
    <message>
        <source>price {}, with the die {}</source>
        <translation>Preis {}, mit dem Würfel {}</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>purposes</source>
        <translation>Zwecke</translation>
    </message>
    <message>
        <source>puts the {} in decline</source>
        <translation>lässt {} untergehen</translation>
    </message>
    <message>
        <source>puts {} into {}</source>
        <translation>legt {} nach {}</translation>
    </message>
    <message>
        <source>reaches anywhere</source>
        <translation>erreicht alles</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>Bereitmachen</translation>
    </message>
    <message>
        <source>ready the troops, then conquer</source>
        <translation>Truppen vorbereiten, dann erobern</translation>
    </message>
    <message>
        <source>redeploy</source>
        <translation>Umgruppierung</translation>
    </message>
    <message>
        <source>redeploy began</source>
        <translation>Umgruppieren hat begonnen</translation>
    </message>
    <message>
        <source>redeploy ended</source>
        <translation>Umgruppieren ist zu Ende</translation>
    </message>
    <message>
        <source>regions conquered</source>
        <translation>eroberte Regionen</translation>
    </message>
    <message>
        <source>regions held</source>
        <translation>gehaltene Regionen</translation>
    </message>
    <message>
        <source>regions of other race</source>
        <translation>Regionen der anderen Rasse</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>Ersetzung</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>river ends</source>
        <translation>Flussenden</translation>
    </message>
    <message>
        <source>rolls before naming a region</source>
        <translation>würfelt, bevor eine Region genannt ist</translation>
    </message>
    <message>
        <source>round is at least</source>
        <translation>Runde ist mindestens</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>saved {}</source>
        <translation>gespeichert {}</translation>
    </message>
    <message>
        <source>scenario · {}</source>
        <translation>Szenario · {}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweites</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>Startwert {}</translation>
    </message>
    <message>
        <source>seer's temple</source>
        <translation>Tempel der Seherin</translation>
    </message>
    <message>
        <source>separate blocks</source>
        <translation>getrennte Gebiete</translation>
    </message>
    <message>
        <source>set up in</source>
        <translation>aufzustellen in</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>settles</source>
        <translation>besiedelt</translation>
    </message>
    <message>
        <source>share ≥ {}, gaps ≤ {}</source>
        <translation>gemeinsam ≥ {}, Lücken ≤ {}</translation>
    </message>
    <message>
        <source>shipyard</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>beginnt mit mehr</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>Schritt {} von {}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Vorrat leer</translation>
    </message>
    <message>
        <source>such as 3 0 2</source>
        <translation>etwa 3 0 2</translation>
    </message>
    <message>
        <source>surcharge</source>
        <translation>Aufschlag</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>taboo</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Preisart</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Preisarten</translation>
    </message>
    <message>
        <source>takes earned tokens</source>
        <translation>nimmt verdiente Plättchen</translation>
    </message>
    <message>
        <source>takes the coins</source>
        <translation>nimmt die Münzen</translation>
    </message>
    <message>
        <source>takes toll</source>
        <translation>nimmt Zoll</translation>
    </message>
    <message>
        <source>takes too long to paint; save it as PNG</source>
        <translation>braucht zu lange zum Malen; als PNG speichern</translation>
    </message>
    <message>
        <source>takes water</source>
        <translation>erobert Wasser</translation>
    </message>
    <message>
        <source>takes {} up from {}</source>
        <translation>nimmt {} aus {} auf</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Geländeart</translation>
    </message>
    <message>
        <source>terrain is</source>
        <translation>Gelände ist</translation>
    </message>
    <message>
        <source>terrains</source>
        <translation>Geländearten</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>der Vorrat</translation>
    </message>
    <message>
        <source>the base game</source>
        <translation>das Grundspiel</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>die Schachtel</translation>
    </message>
    <message>
        <source>the box, for good</source>
        <translation>die Schachtel, endgültig</translation>
    </message>
    <message>
        <source>the combinations</source>
        <translation>die Kombinationen</translation>
    </message>
    <message>
        <source>the folder cannot be made ({})</source>
        <translation>der Ordner lässt sich nicht anlegen ({})</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>die Hand</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>die Stellung</translation>
    </message>
    <message>
        <source>the tokens driven out</source>
        <translation>die vertriebenen Plättchen</translation>
    </message>
    <message>
        <source>the tokens held back</source>
        <translation>die zurückgehaltenen Plättchen</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>der Vorrat</translation>
    </message>
    <message>
        <source>the unnamed region {}</source>
        <translation>die Region ohne Namen {}</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>Diebstahl</translation>
    </message>
    <message>
        <source>then coins</source>
        <translation>dann Münzen</translation>
    </message>
    <message>
        <source>then conquer</source>
        <translation>dann erobern</translation>
    </message>
    <message>
        <source>then name a region</source>
        <translation>dann eine Region nennen</translation>
    </message>
    <message>
        <source>then redeploy</source>
        <translation>dann umgruppieren</translation>
    </message>
    <message>
        <source>they count as neighbours</source>
        <translation>sie gelten als Nachbarn</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>sie überlappen sich</translation>
    </message>
    <message>
        <source>those of {}</source>
        <translation>die der {}</translation>
    </message>
    <message>
        <source>tick: printed board</source>
        <translation>Strich: gedruckter Spielplan</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>tokens lie in regions and in hands</source>
        <translation>Plättchen liegen in Regionen und auf der Hand</translation>
    </message>
    <message>
        <source>too little to be neighbours</source>
        <translation>zu wenig, um Nachbarn zu sein</translation>
    </message>
    <message>
        <source>tries {} with the die{}</source>
        <translation>versucht {} mit dem Würfel{}</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>turn began</source>
        <translation>Zug hat begonnen</translation>
    </message>
    <message>
        <source>two players cannot both be called “{}”</source>
        <translation>zwei Spieler können nicht beide „{}“ heißen</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>unless</source>
        <translation>außer wenn</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>unnamed region</source>
        <translation>Region ohne Namen</translation>
    </message>
    <message>
        <source>uppermost first</source>
        <translation>oberste zuerst</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>was taken this turn</source>
        <translation>wurde in diesem Zug erobert</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>while the race is active</source>
        <translation>solange die Rasse aktiv ist</translation>
    </message>
    <message>
        <source>with the {}</source>
        <translation>bei {}</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} mm</source>
        <translation>x {:.1f}  y {:.1f} mm</translation>
    </message>
    <message>
        <source>x {:.1f}  y {:.1f} units</source>
        <translation>x {:.1f}  y {:.1f} Einheiten</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>{1} has {0} tiny parts (of {2}).</source>
        <translation>
            <numerusform>{1} hat einen winzigen Teil (von {2}).</numerusform>
            <numerusform>{1} hat {0} winzige Teile (von {2}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{:,.0f} square units</source>
        <translation>{:,.0f} Quadrateinheiten</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} mm</source>
        <translation>{:.0f} x {:.0f} mm</translation>
    </message>
    <message>
        <source>{:.0f} x {:.0f} units</source>
        <translation>{:.0f} x {:.0f} Einheiten</translation>
    </message>
    <message>
        <source>{:.0f} × {:.0f} mm on {}</source>
        <translation>{:.0f} × {:.0f} mm auf {}</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} mm</source>
        <translation>{:.2f}, {:.2f} mm</translation>
    </message>
    <message>
        <source>{:.2f}, {:.2f} units</source>
        <translation>{:.2f}, {:.2f} Einheiten</translation>
    </message>
    <message>
        <source>{:g} x {:g} mm</source>
        <translation>{:g} x {:g} mm</translation>
    </message>
    <message>
        <source>{}
… and {} characters more</source>
        <translation>{}
… und {} weitere Zeichen</translation>
    </message>
    <message>
        <source>{}  by {}</source>
        <translation>{}  mal {}</translation>
    </message>
    <message numerus="yes">
        <source>{}  in {} stretches</source>
        <translation>
            <numerusform>{}  in {} Stück</numerusform>
            <numerusform>{}  in {} Stücken</numerusform>
        </translation>
    </message>
    <message>
        <source>{}  moved {}</source>
        <translation>{}  bewegt um {}</translation>
    </message>
    <message>
        <source>{} (copy)</source>
        <translation>{} (Kopie)</translation>
    </message>
    <message>
        <source>{} (unknown)</source>
        <translation>{} (unbekannt)</translation>
    </message>
    <message>
        <source>{} Here the repair would do harm elsewhere, so it has to be mended by hand.</source>
        <translation>{} Hier würde die Reparatur anderswo schaden, also muss von Hand geholfen werden.</translation>
    </message>
    <message>
        <source>{} across, {} down</source>
        <translation>{} quer, {} hoch</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} and {} are neighbours and both have monsters.</source>
        <translation>{} und {} sind Nachbarn und haben beide Monster.</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} bent less, to keep clear of others.</source>
        <translation>{} weniger gebogen, um anderen nicht nahe zu kommen.</translation>
    </message>
    <message numerus="yes">
        <source>{} borders</source>
        <translation>
            <numerusform>{} Grenze</numerusform>
            <numerusform>{} Grenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} branches</source>
        <translation>
            <numerusform>{} Zweig</numerusform>
            <numerusform>{} Zweige</numerusform>
        </translation>
    </message>
    <message>
        <source>{} clauses found</source>
        <translation>{} Regeln gefunden</translation>
    </message>
    <message numerus="yes">
        <source>{} coins</source>
        <translation>
            <numerusform>{} Münze</numerusform>
            <numerusform>{} Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{} come up.</source>
        <translation>Neu in der Auslage: {}.</translation>
    </message>
    <message>
        <source>{} come within {} of each other but are not neighbours.</source>
        <translation>{} kommen sich auf {} nahe, sind aber keine Nachbarn.</translation>
    </message>
    <message numerus="yes">
        <source>{} corner touches</source>
        <translation>
            <numerusform>{} Eckenberührung</numerusform>
            <numerusform>{} Eckenberührungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners</source>
        <translation>
            <numerusform>{} Ecke</numerusform>
            <numerusform>{} Ecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} corners of {} lie up to {} apart instead of on the same spot.</source>
        <translation>
            <numerusform>{} Ecke von {} liegt {} auseinander statt auf derselben Stelle.</numerusform>
            <numerusform>{} Ecken von {} liegen bis zu {} auseinander statt auf derselben Stelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} costs {}</source>
        <translation>{} kostet {}</translation>
    </message>
    <message>
        <source>{} could not be written.</source>
        <translation>{} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{} covers this place already.</source>
        <translation>{} bedeckt diese Stelle schon.</translation>
    </message>
    <message numerus="yes">
        <source>{} cut the land</source>
        <translation>
            <numerusform>{} trennt das Land</numerusform>
            <numerusform>{} trennen das Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} disputes touch this</source>
        <translation>
            <numerusform>{} Streitfall berührt dies</numerusform>
            <numerusform>{} Streitfälle berühren dies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} do not touch {}.</source>
        <translation>
            <numerusform>{} berührt {} nicht.</numerusform>
            <numerusform>{} berühren {} nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} draws: click corner after corner, Enter closes the region.</source>
        <translation>{} zeichnet: Ecke um Ecke anklicken, die Eingabetaste schließt die Region.</translation>
    </message>
    <message>
        <source>{} driven out</source>
        <translation>{} vertrieben</translation>
    </message>
    <message>
        <source>{} ends {} from the left edge of the board without touching it.</source>
        <translation>{} endet {} vor dem linken Rand des Spielplans, ohne ihn zu berühren.</translation>
    </message>
    <message>
        <source>{} ends {} from the lower edge of the board without touching it.</source>
        <translation>{} endet {} vor dem unteren Rand des Spielplans, ohne ihn zu berühren.</translation>
    </message>
    <message>
        <source>{} ends {} from the right edge of the board without touching it.</source>
        <translation>{} endet {} vor dem rechten Rand des Spielplans, ohne ihn zu berühren.</translation>
    </message>
    <message>
        <source>{} ends {} from the upper edge of the board without touching it.</source>
        <translation>{} endet {} vor dem oberen Rand des Spielplans, ohne ihn zu berühren.</translation>
    </message>
    <message numerus="yes">
        <source>{} errors</source>
        <translation>
            <numerusform>{} Fehler</numerusform>
            <numerusform>{} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} errors. Checked live.</source>
        <translation>
            <numerusform>{} Fehler. Laufend geprüft.</numerusform>
            <numerusform>{} Fehler. Laufend geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations</source>
        <translation>
            <numerusform>{} Erwartung</numerusform>
            <numerusform>{} Erwartungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} expectations fail</source>
        <translation>
            <numerusform>{} Erwartung scheitert</numerusform>
            <numerusform>{} Erwartungen scheitern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} failures</source>
        <translation>
            <numerusform>{} Fehlschlag</numerusform>
            <numerusform>{} Fehlschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {} and the frame.</source>
        <translation>
            <numerusform>{} Lücke, {} breit, zwischen {} und dem Rahmen.</numerusform>
            <numerusform>{} Lücken, die breiteste {} breit, zwischen {} und dem Rahmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, between {}.</source>
        <translation>
            <numerusform>{} Lücke, {} breit, zwischen {}.</numerusform>
            <numerusform>{} Lücken, die breiteste {} breit, zwischen {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} gaps, the widest {} wide, inside {}.</source>
        <translation>
            <numerusform>{} Lücke, {} breit, in {}.</numerusform>
            <numerusform>{} Lücken, die breiteste {} breit, in {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} h ago</source>
        <translation>vor {} h</translation>
    </message>
    <message>
        <source>{} had these keys and has them no longer.</source>
        <translation>{} hatte diese Tasten und hat sie nicht mehr.</translation>
    </message>
    <message>
        <source>{} has a harbour but lies neither on a river nor next to one.</source>
        <translation>{} hat einen Hafen, liegt aber weder an einem Fluss noch daneben.</translation>
    </message>
    <message>
        <source>{} has lost an end: there is no region "{}".</source>
        <translation>{} hat ein Ende verloren: Es gibt keine Region „{}“.</translation>
    </message>
    <message>
        <source>{} has no area.</source>
        <translation>{} hat keine Fläche.</translation>
    </message>
    <message>
        <source>{} has no neighbour and no link.</source>
        <translation>{} hat weder Nachbarn noch Verbindung.</translation>
    </message>
    <message>
        <source>{} has no terrain.</source>
        <translation>{} hat kein Gelände.</translation>
    </message>
    <message>
        <source>{} has the symbol "{}", which no game knows.</source>
        <translation>{} hat das Symbol „{}“, das kein Spiel kennt.</translation>
    </message>
    <message>
        <source>{} has the symbol {}, which belongs on: {}.</source>
        <translation>{} hat das Symbol {}; es gehört auf: {}.</translation>
    </message>
    <message>
        <source>{} has the terrain "{}", which no game knows.</source>
        <translation>{} hat das Gelände „{}“, das kein Spiel kennt.</translation>
    </message>
    <message>
        <source>{} has {}</source>
        <translation>{} hat {}</translation>
    </message>
    <message>
        <source>{} have the same shape.</source>
        <translation>{} haben dieselbe Form.</translation>
    </message>
    <message>
        <source>{} held back</source>
        <translation>{} zurückgehalten</translation>
    </message>
    <message numerus="yes">
        <source>{} hints</source>
        <translation>
            <numerusform>{} Hinweis</numerusform>
            <numerusform>{} Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds {}</source>
        <translation>{} hält {}</translation>
    </message>
    <message numerus="yes">
        <source>{} house rules</source>
        <translation>
            <numerusform>{} Hausregel</numerusform>
            <numerusform>{} Hausregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} ignored</source>
        <translation>
            <numerusform>{} übergangen</numerusform>
            <numerusform>{} übergangen</numerusform>
        </translation>
    </message>
    <message>
        <source>{} in decline</source>
        <translation>{}, untergegangen</translation>
    </message>
    <message>
        <source>{} in hand</source>
        <translation>{} in der Hand</translation>
    </message>
    <message>
        <source>{} in hand, {} short</source>
        <translation>{} in der Hand, {} zu wenig</translation>
    </message>
    <message>
        <source>{} in millimetres</source>
        <translation>{} in Millimetern</translation>
    </message>
    <message>
        <source>{} in the tray</source>
        <translation>{} im Vorrat</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} in {}</translation>
    </message>
    <message>
        <source>{} is there more than once.</source>
        <translation>{} gibt es mehr als einmal.</translation>
    </message>
    <message>
        <source>{} is too small for {}: {} at its widest, {} needed.</source>
        <translation>{} ist zu klein für {}: {} an der breitesten Stelle, {} nötig.</translation>
    </message>
    <message>
        <source>{} is {}: hardly any race can hold the {} there.</source>
        <translation>{} ist {}: Kaum eine Rasse kann dort {} halten.</translation>
    </message>
    <message>
        <source>{} is {}: the symbol {} cannot stand there.</source>
        <translation>{} ist {}: Das Symbol {} kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>{} keeps what the map gives it</source>
        <translation>{} behält, was die Karte vorgibt</translation>
    </message>
    <message>
        <source>{} leads from a region to itself.</source>
        <translation>{} führt von einer Region zu ihr selbst.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} übrig</translation>
    </message>
    <message>
        <source>{} lies first on offer.</source>
        <translation>{} liegt zuerst in der Auslage.</translation>
    </message>
    <message>
        <source>{} lies on {}.</source>
        <translation>{} liegt auf {}.</translation>
    </message>
    <message>
        <source>{} lies wholly outside the board.</source>
        <translation>{} liegt ganz außerhalb des Spielplans.</translation>
    </message>
    <message>
        <source>{} lies with the {}.</source>
        <translation>{} liegt bei {}.</translation>
    </message>
    <message>
        <source>{} looks at the next event, which stays face down.</source>
        <translation>{} sieht das nächste Ereignis an, das verdeckt bleibt.</translation>
    </message>
    <message>
        <source>{} meet in a corner only: not neighbours.</source>
        <translation>{} berühren sich nur in einer Ecke: keine Nachbarn.</translation>
    </message>
    <message>
        <source>{} meets the edge of the board along too short a stretch to lie on it.</source>
        <translation>{} trifft den Rand des Spielplans auf zu kurzer Strecke, um an ihm zu liegen.</translation>
    </message>
    <message>
        <source>{} min ago</source>
        <translation>vor {} min</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} weitere</translation>
    </message>
    <message>
        <source>{} must decide about {}.</source>
        <translation>{} muss über {} entscheiden.</translation>
    </message>
    <message>
        <source>{} must decide for the {}.</source>
        <translation>{} muss für {} entscheiden.</translation>
    </message>
    <message>
        <source>{} must decide.</source>
        <translation>{} muss entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>{} near misses</source>
        <translation>
            <numerusform>{} knapp verfehlt</numerusform>
            <numerusform>{} knapp verfehlt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} needless corners</source>
        <translation>
            <numerusform>{} überflüssige Ecke</numerusform>
            <numerusform>{} überflüssige Ecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} neighbours: {}</source>
        <translation>
            <numerusform>{} Nachbar: {}</numerusform>
            <numerusform>{} Nachbarn: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of combination {}</source>
        <translation>{} von Kombination {}</translation>
    </message>
    <message>
        <source>{} of the board belong to no region, next to {}.</source>
        <translation>{} des Spielplans gehören zu keiner Region, neben {}.</translation>
    </message>
    <message>
        <source>{} of the board belong to no region.</source>
        <translation>{} des Spielplans gehören zu keiner Region.</translation>
    </message>
    <message>
        <source>{} of the {}</source>
        <translation>{}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} of them are other than now.</source>
        <translation>
            <numerusform>{} davon ist anders als jetzt.</numerusform>
            <numerusform>{} davon sind anders als jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{} of {} disputes make a difference here</source>
        <translation>{} von {} Streitfällen machen hier einen Unterschied</translation>
    </message>
    <message>
        <source>{} of {} expectations not met{}</source>
        <translation>{} von {} Erwartungen nicht erfüllt{}</translation>
    </message>
    <message>
        <source>{} of {} faces</source>
        <translation>{} von {} Seiten</translation>
    </message>
    <message>
        <source>{} of {} lie on water</source>
        <translation>{} von {} liegen am Wasser</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} regions</source>
        <translation>
            <numerusform>{} von {} Region</numerusform>
            <numerusform>{} von {} Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} scenarios</source>
        <translation>
            <numerusform>{} von {} Szenario</numerusform>
            <numerusform>{} von {} Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} touch it</source>
        <translation>{} von {} berühren ihn</translation>
    </message>
    <message>
        <source>{} on it</source>
        <translation>{} darauf</translation>
    </message>
    <message>
        <source>{} on the board</source>
        <translation>{} auf dem Plan</translation>
    </message>
    <message numerus="yes">
        <source>{} on the border of {} have no match on the other side.</source>
        <translation>
            <numerusform>{} auf der Grenze von {} hat kein Gegenstück auf der anderen Seite.</numerusform>
            <numerusform>{} auf der Grenze von {} haben kein Gegenstück auf der anderen Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} overlap by {}.</source>
        <translation>{} überlappen sich um {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pages, {} × {}</source>
        <translation>
            <numerusform>{} Seite, {} × {}</numerusform>
            <numerusform>{} Seiten, {} × {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} parts regions that do not touch.</source>
        <translation>{} trennt Regionen, die sich nicht berühren.</translation>
    </message>
    <message numerus="yes">
        <source>{} players</source>
        <translation>
            <numerusform>{} Spieler</numerusform>
            <numerusform>{} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{} races and {} powers are still face down.</source>
        <translation>{} Rassen und {} Fähigkeiten liegen noch verdeckt.</translation>
    </message>
    <message>
        <source>{} reaches {} beyond the frame.</source>
        <translation>{} reicht {} über den Rahmen hinaus.</translation>
    </message>
    <message>
        <source>{} readings that go alike</source>
        <translation>{} Auslegungen, die gleich verlaufen</translation>
    </message>
    <message numerus="yes">
        <source>{} regions</source>
        <translation>
            <numerusform>{} Region</numerusform>
            <numerusform>{} Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions are called {}.</source>
        <translation>{} Regionen heißen {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} regions checked.</source>
        <translation>
            <numerusform>{} Region geprüft.</numerusform>
            <numerusform>{} Regionen geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} regions have a shipyard; the box holds {} caravel.</source>
        <translation>{} Regionen haben eine Werft; die Schachtel hat {} Karavelle.</translation>
    </message>
    <message>
        <source>{} repeats a border.</source>
        <translation>{} wiederholt eine Grenze.</translation>
    </message>
    <message>
        <source>{} river regions may need a ship each; the box holds {}.</source>
        <translation>{} Flussregionen brauchen vielleicht je ein Schiff; die Schachtel hat {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} rolls</source>
        <translation>
            <numerusform>{} Wurf</numerusform>
            <numerusform>{} Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rulings changed</source>
        <translation>
            <numerusform>{} Auslegung geändert</numerusform>
            <numerusform>{} Auslegungen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{} run, {} failed</source>
        <translation>{} gelaufen, {} gescheitert</translation>
    </message>
    <message>
        <source>{} s ago</source>
        <translation>vor {} s</translation>
    </message>
    <message>
        <source>{} says: {} comes next.</source>
        <translation>{} sagt: Als Nächstes kommt {}.</translation>
    </message>
    <message>
        <source>{} share a border already.</source>
        <translation>{} haben schon eine gemeinsame Grenze.</translation>
    </message>
    <message>
        <source>{} share no border to block.</source>
        <translation>{} haben keine gemeinsame Grenze zum Sperren.</translation>
    </message>
    <message>
        <source>{} share only {} of border: {}.</source>
        <translation>{} teilen nur {} Grenze: {}.</translation>
    </message>
    <message>
        <source>{} short</source>
        <translation>{} zu wenig</translation>
    </message>
    <message>
        <source>{} short; a last attempt with the die wins {} in {}</source>
        <translation>{} zu wenig; ein letzter Versuch mit dem Würfel gelingt bei {} von {}</translation>
    </message>
    <message>
        <source>{} square units</source>
        <translation>{} Quadrateinheiten</translation>
    </message>
    <message numerus="yes">
        <source>{} steps</source>
        <translation>
            <numerusform>{} Schritt</numerusform>
            <numerusform>{} Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} symbols</source>
        <translation>
            <numerusform>{} Symbol</numerusform>
            <numerusform>{} Symbole</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes the {}.</source>
        <translation>{} nimmt {}.</translation>
    </message>
    <message>
        <source>{} together</source>
        <translation>{} zusammen</translation>
    </message>
    <message numerus="yes">
        <source>{} tokens</source>
        <translation>
            <numerusform>{} Plättchen</numerusform>
            <numerusform>{} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} tokens short</source>
        <translation>
            <numerusform>{} Plättchen zu wenig</numerusform>
            <numerusform>{} Plättchen zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} too short</source>
        <translation>
            <numerusform>{} zu kurz</numerusform>
            <numerusform>{} zu kurz</numerusform>
        </translation>
    </message>
    <message>
        <source>{} units</source>
        <translation>{} Einheiten</translation>
    </message>
    <message>
        <source>{} waiting to come back</source>
        <translation>{} vor der Rückkehr</translation>
    </message>
    <message numerus="yes">
        <source>{} warnings</source>
        <translation>
            <numerusform>{} Warnung</numerusform>
            <numerusform>{} Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was written.</source>
        <translation>{} wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>{} ways</source>
        <translation>
            <numerusform>{} Möglichkeit</numerusform>
            <numerusform>{} Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{} without a way</source>
        <translation>{} ohne Weg</translation>
    </message>
    <message>
        <source>{} would lose its shape.</source>
        <translation>{} würde seine Form verlieren.</translation>
    </message>
    <message>
        <source>{} x {} pixels, {} on the board</source>
        <translation>{} x {} Pixel, {} auf dem Spielplan</translation>
    </message>
    <message>
        <source>{} · no recovery copy</source>
        <translation>{} · keine Sicherungskopie</translation>
    </message>
    <message>
        <source>{} · recovery copy {}</source>
        <translation>{} · Sicherungskopie {}</translation>
    </message>
    <message>
        <source>{} · {} · {} on the edge</source>
        <translation>{} · {} · {} am Rand</translation>
    </message>
    <message>
        <source>{} · {} × {} pixels</source>
        <translation>{} · {} × {} Pixel</translation>
    </message>
    <message>
        <source>{} – fails</source>
        <translation>{} – scheitert</translation>
    </message>
    <message>
        <source>{}'s {}, {}</source>
        <translation>{}: {}, {}</translation>
    </message>
    <message>
        <source>{}, all as now. What is around them differs: the board, its art or connections.</source>
        <translation>{}, alle wie jetzt. Anders ist, was um sie ist: das Brett, sein Bild oder Verbindungen.</translation>
    </message>
    <message>
        <source>{}, in decline</source>
        <translation>{}, untergegangen</translation>
    </message>
    <message>
        <source>{}, seen by {}</source>
        <translation>{}, gesehen von {}</translation>
    </message>
    <message>
        <source>{}, the die adds {}</source>
        <translation>{}, der Würfel gibt {} dazu</translation>
    </message>
    <message>
        <source>{}, tokens left</source>
        <translation>{}, übrige Plättchen</translation>
    </message>
    <message>
        <source>{}, {} selected</source>
        <translation>{}, {} ausgewählt</translation>
    </message>
    <message>
        <source>{}. In brackets: the printed board, {}, {}.</source>
        <translation>{}. In Klammern: der gedruckte Spielplan, {}, {}.</translation>
    </message>
    <message>
        <source>{}. No printed board to compare with.</source>
        <translation>{}. Kein gedruckter Spielplan zum Vergleich.</translation>
    </message>
    <message>
        <source>{}. The same as now.</source>
        <translation>{}. Genau wie jetzt.</translation>
    </message>
    <message>
        <source>{}: on {} of {}</source>
        <translation>{}: auf {} von {}</translation>
    </message>
    <message>
        <source>{}: the symbol {} is not part of {}.</source>
        <translation>{}: Das Symbol {} gehört nicht zu {}.</translation>
    </message>
    <message>
        <source>{}: the terrain {} is not part of {}.</source>
        <translation>{}: Das Gelände {} gehört nicht zu {}.</translation>
    </message>
    <message>
        <source>{}: {}. Click to select it, with Ctrl to compare both.</source>
        <translation>{}: {}. Klick wählt sie aus, mit Strg vergleicht man beide.</translation>
    </message>
    <message>
        <source>“{}” has changes that are not saved.</source>
        <translation>„{}“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>“{}” is already open in another Realmwright window; the one that saves last wins.</source>
        <translation>„{}“ ist schon in einem anderen Realmwright-Fenster geöffnet; wer zuletzt speichert, gewinnt.</translation>
    </message>
    <message>
        <source>“{}” is illegal</source>
        <translation>„{}“ ist verboten</translation>
    </message>
    <message>
        <source>“{}” is legal</source>
        <translation>„{}“ ist erlaubt</translation>
    </message>
    <message>
        <source>“{}” is no longer where it was. The map is still here; saving writes it again.</source>
        <translation>„{}“ ist nicht mehr dort, wo es war. Die Karte ist noch hier; Speichern schreibt sie wieder.</translation>
    </message>
    <message>
        <source>“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one.</source>
        <translation>„{}“ ist nicht mehr da: verschoben, umbenannt oder gelöscht. Sieh in {} nach oder öffne eine andere Datei.</translation>
    </message>
    <message>
        <source>“{}” is not understood.</source>
        <translation>„{}“ ist unverständlich.</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since it was opened or saved here.</source>
        <translation>„{}“ wurde seit dem Öffnen oder Speichern von einem anderen Programm geändert.</translation>
    </message>
</context>
</TS>
