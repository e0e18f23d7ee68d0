package org.groma.engine.kernel.inspection;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;

/** All that a ruleset looks for, in the order in which it is told. */
public record Examination<G extends InspectedScenario>(List<Scrutiny<G>> scrutinies) {

  public Examination {
    scrutinies = List.copyOf(scrutinies);
  }

  public List<Inspection> inspections() {
    return scrutinies.stream().map(Scrutiny::about).toList();
  }

  /**
   * Carries it out. The map and the tables are the same in every scenario: what is wrong with them
   * is said of the first one only.
   */
  public List<Objection> carryOut(G ground) {
    List<Objection> found = new ArrayList<>();
    scrutinies.forEach(scrutiny -> scrutiny.look(ground, found::add));
    return ground.isFirst() ? List.copyOf(found) : ofScenario(found);
  }

  private static List<Objection> ofScenario(List<Objection> found) {
    return found.stream()
        .filter(objection ->
            objection.subjects().stream().anyMatch(subject -> subject.startsWith("scenario:")))
        .toList();
  }
}
