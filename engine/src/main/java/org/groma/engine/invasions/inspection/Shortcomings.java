package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.scenario.Scenario;

/** Makes objections of what the ruleset could not read. */
final class Shortcomings {

  private Shortcomings() {}

  static Objection objection(Inspection about, Ground ground, Shortfall shortfall) {
    return objection(about, ground.scenario(), shortfall);
  }

  static Objection objection(Inspection about, Scenario in, Shortfall shortfall) {
    String scenario = "scenario:" + in.id();
    return new Objection(
        about.id(),
        shortfall.sentence(in),
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
