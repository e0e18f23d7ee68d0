package org.groma.validator.references;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.groma.validator.check.Survey;

/** How messages of this family speak of entries. */
final class Wording {

  private Wording() {}

  /** {@code The province Moesia}. */
  static String the(Kind<?, ?> kind, Entry<?> entry) {
    return "The " + noun(kind) + " " + entry.name();
  }

  /** {@code time entry}. */
  static String noun(Kind<?, ?> kind) {
    return kind.word().replace('-', ' ');
  }

  static String capital(String sentence) {
    return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  /** Where to look on the map for an entry that lies there. */
  static Optional<Point> on(Survey survey, Kind<?, ?> kind, Entry<?> entry) {
    if (entry instanceof City city) {
      return city.at().or(() -> survey.middle(Place.of(city.province())));
    }
    for (Place.Kind drawn : Place.Kind.values()) {
      if (drawn.word().equals(kind.word())) {
        return survey.middle(new Place(drawn, entry.id().slug()));
      }
    }
    return Optional.empty();
  }
}
