package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.Printer;
import org.groma.model.store.json.Quoted;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/**
 * Writes the map: a line for each node, arc and face, so that a moved border is one line changed.
 */
final class TopologyWriter {

  private final Topology map;
  private final Precision precision;
  private final StringBuilder out;

  private TopologyWriter(Topology map) {
    this.map = map;
    this.precision = map.precision();
    this.out = new StringBuilder(1 << 12 | map.arcCount() << 8);
  }

  /** Whether there is nothing to be said of the map. */
  static boolean isNothing(Project project) {
    return project.projection().equals(Projection.NONE)
        && project.map().equals(Topology.empty(Precision.STANDARD));
  }

  static String write(Project project) throws Unwritable {
    return new TopologyWriter(project.map()).document(project.projection());
  }

  private String document(Projection projection) throws Unwritable {
    out.append("{\n  \"format\": \"").append(Format.TOPOLOGY).append('"');
    if (!projection.equals(Projection.NONE)) {
      Json.Fields written = RecordWriter.object(projection, 1);
      out.append(",\n  \"projection\": ").append(Printer.line(written));
    }
    out.append(",\n  \"precision\": ").append(precision.digits());
    List<Integer> nodes = new ArrayList<>();
    map.forEachNode(nodes::add);
    list("nodes", nodes, this::node);
    list("arcs", map.arcs(), this::arc);
    List<Face> faces = new ArrayList<>();
    map.faces().forEach(faces::add);
    faces.removeIf(face -> face.id() == Face.OUTSIDE);
    list("faces", faces, this::face);
    return out.append("\n}\n").toString();
  }

  private interface Element<T> {
    void write(T element) throws Unwritable;
  }

  private <T> void list(String name, Iterable<T> elements, Element<T> each) throws Unwritable {
    String separator = ",\n  \"" + name + "\": [\n    ";
    boolean any = false;
    for (T element : elements) {
      out.append(separator);
      each.write(element);
      separator = ",\n    ";
      any = true;
    }
    if (any) {
      out.append("\n  ]");
    }
  }

  private void node(int id) {
    out.append("{\"id\":").append(id).append(",\"at\":");
    point(map.nodePoint(id).x, map.nodePoint(id).y);
    out.append('}');
  }

  private void arc(Arc arc) {
    out.append("{\"id\":").append(arc.id());
    out.append(",\"from\":").append(arc.from()).append(",\"to\":").append(arc.to());
    out.append(",\"left\":").append(arc.left()).append(",\"right\":").append(arc.right());
    border(arc.border());
    out.append(",\"line\":[");
    Line line = arc.line();
    for (int i = 0; i < line.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      point(line.x(i), line.y(i));
    }
    out.append("]}");
  }

  private void border(Border border) {
    if (!border.kind().equals(Border.LAND_KIND)) {
      Quoted.append(out.append(",\"kind\":"), border.kind());
    }
    border.river().ifPresent(river -> Quoted.append(out.append(",\"river\":"), river.slug()));
    String separator = ",\"tags\":[";
    for (String tag : border.tags()) {
      Quoted.append(out.append(separator), tag);
      separator = ",";
    }
    if (!border.tags().isEmpty()) {
      out.append(']');
    }
  }

  private void face(Face face) {
    out.append("{\"id\":").append(face.id());
    Optional.of(face.use())
        .filter(use -> use != Use.None.UNASSIGNED)
        .ifPresent(use -> Quoted.append(out.append(",\"use\":"), use.written()));
    out.append('}');
  }

  private void point(double x, double y) {
    out.append('[').append(precision.write(x)).append(',').append(precision.write(y)).append(']');
  }
}
