package org.groma.exporters.xlsx;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.Export;
import org.groma.exporters.table.Labels;

/**
 * Writes pages as a workbook. Rows go to the disk as they are made; what stays in memory are
 * styles, links and the settings of sheets.
 */
final class WorkbookWriter {

  private static final int ROWS_IN_MEMORY = 64;

  private final Export export;
  private final List<Page> pages;

  WorkbookWriter(Export export, List<Page> pages) {
    this.export = export;
    this.pages = pages;
  }

  void writeTo(OutputStream out) throws IOException {
    try (SpreadsheetScratch scratch = SpreadsheetScratch.make()) {
      FixedZip.copy(scratch.draft(this::write), out);
    }
  }

  private void write(OutputStream file) throws IOException {
    try (XSSFWorkbook template = new XSSFWorkbook();
        SXSSFWorkbook book = new SXSSFWorkbook(template, ROWS_IN_MEMORY, true, false)) {
      Colophon.write(template.getProperties(), export.project().settings().name());
      fill(book, new Styles(template));
      book.write(file);
    }
  }

  private void fill(SXSSFWorkbook book, Styles styles) {
    // formulas name other sheets, so all of them must be there before the first is filled
    pages.forEach(page -> book.createSheet(page.name()));
    Labels labels = Labels.of(export.project());
    Printing printing = new Printing(export.paper(), export.project().settings().name());
    for (Page page : pages) {
      new PageWriter(page, book, styles, labels, printing).write();
    }
    Alarm.sound(book, pages, export.project());
    book.setSheetHidden(book.getSheetIndex(ListsPage.NAME), true);
    book.setForceFormulaRecalculation(true);
  }
}
