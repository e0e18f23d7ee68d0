package org.groma.editor.panel.simulation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.model.id.ScenarioId;

/**
 * Which games somebody wants to be played.
 *
 * @param players with how many; as the scenario has it where nothing is said
 * @param skills how well seats are played, by their ids; steadily where nothing is said
 */
record Order(
    ScenarioId scenario, OptionalInt players, long games, long seed, Map<String, Skill> skills) {

  static final long MOST_GAMES = 1_000_000;

  Order {
    skills = Map.copyOf(skills);
  }

  Order(ScenarioId scenario, long games, long seed, Map<String, Skill> skills) {
    this(scenario, OptionalInt.empty(), games, seed, skills);
  }

  /** The same with so many players. */
  Order by(int number) {
    return new Order(scenario, OptionalInt.of(number), games, seed, skills);
  }

  /** What somebody typed for numbers: the order, or a sentence that says what is wrong. */
  sealed interface Reading {
    record Understood(Order order) implements Reading {}

    record Refused(String sentence) implements Reading {}
  }

  static Reading read(ScenarioId scenario, String games, String seed, Map<String, Skill> skills) {
    OptionalLong number = whole(games);
    if (number.isEmpty() || number.getAsLong() < 1 || number.getAsLong() > MOST_GAMES) {
      return new Reading.Refused(
          String.format(
              Locale.ROOT,
              "Games is a whole number from 1 to %d, not '%s'.",
              MOST_GAMES,
              games.strip()));
    }
    OptionalLong chance = whole(seed);
    if (chance.isEmpty()) {
      return new Reading.Refused(
          String.format(Locale.ROOT, "The seed is any whole number, not '%s'.", seed.strip()));
    }
    return new Reading.Understood(
        new Order(scenario, number.getAsLong(), chance.getAsLong(), skills));
  }

  /** The number of a game of a series; empty for anything else. */
  static Optional<Long> gameNumber(String typed) {
    OptionalLong number = whole(typed);
    return number.isPresent() && number.getAsLong() >= 1
        ? Optional.of(number.getAsLong())
        : Optional.empty();
  }

  private static OptionalLong whole(String typed) {
    try {
      return OptionalLong.of(Long.parseLong(typed.strip()));
    } catch (NumberFormatException _) {
      return OptionalLong.empty();
    }
  }

  Seating seating(Contest contest) {
    return new Seating(
        contest.seats().stream()
            .map(seat -> skills.getOrDefault(seat.id(), Skill.STEADY))
            .toList());
  }
}
