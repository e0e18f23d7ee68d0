package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.EditionId;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.validator.finding.Subject;

/**
 * A project compared with all its printed editions.
 *
 * @param rows one for each entry that an edition speaks of or should speak of, kind by kind
 * @param unmatched rows of lists that speak of nothing in the project
 */
public record Proof(List<Row> rows, List<Unmatched> unmatched) {

  /** The kinds of entries that are compared. */
  public static final List<Kind<?, ?>> KINDS = Columns.KINDS;

  public Proof {
    rows = List.copyOf(rows);
    unmatched = List.copyOf(unmatched);
  }

  public static Proof of(Project project) {
    return of(project, new ReadRows());
  }

  /** The same; rows that were read before and have not changed are not read again. */
  public static Proof of(Project project, ReadRows known) {
    Proofreader reader = new Proofreader(project);
    if (reader.pages().isEmpty()) {
      return new Proof(List.of(), List.of());
    }
    List<Row> rows = new ArrayList<>();
    for (Kind<?, ?> kind : KINDS) {
      addRows(reader, project, kind, known, rows);
    }
    List<Unmatched> unmatched = new ArrayList<>();
    for (SourceTable table : reader.pages().lists()) {
      addUnmatched(table, project, unmatched);
    }
    return new Proof(rows, unmatched);
  }

  /** The row of one record, without reading the others. */
  public static Optional<Row> row(Project project, Subject subject) {
    return subject
        .entryKind()
        .filter(KINDS::contains)
        .flatMap(kind -> row(new Proofreader(project), project, kind, subject.id()));
  }

  private static <I extends Id, E extends Entry<I>> Optional<Row> row(
      Proofreader reader, Project project, Kind<I, E> kind, String id) {
    return project.get(kind).find(id).flatMap(entry -> reader.row(kind, entry));
  }

  public Optional<Row> row(Subject subject) {
    return rows.stream().filter(row -> row.subject().equals(subject)).findFirst();
  }

  /** The same with nothing but what one edition prints. */
  public Proof of(EditionId edition) {
    return new Proof(
        rows.stream()
            .map(row -> row.of(edition))
            .filter(row -> !row.lines().isEmpty() || row.isMissing())
            .toList(),
        unmatched.stream().filter(each -> each.table().edition().equals(edition)).toList());
  }

  private static <I extends Id, E extends Entry<I>> void addRows(
      Proofreader reader, Project project, Kind<I, E> kind, ReadRows known, List<Row> rows) {
    for (E entry : project.get(kind)) {
      known.row(kind, entry, () -> reader.row(kind, entry)).ifPresent(rows::add);
    }
  }

  /** Rows with a name that was matched with no entry, or with one that is gone. */
  private static void addUnmatched(SourceTable table, Project project, List<Unmatched> unmatched) {
    Kind<?, ?> kind = table.about().flatMap(Kinds::byWord).orElseThrow();
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      String printed = row.cells().getOrDefault("name", "");
      boolean matched = row.of().filter(project.get(kind)::contains).isPresent();
      if (!matched && (row.of().isPresent() || !printed.isEmpty())) {
        unmatched.add(
            new Unmatched(table.id(), kind.word(), i, row.section(), printed, row.of().orElse("")));
      }
    }
  }
}
