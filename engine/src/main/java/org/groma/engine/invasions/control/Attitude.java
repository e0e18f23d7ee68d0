package org.groma.engine.invasions.control;

import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** How nations and provinces stand to a nation's units. */
@Rule("XII.D")
public final class Attitude {

  /** How a province stands to a nation's units. */
  public enum OfProvince {
    FRIENDLY,
    NEUTRAL,
    /** Nobody's and nobody in it: anyone may pass (ruling C5). */
    EMPTY,
    HOSTILE
  }

  private Attitude() {}

  /**
   * How two nations stand to each other in a province. In Barbarian Areas unallied Barbarians leave
   * each other alone until one declares hostility (ruling C11).
   */
  public static Stance between(World world, int nation, int other, int province) {
    Stance stance = world.diplomacy().stance(nation, other);
    boolean leftAlone =
        stance == Stance.HOSTILE
            && world.setting().board().isBarbarian(province)
            && countsAsBarbarian(world, nation)
            && countsAsBarbarian(world, other)
            && !world.diplomacy().haveDeclared(nation, other);
    return leftAlone ? Stance.NEUTRAL : stance;
  }

  /** A Barbarian, or a vassal of one. */
  public static boolean countsAsBarbarian(World world, int nation) {
    return (world.barbarians() & 1L << nation) != 0;
  }

  /** The nations that are hostile to this one in a province, out of a set. */
  public static long hostile(World world, int nation, long others, int province) {
    Diplomacy diplomacy = world.diplomacy();
    long hostile = others & ~diplomacy.friends(nation) & ~diplomacy.neutrals(nation);
    boolean amongBarbarians =
        hostile != 0
            && world.setting().board().isBarbarian(province)
            && countsAsBarbarian(world, nation);
    return amongBarbarians ? hostile & (~world.barbarians() | diplomacy.declared(nation)) : hostile;
  }

  /** Whether anybody hostile stands in a province, with units, a horde or a Limes. */
  public static boolean isOpposed(World world, int nation, int province) {
    return hostile(world, nation, world.occupants(province), province) != 0;
  }

  public static OfProvince of(World world, int nation, int province) {
    return isOpposed(world, nation, province)
        ? OfProvince.HOSTILE
        : ofUnopposed(world, nation, province);
  }

  /** The same where {@link #isOpposed} says that nobody hostile stands. */
  public static OfProvince ofUnopposed(World world, int nation, int province) {
    int holder = world.holder(province);
    if (holder >= 0) {
      return switch (between(world, nation, holder, province)) {
        case FRIENDLY ->
            holder == nation && world.revolt(province) > 0
                ? OfProvince.HOSTILE
                : OfProvince.FRIENDLY;
        case NEUTRAL -> OfProvince.NEUTRAL;
        case HOSTILE -> OfProvince.HOSTILE;
      };
    }
    return ofUncontrolled(world, nation, world.occupants(province));
  }

  private static OfProvince ofUncontrolled(World world, int nation, long occupants) {
    if (occupants == 0) {
      return OfProvince.EMPTY;
    }
    return (occupants & ~world.diplomacy().friends(nation)) == 0
        ? OfProvince.FRIENDLY
        : OfProvince.NEUTRAL;
  }

  /**
   * Whether a stack may pass without fighting: nobody hostile stands there. Enemy land without a
   * soul in it lets reacting and retreating stacks through (ruling C6).
   */
  public static boolean lets(World world, int nation, int province) {
    return !isOpposed(world, nation, province);
  }
}
