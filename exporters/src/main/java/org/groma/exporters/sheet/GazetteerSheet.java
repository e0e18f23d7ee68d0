package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/** The gazetteer in columns: provinces and cities by area, then sea zones and rivers, then the key. */
final class GazetteerSheet {

  private static final int COLUMNS = 2;
  private static final double MARK = 0.95;

  /** Sizes of letters that are tried until no name needs two lines. */
  private static final double[] SIZES = {9, 8.7, 8.4, 8.1};

  private final Press press;
  private final Project project;
  private final NoteLetters notes;
  private Style row = Styles.BODY;
  private char blank = '\u00A0';

  private GazetteerSheet(Press press) {
    this.press = press;
    this.project = press.project();
    this.notes = new NoteLetters(project);
  }

  static Optional<Sheet> of(Press press) {
    Project project = press.project();
    boolean nothing =
        project.provinces().isEmpty() && project.areas().isEmpty() && project.seas().isEmpty();
    return nothing ? Optional.empty() : Optional.of(new GazetteerSheet(press).sheet());
  }

  private Sheet sheet() {
    Flow flow = press.flow();
    flow.add(Headings.title("Gazetteer", contents()));
    List<ProvinceGroup> groups = ProvinceGroup.all(project);
    double width = flow.width(COLUMNS);
    Grid grid = grid(groups, width);
    flow.section(COLUMNS, grid.head(width), List.of(areas(groups, grid)));
    if (!project.seas().isEmpty() || !project.rivers().isEmpty()) {
      flow.gap(16);
      flow.section(COLUMNS, List.of(), waters());
    }
    flow.gap(14);
    flow.headed(Headings.label("Key", 0), 4, GazetteerKey.of(project, notes));
    return press.sheet("gazetteer.pdf", "Gazetteer", flow);
  }

  private String contents() {
    return Stream.of(
            count(project.provinces().size(), "province", "provinces"),
            count(project.areas().size(), "area", "areas"),
            count(project.cities().size(), "city or site", "cities and sites"),
            count(project.seas().size(), "sea zone", "sea zones"),
            count(project.rivers().size(), "river", "rivers"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> count(int number, String one, String many) {
    return number == 0 ? Optional.empty() : Optional.of(number + " " + (number == 1 ? one : many));
  }

  /** The rows of all areas in letters as large as names have room for; very long ones are broken. */
  private Grid grid(List<ProvinceGroup> groups, double width) {
    for (double size : SIZES) {
      row = Styles.BODY.sized(size);
      Grid grid = grid(groups);
      if (grid.leastWidth() <= width) {
        return grid;
      }
    }
    blank = ' ';
    return grid(groups);
  }

  private Grid grid(List<ProvinceGroup> groups) {
    List<Grid.Row> rows =
        groups.stream().flatMap(group -> group.provinces().stream()).flatMap(this::rows).toList();
    return new Grid(
        List.of(
            column("", Align.CENTRE, false),
            column("Province", Align.LEFT, false),
            column("Inc.", Align.RIGHT, false),
            column("City", Align.LEFT, true),
            column("Walls", Align.RIGHT, false),
            column("", Align.LEFT, false)),
        rows,
        3.6,
        0.4,
        Styles.HAIRLINE);
  }

  private static Grid.Column column(String head, Align align, boolean stretches) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, stretches);
  }

  /** A row for the province with its first city, and one for each further city. */
  private Stream<Grid.Row> rows(Province province) {
    List<City> cities = cities(province.id());
    Phrase name =
        Phrase.of(row, Names.of(province).replace(' ', blank))
            .raised(row.in(Typeface.ITALIC).in(Styles.RED), notes.of(province));
    Phrase terrain =
        Mark.ofTerrain(province.terrain())
            .map(mark -> Phrase.EMPTY.then(row, mark, MARK))
            .orElseGet(() -> Phrase.of(Styles.NOTE, TerrainLetters.of(project, province.terrain())));
    Phrase income = Phrase.of(row, printed(province.income()));
    Stream<Grid.Row> first =
        Stream.of(
            row(terrain, name, income, cities.stream().findFirst(), signs(province)));
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
            .map(each -> Phrase.of(row, Integer.toString(each.wall()).replace('-', '−')))
            .orElse(Phrase.EMPTY),
        city.flatMap(City::port)
            .map(_ -> Phrase.EMPTY.then(row, Mark.ANCHOR, MARK))
            .orElse(Phrase.EMPTY)
            .then(signs));
  }

  private Phrase city(City city) {
    return Phrase.EMPTY
        .then(row, Mark.ofCity(city.level(), city.fortified()), 0.8)
        .then(city.level() == 0 ? row.in(Typeface.ITALIC) : row, "\u00A0" + Names.of(city).replace(' ', blank))
        .then(row.in(Typeface.BOLD), city.level() == 0 ? "" : "\u00A0" + city.level())
        .raised(row.in(Typeface.ITALIC).in(Styles.RED), notes.of(city));
  }

  private static Phrase signs(Province province) {
    Phrase signs = Phrase.EMPTY;
    if (province.granary()) {
      signs = signs.then(row, Mark.GRANARY, MARK);
    }
    if (province.caravan()) {
      signs = signs.then(row, Mark.CARAVAN, MARK);
    }
    return signs;
  }

  private List<City> cities(ProvinceId province) {
    return project.cities().stream()
        .filter(city -> city.province().equals(province))
        .sorted(Comparator.comparingInt((City city) -> -city.level()).thenComparing(City::name))
        .toList();
  }

  private static String printed(Halves income) {
    return income.equals(Halves.ZERO) ? "–" : income.toString().replace('-', '−');
  }

  /** The rows under the headings of their areas, all in the same columns. */
  private Block areas(List<ProvinceGroup> groups, Grid grid) {
    return width -> {
      List<List<Slab>> rows = grid.rows(width);
      List<Slab> slabs = new ArrayList<>();
      int at = 0;
      for (ProvinceGroup group : groups) {
        List<Slab> head = heading(group, Phrase.EMPTY).slabs(width);
        List<Slab> again =
            heading(group, Phrase.of(Styles.NOTE, "continued")).slabs(width).stream()
                .map(slab -> slab.marked(group.name()))
                .toList();
        slabs.add(head.getFirst().marked(group.name()));
        int count = (int) group.provinces().stream().flatMap(this::rows).count();
        for (int i = 0; i < count; i++) {
          List<Slab> row = Slab.headed(again, rows.get(at++));
          boolean first = i == 0 || i == count - 2; // no row of an area stands alone
          slabs.addAll(first ? row.stream().map(Slab::kept).toList() : row);
        }
      }
      return slabs;
    };
  }

  private Block heading(ProvinceGroup group, Phrase continued) {
    Phrase name = Phrase.of(Styles.NAME, group.name());
    if (group.area().isEmpty()) {
      return Headings.band(
          name, continued, Phrase.EMPTY, press.palette().area(Optional.empty()), 7);
    }
    Area area = group.area().get();
    Phrase incomes = Phrase.EMPTY;
    if (continued.isEmpty()) {
      incomes = income(incomes, "Kingdom ", area.kingdomIncome());
      incomes = income(incomes, "Empire ", area.empireIncome());
    }
    String words =
        Stream.concat(
                Stream.of(area.status()).filter(word -> !word.isEmpty()).map(press.names()::status),
                area.religion().stream().map(press.names()::religion))
            .collect(Collectors.joining(" · "));
    return Headings.band(
        name,
        continued.isEmpty() ? incomes : continued,
        continued.isEmpty() ? Phrase.of(Styles.NOTE, words) : Phrase.EMPTY,
        press.palette().area(Optional.of(area.id())),
        7);
  }

  private static Phrase income(Phrase before, String word, Optional<Halves> income) {
    return income
        .map(gold ->
            before
                .then(Styles.NOTE, before.isEmpty() ? word : "\u00A0\u00A0\u00A0" + word)
                .then(Styles.BOLD, gold.toString()))
        .orElse(before);
  }

  private List<Block> waters() {
    List<Block> blocks = new ArrayList<>();
    if (!project.seas().isEmpty()) {
      blocks.add(Headings.label("Sea zones", 0));
      blocks.add(WaterRows.seas(press));
    }
    if (!project.rivers().isEmpty()) {
      blocks.add(Headings.label("Rivers", 10));
      blocks.add(WaterRows.rivers(press));
    }
    return blocks;
  }
}
