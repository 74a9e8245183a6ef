// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_accessible.h"

#include "board/board_scene.h"
#include "board/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace leuctra::ui {

namespace {

class BoardAccessible;

/// One square.
class CellAccessible final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
  public:
    CellAccessible(BoardAccessible& board, int index) : board_(board), index_(index) {}

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    bool isSelected() const override;
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    QString localizedActionName(const QString& action) const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    BoardScene& scene() const;
    int square() const;

    BoardAccessible& board_;
    int index_;  ///< from the upper left, row by row
};

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    explicit BoardAccessible(BoardView& view) : QAccessibleWidget(&view, QAccessible::Table), view_(&view) {
        cells_.resize(std::size_t(view.board().columns() * view.board().rows()));
    }
    ~BoardAccessible() override {
        for (const QAccessible::Id cell : cells_)
            if (cell) QAccessible::deleteAccessibleInterface(cell);
    }

    BoardView& view() const { return *view_; }
    BoardScene& scene() const { return view_->board(); }
    /// The square shown at a place of the table, or the place at which a square is shown.
    int turned(int index) const {
        const int row = index / columnCount();
        const int column = index % columnCount();
        if (scene().bottom() == Side::Second) return row * columnCount() + columnCount() - 1 - column;
        return (rowCount() - 1 - row) * columnCount() + column;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override { return int(cells_.size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        QAccessible::Id& cell = cells_[std::size_t(index)];
        if (!cell) {
            auto& self = const_cast<BoardAccessible&>(*this);
            cell = QAccessible::registerAccessibleInterface(new CellAccessible(self, index));
        }
        return QAccessible::accessibleInterface(cell);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < childCount(); ++i)
            if (cells_[std::size_t(i)] && QAccessible::accessibleInterface(cells_[std::size_t(i)]) == child)
                return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const std::optional<int> cursor = scene().cursor();
        return cursor && view_->hasFocus() ? child(turned(*cursor)) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        const bool inside = row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
        return inside ? child(row * columnCount() + column) : nullptr;
    }
    int selectedCellCount() const override { return scene().taken() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        if (!scene().taken()) return {};
        return {child(turned(*scene().taken()))};
    }
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return scene().columns(); }
    int rowCount() const override { return scene().rows(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

  private:
    QPointer<BoardView> view_;
    mutable std::vector<QAccessible::Id> cells_;  ///< 0 until asked for
};

bool CellAccessible::isValid() const {
    return board_.isValid();
}

QAccessibleInterface* CellAccessible::parent() const {
    return &board_;
}

BoardScene& CellAccessible::scene() const {
    return board_.scene();
}

int CellAccessible::square() const {
    return board_.turned(index_);
}

int CellAccessible::columnIndex() const {
    return index_ % board_.columnCount();
}

int CellAccessible::rowIndex() const {
    return index_ / board_.columnCount();
}

bool CellAccessible::isSelected() const {
    return scene().taken() == square();
}

QString CellAccessible::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Description) return scene().squareDescription(square());
    if (kind != QAccessible::Name) return {};
    const QString content = scene().squareContent(square());
    const QString name = scene().squareName(square());
    if (name.isEmpty() || content.isEmpty()) return name + content;
    return QString("%1, %2").arg(name, content);
}

QRect CellAccessible::rect() const {
    const BoardView& view = board_.view();
    const QRect inside = view.mapFromScene(scene().squareRect(square())).boundingRect();
    return {view.viewport()->mapToGlobal(inside.topLeft()), inside.size()};
}

QAccessible::State CellAccessible::state() const {
    QAccessible::State state;
    state.focusable = true;
    state.focused = board_.view().hasFocus() && scene().cursor() == square();
    state.selectable = true;
    state.selected = isSelected();
    state.readOnly = true;
    state.disabled = !board_.view().isEnabled();
    state.invisible = !board_.view().isVisible();
    return state;
}

void* CellAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QStringList CellAccessible::actionNames() const {
    if (scene().squareAction(square()).isEmpty()) return {setFocusAction()};
    return {pressAction(), setFocusAction()};
}

QString CellAccessible::localizedActionName(const QString& action) const {
    if (action == pressAction()) return scene().squareAction(square());
    return QAccessibleActionInterface::localizedActionName(action);
}

void CellAccessible::doAction(const QString& action) {
    if (action == setFocusAction()) board_.view().setFocus();
    if (action == setFocusAction() || action == pressAction()) scene().setCursor(square());
    if (action == pressAction()) scene().activate(square());
}

QAccessibleInterface* boardInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(boardInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

}  // namespace leuctra::ui
