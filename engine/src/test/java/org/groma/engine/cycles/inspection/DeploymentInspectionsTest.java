package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.scenario;

import java.util.List;
import java.util.stream.Stream;

/** Units that are set up: counters, stacking, and garrisons out of place. */
final class DeploymentInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(counters(), crowds(), garrisons()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> counters() {
    return List.of(
        scenario(
                "scenario.too-few-counters",
                "fall-of-rome",
                "'unit':'barbarian-infantry','count':4",
                "'unit':'barbarian-infantry','count':13")
            .says(
                "scenario:fall-of-rome",
                "$.setups",
                "Barbarian allies in Fall of Rome: 13 Barbarian infantry are set up, and there are"
                    + " 12 counters with that side."),
        scenario(
                "scenario.too-few-counters",
                "byzantine",
                "'leaders':1,'areas':['italia'",
                "'leaders':3,'areas':['italia'")
            .says(
                "scenario:byzantine",
                "$.setups",
                "Lombards in Byzantine: 3 leaders are set up, and there are 2."));
  }

  private static List<Spoilt> crowds() {
    return List.of(
        scenario(
                "scenario.crowded-area",
                "roman-empire",
                "'province:novae','unit':'garrison','count':1",
                "'province:novae','unit':'garrison','count':2")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: Garrison in Novae stands with units that it cannot stack"
                    + " with."),
        scenario(
                "scenario.crowded-area",
                "byzantine",
                "'count':8,'areas':['mesopotamia']",
                "'count':8,'provinces':['hatra']")
            .says(
                "scenario:byzantine",
                "$.setups",
                "Arabs in Byzantine: there is no room for 7 Tribe in the areas where it may be"
                    + " placed."));
  }

  private static List<Spoilt> garrisons() {
    return List.of(
        scenario(
                "scenario.garrison-out-of-place",
                "roman-empire",
                "'province:novae','unit':'garrison'",
                "'province:palmyra','unit':'garrison'")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: a garrison stands in Palmyra, which is a desert."),
        scenario(
                "scenario.garrison-out-of-place",
                "roman-empire",
                "'province:novae','unit':'garrison'",
                "'province:alamannia','unit':'garrison'")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Romans in Roman Empire: a garrison stands in Alamannia, which lies outside the"
                    + " imperial boundary."));
  }
}
