package org.groma.exporters.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Draws the shapes of SVG with a pen. */
final class ShapeOutline {

  private ShapeOutline() {}

  static boolean isShape(String tag) {
    return switch (tag) {
      case "path", "polygon", "rect", "circle", "ellipse" -> true;
      default -> false;
    };
  }

  /**
   * Draws a shape.
   *
   * @param attribute the value of an attribute, empty if it is not there
   */
  static void draw(String tag, UnaryOperator<String> attribute, Pen pen) {
    switch (tag) {
      case "path" -> PathData.draw(attribute.apply("d"), pen);
      case "polygon" -> polygon(attribute.apply("points"), pen);
      case "rect" ->
          rectangle(
              length(attribute, "x"),
              length(attribute, "y"),
              length(attribute, "width"),
              length(attribute, "height"),
              pen);
      case "circle" -> {
        double r = length(attribute, "r");
        ellipse(length(attribute, "cx"), length(attribute, "cy"), r, r, pen);
      }
      default ->
          ellipse(
              length(attribute, "cx"),
              length(attribute, "cy"),
              length(attribute, "rx"),
              length(attribute, "ry"),
              pen);
    }
  }

  private static double length(UnaryOperator<String> attribute, String name) {
    String text = attribute.apply(name);
    if (text.isBlank()) {
      return 0;
    }
    Numbers in = new Numbers(text);
    double number = in.next();
    char unit = in.letter();
    if (unit != 0 && !text.strip().endsWith("px")) {
      throw new Misdrawn(
          String.format(
              Locale.ROOT,
              "%s=\"%s\" has a unit; save the drawing in user units (px).",
              name,
              text));
    }
    return number;
  }

  private static void polygon(String points, Pen pen) {
    Numbers in = new Numbers(points);
    List<Double> numbers = new ArrayList<>();
    while (in.hasNext()) {
      numbers.add(in.next());
    }
    if (in.letter() != 0 || numbers.size() % 2 != 0) {
      throw new Misdrawn("the points of a polygon are pairs of numbers.");
    }
    for (int i = 0; i < numbers.size(); i += 2) {
      if (i == 0) {
        pen.move(numbers.get(i), numbers.get(i + 1));
      } else {
        pen.line(numbers.get(i), numbers.get(i + 1));
      }
    }
  }

  private static void rectangle(double x, double y, double width, double height, Pen pen) {
    if (width > 0 && height > 0) {
      pen.move(x, y);
      pen.line(x + width, y);
      pen.line(x + width, y + height);
      pen.line(x, y + height);
    }
  }

  private static void ellipse(double x, double y, double rx, double ry, Pen pen) {
    if (rx > 0 && ry > 0) {
      pen.move(x - rx, y);
      Curves.Arc half = new Curves.Arc(rx, ry, 0, false, true);
      pen.arc(x - rx, y, half, x + rx, y);
      pen.arc(x + rx, y, half, x - rx, y);
    }
  }
}
