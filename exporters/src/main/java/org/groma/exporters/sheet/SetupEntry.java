package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** What one nation starts with, place by place. */
record SetupEntry(Press press, Scenario scenario, Setup setup) {

  Block block() {
    return width -> {
      List<Slab> head =
          heading(Phrase.of(Styles.NOTE, state()), Phrase.of(Styles.NOTE, seat())).slabs(width);
      List<Slab> again =
          heading(Phrase.of(Styles.NOTE, "continued"), Phrase.EMPTY).slabs(width).stream()
              .map(slab -> slab.marked(name()))
              .toList();
      List<Slab> body = new ArrayList<>();
      if (!places().isEmpty()) {
        body.addAll(grid().slabs(width));
      }
      paragraphs().forEach(paragraph -> body.addAll(paragraph.slabs(width)));
      List<Slab> slabs = new ArrayList<>();
      slabs.add(head.getFirst().marked(name()));
      slabs.addAll(Slab.headed(again, body.size() <= 9 ? Slab.together(body) : body));
      return slabs;
    };
  }

  private String name() {
    return press.names().nation(setup.nation());
  }

  private Block heading(Phrase right, Phrase below) {
    return Headings.band(
        Phrase.of(Styles.NAME, name()), right, below, press.palette().area(area()), 8);
  }

  private Optional<AreaId> area() {
    return Stream.concat(setup.seat().stream(), places().stream())
        .flatMap(place -> place.province().flatMap(press.project().provinces()::find).stream())
        .flatMap(province -> province.area().stream())
        .findFirst();
  }

  private String state() {
    return Stream.of(
            setup.status().map(press.names()::status),
            setup.age().map(age -> "age " + age),
            setup.treasury().map(gold -> "treasury " + gold))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" · "));
  }

  private String seat() {
    return setup.seat().map(place -> press.lexicon().seat() + ": " + called(place)).orElse("");
  }

  /** A place, and the city in it. */
  private String called(Place place) {
    String name = press.names().place(place);
    return place
        .province()
        .flatMap(press.names()::city)
        .filter(city -> city.level() > 0)
        .map(City::name)
        .filter(city -> !city.equals(name))
        .map(city -> name + " (" + city + ")")
        .orElse(name);
  }

  /** Places where something stands, the seat first. */
  private List<Place> places() {
    return Stream.concat(
            setup.units().stream().map(Setup.Placed::place),
            setup.leaders().stream().map(Setup.Posted::place))
        .distinct()
        .sorted(
            Comparator.comparing((Place place) -> !setup.seat().equals(Optional.of(place)))
                .thenComparing(place -> press.names().place(place)))
        .toList();
  }

  private Grid grid() {
    return new Grid(
        List.of(
            new Grid.Column(Phrase.EMPTY, Align.LEFT, false),
            new Grid.Column(Phrase.EMPTY, Align.LEFT, true)),
        places().stream().map(this::row).toList(),
        8,
        0.5,
        Styles.HAIRLINE);
  }

  private Grid.Row row(Place place) {
    boolean seat = setup.seat().equals(Optional.of(place));
    Phrase units =
        Phrase.of(
            Styles.BODY,
            setup.units().stream()
                .filter(placed -> placed.place().equals(place))
                .map(this::units)
                .collect(Collectors.joining(", ")));
    String leaders =
        setup.leaders().stream()
            .filter(posted -> posted.place().equals(place))
            .map(posted -> press.names().leader(posted.leader()))
            .collect(Collectors.joining(", "));
    return Grid.Row.of(
        Phrase.of(seat ? Styles.BOLD : Styles.BODY, press.names().place(place)),
        leaders.isEmpty()
            ? units
            : units
                .then(Styles.BODY, units.isEmpty() ? "" : "; ")
                .then(Styles.ITALIC.in(Styles.RED), leaders));
  }

  private String units(Setup.Placed placed) {
    String tags =
        placed.tags().isEmpty()
            ? ""
            : " ("
                + placed.tags().words().stream()
                    .map(Wording::words)
                    .collect(Collectors.joining(", "))
                + ")";
    return placed.count() + "\u00A0" + press.names().unit(placed.unit()) + tags;
  }

  private List<Paragraph> paragraphs() {
    List<Paragraph> paragraphs = new ArrayList<>();
    press
        .phrases()
        .start(press.project(), setup)
        .forEach(
            each -> paragraphs.add(Paragraph.of(Phrase.of(Styles.BODY, each)).hanging(9).after(1)));
    if (!setup.controls().isEmpty()) {
      paragraphs.add(Paragraph.of(controls()).hanging(9).after(1));
    }
    scenario.relations().stream()
        .filter(this::isTold)
        .forEach(relation -> add(paragraphs, "Relation", relation(press, relation)));
    TreeMap<String, List<Marker>> markers =
        scenario.markers().stream()
            .filter(marker -> marker.nation().equals(Optional.of(setup.nation())))
            .collect(Collectors.groupingBy(Marker::kind, TreeMap::new, Collectors.toList()));
    markers.forEach((kind, all) ->
        add(
            paragraphs,
            Names.term(press.project().vocabulary().markers(), kind),
            places(press, all)));
    return paragraphs;
  }

  /** A relation is told with the first of its nations that is set up. */
  private boolean isTold(Relation relation) {
    boolean first =
        scenario.setups().stream().anyMatch(each -> each.nation().equals(relation.from()));
    return setup.nation().equals(first ? relation.from() : relation.to());
  }

  private static void add(List<Paragraph> paragraphs, String what, String words) {
    if (!words.isEmpty()) {
      paragraphs.add(
          Paragraph.of(Phrase.of(Styles.NOTE, what + ": ").then(Styles.BODY, words))
              .hanging(9)
              .after(1));
    }
  }

  /** Places held without anything in them, by area. */
  private Phrase controls() {
    Project project = press.project();
    TreeMap<String, List<String>> byArea = new TreeMap<>();
    for (Place place : setup.controls()) {
      String area =
          place
              .province()
              .flatMap(project.provinces()::find)
              .flatMap(Province::area)
              .map(press.names()::area)
              .orElse("");
      byArea.computeIfAbsent(area, _ -> new ArrayList<>()).add(press.names().place(place));
    }
    Phrase phrase = Phrase.of(Styles.NOTE, "Controls");
    for (var each : byArea.entrySet()) {
      phrase =
          phrase
              .then(Styles.BODY, " ")
              .then(Styles.NOTE, each.getKey().isEmpty() ? "" : each.getKey() + ": ")
              .then(
                  Styles.BODY,
                  each.getValue().stream()
                          .sorted()
                          .map(Names::unbroken)
                          .collect(Collectors.joining(", "))
                      + (each.equals(byArea.lastEntry()) ? "" : "."));
    }
    return phrase;
  }

  static String places(Press press, List<Marker> markers) {
    return markers.stream()
        .map(marker ->
            press.names().place(marker.place())
                + marker.count().filter(count -> count > 1).map(count -> " ×" + count).orElse(""))
        .sorted()
        .collect(Collectors.joining(", "));
  }

  static String relation(Press press, Relation relation) {
    return Names.term(press.project().vocabulary().relations(), relation.kind())
        + ": "
        + press.names().nation(relation.from())
        + " – "
        + press.names().nation(relation.to());
  }
}
