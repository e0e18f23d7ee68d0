package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation that a player is given and that nothing ever brings onto the map. */
final class NationNeverComesCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.nation-never-comes",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Nation of a player that nothing brings into play")
          .protects("A player waits for a nation that never comes.")
          .example(
              "In 1815 the Hillmen sit with the player Riders, but no set-up, no line of the time"
                  + " table and no special rule brings them.")
          .mend("Set the nation up, give it a line of the time table, or take it from the player.");

  /** The nations of which the time table or a special rule speaks, by the id that it writes. */
  private static final Derivation<Set<String>> SPOKEN_OF =
      Derivation.of(
          Reads.of(Kinds.NATIONS, Kinds.TIME_TABLE),
          survey -> {
            Set<String> ids = new HashSet<>();
            for (TimeEntry entry : survey.project().get(Kinds.TIME_TABLE)) {
              entry.nation().ifPresent(nation -> ids.add(nation.slug()));
            }
            for (Nation nation : survey.project().get(Kinds.NATIONS)) {
              for (Nation.Special special : nation.special()) {
                ids.add(nation.id().slug());
                special.effects().forEach(effect -> collect(effect, ids));
              }
            }
            return ids;
          });

  private static void collect(Datum datum, Set<String> ids) {
    switch (datum) {
      case Datum.Text(String text) -> ids.add(text);
      case Datum.Items(List<Datum> items) -> items.forEach(item -> collect(item, ids));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.values().forEach(value -> collect(value, ids));
      case Datum.Amount _, Datum.Flag _ -> {
        // a number names nobody
      }
    }
  }

  /** Whether the scenario has an entry of its own for a nation, such as how it begins anew. */
  private static boolean isProvidedFor(Scenario scenario, NationId nation) {
    return scenario.attributes().byName().values().stream()
        .anyMatch(datum ->
            datum instanceof Datum.Fields(Map<String, Datum> fields)
                && fields.containsKey(nation.slug()));
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS, Kinds.TIME_TABLE);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Set<NationId> there = new HashSet<>();
    scenario.setups().forEach(setup -> there.add(setup.nation()));
    for (int i = 0; i < scenario.players().size(); i++) {
      Seat seat = scenario.players().get(i);
      for (int k = 0; k < seat.nations().size(); k++) {
        NationId nation = seat.nations().get(k);
        if (!there.contains(nation)
            && !survey.get(SPOKEN_OF).contains(nation.slug())
            && !isProvidedFor(scenario, nation)) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "In %s the %s sit with the player %s, but no set-up, no line of the time"
                              + " table and no special rule brings them.",
                          scenario.name(),
                          Names.of(survey, nation),
                          seat.name()),
                      Subject.of(Kinds.SCENARIOS, scenario),
                      Subject.of(Kinds.NATIONS, nation))
                  .in("players[" + i + "].nations[" + k + "]"));
        }
      }
    }
  }
}
