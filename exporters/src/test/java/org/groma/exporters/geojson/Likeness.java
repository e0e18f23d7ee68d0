package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/**
 * A map described without its numbers: two maps that differ only in how nodes, arcs and faces are
 * numbered, and which way arcs run, have equal descriptions; all others do not.
 *
 * @param nodes every node's point
 * @param borders every arc by its line, with its mark and the faces on both sides
 * @param faces every face by one of its borders, with its use and all half-edges round it
 * @param neighbours of each place its neighbours with kind, river and length
 */
public record Likeness(
    int precision,
    String projection,
    List<String> nodes,
    NavigableMap<String, String> borders,
    NavigableMap<String, String> faces,
    NavigableMap<String, String> neighbours) {

  public static Likeness of(Project project) {
    Topology map = project.map();
    List<String> nodes = new ArrayList<>();
    map.forEachNode(node -> nodes.add(point(map.nodePoint(node))));
    nodes.sort(null);
    Map<Integer, String> names = new HashMap<>();
    map.faces().forEach(face -> names.put(face.id(), name(map, face)));
    NavigableMap<String, String> borders = new TreeMap<>();
    for (Arc arc : map.arcs()) {
      boolean forward = isForward(arc.line());
      int half = forward ? Half.forward(arc.id()) : Half.backward(arc.id());
      String before =
          borders.put(
              walk(map.line(half)),
              arc.border() + " " + names.get(map.left(half)) + " | " + names.get(map.right(half)));
      if (before != null) {
        throw new AssertionError("two borders with one line: " + arc);
      }
    }
    NavigableMap<String, String> faces = new TreeMap<>();
    for (Face face : map.faces()) {
      faces.put(
          names.get(face.id()),
          face.rings().length
              + " "
              + face.halves()
                  .mapToObj(half -> walk(map.line(half)))
                  .sorted()
                  .collect(Collectors.joining(";")));
    }
    MapGraph graph = MapGraph.of(project);
    NavigableMap<String, String> neighbours = new TreeMap<>();
    for (Place place : map.places().keySet()) {
      neighbours.put(
          place.toString(),
          graph.neighbours(place).stream()
              .filter(each -> each.link().isEmpty()) // links are records, no part of the map
              .map(each ->
                  "%s %s %s %.3f"
                      .formatted(each.place(), each.kind(), each.river(), each.length()))
              .sorted()
              .collect(Collectors.joining("; ")));
    }
    return new Likeness(
        map.precision().digits(),
        project.projection().toString(),
        nodes,
        borders,
        faces,
        neighbours);
  }

  /** A face by its use and the first of the lines round it, which no other face has on its left. */
  private static String name(Topology map, Face face) {
    if (face.id() == Face.OUTSIDE) {
      return "outside";
    }
    TreeSet<String> lines = new TreeSet<>();
    face.halves().forEach(half -> lines.add(walk(map.line(half))));
    return face.use().written() + "@" + lines.first();
  }

  private static boolean isForward(Line line) {
    for (int i = 0, j = line.last(); i < j; i++, j--) {
      int order = line.point(i).compareTo(line.point(j));
      if (order != 0) {
        return order < 0;
      }
    }
    return true;
  }

  private static String walk(Line line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.size(); i++) {
      text.append(point(line.point(i)));
    }
    return text.toString();
  }

  private static String point(Coordinate point) {
    return "(" + point.x + " " + point.y + ")";
  }
}
