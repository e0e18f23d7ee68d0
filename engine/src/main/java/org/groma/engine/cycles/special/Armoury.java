package org.groma.engine.cycles.special;

import java.util.Optional;
import org.groma.engine.cycles.setting.Specials;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What units cost positions that have lists of their own, and where they build them. */
@Rule({"14.2.4", "14.2.5"})
public final class Armoury {

  private static final int NOT_POSSIBLE = -1;

  private Armoury() {}

  /** The price of a kind; -1 where it is not built. */
  public static int price(World world, int position, int kind, int usual) {
    Specials specials = world.setting().specials();
    Optional<EmpireBuilds> other = otherList(world, position);
    if (other.isPresent()) {
      return other.get().without().contains(kind)
          ? NOT_POSSIBLE
          : specials
              .of(UnitList.class, other.get().other())
              .flatMap(list -> list.of(kind))
              .map(UnitList.Terms::price)
              .orElse(NOT_POSSIBLE);
    }
    return specials
        .of(UnitList.class, position)
        .map(list -> list.of(kind).map(UnitList.Terms::price).orElse(NOT_POSSIBLE))
        .orElse(usual);
  }

  /** What keeping a unit costs; who changes lists pays for what he has as before. */
  public static int upkeep(World world, int unit, int usual) {
    Specials specials = world.setting().specials();
    int position = world.owner(unit);
    int kind = world.kind(unit);
    return specials
        .of(UnitList.class, position)
        .flatMap(list -> list.of(kind))
        .or(() ->
            specials
                .of(EmpireBuilds.class, position)
                .flatMap(rule -> specials.of(UnitList.class, rule.other()))
                .flatMap(list -> list.of(kind)))
        .map(UnitList.Terms::upkeep)
        .orElse(usual);
  }

  /** Whether a unit of a kind may be built in an area. */
  public static boolean allows(World world, int position, int kind, int area) {
    Specials specials = world.setting().specials();
    Optional<EmpireBuilds> other = otherList(world, position);
    int whose = other.map(EmpireBuilds::other).orElse(position);
    return other.filter(rule -> !rule.isCaptured(world, area)).isEmpty()
        && specials
            .of(BuildOnly.class, position)
            .filter(rule -> !rule.allows(world, area))
            .isEmpty()
        && specials
            .of(UnitList.class, whose)
            .flatMap(list -> list.of(kind))
            .filter(terms -> !terms.isBuiltIn(area))
            .isEmpty();
  }

  private static Optional<EmpireBuilds> otherList(World world, int position) {
    return world.stage(position) == Stage.EMPIRE
        ? world.setting().specials().of(EmpireBuilds.class, position)
        : Optional.empty();
  }
}
