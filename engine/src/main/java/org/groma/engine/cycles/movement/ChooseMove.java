package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.groma.engine.cycles.economy.Support;
import org.groma.engine.cycles.leader.Swiftness;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.MovesNearLeader;
import org.groma.engine.cycles.special.Passage;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where a unit goes. */
@Rule({"5.1", "5.2", "11.5"})
public record ChooseMove(World world, int chooser, int unit) implements Decision<Move> {

  private static final int NONE = -1;

  @Override
  public List<Move> options() {
    List<Move> home = waysHome();
    return home.isEmpty() ? moves() : home;
  }

  /** Of a unit without support, the moves that give it support; none where it is free to stay. */
  @Rule("11.5")
  List<Move> waysHome() {
    return !world.board().isInside(world.place(unit)) // where nobody lacks any
            && Support.without(world, chooser).contains(unit)
        ? moves().stream().filter(this::isHomeward).toList()
        : List.of();
  }

  private boolean isHomeward(Move move) {
    return switch (move) {
      case Move.March _ -> true; // nobody marches to where he would be without
      case Move.Voyage voyage ->
          !world.isBarred(voyage.area(), chooser) && Support.wouldHave(world, unit, voyage.area());
      case Move.Stay _, Move.Exit _ -> false;
    };
  }

  private List<Move> moves() {
    List<Move> options = new ArrayList<>();
    options.add(Move.STAY);
    if (world.kindOf(unit).ship()) {
      addVoyages(options);
    } else {
      addMarches(options);
    }
    if (Exits.areOpen(world, unit)) {
      options.add(Move.EXIT);
    }
    return options;
  }

  private void addMarches(List<Move> options) {
    boolean leader = world.leaderIn(world.place(unit), chooser) >= 0;
    IntPredicate supported = Support.prospects(world, unit, NONE);
    for (Move.Voyage crossing : Crossings.of(world, unit)) {
      options.add(crossing);
    }
    for (Move.Voyage passage : Passage.of(world, unit)) {
      if (isRoom(passage.area(), NONE, supported)) {
        options.add(passage);
        if (leader) {
          options.add(new Move.Voyage(passage.seas(), passage.area(), -1, true));
        }
      }
    }
    for (int area : Reach.of(world, unit)) {
      if (!isTied(area) && supported.test(area)) {
        options.add(new Move.March(area, false));
        if (leader) {
          options.add(new Move.March(area, true));
        }
      }
    }
    if (isHurried()) {
      addHurried(options, supported);
    }
  }

  /** Whether a leader takes the unit further than it would come alone. */
  @Rule("13.6")
  private boolean isHurried() {
    return Swiftness.paces(world, unit) > world.kindOf(unit).movement();
  }

  private void addHurried(List<Move> options, IntPredicate supported) {
    List<Integer> alone = Reach.of(world, unit);
    for (int area : Reach.led(world, unit)) {
      if (!alone.contains(area) && !isTied(area) && supported.test(area)) {
        options.add(new Move.March(area, true));
      }
    }
  }

  /** After an attempted coup elites stay by the capital. */
  @Rule("11.7")
  private boolean isTied(int area) {
    int capital = world.capital(chooser);
    return world.isTied(chooser)
        && world.stage(chooser) == Stage.EMPIRE
        && world.kind(unit) == world.setting().kinds().elite()
        && capital >= 0
        && world.board().steps(capital, area) > 1;
  }

  private void addVoyages(List<Move> options) {
    int from = world.place(unit);
    boolean leader = world.leaderIn(from, chooser) >= 0;
    Optional<SeaReach> reach = SeaReach.from(world, unit);
    if (reach.isEmpty()) {
      return;
    }
    addPickups(reach.get(), options);
    List<Integer> cargoes = cargoes(from);
    int consort = consort(from);
    IntPredicate alone = Support.prospects(world, unit, NONE);
    IntPredicate together = Support.prospects(world, unit, consort);
    List<IntPredicate> laden =
        cargoes.stream().map(cargo -> Support.prospects(world, unit, cargo)).toList();
    for (Move.Voyage voyage : reach.get().voyages()) {
      if (consort >= 0 && !voyage.seas().isEmpty() && isRoom(voyage.area(), consort, together)) {
        options.add(new Move.Voyage(voyage.seas(), voyage.area(), -1, false, consort));
        if (leader) {
          options.add(new Move.Voyage(voyage.seas(), voyage.area(), -1, true, consort));
        }
      }
      if (isRoom(voyage.area(), NONE, alone)) {
        options.add(voyage);
        if (leader) {
          options.add(new Move.Voyage(voyage.seas(), voyage.area(), -1, true));
        }
      }
      for (int i = 0; i < cargoes.size(); i++) {
        int cargo = cargoes.get(i);
        if (isRoom(voyage.area(), cargo, laden.get(i))) {
          options.add(new Move.Voyage(voyage.seas(), voyage.area(), cargo, false));
          if (leader) {
            options.add(new Move.Voyage(voyage.seas(), voyage.area(), cargo, true));
          }
        }
      }
    }
  }

  /** A ship may take aboard on its way who stands on a coast that it comes to. */
  @Rule("5.2")
  private void addPickups(SeaReach reach, List<Move> options) {
    for (int coast : reach.ports()) {
      boolean leader = world.leaderIn(coast, chooser) >= 0;
      List<Integer> cargoes = cargoes(coast);
      if (leader || !cargoes.isEmpty()) {
        IntPredicate alone = Support.prospects(world, unit, NONE);
        List<IntPredicate> laden =
            cargoes.stream().map(cargo -> Support.prospects(world, unit, cargo)).toList();
        for (Move.Voyage voyage : reach.by(coast)) {
          for (int i = 0; i < cargoes.size(); i++) {
            int cargo = cargoes.get(i);
            if (isRoom(voyage.area(), cargo, laden.get(i))) {
              options.add(voyage.with(cargo, false));
              if (leader) {
                options.add(voyage.with(cargo, true));
              }
            }
          }
          if (leader && isRoom(voyage.area(), NONE, alone)) {
            options.add(voyage.with(-1, true));
          }
        }
      }
    }
  }

  /** Another ship that may sail along; nobody is left to be carried where two ships lie. */
  @Rule("8.1")
  private int consort(int from) {
    for (int other : world.unitsAt(from)) {
      if (other != unit
          && world.kindOf(other).ship()
          && !world.hasMoved(other)
          && MovesNearLeader.allows(world, other)) {
        return other;
      }
    }
    return -1;
  }

  /** Units that a ship may take aboard: those that stand with it and have not moved. */
  private List<Integer> cargoes(int from) {
    List<Integer> found = new ArrayList<>();
    for (int other : world.unitsAt(from)) {
      if (other != unit
          && !world.kindOf(other).ship()
          && !world.hasMoved(other)
          && !world.isInverted(other)
          && world.kindOf(other).movement() > 0
          && world.kind(other) != world.setting().kinds().tribe()
          && MovesNearLeader.allows(world, other)) {
        found.add(other);
      }
    }
    return found;
  }

  /**
   * Whether the ship may end there, with a second unit if there is one. Who lands ends at sea for
   * now, and is not asked for support.
   */
  private boolean isRoom(int area, int second, IntPredicate supported) {
    if (world.isBarred(area, chooser)) {
      return mayLandOn(area) && isRoomToLand(area, second);
    }
    if (Truce.isRefused(world, chooser, area) || !supported.test(area)) {
      return false;
    }
    return second < 0
        ? Stacking.fits(world, area, unit)
        : isEmptyBut(area, second); // two units fill an area
  }

  /** Whether nobody is there, or only who goes out and comes back. */
  private boolean isEmptyBut(int area, int second) {
    for (int other = world.firstUnitAt(area); other >= 0; other = world.nextUnit(other)) {
      if (other != unit && other != second) {
        return false;
      }
    }
    return true;
  }

  /** Nobody lands where he must not attack. */
  @Rule({"8.2", "14.2"})
  private boolean mayLandOn(int area) {
    int there = world.occupant(area);
    int defender = there == World.NOBODY ? world.defendedCapital(area) : there;
    return !Bounds.forbidAttack(world, unit, defender, area)
        && (defender == World.NOBODY || !Truce.holds(world, chooser, defender));
  }

  /** One or two ships, or a ship and what it carries. */
  @Rule("8.2")
  private boolean isRoomToLand(int area, int second) {
    int landing = second < 0 ? 1 : 2;
    Board board = world.board();
    for (int i = 0; i < board.seaCount(area); i++) {
      for (int other = world.firstUnitAt(board.sea(area, i));
          other >= 0;
          other = world.nextUnit(other)) {
        landing += world.aim(other) == area ? 1 : 0;
      }
    }
    return landing <= 2;
  }

  private List<Integer> reach(Move.March march) {
    return march.leader() && isHurried() ? Reach.led(world, unit) : Reach.of(world, unit);
  }

  @Override
  public Optional<Refusal> refusal(Move answer) {
    boolean legal =
        switch (answer) {
          case Move.Stay _ -> waysHome().isEmpty();
          case Move.Exit _ -> Exits.areOpen(world, unit);
          case Move.March march ->
              !world.kindOf(unit).ship()
                  && !isTied(march.area())
                  && Support.wouldHave(world, unit, march.area())
                  && (!march.leader() || world.leaderIn(world.place(unit), chooser) >= 0)
                  && reach(march).contains(march.area());
          case Move.Voyage _ -> options().contains(answer);
        };
    return legal
        ? Optional.empty()
        : Optional.of(
            answer instanceof Move.Stay
                ? new Refusal("11.5", "a unit without support moves to where it has some")
                : new Refusal("5", "the unit cannot get there, or too many would stand there"));
  }
}
