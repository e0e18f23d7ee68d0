package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.Rule;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What a scenario says about the course of the game. */
@Rule("IV")
public final class ScenarioRules {

  private record Skip(int turn, List<String> steps) {}

  /** The step of three parts that data name by one word. */
  private static final List<Step> EVENTS = List.of(Step.EVENT_CARDS, Step.RAIDS, Step.CARAVANS);

  private final int firstTurn;
  private final String start;
  private final List<Skip> skips = new ArrayList<>();

  private ScenarioRules(Scenario scenario) {
    firstTurn = scenario.firstTurn();
    String first = "";
    for (Datum rule : scenario.special()) {
      first = Parameters.of(rule, "start-at-step").map(given -> given.text("step")).orElse(first);
      Parameters.of(rule, "skip-steps")
          .ifPresent(given -> skips.add(new Skip(given.number("turn"), given.texts("steps"))));
    }
    start = first;
  }

  public static ScenarioRules read(Scenario scenario) {
    return new ScenarioRules(scenario);
  }

  /** Whether a word names a step or several. */
  public static boolean isStep(String word) {
    return Arrays.stream(Step.values()).anyMatch(step -> isNamed(step, word));
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
}
