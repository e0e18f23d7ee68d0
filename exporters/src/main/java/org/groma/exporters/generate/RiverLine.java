package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/** The course of one river in map units: one line or several, each from source to mouth. */
final class RiverLine {

  private final List<LineString> lines = new ArrayList<>();

  RiverLine(Geometry course) {
    for (int i = 0; i < course.getNumGeometries(); i++) {
      if (course.getGeometryN(i) instanceof LineString line && line.getLength() > 0) {
        lines.add(line);
      }
    }
  }

  /** A point of the river: which of its lines, and how far along. */
  record Foot(int line, double along, Coordinate at, double distance) {}

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /** The point of the river nearest to a place. */
  Foot foot(Coordinate place) {
    Foot best = null;
    for (int i = 0; i < lines.size(); i++) {
      Foot foot = foot(i, place);
      if (best == null || foot.distance() < best.distance()) {
        best = foot;
      }
    }
    return best;
  }

  private Foot foot(int line, Coordinate place) {
    LengthIndexedLine index = new LengthIndexedLine(lines.get(line));
    double along = index.project(place);
    Coordinate at = index.extractPoint(along);
    return new Foot(line, along, at, at.distance(place));
  }

  /** Where the river ends: its mouths, if the lines run from source to mouth. */
  List<Coordinate> ends() {
    List<Coordinate> ends = new ArrayList<>();
    for (LineString line : lines) {
      ends.add(line.getCoordinateN(0));
      ends.add(line.getCoordinateN(line.getNumPoints() - 1));
    }
    return ends;
  }

  /**
   * The course between two places, without its ends. Both are taken to the line that lies nearest
   * to the two together.
   *
   * @param trim how much to leave out at each end
   * @param detail detail below this is dropped
   */
  List<Point> between(Coordinate from, Coordinate to, double trim, double detail) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < lines.size(); i++) {
      double sum = foot(i, from).distance() + foot(i, to).distance();
      if (sum < least) {
        least = sum;
        best = i;
      }
    }
    double a = foot(best, from).along();
    double b = foot(best, to).along();
    double sign = Math.signum(b - a);
    if (Math.abs(b - a) <= 2 * trim + 1) {
      return List.of();
    }
    Geometry part =
        new LengthIndexedLine(lines.get(best)).extractLine(a + sign * trim, b - sign * trim);
    Coordinate[] points = DouglasPeuckerSimplifier.simplify(part, detail).getCoordinates();
    List<Point> inner = new ArrayList<>();
    for (Coordinate point : points) {
      if (point.distance(from) > 0.5 && point.distance(to) > 0.5) {
        inner.add(new Point(point.x, point.y));
      }
    }
    return inner;
  }
}
