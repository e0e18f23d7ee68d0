package org.groma.validator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.union.UnaryUnionOp;

/**
 * Small projects drawn with letters, for tests. A capital is a province ({@code A} gets the id
 * {@code a} and the name {@code A}), a small letter a sea zone ({@code s} gets the id {@code s}), a
 * dot a face that nobody owns, {@code #} a face out of play, a blank nothing. Equal letters that
 * touch are one face. Cells are ten units wide; the first row is the northernmost.
 */
public final class Grid {

  public static final double CELL = 10;
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Grid() {}

  /** A project of no ruleset with this map; its provinces and seas have records with names only. */
  public static Project project(String... rows) {
    Project project =
        Project.empty(new Settings("Grid", "none", Optional.empty(), List.of())).with(map(rows));
    for (String row : rows) {
      for (int i = 0; i < row.length(); i++) {
        char letter = row.charAt(i);
        String name = String.valueOf(letter);
        String id = name.toLowerCase(Locale.ROOT);
        if (Character.isUpperCase(letter)) {
          project = project.with(Kinds.PROVINCES, Province.named(new ProvinceId(id), name));
        } else if (Character.isLowerCase(letter)) {
          project = project.with(Kinds.SEAS, Sea.named(new SeaId(id), "Sea " + name));
        }
      }
    }
    return project;
  }

  /** The map alone. */
  public static Topology map(String... rows) {
    List<LoosePolygon> polygons = new ArrayList<>();
    cells(rows)
        .forEach((letter, squares) -> {
          Geometry union = UnaryUnionOp.union(squares);
          for (int i = 0; i < union.getNumGeometries(); i++) {
            polygons.add(
                new LoosePolygon(
                    letter + " " + i, use(letter), rings((Polygon) union.getGeometryN(i))));
          }
        });
    return Soup.build(polygons, Precision.STANDARD).topology().orElseThrow();
  }

  private static Map<Character, List<Geometry>> cells(String... rows) {
    Map<Character, List<Geometry>> cells = new LinkedHashMap<>();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        char letter = rows[row].charAt(column);
        if (letter != ' ') {
          cells
              .computeIfAbsent(letter, _ -> new ArrayList<>())
              .add(square(column * CELL, (rows.length - 1 - row) * CELL));
        }
      }
    }
    return cells;
  }

  private static Use use(char letter) {
    return switch (letter) {
      case '.' -> Use.None.UNASSIGNED;
      case '#' -> Use.None.OUT_OF_PLAY;
      default -> Use.of(place(letter));
    };
  }

  /** The place that a letter stands for. */
  public static Place place(char letter) {
    String id = String.valueOf(Character.toLowerCase(letter));
    return Character.isUpperCase(letter) ? Place.of(new ProvinceId(id)) : Place.of(new SeaId(id));
  }

  private static Geometry square(double x, double y) {
    return GEOMETRY.createPolygon(
        new Coordinate[] {
          new Coordinate(x, y),
          new Coordinate(x + CELL, y),
          new Coordinate(x + CELL, y + CELL),
          new Coordinate(x, y + CELL),
          new Coordinate(x, y)
        });
  }

  private static List<double[]> rings(Polygon polygon) {
    List<double[]> rings = new ArrayList<>();
    rings.add(ring(polygon.getExteriorRing().getCoordinates()));
    for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings.add(ring(polygon.getInteriorRingN(i).getCoordinates()));
    }
    return rings;
  }

  private static double[] ring(Coordinate[] points) {
    double[] flat = new double[points.length * 2];
    for (int i = 0; i < points.length; i++) {
      flat[2 * i] = points[i].x;
      flat[2 * i + 1] = points[i].y;
    }
    return flat;
  }
}
