package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** The tables of pieces and nations. */
public final class PieceTables {

  private PieceTables() {}

  public static Table<Nation> nations(Project project) {
    Fields<Nation> of = new Fields<>(Nation.class);
    Format<String> status = Choosing.neededWord(Choices.STATUSES);
    Rows<Nation> rows =
        new EntryRows<>(
            Kinds.NATIONS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    status,
                    "status",
                    typed,
                    labels,
                    word -> new Start.Begun<>(nation(id, name, word))));
    return GazetteerTables.table(
        project,
        Tables.NATIONS,
        "Every nation: who plays it, what it starts as and where it comes from.",
        rows,
        "nation",
        Stream.of(
                List.of(
                    of.name("Nation"),
                    of.column("player", "Player", Formats.OPTIONAL_TEXT),
                    of.column("status", "Status", status),
                    of.column("family", "Family", Formats.OPTIONAL_TEXT),
                    of.column("religion", "Religion", Choosing.optionalWord(Choices.RELIGIONS)),
                    of.column("initiative", "Initiative", Formats.OPTIONAL_WHOLE),
                    of.column("home", "Home", Listing.PLACES),
                    of.column("tags", "Notes", Listing.WORDS)),
                GazetteerTables.attributes(project, Kinds.NATIONS, Nation.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  private static Nation nation(NationId id, String name, String status) {
    return new Nation(
        id,
        name,
        List.of(),
        Optional.empty(),
        status,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  public static Table<Leader> leaders(Project project) {
    Fields<Leader> of = new Fields<>(Leader.class);
    AttributeColumns<Leader> attributes =
        new AttributeColumns<>(Leader.class, project.get(Kinds.LEADERS));
    Format<NationId> nation = Choosing.entry(Choices.NATIONS, NationId::new);
    Rows<Leader> rows =
        new EntryRows<>(
            Kinds.LEADERS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    nation,
                    "nation",
                    typed,
                    labels,
                    whose ->
                        new Start.Begun<>(
                            new Leader(
                                id,
                                name,
                                List.of(),
                                whose,
                                Optional.empty(),
                                Optional.empty(),
                                Tags.NONE,
                                Attributes.NONE,
                                Origins.UNSTATED))));
    List<Column<Leader>> columns = new ArrayList<>();
    columns.add(of.name("Leader"));
    columns.add(of.column("nation", "Nation", nation));
    columns.add(of.column("arrives", "First turn", Formats.OPTIONAL_WHOLE));
    columns.add(of.column("leaves", "Last turn", Formats.OPTIONAL_WHOLE));
    columns.add(of.column("traits", "Traits", Listing.WORDS));
    List<Column<Leader>> last = List.of(attributes.more(), of.aliases(), of.source());
    return GazetteerTables.table(
        project,
        Tables.LEADERS,
        "Every leader with the turns of his life and his values.",
        rows,
        "leader",
        withNumbers(columns, attributes, last));
  }

  public static Table<UnitType> units(Project project) {
    Fields<UnitType> of = new Fields<>(UnitType.class);
    AttributeColumns<UnitType> attributes =
        new AttributeColumns<>(UnitType.class, project.get(Kinds.UNITS));
    Format<String> category = Choosing.neededWord(Choices.UNIT_CATEGORIES);
    Rows<UnitType> rows =
        new EntryRows<>(
            Kinds.UNITS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    category,
                    "category",
                    typed,
                    labels,
                    word ->
                        new Start.Begun<>(
                            new UnitType(
                                id,
                                name,
                                List.of(),
                                word,
                                Tags.NONE,
                                Map.of(),
                                Attributes.NONE,
                                Origins.UNSTATED))));
    List<Column<UnitType>> columns = new ArrayList<>();
    columns.add(of.name("Unit"));
    columns.add(of.column("category", "Category", category));
    columns.add(of.column("traits", "Traits", Listing.tags(Choices.UNIT_TRAITS)));
    columns.addAll(costs(project));
    List<Column<UnitType>> last = List.of(attributes.more(), of.aliases(), of.source());
    return GazetteerTables.table(
        project,
        Tables.UNITS,
        "Every type of unit with its price; an empty price means that it cannot be bought.",
        rows,
        "unit",
        withNumbers(columns, attributes, last));
  }

  private static <E extends Entry<?>> List<Column<E>> withNumbers(
      List<Column<E>> columns, AttributeColumns<E> attributes, List<Column<E>> last) {
    List<Column<E>> others = new ArrayList<>(columns);
    others.addAll(last);
    List<Column<E>> all = new ArrayList<>(columns);
    all.addAll(attributes.numbers(others));
    all.addAll(last);
    return all;
  }

  /** A column for each sort of buyer that anything is sold to. */
  private static List<Column<UnitType>> costs(Project project) {
    SortedSet<String> buyers = new TreeSet<>();
    project.get(Kinds.UNITS).forEach(unit -> buyers.addAll(unit.cost().keySet()));
    Lens<UnitType, Map<String, Halves>> cost = Lens.field(UnitType.class, "cost");
    Labels labels = Labels.of(project);
    return buyers.stream()
        .map(buyer ->
            Column.of(
                "cost." + buyer,
                "Cost for " + labels.of(Choices.STATUSES, buyer),
                Formats.OPTIONAL_HALVES,
                new Lens<UnitType, Optional<Halves>>(
                    unit -> Optional.ofNullable(unit.cost().get(buyer)),
                    (unit, price) -> {
                      Map<String, Halves> prices = new TreeMap<>(unit.cost());
                      price.ifPresentOrElse(
                          gold -> prices.put(buyer, gold), () -> prices.remove(buyer));
                      return cost.with().apply(unit, prices);
                    })))
        .toList();
  }
}
