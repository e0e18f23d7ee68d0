package org.groma.exporters.sheet;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * The rows of the gazetteer: a province with its first city, and a row for each further city.
 *
 * @param blank what stands between the words of a name: a blank at which it is broken, or not
 */
record ProvinceRows(
    Press press, NoteLetters notes, List<ProvinceGroup> groups, Style style, char blank) {

  /** Sizes of letters that are tried until no name needs two lines. */
  private static final double[] SIZES = {9, 8.7, 8.4, 8.1};

  private static final double MARK = 0.95;

  /** Rows in letters as large as names have room for; very long names are broken. */
  static ProvinceRows fitting(
      Press press, NoteLetters notes, List<ProvinceGroup> groups, double width) {
    for (double size : SIZES) {
      ProvinceRows rows = new ProvinceRows(press, notes, groups, Styles.BODY.sized(size), '\u00A0');
      if (rows.grid().leastWidth() <= width) {
        return rows;
      }
    }
    return new ProvinceRows(press, notes, groups, Styles.BODY.sized(SIZES[1]), ' ');
  }

  private Project project() {
    return press.project();
  }

  private boolean has(Feature feature) {
    return press.lexicon().word(feature).isPresent();
  }

  /** A column for what not every game has, with no head where this one has not. */
  private Grid.Column column(Feature feature, String head, Align align) {
    return column(has(feature) ? head : "", align, false);
  }

  Grid grid() {
    return new Grid(
        List.of(
            column("", Align.CENTRE, false),
            column(press.lexicon().noun(Kinds.PROVINCES).head(), Align.LEFT, false),
            column(Feature.INCOME, "Inc.", Align.RIGHT),
            column("City", Align.LEFT, true),
            column(Feature.WALL, "Walls", Align.RIGHT),
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
    Phrase terrain = has(Feature.TERRAIN) ? terrain(province) : Phrase.EMPTY;
    Phrase income =
        has(Feature.INCOME)
            ? Phrase.of(style, printed(province.income()) + "\u00A0")
            : Phrase.EMPTY;
    Stream<Grid.Row> first =
        Stream.of(row(terrain, name, income, cities.stream().findFirst(), signs(province)));
    Stream<Grid.Row> others =
        cities.stream()
            .skip(1)
            .map(city ->
                row(Phrase.EMPTY, Phrase.EMPTY, Phrase.EMPTY, Optional.of(city), Phrase.EMPTY));
    return Stream.concat(first, others);
  }

  private Phrase terrain(Province province) {
    return Mark.ofTerrain(province.terrain())
        .map(mark -> Phrase.EMPTY.then(style, mark, MARK))
        .orElseGet(() -> Phrase.of(Styles.NOTE, TerrainLetters.of(project(), province.terrain())));
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
    boolean levelled = !site && press.lexicon().cities().isEmpty();
    Phrase signs = Phrase.EMPTY;
    for (Mark mark : Mark.emblems(press.lexicon(), city)) {
      signs = signs.then(style, "\u00A0").then(style, mark, 0.85);
    }
    return Phrase.EMPTY
        .then(style, Mark.ofCity(city.level(), city.fortified()), 0.8)
        .then(
            site ? style.in(Typeface.ITALIC) : style, "\u00A0" + Names.of(city).replace(' ', blank))
        .then(style.in(Typeface.BOLD), levelled ? "\u00A0" + city.level() : "")
        .raised(note(), notes.of(city))
        .then(signs)
        .then(style.in(Typeface.ITALIC).in(Styles.RED), numbers(city));
  }

  /** What the game counts of a city: {@code RP 2}. */
  private String numbers(City city) {
    return Names.attributes(press, Kinds.CITIES, city.attributes()).stream()
        .map(each -> "\u00A0 " + each.replace(' ', '\u00A0'))
        .collect(Collectors.joining());
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
    return project().cities().stream()
        .filter(city -> city.province().equals(province.id()))
        .sorted(Comparator.comparingInt((City city) -> -city.level()).thenComparing(City::name))
        .toList();
  }

  private static String printed(Halves income) {
    return income.equals(Halves.ZERO) ? "–" : income.toString().replace('-', '−');
  }
}
