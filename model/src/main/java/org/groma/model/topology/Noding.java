package org.groma.model.topology;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/**
 * Finds where a drawn line meets borders. JTS's snap-rounding noder works on whole grid steps
 * counted from the line's own corner, so that a fine grid far from zero costs no digits.
 *
 * <p>The noder bends every line towards every point within half a step. We take that from it only
 * for points of the drawn line: two borders that pass close to each other elsewhere are none of its
 * business.
 */
final class Noding {

  /**
   * A border that the line meets.
   *
   * @param line the border with a vertex wherever it meets the drawn line
   * @param cuts which of its inner points these are
   */
  record Met(Line line, List<Integer> cuts) {}

  private final Precision precision;
  private final double originX;
  private final double originY;
  private final List<Coordinate[]> parts = new ArrayList<>();
  private final NavigableMap<Integer, Met> borders = new TreeMap<>();

  private Noding(Precision precision, Envelope around) {
    this.precision = precision;
    this.originX = precision.steps(around.getMinX());
    this.originY = precision.steps(around.getMinY());
  }

  /** Lays the line over borders. */
  static Noding of(Precision precision, Line line, Iterable<Arc> borders) {
    Noding noding = new Noding(precision, line.envelope());
    noding.node(line, noding.near(line, borders));
    return noding;
  }

  /** The drawn line in the parts between the points where something meets. */
  List<Coordinate[]> parts() {
    return parts;
  }

  /** The borders close to the line, by their numbers. */
  NavigableMap<Integer, Met> borders() {
    return borders;
  }

  private List<Arc> near(Line line, Iterable<Arc> borders) {
    double margin = 2 * precision.step();
    Envelope whole = line.envelope();
    whole.expandBy(margin);
    List<Envelope> segments = new ArrayList<>();
    for (int i = 1; i < line.size(); i++) {
      Envelope segment = new Envelope(line.point(i - 1), line.point(i));
      segment.expandBy(margin);
      segments.add(segment);
    }
    List<Arc> near = new ArrayList<>();
    for (Arc arc : borders) {
      if (arc.line().isNear(whole) && segments.stream().anyMatch(arc.line()::isNear)) {
        near.add(arc);
      }
    }
    return near;
  }

  private void node(Line line, List<Arc> arcs) {
    List<NodedSegmentString> strings = new ArrayList<>();
    strings.add(new NodedSegmentString(inSteps(line), null));
    for (Arc arc : arcs) {
      strings.add(new NodedSegmentString(inSteps(arc.line()), arc));
    }
    SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1));
    noder.computeNodes(strings);
    NavigableMap<Integer, List<Coordinate>> bent = new TreeMap<>();
    for (Object each : noder.getNodedSubstrings()) {
      SegmentString noded = (SegmentString) each;
      Coordinate[] points = onGrid(noded.getCoordinates());
      if (noded.getData() instanceof Arc arc) {
        bent.computeIfAbsent(arc.id(), _ -> new ArrayList<>()).addAll(List.of(points));
      } else {
        parts.add(points);
      }
    }
    Set<Coordinate> drawn = new HashSet<>();
    Set<Coordinate> meetings = new HashSet<>();
    for (Coordinate[] part : parts) {
      drawn.addAll(List.of(part));
      meetings.add(part[0]);
      meetings.add(part[part.length - 1]);
    }
    for (Arc arc : arcs) {
      borders.put(arc.id(), met(arc.line(), bent.get(arc.id()), drawn, meetings));
    }
  }

  /** The old points of a border, and of those that the noder added the ones on the drawn line. */
  private static Met met(
      Line line, List<Coordinate> bent, Set<Coordinate> drawn, Set<Coordinate> meetings) {
    List<Coordinate> points = new ArrayList<>();
    List<Integer> cuts = new ArrayList<>();
    int old = 0;
    for (Coordinate point : bent) {
      if (!points.isEmpty() && point.equals2D(points.getLast())) {
        continue; // the end of one part is the start of the next
      }
      boolean isOld = old < line.size() && point.equals2D(line.point(old));
      if (isOld) {
        old++;
      }
      if (isOld || drawn.contains(point)) {
        if (meetings.contains(point) && !points.isEmpty() && old < line.size()) {
          cuts.add(points.size());
        }
        points.add(point);
      }
    }
    return new Met(Line.of(points.toArray(Coordinate[]::new)), cuts);
  }

  private Coordinate[] inSteps(Line line) {
    Coordinate[] points = line.coordinates();
    for (Coordinate point : points) {
      point.setX(precision.steps(point.x) - originX);
      point.setY(precision.steps(point.y) - originY);
    }
    return points;
  }

  private Coordinate[] onGrid(Coordinate[] steps) {
    Coordinate[] points = new Coordinate[steps.length];
    for (int i = 0; i < steps.length; i++) {
      points[i] =
          new Coordinate(precision.at(steps[i].x + originX), precision.at(steps[i].y + originY));
    }
    return points;
  }
}
