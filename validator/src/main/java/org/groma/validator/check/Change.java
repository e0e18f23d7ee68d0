package org.groma.validator.check;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.edit.Reach;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.finding.Subject;

/**
 * What an edit may mean to checks: which subjects of each sort have to be looked at again.
 *
 * <p>A check of a face looks as far as the faces round it, one of a place as far as its neighbours;
 * all may look at the places beside them. So what is due are the touched ones and those round them,
 * before the edit and after, and what is drawn of the touched places.
 */
public final class Change {

  private final Survey before;
  private final Survey after;
  private final Reach reach;
  private final Set<String> kinds = new HashSet<>();
  private final Set<Place> touched = new HashSet<>();
  private final boolean adjacency;
  private final Set<Place> places;
  private final Set<Integer> faces;
  private final Set<Integer> arcs;
  private final Set<Integer> nodes;

  Change(Survey before, Survey after, Reach reach) {
    this.before = before;
    this.after = after;
    this.reach = reach;
    reach.entries().forEach(entry -> kinds.add(entry.substring(0, entry.indexOf(':'))));
    collectTouched();
    this.adjacency = reach.everything() || touched.stream().anyMatch(this::hasOtherNeighbours);
    this.places = duePlaces();
    Set<Integer> drawn = drawn();
    this.faces = dueFaces(drawn);
    this.arcs = dueArcs(drawn);
    this.nodes = dueNodes();
  }

  public Survey after() {
    return after;
  }

  /** Whether everything has to be looked at again. */
  boolean isEverything() {
    return reach.everything();
  }

  /** Whether any of this is not what it was. */
  public boolean touches(Reads reads) {
    return isEverything()
        || reads.kinds().stream().anyMatch(kind -> kinds.contains(kind.word()))
        || reads.aspects().stream().anyMatch(this::touches);
  }

  private boolean touches(Aspect aspect) {
    return switch (aspect) {
      case DRAWING -> !reach.map().arcs().isEmpty() || !reach.map().faces().isEmpty();
      case EXTENT -> !before.extent().equals(after.extent());
      case ADJACENCY -> adjacency;
      case IDS -> subjects().stream().anyMatch(this::cameOrWent);
      case NAMES -> subjects().stream().anyMatch(this::isCalledOtherwise);
      case SETTINGS, VOCABULARY, PROJECTION -> reach.everything();
    };
  }

  /** The changed entries of a kind, by id; some may be gone. */
  public NavigableSet<String> entries(Kind<?, ?> kind) {
    NavigableSet<String> ids = new TreeSet<>();
    String prefix = kind.word() + ":";
    for (String entry : reach.entries().tailSet(prefix)) {
      if (!entry.startsWith(prefix)) {
        break;
      }
      ids.add(entry.substring(prefix.length()));
    }
    return ids;
  }

  /** All changed entries; some may be gone. */
  public Set<Subject> subjects() {
    Set<Subject> changed = new LinkedHashSet<>();
    reach.entries().forEach(entry -> changed.add(Subject.parse(entry)));
    return changed;
  }

  private boolean cameOrWent(Subject subject) {
    return before.entry(subject).isPresent() != after.entry(subject).isPresent();
  }

  /** Whether an entry came, went, or got another name or alias. */
  private boolean isCalledOtherwise(Subject subject) {
    Optional<? extends Entry<?>> then = before.entry(subject);
    Optional<? extends Entry<?>> now = after.entry(subject);
    if (then.isEmpty() || now.isEmpty()) {
      return then.isPresent() != now.isPresent();
    }
    return !then.get().name().equals(now.get().name())
        || !then.get().aliases().equals(now.get().aliases());
  }

  /** The places due: what was touched, and all neighbours of it. */
  public Set<Place> places() {
    return places;
  }

  private Set<Place> duePlaces() {
    Set<Place> due = new HashSet<>(touched);
    for (Place place : touched) {
      before.graph().neighbours(place).forEach(each -> due.add(each.place()));
      after.graph().neighbours(place).forEach(each -> due.add(each.place()));
      addAcrossBorders(due, before.map(), place);
      addAcrossBorders(due, after.map(), place);
    }
    return due;
  }

  private static void addAcrossBorders(Set<Place> due, Topology map, Place place) {
    for (int face : map.facesOf(place)) {
      map.neighbours(face).forEach(other -> map.face(other).place().ifPresent(due::add));
    }
  }

  private void collectTouched() {
    for (int face : reach.map().faces()) {
      placeOf(before.map(), face).ifPresent(touched::add);
      placeOf(after.map(), face).ifPresent(touched::add);
    }
    entries(Kinds.PROVINCES).forEach(id -> touched.add(new Place(Place.Kind.PROVINCE, id)));
    entries(Kinds.SEAS).forEach(id -> touched.add(new Place(Place.Kind.SEA, id)));
    entries(Kinds.AREAS).forEach(id -> touched.add(new Place(Place.Kind.AREA, id)));
    for (Survey survey : List.of(before, after)) {
      // an area without provinces is a box off the map, so it may become one or cease to be one
      each(survey, Kinds.PROVINCES)
          .forEach(each -> each.area().map(Place::of).ifPresent(touched::add));
      each(survey, Kinds.AREAS)
          .forEach(each -> each.parent().map(Place::of).ifPresent(touched::add));
      each(survey, Kinds.CITIES).forEach(city -> touched.add(placeOf(city)));
      each(survey, Kinds.LINKS).forEach(link -> touched.addAll(List.of(link.from(), link.to())));
      each(survey, Kinds.OVERRIDES).forEach(said -> touched.addAll(List.of(said.a(), said.b())));
    }
  }

  private <I extends Id, E extends Entry<I>> List<E> each(Survey survey, Kind<I, E> kind) {
    return entries(kind).stream()
        .flatMap(id -> survey.project().get(kind).find(id).stream())
        .toList();
  }

  private static Place placeOf(City city) {
    return Place.of(city.province());
  }

  private static Optional<Place> placeOf(Topology map, int face) {
    return map.hasFace(face) ? map.face(face).place() : Optional.empty();
  }

  private boolean hasOtherNeighbours(Place place) {
    List<Neighbour> then = before.graph().neighbours(place);
    List<Neighbour> now = after.graph().neighbours(place);
    if (then.size() != now.size()
        || before.graph().number(place).isPresent() != after.graph().number(place).isPresent()) {
      return true;
    }
    for (int i = 0; i < then.size(); i++) {
      if (!isSameBorder(then.get(i), now.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSameBorder(Neighbour a, Neighbour b) {
    return a.place().equals(b.place())
        && a.kind().equals(b.kind())
        && a.river().equals(b.river())
        && a.link().equals(b.link());
  }

  /** The faces due, the outside never; some may be gone. */
  public Set<Integer> faces() {
    return faces;
  }

  /** The arcs due; some may be gone. */
  public Set<Integer> arcs() {
    return arcs;
  }

  /** The nodes due; some may be gone. */
  public Set<Integer> nodes() {
    return nodes;
  }

  /** The touched faces and all faces of the touched places: who owns a face may be looked at. */
  private Set<Integer> drawn() {
    Set<Integer> drawn = new HashSet<>(reach.map().faces());
    for (Place place : touched) {
      drawn.addAll(before.map().facesOf(place));
      drawn.addAll(after.map().facesOf(place));
    }
    drawn.remove(Face.OUTSIDE);
    return drawn;
  }

  private Set<Integer> dueFaces(Set<Integer> drawn) {
    Set<Integer> due = new HashSet<>(drawn);
    for (Topology map : List.of(before.map(), after.map())) {
      for (int face : drawn) {
        if (map.hasFace(face)) {
          due.addAll(map.neighbours(face));
        }
      }
    }
    due.remove(Face.OUTSIDE);
    return due;
  }

  private Set<Integer> dueArcs(Set<Integer> drawn) {
    Set<Integer> due = new HashSet<>(reach.map().arcs());
    for (Topology map : List.of(before.map(), after.map())) {
      for (int face : drawn) {
        if (map.hasFace(face)) {
          map.arcsOf(face).forEach(due::add);
        }
      }
      for (int arc : reach.map().arcs()) {
        if (map.hasArc(arc)) {
          addMeeting(due, map, map.arc(arc));
        }
      }
    }
    return due;
  }

  private static void addMeeting(Set<Integer> due, Topology map, Arc arc) {
    map.star(arc.from()).forEach(half -> due.add(Half.arc(half)));
    map.star(arc.to()).forEach(half -> due.add(Half.arc(half)));
  }

  private Set<Integer> dueNodes() {
    Set<Integer> due = new HashSet<>();
    for (Topology map : List.of(before.map(), after.map())) {
      for (int id : arcs) {
        if (map.hasArc(id)) {
          Arc arc = map.arc(id);
          due.add(arc.from());
          due.add(arc.to());
        }
      }
    }
    return due;
  }
}
