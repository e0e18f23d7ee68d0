package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.model.value.Slug;

/**
 * The table of attitudes and the itineraries as they are printed, {@code 9 Antioche → Alexandria
 * ^a}, against the tables that the game is played by.
 */
record PrintedAttitudes(
    Ground ground, SourceTable printed, Consumer<Objection> out, Inspection about) {

  private static final Map<String, String> COLUMNS =
      Map.of(
          "neutrality", "neutral",
          "piracy", "piracy",
          "raid1", "raid-1",
          "raid2", "raid-2",
          "invasion1", "invasion-1",
          "invasion2", "invasion-2");

  void look() {
    for (int i = 0; i < printed.rows().size(); i++) {
      SourceTable.Row row = printed.rows().get(i);
      int at = i;
      row.of()
          .flatMap(nation -> ground.table(Way.ATTITUDES + nation))
          .ifPresent(table ->
              COLUMNS.forEach((name, column) -> {
                String cell = row.cells().getOrDefault(name, "");
                if (!cell.isEmpty()) {
                  cell(table, column, cell, "rows[" + at + "].cells." + name);
                }
              }));
    }
  }

  /** A cell names the rolls of its rows, and the first and the last city of their ways. */
  private void cell(RuleTable table, String column, String cell, String path) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < table.rows().size(); row++) {
      if (table.rows().get(row).cells().get("column") instanceof Datum.Text(String text)
          && text.equals(column)) {
        rows.add(row);
      }
    }
    if (rows.isEmpty() != cell.equals("-")) {
      object(cell, "the table " + table.name() + (rows.isEmpty() ? " has none" : " has one"), path);
      return;
    }
    for (int row : rows) {
      String key = table.rows().get(row).key();
      boolean isOfTheHouse =
          table.rows().get(row).origin().map(said -> said.section().isEmpty()).orElse(false);
      String roll = key.endsWith("-") ? "1-" + key.substring(0, key.length() - 1) : key;
      if (!isOfTheHouse && !hasRoll(cell, roll)) {
        object(cell, "the table " + table.name() + " has it on " + roll, path);
      }
      for (String city : ends(table, row)) {
        if (names(city).noneMatch(name -> has(cell, name))) {
          object(cell, "the table " + table.name() + " has " + city + " on " + roll, path);
        }
      }
    }
  }

  private static boolean hasRoll(String cell, String roll) {
    return Stream.of(cell.split("[ :*]+", -1)).anyMatch(roll::equals);
  }

  private static boolean has(String cell, String name) {
    return ("-" + Slug.of(cell) + "-").contains("-" + Slug.of(name) + "-");
  }

  private List<String> ends(RuleTable table, int row) {
    List<String> way =
        Way.letter(table, row)
            .flatMap(letter -> Way.itinerary(ground, letter))
            .map(Way::cities)
            .orElseGet(() -> Way.in(table, row).cities());
    return way.isEmpty() ? List.of() : Stream.of(way.getFirst(), way.getLast()).distinct().toList();
  }

  /** What a city space may be called in print; two of one name differ by a second word. */
  private Stream<String> names(String id) {
    Optional<City> city = ground.project().cities().find(id);
    return Stream.concat(
        Stream.of(id, id.split("-", 2)[0]),
        city.stream()
            .flatMap(each -> Stream.concat(Stream.of(each.name()), each.aliases().stream())));
  }

  /** Each letter once, with the cities of its way in their order. */
  void itineraries() {
    Set<String> letters = new HashSet<>();
    for (int i = 0; i < printed.rows().size(); i++) {
      Map<String, String> cells = printed.rows().get(i).cells();
      String letter = cells.getOrDefault("letter", "");
      String path = "rows[" + i + "].cells";
      if (!letters.add(letter)) {
        object(letter, "that letter is printed once", path + ".letter");
      }
      Optional<Way> way = Way.itinerary(ground, letter);
      List<String> cities = List.of(cells.getOrDefault("path", "").split(" *→ *", -1));
      boolean isSame =
          way.isPresent()
              && way.get().cities().size() == cities.size()
              && Stream.iterate(0, each -> each < cities.size(), each -> each + 1)
                  .allMatch(each ->
                      names(way.get().cities().get(each))
                          .anyMatch(name -> Slug.of(name).equals(Slug.of(cities.get(each)))));
      if (!isSame) {
        object(
            letter + " " + cells.getOrDefault("path", ""),
            "the table itineraries has "
                + way.map(each -> String.join(", ", each.cities())).orElse("none of that letter"),
            path + ".path");
      }
    }
    ground
        .project()
        .get(Kinds.TABLES)
        .find(Way.ITINERARIES)
        .ifPresent(table ->
            table.rows().stream()
                .filter(row -> !letters.contains(row.key()))
                .forEach(row -> object(row.key(), "that letter is not transcribed", "rows")));
  }

  private void object(String cell, String problem, String path) {
    out.accept(
        Objection.of(
            about,
            String.format(
                Locale.ROOT, "The list %s says '%s', and %s.", printed.id(), cell, problem),
            path,
            "source-table:" + printed.id()));
  }
}
