package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** Compiles the map of a project into a {@link Board}. */
final class BoardReader {

  private static final String MAIN = "main";

  private final Project project;
  private final List<Shortfall> shortfalls;

  final MapGraph graph;
  final String[] names;
  int[] start;
  int[] target;
  Border[] border;
  int[] strait;
  final List<Strait> straits = new ArrayList<>();
  final Terrain[] terrain;
  final int[] area;
  final boolean[] inPlay;
  final CitySite[] city;
  final long[] coasts;
  final String[] areaIds;
  final boolean[] barbarian;
  final int[][] provincesOf;
  final boolean[] mediterranean;

  BoardReader(Project project, MapGraph graph, boolean wholeMap, List<Shortfall> shortfalls) {
    this.project = project;
    this.graph = graph;
    this.shortfalls = shortfalls;
    int provinces = graph.provinceCount();
    names = new String[graph.size()];
    inPlay = new boolean[graph.size()];
    terrain = new Terrain[provinces];
    area = new int[provinces];
    city = new CitySite[provinces];
    mediterranean = new boolean[graph.seaCount()];
    coasts = new long[provinces * graph.seaCount()];
    areaIds = project.areas().stream().map(each -> each.id().slug()).toArray(String[]::new);
    barbarian = new boolean[areaIds.length];
    provincesOf = new int[areaIds.length][];
    readAreas();
    for (int i = 0; i < graph.size(); i++) {
      readPlace(i, wholeMap);
    }
    for (int i = 0; i < areaIds.length; i++) {
      provincesOf[i] = provincesOf(i);
    }
    readCities();
    readCoasts();
    readEdges();
  }

  private void readAreas() {
    int number = 0;
    for (Area each : project.areas()) {
      barbarian[number++] = each.status().equals("barbarian");
    }
  }

  private void readPlace(int number, boolean wholeMap) {
    Place place = graph.place(number);
    switch (place.kind()) {
      case PROVINCE -> {
        Province province = project.provinces().find(place.slug()).orElseThrow();
        names[number] = province.name();
        inPlay[number] = wholeMap || isMain(province.extent());
        terrain[number] =
            Terrain.of(province.terrain())
                .orElseGet(() -> {
                  lacks(
                      place.toString(),
                      place.toString(),
                      "the terrain '" + province.terrain() + "' is none of this game's");
                  return Terrain.CLEAR;
                });
        area[number] = areaOf(province, wholeMap);
      }
      case SEA -> {
        Sea sea = project.seas().find(place.slug()).orElseThrow();
        names[number] = sea.name();
        inPlay[number] = wholeMap || isMain(sea.extent());
        mediterranean[number - graph.provinceCount()] =
            flag(sea, "mediterranean") || flag(sea, "countsAsMediterranean");
      }
      case AREA -> {
        Area box = project.areas().find(place.slug()).orElseThrow();
        names[number] = box.name();
        inPlay[number] = wholeMap || isMain(box.extent());
      }
    }
  }

  private static boolean isMain(String extent) {
    return extent.isEmpty() || extent.equals(MAIN);
  }

  private static boolean flag(Sea sea, String name) {
    return sea.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private int areaOf(Province province, boolean wholeMap) {
    boolean outside =
        !wholeMap && province.attributes().text("areaOnMainMap").filter("none"::equals).isPresent();
    return outside
        ? Board.NONE
        : province
            .area()
            .map(id -> Math.max(Board.NONE, project.areas().indexOf(id.slug())))
            .orElse(Board.NONE);
  }

  private int[] provincesOf(int number) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < area.length; i++) {
      if (area[i] == number && inPlay[i]) {
        found.add(i);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private void readCities() {
    for (City each : project.cities()) {
      int province = graph.number(Place.of(each.province())).orElse(Board.NONE);
      if (province == Board.NONE) {
        continue;
      }
      if (city[province] != null) {
        lacks(
            "city:" + each.id(),
            "city " + each.id(),
            "its province already has "
                + city[province].name()
                + "; this game knows one a province");
        continue;
      }
      int port = each.port().map(sea -> graph.number(Place.of(sea)).orElse(-1)).orElse(-1);
      city[province] =
          new CitySite(
              each.id().slug(), each.name(), each.level(), each.fortified(), each.wall(), port);
    }
  }

  /** Coasts are numbered within their sea zone, so that a word has room for all of a zone's. */
  private void readCoasts() {
    Map<Integer, Integer> seen = new HashMap<>();
    for (Coast coast : project.coasts()) {
      int sea = graph.number(Place.of(coast.sea())).orElse(Board.NONE);
      if (sea == Board.NONE) {
        continue;
      }
      int zone = sea - graph.provinceCount();
      int number = seen.merge(zone, 1, Integer::sum) - 1;
      if (number >= Long.SIZE) {
        lacks(
            "coast:" + coast.id(),
            "coast " + coast.id(),
            "a sea zone has at most " + Long.SIZE + " coasts");
        continue;
      }
      for (ProvinceId each : coast.provinces()) {
        graph
            .number(Place.of(each))
            .ifPresent(province -> coasts[province * graph.seaCount() + zone] |= 1L << number);
      }
    }
  }

  private void readEdges() {
    Map<LinkId, Integer> straitNumbers = new HashMap<>();
    for (Link link : project.links()) {
      straitNumbers.put(link.id(), straits.size());
      straits.add(
          new Strait(
              link.id().slug(),
              link.seas().stream()
                  .flatMap(sea -> graph.number(Place.of(sea)).stream().boxed())
                  .toList(),
              link.attributes().number("interceptionModifier").orElse(0)));
    }
    start = new int[graph.size() + 1];
    List<Integer> targets = new ArrayList<>();
    List<Border> borders = new ArrayList<>();
    List<Integer> crossings = new ArrayList<>();
    for (int from = 0; from < graph.size(); from++) {
      for (int i = 0; i < graph.degree(from); i++) {
        Neighbour neighbour = graph.edge(from, i);
        int to = graph.target(from, i);
        Optional<Border> kind = Border.of(neighbour);
        if (kind.isEmpty()) {
          lacks(
              graph.place(from).toString(),
              graph.place(from) + " to " + graph.place(to),
              "the border '" + neighbour.kind() + "' is none of this game's");
        }
        if (inPlay[from] && inPlay[to]) {
          targets.add(to);
          borders.add(kind.orElse(Border.LAND));
          crossings.add(neighbour.link().map(straitNumbers::get).orElse(Board.NONE));
        }
      }
      start[from + 1] = targets.size();
    }
    target = targets.stream().mapToInt(Integer::intValue).toArray();
    border = borders.toArray(Border[]::new);
    strait = crossings.stream().mapToInt(Integer::intValue).toArray();
  }

  private void lacks(String subject, String where, String problem) {
    shortfalls.add(new Shortfall(where, problem).of(subject));
  }
}
