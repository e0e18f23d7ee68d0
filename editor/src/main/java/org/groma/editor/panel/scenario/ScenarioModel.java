package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.groma.editor.document.FollowedId;
import org.groma.editor.live.Verdict;
import org.groma.editor.map.Dressing;
import org.groma.editor.pieces.Complaints;
import org.groma.editor.pieces.Counters;
import org.groma.editor.pieces.Muster;
import org.groma.editor.pieces.Piece;
import org.groma.editor.pieces.Pool;
import org.groma.editor.pieces.Stand;
import org.groma.editor.sheet.Folding;
import org.groma.exporters.picture.Colour;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Tags;

/** What the panel shows of the chosen scenario and nation. Knows no window. */
final class ScenarioModel {

  /**
   * A nation in the roll.
   *
   * @param complaints how many errors and warnings are about it
   */
  record Line(
      NationId id,
      String name,
      Colour colour,
      boolean setUp,
      int placed,
      int pool,
      int complaints) {}

  /**
   * A tile of the pool.
   *
   * @param placed how many are on the map
   * @param all how many there are
   */
  record Tile(Piece piece, String name, Dressing.Counter counter, int placed, int all) {

    int left() {
      return all - placed;
    }
  }

  private Project project;
  private Counters counters;
  private Optional<ScenarioId> chosen;
  private Optional<NationId> nation = Optional.empty();
  private Complaints complaints = Complaints.NONE;

  ScenarioModel(Project project) {
    this.project = project;
    this.counters = Counters.of(project);
    this.chosen = project.scenarios().stream().findFirst().map(Entry::id);
    this.nation = roll("", false).stream().findFirst().map(Line::id);
  }

  void changed(Project now) {
    boolean looks =
        !now.get(Kinds.NATIONS).equals(project.get(Kinds.NATIONS))
            || !now.get(Kinds.UNITS).equals(project.get(Kinds.UNITS));
    counters = looks ? Counters.of(now) : new Counters(now, counters.symbols(), counters.colours());
    Project before = project;
    project = now;
    nation =
        nation.flatMap(id ->
            FollowedId.after(id, before.get(Kinds.NATIONS), now.get(Kinds.NATIONS))
                .or(() -> nation));
    Optional<ScenarioId> still =
        chosen.flatMap(
            id -> FollowedId.after(id, before.get(Kinds.SCENARIOS), now.get(Kinds.SCENARIOS)));
    if (!still.equals(chosen) || still.isEmpty()) {
      choose(still.or(() -> now.scenarios().stream().findFirst().map(Entry::id)));
    }
  }

  void judged(Optional<Verdict> verdict) {
    complaints =
        verdict
            .flatMap(newest -> chosen.map(id -> Complaints.of(newest, id)))
            .orElse(Complaints.NONE);
  }

  void choose(Optional<ScenarioId> scenario) {
    chosen = scenario;
    complaints = Complaints.NONE;
  }

  void choose(NationId other) {
    nation = Optional.of(other);
  }

  Project project() {
    return project;
  }

  Counters counters() {
    return counters;
  }

  Complaints complaints() {
    return complaints;
  }

  List<Scenario> scenarios() {
    return project.scenarios();
  }

  Optional<Scenario> scenario() {
    return chosen.flatMap(id -> project.get(Kinds.SCENARIOS).find(id));
  }

  Optional<Nation> nation() {
    return nation.flatMap(id -> project.get(Kinds.NATIONS).find(id));
  }

  /** What the chosen nation starts with. */
  Optional<Setup> setup() {
    return scenario()
        .flatMap(scenario ->
            scenario.setups().stream()
                .filter(setup -> nation.equals(Optional.of(setup.nation())))
                .findFirst());
  }

  /** The nations whose names have this in them; those that are set up come first, in that order. */
  List<Line> roll(String search, boolean onlySetUp) {
    Optional<Scenario> scenario = scenario();
    String wanted = Folding.of(search.strip());
    List<NationId> setUp =
        scenario.stream().flatMap(each -> each.setups().stream()).map(Setup::nation).toList();
    List<Line> lines = new ArrayList<>();
    for (Nation each : project.get(Kinds.NATIONS)) {
      boolean like =
          Folding.of(each.name()).contains(wanted)
              || each.aliases().stream().anyMatch(alias -> Folding.of(alias).contains(wanted));
      if (like && scenario.isPresent()) {
        Line line = line(each, scenario.get());
        if (line.setUp || !onlySetUp) {
          lines.add(line);
        }
      }
    }
    lines.sort(
        Comparator.comparing((Line line) -> !line.setUp)
            .thenComparing(line -> !Folding.of(line.name).startsWith(wanted))
            .thenComparingInt(line -> setUp.indexOf(line.id))
            .thenComparing(line -> Folding.of(line.name)));
    return lines;
  }

  private Line line(Nation each, Scenario scenario) {
    Pool pool = Pool.of(each, scenario);
    return new Line(
        each.id(),
        each.name(),
        counters.colours().of(each.id()),
        scenario.setups().stream().anyMatch(setup -> setup.nation().equals(each.id())),
        pool.placed(),
        pool.all(),
        (int) complaints.about(each.id()).stream().filter(Complaints.Complaint::isSerious).count());
  }

  /** The units of the chosen nation. */
  List<Tile> units() {
    return both((scenario, of) ->
        Pool.of(of, scenario).lines().stream()
            .map(line -> {
              Piece piece = new Piece.Unit(of.id(), line.unit(), Tags.NONE);
              return new Tile(
                  piece,
                  piece.name(project),
                  counters.of(piece, 1, line.left() < 0),
                  line.placed(),
                  line.all());
            })
            .toList());
  }

  /** The leaders of the chosen nation, in the order in which they come. */
  List<Tile> leaders() {
    return both((scenario, of) ->
        project.get(Kinds.LEADERS).stream()
            .filter(leader -> leader.nation().equals(of.id()))
            .sorted(
                Comparator.comparing((Leader leader) -> leader.arrives().orElse(0))
                    .thenComparing(Leader::name))
            .map(leader -> {
              Piece piece = new Piece.Chief(of.id(), leader.id());
              boolean posted =
                  Stand.of(scenario).values().stream()
                      .anyMatch(stands -> Stand.count(stands, piece) > 0);
              return new Tile(
                  piece, leader.name(), counters.of(piece, 1, false), posted ? 1 : 0, 1);
            })
            .toList());
  }

  private List<Tile> both(BiFunction<Scenario, Nation, List<Tile>> tiles) {
    return scenario()
        .flatMap(scenario -> nation().map(of -> tiles.apply(scenario, of)))
        .orElse(List.of());
  }

  /** What stands in a place, of all nations. */
  List<Stand> standing(Place place) {
    Map<Place, List<Stand>> all = scenario().map(Stand::of).orElseGet(TreeMap::new);
    return all.getOrDefault(place, List.of());
  }

  /** The piece that minus takes away from a place: one like this, whatever its tags. */
  Optional<Piece> like(Piece piece, Place place) {
    return standing(place).stream()
        .map(Stand::piece)
        .filter(there ->
            there.equals(piece)
                || (there instanceof Piece.Unit(var whose, var type, var _)
                    && piece instanceof Piece.Unit(var mine, var wanted, var _)
                    && whose.equals(mine)
                    && type.equals(wanted)))
        .findFirst();
  }

  Optional<Muster> muster() {
    return scenario().map(scenario -> new Muster(project, scenario));
  }

  /** What the chosen nation is to others, in words. */
  List<String> relations() {
    return scenario().stream()
        .flatMap(scenario -> scenario.relations().stream())
        .filter(relation ->
            nation.equals(Optional.of(relation.from()))
                || nation.equals(Optional.of(relation.to())))
        .map(this::words)
        .toList();
  }

  private String words(Relation relation) {
    String kind =
        project.vocabulary().relations().stream()
            .filter(term -> term.word().equals(relation.kind()))
            .map(term -> term.name())
            .findFirst()
            .orElse(relation.kind());
    return String.format(
        Locale.ROOT, "%s: %s → %s", kind, name(relation.from()), name(relation.to()));
  }

  String name(NationId id) {
    return project.get(Kinds.NATIONS).find(id).map(Entry::name).orElse(id.slug());
  }

  /** What is wrong with the chosen nation. */
  List<Complaints.Complaint> complaintsOfNation() {
    return nation.map(complaints::about).orElse(List.of());
  }
}
