package org.groma.engine.invasions.raid;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.movement.Sparing;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Whether a province is worth a raid: hostile or nobody's Civilized countryside (ruling C46). */
@Rule({"XI.D", "XI.F"})
final class RaidTarget {

  private RaidTarget() {}

  static Optional<Refusal> refusal(World world, int nation, int province) {
    Board board = world.setting().board();
    if (board.isBarbarian(province)) {
      return refuse("XI.D", "Only provinces of Civilized Areas are raided");
    }
    if (!board.hasSite(province) || world.hasCity(province)) {
      return refuse("XI.D", "Only a province with an empty city site is raided");
    }
    if (world.isPillaged(province)) {
      return refuse("XI.F", "A pillaged province is not raided again");
    }
    if (Sparing.holds(world, nation, province)) {
      return refuse("XII.D", "A special rule of the nation forbids this attack now");
    }
    return isEnemy(world, nation, province)
        ? Optional.empty()
        : refuse("XI.D", "Only hostile and uncontrolled provinces are raided");
  }

  private static boolean isEnemy(World world, int nation, int province) {
    int holder = world.holder(province);
    if (holder >= 0) {
      return Attitude.between(world, nation, holder, province) == Stance.HOSTILE;
    }
    Attitude.OfProvince attitude = Attitude.of(world, nation, province);
    return attitude == Attitude.OfProvince.HOSTILE || attitude == Attitude.OfProvince.EMPTY;
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
