package org.groma.validator.proofread;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;

/** Printed tables and edits for tests, written briefly. */
final class Shelf {

  private Shelf() {}

  static SourceTable table(
      String edition, String name, Optional<String> about, SourceTable.Row... rows) {
    return new SourceTable(new EditionId(edition), name, name, about, List.of(rows));
  }

  /** A row about an entry: columns and cells by turns. */
  static SourceTable.Row row(String of, String... cells) {
    return new SourceTable.Row("I.A", Optional.of(of), map(cells));
  }

  /** A row that nobody has matched. */
  static SourceTable.Row loose(String... cells) {
    return new SourceTable.Row("I.A", Optional.empty(), map(cells));
  }

  private static Map<String, String> map(String... cells) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < cells.length; i += 2) {
      map.put(cells[i], cells[i + 1]);
    }
    return map;
  }

  static Project after(Project project, Edit edit) {
    return switch (edit.apply(project)) {
      case Outcome.Applied(Project changed, var _) -> changed;
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }
}
