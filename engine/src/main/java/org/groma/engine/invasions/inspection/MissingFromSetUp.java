package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;

/** Lines of the time table that count on the set-up, which does not have what they bring. */
final class MissingFromSetUp implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.missing-from-set-up",
          Severity.WARNING,
          "V.A",
          "Time table counts on a set-up that does not have it",
          "The line says that the scenario has placed it already; so nobody ever places it.",
          "Leader: Athanaricus counts on the set-up, but 350 AD does not place him.",
          "Add it to the set-up, or take atSetup away from the line.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(ground, entry)
          .ifPresent(problem ->
              out.accept(
                  Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "attributes.atSetup")));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    if (!TimeEntries.is(entry, "atSetup") || entry.turn() != ground.scenario().firstTurn()) {
      return Optional.empty();
    }
    Optional<String> leader = entry.attributes().text("leader");
    boolean there =
        leader.isPresent()
            ? ground.scenario().setups().stream()
                .flatMap(setup -> setup.leaders().stream())
                .anyMatch(posted -> posted.leader().slug().equals(leader.get()))
            : entry.nation().flatMap(ground::setup).isPresent();
    return there
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s counts on the set-up, but %s does not place %s.",
                entry.name(),
                ground.scenario().name(),
                leader.isPresent() ? "him" : "them"));
  }
}
