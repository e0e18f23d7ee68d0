package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.bounds.GameBounds;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of one game: what they need of a project, and how a scenario is played by them. */
public interface Ruleset {

  /** The word by which projects name it. */
  String id();

  /** How large the numbers that it reads may be. */
  default GameBounds bounds() {
    return GameBounds.USUAL;
  }

  /**
   * What stands between a project and this scenario, all of it; empty when the game can begin. Of
   * numbers beyond bounds nothing is compiled; data that contradict themselves so that the rules
   * stumble over them are a shortfall too.
   */
  default List<Shortfall> shortfalls(Project project, Scenario scenario) {
    List<Shortfall> beyond = bounds().exceeded(project, scenario);
    if (!beyond.isEmpty()) {
      return beyond;
    }
    try {
      return lacking(project, scenario);
    } catch (RuntimeException | StackOverflowError stumbled) {
      return List.of(
          new Shortfall(
                  "scenario " + scenario.id(),
                  "the rules cannot make sense of it" + PlainReason.inBrackets(stumbled))
              .of("scenario:" + scenario.id()));
    }
  }

  /** What a project lacks for this scenario, all of it. Only for numbers within bounds. */
  List<Shortfall> lacking(Project project, Scenario scenario);

  /** The mistakes it looks for in the data of a scenario; {@link #inspect} finds them. */
  List<Inspection> inspections();

  /**
   * Carries the inspections out, whatever state the data are in as long as their numbers are within
   * bounds.
   *
   * @param graph the adjacency of the project
   */
  List<Objection> inspect(Project project, MapGraph graph, Scenario scenario);

  /** The ids of general checks that make no sense for its game. */
  default Set<String> withoutChecks() {
    return Set.of();
  }

  /** Makes a scenario ready to be played. Only for a project that lacks nothing. */
  Contest prepare(Project project, Scenario scenario);

  /** What must hold in every state of its games. */
  List<? extends Invariant<?>> invariants();

  /** Puts its data into words. */
  default Phrasebook phrasebook() {
    return new PlainPhrases();
  }

  /** What its game has of all that a project can say, and what players call it. */
  default Lexicon lexicon() {
    return Lexicon.PLAIN;
  }

  /** The open data of scenarios that it reads, for people to fill in. */
  default ScenarioFields scenarioFields() {
    return ScenarioFields.NONE;
  }

  /** All open data that it reads. */
  default DataShape dataShape() {
    return DataShape.NONE;
  }

  /**
   * Whether a seat of a scenario may stay empty, though the scenario says nothing of fewer players.
   * Its nations are then in the game, played by nobody in particular.
   */
  default boolean allowsEmptySeats() {
    return false;
  }

  /** How printed empire incomes of areas come about; nothing where its game has none. */
  default Optional<EmpireIncome> empireIncome(Project project) {
    return Optional.empty();
  }

  /** How far its units go in one move; nothing where its game does not say. */
  default List<Pace> paces(Project project) {
    return List.of();
  }

  /**
   * Works out battles that are only thought of; nothing where its game has none. Only for a project
   * that lacks nothing.
   */
  default Optional<BattleReckoner> battles(Project project, Scenario scenario) {
    return Optional.empty();
  }

  /**
   * Writes and reads the log of its games. It is made for whoever asks, and looks at every kind of
   * event: to be asked for once a log, not once an event.
   */
  EventCodec codec();
}
