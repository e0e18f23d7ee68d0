package org.groma.engine.cycles.player;

import java.util.Comparator;
import org.groma.engine.cycles.sequence.ChoosePosition;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.DesertStart;
import org.groma.engine.cycles.state.World;

/** Which free position is worth taking: what it begins with, or what lies before it. */
final class Settler {

  /** How far a city may lie to be worth half of one at the gates. */
  private static final double NEAR = 4;

  private Settler() {}

  static int choose(ChoosePosition decision) {
    World world = decision.world();
    return decision.options().stream()
        .max(
            Comparator.comparingDouble((Integer position) ->
                world.setting().isOpen()
                    ? outlook(world, position)
                    : means(world.setting(), position)))
        .orElseThrow();
  }

  /** Money, taxes of a turn, and the strength of units. */
  private static double means(Setting setting, int number) {
    Position position = setting.position(number);
    double sum = position.treasury() / NEAR;
    for (int city : position.owned()) {
      sum += setting.board().cities().get(city).tax();
    }
    for (Position.Stationed units : position.units()) {
      sum += units.count() * setting.kinds().get(units.kind()).strength();
    }
    for (var placed : position.placements()) {
      sum += placed.kind() < 0 ? 1 : placed.count() * setting.kinds().get(placed.kind()).strength();
    }
    return sum;
  }

  /** Cities near the start that no kingdom holds, less the units of others on the way. */
  private static double outlook(World world, int people) {
    int start = start(world, people);
    if (start < 0) {
      return 0;
    }
    Board board = world.board();
    double sum = 0;
    for (int i = 0; i < board.cities().size(); i++) {
      City city = board.cities().get(i);
      int owner = world.cityOwner(i);
      boolean strong = owner >= 0 && world.stage(owner) == Stage.KINGDOM;
      sum += strong ? 0 : city.tax() / (NEAR + board.steps(start, city.area()));
    }
    for (int unit = 0; unit < world.unitCount(); unit++) {
      if (world.isOnBoard(unit) && !board.isSea(world.place(unit))) {
        sum -= 1 / (1.0 + board.steps(start, world.place(unit)));
      }
    }
    return sum;
  }

  private static int start(World world, int people) {
    if (DesertStart.comesIn(world, people)) {
      return DesertStart.freeFor(world, people).getFirst();
    }
    return world.setting().position(people).start();
  }
}
