package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.administration.IdleLeaders;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.ControlFigures;
import org.groma.engine.invasions.state.World;

/** Looks for the march that gains most for the stack of a province. */
final class Campaign {

  private static final double UNIT_VALUE = 6;
  private static final double HOPE = 0.4;
  private static final double STEP_COST = 0.2;
  private static final double KEPT = 0.9;
  private static final double NOTHING = 0;

  /** Who could gain less than this stays. */
  private static final double LEAST = 1.5;

  private static final double NEARER = 1.5;

  private final World world;
  private final int nation;
  private final Board board;
  private final long bloc;
  private final Targets targets;
  private final Lure lure;
  private final Danger danger;
  private final int neededAmongBarbarians;
  private final int neededElsewhere;

  /** What each province in reach could bring at best, by its number in {@link #reach}. */
  private double[] promise = {};

  /** Whether that leaves out what the stack would risk there, which is dear to work out. */
  private boolean[] rough = {};

  /** Where the stack could get to. */
  private Reach reach;

  /** How many of the nation and its allies stand where the stack does, and what they risk. */
  private int present;

  private double risk;

  /** What the leader who goes along adds to the limit of a stack. */
  private int bonus;

  /** What is given up where the stack comes from. */
  private double left;

  /** How far from its horde it stands. */
  private double astray;

  /** What those who stay would risk, by how many go: most targets have room for as many. */
  private int asMany;

  private double riskOfRest;

  /**
   * A look at the land as it is now.
   *
   * @param targets what is known of it
   */
  Campaign(Targets targets, Lure lure) {
    this.world = targets.world();
    this.nation = targets.nation();
    this.targets = targets;
    this.board = world.setting().board();
    this.bloc = world.diplomacy().bloc(nation);
    this.lure = lure;
    this.danger = targets.danger();
    ControlFigures figures = world.setting().figures().control();
    this.neededAmongBarbarians = figures.unitsNeeded(true, world.status(nation));
    this.neededElsewhere = figures.unitsNeeded(false, world.status(nation));
  }

  /**
   * The best plan for what stands in a province, if one is worth while.
   *
   * @param wanted the leader who must go along, or -1 where the ablest may
   */
  Optional<Plan> best(int province, int wanted) {
    UnitSet units = movable(province);
    if (units.isEmpty()) {
      return Optional.empty();
    }
    int leader = wanted >= 0 ? wanted : ablest(province);
    int paces = slowest(units, leader);
    if (paces == 0) {
      return Optional.empty();
    }
    int garrison = garrison(province, units.size());
    UnitSet going = units.first(units.size() - garrison);
    if (going.isEmpty()) {
      return Optional.empty();
    }
    reach = targets.reach(province, paces);
    double most = Math.nextDown(LEAST); // what promises less needs no closer look
    int goal = -1;
    int next = rank(going, leader, province);
    while (next >= 0 && promise[next] > most) {
      if (rough[next]) {
        rough[next] = false;
        promise[next] = promise(leader, province, next);
      } else {
        double gain = gain(going, leader, province, next);
        if (gain > most) {
          most = gain;
          goal = reach.province(next);
        }
        promise[next] = NOTHING;
      }
      next = mostPromising();
    }
    if (goal < 0) {
      return Optional.empty();
    }
    UnitSet sent = going.first(targets.at(goal).room(bonus));
    return Optional.of(new Plan(sent, leader, reach.path(goal, province), most));
  }

  /** Works out what every target in reach could bring at best, and tells the first of them. */
  private int rank(UnitSet going, int leader, int from) {
    present = world.countAt(from, bloc);
    risk = danger.of(from, present);
    bonus = leader < 0 ? 0 : world.setting().leader(leader).stacking();
    left = world.holder(from) == nation ? (1 - KEPT) * targets.at(from).worth() : 0;
    astray = targets.at(from).astray();
    asMany = going.size();
    riskOfRest = danger.of(from, present - asMany);
    int count = reach.count();
    if (promise.length < count) {
      promise = new double[board.provinces()];
      rough = new boolean[board.provinces()];
    }
    for (int i = 1; i < count; i++) {
      rough[i] = world.countAt(reach.province(i), bloc) == 0;
      promise[i] = promise(leader, from, i);
    }
    return mostPromising();
  }

  private int mostPromising() {
    int best = -1;
    double most = NOTHING;
    int count = reach.count();
    for (int i = 1; i < count; i++) {
      if (promise[i] > most) {
        best = i;
        most = promise[i];
      }
    }
    return best;
  }

  private UnitSet movable(int province) {
    return world.unitsAt(
        province,
        unit ->
            (bloc & 1L << world.master(unit)) != 0
                && !world.isHalted(unit)
                && !world.isSetAside(unit)
                && world.setting().kind(unit).areas() == 0
                && !world.setting().kind(unit).ownAreasOnly());
  }

  private int ablest(int province) {
    int best = Stack.NO_LEADER;
    for (int i = world.firstLeaderAt(province); i >= 0; i = world.nextLeaderAt(i)) {
      if ((bloc & 1L << world.setting().leader(i).nation()) != 0
          && !world.hasStayed(i)
          && !IdleLeaders.isIdle(world, i)
          && (best < 0
              || world.setting().leader(i).combat() > world.setting().leader(best).combat())) {
        best = i;
      }
    }
    return best;
  }

  private int slowest(UnitSet units, int leader) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < units.size(); i++) {
      least = Math.min(least, Allowance.left(world, units.get(i), leader));
    }
    return least;
  }

  /** How many stay: enough to keep what would be lost, if it is threatened or stands alone. */
  private int garrison(int province, int present) {
    int area = board.area(province);
    boolean heldAnyway =
        area >= 0 && world.incumbent(area) >= 0 && (bloc & 1L << world.incumbent(area)) != 0;
    boolean seat = world.horde(nation) == province || world.capital(nation) == province;
    if (seat) {
      return Math.min(present, 2);
    }
    if (heldAnyway || world.holder(province) != nation) {
      return 0;
    }
    int needed = needed(province);
    return targets.at(province).worth() > 4 && present > needed ? needed : 0;
  }

  /** What going somewhere brings if every battle is won; cheap, so that few need a closer look. */
  private double promise(int leader, int from, int next) {
    int province = reach.province(next);
    Targets.Target target = targets.at(province);
    int most = Math.min(asMany, target.room(bonus));
    if (most == 0) {
      return NOTHING;
    }
    double way = STEP_COST * reach.distance(province);
    return switch (target.attitude()) {
      case FRIENDLY -> safer(from, next, most) + nearer(from, target, province) - way;
      case NEUTRAL -> NOTHING;
      case EMPTY, HOSTILE ->
          most < needed(province)
              ? NOTHING
              : spoils(leader, target, province)
                  + nearer(from, target, province)
                  + safer(from, next, most)
                  - left
                  - way;
    };
  }

  private double gain(UnitSet going, int leader, int from, int next) {
    int province = reach.province(next);
    Targets.Target target = targets.at(province);
    if (target.attitude() == Attitude.OfProvince.FRIENDLY) {
      return promise[next];
    }
    UnitSet units = going.first(target.room(bonus));
    double victory =
        Prospects.ofAttack(world, nation, units, leader, reach.gate(province), province);
    if (victory < HOPE) {
      return NOTHING;
    }
    double losses = (1 - victory) * Math.min(units.size(), 2) * UNIT_VALUE;
    double won = spoils(leader, target, province) + nearer(from, target, province);
    return promise[next] - (1 - victory) * won - losses;
  }

  /** Land and dead enemies. */
  private double spoils(int leader, Targets.Target target, int province) {
    return Prospects.ofSiege(world, nation, leader, province) * target.worth() + target.prey();
  }

  private int needed(int province) {
    return board.isBarbarian(province) ? neededAmongBarbarians : neededElsewhere;
  }

  /** How much less is at risk in both provinces when units go from one to the other. */
  private double safer(int from, int next, int going) {
    double ofRest = going == asMany ? riskOfRest : danger.of(from, present - going);
    if (rough[next]) {
      return risk - ofRest;
    }
    int target = reach.province(next);
    int there = world.countAt(target, bloc);
    double now = risk + (there > 0 ? danger.of(target, there) : 0);
    double then = ofRest + danger.of(target, there + going);
    return now - then;
  }

  /** Nearer to what the nation can win, and not too far from its horde. */
  private double nearer(int from, Targets.Target target, int province) {
    return NEARER * lure.gain(from, province) - target.astray() + astray;
  }
}
