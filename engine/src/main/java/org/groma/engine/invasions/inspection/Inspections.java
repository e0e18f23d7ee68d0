package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** Everything that the rules of Invasions look for in the data of a scenario. */
public final class Inspections {

  private static final List<Scrutiny> ALL =
      List.of(new UnreadableRules(), new EmpireIncomes());

  private Inspections() {}

  public static List<Inspection> all() {
    return ALL.stream().map(Scrutiny::about).toList();
  }

  public static List<Objection> carryOut(Project project, Scenario scenario) {
    Ground ground = new Ground(project, scenario, Setting.of(project, scenario));
    List<Objection> found = new ArrayList<>();
    ALL.forEach(scrutiny -> scrutiny.look(ground, found::add));
    return List.copyOf(found);
  }
}
