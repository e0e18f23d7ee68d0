package org.groma.validator.scenario;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Units that the time table brings although the nation has not so many, or has none of them. */
final class ArrivalOverPoolCheck implements TimeEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.arrival-over-pool",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Time table brings more units than the force pool has")
          .protects("The units cannot come, because there are no counters for them.")
          .example("Invasion: Riders brings 12 Archers, but the force pool of the Riders has 9.")
          .mend("Correct the number in the time table or in the force pool.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS, Kinds.UNITS);
  }

  @Override
  public void look(TimeEntry entry, Survey survey, Consumer<Finding> out) {
    entry
        .nation()
        .flatMap(survey.project().get(Kinds.NATIONS)::find)
        .ifPresent(nation -> look(entry, nation, survey, out));
  }

  private static void look(TimeEntry entry, Nation nation, Survey survey, Consumer<Finding> out) {
    Map<UnitTypeId, Integer> counts = new HashMap<>();
    for (int i = 0; i < entry.units().size(); i++) {
      TimeEntry.Arrival arrival = entry.units().get(i);
      int count = counts.merge(arrival.unit(), arrival.count(), Integer::sum);
      int pool = Pools.count(nation, arrival.unit());
      if (count > pool) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s brings %d %s, but the force pool of the %s has %s.",
                        entry.name(),
                        count,
                        Names.of(survey, arrival.unit()),
                        nation.name(),
                        pool == 0 ? "none" : String.valueOf(pool)),
                    Subject.of(Kinds.TIME_TABLE, entry),
                    Subject.of(Kinds.NATIONS, nation))
                .in("units[" + i + "]"));
      }
    }
  }
}
