package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;

/** What two tribes become, by group and die. */
@Rule("2.2.2")
public final class Creation {

  private static final String TABLE = "unit-creation";
  private static final int FACES = 6;

  private final Map<String, List<List<Integer>>> byGroup = new HashMap<>();

  Creation(Project project, UnitKinds kinds, List<Shortfall> shortfalls) {
    Optional<RuleTable> table = project.get(Kinds.TABLES).find(TABLE);
    if (table.isEmpty()) {
      shortfalls.add(new Shortfall("table " + TABLE, "the table is missing"));
    }
    for (RuleTable.Row row : table.map(RuleTable::rows).orElse(List.of())) {
      List<List<Integer>> faces = new ArrayList<>();
      for (int die = 1; die <= FACES; die++) {
        String face = String.valueOf(die);
        List<Integer> units =
            Facts.words(Optional.ofNullable(row.cells().get(face))).stream()
                .map(kinds::find)
                .toList();
        if (units.isEmpty() || units.contains(-1)) {
          shortfalls.add(
              new Shortfall(
                      "table " + TABLE + ", row " + row.key() + ", " + face,
                      "expected a list of units")
                  .of("table:" + TABLE));
          units = List.of(kinds.infantry());
        }
        faces.add(units);
      }
      byGroup.put(row.key(), faces);
    }
  }

  public boolean knows(String group) {
    return byGroup.containsKey(group);
  }

  /** The kinds of units that a die gives to a group. */
  public List<Integer> units(String group, int die) {
    return byGroup.get(group).get(die - 1);
  }
}
