package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;

/**
 * How a ruleset puts the open data of a project into words that players read on sheets and in
 * spreadsheets. Whatever it is given it says something: data it does not understand are shown as
 * they stand.
 */
public interface Phrasebook {

  /**
   * A part of the turn.
   *
   * @param depth 0 for a phase, 1 for a step of it, 2 for what is done in the step
   * @param section where the rulebook says more
   */
  record Stage(int depth, String name, String section) {

    public static Stage phase(String name, String section) {
      return new Stage(0, name, section);
    }

    public static Stage step(String name, String section) {
      return new Stage(1, name, section);
    }

    public static Stage done(String what, String section) {
      return new Stage(2, what, section);
    }
  }

  /** The sequence of play, in order. */
  List<Stage> sequence();

  /** When a victory block counts: {@code Turn 6}, {@code Bonuses}. */
  String block(Nation.VictoryBlock block);

  /** What earns points, without how many: {@code each of Austrasia, Neustria}. */
  String objective(Project project, Nation.Objective objective);

  /** When a special rule applies and what it does. */
  String special(Project project, Nation.Special special);

  /** What the time table has happen, without the turn. */
  String arrival(Project project, TimeEntry entry);

  /** The same for where the name of the nation stands beside it, which is not said again. */
  String ownArrival(Project project, TimeEntry entry);

  /** What a card does. */
  String card(Project project, Deck.Card card);

  /** A table of the rules in words; nothing for one that is understood as it stands. */
  default Optional<Chart> chart(Project project, RuleTable table) {
    return Optional.empty();
  }

  /** The sheets that its players want beside the map, besides those that every game has. */
  default List<Aid> aids(Project project) {
    return List.of();
  }

  /** What a nation starts with besides pieces in their places, in sentences. */
  default List<String> start(Project project, Setup setup) {
    return List.of();
  }

  /** The sheet on which players keep their books; nothing where they keep none. */
  default Optional<RecordSheet> recordSheet(Project project) {
    return Optional.empty();
  }

  /** What a scenario lays down besides its set-up, in sentences. */
  default List<String> terms(Project project, Scenario scenario) {
    return List.of();
  }
}
