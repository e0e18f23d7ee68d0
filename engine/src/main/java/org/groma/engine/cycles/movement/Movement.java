package org.groma.engine.cycles.movement;

import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Navigation;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.DesertStart;
import org.groma.engine.cycles.special.Entry;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.Seamanship;
import org.groma.engine.cycles.special.Truce;
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
    if (!Truce.allows(play, world.owner(unit), march.area())) {
      return; // it may still go elsewhere
    }
    Crusade.marches(play, unit, march.area());
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
    int position = world.owner(ship);
    if (world.isBarred(voyage.area(), position) || Truce.allows(play, position, voyage.area())) {
      Sailing.run(play, ship, voyage);
    }
  }

  /** A ship is lost on a roll of no more than the sea areas that it entered. */
  @Rule("5.3")
  static boolean sinks(Play play, int ship, int leader, int seas) {
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
}
