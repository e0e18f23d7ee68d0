package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/** A Kingdom or an Empire whose seat is no city, or that has no seat. */
final class CapitalWithoutCity implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.capital-without-city",
          Severity.ERROR,
          "III.G",
          "Capital without a city",
          "Income, revolts, sieges and submission all ask for the capital; without a city there"
              + " is none.",
          "In 350 AD the Persians have their capital in Zagros, where no city is built.",
          "Move the seat to a province with a city, build the city, or tag the set-up no-capital.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      if (ground.status(setup).filter(Status::isCivilized).isPresent()) {
        look(ground, setup, "setups[" + i + "].seat", out);
      }
    }
  }

  private static void look(Ground ground, Setup setup, String path, Consumer<Objection> out) {
    String who = "In " + ground.scenario().name() + " the " + ground.name(setup.nation());
    String nation = "nation:" + setup.nation();
    if (setup.seat().isPresent()) {
      Place seat = setup.seat().get();
      OptionalInt number = ground.board().number(seat);
      boolean city =
          number.isPresent()
              && ground.board().isProvince(number.getAsInt())
              && ground
                  .board()
                  .city(number.getAsInt())
                  .filter(site -> site.level() > 0)
                  .isPresent();
      if (number.isPresent() && !city) {
        out.accept(
            ground.object(
                ABOUT,
                who + " have their capital in " + ground.name(seat) + ", where no city is built.",
                path,
                seat.toString(),
                nation));
      }
    } else if (!mayLackOne(ground, setup)) {
      out.accept(ground.object(ABOUT, who + " are civilized and have no capital.", path, nation));
    }
  }

  private static boolean mayLackOne(Ground ground, Setup setup) {
    return setup.tags().has("no-capital")
        || ground
            .nation(setup.nation())
            .filter(nation ->
                nation.special().stream()
                    .flatMap(special -> special.effects().stream())
                    .anyMatch(effect ->
                        effect instanceof Datum.Fields fields
                            && fields.get("no-capital").isPresent()))
            .isPresent();
  }
}
