package org.groma.exporters.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.EmpireIncome;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * What the provinces and cities of areas come to, beside what is printed for the areas. Printed
 * sums may leave out provinces that are printed on another part of the map.
 */
public final class AreaSums {

  /**
   * What one area comes to.
   *
   * @param own of the provinces on its own part of the map alone
   * @param empire what it is worth to an empire, where the ruleset says so
   */
  public record Sum(
      int provinces, Halves all, Halves own, Optional<Halves> empire, Optional<Halves> ownEmpire) {}

  private final Optional<EmpireIncome> empire;
  private final Map<AreaId, Sum> byArea = new HashMap<>();

  private AreaSums(Optional<EmpireIncome> empire) {
    this.empire = empire;
  }

  public static AreaSums of(Project project) {
    AreaSums sums = new AreaSums(empireIncome(project));
    Map<AreaId, String> extents = new HashMap<>();
    project.areas().forEach(area -> extents.put(area.id(), area.extent()));
    for (ProvinceRow row : new ProvinceRows().of(project)) {
      Province province = row.province();
      province
          .area()
          .ifPresent(area ->
              sums.add(area, row, province.extent().equals(extents.getOrDefault(area, ""))));
    }
    return sums;
  }

  /** How printed empire incomes come about in the game of the project. */
  public static Optional<EmpireIncome> empireIncome(Project project) {
    return Rulesets.find(project.settings().ruleset())
        .flatMap(ruleset -> ruleset.empireIncome(project));
  }

  private void add(AreaId area, ProvinceRow row, boolean own) {
    Sum before = byArea.getOrDefault(area, none());
    Halves income = row.province().income();
    Optional<Halves> city =
        empire.map(each -> row.city().map(built -> each.city(built.level())).orElse(Halves.ZERO));
    byArea.put(
        area,
        new Sum(
            before.provinces() + 1,
            before.all().plus(income),
            own ? before.own().plus(income) : before.own(),
            city.map(worth -> before.empire().orElseThrow().plus(worth)),
            city.map(worth ->
                own
                    ? before.ownEmpire().orElseThrow().plus(worth)
                    : before.ownEmpire().orElseThrow())));
  }

  private Sum none() {
    Optional<Halves> whole = empire.map(EmpireIncome::wholeArea);
    return new Sum(0, Halves.ZERO, Halves.ZERO, whole, whole);
  }

  public Sum of(AreaId area) {
    return byArea.getOrDefault(area, none());
  }

  /**
   * The columns that show them, those of kingdoms and those of empires.
   *
   * @param title of the column that counts provinces
   */
  List<Column<Area>> kingdom(String title) {
    return List.of(
        Column.shown("provinces", title, Look.WHOLE, (area, _) -> provinces(area)),
        Column.shown(
            "sum", "Sum of incomes", Look.HALVES, (area, _) -> shown(area, of(area.id()).all())),
        Column.shown(
            "sum.own",
            "On its own map",
            Look.HALVES,
            (area, _) -> shown(area, of(area.id()).own())));
  }

  Column<Area> kingdomDifference() {
    return Column.shown(
        "sum.difference",
        "Kingdom difference",
        Look.DIFFERENCE,
        (area, _) -> {
          Sum sum = of(area.id());
          return difference(
              area, area.kingdomIncome(), Optional.of(sum.all()), Optional.of(sum.own()));
        });
  }

  List<Column<Area>> empire() {
    return empire.isEmpty()
        ? List.of()
        : List.of(
            Column.shown(
                "empire",
                "Worth to an empire",
                Look.HALVES,
                (area, _) -> shown(area, of(area.id()).empire().orElse(Halves.ZERO))),
            Column.shown(
                "empire.own",
                "That of its own map",
                Look.HALVES,
                (area, _) -> shown(area, of(area.id()).ownEmpire().orElse(Halves.ZERO))));
  }

  List<Column<Area>> empireDifference() {
    return empire.isEmpty()
        ? List.of()
        : List.of(
            Column.shown(
                "empire.difference",
                "Empire difference",
                Look.DIFFERENCE,
                (area, _) -> {
                  Sum sum = of(area.id());
                  return difference(area, area.empireIncome(), sum.empire(), sum.ownEmpire());
                }));
  }

  private Shown provinces(Area area) {
    return new Shown.Whole(of(area.id()).provinces());
  }

  /** Nothing for a box off the map, which has no provinces to add up. */
  private Shown shown(Area area, Halves sum) {
    return of(area.id()).provinces() == 0 ? Shown.nothing() : new Shown.Half(sum);
  }

  private Shown difference(
      Area area, Optional<Halves> printed, Optional<Halves> all, Optional<Halves> own) {
    if (printed.isEmpty()) {
      return Shown.nothing();
    }
    return printed.equals(all) || printed.equals(own)
        ? shown(area, Halves.ZERO)
        : shown(area, own.orElse(Halves.ZERO).minus(printed.get()));
  }
}
