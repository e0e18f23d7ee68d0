package org.groma.engine.romanitas.acta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.action.GoldCoins;
import org.groma.engine.romanitas.action.Sack;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.choice.TakeFavour;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** What the boxes of the Acta Publica bring about once. */
@Rule({"4.2.1", "4.2.2", "4.2.3"})
final class Fate {

  private Fate() {}

  /**
   * Lays cities waste. What that costs is part of the count that follows.
   *
   * @return how many gold coins are lost with them
   */
  static int strike(Play play) {
    int coins = 0;
    for (Domain domain : Domain.values()) {
      Bands<Integer> cities =
          play.empire().acta(domain).map(Acta::desolation).orElse(Bands.empty());
      if (!cities.isEmpty() && play.empire().ended().isEmpty()) {
        Optional<Integer> space = cities.find(play.roll(Cast.ACTA_DESOLATION));
        if (space.isPresent() && Sack.mark(play, space.get())) {
          coins += GoldCoins.in(play.setting(), space.get());
        }
      }
    }
    return coins;
  }

  /** Has one of the favours of each box chosen. */
  static void favour(Play play) {
    for (Domain domain : Domain.values()) {
      play.empire().acta(domain).ifPresent(acta -> favour(play, acta));
    }
  }

  private static void favour(Play play, Acta acta) {
    Empire empire = play.empire();
    List<Favour> open = new ArrayList<>();
    for (Favour favour : acta.favours()) {
      if (isOpen(empire, favour)) {
        open.add(favour);
      }
    }
    if (open.isEmpty()) {
      return;
    }
    Favour taken = play.table().ask(new TakeFavour(empire, open));
    switch (taken) {
      case CHURCH_GIFT -> play.gain(play.figures().purse().churchGift(), Reason.CHURCH_GIFT);
      case CAESAR ->
          play.happen(new NationEvent.CaesarNamed(pick(play, Matter.CAESAR, kings(empire))));
      case ELITE ->
          play.happen(new TroopEvent.UnitImproved(pick(play, Matter.ELITE, improvable(empire))));
      case GUARD, DONATIO, MISSIONARY -> {
        // used when there is need
      }
    }
    play.happen(new ActaEvent.FavourTaken(taken));
  }

  private static boolean isOpen(Empire empire, Favour favour) {
    return switch (favour) {
      case CHURCH_GIFT -> !empire.isBanned(Ban.CHURCH_GIFT);
      case DONATIO -> !empire.isBanned(Ban.DONATIO);
      case MISSIONARY -> !empire.isBanned(Ban.MISSIONARY) && !empire.isBanned(Ban.DIPLOMACY);
      case CAESAR -> !kings(empire).isEmpty();
      case ELITE -> !improvable(empire).isEmpty();
      case GUARD -> true;
    };
  }

  private static int pick(Play play, Matter matter, List<Integer> options) {
    return options.size() == 1
        ? options.getFirst()
        : play.table().ask(new Pick(play.empire(), matter, "4.2.1", options));
  }

  private static List<Integer> kings(Empire empire) {
    List<Integer> kings = new ArrayList<>();
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (empire.setting().folk(nation).barbarian()) {
        kings.add(nation);
      }
    }
    return kings;
  }

  /** Units in the Mobilised box that can become elites. */
  private static List<Integer> improvable(Empire empire) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.unit(unit) == Post.READY
          && !empire.isElite(unit)
          && empire.setting().army().get(unit).improvable()) {
        units.add(unit);
      }
    }
    return units;
  }
}
