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
  }

  /** A nation takes a territory back, and with it what Rome built there. */
  @Rule("6.2.5")
  public static void lose(Play play, int territory, int nation) {
    for (int space : play.setting().board().territory(territory).spaces()) {
      ruin(play, space);
      if (!play.empire().isDesolate(space)) {
        GoldCoins.lost(play, space);
      }
    }
    play.happen(new LandEvent.Taken(territory, nation));
  }

  /** A Desolation is laid on a Roman city space that has none, and costs RP at once. */
  public static void desolate(Play play, int space) {
    if (isSound(play.empire(), space)) {
      play.happen(new LandEvent.Desolated(space));
      play.lose(play.figures().purse().desolationLoss(), Reason.DESOLATION);
      GoldCoins.lost(play, space);
      limit(play);
    }
  }

  /**
   * A Desolation is laid on a Roman city space that has none, before RP are counted.
   *
   * @return whether it was
   */
  public static boolean mark(Play play, int space) {
    boolean sound = isSound(play.empire(), space);
    if (sound) {
      play.happen(new LandEvent.Desolated(space));
      limit(play);
    }
    return sound;
  }

  private static boolean isSound(Empire empire, int space) {
    return empire.isRomanSpace(space) && !empire.isDesolate(space);
  }

  private static void limit(Play play) {
    if (play.empire().desolations() >= play.figures().purse().desolationLimit()) {
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
