package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.RebellionTable;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;

/**
 * Rebellion tables of a scenario, on each of which one position rolls; the others on fewer.
 *
 * @param position who rolls on all tables
 */
@Rule("14.2.7")
public record RebellionTables(int position, List<RebellionTable> all, List<RebellionTable> others)
    implements Special {

  private static final String OTHERS = "others";

  public RebellionTables {
    all = List.copyOf(all);
    others = List.copyOf(others);
  }

  public static RebellionTables of(Said said) {
    String who = said.names().stream().filter(name -> !name.equals(OTHERS)).findFirst().orElse("");
    return new RebellionTables(said.positionNamed(who), tables(said, who), tables(said, OTHERS));
  }

  private static List<RebellionTable> tables(Said said, String name) {
    return said.words(name).stream().map(word -> RebellionTable.of(said.tables(), word)).toList();
  }

  /** The tables that a position rolls on. */
  public static List<RebellionTable> of(Setting setting, int position) {
    return setting
        .specials()
        .one(RebellionTables.class)
        .map(rule -> rule.position == position ? rule.all : rule.others)
        .orElseGet(() -> List.of(setting.rebellions()));
  }

  /** The table that a line of another refers to. */
  public static Optional<RebellionTable> second(Setting setting) {
    return setting.specials().one(RebellionTables.class).map(rule -> rule.all.getLast());
  }
}
