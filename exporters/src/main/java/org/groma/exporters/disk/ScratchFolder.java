package org.groma.exporters.disk;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A temporary folder of one piece of work; it goes with all that is in it when the work ends. */
public final class ScratchFolder implements AutoCloseable {

  /** Work that leaves something in a scratch folder. */
  @FunctionalInterface
  public interface Work {
    void carryOut() throws IOException;
  }

  private static final String SYSTEM_PROPERTY = "java.io.tmpdir";

  private final Path folder;

  private ScratchFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes one that is new and of this user alone. */
  public static ScratchFolder make() throws IOException {
    try {
      Path folder = Files.createTempDirectory("groma-");
      Leftovers.add(folder);
      return new ScratchFolder(folder);
    } catch (IOException failed) {
      throw new ScratchTrouble(Path.of(System.getProperty(SYSTEM_PROPERTY)), failed);
    }
  }

  public Path path() {
    return folder;
  }

  /** Writes a file that is new. */
  public Path write(String name, WholeFile.Content content) throws IOException {
    Path file = folder.resolve(name);
    within(() -> {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
        content.writeTo(out);
      }
    });
    return file;
  }

  /**
   * Does work of which all files are in this folder. What fails there has nothing to do with the
   * file that is written in the end, and has to be told otherwise.
   */
  public void within(Work work) throws IOException {
    try {
      work.carryOut();
    } catch (IOException failed) {
      throw new ScratchTrouble(folder.getParent(), failed);
    } catch (UncheckedIOException failed) {
      throw new ScratchTrouble(folder.getParent(), failed.getCause());
    } catch (RuntimeException perhaps) { // libraries wrap them in what they have
      if (perhaps.getCause() instanceof IOException failed) {
        throw new ScratchTrouble(folder.getParent(), failed);
      }
      throw perhaps;
    }
  }

  @Override
  public void close() {
    Leftovers.remove(folder);
  }
}
