// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/note_editor.h"

#include "actions.h"
#include "theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int leastLines = 2;
constexpr ReviewAction marks[] = {ReviewAction::MarkGood,        ReviewAction::MarkBad,
                                  ReviewAction::MarkBrilliant,   ReviewAction::MarkLosing,
                                  ReviewAction::MarkInteresting, ReviewAction::MarkDoubtful};

}  // namespace

NoteEditor::NoteEditor(Review& review, Actions& actions, QWidget* parent)
    : QWidget(parent), review_(review), text_(new QPlainTextEdit(this)), node_(&review.shown()) {
    setObjectName("noteEditor");
    text_->setObjectName("comment");
    text_->setTabChangesFocus(true);
    text_->setMinimumHeight(leastLines * QFontMetrics(text_->font()).lineSpacing() + 2 * Theme::regular);
    text_->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::tiny);
    for (const ReviewAction action : marks) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(actions.of(action));
        button->setObjectName(actions.of(action)->objectName());
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addLayout(row);
    column->addWidget(text_, 1);
    connect(&review_, &Review::shownChanged, this, &NoteEditor::load);
    connect(&review_, &Review::nodeChanged, this, [this](const record::Node& node) {
        if (&node == &review_.shown() && !text_->hasFocus()) load();
    });
    retranslate();
    load();
}

void NoteEditor::load() {
    node_ = &review_.shown();
    const QString comment = QString::fromStdString(node_->comment);
    if (text_->toPlainText().trimmed() != comment) text_->setPlainText(comment);
}

void NoteEditor::commit() {
    review_.setComment(*node_, text_->toPlainText());
}

void NoteEditor::startWriting() {
    text_->setFocus(Qt::ShortcutFocusReason);
    text_->moveCursor(QTextCursor::End);
}

void NoteEditor::retranslate() {
    text_->setPlaceholderText(tr("Comment on what is shown"));
    text_->setAccessibleName(text_->placeholderText());
}

bool NoteEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::FocusOut) commit();
    return QWidget::eventFilter(watched, event);
}

}  // namespace leuctra::ui
