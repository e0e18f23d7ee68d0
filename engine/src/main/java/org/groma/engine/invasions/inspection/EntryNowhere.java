package org.groma.engine.invasions.inspection;

import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;

/** Lines of the time table that bring units and do not say where. */
final class EntryNowhere implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.entry-nowhere",
          Severity.ERROR,
          "IX.A",
          "Invasion or arrival without a place",
          "The units come from nowhere and cannot be put on the map.",
          "Invasion: Huns names no place on the map in play, nor the horde.",
          "Name the places where the units come, or write that they come to the horde.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      problem(ground, entry)
          .ifPresent(problem ->
              out.accept(Ground.object(ABOUT, problem, Kinds.TIME_TABLE, entry, "places")));
    }
  }

  private static Optional<String> problem(Ground ground, TimeEntry entry) {
    boolean comes = entry.kind().equals("invasion") || entry.kind().equals("arrival");
    boolean placed = TimeEntries.is(entry, "atSetup") || TimeEntries.is(entry, "atHorde");
    boolean somewhere =
        entry.places().stream()
            .map(ground.board()::number)
            .anyMatch(place -> place.isPresent() && ground.board().isInPlay(place.getAsInt()));
    return comes && !placed && !somewhere
        ? Optional.of(entry.name() + " names no place on the map in play, nor the horde.")
        : Optional.empty();
  }
}
