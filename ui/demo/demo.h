// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace leuctra::ui {

class BoardScene;
class MainWindow;
struct DemoGame;

/// A short game of each kind that plays itself in the real window, animations and all: squares are taken and
/// dropped on, curtains lifted and games handed over as a person would. Pictures of it go into a folder.
class Demo : public QObject {
    Q_OBJECT
  public:
    /// Without a folder no pictures are made. The window must outlive it and use settings and unfinished
    /// games that nobody needs.
    Demo(MainWindow& window, const QString& folder, QObject* parent = nullptr);

    void start();
    /// Full names of the pictures made so far.
    const QStringList& pictures() const { return pictures_; }

  signals:
    /// The last game is over.
    void finished();
    /// It goes no further: a picture could not be written, or somebody did something else in the window.
    void failed(const QString& reason);

  private:
    using Step = std::function<void()>;

    void add(Step step);
    void addGame(const DemoGame& game);
    void next();
    void press(const char* button);
    void activate(const QString& square);
    void takePicture(const QString& name);
    void fail(const QString& reason);
    /// Null while no game is on the screen.
    BoardScene* scene() const;

    MainWindow& window_;
    QString folder_;
    QStringList pictures_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
    bool failed_ = false;
};

}  // namespace leuctra::ui
