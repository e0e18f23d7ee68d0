package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.leader.LeaderShift;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.special.NavalStrength;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A ship that moves fights the ships of one area that came out against it. */
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
    int mover = world.owner(voyagers.ship());
    int defender = world.owner(interceptors.getFirst());
    int attack = NavalStrength.of(world, voyagers.ship());
    int defence = interceptors.stream().mapToInt(each -> NavalStrength.of(world, each)).sum();
    int column = column(world, voyagers, interceptors.getFirst(), attack, defence);
    Result result = play.setting().combat().result(column, play.rollTwo(Cast.NAVAL_COMBAT));
    if (play.isFollowed()) {
      List<Integer> fighters = List.of(voyagers.ship());
      play.tell(
          new BattleTold.Fought(
              mover, defender, sea, fighters, 2 * attack, defence, column, result));
    }
    switch (result) {
      case DE -> interceptors.forEach(play::remove);
      case AE -> voyagers.sink(play);
      case EX -> exchange(play, voyagers, interceptors, attack);
      default -> {
        // a retreat costs nobody anything here
      }
    }
    return result;
  }

  /** A ship fights those of a coast, who have no ships that could be lost. */
  @Rule({"14.2.4", "14.2.8"})
  static Result withCoast(Play play, Voyagers voyagers, int sea, int defender, int strength) {
    World world = play.world();
    CombatTable table = play.setting().combat();
    int mover = world.owner(voyagers.ship());
    int attack = NavalStrength.of(world, voyagers.ship());
    int shift = LeaderShift.atSea(world, voyagers.leader());
    int column = table.shifted(Math.max(0, table.column(2 * attack, strength)), shift);
    Result result = table.result(column, play.rollTwo(Cast.NAVAL_COMBAT));
    if (play.isFollowed()) {
      List<Integer> fighters = List.of(voyagers.ship());
      play.tell(
          new BattleTold.Fought(
              mover, defender, sea, fighters, 2 * attack, strength, column, result));
    }
    if (result == Result.AE || result == Result.EX) {
      voyagers.sink(play);
    }
    return result;
  }

  /** No terrain counts; leaders on both sides cancel each other as far as they are alike. */
  private static int column(
      World world, Voyagers voyagers, int interceptor, int attack, int defence) {
    CombatTable table = world.setting().combat();
    int against = world.leaderIn(world.place(interceptor), world.owner(interceptor));
    int shift = LeaderShift.atSea(world, voyagers.leader()) - LeaderShift.atSea(world, against);
    return table.shifted(Math.max(0, table.column(2 * attack, defence)), shift);
  }

  /** The one ship cannot lose less than itself; the others lose as much, or all of them. */
  private static void exchange(
      Play play, Voyagers voyagers, List<Integer> interceptors, int attack) {
    voyagers.sink(play);
    List<Integer> left = new ArrayList<>(interceptors);
    int due = attack;
    while (due > 0 && !left.isEmpty()) {
      int owner = play.world().owner(left.getFirst());
      Integer lost =
          left.size() == 1 ? left.getFirst() : play.ask(new ShipLosses(play.world(), owner, left));
      left.removeIf(lost::equals);
      due -= NavalStrength.of(play.world(), lost);
      play.remove(lost);
    }
  }
}
