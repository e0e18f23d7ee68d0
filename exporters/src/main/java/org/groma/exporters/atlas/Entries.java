package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.atlas.Entry.Fact;
import org.groma.exporters.atlas.Entry.Group;
import org.groma.exporters.atlas.Entry.Source;
import org.groma.exporters.atlas.Entry.Tie;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/** Makes the entries of a project: provinces and sea zones here, larger things elsewhere. */
final class Entries {

  private final Project project;
  private final Map<String, String> terrainLooks;
  private final Wording wording;
  private final Citations citations;
  private final Neighbours neighbours;

  private Entries(Project project, Map<String, String> terrainLooks) {
    this.project = project;
    this.terrainLooks = terrainLooks;
    this.wording = new Wording(project);
    this.citations = new Citations(project);
    this.neighbours = new Neighbours(project, wording);
  }

  /**
   * All entries, sorted by kind and name.
   *
   * @param terrainLooks the class of each drawn place where colours mean terrain
   */
  static List<Entry> of(Project project, Map<String, String> terrainLooks) {
    Entries entries = new Entries(project, terrainLooks);
    List<Entry> all = new ArrayList<>();
    project.provinces().stream()
        .sorted(Wording.byName())
        .forEach(province -> all.add(entries.province(province)));
    project.seas().stream().sorted(Wording.byName()).forEach(sea -> all.add(entries.sea(sea)));
    all.addAll(AreaEntries.of(project, entries.wording, entries.citations, entries.neighbours));
    all.addAll(WayEntries.of(project, entries.wording, entries.citations));
    return all;
  }

  private Entry province(Province province) {
    String key = Wording.key(Place.of(province.id()));
    List<City> cities = wording.cities(province);
    List<Fact> facts = new ArrayList<>();
    province.area().ifPresent(area -> facts.add(area(area)));
    if (wording.has(Feature.TERRAIN) && !province.terrain().isBlank()) {
      facts.add(Fact.of("Terrain", wording.terrain(province)));
    }
    if (wording.has(Feature.INCOME)) {
      facts.add(Fact.of("Income", province.income().toString()));
    }
    facts.addAll(wording.numbers(Kinds.PROVINCES, province.attributes()));
    List<Source> sources = new ArrayList<>(citations.of(province.origin()));
    for (City city : cities) {
      city(city, facts);
      sources.addAll(citations.of(cities.size() == 1 ? "city" : city.name(), city.origin()));
    }
    wording.extent(province.extent()).ifPresent(extent -> facts.add(Fact.of("Map", extent)));
    return new Entry(
        key,
        wording.say("Province"),
        province.name(),
        province.aliases(),
        names(cities),
        brief(province, cities),
        facts,
        wording.marks(province),
        neighbours.of(Place.of(province.id())),
        sources,
        List.of(),
        terrainLooks.getOrDefault(key, ""));
  }

  private Fact area(AreaId area) {
    Place place = Place.of(area);
    return new Fact(wording.say("Area"), wording.name(place), Wording.key(place));
  }

  private void city(City city, List<Fact> facts) {
    List<String> words = new ArrayList<>(List.of(city.name()));
    if (!city.aliases().isEmpty()) {
      words.add("(" + String.join(", ", city.aliases()) + ")");
    }
    List<String> tags = Wording.terms(project.vocabulary().cityTags(), city.tags());
    facts.add(
        Fact.of(
            "City",
            String.join(" ", words) + (tags.isEmpty() ? "" : " · " + String.join(", ", tags))));
    if (wording.speaksOfLevels()) {
      facts.add(Fact.of("Level", city.level() == 0 ? "0, a site" : Wording.level(city)));
    }
    facts.addAll(wording.numbers(Kinds.CITIES, city.attributes()));
    Wording.walls(city).ifPresent(walls -> facts.add(Fact.of("Walls", walls)));
    city.port()
        .map(Place::of)
        .ifPresent(sea -> facts.add(new Fact("Port", wording.name(sea), Wording.key(sea))));
  }

  private static List<String> names(List<City> cities) {
    List<String> names = new ArrayList<>();
    for (City city : cities) {
      names.add(city.name());
      names.addAll(city.aliases());
    }
    return names;
  }

  private String brief(Province province, List<City> cities) {
    List<String> parts = new ArrayList<>();
    province.area().ifPresent(area -> parts.add(wording.name(Place.of(area))));
    if (wording.has(Feature.TERRAIN) && !province.terrain().isBlank()) {
      parts.add(wording.terrain(province));
    }
    if (wording.has(Feature.INCOME)) {
      parts.add("income " + province.income());
    }
    cities.forEach(city ->
        parts.add(
            city.name()
                + (wording.speaksOfLevels() ? " " + Wording.level(city) : "")
                + (city.fortified() ? ", walls" : "")
                + (city.port().isPresent() ? ", port" : "")));
    parts.addAll(wording.marks(province));
    return String.join(" · ", parts);
  }

  private Entry sea(Sea sea) {
    Place place = Place.of(sea.id());
    List<Fact> facts = new ArrayList<>();
    if (!sea.monopoly().equals(Halves.ZERO)) {
      facts.add(Fact.of("Monopoly", sea.monopoly().toString()));
    }
    facts.addAll(wording.numbers(Kinds.SEAS, sea.attributes()));
    wording.extent(sea.extent()).ifPresent(extent -> facts.add(Fact.of("Map", extent)));
    List<Group> groups = new ArrayList<>();
    List<Tie> ports =
        project.cities().stream()
            .filter(city -> city.port().equals(Optional.of(sea.id())))
            .sorted(Wording.byName())
            .map(city -> new Tie(Wording.key(Place.of(city.province())), city.name()))
            .toList();
    if (!ports.isEmpty()) {
      groups.add(new Group("Ports", ports));
    }
    groups.addAll(neighbours.of(place));
    String brief =
        wording.say("Sea zone")
            + (sea.monopoly().equals(Halves.ZERO) ? "" : " · monopoly " + sea.monopoly());
    return new Entry(
        Wording.key(place),
        wording.say("Sea zone"),
        sea.name(),
        sea.aliases(),
        List.of(),
        ports.isEmpty() ? brief : brief + " · " + Wording.counted(ports.size(), "port", "ports"),
        facts,
        List.of(),
        groups,
        citations.of(sea.origin()),
        List.of(),
        "");
  }
}
