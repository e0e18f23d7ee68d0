package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.replay.BrokenStory;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * The command line that plays one game of a series again.
 *
 * @param how the options about the scenario and its players, with a blank before each, or nothing
 */
record ReplayCommand(Path folder, Scenario scenario, GameSeed game, String how) {

  /** Ends a command because this game broke down, and tells how to see it. */
  Stop brokenDown(BrokenStory story, Project project) {
    return brokenDown(
        " " + story.place(),
        story.records(project).stream()
            .map(item -> item.name() + " (" + item.subject() + ")")
            .collect(Collectors.joining(", ")),
        story.getCause());
  }

  /** The same where it does not break down when it is told. */
  Stop brokenDown(Throwable why) {
    return brokenDown("", "", why);
  }

  /**
   * Ends a command.
   *
   * @param place when that was, as {@code in turn 5}, with a blank before it; empty if it is not
   *     known
   * @param records what was in play; empty if it is not known
   */
  Stop brokenDown(String place, String records, Throwable why) {
    return Stop.cannotRun(
        String.format(
            Locale.ROOT,
            "Game %d of seed %d broke down%s (%s), so there are no results. Look at the data that"
                + " it was using then%s: 'groma validate %s' says what is wrong with them. To see"
                + " the game: %s",
            game.game(),
            game.seed(),
            place,
            why,
            records.isEmpty() ? "" : ", " + records,
            quoted(),
            this),
        why);
  }

  /** The same command, which tells no more than a turn and what came before it. */
  String until(int turn) {
    return this + " --until " + turn;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "groma replay %s --scenario %s --seed %d --game %d%s",
        quoted(),
        scenario.id().slug(),
        game.seed(),
        game.game(),
        how);
  }

  private String quoted() {
    String path = folder.toString();
    return path.contains(" ") ? "'" + path + "'" : path;
  }
}
