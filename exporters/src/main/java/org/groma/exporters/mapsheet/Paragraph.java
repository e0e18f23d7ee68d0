package org.groma.exporters.mapsheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.pdf.PdfType;

/** Text broken into lines. */
final class Paragraph {

  private Paragraph() {}

  /** Lines no wider than this, but for a single word that is. */
  static List<String> broken(String text, PdfType type, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.strip().split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && type.width(longer) > width) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }
}
