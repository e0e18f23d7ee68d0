package org.groma.editor.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** Paints who touches whom as the rules see it: dots for places, lines for ways between them. */
final class AdjacencyPainter {

  private static final Colour LAND = Colour.of(0x2F3B46);
  private static final Colour WATER = Colour.of(0x1F6FA8);
  private static final double DOT = 5;

  /** The adjacency of the state that was painted last: a pan does not work it out again. */
  static final class Graphs {

    private Optional<Project> of = Optional.empty();
    private Optional<MapGraph> known = Optional.empty();

    @SuppressWarnings("ReferenceEquality") // a state is itself
    MapGraph of(Project project) {
      if (known.isEmpty() || of.orElseThrow() != project) {
        of = Optional.of(project);
        known = Optional.of(MapGraph.of(project));
      }
      return known.get();
    }
  }

  private final Brush brush;
  private final Spots spots;
  private final Graphs graphs;

  AdjacencyPainter(Brush brush, Spots spots, Graphs graphs) {
    this.brush = brush;
    this.spots = spots;
    this.graphs = graphs;
  }

  void paint() {
    Topology map = brush.frame().project().map();
    MapGraph graph = graphs.of(brush.frame().project());
    Map<Integer, Coordinate> poles = new HashMap<>();
    for (int i = 0; i < graph.size(); i++) {
      Optional<Integer> face = Spots.mainFace(map, graph.place(i));
      if (face.isPresent()) {
        poles.put(i, spots.pole(map, face.get()));
      }
    }
    Path2D land = new Path2D.Double();
    Path2D water = new Path2D.Double();
    poles.forEach((from, at) -> {
      for (int i = 0; i < graph.degree(from); i++) {
        int to = graph.target(from, i);
        Coordinate other = poles.get(to);
        if (to > from && other != null) {
          Path2D path = graph.isSea(from) || graph.isSea(to) ? water : land;
          path.moveTo(brush.x(at.x), brush.y(at.y));
          path.lineTo(brush.x(other.x), brush.y(other.y));
        }
      }
    });
    brush.pen(1.3);
    brush.colour(WATER.fade(0.55));
    brush.graphics().draw(water);
    brush.colour(LAND.fade(0.75));
    brush.graphics().draw(land);
    poles.forEach((number, at) -> {
      Place place = graph.place(number);
      brush.colour(place.isSea() ? WATER : LAND);
      brush
          .graphics()
          .fill(new Ellipse2D.Double(brush.x(at.x) - DOT / 2, brush.y(at.y) - DOT / 2, DOT, DOT));
    });
  }
}
