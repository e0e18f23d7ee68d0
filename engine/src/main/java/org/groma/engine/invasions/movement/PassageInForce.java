package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.diplomacy.Desertion;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Twice as many units as there are defenders hold them down, and others pass. Those who hold have
 * stopped, fight in the combat sub-step, and may have come in several stacks (ruling C54).
 */
@Rule("XVIII.F")
public final class PassageInForce {

  private static final Optional<Refusal> STRANGERS =
      Refusing.because("XVIII.F", "only units of the stack can hold the passage for it");
  private static final Optional<Refusal> TOO_FEW =
      Refusing.because("XVIII.F", "it takes twice as many units as there are defenders");
  private static final Optional<Refusal> TOO_MANY =
      Refusing.because("XVIII.F", "those who hold a passage must respect the stacking limit");

  /**
   * Which units stop and hold the defenders down; all of them, and nobody of this stack passes.
   *
   * @param needed how many it takes besides those who are there
   * @param most how many the stacking limit allows
   */
  public record Choice(World world, Stack stack, int needed, int most)
      implements Decision<UnitSet> {

    @Override
    public int chooser() {
      return stack.nation();
    }

    /** All, or just enough: those who could go least far. */
    @Override
    public List<UnitSet> options() {
      List<UnitSet> options = new ArrayList<>();
      options.add(stack.units());
      options.add(slowest());
      return options;
    }

    private UnitSet slowest() {
      UnitSet chosen = UnitSet.NONE;
      while (chosen.size() < needed) {
        int slowest = -1;
        for (int i = 0; i < stack.units().size(); i++) {
          int unit = stack.units().get(i);
          if (!chosen.contains(unit) && (slowest < 0 || left(unit) < left(slowest))) {
            slowest = unit;
          }
        }
        chosen = chosen.plus(UnitSet.of(slowest));
      }
      return chosen;
    }

    private int left(int unit) {
      return Allowance.left(world, unit, stack.leader());
    }

    @Override
    public Optional<Refusal> refusal(UnitSet answer) {
      if (!stack.units().containsAll(answer)) {
        return STRANGERS;
      }
      if (answer.equals(stack.units())) {
        return Optional.empty();
      }
      if (answer.size() < needed) {
        return TOO_FEW;
      }
      return answer.size() > most ? TOO_MANY : Optional.empty();
    }
  }

  private PassageInForce() {}

  /** Whether units that have stopped in a province hold its defenders down. */
  public static boolean isForced(World world, int nation, int province) {
    return !Opposition.isBarred(world, nation, province)
        && holders(world, nation, province) >= odds(world, nation, province);
  }

  /** Whether a stack that was intercepted is strong enough to hold all defenders down itself. */
  public static boolean isOpenTo(World world, Stack stack) {
    int needed = odds(world, stack.nation(), stack.place());
    return stack.units().size() >= needed
        && needed <= Stacking.limit(world, stack.nation(), stack.place())
        && !Opposition.isBarred(world, stack.nation(), stack.place())
        && cameByLand(world, stack);
  }

  /** A strait prevents a passage. */
  private static boolean cameByLand(World world, Stack stack) {
    return stack.units().all(unit -> world.cameVia(unit) != Border.STRAIT);
  }

  private static int odds(World world, int nation, int province) {
    return Opposition.defenders(world, nation, province)
        * world.setting().figures().movement().passageOdds();
  }

  /**
   * A strait allows no passage in force: who came over one does not count, nor does who would
   * desert to the defenders (XXX.H).
   */
  private static int holders(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    int count = 0;
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      boolean holds = world.isHalted(unit) && world.cameVia(unit) != Border.STRAIT;
      if (holds && (bloc & 1L << world.master(unit)) != 0 && !deserts(world, nation, unit)) {
        count++;
      }
    }
    return count;
  }

  private static boolean deserts(World world, int nation, int unit) {
    return world.isLent(unit)
        && Desertion.isFeared(world, unit, Opposition.of(world, nation, world.place(unit)));
  }

  /**
   * A stack has met defenders: where the passage is forced it goes on; where it can force it, its
   * player chooses who stays for that; otherwise all stop.
   */
  static void meet(Play play, Stack stack) {
    World world = play.world();
    boolean byLand = cameByLand(world, stack);
    if (byLand && isForced(world, stack.nation(), stack.place())) {
      return;
    }
    int there = holders(world, stack.nation(), stack.place());
    int needed = odds(world, stack.nation(), stack.place()) - there;
    int most = Stacking.limit(world, stack.nation(), stack.place()) - there;
    boolean possible =
        needed < stack.units().size()
            && needed <= most
            && !Opposition.isBarred(world, stack.nation(), stack.place())
            && byLand;
    if (!possible) {
      Arrival.stop(play, stack);
      return;
    }
    UnitSet chosen = play.table().ask(new Choice(world, stack, needed, most));
    if (chosen.equals(stack.units())) {
      Arrival.stop(play, stack);
    } else {
      force(play, stack, chosen, there + chosen.size());
    }
  }

  private static void force(Play play, Stack stack, UnitSet chosen, int together) {
    World world = play.world();
    play.happen(new UnitEvent.Halted(chosen));
    if (play.table().isHeard()) {
      play.tell(new MovementTold.PassageForced(stack.nation(), stack.place(), chosen));
    }
    boolean needHim =
        together > Stacking.limit(world, stack.nation(), stack.place(), Stack.NO_LEADER);
    if (stack.hasLeader() && needHim) {
      play.happen(new LeaderEvent.Stayed(stack.leader()));
    }
  }
}
