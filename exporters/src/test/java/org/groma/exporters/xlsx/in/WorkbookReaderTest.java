package org.groma.exporters.xlsx.in;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbookReaderTest {

  @TempDir private Path folder;

  private Path write(Consumer<XSSFWorkbook> content) throws IOException {
    Path file = folder.resolve("book.xlsx");
    try (XSSFWorkbook book = new XSSFWorkbook();
        OutputStream out = Files.newOutputStream(file)) {
      content.accept(book);
      book.write(out);
    }
    return file;
  }

  private static List<String> mistakes(Path file) {
    return ((Grids.Refused) WorkbookReader.read(file))
        .mistakes().stream().map(Object::toString).toList();
  }

  private static Map<Integer, Cell> firstRow(Path file) {
    Grids.Read read = (Grids.Read) WorkbookReader.read(file);
    return new TreeMap<>(read.grids().getFirst().rows().getFirst().cells());
  }

  @Test
  void cellsAreWhatTheyHoldAndNotWhatTheyLookLike() throws IOException {
    Path file =
        write(book -> {
          XSSFRow row = book.createSheet("Provinces").createRow(4);
          CellStyle halves = book.createCellStyle();
          halves.setDataFormat(book.createDataFormat().getFormat("# ?/2"));
          row.createCell(0).setCellValue(" Momonía\u00A0");
          row.createCell(1).setCellValue(2.5);
          row.getCell(1).setCellStyle(halves);
          row.createCell(2).setCellValue(true);
          row.createCell(3).setBlank();
          row.createCell(5).setCellFormula("B5*2");
          row.getCell(5).setCellValue(5);
          row.createCell(6).setCellFormula("\"½\"");
          row.getCell(6).setCellValue("½");
        });
    Grids.Read read = (Grids.Read) WorkbookReader.read(file);
    assertThat(read.grids())
        .containsExactly(
            new Grid(
                "Provinces",
                "sheet Provinces",
                List.of(
                    new Grid.Row(
                        5,
                        new TreeMap<>(
                            Map.of(
                                0, new Cell.Text(" Momonía\u00A0"),
                                1, new Cell.Amount(new BigDecimal("2.5")),
                                2, new Cell.Truth(true),
                                5, new Cell.Amount(new BigDecimal("5.0")),
                                6, new Cell.Text("½")))))));
  }

  @Test
  void aFormulaWithoutAResultAnErrorAndADateCannotBeTaken() throws IOException {
    Path file =
        write(book -> {
          XSSFRow row = book.createSheet("Provinces").createRow(0);
          CellStyle day = book.createCellStyle();
          day.setDataFormat(book.createDataFormat().getFormat("d-mmm"));
          row.createCell(0).setCellFormula("1+1");
          row.createCell(1).setCellErrorValue(org.apache.poi.ss.usermodel.FormulaError.REF);
          row.createCell(2).setCellValue(46054);
          row.getCell(2).setCellStyle(day);
        });
    assertThat(firstRow(file))
        .isEqualTo(
            Map.of(
                0,
                new Cell.Unusable(
                    "=1+1",
                    "the formula has no result yet; save the workbook in a spreadsheet program, or"
                        + " type the value."),
                1,
                new Cell.Unusable("#REF!", "the cell shows the error #REF!; type a value."),
                2,
                new Cell.Unusable(
                    "2026-02-01",
                    "the cell holds the date 2026-02-01, as spreadsheet programs make of 1/2;"
                        + " format it as a number and type 0.5, or type ½.")));
  }

  @Test
  void formulasThatReachOutAreListedWithTheirCells() throws IOException {
    Path file =
        write(book -> {
          XSSFSheet sheet = book.createSheet("Provinces");
          sheet.createRow(2).createCell(4).setCellFormula("WEBSERVICE(\"http://a.example/\")");
          sheet.createRow(8).createCell(27).setCellFormula("HYPERLINK(\"http://b.example/\")");
          sheet.getRow(8).createCell(28).setCellFormula("HYPERLINK(\"#A1\")");
        });
    assertThat(mistakes(file))
        .containsExactly(
            "sheet Provinces, row 3, column E: the formula =WEBSERVICE(\"http://a.example/\") calls"
                + " WEBSERVICE, which asks outside of the workbook; type the value instead.",
            "sheet Provinces, row 9, column AB: the formula =HYPERLINK(\"http://b.example/\") links"
                + " to a place outside of the workbook; type the value instead.");
  }

  /** What POI itself would not write. */
  private Path patched(String part, String old, String now) throws IOException {
    Path file =
        write(book -> {
          XSSFRow row = book.createSheet("Provinces").createRow(0);
          row.createCell(0).setCellFormula("1+1");
          book.createName().setNameName("Half");
          book.getName("Half").setRefersToFormula("Provinces!$A$1");
        });
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      Path inside = zip.getPath(part);
      String xml = Files.readString(inside);
      assertThat(xml).contains(old);
      Files.writeString(inside, xml.replace(old, now));
    }
    return file;
  }

  @Test
  void anotherProgramIsNotAsked() throws IOException {
    assertThat(mistakes(patched("/xl/worksheets/sheet1.xml", "1+1", "cmd|'/C calc'!A0")))
        .containsExactly(
            "sheet Provinces, row 1, column A: the formula =cmd|'/C calc'!A0 asks another program"
                + " (DDE); type the value instead.");
  }

  @Test
  void anotherWorkbookIsNotRead() throws IOException {
    assertThat(mistakes(patched("/xl/worksheets/sheet1.xml", "1+1", "[1]Sheet1!$A$1")))
        .containsExactly(
            "sheet Provinces, row 1, column A: the formula =[1]Sheet1!$A$1 reads from another"
                + " workbook; type the value instead.");
  }

  @Test
  void aNameMayNotReachOutEither() throws IOException {
    assertThat(mistakes(patched("/xl/workbook.xml", "Provinces!$A$1", "[1]Sheet1!$A$1")))
        .containsExactly(
            "name Half: =[1]Sheet1!$A$1 reads from another workbook; delete the name and save"
                + " again.");
  }

  @Test
  void aWorkbookLinkedToAnotherFileIsRefused() throws IOException {
    Path file =
        patched(
            "/xl/_rels/workbook.xml.rels",
            "</Relationships>",
            "<Relationship Id=\"rId99\" TargetMode=\"External\" Target=\"file:///c:/other.xlsx\""
                + " Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
                + "externalLinkPath\"/></Relationships>");
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is linked to file:///c:/other.xlsx; break the link in a spreadsheet program"
                + " and save again.");
  }

  @Test
  void anAddressThatSomebodyCouldClickIsLetBe() throws IOException {
    Path file =
        write(book -> {
          XSSFRow row = book.createSheet("Provinces").createRow(0);
          Hyperlink link = book.getCreationHelper().createHyperlink(HyperlinkType.URL);
          link.setAddress("https://example.org/");
          row.createCell(0).setCellValue("see example.org");
          row.getCell(0).setHyperlink(link);
        });
    assertThat(firstRow(file)).isEqualTo(Map.of(0, new Cell.Text("see example.org")));
  }

  @Test
  void anEntityOfTheXmlIsNotResolved() throws IOException {
    Path file =
        patched(
            "/xl/worksheets/sheet1.xml",
            "<worksheet ",
            "<!DOCTYPE worksheet [<!ENTITY a SYSTEM \"file:///etc/hostname\">]><worksheet ");
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is damaged or no workbook; open it in a spreadsheet program and save it as"
                + " .xlsx again.");
  }

  @Test
  void macrosAreRefusedByTheirPartAndByTheirType() throws IOException {
    String refused = "book.xlsx has macros, which no table needs; save it as .xlsx without.";
    assertThat(
            mistakes(
                patched(
                    "/[Content_Types].xml",
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
                    "application/vnd.ms-excel.sheet.macroEnabled.main+xml")))
        .containsExactly(refused);
    Path file = write(book -> book.createSheet("Provinces"));
    add(file, "/xl/vbaProject.bin", new byte[10]);
    assertThat(mistakes(file)).containsExactly(refused);
  }

  @Test
  void connectionsToDataElsewhereAreRefused() throws IOException {
    Path file = write(book -> book.createSheet("Provinces"));
    add(file, "/xl/connections.xml", "<connections/>".getBytes(StandardCharsets.UTF_8));
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx has connections to data outside of it; take them out and save again.");
  }

  private static void add(Path file, String part, byte[] content) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      Files.write(zip.getPath(part), content);
    }
  }

  @Test
  void aZipBombIsNotOpened() throws IOException {
    Path file = write(book -> book.createSheet("Provinces"));
    add(file, "/xl/media.xml", new byte[40 << 20]);
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx would unpack to far more than a workbook of tables needs (xl/media.xml); it"
                + " was not opened.");
  }

  @Test
  void aPartThatLiesAboutItsSizeIsCaughtWhileItIsUnpacked() throws IOException {
    Path file = folder.resolve("book.xlsx");
    Path honest = write(book -> book.createSheet("Provinces"));
    String sheet;
    try (FileSystem zip = FileSystems.newFileSystem(honest)) {
      sheet = Files.readString(zip.getPath("/xl/worksheets/sheet1.xml"));
    }
    add(
        file,
        "/xl/worksheets/sheet1.xml",
        sheet
            .replace("<sheetData/>", "<sheetData>" + " ".repeat(30 << 20) + "</sheetData>")
            .getBytes(StandardCharsets.UTF_8));
    byte[] bytes = Files.readAllBytes(file);
    understate(bytes, (30 << 20) + sheet.length() + 1);
    Files.write(file, bytes);
    assertThat(mistakes(file)).hasSize(1);
    assertThat(mistakes(file).getFirst()).startsWith("book.xlsx ");
  }

  /** Writes a small number wherever a header of the zip says how large the sheet is. */
  private static void understate(byte[] bytes, int size) {
    for (int i = 0; i + 4 <= bytes.length; i++) {
      int read = ByteBuffer.wrap(bytes, i, 4).order(ByteOrder.LITTLE_ENDIAN).getInt();
      if (read == size) {
        bytes[i] = 1;
        bytes[i + 1] = 0;
        bytes[i + 2] = 0;
        bytes[i + 3] = 0;
      }
    }
  }

  @Test
  void tooManyPartsAreRefused() throws IOException {
    Path file = folder.resolve("book.xlsx");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < 2_001; i++) {
        zip.putNextEntry(new ZipEntry("part" + i));
      }
    }
    assertThat(mistakes(file))
        .containsExactly("book.xlsx has 2,001 parts; a workbook for Groma has at most 2,000.");
  }

  @Test
  void tooManyColumnsAreRefusedWithTheirPlace() throws IOException {
    Path file =
        write(book -> book.createSheet("Provinces").createRow(6).createCell(1_000).setCellValue(1));
    assertThat(mistakes(file))
        .containsExactly(
            "sheet Provinces, row 7, column ALM: a table for Groma has at most 1,000 columns.");
  }

  @Test
  void whatIsNoWorkbookIsNamed() throws IOException {
    Path file = folder.resolve("book.xlsx");
    Files.write(file, new byte[0]);
    assertThat(mistakes(file)).containsExactly("book.xlsx is empty.");
    Files.write(file, new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, 1, 2, 3});
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is an old .xls workbook or is locked by a password; save it as .xlsx without"
                + " a password.");
    Files.writeString(file, "<html><table><tr><td>Abascia</td></tr></table></html>");
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is a web page or an XML file that was named .xlsx; open it in a spreadsheet"
                + " program and save it as .xlsx.");
    Files.writeString(file, "id,Province\nabascia,Abascia\n");
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is no .xlsx workbook; open it in a spreadsheet program and save it as .xlsx."
                + " If it is text, name it .csv or .tsv.");
    Files.writeString(file, "PK\u0003\u0004 and then nothing");
    assertThat(mistakes(file))
        .containsExactly(
            "book.xlsx is damaged or no workbook; open it in a spreadsheet program and save it as"
                + " .xlsx again.");
    assertThat(mistakes(folder))
        .containsExactly(folder + " is no file; name the workbook to read.");
  }

  @Test
  void aZipOfSomethingElseIsNamed() throws IOException {
    Path file = folder.resolve("book.xlsx");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      zip.putNextEntry(new ZipEntry("book.xlsx"));
    }
    assertThat(mistakes(file))
        .containsExactly("book.xlsx is a zip, but no workbook; choose the .xlsx file itself.");
  }

  @Test
  void aWorkbookCutOffAnywhereIsRefusedAndNeverThrows() throws IOException {
    Path file =
        write(book -> book.createSheet("Provinces").createRow(0).createCell(0).setCellValue("x"));
    byte[] whole = Files.readAllBytes(file);
    for (int length = 4; length < whole.length; length += 97) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertThat(mistakes(file)).hasSize(1);
    }
  }
}
