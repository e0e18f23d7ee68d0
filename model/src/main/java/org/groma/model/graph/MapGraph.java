package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.groma.model.edit.Reach;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/** The compiled adjacency of a project. Immutable. */
public final class MapGraph {

  private static final int UNREACHED = -1;

  private final Project project;
  private final Place[] places;
  private final int provinces;
  private final int seas;
  private final Map<Place, Integer> numbers;
  private final int[] start;
  private final int[] target;
  private final Neighbour[] neighbour;

  private MapGraph(
      Project project, Numbering numbering, int[] start, int[] target, Neighbour[] neighbour) {
    this.project = project;
    this.places = numbering.places;
    this.provinces = numbering.provinces;
    this.seas = numbering.seas;
    this.numbers = numbering.numbers;
    this.start = start;
    this.target = target;
    this.neighbour = neighbour;
  }

  public static MapGraph of(Project project) {
    Numbering numbering = Numbering.of(project);
    Neighbourhood neighbourhood = new Neighbourhood(project);
    Rows rows = new Rows(numbering);
    for (Place place : numbering.places) {
      rows.add(neighbourhood.of(place));
    }
    return rows.done(project);
  }

  /**
   * The graph of the project after an edit. Only the neighbourhood of what the edit reached is
   * worked out again; the rest is copied.
   */
  public MapGraph after(Project changed, Reach reach) {
    if (reach.everything() || reach.entries().stream().anyMatch(MapGraph::mayChangeGraph)) {
      return of(changed);
    }
    if (reach.map().arcs().isEmpty() && reach.map().faces().isEmpty()) {
      return new MapGraph(changed, numbering(), start, target, neighbour);
    }
    NavigableSet<Integer> stale = stale(changed, reach);
    Neighbourhood neighbourhood = new Neighbourhood(changed);
    Rows rows = new Rows(numbering());
    for (int i = 0; i < places.length; i++) {
      if (stale.contains(i)) {
        rows.add(neighbourhood.of(places[i]));
      } else {
        rows.copy(this, i);
      }
    }
    return rows.done(changed);
  }

  private static boolean mayChangeGraph(String entry) {
    return entry.startsWith("province:")
        || entry.startsWith("sea:")
        || entry.startsWith("area:")
        || entry.startsWith("link:")
        || entry.startsWith("override:");
  }

  /**
   * The places of all faces that were touched, before and after, and their neighbours then and now.
   */
  private NavigableSet<Integer> stale(Project changed, Reach reach) {
    NavigableSet<Integer> stale = new TreeSet<>();
    for (int face : reach.map().faces()) {
      for (Project state : List.of(project, changed)) {
        if (state.map().hasFace(face)) {
          state.map().face(face).place().map(numbers::get).ifPresent(stale::add);
        }
      }
    }
    for (int place : List.copyOf(stale)) {
      for (int i = start[place]; i < start[place + 1]; i++) {
        stale.add(target[i]);
      }
    }
    return stale;
  }

  private Numbering numbering() {
    return new Numbering(places, provinces, seas, numbers);
  }

  /** How many places there are: provinces, seas and off-map boxes. */
  public int size() {
    return places.length;
  }

  public int provinceCount() {
    return provinces;
  }

  public int seaCount() {
    return seas;
  }

  public Place place(int number) {
    return places[number];
  }

  public OptionalInt number(Place place) {
    Integer number = numbers.get(place);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  public boolean isLand(int number) {
    return number < provinces;
  }

  public boolean isSea(int number) {
    return number >= provinces && number < provinces + seas;
  }

  public List<Neighbour> neighbours(Place place) {
    Integer number = numbers.get(place);
    return number == null ? List.of() : neighbours(number);
  }

  public List<Neighbour> neighbours(int number) {
    return Collections.unmodifiableList(
        Arrays.asList(neighbour).subList(start[number], start[number + 1]));
  }

  /** How many edges leave a place; with {@link #target} the engine's way through the arrays. */
  public int degree(int number) {
    return start[number + 1] - start[number];
  }

  /** The place at the end of the i-th edge that leaves a place. */
  public int target(int number, int i) {
    return target[start[number] + i];
  }

  public Neighbour edge(int number, int i) {
    return neighbour[start[number] + i];
  }

  /** How two places touch, if they do: the border first, then any links. */
  public List<Neighbour> between(Place a, Place b) {
    return neighbours(a).stream().filter(each -> each.place().equals(b)).toList();
  }

  /**
   * Whether a province touches no other land. Links do not count: an island with a bridge is an
   * island.
   */
  public boolean isIsland(int province) {
    return isLand(province)
        && neighbours(province).stream()
            .noneMatch(each -> each.place().isProvince() && each.link().isEmpty());
  }

  /** The fewest steps from one place to every other; -1 where there is no way. */
  public int[] distancesFrom(int from, Way way) {
    int[] distance = new int[places.length];
    Arrays.fill(distance, UNREACHED);
    search(from, way, distance, new int[places.length]);
    return distance;
  }

  public OptionalInt distance(Place from, Place to, Way way) {
    List<Place> path = path(from, to, way);
    return path.isEmpty() ? OptionalInt.empty() : OptionalInt.of(path.size() - 1);
  }

  /**
   * A shortest way, both ends included; empty where there is none. Ties are settled by the order of
   * places.
   */
  public List<Place> path(Place from, Place to, Way way) {
    Integer a = numbers.get(from);
    Integer b = numbers.get(to);
    if (a == null || b == null) {
      return List.of();
    }
    int[] distance = new int[places.length];
    Arrays.fill(distance, UNREACHED);
    int[] before = new int[places.length];
    search(a, way, distance, before);
    if (distance[b] == UNREACHED) {
      return List.of();
    }
    List<Place> path = new ArrayList<>();
    for (int at = b; at != a; at = before[at]) {
      path.add(places[at]);
    }
    path.add(places[a]);
    return path.reversed();
  }

  private void search(int from, Way way, int[] distance, int[] before) {
    int[] queue = new int[places.length];
    int head = 0;
    int tail = 0;
    queue[tail++] = from;
    distance[from] = 0;
    while (head < tail) {
      int at = queue[head++];
      for (int i = start[at]; i < start[at + 1]; i++) {
        int next = target[i];
        if (distance[next] == UNREACHED && way.allows(at, next, neighbour[i].kind())) {
          distance[next] = distance[at] + 1;
          before[next] = at;
          queue[tail++] = next;
        }
      }
    }
  }

  /**
   * Places in their fixed order: provinces, seas, then areas without provinces, which are boxes off
   * the map.
   */
  private record Numbering(Place[] places, int provinces, int seas, Map<Place, Integer> numbers) {

    static Numbering of(Project project) {
      List<Place> places = new ArrayList<>();
      project.provinces().forEach(province -> places.add(Place.of(province.id())));
      int provinces = places.size();
      project.seas().forEach(sea -> places.add(Place.of(sea.id())));
      int seas = places.size() - provinces;
      NavigableSet<String> used = new TreeSet<>();
      project
          .provinces()
          .forEach(province -> province.area().ifPresent(area -> used.add(area.slug())));
      project.areas().stream()
          .filter(area -> !used.contains(area.id().slug()))
          .forEach(area -> places.add(Place.of(area.id())));
      Map<Place, Integer> numbers = new HashMap<>(places.size() * 2);
      for (int i = 0; i < places.size(); i++) {
        numbers.put(places.get(i), i);
      }
      return new Numbering(places.toArray(Place[]::new), provinces, seas, numbers);
    }
  }

  /** Collects the rows of the arrays one after another. */
  private static final class Rows {

    private final Numbering numbering;
    private final int[] start;
    private int[] target;
    private Neighbour[] neighbour;
    private int row;
    private int count;

    Rows(Numbering numbering) {
      this.numbering = numbering;
      this.start = new int[numbering.places.length + 1];
      this.target = new int[Math.max(16, numbering.places.length * 6)];
      this.neighbour = new Neighbour[target.length];
    }

    void add(List<Neighbour> neighbours) {
      for (Neighbour each : neighbours) {
        Integer number = numbering.numbers.get(each.place());
        if (number != null) {
          reserve(1);
          target[count] = number;
          neighbour[count++] = each;
        }
      }
      start[++row] = count;
    }

    void copy(MapGraph graph, int place) {
      int length = graph.degree(place);
      reserve(length);
      System.arraycopy(graph.target, graph.start[place], target, count, length);
      System.arraycopy(graph.neighbour, graph.start[place], neighbour, count, length);
      count += length;
      start[++row] = count;
    }

    private void reserve(int more) {
      if (count + more > target.length) {
        int length = Math.max(count + more, target.length * 2);
        target = Arrays.copyOf(target, length);
        neighbour = Arrays.copyOf(neighbour, length);
      }
    }

    MapGraph done(Project project) {
      return new MapGraph(
          project, numbering, start, Arrays.copyOf(target, count), Arrays.copyOf(neighbour, count));
    }
  }
}
