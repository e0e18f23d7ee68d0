package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Bands.Band;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** The rows of the tables that a die in the log is read with. */
final class Rows {

  /** A table: its rows, and where they begin in the list of all. */
  record Read(RuleTable table, int first) {

    /** Says that a roll was looked up. */
    void use(int roll, Uses uses) {
      for (int i = 0; i < table.rows().size(); i++) {
        if (covers(i, roll)) {
          uses.used(Usage.ROW_READ, first + i);
        }
      }
    }

    /** Whether a roll gives this word in a column. */
    boolean gives(int roll, String column, String word) {
      Optional<Datum> wanted = Optional.of(new Datum.Text(word));
      for (int i = 0; i < table.rows().size(); i++) {
        Optional<Datum> cell = Optional.ofNullable(table.rows().get(i).cells().get(column));
        if (covers(i, roll) && cell.equals(wanted)) {
          return true;
        }
      }
      return false;
    }

    private boolean covers(int row, int roll) {
      return Band.parse(table.rows().get(row).key())
          .filter(band -> band.contains(roll))
          .isPresent();
    }
  }

  private final List<Item> items = new ArrayList<>();

  final Optional<Read> caravans;
  final Optional<Read> raids;
  final Optional<Read> revoltChooser;
  final Optional<Read> revoltWest;
  final Optional<Read> revoltEast;

  Rows(Project project) {
    caravans = table(project, "caravans");
    raids = table(project, "raid-outcome");
    revoltChooser = table(project, "revolt-chooser");
    revoltWest = table(project, "revolt-areas-west");
    revoltEast = table(project, "revolt-areas-east");
  }

  private Optional<Read> table(Project project, String id) {
    Optional<RuleTable> found = project.get(Kinds.TABLES).find(id);
    return found.map(table -> {
      Read read = new Read(table, items.size());
      for (int i = 0; i < table.rows().size(); i++) {
        items.add(
            new Item(
                "table:" + id,
                Optional.of("$.rows[" + i + "]"),
                table.rows().get(i).key() + " (" + table.name() + ")"));
      }
      return read;
    });
  }

  List<Item> items() {
    return List.copyOf(items);
  }
}
