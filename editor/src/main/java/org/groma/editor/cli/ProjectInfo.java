package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** What {@code groma info} tells of a project; in JSON these are the keys, in this order. */
record ProjectInfo(
    String name,
    String ruleset,
    Optional<String> description,
    List<Source> sources,
    Counts counts,
    List<DeckSize> decks,
    MapSize map,
    List<AreaSummary> areas,
    List<AreaSummary> offMapBoxes,
    List<FileSize> files) {

  /** A printed edition and its short name. */
  record Source(String id, String title) {}

  /** A deck and how many cards it has, copies counted. */
  record DeckSize(String id, String name, int cards) {}

  /** How many records there are of each kind. */
  record Counts(
      int provinces,
      int areas,
      int offMapBoxes,
      int seaZones,
      int cities,
      int rivers,
      int links,
      int coasts,
      int adjacencyOverrides,
      int nations,
      int units,
      int leaders,
      int decks,
      int tables,
      int timeTableEntries,
      int scenarios,
      int sourceTables) {}

  static ProjectInfo of(Path folder, Project project) {
    List<AreaSummary> all = AreaSummary.of(project);
    List<AreaSummary> areas = all.stream().filter(area -> !area.isOffMap()).toList();
    List<AreaSummary> boxes = all.stream().filter(AreaSummary::isOffMap).toList();
    return new ProjectInfo(
        project.settings().name(),
        project.settings().ruleset(),
        project.settings().description(),
        project.settings().sources().stream()
            .map(source -> new Source(source.id().slug(), source.title()))
            .toList(),
        counts(project, areas.size(), boxes.size()),
        project.get(Kinds.DECKS).stream()
            .map(deck -> new DeckSize(deck.id().slug(), deck.name(), deck.size()))
            .toList(),
        MapSize.of(project),
        areas,
        boxes,
        FileSize.in(folder));
  }

  private static Counts counts(Project project, int areas, int boxes) {
    return new Counts(
        project.provinces().size(),
        areas,
        boxes,
        project.seas().size(),
        project.cities().size(),
        project.rivers().size(),
        project.links().size(),
        project.coasts().size(),
        project.get(Kinds.OVERRIDES).size(),
        project.get(Kinds.NATIONS).size(),
        project.get(Kinds.UNITS).size(),
        project.get(Kinds.LEADERS).size(),
        project.get(Kinds.DECKS).size(),
        project.get(Kinds.TABLES).size(),
        project.get(Kinds.TIME_TABLE).size(),
        project.get(Kinds.SCENARIOS).size(),
        project.get(Kinds.SOURCES).size());
  }
}
