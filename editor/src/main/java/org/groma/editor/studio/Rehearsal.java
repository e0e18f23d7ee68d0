package org.groma.editor.studio;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/**
 * A session without anybody: it opens a project, waits until all is painted and checked, and ends.
 * The launcher has one held after each build, while the JVM notes which classes a window needs and
 * how they are used; windows start from these notes.
 */
final class Rehearsal {

  /** The sharp picture comes a moment after the checks. */
  private static final Duration A_MOMENT = Duration.seconds(1);

  private Rehearsal() {}

  /** Ends the session when the window has shown all it has, if the launcher asked for that. */
  static void endIfItIsOne(StudioWindow window) {
    if (Boolean.getBoolean("groma.rehearsal")) {
      PauseTransition wait = new PauseTransition(A_MOMENT);
      wait.setOnFinished(_ -> Platform.exit());
      window
          .bench()
          .ifPresentOrElse(
              bench -> bench.verdict().addListener((_, _, _) -> wait.play()), wait::play);
    }
  }
}
