// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a picture of every page and state of the window to
// FOLDER/NAME-THEME-WIDTHxHEIGHT@SCALE-LANGUAGE.png.
//   pictures FOLDER [--sizes WxH,WxH] [--themes light,dark] [--languages es,en] [--only TEXT]
// The scale is that of QT_SCALE_FACTOR.

#include "states.h"
#include "sticker_sheet.h"
#include "studio.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <cstdio>

using namespace leuctra::ui;

namespace {

std::vector<QSize> sizesFrom(const QString& text) {
    std::vector<QSize> sizes;
    for (const QString& size : text.split(',')) {
        const QStringList sides = size.split('x');
        sizes.emplace_back(sides.value(0).toInt(), sides.value(1).toInt());
    }
    return sizes;
}

QString fileName(const PictureState& state, const PictureLook& look) {
    return QString("%1-%2-%3x%4@%5-%6.png")
        .arg(QLatin1String(state.name), QLatin1String(look.dark ? "dark" : "light"))
        .arg(look.size.width())
        .arg(look.size.height())
        .arg(qGuiApp->devicePixelRatio())
        .arg(look.language);
}

/// The stickers of both armies, whatever the size of the window.
bool saveStickerSheet(const QDir& folder, const PictureLook& look, test::HandDriver& driver) {
    const Studio studio(look, driver);  // speaks the language
    Theme::Choice choice;
    choice.dark = look.dark;
    const QImage sheet = stickerSheet(Theme(choice));
    PictureLook own = look;
    own.size = sheet.size();
    return sheet.save(folder.filePath(fileName({"stickers", {}}, own)));
}

}  // namespace

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument("folder", "where the pictures go");
    parser.addOptions({{"sizes", "window sizes", "sizes", "1366x768,2560x1440"},
                       {"themes", "light, dark or both", "themes", "light,dark"},
                       {"languages", "es, en or both", "languages", "es,en"},
                       {"only", "only states whose name holds this", "text"}});
    parser.process(application);
    const QDir folder(parser.positionalArguments().value(0, "pictures"));
    if (!QDir().mkpath(folder.path())) return 1;

    test::HandDriver driver;
    int count = 0;
    for (const QString& language : parser.value("languages").split(',')) {
        for (const QString& theme : parser.value("themes").split(',')) {
            if (QString("stickers").contains(parser.value("only"))) {
                const PictureLook look{theme == "dark", QSize(1024, 700), language};
                if (!saveStickerSheet(folder, look, driver)) return 1;
                ++count;
            }
            for (const QSize size : sizesFrom(parser.value("sizes"))) {
                for (const PictureState& state : pictureStates()) {
                    if (!QString(state.name).contains(parser.value("only"))) continue;
                    const PictureLook look{theme == "dark", size, language};
                    Studio studio(look, driver);
                    state.bring(studio);
                    if (!studio.photograph().save(folder.filePath(fileName(state, look)))) return 1;
                    ++count;
                }
            }
        }
    }
    std::printf("%d pictures in %s\n", count, qPrintable(folder.absolutePath()));
    return count > 0 ? 0 : 1;
}
