package org.groma.editor.cli;

import java.nio.file.Path;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * A scenario of a project as somebody wants to play it, before it is asked whether it can be.
 *
 * @param scenario with what was chosen
 */
record Playbill(Project project, Ruleset ruleset, Scenario scenario, ScenarioChoices choices) {

  /** Opens a project or a game document, or stops with a sentence why not. */
  static Playbill open(Path folder, ScenarioOption option, ChoicesOption choices) {
    return of(folder, ProjectFolder.openToPlay(folder), option, choices);
  }

  static Playbill of(Path folder, Project project, ScenarioOption option, ChoicesOption choices) {
    String word = project.settings().ruleset();
    Ruleset ruleset = Rulesets.find(word).orElseThrow(() -> Stage.unplayable(folder, word));
    Scenario scenario = option.find(folder, project);
    return new Playbill(
        project, ruleset, choices.choose(ruleset, project, scenario), choices.choices());
  }
}
