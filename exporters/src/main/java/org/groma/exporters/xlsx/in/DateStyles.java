package org.groma.exporters.xlsx.in;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DateUtil;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * The styles of a workbook that show a number as a day. Spreadsheet programs make such a day of
 * {@code 1/2}, and only the style tells it from a number.
 */
final class DateStyles extends DefaultHandler {

  /** Spreadsheet programs stop at 64,000 styles and formats of 255 characters. */
  private static final int MOST_STYLES = 100_000;

  private static final int LONGEST_FORMAT = 1_000;

  private final Map<Integer, String> formats = new HashMap<>();
  private final List<Boolean> shownAsDays = new ArrayList<>();
  private boolean inCellStyles;

  boolean isDate(int style) {
    return style >= 0 && style < shownAsDays.size() && shownAsDays.get(style);
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    switch (local) {
      case "numFmt" -> {
        String format = text(attributes.getValue("formatCode"));
        checkCount(formats.size());
        if (format.length() <= LONGEST_FORMAT) {
          formats.put(number(attributes, "numFmtId"), format);
        }
      }
      case "cellXfs" -> inCellStyles = true;
      case "xf" -> {
        if (inCellStyles) {
          checkCount(shownAsDays.size());
          int id = number(attributes, "numFmtId");
          String format = formats.getOrDefault(id, text(BuiltinFormats.getBuiltinFormat(id)));
          shownAsDays.add(DateUtil.isADateFormat(id, format));
        }
      }
      default -> {}
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    if (local.equals("cellXfs")) {
      inCellStyles = false;
    }
  }

  private static void checkCount(int count) throws SAXException {
    if (count == MOST_STYLES) {
      throw new TooMuch("", "it has more styles than any spreadsheet program makes.");
    }
  }

  private static int number(Attributes attributes, String name) {
    return SheetScan.number(attributes.getValue(name), 0);
  }

  private static String text(String perhaps) {
    return perhaps == null ? "" : perhaps;
  }
}
