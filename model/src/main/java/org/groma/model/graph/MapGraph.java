package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.groma.model.edit.Reach;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Topology;

/** The compiled adjacency of a project. Immutable. */
public final class MapGraph {

  private static final int UNREACHED = -1;

  private final Project project;
  private final Numbering numbering;
  private final int[] start;
  private final int[] target;
  private final Neighbour[] neighbour;

  private MapGraph(
      Project project, Numbering numbering, int[] start, int[] target, Neighbour[] neighbour) {
    this.project = project;
    this.numbering = numbering;
    this.start = start;
    this.target = target;
    this.neighbour = neighbour;
  }

  public static MapGraph of(Project project) {
    Numbering numbering = Numbering.of(project);
    Rows rows = new Rows(numbering);
    new Neighbourhood(project, numbering).ofAll().forEach(rows::add);
    return rows.done(project);
  }

  /**
   * The graph of the project after an edit. Only the neighbourhood of what the edit reached is
   * worked out again; the rest is copied. An edit that adds or removes a place changes the numbers
   * of others, and everything is made anew.
   */
  public MapGraph after(Project changed, Reach reach) {
    Staleness staleness = new Staleness(project, changed, numbering);
    if (reach.everything() || staleness.changesPlaces(reach.entries())) {
      return of(changed);
    }
    NavigableSet<Integer> stale = staleness.places(reach);
    if (stale.isEmpty()) {
      return new MapGraph(changed, numbering, start, target, neighbour);
    }
    Neighbourhood neighbourhood = new Neighbourhood(changed, numbering);
    Rows rows = new Rows(numbering, target.length);
    int done = 0;
    for (int place : stale) {
      rows.copy(this, done, place);
      rows.add(neighbourhood.of(place));
      done = place + 1;
    }
    rows.copy(this, done, numbering.size());
    return rows.done(changed);
  }

  /** How many places there are: provinces, seas and off-map boxes. */
  public int size() {
    return numbering.size();
  }

  public int provinceCount() {
    return numbering.provinces();
  }

  public int seaCount() {
    return numbering.seas();
  }

  public Place place(int number) {
    return numbering.place(number);
  }

  public OptionalInt number(Place place) {
    int number = numbering.of(place);
    return number == Numbering.NONE ? OptionalInt.empty() : OptionalInt.of(number);
  }

  public boolean isLand(int number) {
    return number < numbering.provinces();
  }

  public boolean isSea(int number) {
    return number >= numbering.provinces() && number < numbering.provinces() + numbering.seas();
  }

  public List<Neighbour> neighbours(Place place) {
    int number = numbering.of(place);
    return number == Numbering.NONE ? List.of() : neighbours(number);
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
   * Whether a province is drawn and touches no other land, be it across a border that nobody can
   * cross. Links do not count: an island with a bridge is an island.
   */
  public boolean isIsland(int province) {
    return isLand(province)
        && !project.map().facesOf(place(province)).isEmpty()
        && neighbours(province).stream()
            .noneMatch(each -> each.place().isProvince() && each.link().isEmpty())
        && landAcrossBorders(province).findAny().isEmpty();
  }

  private Stream<Place> landAcrossBorders(int province) {
    Topology map = project.map();
    return map.facesOf(place(province)).stream()
        .flatMap(face -> map.neighbours(face).stream())
        .flatMap(face -> map.face(face).place().stream())
        .filter(other -> other.isProvince() && !other.equals(place(province)));
  }

  /** The fewest steps from one place to every other; -1 where there is no way. */
  public int[] distancesFrom(int from, Way way) {
    int[] distance = new int[numbering.size()];
    Arrays.fill(distance, UNREACHED);
    search(from, way, distance, new int[numbering.size()]);
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
    int a = numbering.of(from);
    int b = numbering.of(to);
    if (a == Numbering.NONE || b == Numbering.NONE) {
      return List.of();
    }
    int[] distance = new int[numbering.size()];
    Arrays.fill(distance, UNREACHED);
    int[] before = new int[numbering.size()];
    search(a, way, distance, before);
    if (distance[b] == UNREACHED) {
      return List.of();
    }
    List<Place> path = new ArrayList<>();
    for (int at = b; at != a; at = before[at]) {
      path.add(place(at));
    }
    path.add(from);
    return path.reversed();
  }

  private void search(int from, Way way, int[] distance, int[] before) {
    int[] queue = new int[numbering.size()];
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

  /** Collects the rows of the arrays one after another. */
  private static final class Rows {

    private final Numbering numbering;
    private final int[] start;
    private int[] target;
    private Neighbour[] neighbour;
    private int row;
    private int count;

    Rows(Numbering numbering) {
      this(numbering, numbering.size() * 6);
    }

    Rows(Numbering numbering, int expected) {
      this.numbering = numbering;
      this.start = new int[numbering.size() + 1];
      this.target = new int[expected + 16];
      this.neighbour = new Neighbour[target.length];
    }

    void add(List<Neighbour> neighbours) {
      reserve(neighbours.size());
      for (Neighbour each : neighbours) {
        target[count] = numbering.of(each.place());
        neighbour[count++] = each;
      }
      start[++row] = count;
    }

    /** Takes over the rows of these places as they are. */
    void copy(MapGraph graph, int from, int to) {
      int first = graph.start[from];
      int length = graph.start[to] - first;
      reserve(length);
      System.arraycopy(graph.target, first, target, count, length);
      System.arraycopy(graph.neighbour, first, neighbour, count, length);
      int shift = count - first;
      for (int i = from; i < to; i++) {
        start[++row] = graph.start[i + 1] + shift;
      }
      count += length;
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
