package org.groma.editor.sheet;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.document.Change;
import org.groma.model.project.Kinds;

/** Which rows of a table a change reaches. */
final class Reached {

  private Reached() {}

  /** Their ids; empty where only looking at all rows can tell. */
  static Optional<Set<String>> rows(SheetKind kind, Change change) {
    Set<String> rows = new TreeSet<>();
    for (String entry : change.reach().entries()) {
      int colon = entry.indexOf(':');
      String word = entry.substring(0, colon);
      String id = entry.substring(colon + 1);
      if (word.equals(kind.word())) {
        if (kind.isOfParts()) {
          return Optional.empty(); // a nation is as many rows as its pool has lines
        }
        rows.add(id);
      } else if (kind == SheetKind.PROVINCES && word.equals(Kinds.CITIES.word())) {
        change.before().cities().find(id).ifPresent(city -> rows.add(city.province().slug()));
        change.after().cities().find(id).ifPresent(city -> rows.add(city.province().slug()));
      }
    }
    return Optional.of(rows);
  }
}
