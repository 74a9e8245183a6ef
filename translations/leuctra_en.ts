<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CombateSentences</name>
    <message numerus="yes">
        <source>This piece has gone to and fro between %1 and %2 for %n play(s), which is the most (shuttle rule): play something else first.</source>
        <translation>
            <numerusform>This piece has gone to and fro between %1 and %2 for %n play, which is the most (shuttle rule): play something else first.</numerusform>
            <numerusform>This piece has gone to and fro between %1 and %2 for %n plays, which is the most (shuttle rule): play something else first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This piece has gone to and fro between %1 and %2 %n time(s) in a row, which is the most (shuttle rule): play something else first.</source>
        <translation>
            <numerusform>This piece has gone to and fro between %1 and %2 %n time in a row, which is the most (shuttle rule): play something else first.</numerusform>
            <numerusform>This piece has gone to and fro between %1 and %2 %n times in a row, which is the most (shuttle rule): play something else first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n square(s) away: only a Scout moves more than one.</source>
        <translation>
            <numerusform>%1 is %n square away: only a Scout moves more than one.</numerusform>
            <numerusform>%1 is %n squares away: only a Scout moves more than one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n square(s) away: a Scout attacks only a neighbour, it does not run and attack in one play.</source>
        <translation>
            <numerusform>%1 is %n square away: a Scout attacks only a neighbour, it does not run and attack in one play.</numerusform>
            <numerusform>%1 is %n squares away: a Scout attacks only a neighbour, it does not run and attack in one play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::CombatePanel</name>
    <message numerus="yes">
        <source>⚠ A draw in %n play(s) unless someone attacks.</source>
        <translation>
            <numerusform>⚠ A draw in %n play unless someone attacks.</numerusform>
            <numerusform>⚠ A draw in %n plays unless someone attacks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::DeploymentPage</name>
    <message numerus="yes">
        <source>%n piece(s) still to be placed</source>
        <translation>
            <numerusform>%n piece still to be placed</numerusform>
            <numerusform>%n pieces still to be placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::DeploymentScene</name>
    <message numerus="yes">
        <source>%1, %n in the tray</source>
        <translation>
            <numerusform>%1, %n in the tray</numerusform>
            <numerusform>%1, %n in the tray</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasWords</name>
    <message numerus="yes">
        <source>A single stone moves one square; this would be %n.</source>
        <translation>
            <numerusform>A single stone moves one square; this would be %n.</numerusform>
            <numerusform>A single stone moves one square; this would be %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must answer: %n stone(s) on row %2 against %3, or %4 wins.</source>
        <translation>
            <numerusform>%1 must answer: %n stone on row %2 against %3, or %4 wins.</numerusform>
            <numerusform>%1 must answer: %n stones on row %2 against %3, or %4 wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameChooser</name>
    <message numerus="yes">
        <source>%1 holds %n games</source>
        <translation>
            <numerusform>%1 holds %n game</numerusform>
            <numerusform>%1 holds %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GamePreview</name>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n play</numerusform>
            <numerusform>%n plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameTile</name>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n play</numerusform>
            <numerusform>%n plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n game exported to %1.</numerusform>
            <numerusform>%n games exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing… %n game(s) so far</source>
        <translation>
            <numerusform>Importing… %n game so far</numerusform>
            <numerusform>Importing… %n games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::StatisticsView</name>
    <message numerus="yes">
        <source>On average %n play(s)</source>
        <translation>
            <numerusform>On average %n play</numerusform>
            <numerusform>On average %n plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::TrayWidget</name>
    <message numerus="yes">
        <source>%n fallen</source>
        <translation>
            <numerusform>%n fallen</numerusform>
            <numerusform>%n fallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not revealed</source>
        <translation>
            <numerusform>%n not revealed</numerusform>
            <numerusform>%n not revealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
</TS>
