package org.groma.engine.romanitas.inspection;

import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** All of them. */
public final class Inspections {

  private Inspections() {}

  public static List<Inspection> all() {
    return List.of();
  }

  public static List<Objection> carryOut(Project project, MapGraph graph, Scenario scenario) {
    return List.of();
  }
}
