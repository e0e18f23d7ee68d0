package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Rule;
import org.groma.model.project.Project;

/**
 * The map as numbers. Places are areas first, then sea areas. Adjacent areas share a border or are
 * joined by a red arrow; ships go from coast to sea, from sea to sea, and along a coast.
 */
@Rule("2.1")
public final class Board {

  public static final int NONE = -1;

  private final BoardReader read;
  private final int areas;
  private final int[][] near;
  private final Edge[][] edges;
  private final boolean[][] roads;
  private final int[][] seasOf;
  private final int[][] coasts;
  private final int[][] shore;
  private final int[][] nearSeas;
  private final List<City> cities;
  private final int[] cityAt;
  private final byte[][] steps;

  Board(BoardReader read) {
    this.read = read;
    areas = read.names.size() - read.seas;
    near = read.near;
    edges = read.edges;
    roads = read.roads;
    seasOf = read.seasOf;
    coasts = read.coasts;
    shore = read.shore;
    nearSeas = read.nearSeas;
    cities = read.cities;
    cityAt = new int[areas];
    Arrays.fill(cityAt, NONE);
    for (int i = 0; i < read.cities.size(); i++) {
      cityAt[read.cities.get(i).area()] = i;
    }
    steps = new byte[areas][];
    for (int i = 0; i < areas; i++) {
      steps[i] = steps(i);
    }
  }

  /** The same map with one city more. */
  private Board(Board other, City city) {
    read = other.read;
    areas = other.areas;
    near = other.near;
    edges = other.edges;
    roads = other.roads;
    seasOf = other.seasOf;
    coasts = other.coasts;
    shore = other.shore;
    nearSeas = other.nearSeas;
    steps = other.steps;
    cities = new ArrayList<>(other.cities);
    cityAt = other.cityAt.clone();
    cityAt[city.area()] = cities.size();
    cities.add(city);
  }

  /** The imperial boundary is drawn around the province of an area too. */
  @Rule("14.2.8")
  void include(int area) {
    if (read.province[area] >= 0) {
      read.inside[read.province[area]] = true;
    }
  }

  /** The same map with a city founded in an area that had none. */
  @Rule("14.2.8")
  public Board withCity(int area, int tax) {
    return new Board(this, new City("founded-" + id(area), name(area), area, tax, false, 0));
  }

  /** The whole map of a project with all its cities, for whoever looks at no scenario. */
  public static Board whole(Project project) {
    return new Board(new BoardReader(project, true, InPlay.everything(), new ArrayList<>()));
  }

  private byte[] steps(int from) {
    byte[] found = new byte[areas];
    Arrays.fill(found, Byte.MAX_VALUE);
    int[] queue = new int[areas];
    int end = 0;
    queue[end++] = from;
    found[from] = 0;
    for (int head = 0; head < end; head++) {
      for (int next : near[queue[head]]) {
        if (found[next] == Byte.MAX_VALUE) {
          found[next] = (byte) Math.min(Byte.MAX_VALUE - 1, found[queue[head]] + 1);
          queue[end++] = next;
        }
      }
    }
    return found;
  }

  public int areas() {
    return areas;
  }

  /** Areas and sea areas. */
  public int places() {
    return read.names.size();
  }

  public boolean isSea(int place) {
    return place >= areas;
  }

  public String name(int place) {
    return read.names.get(place);
  }

  public String id(int place) {
    return read.ids.get(place);
  }

  /** The number of an area by its id, or {@link #NONE}. */
  public int area(String id) {
    int found = read.ids.indexOf(id);
    return found < areas ? found : NONE;
  }

  /** How many areas are adjacent to an area. */
  public int degree(int area) {
    return near[area].length;
  }

  public int near(int area, int i) {
    return near[area][i];
  }

  public Edge edge(int area, int i) {
    return edges[area][i];
  }

  /** Whether a road leads to the i-th adjacent area. */
  public boolean isRoad(int area, int i) {
    return roads[area][i];
  }

  /** What lies between two areas; empty where they are not adjacent. */
  public Optional<Edge> between(int area, int other) {
    for (int i = 0; i < near[area].length; i++) {
      if (near[area][i] == other) {
        return Optional.of(edges[area][i]);
      }
    }
    return Optional.empty();
  }

  public boolean areAdjacent(int area, int other) {
    return steps[area][other] == 1;
  }

  /** How many steps lie between two areas by land and red arrows; much where there is no way. */
  public int steps(int from, int to) {
    return steps[from][to];
  }

  public boolean isCoastal(int area) {
    return seasOf[area].length > 0;
  }

  /** The sea areas that an area touches, by place. */
  public IntStream seasOf(int area) {
    return Arrays.stream(seasOf[area]);
  }

  public int seaCount(int area) {
    return seasOf[area].length;
  }

  public int sea(int area, int i) {
    return seasOf[area][i];
  }

  /** The areas on the coasts of a sea area. */
  public int coastCount(int sea) {
    return coasts[sea - areas].length;
  }

  public int coast(int sea, int i) {
    return coasts[sea - areas][i];
  }

  /** The sea areas that touch a sea area or are joined to it by a white arrow. */
  public int seaDegree(int sea) {
    return nearSeas[sea - areas].length;
  }

  public int nearSea(int sea, int i) {
    return nearSeas[sea - areas][i];
  }

  /** The areas that a ship reaches along the coast without going out to sea. */
  public int shoreDegree(int area) {
    return shore[area].length;
  }

  public int shore(int area, int i) {
    return shore[area][i];
  }

  /** Whether a ship that came by one sea may not leave by another in the same turn. */
  @Rule("5.2")
  public boolean hasTwoCoasts(int area) {
    return read.twoCoasts[area];
  }

  public boolean isDesert(int area) {
    return read.desert[area];
  }

  /** Whether the imperial boundary encloses an area. */
  @Rule("2.1")
  public boolean isInside(int area) {
    return read.province[area] >= 0 && read.inside[read.province[area]];
  }

  /** The province of an area, or {@link #NONE}. */
  public int province(int area) {
    return read.province[area];
  }

  /** Whether a province contains optional cities, in use or not. */
  @Rule("14.2.4")
  public boolean isOptional(int province) {
    return read.optionalProvince[province];
  }

  public int provinces() {
    return read.provinceIds.size();
  }

  public String provinceId(int province) {
    return read.provinceIds.get(province);
  }

  public String provinceName(int province) {
    return read.provinceNames.get(province);
  }

  public int provinceNamed(String id) {
    return read.provinceIds.indexOf(id);
  }

  public List<City> cities() {
    return cities;
  }

  /** The city in an area, by its number, or {@link #NONE}. */
  public int cityAt(int area) {
    return cityAt[area];
  }

  public int cityNamed(String id) {
    for (int i = 0; i < cities.size(); i++) {
      if (cities.get(i).id().equals(id)) {
        return i;
      }
    }
    return NONE;
  }

  /** Whether an area carries a mark of the map: a word of the vocabulary. */
  public boolean isMarked(int area, String word) {
    return read.tags.get(area).has(word);
  }

  /** Whether a sea area carries the name of a barbarian group. */
  @Rule("13.1.1")
  public boolean isMarkedSea(int sea, String group) {
    return read.tags.get(sea).has(group);
  }

  public List<Integer> marked(String word) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < areas; i++) {
      if (isMarked(i, word)) {
        found.add(i);
      }
    }
    return found;
  }
}
