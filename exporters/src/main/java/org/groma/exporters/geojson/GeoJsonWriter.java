package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;

/**
 * Writes a map as GeoJSON, a feature on each line: places in the order of their ids, then faces
 * that are no place, then borders that say something, as lines.
 */
final class GeoJsonWriter {

  private final Topology map;
  private final MapWords words;
  private final LonLat degrees;
  private final Extent extent = new Extent();
  private final StringBuilder out = new StringBuilder(1 << 16);
  private String separator = "\n";

  private GeoJsonWriter(Project project) {
    this.map = project.map();
    this.words = new MapWords(project);
    this.degrees = LonLat.of(project);
  }

  static String write(Project project) {
    return new GeoJsonWriter(project).document();
  }

  private String document() {
    map.places().forEach(this::place);
    int number = 0;
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE && face.use() instanceof Use.None use) {
        number++;
        none(face, use, number);
      }
    }
    number = 0;
    for (Arc arc : map.arcs()) {
      if (saysSomething(map, arc)) {
        number++;
        border(arc, number);
      }
    }
    StringBuilder whole = new StringBuilder(out.length() + (1 << 10));
    whole.append("{\"type\":\"FeatureCollection\",\n\"bbox\":");
    extent.write(whole, degrees);
    words.sheet(whole.append(",\n\"groma\":"));
    return whole.append(",\n\"features\":[").append(out).append("\n]}\n").toString();
  }

  /** Whether polygons alone would not tell all of a border: its kind, or where it ends. */
  static boolean saysSomething(Topology map, Arc arc) {
    return !arc.border().equals(Border.LAND)
        || (!arc.isClosed()
            && (map.star(arc.from()).count() == 2 || map.star(arc.to()).count() == 2));
  }

  private void place(Place place, List<Integer> faces) {
    JsonObject feature = feature(place.toString());
    words.place(place, feature.member("properties"));
    shape(feature, faces);
  }

  private void none(Face face, Use.None use, int number) {
    String kind = MapWords.kind(use);
    JsonObject feature = feature(kind + ":" + number);
    new JsonObject(feature.member("properties")).text("kind", kind).end();
    shape(feature, List.of(face.id()));
  }

  private JsonObject feature(String id) {
    out.append(separator);
    separator = ",\n";
    return new JsonObject(out).text("type", "Feature").text("id", id);
  }

  private void shape(JsonObject feature, List<Integer> faces) {
    List<List<double[]>> polygons = new ArrayList<>();
    boolean cut = false;
    for (int face : faces) {
      List<double[]> rings =
          FaceShape.loops(map, face).stream().map(loop -> degrees(points(loop))).toList();
      if (degrees.isOnEarth() && Meridian.isCrossedBy(rings)) {
        polygons.addAll(Antimeridian.cut(rings));
        cut = true;
      } else {
        polygons.add(rings);
      }
    }
    JsonObject geometry = new JsonObject(feature.member("geometry"));
    boolean single = polygons.size() == 1;
    geometry.text("type", single ? "Polygon" : "MultiPolygon");
    geometry.member("coordinates");
    if (single) {
      rings(polygons.getFirst());
    } else {
      list(polygons, this::rings);
    }
    geometry.end();
    if (cut) {
      extent.crosses();
      JsonObject groma = new JsonObject(feature.member("groma"));
      groma.member("uncut");
      list(faces, face -> list(FaceShape.loops(map, face), loop -> units(points(loop))));
      groma.end();
    }
    feature.end();
  }

  private void border(Arc arc, int number) {
    JsonObject feature = feature("border:" + number);
    words.border(arc, feature.member("properties"));
    double[] points = flat(arc.line());
    List<double[]> parts =
        degrees.isOnEarth() ? Meridian.cut(degrees(points)) : List.of(degrees(points));
    JsonObject geometry = new JsonObject(feature.member("geometry"));
    geometry.text("type", parts.size() == 1 ? "LineString" : "MultiLineString");
    geometry.member("coordinates");
    if (parts.size() == 1) {
      line(parts.getFirst());
    } else {
      list(parts, this::line);
    }
    geometry.end();
    if (parts.size() > 1) {
      JsonObject groma = new JsonObject(feature.member("groma"));
      groma.member("uncut");
      list(List.of(points), this::units);
      groma.end();
    }
    feature.end();
  }

  private interface Item<T> {
    void write(T item);
  }

  private <T> void list(List<T> items, Item<T> each) {
    String comma = "";
    out.append('[');
    for (T item : items) {
      out.append(comma);
      each.write(item);
      comma = ",";
    }
    out.append(']');
  }

  /** The outer ring counter-clockwise, holes clockwise: the right-hand rule. */
  private void rings(List<double[]> rings) {
    List<double[]> turned = new ArrayList<>();
    for (double[] ring : rings) {
      turned.add(Meridian.turned(ring, turned.isEmpty()));
    }
    list(turned, this::line);
  }

  private void line(double[] xy) {
    String comma = "[[";
    for (int i = 0; i < xy.length; i += 2) {
      extent.add(xy[i], xy[i + 1]);
      degrees.write(out.append(comma), xy[i]);
      degrees.write(out.append(','), xy[i + 1]);
      comma = "],[";
    }
    out.append("]]");
  }

  private void units(double[] xy) {
    String comma = "[[";
    for (int i = 0; i < xy.length; i += 2) {
      out.append(comma).append(map.precision().write(xy[i]));
      out.append(',').append(map.precision().write(xy[i + 1]));
      comma = "],[";
    }
    out.append("]]");
  }

  private double[] degrees(double[] xy) {
    double[] turned = new double[xy.length];
    for (int i = 0; i < xy.length; i += 2) {
      Coordinate at = degrees.at(xy[i], xy[i + 1]);
      turned[i] = at.x;
      turned[i + 1] = at.y;
    }
    return turned;
  }

  /** The points of a closed walk, the first once more at the end. */
  private double[] points(List<Integer> loop) {
    Line whole = map.line(loop.getFirst());
    for (int half : loop.subList(1, loop.size())) {
      whole = whole.then(map.line(half));
    }
    return flat(whole);
  }

  private static double[] flat(Line line) {
    double[] xy = new double[2 * line.size()];
    for (int i = 0; i < line.size(); i++) {
      xy[2 * i] = line.x(i);
      xy[2 * i + 1] = line.y(i);
    }
    return xy;
  }
}
