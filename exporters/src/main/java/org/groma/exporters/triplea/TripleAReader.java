package org.groma.exporters.triplea;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.SoupRepair;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;
import org.locationtech.jts.algorithm.PointLocation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/** Reads {@code polygons.txt} of a TripleA map, and {@code centers.txt} beside it. */
public final class TripleAReader {

  private static final int NAMED = 5;

  private final List<Territory> territories = new ArrayList<>();
  private final List<String> notices = new ArrayList<>();

  private TripleAReader() {}

  public static GeoJson read(Path polygons) {
    try {
      return new TripleAReader().features(polygons);
    } catch (Unplayable told) {
      return new GeoJson.Unreadable(told.getMessage());
    }
  }

  private GeoJson.Features features(Path file) {
    Map<String, PointLines.Outlines> outlines =
        PointLines.polygons(file.getFileName().toString(), PointLines.lines(file));
    outlines.forEach((name, said) -> territories.add(Territory.of(name, said)));
    tell(
        "no outline that encloses an area",
        territories.stream()
            .filter(territory -> territory.polygons().isEmpty())
            .map(Territory::name)
            .toList());
    Path beside = file.resolveSibling("centers.txt");
    if (Files.exists(beside)) {
      compare(PointLines.centres("centers.txt", PointLines.lines(beside)));
    } else {
      notices.add("There is no centers.txt beside the outlines, so they were not compared.");
    }
    NavigableMap<Integer, List<List<double[]>>> shapes;
    if (DrawnApart.is(territories)) {
      shapes = DrawnApart.joined(territories);
      notices.add(
          "The outlines lie apart, with a line between neighbours; borders were laid along the"
              + " pixels in the middle of these lines.");
    } else {
      shapes = cutOut();
    }
    List<Feature> features = new ArrayList<>();
    shapes.forEach((number, shape) -> {
      Territory territory = territories.get(number);
      features.add(new Feature(Optional.empty(), territory.properties(), shape, territory.line()));
    });
    return GeoJson.Features.drawn(features, 0, notices);
  }

  /** What lies on another territory is cut out of it: water goes on under its islands. */
  private NavigableMap<Integer, List<List<double[]>>> cutOut() {
    List<LoosePolygon> loose = new ArrayList<>();
    for (int i = 0; i < territories.size(); i++) {
      for (List<double[]> polygon : territories.get(i).polygons()) {
        loose.add(new LoosePolygon(Integer.toString(i), Use.None.UNASSIGNED, polygon));
      }
    }
    NavigableMap<Integer, List<List<double[]>>> shapes = new TreeMap<>();
    for (LoosePolygon piece : SoupRepair.repair(loose, new Precision(0), 0).polygons()) {
      shapes
          .computeIfAbsent(Integer.parseInt(piece.name()), _ -> new ArrayList<>())
          .add(piece.rings());
    }
    return shapes;
  }

  private void compare(Map<String, int[]> centres) {
    List<String> outside = new ArrayList<>();
    List<String> without = new ArrayList<>();
    for (Territory territory : territories) {
      int[] centre = centres.get(territory.name());
      if (centre == null) {
        without.add(territory.name());
      } else if (!isInside(territory, new Coordinate(centre[0], -centre[1]))) {
        outside.add(territory.name());
      }
    }
    List<String> nowhere = new ArrayList<>(centres.keySet());
    territories.forEach(territory -> nowhere.remove(territory.name()));
    tell("no centre in centers.txt", without);
    tell("a centre outside the outlines", outside);
    tell("a centre but no outline", nowhere);
  }

  private static boolean isInside(Territory territory, Coordinate centre) {
    return territory.polygons().stream()
        .anyMatch(polygon ->
            PointLocation.locateInRing(centre, closed(polygon.getFirst())) != Location.EXTERIOR);
  }

  private static Coordinate[] closed(double[] ring) {
    Coordinate[] points = new Coordinate[ring.length / 2 + 1];
    for (int i = 0; i < points.length; i++) {
      int at = 2 * i % ring.length;
      points[i] = new Coordinate(ring[at], ring[at + 1]);
    }
    return points;
  }

  private void tell(String what, List<String> names) {
    if (!names.isEmpty()) {
      notices.add(
          String.format(
              Locale.ROOT,
              "%s %s: %s%s.",
              names.size() == 1 ? "One territory has" : names.size() + " territories have",
              what,
              String.join(", ", names.subList(0, Math.min(NAMED, names.size()))),
              names.size() > NAMED ? " and others" : ""));
    }
  }
}
