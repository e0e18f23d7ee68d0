package org.groma.validator.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.review.HouseCheck;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/**
 * A text or a key in the open data of an entry.
 *
 * @param path from the entry to it; of a key, to its value
 * @param field the name of the field that holds it
 * @param role the field with what it stands in
 */
record OpenText(JsonPath path, String field, String role, String text, boolean isKey) {

  /** All there are in an entry, names of attributes and columns left out. */
  static List<OpenText> in(Kind<?, ?> kind, Entry<?> entry) {
    List<OpenText> found = new ArrayList<>();
    // each table has columns of its own, while other entries of a kind are built alike
    String start = entry instanceof RuleTable ? kind.word() + " " + entry.id().slug() : kind.word();
    RecordWalk.over(
        entry,
        (owner, field, value, path) -> {
          switch (value) {
            case Attributes(Map<String, Datum> byName) ->
                byName.forEach((name, datum) ->
                    add(datum, path.field(name), name, start + " " + field, found));
            case Datum datum when entry instanceof HouseCheck ->
                add(datum, path, field, start, found);
            case Datum datum -> add(datum, path, last(path, field), start + " " + field, found);
            case String key when owner == RuleTable.Row.class && field.equals("key") ->
                found.add(new OpenText(path, field, start + " key", key, false));
            default -> {}
          }
        });
    return found;
  }

  /** The name that a value goes by: that of its column, for a cell. */
  private static String last(JsonPath path, String field) {
    return path.steps().getLast() instanceof JsonPath.Name(String name) ? name : field;
  }

  private static void add(
      Datum datum, JsonPath path, String field, String within, List<OpenText> to) {
    switch (datum) {
      case Datum.Text(String text) ->
          to.add(new OpenText(path, field, within + " " + field, text, false));
      case Datum.Items(List<Datum> items) -> {
        for (int i = 0; i < items.size(); i++) {
          add(items.get(i), path.item(i), field, within, to);
        }
      }
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach((name, value) -> {
            to.add(new OpenText(path.field(name), field, "keys of " + field, name, true));
            add(value, path.field(name), inCondition(name, fields), field, to);
          });
      case Datum.Amount _, Datum.Flag _ -> {}
    }
  }

  /** A condition says beside a value which field it is of: {@code {"field": "area", "is": …}}. */
  private static String inCondition(String name, Map<String, Datum> fields) {
    return fields.get("field") instanceof Datum.Text(String field) && !name.equals("field")
        ? field.substring(field.lastIndexOf('.') + 1)
        : name;
  }
}
