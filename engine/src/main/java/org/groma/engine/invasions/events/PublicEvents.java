package org.groma.engine.invasions.events;

import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** Events that happen as soon as a card or a pillage marker brings them. */
@Rule({"X.B", "XXIV.D"})
public final class PublicEvents {

  private PublicEvents() {}

  /** Carries an event out, unless somebody cancels it. */
  public static void happen(Play play, int seat, EventCard card) {
    if (!Reactions.cancel(play, seat, card)) {
      Effects.carryOut(
          play, EffectContext.ofAll(play.setting().spokesman(seat), card.id()), card.effects());
    }
  }

  static boolean isShuffling(EventCard card) {
    for (Datum effect : card.effects()) {
      if (effect instanceof Datum.Fields fields && fields.get("reshuffle").isPresent()) {
        return true;
      }
    }
    return false;
  }
}
