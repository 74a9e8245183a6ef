// SPDX-License-Identifier: GPL-3.0-or-later
#include "studio.h"

#include "board/board_view.h"
#include "library_games.h"
#include "record/file.h"
#include "record/lgr.h"
#include "theme/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QPainter>
#include <QTest>

namespace leuctra::ui {

namespace {

constexpr const char* libraryFile = ".local/share/leuctra/library.sqlite";

}  // namespace

Studio::Studio(const PictureLook& look, test::HandDriver& driver) : driver_(driver) {
    qputenv("HOME", QFile::encodeName(home_.path()));  // paths in pictures are those of anybody
    settings_ = std::make_unique<Settings>(home_.filePath("settings.ini"));
    settings_->setLanguage(look.language);
    settings_->setThemeChoice(look.dark ? Settings::ThemeChoice::Dark : Settings::ThemeChoice::Light);
    settings_->setColourBlind(look.colourBlind);
    settings_->setHighContrast(look.highContrast);
    settings_->setTextPercent(look.textPercent);
    appearance_ = std::make_unique<Appearance>(*settings_);
    installLook(*qApp, *appearance_);
    language_ = std::make_unique<Language>(*settings_);
    unfinished_ = std::make_unique<UnfinishedGames>(home_.filePath("unfinished"));
    library_ = std::make_unique<Library>(home_.filePath(libraryFile));
    window_ = std::make_unique<MainWindow>(services());
    window_->resize(look.size);
    window_->show();
    rest();
}

Studio::~Studio() = default;

void Studio::open(const std::string& record) {
    const QString file = home_.filePath("game.lgr");
    static_cast<void>(record::writeFileAtomically(file.toStdString(), record));
    window_->open(file);
    rest();
}

void Studio::keep(const std::string& record) {
    const auto records = record::parseRecords(record);
    static_cast<void>(unfinished_->save(unfinished_->newId(), *records.front()));
}

void Studio::fillLibrary(int games) {
    test::LibraryGames make;
    for (int i = 0; i < games; ++i)
        static_cast<void>(library_->add(make.next(120)));
}

void Studio::breakLibrary() {
    QFile file(home_.filePath(libraryFile));
    file.remove();  // what is open still goes on with the former file
    if (file.open(QIODevice::WriteOnly)) file.write("This is no library");
    file.close();
    library_->reopen();
}

void Studio::press(const QString& button) {
    for (auto* found : window_->findChildren<QAbstractButton*>(button)) {
        if (!found->isVisible()) continue;
        found->click();
        rest();
        return;
    }
    qFatal("There is no button %s to press", qPrintable(button));
}

void Studio::liftCurtain() {
    press("liftCurtain");
}

BoardScene* Studio::shownBoard() {
    for (auto* view : window_->findChildren<BoardView*>()) {
        if (view->isVisible()) return &view->board();
    }
    return nullptr;
}

BoardScene& Studio::board() {
    if (BoardScene* shown = shownBoard()) return *shown;
    qFatal("No board is shown");
}

int Studio::square(const QString& name) {
    if (const auto square = board().squareNamed(name)) return *square;
    qFatal("The board has no square %s", qPrintable(name));
}

void Studio::play(const std::string& play) {
    emit board().playChosen(QString::fromStdString(play));
    rest();
}

void Studio::playUntil(const std::string& play, int milliseconds) {
    emit board().playChosen(QString::fromStdString(play));
    pass(milliseconds);
}

void Studio::pass(int milliseconds) {
    driver_.pass(milliseconds, {window_.get()});
    if (BoardScene* shown = shownBoard()) driver_.pass(milliseconds, {shown});
}

void Studio::rest() {
    for (int i = 0; i < 4; ++i) {
        QTest::qWait(1);
        pass(2000);
    }
}

QImage Studio::photograph() {
    QTest::qWait(1);
    QImage picture = window_->grab().toImage();
    QPainter painter(&picture);
    for (QDialog* dialog : window_->findChildren<QDialog*>()) {
        if (!dialog->isVisible()) continue;
        dialog->adjustSize();
        QTest::qWait(1);
        QRect place({}, dialog->size());
        place.moveCenter(window_->rect().center());
        painter.drawPixmap(place.topLeft(), dialog->grab());
        painter.setPen(appearance_->theme().color(Role::QuietText));  // the frame of a window manager
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
    return picture;
}

}  // namespace leuctra::ui
