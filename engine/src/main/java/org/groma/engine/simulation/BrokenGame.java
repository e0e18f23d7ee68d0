package org.groma.engine.simulation;

/** Thrown when a game of a series breaks down: a mistake in the rules or in a player. */
public final class BrokenGame extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final long game;

  BrokenGame(long game, Throwable cause) {
    super("game " + game + " broke down", cause);
    this.game = game;
  }

  /** Its number in the series. */
  public long game() {
    return game;
  }
}
