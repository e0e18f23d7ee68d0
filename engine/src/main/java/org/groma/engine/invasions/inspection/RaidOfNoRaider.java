package org.groma.engine.invasions.inspection;

import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;

/** Raids in the time table for nations that do not raid. */
final class RaidOfNoRaider implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.raid-of-no-raider",
          Severity.ERROR,
          "XI.B",
          "Raid of a nation that is no raider",
          "Such a nation has no home to raid from.",
          "Raid: Franks is for a nation that is not tagged raider.",
          "Tag the nation raider, or correct the nation of the line.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(ground, entry)
          .ifPresent(problem ->
              out.accept(Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "nation")));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    return entry.kind().equals("raid")
            && entry
                .nation()
                .flatMap(ground::nation)
                .filter(nation -> !nation.tags().has("raider"))
                .isPresent()
        ? Optional.of(entry.name() + " is for a nation that is not tagged raider.")
        : Optional.empty();
  }
}
