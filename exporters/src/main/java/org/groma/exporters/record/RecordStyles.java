package org.groma.exporters.record;

import java.util.HexFormat;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** How the cells of a record sheet look: white to write in, shaded where it reckons by itself. */
final class RecordStyles {

  private static final String FONT = "Arial";
  private static final String INK = "26221C";
  private static final String FAINT = "8C857A";
  private static final String RULE = "BDB5A5";
  private static final String HEAD = "E4DDCD";
  private static final String RECKONED = "F4F0E7";
  private static final String WHOLE = "0;[Red]-0";

  private final XSSFWorkbook book;
  final XSSFCellStyle title;
  final XSSFCellStyle note;
  final XSSFCellStyle count;
  final XSSFCellStyle head;
  final XSSFCellStyle hint;
  final XSSFCellStyle turn;
  final XSSFCellStyle number;
  final XSSFCellStyle words;
  final XSSFCellStyle reckoned;
  final XSSFCellStyle share;

  RecordStyles(XSSFWorkbook book) {
    this.book = book;
    title = plain(font(14, true, false, INK));
    note = plain(font(9, false, true, FAINT));
    count = boxed(font(8, false, false, FAINT), HEAD, "0");
    head = boxed(font(9, true, false, INK), HEAD, "@");
    hint = boxed(font(7, false, true, INK), HEAD, "@");
    turn = boxed(font(10, true, false, INK), HEAD, "0");
    number = boxed(font(10, false, false, INK), "", "General");
    words = boxed(font(10, false, false, INK), "", "@");
    words.setAlignment(HorizontalAlignment.LEFT);
    reckoned = boxed(font(10, true, false, INK), RECKONED, WHOLE);
    share = boxed(font(10, false, false, INK), RECKONED, "0%");
    hint.setVerticalAlignment(VerticalAlignment.TOP);
  }

  private XSSFCellStyle plain(XSSFFont font) {
    XSSFCellStyle style = book.createCellStyle();
    style.setFont(font);
    style.setVerticalAlignment(VerticalAlignment.CENTER);
    return style;
  }

  private XSSFCellStyle boxed(XSSFFont font, String fill, String format) {
    XSSFCellStyle style = plain(font);
    style.setAlignment(HorizontalAlignment.CENTER);
    style.setWrapText(true);
    style.setDataFormat(book.createDataFormat().getFormat(format));
    style.setBorderTop(BorderStyle.THIN);
    style.setBorderBottom(BorderStyle.THIN);
    style.setBorderLeft(BorderStyle.THIN);
    style.setBorderRight(BorderStyle.THIN);
    style.setTopBorderColor(colour(RULE));
    style.setBottomBorderColor(colour(RULE));
    style.setLeftBorderColor(colour(RULE));
    style.setRightBorderColor(colour(RULE));
    if (!fill.isEmpty()) {
      style.setFillForegroundColor(colour(fill));
      style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
    }
    return style;
  }

  private XSSFFont font(int points, boolean bold, boolean italic, String rgb) {
    XSSFFont font = book.createFont();
    font.setFontName(FONT);
    font.setFontHeightInPoints((short) points);
    font.setBold(bold);
    font.setItalic(italic);
    font.setColor(colour(rgb));
    return font;
  }

  private static XSSFColor colour(String rgb) {
    return new XSSFColor(HexFormat.of().parseHex(rgb), null);
  }
}
