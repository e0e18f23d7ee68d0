package org.groma.exporters.xlsx.in;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.limit.HeapRoom;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The texts of a workbook, which cells name by number. */
final class SharedTexts extends DefaultHandler {

  private static final int MOST = HeapRoom.own().holds(100, 2_000_000);

  /** How the format writes a character that XML has none for: {@code _x000D_}. */
  private static final Pattern ESCAPE = Pattern.compile("_x([0-9A-Fa-f]{4})_");

  private final List<String> texts = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private boolean collecting;
  private boolean pronunciation;

  /** A text by its number; empty where there is none. */
  String at(int number) {
    return number >= 0 && number < texts.size() ? texts.get(number) : "";
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    switch (local) {
      case "si" -> {
        if (texts.size() == MOST) {
          throw new TooMuch(
              "",
              String.format(Locale.ROOT, "it has more than %,d texts, which no table has.", MOST));
        }
        text.setLength(0);
      }
      case "rPh" -> pronunciation = true;
      case "t" -> collecting = !pronunciation;
      default -> {}
    }
  }

  @Override
  public void characters(char[] characters, int start, int length) throws SAXException {
    if (collecting) {
      text.append(characters, start, length);
      if (text.length() > SheetScan.LONGEST_TEXT) {
        throw new TooMuch(
            "",
            String.format(
                Locale.ROOT,
                "text %,d of it has more than %,d characters.",
                texts.size() + 1,
                SheetScan.LONGEST_TEXT));
      }
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    switch (local) {
      case "si" -> texts.add(decoded(text.toString()));
      case "rPh" -> pronunciation = false;
      case "t" -> collecting = false;
      default -> {}
    }
  }

  private static String decoded(String written) {
    return written.contains("_x")
        ? ESCAPE
            .matcher(written)
            .replaceAll(found ->
                Matcher.quoteReplacement(
                    Character.toString((char) Integer.parseInt(found.group(1), 16))))
        : written;
  }
}
