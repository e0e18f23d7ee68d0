package org.groma.validator.play;

import java.util.List;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of a {@link Duel}, which needs nothing of a project. */
record DuelRules(Duel duel, List<Shortfall> shortfalls) implements Ruleset {

  static DuelRules of(Duel duel) {
    return new DuelRules(duel, List.of());
  }

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public List<Shortfall> lacking(Project project, Scenario scenario) {
    return shortfalls;
  }

  @Override
  public List<Inspection> inspections() {
    return List.of();
  }

  @Override
  public List<Objection> inspect(Project project, MapGraph graph, Scenario scenario) {
    return List.of();
  }

  @Override
  public Contest prepare(Project project, Scenario scenario) {
    return duel;
  }

  @Override
  public List<? extends Invariant<?>> invariants() {
    return List.of();
  }

  @Override
  public EventCodec codec() {
    return new EventCodec(List.of(Duel.Noted.class, Duel.Came.class, Duel.Threw.class));
  }
}
