package org.groma.engine.romanitas.campaign;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.action.GoldCoins;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Rome takes a territory. */
@Rule("7.1.4")
final class Conquest {

  private Conquest() {}

  static void of(Play play, int territory) {
    Empire empire = play.empire();
    int loser = empire.holder(territory);
    play.happen(new LandEvent.Taken(territory, Setting.ROMANS));
    for (int space : play.setting().board().territory(territory).spaces()) {
      if (!empire.isDesolate(space)) {
        GoldCoins.won(play, space);
      }
    }
    // a fleet without a coast is gone
    if (empire.fleetAt(loser) >= 0
        && !empire.hasCoast(loser)
        && !play.setting().folk(loser).piracyFromAfar()) {
      play.happen(new NationEvent.FleetGone(loser));
    }
  }
}
