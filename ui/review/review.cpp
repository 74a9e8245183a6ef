// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review.h"

#include "record/formats.h"

#include <QUndoCommand>

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace leuctra::ui {

using record::Node;

namespace {

constexpr const char* symbols[] = {"!", "?", "!!", "??", "!?", "?!"};
static_assert(std::size(symbols) == judgementMarks);

bool isJudgement(int mark) {
    return mark >= 1 && mark <= judgementMarks;
}

std::size_t placeOf(const Node& node) {
    const auto& siblings = node.parent->children;
    const auto found = std::find_if(siblings.begin(), siblings.end(),
                                    [&node](const auto& sibling) { return sibling.get() == &node; });
    return static_cast<std::size_t>(found - siblings.begin());
}

bool holds(const Node& ancestor, const Node* node) {
    while (node && node != &ancestor)
        node = node->parent;
    return node != nullptr;
}

/// Whether the game went on by its rules and the players ended it.
bool isByPlayers(const std::string& termination) {
    const auto reason = reasonNamed(termination);
    return reason == Reason::Time || reason == Reason::Resign || reason == Reason::Agreed;
}

/// The play with which the innermost variation around a node begins; null on the main line.
const Node* variationAround(const Node& node) {
    for (const Node* step = &node; step->parent; step = step->parent)
        if (step->parent->next() != step) return step;
    return nullptr;
}

}  // namespace

std::optional<int> judgementMark(const Node& node) {
    const auto found = std::find_if(node.marks.begin(), node.marks.end(), isJudgement);
    return found == node.marks.end() ? std::nullopt : std::optional(*found);
}

QString markSymbol(int mark) {
    return QString::fromLatin1(symbols[mark - 1]);
}

// What can be undone.

/// A change also leads to the position that it is about.
class Review::Addition final : public QUndoCommand {
  public:
    Addition(Review& review, const Node& parent, std::span<const std::string> plays)
        : review_(review), slot_{&writable(parent), parent.children.size()}, out_(std::make_unique<Node>()) {
        node_ = out_.get();
        node_->play = plays.front();
        Node* last = node_;
        for (const std::string& play : plays.subspan(1))
            last = &last->add(play);
    }

    void redo() override {
        review_.insert(slot_, std::move(out_));
        review_.goTo(*node_);
    }
    void undo() override { out_ = review_.take(*node_); }

  private:
    Review& review_;
    Slot slot_;
    std::unique_ptr<Node> out_;
    Node* node_;
};

class Review::Removal final : public QUndoCommand {
  public:
    Removal(Review& review, const Node& node)
        : review_(review), slot_{node.parent, placeOf(node)}, node_(&node) {}

    void redo() override { out_ = review_.take(*node_); }
    void undo() override {
        review_.insert(slot_, std::move(out_));
        review_.goTo(*node_);
    }

  private:
    Review& review_;
    Slot slot_;
    std::unique_ptr<Node> out_;
    const Node* node_;
};

class Review::Promotion final : public QUndoCommand {
  public:
    Promotion(Review& review, const Node& node)
        : review_(review), parent_(*node.parent), node_(&node), place_(placeOf(node)) {}

    void redo() override { moveTo(0); }
    void undo() override { moveTo(place_); }

  private:
    void moveTo(std::size_t place) {
        auto& siblings = parent_.children;
        std::unique_ptr<Node> moved = std::move(siblings[placeOf(*node_)]);
        std::erase(siblings, nullptr);
        siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), std::move(moved));
        review_.settleResult();
        emit review_.treeChanged();
    }

    Review& review_;
    Node& parent_;
    const Node* node_;
    std::size_t place_;
};

class Review::CommentChange final : public QUndoCommand {
  public:
    CommentChange(Review& review, const Node& node, std::string comment)
        : review_(review), node_(writable(node)), other_(std::move(comment)) {}

    void redo() override { change(); }
    void undo() override {
        change();
        review_.goTo(node_);
    }

  private:
    void change() {
        std::string former = node_.comment;
        review_.rewrite(node_, other_);
        other_ = std::move(former);
    }

    Review& review_;
    Node& node_;
    std::string other_;
};

class Review::MarksChange final : public QUndoCommand {
  public:
    MarksChange(Review& review, const Node& node, std::vector<int> marks)
        : review_(review), node_(writable(node)), other_(std::move(marks)) {}

    void redo() override { change(); }
    void undo() override {
        change();
        review_.goTo(node_);
    }

  private:
    void change() {
        std::vector<int> former = node_.marks;
        review_.rewrite(node_, other_);
        other_ = std::move(former);
    }

    Review& review_;
    Node& node_;
    std::vector<int> other_;
};

// Review.

Review::Review(record::Record record, QObject* parent)
    : QObject(parent),
      record_(std::move(record)),
      given_{std::string(record_.result()), std::string(record_.tag("Termination"))},
      end_(&record_.last()),
      shown_(&record_.root()),
      state_(record_.start().clone()) {
    assert(record::mayBeShown(record_));
    connect(&edits_, &QUndoStack::cleanChanged, this, &Review::modifiedChanged);
}

Review::~Review() = default;

void Review::setViewer(std::optional<Side> viewer) {
    if (viewer == viewer_) return;
    viewer_ = viewer;
    emit viewerChanged();
}

std::vector<const Node*> Review::line() const {
    std::vector<const Node*> line = record::Record::pathTo(*shown_);
    line.insert(line.begin(), &record_.root());
    while (const Node* next = line.back()->next())
        line.push_back(next);
    return line;
}

// Walking.

void Review::goTo(const Node& node) {
    if (&node == shown_) return;
    if (node.parent == shown_) {
        const auto played = state_->play(node.play);
        assert(played);
        arrive(node, Step::Forward, *played);
        return;
    }
    const bool back = shown_->parent == &node;
    auto transition = back ? state_->lastTransition() : nullptr;
    // Played anew rather than taken back: nobody may know afterwards what the plays to come will tell.
    state_ = record_.stateAt(node);
    arrive(node, back ? Step::Back : Step::Jump, std::move(transition));
}

void Review::arrive(const Node& node, Step step, std::shared_ptr<const Transition> transition) {
    shown_ = &node;
    emit shownChanged(step, std::move(transition));
}

void Review::walk(int plies) {
    const Node* node = shown_;
    for (; plies < 0 && node->parent; ++plies)
        node = node->parent;
    for (; plies > 0 && node->next(); --plies)
        node = node->next();
    goTo(*node);
}

void Review::toEnd() {
    const Node* node = shown_;
    while (const Node* next = node->next())
        node = next;
    goTo(*node);
}

const Node* Review::variation(int direction) const {
    const Node* around = variationAround(*shown_);
    const Node* fork = shown_->parent && shown_->parent->children.size() > 1 ? shown_ : around;
    if (fork) {
        const auto& siblings = fork->parent->children;
        const auto place = static_cast<std::ptrdiff_t>(placeOf(*fork)) + direction;
        if (place >= 0 && place < std::ssize(siblings))
            return siblings[static_cast<std::size_t>(place)].get();
    }
    const bool aheadIsFork = shown_->children.size() > 1;
    return direction > 0 && aheadIsFork ? shown_->children[1].get() : nullptr;
}

void Review::toVariation(int direction) {
    if (const Node* node = variation(direction)) goTo(*node);
}

// Changing the tree.

Result<void> Review::play(const QString& text) {
    const auto played = state_->clone()->play(text.toStdString());
    if (!played) return tl::unexpected(played.error());
    const std::string& play = (*played)->play;
    if (const Node* known = shown_->child(play))
        goTo(*known);
    else
        edits_.push(new Addition(*this, *shown_, {&play, 1}));
    return {};
}

Result<void> Review::playLine(const std::vector<std::string>& plays) {
    if (plays.empty()) return {};
    const auto state = state_->clone();
    std::vector<std::string> played;
    for (const std::string& play : plays) {
        const auto one = state->play(play);
        if (!one) return tl::unexpected(one.error());
        played.push_back((*one)->play);
    }
    const Node* from = shown_;
    const Node* last = shown_;
    std::span<const std::string> rest = played;
    for (; !rest.empty() && last->child(rest.front()); rest = rest.subspan(1))
        last = last->child(rest.front());
    if (!rest.empty()) edits_.push(new Addition(*this, *last, rest));
    goTo(*from->child(played.front()));
    return {};
}

bool Review::mayPromote() const {
    return variationAround(*shown_);
}

void Review::promote() {
    if (const Node* variation = variationAround(*shown_)) edits_.push(new Promotion(*this, *variation));
}

void Review::remove() {
    if (shown_->parent) edits_.push(new Removal(*this, *shown_));
}

void Review::setComment(const Node& node, const QString& comment) {
    const std::string text = comment.trimmed().toStdString();
    if (text != node.comment) edits_.push(new CommentChange(*this, node, text));
}

void Review::setMark(const Node& node, std::optional<int> mark) {
    if (!node.parent || mark == judgementMark(node)) return;
    std::vector<int> marks = node.marks;
    std::erase_if(marks, isJudgement);
    if (mark) marks.insert(marks.begin(), *mark);
    edits_.push(new MarksChange(*this, node, std::move(marks)));
}

std::unique_ptr<Node> Review::take(const Node& node) {
    Node& parent = *node.parent;
    const bool isShown = holds(node, shown_);
    if (isShown) goTo(parent);
    const auto place = parent.children.begin() + static_cast<std::ptrdiff_t>(placeOf(node));
    std::unique_ptr<Node> taken = std::move(*place);
    parent.children.erase(place);
    settleResult();
    emit treeChanged();
    return taken;
}

void Review::insert(const Slot& slot, std::unique_ptr<Node> node) {
    auto& siblings = slot.parent->children;
    node->parent = slot.parent;
    const auto place = std::min(slot.place, siblings.size());
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), std::move(node));
    settleResult();
    emit treeChanged();
}

void Review::rewrite(Node& node, const std::string& comment) {
    node.comment = comment;
    emit nodeChanged(node);
}

void Review::rewrite(Node& node, const std::vector<int>& marks) {
    node.marks = marks;
    emit nodeChanged(node);
}

/// The tags of the result belong to the main line: another one must not contradict them.
void Review::settleResult() {
    if (end_ == &record_.last()) return;
    end_ = &record_.last();
    if (const auto outcome = record_.finalState()->outcome()) {
        record_.setOutcome(outcome);
        return;
    }
    record_.setTag("Result", given_.result);
    record_.setTag("Termination", isByPlayers(given_.termination) ? given_.termination : std::string());
}

// Analysis.

void Review::noteEvaluation(const Node& node, const record::Evaluation& evaluation) {
    if (node.evaluation == evaluation) return;
    writable(node).evaluation = evaluation;
    emit nodeChanged(node);
    note();
}

void Review::noteMark(const Node& node, int mark) {
    if (judgementMark(node)) return;
    writable(node).marks.insert(node.marks.begin(), mark);
    emit nodeChanged(node);
    note();
}

void Review::noteLine(const Node& node, const std::vector<std::string>& plays,
                      const record::Evaluation& evaluation) {
    const auto state = record_.stateAt(node);
    const Node* last = &node;
    bool grown = false;
    for (const std::string& play : plays) {
        const auto played = state->play(play);
        if (!played) break;
        const Node* known = last->child((*played)->play);
        grown = grown || !known;
        last = known ? known : &writable(*last).add((*played)->play);
        if (last->parent == &node && !last->evaluation) writable(*last).evaluation = evaluation;
    }
    if (grown) emit treeChanged();
    note();
}

void Review::note() {
    if (std::exchange(noted_, true)) return;
    emit modifiedChanged();
}

void Review::setSaved() {
    noted_ = false;
    edits_.setClean();
    emit modifiedChanged();
}

}  // namespace leuctra::ui
