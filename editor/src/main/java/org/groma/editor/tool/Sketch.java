package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.topology.Bending;
import org.groma.model.topology.BorderTexture;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * A line that is being drawn, leg by leg: straight to the next corner, along a border, or freehand.
 *
 * @param trail where the hand went since the button went down; empty while it is up
 */
record Sketch(List<Leg> legs, List<Point> trail) {

  static final Sketch EMPTY = new Sketch(List.of(), List.of());

  /** Borders within so many pixels of its beginning tell how natural a line should look. */
  private static final double NEIGHBOURHOOD = 250;

  private static final double STRAIGHT_PIXELS = 12;

  /**
   * A stretch of the line from where the last one ended.
   *
   * @param points after the beginning, the end included
   * @param way 0 unless it follows a border; else 1 for the shortest way along it, 2 for the next
   */
  record Leg(List<Point> points, boolean straight, int way) {
    Leg {
      points = List.copyOf(points);
    }
  }

  Sketch {
    legs = List.copyOf(legs);
    trail = List.copyOf(trail);
  }

  boolean isEmpty() {
    return legs.isEmpty();
  }

  int size() {
    return legs.stream().mapToInt(leg -> leg.points.size()).sum();
  }

  List<Point> corners() {
    return legs.stream().flatMap(leg -> leg.points.stream()).toList();
  }

  Point first() {
    return legs.getFirst().points.getFirst();
  }

  Point last() {
    return legs.getLast().points.getLast();
  }

  /** One corner longer; a corner set twice is one, as the second press of a double click is. */
  Sketch plus(Point corner) {
    return !isEmpty() && last().equals(corner) ? lifted() : with(List.of(corner), true, 0);
  }

  private Sketch with(List<Point> points, boolean straight, int way) {
    List<Leg> longer = new ArrayList<>(legs);
    longer.add(new Leg(points, straight, way));
    return new Sketch(longer, List.of());
  }

  /** Without the last leg. */
  Sketch minus() {
    return isEmpty() ? this : new Sketch(legs.subList(0, legs.size() - 1), List.of());
  }

  /** Closed by a straight leg, unless it ends where it began. */
  Sketch closed() {
    return plus(first());
  }

  /** The same with straight legs from one point before it and to another after it. */
  Sketch between(Point before, Point after) {
    List<Leg> whole = new ArrayList<>();
    whole.add(new Leg(List.of(before), true, 0));
    whole.addAll(legs);
    whole.add(new Leg(List.of(after), true, 0));
    return new Sketch(whole, List.of());
  }

  // ---- the hand

  /** The button goes down at its end. */
  Sketch down() {
    return new Sketch(legs, List.of(last()));
  }

  /** The hand moves on with the button down. */
  Sketch drawnTo(Point at) {
    if (trail.isEmpty()) {
      return this; // the button went down for something else
    }
    List<Point> longer = new ArrayList<>(trail);
    longer.add(at);
    return new Sketch(legs, longer);
  }

  /** The button goes up, and nothing comes of where the hand went. */
  Sketch lifted() {
    return new Sketch(legs, List.of());
  }

  /** Whether the hand draws: it has gone farther than a click trembles. */
  boolean isFreehand(Ground ground) {
    return hasStrayed(VertexTool.SLACK * ground.pixel());
  }

  /** Whether the hand has been so far from where the button went down. */
  boolean hasStrayed(double distance) {
    return !trail.isEmpty()
        && trail.stream()
            .anyMatch(at ->
                Math.hypot(at.x() - trail.getFirst().x(), at.y() - trail.getFirst().y())
                    > distance);
  }

  /** On to where the pointer is: freehand, along a border, or straight. */
  Sketch to(Snap tip, Input.Held held, Ground ground) {
    if (isFreehand(ground)) {
      List<Point> way = new ArrayList<>(trail);
      way.set(way.size() - 1, tip.at());
      List<Point> line = Freehand.line(way, ground.choices().drawing().detail() * ground.pixel());
      return with(line.subList(1, line.size()), false, 0);
    }
    boolean follows = held.shift() || ground.choices().drawing().follow();
    if (isEmpty() || !follows || !tip.caught()) {
      return plus(tip.at());
    }
    if (last().equals(tip.at())) {
      return legs.getLast().way > 0 ? otherWay(ground) : lifted();
    }
    return BorderWay.between(last(), tip.at(), 1, ground)
        .map(course -> with(course, false, 1))
        .orElseGet(() -> plus(tip.at()));
  }

  /** Along the border to the same point by another way; the first again after the last. */
  private Sketch otherWay(Ground ground) {
    Leg along = legs.getLast();
    Sketch before = minus();
    return BorderWay.between(before.last(), last(), along.way + 1, ground)
        .map(course -> before.with(course, false, along.way + 1))
        .or(() ->
            BorderWay.between(before.last(), last(), 1, ground)
                .map(course -> before.with(course, false, 1)))
        .orElse(this);
  }

  // ---- the line

  /** The line as it is drawn on the map, its straight legs bent. */
  List<Point> natural(Ground ground) {
    if (isEmpty()) {
      return List.of();
    }
    Envelope near = new Envelope(new Coordinate(first().x(), first().y()));
    near.expandBy(NEIGHBOURHOOD * ground.pixel());
    BorderTexture texture =
        BorderTexture.of(ground.index().arcsIn(near), STRAIGHT_PIXELS * ground.pixel());
    Bending bending = new Bending(0, texture.amount(), texture.finest());
    List<Point> line = new ArrayList<>();
    for (Leg leg : legs) {
      if (leg.straight && !line.isEmpty()) {
        List<Point> bent = bending.through(List.of(line.getLast(), leg.points.getLast()));
        line.addAll(bent.subList(1, bent.size()));
      } else {
        line.addAll(leg.points);
      }
    }
    return line;
  }

  /** The lines that may come of it, the one to be tried first at the front. */
  List<List<Point>> lines(Ground ground) {
    return ground.choices().drawing().natural()
        ? List.of(natural(ground), corners()) // a bend may have no room where a straight line has
        : List.of(corners());
  }

  // ---- how it is shown

  /** The line with a handle at the end of each leg. */
  List<Preview.Shape> shapes(boolean closed) {
    return shapesTo(this, List.of(), closed);
  }

  /** The line on to where the pointer is, with a handle at each corner that is set. */
  List<Preview.Shape> shapesTo(Snap tip, boolean closed) {
    return shapesTo(plus(tip.at()), tip.target(), closed);
  }

  /** A longer line with handles at the corners that are set in this one. */
  List<Preview.Shape> shapesTo(Sketch longer, List<Preview.Shape> more, boolean closed) {
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(new Preview.Trace(longer.corners(), closed, Style.DRAFT));
    legs.forEach(leg -> shapes.add(new Preview.Handle(leg.points.getLast(), false, false)));
    shapes.addAll(more);
    return shapes;
  }
}
