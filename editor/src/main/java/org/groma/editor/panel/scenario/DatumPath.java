package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.value.Datum;

/**
 * A place within open data.
 *
 * @param steps names of fields and numbers of items, from the outside
 */
record DatumPath(List<Object> steps) {

  static final DatumPath ROOT = new DatumPath(List.of());

  DatumPath {
    steps = List.copyOf(steps);
  }

  DatumPath at(Object step) {
    List<Object> more = new ArrayList<>(steps);
    more.add(step);
    return new DatumPath(more);
  }

  /** The data with another value there; without what was there where the value is none. */
  Optional<Datum> replace(Optional<Datum> within, Optional<Datum> value) {
    if (steps.isEmpty()) {
      return value;
    }
    DatumPath rest = new DatumPath(steps.subList(1, steps.size()));
    return Optional.of(
        switch (steps.getFirst()) {
          case Integer index -> {
            List<Datum> items =
                within.orElse(null) instanceof Datum.Items(List<Datum> old)
                    ? new ArrayList<>(old)
                    : new ArrayList<>();
            Optional<Datum> old =
                index < items.size() ? Optional.of(items.remove((int) index)) : Optional.empty();
            rest.replace(old, value).ifPresent(item -> items.add(index, item));
            yield new Datum.Items(items);
          }
          case Object name -> {
            Map<String, Datum> fields =
                within.orElse(null) instanceof Datum.Fields(Map<String, Datum> old)
                    ? new LinkedHashMap<>(old)
                    : new LinkedHashMap<>();
            String key = name.toString();
            rest.replace(Optional.ofNullable(fields.get(key)), value)
                .ifPresentOrElse(item -> fields.put(key, item), () -> fields.remove(key));
            yield new Datum.Fields(fields);
          }
        });
  }

  /** For ids of fields in the window: {@code list-0-price}. */
  String spelt() {
    return String.join("-", steps.stream().map(Object::toString).toList());
  }
}
