package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;
import org.groma.model.value.Tags;

/** Reads the map of a project into the arrays of a {@link Board}. */
final class BoardReader {

  private static final String ROAD = "road";
  private static final String WHITE_ARROW = "white-arrow";
  private static final String INSIDE = "inside";
  private static final String DESERT = "desert";

  final List<String> ids = new ArrayList<>();
  final List<String> names = new ArrayList<>();
  final List<Tags> tags = new ArrayList<>();
  final List<City> cities = new ArrayList<>();
  final List<String> provinceIds = new ArrayList<>();
  final List<String> provinceNames = new ArrayList<>();
  final int seas;
  final boolean[] inside;
  final boolean[] desert;

  /** Provinces that contain optional cities, in use or not. */
  final boolean[] optionalProvince;

  /** Areas that are not in play: nothing leads to them. */
  private final boolean[] out;

  final boolean[] twoCoasts;
  final int[] province;
  final int[][] near;
  final Edge[][] edges;
  final boolean[][] roads;
  final int[][] seasOf;
  final int[][] coasts;
  final int[][] shore;
  final int[][] nearSeas;

  BoardReader(Project project, boolean optionalCities, InPlay inPlay, List<Shortfall> shortfalls) {
    MapGraph graph = MapGraph.of(project);
    List<Province> areas = project.provinces().stream().toList();
    List<Sea> waters = project.seas().stream().toList();
    seas = waters.size();
    List<Area> provinces = project.get(Kinds.AREAS).stream().toList();
    inside = new boolean[provinces.size()];
    optionalProvince = new boolean[provinces.size()];
    for (int i = 0; i < inside.length; i++) {
      provinceIds.add(provinces.get(i).id().slug());
      provinceNames.add(provinces.get(i).name());
      inside[i] = provinces.get(i).status().equals(INSIDE);
    }
    desert = new boolean[areas.size()];
    out = new boolean[areas.size()];
    twoCoasts = new boolean[areas.size()];
    province = new int[areas.size()];
    for (int i = 0; i < desert.length; i++) {
      Province each = areas.get(i);
      ids.add(each.id().slug());
      names.add(each.name());
      tags.add(each.tags());
      out[i] = !inPlay.has(each);
      desert[i] = each.terrain().equals(DESERT);
      twoCoasts[i] =
          each.attributes().get("twoCoasts").filter(new Datum.Flag(true)::equals).isPresent();
      province[i] = each.area().map(id -> provinceIds.indexOf(id.slug())).orElse(Board.NONE);
    }
    for (Sea each : waters) {
      ids.add(each.id().slug());
      names.add(each.name());
      tags.add(each.tags());
    }
    for (org.groma.model.gazetteer.City each : project.get(Kinds.CITIES)) {
      boolean optional = each.tags().has("optional");
      int area = ids.indexOf(each.province().slug());
      if (area >= 0 && optional && province[area] >= 0) {
        optionalProvince[province[area]] = true;
      }
      if (area >= 0 && !out[area] && (optionalCities || !optional)) {
        cities.add(
            new City(
                each.id().slug(),
                each.name(),
                area,
                each.attributes().number("tax").orElse(each.level()),
                optional,
                each.attributes().number("walls").orElse(0)));
      }
    }
    near = new int[desert.length][];
    edges = new Edge[desert.length][];
    roads = new boolean[desert.length][];
    seasOf = new int[desert.length][];
    for (int i = 0; i < desert.length; i++) {
      readArea(graph, i);
    }
    coasts = new int[seas][];
    nearSeas = new int[seas][];
    for (int i = 0; i < seas; i++) {
      readSea(graph, desert.length + i);
    }
    shore = new int[desert.length][];
    for (int i = 0; i < desert.length; i++) {
      shore[i] = shore(i);
    }
    if (areas.isEmpty()) {
      shortfalls.add(new Shortfall("map", "there is no area"));
    }
  }

  private void readArea(MapGraph graph, int area) {
    Set<Integer> land = new TreeSet<>();
    Set<Integer> water = new TreeSet<>();
    Set<Integer> paved = new TreeSet<>();
    for (Neighbour each : graph.neighbours(area)) {
      int other = graph.number(each.place()).orElseThrow();
      if (graph.isSea(other) && !out[area]) {
        water.add(other);
      } else if (graph.isLand(other) && !out[area] && !out[other]) {
        if (each.kind().equals(ROAD)) {
          paved.add(other);
        } else {
          land.add(other);
        }
      }
    }
    land.addAll(paved); // a road between areas that do not touch is for an inspection to tell
    near[area] = land.stream().mapToInt(i -> i).toArray();
    seasOf[area] = water.stream().mapToInt(i -> i).toArray();
    edges[area] = new Edge[near[area].length];
    roads[area] = new boolean[near[area].length];
    for (int i = 0; i < near[area].length; i++) {
      edges[area][i] = edge(graph, area, near[area][i]);
      roads[area][i] = paved.contains(near[area][i]);
    }
  }

  /** A common border comes before a red arrow. */
  private static Edge edge(MapGraph graph, int area, int other) {
    Edge found = Edge.CROSSING;
    for (Neighbour each : graph.neighbours(area)) {
      if (graph.number(each.place()).orElseThrow() == other && each.link().isEmpty()) {
        found =
            switch (each.kind()) {
              case "river" -> Edge.RIVER;
              case "ridge" -> Edge.MOUNTAIN;
              default -> Edge.PLAIN;
            };
        if (found != Edge.PLAIN) {
          return found;
        }
      }
    }
    return found;
  }

  private void readSea(MapGraph graph, int sea) {
    Set<Integer> land = new TreeSet<>();
    Set<Integer> water = new TreeSet<>();
    for (Neighbour each : graph.neighbours(sea)) {
      int other = graph.number(each.place()).orElseThrow();
      if (graph.isLand(other)) {
        if (!out[other]) {
          land.add(other);
        }
      } else if (graph.isSea(other) && (each.link().isEmpty() || each.kind().equals(WHITE_ARROW))) {
        water.add(other);
      }
    }
    coasts[sea - desert.length] = land.stream().mapToInt(i -> i).toArray();
    nearSeas[sea - desert.length] = water.stream().mapToInt(i -> i).toArray();
  }

  /** Areas that share a border and a sea. */
  private int[] shore(int area) {
    return IntStream.range(0, near[area].length)
        .filter(i -> edges[area][i] != Edge.CROSSING)
        .map(i -> near[area][i])
        .filter(other ->
            IntStream.of(seasOf[area])
                .anyMatch(sea -> IntStream.of(seasOf[other]).anyMatch(each -> each == sea)))
        .toArray();
  }
}
