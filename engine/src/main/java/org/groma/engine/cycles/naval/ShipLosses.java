package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which ship the stronger side loses in an exchange at sea. */
@Rule({"7.2", "8.1"})
public record ShipLosses(World world, int chooser, List<Integer> ships)
    implements Decision<Integer> {

  public ShipLosses {
    ships = List.copyOf(ships);
  }

  @Override
  public List<Integer> options() {
    return new ArrayList<>(ships);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return ships.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("7.2", "that ship did not fight"));
  }
}
