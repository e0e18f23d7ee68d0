package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;

/** Land that nobody has surveyed: made up by chance, the same for the same seed. */
public enum InventedCoast {
  ISLAND("An island"),
  ARCHIPELAGO("Several islands"),
  CONTINENT("A coast with land beyond it"),
  LAND("Land only");

  private static final int CORNERS = 96;
  private static final int WAVES = 9;

  /** How often the sides between corners are bent; each time doubles their number. */
  private static final int FINENESS = 2;

  private final String title;

  InventedCoast(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /** The land of a sheet. */
  public List<Geometry> on(Envelope sheet, long seed) {
    Random chance = new Random(seed);
    return switch (this) {
      case LAND -> List.of(Land.GEOMETRY.toGeometry(sheet));
      case ISLAND -> List.of(island(sheet.centre(), 0.36, sheet, chance));
      case CONTINENT -> List.of(beyond(sheet, chance));
      case ARCHIPELAGO -> {
        List<Geometry> islands = new ArrayList<>();
        int count = 5 + chance.nextInt(4);
        for (int i = 0; i < count; i++) {
          double size = 0.08 + 0.1 * chance.nextDouble();
          Coordinate centre =
              new Coordinate(
                  sheet.getMinX() + sheet.getWidth() * (0.2 + 0.6 * chance.nextDouble()),
                  sheet.getMinY() + sheet.getHeight() * (0.2 + 0.6 * chance.nextDouble()));
          islands.add(island(centre, size, sheet, chance));
        }
        yield islands;
      }
    };
  }

  /** A ring whose distance from the centre swings, within the sheet. */
  private static Geometry island(Coordinate centre, double size, Envelope sheet, Random chance) {
    double[] swings = swings(chance);
    List<Coordinate> ring = new ArrayList<>();
    for (int i = 0; i < CORNERS; i++) {
      double turn = 2 * Math.PI * i / CORNERS;
      double far = size * (1 + swing(swings, turn));
      ring.add(
          inside(
              sheet,
              new Coordinate(
                  centre.x + sheet.getWidth() * far * Math.cos(turn),
                  centre.y + sheet.getHeight() * far * Math.sin(turn))));
    }
    return closed(ring, chance);
  }

  /** All that lies above a line across the sheet. */
  private static Geometry beyond(Envelope sheet, Random chance) {
    double[] swings = swings(chance);
    List<Coordinate> ring = new ArrayList<>();
    for (int i = 0; i <= CORNERS; i++) {
      double along = (double) i / CORNERS;
      double up = 0.36 + 0.45 * swing(swings, Math.PI * along);
      ring.add(
          new Coordinate(
              sheet.getMinX() + sheet.getWidth() * along,
              sheet.getMinY() + sheet.getHeight() * Math.clamp(up, 0.08, 0.9)));
    }
    List<Coordinate> bent = bent(ring, chance);
    bent.add(new Coordinate(sheet.getMaxX(), sheet.getMaxY()));
    bent.add(new Coordinate(sheet.getMinX(), sheet.getMaxY()));
    return polygon(bent);
  }

  private static Geometry closed(List<Coordinate> ring, Random chance) {
    List<Coordinate> round = new ArrayList<>(ring);
    round.add(new Coordinate(ring.getFirst()));
    return polygon(bent(round, chance));
  }

  /** Strength and start of each wave, in turns. */
  private static double[] swings(Random chance) {
    double[] swings = new double[2 * WAVES];
    for (int i = 0; i < WAVES; i++) {
      swings[2 * i] = 0.3 * (0.4 + chance.nextDouble()) / (i + 1.5);
      swings[2 * i + 1] = 2 * Math.PI * chance.nextDouble();
    }
    return swings;
  }

  private static double swing(double[] swings, double turn) {
    double sum = 0;
    for (int i = 0; i < WAVES; i++) {
      sum += swings[2 * i] * Math.sin((i + 1) * turn + swings[2 * i + 1]);
    }
    return sum;
  }

  private static List<Coordinate> bent(List<Coordinate> line, Random chance) {
    List<Coordinate> now = line;
    for (int round = 0; round < FINENESS; round++) {
      List<Coordinate> finer = new ArrayList<>();
      for (int i = 0; i + 1 < now.size(); i++) {
        Coordinate a = now.get(i);
        Coordinate b = now.get(i + 1);
        double push = 0.5 * (chance.nextDouble() - 0.5);
        finer.add(a);
        finer.add(
            new Coordinate(
                (a.x + b.x) / 2 - (b.y - a.y) * push, (a.y + b.y) / 2 + (b.x - a.x) * push));
      }
      finer.add(now.getLast());
      now = finer;
    }
    return new ArrayList<>(now);
  }

  /** Not nearer to an edge than a ship needs. */
  private static Coordinate inside(Envelope sheet, Coordinate at) {
    double margin = 0.04;
    double wide = sheet.getWidth() * margin;
    double high = sheet.getHeight() * margin;
    return new Coordinate(
        Math.clamp(at.x, sheet.getMinX() + wide, sheet.getMaxX() - wide),
        Math.clamp(at.y, sheet.getMinY() + high, sheet.getMaxY() - high));
  }

  private static Geometry polygon(List<Coordinate> ring) {
    if (!ring.getFirst().equals2D(ring.getLast())) {
      ring.add(new Coordinate(ring.getFirst()));
    }
    Polygon drawn = Land.GEOMETRY.createPolygon(ring.toArray(Coordinate[]::new));
    return GeometryFixer.fix(drawn);
  }
}
