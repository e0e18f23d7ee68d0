package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;

/**
 * The provinces of an area, by name.
 *
 * @param area none for the provinces outside all areas
 */
record ProvinceGroup(Optional<Area> area, List<Province> provinces) {

  static List<ProvinceGroup> all(Project project) {
    List<ProvinceGroup> groups = new ArrayList<>();
    project.areas().stream()
        .sorted(Comparator.comparing(Area::name).thenComparing(Area::id))
        .forEach(area ->
            groups.add(
                new ProvinceGroup(
                    Optional.of(area),
                    sorted(project, province -> province.area().equals(Optional.of(area.id()))))));
    List<Province> stray =
        sorted(project, province -> province.area().flatMap(project.areas()::find).isEmpty());
    if (!stray.isEmpty()) {
      groups.add(new ProvinceGroup(Optional.empty(), stray));
    }
    return groups;
  }

  private static List<Province> sorted(
      Project project, java.util.function.Predicate<Province> wanted) {
    return project.provinces().stream()
        .filter(wanted)
        .sorted(Comparator.comparing(Province::name).thenComparing(Province::id))
        .toList();
  }

  String name() {
    return area.map(Names::of).orElse("Outside all areas");
  }
}
