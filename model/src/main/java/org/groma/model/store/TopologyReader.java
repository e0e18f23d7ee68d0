package org.groma.model.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.groma.model.id.RiverId;
import org.groma.model.project.Projection;
import org.groma.model.store.MapPlaces.Part;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Complaint.Kind;
import org.groma.model.store.json.FieldWalk;
import org.groma.model.store.json.JsonCursor;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.Spot;
import org.groma.model.store.json.Unparsable;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Assembly;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;

/** Reads the parts of a map token by token; {@link Assembly} then makes a map of them. */
final class TopologyReader {

  /** Numbers of nodes, arcs and faces index arrays, so an absurd one would fill the memory. */
  private static final int LARGEST_NUMBER = 9_999_999;

  private static final List<String> DOCUMENT =
      List.of(Format.FIELD, "projection", "precision", "nodes", "arcs", "faces");
  private static final List<String> NODE = List.of("id", "at");
  private static final List<String> ARC =
      List.of("id", "from", "to", "left", "right", "kind", "river", "tags", "line");
  private static final List<String> FACE = List.of("id", "use");

  private final List<Complaint> complaints;
  private final List<Assembly.Junction> nodes = new ArrayList<>();
  private final List<Arc> arcs = new ArrayList<>();
  private final List<Assembly.Region> faces = new ArrayList<>();
  private final MapPlaces places = new MapPlaces();
  private double[] points = new double[64];
  private Projection projection = Projection.NONE;
  private Precision precision = Precision.STANDARD;

  private TopologyReader(List<Complaint> complaints) {
    this.complaints = complaints;
  }

  /** The map; nothing if anything was complained of or the parts do not make a map. */
  static Optional<MapFile> read(
      JsonText text, List<Complaint> complaints, List<LoadProblem> problems) throws Unparsable {
    TopologyReader reader = new TopologyReader(complaints);
    JsonCursor.walk(text, complaints, reader::document);
    return complaints.isEmpty() ? reader.assembled(problems) : Optional.empty();
  }

  private Optional<MapFile> assembled(List<LoadProblem> problems) {
    return switch (Assembly.of(precision, nodes, arcs, faces)) {
      case Assembly.Whole(var map) -> Optional.of(new MapFile(map, projection, places));
      case Assembly.Broken(var faults) -> {
        faults.forEach(fault -> problems.add(problem(fault.message()).with(fault)));
        yield Optional.empty();
      }
    };
  }

  private LoadProblem problem(String fault) {
    Optional<MapPlaces.Place> place = places.mentionedIn(fault);
    return LoadProblem.of(
        ProjectFiles.TOPOLOGY,
        LoadProblem.Kind.MAP,
        place.map(MapPlaces.Place::path).orElse(JsonPath.ROOT),
        place.map(MapPlaces.Place::at).orElse(Spot.UNKNOWN),
        // its first letter is a capital, since it is a whole sentence elsewhere
        Character.toLowerCase(fault.charAt(0)) + fault.substring(1).replaceFirst("\\.$", ""));
  }

  private void document(JsonCursor cursor) throws Unparsable {
    FieldWalk fields = cursor.fields(DOCUMENT);
    for (Optional<String> name = fields.next(); name.isPresent(); name = fields.next()) {
      switch (name.get()) {
        case "projection" -> projection(cursor);
        case "precision" -> precision = new Precision(cursor.whole(0, 9));
        case "nodes" -> cursor.eachItem(i -> node(cursor, i));
        case "arcs" -> cursor.eachItem(i -> arc(cursor, i));
        case "faces" -> cursor.eachItem(i -> face(cursor, i));
        default -> cursor.skip(); // the format was looked at before
      }
    }
    fields.require("precision");
  }

  private void projection(JsonCursor cursor) throws Unparsable {
    JsonPath path = JsonPath.ROOT.field("projection");
    new RecordReader(complaints)
        .read(Projection.class, cursor.tree(), path)
        .ifPresent(read -> projection = read);
  }

  private void node(JsonCursor cursor, int index) {
    Spot start = cursor.spot();
    FieldWalk fields = cursor.fields(NODE);
    int id = 0;
    int numbers = 0;
    for (Optional<String> name = fields.next(); name.isPresent(); name = fields.next()) {
      if (name.get().equals("id")) {
        id = cursor.whole(0, LARGEST_NUMBER);
      } else {
        numbers = point(cursor, 0);
      }
    }
    fields.require("id", "at");
    unique(cursor, Part.NODE, id, index, start);
    nodes.add(new Assembly.Junction(id, points[numbers - 2], points[numbers - 1]));
  }

  private void arc(JsonCursor cursor, int index) {
    Spot start = cursor.spot();
    FieldWalk fields = cursor.fields(ARC);
    int[] numbers = new int[5];
    String kind = Border.LAND_KIND;
    Optional<RiverId> river = Optional.empty();
    TreeSet<String> tags = new TreeSet<>();
    int size = 0;
    for (Optional<String> name = fields.next(); name.isPresent(); name = fields.next()) {
      switch (name.get()) {
        case "kind" -> kind = parsed(cursor, Border::of).kind();
        case "river" -> river = Optional.of(parsed(cursor, RiverId::new));
        case "tags" -> cursor.eachItem(_ -> tags.add(cursor.text()));
        case "line" -> size = line(cursor);
        default -> numbers[ARC.indexOf(name.get())] = cursor.whole(0, LARGEST_NUMBER);
      }
    }
    fields.require("id", "from", "to", "left", "right", "line");
    unique(cursor, Part.ARC, numbers[0], index, start);
    boolean plain = kind.equals(Border.LAND_KIND) && river.isEmpty() && tags.isEmpty();
    arcs.add(
        new Arc(
            numbers[0],
            numbers[1],
            numbers[2],
            numbers[3],
            numbers[4],
            Line.of(Arrays.copyOf(points, size)),
            plain ? Border.LAND : new Border(kind, river, tags)));
  }

  private void face(JsonCursor cursor, int index) {
    Spot start = cursor.spot();
    FieldWalk fields = cursor.fields(FACE);
    int id = 0;
    Use use = Use.None.UNASSIGNED;
    for (Optional<String> name = fields.next(); name.isPresent(); name = fields.next()) {
      if (name.get().equals("id")) {
        id = cursor.whole(Face.OUTSIDE + 1, LARGEST_NUMBER);
      } else {
        use = parsed(cursor, Use::parse);
      }
    }
    fields.require("id");
    unique(cursor, Part.FACE, id, index, start);
    faces.add(new Assembly.Region(id, use));
  }

  private void unique(JsonCursor cursor, Part part, int id, int index, Spot start) {
    Optional<MapPlaces.Place> before = places.note(part, id, index, start);
    if (before.isPresent()) {
      throw cursor.refused(
          start,
          Kind.DUPLICATE,
          part.word() + " " + id + " is listed twice, first on line " + before.get().at().line());
    }
  }

  /** Reads the points of a line; returns how many numbers they are. */
  private int line(JsonCursor cursor) {
    Spot start = cursor.spot();
    int[] size = {0};
    cursor.eachItem(_ -> size[0] = point(cursor, size[0]));
    if (size[0] < 4) {
      throw cursor.refused(start, Kind.VALUE, "a line has at least two points");
    }
    return size[0];
  }

  /** Reads a point behind those there are; returns how many numbers there are then. */
  private int point(JsonCursor cursor, int size) {
    int[] now = {size};
    cursor.eachItem(_ -> coordinate(cursor, now[0]++));
    if (now[0] != size + 2) {
      throw cursor.refused(Kind.TYPE, "expected a point [x,y], found a list of " + (now[0] - size));
    }
    return now[0];
  }

  private void coordinate(JsonCursor cursor, int index) {
    double value = cursor.number();
    if (!Precision.isInRange(value)) {
      long largest = (long) Precision.LARGEST;
      throw cursor.refused(
          Kind.VALUE,
          "a coordinate lies between -" + largest + " and " + largest + ", this one does not");
    }
    if (index == points.length) {
      points = Arrays.copyOf(points, 2 * index);
    }
    points[index] = value;
  }

  private static <T> T parsed(JsonCursor cursor, Function<String, T> parse) {
    String text = cursor.text();
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException refused) {
      throw cursor.refused(Kind.VALUE, refused.getMessage());
    }
  }
}
