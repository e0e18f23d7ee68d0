package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A line of the time table that brings no unit, or fewer than none. */
final class ArrivalOfNoUnitsCheck implements TimeEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.arrival-of-no-units",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Time table brings zero units")
          .protects("A line that lists units and brings none says nothing.")
          .example("Invasion: Riders brings 0 Cavalry; a line lists only what comes.")
          .mend("Correct the number, or take the type of unit out of the line.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.UNITS);
  }

  @Override
  public void look(TimeEntry entry, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < entry.units().size(); i++) {
      TimeEntry.Arrival arrival = entry.units().get(i);
      if (arrival.count() < 1) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s brings %d %s; a line lists only what comes.",
                        entry.name(),
                        arrival.count(),
                        Names.of(survey, arrival.unit())),
                    Subject.of(Kinds.TIME_TABLE, entry))
                .in("units[" + i + "].count"));
      }
    }
  }
}
