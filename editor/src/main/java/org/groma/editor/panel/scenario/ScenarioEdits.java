package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.exporters.incoming.Edits;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.store.json.RecordShape;

/** How scenarios are made, copied, put in order and changed. Knows no window. */
final class ScenarioEdits {

  private static final int USUAL_PLAYERS = 2;

  private ScenarioEdits() {}

  // ---- what a new one begins with

  /** The turns of a scenario that is there, or as many as the rules usually have. */
  static int usualFirstTurn(Project project) {
    return project.scenarios().stream().findFirst().map(Scenario::firstTurn).orElse(1);
  }

  static int usualLastTurn(Project project) {
    return project.scenarios().stream()
        .findFirst()
        .map(Scenario::lastTurn)
        .orElse(Rulesets.scenarioFields(project).turns());
  }

  static int usualPlayers(Project project) {
    return project.scenarios().stream()
        .findFirst()
        .map(scenario -> scenario.players().size())
        .orElse(USUAL_PLAYERS);
  }

  static Scenario fresh(Project project, String name, int firstTurn, int lastTurn, int players) {
    ScenarioId id = FreshId.of(project, Kinds.SCENARIOS, name);
    List<Seat> seats = new ArrayList<>();
    for (int i = 1; i <= players; i++) {
      seats.add(new Seat("player-" + i, "Player " + i, List.of()));
    }
    return with(Scenario.named(id, name, firstTurn, lastTurn), "players", seats);
  }

  /** The same game under another name; it stands in lists behind all others. */
  static Scenario duplicate(Project project, Scenario scenario) {
    String name = freeName(project, scenario.name() + " (copy)");
    Scenario named = with(scenario, "name", name);
    Scenario alone = with(with(named, "aliases", List.of()), "order", Optional.empty());
    return with(alone, "id", FreshId.of(project, Kinds.SCENARIOS, name));
  }

  /** A name that no scenario has: the given one, or with a number behind it. */
  static String freeName(Project project, String wanted) {
    String name = wanted;
    for (int i = 2; isTaken(project, name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }

  static boolean isTaken(Project project, String name) {
    return project.get(Kinds.SCENARIOS).stream().anyMatch(each -> each.name().equals(name));
  }

  // ---- changes

  /** A scenario with another value in a field. */
  static Scenario with(Scenario scenario, String field, Object value) {
    return RecordShape.with(scenario, field, value);
  }

  static Edit add(Scenario scenario) {
    return PutEntry.of(Kinds.SCENARIOS, scenario);
  }

  /** What a person typed; what becomes of origins is settled where all typing is. */
  static Edit change(Project project, Scenario after) {
    Together between = Edits.between(project, project.with(Kinds.SCENARIOS, after));
    return between.edits().size() == 1 ? between.edits().getFirst() : between;
  }

  /**
   * Moves a scenario in the list. All get numbers, since one number alone would say nothing; none
   * has one where the order is that of the ids.
   */
  static Optional<Edit> move(Project project, ScenarioId which, int by) {
    List<Scenario> listed = new ArrayList<>(project.scenarios());
    int from = listed.stream().map(Scenario::id).toList().indexOf(which);
    int to = from + by;
    if (from < 0 || to < 0 || to >= listed.size()) {
      return Optional.empty();
    }
    listed.add(to, listed.remove(from));
    boolean plain =
        listed.stream()
            .map(Scenario::id)
            .toList()
            .equals(project.get(Kinds.SCENARIOS).stream().map(Scenario::id).toList());
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      Optional<Integer> order = plain ? Optional.empty() : Optional.of(i + 1);
      if (!listed.get(i).order().equals(order)) {
        edits.add(add(with(listed.get(i), "order", order)));
      }
    }
    return Optional.of(new Together(edits));
  }
}
