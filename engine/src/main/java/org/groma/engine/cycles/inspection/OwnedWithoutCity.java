package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Set-ups that own areas without a city, and capitals that are on no city of their owner. */
final class OwnedWithoutCity implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.owned-without-city",
          Severity.ERROR,
          "10.3",
          "Area owned where there is no city, or capital on no city of its owner",
          "Only cities are owned; a capital on none, or on that of another, is lost in the first"
              + " economic phase.",
          "Romans in Roman Empire: their capital is in Ostia, where there is no city.",
          "Correct the place, or let the scenario use the optional cities.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (int i = 0; i < ground.scenario().setups().size(); i++) {
      Setup setup = ground.scenario().setups().get(i);
      for (int k = 0; k < setup.controls().size(); k++) {
        Place owned = setup.controls().get(k);
        if (isArea(ground, owned) && !hasCity(ground, owned)) {
          out.accept(
              object(
                  ground,
                  setup,
                  owned,
                  "they own %s, where there is no city.",
                  String.format(Locale.ROOT, "setups[%d].controls[%d]", i, k)));
        }
      }
      String path = String.format(Locale.ROOT, "setups[%d].seat", i);
      setup
          .seat()
          .filter(seat -> isArea(ground, seat))
          .ifPresent(seat -> {
            if (!hasCity(ground, seat)) {
              out.accept(
                  object(
                      ground,
                      setup,
                      seat,
                      "their capital is in %s, where there is no city.",
                      path));
            } else if (!setup.controls().contains(seat)) {
              out.accept(
                  object(
                      ground,
                      setup,
                      seat,
                      "their capital is in %s, a city that they do not own.",
                      path));
            }
          });
    }
  }

  private static boolean isArea(Ground ground, Place place) {
    return place.isProvince() && ground.board().area(place.slug()) != Board.NONE;
  }

  private static boolean hasCity(Ground ground, Place area) {
    return ground.board().cityAt(ground.board().area(area.slug())) != Board.NONE;
  }

  private static Objection object(
      Ground ground, Setup setup, Place area, String problem, String field) {
    String nation =
        ground
            .project()
            .get(Kinds.NATIONS)
            .find(setup.nation())
            .map(Nation::name)
            .orElse(setup.nation().slug());
    return Objection.of(
        ABOUT,
        String.format(Locale.ROOT, "%s in %s: ", nation, ground.scenario().name())
            + String.format(
                Locale.ROOT, problem, ground.board().name(ground.board().area(area.slug()))),
        field,
        ground.subject(),
        "province:" + area.slug());
  }
}
