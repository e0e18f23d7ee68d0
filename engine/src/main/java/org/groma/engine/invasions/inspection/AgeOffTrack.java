package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** A nation whose marker stands on no space of the track of its status. */
final class AgeOffTrack implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.age-off-track",
          Severity.ERROR,
          "VI.A",
          "Age outside its track",
          "Ageing, reforms and collapse are read from the space of the marker, which is nowhere.",
          "In 350 AD the Franks begin with the age 9, but their track goes from 1 to 7.",
          "Correct the age; without other word a nation begins on space 1.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    TableReader tables = new TableReader(ground.project());
    int barbarian = tables.number("age-tracks", "barbarian", "to");
    int civilized = tables.number("age-tracks", "old", "to");
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      String path = "setups[" + i + "].age";
      ground
          .status(setup)
          .ifPresent(status ->
              look(ground, setup, status.isCivilized() ? civilized : barbarian, path, out));
    }
  }

  private static void look(
      Ground ground, Setup setup, int last, String path, Consumer<Objection> out) {
    String name = ground.name(setup.nation());
    String nation = "nation:" + setup.nation();
    if (setup.age().isEmpty() && !ground.isInactive(setup)) {
      out.accept(
          ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "In %s the %s are active and have no age.",
                  ground.scenario().name(),
                  name),
              path,
              nation));
    }
    setup
        .age()
        .filter(age -> last > 0 && (age < 1 || age > last))
        .ifPresent(age ->
            out.accept(
                ground.object(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "In %s the %s begin with the age %d, but their track goes from 1 to %d.",
                        ground.scenario().name(),
                        name,
                        age,
                        last),
                    path,
                    nation)));
  }
}
