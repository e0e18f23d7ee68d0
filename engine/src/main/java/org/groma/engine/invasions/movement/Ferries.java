package org.groma.engine.invasions.movement;

import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.setting.WarRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Straits over which a nation has a ferry as long as it holds a city: its stacks and those of its
 * allies pay a few paces and go on, where others have to stop.
 */
@Rule("XVIII.J")
final class Ferries {

  private Ferries() {}

  /** What the step costs by ferry; empty where none runs. */
  static OptionalInt paces(World world, int nation, int from, int to) {
    Board board = world.setting().board();
    Optional<Strait> strait = board.strait(from, board.edge(from, to));
    if (strait.isEmpty()) {
      return OptionalInt.empty();
    }
    for (long rest = world.diplomacy().bloc(nation); rest != 0; rest &= rest - 1) {
      int owner = Long.numberOfTrailingZeros(rest);
      Optional<WarRules.Ferry> ferry =
          world.setting().warRules().ferry(world.turn(), owner, strait.get().name());
      if (ferry.isPresent() && world.holder(ferry.get().city()) == owner) {
        return OptionalInt.of(ferry.get().paces());
      }
    }
    return OptionalInt.empty();
  }
}
