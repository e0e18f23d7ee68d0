package org.groma.engine.romanitas.action;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Setting;

/**
 * Gold coins, an optional rule. A space with one is lost when it is laid waste or taken, and won
 * when it is rebuilt or conquered.
 */
@Rule("8.3")
public final class GoldCoins {

  private GoldCoins() {}

  /** How many coins a city space has, where they count. */
  public static int in(Setting setting, int space) {
    return setting.options().goldCoins() && setting.board().space(space).goldCoin() ? 1 : 0;
  }

  static void lost(Play play, int space) {
    play.lose(worth(play, space), Reason.GOLD_COIN);
  }

  public static void won(Play play, int space) {
    play.gain(worth(play, space), Reason.GOLD_COIN);
  }

  private static int worth(Play play, int space) {
    return in(play.setting(), space) * play.figures().purse().goldCoin();
  }
}
