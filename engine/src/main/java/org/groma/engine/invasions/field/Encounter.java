package org.groma.engine.invasions.field;

import java.util.BitSet;
import org.groma.engine.invasions.combat.AdvancedBattle;
import org.groma.engine.invasions.combat.Battle;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.diplomacy.Bonds;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.AmbushCards;
import org.groma.engine.invasions.events.BattleCards;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A battle between two sides in a province, and what it does to the map. */
@Rule({"XX.I", "XX.J", "XX.L"})
final class Encounter {

  private Encounter() {}

  static Side fight(Play play, Muster attacker, Muster defender, boolean intercepted) {
    World world = play.world();
    Bonds.attacked(play, attacker.nation(), defender.nation());
    BitSet origins = Retreat.origins(world, attacker.present(world));
    boolean ambush = isAmbushLaid(play, attacker, defender, intercepted);
    BattleCards cards = BattleCards.beforeMelee(play, attacker.nation(), defender.nation());
    tellOfBoth(play, attacker, defender);
    Engagement engagement = FieldForces.engage(world, attacker, defender, intercepted, cards);
    BattleResult result = fight(play, ambush ? engagement.withAmbush() : engagement);
    Side winner = result.winner().orElse(Side.DEFENDER);
    Muster victor = winner == Side.ATTACKER ? attacker : defender;
    Muster loser = winner == Side.ATTACKER ? defender : attacker;
    UnitSet attackersLost = Aftermath.apply(play, attacker, result);
    UnitSet defendersLost = Aftermath.apply(play, defender, result);
    if (play.table().isFollowed()) {
      play.tell(
          new FieldTold.Fought(
              attacker.place(),
              attacker.nation(),
              defender.nation(),
              winner == Side.ATTACKER,
              attackersLost,
              defendersLost));
    }
    Bonuses.unitsEliminated(play, attacker.nation(), defendersLost, defender.place());
    Bonuses.unitsEliminated(play, defender.nation(), attackersLost, attacker.place());
    loseLimes(play, defender, result, winner);
    Aftermath.leaders(play, attacker, result.fate(Side.ATTACKER), winner == Side.ATTACKER);
    Aftermath.leaders(play, defender, result.fate(Side.DEFENDER), winner == Side.DEFENDER);
    long taken = HordeCapture.taken(world, loser, victor, result.fate(loser.side()));
    leave(play, loser, taken, origins);
    HordeCapture.submit(play, loser, victor, result.fate(loser.side()));
    Waiting.settle(play, attacker.place());
    return winner;
  }

  /** By a card; nobody is asked for one where it would change nothing. */
  @Rule("XX.D")
  private static boolean isAmbushLaid(
      Play play, Muster attacker, Muster defender, boolean intercepted) {
    World world = play.world();
    boolean reversed = intercepted && play.setting().options().ambushByIntercepted();
    Muster ambushed = reversed ? defender : attacker;
    Terrain terrain = play.setting().board().terrain(attacker.place());
    boolean settled =
        terrain == Terrain.MOUNTAIN
            && (Commanders.knowsMountains(world, ambushed.nation(), ambushed.place())
                || (!reversed && ambushed.units().all(unit -> isOverRiverOrRidge(world, unit))));
    return !settled && AmbushCards.areLaid(play, attacker.nation(), terrain);
  }

  private static boolean isOverRiverOrRidge(World world, int unit) {
    return world.cameFrom(unit) >= 0
        && (world.cameVia(unit) == Border.RIVER || world.cameVia(unit) == Border.RIDGE);
  }

  private static void tellOfBoth(Play play, Muster attacker, Muster defender) {
    if (play.table().isHeard()) {
      World world = play.world();
      play.tell(
          new FieldTold.BattleJoined(
              attacker.place(),
              attacker.nation(),
              attacker.units(),
              Commanders.ablest(world, attacker.nation(), attacker.place()),
              defender.nation(),
              defender.units(),
              Commanders.ablest(world, defender.nation(), defender.place())));
    }
  }

  private static BattleResult fight(Play play, Engagement engagement) {
    Setting setting = play.setting();
    CombatFigures figures =
        setting
            .figures()
            .combat()
            .withAmbushByInterceptedAttacker(setting.options().ambushByIntercepted())
            .withForfeit(setting.options().forfeitReRoll());
    return setting.options().advancedCombat()
        ? AdvancedBattle.fight(engagement, figures, play.table())
        : Battle.fight(engagement, figures, play.table());
  }

  /** A Limes can be hit, and it cannot retreat. */
  private static void loseLimes(Play play, Muster defender, BattleResult result, Side winner) {
    boolean lost = winner == Side.ATTACKER || !result.defender().hasLimes();
    if (defender.hasLimes(play.world()) && lost) {
      play.happen(new LandEvent.LimesSet(defender.place(), World.NOBODY));
    }
  }

  /** The loser retreats; units of a nation whose horde was taken stay with it. */
  private static void leave(Play play, Muster loser, long taken, BitSet origins) {
    World world = play.world();
    Muster free =
        new Muster(
            loser.side(), loser.nation(), loser.bloc() & ~taken, UnitSet.NONE, loser.place());
    if (!free.present(world).isEmpty()) {
      Retreat.retreat(play, free.left(world), loser.side(), origins);
    }
    if (loser.present(world).isEmpty()) {
      Commanders.escape(play, loser.nation(), loser.place());
    }
  }
}
