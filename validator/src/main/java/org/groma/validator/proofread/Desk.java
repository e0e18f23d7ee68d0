package org.groma.validator.proofread;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** What lies open beside the printed page: the project, and what its words stand for. */
final class Desk {

  private final Project project;
  private final Lexicon lexicon;
  private final Map<String, City> cityOf = new HashMap<>();

  Desk(Project project) {
    this.project = project;
    this.lexicon = new Lexicon(project.get(Kinds.SOURCES));
    project.cities().forEach(city -> cityOf.putIfAbsent(city.province().slug(), city));
  }

  Project project() {
    return project;
  }

  Lexicon lexicon() {
    return lexicon;
  }

  /** The city of a province, the first by id where it has several. */
  Optional<City> city(Province province) {
    return Optional.ofNullable(cityOf.get(province.id().slug()));
  }

  Optional<Sea> port(Province province) {
    return city(province).flatMap(City::port).flatMap(project.seas()::find);
  }

  Optional<Area> area(Province province) {
    return province.area().flatMap(project.areas()::find);
  }

  Optional<Province> province(City city) {
    return project.provinces().find(city.province());
  }
}
