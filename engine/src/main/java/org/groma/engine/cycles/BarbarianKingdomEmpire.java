package org.groma.engine.cycles;

import java.util.List;
import java.util.Set;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.inspection.Inspections;
import org.groma.engine.cycles.invariant.Invariants;
import org.groma.engine.cycles.phrases.CyclesPhrases;
import org.groma.engine.cycles.setting.CyclesFields;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.shape.CyclesShape;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of Barbarian, Kingdom and Empire. */
public final class BarbarianKingdomEmpire implements Ruleset {

  @Override
  public String id() {
    return "barbarian-kingdom-empire";
  }

  @Override
  public List<Shortfall> lacking(Project project, Scenario scenario) {
    return Setting.of(project, scenario).shortfalls();
  }

  @Override
  public List<Inspection> inspections() {
    return Inspections.all();
  }

  @Override
  public List<Objection> inspect(Project project, MapGraph graph, Scenario scenario) {
    return Inspections.carryOut(project, graph, scenario);
  }

  /**
   * Roads join neighbours; and what is said of ends of links, of second cities and of capitals in
   * any game is an error in this one, which an inspection of its own says. Players without a nation
   * may choose one here; where there is nothing to choose, the ruleset says so itself.
   */
  @Override
  public Set<String> withoutChecks() {
    return Set.of(
        "adjacency.link-doubles-border",
        "gazetteer.second-city",
        "scenario.player-without-nations",
        "scenario.seat-outside-land");
  }

  @Override
  public Contest prepare(Project project, Scenario scenario) {
    return new CyclesContest(Setting.of(project, scenario));
  }

  @Override
  public List<? extends Invariant<?>> invariants() {
    return Invariants.all();
  }

  @Override
  public ScenarioFields scenarioFields() {
    return CyclesFields.ALL;
  }

  @Override
  public DataShape dataShape() {
    return CyclesShape.ALL;
  }

  @Override
  public Lexicon lexicon() {
    return CyclesLexicon.INSTANCE;
  }

  @Override
  public Phrasebook phrasebook() {
    return new CyclesPhrases();
  }

  @Override
  public EventCodec codec() {
    return new EventCodec(List.of(CyclesEvent.class));
  }
}
