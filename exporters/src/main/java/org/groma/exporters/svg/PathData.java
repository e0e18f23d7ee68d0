package org.groma.exporters.svg;

/** Reads the {@code d} of a path and follows it with a pen. */
final class PathData {

  private final Numbers in;
  private final Pen pen;
  private double x;
  private double y;
  private double startX;
  private double startY;
  /** The last control point, which smooth curves go on from. */
  private double controlX;

  private double controlY;
  private char before;

  private PathData(String text, Pen pen) {
    this.in = new Numbers(text);
    this.pen = pen;
  }

  static void draw(String text, Pen pen) {
    new PathData(text, pen).run();
  }

  private void run() {
    char command = in.letter();
    if (command != 0 && command != 'M' && command != 'm') {
      throw new Misdrawn("a path begins with M, not with '" + command + "'.");
    }
    while (command != 0) {
      if (Character.toLowerCase(command) == 'z') {
        x = startX;
        y = startY;
        before = 'z';
      } else {
        char repeated = command;
        do {
          step(repeated);
          before = Character.toLowerCase(repeated);
          repeated = repeated == 'M' ? 'L' : repeated == 'm' ? 'l' : repeated;
        } while (in.hasNext());
      }
      command = in.letter();
    }
  }

  private void step(char command) {
    boolean relative = Character.isLowerCase(command);
    char kind = Character.toLowerCase(command);
    if (before == 'z' && kind != 'm') { // what follows a closed ring starts a new one there
      pen.move(x, y);
    }
    double fromX = relative ? x : 0;
    double fromY = relative ? y : 0;
    switch (kind) {
      case 'm' -> {
        go(fromX + in.next(), fromY + in.next());
        startX = x;
        startY = y;
        pen.move(x, y);
      }
      case 'l' -> line(fromX + in.next(), fromY + in.next());
      case 'h' -> line(fromX + in.next(), y);
      case 'v' -> line(x, fromY + in.next());
      case 'c' ->
          cubic(
              fromX + in.next(),
              fromY + in.next(),
              fromX + in.next(),
              fromY + in.next(),
              fromX + in.next(),
              fromY + in.next());
      case 's' -> {
        boolean smooth = before == 'c' || before == 's';
        cubic(
            smooth ? 2 * x - controlX : x,
            smooth ? 2 * y - controlY : y,
            fromX + in.next(),
            fromY + in.next(),
            fromX + in.next(),
            fromY + in.next());
      }
      case 'q' -> quadratic(
          fromX + in.next(), fromY + in.next(), fromX + in.next(), fromY + in.next());
      case 't' -> {
        boolean smooth = before == 'q' || before == 't';
        quadratic(
            smooth ? 2 * x - controlX : x,
            smooth ? 2 * y - controlY : y,
            fromX + in.next(),
            fromY + in.next());
      }
      case 'a' -> {
        Curves.Arc arc =
            new Curves.Arc(in.next(), in.next(), in.next(), in.flag(), in.flag());
        double toX = fromX + in.next();
        double toY = fromY + in.next();
        pen.arc(x, y, arc, toX, toY);
        go(toX, toY);
      }
      default ->
          throw new Misdrawn("'" + command + "' is no command of a path" + in.here());
    }
  }

  private void go(double toX, double toY) {
    x = toX;
    y = toY;
  }

  private void line(double toX, double toY) {
    pen.line(toX, toY);
    go(toX, toY);
  }

  private void cubic(double x1, double y1, double x2, double y2, double toX, double toY) {
    pen.cubic(x, y, x1, y1, x2, y2, toX, toY);
    controlX = x2;
    controlY = y2;
    go(toX, toY);
  }

  /** A curve with one control point is one with two of which each lies two thirds of the way. */
  private void quadratic(double x1, double y1, double toX, double toY) {
    pen.cubic(
        x,
        y,
        x + 2 * (x1 - x) / 3,
        y + 2 * (y1 - y) / 3,
        toX + 2 * (x1 - toX) / 3,
        toY + 2 * (y1 - toY) / 3,
        toX,
        toY);
    controlX = x1;
    controlY = y1;
    go(toX, toY);
  }
}
