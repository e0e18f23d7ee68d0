package org.groma.engine.invasions.invariant;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;

/**
 * Who has come to a province with enemies in it marches no further in the sub-step, unless twice as
 * many friends hold them down; only Barbarians pass Barbarians in Barbarian land.
 */
final class StoppedByEnemies extends WorldInvariant {

  private static final int ODDS = 2;

  private final BitSet surprised = new BitSet();

  /**
   * Units that no enemy stopped where they stand: they overran who was there, or an enemy came to
   * them later, as an ally's other allies do, who may be strangers and march too.
   */
  private final BitSet unstopped = new BitSet();

  private UnitSet marching = UnitSet.NONE;

  /** By unit, whose stack it came with: what stops that stack stops it. */
  private final Map<Integer, Integer> led = new HashMap<>();

  StoppedByEnemies() {
    super("movement.stopped-by-enemies", "XVIII.C");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  /** Who is there when enemies come, by interception, flight or retreat, may still go on. */
  @Override
  void hear(World world, InvasionsEvent event) {
    if (event instanceof SequenceEvent.MovementBegan
        || event instanceof SequenceEvent.CampaignBegan) {
      surprised.clear();
      unstopped.clear();
      led.clear();
    } else if (event instanceof UnitEvent.Marched(UnitSet units, int _, int to, var _, int _)) {
      int nation = LeadingNation.of(world, world.active(), units);
      for (int i = 0; i < units.size(); i++) {
        led.put(units.get(i), nation);
        unstopped.clear(units.get(i));
      }
      if (world.setting().board().isProvince(to)) {
        visit(world, units, to);
      }
    } else if (event instanceof MovementTold.Overran(int _, int _, UnitSet riders, var _)) {
      // a horde that nobody may take and that has nowhere to go stays where it was overrun
      for (int i = 0; i < riders.size(); i++) {
        unstopped.set(riders.get(i));
      }
    } else if (event instanceof UnitEvent.Placed(UnitSet units, int place)
        && units.any(unit -> areHostile(world, world.active(), world.master(unit)))) {
      surprised.set(place);
    } else if (endsFriendship(event)) {
      surprised.set(0, world.setting().board().provinces()); // friends of old may be enemies now
    }
  }

  private void visit(World world, UnitSet visitors, int place) {
    for (int at = world.firstAt(place); at >= 0; at = world.nextAt(at)) {
      int host = at;
      int hostile = visitors.count(unit -> stops(world, host, world.master(unit)));
      if (!visitors.contains(host) && hostile > 0) {
        int before = enemies(world, host) - hostile;
        if (before == 0 || isHeld(world, host, before)) {
          unstopped.set(host);
        }
      }
    }
  }

  private static boolean endsFriendship(InvasionsEvent event) {
    return event instanceof NationEvent.Submitted
        || event instanceof NationEvent.Freed
        || event instanceof NationEvent.Sworn
        || event instanceof NationEvent.Released
        || event instanceof NationEvent.AllianceEnded;
  }

  private static boolean areHostile(World world, int nation, int other) {
    return nation >= 0 && world.diplomacy().stance(nation, other) == Stance.HOSTILE;
  }

  @Override
  boolean isDueBefore(InvasionsEvent event) {
    marching =
        event instanceof UnitEvent.Marched(UnitSet units, int _, int _, var _, int _)
            ? units
            : UnitSet.NONE;
    return !marching.isEmpty();
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return false;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int i = 0; i < marching.size(); i++) {
      int unit = marching.get(i);
      int province = world.place(unit);
      if (!world.hasMoved(unit)
          || surprised.get(province)
          || unstopped.get(unit)
          || !world.setting().board().isProvince(province)) {
        continue;
      }
      int enemies = enemies(world, unit);
      if (enemies > 0 && !isHeld(world, unit, enemies)) {
        broken.add(names.unit(unit) + " passes its enemies in " + names.place(province));
      }
    }
  }

  private int enemies(World world, int unit) {
    int province = world.place(unit);
    int enemies = 0;
    for (int at = world.firstAt(province); at >= 0; at = world.nextAt(at)) {
      enemies += stops(world, unit, world.master(at)) ? 1 : 0;
    }
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      enemies += world.horde(nation) == province && stops(world, unit, nation) ? 1 : 0;
    }
    return enemies;
  }

  /** Units that serve somebody march with the nation whose stack it is, as an ally's do. */
  private boolean stops(World world, int unit, int other) {
    int nation = led.getOrDefault(unit, world.active());
    boolean passing =
        world.setting().board().isBarbarian(world.place(unit))
            && (areBarbarians(world, nation, other) || areAtPeace(world, nation, other));
    return areHostile(world, nation, other)
        && areHostile(world, world.master(unit), other)
        && !passing;
  }

  private static boolean areBarbarians(World world, int nation, int other) {
    return world.isBarbarian(nation) && world.isBarbarian(other);
  }

  /** Barbarians and their vassals, until one of them declares hostility (XII.D). */
  private static boolean areAtPeace(World world, int nation, int other) {
    return isOfBarbarians(world, nation)
        && isOfBarbarians(world, other)
        && !world.diplomacy().haveDeclared(nation, other);
  }

  private static boolean isOfBarbarians(World world, int nation) {
    int suzerain = world.diplomacy().suzerain(nation);
    return world.isBarbarian(nation) || (suzerain >= 0 && world.isBarbarian(suzerain));
  }

  private static boolean isHeld(World world, int unit, int enemies) {
    int province = world.place(unit);
    int holder = world.holder(province);
    boolean barred =
        world.isFortified(province)
            && (holder < 0 || world.diplomacy().stance(world.active(), holder) != Stance.FRIENDLY);
    int held = 0;
    for (int at = world.firstAt(province); at >= 0; at = world.nextAt(at)) {
      int master = world.master(at);
      boolean ours =
          master == world.active()
              || (world.diplomacy().allies(world.active()) & 1L << master) != 0;
      held += ours && world.isHalted(at) ? 1 : 0;
    }
    return !barred && held >= ODDS * enemies;
  }
}
