// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_scene.h"
#include "exports/colour_table.h"
#include "exports/drawing.h"
#include "exports/game_gif.h"
#include "exports/plain_look.h"
#include "exports/print.h"
#include "sample_games.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

/// A finished game: the record with its plays.
record::Record finished(const MatchSetup& setup, const QStringList& plays) {
    record::Record record = std::move(*record::Record::create(
        *setup.kind,
        {setup.rules.toStdString(), {}, setup.setups[0].toStdString(), setup.setups[1].toStdString()}));
    const auto state = record.start().clone();
    for (const QString& play : plays)
        record.append(state->play(play.toStdString()).value()->play);
    record.setTag("First", "Ana");
    record.setTag("Second", "Bea");
    record.setOutcome(state->outcome());
    return record;
}

std::vector<record::Record> samples() {
    std::vector<record::Record> records;
    records.push_back(finished(epaminondasSetup(), epaminondasGame));
    records.push_back(finished(shortCombateSetup(), combateGame));
    return records;
}

Drawing drawingOf(const record::Record& record, int size) {
    return {record.kind(), record.finalState()->view(std::nullopt), size};
}

QByteArray gifOf(const record::Record& record, const GameGif::Choice& choice) {
    const PlainLook look;
    GameGif gif(record, record.last(), choice, look.appearance());
    while (!gif.isDone())
        gif.step();
    return gif.finish();
}

std::vector<QImage> picturesIn(const QByteArray& gif) {
    QBuffer buffer;
    buffer.setData(gif);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<QImage> pictures;
    while (reader.canRead()) {
        const QImage picture = reader.read();
        if (picture.isNull()) break;
        pictures.push_back(picture.convertToFormat(QImage::Format_RGB32));
    }
    return pictures;
}

/// How much two pictures of one size differ, 0 to 255 a channel and pixel.
double meanDifference(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            sum +=
                std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
        }
    return sum / (3.0 * one.width() * one.height());
}

QImage onPaper(const QImage& picture) {
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, picture);
    return paper;
}

}  // namespace

class ExportsTest : public QObject {
    Q_OBJECT
  private slots:
    void aPictureIsAsLargeAsAskedFor() {
        const PlainLook look;
        for (const record::Record& record : samples())
            for (const int size : {200, 480, 801, 2000}) {
                const QImage image = imageOf(drawingOf(record, size), look.appearance());
                const int longer = std::max(image.width(), image.height());
                QVERIFY(longer <= size);
                QVERIFY2(longer > size * 0.9, qPrintable(QString::number(longer)));
            }
    }

    void theSvgShowsWhatThePngShows() {
        const PlainLook look(BoardStyle::Plain);
        for (const record::Record& record : samples()) {
            const Drawing drawing = drawingOf(record, 600);
            const QByteArray svg = svgOf(drawing);
            QVERIFY(!svg.contains("<image"));
            QSvgRenderer renderer(svg);
            QVERIFY(renderer.isValid());
            const QImage expected = onPaper(imageOf(drawing, look.appearance()));
            QImage drawn(expected.size(), QImage::Format_RGB32);
            drawn.fill(Qt::white);
            QPainter painter(&drawn);
            renderer.render(&painter);
            painter.end();
            QCOMPARE(renderer.viewBox().size(), expected.size());
            const double difference = meanDifference(drawn, expected);
            QVERIFY2(difference < 5, qPrintable(QString::number(difference)));
        }
    }

    void theBoardMayBeTurned() {
        const PlainLook look;
        const record::Record record = std::move(samples().front());
        Drawing drawing = drawingOf(record, 400);
        const QImage one = imageOf(drawing, look.appearance());
        drawing.bottom = Side::Second;
        QVERIFY(imageOf(drawing, look.appearance()) != one);
    }

    void aGifHasAPictureForEveryPosition() {
        for (const record::Record& record : samples()) {
            const QByteArray file = gifOf(record, {});
            const auto pictures = picturesIn(file);
            QCOMPARE(int(pictures.size()), record.last().ply() + 1);
            QVERIFY(file.contains("NETSCAPE2.0"));
            for (std::size_t i = 1; i < pictures.size(); ++i)
                QVERIFY(pictures[i] != pictures[i - 1]);
        }
    }

    void aGifMayBeAPartOfTheGame() {
        const record::Record record = std::move(samples().front());
        GameGif::Choice part;
        part.first = 3;
        part.last = 5;
        const auto whole = picturesIn(gifOf(record, {}));
        const auto pictures = picturesIn(gifOf(record, part));
        QCOMPARE(pictures.size(), std::size_t{3});
        QVERIFY(meanDifference(pictures[0], whole[3]) < 3);
        QVERIFY(meanDifference(pictures[2], whole[5]) < 3);
        part.last = 1000;
        QCOMPARE(picturesIn(gifOf(record, part)).size(), whole.size() - 3);
    }

    void aGifShowsItsColoursTruly() {
        const PlainLook look;
        for (const record::Record& record : samples()) {
            GameGif::Choice end;
            end.first = record.last().ply();
            const QImage shown = picturesIn(gifOf(record, end)).front();
            const QImage truth = onPaper(imageOf(drawingOf(record, end.size), look.appearance()));
            QCOMPARE(shown.size(), truth.size());
            // The marks of the last play and the corners are in one of them only.
            QVERIFY2(meanDifference(shown, truth) < 5,
                     qPrintable(QString::number(meanDifference(shown, truth))));
        }
    }

    void aColourTableKeepsFewColoursAsTheyAre() {
        QImage picture(64, 64, QImage::Format_RGB32);
        picture.fill(qRgb(10, 20, 30));
        picture.setPixel(3, 3, qRgb(200, 0, 0));
        picture.setPixel(4, 3, qRgb(0, 200, 0));
        ColourTable table({picture}, 16);
        QCOMPARE(table.colours().size(), 3);
        for (const QRgb colour : {qRgb(10, 20, 30), qRgb(200, 0, 0), qRgb(0, 200, 0)})
            QCOMPARE(table.colours()[table.nearest(colour)], colour);
        QCOMPARE(table.colours()[table.nearest(qRgb(190, 20, 20))], qRgb(200, 0, 0));
    }

    void aPrintedGameHasItsNotesAndADiagramAtEachComment() {
        record::Record record = std::move(samples().front());
        auto line = record.mainLine();
        const auto note = [&](std::size_t ply, const char* comment) {
            const_cast<record::Node*>(line[ply])->comment = comment;
        };
        note(2, "the column forms");
        note(8, "and breaks through");
        const_cast<record::Node*>(line[1])->marks = {6};
        record::Node& variation = const_cast<record::Node*>(line[2])->parent->add("e1-e4");
        variation.comment = "slower";
        record::Node& deep = variation.add("a12-a11");
        variation.add("b12-b11").add("a1-a2");
        QVERIFY(deep.parent == &variation);

        QTextDocument document;
        writeOut(record, document);
        QString text = document.toPlainText();
        text.remove(QChar(0x2060));
        text.replace(QChar::Nbsp, u' ');
        for (const char* part :
             {"1\nd1–d4\nm11–m10?!\n2\nc2–d2\n", "\nthe column forms\n",
              "\n(2. e1–e4 slower 2... a12–a11 (2... b12–b11 3. a1–a2)) \n", "After 2. c2–d2\n",
              "\n2\n…\nm10–m9\n", "\nand breaks through\n", "After 6... m6–m5"})
            QVERIFY2(text.contains(QString::fromUtf8(part)),
                     qPrintable(QString::fromUtf8(part) + '|' + text));
        QCOMPARE(text.count(QChar::ObjectReplacementCharacter), 3);
        QVERIFY(text.startsWith("Ana – Bea"));
        QVERIFY(pdfOf(record).startsWith("%PDF"));
    }

    void whatTakesNoSettingsLeavesNone() {
        const PlainLook look(BoardStyle::Stone);
        QCOMPARE(look.appearance().theme().choice().board, BoardStyle::Stone);
        const PlainLook other;
        QCOMPARE(other.appearance().theme().choice().board, BoardStyle::Wood);
        QVERIFY(!other.appearance().theme().choice().dark);
    }
};

QTEST_MAIN(ExportsTest)
#include "exports_test.moc"
