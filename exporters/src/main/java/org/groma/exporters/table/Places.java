package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.id.Place;

/**
 * Places in cells. A province goes by its name alone; a sea zone and an area say what they are,
 * {@code Mare Aegeum (sea)}, because the same name may be a province too.
 */
public final class Places {

  static final Format<Place> ONE =
      new Format<>() {
        @Override
        public Look look() {
          return Look.TEXT;
        }

        @Override
        public Shown show(Place place, Labels labels) {
          return Shown.words(label(place, labels));
        }

        @Override
        public Reading<Place> read(String typed, Labels labels) {
          return Places.read(typed, labels);
        }

        @Override
        public Optional<Choices> choices() {
          return Optional.of(Choices.PLACES);
        }
      };

  /** A place, or none. */
  static final Format<Optional<Place>> OPTIONAL =
      new Format<>() {
        @Override
        public Look look() {
          return Look.TEXT;
        }

        @Override
        public Shown show(Optional<Place> place, Labels labels) {
          return place.map(each -> ONE.show(each, labels)).orElse(Shown.nothing());
        }

        @Override
        public Reading<Optional<Place>> read(String typed, Labels labels) {
          return typed.isEmpty()
              ? Reading.of(Optional.empty())
              : ONE.read(typed, labels).map(Optional::of);
        }

        @Override
        public Optional<Choices> choices() {
          return ONE.choices();
        }
      };

  private Places() {}

  public static String label(Place place, Labels labels) {
    String name = labels.of(choices(place.kind()), place.slug());
    return place.isProvince() ? name : name + suffix(place.kind(), labels);
  }

  /** What all places are called, provinces first. */
  static List<String> all(Labels labels) {
    List<String> all = new ArrayList<>();
    for (Place.Kind kind : Place.Kind.values()) {
      String behind = kind == Place.Kind.PROVINCE ? "" : suffix(kind, labels);
      labels.all(choices(kind)).forEach(name -> all.add(name + behind));
    }
    return all;
  }

  static Reading<Place> read(String typed, Labels labels) {
    if (typed.isEmpty()) {
      return Reading.not(
          labels.say("Expected the name of a province, sea zone or area, not an empty cell."));
    }
    Optional<Place> written = written(typed, labels);
    if (written.isPresent()) {
      return Reading.of(written.get());
    }
    List<Place> found = new ArrayList<>();
    for (Place.Kind kind : Place.Kind.values()) {
      String suffix = suffix(kind, labels);
      boolean said = typed.endsWith(suffix);
      String name = said ? typed.substring(0, typed.length() - suffix.length()) : typed;
      if (labels.read(choices(kind), name) instanceof Reading.Read<String>(String slug)) {
        Place place = new Place(kind, slug);
        if (said || kind == Place.Kind.PROVINCE) {
          return Reading.of(place);
        }
        found.add(place);
      }
    }
    if (found.size() == 1) {
      return Reading.of(found.getFirst());
    }
    String sentence =
        "There is no place '"
            + typed
            + labels.say(
                "'; type the name of a province, or of a sea zone or area with (sea) or (area)"
                    + " after it.");
    return found.isEmpty() ? unknown(typed, sentence, labels) : Reading.not(sentence);
  }

  /** A name alone is one of a province, which begins on the map; others can be made of a name. */
  private static Reading<Place> unknown(String typed, String sentence, Labels labels) {
    for (Place.Kind kind : Place.Kind.values()) {
      String suffix = suffix(kind, labels);
      if (kind != Place.Kind.PROVINCE && typed.endsWith(suffix)) {
        String name = typed.substring(0, typed.length() - suffix.length());
        return Reading.not(sentence, new Missing(choices(kind), name));
      }
    }
    return Reading.not(sentence);
  }

  /** A place as it stands in files, {@code sea:mare-aegeum}, if there is one. */
  private static Optional<Place> written(String typed, Labels labels) {
    for (Place.Kind kind : Place.Kind.values()) {
      String prefix = kind.word() + ":";
      if (typed.startsWith(prefix)
          && labels.read(choices(kind), typed.substring(prefix.length()))
              instanceof Reading.Read<String>(String slug)) {
        return Optional.of(new Place(kind, slug));
      }
    }
    return Optional.empty();
  }

  private static String suffix(Place.Kind kind, Labels labels) {
    return " (" + labels.say(kind.word()) + ")";
  }

  private static Choices choices(Place.Kind kind) {
    return switch (kind) {
      case PROVINCE -> Choices.PROVINCES;
      case SEA -> Choices.SEAS;
      case AREA -> Choices.AREAS;
    };
  }
}
