package org.groma.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Folders for tests that write thousands of small files: in memory where the system has a place for
 * that, otherwise where temporary folders usually are.
 */
public final class MemoryFolder implements TempDirFactory {

  private static final Path MEMORY = Path.of("/dev/shm");

  @Override
  public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test)
      throws IOException {
    return Files.isWritable(MEMORY)
        ? Files.createTempDirectory(MEMORY, "groma-test-")
        : Files.createTempDirectory("groma-test-");
  }
}
