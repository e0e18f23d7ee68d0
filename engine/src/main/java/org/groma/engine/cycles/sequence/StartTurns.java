package org.groma.engine.cycles.sequence;

import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** From which turn on optional positions of the open scenario can be chosen. */
@Rule({"13.2.1", "13.2.2", "13.2.3"})
final class StartTurns {

  private StartTurns() {}

  /** Whether a people can be chosen by now, by the number of its own position. */
  static boolean areReached(World world, int number) {
    Position position = world.setting().position(number);
    if (!world.setting().isOpen()) {
      return true;
    }
    if (position.stage() == Stage.KINGDOM) {
      return world.turn() >= world.setting().numbers().persiaFrom()
          && world.setting().options().optionalCities();
    }
    int turn = Math.max(world.turn(), world.setting().scenario().firstTurn()); // or set-up before
    return turn >= world.setting().group(number).from();
  }
}
