package org.groma.exporters.xlsx;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A ZIP archive without the time of day: the same files give the same bytes. */
public final class FixedZip {

  /**
   * Nearly the first moment that archives know. For the very first one Java adds a field to each
   * entry with the time as the time zone of the machine has it.
   */
  private static final LocalDateTime BEGINNING = LocalDateTime.of(1980, 2, 1, 0, 0);

  private FixedZip() {}

  /** Copies an archive entry by entry; nothing of it is kept. */
  public static void copy(Path archive, OutputStream out) throws IOException {
    ZipOutputStream to = new ZipOutputStream(out);
    try (ZipFile from = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        ZipEntry timeless = new ZipEntry(entry.getName());
        timeless.setTimeLocal(BEGINNING);
        to.putNextEntry(timeless);
        try (InputStream content = from.getInputStream(entry)) {
          content.transferTo(to);
        }
        to.closeEntry();
      }
    }
    to.finish(); // whoever gave the stream closes it
  }
}
