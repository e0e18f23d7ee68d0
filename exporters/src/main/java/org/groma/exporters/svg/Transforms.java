package org.groma.exporters.svg;

import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the attribute {@code transform}. */
final class Transforms {

  private static final Pattern ONE =
      Pattern.compile("\\s*,?\\s*([a-zA-Z]+)\\s*\\(([^)]*)\\)\\s*,?\\s*");

  private Transforms() {}

  static AffineTransform read(String text) {
    AffineTransform whole = new AffineTransform();
    Matcher one = ONE.matcher(text);
    int at = 0;
    while (at < text.length()) {
      if (text.substring(at).isBlank()) {
        break;
      }
      one.region(at, text.length());
      if (!one.lookingAt()) {
        throw new Misdrawn("the transform '" + shortened(text) + "' cannot be understood.");
      }
      whole.concatenate(one(one.group(1), numbers(one.group(2)), text));
      at = one.end();
    }
    return whole;
  }

  private static List<Double> numbers(String text) {
    Numbers in = new Numbers(text);
    List<Double> numbers = new ArrayList<>();
    while (in.hasNext()) {
      numbers.add(in.next());
    }
    return numbers;
  }

  private static AffineTransform one(String name, List<Double> n, String text) {
    int count = n.size();
    return switch (name + count) {
      case "matrix6" ->
          new AffineTransform(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5));
      case "translate1" -> AffineTransform.getTranslateInstance(n.get(0), 0);
      case "translate2" -> AffineTransform.getTranslateInstance(n.get(0), n.get(1));
      case "scale1" -> AffineTransform.getScaleInstance(n.get(0), n.get(0));
      case "scale2" -> AffineTransform.getScaleInstance(n.get(0), n.get(1));
      case "rotate1" -> AffineTransform.getRotateInstance(Math.toRadians(n.get(0)));
      case "rotate3" ->
          AffineTransform.getRotateInstance(Math.toRadians(n.get(0)), n.get(1), n.get(2));
      case "skewX1" -> AffineTransform.getShearInstance(Math.tan(Math.toRadians(n.get(0))), 0);
      case "skewY1" -> AffineTransform.getShearInstance(0, Math.tan(Math.toRadians(n.get(0))));
      default ->
          throw new Misdrawn("the transform '" + shortened(text) + "' cannot be understood.");
    };
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
