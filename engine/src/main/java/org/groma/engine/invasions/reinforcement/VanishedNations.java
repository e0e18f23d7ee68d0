package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Disappearance;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Where a nation has no unit of its own on the map, its soldiers in foreign service run out: every
 * master loses one a turn, of its own choice (ruling E20). A horde is a unit (III.D). A nation that
 * has neither capital nor land either is out of the game.
 */
@Rule("IX.G")
public final class VanishedNations {

  private VanishedNations() {}

  /** Which soldier leaves. */
  public record DismissUnit(World world, int chooser, UnitSet units) implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        options.add(units.get(i));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return units.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("IX.G", "A soldier of the vanished nation leaves"));
    }
  }

  static void run(Play play) {
    World world = play.world();
    long vanished = 0;
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (hasVanished(world, nation)) {
        vanished |= 1L << nation;
        if (world.activity(nation) == Activity.ACTIVE && isWithoutTrace(world, nation)) {
          Disappearance.withoutTrace(play, nation);
        }
      }
    }
    UnitSet orphans = orphans(world, vanished);
    for (long rest = vanished; rest != 0 && !orphans.isEmpty(); rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      for (int master = 0; master < play.setting().nations(); master++) {
        dismiss(play, master, nation, orphans, vanished);
      }
    }
  }

  /** A nation that passed into another has not vanished. */
  private static boolean hasVanished(World world, int nation) {
    boolean wasThere =
        switch (world.activity(nation)) {
          case ACTIVE, INACTIVE, GONE -> true;
          case ABSENT, RAIDER -> false;
        };
    return wasThere
        && world.horde(nation) < 0
        && !hasUnits(world, nation)
        && !hasMerged(world, nation);
  }

  private static boolean hasUnits(World world, int nation) {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && !world.isLent(unit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWithoutTrace(World world, int nation) {
    return world.capital(nation) < 0 && world.nextHeldBy(nation, 0) < 0;
  }

  private static boolean hasMerged(World world, int nation) {
    for (Destinies.Merger merger : world.setting().destinies().mergers()) {
      if (merger.nation() == nation && merger.turn() <= world.turn()) {
        return true;
      }
    }
    return false;
  }

  /** The soldiers on the map whose people has vanished, wherever they serve. */
  private static UnitSet orphans(World world, long vanished) {
    int[] found = new int[world.setting().roster().size()];
    int count = 0;
    for (int unit = 0; vanished != 0 && unit < found.length; unit++) {
      if (world.isOnMap(unit) && people(world, unit, vanished) >= 0) {
        found[count++] = unit;
      }
    }
    return UnitSet.sorted(found, count);
  }

  /**
   * The vanished people that a soldier in foreign service comes from, or -1. Auxiliaries of several
   * peoples run out when all of them have vanished.
   */
  private static int people(World world, int unit, long vanished) {
    int nation = world.setting().roster().nation(unit);
    if ((vanished & 1L << nation) != 0 && world.master(unit) != nation) {
      return nation;
    }
    long peoples = world.setting().destinies().auxiliaryOf(unit);
    return peoples != 0 && (peoples & ~vanished) == 0 ? Long.numberOfTrailingZeros(peoples) : -1;
  }

  private static void dismiss(Play play, int master, int nation, UnitSet orphans, long vanished) {
    World world = play.world();
    UnitSet units =
        orphans.where(unit ->
            world.isOnMap(unit)
                && world.master(unit) == master
                && people(world, unit, vanished) == nation);
    if (!units.isEmpty()) {
      int unit =
          units.size() == 1
              ? units.get(0)
              : play.table().ask(new DismissUnit(world, master, units));
      play.happen(new UnitEvent.Removed(UnitSet.of(unit)));
    }
  }
}
