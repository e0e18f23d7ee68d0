package org.groma.editor.panel.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.document.AdjacencyWords;
import org.groma.editor.document.Naming;
import org.groma.engine.Rulesets;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.graph.Touch;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.topology.Arc;
import org.groma.validator.finding.Subject;

/** What follows from the map and the tables about one entry. */
final class Facts {

  private final Project project;
  private final Optional<MapGraph> graph;
  private final List<Fact> facts = new ArrayList<>();

  private Facts(Project project, Optional<MapGraph> graph) {
    this.project = project;
    this.graph = graph;
  }

  /**
   * @param graph of the project; what needs it is left out while it is being worked out
   */
  static List<Fact> of(Project project, Optional<MapGraph> graph, Subject subject) {
    Facts made = new Facts(project, graph);
    switch (subject.kind()) {
      case "province" -> made.province(subject);
      case "sea" -> made.sea(subject);
      case "area" -> made.area(subject);
      case "river" -> made.river(subject);
      case "nation" -> made.nation(subject);
      case "override" ->
          project
              .get(Kinds.OVERRIDES)
              .find(subject.id())
              .ifPresent(override -> made.between(override.a(), override.b()));
      case "link" ->
          project
              .links()
              .find(subject.id())
              .ifPresent(link -> made.between(link.from(), link.to()));
      default -> {} // what there is to say of it stands in its fields
    }
    return made.facts;
  }

  private void add(String title, Stream<Fact.Item> items) {
    List<Fact.Item> all = items.toList();
    if (!all.isEmpty()) {
      facts.add(new Fact(Rulesets.lexicon(project).say(title), all));
    }
  }

  private void province(Subject subject) {
    place(subject);
    add(
        "Coasts",
        project.get(Kinds.COASTS).stream()
            .filter(
                coast -> coast.provinces().stream().anyMatch(id -> id.slug().equals(subject.id())))
            .map(coast ->
                new Fact.Item(
                    coast.name(),
                    project.seas().find(coast.sea()).map(Entry::name).orElse(""),
                    Optional.of(new Subject("sea", coast.sea().slug())))));
    add(
        "Cities",
        project.cities().stream()
            .filter(city -> city.province().slug().equals(subject.id()))
            .map(city -> item(Kinds.CITIES, city, "level " + city.level())));
  }

  private void sea(Subject subject) {
    place(subject);
    add(
        "Coasts",
        project.get(Kinds.COASTS).stream()
            .filter(coast -> coast.sea().slug().equals(subject.id()))
            .map(coast -> item(Kinds.COASTS, coast, coast.provinces().size() + " provinces")));
    add(
        "Ports",
        project.cities().stream()
            .filter(city -> city.port().filter(sea -> sea.slug().equals(subject.id())).isPresent())
            .map(city -> item(Kinds.CITIES, city, "")));
  }

  private void area(Subject subject) {
    add(
        "Provinces",
        project.provinces().stream()
            .filter(province ->
                province.area().filter(area -> area.slug().equals(subject.id())).isPresent())
            .sorted(Labels.byName())
            .map(province -> item(Kinds.PROVINCES, province, province.income().toString())));
  }

  private void river(Subject subject) {
    List<Arc> along = new ArrayList<>();
    for (Arc arc : project.map().arcs()) {
      if (arc.border().river().filter(river -> river.slug().equals(subject.id())).isPresent()) {
        along.add(arc);
      }
    }
    double length = along.stream().mapToDouble(arc -> arc.line().length()).sum();
    add("Length", Stream.of(Fact.Item.plain(figure(length) + " units")));
    add(
        "Runs between",
        along.stream()
            .map(arc -> {
              Subject border = Subject.of(arc);
              return new Fact.Item(
                  Naming.of(project, border), figure(arc.line().length()), Optional.of(border));
            }));
  }

  private void nation(Subject subject) {
    Labels labels = Labels.of(project);
    add(
        "Force pool",
        project.get(Kinds.NATIONS).find(subject.id()).stream()
            .flatMap(nation -> nation.pool().stream())
            .map(pooled ->
                new Fact.Item(
                    labels.of(Choices.UNITS, pooled.unit().slug()),
                    String.valueOf(pooled.count()),
                    Optional.of(new Subject("unit", pooled.unit().slug())))));
    add(
        "Leaders",
        project.get(Kinds.LEADERS).stream()
            .filter(leader -> leader.nation().slug().equals(subject.id()))
            .map(leader -> item(Kinds.LEADERS, leader, "")));
  }

  /** What is true of every place that is drawn. */
  private void place(Subject subject) {
    Place place = Place.parse(subject.toString());
    List<Integer> faces = project.map().facesOf(place);
    double size = faces.stream().mapToDouble(project.map()::area).sum();
    String parts =
        faces.size() < 2 ? "" : String.format(Locale.ROOT, ", in %d parts", faces.size());
    add(
        "Size",
        Stream.of(
            Fact.Item.plain(
                faces.isEmpty() ? "Not drawn yet" : figure(size) + " square units" + parts)));
    graph.ifPresent(
        known -> add("Neighbours", known.neighbours(place).stream().map(this::neighbour)));
    facts.addAll(WayFacts.of(project, place));
  }

  /** What the map shows of two places that something speaks of. */
  private void between(Place a, Place b) {
    add(
        "Between",
        Stream.of(a, b)
            .map(place ->
                new Fact.Item(
                    Naming.of(project, place),
                    place.kind().word(),
                    Optional.of(Subject.of(place)))));
    add("On the map", Stream.of(Fact.Item.plain(AdjacencyWords.drawn(Touch.drawn(project, a, b)))));
  }

  private Fact.Item neighbour(Neighbour neighbour) {
    String kind = kind(neighbour);
    String river =
        neighbour
            .river()
            .flatMap(id -> project.rivers().find(id))
            .map(found -> " " + found.name())
            .orElse("");
    String length = neighbour.link().isPresent() ? "" : ", " + figure(neighbour.length());
    return new Fact.Item(
        Naming.of(project, neighbour.place()),
        kind + river + length,
        Optional.of(Subject.of(neighbour.place())));
  }

  private String kind(Neighbour neighbour) {
    Vocabulary words = project.vocabulary();
    return (neighbour.link().isPresent() ? words.links() : words.borders())
        .stream()
            .filter(term -> term.word().equals(neighbour.kind()))
            .map(Vocabulary.Term::name)
            .findFirst()
            .orElse(neighbour.kind());
  }

  private static Fact.Item item(Kind<?, ?> kind, Entry<?> entry, String more) {
    return new Fact.Item(
        entry.name(), more, Optional.of(new Subject(kind.word(), entry.id().slug())));
  }

  private static String figure(double number) {
    return String.format(Locale.ROOT, number < 100 ? "%.1f" : "%,.0f", number);
  }
}
