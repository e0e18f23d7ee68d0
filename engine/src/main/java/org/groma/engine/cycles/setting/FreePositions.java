package org.groma.engine.cycles.setting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.groma.engine.kernel.Rule;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/**
 * Positions that belong to nobody beforehand: players without a nation choose among them.
 *
 * @param from the positions
 * @param each how many each of these players takes
 * @param oneOf of what he takes, one at least is one of these; none where it is all the same
 */
@Rule({"4.2", "14.2", "14.3"})
public record FreePositions(List<Integer> from, int each, Set<Integer> oneOf) {

  private static final String WORD = "choice";

  public FreePositions {
    from = List.copyOf(from);
    oneOf = Set.copyOf(oneOf);
  }

  static List<String> nations(Scenario scenario) {
    return said(scenario).map(datum -> Facts.words(Facts.field(datum, "from"))).orElse(List.of());
  }

  static Optional<FreePositions> read(Scenario scenario, ToIntFunction<String> positions) {
    return said(scenario)
        .map(datum ->
            new FreePositions(
                numbers(Facts.words(Facts.field(datum, "from")), positions),
                Facts.number(datum, "each").orElse(1),
                Set.copyOf(numbers(Facts.words(Facts.field(datum, "one-of")), positions))));
  }

  private static Optional<Datum> said(Scenario scenario) {
    return scenario.attributes().get(WORD);
  }

  private static List<Integer> numbers(List<String> ids, ToIntFunction<String> positions) {
    return ids.stream()
        .map(positions::applyAsInt)
        .filter(number -> number >= 0)
        .distinct()
        .toList();
  }
}
