package org.groma.engine.kernel.choice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.Spelling;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.value.NearestWord;

/**
 * Seats that nobody takes. A scenario that is made for fewer players says what becomes of their
 * nations; in another they are played by nobody in particular, if the rules have that.
 */
final class EmptySeats {

  private static final String FEWEST = "minimumPlayers";

  private EmptySeats() {}

  static Scenario leave(
      Ruleset ruleset, Scenario scenario, List<String> names, List<String> problems) {
    Set<String> missing =
        names.stream()
            .flatMap(name -> find(scenario, name, problems).stream())
            .map(Seat::player)
            .collect(Collectors.toSet());
    List<Seat> taken =
        scenario.players().stream().filter(seat -> !missing.contains(seat.player())).toList();
    Optional<Scenario> declared = declared(scenario, taken);
    if (declared.isPresent()) {
      return declared.get();
    }
    refusal(ruleset, scenario, taken).ifPresent(problems::add);
    return ScenarioDraft.of(scenario).players(taken).scenario();
  }

  private static Optional<Seat> find(Scenario scenario, String name, List<String> problems) {
    Optional<Seat> found =
        scenario.players().stream()
            .filter(seat -> seat.player().equals(name) || seat.name().equalsIgnoreCase(name))
            .findFirst();
    if (found.isEmpty()) {
      List<String> known = scenario.players().stream().map(Seat::player).toList();
      String hint = NearestWord.hint(name, known);
      problems.add(
          String.format(
              Locale.ROOT,
              "There is no player '%s' who could be missing%s '%s' has %s.",
              name,
              hint.isEmpty() ? "." : hint,
              scenario.name(),
              Spelling.and(known)));
    }
    return found;
  }

  /** The scenario as just these play it, where it says how. */
  private static Optional<Scenario> declared(Scenario scenario, List<Seat> taken) {
    return SeatVariants.of(scenario)
        .seated(taken.size())
        .filter(variant -> words(variant.players()).equals(words(taken)));
  }

  private static Set<String> words(List<Seat> seats) {
    return seats.stream().map(Seat::player).collect(Collectors.toSet());
  }

  private static Optional<String> refusal(Ruleset ruleset, Scenario scenario, List<Seat> taken) {
    if (taken.isEmpty()) {
      return Optional.of("Somebody has to play '" + scenario.name() + "'; leave a seat taken.");
    }
    if (!ruleset.allowsEmptySeats()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "'%s' has no rule for a seat that is empty; it is for %s.",
              scenario.name(),
              numbers(scenario)));
    }
    int fewest = scenario.attributes().number(FEWEST).orElse(1);
    return taken.size() < fewest
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "'%s' is for at least %s, not for %d.",
                scenario.name(),
                Spelling.counted(fewest, "player"),
                taken.size()))
        : Optional.empty();
  }

  private static String numbers(Scenario scenario) {
    List<Integer> numbers = SeatVariants.of(scenario).numbers();
    return Spelling.list(numbers.stream().map(String::valueOf).toList(), " or ")
        + (numbers.getLast() == 1 ? " player" : " players");
  }
}
