// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/epaminondas_panel.h"
#include "board/epaminondas/epaminondas_ui.h"
#include "board/epaminondas/mark_layer.h"
#include "board/epaminondas/stone_item.h"
#include "board/epaminondas/words.h"
#include "board_bed.h"
#include "epaminondas/incursion.h"
#include "epaminondas/movegen.h"

#include <QCheckBox>
#include <QLabel>
#include <QPaintEvent>
#include <QRadioButton>

#include <set>
#include <utility>

using namespace leuctra;
using namespace leuctra::ui;
using epaminondas::Illegality;

namespace {

const QString crowd =
    "1bbbb2bbb2bb/b1bb1bb1bb1b2/4b1b3b3/2b2bb2w4/5bww1w4/3bwwwbb5/2b1w1w1b1w3/4w1w2w4/3w2w1w5/w2w3w2w1w1/"
    "1ww1ww2ww1ww1/ww1w2w1w2www w 40";
const QString capture = "b13/14/14/14/4wwww1bb3/14/14/14/14/14/14/14 w 1";
const QString incursion = "2w1b2bbwb3/b3bb4bb2/14/14/4w9/5w8/14/6bb6/14/14/1w4www5/1b2ww4ww2 b 31";
const QString nearlySymmetric = "7w6/2bbb1w2bbb2/14/14/14/14/14/14/14/14/2www4www2/3b2ww2b3 w 20";

/// A lit line, its ends in any order.
using Lit = std::tuple<std::string, std::string, Role>;

Lit lit(int from, int to, Role axis) {
    const auto name = [](int square) { return epaminondas::name(epaminondas::Square(square)); };
    return {name(std::min(from, to)), name(std::max(from, to)), axis};
}

std::vector<const Mark*> marks(const BoardBed& bed) {
    std::vector<const Mark*> found;
    for (QGraphicsItem* item : bed.scene.items())
        if (const auto* layer = dynamic_cast<MarkLayer*>(item))
            for (const auto& mark : layer->marks())
                found.push_back(mark.get());
    return found;
}

template <typename Kind>
std::vector<const Kind*> marksOf(const BoardBed& bed) {
    std::vector<const Kind*> found;
    for (const Mark* mark : marks(bed))
        if (const auto* wanted = dynamic_cast<const Kind*>(mark)) found.push_back(wanted);
    return found;
}

std::set<Lit> litLines(const BoardBed& bed) {
    std::set<Lit> lines;
    for (const LineMark* mark : marksOf<LineMark>(bed))
        if (mark->style() == LineMark::Style::Phalanx)
            lines.insert(lit(*bed.scene.squareAt(mark->line().p1()), *bed.scene.squareAt(mark->line().p2()),
                             mark->axis()));
    return lines;
}

std::set<QString> badges(const BoardBed& bed) {
    std::set<QString> texts;
    for (const BadgeMark* mark : marksOf<BadgeMark>(bed))
        texts.insert(mark->text());
    return texts;
}

std::set<std::string> squaresMarked(const BoardBed& bed, SquareMark::Shape shape) {
    std::set<std::string> names;
    for (const SquareMark* mark : marksOf<SquareMark>(bed))
        if (mark->shape() == shape)
            names.insert(
                epaminondas::name(epaminondas::Square(*bed.scene.squareAt(mark->square().center()))));
    return names;
}

/// The phalanxes through a square by going out from it along the four lines (E3).
std::set<Lit> phalanxesByHand(const epaminondas::Position& position, int square) {
    struct Way {
        int columns;
        int rows;
        Role axis;
    };
    constexpr Way ways[] = {{1, 0, Role::AxisRow},
                            {0, 1, Role::AxisColumn},
                            {1, 1, Role::AxisRising},
                            {1, -1, Role::AxisFalling}};
    std::set<Lit> lines;
    const auto side = position.at(epaminondas::Square(square));
    if (!side) return lines;
    for (const Way& way : ways) {
        const auto last = [&](int sign) {
            int column = square % 14;
            int row = square / 14;
            for (;;) {
                const int nextColumn = column + sign * way.columns;
                const int nextRow = row + sign * way.rows;
                if (nextColumn < 0 || nextColumn > 13 || nextRow < 0 || nextRow > 11) break;
                if (position.at(epaminondas::Square(nextRow * 14 + nextColumn)) != side) break;
                column = nextColumn;
                row = nextRow;
            }
            return row * 14 + column;
        };
        if (last(1) != last(-1)) lines.insert(lit(last(-1), last(1), way.axis));
    }
    return lines;
}

}  // namespace

/// The board of Epaminondas: what it lights, marks, says and shows of the rules.
class EpaminondasBoardTest : public QObject {
    Q_OBJECT

  private slots:
    void e3_everyPhalanxThroughAStoneIsLit_data();
    void e3_everyPhalanxThroughAStoneIsLit();
    void theSizeStandsAtTheEndOfEachLine();
    void theCursorLightsAsThePointerDoes();
    void theFourDirectionsDifferWithoutColour();
    void targetsAreTheLegalMoves();
    void e8_targetsTellHowMuchTheyCapture();
    void theGhostShowsGroupDistanceAndCaptured();
    void refusals_data();
    void refusals();
    void everyReasonHasItsSentence();
    void refusedSquaresFlashOnce();
    void e10_theMirrorAxisIsDrawn();
    void e10_theAxisLiesAcrossWhenCopyingIsBarred();
    void e11_theThreatIsSaid();
    void e11_theRowsGlowDuringAnIncursion();
    void e11_theEndIsShownRowAgainstRow();
    void fromAndToOfTheLastPlayDiffer();
    void panelFollowsTheView();
    void ruleOptionsRoundTrip_data();
    void ruleOptionsRoundTrip();
    void outcomesHaveSentences();
    void playsHaveSentences();
    void onlyWhatChangesIsRepainted();
};

void EpaminondasBoardTest::e3_everyPhalanxThroughAStoneIsLit_data() {
    QTest::addColumn<bool>("turned");
    QTest::newRow("White below") << false;
    QTest::newRow("Black below") << true;
}

void EpaminondasBoardTest::e3_everyPhalanxThroughAStoneIsLit() {
    QFETCH(bool, turned);
    BoardBed bed;
    bed.show(crowd);
    bed.scene.setBottom(turned ? Side::Second : Side::First);
    for (int square = 0; square < epaminondas::squareCount; ++square) {
        bed.pointAt(bed.point(square));
        QVERIFY2(litLines(bed) == phalanxesByHand(bed.position, square),
                 qPrintable(bed.scene.squareName(square)));
    }
}

void EpaminondasBoardTest::theSizeStandsAtTheEndOfEachLine() {
    BoardBed bed;
    bed.show(crowd);
    bed.pointAt(bed.point("g7"));
    QCOMPARE(badges(bed), (std::set<QString>{"2", "3", "5"}));
    QCOMPARE(bed.hint, QString("Phalanxes through g7: 5 in the column, 2 on a diagonal, 3 in the row."));
    bed.pointAt(bed.point("a3"));
    QVERIFY(bed.hint.contains("diagonal"));
}

void EpaminondasBoardTest::theCursorLightsAsThePointerDoes() {
    BoardBed bed;
    bed.show(crowd);
    bed.pointAt(bed.point("g7"));
    const std::set<Lit> byPointer = litLines(bed);
    bed.pointAt(bed.point("a12"));
    QVERIFY(litLines(bed).empty());
    bed.walkTo(BoardBed::square("g7"));
    QCOMPARE(litLines(bed), byPointer);
}

void EpaminondasBoardTest::theFourDirectionsDifferWithoutColour() {
    const Role axes[] = {Role::AxisRow, Role::AxisColumn, Role::AxisRising, Role::AxisFalling};
    for (const Role one : axes)
        for (const Role other : axes)
            QCOMPARE(Theme::dashPattern(one) == Theme::dashPattern(other), one == other);
}

void EpaminondasBoardTest::targetsAreTheLegalMoves() {
    BoardBed bed;
    bed.show(crowd);
    epaminondas::MoveList legal;
    generate(bed.position, legal);
    bed.position.stones(Side::First).forEach([&](epaminondas::Square rear) {
        bed.click(rear);
        std::set<int> shown;
        for (const TargetMark* mark : marksOf<TargetMark>(bed))
            shown.insert(*bed.scene.squareAt(mark->square().center()));
        std::set<int> expected;
        for (const epaminondas::Move move : legal)
            if (move.rear == rear) expected.insert(move.landing);
        QCOMPARE(shown, expected);
    });
}

void EpaminondasBoardTest::e8_targetsTellHowMuchTheyCapture() {
    BoardBed bed;
    bed.show(capture);
    bed.click("e8");
    QVERIFY(badges(bed).count("×2"));
    QVERIFY(bed.scene.squareDescription(BoardBed::square("j8")).contains("may land here, captures 2"));
}

void EpaminondasBoardTest::theGhostShowsGroupDistanceAndCaptured() {
    BoardBed bed;
    bed.show(capture);
    bed.click("e8");
    bed.pointAt(bed.point("j8"));
    std::set<std::string> ghosts;
    for (QGraphicsItem* item : bed.scene.items())
        if (const auto* stone = dynamic_cast<StoneItem*>(item); stone && stone->zValue() > 5)
            ghosts.insert(epaminondas::name(epaminondas::Square(*bed.scene.squareAt(stone->centre()))));
    QCOMPARE(ghosts, (std::set<std::string>{"g8", "h8", "i8", "j8"}));
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Strike), (std::set<std::string>{"j8", "k8"}));
    QVERIFY2(badges(bed).count("→2"), "two squares");
    QVERIFY(bed.hint.contains("4 stones") && bed.hint.contains("capturing 2"));
    bed.pointAt(bed.point("b2"));
    QVERIFY(squaresMarked(bed, SquareMark::Shape::Strike).empty());
}

void EpaminondasBoardTest::refusals_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("rear");
    QTest::addColumn<QString>("landing");
    QTest::addColumn<int>("why");
    QTest::addColumn<QString>("sentence");
    const QString rows = "14/14/14/14/14/14/14/bbbb10/14/1w1b10/1w1w4w5/1w2wwwb6 w 1";
    const auto row = [&](const char* name, const char* rear, const char* landing, Illegality why,
                         const char* sentence) {
        QTest::newRow(name) << rows << rear << landing << int(why) << sentence;
    };
    row("E5", "b1", "c4", Illegality::NotALine,
        "Stones move along a row, a column or a diagonal: these two squares share none.");
    row("E5 too far", "b1", "b9", Illegality::TooFar,
        "The group has 3 stones, so it moves up to 3 squares; it would need 6 stones to go so far.");
    row("E4 too far", "i2", "i5", Illegality::TooFar, "");
    row("E7 enemy", "e1", "i1", Illegality::EnemyInTheWay,
        "The enemy stone on h1 is in the way: the front stone crosses empty squares only.");
    row("E4 captures", "d2", "d3", Illegality::SingleCaptures,
        "A single stone never captures: it takes a phalanx of two or more.");
    const QString wall = "14/14/14/14/14/bbb11/14/14/14/bbb5bb4/1w12/w6ww5 w 1";
    QTest::newRow("E8 as long") << wall << "h1"
                                << "i3" << int(Illegality::NotALine) << "";
    QTest::newRow("E8 one") << QString("14/14/14/14/14/14/14/14/14/14/14/wwbb10 w 1") << "a1"
                            << "c1" << int(Illegality::LineTooLong)
                            << "The enemy line has 2 stones, as many as your group: it must be shorter.";
    QTest::newRow("E8 longer") << QString("14/14/14/14/14/14/14/14/14/14/14/wwbbb9 w 1") << "a1"
                               << "c1" << int(Illegality::LineTooLong)
                               << "The enemy line has 3 stones and your group 2: it must be shorter.";
    QTest::newRow("E10") << nearlySymmetric << "g11"
                         << "g12" << int(Illegality::Symmetric)
                         << "This would make the left half of the board mirror the right, which no move onto "
                            "the opponent's home row may do.";
}

void EpaminondasBoardTest::refusals() {
    QFETCH(QString, position);
    QFETCH(QString, rear);
    QFETCH(QString, landing);
    QFETCH(int, why);
    QFETCH(QString, sentence);
    BoardBed bed;
    bed.show(position);
    const auto reason = whyIllegal(bed.position, epaminondas::Square(BoardBed::square(rear.toLatin1())),
                                   epaminondas::Square(BoardBed::square(landing.toLatin1())));
    QVERIFY(reason);
    QCOMPARE(int(reason->why), why);
    bed.click(rear.toLatin1());
    bed.click(landing.toLatin1());
    QCOMPARE(bed.refusals.size(), 1);
    if (!sentence.isEmpty()) QCOMPARE(bed.refusals.front(), sentence);
    QVERIFY(bed.plays.isEmpty());
    QVERIFY2(!squaresMarked(bed, SquareMark::Shape::Frame).empty(), "something is pointed at");
}

void EpaminondasBoardTest::everyReasonHasItsSentence() {
    std::set<QString> sentences;
    int reasons = 0;
    for (int i = 0; i <= int(Illegality::Symmetric); ++i, ++reasons) {
        epaminondas::WhyNot why{Illegality(i), 3, 5, 4, {14}, {}};
        const QString sentence = EpaminondasWords::refusal(why, epaminondas::Symmetry::LeftRight);
        QVERIFY(sentence.endsWith('.'));
        QVERIFY(!sentence.contains('%'));
        sentences.insert(sentence);
    }
    QCOMPARE(int(sentences.size()), reasons);
    epaminondas::WhyNot barred{Illegality::Symmetric, 3, 5, 4, {14}, {}};
    QVERIFY(!sentences.count(EpaminondasWords::refusal(barred, epaminondas::Symmetry::Copycat)));

    BoardBed bed;
    bed.show(capture);
    bed.click("c3");
    QCOMPARE(bed.refusals.last(), QString("There is no stone on c3."));
    bed.click("a12");
    QCOMPARE(bed.refusals.last(), QString("White is to move: the stone on a12 is the opponent's."));
}

void EpaminondasBoardTest::refusedSquaresFlashOnce() {
    BoardBed bed(1);
    bed.show(capture);
    bed.click("e8");
    bed.click("n8");
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Frame), (std::set<std::string>{"e8", "f8", "g8", "h8"}));
    QTRY_VERIFY(squaresMarked(bed, SquareMark::Shape::Frame).empty());
}

void EpaminondasBoardTest::e10_theMirrorAxisIsDrawn() {
    BoardBed bed;
    bed.show(nearlySymmetric);
    bed.click("g11");
    QVERIFY(marksOf<AxisMark>(bed).empty());
    bed.click("g12");
    QCOMPARE(marksOf<AxisMark>(bed).size(), std::size_t(1));
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Frame), (std::set<std::string>{"g12", "h12"}));
    bed.click("f1");
    QVERIFY(marksOf<AxisMark>(bed).empty());
}

void EpaminondasBoardTest::e10_theAxisLiesAcrossWhenCopyingIsBarred() {
    BoardBed bed;
    bed.show("14/6w7/14/14/14/14/14/14/14/14/14/6b7 w 20", {epaminondas::Symmetry::Copycat, true});
    bed.click("g11");
    bed.click("g12");
    QVERIFY(bed.refusals.last().contains("mirror each other"));
    QCOMPARE(marksOf<AxisMark>(bed).size(), std::size_t(1));
    QCOMPARE(marksOf<AxisMark>(bed).front()->line().dy(), 0.0);
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Frame), (std::set<std::string>{"g1", "g12"}));
}

void EpaminondasBoardTest::e11_theThreatIsSaid() {
    const auto says = [](const QString& text) {
        return EpaminondasWords::homeRows(epaminondas::Position::parse(text.toStdString()).value());
    };
    QVERIFY(says(incursion).startsWith("Black must answer: 2 stone"));
    QVERIFY(says(incursion).endsWith("on row 12 against 1, or White wins."));
    QString won = incursion;
    won.replace(" b 31", " w 32");
    QCOMPARE(says(won), QString("White has won: 2 on row 12 against 1 on row 1."));
    QCOMPARE(says(capture), QString("No stone stands on the opponent's home row."));
    QVERIFY(says("w13/14/14/14/14/14/14/14/14/14/14/b13 w 1").startsWith("Level: 1 against 1."));
}

void EpaminondasBoardTest::e11_theRowsGlowDuringAnIncursion() {
    BoardBed bed;
    bed.show(capture);
    QVERIFY(marksOf<GlowMark>(bed).empty());
    bed.show(incursion);
    QCOMPARE(marksOf<GlowMark>(bed).size(), std::size_t(2));
    QCOMPARE(badges(bed), (std::set<QString>{"White: 2", "Black: 1"}));
}

void EpaminondasBoardTest::e11_theEndIsShownRowAgainstRow() {
    BoardBed bed;
    QString won = incursion;
    won.replace(" b 31", " w 32");
    bed.show(won);
    QCOMPARE(badges(bed), (std::set<QString>{"White: 2", "Black: 1"}));
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Ring), (std::set<std::string>{"b1", "c12", "j12"}));
    bed.click("e8");
    QVERIFY(!bed.scene.taken());
    QCOMPARE(bed.refusals.last(), QString("The game is over."));
}

void EpaminondasBoardTest::fromAndToOfTheLastPlayDiffer() {
    BoardBed bed;
    auto position = epaminondas::Position::parse(capture.toStdString()).value();
    const auto move = std::make_shared<epaminondas::Transition>(
        transitionOf(position, epaminondas::moveFrom("e8j8").value()));
    position.make(move->move);
    bed.show(position);
    bed.scene.setLastPlay(move);
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Hollow), (std::set<std::string>{"e8", "f8"}));
    QCOMPARE(squaresMarked(bed, SquareMark::Shape::Fill), (std::set<std::string>{"g8", "h8", "i8", "j8"}));
    bed.scene.setLastPlay(nullptr);
    QVERIFY(squaresMarked(bed, SquareMark::Shape::Fill).empty());
}

void EpaminondasBoardTest::panelFollowsTheView() {
    BoardBed bed;
    EpaminondasPanel panel(bed.appearance, nullptr);
    const auto text = [&panel](const char* name) { return panel.findChild<QLabel*>(name)->text(); };
    panel.showView(BoardBed::viewOf(epaminondas::Position::parse(incursion.toStdString()).value()));
    QCOMPARE(text("whiteCrossed"), QString("2"));
    QCOMPARE(text("blackCrossed"), QString("1"));
    QVERIFY(text("homeRowsSentence").startsWith("Black must answer"));
    panel.showView(nullptr);
    QVERIFY(text("homeRowsSentence").isEmpty());
}

void EpaminondasBoardTest::ruleOptionsRoundTrip_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"left-right", "copycat", "free", "left-right,repetition=off", "free,repetition=off"})
        QTest::newRow(rules) << rules;
}

void EpaminondasBoardTest::ruleOptionsRoundTrip() {
    QFETCH(QString, rules);
    const EpaminondasUi ui;
    const std::unique_ptr<RuleOptions> options(ui.makeRuleOptions(nullptr));
    QCOMPARE(options->rules(), QString("left-right"));
    options->setRules(rules);
    QCOMPARE(options->rules(), rules);
    options->setRules("nonsense");
    QCOMPARE(options->rules(), QString("left-right"));
}

void EpaminondasBoardTest::outcomesHaveSentences() {
    const EpaminondasUi ui;
    std::set<QString> sentences;
    for (const Reason reason : {Reason::E11, Reason::E12, Reason::Time, Reason::Resign})
        for (const Side winner : bothSides) {
            const QString sentence = ui.outcomeSentence({winner, reason}, {"Ana", "Beto"});
            QVERIFY(
                sentence.startsWith(winner == Side::First ? "Ana (White) has won" : "Beto (Black) has won"));
            sentences.insert(sentence);
        }
    for (const Reason reason : {Reason::E13, Reason::Agreed})
        sentences.insert(ui.outcomeSentence({std::nullopt, reason}, {"Ana", "Beto"}));
    QCOMPARE(sentences.size(), std::size_t(10));
}

void EpaminondasBoardTest::playsHaveSentences() {
    const EpaminondasUi ui;
    const auto position = epaminondas::Position::parse(capture.toStdString()).value();
    const auto says = [&](const char* move) {
        return ui.playSentence(transitionOf(position, epaminondas::moveFrom(move).value()));
    };
    QCOMPARE(says("e8j8"), QString("White moves 4 stones from e8 to j8 and captures 2."));
    QCOMPARE(says("h8d8"), QString("White moves 4 stones from h8 to d8."));
    QCOMPARE(says("e8e9"), QString("White moves a stone from e8 to e9."));
}

namespace {

/// How many squares' worth of the viewport is painted.
class PaintedSquares : public QObject {
  public:
    explicit PaintedSquares(BoardBed& bed) : bed_(bed) { bed.view.viewport()->installEventFilter(this); }
    double take() {
        QCoreApplication::processEvents();
        return std::exchange(pixels_, 0) / (bed_.scene.squareSize() * bed_.scene.squareSize());
    }

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
            pixels_ += rect.width() * rect.height();
        return false;
    }

  private:
    BoardBed& bed_;
    double pixels_ = 0;
};

}  // namespace

void EpaminondasBoardTest::onlyWhatChangesIsRepainted() {
    BoardBed bed(1);
    QVERIFY(QTest::qWaitForWindowExposed(&bed.view));
    bed.show(capture);
    PaintedSquares painted(bed);
    bed.pointAt(bed.point("e8"));  // the first marks ever take the whole board
    bed.pointAt(bed.point("a3"));
    painted.take();
    bed.pointAt(bed.point("k8"));
    const double pointing = painted.take();
    QVERIFY2(pointing > 2 && pointing < 6, qPrintable(QString::number(pointing)));

    bed.pointAt(bed.point("a3"));
    bed.play("e8j8");
    auto* motion = bed.scene.findChild<Timeline*>("motion");
    motion->pause();
    motion->setCurrentTime(20);
    painted.take();
    motion->setCurrentTime(40);
    const double frame = painted.take();
    QVERIFY2(frame > 3 && frame < 8, qPrintable(QString::number(frame)));
}

QTEST_MAIN(EpaminondasBoardTest)
#include "epaminondas_board_test.moc"
