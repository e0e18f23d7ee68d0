package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.limit.HeapRoom;

/** The memory that a project needs to be read, by the size of its files. */
final class LoadingMemory {

  /** Smaller projects fit into any heap that the program itself fits into. */
  private static final long SMALL = 4L << 20;

  private static final long PROGRAM = 40L << 20;
  private static final long BYTES_A_BYTE = 6;
  private static final double MEGABYTE = 1L << 20;

  private LoadingMemory() {}

  /** Why a project cannot be read here; nothing where there is room for it. */
  static Optional<String> lack(Path folder, HeapRoom room) {
    long size = 0;
    try {
      for (String file : ProjectFiles.in(folder)) {
        size += Files.size(folder.resolve(file));
      }
    } catch (IOException unreadable) {
      return Optional.empty(); // reading it says why
    }
    return size <= SMALL
        ? Optional.empty()
        : room.lack(
            String.format(Locale.ROOT, "%s, with %.0f MB of files,", folder, size / MEGABYTE),
            PROGRAM + size * BYTES_A_BYTE,
            "make the map simpler");
  }
}
