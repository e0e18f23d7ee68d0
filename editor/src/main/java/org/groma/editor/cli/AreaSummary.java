package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * An area in figures.
 *
 * @param provinces how many provinces it and the areas within it have
 * @param income the sum of their incomes
 * @param kingdomIncome what is printed for a kingdom that holds all of it
 * @param empireIncome what is printed for an empire that holds all of it
 */
record AreaSummary(
    String id,
    String name,
    String status,
    int provinces,
    Halves income,
    Optional<Halves> kingdomIncome,
    Optional<Halves> empireIncome) {

  /** All areas by id, those without provinces, which are boxes off the map, included. */
  static List<AreaSummary> of(Project project) {
    Map<AreaId, List<Province>> members = new TreeMap<>();
    for (Province province : project.provinces()) {
      for (AreaId area : around(project, province.area())) {
        members.computeIfAbsent(area, _ -> new ArrayList<>()).add(province);
      }
    }
    return project.areas().stream()
        .map(area -> of(area, members.getOrDefault(area.id(), List.of())))
        .toList();
  }

  /** An area and the larger ones round it. */
  private static Set<AreaId> around(Project project, Optional<AreaId> innermost) {
    Set<AreaId> around = new HashSet<>();
    Optional<AreaId> area = innermost;
    while (area.isPresent() && around.add(area.get())) {
      area = project.areas().find(area.get()).flatMap(Area::parent);
    }
    return around;
  }

  private static AreaSummary of(Area area, List<Province> provinces) {
    return new AreaSummary(
        area.id().slug(),
        area.name(),
        area.status(),
        provinces.size(),
        provinces.stream().map(Province::income).reduce(Halves.ZERO, Halves::plus),
        area.kingdomIncome(),
        area.empireIncome());
  }

  boolean isOffMap() {
    return provinces == 0;
  }
}
