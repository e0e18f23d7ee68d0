package org.groma.exporters.xlsx;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.Export;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** Workbooks of projects, read back by POI. */
final class Books {

  static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private Books() {}

  static byte[] bytes(Export export) {
    return new XlsxExporter().artifacts(export).getFirst().bytes();
  }

  static XSSFWorkbook of(Project project) {
    return of(bytes(Export.of(project)));
  }

  static XSSFWorkbook of(byte[] bytes) {
    try {
      return new XSSFWorkbook(new ByteArrayInputStream(bytes));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static int column(XSSFSheet sheet, String title) {
    for (Cell cell : sheet.getRow(Page.HEADINGS - 1)) {
      if (cell.getStringCellValue().equals(title)) {
        return cell.getColumnIndex();
      }
    }
    throw new AssertionError("no column " + title + " on " + sheet.getSheetName());
  }

  /** The first row whose cell in the second column, which has the name, says this. */
  static Row row(XSSFSheet sheet, String name) {
    for (Row row : sheet) {
      Cell cell = row.getCell(1);
      if (row.getRowNum() >= Page.FIRST - 1
          && cell != null
          && cell.getCellType() == CellType.STRING
          && cell.getStringCellValue().equals(name)) {
        return row;
      }
    }
    throw new AssertionError("no row " + name + " on " + sheet.getSheetName());
  }

  /** What a person reads in a cell, numbers with all their places. */
  static String text(Cell cell) {
    if (cell == null) {
      return "";
    }
    return cell.getCellType() == CellType.NUMERIC
        ? new DataFormatter(Locale.ROOT)
            .formatRawCellContents(cell.getNumericCellValue(), 0, "General")
        : cell.getStringCellValue();
  }
}
