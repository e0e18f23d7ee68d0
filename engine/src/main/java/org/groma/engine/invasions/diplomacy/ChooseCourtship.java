package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which free minor Kingdom is courted with an Alliance card before money comes in; -1 for none. */
@Rule("XXX.B")
public record ChooseCourtship(World world, int chooser) implements Decision<Integer> {

  static boolean isPossible(World world) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (Clients.isIndependent(world, nation)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    options.add(World.NOBODY);
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (refusal(nation).isEmpty()) {
        options.add(nation);
      }
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    if (answer == World.NOBODY) {
      return Optional.empty();
    }
    return answer != chooser && Clients.isIndependent(world, answer)
        ? Errands.refusal(world, chooser, Errand.to(DiplomacyDeck.Kind.ALLIANCE, answer))
        : Optional.of(new Refusal("XXX.B", "Only a free minor Kingdom becomes a client"));
  }
}
