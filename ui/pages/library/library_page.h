// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "pages/services.h"
#include "storage/library_import.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace leuctra::ui {

class Banner;
class CompactButton;
class FilterBar;
class GamePreview;
class LibraryModel;
class StatisticsView;

/// The finished games: looked for, looked at, opened, exported, imported, deleted; and what they tell
/// together.
class LibraryPage : public QWidget {
    Q_OBJECT
  public:
    explicit LibraryPage(const Services& services, QWidget* parent = nullptr);
    ~LibraryPage() override;

    LibraryModel& model() { return *model_; }
    void showStatistics(bool statistics);
    /// In the background, after those that are being imported; what came of it is said on the page.
    void importFiles(const QStringList& files);
    /// All chosen games as one `.lgr` file.
    void exportTo(const QString& file);

  signals:
    /// This game of the library is to be looked at.
    void opened(std::int64_t id);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeTable();
    void makeShortcuts();
    QWidget* makeGamesSide();
    void layOut();

    std::vector<std::int64_t> chosenIds() const;
    void chosenChanged();
    void openChosen();
    void removeChosen();
    void exportChosen();
    void askWhatToImport();
    void askWhereToExport();
    void openMenu(QPoint place);

    void listChanged();
    void filterChanged();
    void tellProblem();
    void restoreRemoved();
    void tellRemoved(int games);
    void tellImported(const LibraryImport::Summary& summary);
    void tellTrouble(const QString& what, const Error& error);
    void retranslate();
    void applyLook();
    void fitColumns();

    Services services_;
    LibraryModel* model_;
    QTabBar* tabs_;
    FilterBar* filter_;
    Banner* banner_;
    QStackedWidget* stack_;
    QTableView* table_;
    QLabel* empty_;
    QStackedWidget* list_;  ///< the table, or the words in its place
    GamePreview* preview_;
    StatisticsView* statistics_;
    QWidget* side_;
    QPushButton* open_;
    CompactButton* export_;
    CompactButton* remove_;
    QPushButton* import_;
    std::unique_ptr<LibraryImport> importing_;
    QStringList toImport_;  ///< when that is done
    std::int64_t lastChosen_ = 0;
    bool saysProblem_ = false;
};

}  // namespace leuctra::ui
