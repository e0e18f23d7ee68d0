package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.Id;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** The tables of the map besides provinces. */
public final class GazetteerTables {

  private GazetteerTables() {}

  public static Table<Area> areas(Project project) {
    Fields<Area> of = new Fields<>(Area.class);
    Rows<Area> rows =
        new EntryRows<>(Kinds.AREAS, (id, name, _, _) -> new Start.Begun<>(Area.named(id, name)));
    AreaSums sums = AreaSums.of(project);
    Lexicon lexicon = Rulesets.lexicon(project);
    List<Column<Area>> columns = new ArrayList<>();
    columns.add(of.name(lexicon.say("Area")));
    columns.add(of.column("parent", "Part of", Choosing.optionalEntry(Choices.AREAS, AreaId::new)));
    columns.add(of.column("status", "Status", Choosing.word(Choices.STATUSES)));
    columns.add(of.column("religion", "Religion", Choosing.optionalWord(Choices.RELIGIONS)));
    columns.add(of.extent());
    columns.addAll(sums.kingdom(lexicon.say("Provinces")));
    columns.add(of.column("kingdomIncome", "Kingdom income", Formats.OPTIONAL_HALVES));
    columns.add(sums.kingdomDifference());
    columns.addAll(sums.empire());
    columns.add(of.column("empireIncome", "Empire income", Formats.OPTIONAL_HALVES));
    columns.addAll(sums.empireDifference());
    columns.addAll(attributes(project, Kinds.AREAS, Area.class));
    columns.add(of.column("colour", "Colour", Formats.OPTIONAL_TEXT));
    columns.add(of.aliases());
    columns.add(of.source());
    return table(
        project,
        Tables.AREAS,
        lexicon.word(Feature.INCOME).isPresent()
            ? "Every area with its printed incomes beside what its provinces and cities come to."
            : "Every area, and how many provinces it has.",
        rows,
        "area",
        columns);
  }

  public static Table<Sea> seas(Project project) {
    Fields<Sea> of = new Fields<>(Sea.class);
    Rows<Sea> rows =
        new EntryRows<>(Kinds.SEAS, (id, name, _, _) -> new Start.Begun<>(Sea.named(id, name)));
    return table(
        project,
        Tables.SEAS,
        Rulesets.lexicon(project).word(Feature.MONOPOLY).isPresent()
            ? "Every sea zone with what its monopoly is worth."
            : "Every sea zone.",
        rows,
        "sea zone",
        Stream.of(
                List.of(
                    of.name(say(project, "Sea zone")),
                    of.column("monopoly", "Monopoly", Formats.HALVES),
                    of.extent()),
                attributes(project, Kinds.SEAS, Sea.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  public static Table<River> rivers(Project project) {
    Fields<River> of = new Fields<>(River.class);
    Rows<River> rows =
        new EntryRows<>(
            Kinds.RIVERS,
            (id, name, _, _) ->
                new Start.Begun<>(
                    new River(
                        id,
                        name,
                        List.of(),
                        List.of(),
                        "",
                        Tags.NONE,
                        Attributes.NONE,
                        Origins.UNSTATED)));
    return table(
        project,
        Tables.RIVERS,
        "Every river with the areas it drains.",
        rows,
        "river",
        Stream.of(
                List.of(
                    of.name("River"),
                    of.column(
                        "areas",
                        say(project, "Areas drained"),
                        Listing.entries(Choices.AREAS, AreaId::new)),
                    of.extent()),
                attributes(project, Kinds.RIVERS, River.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  public static Table<City> cities(Project project) {
    Fields<City> of = new Fields<>(City.class);
    Format<ProvinceId> province = Choosing.entry(Choices.PROVINCES, ProvinceId::new);
    Rows<City> rows =
        new EntryRows<>(
            Kinds.CITIES,
            (id, name, typed, labels) ->
                EntryRows.need(
                    province,
                    "province",
                    typed,
                    labels,
                    place -> new Start.Begun<>(city(id, name, place))));
    return table(
        project,
        Tables.CITIES,
        "Every city and site of one, by name.",
        rows,
        "city",
        Stream.of(
                List.of(
                    of.name("City"),
                    of.column("province", say(project, "Province"), province),
                    of.column("level", "Level", Formats.WHOLE),
                    of.column("fortified", "Fortified", Formats.YES_NO),
                    of.column("wall", "Wall", Formats.WHOLE_OR_NOTHING),
                    of.column("port", "Port", Choosing.optionalEntry(Choices.SEAS, SeaId::new)),
                    of.column("tags", "Notes", Listing.tags(Choices.CITY_TAGS))),
                attributes(project, Kinds.CITIES, City.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  private static City city(CityId id, String name, ProvinceId province) {
    return new City(
        id,
        name,
        List.of(),
        province,
        0,
        false,
        0,
        Optional.empty(),
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  public static Table<Link> links(Project project) {
    Fields<Link> of = new Fields<>(Link.class);
    Format<String> kind = Choosing.neededWord(Choices.LINKS);
    Rows<Link> rows =
        new EntryRows<>(
            Kinds.LINKS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    kind,
                    "kind",
                    typed,
                    labels,
                    word ->
                        EntryRows.need(
                            Places.ONE,
                            "from",
                            typed,
                            labels,
                            from ->
                                EntryRows.need(
                                    Places.ONE,
                                    "to",
                                    typed,
                                    labels,
                                    to -> link(id, name, word, from, to, labels)))));
    return table(
        project,
        Tables.LINKS,
        "Straits and other ways that the map's borders do not show, with the seas that block them.",
        rows,
        "strait",
        Stream.of(
                List.of(
                    of.name(say(project, "Strait")),
                    of.column("kind", "Kind", kind),
                    of.column("from", "From", Places.ONE),
                    of.column("to", "To", Places.ONE),
                    of.column("oneWay", "One way", Formats.YES_NO),
                    of.column(
                        "seas",
                        say(project, "Sea zones"),
                        Listing.entries(Choices.SEAS, SeaId::new))),
                attributes(project, Kinds.LINKS, Link.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  private static Start<Link> link(
      LinkId id, String name, String kind, Place from, Place to, Labels labels) {
    if (from.equals(to)) {
      return new Start.Lacking<>("to", labels.say("A strait leads from one place to another."));
    }
    return new Start.Begun<>(
        new Link(
            id,
            name,
            List.of(),
            kind,
            from,
            to,
            false,
            List.of(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  private static String say(Project project, String text) {
    return Rulesets.lexicon(project).say(text);
  }

  /** What only the game of the project knows of its entries: some by themselves, then the rest. */
  static <I extends Id, E extends Entry<I>> List<Column<E>> attributes(
      Project project, Kind<I, E> kind, Class<E> type) {
    AttributeColumns<E> attributes =
        new AttributeColumns<>(type, project.get(kind), Rulesets.lexicon(project).attributes(kind));
    List<Column<E>> columns = new ArrayList<>(attributes.declared());
    columns.add(attributes.others());
    return columns;
  }

  static <E extends Entry<?>> Table<E> table(
      Project project,
      String name,
      String purpose,
      Rows<E> rows,
      String one,
      List<Column<E>> columns) {
    List<Column<E>> all = new ArrayList<>();
    all.add(Table.id(rows));
    all.addAll(columns);
    return Declared.in(project, new Table<>(name, purpose, one, rows, all));
  }
}
