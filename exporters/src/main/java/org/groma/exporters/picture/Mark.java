package org.groma.exporters.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Emblem;
import org.groma.engine.kernel.Lexicon;
import org.groma.model.gazetteer.City;
import org.groma.model.topology.Line;
import org.groma.model.value.Tags;

/** Small drawings that a picture uses many times, about 1 wide and high round the origin. */
public enum Mark {
  SITE(disc(0.40, "mark-white")),
  TOWN(disc(0.40, "mark-white"), disc(0.15, "mark-ink")),
  CITY(disc(0.43, "mark-white"), disc(0.25, "mark-red")),
  METROPOLIS(disc(0.46, "mark-white"), disc(0.33, "mark-red"), disc(0.12, "mark-dot")),
  FORT_SITE(walls(0.38, "mark-white")),
  FORT_TOWN(walls(0.38, "mark-white"), disc(0.15, "mark-ink")),
  FORT_CITY(walls(0.40, "mark-white"), disc(0.25, "mark-red")),
  FORT_METROPOLIS(walls(0.43, "mark-white"), disc(0.32, "mark-red"), disc(0.12, "mark-dot")),
  ANCHOR(
      stroke(
          "mark-anchor",
          Line.of(0, 0.24, 0, -0.44),
          Line.of(-0.2, 0.12, 0.2, 0.12),
          arc(0.4, -0.06)),
      new Part("mark-anchor", List.of(circle(0, 0.34, 0.1)))),
  MOUNTAIN(
      new Part(
          "mark-slope", List.of(Line.of(0, 0.42, 0.48, -0.36, 0.1, -0.36, -0.06, 0.02, 0, 0.42))),
      stroke("mark-peak", Line.of(-0.5, -0.36, 0, 0.42, 0.5, -0.36))),
  FOREST(
      stroke("mark-trunk", Line.of(0, -0.1, 0, -0.46)), new Part("mark-leaves", List.of(crown()))),
  MARSH(
      stroke(
          "mark-reed",
          Line.of(-0.5, -0.2, 0.5, -0.2),
          Line.of(-0.28, -0.4, 0.28, -0.4),
          Line.of(0, -0.2, 0, 0.3),
          Line.of(-0.14, -0.2, -0.26, 0.16),
          Line.of(0.14, -0.2, 0.26, 0.16))),
  DESERT(
      new Part(
          "mark-sand",
          List.of(circle(-0.34, -0.16, 0.09), circle(0.3, -0.22, 0.09), circle(0.02, 0.26, 0.09)))),
  STEPPE(
      stroke(
          "mark-grass",
          Line.of(0, -0.3, 0, 0.26),
          Line.of(-0.08, -0.3, -0.22, 0.02, -0.4, 0.16),
          Line.of(0.08, -0.3, 0.22, 0.02, 0.4, 0.16))),
  HILL(stroke("mark-peak", hump())),
  /** An ear of corn. */
  GRANARY(
      stroke("mark-corn-stalk", Line.of(0, -0.48, 0, 0.3)),
      new Part(
          "mark-corn",
          List.of(
              grain(0, 0.34, 0),
              grain(-0.15, 0.16, 30),
              grain(0.15, 0.16, -30),
              grain(-0.15, -0.08, 30),
              grain(0.15, -0.08, -30)))),
  /** A camel that looks to the right. */
  CARAVAN(
      new Part(
          "mark-camel",
          List.of(
              Line.of(
                  -0.46, 0.02, -0.4, 0.12, -0.28, 0.16, -0.16, 0.4, -0.06, 0.44, 0.04, 0.36, 0.12,
                  0.14, 0.22, 0.06, 0.28, 0.14, 0.3, 0.36, 0.38, 0.44, 0.52, 0.38, 0.5, 0.3, 0.4,
                  0.3, 0.38, 0.04, 0.28, -0.12, 0.2, -0.16, 0.18, -0.48, 0.1, -0.48, 0.08, -0.12,
                  -0.22, -0.12, -0.26, -0.48, -0.34, -0.48, -0.36, -0.06, -0.44, -0.2, -0.46,
                  0.02)))),
  COIN(disc(0.4, "mark-coin"), stroke("mark-coin-rim", circle(0, 0, 0.24))),
  CROSS(
      new Part(
          "mark-cross",
          List.of(
              Line.of(
                  -0.13, 0.46, 0.13, 0.46, 0.13, 0.22, 0.36, 0.22, 0.36, -0.03, 0.13, -0.03, 0.13,
                  -0.46, -0.13, -0.46, -0.13, -0.03, -0.36, -0.03, -0.36, 0.22, -0.13, 0.22, -0.13,
                  0.46)))),
  /** A helmet with a crest, from the side. */
  HELMET(
      new Part(
          "mark-crest",
          List.of(
              Line.of(
                  -0.48, -0.12, -0.46, 0.18, -0.3, 0.4, -0.04, 0.48, 0.24, 0.42, 0.16, 0.26, -0.04,
                  0.3, -0.2, 0.24, -0.3, 0.08, -0.34, -0.14, -0.48, -0.12))),
      new Part(
          "mark-helmet",
          List.of(
              Line.of(
                  -0.28, -0.1, -0.24, 0.08, -0.12, 0.2, 0.06, 0.24, 0.26, 0.16, 0.38, 0, 0.42,
                  -0.16, 0.2, -0.16, 0.18, -0.46, 0, -0.46, -0.08, -0.3, -0.36, -0.36, -0.28,
                  -0.1)))),
  BANNER(
      stroke("mark-staff", Line.of(-0.3, -0.48, -0.3, 0.48)),
      new Part(
          "mark-flag",
          List.of(
              Line.of(-0.3, 0.44, 0.44, 0.44, 0.24, 0.2, 0.44, -0.04, -0.3, -0.04, -0.3, 0.44)))),
  STAR(new Part("mark-star", List.of(star(0.48, 0.2))));

  /** A part of a mark: surfaces or lines as its look says. */
  public record Part(String look, List<Line> lines) {
    public Part {
      lines = List.copyOf(lines);
    }
  }

  @SuppressWarnings("ImmutableEnumChecker") // the lists are List.of, and lines do not change
  private final List<Part> parts;

  Mark(Part... parts) {
    this.parts = List.of(parts);
  }

  public List<Part> parts() {
    return parts;
  }

  /** The id of its definition in SVG: {@code mark-fort-city}. */
  public String word() {
    return "mark-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The mark of a terrain by the words that games use for it. */
  public static Optional<Mark> ofTerrain(String terrain) {
    return switch (terrain) {
      case "mountain", "mountains", "rough", "alpine" -> Optional.of(MOUNTAIN);
      case "hill", "hills" -> Optional.of(HILL);
      case "forest", "forests", "wood", "woods" -> Optional.of(FOREST);
      case "marsh", "marshes", "swamp" -> Optional.of(MARSH);
      case "desert" -> Optional.of(DESERT);
      case "steppe", "steppes", "plain" -> Optional.of(STEPPE);
      default -> Optional.empty();
    };
  }

  /** The mark of a city. */
  public static Mark ofCity(int level, boolean fortified) {
    return switch (level) {
      case 0 -> fortified ? FORT_SITE : SITE;
      case 1 -> fortified ? FORT_TOWN : TOWN;
      case 2 -> fortified ? FORT_CITY : CITY;
      default -> fortified ? FORT_METROPOLIS : METROPOLIS;
    };
  }

  /** The mark of a sign. */
  public static Mark of(Emblem.Sign sign) {
    return switch (sign) {
      case BANNER -> BANNER;
      case COIN -> COIN;
      case CROSS -> CROSS;
      case HELMET -> HELMET;
      case STAR -> STAR;
    };
  }

  /** The signs that a city bears, in their order. */
  public static List<Mark> emblems(Lexicon lexicon, City city) {
    return emblems(lexicon.emblems(), city.tags());
  }

  /** Those of all signs that something with these tags bears. */
  static List<Mark> emblems(List<Emblem> all, Tags tags) {
    return all.stream()
        .filter(emblem -> tags.has(emblem.tag()))
        .map(emblem -> of(emblem.sign()))
        .toList();
  }

  private static Part stroke(String look, Line... lines) {
    return new Part(look, List.of(lines));
  }

  private static Part disc(double radius, String look) {
    return new Part(look, List.of(circle(0, 0, radius)));
  }

  /** A square with a tower at each corner. */
  private static Part walls(double half, String look) {
    double out = half + 0.1;
    double in = half - 0.14;
    return new Part(
        look,
        List.of(
            Line.of(
                -out, -out, -in, -out, -in, -half, in, -half, in, -out, out, -out, out, -in, half,
                -in, half, in, out, in, out, out, in, out, in, half, -in, half, -in, out, -out, out,
                -out, in, -half, in, -half, -in, -out, -in, -out, -out)));
  }

  /** A star with five points, one of them above. */
  private static Line star(double out, double in) {
    double[] xy = new double[22];
    for (int i = 0; i <= 10; i++) {
      double angle = StrictMath.toRadians(90 + i % 10 * 36);
      double radius = i % 2 == 0 ? out : in;
      xy[2 * i] = radius * StrictMath.cos(angle);
      xy[2 * i + 1] = radius * StrictMath.sin(angle);
    }
    return Line.of(xy);
  }

  private static Line circle(double x, double y, double radius) {
    return curve(x, y, radius, 0, 360, 24);
  }

  /** A grain that leans to the left by an angle. */
  private static Line grain(double x, double y, int angle) {
    Line circle = circle(0, 0, 1);
    double cos = StrictMath.cos(StrictMath.toRadians(angle));
    double sin = StrictMath.sin(StrictMath.toRadians(angle));
    double[] xy = new double[2 * circle.size()];
    for (int i = 0; i < circle.size(); i++) {
      double across = circle.x(i) * 0.085;
      double along = circle.y(i) * 0.15;
      xy[2 * i] = x + across * cos - along * sin;
      xy[2 * i + 1] = y + across * sin + along * cos;
    }
    return Line.of(xy);
  }

  /** The flukes of an anchor. */
  private static Line arc(double radius, double y) {
    return curve(0, y, radius, 190, 350, 12);
  }

  private static Line hump() {
    return curve(0, -0.3, 0.45, 20, 160, 10);
  }

  /** The crown of a tree: an upright ellipse. */
  private static Line crown() {
    Line circle = circle(0, 0, 0.3);
    double[] xy = new double[2 * circle.size()];
    for (int i = 0; i < circle.size(); i++) {
      xy[2 * i] = circle.x(i);
      xy[2 * i + 1] = 0.14 + circle.y(i) * 1.2;
    }
    return Line.of(xy);
  }

  private static Line curve(double x, double y, double radius, int from, int to, int steps) {
    double[] xy = new double[2 * steps + 2];
    for (int i = 0; i <= steps; i++) {
      boolean closes = i == steps && to - from == 360;
      double angle = StrictMath.toRadians(closes ? from : from + (to - from) * i / (double) steps);
      xy[2 * i] = x + radius * StrictMath.cos(angle);
      xy[2 * i + 1] = y + radius * StrictMath.sin(angle);
    }
    return Line.of(xy);
  }
}
