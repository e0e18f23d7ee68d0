package org.groma.editor.panel.proofread;

import java.util.Optional;
import org.groma.model.id.AreaId;
import org.groma.model.id.EditionId;
import org.groma.validator.proofread.Row;

/**
 * Which rows somebody wants to see.
 *
 * @param edition compared with this one alone; with all if none is said
 * @param kind only entries of this kind, by its word
 * @param group only rows that progress counts together: the id of an area, or the plural of a kind
 */
record Wanted(
    Optional<EditionId> edition, Optional<String> kind, Optional<String> group, Which which) {

  static final Wanted ALL =
      new Wanted(Optional.empty(), Optional.empty(), Optional.empty(), Which.ALL);

  /** Which rows, by how far they are. */
  enum Which {
    ALL("All rows"),
    DIFFERING("Rows that differ"),
    OPEN("Rows not signed");

    private final String title;

    Which(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  Wanted edition(Optional<EditionId> other) {
    return new Wanted(other, kind, group, which);
  }

  Wanted kind(Optional<String> other) {
    return new Wanted(edition, other, group, which);
  }

  Wanted group(Optional<String> other) {
    return new Wanted(edition, kind, other, which);
  }

  Wanted which(Which other) {
    return new Wanted(edition, kind, group, other);
  }

  boolean wants(Row row) {
    return kind.map(row.subject().kind()::equals).orElse(true)
        && group.map(groupOf(row)::equals).orElse(true)
        && switch (which) {
          case ALL -> true;
          case DIFFERING -> row.differs() || row.isMissing();
          case OPEN -> row.isOpen();
        };
  }

  /** As {@link org.groma.validator.proofread.Progress} counts it. */
  private static String groupOf(Row row) {
    return row.area()
        .map(AreaId::slug)
        .orElseGet(() -> row.subject().entryKind().orElseThrow().plural());
  }
}
