package org.groma.trial;

import java.io.IOException;
import java.nio.file.Path;

/** Is asked before each deed of a disk. */
public interface DiskWarden {

  /** Lets everything be done. */
  DiskWarden NONE = (_, _) -> {};

  /**
   * Lets a deed be done, or fails it. An {@link Error} ends the program as far as the disk is
   * concerned.
   *
   * @param path on the real disk
   */
  void before(DiskDeed deed, Path path) throws IOException;

  /**
   * Hears that a deed was done. A failure here is that of a disk which does as it is told and
   * reports an error all the same.
   */
  default void after(DiskDeed deed, Path path) throws IOException {}

  /** How much of what is being written gets through before an error is told. */
  default int room(Path path, int wanted) throws IOException {
    before(DiskDeed.WRITE, path);
    return wanted;
  }
}
