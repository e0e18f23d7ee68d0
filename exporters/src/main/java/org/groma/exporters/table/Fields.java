package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.value.Provenance;

/** Columns that show fields of the records of one class. */
record Fields<E extends Entry<?>>(Class<E> type) {

  <V> Column<E> column(String field, String title, Format<V> format) {
    return Column.of(field, title, format, Lens.<E, V>field(type, field));
  }

  Column<E> name(String title) {
    return column("name", title, Formats.NAME);
  }

  Column<E> aliases() {
    return this.<List<String>>column("aliases", "Other names", Listing.NAMES);
  }

  Column<E> extent() {
    return column("extent", "Map", Choosing.word(Choices.EXTENTS));
  }

  /** Where the entry as a whole comes from. */
  Column<E> source() {
    return Column.shown(
        "origin",
        "Source",
        Look.TEXT,
        (entry, _) -> {
          Optional<Provenance> whole = entry.origin().whole();
          return Shown.words(whole.map(Fields::cited).orElse(""));
        });
  }

  private static String cited(Provenance origin) {
    return origin.kind() == Provenance.Kind.PRINTED
        ? (origin.edition() + " " + origin.section()).strip()
        : origin.kind().word();
  }
}
