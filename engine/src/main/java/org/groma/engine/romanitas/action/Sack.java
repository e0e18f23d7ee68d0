package org.groma.engine.romanitas.action;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.state.Empire;

/** What it means for a city space to be taken or laid waste. */
@Rule({"3.2", "3.3"})
public final class Sack {

  private Sack() {}

  /** An enemy takes a Roman city space. */
  public static void of(Play play, int space) {
    CitySpace city = play.setting().board().space(space);
    if (city.capital()) {
      play.happen(new TurnEvent.Ended(Grade.MAJOR_DEFEAT, Ending.CAPITAL_LOST));
      return;
    }
    desolate(play, space);
    ruin(play, space);
    if (play.setting().options().goldCoins() && city.goldCoin()) {
      play.lose(play.figures().purse().goldCoin(), Reason.GOLD_COIN);
    }
  }

  /** A nation takes a territory back, and with it what Rome built there. */
  @Rule("6.2.5")
  public static void lose(Play play, int territory, int nation) {
    for (int space : play.setting().board().territory(territory).spaces()) {
      ruin(play, space);
      if (play.setting().options().goldCoins() && play.setting().board().space(space).goldCoin()) {
        play.lose(play.figures().purse().goldCoin(), Reason.GOLD_COIN);
      }
    }
    play.happen(new LandEvent.Taken(territory, nation));
  }

  /** A Desolation is laid on a Roman city space that has none. */
  public static void desolate(Play play, int space) {
    Empire empire = play.empire();
    if (empire.isDesolate(space) || !empire.isRomanSpace(space)) {
      return;
    }
    play.happen(new LandEvent.Desolated(space));
    play.lose(play.figures().purse().desolationLoss(), Reason.DESOLATION);
    if (empire.desolations() >= play.figures().purse().desolationLimit()) {
      play.happen(new TurnEvent.Ended(Grade.MAJOR_DEFEAT, Ending.DESOLATION));
    }
  }

  /** Whatever was built in a city space is destroyed, and its price is lost. */
  @Rule({"3.2", "5.6"})
  public static void ruin(Play play, int space) {
    for (int i = 0; i < play.setting().monuments().size(); i++) {
      if (play.empire().monumentAt(i) == space) {
        play.happen(new LandEvent.MonumentGone(i));
        play.lose(play.setting().monuments().get(i).cost(), Reason.MONUMENT_LOST);
      }
    }
  }
}
