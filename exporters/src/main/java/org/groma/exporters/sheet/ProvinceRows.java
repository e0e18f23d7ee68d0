package org.groma.exporters.sheet;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * The rows of the gazetteer: a province with its first city, and a row for each further city.
 *
 * @param blank what stands between the words of a name: a blank at which it is broken, or not
 */
record ProvinceRows(
    Project project, NoteLetters notes, List<ProvinceGroup> groups, Style style, char blank) {

  /** Sizes of letters that are tried until no name needs two lines. */
  private static final double[] SIZES = {9, 8.7, 8.4, 8.1};

  private static final double MARK = 0.95;

  /** Rows in letters as large as names have room for; very long names are broken. */
  static ProvinceRows fitting(
      Project project, NoteLetters notes, List<ProvinceGroup> groups, double width) {
    for (double size : SIZES) {
      ProvinceRows rows =
          new ProvinceRows(project, notes, groups, Styles.BODY.sized(size), '\u00A0');
      if (rows.grid().leastWidth() <= width) {
        return rows;
      }
    }
    return new ProvinceRows(project, notes, groups, Styles.BODY.sized(SIZES[1]), ' ');
  }

  Grid grid() {
    return new Grid(
        List.of(
            column("", Align.CENTRE, false),
            column("Province", Align.LEFT, false),
            column("Inc.", Align.RIGHT, false),
            column("City", Align.LEFT, true),
            column("Walls", Align.RIGHT, false),
            column("", Align.LEFT, false)),
        groups.stream().flatMap(group -> group.provinces().stream()).flatMap(this::rows).toList(),
        3.6,
        0.4,
        Styles.HAIRLINE);
  }

  /** How many rows an area has. */
  int count(ProvinceGroup group) {
    return group.provinces().stream()
        .mapToInt(province -> Math.max(1, cities(province).size()))
        .sum();
  }

  private static Grid.Column column(String head, Align align, boolean stretches) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, stretches);
  }

  private Stream<Grid.Row> rows(Province province) {
    List<City> cities = cities(province);
    Phrase name =
        Phrase.of(style, Names.of(province).replace(' ', blank)).raised(note(), notes.of(province));
    Phrase terrain =
        Mark.ofTerrain(province.terrain())
            .map(mark -> Phrase.EMPTY.then(style, mark, MARK))
            .orElseGet(
                () -> Phrase.of(Styles.NOTE, TerrainLetters.of(project, province.terrain())));
    Phrase income = Phrase.of(style, printed(province.income()) + "\u00A0");
    Stream<Grid.Row> first =
        Stream.of(row(terrain, name, income, cities.stream().findFirst(), signs(province)));
    Stream<Grid.Row> others =
        cities.stream()
            .skip(1)
            .map(city ->
                row(Phrase.EMPTY, Phrase.EMPTY, Phrase.EMPTY, Optional.of(city), Phrase.EMPTY));
    return Stream.concat(first, others);
  }

  private Grid.Row row(
      Phrase terrain, Phrase name, Phrase income, Optional<City> city, Phrase signs) {
    return Grid.Row.of(
        terrain,
        name,
        income,
        city.map(this::city).orElse(Phrase.EMPTY),
        city.filter(each -> each.wall() != 0)
            .map(each -> Phrase.of(style, Integer.toString(each.wall()).replace('-', '−')))
            .orElse(Phrase.EMPTY),
        city.flatMap(City::port)
            .map(_ -> Phrase.EMPTY.then(style, Mark.ANCHOR, MARK))
            .orElse(Phrase.EMPTY)
            .then(signs));
  }

  /** A city; the site of one that is not built yet is in italics. */
  private Phrase city(City city) {
    boolean site = city.level() == 0;
    return Phrase.EMPTY
        .then(style, Mark.ofCity(city.level(), city.fortified()), 0.8)
        .then(
            site ? style.in(Typeface.ITALIC) : style, "\u00A0" + Names.of(city).replace(' ', blank))
        .then(style.in(Typeface.BOLD), site ? "" : "\u00A0" + city.level())
        .raised(note(), notes.of(city));
  }

  private Style note() {
    return style.in(Typeface.ITALIC).in(Styles.RED);
  }

  private Phrase signs(Province province) {
    Phrase granary =
        province.granary() ? Phrase.EMPTY.then(style, Mark.GRANARY, MARK) : Phrase.EMPTY;
    return province.caravan() ? granary.then(style, Mark.CARAVAN, MARK) : granary;
  }

  private List<City> cities(Province province) {
    return project.cities().stream()
        .filter(city -> city.province().equals(province.id()))
        .sorted(Comparator.comparingInt((City city) -> -city.level()).thenComparing(City::name))
        .toList();
  }

  private static String printed(Halves income) {
    return income.equals(Halves.ZERO) ? "–" : income.toString().replace('-', '−');
  }
}
