package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;

/** Orders that concern the sea. */
public final class SeaOrders {

  private SeaOrders() {}

  public static Optional<Refusal> refusal(World world, int nation, Order.Sail order) {
    throw new UnsupportedOperationException();
  }

  public static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    throw new UnsupportedOperationException();
  }

  /** Orders to sail or ship that a sensible player would look at; all of them legal. */
  public static List<Order> options(World world, int nation) {
    throw new UnsupportedOperationException();
  }

  public static void carryOut(Play play, int nation, Order.Sail order) {
    throw new UnsupportedOperationException();
  }

  public static void carryOut(Play play, int nation, Order.Ship order) {
    throw new UnsupportedOperationException();
  }

  /** Whether an enemy fleet keeps a nation from crossing a strait (XXV.F). */
  public static boolean isBlockaded(World world, int nation, Strait strait) {
    throw new UnsupportedOperationException();
  }
}
