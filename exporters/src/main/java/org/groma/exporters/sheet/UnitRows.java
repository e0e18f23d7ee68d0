package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Vocabulary;
import org.groma.model.value.Datum;

/** The types of units: category, traits, prices by the status of the buyer, values. */
final class UnitRows {

  private UnitRows() {}

  static Block of(Press press) {
    List<UnitType> units =
        press.project().get(Kinds.UNITS).stream()
            .sorted(Comparator.comparing(UnitType::name).thenComparing(UnitType::id))
            .toList();
    TreeSet<String> buyers = new TreeSet<>();
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (UnitType unit : units) {
      buyers.addAll(unit.cost().keySet());
      unit.attributes()
          .byName()
          .forEach((name, value) -> {
            if (value instanceof Datum.Amount) {
              counts.merge(name, 1, Integer::sum);
            }
          });
    }
    // what few units have is told in words, so that the table stays readable
    List<String> values =
        counts.keySet().stream().filter(name -> counts.get(name) * 2 > units.size()).toList();
    List<Grid.Column> columns = new ArrayList<>();
    columns.add(column("Unit", Align.LEFT));
    columns.add(column("Category", Align.LEFT));
    columns.add(column("Traits", Align.LEFT));
    buyers.forEach(
        buyer -> columns.add(column(press.names().status(buyer) + " price", Align.CENTRE)));
    values.forEach(
        value -> columns.add(column(Wording.capital(Wording.words(value)), Align.CENTRE)));
    columns.add(new Grid.Column(Phrase.EMPTY, Align.LEFT, true));
    List<Grid.Row> rows =
        units.stream().map(unit -> row(press, unit, List.copyOf(buyers), values)).toList();
    return new Grid(columns, rows, 8, 0.5, Styles.HAIRLINE);
  }

  private static Grid.Column column(String head, Align align) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, false);
  }

  private static Grid.Row row(
      Press press, UnitType unit, List<String> buyers, List<String> values) {
    Vocabulary words = press.project().vocabulary();
    List<Phrase> cells = new ArrayList<>();
    cells.add(
        Phrase.of(Styles.BODY, Names.unbroken(Names.of(unit)))
            .then(Styles.BODY, ChartBlocks.mark(unit.origin().whole())));
    cells.add(text(Names.term(words.unitCategories(), unit.category())));
    cells.add(
        text(
            unit.traits().words().stream()
                .map(trait -> Names.term(words.unitTraits(), trait))
                .collect(Collectors.joining(", "))));
    for (String buyer : buyers) {
      boolean known = unit.cost().containsKey(buyer);
      cells.add(
          known
              ? text(unit.cost().get(buyer).toString())
                  .then(Styles.BODY, ChartBlocks.mark(unit.origin().of("cost")))
              : Phrase.EMPTY);
    }
    for (String value : values) {
      cells.add(
          text(
              unit.attributes()
                  .get(value)
                  .filter(Datum.Amount.class::isInstance)
                  .map(datum -> new Wording(press.names()).datum(datum))
                  .orElse("")));
    }
    cells.add(
        Phrase.of(
            Styles.NOTE,
            unit.attributes().byName().entrySet().stream()
                .filter(each -> !values.contains(each.getKey()))
                .map(each ->
                    Wording.words(each.getKey())
                        + " "
                        + new Wording(press.names()).datum(each.getValue()))
                .collect(Collectors.joining("; "))));
    return new Grid.Row(cells);
  }

  private static Phrase text(String text) {
    return Phrase.of(Styles.BODY, text);
  }
}
