package org.groma.validator.references;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/**
 * A text in the open data of an entry: in the effects of a card, the scoring of a victory block, an
 * attribute of the time table.
 *
 * @param path from the entry to the text
 * @param role what it is there
 */
record OpenWord(Kind<?, ?> kind, Entry<?> entry, JsonPath path, Role role, String text) {

  /**
   * The field that holds a text and the field that this is in, {@code area} in {@code
   * all-provinces}, in entries of a kind.
   */
  record Role(String kind, String within, String field) {
    Role inside(String name) {
      return new Role(kind, field, name);
    }
  }

  /** The kinds with open data that rulesets read. */
  static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS,
          Kinds.DECKS,
          Kinds.TABLES,
          Kinds.TIME_TABLE,
          Kinds.SCENARIOS);

  private static final Map<Kind<?, ?>, Derivation<List<OpenWord>>> BY_KIND = byKind();

  private static Map<Kind<?, ?>, Derivation<List<OpenWord>>> byKind() {
    Map<Kind<?, ?>, Derivation<List<OpenWord>>> byKind = new LinkedHashMap<>();
    for (Kind<?, ?> kind : KINDS) {
      byKind.put(kind, Derivation.of(Reads.of(kind), survey -> in(kind, survey)));
    }
    return Collections.unmodifiableMap(byKind);
  }

  /** All there are. */
  static List<OpenWord> all(Survey survey) {
    List<OpenWord> all = new ArrayList<>();
    BY_KIND.values().forEach(words -> all.addAll(survey.get(words)));
    return all;
  }

  private static List<OpenWord> in(Kind<?, ?> kind, Survey survey) {
    List<OpenWord> words = new ArrayList<>();
    for (Entry<?> entry : survey.project().get(kind)) {
      RecordWalk.over(
          entry,
          (_, field, value, path) -> {
            Role role = new Role(kind.word(), "", field);
            if (value instanceof Attributes(var byName)) {
              byName.forEach((name, datum) ->
                  add(kind, entry, path.field(name), role.inside(name), datum, words));
            } else if (value instanceof Datum datum) {
              add(kind, entry, path, role, datum, words);
            }
          });
    }
    return List.copyOf(words);
  }

  private static void add(
      Kind<?, ?> kind, Entry<?> entry, JsonPath path, Role role, Datum datum, List<OpenWord> to) {
    switch (datum) {
      case Datum.Text(String text) -> to.add(new OpenWord(kind, entry, path, role, text));
      case Datum.Items(List<Datum> items) -> {
        for (int i = 0; i < items.size(); i++) {
          add(kind, entry, path.item(i), role, items.get(i), to);
        }
      }
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach(
              (name, value) -> add(kind, entry, path.field(name), role.inside(name), value, to));
      case Datum.Amount _, Datum.Flag _ -> {}
    }
  }
}
