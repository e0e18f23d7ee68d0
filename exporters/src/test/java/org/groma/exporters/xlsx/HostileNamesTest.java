package org.groma.exporters.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.CellValue;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Table;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

/** Names that spreadsheets would take for something else, or cannot hold. */
class HostileNamesTest {

  private static final List<String> NAMES =
      List.of(
          "=1+1",
          "=HYPERLINK(\"http://example.com\")",
          "+A1",
          "-2",
          "@SUM(A1)",
          "<b>&amp;\"quoted\"</b>",
          "*",
          "a?b*c",
          "_x0041_",
          "tab\there",
          "two\nlines",
          "bell\u0007 and null\u0000",
          "half \uD83C a pair",
          "x".repeat(40_000),
          "same",
          "Same",
          "½ æ 漢 🏛");

  private static final Project PROJECT = project();
  private final XSSFWorkbook book = Books.of(PROJECT);

  private static Project project() {
    List<Area> areas = new ArrayList<>();
    List<Province> provinces = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      AreaId area = new AreaId("area-" + i);
      areas.add(Area.named(area, NAMES.get(i)));
      provinces.add(
          new Province(
              new ProvinceId("province-" + i),
              NAMES.get(i),
              List.of(NAMES.get(i)),
              Optional.of(area),
              "",
              new Halves(i + 1),
              false,
              false,
              false,
              "",
              Tags.NONE,
              Attributes.NONE,
              Origins.UNSTATED));
    }
    return Project.empty(new Settings("A & B &P =1", "nothing-known", Optional.of("=1"), List.of()))
        .with(Kinds.AREAS, Ledger.of(areas))
        .with(Kinds.PROVINCES, Ledger.of(provinces));
  }

  @Test
  void namesStayTextAndSayTheSameWhenReadBack() {
    Table<ProvinceRow> table = ProvinceTable.of(PROJECT);
    Labels labels = Labels.of(PROJECT);
    XSSFSheet sheet = book.getSheet("Provinces");
    int read = 0;
    for (Row row : sheet) {
      String id = Books.text(row.getCell(0));
      if (id.startsWith("province-")) {
        ProvinceRow value = table.rows().find(PROJECT, id).orElseThrow();
        for (String key : List.of("name", "area", "aliases")) {
          int at = table.columns().indexOf(table.column(key).orElseThrow());
          Cell cell = row.getCell(at);
          assertThat(cell.getCellType()).as(id).isEqualTo(CellType.STRING);
          assertThat(table.column(key).orElseThrow().says(value, Books.text(cell), labels))
              .as("%s of %s", key, id)
              .isTrue();
        }
        read++;
      }
    }
    assertThat(read).isEqualTo(NAMES.size());
  }

  @Test
  void whatLooksLikeAFormulaStaysTextEvenWhenSomebodyEditsIt() {
    Row row = Books.row(book.getSheet("Areas"), "=1+1");
    assertThat(((XSSFCell) row.getCell(1)).getCellStyle().getQuotePrefixed()).isTrue();
  }

  @Test
  void sumsFindTheirAreasUnderAnyName() {
    var evaluator = book.getCreationHelper().createFormulaEvaluator();
    XSSFSheet sheet = book.getSheet("Areas");
    for (Sheet each : book) {
      for (Row row : each) {
        for (Cell cell : row) {
          if (cell.getCellType() == CellType.FORMULA) {
            CellValue value = evaluator.evaluate(cell);
            assertThat(value.getCellType())
                .as(each.getSheetName() + cell.getAddress())
                .isEqualTo(CellType.NUMERIC);
            assertThat(value.getNumberValue())
                .as(each.getSheetName() + cell.getAddress() + " " + cell.getCellFormula())
                .isEqualTo(cell.getNumericCellValue());
          }
        }
      }
    }
    assertThat(sheet.getLastRowNum()).isEqualTo(Page.FIRST - 2 + NAMES.size());
  }

  @Test
  void anEmptyProjectHasAWorkbookToo() {
    Project empty =
        Project.empty(new Settings("Nothing", "nothing-known", Optional.empty(), List.of()));
    assertThat(Books.of(empty).getSheet("Provinces").getLastRowNum()).isEqualTo(2);
  }
}
