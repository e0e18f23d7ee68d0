package org.groma.validator.references;

import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.validator.records.EntrySurgery;

/**
 * Puts another word into an entry, wherever it stands. It is done on the entry as it would be
 * written to its file, so that no record class needs to be known here.
 */
public final class Rewriting {

  private Rewriting() {}

  /** The edit that says {@code text} at a path of an entry; nothing if the entry refuses it. */
  public static Optional<Edit> of(Kind<?, ?> kind, Entry<?> entry, JsonPath path, String text) {
    return EntrySurgery.on(kind, entry)
        .filter(surgery -> surgery.at(path).filter(Json.Text.class::isInstance).isPresent())
        .map(surgery -> surgery.put(path, new Json.Text(text)))
        .flatMap(EntrySurgery::close)
        .map(changed -> new PutEntry(kind.word(), changed));
  }
}
