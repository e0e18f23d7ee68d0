package org.groma.exporters.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFFormulaEvaluator;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

class RecordExporterTest {

  private static final RecordExporter EXPORTER = new RecordExporter();
  private static final Export EXPORT = Export.of(project("barbarian-kingdom-empire"));

  private static Project project(String sample) {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample))).project();
  }

  private static Artifact artifact(String name) {
    return EXPORTER.artifacts(EXPORT).stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static XSSFWorkbook book(String scenario) throws IOException {
    return new XSSFWorkbook(
        new ByteArrayInputStream(artifact("record-" + scenario + ".xlsx").bytes()));
  }

  /** A cell by the turn, from 1, and the column as players count them. */
  private static XSSFCell cell(XSSFSheet sheet, int turn, int column) {
    return sheet.getRow(RecordPage.HEADS + turn).getCell(column - 1);
  }

  private static void type(XSSFSheet sheet, int turn, int column, double number) {
    cell(sheet, turn, column).setCellValue(number);
  }

  private static double number(XSSFSheet sheet, int turn, int column) {
    return cell(sheet, turn, column).getNumericCellValue();
  }

  private static void reckon(XSSFWorkbook book) {
    XSSFFormulaEvaluator.evaluateAllFormulaCells(book);
  }

  @Test
  void everyPositionOfAScenarioHasASheetWithARowForEachTurn() throws IOException {
    try (XSSFWorkbook book = book("roman-empire")) {
      assertThat(book.getNumberOfSheets()).isEqualTo(5);
      XSSFSheet german = book.getSheet("German 1");
      assertThat(german.getLastRowNum()).isEqualTo(RecordPage.HEADS + 20);
      assertThat(number(german, 20, 1)).isEqualTo(20);
      assertThat(german.getRow(2).getLastCellNum()).isEqualTo((short) 11);
      assertThat(german.getProtect()).isFalse();
    }
  }

  @Test
  void rowsThatAreNotBegunShowNothing() throws IOException {
    try (XSSFWorkbook book = book("roman-empire")) {
      XSSFSheet sheet = book.getSheetAt(0);
      for (int column : List.of(4, 5, 9, 10)) {
        assertThat(cell(sheet, 3, column).getCachedFormulaResultType()).isEqualTo(CellType.STRING);
        assertThat(cell(sheet, 3, column).getStringCellValue()).isEmpty();
      }
    }
  }

  /** Upkeep of the printed example: 4 of 4-2, a 4-4, 2 of 2-3 and a ship are 15. */
  @Test
  void moneyBalancePointsAndShareAreReckoned() throws IOException {
    try (XSSFWorkbook book = book("roman-empire")) {
      XSSFSheet sheet = book.getSheet("German 1");
      type(sheet, 1, 2, 20);
      type(sheet, 1, 3, 2);
      type(sheet, 1, 6, 15);
      type(sheet, 1, 7, 2);
      type(sheet, 1, 8, 4);
      type(sheet, 2, 2, 16);
      type(sheet, 2, 6, 15);
      reckon(book);
      assertThat(number(sheet, 1, 4)).isEqualTo(22);
      assertThat(number(sheet, 1, 5)).isEqualTo(22);
      assertThat(number(sheet, 1, 9)).isEqualTo(1);
      assertThat(number(sheet, 1, 10)).isEqualTo(0.2);
      assertThat(number(sheet, 2, 4)).isEqualTo(38);
      assertThat(number(sheet, 2, 5)).isEqualTo(17);
      assertThat(number(sheet, 2, 9)).isEqualTo(2);
    }
  }

  @Test
  void theTreasuryOfTheSetUpIsMoneyInTheFirstTurn() throws IOException {
    try (XSSFWorkbook book = book("alexander")) {
      XSSFSheet sheet = book.getSheet("Macedon");
      type(sheet, 1, 2, 11);
      reckon(book);
      assertThat(number(sheet, 1, 5)).isEqualTo(12 + 11);
      assertThat(number(sheet, 1, 4)).as("a treasury is no income").isEqualTo(11);
    }
  }

  /** A sum that began again at nothing after a gap would not be noticed. */
  @Test
  void aTurnLeftOutStopsTheReckoning() throws IOException {
    try (XSSFWorkbook book = book("roman-empire")) {
      XSSFSheet sheet = book.getSheetAt(0);
      type(sheet, 1, 2, 5);
      type(sheet, 3, 2, 7);
      reckon(book);
      assertThat(cell(sheet, 3, 4).getStringCellValue()).isEmpty();
      type(sheet, 2, 2, 0);
      reckon(book);
      assertThat(number(sheet, 3, 4)).isEqualTo(12);
      assertThat(cell(sheet, 2, 10).getStringCellValue()).as("a share of nothing").isEmpty();
    }
  }

  @Test
  void theSameProjectGivesTheSameBytes() {
    assertThat(artifact("record-alexander.xlsx").bytes())
        .isEqualTo(artifact("record-alexander.xlsx").bytes());
  }

  @Test
  void aGameWithoutBooksHasNoSheetAndSaysSo() {
    Export invasions = Export.of(project("invasions"));
    assertThat(EXPORTER.suits(invasions)).isFalse();
    assertThat(EXPORTER.artifacts(invasions)).isEmpty();
    assertThat(EXPORTER.obstacle(invasions))
        .contains("The rules of this project have no record sheet. Export another format.");
    assertThat(EXPORTER.suits(EXPORT)).isTrue();
  }

  /** 10% costs 2 of an income of 16, 20% costs 4 and 30% costs 5; a pip less buys a column less. */
  @Test
  void theShareCountsTheColumnsOfAdministrationThatWerePaidFor() throws IOException {
    try (XSSFWorkbook book = book("open")) {
      XSSFSheet sheet = book.getSheet("First player");
      int[] spent = {1, 2, 3, 4, 5, 6, 7, 8, 16};
      double[] reached = {0, 0.1, 0.1, 0.2, 0.3, 0.3, 0.4, 0.5, 1};
      for (int i = 0; i < spent.length; i++) {
        type(sheet, i + 1, 2, 16);
        type(sheet, i + 1, 8, spent[i]);
      }
      reckon(book);
      for (int i = 0; i < spent.length; i++) {
        assertThat(number(sheet, i + 1, 10)).as(spent[i] + " of 16").isEqualTo(reached[i]);
      }
    }
  }

  /**
   * The German cycle of the printed example as far as it is told: 31 turns, kingdom in 10, empire
   * in 17, collapse in 30, and 300 points. The incomes between are made up to that sum.
   */
  @Test
  void theGermanCycleComesToThreeHundredPoints() throws IOException {
    int[] tax = {
      0, 0, 0, 0, 2, 4, 6, 8, 10, 12, 14, 14, 15, 16, 16, 16, 16, 17, 16, 16, 15, 14, 12, 10, 12,
      15, 8, 6, 4, 2, 0
    };
    int[] upkeep = new int[31];
    upkeep[11] = 15;
    int[] spent = new int[31];
    spent[15] = 4;
    try (XSSFWorkbook book = book("open")) {
      XSSFSheet sheet = book.getSheet("First player");
      int points = 0;
      int balance = 0;
      for (int turn = 1; turn <= 30; turn++) {
        type(sheet, turn, 2, tax[turn - 1]);
        type(sheet, turn, 6, upkeep[turn - 1]);
        type(sheet, turn, 8, spent[turn - 1]);
      }
      type(sheet, 30, 3, 300 - sum(tax));
      reckon(book);
      for (int turn = 1; turn < 30; turn++) {
        points += tax[turn - 1];
        balance += tax[turn - 1] - upkeep[turn - 1] - spent[turn - 1];
        assertThat(number(sheet, turn, 4)).as("points of turn " + turn).isEqualTo(points);
        assertThat(number(sheet, turn, 9)).as("balance of turn " + turn).isEqualTo(balance);
      }
      assertThat(number(sheet, 16, 10)).isEqualTo(0.2);
      assertThat(number(sheet, 30, 4)).isEqualTo(300);
    }
  }

  private static int sum(int[] numbers) {
    return IntStream.of(numbers).sum();
  }
}
