package org.groma.validator.finding;

import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.choice.ScenarioChoices;

/**
 * The game in which something was seen, so that it can be played again.
 *
 * @param seed of the series
 * @param game the number of the game in the series
 * @param turn the turn in question
 * @param nation the nation in question, by its id
 * @param players the word for how everybody played
 * @param choices what was chosen of the scenario
 */
public record Evidence(
    String scenario,
    long seed,
    long game,
    Optional<Integer> turn,
    Optional<String> nation,
    String players,
    ScenarioChoices choices) {

  /** A game in which everybody played to win. */
  public Evidence(
      String scenario, long seed, long game, Optional<Integer> turn, Optional<String> nation) {
    this(scenario, seed, game, turn, nation, Skill.STEADY.word(), ScenarioChoices.NONE);
  }

  /** The command that tells the game up to that moment. */
  public String command(String project) {
    String seating = players.equals(Skill.STEADY.word()) ? "" : " --players " + players;
    String until =
        turn.map(number -> " --until " + number + nation.map(id -> "/" + id).orElse("")).orElse("");
    return String.format(
        Locale.ROOT,
        "groma replay %s --scenario %s --seed %s --game %s%s%s%s",
        project,
        scenario,
        seed,
        game,
        ChosenArguments.of(choices),
        seating,
        until);
  }
}
