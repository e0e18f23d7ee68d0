package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.events.PublicEvents;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.kernel.Rule;

/** What a pillage marker brings besides Gold. */
@Rule("XXIV.D")
final class PillageEffects {

  private PillageEffects() {}

  /** Called once for every marker drawn, after its Gold. */
  static void follow(Play play, int nation, PillageMarker marker) {
    Effects.carryOut(play, EffectContext.of(nation, marker.id()), marker.effects());
    int seat = play.setting().nation(nation).seat();
    play.setting().events().printed(marker.event()).ifPresent(card -> event(play, seat, card));
  }

  /** A public event happens at once; a private one is kept like a card, if there is a player. */
  private static void event(Play play, int seat, EventCard card) {
    if (card.isPublic()) {
      PublicEvents.happen(play, seat, card);
    } else if (seat >= 0) {
      play.happen(new CardEvent.MarkerKept(seat, card.number()));
    }
  }
}
