package org.groma.validator.gazetteer;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.EditionId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** Rows of a gazetteer for tests, with only what a test is about. */
final class Rows {

  static final Project EMPTY =
      Project.empty(new Settings("Alps", "none", Optional.empty(), List.of()));

  private Rows() {}

  static Province province(String id, String name, String... aliases) {
    return new Province(
        new ProvinceId(id),
        name,
        List.of(aliases),
        Optional.empty(),
        "",
        Halves.ZERO,
        false,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** A province of an area; its name is its id with a capital. */
  static Province province(String id, String area, String terrain, int halves) {
    return province(id, area, terrain, halves, "");
  }

  static Province province(String id, String area, String terrain, int halves, String extent) {
    return new Province(
        new ProvinceId(id),
        Character.toUpperCase(id.charAt(0)) + id.substring(1),
        List.of(),
        Optional.of(area).filter(each -> !each.isEmpty()).map(AreaId::new),
        terrain,
        new Halves(halves),
        false,
        false,
        false,
        extent,
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** A province with or without grain, caravans and a tag. */
  static Province goods(boolean granary, boolean caravan, Origins origin, String... tags) {
    return new Province(
        new ProvinceId("raetia"),
        "Raetia",
        List.of(),
        Optional.empty(),
        "",
        Halves.ZERO,
        granary,
        caravan,
        false,
        "",
        Tags.of(tags),
        Attributes.NONE,
        origin);
  }

  static Area area(String id, String name, Optional<Halves> income, Optional<String> colour) {
    return area(id, name, income, colour, "");
  }

  static Area area(String id, String name, String extent) {
    return area(id, name, Optional.empty(), Optional.empty(), extent);
  }

  static Area area(
      String id, String name, Optional<Halves> income, Optional<String> colour, String extent) {
    return new Area(
        new AreaId(id),
        name,
        List.of(),
        Optional.empty(),
        "",
        income,
        Optional.empty(),
        Optional.empty(),
        extent,
        colour,
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  static City city(
      String id, String province, int level, boolean fortified, int wall, String... tags) {
    return new City(
        new CityId(id),
        Character.toUpperCase(id.charAt(0)) + id.substring(1),
        List.of(),
        new ProvinceId(province),
        level,
        fortified,
        wall,
        Optional.empty(),
        Optional.empty(),
        Tags.of(tags),
        Attributes.NONE,
        Origins.UNSTATED);
  }

  static Project rows(Province... provinces) {
    Project project = EMPTY;
    for (Province province : provinces) {
      project = project.with(Kinds.PROVINCES, province);
    }
    return project;
  }

  static Project rows(City... cities) {
    Project project = rows(province("raetia", "Raetia"), province("noricum", "Noricum"));
    for (City city : cities) {
      project = project.with(Kinds.CITIES, city);
    }
    return project;
  }

  /** Terrains with these colours, by turns name and colour. */
  static Vocabulary terrains(String... namesAndColours) {
    Term[] terms = new Term[namesAndColours.length / 2];
    for (int i = 0; i < terms.length; i++) {
      String name = namesAndColours[2 * i];
      terms[i] = new Term(name, name, Optional.of(namesAndColours[2 * i + 1]), false);
    }
    return new Vocabulary(
        Arrays.asList(terms),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** A table about provinces. */
  static SourceTable table(String name, SourceTable.Row... rows) {
    return new SourceTable(
        new EditionId("first"), name, name, Optional.of("province"), List.of(rows));
  }

  /** A printed row about an entry: columns and cells by turns. */
  static SourceTable.Row row(String of, String... cells) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < cells.length; i += 2) {
      map.put(cells[i], cells[i + 1]);
    }
    return new SourceTable.Row("I.A", Optional.of(of).filter(each -> !each.isEmpty()), map);
  }
}
