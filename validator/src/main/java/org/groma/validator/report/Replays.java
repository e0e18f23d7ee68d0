package org.groma.validator.report;

import java.util.Optional;
import org.groma.validator.finding.Finding;

/** Commands that show again what was seen in play. */
final class Replays {

  private Replays() {}

  /** What to type to see a finding; nothing for one that did not come from a game. */
  static Optional<String> command(Report report, Finding finding) {
    return finding.evidence().map(game -> game.command(quoted(report.folder())));
  }

  /** As a shell takes it for one word. */
  private static String quoted(String folder) {
    boolean plain = folder.chars().allMatch(Replays::isPlain);
    return plain ? folder : "'" + folder.replace("'", "'\\''") + "'";
  }

  private static boolean isPlain(int c) {
    return Character.isLetterOrDigit(c) || "/._-+:\\".indexOf(c) >= 0;
  }
}
