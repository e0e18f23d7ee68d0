package org.groma.validator.measure;

import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.validator.check.Survey;

/** How sentences name what lies on the map. */
public final class Naming {

  /** More names than these are counted, not listed. */
  private static final int MOST_NAMES = 4;

  private Naming() {}

  /** The names in a row: {@code Reedland, Longwater and Westmark}. */
  public static String list(List<String> names) {
    if (names.size() > MOST_NAMES) {
      int rest = names.size() - MOST_NAMES + 1;
      return String.join(", ", names.subList(0, MOST_NAMES - 1)) + " and " + rest + " more";
    }
    return names.size() < 2
        ? String.join("", names)
        : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
  }

  public static String list(Survey survey, Collection<Place> places) {
    return list(places.stream().map(survey::name).toList());
  }

  /** The places round a face, its own left out. */
  public static NavigableSet<Place> around(Topology map, Face face) {
    NavigableSet<Place> places = new TreeSet<>();
    map.neighbours(face.id()).forEach(other -> map.face(other).place().ifPresent(places::add));
    face.place().ifPresent(places::remove);
    return places;
  }

  /** What a face is called: the name of its place, or what it is instead. */
  public static String of(Survey survey, int face) {
    if (face == Face.OUTSIDE) {
      return "the edge of the map";
    }
    return switch (survey.map().face(face).use()) {
      case Use.Of(Place place) -> survey.name(place);
      case Use.None none ->
          switch (none) {
            case OUT_OF_PLAY -> "land out of play";
            case OPEN_WATER -> "water out of play";
            case UNASSIGNED -> "a face that belongs to nothing";
          };
    };
  }
}
