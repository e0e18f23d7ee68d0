package org.groma.exporters.incoming;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.model.value.Slug;

/**
 * Ids that two features of a file claim for different names. Features with the same id and the same
 * name are parts of one place; with different names one of them is a mistake.
 */
final class SharedIds {

  private SharedIds() {}

  /** A sentence on the first such id. */
  static Optional<String> in(List<Feature> features) {
    Map<String, Feature> first = new HashMap<>();
    for (Feature feature : features) {
      Optional<String> id = id(feature);
      if (id.isEmpty() || name(feature).isEmpty()) {
        continue;
      }
      Feature other = first.putIfAbsent(isSea(feature) + id.get(), feature);
      if (other != null && !name(other).equals(name(feature))) {
        return Optional.of(
            String.format(
                    Locale.ROOT,
                    "line %d: the id '%s' of '%s' is that of '%s' in line %d too. Give each its own"
                        + " id, or",
                    feature.line(),
                    id.get(),
                    name(feature).get(),
                    name(other).get(),
                    other.line())
                + " both the same name if they are parts of one place.");
      }
    }
    return Optional.empty();
  }

  /** Bare numbers are not counted: the import prefers the name to them. */
  private static Optional<String> id(Feature feature) {
    return feature
        .property("id")
        .or(feature::id)
        .filter(Slug::isValid)
        .filter(id -> id.chars().anyMatch(Character::isLetter));
  }

  /** A sea zone may have the id of a province. */
  private static String isSea(Feature feature) {
    return feature.kind().equals("sea") ? "sea:" : "";
  }

  private static Optional<String> name(Feature feature) {
    return feature.property("name").or(() -> feature.property("NAME"));
  }
}
