// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/deployment/letters_dialog.h"

#include "pages/error_sentence.h"
#include "theme/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace leuctra::ui {

namespace {

/// Without the blanks and breaks that letters in rows come with.
QString withoutBlanks(const QString& text) {
    QString letters = text;
    letters.removeIf([](QChar character) { return character.isSpace(); });
    return letters.toUpper();
}

/// Four rows of ten.
QString inRows(const QString& letters) {
    QStringList rows;
    for (int row = 0; row < letters.size(); row += combate::boardSize)
        rows << letters.mid(row, combate::boardSize);
    return rows.join(u'\n');
}

}  // namespace

LettersDialog::LettersDialog(Side side, const QString& draft, QWidget* parent)
    : QDialog(parent), side_(side) {
    setObjectName("lettersDialog");
    setWindowTitle(tr("Deployment as letters"));
    auto* explanation =
        new QLabel(tr("40 letters, your back row first, each row from your left: 1 to 9, X for "
                      "the Marshal, B for a bomb, F for the flag."),
                   this);
    explanation->setWordWrap(true);
    const bool isComplete = !draft.contains(QLatin1Char('.'));
    text_ = new QPlainTextEdit(isComplete ? inRows(draft) : QString(), this);
    text_->setObjectName("lettersText");
    text_->setAccessibleName(tr("Letters of the deployment"));
    text_->setTabChangesFocus(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setFixedHeight(QFontMetrics(text_->font()).lineSpacing() * 5 + 2 * Theme::medium);
    verdict_ = new QLabel(this);
    verdict_->setObjectName("lettersVerdict");
    verdict_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(this);
    place_ = buttons->addButton(tr("Place the pieces"), QDialogButtonBox::AcceptRole);
    place_->setObjectName("lettersPlace");
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Theme::medium);
    layout->addWidget(explanation);
    layout->addWidget(text_);
    layout->addWidget(verdict_);
    layout->addWidget(buttons);

    connect(text_, &QPlainTextEdit::textChanged, this, &LettersDialog::check);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(withoutBlanks(text_->toPlainText())); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(place_, &QPushButton::clicked, this, [this] {
        const auto setup = combate::setupFrom(withoutBlanks(text_->toPlainText()).toStdString(), side_);
        if (!setup) return;
        emit chosen(*setup);
        accept();
    });
    check();
}

void LettersDialog::check() {
    const auto setup = combate::setupFrom(withoutBlanks(text_->toPlainText()).toStdString(), side_);
    place_->setEnabled(setup.has_value());
    if (setup) {
        verdict_->setText(tr("All forty pieces are there."));
    } else {
        const int column = setup.error().column;
        verdict_->setText(column > 0 ? tr("Letter %1: %2.").arg(column).arg(errorSentence(setup.error()))
                                     : errorSentence(setup.error()));
    }
}

}  // namespace leuctra::ui
