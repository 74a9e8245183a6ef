// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/new_game/draft.h"
#include "pages/services.h"

#include <QTimer>
#include <QWidget>

namespace leuctra::ui {

class Curtain;
class DeploymentPage;

/// The people of a game with secrets deploy, one after the other, a curtain between them; what a computer
/// deploys is in the draft already. What stands so
/// far is kept among the unfinished games.
class DeploymentRound : public QWidget {
    Q_OBJECT
  public:
    /// `returning`: the draft was left before, and nobody knows who sits there now: the curtain comes first.
    DeploymentRound(const Draft& draft, const QString& id, bool returning, const Services& services,
                    QWidget* parent = nullptr);
    ~DeploymentRound() override;

    QString id() const { return id_; }
    /// Null behind the curtain.
    DeploymentPage* page() const { return page_; }
    /// The curtain at once.
    void hideBoard();
    /// Puts what stands now among the unfinished games.
    void keep();

  signals:
    /// Both have deployed; the unfinished game of this id is a draft no more, for whoever starts it.
    void finished(const MatchSetup& setup, const QString& id);
    void stateChanged();
    /// What stands could not be put among the unfinished games; said once.
    void troubled(const Error& error);

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void dropCurtain();
    void openPage();
    void takeSetup(const QString& letters);
    QString& letters() { return draft_.letters[static_cast<std::size_t>(index(draft_.deploying))]; }
    QString playerName() const;
    bool isLast() const;

    Draft draft_;
    QString id_;
    Services services_;
    QWidget* place_;
    Curtain* curtain_;
    DeploymentPage* page_ = nullptr;
    QTimer keepSoon_;
    bool done_ = false;
    bool complained_ = false;
};

}  // namespace leuctra::ui
