package org.groma.editor.map;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Boundary;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;

/** Strokes every border once, by its kind: all borders of one kind are one path. */
final class BorderPainter {

  private final Brush brush;
  private final Project project;
  private final Topology map;
  private final Palette palette;
  private final Inks inks;

  private final Path2D boundary = new Path2D.Double();
  private final Path2D shores = new Path2D.Double();
  private final Path2D plain = new Path2D.Double();
  private final Path2D areas = new Path2D.Double();
  private final Path2D water = new Path2D.Double();
  private final Path2D rivers = new Path2D.Double();
  private final Path2D ridges = new Path2D.Double();
  private final Map<String, Path2D> others = new TreeMap<>();

  BorderPainter(Brush brush) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.map = project.map();
    this.palette = new Palette(project);
    this.inks = brush.frame().inks();
  }

  void paint() {
    Optional<Boundary> limits = Rulesets.lexicon(project).boundary();
    for (Arc arc : brush.arcs()) {
      if (!brush.isSpeck(arc.line().envelope())) {
        brush.append(pathOf(arc), arc);
        if (limits.filter(line -> isOn(line, arc)).isPresent()) {
          brush.append(boundary, arc);
        }
      }
    }
    double pen = pen();
    brush.layer(
        MapLayer.SEAS,
        () -> {
          brush.colour(Palette.SEA_INK.fade(0.5));
          brush.dashedPen(0.9 * pen, 5, 4);
          brush.graphics().draw(water);
        });
    brush.layer(
        MapLayer.BORDERS,
        () -> {
          stroke(boundary, Palette.BOUNDARY, 6 * pen);
          stroke(plain, inks.faint().fade(0.75), pen);
          stroke(areas, inks.ink().fade(0.6), 2.1 * pen);
          others.forEach((kind, path) -> stroke(path, palette.border(kind, 0x3C3A38), 2.4 * pen));
        });
    brush.layer(MapLayer.SHORES, () -> stroke(shores, Palette.COAST, 1.2 * pen));
    brush.layer(
        MapLayer.RIVERS,
        () -> stroke(rivers, palette.border(Border.RIVER_KIND, 0x4F86B0), 2.4 * pen));
    brush.layer(
        MapLayer.RIDGES,
        () -> {
          Colour ridge = palette.border(BorderLayer.RIDGE, 0x7B5434);
          stroke(ridges, ridge.fade(0.35), 6 * pen);
          brush.colour(ridge);
          brush.dashedPen(4.5 * pen, 2, 4);
          brush.graphics().draw(ridges);
          stroke(ridges, ridge, 1.3 * pen);
        });
  }

  /** Lines are thinner on a map that is seen from afar. */
  private double pen() {
    return Math.clamp(Math.sqrt(brush.typicalSide() / 70), 0.5, 1.5);
  }

  private void stroke(Path2D path, Colour colour, double width) {
    brush.colour(colour);
    brush.pen(width);
    brush.graphics().draw(path);
  }

  private Path2D pathOf(Arc arc) {
    if (arc.left() == Face.OUTSIDE || arc.right() == Face.OUTSIDE) {
      return plain;
    }
    return switch (BorderLayer.of(map, arc)) {
      case SEAS -> water;
      case SHORES -> shores;
      case RIVERS -> rivers;
      case RIDGES -> ridges;
      default ->
          !arc.border().kind().equals(Border.LAND_KIND)
              ? others.computeIfAbsent(arc.border().kind(), _ -> new Path2D.Double())
              : area(arc.left()).equals(area(arc.right())) ? plain : areas;
    };
  }

  /** Whether a border parts land on the two sides of the boundary; the sea lies on neither. */
  private boolean isOn(Boundary line, Arc arc) {
    Optional<Boolean> left = isWithin(line, arc.left());
    Optional<Boolean> right = isWithin(line, arc.right());
    return left.isPresent() && right.isPresent() && !left.equals(right);
  }

  private Optional<Boolean> isWithin(Boundary line, int face) {
    return face == Face.OUTSIDE
        ? Optional.empty()
        : area(face)
            .flatMap(project.areas()::find)
            .map(area -> area.status().equals(line.status()));
  }

  private Optional<AreaId> area(int face) {
    Optional<Place> place = map.face(face).place();
    return place
        .flatMap(Place::area)
        .or(() ->
            place
                .flatMap(Place::province)
                .flatMap(project.provinces()::find)
                .flatMap(Province::area));
  }
}
