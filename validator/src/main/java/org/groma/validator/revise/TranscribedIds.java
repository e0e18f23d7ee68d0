package org.groma.validator.revise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Proof;

/**
 * Ids of the project in transcriptions of rules data, which follow when a record gets another id.
 * The same word may be the id of something else; so a cell follows only where the row then agrees
 * with the project in more than it does now.
 */
final class TranscribedIds {

  private final Project project;
  private final Pattern old;
  private final String id;

  /**
   * Looks for ids that have to follow.
   *
   * @param project in which the record has its new id already
   */
  TranscribedIds(Project project, String old, String id) {
    this.project = project;
    this.old = Pattern.compile("(?<![\\w-])" + Pattern.quote(old) + "(?![\\w-])");
    this.id = id;
  }

  List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    Project now = project;
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      for (int i = 0; i < table.rows().size(); i++) {
        Optional<Subject> of = of(table, table.rows().get(i));
        List<Edit> ways = of.isPresent() ? followed(now, table, i) : List.of();
        long differences = ways.isEmpty() ? 0 : differences(now, of.get());
        for (Edit edit : differences > 0 ? ways : List.<Edit>of()) {
          if (edit.apply(now) instanceof Outcome.Applied(Project then, var _)
              && differences(then, of.get()) < differences) {
            edits.add(edit);
            now = then;
            i--; // what else the row says may have to follow too
            break;
          }
        }
      }
    }
    return edits;
  }

  /** The record that a row speaks of: nothing else is compared with it. */
  private static Optional<Subject> of(SourceTable table, SourceTable.Row row) {
    return table.about().flatMap(kind -> row.of().map(slug -> new Subject(kind, slug)));
  }

  private static long differences(Project project, Subject record) {
    return Proof.row(project, record).stream()
        .flatMap(row -> row.lines().stream())
        .filter(Line::differs)
        .count();
  }

  /** The ways in which one column or one cell of a row can follow. */
  private List<Edit> followed(Project now, SourceTable read, int index) {
    SourceTable table = now.get(Kinds.SOURCES).find(read.id()).orElseThrow();
    SourceTable.Row row = table.rows().get(index);
    List<Edit> ways = new ArrayList<>();
    for (Map.Entry<String, String> cell : row.cells().entrySet()) {
      String column = follow(cell.getKey());
      String text = follow(cell.getValue());
      if (!column.equals(cell.getKey())) {
        ways.add(changed(table, index, cell.getKey(), column, cell.getValue()));
      }
      if (!text.equals(cell.getValue())) {
        ways.add(changed(table, index, cell.getKey(), cell.getKey(), text));
      }
    }
    return ways;
  }

  private static Edit changed(
      SourceTable table, int index, String old, String column, String text) {
    SourceTable.Row row = table.rows().get(index);
    Map<String, String> cells = new LinkedHashMap<>();
    row.cells()
        .forEach((name, cell) ->
            cells.put(name.equals(old) ? column : name, name.equals(old) ? text : cell));
    List<SourceTable.Row> rows = new ArrayList<>(table.rows());
    rows.set(index, new SourceTable.Row(row.section(), row.of(), cells));
    return PutEntry.of(Kinds.SOURCES, table.with(rows));
  }

  private String follow(String text) {
    return old.matcher(text).replaceAll(Matcher.quoteReplacement(id));
  }
}
