package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.atlas.Entry.Fact;
import org.groma.exporters.atlas.Entry.Group;
import org.groma.exporters.atlas.Entry.Tie;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;

/** Entries of areas, with what their provinces come to, and of boxes off the map. */
final class AreaEntries {

  private final Project project;
  private final Wording wording;
  private final Neighbours neighbours;

  private AreaEntries(Project project, Wording wording, Neighbours neighbours) {
    this.project = project;
    this.wording = wording;
    this.neighbours = neighbours;
  }

  static List<Entry> of(
      Project project, Wording wording, Citations citations, Neighbours neighbours) {
    AreaEntries entries = new AreaEntries(project, wording, neighbours);
    return project.areas().stream()
        .sorted(Wording.byName())
        .map(area -> entries.entry(area, citations))
        .toList();
  }

  private Entry entry(Area area, Citations citations) {
    Place place = Place.of(area.id());
    AreaTotal total = AreaTotal.of(project, area);
    List<String> draws =
        new ArrayList<>(
            total.provinces().stream()
                .map(province -> Wording.key(Place.of(province.id())))
                .toList());
    if (!project.map().facesOf(place).isEmpty()) {
      draws.add(Wording.key(place));
    }
    return new Entry(
        Wording.key(place),
        total.provinces().isEmpty() ? "Box off the map" : wording.say("Area"),
        area.name(),
        area.aliases(),
        List.of(),
        total.summary(wording),
        facts(area, total),
        List.of(),
        groups(area, place, total),
        citations.of(area.origin()),
        draws,
        "");
  }

  private List<Fact> facts(Area area, AreaTotal total) {
    Vocabulary words = project.vocabulary();
    List<Fact> facts = new ArrayList<>();
    area.parent()
        .map(Place::of)
        .ifPresent(
            parent -> facts.add(new Fact("Part of", wording.name(parent), Wording.key(parent))));
    if (!area.status().isBlank()) {
      facts.add(Fact.of("Status", Wording.term(words.statuses(), area.status())));
    }
    area.religion()
        .ifPresent(
            religion -> facts.add(Fact.of("Religion", Wording.term(words.religions(), religion))));
    if (!total.provinces().isEmpty()) {
      facts.add(Fact.of(wording.say("Provinces"), Integer.toString(total.provinces().size())));
      if (wording.has(Feature.INCOME)) {
        facts.add(Fact.of("Income of all", total.income().toString()));
      }
      facts.add(Fact.of("Cities", Integer.toString(total.cities())));
    }
    area.kingdomIncome().ifPresent(income -> facts.add(Fact.of("As a kingdom", income.toString())));
    area.empireIncome().ifPresent(income -> facts.add(Fact.of("In an empire", income.toString())));
    facts.addAll(wording.numbers(Kinds.AREAS, area.attributes()));
    wording.extent(area.extent()).ifPresent(extent -> facts.add(Fact.of("Map", extent)));
    return facts;
  }

  private List<Group> groups(Area area, Place place, AreaTotal total) {
    List<Group> groups = new ArrayList<>();
    List<Tie> parts =
        project.areas().stream()
            .filter(other -> other.parent().equals(Optional.of(area.id())))
            .sorted(Wording.byName())
            .map(other -> new Tie(Wording.key(Place.of(other.id())), ""))
            .toList();
    add(groups, wording.say("Areas"), parts);
    add(groups, wording.say("Provinces"), total.provinces().stream().map(this::tie).toList());
    List<Tie> rivers =
        project.rivers().stream()
            .filter(river -> river.areas().contains(area.id()))
            .sorted(Wording.<River>byName())
            .map(river -> new Tie(WayEntries.key(river), ""))
            .toList();
    add(groups, "Rivers", rivers);
    groups.addAll(neighbours.of(place));
    return groups;
  }

  private Tie tie(Province province) {
    return new Tie(Wording.key(Place.of(province.id())), "");
  }

  private static void add(List<Group> groups, String title, List<Tie> ties) {
    if (!ties.isEmpty()) {
      groups.add(new Group(title, ties));
    }
  }
}
