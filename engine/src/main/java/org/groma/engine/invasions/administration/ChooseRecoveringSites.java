package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which pillaged sites of an Area recover, where more are pillaged than may (ruling E23). */
@Rule("XIV.I")
public record ChooseRecoveringSites(int chooser, int area, List<Integer> pillaged, int count)
    implements Decision<List<Integer>> {

  public ChooseRecoveringSites {
    pillaged = List.copyOf(pillaged);
  }

  /** Neighbours in the order of the map; any other choice is legal too. */
  @Override
  public List<List<Integer>> options() {
    List<List<Integer>> options = new ArrayList<>();
    for (int i = 0; i + count <= pillaged.size(); i++) {
      options.add(pillaged.subList(i, i + count));
    }
    return options;
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    boolean fits =
        answer.size() == count
            && new HashSet<>(answer).size() == count
            && pillaged.containsAll(answer);
    return fits
        ? Optional.empty()
        : Optional.of(
            new Refusal("XIV.I", count + " pillaged sites of the Area recover, no more or others"));
  }
}
