// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/limits.h"
#include "pages/review/review_action.h"
#include "pages/services.h"
#include "record/record.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace leuctra::ui {

class Actions;
class Review;

/// The page on which a finished game is looked back at: board, course, tree of plays, notes, what the engine
/// says; and in a game with secrets whose eyes see it.
class ReviewPage : public QWidget {
    Q_OBJECT
  public:
    /// Puts the record back to where it came from.
    using Keep = std::function<Result<void>(const record::Record& record)>;

    /// Without `keep`, saving asks for a file. Precondition: record::mayBeShown(record).
    ReviewPage(record::Record record, Keep keep, const Services& services, Actions& actions,
               QWidget* parent = nullptr);
    ~ReviewPage() override;

    Review& review();

    /// Whether it makes sense now.
    bool can(ReviewAction action) const;
    void trigger(ReviewAction action);
    /// Whether an action that is either on or off is on.
    bool isOn(ReviewAction action) const;

    /// Whether there are changes that are not saved, what is being typed included.
    bool isModified();
    /// Saves, asking where if need be, and goes on if that went well.
    void save(const std::function<void()>& then = {});

    /// How long the analysis may think about each position, and the engine about the one that is shown.
    void setLimits(const engine::Limits& analysis, const engine::Limits& live);

  signals:
    /// What can be done, or is on, may have changed.
    void stateChanged();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace leuctra::ui
