package org.groma.validator.scenario;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** More units of a type on the map at the start than the box has for the nation. */
final class SetUpOverPoolCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.set-up-over-pool",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Set-up over the force pool")
          .protects("A set-up that needs more counters than there are cannot be laid out.")
          .example(
              "1815 sets up 8 Infantry of the Northmen, but their force pool has 7; take some"
                  + " away or correct the pool.")
          .mend("Place fewer units, or correct the force pool of the nation.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS, Kinds.UNITS);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Map<NationId, Map<UnitTypeId, Integer>> placed = new LinkedHashMap<>();
    for (int i = 0; i < scenario.setups().size(); i++) {
      Setup setup = scenario.setups().get(i);
      Optional<Nation> nation = survey.project().get(Kinds.NATIONS).find(setup.nation());
      if (nation.isEmpty()) {
        continue;
      }
      Map<UnitTypeId, Integer> counts =
          placed.computeIfAbsent(setup.nation(), _ -> new LinkedHashMap<>());
      Map<UnitTypeId, Integer> here = new LinkedHashMap<>();
      setup.units().forEach(each -> here.merge(each.unit(), each.count(), Integer::sum));
      for (UnitTypeId unit : here.keySet()) {
        int count = counts.merge(unit, here.get(unit), Integer::sum);
        int pool = Pools.count(nation.get(), unit);
        if (count > pool) {
          out.accept(finding(scenario, i, nation.get(), unit, count, pool, survey));
        }
      }
    }
  }

  private static Finding finding(
      Scenario scenario,
      int setup,
      Nation nation,
      UnitTypeId unit,
      int count,
      int pool,
      Survey survey) {
    String has = pool == 0 ? "has none" : "has " + pool;
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s sets up %d %s of the %s, but their force pool %s; take some away or correct the"
                    + " pool.",
                scenario.name(),
                count,
                Names.of(survey, unit),
                nation.name(),
                has),
            Subject.of(Kinds.SCENARIOS, scenario),
            Subject.of(Kinds.NATIONS, nation),
            Subject.of(Kinds.UNITS, unit))
        .in("setups[" + setup + "].units");
  }
}
