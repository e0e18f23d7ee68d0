package org.groma.exporters.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Lexicon;
import org.groma.model.project.Project;

/**
 * Leaves out of a table what the game of its project does not have, and calls the rest what its
 * players call it.
 */
final class Declared {

  /** Columns that show a feature, by their keys. */
  private static final Map<String, Feature> NAMED =
      Map.ofEntries(
          Map.entry("terrain", Feature.TERRAIN),
          Map.entry("income", Feature.INCOME),
          Map.entry("granary", Feature.GRANARY),
          Map.entry("caravan", Feature.CARAVAN),
          Map.entry("wall", Feature.WALL),
          Map.entry("city.wall", Feature.WALL),
          Map.entry("kingdomIncome", Feature.KINGDOM_INCOME),
          Map.entry("empireIncome", Feature.EMPIRE_INCOME),
          Map.entry("monopoly", Feature.MONOPOLY),
          Map.entry("religion", Feature.RELIGION),
          Map.entry("family", Feature.FAMILY),
          Map.entry("age", Feature.AGE),
          Map.entry("treasury", Feature.TREASURY),
          Map.entry("seat", Feature.SEAT));

  /** Columns with titles of their own that mean nothing without a feature. */
  private static final Map<String, Feature> DEPENDENT =
      Map.of(
          "sum", Feature.INCOME,
          "sum.own", Feature.INCOME,
          "sum.difference", Feature.KINGDOM_INCOME,
          "arrives", Feature.LIFETIME,
          "leaves", Feature.LIFETIME);

  private Declared() {}

  static <R> Table<R> in(Project project, Table<R> table) {
    Lexicon lexicon = Rulesets.lexicon(project);
    List<Column<R>> columns =
        table.columns().stream().flatMap(column -> column(column, lexicon)).toList();
    return new Table<>(
        lexicon.say(table.name()),
        lexicon.say(table.purpose()),
        lexicon.say(table.one()),
        table.rows(),
        columns);
  }

  private static <R> Stream<Column<R>> column(Column<R> column, Lexicon lexicon) {
    Feature named = NAMED.get(column.key());
    if (named != null) {
      Optional<String> word = lexicon.word(named);
      return word.map(column::titled).stream();
    }
    Feature needed = DEPENDENT.get(column.key());
    return needed == null || lexicon.word(needed).isPresent() ? Stream.of(column) : Stream.empty();
  }
}
