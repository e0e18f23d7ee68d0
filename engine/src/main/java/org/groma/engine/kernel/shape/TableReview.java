package org.groma.engine.kernel.shape;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.kernel.shape.DatumReview.Misfit;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.store.json.JsonPath;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Slug;

/** Holds a table against its shape: its die, its rows, its cells and what must hold among them. */
final class TableReview {

  private final Project project;
  private final DatumReview data;

  TableReview(Project project) {
    this.project = project;
    this.data = new DatumReview(project);
  }

  void look(RuleTable table, TableShape shape, Consumer<Misfit> out) {
    data.fields(
        shape.attributes(), table.attributes().byName(), JsonPath.ROOT.field("attributes"), out);
    columns(table, shape, out);
    keys(table, shape, out);
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      if (!(shape.key() instanceof TableKey.Named) || shape.named(row.key()).isPresent()) {
        data.fields(shape.cells(row.key()), row.cells(), at(i).field("cells"), out);
      }
    }
    new TableLaws(table, shape, out).look();
  }

  static JsonPath at(int row) {
    return JsonPath.ROOT.field("rows").item(row);
  }

  private static void columns(RuleTable table, TableShape shape, Consumer<Misfit> out) {
    List<String> known = shape.columnNames();
    for (int i = 0; i < table.columns().size(); i++) {
      String column = table.columns().get(i);
      if (!known.contains(column)) {
        out.accept(
            new Misfit(
                ShapeInspections.UNKNOWN_FIELD,
                JsonPath.ROOT.field("columns").item(i),
                "the rules read no column '"
                    + column
                    + "'"
                    + DatumReview.ending(NearestWord.to(column, known))));
      }
    }
    shape.columns().stream()
        .map(OpenField::name)
        .filter(name -> !table.columns().contains(name))
        .filter(name -> OpenField.find(shape.columns(), name).orElseThrow().needed())
        .forEach(name ->
            out.accept(
                new Misfit(
                    ShapeInspections.MISSING_FIELD,
                    JsonPath.ROOT.field("columns"),
                    "the column '" + name + "' is missing.")));
  }

  private void keys(RuleTable table, TableShape shape, Consumer<Misfit> out) {
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      int index = i;
      if (IntStream.range(0, i).anyMatch(each -> table.rows().get(each).key().equals(key))) {
        rows(at(index), "it has two rows '" + key + "'.", out);
      }
    }
    switch (shape.key()) {
      case TableKey.Named() -> words(table, shape, names(shape), List.of(), out);
      case TableKey.Rolled rolled -> rolls(table, rolled, out);
      case TableKey.Counted(int first, int last) ->
          words(
              table,
              shape,
              IntStream.rangeClosed(first, last).mapToObj(String::valueOf).toList(),
              List.of(),
              out);
      case TableKey.Listed(var kind, boolean every, var others) -> {
        List<String> ids = project.get(kind).stream().map(each -> each.id().slug()).toList();
        List<String> more = new ArrayList<>(others);
        project.get(kind).forEach(each -> more.add(Slug.of(each.name())));
        more.addAll(shape.rows().stream().map(TableShape.RowShape::key).toList());
        words(table, shape, every ? ids : List.of(), every ? more : both(ids, more), out);
      }
      case TableKey.Termed(var list) ->
          words(
              table,
              shape,
              list.terms(project.vocabulary()).stream().map(Term::word).toList(),
              List.of(),
              out);
      case TableKey.Typed(var type) -> {
        for (int i = 0; i < table.rows().size(); i++) {
          data.look(type, new Datum.Text(table.rows().get(i).key()), at(i).field("key"), out);
        }
      }
    }
  }

  private static List<String> names(TableShape shape) {
    return shape.rows().stream()
        .filter(TableShape.RowShape::needed)
        .map(TableShape.RowShape::key)
        .toList();
  }

  private static List<String> both(List<String> some, List<String> others) {
    List<String> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  /** Every needed word has a row, and every row one of the words. */
  private static void words(
      RuleTable table,
      TableShape shape,
      List<String> needed,
      List<String> allowed,
      Consumer<Misfit> out) {
    List<String> keys = table.rows().stream().map(RuleTable.Row::key).toList();
    List<String> missing =
        new ArrayList<>(needed.stream().filter(word -> !keys.contains(word)).toList());
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      if (needed.contains(key) || allowed.contains(key) || shape.named(key).isPresent()) {
        continue;
      }
      Optional<String> meant =
          NearestWord.to(key, missing).or(() -> NearestWord.to(key, both(needed, allowed)));
      meant.ifPresent(missing::remove);
      rows(
          at(i).field("key"),
          "the rules look for no row '" + key + "'" + DatumReview.ending(meant),
          out);
    }
    for (String word : missing) {
      rows(JsonPath.ROOT.field("rows"), "it has no row '" + word + "'.", out);
    }
  }

  private static void rows(JsonPath path, String problem, Consumer<Misfit> out) {
    out.accept(new Misfit(ShapeInspections.TABLE_ROWS, path, problem));
  }

  /** Bands without gap or overlap over all that can come up. */
  private static void rolls(RuleTable table, TableKey.Rolled rolled, Consumer<Misfit> out) {
    if (!rolled.die().isEmpty() && table.die().filter(rolled.die()::equals).isEmpty()) {
      misrolled(
          JsonPath.ROOT.field("die"),
          String.format(
              Locale.ROOT,
              "it is rolled with %s, and says %s.",
              rolled.die(),
              table.die().orElse("nothing of a die")),
          out);
    }
    record Keyed(int row, Bands.Band band) {}
    List<Keyed> bands = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      Optional<Bands.Band> band = Bands.Band.parse(key);
      if (band.isEmpty() || band.get().from() > band.get().to()) {
        misrolled(at(i).field("key"), "'" + key + "' is no roll; write 7, 8-9, 4- or 12+.", out);
        return; // what is missing then says nothing new
      }
      bands.add(new Keyed(i, band.get()));
    }
    bands.sort(Comparator.comparingInt(each -> each.band().from()));
    long next = rolled.least();
    for (Keyed each : bands) {
      JsonPath key = at(each.row()).field("key");
      if (each.band().from() > next) {
        misrolled(key, "it has no row for " + span(next, each.band().from() - 1L) + ".", out);
      } else if (each.band().from() < next && next > rolled.least()) {
        misrolled(key, "two rows answer a roll of " + each.band().from() + ".", out);
      }
      boolean isBeyond =
          (each.band().to() != Integer.MAX_VALUE && each.band().to() > rolled.most())
              || (each.band().from() != Integer.MIN_VALUE && each.band().from() < rolled.least())
              || each.band().from() > rolled.most()
              || each.band().to() < rolled.least();
      if (isBeyond) {
        misrolled(
            key,
            String.format(
                Locale.ROOT,
                "'%s' can never come up: rolls go from %d to %d.",
                table.rows().get(each.row()).key(),
                rolled.least(),
                rolled.most()),
            out);
      }
      next = Math.max(next, each.band().to() + 1L);
    }
    if (next <= rolled.most()) {
      misrolled(
          JsonPath.ROOT.field("rows"), "it has no row for " + span(next, rolled.most()) + ".", out);
    }
  }

  private static String span(long from, long to) {
    return from == to ? "a roll of " + from : "rolls of " + from + " to " + to;
  }

  private static void misrolled(JsonPath path, String problem, Consumer<Misfit> out) {
    out.accept(new Misfit(ShapeInspections.TABLE_ROLLS, path, problem));
  }

  /** The number in a cell, if it is one. */
  static Optional<BigDecimal> number(RuleTable.Row row, String column) {
    return row.cells().get(column) instanceof Datum.Amount(BigDecimal number)
        ? Optional.of(number)
        : Optional.empty();
  }
}
