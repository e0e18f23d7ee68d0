package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Barbarians who leave each other alone in Barbarian Areas become hostile there for the rest of the
 * turn. Either side may declare it when one of them begins its activation (ruling C11).
 */
@Rule("XII.D")
public final class Declaring {

  private static final Optional<Refusal> LATE =
      Refusing.because("XII.D", "hostility is declared at the start of an activation");
  private static final Optional<Refusal> NOT_NEUTRAL =
      Refusing.because("XII.D", "only Barbarians who merely leave each other alone declare it");
  private static final Optional<Refusal> AGAIN =
      Refusing.because("XII.D", "hostility has been declared already");

  /** Whether a nation declares hostility to the one that is being activated. */
  public record Question(World world, int chooser, int active) implements YesOrNo {}

  private Declaring() {}

  static Optional<Refusal> refusal(World world, int nation, Order.Declare order, Phase phase) {
    if (phase.step() != Phase.Step.OPENING) {
      return LATE;
    }
    int other = order.other();
    if (other < 0 || other >= world.setting().nations() || !areWary(world, nation, other)) {
      return NOT_NEUTRAL;
    }
    return world.diplomacy().haveDeclared(nation, other) ? AGAIN : Optional.empty();
  }

  private static boolean areWary(World world, int nation, int other) {
    return world.diplomacy().stance(nation, other) == Stance.HOSTILE
        && Attitude.countsAsBarbarian(world, nation)
        && Attitude.countsAsBarbarian(world, other);
  }

  static void carryOut(Play play, int nation, Order.Declare order) {
    play.happen(new NationEvent.HostilityDeclared(nation, order.other()));
  }

  /** Asks everybody whom it concerns: those with a horde or units in Barbarian Areas. */
  public static void hear(Play play, int active) {
    World world = play.world();
    if (!Attitude.countsAsBarbarian(world, active)) {
      return;
    }
    long present = present(world);
    for (int other = 0; other < world.setting().nations(); other++) {
      if ((present & 1L << other) != 0
          && world.activity(other) == Activity.ACTIVE
          && areWary(world, active, other)
          && !world.diplomacy().haveDeclared(active, other)
          && play.table().ask(new Question(world, other, active))) {
        play.happen(new NationEvent.HostilityDeclared(other, active));
      }
    }
  }

  /** Who stands in Barbarian Areas, a bit each. */
  private static long present(World world) {
    long nations = 0;
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.setting().board().isBarbarian(province)) {
        nations |= world.mastersAt(province);
      }
    }
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      int horde = world.horde(nation);
      if (horde >= 0 && world.setting().board().isBarbarian(horde)) {
        nations |= 1L << nation;
      }
    }
    return nations;
  }
}
