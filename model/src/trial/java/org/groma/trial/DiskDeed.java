package org.groma.trial;

/** One thing that is asked of a disk. */
public enum DiskDeed {
  LOOK,
  LIST,
  OPEN_TO_READ,
  READ,
  LOCK,
  OPEN_TO_WRITE,
  WRITE,
  CUT,
  SYNC,
  CLOSE,
  MAKE_FOLDER,
  MOVE,
  COPY,
  DELETE,
  SET_MODE;

  /** Whether the disk has to be written to for it. */
  public boolean changes() {
    return switch (this) {
      case OPEN_TO_WRITE, WRITE, CUT, MAKE_FOLDER, MOVE, COPY, DELETE, SET_MODE -> true;
      case LOOK, LIST, OPEN_TO_READ, READ, LOCK, SYNC, CLOSE -> false;
    };
  }

  /** Whether it may need room that is not there. */
  public boolean needsRoom() {
    return switch (this) {
      case OPEN_TO_WRITE, WRITE, MAKE_FOLDER, COPY, SYNC -> true;
      case LOOK, LIST, OPEN_TO_READ, READ, LOCK, CUT, CLOSE, MOVE, DELETE, SET_MODE -> false;
    };
  }
}
