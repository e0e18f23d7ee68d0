package org.groma.engine.kernel;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Dice that roll what a test wrote down, in order, and complain when it expected something else.
 */
public final class ScriptedDice implements Dice {

  private record Roll(Die die, int result) {}

  private final Deque<Roll> script = new ArrayDeque<>();
  private final Deque<Integer> picks = new ArrayDeque<>();

  public ScriptedDice d10(int... results) {
    return add(Die.D10, results);
  }

  public ScriptedDice d6(int... results) {
    return add(Die.D6, results);
  }

  public ScriptedDice white(BattleFace... faces) {
    for (BattleFace face : faces) {
      add(Die.WHITE, face.on(Die.WHITE));
    }
    return this;
  }

  public ScriptedDice black(BattleFace... faces) {
    for (BattleFace face : faces) {
      add(Die.BLACK, face.on(Die.BLACK));
    }
    return this;
  }

  /** What is picked blindly, by {@link #below}: markers, cards, units. */
  public ScriptedDice picks(int... numbers) {
    for (int number : numbers) {
      picks.add(number);
    }
    return this;
  }

  private ScriptedDice add(Die die, int... results) {
    for (int result : results) {
      script.add(new Roll(die, result));
    }
    return this;
  }

  @Override
  public int roll(Die die) {
    if (script.isEmpty()) {
      throw new IllegalStateException("a " + die + " is rolled, but the script is at its end");
    }
    Roll next = script.poll();
    if (next.die() != die) {
      throw new IllegalStateException(
          "a " + die + " is rolled where the script has a " + next.die());
    }
    return next.result();
  }

  @Override
  public int below(int bound) {
    if (picks.isEmpty()) {
      throw new IllegalStateException("one of " + bound + " is picked, but the script has no pick");
    }
    int next = picks.poll();
    if (next >= bound) {
      throw new IllegalStateException("one of " + bound + " is picked, not number " + next);
    }
    return next;
  }

  /** Whether everything that was written down has been rolled. */
  public boolean isSpent() {
    return script.isEmpty() && picks.isEmpty();
  }
}
