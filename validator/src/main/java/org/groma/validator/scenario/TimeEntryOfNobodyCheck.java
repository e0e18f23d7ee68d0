package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A line of the time table for a nation that takes part in no scenario. */
final class TimeEntryOfNobodyCheck implements TimeEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.time-entry-of-nobody",
              Severity.WARNING,
              Confidence.LIKELY,
              "Time table brings a nation that nobody plays")
          .protects("What the line brings belongs to nobody at the table.")
          .example("Invasion: Hillmen is for the Hillmen, who take part in no scenario.")
          .mend("Give the nation to a player, correct the nation of the line or remove the line.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS, Kinds.NATIONS);
  }

  @Override
  public void look(TimeEntry entry, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    if (!cast.isKnown() || entry.nation().isEmpty()) {
      return;
    }
    NationId nation = entry.nation().get();
    if (survey.project().get(Kinds.NATIONS).contains(nation.slug())
        && !cast.nations().contains(nation)) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s is for the %s, who take part in no scenario.",
                      entry.name(),
                      Names.of(survey, nation)),
                  Subject.of(Kinds.TIME_TABLE, entry),
                  Subject.of(Kinds.NATIONS, nation))
              .in("nation"));
    }
  }
}
