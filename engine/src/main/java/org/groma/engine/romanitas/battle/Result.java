package org.groma.engine.romanitas.battle;

import java.util.List;

/** How a fight ended, and which enemies are left for another. */
public record Result(boolean romansWon, List<Fighter> enemiesLeft) {

  public Result {
    enemiesLeft = List.copyOf(enemiesLeft);
  }
}
