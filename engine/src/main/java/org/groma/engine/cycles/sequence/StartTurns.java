package org.groma.engine.cycles.sequence;

import java.util.Set;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** From which turn on optional positions of the open scenario can be chosen. */
@Rule({"13.2.1", "13.2.2", "13.2.3"})
final class StartTurns {

  private static final Set<String> LATE = Set.of("viking", "arab", "african");
  private static final int FROM = 3;
  private static final int KINGDOM_FROM = 7;

  private StartTurns() {}

  static boolean areReached(World world, int number) {
    Position position = world.setting().position(number);
    if (!world.setting().isOpen()) {
      return true;
    }
    if (position.stage() == Stage.KINGDOM) {
      return world.turn() >= KINGDOM_FROM && world.setting().options().optionalCities();
    }
    return world.turn() >= FROM || position.group().filter(LATE::contains).isEmpty();
  }
}
