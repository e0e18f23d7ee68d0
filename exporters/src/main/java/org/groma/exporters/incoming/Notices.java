package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.table.Missing;

/** What is noticed while a file is read: every mistake, and what else a person should know. */
final class Notices {

  private final List<Mistake> mistakes = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private final Set<Missing> missing = new LinkedHashSet<>();

  /** Cells that were changed in vain, by the place of their column. */
  private final Map<String, Integer> onlyShown = new LinkedHashMap<>();

  void mistake(String where, String what) {
    mistakes.add(new Mistake(where, what));
  }

  /** A cell that names what the project does not have. */
  void missing(Optional<Missing> what) {
    what.ifPresent(missing::add);
  }

  Set<Missing> missing() {
    return missing;
  }

  void remark(String sentence) {
    remarks.add(sentence);
  }

  void unread(Grid grid, String title) {
    remarks.add(
        String.format(Locale.ROOT, "The column '%s' of %s is not read.", title, grid.where()));
  }

  void onlyShown(Grid grid, String title) {
    onlyShown(String.format(Locale.ROOT, "The column %s of %s", title, grid.where()));
  }

  /** One more value that was changed in vain in what is called so. */
  void onlyShown(String column) {
    onlyShown.merge(column, 1, Integer::sum);
  }

  List<Mistake> mistakes() {
    return mistakes;
  }

  List<String> remarks() {
    List<String> all = new ArrayList<>(remarks);
    onlyShown.forEach((column, count) ->
        all.add(
            String.format(
                Locale.ROOT,
                "%s is only shown; %s in it changed and %s not taken.",
                column,
                count == 1 ? "1 cell" : count + " cells",
                count == 1 ? "was" : "were")));
    return all;
  }
}
