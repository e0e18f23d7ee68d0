package org.groma.exporters.xlsx.in;

import java.util.Locale;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Hands the elements of a part on by their names without prefix, as long as they are nested no
 * deeper than those of workbooks are.
 */
final class BoundedXml extends DefaultHandler {

  private static final int DEEPEST = 64;

  private final String part;
  private final DefaultHandler handler;
  private int depth;

  BoundedXml(String part, DefaultHandler handler) {
    this.part = part;
    this.handler = handler;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    if (++depth > DEEPEST) {
      throw new TooMuch(
          "",
          String.format(
              Locale.ROOT,
              "it is nested deeper than %d levels in its part %s, which no workbook is; save it"
                  + " anew in a spreadsheet program.",
              DEEPEST,
              part));
    }
    handler.startElement(uri, name(qualified), qualified, attributes);
  }

  @Override
  public void endElement(String uri, String local, String qualified) throws SAXException {
    depth--;
    handler.endElement(uri, name(qualified), qualified);
  }

  @Override
  public void characters(char[] characters, int start, int length) throws SAXException {
    handler.characters(characters, start, length);
  }

  @Override
  public void fatalError(SAXParseException broken) throws SAXException {
    throw broken;
  }

  private static String name(String qualified) {
    return qualified.substring(qualified.indexOf(':') + 1);
  }

  /** An attribute by its name without prefix; null if it is not there. */
  static String attribute(Attributes attributes, String name) {
    for (int i = 0; i < attributes.getLength(); i++) {
      if (name(attributes.getQName(i)).equals(name)) {
        return attributes.getValue(i);
      }
    }
    return null;
  }
}
