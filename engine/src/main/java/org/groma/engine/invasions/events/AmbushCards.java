package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.effect.RollEffects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Cards that lay an ambush before the archery round, in the mountains without a check, and where
 * they say so in other terrain. Any player may play one; the side that could lay an ambush profits.
 */
@Rule({"X.B", "XX.D"})
public final class AmbushCards {

  private AmbushCards() {}

  /**
   * Asks all players in their order until one has laid an ambush.
   *
   * @param nation who attacks
   */
  public static boolean areLaid(Play play, int nation, Terrain terrain) {
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      Optional<EventCard> card;
      do {
        List<HeldCard> held = fitting(play.world(), seat, terrain);
        card = EventPlays.choose(play, Moment.BEFORE_ARCHERY, nation, seat, held);
        if (card.isPresent() && !Reactions.cancel(play, seat, card.get())) {
          return true;
        }
      } while (card.isPresent());
    }
    return false;
  }

  private static List<HeldCard> fitting(World world, int seat, Terrain terrain) {
    List<HeldCard> found = new ArrayList<>();
    for (HeldCard held : HeldCard.of(world, seat, Moment.BEFORE_ARCHERY)) {
      EventCard card = held.event(world);
      if (RollEffects.laysAmbush(card.effects())
          && (card.terrains().isEmpty() || card.terrains().contains(terrain))) {
        found.add(held);
      }
    }
    return found;
  }
}
