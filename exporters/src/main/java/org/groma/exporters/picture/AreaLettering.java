package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The name of an area in capitals, broken into lines, with the width of every letter. */
final class AreaLettering {

  private static final Typeface FACE = Typeface.BOLD;

  /** How high the middle of a capital stands above the middle of small letters. */
  private static final double RAISED = 0.32 - Typeface.MIDDLE;

  private static final double CAPITAL = 0.86;

  private final List<String> lines;
  private final List<double[]> letters = new ArrayList<>();
  private final int count;

  AreaLettering(List<String> lines) {
    this.lines = lines;
    for (String line : lines) {
      letters.add(
          line.codePoints()
              .mapToDouble(letter -> FACE.width(Character.toString(letter), 0))
              .toArray());
    }
    count = letters.stream().mapToInt(line -> line.length).sum();
  }

  List<String> lines() {
    return lines;
  }

  /** The longest line at size 1. */
  double width(double spacing) {
    double widest = 0;
    for (int i = 0; i < lines.size(); i++) {
      widest = Math.max(widest, width(i, spacing));
    }
    return widest;
  }

  private double width(int line, double spacing) {
    double width = spacing * (letters.get(line).length - 1);
    for (double letter : letters.get(line)) {
      width += letter;
    }
    return width;
  }

  /** A line with its middle. */
  record Baselined(String text, double x, double y) {}

  /**
   * The lettering in a place.
   *
   * @param spacing between letters, as a share of the size
   * @param gap from line to line, as a share of the size
   */
  record Setting(
      AreaLettering lettering,
      double spacing,
      double gap,
      double x,
      double y,
      Turn turn,
      double size,
      double merit) {

    int letterCount() {
      return lettering.count;
    }

    private double up(int line) {
      return ((lettering.lines.size() - 1) / 2.0 - line) * gap * size;
    }

    List<Baselined> baselined() {
      List<Baselined> lines = new ArrayList<>();
      for (int i = 0; i < lettering.lines.size(); i++) {
        lines.add(
            new Baselined(lettering.lines.get(i), x - turn.sin() * up(i), y + turn.cos() * up(i)));
      }
      return lines;
    }

    /** Whether something holds for the room of every letter; blanks take none. */
    boolean everyLetter(Predicate<TextBox> holds) {
      for (int i = 0; i < lettering.lines.size(); i++) {
        double[] widths = lettering.letters.get(i);
        String line = lettering.lines.get(i);
        double up = up(i) + size * RAISED;
        double along = -lettering.width(i, spacing) * size / 2;
        for (int j = 0; j < widths.length; j++) {
          double middle = along + widths[j] * size / 2;
          TextBox letter =
              new TextBox(
                  x + turn.cos() * middle - turn.sin() * up,
                  y + turn.sin() * middle + turn.cos() * up,
                  (widths[j] + 0.12) * size,
                  CAPITAL * size,
                  turn);
          if (line.codePointAt(line.offsetByCodePoints(0, j)) != ' ' && !holds.test(letter)) {
            return false;
          }
          along += (widths[j] + spacing) * size;
        }
      }
      return true;
    }
  }
}
