package org.groma.engine.kernel;

/** Thrown when a player answers against the rules: a mistake in the player, not in the game. */
public final class IllegalAnswer extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  IllegalAnswer(Decision<?> decision, Object answer, Refusal refusal) {
    super(answer + " is no answer to " + decision + ": " + refusal);
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
