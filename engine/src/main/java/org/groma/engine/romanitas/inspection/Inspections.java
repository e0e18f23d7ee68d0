package org.groma.engine.romanitas.inspection;

import java.util.List;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Examination;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** Everything that the rules of Romanitas look for in the data of a scenario. */
public final class Inspections {

  private static final Examination<Ground> ALL =
      new Examination<>(
          List.of(
              new ActaEffects(),
              new AttitudeReach(),
              new AttitudeRows(),
              new AttitudeTarget(),
              new CityOutside(),
              new CommanderLimits(),
              new CounterSums(),
              new CountersShort(),
              new EnemyOrder(),
              new FigureAgreement(),
              new ItineraryStep(),
              new PrintedLists(),
              new ProvinceStatus(),
              new SoloSeat(),
              new SpaceMarks(),
              new StartingHolders(),
              new StratagemFaces(),
              new UnitSides(),
              new UnreadData(),
              new VictoryTerms()));

  private Inspections() {}

  public static List<Inspection> all() {
    return ALL.inspections();
  }

  public static List<Objection> carryOut(Project project, MapGraph graph, Scenario scenario) {
    return ALL.carryOut(new Ground(project, graph, scenario, Setting.of(project, scenario)));
  }
}
