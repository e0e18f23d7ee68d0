package org.groma.engine.cycles.inspection;

import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Examination;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** Everything that the rules look for in the data of a scenario. */
public final class Inspections {

  private static final Examination<Ground> ALL =
      new Examination<>(
          List.of(
              new AreaOutside(),
              new ArrowEnds(),
              new BoundaryOpen(),
              new CellSense(),
              new CounterFigures(),
              new CrowdedArea(),
              new GarrisonOutOfPlace(),
              new GarrisonSymbols(),
              new GroupRows(),
              new HomeElsewhere(),
              new LeaderCounters(),
              new MarkedPlaces(),
              new MoveOrder(),
              new NobodyStarts(),
              new OwnedWithoutCity(),
              new PositionAtStart(),
              new PrintedAccounts(),
              new RosterSense(),
              new RuleAgreement(),
              new RuleSense(),
              new StartPosition(),
              new StartingForces(),
              new TableIncomplete(),
              new TaxValues(),
              new TooFewCounters(),
              new UnownedCity(),
              new UnreadData()));

  private Inspections() {}

  public static List<Inspection> all() {
    return ALL.inspections();
  }

  public static List<Objection> carryOut(Project project, MapGraph graph, Scenario scenario) {
    return ALL.carryOut(Ground.of(project, graph, scenario));
  }
}
