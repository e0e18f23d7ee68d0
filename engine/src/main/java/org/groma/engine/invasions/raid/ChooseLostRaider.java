package org.groma.engine.invasions.raid;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which of the raiders does not come back from a raid that failed. */
@Rule("XI.E")
public record ChooseLostRaider(World world, int chooser, UnitSet raiders)
    implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    return IntStream.of(raiders.toArray()).boxed().toList();
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return raiders.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XI.E", "Only a unit that raided is lost"));
  }
}
