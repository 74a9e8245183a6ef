// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/help/help_page.h"

#include "actions.h"
#include "board/game_ui.h"
#include "pages/page_parts.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QTabWidget>
#include <QTextBrowser>

namespace leuctra::ui {

namespace {

constexpr int textMostWidth = 860;

QTextBrowser* makeBrowser(const char* name, QWidget* parent) {
    auto* browser = new QTextBrowser(parent);
    browser->setObjectName(QLatin1String(name));
    browser->setOpenLinks(false);
    browser->setFrameShape(QFrame::NoFrame);
    browser->document()->setDocumentMargin(Theme::regular);
    return browser;
}

/// New text where the old one was being read.
void rewrite(QTextBrowser& browser, const QString& style, const QString& html) {
    const int place = browser.verticalScrollBar()->value();
    browser.document()->setDefaultStyleSheet(style);
    browser.setHtml(html);
    browser.verticalScrollBar()->setValue(place);
}

QString shortcutsHtml(int textPercent) {
    const int keysWidth = 230 * textPercent / 100;
    QString html;
    for (const Actions::Group& group : Actions::shortcuts()) {
        html += QStringLiteral("<h2>%1</h2><table cellspacing='0'>").arg(group.name.toHtmlEscaped());
        for (const Actions::Keys& one : group.keys) {
            html += QStringLiteral("<tr><td class='keys' width='%3'>%1</td><td>%2</td></tr>")
                        .arg(one.keys.toHtmlEscaped(), one.words.toHtmlEscaped())
                        .arg(keysWidth);
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

}  // namespace

HelpPage::HelpPage(const Services& services, QWidget* parent)
    : QWidget(parent),
      appearance_(services.appearance),
      tabs_(new QTabWidget(this)),
      shortcuts_(makeBrowser("shortcutsText", tabs_)) {
    setObjectName("helpPage");
    tabs_->setObjectName("helpTabs");
    tabs_->setMaximumWidth(textMostWidth);
    for (const GameKind& kind : games()) {
        Q_UNUSED(kind)
        rules_.push_back(makeBrowser("rulesText", tabs_));
        tabs_->addTab(rules_.back(), QString());
    }
    tabs_->addTab(shortcuts_, QString());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::wide, Theme::regular, Theme::wide, Theme::wide);
    row->addStretch(1);
    row->addWidget(tabs_, 1000);
    row->addStretch(1);
    setFocusProxy(tabs_);
    write();
    connect(&appearance_, &Appearance::changed, this, &HelpPage::write);
}

void HelpPage::showRules(const GameKind& kind) {
    for (std::size_t i = 0; i < games().size(); ++i) {
        if (&games()[i] == &kind) tabs_->setCurrentIndex(static_cast<int>(i));
    }
}

void HelpPage::showShortcuts() {
    tabs_->setCurrentWidget(shortcuts_);
}

QString HelpPage::styled() const {
    const Theme& theme = appearance_.theme();
    return QStringLiteral(
               "h1 { font-size: %1px; } h2 { font-size: %2px; margin-top: 20px; } h3 { font-size: %3px; }"
               "p, li { margin-top: 6px; margin-bottom: 6px; line-height: 140%; }"
               "td, th { padding: 6px 24px 6px 0; } th { text-align: left; }"
               "td.keys { color: %4; font-weight: bold; white-space: pre; }"
               "a { color: %4; }")
        .arg(theme.pixelSize(TextSize::Title))
        .arg(theme.pixelSize(TextSize::Large))
        .arg(theme.pixelSize(TextSize::Body))
        .arg(theme.color(Role::Accent).name());
}

void HelpPage::write() {
    setWindowTitle(tr("Rules and shortcuts"));
    const QString style = styled();
    for (std::size_t i = 0; i < games().size(); ++i) {
        const GameUi& game = uiOf(games()[i]);
        tabs_->setTabText(static_cast<int>(i), game.name());
        rules_[i]->setAccessibleName(tr("Rules of %1").arg(game.name()));
        rewrite(*rules_[i], style, game.rulesHtml());
    }
    tabs_->setTabText(static_cast<int>(games().size()), tr("Keyboard shortcuts"));
    shortcuts_->setAccessibleName(tr("Keyboard shortcuts"));
    rewrite(*shortcuts_, style, shortcutsHtml(appearance_.theme().choice().textPercent));
}

void HelpPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
