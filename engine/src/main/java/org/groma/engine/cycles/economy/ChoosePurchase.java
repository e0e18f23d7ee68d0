package org.groma.engine.cycles.economy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** What is bought next, if anything. */
@Rule("10.5")
public record ChoosePurchase(World world, int chooser) implements Decision<Purchase> {

  @Override
  public List<Purchase> options() {
    List<Purchase> all = Purchasing.possible(world, chooser);
    all.addFirst(Purchase.NONE);
    return all;
  }

  @Override
  public Optional<Refusal> refusal(Purchase answer) {
    return answer.equals(Purchase.NONE)
        ? Optional.empty()
        : Purchasing.refusal(world, chooser, answer);
  }

  /** Whether there is a kind of unit that could be paid for; wherever it might be put. */
  boolean isAnythingAffordable() {
    for (int kind = 0; kind < world.setting().kinds().count(); kind++) {
      if (Purchasing.kindRefusal(world, chooser, kind).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
