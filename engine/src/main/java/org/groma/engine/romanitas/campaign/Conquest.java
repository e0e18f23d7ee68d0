package org.groma.engine.romanitas.campaign;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Rome takes a territory. */
@Rule({"7.1.4", "8.3"})
final class Conquest {

  private Conquest() {}

  static void of(Play play, int territory) {
    Empire empire = play.empire();
    int loser = empire.holder(territory);
    play.happen(new LandEvent.Taken(territory, Setting.ROMANS));
    if (play.setting().options().goldCoins()) {
      long coins =
          play.setting().board().territory(territory).spaces().stream()
              .filter(space -> play.setting().board().space(space).goldCoin())
              .count();
      play.gain((int) coins * play.figures().purse().goldCoin(), Reason.GOLD_COIN);
    }
    // a fleet without a coast is gone
    if (empire.fleetAt(loser) >= 0
        && !empire.hasCoast(loser)
        && !play.setting().folk(loser).piracyFromAfar()) {
      play.happen(new NationEvent.FleetGone(loser));
    }
  }
}
