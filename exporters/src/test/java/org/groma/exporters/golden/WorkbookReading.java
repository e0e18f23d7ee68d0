package org.groma.exporters.golden;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.PaneInformation;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFConditionalFormatting;
import org.apache.poi.xssf.usermodel.XSSFDataValidation;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFSheetConditionalFormatting;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * A workbook as text: of each sheet what stays in sight, filters, the lists to choose from, what is
 * shown in red and how it is printed; then its rows, a line each, cells in brackets:
 *
 * <pre>
 *  4 [bernicia] [Bernicia] [Britannia →Areas!A4] [] [0.5 {# ?/2}]
 * 12 [*Total Britannia*] [=SUM(E4:E11) 5.5 {# ?/2}]
 * </pre>
 *
 * Stars are bold, slashes italic, braces a number format, an arrow a link.
 */
final class WorkbookReading {

  private final XSSFWorkbook book;
  private final StringBuilder text = new StringBuilder();

  private WorkbookReading(XSSFWorkbook book) {
    this.book = book;
  }

  static String of(byte[] file) {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(file))) {
      WorkbookReading reading = new WorkbookReading(book);
      for (int i = 0; i < book.getNumberOfSheets(); i++) {
        reading.sheet(book.getSheetAt(i));
      }
      return reading.text.toString();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void sheet(XSSFSheet sheet) {
    boolean hidden = book.isSheetHidden(book.getSheetIndex(sheet));
    line(
        "%s== %s ==%s"
            .formatted(text.isEmpty() ? "" : "\n", sheet.getSheetName(), hidden ? " hidden" : ""));
    PaneInformation pane = sheet.getPaneInformation();
    line(
        "frozen: %d rows, %d columns"
            .formatted(pane.getHorizontalSplitPosition(), pane.getVerticalSplitPosition()));
    if (sheet.getCTWorksheet().isSetAutoFilter()) {
      line("filter: %s".formatted(sheet.getCTWorksheet().getAutoFilter().getRef()));
    }
    line("widths: %s".formatted(widths(sheet)));
    for (XSSFDataValidation validation : sheet.getDataValidations()) {
      String[] given = validation.getValidationConstraint().getExplicitListValues();
      line(
          "list: %s from %s"
              .formatted(
                  ranges(validation.getRegions().getCellRangeAddresses()),
                  given == null
                      ? validation.getValidationConstraint().getFormula1()
                      : Arrays.toString(given)));
    }
    XSSFSheetConditionalFormatting formattings = sheet.getSheetConditionalFormatting();
    for (int i = 0; i < formattings.getNumConditionalFormattings(); i++) {
      XSSFConditionalFormatting each = formattings.getConditionalFormattingAt(i);
      line(
          "red: %s if %s"
              .formatted(ranges(each.getFormattingRanges()), each.getRule(0).getFormula1()));
    }
    printing(sheet);
    for (Row row : sheet) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < row.getLastCellNum(); i++) {
        cells.add("[" + cell((XSSFCell) row.getCell(i)) + "]");
      }
      line("%3d %s".formatted(row.getRowNum() + 1, String.join(" ", cells)));
    }
  }

  private void printing(XSSFSheet sheet) {
    line(
        "print: %s, rows %s on each page, paper %d%s, %s%s"
            .formatted(
                book.getPrintArea(book.getSheetIndex(sheet)),
                sheet.getRepeatingRows().formatAsString(),
                sheet.getPrintSetup().getPaperSize(),
                sheet.getPrintSetup().getLandscape() ? " across" : "",
                sheet.getFitToPage()
                    ? "fitted to %d × %d"
                        .formatted(
                            sheet.getPrintSetup().getFitWidth(),
                            sheet.getPrintSetup().getFitHeight())
                    : "at %d%%".formatted(sheet.getPrintSetup().getScale()),
                sheet.getRowBreaks().length == 0
                    ? ""
                    : ", breaks after " + Arrays.toString(sheet.getRowBreaks())));
    line(
        "footer: %s | %s | %s"
            .formatted(
                sheet.getFooter().getLeft(),
                sheet.getFooter().getCenter(),
                sheet.getFooter().getRight()));
  }

  private static String widths(XSSFSheet sheet) {
    StringJoiner widths = new StringJoiner(" ");
    for (int i = 0; i < sheet.getRow(2).getLastCellNum(); i++) {
      widths.add(
          sheet.isColumnHidden(i)
              ? "hidden"
              : String.format(Locale.ROOT, "%.1f", sheet.getColumnWidth(i) / 256.0));
    }
    return widths.toString();
  }

  private static String ranges(CellRangeAddress... ranges) {
    StringJoiner all = new StringJoiner(" ");
    for (CellRangeAddress range : ranges) {
      all.add(range.formatAsString());
    }
    return all.toString();
  }

  private static String cell(XSSFCell cell) {
    if (cell == null) {
      return "";
    }
    String content =
        switch (cell.getCellType()) {
          case FORMULA -> "=" + cell.getCellFormula() + " " + cell.getRawValue() + format(cell);
          case NUMERIC -> cell.getRawValue() + format(cell);
          case STRING -> cell.getStringCellValue().replace("\n", "⏎");
          default -> "";
        };
    XSSFFont font = cell.getCellStyle().getFont();
    if (!content.isEmpty() && font.getBold()) {
      content = "*" + content + "*";
    }
    if (!content.isEmpty() && font.getItalic()) {
      content = "/" + content + "/";
    }
    return cell.getHyperlink() == null
        ? content
        : content + " →" + cell.getHyperlink().getLocation();
  }

  private static String format(Cell cell) {
    String format = cell.getCellStyle().getDataFormatString();
    return format.equals("General") ? "" : " {" + format + "}";
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
