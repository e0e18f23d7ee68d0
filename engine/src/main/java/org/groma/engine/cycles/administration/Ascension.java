package org.groma.engine.cycles.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Appointment;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.mercenary.Service;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Conversion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.UnitKinds;
import org.groma.engine.cycles.special.EmpireBuilds;
import org.groma.engine.cycles.special.KingdomTurn;
import org.groma.engine.cycles.special.LeadersKept;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position reaches the next stage, and its units change. */
@Rule({"4.6", "10.1", "11.1"})
public final class Ascension {

  private Ascension() {}

  /** Barbarians become a kingdom when their countdown is over. */
  @Rule({"9.3.5", "10.1"})
  static void mayBecomeKingdom(Play play, int position) {
    int due = play.world().kingdomIn(position);
    if ((due > 0 && play.world().turn() >= due) || KingdomTurn.isChosen(play, position)) {
      becomeKingdom(play, position);
    }
  }

  /** Barbarians become a kingdom, with a leader and a capital. */
  @Rule({"10.1", "10.2", "10.3"})
  public static void becomeKingdom(Play play, int position) {
    Service.recall(play, position);
    for (int unit : play.world().unitsOf(position)) {
      convert(
          play, unit, play.setting().conversion().become(play.world().kind(unit), Stage.KINGDOM));
    }
    play.happen(new PositionEvent.Rose(position, Stage.KINGDOM));
    postLeader(play, position);
    Capitals.placeIfOffBoard(play, position);
  }

  private static void postLeader(Play play, int position) {
    World world = play.world();
    int leader = position * world.setting().leaders();
    List<Integer> areas = Appointment.posts(world, position);
    if (world.leaderAt(leader) == World.BOX && !areas.isEmpty()) {
      Appointment.prove(play, leader);
      Appointment.post(play, leader, areas);
    }
  }

  /** A kingdom becomes an empire. */
  @Rule("11.1")
  public static void becomeEmpire(Play play, int position) {
    World world = play.world();
    play.happen(new PositionEvent.Rose(position, Stage.EMPIRE));
    Abandonment.removeLeaders(play, position, leader -> !LeadersKept.keeps(world, leader));
    List<Integer> leaders = leaders(world, position);
    List<Integer> elites = new ArrayList<>();
    List<Integer> foot = new ArrayList<>();
    UnitKinds kinds = play.setting().kinds();
    for (int unit : world.unitsOf(position)) {
      int kind = world.kind(unit);
      int next = play.setting().conversion().become(kind, Stage.EMPIRE);
      if (EmpireBuilds.keeps(world, unit)) {
        continue;
      }
      if (next == kinds.elite() && kind != next) {
        elites.add(unit);
      } else {
        convert(play, unit, next);
        if (next == kinds.infantry()) {
          foot.add(unit);
        }
      }
    }
    promote(play, position, elites);
    for (int unit : foot) {
      if (mayGarrison(world, unit) && play.ask(new ChooseGarrisoning(world, position, unit))) {
        convert(play, unit, kinds.garrison());
      }
    }
    LeadersKept.restore(play, position, leaders);
  }

  private static List<Integer> leaders(World world, int position) {
    List<Integer> found = new ArrayList<>();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderOwner(leader) == position && world.leaderAt(leader) != World.BOX) {
        found.add(leader);
      }
    }
    return found;
  }

  /** As many become elites as there are counters; the others are removed. */
  private static void promote(Play play, int position, List<Integer> units) {
    World world = play.world();
    int elite = play.setting().kinds().elite();
    List<Integer> left = new ArrayList<>(units);
    boolean enough = world.count(position, elite) + units.size() <= pool(play, position, elite);
    while (!left.isEmpty() && world.inBox(position, elite) >= 0) {
      Integer unit =
          enough || left.size() == 1
              ? left.getFirst()
              : play.ask(new ChooseElite(world, position, left));
      left.removeIf(unit::equals);
      convert(play, unit, elite);
    }
    left.forEach(play::remove);
  }

  private static int pool(Play play, int position, int kind) {
    return play.setting().pool(position, play.setting().kinds().get(kind).counter());
  }

  /** Infantry may turn into a garrison inside the boundary, not in a desert, not with a ship. */
  @Rule("11.1")
  static boolean mayGarrison(World world, int unit) {
    int area = world.place(unit);
    return world.board().isInside(area)
        && !world.board().isDesert(area)
        && world.unitsAt(area).size() == 1
        && world.inBox(world.owner(unit), world.setting().kinds().garrison()) >= 0;
  }

  /** A counter is turned, or another takes its place; without one it is lost. */
  private static void convert(Play play, int unit, int kind) {
    World world = play.world();
    if (kind == Conversion.REMOVED) {
      play.remove(unit);
    } else if (kind != world.kind(unit)) {
      if (play.setting().kinds().get(kind).counter() == world.counter(unit)) {
        play.happen(new UnitEvent.Turned(unit, kind));
      } else {
        int place = world.place(unit);
        int position = world.owner(unit);
        Custody.release(play, unit);
        play.happen(new UnitEvent.Removed(unit));
        play.raise(position, kind, place);
        play.forsake(place, position);
      }
    }
  }
}
