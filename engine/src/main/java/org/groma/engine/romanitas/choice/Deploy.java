package org.groma.engine.romanitas.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** How the units of a force are drawn up. */
@Rule("7.1.1")
public record Deploy(Empire empire, List<Integer> units) implements Decision<Deploy.Order> {

  private static final int LANES = 3;

  /** Units by lane, left, centre, right; the first of each in front. */
  public record Order(List<List<Integer>> lanes) {
    public Order {
      lanes = lanes.stream().map(List::copyOf).toList();
    }
  }

  public Deploy {
    units = List.copyOf(units);
  }

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  /** Strong or weak units in front, the strongest in the centre or on the wings. */
  @Override
  public List<Order> options() {
    Set<Order> options = new LinkedHashSet<>();
    List<Integer> strongest = strongest();
    for (int first = 0; first < LANES; first++) {
      options.add(order(strongest, first));
      options.add(order(strongest.reversed(), first));
    }
    return List.copyOf(options);
  }

  /** The first of the options: the strong in front, the strongest on the left. */
  public Order usual() {
    return order(strongest(), 0);
  }

  private List<Integer> strongest() {
    List<Integer> sorted = new ArrayList<>(units);
    sorted.sort(Comparator.comparingInt(empire::bonus).reversed().thenComparing(unit -> unit));
    return sorted;
  }

  private static Order order(List<Integer> sorted, int first) {
    List<List<Integer>> lanes = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < sorted.size(); i++) {
      lanes.get((first + i) % LANES).add(sorted.get(i));
    }
    return new Order(lanes);
  }

  @Override
  public Optional<Refusal> refusal(Order answer) {
    List<Integer> placed = answer.lanes().stream().flatMap(List::stream).sorted().toList();
    return answer.lanes().size() == LANES && placed.equals(units.stream().sorted().toList())
        ? Optional.empty()
        : Optional.of(new Refusal("7.1.1", "each unit of the force stands in one of the lanes"));
  }
}
