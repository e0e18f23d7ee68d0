package org.groma.exporters.geojson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/**
 * Writes a map as TopoJSON: its arcs as they are, and objects made of them. Points are whole
 * numbers of the last digit, each as a step from the one before, so that nothing is lost.
 */
final class TopoJsonWriter {

  private final Topology map;
  private final MapWords words;
  private final LonLat degrees;
  private final Extent extent = new Extent();
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final StringBuilder out = new StringBuilder(1 << 16);

  private TopoJsonWriter(Project project) {
    this.map = project.map();
    this.words = new MapWords(project);
    this.degrees = LonLat.of(project);
    for (Arc arc : map.arcs()) {
      numbers.put(arc.id(), numbers.size());
    }
  }

  static String write(Project project) {
    return new TopoJsonWriter(project).document();
  }

  private String document() {
    StringBuilder arcs = arcs();
    out.append("{\"type\":\"Topology\",\n\"bbox\":");
    extent.write(out, degrees);
    words.sheet(out.append(",\n\"groma\":"));
    String step = BigDecimal.ONE.movePointLeft(degrees.digits()).toPlainString();
    out.append(
        String.format(
            Locale.ROOT, ",\n\"transform\":{\"scale\":[%s,%s],\"translate\":[0,0]}", step, step));
    out.append(",\n\"objects\":{");
    places("\n\"provinces\":", Place.Kind.PROVINCE);
    places(",\n\"seas\":", Place.Kind.SEA);
    places(",\n\"areas\":", Place.Kind.AREA);
    nobodys();
    borders();
    return out.append("},\n\"arcs\":[").append(arcs).append("\n]}\n").toString();
  }

  private void places(String object, Place.Kind kind) {
    List<Place> places =
        map.places().keySet().stream().filter(each -> each.kind() == kind).toList();
    if (places.isEmpty() && kind == Place.Kind.AREA) {
      return;
    }
    out.append(object);
    String separator = start();
    for (Place place : places) {
      JsonObject geometry = geometry(separator, map.facesOf(place), place.toString());
      words.place(place, geometry.member("properties"));
      geometry.end();
      separator = ",\n";
    }
    out.append("\n]}");
  }

  /** Faces that are no place. */
  private void nobodys() {
    List<Face> faces = new ArrayList<>();
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE && face.use() instanceof Use.None) {
        faces.add(face);
      }
    }
    if (faces.isEmpty()) {
      return;
    }
    out.append(",\n\"rest\":");
    String separator = start();
    for (int i = 0; i < faces.size(); i++) {
      String kind = MapWords.kind((Use.None) faces.get(i).use());
      JsonObject geometry = geometry(separator, List.of(faces.get(i).id()), kind + ":" + (i + 1));
      new JsonObject(geometry.member("properties")).text("kind", kind).end();
      geometry.end();
      separator = ",\n";
    }
    out.append("\n]}");
  }

  private void borders() {
    out.append(",\n\"borders\":");
    String separator = start();
    for (Arc arc : map.arcs()) {
      JsonObject geometry = new JsonObject(out.append(separator)).text("type", "LineString");
      geometry.member("arcs").append('[').append(numbers.get(arc.id())).append(']');
      words.border(arc, geometry.member("properties"));
      geometry.end();
      separator = ",\n";
    }
    out.append("\n]}");
  }

  private String start() {
    out.append("{\"type\":\"GeometryCollection\",\"geometries\":[");
    return "\n";
  }

  private JsonObject geometry(String separator, List<Integer> faces, String id) {
    boolean single = faces.size() == 1;
    JsonObject geometry =
        new JsonObject(out.append(separator))
            .text("type", single ? "Polygon" : "MultiPolygon")
            .text("id", id);
    geometry.member("arcs").append(single ? "" : "[");
    String comma = "";
    for (int face : faces) {
      out.append(comma);
      rings(face);
      comma = ",";
    }
    out.append(single ? "" : "]");
    return geometry;
  }

  private void rings(int face) {
    String open = "[[";
    for (List<Integer> loop : FaceShape.loops(map, face)) {
      out.append(open);
      String comma = "";
      for (int half : loop) {
        int arc = numbers.get(Half.arc(half));
        out.append(comma).append(Half.isForward(half) ? arc : ~arc);
        comma = ",";
      }
      open = "],[";
    }
    out.append("]]");
  }

  private StringBuilder arcs() {
    StringBuilder arcs = new StringBuilder(1 << 16);
    double step = StrictMath.pow(10, -degrees.digits());
    String separator = "\n";
    for (Arc arc : map.arcs()) {
      Line line = arc.line();
      long[] before = {0, 0};
      arcs.append(separator);
      String open = "[[";
      for (int i = 0; i < line.size(); i++) {
        long[] at = degrees.steps(line.x(i), line.y(i));
        arcs.append(open).append(at[0] - before[0]).append(',').append(at[1] - before[1]);
        extent.add(at[0] * step, at[1] * step);
        if (i > 0 && degrees.isOnEarth() && Math.abs(at[0] - before[0]) * step > 180) {
          extent.crosses();
        }
        open = "],[";
        before = at;
      }
      arcs.append("]]");
      separator = ",\n";
    }
    return arcs;
  }
}
