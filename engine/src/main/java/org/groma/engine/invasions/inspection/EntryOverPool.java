package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;

/** Reinforcements and raids of more units than the force pool has. */
final class EntryOverPool implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.entry-over-pool",
          Severity.ERROR,
          "IX.D",
          "Time table brings more units than the nation has",
          "The line can never be carried out in full.",
          "Reinforcement: Franks brings 20 units, but their force pool has 14 in all.",
          "Correct the count of the line, or the force pool.");

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
                  Objection.of(
                      ABOUT,
                      problem,
                      "attributes",
                      "time-entry:" + entry.id(),
                      "nation:" + entry.nation().orElseThrow())));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    Attributes values = entry.attributes();
    int count = values.number("count").or(() -> values.number("units")).orElse(0);
    return entry
        .nation()
        .flatMap(ground::nation)
        .flatMap(nation -> {
          int pool = nation.pool().stream().mapToInt(Nation.Pooled::count).sum();
          return count > pool
              ? Optional.of(
                  String.format(
                      Locale.ROOT,
                      "%s brings %d units, but their force pool has %d in all.",
                      entry.name(),
                      count,
                      pool))
              : Optional.empty();
        });
  }
}
