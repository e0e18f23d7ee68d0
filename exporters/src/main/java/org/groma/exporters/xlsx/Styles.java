package org.groma.exporters.xlsx;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Shown;

/** How cells look. Each look is made once, because a workbook has room for only so many. */
final class Styles {

  /** Shows ½ as 1/2 in its own place, so that whole numbers stay in line. */
  private static final String HALVES = "# ?/2";

  /** The same with a dash for 0. */
  private static final String DIFFERENCE = "# ?/2;-# ?/2;\"–\"";

  private static final String INK = "26221C";
  private static final String LINK = "1F4E79";
  private static final String FAINT = "8C857A";
  private static final String RULE = "D9D3C7";
  private static final String HEAD = "E4DDCD";
  private static final String SUM = "F4F0E7";

  /** What a style is made of. */
  private record Key(Look look, Tone tone, boolean linked, boolean quoted) {}

  private final XSSFWorkbook book;
  private final Map<Key, XSSFCellStyle> made = new HashMap<>();
  private final XSSFCellStyle title;
  private final XSSFCellStyle note;
  private final Map<String, XSSFCellStyle> headings = new HashMap<>();

  Styles(XSSFWorkbook book) {
    this.book = book;
    XSSFFont usual = book.getFontAt(0);
    usual.setFontName(FONT);
    usual.setFontHeightInPoints((short) 10);
    title = book.createCellStyle();
    title.setFont(font(INK, 14, true, false));
    title.setVerticalAlignment(VerticalAlignment.CENTER);
    note = book.createCellStyle();
    note.setFont(font(FAINT, 9, false, true));
    note.setVerticalAlignment(VerticalAlignment.CENTER);
  }

  private static final String FONT = "Arial";

  private XSSFCellStyle heading(boolean shown, HorizontalAlignment alignment) {
    XSSFCellStyle style = book.createCellStyle();
    style.setFont(font(INK, 9, true, shown));
    fill(style, HEAD);
    style.setWrapText(true);
    style.setAlignment(alignment);
    style.setVerticalAlignment(VerticalAlignment.BOTTOM);
    style.setBorderBottom(BorderStyle.MEDIUM);
    style.setBottomBorderColor(colour(FAINT));
    return style;
  }

  XSSFCellStyle title() {
    return title;
  }

  XSSFCellStyle note() {
    return note;
  }

  /** Of a heading; in italics where the column is only shown on a page that can be edited. */
  XSSFCellStyle heading(boolean pageEditable, Heading column) {
    boolean shown = pageEditable && !column.editable() && column.look() != Look.ID;
    HorizontalAlignment alignment =
        switch (column.look()) {
          case TEXT, PROSE, ID -> HorizontalAlignment.LEFT;
          case WHOLE, HALVES, DIFFERENCE, YES_NO -> HorizontalAlignment.CENTER;
        };
    return headings.computeIfAbsent(alignment + " " + shown, _ -> heading(shown, alignment));
  }

  XSSFCellStyle of(Look look, Tone tone, Cell cell) {
    String text = cell.shown().text();
    boolean quoted = !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0;
    boolean words = cell.shown() instanceof Shown.Words;
    return made.computeIfAbsent(
        new Key(look, tone, cell.link().isPresent(), quoted && words), this::make);
  }

  private XSSFCellStyle make(Key key) {
    XSSFCellStyle style = book.createCellStyle();
    boolean strong = key.tone() != Tone.PLAIN;
    boolean id = key.look() == Look.ID;
    style.setFont(font(id ? FAINT : key.linked() ? LINK : INK, id ? 8 : 10, strong, false));
    style.setVerticalAlignment(
        key.tone() == Tone.STEEP ? VerticalAlignment.BOTTOM : VerticalAlignment.TOP);
    style.setBorderBottom(BorderStyle.HAIR);
    style.setBottomBorderColor(colour(RULE));
    style.setQuotePrefixed(key.quoted());
    switch (key.look()) {
      case TEXT, PROSE -> style.setWrapText(key.tone() == Tone.PLAIN);
      case YES_NO -> style.setAlignment(HorizontalAlignment.CENTER);
      case HALVES, DIFFERENCE -> {
        boolean halves = key.look() == Look.HALVES;
        style.setAlignment(halves ? HorizontalAlignment.RIGHT : HorizontalAlignment.CENTER);
        style.setIndention((short) (halves ? 1 : 0));
        style.setDataFormat(book.createDataFormat().getFormat(halves ? HALVES : DIFFERENCE));
      }
      case WHOLE -> {
        style.setAlignment(HorizontalAlignment.CENTER);
        style.setDataFormat(
            book.createDataFormat().getFormat(key.tone() == Tone.TOTAL ? HALVES : "0"));
      }
      case ID -> {}
    }
    switch (key.tone()) {
      case TOTAL -> {
        fill(style, SUM);
        style.setBorderTop(BorderStyle.THIN);
        style.setTopBorderColor(colour(FAINT));
      }
      case BAND -> fill(style, HEAD);
      case STEEP -> {
        fill(style, SUM);
        if (key.look() == Look.YES_NO) {
          style.setRotation((short) 90);
        }
      }
      case PLAIN -> {}
    }
    return style;
  }

  private static void fill(XSSFCellStyle style, String rgb) {
    style.setFillForegroundColor(colour(rgb));
    style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
  }

  private XSSFFont font(String rgb, int points, boolean bold, boolean italic) {
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
