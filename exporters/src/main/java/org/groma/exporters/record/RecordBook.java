package org.groma.exporters.record;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.poi.ss.util.WorkbookUtil;
import org.apache.poi.xssf.usermodel.XSSFFormulaEvaluator;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.engine.kernel.RecordSheet;
import org.groma.exporters.Export;
import org.groma.exporters.xlsx.Colophon;
import org.groma.exporters.xlsx.FixedZip;
import org.groma.exporters.xlsx.SpreadsheetScratch;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;

/**
 * The workbook of a scenario: a record sheet for each nation, in the order of its players, and for
 * each player without one.
 */
record RecordBook(Export export, RecordSheet sheet, Scenario scenario) {

  private static final int LONGEST_TAB = 31;

  void writeTo(OutputStream out) throws IOException {
    try (SpreadsheetScratch scratch = SpreadsheetScratch.make()) {
      FixedZip.copy(scratch.draft(this::write), out);
    }
  }

  private void write(OutputStream file) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook()) {
      Colophon.write(
          book.getProperties(), export.project().settings().name() + ": " + scenario.name());
      fill(book);
      // so that programs which do not reckon at once show what stands there too
      XSSFFormulaEvaluator.evaluateAllFormulaCells(book);
      book.setForceFormulaRecalculation(true);
      book.write(file);
    }
  }

  private void fill(XSSFWorkbook book) {
    RecordStyles styles = new RecordStyles(book);
    Set<String> tabs = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    RecordPage page = new RecordPage(export, sheet, scenario, styles);
    Set<NationId> written = new HashSet<>();
    for (Seat seat : scenario.players()) {
      if (seat.nations().isEmpty()) { // he chooses what to play, and keeps his books all the same
        page.write(book.createSheet(tab(seat.name(), tabs)), Optional.empty(), seat.name());
      }
      for (NationId nation : seat.nations()) {
        if (written.add(nation)) {
          page.write(book.createSheet(tab(name(nation), tabs)), Optional.of(nation), name(nation));
        }
      }
    }
  }

  private String name(NationId nation) {
    return export.project().get(Kinds.NATIONS).find(nation).map(Nation::name).orElse(nation.slug());
  }

  /** A name that spreadsheets take, and that no other tab has. */
  private static String tab(String name, Set<String> taken) {
    String safe = WorkbookUtil.createSafeSheetName(name);
    String tab = safe;
    for (int i = 2; !taken.add(tab); i++) {
      String ending = " " + i;
      tab = safe.substring(0, Math.min(safe.length(), LONGEST_TAB - ending.length())) + ending;
    }
    return tab;
  }
}
