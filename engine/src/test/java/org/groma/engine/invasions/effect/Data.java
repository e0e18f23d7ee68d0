package org.groma.engine.invasions.effect;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.value.Datum;

/** Effects and conditions as they stand in files. */
final class Data {

  private Data() {}

  /** An object of names and values in turn. */
  static Map<String, Object> of(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return fields;
  }

  static Datum condition(Object... namesAndValues) {
    return Datum.of(of(namesAndValues));
  }

  /** One effect: a word with its parameters. */
  static Datum effect(String word, Object... namesAndValues) {
    return Datum.of(of(word, of(namesAndValues)));
  }

  static List<Datum> effects(Datum... effects) {
    return List.of(effects);
  }
}
