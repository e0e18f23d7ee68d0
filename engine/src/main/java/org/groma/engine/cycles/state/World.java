package org.groma.engine.cycles.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.leader.LeaderKind;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Group;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.kernel.Rule;

/** The state of a game. Positions, units, leaders, areas and cities are numbers. */
public final class World {

  public static final int NOBODY = -1;
  public static final int BOX = Units.BOX;

  final Setting setting;
  final Units units;
  final int[] leaderAt;
  final int[] leaderKind;
  final int[] holder;
  final int[] leaderShip;
  final boolean[] garrison;
  int[] owner;
  int[] pillagedUntil;
  final boolean[] playing;
  final Stage[] stage;
  final int[] since;
  final int[] beganIn;
  final int[] kingdomIn;
  final int[] treasury;
  final int[] points;
  final int[] best;
  final int[] earned;
  final int[] capital;
  final Mood[] mood;
  final int[] taxes;
  final int[] columns;
  final int[] rebellionsDue;
  final boolean[] tied;
  final boolean[] hasAttacked;
  final boolean[] hadUnits;
  final int[] turnsPlayed;
  final int[] seat;
  final int[] people;
  final boolean[] present;
  final int[] bestOf;
  final int[] earnedOf;
  final int[] turnsOf;
  final int[][] marks;
  final int[][] awaiting;
  final int[][] fallen;
  private Board board;
  int turn;
  Phase phase = Phase.ADMINISTRATION;
  int active = NOBODY;
  boolean over;
  int winner = NOBODY;
  int winningSeat = NOBODY;

  public World(Setting setting) {
    this.setting = setting;
    board = setting.board();
    int positions = setting.positions();
    units = new Units(setting);
    leaderAt = new int[positions * setting.leaders()];
    Arrays.fill(leaderAt, BOX);
    leaderKind = new int[leaderAt.length];
    holder = new int[leaderAt.length];
    Arrays.fill(holder, NOBODY);
    leaderShip = new int[leaderAt.length];
    Arrays.fill(leaderShip, BOX);
    garrison = new boolean[setting.board().areas()];
    owner = new int[setting.board().cities().size()];
    Arrays.fill(owner, NOBODY);
    pillagedUntil = new int[owner.length];
    playing = new boolean[positions];
    stage = new Stage[positions];
    Arrays.fill(stage, Stage.BARBARIAN);
    since = new int[positions];
    beganIn = new int[positions];
    kingdomIn = new int[positions];
    treasury = new int[positions];
    points = new int[positions];
    best = new int[positions];
    earned = new int[positions];
    capital = new int[positions];
    Arrays.fill(capital, BOX);
    mood = new Mood[positions];
    Arrays.fill(mood, Mood.USUAL);
    taxes = new int[positions];
    columns = new int[positions];
    rebellionsDue = new int[positions];
    tied = new boolean[positions];
    hasAttacked = new boolean[positions];
    hadUnits = new boolean[positions];
    turnsPlayed = new int[positions];
    seat = new int[positions];
    people = new int[positions];
    for (int i = 0; i < positions; i++) {
      seat[i] = setting.position(i).seat();
      people[i] = i;
    }
    present = new boolean[setting.seats()];
    for (int i = 0; i < present.length; i++) {
      present[i] = setting.attendance().from(i) <= setting.scenario().firstTurn();
    }
    bestOf = new int[present.length];
    earnedOf = new int[present.length];
    turnsOf = new int[present.length];
    marks = new int[Mark.values().length][Math.max(positions, setting.board().places())];
    awaiting = new int[positions][setting.kinds().count()];
    fallen = new int[positions][setting.kinds().count()];
  }

  /** A city is there from now on; nobody owns it yet. */
  void found(int area, int tax) {
    board = board.withCity(area, tax);
    owner = Arrays.copyOf(owner, owner.length + 1);
    owner[owner.length - 1] = NOBODY;
    pillagedUntil = Arrays.copyOf(pillagedUntil, owner.length);
  }

  public void apply(CyclesEvent event) {
    Applier.apply(this, event);
  }

  public Setting setting() {
    return setting;
  }

  /** The map, with cities that were founded in this game. */
  public Board board() {
    return board;
  }

  public int turn() {
    return turn;
  }

  public Phase phase() {
    return phase;
  }

  /** Whose phase it is. */
  public int active() {
    return active;
  }

  public boolean isOver() {
    return over;
  }

  public OptionalInt winner() {
    return winner == NOBODY ? OptionalInt.empty() : OptionalInt.of(winner);
  }

  /** The player who has won, or {@link #NOBODY}. */
  public int winningSeat() {
    return winningSeat;
  }

  // units

  public int unitCount() {
    return units.place.length;
  }

  public int firstUnit(int position) {
    return position * units.each;
  }

  public int endUnit(int position) {
    return (position + 1) * units.each;
  }

  public int owner(int unit) {
    return units.owner(unit);
  }

  public int kind(int unit) {
    return units.kind[unit];
  }

  public UnitKind kindOf(int unit) {
    return setting.kinds().get(units.kind[unit]);
  }

  public int counter(int unit) {
    return units.counter(unit);
  }

  /** Where a unit is, or {@link #BOX}. */
  public int place(int unit) {
    return units.place[unit];
  }

  public boolean isOnBoard(int unit) {
    return units.place[unit] != BOX;
  }

  public boolean isInverted(int unit) {
    return (units.flags[unit] & Units.INVERTED) != 0;
  }

  public boolean hasMoved(int unit) {
    return (units.flags[unit] & Units.MOVED) != 0;
  }

  public boolean hasAttacked(int unit) {
    return (units.flags[unit] & Units.ATTACKED) != 0;
  }

  /** The coast that a ship or its cargo must land on, or {@link #BOX}. */
  public int aim(int unit) {
    return units.aim[unit];
  }

  /** The area from which a ship that lies before a coast came. */
  public int setOutFrom(int unit) {
    return units.from[unit];
  }

  /** The sea areas that a ship which lies before a coast crossed, in order. */
  public int[] crossed(int unit) {
    return units.crossed[unit].clone();
  }

  /** The first unit in a place, or -1; with {@link #nextUnit} a way through all of them. */
  public int firstUnitAt(int place) {
    return units.first[place];
  }

  public int nextUnit(int unit) {
    return units.next(unit);
  }

  /** The units in a place, by number. */
  public List<Integer> unitsAt(int place) {
    List<Integer> found = new ArrayList<>(3);
    for (int unit = units.first[place]; unit >= 0; unit = units.next(unit)) {
      found.add(unit);
    }
    if (found.size() > 1) {
      found.sort(null);
    }
    return found;
  }

  /** The units of a position that are on the board, by number; not those it has hired. */
  public List<Integer> unitsOf(int position) {
    List<Integer> found = new ArrayList<>();
    for (int unit = firstUnit(position); unit < endUnit(position); unit++) {
      if (isOnBoard(unit) && units.original(unit) < 0) {
        found.add(unit);
      }
    }
    return found;
  }

  /** Who has leased a unit to the position that uses it; {@link #NOBODY} for its own units. */
  @Rule("13.4")
  public int lessor(int unit) {
    int original = units.original(unit);
    return original < 0 ? NOBODY : units.owner(original);
  }

  /** The units that one position has leased to another, by number. */
  @Rule("13.4")
  public List<Integer> hired(int lessee, int lessor) {
    List<Integer> found = new ArrayList<>();
    for (int unit = firstUnit(lessee); unit < endUnit(lessee); unit++) {
      if (isOnBoard(unit) && lessor(unit) == lessor) {
        found.add(unit);
      }
    }
    return found;
  }

  /** The numbers that units would have in somebody's service, if there is room for them. */
  @Rule("13.4")
  public List<Integer> slotsFor(List<Integer> hired, int lessee) {
    return units.slots(lessee, hired);
  }

  /** How many more units of a counter could serve somebody. */
  @Rule("13.4")
  public int roomFor(int counter, int lessee) {
    return units.room(lessee, counter);
  }

  /** How many units of a kind a position has on the board. */
  public int count(int position, int kind) {
    return units.count(position, kind);
  }

  /** How many units of any kind a position has on the board. */
  public int count(int position) {
    int sum = 0;
    for (int kind = 0; kind < setting.kinds().count(); kind++) {
      sum += units.count(position, kind);
    }
    return sum;
  }

  /** Units other than tribes. */
  public int combatUnits(int position) {
    return count(position) - units.count(position, setting.kinds().tribe());
  }

  /** A unit of a position that could be raised as a kind; -1 when there is no counter left. */
  public int inBox(int position, int kind) {
    return units.inBox(position, setting.kinds().get(kind));
  }

  /** Whose units stand in an area; {@link #NOBODY} where none do. Leaders do not count. */
  public int occupant(int area) {
    return units.first[area] < 0 ? NOBODY : units.owner(units.first[area]);
  }

  public boolean hasGarrison(int area) {
    return garrison[area];
  }

  /**
   * Whether units of this position may not be there: others or a neutral garrison stand there, or a
   * capital that defends itself.
   */
  public boolean isBarred(int area, int position) {
    int there = occupant(area);
    if (there != NOBODY) {
      return there != position;
    }
    int defended = defendedCapital(area);
    return garrison[area] || (defended != NOBODY && defended != position);
  }

  /** Whose capital defends an area by itself, where capitals do; {@link #NOBODY} otherwise. */
  @Rule("14.2.6")
  public int defendedCapital(int area) {
    if (setting.options().capitalsDefend()) {
      for (int position = 0; position < capital.length; position++) {
        if (capital[position] == area) {
          return position;
        }
      }
    }
    return NOBODY;
  }

  // leaders

  /** How many leaders there may be; those of a position follow each other. */
  public int leaderCount() {
    return leaderAt.length;
  }

  public int leaderOwner(int leader) {
    return leader / setting.leaders();
  }

  /** Where a leader is, a captive with who holds him, or {@link #BOX}. */
  public int leaderAt(int leader) {
    return isCaptive(leader) ? units.place[holder[leader]] : leaderAt[leader];
  }

  /** What was rolled for a leader; {@link LeaderKind#ORDINARY} where nobody rolled. */
  @Rule("13.6")
  public LeaderKind leaderKind(int leader) {
    return setting.leaderTable().kind(leaderKind[leader]);
  }

  /** The unit that holds a leader captive, or {@link #NOBODY}. */
  @Rule("13.6")
  public int holder(int leader) {
    return holder[leader];
  }

  @Rule("13.6")
  public boolean isCaptive(int leader) {
    return holder[leader] != NOBODY;
  }

  /** A leader of a position who is free, in a place, or -1. */
  public int leaderIn(int place, int position) {
    for (int i = position * setting.leaders(); i < (position + 1) * setting.leaders(); i++) {
      if (leaderAt[i] == place) {
        return i;
      }
    }
    return -1;
  }

  /** Who leads a unit, or -1: at sea only a leader of the same landing does. */
  @Rule("8.2")
  public int leaderWith(int unit) {
    int place = units.place[unit];
    int position = owner(unit);
    if (!board.isSea(place)) {
      return leaderIn(place, position);
    }
    for (int i = position * setting.leaders(); i < (position + 1) * setting.leaders(); i++) {
      if (leaderAt[i] == place
          && leaderShip[i] != BOX
          && units.aim[leaderShip[i]] == units.aim[unit]) {
        return i;
      }
    }
    return -1;
  }

  /** The leader at sea who is aboard a ship, or -1. */
  public int leaderAboard(int ship) {
    int position = owner(ship);
    for (int i = position * setting.leaders(); i < (position + 1) * setting.leaders(); i++) {
      if (leaderShip[i] == ship) {
        return i;
      }
    }
    return -1;
  }

  // cities

  /** Who owns a city, or {@link #NOBODY}. */
  public int cityOwner(int city) {
    return owner[city];
  }

  public boolean isPillaged(int city) {
    return pillagedUntil[city] > 0;
  }

  /** The turn in which a pillaged city recovers; 0 for one that is not. */
  public int pillagedUntil(int city) {
    return pillagedUntil[city];
  }

  // positions

  public boolean isPlaying(int position) {
    return playing[position];
  }

  public Stage stage(int position) {
    return stage[position];
  }

  /** The turn in which its present cycle began, or its last one. */
  public int beganIn(int position) {
    return beganIn[position];
  }

  /** The turn from which turns in its stage are counted. */
  public int since(int position) {
    return since[position];
  }

  /** The turn in which it becomes a kingdom; 0 before the countdown. */
  public int kingdomIn(int position) {
    return kingdomIn[position];
  }

  public int treasury(int position) {
    return treasury[position];
  }

  /** What it has scored in its present cycle, or its last one. */
  public int points(int position) {
    return points[position];
  }

  /** What it has scored in its best cycle. */
  @Rule("14.3.1")
  public int bestCycle(int position) {
    return Math.max(best[position], points[position]);
  }

  /** What it has scored in all its cycles. */
  @Rule("14.3.2")
  public int pointsOfAllCycles(int position) {
    return earned[position] + points[position];
  }

  /** The area of its capital, or {@link #BOX}. */
  public int capital(int position) {
    return capital[position];
  }

  public Mood mood(int position) {
    return mood[position];
  }

  /** The unmodified taxes of this turn. */
  public int taxes(int position) {
    return taxes[position];
  }

  /** The columns it has paid for in this turn. */
  public int columns(int position) {
    return columns[position];
  }

  public int rebellionsDue(int position) {
    return rebellionsDue[position];
  }

  /** Whether its elites are tied to the capital this turn. */
  public boolean isTied(int position) {
    return tied[position];
  }

  /** Whether it has attacked in this turn. */
  public boolean hasAttackedAnybody(int position) {
    return hasAttacked[position];
  }

  /** Whether it began its turn with units other than tribes. */
  public boolean beganWithUnits(int position) {
    return hadUnits[position];
  }

  public int turnsPlayed(int position) {
    return turnsPlayed[position];
  }

  // players

  /** Who plays a position, or played it last; {@link #NOBODY} for nobody. */
  @Rule("4.2")
  public int seat(int position) {
    return seat[position];
  }

  /**
   * What a position is in its present cycle, which start, group and countdown go by: it is its own,
   * unless its counters stand for a people whose own are on the board as an empire.
   */
  @Rule("4.2")
  public int people(int position) {
    return people[position];
  }

  /** The same with all that is said of it. */
  @Rule("4.2")
  public Position peopleOf(int position) {
    return setting.position(people[position]);
  }

  /** What sets the group of a position apart. */
  public Group group(int position) {
    return setting.group(people[position]);
  }

  /** Whether a player is at the table. */
  @Rule("14.3")
  public boolean isPresent(int player) {
    return present[player];
  }

  /** What a player has scored in the best of his cycles. */
  @Rule("14.3.1")
  public int bestCycleOf(int player) {
    int most = bestOf[player];
    for (int i = 0; i < seat.length; i++) {
      most = seat[i] == player ? Math.max(most, bestCycle(i)) : most;
    }
    return most;
  }

  /** What a player has scored in all his cycles. */
  @Rule("14.3.2")
  public int pointsOf(int player) {
    int sum = earnedOf[player];
    for (int i = 0; i < seat.length; i++) {
      sum += seat[i] == player ? pointsOfAllCycles(i) : 0;
    }
    return sum;
  }

  /** In how many turns a player had a position. */
  @Rule("14.3.2")
  public int turnsOf(int player) {
    int sum = turnsOf[player];
    for (int i = 0; i < seat.length; i++) {
      sum += seat[i] == player ? turnsPlayed[i] : 0;
    }
    return sum;
  }

  /** What a mark of a special rule says about a subject; 0 where nothing happened. */
  @Rule("14.2")
  @SuppressWarnings("EnumOrdinal") // rows of a table that lives as long as the game
  public int mark(Mark mark, int subject) {
    return marks[mark.ordinal()][subject];
  }

  /** How many units of a kind wait to enter the board. */
  public int awaiting(int position, int kind) {
    return awaiting[position][kind];
  }

  /** How many units of a kind fell in combat and were not replaced. */
  public int fallen(int position, int kind) {
    return fallen[position][kind];
  }
}
