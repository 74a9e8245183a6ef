// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace leuctra::epaminondas {

/// Positions of games of the search against itself, from the start to the end, in the rules' default reading.
inline constexpr std::array<std::string_view, 24> benchPositions = {
    "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w 1",
    "3bbb1bbbbbbb/2bbbbbbbbb1bb/2bbb1b3b3/3bb9/14/14/6w7/5ww7/4w1ww6/2ww3ww5/w2w3wwwwwww/w1ww3www1www w 8",
    "4bb1b1bbbbb/3bbb2bbb1bb/3bbb4b3/4bb8/4bb8/4ww8/5ww7/5ww7/4wwww6/4wwww6/w2w4w2www/w1ww5w2ww w 15",
    "5b3bbbbb/3b2b1bbb1bb/4bb4b3/3b1wb7/5ww7/6w7/4w9/4ww8/4bww7/5w8/w2w7www/w1ww8ww w 22",
    "6bbbb4/3b2bbb3bb/6bb2b3/5w8/4www7/4ww8/5w8/14/4b1w7/14/w2w7www/w1ww8ww w 29",
    "3bbbb7/4bwb7/4wwbb2b3/5w8/4w9/14/14/14/4b1w7/14/w2w7www/w1ww8ww w 36",
    "4bb8/2w1w9/4bbb3b3/4w9/14/14/14/14/6w7/14/w2w2b4www/w1ww8ww w 43",
    "bb1b4bbbbb1/bbbb4bbbbb1/4bbbb3b2/4bbbb3b2/6b7/14/7w6/8w5/7wwww3/w6wwww3/2wwwww1ww2ww/1wwwwww4w1w b 9",
    "bb1b2bbbbb3/4bbbbbbbb2/4bbbb6/5bbb6/5bbb6/14/7w6/7ww5/7www4/w6wwww3/2wwww1wwww3/3wwwww3w1w b 16",
    "bb5bb1b3/5bbb1bbb2/4bbb7/5bb7/6bb6/3b10/7ww5/7ww5/1ww4www4/b1bw3wwww3/5w2www3/3w1ww6w b 23",
    "bb6b5/5bb3bb2/4b1b1b5/5bbb6/6bb6/7b6/4b2w6/8w5/1ww3www5/2bw1w1www4/wwww10/3www7w b 30",
    "bbb1bbbbbbb1bb/bbbbbbb1bb1bbb/1b4b2b4/8b5/14/14/14/14/1w12/2w4w2w3/www1wwwww1wwww/wwww2wwwwwwww w 4",
    "bb2b1b1b1b1bb/bbb3b2b1bbb/1b3bbb6/5bb7/5bbb6/5bb7/4wbw7/5ww7/1w3ww7/2w2www2w3/www2wwwwww3/www3wwww4 w "
    "11",
    "bb4b1b1b1bb/bb4b4bbb/1bb3bb1b4/6b1b5/5bbb6/5bb7/4w1w7/4www7/3w1www6/1ww2ww3w3/w1w2www1ww3/1ww3ww6 w 18",
    "1b4b1b3bb/b5b1b5/2b3bbb5/3b2bb6/4b9/6b7/4www7/3wbww7/5ww7/6w3w3/2w3w2ww3/1ww3ww6 w 25",
    "1b6b3bb/b8b4/8b5/5wbb6/4bb8/5ww7/5ww7/3b2w7/6w7/10w3/2w6ww3/1ww4w6 w 32",
    "bbbbbbbb3bbb/bbbbbbbbb2b1b/6b1b2bb1/7b4b1/14/14/14/14/8ww4/6wwww4/wwwwwww3wwww/wwwwwww3wwww b 5",
    "bbbb8bb/bbbbb6bbb/11bb1/6bb4b1/6b1b5/7bw5/7w6/7w6/7bww4/9w4/wwwww1w4www/wwww1ww3w1ww b 12",
    "bbbb8b1/bb3bb4b1b/12b1/12b1/6bb1b4/7bb5/7b6/7bw5/7www4/7bww4/5ww1ww1www/wwww3w4ww b 19",
    "bbbb10/bb3bb7/14/14/6b2b4/8b5/14/7bw3b1/7ww3b1/7b1w2b1/5ww1w1wwbw/8wwwwww b 26",
    "b3bb8/bb3b8/6b7/6b7/6b2b4/14/4b9/5b2w5/7ww5/6w2w4/6w1w2www/11www b 33",
    "bb2bb1bbbb1bb/bbb1bbb1bbb1bb/4bbb1bb2b1/5b8/14/14/14/14/3w3ww5/2w1w2ww2w2/1wwww2ww1wwww/wwwww2ww2www w "
    "7",
    "b4b1bb1b1bb/bb2bbb1wbb1bb/3b1bb5b1/6b7/5b2w5/4b3w5/4b9/3ww9/3wb2w6/2ww3w3w2/1www3w2wwww/2ww3w3www w 14",
    "b6bb3bb/bb2b1b1b3bb/4bbbbb3b1/4bbbb6/4b9/14/3w10/3w4ww4/3ww2wwww3/2ww3ww1w3/1www3w2w2w/7w3w2 w 21",
};

/// Plies to which `bench` searches each of them.
inline constexpr int benchDepth = 7;

}  // namespace leuctra::epaminondas
