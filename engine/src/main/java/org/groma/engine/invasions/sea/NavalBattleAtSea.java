package org.groma.engine.invasions.sea;

import java.util.Arrays;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.Condition;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.NavalBattle;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.BattleCards;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A battle between two naval stacks on the map: from fleets to forces, and from the result back to
 * fleets and leaders.
 */
@Rule("XXV.C")
final class NavalBattleAtSea {

  private final Play play;
  private final World world;

  private NavalBattleAtSea(Play play) {
    this.play = play;
    this.world = play.world();
  }

  /**
   * Fights it out. The active side is the attacker, whoever intercepted.
   *
   * @param nation who decides for the attacker
   */
  static BattleResult fight(Play play, int nation, Stack attacker, Stack defender) {
    return new NavalBattleAtSea(play).fight(nation, attacker, defender);
  }

  private BattleResult fight(int nation, Stack attacker, Stack defender) {
    int attackerLeader = commander(attacker);
    int defenderLeader = commander(defender);
    BattleCards cards = BattleCards.beforeMelee(play, attacker.nation(), defender.nation());
    Engagement engagement =
        new Engagement(
            Ground.atSea(),
            force(attacker, attackerLeader, nation, cards.attacker()),
            force(defender, defenderLeader, defender.nation(), cards.defender()));
    if (play.table().isHeard()) {
      play.tell(
          new SeaTold.BattleJoined(
              attacker.place(),
              attacker.nation(),
              attacker.units(),
              attackerLeader,
              defender.nation(),
              defender.units(),
              defenderLeader));
    }
    BattleResult result =
        NavalBattle.fight(engagement, play.setting().figures().combat(), play.table());
    takeLosses(defender.nation(), attacker, result.attacker());
    takeLosses(attacker.nation(), defender, result.defender());
    loseLeaders(attacker, attackerLeader, result.attackerFate());
    loseLeaders(defender, defenderLeader, result.defenderFate());
    if (play.table().isHeard()) {
      int winner =
          result
              .winner()
              .map(side -> side == Side.ATTACKER ? attacker.nation() : defender.nation())
              .orElse(World.NOBODY);
      play.tell(
          new SeaTold.BattleFought(attacker.place(), attacker.nation(), defender.nation(), winner));
    }
    return result;
  }

  /** The best leader on board; with two stacks in the zone he is with the one that fights. */
  private int commander(Stack stack) {
    int best = stack.leader();
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      if (isAboard(leader, stack) && (best < 0 || combat(leader) > combat(best))) {
        best = leader;
      }
    }
    return best;
  }

  private boolean isAboard(int leader, Stack stack) {
    return leader == stack.leader()
        || (world.leaderPlace(leader) == stack.place()
            && play.setting().leader(leader).nation() == stack.nation());
  }

  private int combat(int leader) {
    return play.setting().leader(leader).combat();
  }

  private Force force(Stack stack, int leader, int chooser, BattleCards.Support cards) {
    Setting setting = play.setting();
    UnitSet fleets = stack.units();
    int[] traits = new int[fleets.size()];
    for (int i = 0; i < traits.length; i++) {
      traits[i] = traits(fleets.get(i));
    }
    ForceBuilder force =
        Force.of(traits)
            .chooser(chooser)
            .cards(cards.dice(), cards.trades(), cards.modifier())
            .blackDice(cards.blackDice());
    for (int i = 0; i < traits.length; i++) {
      if (world.isDamaged(fleets.get(i))) {
        force.damaged(i);
      }
    }
    if (leader >= 0) {
      force.leader(combat(leader), setting.leader(leader).mountain());
      int nation = setting.leader(leader).nation();
      if (world.status(nation) == Status.EMPIRE && world.decline(nation) > 0) {
        force.inDecline();
      }
    }
    if (setting.nation(stack.nation()).roman()) {
      force.roman();
    }
    int sea = stack.place();
    boolean allPorts =
        setting.board().isMediterranean(sea) && Ports.areAllOf(world, stack.nation(), sea);
    int forPorts = allPorts ? setting.figures().combat().navalReRolls() : 0;
    return force.extraReRolls(forPorts + cards.reRolls()).build();
  }

  /** Only the elite fleets of Rome and Byzantium take two hits. */
  private int traits(int fleet) {
    Setting setting = play.setting();
    int traits = setting.kind(fleet).traits();
    if (!setting.nation(setting.roster().nation(fleet)).roman()) {
      traits &= ~Trait.ELITE;
    }
    return world.isLent(fleet) ? traits | Trait.FOREIGN : traits;
  }

  private void takeLosses(int enemy, Stack stack, Force after) {
    UnitSet fleets = stack.units();
    UnitSet sunk = in(fleets, after, Condition.ELIMINATED);
    UnitSet damaged = in(fleets, after, Condition.DAMAGED).where(each -> !world.isDamaged(each));
    UnitSet restored = in(fleets, after, Condition.FRESH).where(world::isDamaged);
    if (!sunk.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(sunk));
      Bonuses.unitsEliminated(play, enemy, sunk, stack.place());
    }
    if (!damaged.isEmpty()) {
      play.happen(new UnitEvent.Damaged(damaged));
    }
    if (!restored.isEmpty()) {
      play.happen(new UnitEvent.Restored(restored));
    }
  }

  private static UnitSet in(UnitSet fleets, Force force, Condition condition) {
    int[] found = new int[fleets.size()];
    int count = 0;
    for (int i = 0; i < fleets.size(); i++) {
      if (force.condition(i) == condition) {
        found[count++] = fleets.get(i);
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /** The commander is lost with his stack, and everybody on board who has no other to go to. */
  private void loseLeaders(Stack stack, int commander, BattleResult.Fate fate) {
    if (fate.leaderLost()) {
      play.happen(new LeaderEvent.Fell(commander));
    }
    if (!fate.destroyed()) {
      return;
    }
    boolean others =
        !NavalStacks.fleets(world, stack.nation(), stack.place()).minus(stack.units()).isEmpty();
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      boolean aboard = leader == stack.leader() || (!others && isAboard(leader, stack));
      if (aboard && world.isInPlay(leader)) {
        play.happen(new LeaderEvent.Fell(leader));
      }
    }
  }
}
