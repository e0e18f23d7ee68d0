package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** Everything that the rules look for in the data of a scenario. */
public final class Inspections {

  private static final List<Scrutiny> ALL =
      List.of(
          new AreaOutside(),
          new ArrowEnds(),
          new BoundaryOpen(),
          new CrowdedArea(),
          new GarrisonOutOfPlace(),
          new GarrisonSymbols(),
          new OwnedWithoutCity(),
          new PrintedAccounts(),
          new StartPosition(),
          new TableIncomplete(),
          new TaxValues(),
          new TooFewCounters(),
          new UnreadData());

  private Inspections() {}

  public static List<Inspection> all() {
    return ALL.stream().map(Scrutiny::about).toList();
  }

  /**
   * Carries all of them out. The map and the tables are the same in every scenario: what is wrong
   * with them is said of the first one only.
   */
  public static List<Objection> carryOut(Project project, MapGraph graph, Scenario scenario) {
    Ground ground = Ground.of(project, graph, scenario);
    List<Objection> found = new ArrayList<>();
    ALL.forEach(scrutiny -> scrutiny.look(ground, found::add));
    return ground.isFirst() ? List.copyOf(found) : ofScenario(found);
  }

  private static List<Objection> ofScenario(List<Objection> found) {
    return found.stream()
        .filter(objection ->
            objection.subjects().stream().anyMatch(subject -> subject.startsWith("scenario:")))
        .toList();
  }
}
