package org.groma.engine.romanitas.state;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.Told;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.Setting;

/** What each event does to the state. */
final class Applier {

  private Applier() {}

  static void apply(Empire empire, RomanitasEvent event) {
    switch (event) {
      case TurnEvent turn -> turn(empire, turn);
      case ActaEvent fate -> acta(empire, fate);
      case PointsEvent.Changed(int by, _) -> empire.points += by;
      case LandEvent land -> land(empire, land);
      case TroopEvent troop -> troop(empire, troop);
      case NationEvent nation -> nation(empire, nation);
      case Told _ -> {
        // changes nothing
      }
    }
  }

  private static void turn(Empire empire, TurnEvent event) {
    switch (event) {
      case TurnEvent.TurnBegan(int turn) -> begin(empire, turn);
      case TurnEvent.PhaseBegan(var phase) -> {
        if (phase == Phase.ACTIONS) {
          empire.organised = empire.points;
        }
      }
      case TurnEvent.Ended ended -> empire.ended = Optional.of(ended);
    }
  }

  /** What held for this turn becomes what held the turn before. */
  private static void begin(Empire empire, int turn) {
    empire.turn = turn;
    empire.before.clear();
    empire.before.putAll(empire.acta);
    empire.acta.clear();
    empire.favours.clear();
    empire.bans.clear();
    empire.unusable.clear();
    empire.freeLeft = 0;
    empire.freeForDiplomacy = Optional.empty();
    empire.mishap = Mishap.NONE;
    empire.confined = -1;
    empire.unpaidReturnUsed = false;
    empire.wasAtWar.clear();
    empire.wasAtWar.or(empire.atWar);
    empire.atWar.clear();
    empire.piratedBefore.clear();
    empire.piratedBefore.or(empire.pirated);
    empire.pirated.clear();
    empire.atPeace.clear();
    empire.atPeace.or(empire.promised);
    empire.promised.clear();
    System.arraycopy(empire.lost, 0, empire.lostBefore, 0, empire.lost.length);
    Arrays.fill(empire.lost, -1);
    empire.caesar = -1;
    empire.expedition = false;
    empire.sent.clear();
    empire.conquestsBefore = empire.conquests;
    empire.conquests = 0;
    empire.magisterDefeatedBefore = empire.magisterDefeated;
    empire.magisterDefeated = false;
  }

  private static void acta(Empire empire, ActaEvent event) {
    switch (event) {
      case ActaEvent.Entered(var box, _, int modified) -> {
        Domain domain = box.domain();
        Acta found = empire.setting.acta(domain, modified);
        empire.acta.put(domain, found);
        empire.freeLeft += found.free();
        empire.bans.addAll(found.bans());
        for (int unit = 0; unit < empire.units.length; unit++) {
          if (found.unusable().contains(empire.setting.army().get(unit).id())) {
            empire.unusable.set(unit);
          }
        }
      }
      case ActaEvent.FavourTaken(Favour favour) -> empire.favours.add(favour);
      case ActaEvent.FavourUsed(Favour favour) -> empire.favours.remove(favour);
      case ActaEvent.FreeActionUsed(boolean diplomacy) -> {
        empire.freeLeft--;
        empire.freeForDiplomacy = Optional.of(diplomacy);
      }
      case ActaEvent.Struck(Mishap mishap) -> empire.mishap = mishap;
      case ActaEvent.Confined(int unit) -> empire.confined = unit;
    }
  }

  private static void land(Empire empire, LandEvent event) {
    switch (event) {
      case LandEvent.Desolated(int space) -> empire.desolate.set(space);
      case LandEvent.Restored(int space) -> empire.desolate.clear(space);
      case LandEvent.Taken(int territory, int nation) -> take(empire, territory, nation);
      case LandEvent.MonumentBuilt(int monument, int space) -> empire.monumentAt[monument] = space;
      case LandEvent.MonumentGone(int monument) -> empire.monumentAt[monument] = -1;
    }
  }

  private static void take(Empire empire, int territory, int nation) {
    int loser = empire.holder[territory];
    empire.holder[territory] = nation;
    if (nation == Setting.ROMANS) {
      empire.conquests++;
      if (loser > 0) {
        empire.lost[loser] = territory;
      }
    }
  }

  private static void troop(Empire empire, TroopEvent event) {
    switch (event) {
      case TroopEvent.Mustered(var units, var figures) -> {
        units.forEach(unit -> empire.units[unit] = Post.IN_FORCE);
        figures.forEach(figure -> empire.figures[figure] = Post.IN_FORCE);
      }
      case TroopEvent.Dismissed() -> {
        dismiss(empire.units);
        dismiss(empire.figures);
      }
      case TroopEvent.UnitEliminated(int unit) -> {
        empire.units[unit] = Post.ELIMINATED;
        empire.elite.clear(unit);
      }
      case TroopEvent.UnitReturned(int unit) -> empire.units[unit] = Post.READY;
      case TroopEvent.UnpaidReturnUsed() -> empire.unpaidReturnUsed = true;
      case TroopEvent.UnitImproved(int unit) -> empire.elite.set(unit);
      case TroopEvent.FleetEliminated(int fleet) -> empire.fleets[fleet] = Post.ELIMINATED;
      case TroopEvent.FleetReturned(int fleet) -> empire.fleets[fleet] = Post.READY;
      case TroopEvent.FigureWounded(int figure) -> empire.figures[figure] = Post.READY;
      case TroopEvent.FigureEliminated(int figure) -> empire.figures[figure] = Post.ELIMINATED;
      case TroopEvent.FigureReturned(int figure) -> empire.figures[figure] = Post.READY;
      case TroopEvent.MagisterDefeated() -> empire.magisterDefeated = true;
    }
  }

  private static void dismiss(Post[] posts) {
    for (int i = 0; i < posts.length; i++) {
      if (posts[i] == Post.IN_FORCE) {
        posts[i] = Post.READY;
      }
    }
  }

  private static void nation(Empire empire, NationEvent event) {
    switch (event) {
      case NationEvent.WarBegan(int nation) -> empire.atWar.set(nation);
      case NationEvent.FleetCame(int nation, int zone) -> empire.fleetAt[nation] = zone;
      case NationEvent.Pirated(int nation) -> empire.pirated.set(nation);
      case NationEvent.FleetGone(int nation) -> empire.fleetAt[nation] = -1;
      case NationEvent.PeacePromised(int nation) -> empire.promised.set(nation);
      case NationEvent.CaesarNamed(int nation) -> empire.caesar = nation;
      case NationEvent.ExpeditionBegan() -> empire.expedition = true;
      case NationEvent.ClientTurned(int client, boolean roman) ->
          empire.clients[client] = roman ? Allegiance.ROMAN : Allegiance.PERSIAN;
      case NationEvent.EnvoySent(var envoy) -> empire.sent.add(envoy);
    }
  }
}
