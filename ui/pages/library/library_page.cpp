// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/library_page.h"

#include "base/outcome.h"
#include "board/game_ui.h"
#include "exports/clipboard.h"
#include "exports/export_dialog.h"
#include "models/library_model.h"
#include "models/library_words.h"
#include "pages/error_sentence.h"
#include "pages/fitting_row.h"
#include "pages/library/banner.h"
#include "pages/library/filter_bar.h"
#include "pages/library/game_preview.h"
#include "pages/library/statistics_view.h"
#include "pages/shown_path.h"
#include "record/file.h"
#include "record/lgr.h"
#include "storage/library.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>

namespace leuctra::ui {

namespace {

constexpr int sideLeast = 300;
constexpr int sideMost = 720;
constexpr int sidePercent = 28;
constexpr int rowHeight = 34;
constexpr int leastNameWidth = 84;
enum Tab { GamesTab, StatisticsTab };

QString documents() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

}  // namespace

LibraryPage::LibraryPage(const Services& services, QWidget* parent)
    : QWidget(parent),
      services_(services),
      model_(new LibraryModel(services.library, this)),
      tabs_(new QTabBar(this)),
      filter_(new FilterBar(services.appearance, this)),
      banner_(new Banner(this)),
      stack_(new QStackedWidget(this)),
      table_(new QTableView(this)),
      empty_(new QLabel(this)),
      list_(new QStackedWidget(this)),
      preview_(new GamePreview(services, this)),
      statistics_(new StatisticsView(services.appearance, this)),
      side_(nullptr),
      open_(new QPushButton(this)),
      export_(new CompactButton(this)),
      remove_(new CompactButton(this)),
      import_(new QPushButton(this)) {
    setObjectName("libraryPage");
    makeTable();
    side_ = makeGamesSide();
    layOut();
    makeShortcuts();
    connect(filter_, &FilterBar::changed, this, &LibraryPage::filterChanged);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int tab) {
        stack_->setCurrentIndex(tab);
        listChanged();
    });
    connect(model_, &LibraryModel::modelReset, this, &LibraryPage::listChanged);
    connect(preview_, &GamePreview::positionWanted, filter_, &FilterBar::setPosition);
    connect(&services_.appearance, &Appearance::changed, this, &LibraryPage::applyLook);
    retranslate();
    applyLook();
    listChanged();
    tellProblem();
    setFocusProxy(table_);
}

LibraryPage::~LibraryPage() = default;

void LibraryPage::makeTable() {
    table_->setObjectName("games");
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSortIndicator(LibraryModel::DateColumn, Qt::DescendingOrder);
    for (const int column : {LibraryModel::FirstColumn, LibraryModel::SecondColumn})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    table_->setSortingEnabled(true);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LibraryPage::chosenChanged);
    connect(table_, &QTableView::activated, this, &LibraryPage::openChosen);
    connect(table_, &QWidget::customContextMenuRequested, this, &LibraryPage::openMenu);
    empty_->setObjectName("emptyLibrary");
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setProperty("quiet", true);
    empty_->setMargin(Theme::widest);
    list_->addWidget(table_);
    list_->addWidget(empty_);
}

QWidget* LibraryPage::makeGamesSide() {
    auto* side = new QWidget(this);
    open_->setObjectName("openGame");
    open_->setProperty("primary", true);
    export_->setObjectName("exportGames");
    remove_->setObjectName("deleteGames");
    connect(open_, &QPushButton::clicked, this, &LibraryPage::openChosen);
    connect(export_, &QPushButton::clicked, this, &LibraryPage::exportChosen);
    connect(remove_, &QPushButton::clicked, this, &LibraryPage::removeChosen);
    auto* second = new FittingRow(side);
    second->row()->addWidget(export_, 1);
    second->row()->addWidget(remove_, 1);
    second->setYielding({export_, remove_});
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(preview_, 1);
    column->addWidget(open_);
    column->addWidget(second);
    return side;
}

void LibraryPage::layOut() {
    tabs_->setObjectName("libraryTabs");
    tabs_->setExpanding(false);
    tabs_->addTab({});
    tabs_->addTab({});
    import_->setObjectName("importGames");
    connect(import_, &QPushButton::clicked, this, &LibraryPage::askWhatToImport);
    auto* head = new QHBoxLayout;
    head->addWidget(tabs_, 1);
    head->addWidget(import_);
    auto* games = new QWidget(this);
    auto* row = new QHBoxLayout(games);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::regular);
    row->addWidget(list_, 1);
    row->addWidget(side_);
    stack_->addWidget(games);
    stack_->addWidget(statistics_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::wide, Theme::small, Theme::wide, Theme::regular);
    whole->setSpacing(Theme::medium);
    whole->addLayout(head);
    whole->addWidget(filter_);
    whole->addWidget(banner_);
    whole->addWidget(stack_, 1);
}

void LibraryPage::makeShortcuts() {
    const auto on = [this](const QKeySequence& keys, auto function) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, function);
    };
    on(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), &LibraryPage::exportChosen);
    on(QKeySequence(QKeySequence::Find), [this] { filter_->setFocus(Qt::ShortcutFocusReason); });
    on(QKeySequence(QKeySequence::Undo), &LibraryPage::restoreRemoved);
}

void LibraryPage::showStatistics(bool statistics) {
    tabs_->setCurrentIndex(statistics ? StatisticsTab : GamesTab);
}

// What is chosen, and what is done with it.

std::vector<std::int64_t> LibraryPage::chosenIds() const {
    std::vector<std::int64_t> ids;
    for (const QModelIndex& row : table_->selectionModel()->selectedRows())
        ids.push_back(model_->game(row.row()).id);
    return ids;
}

void LibraryPage::chosenChanged() {
    const std::vector<std::int64_t> ids = chosenIds();
    if (!ids.empty()) lastChosen_ = ids.front();
    const bool mayChange = !services_.library.isReadOnly();
    open_->setEnabled(ids.size() == 1);
    export_->setEnabled(!ids.empty());
    remove_->setEnabled(!ids.empty() && mayChange);
    if (ids.size() != 1) {
        preview_->show(std::nullopt);
    } else if (auto record = services_.library.load(ids.front())) {
        preview_->show(std::move(*record));
    } else {
        preview_->show(record.error());
    }
}

void LibraryPage::openChosen() {
    if (const auto ids = chosenIds(); ids.size() == 1) emit opened(ids.front());
}

void LibraryPage::removeChosen() {
    const std::vector<std::int64_t> ids = chosenIds();
    if (ids.empty()) return;
    const int row = table_->currentIndex().row();
    if (const auto removed = services_.library.remove(ids); !removed) {
        tellTrouble(tr("Nothing was deleted"), removed.error());
        return;
    }
    table_->selectRow(std::min(row, model_->rowCount() - 1));
    tellRemoved(int(ids.size()));
}

void LibraryPage::tellRemoved(int games) {
    banner_->say(tr("%n game(s) deleted.", nullptr, games), "",
                 {{"undoDelete", tr("Undo"), [this] { restoreRemoved(); }}});
}

void LibraryPage::restoreRemoved() {
    if (!services_.library.mayRestore()) return;
    banner_->clear();
    if (const auto restored = services_.library.restore(); !restored)
        tellTrouble(tr("Nothing was brought back"), restored.error());
    table_->setFocus();
}

void LibraryPage::exportChosen() {
    const std::vector<std::int64_t> ids = chosenIds();
    if (ids.size() > 1) return askWhereToExport();
    if (ids.empty()) return;
    const auto record = services_.library.load(ids.front());
    if (!record) return tellTrouble(tr("The game cannot be read"), record.error());
    auto* dialog = new ExportDialog(*record, {record->last()}, services_.appearance, window());
    dialog->open();
}

void LibraryPage::askWhereToExport() {
    auto* dialog = new QFileDialog(window(), tr("Export games"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Games (*.lgr)"));
    dialog->setDefaultSuffix(QStringLiteral("lgr"));
    dialog->setDirectory(documents());
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryPage::exportTo);
    dialog->open();
}

void LibraryPage::exportTo(const QString& file) {
    std::string text;
    const std::vector<std::int64_t> ids = chosenIds();
    for (const std::int64_t id : ids) {
        const auto record = services_.library.load(id);
        if (!record) return tellTrouble(tr("Nothing was exported"), record.error());
        if (!text.empty()) text += '\n';
        text += record::writeRecord(*record);
    }
    const auto written = record::writeFileAtomically(QFile::encodeName(file).toStdString(), text);
    if (!written) return tellTrouble(tr("Nothing was exported"), written.error());
    banner_->say(tr("%n game(s) exported to %1.", nullptr, int(ids.size())).arg(shownPath(file)), "", {});
}

void LibraryPage::openMenu(QPoint place) {
    if (chosenIds().empty()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool one = chosenIds().size() == 1;
    const auto add = [&](const QString& words, bool enabled, auto function) {
        QAction* action = menu->addAction(words);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, function);
    };
    const auto onRecord = [this](auto function) {
        return [this, function] {
            const auto ids = chosenIds();
            if (ids.empty()) return;
            if (const auto record = services_.library.load(ids.front())) function(*record);
        };
    };
    add(tr("Open"), one, [this] { openChosen(); });
    add(tr("Export…"), true, [this] { exportChosen(); });
    menu->addSeparator();
    add(tr("Copy the last position"), one,
        onRecord([](const record::Record& record) { copyPosition(record, record.last()); }));
    add(tr("Copy the moves"), one,
        onRecord([](const record::Record& record) { copyMoves(record, record.last()); }));
    menu->addSeparator();
    add(tr("Delete"), !services_.library.isReadOnly(), [this] { removeChosen(); });
    menu->popup(table_->viewport()->mapToGlobal(place));
}

// Import.

void LibraryPage::askWhatToImport() {
    auto* dialog = new QFileDialog(window(), tr("Import games"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tr("Games (*.lgr *.txt *.xml)"));
    dialog->setDirectory(documents());
    connect(dialog, &QFileDialog::filesSelected, this, &LibraryPage::importFiles);
    dialog->open();
}

void LibraryPage::importFiles(const QStringList& files) {
    if (importing_) {
        toImport_ += files;
        return;
    }
    importing_ = std::make_unique<LibraryImport>(services_.library.file(), files);
    import_->setEnabled(false);
    connect(importing_.get(), &LibraryImport::finished, this, &LibraryPage::tellImported);
    connect(importing_.get(), &LibraryImport::progressed, this, [this](int games, double share) {
        const QString words = tr("Importing… %n game(s) so far", nullptr, games);
        banner_->say(words, "", {{"cancelImport", tr("Cancel"), [this] { importing_->cancel(); }}});
        banner_->setProgress(share);
    });
    banner_->say(tr("Importing…"), "", {{"cancelImport", tr("Cancel"), [this] { importing_->cancel(); }}});
    banner_->setProgress(0);
}

void LibraryPage::tellImported(const LibraryImport::Summary& summary) {
    importing_.release()->deleteLater();  // it is the one that speaks
    import_->setEnabled(true);
    model_->refresh();
    QStringList words = {tr("%n game(s) imported.", nullptr, summary.added)};
    if (summary.cancelled) words << tr("The rest was left out as you wished.");
    if (summary.known > 0) words << tr("Already there: %1.").arg(summary.known);
    if (summary.ongoing > 0) words << tr("Not over and therefore left out: %1.").arg(summary.ongoing);
    if (summary.damaged > 0) {
        words << tr("Could not be read: %1; the first is in %2: %3.")
                     .arg(summary.damaged)
                     .arg(QFileInfo(summary.file).fileName(), errorSentence(summary.error));
    }
    if (summary.stoppedBy)
        words << tr("The rest could not be imported: %1.").arg(errorSentence(*summary.stoppedBy));
    const bool well = summary.damaged == 0 && !summary.stoppedBy;
    banner_->say((well ? QString() : QStringLiteral("⚠ ")) + words.join(QLatin1Char(' ')), well ? "" : "warn",
                 {{"closeBanner", tr("Close"), [this] { banner_->clear(); }}});
    if (const QStringList next = std::exchange(toImport_, {}); !next.isEmpty()) importFiles(next);
}

// What the page says.

void LibraryPage::tellTrouble(const QString& what, const Error& error) {
    banner_->say(tr("⚠ %1: %2.").arg(what, errorSentence(error)), "warn",
                 {{"closeBanner", tr("Close"), [this] { banner_->clear(); }}});
}

void LibraryPage::tellProblem() {
    const auto& problem = services_.library.problem();
    if (problem) {
        std::vector<Banner::Choice> choices = {{"retryLibrary", tr("Try again"), [this] {
                                                    services_.library.reopen();
                                                    tellProblem();
                                                }}};
        if (QFileInfo::exists(services_.library.file())) {
            choices.push_back({"beginAnew", tr("Begin a new library"), [this] {
                                   const auto aside = services_.library.beginAnew();
                                   if (!aside)
                                       return tellTrouble(tr("No new library was begun"), aside.error());
                                   banner_->say(tr("The former file is now %1.").arg(shownPath(*aside)), "",
                                                {});
                                   saysProblem_ = false;
                               }});
        }
        banner_->say(
            tr("⚠ %1. The file was left as it is. Until it can be used, games that you finish wait under "
               "Continue. A new library keeps the former file under another name.")
                .arg(errorSentence(*problem)),
            "warn", std::move(choices));
        saysProblem_ = true;
    } else if (services_.library.isReadOnly()) {
        banner_->say(
            tr("⚠ The library may be read but not written: %1. Games that you finish wait under Continue.")
                .arg(shownPath(services_.library.file())),
            "warn", {{"retryLibrary", tr("Try again"), [this] {
                          services_.library.reopen();
                          tellProblem();
                      }}});
        saysProblem_ = true;
    } else if (std::exchange(saysProblem_, false)) {
        banner_->clear();
    }
    import_->setEnabled(!problem && !services_.library.isReadOnly());
}

void LibraryPage::filterChanged() {
    model_->setFilter(filter_->filter());
}

void LibraryPage::listChanged() {
    const bool filtered = model_->filter() != LibraryFilter{};
    const int games = model_->rowCount();
    list_->setCurrentWidget(games > 0 ? static_cast<QWidget*>(table_) : empty_);
    side_->setVisible(games > 0);
    if (services_.library.problem())
        empty_->clear();  // the banner says it
    else if (model_->problem())
        empty_->setText(tr("The library cannot be read: %1").arg(errorSentence(*model_->problem())));
    else if (filtered)
        empty_->setText(tr("No game fits."));
    else
        empty_->setText(
            tr("Every game that you finish comes here by itself: to open it again, to see where it was "
               "won, and to count.\n\nGames from files come in with Import."));
    filter_->setCount(tr("%n game(s)", nullptr, games));
    if (games > 0 && chosenIds().empty()) table_->selectRow(std::max(model_->rowOf(lastChosen_), 0));
    chosenChanged();
    if (stack_->currentIndex() == StatisticsTab) statistics_->show(model_->games());
}

void LibraryPage::retranslate() {
    setWindowTitle(tr("Games"));
    tabs_->setTabText(GamesTab, tr("Games"));
    tabs_->setTabText(StatisticsTab, tr("Statistics"));
    tabs_->setAccessibleName(tr("Games or statistics"));
    table_->setAccessibleName(tr("Games"));
    open_->setText(tr("Open"));
    export_->setText(tr("Export…"));
    remove_->setText(tr("Delete"));
    import_->setText(tr("Import…"));
    fitColumns();
    listChanged();
}

void LibraryPage::applyLook() {
    const Theme& theme = services_.appearance.theme();
    import_->setIcon(icon("import", theme));
    export_->setIcon(icon("export", theme));
    remove_->setIcon(icon("delete", theme));
    table_->setFont(theme.tabularFont(TextSize::Body));
    table_->verticalHeader()->setDefaultSectionSize(rowHeight * theme.choice().textPercent / 100);
    fitColumns();
}

/// As wide as the longest word of each, heading included; the players share what is left.
void LibraryPage::fitColumns() {
    const QFontMetrics cells(table_->font());
    const QFontMetrics headings(services_.appearance.theme().font(TextSize::Small));
    QStringList kinds;
    for (const GameKind& kind : games())
        kinds << uiOf(kind).name();
    QStringList reasons;
    for (const Reason reason : {Reason::E11, Reason::E12, Reason::E13, Reason::C16, Reason::C17, Reason::C19,
                                Reason::Time, Reason::Resign, Reason::Agreed})
        reasons << reasonWord(QString::fromStdString(std::string(name(reason))));
    // The dearest first; the last ones go where there is little room.
    const std::pair<int, QStringList> columns[] = {{LibraryModel::DateColumn, {dayWord("2028.12.28")}},
                                                   {LibraryModel::ResultColumn, {resultWord("1/2-1/2")}},
                                                   {LibraryModel::GameColumn, kinds},
                                                   {LibraryModel::PliesColumn, {QStringLiteral("0000")}},
                                                   {LibraryModel::ReasonColumn, reasons},
                                                   {LibraryModel::LevelColumn, {QStringLiteral("0 / 0")}}};
    const auto headingOf = [this](int column) {
        return model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    int room = table_->viewport()->width();
    for (const int column : {LibraryModel::FirstColumn, LibraryModel::SecondColumn})
        room -= std::max(leastNameWidth, headings.horizontalAdvance(headingOf(column)) + 2 * Theme::medium);
    for (const auto& [column, words] : columns) {
        int widest = headings.horizontalAdvance(headingOf(column)) + Theme::regular;  // room for the arrow
        for (const QString& word : words)
            widest = std::max(widest, cells.horizontalAdvance(word));
        widest += 2 * Theme::medium;
        table_->setColumnWidth(column, widest);
        table_->setColumnHidden(column, room < widest);
        room -= widest;
    }
}

bool LibraryPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (watched == table_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeChosen();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LibraryPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LibraryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int wished = width() * sidePercent / 100;
    side_->setFixedWidth(std::clamp(wished, sideLeast, sideMost));
}

}  // namespace leuctra::ui
