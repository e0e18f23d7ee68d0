package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.LeaderShift;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.NavalStrength;
import org.groma.engine.cycles.special.Replacements;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Ships that move together fight the ships of one area that came out against them. */
@Rule({"8.1", "10.2"})
final class Encounter {

  private Encounter() {}

  /**
   * Fights it out; the losses are taken, the way back is not.
   *
   * @param interceptors ships of one area
   */
  static Result fight(Play play, Voyagers voyagers, int sea, List<Integer> interceptors) {
    World world = play.world();
    int defender = world.owner(interceptors.getFirst());
    int attack = voyagers.strength(world);
    int defence = interceptors.stream().mapToInt(each -> NavalStrength.of(world, each)).sum();
    int against = world.leaderIn(world.place(interceptors.getFirst()), defender);
    Result result = roll(play, voyagers, sea, defender, defence, LeaderShift.atSea(world, against));
    switch (result) {
      case DE -> interceptors.forEach(ship -> lose(play, ship));
      case AE -> voyagers.sink(play);
      case EX -> {
        List<Integer> lost = losses(play, interceptors, attack);
        exchange(play, voyagers, defence);
        lost.forEach(ship -> lose(play, ship));
      }
      default -> {
        // a retreat costs nobody anything here
      }
    }
    return result;
  }

  /** They fight those of a coast, who have no ships that could be lost. */
  @Rule({"14.2.4", "14.2.8"})
  static Result withCoast(Play play, Voyagers voyagers, int sea, int defender, int strength) {
    Result result = roll(play, voyagers, sea, defender, strength, 0);
    if (result == Result.AE) {
      voyagers.sink(play);
    } else if (result == Result.EX) {
      exchange(play, voyagers, strength);
    }
    return result;
  }

  /** No terrain counts; leaders on both sides cancel each other as far as they are alike. */
  private static Result roll(
      Play play, Voyagers voyagers, int sea, int defender, int defence, int against) {
    World world = play.world();
    CombatTable table = play.setting().combat();
    int attack = voyagers.strength(world);
    int shift = LeaderShift.atSea(world, voyagers.leader()) - against;
    int column = table.shifted(Math.max(0, table.column(2 * attack, defence)), shift);
    Result result = table.result(column, play.rollTwo(Cast.NAVAL_COMBAT));
    if (play.isFollowed()) {
      play.tell(
          new BattleTold.Fought(
              voyagers.owner(world),
              defender,
              sea,
              voyagers.ships(),
              2 * attack,
              defence,
              column,
              result));
    }
    return result;
  }

  /** Those who move lose as much as they met, or all they have. */
  private static void exchange(Play play, Voyagers voyagers, int due) {
    List<Integer> lost = losses(play, voyagers.ships(), due);
    if (lost.size() == voyagers.ships().size()) {
      voyagers.sink(play);
    } else { // a leader changes over to the other ship
      lost.forEach(ship -> {
        Replacements.fell(play, ship);
        play.happen(new UnitEvent.Removed(ship));
      });
    }
  }

  private static void lose(Play play, int interceptor) {
    Replacements.fell(play, interceptor);
    play.remove(interceptor);
  }

  /** The ships of a side that go down in an exchange; their owner chooses where he can. */
  private static List<Integer> losses(Play play, List<Integer> ships, int due) {
    List<Integer> left = new ArrayList<>(ships);
    List<Integer> lost = new ArrayList<>();
    int owed = due;
    while (owed > 0 && !left.isEmpty()) {
      Integer ship =
          left.size() == 1
              ? left.getFirst()
              : play.ask(new ShipLosses(play.world(), play.world().owner(left.getFirst()), left));
      left.removeIf(ship::equals);
      lost.add(ship);
      owed -= NavalStrength.of(play.world(), ship);
    }
    return lost;
  }
}
