package org.groma.engine.invasions.movement;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;

/** What the active nation does next in a movement sub-step. */
public final class ChooseOrder implements Decision<Order> {

  private final World world;
  private final int chooser;
  private final Phase phase;

  /** The order last found legal: a player asks before it answers, and the table asks again. */
  private Order legal;

  public ChooseOrder(World world, int chooser, Phase phase) {
    this.world = world;
    this.chooser = chooser;
    this.phase = phase;
  }

  public World world() {
    return world;
  }

  @Override
  public int chooser() {
    return chooser;
  }

  public Phase phase() {
    return phase;
  }

  @Override
  public List<Order> options() {
    return Orders.options(world, chooser, phase);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the very order, in the state it was judged in
  public Optional<Refusal> refusal(Order answer) {
    if (answer == legal) {
      return Optional.empty();
    }
    Optional<Refusal> refusal = Orders.refusal(world, chooser, answer, phase);
    if (refusal.isEmpty()) {
      legal = answer;
    }
    return refusal;
  }

  @Override
  public String toString() {
    return "ChooseOrder[chooser=" + chooser + ", phase=" + phase + "]";
  }
}
