package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Boundary;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;

/** Draws every border once: shores, borders of provinces and areas, rivers, ridges. */
final class Borders {

  /** The look of the line that parts the map in two. */
  static final String BOUNDARY = "boundary";

  private static final String RIDGE_KIND = "ridge";

  private final Drawing drawing;
  private final Map<String, List<Line>> rivers = new TreeMap<>();

  private Borders(Drawing drawing) {
    this.drawing = drawing;
  }

  static void draw(Drawing drawing) {
    Borders borders = new Borders(drawing);
    borders.looks();
    Rulesets.lexicon(drawing.project).boundary().ifPresent(borders::boundary);
    for (Arc arc : drawing.map.arcs()) {
      borders.draw(arc);
    }
    borders.rivers.forEach(
        (id, lines) -> drawing.add(Layer.RIVERS, new Stroked(id, "river", lines)));
  }

  private void looks() {
    drawing.look("coast", Look.stroked(Palette.COAST, drawing.pens(1.25)));
    drawing.look("border", Look.stroked(Palette.FAINT_INK.fade(0.75), drawing.pens(0.9)));
    drawing.look("edge", Look.stroked(Palette.FAINT_INK.fade(0.55), drawing.pens(1.1)));
    drawing.look("area-border", Look.stroked(Palette.INK.fade(0.62), drawing.pens(2.3)));
    drawing.look(
        "river",
        Look.stroked(drawing.palette.border(Border.RIVER_KIND, 0x4F86B0), drawing.pens(2.1)));
    Colour ridge = drawing.palette.border(RIDGE_KIND, 0x7B5434);
    drawing.look("ridge-crest", Look.stroked(ridge, drawing.pens(1.3)));
    drawing.look("ridge", Look.filled(ridge));
    for (Term term : drawing.project.vocabulary().borders()) {
      if (isOther(term.word())) {
        drawing.look(
            "border-" + Land.word(term.word()),
            Look.stroked(
                drawing.palette.border(term.word(), 0x3C3A38),
                drawing.pens(term.impassable() ? 3 : 1.8)));
      }
    }
  }

  private static boolean isOther(String kind) {
    return !kind.equals(Border.LAND_KIND)
        && !kind.equals(Border.RIVER_KIND)
        && !kind.equals(RIDGE_KIND);
  }

  private void draw(Arc arc) {
    if (arc.left() == Face.OUTSIDE || arc.right() == Face.OUTSIDE) {
      return; // the frame runs here
    }
    List<Line> line = List.of(drawing.outlines.arc(arc.id()));
    if (Water.isShore(drawing, arc)) {
      drawing.add(Layer.COASTS, new Stroked("", "coast", line));
      return;
    }
    Optional<Place> left = drawing.placeOf(arc.left());
    Optional<Place> right = drawing.placeOf(arc.right());
    if (drawing.isSea(arc.left()) || left.equals(right)) {
      return;
    }
    boolean marked = mark(arc, line);
    if (left.isEmpty() || right.isEmpty()) {
      drawing.add(Layer.AREA_BORDERS, new Stroked("", "edge", line));
    } else if (!area(left.get()).equals(area(right.get()))) {
      drawing.add(Layer.AREA_BORDERS, new Stroked("", "area-border", line));
    } else if (!marked) {
      drawing.add(Layer.PROVINCE_BORDERS, new Stroked("", "border", line));
    }
  }

  /** A broad line that lies below the border, the river or the ridge it follows. */
  private void boundary(Boundary boundary) {
    List<Line> lines = new ArrayList<>();
    for (Arc arc : drawing.map.arcs()) {
      Optional<Boolean> left = drawing.placeOf(arc.left()).flatMap(at -> isWithin(boundary, at));
      Optional<Boolean> right = drawing.placeOf(arc.right()).flatMap(at -> isWithin(boundary, at));
      if (left.isPresent() && right.isPresent() && !left.equals(right)) {
        lines.add(drawing.outlines.arc(arc.id()));
      }
    }
    if (!lines.isEmpty()) {
      drawing.look(BOUNDARY, Look.stroked(Palette.BOUNDARY, drawing.pens(7)));
      drawing.add(Layer.AREA_BORDERS, new Stroked(BOUNDARY, BOUNDARY, lines));
    }
  }

  /** Nothing for the sea, which lies on neither side. */
  private Optional<Boolean> isWithin(Boundary boundary, Place place) {
    return area(place)
        .flatMap(drawing.project.areas()::find)
        .map(area -> area.status().equals(boundary.status()));
  }

  private Optional<AreaId> area(Place place) {
    return place
        .area()
        .or(() ->
            place.province().flatMap(drawing.project.provinces()::find).flatMap(Province::area));
  }

  /** What the map maker says of the border; false if nothing. */
  private boolean mark(Arc arc, List<Line> line) {
    Border border = arc.border();
    if (border.river().isPresent() || border.kind().equals(Border.RIVER_KIND)) {
      String id = border.river().map(river -> "river-" + river).orElse("");
      rivers.computeIfAbsent(id, _ -> new ArrayList<>()).addAll(line);
      return true;
    }
    if (border.kind().equals(RIDGE_KIND)) {
      drawing.add(Layer.RIDGES, new Stroked("", "ridge-crest", line));
      drawing.add(
          Layer.RIDGES,
          new Filled(
              "",
              "ridge",
              "",
              RidgeTeeth.along(line.getFirst(), drawing.pens(4.6), drawing.pens(4.4))));
      return true;
    }
    String look = "border-" + Land.word(border.kind());
    if (isOther(border.kind()) && drawing.look(look) != null) {
      drawing.add(Layer.PROVINCE_BORDERS, new Stroked("", look, line));
      return true;
    }
    return false;
  }
}
