<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>BoardScene</name>
    <message>
        <source>Press %1 once more to play %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask why not</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>…%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece stands on %1 to be attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is announced is not what attacks and stands on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position and a deployment cannot both be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game needs both deployments, or a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red&apos;s deployment is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue&apos;s deployment is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on %1 is %2 and was announced as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on %1 cannot be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack of %1 on %2 does not end so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack on %1 needs what was announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on %1 can only be a bomb or the standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombs and the standard never move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand here in a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position has 100 letters before the side, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands for nothing in a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a lake and must be “_”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army has no more than %1 pieces “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army has no more than %1 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both standards are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank must stand after the 100 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move is “r” or “b”, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ply is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank must stand before the ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ply is a whole number; “%1” is no digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ply is a whole number from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a whole number from 0 to 1000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules “%1”; they are yetem or classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” says again what was said before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the letter of a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deployment has 40 letters, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece stands on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on %1 is the other player&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece stands on %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece moves along its row or its column only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a lake, which no piece enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of the same army stands on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 squares away; only a Scout moves more than one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way is blocked on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 squares away; a Scout attacks only a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece has gone back to where it came from %1 times in a row, which is the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epaminondas has no deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move begins with the square of its rearmost stone, a1 to n12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square on which the front stone lands, a1 to n12, is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move should end here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has %2 of its 14 squares: w, b or a count of empty squares from 1 to 14 is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has more than 14 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A / is expected after the 14 squares of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank and the side to move are expected after row 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move must be w or b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number of the move may follow the side to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the move must be from 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule of symmetry called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no stone on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stone on %1 is not yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two squares do not lie on one row, column or diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own stone on %1 is in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single stone moves one square, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of %1 stones moves %1 squares at most, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy stone on %1 is in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single stone cannot capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of %1 stones captures a line of fewer stones, not of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move onto the opponent&apos;s home row must not make the position symmetric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 games, and this format holds one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not over and holds both armies: it is not exported before its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag&apos;s name is missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of the tag %1 must stand in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag %1 must be closed by ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag %1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no result: it is 1-0, 0-1, 1/2-1/2 or *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no reason for a game&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This variation is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no meaning here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark is $ and a number from 0 to 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no play before this mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no play before this variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No variation is open here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This variation has no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comment is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clock is written [%clk h:mm:ss.t]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evaluation is written [%eval 35] or [%eval #3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is given twice for one play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is %1 here and %2 in the tag Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the plays and %1 the result is %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the plays the game ended by %1, not by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game without a result has no reason for its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the players agree on is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plays do not end the game by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who resigns or has no time left has lost: it is no draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game must begin with its tags, [Game &quot;…&quot;] among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not start with every piece in its place, which this format cannot say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Game tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game called %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Words</name>
    <message>
        <source>column %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
