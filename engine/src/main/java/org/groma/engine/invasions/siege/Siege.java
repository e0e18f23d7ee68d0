package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.events.RollCards;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Lays siege to a city. */
@Rule({"XXIV.A", "XXIV.C"})
public final class Siege {

  private Siege() {}

  /**
   * Whether a nation's stack in a province stands before a city that is not friendly to it, with
   * nobody left to fight first. A city that nobody holds resists everyone (ruling C5).
   */
  public static boolean isNeeded(World world, int nation, int province) {
    if (!world.hasCity(province)) {
      return false;
    }
    int holder = world.holder(province);
    boolean resists =
        holder < 0 || Attitude.between(world, nation, holder, province) == Stance.HOSTILE;
    return resists && !Attitude.isOpposed(world, nation, province);
  }

  /**
   * One attempt: assault or not, the die and the re-rolls. When the city falls the besieger holds
   * the province and may loot it and dismantle its walls. A failed attempt changes nothing but the
   * hits of an assault: who must retreat then is for the caller.
   *
   * @param withReRolls whether the leader is present for re-rolls
   * @return whether the city fell
   */
  public static boolean attempt(Play play, Stack besieger, boolean withReRolls) {
    World world = play.world();
    boolean assault = isAssaulted(play, besieger);
    Stack left = besieger.now(world);
    int modifier =
        SiegeModifiers.of(world, left, assault)
            + RollCards.siege(play, left.nation(), left.place());
    if (play.table().isFollowed()) {
      play.tell(
          new PlunderTold.SiegeLaid(left.place(), left.nation(), left.units(), assault, modifier));
    }
    int reRolls = withReRolls ? reRolls(world, left) : 0;
    if (!mayTake(world, besieger, left) || !isWon(play, left, modifier, reRolls)) {
      if (play.table().isHeard()) {
        play.tell(new PlunderTold.SiegeFailed(left.place(), left.nation()));
      }
      return false;
    }
    Conquest.bySiege(play, left.nation(), left.place());
    return true;
  }

  /**
   * An assault may cost the last besieger, or leave only an ally who is at peace with the city:
   * then nobody is there to take it.
   */
  private static boolean mayTake(World world, Stack besieger, Stack left) {
    return !left.units().isEmpty()
        && (left.nation() == besieger.nation() || isNeeded(world, left.nation(), left.place()));
  }

  /** Hits are taken before the die is rolled (ruling C57). */
  private static boolean isAssaulted(Play play, Stack besieger) {
    if (!ChooseAssault.isPossible(play.world(), besieger)) {
      return false;
    }
    AssaultLosses losses = play.table().ask(new ChooseAssault(play.world(), besieger));
    if (!losses.damaged().isEmpty()) {
      play.happen(new UnitEvent.Damaged(losses.damaged()));
    }
    if (!losses.eliminated().isEmpty()) {
      play.happen(new UnitEvent.Eliminated(losses.eliminated()));
    }
    return losses.isAssault();
  }

  /** The best combat bonus of the leaders with the besiegers (ruling C21). */
  private static int reRolls(World world, Stack besieger) {
    int best = 0;
    long friends = world.diplomacy().friends(besieger.nation());
    for (int leader = world.firstLeaderAt(besieger.place());
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      LeaderCard card = world.setting().leader(leader);
      boolean helps = (friends & 1L << card.nation()) != 0;
      best = helps ? Math.max(best, card.combat()) : best;
    }
    return best;
  }

  /** The die, again as long as there are re-rolls and the city holds out (ruling C58). */
  private static boolean isWon(Play play, Stack besieger, int modifier, int reRolls) {
    int needed = play.setting().figures().siege().success();
    int left = reRolls;
    while (play.table().roll(Die.D10, Roll.SIEGE) + modifier < needed) {
      boolean again =
          left > 0
              && play.table().ask(new ChooseSiegeReRoll(besieger.nation(), besieger.place(), left));
      if (!again) {
        return false;
      }
      left--;
    }
    return true;
  }
}
