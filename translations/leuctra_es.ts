<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>CombateRules</name>
    <message>
        <source>Falls to everyone; but when it attacks the Marshal, the Marshal falls.</source>
        <translation>Cae ante todos; pero si ataca al Teniente General, cae el Teniente General.</translation>
    </message>
    <message>
        <source>Runs any number of empty squares in a straight line, and is known by it.</source>
        <translation>Corre cualquier número de casillas vacías en línea recta, y así se delata.</translation>
    </message>
    <message>
        <source>Defuses bombs.</source>
        <translation>Desactiva bombas.</translation>
    </message>
    <message>
        <source>Never moves. Removes whoever attacks it, except a Sapper.</source>
        <translation>No se mueve nunca. Elimina a quien la ataque, salvo al Cabo Armero.</translation>
    </message>
    <message>
        <source>Never moves. Whoever attacks it has won.</source>
        <translation>No se mueve nunca. Quien lo ataca ha ganado.</translation>
    </message>
    <message>
        <source>Beats every lower rank.</source>
        <translation>Vence a todos los rangos inferiores.</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Quién vence a quién</translation>
    </message>
    <message>
        <source>The higher rank wins, whoever attacks. Equal ranks both fall. An attack is settled in this order: the flag, the bomb, the Spy against the Marshal, the ranks.</source>
        <translation>Gana el rango más alto, ataque quien ataque. Si son iguales, caen los dos. Un ataque se decide en este orden: el estandarte, la bomba, el Espía contra el Teniente General, los rangos.</translation>
    </message>
    <message>
        <source>Two armies of forty pieces face each other. You see your own ranks; of the enemy you see only the backs of his blocks. Find and capture his flag.</source>
        <translation>Dos ejércitos de cuarenta piezas se enfrentan. Ves tus propios rangos; del enemigo, solo el dorso de sus piezas. Encuentra y captura su estandarte.</translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation>Antes de la batalla</translation>
    </message>
    <message>
        <source>Place all forty pieces on your four rows, one a square, as you like. The enemy does not see where.</source>
        <translation>Coloca las cuarenta piezas en tus cuatro filas, una por casilla, como quieras. El enemigo no ve dónde.</translation>
    </message>
    <message>
        <source>The two lakes in the middle are barred to everyone.</source>
        <translation>Los dos lagos del centro están vedados para todos.</translation>
    </message>
    <message>
        <source>Red begins, unless you choose or draw otherwise.</source>
        <translation>Empieza el Rojo, salvo que se elija o se sortee otra cosa.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>One piece a turn, one square forward, back or sideways, never diagonally, onto an empty square.</source>
        <translation>Una pieza por turno, una casilla hacia delante, hacia atrás o de lado, nunca en diagonal, a una casilla vacía.</translation>
    </message>
    <message>
        <source>Bombs and the flag never move.</source>
        <translation>Las bombas y el estandarte no se mueven nunca.</translation>
    </message>
    <message>
        <source>A Scout may run any number of empty squares in a straight line; who runs more than one shows that it is a Scout. In the same play it does not attack.</source>
        <translation>Un Soldado puede correr cualquier número de casillas vacías en línea recta; si corre más de una, se sabe que es un Soldado. En esa misma jugada no ataca.</translation>
    </message>
    <message>
        <source>Shuttle: a piece may go to and fro between two squares at most three times in a row; then something else must be played first.</source>
        <translation>Vaivén: una pieza puede ir y volver entre dos casillas tres veces seguidas como máximo; después hay que jugar antes otra cosa.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Move onto an enemy piece on a neighbouring square. You never have to.</source>
        <translation>Entra en la casilla vecina donde está una pieza enemiga. Nunca es obligatorio.</translation>
    </message>
    <message>
        <source>Both pieces are announced. The loser is removed; if the attacker wins, it moves in.</source>
        <translation>Se anuncian las dos piezas. La perdedora se retira; si gana la atacante, ocupa la casilla.</translation>
    </message>
    <message>
        <source>In a memory game both turn back afterwards: remember them. In an open game what was revealed stays visible.</source>
        <translation>En una partida de memoria las dos vuelven a ocultarse: recuérdalas. En una partida abierta lo revelado queda a la vista.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Whoever captures the flag has won.</source>
        <translation>Gana quien captura el estandarte.</translation>
    </message>
    <message>
        <source>Whoever has only bombs and the flag left, or no legal play at his turn, has lost. If one exchange leaves both without a piece that moves, the game is drawn.</source>
        <translation>Pierde quien se queda solo con bombas y estandarte, o sin jugada legal en su turno. Si un mismo cambio deja a ambos sin piezas que se muevan, la partida es tablas.</translation>
    </message>
    <message>
        <source>Two hundred plays without an attack are a draw; both players are warned before. The number can be changed when the game is made.</source>
        <translation>Doscientas jugadas sin ataque son tablas; antes se avisa a los dos jugadores. El número puede cambiarse al crear la partida.</translation>
    </message>
    <message>
        <source>You may resign, or agree on a draw, at any time.</source>
        <translation>En cualquier momento se puede abandonar o acordar tablas.</translation>
    </message>
    <message>
        <source>Help for your memory</source>
        <translation>Ayudas para la memoria</translation>
    </message>
    <message>
        <source>Pin a guess on an enemy piece: right click, or point at it and press Alt with the piece&apos;s letter: 1 to 9, X for the Marshal, B for a bomb, F for the flag. The other player never sees it.</source>
        <translation>Prende una conjetura en una pieza enemiga: clic derecho, o señálala y pulsa Alt con la letra de la pieza: de 1 a 9, X para el Teniente General, B para una bomba, F para el estandarte. El otro jugador nunca la ve.</translation>
    </message>
    <message>
        <source>The trays beside the board show what each army has lost and what is left of it.</source>
        <translation>Las bandejas junto al tablero muestran lo que ha perdido cada ejército y lo que le queda.</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Reglas clásicas</translation>
    </message>
    <message>
        <source>If you choose the classic rules, a Scout may run and attack in one play, and going to and fro between two squares is barred at the fourth play, attacks included.</source>
        <translation>Con las reglas clásicas, un Soldado puede correr y atacar en la misma jugada, y el vaivén entre dos casillas se prohíbe en la cuarta jugada, ataques incluidos.</translation>
    </message>
</context>
<context>
    <name>CombateSentences</name>
    <message numerus="yes">
        <source>This piece has gone to and fro between %1 and %2 for %n play(s), which is the most (shuttle rule): play something else first.</source>
        <translation>
            <numerusform>Esta pieza lleva %n jugada yendo y viniendo entre %1 y %2, que es el máximo (regla del vaivén): juega antes otra cosa.</numerusform>
            <numerusform>Esta pieza lleva %n jugadas yendo y viniendo entre %1 y %2, que es el máximo (regla del vaivén): juega antes otra cosa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This piece has gone to and fro between %1 and %2 %n time(s) in a row, which is the most (shuttle rule): play something else first.</source>
        <translation>
            <numerusform>Esta pieza ha ido y vuelto entre %1 y %2 %n vez seguida, que es el máximo (regla del vaivén): juega antes otra cosa.</numerusform>
            <numerusform>Esta pieza ha ido y vuelto entre %1 y %2 %n veces seguidas, que es el máximo (regla del vaivén): juega antes otra cosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation>Es el turno del otro jugador.</translation>
    </message>
    <message>
        <source>No piece stands on %1: take one of yours.</source>
        <translation>En %1 no hay ninguna pieza: toma una de las tuyas.</translation>
    </message>
    <message>
        <source>The piece on %1 is the enemy&apos;s: take one of yours.</source>
        <translation>La pieza de %1 es del enemigo: toma una de las tuyas.</translation>
    </message>
    <message>
        <source>Bombs and the flag never move.</source>
        <translation>Las bombas y el estandarte no se mueven nunca.</translation>
    </message>
    <message>
        <source>The piece stands on %1 already.</source>
        <translation>La pieza ya está en %1.</translation>
    </message>
    <message>
        <source>Pieces move forward, back or sideways, never diagonally.</source>
        <translation>Las piezas se mueven hacia delante, hacia atrás o de lado, nunca en diagonal.</translation>
    </message>
    <message>
        <source>%1 is a lake: nothing enters it.</source>
        <translation>%1 es un lago: nada entra en él.</translation>
    </message>
    <message>
        <source>One of your own pieces stands on %1.</source>
        <translation>En %1 hay una pieza tuya.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n square(s) away: only a Scout moves more than one.</source>
        <translation>
            <numerusform>%1 está a %n casilla: solo un Soldado se mueve más de una.</numerusform>
            <numerusform>%1 está a %n casillas: solo un Soldado se mueve más de una.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lake on %1 is in the way: a Scout crosses empty squares only.</source>
        <translation>El lago de %1 corta el paso: un Soldado solo cruza casillas vacías.</translation>
    </message>
    <message>
        <source>The piece on %1 is in the way: a Scout crosses empty squares only.</source>
        <translation>La pieza de %1 corta el paso: un Soldado solo cruza casillas vacías.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n square(s) away: a Scout attacks only a neighbour, it does not run and attack in one play.</source>
        <translation>
            <numerusform>%1 está a %n casilla: un Soldado solo ataca a una vecina, no corre y ataca en la misma jugada.</numerusform>
            <numerusform>%1 está a %n casillas: un Soldado solo ataca a una vecina, no corre y ataca en la misma jugada.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats %2: the higher rank wins.</source>
        <translation>%1 vence a %2: gana el rango más alto.</translation>
    </message>
    <message>
        <source>%1 falls to %2: the higher rank wins.</source>
        <translation>%1 cae ante %2: gana el rango más alto.</translation>
    </message>
    <message>
        <source>%1 against %2: equal ranks, both fall.</source>
        <translation>%1 contra %2: rangos iguales, caen los dos.</translation>
    </message>
    <message>
        <source>The Spy strikes first and removes the Marshal.</source>
        <translation>El Espía golpea primero y elimina al Teniente General.</translation>
    </message>
    <message>
        <source>The Sapper defuses the bomb.</source>
        <translation>El Cabo Armero desactiva la bomba.</translation>
    </message>
    <message>
        <source>%1 sets off a bomb and falls; the bomb stays.</source>
        <translation>%1 hace estallar una bomba y cae; la bomba se queda.</translation>
    </message>
    <message>
        <source>%1 captures the flag!</source>
        <translation>¡%1 captura el estandarte!</translation>
    </message>
    <message>
        <source>%1 attacks %2 from %3. %4</source>
        <translation>%1 ataca %2 desde %3. %4</translation>
    </message>
    <message>
        <source>%1 attacked %2 from %3 and won.</source>
        <translation>%1 atacó %2 desde %3 y venció.</translation>
    </message>
    <message>
        <source>%1 attacked %2 from %3 and lost.</source>
        <translation>%1 atacó %2 desde %3 y perdió.</translation>
    </message>
    <message>
        <source>%1 attacked %2 from %3; both fell.</source>
        <translation>%1 atacó %2 desde %3; cayeron los dos.</translation>
    </message>
    <message>
        <source>%1 attacked %2 from %3 and captured the flag.</source>
        <translation>%1 atacó %2 desde %3 y capturó el estandarte.</translation>
    </message>
    <message>
        <source>%1 runs from %2 to %3, so it is a Scout.</source>
        <translation>%1 corre de %2 a %3: es un Soldado.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 mueve de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 has won: the flag of %2 is captured.</source>
        <translation>Ha ganado %1: el estandarte de %2 ha sido capturado.</translation>
    </message>
    <message>
        <source>%1 has won: %2 has only bombs and the flag left.</source>
        <translation>Ha ganado %1: a %2 solo le quedan bombas y el estandarte.</translation>
    </message>
    <message>
        <source>A draw: both sides have only bombs and the flag left.</source>
        <translation>Tablas: a los dos bandos solo les quedan bombas y el estandarte.</translation>
    </message>
    <message>
        <source>%1 has won: %2 has no play left.</source>
        <translation>Ha ganado %1: a %2 no le queda ninguna jugada.</translation>
    </message>
    <message>
        <source>A draw: too many plays without an attack.</source>
        <translation>Tablas: demasiadas jugadas sin ataque.</translation>
    </message>
    <message>
        <source>%1 has won: the time of %2 has run out.</source>
        <translation>Ha ganado %1: a %2 se le acabó el tiempo.</translation>
    </message>
    <message>
        <source>A draw: time has run out.</source>
        <translation>Tablas: se acabó el tiempo.</translation>
    </message>
    <message>
        <source>%1 has won: %2 resigned.</source>
        <translation>Ha ganado %1: %2 abandonó.</translation>
    </message>
    <message>
        <source>A draw, as both players agreed.</source>
        <translation>Tablas por acuerdo de los dos jugadores.</translation>
    </message>
</context>
<context>
    <name>CombateUi</name>
    <message>
        <source>Two armies, all ranks hidden: find the enemy&apos;s flag.</source>
        <translation>Dos ejércitos con los rangos ocultos: encuentra el estandarte enemigo.</translation>
    </message>
    <message>
        <source>strength %1 : %2</source>
        <translation>fuerza %1 : %2</translation>
    </message>
    <message>
        <source>a bomb is defused</source>
        <translation>se desactiva una bomba</translation>
    </message>
    <message>
        <source>%1 falls</source>
        <translation>cae %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminuir</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear carpeta nueva</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista de detalles</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de archivos:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elegir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encuentra el archivo.
Comprueba que el nombre sea correcto.</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recientes</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta &amp;nueva</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Fecha de modificación</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la dirección del &amp;enlace</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>RankNames</name>
    <message>
        <source>Spy</source>
        <translation>Espía</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>Sapper</source>
        <translation>Cabo Armero</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sargento</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Teniente</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Coronel</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Teniente General</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Estandarte</translation>
    </message>
    <message>
        <source>Sapper</source>
        <comment>short, for a sticker</comment>
        <translation>Cabo A.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>short, for a sticker</comment>
        <translation>Tte. Gral.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red %1</source>
        <translation>%1 rojo</translation>
    </message>
    <message>
        <source>Blue %1</source>
        <translation>%1 azul</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>No piece stands on %1 to be attacked</source>
        <translation>En %1 no hay ninguna pieza que atacar</translation>
    </message>
    <message>
        <source>What is announced is not what attacks and stands on %1</source>
        <translation>Lo anunciado no es lo que ataca ni lo que está en %1</translation>
    </message>
    <message>
        <source>A position and a deployment cannot both be given</source>
        <translation>No se pueden dar a la vez una posición y un despliegue</translation>
    </message>
    <message>
        <source>A game needs both deployments, or a position</source>
        <translation>Una partida necesita los dos despliegues, o una posición</translation>
    </message>
    <message>
        <source>Red&apos;s deployment is missing</source>
        <translation>Falta el despliegue del Rojo</translation>
    </message>
    <message>
        <source>Blue&apos;s deployment is missing</source>
        <translation>Falta el despliegue del Azul</translation>
    </message>
    <message>
        <source>The piece on %1 is %2 and was announced as %3</source>
        <translation>La pieza de %1 es %2 y se anunció como %3</translation>
    </message>
    <message>
        <source>The piece on %1 cannot be %2</source>
        <translation>La pieza de %1 no puede ser %2</translation>
    </message>
    <message>
        <source>An attack of %1 on %2 does not end so</source>
        <translation>Un ataque de %1 a %2 no termina así</translation>
    </message>
    <message>
        <source>The attack on %1 needs what was announced</source>
        <translation>Al ataque a %1 le falta lo que se anunció</translation>
    </message>
    <message>
        <source>The piece on %1 can only be a bomb or the standard</source>
        <translation>La pieza de %1 solo puede ser una bomba o el estandarte</translation>
    </message>
    <message>
        <source>Bombs and the standard never move</source>
        <translation>Las bombas y el estandarte no se mueven nunca</translation>
    </message>
    <message>
        <source>The play ends too early</source>
        <translation>La jugada termina demasiado pronto</translation>
    </message>
    <message>
        <source>“%1” cannot stand here in a play</source>
        <translation>«%1» no puede estar aquí en una jugada</translation>
    </message>
    <message>
        <source>A position has 100 letters before the side, not %1</source>
        <translation>Una posición tiene 100 letras antes del bando, no %1</translation>
    </message>
    <message>
        <source>“%1” stands for nothing in a position</source>
        <translation>«%1» no significa nada en una posición</translation>
    </message>
    <message>
        <source>%1 is a lake and must be “_”</source>
        <translation>%1 es un lago y debe ser «_»</translation>
    </message>
    <message>
        <source>%1 is not a lake</source>
        <translation>%1 no es un lago</translation>
    </message>
    <message>
        <source>An army has no more than %1 pieces</source>
        <translation>Un ejército no tiene más de %1 piezas</translation>
    </message>
    <message>
        <source>Both standards are missing</source>
        <translation>Faltan los dos estandartes</translation>
    </message>
    <message>
        <source>The side to move is missing</source>
        <translation>Falta el bando que mueve</translation>
    </message>
    <message>
        <source>A blank must stand after the 100 letters</source>
        <translation>Después de las 100 letras debe haber un espacio</translation>
    </message>
    <message>
        <source>The side to move is “r” or “b”, not “%1”</source>
        <translation>El bando que mueve es «r» o «b», no «%1»</translation>
    </message>
    <message>
        <source>The ply is missing</source>
        <translation>Falta el número de jugada</translation>
    </message>
    <message>
        <source>A blank must stand before the ply</source>
        <translation>Antes del número de jugada debe haber un espacio</translation>
    </message>
    <message>
        <source>The ply is a whole number; “%1” is no digit</source>
        <translation>El número de jugada es entero; «%1» no es una cifra</translation>
    </message>
    <message>
        <source>The ply is a whole number from 0 to %1</source>
        <translation>El número de jugada es un entero de 0 a %1</translation>
    </message>
    <message>
        <source>“%1” needs a whole number from 0 to 1000000</source>
        <translation>«%1» necesita un número entero de 0 a 1000000</translation>
    </message>
    <message>
        <source>There is no rule “%1”</source>
        <translation>No existe la regla «%1»</translation>
    </message>
    <message>
        <source>There are no rules “%1”; they are yetem or classic</source>
        <translation>No existen las reglas «%1»; son yetem o classic</translation>
    </message>
    <message>
        <source>“%1” says again what was said before</source>
        <translation>«%1» repite lo que ya se dijo</translation>
    </message>
    <message>
        <source>“%1” is not the letter of a piece</source>
        <translation>«%1» no es la letra de ninguna pieza</translation>
    </message>
    <message>
        <source>A deployment has 40 letters, not %1</source>
        <translation>Un despliegue tiene 40 letras, no %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn</source>
        <translation>Es el turno del otro jugador</translation>
    </message>
    <message>
        <source>No piece stands on %1</source>
        <translation>En %1 no hay ninguna pieza</translation>
    </message>
    <message>
        <source>The piece on %1 is the other player&apos;s</source>
        <translation>La pieza de %1 es del otro jugador</translation>
    </message>
    <message>
        <source>The piece stands on %1 already</source>
        <translation>La pieza ya está en %1</translation>
    </message>
    <message>
        <source>A piece moves along its row or its column only</source>
        <translation>Una pieza se mueve solo por su fila o su columna</translation>
    </message>
    <message>
        <source>%1 is a lake, which no piece enters</source>
        <translation>%1 es un lago, donde no entra ninguna pieza</translation>
    </message>
    <message>
        <source>A piece of the same army stands on %1</source>
        <translation>En %1 hay una pieza del mismo ejército</translation>
    </message>
    <message>
        <source>%1 is %2 squares away; only a Scout moves more than one</source>
        <translation>%1 está a %2 casillas; solo un Soldado se mueve más de una</translation>
    </message>
    <message>
        <source>The way is blocked on %1</source>
        <translation>El paso está cortado en %1</translation>
    </message>
    <message>
        <source>%1 is %2 squares away; a Scout attacks only a neighbour</source>
        <translation>%1 está a %2 casillas; un Soldado solo ataca a una vecina</translation>
    </message>
    <message>
        <source>The piece has gone back to where it came from %1 times in a row, which is the most</source>
        <translation>La pieza ha vuelto %1 veces seguidas al lugar de donde venía, que es el máximo</translation>
    </message>
    <message>
        <source>Epaminondas has no deployment</source>
        <translation>Epaminondas no tiene despliegue</translation>
    </message>
    <message>
        <source>A move begins with the square of its rearmost stone, a1 to n12</source>
        <translation>Una jugada empieza por la casilla de su última piedra, de a1 a n12</translation>
    </message>
    <message>
        <source>The square on which the front stone lands, a1 to n12, is missing</source>
        <translation>Falta la casilla a la que llega la primera piedra, de a1 a n12</translation>
    </message>
    <message>
        <source>The move should end here</source>
        <translation>La jugada debería terminar aquí</translation>
    </message>
    <message>
        <source>Row %1 has %2 of its 14 squares: w, b or a count of empty squares from 1 to 14 is expected</source>
        <translation>La fila %1 tiene %2 de sus 14 casillas: se espera w, b o un número de casillas vacías de 1 a 14</translation>
    </message>
    <message>
        <source>Row %1 has more than 14 squares</source>
        <translation>La fila %1 tiene más de 14 casillas</translation>
    </message>
    <message>
        <source>A / is expected after the 14 squares of row %1</source>
        <translation>Se espera / después de las 14 casillas de la fila %1</translation>
    </message>
    <message>
        <source>A blank and the side to move are expected after row 1</source>
        <translation>Después de la fila 1 se esperan un espacio y el bando que mueve</translation>
    </message>
    <message>
        <source>The side to move must be w or b</source>
        <translation>El bando que mueve debe ser w o b</translation>
    </message>
    <message>
        <source>Only the number of the move may follow the side to move</source>
        <translation>Después del bando que mueve solo puede ir el número de jugada</translation>
    </message>
    <message>
        <source>The number of the move must be from 1 to %1</source>
        <translation>El número de jugada debe estar entre 1 y %1</translation>
    </message>
    <message>
        <source>There is no rule of symmetry called &quot;%1&quot;</source>
        <translation>No hay ninguna regla de simetría llamada «%1»</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;</source>
        <translation>No existe la regla «%1»</translation>
    </message>
    <message>
        <source>There is no stone on %1</source>
        <translation>En %1 no hay ninguna piedra</translation>
    </message>
    <message>
        <source>The stone on %1 is not yours</source>
        <translation>La piedra de %1 no es tuya</translation>
    </message>
    <message>
        <source>The two squares do not lie on one row, column or diagonal</source>
        <translation>Las dos casillas no están en una misma fila, columna o diagonal</translation>
    </message>
    <message>
        <source>Your own stone on %1 is in the way</source>
        <translation>Tu propia piedra de %1 estorba</translation>
    </message>
    <message>
        <source>A single stone moves one square, not %1</source>
        <translation>Una piedra sola mueve una casilla, no %1</translation>
    </message>
    <message>
        <source>A group of %1 stones moves %1 squares at most, not %2</source>
        <translation>Un grupo de %1 piedras mueve %1 casillas como máximo, no %2</translation>
    </message>
    <message>
        <source>The enemy stone on %1 is in the way</source>
        <translation>La piedra enemiga de %1 estorba</translation>
    </message>
    <message>
        <source>A single stone cannot capture</source>
        <translation>Una piedra sola no puede capturar</translation>
    </message>
    <message>
        <source>A group of %1 stones captures a line of fewer stones, not of %2</source>
        <translation>Un grupo de %1 piedras captura una línea de menos piedras, no de %2</translation>
    </message>
    <message>
        <source>A move onto the opponent&apos;s home row must not make the position symmetric</source>
        <translation>Una jugada que entra en la fila propia del rival no debe dejar simétrica la posición</translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation>La jugada no es legal</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>No se puede leer el archivo: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>No se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>The file has %1 games, and this format holds one</source>
        <translation>El archivo tiene %1 partidas, y este formato admite una</translation>
    </message>
    <message>
        <source>This game is not over and holds both armies: it is not exported before its end</source>
        <translation>Esta partida no ha terminado y contiene los dos ejércitos: no se exporta antes de su final</translation>
    </message>
    <message>
        <source>A tag&apos;s name is missing here</source>
        <translation>Aquí falta el nombre de una etiqueta</translation>
    </message>
    <message>
        <source>The value of the tag %1 must stand in quotation marks</source>
        <translation>El valor de la etiqueta %1 debe ir entre comillas</translation>
    </message>
    <message>
        <source>The tag %1 must be closed by ]</source>
        <translation>La etiqueta %1 debe cerrarse con ]</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark</source>
        <translation>Al valor de la etiqueta %1 le falta la comilla final</translation>
    </message>
    <message>
        <source>This is not UTF-8 text</source>
        <translation>Esto no es texto UTF-8</translation>
    </message>
    <message>
        <source>The tag %1 is given twice</source>
        <translation>La etiqueta %1 está repetida</translation>
    </message>
    <message>
        <source>%1 is no result: it is 1-0, 0-1, 1/2-1/2 or *</source>
        <translation>%1 no es un resultado: es 1-0, 0-1, 1/2-1/2 o *</translation>
    </message>
    <message>
        <source>%1 is no reason for a game&apos;s end</source>
        <translation>%1 no es un motivo de final de partida</translation>
    </message>
    <message>
        <source>This variation is not closed</source>
        <translation>Esta variante no está cerrada</translation>
    </message>
    <message>
        <source>%1 has no meaning here</source>
        <translation>%1 no significa nada aquí</translation>
    </message>
    <message>
        <source>A mark is $ and a number from 0 to 255</source>
        <translation>Una marca es $ y un número de 0 a 255</translation>
    </message>
    <message>
        <source>There is no play before this mark</source>
        <translation>No hay ninguna jugada antes de esta marca</translation>
    </message>
    <message>
        <source>There is no play before this variation</source>
        <translation>No hay ninguna jugada antes de esta variante</translation>
    </message>
    <message>
        <source>No variation is open here</source>
        <translation>Aquí no hay ninguna variante abierta</translation>
    </message>
    <message>
        <source>This variation has no play</source>
        <translation>Esta variante no tiene jugadas</translation>
    </message>
    <message>
        <source>This comment is not closed</source>
        <translation>Este comentario no está cerrado</translation>
    </message>
    <message>
        <source>A clock is written [%clk h:mm:ss.t]</source>
        <translation>Un reloj se escribe [%clk h:mm:ss.t]</translation>
    </message>
    <message>
        <source>An evaluation is written [%eval 35] or [%eval #3]</source>
        <translation>Una evaluación se escribe [%eval 35] o [%eval #3]</translation>
    </message>
    <message>
        <source>This is given twice for one play</source>
        <translation>Esto se da dos veces para una jugada</translation>
    </message>
    <message>
        <source>The result is %1 here and %2 in the tag Result</source>
        <translation>El resultado es %1 aquí y %2 en la etiqueta Result</translation>
    </message>
    <message>
        <source>By the plays and %1 the result is %2, not %3</source>
        <translation>Según las jugadas y %1, el resultado es %2, no %3</translation>
    </message>
    <message>
        <source>By the plays the game ended by %1, not by %2</source>
        <translation>Según las jugadas, la partida terminó por %1, no por %2</translation>
    </message>
    <message>
        <source>A game without a result has no reason for its end</source>
        <translation>Una partida sin resultado no tiene motivo de final</translation>
    </message>
    <message>
        <source>What the players agree on is a draw</source>
        <translation>Lo que acuerdan los jugadores son tablas</translation>
    </message>
    <message>
        <source>The plays do not end the game by %1</source>
        <translation>Las jugadas no terminan la partida por %1</translation>
    </message>
    <message>
        <source>Who resigns or has no time left has lost: it is no draw</source>
        <translation>Quien abandona o se queda sin tiempo pierde: no son tablas</translation>
    </message>
    <message>
        <source>A game must begin with its tags, [Game &quot;…&quot;] among them</source>
        <translation>Una partida debe empezar por sus etiquetas, entre ellas [Game &quot;…&quot;]</translation>
    </message>
    <message>
        <source>%1 is no play</source>
        <translation>%1 no es una jugada</translation>
    </message>
    <message>
        <source>The game does not start with every piece in its place, which this format cannot say</source>
        <translation>La partida no empieza con todas las piezas en su lugar, y este formato no puede decirlo</translation>
    </message>
    <message>
        <source>There is no Game tag</source>
        <translation>Falta la etiqueta Game</translation>
    </message>
    <message>
        <source>There is no game called %1</source>
        <translation>No hay ningún juego llamado %1</translation>
    </message>
    <message>
        <source>There are too many “%2”; an army has %1</source>
        <translation>Hay demasiadas «%2»; un ejército tiene %1</translation>
    </message>
    <message>
        <source>This game has no deployment</source>
        <translation>Este juego no tiene despliegue</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gana ya</translation>
    </message>
    <message>
        <source>wins in %1</source>
        <translation>gana en %1</translation>
    </message>
    <message>
        <source>answers the incursion</source>
        <translation>responde a la incursión</translation>
    </message>
    <message>
        <source>threatens to win on the home row</source>
        <translation>amenaza con ganar en la fila propia</translation>
    </message>
    <message>
        <source>captures a stone</source>
        <translation>captura una piedra</translation>
    </message>
    <message>
        <source>captures %1 stones</source>
        <translation>captura %1 piedras</translation>
    </message>
    <message>
        <source>will win a stone</source>
        <translation>ganará una piedra</translation>
    </message>
    <message>
        <source>will win %1 stones</source>
        <translation>ganará %1 piedras</translation>
    </message>
    <message>
        <source>makes the groups stronger</source>
        <translation>refuerza los grupos</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recluta</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>Corporal</source>
        <translation>Cabo</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sargento</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Coronel</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>The game takes no play now</source>
        <translation>Ahora la partida no admite jugadas</translation>
    </message>
    <message>
        <source>A saved deployment has no name</source>
        <translation>Un despliegue guardado no tiene nombre</translation>
    </message>
    <message>
        <source>The saved deployment “%1” is damaged: %2</source>
        <translation>El despliegue guardado «%1» está dañado: %2</translation>
    </message>
    <message>
        <source>A deployment needs a name</source>
        <translation>Un despliegue necesita un nombre</translation>
    </message>
    <message>
        <source>A name has at most %1 characters</source>
        <translation>Un nombre tiene como máximo %1 caracteres</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 es demasiado grande</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 no se puede leer: %2</translation>
    </message>
    <message>
        <source>%1 is damaged at byte %2: %3</source>
        <translation>%1 está dañado en el byte %2: %3</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program</source>
        <translation>%1 fue escrito por una versión más nueva de este programa</translation>
    </message>
    <message>
        <source>%1 is not a file of saved deployments</source>
        <translation>%1 no es un archivo de despliegues guardados</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made</source>
        <translation>No se puede crear la carpeta %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>There is no deployment “%1”</source>
        <translation>No hay ningún despliegue «%1»</translation>
    </message>
    <message>
        <source>There is a deployment “%1” already</source>
        <translation>Ya hay un despliegue «%1»</translation>
    </message>
    <message>
        <source>There is more than one game in this file</source>
        <translation>En este archivo hay más de una partida</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>El archivo es demasiado grande</translation>
    </message>
    <message>
        <source>This is not a network that this version can use</source>
        <translation>Esto no es una red que esta versión pueda usar</translation>
    </message>
    <message>
        <source>The network is damaged: its checksum is wrong</source>
        <translation>La red está dañada: su suma de comprobación no es correcta</translation>
    </message>
    <message>
        <source>removes the Spy</source>
        <translation>elimina al Espía</translation>
    </message>
    <message>
        <source>removes a Scout</source>
        <translation>elimina a un Soldado</translation>
    </message>
    <message>
        <source>removes a Sapper</source>
        <translation>elimina a un Cabo Armero</translation>
    </message>
    <message>
        <source>removes a Sergeant</source>
        <translation>elimina a un Sargento</translation>
    </message>
    <message>
        <source>removes a Lieutenant</source>
        <translation>elimina a un Teniente</translation>
    </message>
    <message>
        <source>removes a Captain</source>
        <translation>elimina a un Capitán</translation>
    </message>
    <message>
        <source>removes a Major</source>
        <translation>elimina a un Mayor</translation>
    </message>
    <message>
        <source>removes a Colonel</source>
        <translation>elimina a un Coronel</translation>
    </message>
    <message>
        <source>removes the General</source>
        <translation>elimina al General</translation>
    </message>
    <message>
        <source>removes the Marshal</source>
        <translation>elimina al Teniente General</translation>
    </message>
    <message>
        <source>defuses a bomb</source>
        <translation>desactiva una bomba</translation>
    </message>
    <message>
        <source>captures the flag</source>
        <translation>captura el estandarte</translation>
    </message>
    <message>
        <source>probably the Marshal: %1 %</source>
        <translation>probablemente el Teniente General: %1 %</translation>
    </message>
    <message>
        <source>probably the Spy: %1 %</source>
        <translation>probablemente el Espía: %1 %</translation>
    </message>
    <message>
        <source>probably a bomb or a Scout: %1 %</source>
        <translation>probablemente una bomba o un Soldado: %1 %</translation>
    </message>
    <message>
        <source>probably a Sapper or less: %1 %</source>
        <translation>probablemente un Cabo Armero o menos: %1 %</translation>
    </message>
    <message>
        <source>probably a Sergeant or less: %1 %</source>
        <translation>probablemente un Sargento o menos: %1 %</translation>
    </message>
    <message>
        <source>probably a Lieutenant or less: %1 %</source>
        <translation>probablemente un Teniente o menos: %1 %</translation>
    </message>
    <message>
        <source>probably a Captain or less: %1 %</source>
        <translation>probablemente un Capitán o menos: %1 %</translation>
    </message>
    <message>
        <source>probably a Major or less: %1 %</source>
        <translation>probablemente un Mayor o menos: %1 %</translation>
    </message>
    <message>
        <source>probably a Colonel or less: %1 %</source>
        <translation>probablemente un Coronel o menos: %1 %</translation>
    </message>
    <message>
        <source>probably the General or less: %1 %</source>
        <translation>probablemente el General o menos: %1 %</translation>
    </message>
    <message>
        <source>exchanges equal pieces</source>
        <translation>cambia piezas iguales</translation>
    </message>
    <message>
        <source>finds out what stands there</source>
        <translation>averigua qué hay ahí</translation>
    </message>
    <message>
        <source>takes the piece out of danger</source>
        <translation>pone la pieza a salvo</translation>
    </message>
    <message>
        <source>goes after a weaker piece</source>
        <translation>persigue a una pieza más débil</translation>
    </message>
    <message>
        <source>gains ground</source>
        <translation>gana terreno</translation>
    </message>
    <message>
        <source>brings the piece into a better place</source>
        <translation>lleva la pieza a un sitio mejor</translation>
    </message>
    <message>
        <source>A picture holds no game that could be read</source>
        <translation>Una imagen no contiene ninguna partida que se pueda leer</translation>
    </message>
    <message>
        <source>This is not well-formed XML: %1</source>
        <translation>Esto no es XML bien formado: %1</translation>
    </message>
    <message>
        <source>There is no game in this file</source>
        <translation>No hay ninguna partida en este archivo</translation>
    </message>
    <message>
        <source>Games of the type %1 have rules of their own</source>
        <translation>Las partidas del tipo %1 tienen sus propias reglas</translation>
    </message>
    <message>
        <source>The field needs %1 letters; there are %2</source>
        <translation>El campo necesita %1 letras; hay %2</translation>
    </message>
    <message>
        <source>The winner is 1, 2 or, of a draw, 3; not %1</source>
        <translation>El ganador es 1, 2 o, si hay tablas, 3; no %1</translation>
    </message>
    <message>
        <source>This format holds games of Combate only</source>
        <translation>Este formato solo admite partidas de Combate</translation>
    </message>
    <message>
        <source>The game starts in the middle of play, which this format cannot say</source>
        <translation>La partida empieza a mitad del juego, y este formato no puede decirlo</translation>
    </message>
    <message>
        <source>There is nothing to paste</source>
        <translation>No hay nada que pegar</translation>
    </message>
    <message>
        <source>The game is not over: the library holds finished games</source>
        <translation>La partida no ha terminado: la biblioteca guarda partidas terminadas</translation>
    </message>
    <message>
        <source>The library could not be used: %1</source>
        <translation>La biblioteca no se ha podido usar: %1</translation>
    </message>
    <message>
        <source>Qt&apos;s part for SQLite databases is not installed</source>
        <translation>Falta la parte de Qt para bases de datos SQLite</translation>
    </message>
    <message>
        <source>The library was made by an older program and may not be changed</source>
        <translation>La biblioteca es de un programa más antiguo y no se puede cambiar</translation>
    </message>
    <message>
        <source>The library may not be written</source>
        <translation>La biblioteca no se puede escribir</translation>
    </message>
    <message>
        <source>The game is no longer in the library</source>
        <translation>La partida ya no está en la biblioteca</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder %1</source>
        <translation>No se puede escribir nada en la carpeta %1</translation>
    </message>
    <message>
        <source>The library %1 cannot be read</source>
        <translation>La biblioteca %1 no se puede leer</translation>
    </message>
    <message>
        <source>The file %1 is damaged, or is no library of games</source>
        <translation>El archivo %1 está dañado o no es una biblioteca de partidas</translation>
    </message>
    <message>
        <source>The library %1 was made by a newer version of the program</source>
        <translation>La biblioteca %1 es de una versión más nueva del programa</translation>
    </message>
    <message>
        <source>The library %1 is damaged: its end is missing</source>
        <translation>La biblioteca %1 está dañada: le falta el final</translation>
    </message>
    <message>
        <source>The library %1 cannot be renamed</source>
        <translation>No se puede cambiar el nombre de la biblioteca %1</translation>
    </message>
</context>
<context>
    <name>leuctra::CommandLine</name>
    <message>
        <source>Epaminondas and Combate en el Frente</source>
        <translation>Epaminondas y Combate en el Frente</translation>
    </message>
    <message>
        <source>Open the new-game page of epaminondas or combate.</source>
        <translation>Abre la página de partida nueva de epaminondas o combate.</translation>
    </message>
    <message>
        <source>Speak this language: es or en.</source>
        <translation>Habla este idioma: es o en.</translation>
    </message>
    <message>
        <source>Let a short game of each play itself. With a folder, or without a display, pictures of it are written there.</source>
        <translation>Deja que una partida corta de cada juego se juegue sola. Con una carpeta, o sin pantalla, se escriben allí imágenes.</translation>
    </message>
    <message>
        <source>A game record to open (with --demo: the folder for pictures).</source>
        <translation>Una partida que abrir (con --demo: la carpeta de las imágenes).</translation>
    </message>
    <message>
        <source>There is no game called %1.</source>
        <translation>No hay ningún juego llamado %1.</translation>
    </message>
    <message>
        <source>The program does not speak the language %1.</source>
        <translation>El programa no habla el idioma %1.</translation>
    </message>
    <message>
        <source>Only one file can be opened at once.</source>
        <translation>Solo se puede abrir un archivo a la vez.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Actions</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Abrir una partida…</translation>
    </message>
    <message>
        <source>Undo, while deploying</source>
        <translation>Deshacer, al desplegar</translation>
    </message>
    <message>
        <source>Redo, while deploying</source>
        <translation>Rehacer, al desplegar</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Salir de esta página</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <translation>Al principio de la partida</translation>
    </message>
    <message>
        <source>One play back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One play forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the present position</source>
        <translation>A la posición actual</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Mostrar otra vez la última jugada</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Take the last play back</source>
        <translation>Retirar la última jugada</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation>Ocultar el tablero</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>In a game</source>
        <translation>En una partida</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Move the cursor over the board</source>
        <translation>Mover el cursor por el tablero</translation>
    </message>
    <message>
        <source>Take, and drop</source>
        <translation>Tomar y soltar</translation>
    </message>
    <message>
        <source>Let go of what is taken</source>
        <translation>Dejar lo tomado</translation>
    </message>
    <message>
        <source>To the next part of the page</source>
        <translation>A la parte siguiente de la página</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Letras y cifras</translation>
    </message>
    <message>
        <source>Name a square, c4 say, to take or drop there</source>
        <translation>Nombrar una casilla, por ejemplo c4, para tomar o soltar allí</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Let the computer move now</source>
        <translation>Que el ordenador juegue ya</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>Volver a jugar lo retirado</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Paste a position, moves or a game</source>
        <translation>Pegar una posición, jugadas o una partida</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end of the line</source>
        <translation>Al final de la línea</translation>
    </message>
    <message>
        <source>Ten plays back</source>
        <translation>Diez jugadas atrás</translation>
    </message>
    <message>
        <source>Ten plays forward</source>
        <translation>Diez jugadas adelante</translation>
    </message>
    <message>
        <source>To the variation above</source>
        <translation>A la variante de arriba</translation>
    </message>
    <message>
        <source>To the variation below</source>
        <translation>A la variante de abajo</translation>
    </message>
    <message>
        <source>Let the plays follow one another</source>
        <translation>Reproducir las jugadas</translation>
    </message>
    <message>
        <source>Analyse the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Show the engine&apos;s best lines</source>
        <translation>Mostrar las mejores líneas del motor</translation>
    </message>
    <message>
        <source>Show what could be deduced</source>
        <translation>Mostrar lo que se podía deducir</translation>
    </message>
    <message>
        <source>Make the variation the main line</source>
        <translation>Convertir la variante en línea principal</translation>
    </message>
    <message>
        <source>Delete from here on</source>
        <translation>Borrar desde aquí</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>Escribir un comentario</translation>
    </message>
    <message>
        <source>Mark as good (!)</source>
        <translation>Marcar como buena (!)</translation>
    </message>
    <message>
        <source>Mark as bad (?)</source>
        <translation>Marcar como mala (?)</translation>
    </message>
    <message>
        <source>Mark as brilliant (!!)</source>
        <translation>Marcar como brillante (!!)</translation>
    </message>
    <message>
        <source>Mark as losing (??)</source>
        <translation>Marcar como perdedora (??)</translation>
    </message>
    <message>
        <source>Mark as interesting (!?)</source>
        <translation>Marcar como interesante (!?)</translation>
    </message>
    <message>
        <source>Mark as doubtful (?!)</source>
        <translation>Marcar como dudosa (?!)</translation>
    </message>
    <message>
        <source>Take the mark off</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Copy the moves</source>
        <translation>Copiar las jugadas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Looking back at a game</source>
        <translation>Al repasar una partida</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Agreements</name>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Resign this game? %1 wins then.</source>
        <translation>¿Abandonar esta partida? Entonces gana %1.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <translation>Se ofrecen tablas</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you accept?</source>
        <translation>%1 ofrece tablas. %2, ¿aceptas?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Take back a play</source>
        <translation>Retirar una jugada</translation>
    </message>
    <message>
        <source>%1 would like to take %2 back. %3, do you agree?</source>
        <translation>%1 quiere retirar %2. %3, ¿estás de acuerdo?</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::BoardScene</name>
    <message>
        <source>Press %1 once more to play %2.</source>
        <translation>Pulsa %1 otra vez para jugar %2.</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Soltar aquí</translation>
    </message>
    <message>
        <source>Ask why not</source>
        <translation>Preguntar por qué no</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::CombateDeductions</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::CombatePanel</name>
    <message>
        <source>%1 has lost</source>
        <translation>%1 ha perdido</translation>
    </message>
    <message>
        <source>below: not yet revealed</source>
        <translation>debajo: sin revelar</translation>
    </message>
    <message numerus="yes">
        <source>⚠ A draw in %n play(s) unless someone attacks.</source>
        <translation>
            <numerusform>⚠ Tablas en %n jugada si nadie ataca.</numerusform>
            <numerusform>⚠ Tablas en %n jugadas si nadie ataca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>below: remaining</source>
        <translation>debajo: quedan</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::CombateRuleOptions</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Combate en el Frente, as on its sheet</source>
        <translation>Combate en el Frente, como en su hoja</translation>
    </message>
    <message>
        <source>Classic: a Scout may run and attack in one play</source>
        <translation>Clásicas: un Soldado puede correr y atacar a la vez</translation>
    </message>
    <message>
        <source>Revealed pieces</source>
        <translation>Piezas reveladas</translation>
    </message>
    <message>
        <source>Turn back: remembering is part of the game</source>
        <translation>Se ocultan: recordarlas es parte del juego</translation>
    </message>
    <message>
        <source>Stay visible to whoever saw them</source>
        <translation>Quedan a la vista de quien las vio</translation>
    </message>
    <message>
        <source>Draw without attacks</source>
        <translation>Tablas sin ataques</translation>
    </message>
    <message>
        <source> plays</source>
        <translation> jugadas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>A play may be taken back before the board is handed over</source>
        <translation>Una jugada puede retirarse antes de pasar el tablero</translation>
    </message>
    <message>
        <source>A play that revealed nothing may be taken back</source>
        <translation>Se puede deshacer una jugada que no reveló nada</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::CombateScene</name>
    <message>
        <source>lake</source>
        <translation>lago</translation>
    </message>
    <message>
        <source>enemy piece</source>
        <translation>pieza enemiga</translation>
    </message>
    <message>
        <source>Red piece</source>
        <translation>pieza roja</translation>
    </message>
    <message>
        <source>Blue piece</source>
        <translation>pieza azul</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>the enemy has seen it</source>
        <translation>el enemigo la ha visto</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>se ha movido</translation>
    </message>
    <message>
        <source>your guess: %1</source>
        <translation>tu conjetura: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tomada</translation>
    </message>
    <message>
        <source>may be attacked</source>
        <translation>se puede atacar</translation>
    </message>
    <message>
        <source>may go here</source>
        <translation>puede ir aquí</translation>
    </message>
    <message>
        <source>the last play began here</source>
        <translation>aquí empezó la última jugada</translation>
    </message>
    <message>
        <source>the last play ended here</source>
        <translation>aquí terminó la última jugada</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The piece on %1 has nowhere to go now.</source>
        <translation>La pieza de %1 no tiene ahora adónde ir.</translation>
    </message>
    <message>
        <source>Your guess for %1</source>
        <translation>Tu conjetura para %1</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Ninguna conjetura</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>could be: %1</source>
        <translation>podría ser: %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ComputerName</name>
    <message>
        <source>%1 (level %2)</source>
        <translation>%1 (nivel %2)</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ContinueRow</name>
    <message>
        <source>⚠ An unfinished game could not be read and was left as it is: %1. %2</source>
        <translation>⚠ Una partida sin terminar no se pudo leer y se dejó como está: %1. %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>La partida se eliminó.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Curtain</name>
    <message>
        <source>The next player is</source>
        <translation>El turno es de</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Levantar el telón</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Demo</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>The demonstration was interrupted.</source>
        <translation>La demostración se ha interrumpido.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written.</source>
        <translation>No se puede escribir la imagen %1.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::DeploymentPage</name>
    <message>
        <source>%1, place your army</source>
        <translation>%1, coloca tu ejército</translation>
    </message>
    <message>
        <source>Your four rows and your tray</source>
        <translation>Tus cuatro filas y tu bandeja</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>All forty pieces at random</source>
        <translation>Las cuarenta piezas al azar</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>What is in the tray at random onto the empty squares</source>
        <translation>Lo que hay en la bandeja, al azar, en las casillas vacías</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Intercambiar izquierda y derecha</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>All pieces back to the tray</source>
        <translation>Todas las piezas a la bandeja</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 of %2 stand</source>
        <translation>%1 de %2 colocadas</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) still to be placed</source>
        <translation>
            <numerusform>Falta %n pieza por colocar</numerusform>
            <numerusform>Faltan %n piezas por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece could make a first play</source>
        <translation>Ninguna pieza podría jugar primero</translation>
    </message>
    <message>
        <source>With this deployment no piece could make a first play, and the game would be lost at once: bring a piece that moves to the front row, away from the lakes.</source>
        <translation>Con este despliegue ninguna pieza podría hacer la primera jugada y la partida se perdería al instante: lleva una pieza que se mueva a la primera fila, lejos de los lagos.</translation>
    </message>
    <message>
        <source>All forty stand. Press Ready, or go on changing.</source>
        <translation>Están las cuarenta. Pulsa Listo, o sigue cambiando.</translation>
    </message>
    <message>
        <source>Drag pieces from the tray, or click a square and type: 1 to 9, X, B, F.</source>
        <translation>Arrastra piezas desde la bandeja, o pulsa una casilla y teclea: de 1 a 9, X, B, F.</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>A good deployment, another one each time</source>
        <translation>Un buen despliegue, distinto cada vez</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::DeploymentRound</name>
    <message>
        <source>You deploy your army now. Lift the curtain when nobody else is looking.</source>
        <translation>Ahora despliegas tu ejército. Levanta el telón cuando nadie más esté mirando.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::DeploymentScene</name>
    <message numerus="yes">
        <source>%1, %n in the tray</source>
        <translation>
            <numerusform>%1, %n en la bandeja</numerusform>
            <numerusform>%1, %n en la bandeja</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1, may change places</source>
        <translation>%1, puede cambiar de lugar</translation>
    </message>
    <message>
        <source>%1, may be put here</source>
        <translation>%1, se puede poner aquí</translation>
    </message>
    <message>
        <source>Your pieces stand on your own four rows.</source>
        <translation>Tus piezas van en tus cuatro filas.</translation>
    </message>
    <message>
        <source>All pieces of this kind stand already: %1.</source>
        <translation>Ya están colocadas todas las piezas de este tipo: %1.</translation>
    </message>
    <message>
        <source>This square is empty: take a piece from the tray first, or type its letter.</source>
        <translation>Esta casilla está vacía: toma antes una pieza de la bandeja, o teclea su letra.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasPanel</name>
    <message>
        <source>Home rows</source>
        <translation>Filas propias</translation>
    </message>
    <message>
        <source>%1 on row %2</source>
        <translation>%1 en la fila %2</translation>
    </message>
    <message>
        <source>%1 on row %2: %3</source>
        <translation>%1 en la fila %2: %3</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasRuleOptions</name>
    <message>
        <source>Symmetry on the home row</source>
        <translation>Simetría en la fila propia</translation>
    </message>
    <message>
        <source>No left–right symmetry</source>
        <translation>Sin simetría izquierda–derecha</translation>
    </message>
    <message>
        <source>A move onto the opponent&apos;s home row may not make the board&apos;s left half mirror its right.</source>
        <translation>Una jugada que entra en la fila propia del rival no puede hacer de la mitad izquierda del tablero el espejo de la derecha.</translation>
    </message>
    <message>
        <source>No copying</source>
        <translation>Sin copiar</translation>
    </message>
    <message>
        <source>Such a move may not leave the two sides standing as mirror images of each other.</source>
        <translation>Esa jugada no puede dejar a los dos bandos como imagen uno del otro.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Every such move is allowed, as in most other programs.</source>
        <translation>Toda jugada así está permitida, como en la mayoría de los programas.</translation>
    </message>
    <message>
        <source>A position that stands for the third time is a draw</source>
        <translation>Una posición que se da por tercera vez es tablas</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasScene</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasUi</name>
    <message>
        <source>Epaminondas</source>
        <translation>Epaminondas</translation>
    </message>
    <message>
        <source>Lines of stones move as one. Bring more of yours across than the other.</source>
        <translation>Las líneas de piedras avanzan como una sola. Haz llegar más de las tuyas que el rival.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Aim&lt;/h3&gt;&lt;p&gt;White&apos;s home row is row 1, Black&apos;s is row 12. If your turn begins and you have more stones on the opponent&apos;s home row than the opponent has on yours, you have won. So there is always one turn to answer an incursion.&lt;/p&gt;&lt;h3&gt;Phalanxes&lt;/h3&gt;&lt;p&gt;Two or more stones of one colour in an unbroken line, along a row, a column or a diagonal, are a phalanx. A stone may belong to several at once: point at it to see them all.&lt;/p&gt;&lt;h3&gt;Moving&lt;/h3&gt;&lt;p&gt;A single stone moves one square, any way, to an empty square. A phalanx moves along its own line, either way, as many squares as it has stones at most, all together. You may also move only its front part; then the number of stones in that part is the limit. The front stone crosses empty squares only.&lt;/p&gt;&lt;h3&gt;Capturing&lt;/h3&gt;&lt;p&gt;The front stone of a phalanx may land on an enemy stone if the unbroken enemy line that begins there and goes on in the direction of the move has fewer stones than the moving group. The whole line is removed. A single stone never captures, and nobody has to capture.&lt;/p&gt;&lt;h3&gt;Symmetry&lt;/h3&gt;&lt;p&gt;A move that brings a stone onto the opponent&apos;s home row may not make the left half of the board a mirror image of the right. (A game may be made with another reading of this rule, or without it.)&lt;/p&gt;&lt;h3&gt;Other ends&lt;/h3&gt;&lt;p&gt;A player with no stone or no move at the start of a turn has lost. The third occurrence of a position with the same side to move is a draw, unless the game was made without this rule. Players may agree on a draw or resign.&lt;/p&gt;&lt;h3&gt;Playing with the mouse or the keys&lt;/h3&gt;&lt;p&gt;Take a stone: it is the rear of the group. The squares where the front may land are marked, with the number of stones captured there. Press one of them, or drag the stone to it. Arrow keys and Enter do the same, and so do typed squares: &lt;b&gt;b1&lt;/b&gt;, then &lt;b&gt;b4&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;El objetivo&lt;/h3&gt;&lt;p&gt;La fila propia de las Blancas es la 1; la de las Negras, la 12. Si empieza tu turno y tienes más piedras en la fila propia del rival que el rival en la tuya, has ganado. Así que siempre hay un turno para responder a una incursión.&lt;/p&gt;&lt;h3&gt;Falanges&lt;/h3&gt;&lt;p&gt;Dos o más piedras de un color en una línea sin huecos, por una fila, una columna o una diagonal, forman una falange. Una piedra puede pertenecer a varias a la vez: señálala para verlas todas.&lt;/p&gt;&lt;h3&gt;Mover&lt;/h3&gt;&lt;p&gt;Una piedra sola mueve una casilla, en cualquier dirección, a una casilla vacía. Una falange mueve por su propia línea, en los dos sentidos, tantas casillas como piedras tiene, como máximo, y todas juntas. También se puede mover solo su parte delantera; entonces el límite es el número de piedras de esa parte. La primera piedra solo cruza casillas vacías.&lt;/p&gt;&lt;h3&gt;Capturar&lt;/h3&gt;&lt;p&gt;La primera piedra de una falange puede caer sobre una piedra enemiga si la línea enemiga sin huecos que empieza allí y sigue en la dirección de la jugada tiene menos piedras que el grupo que mueve. Se retira la línea entera. Una piedra sola nunca captura, y nadie está obligado a capturar.&lt;/p&gt;&lt;h3&gt;Simetría&lt;/h3&gt;&lt;p&gt;Una jugada que lleva una piedra a la fila propia del rival no puede hacer de la mitad izquierda del tablero el espejo de la derecha. (Una partida puede crearse con otra lectura de esta regla, o sin ella.)&lt;/p&gt;&lt;h3&gt;Otros finales&lt;/h3&gt;&lt;p&gt;Pierde quien empieza su turno sin piedras o sin jugadas. La tercera vez que se da una posición con el mismo bando al turno son tablas, salvo que la partida se haya creado sin esta regla. Los jugadores pueden acordar tablas o abandonar.&lt;/p&gt;&lt;h3&gt;Jugar con el ratón o con el teclado&lt;/h3&gt;&lt;p&gt;Toma una piedra: es la última del grupo. Se marcan las casillas a las que puede llegar la primera, con el número de piedras que se capturan. Pulsa una de ellas, o arrastra la piedra hasta ella. Las flechas e Intro hacen lo mismo, y también las casillas tecleadas: &lt;b&gt;b1&lt;/b&gt; y después &lt;b&gt;b4&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>home rows %1 : %2</source>
        <translation>filas propias %1 : %2</translation>
    </message>
    <message>
        <source>stones %1 : %2, %3</source>
        <translation>piedras %1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::EpaminondasWords</name>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>White stone</source>
        <translation>Piedra blanca</translation>
    </message>
    <message>
        <source>Black stone</source>
        <translation>Piedra negra</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no stone on %1.</source>
        <translation>En %1 no hay ninguna piedra.</translation>
    </message>
    <message>
        <source>The stone on %1 is not yours.</source>
        <translation>La piedra de %1 no es tuya.</translation>
    </message>
    <message>
        <source>Stones move along a row, a column or a diagonal: these two squares share none.</source>
        <translation>Las piedras mueven por una fila, una columna o una diagonal: estas dos casillas no comparten ninguna.</translation>
    </message>
    <message>
        <source>Your own stone on %1 is in the way: stones never jump nor land on their own.</source>
        <translation>Tu propia piedra de %1 estorba: las piedras no saltan ni caen sobre las suyas.</translation>
    </message>
    <message numerus="yes">
        <source>A single stone moves one square; this would be %n.</source>
        <translation>
            <numerusform>Una piedra sola mueve una casilla; esto sería %n.</numerusform>
            <numerusform>Una piedra sola mueve una casilla; esto serían %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The group has %1 stones, so it moves up to %1 squares; it would need %2 stones to go so far.</source>
        <translation>El grupo tiene %1 piedras, así que mueve hasta %1 casillas; para llegar tan lejos necesitaría %2 piedras.</translation>
    </message>
    <message>
        <source>The enemy stone on %1 is in the way: the front stone crosses empty squares only.</source>
        <translation>La piedra enemiga de %1 estorba: la primera piedra solo cruza casillas vacías.</translation>
    </message>
    <message>
        <source>A single stone never captures: it takes a phalanx of two or more.</source>
        <translation>Una piedra sola nunca captura: hace falta una falange de dos o más.</translation>
    </message>
    <message>
        <source>The enemy line has %1 stones, as many as your group: it must be shorter.</source>
        <translation>La línea enemiga tiene %1 piedras, tantas como tu grupo: debe ser más corta.</translation>
    </message>
    <message>
        <source>The enemy line has %1 stones and your group %2: it must be shorter.</source>
        <translation>La línea enemiga tiene %1 piedras y tu grupo %2: debe ser más corta.</translation>
    </message>
    <message>
        <source>This would make the left half of the board mirror the right, which no move onto the opponent&apos;s home row may do.</source>
        <translation>La mitad izquierda del tablero quedaría como espejo de la derecha, y eso no puede hacerlo una jugada que entra en la fila propia del rival.</translation>
    </message>
    <message>
        <source>This would make the two sides&apos; stones mirror each other, which no move onto the opponent&apos;s home row may do.</source>
        <translation>Las piedras de los dos bandos quedarían como espejo unas de otras, y eso no puede hacerlo una jugada que entra en la fila propia del rival.</translation>
    </message>
    <message>
        <source>%1 is to move: the stone on %2 is the opponent&apos;s.</source>
        <translation>Juegan %1: la piedra de %2 es del rival.</translation>
    </message>
    <message>
        <source>%1 in the column</source>
        <translation>%1 en la columna</translation>
    </message>
    <message>
        <source>%1 in the row</source>
        <translation>%1 en la fila</translation>
    </message>
    <message>
        <source>%1 on a diagonal</source>
        <translation>%1 en una diagonal</translation>
    </message>
    <message>
        <source>%1 stands alone: it moves one square, any way, and captures nothing.</source>
        <translation>%1 está sola: mueve una casilla en cualquier dirección y no captura nada.</translation>
    </message>
    <message>
        <source>Phalanxes through %1: %2.</source>
        <translation>Falanges que pasan por %1: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>One stone</source>
        <translation>Una piedra</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1, %2, capturing %3.</source>
        <translation>%1, %2, y captura %3.</translation>
    </message>
    <message>
        <source>%1 moves a stone from %2 to %3.</source>
        <translation>%1 mueven una piedra de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 moves %2 stones from %3 to %4.</source>
        <translation>%1 mueven %2 piedras de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 moves %2 stones from %3 to %4 and captures %5.</source>
        <translation>%1 mueven %2 piedras de %3 a %4 y capturan %5.</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 northwards</source>
        <translation>última de una falange de %1 hacia el norte</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 north-eastwards</source>
        <translation>última de una falange de %1 hacia el noreste</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 eastwards</source>
        <translation>última de una falange de %1 hacia el este</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 south-eastwards</source>
        <translation>última de una falange de %1 hacia el sudeste</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 southwards</source>
        <translation>última de una falange de %1 hacia el sur</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 south-westwards</source>
        <translation>última de una falange de %1 hacia el sudoeste</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 westwards</source>
        <translation>última de una falange de %1 hacia el oeste</translation>
    </message>
    <message>
        <source>rear of a phalanx of %1 north-westwards</source>
        <translation>última de una falange de %1 hacia el noroeste</translation>
    </message>
    <message>
        <source>may land here</source>
        <translation>puede llegar aquí</translation>
    </message>
    <message>
        <source>may land here, captures %1</source>
        <translation>puede llegar aquí, captura %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tomada</translation>
    </message>
    <message>
        <source>%1 has won: %2 on row %3 against %4 on row %5.</source>
        <translation>Ganan %1: %2 en la fila %3 contra %4 en la fila %5.</translation>
    </message>
    <message>
        <source>No stone stands on the opponent&apos;s home row.</source>
        <translation>No hay piedras en la fila propia del rival.</translation>
    </message>
    <message>
        <source>Level: %1 against %1. More than the other at the start of one&apos;s turn wins.</source>
        <translation>Igualados: %1 contra %1. Gana quien empieza su turno con más que el otro.</translation>
    </message>
    <message>
        <source>%1 is ahead on the home rows: %2 against %3.</source>
        <translation>%1 llevan ventaja en las filas propias: %2 contra %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A draw: the same position stands for the third time.</source>
        <translation>Tablas: la misma posición se da por tercera vez.</translation>
    </message>
    <message>
        <source>A draw by agreement.</source>
        <translation>Tablas por acuerdo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has won: %2 has no move left.</source>
        <translation>Ha ganado %1: a %2 no le queda ninguna jugada.</translation>
    </message>
    <message>
        <source>%1 has won: the time of %2 has run out.</source>
        <translation>Ha ganado %1: a %2 se le acabó el tiempo.</translation>
    </message>
    <message>
        <source>%1 has won: %2 resigns.</source>
        <translation>Ha ganado %1: %2 abandona.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>Ha ganado %1.</translation>
    </message>
    <message>
        <source>The stone on %1 has nowhere to go.</source>
        <translation>La piedra de %1 no tiene adónde ir.</translation>
    </message>
    <message>
        <source>The stone on %1 moves alone, one square, to an empty place.</source>
        <translation>La piedra de %1 mueve sola, una casilla, a un lugar vacío.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must answer: %n stone(s) on row %2 against %3, or %4 wins.</source>
        <translation>
            <numerusform>%1 deben responder: %n piedra en la fila %2 contra %3, o ganan %4.</numerusform>
            <numerusform>%1 deben responder: %n piedras en la fila %2 contra %3, o ganan %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has won: more stones on row %2 than %3 on row %4.</source>
        <translation>Ha ganado %1: más piedras en la fila %2 que %3 en la fila %4.</translation>
    </message>
    <message>
        <source>%1 is the rear: it moves with the stones ahead of it (up to %2), as many squares as stones, and captures a shorter line.</source>
        <translation>%1 es la última: mueve con las que tiene delante (hasta %2), tantas casillas como piedras, y captura una línea más corta.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ErrorSentence</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Record with comments and variations (.lgr)</source>
        <translation>Registro con comentarios y variantes (.lgr)</translation>
    </message>
    <message>
        <source>Moves as text (.txt)</source>
        <translation>Jugadas como texto (.txt)</translation>
    </message>
    <message>
        <source>Last position as text (.txt)</source>
        <translation>Última posición como texto (.txt)</translation>
    </message>
    <message>
        <source>Game for other programs (.xml)</source>
        <translation>Partida para otros programas (.xml)</translation>
    </message>
    <message>
        <source>Picture of the position (.png)</source>
        <translation>Imagen de la posición (.png)</translation>
    </message>
    <message>
        <source>Drawing of the position, sharp at any size (.svg)</source>
        <translation>Dibujo de la posición, nítido a cualquier tamaño (.svg)</translation>
    </message>
    <message>
        <source>Animation of the game (.gif)</source>
        <translation>Animación de la partida (.gif)</translation>
    </message>
    <message>
        <source>Printed game with diagrams (.pdf)</source>
        <translation>Partida impresa con diagramas (.pdf)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Lado mayor</translation>
    </message>
    <message>
        <source>From play</source>
        <translation>Desde la jugada</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Hasta la jugada</translation>
    </message>
    <message>
        <source>Each play shown for</source>
        <translation>Cada jugada se ve</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>⚠ Nothing was written: %1.</source>
        <translation>⚠ No se ha escrito nada: %1.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>⚠ There is not enough memory for the animation.</source>
        <translation>⚠ No hay memoria suficiente para la animación.</translation>
    </message>
    <message>
        <source>As %1 knew it. For a record or a text, which hold both armies, look at both armies first.</source>
        <translation>Según lo que sabía el %1. Para un registro o un texto, que contienen ambos ejércitos, elige antes «Todo a la vista».</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::FilterBar</name>
    <message>
        <source>⚠ A day is missing: write it as %1</source>
        <translation>⚠ Falta un día: escríbelo así, %1</translation>
    </message>
    <message>
        <source>⚠ That is no position of a game</source>
        <translation>⚠ Eso no es la posición de ningún juego</translation>
    </message>
    <message>
        <source>⚠ First plays look like d1-d4 m11-m10</source>
        <translation>⚠ Las primeras jugadas se escriben así: d1-d4 m11-m10</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Plays, at least</source>
        <translation>Jugadas, mínimo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como mucho</translation>
    </message>
    <message>
        <source>First plays</source>
        <translation>Primeras jugadas</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Los dos juegos</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Con o sin él</translation>
    </message>
    <message>
        <source>Between persons</source>
        <translation>Entre personas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Name or part of it</source>
        <translation>Nombre o parte de él</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pega una posición</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameChooser</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n games</source>
        <translation>
            <numerusform>%1 contiene %n partida</numerusform>
            <numerusform>%1 contiene %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 – %3 · %4 · %5</source>
        <translation>%1. %2 – %3 · %4 · %5</translation>
    </message>
    <message>
        <source>%1. cannot be read: %2</source>
        <translation>%1. no se puede leer: %2</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameGraph</name>
    <message>
        <source>Course of the game: %1</source>
        <translation>Curso de la partida: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Play %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>%1 wins: %2 %</source>
        <translation>victoria de %1: %2 %</translation>
    </message>
    <message>
        <source>from what %1 knew</source>
        <translation>según lo que sabía el %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameKeeper</name>
    <message>
        <source>The game is not being kept: %1. You can go on playing; save it elsewhere before you leave.</source>
        <translation>La partida no se está guardando: %1. Puedes seguir jugando; guárdala en otro lugar antes de salir.</translation>
    </message>
    <message>
        <source>The game could not be kept: %1. Save it elsewhere before you leave.</source>
        <translation>La partida no se ha podido conservar: %1. Guárdala en otro sitio antes de salir.</translation>
    </message>
    <message>
        <source>The library could not take the game: %1. It waits under Continue until the library can be used.</source>
        <translation>La partida no ha podido entrar en la biblioteca: %1. Espera en Continuar hasta que la biblioteca se pueda usar.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GamePreview</name>
    <message>
        <source>Find this position</source>
        <translation>Buscar esta posición</translation>
    </message>
    <message>
        <source>Choose a game to see how it ended.</source>
        <translation>Elige una partida para ver cómo acabó.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leuctra::ui::GameTile</name>
    <message>
        <source>Delete this game</source>
        <translation>Eliminar esta partida</translation>
    </message>
    <message>
        <source>deploying</source>
        <translation>desplegando</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the game of %1 and %2</source>
        <translation>Eliminar la partida de %1 y %2</translation>
    </message>
    <message>
        <source>Continue %1, %2 against %3, %4</source>
        <translation>Continuar %1, %2 contra %3, %4</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::HelpPage</name>
    <message>
        <source>Rules and shortcuts</source>
        <translation>Reglas y atajos</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::HomePage</name>
    <message>
        <source>Leuctra</source>
        <translation>Leuctra</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Judgement</name>
    <message>
        <source>%1 wins in %2</source>
        <translation>victoria de %1 en %2</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LettersDialog</name>
    <message>
        <source>Deployment as letters</source>
        <translation>El despliegue en letras</translation>
    </message>
    <message>
        <source>40 letters, your back row first, each row from your left: 1 to 9, X for the Marshal, B for a bomb, F for the flag.</source>
        <translation>40 letras, primero tu última fila, cada fila desde tu izquierda: de 1 a 9, X para el Teniente General, B para una bomba, F para el estandarte.</translation>
    </message>
    <message>
        <source>Letters of the deployment</source>
        <translation>Letras del despliegue</translation>
    </message>
    <message>
        <source>Place the pieces</source>
        <translation>Colocar las piezas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All forty pieces are there.</source>
        <translation>Están las cuarenta piezas.</translation>
    </message>
    <message>
        <source>Letter %1: %2.</source>
        <translation>Letra %1: %2.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LibraryModel</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>White, Red</source>
        <translation>Blancas, Rojo</translation>
    </message>
    <message>
        <source>Black, Blue</source>
        <translation>Negras, Azul</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LibraryPage</name>
    <message>
        <source>Nothing was deleted</source>
        <translation>No se ha borrado nada</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partida borrada.</numerusform>
            <numerusform>%n partidas borradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Nothing was brought back</source>
        <translation>No se ha recuperado nada</translation>
    </message>
    <message>
        <source>The game cannot be read</source>
        <translation>La partida no se puede leer</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Games (*.lgr)</source>
        <translation>Partidas (*.lgr)</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>No se ha exportado nada</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n partida exportada a %1.</numerusform>
            <numerusform>%n partidas exportadas a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Copy the last position</source>
        <translation>Copiar la última posición</translation>
    </message>
    <message>
        <source>Copy the moves</source>
        <translation>Copiar las jugadas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Games (*.lgr *.txt *.xml)</source>
        <translation>Partidas (*.lgr *.txt *.xml)</translation>
    </message>
    <message numerus="yes">
        <source>Importing… %n game(s) so far</source>
        <translation>
            <numerusform>Importando… %n partida por ahora</numerusform>
            <numerusform>Importando… %n partidas por ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was left out as you wished.</source>
        <translation>El resto se ha dejado fuera, como querías.</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Ya estaban: %1.</translation>
    </message>
    <message>
        <source>Not over and therefore left out: %1.</source>
        <translation>Sin terminar y por eso fuera: %1.</translation>
    </message>
    <message>
        <source>Could not be read: %1; the first is in %2: %3.</source>
        <translation>No se han podido leer: %1; la primera está en %2: %3.</translation>
    </message>
    <message>
        <source>The rest could not be imported: %1.</source>
        <translation>El resto no se ha podido importar: %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>⚠ %1: %2.</source>
        <translation>⚠ %1: %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Begin a new library</source>
        <translation>Empezar una biblioteca nueva</translation>
    </message>
    <message>
        <source>No new library was begun</source>
        <translation>No se ha empezado una biblioteca nueva</translation>
    </message>
    <message>
        <source>The former file is now %1.</source>
        <translation>El archivo anterior es ahora %1.</translation>
    </message>
    <message>
        <source>⚠ %1. The file was left as it is. Until it can be used, games that you finish wait under Continue. A new library keeps the former file under another name.</source>
        <translation>⚠ %1. El archivo se ha dejado como está. Hasta que se pueda usar, las partidas que termines esperan en Continuar. Una biblioteca nueva conserva el archivo anterior con otro nombre.</translation>
    </message>
    <message>
        <source>⚠ The library may be read but not written: %1. Games that you finish wait under Continue.</source>
        <translation>⚠ La biblioteca se puede leer pero no escribir: %1. Las partidas que termines esperan en Continuar.</translation>
    </message>
    <message>
        <source>The library cannot be read: %1</source>
        <translation>La biblioteca no se puede leer: %1</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Ninguna partida cumple esto.</translation>
    </message>
    <message>
        <source>Every game that you finish comes here by itself: to open it again, to see where it was won, and to count.

Games from files come in with Import.</source>
        <translation>Cada partida que terminas llega aquí sola: para volver a abrirla, para ver dónde se ganó y para llevar la cuenta.

Las partidas de archivos entran con Importar.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Games or statistics</source>
        <translation>Partidas o estadísticas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LibraryWords</name>
    <message>
        <source>home row</source>
        <translation>fila de casa</translation>
    </message>
    <message>
        <source>no play left</source>
        <translation>sin jugadas</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>repetición</translation>
    </message>
    <message>
        <source>flag captured</source>
        <translation>estandarte</translation>
    </message>
    <message>
        <source>no piece that moves</source>
        <translation>sin piezas móviles</translation>
    </message>
    <message>
        <source>long without attack</source>
        <translation>sin ataques</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandono</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>de acuerdo</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::LiveLines</name>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profundidad %1</translation>
    </message>
    <message>
        <source>%1: add this line as a variation</source>
        <translation>%1: añadir esta línea como variante</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::MainWindow</name>
    <message>
        <source>What is deployed is not being kept</source>
        <translation>No se está guardando lo que se despliega</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Partida nueva de %1</translation>
    </message>
    <message>
        <source>%1 – Leuctra</source>
        <translation>%1 – Leuctra</translation>
    </message>
    <message>
        <source>The game cannot be played</source>
        <translation>La partida no se puede jugar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The game cannot be read</source>
        <translation>La partida no se puede leer</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>El archivo no se puede abrir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>¿Salir de la partida?</translation>
    </message>
    <message>
        <source>%1 What has been played since then will be lost.</source>
        <translation>%1 Lo jugado desde entonces se perderá.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>What was copied cannot be opened</source>
        <translation>Lo copiado no se puede abrir</translation>
    </message>
    <message>
        <source>Games (*.lgr *.txt *.xml)</source>
        <translation>Partidas (*.lgr *.txt *.xml)</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>¿Guardar los cambios?</translation>
    </message>
    <message>
        <source>Comments, marks or variations of this game are not saved.</source>
        <translation>Hay comentarios, marcas o variantes de esta partida sin guardar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>No guardar</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::MoveTree</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::MoveTreeModel</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (variation, depth %2)</source>
        <translation>%1 (variante, nivel %2)</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::NewGamePage</name>
    <message>
        <source>New game · %1</source>
        <translation>Partida nueva · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>Who takes %1, and begins?</source>
        <translation>¿Quién lleva las %1 y empieza?</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Como arriba</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Play with a clock</source>
        <translation>Jugar con reloj</translation>
    </message>
    <message>
        <source>Minutes for the whole game</source>
        <translation>Minutos para toda la partida</translation>
    </message>
    <message>
        <source>Seconds added after each play</source>
        <translation>Segundos añadidos tras cada jugada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Both play at this computer. Enter starts the game.</source>
        <translation>Los dos juegan en este equipo. Intro empieza la partida.</translation>
    </message>
    <message>
        <source>Enter starts the game.</source>
        <translation>Intro empieza la partida.</translation>
    </message>
    <message>
        <source>What do you see of it?</source>
        <translation>¿Qué ves de ella?</translation>
    </message>
    <message>
        <source>Backs only</source>
        <translation>Solo los dorsos</translation>
    </message>
    <message>
        <source>What %1 sees</source>
        <translation>Lo que ve %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::NoteEditor</name>
    <message>
        <source>Comment on what is shown</source>
        <translation>Comentario sobre lo que se ve</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::PlayPage</name>
    <message>
        <source>Lift the curtain when nobody else is looking.</source>
        <translation>Levanta el telón cuando nadie más esté mirando.</translation>
    </message>
    <message>
        <source>Lift the curtain when nobody else is looking. The last play is shown once more.</source>
        <translation>Levanta el telón cuando nadie más esté mirando. Se mostrará otra vez la última jugada.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The clocks stand.</source>
        <translation>Los relojes están parados.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>%1 begins: %2.</source>
        <translation>Primera jugada: %1 (%2).</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>La partida ha terminado: %1</translation>
    </message>
    <message>
        <source>Rematch, sides changed</source>
        <translation>Revancha, otro bando</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Done: hand over to %1</source>
        <translation>Hecho: pasar el turno a %1</translation>
    </message>
    <message>
        <source>You are looking back: play %1 of %2.</source>
        <translation>Estás repasando: jugada %1 de %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>A draw is offered: %1 sees it after lifting the curtain.</source>
        <translation>Se ofrecen tablas: %1 lo verá al levantar el telón.</translation>
    </message>
    <message>
        <source>wins in %1</source>
        <translation>gana en %1</translation>
    </message>
    <message>
        <source>loses in %1</source>
        <translation>pierde en %1</translation>
    </message>
    <message>
        <source>The computer declines the draw.</source>
        <translation>El ordenador no acepta las tablas.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Hint: %1 %2.</source>
        <translation>Pista: %1 %2.</translation>
    </message>
    <message>
        <source>depth %1, %2</source>
        <translation>profundidad %1, %2</translation>
    </message>
    <message>
        <source>Looking for a good play…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Primera jugada: %1.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::PlayerFields</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Let the players change places</source>
        <translation>Intercambiar a los jugadores</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién lleva %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::PlayerStrip</name>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>thinking: %1</source>
        <translation>pensando: %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::Print</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Después de %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ReviewPage</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 begins: %2.</source>
        <translation>Primera jugada: %1 (%2).</translation>
    </message>
    <message>
        <source>Each curve is what one side could think, from what it knew.</source>
        <translation>Cada curva es lo que podía pensar un bando, según lo que sabía.</translation>
    </message>
    <message>
        <source>from what %1 knew</source>
        <translation>según lo que sabía el %1</translation>
    </message>
    <message>
        <source>“Analyse” finds where it was won and lost.</source>
        <translation>«Analizar» busca dónde se ganó y se perdió.</translation>
    </message>
    <message>
        <source>%1: from what %2 knew, %3 was better (%4).</source>
        <translation>%1: según lo que sabía el %2, era mejor %3 (%4).</translation>
    </message>
    <message>
        <source>%1: %2 was better (%3).</source>
        <translation>%1: era mejor %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2 was better (%3 instead of %4).</source>
        <translation>%1: era mejor %2 (%3 en vez de %4).</translation>
    </message>
    <message>
        <source>%1 could think: %2.</source>
        <translation>El %1 podía pensar: %2.</translation>
    </message>
    <message>
        <source>Evaluation: %1.</source>
        <translation>Evaluación: %1.</translation>
    </message>
    <message>
        <source>Doubtful (?!)</source>
        <translation>Dudosa (?!)</translation>
    </message>
    <message>
        <source>Bad (?)</source>
        <translation>Mala (?)</translation>
    </message>
    <message>
        <source>Losing (??)</source>
        <translation>Perdedora (??)</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>What %1 could think is not shown</source>
        <translation>Lo que podía pensar el %1 no se muestra</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::ReviewPanel</name>
    <message>
        <source>Analysing: %1 of %2 positions</source>
        <translation>Analizando: %1 de %2 posiciones</translation>
    </message>
    <message>
        <source>Speed of the plays: %1</source>
        <translation>Velocidad de las jugadas: %1</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Play shown</source>
        <translation>Jugada que se ve</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Con qué ojos</translation>
    </message>
    <message>
        <source>Both armies open</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>As %1 knew it</source>
        <translation>Según el %1</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::SaveAs</name>
    <message>
        <source>The game was not saved</source>
        <translation>La partida no se guardó</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Games (*.lgr)</source>
        <translation>Partidas (*.lgr)</translation>
    </message>
    <message>
        <source>This file will hold both armies</source>
        <translation>Este archivo contendrá los dos ejércitos</translation>
    </message>
    <message>
        <source>Whoever opens the file in another program can read where every piece stands. Opened here, the game goes on behind the curtain.</source>
        <translation>Quien abra el archivo con otro programa podrá leer dónde está cada pieza. Abierta aquí, la partida sigue tras el telón.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::SavedDeploymentsBar</name>
    <message>
        <source>Saved deployments</source>
        <translation>Despliegues guardados</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Letters…</source>
        <translation>Letras…</translation>
    </message>
    <message>
        <source>The deployment as 40 letters, to copy or to paste</source>
        <translation>El despliegue en 40 letras, para copiar o pegar</translation>
    </message>
    <message>
        <source>A deployment is saved once all forty pieces stand</source>
        <translation>Un despliegue se guarda cuando están las cuarenta piezas</translation>
    </message>
    <message>
        <source>“%1” stands.</source>
        <translation>«%1» está colocado.</translation>
    </message>
    <message>
        <source>“%1” is no longer there.</source>
        <translation>«%1» ya no está.</translation>
    </message>
    <message>
        <source>Save deployment</source>
        <translation>Guardar despliegue</translation>
    </message>
    <message>
        <source>Name; an existing one is replaced:</source>
        <translation>Nombre; si ya existe, se reemplaza:</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«%1» se guardó.</translation>
    </message>
    <message>
        <source>Rename deployment</source>
        <translation>Renombrar despliegue</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Nuevo nombre de «%1»:</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>«%1» se llama ahora «%2».</translation>
    </message>
    <message>
        <source>Delete deployment</source>
        <translation>Eliminar despliegue</translation>
    </message>
    <message>
        <source>Delete the deployment “%1”?</source>
        <translation>¿Eliminar el despliegue «%1»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>«%1» se eliminó.</translation>
    </message>
    <message>
        <source>The pieces stand as the letters say.</source>
        <translation>Las piezas están como dicen las letras.</translation>
    </message>
    <message>
        <source>None saved</source>
        <translation>Ninguno guardado</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Junto al tablero</translation>
    </message>
    <message>
        <source>In the squares</source>
        <translation>En las casillas</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>125 %</source>
        <translation>125 %</translation>
    </message>
    <message>
        <source>150 %</source>
        <translation>150 %</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Black, white, and yellow where the focus is.</source>
        <translation>Negro, blanco, y amarillo donde está el foco.</translation>
    </message>
    <message>
        <source>Colours that everyone tells apart</source>
        <translation>Colores que todos distinguen</translation>
    </message>
    <message>
        <source>The armies become orange and blue, and one of the backs is hatched.</source>
        <translation>Los ejércitos pasan a naranja y azul, y uno de los dorsos va rayado.</translation>
    </message>
    <message>
        <source>Confirm each play</source>
        <translation>Confirmar cada jugada</translation>
    </message>
    <message>
        <source>A play is shown first and made by a second click, or by Enter.</source>
        <translation>La jugada se muestra primero y se hace con un segundo clic, o con Intro.</translation>
    </message>
    <message>
        <source>Show what the computer thinks</source>
        <translation>Mostrar lo que piensa el ordenador</translation>
    </message>
    <message>
        <source>Beside its name: how many plays it looks ahead, and who is better off.</source>
        <translation>Junto a su nombre: cuántas jugadas mira por delante y quién está mejor.</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::SidePanel</name>
    <message>
        <source>To the start (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One play back (Alt+Left)</source>
        <translation>Una jugada atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>One play forward (Alt+Right)</source>
        <translation>Una jugada adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>To the present position (End)</source>
        <translation>A la posición actual (Fin)</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Mostrar otra vez la última jugada</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Take the last play back</source>
        <translation>Retirar la última jugada</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Pause: the clocks stand</source>
        <translation>Pausa: los relojes se paran</translation>
    </message>
    <message>
        <source>Hide the board behind the curtain</source>
        <translation>Ocultar el tablero tras el telón</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Home; the game is kept under Continue</source>
        <translation>Inicio; la partida queda en Continuar</translation>
    </message>
    <message>
        <source>Take your last turn back</source>
        <translation>Retirar tu último turno</translation>
    </message>
    <message>
        <source>Hint: show a good play</source>
        <translation>Pista: mostrar una buena jugada</translation>
    </message>
    <message>
        <source>Move now: the computer stops thinking</source>
        <translation>Que juegue ya: el ordenador deja de pensar</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::StatisticsView</name>
    <message>
        <source>Nothing to count yet</source>
        <translation>Aún no hay nada que contar</translation>
    </message>
    <message>
        <source>Finished games come here by themselves; then this page tells who won, how long games were and how you get on.</source>
        <translation>Las partidas terminadas llegan aquí solas; entonces esta página cuenta quién ganó, cuánto duraron y cómo te va.</translation>
    </message>
    <message>
        <source>Results by side</source>
        <translation>Resultados por bando</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ganó %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>No game against the computer is among these.</source>
        <translation>Entre estas no hay ninguna partida contra el ordenador.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>Length of games: %1</source>
        <translation>Duración de las partidas: %1</translation>
    </message>
    <message>
        <source>games, by plays in steps of %1</source>
        <translation>partidas, según las jugadas, de %1 en %1</translation>
    </message>
    <message numerus="yes">
        <source>On average %n play(s)</source>
        <translation>
            <numerusform>De media, %n jugada</numerusform>
            <numerusform>De media, %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>points against the computer</source>
        <translation>puntos contra el ordenador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::TopBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>leuctra::ui::TrayWidget</name>
    <message numerus="yes">
        <source>%n fallen</source>
        <translation>
            <numerusform>%n caída</numerusform>
            <numerusform>%n caídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not revealed</source>
        <translation>
            <numerusform>%n sin revelar</numerusform>
            <numerusform>%n sin revelar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>What %1 has lost</source>
        <translation>Lo que ha perdido %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
</TS>
