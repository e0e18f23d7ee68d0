package org.groma.exporters.record;

import java.util.Optional;
import org.apache.poi.ss.usermodel.PageMargin;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.groma.engine.kernel.RecordSheet;
import org.groma.engine.kernel.RecordSheet.Column;
import org.groma.engine.kernel.RecordSheet.Entry;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Halves;

/** The sheet of one nation: heads, what it begins with, and a row for each turn. */
record RecordPage(Export export, RecordSheet record, Scenario scenario, RecordStyles styles) {

  /** The rows above the opening: title, note, numbers of columns, heads, hints. */
  static final int HEADS = 5;

  private static final int WIDTH_UNIT = 256;
  private static final int NARROW = 7;
  private static final int USUAL = 12;
  private static final int WORDS = 30;

  void write(XSSFSheet sheet, Optional<NationId> nation, String name) {
    heads(sheet, name);
    opening(sheet.createRow(HEADS), nation);
    int last = HEADS;
    for (int turn = scenario.firstTurn(); turn <= scenario.lastTurn(); turn++) {
      turn(sheet.createRow(++last), turn);
    }
    for (int i = 0; i < record.columns().size(); i++) {
      sheet.setColumnWidth(i, WIDTH_UNIT * width(record.columns().get(i)));
    }
    sheet.createFreezePane(1, HEADS);
    print(sheet, last);
  }

  private void heads(XSSFSheet sheet, String name) {
    XSSFRow title = sheet.createRow(0);
    title.setHeightInPoints(22);
    text(title, 0, name + " · " + record.title() + " · " + scenario.name(), styles.title);
    text(sheet.createRow(1), 0, record.note(), styles.note);
    XSSFRow counts = sheet.createRow(2);
    XSSFRow heads = sheet.createRow(3);
    XSSFRow hints = sheet.createRow(4);
    heads.setHeightInPoints(26);
    hints.setHeightInPoints(50);
    for (int i = 0; i < record.columns().size(); i++) {
      XSSFCell count = counts.createCell(i);
      count.setCellValue(i + 1);
      count.setCellStyle(styles.count);
      text(heads, i, record.columns().get(i).head(), styles.head);
      text(hints, i, record.columns().get(i).note(), styles.hint);
    }
  }

  private static void text(XSSFRow row, int column, String text, XSSFCellStyle style) {
    XSSFCell cell = row.createCell(column);
    cell.setCellValue(text);
    cell.setCellStyle(style);
  }

  private void opening(XSSFRow row, Optional<NationId> nation) {
    for (int i = 0; i < record.columns().size(); i++) {
      Column column = record.columns().get(i);
      XSSFCell cell = row.createCell(i);
      cell.setCellStyle(column.entry() instanceof Entry.Turn ? styles.turn : styles.reckoned);
      switch (column.opening()) {
        case NOTHING -> {
          if (column.entry() instanceof Entry.Turn) {
            cell.setCellValue("Start");
          }
        }
        case ZERO -> cell.setCellValue(0);
        case TREASURY -> cell.setCellValue(treasury(nation).number().doubleValue());
      }
    }
  }

  private Halves treasury(Optional<NationId> nation) {
    return scenario.setups().stream()
        .filter(setup -> nation.filter(setup.nation()::equals).isPresent())
        .flatMap(setup -> setup.treasury().stream())
        .findFirst()
        .orElse(Halves.ZERO);
  }

  private void turn(XSSFRow row, int turn) {
    row.setHeightInPoints(17);
    Formulas formulas = new Formulas(record);
    for (int i = 0; i < record.columns().size(); i++) {
      Column column = record.columns().get(i);
      XSSFCell cell = row.createCell(i);
      cell.setCellStyle(style(column));
      if (column.entry() instanceof Entry.Turn) {
        cell.setCellValue(turn);
      }
      formulas.of(column, row.getRowNum() + 1).ifPresent(cell::setCellFormula);
    }
  }

  private XSSFCellStyle style(Column column) {
    return switch (column.entry()) {
      case Entry.Turn _ -> styles.turn;
      case Entry.Written(boolean words) -> words ? styles.words : styles.number;
      case Entry.Sum _ -> styles.reckoned;
      case Entry.Share _ -> styles.share;
    };
  }

  private static int width(Column column) {
    return switch (column.entry()) {
      case Entry.Turn _, Entry.Share _ -> NARROW;
      case Entry.Written(boolean words) when words -> WORDS;
      case Entry.Written _, Entry.Sum _ ->
          Math.max(USUAL, column.head().lines().mapToInt(String::length).max().orElse(0) + 2);
    };
  }

  private void print(XSSFSheet sheet, int last) {
    sheet
        .getWorkbook()
        .setPrintArea(
            sheet.getWorkbook().getSheetIndex(sheet), 0, record.columns().size() - 1, 0, last);
    sheet.setRepeatingRows(new CellRangeAddress(0, HEADS - 1, -1, -1));
    PrintSetup setup = sheet.getPrintSetup();
    setup.setPaperSize(
        export.paper() == Paper.LETTER ? PrintSetup.LETTER_PAPERSIZE : PrintSetup.A4_PAPERSIZE);
    setup.setLandscape(true);
    sheet.setFitToPage(true);
    setup.setFitWidth((short) 1);
    setup.setFitHeight((short) 0);
    sheet.setHorizontallyCenter(true);
    sheet.setMargin(PageMargin.LEFT, 0.45);
    sheet.setMargin(PageMargin.RIGHT, 0.45);
    sheet.setMargin(PageMargin.TOP, 0.5);
    sheet.setMargin(PageMargin.BOTTOM, 0.65);
    sheet.getFooter().setLeft("&8" + export.project().settings().name().replace("&", "&&"));
    sheet.getFooter().setRight("&8Page &P of &N");
  }
}
