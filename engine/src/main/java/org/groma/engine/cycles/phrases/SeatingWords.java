package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.engine.kernel.SeatVariants;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;

/** Who plays what with another number of players (14.2). */
record SeatingWords(Names names) {

  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six");

  static String number(int number) {
    return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
  }

  /** A sentence for other numbers that play alike; in the open scenario one for all. */
  List<String> of(Scenario scenario) {
    SeatVariants variants = SeatVariants.of(scenario);
    List<Integer> numbers = variants.numbers();
    if (numbers.size() < 2) {
      return List.of();
    }
    if (ChoiceWords.isOpen(scenario)) {
      return List.of(
          String.format(
              Locale.ROOT,
              "It is for %s to %s players.",
              number(numbers.getFirst()),
              number(numbers.getLast())));
    }
    Map<String, List<String>> numbersBySeats = new LinkedHashMap<>();
    for (int number : numbers) {
      if (number != scenario.players().size()) {
        String seats = seats(scenario, variants.seated(number).orElseThrow());
        numbersBySeats.computeIfAbsent(seats, _ -> new ArrayList<>()).add(number(number));
      }
    }
    return numbersBySeats.entrySet().stream()
        .map(each ->
            String.format(Locale.ROOT, "With %s players: %s", or(each.getValue()), each.getKey()))
        .toList();
  }

  private static String or(List<String> words) {
    return words.size() == 1
        ? words.getFirst()
        : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  private String seats(Scenario scenario, Scenario seated) {
    if (ChoiceWords.isAny(seated)) {
      return seated.players().stream()
              .filter(seat -> !seat.nations().isEmpty())
              .map(seat -> names.nations(slugs(seat.nations())) + " as above. ")
              .collect(Collectors.joining())
          + new ChoiceWords(names).of(seated).orElseThrow();
    }
    String several =
        seated.players().stream()
            .map(Seat::nations)
            .filter(nations -> nations.size() > 1)
            .map(nations -> "one takes " + names.nations(slugs(nations)))
            .collect(Collectors.joining("; "));
    List<NationId> played = seated.setups().stream().map(Setup::nation).toList();
    List<NationId> out =
        scenario.setups().stream()
            .map(Setup::nation)
            .filter(nation -> !played.contains(nation))
            .toList();
    String left =
        out.isEmpty()
            ? ""
            : names.nations(slugs(out)) + (out.size() == 1 ? " is" : " are") + " not played";
    return several + (several.isEmpty() || left.isEmpty() ? "" : "; ") + left + ".";
  }

  private static List<String> slugs(List<NationId> nations) {
    return nations.stream().map(NationId::slug).toList();
  }

  /** Whether somebody plays two positions at once, with any number of players. */
  static boolean isAnyTwofold(Scenario scenario) {
    SeatVariants variants = SeatVariants.of(scenario);
    return variants.numbers().stream()
        .map(number -> variants.seated(number).orElseThrow())
        .anyMatch(each -> ChoiceWords.each(each) > 1 || isTwofold(each));
  }

  private static boolean isTwofold(Scenario scenario) {
    List<NationId> begun = scenario.setups().stream().map(Setup::nation).toList();
    return scenario.players().stream()
        .anyMatch(seat -> seat.nations().stream().filter(begun::contains).count() > 1);
  }
}
