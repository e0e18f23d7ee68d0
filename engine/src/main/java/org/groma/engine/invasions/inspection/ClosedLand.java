package org.groma.engine.invasions.inspection;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Units or a seat at the start in land that the nation may not enter. */
final class ClosedLand implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.closed-land",
          Severity.ERROR,
          "XVIII.K",
          "Nation set up in land that is closed to it",
          "The units stand where they could never have gone, and cannot be joined by others.",
          "350 AD places the Franks in Arabia Deserta, which is closed to them on turn 1.",
          "Move the units, or open the province to the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      Map<Place, String> places = new LinkedHashMap<>();
      for (int k = 0; k < setup.units().size(); k++) {
        places.putIfAbsent(
            setup.units().get(k).place(), "setups[" + i + "].units[" + k + "].place");
      }
      String seat = "setups[" + i + "].seat";
      setup.seat().ifPresent(place -> places.putIfAbsent(place, seat));
      places.forEach((place, path) -> look(ground, setup, place, path, out));
    }
  }

  private static void look(
      Ground ground, Setup setup, Place place, String path, Consumer<Objection> out) {
    OptionalInt number = ground.board().number(place);
    int nation = ground.number(setup.nation());
    if (number.isPresent()
        && nation >= 0
        && ground.board().isProvince(number.getAsInt())
        && !ground
            .setting()
            .access()
            .mayEnter(nation, number.getAsInt(), ground.scenario().firstTurn())) {
      out.accept(
          ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s places the %s in %s, which is closed to them on turn %d.",
                  ground.scenario().name(),
                  ground.name(setup.nation()),
                  ground.name(place),
                  ground.scenario().firstTurn()),
              path,
              place.toString(),
              "nation:" + setup.nation()));
    }
  }
}
