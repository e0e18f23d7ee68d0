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

/** A line of the time table for a turn that no scenario has. */
final class TimeEntryBeyondTheGameCheck implements TimeEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.time-entry-beyond-the-game",
              Severity.WARNING,
              Confidence.LIKELY,
              "Time table names a turn that is never played")
          .protects("The line never happens.")
          .example("Raid: Rovers comes on turn 13, but all scenarios lie within turns 1 to 12.")
          .mend("Correct the turn of the line, or the last turn of the scenario.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS);
  }

  @Override
  public void look(TimeEntry entry, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    if (cast.isKnown() && !cast.plays(entry.turn())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s comes on turn %d, but all scenarios lie within %s.",
                      entry.name(),
                      entry.turn(),
                      cast.turns()),
                  Subject.of(Kinds.TIME_TABLE, entry))
              .in("turn"));
    }
  }
}
