package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.odds.RoughOdds;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;

/**
 * What an attack that has not been ordered yet would come to, roughly and for the soldiers of both
 * sides alone: the re-rolls of leaders cost far more to work out than they change, and whoever
 * counts the dice of hordes and Limites too plays no better for it.
 */
public final class Foresight {

  private Foresight() {}

  /** Everybody who would defend a province against a nation. */
  public static UnitSet defenders(World world, int nation, int province) {
    long hostile = Attitude.hostile(world, nation, world.mastersAt(province), province);
    return world.unitsAt(province, hostile);
  }

  /** How many units would defend a province against a nation. */
  public static int countDefenders(World world, int nation, int province) {
    long masters = world.mastersAt(province);
    return masters == 0
        ? 0
        : world.countAt(province, Attitude.hostile(world, nation, masters, province));
  }

  /** A nation whose units would defend a province; there must be some. */
  public static int firstDefender(World world, int nation, int province) {
    return Long.numberOfTrailingZeros(
        Attitude.hostile(world, nation, world.mastersAt(province), province));
  }

  /** The chance that an attack by units that would come from a neighbouring province succeeds. */
  public static double victory(World world, int nation, UnitSet attackers, int from, int province) {
    Engagement engagement =
        new Engagement(
            ground(world, nation, province),
            force(world, attackers, crossing(world, from, province)),
            force(world, defenders(world, nation, province), 0));
    return RoughOdds.victory(engagement, world.setting().figures().combat());
  }

  private static Ground ground(World world, int nation, int province) {
    Board board = world.setting().board();
    Ground ground = Ground.open(board.terrain(province));
    int holder = world.holder(province);
    if (holder >= 0 && holder != nation && world.isFortified(province)) {
      ground =
          switch (world.status(holder)) {
            case BARBARIAN -> ground;
            case KINGDOM -> ground.with(Ground.Fortress.OF_A_KINGDOM);
            case EMPIRE -> ground.with(Ground.Fortress.OF_AN_EMPIRE);
          };
    }
    return board.isBarbarian(province) ? ground.inBarbarianArea() : ground;
  }

  private static int crossing(World world, int from, int province) {
    Board board = world.setting().board();
    int edge = board.edge(from, province);
    Border border = edge < 0 ? Border.LAND : board.border(from, edge);
    return switch (border) {
      case RIVER -> Trait.CROSSED_RIVER;
      case RIDGE -> Trait.CROSSED_RIDGE;
      case STRAIT -> Trait.CROSSED_STRAIT;
      case LAND, COAST, SEA -> 0;
    };
  }

  private static Force force(World world, UnitSet units, int crossed) {
    int[] traits = new int[units.size()];
    for (int i = 0; i < traits.length; i++) {
      traits[i] = FieldForces.traits(world, units.get(i), Side.DEFENDER) | crossed;
    }
    ForceBuilder force = Force.of(traits);
    for (int i = 0; i < traits.length; i++) {
      if (world.isDamaged(units.get(i))) {
        force.damaged(i);
      }
    }
    return force.build();
  }
}
