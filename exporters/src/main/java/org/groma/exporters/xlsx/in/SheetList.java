package org.groma.exporters.xlsx.in;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The sheets that the main part of a workbook lists, in their order. */
final class SheetList extends DefaultHandler {

  private static final int MOST = 500;

  /**
   * A sheet.
   *
   * @param link the reference to its part
   */
  record Named(String name, String link) {}

  private final List<Named> sheets = new ArrayList<>();

  List<Named> sheets() {
    return sheets;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    if (local.equals("sheet")) {
      if (sheets.size() == MOST) {
        throw new TooMuch("", "it has more than " + MOST + " sheets.");
      }
      sheets.add(new Named(text(attributes, "name"), text(attributes, "id")));
    }
  }

  private static String text(Attributes attributes, String name) {
    String value = BoundedXml.attribute(attributes, name);
    return value == null ? "" : value;
  }
}
