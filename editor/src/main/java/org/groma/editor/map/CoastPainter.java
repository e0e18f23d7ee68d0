package org.groma.editor.map;

import java.awt.geom.Path2D;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.Coast;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.locationtech.jts.geom.Coordinate;

/**
 * Paints the coasts of sea zones: the shores of each in one of three colours that differ in
 * lightness too, with its name where there is room.
 */
final class CoastPainter {

  private static final List<Colour> COLOURS =
      List.of(Colour.of(0x0B4F6C), Colour.of(0xE07A1F), Colour.of(0x7FB069));

  private static final double NAMED_ABOVE = 40;

  private final Brush brush;
  private final Project project;

  CoastPainter(Brush brush) {
    this.brush = brush;
    this.project = brush.frame().project();
  }

  void paint() {
    List<Arc> arcs = brush.arcs();
    int number = 0;
    for (Coast coast : project.get(Kinds.COASTS)) {
      paint(coast, arcs, COLOURS.get(number++ % COLOURS.size()));
    }
  }

  private void paint(Coast coast, List<Arc> arcs, Colour colour) {
    Set<Place> land = new HashSet<>();
    coast.provinces().forEach(province -> land.add(Place.of(province)));
    Place sea = Place.of(coast.sea());
    Path2D path = new Path2D.Double();
    Arc longest = null;
    for (Arc arc : arcs) {
      if (isShore(arc, land, sea)) {
        brush.append(path, arc);
        longest = longest == null || arc.line().length() > longest.line().length() ? arc : longest;
      }
    }
    brush.colour(colour.fade(0.85));
    brush.pen(3.2);
    brush.graphics().draw(path);
    if (longest != null && !coast.name().isBlank() && brush.typicalSide() > NAMED_ABOVE) {
      Coordinate middle = longest.line().middle();
      Path2D name =
          Lettering.shape(
              Typeface.ITALIC,
              List.of(coast.name()),
              0,
              brush.x(middle.x),
              brush.y(middle.y),
              0,
              11);
      brush.colour(brush.frame().inks().paper().fade(0.85));
      brush.pen(2.6);
      brush.graphics().draw(name);
      brush.colour(brush.frame().inks().ink());
      brush.graphics().fill(name);
    }
  }

  private boolean isShore(Arc arc, Set<Place> land, Place sea) {
    Optional<Place> left = project.map().face(arc.left()).place();
    Optional<Place> right = project.map().face(arc.right()).place();
    return (left.equals(Optional.of(sea)) && right.filter(land::contains).isPresent())
        || (right.equals(Optional.of(sea)) && left.filter(land::contains).isPresent());
  }
}
