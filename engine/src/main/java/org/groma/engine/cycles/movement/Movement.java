package org.groma.engine.cycles.movement;

import java.util.List;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Navigation;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.DesertStart;
import org.groma.engine.cycles.special.Entry;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.Seamanship;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The movement phase of a position. */
@Rule("4.3.3")
public final class Movement {

  private Movement() {}

  public static void play(Play play, int position) {
    World world = play.world();
    Entry.play(play, position);
    DesertStart.play(play, position);
    int unit = play.ask(new ChooseMover(world, position));
    while (unit != ChooseMover.DONE) {
      switch (play.ask(new ChooseMove(world, position, unit))) {
        case Move.Stay _ -> play.happen(new UnitEvent.Moved(unit, world.place(unit)));
        case Move.Exit _ -> Exits.leave(play, unit);
        case Move.March march -> march(play, unit, march);
        case Move.Voyage voyage -> sail(play, unit, voyage);
      }
      unit = play.ask(new ChooseMover(world, position));
    }
    Stacking.enforce(play, position);
  }

  private static void march(Play play, int unit, Move.March march) {
    World world = play.world();
    int from = world.place(unit);
    play.happen(new UnitEvent.Moved(unit, march.area()));
    if (march.leader()) {
      play.happen(new LeaderEvent.Posted(world.leaderIn(from, world.owner(unit)), march.area()));
    }
    Captives.take(play, march.area(), world.owner(unit));
  }

  private static void sail(Play play, int ship, Move.Voyage voyage) {
    World world = play.world();
    if (world.kind(ship) == play.setting().kinds().tribe()) {
      Crossings.cross(play, ship, voyage.area());
      return;
    }
    int from = world.place(ship);
    int position = world.owner(ship);
    List<Integer> cargo = voyage.cargo() < 0 ? List.of() : List.of(voyage.cargo());
    int leader = voyage.leader() ? world.leaderIn(from, position) : World.NOBODY;
    if (sinks(play, ship, leader, voyage.seas().size())) {
      sink(play, ship, cargo, voyage.leader());
      return;
    }
    boolean goesOn = Interception.run(play, ship, cargo, voyage.seas(), from, leader);
    if (!world.isOnBoard(ship)) {
      return; // with all aboard
    }
    boolean landing = goesOn && world.isBarred(voyage.area(), position);
    int to = !goesOn ? from : landing ? voyage.seas().getLast() : voyage.area();
    if (goesOn && voyage.leader()) {
      play.happen(new LeaderEvent.Posted(world.leaderIn(from, position), to));
    }
    go(play, ship, to, landing ? voyage.area() : World.BOX);
    if (goesOn && !world.kindOf(ship).ship()) {
      Crusade.sent(play, position);
    }
    for (int unit : cargo) {
      if (world.isOnBoard(unit)) {
        go(play, unit, to, landing ? voyage.area() : World.BOX);
      }
    }
    if (!world.board().isSea(to)) {
      Captives.take(play, to, position);
    }
  }

  private static void go(Play play, int unit, int to, int aim) {
    play.happen(new UnitEvent.Moved(unit, to));
    if (aim != World.BOX) {
      play.happen(new UnitEvent.Aimed(unit, aim));
    }
  }

  /** A ship is lost on a roll of no more than the sea areas that it entered. */
  @Rule("5.3")
  private static boolean sinks(Play play, int ship, int leader, int seas) {
    if (seas == 0) {
      return false;
    }
    World world = play.world();
    int position = world.owner(ship);
    int bonus = Seamanship.of(world, position) + Navigation.bonus(world, leader);
    boolean sunk = play.roll(Cast.SINKING) + bonus <= seas;
    if (play.isFollowed()) {
      play.tell(new BattleTold.Sailed(ship, seas, sunk));
    }
    return sunk;
  }

  private static void sink(Play play, int ship, List<Integer> cargo, boolean leader) {
    World world = play.world();
    int from = world.place(ship);
    int position = world.owner(ship);
    play.happen(new UnitEvent.Removed(ship));
    cargo.forEach(unit -> play.happen(new UnitEvent.Removed(unit)));
    if (leader) {
      lose(play, from, position);
    } else {
      play.forsake(from, position);
    }
  }

  private static void lose(Play play, int from, int position) {
    int leader = play.world().leaderIn(from, position);
    if (leader >= 0) {
      play.happen(new LeaderEvent.Lost(leader));
    }
  }
}
