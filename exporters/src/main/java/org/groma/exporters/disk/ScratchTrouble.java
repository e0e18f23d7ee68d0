package org.groma.exporters.disk;

import java.io.IOException;
import java.nio.file.Path;

/** Something went wrong in the folder of temporary files, not where a file was to be written. */
final class ScratchTrouble extends IOException {

  private static final long serialVersionUID = 1L;

  private final transient Path folder;

  ScratchTrouble(Path folder, IOException cause) {
    super(cause.getMessage(), cause);
    this.folder = folder;
  }

  Path folder() {
    return folder;
  }

  IOException failure() {
    return (IOException) getCause();
  }
}
