package org.groma.model.store;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.groma.model.store.json.Json;

/**
 * Rewrites a document of one format version as the next version would have it.
 *
 * @param format the name of the format, {@code provinces}
 * @param from the version that is rewritten
 * @param change works on the whole document, the format field included, which it need not mind
 */
record Migration(String format, int from, UnaryOperator<Json.Fields> change) {

  /** Every migration there is. So far all files are as they were in the beginning. */
  static final List<Migration> KNOWN = List.of();

  /** The document in the wanted version; empty if no chain of migrations leads there. */
  static Optional<Json.Fields> bring(
      Json.Fields document, Format written, Format wanted, List<Migration> migrations) {
    Json.Fields now = document;
    for (int version = written.version(); version < wanted.version(); version++) {
      int from = version;
      Optional<Migration> next =
          migrations.stream()
              .filter(one -> one.format().equals(wanted.name()) && one.from() == from)
              .findFirst();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      now = next.get().change().apply(now);
    }
    return Optional.of(now);
  }
}
