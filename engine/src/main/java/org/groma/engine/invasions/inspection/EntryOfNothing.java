package org.groma.engine.invasions.inspection;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;

/** Invasions, arrivals, reinforcements and raids without units. */
final class EntryOfNothing implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.entry-of-nothing",
          Severity.WARNING,
          "IX.A",
          "Line of the time table that brings nothing",
          "The line is read out and nothing happens.",
          "Reinforcement: Franks says neither which units come nor how many.",
          "Write the units or the count, and for a raid the number of raiders.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(entry)
          .ifPresent(problem ->
              out.accept(Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "units")));
    }
  }

  private static final Set<String> BRINGING =
      Set.of("invasion", "arrival", "reinforcement", "raid");

  private static Optional<String> problem(TimeEntry entry) {
    Attributes values = entry.attributes();
    int count = values.number("count").or(() -> values.number("units")).orElse(0);
    return BRINGING.contains(entry.kind())
            && !TimeEntries.is(entry, "atSetup")
            && entry.units().isEmpty()
            && count < 1
        ? Optional.of(entry.name() + " says neither which units come nor how many.")
        : Optional.empty();
  }
}
