package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What a scenario lays down: order, neutral garrisons, options, special rules, victory. */
record ScenarioWords(Names names) {

  List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    List<String> order = Facts.words(scenario.attributes().get("order"));
    if (order.size() > 1) {
      terms.add(
          "Move order: " + String.join(", ", order.stream().map(names::nation).toList()) + ".");
    }
    scenario.attributes().get("neutral").map(this::neutral).ifPresent(terms::add);
    List<String> reserve = Facts.words(scenario.attributes().get("reserve"));
    if (!reserve.isEmpty()) {
      terms.add("Further positions to begin from: " + names.nations(reserve) + ".");
    }
    scenario.attributes().get("restart").map(this::restart).ifPresent(terms::addAll);
    terms.addAll(OptionWords.of(scenario));
    scenario.special().forEach(rule -> terms.add(special(rule)));
    terms.addAll(new VictoryWords(names).of(scenario));
    return List.copyOf(terms);
  }

  private String neutral(Datum said) {
    List<String> where = new ArrayList<>();
    List<String> provinces = Facts.words(Facts.field(said, "areas"));
    if (!provinces.isEmpty()) {
      where.add("the cities of " + Wording.and(names.provinces(provinces)));
    }
    List<String> filled = Facts.words(Facts.field(said, "everywhereIn"));
    if (!filled.isEmpty()) {
      where.add("every area of " + Wording.and(names.provinces(filled)));
    }
    List<String> areas = Facts.words(Facts.field(said, "provinces"));
    if (!areas.isEmpty()) {
      where.add(Wording.and(areas.stream().map(names::area).toList()));
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
              + " begins next turn.";
      default -> Wording.spelt(word) + ".";
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
          .map(Wording::capital)
          .orElseGet(
              () -> Wording.capital(Wording.spelt(word)) + ": " + PlainPhrases.text(said) + ".");
    }
    return Wording.capital(PlainPhrases.text(rule)) + ".";
  }
}
