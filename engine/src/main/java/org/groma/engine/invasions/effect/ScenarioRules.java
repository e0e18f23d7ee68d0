package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What a scenario says about the course and the end of the game. */
@Rule({"IV", "V.C"})
public final class ScenarioRules {

  private record Skip(int turn, List<String> steps) {}

  private record End(int turn, Optional<Datum> when) {}

  /** The step of three parts that data name by one word. */
  private static final List<Step> EVENTS = List.of(Step.EVENT_CARDS, Step.RAIDS, Step.CARAVANS);

  private final int firstTurn;
  private final int lastTurn;
  private final String start;
  private final List<Skip> skips = new ArrayList<>();
  private final List<End> ends = new ArrayList<>();
  private final List<String> independent = new ArrayList<>();

  private ScenarioRules(Scenario scenario) {
    firstTurn = scenario.firstTurn();
    lastTurn = scenario.lastTurn();
    String first = "";
    for (Datum rule : scenario.special()) {
      first = Parameters.of(rule, "start-at-step").map(given -> given.text("step")).orElse(first);
      Parameters.of(rule, "skip-steps")
          .ifPresent(given -> skips.add(new Skip(given.number("turn"), given.texts("steps"))));
      Parameters.of(rule, "independent")
          .ifPresent(given -> independent.addAll(given.texts("nations")));
    }
    for (Datum rule : scenario.victory()) {
      Parameters.of(rule, "end")
          .ifPresent(given -> ends.add(new End(given.number("turn"), given.condition())));
    }
    start = first;
  }

  public static ScenarioRules read(Scenario scenario) {
    return new ScenarioRules(scenario);
  }

  /** Whether a step is left out of a turn, because it is said so or the game begins after it. */
  public boolean isSkipped(int turn, Step step) {
    if (turn == firstTurn && isBeforeStart(step)) {
      return true;
    }
    for (Skip skip : skips) {
      for (String word : skip.steps()) {
        if (skip.turn() == turn && isNamed(step, word)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isBeforeStart(Step step) {
    for (Step each : Step.values()) {
      if (isNamed(each, start)) {
        return step.compareTo(each) < 0;
      }
    }
    return false;
  }

  /** A word names a step, the events as a whole, or a phase. */
  private static boolean isNamed(Step step, String word) {
    return step.word().equals(word)
        || (word.equals("events") && EVENTS.contains(step))
        || step.phase().name().toLowerCase(Locale.ROOT).equals(word);
  }

  /** Whether the game ends with this turn. */
  public boolean isOver(World world) {
    for (End end : ends) {
      boolean due = end.turn() == world.turn();
      if (due && (end.when().isEmpty() || Conditions.holds(world, -1, end.when().get()))) {
        return true;
      }
    }
    return world.turn() >= lastTurn;
  }

  /** Minor Kingdoms in play without a patron, by id. */
  @Rule("XXVII")
  public List<String> independent() {
    return List.copyOf(independent);
  }
}
