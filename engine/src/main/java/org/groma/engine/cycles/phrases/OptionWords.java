package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Spelling;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Which switches of the rules a scenario turns, and which cities it leaves out. */
final class OptionWords {

  private OptionWords() {}

  static List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    terms.add(
        is(scenario, "optionalCities")
            ? "Optional cities are used (13.2.3)."
            : "Optional cities are not used.");
    terms.add(
        is(scenario, "boundary")
            ? "Units of empires need support inside the imperial boundary (11.5)."
            : "The imperial boundary has no effect (11.5).");
    scenario.options().byName().entrySet().stream()
        .filter(each -> each.getValue().equals(new Datum.Flag(true)))
        .filter(each -> !each.getKey().equals("optionalCities"))
        .filter(each -> !each.getKey().equals("boundary"))
        .map(each -> option(each.getKey()))
        .forEach(terms::add);
    return List.copyOf(terms);
  }

  static boolean is(Scenario scenario, String option) {
    return scenario.options().get(option).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private static String option(String name) {
    return switch (name) {
      case "rebellionsSpared" ->
          "Complete collapse, and rebellion and revival, have no effect: 7 and 12 of the"
              + " rebellions.";
      case "rebellionsRevoltOneCity" ->
          "Complete collapse, and rebellion and revival, 7 and 12 of the rebellions: one city"
              + " revolts, nothing else.";
      case "revivalIsGoodRuler" -> "A revival counts as a good ruler.";
      case "noLastAdministration" -> "There is no administration phase in the last turn.";
      case "capitalsDefend" ->
          "A capital defends like a neutral garrison of its city, together with units there"
              + " (14.2.6).";
      case "mercenaries" -> "Barbarians may lease units to kingdoms and empires (13.4).";
      case "tribalAttacks" -> "Tribes may attack neutral garrisons of their home (13.1.2).";
      case "tribalCrossings" -> "Tribes may cross sea areas that bear their name (13.1.1).";
      case "auction" -> "Empires auction units that they cannot pay (13.3).";
      case "byzantiumStrong" -> "Defenders of Byzantium shift odds by one column (13.5).";
      case "namedLeaders" ->
          "Leaders of kingdoms are rolled for; they are captured, not eliminated (13.6).";
      case "tribute" -> "Tribute may be paid (13.7).";
      case "advancedVictory" -> "The average of all turns wins (14.3.2).";
      case "italianDouble" -> "Cities of Italia count double for taxes and victory.";
      case "solitaire" -> "One player; the opposition plays by rule (14.2.4).";
      default -> Spelling.capital(name) + ".";
    };
  }
}
