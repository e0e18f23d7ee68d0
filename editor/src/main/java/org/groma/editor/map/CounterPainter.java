package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.groma.model.id.Place;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Paints the pieces of a scenario on the map: as stacks of counters, and where these would cover
 * too much of their place as one counter, then as a dot.
 */
final class CounterPainter {

  private final Brush brush;
  private final Spots spots;

  CounterPainter(Brush brush, Spots spots) {
    this.brush = brush;
    this.spots = spots;
  }

  void paint() {
    CounterArt art = new CounterArt(brush.graphics());
    plans()
        .forEach(plan -> {
          List<Dressing.Counter> counters = brush.frame().dressing().counters().get(plan.place());
          Rectangle2D box = plan.box();
          switch (plan.form()) {
            case SPREAD -> row(art, counters, plan.row());
            case PILE -> art.pile(counters, box.getX(), box.getY(), box.getWidth());
            case DOT -> art.dot(counters, box);
            case GONE -> {} // the place itself is a dot
          }
        });
  }

  /** What the stacks cover, in pixels. */
  List<Rectangle2D> boxes() {
    return plans().filter(plan -> plan.form() != StackForm.GONE).map(StackPlan::box).toList();
  }

  /** The stacks in view, those in front last: where they overlap, always the same way. */
  Stream<StackPlan> plans() {
    double side = StackRow.side(brush.typicalSide());
    return new TreeMap<>(brush.frame().dressing().counters())
        .entrySet().stream()
            .filter(each -> !each.getValue().isEmpty())
            .map(each -> plan(each.getKey(), each.getValue().size(), side))
            .flatMap(Optional::stream);
  }

  private Optional<StackPlan> plan(Place place, int counters, double side) {
    Topology map = brush.frame().project().map();
    Optional<Integer> face = Spots.mainFace(map, place);
    if (face.isEmpty()) {
      return Optional.empty();
    }
    Coordinate at = spots.pole(map, face.get());
    double scale = brush.viewport().scale();
    return brush.visible().contains(at)
        ? Optional.of(
            StackPlan.of(
                place,
                new StackRow(counters, brush.x(at.x), brush.y(at.y), side),
                spots.size(map, face.get()) * scale * scale))
        : Optional.empty();
  }

  private static void row(CounterArt art, List<Dressing.Counter> counters, StackRow row) {
    for (int i = 0; i < counters.size(); i++) {
      art.draw(counters.get(i), row.left(i), row.top(i), row.side());
    }
  }
}
