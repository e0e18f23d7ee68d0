package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Award;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A princess is married to an enemy, who lends a unit and had better keep the peace. */
@Rule("XXX.D")
final class MarriageCard implements EnvoyCard {

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    return TributeCard.isHostile(world, holder, errand.target())
        ? Optional.empty()
        : Optional.of(new Refusal("XXX.D", "A princess is married to an active hostile nation"));
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    errands.add(Errand.to(DiplomacyDeck.Kind.MARRIAGE, target));
  }

  @Override
  public void play(Play play, int holder, Errand errand) {
    play.happen(new RealmEvent.Wed(errand.target(), holder));
    Mercenaries.lendByChoice(play, errand.target(), holder, Contract.CARD);
  }

  /** A bridegroom that did not attack his wife's nation is rewarded. */
  static void activationEnded(Play play, int nation) {
    World world = play.world();
    for (long rest = world.realms().brides(nation); rest != 0; rest &= rest - 1) {
      if (!world.realms().hasAttacked(nation, Long.numberOfTrailingZeros(rest))) {
        Award.deed(
            play, nation, play.setting().figures().bonds().marriagePoints(), "marriage");
      }
    }
  }
}
