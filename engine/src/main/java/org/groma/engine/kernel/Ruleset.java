package org.groma.engine.kernel;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of one game: what they need of a project, and how a scenario is played by them. */
public interface Ruleset {

  /** The word by which projects name it. */
  String id();

  /** What a project lacks for this scenario, all of it; empty when the game can begin. */
  List<Shortfall> shortfalls(Project project, Scenario scenario);

  /** Makes a scenario ready to be played. Only for a project that lacks nothing. */
  Contest prepare(Project project, Scenario scenario);

  /** What must hold in every state of its games. */
  List<? extends Invariant<?>> invariants();

  /** Writes and reads the log of its games. */
  EventCodec codec();
}
