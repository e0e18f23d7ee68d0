package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;

/** Reinforcements of the time table for nations that are not on the map by then. */
final class ReinforcedBeforeArrival implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.reinforced-before-arrival",
          Severity.ERROR,
          "IX.A",
          "Reinforcements for a nation that has not come yet",
          "There is no horde and no land where the units could be put.",
          "Reinforcement: Lombards comes on turn 5, but nothing brings the Lombards before turn 8.",
          "Correct the turn, or add the arrival of the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(ground, entry)
          .ifPresent(problem ->
              out.accept(Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "turn")));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    if (!entry.kind().equals("reinforcement")
        || entry.nation().flatMap(ground::nation).isEmpty()
        || entry.nation().flatMap(ground::setup).isPresent()) {
      return Optional.empty();
    }
    OptionalInt first =
        ground.project().get(Kinds.TIME_TABLE).stream()
            .filter(other -> !other.kind().equals("reinforcement") && !other.kind().equals("raid"))
            .filter(other -> other.nation().equals(entry.nation()))
            .mapToInt(TimeEntry::turn)
            .min();
    return first.isPresent() && first.getAsInt() <= entry.turn()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s comes on turn %d, but nothing brings the %s %s.",
                entry.name(),
                entry.turn(),
                entry.nation().map(ground::name).orElse(""),
                first.isPresent() ? "before turn " + first.getAsInt() : "at all"));
  }
}
