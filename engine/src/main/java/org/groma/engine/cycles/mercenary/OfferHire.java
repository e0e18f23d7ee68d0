package org.groma.engine.cycles.mercenary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which units of a barbarian somebody wants for the turn, and what he offers for them. Who serves
 * already and is not wanted goes home.
 *
 * @param bands all who could serve, the strongest first; who stands together goes together
 */
@Rule("13.4")
public record OfferHire(World world, int chooser, int lessor, List<List<Integer>> bands)
    implements Decision<Hiring> {

  private static final int MOST_A_UNIT = 3;

  public OfferHire {
    bands =
        bands.stream()
            .map(List::copyOf)
            .sorted(
                Comparator.comparingInt((List<Integer> band) -> -strength(world, band))
                    .thenComparingInt(List::getFirst))
            .toList();
  }

  private static int strength(World world, List<Integer> band) {
    return band.stream().mapToInt(unit -> world.kindOf(unit).strength()).sum();
  }

  /** Nobody; or the strongest few, for nothing or some round sums. */
  @Override
  public List<Hiring> options() {
    List<Hiring> found = new ArrayList<>();
    found.add(Hiring.NONE);
    List<Integer> units = new ArrayList<>();
    for (List<Integer> band : bands) {
      units.addAll(band);
      int count = units.size();
      for (int each = 0; each <= MOST_A_UNIT && each * count <= world.treasury(chooser); each++) {
        found.add(new Hiring(units, each * count));
      }
    }
    return found;
  }

  @Override
  public Optional<Refusal> refusal(Hiring answer) {
    if (answer.fee() < 0 || answer.fee() > world.treasury(chooser)) {
      return Optional.of(new Refusal("13.4", "the fee is paid at once from the treasury"));
    }
    Set<Integer> left = new HashSet<>(answer.units());
    boolean once = left.size() == answer.units().size();
    bands.stream().filter(left::containsAll).forEach(left::removeAll);
    return once && left.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Refusal(
                "13.4", "only combat units of barbarians are leased, and all of an area together"));
  }
}
