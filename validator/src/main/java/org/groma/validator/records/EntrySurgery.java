package org.groma.validator.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.json.Complaint;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonPath.Step;
import org.groma.model.store.json.RecordReader;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;

/**
 * An entry as it would be written to its file, for changes at any place of it, so that no record
 * class needs to be known.
 */
public final class EntrySurgery {

  private final Kind<?, ?> kind;
  private final Json.Fields written;

  private EntrySurgery(Kind<?, ?> kind, Json.Fields written) {
    this.kind = kind;
    this.written = written;
  }

  /** Opens an entry; nothing if it cannot be written out. */
  public static Optional<EntrySurgery> on(Kind<?, ?> kind, Entry<?> entry) {
    try {
      return Optional.of(new EntrySurgery(kind, RecordWriter.object(entry, 0)));
    } catch (Unwritable beyondMeasure) {
      return Optional.empty();
    }
  }

  /** What stands at a place. */
  public Optional<Json> at(JsonPath path) {
    Optional<Json> found = Optional.of(written);
    for (Step step : path.steps()) {
      found = found.flatMap(json -> child(json, step));
    }
    return found;
  }

  /** With another value at a place that is there. */
  public EntrySurgery put(JsonPath path, Json value) {
    return new EntrySurgery(kind, (Json.Fields) changed(written, path.steps(), Optional.of(value)));
  }

  /** Without what stands at a place, be it a field or an item of a list. */
  EntrySurgery cut(JsonPath path) {
    return new EntrySurgery(kind, (Json.Fields) changed(written, path.steps(), Optional.empty()));
  }

  /** With another name for a field, which keeps its place among the others. */
  EntrySurgery rekey(JsonPath path, String name) {
    List<Step> steps = path.steps();
    JsonPath parent = new JsonPath(steps.subList(0, steps.size() - 1));
    String old = ((JsonPath.Name) steps.getLast()).name();
    Map<String, Json.Field> renamed = new LinkedHashMap<>();
    Json.Fields fields = (Json.Fields) at(parent).orElseThrow();
    fields.fields().forEach((key, value) -> renamed.put(key.equals(old) ? name : key, value));
    return put(parent, new Json.Fields(renamed, fields.at()));
  }

  /** The entry as it is now; nothing if what is written cannot be one. */
  public Optional<Entry<?>> close() {
    List<Complaint> complaints = new ArrayList<>();
    return new RecordReader(complaints)
        .read(kind.type(), written, JsonPath.ROOT)
        .filter(_ -> complaints.isEmpty())
        .map(entry -> entry);
  }

  private static Optional<Json> child(Json json, Step step) {
    return switch (step) {
      case JsonPath.Name(String name) when json instanceof Json.Fields fields -> fields.get(name);
      case JsonPath.Index(int index)
          when json instanceof Json.Items(List<Json> items, _) && index < items.size() ->
          Optional.of(items.get(index));
      default -> Optional.empty();
    };
  }

  private static Json changed(Json json, List<Step> steps, Optional<Json> value) {
    if (steps.isEmpty()) {
      return value.orElse(json);
    }
    Optional<Json> below = child(json, steps.getFirst());
    if (below.isEmpty()) {
      return json; // went with something that was cut before
    }
    boolean here = steps.size() == 1;
    Optional<Json> now =
        here ? value : Optional.of(changed(below.get(), steps.subList(1, steps.size()), value));
    return switch (steps.getFirst()) {
      case JsonPath.Name(String name) -> {
        Json.Fields fields = (Json.Fields) json;
        yield now.isPresent() ? fields.with(name, now.get()) : fields.without(name);
      }
      case JsonPath.Index(int index) -> {
        List<Json> items = new ArrayList<>(((Json.Items) json).items());
        if (now.isPresent()) {
          items.set(index, now.get());
        } else {
          items.remove(index);
        }
        yield new Json.Items(items);
      }
    };
  }
}
