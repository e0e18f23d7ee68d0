package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.groma.engine.invasions.effect.Prospect;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/**
 * Whether a card would do anything here. A card about the player's own nation is for its own step;
 * one that harms is for the steps of others.
 */
@Rule("X.B")
final class Usefulness {

  private static final Set<String> OWN =
      Set.of(
          "age",
          "break-bond",
          "campaigns",
          "city",
          "draw-pillage",
          "gain-units",
          "paces",
          "restore-elites");

  private Usefulness() {}

  static boolean of(World world, int seat, int nation, EventCard card) {
    if (isForOwn(card)) {
      return isSeatOf(world, seat, nation)
          && fits(world, nation, card.target())
          && !alternatives(world, seat, nation, card).isEmpty();
    }
    if (isAgainstNation(card)) {
      return nation >= 0 && !isSeatOf(world, seat, nation) && fits(world, nation, targetOf(card));
    }
    return !alternatives(world, seat, nation, card).isEmpty();
  }

  /** The effects of a card that can happen; only the first counts where all do. */
  static List<Datum> alternatives(World world, int seat, int nation, EventCard card) {
    int self = isForOwn(card) ? nation : world.setting().spokesman(seat);
    List<Datum> useful = new ArrayList<>();
    List<Datum> looked = card.alternatives() ? card.effects() : card.effects().subList(0, 1);
    for (Datum effect : looked) {
      if (Prospect.canHappen(world, self, effect)) {
        useful.add(effect);
      }
    }
    return useful;
  }

  /** Whether it is about the nation of the player whose step it is. */
  static boolean isForOwn(EventCard card) {
    Datum first = card.effects().getFirst();
    return OWN.contains(word(first)) || Prospect.target(first).equals("self");
  }

  /** Whether it is played against the nation whose step it is. */
  static boolean isAgainstNation(EventCard card) {
    return !isForOwn(card)
        && (targetOf(card).equals("civilized") || targetOf(card).equals("barbarian"));
  }

  private static String targetOf(EventCard card) {
    return card.target().isEmpty() ? Prospect.target(card.effects().getFirst()) : card.target();
  }

  private static String word(Datum effect) {
    return effect instanceof Datum.Fields fields && !fields.fields().isEmpty()
        ? fields.fields().keySet().iterator().next()
        : "";
  }

  private static boolean isSeatOf(World world, int seat, int nation) {
    return nation >= 0 && world.setting().nation(nation).seat() == seat;
  }

  private static boolean fits(World world, int nation, String status) {
    boolean fitting =
        switch (status) {
          case "civilized" -> !world.isBarbarian(nation);
          case "barbarian" -> world.isBarbarian(nation);
          default -> true;
        };
    return fitting && world.activity(nation) == Activity.ACTIVE;
  }
}
