package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.effect.RollEffects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.siege.WallValue;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Cards that change one roll: asked for just before the die is rolled. */
@Rule({"XIX.B", "XXIV.C", "XXV.E"})
public final class RollCards {

  private RollCards() {}

  /** What cards add to the sea risk of a nation that lands. */
  public static int landing(Play play, int nation) {
    int sum = 0;
    for (EventCard card : played(play, Moment.LANDING, nation, World.NOBODY)) {
      sum += RollEffects.modifier(card.effects(), "sea-risk");
    }
    return sum;
  }

  /** What cards add to the die of a siege; gates that are opened make the walls count nothing. */
  public static int siege(Play play, int nation, int province) {
    int sum = 0;
    int walls = WallValue.of(play.world(), province);
    for (EventCard card : played(play, Moment.SIEGE, nation, province)) {
      sum += RollEffects.modifier(card.effects(), "siege");
      if (RollEffects.opensWalls(card.effects())) {
        sum -= walls;
        walls = 0;
      }
    }
    return sum;
  }

  /** Whether a card lets a nation flee without a roll. */
  public static boolean letsFlee(Play play, int nation) {
    return !played(play, Moment.FLIGHT, nation, World.NOBODY).isEmpty();
  }

  /** The cards that players played for a roll of a nation, in order, without those cancelled. */
  private static List<EventCard> played(Play play, Moment moment, int nation, int province) {
    List<EventCard> all = new ArrayList<>();
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      Optional<EventCard> card;
      do {
        List<HeldCard> useful = useful(play.world(), seat, moment, nation, province);
        card = EventPlays.choose(play, moment, nation, seat, useful);
        if (card.isPresent() && !Reactions.cancel(play, seat, card.get())) {
          all.add(card.get());
        }
      } while (card.isPresent());
    }
    return all;
  }

  /** Helping cards are for the player who rolls, the others for his opponents. */
  private static List<HeldCard> useful(
      World world, int seat, Moment moment, int nation, int province) {
    boolean own = world.setting().nation(nation).seat() == seat;
    List<HeldCard> found = new ArrayList<>();
    for (HeldCard held : HeldCard.of(world, seat, moment)) {
      EventCard card = held.event(world);
      boolean closed = province < 0 || world.isFortified(province);
      if (own == RollEffects.isHelpful(card.effects())
          && (closed || !RollEffects.opensWalls(card.effects()))) {
        found.add(held);
      }
    }
    return found;
  }
}
