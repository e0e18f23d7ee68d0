package org.groma.editor.panel.simulation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** A scenario of a project: ready to be played, or why not. */
sealed interface Venue {

  /** It can be played. */
  record Ready(Project project, Scenario scenario, Ruleset ruleset, Contest contest)
      implements Venue {}

  /** It cannot. */
  record Closed(String sentence, List<Lack> lacks) implements Venue {
    public Closed {
      lacks = List.copyOf(lacks);
    }
  }

  /**
   * Something that the rules need and the data do not have.
   *
   * @param subject the entry that is to blame, as {@code kind:id}
   */
  record Lack(String sentence, Optional<String> subject) {}

  static Venue of(Project project, ScenarioId id) {
    return of(project, id, OptionalInt.empty());
  }

  /**
   * The scenario with a number of players that somebody chose.
   *
   * @param players with how many; as the scenario has it where nothing is said
   */
  static Venue of(Project project, ScenarioId id, OptionalInt players) {
    String word = project.settings().ruleset();
    Optional<Ruleset> rules = Rulesets.find(word);
    if (rules.isEmpty()) {
      return new Closed(
          String.format(
              Locale.ROOT,
              "Groma cannot play by the rules '%s'; the project can be edited all the same.",
              word),
          List.of());
    }
    Optional<Scenario> found = project.get(Kinds.SCENARIOS).find(id.slug());
    if (found.isEmpty()) {
      return new Closed(
          String.format(
              Locale.ROOT, "The scenario '%s' is not there any more; choose another.", id.slug()),
          List.of());
    }
    SeatVariants variants = SeatVariants.of(found.get());
    Optional<Scenario> seated = players.isEmpty() ? found : variants.seated(players.getAsInt());
    if (seated.isEmpty()) {
      return new Closed(variants.refusal(players.getAsInt()) + "; choose another.", List.of());
    }
    Scenario scenario = seated.get();
    List<Shortfall> shortfalls = rules.get().shortfalls(project, scenario);
    if (!shortfalls.isEmpty()) {
      return new Closed(
          String.format(
              Locale.ROOT,
              "%s cannot be played yet; the data fall short in %s:",
              scenario.name(),
              shortfalls.size() == 1 ? "one place" : shortfalls.size() + " places"),
          shortfalls.stream()
              .map(each -> new Lack(each.where() + ": " + each.problem(), each.subject()))
              .toList());
    }
    return new Ready(project, scenario, rules.get(), rules.get().prepare(project, scenario));
  }
}
