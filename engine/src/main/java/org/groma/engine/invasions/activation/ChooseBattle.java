package org.groma.engine.invasions.activation;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where to fight next, by province. */
@Rule("XX.A")
public record ChooseBattle(int chooser, List<Integer> provinces) implements Decision<Integer> {

  public ChooseBattle {
    provinces = List.copyOf(provinces);
  }

  @Override
  public List<Integer> options() {
    return provinces;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return provinces.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XX.A", "there is no battle to be fought in this province"));
  }
}
