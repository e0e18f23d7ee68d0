package org.groma.exporters.atlas;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * The provinces of an area and what they come to.
 *
 * @param provinces by name
 * @param income of all of them together
 * @param cities how many cities and sites they have
 */
record AreaTotal(List<Province> provinces, Halves income, int cities) {

  static AreaTotal of(Project project, Area area) {
    return of(project, Optional.of(area));
  }

  /** Those of an area, or those that are in none. */
  static AreaTotal of(Project project, Optional<Area> area) {
    List<Province> provinces =
        project.provinces().stream()
            .filter(province -> province.area().equals(area.map(Area::id)))
            .sorted(Wording.byName())
            .toList();
    Set<ProvinceId> ids = provinces.stream().map(Province::id).collect(Collectors.toSet());
    return new AreaTotal(
        provinces,
        provinces.stream().map(Province::income).reduce(Halves.ZERO, Halves::plus),
        (int) project.cities().stream().filter(city -> ids.contains(city.province())).count());
  }

  String summary(Wording wording) {
    return provinces.isEmpty()
        ? "Box off the map"
        : wording.provinces(provinces.size())
            + (wording.has(Feature.INCOME) ? " · income " + income : "");
  }
}
