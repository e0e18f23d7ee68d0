package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.id.NationId;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;

/** The tables of one scenario: who sits at the table, who starts with what, who is whose friend. */
public final class ScenarioTables {

  private static final Format<NationId> NATION = Choosing.entry(Choices.NATIONS, NationId::new);
  private static final Format<String> RELATION = Choosing.neededWord(Choices.RELATIONS);

  private static final Format<String> MARKER = Choosing.neededWord(Choices.MARKERS);

  private ScenarioTables() {}

  /** What each nation starts with. Pieces are shown; they are placed on the map. */
  public static Table<Part<Setup>> setups(Project project, ScenarioId scenario) {
    Rows<Part<Setup>> rows =
        rows(
            scenario,
            "setups",
            setup -> setup.nation().slug(),
            (typed, labels) ->
                EntryRows.need(NATION, "nation", typed, labels, nation -> begun(Setup.of(nation))));
    Table<Part<Setup>> setups =
        table(
            "Set-ups",
            "What each nation starts with.",
            "set-up",
            rows,
            List.of(
                part(Setup.class, "nation", "Nation", NATION),
                part(Setup.class, "status", "Status", Choosing.optionalWord(Choices.STATUSES)),
                part(Setup.class, "age", Feature.AGE.usual(), Formats.OPTIONAL_WHOLE),
                part(Setup.class, "treasury", Feature.TREASURY.usual(), Formats.OPTIONAL_HALVES),
                part(Setup.class, "seat", Feature.SEAT.usual(), Places.OPTIONAL),
                Column.shown(
                    "units", "Units", Look.PROSE, (row, labels) -> units(row.value(), labels)),
                Column.shown(
                    "leaders",
                    "Leaders",
                    Look.PROSE,
                    (row, labels) -> leaders(row.value(), labels)),
                part(Setup.class, "controls", "Controls", Listing.PLACES),
                part(Setup.class, "tags", "Notes", Listing.WORDS)));
    return Declared.in(project, setups);
  }

  private static Shown units(Setup setup, Labels labels) {
    return Shown.words(
        setup.units().stream()
            .map(placed ->
                String.format(
                    Locale.ROOT,
                    "%d %s in %s",
                    placed.count(),
                    labels.of(Choices.UNITS, placed.unit().slug()),
                    Places.label(placed.place(), labels)))
            .collect(Collectors.joining("; ")));
  }

  private static Shown leaders(Setup setup, Labels labels) {
    return Shown.words(
        setup.leaders().stream()
            .map(posted ->
                String.format(
                    Locale.ROOT,
                    "%s in %s",
                    labels.of(Choices.LEADERS, posted.leader().slug()),
                    Places.label(posted.place(), labels)))
            .collect(Collectors.joining("; ")));
  }

  /** What nations are to each other at the start. */
  public static Table<Part<Relation>> relations(ScenarioId scenario) {
    Rows<Part<Relation>> rows =
        rows(
            scenario,
            "relations",
            relation -> relation.kind() + "/" + relation.from().slug() + "/" + relation.to().slug(),
            (typed, labels) ->
                EntryRows.need(
                    RELATION,
                    "kind",
                    typed,
                    labels,
                    kind ->
                        EntryRows.need(
                            NATION,
                            "from",
                            typed,
                            labels,
                            from ->
                                EntryRows.need(
                                    NATION,
                                    "to",
                                    typed,
                                    labels,
                                    to -> begun(new Relation(kind, from, to, Optional.empty()))))));
    return table(
        "Relations",
        "What nations are to each other at the start.",
        "relation",
        rows,
        List.of(
            part(Relation.class, "from", "Nation", NATION),
            part(Relation.class, "kind", "Is", RELATION),
            part(Relation.class, "to", "Of or with", NATION)));
  }

  /** What lies on the map besides pieces. */
  public static Table<Part<Marker>> markers(ScenarioId scenario) {
    Rows<Part<Marker>> rows =
        rows(
            scenario,
            "markers",
            marker ->
                marker.kind()
                    + "/"
                    + marker.place()
                    + marker.nation().map(nation -> "/" + nation.slug()).orElse(""),
            (typed, labels) ->
                EntryRows.need(
                    MARKER,
                    "kind",
                    typed,
                    labels,
                    kind ->
                        EntryRows.need(
                            Places.ONE,
                            "place",
                            typed,
                            labels,
                            place ->
                                begun(
                                    new Marker(
                                        kind,
                                        place,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty())))));
    return table(
        "Markers",
        "What lies on the map at the start besides pieces.",
        "marker",
        rows,
        List.of(
            part(Marker.class, "kind", "Marker", MARKER),
            part(Marker.class, "place", "Place", Places.ONE),
            part(
                Marker.class,
                "nation",
                "Nation",
                Choosing.optionalEntry(Choices.NATIONS, NationId::new)),
            part(Marker.class, "count", "Number", Formats.OPTIONAL_WHOLE)));
  }

  /** The players and their nations. */
  public static Table<Part<Seat>> seats(ScenarioId scenario) {
    Rows<Part<Seat>> rows =
        rows(
            scenario,
            "players",
            Seat::player,
            (typed, labels) ->
                EntryRows.need(
                    Formats.NAME,
                    "player",
                    typed,
                    labels,
                    player ->
                        EntryRows.need(
                            Formats.NAME,
                            "name",
                            typed,
                            labels,
                            name -> begun(new Seat(player, name, List.of())))));
    return table(
        "Players",
        "Who sits at the table and which nations each runs.",
        "player",
        rows,
        List.of(
            part(Seat.class, "player", "Word", Formats.NAME),
            part(Seat.class, "name", "Player", Formats.NAME),
            part(
                Seat.class,
                "nations",
                "Nations",
                Listing.<NationId>entries(Choices.NATIONS, NationId::new))));
  }

  private static <P> Start<P> begun(P value) {
    return new Start.Begun<>(value);
  }

  private static <P> Rows<Part<P>> rows(
      ScenarioId scenario, String list, Function<P, String> key, PartRows.Beginning<P> beginning) {
    return new PartRows<>(
        Kinds.SCENARIOS,
        each -> each.id().equals(scenario),
        Lens.field(Scenario.class, list),
        key,
        beginning);
  }

  /** A column of a field of the line. */
  static <P, V> Column<Part<P>> part(Class<P> type, String field, String title, Format<V> format) {
    Lens<Part<P>, P> value = new Lens<>(Part::value, Part::with);
    return Column.of(field, title, format, Lens.<P, V>field(type, field)).within(value);
  }

  static <R> Table<R> table(
      String name, String purpose, String one, Rows<R> rows, List<Column<R>> columns) {
    List<Column<R>> all = new ArrayList<>();
    all.add(Table.id(rows));
    all.addAll(columns);
    return new Table<>(name, purpose, one, rows, all);
  }
}
