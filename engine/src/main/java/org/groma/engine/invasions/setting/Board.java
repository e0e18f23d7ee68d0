package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Rule;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;

/**
 * The map as numbers. Places are numbered as in the {@link MapGraph} it was made from: provinces
 * first, then sea zones, then boxes.
 */
@Rule("III.E")
public final class Board {

  /** No city, no area, no strait. */
  public static final int NONE = -1;

  private final MapGraph graph;

  /** Asked in every loop over the map, so not fetched from the graph each time. */
  private final int provinces;

  private final int seas;
  private final String[] names;
  private final int[] start;
  private final int[] target;
  private final Border[] border;
  private final int[] strait;
  private final List<Strait> straits;
  private final Terrain[] terrain;
  private final int[] area;
  private final boolean[] inPlay;
  private final CitySite[] city;
  private final long[] coasts;
  private final String[] areaIds;
  private final boolean[] barbarian;
  private final boolean[] barbarianLand;
  private final int[][] provincesOf;
  private final boolean[] mediterranean;
  private final long[] areasAround;
  private final int[] harbours;
  private final BitSet sites;

  Board(BoardReader read) {
    graph = read.graph;
    provinces = graph.provinceCount();
    seas = graph.seaCount();
    names = read.names;
    start = read.start;
    target = read.target;
    border = read.border;
    strait = read.strait;
    straits = List.copyOf(read.straits);
    terrain = read.terrain;
    area = read.area;
    inPlay = read.inPlay;
    city = read.city;
    coasts = read.coasts;
    areaIds = read.areaIds;
    barbarian = read.barbarian;
    barbarianLand = new boolean[provinces];
    for (int i = 0; i < provinces; i++) {
      barbarianLand[i] = area[i] == NONE || barbarian[area[i]];
    }
    provincesOf = read.provincesOf;
    mediterranean = read.mediterranean;
    areasAround = areasAround();
    sites = sites();
    harbours = IntStream.range(0, provinces()).filter(province -> port(province) >= 0).toArray();
  }

  /** For every province the Areas that the Area it lies in touches, itself included. */
  private long[] areasAround() {
    long[] byArea = new long[areas()];
    long[] around = new long[provinces()];
    for (int province = 0; province < around.length; province++) {
      long here = area[province] == NONE ? 0 : 1L << area[province];
      for (int i = 0; i < degree(province); i++) {
        int next = target(province, i);
        here |= isProvince(next) && area[next] != NONE ? 1L << area[next] : 0;
      }
      around[province] = here;
      if (area[province] != NONE) {
        byArea[area[province]] |= here;
      }
    }
    for (int province = 0; province < around.length; province++) {
      around[province] = area[province] == NONE ? around[province] : byArea[area[province]];
    }
    return around;
  }

  private BitSet sites() {
    BitSet found = new BitSet();
    IntStream.range(0, provinces()).filter(this::hasSite).forEach(found::set);
    return found;
  }

  public int size() {
    return names.length;
  }

  public int provinces() {
    return provinces;
  }

  public int areas() {
    return areaIds.length;
  }

  public boolean isProvince(int place) {
    return place < provinces;
  }

  public boolean isSea(int place) {
    return place >= provinces && place < provinces + seas;
  }

  /** Whether a place belongs to the map that this scenario is played on. */
  public boolean isInPlay(int place) {
    return inPlay[place];
  }

  public Place place(int number) {
    return graph.place(number);
  }

  public OptionalInt number(Place place) {
    return graph.number(place);
  }

  /** The number of a province by its id; for tests and data that name provinces. */
  public int province(String id) {
    return graph
        .number(Place.parse("province:" + id))
        .orElseThrow(() -> new IllegalArgumentException("there is no province " + id));
  }

  public int sea(String id) {
    return graph
        .number(Place.parse("sea:" + id))
        .orElseThrow(() -> new IllegalArgumentException("there is no sea zone " + id));
  }

  public int areaNamed(String id) {
    int found = Arrays.asList(areaIds).indexOf(id);
    if (found < 0) {
      throw new IllegalArgumentException("there is no Area " + id);
    }
    return found;
  }

  public String name(int place) {
    return names[place];
  }

  public String areaId(int number) {
    return areaIds[number];
  }

  public int degree(int place) {
    return start[place + 1] - start[place];
  }

  /** The place at the end of the i-th edge that leaves a place. */
  public int target(int place, int i) {
    return target[start[place] + i];
  }

  public Border border(int place, int i) {
    return border[start[place] + i];
  }

  /** The strait that the i-th edge crosses. */
  public Optional<Strait> strait(int place, int i) {
    int number = strait[start[place] + i];
    return number == NONE ? Optional.empty() : Optional.of(straits.get(number));
  }

  /**
   * The edge from one place to the next; {@link #NONE} where they do not touch. A common border
   * comes before a strait.
   */
  public int edge(int from, int to) {
    for (int i = 0; i < degree(from); i++) {
      if (target(from, i) == to) {
        return i;
      }
    }
    return NONE;
  }

  public Terrain terrain(int province) {
    return terrain[province];
  }

  /** The Area of a province; {@link #NONE} outside all Areas. */
  public int area(int province) {
    return area[province];
  }

  public boolean isBarbarianArea(int number) {
    return barbarian[number];
  }

  /** Whether a province lies in a Barbarian Area; one outside all Areas counts as such. */
  public boolean isBarbarian(int province) {
    return barbarianLand[province];
  }

  /**
   * Whether a province lies in the Area of another or in an Area that touches it. A province
   * outside all Areas counts as an Area of its own.
   */
  public boolean isInOrBesideAreaOf(int other, int province) {
    if (area[province] != NONE) {
      return (areasAround[other] & 1L << area[province]) != 0;
    }
    return other == province
        || (area[other] == NONE
            ? edge(other, province) != NONE
            : (areasAround[province] & 1L << area[other]) != 0);
  }

  /** How many provinces of an Area are in play. */
  public int provinceCount(int areaNumber) {
    return provincesOf[areaNumber].length;
  }

  public int province(int areaNumber, int i) {
    return provincesOf[areaNumber][i];
  }

  public Optional<CitySite> city(int province) {
    return Optional.ofNullable(city[province]);
  }

  public boolean hasSite(int province) {
    return city[province] != null;
  }

  /** Adds the provinces that have a city or a site for one. */
  public void addSites(BitSet found) {
    found.or(sites);
  }

  /** The province of a city or site by its id; {@link #NONE} where there is none in play. */
  public int provinceOfCity(String id) {
    for (int province = 0; province < city.length; province++) {
      if (city[province] != null && city[province].id().equals(id)) {
        return province;
      }
    }
    return NONE;
  }

  /** The sea zone of the province's port; {@link #NONE} without one. */
  public int port(int province) {
    return city[province] == null ? NONE : city[province].port();
  }

  /** How many provinces have a port. */
  public int harbours() {
    return harbours.length;
  }

  /** The i-th province with a port. */
  public int harbour(int i) {
    return harbours[i];
  }

  /** Whether two provinces lie on the same coast of a sea zone. */
  @Rule("XXV.E")
  public boolean sameCoast(int province, int other, int sea) {
    int zone = sea - provinces;
    long bits = coasts[province * seas + zone] & coasts[other * seas + zone];
    return bits != 0;
  }

  public int seas() {
    return seas;
  }

  /** Whether a sea zone counts as Mediterranean for landings and naval re-rolls. */
  public boolean isMediterranean(int sea) {
    return mediterranean[sea - provinces()];
  }
}
