package org.groma.editor.map;

import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.groma.model.id.Place;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Finds the stack of counters under the pointer, as it is painted at a zoom.
 *
 * @param provinces how many the map has
 * @param pixel map units a pixel
 * @param counters how many lie in a place
 */
public record StackSearch(
    MapIndex index, int provinces, double pixel, ToIntFunction<Place> counters) {

  private static final double REACH = 2.4;

  /** The plan of a stack; nothing where there is none. */
  public Optional<StackPlan> plan(Place place) {
    return StackPlan.of(index, provinces, pixel, place, counters.applyAsInt(place));
  }

  /** The stack that a point lies on: of those that overlap the one in front. */
  public Optional<StackPlan> at(Point at) {
    double side = StackRow.side(StackRow.typicalSide(index.extent(), provinces, 1 / pixel));
    Envelope near = new Envelope(new Coordinate(at.x(), at.y()));
    near.expandBy(REACH * side * pixel); // no stack reaches farther from its place
    NavigableSet<Place> places = new TreeSet<>(); // in the order in which they are painted
    for (Face face : index.facesIn(near)) {
      face.place().ifPresent(places::add);
    }
    Optional<StackPlan> front = Optional.empty();
    for (Place place : places) {
      Optional<StackPlan> plan = plan(place).filter(each -> each.covers(at, pixel));
      front = plan.isPresent() ? plan : front;
    }
    return front;
  }

  /** The stack of the place that a point lies in, however small it is shown. */
  public Optional<StackPlan> within(Point at) {
    return index.faceAt(at).place().flatMap(this::plan);
  }
}
