package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which units the stronger side loses in an exchange.
 *
 * @param due the printed strength that must go at least
 */
@Rule("7.2")
public record TakeLosses(World world, int chooser, List<Integer> units, int due)
    implements Decision<List<Integer>> {

  private static final int MOST_OPTIONS = 100;

  public TakeLosses {
    units = List.copyOf(units);
  }

  /** Those losses that cost the least strength. */
  @Override
  public List<List<Integer>> options() {
    List<List<Integer>> found = new ArrayList<>();
    for (int total = due; found.isEmpty(); total++) {
      collect(0, total, new ArrayList<>(), found);
    }
    return found;
  }

  private void collect(int from, int left, List<Integer> chosen, List<List<Integer>> found) {
    if (left == 0 && !chosen.isEmpty()) {
      found.add(List.copyOf(chosen));
      return;
    }
    for (int i = from; i < units.size() && found.size() < MOST_OPTIONS; i++) {
      int strength = world.kindOf(units.get(i)).strength();
      if (strength <= left) {
        chosen.add(units.get(i));
        collect(i + 1, left - strength, chosen, found);
        chosen.removeLast();
      }
    }
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    if (!units.containsAll(answer) || answer.stream().distinct().count() != answer.size()) {
      return Optional.of(new Refusal("7.2", "only units of the battle can be lost in it"));
    }
    return Odds.printed(world, answer) >= due
        ? Optional.empty()
        : Optional.of(new Refusal("7.2", "units of strength " + due + " at least must be removed"));
  }
}
