package org.groma.engine;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.BarbarianKingdomEmpire;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.bounds.GameBounds;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.engine.romanitas.Romanitas;
import org.groma.model.project.Project;

/** The rulesets that can be played. */
public final class Rulesets {

  private static final List<Ruleset> ALL =
      List.of(new Invasions(), new Romanitas(), new BarbarianKingdomEmpire());

  private Rulesets() {}

  public static List<Ruleset> all() {
    return ALL;
  }

  /** The ruleset that a project names; empty for one that is only data so far. */
  public static Optional<Ruleset> find(String id) {
    return ALL.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
  }

  /** What the game of a project has, and what its players call it. */
  public static Lexicon lexicon(Project project) {
    return find(project.settings().ruleset()).map(Ruleset::lexicon).orElse(Lexicon.PLAIN);
  }

  /** How large the numbers of a project may be. */
  public static GameBounds bounds(Project project) {
    return find(project.settings().ruleset()).map(Ruleset::bounds).orElse(GameBounds.USUAL);
  }

  /** The words of a project's rules; its data as they stand if it has none. */
  public static Phrasebook phrasebook(Project project) {
    return find(project.settings().ruleset()).map(Ruleset::phrasebook).orElseGet(PlainPhrases::new);
  }

  /** What a project's rules read of scenarios besides what all scenarios have. */
  public static ScenarioFields scenarioFields(Project project) {
    return find(project.settings().ruleset())
        .map(Ruleset::scenarioFields)
        .orElse(ScenarioFields.NONE);
  }
}
