package org.groma.engine.invasions.player;

import java.util.List;
import java.util.Set;
import org.groma.engine.invasions.effect.ChooseHeresy;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.events.ChooseAlternative;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.events.HeldCard;
import org.groma.engine.invasions.events.Reactions;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.World;
import org.groma.model.value.Datum;

/**
 * Event cards: what helps is played for oneself, what harms against others, above all against the
 * player who leads.
 */
final class Fortune {

  private static final Set<String> HARMFUL =
      Set.of(
          "calamity",
          "decline",
          "eliminate-leader",
          "expense",
          "gold",
          "heresy",
          "leaders",
          "lose-units",
          "place-marker",
          "purchase",
          "revolt");

  private static final int HURRY = 2;
  private static final double OURS = 1000;

  private Fortune() {}

  static HeldCard event(ChooseEvent decision) {
    for (HeldCard held : decision.playable()) {
      EventCard card = decision.world().setting().events().card(held.card());
      if (isWorthPlaying(decision, card)) {
        return held;
      }
    }
    return HeldCard.NONE;
  }

  private static boolean isWorthPlaying(ChooseEvent decision, EventCard card) {
    World world = decision.world();
    int nation = decision.nation();
    String word = word(card.effects().getFirst());
    boolean own = nation >= 0 && Standing.isSameSeat(world, decision.chooser(), nation);
    return switch (word) {
      case "alliance" -> false;
      case "break-bond" -> own && isUnwilling(world, nation);
      case "age" -> own && (!world.isBarbarian(nation) || isUnwilling(world, nation));
      default -> own || nation < 0 || isTimely(world, decision.chooser(), nation, word);
    };
  }

  /** Against the leader at once; against others only when time runs out. */
  private static boolean isTimely(World world, int chooser, int nation, String word) {
    return !HARMFUL.contains(word)
        || Standing.isLeadingOpponent(world, chooser, Standing.seat(world, nation))
        || Standing.turnsLeft(world) <= HURRY;
  }

  private static boolean isUnwilling(World world, int nation) {
    int suzerain = world.diplomacy().suzerain(nation);
    return suzerain >= 0 && !Standing.isSameSeat(world, nation, suzerain);
  }

  /** Freedom before youth. */
  static Datum alternative(ChooseAlternative decision) {
    boolean bound = isUnwilling(decision.world(), decision.chooser());
    for (Datum option : decision.options()) {
      if (bound == word(option).equals("break-bond")) {
        return option;
      }
    }
    return decision.options().getFirst();
  }

  private static String word(Datum effect) {
    return effect instanceof Datum.Fields fields && !fields.fields().isEmpty()
        ? fields.fields().keySet().iterator().next()
        : "";
  }

  /** Only what harms is cancelled, and only what somebody else plays. */
  static boolean cancels(Reactions.ChooseToCancel decision) {
    World world = decision.world();
    EventCard card = world.setting().events().card(decision.card());
    String word = word(card.effects().getFirst());
    return HARMFUL.contains(word) && decision.seat() != Standing.seat(world, decision.chooser());
  }

  static int target(ChooseTarget decision) {
    boolean harmful = HARMFUL.contains(decision.word());
    List<Integer> options = decision.options();
    int best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (int option : options) {
      double score = score(decision, option, harmful);
      if (score > most) {
        most = score;
        best = option;
      }
    }
    return best;
  }

  /** A heresy begins among the believers of others and ends among one's own. */
  static Religion heresy(ChooseHeresy decision) {
    World world = decision.world();
    Board board = world.setting().board();
    Religion best = decision.options().getFirst();
    int most = Integer.MIN_VALUE;
    for (Religion religion : decision.options()) {
      int foreign = 0;
      for (int i = 0; i < board.provinceCount(decision.area()); i++) {
        int holder = world.holder(board.province(decision.area(), i));
        if (holder >= 0 && world.realms().religion(holder) == religion) {
          foreign += Standing.isSameSeat(world, decision.chooser(), holder) ? -1 : 1;
        }
      }
      int score = decision.ends() ? -foreign : foreign;
      if (score > most) {
        most = score;
        best = religion;
      }
    }
    return best;
  }

  private static double score(ChooseTarget decision, int option, boolean harmful) {
    World world = decision.world();
    int owner = owner(world, decision.kind(), option);
    double value = value(world, decision.kind(), option, owner);
    if (owner < 0) {
      return 0;
    }
    boolean ours = Standing.isSameSeat(world, decision.chooser(), owner);
    if (harmful) {
      return ours ? -OURS - value : value + Winner.points(world, Standing.seat(world, owner)) / 8.0;
    }
    return ours ? OURS + value : -value;
  }

  private static int owner(World world, ChooseTarget.Kind kind, int option) {
    return switch (kind) {
      case NATION -> option;
      case AREA -> world.incumbent(option);
      case PROVINCE -> owner(world, option);
      case UNIT -> world.master(option);
      case LEADER -> world.setting().leader(option).nation();
    };
  }

  private static int owner(World world, int province) {
    return world.holder(province) >= 0 || world.firstAt(province) < 0
        ? world.holder(province)
        : world.master(world.firstAt(province));
  }

  private static double value(World world, ChooseTarget.Kind kind, int option, int owner) {
    return switch (kind) {
      case NATION -> Standing.units(world, option);
      case AREA -> 0;
      case PROVINCE ->
          owner < 0 ? 0 : Worth.of(world, owner, option) + world.countAt(option, 1L << owner);
      case UNIT -> Soldiers.worth(world, option);
      case LEADER -> ability(world.setting().leader(option));
    };
  }

  private static int ability(LeaderCard card) {
    return 3 * card.combat() + 2 * card.campaigns() + card.stacking() + card.administration();
  }
}
