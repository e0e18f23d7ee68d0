package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which card of the chosen type to play, after a look at their faces. */
@Rule("XIII.D")
public record ChooseCard(World world, int chooser, CardList cards) implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      options.add(cards.get(i));
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return cards.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XIII.D", "the card is not of the set that was paid for"));
  }
}
