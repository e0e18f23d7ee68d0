package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Halves;

/** A nation that begins with more than a Treasury can hold. */
final class FullTreasury implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.full-treasury",
          Severity.ERROR,
          "XIV.A",
          "Treasury over its limit",
          "What is over the limit is lost at the first purchases.",
          "In 350 AD the Persians begin with 45 Gold, but a Treasury holds at most 40.",
          "Correct the Treasury.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    int most = ground.setting().figures().income().treasuryLimit();
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      String path = "setups[" + i + "].treasury";
      setup
          .treasury()
          .filter(gold -> most > 0 && gold.count() > most)
          .ifPresent(gold ->
              out.accept(
                  ground.object(
                      ABOUT,
                      String.format(
                          Locale.ROOT,
                          "In %s the %s begin with %s Gold, but a Treasury holds at most %s.",
                          ground.scenario().name(),
                          ground.name(setup.nation()),
                          gold,
                          new Halves(most)),
                      path,
                      "nation:" + setup.nation())));
    }
  }
}
