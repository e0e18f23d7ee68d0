package org.groma.engine.kernel.choice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody chose of a scenario.
 *
 * @param options values as they were typed, by the name of the option or special rule
 * @param seats how many play
 * @param empty players who are missing, by word or name
 * @param lastTurn the turn after which the game is over
 */
public record ScenarioChoices(
    Map<String, String> options,
    Optional<Integer> seats,
    List<String> empty,
    Optional<Integer> lastTurn) {

  /** The scenario as it is. */
  public static final ScenarioChoices NONE =
      new ScenarioChoices(Map.of(), Optional.empty(), List.of(), Optional.empty());

  public ScenarioChoices {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    empty = List.copyOf(empty);
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /** Each choice in few words, for reports. */
  public List<String> inWords() {
    List<String> words = new ArrayList<>();
    seats.ifPresent(number -> words.add(number + (number == 1 ? " player" : " players")));
    empty.forEach(name -> words.add("without " + name));
    lastTurn.ifPresent(turn -> words.add("last turn " + turn));
    options.forEach((name, value) -> words.add(name + "=" + value));
    return List.copyOf(words);
  }
}
