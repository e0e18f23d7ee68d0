package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Active Barbarians whose set-up does not say where their horde is. */
final class HordeMissing implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.horde-missing",
          Severity.ERROR,
          "VII.D",
          "Barbarians without a horde",
          "Reinforcements, raids and submission happen at the horde; without one the nation"
              + " cannot grow.",
          "In 350 AD the Franks are Barbarians without a horde.",
          "Give the set-up a seat, the province of the horde.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      if (ground.status(setup).filter(status -> !status.isCivilized()).isEmpty()) {
        continue;
      }
      String who = "In " + ground.scenario().name() + " the " + ground.name(setup.nation());
      String path = "setups[" + i + "].seat";
      String nation = "nation:" + setup.nation();
      if (setup.seat().isEmpty() && !ground.isInactive(setup)) {
        out.accept(ground.object(ABOUT, who + " are Barbarians without a horde.", path, nation));
      }
      setup
          .seat()
          .filter(seat -> !seat.isProvince())
          .ifPresent(seat ->
              out.accept(
                  ground.object(
                      ABOUT,
                      who + " have their horde in " + ground.name(seat) + ", which is no province.",
                      path,
                      nation)));
    }
  }
}
