package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.FreshId;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/** Who takes part in a scenario: nations that are set up, and the seats that run them. */
final class NationEdits {

  private NationEdits() {}

  /** A nation of this name without pieces or rules of its own. */
  static Nation fresh(Project project, String name) {
    return new Nation(
        FreshId.of(project, Kinds.NATIONS, name),
        name,
        List.of(),
        Optional.empty(),
        project.vocabulary().statuses().stream()
            .findFirst()
            .map(term -> term.word())
            .orElse("nation"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  // ---- set-ups

  static Scenario add(Scenario scenario, NationId nation) {
    List<Setup> more = new ArrayList<>(scenario.setups());
    more.add(Setup.of(nation));
    return scenario.withSetups(more);
  }

  /** Without its set-up, relations and markers, and in nobody's hands. */
  static Scenario remove(Scenario scenario, NationId nation) {
    Scenario less =
        scenario.withSetups(
            scenario.setups().stream().filter(each -> !each.nation().equals(nation)).toList());
    less =
        ScenarioEdits.with(
            less,
            "relations",
            less.relations().stream()
                .filter(each -> !each.from().equals(nation) && !each.to().equals(nation))
                .toList());
    less =
        ScenarioEdits.with(
            less,
            "markers",
            less.markers().stream()
                .filter(each -> !each.nation().equals(Optional.of(nation)))
                .toList());
    return give(less, List.of(nation), Optional.empty());
  }

  /** What {@link #remove} takes along besides the set-up, in words; empty for nothing. */
  static String alongWith(Scenario scenario, NationId nation) {
    Scenario without = remove(scenario, nation);
    List<String> parts = new ArrayList<>();
    count(scenario.relations().size() - without.relations().size(), "relation", parts);
    count(scenario.markers().size() - without.markers().size(), "marker", parts);
    return String.join(" and ", parts);
  }

  private static void count(int number, String word, List<String> parts) {
    if (number > 0) {
      parts.add(number + " " + word + (number == 1 ? "" : "s"));
    }
  }

  static Optional<Scenario> moveSetup(Scenario scenario, NationId nation, int by) {
    return moved(
            scenario.setups(), scenario.setups().stream().map(Setup::nation).toList(), nation, by)
        .map(scenario::withSetups);
  }

  private static <T, K> Optional<List<T>> moved(List<T> all, List<K> keys, K which, int by) {
    int from = keys.indexOf(which);
    int to = from + by;
    if (from < 0 || to < 0 || to >= all.size()) {
      return Optional.empty();
    }
    List<T> changed = new ArrayList<>(all);
    Collections.swap(changed, from, to);
    return Optional.of(changed);
  }

  // ---- seats

  private static Scenario seats(Scenario scenario, List<Seat> seats) {
    return ScenarioEdits.with(scenario, "players", seats);
  }

  /** With one seat more, whose word is made of its name. */
  static Scenario addSeat(Scenario scenario, String name) {
    List<String> taken = scenario.players().stream().map(Seat::player).toList();
    String slug = Slug.of(name);
    String base = slug.isEmpty() ? "player" : slug;
    String word = base;
    for (int i = 2; taken.contains(word); i++) {
      word = base + "-" + i;
    }
    List<Seat> more = new ArrayList<>(scenario.players());
    more.add(new Seat(word, name, List.of()));
    return seats(scenario, more);
  }

  static Scenario removeSeat(Scenario scenario, String player) {
    return seats(
        scenario,
        scenario.players().stream().filter(seat -> !seat.player().equals(player)).toList());
  }

  static Scenario renameSeat(Scenario scenario, String player, String name) {
    return seats(
        scenario,
        scenario.players().stream()
            .map(seat -> seat.player().equals(player) ? RecordShape.with(seat, "name", name) : seat)
            .toList());
  }

  static Optional<Scenario> moveSeat(Scenario scenario, String player, int by) {
    return moved(
            scenario.players(), scenario.players().stream().map(Seat::player).toList(), player, by)
        .map(changed -> seats(scenario, changed));
  }

  /** Puts nations into the hands of one player, or of nobody. */
  static Scenario give(Scenario scenario, List<NationId> nations, Optional<String> player) {
    List<Seat> changed = new ArrayList<>();
    for (Seat seat : scenario.players()) {
      List<NationId> run = new ArrayList<>(seat.nations());
      boolean theirs = player.equals(Optional.of(seat.player()));
      if (theirs) {
        nations.stream().filter(each -> !run.contains(each)).forEach(run::add);
      } else {
        run.removeAll(nations);
      }
      changed.add(new Seat(seat.player(), seat.name(), run));
    }
    return seats(scenario, changed);
  }
}
