package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.exporters.atlas.Entry.Fact;
import org.groma.exporters.atlas.Entry.Group;
import org.groma.exporters.atlas.Entry.Tie;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;

/** Entries of what lies between places: rivers, straits and other links. */
final class WayEntries {

  private final Project project;
  private final Wording wording;
  private final Citations citations;
  private final Map<RiverId, Set<Place>> banks = new TreeMap<>();

  private WayEntries(Project project, Wording wording, Citations citations) {
    this.project = project;
    this.wording = wording;
    this.citations = citations;
    for (Arc arc : project.map().arcs()) {
      arc.border()
          .river()
          .ifPresent(river -> {
            Set<Place> places = banks.computeIfAbsent(river, _ -> new TreeSet<>());
            project.map().face(arc.left()).place().ifPresent(places::add);
            project.map().face(arc.right()).place().ifPresent(places::add);
          });
    }
  }

  static List<Entry> of(Project project, Wording wording, Citations citations) {
    WayEntries ways = new WayEntries(project, wording, citations);
    List<Entry> entries = new ArrayList<>();
    project.rivers().stream()
        .sorted(Wording.byName())
        .forEach(river -> entries.add(ways.river(river)));
    project.links().stream().sorted(Wording.byName()).forEach(link -> entries.add(ways.link(link)));
    return entries;
  }

  static String key(River river) {
    return "river-" + river.id();
  }

  static String key(Link link) {
    return "link-" + link.id();
  }

  private Entry river(River river) {
    List<Fact> facts = new ArrayList<>();
    river
        .areas()
        .forEach(area ->
            facts.add(
                new Fact(
                    wording.say("Area"),
                    wording.name(Place.of(area)),
                    Wording.key(Place.of(area)))));
    wording.extent(river.extent()).ifPresent(extent -> facts.add(Fact.of("Map", extent)));
    Set<Place> along = banks.getOrDefault(river.id(), Set.of());
    return new Entry(
        key(river),
        "River",
        river.name(),
        river.aliases(),
        List.of(),
        "River",
        facts,
        List.of(),
        along.isEmpty() ? List.of() : List.of(group("On its banks", along)),
        citations.of(river.origin()),
        List.of(),
        "");
  }

  private Entry link(Link link) {
    String kind = Wording.term(project.vocabulary().links(), link.kind());
    List<Group> groups = new ArrayList<>();
    Set<Place> ends = new LinkedHashSet<>(List.of(link.from(), link.to()));
    groups.add(group(link.oneWay() ? "From and to" : "Between", ends));
    if (!link.seas().isEmpty()) {
      groups.add(
          group(
              "Can be blocked from",
              new LinkedHashSet<>(link.seas().stream().map(Place::of).toList())));
    }
    return new Entry(
        key(link),
        kind,
        link.name(),
        link.aliases(),
        List.of(),
        wording.name(link.from()) + (link.oneWay() ? " → " : " – ") + wording.name(link.to()),
        List.of(),
        List.of(),
        groups,
        citations.of(link.origin()),
        List.of(),
        "");
  }

  private static Group group(String title, Set<Place> places) {
    return new Group(title, places.stream().map(place -> new Tie(Wording.key(place), "")).toList());
  }
}
