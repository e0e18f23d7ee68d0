package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.diplomacy.Desertion;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.BattleCards;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A battle in a province. */
@Rule("XX.A")
public final class FieldBattle {

  private FieldBattle() {}

  /**
   * A stack of the active nation fights everybody hostile in its province; losses are taken, and
   * the loser retreats or submits. Enemies who are friends of each other defend together; other
   * enemies are fought one after the other, the holder of the province first.
   *
   * @param attackers those who take part; others of the nation in the province share their fate
   * @param intercepted whether the defenders came by interception
   * @return who won
   */
  public static Side fight(Play play, Stack attackers, boolean intercepted) {
    World world = play.world();
    int place = attackers.place();
    Stack attacker =
        Desertion.beforeBattle(play, attackers, enemies(world, attackers.nation(), place));
    UnitSet fighting = participants(play, attacker);
    long met = 0;
    while (true) {
      long enemies = enemies(world, attacker.nation(), place) & ~met;
      UnitSet left = fighting.where(unit -> world.place(unit) == place);
      if (enemies == 0 || left.isEmpty()) {
        return Side.ATTACKER;
      }
      int opponent = defender(world, place, enemies).nation();
      BattleCards.beforeArchery(play, attacker.nation(), opponent, place);
      Muster defender = defender(world, place, enemies);
      met |= defender.bloc();
      long friends = world.diplomacy().friends(attacker.nation());
      UnitSet steady = left.where(unit -> world.place(unit) == place);
      Muster side = new Muster(Side.ATTACKER, attacker.nation(), friends, steady, place);
      if (Encounter.fight(play, side, defender, intercepted) == Side.DEFENDER) {
        return Side.DEFENDER;
      }
    }
  }

  /** Units beyond the stacking limit sit the battle out; their owner says which. */
  private static UnitSet participants(Play play, Stack attacker) {
    int limit = Stacking.limit(play.world(), attacker.nation(), attacker.place());
    if (attacker.units().size() <= limit) {
      return attacker.units();
    }
    UnitSet chosen =
        play.table()
            .ask(new ChooseParticipants(play.world(), attacker.nation(), attacker.units(), limit));
    if (play.table().isHeard()) {
      play.tell(new FieldTold.SatOut(attacker.nation(), attacker.units().minus(chosen)));
    }
    return chosen;
  }

  /** Who has to be fought: whoever is hostile and not only waiting beside the battle. */
  static long enemies(World world, int nation, int place) {
    long occupants = world.hordesAt(place);
    UnitSet units = Muster.present(world, place, -1L);
    for (int i = 0; i < units.size(); i++) {
      occupants |= 1L << world.master(units.get(i));
    }
    if (world.limes(place) >= 0) {
      occupants |= 1L << world.limes(place);
    }
    return Attitude.hostile(world, nation, occupants, place);
  }

  /** The holder with its friends, else the enemy with most units with its friends. */
  private static Muster defender(World world, int place, long enemies) {
    int holder = world.holder(place);
    boolean held = holder >= 0 && (enemies & world.diplomacy().friends(holder)) != 0;
    int head = held && (enemies & 1L << holder) != 0 ? holder : most(world, place, enemies);
    if (held && head != holder) {
      head = most(world, place, enemies & world.diplomacy().friends(holder));
    }
    long bloc = enemies & world.diplomacy().friends(head);
    return new Muster(Side.DEFENDER, head, bloc, Muster.present(world, place, bloc), place);
  }

  private static int most(World world, int place, long nations) {
    int best = Long.numberOfTrailingZeros(nations);
    for (long rest = nations; rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      if (world.countAt(place, 1L << nation) > world.countAt(place, 1L << best)) {
        best = nation;
      }
    }
    return best;
  }
}
