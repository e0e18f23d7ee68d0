package org.groma.model.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Keeps two programs from saving into the same folder at once: a lock on {@code .groma/lock}. */
final class SaveLock implements AutoCloseable {

  private static final int TRIES = 10;

  private final Path file;
  private final FileChannel channel;

  private SaveLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** The lock, or nothing if someone else has it. */
  static Optional<SaveLock> take(Path folder) throws IOException {
    Path file = folder.resolve(ProjectFiles.PRIVATE).resolve("lock");
    for (int i = 0; i < TRIES; i++) {
      Files.createDirectories(file.getParent());
      FileChannel channel;
      try {
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      } catch (NoSuchFileException folderJustRemoved) {
        continue;
      }
      if (lock(channel).isEmpty()) {
        channel.close();
        return Optional.empty();
      }
      if (isStillThere(channel, file)) {
        return Optional.of(new SaveLock(file, channel));
      }
      channel.close();
    }
    return Optional.empty();
  }

  private static Optional<FileLock> lock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException heldInThisProgram) {
      return Optional.empty();
    }
  }

  /**
   * Whether the locked file is still the one of that name: its last holder may have deleted it
   * between our opening it and locking it. Looked at by growing the file and asking for its size,
   * because opening it a second time would give the lock up on some systems.
   */
  private static boolean isStillThere(FileChannel channel, Path file) throws IOException {
    long size = channel.size() + 1;
    channel.write(ByteBuffer.wrap(new byte[] {'\n'}), size - 1);
    try {
      return Files.size(file) == size;
    } catch (NoSuchFileException deleted) {
      return false;
    }
  }

  /** Gives the lock up and removes its file, and the folder if nothing else is in it. */
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
    }
    Disk.deleteIfEmpty(file.getParent());
  }
}
