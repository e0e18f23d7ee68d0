package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.effect.Calamities;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.events.PublicEvents;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** What a pillage marker brings besides Gold. */
@Rule("XXIV.D")
final class PillageEffects {

  private static final String USURPER = "usurper";

  /** The face of the D10 on which a Usurper rises in a nation that is not In Decline. */
  private static final int RISES_ON = 10;

  private PillageEffects() {}

  /** Called once for every marker drawn, after its Gold. */
  static void follow(Play play, int nation, PillageMarker marker) {
    if (marker.usurper()) {
      usurper(play, nation);
    }
    int seat = play.setting().nation(nation).seat();
    play.setting()
        .events()
        .printed(marker.event())
        .ifPresent(card -> event(play, seat, card));
  }

  /** A public event happens at once; a private one is kept like a card. */
  private static void event(Play play, int seat, EventCard card) {
    if (card.isPublic()) {
      PublicEvents.happen(play, seat, card);
    } else {
      play.happen(new CardEvent.MarkerKept(seat, card.number()));
    }
  }

  /** It rises against a Civilized nation that plunders while In Decline, or else by chance. */
  private static void usurper(Play play, int nation) {
    World world = play.world();
    boolean rises =
        !world.isBarbarian(nation)
            && (world.decline(nation) > 0
                || play.table().roll(Die.D10, Roll.USURPER) >= RISES_ON);
    if (rises) {
      Calamities.strike(play, nation, USURPER);
    }
  }
}
