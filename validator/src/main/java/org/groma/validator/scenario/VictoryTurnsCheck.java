package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A victory block for turns that no scenario has. */
final class VictoryTurnsCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.victory-turns",
              Severity.WARNING,
              Confidence.LIKELY,
              "Victory block for turns that are never played")
          .protects("The block is never scored.")
          .example(
              "The victory block '13' of the Northmen never counts: all scenarios lie within turns"
                  + " 1 to 12.")
          .mend("Correct the turns of the block.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS);
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    if (!cast.isKnown()) {
      return;
    }
    for (int i = 0; i < nation.victory().size(); i++) {
      String turns = nation.victory().get(i).turns();
      String path = "victory[" + i + "].turns";
      Bands.Band.parse(turns)
          .filter(band ->
              band.from() > band.to()
                  || band.from() > cast.lastTurn()
                  || band.to() < cast.firstTurn())
          .ifPresent(band ->
              out.accept(
                  PROFILE
                      .finding(
                          String.format(
                              Locale.ROOT,
                              "The victory block '%s' of the %s never counts: all scenarios lie"
                                  + " within %s.",
                              turns,
                              nation.name(),
                              cast.turns()),
                          Subject.of(Kinds.NATIONS, nation))
                      .in(path)));
    }
  }
}
