// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace leuctra::record {

inline constexpr std::size_t largestFile = std::size_t{256} << 20;  ///< bytes

/// The bytes of a file; an error gives the system's reason. More than largestFile is an error too.
Result<std::string> readFile(const std::filesystem::path& path);

/// Replaces a file, or makes it, so that after a crash or a power cut either the old or the new content is
/// there, never a half: a new file beside it is written, brought to the disk and renamed. On an error (no
/// room, no right, no such folder) the old file is as it was, nothing is left beside it, and the system's
/// reason is given. Links are followed; the old file's permissions are kept.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

}  // namespace leuctra::record
