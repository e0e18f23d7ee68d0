package org.groma.validator.records;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.validator.finding.Subject;

/** What takes the room on the map of a place that is deleted. */
public sealed interface MapFilling {

  /** A neighbour grows into it. */
  record Neighbour(Place place) implements MapFilling {
    @Override
    public String toString() {
      return place.toString();
    }
  }

  /** It stays as a shape of its own that is no part of the game. */
  record Idle(Use.None use) implements MapFilling {
    @Override
    public String toString() {
      return use == Use.None.OPEN_WATER ? WATER : LAND;
    }
  }

  /** The sheet ends before it. */
  record Outside() implements MapFilling {
    @Override
    public String toString() {
      return OUTSIDE;
    }
  }

  String WATER = "water";
  String LAND = "land";
  String OUTSIDE = "outside";

  /** Either the edits, or the sentence why it cannot be. */
  sealed interface Filled {
    record Done(List<Edit> edits) implements Filled {}

    record Impossible(String reason) implements Filled {}
  }

  /** From {@code province:ID}, {@code sea:ID}, {@code water}, {@code land} or {@code outside}. */
  static MapFilling parse(String written) {
    return switch (written) {
      case WATER -> new Idle(Use.None.OPEN_WATER);
      case LAND -> new Idle(Use.None.OUT_OF_PLAY);
      case OUTSIDE -> new Outside();
      default -> new Neighbour(Place.parse(written));
    };
  }

  /** Whether a record can be drawn as faces of the map. */
  static boolean isDrawn(Subject subject) {
    return subject.kind().equals(Kinds.PROVINCES.word())
        || subject.kind().equals(Kinds.SEAS.word());
  }

  /**
   * What can take the room of a place, the likeliest first: neighbours of its own sort by the
   * length of the common border, then the others, then what is no part of the game.
   */
  static List<MapFilling> choices(Topology map, Place gone) {
    Map<Place, Double> shared = new TreeMap<>();
    boolean atEdge = true;
    for (int face : map.facesOf(gone)) {
      atEdge = atEdge && map.shared(Face.OUTSIDE, face).findAny().isPresent();
      map.neighbours(face)
          .forEach(other ->
              map.face(other)
                  .place()
                  .ifPresent(place -> shared.merge(place, length(map, face, other), Double::sum)));
    }
    shared.remove(gone);
    List<MapFilling> choices = new ArrayList<>();
    shared.entrySet().stream()
        .sorted(
            Comparator.comparing(
                    (Map.Entry<Place, Double> each) -> each.getKey().isSea() != gone.isSea())
                .thenComparingDouble(each -> -each.getValue()))
        .forEach(each -> choices.add(new Neighbour(each.getKey())));
    if (atEdge && !map.facesOf(gone).isEmpty()) {
      choices.add(new Outside());
    }
    choices.add(new Idle(gone.isSea() ? Use.None.OPEN_WATER : Use.None.OUT_OF_PLAY));
    choices.add(new Idle(gone.isSea() ? Use.None.OUT_OF_PLAY : Use.None.OPEN_WATER));
    return choices;
  }

  private static double length(Topology map, int face, int other) {
    return map.shared(face, other).mapToDouble(arc -> map.arc(arc).line().length()).sum();
  }

  /** The edits that give the room away. */
  default Filled fill(Project project, Place gone) {
    List<Edit> edits = new ArrayList<>();
    Topology map = project.map();
    for (int face : List.copyOf(map.facesOf(gone))) {
      Optional<MapEdit> edit = fill(map, face);
      if (edit.isEmpty()) {
        return new Filled.Impossible(
            String.format(
                    Locale.ROOT,
                    "%s does not lie at the edge of the map, so it cannot become outside. Choose a",
                    gone)
                + " neighbour instead.");
      }
      switch (edit.get().apply(map)) {
        case Ruling.Refused(String reason, var _) -> {
          return new Filled.Impossible(reason);
        }
        case Ruling.Legal(Topology next, var _) -> {
          edits.add(new ChangeMap(edit.get()));
          map = next;
        }
      }
    }
    return new Filled.Done(edits);
  }

  private Optional<MapEdit> fill(Topology map, int face) {
    return switch (this) {
      case Neighbour(Place place) ->
          Optional.of(
              map.facesOf(place).stream()
                  .filter(each -> map.shared(each, face).findAny().isPresent())
                  .findFirst()
                  .<MapEdit>map(into -> new MergeFaces(into, face))
                  .orElseGet(() -> new AssignFace(face, Use.of(place)))); // an islet of its own
      case Idle(Use.None use) -> Optional.of(new AssignFace(face, use));
      case Outside() ->
          map.shared(Face.OUTSIDE, face).findAny().isPresent()
              ? Optional.of(new MergeFaces(Face.OUTSIDE, face))
              : Optional.empty();
    };
  }
}
