package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.diplomacy.Desertion;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.MovementFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** A large stack rides down a single defender and goes on. */
@Rule("XVIII.E")
public final class Overrun {

  /** Whether to overrun; otherwise the stack stops and fights in the combat sub-step. */
  public record Choice(Stack stack) implements YesOrNo {

    @Override
    public int chooser() {
      return stack.nation();
    }
  }

  private Overrun() {}

  /** Offers an overrun where one is possible, and says whether it was made. */
  public static boolean offer(Play play, Stack stack) {
    if (!isPossible(play.world(), stack) || !play.table().ask(new Choice(stack))) {
      return false;
    }
    carryOut(play, stack);
    return true;
  }

  public static boolean isPossible(World world, Stack stack) {
    MovementFigures figures = world.setting().figures().movement();
    int defenders = Opposition.defenders(world, stack.nation(), stack.place());
    return defenders > 0
        && defenders <= figures.overrunDefenders()
        && !Opposition.isBarred(world, stack.nation(), stack.place())
        && able(world, stack).size() >= defenders * figures.overrunOdds();
  }

  /**
   * Those who have the extra paces, did not come over a strait and would not desert (XXX.H). The
   * others stay behind.
   */
  private static UnitSet able(World world, Stack stack) {
    int cost = world.setting().figures().movement().overrunCost();
    int leader = rides(world, stack, cost) ? stack.leader() : Stack.NO_LEADER;
    long hostile = Opposition.of(world, stack.nation(), stack.place());
    return stack
        .units()
        .where(unit ->
            Allowance.left(world, unit, leader) >= cost
                && world.cameVia(unit) != Border.STRAIT
                && !Desertion.isFeared(world, unit, hostile));
  }

  private static boolean rides(World world, Stack stack, int cost) {
    return stack.hasLeader() && Allowance.ofLeader(world, stack.leader()) >= cost;
  }

  private static void carryOut(Play play, Stack stack) {
    World world = play.world();
    int cost = world.setting().figures().movement().overrunCost();
    int province = stack.place();
    UnitSet riders = able(world, stack);
    boolean led = rides(world, stack, cost);
    long hostile = Opposition.of(world, stack.nation(), province);
    UnitSet victims = world.unitsAt(province, hostile);
    long hordes = world.hordesAt(province) & hostile;
    play.happen(new UnitEvent.Delayed(riders, cost));
    if (led) {
      play.happen(new LeaderEvent.Rode(stack.leader(), province, cost));
    }
    if (play.table().isHeard()) {
      play.tell(new MovementTold.Overran(stack.nation(), province, riders, victims));
    }
    if (!victims.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(victims));
      Bonuses.unitsEliminated(play, stack.nation(), victims, province);
      LoneLeader.check(play, province, hostile);
    }
    if (hordes != 0) {
      // a horde is never eliminated: it submits or gets away (III.D)
      Submission.hordeTaken(play, Long.numberOfTrailingZeros(hordes), stack.nation());
    }
  }
}
