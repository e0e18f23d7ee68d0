package org.groma.exporters.table;

import java.util.function.Function;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;

/** Ids of added entries. */
public final class FreshId {

  private FreshId() {}

  /** An id made from a name that no entry has. */
  public static <I extends Id> I of(Project project, Kind<I, ?> kind, String name) {
    String made = Slug.of(name);
    String base = made.isEmpty() ? kind.word() : made;
    String id = base;
    for (int i = 2; project.get(kind).contains(id); i++) {
      id = base + "-" + i;
    }
    return kind.parseId().apply(id);
  }

  /** The id that was typed, if it is a new one; one made from the name if none was. */
  static <I extends Id, R> Start<R> start(
      Project project, Kind<I, ?> kind, String typed, String name, Function<I, Start<R>> next) {
    if (name.isEmpty()) {
      return new Start.Lacking<>("name", "A new " + kind.word() + " needs a name.");
    }
    if (typed.isEmpty()) {
      return next.apply(of(project, kind, name));
    }
    try {
      Slug.check(typed);
    } catch (IllegalArgumentException malformed) {
      return new Start.Lacking<>(Table.ID, Sentences.of(malformed.getMessage()));
    }
    return project.get(kind).contains(typed)
        ? new Start.Lacking<>(Table.ID, "There is already a " + kind.word() + " '" + typed + "'.")
        : next.apply(kind.parseId().apply(typed));
  }
}
