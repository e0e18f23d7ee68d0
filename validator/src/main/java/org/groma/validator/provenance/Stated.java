package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.entry.Entry;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/**
 * All that an entry says of where its values come from.
 *
 * @param records the records in it that can say so
 */
record Stated(List<Owner> records) {

  /** For what holds of the whole record. */
  static final String WHOLE = "*";

  private static final int MOST = 50_000;

  /**
   * A record that can say where its values come from.
   *
   * @param path the way to it from the entry
   * @param optional whether it speaks only where it differs from what it stands in
   */
  record Owner(Object record, JsonPath path, boolean optional, Map<String, Provenance> origins) {}

  /** Those of entries that were asked for before: an edit changes one of thousands. */
  private static final Derivation<Map<Entry<?>, Stated>> KNOWN =
      Derivation.of(Reads.NOTHING, _ -> Collections.synchronizedMap(new IdentityHashMap<>()));

  static Stated of(Entry<?> entry, Survey survey) {
    Map<Entry<?>, Stated> known = survey.get(KNOWN);
    Stated stated = known.get(entry);
    if (stated == null) {
      if (known.size() >= MOST) {
        known.clear();
      }
      List<Owner> owners = new ArrayList<>(1);
      walk(entry, JsonPath.ROOT, owners);
      stated = new Stated(List.copyOf(owners));
      known.put(entry, stated);
    }
    return stated;
  }

  private static void walk(Object record, JsonPath path, List<Owner> owners) {
    for (RecordShape.Field field : RecordShape.of(record.getClass()).fields()) {
      Object value = field.of(record);
      switch (value) {
        case Origins origins -> owners.add(new Owner(record, path, false, lines(origins)));
        case Optional<?> maybe when isOrigin(field) ->
            owners.add(
                new Owner(
                    record,
                    path,
                    true,
                    maybe.map(each -> Map.of(WHOLE, (Provenance) each)).orElse(Map.of())));
        case Collection<?> items -> {
          int i = 0;
          for (Object item : items) {
            inside(item, path.field(field.name()).item(i++), owners);
          }
        }
        case Optional<?> maybe ->
            maybe.ifPresent(each -> inside(each, path.field(field.name()), owners));
        default -> {
          // no record with an origin stands alone in a field
        }
      }
    }
  }

  private static boolean isOrigin(RecordShape.Field field) {
    return field.name().equals("origin");
  }

  private static void inside(Object item, JsonPath path, List<Owner> owners) {
    if (item instanceof Record record
        && !(item instanceof Datum)
        && RecordShape.of(item.getClass()).names().contains("origin")) {
      walk(record, path, owners);
    }
  }

  private static Map<String, Provenance> lines(Origins origins) {
    Map<String, Provenance> all = new TreeMap<>(origins.fields());
    origins.whole().ifPresent(whole -> all.put(WHOLE, whole));
    return all;
  }
}
