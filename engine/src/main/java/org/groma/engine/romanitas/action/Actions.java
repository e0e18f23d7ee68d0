package org.groma.engine.romanitas.action;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.battle.Fighter;
import org.groma.engine.romanitas.battle.Result;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Board;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Intent;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Empire;

/** A nation acts. */
@Rule({"6.1", "6.2.1", "6.2.2", "6.2.3", "6.2.4", "6.2.5"})
public final class Actions {

  private Actions() {}

  public static void of(Play play, int nation) {
    Empire empire = play.empire();
    Folk folk = play.setting().folk(nation);
    int lost = empire.lostBefore(nation);
    if (folk.reconquers()
        && lost >= 0
        && empire.isRoman(lost)
        && !folk.neverRetakes().contains(lost)) {
      reconquer(play, nation, lost);
      return;
    }
    if (hadLand(play, nation) && !empire.hasLand(nation)) {
      return; // the kingdom is no more
    }
    Intent intent = Attitude.of(play, nation);
    if (intent.isWar()) {
      play.happen(new NationEvent.WarBegan(nation));
    }
    carryOut(play, nation, intent);
  }

  private static boolean hadLand(Play play, int nation) {
    for (int i = 0; i < play.setting().board().territories().size(); i++) {
      if (play.setting().holder(i) == nation) {
        return true;
      }
    }
    return false;
  }

  private static void carryOut(Play play, int nation, Intent intent) {
    switch (intent.deed()) {
      case NEUTRAL -> {
        // nothing happens
      }
      case PIRACY -> pirate(play, nation, intent);
      case PERSIAN_DIPLOMACY -> court(play, intent.client());
      case RAID -> raid(play, nation, intent);
      case INVASION -> invade(play, nation, intent);
    }
  }

  /** Piracy two turns in a row is a raid besides, while the fleet stays where it pirates. */
  @Rule("6.2.1")
  private static void pirate(Play play, int nation, Intent intent) {
    if (!sail(play, nation, intent.zone())) {
      return;
    }
    play.happen(new NationEvent.Pirated(nation));
    if (play.empire().piratedBefore(nation)) {
      Intent raid = Attitude.firstRaid(play, nation);
      if (raid.deed() == Deed.RAID) {
        attack(play, nation, raid);
      }
    }
  }

  /** Whether its fleet comes; it costs RP at once. */
  private static boolean sail(Play play, int nation, int zone) {
    Empire empire = play.empire();
    Folk folk = play.setting().folk(nation);
    if (folk.fleets().isEmpty()) {
      play.tell(new DeedTold.CameToNothing(nation, DeedTold.Why.NO_FLEET));
      return false;
    }
    if (!folk.piracyFromAfar() && !empire.hasCoast(nation)) {
      play.tell(new DeedTold.CameToNothing(nation, DeedTold.Why.NO_COAST));
      return false;
    }
    if (isStormy(play)) {
      return false;
    }
    boolean alone = true;
    for (int other = 1; other < play.setting().nations(); other++) {
      alone &= empire.fleetAt(other) != zone;
    }
    play.happen(new NationEvent.FleetCame(nation, zone));
    if (alone) {
      play.lose(play.setting().board().zone(zone).points(), Reason.ENEMY_FLEET);
    }
    return true;
  }

  /** Whether a storm keeps a fleet in port. */
  @Rule("8.7")
  public static boolean isStormy(Play play) {
    return play.empire().mishap() == Mishap.STORM
        && play.setting().chances().storm().contains(play.roll(Cast.STORM));
  }

  /** Persia wins a client state over; if it has that one, the next of the list. */
  @Rule("6.2.2")
  private static void court(Play play, int first) {
    List<Integer> order = Courtship.order(play.setting());
    int at = Math.max(0, order.indexOf(first));
    for (int client : order.subList(at, order.size())) {
      if (play.empire().client(client) != Allegiance.PERSIAN) {
        play.happen(new NationEvent.ClientTurned(client, false));
        return;
      }
    }
  }

  @Rule("6.2.3")
  private static void raid(Play play, int nation, Intent intent) {
    if (intent.zone() < 0 || sail(play, nation, intent.zone())) {
      attack(play, nation, intent);
    }
  }

  private static void attack(Play play, int nation, Intent intent) {
    int space = intent.path().getFirst();
    if (!play.empire().isRomanSpace(space)) {
      play.tell(new DeedTold.CameToNothing(nation, DeedTold.Why.NOT_ROMAN));
      return;
    }
    List<Fighter> raiders = Draw.of(play, nation, play.figures().field().raiders());
    int territory = play.setting().board().space(space).territory();
    Result result = Onslaught.on(play, nation, territory, space, raiders);
    if (!result.romansWon()) {
      Sack.of(play, space);
    }
  }

  /** All of a nation goes from city to city until it is beaten or has come to the end. */
  @Rule("6.2.4")
  private static void invade(Play play, int nation, Intent intent) {
    Board board = play.setting().board();
    List<Fighter> force = Draw.all(play, nation);
    boolean met = false;
    for (int space : intent.path()) {
      if (!play.empire().isRomanSpace(space) || play.empire().isDesolate(space)) {
        continue; // passed through
      }
      met = true;
      Result result = Onslaught.on(play, nation, board.space(space).territory(), space, force);
      if (result.romansWon()) {
        return;
      }
      Sack.of(play, space);
      force = result.enemiesLeft();
      if (play.empire().ended().isPresent() || force.isEmpty()) {
        return;
      }
    }
    if (!met) {
      play.tell(new DeedTold.CameToNothing(nation, DeedTold.Why.NOT_ROMAN));
    }
  }

  @Rule("6.2.5")
  private static void reconquer(Play play, int nation, int territory) {
    play.happen(new NationEvent.WarBegan(nation));
    play.tell(new DeedTold.ReconquestBegan(nation, territory));
    List<Fighter> force = Draw.of(play, nation, play.figures().field().reconquest());
    int space = play.empire().spaceOf(territory);
    Result result = Onslaught.on(play, nation, territory, space, force);
    if (!result.romansWon()) {
      Sack.lose(play, territory, nation);
    }
  }
}
