// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/epaminondas_panel.h"
#include "board/epaminondas/epaminondas_ui.h"
#include "board_bed.h"
#include "theme/style.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QVBoxLayout>

using namespace leuctra;
using namespace leuctra::ui;

/// Pictures of the board of Epaminondas in its states, to be looked at: pictures/epaminondas-….png.
class EpaminondasPicturesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QVERIFY(QDir().mkpath("pictures")); }
    void pictures_data();
    void pictures();
    void materials();
};

namespace {

const QString crowd =
    "1bbbb2bbb2bb/b1bb1bb1bb1b2/4b1b3b3/2b2bb2w4/5bww1w4/3bwwwbb5/2b1w1w1b1w3/4w1w2w4/3w2w1w5/w2w3w2w1w1/"
    "1ww1ww2ww1ww1/ww1w2w1w2www w 40";
const QString capture =
    "1bbb2bbbb3b/b2bb3b2bb1/4b2b4b1/6b7/2w1wwww1bb3/3w4b5/6w3w3/1w3w6b1/3w5w4/w1w1w3w2w1w/1ww1w2ww2w1w/"
    "w2w2ww3w2 w 31";
const QString incursion = "2w1b2bbwb3/b3bb4bb2/14/14/4w9/5w8/14/6bb6/14/14/1w4www5/1b2ww4ww2 b 31";
const QString nearlySymmetric = "7w6/2bbb1w2bbb2/14/14/14/14/14/14/14/14/2www4www2/3b2ww2b3 w 20";

void rest(BoardBed& bed) {
    auto position = epaminondas::Position::parse(crowd.toStdString()).value();
    const auto move = std::make_shared<epaminondas::Transition>(
        transitionOf(position, epaminondas::moveFrom("g4g9").value()));
    position.make(move->move);
    bed.show(position);
    bed.scene.setLastPlay(move);
}

void point(BoardBed& bed) {
    bed.show(crowd);
    bed.pointAt(bed.point("g7"));
}

void take(BoardBed& bed) {
    bed.show(crowd);
    bed.click("e7");
}

void ghost(BoardBed& bed) {
    bed.show(capture);
    bed.click("e8");
    bed.pointAt(bed.point("j8"));
}

void drag(BoardBed& bed) {
    bed.show(capture);
    bed.press(bed.point("e8"));
    bed.drag(bed.point("j8") + QPoint(9, -7));
    bed.drag(bed.point("j8") + QPoint(10, -8));
}

void beginning(BoardBed& bed) {
    bed.show(QString::fromStdString(epaminondas::Position{}.text()));
    bed.scene.setCursor(BoardBed::square("g2"));
}

void threat(BoardBed& bed) {
    bed.show(incursion);
}

void refusal(BoardBed& bed) {
    bed.show(nearlySymmetric);
    bed.click("g11");
    bed.click("g12");
}

void end(BoardBed& bed) {
    QString won = incursion;
    bed.show(won.replace(" b 31", " w 32"));
}

struct State {
    const char* name;
    void (*reach)(BoardBed&);
};

constexpr State states[] = {{"beginning", beginning}, {"rest", rest},        {"pointing", point},
                            {"taken", take},          {"ghost", ghost},      {"drag", drag},
                            {"incursion", threat},    {"symmetry", refusal}, {"end", end}};

/// The board with its panel beside it, as the page of a game has them.
class Page : public QWidget {
  public:
    explicit Page(BoardBed& bed) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(Theme::regular, Theme::regular, Theme::regular, Theme::regular);
        row->setSpacing(Theme::regular);
        row->addWidget(&bed.view, 1);
        auto* column = new QVBoxLayout;
        row->addLayout(column);
        panel_ = new EpaminondasPanel(bed.appearance, this);
        panel_->setFixedWidth(340);
        line_ = new QLabel(this);
        line_->setWordWrap(true);
        line_->setFixedWidth(340);
        line_->setProperty("textSize", "large");
        column->addWidget(panel_);
        column->addWidget(line_);
        column->addWidget(EpaminondasUi().makeRuleOptions(this));
        column->addStretch(1);
    }
    ~Page() override {
        for (QObject* child : children())
            if (auto* board = qobject_cast<BoardView*>(child)) board->setParent(nullptr);
    }

    void save(BoardBed& bed, const QString& name) {
        panel_->showView(BoardBed::viewOf(bed.position));
        line_->setText(bed.refusals.isEmpty() ? bed.hint : bed.refusals.last());
        QCoreApplication::sendPostedEvents();
        QVERIFY(grab().save("pictures/epaminondas-" + name + ".png"));
    }

  private:
    EpaminondasPanel* panel_;
    QLabel* line_;
};

}  // namespace

void EpaminondasPicturesTest::pictures_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const bool dark : {false, true})
        for (const QSize size : {QSize(1366, 768), QSize(2560, 1440)})
            QTest::addRow("%s-%dx%d", dark ? "dark" : "light", size.width(), size.height()) << dark << size;
}

void EpaminondasPicturesTest::pictures() {
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    for (const State& state : states) {
        BoardBed bed;
        bed.settings.setThemeChoice(dark ? Settings::ThemeChoice::Dark : Settings::ThemeChoice::Light);
        installLook(*qApp, bed.appearance);
        Page page(bed);
        page.resize(size);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        state.reach(bed);
        page.save(bed, QString("%1-%2").arg(state.name, QTest::currentDataTag()));
    }
}

void EpaminondasPicturesTest::materials() {
    const std::pair<const char*, BoardStyle> styles[] = {
        {"wood", BoardStyle::Wood}, {"stone", BoardStyle::Stone}, {"plain", BoardStyle::Plain}};
    for (const auto& [name, style] : styles)
        for (const bool dark : {false, true}) {
            BoardBed bed;
            bed.settings.setBoardStyle(style);
            bed.settings.setCoordinates(Settings::Coordinates::Inside);
            bed.settings.setThemeChoice(dark ? Settings::ThemeChoice::Dark : Settings::ThemeChoice::Light);
            installLook(*qApp, bed.appearance);
            rest(bed);
            bed.scene.setCursor(BoardBed::square("g9"));
            QVERIFY(bed.view.grab().save(
                QString("pictures/epaminondas-%1-%2.png").arg(name, dark ? "dark" : "light")));
        }
    BoardBed bed;
    bed.settings.setHighContrast(true);
    installLook(*qApp, bed.appearance);
    point(bed);
    QVERIFY(bed.view.grab().save("pictures/epaminondas-contrast.png"));
}

QTEST_MAIN(EpaminondasPicturesTest)
#include "epaminondas_pictures_test.moc"
