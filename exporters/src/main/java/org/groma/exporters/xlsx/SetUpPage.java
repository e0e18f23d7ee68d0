package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Places;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Tables;
import org.groma.model.id.Place;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** What stands where at the start of each scenario. */
record SetUpPage(Labels labels, Where where) {

  static Page of(Labels labels, Where where) {
    SetUpPage page = new SetUpPage(labels, where);
    return Page.list(
        "Set-up",
        "What each nation starts with, by scenario.",
        List.of(
            Heading.text("Scenario"),
            Heading.text("Nation"),
            Heading.text("What"),
            Heading.of("Number", Look.HALVES),
            Heading.text("Piece"),
            Heading.text("Place")),
        () -> labels.project().scenarios().stream().flatMap(page::lines));
  }

  private Project project() {
    return labels.project();
  }

  private Stream<Line> lines(Scenario scenario) {
    List<Line> lines = new ArrayList<>();
    scenario.setups().stream()
        .sorted(Comparator.comparing(setup -> labels.of(Choices.NATIONS, setup.nation().slug())))
        .forEach(setup -> nation(scenario, setup, lines));
    scenario
        .relations()
        .forEach(each ->
            lines.add(
                line(
                    scenario,
                    Optional.of(each.from().slug()),
                    RulePages.term(project().vocabulary().relations(), each.kind()),
                    Shown.nothing(),
                    labels.of(Choices.NATIONS, each.to().slug()),
                    Optional.empty())));
    scenario
        .markers()
        .forEach(each ->
            lines.add(
                line(
                    scenario,
                    each.nation().map(id -> id.slug()),
                    "Marker",
                    each.count().<Shown>map(Shown.Whole::new).orElse(Shown.nothing()),
                    RulePages.term(project().vocabulary().markers(), each.kind()),
                    Optional.of(each.place()))));
    return lines.stream();
  }

  private void nation(Scenario scenario, Setup setup, List<Line> lines) {
    Optional<String> nation = Optional.of(setup.nation().slug());
    setup
        .status()
        .ifPresent(status ->
            lines.add(
                line(
                    scenario,
                    nation,
                    "Status",
                    Shown.nothing(),
                    labels.of(Choices.STATUSES, status),
                    setup.seat())));
    setup
        .age()
        .ifPresent(age ->
            lines.add(line(scenario, nation, "Age", new Shown.Whole(age), "", Optional.empty())));
    setup
        .treasury()
        .ifPresent(gold ->
            lines.add(
                line(scenario, nation, "Treasury", new Shown.Half(gold), "", Optional.empty())));
    setup
        .controls()
        .forEach(place ->
            lines.add(line(scenario, nation, "Control", Shown.nothing(), "", Optional.of(place))));
    setup
        .units()
        .forEach(each ->
            lines.add(
                line(
                    scenario,
                    nation,
                    "Units",
                    new Shown.Whole(each.count()),
                    labels.of(Choices.UNITS, each.unit().slug()),
                    Optional.of(each.place()))));
    setup
        .leaders()
        .forEach(each ->
            lines.add(
                line(
                    scenario,
                    nation,
                    "Leader",
                    Shown.nothing(),
                    project()
                        .get(Kinds.LEADERS)
                        .find(each.leader())
                        .map(Leader::name)
                        .orElse(each.leader().slug()),
                    Optional.of(each.place()))));
  }

  private Line line(
      Scenario scenario,
      Optional<String> nation,
      String what,
      Shown number,
      String piece,
      Optional<Place> place) {
    return Line.of(
        Cell.of(scenario.name()),
        nation
            .map(id ->
                Cell.of(labels.of(Choices.NATIONS, id)).linked(where.link(Tables.NATIONS, id)))
            .orElse(Cell.NOTHING),
        Cell.of(what),
        Cell.of(number),
        Cell.of(piece),
        Cell.of(place.map(each -> Places.label(each, labels)).orElse(""))
            .linked(
                place
                    .flatMap(Place::province)
                    .flatMap(id -> where.link(Tables.PROVINCES, id.slug()))));
  }
}
