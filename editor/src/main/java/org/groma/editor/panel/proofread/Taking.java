package org.groma.editor.panel.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedWord;
import org.groma.validator.proofread.Reading;

/**
 * Making the project say what an edition prints. The value is put as if somebody had typed it into
 * the table of such entries, and gets the edition as its origin.
 */
sealed interface Taking {

  /** It can be done by this change. */
  record Possible(Edit edit) implements Taking {}

  /** It cannot be done; the sentence says why. */
  record Impossible(String why) implements Taking {}

  /**
   * Takes what is printed of one value of an entry.
   *
   * @param field as {@link org.groma.validator.proofread.Line#field} names it
   */
  static Taking of(Project project, Subject subject, String field, Reading reading) {
    return switch (reading.verdict()) {
      case SAME -> new Impossible(reading.edition() + " prints what the project says already.");
      case UNPRINTED -> new Impossible(reading.edition() + " prints nothing here to be taken.");
      case UNREADABLE ->
          new Impossible(
              "'" + reading.printed() + "' cannot be read as a value; type what it means instead.");
      case SPELLING, NAME, VALUE -> put(project, subject, field, reading);
    };
  }

  private static Taking put(Project project, Subject subject, String field, Reading reading) {
    Optional<Table<?>> table =
        Tables.of(project).stream()
            .filter(each -> each.name().equals(sheet(subject.kind())))
            .findFirst();
    return table.isEmpty()
        ? new Impossible("A " + subject.kind() + " is not edited in a table; change it by hand.")
        : put(project, table.get(), subject, field, reading);
  }

  private static String sheet(String kind) {
    return switch (kind) {
      case "province" -> Tables.PROVINCES;
      case "area" -> Tables.AREAS;
      case "sea" -> Tables.SEAS;
      case "river" -> Tables.RIVERS;
      case "city" -> Tables.CITIES;
      case "link" -> Tables.LINKS;
      case "nation" -> Tables.NATIONS;
      case "leader" -> Tables.LEADERS;
      case "unit" -> Tables.UNITS;
      default -> "";
    };
  }

  private static <R> Taking put(
      Project project, Table<R> table, Subject subject, String field, Reading reading) {
    Optional<R> found = table.rows().find(project, subject.id());
    if (found.isEmpty()) {
      return new Impossible("There is no " + subject + " any more.");
    }
    Labels labels = Labels.of(project);
    R row = found.get();
    for (Cell cell : cells(project, field, reading)) {
      Optional<Column<R>> column = table.column(cell.column()).filter(Column::isEditable);
      if (column.isEmpty()) {
        return new Impossible("The " + field + " cannot be taken; change it by hand.");
      }
      switch (column.get().put(row, cell.typed(), labels)) {
        case org.groma.exporters.table.Reading.Read<R>(R changed) -> row = changed;
        case org.groma.exporters.table.Reading.Unread<R>(String sentence, var _) -> {
          return new Impossible(sentence);
        }
      }
    }
    if (row.equals(found.get())) {
      return new Impossible(
          "'"
              + reading.printed()
              + "' means what the project says already, spelt otherwise. Keep ours, or change the"
              + " name itself.");
    }
    return cited(project, table.rows().put(project, row), field, reading);
  }

  /** What is typed into a column. */
  record Cell(String column, String typed) {}

  /** A value of print in terms of the columns of tables. */
  private static List<Cell> cells(Project project, String field, Reading reading) {
    String printed = reading.printed();
    return switch (field) {
      case "city" -> List.of(new Cell("city.name", printed));
      case "city.level" -> {
        boolean fortified = printed.endsWith("F");
        yield List.of(
            new Cell(field, fortified ? printed.substring(0, printed.length() - 1) : printed),
            new Cell("city.fortified", fortified ? "yes" : ""));
      }
      case "granary", "caravan" -> List.of(new Cell(field, "yes"));
      default ->
          List.of(
              new Cell(
                  field,
                  PrintedWord.meaning(project, reading.edition(), field, printed).orElse(printed)));
    };
  }

  /** The same edits, with the origin of the value in the entry that they put. */
  private static Taking cited(Project project, List<Edit> edits, String field, Reading reading) {
    // a colon would begin the note of an origin
    String section = reading.section().replace(": ", ", ");
    Provenance origin = Provenance.printed(reading.edition().slug(), section);
    List<Edit> cited = new ArrayList<>();
    for (Edit edit : edits) {
      cited.add(
          edit instanceof PutEntry(String kind, Entry<?> entry)
              ? new PutEntry(kind, cite(entry, own(kind, field), origin))
              : edit);
    }
    Edit all = new Together(cited);
    return all.apply(project) instanceof Outcome.Refused(String reason, var _)
        ? new Impossible(reason)
        : new Possible(all);
  }

  /** What a province says of its city is a field of the city. */
  private static String own(String kind, String field) {
    if (!kind.equals(Kinds.CITIES.word()) || !field.startsWith("city")) {
      return field;
    }
    return field.equals("city") ? "name" : field.substring("city.".length());
  }

  private static Entry<?> cite(Entry<?> entry, String field, Provenance origin) {
    return RecordShape.with(entry, "origin", entry.origin().with(field, origin));
  }
}
