package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Limites that follow their frontier: some may go to a province that faces the enemy, two provinces
 * away at most and through their nation's land. No other Limes ever moves, so one that stands where
 * none was at the start is one of these.
 */
@Rule("XVIII.I")
public final class FrontierLimites {

  private FrontierLimites() {}

  /** Where a Limes goes: on the frontier it may as well stay, behind it the first way is better. */
  public record ChooseFrontier(int chooser, int from, List<Integer> options)
      implements Decision<Integer> {

    public ChooseFrontier {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XVIII.I", "The Limes stays or goes to the frontier nearby"));
    }
  }

  static void move(Play play, int nation) {
    World world = play.world();
    List<Integer> movable = movable(world, nation);
    for (int from : movable) {
      List<Integer> frontier = frontier(world, nation, from);
      if (frontier.isEmpty()) {
        continue;
      }
      frontier.add(isFrontier(world, nation, from) ? 0 : frontier.size(), from);
      int to = play.table().ask(new ChooseFrontier(nation, from, frontier));
      if (to != from) {
        play.happen(new LandEvent.LimesMoved(from, to));
      }
    }
  }

  /** Whether the Limes that stood in a province stands somewhere else, so that none is missing. */
  public static boolean hasMovedOn(World world, int nation, int province) {
    List<Integer> named = named(world, nation);
    if (!named.contains(province) || world.limes(province) == nation) {
      return false;
    }
    int missing = 0;
    for (int each : named) {
      missing += world.limes(each) == nation ? 0 : 1;
    }
    int elsewhere = movable(world, nation).size() - (named.size() - missing);
    return missing <= elsewhere;
  }

  private static List<Integer> named(World world, int nation) {
    return world.setting().warRules().movableLimites(world.turn(), nation);
  }

  /** Where the Limites stand that may move: those of the rule, and those that moved before. */
  private static List<Integer> movable(World world, int nation) {
    List<Integer> named = named(world, nation);
    if (named.isEmpty()) {
      return List.of();
    }
    List<Integer> border = world.setting().realmRules().borderProvinces(nation);
    List<Integer> found = new ArrayList<>();
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.limes(province) == nation
          && (named.contains(province) || !border.contains(province))) {
        found.add(province);
      }
    }
    return found;
  }

  private static List<Integer> frontier(World world, int nation, int from) {
    Board board = world.setting().board();
    Set<Integer> near = new TreeSet<>(ownNeighbours(board, world, nation, from));
    for (int next : ownNeighbours(board, world, nation, from)) {
      near.addAll(ownNeighbours(board, world, nation, next));
    }
    List<Integer> found = new ArrayList<>();
    for (int to : near) {
      if (world.limes(to) == World.NOBODY && isFrontier(world, nation, to)) {
        found.add(to);
      }
    }
    return found;
  }

  private static List<Integer> ownNeighbours(Board board, World world, int nation, int from) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.degree(from); i++) {
      int to = board.target(from, i);
      if (board.isProvince(to)
          && world.holder(to) == nation
          && world.revolt(to) == 0
          && !Attitude.isOpposed(world, nation, to)) {
        found.add(to);
      }
    }
    return found;
  }

  /** Whether a province has a neighbour that an enemy holds. */
  private static boolean isFrontier(World world, int nation, int province) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      int holder = board.isProvince(next) ? world.holder(next) : World.NOBODY;
      if (holder >= 0 && Attitude.between(world, nation, holder, next) == Stance.HOSTILE) {
        return true;
      }
    }
    return false;
  }
}
