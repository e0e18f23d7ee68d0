package org.groma.validator.proofread;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Id;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.value.Halves;

/**
 * Which columns of printed tables give which values, by the kind of entry that a table is about.
 * Other columns are paths of values, or the table declares what they mean; see DeclaredCells.
 */
final class Columns {

  /** The cell that says when a row holds; what such a row prints is not the value of every day. */
  static final String CONDITION = "when";

  /** Tables that say something of an entry by naming it, and the field that it is. */
  static final Map<String, String> MEMBERSHIP =
      Map.of("caravans", "caravan", "granaries", "granary");

  private static final String YES = "yes";

  private static final List<Column<Province>> PROVINCE =
      List.of(
          name("name"),
          new Column<>(
              "area",
              "area",
              "area",
              (province, desk) -> name(desk.area(province)),
              Judges.reference((province, desk) -> desk.area(province))),
          word("terrain", WordList.TERRAINS, province -> word(province.terrain())),
          halves("income", "income", "income", province -> Optional.of(province.income())),
          new Column<>(
              "city",
              "city",
              "city",
              (province, desk) -> name(desk.city(province)),
              Judges.reference((province, desk) -> desk.city(province))),
          new Column<>(
              "level",
              "city.level",
              "city level",
              (province, desk) -> level(province, desk).orElse(""),
              Judges.text(Columns::level)),
          new Column<>(
              "notes",
              "city.port",
              "port",
              (province, desk) -> name(desk.port(province)),
              Notes.port()),
          new Column<>(
              "notes",
              "granary",
              "granary",
              (province, _) -> province.granary() ? YES : "",
              Notes.granary()),
          new Column<>(
              "notes",
              "caravan",
              "caravan",
              (province, _) -> province.caravan() ? YES : "",
              Notes.caravan()));

  private static final List<Column<Area>> AREA =
      List.of(
          name("name"),
          word("status", WordList.STATUSES, area -> word(area.status())),
          halves("kingdom", "kingdomIncome", "kingdom income", Area::kingdomIncome),
          halves("empire", "empireIncome", "empire income", Area::empireIncome),
          halves("bonus", "kingdomIncome", "kingdom income", Area::kingdomIncome),
          halves("bonus", "empireIncome", "empire income", Area::empireIncome),
          word("religion", WordList.RELIGIONS, Area::religion));

  private static final List<Column<Sea>> SEA =
      List.of(
          name("name"),
          halves("monopoly", "monopoly", "monopoly", sea -> Optional.of(sea.monopoly())));

  private static final List<Column<City>> CITY =
      List.of(
          name("name"),
          new Column<>(
              "province",
              "province",
              "province",
              (city, desk) -> name(desk.province(city)),
              Judges.reference((city, desk) -> desk.province(city))),
          text("siege", "wall", "wall", city -> Optional.of(Integer.toString(city.wall()))));

  private static final List<Column<River>> RIVER =
      List.of(
          name("name"),
          new Column<>(
              "drains",
              "areas",
              "areas drained",
              (river, desk) ->
                  areas(river, desk).stream().map(Area::name).collect(Collectors.joining(", ")),
              Judges.references(Columns::areas)));

  private static final List<Column<Nation>> NATION =
      List.of(
          name("name"),
          name("nation"),
          word("religion", WordList.RELIGIONS, Nation::religion),
          text(
              "initiative",
              "initiative",
              "initiative",
              nation -> nation.initiative().map(String::valueOf)));

  /** The kinds that are proofread. Of those without columns of their own the name is. */
  static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.RIVERS,
          Kinds.LINKS,
          Kinds.NATIONS,
          Kinds.LEADERS,
          Kinds.UNITS,
          Kinds.COASTS,
          Kinds.OVERRIDES,
          Kinds.DECKS,
          Kinds.TABLES,
          Kinds.TIME_TABLE,
          Kinds.SCENARIOS);

  private static final Map<Kind<?, ?>, List<? extends Column<?>>> BY_KIND =
      Map.of(
          Kinds.PROVINCES, PROVINCE,
          Kinds.AREAS, AREA,
          Kinds.SEAS, SEA,
          Kinds.CITIES, CITY,
          Kinds.RIVERS, RIVER,
          Kinds.NATIONS, NATION);

  private static final Map<Kind<?, ?>, Set<String>> CELLS =
      KINDS.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), Columns::named));

  private Columns() {}

  /** What the columns of tables about a kind are called. */
  static Set<String> cells(Kind<?, ?> kind) {
    return CELLS.getOrDefault(kind, Set.of());
  }

  private static Set<String> named(Kind<?, ?> kind) {
    return of(kind).stream().map(Column::cell).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a column says which entry a row is: only such tables list a kind. */
  static boolean isName(Kind<?, ?> kind, String cell) {
    return of(kind).stream()
        .anyMatch(column -> column.field().equals(Column.NAME) && column.cell().equals(cell));
  }

  /** The columns that tables about a kind have. */
  @SuppressWarnings("unchecked") // the map above pairs each kind with columns of its records
  static <I extends Id, E extends Entry<I>> List<Column<E>> of(Kind<I, E> kind) {
    return (List<Column<E>>) BY_KIND.getOrDefault(kind, List.of(Columns.<E>name("name")));
  }

  private static <E extends Entry<?>> Column<E> name(String cell) {
    return new Column<>(cell, "name", "name", (entry, _) -> entry.name(), Judges.name());
  }

  private static <E extends Entry<?>> Column<E> word(
      String cell, WordList list, Function<E, Optional<String>> value) {
    return new Column<>(
        cell,
        list.field(),
        list.field(),
        (entry, desk) ->
            value.apply(entry).map(word -> Lexicon.name(desk.project(), list, word)).orElse(""),
        Judges.word(list, ignoringDesk(value)));
  }

  private static <E extends Entry<?>> Column<E> halves(
      String cell, String field, String title, Function<E, Optional<Halves>> value) {
    return new Column<>(
        cell,
        field,
        title,
        (entry, _) -> value.apply(entry).map(Halves::toString).orElse(""),
        Judges.halves(ignoringDesk(value)));
  }

  private static <E extends Entry<?>> Column<E> text(
      String cell, String field, String title, Function<E, Optional<String>> value) {
    return new Column<>(
        cell,
        field,
        title,
        (entry, _) -> value.apply(entry).orElse(""),
        Judges.text(ignoringDesk(value)));
  }

  private static <E, V> BiFunction<E, Desk, V> ignoringDesk(Function<E, V> value) {
    return (entry, _) -> value.apply(entry);
  }

  private static String name(Optional<? extends Entry<?>> entry) {
    return entry.map(Entry::name).orElse("");
  }

  private static Optional<String> word(String word) {
    return Optional.of(word).filter(said -> !said.isEmpty());
  }

  /** As gazetteers print it: the level, with an F where the city is fortified. */
  private static Optional<String> level(Province province, Desk desk) {
    return desk.city(province).map(city -> city.level() + (city.fortified() ? "F" : ""));
  }

  private static List<Area> areas(River river, Desk desk) {
    return river.areas().stream().flatMap(id -> desk.project().areas().find(id).stream()).toList();
  }
}
