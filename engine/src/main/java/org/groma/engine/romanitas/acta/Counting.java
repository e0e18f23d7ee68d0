package org.groma.engine.romanitas.acta;

import java.util.BitSet;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.CountTold;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Empire;

/** RP are counted in one sum, and only that is held to the ends of the track. */
@Rule({"3.1", "3.2"})
final class Counting {

  private final Play play;
  private int sum;

  private Counting(Play play) {
    this.play = play;
  }

  /**
   * Counts.
   *
   * @param coins how many gold coins the Acta Publica have just laid waste
   */
  static void count(Play play, int coins) {
    new Counting(play).all(coins);
  }

  private void all(int coins) {
    Empire empire = play.empire();
    Figures.Purse purse = play.figures().purse();
    add(empire.revenue(), Reason.CITIES);
    add(basilicas(empire) * purse.basilica(), Reason.BASILICA);
    for (Domain domain : Domain.values()) {
      add(empire.acta(domain).map(Acta::points).orElse(0), Reason.ACTA);
    }
    add(-empire.desolations() * purse.desolationLoss(), Reason.DESOLATION);
    add(-coins * purse.goldCoin(), Reason.GOLD_COIN);
    add(-fleets(empire), Reason.ENEMY_FLEET);
    add(persians(empire) * purse.persianClient(), Reason.PERSIAN_CLIENT);
    if (sum > 0) {
      play.gain(sum, Reason.COUNT);
    } else {
      play.lose(-sum, Reason.COUNT);
    }
  }

  private void add(int points, Reason reason) {
    if (points != 0) {
      sum += points;
      play.tell(new CountTold(reason, points));
    }
  }

  /** Only in the great cities of the East does a basilica bring in anything. */
  @Rule("5.6")
  private static int basilicas(Empire empire) {
    Setting setting = empire.setting();
    int count = 0;
    for (int i = 0; i < setting.monuments().size(); i++) {
      int space = empire.monumentAt(i);
      if (setting.monuments().get(i).kind() == MonumentKind.BASILICA
          && space >= 0
          && setting.board().space(space).basilicaSite()) {
        count++;
      }
    }
    return count;
  }

  /** A zone counts once, however many fleets lie there. */
  @Rule("7.3")
  private static int fleets(Empire empire) {
    BitSet zones = new BitSet();
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (empire.fleetAt(nation) >= 0) {
        zones.set(empire.fleetAt(nation));
      }
    }
    return zones.stream().map(zone -> empire.setting().board().zone(zone).points()).sum();
  }

  private static int persians(Empire empire) {
    int count = 0;
    for (int client = 0; client < empire.setting().board().clients().size(); client++) {
      if (empire.client(client) == Allegiance.PERSIAN) {
        count++;
      }
    }
    return count;
  }
}
