package org.groma.exporters.geojson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.exporters.table.ProvinceRow;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;

/** What files say of a place in properties: its name and what the gazetteer has of it. */
public final class PlaceProperties {

  /**
   * One property.
   *
   * @param text its value as it is written
   * @param quoted whether it is text, not a number or a flag
   */
  public record Said(String name, String text, boolean quoted) {}

  private final Project project;
  private final Map<ProvinceId, List<City>> cities = new HashMap<>();

  public PlaceProperties(Project project) {
    this.project = project;
    project
        .cities()
        .forEach(city -> cities.computeIfAbsent(city.province(), _ -> new ArrayList<>()).add(city));
    cities.values().forEach(of -> of.sort(ProvinceRow.GREATEST_FIRST));
  }

  /** All that is said of a place, in the order of the file; empty texts are not said. */
  public List<Said> of(Place place) {
    List<Said> said = new ArrayList<>();
    said.add(new Said("id", place.slug(), true));
    said.add(new Said("name", name(place), true));
    said.add(new Said("kind", place.kind().word(), true));
    place.province().flatMap(project.provinces()::find).ifPresent(its -> province(its, said));
    place.sea().flatMap(project.seas()::find).ifPresent(its -> sea(its, said));
    return said;
  }

  private void province(Province province, List<Said> said) {
    text(said, "area", province.area().map(Id::slug).orElse(""));
    text(
        said,
        "areaName",
        province.area().flatMap(project.areas()::find).map(Area::name).orElse(""));
    text(said, "terrain", province.terrain());
    number(said, "income", province.income().number());
    flag(said, "granary", province.granary());
    flag(said, "caravan", province.caravan());
    flag(said, "island", province.island());
    text(said, "extent", province.extent());
    text(said, "tags", String.join(",", province.tags().words()));
    List<City> its = cities.getOrDefault(province.id(), List.of());
    if (!its.isEmpty()) {
      City first = its.getFirst();
      text(said, "city", first.name());
      number(said, "level", BigDecimal.valueOf(first.level()));
      flag(said, "fortified", first.fortified());
      number(said, "wall", BigDecimal.valueOf(first.wall()));
      text(said, "port", first.port().map(Id::slug).orElse(""));
      text(
          said,
          "otherCities",
          its.stream().skip(1).map(City::name).collect(Collectors.joining(", ")));
    }
  }

  private static void sea(Sea sea, List<Said> said) {
    number(said, "monopoly", sea.monopoly().number());
    text(said, "extent", sea.extent());
    text(said, "tags", String.join(",", sea.tags().words()));
  }

  private String name(Place place) {
    Optional<String> name =
        switch (place.kind()) {
          case PROVINCE -> project.provinces().find(place.slug()).map(Province::name);
          case SEA -> project.seas().find(place.slug()).map(Sea::name);
          case AREA -> project.areas().find(place.slug()).map(Area::name);
        };
    return name.orElse(place.slug());
  }

  private static void text(List<Said> said, String name, String value) {
    if (!value.isBlank()) {
      said.add(new Said(name, value, true));
    }
  }

  private static void number(List<Said> said, String name, BigDecimal value) {
    said.add(new Said(name, value.toPlainString(), false));
  }

  private static void flag(List<Said> said, String name, boolean value) {
    said.add(new Said(name, Boolean.toString(value), false));
  }
}
