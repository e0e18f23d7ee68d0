package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/**
 * Scenarios in which nobody is set up or chosen, and nations that no scenario knows. Positions to
 * choose among and further ones to begin from (14.3) take part without being set up.
 */
final class NobodyStarts implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.nobody-starts",
          Severity.WARNING,
          "14.2",
          "Scenario that nobody starts in, or nation that starts nowhere",
          "Nothing would happen, or a nation waits for a game that is never played.",
          "Pict takes part in no scenario.",
          "Set the nation up, name it among the positions to choose, or take it out.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (taking(ground.scenario()).isEmpty()) {
      out.accept(
          Objection.of(
              ABOUT,
              ground.scenario().name() + " sets no nation up and gives none to choose.",
              "setups",
              ground.subject()));
    }
    Set<String> all = new TreeSet<>();
    ground.project().get(Kinds.SCENARIOS).forEach(each -> all.addAll(taking(each)));
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      if (!all.contains(nation.id().slug())) {
        List<String> subjects = new ArrayList<>(List.of("nation:" + nation.id()));
        ground.project().get(Kinds.LEADERS).stream()
            .filter(leader -> leader.nation().equals(nation.id()))
            .forEach(leader -> subjects.add("leader:" + leader.id()));
        out.accept(
            Objection.of(
                ABOUT,
                nation.name() + " takes part in no scenario.",
                "id",
                subjects.toArray(String[]::new)));
      }
    }
  }

  private static Set<String> taking(Scenario scenario) {
    Set<String> found = new TreeSet<>();
    scenario.setups().stream().map(Setup::nation).forEach(nation -> found.add(nation.slug()));
    found.addAll(Facts.words(scenario.attributes().get("reserve")));
    scenario
        .attributes()
        .get("choice")
        .ifPresent(choice -> found.addAll(Facts.words(Facts.field(choice, "from"))));
    return found;
  }
}
