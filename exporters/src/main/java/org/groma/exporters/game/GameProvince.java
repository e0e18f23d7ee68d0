package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** A province with what stands in it. */
public record GameProvince(
    @JsonProperty(required = true) ProvinceId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) Optional<AreaId> area,
    @JsonProperty(required = true) String terrain,
    @JsonProperty(required = true) Halves income,
    @JsonProperty(required = true) Optional<GameCity> city,
    @JsonProperty(required = true) boolean granary,
    @JsonProperty(required = true) boolean caravan,
    @JsonProperty(required = true) boolean island,
    List<GameCity> otherCities,
    List<String> aliases,
    String extent,
    Tags tags,
    Attributes attributes) {

  public GameProvince {
    otherCities = List.copyOf(otherCities);
    aliases = List.copyOf(aliases);
    if (city.isEmpty() && !otherCities.isEmpty()) {
      throw new IllegalArgumentException("the first city of a province is its 'city'");
    }
  }

  /** All provinces of a project, in the order of ids. */
  static List<GameProvince> of(Project project) {
    Map<ProvinceId, List<City>> cities = new HashMap<>();
    for (City city : project.cities()) {
      cities.computeIfAbsent(city.province(), _ -> new ArrayList<>()).add(city);
    }
    return project.provinces().stream()
        .map(province -> of(province, cities.getOrDefault(province.id(), List.of())))
        .toList();
  }

  private static GameProvince of(Province province, List<City> cities) {
    List<GameCity> all = cities.stream().map(GameCity::of).toList();
    return new GameProvince(
        province.id(),
        province.name(),
        province.area(),
        province.terrain(),
        province.income(),
        all.stream().findFirst(),
        province.granary(),
        province.caravan(),
        province.island(),
        all.stream().skip(1).toList(),
        province.aliases(),
        province.extent(),
        province.tags(),
        province.attributes());
  }

  Province province() {
    return new Province(
        id,
        name,
        aliases,
        area,
        terrain,
        income,
        granary,
        caravan,
        island,
        extent,
        tags,
        attributes,
        Origins.UNSTATED);
  }

  List<City> cities() {
    List<City> cities = new ArrayList<>();
    city.ifPresent(first -> cities.add(first.in(id)));
    otherCities.forEach(other -> cities.add(other.in(id)));
    return cities;
  }
}
