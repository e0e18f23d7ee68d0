package org.groma.exporters.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.poi.ss.formula.ConditionalFormattingEvaluator;
import org.apache.poi.ss.formula.WorkbookEvaluatorProvider;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaEvaluator;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

/** The formulas of the workbook, worked out by POI. */
class LiveSumsTest {

  private final XSSFWorkbook book = Books.of(Books.SAMPLE);
  private final FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
  private final XSSFSheet provinces = book.getSheet("Provinces");
  private final XSSFSheet areas = book.getSheet("Areas");

  private static List<Area> areasWithProvinces() {
    return Books.SAMPLE.areas().stream().filter(area -> !members(area).isEmpty()).toList();
  }

  private static List<Province> members(Area area) {
    return Books.SAMPLE.provinces().stream()
        .filter(province -> province.area().filter(area.id()::equals).isPresent())
        .toList();
  }

  private static double income(Area area) {
    return members(area).stream()
        .map(Province::income)
        .reduce(Halves.ZERO, Halves::plus)
        .number()
        .doubleValue();
  }

  private double value(Sheet sheet, String row, String column) {
    Cell cell = Books.row((XSSFSheet) sheet, row).getCell(Books.column((XSSFSheet) sheet, column));
    assertThat(cell.getCellType()).as(row + " " + column).isEqualTo(CellType.FORMULA);
    return evaluator.evaluate(cell).getNumberValue();
  }

  @Test
  void noFormulaComesToAnErrorAndEachComesToWhatIsWrittenBesideIt() {
    int formulas = 0;
    for (Sheet sheet : book) {
      for (Row row : sheet) {
        for (Cell cell : row) {
          if (cell.getCellType() == CellType.FORMULA) {
            String where = sheet.getSheetName() + " " + cell.getAddress();
            assertThat(cell.getCachedFormulaResultType()).as(where).isEqualTo(CellType.NUMERIC);
            double written = cell.getNumericCellValue();
            var worked = evaluator.evaluate(cell);
            assertThat(worked.getCellType()).as(where).isEqualTo(CellType.NUMERIC);
            assertThat(worked.getNumberValue()).as(where).isEqualTo(written);
            formulas++;
          }
        }
      }
    }
    assertThat(formulas).isGreaterThan(200);
  }

  @Test
  void everyAreaSumsUpToTheIncomesOfItsProvinces() {
    for (Area area : areasWithProvinces()) {
      assertThat(value(provinces, "Total " + area.name(), "Income"))
          .as(area.name())
          .isEqualTo(income(area));
      assertThat(value(areas, area.name(), "Sum of incomes"))
          .as(area.name())
          .isEqualTo(income(area));
    }
    assertThat(value(provinces, "Total of all provinces", "Income"))
        .isEqualTo(areasWithProvinces().stream().mapToDouble(LiveSumsTest::income).sum());
  }

  @Test
  void printedIncomesAgreeWithTheSums() {
    for (Area area : areasWithProvinces()) {
      assertThat(value(areas, area.name(), "Kingdom difference")).as(area.name()).isZero();
      if (area.empireIncome().isPresent()) {
        assertThat(value(areas, area.name(), "Empire difference")).as(area.name()).isZero();
        assertThat(value(provinces, "Total " + area.name(), "Level"))
            .as(area.name())
            .isEqualTo(area.empireIncome().get().number().doubleValue());
      }
    }
  }

  @Test
  void aSumThatIsNotThePrintedOneTurnsRed() {
    Cell total = Books.row(provinces, "Total Africa").getCell(Books.column(provinces, "Income"));
    assertThat(isRed(total)).isFalse();
    Books.row(provinces, "Utica").getCell(Books.column(provinces, "Income")).setCellValue(2.5);
    evaluator.clearAllCachedResultValues();
    assertThat(evaluator.evaluate(total).getNumberValue()).isEqualTo(9.5);
    assertThat(isRed(total)).isTrue();
    assertThat(isRed(Books.row(areas, "Africa").getCell(Books.column(areas, "Kingdom difference"))))
        .isTrue();
    assertThat(isRed(Books.row(areas, "Asia").getCell(Books.column(areas, "Kingdom difference"))))
        .isFalse();
    assertThat(
            isRed(Books.row(provinces, "Total Africa").getCell(Books.column(provinces, "Level"))))
        .isFalse();
  }

  @Test
  void aCityThatGrowsChangesWhatItsAreaIsWorthToAnEmpire() {
    Cell total = Books.row(provinces, "Total Africa").getCell(Books.column(provinces, "Level"));
    Books.row(provinces, "Utica").getCell(Books.column(provinces, "Level")).setCellValue(3);
    evaluator.clearAllCachedResultValues();
    assertThat(evaluator.evaluate(total).getNumberValue()).isEqualTo(9);
    assertThat(isRed(total)).isTrue();
  }

  private boolean isRed(Cell cell) {
    evaluator.evaluateAll();
    return !new ConditionalFormattingEvaluator(book, (WorkbookEvaluatorProvider) evaluator)
        .getConditionalFormattingForCell(cell)
        .isEmpty();
  }
}
