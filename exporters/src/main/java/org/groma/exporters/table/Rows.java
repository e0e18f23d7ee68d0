package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;

/** The rows of a table: where they come from and what becomes of them. */
public interface Rows<R> {

  /** All rows, in the order in which people look them up. */
  List<R> of(Project project);

  /** What stands in the column id. */
  String id(R row);

  Optional<R> find(Project project, String id);

  /** The id of the entry that a row is, or is a part of. */
  default String entry(R row) {
    return id(row);
  }

  /**
   * A row that a person added, with what it cannot be without.
   *
   * @param id as typed; empty where the person left that to the program
   * @param typed what was typed into a column, by its key; empty text for nothing
   */
  Start<R> start(String id, Function<String, String> typed, Labels labels);

  /** What puts a changed or added row into a project. */
  List<Edit> put(Project project, R row);

  /** What takes a deleted row out of a project. */
  List<Edit> remove(Project project, R row);

  /** How an added row begins. */
  sealed interface Start<R> {

    /** With these values; all columns are then put into it. */
    record Begun<R>(R row) implements Start<R> {}

    /**
     * Not at all: this column has not what a row needs.
     *
     * @param missing what the column names, if the project only had it
     */
    record Lacking<R>(String column, String sentence, Optional<Missing> missing)
        implements Start<R> {
      public Lacking(String column, String sentence) {
        this(column, sentence, Optional.empty());
      }
    }
  }
}
