package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;

/**
 * Works out what comes of a battle that is only thought of, exactly: between any two stacks, under
 * any circumstances that its game knows. Whoever shows it need not know the game.
 */
public interface BattleReckoner {

  /**
   * Something that has to be decided on before a battle can be worked out.
   *
   * @param options at least one, the usual one first
   */
  record Choice(Named subject, List<Named> options) {
    public Choice {
      options = List.copyOf(options);
    }
  }

  /** What is to be decided on for the battle as a whole. */
  List<Choice> circumstances();

  /** What is to be decided on for one side. */
  List<Choice> circumstances(BattlePlan.Part part);

  /** What stacks are made of. */
  List<Named> units();

  /** Why a battle cannot be fought or worked out, as a sentence. */
  Optional<String> objection(BattlePlan plan);

  /** What comes of it. Only for a battle without objection. */
  BattleForecast forecast(BattlePlan plan);
}
