package org.groma.engine.romanitas.action;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Intent;
import org.groma.engine.romanitas.setting.Modifiers;
import org.groma.engine.romanitas.state.Empire;

/** What a nation means to do this turn. */
@Rule("6.1")
final class Attitude {

  private Attitude() {}

  static Intent of(Play play, int nation) {
    if (play.empire().isAtPeace(nation)) {
      play.tell(new DeedTold.CameToNothing(nation, DeedTold.Why.PROMISED_PEACE));
      return Intent.NEUTRAL;
    }
    int roll = play.roll(Cast.ATTITUDE);
    int total = roll + modifier(play.empire(), nation);
    Intent intent = play.setting().folk(nation).attitudes().find(total).orElse(Intent.NEUTRAL);
    play.tell(new DeedTold.AttitudeFound(nation, roll, total, intent.row(), intent.deed()));
    return intent;
  }

  static int modifier(Empire empire, int nation) {
    Modifiers modifiers = empire.setting().modifiers();
    int sum = empire.wars() * modifiers.eachAtWar();
    if (empire.wasAtWar(nation)) {
      sum += modifiers.atWarBefore();
    }
    if (isAnyKingdomConquered(empire)) {
      sum += modifiers.kingdomConquered();
    }
    if (empire.caesar() == nation) {
      sum += modifiers.caesar();
    }
    // a usurper is a box of the Acta Publica, which says itself what he adds
    return sum + empire.acta(Domain.POLITICAL).map(Acta::attitudes).orElse(0);
  }

  private static boolean isAnyKingdomConquered(Empire empire) {
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (empire.setting().folk(nation).rouses() && empire.isConquered(nation)) {
        return true;
      }
    }
    return false;
  }

  /** The first raid in a nation's table, which repeated piracy leads to. */
  static Intent firstRaid(Play play, int nation) {
    return play.setting().folk(nation).attitudes().results().stream()
        .filter(intent -> intent.deed() == Deed.RAID)
        .findFirst()
        .orElse(Intent.NEUTRAL);
  }
}
