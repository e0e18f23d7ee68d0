package org.groma.editor.pieces;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.scenario.Scenario;

/**
 * The units of a nation, type by type: what the box has, then what is set up without being in it.
 */
public record Pool(List<Line> lines) {

  /**
   * One type.
   *
   * @param all how many the box has
   * @param placed how many are set up
   */
  public record Line(UnitTypeId unit, int all, int placed) {

    /** How many can still be set up; less than none if there are too many already. */
    public int left() {
      return all - placed;
    }
  }

  public Pool {
    lines = List.copyOf(lines);
  }

  public static Pool of(Nation nation, Scenario scenario) {
    Map<UnitTypeId, Line> lines = new LinkedHashMap<>();
    nation.pool().forEach(pooled -> add(lines, pooled.unit(), pooled.count(), 0));
    scenario.setups().stream()
        .filter(setup -> setup.nation().equals(nation.id()))
        .flatMap(setup -> setup.units().stream())
        .forEach(placed -> add(lines, placed.unit(), 0, placed.count()));
    return new Pool(List.copyOf(lines.values()));
  }

  private static void add(Map<UnitTypeId, Line> lines, UnitTypeId unit, int all, int placed) {
    lines.merge(
        unit,
        new Line(unit, all, placed),
        (a, b) -> new Line(unit, a.all + b.all, a.placed + b.placed));
  }

  /** What there is of a type; nothing of one that is not there. */
  public Line of(UnitTypeId unit) {
    return lines.stream()
        .filter(line -> line.unit.equals(unit))
        .findFirst()
        .orElse(new Line(unit, 0, 0));
  }

  public int placed() {
    return lines.stream().mapToInt(Line::placed).sum();
  }

  public int all() {
    return lines.stream().mapToInt(Line::all).sum();
  }
}
