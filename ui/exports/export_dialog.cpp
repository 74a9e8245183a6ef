// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/export_dialog.h"

#include "board/game_ui.h"
#include "exports/clipboard.h"
#include "exports/drawing.h"
#include "exports/game_gif.h"
#include "exports/print.h"
#include "match/record_tags.h"
#include "pages/error_sentence.h"
#include "pages/page_parts.h"
#include "pages/player_name.h"
#include "record/file.h"
#include "record/formats.h"
#include "record/lgr.h"
#include "theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QProgressBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyle>

#include <algorithm>
#include <cassert>

namespace leuctra::ui {

namespace {

constexpr int pictureSize = 1000;
constexpr int animationSize = 480;
constexpr int leastWidth = 460;

record::Record copyOf(const record::Record& record) {
    return std::move(*record::parseRecords(record::writeRecord(record)).front());
}

/// The node of a copy that stands where this one stands in its own tree.
const record::Node& counterpart(const record::Record& copy, const record::Node& node) {
    const record::Node* place = &copy.root();
    for (const record::Node* step : record::Record::pathTo(node)) {
        const auto& siblings = step->parent->children;
        const auto found = std::find_if(siblings.begin(), siblings.end(),
                                        [step](const auto& sibling) { return sibling.get() == step; });
        place = place->children[std::size_t(found - siblings.begin())].get();
    }
    return *place;
}

QString suggestedName(const record::Record& record) {
    QStringList parts;
    for (const Side side : bothSides)
        parts << playerName(record.kind(), side, playerOf(record, side));
    QString name = parts.join(QStringLiteral(" - "));
    for (QChar& letter : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = u'_';
    return name.trimmed();
}

}  // namespace

ExportDialog::ExportDialog(const record::Record& record, const Sight& sight, const Appearance& appearance,
                           QWidget* parent)
    : QDialog(parent),
      record_(copyOf(record)),
      shown_(&counterpart(record_, sight.shown)),
      bottom_(sight.bottom),
      viewer_(sight.viewer),
      appearance_(appearance),
      forms_(new QComboBox(this)),
      fields_(new QFormLayout),
      size_(new QSpinBox(this)),
      first_(new QSpinBox(this)),
      last_(new QSpinBox(this)),
      pace_(new QDoubleSpinBox(this)),
      progress_(new QProgressBar(this)),
      said_(makeFieldLabel(this)) {
    assert(record::mayBeShown(record_));
    setObjectName("exportDialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Export"));
    setMinimumWidth(leastWidth);
    forms_->setObjectName("form");
    addForms();

    const int plies = shown_->ply();
    const int length = record_.last().ply();
    size_->setObjectName("pictureSize");
    size_->setRange(smallestDrawing, largestDrawing);
    size_->setSuffix(tr(" px"));
    size_->setSingleStep(20);
    first_->setObjectName("firstPly");
    last_->setObjectName("lastPly");
    first_->setRange(0, std::max(plies, length));
    last_->setRange(0, std::max(plies, length));
    last_->setValue(std::max(plies, length));
    pace_->setObjectName("pace");
    pace_->setRange(0.1, 10);
    pace_->setSingleStep(0.1);
    pace_->setDecimals(1);
    pace_->setValue(0.8);
    pace_->setSuffix(tr(" s"));
    progress_->setTextVisible(false);
    progress_->hide();
    said_->setObjectName("said");
    said_->setTextFormat(Qt::PlainText);
    said_->hide();

    fields_->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    fields_->setHorizontalSpacing(Theme::regular);
    fields_->setVerticalSpacing(Theme::small);
    fields_->addRow(tr("Form"), forms_);
    fields_->addRow(tr("Longer side"), size_);
    fields_->addRow(tr("From play"), first_);
    fields_->addRow(tr("To play"), last_);
    fields_->addRow(tr("Each play shown for"), pace_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    save_ = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    save_->setObjectName("saveExport");
    save_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(forms_, &QComboBox::currentIndexChanged, this, &ExportDialog::formChanged);
    connect(&drawing_, &QTimer::timeout, this, &ExportDialog::drawNext);
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(Theme::regular);
    if (viewer_) {
        auto* eyes = makeQuietLabel(this);
        eyes->setObjectName("eyesNote");
        eyes->setText(tr("As %1 knew it. For a record or a text, which hold both armies, look at both "
                         "armies first.")
                          .arg(uiOf(record_.kind()).sideName(*viewer_)));
        whole->addWidget(eyes);
    }
    whole->addLayout(fields_);
    whole->addWidget(progress_);
    whole->addWidget(said_);
    whole->addStretch();
    whole->addWidget(buttons);
    for (QWidget* field :
         {static_cast<QWidget*>(forms_), static_cast<QWidget*>(size_), static_cast<QWidget*>(first_),
          static_cast<QWidget*>(last_), static_cast<QWidget*>(pace_)})
        field->setAccessibleName(static_cast<QLabel*>(fields_->labelForField(field))->text());
    formChanged();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::addForms() {
    // A record and the texts hold both armies.
    if (!viewer_) {
        addForm(Form::Record, tr("Record with comments and variations (.lgr)"));
        if (!record_.kind().hidden && record_.tag("Position").empty())
            addForm(Form::Moves, tr("Moves as text (.txt)"));
        if (record_.kind().hidden) {
            addForm(Form::Position, tr("Last position as text (.txt)"));
            addForm(Form::Archive, tr("Game for other programs (.xml)"));
        }
    }
    addForm(Form::Png, tr("Picture of the position (.png)"));
    addForm(Form::Svg, tr("Drawing of the position, sharp at any size (.svg)"));
    addForm(Form::Gif, tr("Animation of the game (.gif)"));
    addForm(Form::Pdf, tr("Printed game with diagrams (.pdf)"));
}

void ExportDialog::addForm(Form form, const QString& words) {
    forms_->addItem(words, int(form));
}

ExportDialog::Form ExportDialog::form() const {
    return Form(forms_->currentData().toInt());
}

QString ExportDialog::suffix() const {
    switch (form()) {
        case Form::Record:
            return QStringLiteral("lgr");
        case Form::Moves:
        case Form::Position:
            return QStringLiteral("txt");
        case Form::Archive:
            return QStringLiteral("xml");
        case Form::Png:
            return QStringLiteral("png");
        case Form::Svg:
            return QStringLiteral("svg");
        case Form::Gif:
            return QStringLiteral("gif");
        case Form::Pdf:
            return QStringLiteral("pdf");
    }
    return {};
}

void ExportDialog::formChanged() {
    const bool animated = form() == Form::Gif;
    const bool sized = animated || form() == Form::Png || form() == Form::Svg;
    const std::pair<QWidget*, bool> wanted[] = {
        {size_, sized}, {first_, animated}, {last_, animated}, {pace_, animated}};
    for (const auto& [field, shows] : wanted)
        fields_->setRowVisible(field, shows);
    size_->setValue(animated ? animationSize : pictureSize);
    said_->hide();
}

void ExportDialog::askWhere() {
    auto* dialog = new QFileDialog(this, tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(QStringLiteral("*.%1").arg(suffix()));
    dialog->setDefaultSuffix(suffix());
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(suggestedName(record_) + QLatin1Char('.') + suffix());
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::writeTo);
    dialog->open();
}

void ExportDialog::writeTo(const QString& file) {
    if (form() == Form::Gif)
        beginAnimation(file);
    else
        put(file, content());
}

Result<std::string> ExportDialog::content() {
    const Drawing drawing{record_.kind(), record_.stateAt(*shown_)->view(viewer_), size_->value(), bottom_};
    switch (form()) {
        case Form::Record:
            return record::writeRecord(record_);
        case Form::Moves:
        case Form::Position:
            return record::writeGames(record::FileFormat::Text, {&record_, 1});
        case Form::Archive:
            return record::writeGames(record::FileFormat::Xml, {&record_, 1});
        case Form::Png:
            return pngOf(drawing, appearance_).toStdString();
        case Form::Svg:
            return svgOf(drawing).toStdString();
        case Form::Pdf:
            return pdfOf(record_, viewer_).toStdString();
        case Form::Gif:
            break;
    }
    return std::string();
}

void ExportDialog::put(const QString& file, const Result<std::string>& content) {
    const auto done = content.and_then([&file](const std::string& bytes) {
        return record::writeFileAtomically(QFile::encodeName(file).toStdString(), bytes);
    });
    if (!done) {
        say(tr("⚠ Nothing was written: %1.").arg(errorSentence(done.error())), false);
        return;
    }
    emit written(file);
    accept();
}

// The animation, picture by picture, so that the window goes on.

void ExportDialog::beginAnimation(const QString& file) {
    GameGif::Choice choice;
    choice.size = size_->value();
    choice.bottom = bottom_;
    choice.viewer = viewer_;
    choice.perPlay = std::chrono::milliseconds(qRound(pace_->value() * 1000));
    choice.first = std::min(first_->value(), last_->value());
    choice.last = std::max(first_->value(), last_->value());
    // The line that leads to what is shown, and on to its end.
    const record::Node* end = shown_;
    while (const record::Node* next = end->next())
        end = next;
    gif_ = std::make_unique<GameGif>(record_, *end, choice, appearance_);
    gifFile_ = file;
    progress_->setRange(0, gif_->pictures());
    progress_->setValue(0);
    progress_->show();
    save_->setEnabled(false);
    forms_->setEnabled(false);
    say(tr("Drawing…"), true);
    drawing_.start(0);
}

void ExportDialog::drawNext() {
    if (!gif_->isDone()) {
        gif_->step();
        progress_->setValue(gif_->done());
        return;
    }
    drawing_.stop();
    const QByteArray file = gif_->finish();
    gif_.reset();
    progress_->hide();
    save_->setEnabled(true);
    forms_->setEnabled(true);
    if (file.isEmpty())
        say(tr("⚠ There is not enough memory for the animation."), false);
    else
        put(gifFile_, file.toStdString());
}

void ExportDialog::say(const QString& words, bool good) {
    said_->setProperty("tone", good ? "" : "warn");
    said_->style()->unpolish(said_);
    said_->style()->polish(said_);
    said_->setText(words);
    said_->show();
}

}  // namespace leuctra::ui
