package org.groma.engine.invasions.sea;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Naval stacks that meet in a sea zone while one of them sails or carries: the others may bring it
 * to battle, in the order of their initiative (ruling E51), and then it may do so itself.
 */
@Rule("XXV.B")
final class NavalInterception {

  private final Play play;
  private final World world;
  private final int nation;
  private final Stack acting;
  private final boolean again;

  private NavalInterception(Play play, int nation, Stack acting, boolean again) {
    this.play = play;
    this.world = play.world();
    this.nation = nation;
    this.acting = acting;
    this.again = again;
  }

  /**
   * Lets a naval stack meet whoever is in its zone.
   *
   * @param nation whose order it carries out, and who decides for it
   * @param acting the stack, with the leader who is on board
   * @param again whether it makes its second transport, for which it may be intercepted again, by
   *     the same stacks too
   */
  static Encounter meet(Play play, int nation, Stack acting, boolean again) {
    long enemies = NavalStacks.enemies(play.world(), acting.nation(), acting.place());
    return enemies == 0
        ? Encounter.NONE
        : new NavalInterception(play, nation, acting, again).meet(enemies);
  }

  /** Whether a stack that stays where it is could intercept anybody. */
  static boolean hasTarget(World world, int nation, int sea, UnitSet fleets) {
    return !NavalStacks.isChallenged(world, fleets)
        && !targets(world, NavalStacks.enemies(world, nation, sea), sea).isEmpty();
  }

  private Encounter meet(long enemies) {
    boolean isTarget = again || !NavalStacks.isChallenged(world, acting.units());
    for (long rest = isTarget ? enemies : 0; rest != 0; ) {
      int enemy = foremost(rest);
      rest &= ~(1L << enemy);
      for (UnitSet stack : NavalStacks.of(world, enemy, acting.place())) {
        if ((again || !NavalStacks.isChallenged(world, stack))
            && !declared(enemy, stack, List.of(acting.units())).isEmpty()) {
          return interceptedBy(enemy, stack);
        }
      }
    }
    return NavalStacks.isChallenged(world, acting.units()) ? Encounter.NONE : attack(enemies);
  }

  private int foremost(long nations) {
    int best = Long.numberOfTrailingZeros(nations);
    for (long rest = nations; rest != 0; rest &= rest - 1) {
      int each = Long.numberOfTrailingZeros(rest);
      if (play.setting().nation(each).initiative() < play.setting().nation(best).initiative()) {
        best = each;
      }
    }
    return best;
  }

  private UnitSet declared(int chooser, UnitSet stack, List<UnitSet> targets) {
    return play.table().ask(new DeclareNavalInterception(chooser, stack, targets, acting.place()));
  }

  private Encounter interceptedBy(int enemy, UnitSet stack) {
    if (!succeeds(enemy, stack, acting.units())) {
      return Encounter.NONE;
    }
    if (refuses(nation, acting.units(), stack, true)) {
      play.happen(new UnitEvent.Halted(acting.units()));
      return Encounter.REFUSED;
    }
    return fight(enemy, stack);
  }

  private Encounter attack(long enemies) {
    List<UnitSet> targets = targets(world, enemies, acting.place());
    UnitSet target = targets.isEmpty() ? UnitSet.NONE : declared(nation, acting.units(), targets);
    if (target.isEmpty() || !succeeds(acting.nation(), acting.units(), target)) {
      return Encounter.NONE;
    }
    int enemy = world.master(target.get(0));
    if (refuses(enemy, target, acting.units(), false)) {
      int halves = play.setting().figures().sea().refusal();
      play.happen(new NationEvent.PointsScored(enemy, -halves, "refused-naval-battle"));
      play.happen(new NationEvent.PointsScored(acting.nation(), halves, "refused-naval-battle"));
      return Encounter.NONE;
    }
    return fight(enemy, target);
  }

  private static List<UnitSet> targets(World world, long enemies, int sea) {
    List<UnitSet> targets = new ArrayList<>();
    for (long rest = enemies; rest != 0; rest &= rest - 1) {
      for (UnitSet stack : NavalStacks.of(world, Long.numberOfTrailingZeros(rest), sea)) {
        if (!NavalStacks.isChallenged(world, stack)) {
          targets.add(stack);
        }
      }
    }
    return targets;
  }

  /** Whoever controls all the zone's ports need not roll (ruling E79). */
  private boolean succeeds(int interceptor, UnitSet stack, UnitSet target) {
    play.happen(new UnitEvent.Challenged(stack.plus(target)));
    int sea = acting.place();
    boolean succeeded =
        Ports.areAllOf(world, interceptor, sea) || play.table().d2(Roll.NAVAL_INTERCEPTION);
    if (play.table().isHeard()) {
      play.tell(new SeaTold.Intercepted(interceptor, stack, target, sea, succeeded));
    }
    return succeeded;
  }

  @Rule("XXV.C")
  private boolean refuses(int chooser, UnitSet stack, UnitSet enemy, boolean active) {
    int sea = acting.place();
    boolean refused = play.table().ask(new RefuseNavalBattle(chooser, stack, enemy, sea, active));
    if (refused && play.table().isHeard()) {
      play.tell(new SeaTold.BattleRefused(chooser, sea));
    }
    return refused;
  }

  private Encounter fight(int enemy, UnitSet stack) {
    Stack defender = new Stack(enemy, stack, Stack.NO_LEADER, acting.place());
    int sunk =
        NavalBattleAtSea.fight(play, nation, acting, defender).fate(Side.ATTACKER).eliminated();
    return new Encounter(false, sunk);
  }
}
