# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCE=ROOT -DOUTPUT=FILE -P CoreWords.cmake
#
# Writes the literals marked with errorText() as lupdate reads them, in context "core".

file(GLOB_RECURSE sources ${SOURCE}/core/*.cpp ${SOURCE}/core/*.h ${SOURCE}/ui/*.cpp)
list(FILTER sources EXCLUDE REGEX "/base/result\\.h$")  # explains errorText() itself
set(words "")
foreach(source IN LISTS sources)
    file(READ ${source} text)
    # Semicolons and brackets would take a CMake list apart.
    string(REPLACE ";" "<semicolon>" text "${text}")
    string(REPLACE "[" "<open>" text "${text}")
    string(REPLACE "]" "<close>" text "${text}")
    string(REGEX MATCHALL "errorText\\([ \n]*(\"([^\"\\\\]|\\\\.)*\"[ \n]*)+\\)" calls "${text}")
    foreach(call IN LISTS calls)
        string(REGEX REPLACE "^errorText\\(" "QT_TRANSLATE_NOOP(\"core\", " call "${call}")
        string(APPEND words "${call}\n")
    endforeach()
endforeach()
string(REPLACE "<semicolon>" ";" words "${words}")
string(REPLACE "<open>" "[" words "${words}")
string(REPLACE "<close>" "]" words "${words}")
file(WRITE ${OUTPUT} "${words}")
