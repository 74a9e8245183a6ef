// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/game_preview.h"

#include "board/board_scene.h"
#include "board/board_view.h"
#include "board/game_ui.h"
#include "match/record_tags.h"
#include "models/library_words.h"
#include "pages/error_sentence.h"
#include "pages/page_parts.h"
#include "pages/player_name.h"
#include "record/formats.h"
#include "theme/appearance.h"

#include <QEvent>

namespace leuctra::ui {

namespace {

QString fromTag(const record::Record& record, std::string_view tag) {
    return QString::fromUtf8(record.tag(tag).data(), qsizetype(record.tag(tag).size()));
}

}  // namespace

GamePreview::GamePreview(const Services& services, QWidget* parent)
    : QFrame(parent),
      services_(services),
      place_(new QWidget(this)),
      players_(makeHeading(this)),
      ending_(makeFieldLabel(this)),
      details_(makeQuietLabel(this)),
      samePosition_(new QPushButton(this)) {
    setObjectName("gamePreview");
    setProperty("card", true);
    for (QLabel* label : {players_, ending_, details_})
        label->setTextFormat(Qt::PlainText);
    players_->setObjectName("previewPlayers");
    ending_->setObjectName("previewEnding");
    samePosition_->setObjectName("samePosition");
    connect(samePosition_, &QPushButton::clicked, this,
            [this] { emit positionWanted(QString::fromStdString(record_->finalState()->positionText())); });
    place_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* board = new QVBoxLayout(place_);
    board->setContentsMargins(0, 0, 0, 0);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::medium, Theme::medium, Theme::medium, Theme::medium);
    whole->setSpacing(Theme::small);
    whole->addWidget(place_, 1);
    whole->addWidget(players_);
    whole->addWidget(ending_);
    whole->addWidget(details_);
    whole->addWidget(samePosition_);
    show(std::nullopt);
}

GamePreview::~GamePreview() = default;

void GamePreview::show(std::optional<record::Record> record) {
    board_.reset();
    scene_.reset();
    record_ = std::move(record);
    const bool shown = record_ && record::mayBeShown(*record_);
    if (shown) {
        scene_ = uiOf(record_->kind()).makeScene(services_.appearance);
        scene_->setPreview();
        const auto state = record_->finalState();
        scene_->showView(state->view(std::nullopt));
        scene_->setLastPlay(state->lastTransition());
        board_ = std::make_unique<BoardView>(*scene_, place_);
        board_->setFocusPolicy(Qt::NoFocus);
        board_->setMinimumSize(1, 1);
        board_->setAttribute(Qt::WA_TransparentForMouseEvents);
        place_->layout()->addWidget(board_.get());
    }
    samePosition_->setVisible(shown);
    describe();
}

void GamePreview::show(const Error& error) {
    show(std::nullopt);
    ending_->setText(errorSentence(error));
}

void GamePreview::describe() {
    samePosition_->setText(tr("Find this position"));
    if (!record_) {
        players_->clear();
        ending_->setText(tr("Choose a game to see how it ended."));
        details_->clear();
        return;
    }
    const GameKind& kind = record_->kind();
    std::array<QString, 2> names;
    for (const Side side : bothSides)
        names[std::size_t(index(side))] = playerName(kind, side, playerOf(*record_, side));
    players_->setText(tr("%1 – %2").arg(names[0], names[1]));
    const auto outcome = record_->outcome();
    const QString result = QString::fromUtf8(record_->result().data(), qsizetype(record_->result().size()));
    ending_->setText(outcome ? uiOf(kind).outcomeSentence(*outcome, names) : resultWord(result));
    QStringList details = {uiOf(kind).name(), tr("%n play(s)", nullptr, record_->last().ply())};
    for (const QString& more : {dayWord(fromTag(*record_, "Date")), fromTag(*record_, "Event")})
        if (!more.isEmpty()) details << more;
    details_->setText(details.join(QStringLiteral(" · ")));
}

void GamePreview::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        if (scene_) scene_->languageChanged();
        describe();
    }
    QFrame::changeEvent(event);
}

}  // namespace leuctra::ui
