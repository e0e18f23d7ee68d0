package org.groma.validator.references;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
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
 * Puts another word into an entry, wherever it stands. It is done on the entry as it would be
 * written to its file, so that no record class needs to be known here.
 */
public final class Rewriting {

  private Rewriting() {}

  /** The edit that says {@code text} at a path of an entry; nothing if the entry refuses it. */
  public static Optional<Edit> of(Kind<?, ?> kind, Entry<?> entry, JsonPath path, String text) {
    try {
      Json.Fields written = RecordWriter.object(entry, 0);
      List<Complaint> complaints = new ArrayList<>();
      return replaced(written, path.steps(), text)
          .flatMap(json -> new RecordReader(complaints).read(kind.type(), json, JsonPath.ROOT))
          .filter(_ -> complaints.isEmpty())
          .map(changed -> new PutEntry(kind.word(), changed));
    } catch (Unwritable cannotBeWritten) {
      return Optional.empty();
    }
  }

  private static Optional<Json> replaced(Json json, List<Step> steps, String text) {
    if (steps.isEmpty()) {
      return json instanceof Json.Text ? Optional.of(new Json.Text(text)) : Optional.empty();
    }
    List<Step> rest = steps.subList(1, steps.size());
    return switch (steps.getFirst()) {
      case JsonPath.Name(String name) when json instanceof Json.Fields fields ->
          fields
              .get(name)
              .flatMap(value -> replaced(value, rest, text))
              .map(value -> fields.with(name, value));
      case JsonPath.Index(int index)
          when json instanceof Json.Items(List<Json> items, _) && index < items.size() ->
          replaced(items.get(index), rest, text)
              .map(value -> {
                List<Json> changed = new ArrayList<>(items);
                changed.set(index, value);
                return new Json.Items(changed);
              });
      default -> Optional.empty();
    };
  }
}
