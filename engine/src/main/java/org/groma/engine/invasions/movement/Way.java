package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** From one province to the next: over a common border, or over a strait that nobody blockades. */
@Rule({"XVIII.A", "XVIII.J"})
final class Way {

  private static final Optional<Refusal> NO_PROVINCE =
      Refusing.because("XVIII.A", "land pieces move to a province on the map in play");
  private static final Optional<Refusal> APART =
      Refusing.because("XVIII.A", "the two provinces have no common border and no strait");
  private static final Optional<Refusal> BLOCKADED =
      Refusing.because("XXV.F", "a hostile fleet blockades the strait");

  private Way() {}

  static Optional<Refusal> refusal(World world, int nation, int from, int to) {
    Board board = world.setting().board();
    if (!isProvince(board, from) || !isProvince(board, to)) {
      return NO_PROVINCE;
    }
    int edge = board.edge(from, to);
    if (edge == Board.NONE) {
      return APART;
    }
    boolean blockaded =
        board.border(from, edge) == Border.STRAIT
            && SeaOrders.isBlockaded(world, nation, board.strait(from, edge).orElseThrow());
    return blockaded ? BLOCKADED : Optional.empty();
  }

  private static boolean isProvince(Board board, int place) {
    return place >= 0 && place < board.provinces() && board.isInPlay(place);
  }

  /** What lies between two neighbouring provinces. */
  static Border between(World world, int from, int to) {
    Board board = world.setting().board();
    return board.border(from, board.edge(from, to));
  }
}
