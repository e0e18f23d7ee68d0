package org.groma.editor.map;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * Paints who touches whom as the rules see it: dots for places, lines for ways between them. What
 * follows from borders, what a link adds and what an override says look different.
 */
final class AdjacencyPainter {

  private static final double DOT = 5;
  private static final double BADGE = 6;

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
  private final Project project;
  private final Spots spots;
  private final MapGraph graph;
  private final Map<Place, Coordinate> poles = new HashMap<>();
  private final double size;

  AdjacencyPainter(Brush brush, Spots spots, Graphs graphs) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.spots = spots;
    this.graph = graphs.of(project);
    this.size = Math.clamp(brush.typicalSide() / 45, 0.55, 1.15);
  }

  void paint() {
    Topology map = project.map();
    for (int i = 0; i < graph.size(); i++) {
      Place place = graph.place(i);
      Spots.mainFace(map, place).ifPresent(face -> poles.put(place, spots.pole(map, face)));
    }
    derived();
    Palette palette = new Palette(project);
    for (Link link : project.links()) {
      line(link.from(), link.to())
          .ifPresent(line -> doubled(line, palette.link(link.kind(), WayLook.LINK.colour().rgb())));
    }
    for (AdjacencyOverride override : project.get(Kinds.OVERRIDES)) {
      line(override.a(), override.b())
          .ifPresent(line -> said(line, override.adjacent() ? WayLook.ADDED : WayLook.BARRED));
    }
    poles.forEach((place, at) -> {
      brush.colour(colour(place.isSea() ? WayLook.WATER : WayLook.LAND));
      brush
          .graphics()
          .fill(new Ellipse2D.Double(brush.x(at.x) - DOT / 2, brush.y(at.y) - DOT / 2, DOT, DOT));
    });
  }

  /** What follows from shared borders: a neighbour by link or override has no length of border. */
  private void derived() {
    Path2D land = new Path2D.Double();
    Path2D water = new Path2D.Double();
    for (int from = 0; from < graph.size(); from++) {
      for (int i = 0; i < graph.degree(from); i++) {
        int to = graph.target(from, i);
        Neighbour edge = graph.edge(from, i);
        if (to > from && edge.link().isEmpty() && edge.length() > 0) {
          Path2D path = graph.isSea(from) || graph.isSea(to) ? water : land;
          line(graph.place(from), graph.place(to)).ifPresent(line -> path.append(line, false));
        }
      }
    }
    stroke(colour(WayLook.WATER).fade(0.55), WayLook.WATER.width(), water);
    stroke(colour(WayLook.LAND).fade(0.75), WayLook.LAND.width(), land);
  }

  /** By night what is dark by day would be lost. */
  private Colour colour(WayLook look) {
    Inks inks = brush.frame().inks();
    if (inks == Inks.DAY) {
      return look.colour();
    }
    return look == WayLook.LAND ? inks.ink() : look.colour().shade(0.3);
  }

  private Optional<Line2D> line(Place a, Place b) {
    Coordinate from = poles.get(a);
    Coordinate to = poles.get(b);
    return from == null || to == null
        ? Optional.empty()
        : Optional.of(
            new Line2D.Double(brush.x(from.x), brush.y(from.y), brush.x(to.x), brush.y(to.y)));
  }

  private void stroke(Colour colour, double width, Shape shape) {
    brush.colour(colour);
    brush.pen(width);
    brush.graphics().draw(shape);
  }

  private void doubled(Line2D line, Colour colour) {
    stroke(colour.isPale() ? colour.shade(-0.3) : colour, WayLook.LINK.width() * size, line);
    stroke(brush.frame().inks().paper(), WayLook.LINK.width() * size * 0.42, line);
  }

  private void said(Line2D line, WayLook look) {
    Colour paper = brush.frame().inks().paper();
    double width = look.width() * size;
    stroke(paper.fade(0.85), width + 2 * size, line);
    brush.colour(colour(look));
    if (look.isDashed()) {
      brush.dashedPen(width, (float) (7 * size), (float) (5 * size));
    } else {
      brush.pen(width);
    }
    brush.graphics().draw(line);
    badge((line.getX1() + line.getX2()) / 2, (line.getY1() + line.getY2()) / 2, look);
  }

  private void badge(double x, double y, WayLook look) {
    double r = BADGE * size;
    brush.colour(colour(look));
    brush.graphics().fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    double arm = r * 0.55;
    double slant = look.isDashed() ? arm * 0.8 : 0;
    double across = look.isDashed() ? arm * 0.8 : arm;
    Path2D sign = new Path2D.Double();
    sign.moveTo(x - across, y - slant);
    sign.lineTo(x + across, y + slant);
    sign.moveTo(x + slant, y - across);
    sign.lineTo(x - slant, y + across);
    stroke(Palette.PAPER, 1.8 * size, sign);
  }
}
