package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * What is bid for a unit; nothing if the bidder passes.
 *
 * @param least the least bid that counts
 */
@Rule("13.3")
public record ChooseBid(World world, int chooser, int unit, int least)
    implements Decision<Integer> {

  public static final int PASS = 0;

  @Override
  public List<Integer> options() {
    List<Integer> all = new ArrayList<>();
    all.add(PASS);
    for (int bid = Math.max(1, least); bid <= world.treasury(chooser); bid++) {
      all.add(bid);
    }
    return all;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return answer == PASS || (answer > 0 && answer >= least && answer <= world.treasury(chooser))
        ? Optional.empty()
        : Optional.of(new Refusal("13.3", "a bid is above the last and within the treasury"));
  }
}
