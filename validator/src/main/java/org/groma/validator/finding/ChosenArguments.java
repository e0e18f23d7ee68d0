package org.groma.validator.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.engine.kernel.choice.ScenarioChoices;

/** What was chosen of a scenario, as the commands that play are told it again. */
public final class ChosenArguments {

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}._,=/+-]+");

  private ChosenArguments() {}

  /** With a blank before each argument; empty where nothing was chosen. */
  public static String of(ScenarioChoices choices) {
    List<String> arguments = new ArrayList<>();
    choices.seats().ifPresent(number -> arguments.add("--seats " + number));
    choices.empty().forEach(name -> arguments.add("--empty " + quoted(name)));
    choices.lastTurn().ifPresent(turn -> arguments.add("--last-turn " + turn));
    choices
        .options()
        .forEach((name, value) -> arguments.add("--option " + quoted(name + "=" + value)));
    return arguments.stream().map(argument -> " " + argument).collect(Collectors.joining());
  }

  /** As a shell takes it for one word. */
  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
