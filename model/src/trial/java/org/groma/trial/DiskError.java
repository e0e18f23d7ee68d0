package org.groma.trial;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** What may be the matter with a disk, as the operating system tells it. */
public enum DiskError {
  /** ENOSPC. */
  FULL("No space left on device"),
  /** EIO. */
  BROKEN("Input/output error"),
  /** EROFS. */
  READ_ONLY("Read-only file system"),
  /** EACCES. */
  DENIED("Permission denied"),
  /** Half of it is written, then there is no room. */
  SHORT_WRITE("No space left on device");

  private final String words;

  DiskError(String words) {
    this.words = words;
  }

  /** Whether a deed can come to this. */
  public boolean strikes(DiskDeed deed) {
    return switch (this) {
      case FULL -> deed.needsRoom();
      case BROKEN -> true;
      case READ_ONLY -> deed.changes();
      case DENIED ->
          switch (deed) {
            case READ, WRITE, CUT, SYNC, CLOSE, LOCK -> false; // what is open may be used
            default -> true;
          };
      case SHORT_WRITE -> deed == DiskDeed.WRITE;
    };
  }

  /** The exception that Java would throw. */
  public IOException at(DiskDeed deed, Path path) {
    return switch (deed) {
      case READ, WRITE, CUT, SYNC, CLOSE, LOCK -> new IOException(words);
      default ->
          this == DENIED
              ? new AccessDeniedException(path.toString())
              : new FileSystemException(path.toString(), null, words);
    };
  }
}
