package org.groma.exporters.sheet.typeset;

import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Mark;

/** Something at its place on a page, or within a slab. */
public sealed interface Placed {

  Placed moved(double dx, double dy);

  /** The same, this many times as large, about the point 0, 0. */
  Placed scaled(double times);

  /** The room that it takes. */
  Box box();

  /** Letters from a point on the baseline to the right. */
  record Text(double x, double baseline, String text, Style style) implements Placed {
    @Override
    public Text moved(double dx, double dy) {
      return new Text(x + dx, baseline + dy, text, style);
    }

    @Override
    public Text scaled(double times) {
      return new Text(x * times, baseline * times, text, style.sized(style.size() * times));
    }

    @Override
    public Box box() {
      return new Box(
          x, baseline - style.ascent(), x + style.width(text), baseline + style.descent());
    }
  }

  /** A rule, or a ground behind text: a rectangle of one colour. */
  record Ground(double x, double y, double width, double height, Colour colour) implements Placed {
    @Override
    public Ground moved(double dx, double dy) {
      return new Ground(x + dx, y + dy, width, height, colour);
    }

    @Override
    public Ground scaled(double times) {
      return new Ground(x * times, y * times, width * times, height * times, colour);
    }

    @Override
    public Box box() {
      return new Box(x, y, x + width, y + height);
    }
  }

  /** A drawing with its middle at a point. */
  record Symbol(Mark mark, double x, double y, double size) implements Placed {
    @Override
    public Symbol moved(double dx, double dy) {
      return new Symbol(mark, x + dx, y + dy, size);
    }

    @Override
    public Symbol scaled(double times) {
      return new Symbol(mark, x * times, y * times, size * times);
    }

    @Override
    public Box box() {
      double half = size / 2;
      return new Box(x - half, y - half, x + half, y + half);
    }
  }
}
