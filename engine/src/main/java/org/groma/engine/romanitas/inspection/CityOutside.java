package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.review.Severity;

/** City spaces, territories and capitals that do not belong to a whole. */
final class CityOutside implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.city-outside",
          Severity.ERROR,
          "1.3",
          "City space without a territory, territory without a province, or no Roman capital",
          "Limitanei come from the province round a city space, and the game is lost with the"
              + " one capital (3.3).",
          "The territory Syria belongs to no province.",
          "Put the city space into a territory and the territory into a province; tag one Roman"
              + " city space capital.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Shortcomings.of(Shortcomings.CITIES, ABOUT, ground, out);
    for (Province territory : ground.project().provinces()) {
      if (territory.area().flatMap(ground.project().areas()::find).isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                "The territory " + territory.name() + " belongs to no province.",
                "area",
                "province:" + territory.id()));
      }
    }
    capitals(ground, out);
  }

  private static void capitals(Ground ground, Consumer<Objection> out) {
    List<City> capitals =
        ground.project().cities().stream().filter(city -> city.tags().has("capital")).toList();
    if (capitals.isEmpty()) {
      out.accept(
          Objection.of(
              ABOUT,
              "No city space is the capital with which " + ground.scenario().name() + " is lost.",
              "setups",
              ground.subject()));
      return;
    }
    String names = capitals.stream().map(City::name).collect(Collectors.joining(" and "));
    if (capitals.size() > 1) {
      out.accept(
          Objection.of(
              ABOUT,
              names + " are all tagged capital, and there is one.",
              "tags",
              capitals.stream().map(city -> "city:" + city.id()).toArray(String[]::new)));
    }
    if (capitals.stream().noneMatch(city -> isRoman(ground, city))) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s is the capital and not Roman in %s.",
                  names,
                  ground.scenario().name()),
              "setups",
              ground.subject(),
              "city:" + capitals.getFirst().id()));
    }
  }

  private static boolean isRoman(Ground ground, City city) {
    return ground
        .city(city.id().slug())
        .filter(there -> ground.holder(there.province()) == Setting.ROMANS)
        .isPresent();
  }
}
