package org.groma.engine.invasions.siege;

import java.util.Arrays;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.EventDeck;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.setting.PillageMarkers;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Rule;

/** Draws pillage markers from the reserve. */
@Rule({"XI.F", "XXIV.D"})
public final class Pillage {

  private Pillage() {}

  /** Draws markers together, gains their Gold, and has their events follow one by one. */
  public static void draw(Play play, int nation, int count) {
    PillageMarkers markers = play.setting().pillageMarkers();
    Dice dice = play.table().dice();
    int[] reserve = reserve(play.world());
    int left = reserve.length;
    int drawn = Math.min(count, left - lying(play.world()));
    for (int i = 0; i < drawn; i++) {
      int picked = dice.below(left);
      PillageMarker marker = markers.at(reserve[picked]);
      reserve[picked] = reserve[--left];
      play.happen(new NationEvent.PillageDrawn(nation, marker.card()));
      Coffers.gain(play, nation, 2 * marker.gold());
      PillageEffects.follow(play, nation, marker);
    }
  }

  /** All markers but those that players keep to play as events. */
  private static int[] reserve(World world) {
    PillageMarkers markers = world.setting().pillageMarkers();
    EventDeck events = world.setting().events();
    int[] kept = new int[events.kinds()];
    for (int seat = 0; seat < world.setting().scenario().players().size(); seat++) {
      CardList cards = world.cards().markers(seat);
      for (int i = 0; i < cards.size(); i++) {
        kept[cards.get(i)]++;
      }
    }
    int[] reserve = markers.full();
    int left = 0;
    for (int marker : reserve) {
      int card = events.printed(markers.at(marker).event()).map(EventCard::number).orElse(-1);
      if (card >= 0 && kept[card] > 0) {
        kept[card]--;
      } else {
        reserve[left++] = marker;
      }
    }
    return Arrays.copyOf(reserve, left);
  }

  /**
   * How many lie face down on the map. Nobody has seen which, so that any that is not kept may be
   * drawn as long as some are left.
   */
  private static int lying(World world) {
    int count = 0;
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      count += world.isPillaged(province) ? 1 : 0;
    }
    return count;
  }
}
