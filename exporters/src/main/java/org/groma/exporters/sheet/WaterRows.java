package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Named;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.project.Kinds;
import org.groma.model.value.Halves;

/** The tables of sea zones and rivers. */
final class WaterRows {

  private WaterRows() {}

  static Block seas(Press press) {
    boolean monopolies = press.lexicon().word(Feature.MONOPOLY).isPresent();
    List<Named> numbers = press.lexicon().attributes(Kinds.SEAS);
    List<Grid.Column> columns = new ArrayList<>();
    columns.add(column(press.lexicon().noun(Kinds.SEAS).head(), Align.LEFT, false));
    if (monopolies) {
      columns.add(column("Monopoly", Align.CENTRE, false));
    }
    numbers.forEach(named -> columns.add(column(named.name(), Align.CENTRE, false)));
    columns.add(column("Ports", Align.LEFT, true));
    List<Grid.Row> rows =
        press.project().seas().stream()
            .sorted(Comparator.comparing(Sea::name).thenComparing(Sea::id))
            .map(sea -> {
              List<Phrase> cells = new ArrayList<>();
              cells.add(Phrase.of(Styles.BODY, Names.of(sea)));
              if (monopolies) {
                String monopoly =
                    sea.monopoly().equals(Halves.ZERO) ? "–" : sea.monopoly().toString();
                cells.add(Phrase.of(Styles.BODY, monopoly));
              }
              numbers.forEach(named ->
                  cells.add(
                      Phrase.of(
                          Styles.BODY,
                          sea.attributes()
                              .get(named.id())
                              .map(new Wording(press.names())::datum)
                              .orElse("–"))));
              cells.add(Phrase.of(Styles.BODY, ports(press, sea)));
              return new Grid.Row(cells);
            })
            .toList();
    return table(columns, rows);
  }

  private static String ports(Press press, Sea sea) {
    return press.project().cities().stream()
        .filter(city -> city.port().equals(java.util.Optional.of(sea.id())))
        .map(City::name)
        .sorted()
        .collect(Collectors.joining(", "));
  }

  static Block rivers(Press press) {
    List<Grid.Row> rows =
        press.project().rivers().stream()
            .sorted(Comparator.comparing(River::name).thenComparing(River::id))
            .map(river ->
                Grid.Row.of(
                    Phrase.of(Styles.BODY, Names.of(river)),
                    Phrase.of(
                        Styles.BODY,
                        river.areas().stream()
                            .map(press.names()::area)
                            .collect(Collectors.joining(", ")))))
            .toList();
    return table(
        List.of(
            column("River", Align.LEFT, false),
            column(press.lexicon().noun(Kinds.AREAS).heads(), Align.LEFT, true)),
        rows);
  }

  private static Grid.Column column(String head, Align align, boolean stretches) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, stretches);
  }

  private static Grid table(List<Grid.Column> columns, List<Grid.Row> rows) {
    return new Grid(columns, rows, 10, 0.4, Styles.HAIRLINE);
  }
}
