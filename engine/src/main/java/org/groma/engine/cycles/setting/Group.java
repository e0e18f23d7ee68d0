package org.groma.engine.cycles.setting;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * What sets a group of barbarians apart.
 *
 * @param from the first turn in which it can be chosen in the open scenario
 * @param deserts whether its tribes live in deserts
 * @param enters the provinces into which it comes from beyond the map; none if it has a start
 * @param homeland the province in which its tribes attack neutral garrisons
 */
@Rule({"9.3.1", "13.1.2", "13.2"})
public record Group(int from, boolean deserts, List<String> enters, Optional<String> homeland) {

  private static final String TABLE = "barbarian-groups";
  private static final Group PLAIN = new Group(1, false, List.of(), Optional.empty());

  public Group {
    enters = List.copyOf(enters);
  }

  /** The groups of the table; one without a row is like any other. */
  static Map<String, Group> read(Project project, Board board, List<Shortfall> shortfalls) {
    Map<String, Group> found = new HashMap<>();
    for (RuleTable.Row row :
        project.get(Kinds.TABLES).find(TABLE).map(RuleTable::rows).orElse(List.of())) {
      Datum cells = new Datum.Fields(row.cells());
      Group group =
          new Group(
              Facts.number(cells, "from").orElse(PLAIN.from),
              Facts.flag(cells, "deserts"),
              Facts.words(Facts.field(cells, "enters")),
              Facts.text(cells, "homeland"));
      Stream.concat(group.enters.stream(), group.homeland.stream())
          .filter(province -> board.provinceNamed(province) < 0)
          .map(province ->
              new Shortfall(
                      "table " + TABLE + ", row " + row.key(),
                      "there is no province '" + province + "'")
                  .of("table:" + TABLE))
          .forEach(shortfalls::add);
      found.put(row.key(), group);
    }
    return found;
  }

  static Group of(Map<String, Group> groups, Optional<String> word) {
    return word.map(groups::get).orElse(PLAIN);
  }
}
