package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * A path of city spaces, as a row of a table writes it.
 *
 * @param row the number of the row
 * @param cities the ids of the city spaces, in their order
 */
record Way(RuleTable table, int row, List<String> cities) {

  /** How the ids of tables of attitudes begin; that of the nation follows. */
  static final String ATTITUDES = "attitudes-";

  static final String ITINERARIES = "itineraries";

  Way {
    cities = List.copyOf(cities);
  }

  /** All that are written in the itineraries and in the tables of attitudes. */
  static List<Way> all(Ground ground) {
    List<Way> ways = new ArrayList<>();
    Stream.concat(Stream.of(ITINERARIES), ground.folks().map(folk -> ATTITUDES + folk.id()))
        .flatMap(id -> ground.table(id).stream())
        .forEach(table -> {
          for (int row = 0; row < table.rows().size(); row++) {
            ways.add(in(table, row));
          }
        });
    return List.copyOf(ways);
  }

  /** The itinerary of a letter. */
  static Optional<Way> itinerary(Ground ground, String letter) {
    return ground
        .table(ITINERARIES)
        .flatMap(table ->
            table.rows().stream()
                .filter(row -> row.key().equals(letter))
                .findFirst()
                .map(row -> in(table, table.rows().indexOf(row))));
  }

  /** The letter of the itinerary that a row of attitudes names. */
  static Optional<String> letter(RuleTable table, int row) {
    return table.rows().get(row).cells().get("itinerary") instanceof Datum.Text(String letter)
        ? Optional.of(letter)
        : Optional.empty();
  }

  /** What a row itself writes; without cities if it writes none. */
  static Way in(RuleTable table, int row) {
    return new Way(
        table,
        row,
        table.rows().get(row).cells().get("path") instanceof Datum.Items(List<Datum> items)
            ? items.stream()
                .map(item -> item instanceof Datum.Text(String text) ? text : "")
                .toList()
            : List.of());
  }

  String key() {
    return table.rows().get(row).key();
  }

  /** The path of a value in the file of the table. */
  String field(int city) {
    return "rows[" + row + "].cells.path[" + city + "]";
  }
}
