package org.groma.exporters.sheet.typeset;

import org.groma.exporters.picture.Mark;

/** Letters of one style, or a drawing among letters. */
public sealed interface Run {

  double width();

  /** How far the baselines of two lines are apart at least if this stands in one. */
  double leading();

  /**
   * Letters.
   *
   * @param rise how far above the baseline they stand, as superscripts do
   */
  record Letters(String text, Style style, double rise) implements Run {

    private static final char[] BLANKS = {'\t', '\n', '\r', '\f'};

    public Letters {
      for (char other : BLANKS) {
        text = text.replace(other, ' '); // a tab or the end of a line is a blank
      }
    }

    @Override
    public double width() {
      return style.width(text);
    }

    @Override
    public double leading() {
      return rise == 0 ? style.leading() : 0;
    }

    boolean goesOnAs(Letters next) {
      return style.equals(next.style) && rise == next.rise;
    }
  }

  /**
   * A drawing.
   *
   * @param size the unit of the drawing
   * @param width the room it takes in the line
   * @param middle how far its middle is above the baseline
   */
  record Symbol(Mark mark, double size, double width, double middle) implements Run {
    @Override
    public double leading() {
      return 0;
    }
  }
}
