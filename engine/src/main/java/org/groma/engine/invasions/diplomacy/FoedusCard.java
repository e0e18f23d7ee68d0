package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Barbarian nation has to accept a Foedus. */
@Rule("XXX.F")
final class FoedusCard implements EnvoyCard {

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    return FoedusTerms.refusal(world, holder, errand.target(), true)
        .or(() ->
            FoedusTerms.refusal(
                world, holder, errand.target(), errand.first(), errand.second()));
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    if (FoedusTerms.refusal(world, holder, target, true).isEmpty()) {
      for (int[] pair : FoedusTerms.pairs(world, holder, target)) {
        errands.add(new Errand(DiplomacyDeck.Kind.FOEDUS, target, -1, pair[0], pair[1]));
      }
    }
  }

  @Override
  public void play(Play play, int holder, Errand errand) {
    Foedus.establish(play, holder, errand.target(), errand.first(), errand.second());
  }
}
