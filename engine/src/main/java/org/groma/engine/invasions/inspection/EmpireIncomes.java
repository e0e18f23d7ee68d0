package org.groma.engine.invasions.inspection;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;

/**
 * Areas whose income for an Empire is not that of total control and of their cities together. Where
 * some of its provinces are printed on another part of the map, the sum may leave their cities out.
 */
final class EmpireIncomes implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.empire-income",
          Severity.WARNING,
          "XIV.E",
          "An income for Empires that its cities do not add up to",
          "Players count on the sum that is printed beside the name of an Area; a city has the"
              + " wrong level or lies in the wrong Area, or the sum is wrong.",
          "All of Graecia is worth 9 to an Empire, not 8: 2 for the Area and 7 for its cities.",
          "Compare the levels of its cities with the source, then the sum.");

  /** What the cities of an Area yield, in halves: all, and those on its own part of the map. */
  private record Yield(int all, int own) {
    private Yield and(int income, boolean ownExtent) {
      return new Yield(all + income, own + (ownExtent ? income : 0));
    }
  }

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    IncomeFigures figures = ground.setting().figures().income();
    int whole = figures.area(true);
    if (whole == 0) {
      return;
    }
    Map<AreaId, Yield> yields = yields(ground, figures);
    for (Area area : ground.project().areas()) {
      Yield cities = yields.get(area.id());
      if (cities == null || area.empireIncome().isEmpty()) {
        continue;
      }
      int printed = area.empireIncome().get().count();
      if (printed != whole + cities.all() && printed != whole + cities.own()) {
        out.accept(objection(area, whole, cities.own()));
      }
    }
  }

  /** Of every Area that has provinces. */
  private static Map<AreaId, Yield> yields(Ground ground, IncomeFigures figures) {
    Map<AreaId, Yield> yields = new HashMap<>();
    for (Province province : ground.project().provinces()) {
      province.area().ifPresent(area -> yields.putIfAbsent(area, new Yield(0, 0)));
    }
    for (City city : ground.project().cities()) {
      Optional<Province> province = ground.project().provinces().find(city.province());
      Optional<Area> area =
          province.flatMap(Province::area).flatMap(ground.project().areas()::find);
      if (area.isPresent()) {
        boolean own = area.get().extent().equals(province.get().extent());
        yields.computeIfPresent(
            area.get().id(), (_, sum) -> sum.and(figures.city(city.level()), own));
      }
    }
    return yields;
  }

  private static Objection objection(Area area, int whole, int cities) {
    return new Objection(
        ABOUT.id(),
        String.format(
            Locale.ROOT,
            "All of %s is worth %s to an Empire, not %s: %s for the Area and %s for its cities.",
            area.name(),
            new Halves(whole + cities),
            area.empireIncome().orElseThrow(),
            new Halves(whole),
            new Halves(cities)),
        List.of("area:" + area.id().slug()),
        Optional.of("$.empireIncome"),
        Optional.empty());
  }
}
