package org.groma.engine.invasions.sequence;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.activation.Activation;
import org.groma.engine.invasions.diplomacy.Alliances;
import org.groma.engine.invasions.diplomacy.Bonds;
import org.groma.engine.invasions.diplomacy.Envoys;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.WarRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.CollapseOrEmpire;
import org.groma.engine.kernel.Rule;

/**
 * The active nations have their turns, one after the other. Allies act together, when the later of
 * them would (ruling C1). An invasion that others interrupt opens the phase: its first part, those
 * others, its second part, then everybody else.
 */
@Rule({"VI.G", "XVIII.H"})
final class Activations {

  private Activations() {}

  /** Nobody acts in between. */
  private static void nobody() {}

  static void run(Play play) {
    List<Integer> order = ActivationOrder.of(play.world());
    for (int nation : order) {
      interruption(play.world(), nation)
          .ifPresent(rule -> activate(play, nation, () -> between(play, order, rule)));
    }
    for (int nation : order) {
      activate(play, nation, Activations::nobody);
    }
  }

  private static Optional<WarRules.Interruption> interruption(World world, int nation) {
    return world.isInvading(nation)
        ? world.setting().warRules().interruption(world.turn(), nation)
        : Optional.empty();
  }

  private static void between(Play play, List<Integer> order, WarRules.Interruption rule) {
    for (int nation : order) {
      boolean meant =
          nation != rule.nation()
              && play.world().status(nation) == rule.status()
              && play.setting().nation(nation).family().equals(rule.family());
      if (meant) {
        activate(play, nation, Activations::nobody);
      }
    }
  }

  private static void activate(Play play, int nation, Runnable between) {
    World world = play.world();
    if (world.activity(nation) != Activity.ACTIVE || world.realms().hasActivated(nation)) {
      return;
    }
    play.happen(new SequenceEvent.TurnCame(nation));
    Envoys.run(play, nation);
    if (Alliances.awaited(world, nation) < 0) {
      long allies = world.diplomacy().allies(nation);
      Activation.run(play, nation, between);
      CollapseOrEmpire.atEndOfActivation(play, nation);
      endWith(play, allies);
    }
  }

  /** The allies who waited have had their activation too. */
  private static void endWith(Play play, long allies) {
    for (long rest = allies; rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      if (play.world().activity(ally) == Activity.ACTIVE
          && !play.world().realms().hasActivated(ally)) {
        play.happen(new SequenceEvent.ActivationEnded(ally));
        Bonds.activationEnded(play, ally);
        CollapseOrEmpire.atEndOfActivation(play, ally);
      }
    }
  }
}
