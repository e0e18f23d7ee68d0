package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** The gazetteer: provinces with what their cities are. */
public final class ProvinceTable {

  private static final Fields<Province> PROVINCE = new Fields<>(Province.class);
  private static final Fields<City> CITY = new Fields<>(City.class);

  private ProvinceTable() {}

  public static Table<ProvinceRow> of(Project project) {
    Lexicon lexicon = Rulesets.lexicon(project);
    ProvinceRows rows = new ProvinceRows();
    List<Column<ProvinceRow>> columns = new ArrayList<>();
    columns.add(Table.id(rows));
    columns.add(province(PROVINCE.name(lexicon.say("Province"))));
    columns.add(
        province(
            PROVINCE.column(
                "area", lexicon.say("Area"), Choosing.optionalEntry(Choices.AREAS, AreaId::new))));
    columns.add(province(PROVINCE.column("terrain", "Terrain", Choosing.word(Choices.TERRAINS))));
    columns.add(province(PROVINCE.column("income", "Income", Formats.HALVES)));
    columns.add(city());
    columns.add(city("level", "Level", Formats.WHOLE));
    columns.add(city("fortified", "Fortified", Formats.YES_NO));
    columns.add(city("wall", "Wall", Formats.WHOLE_OR_NOTHING));
    columns.add(city("port", "Port", Choosing.optionalEntry(Choices.SEAS, SeaId::new)));
    columns.add(province(PROVINCE.column("granary", "Granary", Formats.YES_NO)));
    columns.add(province(PROVINCE.column("caravan", "Caravan", Formats.YES_NO)));
    columns.add(province(PROVINCE.column("island", "Island", Formats.YES_NO)));
    columns.add(province(PROVINCE.extent()));
    columns.add(province(PROVINCE.column("tags", "Notes", Listing.tags(Choices.PROVINCE_TAGS))));
    GazetteerTables.attributes(project, Kinds.PROVINCES, Province.class)
        .forEach(column -> columns.add(province(column)));
    columns.add(province(PROVINCE.aliases()));
    columns.add(province(PROVINCE.source()));
    return Declared.in(
        project,
        new Table<>(
            Tables.PROVINCES,
            "The gazetteer by area: every province with its city.",
            "province",
            rows,
            columns));
  }

  private static Column<ProvinceRow> province(Column<Province> column) {
    return column.within(ProvinceRow.PROVINCE);
  }

  /** The name of the city: typing one founds it, emptying the cell takes it away. */
  private static Column<ProvinceRow> city() {
    return new Column<>(
        "city.name",
        "City",
        Look.TEXT,
        Optional.empty(),
        (row, _) -> Shown.words(row.city().map(City::name).orElse("")),
        Optional.of(ProvinceTable::putCity));
  }

  private static Reading<ProvinceRow> putCity(ProvinceRow row, String typed, Labels labels) {
    if (typed.isEmpty()) {
      return Reading.of(row.withCity(Optional.empty()));
    }
    if (row.city().map(city -> city.name().equals(typed)).orElse(false)) {
      return Reading.of(row);
    }
    Optional<City> elsewhere =
        labels.project().cities().stream()
            .filter(city -> city.name().equalsIgnoreCase(typed))
            .filter(city -> !city.province().equals(row.province().id()))
            .findFirst();
    if (elsewhere.isPresent()) {
      String there = labels.of(Choices.PROVINCES, elsewhere.get().province().slug());
      return Reading.not(
          String.format(
              Locale.ROOT,
              labels.say("%s lies in %s; to move it, change its province on the sheet %s."),
              typed,
              there,
              Tables.CITIES));
    }
    Lens<City, String> name = Lens.field(City.class, "name");
    return Reading.of(
        row.withCity(
            Optional.of(
                row.city()
                    .map(city -> name.with().apply(city, typed))
                    .orElseGet(() -> founded(row, typed, labels)))));
  }

  private static City founded(ProvinceRow row, String name, Labels labels) {
    return new City(
        FreshId.of(labels.project(), Kinds.CITIES, name),
        name,
        List.of(),
        row.province().id(),
        0,
        false,
        0,
        Optional.empty(),
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static <V> Column<ProvinceRow> city(String field, String title, Format<V> format) {
    Column<City> column = CITY.column(field, title, format);
    return new Column<>(
        "city." + field,
        title,
        column.look(),
        column.choices(),
        (row, labels) -> row.city().map(city -> column.show(city, labels)).orElse(Shown.nothing()),
        Optional.of((row, typed, labels) -> put(column, row, typed, labels)));
  }

  private static Reading<ProvinceRow> put(
      Column<City> column, ProvinceRow row, String typed, Labels labels) {
    if (row.city().isPresent()) {
      return column
          .put(row.city().get(), typed, labels)
          .map(city -> row.withCity(Optional.of(city)));
    }
    return typed.isEmpty()
        ? Reading.of(row)
        : Reading.not(
            labels.say(
                "The province has no city that this could be said of; type the name of the city"
                    + " into the column City, or empty this cell."));
  }
}
