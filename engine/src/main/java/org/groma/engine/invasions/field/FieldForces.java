package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.events.BattleCards;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Makes two forces and their ground of what stands in a province. */
@Rule({"XX.A", "III.B"})
final class FieldForces {

  private FieldForces() {}

  static Engagement engage(World world, Muster attacker, Muster defender, boolean intercepted) {
    return engage(world, attacker, defender, intercepted, BattleCards.NONE);
  }

  static Engagement engage(
      World world, Muster attacker, Muster defender, boolean intercepted, BattleCards cards) {
    return new Engagement(
        ground(world, defender, intercepted),
        force(world, attacker, cards.attacker()),
        force(world, defender, cards.defender()));
  }

  private static Ground ground(World world, Muster defender, boolean intercepted) {
    Board board = world.setting().board();
    Ground ground = Ground.open(board.terrain(defender.place())).with(fortress(world, defender));
    ground = board.isBarbarian(defender.place()) ? ground.inBarbarianArea() : ground;
    return intercepted ? ground.afterInterception() : ground;
  }

  /** Walls help a Civilized defender who holds them (ruling C14). */
  private static Ground.Fortress fortress(World world, Muster defender) {
    int holder = world.holder(defender.place());
    boolean holds = holder >= 0 && (defender.bloc() & 1L << holder) != 0;
    if (!holds || !world.isFortified(defender.place())) {
      return Ground.Fortress.NONE;
    }
    return switch (world.status(holder)) {
      case BARBARIAN -> Ground.Fortress.NONE;
      case KINGDOM -> Ground.Fortress.OF_A_KINGDOM;
      case EMPIRE -> Ground.Fortress.OF_AN_EMPIRE;
    };
  }

  private static Force force(World world, Muster side, BattleCards.Support cards) {
    int[] traits = new int[side.units().size()];
    for (int i = 0; i < traits.length; i++) {
      traits[i] = traits(world, side.units().get(i), side.side());
    }
    ForceBuilder force =
        Force.of(traits)
            .chooser(side.nation())
            .hordes(Long.bitCount(side.hordes(world)))
            .cards(cards.dice(), cards.trades(), cards.modifier())
            .blackDice(cards.blackDice())
            .extraReRolls(cards.reRolls());
    for (int i = 0; i < traits.length; i++) {
      if (world.isDamaged(side.units().get(i))) {
        force.damaged(i);
      }
    }
    if (side.hasLimes(world)) {
      force.limes();
    }
    if (world.setting().nation(side.nation()).roman()) {
      force.roman();
    }
    if (world.isNomad(side.nation())) {
      force.nomads();
    }
    if (yields(world, side)) {
      force.yielding();
    }
    lead(world, side, force);
    return force.build();
  }

  /** Whether there is a horde among its own that nomads take by winning (XXIX.B). */
  private static boolean yields(World world, Muster side) {
    for (long rest = side.hordes(world); rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.isBarbarian(nation) && !world.isNomad(nation)) {
        return true;
      }
    }
    return false;
  }

  private static void lead(World world, Muster side, ForceBuilder force) {
    int leader = Commanders.ablest(world, side.nation(), side.place());
    if (leader < 0) {
      return;
    }
    int combat = world.setting().leader(leader).combat();
    force.leader(combat, Commanders.knowsMountains(world, side.nation(), side.place()));
    int nation = world.setting().leader(leader).nation();
    if (world.status(nation) == Status.EMPIRE && world.decline(nation) > 0) {
      force.inDecline();
    }
  }

  /** What a unit counts as now; an auxiliary bears the counter of the Empire it serves. */
  static int traits(World world, int unit, Side side) {
    int nation = world.setting().roster().nation(unit);
    boolean auxiliary = world.setting().kind(unit).auxiliary();
    int traits = world.setting().kind(unit).traits();
    if (world.isLent(unit) && !auxiliary) {
      traits |= Trait.FOREIGN;
    }
    if (world.isBarbarian(nation)) {
      traits &= ~(Trait.ELITE | Trait.GUARD);
      traits |= world.isNomad(nation) ? Trait.BARBARIAN | Trait.NOMAD : Trait.BARBARIAN;
    } else {
      traits |= Trait.CIVILIZED;
    }
    if (world.status(nation) == Status.EMPIRE && !auxiliary && !world.isLent(unit)) {
      traits |= Trait.IMPERIAL;
    }
    return side == Side.ATTACKER ? traits | crossed(world, unit) : traits;
  }

  private static int crossed(World world, int unit) {
    if (world.cameFrom(unit) < 0) {
      return 0;
    }
    return switch (world.cameVia(unit)) {
      case RIVER -> Trait.CROSSED_RIVER;
      case RIDGE -> Trait.CROSSED_RIDGE;
      case STRAIT -> Trait.CROSSED_STRAIT;
      case LAND, COAST, SEA -> 0;
    };
  }
}
