package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A federate must keep its Foedus provinces: of its own will the last of its pieces does not leave
 * one, neither units nor horde. What is lost by force has no consequence (ruling C42).
 */
@Rule("XXVIII.E")
public final class FoedusDuty {

  private static final Optional<Refusal> LAST =
      Refusing.because("XXVIII.E", "a federate leaves somebody in each of its Foedus provinces");

  private FoedusDuty() {}

  /** Why units may not leave a province together. */
  public static Optional<Refusal> refusal(World world, UnitSet units, int from) {
    if (!isKept(world, from)) {
      return Optional.empty();
    }
    int federate = world.foedus(from);
    int leaving = units.count(unit -> world.master(unit) == federate);
    boolean last = leaving > 0 && leaving == world.countAt(from, 1L << federate);
    return last && world.horde(federate) != from ? LAST : Optional.empty();
  }

  /** Why the horde may not leave a province, with units or without. */
  static Optional<Refusal> refusalOfHorde(World world, int federate, UnitSet units, int from) {
    boolean last =
        isKept(world, from)
            && world.foedus(from) == federate
            && units.size() == world.countAt(from, 1L << federate);
    return last ? LAST : Optional.empty();
  }

  /** Those of a province's units who may leave it together. */
  public static UnitSet free(World world, UnitSet units, int from) {
    if (refusal(world, units, from).isEmpty()) {
      return units;
    }
    int federate = world.foedus(from);
    return units.minus(units.where(unit -> world.master(unit) == federate).first(1));
  }

  private static boolean isKept(World world, int province) {
    return world.setting().board().isProvince(province)
        && world.foedus(province) >= 0
        && world.diplomacy().federator(world.foedus(province)) >= 0;
  }
}
