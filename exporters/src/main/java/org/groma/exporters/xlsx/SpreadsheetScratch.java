package org.groma.exporters.xlsx;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.poi.util.DefaultTempFileCreationStrategy;
import org.apache.poi.util.TempFile;
import org.groma.exporters.disk.ScratchFolder;
import org.groma.exporters.disk.WholeFile;

/**
 * Where a workbook is put together. POI writes rows to temporary files; left to itself it keeps
 * them in one folder for all users of the machine, of whom only the first may write there.
 */
public final class SpreadsheetScratch implements AutoCloseable {

  private final ScratchFolder folder;

  private SpreadsheetScratch(ScratchFolder folder) {
    this.folder = folder;
  }

  public static SpreadsheetScratch make() throws IOException {
    return new SpreadsheetScratch(ScratchFolder.make());
  }

  /** Makes a workbook, as POI leaves it. */
  public Path draft(WholeFile.Content book) throws IOException {
    TempFile.setThreadLocalTempFileCreationStrategy(
        new DefaultTempFileCreationStrategy(folder.path().toFile()));
    try {
      return folder.write("book.xlsx", book);
    } finally {
      TempFile.setThreadLocalTempFileCreationStrategy(null);
    }
  }

  @Override
  public void close() {
    folder.close();
  }
}
