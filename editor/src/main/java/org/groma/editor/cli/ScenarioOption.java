package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.editor.palette.Spelling;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.NearestWord;
import picocli.CommandLine.Option;

/** The option {@code --scenario} of every command that plays. */
final class ScenarioOption {

  @Option(
      names = "--scenario",
      paramLabel = "ID",
      description = "What to play, by id or name. Otherwise it is the first of the project.")
  private Optional<String> typed = Optional.empty();

  /** The scenario that is meant; stops with a sentence if that is not clear. */
  Scenario find(Path folder, Project project) {
    List<Scenario> scenarios = project.scenarios();
    if (scenarios.isEmpty()) {
      throw Stop.cannotRun(folder + " has no scenario that could be played.");
    }
    if (typed.isEmpty()) {
      return scenarios.getFirst();
    }
    String word = typed.get();
    return scenarios.stream()
        .filter(scenario -> scenario.id().slug().equals(word))
        .findFirst()
        .or(() -> named(word, scenarios))
        .orElseThrow(() -> unknown(folder, word, scenarios));
  }

  /** Which scenario is played because none was named, where there are others. */
  Optional<String> assumed(Project project) {
    List<Scenario> scenarios = project.scenarios();
    return typed.isPresent() || scenarios.size() < 2
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "No scenario was named, so this is %s. There are others: --scenario %s.",
                scenarios.getFirst().id().slug(),
                ids(scenarios, "|")));
  }

  /** The scenario that is meant, or all of them if none is named. */
  List<Scenario> findAll(Path folder, Project project) {
    return typed.isEmpty() ? project.scenarios() : List.of(find(folder, project));
  }

  private static Optional<Scenario> named(String word, List<Scenario> scenarios) {
    String folded = Spelling.fold(word);
    return scenarios.stream()
        .filter(scenario -> Spelling.of(scenario).contains(folded))
        .findFirst();
  }

  private static Stop unknown(Path folder, String word, List<Scenario> scenarios) {
    String hint =
        NearestWord.hint(word, scenarios.stream().map(scenario -> scenario.id().slug()).toList());
    return Stop.cannotRun(
        String.format(
            Locale.ROOT,
            "There is no scenario '%s'%s %s has %s.",
            word,
            hint.isEmpty() ? "." : hint,
            folder,
            ids(scenarios, ", ")));
  }

  private static String ids(List<Scenario> scenarios, String between) {
    return scenarios.stream()
        .map(scenario -> scenario.id().slug())
        .collect(Collectors.joining(between));
  }
}
