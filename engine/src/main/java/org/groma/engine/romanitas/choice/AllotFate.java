package org.groma.engine.romanitas.choice;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/**
 * Which die goes to which domain: an answer lists them as politics, religion, economy.
 *
 * @param modifiers what each domain adds to its die
 */
@Rule("4.1")
public record AllotFate(Empire empire, List<Integer> dice, List<Integer> modifiers)
    implements Decision<List<Integer>> {

  public AllotFate {
    dice = List.copyOf(dice);
    modifiers = List.copyOf(modifiers);
  }

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public List<List<Integer>> options() {
    Set<List<Integer>> orders = new LinkedHashSet<>();
    for (int[] order :
        new int[][] {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}) {
      orders.add(List.of(dice.get(order[0]), dice.get(order[1]), dice.get(order[2])));
    }
    return List.copyOf(orders);
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    return answer.stream().sorted().toList().equals(dice.stream().sorted().toList())
        ? Optional.empty()
        : Optional.of(new Refusal("4.1", "each die goes to one domain"));
  }
}
