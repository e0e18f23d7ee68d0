package org.groma.exporters.xlsx.in;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workbooks that were made to do harm are read in good time or refused with a sentence. */
class HostileWorkbookTest {

  @TempDir private Path folder;

  private Path book() throws IOException {
    Path file = folder.resolve("book.xlsx");
    try (XSSFWorkbook book = new XSSFWorkbook();
        OutputStream out = Files.newOutputStream(file)) {
      book.createSheet("Provinces").createRow(0).createCell(0).setCellValue("x");
      book.createCellStyle();
      book.write(out);
    }
    return file;
  }

  private Path with(String part, String content) throws IOException {
    Path file = book();
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      Path inside = zip.getPath(part);
      if (inside.getParent() != null) {
        Files.createDirectories(inside.getParent());
      }
      Files.writeString(inside, content);
    }
    return file;
  }

  private String changed(String part, String old, String now) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(book())) {
      String xml = Files.readString(zip.getPath(part));
      assertThat(xml).contains(old);
      return xml.replace(old, now);
    }
  }

  private static List<String> mistakes(Path file) {
    return ((Grids.Refused) WorkbookReader.read(file))
        .mistakes().stream().map(Object::toString).toList();
  }

  private static String nested(int deep) {
    return "<a>".repeat(deep) + "</a>".repeat(deep);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/docProps/core.xml",
        "/docProps/app.xml",
        "/docProps/custom.xml",
        "/customXml/item1.xml",
        "/xl/comments1.xml",
        "/xl/drawings/drawing1.xml",
        "/xl/theme/theme1.xml"
      })
  void aPartThatTablesDoNotNeedIsNotLookedInto(String part) throws IOException {
    assertThat(WorkbookReader.read(with(part, nested(40)))).isInstanceOf(Grids.Read.class);
    assertThat(WorkbookReader.read(with(part, nested(100_000)))).isInstanceOf(Grids.Read.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/[Content_Types].xml",
        "/_rels/.rels",
        "/xl/_rels/workbook.xml.rels",
        "/xl/workbook.xml",
        "/xl/sharedStrings.xml",
        "/xl/styles.xml",
        "/xl/worksheets/sheet1.xml",
        "/xl/worksheets/_rels/sheet1.xml.rels"
      })
  void aPartThatIsReadMayNotBeNestedDeeperThanWorkbooksAre(String part) throws IOException {
    assertThat(WorkbookReader.read(with(part, nested(40)))).isNotNull();
    assertThat(mistakes(with(part, nested(10_000))).getFirst())
        .matches(
            "book\\.xlsx: it is nested deeper than 64 levels in its part \\S+, which no"
                + " workbook is; save it anew in a spreadsheet program\\.");
  }

  @Test
  void fortyLevelsAreReadWhereverTheyStand() throws IOException {
    String sheet = changed("/xl/worksheets/sheet1.xml", "<sheetData>", nested(40) + "<sheetData>");
    assertThat(WorkbookReader.read(with("/xl/worksheets/sheet1.xml", sheet)))
        .isInstanceOf(Grids.Read.class);
  }

  @Test
  void aTagThatDoesNotEndIsNotKeptInMemory() throws IOException {
    StringBuilder endless = new StringBuilder("<worksheet a=\"");
    for (int i = 0; i < 400_000; i++) {
      endless.append(Integer.toString(i * 7919, 36)).append(' ');
    }
    assertThat(mistakes(with("/xl/worksheets/sheet1.xml", endless + "\"/>")))
        .containsExactly(
            "book.xlsx would unpack to far more than a workbook of tables needs"
                + " (xl/worksheets/sheet1.xml); it was not opened.");
  }

  @Test
  void aTextLongerThanCellsHoldIsRefused() throws IOException {
    String texts = "<sst><si><t>" + "long ".repeat(7_000) + "</t></si></sst>";
    assertThat(mistakes(with("/xl/sharedStrings.xml", texts)))
        .containsExactly("book.xlsx: text 1 of it has more than 32,767 characters.");
  }

  @Test
  void aFormulaOfLongWordsIsLookedThroughOnce() throws IOException {
    String words = "A".repeat(16_000) + " " + "B1".repeat(8_000);
    StringBuilder cells = new StringBuilder("<sheetData>");
    for (int row = 1; row <= 300; row++) {
      cells.append("<row r=\"").append(row).append("\"><c><f>");
      cells.append(words).append(row).append("</f><v>1</v></c></row>");
    }
    String sheet = changed("/xl/worksheets/sheet1.xml", "<sheetData>", cells.toString());
    // of each word only one look is taken: quadratic ones would take minutes
    assertThat(WorkbookReader.read(with("/xl/worksheets/sheet1.xml", sheet))).isNotNull();
  }

  @Test
  void aLongTextInAFormulaIsNoTrouble() {
    assertThat(new Formula("\"" + "a\"\"".repeat(10_000) + "\"&WEBSERVICE (A1)").reach())
        .hasValue("calls WEBSERVICE, which asks outside of the workbook");
    assertThat(new Formula("_xlfn.WEBSERVICE(A1)").reach()).isPresent();
    assertThat(new Formula("1webservice(A1)").reach()).isPresent();
    assertThat(new Formula("SUM(A1:A9)*(2)").reach()).isEmpty();
  }

  @Test
  void textsOfTheFormatsOwnSpellingAreRead() throws IOException {
    String texts =
        "<x:sst xmlns:x=\"u\"><x:si><x:r><x:t>Alba</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh>"
            + "<x:r><x:t>_x0041_ns</x:t></x:r></x:si></x:sst>";
    Grids.Read read = (Grids.Read) WorkbookReader.read(with("/xl/sharedStrings.xml", texts));
    assertThat(read.grids().getFirst().rows().getFirst().cells().get(0).typed())
        .isEqualTo("AlbaAns");
  }

  @Test
  void aPartThatIsThereTwiceIsRefused() throws IOException {
    Path file = folder.resolve("book.xlsx");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String name : List.of("[Content_Types].xml", "[content_types].xml")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write("<Types/>".getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThat(mistakes(file).getFirst()).startsWith("book.xlsx is damaged or no workbook");
  }
}
