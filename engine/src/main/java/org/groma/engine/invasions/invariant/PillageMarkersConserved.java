package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.EventDeck;
import org.groma.engine.invasions.setting.PillageMarkers;
import org.groma.engine.invasions.state.World;

/** Players keep no more pillage markers of an event than there are. */
final class PillageMarkersConserved extends WorldInvariant {

  PillageMarkersConserved() {
    super("markers.pillage-conserved", "XXIV.D");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof CardEvent.MarkerKept;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    PillageMarkers markers = world.setting().pillageMarkers();
    EventDeck events = world.setting().events();
    int[] left = new int[events.kinds()];
    for (int i = 0; i < markers.size(); i++) {
      events.printed(markers.at(i).event()).map(EventCard::number).ifPresent(card -> left[card]++);
    }
    for (int seat = 0; seat < world.setting().scenario().players().size(); seat++) {
      CardList kept = world.cards().markers(seat);
      for (int i = 0; i < kept.size(); i++) {
        left[kept.get(i)]--;
      }
    }
    for (int card = 0; card < left.length; card++) {
      if (left[card] < 0) {
        broken.add("more markers of " + events.card(card).name() + " are kept than there are");
      }
    }
  }
}
