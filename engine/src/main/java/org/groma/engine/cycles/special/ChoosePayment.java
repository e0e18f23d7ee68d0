package org.groma.engine.cycles.special;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What is paid to barbarians in one's cities so that they do not pillage; it binds them to nothing.
 *
 * @param booty what pillage would bring them
 */
@Rule("14.2.7")
public record ChoosePayment(World world, int chooser, int receiver, int booty, int most)
    implements Choice {

  @Override
  public List<Integer> options() {
    return IntStream.rangeClosed(0, most).boxed().toList();
  }

  @Override
  public String section() {
    return "14.2.7";
  }
}
