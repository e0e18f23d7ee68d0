package org.groma.engine.cycles.special;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;

/** The units that a position may build, with prices, upkeep and places of its own. */
@Rule("14.2.5")
public record UnitList(int position, Map<Integer, Terms> terms) implements Special {

  private static final int NOT_BUILT = -1;

  /**
   * What goes for a kind of unit.
   *
   * @param price -1 where it cannot be built
   * @param areas where it is built; empty for anywhere
   */
  public record Terms(int price, int upkeep, Set<Integer> areas) {

    boolean isBuiltIn(int area) {
      return areas.isEmpty() || areas.contains(area);
    }
  }

  public static UnitList read(Said said) {
    Map<Integer, Terms> terms = new TreeMap<>();
    for (Said each : said.list("list")) {
      terms.put(
          each.unit("unit"),
          new Terms(each.number("price", NOT_BUILT), each.number("upkeep"), each.places()));
    }
    return new UnitList(said.position("nation"), terms);
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  Optional<Terms> of(int kind) {
    return Optional.ofNullable(terms.get(kind));
  }
}
