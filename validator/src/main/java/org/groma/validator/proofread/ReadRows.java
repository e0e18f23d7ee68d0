package org.groma.validator.proofread;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.validator.check.Reads;

/**
 * Rows that were read before. There are many of them and each edit changes one; so the rest is
 * remembered, by the record itself, for as long as nothing else changes that they speak of.
 */
public final class ReadRows {

  /** What a row speaks of besides its own record. */
  public static final Reads READS =
      Reads.of(Kinds.AREAS, Kinds.CITIES, Kinds.SEAS, Kinds.SOURCES, Kinds.SIGN_OFFS)
          .and(Reads.Aspect.NAMES, Reads.Aspect.VOCABULARY, Reads.Aspect.SETTINGS);

  /** Kinds whose rows speak of provinces, which are not among what is read. */
  private static final Set<Kind<?, ?>> OF_PROVINCES = Set.of(Kinds.CITIES);

  private static final int MOST = 50_000;

  private final Map<Entry<?>, Optional<Row>> rows =
      Collections.synchronizedMap(new IdentityHashMap<>());

  Optional<Row> row(Kind<?, ?> kind, Entry<?> entry, Supplier<Optional<Row>> reading) {
    if (OF_PROVINCES.contains(kind)) {
      return reading.get();
    }
    Optional<Row> known = rows.get(entry);
    if (known == null) {
      if (rows.size() >= MOST) {
        rows.clear();
      }
      known = reading.get();
      rows.put(entry, known);
    }
    return known;
  }
}
