package org.groma.exporters.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.logging.log4j.LogManager;
import org.apache.poi.util.TempFile;
import org.groma.exporters.Export;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workbooks and where they are made: whatever the machine, its users and its clock. */
class FixedZipTest {

  private static final String TEMPORARY = "java.io.tmpdir";

  @TempDir private Path folder;

  @Test
  void theTimeZoneAndTheLanguageOfTheMachineDoNotMatter() throws IOException {
    Path archive = folder.resolve("draft.zip");
    try (OutputStream out = Files.newOutputStream(archive);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("part"));
      zip.write(1);
    }
    TimeZone zone = TimeZone.getDefault();
    Locale language = Locale.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
      byte[] here = copy(archive);
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(copy(archive)).isEqualTo(here);
    } finally {
      TimeZone.setDefault(zone);
      Locale.setDefault(language);
    }
  }

  private static byte[] copy(Path archive) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FixedZip.copy(archive, bytes);
    return bytes.toByteArray();
  }

  @Test
  void temporaryFilesLieInAFolderOfTheirOwnThatGoes() throws IOException {
    File[] made = new File[1];
    try (SpreadsheetScratch scratch = SpreadsheetScratch.make()) {
      Path draft = scratch.draft(_ -> made[0] = TempFile.createTempFile("poi-sxssf-sheet", ".xml"));
      assertThat(made[0].toPath().getParent()).isEqualTo(draft.getParent());
    }
    assertThat(made[0].toPath().getParent()).doesNotExist();
  }

  @Test
  void anotherUsersFolderOfThatLibraryIsNotInTheWay() throws IOException {
    String before = System.getProperty(TEMPORARY);
    Files.createFile(folder.resolve("poifiles"));
    System.setProperty(TEMPORARY, folder.toString());
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new XlsxExporter().artifacts(Export.of(Books.SAMPLE)).getFirst().content().writeTo(bytes);
      assertThat(bytes.size()).isPositive();
    } finally {
      System.setProperty(TEMPORARY, before);
    }
  }

  @Test
  void librariesPrintNothingToTheTerminal() {
    assertThat(LogManager.getLogger("org.apache.poi.anything").isFatalEnabled()).isFalse();
  }
}
