// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/fitting_row.h"
#include "storage/saved_deployments.h"

#include <QComboBox>

namespace leuctra::ui {

class Appearance;
class DeploymentModel;

/// The named deployments: choose and load one, save what stands, rename, delete; and the deployment as 40
/// letters.
class SavedDeploymentsBar : public FittingRow {
    Q_OBJECT
  public:
    /// The model must outlive the bar.
    SavedDeploymentsBar(Side side, DeploymentModel& model, const QString& file, const Appearance& appearance,
                        QWidget* parent = nullptr);

  signals:
    /// Something to tell beside the board: what was done, or why not.
    void told(const QString& sentence, bool wrong);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void updateIcons();
    void refresh();
    void updateEnabled();
    void loadChosen();
    void askForName();
    void askForNewName();
    void askWhetherToDelete();
    void editLetters();
    void tell(const Result<void>& result, const QString& done);

    Side side_;
    DeploymentModel& model_;
    SavedDeployments saved_;
    const Appearance& appearance_;
    QComboBox* names_;
    CompactButton* load_;
    CompactButton* save_;
    CompactButton* rename_;
    CompactButton* remove_;
    CompactButton* letters_;
};

}  // namespace leuctra::ui
