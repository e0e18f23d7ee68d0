package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongFunction;
import org.groma.engine.kernel.Violation;
import org.groma.engine.simulation.Checks;
import org.groma.engine.simulation.Finding;

/** What watching games came to as text: each broken invariant with the command that shows it. */
final class CheckText {

  private static final int TOLD = 20;

  private CheckText() {}

  static void print(Checks checks, LongFunction<ReplayCommand> replay, PrintWriter out) {
    out.println();
    out.println("Checks: " + sentence(checks));
    for (Finding found : checks.first().subList(0, Math.min(TOLD, checks.first().size()))) {
      Violation violation = found.violation();
      out.println(
          String.format(
              Locale.ROOT,
              "  game %d, turn %d, event %d: %s (%s)",
              found.game(),
              violation.turn(),
              violation.event(),
              violation.problem(),
              violation.source()));
      out.println("      " + replay.apply(found.game()).until(violation.turn()));
    }
    if (checks.violations() > TOLD) {
      out.println(
          String.format(Locale.ROOT, "  and %d more: --format json", checks.violations() - TOLD));
    }
  }

  /** How many broke in how many games, without a full stop. */
  static String sentence(Checks checks) {
    String games = Figures.count(checks.games(), "game", "games");
    return checks.violations() == 0
        ? "nothing broke in " + games
        : String.format(
            Locale.ROOT,
            "%s broken in %d of %s",
            Figures.count(checks.violations(), "invariant", "invariants"),
            checks.brokenGames(),
            games);
  }
}
