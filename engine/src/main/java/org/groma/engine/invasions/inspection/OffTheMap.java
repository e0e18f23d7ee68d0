package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Pieces or controlled places outside the part of the map that the scenario is played on. */
final class OffTheMap implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.off-the-map",
          Severity.ERROR,
          "V.A",
          "Set-up off the map in play",
          "What stands there takes no part in the game.",
          "350 AD uses Sogdiana, which is not on the map in play.",
          "Choose a place of the map in play, or play with the extension that has it.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      String path = "setups[" + i + "].";
      for (int k = 0; k < setup.units().size(); k++) {
        look(ground, setup.units().get(k).place(), path + "units[" + k + "].place", out);
      }
      for (int k = 0; k < setup.leaders().size(); k++) {
        look(ground, setup.leaders().get(k).place(), path + "leaders[" + k + "].place", out);
      }
      for (int k = 0; k < setup.controls().size(); k++) {
        look(ground, setup.controls().get(k), path + "controls[" + k + "]", out);
      }
      setup.seat().ifPresent(seat -> look(ground, seat, path + "seat", out));
    }
  }

  private static void look(Ground ground, Place place, String path, Consumer<Objection> out) {
    OptionalInt number = ground.board().number(place);
    boolean area = number.isEmpty() && ground.project().areas().contains(place.slug());
    boolean offMap = number.isPresent() && !ground.board().isInPlay(number.getAsInt());
    if (offMap || (area && place.area().isPresent())) {
      out.accept(
          ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s uses %s, which is %s.",
                  ground.scenario().name(),
                  ground.name(place),
                  offMap ? "not on the map in play" : "an Area and no province or sea zone"),
              path,
              place.toString()));
    }
  }
}
