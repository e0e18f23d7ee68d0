package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.model.colour.SeaLikeness;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/** Draws sea zones, the light water along shores, and the borders between zones. */
final class Water {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final Colour FOAM = Colour.of(0xF4FAFC);

  private final Drawing drawing;

  private Water(Drawing drawing) {
    this.drawing = drawing;
  }

  static void draw(Drawing drawing) {
    Water water = new Water(drawing);
    water.zones();
    water.shallows();
    water.borders();
  }

  private void zones() {
    for (int i = 0; i < SeaLikeness.TONES.size(); i++) {
      Colour tone = Palette.SEA.shade(SeaLikeness.TONES.get(i));
      drawing.look("sea-" + i, Look.filled(tone).edged(tone, drawing.pixels(0.7)));
    }
    Shades shades = Shades.of(drawing, (a, b) -> a.isSea() && b.isSea() && !a.equals(b));
    drawing
        .map
        .places()
        .forEach((place, faces) -> {
          if (place.isSea()) {
            drawing.add(
                Layer.SEAS,
                new Filled(
                    "sea-" + place.slug(),
                    "sea-" + shades.of(place, SeaLikeness.TONES.size()),
                    name(place),
                    drawing.outlines.rings(faces)));
          }
        });
    open();
  }

  /** Water out of play is paler than any zone. */
  private void open() {
    Colour pale = Palette.SEA.shade(SeaLikeness.OPEN);
    for (Face face : drawing.map.faces()) {
      if (drawing.isOpenWater(face.id())) {
        drawing.look("open-water", Look.filled(pale).edged(pale, drawing.pixels(0.7)));
        drawing.add(
            Layer.SEAS, new Filled("", "open-water", "", drawing.outlines.rings(face.id())));
      }
    }
  }

  private String name(Place place) {
    return drawing.project.seas().find(place.slug()).map(Sea::name).orElse(place.slug());
  }

  /**
   * Three strips over each other along the shore; the land that is painted later hides the other
   * half of them. They are surfaces and not strokes: of a stroke as long as all shores together a
   * browser works out the whole for every small part of the picture that it draws.
   */
  private void shallows() {
    List<LineString> shores = new ArrayList<>();
    for (Arc arc : drawing.map.arcs()) {
      if (isShore(drawing, arc)) {
        shores.add(GEOMETRY.createLineString(drawing.outlines.arc(arc.id()).coordinates()));
      }
    }
    if (shores.isEmpty() || !drawing.shows(Layer.SHALLOWS)) {
      return;
    }
    double[] widths = {15, 9.5, 4.5};
    double[] strengths = {0.22, 0.28, 0.40};
    for (int i = 0; i < widths.length; i++) {
      String look = "shallows-" + i;
      drawing.look(look, Look.filled(FOAM.fade(strengths[i])));
      Geometry strip = strip(shores, drawing.pens(widths[i] / 2));
      drawing.add(Layer.SHALLOWS, new Filled("", look, "", AreaGround.rings(strip)));
    }
  }

  /** All within a distance of shores. Strips of single shores are joined: that is far quicker. */
  private Geometry strip(List<LineString> shores, double reach) {
    double fine = drawing.pixels(0.3);
    double coarse = Math.clamp(reach * 0.18, fine, drawing.pixels(0.8));
    List<Geometry> strips = new ArrayList<>();
    for (LineString shore : shores) {
      strips.add(DouglasPeuckerSimplifier.simplify(shore, coarse).buffer(reach, 4));
    }
    return DouglasPeuckerSimplifier.simplify(OverlayNGRobust.union(strips), fine);
  }

  /** Whether land lies on one side of a border and water on the other. */
  static boolean isShore(Drawing drawing, Arc arc) {
    return arc.left() != Face.OUTSIDE
        && arc.right() != Face.OUTSIDE
        && drawing.isSea(arc.left()) != drawing.isSea(arc.right());
  }

  private void borders() {
    drawing.look(
        "sea-border",
        Look.stroked(
            Palette.SEA_INK.fade(0.55), drawing.pens(0.9), drawing.pens(5), drawing.pens(3.5)));
    for (Arc arc : drawing.map.arcs()) {
      if (drawing.isSea(arc.left())
          && drawing.isSea(arc.right())
          && !drawing.placeOf(arc.left()).equals(drawing.placeOf(arc.right()))) {
        drawing.add(
            Layer.SEA_BORDERS,
            new Stroked("", "sea-border", List.of(drawing.outlines.arc(arc.id()))));
      }
    }
  }
}
