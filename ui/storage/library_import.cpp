// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/library_import.h"

#include "record/file.h"
#include "record/formats.h"
#include "record/lgr.h"
#include "storage/library_database.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace leuctra::ui {

namespace {

/// Games that go into the file at once: few enough that nobody waits long for the file.
constexpr std::size_t batchSize = 16;

}  // namespace

/// What the thread does.
class LibraryImport::Work {
  public:
    Work(LibraryImport& owner, std::stop_token stop, QStringList files)
        : owner_(owner), stop_(std::move(stop)), files_(std::move(files)) {
        for (const QString& file : files_)
            allBytes_ += QFileInfo(file).size();
    }

    void run(const QString& library) {
        auto opened = LibraryDatabase::open(library);
        if (opened) {
            database_ = std::move(*opened);
            for (const QString& file : files_)
                if (goesOn()) read(file);
        } else {
            summary_.stoppedBy = opened.error();
        }
        summary_.cancelled = stop_.stop_requested();
        database_.reset();
        tell([summary = summary_](LibraryImport& owner) { emit owner.finished(summary); });
    }

  private:
    bool goesOn() const { return !stop_.stop_requested() && !summary_.stoppedBy; }

    template <typename Telling>
    void tell(Telling telling) {
        QMetaObject::invokeMethod(
            &owner_, [&owner = owner_, telling] { telling(owner); }, Qt::QueuedConnection);
    }

    void read(const QString& file) {
        const auto path = std::filesystem::path(QFile::encodeName(file).toStdString());
        const auto text = record::readFile(path);
        if (!text) return note(file, text.error());
        const auto format = record::formatOf(path).value_or(record::FileFormat::Lgr);
        if (format == record::FileFormat::Lgr) {
            record::visitRecords(*text, [&](Result<record::Record> game, std::size_t bytes) {
                take(file, std::move(game));
                if (batch_.size() >= batchSize) write(bytes);
                return goesOn();
            });
        } else {
            for (auto& game : record::readEachGame(format, *text))
                take(file, std::move(game));
        }
        if (goesOn()) write(text->size());
        readBytes_ += qint64(text->size());
    }

    void take(const QString& file, Result<record::Record> game) {
        if (!game) return note(file, game.error());
        if (!game->isFinished()) game->setOutcome(game->finalState()->outcome());
        if (game->isFinished())
            batch_.push_back(std::move(*game));
        else
            ++summary_.ongoing;
    }

    void note(const QString& file, const Error& error) {
        if (summary_.damaged++ > 0) return;
        summary_.file = file;
        summary_.error = error;
    }

    void write(std::size_t bytes) {
        std::vector<const record::Record*> records;
        for (const record::Record& record : batch_)
            records.push_back(&record);
        const auto added = database_->add(records);
        if (added) {
            const auto isNew = [](const LibraryDatabase::Added& one) { return one.isNew; };
            const int fresh = int(std::count_if(added->begin(), added->end(), isNew));
            summary_.added += fresh;
            summary_.known += int(added->size()) - fresh;
        } else {
            summary_.stoppedBy = added.error();
        }
        batch_.clear();
        const double share = allBytes_ > 0 ? double(readBytes_ + qint64(bytes)) / double(allBytes_) : 1;
        tell([games = summary_.added + summary_.known, share](LibraryImport& owner) {
            emit owner.progressed(games, std::min(share, 1.0));
        });
    }

    LibraryImport& owner_;
    std::stop_token stop_;
    QStringList files_;
    qint64 allBytes_ = 0;
    qint64 readBytes_ = 0;
    std::unique_ptr<LibraryDatabase> database_;
    std::vector<record::Record> batch_;
    Summary summary_;
};

LibraryImport::LibraryImport(const QString& library, const QStringList& files, QObject* parent)
    : QObject(parent), thread_([this, library, files](std::stop_token stop) {
          Work(*this, std::move(stop), files).run(library);
      }) {}

LibraryImport::~LibraryImport() {
    thread_.request_stop();
    thread_.join();
}

void LibraryImport::cancel() {
    thread_.request_stop();
}

}  // namespace leuctra::ui
