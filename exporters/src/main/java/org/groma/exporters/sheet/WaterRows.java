package org.groma.exporters.sheet;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.value.Halves;

/** The tables of sea zones and rivers. */
final class WaterRows {

  private WaterRows() {}

  static Block seas(Press press) {
    List<Grid.Row> rows =
        press.project().seas().stream()
            .sorted(Comparator.comparing(Sea::name).thenComparing(Sea::id))
            .map(sea ->
                Grid.Row.of(
                    Phrase.of(Styles.BODY, Names.of(sea)),
                    Phrase.of(
                        Styles.BODY,
                        sea.monopoly().equals(Halves.ZERO) ? "–" : sea.monopoly().toString()),
                    Phrase.of(Styles.BODY, ports(press, sea))))
            .toList();
    return table("Sea zone", "Monopoly", "Ports", rows);
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
    return new Grid(
        List.of(
            new Grid.Column(Phrase.of(Styles.HEAD, "River"), Align.LEFT, false),
            new Grid.Column(Phrase.of(Styles.HEAD, "Areas"), Align.LEFT, true)),
        rows,
        10,
        0.4,
        Styles.HAIRLINE);
  }

  private static Grid table(String first, String second, String third, List<Grid.Row> rows) {
    return new Grid(
        List.of(
            new Grid.Column(Phrase.of(Styles.HEAD, first), Align.LEFT, false),
            new Grid.Column(Phrase.of(Styles.HEAD, second), Align.CENTRE, false),
            new Grid.Column(Phrase.of(Styles.HEAD, third), Align.LEFT, true)),
        rows,
        10,
        0.4,
        Styles.HAIRLINE);
  }
}
