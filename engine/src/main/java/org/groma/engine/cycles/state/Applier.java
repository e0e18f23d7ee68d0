package org.groma.engine.cycles.state;

import java.util.Arrays;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.Told;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;

/** What each event does to the state: the only place where a {@link World} changes. */
@SuppressWarnings("EnumOrdinal") // rows of a table that lives as long as the game
final class Applier {

  /** The place of a captive, who has none of his own. */
  private static final int HELD = -2;

  private Applier() {}

  static void apply(World world, CyclesEvent event) {
    switch (event) {
      case UnitEvent unit -> unit(world, unit);
      case LeaderEvent leader -> leader(world, leader);
      case CityEvent city -> city(world, city);
      case MoneyEvent money -> money(world, money);
      case PositionEvent position -> position(world, position);
      case ScenarioEvent.Marked(Mark mark, int subject, int value) ->
          world.marks[mark.ordinal()][subject] = value;
      case TurnEvent turn -> turn(world, turn);
      case Told _ -> {
        // changes nothing
      }
    }
  }

  private static void leader(World world, LeaderEvent event) {
    switch (event) {
      case LeaderEvent.Posted(int leader, int place) -> free(world, leader, place);
      case LeaderEvent.Lost(int leader) -> free(world, leader, World.BOX);
      case LeaderEvent.Executed(int leader) -> free(world, leader, World.BOX);
      case LeaderEvent.Freed(int leader) -> free(world, leader, world.leaderAt(leader));
      case LeaderEvent.Embarked(int leader, int ship) -> world.leaderShip[leader] = ship;
      case LeaderEvent.Taken(int leader, int unit) -> {
        world.leaderAt[leader] = HELD;
        world.holder[leader] = unit;
      }
      case LeaderEvent.Proved(int leader, int kind) -> world.leaderKind[leader] = kind;
    }
  }

  private static void free(World world, int leader, int place) {
    world.leaderAt[leader] = place;
    world.leaderShip[leader] = World.BOX;
    world.holder[leader] = World.NOBODY;
  }

  /** Who was not taken from a unit before it went shares its fate. */
  private static void loseCaptives(World world, int unit) {
    for (int leader = 0; leader < world.holder.length; leader++) {
      if (world.holder[leader] == unit) {
        free(world, leader, World.BOX);
      }
    }
  }

  private static void unit(World world, UnitEvent event) {
    Units units = world.units;
    switch (event) {
      case UnitEvent.Raised(int unit, int kind, int place) -> {
        units.flags[unit] = 0;
        units.aim[unit] = World.BOX;
        units.turn(unit, kind);
        units.put(unit, place);
      }
      case UnitEvent.Moved(int unit, int place) -> {
        units.put(unit, place);
        units.flags[unit] |= Units.MOVED;
      }
      case UnitEvent.Driven(int unit, int place) -> {
        units.put(unit, place);
        units.aim[unit] = World.BOX;
      }
      case UnitEvent.Turned(int unit, int kind) -> units.turn(unit, kind);
      case UnitEvent.Inverted(int unit) -> units.flags[unit] |= Units.INVERTED;
      case UnitEvent.Hired(var hired, var as) -> {
        for (int i = 0; i < hired.size(); i++) {
          units.hire(hired.get(i), as.get(i));
        }
      }
      case UnitEvent.Released(var hired, int place) ->
          hired.forEach(unit -> units.release(unit, place));
      case UnitEvent.Removed(int unit) -> {
        if (world.phase == Phase.COMBAT && units.place[unit] != World.BOX) {
          int original = units.original(unit) < 0 ? unit : units.original(unit);
          world.fallen[units.owner(original)][units.kind[unit]]++;
        }
        loseCaptives(world, unit);
        if (units.original(unit) >= 0) {
          units.dismiss(unit);
        } else {
          units.put(unit, World.BOX);
        }
        units.flags[unit] = 0;
        units.aim[unit] = World.BOX;
      }
      case UnitEvent.Attacked(var attackers) -> {
        for (int unit : attackers) {
          units.flags[unit] |= Units.ATTACKED;
          world.hasAttacked[units.owner(unit)] = true;
        }
      }
      case UnitEvent.Aimed(int unit, int area, int from, var seas) -> {
        units.aim[unit] = (short) area;
        units.from[unit] = (short) from;
        units.crossed[unit] = seas.stream().mapToInt(Integer::intValue).toArray();
      }
    }
  }

  private static void city(World world, CityEvent event) {
    switch (event) {
      case CityEvent.Owned(int city, int position) -> world.owner[city] = position;
      case CityEvent.Pillaged(int city, int until) -> world.pillagedUntil[city] = until;
      case CityEvent.Recovered(int city) -> world.pillagedUntil[city] = 0;
      case CityEvent.Garrisoned(int area) -> world.garrison[area] = true;
      case CityEvent.GarrisonGone(int area) -> {
        world.garrison[area] = false;
        world.marks[Mark.STRENGTH.ordinal()][area] = 0;
      }
      case CityEvent.Founded(int area, int tax) -> world.found(area, tax);
    }
  }

  private static void money(World world, MoneyEvent event) {
    switch (event) {
      case MoneyEvent.Changed(int position, int by, Account account) -> {
        world.treasury[position] += by;
        if (account.isIncome() && by > 0) {
          world.points[position] += by;
        }
      }
      case MoneyEvent.Assessed(int position, int taxes) -> world.taxes[position] = taxes;
      case MoneyEvent.Improved(int position, int columns) -> world.columns[position] = columns;
    }
  }

  private static void position(World world, PositionEvent event) {
    switch (event) {
      case PositionEvent.Taken(int position, int seat, int people) ->
          take(world, position, seat, people);
      case PositionEvent.Began(int position, Stage stage) -> {
        world.turnsPlayed[position] += world.turn > 0 ? 1 : 0; // it plays this turn too
        world.playing[position] = true;
        world.stage[position] = stage;
        world.since[position] = world.turn;
        world.beganIn[position] = world.turn;
        world.kingdomIn[position] = 0;
        world.mood[position] = Mood.USUAL;
        world.best[position] = Math.max(world.best[position], world.points[position]);
        world.earned[position] += world.points[position];
        world.points[position] = 0;
      }
      case PositionEvent.Fell(int position) -> {
        world.playing[position] = false;
        world.capital[position] = World.BOX;
        world.kingdomIn[position] = 0;
        world.rebellionsDue[position] = 0;
        world.tied[position] = false;
        world.mood[position] = Mood.USUAL;
      }
      case PositionEvent.Counting(int position, int until) -> world.kingdomIn[position] = until;
      case PositionEvent.Rose(int position, Stage stage) -> {
        world.stage[position] = stage;
        world.since[position] = world.turn;
      }
      case PositionEvent.Dated(int position, int since) -> world.since[position] = since;
      case PositionEvent.Revived(int position) -> world.since[position] = world.turn;
      case PositionEvent.MoodChanged(int position, Mood mood) -> world.mood[position] = mood;
      case PositionEvent.CapitalMoved(int position, int area) -> world.capital[position] = area;
      case PositionEvent.RebellionDue(int position) -> world.rebellionsDue[position]++;
      case PositionEvent.RebellionRolled(int position) -> world.rebellionsDue[position]--;
      case PositionEvent.CoupTried(int position, boolean tied) -> world.tied[position] = tied;
      case PositionEvent.Scored(int position, int points) -> world.points[position] += points;
      case PositionEvent.Awaited(int position, int kind, int count) ->
          world.awaiting[position][kind] = count;
      case PositionEvent.Reckoned(int position, int kind, int fallen) ->
          world.fallen[position][kind] = fallen;
    }
  }

  /** What was scored with counters stays with who scored it. */
  private static void take(World world, int position, int seat, int people) {
    int before = world.seat[position];
    if (before >= 0 && before != seat) {
      world.bestOf[before] = Math.max(world.bestOf[before], world.bestCycle(position));
      world.earnedOf[before] += world.pointsOfAllCycles(position);
      world.turnsOf[before] += world.turnsPlayed[position];
      world.points[position] = 0;
      world.best[position] = 0;
      world.earned[position] = 0;
      world.turnsPlayed[position] = 0;
    }
    world.seat[position] = seat;
    world.people[position] = people;
  }

  private static void turn(World world, TurnEvent event) {
    switch (event) {
      case TurnEvent.TurnBegan(int turn) -> {
        world.turn = turn;
        Arrays.fill(world.units.flags, (byte) 0);
        Arrays.fill(world.hasAttacked, false);
        Arrays.fill(world.taxes, 0);
        Arrays.fill(world.columns, 0);
        for (int i = 0; i < world.playing.length; i++) {
          world.turnsPlayed[i] += world.playing[i] ? 1 : 0;
        }
      }
      case TurnEvent.PhaseBegan(Phase phase, int position) -> {
        world.phase = phase;
        world.active = position;
        if (phase == Phase.COMBINATION) {
          world.hadUnits[position] = world.combatUnits(position) > 0;
        }
      }
      case TurnEvent.Came(int seat) -> world.present[seat] = true;
      case TurnEvent.Left(int seat) -> world.present[seat] = false;
      case TurnEvent.Ended(int winner, int seat) -> {
        world.over = true;
        world.winner = winner;
        world.winningSeat = seat;
      }
    }
  }
}
