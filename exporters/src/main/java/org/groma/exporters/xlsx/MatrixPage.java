package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Places;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;

/**
 * Who touches whom, as a block of letters for each area: its provinces across, and down the same
 * provinces and then the neighbours outside.
 */
final class MatrixPage {

  private final Labels labels;
  private final MapGraph graph;
  private final Map<String, String> letters;

  private MatrixPage(Labels labels, MapGraph graph) {
    this.labels = labels;
    this.graph = graph;
    this.letters = BorderWords.letters(labels.project().vocabulary());
  }

  static Page of(Labels labels, MapGraph graph) {
    MatrixPage page = new MatrixPage(labels, graph);
    Map<AreaId, List<Place>> areas = page.areas();
    int widest = areas.values().stream().mapToInt(List::size).max().orElse(0);
    List<Heading> headings = new ArrayList<>();
    headings.add(Heading.text("Place"));
    headings.add(Heading.text(labels.say("Area")));
    for (int i = 0; i < widest; i++) {
      headings.add(Heading.of("", Look.YES_NO));
    }
    return Page.list(
            "Matrix",
            labels.say("Who touches whom, one block an area. ") + page.key() + ".",
            headings,
            () ->
                areas.entrySet().stream()
                    .flatMap(each -> page.block(each.getKey(), each.getValue())))
        .unfiltered();
  }

  private String key() {
    return letters.entrySet().stream()
        .map(each ->
            each.getValue() + " " + BorderWords.name(labels.project().vocabulary(), each.getKey()))
        .collect(Collectors.joining(" · "));
  }

  /** The provinces of each area, in the order of the gazetteer. */
  private Map<AreaId, List<Place>> areas() {
    Map<AreaId, List<Place>> areas = new LinkedHashMap<>();
    for (ProvinceRow row : ProvinceTable.of(labels.project()).rows().of(labels.project())) {
      row.province()
          .area()
          .ifPresent(area ->
              areas
                  .computeIfAbsent(area, _ -> new ArrayList<>())
                  .add(Place.of(row.province().id())));
    }
    return areas;
  }

  private Stream<Line> block(AreaId area, List<Place> provinces) {
    List<Line> lines = new ArrayList<>();
    List<Cell> names = new ArrayList<>();
    names.add(Cell.of(labels.of(Choices.AREAS, area.slug())));
    names.add(Cell.NOTHING);
    provinces.forEach(each -> names.add(Cell.of(Places.label(each, labels))));
    provinces.forEach(each -> lines.add(line(each, provinces)));
    outside(provinces).forEach(each -> lines.add(line(each, provinces)));
    lines.add(Line.of(Tone.PLAIN));
    lines.addFirst(new Line(Tone.STEEP, false, lines.size(), names));
    return lines.stream();
  }

  /** The neighbours beyond, provinces before seas. */
  private NavigableSet<Place> outside(List<Place> provinces) {
    NavigableSet<Place> outside = new TreeSet<>();
    for (Place province : provinces) {
      graph.neighbours(province).forEach(each -> outside.add(each.place()));
    }
    provinces.forEach(outside::remove);
    return outside;
  }

  private Line line(Place place, List<Place> provinces) {
    Map<Place, String> touched = new TreeMap<>();
    for (Neighbour each : graph.neighbours(place)) {
      String letter = letters.getOrDefault(each.kind(), "?");
      touched.merge(each.place(), letter, (a, b) -> a.contains(b) ? a : a + b);
    }
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.of(Places.label(place, labels)));
    cells.add(Cell.of(provinces.contains(place) ? "" : areaOf(place)));
    for (Place across : provinces) {
      cells.add(Cell.of(across.equals(place) ? "·" : touched.getOrDefault(across, "")));
    }
    return Line.of(cells);
  }

  private String areaOf(Place place) {
    return place
        .province()
        .flatMap(labels.project().provinces()::find)
        .flatMap(Province::area)
        .map(area -> labels.of(Choices.AREAS, area.slug()))
        .orElse("");
  }
}
