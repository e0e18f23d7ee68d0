package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Gold buys peace for a turn. */
@Rule("XXX.E")
final class TributeCard implements EnvoyCard {

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    return isHostile(world, holder, errand.target())
        ? Optional.empty()
        : Optional.of(new Refusal("XXX.E", "Tribute is paid to an active hostile nation"));
  }

  /** The German rules ask for hostility (rulings E68, E69). */
  static boolean isHostile(World world, int holder, int target) {
    return target != holder
        && world.activity(target) == Activity.ACTIVE
        && world.diplomacy().stance(holder, target) == Stance.HOSTILE;
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    errands.add(Errand.to(DiplomacyDeck.Kind.TRIBUTE, target));
  }

  @Override
  public void play(Play play, int holder, Errand errand) {
    play.happen(new NationEvent.PactMade(holder, errand.target()));
  }
}
