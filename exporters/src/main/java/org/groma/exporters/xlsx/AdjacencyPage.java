package org.groma.exporters.xlsx;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Places;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;

/** Who touches whom, as a list. */
final class AdjacencyPage {

  private final Labels labels;
  private final MapGraph graph;

  private AdjacencyPage(Labels labels, MapGraph graph) {
    this.labels = labels;
    this.graph = graph;
  }

  static Page of(Labels labels, MapGraph graph) {
    AdjacencyPage page = new AdjacencyPage(labels, graph);
    return Page.list(
        "Adjacency",
        "Every pair of places that touch, and what lies between them.",
        List.of(
            Heading.text("From"),
            Heading.text("To"),
            Heading.text("Kind"),
            Heading.text("River"),
            Heading.text(labels.say("Strait")),
            Heading.text(labels.say("Sea zones that block it"))),
        () ->
            IntStream.range(0, graph.size())
                .boxed()
                .flatMap(place ->
                    graph.neighbours(place).stream().flatMap(next -> page.line(place, next))));
  }

  /** A pair is listed once, unless the way leads only in one direction. */
  private Stream<Line> line(int from, Neighbour next) {
    int to = graph.number(next.place()).orElseThrow();
    boolean back =
        graph.neighbours(to).stream()
            .anyMatch(
                each -> each.place().equals(graph.place(from)) && each.link().equals(next.link()));
    if (back && to < from) {
      return Stream.empty();
    }
    Optional<Link> link = next.link().flatMap(labels.project().links()::find);
    return Stream.of(
        Line.of(
            Cell.of(Places.label(graph.place(from), labels)),
            Cell.of(Places.label(next.place(), labels)),
            Cell.of(BorderWords.name(labels.project().vocabulary(), next.kind())),
            Cell.of(
                next.river().flatMap(labels.project().rivers()::find).map(River::name).orElse("")),
            Cell.of(link.map(Link::name).orElse("")),
            Cell.of(link.map(this::seas).orElse(""))));
  }

  private String seas(Link link) {
    return link.seas().stream()
        .map(sea -> labels.of(Choices.SEAS, sea.slug()))
        .collect(Collectors.joining("; "));
  }
}
