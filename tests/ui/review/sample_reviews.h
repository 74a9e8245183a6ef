// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/lgr.h"
#include "review/review.h"
#include "sample_games.h"

#include <memory>
#include <string>

namespace leuctra::ui::test {

/// A game with variations of variations, marks and comments.
inline const std::string tree =
    "[Game \"epaminondas\"]\n[First \"Ana\"]\n[Second \"Bea\"]\n[Result \"0-1\"]\n[Termination "
    "\"resign\"]\n\n"
    "{Friendly game} 1. d1-d4 $1 m11-m10 (1... n11-n10 2. c2-d2 $6 (2. e1-e4 {deep} (2. f1-f4 n10-n9) 2... "
    "n10-n9) 2... n10-n9) 2. c2-d2 {quiet} (2. e1-e4) m10-m9 3. d2-d7 m9-m8 0-1\n";

inline record::Record recordFrom(const std::string& text) {
    return std::move(*record::parseRecords(text).front());
}

inline std::unique_ptr<Review> reviewOf(const std::string& text = tree) {
    return std::make_unique<Review>(recordFrom(text));
}

inline record::Record finishedRecord(const MatchSetup& setup, const QStringList& plays) {
    const auto match = std::move(*Match::begin(setup));
    if (const QString error = playAll(*match, plays); !error.isEmpty()) qFatal("%s", qPrintable(error));
    return recordFrom(record::writeRecord(match->record()));
}

/// "d1-d4 m11-m10": the plays that lead to what is shown.
inline QString pathOf(const Review& review) {
    QStringList plays;
    for (const record::Node* node : record::Record::pathTo(review.shown()))
        plays << QString::fromStdString(node->play);
    return plays.join(u' ');
}

}  // namespace leuctra::ui::test
