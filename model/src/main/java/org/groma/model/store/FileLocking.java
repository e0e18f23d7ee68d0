package org.groma.model.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;

/** What came of asking the operating system for a lock on a file. */
enum FileLocking {
  LOCKED,
  /** Someone else has it, in another process or in this one. */
  BUSY,
  /** This file system has no locks. */
  UNSUPPORTED;

  /**
   * Locks a file until the channel is closed or the process ends. One byte far behind the end is
   * locked: on Windows nobody else could read a locked part.
   */
  static FileLocking of(FileChannel channel) {
    try {
      FileLock lock = channel.tryLock(Long.MAX_VALUE - 1, 1, false);
      return lock == null ? BUSY : LOCKED;
    } catch (OverlappingFileLockException heldInThisProgram) {
      return BUSY;
    } catch (IOException | UnsupportedOperationException unsupported) {
      return UNSUPPORTED;
    }
  }
}
