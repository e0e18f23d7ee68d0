package org.groma.engine.romanitas.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** The map: territories, city spaces and maritime zones, each by its number. */
@Rule("1.3")
public final class Board {

  private static final String CLIENT = "client";

  private final List<Territory> territories = new ArrayList<>();
  private final List<CitySpace> spaces = new ArrayList<>();
  private final List<Zone> zones = new ArrayList<>();
  private final List<List<List<Integer>>> passages = new ArrayList<>();
  private final List<String> clients;
  private final Numbers territoryNumbers;
  private final Numbers spaceNumbers;
  private final Numbers zoneNumbers;
  private final Numbers clientNumbers;

  Board(Project project, List<Shortfall> shortfalls) {
    List<Province> provinces = project.provinces().stream().toList();
    List<City> cities = project.get(Kinds.CITIES).stream().toList();
    List<Sea> seas = project.seas().stream().toList();
    clients =
        project.get(Kinds.AREAS).stream()
            .filter(area -> area.status().equals(CLIENT))
            .map(area -> area.id().slug())
            .toList();
    territoryNumbers =
        new Numbers("territory", provinces.stream().map(p -> p.id().slug()).toList(), shortfalls);
    spaceNumbers =
        new Numbers("city space", cities.stream().map(c -> c.id().slug()).toList(), shortfalls);
    zoneNumbers =
        new Numbers("maritime zone", seas.stream().map(s -> s.id().slug()).toList(), shortfalls);
    clientNumbers = new Numbers("client state", clients, shortfalls);
    MapGraph graph = MapGraph.of(project);
    cities.forEach(city -> spaces.add(space(city)));
    provinces.forEach(province -> territories.add(territory(project, graph, province, cities)));
    seas.forEach(sea ->
        zones.add(
            new Zone(
                sea.id().slug(),
                sea.name(),
                sea.attributes().number("points").orElse(0),
                waters(graph, Place.of(sea.id())))));
    for (Territory from : territories) {
      passages.add(territories.stream().map(to -> passage(from, to)).toList());
    }
  }

  @Rule("7.4")
  private List<Integer> passage(Territory from, Territory to) {
    for (int zone : from.zones()) {
      if (to.zones().contains(zone)) {
        return List.of(zone);
      }
    }
    for (int zone : from.zones()) {
      for (int next : zones.get(zone).neighbours()) {
        if (to.zones().contains(next)) {
          return List.of(zone, next);
        }
      }
    }
    return List.of();
  }

  private CitySpace space(City city) {
    return new CitySpace(
        city.id().slug(),
        city.name(),
        territoryNumbers.need(city.province().slug(), "city " + city.id().slug()),
        city.attributes().number("points").orElse(0),
        city.attributes().number("garrison").orElse(0),
        city.fortified(),
        city.tags().has("metropolis"),
        city.tags().has("capital"),
        city.tags().has("gold-coin"),
        city.tags().has("recruitment"),
        city.tags().has("helmet"),
        isTrue(city.attributes().get("fortificationSite")),
        isTrue(city.attributes().get("basilicaSite")));
  }

  private static boolean isTrue(Optional<Datum> value) {
    return value.filter(new Datum.Flag(true)::equals).isPresent();
  }

  private Territory territory(
      Project project, MapGraph graph, Province province, List<City> cities) {
    Optional<Area> area = province.area().flatMap(id -> project.get(Kinds.AREAS).find(id.slug()));
    List<Integer> inside = new ArrayList<>();
    for (int i = 0; i < cities.size(); i++) {
      if (cities.get(i).province().equals(province.id())) {
        inside.add(i);
      }
    }
    Place here = Place.of(province.id());
    return new Territory(
        province.id().slug(),
        province.name(),
        area.flatMap(each -> each.attributes().number("limitanei")).orElse(0),
        area.map(each -> clientNumbers.find(each.id().slug())).orElse(-1),
        inside,
        land(graph, here),
        waters(graph, here),
        province
            .attributes()
            .text("attackedWith")
            .map(id -> territoryNumbers.need(id, "territory " + province.id().slug()))
            .orElse(-1));
  }

  private List<Integer> land(MapGraph graph, Place here) {
    return graph.neighbours(here).stream()
        .filter(neighbour -> neighbour.place().isProvince())
        .map(neighbour -> territoryNumbers.find(neighbour.place().slug()))
        .sorted()
        .distinct()
        .toList();
  }

  private List<Integer> waters(MapGraph graph, Place here) {
    return graph.neighbours(here).stream()
        .filter(neighbour -> neighbour.place().isSea())
        .map(neighbour -> zoneNumbers.find(neighbour.place().slug()))
        .sorted()
        .distinct()
        .toList();
  }

  public List<Territory> territories() {
    return territories;
  }

  public List<CitySpace> spaces() {
    return spaces;
  }

  public List<Zone> zones() {
    return zones;
  }

  public Territory territory(int number) {
    return territories.get(number);
  }

  /**
   * The zones that a fleet crosses from one coast to another: the one it departs in and at most one
   * more; empty where that is not enough.
   */
  public List<Integer> passage(int from, int to) {
    return passages.get(from).get(to);
  }

  public CitySpace space(int number) {
    return spaces.get(number);
  }

  public Zone zone(int number) {
    return zones.get(number);
  }

  /** The ids of the client states. */
  public List<String> clients() {
    return clients;
  }

  int needTerritory(String id, String where) {
    return territoryNumbers.need(id, where);
  }

  int needSpace(String id, String where) {
    return spaceNumbers.need(id, where);
  }

  int needZone(String id, String where) {
    return zoneNumbers.need(id, where);
  }

  int needClient(String id, String where) {
    return clientNumbers.need(id, where);
  }
}
