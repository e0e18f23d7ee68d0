package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.Missing;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;

/**
 * Makes what was named and is missing, together with what was typed. Only what can be made of a
 * name is offered, and only if nothing else is wrong.
 */
public final class Creating {

  private Creating() {}

  /**
   * What a person may be offered instead of a refusal.
   *
   * @param title what it does, {@code Create the area 'North'}
   * @param edit all of it as one step
   */
  public record Offer(String title, Edit edit) {}

  /** For what was typed into cells and cannot be read. */
  public static Optional<Offer> typing(Sheet<?> sheet, Map<Cell, String> typed) {
    return of(sheet, now -> Typing.into(now, typed));
  }

  /** For a row that cannot be added. */
  public static Optional<Offer> adding(Sheet<?> sheet, Map<String, String> typed) {
    return of(sheet, now -> RowEdits.add(now, typed));
  }

  private static Optional<Offer> of(Sheet<?> sheet, Function<Sheet<?>, Entered> enter) {
    List<Edit> edits = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    Project now = sheet.project();
    Entered entered = enter.apply(sheet);
    while (entered instanceof Entered.Wrong(var cells)) {
      int known = names.size();
      for (Entered.Mistaken cell : cells) {
        if (cell.missing().isEmpty()) {
          return Optional.empty();
        }
        Missing missing = cell.missing().get();
        if (names.add(missing.called(sheet.labels()))) {
          List<Edit> made = missing.creation(now);
          if (made.isEmpty()) {
            return Optional.empty();
          }
          edits.addAll(made);
          now = Edits.apply(made, now);
        }
      }
      if (names.size() == known) {
        return Optional.empty(); // what was made does not help
      }
      entered = enter.apply(Sheet.of(sheet.kind(), now));
    }
    if (edits.isEmpty() || !(entered instanceof Entered.Changed(Edit typed))) {
      return Optional.empty();
    }
    edits.addAll(typed instanceof Together(List<Edit> several) ? several : List.of(typed));
    return Optional.of(new Offer("Create " + String.join(", ", names), new Together(edits)));
  }
}
