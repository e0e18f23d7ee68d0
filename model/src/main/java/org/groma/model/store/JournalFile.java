package org.groma.model.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.model.store.json.Unwritable;

/**
 * A journal as it lies on the disk.
 *
 * @param base the saved state it starts from; nothing if its first line is damaged
 * @param lines the sound lines after the first, up to the first that is damaged
 * @param size the size of the file, with whatever follows the sound lines
 * @param complete how many lines there are, damaged ones too, if they have an end
 */
record JournalFile(Optional<Fingerprint> base, List<Placed> lines, long size, int complete) {

  /** A line and where it ends in the file. */
  record Placed(JournalLine line, long end) {}

  private static final long LARGEST = 1L << 30;
  private static final String NAME = "journal";
  private static final String SUFFIX = ".jsonl";

  /** Relative to the project folder. */
  static final String FILE = ProjectFiles.PRIVATE + "/" + NAME + SUFFIX;

  static Path in(Path folder) {
    return folder.resolve(FILE);
  }

  static JournalFile read(byte[] bytes) {
    Optional<Fingerprint> base = Optional.empty();
    List<Placed> lines = new ArrayList<>();
    boolean sound = true;
    int complete = 0;
    int start = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] != '\n') {
        continue;
      }
      Optional<JournalLine> line =
          sound ? JournalLine.read(Arrays.copyOfRange(bytes, start, i + 1)) : Optional.empty();
      if (complete == 0 && line.orElse(null) instanceof JournalLine.Header(Fingerprint from)) {
        base = Optional.of(from);
      } else if (line.isPresent() && number(line.get()) == complete) {
        lines.add(new Placed(line.get(), i + 1L));
      } else {
        sound = false;
      }
      complete++;
      start = i + 1;
    }
    return new JournalFile(base, List.copyOf(lines), bytes.length, complete);
  }

  private static int number(JournalLine line) {
    return switch (line) {
      case JournalLine.Header _ -> 0;
      case JournalLine.Numbered(int number, _) -> number;
      case JournalLine.State(int number, _, _, _) -> number;
    };
  }

  /** Whether there is anything in it that someone did. */
  boolean hasWork() {
    return complete > 1 || (base.isEmpty() && complete > 0);
  }

  /** Where the first so many lines after the first end. */
  long endOf(int count) {
    return count > 0
        ? lines.get(count - 1).end()
        : base.map(from -> (long) header(from).length).orElse(0L);
  }

  static byte[] header(Fingerprint base) {
    try {
      return new JournalLine.Header(base).write();
    } catch (Unwritable impossible) {
      throw new IllegalStateException("a fingerprint is plain text", impossible);
    }
  }

  /** The journals of a folder that are kept but no longer used, in the order of their names. */
  static List<Path> allAside(Path folder) throws IOException {
    Disk.refuseLinks(folder, ProjectFiles.PRIVATE);
    Path own = folder.resolve(ProjectFiles.PRIVATE);
    if (!Disk.isFolder(own)) {
      return List.of();
    }
    try (Stream<Path> inside = Files.list(own)) {
      return inside
          .filter(path -> path.getFileName().toString().matches("journal\\.aside-\\d+\\.jsonl"))
          .filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .toList();
    }
  }

  /** Reads a journal that nobody writes. */
  static JournalFile read(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      throw new IOException("it is larger than a gigabyte");
    }
    return read(Files.readAllBytes(file));
  }

  /** A name for a journal that is kept but no longer used. */
  static Path aside(Path folder) throws IOException {
    Path name = in(folder);
    for (int i = 1; Disk.isThere(name); i++) {
      name = folder.resolve(ProjectFiles.PRIVATE).resolve(NAME + ".aside-" + i + SUFFIX);
    }
    return name;
  }

  /** Opens and locks the journal of a folder, and makes it if there is none. */
  static FileChannel open(Path folder) throws IOException {
    Disk.refuseLinks(folder, FILE);
    Files.createDirectories(in(folder).getParent());
    FileChannel channel =
        FileChannel.open(
            in(folder),
            Set.of(
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS),
            FileMode.of(folder.resolve(ProjectFiles.PROJECT)).fromTheStart());
    if (FileLocking.of(channel) == FileLocking.BUSY) {
      channel.close();
      throw new IOException(IN_USE);
    }
    return channel;
  }

  static final String IN_USE =
      "another Groma is working on this project; close it there before you go on here";

  /**
   * Whether there is unsaved work in a folder. Reads without a lock, and so only whoever has that
   * of the project may ask.
   */
  static boolean holdsWork(Path folder) {
    try {
      boolean wasSaved =
          PendingSave.in(folder).filter(save -> save.deletes().contains(FILE)).isPresent();
      return !wasSaved
          && Disk.isThere(in(folder))
          && read(Files.readAllBytes(in(folder))).hasWork();
    } catch (IOException unreadable) {
      return true; // better asked about than lost
    }
  }

  /** Reads the journal through a channel that has it locked. */
  static JournalFile read(FileChannel channel) throws IOException {
    if (channel.size() > LARGEST) {
      throw new IOException("it is larger than a gigabyte");
    }
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // until it is all there
    }
    return read(bytes.array());
  }

  /**
   * Makes way for a new journal, for whoever has the lock of the project: finishes a pending save,
   * which may have the old one on its list of what to delete, and sets aside one with work in it.
   */
  static void makeWay(Path folder) throws IOException {
    Optional<PendingSave> pending = PendingSave.in(folder);
    if (pending.isPresent()) {
      pending.get().finish();
    }
    if (!Disk.isThere(in(folder))) {
      return;
    }
    boolean hasWork;
    try (FileChannel channel = open(folder)) {
      hasWork = read(channel).hasWork();
    }
    if (hasWork) {
      Files.move(in(folder), aside(folder));
    }
  }
}
