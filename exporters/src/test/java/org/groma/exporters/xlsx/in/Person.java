package org.groma.exporters.xlsx.in;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Row.MissingCellPolicy;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.Export;
import org.groma.exporters.xlsx.XlsxExporter;
import org.groma.model.project.Project;

/** Somebody who has an exported workbook open in a spreadsheet program. */
final class Person implements AutoCloseable {

  private final XSSFWorkbook book;

  private Person(XSSFWorkbook book) {
    this.book = book;
  }

  static Person opening(Project project) {
    byte[] bytes = new XlsxExporter().artifacts(Export.of(project)).getFirst().bytes();
    try {
      return new Person(new XSSFWorkbook(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Types a text or a number into the row with an id, under a title. */
  Person type(String sheet, String id, String title, Object typed) {
    Cell cell = cell(sheet, id, title);
    set(cell, typed);
    return this;
  }

  Cell cell(String sheet, String id, String title) {
    Sheet in = book.getSheet(sheet);
    int idColumn = column(in, "id");
    for (Row row : in) {
      Cell cell = row.getCell(idColumn);
      if (cell != null
          && cell.getCellType() == CellType.STRING
          && cell.getStringCellValue().equals(id)) {
        return row.getCell(column(in, title), MissingCellPolicy.CREATE_NULL_AS_BLANK);
      }
    }
    throw new AssertionError("no row " + id + " on " + sheet);
  }

  /** Types a formula, which a spreadsheet program would work out at once. */
  Person calculate(String sheet, String id, String title, String formula) {
    anew(cell(sheet, id, title)).setCellFormula(formula);
    return this;
  }

  Person hide(String sheet, String title) {
    Sheet in = book.getSheet(sheet);
    in.setColumnHidden(column(in, title), true);
    return this;
  }

  /** Puts one column where the other is, and the other way round. */
  Person swap(String sheet, String title, String other) {
    Sheet in = book.getSheet(sheet);
    int first = column(in, title);
    int second = column(in, other);
    for (int i = titles(in).getRowNum(); i <= in.getLastRowNum(); i++) {
      Row row = in.getRow(i);
      Cell a = row.getCell(first, MissingCellPolicy.CREATE_NULL_AS_BLANK);
      Cell b = row.getCell(second, MissingCellPolicy.CREATE_NULL_AS_BLANK);
      Object value = value(a);
      set(a, value(b));
      set(b, value);
    }
    return this;
  }

  /** Sorts a sheet the other way round, sums among the rest. */
  Person turnAround(String sheet) {
    Sheet in = book.getSheet(sheet);
    int width = titles(in).getLastCellNum();
    List<List<Object>> rows = new ArrayList<>();
    int top = titles(in).getRowNum() + 1;
    for (int i = top; i <= in.getLastRowNum(); i++) {
      List<Object> values = new ArrayList<>();
      for (int j = 0; j < width; j++) {
        values.add(value(in.getRow(i).getCell(j, MissingCellPolicy.CREATE_NULL_AS_BLANK)));
      }
      rows.add(values);
    }
    Collections.reverse(rows);
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < width; j++) {
        set(in.getRow(top + i).getCell(j), rows.get(i).get(j));
      }
    }
    return this;
  }

  /** Puts blanks around every text of a column. */
  Person blanks(String sheet, String title) {
    Sheet in = book.getSheet(sheet);
    for (int i = titles(in).getRowNum() + 1; i <= in.getLastRowNum(); i++) {
      Cell cell = in.getRow(i).getCell(column(in, title));
      if (cell != null && cell.getCellType() == CellType.STRING) {
        set(cell, " " + cell.getStringCellValue().replace(" ", "  ") + "\u00A0");
      }
    }
    return this;
  }

  Person delete(String sheet) {
    book.removeSheetAt(book.getSheetIndex(sheet));
    return this;
  }

  XSSFWorkbook book() {
    return book;
  }

  Path save(Path file) {
    try (OutputStream out = Files.newOutputStream(file)) {
      book.write(out);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    book.close();
  }

  private static Row titles(Sheet sheet) {
    for (Row row : sheet) {
      for (Cell cell : row) {
        if (cell.getCellType() == CellType.STRING && cell.getStringCellValue().equals("id")) {
          return row;
        }
      }
    }
    throw new AssertionError("no titles on " + sheet.getSheetName());
  }

  private static int column(Sheet sheet, String title) {
    for (Cell cell : titles(sheet)) {
      if (cell.getStringCellValue().equals(title)) {
        return cell.getColumnIndex();
      }
    }
    throw new AssertionError("no column " + title + " on " + sheet.getSheetName());
  }

  /** What a cell shows; a formula that is moved by hand leaves its result. */
  private static Object value(Cell cell) {
    CellType type =
        cell.getCellType() == CellType.FORMULA
            ? cell.getCachedFormulaResultType()
            : cell.getCellType();
    return switch (type) {
      case NUMERIC -> cell.getNumericCellValue();
      case STRING -> cell.getStringCellValue();
      default -> "";
    };
  }

  /**
   * A cell made anew: POI does not replace the text of one whose text stands in the sheet itself.
   */
  private static Cell anew(Cell old) {
    Cell cell = old.getRow().createCell(old.getColumnIndex());
    cell.setCellStyle(old.getCellStyle());
    return cell;
  }

  private static void set(Cell old, Object typed) {
    Cell cell = anew(old);
    switch (typed) {
      case Number number -> cell.setCellValue(number.doubleValue());
      case Boolean flag -> cell.setCellValue(flag);
      case String text when text.isEmpty() -> cell.setBlank();
      default -> cell.setCellValue(typed.toString());
    }
  }
}
