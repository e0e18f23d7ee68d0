package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two lines of the time table that stand at the same place of the same turn. */
final class TimeEntriesInOnePlaceCheck implements TimeEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.time-entries-in-one-place",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two lines of the time table at the same place")
          .protects("Which of the two happens first is left to the order of their ids.")
          .example(
              "Invasion: Riders and Invasion: Rovers both stand at place 100 of turn 2, so that"
                  + " nothing says which comes first.")
          .mend("Give one of the two another number of order.");

  /** Lines by where they stand. */
  private static final Derivation<Map<Where, List<TimeEntry>>> LINES =
      Derivation.of(
          Reads.of(Kinds.TIME_TABLE),
          survey -> {
            Map<Where, List<TimeEntry>> lines = new HashMap<>();
            for (TimeEntry entry : survey.project().get(Kinds.TIME_TABLE)) {
              lines.computeIfAbsent(Where.of(entry), _ -> new ArrayList<>(1)).add(entry);
            }
            return lines;
          });

  private record Where(int turn, int order) {
    static Where of(TimeEntry entry) {
      return new Where(entry.turn(), entry.order());
    }
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.TIME_TABLE);
  }

  @Override
  public void look(TimeEntry entry, Survey survey, Consumer<Finding> out) {
    TimeEntry first = survey.get(LINES).get(Where.of(entry)).getFirst();
    if (!first.id().equals(entry.id())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s and %s both stand at place %d of turn %d, so that nothing says which"
                          + " comes first.",
                      first.name(),
                      entry.name(),
                      entry.order(),
                      entry.turn()),
                  Subject.of(Kinds.TIME_TABLE, entry),
                  Subject.of(Kinds.TIME_TABLE, first))
              .in("order"));
    }
  }
}
