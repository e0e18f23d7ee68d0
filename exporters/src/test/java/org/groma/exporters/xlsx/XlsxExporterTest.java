package org.groma.exporters.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.poi.ooxml.POIXMLProperties;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFHyperlink;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.junit.jupiter.api.Test;

class XlsxExporterTest {

  private static final Review REVIEW =
      new Review(
          List.of(
              new Review.Erratum("rules-en", "XXXIII.C", "Utica", "Utika", "Utica", "a misprint")),
          List.of(
              new Review.Finding(
                  "gazetteer.kingdom-income",
                  "warning",
                  "A sum.",
                  List.of("area:asia"),
                  "so be it")));

  private static final byte[] BYTES =
      Books.bytes(new Export(Books.SAMPLE, REVIEW, Paper.A4, Export.USUAL_WIDTH));
  private static final XSSFWorkbook BOOK = Books.of(BYTES);

  @Test
  void theSameProjectGivesTheSameBytes() {
    assertThat(Books.bytes(new Export(Books.SAMPLE, REVIEW, Paper.A4, Export.USUAL_WIDTH)))
        .isEqualTo(BYTES);
  }

  @Test
  void nothingInItTellsWhenItWasMade() throws IOException {
    try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(BYTES))) {
      for (ZipEntry each = archive.getNextEntry(); each != null; each = archive.getNextEntry()) {
        assertThat(each.getTimeLocal())
            .as(each.getName())
            .isEqualTo(LocalDateTime.of(1980, 2, 1, 0, 0));
        assertThat(each.getExtra()).as("what holds a time zone").isNull();
      }
    }
    POIXMLProperties.CoreProperties core = BOOK.getProperties().getCoreProperties();
    assertThat(core.getModified().toInstant()).hasToString("2000-01-01T00:00:00Z");
    assertThat(core.getCreated().toInstant()).hasToString("2000-01-01T00:00:00Z");
    assertThat(core.getTitle()).isEqualTo("Invasions, Volume 1");
    assertThat(core.getCreator()).isEqualTo("Groma");
  }

  @Test
  void itHasASheetForEverything() {
    List<String> names =
        IntStream.range(0, BOOK.getNumberOfSheets()).mapToObj(BOOK::getSheetName).toList();
    assertThat(names)
        .containsExactly(
            "Contents",
            "Provinces",
            "Areas",
            "Sea zones",
            "Rivers",
            "Adjacency",
            "Matrix",
            "Straits",
            "Cities",
            "Nations",
            "Force pools",
            "Leaders",
            "Time table",
            "Set-up",
            "Decks",
            "Units and costs",
            "Victory",
            "Special rules",
            "Errata",
            "Findings",
            "Lists");
    assertThat(names.stream().filter(name -> BOOK.isSheetHidden(names.indexOf(name))))
        .containsExactly("Lists");
    for (Sheet sheet : BOOK) {
      assertThat(sheet.getLastRowNum())
          .as(sheet.getSheetName())
          .isGreaterThanOrEqualTo(Page.FIRST - 1);
    }
  }

  @Test
  void headingsStayInSightAndAreRepeatedOnPaper() {
    for (Sheet sheet : BOOK) {
      String name = sheet.getSheetName();
      assertThat(sheet.getPaneInformation().isFreezePane()).as(name).isTrue();
      assertThat(sheet.getPaneInformation().getHorizontalSplitPosition())
          .as(name)
          .isEqualTo((short) Page.HEADINGS);
      assertThat(sheet.getRepeatingRows().formatAsString()).as(name).isEqualTo("1:3");
      assertThat(BOOK.getPrintArea(BOOK.getSheetIndex(sheet))).as(name).isNotNull();
      assertThat(sheet.getPrintSetup().getPaperSize()).as(name).isEqualTo(PrintSetup.A4_PAPERSIZE);
      assertThat(sheet.getFooter().getRight()).as(name).contains("Page &P of &N");
    }
    for (Table<?> table : Tables.of(Books.SAMPLE)) {
      XSSFSheet sheet = BOOK.getSheet(table.name());
      assertThat(sheet.getCTWorksheet().getAutoFilter().getRef())
          .startsWith("A3:" + CellReference.convertNumToColString(table.columns().size() - 1));
    }
  }

  @Test
  void americansPrintOnLetter() {
    Export export = new Export(Books.SAMPLE, Review.NONE, Paper.LETTER, Export.USUAL_WIDTH);
    assertThat(Books.of(Books.bytes(export)).getSheet("Areas").getPrintSetup().getPaperSize())
        .isEqualTo(PrintSetup.LETTER_PAPERSIZE);
  }

  @Test
  void everyLinkLeadsSomewhere() {
    int links = 0;
    for (Sheet sheet : BOOK) {
      for (XSSFHyperlink link : ((XSSFSheet) sheet).getHyperlinkList()) {
        CellReference place = new CellReference(link.getLocation());
        Sheet target = BOOK.getSheet(place.getSheetName());
        assertThat(target).as(link.getLocation()).isNotNull();
        assertThat(place.getRow()).as(link.getLocation()).isBetween(0, target.getLastRowNum());
        links++;
      }
    }
    assertThat(links).isGreaterThan(Books.SAMPLE.provinces().size());
    XSSFSheet provinces = BOOK.getSheet("Provinces");
    Row utica = Books.row(provinces, "Utica");
    CellReference area = new CellReference(utica.getCell(2).getHyperlink().getAddress());
    assertThat(
            BOOK.getSheet(area.getSheetName())
                .getRow(area.getRow())
                .getCell(area.getCol())
                .getStringCellValue())
        .isEqualTo("Africa");
  }

  @Test
  void noAreaIsPartedOnPaper() {
    XSSFSheet sheet = BOOK.getSheet("Provinces");
    assertThat(sheet.getRowBreaks()).isNotEmpty();
    for (int last : sheet.getRowBreaks()) {
      assertThat(sheet.getRow(last).getCell(1).getStringCellValue()).startsWith("Total ");
    }
  }

  @Test
  void terrainAreaAndSeaZoneAreChosenFromLists() {
    XSSFSheet sheet = BOOK.getSheet("Provinces");
    List<String> lists =
        sheet.getDataValidations().stream()
            .map(each ->
                each.getRegions().getCellRangeAddresses()[0].getFirstColumn()
                    + " "
                    + each.getValidationConstraint().getFormula1())
            .toList();
    assertThat(lists)
        .contains(
            Books.column(sheet, "Terrain") + " Lists!$A$4:$A$9",
            Books.column(sheet, "Area") + " Lists!$B$4:$B$37",
            Books.column(sheet, "Port") + " Lists!$C$4:$C$26");
    assertThat(BOOK.getSheet("Lists").getRow(36).getCell(1).getStringCellValue())
        .isEqualTo("Scythia");
    assertThat(BOOK.getSheet("Lists").getRow(25).getCell(2)).isNotNull();
  }

  /** What the reader of an edited workbook relies on. */
  @Test
  void everyCellOfAnEditableSheetSaysWhatItsRowIs() {
    for (Table<?> table : Tables.of(Books.SAMPLE)) {
      compare(table);
    }
  }

  private static <R> void compare(Table<R> table) {
    Labels labels = Labels.of(Books.SAMPLE);
    XSSFSheet sheet = BOOK.getSheet(table.name());
    int read = 0;
    for (Row row : sheet) {
      String id = Books.text(row.getCell(0));
      if (row.getRowNum() < Page.FIRST - 1 || id.isEmpty()) {
        continue;
      }
      R value = table.rows().find(Books.SAMPLE, id).orElseThrow();
      for (Column<R> column : table.columns()) {
        if (column.isEditable()) {
          String text = Books.text(row.getCell(Books.column(sheet, column.title())));
          assertThat(column.says(value, text, labels))
              .as("%s %s %s: %s", table.name(), id, column.title(), text)
              .isTrue();
        }
      }
      read++;
    }
    assertThat(read).isEqualTo(table.rows().of(Books.SAMPLE).size());
  }
}
