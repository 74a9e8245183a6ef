// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/services.h"
#include "registry/registry.h"

#include <QWidget>

#include <vector>

class QTabWidget;
class QTextBrowser;

namespace leuctra::ui {

/// The rules of every game and the list of shortcuts, a tab each (F1).
class HelpPage : public QWidget {
    Q_OBJECT
  public:
    explicit HelpPage(const Services& services, QWidget* parent = nullptr);

    void showRules(const GameKind& kind);
    void showShortcuts();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void write();
    QString styled() const;

    const Appearance& appearance_;
    QTabWidget* tabs_;
    std::vector<QTextBrowser*> rules_;  ///< in the order of the registry
    QTextBrowser* shortcuts_;
};

}  // namespace leuctra::ui
