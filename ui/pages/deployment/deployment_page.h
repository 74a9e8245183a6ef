// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/setup.h"
#include "pages/services.h"

#include <QString>
#include <QWidget>

#include <memory>

namespace leuctra::ui {

class BoardView;
class DeploymentModel;

/// Where one player of Combate places his forty pieces (experience.md, 3).
class DeploymentPage : public QWidget {
    Q_OBJECT
  public:
    /// `draft`: 40 letters with '.' for empty squares, or empty. `savedFile`: where named deployments are
    /// kept; empty: the user's own file.
    DeploymentPage(Side side, const QString& player, const QString& draft, const Services& services,
                   QWidget* parent = nullptr, const QString& savedFile = {});
    ~DeploymentPage() override;

    Side side() const;
    /// 40 letters with '.' for squares still empty: what an unfinished game keeps.
    QString draft() const;
    DeploymentModel& model();
    BoardView& view();

    void undo();
    void redo();

  signals:
    /// All forty stand and the game is not lost at once.
    void ready(const QString& setup);
    void draftChanged();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace leuctra::ui
