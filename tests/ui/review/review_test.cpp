// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "combate/view.h"
#include "models/move_tree_model.h"
#include "sample_reviews.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

using Step = Review::Step;

/// A line for each row: depth, number and what stands in the two columns; of a comment the text in braces.
QStringList rowsOf(const MoveTreeModel& model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto at = [&](int column) { return model.index(row, column); };
        const QString depth(at(0).data(MoveTreeModel::DepthRole).toInt(), u'>');
        if (model.isComment(row)) {
            rows << depth + "{" + at(MoveTreeModel::BeginnersPlay).data().toString() + "}";
            continue;
        }
        QString text = depth + at(0).data().toString() + ".";
        for (const int column : {MoveTreeModel::BeginnersPlay, MoveTreeModel::OthersPlay}) {
            const QString play = at(column).data().toString();
            if (!play.isEmpty()) text += " " + play + at(column).data(MoveTreeModel::SymbolRole).toString();
        }
        rows << text.replace(QChar(0x2013), u'-');
    }
    return rows;
}

std::string textOf(const Review& review) {
    return record::writeRecord(review.record());
}

/// Walks or changes something.
void doAnything(Review& review, Random& random) {
    const auto plays = review.state().legalPlays();
    switch (random.below(12)) {
        case 0:
        case 1:
            review.walk(random.below(2) == 0 ? 1 : -1);
            break;
        case 2:
            review.toVariation(random.below(2) == 0 ? 1 : -1);
            break;
        case 3:
            review.toStart();
            break;
        case 4:
            review.toEnd();
            break;
        case 5:
            review.remove();
            break;
        case 6:
            review.promote();
            break;
        case 7:
            review.setComment(review.shown(), QString("said %1").arg(random.below(100)));
            break;
        case 8:
            review.setMark(review.shown(), int(random.below(6)) + 1);
            break;
        case 9:
            review.edits().undo();
            break;
        case 10:
            review.edits().redo();
            break;
        default:
            if (!plays.empty())
                static_cast<void>(
                    review.play(QString::fromStdString(plays[random.below(std::uint32_t(plays.size()))])));
    }
}

QString sentence(const Result<void>& result) {
    return result ? QString() : QString::fromStdString(describe(result.error()));
}

}  // namespace

class ReviewTest : public QObject {
    Q_OBJECT
  private slots:
    void walkingOnePlyTellsWhatLiesBetween() {
        const auto review = reviewOf();
        const QSignalSpy spy(review.get(), &Review::shownChanged);
        std::vector<std::pair<Step, std::string>> steps;
        connect(review.get(), &Review::shownChanged, this, [&](Step step, const auto& transition) {
            steps.emplace_back(step, transition ? transition->play : "");
        });
        review->walk(1);
        review->walk(1);
        review->walk(-1);
        review->toEnd();
        review->walk(1);
        review->toStart();
        const std::vector<std::pair<Step, std::string>> expected = {{Step::Forward, "d1-d4"},
                                                                    {Step::Forward, "m11-m10"},
                                                                    {Step::Back, "m11-m10"},
                                                                    {Step::Jump, ""},
                                                                    {Step::Jump, ""}};
        QVERIFY(steps == expected);
    }

    void walkingGoesAsFarAsTheLineDoes() {
        const auto review = reviewOf();
        review->walk(10);
        QCOMPARE(review->shown().ply(), 6);
        QCOMPARE(review->state().ply(), 6);
        review->walk(-4);
        QCOMPARE(pathOf(*review), QString("d1-d4 m11-m10"));
        review->walk(-10);
        QCOMPARE(pathOf(*review), QString());
    }

    void upAndDownLeadBetweenVariations() {
        const auto review = reviewOf();
        review->walk(2);
        review->toVariation(-1);
        QCOMPARE(pathOf(*review), QString("d1-d4 m11-m10"));
        review->toVariation(1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10"));
        // The next play has a variation of its own.
        review->toVariation(1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 e1-e4"));
        review->toVariation(1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 f1-f4"));
        review->toVariation(1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 f1-f4"));
        // From within a variation to what it replaces.
        review->walk(1);
        review->toVariation(-1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 e1-e4"));
        review->toVariation(-1);
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 c2-d2"));
        review->walk(-1);
        review->toVariation(-1);
        QCOMPARE(pathOf(*review), QString("d1-d4 m11-m10"));
    }

    void theLineLeadsThroughWhatIsShown() {
        const auto review = reviewOf();
        QCOMPARE(review->line().size(), std::size_t(7));
        review->walk(2);
        review->toVariation(1);
        QCOMPARE(review->line().size(), std::size_t(5));
        QVERIFY(review->mayPromote());
    }

    void aPlayThatIsInTheTreeIsFollowed() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        QCOMPARE(sentence(review->play("d1-d4")), QString());
        QCOMPARE(sentence(review->play("n11n10")), QString());
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10"));
        QCOMPARE(textOf(*review), before);
        QVERIFY(!review->isModified());
    }

    void anotherPlayBecomesAVariation() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        review->walk(1);
        QCOMPARE(sentence(review->play("b12-b9")), QString());
        QCOMPARE(pathOf(*review), QString("d1-d4 b12-b9"));
        QVERIFY(review->isModified());
        QVERIFY(review->mayPromote());
        review->edits().undo();
        QCOMPARE(textOf(*review), before);
        QCOMPARE(pathOf(*review), QString("d1-d4"));
        QVERIFY(!review->isModified());
        review->edits().redo();
        QCOMPARE(pathOf(*review), QString("d1-d4 b12-b9"));
    }

    void anIllegalPlayChangesNothing() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        QVERIFY(!review->play("a1-a9"));
        QVERIFY(!review->playLine({"d1-d4", "a1-a9"}));
        QCOMPARE(textOf(*review), before);
        QCOMPARE(pathOf(*review), QString());
    }

    void aLineIsAddedAndItsFirstPlayShown() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        review->walk(1);
        QVERIFY(review->playLine({"n11-n10", "a2-a3", "b11-b10"}));
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10"));
        const record::Node* added = review->shown().child("a2-a3");
        QVERIFY(added && added->child("b11-b10"));
        review->edits().undo();
        QCOMPARE(textOf(*review), before);
    }

    void promotingAndUndoing() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        review->walk(2);
        review->toVariation(1);
        review->walk(1);
        review->promote();
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10 c2-d2"));
        QVERIFY(!review->mayPromote());
        QVERIFY(!review->mayPromote());
        QCOMPARE(review->line().size(), std::size_t(5));
        review->edits().undo();
        QCOMPARE(textOf(*review), before);
    }

    void deletingTakesWhatFollowsAndUndoBringsItBack() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        review->walk(2);
        review->toVariation(1);
        review->remove();
        QCOMPARE(pathOf(*review), QString("d1-d4"));
        QVERIFY(!review->shown().child("n11-n10"));
        review->edits().undo();
        QCOMPARE(pathOf(*review), QString("d1-d4 n11-n10"));
        QCOMPARE(textOf(*review), before);
        review->toStart();
        review->remove();
        QCOMPARE(textOf(*review), before);
    }

    void theResultNeverContradictsTheMainLine() {
        record::Record record = finishedRecord(epaminondasSetup(), epaminondasGame);
        Review review(std::move(record));
        const std::string before = textOf(review);
        review.walk(10);
        QVERIFY(review.play("a2-a3"));
        review.promote();
        QCOMPARE(record::parseRecords(textOf(review)).front().has_value(), true);
        QCOMPARE(review.record().result(), std::string_view("1-0"));
        QVERIFY(!review.record().outcome());
        review.edits().undo();
        review.edits().undo();
        QCOMPARE(textOf(review), before);
    }

    void commentsAndMarksCanBeUndone() {
        const auto review = reviewOf();
        const std::string before = textOf(*review);
        review->walk(1);
        review->setComment(review->shown(), " brave ");
        review->setMark(review->shown(), 4);
        QVERIFY(textOf(*review).find("d1-d4 $4 {brave}") != std::string::npos);
        review->setMark(review->shown(), std::nullopt);
        QVERIFY(!judgementMark(review->shown()));
        for (int i = 0; i < 3; ++i)
            review->edits().undo();
        QCOMPARE(textOf(*review), before);
        QVERIFY(!review->isModified());
    }

    void savedIsUnmodified() {
        const auto review = reviewOf();
        const QSignalSpy spy(review.get(), &Review::modifiedChanged);
        review->noteEvaluation(review->record().root(), {record::Evaluation::Kind::Hundredths, 35});
        QVERIFY(review->isModified());
        QCOMPARE(spy.count(), 1);
        review->setSaved();
        QVERIFY(!review->isModified());
    }

    void anAnalysisLeavesThePersonsMarksAlone() {
        const auto review = reviewOf();
        const record::Node& first = *review->record().root().next();
        review->noteMark(first, 2);
        QCOMPARE(judgementMark(first), 1);
        review->noteMark(*first.next(), 2);
        QCOMPARE(judgementMark(*first.next()), 2);
    }

    void whateverIsDoneCanBeUndoneAndSaved() {
        Random random(11);
        for (const char* game : {"epaminondas", "combate"}) {
            Review review(game == std::string("combate")
                              ? finishedRecord(shortCombateSetup("yetem,takeback"), combateGame)
                              : recordFrom(tree));
            MoveTreeModel model(review);
            const QAbstractItemModelTester tester(&model);
            const std::string before = textOf(review);
            for (int i = 0; i < 300; ++i) {
                doAnything(review, random);
                QCOMPARE(review.state().ply(), review.shown().ply());
                QVERIFY(model.indexOf(review.shown()).isValid() || !review.shown().parent);
                const std::string text = textOf(review);
                const auto read = record::parseRecords(text);
                QVERIFY2(read.front().has_value(), text.c_str());
                QCOMPARE(record::writeRecord(*read.front()), text);
            }
            while (review.edits().canUndo())
                review.edits().undo();
            QCOMPARE(textOf(review), before);
        }
    }

    void throughOneSidesEyesOnlyWhatItKnewThen() {
        record::Record record = finishedRecord(shortCombateSetup("yetem,memory"), combateGame);
        Review review(std::move(record));
        const auto seen = [&] { return std::static_pointer_cast<const combate::View>(review.view()); };
        const auto hidden = [&] {
            int backs = 0;
            for (const auto& piece : seen()->squares)
                backs += piece && !piece->rank;
            return backs;
        };
        QCOMPARE(hidden(), 0);
        review.setViewer(Side::First);
        QCOMPARE(hidden(), 40);
        review.walk(2);  // Blue's Soldado has run (C7)
        QCOMPARE(hidden(), 39);
        review.walk(-1);
        QCOMPARE(hidden(), 40);
        review.walk(2);  // a memory game: Red has played since
        QCOMPARE(hidden(), 40);
        review.setViewer(std::nullopt);
        QCOMPARE(hidden(), 0);
        QVERIFY(seen()->mover);
    }

    // The tree in two columns.

    void variationsFollowThePlayThatTheyReplace() {
        const auto review = reviewOf();
        MoveTreeModel model(*review);
        const QAbstractItemModelTester tester(&model);
        const QStringList expected = {
            "{Friendly game}", "1. d1-d4! m11-m10", ">1. … n11-n10",     ">2. c2-d2?!",   ">>2. e1-e4",
            ">>{deep}",        ">>2. … n10-n9",     ">>2. f1-f4 n10-n9", ">2. … n10-n9",  "2. c2-d2",
            "{quiet}",         ">2. e1-e4",         "2. … m10-m9",       "3. d2-d7 m9-m8"};
        QCOMPARE(rowsOf(model).join('\n'), expected.join('\n'));
    }

    void theTreeFollowsWhatIsShownAndChanged() {
        const auto review = reviewOf();
        const MoveTreeModel model(*review);
        const auto marked = [&](const record::Node& node) {
            return model.indexOf(node).data(MoveTreeModel::ShownRole).toBool();
        };
        review->walk(1);
        const record::Node& first = review->shown();
        QVERIFY(marked(first));
        review->walk(1);
        QVERIFY(!marked(first) && marked(review->shown()));
        QVERIFY(review->play("b2-b3"));
        QVERIFY(marked(review->shown()));
        review->setComment(review->shown(), "new");
        QVERIFY(rowsOf(model).contains(">{new}"));
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        review->setMark(review->shown(), 5);
        QVERIFY(rowsOf(model).contains(">2. b2-b3!?"));
        QCOMPARE(resets.count(), 0);
        review->setComment(review->shown(), {});
        QVERIFY(!rowsOf(model).contains(">{new}"));
    }

    void aTreeOfAnyDepthIsListed() {
        const auto review = reviewOf();
        const MoveTreeModel model(*review);
        constexpr int depth = 40;
        review->toEnd();
        for (int i = 0; i < depth; ++i) {
            const auto plays = review->state().legalPlays();
            QVERIFY(plays.size() > 1);
            QVERIFY(review->play(QString::fromStdString(plays[plays.size() / 2])));
            review->walk(-1);
            QVERIFY(review->play(QString::fromStdString(plays[plays.size() / 2 - 1])));
        }
        QCOMPARE(model.indexOf(review->shown()).data(MoveTreeModel::DepthRole).toInt(), depth);
        QCOMPARE(record::parseRecords(textOf(*review)).front().has_value(), true);
    }
};

QTEST_APPLESS_MAIN(ReviewTest)
#include "review_test.moc"
