package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.exporters.picture.Item.Filled;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * The ground of whole areas: their shapes, the band of strong colour that runs along the inside of
 * their borders, and the colour that runs out into land out of play so that it has no hard edge
 * there.
 */
final class AreaGround {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final double BAND = 5;
  private static final double[] FADES = {22, 15, 9, 4};
  private static final double[] FADE_STRENGTHS = {0.10, 0.13, 0.17, 0.22};

  private final Drawing drawing;
  private final Map<AreaId, Geometry> shapes = new TreeMap<>();

  AreaGround(Drawing drawing) {
    this.drawing = drawing;
    Map<AreaId, List<Polygon>> pieces = new TreeMap<>();
    for (Province province : drawing.project.provinces()) {
      province
          .area()
          .ifPresent(area -> {
            List<Polygon> polygons = pieces.computeIfAbsent(area, _ -> new ArrayList<>());
            for (int face : drawing.map.facesOf(Place.of(province.id()))) {
              polygons.add(FaceShape.polygon(drawing.map, face));
            }
          });
    }
    pieces.forEach((area, polygons) -> {
      if (!polygons.isEmpty()) {
        shapes.put(area, CoverageUnion.union(polygons.toArray(Geometry[]::new)));
      }
    });
  }

  /** The shape of an area; none if no province of it is drawn. */
  Optional<Geometry> shape(AreaId area) {
    return Optional.ofNullable(shapes.get(area));
  }

  void drawBands() {
    if (!drawing.shows(Layer.AREA_BANDS)) {
      return;
    }
    shapes.forEach((area, shape) -> {
      String look = "band-" + area;
      drawing.look(
          look, Look.filled(drawing.palette.area(Optional.of(area)).shade(-0.10).fade(0.50)));
      Geometry outline = DouglasPeuckerSimplifier.simplify(shape, drawing.pixels(0.3));
      Geometry inner = outline.buffer(-drawing.pens(BAND), 3);
      List<Line> rings = new ArrayList<>(rings(outline));
      rings.addAll(rings(DouglasPeuckerSimplifier.simplify(inner, drawing.pixels(0.3))));
      drawing.add(Layer.AREA_BANDS, new Filled("", look, "", rings));
    });
  }

  /** Strips of land out of play beside an area, one over the other. */
  void drawFades() {
    if (!drawing.shows(Layer.VOID)) {
      return;
    }
    Map<String, List<LineString>> edges = new TreeMap<>();
    Map<String, List<Polygon>> grounds = new TreeMap<>();
    Map<Integer, Polygon> voids = new TreeMap<>();
    for (Arc arc : drawing.map.arcs()) {
      boolean leftIsVoid = drawing.isVoid(arc.left());
      if (leftIsVoid == drawing.isVoid(arc.right())) {
        continue;
      }
      Optional<Province> province =
          drawing
              .placeOf(leftIsVoid ? arc.right() : arc.left())
              .flatMap(Place::province)
              .flatMap(drawing.project.provinces()::find);
      if (province.isPresent()) {
        int face = leftIsVoid ? arc.left() : arc.right();
        String look = province.get().area().map(area -> "fade-" + area).orElse("fade");
        Polygon ground = voids.computeIfAbsent(face, id -> FaceShape.polygon(drawing.map, id));
        edges
            .computeIfAbsent(look, _ -> new ArrayList<>())
            .add(GEOMETRY.createLineString(drawing.outlines.arc(arc.id()).coordinates()));
        List<Polygon> touched = grounds.computeIfAbsent(look, _ -> new ArrayList<>());
        if (!touched.contains(ground)) {
          touched.add(ground);
        }
      }
    }
    edges.forEach((look, lines) -> fade(look, lines, grounds.get(look)));
  }

  private void fade(String look, List<LineString> lines, List<Polygon> grounds) {
    Optional<AreaId> area =
        drawing.project.areas().stream()
            .map(Area::id)
            .filter(id -> look.equals("fade-" + id))
            .findFirst();
    Geometry edge =
        DouglasPeuckerSimplifier.simplify(
            GEOMETRY.createMultiLineString(lines.toArray(LineString[]::new)), drawing.pens(0.8));
    for (int i = 0; i < FADES.length; i++) {
      drawing.look(look + "-" + i, Look.filled(drawing.palette.area(area).fade(FADE_STRENGTHS[i])));
      Geometry strip = edge.buffer(drawing.pens(FADES[i]), 4, BufferParameters.CAP_ROUND);
      List<Line> rings = new ArrayList<>();
      for (Polygon ground : grounds) {
        Geometry part = OverlayNGRobust.overlay(ground, strip, OverlayNG.INTERSECTION);
        rings.addAll(rings(DouglasPeuckerSimplifier.simplify(part, drawing.pixels(0.3))));
      }
      drawing.add(Layer.VOID, new Filled("", look + "-" + i, "", rings));
    }
  }

  static List<Line> rings(Geometry surface) {
    List<Line> rings = new ArrayList<>();
    for (int i = 0; i < surface.getNumGeometries(); i++) {
      if (surface.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
        rings.add(Line.of(polygon.getExteriorRing().getCoordinates()));
        for (int j = 0; j < polygon.getNumInteriorRing(); j++) {
          rings.add(Line.of(polygon.getInteriorRingN(j).getCoordinates()));
        }
      }
    }
    return rings;
  }
}
