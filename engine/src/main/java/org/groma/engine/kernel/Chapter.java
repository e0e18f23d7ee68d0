package org.groma.engine.kernel;

import java.util.List;

/**
 * Where a story is.
 *
 * @param turn the number of the turn; one before the first while the game is set up
 * @param parts the words for this part of the turn, such as a step and the nations that act in it
 */
public record Chapter(int turn, List<String> parts) {

  public Chapter {
    parts = List.copyOf(parts);
  }
}
