package org.groma.engine.invasions.movement;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;

/** What the active nation does next in a movement sub-step. */
public record ChooseOrder(World world, int chooser, Phase phase) implements Decision<Order> {

  @Override
  public List<Order> options() {
    return Orders.options(world, chooser, phase);
  }

  @Override
  public Optional<Refusal> refusal(Order answer) {
    return Orders.refusal(world, chooser, answer, phase);
  }
}
