package org.groma.engine.romanitas;

import java.util.List;
import java.util.Set;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.bounds.GameBounds;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.inspection.Inspections;
import org.groma.engine.romanitas.invariant.Invariants;
import org.groma.engine.romanitas.phrases.RomanitasPhrases;
import org.groma.engine.romanitas.setting.RomanitasFields;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.shape.RomanitasShape;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of Romanitas. */
public final class Romanitas implements Ruleset {

  private static final DataShape SHAPE = RomanitasShape.all();

  @Override
  public String id() {
    return "romanitas";
  }

  @Override
  public GameBounds bounds() {
    return GameBounds.USUAL.with("limitanei", 0, 100);
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

  /** Territories go by the names of their cities, and some have two: neither is a mistake here. */
  @Override
  public Set<String> withoutChecks() {
    return Set.of("gazetteer.unlike-id", "gazetteer.second-city");
  }

  @Override
  public Contest prepare(Project project, Scenario scenario) {
    return new RomanitasContest(project, scenario);
  }

  @Override
  public List<? extends Invariant<?>> invariants() {
    return Invariants.all();
  }

  @Override
  public ScenarioFields scenarioFields() {
    return RomanitasFields.ALL;
  }

  @Override
  public DataShape dataShape() {
    return SHAPE;
  }

  @Override
  public Lexicon lexicon() {
    return RomanitasLexicon.INSTANCE;
  }

  @Override
  public Phrasebook phrasebook() {
    return new RomanitasPhrases();
  }

  @Override
  public EventCodec codec() {
    return new EventCodec(List.of(RomanitasEvent.class));
  }
}
