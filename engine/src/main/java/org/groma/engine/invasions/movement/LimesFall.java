package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Limes without support falls without a battle, and may cost the invader a hit. */
@Rule("XVIII.I")
public final class LimesFall {

  private static final Optional<Refusal> STRANGER =
      Refusing.because("XVIII.I", "the hit is taken by a unit of the stack that entered");
  private static final Optional<Refusal> FOREIGN =
      Refusing.because("XX.H", "the first unit eliminated is a national one");

  /** Which unit takes the hit. */
  public record Choice(World world, Stack stack) implements Decision<Integer> {

    @Override
    public int chooser() {
      return stack.nation();
    }

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = 0; i < stack.units().size(); i++) {
        if (refusal(stack.units().get(i)).isEmpty()) {
          options.add(stack.units().get(i));
        }
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      if (!stack.units().contains(answer)) {
        return STRANGER;
      }
      boolean nationalsLeft = stack.units().any(unit -> !world.isLent(unit));
      boolean foreignFirst = nationalsLeft && world.isLent(answer) && !isElite(world, answer);
      return foreignFirst ? FOREIGN : Optional.empty();
    }
  }

  private LimesFall() {}

  /** Whether a nation's units stand before a hostile Limes that nobody supports. */
  public static boolean isDue(World world, int nation, int province) {
    return Opposition.hasLimes(world, nation, province)
        && Opposition.defenders(world, nation, province) == 0;
  }

  /**
   * The Limes in the stack's province is destroyed. Also where interceptors are about to arrive: it
   * falls before they do.
   */
  public static void fall(Play play, Stack stack) {
    int defender = play.world().limes(stack.place());
    play.happen(new LandEvent.LimesSet(stack.place(), World.NOBODY));
    if (!play.table().d2(Roll.LIMES) || stack.units().isEmpty()) {
      return;
    }
    World world = play.world();
    int hit =
        stack.units().size() == 1
            ? stack.units().get(0)
            : play.table().ask(new Choice(world, stack));
    if (isElite(world, hit)) {
      play.happen(new UnitEvent.Damaged(UnitSet.of(hit)));
    } else {
      play.happen(new UnitEvent.Eliminated(UnitSet.of(hit)));
      Bonuses.unitsEliminated(play, defender, UnitSet.of(hit), stack.place());
      LoneLeader.check(play, stack.place(), world.diplomacy().bloc(stack.nation()));
    }
  }

  /** An undamaged elite of a Civilized nation: it is flipped by a first hit. */
  private static boolean isElite(World world, int unit) {
    return (world.setting().kind(unit).traits() & Trait.ELITE) != 0
        && !world.isDamaged(unit)
        && !world.isBarbarian(world.setting().roster().nation(unit));
  }
}
