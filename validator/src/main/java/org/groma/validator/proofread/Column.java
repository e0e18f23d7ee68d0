package org.groma.validator.proofread;

import java.util.Optional;
import java.util.function.BiFunction;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.Province;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;

/**
 * A column of printed tables and the value of an entry that it gives.
 *
 * @param cell what transcribed tables call the column
 * @param field the field of the record
 * @param title what people call the value
 * @param ours what the project says, as people read it; empty if nothing
 * @param judge how the two compare
 */
record Column<E extends Entry<?>>(
    String cell, String field, String title, BiFunction<E, Desk, String> ours, Judge<E> judge) {

  static final String NAME = "name";
  static final String CITY = "city";

  /** Where the project has the value from; what is printed of a city stands in its own record. */
  Optional<Provenance> reason(E entry, Desk desk) {
    if (entry instanceof Province province && field.startsWith(CITY)) {
      String of = field.equals(CITY) ? NAME : field.substring(CITY.length() + 1);
      return desk.city(province).flatMap(city -> reason(city.origin(), of));
    }
    return reason(entry.origin(), field);
  }

  /**
   * Of a name, what is noted of its other spellings counts too: it says why they are not the name.
   */
  private static Optional<Provenance> reason(Origins origin, String field) {
    return Optional.ofNullable(origin.fields().get(field))
        .or(() ->
            field.equals(NAME)
                ? Optional.ofNullable(origin.fields().get("aliases"))
                    .filter(aliases -> !aliases.note().isEmpty())
                : Optional.empty())
        .or(origin::whole);
  }
}
