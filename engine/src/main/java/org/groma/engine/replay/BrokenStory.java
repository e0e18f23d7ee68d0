package org.groma.engine.replay;

import java.util.Optional;
import org.groma.engine.kernel.Chapter;

/**
 * Thrown when a game breaks down while it is told: a mistake in the rules or in a player, or data
 * that the rules cannot make sense of.
 */
public final class BrokenStory extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Optional<Chapter> chapter;
  private final String last;

  BrokenStory(Optional<Chapter> chapter, String last, Throwable cause) {
    super("the game broke down", cause);
    this.chapter = chapter;
    this.last = last;
  }

  /** When it broke down and what was told last: {@code in turn 5, raids, after "The Huns …"}. */
  public String place() {
    String when =
        chapter
            .map(each ->
                "in turn "
                    + each.turn()
                    + (each.parts().isEmpty() ? "" : ", " + String.join(", ", each.parts())))
            .orElse("while it was set up");
    return when + (last.isEmpty() ? "" : ", after \"" + last + "\"");
  }
}
