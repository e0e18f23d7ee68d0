package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Finding;

/** Plays games of a scenario and says what is found in them. */
public final class Playing {

  private Playing() {}

  /**
   * What playing a scenario brings to light, worst first; the same for any number of threads.
   *
   * @param games how many are played; every other one at random
   * @param seed what all chance follows from, as for {@code groma simulate} and {@code groma
   *     replay}
   * @param played hears after each game how many are over; several threads call it
   */
  public static List<Finding> run(
      Project project,
      Scenario scenario,
      Ruleset ruleset,
      long games,
      long seed,
      int threads,
      LongConsumer played) {
    return run(project, scenario, ScenarioChoices.NONE, ruleset, games, seed, threads, played);
  }

  /**
   * The same for a scenario of which something was chosen.
   *
   * @param scenario as it is played
   * @param choices what made it so, for commands that play a game again
   */
  public static List<Finding> run(
      Project project,
      Scenario scenario,
      ScenarioChoices choices,
      Ruleset ruleset,
      long games,
      long seed,
      int threads,
      LongConsumer played) {
    Contest contest;
    Inventory inventory;
    try {
      List<Shortfall> shortfalls = ruleset.shortfalls(project, scenario);
      if (!shortfalls.isEmpty()) {
        return List.of(NotPlayable.lacking(scenario, shortfalls));
      }
      contest = ruleset.prepare(project, scenario);
      inventory = contest.inventory();
    } catch (RuntimeException mistake) {
      return List.of(NotPlayable.broken(scenario, mistake));
    }
    Ledger ledger =
        new Session(contest, inventory, seed, Patience.MOST).play(games, threads, played);
    List<Drift> drifts =
        new Repetition(contest, () -> ruleset.prepare(project, scenario), ruleset.codec(), seed)
            .find(games);
    MapPins pins = new MapPins(project);
    return findings(
        new Played(
            scenario,
            choices,
            contest,
            inventory,
            seed,
            ledger,
            drifts,
            new Scenes(project, contest, seed, Patience.MOST),
            pins::of));
  }

  static List<Finding> findings(Played played) {
    List<Finding> found = new ArrayList<>();
    PlayChecks.ALL.forEach(check -> check.look(played, found::add));
    found.sort(Finding.ORDER);
    return List.copyOf(found);
  }
}
