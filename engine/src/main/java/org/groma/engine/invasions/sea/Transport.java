package org.groma.engine.invasions.sea;

import java.util.Optional;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A land stack is carried from one friendly coastal province to another. */
@Rule("XXV.D")
final class Transport {

  private Transport() {}

  static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    return Carriers.refusal(world, nation, order);
  }

  /** One that is cancelled was not made: the land stack keeps its paces and may try again. */
  static void carryOut(Play play, int nation, Order.Ship order) {
    Crossing.cross(play, nation, order, Carriers.of(play.world(), nation, order));
  }
}
