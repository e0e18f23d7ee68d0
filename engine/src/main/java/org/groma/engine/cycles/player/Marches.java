package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Passage;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;

/** Moves units one after the other, each to where it does most good. */
final class Marches {

  private static final double A_STEP = 0.05;
  private static final double RISK = 0.8;
  private static final double ROOM = 0.3;
  private static final double CROWDED = 5;
  private static final double SUNK = 4;
  private static final double LED = 0.5;
  private static final int SHIPS_FIRST = 100;

  private final Outlook outlook;
  private Prospect prospect;

  Marches(Outlook outlook) {
    this.outlook = outlook;
  }

  /** Ships go first, so that they can carry; then the strong, and the others beside them. */
  int mover(ChooseMover decision) {
    World world = decision.world();
    List<Integer> options = decision.options();
    int best = ChooseMover.DONE;
    for (int unit : options) {
      if (unit != ChooseMover.DONE
          && (best == ChooseMover.DONE || rank(world, unit) > rank(world, best))) {
        best = unit;
      }
    }
    return best;
  }

  private static int rank(World world, int unit) {
    return 2 * world.kindOf(unit).strength() + (world.kindOf(unit).ship() ? SHIPS_FIRST : 0);
  }

  Move move(ChooseMove decision) {
    World world = decision.world();
    int unit = decision.unit();
    prospect = outlook.of(world, decision.chooser());
    if (world.kindOf(unit).ship()) {
      return wayBack(decision).orElseGet(() -> voyage(decision));
    }
    if (Campaigns.leaves(world, unit)) {
      return Move.EXIT;
    }
    Optional<Move> back = wayBack(decision);
    if (back.isPresent()) {
      return back.get();
    }
    int from = world.place(unit);
    boolean tribe = world.kind(unit) == world.setting().kinds().tribe();
    int best = from;
    double most = tribe ? home(world, unit, from) : value(world, unit, from);
    for (int area : Reach.of(world, unit)) {
      if (Truce.spares(world, decision.chooser(), area)) {
        continue; // he does not ask
      }
      double value = tribe ? home(world, unit, area) : value(world, unit, area) - A_STEP;
      if (value > most) {
        most = value;
        best = area;
      }
    }
    int leader = world.leaderIn(from, decision.chooser());
    Optional<Move> court = court(decision, leader);
    if (court.isPresent()) {
      return court.get();
    }
    boolean hurried = false;
    if (leader >= 0 && world.leaderKind(leader).swift()) {
      for (int area : Reach.led(world, unit)) {
        double value = value(world, unit, area) - A_STEP;
        if (value > most) {
          most = value;
          best = area;
          hurried = true;
        }
      }
    }
    for (Move.Voyage passage : Passage.of(world, unit)) {
      boolean rides = leader >= 0 && isLastOf(world, unit, from);
      Move.Voyage led = new Move.Voyage(passage.seas(), passage.area(), -1, rides);
      if (cross(world, unit, passage) > 1 && decision.refusal(led).isEmpty()) {
        return led;
      }
    }
    if (best == from) {
      return Move.STAY;
    }
    boolean goesAlong =
        leader >= 0
            && (hurried || isLastOf(world, unit, from))
            && !(Court.isClerk(world, leader) && from == world.capital(decision.chooser()));
    Move march = new Move.March(best, goesAlong);
    return decision.refusal(march).isEmpty() ? march : Move.STAY;
  }

  /** Where a unit without support goes that has to (11.5). */
  private Optional<Move> wayBack(ChooseMove decision) {
    return decision.refusal(Move.STAY).isEmpty()
        ? Optional.empty()
        : decision.options().stream()
            .max(
                Comparator.comparingDouble((Move move) ->
                    switch (move) {
                      case Move.March march ->
                          value(decision.world(), decision.unit(), march.area());
                      case Move.Voyage voyage -> -voyage.seas().size();
                      case Move.Stay _, Move.Exit _ -> Double.NEGATIVE_INFINITY;
                    }));
  }

  /** Whoever stands with an administrator brings him to the capital, if it can be reached. */
  private static Optional<Move> court(ChooseMove decision, int leader) {
    World world = decision.world();
    int capital = world.capital(decision.chooser());
    Move home = new Move.March(capital, true);
    return Court.isClerk(world, leader)
            && capital != World.BOX
            && world.leaderAt(leader) != capital
            && decision.refusal(home).isEmpty()
        ? Optional.of(home)
        : Optional.empty();
  }

  private static boolean isLastOf(World world, int unit, int area) {
    return world.firstUnitAt(area) == unit && world.nextUnit(unit) < 0;
  }

  /** What it is worth that a unit stands in an area. */
  private double value(World world, int unit, int area) {
    int own = world.owner(unit);
    int beside = world.occupant(area) == own ? prospect.strength(area) : 0;
    boolean there = world.place(unit) == area;
    int strength = there ? beside : beside + world.kindOf(unit).strength();
    boolean alone = there ? world.nextUnit(world.firstUnitAt(area)) < 0 : beside == 0;
    double held = alone ? prospect.held(area) : prospect.held(area) / 3;
    int threat = prospect.threat(area);
    double risk = threat > strength ? RISK * Math.min(threat - strength, 4) : 0;
    double led = world.leaderIn(area, own) >= 0 ? LED : 0;
    return prospect.pull(area) + held + led - risk;
  }

  /** Tribes want room to grow, away from strangers. */
  private double home(World world, int tribe, int area) {
    Board board = world.board();
    int own = world.owner(tribe);
    double value = prospect.pull(area) / 20 - prospect.threat(area);
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      value -= unit == tribe ? 0 : CROWDED;
    }
    for (int i = 0; i < board.degree(area); i++) {
      int next = board.near(area, i);
      if (world.occupant(next) == World.NOBODY
          && !world.isBarred(next, own)
          && !board.isDesert(next)) {
        value += ROOM;
      }
    }
    return value;
  }

  /** Ships go where what they carry does more good than it does at home. */
  private Move voyage(ChooseMove decision) {
    World world = decision.world();
    Move best = Move.STAY;
    double most = 1;
    for (Move option : decision.options()) {
      if (option instanceof Move.Voyage voyage && isOfUse(world, voyage, decision.chooser())) {
        double value = cross(world, decision.unit(), voyage);
        if (value > most) {
          most = value;
          best = option;
        }
      }
    }
    return best;
  }

  /** Empty ships are good for a landing at most, and then two of them. */
  private static boolean isOfUse(World world, Move.Voyage voyage, int own) {
    return voyage.cargo() >= 0 || (voyage.consort() >= 0 && world.isBarred(voyage.area(), own));
  }

  private double cross(World world, int ship, Move.Voyage voyage) {
    int from = world.place(voyage.cargo() < 0 ? ship : voyage.cargo());
    int own = world.owner(ship);
    double sunk = Math.min(1, voyage.seas().size() / 6.0);
    double there;
    if (world.isBarred(voyage.area(), own)) {
      double attack = landing(world, ship, voyage);
      int defence = Math.max(2, prospect.strength(voyage.area()));
      there = attack >= defence ? prospect.held(voyage.area()) / 2 : -SUNK;
    } else {
      there = prospect.held(voyage.area()) + prospect.pull(voyage.area());
    }
    double here = prospect.held(from) + prospect.pull(from);
    return (1 - sunk) * there - here - sunk * SUNK;
  }

  /** How strong those are who would land; crusaders have no ship. */
  private static double landing(World world, int ship, Move.Voyage voyage) {
    if (voyage.consort() >= 0) {
      return world.kindOf(ship).strength() + world.kindOf(voyage.consort()).strength();
    }
    int carried = voyage.cargo() < 0 ? ship : voyage.cargo();
    return world.kindOf(carried).strength() / 2.0 + (world.kindOf(ship).ship() ? 1 : 0);
  }
}
