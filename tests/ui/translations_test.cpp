// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"
#include "pages/error_sentence.h"
#include "storage/settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace leuctra::ui;

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool unfinished = false;
};

std::vector<Message> messagesOf(const QString& language) {
    QFile file(QStringLiteral(LEUCTRA_TRANSLATIONS "/leuctra_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"source") {
            messages.push_back({xml.readElementText(), {}, false});
        } else if (xml.name() == u"translation") {
            messages.back().unfinished = xml.attributes().hasAttribute("type");
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation")) {
                if (xml.isStartElement())
                    messages.back().translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (messages.back().translations.isEmpty()) messages.back().translations << text;
        }
    }
    return messages;
}

/// %1, %2 … and %n of a text, sorted; each once.
QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern("%[1-9n]");
    QStringList found;
    for (const auto& match : pattern.globalMatch(text))
        found << match.captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

}  // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
  private slots:
    void everyMessageIsTranslated_data() { addLanguages(); }
    void everyMessageIsTranslated() {
        QFETCH(QString, language);
        const std::vector<Message> messages = messagesOf(language);
        QVERIFY(!messages.empty());
        for (const Message& message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.source));
            for (const QString& text : message.translations)
                QVERIFY2(!text.isEmpty(), qPrintable(message.source));
        }
    }

    void everyPlaceholderIsKept_data() { addLanguages(); }
    void everyPlaceholderIsKept() {
        QFETCH(QString, language);
        for (const Message& message : messagesOf(language)) {
            // One may be said without its number: "once".
            const bool plural = message.translations.size() > 1;
            for (qsizetype i = plural ? 1 : 0; i < message.translations.size(); ++i) {
                QVERIFY2(placeholders(message.translations[i]) == placeholders(message.source),
                         qPrintable(message.translations[i]));
            }
        }
    }

    void errorsOfTheCoreAreSaidInTheLanguage() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        const Language language(settings, "es");
        leuctra::Error error = leuctra::failure(leuctra::errorText("No piece stands on %1"), {"a4"}).value();
        QCOMPARE(errorSentence(error), QString("En a4 no hay ninguna pieza"));
        error.line = 3;
        error.column = 7;
        QCOMPARE(errorSentence(error), QString("Línea 3, columna 7: En a4 no hay ninguna pieza"));
    }

    void wordsOfQtFollowTheLanguage() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Language language(settings, "es");
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QString("Cancelar"));
        settings.setLanguage("en");
        QCOMPARE(language.current(), QString("en"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QString("Cancel"));
    }

  private:
    static void addLanguages() {
        QTest::addColumn<QString>("language");
        for (const QString& language : Settings::languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
