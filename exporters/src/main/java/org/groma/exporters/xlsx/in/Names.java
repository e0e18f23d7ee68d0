package org.groma.exporters.xlsx.in;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.incoming.Mistake;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The names that a workbook gives to formulas; one of them may reach out like any formula. */
final class Names extends DefaultHandler {

  private static final int MOST_MISTAKES = 1_000;

  private final List<Mistake> mistakes = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private String name = "";
  private boolean within;

  List<Mistake> mistakes() {
    return mistakes;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes) {
    if (local.equals("definedName")) {
      within = true;
      name = attributes.getValue("name");
      text.setLength(0);
    }
  }

  @Override
  public void characters(char[] characters, int start, int length) throws SAXException {
    if (within) {
      text.append(characters, start, length);
      if (text.length() > SheetScan.LONGEST_TEXT) {
        throw new TooMuch("name " + name, "its formula is longer than any formula may be.");
      }
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    if (local.equals("definedName")) {
      within = false;
      Formula formula = new Formula(text.toString());
      formula
          .reach()
          .filter(_ -> mistakes.size() < MOST_MISTAKES)
          .ifPresent(how ->
              mistakes.add(
                  new Mistake(
                      "name " + name,
                      formula.told() + " " + how + "; delete the name and save again.")));
    }
  }
}
