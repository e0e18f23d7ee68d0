package org.groma.engine.invasions.state;

import java.util.function.IntPredicate;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;

/**
 * The state of a game. Everybody reads it; only {@link #apply} changes it. Copies share the setting
 * and nothing else.
 *
 * <p>The units in a place form a list sorted by their numbers, so that two states with the same
 * content are equal however they came about.
 *
 * <p>The file is long because this is the one place to ask: one-line questions on units, leaders,
 * land and nations, whose answers are kept in a class each beside it.
 */
public final class World {

  public static final int NOBODY = -1;

  /** In the pool of its nation. */
  public static final int POOL = -1;

  /** Out of the game for good. */
  public static final int GONE = -2;

  final Setting setting;
  final Units units;
  final Leaders leaders;
  final Lands lands;
  final Nations nations;
  final Diplomacy diplomacy;
  final Realms realms;
  final Cards cards;
  final Unsettled unsettled;
  int turn;
  int active = NOBODY;
  private long barbarians;
  private int landChanges;

  private World(Setting setting) {
    this.setting = setting;
    units = new Units(setting);
    leaders = new Leaders(setting);
    lands = new Lands(setting);
    nations = new Nations(setting);
    diplomacy = new Diplomacy(setting.nations());
    realms = new Realms(setting);
    cards = new Cards(setting);
    unsettled = new Unsettled(setting.board());
    turn = setting.scenario().firstTurn();
    countBarbarians();
  }

  private World(World other) {
    setting = other.setting;
    units = other.units.copy();
    leaders = other.leaders.copy();
    lands = other.lands.copy();
    nations = other.nations.copy();
    diplomacy = other.diplomacy.copy();
    realms = other.realms.copy();
    cards = other.cards.copy();
    unsettled = other.unsettled.copy();
    turn = other.turn;
    active = other.active;
    barbarians = other.barbarians;
    landChanges = other.landChanges;
  }

  /** An empty map: nobody has come into play. */
  public static World empty(Setting setting) {
    return new World(setting);
  }

  public World copy() {
    return new World(this);
  }

  public void apply(InvasionsEvent event) {
    Applier.apply(this, event);
  }

  void changeLand(boolean changed) {
    landChanges += changed ? 1 : 0;
  }

  /** How often the lie of the land has changed: thoughts about it hold as long as this does. */
  public int landChanges() {
    return landChanges;
  }

  public Setting setting() {
    return setting;
  }

  public Diplomacy diplomacy() {
    return diplomacy;
  }

  /** Faith, foundations, and what this turn changed for single nations. */
  public Realms realms() {
    return realms;
  }

  /** Piles and hands, and what this turn changed for all. */
  public Cards cards() {
    return cards;
  }

  public int turn() {
    return turn;
  }

  /** The nation whose activation it is. */
  public int active() {
    return active;
  }

  // units

  /** Where a unit is: a place, {@link #POOL} or {@link #GONE}. */
  public int place(int unit) {
    return units.place(unit);
  }

  public boolean isOnMap(int unit) {
    return units.place(unit) >= 0;
  }

  public boolean isDamaged(int unit) {
    return units.is(unit, Units.DAMAGED);
  }

  /** Who commands a unit. */
  public int master(int unit) {
    return units.master(unit);
  }

  /** A mercenary: commanded by another nation than its own. */
  public boolean isLent(int unit) {
    return units.master(unit) != setting.roster().nation(unit);
  }

  /** The first unit in a place by number, or -1. */
  public int firstAt(int place) {
    return units.first(place);
  }

  /** The next unit in the same place, or -1. */
  public int nextAt(int unit) {
    return units.next(unit);
  }

  /** The units in a place that answer to a description. */
  public UnitSet unitsAt(int place, IntPredicate wanted) {
    int[] found = new int[units.count(place)];
    int count = 0;
    for (int unit = firstAt(place); unit >= 0; unit = nextAt(unit)) {
      if (wanted.test(unit)) {
        found[count++] = unit;
      }
    }
    return UnitSet.sorted(found, count);
  }

  /** The units in a place commanded by nations of this set. */
  public UnitSet unitsAt(int place, long masters) {
    if ((units.masters(place) & masters) == 0) {
      return UnitSet.NONE;
    }
    return unitsAt(place, unit -> (masters & 1L << master(unit)) != 0);
  }

  public int countAt(int place, long masters) {
    return units.count(place, masters);
  }

  /** Who has units in a place, a bit each; hordes and Limites do not count. */
  public long mastersAt(int place) {
    return units.masters(place);
  }

  /**
   * The first province from a number on in which one of these nations has units; -1 after the last.
   */
  public int nextProvinceOf(long masters, int from) {
    int place = units.nextPlace(masters, from);
    return place < setting.board().provinces() ? place : -1;
  }

  /**
   * The first province from a number on that a nation controls or stands in, with units or its
   * horde; -1 after the last.
   */
  public int nextOwn(int nation, int from) {
    int horde = horde(nation);
    int held = nextHeldBy(nation, from);
    int standing = nextProvinceOf(1L << nation, from);
    return sooner(horde < from ? -1 : horde, sooner(held, standing));
  }

  /** The smaller of two numbers; a negative one is none. */
  private static int sooner(int one, int other) {
    return one < 0 || other < 0 ? Math.max(one, other) : Math.min(one, other);
  }

  /** Who stands in a province in any way: with units, a horde or a Limes. */
  public long occupants(int province) {
    long all = mastersAt(province) | hordesAt(province);
    return limes(province) < 0 ? all : all | 1L << limes(province);
  }

  public boolean isEmpty(int province) {
    return firstAt(province) < 0 && limes(province) < 0 && hordesAt(province) == 0;
  }

  /**
   * How many paces a unit has spent in this movement sub-step; a fleet, in this activation. Paces
   * that a card gave count against them, so that they may be less than none.
   */
  public int pacesSpent(int unit) {
    return units.paces[unit];
  }

  public boolean isHalted(int unit) {
    return units.is(unit, Units.HALTED);
  }

  public boolean isSetAside(int unit) {
    return units.is(unit, Units.ASIDE);
  }

  public boolean hasMissed(int unit) {
    return units.is(unit, Units.MISSED);
  }

  public boolean isShipped(int unit) {
    return units.is(unit, Units.SHIPPED);
  }

  /** How many transports a fleet has made in this activation. */
  public int transports(int fleet) {
    return units.transports[fleet];
  }

  public boolean isChallenged(int fleet) {
    return units.is(fleet, Units.CHALLENGED);
  }

  /** The province that a unit came from in its last step of this sub-step, or -1. */
  public int cameFrom(int unit) {
    return units.from[unit];
  }

  /** What it crossed in that step. */
  public Border cameVia(int unit) {
    return units.via[unit];
  }

  /** Whether a unit has moved in this sub-step at all. */
  public boolean hasMoved(int unit) {
    return units.is(unit, Units.MOVED);
  }

  /**
   * The leader with whom a unit has made all its steps of this sub-step; -1 when it has made some
   * without him, or none.
   */
  public int ledBy(int unit) {
    return units.led[unit];
  }

  /** The stack whose move is under way. */
  public UnitSet movingStack() {
    return units.moving;
  }

  // leaders

  /** Where a leader is, or a negative number when he is not in play. */
  public int leaderPlace(int leader) {
    return leaders.where.place(leader);
  }

  /** The first leader in a place by number, or -1. */
  public int firstLeaderAt(int place) {
    return leaders.where.first(place);
  }

  /** The next leader in the same place, or -1. */
  public int nextLeaderAt(int leader) {
    return leaders.where.next(leader);
  }

  public boolean isInPlay(int leader) {
    return leaders.where.place(leader) >= 0;
  }

  public int leaderPaces(int leader) {
    return leaders.paces[leader];
  }

  /** How many paces a card gave a leader for this movement sub-step. */
  public int haste(int leader) {
    return leaders.haste[leader];
  }

  public boolean hasStayed(int leader) {
    return leaders.stayed[leader];
  }

  /** How many campaigns a leader has begun in this activation. */
  public int campaigns(int leader) {
    return leaders.campaigns[leader];
  }

  /** Whose campaign is under way; -1 when none is. */
  public int campaigner() {
    return leaders.campaigner;
  }

  /** How many campaigns a leader may make in this activation, those that cards gave included. */
  public int mostCampaigns(int leader) {
    return setting.leader(leader).campaigns() + leaders.spurs[leader];
  }

  /** Whether a leader died in this game or in this turn, if intrinsic. */
  public boolean hasFallen(int leader) {
    return leaders.where.place(leader) == Leaders.FALLEN;
  }

  // provinces and Areas

  /**
   * The Areas in which anything changed, since this was asked last, that decides who controls what.
   */
  public long takeUnsettled() {
    return unsettled.take();
  }

  /** The provinces of these Areas by number; all outside any Area share a bit after them. */
  public int[] provincesIn(long areas) {
    return unsettled.provinces(areas);
  }

  /** Who controls a province, or {@link #NOBODY}. */
  public int holder(int province) {
    return lands.holder(province);
  }

  /** The first province from a number on that a nation controls; -1 after the last. */
  public int nextHeldBy(int nation, int from) {
    return lands.nextHeld(nation, from);
  }

  /** Who controls an Area, or {@link #NOBODY}. */
  public int incumbent(int area) {
    return lands.incumbent[area];
  }

  public int limes(int province) {
    return lands.limes[province];
  }

  public boolean isPillaged(int province) {
    return lands.pillaged[province];
  }

  public RaidMark raidMark(int province) {
    return lands.raid[province];
  }

  /** The turn in which the raid marker of a province was put there; 0 without one. */
  public int raidTurn(int province) {
    return lands.raidTurn[province];
  }

  /** The level of the city: 0 for a site, also where there is none. */
  public int cityLevel(int province) {
    return lands.level[province];
  }

  public boolean hasCity(int province) {
    return lands.level[province] > 0;
  }

  /** Whether the city has walls of its own or is a capital, which always has. */
  public boolean isFortified(int province) {
    return hasCity(province) && (lands.walls[province] || capitalAt(province) >= 0);
  }

  public boolean hasWalls(int province) {
    return lands.walls[province];
  }

  /** 0 without revolt, 1 for Revolt –, 2 for Revolt +. */
  public int revolt(int province) {
    return lands.revolt[province];
  }

  /** The federate to whom a province is ceded, or {@link #NOBODY}. */
  public int foedus(int province) {
    return lands.foedus[province];
  }

  /** The leader whose siege goes on here while he campaigns, or -1. */
  public int siegeOf(int province) {
    return lands.siege[province];
  }

  // nations

  public Activity activity(int nation) {
    return nations.activity[nation];
  }

  public Status status(int nation) {
    return nations.status[nation];
  }

  public boolean isBarbarian(int nation) {
    return nations.status[nation] == Status.BARBARIAN;
  }

  /** Barbarians and their vassals, a bit each. */
  public long barbarians() {
    return barbarians;
  }

  /** Asked at every step of every stack, so it is kept and not worked out. */
  void countBarbarians() {
    barbarians = 0;
    for (int nation = 0; nation < setting.nations(); nation++) {
      int suzerain = diplomacy.suzerain(nation);
      if (isBarbarian(nation) || (suzerain >= 0 && isBarbarian(suzerain))) {
        barbarians |= 1L << nation;
      }
    }
  }

  /** A nomad as long as it is Barbarian (ruling C69). */
  public boolean isNomad(int nation) {
    return isBarbarian(nation) && setting.nation(nation).nomad();
  }

  public int age(int nation) {
    return nations.age[nation];
  }

  public int decline(int nation) {
    return nations.decline[nation];
  }

  /** Gold in halves. */
  public int gold(int nation) {
    return nations.gold[nation];
  }

  /** Victory points in halves. */
  public int points(int nation) {
    return nations.points[nation];
  }

  public boolean isInvading(int nation) {
    return nations.invading[nation];
  }

  /** Where a nation's horde is, or -1. */
  public int horde(int nation) {
    return nations.horde[nation];
  }

  /** How many paces a horde has spent since unit stacks last began to move. */
  public int hordePaces(int nation) {
    return nations.hordePaces[nation];
  }

  /** Whether units of a nation have entered hostile land in this sub-step. */
  public boolean hasTrespassed(int nation) {
    return nations.trespassed[nation];
  }

  /** Whose hordes are in a province, a bit each. */
  public long hordesAt(int province) {
    return nations.hordesAt(province);
  }

  /** Where a nation's capital is, or -1. */
  public int capital(int nation) {
    return nations.capital[nation];
  }

  /** Whose capital is in a province, or {@link #NOBODY}. */
  public int capitalAt(int province) {
    return nations.capitalAt(province);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof World that
        && setting.equals(that.setting)
        && turn == that.turn
        && active == that.active
        && units.equals(that.units)
        && leaders.equals(that.leaders)
        && lands.equals(that.lands)
        && nations.equals(that.nations)
        && diplomacy.equals(that.diplomacy)
        && realms.equals(that.realms)
        && cards.equals(that.cards);
  }

  @Override
  public int hashCode() {
    return units.hashCode()
        + 31 * leaders.hashCode()
        + 37 * lands.hashCode()
        + 41 * nations.hashCode()
        + 43 * diplomacy.hashCode()
        + turn;
  }
}
