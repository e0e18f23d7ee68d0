package org.groma.engine.invasions.administration;

import java.util.OptionalInt;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What a collapsed Empire's bonds come to: dependents are free, federates may pass to an heir. */
@Rule("XIV.K")
final class EndOfBonds {

  private final Play play;
  private final World world;
  private final Diplomacy diplomacy;
  private final int empire;

  EndOfBonds(Play play, int empire) {
    this.play = play;
    this.world = play.world();
    this.diplomacy = world.diplomacy();
    this.empire = empire;
  }

  void end() {
    for (long rest = diplomacy.vassals(empire); rest != 0; rest &= rest - 1) {
      Vassals.free(play, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = diplomacy.clients(empire); rest != 0; rest &= rest - 1) {
      Clients.release(play, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = diplomacy.federates(empire); rest != 0; rest &= rest - 1) {
      federate(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = diplomacy.allies(empire); rest != 0; rest &= rest - 1) {
      play.happen(new NationEvent.AllianceEnded(empire, Long.numberOfTrailingZeros(rest)));
    }
    if (diplomacy.suzerain(empire) >= 0) {
      play.happen(new NationEvent.Freed(empire));
    }
  }

  private void federate(int federate) {
    OptionalInt heir = play.setting().realmRules().heirOfFoedera(empire);
    boolean passes =
        heir.isPresent()
            && world.activity(heir.getAsInt()) == Activity.ACTIVE
            && play.table().ask(new ChooseNewFederator(federate, heir.getAsInt()));
    if (passes) {
      pass(federate, heir.getAsInt());
    } else {
      Breach.dissolve(play, federate);
    }
  }

  /** The Foedus goes on with another Empire; units lent to the old one have gone home. */
  private void pass(int federate, int heir) {
    play.happen(new NationEvent.FoedusEnded(federate));
    play.happen(new NationEvent.Federated(federate, heir));
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (world.foedus(province) == federate) {
        play.happen(new LandEvent.HolderChanged(province, heir));
      }
    }
  }
}
