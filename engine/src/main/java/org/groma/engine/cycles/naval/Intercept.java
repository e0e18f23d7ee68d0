package org.groma.engine.cycles.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which ships of an area go out against ships that cross a sea area; none if none do.
 *
 * @param ships the ship that moves, or two that sail together
 * @param cargo the units that are carried
 * @param interceptors the ships that may go out, all of one area
 */
@Rule("8.1")
public record Intercept(
    World world,
    int chooser,
    List<Integer> ships,
    List<Integer> cargo,
    int sea,
    List<Integer> interceptors)
    implements Decision<List<Integer>> {

  public Intercept {
    ships = List.copyOf(ships);
    cargo = List.copyOf(cargo);
    interceptors = List.copyOf(interceptors);
  }

  /** None, all, or one of them. */
  @Override
  public List<List<Integer>> options() {
    List<List<Integer>> found = new ArrayList<>();
    found.add(List.of());
    found.add(interceptors);
    if (interceptors.size() > 1) {
      interceptors.forEach(each -> found.add(List.of(each)));
    }
    return found;
  }

  @Override
  public Optional<Refusal> refusal(List<Integer> answer) {
    return interceptors.containsAll(answer) && answer.stream().distinct().count() == answer.size()
        ? Optional.empty()
        : Optional.of(new Refusal("8.1", "only ships that lie on this coast can intercept"));
  }
}
