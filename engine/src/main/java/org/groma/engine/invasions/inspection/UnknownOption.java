package org.groma.engine.invasions.inspection;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/** Options of a scenario that no rule looks at. */
final class UnknownOption implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-option",
          Severity.WARNING,
          "V.A",
          "Option that the rules do not have",
          "The switch does nothing, and the one that was meant stays off.",
          "350 AD sets the option 'advancedCombats', which the rules do not have;"
              + " 'advancedCombat' may be meant.",
          "Correct the name of the option, or write true or false.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final Set<String> SWITCHES =
      Set.of(
          "advancedCombat",
          "ambushByInterceptedAttacker",
          "forfeitReRoll",
          "intoTheEast",
          "seaPathForCampaigns");

  /** Options that are chosen by a word. */
  private static final Set<String> WORDS = Set.of("fortifications");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    ground
        .scenario()
        .options()
        .byName()
        .forEach((name, value) ->
            problem(name, value)
                .ifPresent(problem ->
                    out.accept(
                        ground.object(
                            ABOUT,
                            "%s sets the option '%s', which %s."
                                .formatted(ground.scenario().name(), name, problem),
                            "options." + name))));
  }

  private static Optional<String> problem(String name, Datum value) {
    if (SWITCHES.contains(name)) {
      return value instanceof Datum.Flag ? Optional.empty() : Optional.of("is true or false");
    }
    if (WORDS.contains(name)) {
      return Optional.empty();
    }
    return Optional.of(
        "the rules do not have"
            + NearestWord.to(name, SWITCHES)
                .map(near -> "; '" + near + "' may be meant")
                .orElse(""));
  }
}
