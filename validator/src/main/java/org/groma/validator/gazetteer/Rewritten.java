package org.groma.validator.gazetteer;

import java.util.List;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.json.RecordShape;

/** An entry with one field changed, whatever its kind. */
final class Rewritten {

  private Rewritten() {}

  static Edit name(Kind<?, ?> kind, Entry<?> entry, String name) {
    return with(kind, entry, "name", name);
  }

  static Edit aliases(Kind<?, ?> kind, Entry<?> entry, List<String> aliases) {
    return with(kind, entry, "aliases", aliases);
  }

  static Edit with(Kind<?, ?> kind, Entry<?> entry, String field, Object value) {
    return new PutEntry(kind.word(), RecordShape.with(entry, field, value));
  }
}
