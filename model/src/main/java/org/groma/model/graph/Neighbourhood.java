package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Topology;

/**
 * Works out the neighbours of one place from the arcs round its faces, the links and the overrides.
 * Arcs are always taken in the order of their numbers: so both sides of a border add up to the same
 * length and agree on its kind.
 */
final class Neighbourhood {

  private final Project project;
  private final Topology map;
  private final Numbering numbering;
  private final Map<Place, List<Link>> links = new HashMap<>();
  private final Map<Place, List<AdjacencyOverride>> overrides = new HashMap<>();
  private final Map<String, Boolean> passable = new HashMap<>();
  private int[] numberOfFace = new int[0];

  Neighbourhood(Project project, Numbering numbering) {
    this.project = project;
    this.map = project.map();
    this.numbering = numbering;
    for (Link link : project.links()) {
      links.computeIfAbsent(link.from(), _ -> new ArrayList<>()).add(link);
      if (!link.oneWay()) {
        links.computeIfAbsent(link.to(), _ -> new ArrayList<>()).add(link);
      }
    }
    for (AdjacencyOverride override : project.get(Kinds.OVERRIDES)) {
      overrides.computeIfAbsent(override.a(), _ -> new ArrayList<>()).add(override);
      overrides.computeIfAbsent(override.b(), _ -> new ArrayList<>()).add(override);
    }
  }

  /** The neighbours of every place in turn. */
  List<List<Neighbour>> ofAll() {
    int[] count = new int[numbering.size()];
    for (Arc arc : map.arcs()) {
      if (isBetweenPlaces(arc)) {
        count[number(arc.left())]++;
        count[number(arc.right())]++;
      }
    }
    int[][] arcs = new int[count.length][];
    for (int i = 0; i < count.length; i++) {
      arcs[i] = new int[count[i]];
    }
    Arrays.fill(count, 0);
    for (Arc arc : map.arcs()) {
      if (isBetweenPlaces(arc)) {
        int left = number(arc.left());
        int right = number(arc.right());
        arcs[left][count[left]++] = arc.id();
        arcs[right][count[right]++] = arc.id();
      }
    }
    List<List<Neighbour>> all = new ArrayList<>(arcs.length);
    for (int i = 0; i < arcs.length; i++) {
      all.add(of(i, arcs[i]));
    }
    return all;
  }

  private boolean isBetweenPlaces(Arc arc) {
    int left = number(arc.left());
    int right = number(arc.right());
    return left != right && left != Numbering.NONE && right != Numbering.NONE;
  }

  /** The neighbours of one place, sorted; a pair joined by a border and a link appears twice. */
  List<Neighbour> of(int number) {
    return of(
        number,
        map.facesOf(numbering.place(number)).stream()
            .flatMapToInt(map::arcsOf)
            .filter(arc -> isBetweenPlaces(map.arc(arc)))
            .sorted()
            .toArray());
  }

  private List<Neighbour> of(int number, int[] arcs) {
    Place place = numbering.place(number);
    List<AdjacencyOverride> said = overrides.getOrDefault(place, List.of());
    List<Link> ways = links.getOrDefault(place, List.of());
    List<Neighbour> found = across(number, arcs);
    if (said.isEmpty() && ways.isEmpty()) {
      return found;
    }
    for (AdjacencyOverride override : said) {
      if (!override.adjacent()) {
        Place other = other(override, place);
        found.removeIf(neighbour -> neighbour.place().equals(other));
      }
    }
    for (AdjacencyOverride override : said) {
      Place other = other(override, place);
      if (override.adjacent()
          && found.stream().noneMatch(neighbour -> neighbour.place().equals(other))) {
        String kind = override.kind().orElseGet(() -> kind(place, other, Border.LAND_KIND));
        found.add(new Neighbour(other, kind, override.river(), Optional.empty(), 0));
      }
    }
    for (Link link : ways) {
      Place other = link.from().equals(place) ? link.to() : link.from();
      found.add(new Neighbour(other, link.kind(), Optional.empty(), Optional.of(link.id()), 0));
    }
    found.removeIf(neighbour -> numbering.of(neighbour.place()) == Numbering.NONE);
    found.sort(
        Comparator.comparing(Neighbour::place)
            .thenComparing(neighbour -> neighbour.link().map(Object::toString).orElse("")));
    return found;
  }

  private static Place other(AdjacencyOverride override, Place place) {
    return override.a().equals(place) ? override.b() : override.a();
  }

  /** The neighbours across these arcs, in the order of places. */
  private List<Neighbour> across(int number, int[] arcs) {
    long[] byOther = new long[arcs.length];
    int n = 0;
    for (int id : arcs) {
      Arc arc = map.arc(id);
      if (isPassable(arc.border())) {
        int left = number(arc.left());
        int other = left == number ? number(arc.right()) : left;
        byOther[n++] = (long) other << 32 | id;
      }
    }
    Arrays.sort(byOther, 0, n);
    List<Neighbour> found = new ArrayList<>(n);
    int start = 0;
    while (start < n) {
      int other = (int) (byOther[start] >> 32);
      int end = start + 1;
      while (end < n && (int) (byOther[end] >> 32) == other) {
        end++;
      }
      found.add(neighbour(numbering.place(number), numbering.place(other), byOther, start, end));
      start = end;
    }
    return found;
  }

  private boolean isPassable(Border border) {
    return passable.computeIfAbsent(border.kind(), project.vocabulary()::isPassable);
  }

  /** The number of the place that a face belongs to; looked up once. */
  private int number(int face) {
    if (face >= numberOfFace.length) {
      numberOfFace = Arrays.copyOf(numberOfFace, Math.max(face + 1, 2 * numberOfFace.length));
    }
    if (numberOfFace[face] == 0) {
      numberOfFace[face] =
          numbering.of(map.face(face).use()) + 2; // so that 0 is what was not looked up
    }
    return numberOfFace[face] - 2;
  }

  private Neighbour neighbour(Place place, Place other, long[] arcs, int start, int end) {
    Arc first = map.arc((int) arcs[start]);
    double length = 0;
    boolean alike = true;
    for (int i = start; i < end; i++) {
      Arc arc = map.arc((int) arcs[i]);
      length += arc.line().length();
      alike &= arc.border().equals(first.border());
    }
    return alike
        ? new Neighbour(
            other,
            kind(place, other, first.border().kind()),
            first.border().river(),
            Optional.empty(),
            length)
        : mixed(place, other, arcs, start, end, length);
  }

  /**
   * The longest kind counts, and of its rivers the longest; of equals the first in the alphabet.
   */
  private Neighbour mixed(
      Place place, Place other, long[] arcs, int start, int end, double length) {
    NavigableMap<String, Double> byKind = new TreeMap<>();
    for (int i = start; i < end; i++) {
      Arc arc = map.arc((int) arcs[i]);
      byKind.merge(kind(place, other, arc.border().kind()), arc.line().length(), Double::sum);
    }
    String kind = longest(byKind).orElseThrow();
    NavigableMap<RiverId, Double> byRiver = new TreeMap<>();
    for (int i = start; i < end; i++) {
      Arc arc = map.arc((int) arcs[i]);
      if (kind(place, other, arc.border().kind()).equals(kind)) {
        arc.border()
            .river()
            .ifPresent(river -> byRiver.merge(river, arc.line().length(), Double::sum));
      }
    }
    return new Neighbour(other, kind, longest(byRiver), Optional.empty(), length);
  }

  private static <T> Optional<T> longest(NavigableMap<T, Double> lengths) {
    Optional<Map.Entry<T, Double>> longest = Optional.empty();
    for (Map.Entry<T, Double> each : lengths.entrySet()) {
      if (longest.isEmpty() || each.getValue() > longest.get().getValue()) {
        longest = Optional.of(each);
      }
    }
    return longest.map(Map.Entry::getKey);
  }

  private static String kind(Place a, Place b, String border) {
    if (a.isSea() && b.isSea()) {
      return Neighbour.SEA;
    }
    return a.isSea() || b.isSea() ? Neighbour.COAST : border;
  }
}
