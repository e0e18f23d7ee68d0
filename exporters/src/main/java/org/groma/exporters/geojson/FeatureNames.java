package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.id.Place;
import org.groma.model.id.Place.Kind;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;

/**
 * Finds the place that each feature is. An id that says something is kept; a bare number gives way
 * to the name, by which the project may know the place already. Features that come to the same id
 * are parts of one place.
 */
final class FeatureNames {

  private final Map<Place.Kind, Map<String, String>> known = new EnumMap<>(Place.Kind.class);
  private final NavigableMap<Place, String> names = new TreeMap<>();
  private final NavigableMap<Place, NavigableSet<String>> otherNames = new TreeMap<>();
  private final NavigableMap<Place, NavigableSet<String>> ids = new TreeMap<>();
  private final List<Place> unnamed = new ArrayList<>();

  FeatureNames(Project project) {
    known.put(Kind.PROVINCE, byName(project.provinces().stream()));
    known.put(Kind.SEA, byName(project.seas().stream()));
    known.put(Kind.AREA, byName(project.areas().stream()));
  }

  /** The ids of entries by their names; a name that two have tells nothing. */
  private static Map<String, String> byName(Stream<? extends Entry<?>> entries) {
    Map<String, String> ids = new HashMap<>();
    entries.forEach(entry -> ids.merge(entry.name(), entry.id().slug(), (_, _) -> ""));
    ids.values().removeIf(String::isEmpty);
    return ids;
  }

  /** The place of a feature; asked for each feature once. */
  Place place(Feature feature) {
    Optional<String> name = name(feature);
    Optional<String> id = feature.property("id").or(feature::id);
    Kind kind =
        switch (feature.kind()) {
          case "sea" -> Kind.SEA;
          case "area" -> Kind.AREA;
          default -> Kind.PROVINCE;
        };
    Place place =
        id.filter(FeatureNames::saysSomething)
            .or(() -> name.map(known.get(kind)::get))
            .or(() -> name.map(Slug::of).filter(Slug::isValid))
            .or(() -> id.map(Slug::of).filter(Slug::isValid))
            .map(slug -> new Place(kind, slug))
            .orElseGet(() -> unnamed(kind));
    String label = name.or(() -> id).orElse("Unnamed " + unnamed.size());
    String known = names.putIfAbsent(place, label);
    if (known != null && !known.equals(label)) {
      otherNames.computeIfAbsent(place, _ -> new TreeSet<>()).add(label);
    }
    id.ifPresent(own -> ids.computeIfAbsent(place, _ -> new TreeSet<>()).add(own));
    return place;
  }

  static Optional<String> name(Feature feature) {
    return feature.property("name").or(() -> feature.property("NAME"));
  }

  private static boolean saysSomething(String id) {
    return Slug.isValid(id) && id.chars().anyMatch(Character::isLetter);
  }

  private Place unnamed(Kind kind) {
    int number = unnamed.size() + 1;
    while (names.containsKey(new Place(kind, "unnamed-" + number))) {
      number++;
    }
    unnamed.add(new Place(kind, "unnamed-" + number));
    return unnamed.getLast();
  }

  /** Every place with the name that its first feature has. */
  NavigableMap<Place, String> names() {
    return Collections.unmodifiableNavigableMap(names);
  }

  /** What the map maker should know of the naming. */
  List<String> notices() {
    List<String> notices = new ArrayList<>();
    otherNames.forEach((place, others) ->
        others.forEach(other ->
            notices.add(
                String.format(
                    Locale.ROOT,
                    "'%s' and '%s' both get the id '%s' and became one place.",
                    names.get(place),
                    other,
                    place.slug()))));
    ids.forEach((place, own) -> {
      if (own.size() > 1 && !otherNames.containsKey(place)) {
        notices.add(
            String.format(
                Locale.ROOT,
                "%d features with different ids are called '%s' and became one place.",
                own.size(),
                names.get(place)));
      }
    });
    if (!unnamed.isEmpty()) {
      notices.add(
          unnamed.size() == 1
              ? String.format(
                  Locale.ROOT,
                  "One feature has no name to make an id of; it is '%s'.",
                  unnamed.getFirst().slug())
              : String.format(
                  Locale.ROOT,
                  "%d features have no name to make an id of; they are '%s' to '%s'.",
                  unnamed.size(),
                  unnamed.getFirst().slug(),
                  unnamed.getLast().slug()));
    }
    return notices;
  }
}
