package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/** What a scenario lays down: order, neutral garrisons, options, special rules, victory. */
record ScenarioWords(Names names) {

  private static final String ENTERS = "enters";

  List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    List<String> order = Facts.words(scenario.attributes().get("order"));
    if (order.size() > 1) {
      terms.add(
          (placesFreely(scenario) ? "Order of set-up and moves: " : "Move order: ")
              + String.join(", ", order.stream().map(names::nation).toList())
              + ".");
    } else if (scenario.players().size() > 1) {
      terms.add(
          "Whoever began a new cycle last moves first; who began in the same turn rolls two dice,"
              + " and the higher moves first (4.1).");
    }
    terms.addAll(new SeatWords(names).of(scenario));
    scenario.attributes().get("printed").map(this::accounts).ifPresent(terms::addAll);
    scenario.attributes().get("neutral").map(this::neutral).ifPresent(terms::add);
    List<String> reserve = Facts.words(scenario.attributes().get("reserve"));
    if (!reserve.isEmpty()) {
      terms.add("Further positions to begin from: " + names.nations(reserve) + ".");
    }
    scenario.attributes().get("restart").map(this::restart).ifPresent(terms::addAll);
    terms.addAll(OptionWords.of(scenario));
    scenario.special().stream()
        .filter(rule -> !isToldAsOption(rule, scenario) && Facts.field(rule, ENTERS).isEmpty())
        .forEach(rule -> terms.add(special(rule)));
    terms.addAll(new VictoryWords(names).of(scenario));
    return List.copyOf(terms);
  }

  /** What a position that is set up without any of its units enters with. */
  List<String> entry(Setup setup) {
    return names.project().get(Kinds.SCENARIOS).stream()
        .filter(scenario -> scenario.setups().contains(setup))
        .flatMap(scenario -> scenario.special().stream())
        .flatMap(rule -> Facts.field(rule, ENTERS).stream())
        .filter(
            said -> Facts.text(said, "nation").filter(setup.nation().slug()::equals).isPresent())
        .flatMap(said -> new CampaignWords(names).of(ENTERS, said).stream())
        .toList();
  }

  /** Income and upkeep, which the players of the first turn can check theirs by. */
  private List<String> accounts(Datum said) {
    return said instanceof Datum.Fields(Map<String, Datum> fields)
        ? fields.entrySet().stream()
            .map(each ->
                String.format(
                    Locale.ROOT,
                    "%s: income %d and upkeep %d at the start.",
                    names.nation(each.getKey()),
                    Facts.number(each.getValue(), "income").orElse(0),
                    Facts.number(each.getValue(), "upkeep").orElse(0)))
            .toList()
        : List.of();
  }

  /** Whether anybody chooses where to begin. */
  private static boolean placesFreely(Scenario scenario) {
    return scenario.setups().stream()
        .anyMatch(setup ->
            setup.attributes().get("place").isPresent()
                || setup.attributes().get("buy").isPresent());
  }

  /** One switch has a rule beside it that says the same with numbers. */
  private static boolean isToldAsOption(Datum rule, Scenario scenario) {
    return rule instanceof Datum.Fields(Map<String, Datum> fields)
        && fields.containsKey("rebellions-revolt")
        && OptionWords.is(scenario, "rebellionsRevoltOneCity");
  }

  private String neutral(Datum said) {
    List<String> where = new ArrayList<>();
    List<String> provinces = Facts.words(Facts.field(said, "areas"));
    if (!provinces.isEmpty()) {
      where.add("the cities of " + Spelling.and(names.provinces(provinces)) + " that nobody holds");
    }
    List<String> filled = Facts.words(Facts.field(said, "everywhereIn"));
    if (!filled.isEmpty()) {
      where.add("every area of " + Spelling.and(names.provinces(filled)));
    }
    List<String> areas = Facts.words(Facts.field(said, "provinces"));
    if (!areas.isEmpty()) {
      where.add(Spelling.and(areas.stream().map(names::area).toList()));
    }
    return "Neutral garrisons stand in " + String.join("; in ", where) + ".";
  }

  /** Who may begin anew; those with the same way together. */
  private List<String> restart(Datum said) {
    if (!(said instanceof Datum.Fields(Map<String, Datum> fields))) {
      return List.of();
    }
    return fields.values().stream()
        .distinct()
        .map(way ->
            names.nations(
                    fields.entrySet().stream()
                        .filter(each -> each.getValue().equals(way))
                        .map(Map.Entry::getKey)
                        .toList())
                + " may give up in any administration phase: "
                + way(PlainPhrases.text(way)))
        .toList();
  }

  private static String way(String word) {
    return switch (word) {
      case "tribe-at-start" ->
          "units go, neutral garrisons hold the cities, the treasury is lost, and one tribe begins"
              + " again at the start position.";
      case "quick" ->
          "units go, neutral garrisons hold the cities, and the set-up is placed again; the"
              + " treasury is kept.";
      case "open" ->
          "units go, neutral garrisons hold the cities, the treasury is lost, and a new cycle"
              + " begins next turn at a start position that no barbarians or kingdom on the board"
              + " came from (4.2).";
      default -> Spelling.spelt(word) + ".";
    };
  }

  private String special(Datum rule) {
    if (rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1) {
      String word = fields.keySet().iterator().next();
      Datum said = fields.get(word);
      return Stream.of(
              new ForceWords(names).of(word, said),
              new RealmWords(names).of(word, said),
              new CampaignWords(names).of(word, said))
          .flatMap(Optional::stream)
          .findFirst()
          .map(Spelling::capital)
          .orElseGet(
              () -> Spelling.capital(Spelling.spelt(word)) + ": " + PlainPhrases.text(said) + ".");
    }
    return Spelling.capital(PlainPhrases.text(rule)) + ".";
  }
}
