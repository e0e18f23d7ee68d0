package org.groma.engine.invasions.effect;

import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Calamity;
import org.groma.engine.invasions.setting.CalamityDeck;
import org.groma.engine.kernel.Rule;

/** A Civilized nation suffers a calamity. */
@Rule({"XIII.E", "XIV.J"})
public final class Calamities {

  private static final String ANY = "draw";

  private Calamities() {}

  /**
   * Strikes a nation; Barbarians are spared.
   *
   * @param id the calamity, or {@code draw} for any
   */
  public static void strike(Play play, int nation, String id) {
    if (play.world().isBarbarian(nation)) {
      return;
    }
    CalamityDeck deck = play.setting().calamities();
    Calamity calamity =
        id.equals(ANY) ? deck.card(play.table().dice().below(deck.size())) : deck.named(id);
    play.happen(new RealmEvent.CalamityStruck(nation, calamity.number()));
    EffectContext context = EffectContext.of(nation, calamity.id());
    Effects.carryOut(play, context, calamity.effects());
    boolean worse =
        calamity.worseWhen().isPresent()
            && Conditions.holds(play, context, calamity.worseWhen().get());
    if (worse) {
      Effects.carryOut(play, context, calamity.worse());
    }
  }
}
