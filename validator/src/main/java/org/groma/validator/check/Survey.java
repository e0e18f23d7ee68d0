package org.groma.validator.check;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.model.edit.Reach;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.algorithm.InteriorPointArea;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * A project as checks see it: the project itself, its adjacency, and whatever was derived from it.
 * For one thread at a time.
 */
public final class Survey {

  private final Project project;
  private final MapGraph graph;
  private final Envelope extent;
  private final IdentityHashMap<Derivation<?>, Object> derived = new IdentityHashMap<>();

  private Survey(Project project, MapGraph graph, Envelope extent) {
    this.project = project;
    this.graph = graph;
    this.extent = extent;
  }

  public static Survey of(Project project) {
    return new Survey(project, MapGraph.of(project), project.map().extent());
  }

  /** The survey of the project after an edit, with what the edit did. */
  public Change after(Project changed, Reach reach) {
    Survey next =
        new Survey(changed, graph.after(changed, reach), extentAfter(changed.map(), reach));
    Change change = new Change(this, next, reach);
    derived.forEach((derivation, value) -> {
      if (!change.touches(derivation.reads())) {
        next.derived.put(derivation, value);
      }
    });
    return change;
  }

  /** Only an arc that reaches to the rim, before or after, can have moved it. */
  private Envelope extentAfter(Topology changed, Reach reach) {
    boolean same =
        !reach.everything()
            && reach.map().arcs().stream()
                .allMatch(arc -> isWithin(map(), arc) && isWithin(changed, arc));
    return same ? extent : changed.extent();
  }

  private boolean isWithin(Topology map, int arc) {
    if (!map.hasArc(arc)) {
      return true;
    }
    Envelope box = map.arc(arc).line().envelope();
    return box.getMinX() > extent.getMinX()
        && box.getMaxX() < extent.getMaxX()
        && box.getMinY() > extent.getMinY()
        && box.getMaxY() < extent.getMaxY();
  }

  public Project project() {
    return project;
  }

  public Topology map() {
    return project.map();
  }

  public MapGraph graph() {
    return graph;
  }

  /** The entry that a subject stands for, if it stands for one. */
  public Optional<? extends Entry<?>> entry(Subject subject) {
    return subject.entryKind().flatMap(kind -> project.get(kind).find(subject.id()));
  }

  /** The rectangle round the drawing. */
  public Envelope extent() {
    return extent;
  }

  /** Every province, sea zone and box off the map. */
  public List<Place> places() {
    return IntStream.range(0, graph.size()).mapToObj(graph::place).toList();
  }

  /** The numbers of all faces but the outside. */
  public List<Integer> faces() {
    List<Integer> all = new ArrayList<>(map().faceCount());
    for (Face face : map().faces()) {
      if (face.id() != Face.OUTSIDE) {
        all.add(face.id());
      }
    }
    return all;
  }

  public List<Integer> arcs() {
    List<Integer> all = new ArrayList<>(map().arcCount());
    map().arcs().forEach(arc -> all.add(arc.id()));
    return all;
  }

  public List<Integer> nodes() {
    List<Integer> all = new ArrayList<>(map().nodeCount());
    map().forEachNode(all::add);
    return all;
  }

  /** Works something out, once. */
  @SuppressWarnings("unchecked") // what a derivation made is kept under it alone
  public <T> T get(Derivation<T> derivation) {
    Object known = derived.get(derivation);
    if (known == null) {
      known = derivation.of(this);
      derived.put(derivation, known);
    }
    return (T) known;
  }

  /** A point well inside a place, where a pin shows it; empty for what is not drawn. */
  public Optional<Point> middle(Place place) {
    List<Integer> faces = map().facesOf(place);
    int largest = -1;
    for (int face : faces) {
      if (largest < 0 || map().area(face) > map().area(largest)) {
        largest = face;
      }
    }
    return largest < 0 ? Optional.empty() : Optional.of(middle(largest));
  }

  /** Where to look on the map for an entry that lies there. */
  public Optional<Point> middle(Subject subject) {
    Optional<City> city =
        subject.kind().equals(Kinds.CITIES.word())
            ? project.cities().find(subject.id())
            : Optional.empty();
    if (city.isPresent()) {
      return city.get().at().or(() -> middle(Place.of(city.get().province())));
    }
    for (Place.Kind kind : Place.Kind.values()) {
      if (kind.word().equals(subject.kind())) {
        return middle(new Place(kind, subject.id()));
      }
    }
    return Optional.empty();
  }

  /** A point well inside a face, though not the innermost, which would cost too much. */
  public Point middle(int face) {
    Coordinate inside = InteriorPointArea.getInteriorPoint(FaceShape.polygon(map(), face));
    return new Point(inside.x, inside.y);
  }

  /** The name that people read for a place. */
  public String name(Place place) {
    Optional<String> name =
        switch (place.kind()) {
          case PROVINCE -> project.provinces().find(place.slug()).map(Province::name);
          case SEA -> project.seas().find(place.slug()).map(Sea::name);
          case AREA -> project.areas().find(place.slug()).map(Area::name);
        };
    return name.orElse(place.slug());
  }
}
