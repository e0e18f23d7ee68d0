package org.groma.engine.kernel;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A player who gives the answers that a test wrote down, in order. Each answer names the kind of
 * decision it is meant for, so that a script out of step is noticed where it happens.
 */
public final class ScriptedPlayer implements Player {

  private record Line(Class<?> decision, Object answer) {}

  private final Deque<Line> script = new ArrayDeque<>();
  private final Player otherwise;

  /** A player without anyone to fall back on: decisions that were not foreseen are errors. */
  public ScriptedPlayer() {
    this(null);
  }

  /** A player who leaves decisions of other kinds than the next line's to somebody else. */
  public ScriptedPlayer(Player otherwise) {
    this.otherwise = otherwise;
  }

  public <A> ScriptedPlayer answer(Class<? extends Decision<A>> decision, A answer) {
    script.add(new Line(decision, answer));
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // answer() pairs every answer with a decision of its type
  public <A> A decide(Decision<A> decision) {
    Line next = script.peek();
    if (next != null && next.decision().isInstance(decision)) {
      return (A) script.poll().answer();
    }
    if (otherwise == null) {
      throw new IllegalStateException(
          decision + " is asked, but the script has " + (next == null ? "ended" : next));
    }
    return otherwise.decide(decision);
  }

  /** Whether every line has been used. */
  public boolean isSpent() {
    return script.isEmpty();
  }
}
