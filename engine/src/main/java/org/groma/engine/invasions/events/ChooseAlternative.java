package org.groma.engine.invasions.events;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** Which of its effects a card has that lets the player choose. */
@Rule("X.B")
public record ChooseAlternative(World world, int chooser, int card, List<Datum> options)
    implements Decision<Datum> {

  public ChooseAlternative {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Datum answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("X.B", "The card does not offer that here"));
  }
}
