package org.groma.engine.kernel;

import java.util.List;

/** A player who takes any legal option, each with the same chance. */
public final class RandomPlayer implements Player {

  private final Dice dice;

  /** A player with luck of its own, so that its choices do not change what the game rolls. */
  public RandomPlayer(Dice dice) {
    this.dice = dice;
  }

  @Override
  public <A> A decide(Decision<A> decision) {
    List<A> options = decision.options();
    return options.get(dice.below(options.size()));
  }
}
