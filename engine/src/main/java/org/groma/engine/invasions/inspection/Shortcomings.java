package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;

/** Makes objections of what the ruleset could not read. */
final class Shortcomings {

  private Shortcomings() {}

  static Objection objection(Inspection about, Ground ground, Shortfall shortfall) {
    String scenario = "scenario:" + ground.scenario().id();
    return new Objection(
        about.id(),
        "%s cannot be played: %s: %s."
            .formatted(ground.scenario().name(), shortfall.where(), shortfall.problem()),
        shortfall
            .subject()
            .map(entry -> entry.equals(scenario) ? List.of(entry) : List.of(entry, scenario))
            .orElse(List.of(scenario)),
        shortfall.field(),
        Optional.empty());
  }

  static boolean isOfTable(Shortfall shortfall) {
    return shortfall.where().startsWith("table ");
  }
}
