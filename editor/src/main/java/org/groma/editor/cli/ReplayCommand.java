package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.GameSeed;
import org.groma.model.scenario.Scenario;

/**
 * The command line that plays one game of a series again.
 *
 * @param how the options about the scenario and its players, with a blank before each, or nothing
 */
record ReplayCommand(Path folder, Scenario scenario, GameSeed game, String how) {

  /**
   * Ends a command because this game broke down, and tells how to see it.
   *
   * @param place when that was, as {@code in turn 5}; empty if it is not known
   */
  Stop brokenDown(Optional<String> place, Throwable why) {
    return Stop.cannotRun(
        String.format(
            Locale.ROOT,
            "Game %d of seed %d broke down%s (%s), so there are no results. Look at the data that"
                + " it was using then: 'groma validate %s' says what is wrong with them. To see the"
                + " game: %s",
            game.game(),
            game.seed(),
            place.map(when -> " " + when).orElse(""),
            why,
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
