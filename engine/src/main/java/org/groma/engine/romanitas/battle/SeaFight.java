package org.groma.engine.romanitas.battle;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Troop;

/** A Roman fleet against the fleets of a zone, one after the other. */
@Rule("7.3")
public final class SeaFight {

  private SeaFight() {}

  /**
   * Fights every enemy fleet of a zone.
   *
   * @param bonus what a commander or a convoy adds to the Roman dice
   * @return whether the Romans hold the zone afterwards
   */
  public static boolean of(Play play, int zone, int fleet, int bonus) {
    for (int nation = 1; nation < play.setting().nations(); nation++) {
      if (play.empire().fleetAt(nation) == zone && !beats(play, zone, nation, fleet, bonus)) {
        return false;
      }
    }
    return true;
  }

  private static boolean beats(Play play, int zone, int nation, int fleet, int bonus) {
    Troop ours = play.setting().navy().get(fleet);
    Troop theirs = play.setting().folk(nation).fleets().getFirst();
    for (int i = 0; i < play.figures().field().impulses(); i++) {
      int romanScore = play.roll(Cast.NAVAL) + ours.bonus() + bonus;
      int enemyScore = play.roll(Cast.NAVAL) + theirs.bonus();
      play.tell(new BattleTold.FleetsMet(zone, nation, romanScore, enemyScore));
      if (Math.abs(romanScore - enemyScore) > play.figures().sea().margin()) {
        boolean won = romanScore > enemyScore;
        play.tell(new BattleTold.FleetsParted(zone, nation, won));
        if (won) {
          play.happen(new NationEvent.FleetGone(nation));
          play.gain(play.figures().purse().victory(), Reason.NAVAL_VICTORY);
        } else {
          play.happen(new TroopEvent.FleetEliminated(fleet));
        }
        return won;
      }
    }
    play.tell(new BattleTold.FleetsParted(zone, nation, false)); // beaten, but afloat
    return false;
  }
}
